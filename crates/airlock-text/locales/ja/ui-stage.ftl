# The stage: checks, crises, picks, large cards to choose from, sleeper agents, the end.

ui-you = あなた
ui-you-small = あなた

# What a card is and who brought it

ui-stage-by = { $you ->
    [yes] あなた
   *[no] { $who }
}
ui-stage-kind = { $card-id ->
    [crisis] クライシス、{ ui-stage-by }が引きました
    [super-crisis] スーパークライシス、{ ui-stage-by }がプレイしました
    [location] 区画、{ ui-stage-by }が起動しました
   *[other] { ui-stage-by }が使いました
}

# A skill check

ui-check-label = スキルチェック：{ $what }
ui-check-to-pass = 以上でパス
ui-check-count-for = がプラス
ui-check-aim = { $you ->
    [yes] 対象はあなたです
   *[no] 対象は{ $who }です
}
ui-check-shift = { $known ->
    [yes] { $by ->
        [somebody] { $what }、{ $who }
       *[nobody] { $what }
    }
   *[no] { $by ->
        [somebody] { $who }
       *[nobody] 変更
    }
}
ui-check-cards = { $open ->
    [yes] 表向きのカード{ $count }枚
   *[no] { $count ->
        [0] まだカードなし
       *[other] 裏向きのカード{ $count }枚
    }
}
ui-check-verdict = { $outcome-id ->
    [pass] { $margin ->
        [0] ちょうどでパス
       *[other] { $margin }上回ってパス
    }
    [partial] 部分パス、パスまであと{ $margin }
   *[fail] 失敗、あと{ $margin }
}
ui-check-decided = { $who }がカードを使わずに決定
ui-check-no-cards = 結果が決まったので、誰もカードを加えません。
ui-check-axis = 合計{ $total }。{ $has-partial ->
    [yes] { $partial }以上で部分パス、{ $pass }以上でパス
   *[no] { $pass }以上でパス
}
ui-check-axis-dark = まだ公開なし。{ $has-partial ->
    [yes] { $partial }以上で部分パス、{ $pass }以上でパス
   *[no] { $pass }以上でパス
}
ui-check-axis-pass = パス
ui-check-axis-partial = 部分パス
ui-check-row = { $for ->
    [yes] プラス
   *[no] マイナス
}
ui-check-row-label = { $for ->
    [yes] チェックのプラスのカード
   *[no] チェックのマイナスのカード
}
ui-check-go-on = 次へ
ui-check-secret = 誰がどのカードを加えたかは秘密のままです。
ui-check-as-it-stands = 現状：{ $verdict }
ui-check-can-change = 合計はまだ変わることがあります。
ui-check-dial = { $resource }{ $by }

ui-check-givers = 誰が何枚加えたか
ui-check-destiny = 宿命
ui-check-at-most = { $count }枚まで
ui-check-adds = { $count }枚加えます
ui-check-added = { $count ->
    [0] 加えず
   *[other] { $count }枚加えました
}
ui-check-at-most-one = （1枚まで）
ui-check-turn = { $whose ->
    [mine] { $when ->
        [now] あなたの番
        [next] 次はあなた
        [first] 最初はあなた
        [last] 最後はあなた
        [at-end] 最後はあなた
       *[later] 後で
    }
   *[other] { $when ->
        [now] 追加中
        [next] 次
        [first] 最初
        [last] 追加中
        [at-end] 最後
       *[later] 後で
    }
}
ui-check-note-opening = カードを加える前に、誰かがカードや能力を使うかもしれません。その後、宿命デッキから{ $destiny }枚が加わり、全員が1度ずつ加えます。
ui-check-note-adding = シャッフルしてから公開します。誰がどのカードを加えたかは秘密のままです。
ui-check-note-open = このチェックのカードはすべて表向きです。
ui-check-note-added = 全員が加えました。少し待った後、シャッフルして公開します。
ui-check-help = どれだけ力になれるか伝える
ui-check-help-none = できない
ui-check-help-little = 少し
ui-check-help-lot = かなり

# A crisis

ui-crisis-check = スキルチェックです。
ui-crisis-attack = サイロンの攻撃です。選択はありません。
ui-crisis-chooses = { $you ->
    [yes] { $role ->
        [admiral] 艦長としてあなたが選びます。
        [president] 大統領としてあなたが選びます。
       *[current] あなたの手番なので、あなたが選びます。
    }
   *[no] { $role ->
        [admiral] 艦長として{ $who }が選びます。
        [president] 大統領として{ $who }が選びます。
       *[current] 手番プレイヤーの{ $who }が選びます。
    }
}
ui-crisis-make-check = スキルチェック
ui-crisis-instead = チェックなし
ui-crisis-either = ①
ui-crisis-or-else = ②
ui-crisis-only-if = { $condition }場合のみ。
ui-crisis-or = または
ui-crisis-then = { $icon-id ->
    [raiders] その後、レイダーが行動
    [launch-raiders] その後、ベーススターからレイダーが発進
    [heavy-raiders] その後、ヘビーレイダーが行動
   *[basestars] その後、ベーススターが攻撃
}
ui-crisis-then-jump = { $first ->
    [yes] その後、ジャンプ準備トラックが進む
   *[no] ジャンプ準備トラックが進む
}
ui-crisis-then-nothing = サイロンが引いたので、サイロン艦は行動せず、ジャンプ準備もありません

# Picking characters

ui-picks = キャラクター
ui-picks-types = 選べるタイプ
ui-picks-rule = 残りが最も多いタイプから選びます。同数ならそのすべてから選べ、サポートはいつでも選べます。
ui-picks-rule-leaders = 残りが最も多いタイプから選びます。同数ならそのすべてから選べ、サポートはいつでも選べます。サイロン・リーダーは数に入りません。
ui-picks-newcomer = 新しいキャラクターを選択
ui-picks-rule-newcomer = あなたは処刑されましたが、サイロンではありませんでした。任意のタイプの別のキャラクターで続けます。使用中や処刑済みのキャラクターとサイロン・リーダーは選べません。忠誠カードはそのまま残り、手札は失われます。
ui-picks-newcomer-rule = 任意のタイプ。使用中や処刑済みのキャラクターは選べません。
ui-picks-executed = 処刑済み
ui-picks-rule-assist = 残っている誰でも補佐にできます。
ui-picks-kind = { $kind-id ->
    [political-leader] 政治リーダー
    [military-leader] 軍事リーダー
    [pilot] パイロット
    [cylon-leader] サイロン・リーダー
   *[support] サポート
}
ui-picks-kind-short = { $kind-id ->
    [political-leader] 政治
    [military-leader] 軍事
    [pilot] パイロット
    [cylon-leader] リーダー
   *[support] サポート
}
ui-picks-why = { $state ->
    [open] 選べます、残り{ $left }人
    [always] いつでも選べます
    [none] すべて選択済み
    [led] すでに1人います
    [leader-due] まだいません：あなたがならなければなりません
    [leader-must] 誰か1人が必ずなります
    [leader-may] 誰か1人がなれます
    [leader-first] 選べません：サイロン・リーダーがまだいません
   *[closed] 選べません：残り{ $left }人、他は{ $most }人
}
ui-picks-short = { $state ->
    [open] 最多：選べます
    [always] いつでも可
    [none] すべて選択済み
    [led] 選択済み（1人まで）
    [leader-due] あなたが必須
    [leader-must] 1人が必須
    [leader-may] 1人まで可
    [leader-first] 選べません
   *[closed] いまは不可
}
ui-picks-title = 現時点の{ $title }
ui-picks-title-open = まだ未定
ui-picks-pick = 選ぶ
ui-picks-state = { $banned ->
    [yes] このゲームでは不使用
   *[no] { $open ->
        [yes] 選べます
       *[no] まだ選べません
    }
}
ui-picks-either = この中から{ $count }枚
ui-picks-start = 「{ $where }」から開始
ui-picks-start-either = 「{ $where }」か「{ $other }」から開始
ui-picks-start-viper = バイパーで開始
ui-picks-start-off = ゲームボード外で開始

# What a Cylon leader is

ui-leader = サイロン・リーダーとは
ui-leader-cylon = あなたがサイロンであることは全員が知っています。シートの能力はすべて使え、カードもシートどおりに引きます。忠誠カードはなく、最初はスーパークライシスもありません。
ui-leader-agenda = 秘密の{ $agenda }を引き、誰が勝つかにかかわらず、ゲーム終了時にそのすべての条件を満たしたときだけ勝利します。
ui-leader-motives = 秘密の動機を、最初に2枚、折り返し地点で2枚受け取ります。ゲーム終了時に、未開示が1枚以下で、開示したうち2枚が勝った側のものなら、あなたの勝ちです。
ui-leader-infiltrates = 「人類船団」から潜入できます。ギャラクティカに乗り込み、好きなだけ人類側プレイヤーとして遊べます。

# Abilities in short

ui-short-positive-strength = 自分のクライシスでは、スキル値{ $count }がすべてプラス。
ui-short-cannot-activate = { $places }を起動できない。
ui-short-discards-last-card = 各手番の開始時に手札が1枚なら失う。
ui-short-off-board-until-turn = { $count }回目の手番までゲームボード外。
ui-short-random-discards = 強制の捨て札はランダム。
ui-short-difficulty-against = 自分への「{ $where }」：難易度{ $by-sign ->
    [minus] −
   *[plus] +
}{ $by-size }。
ui-short-actions-from-viper = バイパーで手番開始：アクション{ $count }回。
ui-short-peeks-at-turn-end = 手番終了時：次のクライシスを見て、残すか下へ。
ui-short-sleeper-loyalty = 折り返し地点で忠誠カード{ $count }枚、その後営倉。
ui-short-action-after = 「{ $card }」の後、アクションをもう1回。
ui-short-hand-limit = 手札限界{ $count }枚（通常{ $normal }枚）。
ui-short-draws-on-crisis = 自分のクライシス公開後、任意のスキルを1枚引く。
ui-short-start-loyalty = 忠誠カード{ $count }枚で開始。
ui-short-crises-drawn = クライシスを{ $count }枚引き、1枚を選ぶ。
ui-short-location-cost = 区画の起動にカード{ $count }枚。
ui-short-activates-alone = 「{ $where }」以外では、他の人がいる区画を起動できない。
ui-short-shifts-difficulty = { $places }：難易度を{ $way ->
    [easier] −{ $count }できる
    [harder] +{ $count }できる
   *[either] ±{ $count }できる
}。
ui-short-rerolls-in-own-turn = 自分の手番に1度、ダイスを振りなおさせる。
ui-short-pilots-placed-vipers = バイパー発進時に乗り込み、アクション1回。
ui-short-may-execute-at = 「艦長室」で{ $count }以上なら処刑できる。
ui-short-looks-at-all-civilians = 「通信室」：民間船を何隻でも見て動かす。
ui-short-executed-at-morale = 士気{ $count }以下で処刑。士気は失わない。
ui-short-gives-card-to-draw = 移動後、そこの人に1枚渡して{ $count }枚引く。
ui-short-draws-treachery = スキルセットに裏切りを含む。
ui-short-card-instead-of-roll = アクション中、ダイスの代わりにカードを捨て、スキル値+{ $count }。
ui-short-must-move = 手番開始時と同じ場所でアクションを終えると医務室。
ui-short-discards-at-reveals = サイロンが開示されると手札を失う。
ui-short-moves-alone = 他の人がいる区画に移動できない。
ui-short-cost-at = 「{ $where }」の起動にカード{ $count }枚。
ui-short-activates-again = { $places }：カード1枚でもう一度。
ui-short-card-action-cost = カードのアクションに追加でカード{ $count }枚。
ui-short-discards-fewer = クライシスで捨てる枚数が{ $count }枚少ない。
ui-short-pays-for-company = 他の人がいる区画への移動：カード{ $count }枚か営倉。
ui-short-draws-at-loss = { $resource }を失うと{ $skill }を{ $count }枚引き、{ $keep }枚残す。
ui-short-loses-damaged-viper = 自分のバイパーは損傷せず破壊される。
ui-short-no-actions-of = { $skill-card }のアクションを使えない。
ui-short-activates-after-order = 「行政命令」の後、自分の区画を起動。
ui-short-mutiny-costs = 反乱カードを1枚引くごとにカード{ $count }枚。
ui-short-picks-mutiny = 反乱カード{ $count }枚から、引かせる1枚を選ぶ。
ui-short-start-mutiny = 反乱カード{ $count }枚で開始。
ui-short-scouts-more = 「哨戒機発進」で{ $count }枚見る。
ui-short-draws-fewer-off = { $ship }の外では引くカードが{ $count }枚少ない。
ui-short-reveals-in-brig-only = 開示の効果は営倉でのみ。
ui-short-spares-discards = 裏切りを引き、誰かの捨てる枚数を1減らす。
ui-short-no-draw-in-hazard = 危険区画では引かない。
ui-short-leaving-costs-super-crisis = 「{ $where }」を離れるのにスーパークライシス1枚。
ui-short-infiltrator-draws = 潜入中は{ $count }枚多く引く。
ui-short-adds-nothing-in-others-actions = 他の人のアクション中はチェックに加えられない。
ui-short-adds-cards = チェックに{ $count }枚まで、潜入中は{ $infiltrating }枚まで。
ui-short-adds-face-up = チェックに加えるカードのうち{ $count }枚は表向き。
ui-short-take-check-cards = チェックの後、そのカードをすべて取る。
ui-short-switch-option = 誰かの選択をもう一方に替える。
ui-short-replace-crisis = 公開されたクライシスを取り替える。
ui-short-decide-check = クライシスのチェックをパスか失敗に決める。
ui-short-no-strength = チェックでスキルを1つ指定し、0にする。
ui-short-activate-vipers = アクション：無人のバイパーを{ $count }回起動。
ui-short-resolve-quorum-of = アクション：治安判事カード{ $count }枚から1枚をプレイ。
ui-short-look-at-loyalty = アクション：1人の忠誠カードをすべて見る。
ui-short-admiral-receives = アクション：艦長が{ $title }になる。
ui-short-trade = アクション：{ $resource }{ $by }で他のリソースを1得る。

# Large cards

ui-choice-only-you = あなただけに見えます。
ui-choice-jump = 船団がジャンプします
ui-choice-ways = { $count }つの目的地
ui-choice-ways-foot = 他のカードはデッキの下に置かれます。どれを選んだかは全員に分かりますが、選ばなかったカードは分かりません。
ui-choice-dial = { $resource }{ $to }
ui-choice-then = その後、ジャンプ距離{ $distance }/{ $goal }{ $there ->
    [yes] （次が最後のジャンプ）
   *[no] {""}
}{ $changed ->
    [yes] 、{ $dials }
   *[no] {""}
}。
ui-choice-crisis = 引いたクライシス・カード
ui-choice-keep = { $count }枚から1枚を処理
ui-choice-keep-foot = 選ばなかったカードは、他の人に見られずにデッキの下に置かれます。
ui-choice-keep-foot-cylon = 選ばなかったカードは捨て札になり、全員に公開されます。
ui-choice-super = スーパークライシス
ui-choice-play = { $count }枚から1枚をプレイ
ui-choice-play-foot = プレイしたカードは全員に公開されます。
ui-choice-quorum = 引いた治安判事カード
ui-choice-quorum-foot = 他のカードは、公開せずに治安判事デッキの下に置かれます。
ui-choice-give-quorum = { $count }枚から大統領に渡す1枚を選択
ui-choice-give-quorum-foot = もう1枚は、プレイするか捨て札にします。
ui-choice-other-quorum = このカードをプレイしますか？
ui-choice-other-quorum-foot = プレイしなければ捨て札になり、全員に公開されます。
ui-choice-mutiny = 反乱カード
ui-choice-pick-mutiny = { $who }が引くカードを選択
ui-choice-play-mutiny = { $count ->
    [1] このカードをプレイ
   *[other] { $count }枚から1枚をプレイ
}
ui-choice-mutiny-foot = 他のカードは、公開せずに反乱デッキの下に置かれます。
ui-choice-sort-top = あなただけに見えるカード
ui-choice-sort-top-foot = 1枚ずつ、先に置いたカードの上か、デッキの下に置きます。
ui-choice-damage = ギャラクティカのダメージ
ui-choice-tokens = { $count }個のトークンから選択
ui-choice-tokens-foot = 他のトークンは公開せずに戻します。
ui-choice-hand = 他のプレイヤーの手札
ui-choice-take = { $who }の手札
ui-choice-take-foot = カードを取ったことは全員に分かりますが、何を取ったかは分かりません。
ui-choice-peek = { $deck-deck }の一番上
ui-choice-peeked = 次に来るカード
ui-choice-sort = あなただけに見えるクライシス・カード
ui-choice-sort-foot = 1枚ずつ、先に置いたカードの上か、デッキの下に置きます。
ui-choice-on-top = 上
ui-choice-under = デッキの下
ui-choice-locked = 封鎖中の山の一番上の船
ui-choice-learned = デッキの上のカード
ui-choice-learned-foot = すべてをチェックに加えるか、すべてを手札に加えます。
ui-choice-peek-foot = 一番上に残すか、デッキの下に置きます。どちらにしたかは全員に分かります。
ui-choice-civilian = 民間船
ui-choice-ship = { $area }の宙域の船の積み荷
ui-choice-ship-foot = 隣接する宙域に移動できます。行き先は全員に分かりますが、積み荷は分かりません。
ui-choice-stays = いまここ
ui-choice-moves = ここに移動
ui-choice-nothing-there = 何もありません

# Sleeper agents

ui-sleepers = スリーパー・エージェントの目覚め
ui-sleepers-distance = ジャンプ距離{ $distance }に到達
ui-sleepers-rule = 全員に忠誠カードをもう1枚配ります。サイロンのカードが1枚でもあれば、それまでの立場にかかわらず、あなたはサイロンです。
ui-sleepers-deck = { $left ->
    [0] デッキは空です。
   *[other] デッキの残りは{ $left }枚です。
}
ui-sleepers-dealt = { $count }枚配られました。
ui-sleepers-got = { $count ->
    [0] カードなし
    [1] { $mine ->
        [yes] 自分のカードを見る
       *[no] 1枚
    }
   *[other] { $brig ->
        [yes] { $count }枚、その後「営倉」
       *[no] { $count }枚
    }
}
ui-sleepers-sympathizer = { $joined ->
    [yes] { $who }はこれを開示し、サイロンに加わりました。レッドゾーンのリソースはありませんでした。
   *[no] { $who }はこれを開示し、「営倉」に行きました。レッドゾーンのリソースがありました。
}
ui-sleepers-sympathizer-rule = 受け取った人はすぐに開示します。{ $red ->
    [yes] レッドゾーンのリソースがあるので、そのプレイヤーは「営倉」に行きます。
   *[no] レッドゾーンのリソースがないので、そのプレイヤーはサイロンに加わります。
}
ui-sleepers-sympathetic-cylon = { $who }はこれを開示し、秘密のアジェンダを引きました。いまは開示サイロンです。
ui-sleepers-sympathetic-cylon-rule = 受け取った人はすぐに開示して開示サイロンとなり、秘密のアジェンダだけで勝敗が決まります。
ui-sleepers-mutineer = { $who }はこれを開示しました。反乱者は人類で、反乱カードを引き、2枚まで持てます。
ui-sleepers-look = 下の忠誠を長押しして見ます。見たことも、見ていた時間も、誰にも分かりません。
ui-sleepers-done = 見ました

# The end

ui-end = ゲーム終了
ui-end-title = { $cause ->
    [jumped] 船団は助かりました
    [new-caprica] ニュー・カプリカを後にしました
    [earth] 地球が見つかりました
    [no-characters] 率いる者がいなくなりました
    [fuel] 船団の燃料が尽きました
    [food] 船団は飢えに倒れました
    [morale] 船団は希望を失いました
    [population] 救うべき人がいなくなりました
    [boarded] ギャラクティカは占拠されました
   *[destroyed] ギャラクティカは失われました
}
ui-end-summary = { $ending }第{ $turn }手番、ジャンプ距離{ $distance }/{ $goal }。{ $cylons ->
    [0] サイロンはいませんでした。
   *[other] サイロンは{ $names }でした。
}
ui-end-alone = { $won ->
    [yes] { $who }は自分のアジェンダ「{ $agenda }」のためだけに戦い、すべての条件を満たしました。
   *[no] { $who }は自分のアジェンダ「{ $agenda }」のためだけに戦い、果たせませんでした。
}
ui-end-motives = { $won ->
    [yes] { $who }は動機のために戦い、{ $all }枚中{ $shown }枚を満たして勝利しました。
   *[no] { $who }は動機のために戦い、{ $all }枚中{ $shown }枚を満たしましたが、勝利には足りませんでした。
}
ui-end-motive = { $side-id ->
    [human] { $revealed ->
        [yes] { $motive }（人類側）、開示
       *[no] { $motive }（人類側）、未開示
    }
   *[cylon] { $revealed ->
        [yes] { $motive }（サイロン側）、開示
       *[no] { $motive }（サイロン側）、未開示
    }
}
# Read aloud before a line of an agenda or a motive
ui-end-reached = { $reached ->
    [yes] 達成：
   *[no] 未達成：
}
ui-end-agenda = { $won ->
    [yes] { $agenda }、達成
   *[no] { $agenda }、未達成
}
ui-end-who = プレイヤー
ui-end-loyalty = 忠誠
ui-end-hand = 最後の手札
ui-end-result = 結果
ui-end-assist = 補佐
ui-end-turned-up = 開示
ui-end-shown = 第{ $turn }手番
ui-end-hidden = 開示せず
ui-end-no-cards = なし
ui-end-won = { $won ->
    [yes] 勝ち
   *[no] 負け
}
ui-end-fate = { $team-id ->
    [human] 非サイロン
    [mutineer] 反乱者
    [cylon] { $told ->
        [yes] サイロン、{ $became }
       *[no] サイロン
    }
    [sympathetic-cylon] { $told ->
        [yes] 友好的サイロン、{ $became }
       *[no] 友好的サイロン
    }
   *[sympathizer] { $told ->
        [yes] 同調者、{ $became }
       *[no] 同調者
    }
}
ui-end-turning = 勝負の分かれ目
ui-end-turn = 第{ $turn }手番
ui-turning-revealed = { $who }がサイロンと判明
ui-turning-sympathizer = { $cylon ->
    [yes] 同調者の{ $who }がサイロンに加わる
   *[no] 同調者の{ $who }が「営倉」に行く
}
ui-turning-executed = { $who }が処刑される（{ $person }）
ui-turning-new-caprica = 船団がニュー・カプリカに入植
ui-turning-returned = ギャラクティカが帰還
ui-turning-sleepers = 折り返し地点：スリーパー・エージェントの目覚め
ui-turning-mutineer = { $who }が反乱者と判明
ui-turning-rebel = { $side-id ->
    [human] 反乱ベーススターが人類につく
   *[cylon] 反乱ベーススターがサイロンにつく
}
ui-turning-colonial-one = コロニアル・ワンが破壊される
ui-turning-hub = ハブが破壊される
ui-turning-super = { $who }が「{ $card }」をプレイ
ui-turning-lost = { $short ->
    [0] 「{ $card }」に失敗：{ $resource }{ $by }
   *[other] 「{ $card }」に{ $short }足りず失敗：{ $resource }{ $by }
}
ui-turning-jumped = 船団がジャンプ距離{ $distance }/{ $goal }に到達

ui-proof = シャッフルは公正でした
ui-proof-how = 最初にカードを配る前に、卓は封印を示しました。すべてのシャッフルとダイスのもとになるシードのSHA-256です。いまシードが公開され、誰でも確かめられます。
ui-proof-seal = 封印（開始前）
ui-proof-seed = 公開されたシード
ui-proof-browser = このブラウザで確かめる
ui-proof-file = ゲーム全体のファイル
ui-proof-full = 全文

ui-again = もう1回遊びますか？
ui-again-rule = { $all ->
    [1] 同じ設定です。
   *[other] 同じ人、同じ設定です。{ $all }人中{ $want }人が希望しています。
}
ui-again-state = { $state ->
    [bot] ボット、いつでも
    [yes] はい
    [away] 離席中
   *[not-yet] まだ
}
ui-again-starts = 全員が「はい」と答えると始まります。
ui-again-begun = 次のゲームが始まりました。
ui-again-next = 次のゲームへ
ui-again-bots = { $count }人とボットで開始
ui-again-yes = もう1回
ui-again-replay = リプレイを見る
ui-again-save = ゲームを保存
