# Questions. The message is what the asked player reads; .rule the sentence under it; .waiting is what
# the others read meanwhile, $who being the asked player.

ask-pick-character = どのキャラクターを使いますか？
    .rule = 残りが最も多いタイプのキャラクターか、サポートのキャラクターです。
    .waiting = { $who }がキャラクターを選んでいます。
ask-pick-assist = 誰に補佐してもらいますか？
    .rule = 補佐キャラクターはゲームボードの外にいて、あなたの引くカードを増やします。
    .waiting = { $who }が補佐キャラクターを選んでいます。
ask-start-area = バイパーでどこから始めますか？
    .waiting = { $who }が発進する宙域を選んでいます。
ask-start-location = どこから始めますか？
    .waiting = { $who }が開始する区画を選んでいます。
ask-starting-hand = { $count ->
    [1] どのカードを最初の手札にしますか？
   *[other] どの{ $count }枚を最初の手札にしますか？
}
    .rule = シートに示されたタイプと枚数から選びます。
    .waiting = { $who }が最初の手札を選んでいます。
ask-receive-skills = どのカードを引きますか？
    .rule = 先にタイプを選び、それから引きます。
    .waiting = { $who }がスキルカードを引いています。
ask-draw-skills = { $count ->
    [1] どのカードを引きますか？
   *[other] どの{ $count }枚を引きますか？
}
    .rule = 先にタイプを選び、それから引きます。
    .waiting = { $who }がスキルカードを引いています。
ask-move-cylon = 任意のサイロン区画に移動し、そのアクションを行います。
ask-move = どこに移動しますか？
    .rule = 同じ船の中の移動は無料です。他の船への移動や、バイパーから降りる移動には、スキルカードが1枚かかります。
    .waiting = { $who }が移動しています。
ask-move-or-ability = { $rule }移動の代わりに、移動能力を1つ使うこともできます。
ask-action = 何をしますか？
    .rule = { $count ->
        [1] アクションは1回です。
       *[other] アクションは残り{ $count }回です。
    }
    .waiting = { $who }がアクションを行っています。
ask-discard = { $count ->
    [1] どのカードを捨て札にしますか？
   *[other] どの{ $count }枚を捨て札にしますか？
}
    .waiting = { $who }がカードを捨て札にしています。
ask-discard-payment = { $count ->
    [1] どのカードで支払いますか？
   *[other] どの{ $count }枚で支払いますか？
}
    .rule = 支払ったカードは捨て札になります。
    .waiting = { $who }がスキルカードで支払っています。
ask-may-discard = どのカードを捨て札にしますか？　0枚でもかまいません。
    .rule = クライシスは{ $count }枚を求めていますが、サイロン・プレイヤーは無視しても、それより少なくしてもかまいません。
    .waiting = { $who }が捨て札にするか決めています。
ask-let-discard = 手札からランダムに{ $count }枚を捨て札にしますか？
    .rule = サイロン・プレイヤーは、クライシスの求めを無視できます。
    .waiting = { $who }がランダムな捨て札について決めています。
ask-feed = どのカードをチェックに加えますか？
    .rule = { $count ->
        [1] 1枚までです。取り消せません。
       *[other] { $count }枚まで何枚でもかまいません。取り消せません。
    }
    .waiting = { $who }がチェックにカードを加えています。
ask-window = いま何かを使いますか？
    .rule = { $window }：{ $about }。
    .waiting = 短い待ち時間です。
ask-order = 誰に先に使わせますか？
    .rule = { $window }：複数のプレイヤーが使おうとしています。1人が使い、他の人にはもう一度たずねます。
    .waiting = { $who }が順番を決めています。
ask-keep-crisis = どのクライシス・カードを処理しますか？
    .rule = いまカードを見られるのはあなただけです。
    .waiting = { $who }がクライシス・カードを引いています。
ask-crisis-option = 「{ $crisis }」：どちらを選びますか？
    .waiting = { $who }が「{ $crisis }」の選択肢を選んでいます。
ask-keep-destination = 船団はどこに行きますか？
    .rule = 選ばなかったカードは、公開せずにデッキの下に置かれます。
    .waiting = { $who }が目的地を選んでいます。

ask-target = 「{ $of }」：誰を選びますか？
    .waiting = { $who }が「{ $of }」の対象を選んでいます。
ask-target-send = 誰を「{ $to }」に送りますか？
    .waiting = { $who }が「{ $to }」に送る人を選んでいます。
ask-target-release = 誰を「営倉」から出しますか？
    .waiting = { $who }が「営倉」から出す人を選んでいます。
ask-target-title = 誰を{ $title }にしますか？
    .waiting = { $who }が次の{ $title }を選んでいます。
ask-target-card = 「{ $of }」を誰に渡しますか？
    .waiting = { $who }が「{ $of }」を渡す相手を選んでいます。
ask-target-loyalty = 誰の忠誠カードを見ますか？
    .waiting = { $who }が忠誠カードを見る相手を選んでいます。
ask-target-hand-on = 忠誠カードを誰に渡しますか？
    .waiting = { $who }が忠誠カードを渡しています。
ask-target-take = 誰の手札を見ますか？
    .waiting = { $who }が手札を見る相手を選んでいます。
ask-target-execute = 誰を処刑しますか？
    .waiting = { $who }が処刑される人を選んでいます。
ask-target-trial = 「{ $of }」：チェックの対象を誰にしますか？
    .rule = パスすると、そのキャラクターは処刑されます。
    .waiting = { $who }が処刑の候補を選んでいます。
ask-target-free = 誰を解放しますか？
    .waiting = { $who }が解放する人を選んでいます。
ask-target-hands = 誰と手札を交換しますか？
    .waiting = { $who }が手札を交換する相手を選んでいます。
ask-target-random = 誰からランダムにカードを取りますか？
    .waiting = { $who }がランダムにカードを取る相手を選んでいます。
ask-target-order = 誰に命令しますか？
    .waiting = { $who }が命令を出しています。
ask-target-mutiny = 誰に反乱カードを引かせますか？
    .waiting = { $who }が反乱カードを引く人を選んでいます。
ask-target-miracle = 誰に奇跡トークンを獲得させますか？
    .waiting = { $who }が奇跡トークンを獲得する人を選んでいます。
ask-target-treat = 誰のスキルセットから引きますか？
    .rule = その後、同じ枚数のカードをそのプレイヤーに渡します。
    .waiting = { $who }が誰のスキルセットから引くかを選んでいます。
ask-target-share = 誰と奇跡トークンをやり取りしますか？
    .rule = その後、自分の1個を渡すか、相手から1個受け取ります。
    .waiting = { $who }が奇跡トークンをやり取りする相手を選んでいます。
ask-target-unseat = 誰を大統領にしますか？
    .rule = 大統領は、職を守る場のカードを手放すことができます。
    .waiting = { $who }が次の大統領を選んでいます。
ask-choose = 「{ $of }」：どれを選びますか？
    .waiting = { $who }が「{ $of }」の選択肢を選んでいます。
ask-may = 「{ $of }」：{ $deeds-ask }？
    .waiting = { $who }が「{ $of }」について決めています。
ask-risk = 「{ $of }」：{ $ships }で賭けを行いますか？
    .rule = { $then }。
    .waiting = { $who }が{ $ships }で賭けを行うか決めています。
ask-send-to = { $whom-id ->
    [you] どこに行きますか？
   *[other] { $whom }をどこに送りますか？
}
    .waiting = { $who }が区画を選んでいます。

ask-play-quorum = どの治安判事カードをプレイしますか？
    .waiting = { $who }が治安判事カードをプレイしています。
ask-keep-quorum = どの治安判事カードを処理しますか？
    .rule = 他のカードはデッキの下に置かれます。
    .waiting = { $who }が治安判事カードを選んでいます。
ask-play-super-crisis = どのスーパークライシス・カードをプレイしますか？
    .waiting = { $who }がスーパークライシス・カードをプレイしています。
ask-swap-super-crisis = どのスーパークライシス・カードを新しいものと交換しますか？
    .waiting = { $who }がスーパークライシス・カードについて決めています。
ask-take-card = { $from }からどのカードを取りますか？
    .waiting = { $who }が{ $from }からカードを取っています。
ask-peek-deck = どのデッキを見ますか？
    .rule = 一番上のカードを見て、そのままにするかデッキの下に置きます。
    .waiting = { $who }が見るデッキを選んでいます。
ask-peeked-card = この{ $deck-card }をどうしますか？
    .rule = 何であるかを話してはいけません。
    .waiting = { $who }が{ $deck-deck }の一番上のカードを見ています。

ask-vipers = どの無人のバイパーを起動しますか？
    .rule = 起動は残り{ $count }回です。
    .waiting = { $who }が無人のバイパーを起動しています。
ask-pilot = バイパーで何をしますか？
    .rule = 隣接する宙域に移動するか、同じ宙域のサイロン艦を攻撃します。
    .waiting = { $who }がバイパーを起動しています。
ask-pilot-attack = 何を攻撃しますか？
    .rule = 攻撃は残り{ $count }回です。
    .waiting = { $who }がバイパーで攻撃しています。
ask-launch-self = どこに発進しますか？
    .waiting = { $who }がバイパーで発進しています。
ask-recall-viper = どの無人のバイパーを呼び戻しますか？
    .rule = 格納庫が空なので、まず宙域のバイパーを1機戻します。
    .waiting = { $who }がバイパーを呼び戻しています。
ask-galactica-attack = ギャラクティカは何を攻撃しますか？
    .waiting = { $who }がギャラクティカの砲の狙いを定めています。
ask-centurion-attack = どのセンチュリオンを攻撃しますか？
    .waiting = { $who }がセンチュリオンを攻撃しています。
ask-nuke = どのベーススターに核兵器を発射しますか？
    .rule = 出た目にかかわらず、核兵器はゲームから取り除かれます。
    .waiting = { $who }が核兵器の狙いを定めています。
ask-look-at-civilian = どの民間船を見ますか？
    .rule = 見られるのは残り{ $count }隻です。
    .waiting = { $who }が民間船を見ています。
ask-move-civilian = { $area }の宙域の民間船{ $number }をどこに移動させますか？
    .rule = 隣接する宙域に移動させるか、そのままにします。
    .waiting = { $who }は民間船を移動させることができます。
ask-repair = 何を修理しますか？
    .waiting = { $who }が修理しています。
ask-repair-vipers = もう1機バイパーを修理しますか？
    .rule = あと{ $count }機までです。
    .waiting = { $who }がバイパーを修理しています。
ask-restore = どの機体を戻しますか？
    .rule = あとバイパー{ $vipers }機、ラプター{ $raptors }機まで格納庫に戻せます。
    .waiting = { $who }が機体を戻しています。
ask-use-order = 命令をどう使いますか？
    .waiting = { $who }が命令の使い方を決めています。

ask-raider-area = 次にどの宙域のレイダーを行動させますか？
    .waiting = { $who }が行動するレイダーを選んでいます。
ask-raider-victim = { $area }の宙域のレイダーはどのバイパーを攻撃しますか？
    .waiting = { $who }がレイダーの攻撃目標を選んでいます。
ask-destroy-civilian = どの民間船を破壊しますか？
    .rule = 民間船は裏向きです。
    .waiting = { $who }が民間船を選んでいます。
ask-destroy-cylon-ship = どの{ $craft }を破壊しますか？
    .rule = 残り{ $left }。ダイスは振りません。
    .waiting = { $who }がサイロン艦を破壊しています。
ask-destroy-centurion = どのセンチュリオンを破壊しますか？
    .waiting = { $who }がセンチュリオンを破壊しています。
ask-damage-viper = どのバイパーにダメージを与えますか？
    .rule = 残り{ $count }機です。パイロットは「医務室」に送られます。
    .waiting = { $who }がダメージを受けるバイパーを選んでいます。
ask-damage-token = ギャラクティカにどのダメージを与えますか？
    .rule = 処理するトークンは{ $count }個で、残りは戻します。
    .waiting = { $who }がギャラクティカのダメージを選んでいます。
ask-place-short = 次の{ $craft }をどこに配置しますか？
    .rule = すべての宙域に置くだけの数が残っていません。
    .waiting = { $who }が次の{ $craft }の宙域を選んでいます。
ask-launch-short = どのベーススターから次の{ $craft }を発進させますか？
    .rule = すべてに行き渡るだけの数が残っていません。
    .waiting = { $who }が発進させるベーススターを選んでいます。
ask-board-short = どの宙域のヘビーレイダーを乗り込ませますか？
    .rule = すべてに行き渡るだけのセンチュリオンが残っていません。
    .waiting = { $who }が乗り込むヘビーレイダーを選んでいます。
ask-let-look = { $by }に忠誠カードを1枚見せますか？
    .rule = サイロン・プレイヤーは、自分に対するクライシスの効果を無視できます。
    .waiting = { $who }が忠誠カードを見せるか決めています。
ask-hand-on-sympathizer = 「同調者」カードを誰に渡しますか？
    .rule = 受け取ったプレイヤーは、すぐに処理します。
    .waiting = { $who }が新しい忠誠カードを見ています。
ask-recon = 一番上のクライシス・カードを見ますか？
    .rule = 「{ $ability }」：その後、デッキの下に置くこともできます。
    .waiting = { $who }は一番上のクライシス・カードを見ることができます。
ask-extra-action = アクションをもう1回行いますか？
    .rule = 「{ $ability }」：「{ $card }」カードの後、自分の手番に1度だけです。
    .waiting = { $who }はアクションをもう1回行うことができます。

# Battlestar Pegasus

ask-take-damage = どちらの艦がダメージを受けますか？
    .rule = ペガサスがギャラクティカの代わりに受けることができます。トークンを引く前に決めます。
    .waiting = { $who }がダメージを受ける艦を選んでいます。
ask-pegasus-attack = ペガサスはどのベーススターを攻撃しますか？
    .waiting = { $who }がペガサスの砲の狙いを定めています。
ask-main-batteries = 主砲はどの宙域を砲撃しますか？
    .rule = ダイスを振る前に選びます。低い目が出ると、その宙域の味方に当たります。
    .waiting = { $who }が主砲の狙いを定めています。
ask-full-throttle = どこに飛びますか？
    .rule = 任意の宙域に移動するか、とどまります。その後、そこで攻撃できます。
    .waiting = { $who }がフルスロットルで飛んでいます。
ask-shield = どのリソースを守りますか？
    .rule = この手番の次の損失が1減ります。
    .waiting = { $who }が守るリソースを選んでいます。
ask-highest-resource = どのリソースを{ $count }減らしますか？
    .rule = 最も高いリソースです。
    .waiting = { $who }が最も高いリソースから選んでいます。
ask-sacrifice = { $area }の宙域で何を破壊しますか？
    .rule = どれを選んでも、あなたは「医務室」に行きます。
    .waiting = { $who }が道連れにするものを選んでいます。
ask-remove-basestar = どのベーススターをゲームボードから取り除きますか？
    .waiting = { $who }が取り除くベーススターを選んでいます。
ask-civilian-fights = どの民間船に戦わせますか？
    .rule = 民間船は裏向きです。戦う船は失われるかもしれません。
    .waiting = { $who }が戦う民間船を選んでいます。
ask-civilian-target = { $area }の宙域で、民間船は何を破壊しますか？
    .waiting = { $who }が民間船の破壊するものを選んでいます。
ask-repair-any = 何を修理しますか？
    .rule = { $count ->
        [0] あと{ more-vipers }まで、場所を問いません。
       *[other] { $vipers ->
            [0] あと{ more-locations }まで、場所を問いません。
           *[other] あと{ more-locations }と{ more-vipers }まで、場所を問いません。
        }
    }
    .waiting = { $who }が修理しています。
more-locations = 区画{ $count }か所
more-vipers = バイパー{ $vipers }機
ask-sort-crises = クライシス・カードをどこに置きますか？
    .rule = 1枚ずつ、先に置いたカードの上か、デッキ全体の下に置きます。見られるのはあなただけです。
    .waiting = { $who }がクライシス・デッキの上のカードを見ています。

# Checks, Destiny and hands with Pegasus

ask-next-ability = 次にどのカードの能力を処理しますか？
    .rule = 無謀なスキルチェックなので、裏切りカードの能力が効果を発揮します。
    .waiting = { $who }がチェックの能力の順番を決めています。
ask-next-ability-of-any = このチェックのスキルチェック能力は、それぞれ1回ずつ、あなたが選んだ順に効果を発揮します。
ask-learned = { $count }枚のカードをどこに置きますか？
    .rule = すべてをチェックに加えるか、すべてを手札に加えます。
    .waiting = { $who }がスキルデッキのカードを見ています。
ask-add-revealed = 公開されたチェックにどのカードを加えますか？
    .rule = 他の制限にかかわらず、何枚でもかまいません。
    .waiting = { $who }は公開されたチェックにカードを加えることができます。
ask-put-on-destiny = { $count ->
    [1] どのカードを宿命デッキの上に置きますか？
   *[other] どの{ $count }枚を宿命デッキの上に置きますか？
}
    .rule = 最初に選んだカードが一番上になります。
    .waiting = { $who }が宿命デッキの上にカードを置いています。
ask-discard-destiny = { $count ->
    [1] 宿命デッキのどのカードを捨て札にしますか？
   *[other] 宿命デッキのどの{ $count }枚を捨て札にしますか？
}
    .rule = デッキを見られるのはあなただけです。その後シャッフルします。
    .waiting = { $who }が宿命デッキを見ています。
ask-bottom-of-deck = どのデッキの一番下のカードを見ますか？
    .rule = 見られるのはあなただけで、カードはそのまま残ります。
    .waiting = { $who }がデッキの一番下のカードを見ています。
ask-name-skill = { $whom-id ->
    [you] どのタイプを引きますか？
   *[other] { $whom }にどのタイプを引かせますか？
}
    .waiting = { $who }がスキルタイプを指定しています。
ask-discard-quorum = どの治安判事カードを捨て札にしますか？
    .rule = 上限を{ $count }枚超えています。
    .waiting = { $who }が治安判事カードを上限まで捨て札にしています。

# Executions and favours

ask-let-execute = 処刑を受け入れますか？
    .rule = サイロン・プレイヤーは、自分に対するクライシスの効果を無視できます。
    .waiting = { $who }が処刑について決めています。
ask-next-executed = 次に誰を処刑しますか？
    .rule = 処刑が複数あります。順番はあなたが決めます。
    .waiting = { $who }が処刑の順番を決めています。
ask-next-freed = 次に「営倉」を出られるのは誰ですか？
    .rule = 「営倉」を出られる人が複数います。順番はあなたが決めます。
    .waiting = { $who }が「営倉」を出る順番を決めています。
ask-hand-on-loyalty = 裏向きの忠誠カードを誰に渡しますか？
    .rule = すべてを人類側プレイヤー1人に渡します。見られるのはそのプレイヤーだけです。
    .waiting = { $who }が忠誠カードを渡しています。
ask-reveal-and-hand-on = どのカードでサイロンだと示し、残りを誰に渡しますか？
    .rule = そのテキストの効果はありません。
    .waiting = { $who }が忠誠カードを見せています。
ask-give-card = 誰にスキルカードを渡しますか？
    .rule = その後、{ $count }枚引きます。
    .waiting = { $who }はカードを渡すことができます。
ask-give-which = { $to }にどのカードを渡しますか？
    .waiting = { $who }が{ $to }にカードを渡しています。
ask-execute-instead = { $whom-id ->
    [you] 「営倉」に行く代わりに処刑されますか？
   *[other] { $whom }を「営倉」に送る代わりに処刑しますか？
}
    .waiting = { $who }が営倉か処刑かを決めています。

# New Caprica

ask-prepare-or-evacuate = 船を準備しますか、脱出させますか？
    .rule = 準備すると、封鎖中の山の一番上の船が準備済みの山の下に移ります。脱出させると、準備済みの山の一番上の船が宙域に出ます。
    .waiting = { $who }が民間船を準備するか脱出させています。
ask-evacuate-to = 船をどの宙域に脱出させますか？
    .waiting = { $who }が船を脱出させる宙域を選んでいます。
ask-go-aboard = 船とともにどこに行きますか？
    .rule = ギャラクティカの危険区画でない任意の区画に行くか、とどまります。
    .waiting = { $who }は船とともにニュー・カプリカを離れることができます。
ask-peeked-locked = 封鎖中の山の一番上の船をどうしますか？
    .rule = 何であるかを話してはいけません。
    .waiting = { $who }が封鎖中の山の一番上の船を見ています。
ask-activate-occupation = どの占領軍を起動しますか？
    .rule = 1区画進みます。「造船所」からは、船を襲って去ります。
    .waiting = { $who }が占領軍を起動しています。
ask-destroy-occupation = どこの占領軍を破壊しますか？
    .rule = 残り{ $count }部隊です。
    .waiting = { $who }が占領軍を破壊しています。
ask-fight-again = カードを1枚捨て札にして、もう一度振りますか？
    .rule = 占領軍はまだそこにいます。最初のダイスへの修正は、次のダイスにも適用されます。
    .waiting = { $who }は戦い続けることができます。

# Daybreak: Mutiny cards, miracle tokens, the Mutineer

ask-discard-mutiny = どの反乱カードを捨て札にしますか？
    .rule = { $due ->
        [limit] 反乱カードは{ $count }枚まで持てます。表向きで捨て札にします。
        [keep] 反乱カードは{ $count }枚だけ手元に残します。表向きで捨て札にします。
       *[one] 表向きで捨て札にします。
    }
    .waiting = { $who }が反乱カードを捨て札にしています。
ask-pick-mutiny = { $to-id ->
    [you] どの反乱カードを引きますか？
   *[other] { $to }にどの反乱カードを引かせますか？
}
    .rule = 他のカードはデッキの下に置かれます。
    .waiting = { $who }が{ $to-of }引く反乱カードを選んでいます。
ask-play-mutiny = どの反乱カードをプレイしますか？
    .rule = 他のカードはデッキの下に置かれます。
    .waiting = { $who }が数枚の反乱カードから1枚をプレイしています。
ask-hand-on-mutineer = 「反乱者」カードを誰に渡しますか？
    .rule = 受け取ったプレイヤーはこれを開示し、すべての称号を失い、反乱カードを1枚引きます。
    .waiting = { $who }が「反乱者」カードを渡しています。
ask-draws-loyalty = 誰に忠誠カードをもう1枚引かせますか？
    .rule = 「反乱者」カードがまだデッキにあるので、人類側プレイヤー1人がもう一度引きます。
    .waiting = { $who }が忠誠カードをもう1枚引く人を選んでいます。
ask-stay-president = 大統領にとどまりますか？
    .rule = 「{ $card }」を手放します。そうしなければ、{ $against }が大統領になります。
    .waiting = { $who }は「{ $card }」を手放して大統領にとどまることができます。

# Skill checks with Daybreak

ask-add-or-draw-mutiny = どのカードをチェックに加えますか？
    .rule = カードを1枚表向きで加えるか、反乱カードを1枚引きます。
    .waiting = { $who }が表向きでカードを加えるか、反乱カードを引きます。
ask-take-from-check = チェックからどのカードを取りますか？
    .rule = 「{ $ability }」：カードは手札に加わり、チェックでは数えません。
    .waiting = { $who }はチェックからカードを取ることができます。
ask-remove-from-check = チェックからどのカードを取り除きますか？
    .rule = 「{ $ability }」：代わりに、ダメージを受けるバイパーを宙域か格納庫から選びます。
    .waiting = { $who }はチェックからカードを取り除くことができます。
ask-lay-open = 加えたカードのどれを表向きにしますか？
    .rule = 「{ $ability }」：1枚を全員に見せます。
    .waiting = { $who }が加えたカードの1枚を表向きにしています。

# Cards and characters of Daybreak

ask-activate-location = どの区画を起動しますか？
    .rule = { $count ->
        [1] どこにいてもかまいません。残り1か所です。
       *[other] どこにいてもかまいません。異なる区画が残り{ $count }か所です。
    }
    .waiting = { $who }が離れた区画を起動しています。
ask-activate-again = 「{ $where }」をもう一度起動しますか？
    .rule = 「{ $ability }」：スキルカードが1枚かかります。自分の手番に1度だけです。
    .waiting = { $who }は「{ $where }」をもう一度起動できます。
ask-activate-after-order = 「{ $where }」を起動しますか？
    .rule = 「{ $ability }」：命令が実行されたので、自分のいる区画を使えます。
    .waiting = { $who }は「{ $where }」を起動できます。
ask-give-quorum = どの治安判事カードを大統領に渡しますか？
    .rule = もう1枚は、プレイするか捨て札にします。
    .waiting = { $who }が大統領と治安判事カードを分けています。
ask-play-or-discard-quorum = もう1枚の治安判事カードをプレイしますか？
    .rule = プレイしなければ、捨て札になります。
    .waiting = { $who }が治安判事カードをプレイするか捨て札にします。
ask-bury-quorum = 大統領のどの治安判事カードをデッキの下に置きますか？
    .rule = 残り{ $count }枚です。
    .waiting = { $who }が大統領の治安判事カードをデッキの下に置いています。
ask-give-cards = { $count ->
    [1] { $to }にどのカードを渡しますか？
   *[other] { $to }にどの{ $count }枚を渡しますか？
}
    .rule = 何を渡したかは、他の人には見えません。
    .waiting = { $who }が{ $to }にスキルカードを渡しています。
ask-draw-at-loss = 損失に応じて引きますか？
    .rule = 「{ $ability }」：{ $skill-card }を{ $count }枚引き、{ $keep }枚を残します。この手番に1度だけです。
    .waiting = { $who }は損失に応じてカードを引くことができます。
ask-discard-drawn = いま引いたカードのどれを捨て札にしますか？
    .rule = 他のカードは残ります。
    .waiting = { $who }がいま引いたカードの1枚を捨て札にしています。
ask-spare-discard = 誰の捨て札を1枚減らしますか？
    .rule = 「{ $ability }」：代わりに裏切りカードを1枚引きます。この手番に1度だけです。
    .waiting = { $who }は誰かの捨て札を1枚減らすことができます。
ask-discard-super-crisis = どのスーパークライシス・カードを捨て札にしますか？
    .rule = 「{ $ability }」：捨て札にしなければ離れられません。
    .waiting = { $who }が離れるためにスーパークライシス・カードを捨て札にしています。
ask-replace-civilian = どの民間船を入れ替えますか？
    .rule = その船はゲームボード外の船に戻り、新しい船が裏向きで置かれます。
    .waiting = { $who }がすべての民間船を見て、1隻を入れ替えています。
ask-recall-civilian = どの民間船を宙域から取り除きますか？
    .rule = その船はゲームボード外の船に戻ります。
    .waiting = { $who }が宙域から取り除く民間船を選んでいます。
ask-sort-top = { $deck-card }をどこに置きますか？
    .rule = 1枚ずつ置きます。上に置いたカードは、先にそこに置いたカードの上になります。見られるのはあなただけです。
    .waiting = { $who }が{ $deck-deck }の上のカードを見ています。

# Vipers and assault raptors

ask-launch-reserves-to = どの宙域にバイパーを発進させますか？
    .rule = 操縦されているバイパーのある宙域だけです。その後、それぞれを起動します。
    .waiting = { $who }がバイパーを発進させる宙域を選んでいます。
ask-launch-reserves = { $area }の宙域にどの機体を発進させますか？
    .rule = あと{ $count }機までです。その後、それぞれを起動します。
    .waiting = { $who }が格納庫からバイパーを発進させています。
ask-sacrifice-viper = 民間船の代わりにどのバイパーを破壊しますか？
    .rule = 民間船は表向きにされず、ゲームボード外の船に戻ります。
    .waiting = { $who }が民間船のためにバイパーを犠牲にしています。
ask-place-anywhere = 「{ $of }」：どの宙域に配置しますか？
    .waiting = { $who }が配置する宙域を選んでいます。
ask-place-which = { $area }の宙域にどの機体を配置しますか？
    .rule = バイパーの代わりに強襲ラプターを置くことができます。
    .waiting = { $who }が{ $area }の宙域に配置する機体を選んでいます。
ask-assault-raptor-arrives = 強襲ラプターをどこに到着させますか？
    .rule = 人類側プレイヤーなら、すぐに起動できます。
    .waiting = { $who }が強襲ラプターの到着する宙域を選んでいます。
ask-stay-in-space = 強襲ラプターとともに宙域に残りますか？
    .rule = 船団がジャンプしても、同じ宙域にとどまります。残らなければ「ハンガーデッキ」に戻ります。
    .waiting = { $who }が宙域に残るか決めています。
ask-keep-in-space = { $area }の宙域の強襲ラプターを残しますか？
    .rule = 船団がジャンプします。残さなければ格納庫に戻ります。
    .waiting = { $who }が{ $area }の宙域の強襲ラプターについて決めています。

# Missions and the Rebel Basestar

ask-name-for-all = 全員にどのタイプを引かせますか？
    .rule = サイロン・プレイヤーを含む各プレイヤーが、そのタイプを{ $count }枚引きます。
    .waiting = { $who }が全員の引くタイプを指定しています。
ask-pay-rebels = 何を捨て札にしますか？
    .rule = このアクションには、奇跡トークンかスーパークライシス・カードが必要です。
    .waiting = { $who }が反乱ベーススターのアクションのコストを支払っています。
ask-search-deck = どのスキルデッキを調べますか？
ask-search-skills = デッキからどのカードを取りますか？
    .rule = デッキとその捨て札から、あと{ $count }枚取ります。その後デッキをシャッフルします。
    .waiting = { $who }がスキルデッキを調べています。
ask-raider-bay = 「レイダー格納区」からどの機体を出しますか？
    .rule = 次に選ぶ宙域に配置され、それらだけが起動されます。
    .waiting = { $who }が「レイダー格納区」から機体を出しています。

# What a window opens over

about-crisis = 「{ $card }」
about-check = 「{ $source }」のチェック
about-total = 「{ $source }」のチェックは、難易度{ $difficulty }に対して{ $total }です
about-roll = 「{ $source }」のダイス
about-roll-ftl = ジャンプのダイス
about-roll-attack = { $attacker }が{ $defender }を攻撃します
about-rolled = 「{ $source }」のダイスの目は{ $result }です
about-rolled-ftl = ジャンプのダイスの目は{ $result }です
about-rolled-attack = { $attacker }が{ $defender }を攻撃し、ダイスの目は{ $result }です
about-vipers = 1機を操縦できます
about-turn = いま始まります
about-treachery = 裏切りカードが捨て札になりました
about-roll-fight = 「{ $where }」の占領軍に対するダイス
about-roll-detain = { $whom }を拘束するダイス
about-rolled-fight = 「{ $where }」の占領軍に対するダイスの目は{ $result }です
about-rolled-detain = { $whom }を拘束するダイスの目は{ $result }です
about-raiders = まもなく行動します
about-destroyed = { $who-id ->
    [you] あなたが破壊しました
   *[other] { $who }が破壊しました
}
about-civilian = { $area }の宙域の民間船がまもなく破壊されます
about-jump = 船団がジャンプします
about-infiltration = いま終わります
about-motives = 開示することも、伏せておくこともできます
