# What effects do, one message each. They are clauses in the polite form, without a full stop; .ren, .dict and
# .may are their other forms (see names.ftl).
#
# $who-id and $by-id say of whom a clause speaks: "you" is spoken to (or has just been named: "the
# Admiral may …"), "same" did the deed just before, everybody else is named by $who or $by.

who-you = あなた
    .of = あなたの
who-current = 手番プレイヤー
    .of = 手番プレイヤーの
who-admiral = 艦長
    .of = 艦長の
who-president = 大統領
    .of = 大統領の
who-target-character = そのキャラクター
    .of = そのキャラクターの
who-target-player = そのプレイヤー
    .of = そのプレイヤーの
who-each = 各プレイヤー
who-each-human = 各人類側プレイヤー
who-each-cylon = 各開示サイロン
who-admiral-and-current = 艦長と手番プレイヤー
who-officers = 大統領と艦長
who-each-without-mutiny = 反乱カードを持たない各人類側プレイヤー
who-each-without-miracle = 奇跡トークンを持たない各人類側プレイヤー
who-at = 「{ $place }」にいるすべてのキャラクター
who-aboard = { $ship }にいるすべてのキャラクター

# The topic of a clause, left out where it is understood, but not after somebody else has acted
who-topic = { $who-id ->
    [you] { $who-again ->
        [yes] あなたは
       *[no] {""}
    }
    [same] {""}
    [same-both] {""}
    [same-made] {""}
    [both] { $who }はそれぞれ
   *[other] { $who }は
}
who-subject = { $who-id ->
    [you] { $who-again ->
        [yes] あなたが
       *[no] {""}
    }
    [same] {""}
    [same-both] {""}
    [same-made] {""}
    [both] { $who }がそれぞれ
   *[other] { $who }が
}
by-subject = { $by-id ->
    [you] { $by-again ->
        [yes] あなたが
       *[no] {""}
    }
    [same] {""}
   *[other] { $by }が
}
by-topic = { $by-id ->
    [you] { $by-again ->
        [yes] あなたは
       *[no] {""}
    }
    [same] {""}
   *[other] { $by }は
}

# Who may be chosen; .apart is for a choice that does not itself say where they go

among-sendable = キャラクター1人
    .apart = 「{ $place }」にいないキャラクター1人
among-sendable-from = { $ship-of }区画にいるキャラクター1人
    .apart = { $ship-of }区画にいるキャラクター1人
among-other-humans = 他の人類側プレイヤー1人
    .apart = 他の人類側プレイヤー1人
among-others-but-admiral = 艦長以外の他の人類側プレイヤー1人
    .apart = 艦長以外の他の人類側プレイヤー1人
among-others-in-brig = 「営倉」にいる他のキャラクター1人
    .apart = 「営倉」にいる他のキャラクター1人
among-candidates = 人類側プレイヤー1人
    .apart = 人類側プレイヤー1人（自分でもかまいません）
among-with-hidden-loyalty = 他のプレイヤー1人
    .apart = 他のプレイヤー1人
among-humans-with-hidden-loyalty = 他の人類側プレイヤー1人
    .apart = 他の人類側プレイヤー1人
among-officers-with-hidden-loyalty = 大統領か艦長のどちらか
    .apart = 大統領か艦長のどちらか
among-others = 他のプレイヤー1人
    .apart = 他のプレイヤー1人
among-everybody = 任意のプレイヤー1人
    .apart = 任意のプレイヤー1人（自分でもかまいません）
among-characters = キャラクター1人
    .apart = キャラクター1人
among-prisoners = 「営倉」にいるキャラクター1人
    .apart = 「営倉」にいるキャラクター1人
among-on-new-caprica = ニュー・カプリカにいるキャラクター1人
    .apart = ニュー・カプリカにいるキャラクター1人（人類でもサイロンでもかまいません）
among-humans-on-new-caprica = ニュー・カプリカにいる人類側プレイヤー1人
    .apart = ニュー・カプリカにいる人類側プレイヤー1人
among-in-detention = 「拘置所」にいるキャラクター1人
    .apart = 「拘置所」にいるキャラクター1人
among-revealed-cylons = 開示サイロン・プレイヤー1人
    .apart = 開示サイロン・プレイヤー1人
among-humans = 人類側プレイヤー1人
    .apart = 任意の人類側プレイヤー1人
among-may-draw-mutiny = 人類側プレイヤー1人
    .apart = 任意の人類側プレイヤー1人
among-others-may-draw-mutiny = 他の人類側プレイヤー1人
    .apart = 他の人類側プレイヤー1人
among-others-may-gain-miracle = 他のプレイヤー1人
    .apart = 奇跡トークンを受け取れる他のプレイヤー1人
among-others-here = あなたと同じ区画にいる他のプレイヤー1人
    .apart = あなたと同じ区画にいる他のプレイヤー1人

no-effect = 効果なし
    .do = 効果なし
    .ren = 何も起こらず
    .dict = 何も起こらない
    .may = 何もしないことができます
    .ask = 何もしませんか

# Dials and tracks

effect-turn = { $deed ->
    [yes] { $by-sign ->
        [minus] { $resource }を{ $by-size }減らします
       *[plus] { $resource }を{ $by-size }増やします
    }
   *[no] { $by-sign ->
        [minus] { $resource }を{ $by-size }失います
       *[plus] { $resource }を{ $by-size }獲得します
    }
}
    .ren = { $deed ->
    [yes] { $by-sign ->
        [minus] { $resource }を{ $by-size }減らし
       *[plus] { $resource }を{ $by-size }増やし
    }
   *[no] { $by-sign ->
        [minus] { $resource }を{ $by-size }失い
       *[plus] { $resource }を{ $by-size }獲得し
    }
}
    .dict = { $deed ->
    [yes] { $by-sign ->
        [minus] { $resource }を{ $by-size }減らす
       *[plus] { $resource }を{ $by-size }増やす
    }
   *[no] { $by-sign ->
        [minus] { $resource }を{ $by-size }失う
       *[plus] { $resource }を{ $by-size }獲得する
    }
}
    .may = { $deed ->
    [yes] { $by-sign ->
        [minus] { $resource }を{ $by-size }減らすことができます
       *[plus] { $resource }を{ $by-size }増やすことができます
    }
   *[no] { $by-sign ->
        [minus] { $resource }を{ $by-size }失うことができます
       *[plus] { $resource }を{ $by-size }獲得することができます
    }
}
    .ask = { $deed ->
    [yes] { $by-sign ->
        [minus] { $resource }を{ $by-size }減らしますか
       *[plus] { $resource }を{ $by-size }増やしますか
    }
   *[no] { $by-sign ->
        [minus] { $resource }を{ $by-size }失いますか
       *[plus] { $resource }を{ $by-size }獲得しますか
    }
}
    .do = { $deed ->
    [yes] { $by-sign ->
        [minus] { $resource }を{ $by-size }減らします
       *[plus] { $resource }を{ $by-size }増やします
    }
   *[no] { $by-sign ->
        [minus] { $resource }を{ $by-size }失います
       *[plus] { $resource }を{ $by-size }獲得します
    }
}
    .loss = { $resource }{ $by-size }
    .amount = { $resource }を{ $by-size }
    .turn = { $deed ->
        [yes] other
       *[no] { $by-sign ->
            [minus] loss
           *[plus] gain
        }
    }
effect-turn-any = { $by-sign ->
    [minus] 任意のリソース1つを{ $by-size }減らします
   *[plus] 任意のリソース1つを{ $by-size }増やします
}
    .ren = { $by-sign ->
    [minus] 任意のリソース1つを{ $by-size }減らし
   *[plus] 任意のリソース1つを{ $by-size }増やし
}
    .dict = { $by-sign ->
    [minus] 任意のリソース1つを{ $by-size }減らす
   *[plus] 任意のリソース1つを{ $by-size }増やす
}
    .may = { $by-sign ->
    [minus] 任意のリソース1つを{ $by-size }減らすことができます
   *[plus] 任意のリソース1つを{ $by-size }増やすことができます
}
    .ask = { $by-sign ->
    [minus] 任意のリソース1つを{ $by-size }減らしますか
   *[plus] 任意のリソース1つを{ $by-size }増やしますか
}
    .do = { $by-sign ->
    [minus] 任意のリソース1つを{ $by-size }減らします
   *[plus] 任意のリソース1つを{ $by-size }増やします
}
effect-turn-again = { $by-sign ->
    [minus] さらに{ $resource }を{ $by-size }失います
   *[plus] さらに{ $resource }を{ $by-size }獲得します
}
    .ren = { $by-sign ->
    [minus] さらに{ $resource }を{ $by-size }失い
   *[plus] さらに{ $resource }を{ $by-size }獲得し
}
    .dict = { $by-sign ->
    [minus] さらに{ $resource }を{ $by-size }失う
   *[plus] さらに{ $resource }を{ $by-size }獲得する
}
    .may = { $by-sign ->
    [minus] さらに{ $resource }を{ $by-size }失うことができます
   *[plus] さらに{ $resource }を{ $by-size }獲得することができます
}
    .ask = { $by-sign ->
    [minus] さらに{ $resource }を{ $by-size }失いますか
   *[plus] さらに{ $resource }を{ $by-size }獲得しますか
}
    .do = { $by-sign ->
    [minus] さらに{ $resource }を{ $by-size }失います
   *[plus] さらに{ $resource }を{ $by-size }獲得します
}
effect-jump-prep = { $by-sign ->
    [minus] ジャンプ準備トラックの船団マーカーを{ n-spaces }戻します
   *[plus] ジャンプ準備トラックの船団マーカーを{ n-spaces }進めます
}
    .ren = { $by-sign ->
    [minus] ジャンプ準備トラックの船団マーカーを{ n-spaces }戻し
   *[plus] ジャンプ準備トラックの船団マーカーを{ n-spaces }進め
}
    .dict = { $by-sign ->
    [minus] ジャンプ準備トラックの船団マーカーを{ n-spaces }戻す
   *[plus] ジャンプ準備トラックの船団マーカーを{ n-spaces }進める
}
    .may = { $by-sign ->
    [minus] ジャンプ準備トラックの船団マーカーを{ n-spaces }戻すことができます
   *[plus] ジャンプ準備トラックの船団マーカーを{ n-spaces }進めることができます
}
    .ask = { $by-sign ->
    [minus] ジャンプ準備トラックの船団マーカーを{ n-spaces }戻しますか
   *[plus] ジャンプ準備トラックの船団マーカーを{ n-spaces }進めますか
}
    .do = { $by-sign ->
    [minus] ジャンプ準備トラックの船団マーカーを{ n-spaces }戻します
   *[plus] ジャンプ準備トラックの船団マーカーを{ n-spaces }進めます
}
n-spaces = { $by-size }マス

effect-shield = リソースを1つ選び、この手番の次の損失を1減らします
    .ren = リソースを1つ選び、この手番の次の損失を1減らし
    .dict = リソースを1つ選び、この手番の次の損失を1減らす
    .may = リソースを1つ選び、この手番の次の損失を1減らすことができます
    .ask = リソースを1つ選び、この手番の次の損失を1減らしますか
    .do = リソースを1つ選び、この手番の次の損失を1減らします
effect-distance = このカードを目標カードの横に置き、ジャンプ距離{ $distance }として数えます
    .ren = このカードを目標カードの横に置き、ジャンプ距離{ $distance }として数え
    .dict = このカードを目標カードの横に置き、ジャンプ距離{ $distance }として数える
    .may = このカードを目標カードの横に置き、ジャンプ距離{ $distance }として数えることができます
    .ask = このカードを目標カードの横に置き、ジャンプ距離{ $distance }として数えますか
    .do = このカードを目標カードの横に置き、ジャンプ距離{ $distance }として数えます
effect-discard-nuke = 艦長は核兵器を1個捨てます
    .ren = 艦長は核兵器を1個捨て
    .dict = 艦長が核兵器を1個捨てる
    .may = 艦長は核兵器を1個捨てることができます
    .ask = 艦長は核兵器を1個捨てますか
    .do = 艦長は核兵器を1個捨てます

# Cards

effect-draw = { $who-id ->
    [made] { $who }に{ $cards-wo }引かせます
    [same-made] { $cards-wo }引かせます
   *[other] { who-topic }{ $cards-wo }引きます
}
    .ren = { $who-id ->
    [made] { $who }に{ $cards-wo }引かせ
    [same-made] { $cards-wo }引かせ
   *[other] { who-topic }{ $cards-wo }引き
}
    .dict = { $who-id ->
    [made] { $who }に{ $cards-wo }引かせる
    [same-made] { $cards-wo }引かせる
   *[other] { who-subject }{ $cards-wo }引く
}
    .may = { $who-id ->
    [made] { $who }に{ $cards-wo }引かせることができます
    [same-made] { $cards-wo }引かせることができます
   *[other] { who-topic }{ $cards-wo }引くことができます
}
    .ask = { $who-id ->
    [made] { $who }に{ $cards-wo }引かせますか
    [same-made] { $cards-wo }引かせますか
   *[other] { who-topic }{ $cards-wo }引きますか
}
    .do = { $who-id ->
    [made] { $who }に{ $cards-wo }引かせます
    [same-made] { $cards-wo }引かせます
   *[other] { who-topic }{ $cards-wo }引きます
}
draw-skill = { $skill-card }{ $count }枚
    .wo = { $skill-card }を{ $count }枚
    .held = { $skill-card }を{ $count }枚以上
draw-any = 任意のタイプ（スキルセット外でも可）のスキルカード{ $count }枚
    .wo = 任意のタイプ（スキルセット外でも可）のスキルカードを{ $count }枚
draw-own = { $who-id ->
    [you] 自分のスキルセットのタイプ（スキルセットがなければ任意のタイプ）のスキルカード{ $count }枚
   *[other] 自分のスキルセットのタイプのスキルカード{ $count }枚
}
    .wo = { $who-id ->
        [you] 自分のスキルセットのタイプ（スキルセットがなければ任意のタイプ）のスキルカードを{ $count }枚
       *[other] 自分のスキルセットのタイプのスキルカードを{ $count }枚
    }
effect-discard = { $who-id ->
    [made] { $who }に{ discard-amount }捨て札にさせます
    [same-made] { discard-amount }捨て札にさせます
   *[other] { who-topic }{ discard-amount }捨て札にします
}
    .ren = { $who-id ->
    [made] { $who }に{ discard-amount }捨て札にさせ
    [same-made] { discard-amount }捨て札にさせ
   *[other] { who-topic }{ discard-amount }捨て札にし
}
    .dict = { $who-id ->
    [made] { $who }に{ discard-amount }捨て札にさせる
    [same-made] { discard-amount }捨て札にさせる
   *[other] { who-subject }{ discard-amount }捨て札にする
}
    .may = { $who-id ->
    [made] { $who }に{ discard-amount }捨て札にさせることができます
    [same-made] { discard-amount }捨て札にさせることができます
   *[other] { who-topic }{ discard-amount }捨て札にすることができます
}
    .ask = { $who-id ->
    [made] { $who }に{ discard-amount }捨て札にさせますか
    [same-made] { discard-amount }捨て札にさせますか
   *[other] { who-topic }{ discard-amount }捨て札にしますか
}
    .do = { $who-id ->
    [made] { $who }に{ discard-amount }捨て札にさせます
    [same-made] { discard-amount }捨て札にさせます
   *[other] { who-topic }{ discard-amount }捨て札にします
}
discard-amount = { $amount ->
    [all] 手札のスキルカードをすべて
    [random] スキルカードをランダムに{ $count }枚
   *[own] スキルカードを{ $count }枚
}
effect-draw-quorum = { who-topic }治安判事カードを{ $count }枚引きます
    .ren = { who-topic }治安判事カードを{ $count }枚引き
    .dict = { who-subject }治安判事カードを{ $count }枚引く
    .may = { who-topic }治安判事カードを{ $count }枚引くことができます
    .ask = { who-topic }治安判事カードを{ $count }枚引きますか
    .do = { who-topic }治安判事カードを{ $count }枚引きます
effect-draw-quorum-again = 治安判事カードをさらに{ $count }枚引きます
    .ren = 治安判事カードをさらに{ $count }枚引き
    .dict = 治安判事カードをさらに{ $count }枚引く
    .may = 治安判事カードをさらに{ $count }枚引くことができます
    .ask = 治安判事カードをさらに{ $count }枚引きますか
    .do = 治安判事カードをさらに{ $count }枚引きます
effect-draw-super-crisis = { who-topic }スーパークライシス・カードを{ $count }枚引きます
    .ren = { who-topic }スーパークライシス・カードを{ $count }枚引き
    .dict = { who-subject }スーパークライシス・カードを{ $count }枚引く
    .may = { who-topic }スーパークライシス・カードを{ $count }枚引くことができます
    .ask = { who-topic }スーパークライシス・カードを{ $count }枚引きますか
    .do = { who-topic }スーパークライシス・カードを{ $count }枚引きます
effect-refill-hands = スキルカードが{ $limit }枚以下の各人類側プレイヤーは、自分のスキルセットのタイプから{ $count }枚引くことができます
    .ren = スキルカードが{ $limit }枚以下の各人類側プレイヤーは、自分のスキルセットのタイプから{ $count }枚引くことができ
    .dict = スキルカードが{ $limit }枚以下の各人類側プレイヤーは、自分のスキルセットのタイプから{ $count }枚引くことができる
    .ask = スキルカードが{ $limit }枚以下の各人類側プレイヤーは、自分のスキルセットのタイプから{ $count }枚引くことができますか
    .do = スキルカードが{ $limit }枚以下の各人類側プレイヤーは、自分のスキルセットのタイプから{ $count }枚引くことができます
    .may = スキルカードが{ $limit }枚以下の各人類側プレイヤーは、自分のスキルセットのタイプから{ $count }枚引くことができます
effect-humans-may-draw = 各人類側プレイヤーは、自分のスキルセットのタイプのスキルカードを{ $count }枚引くことができます
    .ren = 各人類側プレイヤーは、自分のスキルセットのタイプのスキルカードを{ $count }枚引くことができ
    .dict = 各人類側プレイヤーは、自分のスキルセットのタイプのスキルカードを{ $count }枚引くことができる
    .ask = 各人類側プレイヤーは、自分のスキルセットのタイプのスキルカードを{ $count }枚引くことができますか
    .do = 各人類側プレイヤーは、自分のスキルセットのタイプのスキルカードを{ $count }枚引くことができます
    .may = 各人類側プレイヤーは、自分のスキルセットのタイプのスキルカードを{ $count }枚引くことができます
effect-into-destiny = { $skill-card }{ $count }枚を宿命デッキに加えてシャッフルします
    .ren = { $skill-card }{ $count }枚を宿命デッキに加えてシャッフルし
    .dict = { $skill-card }{ $count }枚を宿命デッキに加えてシャッフルする
    .may = { $skill-card }{ $count }枚を宿命デッキに加えてシャッフルすることができます
    .ask = { $skill-card }{ $count }枚を宿命デッキに加えてシャッフルしますか
    .do = { $skill-card }{ $count }枚を宿命デッキに加えてシャッフルします
effect-new-destiny = 宿命デッキをすべて捨て札にし、{ draw-skill }だけで新しい宿命デッキを作ります
    .ren = 宿命デッキをすべて捨て札にし、{ draw-skill }だけで新しい宿命デッキを作り
    .dict = 宿命デッキをすべて捨て札にし、{ draw-skill }だけで新しい宿命デッキを作る
    .may = 宿命デッキをすべて捨て札にし、{ draw-skill }だけで新しい宿命デッキを作ることができます
    .ask = 宿命デッキをすべて捨て札にし、{ draw-skill }だけで新しい宿命デッキを作りますか
    .do = 宿命デッキをすべて捨て札にし、{ draw-skill }だけで新しい宿命デッキを作ります
effect-swap-with-destiny = このカードを宿命デッキの一番上のカードと交換します
    .ren = このカードを宿命デッキの一番上のカードと交換し
    .dict = このカードを宿命デッキの一番上のカードと交換する
    .may = このカードを宿命デッキの一番上のカードと交換することができます
    .ask = このカードを宿命デッキの一番上のカードと交換しますか
    .do = このカードを宿命デッキの一番上のカードと交換します
effect-glimpse-destiny = 宿命デッキの上から{ $count }枚を手札に加え、その後手札から{ $count }枚をその上に置きます
    .ren = 宿命デッキの上から{ $count }枚を手札に加え、その後手札から{ $count }枚をその上に置き
    .dict = 宿命デッキの上から{ $count }枚を手札に加え、その後手札から{ $count }枚をその上に置く
    .may = 宿命デッキの上から{ $count }枚を手札に加え、その後手札から{ $count }枚をその上に置くことができます
    .ask = 宿命デッキの上から{ $count }枚を手札に加え、その後手札から{ $count }枚をその上に置きますか
    .do = 宿命デッキの上から{ $count }枚を手札に加え、その後手札から{ $count }枚をその上に置きます
effect-read-destiny = 宿命デッキをすべて見て、好きな{ $count }枚を捨て札にし、残りをシャッフルします
    .ren = 宿命デッキをすべて見て、好きな{ $count }枚を捨て札にし、残りをシャッフルし
    .dict = 宿命デッキをすべて見て、好きな{ $count }枚を捨て札にし、残りをシャッフルする
    .may = 宿命デッキをすべて見て、好きな{ $count }枚を捨て札にし、残りをシャッフルすることができます
    .ask = 宿命デッキをすべて見て、好きな{ $count }枚を捨て札にし、残りをシャッフルしますか
    .do = 宿命デッキをすべて見て、好きな{ $count }枚を捨て札にし、残りをシャッフルします
effect-look-at-bottom = 忠誠カードとアジェンダを除く任意のデッキの一番下のカードを見ます
    .ren = 忠誠カードとアジェンダを除く任意のデッキの一番下のカードを見て
    .dict = 忠誠カードとアジェンダを除く任意のデッキの一番下のカードを見る
    .may = 忠誠カードとアジェンダを除く任意のデッキの一番下のカードを見ることができます
    .ask = 忠誠カードとアジェンダを除く任意のデッキの一番下のカードを見ますか
    .do = 忠誠カードとアジェンダを除く任意のデッキの一番下のカードを見ます
effect-swap-hands = 自分のスキルカードの手札すべてを、{ $who }の手札すべてと交換します
    .ren = 自分のスキルカードの手札すべてを、{ $who }の手札すべてと交換し
    .dict = 自分のスキルカードの手札すべてを、{ $who }の手札すべてと交換する
    .may = 自分のスキルカードの手札すべてを、{ $who }の手札すべてと交換することができます
    .ask = 自分のスキルカードの手札すべてを、{ $who }の手札すべてと交換しますか
    .do = 自分のスキルカードの手札すべてを、{ $who }の手札すべてと交換します
effect-take-random-card = { $who }の手札からスキルカードをランダムに{ $count }枚取ります
    .ren = { $who }の手札からスキルカードをランダムに{ $count }枚取り
    .dict = { $who }の手札からスキルカードをランダムに{ $count }枚取る
    .may = { $who }の手札からスキルカードをランダムに{ $count }枚取ることができます
    .ask = { $who }の手札からスキルカードをランダムに{ $count }枚取りますか
    .do = { $who }の手札からスキルカードをランダムに{ $count }枚取ります
effect-draw-named = { who-topic }あなたが指定したタイプ（スキルセット外でも可）のスキルカードを{ $count }枚引きます
    .ren = { who-topic }あなたが指定したタイプ（スキルセット外でも可）のスキルカードを{ $count }枚引き
    .dict = { who-subject }あなたが指定したタイプ（スキルセット外でも可）のスキルカードを{ $count }枚引く
    .may = { who-topic }あなたが指定したタイプ（スキルセット外でも可）のスキルカードを{ $count }枚引くことができます
    .ask = { who-topic }あなたが指定したタイプ（スキルセット外でも可）のスキルカードを{ $count }枚引きますか
    .do = { who-topic }あなたが指定したタイプ（スキルセット外でも可）のスキルカードを{ $count }枚引きます
effect-play-quorum = 手札の治安判事カードを1枚プレイします
    .ren = 手札の治安判事カードを1枚プレイし
    .dict = 手札の治安判事カードを1枚プレイする
    .may = 手札の治安判事カードを1枚プレイすることができます
    .ask = 手札の治安判事カードを1枚プレイしますか
    .do = 手札の治安判事カードを1枚プレイします
effect-resolve-quorum-of = 治安判事カードを{ $count }枚引き、うち1枚を自分がプレイしたものとして処理し（大統領でなくてもかまいません）、残りを治安判事デッキの下に置きます
    .ren = 治安判事カードを{ $count }枚引き、うち1枚を自分がプレイしたものとして処理し（大統領でなくてもかまいません）、残りを治安判事デッキの下に置き
    .dict = 治安判事カードを{ $count }枚引き、うち1枚を自分がプレイしたものとして処理し（大統領でなくてもかまいません）、残りを治安判事デッキの下に置く
    .may = 治安判事カードを{ $count }枚引き、うち1枚を自分がプレイしたものとして処理し（大統領でなくてもかまいません）、残りを治安判事デッキの下に置くことができます
    .ask = 治安判事カードを{ $count }枚引き、うち1枚を自分がプレイしたものとして処理し（大統領でなくてもかまいません）、残りを治安判事デッキの下に置きますか
    .do = 治安判事カードを{ $count }枚引き、うち1枚を自分がプレイしたものとして処理し（大統領でなくてもかまいません）、残りを治安判事デッキの下に置きます
effect-give-this-card = { by-topic }このカードを{ $to }に渡します
    .ren = { by-topic }このカードを{ $to }に渡し
    .dict = { by-subject }このカードを{ $to }に渡す
    .may = { by-topic }このカードを{ $to }に渡すことができます
    .ask = { by-topic }このカードを{ $to }に渡しますか
    .do = { by-topic }このカードを{ $to }に渡します
effect-give-this-card-standing = { by-topic }このカードを{ $to }に渡します。カードは{ $until }そのプレイヤーのもとに残ります。{ $rule }
    .do = { by-topic }このカードを{ $to }に渡します。カードは{ $until }そのプレイヤーのもとに残ります。{ $rule }
    .ren = { by-topic }このカードを{ $to }に渡し（{ $until }そのプレイヤーのもとに残ります。{ $rule }）
    .dict = { by-subject }このカードを{ $to }に渡す（{ $until }そのプレイヤーのもとに残ります。{ $rule }）
    .may = { by-topic }このカードを{ $to }に渡すことができます。カードは{ $until }そのプレイヤーのもとに残ります。{ $rule }
    .ask = { by-topic }このカードを{ $to }に渡しますか（{ $until }そのプレイヤーのもとに残ります。{ $rule }）
effect-stay-in-play = このカードは場に残ります
    .ren = このカードは場に残り
    .dict = このカードが場に残る
    .may = このカードは場に残ることができます
    .ask = このカードは場に残りますか
    .do = このカードは場に残ります
effect-stay-in-play-standing = このカードは{ $until }場に残ります。{ $rule }
    .do = このカードは{ $until }場に残ります。{ $rule }
    .ren = このカードは{ $until }場に残り（{ $rule }）
    .dict = このカードが{ $until }場に残る（{ $rule }）
    .may = このカードを{ $until }場に残すことができます。{ $rule }
    .ask = このカードを{ $until }場に残しますか（{ $rule }）
effect-leave-game = このカードをゲームから取り除きます
    .ren = このカードをゲームから取り除き
    .dict = このカードをゲームから取り除く
    .may = このカードをゲームから取り除くことができます
    .ask = このカードをゲームから取り除きますか
    .do = このカードをゲームから取り除きます
effect-swap-super-crisis = 自分のスーパークライシス・カードを捨て札にし、新しいものを1枚引きます
    .ren = 自分のスーパークライシス・カードを捨て札にし、新しいものを1枚引き
    .dict = 自分のスーパークライシス・カードを捨て札にし、新しいものを1枚引く
    .may = 自分のスーパークライシス・カードを捨て札にし、新しいものを1枚引くことができます
    .ask = 自分のスーパークライシス・カードを捨て札にし、新しいものを1枚引きますか
    .do = 自分のスーパークライシス・カードを捨て札にし、新しいものを1枚引きます

# People

effect-send = { $who-id ->
    [you] 「{ $to }」に行きます
    [same] 「{ $to }」に送られます
   *[other] { who-topic }「{ $to }」に送られます
}
    .ren = { $who-id ->
    [you] 「{ $to }」に行き
    [same] 「{ $to }」に送られ
   *[other] { who-topic }「{ $to }」に送られ
}
    .dict = { $who-id ->
    [you] 「{ $to }」に行く
    [same] 「{ $to }」に送られる
   *[other] { who-subject }「{ $to }」に送られる
}
    .may = { $who-id ->
    [you] 「{ $to }」に行くことができます
    [same] 「{ $to }」に送られることができます
   *[other] { who-topic }「{ $to }」に送られることができます
}
    .ask = { $who-id ->
    [you] 「{ $to }」に行きますか
    [same] 「{ $to }」に送られますか
   *[other] { who-topic }「{ $to }」に送られますか
}
    .do = { $who-id ->
    [you] 「{ $to }」に行きます
    [same] 「{ $to }」に送られます
   *[other] { who-topic }「{ $to }」に送られます
}
effect-send-chosen = { by-topic }{ $who }を「{ $to }」に送ります
    .ren = { by-topic }{ $who }を「{ $to }」に送り
    .dict = { by-subject }{ $who }を「{ $to }」に送る
    .may = { by-topic }{ $who }を「{ $to }」に送ることができます
    .ask = { by-topic }{ $who }を「{ $to }」に送りますか
    .do = { by-topic }{ $who }を「{ $to }」に送ります
effect-send-aboard = { $who-id ->
    [you] { $ship-of }任意の区画（危険区画を除く）に移動します
   *[other] { by-topic }{ $who }を{ $ship-of }任意の区画（危険区画を除く）に移動させます
}
    .ren = { $who-id ->
    [you] { $ship-of }任意の区画（危険区画を除く）に移動し
   *[other] { by-topic }{ $who }を{ $ship-of }任意の区画（危険区画を除く）に移動させ
}
    .dict = { $who-id ->
    [you] { $ship-of }任意の区画（危険区画を除く）に移動する
   *[other] { by-subject }{ $who }を{ $ship-of }任意の区画（危険区画を除く）に移動させる
}
    .may = { $who-id ->
    [you] { $ship-of }任意の区画（危険区画を除く）に移動することができます
   *[other] { by-topic }{ $who }を{ $ship-of }任意の区画（危険区画を除く）に移動させることができます
}
    .ask = { $who-id ->
    [you] { $ship-of }任意の区画（危険区画を除く）に移動しますか
   *[other] { by-topic }{ $who }を{ $ship-of }任意の区画（危険区画を除く）に移動させますか
}
    .do = { $who-id ->
    [you] { $ship-of }任意の区画（危険区画を除く）に移動します
   *[other] { by-topic }{ $who }を{ $ship-of }任意の区画（危険区画を除く）に移動させます
}
effect-send-anywhere = { $who-id ->
    [you] 他の任意の区画（危険区画を除く）に移動します
   *[other] { by-topic }{ $who }を他の任意の区画（危険区画を除く）に移動させます
}
    .ren = { $who-id ->
    [you] 他の任意の区画（危険区画を除く）に移動し
   *[other] { by-topic }{ $who }を他の任意の区画（危険区画を除く）に移動させ
}
    .dict = { $who-id ->
    [you] 他の任意の区画（危険区画を除く）に移動する
   *[other] { by-subject }{ $who }を他の任意の区画（危険区画を除く）に移動させる
}
    .may = { $who-id ->
    [you] 他の任意の区画（危険区画を除く）に移動することができます
   *[other] { by-topic }{ $who }を他の任意の区画（危険区画を除く）に移動させることができます
}
    .ask = { $who-id ->
    [you] 他の任意の区画（危険区画を除く）に移動しますか
   *[other] { by-topic }{ $who }を他の任意の区画（危険区画を除く）に移動させますか
}
    .do = { $who-id ->
    [you] 他の任意の区画（危険区画を除く）に移動します
   *[other] { by-topic }{ $who }を他の任意の区画（危険区画を除く）に移動させます
}
effect-execute = { $who-id ->
    [you] あなたは処刑されます
   *[other] { who-topic }処刑されます
}
    .ren = { $who-id ->
    [you] あなたは処刑され
   *[other] { who-topic }処刑され
}
    .dict = { $who-id ->
    [you] あなたは処刑される
   *[other] { who-subject }処刑される
}
    .may = { $who-id ->
    [you] あなたは処刑されることができます
   *[other] { who-topic }処刑されることができます
}
    .ask = { $who-id ->
    [you] あなたは処刑されますか
   *[other] { who-topic }処刑されますか
}
    .do = { $who-id ->
    [you] あなたは処刑されます
   *[other] { who-topic }処刑されます
}
effect-execute-chosen = { by-topic }{ $who }を処刑します
    .ren = { by-topic }{ $who }を処刑し
    .dict = { by-subject }{ $who }を処刑する
    .may = { by-topic }{ $who }を処刑することができます
    .ask = { by-topic }{ $who }を処刑しますか
    .do = { by-topic }{ $who }を処刑します
effect-pass-title = { $title }称号は、現在の保持者を除いて継承順位が最も高いプレイヤーに移ります
    .ren = { $title }称号は、現在の保持者を除いて継承順位が最も高いプレイヤーに移り
    .dict = { $title }称号は、現在の保持者を除いて継承順位が最も高いプレイヤーに移る
    .may = { $title }称号は、現在の保持者を除いて継承順位が最も高いプレイヤーに移ることができます
    .ask = { $title }称号は、現在の保持者を除いて継承順位が最も高いプレイヤーに移りますか
    .do = { $title }称号は、現在の保持者を除いて継承順位が最も高いプレイヤーに移ります
effect-infiltrate = 潜入します。ギャラクティカの任意の区画（危険区画を除く）に移動し、以後は人類側プレイヤーとなります
    .may = 潜入することができます。ギャラクティカの任意の区画（危険区画を除く）に移動し、以後は人類側プレイヤーとなります
    .ask = 潜入しますか（ギャラクティカの任意の区画（危険区画を除く）に移動し、以後は人類側プレイヤーとなります）
    .do = 潜入します。ギャラクティカの任意の区画（危険区画を除く）に移動し、以後は人類側プレイヤーとなります
    .ren = 潜入してギャラクティカの任意の区画（危険区画を除く）に移動し（以後は人類側プレイヤーとなります）
    .dict = 潜入してギャラクティカの任意の区画（危険区画を除く）に移動する（以後は人類側プレイヤーとなります）
effect-sacrifice = 「医務室」に行き、それまでいた宙域で次のうち1つを破壊します：{ $ships }
    .do = 「医務室」に行き、それまでいた宙域で次のうち1つを破壊します：{ $ships }
    .ren = 「医務室」に行き、それまでいた宙域で{ $ships }のうち1つを破壊し
    .dict = 「医務室」に行き、それまでいた宙域で{ $ships }のうち1つを破壊する
    .may = 「医務室」に行き、それまでいた宙域で次のうち1つを破壊することができます：{ $ships }
    .ask = 「医務室」に行き、それまでいた宙域で{ $ships }のうち1つを破壊しますか
effect-give = { who-topic }{ $title }称号を獲得します
    .ren = { who-topic }{ $title }称号を獲得し
    .dict = { who-subject }{ $title }称号を獲得する
    .may = { who-topic }{ $title }称号を獲得することができます
    .ask = { who-topic }{ $title }称号を獲得しますか
    .do = { who-topic }{ $title }称号を獲得します
effect-give-chosen = { by-topic }{ $title }称号を{ $who }に渡します
    .ren = { by-topic }{ $title }称号を{ $who }に渡し
    .dict = { by-subject }{ $title }称号を{ $who }に渡す
    .may = { by-topic }{ $title }称号を{ $who }に渡すことができます
    .ask = { by-topic }{ $title }称号を{ $who }に渡しますか
    .do = { by-topic }{ $title }称号を{ $who }に渡します
effect-look-at-loyalty = { by-topic }{ $who }の裏向きの忠誠カードを{ $look ->
    [all] すべて
   *[one] ランダムに1枚
}見ます
    .ren = { by-topic }{ $who }の裏向きの忠誠カードを{ $look ->
    [all] すべて
   *[one] ランダムに1枚
}見て
    .dict = { by-subject }{ $who }の裏向きの忠誠カードを{ $look ->
    [all] すべて
   *[one] ランダムに1枚
}見る
    .may = { by-topic }{ $who }の裏向きの忠誠カードを{ $look ->
    [all] すべて
   *[one] ランダムに1枚
}見ることができます
    .ask = { by-topic }{ $who }の裏向きの忠誠カードを{ $look ->
    [all] すべて
   *[one] ランダムに1枚
}見ますか
    .do = { by-topic }{ $who }の裏向きの忠誠カードを{ $look ->
    [all] すべて
   *[one] ランダムに1枚
}見ます
effect-hand-on-loyalty = 自分の裏向きの忠誠カードをすべて{ $who }に渡します
    .ren = 自分の裏向きの忠誠カードをすべて{ $who }に渡し
    .dict = 自分の裏向きの忠誠カードをすべて{ $who }に渡す
    .may = 自分の裏向きの忠誠カードをすべて{ $who }に渡すことができます
    .ask = 自分の裏向きの忠誠カードをすべて{ $who }に渡しますか
    .do = 自分の裏向きの忠誠カードをすべて{ $who }に渡します
effect-take-card = { $who }の手札を見て、好きな1枚を自分の手札に加えます
    .ren = { $who }の手札を見て、好きな1枚を自分の手札に加え
    .dict = { $who }の手札を見て、好きな1枚を自分の手札に加える
    .may = { $who }の手札を見て、好きな1枚を自分の手札に加えることができます
    .ask = { $who }の手札を見て、好きな1枚を自分の手札に加えますか
    .do = { $who }の手札を見て、好きな1枚を自分の手札に加えます

# Choices, conditions, dice

effect-target = { by-topic }{ $who-apart }を選びます。{ $then }
    .do = { by-topic }{ $who-apart }を選びます。{ $then }
    .ren = { by-topic }{ $who-apart }を選び、{ $then-ren }
    .dict = { by-subject }{ $who-apart }を選ぶ（{ $then }）
    .may = { by-topic }{ $who-apart }を選ぶことができます。{ $then }
    .ask = { by-topic }{ $who-apart }を選びますか（{ $then }）
effect-choose = { $by-id ->
    [you] 次のいずれかを行います：{ $options-dict }
   *[other] { $by }は次のいずれかを選びます：{ $options-dict }
}
    .ren = { $by-id ->
        [you] 次のいずれかを行い（{ $options-dict }）
       *[other] { $by }は次のいずれかを選び（{ $options-dict }）
    }
    .dict = { $by-id ->
        [you] 次のいずれかを行う（{ $options-dict }）
       *[other] { $by }が次のいずれかを選ぶ（{ $options-dict }）
    }
    .may = { $by-id ->
        [you] 次のいずれかを行うことができます：{ $options-dict }
       *[other] { $by }は次のいずれかを選ぶことができます：{ $options-dict }
    }
    .ask = { $by-id ->
        [you] 次のいずれかを行いますか（{ $options-dict }）
       *[other] { $by }は次のいずれかを選びますか（{ $options-dict }）
    }
    .do = { $by-id ->
        [you] 次のいずれかを行います：{ $options-dict }
       *[other] { $by }は次のいずれかを選びます：{ $options-dict }
    }
# カードの選択肢は「／」で区切る：「燃料を1失うか、士気を1失い、…」ではどこまでが選択肢かわからない
option-or = { $first-dict }／{ $last-dict }
    .ren = { $first-dict }／{ $last-dict }
    .dict = { $first-dict }／{ $last-dict }
    .may = { $first-dict }／{ $last-dict }
    .ask = { $first-dict }／{ $last-dict }
    .do = { $first-dict }／{ $last-dict }
deed-or = { $first-dict }か、{ $last }
    .ren = { $first-dict }か、{ $last-ren }
    .dict = { $first-dict }か、{ $last-dict }
    .may = { $first-dict }か、{ $last-may }
    .ask = { $first-dict }か、{ $last-ask }
    .do = { $first-dict }か、{ $last-do }
option-or-if = { $first-dict }／{ $last-dict }
    .ren = { $first-dict }／{ $last-dict }
    .dict = { $first-dict }／{ $last-dict }
    .may = { $first-dict }／{ $last-dict }
    .ask = { $first-dict }／{ $last-dict }
    .do = { $first-dict }／{ $last-dict }
# 最後が「…場合」で始まるとき
deed-or-if = { $first-dict }か、または{ $last }
    .ren = { $first-dict }か、または{ $last-ren }
    .dict = { $first-dict }か、または{ $last-dict }
    .may = { $first-dict }か、または{ $last-may }
    .ask = { $first-dict }か、または{ $last-ask }
    .do = { $first-dict }か、または{ $last-do }
deed-either = { $options-dict }かのどちらかを行います
    .ren = { $options-dict }かのどちらかを行い
    .dict = { $options-dict }かのどちらかを行う
    .may = { $options-dict }かのどちらかを行うことができます
    .ask = { $options-dict }かのどちらかを行いますか
    .do = { $options-dict }かのどちらかを行います
effect-may = { by-topic }{ $then-may }
    .ren = { by-topic }{ $then-dict }ことができ
    .dict = { by-subject }{ $then-dict }ことができる
    .may = { by-topic }{ $then-may }
    .ask = { by-topic }{ $then-ask }
    .do = { by-topic }{ $then-may }
effect-if = { $condition }場合、{ $then }
    .ren = { $condition }場合、{ $then-ren }
    .dict = { $condition }場合、{ $then-dict }
    .may = { $condition }場合、{ $then-may }
    .ask = { $condition }場合、{ $then-ask }
    .do = { $condition }場合、{ $then-do }
effect-roll = { $by-id ->
    [target] { $by }はダイスを振ります。{ $results }
   *[other] { roll-by }ダイスを振ります。{ $results }
}
    .do = { $by-id ->
    [target] { $by }はダイスを振ります。{ $results }
   *[other] { roll-by }ダイスを振ります。{ $results }
}
    .ren = { $by-id ->
        [target] { $by }はダイスを振り、{ $results-ren }
       *[other] { roll-by }ダイスを振り、{ $results-ren }
    }
    .dict = { $by-id ->
        [target] { $by }はダイスを振り、{ $results-dict }
       *[other] { roll-by }ダイスを振り、{ $results-dict }
    }
    .may = { $by-id ->
        [target] { $by }はダイスを振ることができます。{ $results }
       *[other] { roll-by }ダイスを振ることができます。{ $results }
    }
    .ask = { $by-id ->
        [target] { $by }はダイスを振りますか（{ $results }）
       *[other] { roll-by }ダイスを振りますか（{ $results }）
    }
# ほかの人が何かしたあとでは、振る人を言います
roll-by = { $by-id ->
    [you] { $by-again ->
        [yes] あなたが
       *[no] {""}
    }
   *[other] {""}
}
roll-result = 出た目が{ $range }なら、{ $then }
    .ren = 出た目が{ $range }なら、{ $then-ren }
    .dict = 出た目が{ $range }なら、{ $then-dict }
    .may = 出た目が{ $range }なら、{ $then-may }
    .ask = 出た目が{ $range }なら、{ $then-ask }
    .do = 出た目が{ $range }なら、{ $then-do }
effect-risk = { by-topic }格納庫の{ $ships }で賭けを行うことができます：{ $then }
    .do = { by-topic }格納庫の{ $ships }で賭けを行うことができます：{ $then }
    .ren = { by-topic }格納庫の{ $ships }で賭けを行うことができ（{ $then }）
    .dict = { by-subject }格納庫の{ $ships }で賭けを行うことができる（{ $then }）
    .may = { by-topic }格納庫の{ $ships }で賭けを行うことができます：{ $then }
    .ask = { by-topic }格納庫の{ $ships }で賭けを行いますか（{ $then }）
effect-risk-deed = 格納庫の{ $ships }で賭けを行います：{ $then }
    .do = 格納庫の{ $ships }で賭けを行います：{ $then }
    .ren = 格納庫の{ $ships }で賭けを行い、{ $then-ren }
    .dict = 格納庫の{ $ships }で賭けを行う（{ $then }）
    .may = 格納庫の{ $ships }で賭けを行うことができます：{ $then }
    .ask = 格納庫の{ $ships }で賭けを行いますか（{ $then }）
effect-fail-box = このカードの失敗の結果を処理します
    .ren = このカードの失敗の結果を処理し
    .dict = このカードの失敗の結果を処理する
    .may = このカードの失敗の結果を処理することができます
    .ask = このカードの失敗の結果を処理しますか
    .do = このカードの失敗の結果を処理します
effect-check = スキルチェック{ $difficulty }（{ $skills }）を行います。パス：{ $pass }。失敗：{ $fail }
    .do = スキルチェック{ $difficulty }（{ $skills }）を行います。パス：{ $pass }。失敗：{ $fail }
    .ren = スキルチェック{ $difficulty }（{ $skills }）を行い（パス：{ $pass }。失敗：{ $fail }）
    .dict = スキルチェック{ $difficulty }（{ $skills }）を行う（パス：{ $pass }。失敗：{ $fail }）
    .may = スキルチェック{ $difficulty }（{ $skills }）を行うことができます。パス：{ $pass }。失敗：{ $fail }
    .ask = スキルチェック{ $difficulty }（{ $skills }）を行いますか（パス：{ $pass }。失敗：{ $fail }）
effect-check-partial = スキルチェック{ $difficulty }（{ $skills }）を行います。パス：{ $pass }。部分パス（{ $threshold }以上）：{ $partial }。失敗：{ $fail }
    .do = スキルチェック{ $difficulty }（{ $skills }）を行います。パス：{ $pass }。部分パス（{ $threshold }以上）：{ $partial }。失敗：{ $fail }
    .ren = スキルチェック{ $difficulty }（{ $skills }）を行い（パス：{ $pass }。部分パス（{ $threshold }以上）：{ $partial }。失敗：{ $fail }）
    .dict = スキルチェック{ $difficulty }（{ $skills }）を行う（パス：{ $pass }。部分パス（{ $threshold }以上）：{ $partial }。失敗：{ $fail }）
    .may = スキルチェック{ $difficulty }（{ $skills }）を行うことができます。パス：{ $pass }。部分パス（{ $threshold }以上）：{ $partial }。失敗：{ $fail }
    .ask = スキルチェック{ $difficulty }（{ $skills }）を行いますか（パス：{ $pass }。部分パス（{ $threshold }以上）：{ $partial }。失敗：{ $fail }）

# Space, ships and damage

effect-place = { $area }の宙域に{ $ships }を配置します
    .ren = { $area }の宙域に{ $ships }を配置し
    .dict = { $area }の宙域に{ $ships }を配置する
    .may = { $area }の宙域に{ $ships }を配置することができます
    .ask = { $area }の宙域に{ $ships }を配置しますか
    .do = { $area }の宙域に{ $ships }を配置します
effect-activate = { $icon-id ->
    [raiders] レイダーを起動します
    [launch-raiders] 各ベーススターは{ $launched }を発進させます
    [heavy-raiders] ヘビーレイダーを起動し、センチュリオンを前進させます
    [occupation] 占領軍を起動します
   *[basestars] 各ベーススターはギャラクティカを攻撃します
}
    .ren = { $icon-id ->
    [raiders] レイダーを起動し
    [launch-raiders] 各ベーススターは{ $launched }を発進させ
    [heavy-raiders] ヘビーレイダーを起動し、センチュリオンを前進させ
    [occupation] 占領軍を起動し
   *[basestars] 各ベーススターはギャラクティカを攻撃し
}
    .dict = { $icon-id ->
    [raiders] レイダーを起動する
    [launch-raiders] 各ベーススターが{ $launched }を発進させる
    [heavy-raiders] ヘビーレイダーを起動し、センチュリオンを前進させる
    [occupation] 占領軍を起動する
   *[basestars] 各ベーススターがギャラクティカを攻撃する
}
    .may = { $icon-id ->
    [raiders] レイダーを起動することができます
    [launch-raiders] 各ベーススターは{ $launched }を発進させることができます
    [heavy-raiders] ヘビーレイダーを起動し、センチュリオンを前進させることができます
    [occupation] 占領軍を起動することができます
   *[basestars] 各ベーススターはギャラクティカを攻撃することができます
}
    .ask = { $icon-id ->
    [raiders] レイダーを起動しますか
    [launch-raiders] 各ベーススターは{ $launched }を発進させますか
    [heavy-raiders] ヘビーレイダーを起動し、センチュリオンを前進させますか
    [occupation] 占領軍を起動しますか
   *[basestars] 各ベーススターはギャラクティカを攻撃しますか
}
    .do = { $icon-id ->
    [raiders] レイダーを起動します
    [launch-raiders] 各ベーススターは{ $launched }を発進させます
    [heavy-raiders] ヘビーレイダーを起動し、センチュリオンを前進させます
    [occupation] 占領軍を起動します
   *[basestars] 各ベーススターはギャラクティカを攻撃します
}
effect-activate-placed = いま{ $area }の宙域に配置したレイダーだけを、すぐに起動します
    .ren = いま{ $area }の宙域に配置したレイダーだけを、すぐに起動し
    .dict = いま{ $area }の宙域に配置したレイダーだけを、すぐに起動する
    .may = いま{ $area }の宙域に配置したレイダーだけを、すぐに起動することができます
    .ask = いま{ $area }の宙域に配置したレイダーだけを、すぐに起動しますか
    .do = いま{ $area }の宙域に配置したレイダーだけを、すぐに起動します
effect-launch = 各ベーススターは{ $ships }を発進させます
    .ren = 各ベーススターは{ $ships }を発進させ
    .dict = 各ベーススターが{ $ships }を発進させる
    .may = 各ベーススターは{ $ships }を発進させることができます
    .ask = 各ベーススターは{ $ships }を発進させますか
    .do = 各ベーススターは{ $ships }を発進させます
effect-board = 乗艦部隊トラックの最初のマスにセンチュリオンを{ $count }体配置します
    .ren = 乗艦部隊トラックの最初のマスにセンチュリオンを{ $count }体配置し
    .dict = 乗艦部隊トラックの最初のマスにセンチュリオンを{ $count }体配置する
    .may = 乗艦部隊トラックの最初のマスにセンチュリオンを{ $count }体配置することができます
    .ask = 乗艦部隊トラックの最初のマスにセンチュリオンを{ $count }体配置しますか
    .do = 乗艦部隊トラックの最初のマスにセンチュリオンを{ $count }体配置します
effect-activate-heavy-raiders-alone = ヘビーレイダーを起動しますが、センチュリオンは前進しません
    .ask = ヘビーレイダーを起動しますが、センチュリオンは前進しませんか
    .do = ヘビーレイダーを起動しますが、センチュリオンは前進しません
    .ren = ヘビーレイダーを起動し（センチュリオンは前進しません）
    .dict = センチュリオンを前進させずにヘビーレイダーを起動する
    .may = センチュリオンを前進させずにヘビーレイダーを起動することができます
effect-damage-galactica = { $count ->
    [1] ギャラクティカがダメージを受けます
   *[other] ギャラクティカがダメージを{ $count }回受けます
}
    .ren = { $count ->
    [1] ギャラクティカがダメージを受け
   *[other] ギャラクティカがダメージを{ $count }回受け
}
    .dict = { $count ->
    [1] ギャラクティカがダメージを受ける
   *[other] ギャラクティカがダメージを{ $count }回受ける
}
    .may = { $count ->
    [1] ギャラクティカがダメージを受けることができます
   *[other] ギャラクティカがダメージを{ $count }回受けることができます
}
    .ask = { $count ->
    [1] ギャラクティカがダメージを受けますか
   *[other] ギャラクティカがダメージを{ $count }回受けますか
}
    .do = { $count ->
    [1] ギャラクティカがダメージを受けます
   *[other] ギャラクティカがダメージを{ $count }回受けます
}

effect-damage-galactica-of = ギャラクティカ・ダメージ・トークンを{ $draw }個まで引き、好きな{ $resolve }個を処理し、残りを戻します
    .ren = ギャラクティカ・ダメージ・トークンを{ $draw }個まで引き、好きな{ $resolve }個を処理し、残りを戻し
    .dict = ギャラクティカ・ダメージ・トークンを{ $draw }個まで引き、好きな{ $resolve }個を処理し、残りを戻す
    .may = ギャラクティカ・ダメージ・トークンを{ $draw }個まで引き、好きな{ $resolve }個を処理し、残りを戻すことができます
    .ask = ギャラクティカ・ダメージ・トークンを{ $draw }個まで引き、好きな{ $resolve }個を処理し、残りを戻しますか
    .do = ギャラクティカ・ダメージ・トークンを{ $draw }個まで引き、好きな{ $resolve }個を処理し、残りを戻します
effect-damage-vipers = { $hold ->
    [space] 手番プレイヤーは宙域にある{ $ships }を選び、ダメージを与えます
    [anywhere] 手番プレイヤーは宙域か格納庫にある{ $ships }を選び、ダメージを与えます
   *[reserves] 格納庫の{ $ships }にダメージを与えます
}
    .ren = { $hold ->
    [space] 手番プレイヤーは宙域にある{ $ships }を選び、ダメージを与え
    [anywhere] 手番プレイヤーは宙域か格納庫にある{ $ships }を選び、ダメージを与え
   *[reserves] 格納庫の{ $ships }にダメージを与え
}
    .dict = { $hold ->
    [space] 手番プレイヤーが宙域にある{ $ships }を選び、ダメージを与える
    [anywhere] 手番プレイヤーが宙域か格納庫にある{ $ships }を選び、ダメージを与える
   *[reserves] 格納庫の{ $ships }にダメージを与える
}
    .may = { $hold ->
    [space] 手番プレイヤーは宙域にある{ $ships }を選び、ダメージを与えることができます
    [anywhere] 手番プレイヤーは宙域か格納庫にある{ $ships }を選び、ダメージを与えることができます
   *[reserves] 格納庫の{ $ships }にダメージを与えることができます
}
    .ask = { $hold ->
    [space] 手番プレイヤーは宙域にある{ $ships }を選び、ダメージを与えますか
    [anywhere] 手番プレイヤーは宙域か格納庫にある{ $ships }を選び、ダメージを与えますか
   *[reserves] 格納庫の{ $ships }にダメージを与えますか
}
    .do = { $hold ->
    [space] 手番プレイヤーは宙域にある{ $ships }を選び、ダメージを与えます
    [anywhere] 手番プレイヤーは宙域か格納庫にある{ $ships }を選び、ダメージを与えます
   *[reserves] 格納庫の{ $ships }にダメージを与えます
}
effect-recall-vipers = 宙域のすべてのバイパーを格納庫に、そのパイロットを「ハンガーデッキ」に戻します
    .ren = 宙域のすべてのバイパーを格納庫に、そのパイロットを「ハンガーデッキ」に戻し
    .dict = 宙域のすべてのバイパーを格納庫に、そのパイロットを「ハンガーデッキ」に戻す
    .may = 宙域のすべてのバイパーを格納庫に、そのパイロットを「ハンガーデッキ」に戻すことができます
    .ask = 宙域のすべてのバイパーを格納庫に、そのパイロットを「ハンガーデッキ」に戻しますか
    .do = 宙域のすべてのバイパーを格納庫に、そのパイロットを「ハンガーデッキ」に戻します
effect-destroy-raptor = ラプターを1機破壊します
    .ren = ラプターを1機破壊し
    .dict = ラプターを1機破壊する
    .may = ラプターを1機破壊することができます
    .ask = ラプターを1機破壊しますか
    .do = ラプターを1機破壊します
effect-return-raptors = 破壊されたラプター{ $count }機を格納庫に戻します
    .ren = 破壊されたラプター{ $count }機を格納庫に戻し
    .dict = 破壊されたラプター{ $count }機を格納庫に戻す
    .may = 破壊されたラプター{ $count }機を格納庫に戻すことができます
    .ask = 破壊されたラプター{ $count }機を格納庫に戻しますか
    .do = 破壊されたラプター{ $count }機を格納庫に戻します
effect-restore-ships = 損傷または破壊されたバイパーを{ $vipers }機まで、破壊されたラプターを{ $raptors }機まで格納庫に戻します
    .ren = 損傷または破壊されたバイパーを{ $vipers }機まで、破壊されたラプターを{ $raptors }機まで格納庫に戻し
    .dict = 損傷または破壊されたバイパーを{ $vipers }機まで、破壊されたラプターを{ $raptors }機まで格納庫に戻す
    .may = 損傷または破壊されたバイパーを{ $vipers }機まで、破壊されたラプターを{ $raptors }機まで格納庫に戻すことができます
    .ask = 損傷または破壊されたバイパーを{ $vipers }機まで、破壊されたラプターを{ $raptors }機まで格納庫に戻しますか
    .do = 損傷または破壊されたバイパーを{ $vipers }機まで、破壊されたラプターを{ $raptors }機まで格納庫に戻します
effect-destroy-civilian = 民間船をランダムに{ $count }隻引き、破壊します
    .ren = 民間船をランダムに{ $count }隻引き、破壊し
    .dict = 民間船をランダムに{ $count }隻引き、破壊する
    .may = 民間船をランダムに{ $count }隻引き、破壊することができます
    .ask = 民間船をランダムに{ $count }隻引き、破壊しますか
    .do = 民間船をランダムに{ $count }隻引き、破壊します
effect-destroy-cylon-ships = 好きな{ $ships }を破壊します
    .ren = 好きな{ $ships }を破壊し
    .dict = 好きな{ $ships }を破壊する
    .may = 好きな{ $ships }を破壊することができます
    .ask = 好きな{ $ships }を破壊しますか
    .do = 好きな{ $ships }を破壊します
effect-destroy-centurion = センチュリオンを1体破壊します
    .ren = センチュリオンを1体破壊し
    .dict = センチュリオンを1体破壊する
    .may = センチュリオンを1体破壊することができます
    .ask = センチュリオンを1体破壊しますか
    .do = センチュリオンを1体破壊します
effect-remove-basestar = ベーススター1機をゲームボードから取り除きます
    .ren = ベーススター1機をゲームボードから取り除き
    .dict = ベーススター1機をゲームボードから取り除く
    .may = ベーススター1機をゲームボードから取り除くことができます
    .ask = ベーススター1機をゲームボードから取り除きますか
    .do = ベーススター1機をゲームボードから取り除きます
effect-repair-any = 場所を問わず、損傷した区画を{ $count }か所まで、損傷バイパーを{ $vipers }機まで修理します
    .ren = 場所を問わず、損傷した区画を{ $count }か所まで、損傷バイパーを{ $vipers }機まで修理し
    .dict = 場所を問わず、損傷した区画を{ $count }か所まで、損傷バイパーを{ $vipers }機まで修理する
    .may = 場所を問わず、損傷した区画を{ $count }か所まで、損傷バイパーを{ $vipers }機まで修理することができます
    .ask = 場所を問わず、損傷した区画を{ $count }か所まで、損傷バイパーを{ $vipers }機まで修理しますか
    .do = 場所を問わず、損傷した区画を{ $count }か所まで、損傷バイパーを{ $vipers }機まで修理します
effect-repair-locations = 損傷した区画を{ $count }か所修理します
    .ren = 損傷した区画を{ $count }か所修理し
    .dict = 損傷した区画を{ $count }か所修理する
    .may = 損傷した区画を{ $count }か所修理することができます
    .ask = 損傷した区画を{ $count }か所修理しますか
    .do = 損傷した区画を{ $count }か所修理します
effect-repair-all-vipers = すべての損傷バイパーを格納庫に戻します
    .ren = すべての損傷バイパーを格納庫に戻し
    .dict = すべての損傷バイパーを格納庫に戻す
    .may = すべての損傷バイパーを格納庫に戻すことができます
    .ask = すべての損傷バイパーを格納庫に戻しますか
    .do = すべての損傷バイパーを格納庫に戻します
effect-repair-vipers = 損傷バイパー{ $count }機を格納庫に戻します
    .ren = 損傷バイパー{ $count }機を格納庫に戻し
    .dict = 損傷バイパー{ $count }機を格納庫に戻す
    .may = 損傷バイパー{ $count }機を格納庫に戻すことができます
    .ask = 損傷バイパー{ $count }機を格納庫に戻しますか
    .do = 損傷バイパー{ $count }機を格納庫に戻します
effect-civilian-fights = 宙域の民間船を1隻選び、その宙域の{ $ships }を破壊します。その後ダイスを振り、出た目が{ $range }なら、その民間船は破壊されます
    .ren = 宙域の民間船を1隻選び、その宙域の{ $ships }を破壊します。その後ダイスを振り、出た目が{ $range }なら、その民間船は破壊され
    .dict = 宙域の民間船を1隻選び、その宙域の{ $ships }を破壊します。その後ダイスを振り、出た目が{ $range }なら、その民間船は破壊される
    .ask = 宙域の民間船を1隻選び、その宙域の{ $ships }を破壊します。その後ダイスを振り、出た目が{ $range }なら、その民間船は破壊されますか
    .do = 宙域の民間船を1隻選び、その宙域の{ $ships }を破壊します。その後ダイスを振り、出た目が{ $range }なら、その民間船は破壊されます
    .may = 宙域の民間船を1隻選び、その宙域の{ $ships }を破壊することができます。その後ダイスを振り、出た目が{ $range }なら、その民間船は破壊されます
effect-find-scar = クライシス・デッキか捨て札パイルから「スカー」カードを探してすぐに処理し、その後クライシス・デッキをシャッフルします
    .ren = クライシス・デッキか捨て札パイルから「スカー」カードを探してすぐに処理し、その後クライシス・デッキをシャッフルし
    .dict = クライシス・デッキか捨て札パイルから「スカー」カードを探してすぐに処理し、その後クライシス・デッキをシャッフルする
    .may = クライシス・デッキか捨て札パイルから「スカー」カードを探してすぐに処理し、その後クライシス・デッキをシャッフルすることができます
    .ask = クライシス・デッキか捨て札パイルから「スカー」カードを探してすぐに処理し、その後クライシス・デッキをシャッフルしますか
    .do = クライシス・デッキか捨て札パイルから「スカー」カードを探してすぐに処理し、その後クライシス・デッキをシャッフルします

# New Caprica

effect-prepare-or-evacuate = 民間船1隻を準備するか脱出させます
    .ren = 民間船1隻を準備するか脱出させ
    .dict = 民間船1隻を準備するか脱出させる
    .may = 民間船1隻を準備するか脱出させることができます
    .ask = 民間船1隻を準備するか脱出させますか
    .do = 民間船1隻を準備するか脱出させます
effect-go-aboard-if-evacuated = 脱出させた場合、{ $ship-of }任意の区画（危険区画を除く）に移動することができます
    .ren = 脱出させた場合、{ $ship-of }任意の区画（危険区画を除く）に移動することができ
    .dict = 脱出させた場合、{ $ship-of }任意の区画（危険区画を除く）に移動することができる
    .ask = 脱出させた場合、{ $ship-of }任意の区画（危険区画を除く）に移動することができますか
    .do = 脱出させた場合、{ $ship-of }任意の区画（危険区画を除く）に移動することができます
    .may = 脱出させた場合、{ $ship-of }任意の区画（危険区画を除く）に移動することができます
effect-place-occupation = 「{ $where }」に占領軍を1部隊配置します
    .ren = 「{ $where }」に占領軍を1部隊配置し
    .dict = 「{ $where }」に占領軍を1部隊配置する
    .may = 「{ $where }」に占領軍を1部隊配置することができます
    .ask = 「{ $where }」に占領軍を1部隊配置しますか
    .do = 「{ $where }」に占領軍を1部隊配置します
effect-activate-one-occupation = 好きな占領軍1部隊を起動します
    .ren = 好きな占領軍1部隊を起動し
    .dict = 好きな占領軍1部隊を起動する
    .may = 好きな占領軍1部隊を起動することができます
    .ask = 好きな占領軍1部隊を起動しますか
    .do = 好きな占領軍1部隊を起動します
effect-destroy-occupation = 占領軍を{ $count }部隊破壊します
    .ren = 占領軍を{ $count }部隊破壊し
    .dict = 占領軍を{ $count }部隊破壊する
    .may = 占領軍を{ $count }部隊破壊することができます
    .ask = 占領軍を{ $count }部隊破壊しますか
    .do = 占領軍を{ $count }部隊破壊します
effect-destroy-locked = 封鎖中の山の一番上（その山がなければ準備済みの山の一番上）の船を破壊します
    .ren = 封鎖中の山の一番上（その山がなければ準備済みの山の一番上）の船を破壊し
    .dict = 封鎖中の山の一番上（その山がなければ準備済みの山の一番上）の船を破壊する
    .may = 封鎖中の山の一番上（その山がなければ準備済みの山の一番上）の船を破壊することができます
    .ask = 封鎖中の山の一番上（その山がなければ準備済みの山の一番上）の船を破壊しますか
    .do = 封鎖中の山の一番上（その山がなければ準備済みの山の一番上）の船を破壊します
effect-peek-locked = 封鎖中の山の一番上の船を見て、そのままにするか山の下に置きます
    .ren = 封鎖中の山の一番上の船を見て、そのままにするか山の下に置き
    .dict = 封鎖中の山の一番上の船を見て、そのままにするか山の下に置く
    .may = 封鎖中の山の一番上の船を見て、そのままにするか山の下に置くことができます
    .ask = 封鎖中の山の一番上の船を見て、そのままにするか山の下に置きますか
    .do = 封鎖中の山の一番上の船を見て、そのままにするか山の下に置きます

# Actions

effect-activate-vipers = 無人のバイパーを合計{ $count }回まで起動します。1回ごとに、格納庫から発進させるか、隣接する宙域に移動させるか、その宙域のサイロン艦を攻撃します。同じバイパーを続けて起動してもかまいません
    .may = 無人のバイパーを合計{ $count }回まで起動することができます。1回ごとに、格納庫から発進させるか、隣接する宙域に移動させるか、その宙域のサイロン艦を攻撃します。同じバイパーを続けて起動してもかまいません
    .ask = 無人のバイパーを合計{ $count }回まで起動しますか（1回ごとに、格納庫から発進させるか、隣接する宙域に移動させるか、その宙域のサイロン艦を攻撃します。同じバイパーを続けて起動してもかまいません）
    .do = 無人のバイパーを合計{ $count }回まで起動します。1回ごとに、格納庫から発進させるか、隣接する宙域に移動させるか、その宙域のサイロン艦を攻撃します。同じバイパーを続けて起動してもかまいません
    .ren = 無人のバイパーを合計{ $count }回まで起動し
    .dict = 無人のバイパーを合計{ $count }回まで起動する
effect-must-activate-viper = 無人のバイパーがあれば1機起動します。その際、格納庫から発進させるか、隣接する宙域に移動させるか、その宙域のサイロン艦を攻撃します
    .may = 無人のバイパーがあれば1機起動することができます。その際、格納庫から発進させるか、隣接する宙域に移動させるか、その宙域のサイロン艦を攻撃します
    .ask = 無人のバイパーがあれば1機起動しますか（その際、格納庫から発進させるか、隣接する宙域に移動させるか、その宙域のサイロン艦を攻撃します）
    .do = 無人のバイパーがあれば1機起動します。その際、格納庫から発進させるか、隣接する宙域に移動させるか、その宙域のサイロン艦を攻撃します
    .ren = 無人のバイパーがあれば1機起動し
    .dict = 無人のバイパーがあれば1機起動する
effect-attack-as-pilot = 自分が操縦するバイパーで{ $count }回まで攻撃します。目標は、1回ごとに、前のダイスを振った後でその宙域から選びます（{ $odds }）
    .may = 自分が操縦するバイパーで{ $count }回まで攻撃することができます。目標は、1回ごとに、前のダイスを振った後でその宙域から選びます（{ $odds }）
    .ask = 自分が操縦するバイパーで{ $count }回まで攻撃しますか。目標は、1回ごとに、前のダイスを振った後でその宙域から選びます（{ $odds }）
    .do = 自分が操縦するバイパーで{ $count }回まで攻撃します。目標は、1回ごとに、前のダイスを振った後でその宙域から選びます（{ $odds }）
    .ren = 自分が操縦するバイパーで{ $count }回まで攻撃し（{ $odds }）
    .dict = 自分が操縦するバイパーで{ $count }回まで攻撃する（{ $odds }）
effect-launch-self = 自分が操縦するバイパーを格納庫から発進アイコンのある宙域に発進させます。格納庫になければ、まず宙域の無人のバイパーを1機戻します
    .may = 自分が操縦するバイパーを格納庫から発進アイコンのある宙域に発進させることができます。格納庫になければ、まず宙域の無人のバイパーを1機戻します
    .ask = 自分が操縦するバイパーを格納庫から発進アイコンのある宙域に発進させますか（格納庫になければ、まず宙域の無人のバイパーを1機戻します）
    .do = 自分が操縦するバイパーを格納庫から発進アイコンのある宙域に発進させます。格納庫になければ、まず宙域の無人のバイパーを1機戻します
    .ren = 自分が操縦するバイパーを格納庫から発進アイコンのある宙域に発進させ（格納庫になければ、まず宙域の無人のバイパーを1機戻します）
    .dict = 自分が操縦するバイパーを格納庫から発進アイコンのある宙域に発進させる
effect-galactica-attacks = ギャラクティカから、任意の宙域のサイロン艦1機を攻撃します（{ $odds }）
    .ren = ギャラクティカから、任意の宙域のサイロン艦1機を攻撃し（{ $odds }）
    .dict = ギャラクティカから、任意の宙域のサイロン艦1機を攻撃する（{ $odds }）
    .may = ギャラクティカから、任意の宙域のサイロン艦1機を攻撃することができます（{ $odds }）
    .ask = ギャラクティカから、任意の宙域のサイロン艦1機を攻撃しますか（{ $odds }）
    .do = ギャラクティカから、任意の宙域のサイロン艦1機を攻撃します（{ $odds }）
effect-attack-centurion = 乗艦部隊トラックのセンチュリオン1体を攻撃します（{ $odds }）
    .ren = 乗艦部隊トラックのセンチュリオン1体を攻撃し（{ $odds }）
    .dict = 乗艦部隊トラックのセンチュリオン1体を攻撃する（{ $odds }）
    .may = 乗艦部隊トラックのセンチュリオン1体を攻撃することができます（{ $odds }）
    .ask = 乗艦部隊トラックのセンチュリオン1体を攻撃しますか（{ $odds }）
    .do = 乗艦部隊トラックのセンチュリオン1体を攻撃します（{ $odds }）
effect-launch-nuke = 核兵器1発でベーススターを攻撃し、その核兵器をゲームから取り除きます（{ $odds }）
    .ren = 核兵器1発でベーススターを攻撃し、その核兵器をゲームから取り除き（{ $odds }）
    .dict = 核兵器1発でベーススターを攻撃し、その核兵器をゲームから取り除く（{ $odds }）
    .may = 核兵器1発でベーススターを攻撃し、その核兵器をゲームから取り除くことができます（{ $odds }）
    .ask = 核兵器1発でベーススターを攻撃し、その核兵器をゲームから取り除きますか（{ $odds }）
    .do = 核兵器1発でベーススターを攻撃し、その核兵器をゲームから取り除きます（{ $odds }）
effect-look-at-civilians = 宙域の民間船を{ $count }隻見て、それぞれを隣接する宙域に移動させることができます
    .ren = 宙域の民間船を{ $count }隻見て、それぞれを隣接する宙域に移動させることができ
    .dict = 宙域の民間船を{ $count }隻見て、それぞれを隣接する宙域に移動させることができる
    .ask = 宙域の民間船を{ $count }隻見て、それぞれを隣接する宙域に移動させることができますか
    .do = 宙域の民間船を{ $count }隻見て、それぞれを隣接する宙域に移動させることができます
    .may = 宙域の民間船を{ $count }隻見て、それぞれを隣接する宙域に移動させることができます
effect-ftl-jump = ダイスを振り、出た目が1〜{ $upto }なら、船団マーカーのマスに示された人口を失います。その後、出た目にかかわらず船団はジャンプします
    .ren = ダイスを振り、出た目が1〜{ $upto }なら、船団マーカーのマスに示された人口を失います。その後、出た目にかかわらず船団はジャンプし
    .dict = ダイスを振り、出た目が1〜{ $upto }なら、船団マーカーのマスに示された人口を失います。その後、出た目にかかわらず船団はジャンプする
    .ask = ダイスを振り、出た目が1〜{ $upto }なら、船団マーカーのマスに示された人口を失います。その後、出た目にかかわらず船団はジャンプしますか
    .do = ダイスを振り、出た目が1〜{ $upto }なら、船団マーカーのマスに示された人口を失います。その後、出た目にかかわらず船団はジャンプします
    .may = ダイスを振って船団をジャンプさせることができます。出た目が1〜{ $upto }なら、その前に船団マーカーのマスに示された人口を失います
effect-peek = { $decks }の一番上のカードを見て、そのままにするかデッキの下に置きます
    .ren = { $decks }の一番上のカードを見て、そのままにするかデッキの下に置き
    .dict = { $decks }の一番上のカードを見て、そのままにするかデッキの下に置く
    .may = { $decks }の一番上のカードを見て、そのままにするかデッキの下に置くことができます
    .ask = { $decks }の一番上のカードを見て、そのままにするかデッキの下に置きますか
    .do = { $decks }の一番上のカードを見て、そのままにするかデッキの下に置きます
peek-deck = { $deck-deck }
effect-repair = 自分のいる区画を修理します。「ハンガーデッキ」では、代わりに{ $ships }まで修理することもできます
    .may = 自分のいる区画を修理することができます。「ハンガーデッキ」では、代わりに{ $ships }まで修理することもできます
    .ask = 自分のいる区画を修理しますか（「ハンガーデッキ」では、代わりに{ $ships }まで修理することもできます）
    .do = 自分のいる区画を修理します。「ハンガーデッキ」では、代わりに{ $ships }まで修理することもできます
    .ren = 自分のいる区画（「ハンガーデッキ」では{ $ships }まででも可）を修理し
    .dict = 自分のいる区画（「ハンガーデッキ」では{ $ships }まででも可）を修理する
effect-take-action = その後、アクションをもう1回行うことができます
    .ren = その後、アクションをもう1回行うことができ
    .dict = その後、アクションをもう1回行うことができる
    .ask = その後、アクションをもう1回行うことができますか
    .do = その後、アクションをもう1回行うことができます
    .may = その後、アクションをもう1回行うことができます
effect-take-actions = アクションを{ $count }回行います
    .ren = アクションを{ $count }回行い
    .dict = アクションを{ $count }回行う
    .may = アクションを{ $count }回行うことができます
    .ask = アクションを{ $count }回行いますか
    .do = アクションを{ $count }回行います
effect-order = { $who }は、移動してからアクションを1回行うか、移動せずにアクションを2回行います
    .ren = { $who }は、移動してからアクションを1回行うか、移動せずにアクションを2回行い
    .dict = { $who }は、移動してからアクションを1回行うか、移動せずにアクションを2回行う
    .may = { $who }は、移動してからアクションを1回行うか、移動せずにアクションを2回行うことができます
    .ask = { $who }は、移動してからアクションを1回行うか、移動せずにアクションを2回行いますか
    .do = { $who }は、移動してからアクションを1回行うか、移動せずにアクションを2回行います

effect-pegasus-attacks = ペガサスからベーススター1機を攻撃します（{ $odds }）
    .ren = ペガサスからベーススター1機を攻撃し（{ $odds }）
    .dict = ペガサスからベーススター1機を攻撃する（{ $odds }）
    .may = ペガサスからベーススター1機を攻撃することができます（{ $odds }）
    .ask = ペガサスからベーススター1機を攻撃しますか（{ $odds }）
    .do = ペガサスからベーススター1機を攻撃します（{ $odds }）
effect-main-batteries = 宙域を1つ選び、ダイスを振ります。{ $results }
    .do = 宙域を1つ選び、ダイスを振ります。{ $results }
    .ren = 宙域を1つ選び、ダイスを振り（{ $results }）
    .dict = 宙域を1つ選び、ダイスを振る（{ $results }）
    .may = 宙域を1つ選び、ダイスを振ることができます。{ $results }
    .ask = 宙域を1つ選び、ダイスを振りますか（{ $results }）
salvo = 出た目が{ $range }なら、そこにある{ $salvo ->
    [civilian] 民間船1隻が破壊されます
    [viper] バイパー1機がダメージを受けます
   *[raiders] { $raiders }が破壊されます
}
    .ren = 出た目が{ $range }なら、そこにある{ $salvo ->
    [civilian] 民間船1隻が破壊され
    [viper] バイパー1機がダメージを受け
   *[raiders] { $raiders }が破壊され
}
    .dict = 出た目が{ $range }なら、そこにある{ $salvo ->
    [civilian] 民間船1隻が破壊される
    [viper] バイパー1機がダメージを受ける
   *[raiders] { $raiders }が破壊される
}
    .may = 出た目が{ $range }なら、そこにある{ $salvo ->
    [civilian] 民間船1隻が破壊されることができます
    [viper] バイパー1機がダメージを受けることができます
   *[raiders] { $raiders }が破壊されることができます
}
    .ask = 出た目が{ $range }なら、そこにある{ $salvo ->
    [civilian] 民間船1隻が破壊されますか
    [viper] バイパー1機がダメージを受けますか
   *[raiders] { $raiders }が破壊されますか
}
    .do = 出た目が{ $range }なら、そこにある{ $salvo ->
    [civilian] 民間船1隻が破壊されます
    [viper] バイパー1機がダメージを受けます
   *[raiders] { $raiders }が破壊されます
}
effect-full-throttle = 自分のバイパーを任意の宙域に移動させることができます。その後、そこにいるサイロン艦1機を攻撃することができます
    .ren = 自分のバイパーを任意の宙域に移動させることができます。その後、そこにいるサイロン艦1機を攻撃することができ
    .dict = 自分のバイパーを任意の宙域に移動させることができます。その後、そこにいるサイロン艦1機を攻撃することができる
    .ask = 自分のバイパーを任意の宙域に移動させることができます。その後、そこにいるサイロン艦1機を攻撃することができますか
    .do = 自分のバイパーを任意の宙域に移動させることができます。その後、そこにいるサイロン艦1機を攻撃することができます
    .may = 自分のバイパーを任意の宙域に移動させることができます。その後、そこにいるサイロン艦1機を攻撃することができます
effect-blind-jump = 船団マーカーの位置にかかわらず、ダイスを振らずに船団がすぐにジャンプします。艦長は目的地カードを1枚だけ引きます
    .ask = 船団マーカーの位置にかかわらず、ダイスを振らずに船団がすぐにジャンプしますか（艦長は目的地カードを1枚だけ引きます）
    .do = 船団マーカーの位置にかかわらず、ダイスを振らずに船団がすぐにジャンプします。艦長は目的地カードを1枚だけ引きます
    .ren = 船団マーカーの位置にかかわらず、ダイスを振らずに船団がすぐにジャンプし、艦長は目的地カードを1枚だけ引き
    .dict = 船団マーカーの位置にかかわらず、ダイスを振らずに船団がすぐにジャンプする
    .may = 船団マーカーの位置にかかわらず、ダイスを振らずに船団をすぐにジャンプさせることができます。艦長は目的地カードを1枚だけ引きます

odds-row = { $victim }：{ $hits }
odds-hit = { $hit ->
    [damaged] { $range }でダメージ
    [damaged-twice] { $range }でダメージ2回
    [destroyed] { $range }で破壊
    [backfired] { $range }で逆にペガサスがダメージ
   *[destroyed-with-raiders] { $range }で同じ宙域のレイダー{ $raiders }機とともに破壊
}

# Mutiny cards and miracle tokens

effect-draw-mutiny = { $who-id ->
    [made] { $who }に反乱カードを{ $count }枚引かせます
    [same-made] 反乱カードを{ $count }枚引かせます
   *[other] { who-topic }反乱カードを{ $count }枚引きます
}
    .ren = { $who-id ->
    [made] { $who }に反乱カードを{ $count }枚引かせ
    [same-made] 反乱カードを{ $count }枚引かせ
   *[other] { who-topic }反乱カードを{ $count }枚引き
}
    .dict = { $who-id ->
    [made] { $who }に反乱カードを{ $count }枚引かせる
    [same-made] 反乱カードを{ $count }枚引かせる
   *[other] { who-subject }反乱カードを{ $count }枚引く
}
    .may = { $who-id ->
    [made] { $who }に反乱カードを{ $count }枚引かせることができます
    [same-made] 反乱カードを{ $count }枚引かせることができます
   *[other] { who-topic }反乱カードを{ $count }枚引くことができます
}
    .ask = { $who-id ->
    [made] { $who }に反乱カードを{ $count }枚引かせますか
    [same-made] 反乱カードを{ $count }枚引かせますか
   *[other] { who-topic }反乱カードを{ $count }枚引きますか
}
    .do = { $who-id ->
    [made] { $who }に反乱カードを{ $count }枚引かせます
    [same-made] 反乱カードを{ $count }枚引かせます
   *[other] { who-topic }反乱カードを{ $count }枚引きます
}
effect-draw-mutiny-pardoned = { $who }は反乱カードを1枚引き（これで「営倉」に送られることはありません）、{ $count }枚を残して他を捨て札にします
    .ren = { $who }は反乱カードを1枚引き（これで「営倉」に送られることはありません）、{ $count }枚を残して他を捨て札にし
    .dict = { $who }は反乱カードを1枚引き（これで「営倉」に送られることはありません）、{ $count }枚を残して他を捨て札にする
    .may = { $who }は反乱カードを1枚引き（これで「営倉」に送られることはありません）、{ $count }枚を残して他を捨て札にすることができます
    .ask = { $who }は反乱カードを1枚引き（これで「営倉」に送られることはありません）、{ $count }枚を残して他を捨て札にしますか
    .do = { $who }は反乱カードを1枚引き（これで「営倉」に送られることはありません）、{ $count }枚を残して他を捨て札にします
effect-discard-mutiny = { $who-id ->
    [you] 自分の反乱カードを{ $count }枚捨て札にします
   *[other] { who-topic }反乱カードを{ $count }枚捨て札にします
}
    .ren = { $who-id ->
    [you] 自分の反乱カードを{ $count }枚捨て札にし
   *[other] { who-topic }反乱カードを{ $count }枚捨て札にし
}
    .dict = { $who-id ->
    [you] 自分の反乱カードを{ $count }枚捨て札にする
   *[other] { who-subject }反乱カードを{ $count }枚捨て札にする
}
    .may = { $who-id ->
    [you] 自分の反乱カードを{ $count }枚捨て札にすることができます
   *[other] { who-topic }反乱カードを{ $count }枚捨て札にすることができます
}
    .ask = { $who-id ->
    [you] 自分の反乱カードを{ $count }枚捨て札にしますか
   *[other] { who-topic }反乱カードを{ $count }枚捨て札にしますか
}
    .do = { $who-id ->
    [you] 自分の反乱カードを{ $count }枚捨て札にします
   *[other] { who-topic }反乱カードを{ $count }枚捨て札にします
}
effect-play-mutiny-of = 反乱デッキの上から{ $count }枚を引き（これで「営倉」に送られることはありません）、うち1枚をプレイして残りをデッキの下に置きます
    .ren = 反乱デッキの上から{ $count }枚を引き（これで「営倉」に送られることはありません）、うち1枚をプレイして残りをデッキの下に置き
    .dict = 反乱デッキの上から{ $count }枚を引き（これで「営倉」に送られることはありません）、うち1枚をプレイして残りをデッキの下に置く
    .may = 反乱デッキの上から{ $count }枚を引き（これで「営倉」に送られることはありません）、うち1枚をプレイして残りをデッキの下に置くことができます
    .ask = 反乱デッキの上から{ $count }枚を引き（これで「営倉」に送られることはありません）、うち1枚をプレイして残りをデッキの下に置きますか
    .do = 反乱デッキの上から{ $count }枚を引き（これで「営倉」に送られることはありません）、うち1枚をプレイして残りをデッキの下に置きます
effect-gain-miracle = { $who-id ->
    [made] { $who }に奇跡トークンを1個獲得させます
   *[other] { who-topic }奇跡トークンを1個獲得します
}
    .ren = { $who-id ->
    [made] { $who }に奇跡トークンを1個獲得させ
   *[other] { who-topic }奇跡トークンを1個獲得し
}
    .dict = { $who-id ->
    [made] { $who }に奇跡トークンを1個獲得させる
   *[other] { who-subject }奇跡トークンを1個獲得する
}
    .may = { $who-id ->
    [made] { $who }に奇跡トークンを1個獲得させることができます
   *[other] { who-topic }奇跡トークンを1個獲得することができます
}
    .ask = { $who-id ->
    [made] { $who }に奇跡トークンを1個獲得させますか
   *[other] { who-topic }奇跡トークンを1個獲得しますか
}
    .do = { $who-id ->
    [made] { $who }に奇跡トークンを1個獲得させます
   *[other] { who-topic }奇跡トークンを1個獲得します
}
effect-move-miracle = { $from-id ->
    [you] 自分の奇跡トークン1個を{ $to }に渡します
   *[other] { $from }から奇跡トークンを1個受け取ります
}
    .ren = { $from-id ->
    [you] 自分の奇跡トークン1個を{ $to }に渡し
   *[other] { $from }から奇跡トークンを1個受け取り
}
    .dict = { $from-id ->
    [you] 自分の奇跡トークン1個を{ $to }に渡す
   *[other] { $from }から奇跡トークンを1個受け取る
}
    .may = { $from-id ->
    [you] 自分の奇跡トークン1個を{ $to }に渡すことができます
   *[other] { $from }から奇跡トークンを1個受け取ることができます
}
    .ask = { $from-id ->
    [you] 自分の奇跡トークン1個を{ $to }に渡しますか
   *[other] { $from }から奇跡トークンを1個受け取りますか
}
    .do = { $from-id ->
    [you] 自分の奇跡トークン1個を{ $to }に渡します
   *[other] { $from }から奇跡トークンを1個受け取ります
}
effect-draw-from-set-of = { $who-of }スキルセットのタイプのスキルカードを{ $count }枚引きます
    .ren = { $who-of }スキルセットのタイプのスキルカードを{ $count }枚引き
    .dict = { $who-of }スキルセットのタイプのスキルカードを{ $count }枚引く
    .may = { $who-of }スキルセットのタイプのスキルカードを{ $count }枚引くことができます
    .ask = { $who-of }スキルセットのタイプのスキルカードを{ $count }枚引きますか
    .do = { $who-of }スキルセットのタイプのスキルカードを{ $count }枚引きます
effect-give-cards = 手札のスキルカードを{ $count }枚{ $who }に渡します
    .ren = 手札のスキルカードを{ $count }枚{ $who }に渡し
    .dict = 手札のスキルカードを{ $count }枚{ $who }に渡す
    .may = 手札のスキルカードを{ $count }枚{ $who }に渡すことができます
    .ask = 手札のスキルカードを{ $count }枚{ $who }に渡しますか
    .do = 手札のスキルカードを{ $count }枚{ $who }に渡します
effect-take-hand = { $who-of }プレイヤーが自分でなければ、そのスキルカードをすべて受け取ります
    .ren = { $who-of }プレイヤーが自分でなければ、そのスキルカードをすべて受け取り
    .dict = { $who-of }プレイヤーが自分でなければ、そのスキルカードをすべて受け取る
    .may = { $who-of }プレイヤーが自分でなければ、そのスキルカードをすべて受け取ることができます
    .ask = { $who-of }プレイヤーが自分でなければ、そのスキルカードをすべて受け取りますか
    .do = { $who-of }プレイヤーが自分でなければ、そのスキルカードをすべて受け取ります
effect-quarantine = ゲームボード上のすべての民間船を見て、1隻を選びます。未使用の民間船があればランダムに1隻を代わりに置き、選んだ船は未使用の民間船に加えてシャッフルします
    .may = ゲームボード上のすべての民間船を見て、1隻を選ぶことができます。未使用の民間船があればランダムに1隻を代わりに置き、選んだ船は未使用の民間船に加えてシャッフルします
    .ask = ゲームボード上のすべての民間船を見て、1隻を選びますか（未使用の民間船があればランダムに1隻を代わりに置き、選んだ船は未使用の民間船に加えてシャッフルします）
    .do = ゲームボード上のすべての民間船を見て、1隻を選びます。未使用の民間船があればランダムに1隻を代わりに置き、選んだ船は未使用の民間船に加えてシャッフルします
    .ren = ゲームボード上のすべての民間船を見て1隻を選び、未使用の民間船と入れ替え
    .dict = ゲームボード上のすべての民間船を見て1隻を選び、未使用の民間船と入れ替える
effect-bury-quorum = 大統領の治安判事カードを見て、好きな{ $count }枚を任意の順で治安判事デッキの下に置きます
    .ren = 大統領の治安判事カードを見て、好きな{ $count }枚を任意の順で治安判事デッキの下に置き
    .dict = 大統領の治安判事カードを見て、好きな{ $count }枚を任意の順で治安判事デッキの下に置く
    .may = 大統領の治安判事カードを見て、好きな{ $count }枚を任意の順で治安判事デッキの下に置くことができます
    .ask = 大統領の治安判事カードを見て、好きな{ $count }枚を任意の順で治安判事デッキの下に置きますか
    .do = 大統領の治安判事カードを見て、好きな{ $count }枚を任意の順で治安判事デッキの下に置きます
effect-place-anywhere = 宙域を1つ選び、そこに{ $ships }を配置します
    .ren = 宙域を1つ選び、そこに{ $ships }を配置し
    .dict = 宙域を1つ選び、そこに{ $ships }を配置する
    .may = 宙域を1つ選び、そこに{ $ships }を配置することができます
    .ask = 宙域を1つ選び、そこに{ $ships }を配置しますか
    .do = 宙域を1つ選び、そこに{ $ships }を配置します
effect-recall-civilian = 宙域に民間船があれば1隻を選び、未使用の民間船に加えてシャッフルします
    .ren = 宙域に民間船があれば1隻を選び、未使用の民間船に加えてシャッフルし
    .dict = 宙域に民間船があれば1隻を選び、未使用の民間船に加えてシャッフルする
    .may = 宙域に民間船があれば1隻を選び、未使用の民間船に加えてシャッフルすることができます
    .ask = 宙域に民間船があれば1隻を選び、未使用の民間船に加えてシャッフルしますか
    .do = 宙域に民間船があれば1隻を選び、未使用の民間船に加えてシャッフルします
effect-attack-centurion-with = 乗艦部隊トラックにセンチュリオンがいれば1体を、ダイスの目に{ $by }して攻撃します（{ $odds }）
    .ren = 乗艦部隊トラックにセンチュリオンがいれば1体を、ダイスの目に{ $by }して攻撃し（{ $odds }）
    .dict = 乗艦部隊トラックにセンチュリオンがいれば1体を、ダイスの目に{ $by }して攻撃する（{ $odds }）
    .may = 乗艦部隊トラックにセンチュリオンがいれば1体を、ダイスの目に{ $by }して攻撃することができます（{ $odds }）
    .ask = 乗艦部隊トラックにセンチュリオンがいれば1体を、ダイスの目に{ $by }して攻撃しますか（{ $odds }）
    .do = 乗艦部隊トラックにセンチュリオンがいれば1体を、ダイスの目に{ $by }して攻撃します（{ $odds }）
effect-remove-nukes = すべての核兵器をゲームから取り除きます
    .ren = すべての核兵器をゲームから取り除き
    .dict = すべての核兵器をゲームから取り除く
    .may = すべての核兵器をゲームから取り除くことができます
    .ask = すべての核兵器をゲームから取り除きますか
    .do = すべての核兵器をゲームから取り除きます
effect-discard-quorum = 大統領は治安判事カードをランダムに{ $count }枚捨て札にします
    .ren = 大統領は治安判事カードをランダムに{ $count }枚捨て札にし
    .dict = 大統領が治安判事カードをランダムに{ $count }枚捨て札にする
    .may = 大統領は治安判事カードをランダムに{ $count }枚捨て札にすることができます
    .ask = 大統領は治安判事カードをランダムに{ $count }枚捨て札にしますか
    .do = 大統領は治安判事カードをランダムに{ $count }枚捨て札にします
effect-free-prisoners = 「営倉」にいる各キャラクターは、{ $ship-of }任意の区画（危険区画を除く）に移動することができます
    .ren = 「営倉」にいる各キャラクターは、{ $ship-of }任意の区画（危険区画を除く）に移動することができ
    .dict = 「営倉」にいる各キャラクターは、{ $ship-of }任意の区画（危険区画を除く）に移動することができる
    .ask = 「営倉」にいる各キャラクターは、{ $ship-of }任意の区画（危険区画を除く）に移動することができますか
    .do = 「営倉」にいる各キャラクターは、{ $ship-of }任意の区画（危険区画を除く）に移動することができます
    .may = 「営倉」にいる各キャラクターは、{ $ship-of }任意の区画（危険区画を除く）に移動することができます
effect-unseat = 大統領称号を{ $who }に渡します。「予言の受諾」が場にあれば、大統領はそれを捨て札にして称号を守ることができます
    .may = 大統領称号を{ $who }に渡すことができます。「予言の受諾」が場にあれば、大統領はそれを捨て札にして称号を守ることができます
    .ask = 大統領称号を{ $who }に渡しますか（「予言の受諾」が場にあれば、大統領はそれを捨て札にして称号を守ることができます）
    .do = 大統領称号を{ $who }に渡します。「予言の受諾」が場にあれば、大統領はそれを捨て札にして称号を守ることができます
    .ren = 大統領称号を{ $who }に渡し（「予言の受諾」が場にあれば、大統領はそれを捨て札にして称号を守ることができます）
    .dict = 大統領称号を{ $who }に渡す
effect-end-infiltration = 潜入を終え、手札を捨てずに「復活船」に移動します
    .ren = 潜入を終え、手札を捨てずに「復活船」に移動し
    .dict = 潜入を終え、手札を捨てずに「復活船」に移動する
    .may = 潜入を終え、手札を捨てずに「復活船」に移動することができます
    .ask = 潜入を終え、手札を捨てずに「復活船」に移動しますか
    .do = 潜入を終え、手札を捨てずに「復活船」に移動します
effect-activate-these = 自分の居場所にかかわらず、{ $places }を（損傷していても）起動します
    .ren = 自分の居場所にかかわらず、{ $places }を（損傷していても）起動し
    .dict = 自分の居場所にかかわらず、{ $places }を（損傷していても）起動する
    .may = 自分の居場所にかかわらず、{ $places }を（損傷していても）起動することができます
    .ask = 自分の居場所にかかわらず、{ $places }を（損傷していても）起動しますか
    .do = 自分の居場所にかかわらず、{ $places }を（損傷していても）起動します
effect-activate-human = 自分の居場所にかかわらず、{ $count ->
    [1] 損傷していない区画1か所
   *[other] 損傷していない異なる区画{ $count }か所
}（サイロン区画を除く）を起動します
    .ren = 自分の居場所にかかわらず、{ $count ->
    [1] 損傷していない区画1か所
   *[other] 損傷していない異なる区画{ $count }か所
}（サイロン区画を除く）を起動し
    .dict = 自分の居場所にかかわらず、{ $count ->
    [1] 損傷していない区画1か所
   *[other] 損傷していない異なる区画{ $count }か所
}（サイロン区画を除く）を起動する
    .may = 自分の居場所にかかわらず、{ $count ->
    [1] 損傷していない区画1か所
   *[other] 損傷していない異なる区画{ $count }か所
}（サイロン区画を除く）を起動することができます
    .ask = 自分の居場所にかかわらず、{ $count ->
    [1] 損傷していない区画1か所
   *[other] 損傷していない異なる区画{ $count }か所
}（サイロン区画を除く）を起動しますか
    .do = 自分の居場所にかかわらず、{ $count ->
    [1] 損傷していない区画1か所
   *[other] 損傷していない異なる区画{ $count }か所
}（サイロン区画を除く）を起動します
effect-activate-any = 自分の居場所にかかわらず、{ $count ->
    [1] 損傷していない任意の区画1か所
   *[other] 損傷していない異なる区画{ $count }か所
}を起動します
    .ren = 自分の居場所にかかわらず、{ $count ->
    [1] 損傷していない任意の区画1か所
   *[other] 損傷していない異なる区画{ $count }か所
}を起動し
    .dict = 自分の居場所にかかわらず、{ $count ->
    [1] 損傷していない任意の区画1か所
   *[other] 損傷していない異なる区画{ $count }か所
}を起動する
    .may = 自分の居場所にかかわらず、{ $count ->
    [1] 損傷していない任意の区画1か所
   *[other] 損傷していない異なる区画{ $count }か所
}を起動することができます
    .ask = 自分の居場所にかかわらず、{ $count ->
    [1] 損傷していない任意の区画1か所
   *[other] 損傷していない異なる区画{ $count }か所
}を起動しますか
    .do = 自分の居場所にかかわらず、{ $count ->
    [1] 損傷していない任意の区画1か所
   *[other] 損傷していない異なる区画{ $count }か所
}を起動します
effect-share-quorum = 治安判事カードを{ $count }枚引き、好きな1枚を大統領に渡し、もう1枚をプレイするか捨て札にします
    .ren = 治安判事カードを{ $count }枚引き、好きな1枚を大統領に渡し、もう1枚をプレイするか捨て札にし
    .dict = 治安判事カードを{ $count }枚引き、好きな1枚を大統領に渡し、もう1枚をプレイするか捨て札にする
    .may = 治安判事カードを{ $count }枚引き、好きな1枚を大統領に渡し、もう1枚をプレイするか捨て札にすることができます
    .ask = 治安判事カードを{ $count }枚引き、好きな1枚を大統領に渡し、もう1枚をプレイするか捨て札にしますか
    .do = 治安判事カードを{ $count }枚引き、好きな1枚を大統領に渡し、もう1枚をプレイするか捨て札にします
effect-truce = この手番が終わるまで、サイロン艦は発進せず、起動もされません
    .ren = この手番が終わるまで、サイロン艦は発進せず、起動もされず
    .dict = この手番が終わるまで、サイロン艦は発進せず、起動もされない
    .may = この手番が終わるまで、サイロン艦は発進せず、起動もされないことができます
    .ask = この手番が終わるまで、サイロン艦は発進せず、起動もされませんか
    .do = この手番が終わるまで、サイロン艦は発進せず、起動もされません
effect-activate-one-viper = 宙域か格納庫の無人のバイパーを1機選び、{ $count }回まで起動します
    .ren = 宙域か格納庫の無人のバイパーを1機選び、{ $count }回まで起動し
    .dict = 宙域か格納庫の無人のバイパーを1機選び、{ $count }回まで起動する
    .may = 宙域か格納庫の無人のバイパーを1機選び、{ $count }回まで起動することができます
    .ask = 宙域か格納庫の無人のバイパーを1機選び、{ $count }回まで起動しますか
    .do = 宙域か格納庫の無人のバイパーを1機選び、{ $count }回まで起動します
effect-launch-reserves = 操縦されているバイパーのある宙域に、格納庫の{ $ships-wo }まで無人で発進させ、それぞれを起動します
    .ren = 操縦されているバイパーのある宙域に、格納庫の{ $ships-wo }まで無人で発進させ、それぞれを起動し
    .dict = 操縦されているバイパーのある宙域に、格納庫の{ $ships-wo }まで無人で発進させ、それぞれを起動する
    .may = 操縦されているバイパーのある宙域に、格納庫の{ $ships-wo }まで無人で発進させ、それぞれを起動することができます
    .ask = 操縦されているバイパーのある宙域に、格納庫の{ $ships-wo }まで無人で発進させ、それぞれを起動しますか
    .do = 操縦されているバイパーのある宙域に、格納庫の{ $ships-wo }まで無人で発進させ、それぞれを起動します

# Skill check abilities

effect-add-or-draw-mutiny = 手番プレイヤーが人類なら、手札のカード1枚を表向きでチェックに加えるか、反乱カードを1枚引きます
    .ren = 手番プレイヤーが人類なら、手札のカード1枚を表向きでチェックに加えるか、反乱カードを1枚引き
    .dict = 手番プレイヤーが人類なら、手札のカード1枚を表向きでチェックに加えるか、反乱カードを1枚引く
    .may = 手番プレイヤーが人類なら、手札のカード1枚を表向きでチェックに加えるか、反乱カードを1枚引くことができます
    .ask = 手番プレイヤーが人類なら、手札のカード1枚を表向きでチェックに加えるか、反乱カードを1枚引きますか
    .do = 手番プレイヤーが人類なら、手札のカード1枚を表向きでチェックに加えるか、反乱カードを1枚引きます
effect-zeros-add = チェックにあるスキル値0のカードは、タイプにかかわらず1枚につきトータル・スキル値に{ $count }を加えます
    .ren = チェックにあるスキル値0のカードは、タイプにかかわらず1枚につきトータル・スキル値に{ $count }を加え
    .dict = チェックにあるスキル値0のカードは、タイプにかかわらず1枚につきトータル・スキル値に{ $count }を加える
    .may = チェックにあるスキル値0のカードは、タイプにかかわらず1枚につきトータル・スキル値に{ $count }を加えることができます
    .ask = チェックにあるスキル値0のカードは、タイプにかかわらず1枚につきトータル・スキル値に{ $count }を加えますか
    .do = チェックにあるスキル値0のカードは、タイプにかかわらず1枚につきトータル・スキル値に{ $count }を加えます
effect-take-from-check = 手番プレイヤーは、スキル値{ $count }以下のカード1枚（これと同名のものを除く）をチェックから手札に加えることができます
    .ren = 手番プレイヤーは、スキル値{ $count }以下のカード1枚（これと同名のものを除く）をチェックから手札に加えることができ
    .dict = 手番プレイヤーが、スキル値{ $count }以下のカード1枚（これと同名のものを除く）をチェックから手札に加えることができる
    .ask = 手番プレイヤーは、スキル値{ $count }以下のカード1枚（これと同名のものを除く）をチェックから手札に加えることができますか
    .do = 手番プレイヤーは、スキル値{ $count }以下のカード1枚（これと同名のものを除く）をチェックから手札に加えることができます
    .may = 手番プレイヤーは、スキル値{ $count }以下のカード1枚（これと同名のものを除く）をチェックから手札に加えることができます
effect-damage-viper-to-remove = 手番プレイヤーは、宙域か格納庫のバイパー1機にダメージを与えて、他のカード1枚をチェックから取り除くことができます
    .ren = 手番プレイヤーは、宙域か格納庫のバイパー1機にダメージを与えて、他のカード1枚をチェックから取り除くことができ
    .dict = 手番プレイヤーが、宙域か格納庫のバイパー1機にダメージを与えて、他のカード1枚をチェックから取り除くことができる
    .ask = 手番プレイヤーは、宙域か格納庫のバイパー1機にダメージを与えて、他のカード1枚をチェックから取り除くことができますか
    .do = 手番プレイヤーは、宙域か格納庫のバイパー1機にダメージを与えて、他のカード1枚をチェックから取り除くことができます
    .may = 手番プレイヤーは、宙域か格納庫のバイパー1機にダメージを与えて、他のカード1枚をチェックから取り除くことができます
effect-draw-by-outcome = 手番プレイヤーは、チェックをパスすれば{ $pass }、そうでなければ{ $fail }を引きます
    .ren = 手番プレイヤーは、チェックをパスすれば{ $pass }、そうでなければ{ $fail }を引き
    .dict = 手番プレイヤーが、チェックをパスすれば{ $pass }、そうでなければ{ $fail }を引く
    .may = 手番プレイヤーは、チェックをパスすれば{ $pass }、そうでなければ{ $fail }を引くことができます
    .ask = 手番プレイヤーは、チェックをパスすれば{ $pass }、そうでなければ{ $fail }を引きますか
    .do = 手番プレイヤーは、チェックをパスすれば{ $pass }、そうでなければ{ $fail }を引きます

# Assault raptors, missions, the Rebel Basestar

effect-build-assault-raptor = 格納庫のラプター1機を破壊し、代わりに強襲ラプター1機を置きます
    .ren = 格納庫のラプター1機を破壊し、代わりに強襲ラプター1機を置き
    .dict = 格納庫のラプター1機を破壊し、代わりに強襲ラプター1機を置く
    .may = 格納庫のラプター1機を破壊し、代わりに強襲ラプター1機を置くことができます
    .ask = 格納庫のラプター1機を破壊し、代わりに強襲ラプター1機を置きますか
    .do = 格納庫のラプター1機を破壊し、代わりに強襲ラプター1機を置きます
effect-assault-raptor-arrives = 手番プレイヤーは、発進アイコンのある宙域に強襲ラプターをもう1機配置し、すぐに起動することができます
    .ren = 手番プレイヤーは、発進アイコンのある宙域に強襲ラプターをもう1機配置し、すぐに起動することができ
    .dict = 手番プレイヤーが、発進アイコンのある宙域に強襲ラプターをもう1機配置し、すぐに起動することができる
    .ask = 手番プレイヤーは、発進アイコンのある宙域に強襲ラプターをもう1機配置し、すぐに起動することができますか
    .do = 手番プレイヤーは、発進アイコンのある宙域に強襲ラプターをもう1機配置し、すぐに起動することができます
    .may = 手番プレイヤーは、発進アイコンのある宙域に強襲ラプターをもう1機配置し、すぐに起動することができます
all-basestars = すべてのベーススター
all-heavy-raiders = すべてのヘビーレイダー
all-centurions = すべてのセンチュリオン
effect-clear-board = { $pieces }をゲームボードから取り除きます
    .ren = { $pieces }をゲームボードから取り除き
    .dict = { $pieces }をゲームボードから取り除く
    .may = { $pieces }をゲームボードから取り除くことができます
    .ask = { $pieces }をゲームボードから取り除きますか
    .do = { $pieces }をゲームボードから取り除きます
effect-leave-box = { $pieces }をゲームから取り除きます
    .ren = { $pieces }をゲームから取り除き
    .dict = { $pieces }をゲームから取り除く
    .may = { $pieces }をゲームから取り除くことができます
    .ask = { $pieces }をゲームから取り除きますか
    .do = { $pieces }をゲームから取り除きます
effect-rebel-basestar = 反乱ベーススターが{ $side }側として場に出ます
    .ren = 反乱ベーススターが{ $side }側として場に出
    .dict = 反乱ベーススターが{ $side }側として場に出る
    .may = 反乱ベーススターが{ $side }側として場に出ることができます
    .ask = 反乱ベーススターが{ $side }側として場に出ますか
    .do = 反乱ベーススターが{ $side }側として場に出ます
effect-destroy-hub = ハブは破壊され、以後ゲーム終了まで「復活船」の代わりに「破壊されたハブ」を使います
    .ren = ハブは破壊され、以後ゲーム終了まで「復活船」の代わりに「破壊されたハブ」を使い
    .dict = ハブは破壊され、以後ゲーム終了まで「復活船」の代わりに「破壊されたハブ」を使う
    .may = ハブは破壊され、以後ゲーム終了まで「復活船」の代わりに「破壊されたハブ」を使うことができます
    .ask = ハブは破壊され、以後ゲーム終了まで「復活船」の代わりに「破壊されたハブ」を使いますか
    .do = ハブは破壊され、以後ゲーム終了まで「復活船」の代わりに「破壊されたハブ」を使います
effect-mission-distance = ただちにジャンプ距離が{ $count }増えます
    .ren = ただちにジャンプ距離が{ $count }増え
    .dict = ただちにジャンプ距離が{ $count }増える
    .may = ただちにジャンプ距離が{ $count }増えることができます
    .ask = ただちにジャンプ距離が{ $count }増えますか
    .do = ただちにジャンプ距離が{ $count }増えます
effect-turn-face-down = このカードは次のジャンプまで裏向きになり、ジャンプ時にミッション・デッキに加えてシャッフルされます
    .ren = このカードは次のジャンプまで裏向きになり、ジャンプ時にミッション・デッキに加えてシャッフルされ
    .dict = このカードが次のジャンプまで裏向きになり、ジャンプ時にミッション・デッキに加えてシャッフルされる
    .may = このカードは次のジャンプまで裏向きになり、ジャンプ時にミッション・デッキに加えてシャッフルされることができます
    .ask = このカードは次のジャンプまで裏向きになり、ジャンプ時にミッション・デッキに加えてシャッフルされますか
    .do = このカードは次のジャンプまで裏向きになり、ジャンプ時にミッション・デッキに加えてシャッフルされます
effect-activate-mission = ミッション・デッキの一番上のカードを公開し、そのスキルチェックを行います。この手番、手番プレイヤーはクライシス・カードを引きません
    .may = ミッション・デッキの一番上のカードを公開し、そのスキルチェックを行うことができます。この手番、手番プレイヤーはクライシス・カードを引きません
    .ask = ミッション・デッキの一番上のカードを公開し、そのスキルチェックを行いますか（この手番、手番プレイヤーはクライシス・カードを引きません）
    .do = ミッション・デッキの一番上のカードを公開し、そのスキルチェックを行います。この手番、手番プレイヤーはクライシス・カードを引きません
    .ren = ミッション・デッキの一番上のカードを公開してそのスキルチェックを行い（この手番、手番プレイヤーはクライシス・カードを引きません）
    .dict = ミッション・デッキの一番上のカードを公開してそのスキルチェックを行う
effect-each-draws-named = スキルタイプを1つ指定し、サイロン・プレイヤーを含む各プレイヤーがそのタイプのカードを{ $count }枚引きます
    .ren = スキルタイプを1つ指定し、サイロン・プレイヤーを含む各プレイヤーがそのタイプのカードを{ $count }枚引き
    .dict = スキルタイプを1つ指定し、サイロン・プレイヤーを含む各プレイヤーがそのタイプのカードを{ $count }枚引く
    .ask = スキルタイプを1つ指定し、サイロン・プレイヤーを含む各プレイヤーがそのタイプのカードを{ $count }枚引きますか
    .do = スキルタイプを1つ指定し、サイロン・プレイヤーを含む各プレイヤーがそのタイプのカードを{ $count }枚引きます
    .may = スキルタイプを1つ指定することができます。サイロン・プレイヤーを含む各プレイヤーがそのタイプのカードを{ $count }枚引きます
effect-pay-rebels = 奇跡トークン1個かスーパークライシス・カード1枚を捨てます
    .ren = 奇跡トークン1個かスーパークライシス・カード1枚を捨て
    .dict = 奇跡トークン1個かスーパークライシス・カード1枚を捨てる
    .may = 奇跡トークン1個かスーパークライシス・カード1枚を捨てることができます
    .ask = 奇跡トークン1個かスーパークライシス・カード1枚を捨てますか
    .do = 奇跡トークン1個かスーパークライシス・カード1枚を捨てます
effect-order-crises = クライシス・デッキの上から{ $count }枚を見て、任意の順で一番上に戻します
    .ren = クライシス・デッキの上から{ $count }枚を見て、任意の順で一番上に戻し
    .dict = クライシス・デッキの上から{ $count }枚を見て、任意の順で一番上に戻す
    .may = クライシス・デッキの上から{ $count }枚を見て、任意の順で一番上に戻すことができます
    .ask = クライシス・デッキの上から{ $count }枚を見て、任意の順で一番上に戻しますか
    .do = クライシス・デッキの上から{ $count }枚を見て、任意の順で一番上に戻します
effect-search-skills = スキルデッキ1つとその捨て札パイルから好きな{ $count }枚を手札に加え、捨て札パイルをデッキに加えてシャッフルします
    .ren = スキルデッキ1つとその捨て札パイルから好きな{ $count }枚を手札に加え、捨て札パイルをデッキに加えてシャッフルし
    .dict = スキルデッキ1つとその捨て札パイルから好きな{ $count }枚を手札に加え、捨て札パイルをデッキに加えてシャッフルする
    .may = スキルデッキ1つとその捨て札パイルから好きな{ $count }枚を手札に加え、捨て札パイルをデッキに加えてシャッフルすることができます
    .ask = スキルデッキ1つとその捨て札パイルから好きな{ $count }枚を手札に加え、捨て札パイルをデッキに加えてシャッフルしますか
    .do = スキルデッキ1つとその捨て札パイルから好きな{ $count }枚を手札に加え、捨て札パイルをデッキに加えてシャッフルします
effect-raider-bay = 宙域を1つ選び、そこに{ $raiders }か無人のバイパー{ $vipers }機を配置し、それらだけをすぐに起動します
    .ren = 宙域を1つ選び、そこに{ $raiders }か無人のバイパー{ $vipers }機を配置し、それらだけをすぐに起動し
    .dict = 宙域を1つ選び、そこに{ $raiders }か無人のバイパー{ $vipers }機を配置し、それらだけをすぐに起動する
    .may = 宙域を1つ選び、そこに{ $raiders }か無人のバイパー{ $vipers }機を配置し、それらだけをすぐに起動することができます
    .ask = 宙域を1つ選び、そこに{ $raiders }か無人のバイパー{ $vipers }機を配置し、それらだけをすぐに起動しますか
    .do = 宙域を1つ選び、そこに{ $raiders }か無人のバイパー{ $vipers }機を配置し、それらだけをすぐに起動します

# Crises

effect-further-crisis = このカードの起動ステップの後、同じプレイヤーがもう1枚クライシス・カードを引いて処理します
    .ren = このカードの起動ステップの後、同じプレイヤーがもう1枚クライシス・カードを引いて処理し
    .dict = このカードの起動ステップの後、同じプレイヤーがもう1枚クライシス・カードを引いて処理する
    .may = このカードの起動ステップの後、同じプレイヤーがもう1枚クライシス・カードを引いて処理することができます
    .ask = このカードの起動ステップの後、同じプレイヤーがもう1枚クライシス・カードを引いて処理しますか
    .do = このカードの起動ステップの後、同じプレイヤーがもう1枚クライシス・カードを引いて処理します
effect-play-super-crisis = スーパークライシス・カードを1枚プレイします
    .ren = スーパークライシス・カードを1枚プレイし
    .dict = スーパークライシス・カードを1枚プレイする
    .may = スーパークライシス・カードを1枚プレイすることができます
    .ask = スーパークライシス・カードを1枚プレイしますか
    .do = スーパークライシス・カードを1枚プレイします
effect-resolve-crisis-of = { $rest ->
    [alone] クライシス・カードを1枚引いて処理します
    [under] クライシス・カードを{ $count }枚引き、好きな1枚を起動ステップなしで処理し、もう1枚をデッキの下に置きます
   *[discarded] クライシス・カードを{ $count }枚引き、好きな1枚を起動ステップもジャンプ準備ステップもなしで処理し、もう1枚を捨て札にします
}
    .ren = { $rest ->
    [alone] クライシス・カードを1枚引いて処理し
    [under] クライシス・カードを{ $count }枚引き、好きな1枚を起動ステップなしで処理し、もう1枚をデッキの下に置き
   *[discarded] クライシス・カードを{ $count }枚引き、好きな1枚を起動ステップもジャンプ準備ステップもなしで処理し、もう1枚を捨て札にし
}
    .dict = { $rest ->
    [alone] クライシス・カードを1枚引いて処理する
    [under] クライシス・カードを{ $count }枚引き、好きな1枚を起動ステップなしで処理し、もう1枚をデッキの下に置く
   *[discarded] クライシス・カードを{ $count }枚引き、好きな1枚を起動ステップもジャンプ準備ステップもなしで処理し、もう1枚を捨て札にする
}
    .may = { $rest ->
    [alone] クライシス・カードを1枚引いて処理することができます
    [under] クライシス・カードを{ $count }枚引き、好きな1枚を起動ステップなしで処理し、もう1枚をデッキの下に置くことができます
   *[discarded] クライシス・カードを{ $count }枚引き、好きな1枚を起動ステップもジャンプ準備ステップもなしで処理し、もう1枚を捨て札にすることができます
}
    .ask = { $rest ->
    [alone] クライシス・カードを1枚引いて処理しますか
    [under] クライシス・カードを{ $count }枚引き、好きな1枚を起動ステップなしで処理し、もう1枚をデッキの下に置きますか
   *[discarded] クライシス・カードを{ $count }枚引き、好きな1枚を起動ステップもジャンプ準備ステップもなしで処理し、もう1枚を捨て札にしますか
}
    .do = { $rest ->
    [alone] クライシス・カードを1枚引いて処理します
    [under] クライシス・カードを{ $count }枚引き、好きな1枚を起動ステップなしで処理し、もう1枚をデッキの下に置きます
   *[discarded] クライシス・カードを{ $count }枚引き、好きな1枚を起動ステップもジャンプ準備ステップもなしで処理し、もう1枚を捨て札にします
}
effect-next-crisis-jumps = この手番に次に引かれるクライシス・カードは、ジャンプ準備アイコンがあるものとして扱います
    .ren = この手番に次に引かれるクライシス・カードは、ジャンプ準備アイコンがあるものとして扱い
    .dict = この手番に次に引かれるクライシス・カードは、ジャンプ準備アイコンがあるものとして扱う
    .may = この手番に次に引かれるクライシス・カードは、ジャンプ準備アイコンがあるものとして扱うことができます
    .ask = この手番に次に引かれるクライシス・カードは、ジャンプ準備アイコンがあるものとして扱いますか
    .do = この手番に次に引かれるクライシス・カードは、ジャンプ準備アイコンがあるものとして扱います
effect-skip-jump = この手番のジャンプ準備ステップを省きます
    .ren = この手番のジャンプ準備ステップを省き
    .dict = この手番のジャンプ準備ステップを省く
    .may = この手番のジャンプ準備ステップを省くことができます
    .ask = この手番のジャンプ準備ステップを省きますか
    .do = この手番のジャンプ準備ステップを省きます
effect-sort-crises = クライシス・デッキの上から{ $count }枚を見て、それぞれを任意の順でデッキの上か下に置きます
    .ren = クライシス・デッキの上から{ $count }枚を見て、それぞれを任意の順でデッキの上か下に置き
    .dict = クライシス・デッキの上から{ $count }枚を見て、それぞれを任意の順でデッキの上か下に置く
    .may = クライシス・デッキの上から{ $count }枚を見て、それぞれを任意の順でデッキの上か下に置くことができます
    .ask = クライシス・デッキの上から{ $count }枚を見て、それぞれを任意の順でデッキの上か下に置きますか
    .do = クライシス・デッキの上から{ $count }枚を見て、それぞれを任意の順でデッキの上か下に置きます
effect-new-destination = このカードを捨て札にし、目的地デッキの一番上のカードを、選ばずに引いて処理します
    .ren = このカードを捨て札にし、目的地デッキの一番上のカードを、選ばずに引いて処理し
    .dict = このカードを捨て札にし、目的地デッキの一番上のカードを、選ばずに引いて処理する
    .may = このカードを捨て札にし、目的地デッキの一番上のカードを、選ばずに引いて処理することができます
    .ask = このカードを捨て札にし、目的地デッキの一番上のカードを、選ばずに引いて処理しますか
    .do = このカードを捨て札にし、目的地デッキの一番上のカードを、選ばずに引いて処理します

# What a card or ability does to the check, roll or card that it answers

effect-difficulty = 難易度を{ $by-size }{ $by-sign ->
    [minus] 下げ
   *[plus] 上げ
}ます（部分パスの基準は変わりません）
    .ren = 難易度を{ $by-size }{ $by-sign ->
    [minus] 下げ
   *[plus] 上げ
}（部分パスの基準は変わりません）
    .dict = 難易度を{ $by-size }{ $by-sign ->
    [minus] 下げ
   *[plus] 上げ
}る（部分パスの基準は変わりません）
    .may = 難易度を{ $by-size }{ $by-sign ->
    [minus] 下げ
   *[plus] 上げ
}ることができます（部分パスの基準は変わりません）
    .ask = 難易度を{ $by-size }{ $by-sign ->
    [minus] 下げ
   *[plus] 上げ
}ますか（部分パスの基準は変わりません）
    .do = 難易度を{ $by-size }{ $by-sign ->
    [minus] 下げ
   *[plus] 上げ
}ます（部分パスの基準は変わりません）
effect-count-positive = このチェックでは、すべての{ $skill-card }をプラスとして数えます
    .ren = このチェックでは、すべての{ $skill-card }をプラスとして数え
    .dict = このチェックでは、すべての{ $skill-card }をプラスとして数える
    .may = このチェックでは、すべての{ $skill-card }をプラスとして数えることができます
    .ask = このチェックでは、すべての{ $skill-card }をプラスとして数えますか
    .do = このチェックでは、すべての{ $skill-card }をプラスとして数えます
effect-face-up = このチェックに加えるカードを、{ $destiny ->
    [yes] 宿命デッキのカードも含めて
   *[no] 宿命デッキのカードを除いて
}すべて表向きにします
    .ren = このチェックに加えるカードを、{ $destiny ->
    [yes] 宿命デッキのカードも含めて
   *[no] 宿命デッキのカードを除いて
}すべて表向きにし
    .dict = このチェックに加えるカードを、{ $destiny ->
    [yes] 宿命デッキのカードも含めて
   *[no] 宿命デッキのカードを除いて
}すべて表向きにする
    .may = このチェックに加えるカードを、{ $destiny ->
    [yes] 宿命デッキのカードも含めて
   *[no] 宿命デッキのカードを除いて
}すべて表向きにすることができます
    .ask = このチェックに加えるカードを、{ $destiny ->
    [yes] 宿命デッキのカードも含めて
   *[no] 宿命デッキのカードを除いて
}すべて表向きにしますか
    .do = このチェックに加えるカードを、{ $destiny ->
    [yes] 宿命デッキのカードも含めて
   *[no] 宿命デッキのカードを除いて
}すべて表向きにします
effect-no-destiny = このチェックに宿命デッキのカードを加えません
    .ren = このチェックに宿命デッキのカードを加えず
    .dict = このチェックに宿命デッキのカードを加えない
    .may = このチェックに宿命デッキのカードを加えないことができます
    .ask = このチェックに宿命デッキのカードを加えませんか
    .do = このチェックに宿命デッキのカードを加えません
effect-fast-learner = 任意のスキルデッキの上から{ $count }枚を見て、すべてをチェックに加えるか、すべてを手札に加えます
    .ren = 任意のスキルデッキの上から{ $count }枚を見て、すべてをチェックに加えるか、すべてを手札に加え
    .dict = 任意のスキルデッキの上から{ $count }枚を見て、すべてをチェックに加えるか、すべてを手札に加える
    .may = 任意のスキルデッキの上から{ $count }枚を見て、すべてをチェックに加えるか、すべてを手札に加えることができます
    .ask = 任意のスキルデッキの上から{ $count }枚を見て、すべてをチェックに加えるか、すべてを手札に加えますか
    .do = 任意のスキルデッキの上から{ $count }枚を見て、すべてをチェックに加えるか、すべてを手札に加えます
effect-add-revealed = 通常の枚数制限にかかわらず、手札から好きな枚数のカードをチェックに加えます
    .ren = 通常の枚数制限にかかわらず、手札から好きな枚数のカードをチェックに加え
    .dict = 通常の枚数制限にかかわらず、手札から好きな枚数のカードをチェックに加える
    .may = 通常の枚数制限にかかわらず、手札から好きな枚数のカードをチェックに加えることができます
    .ask = 通常の枚数制限にかかわらず、手札から好きな枚数のカードをチェックに加えますか
    .do = 通常の枚数制限にかかわらず、手札から好きな枚数のカードをチェックに加えます
effect-borrow-title = 艦長か大統領の称号を受け取ります。手番の終了時に、称号は元の保持者に戻ります
    .may = 艦長か大統領の称号を受け取ることができます。手番の終了時に、称号は元の保持者に戻ります
    .ask = 艦長か大統領の称号を受け取りますか（手番の終了時に、称号は元の保持者に戻ります）
    .do = 艦長か大統領の称号を受け取ります。手番の終了時に、称号は元の保持者に戻ります
    .ren = 艦長か大統領の称号を手番の終了時まで受け取り
    .dict = 艦長か大統領の称号を手番の終了時まで受け取る
effect-no-strength = スキルタイプを1つ指定し、このチェックではそのタイプのカードのスキル値を0とします
    .ren = スキルタイプを1つ指定し、このチェックではそのタイプのカードのスキル値を0とし
    .dict = スキルタイプを1つ指定し、このチェックではそのタイプのカードのスキル値を0とする
    .may = スキルタイプを1つ指定し、このチェックではそのタイプのカードのスキル値を0とすることができます
    .ask = スキルタイプを1つ指定し、このチェックではそのタイプのカードのスキル値を0としますか
    .do = スキルタイプを1つ指定し、このチェックではそのタイプのカードのスキル値を0とします
effect-take-check-cards = チェックのカードを捨て札にする代わりに、宿命デッキのカードも含めてすべて自分の手札に加えます
    .ren = チェックのカードを捨て札にする代わりに、宿命デッキのカードも含めてすべて自分の手札に加え
    .dict = チェックのカードを捨て札にする代わりに、宿命デッキのカードも含めてすべて自分の手札に加える
    .may = チェックのカードを捨て札にする代わりに、宿命デッキのカードも含めてすべて自分の手札に加えることができます
    .ask = チェックのカードを捨て札にする代わりに、宿命デッキのカードも含めてすべて自分の手札に加えますか
    .do = チェックのカードを捨て札にする代わりに、宿命デッキのカードも含めてすべて自分の手札に加えます
effect-decide-check = パスか失敗を選び、チェックを行わずにその結果を処理します（部分パスは選べません）
    .ren = パスか失敗を選び、チェックを行わずにその結果を処理し（部分パスは選べません）
    .dict = パスか失敗を選び、チェックを行わずにその結果を処理する（部分パスは選べません）
    .may = パスか失敗を選び、チェックを行わずにその結果を処理することができます（部分パスは選べません）
    .ask = パスか失敗を選び、チェックを行わずにその結果を処理しますか（部分パスは選べません）
    .do = パスか失敗を選び、チェックを行わずにその結果を処理します（部分パスは選べません）
effect-die-bonus = { $by-sign ->
    [minus] ダイスの目から{ $by-size }を引きます
   *[plus] ダイスの目に{ $by-size }を加えます
}（結果は1〜8の範囲にとどまります）
    .ren = { $by-sign ->
    [minus] ダイスの目から{ $by-size }を引き
   *[plus] ダイスの目に{ $by-size }を加え
}（結果は1〜8の範囲にとどまります）
    .dict = { $by-sign ->
    [minus] ダイスの目から{ $by-size }を引く
   *[plus] ダイスの目に{ $by-size }を加える
}（結果は1〜8の範囲にとどまります）
    .may = { $by-sign ->
    [minus] ダイスの目から{ $by-size }を引くことができます
   *[plus] ダイスの目に{ $by-size }を加えることができます
}（結果は1〜8の範囲にとどまります）
    .ask = { $by-sign ->
    [minus] ダイスの目から{ $by-size }を引きますか
   *[plus] ダイスの目に{ $by-size }を加えますか
}（結果は1〜8の範囲にとどまります）
    .do = { $by-sign ->
    [minus] ダイスの目から{ $by-size }を引きます
   *[plus] ダイスの目に{ $by-size }を加えます
}（結果は1〜8の範囲にとどまります）
effect-die-shift = ダイスの目を{ $by-size }上げるか下げます（結果は1〜8の範囲にとどまります）
    .ren = ダイスの目を{ $by-size }上げるか下げ（結果は1〜8の範囲にとどまります）
    .dict = ダイスの目を{ $by-size }上げるか下げる（結果は1〜8の範囲にとどまります）
    .may = ダイスの目を{ $by-size }上げるか下げることができます（結果は1〜8の範囲にとどまります）
    .ask = ダイスの目を{ $by-size }上げるか下げますか（結果は1〜8の範囲にとどまります）
    .do = ダイスの目を{ $by-size }上げるか下げます（結果は1〜8の範囲にとどまります）
effect-raiders-miss = あなたの宙域で行動する最初のレイダー{ $count }機の攻撃は、ダイスを振らずに外れます
    .ren = あなたの宙域で行動する最初のレイダー{ $count }機の攻撃は、ダイスを振らずに外れ
    .dict = あなたの宙域で行動する最初のレイダー{ $count }機の攻撃は、ダイスを振らずに外れる
    .may = あなたの宙域で行動する最初のレイダー{ $count }機の攻撃は、ダイスを振らずに外れることができます
    .ask = あなたの宙域で行動する最初のレイダー{ $count }機の攻撃は、ダイスを振らずに外れますか
    .do = あなたの宙域で行動する最初のレイダー{ $count }機の攻撃は、ダイスを振らずに外れます
effect-reroll-attack = その攻撃のダイスを振りなおさせます。新しい結果が有効です（操縦されているバイパーなら{ $by }）
    .may = その攻撃のダイスを振りなおさせることができます。新しい結果が有効です（操縦されているバイパーなら{ $by }）
    .ask = その攻撃のダイスを振りなおさせますか（新しい結果が有効で、操縦されているバイパーなら{ $by }）
    .do = その攻撃のダイスを振りなおさせます。新しい結果が有効です（操縦されているバイパーなら{ $by }）
    .ren = その攻撃のダイスを振りなおさせ
    .dict = その攻撃のダイスを振りなおさせる
effect-replace-crisis = そのカードを捨て札にし、代わりに別の1枚を引かせます
    .ren = そのカードを捨て札にし、代わりに別の1枚を引かせ
    .dict = そのカードを捨て札にし、代わりに別の1枚を引かせる
    .may = そのカードを捨て札にし、代わりに別の1枚を引かせることができます
    .ask = そのカードを捨て札にし、代わりに別の1枚を引かせますか
    .do = そのカードを捨て札にし、代わりに別の1枚を引かせます
effect-switch-option = 代わりにもう一方の選択肢を使わせます
    .ren = 代わりにもう一方の選択肢を使わせ
    .dict = 代わりにもう一方の選択肢を使わせる
    .may = 代わりにもう一方の選択肢を使わせることができます
    .ask = 代わりにもう一方の選択肢を使わせますか
    .do = 代わりにもう一方の選択肢を使わせます
effect-no-check-abilities = このチェックではスキルチェック能力は発動しません
    .ren = このチェックではスキルチェック能力は発動せず
    .dict = このチェックではスキルチェック能力は発動しない
    .may = このチェックではスキルチェック能力は発動しないことができます
    .ask = このチェックではスキルチェック能力は発動しませんか
    .do = このチェックではスキルチェック能力は発動しません
effect-miracle-if-above = トータル・スキル値が印刷された難易度を{ $count }以上超えた場合、手番プレイヤーは奇跡トークンを1個獲得します
    .ren = トータル・スキル値が印刷された難易度を{ $count }以上超えた場合、手番プレイヤーは奇跡トークンを1個獲得し
    .dict = トータル・スキル値が印刷された難易度を{ $count }以上超えた場合、手番プレイヤーが奇跡トークンを1個獲得する
    .may = トータル・スキル値が印刷された難易度を{ $count }以上超えた場合、手番プレイヤーは奇跡トークンを1個獲得することができます
    .ask = トータル・スキル値が印刷された難易度を{ $count }以上超えた場合、手番プレイヤーは奇跡トークンを1個獲得しますか
    .do = トータル・スキル値が印刷された難易度を{ $count }以上超えた場合、手番プレイヤーは奇跡トークンを1個獲得します
effect-instead-of-pass = パスの結果は処理しません
    .ren = パスの結果は処理せず
    .dict = パスの結果は処理しない
    .may = パスの結果は処理しないことができます
    .ask = パスの結果は処理しませんか
    .do = パスの結果は処理しません
effect-replace-option = どちらの選択肢も使わず、代わりに{ $then }
    .ren = どちらの選択肢も使わず、代わりに{ $then-ren }
    .dict = どちらの選択肢も使わず、代わりに{ $then-dict }
    .ask = どちらの選択肢も使わず、代わりに{ $then-ask }
    .do = どちらの選択肢も使わず、代わりに{ $then-do }
    .may = どちらの選択肢も使わず、代わりに{ $then-dict }ことを選べます
effect-save-civilian = 代わりに損傷していないバイパー1機を破壊し、その民間船を未使用の民間船に加えてシャッフルします
    .ren = 代わりに損傷していないバイパー1機を破壊し、その民間船を未使用の民間船に加えてシャッフルし
    .dict = 代わりに損傷していないバイパー1機を破壊し、その民間船を未使用の民間船に加えてシャッフルする
    .may = 代わりに損傷していないバイパー1機を破壊し、その民間船を未使用の民間船に加えてシャッフルすることができます
    .ask = 代わりに損傷していないバイパー1機を破壊し、その民間船を未使用の民間船に加えてシャッフルしますか
    .do = 代わりに損傷していないバイパー1機を破壊し、その民間船を未使用の民間船に加えてシャッフルします
effect-exchange = { $lost }を{ $pay }減らし、{ $gained }を{ $gain }増やします
    .ren = { $lost }を{ $pay }減らし、{ $gained }を{ $gain }増やし
    .dict = { $lost }を{ $pay }減らし、{ $gained }を{ $gain }増やす
    .may = { $lost }を{ $pay }減らし、{ $gained }を{ $gain }増やすことができます
    .ask = { $lost }を{ $pay }減らし、{ $gained }を{ $gain }増やしますか
    .do = { $lost }を{ $pay }減らし、{ $gained }を{ $gain }増やします
effect-replace-icons = 起動するサイロン艦を1種類選ぶか、各ベーススターにレイダーを発進させます。クライシス・カードの起動アイコンは無視します
    .may = 起動するサイロン艦を1種類選ぶか、各ベーススターにレイダーを発進させることができます。クライシス・カードの起動アイコンは無視します
    .ask = 起動するサイロン艦を1種類選ぶか、各ベーススターにレイダーを発進させますか（クライシス・カードの起動アイコンは無視します）
    .do = 起動するサイロン艦を1種類選ぶか、各ベーススターにレイダーを発進させます。クライシス・カードの起動アイコンは無視します
    .ren = 起動するサイロン艦を1種類選ぶか、各ベーススターにレイダーを発進させ（クライシス・カードの起動アイコンは無視します）
    .dict = 起動するサイロン艦を1種類選ぶか、各ベーススターにレイダーを発進させる
effect-wake-elsewhere = 「復活船」の代わりに任意のサイロン区画（危険区画を除く）に移動し、アクションをもう1回行います
    .ren = 「復活船」の代わりに任意のサイロン区画（危険区画を除く）に移動し、アクションをもう1回行い
    .dict = 「復活船」の代わりに任意のサイロン区画（危険区画を除く）に移動し、アクションをもう1回行う
    .may = 「復活船」の代わりに任意のサイロン区画（危険区画を除く）に移動し、アクションをもう1回行うことができます
    .ask = 「復活船」の代わりに任意のサイロン区画（危険区画を除く）に移動し、アクションをもう1回行いますか
    .do = 「復活船」の代わりに任意のサイロン区画（危険区画を除く）に移動し、アクションをもう1回行います

# What must be true

condition-at-most = { $resource }が{ $count }以下である
    .ren = { $resource }が{ $count }以下であり
    .koto = { $resource }が{ $count }以下であること
condition-distance-at-most = ジャンプ距離が{ $count }以下である
    .ren = ジャンプ距離が{ $count }以下であり
    .koto = ジャンプ距離が{ $count }以下であること
condition-has-nuke = 核兵器が残っている
    .ren = 核兵器が残っており
    .koto = 核兵器が残っていること
condition-on-blue-space = 船団マーカーがジャンプ準備トラックの青いマスにある
    .ren = 船団マーカーがジャンプ準備トラックの青いマスにあり
    .koto = 船団マーカーがジャンプ準備トラックの青いマスにあること
condition-is-president = あなたが大統領である
    .ren = あなたが大統領であり
    .koto = あなたが大統領であること
condition-is-pilot = あなたのスキルセットにパイロットがある
    .ren = あなたのスキルセットにパイロットがあり
    .koto = あなたのスキルセットにパイロットがあること
condition-is-piloting = あなたがバイパーを操縦している
    .ren = あなたがバイパーを操縦しており
    .koto = あなたがバイパーを操縦していること
condition-in-reserves = 格納庫に{ $ships-ga }以上ある
    .ren = 格納庫に{ $ships-ga }以上あり
    .koto = 格納庫に{ $ships-ga }以上あること
condition-has-super-crisis = あなたがスーパークライシス・カードを持っている
    .ren = あなたがスーパークライシス・カードを持っており
    .koto = あなたがスーパークライシス・カードを持っていること
condition-has-hidden-loyalty = あなたが裏向きの忠誠カードを持っている
    .ren = あなたが裏向きの忠誠カードを持っており
    .koto = あなたが裏向きの忠誠カードを持っていること
condition-is-not-sympathizer = あなたが同調者でない
    .ren = あなたが同調者でなく
    .koto = あなたが同調者でないこと
condition-basestar-on-board = ゲームボードにベーススターがある
    .ren = ゲームボードにベーススターがあり
    .koto = ゲームボードにベーススターがあること
condition-all-basestars-on-board = すべてのベーススターがゲームボードにある
    .ren = すべてのベーススターがゲームボードにあり
    .koto = すべてのベーススターがゲームボードにあること
condition-has-cards = あなたがスキルカードを{ $count }枚以上持っている
    .ren = あなたがスキルカードを{ $count }枚以上持っており
    .koto = あなたがスキルカードを{ $count }枚以上持っていること
condition-human-in-brig = 人類側プレイヤーが「営倉」か「拘置所」にいる
    .ren = 人類側プレイヤーが「営倉」か「拘置所」におり
    .koto = 人類側プレイヤーが「営倉」か「拘置所」にいること
condition-mourned = このゲーム中に処刑によって士気を失っている
    .ren = このゲーム中に処刑によって士気を失っており
    .koto = このゲーム中に処刑によって士気を失っていること
condition-current-on-new-caprica = 手番プレイヤーがニュー・カプリカにいる
    .ren = 手番プレイヤーがニュー・カプリカにおり
    .koto = 手番プレイヤーがニュー・カプリカにいること
condition-galactica-in-orbit = ギャラクティカがニュー・カプリカの軌道上にある
    .ren = ギャラクティカがニュー・カプリカの軌道上にあり
    .koto = ギャラクティカがニュー・カプリカの軌道上にあること
condition-may-infiltrate = あなたがサイロン・リーダーか友好的サイロンである
    .ren = あなたがサイロン・リーダーか友好的サイロンであり
    .koto = あなたがサイロン・リーダーか友好的サイロンであること
condition-off-blue-space = 船団マーカーがジャンプ準備トラックの青いマスにない
    .ren = 船団マーカーがジャンプ準備トラックの青いマスになく
    .koto = 船団マーカーがジャンプ準備トラックの青いマスにないこと
condition-is-not-president = あなたが大統領でない
    .ren = あなたが大統領でなく
    .koto = あなたが大統領でないこと
condition-is-not-admiral = あなたが艦長でない
    .ren = あなたが艦長でなく
    .koto = あなたが艦長でないこと
condition-is-not-in-brig = あなたが「営倉」にいない
    .ren = あなたが「営倉」におらず
    .koto = あなたが「営倉」にいないこと
condition-president-has-cards = 大統領がスキルカードを{ $count }枚以上持っている
    .ren = 大統領がスキルカードを{ $count }枚以上持っており
    .koto = 大統領がスキルカードを{ $count }枚以上持っていること
condition-president-has-mutiny = 大統領が反乱カードを持っている
    .ren = 大統領が反乱カードを持っており
    .koto = 大統領が反乱カードを持っていること
condition-viper-in-space = 宙域にバイパーがある
    .ren = 宙域にバイパーがあり
    .koto = 宙域にバイパーがあること
condition-is-infiltrating = あなたが潜入中である
    .ren = あなたが潜入中であり
    .koto = あなたが潜入中であること
condition-no-active-mission = 「進行中のミッション」のマスにカードがない
    .ren = 「進行中のミッション」のマスにカードがなく
    .koto = 「進行中のミッション」のマスにカードがないこと
condition-can-pay-rebels = あなたが奇跡トークンかスーパークライシス・カードを持っている
    .ren = あなたが奇跡トークンかスーパークライシス・カードを持っており
    .koto = あなたが奇跡トークンかスーパークライシス・カードを持っていること

# Cards that stay in play

standing = { $until }：{ $rule }。
until-jump = 船団がジャンプするまで
until-loss-else-jump = 民間船かベーススターが破壊されるまで
until-jump-or-no-raiders = 船団がジャンプするか、ゲームボードからレイダーがいなくなるまで
until-jump-or-scar = 船団がジャンプするか、スカーが破壊されるまで
until-jump-or-basestar = 船団がジャンプするか、ベーススターが破壊されるまで
until-used = 使われるまで
until-end = ゲーム終了まで

rule-unmanned-vipers-roll = 無人のバイパーの攻撃は、ダイスの目が{ $by }されます
rule-launches-more = ベーススターは、レイダーかヘビーレイダーを発進させるたびに、同じ種類をさらに{ $count }機発進させます
rule-cannot-activate = 誰も「{ $where }」を起動できません
rule-no-looking = 誰も他のプレイヤーの忠誠カードを見ることができません
rule-closed = 誰も{ $ship }に移動できません
rule-pursuit = 先に船団がジャンプした場合、このカードをクライシス・デッキに戻してシャッフルします
rule-travelled = 進んだジャンプ距離として数えます
rule-next-check-harder = 次に「本部」が起動されるか、大統領に対して「艦長室」が起動されたとき、難易度が{ $by-size }上がり、このカードを捨て札にします
rule-arbitrator = 誰かが「艦長室」を起動したとき、保持者はこのカードを捨て札にして難易度を{ $by-size }下げるか上げることができます
rule-picks-destination = 次のジャンプでは、艦長の代わりに保持者が目的地カードを{ $count }枚引き、1枚を選んで残りをデッキの下に置きます
rule-barrage = レイダーの起動が終わるたびに、各ベーススターは{ $ships }を発進させます（それらは行動しません）
rule-scar = スカーは、レイダーが起動されるたびに{ $count }回行動し、ダイスの目{ $range }でのみ破壊されます
rule-captured-crew = ベーススターが破壊されるたびに、士気を1失い、ラプターを1機破壊します
rule-deadly-at-jump = 船団がジャンプしたとき、{ $places }にいるすべてのキャラクターは処刑されます
rule-no-once-per-game = 人類側プレイヤーは、ゲーム中1回の能力を使えません
rule-viper-activation-costs = バイパーを起動する者は、先にスキルカードを{ $count }枚捨て札にしなければなりません。パイロットは1回のアクション全体につき1度だけ支払い、移動ステップの移動では支払いません
rule-no-actions-of = 誰も{ $skill-card }のアクションと移動能力を使えません
rule-chief-of-staff = スキルチェックにカードが加えられる前に、保持者はこのカードを捨て札にして、そのチェックですべての{ $skill-card }をプラスとして数えさせることができます
rule-probation = 保持者がスキルチェックにカードを加えた後、大統領はこのカードを捨て札にして、それらのカードを見ることができます
rule-vice-president = 保持者が大統領でない間、「本部」では保持者以外を選べません

effect-lose-highest = 最も高いリソース（同値なら手番プレイヤーが選びます）を{ $count }{ $deed ->
    [yes] 減らします
   *[no] 失います
}
    .ren = 最も高いリソース（同値なら手番プレイヤーが選びます）を{ $count }{ $deed ->
    [yes] 減らし
   *[no] 失い
}
    .dict = 最も高いリソース（同値なら手番プレイヤーが選びます）を{ $count }{ $deed ->
    [yes] 減らす
   *[no] 失う
}
    .may = 最も高いリソース（同値なら手番プレイヤーが選びます）を{ $count }{ $deed ->
    [yes] 減らすことができます
   *[no] 失うことができます
}
    .ask = 最も高いリソース（同値なら手番プレイヤーが選びます）を{ $count }{ $deed ->
    [yes] 減らしますか
   *[no] 失いますか
}
    .do = 最も高いリソース（同値なら手番プレイヤーが選びます）を{ $count }{ $deed ->
    [yes] 減らします
   *[no] 失います
}
    .ren = ペガサスがダメージを受け（ギャラクティカは代われません）
    .dict = ペガサスがダメージを受ける（ギャラクティカは代われません）
    .may = ペガサスがダメージを受けることができます（ギャラクティカは代われません）
    .ask = ペガサスがダメージを受けますか（ギャラクティカは代われません）
    .do = ペガサスがダメージを受けます（ギャラクティカは代われません）
