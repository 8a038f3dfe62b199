# Questions. The message is what the asked player reads; .rule the sentence under it; .waiting is what
# the others read meanwhile, $who being the asked player.

ask-pick-character = キャラクターを選択
    .rule = 残りが最も多いタイプか、サポートから選びます。
    .waiting = { $who }がキャラクターを選んでいます。
ask-pick-assist = 補佐キャラクターを選択
    .rule = ゲームボードには出ず、あなたの引くカードを増やします。
    .waiting = { $who }が補佐キャラクターを選んでいます。
ask-start-area = バイパーの開始宙域を選択
    .waiting = { $who }が発進する宙域を選んでいます。
ask-start-location = 開始する区画を選択
    .waiting = { $who }が開始する区画を選んでいます。
ask-starting-hand = 最初の手札を{ $count }枚選択
    .rule = シートに示されたタイプと枚数から選びます。
    .waiting = { $who }が最初の手札を選んでいます。
ask-receive-skills = 引くカードを選択
    .rule = 先にタイプを選び、それから引きます。
    .waiting = { $who }がスキルカードを引いています。
ask-draw-skills = 引くカードを{ $count }枚選択
    .rule = 先にタイプを選び、それから引きます。
    .waiting = { $who }がスキルカードを引いています。
ask-move-cylon = 任意のサイロン区画に移動し、アクションを行います。
ask-move = 移動先を選択
    .rule = 同じ船の中の移動は無料です。他の船への移動や、バイパーから降りる移動には、スキルカードが1枚必要です。
    .waiting = { $who }が移動しています。
ask-move-or-ability = { $rule }移動の代わりに、移動能力を1つ使うこともできます。
ask-action = アクションを選択
    .rule = { $count ->
        [1] アクションを1回行えます。
       *[other] アクションをあと{ $count }回行えます。
    }
    .waiting = { $who }がアクションを選んでいます。
ask-discard = 捨て札にするカードを{ $count }枚選択
    .waiting = { $who }がカードを捨て札にしています。
ask-discard-payment = 支払うカードを{ $count }枚選択
    .rule = 支払ったカードは捨て札になります。
    .waiting = { $who }がスキルカードで支払っています。
ask-may-discard = クライシスのためにカードを捨て札にしますか？
    .rule = クライシスは{ $count }枚を求めていますが、サイロン・プレイヤーはそれより少なくても、捨て札にしなくてもかまいません。
    .waiting = { $who }が捨て札にするか決めています。
ask-let-discard = 手札からランダムに{ $count }枚を捨て札にしますか？
    .rule = サイロン・プレイヤーは、自分に対するクライシスの効果を無視できます。
    .waiting = { $who }がランダムに捨て札にするか決めています。
ask-feed = チェックに加えるカードを選択
    .rule = { $count ->
        [1] 1枚まで加えられます。後から取り消せません。
       *[other] { $count }枚まで加えられます。後から取り消せません。
    }
    .waiting = { $who }がチェックにカードを加えています。
ask-window = カードや能力を使いますか？
    .rule = { $window }：{ $about }。
    .waiting = 少しお待ちください。
ask-order = 先に使うプレイヤーを選択
    .rule = { $window }：複数のプレイヤーが使おうとしています。最初の1人が使った後、他の人はもう一度選びます。
    .waiting = { $who }が順番を決めています。
ask-keep-crisis = 処理するクライシス・カードを選択
    .rule = このカードを見られるのはあなただけです。
    .waiting = { $who }がクライシス・カードを引いています。
ask-crisis-option = 「{ $crisis }」：どちらかを選択
    .waiting = { $who }が「{ $crisis }」の選択肢を選んでいます。
ask-keep-destination = 目的地を選択
    .rule = 選ばなかったカードは、公開せずにデッキの下に置かれます。
    .waiting = { $who }が目的地を選んでいます。

ask-target = 「{ $of }」：対象を選択
    .waiting = { $who }が「{ $of }」の対象を選んでいます。
ask-target-send = 「{ $to }」に送るキャラクターを選択
    .waiting = { $who }が「{ $to }」に送るキャラクターを選んでいます。
ask-target-release = 「営倉」から出すキャラクターを選択
    .waiting = { $who }が「営倉」から出すキャラクターを選んでいます。
ask-target-title = 次の{ $title }を選択
    .waiting = { $who }が次の{ $title }を選んでいます。
ask-target-card = 「{ $of }」を渡す相手を選択
    .waiting = { $who }が「{ $of }」を渡す相手を選んでいます。
ask-target-loyalty = 忠誠カードを見る相手を選択
    .waiting = { $who }が忠誠カードを見る相手を選んでいます。
ask-target-hand-on = 忠誠カードを渡す相手を選択
    .waiting = { $who }が忠誠カードを渡しています。
ask-target-take = 手札を見る相手を選択
    .waiting = { $who }が手札を見る相手を選んでいます。
ask-target-execute = 処刑するキャラクターを選択
    .waiting = { $who }が処刑するキャラクターを選んでいます。
ask-target-trial = 「{ $of }」：処刑の対象を選択
    .rule = パスすると、そのキャラクターは処刑されます。
    .waiting = { $who }が処刑の候補を選んでいます。
ask-target-free = 解放するキャラクターを選択
    .waiting = { $who }が解放するキャラクターを選んでいます。
ask-target-hands = 手札を交換する相手を選択
    .waiting = { $who }が手札を交換する相手を選んでいます。
ask-target-random = ランダムにカードを取る相手を選択
    .waiting = { $who }がランダムにカードを取る相手を選んでいます。
ask-target-order = 命令する相手を選択
    .waiting = { $who }が命令を出しています。
ask-target-mutiny = 反乱カードを引くプレイヤーを選択
    .waiting = { $who }が反乱カードを引くプレイヤーを選んでいます。
ask-target-miracle = 奇跡トークンを獲得するプレイヤーを選択
    .waiting = { $who }が奇跡トークンを獲得するプレイヤーを選んでいます。
ask-target-treat = スキルセットを借りる相手を選択
    .rule = その相手のスキルセットから引き、同じ枚数のカードを渡します。
    .waiting = { $who }が誰のスキルセットから引くかを選んでいます。
ask-target-share = 奇跡トークンをやり取りする相手を選択
    .rule = その後、自分の1個を渡すか、相手から1個受け取ります。
    .waiting = { $who }が奇跡トークンをやり取りする相手を選んでいます。
ask-target-unseat = 次の大統領を選択
    .rule = 大統領は、場のカードを手放して職にとどまることができます。
    .waiting = { $who }が次の大統領を選んでいます。
ask-choose = 「{ $of }」：1つを選択
    .waiting = { $who }が「{ $of }」の選択肢を選んでいます。
ask-may = 「{ $of }」：{ $deeds-ask }？
    .waiting = { $who }が「{ $of }」について決めています。
ask-risk = 「{ $of }」：{ $ships }で賭けを行いますか？
    .rule = { $then }。
    .waiting = { $who }が{ $ships }で賭けを行うか決めています。
ask-send-to = { $whom-id ->
    [you] 行き先を選択
   *[other] { $whom-of }行き先を選択
}
    .waiting = { $who }が区画を選んでいます。

ask-play-quorum = プレイする治安判事カードを選択
    .waiting = { $who }が治安判事カードをプレイしています。
ask-keep-quorum = 処理する治安判事カードを選択
    .rule = 他のカードはデッキの下に置かれます。
    .waiting = { $who }が治安判事カードを選んでいます。
ask-play-super-crisis = プレイするスーパークライシス・カードを選択
    .waiting = { $who }がスーパークライシス・カードをプレイしています。
ask-swap-super-crisis = スーパークライシス・カードを交換しますか？
    .waiting = { $who }がスーパークライシス・カードについて決めています。
ask-take-card = { $from }から取るカードを選択
    .waiting = { $who }が{ $from }からカードを取っています。
ask-peek-deck = 見るデッキを選択
    .rule = 一番上のカードを見て、そのままにするかデッキの下に置きます。
    .waiting = { $who }が見るデッキを選んでいます。
ask-peeked-card = この{ $deck-card }を一番上に残しますか？
    .rule = 残さなければデッキの下に置きます。カードの内容を話してはいけません。
    .waiting = { $who }が{ $deck-deck }の一番上のカードを見ています。

ask-vipers = 起動する無人のバイパーを選択
    .rule = 起動は残り{ $count }回です。
    .waiting = { $who }が無人のバイパーを起動しています。
ask-pilot = バイパーの行動を選択
    .rule = 隣接する宙域に移動するか、同じ宙域のサイロン艦を攻撃します。
    .waiting = { $who }がバイパーを起動しています。
ask-pilot-attack = 攻撃目標を選択
    .rule = 攻撃は残り{ $count }回です。
    .waiting = { $who }がバイパーで攻撃しています。
ask-launch-self = 発進先を選択
    .waiting = { $who }がバイパーで発進しています。
ask-recall-viper = 呼び戻す無人のバイパーを選択
    .rule = 格納庫が空なので、まず宙域のバイパーを1機戻します。
    .waiting = { $who }がバイパーを呼び戻しています。
ask-galactica-attack = ギャラクティカの攻撃目標を選択
    .waiting = { $who }がギャラクティカの砲の狙いを定めています。
ask-centurion-attack = 攻撃するセンチュリオンを選択
    .waiting = { $who }がセンチュリオンを攻撃しています。
ask-nuke = 核兵器で攻撃するベーススターを選択
    .rule = 出た目にかかわらず、核兵器はゲームから取り除かれます。
    .waiting = { $who }が核兵器の狙いを定めています。
ask-look-at-civilian = 見る民間船を選択
    .rule = 見られるのは残り{ $count }隻です。
    .waiting = { $who }が民間船を見ています。
ask-move-civilian = { $area }の宙域の民間船{ $number }を移動させますか？
    .rule = 隣接する宙域に移動させるか、そのままにします。
    .waiting = { $who }が民間船を移動させるか決めています。
ask-repair = 修理するものを選択
    .waiting = { $who }が修理しています。
ask-repair-vipers = もう1機バイパーを修理しますか？
    .rule = あと{ $count }機までです。
    .waiting = { $who }がバイパーを修理しています。
ask-restore = 戻す機体を選択
    .rule = あとバイパー{ $vipers }機、ラプター{ $raptors }機まで格納庫に戻せます。
    .waiting = { $who }が機体を戻しています。
ask-use-order = 命令の使い方を選択
    .waiting = { $who }が命令の使い方を決めています。

ask-raider-area = 次にレイダーが行動する宙域を選択
    .waiting = { $who }が行動するレイダーを選んでいます。
ask-raider-victim = { $area }の宙域でレイダーが攻撃するバイパーを選択
    .waiting = { $who }がレイダーの攻撃目標を選んでいます。
ask-destroy-civilian = 失う民間船を選択
    .rule = 民間船は裏向きです。
    .waiting = { $who }が失う民間船を選んでいます。
ask-destroy-cylon-ship = 破壊する{ $craft }を選択
    .rule = 残り{ $left }{ $craft-counter }です。ダイスは振りません。
    .waiting = { $who }がサイロン艦を破壊しています。
ask-destroy-centurion = 破壊するセンチュリオンを選択
    .waiting = { $who }がセンチュリオンを破壊しています。
ask-damage-viper = ダメージを受けるバイパーを選択
    .rule = 残り{ $count }機です。パイロットは「医務室」に送られます。
    .waiting = { $who }がダメージを受けるバイパーを選んでいます。
ask-damage-token = ギャラクティカが受けるダメージを選択
    .rule = 処理するトークンは{ $count }個で、残りは戻します。
    .waiting = { $who }がギャラクティカのダメージを選んでいます。
ask-place-short = 次の{ $craft }を配置する宙域を選択
    .rule = すべての宙域に置くだけの数が残っていません。
    .waiting = { $who }が次の{ $craft }の宙域を選んでいます。
ask-launch-short = 次の{ $craft }を発進させるベーススターを選択
    .rule = すべてのベーススターに行き渡るだけの数が残っていません。
    .waiting = { $who }が発進させるベーススターを選んでいます。
ask-board-short = 乗り込むヘビーレイダーを選択
    .rule = 全機に行き渡るだけのセンチュリオンが残っていません。
    .waiting = { $who }が乗り込むヘビーレイダーを選んでいます。
ask-let-look = { $by }に忠誠カードを1枚見せますか？
    .rule = サイロン・プレイヤーは、自分に対するクライシスの効果を無視できます。
    .waiting = { $who }が忠誠カードを見せるか決めています。
ask-hand-on-sympathizer = 「同調者」カードを渡す相手を選択
    .rule = 受け取ったプレイヤーは、すぐに処理します。
    .waiting = { $who }が新しい忠誠カードを見ています。
ask-recon = 一番上のクライシス・カードを見ますか？
    .rule = 「{ $ability }」：その後、デッキの下に置くこともできます。
    .waiting = { $who }は一番上のクライシス・カードを見ることができます。
ask-extra-action = アクションをもう1回行いますか？
    .rule = 「{ $ability }」：「{ $card }」カードの後、自分の手番に1度だけです。
    .waiting = { $who }がアクションをもう1回行うか決めています。

# Battlestar Pegasus

ask-take-damage = ダメージを受ける艦を選択
    .rule = ペガサスがギャラクティカの代わりに受けることができます。トークンを引く前に決めます。
    .waiting = { $who }がダメージを受ける艦を選んでいます。
ask-pegasus-attack = ペガサスの攻撃目標を選択
    .waiting = { $who }がペガサスの砲の狙いを定めています。
ask-main-batteries = 主砲で砲撃する宙域を選択
    .rule = ダイスを振る前に選びます。低い目が出ると、その宙域の味方に当たります。
    .waiting = { $who }が主砲の狙いを定めています。
ask-full-throttle = 飛ぶ先を選択
    .rule = 任意の宙域に移動するか、とどまります。その後、そこで攻撃できます。
    .waiting = { $who }がフルスロットルで飛んでいます。
ask-shield = 守るリソースを選択
    .rule = この手番の次の損失が1減ります。
    .waiting = { $who }が守るリソースを選んでいます。
ask-highest-resource = { $count }減らすリソースを選択
    .rule = いずれも最も高いリソースです。
    .waiting = { $who }が最も高いリソースから選んでいます。
ask-sacrifice = { $area }の宙域で破壊するものを選択
    .rule = どれを選んでも、あなたは「医務室」に行きます。
    .waiting = { $who }が道連れにするものを選んでいます。
ask-remove-basestar = 取り除くベーススターを選択
    .waiting = { $who }が取り除くベーススターを選んでいます。
ask-civilian-fights = 戦う民間船を選択
    .rule = 民間船は裏向きです。戦う船は失われるかもしれません。
    .waiting = { $who }が戦う民間船を選んでいます。
ask-civilian-target = { $area }の宙域で民間船が破壊するものを選択
    .waiting = { $who }が民間船の破壊するものを選んでいます。
ask-repair-any = 修理するものを選択
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
ask-sort-crises = クライシス・カードの置き場所を選択
    .rule = 1枚ずつ、先に置いたカードの上か、デッキの下に置きます。見られるのはあなただけです。
    .waiting = { $who }がクライシス・デッキの上のカードを見ています。

# Checks, Destiny and hands with Pegasus

ask-next-ability = 次に処理する能力を選択
    .rule = 無謀なスキルチェックなので、裏切りカードの能力が発動します。
    .waiting = { $who }がチェックの能力の順番を決めています。
ask-next-ability-of-any = スキルチェック能力はそれぞれ1回ずつ、あなたの選ぶ順に発動します。
ask-learned = この{ $count }枚の加え先を選択
    .rule = すべてをチェックに加えるか、すべてを手札に加えます。
    .waiting = { $who }がスキルデッキのカードを見ています。
ask-add-revealed = 公開されたチェックにカードを加えますか？
    .rule = 通常の枚数制限にかかわらず、何枚でも加えられます。
    .waiting = { $who }は公開されたチェックにカードを加えることができます。
ask-put-on-destiny = 宿命デッキの上に置くカードを{ $count }枚選択
    .rule = 最初に選んだカードが一番上になります。
    .waiting = { $who }が宿命デッキの上にカードを置いています。
ask-discard-destiny = 捨て札にする宿命デッキのカードを{ $count }枚選択
    .rule = デッキを見られるのはあなただけです。その後シャッフルします。
    .waiting = { $who }が宿命デッキを見ています。
ask-bottom-of-deck = 一番下を見るデッキを選択
    .rule = 見られるのはあなただけで、カードはそのまま残ります。
    .waiting = { $who }がデッキの一番下のカードを見ています。
ask-name-skill = { $whom-id ->
    [you] 引くタイプを指定
   *[other] { $whom }が引くタイプを指定
}
    .waiting = { $who }がスキルタイプを指定しています。
ask-discard-quorum = 捨て札にする治安判事カードを選択
    .rule = 上限を{ $count }枚超えています。
    .waiting = { $who }が上限を超えた治安判事カードを捨て札にしています。

# Executions and favours

ask-let-execute = 処刑を受け入れますか？
    .rule = サイロン・プレイヤーは、自分に対するクライシスの効果を無視できます。
    .waiting = { $who }が処刑について決めています。
ask-next-executed = 次に処刑されるキャラクターを選択
    .rule = 処刑が複数あります。順番はあなたが決めます。
    .waiting = { $who }が処刑の順番を決めています。
ask-next-freed = 次に「営倉」を出るキャラクターを選択
    .rule = 「営倉」を出られる人が複数います。順番はあなたが決めます。
    .waiting = { $who }が「営倉」を出る順番を決めています。
ask-hand-on-loyalty = 裏向きの忠誠カードを渡す相手を選択
    .rule = すべてを人類側プレイヤー1人に渡します。見られるのはそのプレイヤーだけです。
    .waiting = { $who }が忠誠カードを渡しています。
ask-reveal-and-hand-on = 見せる「サイロン」カードと残りを渡す相手を選択
    .rule = 見せるカードのテキストは効果を持ちません。
    .waiting = { $who }が忠誠カードを見せています。
ask-give-card = スキルカードを誰かに渡しますか？
    .rule = その後、{ $count }枚引きます。
    .waiting = { $who }はカードを渡すことができます。
ask-give-which = { $to }に渡すカードを選択
    .waiting = { $who }が{ $to }にカードを渡しています。
ask-execute-instead = { $whom-id ->
    [you] 「営倉」に行く代わりに処刑されますか？
   *[other] { $whom }を「営倉」に送る代わりに処刑しますか？
}
    .waiting = { $who }が「営倉」か処刑かを決めています。

# New Caprica

ask-prepare-or-evacuate = 船の準備か脱出を選択
    .rule = 準備すると、封鎖中の山の一番上の船が準備済みの山の下に移ります。脱出させると、準備済みの山の一番上の船が宙域に出ます。
    .waiting = { $who }が民間船を準備するか脱出させています。
ask-evacuate-to = 船を脱出させる宙域を選択
    .waiting = { $who }が船を脱出させる宙域を選んでいます。
ask-go-aboard = 船とともに脱出しますか？
    .rule = ギャラクティカの任意の区画（危険区画を除く）に移動するか、とどまります。
    .waiting = { $who }は船とともにニュー・カプリカを離れることができます。
ask-peeked-locked = この船を封鎖中の山の一番上に残しますか？
    .rule = 残さなければ山の下に置きます。船の積み荷を話してはいけません。
    .waiting = { $who }が封鎖中の山の一番上の船を見ています。
ask-activate-occupation = 起動する占領軍を選択
    .rule = 1区画進みます。「造船所」からは、船を襲って去ります。
    .waiting = { $who }が占領軍を起動しています。
ask-destroy-occupation = 破壊する占領軍を選択
    .rule = 残り{ $count }部隊です。
    .waiting = { $who }が占領軍を破壊しています。
ask-fight-again = カードを1枚捨て札にして、もう一度振りますか？
    .rule = 占領軍はまだ残っています。最初のダイスへの修正は、次のダイスにも適用されます。
    .waiting = { $who }は戦い続けることができます。

# Daybreak: Mutiny cards, miracle tokens, the Mutineer

ask-discard-mutiny = 捨て札にする反乱カードを選択
    .rule = { $due ->
        [limit] 反乱カードは{ $count }枚まで持てます。捨て札は全員に公開されます。
        [keep] 反乱カードは{ $count }枚だけ手元に残します。捨て札は全員に公開されます。
       *[one] 捨て札は全員に公開されます。
    }
    .waiting = { $who }が反乱カードを捨て札にしています。
ask-pick-mutiny = { $to-id ->
    [you] 引く反乱カードを選択
   *[other] { $to }が引く反乱カードを選択
}
    .rule = 他のカードはデッキの下に置かれます。
    .waiting = { $who }が{ $to-of }引く反乱カードを選んでいます。
ask-play-mutiny = プレイする反乱カードを選択
    .rule = 他のカードはデッキの下に置かれます。
    .waiting = { $who }がプレイする反乱カードを選んでいます。
ask-hand-on-mutineer = 「反乱者」カードを渡す相手を選択
    .rule = 受け取ったプレイヤーはこれを開示し、すべての称号を失い、反乱カードを1枚引きます。
    .waiting = { $who }が「反乱者」カードを渡しています。
ask-draws-loyalty = 忠誠カードをもう1枚引くプレイヤーを選択
    .rule = 「反乱者」カードがまだデッキにあるので、人類側プレイヤー1人がもう一度引きます。
    .waiting = { $who }が忠誠カードをもう1枚引くプレイヤーを選んでいます。
ask-stay-president = 大統領にとどまりますか？
    .rule = 「{ $card }」を手放します。そうしなければ、{ $against }が大統領になります。
    .waiting = { $who }は「{ $card }」を手放して大統領にとどまることができます。

# Skill checks with Daybreak

ask-add-or-draw-mutiny = カードをチェックに加えますか？
    .rule = カードを1枚表向きで加えます。加えなければ、反乱カードを1枚引きます。
    .waiting = { $who }がカードを表向きで加えるか、反乱カードを引くか決めています。
ask-take-from-check = チェックからカードを取りますか？
    .rule = 「{ $ability }」：カードは手札に加わり、チェックでは数えません。
    .waiting = { $who }はチェックからカードを取ることができます。
ask-remove-from-check = チェックからカードを取り除きますか？
    .rule = 「{ $ability }」：取り除いた場合、ダメージを受けるバイパーを宙域か格納庫から選びます。
    .waiting = { $who }はチェックからカードを取り除くことができます。
ask-lay-open = 表向きにするカードを選択
    .rule = 「{ $ability }」：1枚を全員に見せます。
    .waiting = { $who }が加えたカードの1枚を表向きにしています。

# Cards and characters of Daybreak

ask-activate-location = 起動する区画を選択
    .rule = { $count ->
        [1] どこにいても起動できます。残り1か所です。
       *[other] どこにいても起動できます。異なる区画を残り{ $count }か所選びます。
    }
    .waiting = { $who }が離れた区画を起動しています。
ask-activate-again = 「{ $where }」をもう一度起動しますか？
    .rule = 「{ $ability }」：スキルカードが1枚必要です。自分の手番に1度だけです。
    .waiting = { $who }は「{ $where }」をもう一度起動できます。
ask-activate-after-order = 「{ $where }」を起動しますか？
    .rule = 「{ $ability }」：命令が実行されたので、自分のいる区画を使えます。
    .waiting = { $who }は「{ $where }」を起動できます。
ask-give-quorum = 大統領に渡す治安判事カードを選択
    .rule = もう1枚は、プレイするか捨て札にします。
    .waiting = { $who }が大統領と治安判事カードを分け合っています。
ask-play-or-discard-quorum = もう1枚の治安判事カードをプレイしますか？
    .rule = プレイしなければ、捨て札になります。
    .waiting = { $who }が治安判事カードをプレイするか捨て札にするか決めています。
ask-bury-quorum = デッキの下に置く治安判事カードを選択
    .rule = 残り{ $count }枚です。
    .waiting = { $who }が大統領の治安判事カードをデッキの下に置いています。
ask-give-cards = { $to }に渡すカードを{ $count }枚選択
    .rule = 何を渡したかは、他の人には見えません。
    .waiting = { $who }が{ $to }にスキルカードを渡しています。
ask-draw-at-loss = 損失を受けてカードを引きますか？
    .rule = 「{ $ability }」：{ $skill-card }を{ $count }枚引き、{ $keep }枚を残します。1手番に1度だけです。
    .waiting = { $who }は損失を受けてカードを引くことができます。
ask-discard-drawn = 引いたカードから捨て札にする1枚を選択
    .rule = 他のカードは残ります。
    .waiting = { $who }がいま引いたカードの1枚を捨て札にしています。
ask-spare-discard = 誰かが捨て札にする枚数を1枚減らしますか？
    .rule = 「{ $ability }」：そのために裏切りカードを1枚引きます。1手番に1度だけです。
    .waiting = { $who }は、誰かが捨て札にする枚数を1枚減らすことができます。
ask-discard-super-crisis = 捨て札にするスーパークライシス・カードを選択
    .rule = 「{ $ability }」：捨て札にしなければ離れられません。
    .waiting = { $who }が離れるためにスーパークライシス・カードを捨て札にしています。
ask-replace-civilian = 入れ替える民間船を選択
    .rule = その船は未使用の民間船に戻り、新しい船が裏向きで置かれます。
    .waiting = { $who }がすべての民間船を見て、1隻を入れ替えています。
ask-recall-civilian = 宙域から取り除く民間船を選択
    .rule = その船は未使用の民間船に戻ります。
    .waiting = { $who }が宙域から取り除く民間船を選んでいます。
ask-sort-top = { $deck-card }の置き場所を選択
    .rule = 1枚ずつ、先に置いたカードの上か、デッキの下に置きます。見られるのはあなただけです。
    .waiting = { $who }が{ $deck-deck }の上のカードを見ています。

# Vipers and assault raptors

ask-launch-reserves-to = バイパーを発進させる宙域を選択
    .rule = 操縦されているバイパーのある宙域だけです。その後、それぞれを起動します。
    .waiting = { $who }がバイパーを発進させる宙域を選んでいます。
ask-launch-reserves = { $area }の宙域に発進させますか？
    .rule = あと{ $count }機までです。その後、それぞれを起動します。
    .waiting = { $who }が格納庫からバイパーを発進させています。
ask-sacrifice-viper = 民間船の代わりに失うバイパーを選択
    .rule = 民間船は裏向きのまま、未使用の民間船に戻ります。
    .waiting = { $who }が民間船のためにバイパーを犠牲にしています。
ask-place-anywhere = 「{ $of }」：配置する宙域を選択
    .waiting = { $who }が配置する宙域を選んでいます。
ask-place-which = { $area }の宙域に配置する機体を選択
    .rule = バイパーの代わりに強襲ラプターを置くことができます。
    .waiting = { $who }が{ $area }の宙域に配置する機体を選んでいます。
ask-assault-raptor-arrives = 強襲ラプターが到着する宙域を選択
    .rule = 人類側プレイヤーなら、すぐに起動できます。
    .waiting = { $who }が強襲ラプターの到着する宙域を選んでいます。
ask-stay-in-space = 強襲ラプターとともに宙域に残りますか？
    .rule = 船団がジャンプします。同じ宙域に残るか、「ハンガーデッキ」に戻ります。
    .waiting = { $who }が宙域に残るか決めています。
ask-keep-in-space = { $area }の宙域の強襲ラプターを残しますか？
    .rule = 船団がジャンプします。残さなければ格納庫に戻ります。
    .waiting = { $who }が{ $area }の宙域の強襲ラプターについて決めています。

# Missions and the Rebel Basestar

ask-name-for-all = 全員が引くタイプを指定
    .rule = サイロン・プレイヤーを含む各プレイヤーが、そのタイプを{ $count }枚引きます。
    .waiting = { $who }が全員の引くタイプを指定しています。
ask-pay-rebels = 捨てるものを選択
    .rule = このアクションには、奇跡トークンかスーパークライシス・カードが必要です。
    .waiting = { $who }が反乱ベーススターのアクションのコストを支払っています。
ask-search-deck = 調べるスキルデッキを選択
ask-search-skills = デッキから取るカードを選択
    .rule = デッキとその捨て札から、あと{ $count }枚取ります。その後デッキをシャッフルします。
    .waiting = { $who }がスキルデッキを調べています。
ask-raider-bay = 「レイダー格納区」から出す機体を選択
    .rule = 次に配置する宙域を選びます。起動されるのはその機体だけです。
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
