# The table itself: people, fleet, board, decks, hand.

ui-change = { $by }

# The top

ui-brand = Airlock
ui-brand-title = Airlock：自分の卓
ui-people = プレイヤー
ui-people-you = あなた
ui-people-bot = ボット
ui-people-away = { $who }、離席中
ui-people-hand = 枚の手札
ui-people-flies = バイパー、{ $area }
ui-people-flies-raptor = 強襲ラプター、{ $area }
ui-people-miracles = { $count ->
    [0] 奇跡トークンなし
   *[other] 奇跡トークン{ $count }個
}
ui-people-mutiny = 反乱カード{ $count }枚
ui-people-mutineer = 反乱者
ui-people-motives = 開示した動機{ $count }枚
ui-people-off = ゲームボード外
ui-people-no-character = キャラクター未選択
ui-people-nukes = 核兵器{ $count }個
ui-people-president = 大統領、治安判事カード{ $count }枚
ui-people-once = ゲーム中1回の能力：使用可能
ui-people-once-used = ゲーム中1回の能力：使用済み
ui-people-cylon = 開示サイロン
ui-people-sympathizer = サイロンの同調者
ui-people-leader = サイロン・リーダー
ui-people-sympathetic = 友好的サイロン
ui-people-infiltrates = 潜入中：人類側プレイヤーとして扱います
ui-people-assist = あなたの補佐
ui-people-assist-lost = サイロン（もう補佐しません）

ui-tools = 卓のツール
ui-menu = 卓のメニュー
ui-menu-rules = ルールを見る
ui-menu-sound = 音はオフです
ui-menu-replay = リプレイ
ui-menu-save = ゲームを保存
ui-menu-report = 問題を報告
ui-menu-pace = ボットの速さ
ui-menu-device = この席を別の端末に移す
ui-menu-leave = 卓を離れる
ui-menu-leave-what = これからはボットがあなたの席をプレイし、あなたには観戦者と同じものだけが見えます。いつでも戻れます。
ui-menu-leave-sure = ボットに任せる
ui-menu-people = この卓のメンバー
ui-menu-tables = 自分の卓に戻る

# The fleet

ui-fleet = 船団
ui-fleet-red = 、レッドゾーン
ui-fleet-shield = この手番の次の損失が1減ります
ui-jump = ジャンプ
ui-jump-risk = 人口{ $count }を失うおそれ
ui-jump-not-ready = 準備中
ui-jump-now = 船団がジャンプ
ui-jump-out = 不使用：ギャラクティカ帰還済み
ui-jump-return = ギャラクティカが帰還
ui-jump-auto = 自動
ui-jump-cost = −{ $count }
ui-distance = ジャンプ距離{ $count }
ui-distance-to = / { $goal }（{ $objective }まで）
ui-distance-of = / { $goal }
ui-distance-last = 次のジャンプ：{ $objective }
ui-ships = 民間船
ui-ships-left = 残すと失う
ui-ships-locked = 封鎖中
ui-ships-prepared = 準備済み
ui-ships-in-space = 宙域
ui-reckless = 無謀
ui-reckless-what = 無謀カードがプレイされました。公開されるカードのスキルチェック能力が発動します
ui-in-play-jump = 次のクライシスでジャンプ準備トラックが進みます
ui-in-play-no-jump = この手番はジャンプ準備ステップなし
ui-in-play-borrowed = 手番の終わりまで{ $who }に代わって{ $title }
ui-in-play-truce = 手番の終わりまで、サイロン艦は発進せず、起動もされません
ui-in-play-truce-short = 休戦
ui-in-play-mission = ミッションが始まったので、この手番はクライシスなし
ui-in-play-mission-short = クライシスなし
ui-in-play-caught = { $who }は手番の終わりに「営倉」に送られます
ui-in-play-caught-short = 営倉へ
ui-in-play-missions = ミッションによるジャンプ距離：{ $count }
ui-in-play-executed = { $mourned ->
    [yes] 処刑：{ $names }。士気を失いました。
   *[no] 処刑：{ $names }
}
ui-in-play = 場のカード
ui-in-play-none = なし
ui-in-play-count = カード{ $count }枚
ui-in-play-held = { $card }：{ $who }

# The board

ui-board = ゲームボード
ui-board-launch = バイパー発進
ui-board-basestar = { $count ->
    [0] ベーススター、損傷なし
   *[other] ベーススター、ダメージ{ $count }/{ $limit }：{ $tokens }
}
ui-board-own-viper = あなたのバイパー
ui-board-viper-of = { $who }のバイパー
ui-board-unmanned = 無人のバイパー{ $count }機
ui-board-own-raptor = あなたの強襲ラプター
ui-board-raptor-of = { $who }の強襲ラプター
ui-board-unmanned-raptor = 無人の強襲ラプター{ $count }機
ui-board-rebels = まだ場に出ていません：どちらにつくかはミッションで決まります
ui-board-civilians = 裏向きの民間船{ $count }隻
ui-board-civilian-known = あなたが見た民間船。{ $text }
ui-board-boarding = 乗艦部隊トラック
ui-board-boarding-short = 乗艦部隊
ui-board-boarding-start = 開始
ui-board-boarding-end = 敗北
ui-board-centurions = センチュリオン{ $count }体
ui-board-site = { $ship-id ->
    [cylon] サイロン
   *[other] { $ship }
}
ui-board-damaged = 損傷
ui-board-shut = 閉鎖
ui-board-damaged-vipers = 損傷
ui-board-lost = 喪失
ui-board-reserves = 格納庫
ui-board-reserves-empty = 格納庫にバイパーなし
ui-board-tabs = 表示するボード
ui-board-in-orbit = 軌道上
ui-board-of = / { $limit }
ui-board-takes-it = { $ship-id ->
    [galactica] ギャラクティカが受ける
   *[other] ここが受ける
}
ui-board-closed = ニュー・カプリカ入植以降は閉鎖
ui-board-away = ギャラクティカが戻るまで行けません
ui-board-destroyed = 破壊：誰も行けません
ui-board-hull = / { $limit }か所損傷

# What a location does, short enough for its room

ui-room-ftl-control = 青いマスならジャンプ
ui-room-weapons-control = サイロン艦1機を攻撃
ui-room-command = 無人バイパーを{ $count }回起動
ui-room-communications = 民間船{ $count }隻を見て動かす
ui-room-admirals-quarters = チェック{ $count } { $skills }で営倉送り
ui-room-research-lab = { $first }か{ $second }を{ $count }枚
ui-room-hangar-deck = 発進して再アクション
ui-room-armory = センチュリオンを攻撃：{ $odds }
ui-room-sickbay = 引くのは1枚だけ
ui-room-brig = チェック{ $count } { $skills }で脱出
ui-room-press-room = { $skills }を{ $count }枚引く
ui-room-presidents-office = 大統領：治安判事カード
ui-room-administration = チェック{ $count } { $skills }：新大統領
ui-room-caprica = スーパークライシスか、クライシス{ $count }枚から1枚
ui-room-cylon-fleet = サイロン艦の起動か発進
ui-room-human-fleet = 1枚奪う。{ $count }⁠〜⁠8で艦にダメージ
ui-room-resurrection-ship = スーパークライシスを交換、忠誠を渡す

ui-room-human-fleet-overlay = 見て{ $count }枚引く。リーダーは潜入
ui-room-resurrection-ship-overlay = スーパークライシスを引く
ui-room-pegasus-cic = { $from }⁠〜⁠{ $to }でベーススターに命中
ui-room-airlock = チェック{ $count } { $skills }で処刑
ui-room-main-batteries = 宙域1つを砲撃
ui-room-engine-room = { $count }枚捨ててジャンプ準備
ui-room-medical-center = 引くのは1枚だけ。地上の医務室
ui-room-detention = チェック{ $count } { $skills }で脱出。移動不可、チェックには{ $most }枚まで
ui-room-resistance-hq = チェック{ $count } { $skills }で地上の1人を処刑
ui-room-occupation-authority = 大統領：治安判事カードを引いてプレイ
ui-room-breeders-canyon = 最高のリソースを1失い、トラックを進める
ui-room-shipyard = 船1隻を準備か脱出

ui-room-cylon-occupation = 1部隊を進め、1部隊を追加
ui-room-cylon-crisis = クライシスを引いて処理
ui-room-cylon-peek = 封鎖中の一番上を見て動かす

ui-room-press-room-overlay = 1人が反乱カードを引き、自分は1枚捨てられる
ui-room-presidents-office-overlay = { $skills }を{ $count }枚引く
ui-room-administration-overlay = 反乱カードを引く。大統領の交代もあり
ui-room-quorum-chamber = 大統領：治安判事カードを引き、さらに引くかプレイ
ui-room-hub-destroyed = { $count }枚捨ててスーパークライシス、サイロン艦隊へ
ui-room-bridge = ミッション開始、クライシスなし
ui-room-tactical-plot = 次のミッションを見る
ui-room-captains-cabin = 全員が指定スキルを{ $count }枚引く
ui-room-hybrid-tank = クライシス上{ $count }枚を並べ替え
ui-room-datastream = 1スキルから好きな{ $count }枚
ui-room-raider-bay = バイパー{ $vipers }機かレイダー{ $raiders }機が行動

# The Search for Home

ui-search-missions = ミッション
ui-search-empty = ミッションなし
ui-search-empty-what = 「ブリッジ」で始めます
ui-search-active = 進行中のミッション
ui-search-passed = 進行中のミッション：パス
ui-search-failed = 進行中のミッション：失敗
ui-search-down = ジャンプまで裏向き
ui-search-human = 人類
ui-search-human-what = 人類側につきました：人類側プレイヤーだけが行けます
ui-search-cylon = サイロン
ui-search-cylon-what = サイロン側につきました：サイロン・プレイヤーだけが行けます
ui-search-none = 未定
ui-search-cost = かスーパークライシスを、アクションごとに支払います

# New Caprica

ui-ground-costs = 艦と地上の移動にはカード1枚が必要
ui-ground-away = ギャラクティカは不在：ジャンプ準備トラックで戻ります
ui-ground-road = 占領軍の進路、「造船所」へ
ui-ground-road-end = 船を失う
ui-ground-forces = 占領軍{ $count }部隊、
ui-ground-humans = 人類側プレイヤー：
ui-ground-cylons = サイロン・プレイヤー：
ui-ground-nothing = ここでできることはありません
ui-ground-track-out = ジャンプ準備トラックは不使用
ui-ground-up = 左舷の宙域へ
ui-ground-prepare = 準備
ui-ground-prepared = 準備済み
ui-ground-locked = 封鎖中
ui-ground-known = { $place ->
    [1] 一番上の船を知っています。{ $text }
   *[other] 上から{ $place }番目の船を知っています。{ $text }
}
ui-ground-left = 船{ $ships }隻、人類側プレイヤー{ $people }人が地上

# The decks

ui-decks = デッキ
ui-deck-name = { $deck-deck }：
ui-deck = { $discards ->
    [0] { $deck-deck }：{ $left }枚
   *[other] { $deck-deck }：{ $left }枚、捨て札{ $discards }枚
}
ui-deck-top = 一番上のカードを知っています：{ $card }
ui-deck-discard = 最後の捨て札：{ $card }
ui-deck-ground = ニュー・カプリカのカード
ui-deck-ground-name = ニュー・カプリカ・クライシス・デッキ：
ui-deck-aside = 脇に置いたクライシス・カード：{ $left }枚
ui-deck-destiny = 宿命デッキ：{ $left }枚
ui-deck-destiny-name = 宿命デッキ：
ui-deck-civilians = { $lost ->
    [0] ゲームボード外の民間船：{ $left }隻
   *[other] ゲームボード外の民間船：{ $left }隻、破壊{ $lost }隻
}
ui-deck-civilians-name = ゲームボード外の民間船：

# The hand

ui-hand = 自分の手札
ui-hand-short = 手札
ui-hand-playable = プレイ可{ $count }枚
ui-hand-choosable = 選択可{ $count }枚
ui-hand-empty = 手札はありません。
ui-hand-miracles = { $count ->
    [0] 奇跡トークンなし
   *[other] 奇跡トークン{ $count }個
}
ui-hand-mutiny = 反乱{ $count }枚（{ $limit }枚まで）
ui-hand-mutineer = 反乱者：反乱{ $count }/{ $limit }枚
ui-hand-motive-side = { $side-id ->
    [human] 人類
   *[cylon] サイロン
}
ui-hand-motives = 動機{ $count }枚
ui-hand-motives-true = いま条件を満たしている動機{ $count }枚：いつでも開示できます
ui-hand-motives-look = 長押しで未開示の動機{ $count }枚を見る
ui-hand-once = { $ability }：使用可能
ui-hand-once-used = { $ability }：使用済み
ui-hand-cylon = 開示サイロン
ui-hand-sympathizer = 同調者
ui-hand-leader = サイロン・リーダー
ui-hand-leader-infiltrating = サイロン・リーダー、潜入中
ui-hand-sympathetic-cylon = 友好的サイロン
ui-hand-super-crises = スーパークライシス{ $count }枚
ui-hand-count = { $quorum ->
    [0] { $count }/{ $limit }枚
   *[other] { $limited ->
        [yes] { $count }/{ $limit }枚 · 治安判事{ $quorum }/{ $most }枚
       *[no] { $count }/{ $limit }枚 · 治安判事{ $quorum }枚
    }
}
ui-hand-sheet = キャラクターシート
ui-hand-loyalty = { $agendas ->
    [0] 忠誠
   *[other] アジェンダ
}
ui-hand-loyalty-hold = 長押しで見る
ui-hand-loyalty-look = { $count ->
    [0] 長押しでアジェンダを見る
   *[other] 長押しで忠誠カード{ $count }枚を見る
}
ui-hand-loyalty-face = { $team ->
    [human] 非サイロン
    [sympathizer] 同調者
    [sympathetic-cylon] 友好的サイロン
    [mutineer] 反乱者
   *[cylon] サイロン：{ $power }
}

ui-card-text = { $text }。
ui-card-action = アクション
ui-card-movement = 移動
ui-card-movement-or-action = 移動／行動
ui-card-in-check = チェック中
ui-card-reaction = 割り込み
ui-card-here = ここ
ui-card-quorum = 治安判事
ui-card-super-crisis = スーパークライシス
ui-card-mutiny = 反乱
ui-card-mutinous = 自分で選んで捨て札にすると反乱カードを引きます
ui-card-play = プレイ可
ui-card-discard = 捨て札にできます
ui-card-pay = 支払いに使えます
ui-card-aside = 捨て札になります
ui-card-for = プラス
ui-card-against = マイナス
ui-card-nothing = 0として数えます
ui-card-cylons-only = サイロン専用テキスト
ui-card-reckless = チェックを無謀にします
ui-card-checks-only = チェック専用
ui-card-next-action = 次のアクションで
ui-card-next-movement = 次の移動の代わりに
ui-card-next-either = 移動かアクションで
ui-card-when-reckless = 無謀なチェックで公開されたとき
ui-card-at = { $where }で

ui-card-when-crisis-revealed = クライシス公開後
ui-card-when-option-chosen = 選択の後
ui-card-when-instead-of-check = チェックの前
ui-card-when-before-cards = チェックの前
ui-card-when-before-reveal = 公開の前
ui-card-when-after-total = チェックの合計後
ui-card-when-after-check = チェックの後
ui-card-when-before-roll = ダイスを振る前
ui-card-when-after-roll = ダイスを振った後
ui-card-when-viper-attacked = バイパーが攻撃されたとき
ui-card-when-vipers-placed = バイパーが配置されたとき
ui-card-when-turn-began = 手番の開始時
ui-card-when-cards-added = 誰かがカードを加えた後
ui-card-when-after-reveal = 公開の後
ui-card-when-destroyed = ベーススターかセンチュリオンを破壊した後
ui-card-when-before-raiders = レイダーの行動前
ui-card-when-treachery-discarded = 人類側が裏切りを捨て札にしたとき

ui-card-when-in-check = チェックで公開されたとき
ui-card-when-check-passed = チェックのパス後
ui-card-when-choosing-option = 選択の前
ui-card-when-civilian-threatened = 民間船が破壊される前
ui-card-when-removing-ships = 船団のジャンプ時
ui-card-when-before-activation = サイロン艦の起動前
ui-card-when-infiltration-ends = 潜入の終了時
ui-card-when-motive-holds = 条件を満たしたとき

# Somebody who watches

ui-hand-watch = このゲームを観戦しています。
ui-hand-watch-over = ゲームは終わりました。
ui-hand-watch-what = 全員に見えるものだけが見えます。手札や忠誠、卓がまだ知らないことは見えません。
ui-hand-watch-sit = 次の席はボットがプレイしています。席を希望できます（ホストが決めます）：
ui-hand-watch-name = あなたの名前（初めての場合）
ui-hand-watch-asked = { $seat }の席を希望しました。ホストの返事を待っています。
ui-hand-watch-withdraw = 希望を取り消す
ui-hand-watch-left = ボットがあなたの代わりにプレイしています。
ui-hand-watch-back = 自分の席に戻る
ui-hand-watch-shut = ホストにより卓から外されました。観戦はできます。
ui-request = { $name }が{ $seat }の席を希望しています。
ui-request-admit = 認める
ui-request-decline = 断る
