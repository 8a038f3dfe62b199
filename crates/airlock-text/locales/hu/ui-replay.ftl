# Egy befejezett játék visszajátszása.

ui-replay = Visszajátszás
ui-replay-title = { $table }, visszajátszás
ui-replay-skip = Ugrás a visszajátszás vezérlőihez

# Mozgás a játékban

ui-replay-transport = Lépkedés a játékban
ui-replay-turn-back = Előző kör (Shift ←)
ui-replay-step-back = Előző lépés (←)
ui-replay-play = Lejátszás (szóköz)
ui-replay-step-on = Következő lépés (→)
ui-replay-turn-on = Következő kör (Shift →)
ui-replay-first = Első lépés (Home)
ui-replay-last = Utolsó lépés (End)
ui-replay-speed = Sebesség
ui-replay-times = { $speed }×
ui-replay-next-check = Következő próba
ui-replay-next-reveal = Következő lelepleződés
ui-replay-scrub = A játék lépése
ui-replay-go = Ugrás ide
ui-replay-at-turn = { $number }. kör ({ $of } közül), { $who }
ui-replay-at-setup = Az első kör előtt
ui-replay-at-step = { $part }, lépés { $step }/{ $of }
ui-replay-part-setup = Előkészületek
ui-replay-part-skills = Húzás
ui-replay-part-move = Mozgás
ui-replay-part-action = Akció
ui-replay-part-crisis = Krízis
ui-replay-part-cylons = Cylonok
ui-replay-part-jump = Ugrás
ui-replay-part-end = Vége

# A körök sora

ui-replay-turns = Körök
ui-replay-turn = { $number }. kör, { $who }: { $marks }
ui-replay-marks = Jelek
ui-replay-marks-join = { $first }, { $last }
ui-replay-mark-none = semmi különös
ui-replay-mark-pass = sikeres próba
ui-replay-mark-partial = részben sikeres próba
ui-replay-mark-fail = sikertelen próba
ui-replay-mark-jump = ugrás
ui-replay-mark-reveal = egy cylon lelepleződött
ui-replay-mark-sleeper = alvó ügynökök
ui-replay-mark-super = Szuperkrízis
ui-replay-mark-end = vége
ui-replay-mark-execution = kivégzés
ui-replay-mark-mutiny = kijátszott Zendülés kártya
ui-replay-mark-mutineer = a Zendülő lelepleződött
ui-replay-mark-mission = bevetés
ui-replay-mark-rebel = a Lázadó Báziscsillag
ui-replay-legend-pass = siker
ui-replay-legend-partial = részleges
ui-replay-legend-fail = kudarc
ui-replay-legend-jump = ugrás
ui-replay-legend-reveal = lelepleződés
ui-replay-legend-sleeper = alvó ügynökök
ui-replay-legend-super = Szuperkrízis
ui-replay-legend-end = vége
ui-replay-legend-execution = kivégzés
ui-replay-legend-mutiny = Zendülés kártya
ui-replay-legend-mutineer = Zendülő
ui-replay-legend-mission = bevetés
ui-replay-legend-rebel = Lázadó Báziscsillag

# Kinek a szemével

ui-replay-eyes = Kinek a nézete?
ui-replay-eyes-rule = A játék véget ért, így bárki szemével megnézheted.
ui-replay-eyes-view = Nézet
ui-replay-spectator = Néző
ui-replay-all = Minden
ui-replay-hands-all = Minden kéz és Hűség ennél a lépésnél
ui-replay-hands-seat = Amit { $who } a kezekről és a Hűségről tudott
ui-replay-cards-hidden = lefordítva
ui-replay-fate-human = Ember
ui-replay-fate-cylon = Cylon
ui-replay-fate-revealed = Felfedett
ui-replay-fate-sympathizer = Kollaboráns
ui-replay-fate-leader = Cylon Vezér
ui-replay-fate-sympathetic = Szimpatizáns Cylon
ui-replay-fate-mutineer = Zendülő
ui-replay-miracles = { $count } csodajelző
ui-replay-fate-unknown = Nem ismert

# A napló lépésről lépésre, és a mentett játék

ui-replay-record = Napló és mentett játék
ui-replay-log = Napló
ui-replay-log-turn = { $number }. kör, { $who }
ui-replay-open = Titok: { $line }
ui-replay-added = Titok: { $who } betett kártyái: { $cards }.
ui-replay-card = { $counts ->
    [for] { $skill } { $strength }, pozitív
    [against] { $skill } { $strength }, negatív
   *[unknown] { $skill } { $strength }
}
ui-replay-cards-join = { $first }; { $last }
ui-replay-answered = Titok: { $who } ezt választotta: „{ $answer }”.
ui-replay-file = Mentett játék
ui-replay-file-about = Az előkészületek, a mag és { $answers } válasz: minden más ezekből következik.
ui-replay-download = Játék letöltése
ui-replay-verify = Ellenőrizd a saját gépeden:
ui-replay-seal = Pecsét az elejéről
ui-replay-seed = Mag, most már nyilvános
ui-replay-copy = Másolás
ui-replay-recorded = Ezt a játékot a szabályok { $version }. változatával játszották. A feljegyzésből látható: a tábla minden kör elején és a teljes napló.
