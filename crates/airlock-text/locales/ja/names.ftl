# Names, and the nouns that other messages are made of.
#
# Forms of Japanese:
# - Nouns have no cases: particles stand in the sentences. Names of places and cards stand in 「」 in sentences;
#   the marks are part of the sentence, not of the name.
# - .counter of a ship is its counter (機, 隻); .card and .deck of a skill or a deck are its card and its deck.
# - .of of a person is the name with の.
# - Clauses (effects.ftl) are in the polite form; .ren goes before another deed (引き), .dict is the plain form
#   (引く), .may the permission (引くことができます), .ask the question (引きますか), .do what somebody is about to do.
# - Cards and ships have .wo, with the particle inside (政治カードを2枚), ships also .ga (ラプターが1機); cards have
#   .held before 持つ (政治カードを2枚以上), and draws told in the log .drew.
# - Conditions and goals are attributive, before 場合; .ren goes before another condition (であり), .koto is the noun.

# Joining

number-range = { $from }〜{ $to }
# .row tells a list of three or more: 「AとB」, but 「A、B、C」 and 「A、B、またはC」
list-comma = { $first }、{ $last }
    .row = { $first }、{ $last }
    .drew = { $first-long }、{ $last-long }を
list-and = { $first }と{ $last }
    .wo = { $first }と{ $last }を
    .value = { $first-row }、{ $last }
    .held = 少なくとも{ $first-row }、{ $last }を
list-or = { $first }か{ $last }
    .wo = { $first }か{ $last }を
    .value = { $first-row }、または{ $last }
# 否定のあと：「AもBも起動できません」
list-nor = { $first }も{ $last }も
    .o = { $first }も{ $last }も
# Losses in a row share their verb: 「燃料を1、士気を1失います」. .turn tells them from gains, .amount is what is lost
list-clauses = { $first }。{ $last }
    .value = { $first-turn ->
        [loss] { $last-turn ->
            [loss] { $first-amount }、{ $last-amount }失います
           *[other] { $first }。{ $last }
        }
        [gain] { $last-turn ->
            [gain] { $first-amount }、{ $last-amount }獲得します
           *[other] { $first }。{ $last }
        }
       *[other] { $first }。{ $last }
    }
    .amount = { $first-amount }、{ $last-amount }
    .turn = { $first-turn ->
        [loss] { $last-turn ->
            [loss] loss
           *[other] other
        }
        [gain] { $last-turn ->
            [gain] gain
           *[other] other
        }
       *[other] other
    }
    .ren = { $first-ren }、{ $last-ren }
    .dict = { $first-ren }、{ $last-dict }
    .may = { $first-may }。{ $last }
    .ask = { $first-ren }、{ $last-ask }
    .do = { $first-ren }、{ $last-do }
list-then = { $first-ren }、その後{ $last }
    .ren = { $first-ren }、その後{ $last-ren }
    .dict = { $first-ren }、その後{ $last-dict }
    .may = { $first-ren }、その後{ $last-may }
    .ask = { $first-ren }、その後{ $last-ask }
    .do = { $first-ren }、その後{ $last-do }
# Clauses inside another: "draw 2 cards and discard 1"
list-deeds-comma = { $first-ren }、{ $last }
    .ren = { $first-ren }、{ $last-ren }
    .dict = { $first-ren }、{ $last-dict }
    .may = { $first-ren }、{ $last-may }
    .ask = { $first-ren }、{ $last-ask }
    .do = { $first-ren }、{ $last-do }
list-deeds = { $first-ren }、{ $last }
    .ren = { $first-ren }、{ $last-ren }
    .dict = { $first-ren }、{ $last-dict }
    .may = { $first-ren }、{ $last-may }
    .ask = { $first-ren }、{ $last-ask }
    .do = { $first-ren }、{ $last-do }
# What must be true, several of them
list-conditions-comma = { $first-ren }、{ $last }
    .ren = { $first-ren }、{ $last-ren }
list-conditions = { $first-ren }、かつ{ $last }
    .ren = { $first-ren }、かつ{ $last-ren }
# Sentences of a text; the last of all gets its full stop from the message around them
list-sentences = { $first }。{ $last }
    .value = { $first-turn ->
        [loss] { $last-turn ->
            [loss] { $first-amount }、{ $last-amount }失います
           *[other] { $first }。{ $last }
        }
        [gain] { $last-turn ->
            [gain] { $first-amount }、{ $last-amount }獲得します
           *[other] { $first }。{ $last }
        }
       *[other] { $first }。{ $last }
    }
    .amount = { $first-amount }、{ $last-amount }
    .turn = { $first-turn ->
        [loss] { $last-turn ->
            [loss] loss
           *[other] other
        }
        [gain] { $last-turn ->
            [gain] gain
           *[other] other
        }
       *[other] other
    }
    .ren = { $first }。{ $last-ren }
    .dict = { $first }。{ $last-dict }
    .may = { $first-may }。{ $last }
    .ask = { $first }。{ $last-ask }
    .do = { $first }。{ $last-do }

# People

person-you = あなた
    .of = あなたの
person-other = { $name }
    .of = { $name }の
# The same by the short name of a character, which has forms of its own
person-character = { $name }
    .of = { $name }の

# Counted nouns

n-craft = { $craft-id ->
    [scar] { $craft }
   *[other] { $craft }{ $count }{ $craft-counter }
}
    .ga = { $craft-id ->
        [scar] { $craft }が
       *[other] { $craft }が{ $count }{ $craft-counter }
    }
    .wo = { $craft-id ->
        [scar] { $craft }を
       *[other] { $craft }を{ $count }{ $craft-counter }
    }
n-skill-cards = スキルカード{ $count }枚
n-cards = カード{ $count }枚
n-mutiny-cards = 反乱カード{ $count }枚
n-miracle-tokens = 奇跡トークン{ $cost }個
n-centurions = センチュリオン{ $count }体
card-with-strength = { $card } { $strength }
loyalty-with-power = { $card }（{ $power }）

# Terms

set-base = 基本ゲーム
set-pegasus = ペガサス
set-daybreak = デイブレイク

resource-fuel = 燃料
resource-food = 食料
resource-morale = 士気
resource-population = 人口

skill-politics = 政治
    .card = 政治カード
    .deck = 政治デッキ
skill-leadership = リーダーシップ
    .card = リーダーシップ・カード
    .deck = リーダーシップ・デッキ
skill-tactics = 戦術
    .card = 戦術カード
    .deck = 戦術デッキ
skill-piloting = パイロット
    .card = パイロット・カード
    .deck = パイロット・デッキ
skill-engineering = エンジニアリング
    .card = エンジニアリング・カード
    .deck = エンジニアリング・デッキ
skill-treachery = 裏切り
    .card = 裏切りカード
    .deck = 裏切りデッキ

side-human = 人類
side-cylon = サイロン

team-human = 人類
team-cylon = サイロン
team-sympathizer = 同調者
team-sympathetic-cylon = 友好的サイロン
team-mutineer = 反乱者

title-admiral = 艦長
title-president = 大統領

ship-galactica = ギャラクティカ
    .of = ギャラクティカの
ship-colonial-one = コロニアル・ワン
    .of = コロニアル・ワンの
ship-cylon = サイロン区画
    .of = サイロンの
ship-pegasus = ペガサス
    .of = ペガサスの
ship-new-caprica = ニュー・カプリカ
    .of = ニュー・カプリカの
ship-demetrius = デメトリウス
    .of = デメトリウスの
ship-rebel-basestar = 反乱ベーススター
    .of = 反乱ベーススターの

area-fore = 前方
area-starboard-bow = 右舷前方
area-starboard-aft = 右舷後方
area-aft = 後方
area-port-aft = 左舷後方
area-port-bow = 左舷前方

craft-raider = レイダー
    .counter = 機
craft-heavy-raider = ヘビーレイダー
    .counter = 機
craft-basestar = ベーススター
    .counter = 機
craft-viper = バイパー
    .counter = 機
craft-raptor = ラプター
    .counter = 機
craft-civilian = 民間船
    .counter = 隻
craft-scar = スカー
    .counter = 機
craft-assault-raptor = 強襲ラプター
    .counter = 機

icon-raiders = レイダー
icon-launch-raiders = レイダー発進
icon-heavy-raiders = ヘビーレイダー
icon-basestars = ベーススター
icon-occupation = 占領軍

deck-crisis = クライシス
    .card = クライシス・カード
    .deck = クライシス・デッキ
deck-super-crisis = スーパークライシス
    .card = スーパークライシス・カード
    .deck = スーパークライシス・デッキ
deck-quorum = 治安判事
    .card = 治安判事カード
    .deck = 治安判事デッキ
deck-destination = 目的地
    .card = 目的地カード
    .deck = 目的地デッキ
deck-mutiny = 反乱
    .card = 反乱カード
    .deck = 反乱デッキ
deck-mission = ミッション
    .card = ミッション・カード
    .deck = ミッション・デッキ
deck-hostile = 敵対アジェンダ
    .card = 敵対アジェンダ・カード
    .deck = 敵対アジェンダ・デッキ
deck-sympathetic = 友好アジェンダ
    .card = 友好アジェンダ・カード
    .deck = 友好アジェンダ・デッキ

outcome-pass = パス
outcome-partial = 部分パス
outcome-fail = 失敗

# Abilities and types of characters

character-kind-political-leader = 政治リーダー
character-kind-military-leader = 軍事リーダー
character-kind-pilot = パイロット
character-kind-support = サポート
character-kind-cylon-leader = サイロン・リーダー
character-version = { $name }（{ $kind }）

ability-kind-passive = 能力
ability-kind-once-per-game = ゲーム中1回
ability-kind-weakness = 弱点
ability-kind-action = アクション
ability-kind-movement = 移動

ability-inspirational-leader = 士気を高める指導者
ability-command-authority = 指揮権限
ability-emotionally-attached = 情に厚い
ability-cylon-hatred = サイロンへの憎悪
ability-declare-martial-law = 戒厳令の布告
ability-alcoholic = 酒浸り
ability-eco-officer = ECO士官
ability-moral-compass = 良心の羅針盤
ability-stranded = 置き去り
ability-alert-viper-pilot = 即応パイロット
ability-cag = CAG
ability-headstrong = 強情
ability-expert-pilot = エキスパート・パイロット
ability-secret-destiny = 秘められた宿命
ability-insubordinate = 反抗的
ability-recon = 偵察
ability-mysterious-intuition = 謎めいた直感
ability-sleeper-agent = スリーパー・エージェント
ability-maintenance-engineer = 整備士
ability-blind-devotion = 盲目的な献身
ability-reckless = 無鉄砲
ability-friends-in-low-places = 裏社会の友人
ability-unconventional-tactics = 型破りな戦術
ability-convicted-criminal = 前科者
ability-delusional-intuition = 妄想の直感
ability-cylon-detector = サイロン探知機
ability-coward = 臆病者
ability-religious-visions = 宗教的幻視
ability-skilled-politician = 熟練の政治家
ability-terminal-illness = 不治の病
ability-intolerant = 不寛容
ability-blind-jump = 盲目ジャンプ
ability-bent-on-revenge = 復讐の鬼
ability-efficient = 効率的
ability-fast-learner = 飲み込みが早い
ability-emotionally-fragile = 心の脆さ
ability-politically-adroit = 政治の手腕
ability-manipulative = 人を操る者
ability-nothing-but-trouble = 厄介者
ability-hotshot = 凄腕
ability-sacrifice = 犠牲
ability-stim-junkie = 興奮剤中毒
ability-primacy = 優位
ability-aggressive-tactics = 攻撃的戦術
ability-lies-and-secrets = 嘘と秘密
ability-glimpse-the-face-of-god = 神の顔を垣間見る
ability-cryptic-message = 謎めいた伝言
ability-clouded = 曇った眼
ability-intimate = 親密
ability-human-delusion = 人間という幻想
ability-conflicted-loyalties = 揺れる忠誠
ability-dutiful = 職務に忠実
ability-organized = 几帳面
ability-reluctant = 消極的
ability-deceitful = 欺瞞
ability-attorney = 弁護士
ability-kleptomania = 盗癖
ability-memento = 形見
ability-escort = 護衛
ability-forced-to-eject = 緊急脱出
ability-treatment = 治療
ability-quarantine = 隔離
ability-specialized = 専門家
ability-forward-thinker = 先見の明
ability-choose-a-different-path = 別の道を選ぶ
ability-moral-dilemma = 道徳的ジレンマ
ability-necessary-steps = 必要な措置
ability-abuse-power = 権力の乱用
ability-disreputable = 悪評
ability-raptor-pilot = ラプター・パイロット
ability-no-one-gets-left-behind = 誰も見捨てない
ability-family-commitments = 家族の務め
ability-cult-leader = 教祖
ability-broadcast = 放送
ability-spiritual-crisis = 信仰の危機
ability-for-love = 愛のために
ability-resolute = 不屈
ability-grieving = 悲嘆
ability-visions = 幻視
ability-dont-trust-anyone = 誰も信じるな
ability-heretic = 異端者
ability-calculating = 計算高い
ability-modifications = 改造
ability-logic-bound = 論理の虜
ability-industrious = 勤勉
ability-meticulous = 綿密
ability-vanity = 虚栄心

# Tokens, as they are titled

basestar-damage-critical-hit = クリティカル・ヒット
basestar-damage-disabled-hangar = ハンガーの破壊
basestar-damage-disabled-weapons = 兵器の破壊
basestar-damage-structural-damage = 構造ダメージ

token-civilian-ship = 民間船
token-nuke = 核兵器
token-basestar = ベーススター
token-raider = レイダー
token-heavy-raider = ヘビーレイダー
token-viper = バイパー
token-raptor = ラプター
token-centurion = センチュリオン
token-occupation-force = 占領軍
token-scar = スカー
token-cylon-locations-overlay = サイロン区画
token-infiltration = 潜入
token-miracle-token = 奇跡トークン
token-assault-raptor = 強襲ラプター
token-basestar-allegiance-marker = ベーススター帰属マーカー
token-fleet-marker = 船団マーカー
token-current-player-marker = 手番プレイヤー・マーカー
token-character-token = キャラクター・トークン
token-piloting-token = パイロット・トークン

board-colonial-one-overlay = コロニアル・ワン
board-cylon-locations-overlay = サイロン区画
board-demetrius = デメトリウス
board-active-mission = 進行中のミッション
board-rebel-basestar = 反乱ベーススター
board-basestar-allegiance = ベーススターの帰属

# Locations

location-ftl-control = FTLドライブ
location-weapons-control = 兵器のコントロール
location-command = 司令部
location-communications = 通信室
location-admirals-quarters = 艦長室
location-research-lab = 研究室
location-hangar-deck = ハンガーデッキ
location-armory = 兵器庫
location-sickbay = 医務室
location-brig = 営倉
location-press-room = プレス・ルーム
location-presidents-office = 大統領執務室
location-administration = 本部
location-caprica = カプリカ
location-cylon-fleet = サイロン艦隊
location-human-fleet = 人類船団
location-resurrection-ship = 復活船
location-pegasus-cic = ペガサスCIC
location-airlock = エアロック
location-main-batteries = 主砲
location-engine-room = 機関室
location-medical-center = 医療センター
location-detention = 拘置所
location-resistance-hq = レジスタンス本部
location-occupation-authority = 占領当局
location-breeders-canyon = ブリーダー渓谷
location-shipyard = 造船所
location-quorum-chamber = 治安判事議場
location-hub-destroyed = 破壊されたハブ
location-bridge = ブリッジ
location-tactical-plot = 戦術図
location-captains-cabin = 船長室
location-hybrid-tank = ハイブリッド槽
location-datastream = データストリーム
location-raider-bay = レイダー格納区

# Characters

character-william-adama = ウィリアム・アダマ
    .short = アダマ
character-saul-tigh = サル・タイ
    .short = タイ
character-karl-helo-agathon = カール・“ヒロ”・アガソン
    .short = ヒロ
character-lee-apollo-adama = リー・“アポロ”・アダマ
    .short = アポロ
character-kara-starbuck-thrace = キャラ・“スターバック”・スレイス
    .short = スターバック
character-sharon-boomer-valerii = シャロン・“ブーマー”・バレルリ
    .short = ブーマー
character-chief-galen-tyrol = ゲイレン・チロル
    .short = チロル
character-tom-zarek = トム・ザレック
    .short = ザレック
character-gaius-baltar = ガイアス・バルター
    .short = バルター
character-laura-roslin = ローラ・ロズリン
    .short = ロズリン
character-helena-cain = ヘレナ・ケイン
    .short = ケイン
character-anastasia-dee-dualla = アナスタシア・“ディー”・デュアラ
    .short = ディー
character-ellen-tigh = エレン・タイ
    .short = エレン
character-louanne-kat-katraine = ルアン・“キャット”・カトレイン
    .short = キャット
character-cavil = キャビル
    .short = キャビル
character-leoben-conoy = リオーベン・コノイ
    .short = リオーベン
character-caprica-six = “カプリカ”・シックス
    .short = シックス
character-louis-hoshi = ルイス・ホシ
    .short = ホシ
character-romo-lampkin = ロモ・ランプキン
    .short = ランプキン
character-brendan-hot-dog-costanza = ブレンダン・“ホットドッグ”・コスタンザ
    .short = ホットドッグ
character-sherman-doc-cottle = シャーマン・“ドク”・コトル
    .short = コトル
character-lee-adama-alt = リー・アダマ
    .short = リー
character-tom-zarek-alt = トム・ザレック（軍事リーダー）
    .short = ザレック
character-karl-helo-agathon-alt = カール・“ヒロ”・アガソン（パイロット）
    .short = ヒロ
character-gaius-baltar-alt = ガイアス・バルター（サポート）
    .short = バルター
character-sharon-athena-agathon = シャロン・“アテナ”・アガソン
    .short = アテナ
character-danna-biers = ディアナ・ビアーズ
    .short = ディアナ
character-simon-oneill = サイモン・オニール
    .short = サイモン
character-aaron-doral = アーロン・ドラル
    .short = ドラル

# Skill cards

skill-card-consolidate-power = 権力の強化
skill-card-investigative-committee = 調査委員会
skill-card-executive-order = 行政命令
skill-card-declare-emergency = 非常事態宣言
skill-card-launch-scout = 哨戒機発進
skill-card-strategic-planning = 戦略立案
skill-card-evasive-maneuvers = 回避機動
skill-card-maximum-firepower = 最大火力
skill-card-repair = 修理
skill-card-scientific-research = 科学研究
skill-card-support-the-people = 民衆への支援
skill-card-preventative-policy = 予防策
skill-card-major-victory = 大勝利
skill-card-at-any-cost = いかなる犠牲を払っても
skill-card-guts-and-initiative = 度胸と決断力
skill-card-critical-situation = 危機的状況
skill-card-full-throttle = フルスロットル
skill-card-run-interference = 陽動
skill-card-jury-rigged = 応急処置
skill-card-calculations = 計算
skill-card-broadcast-location = 位置の発信
skill-card-by-your-command = 仰せのままに
skill-card-special-destiny = 特別な宿命
skill-card-gods-plan = 神の計画
skill-card-sabotage = 妨害工作
skill-card-human-weakness = 人間の弱さ
skill-card-force-their-hand = 決断の強要
skill-card-popular-influence = 民衆への影響力
skill-card-negotiation = 交渉
skill-card-all-hands-on-deck = 総員配置
skill-card-restore-order = 秩序の回復
skill-card-change-of-plans = 計画変更
skill-card-quick-thinking = 機転
skill-card-unorthodox-plan = 型破りな計画
skill-card-a-second-chance = 二度目のチャンス
skill-card-dogfight = ドッグファイト
skill-card-combat-veteran = 歴戦の勇士
skill-card-launch-reserves = 予備機発進
skill-card-install-upgrades = 改良の実施
skill-card-raptor-specialist = ラプターの専門家
skill-card-test-the-limits = 限界への挑戦
skill-card-bait = 囮
skill-card-dradis-contact = ドラディス反応
skill-card-a-better-machine = より優れた機械
skill-card-personal-vices = 個人的な悪癖
skill-card-violent-outbursts = 激情の暴発
skill-card-exploit-a-weakness = 弱点を突く

# Crisis cards; .special is the title of an attack card's special rule

crisis-a-traitor-accused = 裏切り者への告発
crisis-admiral-grilled = 艦長への尋問
crisis-ambush = 待ち伏せ
    .special = 新人パイロットの訓練
crisis-analyze-enemy-fighter = 敵戦闘機の分析
crisis-besieged = 攻囲
    .special = 甚大な損害
crisis-boarding-parties = 乗艦部隊
    .special = 奇襲
crisis-bomb-threat = 爆破予告
crisis-build-cylon-detector = サイロン探知機の製作
crisis-colonial-day = コロニアル・デー
crisis-crash-landing = 不時着
crisis-crippled-raider = 損傷したレイダー
crisis-cylon-accusation = サイロンの嫌疑
crisis-cylon-screenings = サイロン検査
crisis-cylon-swarm = サイロンの大群
    .special = 大規模展開
crisis-cylon-tracking-device = サイロンの追跡装置
crisis-cylon-virus = サイロン・ウイルス
crisis-declare-martial-law = 戒厳令の布告
crisis-detector-sabotage = 探知機への妨害工作
crisis-elections-loom = 迫る選挙
crisis-food-shortage = 食料不足
crisis-forced-water-mining = 水の強制採掘
crisis-fulfiller-of-prophecy = 予言の成就
crisis-guilt-by-collusion = 共謀の罪
crisis-hangar-accident = ハンガーデッキの事故
crisis-heavy-assault = 猛攻
    .special = 猛爆撃
crisis-informing-the-public = 市民への公表
crisis-jammed-assault = 妨害電波下の攻撃
    .special = 通信妨害
crisis-jump-computer-failure = ジャンプ・コンピュータの故障
crisis-keep-tabs-on-visitor = 訪問者の監視
crisis-legendary-discovery = 伝説の発見
crisis-loss-of-a-friend = 友の喪失
crisis-low-supplies = 物資不足
crisis-mandatory-testing = 強制検査
crisis-missing-g4-explosives = 消えたG4爆薬
crisis-network-computers = コンピュータのネットワーク化
crisis-prison-labor = 囚人労働
crisis-prisoner-revolt = 囚人の蜂起
crisis-raiding-party = 襲撃部隊
    .special = FTL故障
crisis-requested-resignation = 辞任要求
crisis-rescue-caprica-survivors = カプリカ生存者の救出
crisis-rescue-mission = 救出任務
crisis-rescue-the-fleet = 船団の救出
crisis-resistance = レジスタンス
crisis-riots = 暴動
crisis-scouting-for-fuel = 燃料の探索
crisis-scouting-for-water = 水の探索
crisis-security-breach = 警備の破綻
crisis-send-survey-team = 調査隊の派遣
crisis-sleep-deprivation = 睡眠不足
crisis-surrounded = 包囲網
    .special = パニック
crisis-tactical-strike = 戦術攻撃
    .special = ハンガー強襲
crisis-terrorist-bomber = 爆弾テロ犯
crisis-terrorist-investigations = テロ捜査
crisis-the-olympic-carrier = オリンピック・キャリア
crisis-thirty-three = 33分
    .special = 執拗な追跡
crisis-unexpected-reunion = 予期せぬ再会
crisis-unidentified-ship = 未確認船
crisis-water-sabotaged = 水への妨害工作
crisis-water-shortage = 水不足
crisis-weapon-malfunction = 兵器の故障
crisis-witch-hunt = 魔女狩り

crisis-a-verdict-of-guilty = 有罪判決
crisis-an-offer-of-peace = 和平の申し出
crisis-assassination-plot = 暗殺計画
crisis-civilian-ship-nuked = 核攻撃を受けた民間船
crisis-code-blue = コード・ブルー
crisis-defending-a-prisoner = 囚人の擁護
crisis-dogfight = ドッグファイト
    .special = 絶え間ない弾幕
crisis-food-hoarding-in-the-fleet = 船団内の食料隠匿
crisis-medical-breakthrough = 医学的大発見
crisis-pressure-the-supply-ships = 補給船への圧力
crisis-reunite-the-fleet = 船団の再結集
crisis-review-galacticas-log = ギャラクティカの航海日誌検証
crisis-sabotage-investigated = 妨害工作の調査
crisis-scar = スカー
    .special = 私怨
crisis-standoff-with-pegasus = ペガサスとのにらみ合い
crisis-suspicious-election-results = 疑惑の選挙結果
crisis-the-black-market = 闇市場
crisis-the-guardians = ガーディアン
    .special = ラプター乗員の捕縛
crisis-training-snafu = 訓練の大失態
crisis-unsettling-stories = 不穏な噂

crisis-a-desperate-pact = 窮余の盟約
crisis-abandon-galactica = ギャラクティカ放棄
crisis-an-ambitious-operation = 野心的な作戦
crisis-blindsided = 不意打ち
    .special = 目を潰せ
crisis-consult-the-hybrid = ハイブリッドへの問い
crisis-dangerous-plots = 危険な陰謀
crisis-dishonest-tactics = 卑劣な手口
crisis-domestic-dispute = 家庭内の争い
crisis-earth-in-ruins = 廃墟の地球
crisis-enemy-of-my-enemy = 敵の敵
crisis-event-horizon = 事象の地平線
    .special = 重力井戸
crisis-galactica-falling-apart = 崩れゆくギャラクティカ
crisis-give-in-to-despair = 絶望への屈服
crisis-hornets-nest = 蜂の巣
    .special = 制圧射撃
crisis-hybrid-in-panic = 恐慌のハイブリッド
crisis-incitement-to-mutiny = 反乱の扇動
crisis-insubordinate-crew = 反抗的なクルー
crisis-lockdown = 封鎖
    .special = 集中攻撃
crisis-one-last-cocktail = 最後のカクテル
crisis-question-procedure = 手続きへの異議
crisis-quorum-in-uproar = 紛糾する治安判事
crisis-rallying-support = 支持の結集
crisis-reactor-critical = 反応炉臨界
crisis-rebuild-trust = 信頼の再構築
crisis-religious-turmoil = 宗教的混乱
crisis-reprisal = 報復
    .special = 反逆の好機
crisis-requisition-for-demetrius = デメトリウスへの徴用
crisis-secret-meetings = 密会
crisis-starvation-in-dogsville = ドッグズビルの飢餓
crisis-trial-by-fire = 火の試練
    .special = 騎兵隊の到着

crisis-a-cylon-ally = サイロンの味方
crisis-arrests-at-night = 夜間の逮捕
crisis-attack-on-the-power-plant = 発電所襲撃
crisis-betrayed-from-within = 内なる裏切り
crisis-brutal-treatment = 残虐な扱い
crisis-centurion-ambush = センチュリオンの待ち伏せ
crisis-contact-informant = 情報提供者との接触
crisis-contact-raptor = ラプターとの交信
crisis-decode-cylon-maps = サイロンの地図の解読
crisis-demanded-surrender = 降伏要求
crisis-dissent-among-cylons = サイロン内部の対立
crisis-establish-sanitation = 衛生設備の整備
crisis-execution-list = 処刑リスト
crisis-held-for-questioning = 尋問のための拘束
crisis-hiding-underground = 地下潜伏
crisis-intra-atmos-entry = 大気圏突入
crisis-keeping-hera-hidden = ヘラを隠す
crisis-labor-union-strike = 労働組合のストライキ
crisis-marine-reinforcements = 海兵隊の増援
crisis-meet-liaison-officer = 連絡将校との会合
crisis-ncp-graduation = NCP卒業式
crisis-ncp-recruitment = NCP募集
crisis-organize-the-pilots = パイロットの組織化
crisis-playing-with-emotions = 弄ばれる感情
crisis-prepare-for-a-fight = 戦いの準備
crisis-prepare-the-civilians = 民間人の準備
crisis-recover-launch-keys = 発進キーの奪還
crisis-rescue-detainees = 拘留者の救出
crisis-resistance-bombings = レジスタンスの爆破
crisis-second-thoughts = 迷い

# Super Crisis cards

super-crisis-bomb-on-colonial-1 = コロニアル・ワンの爆弾
super-crisis-cylon-intruders = サイロンの侵入者
super-crisis-fleet-mobilization = 艦隊動員
super-crisis-inbound-nukes = 核兵器接近
super-crisis-massive-assault = 総攻撃
    .special = 電力停止
super-crisis-demand-peace-manifesto = 『平和要求』宣言
super-crisis-footage-transmitted = 流出した映像
super-crisis-lured-into-a-trap = 罠への誘い
    .special = 危険な修理
super-crisis-psychological-warfare = 心理戦
super-crisis-the-farm = 農場

# Quorum cards

quorum-accept-prophecy = 予言の受諾
quorum-arrest-order = 逮捕命令
quorum-assign-arbitrator = 仲裁人の任命
quorum-assign-mission-specialist = ミッション・スペシャリストの任命
quorum-assign-vice-president = 副大統領の任命
quorum-authorization-of-brutal-force = 武力行使の承認
quorum-encourage-mutiny = 反乱の奨励
quorum-food-rationing = 食料配給制
quorum-inspirational-speech = 心を打つ演説
quorum-presidential-pardon = 大統領恩赦
quorum-release-cylon-mugshots = サイロンの顔写真公開
quorum-assign-chief-of-staff = 首席補佐官の任命
quorum-civilian-self-defense = 市民の自衛
quorum-consult-the-oracle = 神託を仰ぐ
quorum-enact-production-quotas = 生産割当の施行
quorum-eulogy = 追悼演説
quorum-execute-prisoner = 囚人の処刑
quorum-probation = 保護観察
quorum-resources-for-galactica = ギャラクティカへの物資
quorum-unsavory-connections = いかがわしい人脈

# Destinations and objectives

destination-asteroid-field = 小惑星帯
destination-barren-planet = 不毛の惑星
destination-cylon-ambush = サイロンの待ち伏せ
destination-cylon-refinery = サイロンの精製所
destination-deep-space = 深宇宙
destination-desolate-moon = 荒涼たる衛星
destination-icy-moon = 氷の衛星
destination-ragnar-anchorage = ラグナー停泊地
destination-remote-planet = 辺境の惑星
destination-tylium-planet = ティリウムの惑星
destination-a-civilian-convoy = 民間輸送隊
destination-binary-star = 連星
destination-gas-cloud = ガス雲
destination-mining-asteroid = 採掘小惑星
destination-misjump = 誤ジャンプ

objective-kobol = コボル
objective-new-caprica = ニュー・カプリカ
objective-earth = 地球

# Loyalty cards; .power tells the Cylon cards apart

loyalty-you-are-not-a-cylon = 非サイロン
loyalty-you-are-a-cylon-can-damage-galactica = サイロン
    .power = ギャラクティカにダメージ
loyalty-you-are-a-cylon-can-reduce-morale-by-1 = サイロン
    .power = 士気を1減らす
loyalty-you-are-a-cylon-can-send-a-character-to-sickbay = サイロン
    .power = キャラクターを医務室へ
loyalty-you-are-a-cylon-can-send-a-character-to-the-brig = サイロン
    .power = キャラクターを営倉へ
loyalty-you-are-a-cylon-can-make-players-draw-treachery-cards = サイロン
    .power = 裏切りカードを引かせる
loyalty-you-are-a-sympathizer = 同調者
loyalty-you-are-a-sympathetic-cylon = 友好的サイロン
loyalty-you-are-the-mutineer = 反乱者

# Agendas

agenda-genocide = 大量虐殺
agenda-grant-mercy = 慈悲を与える
agenda-mutual-annihilation = 相互殲滅
agenda-reduce-them-to-ruins = 廃墟と化せ
agenda-show-their-true-nature = 本性を暴け
agenda-siege-warfare = 包囲戦
agenda-convert-the-infidels = 異教徒の改宗
agenda-guide-them-to-destiny = 宿命への導き
agenda-join-the-colonials = コロニーへの合流
agenda-prove-their-worth = 価値の証明
agenda-salvage-their-equipment = 装備の回収
agenda-the-illusion-of-hope = 希望という幻

# Mutiny cards

mutiny-armed-resistance = 武装抵抗
mutiny-assume-command = 指揮権の掌握
mutiny-bait-and-switch = すり替え
mutiny-betrayal-of-trust = 信頼への裏切り
mutiny-blackmail = 脅迫
mutiny-clipped-wings = もがれた翼
mutiny-controversial-speech = 物議を醸す演説
mutiny-feed-the-people = 民衆に食を
mutiny-impeachment = 弾劾
mutiny-make-a-deal = 取引
mutiny-necessary-risk = 必要な賭け
mutiny-panic = パニック
mutiny-peaceful-resistance = 平和的抵抗
mutiny-ruined-reputation = 失墜した名声
mutiny-scavenging-for-parts = 部品あさり
mutiny-selfish-act = 利己的な行い
mutiny-send-a-message = 見せしめ
mutiny-set-the-agenda = 議題の設定
mutiny-the-strong-survive = 強者生存
mutiny-unauthorized-usage = 無断使用
mutiny-violent-protest = 暴力的な抗議
mutiny-weapons-armed = 武装完了

# Motives

motive-a-false-sense-of-security = 偽りの安心感
motive-a-justified-response = 正当な対応
motive-end-the-chase = 追跡の終わり
motive-fight-with-honor = 名誉ある戦い
motive-harvest-their-resources = 資源の収穫
motive-improve-efficiency = 効率の向上
motive-keep-them-docile = 従順なままに
motive-learn-to-cherish = 慈しみを知る
motive-make-an-ally = 味方を作る
motive-no-unnecessary-force = 無用な武力なしに
motive-pressure-their-leaders = 指導者への圧力
motive-remove-the-threat = 脅威の排除
motive-savor-their-demise = 滅亡を味わう
motive-subjects-for-study = 研究対象

# Missions

mission-attack-on-the-colony = コロニー攻撃
mission-cylon-civil-war = サイロンの内戦
mission-destroy-the-hub = ハブの破壊
mission-digging-up-the-past = 過去の発掘
mission-needs-of-the-people = 民衆の求め
mission-rescue-hera = ヘラ救出
mission-the-red-stripes = 赤いストライプ
mission-the-search-for-home = 故郷を求めて
