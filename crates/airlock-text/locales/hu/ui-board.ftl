# Maga az asztal: játékosok, flotta, tábla, paklik, kéz.

ui-change = { $by }

# Felül

ui-brand = Airlock
ui-brand-title = Airlock: asztalaid
ui-people = Játékosok
ui-people-you = te
ui-people-bot = bot
ui-people-away = { $who } távol van
ui-people-hand = kártya kézben
ui-people-flies = Vipera, { $area }
ui-people-flies-raptor = Rohamraptor, { $area }
ui-people-off = A táblán kívül
ui-people-no-character = Még nincs karakter
ui-people-nukes = { $count } atomfegyver
ui-people-president = Elnök, { $count } Tanács kártya
ui-people-once = Egyszeri képesség használható
ui-people-once-used = Egyszeri képesség felhasználva
ui-people-cylon = Felfedett cylon
ui-people-sympathizer = Cylon Kollaboráns
ui-people-leader = Cylon Vezér
ui-people-sympathetic = Szimpatizáns Cylon
ui-people-infiltrates = Beszivárgott: ember játékosnak számít
ui-people-miracles = { $count ->
    [0] Nincs csodajelző
   *[other] { $count } csodajelző
}
ui-people-mutiny = { $count } Zendülés kártya
ui-people-mutineer = A Zendülő
ui-people-motives = { $count } felfedett indíték
ui-people-assist = Segít neked
ui-people-assist-lost = Cylon, már nem segít

ui-tools = Az asztal eszközei
ui-menu = Az asztal menüje
ui-menu-rules = Szabályok
ui-menu-sound = Hang ki
ui-menu-replay = Visszajátszás
ui-menu-save = Játék mentése
ui-menu-report = Hiba jelentése
ui-menu-pace = A botok sebessége
ui-menu-device = Hely átvitele másik eszközre
ui-menu-leave = Távozás az asztaltól
ui-menu-leave-what = Mostantól egy bot játszik a helyeden, te pedig csak azt látod, amit a nézők. Bármikor visszajöhetsz.
ui-menu-leave-sure = Játsszon helyettem egy bot
ui-menu-people = Az asztal társasága
ui-menu-tables = Vissza az asztalaimhoz

# A flotta

ui-fleet = Flotta
ui-fleet-red = , a vörös zónában
ui-fleet-shield = A következő veszteség ebben a körben 1-gyel kisebb
ui-jump = Ugrás
ui-jump-risk = { $count } népesség kockáztatva
ui-jump-not-ready = nincs kész
ui-jump-now = a flotta ugrik
ui-jump-out = nincs használatban
ui-jump-return = visszahozza a Galacticát
ui-jump-auto = auto
ui-jump-cost = −{ $count }
ui-distance = Távolság { $count }
ui-distance-to = / { $goal }, cél: { $objective }
ui-distance-of = / { $goal }
ui-distance-last = következő ugrás: { $objective }
ui-ships = Civil hajók
ui-ships-left = elvész, ha ott marad
ui-ships-locked = lezárt
ui-ships-prepared = kész
ui-ships-in-space = az űrben
ui-reckless = Vakmerő
ui-reckless-what = Vakmerő kártyát játszottak ki: a felfedett kártyák Szakértelem Próba Képességei életbe lépnek
ui-in-play-jump = A következő Krízis előrelépteti a Flottajelzőt
ui-in-play-no-jump = Ebben a körben nincs ugráselőkészítés
ui-in-play-truce = A kör végéig nem indul és nem aktiválódik cylon hajó
ui-in-play-truce-short = Fegyverszünet
ui-in-play-mission = Bevetés kezdődött: ebben a körben nincs Krízis
ui-in-play-mission-short = Nincs Krízis
ui-in-play-caught = { $who } a kör végén a Fogdába kerül
ui-in-play-caught-short = A Fogdába
ui-in-play-missions = Bevetésekkel szerzett távolság: { $count }
ui-in-play-borrowed = { $title } a kör végéig { $who } helyett
ui-in-play-executed = { $mourned ->
    [yes] Kivégezve: { $names }. Morálba került.
   *[no] Kivégezve: { $names }
}
ui-in-play = Játékban
ui-in-play-none = Semmi
ui-in-play-count = { $count } kártya
ui-in-play-held = { $card }: { $who }

# A tábla

ui-board = Tábla
ui-board-launch = innen indulnak a Viperák
ui-board-basestar = { $count ->
    [0] báziscsillag, sértetlen
   *[other] báziscsillag, sérülés { $count }/{ $limit }: { $tokens }
}
ui-board-own-viper = a Viperád
ui-board-viper-of = Vipera, pilótája { $who }
ui-board-unmanned = { $count ->
    [one] pilóta nélküli Vipera
   *[other] { $count } pilóta nélküli Vipera
}
ui-board-own-raptor = a Rohamraptorod
ui-board-raptor-of = Rohamraptor, pilótája { $who }
ui-board-unmanned-raptor = { $count ->
    [one] pilóta nélküli Rohamraptor
   *[other] { $count } pilóta nélküli Rohamraptor
}
ui-board-civilians = { $count ->
    [one] civil hajó, lefordítva
   *[other] { $count } civil hajó, lefordítva
}
ui-board-civilian-known = Civil hajó, amelyet láttál. { $text }
ui-board-boarding = Inváziós Sáv
ui-board-boarding-short = Invázió
ui-board-boarding-start = kezdet
ui-board-boarding-end = vereség
ui-board-centurions = { $count } Centúrió
ui-board-site = { $ship-id ->
    [cylon] Cylonok
   *[other] { $ship }
}
ui-board-damaged = sérült
ui-board-shut = zárva
ui-board-damaged-vipers = Sérült
ui-board-lost = Elveszett
ui-board-reserves = Utánpótlás
ui-board-reserves-empty = Nincs Vipera az Utánpótlásban
ui-board-tabs = Táblák
ui-board-in-orbit = Bolygó körül
ui-board-of = / { $limit }
ui-board-takes-it = { $ship-id ->
    [galactica] A Galactica sérül
   *[other] Ez sérül
}
ui-board-closed = Zárva, mióta a flotta letelepedett Új Capricán
ui-board-away = A Galactica visszatéréséig nem érhető el
ui-board-destroyed = Elpusztult: senki sem mehet oda
ui-board-rebels = Még nincs játékban: egy bevetés dönti el, kihez csatlakozik
ui-board-hull = / { $limit } helyszín sérült

# Mit tesz egy helyszín, olyan röviden, hogy elférjen

ui-room-ftl-control = Ugrás most, ha a sáv kék
ui-room-weapons-control = Lőj 1 cylon hajóra
ui-room-command = { $count } parancs pilóta nélküli Viperáknak
ui-room-communications = Nézz meg { $count } civil hajót, mozgasd őket
ui-room-admirals-quarters = Próba { $count } { $skills }: valaki a Fogdába
ui-room-research-lab = Húzz { $count } { $first } vagy { $count } { $second } lapot
ui-room-hangar-deck = Szállj Viperába, majd még 1 akció
ui-room-armory = Lőj 1 Centúrióra: { $odds }
ui-room-sickbay = Körönként csak 1 lapot húzol
ui-room-brig = Próba { $count } { $skills }: kijutsz
ui-room-press-room = Húzz { $count } { $skills } lapot
ui-room-presidents-office = Tanács az Elnöknek
ui-room-administration = Próba { $count } { $skills }: új Elnök
ui-room-caprica = Szuperkrízis, vagy { $count } Krízisből 1
ui-room-cylon-fleet = Hajók aktiválása vagy indítása
ui-room-human-fleet = Lopj 1 lapot; { $count }⁠–⁠8: a hajó sérül
ui-room-resurrection-ship = Új Szuperkrízis; Hűség továbbadása

ui-room-human-fleet-overlay = Nézz meg, húzz { $count } lapot; vezér: beszivárgás
ui-room-resurrection-ship-overlay = Húzz Szuperkrízist
ui-room-pegasus-cic = Báziscsillag: találat { $from }⁠–⁠{ $to }
ui-room-airlock = Próba { $count } { $skills }: kivégzés
ui-room-main-batteries = Lőj 1 űrszektorba
ui-room-engine-room = { $count } lapért a Krízis lépteti a jelzőt
ui-room-medical-center = Körönként csak 1 lapot húzol. A bolygó gyengélkedője.
ui-room-detention = Próba { $count } { $skills }: kijutsz. Nincs mozgás, próbába legfeljebb { $most } lap.
ui-room-resistance-hq = Próba { $count } { $skills }: kivégzés idelent
ui-room-occupation-authority = Elnök: húzz, majd játssz ki Tanács kártyát
ui-room-breeders-canyon = Legmagasabb erőforrás −1; a jelző előrelép
ui-room-shipyard = Készíts elő vagy evakuálj 1 hajót
ui-room-press-room-overlay = Valaki Zendülést húz; te 1-et eldobhatsz
ui-room-presidents-office-overlay = Húzz { $count } { $skills } lapot
ui-room-administration-overlay = Húzz Zendülést; az Elnök leváltható
ui-room-quorum-chamber = Elnök: húzz Tanácsot, majd húzz vagy játssz ki 1-et
ui-room-hub-destroyed = Dobj el { $count } lapot: Szuperkrízis, irány a Cylon Flotta
ui-room-bridge = Kezdj bevetést, nincs Krízis
ui-room-tactical-plot = Nézd meg a következő bevetést
ui-room-captains-cabin = Válassz típust, mindenki húz { $count } lapot
ui-room-hybrid-tank = Rendezd a felső { $count } Krízist
ui-room-datastream = Vegyél ki { $count } lapot egy pakliból
ui-room-raider-bay = Aktiválj { $vipers } Viperát vagy { $raiders } Raidert

ui-room-cylon-occupation = Egy Erő továbblép, még 1 érkezik
ui-room-cylon-crisis = Húzz Krízist, és hajtsd végre
ui-room-cylon-peek = Nézd meg a felső lezárt hajót, tedd alulra

# Az Otthon Keresése

ui-search-missions = bevetés
ui-search-empty = Nincs bevetés
ui-search-empty-what = A Hídról indul
ui-search-active = Aktív bevetés
ui-search-passed = Aktív bevetés: siker
ui-search-failed = Aktív bevetés: kudarc
ui-search-down = Lefordítva az ugrásig
ui-search-human = Ember
ui-search-human-what = Az emberekhez csatlakozott: csak ember játékosok mehetnek oda
ui-search-cylon = Cylon
ui-search-cylon-what = A cylonokhoz csatlakozott: csak cylon játékosok mehetnek oda
ui-search-none = Még senkié
ui-search-cost = vagy egy Szuperkrízis minden itteni akcióért

# Új Caprica

ui-ground-costs = a hajó és a bolygó közti mozgás 1 kártyába kerül
ui-ground-away = A Galactica távol van: az Ugráselőkészítő Sáv hozza vissza
ui-ground-road = A Megszálló Erők útja a Kikötő felé
ui-ground-road-end = egy hajó elvész
ui-ground-forces = { $count } Megszálló Erő,
ui-ground-humans = Ember játékosok:
ui-ground-cylons = Cylon játékosok:
ui-ground-nothing = Itt nincs dolguk
ui-ground-track-out = Az Ugráselőkészítő Sáv nincs használatban
ui-ground-up = egy bal oldali űrszektorba
ui-ground-prepare = előkészítés
ui-ground-prepared = előkészített
ui-ground-locked = lezárt
ui-ground-known = { $place ->
    [1] Ismered a legfelső hajót. { $text }
    [5] Ismered felülről az 5. hajót. { $text }
   *[other] Ismered felülről a { $place }. hajót. { $text }
}
ui-ground-left = { $ships } hajó és { $people } ember játékos van még lent

# A paklik

ui-decks = Paklik
ui-deck-name = { $deck } pakli:
ui-deck = { $discards ->
    [0] { $deck } pakli: { $left }
   *[other] { $deck } pakli: { $left }, eldobva { $discards }
}
ui-deck-top = Ismered a felső lapot: { $card }
ui-deck-discard = Utoljára eldobva: { $card }
ui-deck-ground = Új Caprica kártyák
ui-deck-ground-name = Új Caprica Krízis pakli:
ui-deck-aside = Félretett Krízis kártyák: { $left }
ui-deck-destiny = Végzet pakli: { $left }
ui-deck-destiny-name = Végzet pakli:
ui-deck-civilians = { $lost ->
    [0] Félretett civil hajók: { $left }
   *[other] Félretett civil hajók: { $left }, megsemmisült: { $lost }
}
ui-deck-civilians-name = Félretett civil hajók:

# A kéz

ui-hand = A kezed
ui-hand-short = Kéz
ui-hand-playable = { $count } kijátszható
ui-hand-choosable = { $count } választható
ui-hand-miracles = { $count ->
    [0] Nincs csodajelző
   *[other] { $count } csodajelző
}
ui-hand-mutiny = { $count } Zendülés, { $limit } lehet
ui-hand-mutineer = Zendülő: { $count }/{ $limit } Zendülés
ui-hand-motive-side = { $side-id ->
    [human] Ember
   *[cylon] Cylon
}
ui-hand-motives = { $count } indíték
ui-hand-motives-true = { $count ->
    [one] Egy indítékod most teljesül: bármikor felfedheted
   *[other] { $count } indítékod most teljesül: bármikor felfedheted őket
}
ui-hand-motives-look = { $count ->
    [one] Tartsd lenyomva, hogy megnézd a rejtett indítékodat
   *[other] Tartsd lenyomva, hogy megnézd a rejtett indítékaidat ({ $count })
}
ui-hand-empty = Nincs kártyád.
ui-hand-once = { $ability }: használható
ui-hand-once-used = { $ability }: felhasználva
ui-hand-cylon = Felfedett cylon
ui-hand-sympathizer = Kollaboráns
ui-hand-leader = Cylon Vezér
ui-hand-leader-infiltrating = Cylon Vezér, beszivárogva
ui-hand-sympathetic-cylon = Szimpatizáns Cylon
ui-hand-super-crises = { $count } Szuperkrízis
ui-hand-count = { $quorum ->
    [0] { $count }/{ $limit } kártya
   *[other] { $limited ->
        [yes] { $count }/{ $limit } · { $quorum }/{ $most } Tanács
       *[no] { $count }/{ $limit } · { $quorum } Tanács
    }
}
ui-hand-sheet = Karakterlap
ui-hand-loyalty = { $agendas ->
    [0] Hűség
   *[other] Küldetés
}
ui-hand-loyalty-hold = Tartsd lenyomva
ui-hand-loyalty-look = { $count ->
    [0] Tartsd lenyomva, hogy megnézd a Titkos Küldetésedet
    [one] Tartsd lenyomva, hogy megnézd a Hűség kártyádat
   *[other] Tartsd lenyomva, hogy megnézd a Hűség kártyáidat ({ $count })
}
ui-hand-loyalty-face = { $team ->
    [human] Nem cylon
    [sympathizer] Kollaboráns
    [sympathetic-cylon] Szimpatizáns Cylon
    [mutineer] Zendülő
   *[cylon] Cylon: { $power }
}

ui-card-text = { $text }.
ui-card-action = akció
ui-card-movement = mozgás
ui-card-movement-or-action = mozg./akció
ui-card-in-check = próbában
ui-card-reaction = reakció
ui-card-here = itt
ui-card-quorum = Tanács
ui-card-super-crisis = Szuperkrízis
ui-card-mutiny = Zendülés
ui-card-play = Kijátszható
ui-card-discard = Eldobható
ui-card-pay = Fizethetsz vele
ui-card-aside = A dobott lapok közé kerül
ui-card-for = Pozitív
ui-card-against = Negatív
ui-card-nothing = Nem számít
ui-card-cylons-only = Szövege csak cylonoknak
ui-card-reckless = Vakmerővé teszi a próbát
ui-card-mutinous = Ha önként dobod el, Zendülés kártyát húzol
ui-card-checks-only = Csak próbákhoz
ui-card-next-action = A következő akciódkor
ui-card-next-movement = A következő mozgásod helyett
ui-card-next-either = Mozgás vagy akció helyett
ui-card-when-reckless = Vakmerő próbában felfedve
ui-card-when-in-check = Próbában felfedve
ui-card-at = Itt: { $where }

ui-card-when-crisis-revealed = Krízis felfedése után
ui-card-when-option-chosen = Választás után
ui-card-when-instead-of-check = Próba előtt
ui-card-when-before-cards = Próba előtt
ui-card-when-before-reveal = Felfedés előtt
ui-card-when-after-total = Összesítés után
ui-card-when-after-check = Próba után
ui-card-when-before-roll = Dobás előtt
ui-card-when-after-roll = Dobás után
ui-card-when-viper-attacked = Vipera elleni támadáskor
ui-card-when-vipers-placed = Viperák elhelyezésekor
ui-card-when-turn-began = A köröd elején
ui-card-when-cards-added = Kártyák betétele után
ui-card-when-after-reveal = Felfedés után
ui-card-when-destroyed = Ha elpusztítasz egy báziscsillagot vagy Centúriót
ui-card-when-before-raiders = Raiderek aktiválása előtt
ui-card-when-treachery-discarded = Ha egy ember játékos Árulást dob el
ui-card-when-check-passed = Sikeres próba után
ui-card-when-choosing-option = Választás előtt
ui-card-when-civilian-threatened = Civil hajó találatakor
ui-card-when-removing-ships = A flotta ugrásakor
ui-card-when-before-activation = Cylon hajók aktiválása előtt
ui-card-when-infiltration-ends = A beszivárgás végén
ui-card-when-motive-holds = Amikor teljesül

# Aki csak néz

ui-hand-watch = Nézőként követed a játékot.
ui-hand-watch-over = A játék véget ért.
ui-hand-watch-what = Azt látod, amit mindenki: se kézben tartott kártyákat, se Hűséget, semmit, amit az asztal még nem tud.
ui-hand-watch-sit = Ezeken a helyeken botok ülnek. Kérhetsz egyet; a házigazda dönt:
ui-hand-watch-name = A neved, ha új vagy itt
ui-hand-watch-asked = Ezt a helyet kérted: { $seat }. A házigazda dönt.
ui-hand-watch-withdraw = Kérés visszavonása
ui-hand-watch-left = Egy bot játszik helyetted.
ui-hand-watch-back = Vissza a helyemre
ui-hand-watch-shut = A házigazda eltávolított ettől az asztaltól, de nézheted a játékot.
ui-request = { $name } ezt a helyet kéri: { $seat }.
ui-request-admit = Beengedés
ui-request-decline = Elutasítás
