# Az asztal körüli oldalak: kezdőlap, asztal készítése, gyülekezés, asztalok megőrzése, nézés.

# Hogyan nevezik ezt a nyelvet, akik beszélik; így áll a nyelvek listájában
ui-language-name = Magyar
ui-language = Nyelv
ui-site = Airlock
ui-site-about = A rejtett árulós társasjáték egy asztalnál a böngésződben. Barátok linkkel, botok az üres helyekre.
ui-title = { $page } · Airlock
ui-skip-page = Ugrás a tartalomhoz
ui-nav = Oldal
ui-nav-rules = Játékszabály
ui-nav-watch = Játék nézése
ui-nav-account = Asztalaim megőrzése
ui-copy = Másolás
ui-copied = Másolva

# Amit a szkript mond

ui-script-failed = Ez nem sikerült. Próbáld újra.
ui-script-moved-on = Az asztal továbblépett. Nézd meg újra, mielőtt válaszolsz.
ui-script-offline = Nincs kapcsolat. Amit látsz, régi lehet.
ui-script-reconnecting = Újracsatlakozás
ui-script-show-all = Mutasd mind egyszerre
ui-script-go-on = Tovább
ui-script-after-cards = { $all } kártyából { $n } után
ui-script-to-turn = lefordítva
ui-script-since = az utolsó köröd óta
ui-script-sound-on = Hang be
ui-script-sound-off = Hang ki
ui-script-seal-true = A mag a pecséthez tartozik: semmi sem változott.
ui-script-seal-false = A mag nem a pecséthez tartozik.

# Idő

ui-lasting-now = most
ui-lasting-minutes = { $count } perce
ui-lasting-hours = { $count } órája
ui-lasting-days = { $count } napja
ui-ago-now = most
ui-ago-minutes = { $count } perce
ui-ago-hours = { $count } órája
ui-ago-days = { $count } napja

# Kezdőlap

ui-hero = Mentsd meg a flottát. Valaki a fedélzeten hazudik.
ui-hero-about = A rejtett árulós társasjáték egy asztalnál a böngésződben. 3–7 játékos: barátok linkkel, botok az üres helyekre.
ui-play = Játssz most botokkal
ui-players = Játékosok
ui-play-go = Indítás
ui-play-set = Dobozok
ui-join = Ülj asztalhoz
ui-join-link = Link vagy kód
ui-join-hint = Illessz be egy linket vagy kódot
ui-join-go = Csatlakozás
ui-mine = Asztalaim
ui-mine-none = Még nem ülsz asztalnál.
ui-mine-none-about = Játssz botokkal, nyisd meg egy barátod linkjét, vagy készíts asztalt, és küldd el a linkjét. Ez a böngésző emlékszik a helyeidre.

# Egy asztal egy sorban

ui-line-filling = { $players } játékos{ $pace ->
        [days] {", több napos"}
       *[live] {""}
    }, { $taken } ül
ui-line-playing = { $players } játékos{ $pace ->
        [days] {", több napos"}
       *[live] {""}
    }, { $turn }. kör, távolság { $distance }/{ $goal }
ui-line-over = { $players } játékos{ $pace ->
        [days] {", több napos"}
       *[live] {""}
    }, véget ért
ui-line-can-start = Indíthatod
ui-line-not-ready = Készen állsz?
ui-line-waits-for-people = Gyülekező
ui-line-waiting =
    { $more ->
        [0] Rá várunk: { $who }
       *[other] Rájuk várunk: { $who } és még { $more }
    }
ui-line-pause = Rövid szünet
ui-line-won = { $winner } nyertek
ui-line-replay = Visszajátszás és visszavágó

# Beállítások

ui-make = Asztal készítése
ui-make-go = Asztal létrehozása
ui-make-look = Mi illik össze
ui-make-swap = A játék kezdetéig felcserélheted az embereket és a botokat.
ui-settings = Beállítások
ui-seal = A keverés pecsétje
ui-seal-what = Annak a magnak az SHA-256 lenyomata, amelyből minden keverés és minden dobás következik. A végén a mag nyilvános lesz, így mindenki ellenőrizheti, hogy senki sem választotta.
ui-settings-change = Módosítás
ui-settings-go = Beállítások megtartása
ui-settings-back = Vissza módosítás nélkül
ui-table-name = Név
ui-your-name = A neved
ui-pace = Tempó
ui-pace-live = Élőben
ui-pace-days = Több nap alatt
ui-sets = Dobozok
ui-sets-coming = Az Exodus még nem játszható.
ui-set-exodus = Exodus
ui-objective-name = Célkártya
ui-objective = { $name }, távolság { $distance }
ui-rulings = Szabálydöntések
ui-variant = Változat
ui-variants = Változatok
ui-resources = Erőforrások kezdéskor: { $names }
ui-resources-name = Erőforrások
ui-resources-fact = { $difficulty }: { $starts }
ui-door = Ki ülhet le
ui-door-name = Leülés
ui-door-link = Linkkel
ui-door-open = Bárki
ui-mask = Közbelépések
ui-mask-on = Mindig ugyanakkora szünet
ui-mask-off = Nincs szünet, ha senki sem léphet közbe
ui-mask-about = Így a csend nem árul el semmit.
ui-bots = A botok lépései
ui-bots-slow = Lassan
ui-bots-normal = Normál
ui-bots-once = Azonnal
# Egy beállítás Hűség paklija

ui-loyalty-deck = Hűség pakli
ui-loyalty-deck-cards =
    { $players } hely: { $cylons } cylon kártya és { $humans } ember kártya{ $late ->
        [sympathizer] , később a Kollaboráns
        [sympathetic-cylon] , később a Szimpatizáns Cylon
        [human] , később még 1 ember kártya
       *[nothing] {""}
    }.
ui-loyalty-deck-mutineer =
    { $players } hely: { $cylons } cylon kártya, { $humans } ember kártya és a Zendülő.
# A Hajnalban a vezér indítékokat kap, kezdéskor ennyit, és félúton még ugyanennyit.
ui-loyalty-deck-with-motives =
    { $mutineer ->
        [yes] Ha valaki Cylon Vezérrel játszik: { $cylons } cylon kártya, { $humans } ember kártya és a Zendülő a többieknek, a vezérnek pedig { $motives } indíték, félúton még { $motives }.
       *[no] Ha valaki Cylon Vezérrel játszik: { $cylons } cylon kártya és { $humans } ember kártya a többieknek, a vezérnek pedig { $motives } indíték, félúton még { $motives }.
    }
ui-loyalty-deck-motives =
    { $mutineer ->
        [yes] { $players } hely: valaki Cylon Vezérrel játszik, neki { $motives } indíték jut, félúton még { $motives }; a többieknek { $cylons } cylon kártya, { $humans } ember kártya és a Zendülő.
       *[no] { $players } hely: valaki Cylon Vezérrel játszik, neki { $motives } indíték jut, félúton még { $motives }; a többieknek { $cylons } cylon kártya és { $humans } ember kártya.
    }
ui-loyalty-deck-with-leader =
    Ha valaki Cylon Vezérrel játszik: { $cylons } cylon kártya és { $humans } ember kártya a többieknek, a vezérnek pedig { $agenda }.
ui-loyalty-deck-leader =
    { $players } hely: valaki Cylon Vezérrel játszik, neki ez jut: { $agenda }; a többieknek { $cylons } cylon kártya és { $humans } ember kártya.
ui-loyalty-deck-sleeper =
    { $players } hely. Hűség kártyát csak az Alvó Ügynök fázisban osztunk, közte { $cylons } cylon kártyát.
ui-loyalty-deck-assist =
    1 hely és egy segítő második karakter, aki { $dealt } Hűség kártyát kap egy pakliból, amelyben { $cylons } cylon kártya van.
ui-loyalty-deck-none = { $players } hely, Hűség pakli nélkül: mindannyian a játék ellen játszotok.

# Helyek

ui-seats = Helyek
ui-seats-first = A kezdőjátékost induláskor sorsoljuk ki.
ui-seat-number = { $number }. hely
ui-seat-person = Ember
ui-seat-person-about = elküldhető linket kap
ui-seat-bot = Bot
ui-seat-bot-about = csak a saját kártyáit látja
ui-seat-you-host = te, házigazda
ui-seat-you = te
ui-seat-host = házigazda, { $here }
ui-seat-here = itt van
ui-seat-away = távol, itt volt: { $ago }
ui-seat-not-here = távol
ui-seat-empty = Üres
ui-seat-empty-about = küldd el a linket
ui-seat-nobody = Még senki
ui-seat-ready = Készen áll
ui-seat-not-ready = Még nem kész
ui-seat-free = Szabad
ui-seat-you-here = Te, itt
ui-seat-gives-way = átadja a helyét embernek
ui-seat-this = Ez a hely
ui-seat-own-menu = Átnevezés vagy távozás
ui-seat-rename = Átnevezés
ui-seat-leave = Felállás az asztaltól
ui-seat-menu = { $name }: legyen házigazda, eltávolítás
ui-seat-make-host = Legyen { $name } a házigazda
ui-seat-remove = { $name } eltávolítása

# Gyülekező asztal; ami [ és ] között áll, kiemelt

ui-lobby-filling =
    { $empty ->
        [0] [Minden hely] foglalt ({ $seats }).
       *[other] Gyülekező. [{ $seats } helyből { $taken }] foglalt.
    }
ui-lobby-welcome = { $host } tart neked egy helyet.
ui-lobby-about = Ülj le ehhez az asztalhoz: { $name }. A rejtett árulós társasjáték a böngésződben.
ui-lobby-played = Mit játszunk itt
ui-lobby-sit-after-all = Néző vagy. Még [leülhetsz].
ui-share = Küldd el a linket
ui-share-link = Link ehhez az asztalhoz
ui-share-code = Vagy mondd el a kódot: [{ $code }]. Akinél megvan, leülhet vagy nézheti.
ui-new-here = Új vagy?
ui-new-here-about = Titkot őrzöl, segíted vagy rontod a próbákat, és beszélgetsz. A [játékszabály] 5 perc; a többit az asztal elmondja, amikor kérdez.

ui-sit = Ülj le
ui-sit-name = Hogy hívnak?
ui-sit-where = Hová?
ui-sit-go = Leülök
ui-sit-full = Minden helyen ember ül.
ui-sit-or-watch = Vagy [csak nézd].
ui-sit-no-account = Nem kell fiók; ez a böngésző emlékszik rád.

ui-start = Indítás
ui-start-all = Mindenki készen áll.
ui-start-empty =
    { $empty ->
        [one] Üres hely: { $seat }.
       *[other] { $empty } hely üres.
    }
ui-start-unready =
    { $unready ->
        [one] { $name } még nem áll készen.
       *[other] { $unready } ember még nem áll készen.
    }
ui-start-both =
    { $empty ->
        [one] Üres hely: { $seat }
       *[other] { $empty } hely üres
    }, { $unready ->
        [one] { $name } még nem áll készen.
       *[other] { $unready } ember még nem áll készen.
    }
ui-start-advice =
    { $empty ->
        [0] Várj, vagy kérdezz rá.
        [one] Várj, vagy ültess oda egy botot. A bot később átadhatja a helyét egy embernek.
       *[other] Várj, vagy töltsd fel botokkal. Egy bot később átadhatja a helyét egy embernek.
    }
ui-start-by-host = A játékot { $host } indítja.
ui-start-no-host = Nincs házigazda: aki átveszi, elindíthatja a játékot.
ui-start-bots =
    { $empty ->
        [one] Bot ide: { $seat }. hely
       *[other] Botok { $empty } helyre
    }
ui-start-ask = Kérdezd meg: { $name }
ui-start-go = Játék indítása
ui-ready = Készen állok
ui-ready-not = Még nem
ui-host-take = Legyél te a házigazda

ui-lobby-chat = Csevegés
ui-lobby-chat-none = Még senki sem szólt semmit.
ui-lobby-say = Mondj valamit
ui-lobby-say-hint = Mondj valamit az asztalnak
ui-lobby-say-go = Küldés
ui-lobby-you = Te
ui-news-sat = { $name } leült.
ui-news-left = { $name } felállt.
ui-news-replaced = { $name } helyett mostantól bot játszik.
ui-news-back = { $name } visszatért.
ui-news-removed = A házigazda eltávolította: { $name }.
ui-news-renamed = { $from } új neve: { $to }.
ui-news-host = Mostantól { $name } a házigazda.
ui-news-asked = A házigazda kérdezi: { $name } készen áll?
ui-news-changed = A házigazda módosította a beállításokat.

# Asztalok megőrzése

ui-account-tables =
    { $tables ->
        [0] Ennek a böngészőnek még nincs helye.
       *[other] Ennek a böngészőnek { $tables } asztalnál van helye.
    }
ui-account-kept = Te vagy { $name }
ui-account-kept-about = Az asztalaidat ezen a néven őrizzük. Bármelyik eszközön bejelentkezhetsz vele.
ui-account-log-out = Kijelentkezés
ui-account-log-out-about = Ez a böngésző ezután elfelejti a helyeidet; a név megőrzi őket.
ui-account-keep = Őrizd meg őket egy néven
ui-account-keep-about = Egy hely ahhoz a böngészőhöz tartozik, amelyben leültél. Névvel és jelszóval bárhol megtalálod az asztalaidat. E-mail-címet nem kérünk.
ui-account-keep-go = Asztalaim megőrzése
ui-account-name = Név
ui-account-password = Jelszó
ui-account-password-about = Legalább { $least } karakter. Újat senki sem tud küldeni.
ui-account-log-in = Bejelentkezés
ui-account-log-in-about = A névhez tartozó asztalok e böngésző asztalaihoz kerülnek.
ui-account-log-in-go = Bejelentkezés
ui-device = Vidd át őket másik eszközre
ui-device-about = Egy privát link név nélkül viszi át e böngésző helyeit egy telefonra vagy másik számítógépre. Ezután mindkettő ugyanazokon a helyeken játszik.
ui-device-link = Privát link
ui-device-go = Privát link készítése
ui-device-minutes = Nyisd meg { $minutes } percen belül. Egyszer használható.
ui-device-secret = Ne küldd el senkinek: aki megnyitja, látja a kártyáidat, és helyetted játszik.

# Nézés

ui-watch-filling = Szabad helyek
ui-watch-playing = Folyamatban
ui-watch-playing-none = Nincs folyamatban nyilvános játék.
ui-watch-finished = Visszajátszható
ui-watch-finished-none = Még egy játék sem ért véget.

# Egy privát link, amelyet másik eszközön nyitottak meg.
ui-arrive = A helyeid ezen az eszközön
ui-arrive-about = Mostantól ez a böngésző ott ül, ahol te. A link ezzel felhasználva; a másik eszköz is a helyén marad.
ui-arrive-go = Helyeim átvétele ide
