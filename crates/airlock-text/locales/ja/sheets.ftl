# Character sheets and their abilities.

sheet-kind = { $kind }。
sheet-draw = 毎手番、{ $cards }を引きます。
sheet-skill = { $skill }{ $count }枚
sheet-choice = { $count ->
    [1] スキルカード1枚（{ $skills-or }）
   *[other] スキルカード{ $count }枚（{ $skills-and }から自由な組み合わせ）
}
sheet-start-at = 「{ $where }」から始めます。
sheet-start-either = 「{ $first }」か「{ $second }」のどちらかを選んで始めます。
sheet-start-viper = 発進アイコンのある好きな宙域で、格納庫のバイパーを操縦して始めます。
sheet-start-off-board = ゲームボードの外から始めます。
sheet-leader = あなたは最初から開示サイロンであり、称号を持てず、忠誠カードの代わりに{ $for ->
    [motives] 動機
   *[agenda] アジェンダ
}を持ち、潜入中かどうかにかかわらずすべての能力を保ちます。
sheet-other-version = このキャラクターの別版（{ $kind }）が同時に場に出ることはありません。
quality-miracles = 奇跡トークン{ $start }個から始め、{ $limit }個まで持てます。
quality-starts-infiltrating = 潜入した状態でゲームを始め、最初の手札は他のサイロン・リーダーよりスキルカードが1枚多くなります。
sheet-line = 継承順位：{ $lines }。
sheet-line-place = { $title }{ $place }位
sheet-ability = { $kind-id ->
    [weakness] { $ability }（弱点）：{ $text }
   *[other] { $ability }：{ $text }
}

ability-action = { $once ->
    [yes] ゲーム中1回のアクション{ ability-only }：{ $text }。
    [miracle] { n-miracle-tokens }を使うアクション{ ability-only }：{ $text }。
   *[no] アクション{ ability-only }：{ $text }。
}
ability-movement = { $once ->
    [yes] ゲーム中1回、移動の代わりに{ ability-only }、{ $text }。
    [miracle] { n-miracle-tokens }を使い、移動の代わりに{ ability-only }、{ $text }。
   *[no] 移動{ ability-only }：{ $text }。
}
ability-only = { $only ->
    [yes] （{ $condition }場合のみ）
   *[no] {""}
}
ability-interrupt = { $once ->
    [yes] ゲーム中1回、{ $window }に、{ $text-may }。
    [miracle] { n-miracle-tokens }を使い、{ $window }に、{ $text-may }。
   *[no] { $window }に、{ $text-may }。
}

trait-positive-strength = 自分が引いたクライシス・カードのスキルチェックでは、スキル値{ $count }のカードはタイプにかかわらずすべてプラスとして数えます。
trait-cannot-activate = { $places-o }起動できません。
trait-discards-last-card = 誰かの手番の開始時に自分のスキルカードがちょうど1枚なら、それを捨て札にします。
trait-off-board-until-turn = 自分の{ $count }回目の手番の開始時までゲームボードの外にいて、そのとき「ハンガーデッキ」に置かれます。それまでは移動できず、移動させられることもなく、アクションも行えません。スキルカードやクライシス・カードを引き、チェックにカードを加えるのは通常どおりです。
trait-random-discards = スキルカードを捨て札にさせられるときは、ランダムに選びます。支払いに使うカードは自分で選べます。
trait-difficulty-against = 「{ $where }」で自分が選ばれたとき、難易度は{ $shifts }。
trait-actions-from-viper = バイパーを操縦した状態で手番を始めた場合、途中で着艦しても、アクション・ステップに1回ではなく{ $count }回アクションを行えます。
trait-peeks-at-turn-end = 自分の手番の終了時に、クライシス・デッキの一番上のカードを見て、そのままにするかデッキの下に置くことができます。
trait-sleeper-loyalty = スリーパー・エージェント・フェイズに、忠誠カードを1枚ではなく{ $count }枚配られ、その後「営倉」に送られます。
trait-action-after = 自分の手番に1度、「{ $card }」カードを使った後、アクションをもう1回行えます。
trait-hand-limit = 手札限界はスキルカード{ $normal }枚ではなく{ $count }枚です。
trait-draws-on-crisis = 自分が引いたクライシス・カードが公開された後、任意のタイプ（スキルセット外でも可）のスキルカードを1枚引きます。
trait-start-loyalty = ゲーム開始時に、忠誠カードを1枚ではなく{ $count }枚配られます。
trait-crises-drawn = クライシス・カードを引くたびに{ $count }枚引き、好きな1枚を処理し、もう1枚を公開せずにデッキの下に置きます。
trait-location-cost = 区画を起動する前に、スキルカードを{ $count }枚捨て札にしなければなりません。足りなければ起動できません。
trait-activates-alone = 「{ $where }」を除き、他のキャラクターがいる区画を起動できません。
trait-shifts-difficulty = 誰かが{ $places }を起動したとき、カードが加えられる前に、難易度を{ $shifts-inf }ことができます。
trait-rerolls-in-own-turn = 自分の手番に1度、誰かがダイスを振った後、それを振りなおさせることができます。新しい結果が有効です。
trait-pilots-placed-vipers = 自分が「営倉」以外のギャラクティカの区画にいる間、無人のバイパーが格納庫から宙域に配置されるたびに、そのパイロットとなってアクションを1回行うことができます。
trait-may-execute-at = 誰かの「艦長室」のチェックがトータル・スキル値{ $count }以上でパスしたとき、選ばれたキャラクターを「営倉」に送る代わりに処刑させることができます。
trait-looks-at-all-civilians = 「通信室」を起動するとき、宙域の民間船を好きな数だけ見て、それぞれを隣接する宙域に移動させることができます。
trait-executed-at-morale = 士気が{ $count }以下になったとき、あなたは処刑されます。人類だと判明した場合、その処刑では士気を失いません。
trait-gives-card-to-draw = 移動ステップの終了時に他の人類側プレイヤーと同じ区画にいれば、そのプレイヤーにスキルカードを1枚渡して{ $count }枚引くことができます。
trait-draws-treachery = スキルセットに裏切りが含まれます。そのテキストはサイロン・プレイヤーだけが使えます。
trait-draws-treachery-daybreak = スキルセットに裏切りが含まれます。
trait-card-instead-of-roll = 自分の手番のアクション・ステップに、ダイスを振る代わりにスキルカードを1枚捨て札にできます。そのスキル値に{ $count }を加えたものが結果となり、ダイスの目を変える効果を受けません。
trait-must-move = アクション・ステップの終了時に手番の開始時と同じ場所（「営倉」を除く）にいれば、「医務室」に送られます。
trait-discards-at-reveals = 誰かが「サイロン」カードを開示するたびに、自分のスキルカードをすべて捨て札にします。
trait-moves-alone = 他のキャラクターがいる区画への移動を選べません。
trait-cost-at = 「{ $where }」を起動する前に、スキルカードを{ $count }枚捨て札にしなければなりません。
trait-activates-again = 自分の手番に{ $places }を起動した後、スキルカードを1枚捨て札にして、同じ区画をもう一度起動できます（各区画につき1手番に1度）。
trait-card-action-cost = スキルカードのアクションか移動能力を使う前に、それとは別にスキルカードを{ $count }枚捨て札にしなければなりません。
trait-discards-fewer = クライシス・カード1枚につき1度、それによってスキルカードを捨て札にするとき、捨て札にする枚数が{ $count }枚少なくなります。
trait-pays-for-company = 移動ステップの終了時に他のプレイヤーのいる区画にいれば、スキルカードを{ $count }枚捨て札にしなければなりません。できなければ、手番の終了時に「営倉」に送られます。
trait-draws-at-loss = 1手番に1度、{ $resource }が減った直後に、{ $skill-card }を{ $count }枚引き、{ $keep }枚を残して他を捨て札にすることができます。
trait-loses-damaged-viper = 自分が操縦するバイパーがダメージを受けるとき、代わりに破壊されます。
trait-no-actions-of = { $skill-card }のアクションと移動能力を使えません。
trait-activates-after-order = 自分の「行政命令」で選ばれたプレイヤーが行動を終えた後、自分のいる区画を起動できます。
trait-mutiny-costs = 反乱カードを1枚引くごとに、スキルカードを{ $count }枚捨て札にしなければなりません。
trait-picks-mutiny = 自分を含む誰かが反乱カードを引くたびに、反乱デッキの上から{ $count }枚を見て、1枚をそのプレイヤーに渡し、もう1枚をデッキの下に置きます。
trait-start-mutiny = 反乱カード{ $count }枚を持ってゲームを始めます。処刑の後にこのキャラクターになる場合も同じです。
trait-scouts-more = 自分の「哨戒機発進」でデッキの一番上のカードを見るとき、上から{ $count }枚を見て、それぞれを任意の順でデッキの上か下に置きます。
trait-draws-fewer-off = { $ship }にいない間、スキル獲得ステップに引くスキルカードが{ $count }枚少なくなります。
trait-reveals-in-brig-only = 「サイロン」カードのアクションは、「営倉」にいる間だけ使えます。
trait-spares-discards = 1手番に1度、他のプレイヤーがスキルカードを捨て札にしなければならないとき、裏切りカードを1枚引いて、そのプレイヤーが捨て札にする枚数を1枚減らすことができます。手札限界、スーパークライシス・カード、能力のコストには使えません。
trait-no-draw-in-hazard = 危険区画にいる間、スキル獲得ステップにスキルカードを引きません。
trait-leaving-costs-super-crisis = 「{ $where }」から移動するには、スーパークライシス・カードを1枚捨て札にしなければなりません。
trait-infiltrator-draws = 潜入中は、スキル獲得ステップに追加で引くスキルカードが1枚ではなく{ $count }枚になります（「医務室」を除く）。
trait-adds-nothing-in-others-actions = 他のプレイヤーのアクション・ステップには、ミッションも含めてスキルチェックにカードを加えられません。
trait-adds-cards = 各スキルチェックにスキルカードを{ $count }枚まで、潜入中は{ $infiltrating }枚まで加えられます。「営倉」では1枚だけです。
trait-adds-face-up = スキルチェックにカードを加えるとき、そのうち{ $count }枚を表向きにしなければなりません。
place-the = 「{ $where }」
    .o = 「{ $where }」を
place-at = 「{ $where }」
shift = { $by-sign ->
    [minus] { $by-size }下がります
   *[plus] { $by-size }上がります
}
    .inf = { $by-sign ->
        [minus] { $by-size }下げる
       *[plus] { $by-size }上げる
    }
