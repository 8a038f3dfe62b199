# What whoever runs the server tells everyone, and what they have done.
ui-announcement = お知らせ：
ui-locked = サーバーの管理者がこの卓をロックしました。閲覧はできますが、誰も操作できません。
ui-refused-muted-everywhere = サーバーの管理者によりあなたの発言が止められています。プレイは続けられます。
ui-refused-banned-everywhere = サーバーの管理者によりこのアカウントは利用停止になっています。

# Another password, on the account page.
ui-password = パスワードの変更
ui-password-about = 他の端末はすべてログアウトされ、専用リンクも使えなくなります。
ui-password-old = 現在のパスワード
ui-password-new = 新しいパスワード
ui-password-go = パスワードを変更

# The page for those who run the server.
ui-admin = サーバー管理
ui-admin-about = ここでの操作はすべて記録されます。
ui-admin-back = サーバー管理に戻る
ui-admin-none = 表示するものはありません。
ui-admin-nothing = 該当するものはありません。
ui-admin-find = 検索
ui-admin-sure = 確認しました
ui-admin-bad-text = 本文は1〜{ $most }文字にしてください

ui-admin-announce = 全員へのお知らせ
ui-admin-announce-about = すべてのページにそのまま表示されます。新しいものを出すと前のものは消えます。
ui-admin-text = 本文
ui-admin-hours = 時間（空欄なら取り消すまで）

ui-admin-reports = 報告
ui-admin-reports-all = 対応済みも表示
ui-admin-report = 報告{ $number }
ui-admin-reported-by = 報告者：{ $who }
ui-admin-settled = 対応済み

ui-admin-tables = 卓
ui-admin-find-tables = 卓名・プレイヤー名・ID
ui-admin-which = 状態
ui-admin-all = すべて
ui-admin-filling = 開始前
ui-admin-running = 進行中
ui-admin-over = 終了
ui-admin-locked = ロック中
ui-admin-facts = 概要
ui-admin-seats = 席
ui-admin-seat = 席{ $seat }
ui-admin-chat = チャット
ui-admin-host = ホスト：{ $host }
ui-admin-made = 作成：{ $ago }
ui-admin-started = 開始：{ $ago }
ui-admin-ended = 終了：{ $ago }
ui-admin-lines = チャット{ $count }行
ui-admin-size = ディスク使用量{ $size } KiB

ui-admin-people = 利用者
ui-admin-person = 利用者を見る
ui-admin-find-people = 名前またはログイン名
ui-admin-muted = 発言停止中
ui-admin-banned = 利用停止中
ui-admin-tables-of =
    { $tables ->
        [0] 卓なし
       *[other] { $tables }卓
    }
ui-admin-measures = 措置
ui-admin-measures-about = 発言停止にするとプレイはできますが話せません。利用停止にするとすべての端末からログアウトされ、席はボットが引き継ぎます。削除すると名前と発言がすべて消え、ゲームは残ります。

# Buttons.
ui-admin-do-delete-table = 卓を削除
ui-admin-do-lock = 卓をロック
ui-admin-do-unlock = ロックを解除
ui-admin-do-mute = 発言を停止
ui-admin-do-unmute = 発言停止を解除
ui-admin-do-ban = 利用を停止
ui-admin-do-unban = 利用停止を解除
ui-admin-do-delete-person = 利用者を削除
ui-admin-do-announce = お知らせを出す
ui-admin-do-withdraw = 取り消す
ui-admin-do-settle = 対応済みにする

# What was done, in the log and as the answer to a command.
ui-admin-log = 操作記録
ui-admin-log-all = もっと見る
ui-admin-log-about = 誰がいつ何をしたか（新しい順）。
ui-admin-shell = { $name }（コマンドライン）
ui-admin-did-delete-table = 卓を削除しました
ui-admin-did-lock = 卓をロックしました
ui-admin-did-unlock = 卓のロックを解除しました
ui-admin-did-mute = 発言を停止しました
ui-admin-did-unmute = 発言停止を解除しました
ui-admin-did-ban = 利用を停止しました
ui-admin-did-unban = 利用停止を解除しました
ui-admin-did-delete-person = 利用者を削除しました
ui-admin-did-announce = お知らせを出しました
ui-admin-did-withdraw = お知らせを取り消しました
ui-admin-did-settle = 報告を対応済みにしました
