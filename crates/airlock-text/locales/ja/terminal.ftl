# The terminal: the state of a game on a page, and what is said at the prompt.
#
# Words between 「 」 and the names of commands are typed by the player and stay as they are.

list-facts = { $first } · { $last }
with-details = { $what }（{ $details }）
face-down = ?
seat-number = 席{ $number }

# The page

page-before = 最初の手番の前（{ $sight }）
page-turn = 第{ $number }手番、{ $who }（{ $sight }）
page-over = { $ending }（{ $sight }）
sight-seat = { $who }の視点
sight-spectator = 全員に見える範囲
sight-everything = すべて公開

row-dials = リソース
row-jump = ジャンプ
row-fleet = 船団
row-search = ミッション
row-lost = 喪失
row-executed = 処刑
row-in-play = 場
row-check = チェック
row-looked-at = 閲覧
row-decks = デッキ
row-space = 宙域
row-people = プレイヤー

page-dial = { $zone ->
    [red] { $resource }{ $value }（レッドゾーン）
   *[other] { $resource }{ $value }
}
page-track = トラック{ $at }/{ $last }（{ $space }）
page-track-red = 赤
page-track-blue = 青、{ $resource }−{ $count }
page-distance = ジャンプ距離{ $distance }
page-last-jump = 次のジャンプでゲーム終了

page-reserves = 格納庫に{ $ships }
page-damaged-vipers = 損傷バイパー{ $count }機
page-destroyed-ships = 破壊された{ $craft }{ $count }{ $craft-counter }
page-civilians-off = ゲームボード外に{ $ships }
page-nukes = { $count ->
    [0] 核兵器なし
   *[other] 核兵器{ $count }個
}
page-undamaged = 損傷なし
page-damaged = { $limit }か所中{ $count }か所損傷
page-pegasus-destroyed = 破壊
page-away = ギャラクティカは不在
page-in-orbit = ギャラクティカは軌道上
page-locked = 封鎖中{ $count }隻
page-prepared = 準備済み{ $count }隻
page-forces = 「{ $where }」に占領軍{ $count }部隊
page-mission = 「{ $card }」
page-mission-down = 「{ $card }」（次のジャンプまで裏向き）
page-rebels = 反乱ベーススターは{ $side }側
page-hub = 復活ハブ
page-truce = 休戦：この手番、サイロン艦は発進せず、起動もされません
page-boarded = 乗艦部隊トラックのセンチュリオン：{ $spaces }

page-decks = 残り+捨て札：{ $decks }
page-deck = { $deck } { $left }+{ $discarded }
page-destiny = 宿命 { $left }
page-on-top = 一番上は{ $card }
page-at-bottom = 一番下は{ $card }
page-below = 上から{ $count }枚の下に{ $card }

# Space

page-empty-area = –
page-acted = { $count }機行動済み
page-pilot = { $who }（バイパー）
page-raptor-pilot = { $who }（強襲ラプター）
page-cargo = { $resource }{ $count }
page-no-cargo = 空

# People

page-seat = { $number } { $who }
page-off-board = ゲームボード外
page-piloting = バイパーに搭乗、{ $area }
page-piloting-raptor = 強襲ラプターに搭乗、{ $area }
page-current = 手番プレイヤー
page-cylon = 開示サイロン
page-sympathizer = サイロンの同調者
page-leader = サイロン・リーダー
page-infiltrating = 潜入中
page-agenda = アジェンダ
page-sympathetic-cylon = 友好的サイロン
page-hand = 手札{ $count }枚
page-loyalty = 忠誠{ $count }
page-shown = 開示：{ $card }
page-super-crisis = スーパークライシス{ $count }
page-quorum = 治安判事{ $count }
page-mutiny = 反乱{ $count }
page-motives = 動機{ $count }
page-miracles = 奇跡トークン{ $count }個
page-once-used = ゲーム中1回の能力は使用済み
page-assist = 補佐
page-assist-lost = 補佐（サイロンの手に落ちました）

# At the prompt

notice-greeting = { $players }人のゲーム、シード{ $seed }。あなたは席{ $seat }です。「help」でコマンドを表示します。
notice-goes-on = { $file }のゲームを{ $count }回の回答の後から続けます。「help」でコマンドを表示します。
notice-how-to-answer = 番号で答えます。カードは番号を空白で区切って並べるか、「none」と入力します。
notice-saved = { $file }に保存しました
notice-order-given = 以後：{ $order }。
notice-no-orders = 自動応答は設定されていません。
notice-no-window = 自動応答は、カードや能力を使うかたずねられたときに設定できます。
notice-no-cards = カードなし
notice-no-such-card = 「{ $wanted }」というカードはありません
notice-no-such-ruling = 裁定{ $wanted }はありません。{ $first }から{ $last }までです
notice-no-ruling-mentions = 「{ $wanted }」を含む裁定はありません
notice-ruling = { $contested ->
    [yes] { $id }（{ $origin }、見解が分かれる） · { $section }
   *[no] { $id }（{ $origin }） · { $section }
}
notice-wants-number = 1から{ $count }までの番号か、「help」を入力します
notice-wants-cards = { $cards }か、「help」を入力します
notice-card-twice = カード{ $number }を2度選んでいます
notice-card-what = どのカードですか？　IDか名前を入力します
notice-rules-what = どの裁定ですか？　BASE-066のようなIDか、語を入力します
notice-save-what = どこに保存しますか？　ファイル名を入力します

how-many-up-to = 番号でカード{ $count }枚まで、または「none」
how-many-exactly = 番号でカード{ $count }枚
how-many-between = 番号でカード{ $min }〜{ $count }枚

command-ask = 質問をもう一度表示
command-state = ゲームボードとプレイヤー
command-hand = 自分のカード
command-card = カード、キャラクター、区画
    .argument = ID
command-log = これまでの出来事
command-rules = 裁定、または語を含む裁定
    .argument = ID
command-pass = 自動応答を設定：passはこのチェックの残り、pass turnはこの手番の残り、pass alwaysはこれらのカードと能力を常に見送ります
    .argument = check
command-orders = 自動応答を取り消します。ordersだけなら一覧を表示します
    .argument = clear
command-save = ゲームを保存
    .argument = FILE
command-quit = 卓を離れる

# Replays

notice-moment = { $count }回の回答のうち{ $at }回の後
notice-verified = 検証済み：{ $hash }
notice-sealed = 封印と一致：{ $seal }
notice-other-seal = このゲームは別のシードでプレイされました。その封印は{ $seal }です
notice-asked = 質問：{ $who } — { $question }

# Counted games

notice-games = { $count ->
    [1] 1ゲーム、{ $players }人、ボット{ $bots }、シード{ $seed }
   *[other] { $digits }ゲーム、{ $players }人、ボット{ $bots }、シード{ $seed }
}
notice-progress = { $all }ゲーム中{ $done }、残り{ $left }
notice-pace = { $threads }スレッドで{ $seconds }秒に{ $digits }回答：毎秒{ $a-second }、1スレッドあたり{ $on-each-thread }
count-won = { $side-id ->
    [human] 人類の勝利
   *[cylon] サイロンの勝利
}
count-won-by-agenda = アジェンダによる勝利
count-won-by-motives = 動機による勝利
# A motive, counted where its leader revealed it.
count-revealed = { $motive }
count-jumped = 最後のジャンプ
count-resource = { $resource }が尽きた
count-boarded = ギャラクティカ占拠
count-destroyed = ギャラクティカ破壊
count-no-characters = 使えるキャラクターなし
count-turns = 手番
count-answers = 回答
count-mean = 平均
count-min = 最小
count-max = 最大

# What is wrong, and other words of the program

notice-no-language = 「{ $wanted }」という言語はありません。使えるのは{ $known }だけです
notice-no-set = 「{ $wanted }」というセットはありません。使えるのは{ $known }だけです
notice-no-deck = 「{ $wanted }」というデッキはありません。使えるのは{ $known }だけです
notice-no-seat = 席{ $number }はありません。0から{ $last }までです
notice-too-large = シナリオや保存したゲームにしては大きすぎます
notice-not-a-save = 保存したゲームではありません
notice-not-a-text = テキストではありません
notice-no-scenario-in-file = このファイルにシナリオはありません
notice-another-game = { $file }にあるのは、このシードとは別のゲームです
notice-no-scenarios = { $folders }にシナリオ（*.scn）はありません
notice-checked = 成功{ $passed }件、失敗{ $failed }件
notice-shown = { $set }：{ $count }件中{ $shown }件を確認
notice-shown-by-none = どのシナリオも確認していません
notice-not-showable = 確認できません
notice-broke = ゲーム{ $game }（シード{ $seed }）は{ $count }回の回答の後に異常終了しました
notice-open = Airlockが動いています：{ $address }
notice-cannot-open = { $file }を開けません
notice-in-use = { $file }は別のAirlockが使用中です。先にそちらを止めてください
notice-cannot-listen = { $address }で待ち受けできません
notice-cannot-read-tables = 卓を読み込めません
notice-cannot-start = プログラムを起動できません
notice-table = 卓「{ $id }」

# コマンドライン：コマンドやオプションの周りの言葉と、入力の誤り

usage-heading = 使い方:
usage-commands = コマンド
usage-arguments = 引数
usage-options = オプション
usage-any-command = コマンド
usage-any-options = [オプション]
usage-help = このヘルプを表示
usage-version = バージョンを表示
usage-default = [既定値：{ $value }]
usage-values = [次のいずれか：{ $values }]
usage-variable = [または{ $name }から]

value-address = アドレス
value-file = ファイル
value-hash = ハッシュ
value-id = ID
value-id-word = ID|語
value-n = 数
value-name = 名前
value-names = 名前
value-path = パス
value-tag = 言語
value-text = 本文

misuse-no-such-argument = 「{ $arg }」というオプションや引数はありません
misuse-no-such-command = 「{ $command }」というコマンドはありません
misuse-no-value = { $of }の値がありません
misuse-no-such-value = 「{ $value }」は{ $of }に使えません。使えるのは{ $known }だけです
misuse-bad-value = 「{ $value }」は{ $of }に使えません（{ $about }）
misuse-too-many = 「{ $value }」は{ $of }には余分です
misuse-together = { $arg }と{ $other }は同時に使えません
misuse-twice = { $arg }は一度しか使えません
misuse-missing = { $args }がありません
misuse-other = 入力を解釈できません：{ $why }

# 保存されたゲームを再生できない理由

replay-version = このゲームはルールのバージョン{ $saved }で行われましたが、このプログラムはバージョン{ $ours }です。検証できるのはバージョン{ $saved }のプログラムだけです
replay-earlier = このゲームはルールのバージョン{ $saved }で始まりました。バージョン{ $ours }で行われた部分は検証済みですが、残りを検証できるのはバージョン{ $saved }のプログラムだけです
replay-state = ゲームを再開する状態を読み取れません：{ $why }
replay-changed = このゲームの回答{ $at }はルールのバージョン{ $saved }でのものです。バージョン{ $ours }ではそこから先の進行が変わります
replay-answer = 席{ $seat }の回答{ $at }は受け付けられません：{ $why }
replay-too-few = このゲームの回答は{ $count }個で、{ $wanted }個ではありません
replay-hash = 再生の結果が保存されたゲームと異なります：{ $saved }ではなく{ $replayed }
replay-no-hash = 保存されたゲームには照合用のハッシュがありません

# 「bench-tables」の測定結果

bench-tables = 卓{ $count }、各{ $seats }席、すべて受信中
bench-answers = { $seconds }秒に{ $answers }回答：毎秒{ $a-second }
bench-pushed = 回答から全席のページへの通知まで：p50 { $half } ms、p99 { $most } ms、最長{ $worst } ms
bench-bytes = 1回答・1席あたりの送信量{ $bytes }バイト
bench-refused = 受け付けられなかった回答{ $count }
bench-memory = メモリ{ $all } MiB：1卓あたり接続込みで{ $streamed } KiB、接続なしで{ $bare } KiB
bench-stages = メモリ：開始時{ $empty } MiB、卓の作成後{ $made } MiB、受信中{ $listening } MiB

# The help of the program: what a command does, then its options (`program-<command>-<option>`, or
# `program-option-<option>` where several commands have it)

program = バトルスター・ギャラクティカ：ボードゲームをルールどおりに
program-option-lang = 言語：en-GB、es、plなど。省略時は、対応していればシステムの言語
program-serve = ブラウザで卓を開く（コマンドなしの場合の動作）
program-serve-listen = 待ち受けるアドレス
program-option-data = すべての卓を収めるファイル。なければ作成
program-serve-url = サーバーの公開アドレス（リンクに使用）。例：https://airlock.example
program-serve-rate = 1人から毎秒受け付けるリクエスト数。0なら無制限
program-serve-password-memory = パスワード照合に使うメモリ（MiB）。同時に行う照合1件につき19必要
program-serve-tables = 1人が1時間に作れる卓の数。0なら無制限
program-serve-guests = 1つのアドレスから1時間に受け入れる新しいゲストの数。0なら無制限
program-serve-lines = 1人が1分間に書けるチャットの行数。0なら無制限
program-serve-streams = 1人が同時に開けるページの数。0なら無制限
program-serve-connections = 接続の総数
program-serve-connections-per-address = 1つのアドレスからの接続数。信頼するプロキシには制限なし
program-serve-trusted-proxy = 接続元の申告を信頼するプロキシのネットワーク。複数ならカンマで区切る
program-serve-forwarded-by = それらのプロキシが接続元アドレスを記すヘッダー
program-serve-drain = プログラムの停止時に、処理中の要求が終わるのを待つ秒数
program-serve-metrics = Prometheusメトリクスのアドレス。空なら無効
program-serve-keep-lobbies = 始まらなかった卓と卓のないゲストを削除するまでの日数。0なら削除しない
program-serve-pack-games = 終わったゲームを圧縮するまでの日数。圧縮後も読める。0なら圧縮しない
program-serve-keep-games = 終わったゲームを削除するまでの日数。0なら削除しない
program-serve-admin = /adminページを使える人のログイン名。複数ならカンマで区切る
program-serve-pause = 全員に同じ待ち時間の秒数
program-serve-bot-delay = 標準の速さでのボットの行動間隔（ミリ秒）
program-serve-idle = 誰も使わない卓をメモリから外すまでの秒数
program-serve-survives = 受け付けた回答が何に耐えるか：プログラムの異常終了、または停電にも（遅くなる）
program-serve-log-format = ログの書式
program-export = 卓を全ログとともにJSONで書き出す
program-export-table = 卓のID（アドレスにあるもの）
program-import = 書き出した卓を取り込む
program-import-file = 書き出しで作られたファイル
program-admin = サーバーの卓と利用者を管理する（動作中でも停止中でも）
program-admin-tables = 卓の一覧
program-admin-tables-text = 卓名かプレイヤー名の一部、またはIDの先頭。省くと新しい卓
program-admin-tables-state = この状態の卓だけ
program-admin-table = 卓を表示する（席・日時・チャット。ゲームの秘密は出さない）
program-admin-delete-table = 卓を完全に削除する
program-admin-lock = 卓をロックする（誰も操作できない）
program-admin-unlock = 卓のロックを解除する
program-admin-people = 利用者を探す
program-admin-people-text = ログイン名か名前の一部。省くと新しい利用者
program-admin-person = 利用者を表示する（卓・報告・チャット）
program-admin-mute = 利用者の発言を停止する
program-admin-unmute = 利用者の発言停止を解除する
program-admin-ban = 利用者を利用停止にする（全端末でログアウト、席はボットが引き継ぐ）
program-admin-unban = 利用停止を解除する
program-admin-delete-person = 利用者の名前と発言を完全に削除する（ゲームは残る）
program-admin-announce = 全ページにお知らせを出す（本文を省くと現在のお知らせを表示）
program-admin-announce-text = 本文
program-admin-announce-hours = 消えるまでの時間（省くと取り消すまで）
program-admin-withdraw = お知らせを取り消す
program-admin-reports = プレイヤーからの報告の一覧
program-admin-reports-all = 対応済みも含める
program-admin-report = 報告を前後の発言とともに表示する
program-admin-settle = 報告を対応済みにする
program-admin-log = 誰がいつ何をしたかを表示する
program-option-person = ログイン名、または利用者の一覧にある番号
program-option-number = 報告の一覧にある番号
program-option-table = 卓のID（アドレスにあるもの）
program-bench-tables = 多数の卓を実際のHTTPで動かして測定
program-bench-tables-tables = 卓の数
program-bench-tables-players = 各卓の席数
program-bench-tables-seconds = 回答を送る秒数
program-bench-tables-rate = 全卓合計の毎秒の回答数。0ならサーバーが受けられるだけ
program-bench-tables-at-once = 同時に進める回答の数
program-bench-tables-data = サーバーが卓を保存する場所。省略時は新しい一時ファイル
program-rules = 裁定を調べる
program-rules-wanted = BASE-066のようなID、または裁定に含まれる語。省略時はすべてを一覧
program-cards = カード、キャラクター、区画、トークンを一覧
program-cards-set = このセットだけ
program-cards-deck = このデッキだけ
program-cards-json = 各行をJSONで
program-check = シナリオを実行
program-check-paths = ファイル、または*.scnファイルを含むディレクトリ（深さは問わない）
program-check-coverage = 成功したシナリオが挙げる裁定の数と、どれも挙げない裁定をセットごとに示す
program-simulate = ボット同士で最後までゲームを行い、結果を数える
program-simulate-games = ゲーム数
program-simulate-seed = 同じシードなら同じ結果
program-simulate-threads = スレッド数、最大256。省略時はコアごとに1つ
program-simulate-json = 結果をJSONで
program-play = ターミナルでボットと遊ぶ
program-play-seed = 同じシードと同じ回答なら同じゲーム。省略時は新しいゲーム
program-play-seat = 座る席。最初の席は0
program-play-save = ゲームをこのファイルに保存。すでにあるゲームは続きから
program-replay = 保存したゲームを任意の時点で表示
program-replay-file = 「airlock play --save」で書かれたゲーム
program-replay-at = その回数の回答の後。省略時は最後の回答の後
program-replay-seat = その席の視点で（最初は0）。省略時はすべて公開
program-replay-verify = ファイルを再生した状態が、記されたハッシュと一致するか検証
program-replay-seal = --verifyとともに使用：卓が示した封印。ファイルのシードと一致する必要がある
program-replay-log = それまでの出来事を表示
program-replay-scenario = この時点をシナリオとして書き出す。「--seat」を付けると、その席が知りえないことを除く
program-option-players = 人数：1〜6人、ペガサスかデイブレイクを使う場合は3〜7人
program-option-sets = 使うセットをカンマ区切りで。基本ゲームは常に使用
program-option-objective = 船団の目指す先（ニュー・カプリカ：PEG-120、地球：DAY-101）
program-option-difficulty = 開始時のリソースの多さ（BASE-281）
program-option-variant = 公開されたバリアントをカンマ区切りで（BASE-028、BASE-280、PEG-076、PEG-091）
program-option-rulings = 解釈の分かれる裁定の読み方（BASE-089、BASE-133）
program-option-bots = 他の席を担当するボット
