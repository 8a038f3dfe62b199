# Játékszabály és szabálytár.

ui-how = Játékszabály
ui-how-about = Öt perc. Minden mást az asztal kérdez meg tőled, a lehetséges válaszokkal együtt.

# Ami [szögletes zárójelben] áll, az félkövér, billentyű vagy link.

ui-how-goal = Miről szól
ui-how-goal-text = Életben tartjátok a flottát, amíg a távolság el nem éri ezt: [{ $distance }]; a következő ugrással nyertek. Néhányan közületek cylonok, és a vesztét akarják. Mindenki csak a saját kártyáit ismeri, és félúton újabbakat osztunk.
ui-how-lost = A flotta elvész, ha
ui-how-lost-dial = Egy számláló 0
ui-how-lost-dial-text = egy kör végén: üzemanyag, élelem, morál vagy népesség
ui-how-lost-damage = { $rooms } helyszín sérült
ui-how-lost-damage-text = egyszerre
ui-how-lost-boarded = Egy Centúrió a végére ér
ui-how-lost-boarded-text = az Inváziós Sávon

ui-how-turn = A köröd
ui-how-step-skills = Húzás
ui-how-step-skills-text = Húzd, amit a karakterlapod mond, többnyire { $cards } lapot.
ui-how-step-move = Mozgás
ui-how-step-move-text = Bármelyik helyszínre. Másik hajóra 1 kártyába kerül. Vagy repülj a Viperáddal 1 űrszektort.
ui-how-step-action = Akció
ui-how-step-action-text = A helyszíned, egy kártya, egy képesség vagy a Viperád. Egy.
ui-how-step-crisis = Krízis
ui-how-step-crisis-text = Fedj fel egy Krízist: próba, választás vagy támadás.
ui-how-step-cylons = Cylonok
ui-how-step-cylons-text = Az ikonja mutatja, mely cylon hajók cselekszenek.
ui-how-step-jump = Ugrás
ui-how-step-jump-text = Ugráselőkészítő ikonnal a sáv 1 mezőt halad.
ui-how-turn-end = Minden kör végén mindenki lapokat dob el, amíg legfeljebb { $limit } szakértelem kártyája marad.
ui-how-turn-more = [A kör lépésről lépésre]

ui-how-check = Egy szakértelem próba
ui-how-check-needs = [{ $needed }] kell a sikerhez
ui-how-check-sum = { $by } hiányzik
ui-how-check-text = Mindenki sorban, egyszer, lefordítva tesz be kártyákat; { $destiny } vakon jön a Végzet pakliból. Megkeverjük és felfordítjuk őket: a feltüntetett szakértelmek pozitívak, a többi negatív. Így senki sem tudja, ki rontotta el.

ui-how-skills = A szakértelmek
ui-how-politics = több húzás, nyílt próbák
ui-how-leadership = utasítás másoknak, könnyebb próbák
ui-how-tactics = felderítés, segítség a dobáshoz
ui-how-piloting = több támadás, kitérés
ui-how-engineering = helyszínek és Viperák javítása
ui-how-treachery = kár, és kevés segítség

ui-how-ships = Számlálók, hajók és az ugrás
ui-how-dials = A számlálókat
ui-how-dials-text = a Krízisek, az elveszett hajók és az ugrások csökkentik. A vörös zóna: { $reds }.
ui-how-red = { $resource } { $red }
ui-how-reds-join = { $first }, { $last }
ui-how-battle = A cylon hajók
ui-how-battle-text = akkor cselekszenek, ha egy Krízisen ott az ikonjuk: a Raiderek Viperákra, majd civil hajókra lőnek, a báziscsillagok a Galacticára; a Nehéz Raiderek Centúriókat hoznak. Lőj vissza Viperából, a Parancsnokságról vagy a Fegyverirányításról.
ui-how-jump = Az ugrás
ui-how-jump-text = mindet hátrahagyja. A sáv végén magától jön. Az FTL Vezérlőből akkor ugorhattok, ha a sáv már { $spaces } mezőt haladt, és ez legfeljebb { $worst } népességbe kerülhet.

ui-how-secret = A titok
ui-how-secret-text = Mindenkinek Hűség kártyái vannak. Egyetlen cylon kártya cylonná tesz. Ennél a távolságnál mindenki kap még egyet: [{ $distance }].
ui-how-reveal = Egy cylon titokban ronthatja el a próbákat és a terveket, vagy akcióként felfedheti magát: a kártyája kárt okoz, és onnantól a cylon helyszíneken játszik.

ui-how-titles = Posztok és a Fogda
ui-how-admiral = választja az úticélt, nála vannak az atomfegyverek
ui-how-president = nála vannak a Tanács kártyák
ui-how-brig = nincs mozgás, próbába 1 kártya, nincs Krízis; próbával juthatsz ki
ui-how-sickbay = 1 kártya a húzásnál; mozgással kijöhetsz

ui-how-say = Mit mondhatsz
ui-how-say-text = Bármit, kivéve a rejtett kártyák adatait. Az „egy kicsit tudok segíteni” rendben van; számok és nevek nem. Hazudhatsz.
ui-how-stuck = Elakadtál? Nyomd meg a [?] gombot bárminél az asztalon. Ami nem választható, megmondja, miért nem.

ui-how-pegasus = A Pegazussal
ui-how-pegasus-ship = A Pegazus csatahajó
ui-how-pegasus-ship-text = veletek repül: 4 további helyszín, és a Galactica helyett elszenvedhet egy találatot. Az elvesztése nem vereség.
ui-how-pegasus-reckless = Árulás és Vakmerő
ui-how-pegasus-reckless-text = Az Árulás kártyák szinte minden próbában negatívak, és a szövegüket csak cylonok használják. Egy Vakmerő kártya azonnal segíti a próbát, de felébreszti a benne lévő Árulást.
ui-how-pegasus-move = A Mozgás képességek
ui-how-pegasus-move-text = a Mozgás fázisodban használhatók, mozgás helyett.
ui-how-pegasus-execution = A kivégzés
ui-how-pegasus-execution-text = megmutatja, ki mi volt. Egy cylon a Feltámadás Hajóról játszik tovább; egy ember 1 morálba kerül, és új karakterként tér vissza.
ui-how-pegasus-leader = Cylon Vezérek
ui-how-pegasus-leader-text = { $least }–{ $most } játékos közül egy lehet az: nyíltan cylon, titkos küldetéssel. A vezér csak azzal nyer, és emberként beszivároghat a flottába.
ui-how-pegasus-new-caprica = Új Caprica
ui-how-pegasus-new-caprica-text = { $distance } egységnyi távolságnál a flotta letelepszik, és a cylonok megszállják. Készítsétek elő a hajókat, tartsatok ki a Galactica visszatéréséig, evakuáljatok; aztán az Admirális elugrik. A hátrahagyott hajók és emberek elvesznek.

ui-how-daybreak = A Hajnallal
ui-how-daybreak-mutiny = A Zendülés kártyák
ui-how-daybreak-mutiny-text = erős akciók, amelyeknek ára van; többnyire azért húzod őket, mert Árulást dobtál el, vagy megneveztek. Titokban { $limit } lehet nálad; eggyel többel a Fogdába kerülsz, és el kell dobnod. A Zendülő, akinek a kártyáját osztáskor azonnal fel kell fedni, minden címét elveszíti, de { $mutineer } lehet nála.
ui-how-daybreak-miracle = A csodajelzők
ui-how-daybreak-miracle-text = azért fizetnek, amit a karakterlapod játékonként egyszer enged meg. { $limit } jelzővel kezdesz, és nem lehet nálad több; aki újat kap, újra használhatja.
ui-how-daybreak-treachery = A Szakértelem Próba Képességek
ui-how-daybreak-treachery-text = akkor lépnek életbe, amikor a kártyájukat egy próbában felfedik, bárki tette be, akár a Végzet pakliból jött is. Minden Árulás kártyának van ilyen.
ui-how-daybreak-motives = Cylon Vezérek és indítékok
ui-how-daybreak-motives-text = { $least }–{ $most } játékos közül egy lehet Cylon Vezér. A vezérnek { $motives } titkos indítéka van, félúton kap még { $motives } indítékot, és akkor fedhet fel egyet, amikor teljesül. A vezér a győztes oldallal nyer, ha legfeljebb { $unrevealed } indítéka maradt felfedetlen, és a felfedettek közül { $side } ahhoz az oldalhoz tartozik.
ui-how-daybreak-raptors = A Rohamraptorok
ui-how-daybreak-raptors-text = Viperának számítanak, és sosem sérülnek meg, csak megsemmisülnek. A flotta ugrásakor az űrben maradhatnak.
ui-how-daybreak-missions = A Föld és a bevetések
ui-how-daybreak-missions-text = A Földet a { $distance } egységnyi távolság utáni ugrás éri el. A Demetrius Hídjáról bevetések indulnak: próbák, amelyek távolságot vagy más segítséget hoznak, és az adott kör Krízisének helyére lépnek. Egyikük a Lázadó Báziscsillagot hozza: siker esetén az embereknek, kudarc esetén a cylonoknak.

# A szabálytár

ui-rules = Szabályok
ui-rules-reference = Szabálytár
ui-rules-search = Keresés a szabályokban
ui-rules-search-hint = Keresés a szabályokban  /
ui-rules-search-go = Keresés
ui-rules-kind-label = Fajta
ui-rules-all = Mind
ui-rules-kind = { $kind ->
    [procedure] Eljárás
    [place] Helyszín
    [character] Karakter
    [skill] Szakértelem kártya
    [crisis] Krízis
    [super-crisis] Szuperkrízis
    [quorum] Tanács
    [destination] Úticél
    [loyalty] Hűség
    [agenda] Titkos Küldetés
    [motive] Indíték
    [mutiny] Zendülés kártya
    [mission] Bevetés
    [title] Poszt
    [token] Jelző
   *[ruling] Szabálydöntés
}
ui-rules-kinds = { $kind ->
    [procedure] Eljárások
    [place] Helyszínek
    [character] Karakterek
    [skill] Szakértelem kártyák
    [crisis] Krízisek
    [super-crisis] Szuperkrízisek
    [quorum] Tanács
    [destination] Úticélok
    [loyalty] Hűség
    [agenda] Titkos Küldetések
    [motive] Indítékok
    [mutiny] Zendülés kártyák
    [mission] Bevetések
    [title] Posztok
    [token] Jelzők
   *[ruling] Szabálydöntések
}
ui-rules-count = { $count ->
    [one] 1 találat erre: „{ $query }”. Enterrel megnyitod.
   *[other] { $cut ->
        [yes] { $count } találat erre: „{ $query }”, itt a legjobb { $most }. Nyilakkal lépkedsz, Enterrel megnyitod.
       *[no] { $count } találat erre: „{ $query }”. Nyilakkal lépkedsz, Enterrel megnyitod.
    }
}
ui-rules-count-all = { $count ->
    [one] 1 bejegyzés.
   *[other] { $count } bejegyzés. Nyilakkal lépkedsz, Enterrel megnyitod.
}
ui-rules-count-none = Nincs találat erre a szóra. Próbálj egy helyszínt, kártyát vagy nevet.
ui-rules-about-place = { $ship-id ->
    [cylon] Cylon helyszín
   *[other] { $hazardous ->
        [yes] Helyszín, { $ship }, Veszélyes
       *[no] Helyszín, { $ship }
    }
}
ui-rules-about-character = Karakter, { $kind }
ui-rules-about-skill = Szakértelem kártya, { $skill }
ui-rules-about-crisis = { $kind ->
    [super-crisis] { $attack ->
        [yes] Szuperkrízis, cylon támadás
       *[no] Szuperkrízis
    }
    [new-caprica] Új Caprica Krízis
   *[crisis] { $attack ->
        [yes] Krízis, cylon támadás
       *[no] Krízis
    }
}
ui-rules-about-board = { $kind ->
    [overlay] Fedőtábla egy játéktáblán
    [space] Mező egy játéktáblán
   *[board] Játéktábla
}
ui-rules-about-motive = { $side ->
    [human] { $when ->
        [end] Indíték az emberek oldalán, a játék végén kell felfedni
       *[any] Indíték az emberek oldalán
    }
   *[cylon] { $when ->
        [end] Indíték a cylonok oldalán, a játék végén kell felfedni
       *[any] Indíték a cylonok oldalán
    }
}
ui-rules-about-mission = { $distance ->
    [0] Bevetés
   *[other] Bevetés, távolság { $distance }
}
ui-rules-about-destination = { $objective ->
    [yes] Célkártya
   *[no] Úticél
}
ui-rules-about-ruling = { $kind ->
    [procedure] Eljárás: { $section }
   *[ruling] Szabálydöntés: { $section }
}
ui-rules-loyalty = { $card }: { $power }
ui-rules-damage = Sérülés: { $what }
ui-rules-says = Szabály
ui-rules-strength = { $count } darab { $strength } erejű
ui-rules-copies = { $kind ->
    [token] { $count } darab
   *[other] { $count } kártya
}
ui-rules-in-the-box = A dobozban
ui-rules-set = Benne van
ui-rules-overlay = Ezzel: { $set }
ui-rules-origin = Forrás
ui-rules-origin-is = { $origin ->
    [R] Egy szabálykönyv, vagy egy kártya vagy tábla nyomtatott szövege
    [F] A közzétett GYIK és hibajegyzék
    [C] Közzétett válaszok későbbi pontosításai
   *[D] A szövegből és az általános szabályokból levezetve
}
ui-rules-contested = A közzétett válaszok itt eltérnek; a bejegyzés megmondja, melyik értelmezés érvényes.
ui-rules-rulings = Szabálydöntések
ui-rules-see = Lásd még
ui-rules-more = Minden szabálydöntés erre: „{ $name }”
