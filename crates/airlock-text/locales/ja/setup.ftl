# What a table agrees on before the game, and what a player agrees to pass on.

difficulty-normal = 標準
about-difficulty-normal = すべてのリソースが印刷どおりの値から始まります。
difficulty-easier = やさしい
about-difficulty-easier = すべてのリソースが2高い値から始まり、人類が有利になります。
difficulty-harder = 難しい
about-difficulty-harder = すべてのリソースが2低い値から始まり、サイロンが有利になります。

rulings-printed = 印刷どおり
about-rulings-printed = カードによってキャラクターを「営倉」から「医務室」に送ることができ、各サイロン艦は1手番に1度しか行動しません。
rulings-later = 後の裁定
about-rulings-later = 「営倉」と明記した効果だけがキャラクターをそこから出し、各サイロン艦はアイコン1つにつき1度しか行動しません。

variant-no-sympathizer = 同調者なし
about-variant-no-sympathizer = 4人か6人用：同調者の代わりに人類のカードを1枚加え、リソースは低く、開示サイロンは1手番に{ $cards }枚引き、ブーマーは使いません。
variant-cooperative = 完全協力
about-variant-cooperative = 2〜6人用：サイロンはいませんが、リソース、核兵器、引くカードが少なく、「営倉」にいてもクライシスを免れません。

variant-no-leaders = サイロン・リーダーなし
about-variant-no-leaders = ペガサスかデイブレイクを使う3〜6人用：誰もサイロン・リーダーを使いません。
variant-sympathetic-cylon = 友好的サイロン
about-variant-sympathetic-cylon = ペガサスを使い、サイロン・リーダーなしの4人か6人用：独自のアジェンダを持つ友好的サイロンが、同調者の代わりに入ります。

about-set-base = 常に使います：1〜6人でコボルを目指します。
about-set-pegasus = 3〜7人用：バトルスター・ペガサス、裏切りカード、処刑、サイロン・リーダー、ニュー・カプリカ。
about-set-daybreak = 3〜7人用：反乱カードと反乱者、奇跡トークン、強襲ラプター、動機を持つサイロン・リーダー、地球の探索。

about-objective-kobol = ジャンプ距離{ $sleeper }でスリーパー・エージェントが目覚め、ジャンプ距離{ $end }に達すると、次のジャンプでゲームが終わります。
about-objective-new-caprica = ジャンプ距離{ $sleeper }でスリーパー・エージェントが目覚め、ジャンプ距離{ $end }で船団はニュー・カプリカに入植します。ギャラクティカが戻り、船を脱出させなければなりません。
about-objective-earth = ジャンプ距離{ $sleeper }でスリーパー・エージェントが目覚め、ジャンプ距離{ $end }に達すると、次のジャンプでゲームが終わります。デメトリウスのミッションでジャンプ距離が増え、反乱ベーススターが場に出ることもあります。

# Standing orders

order-pass-check = このスキルチェックの残りを見送る
order-pass-turn = この手番の残りを見送る
order-pass-always = 「{ $what }」は常に見送る
