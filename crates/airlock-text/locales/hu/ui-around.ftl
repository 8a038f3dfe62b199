# Az asztal körüli oldalak: kezdőlap, asztal készítése, gyülekezés, asztalok megőrzése, nézés.

# Hogyan nevezik ezt a nyelvet, akik beszélik; így áll a nyelvek listájában
ui-language-name = Magyar
ui-language = Nyelv
ui-site = Airlock
ui-site-about = A rejtett árulós társasjáték a böngésződben. Hívd meg a barátaidat linkkel, az üres helyekre ülhetnek botok.
ui-title = { $page } · Airlock
ui-skip-page = Ugrás a tartalomhoz
ui-nav = Oldal
ui-nav-rules = Játékszabály
ui-nav-watch = Nézz egy játékot
ui-nav-account = Asztalaim mentése
ui-copy = Másolás
ui-copied = Másolva

# Amit a szkript mond

ui-script-failed = Ez nem sikerült. Próbáld újra.
ui-script-moved-on = A játék közben továbbhaladt. Nézd meg újra, mielőtt válaszolsz.
ui-script-offline = Nincs kapcsolat. Amit látsz, már elavult lehet.
ui-script-reconnecting = Újracsatlakozás
ui-script-show-all = Mutasd mindet
ui-script-go-on = Tovább
ui-script-after-cards = { $all } kártyából { $n } után
ui-script-to-turn = felfordításra vár
ui-script-since = az utolsó köröd óta
ui-script-sound-on = Hang be
ui-script-sound-off = Hang ki
ui-script-seal-true = A mag megfelel a pecsétnek: semmit sem változtattak meg.
ui-script-seal-false = A mag nem felel meg a pecsétnek.

# Idő

ui-lasting-now = az imént
ui-lasting-minutes = { $count } perce
ui-lasting-hours = { $count } órája
ui-lasting-days = { $count } napja
ui-ago-now = az imént
ui-ago-minutes = { $count } perce
ui-ago-hours = { $count } órája
ui-ago-days = { $count } napja

# Kezdőlap

ui-hero = Mentsd meg a flottát. Valaki a fedélzeten hazudik.
ui-hero-about = A rejtett árulós társasjáték a böngésződben. 3–7 játékosnak: hívd meg a barátaidat linkkel, az üres helyekre ülhetnek botok.
ui-play = Játssz most botokkal
ui-players = Játékosok
ui-play-go = Indítás
ui-play-set = Kiegészítők
ui-join = Csatlakozás asztalhoz
ui-join-link = Link vagy kód
ui-join-hint = Illessz be egy linket vagy kódot
ui-join-go = Csatlakozás
ui-mine = Asztalaim
ui-mine-none = Még nem ülsz egyik asztalnál sem.
ui-mine-none-about = Játssz botokkal, nyisd meg egy barátod linkjét, vagy hozz létre asztalt, és oszd meg a linkjét. Ez a böngésző megjegyzi a helyeidet.

# Egy asztal egy sorban

ui-line-filling = { $players } játékos{ $pace ->
        [days] {", többnapos"}
       *[live] {""}
    }, { $taken } már leült
ui-line-playing = { $players } játékos{ $pace ->
        [days] {", többnapos"}
       *[live] {""}
    }, { $turn }. kör, távolság { $distance }/{ $goal }
ui-line-over = { $players } játékos{ $pace ->
        [days] {", többnapos"}
       *[live] {""}
    }, véget ért
ui-line-can-start = Indíthatod
ui-line-not-ready = Készen állsz?
ui-line-waits-for-people = Játékosokra vár
ui-line-waiting =
    { $more ->
        [0] { $who } következik
       *[other] { $who } és még { $more } következik
    }
ui-line-pause = Rövid szünet
ui-line-won = { $winner } nyertek
ui-line-replay = Visszajátszás és visszavágó

# Beállítások

ui-make = Asztal létrehozása
ui-make-go = Asztal létrehozása
ui-make-look = Beállítások ellenőrzése
ui-make-swap = A játék kezdetéig cserélgetheted az embereket és a botokat.
ui-settings = Beállítások
ui-seal = Keverési pecsét
ui-seal-what = Annak a magnak az SHA-256 lenyomata, amelyből minden keverés és dobás következik. A mag a végén nyilvános lesz, így bárki ellenőrizheti, hogy nem választotta senki.
ui-settings-change = Módosítás
ui-settings-go = Beállítások mentése
ui-settings-back = Mégse
ui-table-name = Név
ui-your-name = A neved
ui-pace = Tempó
ui-pace-live = Élő játék
ui-pace-days = Többnapos játék
ui-sets = Kiegészítők
ui-sets-coming = Az Exodus még nem játszható.
ui-set-exodus = Exodus
ui-objective-name = Célkártya
ui-objective = { $name }, távolság { $distance }
ui-rulings = Értelmezések
ui-variant = Változat
ui-variants = Változatok
ui-resources = Erőforrások kezdéskor: { $names }
ui-resources-name = Erőforrások
ui-resources-fact = { $difficulty }: { $starts }
ui-door = Ki csatlakozhat
ui-door-name = Csatlakozás
ui-door-link = Linkkel
ui-door-open = Bárki
ui-mask = Közbelépések
ui-mask-on = Mindig ugyanakkora szünet
ui-mask-off = Nincs szünet, ha senki sem léphet közbe
ui-mask-about = Így a szünet senkit sem árul el.
ui-bots = A botok sebessége
ui-bots-slow = Lassú
ui-bots-normal = Normál
ui-bots-once = Azonnali
# Egy beállítás Hűség paklija

ui-loyalty-deck = Hűség pakli
ui-loyalty-deck-cards =
    { $players } játékos: { $cylons } Cylon kártya és { $humans } ember kártya{ $late ->
        [sympathizer] , később a Kollaboráns
        [sympathetic-cylon] , később a Szimpatizáns Cylon
        [human] , később még 1 ember kártya
       *[nothing] {""}
    }.
ui-loyalty-deck-mutineer =
    { $players } játékos: { $cylons } Cylon kártya, { $humans } ember kártya és a Zendülő.
# A Hajnalban a vezér indítékokat kap, kezdéskor ennyit, és félúton még ugyanennyit.
ui-loyalty-deck-with-motives =
    { $mutineer ->
        [yes] Ha valaki Cylon Vezérrel játszik: { $cylons } Cylon kártya, { $humans } ember kártya és a Zendülő a többieknek, a vezérnek pedig { $motives } indíték, félúton még { $motives }.
       *[no] Ha valaki Cylon Vezérrel játszik: { $cylons } Cylon kártya és { $humans } ember kártya a többieknek, a vezérnek pedig { $motives } indíték, félúton még { $motives }.
    }
ui-loyalty-deck-motives =
    { $mutineer ->
        [yes] { $players } játékos: egyikőtök Cylon Vezérrel játszik, neki { $motives } indíték jut, félúton még { $motives }; a többieknek { $cylons } Cylon kártya, { $humans } ember kártya és a Zendülő.
       *[no] { $players } játékos: egyikőtök Cylon Vezérrel játszik, neki { $motives } indíték jut, félúton még { $motives }; a többieknek { $cylons } Cylon kártya és { $humans } ember kártya.
    }
ui-loyalty-deck-with-leader =
    Ha valaki Cylon Vezérrel játszik: { $cylons } Cylon kártya és { $humans } ember kártya a többieknek, a vezérnek pedig 1 { $agenda }.
ui-loyalty-deck-leader =
    { $players } játékos: egyikőtök Cylon Vezérrel játszik, és 1 { $agenda } jut neki; a többieknek { $cylons } Cylon kártya és { $humans } ember kártya.
ui-loyalty-deck-sleeper =
    { $players } játékos. Hűség kártyát csak az Alvó Ügynök fázisban osztunk, köztük { $cylons } Cylon kártyát.
ui-loyalty-deck-assist =
    1 játékos és egy segítő karakter, aki { $dealt } Hűség kártyát kap egy pakliból, amelyben { $cylons } Cylon kártya van.
ui-loyalty-deck-none = { $players } játékos, Hűség pakli nélkül: mindannyian a játék ellen játszotok.

# Helyek

ui-seats = Helyek
ui-seats-first = A kezdőjátékost a játék indulásakor sorsoljuk ki.
ui-seat-number = { $number }. hely
ui-seat-person = Ember
ui-seat-person-about = megosztható linket kap
ui-seat-bot = Bot
ui-seat-bot-about = csak a saját kártyáit látja
ui-seat-bot-here = bot, csak a saját kártyáit látja
ui-seat-you-host = te, házigazda
ui-seat-you = te
ui-seat-host = házigazda, { $here }
ui-seat-here = itt van
ui-seat-away = távol, utoljára { $ago }
ui-seat-not-here = távol
ui-seat-empty = Üres
ui-seat-empty-about = oszd meg a linket
ui-seat-nobody = Még senki
ui-seat-ready = Készen áll
ui-seat-not-ready = Még nem kész
ui-seat-free = Szabad
ui-seat-you-here = Te, itt
ui-seat-gives-way = átadja a helyét embernek
ui-seat-this = Ez a hely
ui-seat-own-menu = Névváltoztatás vagy távozás
ui-seat-rename = Név módosítása
ui-seat-leave = Távozás az asztaltól
ui-seat-menu = { $name }: legyen házigazda, eltávolítás
ui-seat-make-host = Legyen { $name } a házigazda
ui-seat-remove = { $name } eltávolítása

# Gyülekező asztal; ami [ és ] között áll, kiemelt

ui-lobby-filling =
    { $empty ->
        [0] { $seats ->
            [1] [Az egyetlen] hely
            [5] [Mind az 5] hely
           *[other] [Mind a { $seats }] hely
        } foglalt.
       *[other] Játékosokra várunk. [{ $seats } helyből { $taken }] foglalt.
    }
ui-lobby-welcome = { $host } tart neked egy helyet.
ui-lobby-about = { $name }: csatlakozz a rejtett árulós társasjátékhoz a böngésződben.
ui-lobby-played = Erről a játékról
ui-lobby-sit-after-all = Néző vagy. Még [helyet foglalhatsz].
ui-share = Oszd meg a linket
ui-share-link = Link ehhez az asztalhoz
ui-share-code = Vagy oszd meg a kódot: [{ $code }]. Akinek megvan, játszhat vagy nézheti.
ui-new-here = Még nem ismered a játékot?
ui-new-here-about = Titkod van, segíted vagy rontod a próbákat, és beszélgettek. A [játékszabály] 5 perc; a többit játék közben elmagyarázza az asztal.

ui-sit = Foglalj helyet
ui-sit-name = A neved
ui-sit-where = A helyed
ui-sit-go = Helyet foglalok
ui-sit-full = Minden helyen ember ül.
ui-sit-or-watch = Vagy [csak nézem].
ui-sit-no-account = Nem kell fiók; ez a böngésző emlékszik rád.

ui-start = Indítás
ui-start-all = Mindenki készen áll.
ui-start-empty =
    { $empty ->
        [one] { seat-the-first } hely üres.
       *[other] { $empty } hely üres.
    }
# A mondat elején: „Az 1.”, „A 3.”
seat-the-first = { $seat ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $seat }.
}
seat-the = { $seat ->
    [1] az 1.
    [5] az 5.
   *[other] a { $seat }.
}
ui-start-unready =
    { $unready ->
        [one] { $name } még nem áll készen.
       *[other] { $unready } játékos még nem áll készen.
    }
ui-start-both =
    { $empty ->
        [one] { seat-the-first } hely üres
       *[other] { $empty } hely üres
    }, { $unready ->
        [one] { $name } még nem áll készen.
       *[other] { $unready } játékos még nem áll készen.
    }
ui-start-advice =
    { $empty ->
        [0] Várj, vagy szólj nekik.
        [one] Várj, vagy ültess oda botot. A helyére később ember is ülhet.
       *[other] Várj, vagy töltsd fel a helyeket botokkal. A helyükre később emberek is ülhetnek.
    }
ui-start-by-host = A játékot { $host } indítja.
ui-start-no-host = Nincs házigazda. Aki átveszi a szerepet, elindíthatja a játékot.
ui-start-bots =
    { $empty ->
        [one] Bot { seat-the } helyre
       *[other] { $empty } hely feltöltése botokkal
    }
ui-start-ask = Szólj neki: { $name }
ui-start-go = Játék indítása
ui-ready = Készen állok
ui-ready-not = Még nem
ui-host-take = Legyek én a házigazda

ui-lobby-chat = Csevegés
ui-lobby-chat-none = Még nincs üzenet.
ui-lobby-say = Mondj valamit
ui-lobby-say-hint = Üzenj az asztalnak
ui-lobby-say-go = Küldés
ui-lobby-you = Te
ui-news-sat = { $name } helyet foglalt.
ui-news-left = { $name } távozott.
ui-news-replaced = { $name } helyett mostantól bot játszik.
ui-news-back = { $name } visszatért.
ui-news-removed = { $name } távozott: a házigazda eltávolította.
ui-news-renamed = { $from } új neve: { $to }.
ui-news-host = Mostantól { $name } a házigazda.
ui-news-asked = A házigazda kérdezi: { $name }, készen állsz?
ui-news-changed = A házigazda módosította a beállításokat.
ui-news-asked-to-sit = { $name } helyet kért.
ui-news-declined = { $name } nem kapott helyet a házigazdától.
ui-news-banned = { $name } nem térhet vissza: a házigazda kitiltotta.
ui-line-watches = néző
ui-line-about = { $name } némítása vagy jelentése
ui-company = Társaság az asztalnál: { $table }
ui-company-people = Társaság
ui-company-said = { $name } ezt mondta
ui-company-plays = játszik, { $seat }. hely
ui-company-left = övé { seat-the } hely, de bot játszik rajta
ui-company-asks = { seat-the } helyet kéri
ui-company-beside = néző
ui-company-host = házigazda
ui-company-removed = eltávolítva
ui-company-banned = kitiltva
ui-company-muted = elnémítva az asztalnál
ui-company-mute = Némítás csak nálam
ui-company-unmute = Újra olvasom
ui-company-silence = Némítás az asztalnál
ui-company-unsilence = Újra beszélhet
ui-company-remove = Eltávolítás
ui-company-ban = Kitiltás
ui-company-lift = Visszatérhet
ui-company-report = Jelentés
ui-company-reason = Mi a baj?
ui-company-report-go = Jelentés elküldése
ui-company-mute-note = A jelentéseket a szerver üzemeltetője kapja. Az asztalnál senki sem tudja meg, mit jelentettél, sem azt, kit némítottál el.

# Asztalok megőrzése

ui-account-tables =
    { $tables ->
        [0] Ennek a böngészőnek még nincs helye.
       *[other] Ennek a böngészőnek { $tables } asztalnál van helye.
    }
ui-account-kept = Bejelentkezve: { $name }
ui-account-kept-about = Az asztalaid ezen a néven vannak elmentve. Bármelyik eszközön bejelentkezhetsz vele.
ui-account-log-out = Kijelentkezés
ui-account-log-out-about = Ez a böngésző elfelejti a helyeidet; a fiókod megőrzi őket.
ui-account-keep = Mentés név alatt
ui-account-keep-about = A helyeid ehhez a böngészőhöz tartoznak. Névvel és jelszóval bárhol megtalálod az asztalaidat. E-mail-cím nem kell.
ui-account-keep-go = Asztalaim mentése
ui-account-name = Név
ui-account-password = Jelszó
ui-account-password-about = Legalább { $least } karakter. Nem állítható vissza.
ui-account-log-in = Bejelentkezés
ui-account-log-in-about = A fiókod asztalai e böngésző asztalaihoz kerülnek.
ui-account-log-in-go = Bejelentkezés
ui-device = Váltás másik eszközre
ui-device-about = Egy privát linkkel fiók nélkül átviheted e böngésző helyeit egy telefonra vagy másik számítógépre. Utána mindkettőn ugyanazokon a helyeken játszhatsz.
ui-device-link = Privát link
ui-device-go = Privát link kérése
ui-device-minutes = Nyisd meg { $minutes } percen belül. Egyszer használható.
ui-device-secret = Ne oszd meg: aki megnyitja, látja a kártyáidat, és helyetted játszik.

# Nézés

ui-watch-filling = Szabad helyek
ui-watch-playing = Folyamatban
ui-watch-playing-none = Nincs folyamatban nyilvános játék.
ui-watch-finished = Visszajátszások
ui-watch-finished-none = Még egy játék sem ért véget.
