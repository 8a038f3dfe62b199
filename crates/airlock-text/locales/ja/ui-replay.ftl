# The replay of a finished game.

ui-replay = リプレイ
ui-replay-title = { $table }、リプレイ
ui-replay-skip = リプレイの操作へ移動

# Moving through the game

ui-replay-transport = 再生位置の移動
ui-replay-turn-back = 前の手番（Shift ←）
ui-replay-step-back = 1つ戻る（←）
ui-replay-play = 再生（Space）
ui-replay-step-on = 1つ進む（→）
ui-replay-turn-on = 次の手番（Shift →）
ui-replay-first = 最初（Home）
ui-replay-last = 最後（End）
ui-replay-speed = 速さ
ui-replay-times = { $speed }×
ui-replay-next-check = 次のチェック
ui-replay-next-reveal = 次の開示
ui-replay-scrub = 再生位置
ui-replay-go = 移動
ui-replay-at-turn = 手番{ $number }/{ $of }、{ $who }
ui-replay-at-setup = 最初の手番の前
ui-replay-at-step = { $part }、{ $step }/{ $of }
ui-replay-part-setup = 準備
ui-replay-part-skills = スキル
ui-replay-part-move = 移動
ui-replay-part-action = アクション
ui-replay-part-crisis = クライシス
ui-replay-part-cylons = サイロン
ui-replay-part-jump = ジャンプ
ui-replay-part-end = 終了

# The line of turns

ui-replay-turns = 手番
ui-replay-turn = 第{ $number }手番、{ $who }：{ $marks }
ui-replay-marks = 印
ui-replay-marks-join = { $first }、{ $last }
ui-replay-mark-none = 特になし
ui-replay-mark-pass = チェックをパス
ui-replay-mark-partial = チェックを部分パス
ui-replay-mark-fail = チェックに失敗
ui-replay-mark-jump = ジャンプ
ui-replay-mark-reveal = サイロンの開示
ui-replay-mark-sleeper = スリーパー・エージェント
ui-replay-mark-super = スーパークライシス
ui-replay-mark-execution = 処刑
ui-replay-mark-mutiny = 反乱カードのプレイ
ui-replay-mark-mutineer = 反乱者の開示
ui-replay-mark-mission = ミッション
ui-replay-mark-rebel = 反乱ベーススター
ui-replay-mark-end = 終了
ui-replay-legend-pass = パス
ui-replay-legend-partial = 部分パス
ui-replay-legend-fail = 失敗
ui-replay-legend-jump = ジャンプ
ui-replay-legend-reveal = 開示
ui-replay-legend-sleeper = スリーパー
ui-replay-legend-super = スーパークライシス
ui-replay-legend-execution = 処刑
ui-replay-legend-mutiny = 反乱カード
ui-replay-legend-mutineer = 反乱者
ui-replay-legend-mission = ミッション
ui-replay-legend-rebel = 反乱ベーススター
ui-replay-legend-end = 終了

# Whose eyes

ui-replay-eyes = 視点
ui-replay-eyes-rule = ゲームが終わったので、誰の視点でも見られます。
ui-replay-eyes-view = 表示
ui-replay-spectator = 観戦者
ui-replay-all = すべて公開
ui-replay-hands-all = この時点の全員の手札と忠誠
ui-replay-hands-seat = { $who }が知っていた手札と忠誠
ui-replay-cards-hidden = 裏向き
ui-replay-fate-human = 人類
ui-replay-fate-cylon = サイロン
ui-replay-fate-revealed = 開示
ui-replay-fate-sympathizer = 同調者
ui-replay-fate-leader = サイロン・リーダー
ui-replay-fate-sympathetic = 友好的サイロン
ui-replay-fate-mutineer = 反乱者
ui-replay-miracles = 奇跡トークン{ $count }個
ui-replay-fate-unknown = 不明

# The log in step, and the saved game

ui-replay-record = ログと保存したゲーム
ui-replay-log = ログ
ui-replay-log-turn = 第{ $number }手番、{ $who }
ui-replay-open = 秘密：{ $line }
ui-replay-added = 秘密：{ $who }は{ $cards }を加えました。
ui-replay-card = { $counts ->
    [for] { $skill } { $strength }（プラス）
    [against] { $skill } { $strength }（マイナス）
   *[unknown] { $skill } { $strength }
}
ui-replay-cards-join = { $first }、{ $last }
ui-replay-answered = 秘密：{ $who }は「{ $answer }」を選びました。
ui-replay-file = 保存したゲーム
ui-replay-file-about = 設定、シード、{ $answers }回の回答だけで、他のすべてが決まります。
ui-replay-download = ゲームをダウンロード
ui-replay-verify = 自分のコンピュータで検証：
ui-replay-seal = 開始時の封印
ui-replay-seed = 公開されたシード
ui-replay-copy = コピー
ui-replay-recorded = このゲームはルールのバージョン{ $version }で行われました。記録から表示しています。盤面は各手番の開始時のもの、ログは全文です。
