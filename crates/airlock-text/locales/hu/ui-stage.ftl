# A színpad: próbák, Krízisek, karakterválasztás, nagy kártyák, alvó ügynökök, a vége.

ui-you = Te
ui-you-small = te

# Mi a kártya, és ki hozta

ui-stage-kind = { $card-id ->
    [crisis] Krízis, húzta: { ui-stage-by }
    [super-crisis] Szuperkrízis, kijátszotta: { ui-stage-by }
    [location] Helyszín, aktiválta: { ui-stage-by }
   *[other] Használta: { ui-stage-by }
}
ui-stage-by = { $you ->
    [yes] te
   *[no] { $who }
}

# Egy szakértelem próba

ui-check-label = Szakértelem próba: { $what }
ui-check-to-pass = a sikerhez
ui-check-count-for = pozitív
ui-check-aim = { $you ->
    [yes] Rólad van szó
   *[no] Róla van szó: { $who }
}
ui-check-shift = { $known ->
    [yes] { $by ->
        [somebody] { $what }, { $who }
       *[nobody] { $what }
    }
   *[no] { $by ->
        [somebody] { $who }
       *[nobody] módosítva
    }
}
ui-check-cards = { $open ->
    [yes] { $count } kártyával, képpel felfelé
   *[no] { $count ->
        [0] még nincs kártya
       *[other] { $count } lefordított kártya
    }
}
ui-check-verdict = { $outcome-id ->
    [pass] { $margin ->
        [0] Siker, éppen elég
       *[other] Siker, { $margin } ponttal több
    }
    [partial] Részleges siker, { $margin } hiányzik a sikerhez
   *[fail] Kudarc, { $margin } hiányzik
}
ui-check-decided = eldöntötte: { $who }, kártyák nélkül
ui-check-no-cards = Egy eldöntött próbába senki sem tesz kártyát.
ui-check-axis = Összerő { $total }; { $has-partial ->
    [yes] részleges siker: { $partial }, siker: { $pass }
   *[no] siker: { $pass }
}
ui-check-axis-dark = Még nincs felfedett kártya; { $has-partial ->
    [yes] részleges siker: { $partial }, siker: { $pass }
   *[no] siker: { $pass }
}
ui-check-axis-pass = siker
ui-check-axis-partial = részleges
ui-check-row = { $for ->
    [yes] pozitív
   *[no] negatív
}
ui-check-row-label = { $for ->
    [yes] A próbában pozitívnak számító kártyák
   *[no] A próbában negatívnak számító kártyák
}
ui-check-go-on = Tovább
ui-check-secret = Titok marad, ki melyik kártyát tette be.
ui-check-as-it-stands = { $verdict }, a jelenlegi állás szerint
ui-check-can-change = Az összerő még változhat.
ui-check-dial = { $resource } { $by }

ui-check-givers = Ki hány kártyát tett be
ui-check-destiny = Végzet
ui-check-at-most = legfeljebb { $count }
ui-check-adds = { $count } lapot ad
ui-check-added = { $count ->
    [0] nem tett be
   *[other] { $count } lap
}
ui-check-at-most-one = (legfeljebb 1)
ui-check-turn = { $whose ->
    [mine] { $when ->
        [now] te jössz
        [next] te következel
        [first] te vagy az első
        [last] te vagy az utolsó
        [at-end] te vagy az utolsó
       *[later] később
    }
   *[other] { $when ->
        [now] most tesz be
        [next] következik
        [first] első
        [last] most tesz be
        [at-end] utolsó
       *[later] később
    }
}
ui-check-note-opening = A kártyák betétele előtt valaki még használhat valamit. Utána a Végzet { $destiny } lapot ad, és mindenki egyszer tehet be.
ui-check-note-adding = Felfordítás előtt megkeverjük őket. Titok marad, ki melyik kártyát tette be.
ui-check-note-open = Ennek a próbának minden kártyája képpel felfelé van.
ui-check-note-added = Mindenki sorra került. Rövid szünet, aztán megkeverjük és felfordítjuk a kártyákat.
ui-check-help = Mondd meg, mennyit segíthetsz
ui-check-help-none = Semmit
ui-check-help-little = Keveset
ui-check-help-lot = Sokat

# Egy Krízis

ui-crisis-check = Szakértelem próba.
ui-crisis-attack = Cylon támadás. Senki sem választ.
ui-crisis-chooses = { $you ->
    [yes] { $role ->
        [admiral] Te választasz, mint Admirális.
        [president] Te választasz, mint Elnök.
       *[current] Te választasz: a te köröd van.
    }
   *[no] { $role ->
        [admiral] { $who } választ, mint Admirális.
        [president] { $who } választ, mint Elnök.
       *[current] { $who } választ: az ő köre van.
    }
}
ui-crisis-make-check = Szakértelem próba
ui-crisis-instead = Helyette
ui-crisis-either = Az egyik
ui-crisis-or-else = A másik
ui-crisis-only-if = Csak ha { $condition }.
ui-crisis-or = vagy
ui-crisis-then = { $icon-id ->
    [raiders] Ezután a Raiderek cselekszenek
    [launch-raiders] Ezután a báziscsillagok Raidereket indítanak
    [heavy-raiders] Ezután a Nehéz Raiderek közelednek
   *[basestars] Ezután a báziscsillagok lőnek
}
ui-crisis-then-jump = { $first ->
    [yes] Ezután halad az Ugráselőkészítő Sáv
   *[no] és halad az Ugráselőkészítő Sáv
}
ui-crisis-then-nothing = Cylon húzta: a hajók nem cselekszenek, nincs ugráselőkészítés

# Karakterválasztás

ui-picks = Karakterek
ui-picks-types = Mely típusok választhatók
ui-picks-rule = Abból a típusból választasz, amelyből a legtöbb karakter maradt. Egyenlőségnél mindegyik választható; a támogató mindig.
ui-picks-rule-leaders = Abból a típusból választasz, amelyből a legtöbb karakter maradt. Egyenlőségnél mindegyik választható; a támogató mindig. A Cylon Vezérekre ez nem vonatkozik.
ui-picks-newcomer = Kivel folytatod?
ui-picks-rule-newcomer = Kivégeztek, és nem voltál cylon. Valaki mással folytatod, bármelyik típusból: nem lehet játékban lévő vagy kivégzett karakter, és nem lehet Cylon Vezér. A Hűség kártyáid megmaradnak; a kézben lévő kártyáid elvesztek.
ui-picks-newcomer-rule = Bármelyik típusból; játékban lévő vagy kivégzett karakter nem lehet.
ui-picks-executed = Kivégezve
ui-picks-rule-assist = A megmaradtak közül bárki segíthet neked.
ui-picks-kind = { $kind-id ->
    [political-leader] Politikai vezetők
    [military-leader] Katonai vezetők
    [pilot] Pilóták
    [cylon-leader] Cylon Vezérek
   *[support] Támogatók
}
ui-picks-kind-short = { $kind-id ->
    [political-leader] Politikai
    [military-leader] Katonai
    [pilot] Pilóták
    [cylon-leader] Vezérek
   *[support] Támogatók
}
ui-picks-why = { $state ->
    [open] választható, { $left } maradt
    [always] mindig választható
    [none] mind foglalt
    [led] valaki már az közületek
    [leader-due] még senki sem az: neked kell
    [leader-must] egyikőtöknek annak kell lennie
    [leader-may] egyikőtök az lehet
    [leader-first] zárva: még nincs Cylon Vezér
   *[closed] zárva: { $left } maradt, másból { $most }
}
ui-picks-short = { $state ->
    [open] a legtöbb: választható
    [always] mindig választható
    [none] mind foglalt
    [led] foglalt: csak egy lehet
    [leader-due] neked kell
    [leader-must] egyikőtöknek kell
    [leader-may] egyikőtök lehet
    [leader-first] zárva
   *[closed] most zárva
}
ui-picks-title = { $title } jelenleg
ui-picks-title-open = még senki
ui-picks-pick = Választás
ui-picks-state = { $banned ->
    [yes] Ebben a játékban nem
   *[no] { $open ->
        [yes] Választható
       *[no] Még nem
    }
}
ui-picks-either = { $count ->
    [one] 1 ezekből
   *[other] összesen { $count } ezekből
}
ui-picks-start = Itt kezd: { $where }
ui-picks-start-either = Itt kezd: { $where } vagy { $other }
ui-picks-start-viper = Viperában kezd
ui-picks-start-off = A táblán kívül kezd

# Mi egy Cylon Vezér

ui-leader = Mi egy Cylon Vezér
ui-leader-cylon = Mindenki tudja, hogy cylon vagy. A karakterlapod minden képessége megmarad, és aszerint húzol; Hűség kártyát nem kapsz, és kezdéskor Szuperkrízist sem.
ui-leader-agenda = Egy titkos lapot húzol ({ $agenda }), és csak akkor nyersz, ha a végén minden sora igaz, bárki más nyer is.
ui-leader-motives = Titkos indítékokat kapsz, kezdéskor kettőt, félúton még kettőt. A végén akkor nyersz, ha legfeljebb egy maradt felfedetlen, és a felfedettek közül kettő a győztes oldalon áll.
ui-leader-infiltrates = Az „Ember Flotta” helyszínről beszivároghatsz: a Galactica fedélzetére mész, és emberként játszol, ameddig akarsz.

# Képességek röviden

ui-short-positive-strength = Az általad húzott Krízisnél minden { $count } erejű kártya pozitív.
ui-short-cannot-activate = Nem aktiválhatod: { $places }.
ui-short-discards-last-card = Ha egy kör elején 1 lapod van, elvész.
ui-short-off-board-until-turn = A táblán kívül a { $count }. körödig.
ui-short-random-discards = A kényszerű dobás véletlenszerű.
ui-short-difficulty-against = { $where } ellened: { $by-sign ->
    [minus] { by-size-val } könnyebb
   *[plus] { by-size-val } nehezebb
}.
ui-short-actions-from-viper = Repülve kezdett körben { $count } akció.
ui-short-peeks-at-turn-end = A kör végén nézd meg a felső Krízist; maradhat vagy alulra kerül.
ui-short-sleeper-loyalty = Félúton { $count } Hűség kártya, majd a Fogda.
ui-short-action-after = Utána még 1 akció: { $card }.
ui-short-hand-limit = Kézlimit { $normal } helyett { $count }.
ui-short-draws-on-crisis = Miután felfedted a Krízisedet, húzz 1 bármilyen lapot.
ui-short-start-loyalty = { $count } Hűség kártyával kezd.
ui-short-crises-drawn = Húzz { $count } Krízist, tarts meg 1-et.
ui-short-location-cost = Helyszín aktiválása { $count } kártyába kerül.
ui-short-activates-alone = Nem aktiválhatsz, ahol mások vannak, kivéve { $where-ban }.
ui-short-shifts-difficulty = { $places }: { $way ->
    [easier] könnyebb lehet, −{ $count }
    [harder] nehezebb lehet, +{ $count }
   *[either] könnyebb vagy nehezebb, ±{ $count }
}.
ui-short-rerolls-in-own-turn = A körödben egyszer újradobathatsz egy kockát.
ui-short-pilots-placed-vipers = Induló Viperába beülhetsz, majd 1 akció.
ui-short-may-execute-at = { $count } vagy több: az Admirális Szállása kivégezhet.
ui-short-looks-at-all-civilians = Kommunikációs Központ: bármely civil hajót megnézhetsz és mozgathatsz.
ui-short-executed-at-morale = Kivégzik, ha a morál ennyire esik: { $count }; ez nem kerül morálba.
ui-short-gives-card-to-draw = Mozgás után adj 1 lapot egy ott lévőnek, és húzz { $count } lapot.
ui-short-draws-treachery = Árulást is húz.
ui-short-card-instead-of-roll = Akciódban dobás helyett eldobott kártya, +{ $count }.
ui-short-must-move = Mozgás nélküli akció után Gyengélkedő.
ui-short-discards-at-reveals = Ha egy cylon lelepleződik, elvész minden lapod.
ui-short-moves-alone = Sosem mozoghatsz oda, ahol más van.
ui-short-cost-at = { $where }: { $count } kártyába kerül.
ui-short-activates-again = { $places }: egy kártyáért még egyszer.
ui-short-card-action-cost = A kártyák akciói { $count } további kártyába kerülnek.
ui-short-discards-fewer = Krízis miatt { $count } kártyával kevesebbet dobsz el.
ui-short-pays-for-company = Ha mások mellé mozogsz: { $count } kártya, vagy a Fogda.
ui-short-draws-at-loss = Ha csökken: { $resource }, húzz { $count } { $skill } lapot, { $keep } marad.
ui-short-loses-damaged-viper = A megsérülő Viperád megsemmisül.
ui-short-no-actions-of = Nincs akció ilyen kártyákon: { $skill }.
ui-short-activates-after-order = Utasításod után aktiválhatsz ott, ahol vagy.
ui-short-mutiny-costs = Minden húzott Zendülés { $count } kártyába kerül.
ui-short-picks-mutiny = { $count } Zendülésből te választod, mit húznak mások.
ui-short-start-mutiny = { $count } Zendülés kártyával kezd.
ui-short-scouts-more = A felderítőid { $count } lapot néznek meg.
ui-short-draws-fewer-off = Ha nem { $ship-ban } van: { $count } lappal kevesebb.
ui-short-reveals-in-brig-only = Csak a Fogdában fedheti fel magát hatással.
ui-short-spares-discards = Egy Árulás kártya megkímél valakit 1 eldobástól.
ui-short-no-draw-in-hazard = Veszélyes helyszínen nem húz.
ui-short-leaving-costs-super-crisis = Ha elhagyod { $where-t }: egy Szuperkrízis.
ui-short-infiltrator-draws = Beszivárogva { $count } további lapot húz.
ui-short-adds-nothing-in-others-actions = Mások akciójában semmit sem tehet próbákba.
ui-short-adds-cards = Próbába legfeljebb { $count }, beszivárogva { $infiltrating } lap.
ui-short-adds-face-up = A betett kártyáid közül { $count } képpel felfelé van.
ui-short-take-check-cards = Próba után vedd el az összes lapját.
ui-short-switch-option = Fordíts meg egy kettős választást.
ui-short-replace-crisis = Cserélj le egy éppen felfedett Krízist.
ui-short-decide-check = Dönts el egy Krízispróbát: siker vagy kudarc.
ui-short-no-strength = Próbában nevezz meg egy szakértelmet: lapjai 0-t érnek.
ui-short-activate-vipers = Akció: { $count } parancs pilóta nélküli Viperáknak.
ui-short-resolve-quorum-of = Akció: { $count } Tanács kártyából játssz ki 1-et.
ui-short-look-at-loyalty = Akció: nézd meg egy játékos minden Hűség kártyáját.
ui-short-admiral-receives = Akció: az Admirális lesz { $title-a }.
ui-short-trade = Akció: { $by } { $resource }, cserébe 1 másik erőforrás.

# Nagy kártyák

ui-choice-only-you = Ezt csak te látod.
ui-choice-jump = A flotta ugrik
ui-choice-ways = { $count ->
    [2] Két út
    [3] Három út
   *[other] { $count } út
}
ui-choice-ways-foot = A többi a pakli aljára kerül. Az asztal megtudja, melyiket választottad, de azt sosem, melyiket hagytad ott.
ui-choice-dial = { $resource } { $to }
ui-choice-then = Utána a távolság { $distance }/{ $goal }{ $there ->
    [yes] : a következő ugrás az utolsó
   *[no] {""}
}{ $changed ->
    [yes] ; { $dials }
   *[no] {""}
}.
ui-choice-crisis = Kihúzott Krízis kártyák
ui-choice-keep = { $count ->
    [2] Kettő közül az egyik végrehajtandó
   *[other] { $count } közül az egyik végrehajtandó
}
ui-choice-keep-foot = Amit nem választasz, a pakli aljára kerül, és más nem látja.
ui-choice-keep-foot-cylon = Amit nem választasz, a dobott lapok közé kerül, ahol mindenki látja.
ui-choice-super = Szuperkrízis
ui-choice-play = { $count } közül egyet játszol ki
ui-choice-play-foot = A kijátszott kártyát mindenki látja.
ui-choice-quorum = Kihúzott Tanács kártyák
ui-choice-quorum-foot = A többi felfedés nélkül a Tanács pakli aljára kerül.
ui-choice-give-quorum = Melyiket kapja az Elnök a { $count } közül?
ui-choice-give-quorum-foot = Ezután a másikat kijátszhatod, vagy el kell dobni.
ui-choice-other-quorum = Kijátszod ezt a kártyát?
ui-choice-other-quorum-foot = Ha nem, a dobott lapok közé kerül, ahol mindenki látja.
ui-choice-mutiny = Zendülés kártyák
ui-choice-pick-mutiny = Melyiket húzza { $who }?
ui-choice-play-mutiny = { $count ->
    [one] Ezt a kártyát játszod ki
   *[other] { $count } közül egyet játszol ki
}
ui-choice-mutiny-foot = A többi felfedés nélkül a Zendülés pakli aljára kerül.
ui-choice-damage = A Galactica megsérül
ui-choice-tokens = Melyiket a { $count } jelző közül?
ui-choice-tokens-foot = A többi felfedés nélkül visszakerül.
ui-choice-hand = Egy kéz kártyái
ui-choice-take = { $who } kártyái
ui-choice-take-foot = Az asztal megtudja, hogy elvettél egy kártyát, de azt nem, melyiket.
ui-choice-peek = { $deck } pakli, felső lap
ui-choice-peeked = Ez a kártya következik
ui-choice-sort = Krízis kártyák, csak te látod őket
ui-choice-sort-foot = Egymás után: felülre, a korábban oda tettek fölé, vagy a pakli aljára.
ui-choice-sort-top = Kártyák, csak te látod őket
ui-choice-sort-top-foot = Egymás után: mindegyik a korábban felülre tettek fölé, vagy a pakli aljára kerül.
ui-choice-on-top = Felülre
ui-choice-under = A pakli aljára
ui-choice-locked = A legfelső Lezárt Civil Hajó
ui-choice-learned = A pakli felső lapjai
ui-choice-learned-foot = Mind a próbába kerül, vagy mind a kezedbe.
ui-choice-peek-foot = Hagyd felül, vagy tedd a pakli aljára. Az asztal megtudja, melyiket tetted.
ui-choice-civilian = Egy megnézett civil hajó
ui-choice-ship = Mit szállít a hajó { $area-ban }?
ui-choice-ship-foot = Egy űrszektorral odébb mozoghat. Az asztal megtudja, hová megy, de azt nem, mit szállít.
ui-choice-stays = Most itt van
ui-choice-moves = Mozgasd ide
ui-choice-nothing-there = Nincs ott semmi

# Alvó ügynökök

ui-sleepers = Az alvó ügynökök felébrednek
ui-sleepers-distance = Elért távolság: { $distance }
ui-sleepers-rule = Mindenki kap még egy Hűség kártyát. Egyetlen cylon kártya közöttük cylonná tesz, bármi voltál is.
ui-sleepers-deck = { $left ->
    [0] A pakli üres.
   *[other] { $left } kártya maradt a pakliban.
}
ui-sleepers-dealt = { $count } kártyát osztottunk ki.
ui-sleepers-got = { $count ->
    [0] nincs kártya
    [one] { $mine ->
        [yes] nézd meg a tiédet
       *[no] kapott
    }
   *[other] { $brig ->
        [yes] { $count } lapot kapott, majd a Fogda
       *[no] { $count } lapot kapott
    }
}
ui-sleepers-sympathizer = { $joined ->
    [yes] { $who } megmutatta, és csatlakozott a cylonokhoz: egyik erőforrás sem volt a vörös zónában.
   *[no] { $who } megmutatta, és a Fogdába került: egy erőforrás a vörös zónában volt.
}
ui-sleepers-sympathizer-rule = Aki kapja, azonnal megmutatja. { $red ->
    [yes] Egy erőforrás a vörös zónában van: az a játékos a Fogdába kerül.
   *[no] Egyik erőforrás sincs a vörös zónában: az a játékos csatlakozik a cylonokhoz.
}
ui-sleepers-sympathetic-cylon = { $who } felfedte, mostantól felfedett cylon, és húzott egy Titkos Küldetést, amelyet más nem ismer.
ui-sleepers-sympathetic-cylon-rule = Aki kapja, azonnal megmutatja, onnantól felfedett cylon, és csak egy Titkos Küldetéssel nyerhet.
ui-sleepers-mutineer = { $who } felfedte: a Zendülő ember, Zendülés kártyákat húz, és 2 lehet nála.
ui-sleepers-look = Tartsd lenyomva lent a Hűség kártyádat, hogy megnézd. Senki sem látja, hogy nézed, sem azt, meddig.
ui-sleepers-done = Megnéztem

# A vége

ui-end = A vége
ui-end-title = { $cause ->
    [jumped] A flotta biztonságban van
    [new-caprica] Magatok mögött hagytátok Új Capricát
    [earth] Megtaláltátok a Földet
    [fuel] A flotta üzemanyag nélkül maradt
    [food] A flotta éhen halt
    [morale] A flotta feladta
    [population] Nincs kit megmenteni
    [boarded] A Galacticát elfoglalták
    [no-characters] Nincs, aki vezessen
   *[destroyed] A Galactica elveszett
}
ui-end-summary = { $ending } { $turn }. kör, távolság { $distance }/{ $goal }. { $cylons ->
    [0] Nem volt köztetek cylon.
    [one] A cylon { $names } volt.
   *[other] A cylonok: { $names }.
}
ui-end-alone = { $won ->
    [yes] { $who } csak a Titkos Küldetéséért játszott ({ $agenda }), és minden sora teljesült.
   *[no] { $who } csak a Titkos Küldetéséért játszott ({ $agenda }), és nem teljesítette.
}
ui-end-agenda = { $won ->
    [yes] { $agenda }, teljesítve
   *[no] { $agenda }, nem teljesült
}
ui-end-motives = { $won ->
    [yes] { $who } az indítékaiért játszott, { $all } közül { $shown } teljesült: ez elég a győzelemhez.
   *[no] { $who } az indítékaiért játszott, { $all } közül { $shown } teljesült: ez nem elég a győzelemhez.
}
ui-end-motive = { $side-id ->
    [human] { $revealed ->
        [yes] { $motive }, az emberek oldalán, felfedve
       *[no] { $motive }, az emberek oldalán, nincs felfedve
    }
   *[cylon] { $revealed ->
        [yes] { $motive }, a cylonok oldalán, felfedve
       *[no] { $motive }, a cylonok oldalán, nincs felfedve
    }
}
# Egy Titkos Küldetés vagy indíték sora előtt felolvasva
ui-end-reached = { $reached ->
    [yes] Igaz:
   *[no] Nem igaz:
}
ui-end-who = Ki
ui-end-loyalty = Hűség
ui-end-hand = Kéz a végén
ui-end-result = Eredmény
ui-end-assist = segítő
ui-end-turned-up = felfedve
ui-end-shown = { $turn }. kör
ui-end-hidden = sosem mutatta meg
ui-end-no-cards = nincs
ui-end-won = { $won ->
    [yes] nyert
   *[no] veszített
}
ui-end-fate = { $team-id ->
    [human] Nem cylon
    [cylon] { $told ->
        [yes] Cylon, { $became }
       *[no] Cylon
    }
    [sympathetic-cylon] { $told ->
        [yes] Szimpatizáns Cylon, { $became }
       *[no] Szimpatizáns Cylon
    }
    [mutineer] Zendülő
   *[sympathizer] { $told ->
        [yes] Kollaboráns, { $became }
       *[no] Kollaboráns
    }
}
ui-end-turning = Ami eldöntötte
ui-end-turn = { $turn }. kör
ui-turning-revealed = { $who } cylonként lepleződik le
ui-turning-sympathizer = { $cylon ->
    [yes] { $who }, a Kollaboráns, csatlakozik a cylonokhoz
   *[no] { $who }, a Kollaboráns, a Fogdába kerül
}
ui-turning-executed = Kivégzés: { $who } ({ $person })
ui-turning-new-caprica = A flotta letelepszik Új Capricán
ui-turning-returned = A Galactica visszatér
ui-turning-sleepers = Félúton: az alvó ügynökök felébrednek
ui-turning-mutineer = { $who } a Zendülő
ui-turning-rebel = { $side-id ->
    [human] A Lázadó Báziscsillag az emberekhez csatlakozik
   *[cylon] A Lázadó Báziscsillag a cylonokhoz csatlakozik
}
ui-turning-colonial-one = A Colonial One elpusztul
ui-turning-hub = A Központ elpusztul
ui-turning-super = { $who } kijátssza: { $card }
ui-turning-lost = { $short ->
    [0] Elbukott: { $card }; { $resource } { $by }
   *[other] Elbukott, { $short } hiányzott: { $card }; { $resource } { $by }
}
ui-turning-jumped = A flotta eléri ezt a távolságot: { $distance }/{ $goal }

ui-proof = A keverés tisztességes volt
ui-proof-how = Az első osztás előtt az asztal megmutatott egy pecsétet: annak a magnak az SHA-256 lenyomatát, amelyből minden keverés és minden dobás következik. Most a mag nyílt, és mindenki ellenőrizheti.
ui-proof-seal = Pecsét, 0. kör
ui-proof-seed = Mag, most nyílt
ui-proof-browser = Ellenőrizd ebben a böngészőben
ui-proof-file = Az egész játék fájlként
ui-proof-full = Teljes alakban

ui-again = Még egyet?
ui-again-rule = { $all ->
    [one] Ugyanazok a beállítások.
   *[other] Ugyanazok a játékosok és beállítások. { $all } közül { $want } akarja.
}
ui-again-state = { $state ->
    [bot] bot, mindig
    [yes] igen
    [away] távol
   *[not-yet] még nem
}
ui-again-starts = Elindul, amint mindenki igent mondott.
ui-again-begun = A következő játék elkezdődött.
ui-again-next = A következő játékhoz
ui-again-bots = Indítás { $count } emberrel és botokkal
ui-again-yes = Még egyet
ui-again-replay = Visszajátszás
ui-again-save = Játék mentése
