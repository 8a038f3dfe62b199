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
    [yes] Kiválasztva: te
   *[no] Kiválasztva: { $who }
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
        [0] Siker, pont elég
       *[other] Siker, { $margin } ponttal
    }
    [partial] Részleges siker, { $margin } hiányzik a sikerhez
   *[fail] Kudarc, { $margin } hiányzik
}
ui-check-decided = { $who } döntötte el, kártyák nélkül
ui-check-no-cards = A próba eldőlt, ezért senki sem tesz be kártyát.
ui-check-axis = Összerő { $total }; { $has-partial ->
    [yes] részleges siker { $partial }+, siker { $pass }+
   *[no] siker { $pass }+
}
ui-check-axis-dark = Még nincs felfedett kártya; { $has-partial ->
    [yes] részleges siker { $partial }+, siker { $pass }+
   *[no] siker { $pass }+
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
ui-check-as-it-stands = { $verdict } (eddig)
ui-check-can-change = Az összerő még változhat.
ui-check-dial = { $resource } { $by }

ui-check-givers = Ki hány kártyát tett be
ui-check-destiny = Végzet
ui-check-at-most = legfeljebb { $count }
ui-check-adds = { $count } lapot tesz be
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
ui-check-note-opening = A kártyák betétele előtt valaki még használhat kártyát vagy képességet. Utána a Végzet pakli { $destiny } lapot ad, és mindenki egyszer tehet be.
ui-check-note-adding = A kártyákat felfedés előtt megkeverjük. Titok marad, ki melyiket tette be.
ui-check-note-open = Ennek a próbának minden kártyája képpel felfelé van.
ui-check-note-added = Mindenki betette a kártyáit. Rövid szünet után megkeverjük és felfedjük őket.
ui-check-help = Mondd meg, mennyit segíthetsz
ui-check-help-none = Semmit
ui-check-help-little = Keveset
ui-check-help-lot = Sokat

# Egy Krízis

ui-crisis-check = Szakértelem próba.
ui-crisis-attack = Cylon támadás. Senki sem választ.
ui-crisis-chooses = { $you ->
    [yes] { $role ->
        [admiral] Admirálisként te választasz.
        [president] Elnökként te választasz.
       *[current] Te választasz: a te köröd van.
    }
   *[no] { $role ->
        [admiral] Admirálisként { $who } választ.
        [president] Elnökként { $who } választ.
       *[current] Jelenlegi játékosként { $who } választ.
    }
}
ui-crisis-make-check = Szakértelem próba
ui-crisis-instead = Helyette
ui-crisis-either = Vagy
ui-crisis-or-else = Vagy
ui-crisis-only-if = Csak ha { $condition }.
ui-crisis-or = vagy
ui-crisis-then = { $icon-id ->
    [raiders] Ezután a Raiderek aktiválódnak
    [launch-raiders] Ezután a báziscsillagok Raidereket indítanak
    [heavy-raiders] Ezután a Nehéz Raiderek aktiválódnak
   *[basestars] Ezután a báziscsillagok támadnak
}
ui-crisis-then-jump = { $first ->
    [yes] Ezután a Flottajelző előrelép
   *[no] és a Flottajelző előrelép
}
ui-crisis-then-nothing = Cylon húzta: a hajók nem aktiválódnak, nincs ugrás

# Karakterválasztás

ui-picks = Karakterek
ui-picks-types = Választható típusok
ui-picks-rule = Abból a típusból választhatsz, amelyből a legtöbb karakter maradt. Ha több ilyen is van, bármelyikből. Támogató mindig választható.
ui-picks-rule-leaders = Abból a típusból választhatsz, amelyből a legtöbb karakter maradt. Ha több ilyen is van, bármelyikből. Támogató mindig választható. A Cylon Vezérek nem számítanak.
ui-picks-newcomer = Válassz új karaktert
ui-picks-rule-newcomer = Kivégeztek, és nem voltál cylon. Folytasd valaki mással, bármelyik típusból, aki nincs játékban, nem végezték ki, és nem Cylon Vezér. A Hűség kártyáid megmaradnak, de a kézben tartott kártyáid elvesztek.
ui-picks-newcomer-rule = Bármelyik típusból, de ne legyen játékban, és ne legyen kivégzett.
ui-picks-executed = Kivégezve
ui-picks-rule-assist = Válassz bárkit a megmaradtak közül.
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
    [leader-due] még senki sem az: neked kell annak lenned
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
ui-picks-title = { $title } eddig
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
    [one] 1 ezek közül
   *[other] összesen { $count } ezekből
}
ui-picks-start = Kezdés { $where-ban }
ui-picks-start-either = Kezdés { $where-ban } vagy { $other-ban }
ui-picks-start-viper = Kezdés Viperában
ui-picks-start-off = Kezdés a táblán kívül

# Mi egy Cylon Vezér

ui-leader = Játék Cylon Vezérrel
ui-leader-cylon = Mindenki tudja, hogy cylon vagy. A karakterlapod minden képessége megmarad, és aszerint húzol, de Hűség kártyát nem kapsz, és Szuperkrízis nélkül kezdesz.
ui-leader-agenda = Titokban húzol egy küldetést ({ $agenda }), és csak akkor nyersz, ha a végén minden sora teljesül, bárki más nyer is.
ui-leader-motives = Titkos indítékokat kapsz, kettőt az elején és kettőt félúton. Akkor nyersz, ha a végén legfeljebb egy maradt felfedetlen, és a felfedettek közül legalább kettő a győztes oldalé.
ui-leader-infiltrates = Az „Ember Flotta” helyszínről beszivároghatsz: a Galacticára mész, és emberként játszol, ameddig csak akarsz.

# Képességek röviden

ui-short-positive-strength = A saját Krízisednél minden { $count } erejű lap pozitív.
ui-short-cannot-activate = Nem aktiválhatod: { $places }.
ui-short-discards-last-card = Ha egy kör elején csak 1 lapod van, eldobod.
ui-short-off-board-until-turn = A táblán kívül a { $count }. körödig.
ui-short-random-discards = A kényszerű dobás véletlenszerű.
ui-short-difficulty-against = { $where } ellened: { $by-sign ->
    [minus] { by-size-val } könnyebb
   *[plus] { by-size-val } nehezebb
}.
ui-short-actions-from-viper = Ha Viperában kezded a köröd: { $count } akció.
ui-short-peeks-at-turn-end = A köröd végén nézd meg a felső Krízist: marad, vagy alulra kerül.
ui-short-sleeper-loyalty = Félúton { $count } Hűség kártya, majd a Fogda.
ui-short-action-after = { $card } után még 1 akció.
ui-short-hand-limit = Kézlimit { $normal } helyett { $count }.
ui-short-draws-on-crisis = Ha felfedik a Krízised, húzz 1 bármilyen típusú lapot.
ui-short-start-loyalty = { $count } Hűség kártyával kezdesz.
ui-short-crises-drawn = Húzz { $count } Krízist, tarts meg 1-et.
ui-short-location-cost = Helyszín aktiválása { $count } kártyába kerül.
ui-short-activates-alone = Nem aktiválhatsz, ahol más is van, kivéve { $where-ban }.
ui-short-shifts-difficulty = { $places }: { $way ->
    [easier] könnyebb lehet, −{ $count }
    [harder] nehezebb lehet, +{ $count }
   *[either] könnyebb vagy nehezebb, ±{ $count }
}.
ui-short-rerolls-in-own-turn = A körödben egyszer újradobathatsz egy dobást.
ui-short-pilots-placed-vipers = Ha Vipera indul, beülhetsz, és 1 akciód van.
ui-short-may-execute-at = Legalább { $count } pont: az Admirális Szállásán kivégezhetsz.
ui-short-looks-at-all-civilians = Kommunikációs Központ: bármelyik civil hajót megnézheted és mozgathatod.
ui-short-executed-at-morale = { $count } morálnál kivégeznek; ez nem kerül morálba.
ui-short-gives-card-to-draw = Mozgás után adj 1 lapot valakinek ott, és húzz { $count } lapot.
ui-short-draws-treachery = Árulást is húzol.
ui-short-card-instead-of-roll = Akciódnál dobás helyett eldobhatsz egy lapot: ereje +{ $count }.
ui-short-must-move = Mozgás nélküli akció után Gyengélkedő.
ui-short-discards-at-reveals = Ha egy cylon lelepleződik, minden lapod elvész.
ui-short-moves-alone = Nem mozoghatsz oda, ahol más is van.
ui-short-cost-at = { $where }: { $count } kártyába kerül.
ui-short-activates-again = { $places }: 1 kártyáért még egyszer.
ui-short-card-action-cost = A kártyák akciói { $count } kártyával többe kerülnek.
ui-short-discards-fewer = Krízis miatt { $count } kártyával kevesebbet dobsz el.
ui-short-pays-for-company = Ha más mellé mozogsz: { $count } kártya vagy a Fogda.
ui-short-draws-at-loss = Ha { $resource-a } csökken, húzz { $count } { $skill } lapot, { $keep } marad.
ui-short-loses-damaged-viper = Ha a Viperád megsérülne, megsemmisül.
ui-short-no-actions-of = Nem használhatod { $skill-a } kártyák akcióit.
ui-short-activates-after-order = Felsőbb Utasítás után aktiválhatod a helyszíned.
ui-short-mutiny-costs = Minden húzott Zendülés { $count } kártyába kerül.
ui-short-picks-mutiny = Nézz meg { $count } Zendülést, és válaszd ki, melyiket húzzák.
ui-short-start-mutiny = { $count } Zendülés kártyával kezdesz.
ui-short-scouts-more = A felderítőid { $count } lapot néznek meg.
ui-short-draws-fewer-off = Ha nem vagy { $ship-ban }, { $count } lappal kevesebbet húzol.
ui-short-reveals-in-brig-only = A Cylon kártyád akcióját csak a Fogdában használhatod.
ui-short-spares-discards = Húzz Árulást, hogy valaki 1-gyel kevesebbet dobjon el.
ui-short-no-draw-in-hazard = Veszélyes helyszínen nem húzol.
ui-short-leaving-costs-super-crisis = Elhagyni { $where-t } egy Szuperkrízisbe kerül.
ui-short-infiltrator-draws = Beszivárogva { $count } lappal többet húzol.
ui-short-adds-nothing-in-others-actions = Mások akcióinál nem tehetsz be a próbába.
ui-short-adds-cards = Próbába legfeljebb { $count } lap, beszivárogva { $infiltrating }.
ui-short-adds-face-up = A betett kártyáid közül { $count } képpel felfelé van.
ui-short-take-check-cards = Próba után vedd kézbe az összes lapját.
ui-short-switch-option = Fordítsd át valaki választását a másik lehetőségre.
ui-short-replace-crisis = Cserélj le egy éppen felfedett Krízist.
ui-short-decide-check = Döntsd el egy Krízis próbáját: siker vagy kudarc.
ui-short-no-strength = Próbában nevezz meg egy típust: a lapjai 0-t érnek.
ui-short-activate-vipers = Akció: { $count } aktiválás pilóta nélküli Viperákkal.
ui-short-resolve-quorum-of = Akció: { $count } Tanács kártyából játssz ki 1-et.
ui-short-look-at-loyalty = Akció: nézd meg egy játékos összes Hűség kártyáját.
ui-short-admiral-receives = Akció: az Admirális lesz { $title-a }.
ui-short-trade = Akció: { $by } { $resource }, cserébe +1 egy másik erőforrás.

# Nagy kártyák

ui-choice-only-you = Ezt csak te látod.
ui-choice-jump = A flotta ugrik
ui-choice-ways = { $count ->
    [2] Két úticél
    [3] Három úticél
   *[other] { $count } úticél
}
ui-choice-ways-foot = A többi a pakli aljára kerül. Mindenki megtudja, mit választottál, de azt nem, mit hagytál ott.
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
    [2] Hajts végre egyet a kettőből
   *[other] Hajts végre egyet ({ $count } közül)
}
ui-choice-keep-foot = A többi a pakli aljára kerül, más nem látja.
ui-choice-keep-foot-cylon = A többit eldobod, és mindenki látja.
ui-choice-super = Szuperkrízis
ui-choice-play = Játssz ki egyet ({ $count } közül)
ui-choice-play-foot = A kijátszott kártyát mindenki látja.
ui-choice-quorum = Kihúzott Tanács kártyák
ui-choice-quorum-foot = A többi felfedés nélkül a Tanács pakli aljára kerül.
ui-choice-give-quorum = Válassz egyet az Elnöknek ({ $count } közül)
ui-choice-give-quorum-foot = Ezután a másikat kijátszhatod vagy eldobhatod.
ui-choice-other-quorum = Kijátszod ezt a kártyát?
ui-choice-other-quorum-foot = Ha nem, eldobod, és mindenki látja.
ui-choice-mutiny = Zendülés kártyák
ui-choice-pick-mutiny = Válaszd ki, melyiket húzza { $who }
ui-choice-play-mutiny = { $count ->
    [one] Játszd ki ezt a kártyát
   *[other] Játssz ki egyet ({ $count } közül)
}
ui-choice-mutiny-foot = A többi felfedés nélkül a Zendülés pakli aljára kerül.
ui-choice-damage = A Galactica megsérül
ui-choice-tokens = Válassz { $count } jelző közül
ui-choice-tokens-foot = A többi felfedés nélkül visszakerül.
ui-choice-hand = Egy másik játékos keze
ui-choice-take = { $who } kártyái
ui-choice-take-foot = Mindenki megtudja, hogy elvettél egy kártyát, de azt nem, melyiket.
ui-choice-peek = { $deck-a } pakli felső lapja
ui-choice-peeked = A következő kártya
ui-choice-sort = Krízis kártyák, amelyeket csak te látsz
ui-choice-sort-foot = Egyenként: a már visszatettek fölé, vagy a pakli aljára.
ui-choice-sort-top = Kártyák, amelyeket csak te látsz
ui-choice-sort-top-foot = Egyenként: a már visszatettek fölé, vagy a pakli aljára.
ui-choice-on-top = Felülre
ui-choice-under = A pakli aljára
ui-choice-locked = A legfelső Lezárt Civil Hajó
ui-choice-learned = A pakli felső lapjai
ui-choice-learned-foot = Mind a próbába kerül, vagy mind a kezedbe.
ui-choice-peek-foot = Hagyd felül, vagy tedd a pakli aljára. Mindenki megtudja, melyiket tetted.
ui-choice-civilian = Egy civil hajó
ui-choice-ship = Amit a hajó szállít { $area-ban }
ui-choice-ship-foot = 1 űrszektorral odébb mozoghat. Mindenki megtudja, hová megy, de azt nem, mit szállít.
ui-choice-stays = Most itt van
ui-choice-moves = Mozgasd ide
ui-choice-nothing-there = Nincs ott semmi

# Alvó ügynökök

ui-sleepers = Az alvó ügynökök felébrednek
ui-sleepers-distance = Elért távolság: { $distance }
ui-sleepers-rule = Mindenki kap még 1 Hűség kártyát. Egyetlen Cylon kártya is cylonná tesz, bármi voltál is előtte.
ui-sleepers-deck = { $left ->
    [0] A pakli üres.
   *[other] { $left } kártya maradt a pakliban.
}
ui-sleepers-dealt = { $count } kártyát kiosztottak.
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
    [yes] { $who } felfedte, és csatlakozott a cylonokhoz: egyik erőforrás sem volt a vörös zónában.
   *[no] { $who } felfedte, és a Fogdába került: egy erőforrás a vörös zónában volt.
}
ui-sleepers-sympathizer-rule = Aki megkapja, azonnal felfedi. { $red ->
    [yes] Egy erőforrás a vörös zónában van: az a játékos a Fogdába kerül.
   *[no] Egyik erőforrás sincs a vörös zónában: az a játékos csatlakozik a cylonokhoz.
}
ui-sleepers-sympathetic-cylon = { $who } felfedte, mostantól felfedett cylon, és húzott egy Titkos Küldetést.
ui-sleepers-sympathetic-cylon-rule = Aki megkapja, azonnal felfedi, felfedett cylon lesz, és csak a Titkos Küldetésével nyerhet.
ui-sleepers-mutineer = { $who } felfedte. Ember kártyának számít; a Zendülő Zendülés kártyákat húz, és 2 lehet nála.
ui-sleepers-look = Tartsd lenyomva lent a Hűség kártyádat, hogy megnézd. Senki sem látja, hogy nézed, és azt sem, meddig.
ui-sleepers-done = Megnéztem

# A vége

ui-end = Vége
ui-end-title = { $cause ->
    [jumped] A flotta biztonságban van
    [new-caprica] Magatok mögött hagytátok Új Capricát
    [earth] Megtaláltátok a Földet
    [fuel] Elfogyott az üzemanyag
    [food] A flotta éhen halt
    [morale] A flotta feladta
    [population] Nem maradt kit megmenteni
    [boarded] Elfoglalták a Galacticát
    [no-characters] Nem maradt, aki vezessen
   *[destroyed] A Galactica elveszett
}
ui-end-summary = { $ending } { $turn }. kör, távolság { $distance }/{ $goal }. { $cylons ->
    [0] Nem volt köztetek cylon.
    [one] A cylon { $names } volt.
   *[other] A cylonok: { $names }.
}
ui-end-alone = { $won ->
    [yes] { $who } egyedül játszott a Titkos Küldetéséért ({ $agenda }), és teljesítette.
   *[no] { $who } egyedül játszott a Titkos Küldetéséért ({ $agenda }), és nem teljesítette.
}
ui-end-agenda = { $won ->
    [yes] { $agenda }, teljesült
   *[no] { $agenda }, nem teljesült
}
ui-end-motives = { $won ->
    [yes] { $who } az indítékaiért játszott, { $all } közül { $shown } teljesült: ez elég a győzelemhez.
   *[no] { $who } az indítékaiért játszott, { $all } közül { $shown } teljesült: ez nem elég a győzelemhez.
}
ui-end-motive = { $side-id ->
    [human] { $revealed ->
        [yes] { $motive }, ember indíték, felfedve
       *[no] { $motive }, ember indíték, nincs felfedve
    }
   *[cylon] { $revealed ->
        [yes] { $motive }, cylon indíték, felfedve
       *[no] { $motive }, cylon indíték, nincs felfedve
    }
}
# Egy Titkos Küldetés vagy indíték sora előtt felolvasva
ui-end-reached = { $reached ->
    [yes] Teljesült:
   *[no] Nem teljesült:
}
ui-end-who = Játékos
ui-end-loyalty = Hűség
ui-end-hand = Kéz a végén
ui-end-result = Eredmény
ui-end-assist = segítő
ui-end-turned-up = felfedve
ui-end-shown = { $turn }. kör
ui-end-hidden = sosem lepleződött le
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
ui-end-turning = Fordulópontok
ui-end-turn = { $turn }. kör
ui-turning-revealed = { $who } cylonként lepleződik le
ui-turning-sympathizer = { $cylon ->
    [yes] { $who }, a Kollaboráns, csatlakozik a cylonokhoz
   *[no] { $who }, a Kollaboráns, a Fogdába kerül
}
ui-turning-executed = { $who } kivégzése ({ $person })
ui-turning-new-caprica = A flotta letelepszik Új Capricán
ui-turning-returned = A Galactica visszatér
ui-turning-sleepers = Félúton: az alvó ügynökök felébrednek
ui-turning-mutineer = Kiderül, hogy { $who } a Zendülő
ui-turning-rebel = { $side-id ->
    [human] A Lázadó Báziscsillag az emberekhez csatlakozik
   *[cylon] A Lázadó Báziscsillag a cylonokhoz csatlakozik
}
ui-turning-colonial-one = A Colonial One elpusztul
ui-turning-hub = A Központ elpusztul
ui-turning-super = { $who } kijátssza { $card-t }
ui-turning-lost = { $short ->
    [0] { $card-a } próbája nem sikerül: { $resource } { $by }
   *[other] { $card-a } próbájához { $short } pont hiányzik: { $resource } { $by }
}
ui-turning-jumped = A flotta továbbugrik, a távolság { $distance }/{ $goal }

ui-proof = A keverés tisztességes volt
ui-proof-how = Az első osztás előtt az asztal megmutatott egy pecsétet: annak a magnak az SHA-256 lenyomatát, amelyből minden keverés és dobás következik. A mag most már nyilvános, bárki ellenőrizheti.
ui-proof-seal = Pecsét, a 0. körből
ui-proof-seed = Mag, most már nyilvános
ui-proof-browser = Ellenőrzés ebben a böngészőben
ui-proof-file = Az egész játék fájlként
ui-proof-full = Teljes alakban

ui-again = Még egyet?
ui-again-rule = { $all ->
    [one] Ugyanazok a beállítások.
   *[other] Ugyanazok a játékosok és beállítások. { $all } játékosból { $want } szeretné.
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
ui-again-bots = Indítás { $count } játékossal és botokkal
ui-again-yes = Még egyet
ui-again-replay = Visszajátszás
ui-again-save = Játék mentése
