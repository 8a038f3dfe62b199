# Who this browser is.

# A private link that was opened. It says whose it is before it does anything.
ui-arrive = 専用リンク
ui-arrive-whose =
    { $tables ->
        [0] これは{ $name }のリンクです。{ $name }にはまだ席がありません。
       *[other] これは{ $name }のリンクです。{ $name }には{ $tables }卓の席があります。
    }
ui-arrive-about = これからは、このブラウザでも{ $name }の席でプレイできます。リンクを使えるのは1度だけで、元の端末の席もそのまま残ります。
ui-arrive-aside =
    { $tables ->
        [0] このブラウザではいま{ $name }です。この名前は保管され、他の人には渡りません。「{ $place }」で元に戻せます。
       *[other] このブラウザではいま{ $name }で、{ $tables }卓に席があります。席は保管され、他の人には渡りません。「{ $place }」で元に戻せます。
    }
ui-arrive-stranger = このリンクを誰かから受け取りましたか。それなら使わないでください。その人の名前でプレイすることになり、あなたの行動がその人に見えます。
ui-arrive-go = ここでこの席に着く
ui-arrive-own = これはあなた自身のリンクで、このブラウザにはもうその席があります。別の端末で開いてください。

# Seats that this browser held before a link or a login brought others.
ui-aside = 保管中の席
ui-aside-about = リンクやログインの前、このブラウザには別の席がありました。誰にも渡らず失われもしないよう、分けて保管しています。あなたの名前ですでに着席している卓の席も同じです。
ui-aside-tables =
    { $tables ->
        [0] { $name }：席なし
       *[other] { $name }：{ $tables }卓の席
    }
ui-aside-go = { $name }としてプレイ

# What opens a person’s seats.
ui-sessions = あなたの席を使える端末とリンク
ui-sessions-about = どれもあなたのカードを見て、あなたに代わってプレイできます。心当たりのないものは無効にしてください。開いているページはすぐに閉じます。
ui-session-this = このブラウザ
ui-session-unknown = ブラウザまたはプログラム
ui-session-link = 未使用の専用リンク
ui-session-end = 無効にする
ui-sessions-end = 他をすべて無効にする

# Logging in.
ui-failed = あなたの名前で、間違ったパスワードが{ $count }回入力されました
ui-failed-last = 最後の入力：{ $ago }。
ui-failed-about = それでログインした人はいません。続けて試すほど、待ち時間は長くなります。心当たりがなければ、下の一覧であなたの席を使えるものを確かめてください。
ui-failed-go = 確認しました
ui-refused-tries = 間違ったパスワードが多すぎます。{ $wait }秒後にもう一度試してください。
ui-refused-busy = ただいまログインが混み合っています。{ $wait }秒後にもう一度試してください。

# What is kept about a person.
ui-data = あなたについて保存しているもの
ui-data-about = 名前、席とそれを使える端末、メモ、回答、発言です。すべて読むことも、削除することもできます。
ui-data-go = ダウンロード
ui-delete = 自分のデータを削除
ui-delete-about = 名前、ログイン、メモ、すべての発言が削除されます。ゲームは名前なしで残り、進行中のゲームはボットが続けます。元に戻せません。
ui-delete-sure = はい、自分に関するすべてを削除します。
ui-delete-go = 完全に削除
ui-delete-no = すべて残す
ui-problem-unsure = まだ何も削除していません。削除してよければ、チェックを入れてください。
