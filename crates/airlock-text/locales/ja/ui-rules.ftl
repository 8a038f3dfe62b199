# How to play, and the reference.

ui-how = 遊び方
ui-how-about = 5分で読めます。あとは卓がたずね、できることを示します。

# What stands in [brackets] is drawn bold, as a key or as a link.

ui-how-goal = どんなゲームか
ui-how-goal-text = [ジャンプ距離{ $distance }]に達するまで、船団を生き延びさせます。その次のジャンプで勝利です。何人かはサイロンで、船団の敗北を望んでいます。分かるのは自分のカードだけで、折り返し地点でさらに配られます。
ui-how-lost = 人類の敗北条件
ui-how-lost-dial = リソースが0
ui-how-lost-dial-text = 手番の終了時に、燃料、食料、士気、人口のどれか
ui-how-lost-damage = 区画{ $rooms }か所の損傷
ui-how-lost-damage-text = ギャラクティカで同時に
ui-how-lost-boarded = センチュリオンが到達
ui-how-lost-boarded-text = 乗艦部隊トラックの最後のマスに

ui-how-turn = 自分の手番
ui-how-step-skills = スキル
ui-how-step-skills-text = シートに書かれたカードを引きます。たいてい{ $cards }枚です。
ui-how-step-move = 移動
ui-how-step-move-text = 好きな区画に行けます。他の船へ行くにはカードが1枚必要です。または、バイパーで隣の宙域に飛びます。
ui-how-step-action = アクション
ui-how-step-action-text = 区画、カード、能力、バイパーのうち1つです。
ui-how-step-crisis = クライシス
ui-how-step-crisis-text = クライシスを公開します。チェックか、選択か、攻撃です。
ui-how-step-cylons = サイロン
ui-how-step-cylons-text = アイコンで、どのサイロン艦が行動するかが決まります。
ui-how-step-jump = ジャンプ
ui-how-step-jump-text = ジャンプ準備アイコンがあれば、トラックを1マス進めます。
ui-how-turn-end = 各手番の終了時、全員がスキルカードを{ $limit }枚になるまで捨て札にします。
ui-how-turn-more = [手番の流れを詳しく]

ui-how-check = スキルチェック
ui-how-check-needs = [{ $needed }]以上でパス
ui-how-check-sum = { $by }足りず失敗
ui-how-check-text = 全員が順に1度だけ、裏向きでカードを加えます。宿命デッキからも{ $destiny }枚が裏向きで加わります。シャッフルして公開し、示されたスキルタイプはプラス、他はすべてマイナスです。だから、誰が妨げたかは分かりません。

ui-how-skills = スキルタイプ
ui-how-politics = カードを引く、チェックを表向きに
ui-how-leadership = 他の人への命令、チェックを容易に
ui-how-tactics = 偵察、ダイスの補助
ui-how-piloting = 連続攻撃、回避
ui-how-engineering = 区画とバイパーの修理
ui-how-treachery = 妨害が多く、助けは少し

ui-how-ships = リソース、航宙艦、ジャンプ
ui-how-dials = リソース
ui-how-dials-text = クライシス、船の喪失、ジャンプで減ります。{ $reds }でレッドゾーンです。
ui-how-red = { $resource }{ $red }
ui-how-reds-join = { $first }、{ $last }
ui-how-battle = サイロン艦
ui-how-battle-text = クライシスにアイコンがあると行動します。レイダーはバイパー、次に民間船を攻撃し、ベーススターはギャラクティカを攻撃し、ヘビーレイダーはセンチュリオンを送り込みます。バイパー、「司令部」、「兵器のコントロール」から反撃します。
ui-how-jump = ジャンプ
ui-how-jump-text = 敵をすべて振り切ります。トラックの終わりで自動的に起こります。トラックが{ $spaces }マス進めば「FTLドライブ」からもジャンプできますが、人口を最大{ $worst }失うことがあります。

ui-how-secret = 秘密
ui-how-secret-text = 全員が忠誠カードを持ちます。サイロンのカードが1枚でもあれば、あなたはサイロンです。[ジャンプ距離{ $distance }]で、全員にもう1枚配られます。
ui-how-reveal = サイロンは、気づかれずにチェックや計画を妨げることも、アクションで正体を開示することもできます。開示するとカードの効果が船団を襲い、以後はサイロン区画から行動します。

ui-how-titles = 称号と営倉
ui-how-admiral = 目的地を選び、核兵器を持つ
ui-how-president = 治安判事カードを持つ
ui-how-brig = 移動できず、チェックには1枚、クライシスなし。チェックで出られます
ui-how-sickbay = スキル獲得ステップは1枚。移動で出られます

ui-how-say = 話してよいこと
ui-how-say-text = 伏せたカードの事実以外なら、何を話してもかまいません。「少し力になれます」はよいですが、数やカード名は言えません。嘘をついてもかまいません。
ui-how-stuck = 困ったら、卓のどこでも[?]を押してください。できないことには理由が表示されます。

ui-how-pegasus = ペガサスを使う場合
ui-how-pegasus-ship = バトルスター・ペガサス
ui-how-pegasus-ship-text = が同行します。区画が4つ増え、ギャラクティカの代わりにダメージを受けられます。失っても敗北にはなりません。
ui-how-pegasus-reckless = 裏切りと無謀
ui-how-pegasus-reckless-text = 裏切りカードはほとんどのチェックでマイナスで、テキストを使えるのはサイロンだけです。無謀カードはその場でチェックを助けますが、加えられた裏切りカードの能力を発動させます。
ui-how-pegasus-move = 移動能力
ui-how-pegasus-move-text = は、移動ステップに移動の代わりとして使います。
ui-how-pegasus-execution = 処刑
ui-how-pegasus-execution-text = によって、その人の正体が明らかになります。サイロンなら「復活船」から続け、人類なら士気を1失い、新しいキャラクターで戻ります。
ui-how-pegasus-leader = サイロン・リーダー
ui-how-pegasus-leader-text = { $least }〜{ $most }人のゲームでは、1人がサイロン・リーダーになれます。正体の知られたサイロンで、秘密のアジェンダを持ちます。勝敗はそれだけで決まり、人類として船団に潜入することもできます。
ui-how-pegasus-new-caprica = ニュー・カプリカ
ui-how-pegasus-new-caprica-text = ジャンプ距離{ $distance }で船団は惑星に入植し、サイロンに占領されます。船を準備し、ギャラクティカが戻るまで持ちこたえて脱出させ、最後に艦長がジャンプします。残された船と人は失われます。

ui-how-daybreak = デイブレイクを使う場合
ui-how-daybreak-mutiny = 反乱カード
ui-how-daybreak-mutiny-text = は、代償を伴う強力なアクションです。おもに、裏切りを捨て札にしたときや、指名されたときに引きます。秘密のまま{ $limit }枚まで持て、それを超えると「営倉」に送られて捨て札にします。反乱者は、そのカードが配られるとすぐに開示されてすべての称号を失いますが、{ $mutineer }枚まで持てます。
ui-how-daybreak-miracle = 奇跡トークン
ui-how-daybreak-miracle-text = で、シートの「ゲーム中1回」の能力を使います。{ $limit }個から始め、それより多くは持てません。新しく獲得すれば、もう一度使えます。
ui-how-daybreak-treachery = スキルチェック能力
ui-how-daybreak-treachery-text = は、チェックでそのカードが公開されたときに発動します。誰が加えたものでも、宿命デッキからでも同じです。裏切りカードにはすべてこの能力があります。
ui-how-daybreak-motives = サイロン・リーダーと動機
ui-how-daybreak-motives-text = { $least }〜{ $most }人のゲームでは、1人がサイロン・リーダーになれます。秘密の動機を{ $motives }枚、折り返し地点でさらに{ $motives }枚持ち、条件を満たしたときに開示します。未開示が{ $unrevealed }枚以下で、開示したうち{ $side }枚が勝った側のものなら、その側とともに勝利します。
ui-how-daybreak-raptors = 強襲ラプター
ui-how-daybreak-raptors-text = はバイパーとして扱い、損傷せずに破壊されます。船団がジャンプするとき、宙域に残ることができます。
ui-how-daybreak-missions = 地球とミッション
ui-how-daybreak-missions-text = ジャンプ距離{ $distance }に達した後のジャンプで地球に着きます。デメトリウスの「ブリッジ」でミッションを始めます。ミッションはジャンプ距離などを得られるチェックで、その手番のクライシスの代わりになります。その1つで反乱ベーススターが現れ、パスすれば人類、失敗すればサイロンにつきます。

# The reference

ui-rules = ルール
ui-rules-reference = リファレンス
ui-rules-search = ルールを検索
ui-rules-search-hint = ルールを検索  /
ui-rules-search-go = 検索
ui-rules-kind-label = 種類
ui-rules-all = すべて
ui-rules-kind = { $kind ->
    [procedure] 手順
    [place] 区画
    [character] キャラクター
    [skill] スキルカード
    [crisis] クライシス
    [super-crisis] スーパークライシス
    [quorum] 治安判事
    [destination] 目的地
    [loyalty] 忠誠
    [agenda] アジェンダ
    [motive] 動機
    [mutiny] 反乱カード
    [mission] ミッション
    [title] 称号
    [token] トークン
   *[ruling] 裁定
}
ui-rules-kinds = { ui-rules-kind }
ui-rules-count = { $count ->
    [1] 「{ $query }」を含む項目が1件あります。Enterで開きます。
   *[other] { $cut ->
        [yes] 「{ $query }」を含む項目は{ $count }件で、上位{ $most }件を表示しています。矢印で移動、Enterで開きます。
       *[no] 「{ $query }」を含む項目が{ $count }件あります。矢印で移動、Enterで開きます。
    }
}
ui-rules-count-all = { $count ->
    [1] 1件。
   *[other] { $count }件。矢印で移動、Enterで開きます。
}
ui-rules-count-none = その語を含む項目はありません。区画、カード、名前で試してください。
ui-rules-about-place = { $ship-id ->
    [cylon] サイロン区画
   *[other] { $hazardous ->
        [yes] { $ship }の危険区画
       *[no] { $ship }の区画
    }
}
ui-rules-about-character = キャラクター、{ $kind }
ui-rules-about-skill = スキルカード、{ $skill }
ui-rules-about-crisis = { $kind ->
    [super-crisis] { $attack ->
        [yes] スーパークライシス、サイロンの攻撃
       *[no] スーパークライシス
    }
    [new-caprica] ニュー・カプリカのクライシス
   *[crisis] { $attack ->
        [yes] クライシス、サイロンの攻撃
       *[no] クライシス
    }
}
ui-rules-about-destination = { $objective ->
    [yes] 目標
   *[no] 目的地
}
ui-rules-about-board = { $kind ->
    [overlay] ボードのオーバーレイ
    [space] ボードのマス
   *[board] ボード
}
ui-rules-about-motive = { $side ->
    [human] { $when ->
        [end] 人類側の動機、ゲーム終了時に開示
       *[any] 人類側の動機
    }
   *[cylon] { $when ->
        [end] サイロン側の動機、ゲーム終了時に開示
       *[any] サイロン側の動機
    }
}
ui-rules-about-mission = { $distance ->
    [0] ミッション
   *[other] ミッション、ジャンプ距離{ $distance }
}
ui-rules-about-ruling = { $kind ->
    [procedure] 手順：{ $section }
   *[ruling] 裁定：{ $section }
}
ui-rules-loyalty = { $card }：{ $power }
ui-rules-damage = ダメージ：{ $what }
ui-rules-says = テキスト
ui-rules-strength = スキル値{ $strength }が{ $count }枚
ui-rules-copies = { $kind ->
    [token] { $count }個
   *[other] { $count }枚
}
ui-rules-in-the-box = 内容物
ui-rules-set = 収録
ui-rules-overlay = { $set }を使う場合
ui-rules-origin = 出典
ui-rules-origin-is = { $origin ->
    [R] ルールブック、またはカードやボードに印刷されたテキスト
    [F] 公開されたFAQと正誤表
    [C] 公開された回答に対する、その後の補足
   *[D] テキストと一般ルールからの推論
}
ui-rules-contested = 公開された回答が分かれています。採用した解釈を項目に示しています。
ui-rules-rulings = 裁定
ui-rules-see = 関連項目
ui-rules-more = 「{ $name }」を含むすべての裁定
