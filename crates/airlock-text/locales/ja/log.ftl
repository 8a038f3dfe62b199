# The log: one fact a sentence, in the past tense.
#
# $who is a name, or "you" for the reader ($who-id is then "you"). $known says whether the reader may
# know the card in question; if not, $card is empty.

# Setup

log-first-player = 最初の手番は{ $who }です。
log-character-picked = { $who }は{ $character }を選びました。
log-assist-picked = { $who }は補佐キャラクターに{ $character }を選びました。
log-loyalty-dealt = { $known ->
    [yes] { $who }に忠誠カード「{ $card }」が配られました。
   *[no] { $who }に忠誠カードが1枚配られました。
}
log-agenda-drawn = { $known ->
    [yes] { $who }はアジェンダ「{ $card }」を引きました。
   *[no] { $who }はアジェンダを引きました。
}
log-destiny-built = { n-cards }の新しい宿命デッキが作られました。

# The turn

log-new-rules = ここから先はルールのバージョン{ $version }です。
log-turn-began = 第{ $number }手番、{ $who }。
log-turn-ended = { $who-of }手番が終わりました。
log-arrived = { $who }は「{ $where }」に到着しました。
log-moved = { $who }は「{ $where }」に移動しました。
log-flew = { $who }は{ $area }へ飛びました。
log-sent = { $who }は「{ $where }」に送られました。
log-action-taken = { $source-id ->
    [location] { $who }は「{ $source }」を起動しました。
    [title] { $who }は{ $source }として行動しました。
   *[other] { $who }は「{ $source }」を使いました。
}
log-viper-activated = { $who-of }バイパーが起動されました。
log-order-given = { $who }は命令を受けました。
log-ability-used = { $who }は「{ $ability }」を使いました。

# Skill cards

log-drew = { $known ->
    [yes] { $who }は「{ $card }」（{ $skill }）を引きました。
   *[no] { $who }は{ $skill-card }を1枚引きました。
}
log-discarded = { $who }は「{ $card }」を捨て札にしました。
log-card-played = { $who }は「{ $card }」をプレイしました。
log-deck-reshuffled = { $deck-deck }がシャッフルしなおされました。
log-hand-seen = { $known ->
    [yes] { $by }は{ $who-of }手札の「{ $card }」を見ました。
   *[no] { $by }は{ $who-of }手札のカードを1枚見ました。
}
log-card-taken = { $known ->
    [yes] { $by }は{ $who }から「{ $card }」を取りました。
   *[no] { $by }は{ $who }からカードを1枚取りました。
}
log-card-given = { $known ->
    [yes] { $who }は{ $to }に「{ $card }」を渡しました。
   *[no] { $who }は{ $to }にカードを1枚渡しました。
}
log-hands-swapped = { $who }は{ $to }と手札を交換しました。

# The Destiny deck

log-destiny-taken = { $known ->
    [yes] { $who }は宿命デッキから「{ $card }」を取りました。
   *[no] { $who }は宿命デッキからカードを1枚取りました。
}
log-put-on-destiny = { $known ->
    [yes] { $who }は宿命デッキの上に「{ $card }」を置きました。
   *[no] { $who }は宿命デッキの上にカードを1枚置きました。
}
log-shuffled-into-destiny = { draw-skill }が宿命デッキに加えられ、シャッフルされました。
log-destiny-seen = { $known ->
    [yes] { $who }は宿命デッキの「{ $card }」を見ました。
   *[no] { $who }は宿命デッキのカードを1枚見ました。
}
log-destiny-discarded = 宿命デッキの「{ $card }」が捨て札になりました。
log-destiny-shuffled = 宿命デッキがシャッフルされました。

# Skill checks

log-check-began = 「{ $source }」のスキルチェック：難易度{ $difficulty }。
log-difficulty-changed = { $by-sign ->
    [minus] 難易度が{ $by-size }下がり、{ $to }になりました。
   *[plus] 難易度が{ $by-size }上がり、{ $to }になりました。
}
log-cards-face-up = このチェックでは、すべてのカードを表向きで加えます。
log-skill-counts-positive = このチェックでは、{ $skill-card }をプラスとして数えます。
log-skill-has-no-strength = このチェックでは、{ $skill-card }のスキル値は0です。
log-check-is-reckless = 無謀なスキルチェックになりました。
log-check-ability = 「{ $card }」の能力が発動しました。
log-destiny-left-out = このチェックには、宿命デッキのカードを加えません。
log-card-learned = { $known ->
    [yes] { $who }は{ $skill-deck }の上の「{ $card }」を見ました。
   *[no] { $who }は{ $skill-deck }のカードを1枚見ました。
}
log-learned-kept = { $for-check ->
    [yes] { $who }はそのカードをチェックに加えました。
   *[no] { $who }はそのカードを手札に加えました。
}
log-added-card-seen = { $known ->
    [yes] { $by }は{ $who }が加えた「{ $card }」を見ました。
   *[no] { $by }は{ $who }が加えたカードを1枚見ました。
}
log-destiny-added = { $known ->
    [yes] 宿命デッキから「{ $card }」が加わりました。
   *[no] 宿命デッキからカードが1枚加わりました。
}
log-card-added = { $known ->
    [yes] { $who }はチェックに「{ $card }」を加えました。
   *[no] { $who }はチェックにカードを1枚加えました。
}
log-cards-added = { $count ->
    [0] { $who }はカードを加えませんでした。
   *[other] { $who }はカードを全部で{ $count }枚加えました。
}
log-card-revealed = { $positive ->
    [yes] 「{ $card }」が公開され、プラスになりました。
   *[no] 「{ $card }」が公開され、マイナスになりました。
}
log-totalled = トータル・スキル値は{ $total }、難易度は{ $difficulty }でした。
log-check-ended = { $outcome-id ->
    [pass] チェックをパスしました。
    [partial] チェックは部分パスでした。
   *[fail] チェックに失敗しました。
}
log-check-decided = { $who }は、カードを使わずにチェックの結果を決めました：{ $outcome }。
log-check-card-taken = { $who }はチェックから「{ $card }」を取りました。

# Crises

log-crises-drawn = { $who }はクライシス・カードを{ $count }枚引きました。
log-crisis-seen = { $known ->
    [yes] そのクライシス・カードは「{ $card }」でした。
   *[no] 誰かがクライシス・カードを1枚見ました。
}
log-crisis-revealed = { $card-id ->
    [super-crisis] { $who }はスーパークライシス「{ $card }」をプレイしました。
   *[other] { $who }はクライシス「{ $card }」を公開しました。
}
log-crisis-replaced = 「{ $card }」は別のクライシス・カードに替えられました。
log-crisis-discarded = 「{ $card }」が捨て札になりました。
log-crisis-put-under = { $who }はクライシス・カードを1枚デッキの下に置きました。
log-option-check = スキルチェック
log-option-chosen = { $who }の選択：{ $option }。
log-option-switched = { $who }はもう一方の選択肢に替えさせました：{ $option }。
log-stays-in-play = 「{ $card }」は場に残りました。
log-stays-with = 「{ $card }」は{ $who-of }もとで場に残りました。
log-left-play = 「{ $card }」は場を離れました。
log-left-game = 「{ $card }」はゲームから取り除かれました。

# Dials and tracks

log-turned = { $by-sign ->
    [minus] { $resource }が{ $by-size }減り、{ $to }になりました。
   *[plus] { $resource }が{ $by-size }増え、{ $to }になりました。
}
log-jump-track-moved = 船団マーカーが{ $space }に移りました。
track-start = ジャンプ準備トラックのスタートマス
track-red = ジャンプ準備トラックの{ $number }つ目の赤いマス
track-blue = 人口を{ $population }失うおそれのある青いマス
track-auto-jump = オート・ジャンプのマス
log-travelled = 船団のジャンプ距離が{ $by }増え、合計{ $to }になりました。
log-resource-shielded = { $who }は{ $resource }を守りました。この手番の次の損失が1減ります。
log-loss-prevented = { $resource }の損失が1減りました。
log-jump-promised = { $who }の使った効果により、この手番の次のクライシス・カードはジャンプ準備アイコンがあるものとして扱います。
log-jump-step-skipped = この手番にはジャンプ準備ステップがありません。
log-nuke-spent = { $count ->
    [0] 核兵器が使われました。もう残っていません。
   *[other] 核兵器が使われました。残り{ $count }個です。
}

# Dice

log-rolled = { $source-id ->
    [title] { $who }は{ $source }としてダイスで{ $roll }を出しました。
   *[other] { $who }は「{ $source }」のダイスで{ $roll }を出しました。
}
log-rolled-ftl = { $who }は人口の損失を決めるダイスで{ $roll }を出しました。
log-rolled-attack = { $attacker }が{ $defender }を攻撃しました。{ $who-of }出した目は{ $roll }でした。
log-card-instead = { $who }は「{ $source }」のダイスの代わりに「{ $card }」を捨て札にしました。結果は{ $result }でした。
log-card-instead-ftl = { $who }は人口の損失を決めるダイスの代わりに「{ $card }」を捨て札にしました。結果は{ $result }でした。
log-card-instead-attack = { $attacker }が{ $defender }を攻撃しました。{ $who }はダイスの代わりに「{ $card }」を捨て札にしました。結果は{ $result }でした。
log-card-instead-fight = { $who }は「{ $where }」の占領軍に対するダイスの代わりに「{ $card }」を捨て札にしました。結果は{ $result }でした。
log-card-instead-detain = { $who }は{ $whom }を拘束するダイスの代わりに「{ $card }」を捨て札にしました。結果は{ $result }でした。
log-rolled-fight = { $who }は「{ $where }」の占領軍に対するダイスで{ $roll }を出しました。
log-rolled-detain = { $who }は{ $whom }を拘束するダイスで{ $roll }を出しました。
roll-plain = { $die }
roll-changed = { $die }（修正後{ $result }）
roll-changed-last = { $die }（修正後{ $result }）
log-die-shifted = ダイスの目が{ $by }されて{ $result }になりました。
log-die-bonus = 次のダイスの目は{ $by }されます。

# Ships

log-cylon-ships-activated = { $icon-id ->
    [raiders] レイダーが起動されました。
    [launch-raiders] ベーススターにレイダーの発進が命じられました。
    [heavy-raiders] ヘビーレイダーが起動されました。
    [occupation] 占領軍が起動されました。
   *[basestars] ベーススターが起動されました。
}
one-craft = { $craft-id ->
    [scar] スカー
   *[other] { $craft }1{ $craft-counter }
}
log-placed = { one-craft }が{ $area }の宙域に配置されました。
log-launched = { one-craft }が{ $area }の宙域に発進しました。
log-viper-launched = 無人のバイパー1機が{ $area }の宙域に発進しました。
log-viper-launched-pilot = { $who }はバイパーで{ $area }の宙域に発進しました。
log-viper-moved = 無人のバイパーが{ $from }から{ $to }へ移動しました。
log-viper-piloted = { $who }は{ $area }の宙域のバイパーに乗り込みました。
log-viper-hit = { $destroyed ->
    [yes] { $viper }が破壊されました。
   *[no] { $viper }がダメージを受けました。
}
log-viper-returned = { $viper }が格納庫に戻りました。
log-viper-repaired = バイパー1機が修理されました。
log-ship-returned = 破壊された{ $craft }1機が格納庫に戻りました。
log-raider-moved = レイダーが{ $from }から{ $to }へ移動しました。
log-heavy-raider-moved = ヘビーレイダーが{ $from }から{ $to }へ移動しました。
log-cylon-ship-destroyed = { $area }の宙域の{ one-craft }が破壊されました。
log-scar-moved = スカーが{ $from }から{ $to }へ移動しました。
log-raiders-distracted = { $who }は{ $area }の宙域で敵の砲火を引きつけました。そこで行動する最初のレイダー{ $count }機の攻撃は外れます。
log-basestar-removed = { $area }の宙域のベーススターがゲームボードから取り除かれました。
log-basestar-damaged = { $area }の宙域のベーススターがダメージを受けました：{ $token }。
log-centurion-boarded = センチュリオン1体が乗り込みました。
log-centurion-boarded-from = { $area }のヘビーレイダーが、センチュリオンとして乗り込みました。
log-centurions-advanced = センチュリオンが1マス前進しました。
log-centurion-destroyed = 乗艦部隊トラックのマス{ $space }のセンチュリオンが破壊されました。
log-civilian-seen = { $known ->
    [yes] { $area }の宙域の民間船が確認されました。{ $card }
   *[no] { $area }の宙域の民間船が確認されました。
}
log-civilian-moved = 民間船が{ $from }から{ $to }へ移動しました。
log-civilian-destroyed = 民間船1隻が破壊されました。
log-civilian-destroyed-in = { $area }の宙域の民間船1隻が破壊されました。
log-raptor-destroyed = ラプター1機が破壊されました。
log-attack-missed = { $attacker }は{ $defender }への攻撃を外しました。
log-galactica-damaged = 「{ $where }」がダメージを受けました。
log-galactica-damaged-resource = ギャラクティカがダメージを受けました：{ $resource }。
log-damage-token-seen = { $known ->
    [yes] ダメージ・トークンが引かれました：{ $card }。
   *[no] ダメージ・トークンが1個引かれました。
}
log-pegasus-destroyed = ペガサスが破壊されました。
log-location-repaired = 「{ $where }」が修理されました。

attacker-raider = レイダー（{ $area }）
attacker-viper = 無人のバイパー（{ $area }）
attacker-galactica = ギャラクティカ
attacker-armory = 「兵器庫」
attacker-nuke = 核兵器
attacker-assault-raptor = 強襲ラプター（{ $area }）
defender-galactica = ギャラクティカ
defender-viper = 無人のバイパー（{ $area }）
defender-assault-raptor = 強襲ラプター（{ $area }）
viper-reserves = 格納庫のバイパー1機
viper-area = 無人のバイパー1機（{ $area }）
viper-pilot = { $pilot-of }バイパー

# Jumping

log-fleet-jumped = 船団がジャンプしました。
log-destination-seen = { $known ->
    [yes] 目的地カード「{ $card }」が引かれました。
   *[no] 目的地カードが1枚引かれました。
}
log-destination-chosen = { $who }は目的地「{ $card }」を選びました。
log-destination-discarded = 目的地「{ $card }」は捨て札になり、別の目的地に替わりました。
log-destination-drawn = 船団は、選択なしで「{ $card }」に到着しました。
log-next-jump-ends = 次のジャンプでゲームが終わります。

# New Caprica

log-new-caprica-reached = 船団はニュー・カプリカに入植しました。
log-galactica-returned = ギャラクティカがニュー・カプリカに戻りました。
log-occupation-placed = 「占領当局」に占領軍が1部隊配置されました。
log-occupation-moved = 占領軍が「{ $to }」に移動しました。
log-shipyard-raided = 占領軍が「造船所」を襲い、ニュー・カプリカを去りました。
log-occupation-destroyed = 「{ $where }」の占領軍1部隊が破壊されました。
log-ship-prepared = 民間船1隻が準備されました。
log-ship-evacuated = 民間船1隻が{ $area }へ脱出しました。
log-locked-ship-seen = { $known ->
    [yes] { $who }は封鎖中の山の一番上の船を見ました。{ $card }
   *[no] { $who }は封鎖中の山の一番上の船を見ました。
}
log-locked-ship-returned = { $under ->
    [yes] { $who }はその船を封鎖中の山の下に置きました。
   *[no] { $who }はその船を封鎖中の山の一番上に残しました。
}
log-left-new-caprica = { $who-of }命令で、船団はニュー・カプリカを後にしました。

# Looking

log-bottom-seen = { $known ->
    [yes] { $who }は{ $deck-deck }の一番下の「{ $card }」を見ました。
   *[no] { $who }は{ $deck-deck }の一番下のカードを見ました。
}
log-card-peeked = { $known ->
    [yes] { $who }は{ $deck-deck }の一番上の「{ $card }」を見ました。
   *[no] { $who }は{ $deck-deck }の一番上のカードを見ました。
}
log-card-left-on-top = { $who }はそのカードを{ $deck-deck }の一番上に残しました。
log-card-put-under = { $who }はそのカードを{ $deck-deck }の下に置きました。
log-loyalty-seen = { $known ->
    [yes] { $by }は{ $whom-of }忠誠カード「{ $card }」を見ました。
   *[no] { $by }は{ $whom-of }忠誠カードを1枚見ました。
}

# Titles and Quorum

log-title-given = { $who }が{ $title }になりました。
log-quorum-received = { $known ->
    [yes] { $who }は治安判事カード「{ $card }」を受け取りました。
   *[no] { $who }は治安判事カードを1枚受け取りました。
}
log-quorum-drawn = { $known ->
    [yes] { $who }は治安判事カード「{ $card }」を引きました。
   *[no] { $who }は治安判事カードを1枚引きました。
}
log-quorum-played = { $who }は治安判事カード「{ $card }」をプレイしました。
log-quorum-used = { $who }は「{ $card }」を使いました。
log-quorum-discarded = 「{ $card }」が捨て札になりました。

# Loyalty and Cylons

log-sleeper-agent-phase = スリーパー・エージェント・フェイズが始まりました。
log-cylon-revealed = { $who-id ->
    [you] あなたは「{ $card }」を開示し、サイロンの正体を現しました。
   *[other] { $who }は「{ $card }」を開示し、サイロンの正体を現しました。
}
log-sympathetic-cylon = { $who }は「友好的サイロン」カードを開示し、サイロンに加わりました。
log-executed = { $who-id ->
    [you] あなた（{ $character }）は処刑されました。
   *[other] { $character }は処刑されました。
}
log-loyalty-shown = { $who }は忠誠カード「{ $card }」を見せました。
log-infiltration-began = { $who }は潜入を始めました。
log-infiltration-ended = { $who-of }潜入が終わりました。
log-sympathizer-revealed = { $cylon ->
    [yes] { $who }は「同調者」カードを開示し、サイロンに加わりました。
   *[no] { $who }は「同調者」カードを開示し、人類側にとどまりました。
}
log-loyalty-handed-on = { $who }は{ $to }に忠誠カードを{ $count }枚渡しました。
log-loyalty-received = { $known ->
    [yes] { $who }は忠誠カード「{ $card }」を受け取りました。
   *[no] { $who }は忠誠カードを1枚受け取りました。
}
log-super-crisis-drawn = { $known ->
    [yes] { $who }はスーパークライシス・カード「{ $card }」を引きました。
   *[no] { $who }はスーパークライシス・カードを1枚引きました。
}
log-super-crisis-discarded = { $who }はスーパークライシス・カード「{ $card }」を捨て札にしました。
log-assist-loyalty-turned = 補佐キャラクターの忠誠カード「{ $card }」が開示されました。

# Daybreak: Mutiny cards and the Mutineer

log-mutiny-drawn = { $known ->
    [yes] { $who }は反乱カード「{ $card }」を引きました。
   *[no] { $who }は反乱カードを1枚引きました。
}
log-mutiny-played = { $who }は反乱カード「{ $card }」をプレイしました。
log-mutiny-discarded = { $who }は反乱カード「{ $card }」を捨て札にしました。
log-mutiny-seen = { $known ->
    [yes] { $who }は反乱カード「{ $card }」を見ました。
   *[no] { $who }は反乱カードを1枚見ました。
}
log-mutiny-put-under = { $who }は反乱カードを1枚デッキの下に置きました。
log-mutineer-revealed = { $who }は「反乱者」カードを開示しました。
log-mutineer-handed-on = { $who }は「反乱者」カードを{ $to }に渡しました。

# Miracle tokens

log-miracle-gained = { $count ->
    [1] { $who }は奇跡トークンを1個獲得しました。
   *[other] { $who }は奇跡トークンを1個獲得しました（合計{ $count }個）。
}
log-miracle-spent = { $count ->
    [0] { $who }は最後の奇跡トークンを使いました。
   *[other] { $who }は奇跡トークンを使いました。残り{ $count }個です。
}
log-miracle-moved = { $who }は{ $to }に奇跡トークンを1個渡しました。
log-miracles-lost = { $who }は奇跡トークンをすべて失いました。

# What Mutiny cards, characters and leaders do

log-quorum-seen = { $known ->
    [yes] { $who }は大統領の手札の治安判事カード「{ $card }」を見ました。
   *[no] { $who }は大統領の手札の治安判事カードを1枚見ました。
}
log-quorum-put-under = { $who }は大統領の治安判事カードを1枚デッキの下に置きました。
log-civilian-returned = { $area }の民間船が無傷で宙域を離れました。
log-nukes-removed = すべての核兵器がゲームから取り除かれました。
log-option-replaced = { $who }は「{ $card }」の選択肢を別の結果に替えました。
log-motive-dealt = { $known ->
    [yes] { $who }は動機「{ $card }」を受け取りました。
   *[no] { $who }は動機を1枚受け取りました。
}
log-motive-revealed = { $who }は{ $side }側の動機「{ $card }」を開示しました。
log-discard-spared = { $by-of }能力で、{ $who }が捨て札にする枚数が1枚減りました。

# Skill checks with Daybreak

log-abilities-barred = このチェックでは、スキルチェック能力は発動しません。
log-miracle-promised = トータル・スキル値が印刷された難易度を{ $count }以上超えれば、手番プレイヤーは奇跡トークンを獲得します。
log-check-card-removed = { $who }はチェックから「{ $card }」を取り除きました。
log-treachery-turned-up = 裏切りデッキから「{ $card }」が公開されました。
log-card-laid-open = { $who }は「{ $card }」を表向きでチェックに加えました。
log-truce-began = { $who }は休戦を結びました。この手番が終わるまで、サイロン艦は発進せず、起動もされません。

# Missions, the Rebel Basestar, overlays

log-mission-activated = { $who }はミッション「{ $card }」を始めました。
log-mission-turned-down = ミッション「{ $card }」は次のジャンプまで裏向きになりました。
log-mission-cleared = ミッション「{ $card }」は進行中のミッションではなくなりました。
log-heavy-raiders-removed = すべてのヘビーレイダーがゲームボードから取り除かれました。
log-centurions-removed = すべてのセンチュリオンがギャラクティカから取り除かれました。
log-pieces-left-game = これまでにゲームから取り除かれたもの：{ $pieces }。
log-skill-deck-searched = { $who }は{ $skill-deck }とその捨て札を調べました。
log-rebel-basestar-joined = 反乱ベーススターが{ $side }側につきました。
log-colonial-one-destroyed = コロニアル・ワンが破壊されました。
log-hub-destroyed = 復活ハブが破壊されました。

# Assault raptors

log-assault-raptor-gained = 船団は強襲ラプターを1機獲得しました。
log-assault-raptor-gained-in = 船団は{ $area }の宙域に強襲ラプターを1機獲得しました。
log-assault-raptor-destroyed = { $raptor }が破壊されました。
log-assault-raptor-launched = 無人の強襲ラプター1機が{ $area }の宙域に発進しました。
log-assault-raptor-launched-pilot = { $who }は強襲ラプターで{ $area }の宙域に発進しました。
log-assault-raptor-moved = 無人の強襲ラプターが{ $from }から{ $to }へ移動しました。
log-assault-raptor-returned = { $area }の宙域の強襲ラプターが格納庫に戻りました。
log-assault-raptor-stayed = 船団がジャンプする間、強襲ラプターは{ $area }の宙域に残りました。
log-assault-raptor-stayed-pilot = 船団がジャンプする間、{ $who }は強襲ラプターで{ $area }の宙域に残りました。
raptor-reserves = 格納庫の強襲ラプター1機
raptor-area = 無人の強襲ラプター1機（{ $area }）
raptor-pilot = { $pilot-of }強襲ラプター

log-game-ended = ゲームが終わりました。{ $ending }

# Several facts together

story-drew = { $known ->
    [yes] { $who }は{ $draw-drew }引きました：{ $card }。
   *[no] { $who }は{ $draw-drew }引きました。
}
story-added = { $count ->
    [0] { $who }はチェックにカードを加えませんでした。
   *[other] { $known ->
        [yes] { $who }はチェックにカードを{ $count }枚加えました：{ $card }。
       *[no] { $who }はチェックにカードを{ $count }枚加えました。
    }
}
story-revealed = { $sides ->
    [for] カードが公開されました。すべてプラス：{ $for }。
    [against] カードが公開されました。すべてマイナス：{ $against }。
   *[both] カードが公開されました。プラス：{ $for }。マイナス：{ $against }。
}
story-times = { $sentence } ×{ $count }
