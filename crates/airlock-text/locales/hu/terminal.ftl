# A terminál: a játék állása egy oldalon, és amit a parancssor mond.
#
# A „ ” közti szavakat és a parancsok nevét a játékos gépeli be; ezek nem változnak.

list-facts = { $first } · { $last }
with-details = { $what } ({ $details })
face-down = ?
seat-number = { $number }. hely

# Az oldal

page-before = Az első kör előtt ({ $sight })
page-turn = { $number }. kör, { $who } ({ $sight })
page-over = { $ending } ({ $sight })
sight-seat = { $who } szemével
sight-spectator = ahogy mindenki látja
sight-everything = minden titok nyílt

row-dials = Erőforrások
row-jump = Ugrás
row-fleet = Flotta
row-search = Bevetések
row-lost = Végleg elveszett
row-executed = Kivégezve
row-in-play = Játékban
row-check = Próba
row-looked-at = Megnézve
row-decks = Paklik
row-space = Űr
row-people = Játékosok

page-dial = { $zone ->
    [red] { $resource } { $value } (vörös)
   *[other] { $resource } { $value }
}
page-track = sáv { $at }/{ $last } ({ $space })
page-track-red = vörös
page-track-blue = kék, −{ $count } { $resource }
page-distance = távolság { $distance }
page-last-jump = a következő ugrás véget vet a játéknak

page-reserves = { $ships } az Utánpótlásban
page-damaged-vipers = { $count } sérült Vipera
page-destroyed-ships = { $count } megsemmisült { $craft }
page-civilians-off = { $ships } félretéve
page-nukes = { $count ->
    [0] nincs atomfegyver
   *[other] { $count } atomfegyver
}
page-undamaged = sértetlen
page-damaged = { $limit } helyszínből { $count } sérült
page-pegasus-destroyed = megsemmisült
page-away = a Galactica távol van
page-in-orbit = a Galactica bolygó körüli pályán van
page-locked = { $count } lezárt
page-prepared = { $count } előkészített
page-forces = { $count } Megszálló Erő { $where-ban }
page-mission = { $card }
page-mission-down = { $card }, lefordítva a következő ugrásig
page-rebels = a Lázadó Báziscsillag { $side } oldalán áll
page-hub = a Feltámadás Központ
page-truce = fegyverszünet: ebben a körben nem indul és nem aktiválódik cylon hajó
page-boarded = Centúriók az Inváziós Sávon: { $spaces }

page-decks = maradt+eldobva: { $decks }
page-deck = { $deck } { $left }+{ $discarded }
page-destiny = Végzet { $left }
page-on-top = felül: { $card }
page-at-bottom = alul: { $card }
page-below = { $count } lap alatt: { $card }

# Űr

page-empty-area = –
page-acted = { $count } már aktiválódott
page-pilot = { $who } Viperában
page-raptor-pilot = { $who } Rohamraptorban
page-cargo = { $count } { $resource }
page-no-cargo = üres

# Játékosok

page-seat = { $number } { $who }
page-off-board = a táblán kívül
page-piloting = Viperában, { $area }
page-piloting-raptor = Rohamraptorban, { $area }
page-current = jelenlegi játékos
page-cylon = felfedett cylon
page-sympathizer = cylon Kollaboráns
page-leader = Cylon Vezér
page-infiltrating = beszivárogva
page-agenda = Titkos Küldetés
page-sympathetic-cylon = Szimpatizáns Cylon
page-hand = { $count } kártya kézben
page-loyalty = Hűség { $count }
page-shown = megmutatva: { $card }
page-super-crisis = Szuperkrízis { $count }
page-quorum = Tanács { $count }
page-mutiny = Zendülés { $count }
page-motives = indíték { $count }
page-miracles = { $count } csodajelző
page-once-used = játékonként egyszeri képesség felhasználva
page-assist = segítő
page-assist-lost = segítő, átállt a cylonokhoz

# A parancssornál

notice-greeting = { $players } fős játék, a mag { $seed }. A te helyed: { $seat }; a „help” felsorolja a parancsokat.
notice-goes-on = A játék folytatódik { $count } válasz után ({ $file }); a „help” felsorolja a parancsokat.
notice-how-to-answer = Válaszolj egy számmal; kártyáknál a számaikkal, szóközzel elválasztva, vagy „none”.
notice-saved = elmentve ide: { $file }
notice-order-given = Mostantól: { $order }.
notice-no-orders = Nincs állandó utasításod.
notice-no-window = Állandó utasítást akkor adhatsz, amikor azt kérdezik, használsz-e kártyát vagy képességet.
notice-no-cards = nincs kártya
notice-no-such-card = nincs ilyen kártya: „{ $wanted }”
notice-no-such-ruling = nincs ilyen értelmezés: { $wanted }; ezek vannak: { $first } – { $last }
notice-no-ruling-mentions = egyik értelmezés sem említi ezt: „{ $wanted }”
notice-ruling = { $contested ->
    [yes] { $id } ({ $origin }, vitatott) · { $section }
   *[no] { $id } ({ $origin }) · { $section }
}
notice-wants-number = írj be egy számot 1 és { $count } között, vagy „help”
notice-wants-cards = { $cards }, vagy „help”
notice-card-twice = kétszer választottad ezt a kártyát: { $number }
notice-card-what = melyik kártya? Írj be egy azonosítót vagy nevet
notice-rules-what = melyik szabály? Írj be egy azonosítót, például BASE-066, vagy egy szót
notice-save-what = hová mentsem? Írj be egy fájlnevet

how-many-up-to = legfeljebb { $count } kártya a számával, vagy „none”
how-many-exactly = { $count } kártya a számával
how-many-between = { $min }–{ $count } kártya a számával

command-ask = a kérdés újra
command-state = a tábla és a játékosok
command-hand = a kártyáid
command-card = bármelyik kártya, karakter vagy helyszín
    .argument = ID
command-log = minden, ami történt
command-rules = egy értelmezés, vagy mind, amelyik egy szót említ
    .argument = ID
command-pass = állandó utasítás: passz a próba végéig; „pass turn”: a kör végéig; „pass always”: ezekre a kártyákra és képességekre mindig
    .argument = check
command-orders = az állandó utasításaid törlése; az „orders” magában felsorolja őket
    .argument = clear
command-save = a játék mentése
    .argument = FÁJL
command-quit = távozás az asztaltól

# Visszajátszás

notice-moment = { $count } válaszból { $at } után
notice-verified = ellenőrizve: { $hash }
notice-sealed = a pecsét egyezik: { $seal }
notice-other-seal = ezt a játékot más magból játszották; a pecsétje { $seal }
notice-asked = Kérdés ({ $who }): { $question }

# Megszámlált játékok

notice-games = { $count ->
    [one] 1 játék { $players } játékossal, botok: { $bots }, a mag { $seed }
   *[other] { $digits } játék { $players } játékossal, botok: { $bots }, a mag { $seed }
}
notice-progress = { $done } / { $all } játék, hátravan { $left }
notice-pace = { $digits } válasz { $seconds } s alatt, { $threads } szálon: másodpercenként { $a-second }, szálanként { $on-each-thread }
count-won = { $side-id ->
    [human] az emberek nyertek
   *[cylon] a cylonok nyertek
}
count-won-by-agenda = Titkos Küldetéssel nyert
count-won-by-motives = indítékokkal nyert
# Egy indíték, ott számolva, ahol a vezér felfedte.
count-revealed = { $motive }
count-jumped = az utolsó ugrás
count-resource = elfogyott: { $resource }
count-boarded = a Galacticát elfoglalták
count-destroyed = a Galactica megsemmisült
count-no-characters = nem maradt karakter
count-turns = kör
count-answers = válasz
count-mean = átlag
count-min = min
count-max = max

# Mi a baj, és a program egyéb szavai

notice-no-language = nincs ilyen nyelv: „{ $wanted }”; ezek vannak: { $known }
notice-no-set = nincs ilyen doboz: „{ $wanted }”; ezek vannak: { $known }
notice-no-deck = nincs ilyen pakli: „{ $wanted }”; ezek vannak: { $known }
notice-no-seat = nincs ilyen hely: { $number }; ezek vannak: 0–{ $last }
notice-too-large = ez túl nagy ahhoz, hogy forgatókönyv vagy mentett játék legyen
notice-not-a-save = ez nem mentett játék
notice-not-a-text = ez nem szöveg
notice-no-scenario-in-file = ebben a fájlban nincs forgatókönyv
notice-another-game = a fájlban más játék van, mint amit ez a mag ad: { $file }
notice-no-scenarios = nincs forgatókönyv (*.scn) itt: { $folders }
notice-checked = { $passed } sikeres, { $failed } hibás
notice-shown = { $set }: { $count } közül { $shown } bemutatva
notice-shown-by-none = nincs bemutatva
notice-not-showable = nem mutatható be
notice-broke = { $game }. játék, a mag { $seed }: { $count } válasz után megszakadt
notice-open = Az Airlock fut: { $address }
notice-cannot-open = nem nyitható meg: { $file }
notice-in-use = ez a fájl használatban van: { $file }. Egy másik Airlock játszik rajta; előbb azt állítsd le
notice-cannot-listen = ezen a címen nem fogadhatók kapcsolatok: { $address }
notice-cannot-read-tables = az asztalok nem olvashatók be
notice-cannot-start = a program nem tud elindulni
notice-table = asztal: „{ $id }”

# A parancssor: a súgó szavai a parancsok és kapcsolók körül, és hogy mi a baj azzal, amit beírtak

usage-heading = Használat:
usage-commands = Parancsok
usage-arguments = Argumentumok
usage-options = Kapcsolók
usage-any-command = PARANCS
usage-any-options = [KAPCSOLÓK]
usage-help = Ennek a súgónak a kiírása
usage-version = A verzió kiírása
usage-default = [alapérték: { $value }]
usage-values = [ezek egyike: { $values }]
usage-variable = [vagy innen: { $name }]

value-address = CÍM
value-file = FÁJL
value-hash = HASH
value-id = ID
value-id-word = ID|SZÓ
value-n = N
value-name = NÉV
value-names = NEVEK
value-path = ÚTVONAL
value-tag = NYELV
value-text = SZÖVEG

misuse-no-such-argument = nincs ilyen kapcsoló vagy argumentum: „{ $arg }”
misuse-no-such-command = nincs ilyen parancs: „{ $command }”
misuse-no-value = hiányzik az értéke: { $of }
misuse-no-such-value = „{ $value }” itt nem lehet érték: { $of }; ezek vannak: { $known }
misuse-bad-value = „{ $value }” itt nem lehet érték: { $of } ({ $about })
misuse-too-many = „{ $value }” itt már felesleges: { $of }
misuse-together = { $arg } és { $other } nem állhat együtt
misuse-twice = { $arg } csak egyszer állhat
misuse-missing = ez hiányzik: { $args }
misuse-other = ez nem érthető: { $why }

# Miért nem játszható újra egy mentett játék

replay-version = ezt a játékot a szabályok { $saved }. változatával játszották, ez a program viszont ezt játssza: { $ours }; csak { $saved }. változatú program tudja ellenőrizni
replay-earlier = ez a játék a szabályok { $saved }. változatával kezdődött: amit a mostanival ({ $ours }) játszottak, az ellenőrizve van, a többit csak { $saved }. változatú program tudja ellenőrizni
replay-state = nem olvasható az az állapot, ahonnan a játék folytatódik: { $why }
replay-changed = a játék { $at }. válasza a szabályok { $saved }. változatával született, és onnantól a mostani változat ({ $ours }) másképp játszik
replay-answer = nem fogadható el a válasz (sorszáma { $at }, a hely { $seat }): { $why }
replay-too-few = a játékban { $count } válasz van, nem { $wanted }
replay-hash = az újrajátszás más állapotban ér véget, mint a mentett játék: { $replayed }, nem pedig { $saved }
replay-no-hash = a mentett játékban nincs ellenőrizhető kivonat

# Amit a „bench-tables” mért

bench-tables = asztalok: { $count }, helyek mindegyiknél: { $seats }, mind figyel
bench-answers = válaszok: { $answers }, { $seconds } s alatt: másodpercenként { $a-second }
bench-pushed = a választól az értesítésig minden hely oldalán: p50 { $half } ms, p99 { $most } ms, a leglassabb { $worst } ms
bench-bytes = válaszonként és helyenként { $bytes } elküldött bájt
bench-refused = elutasított válaszok: { $count }
bench-memory = memória { $all } MiB: asztalonként { $streamed } KiB a kapcsolataival, { $bare } KiB nélkülük
bench-stages = memória: üresen { $empty } MiB, az asztalokkal { $made } MiB, figyelve { $listening } MiB

# A program súgója: mit tesz egy parancs, majd a kapcsolói (`program-<parancs>-<kapcsoló>`, vagy
# `program-option-<kapcsoló>`, ahol több parancsnak is megvan)

program = Battlestar Galactica: a társasjáték, pontosan a szabályok szerint
program-option-lang = A nyelv: en-GB, es, pl és így tovább; nélküle a rendszeré, ha van ilyen
program-serve = Asztalok megnyitása a böngészőben (parancs nélkül a program ezt teszi)
program-serve-listen = A cím, amelyen a szerver kapcsolatokat fogad
program-option-data = Az összes asztal fájlja; ha nincs meg, létrejön
program-serve-url = A cím, amelyen a szerver elérhető, a linkekhez, például https://airlock.example
program-serve-rate = Hány kérést küldhet egy ember másodpercenként; 0: bármennyit
program-serve-password-memory = Memória a jelszavak ellenőrzéséhez MiB-ban; minden egyidejű ellenőrzés 19-et igényel
program-serve-tables = Hány asztalt hozhat létre egy ember óránként; 0: bármennyit
program-serve-guests = Hány vendég jöhet egy címről óránként; 0: bármennyi
program-serve-lines = Hány sort írhat egy ember a csevegésbe percenként; 0: bármennyit
program-serve-streams = Hány oldal lehet egyszerre nyitva egy embernél; 0: bármennyi
program-serve-connections = Kapcsolatok száma összesen
program-serve-connections-per-address = Kapcsolatok egy címről; megbízható proxyra nincs korlát
program-serve-trusted-proxy = Azoknak a proxyknak a hálózatai, amelyeknek elhiszi a szerver, hogy ki kérdez; többet vesszővel kell elválasztani
program-serve-forwarded-by = A fejléc, amelyben ezt közlik
program-serve-drain = Hány másodpercük van a futó kéréseknek befejeződni, amikor a program leáll
program-serve-metrics = A Prometheusnak szánt számok címe; üresen nincs ilyen
program-serve-keep-lobbies = Hány nap után törlődnek a meg nem kezdett asztalok és az asztal nélküli vendégek; 0: soha
program-serve-pack-games = Hány nap után tömörítődik egy befejezett játék; továbbra is olvasható; 0: soha
program-serve-keep-games = Hány nap után törlődik egy befejezett játék; 0: soha
program-serve-admin = Azok bejelentkezési neve, akik látják az /admin oldalt, vesszővel elválasztva
program-serve-pause = A mindenkinek egyforma szünet másodpercben
program-serve-bot-delay = Két botlépés közti idő normál tempónál, ezredmásodpercben
program-serve-idle = Hány másodperc után kerül ki a memóriából egy asztal, amelyre senkinek sincs szüksége
program-serve-survives = Mit él túl egy visszaigazolt válasz: a folyamat végét, vagy az áramszünetet is (lassabb)
program-serve-log-format = A napló formátuma
program-export = Egy asztal kiírása a teljes naplójával, JSON alakban
program-export-table = Az asztal azonosítója, ahogy a címében áll
program-import = Egy exportált asztal betöltése
program-import-file = Az exportálással készült fájl
program-admin = Egy szerver asztalainak és játékosainak kezelése, futás közben is
program-admin-tables = Asztalok listája
program-admin-tables-text = Az asztal vagy egy játékos nevének része, vagy az azonosító eleje; nélküle a legújabb asztalok
program-admin-tables-state = Csak az ilyen állapotú asztalok
program-admin-table = Egy asztal: helyek, időpontok, csevegés; a játék titkai soha
program-admin-delete-table = Egy asztal végleges törlése
program-admin-lock = Egy asztal zárolása: senki sem változtathat rajta
program-admin-unlock = Egy asztal zárolásának feloldása
program-admin-people = Személyek keresése
program-admin-people-text = A bejelentkezési név vagy bármely név része; nélküle a legújabbak
program-admin-person = Egy személy: asztalok, jelentések, csevegés
program-admin-mute = Egy személy elnémítása mindenhol
program-admin-unmute = Egy személy némításának feloldása
program-admin-ban = Egy személy kitiltása: mindenhol kijelentkezik, botok játszanak tovább
program-admin-unban = Kitiltás feloldása
program-admin-delete-person = Egy személy nevének és szavainak végleges törlése; a játékok megmaradnak
program-admin-announce = Közlemény minden oldalon; szöveg nélkül a mostanit mutatja
program-admin-announce-text = A szöveg
program-admin-announce-hours = Ennyi óra múlva tűnik el (alapesetben visszavonáskor)
program-admin-withdraw = A közlemény visszavonása
program-admin-reports = A játékosok jelentéseinek listája
program-admin-reports-all = A lezártak is
program-admin-report = Egy jelentés a körülötte elhangzottakkal
program-admin-settle = Egy jelentés lezárása
program-admin-log = Mi történt, ki tette és mikor
program-option-person = Bejelentkezési név, vagy a szám a személyek listájából
program-option-number = A szám a jelentések listájából
program-option-table = Az asztal azonosítója, ahogy a címében áll
program-bench-tables = Sok élő asztal futtatása valódi HTTP-n, méréssel
program-bench-tables-tables = Hány asztal
program-bench-tables-players = Helyek mindegyiknél
program-bench-tables-seconds = Hány másodpercig küldjön válaszokat
program-bench-tables-rate = Másodpercenkénti válaszok az összes asztalnál; 0: amennyit a szerver bír
program-bench-tables-at-once = Egyszerre úton lévő válaszok
program-bench-tables-data = Hol tartsa a szerver az asztalait; nélküle egy új fájl az ideiglenes mappában
program-rules = Értelmezések keresése
program-rules-wanted = Egy azonosító, például BASE-066, vagy szavak, amelyeket egy értelmezés említ; nélküle az összes
program-cards = Kártyák, karakterek, helyszínek és jelzők felsorolása
program-cards-set = Csak ebből a dobozból
program-cards-deck = Csak ebből a pakliból
program-cards-json = A sorok JSON alakban
program-check = Forgatókönyvek futtatása
program-check-paths = Fájlok, vagy mappák, amelyekben bármilyen mélyen *.scn fájlok vannak
program-check-coverage = Megmutatja, dobozonként hány értelmezést nevez meg sikeres forgatókönyv, és melyiket nem nevezi meg egy sem
program-simulate = Egész játékok botok között, és a végük megszámlálása
program-simulate-games = Hány játék
program-simulate-seed = Ugyanaz a mag, ugyanaz az eredmény
program-simulate-threads = Hány szál, legfeljebb 256; nélküle processzormagonként egy
program-simulate-json = Az eredmények JSON alakban
program-play = Játék botok ellen a terminálban
program-play-seed = Ugyanaz a mag és ugyanazok a válaszok ugyanazt a játékot adják; nélküle új játék
program-play-seat = Hol ülsz; az első hely a 0
program-play-save = A játék mentése ebbe a fájlba; ha már van benne játék, az folytatódik
program-replay = Egy mentett játék bármelyik pillanata
program-replay-file = Az „airlock play --save” paranccsal mentett játék
program-replay-at = Ennyi válasz után; nélküle az utolsó után
program-replay-seat = Ahogy ez a hely látja, az első a 0; nélküle minden titok nyílt
program-replay-verify = Annak ellenőrzése, hogy a fájl visszajátszva a benne álló lenyomatú állást adja
program-replay-seal = A --verify mellé: az asztal által mutatott pecsét; a fájl magjának a hashe legyen
program-replay-log = Ami addig történt
program-replay-scenario = Ez a pillanat forgatókönyvként; „--seat” mellett anélkül, amit az a hely nem tudhat
program-option-players = Hányan játszanak: 1–6, a Pegazussal vagy a Hajnallal 3–7
program-option-sets = A használt dobozok, vesszővel elválasztva; az alapjáték mindig benne van
program-option-objective = Hová tart a flotta (Új Caprica: PEG-120; Föld: DAY-101)
program-option-difficulty = Milyen magasról indulnak az erőforrások (BASE-281)
program-option-variant = Megjelent változatok, vesszővel elválasztva (BASE-028, BASE-280, PEG-076, PEG-091)
program-option-rulings = A vitatott pontok értelmezése (BASE-089, BASE-133)
program-option-bots = Kik ülnek a többi helyen
