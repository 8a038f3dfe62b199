# Játékszabály és szabálytár.

ui-how = Játékszabály
ui-how-about = Öt perc olvasás. Minden mást az asztal kérdez meg, és megmutatja, mit tehetsz.

# Ami [szögletes zárójelben] áll, az félkövér, billentyű vagy link.

ui-how-goal = A cél
ui-how-goal-text = Tartsátok életben a flottát [{ $distance } egységnyi távolságig]; utána a következő ugrással megnyeritek a játékot. Néhányan közületek cylonok, és a flotta vesztét akarják. Mindenki csak a saját kártyáit ismeri, és félúton újabbakat osztunk.
ui-how-lost = Az emberek veszítenek, ha
ui-how-lost-dial = Egy erőforrás 0
ui-how-lost-dial-text = egy kör végén: üzemanyag, élelem, morál vagy népesség
ui-how-lost-damage = { $rooms } helyszín sérült
ui-how-lost-damage-text = egyszerre a Galacticán
ui-how-lost-boarded = Egy Centúrió végigér
ui-how-lost-boarded-text = az Inváziós Sávon

ui-how-turn = A köröd
ui-how-step-skills = Húzás
ui-how-step-skills-text = Húzd, amit a karakterlapod mond, általában { $cards } lapot.
ui-how-step-move = Mozgás
ui-how-step-move-text = Menj bármelyik helyszínre; másik hajóra 1 kártyába kerül. Vagy repülj a Viperáddal 1 űrszektort.
ui-how-step-action = Akció
ui-how-step-action-text = Használd a helyszíned, egy kártyát, egy képességet vagy a Viperád. Csak egyet.
ui-how-step-crisis = Krízis
ui-how-step-crisis-text = Fedj fel egy Krízist: próba, választás vagy támadás.
ui-how-step-cylons = Cylonok
ui-how-step-cylons-text = Az ikonja megmutatja, mely cylon hajók aktiválódnak.
ui-how-step-jump = Ugrás
ui-how-step-jump-text = Ha van rajta Ugráselőkészítő ikon, a Flottajelző 1 mezőt lép előre.
ui-how-turn-end = Minden kör végén mindenki annyit dob el, hogy legfeljebb { $limit } szakértelem kártyája maradjon.
ui-how-turn-more = [A kör lépésről lépésre]

ui-how-check = Egy szakértelem próba
ui-how-check-needs = [{ $needed }] kell a sikerhez
ui-how-check-sum = { $by } hiányzik a sikerhez
ui-how-check-text = Mindenki sorban, egyszer, lefordítva tesz be kártyákat; { $destiny } további vakon jön a Végzet pakliból. Aztán megkeverjük és felfedjük őket: a feltüntetett szakértelmek pozitívnak számítanak, minden más negatívnak. Így senki sem tudja, ki rontotta el.

ui-how-skills = Szakértelem típusok
ui-how-politics = több húzás, próbák nyílt kártyákkal
ui-how-leadership = utasítás másoknak, könnyebb próbák
ui-how-tactics = felderítés, jobb dobások
ui-how-piloting = több támadás, kitérés
ui-how-engineering = helyszínek és Viperák javítása
ui-how-treachery = főleg kár, kevés segítség

ui-how-ships = Erőforrások, hajók és az ugrás
ui-how-dials = Az erőforrásokat
ui-how-dials-text = a Krízisek, az elveszett hajók és az ugrások csökkentik. Vörös zóna: { $reds }.
ui-how-red = { $resource } { $red }
ui-how-reds-join = { $first }, { $last }
ui-how-battle = A cylon hajók
ui-how-battle-text = akkor aktiválódnak, ha egy Krízisen ott az ikonjuk: a Raiderek a Viperákat, majd a civil hajókat támadják; a báziscsillagok a Galacticát; a Nehéz Raiderek Centúriókat hoznak. Védekezz Viperából, a Parancsnokságról vagy a Fegyverirányításról.
ui-how-jump = Az ugrás
ui-how-jump-text = mindet hátrahagyja. Az Ugráselőkészítő Sáv végén magától jön. Az FTL Vezérlőből akkor ugorhattok, ha a Flottajelző már { $spaces } mezőt lépett, de ez akár { $worst } népességbe is kerülhet.

ui-how-secret = A titok
ui-how-secret-text = Mindenkinek Hűség kártyái vannak. Egyetlen Cylon kártya is cylonná tesz. [{ $distance } egységnyi távolságnál] mindenki kap még egyet.
ui-how-reveal = Egy cylon titokban elronthatja a próbákat és a terveket, vagy akcióként felfedheti magát: a kártyája kárt okoz, és onnantól a cylon helyszíneken játszik.

ui-how-titles = Címek és a Fogda
ui-how-admiral = ő választ úticélt, és nála vannak az atomfegyverek
ui-how-president = nála vannak a Tanács kártyák
ui-how-brig = nincs mozgás és Krízis, próbába 1 kártya; próbával juthatsz ki
ui-how-sickbay = csak 1 kártyát húzol; mozgással kijöhetsz

ui-how-say = Mit mondhatsz
ui-how-say-text = Bármit, csak tényeket nem a rejtett kártyákról. Az „egy kicsit tudok segíteni” rendben van; számok és nevek nem. Hazudni szabad.
ui-how-stuck = Elakadtál? Nyomd meg a [?] gombot bárminél az asztalon. Ha valami nem lehetséges, az asztal megmondja, miért.

ui-how-pegasus = A Pegazus kiegészítővel
ui-how-pegasus-ship = A Pegazus csatahajó
ui-how-pegasus-ship-text = veletek repül: 4 további helyszín, és a Galactica helyett is sérülhet. Az elvesztése nem vereség.
ui-how-pegasus-reckless = Árulás és Vakmerő
ui-how-pegasus-reckless-text = Az Árulás kártyák szinte minden próbában negatívak, és a szövegüket csak cylonok használhatják. A Vakmerő kártya azonnal segíti a próbát, de életbe lépteti a benne lévő Árulást.
ui-how-pegasus-move = A Mozgás képességek
ui-how-pegasus-move-text = a Mozgás fázisodban használhatók, mozgás helyett.
ui-how-pegasus-execution = A kivégzés
ui-how-pegasus-execution-text = megmutatja, ki mi volt. Egy cylon a Feltámadás Hajóról játszik tovább; egy ember kivégzése 1 morálba kerül, és a játékosa új karakterrel tér vissza.
ui-how-pegasus-leader = Cylon Vezérek
ui-how-pegasus-leader-text = { $least }–{ $most } játékos esetén egyikőtök lehet Cylon Vezér: nyíltan cylon, Titkos Küldetéssel. Csak annak a teljesítésével nyerhet, és emberként beszivároghat a flottába.
ui-how-pegasus-new-caprica = Új Caprica
ui-how-pegasus-new-caprica-text = { $distance } egységnyi távolságnál a flotta letelepszik, és a cylonok megszállják a bolygót. Készítsétek elő a hajókat, tartsatok ki a Galactica visszatéréséig, és evakuáljatok; aztán az Admirális elugrik. A hátrahagyott hajók és emberek elvesznek.

ui-how-daybreak = A Hajnal kiegészítővel
ui-how-daybreak-mutiny = A Zendülés kártyák
ui-how-daybreak-mutiny-text = erős akciók, amelyeknek ára van; többnyire akkor húzod őket, ha Árulást dobsz el, vagy mások téged választanak. Titokban { $limit } lehet nálad; eggyel többnél a Fogdába kerülsz, és el kell dobnod. A Zendülő, akinek a kártyáját osztáskor rögtön felfedik, minden címét elveszíti, de { $mutineer } lehet nála.
ui-how-daybreak-miracle = A csodajelzők
ui-how-daybreak-miracle-text = kellenek a karakterlapod játékonként egyszeri képességéhez. { $limit } jelzővel kezdesz, és többed nem lehet; ha újat kapsz, a képességet újra használhatod.
ui-how-daybreak-treachery = A Szakértelem Próba Képességek
ui-how-daybreak-treachery-text = akkor lépnek életbe, amikor a kártyájukat felfedik egy próbában, bárki tette be, akár a Végzet pakliból jött. Minden Árulás kártyán van ilyen.
ui-how-daybreak-motives = Cylon Vezérek és indítékok
ui-how-daybreak-motives-text = { $least }–{ $most } játékos esetén egyikőtök lehet Cylon Vezér. { $motives } titkos indítéka van, félúton kap még { $motives } indítékot, és bármelyiket felfedheti, amikor teljesül. A győztes oldallal nyer, ha legfeljebb { $unrevealed } indítéka maradt felfedetlen, és a felfedettek közül legalább { $side } a győztes oldalé.
ui-how-daybreak-raptors = A Rohamraptorok
ui-how-daybreak-raptors-text = Viperának számítanak, és sosem sérülnek meg, csak megsemmisülnek. A flotta ugrásakor az űrben maradhatnak.
ui-how-daybreak-missions = A Föld és a bevetések
ui-how-daybreak-missions-text = A Földet a { $distance } egységnyi távolság utáni ugrással éritek el. A Demetrius Hídjáról bevetések indulnak: próbák, amelyek távolságot vagy más segítséget hoznak, és az adott kör Krízise helyébe lépnek. Egyikük a Lázadó Báziscsillagot hozza: siker esetén az emberekhez, kudarc esetén a cylonokhoz.

# A szabálytár

ui-rules = Szabályok
ui-rules-reference = Szabálykereső
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
    [title] Cím
    [token] Jelző
   *[ruling] Értelmezés
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
    [title] Címek
    [token] Jelzők
   *[ruling] Értelmezések
}
ui-rules-count = { $count ->
    [one] 1 találat: „{ $query }”. Enterrel megnyithatod.
   *[other] { $cut ->
        [yes] { $count } találat: „{ $query }”, itt a legjobb { $most }. Lépkedj a nyilakkal, megnyitás Enterrel.
       *[no] { $count } találat: „{ $query }”. Lépkedj a nyilakkal, megnyitás Enterrel.
    }
}
ui-rules-count-all = { $count ->
    [one] 1 bejegyzés.
   *[other] { $count } bejegyzés. Lépkedj a nyilakkal, megnyitás Enterrel.
}
ui-rules-count-none = Nincs találat. Próbálj egy helyszínt, kártyát vagy nevet.
ui-rules-about-place = { $ship-id ->
    [cylon] Cylon helyszín
   *[other] { $hazardous ->
        [yes] Veszélyes helyszín { $ship-ban }
       *[no] Helyszín { $ship-ban }
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
        [end] Ember indíték, a játék végén fedik fel
       *[any] Ember indíték
    }
   *[cylon] { $when ->
        [end] Cylon indíték, a játék végén fedik fel
       *[any] Cylon indíték
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
   *[ruling] Értelmezés: { $section }
}
ui-rules-loyalty = { $card }: { $power }
ui-rules-damage = Sérülés: { $what }
ui-rules-says = Szöveg
ui-rules-strength = { $count } darab { $strength } erejű
ui-rules-copies = { $kind ->
    [token] { $count } darab
   *[other] { $count } kártya
}
ui-rules-in-the-box = A dobozban
ui-rules-set = Melyik dobozban
ui-rules-overlay = { $set } kiegészítővel
ui-rules-origin = Forrás
ui-rules-origin-is = { $origin ->
    [R] Egy szabálykönyv, vagy egy kártya vagy tábla nyomtatott szövege
    [F] A közzétett GYIK és hibajegyzék
    [C] Közzétett válaszok későbbi pontosításai
   *[D] A szövegből és az általános szabályokból levezetve
}
ui-rules-contested = A közzétett válaszok itt eltérnek; a bejegyzés megmondja, melyik értelmezést használjuk.
ui-rules-rulings = Értelmezések
ui-rules-see = Lásd még
ui-rules-more = Minden értelmezés: „{ $name }”
