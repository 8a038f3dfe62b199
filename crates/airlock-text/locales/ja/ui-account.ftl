# Who this browser is.

# A private link that was opened. It says whose it is before it does anything.
ui-arrive = 専用リンク
ui-arrive-whose =
    { $tables ->
        [0] これは{ $name }のリンクです。{ $name }にはまだ席がありません。
       *[other] これは{ $name }のリンクです。{ $name }には{ $tables }卓の席があります。
    }
ui-arrive-about = これからは、このブラウザでも{ $name }の席に着きます。リンクは使用済みになり、元の端末の席もそのままです。
ui-arrive-aside =
    { $tables ->
        [0] ここでのあなたは{ $name }です。これは脇に置かれ、誰にも渡りません。「{ $place }」で元に戻せます。
       *[other] ここでのあなたは{ $name }で、{ $tables }卓の席があります。席はあなただけのもので、脇に置かれます。「{ $place }」で元に戻せます。
    }
ui-arrive-stranger = このリンクを誰かから受け取りましたか。それなら使わないでください。その人の名前でプレイすることになり、あなたの行動がその人に見えます。
ui-arrive-go = ここでこの席に着く
ui-arrive-own = これはあなた自身のリンクで、このブラウザにはもうその席があります。別の端末で開いてください。

# Seats that this browser held before a link or a login brought others.
ui-aside = 脇に置いた席
ui-aside-about = リンクやログインの前、このブラウザには別の席がありました。それらは分けたまま残るので、誰にも渡らず、失われもしません。あなたの名前がすでに着いている卓の席も同じです。
ui-aside-tables =
    { $tables ->
        [0] { $name }：席なし
       *[other] { $name }：{ $tables }卓の席
    }
ui-aside-go = { $name }としてプレイ

# What opens a person’s seats.
ui-sessions = あなたの席でプレイできるもの
ui-sessions-about = どれもあなたのカードを見て、あなたに代わってプレイできます。心当たりのないものは終了してください。開いているページはすぐに閉じます。
ui-session-this = このブラウザ
ui-session-unknown = ブラウザまたはプログラム
ui-session-link = 未使用の専用リンク
ui-session-end = 終了
ui-sessions-end = 他をすべて終了

# Logging in.
ui-failed = あなたの名前で、間違ったパスワードが{ $count }回入力されました
ui-failed-last = 最後の入力：{ $ago }。
ui-failed-about = それでログインした人はいません。続けて試すほど、待ち時間は長くなります。心当たりがなければ、下の一覧であなたの席でプレイできるものを確かめてください。
ui-failed-go = 確認しました
ui-refused-tries = 間違ったパスワードが多すぎます。{ $wait }秒後にもう一度試してください。
ui-refused-busy = ただいまログインが混み合っています。{ $wait }秒後にもう一度試してください。

# What is kept about a person.
ui-data = あなたについて保存しているもの
ui-data-about = 名前、あなたの席でプレイできるもの、席、メモ、回答、発言です。すべて読むことも、削除することもできます。
ui-data-go = ダウンロード
ui-delete = 自分を削除
ui-delete-about = 名前、ログイン、メモ、すべての発言が削除されます。ゲームは名前なしで残り、進行中のゲームはボットが続けます。元に戻せません。
ui-delete-sure = はい、自分に関するすべてを削除します。
ui-delete-go = 完全に削除
ui-delete-no = すべて残す
ui-problem-unsure = 何も削除していません。よければチェックを入れてください。
