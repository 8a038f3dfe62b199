# The ask: what is asked, the answers, and what stands there while others answer.

ui-ask-ruling = ルール
ui-ask-handle = 選択肢{ $count }個
ui-ask-choose = ここでも、ゲームボードでも、手札でも選べます。
ui-ask-go = 決定
ui-ask-go-add = 選んだカードを加える
ui-ask-go-discard = 選んだカードを捨て札にする
ui-ask-back = 取り消す
ui-ask-rolled = { $summary }ダイスを振ると取り消せません。
ui-ask-final = { $summary }取り消せません。
ui-ask-recallable = { $summary }他の人が答えるまでは取り消せます。
ui-ask-note-feed = ここか手札からカードを選びます。このチェックでの値がそれぞれ表示されます。
ui-ask-note-exactly = ここか手札からカードを{ $count }枚選びます。
ui-ask-note-upto = ここか手札からカードを{ $count }枚まで選びます。
ui-ask-feed-start = カードを選んでいません。

ui-steps = 手番のステップ
ui-step-setup = 準備
ui-step-skills = スキル
ui-step-move = 移動
ui-step-action = アクション
ui-step-action-of = アクション{ $number }/{ $of }
ui-step-crisis = クライシス
ui-step-cylons = サイロン
ui-step-jump = ジャンプ
ui-step-evacuate = 脱出

# Groups of answers

ui-group-viper = 自分のバイパー
ui-group-viper-in = 自分のバイパー、{ $area }
ui-group-here = いまいる区画
ui-group-quorum = 治安判事
ui-group-title = 自分の称号
ui-group-cards = カード
ui-group-abilities = 能力
ui-group-loyalty = 忠誠
ui-group-space = 宙域
ui-group-reserves = 格納庫、バイパー{ $count }機
ui-group-mutiny = 反乱カード
ui-group-motives = 動機
ui-group-raptor-reserves = 格納庫、強襲ラプター{ $count }機
ui-group-boarding = 乗艦部隊トラック
ui-group-characters = 選べるキャラクター
ui-group-people = プレイヤー
ui-group-draws = 引くカード
ui-group-draw = { $number }枚目
ui-group-destinations = 目的地
ui-group-crises = クライシス
ui-group-decks = デッキ
ui-group-ships = 航宙艦
ui-group-damage = ダメージ
ui-group-hulls = ダメージを受ける艦
ui-group-dials = リソース
ui-group-on-top = デッキの上
ui-group-under = デッキの下
ui-group-ground = 地上
ui-group-forces = 占領軍
ui-group-uses = 使えるもの
ui-group-options = 選択肢
ui-group-hand = 自分のカード
ui-group-for = プラスのカード
ui-group-against = マイナスのカード

# Beside an answer

ui-remark-left = 残り{ $count }
ui-remark-costs = カード{ $count }枚が必要
ui-remark-damaged = 損傷
ui-remark-viper = バイパー、{ $area }
ui-remark-hull = { $limit }か所中{ $count }か所損傷
ui-remark-distance = ジャンプ距離{ $distance }
ui-remark-both = { $first }、{ $then }

# Not possible now

ui-why-title = いまは選べません
ui-why = ：{ $reason }。
ui-why-cards = スキルカード
ui-why-cards-cylon = サイロンはチェックに加えられますが、テキストは使えません
ui-why-cards-cylon-own = サイロンはチェックに加えるほか、サイロン用のテキストだけを使えます
ui-why-location = 区画
ui-why-location-piloting = いまはバイパーに乗っています
ui-why-human-ships = 人類の船
ui-why-human-ships-cylon = サイロンはサイロン区画の間を移動します
ui-why-hazardous = 移動先には選べません
ui-why-ship-cards = 移動に支払うスキルカードがありません
ui-why-ship-closed = いまは誰もそこに移動できません
ui-why-later = 後で加える
ui-why-later-once = カードを加えられるのは1度だけです
ui-why-more = もっと加える
ui-why-more-cylon = サイロンが加えられるのは1枚までです
ui-why-more-brig = 「営倉」から加えられるのは1枚までです
ui-why-more-detention = 「拘置所」から加えられるのは2枚までです
ui-why-more-infiltrating = 潜入中に加えられるのは2枚までです
ui-why-kind = { $due ->
    [yes] サイロン・リーダーがまだおらず、あなたが最後に選びます
   *[no] { $kind-id ->
        [political-leader] 政治リーダーは残り{ $count }人で、他のタイプのほうが多く残っています
        [military-leader] 軍事リーダーは残り{ $count }人で、他のタイプのほうが多く残っています
        [pilot] パイロットは残り{ $count }人で、他のタイプのほうが多く残っています
        [cylon-leader] サイロン・リーダーはすでに1人います
       *[support] いまは選べません
    }
}
ui-why-executed = 処刑済み
ui-why-taken = 選択済み

# While others answer

ui-idle-several = { $count }人が選択中
ui-idle-nothing = いまあなたが決めることはありません。
ui-idle-watching = 観戦中です。
ui-idle-reload = スクリプトが無効なため、このページは自動では更新されません。[再読み込み]すると最新の状況が表示されます。
ui-idle-pause = 短い待ち時間
ui-idle-pause-rule = 誰かがこれを変えられるかもしれません。
ui-idle-pause-even = 誰かがこれを変えられるかもしれません。誰も変えられないときでも、待ち時間は全員同じです。
ui-idle-passed = 見送りました。
ui-idle-uses = 「{ $what }」を使おうとしています。
ui-idle-order = 自動応答にする
ui-idle-back = 他の人が答えるまで
ui-idle-forward = 次の自分の選択まで進める
ui-recap = 前回の選択から：{ $count }件の出来事

# The game is over
