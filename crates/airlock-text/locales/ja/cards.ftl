# The cards: what stands round their effects.

# Crisis and Super Crisis cards

crisis-check = スキルチェック{ $difficulty }：{ $skills }。
crisis-pass = パス：{ $then }。
crisis-partial = 部分パス（{ $threshold }以上）：{ $then }。
crisis-fail = 失敗：{ $then }。
crisis-or = スキルチェックの代わりに、{ $who }は次を選べます：{ $then }。
crisis-chooses = { $who }はどちらか1つを選びます。
crisis-either = ①{ $then }。
crisis-either-if = ①（{ $condition }場合のみ）：{ $then }。
crisis-or-else = ②{ $then }。
attack-activation = 1. 起動：{ $then }。
attack-setup = 2. セットアップ：{ $areas }。
attack-area = { $area }に{ $ships }
    .do = { $area }に{ $ships }
    .ren = { $area }に{ $ships }
    .dict = { $area }に{ $ships }
    .may = { $area }に{ $ships }
    .ask = { $area }に{ $ships }
attack-special = 3. 特別ルール「{ $special }」：{ $then }。
crisis-then = その後：{ $steps }。
then-jump = 船団マーカーを1マス進めます
    .ren = 船団マーカーを1マス進め
    .dict = 船団マーカーを1マス進める
    .may = 船団マーカーを1マス進めることができます
    .ask = 船団マーカーを1マス進めますか
    .do = 船団マーカーを1マス進めます
then-jump-or-evacuate = 船団マーカーを1マス進めるか、ギャラクティカが戻っていれば民間船を1隻脱出させます
    .ren = 船団マーカーを1マス進めるか、ギャラクティカが戻っていれば民間船を1隻脱出させ
    .dict = 船団マーカーを1マス進めるか、ギャラクティカが戻っていれば民間船を1隻脱出させる
    .may = 船団マーカーを1マス進めるか、ギャラクティカが戻っていれば民間船を1隻脱出させることができます
    .ask = 船団マーカーを1マス進めるか、ギャラクティカが戻っていれば民間船を1隻脱出させますか
    .do = 船団マーカーを1マス進めるか、ギャラクティカが戻っていれば民間船を1隻脱出させます
then-once-returned = ギャラクティカが戻っていれば、{ $then }
    .ren = ギャラクティカが戻っていれば、{ $then-ren }
    .dict = ギャラクティカが戻っていれば、{ $then-dict }
    .may = ギャラクティカが戻っていれば、{ $then-may }
    .ask = ギャラクティカが戻っていれば、{ $then-ask }
    .do = ギャラクティカが戻っていれば、{ $then-do }
super-crisis-immune = クライシスやスキルチェックに影響するキャラクターの能力は、このカードには影響しません。

# When a card or ability is used

timing-plain = { $timing }：{ $text }。
timing-if = { $timing }（{ $condition }場合のみ）：{ $text }。
timing-interrupt = { $window }：{ $text }。
timing-interrupt-if = { $window }、{ $condition }場合：{ $text }。
timed-action = アクション
timed-movement = 移動
timed-movement-or-action = 移動またはアクション
timed-reckless-check = 無謀なスキルチェックで公開
timed-check-ability = スキルチェック能力
timed-human = 人類のアクション
timed-cylon = サイロンのアクション

when-action = アクションとして
when-movement = 自分の移動ステップに、移動の代わりとして
when-movement-or-action = アクションとして、または移動の代わりとして
when-reckless-check = 無謀なスキルチェックで公開されたとき、自動的に
when-check-ability = スキルチェックで公開されたとき、自動的に
window-crisis-revealed = 誰かの引いたクライシス・カードが公開された直後
window-option-chosen = プレイヤーがクライシス・カードの2つの選択肢から選んだ後
window-instead-of-check = 誰かの引いたクライシス・カードのスキルチェックの前
window-before-cards = スキルチェックにカードが加えられる前
window-before-reveal = スキルチェックにすべてのカードが加えられた後、公開される前
window-after-total = スキルチェックのトータル・スキル値が判明した後
window-after-check = スキルチェックの処理後、カードが捨て札になる前
window-before-roll = 誰かがダイスを振る前
window-after-roll = 誰かがダイスを振った後
window-viper-attacked = バイパーが攻撃された後
window-vipers-placed = 無人のバイパーが格納庫から宙域に配置された後
window-turn-began = 自分の手番の開始時
window-cards-added = プレイヤーがスキルチェックにカードを加えた後
window-after-reveal = スキルチェックのカードが公開された後
window-destroyed = 自分がベーススターかセンチュリオンを破壊した後
window-before-raiders = レイダーが起動される前
window-treachery-discarded = 人類側プレイヤーが裏切りカードを捨て札にしたとき
window-check-passed = スキルチェックをパスした後
window-choosing-option = 自分がクライシス・カードの選択肢から選ぶとき
window-civilian-threatened = 宙域の民間船が表向きにされて破壊される前
window-removing-ships = ジャンプで航宙艦が取り除かれるとき
window-before-activation = いずれかのプレイヤーのサイロン艦起動ステップの開始時
window-infiltration-ends = 自分がアクションで潜入を終えるとき
window-motive-holds = 自分の動機の条件が満たされているとき

limit-executive-order = 「行政命令」は1手番に1枚しかプレイできません。
limit-declare-emergency = 「非常事態宣言」はスキルチェック1回につき1枚しかプレイできません。
limit-strategic-planning = 「戦略立案」はダイス1回につき1枚しかプレイできません。
limit-critical-situation = 「行政命令」と「危機的状況」は、1手番に合わせて1枚しかプレイできません。
limit-major-victory = 「大勝利」は1手番に1枚しかプレイできません。
limit-sabotage = 「妨害工作」は1手番に1枚しかプレイできません。
limit-calculations = 「計算」はダイス1回につき1枚しかプレイできません。
limit-check-ability = 誰が加えたカードでも（宿命デッキからでも）発動しますが、スキルチェック1回につき1度だけです。
limit-restore-order = 無謀なスキルチェックにはプレイできず、このカードの後に無謀カードをプレイすることもできません。

sort-reckless = 無謀：このチェックを無謀なスキルチェックにします。無謀カードはスキルチェック1回につき1枚しかプレイできません。
sort-cylon-only = このカードのテキストは、サイロン・プレイヤーだけが使えます。
sort-mutinous = 自分で選んでこのカードを捨て札にしたとき、反乱カードを1枚引きます（1手番に1度だけ）。

# Quorum cards

quorum-then-discard = その後、このカードを捨て札にします。
quorum-else-discard = そうでなければ、このカードを捨て札にします。
mutiny-else-discard = ゲームから取り除かれなければ、このカードを捨て札にします。
quorum-protects-title = 「本部」でチェックは行いません。大統領称号を失うとき、大統領はこのカードを捨て札にして称号を守れます。

# Missions

mission-immune = これはクライシス・カードではありません。カードやキャラクターの能力でこのチェックを変えることはできず、スキルチェック能力も発動しません。

# Destinations and objectives

destination-text = { $text }。
destination-distance = ジャンプ距離{ $distance }。
milestone-sleeper-agent-phase = ジャンプ距離{ $distance }（1度だけ）：スリーパー・エージェント・フェイズ。手番プレイヤーから時計回りに、全員に忠誠カードをもう1枚ずつ配ります{ $motives ->
    [0] （開示サイロンにも配ります）。
   *[other] （開示サイロンにも配ります）。サイロン・リーダーには、代わりに動機カードをさらに{ $motives }枚配ります。
}
milestone-next-jump-ends = ジャンプ距離{ $distance }：次のジャンプでゲームが終わります。目的地カードは引かず、すべてのリソースが1以上なら人類の勝利です。
milestone-new-caprica-phase = ジャンプ距離{ $distance }（1度だけ）：ニュー・カプリカ・フェイズ。すべての民間船がニュー・カプリカで封鎖され、全員がそこに移り、クライシス・デッキはニュー・カプリカ・クライシス・デッキに代わります。オート・ジャンプでギャラクティカが戻り、その後は艦長だけが、ジャンプで離脱してゲームを終わらせることができます。すべてのリソースが1以上なら人類の勝利です。

# Loyalty cards

loyalty-text-human = あなたは人類です（他の忠誠カードによってサイロンである場合を除きます）。人類が勝利すれば、あなたの勝ちです。
loyalty-text-cylon = 他の忠誠カードにかかわらず、あなたはサイロンです。人類が敗北すれば、あなたの勝ちです。
loyalty-reveal = アクション：このカードを開示します。{ $pegasus ->
    [yes] あなたが「営倉」にも「拘置所」にもいなければ
   *[no] あなたが「営倉」にいなければ
}、{ $text }。
loyalty-revealed = その後、スキルカードが3枚になるまで捨て札にし、{ $more ->
    [yes] { $after-ren }、
   *[no] {""}
}渡されている治安判事カード{ $daybreak ->
    [yes] と、自分の反乱カードと奇跡トークンを捨て
   *[no] を捨て札にし
}、称号を失い、「復活船」に移動し、スーパークライシス・カードを1枚引きます。{ $expanded ->
    [yes] ジャンプ距離が6以下なら、他の裏向きの忠誠カードを人類側プレイヤー1人に渡します。
   *[no] {""}
}自分の手番であれば、手番は終わります。
loyalty-text-sympathizer = 受け取ったらすぐにこのカードを開示します。いずれかのリソースがレッドゾーン（{ $reds }）にあれば、「営倉」に行き、このカードは「非サイロン」として扱います。
    そうでなければ、スーパークライシス・カードを持たない開示サイロンとなり、「サイロン艦隊」を起動することも、スーパークライシス・カードをプレイすることもできません。
loyalty-text-sympathetic-cylon = 受け取ったらすぐにこのカードを開示します。あなたはスーパークライシス・カードを持たない開示サイロンとなり、友好アジェンダを1枚引きます。勝敗はそのアジェンダだけで決まります。
    サイロン・リーダーと同じように潜入できます。潜入中は、異なる3タイプのスキルカードを3枚引きます。
loyalty-text-mutineer = 受け取ったらすぐにこのカードを開示します。配られたものであれば、忠誠カードがもう1枚配られます。反乱カードを1枚引き、あなたの称号はそれぞれ、継承順位が最も高い他のプレイヤーに移ります。このカードは「非サイロン」として扱います。
    反乱カードを{ $limit }枚まで持つことができ、それを超えて引くと「営倉」に送られます。自分の手番のクライシス・カードにジャンプ準備アイコンがあれば、ジャンプ準備ステップに反乱カードを1枚引きます。
    このカードを配られた開示サイロンは、これを人類側プレイヤー1人に渡します。あなたがサイロンとして開示されたときも、ジャンプ距離にかかわらず同じように渡します。
red-at = { $resource }{ $count }以下

# Agendas

agenda-kind = { $deck }。
agenda-wins = ゲーム終了時に{ $side }が勝利し、かつ{ $goals }場合、あなたの勝ちです。
agenda-secret = ゲームが終わるまで、このカードを誰にも見せてはいけません。
goal-every-at-most = すべてのリソースが{ $count }以下である
    .ren = すべてのリソースが{ $count }以下であり
    .koto = すべてのリソースが{ $count }以下であること
goal-all-at-most = { $resources }がいずれも{ $count }以下である
    .ren = { $resources }がいずれも{ $count }以下であり
    .koto = { $resources }がいずれも{ $count }以下であること
goal-any-at-most = { $resources }の少なくとも1つが{ $count }以下である
    .ren = { $resources }の少なくとも1つが{ $count }以下であり
    .koto = { $resources }の少なくとも1つが{ $count }以下であること
goal-all-red = すべてのリソースがレッドゾーンにある
    .ren = すべてのリソースがレッドゾーンにあり
    .koto = すべてのリソースがレッドゾーンにあること
goal-near = { $first }と{ $second }の差が{ $count }以下である
    .ren = { $first }と{ $second }の差が{ $count }以下であり
    .koto = { $first }と{ $second }の差が{ $count }以下であること
goal-played-super-crisis = { $who }がこのゲームでスーパークライシス・カードをプレイしている
    .ren = { $who }がこのゲームでスーパークライシス・カードをプレイしており
    .koto = { $who }がこのゲームでスーパークライシス・カードをプレイしていること
goal-damaged-at-least = ギャラクティカとペガサスの区画が合わせて{ $count }か所以上損傷している
    .ren = ギャラクティカとペガサスの区画が合わせて{ $count }か所以上損傷しており
    .koto = ギャラクティカとペガサスの区画が合わせて{ $count }か所以上損傷していること
goal-galactica-damaged-at-most = 損傷しているギャラクティカの区画が{ $count }か所以下である
    .ren = 損傷しているギャラクティカの区画が{ $count }か所以下であり
    .koto = 損傷しているギャラクティカの区画が{ $count }か所以下であること
goal-caught-or-executed = { $who }が「営倉」か「拘置所」にいるか、このゲームで処刑されている
    .ren = { $who }が「営倉」か「拘置所」にいるか、このゲームで処刑されており
    .koto = { $who }が「営倉」か「拘置所」にいるか、このゲームで処刑されていること
goal-infiltrating = { $who }が潜入中である
    .ren = { $who }が潜入中であり
    .koto = { $who }が潜入中であること
goal-free = { $who }が「営倉」にも「拘置所」にもいない
    .ren = { $who }が「営倉」にも「拘置所」にもおらず
    .koto = { $who }が「営倉」にも「拘置所」にもいないこと
goal-craft-lost = 損傷または破壊されたバイパーとラプターが合わせて{ $count }機以上ある
    .ren = 損傷または破壊されたバイパーとラプターが合わせて{ $count }機以上あり
    .koto = 損傷または破壊されたバイパーとラプターが合わせて{ $count }機以上あること
goal-distance-at-least = ジャンプ距離が{ $count }以上である
    .ren = ジャンプ距離が{ $count }以上であり
    .koto = ジャンプ距離が{ $count }以上であること
goal-at-least = { $resource }が{ $count }以上である
    .ren = { $resource }が{ $count }以上であり
    .koto = { $resource }が{ $count }以上であること
goal-no-cylon-ships = ゲームボードにレイダーもヘビーレイダーもベーススターもない
    .ren = ゲームボードにレイダーもヘビーレイダーもベーススターもなく
    .koto = ゲームボードにレイダーもヘビーレイダーもベーススターもないこと
goal-any-damaged = { $places }が損傷している
    .ren = { $places }が損傷しており
    .koto = { $places }が損傷していること
goal-holds-cards = { $who }が{ $cards-held }持っている
    .ren = { $who }が{ $cards-held }持っており
    .koto = { $who }が{ $cards-held }持っていること
goal-another-in-brig = 他のプレイヤーが「営倉」にいる
    .ren = 他のプレイヤーが「営倉」におり
    .koto = 他のプレイヤーが「営倉」にいること
goal-holds-mutiny = { $who }が反乱カードを持っている
    .ren = { $who }が反乱カードを持っており
    .koto = { $who }が反乱カードを持っていること
goal-no-centurions = 乗艦部隊トラックにセンチュリオンがいない
    .ren = 乗艦部隊トラックにセンチュリオンがおらず
    .koto = 乗艦部隊トラックにセンチュリオンがいないこと
goal-vipers-lost = 損傷または破壊されたバイパーが{ $count }機以上ある
    .ren = 損傷または破壊されたバイパーが{ $count }機以上あり
    .koto = 損傷または破壊されたバイパーが{ $count }機以上あること

# Lines of an agenda or a motive by themselves, at the end of a game
agenda-line-side = { $side }が勝利すること。
goal-line = { $goal-koto }。

# Motives

motive-side = { $side }側の動機。
motive-any-time = 条件：{ $goals-koto }。満たしている間は、誰の手番でも、いつでも開示できます。
motive-game-over = 条件：{ $goals-koto }。ゲーム終了時に満たしていれば、開示されます。
motive-wins = ゲーム終了時に、開示済みの動機のうち{ $count }枚以上が{ $side }側で、未開示の動機が{ $unrevealed }枚以下なら、あなたは{ $side }とともに勝利します。
