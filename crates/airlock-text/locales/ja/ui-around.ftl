# The pages around the table: start, making a table, a table filling up, keeping tables, watching.

# What this language is called by those who speak it, as it stands in the list of languages
ui-language-name = 日本語
ui-language = 言語
ui-site = Airlock
ui-site-about = 裏切り者が潜むボードゲームを、ブラウザで。リンクで友だちを招き、空席はボットで埋められます。
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
ui-script-after-cards = { $all }枚中{ $n }枚の時点
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
ui-hero-about = 裏切り者が潜むボードゲームを、ブラウザで。3〜7人用です。リンクで友だちを招き、空席はボットで埋められます。
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
ui-mine-none-about = ボットと遊ぶか、友だちのリンクを開くか、卓を作ってリンクを送ってください。席はこのブラウザが覚えています。

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
ui-make-look = 設定を確認
ui-make-swap = ゲームが始まるまで、人とボットを入れ替えられます。
ui-settings = 設定
ui-seal = シャッフルの封印
ui-seal-what = すべてのシャッフルとダイスのもとになるシードのSHA-256です。シードはゲーム終了時に公開され、誰かが選んだものでないことを全員が確かめられます。
ui-settings-change = 変更
ui-settings-go = 設定を保存
ui-settings-back = キャンセル
ui-table-name = 名前
ui-your-name = あなたの名前
ui-pace = ペース
ui-pace-live = リアルタイム
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
ui-door = 参加できる人
ui-door-name = 参加
ui-door-link = リンクを持つ人
ui-door-open = 誰でも
ui-mask = 割り込み
ui-mask-on = 全員に同じ待ち時間
ui-mask-off = 割り込める人がいなければ待たない
ui-mask-about = 待ち時間から手の内を読まれることがなくなります。
ui-bots = ボットの速さ
ui-bots-slow = ゆっくり
ui-bots-normal = 標準
ui-bots-once = 即時
# The Loyalty deck of a setup

ui-loyalty-deck = 忠誠デッキ
ui-loyalty-deck-cards =
    { $players }人：サイロンのカード{ $cylons }枚と人類のカード{ $humans }枚{ $late ->
        [sympathizer] 、後で同調者
        [sympathetic-cylon] 、後で友好的サイロン
        [human] 、後で人類のカードをもう1枚
       *[nothing] {""}
    }。
ui-loyalty-deck-with-leader = 誰かがサイロン・リーダーを使う場合：他の人にサイロンのカード{ $cylons }枚と人類のカード{ $humans }枚、リーダーに{ $agenda }。
ui-loyalty-deck-leader = { $players }人：1人が{ $agenda }を持つサイロン・リーダーを使い、他の人にサイロンのカード{ $cylons }枚と人類のカード{ $humans }枚を配ります。
ui-loyalty-deck-sleeper = { $players }人。忠誠カードはスリーパー・エージェント・フェイズにだけ配られ、サイロンのカードが{ $cylons }枚含まれます。
ui-loyalty-deck-assist = 1人と補佐キャラクター。補佐には、サイロンのカード{ $cylons }枚を含むデッキから忠誠カードが{ $dealt }枚配られます。
ui-loyalty-deck-mutineer = { $players }人：サイロンのカード{ $cylons }枚、人類のカード{ $humans }枚、反乱者。
# With Daybreak a leader gets motives, so many at the start and as many half-way.
ui-loyalty-deck-with-motives =
    { $mutineer ->
        [yes] 誰かがサイロン・リーダーを使う場合：他の人にサイロンのカード{ $cylons }枚、人類のカード{ $humans }枚、反乱者、リーダーに動機{ $motives }枚と、折り返し地点でさらに{ $motives }枚。
       *[no] 誰かがサイロン・リーダーを使う場合：他の人にサイロンのカード{ $cylons }枚と人類のカード{ $humans }枚、リーダーに動機{ $motives }枚と、折り返し地点でさらに{ $motives }枚。
    }
ui-loyalty-deck-motives =
    { $mutineer ->
        [yes] { $players }人：1人が動機{ $motives }枚（折り返し地点でさらに{ $motives }枚）を持つサイロン・リーダーを使い、他の人にサイロンのカード{ $cylons }枚、人類のカード{ $humans }枚、反乱者を配ります。
       *[no] { $players }人：1人が動機{ $motives }枚（折り返し地点でさらに{ $motives }枚）を持つサイロン・リーダーを使い、他の人にサイロンのカード{ $cylons }枚と人類のカード{ $humans }枚を配ります。
    }
ui-loyalty-deck-none = { $players }人、忠誠デッキなし：全員でゲームに挑みます。

# Seats

ui-seats = 席
ui-seats-first = 最初の手番は、ゲーム開始時に抽選で決まります。
ui-seat-number = 席{ $number }
ui-seat-person = 人
ui-seat-person-about = リンクを送って招きます
ui-seat-bot = ボット
ui-seat-bot-about = 見えるのは自分のカードだけ
ui-seat-bot-here = ボット（見えるのは自分のカードだけ）
ui-seat-you-host = あなた、ホスト
ui-seat-you = あなた
ui-seat-host = ホスト、{ $here }
ui-seat-here = 在席中
ui-seat-away = 離席中（最終{ $ago }）
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
ui-lobby-welcome = { $host }があなたの席を用意しました。
ui-lobby-about = { $name }に参加：裏切り者が潜むボードゲームを、ブラウザで。
ui-lobby-played = このゲームについて
ui-lobby-sit-after-all = 観戦中です。いまからでも[着席]できます。
ui-share = リンクを送る
ui-share-link = この卓へのリンク
ui-share-code = コード[{ $code }]を伝えることもできます。知っている人は着席や観戦ができます。
ui-new-here = 初めてですか？
ui-new-here-about = 秘密を持ち、チェックを助けたり妨げたりしながら、話し合うゲームです。[遊び方]は5分で読めます。あとはプレイしながら卓が説明します。

ui-sit = 着席
ui-sit-name = あなたの名前
ui-sit-where = 着く席
ui-sit-go = 着席する
ui-sit-full = すべての席に人がいます。
ui-sit-or-watch = [観戦だけする]こともできます。
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
ui-start-no-host = ホストがいません。ホストになった人がゲームを開始できます。
ui-start-bots =
    { $empty ->
        [1] 席{ $seat }にボットを入れる
       *[other] { $empty }席にボットを入れる
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
ui-news-left = { $name }が卓を離れました。
ui-news-replaced = { $name }に代わってボットがプレイします。
ui-news-back = { $name }が戻りました。
ui-news-removed = ホストが{ $name }を外しました。
ui-news-renamed = { $from }は{ $to }に名前を変えました。
ui-news-host = { $name }がホストになりました。
ui-news-asked = ホストから{ $name }へ：準備はいいですか？
ui-news-changed = ホストが設定を変えました。
ui-news-asked-to-sit = { $name }が席を希望しています。
ui-news-declined = { $name }の着席は認められませんでした。
ui-news-banned = ホストが{ $name }を追放しました。
ui-line-watches = 観戦中
ui-line-about = { $name }をミュートまたは報告
ui-company = 卓「{ $table }」のメンバー
ui-company-people = メンバー
ui-company-said = { $name }の発言
ui-company-plays = { $seat }番の席でプレイ中
ui-company-left = { $seat }番の席の持ち主、ボットがプレイ中
ui-company-asks = { $seat }番の席を希望
ui-company-beside = 観戦中
ui-company-host = ホスト
ui-company-removed = 除外中
ui-company-banned = 追放中
ui-company-muted = 卓でミュート中
ui-company-mute = 自分だけミュート
ui-company-unmute = ミュートを解除
ui-company-silence = 卓全体でミュート
ui-company-unsilence = 卓全体のミュートを解除
ui-company-remove = 外す
ui-company-ban = 追放する
ui-company-lift = 復帰を許可する
ui-company-report = 報告する
ui-company-reason = 何が問題ですか？
ui-company-report-go = 報告を送る
ui-company-mute-note = 報告はサーバーの管理者に届きます。報告したことも、誰をミュートしたかも、卓の誰にも知らされません。

# Keeping tables

ui-account-tables =
    { $tables ->
        [0] このブラウザにはまだ席がありません。
       *[other] このブラウザには{ $tables }卓の席があります。
    }
ui-account-kept = { $name }としてログイン中
ui-account-kept-about = 卓はこの名前で保存されています。どの端末からもこの名前でログインできます。
ui-account-log-out = ログアウト
ui-account-log-out-about = このブラウザは席を忘れますが、アカウントには残ります。
ui-account-keep = 名前を付けて保存
ui-account-keep-about = 席は、着席したブラウザのものです。名前とパスワードがあれば、どこからでも自分の卓に戻れます。メールアドレスは不要です。
ui-account-keep-go = 卓を保存
ui-account-name = 名前
ui-account-password = パスワード
ui-account-password-about = { $least }文字以上。再発行はできません。
ui-account-log-in = ログイン
ui-account-log-in-about = アカウントの卓が、このブラウザの卓に加わります。
ui-account-log-in-go = ログイン
ui-device = 別の端末に移す
ui-device-about = 専用リンクを使うと、アカウントなしで、このブラウザの席をスマートフォンや別のコンピュータに移せます。その後はどちらからでも同じ席で遊べます。
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
