# The record: log, chat, notes, standing orders; explanations and character sheets.

ui-record = ログとチャット
ui-record-log = ログ
ui-record-chat = チャット
ui-record-notes = メモ
ui-record-orders = 自動応答

ui-log-turn = 第{ $number }手番、{ $who }
ui-log-turn-you = 第{ $number }手番、あなた
ui-log-since = 前回の自分の手番以降
ui-log-earlier = それ以前
ui-log-details = 詳細{ $count }件

ui-chat-unread = 新着
ui-chat-empty = まだ発言はありません。
ui-say = 発言
ui-say-placeholder = 卓のみんなに話す
ui-say-send = 送信
ui-phrases = 定型メッセージ
ui-phrase-help-not = まったく力になれません。
ui-phrase-help-little = 少し力になれます。
ui-phrase-help-lot = かなり力になれます。
ui-phrase-who-helps = 誰か力になれますか？
ui-phrase-let-it-fail = 失敗させましょう。
ui-phrase-trust-me = 信じてください。
ui-phrase-suspicious = 誰かが嘘をついています。
ui-phrase-thanks = お見事です。

ui-notes-note = これはあなたにしか見えません。
ui-notes-keep = 保存

ui-orders-note = 自動応答はあなたに代わって答えます。他の人には知られません。
ui-orders-none = 自分の手番以外に使えるものはありません。
ui-orders-ask = たずねる
ui-orders-pass = 見送る
ui-orders-drop = 取り消す

ui-when-crisis-revealed = クライシスが公開されたとき
ui-when-option-chosen = 選択肢が選ばれたとき
ui-when-instead-of-check = クライシスのチェックの前
ui-when-before-cards = カードを加える前
ui-when-before-reveal = カードを公開する前
ui-when-after-total = チェックの合計が出たとき
ui-when-after-check = チェックの後
ui-when-before-roll = ダイスを振る前
ui-when-after-roll = ダイスを振ったとき
ui-when-viper-attacked = バイパーが攻撃されたとき
ui-when-vipers-placed = バイパーが配置されたとき
ui-when-turn-began = 手番の開始時
ui-when-cards-added = 誰かがチェックにカードを加えた後
ui-when-after-reveal = チェックのカードが公開された後
ui-when-destroyed = ベーススターかセンチュリオンを破壊した後
ui-when-before-raiders = レイダーが行動する前
ui-when-treachery-discarded = 人類側プレイヤーが裏切りを捨て札にしたとき

ui-when-check-passed = チェックをパスした後
ui-when-choosing-option = 誰かが選択肢を選ぶ前
ui-when-civilian-threatened = 民間船が破壊される前
ui-when-removing-ships = 船団がジャンプするとき
ui-when-before-activation = サイロン艦が行動する前
ui-when-infiltration-ends = 自分の潜入が終わるとき
ui-when-motive-holds = 条件を満たしているとき

# Explanations

ui-explain-close = 閉じる（Esc）
ui-explain-when = タイミング
ui-explain-does = 効果
ui-explain-limit = 制限
ui-explain-check = チェックでは
ui-explain-worth = { $skill }、スキル値{ $strength }
ui-explain-centurion = センチュリオン
ui-explain-nuke = 核兵器
ui-explain-occupation = 占領軍
ui-explain-rules = ルールで見る
ui-explain-order = 自動応答
ui-explain-sheet = キャラクターシート

ui-now-worth = いま：このチェックでは{ $worth }です。
ui-now-denied = いまは使えません：{ $reason }。
ui-now-here = { $count ->
    [0] ここには誰もいません。
   *[other] ここに{ $names }がいます。
}
ui-now-damaged = 損傷：修理されるまでアクションを使えません。
ui-now-played = { $name }は{ $who }が使っています。
ui-now-in-play = いま場にあります。
ui-now-in-play-with = いま場にあり、{ $who }が持っています。
ui-now-mission = 船団がジャンプするまで「進行中のミッション」のマスにあります。
ui-now-mission-down = 「進行中のミッション」のマスに裏向きで置かれ、船団がジャンプするとミッション・デッキに戻ります。
ui-now-motive = { $who }が開示しました。
ui-now-holder = いま：{ $who }。
ui-now-dial = { $red ->
    [yes] いま{ $value }、レッドゾーンです。
   *[no] いま{ $value }です。
}
ui-now-ships = いま宙域に{ $count }/{ $of }。
ui-now-reserves = 格納庫に{ $count }機。
ui-now-occupation = { $count ->
    [0] ニュー・カプリカにはいません。
   *[other] ニュー・カプリカに{ $count }部隊います。
}
ui-now-boarding = { $count ->
    [0] 艦内にはいません。
   *[other] 艦内に{ $count }体います。
}
ui-now-nukes = { $count ->
    [0] 残っていません。
   *[other] 残り{ $count }個です。
}

# Character sheets

ui-profile = キャラクターシート
ui-profile-whose = シートを選択
ui-profile-back = ゲームボードに戻る
ui-profile-none = まだ誰もキャラクターを選んでいません。
ui-profile-you = あなた
ui-profile-who = { $kind }、{ $who }が使用
ui-profile-hand = 手札
ui-profile-executed = 過去の処刑
ui-profile-played-super = スーパークライシスをプレイ
ui-profile-yes = はい
ui-profile-hand-of = { $count }/{ $of }枚
ui-profile-where = 現在
ui-profile-viper = バイパー、{ $area }
ui-profile-off = ゲームボード外
ui-profile-start = 開始場所
ui-profile-start-either = { $first }か{ $then }
ui-profile-start-viper = バイパー
ui-profile-agenda = アジェンダ
ui-profile-line = 継承順位{ $place }位、この卓で{ $here }位
ui-profile-draws-you = 毎手番{ $count }枚引きます
ui-profile-draws = { $who }は毎手番{ $count }枚引きます
ui-profile-or = か
ui-profile-abilities = 能力
ui-profile-always = 常時
ui-ability-cylon = 喪失：開示サイロンに能力はありません。
ui-ability-used = 使用済みです。
ui-ability-forfeited = 使えません：途中からこのキャラクターになりました。
ui-ability-ready = 使用可能です。
ui-ability-ready-asked = 使用可能です。その時が来たらたずねます。自動応答にもできます。
ui-ability-began = { $began ->
    [yes] この手番は有効です：バイパーで手番を始めました。
   *[no] この手番は無効です：バイパーで手番を始めていません。
}
ui-ability-turn-used = この手番では使用済みです。
ui-ability-difficulty = { $printed }ではなく{ $needed }が必要です。
ui-ability-off = まだゲームボード外です。
ui-ability-last-card = いま手札は1枚です。
ui-ability-cost = いま手札が足りません。
ui-ability-cost-at = いまその区画に必要な手札が足りません。
