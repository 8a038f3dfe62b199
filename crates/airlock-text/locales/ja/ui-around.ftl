# The pages around the table: start, making a table, a table filling up, keeping tables, watching.

# What this language is called by those who speak it, as it stands in the list of languages
ui-language-name = 日本語
ui-language = 言語
ui-site = Airlock
ui-site-about = 隠れた裏切り者をめぐるボードゲームを、ブラウザの卓で。友だちはリンクで招き、空いた席にはボットが入ります。
ui-title = { $page } · Airlock
ui-skip-page = 本文へ移動
ui-nav = サイト
ui-nav-rules = 遊び方
ui-nav-watch = ゲームを観戦
ui-nav-account = 卓を保存
ui-copy = コピー
ui-copied = コピーしました

# What the script says

ui-script-failed = うまくいきませんでした。もう一度試してください。
ui-script-moved-on = 卓の状況が変わりました。確認してから答えてください。
ui-script-offline = オフラインです。表示が古いかもしれません。
ui-script-reconnecting = 再接続しています
ui-script-show-all = すべて表示
ui-script-go-on = 次へ
ui-script-after-cards = カード{ $all }枚中{ $n }枚の後
ui-script-to-turn = 枚未公開
ui-script-since = 前回の自分の手番以降
ui-script-sound-on = 音はオンです
ui-script-sound-off = 音はオフです
ui-script-seal-true = シードは封印と一致します。何も変えられていません。
ui-script-seal-false = シードが封印と一致しません。

# Time

ui-lasting-now = たったいま
ui-lasting-minutes = { $count }分間
ui-lasting-hours = { $count }時間
ui-lasting-days = { $count }日間
ui-ago-now = たったいま
ui-ago-minutes = { $count }分前
ui-ago-hours = { $count }時間前
ui-ago-days = { $count }日前

# Start

ui-hero = 船団を救え。嘘をついている者がいる。
ui-hero-about = 隠れた裏切り者をめぐるボードゲームを、ブラウザの卓で。3〜7人用：友だちはリンクで招き、空いた席にはボットが入ります。
ui-play = いますぐボットと遊ぶ
ui-players = 人数
ui-play-go = 開始
ui-play-set = セット
ui-join = 卓に参加
ui-join-link = リンクかコード
ui-join-hint = リンクかコードを貼り付け
ui-join-go = 参加
ui-mine = 自分の卓
ui-mine-none = まだどの卓にも着いていません。
ui-mine-none-about = ボットと遊ぶか、友だちのリンクを開くか、卓を作ってリンクを送ります。席はこのブラウザが覚えています。

# A table as one line

ui-line-filling = { $players }人{ $pace ->
        [days] {"、数日かけて"}
       *[live] {""}
    }、{ $taken }人着席
ui-line-playing = { $players }人{ $pace ->
        [days] {"、数日かけて"}
       *[live] {""}
    }、第{ $turn }手番、ジャンプ距離{ $distance }/{ $goal }
ui-line-over = { $players }人{ $pace ->
        [days] {"、数日かけて"}
       *[live] {""}
    }、終了
ui-line-can-start = 開始できます
ui-line-not-ready = 準備はいいですか？
ui-line-waits-for-people = 参加者を待っています
ui-line-waiting =
    { $more ->
        [0] { $who }を待っています
       *[other] { $who }と他{ $more }人を待っています
    }
ui-line-pause = 短い待ち時間
ui-line-won = { $winner }の勝利
ui-line-replay = リプレイと再戦

# Settings

ui-make = 卓を作る
ui-make-go = 卓を作る
ui-make-look = 選べる設定を見る
ui-make-swap = ゲームが始まるまで、人とボットを入れ替えられます。
ui-settings = 設定
ui-seal = シャッフルの封印
ui-seal-what = すべてのシャッフルとダイスのもとになるシードのSHA-256です。シードはゲーム終了時に公開され、誰かが選んだものでないことを全員が確かめられます。
ui-settings-change = 変更
ui-settings-go = この設定にする
ui-settings-back = 変更せずに戻る
ui-table-name = 名前
ui-your-name = あなたの名前
ui-pace = ペース
ui-pace-live = その場で
ui-pace-days = 数日かけて
ui-sets = セット
ui-sets-coming = エクソダスはまだ遊べません。
ui-set-exodus = エクソダス
ui-objective-name = 目標
ui-objective = { $name }、ジャンプ距離{ $distance }
ui-rulings = 裁定
ui-variant = バリアント
ui-variants = バリアント
ui-resources = 開始時のリソース：{ $names }
ui-resources-name = リソース
ui-resources-fact = { $difficulty }：{ $starts }
ui-door = 着席できる人
ui-door-name = 着席
ui-door-link = リンクを持つ人
ui-door-open = 誰でも
ui-mask = 割り込み
ui-mask-on = 全員に同じ待ち時間
ui-mask-off = 割り込める人がいなければ待たない
ui-mask-about = 沈黙から何も読み取れなくなります。
ui-bots = ボットの速さ
ui-bots-slow = ゆっくり
ui-bots-normal = 標準
ui-bots-once = すぐに
# The Loyalty deck of a setup

ui-loyalty-deck = 忠誠デッキ
ui-loyalty-deck-cards =
    { $players }席：サイロンのカード{ $cylons }枚と人類のカード{ $humans }枚{ $late ->
        [sympathizer] 、後で同調者
        [sympathetic-cylon] 、後で友好的サイロン
        [human] 、後で人類のカードをもう1枚
       *[nothing] {""}
    }。
ui-loyalty-deck-with-leader = 誰かがサイロン・リーダーを使う場合：他の人にサイロンのカード{ $cylons }枚と人類のカード{ $humans }枚、リーダーに{ $agenda }。
ui-loyalty-deck-leader = { $players }席：1人が{ $agenda }を持つサイロン・リーダーを使い、他の人にサイロンのカード{ $cylons }枚と人類のカード{ $humans }枚を配ります。
ui-loyalty-deck-sleeper = { $players }席。忠誠カードはスリーパー・エージェント・フェイズにだけ配られ、サイロンのカードが{ $cylons }枚含まれます。
ui-loyalty-deck-assist = 1席と補佐キャラクター1人。補佐には、サイロンのカード{ $cylons }枚を含むデッキから忠誠カードが{ $dealt }枚配られます。
ui-loyalty-deck-mutineer = { $players }席：サイロンのカード{ $cylons }枚、人類のカード{ $humans }枚、反乱者。
# With Daybreak a leader gets motives, so many at the start and as many half-way.
ui-loyalty-deck-with-motives =
    { $mutineer ->
        [yes] 誰かがサイロン・リーダーを使う場合：他の人にサイロンのカード{ $cylons }枚、人類のカード{ $humans }枚、反乱者、リーダーに動機{ $motives }枚と、道半ばでさらに{ $motives }枚。
       *[no] 誰かがサイロン・リーダーを使う場合：他の人にサイロンのカード{ $cylons }枚と人類のカード{ $humans }枚、リーダーに動機{ $motives }枚と、道半ばでさらに{ $motives }枚。
    }
ui-loyalty-deck-motives =
    { $mutineer ->
        [yes] { $players }席：1人が動機{ $motives }枚（道半ばでさらに{ $motives }枚）を持つサイロン・リーダーを使い、他の人にサイロンのカード{ $cylons }枚、人類のカード{ $humans }枚、反乱者を配ります。
       *[no] { $players }席：1人が動機{ $motives }枚（道半ばでさらに{ $motives }枚）を持つサイロン・リーダーを使い、他の人にサイロンのカード{ $cylons }枚と人類のカード{ $humans }枚を配ります。
    }
ui-loyalty-deck-none = { $players }席、忠誠デッキなし：全員でゲームに挑みます。

# Seats

ui-seats = 席
ui-seats-first = 最初の手番は、ゲーム開始時に抽選で決まります。
ui-seat-number = 席{ $number }
ui-seat-person = 人
ui-seat-person-about = リンクを送って招きます
ui-seat-bot = ボット
ui-seat-bot-about = 自分のカードだけを見ます
ui-seat-you-host = あなた、ホスト
ui-seat-you = あなた
ui-seat-host = ホスト、{ $here }
ui-seat-here = いまここにいます
ui-seat-away = 離席中（{ $ago }）
ui-seat-not-here = 離席中
ui-seat-empty = 空席
ui-seat-empty-about = リンクを送ってください
ui-seat-nobody = まだ誰もいません
ui-seat-ready = 準備完了
ui-seat-not-ready = 準備中
ui-seat-free = 空き
ui-seat-you-here = あなたの席
ui-seat-gives-way = 人に席を譲ります
ui-seat-this = この席
ui-seat-own-menu = 名前の変更・退席
ui-seat-rename = 名前を変更
ui-seat-leave = 卓を離れる
ui-seat-menu = { $name }：ホストにする、外す
ui-seat-make-host = { $name }をホストにする
ui-seat-remove = { $name }を外す

# A table filling up; what is between [ and ] is set off

ui-lobby-filling =
    { $empty ->
        [0] [{ $seats }席すべて]が埋まりました。
       *[other] 参加者を待っています。[{ $seats }席中{ $taken }席]が埋まっています。
    }
ui-lobby-welcome = { $host }があなたの席を用意しています。
ui-lobby-about = { $name }に着席：隠れた裏切り者をめぐるボードゲームを、ブラウザで。
ui-lobby-played = ここで遊ぶゲーム
ui-lobby-sit-after-all = 観戦中です。いまからでも[着席]できます。
ui-share = リンクを送る
ui-share-link = この卓へのリンク
ui-share-code = コード[{ $code }]を伝えることもできます。知っている人は着席や観戦ができます。
ui-new-here = 初めてですか？
ui-new-here-about = 秘密を守り、チェックを助けるか妨げ、話し合います。[遊び方]は5分で読めます。残りは卓がたずねるときに説明します。

ui-sit = 着席
ui-sit-name = あなたの名前は？
ui-sit-where = どの席？
ui-sit-go = 着席する
ui-sit-full = すべての席に人がいます。
ui-sit-or-watch = または[観戦だけする]。
ui-sit-no-account = アカウントは不要です。このブラウザがあなたを覚えています。

ui-start = 開始
ui-start-all = 全員の準備ができました。
ui-start-empty =
    { $empty ->
        [1] 席{ $seat }が空いています。
       *[other] { $empty }席が空いています。
    }
ui-start-unready =
    { $unready ->
        [1] { $name }の準備ができていません。
       *[other] { $unready }人の準備ができていません。
    }
ui-start-both =
    { $empty ->
        [1] 席{ $seat }が空いています。
       *[other] { $empty }席が空いています。
    }{ $unready ->
        [1] { $name }の準備ができていません。
       *[other] { $unready }人の準備ができていません。
    }
ui-start-advice =
    { $empty ->
        [0] 待つか、声をかけてください。
        [1] 待つか、席{ $seat }にボットを入れてください。ボットは後で人に席を譲れます。
       *[other] 待つか、ボットで埋めてください。ボットは後で人に席を譲れます。
    }
ui-start-by-host = { $host }がゲームを開始します。
ui-start-no-host = ホストがいません。引き受けた人がゲームを開始できます。
ui-start-bots =
    { $empty ->
        [1] 席{ $seat }にボット
       *[other] { $empty }席にボット
    }
ui-start-ask = { $name }に確認
ui-start-go = ゲームを開始
ui-ready = 準備完了
ui-ready-not = まだ準備中
ui-host-take = ホストになる

ui-lobby-chat = チャット
ui-lobby-chat-none = まだ発言はありません。
ui-lobby-say = 発言
ui-lobby-say-hint = 卓のみんなに話す
ui-lobby-say-go = 送信
ui-lobby-you = あなた
ui-news-sat = { $name }が着席しました。
ui-news-left = { $name }が離れました。
ui-news-replaced = { $name }に代わってボットがプレイします。
ui-news-back = { $name }が戻りました。
ui-news-removed = ホストが{ $name }を外しました。
ui-news-renamed = { $from }は{ $to }に名前を変えました。
ui-news-host = { $name }がホストになりました。
ui-news-asked = ホストからの質問：{ $name }、準備はいいですか？
ui-news-changed = ホストが設定を変えました。

# Keeping tables

ui-account-tables =
    { $tables ->
        [0] このブラウザにはまだ席がありません。
       *[other] このブラウザには{ $tables }卓の席があります。
    }
ui-account-kept = あなたは{ $name }です
ui-account-kept-about = 卓はこの名前で保存されています。どの端末からもこの名前でログインできます。
ui-account-log-out = ログアウト
ui-account-log-out-about = このブラウザは席を忘れますが、名前には残ります。
ui-account-keep = 名前で保存する
ui-account-keep-about = 席は、着席したブラウザのものです。名前とパスワードがあれば、どこからでも自分の卓に戻れます。メールアドレスは不要です。
ui-account-keep-go = 卓を保存
ui-account-name = 名前
ui-account-password = パスワード
ui-account-password-about = { $least }文字以上。再発行はできません。
ui-account-log-in = ログイン
ui-account-log-in-about = その名前の卓が、このブラウザの卓に加わります。
ui-account-log-in-go = ログイン
ui-device = 別の端末に移す
ui-device-about = 専用リンクを使うと、名前なしで、このブラウザの席をスマートフォンや別のコンピュータに移せます。その後はどちらからでも同じ席で遊べます。
ui-device-link = 専用リンク
ui-device-go = 専用リンクを作る
ui-device-minutes = { $minutes }分以内に開いてください。使えるのは1度だけです。
ui-device-secret = 誰にも送らないでください。開いた人はあなたのカードを見て、あなたに代わってプレイできます。

# Watching

ui-watch-filling = 空席あり
ui-watch-playing = 進行中
ui-watch-playing-none = 進行中の公開ゲームはありません。
ui-watch-finished = リプレイ
ui-watch-finished-none = 終わったゲームはまだありません。

# A private link that was opened on another device.
ui-arrive = この端末でのあなたの席
ui-arrive-about = これからは、このブラウザでも同じ席に着きます。リンクは使用済みになり、元の端末の席もそのままです。
ui-arrive-go = ここに席を移す
