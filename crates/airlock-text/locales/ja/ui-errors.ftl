# What was wrong with something entered.

ui-problem-table-name = 卓の名前を1〜{ $most }文字で入力してください。
ui-problem-person-name = 名前を1〜{ $most }文字で入力してください。
ui-problem-name-at-table = この卓にはすでに{ $name }という人がいます。別の名前にしてください。
ui-problem-seat-taken = その席はたったいま埋まりました。別の席を選んでください。
ui-problem-people-sit = すでに{ $count }人が着席しています。席をそれより少なくはできません。
ui-problem-no-table = そのリンクやコードの卓はありません。リンクをもう一度もらってください。
ui-problem-account-taken = { $name }という名前は使われています。自分のものならログインし、そうでなければ別の名前にしてください。
ui-problem-password = パスワードは{ $least }文字以上にしてください。
ui-problem-wrong-password = 名前とパスワードが一致しません。
ui-problem-device-link = その専用リンクは使用済みか期限切れです。元の端末で新しく作ってください。

# Pages that cannot be shown.

ui-error-unreadable = 読み取れませんでした
ui-error-unreadable-advice = 送られた内容に不足があります。戻ってページを読み込みなおし、もう一度試してください。
ui-error-forbidden = この操作はできません
ui-error-forbidden-advice = あなたの席がここにないか、ホストだけができる操作です。別のブラウザで着席したなら、そちらを使うか、専用リンクで席を移してください。
ui-error-no-page = ここには何もありません
ui-error-no-page-advice = アドレスが間違っているか、ページがなくなっています。
ui-error-no-table = そのような卓はありません
ui-error-no-table-advice = リンクの末尾が欠けているか、卓が閉じられました。リンクをもう一度もらってください。
ui-error-method = ここではできません
ui-error-method-advice = 戻って、ページのボタンを使ってください。
ui-error-stale = 卓の状況が変わりました
ui-error-stale-advice = 考えている間にゲームが進みました。まだ何も実行されていません。確認してから答えてください。
ui-error-too-large = 長すぎます
ui-error-too-large-advice = 短くして、もう一度送ってください。
ui-error-too-many = 速すぎます
ui-error-too-many-advice = { $wait }秒待ってから、もう一度試してください。
ui-error-broken = 問題が起こりました
ui-error-broken-advice = あなたのせいではなく、こちらの不具合です。卓は無事です。少し待ってからもう一度試してください。
ui-error-away = まもなく戻ります
ui-error-away-advice = サーバーが起動中か停止中です。卓は無事です。1分ほどしてからページを読み込みなおしてください。
ui-error-unsaved = いまは保存できません
ui-error-to-table = 卓に戻る
ui-error-to-start = 最初のページへ
ui-error-request = 直らないときは、このサーバーの管理者に番号{ $request }を伝えてください。
