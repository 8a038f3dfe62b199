# Answers, as labels of buttons.

# Declining

pass-move = とどまる
pass-action = 何もしない
pass-window = 何も使わない
pass-may = いいえ
pass-risk = 賭けを行わない
pass-vipers = 起動を終える
pass-attack = 攻撃を終える
pass-civilian = { $area }に残す
pass-peeked = 一番上に残す
pass-repair = 修理を終える
pass-restore = もう戻さない
pass-let-look = 無視する
accept-let-look = 見せる
pass-sympathizer = 手元に残す
pass-recon = 見ない
pass-extra = アクションを行わない
pass-draw = 引かない
pass-fight = 戦いをやめる
pass-give = 渡さない
pass-execute-instead = 営倉へ
accept-let-execute = 処刑を受け入れる
accept-let-discard = 捨て札にする
accept-execute-instead = { $whom-id ->
    [you] 自分を処刑
   *[other] { $whom }を処刑
}
pass-take = 取らない
pass-remove = 取り除かない
pass-discard = 捨て札にする
pass-launch = もう発進させない
pass-activate = 起動しない
pass-spare = 誰も助けない
pass-president = 職を退く
pass-stay-in-space = ハンガーデッキに戻る
pass-keep-in-space = 格納庫に戻す
pass-other = 見送る

# Accepting

accept-may = { $deeds-dict }
accept-risk = { $ships }で賭けを行う
accept-recon = 見る
accept-extra = アクションをもう1回行う
accept-activate = { $where }を起動
accept-draw = { draw-skill }を引き、{ $keep }枚残す
accept-president = 大統領にとどまる
accept-miracle = 奇跡トークン
accept-stay-in-space = 宙域に残る
accept-keep-in-space = 宙域に残す
accept-other = はい

# One of several

choice-check = スキルチェック{ $difficulty }：{ $skills }
choice-person = { $whom-id ->
    [you] 自分
   *[other] { $whom }
}
choice-location = { $where }
choice-area = { $area }
choice-viper-of = { $whom-of }バイパー
choice-repair-location = { $where }を修理
choice-fly = { $area }へ飛ぶ
choice-move-civilian = { $area }へ移動
choice-drawn = { $skill }{ $count }枚
    .long = { $skill-card }{ $count }枚
    .drew = { $skill-card }を{ $count }枚
choice-option = 選択肢{ $number }
choice-order-move = 移動してアクション1回
choice-order-act = アクション2回
choice-destination = { $card }、ジャンプ距離{ $distance }
choice-deck = { $deck-deck }
choice-put-under = デッキの下に置く
choice-launch = バイパーを{ $area }へ発進
choice-launch-self = { $area }へ発進
choice-fly-viper = バイパーを{ $from }から{ $to }へ移動
choice-attack = { $foe }を攻撃
choice-destroy = { $foe }を破壊
choice-civilian = 民間船{ $number }（{ $area }）
choice-unmanned = 無人のバイパー（{ $area }）
choice-damage-location = { $where }にダメージ
choice-damage-resource = { $resource }{ $by }
choice-repair-viper = バイパーを修理
choice-return-damaged = 損傷バイパーを戻す
choice-return = 破壊された{ $craft }を戻す
choice-learned-check = チェックに加える
choice-learned-hand = 手札に加える
choice-force = 占領軍（{ $where }）
choice-hand-on = 「{ $card }」を見せ、残りを{ $whom }に渡す
choice-prepare = 船を準備する
choice-evacuate = 船を脱出させる
choice-in-reserves = 格納庫の{ $craft }
choice-ship-kind = { $craft }
    .many = { $craft-id ->
        [raider] レイダー
       *[other] バイパー
    }
a-craft = { $craft }1{ $craft-counter }
choice-launch-raptor = 強襲ラプターを{ $area }へ発進
choice-launch-self-raptor = 強襲ラプターで{ $area }へ発進
choice-fly-raptor = 強襲ラプターを{ $from }から{ $to }へ移動
choice-raptor-attack = 強襲ラプターで{ $foe }を攻撃
choice-unmanned-raptor = 無人の強襲ラプター（{ $area }）
choice-crisis-on-top = { $card }：デッキの上
choice-crisis-under = { $card }：デッキの下

foe-raider = レイダー（{ $area }）
    .here = レイダー
    .many = レイダー（{ $area }）
foe-heavy-raider = ヘビーレイダー（{ $area }）
    .here = ヘビーレイダー
    .many = ヘビーレイダー（{ $area }）
foe-scar = スカー（{ $area }）
    .here = スカー
foe-basestar = ベーススター{ $number }
foe-basestar-at = ベーススター{ $number }（{ $area }）
foe-centurion = マス{ $space }のセンチュリオン

# Actions

act-location = { $where }を起動
act-card = 「{ $card }」をプレイ
act-ability = 「{ $ability }」を使う
act-nuke = 核兵器を発射
act-draw-quorum = 治安判事カードを引く
act-play-quorum = 「{ $card }」をプレイ
act-play-mutiny = 「{ $card }」をプレイ
act-viper = 自分のバイパーを起動
act-fight-occupation = 占領軍と戦う
act-detain = { $whom }を拘束
act-leave-orbit = ジャンプで離脱しゲーム終了
act-end-infiltration = 潜入を終える
act-reveal = サイロンとして正体を開示：{ $power }

# Uses out of turn

use-card = 「{ $what }」をプレイ
use-ability = 「{ $what }」を使う
use-quorum = 「{ $what }」を捨て札にする
use-shift = { $what }：難易度{ $by }
use-die-shift = { $what }：ダイスの目{ $by }
use-learn = { $what }：{ $skill-deck }を見る
use-title = { $what }：{ $title }称号を受け取る
use-pass = { $what }：チェックをパスにする
use-fail = { $what }：チェックを失敗にする
use-skill = { $what }：{ $skill-card }のスキル値を0に
use-area = { $what }：バイパーに乗る（{ $area }）
use-motive = 「{ $what }」を開示
use-option = { $what }：{ $option }
use-icon = { $what }：{ icon-deed }
icon-deed = { $icon-id ->
    [raiders] レイダーを起動
    [launch-raiders] レイダーを発進
    [heavy-raiders] ヘビーレイダーを起動
    [occupation] 占領軍を起動
   *[basestars] ベーススターを起動
}
use-raptor = { $what }：強襲ラプターに乗る（{ $area }）
use-with-card = { $what }：ダイスの代わりに「{ $card }」を捨て札に

# Several cards

cards-add = { $count ->
    [0] 加えない
   *[other] { $count }枚加える
}
cards-discard = { $count }枚捨て札にする
cards-may-discard = { $count ->
    [0] { pass-let-look }
   *[other] { $count }枚捨て札にする
}
cards-pay = { $count }枚で支払う
cards-take = { n-cards }
cards-give = { $count }枚渡す
cards-add-or-mutiny = { $count ->
    [0] 反乱カードを引く
   *[other] { $count }枚加える
}
cards-put = { $count }枚を上に置く

# Why not

denied-line = { $action }：{ $reason }。
denied-stranded = 「置き去り」なのでアクションを行えません
denied-no-action = この区画にはアクションがありません
denied-damaged = この区画は損傷しています
denied-forbidden = 場のカードによって禁じられています
denied-weakness = 弱点「{ $ability }」によって禁じられています
denied-too-few-cards = 支払うスキルカードが足りません
denied-requires = { $condition }場合だけ使えます
denied-once-per-turn = この手番にすでに1枚プレイされています
denied-once-per-game = すでに使いました
denied-no-miracle = 必要な奇跡トークンがありません
denied-not-moving = 自分の移動ステップに、移動の代わりとしてのみ使えます
denied-no-target = いまは使っても何も起こりません
denied-no-target-player = いまは選べる人がいません
denied-no-target-vipers = 使えるバイパーがありません
denied-no-target-area = あなたの宙域にサイロン艦がいません
denied-no-target-ships = ゲームボードにサイロン艦がいません
denied-no-target-centurions = 乗り込んだセンチュリオンがいません
denied-no-target-civilians = 宙域に民間船がいません
denied-no-target-repair = ここには損傷がありません
denied-no-target-repair-any = どこにも損傷がありません
denied-no-target-basestar = ゲームボードにベーススターがいません
denied-no-target-title = 称号の持ち主が変わりません
denied-no-target-quorum = 治安判事デッキが空です

illegal-over = ゲームは終わっています。
illegal-not-asked = いまはあなたが答える番ではありません。
illegal-not-an-option = いまはそれを選べません。

setup-players = { $count }人では遊べません。基本ゲームは1〜6人用です。
setup-no-sympathizer = 同調者なしのゲームは4人か6人用で、{ $count }人では遊べません。
setup-cooperative = 完全協力ゲームは2〜6人用で、{ $count }人では遊べません。
setup-cooperative-no-sympathizer = 完全協力ゲームには忠誠デッキがないので、除く同調者もいません。バリアントのどちらかを外してください。
setup-pegasus-players = { $count }人ではペガサスを使えません。ペガサスは3〜7人用です。
setup-seven-without-leader = 7人ではサイロン・リーダーが1人必要なので、リーダーを除けません。
setup-new-caprica-without-pegasus = ニュー・カプリカはペガサスの目標です。ペガサスを加えるか、コボルを選んでください。
setup-leaders-without-expansion = サイロン・リーダーと友好的サイロンは基本ゲームにはありません。含まれる拡張セットを加えるか、このバリアントを外してください。
setup-sympathetic-cylon = 友好的サイロンは同調者の代わりで、4人か6人用です。{ $count }人では使えません。
setup-sympathetic-cylon-with-leaders = 友好的サイロンは、サイロン・リーダーなしで遊びます。リーダーも外してください。
setup-sympathetic-cylon-no-sympathizer = 同調者がいなければ友好的サイロンもいません。2つのバリアントのどちらかを選んでください。
setup-no-sympathizer-with-leaders = 同調者なしのゲームは、サイロン・リーダーなしで遊びます。リーダーも外してください。
setup-cooperative-expanded = 完全協力ゲームは基本ゲーム専用です。拡張セットを外すか、このバリアントを外してください。
setup-daybreak-players = { $count }人ではデイブレイクを使えません。デイブレイクは3〜7人用です。
setup-earth-without-daybreak = 地球はデイブレイクの目標です。デイブレイクを加えるか、他の目標を選んでください。
setup-sympathizer-with-daybreak = デイブレイクでは、同調者の代わりに反乱者が入ります。同調者に関するバリアントを外してください。

ending-jumped = 船団が最後のジャンプを終えました。{ $winner }の勝利です。
ending-resource = { $resource }が尽きました。{ $winner }の勝利です。
ending-boarded = センチュリオンが艦を占拠しました。{ $winner }の勝利です。
ending-destroyed = ギャラクティカが破壊されました。{ $winner }の勝利です。
ending-no-characters = 処刑された者に代わるキャラクターが残っていません。{ $winner }の勝利です。

# Deeds: what the button says that carries an answer out; .summary is the sentence before it

deed-pass = { $label }
    .summary = 見送ります。
deed-stay = { pass-move }
    .summary = いまの場所にとどまります。
deed-no-action = { pass-action }
    .summary = アクションを行いません。
deed-use-nothing = { pass-window }
    .summary = いまは何も使いません。
deed-no-risk = { pass-risk }
    .summary = 賭けは行いません。
deed-leave-civilian = { pass-civilian }
    .summary = 民間船は{ $area }の宙域に残ります。
deed-leave-card = { pass-peeked }
    .summary = カードは{ $deck-deck }の一番上に残ります。
deed-accept = { $label }
    .summary = 受け入れます。
deed-may = { $deeds-dict }
    .summary = { $deeds-do }。
deed-risk = { accept-risk }
    .summary = { $ships }で賭けを行います。その後：{ $then }。
deed-let-look = { accept-let-look }
    .summary = { $by }があなたの忠誠カードを1枚見ます。
deed-recon = { accept-recon }
    .summary = あなただけがクライシス・デッキの一番上のカードを見ます。
deed-let-execute = { accept-let-execute }
    .summary = あなたは処刑されます。
deed-let-discard = { accept-let-discard }
    .summary = 手札からランダムに選ばれたカードが捨て札になり、全員に公開されます。
deed-not-executed = { pass-execute-instead }
    .summary = { $whom-id ->
        [you] あなたは「営倉」に行きます。
       *[other] { $whom }は「営倉」に送られます。
    }
deed-execute-instead = { accept-execute-instead }
    .summary = { $whom }は処刑されます。
deed-leave-ship = { pass-peeked }
    .summary = 船は封鎖中の山の一番上に残ります。
deed-ship-under = 山の下に置く
    .summary = 船は封鎖中の山の下に置かれます。
deed-extra = { accept-extra }
    .summary = アクションをもう1回行います。
deed-discard-other = { pass-discard }
    .summary = カードは捨て札になり、全員に公開されます。
deed-launch-no-more = { pass-launch }
    .summary = これ以上バイパーを発進させません。
deed-activate-again = { accept-activate }
    .summary = スキルカードを1枚支払い、「{ $where }」をもう一度起動します。
deed-activate-after-order = { accept-activate }
    .summary = 「{ $where }」を起動します。
deed-draw-at-loss = { accept-draw }
    .summary = { $skill-card }を{ $count }枚引き、{ $keep }枚を残します。
deed-leave-office = { pass-president }
    .summary = { $against }が大統領になります。
deed-stay-president = { accept-president }
    .summary = あなたは大統領にとどまり、「{ $card }」は場を離れます。
deed-pay-miracle = 奇跡トークンを捨てる
    .summary = 奇跡トークンを1個捨てます。
deed-land = { pass-stay-in-space }
    .summary = あなたは「ハンガーデッキ」に、強襲ラプターは格納庫に戻ります。
deed-stay-in-space = { accept-stay-in-space }
    .summary = 船団がジャンプする間、強襲ラプターとともに同じ宙域に残ります。
deed-raptor-returns = 呼び戻す
    .summary = { $area }の宙域の強襲ラプターは格納庫に戻ります。
deed-keep-in-space = 宙域に残す
    .summary = 船団がジャンプする間、強襲ラプターは{ $area }の宙域に残ります。
deed-character = { $character }を使う
    .summary = ゲームを通じて{ $character }を使います。
deed-assist = { $character }を補佐にする
    .summary = ゲームを通じて{ $character }があなたを補佐します。

whom = { $whom-id ->
    [you] 自分
   *[other] { $whom }
}
deed-person = { whom }を選ぶ
    .summary = { whom }を選びます。
deed-send = { $whom-id ->
    [you] { $to }に行く
   *[other] { $whom }を{ $to }に送る
}
    .summary = { $whom-id ->
        [you] あなたは「{ $to }」に行きます。
       *[other] { $whom }を「{ $to }」に送ります。
    }
deed-release = { whom }を出す
    .summary = { $whom }は「営倉」を出ます。
deed-title = { whom }を{ $title }にする
    .summary = { $whom }が{ $title }になります。
deed-give-card = { whom }に渡す
    .summary = 「{ $of }」を{ whom }に渡します。
deed-loyalty = { $whom-of }忠誠カードを見る
    .summary = あなただけが{ $whom-of }忠誠カードを見ます。
deed-hand-on = { whom }に渡す
    .summary = 裏向きの忠誠カードをすべて{ whom }に渡します。
deed-take = { $whom-of }手札を見る
    .summary = { $whom-of }手札を見て、1枚取ります。
deed-free = { whom }を解放
    .summary = { $whom }は解放され、次にあなたが選ぶ区画に移ります。
deed-execute = { whom }を処刑
    .summary = { $whom }は処刑されます。
deed-trial = { whom }を選ぶ
    .summary = チェックをパスすると、{ $whom }は処刑されます。
deed-swap-hands = { whom }と手札を交換
    .summary = 手札すべてを{ whom }と交換します。
deed-take-random = { whom }からカードを取る
    .summary = { whom }からランダムに1枚取り、{ whom }が代わりに引くタイプを指定します。
deed-give-to = { whom }にカードを渡す
    .summary = 次に{ whom }に渡すカードを選び、その後{ $count }枚引きます。
deed-reveal-and-hand-on = { choice-hand-on }
    .summary = 「{ $card }」を全員に見せ、他の裏向きの忠誠カードを{ $whom }に渡します。
deed-order = { whom }に命令
    .summary = { $whom }は、移動してアクションを1回行うか、アクションを2回行います。
deed-mutiny = { whom }に引かせる
    .summary = { $whom-id ->
        [you] あなたは反乱カードを1枚引きます。上限を超えると「営倉」に送られます。
       *[other] { $whom }は反乱カードを1枚引きます。上限を超えると「営倉」に送られます。
    }
deed-mutiny-pardoned = { whom }に引かせる
    .summary = { $whom-id ->
        [you] あなたは反乱カードを1枚引きますが、「営倉」には送られず、1枚だけ残します。
       *[other] { $whom }は反乱カードを1枚引きますが、「営倉」には送られず、1枚だけ残します。
    }
deed-miracle = { whom }に与える
    .summary = { $whom }は奇跡トークンを1個獲得します。
deed-release-and-take = { whom }を出す
    .summary = { $whom-id ->
        [you] あなたは「営倉」を出て、次に選ぶ区画に移ります。
       *[other] { $whom }は「営倉」を出て、次にあなたが選ぶ区画に移ります。あなたは{ $whom-of }手札をすべて受け取ります。
    }
deed-treat = { whom }を選ぶ
    .summary = { $whom-of }スキルセットからカードを引き、同じ枚数の自分のカードを{ whom }に渡します。
deed-unseat = { whom }を大統領にする
    .summary = 大統領がカードを手放して職にとどまらないかぎり、{ $whom }が大統領になります。
deed-first = { $whom-id ->
    [you] 自分が先
   *[other] { $whom }が先
}
    .summary = { $whom }が先に使います。その後、他の人はもう一度選びます。
deed-victim = { $whom-of }バイパーを選ぶ
    .summary = レイダーは{ $whom-of }バイパーを攻撃します。
deed-damage-viper-of = { $whom-of }バイパーにダメージ
    .summary = { $whom-of }バイパーはダメージを受け、パイロットは「医務室」に送られます。
deed-victim-viper = バイパーを選ぶ（{ $area }）
    .summary = レイダーは{ $area }の宙域の無人のバイパーを攻撃します。
deed-victim-raptor = 強襲ラプターを選ぶ（{ $area }）
    .summary = レイダーは{ $area }の宙域の強襲ラプターを攻撃します。
deed-sacrifice-viper-of = { $whom-of }バイパーを犠牲に
    .summary = 民間船の代わりに{ $whom-of }バイパーが破壊され、パイロットは「医務室」に送られます。
deed-hand-on-mutineer = { whom }に渡す
    .summary = { $whom }は「反乱者」カードを受け取り、すべての称号を失い、反乱カードを1枚引きます。
deed-draws-loyalty = { whom }を選ぶ
    .summary = { $whom }は忠誠カードをもう1枚引きます。
deed-spare = { whom }を助ける
    .summary = あなたは裏切りカードを1枚引き、{ $whom }が捨て札にする枚数は1枚少なくなります。
deed-sympathizer = { whom }に渡す
    .summary = { $whom }は「同調者」カードを受け取り、すぐに処理します。

deed-go = { $where }に行く
    .summary = 「{ $where }」に行きます。
deed-send-to = { $whom-id ->
    [you] { $where }に行く
   *[other] { $whom }を{ $where }に送る
}
    .summary = { $whom-id ->
        [you] あなたは「{ $where }」に行きます。
       *[other] { $whom }は「{ $where }」に送られます。
    }
deed-repair = { choice-repair-location }
    .summary = 「{ $where }」を修理します。
deed-start-location = { $where }から始める
    .summary = 「{ $where }」から始めます。
deed-activate-force = { $where }の部隊を起動
    .summary = 「{ $where }」の占領軍を起動します。
deed-destroy-force = { $where }の部隊を破壊
    .summary = 「{ $where }」の占領軍を破壊します。
deed-activate-location = { $where }を起動
    .summary = いまの場所から「{ $where }」を起動します。
deed-location = { $where }を選ぶ
    .summary = 「{ $where }」を選びます。

deed-fly = { choice-fly }
    .summary = { $area }へ飛びます。
deed-start = { $area }から始める
    .summary = { $area }の宙域で、バイパーに乗って始めます。
deed-move-civilian = { choice-move-civilian }
    .summary = 民間船を{ $area }へ移動させます。
deed-raiders = { $area }のレイダーを行動させる
    .summary = 次に{ $area }の宙域のレイダーが行動します。
deed-place = { $area }に配置
    .summary = 次の{ $craft }を{ $area }の宙域に配置します。
deed-board = { $area }から乗り込む
    .summary = { $area }のヘビーレイダーが、センチュリオンとして乗り込みます。
deed-main-batteries = { $area }を砲撃
    .summary = 主砲が{ $area }を砲撃します。何に当たるかはダイスで決まります。
deed-evacuate-to = { $area }へ脱出
    .summary = 船は{ $area }の宙域に出ます。
deed-launch-reserves-to = { $area }へ発進
    .summary = 格納庫から{ $area }の宙域にバイパーを発進させ、その後起動します。
deed-place-anywhere = { $area }に配置
    .summary = { $area }の宙域に配置します。
deed-raptor-arrives = { $area }に到着
    .summary = 強襲ラプター1機が{ $area }の宙域に到着します。
deed-area = { $area }を選ぶ
    .summary = { $area }を選びます。

deed-ship = { $ship }を選ぶ
    .summary = { $ship }を選びます。
deed-take-damage = { $ship }が受ける
    .summary = { $ship }がダメージを受けます。
deed-resource = { $resource }を選ぶ
    .summary = { $resource }を選びます。
deed-shield = { $resource }を守る
    .summary = この手番、{ $resource }の次の損失が1減ります。
deed-highest-resource = { $resource }を減らす
    .summary = { $resource }が{ $count }減ります。

deed-draw = { $cards }を引く
    .summary = { $cards }を引きます。
deed-skill = { $skill }を指定
    .summary = { $skill }を指定します。
deed-name-for-all = { $skill }を指定
    .summary = 各プレイヤーが{ draw-skill }を引きます。
deed-search-deck = { $skill-deck }を調べる
    .summary = { $skill-deck }とその捨て札を見て、手札に加える{ n-cards }を選びます。
deed-search-card = 「{ $card }」を取る
    .summary = 「{ $card }」をデッキから手札に加えます。
deed-take-from-check = 「{ $card }」を取る
    .summary = 「{ $card }」をチェックから手札に加えます。
deed-remove-from-check = 「{ $card }」を取り除く
    .summary = 「{ $card }」をチェックから捨て札にし、ダメージを受けるバイパーを選びます。
deed-lay-open = 「{ $card }」を表向きにする
    .summary = あなたが加えた「{ $card }」を全員に見せます。
deed-discard-drawn = 「{ $card }」を捨て札にする
    .summary = 「{ $card }」を捨て札にし、他を残します。
deed-take-card = 「{ $card }」を取る
    .summary = { $from }から「{ $card }」を手札に加えます。
deed-fight-again = 「{ $card }」を捨て札にする
    .summary = 「{ $card }」を捨て札にして、もう一度振ります。
deed-give-which = 「{ $card }」を渡す
    .summary = 「{ $card }」を{ $to }に渡します。
deed-next-ability = 「{ $card }」を処理
    .summary = 次に「{ $card }」の能力を処理します。
deed-card = 「{ $card }」を選ぶ
    .summary = 「{ $card }」を選びます。
deed-option-check = スキルチェックを行う
    .summary = スキルチェックを行います。
deed-option-instead = チェックを行わない
    .summary = チェックを行いません：{ $option }。
deed-option-first = ①を選ぶ
    .summary = { $option }。
deed-option-second = ②を選ぶ
    .summary = { $option }。
deed-option = { $number ->
    [3] ③を選ぶ
    [4] ④を選ぶ
    [5] ⑤を選ぶ
   *[other] 選択肢{ $number }を選ぶ
}
    .summary = { $option }。
deed-learned-check = チェックに加える
    .summary = カードは宿命デッキのカードに続いてチェックに加わります。
deed-learned-hand = 手札に加える
    .summary = カードは手札に加わります。
deed-order-move = { choice-order-move }
    .summary = 移動し、その後アクションを1回行います。
deed-order-act = { choice-order-act }
    .summary = 移動せずにアクションを2回行います。

deed-act-location = { act-location }
    .summary = 「{ $where }」を起動します。
deed-act-card = { act-card }
    .summary = 「{ $card }」をプレイします。カードは捨て札になります。
deed-act-ability = { act-ability }
    .summary = { $once ->
        [yes] 「{ $ability }」を使います（ゲーム中1回）。
        [miracle] { n-miracle-tokens }で「{ $ability }」を使います。
       *[no] 「{ $ability }」を使います。
    }
deed-act-nuke = { act-nuke }
    .summary = 核兵器1発でベーススターを狙います。
deed-act-draw-quorum = { act-draw-quorum }
    .summary = 治安判事カードを1枚引きます。他の人には見えません。
deed-act-play-quorum = { act-play-quorum }
    .summary = 「{ $card }」を公開してプレイします。
deed-act-play-mutiny = { act-play-mutiny }
    .summary = 「{ $card }」を公開してプレイします。
deed-act-viper = { act-viper }
    .summary = 自分のバイパーで隣接する宙域に移動するか、攻撃します。
deed-act-fight-occupation = { act-fight-occupation }
    .summary = ダイスを振ります。出た目が{ $from }以上なら、占領軍を破壊します。
deed-act-detain = { act-detain }
    .summary = ダイスを振ります。{ $whom }は、出た目が{ $detained }なら「拘置所」に、{ $hurt }なら「医療センター」に送られます。
deed-act-leave-orbit = { act-leave-orbit }
    .summary = 船団がジャンプで離脱します。山に残った船は破壊され、ニュー・カプリカに残った人類側プレイヤーは処刑され、ゲームが終わります。
deed-act-end-infiltration = { act-end-infiltration }
    .summary = 人類のもとを去り、サイロン・プレイヤーに戻ります。
deed-act-reveal = 正体を開示
    .summary = あなたがサイロンであることを全員が知り、あなたの手番は終わります。

deed-use-card = { use-card }
    .summary = 「{ $what }」を公開してプレイします。
deed-use-ability = { use-ability }
    .summary = { $once ->
        [yes] 「{ $what }」を使います（ゲーム中1回）。
        [miracle] { n-miracle-tokens }で「{ $what }」を使います。
       *[no] 「{ $what }」を使います。
    }
deed-use-quorum = { use-quorum }
    .summary = 「{ $what }」を捨て札にして効果を使います。
deed-use-motive = { use-motive }
    .summary = 動機「{ $what }」を全員に見せます。以後は開示されたままです。
deed-use-option = 代わりにこの選択肢を使う
    .summary = 「{ $what }」：{ $option }。
deed-use-icon = { icon-deed }
    .summary = 「{ $what }」：{ icon-deed }します。カードのアイコンは無視されます。
deed-use-raptor = 強襲ラプターに乗る
    .summary = 「{ $what }」：{ $area }の宙域の強襲ラプターを操縦し、アクションを1回行います。
deed-use-shift = { $by-sign ->
    [minus] { $by-size }下げる
   *[plus] { $by-size }上げる
}
    .summary = { $by-sign ->
        [minus] 「{ $what }」：難易度が{ $by-size }下がります。
       *[plus] 「{ $what }」：難易度が{ $by-size }上がります。
    }
deed-use-die-shift = { $by }する
    .summary = 「{ $what }」：ダイスの目が{ $by }されます。
deed-use-learn = { $skill-deck }を見る
    .summary = 「{ $what }」：{ $skill-deck }の上のカードを見ます。
deed-use-title = { $title }称号を受け取る
    .summary = 「{ $what }」：この手番の終わりまで、あなたが{ $title }になります。
deed-use-pass = チェックをパスにする
    .summary = 「{ $what }」：チェックを行わずにパスにします。
deed-use-fail = チェックを失敗にする
    .summary = 「{ $what }」：チェックを行わずに失敗にします。
deed-use-skill = { $skill }を指定
    .summary = 「{ $what }」：このチェックでは、{ $skill-card }のスキル値が0になります。
deed-use-area = バイパーに乗る
    .summary = 「{ $what }」：{ $area }の宙域のバイパーを操縦し、アクションを1回行います。
deed-use-with-card = ダイスの代わりに「{ $card }」を捨て札に
    .summary = 「{ $what }」：「{ $card }」を捨て札にし、そのスキル値で結果を決めます。

deed-card-on-top = 「{ $card }」を上に置く
    .summary = 「{ $card }」を{ $deck-deck }の上に置きます。
deed-card-under = 「{ $card }」をデッキの下に置く
    .summary = 「{ $card }」を{ $deck-deck }の下に置きます。
deed-crisis-on-top = 「{ $card }」を上に置く
    .summary = 「{ $card }」をクライシス・デッキの上に置きます。
deed-crisis-under = 「{ $card }」をデッキの下に置く
    .summary = 「{ $card }」をクライシス・デッキの下に置きます。
deed-crisis = 「{ $card }」を処理
    .summary = 「{ $card }」を処理します。もう1枚は処理しません。
deed-play-super-crisis = 「{ $card }」をプレイ
    .summary = スーパークライシス「{ $card }」をプレイします。
deed-swap-super-crisis = 「{ $card }」を交換
    .summary = 「{ $card }」を捨て札にし、別のスーパークライシス・カードを引きます。
deed-leave-for-super-crisis = 「{ $card }」を捨て札にする
    .summary = 「{ $card }」を捨て札にして離れます。カードは全員に公開されます。
deed-pay-super-crisis = 「{ $card }」を捨て札にする
    .summary = 「{ $card }」を捨て札にします。全員に公開されます。
deed-discard-mutiny = 「{ $card }」を捨て札にする
    .summary = 「{ $card }」を捨て札にします。全員に公開されます。
deed-pick-mutiny = { $to-id ->
    [you] 「{ $card }」を引く
   *[other] { $to }に「{ $card }」を引かせる
}
    .summary = { $to }は「{ $card }」を引きます。
deed-play-mutiny = 「{ $card }」をプレイ
    .summary = 「{ $card }」を公開してプレイします。他のカードはデッキの下に置かれます。
deed-destination = 「{ $card }」へジャンプ
    .summary = 船団は「{ $card }」に行きます：ジャンプ距離{ $distance }。
deed-play-quorum = 「{ $card }」をプレイ
    .summary = 「{ $card }」を公開してプレイします。
deed-keep-quorum = 「{ $card }」を処理
    .summary = 「{ $card }」を処理します。他のカードはデッキの下に置かれます。
deed-discard-quorum = 「{ $card }」を捨て札にする
    .summary = 「{ $card }」を捨て札にします。全員に公開されます。
deed-give-quorum = 「{ $card }」を大統領に渡す
    .summary = 大統領に「{ $card }」を渡します。もう1枚は自分でプレイするか捨て札にします。
deed-bury-quorum = 「{ $card }」をデッキの下に置く
    .summary = 「{ $card }」は大統領の手札からデッキの下に移ります。
deed-bottom = { $deck-deck }の一番下を見る
    .summary = あなただけが{ $deck-deck }の一番下のカードを見ます。
deed-deck = { $deck-deck }を見る
    .summary = あなただけが{ $deck-deck }の一番上のカードを見ます。
deed-put-under = { choice-put-under }
    .summary = カードを{ $deck-deck }の下に置きます。

deed-prepare = { choice-prepare }
    .summary = 封鎖中の山の一番上の船が、準備済みの山の下に移ります。
deed-evacuate = { choice-evacuate }
    .summary = 準備済みの山の一番上の船が、ギャラクティカのそばの宙域に出ます。

deed-launch = { choice-launch }
    .summary = 無人のバイパーを{ $area }の宙域に発進させます。
deed-launch-self = { choice-launch-self }
    .summary = あなたはバイパーで{ $area }の宙域に発進します。
deed-launch-raptor = { choice-launch-raptor }
    .summary = 無人の強襲ラプターを{ $area }の宙域に発進させます。
deed-launch-self-raptor = { choice-launch-self-raptor }
    .summary = あなたは強襲ラプターで{ $area }の宙域に発進します。
deed-fly-raptor = 強襲ラプターを{ $to }へ移動
    .summary = 無人の強襲ラプターが{ $from }から{ $to }へ移動します。
deed-fly-viper = バイパーを{ $to }へ移動
    .summary = 無人のバイパーが{ $from }から{ $to }へ移動します。
deed-fly-own = { $to }へ飛ぶ
    .summary = あなたは{ $from }から{ $to }へ飛びます。
deed-attack = { $foe }を攻撃
    .summary = { $attacker ->
        [you] あなたは{ $foe }を攻撃します：{ $odds }。
        [viper] 無人のバイパーが{ $foe }を攻撃します：{ $odds }。
        [pegasus] ペガサスが{ $foe }を攻撃します：{ $odds }。
        [raptor] 無人の強襲ラプターが{ $foe }を攻撃します：{ $odds }。
       *[galactica] ギャラクティカが{ $foe }を攻撃します：{ $odds }。
    }
deed-sacrifice = { $foe }を破壊
    .summary = あなたは{ $foe }を道連れにして「医務室」に行きます。
deed-sacrifice-civilian = 民間船{ $number }を破壊
    .summary = あなたは「医務室」に行き、{ $area }の宙域の民間船{ $number }が失われます。
deed-civilian-target = { $foe }を破壊
    .summary = 民間船はダイスなしで{ $foe }を破壊します。その後、失われるかどうかをダイスで決めます。
deed-remove-basestar = { $foe }を取り除く
    .summary = { $foe }をゲームボードから取り除きます。
deed-civilian-fights = 民間船{ $number }を出す（{ $area }）
    .summary = { $area }の宙域の民間船{ $number }が戦います。失われるかもしれません。
deed-nuke = { $foe }に発射
    .summary = 核兵器で{ $foe }を攻撃します：{ $odds }。
deed-destroy = { choice-destroy }
    .summary = ダイスなしで{ $foe }を破壊します。
deed-basestar = { $foe }を選ぶ
    .summary = { $foe }を選びます。
deed-launch-short = { $foe }から発進
    .summary = { $foe }が次の{ $craft }を発進させます。
deed-look-civilian = 民間船{ $number }を見る（{ $area }）
    .summary = あなただけが{ $area }の宙域の民間船{ $number }を見ます。
deed-destroy-civilian = 民間船{ $number }を破壊（{ $area }）
    .summary = { $area }の宙域の民間船{ $number }が表向きにされ、失われます。
deed-replace-civilian = 民間船{ $number }を入れ替える（{ $area }）
    .summary = { $area }の宙域の民間船{ $number }が離れ、代わりの船が裏向きで置かれます。
deed-recall-civilian = 民間船{ $number }を戻す（{ $area }）
    .summary = { $area }の宙域の民間船{ $number }が無傷で宙域を離れます。
deed-recall-raptor = { $area }から強襲ラプターを呼び戻す
    .summary = { $area }の宙域の無人の強襲ラプターが、あなたのために戻ります。
choice-raptor-of = { $whom-of }強襲ラプター
deed-victim-raptor-of = { $whom-of }強襲ラプターを選ぶ
    .summary = レイダーは{ $whom-of }強襲ラプターを攻撃します。
deed-destroy-raptor-of = { $whom-of }強襲ラプターを失う
    .summary = { $whom-of }強襲ラプターは破壊され（損傷はしません）、パイロットは「医務室」に送られます。
deed-sacrifice-raptor-of = { $whom-of }強襲ラプターを犠牲に
    .summary = 民間船の代わりに{ $whom-of }強襲ラプターが破壊され、パイロットは「医務室」に送られます。
deed-destroy-raptor = 強襲ラプターを失う（{ $area }）
    .summary = { $area }の宙域の無人の強襲ラプターが破壊されます（損傷はしません）。
deed-sacrifice-viper = バイパーを犠牲に（{ $area }）
    .summary = 民間船の代わりに、{ $area }の宙域の無人のバイパーが破壊されます。
deed-sacrifice-raptor = 強襲ラプターを犠牲に（{ $area }）
    .summary = 民間船の代わりに、{ $area }の宙域の無人の強襲ラプターが破壊されます。
deed-sacrifice-reserves = 格納庫の{ $craft }を犠牲に
    .summary = 民間船の代わりに、格納庫の{ a-craft }が破壊されます。
deed-launch-reserves = { $craft }を発進
    .summary = { a-craft }を{ $area }の宙域に発進させます。
deed-raider-bay = { $craft-id ->
    [raider] レイダーを出す
   *[other] バイパーを出す
}
    .summary = { $craft-id ->
        [raider] 次に選ぶ宙域にレイダーを配置し、起動します。
       *[other] 次に選ぶ宙域にバイパーを配置し、起動します。
    }
deed-place-which = { $craft }を配置
    .summary = { a-craft }を{ $area }の宙域に配置します。
deed-recall = { $area }から呼び戻す
    .summary = { $area }の宙域の無人のバイパーが、あなたのために戻ります。
deed-damage-viper = バイパーにダメージ（{ $area }）
    .summary = { $area }の宙域の無人のバイパーがダメージを受けます。
deed-damage-reserves = { $craft-id ->
    [assault-raptor] 格納庫の{ $craft }を失う
   *[other] 格納庫の{ $craft }にダメージ
}
    .summary = { $craft-id ->
        [assault-raptor] 格納庫の{ $craft }1機が破壊されます（損傷はしません）。
       *[other] 格納庫の{ $craft }1機がダメージを受けます。
    }
deed-damage-location = { $where }にダメージ
    .summary = 「{ $where }」がダメージを受け、そこにいる全員が「医務室」に送られます。
deed-damage-resource = { $resource }{ $by }を選ぶ
    .summary = 船団は{ $resource }を1失います。
deed-repair-viper = { choice-repair-viper }
    .summary = 損傷バイパー1機が格納庫に戻ります。
deed-return = { choice-return }
    .summary = 破壊された{ $craft }1機が格納庫に戻ります。

summary-add = { $count ->
    [0] カードを加えません。
   *[other] カードを{ $count }枚加えます（スキル値{ $worth }）。
}
summary-add-or-mutiny = { $count ->
    [0] 反乱カードを1枚引きます。
   *[other] カードを{ $count }枚、表向きで加えます（スキル値{ $worth }）。
}
summary-give = { $count ->
    [0] カードを渡しません。
   *[other] { $to }にカードを{ $count }枚渡します。
}
summary-discard = { $count ->
    [0] カードを捨て札にしません。
   *[other] カードを{ $count }枚捨て札にします。全員に公開されます。
}
summary-put = { $count ->
    [0] カードを上に置きません。
   *[other] カードを{ $count }枚、宿命デッキの上に置きます。
}
summary-discard-destiny = { $count ->
    [0] カードを捨て札にしません。
   *[other] 宿命デッキのカードを{ $count }枚捨て札にします。全員に公開されます。
}
summary-pay = { $count ->
    [0] 何も支払いません。
   *[other] カード{ $count }枚で支払います。
}

# The same answers under a heading that says where they are

here-attack = { $foe }を攻撃
here-destroy = { $foe }を破壊
here-fly = { $to }へ飛ぶ
here-launch = { $area }へ発進
here-raptor-attack = 強襲ラプターで{ $foe }を攻撃
here-fly-raptor = 強襲ラプターを{ $to }へ移動
here-launch-raptor = 強襲ラプターを{ $area }へ発進
here-civilian = 民間船{ $number }
here-reveal = 正体を開示：{ $power }

# What an answer leads to, in a few words beside it

remark-turn = { $resource }{ $by }
remark-draw = { $count }枚引く
remark-quorum = 治安判事カード{ $count }枚
remark-quorum-of = 治安判事カード{ $count }枚から1枚
remark-stays = 場に残る
remark-swap = 新しいスーパークライシス
remark-all-draw = 他の人が{ $count }枚引く
remark-into-destiny = { $skill }{ $count }枚を宿命へ
remark-destiny = 宿命の一番上
remark-read-destiny = 宿命を見る
remark-swap-hands = 手札を交換
remark-execute = 処刑
remark-infiltrate = 潜入
remark-sacrifice = バイパーと引き換え
remark-occupation = 占領軍
remark-destroy-occupation = { $count }部隊を破壊
remark-evacuate = 準備か脱出
remark-civilian-fights = 民間船が戦う
remark-main-batteries = 宙域を砲撃
remark-shield = リソースを守る
remark-lose-highest = 最高値−{ $count }
remark-next-crisis-jumps = 次のクライシスでジャンプ準備
remark-skip-jump = ジャンプ準備なし
remark-no-destiny = 宿命なし
remark-fast-learner = { $count }枚見る
remark-add-revealed = カードを加える
remark-borrow-title = この手番だけ称号
remark-die-shift = 目を{ $by-size }上下
remark-raiders-miss = レイダー{ $count }機が外れる
remark-action = アクション1回
remark-send = { $to }へ
remark-release = 営倉から出す
remark-title = { $title }を決める
remark-loyalty = 忠誠を見る
remark-hand-on = 忠誠を渡す
remark-take = 1枚取る
remark-choose = { $count }つから1つ
remark-roll = { $range }で{ $then }
remark-die = ダイスで決まる
remark-risk = { $ships }で賭け
remark-check = チェック{ $difficulty }
remark-ships-act = サイロン艦が行動
remark-launch = サイロンが発進
remark-damage = ギャラクティカにダメージ
remark-vipers = { $count }回起動
remark-attacks = { $count ->
    [1] 1回攻撃
   *[other] { $count }回まで攻撃
}
remark-pilot = バイパーを操縦
remark-nuke = 核兵器を使う
remark-civilians = { $count }隻見る
remark-jump = いますぐジャンプ
remark-peek = カードを見る
remark-repair = 修理
remark-restore = 機体が戻る
remark-order = 他の1人に
remark-super-crisis = 自分のスーパークライシス
remark-crisis-of = { $count ->
    [1] クライシス1枚
   *[other] クライシス{ $count }枚から1枚
}
remark-difficulty = 難易度{ $by }
remark-positive = { $skill }がプラスに
remark-face-up = カードを表向きに
remark-no-strength = 1タイプが0に
remark-check-cards = カードを取る
remark-decide = パスか失敗
remark-die-bonus = 目{ $by }
remark-chances = { $all }（8面中）
remark-chance = { $what } { $now }→{ $then }
remark-chance-jump = 人口を失う
remark-chance-effect = 効果あり
remark-hit-damaged = ダメージ
remark-hit-damaged-twice = ダメージ2回
remark-hit-destroyed = 破壊
remark-hit-backfired = ペガサスにダメージ
remark-reroll = 振りなおし
remark-replace = 別のクライシス
remark-switch = もう一方の選択肢
remark-mutiny = 反乱カード
remark-mutiny-of = 反乱カード{ $count }枚から1枚
remark-miracle = 奇跡トークン
remark-for-rebels = 奇跡トークンかスーパークライシスで{ $then }
remark-take-hand = 手札すべて
remark-quarantine = 1隻を入れ替え
remark-activate = 区画{ $count }か所
remark-launch-vipers = バイパー{ $count }機発進
remark-raptor = 強襲ラプター
remark-mission = ミッション
remark-each-draws = 全員が{ $count }枚引く
remark-search = デッキから{ $count }枚
remark-raider-bay = 機体を出す
remark-no-abilities = 能力なし
remark-other-result = 別の結果
remark-save-civilian = 民間船を救う
remark-wake = 別の場所で復活
