# A feljegyzések: napló, csevegés, jegyzetek, állandó utasítások; magyarázatok és karakterlapok.

ui-record = Napló és csevegés
ui-record-log = Napló
ui-record-chat = Csevegés
ui-record-notes = Jegyzetek
ui-record-orders = Utasítások

ui-log-turn = { $number }. kör, { $who }
ui-log-turn-you = { $number }. kör, te
ui-log-since = az utolsó köröd óta
ui-log-earlier = Korábban
ui-log-details = { $count } részlet

ui-chat-unread = új
ui-chat-empty = Még nincs üzenet.
ui-say = Mondj valamit
ui-say-placeholder = Üzenj az asztalnak
ui-say-send = Küldés
ui-phrases = Gyors üzenetek
ui-phrase-help-not = Egyáltalán nem tudok segíteni.
ui-phrase-help-little = Egy kicsit tudok segíteni.
ui-phrase-help-lot = Sokat tudok segíteni.
ui-phrase-who-helps = Ki tud segíteni?
ui-phrase-let-it-fail = Hagyjuk, ne sikerüljön.
ui-phrase-trust-me = Bízzatok bennem.
ui-phrase-suspicious = Valaki hazudik.
ui-phrase-thanks = Szép munka.

ui-notes-note = Ezt csak te látod.
ui-notes-keep = Mentés

ui-orders-note = Az állandó utasítások helyetted válaszolnak, és más nem tud róluk.
ui-orders-none = Nincs semmid, amit más körében használhatnál.
ui-orders-ask = Kérdezz
ui-orders-pass = Passz
ui-orders-drop = Törlés

ui-when-crisis-revealed = amikor felfednek egy Krízist
ui-when-option-chosen = lehetőség választásakor
ui-when-instead-of-check = egy Krízis próbája előtt
ui-when-before-cards = kártyák betétele előtt
ui-when-before-reveal = kártyák felfedése előtt
ui-when-after-total = az összerő kiderülése után
ui-when-after-check = próba után
ui-when-before-roll = kockadobás előtt
ui-when-after-roll = kockadobás után
ui-when-viper-attacked = Vipera elleni támadáskor
ui-when-vipers-placed = Viperák elhelyezésekor
ui-when-turn-began = a köröd elején
ui-when-cards-added = miután valaki kártyákat tett a próbába
ui-when-after-reveal = a próba kártyáinak felfedése után
ui-when-destroyed = miután elpusztítottál egy báziscsillagot vagy Centúriót
ui-when-before-raiders = mielőtt a Raiderek aktiválódnak
ui-when-treachery-discarded = amikor egy ember játékos Árulást dob el
ui-when-check-passed = sikeres próba után
ui-when-choosing-option = mielőtt valaki lehetőséget választ
ui-when-civilian-threatened = mielőtt egy civil hajó megsemmisül
ui-when-removing-ships = amikor a flotta ugrik
ui-when-before-activation = mielőtt a cylon hajók aktiválódnak
ui-when-infiltration-ends = amikor a beszivárgásod véget ér
ui-when-motive-holds = amikor teljesül

# Magyarázatok

ui-explain-close = Bezárás (Esc)
ui-explain-when = Mikor
ui-explain-does = Hatása
ui-explain-limit = Korlát
ui-explain-check = Próbában
ui-explain-worth = { $skill }, ereje { $strength }
ui-explain-centurion = Centúrió
ui-explain-nuke = Atomfegyver
ui-explain-occupation = Megszálló Erő
ui-explain-rules = A szabályokban
ui-explain-order = Állandó utasítás
ui-explain-sheet = Karakterlap

ui-now-worth = Most ebben a próbában { $worth } az értéke.
ui-now-denied = Most nem: { $reason }.
ui-now-here = { $count ->
    [0] Nincs itt senki.
    [one] { $names } van itt.
   *[other] { $names } van itt.
}
ui-now-damaged = Sérült: az akciója nem használható, amíg meg nem javítják.
ui-now-played = { $name } játékosa: { $who }.
ui-now-in-play = Most játékban van.
ui-now-in-play-with = Most játékban van, a birtokosa: { $who }.
ui-now-mission = Az Aktív Bevetés mezőn marad, amíg a flotta nem ugrik.
ui-now-mission-down = Lefordítva fekszik az Aktív Bevetés mezőn, és a flotta ugrásakor visszakerül a Bevetés pakliba.
ui-now-motive = { $who } már felfedte.
ui-now-holder = Most: { $who }.
ui-now-dial = { $red ->
    [yes] Most { $value }, a vörös zónában.
   *[no] Most { $value }.
}
ui-now-ships = Most { $of } közül { $count } van az űrben.
ui-now-reserves = { $count } van az Utánpótlásban.
ui-now-occupation = { $count ->
    [0] Új Capricán nincs egy sem.
   *[other] Új Capricán { $count } van.
}
ui-now-boarding = { $count ->
    [0] A fedélzeten nincs egy sem.
   *[other] A fedélzeten { $count } van.
}
ui-now-nukes = { $count ->
    [0] Egy sem maradt.
   *[other] { $count } maradt.
}

# Karakterlapok

ui-profile = Karakterlap
ui-profile-whose = Válassz karakterlapot
ui-profile-back = Vissza a táblához
ui-profile-none = Még senki sem választott karaktert.
ui-profile-you = te
ui-profile-who = { $kind }, játékosa: { $who }
ui-profile-hand = Kéz
ui-profile-executed = Korábban kivégezték
ui-profile-played-super = Játszott ki Szuperkrízist
ui-profile-yes = Igen
ui-profile-hand-of = { $count }/{ $of }
ui-profile-where = Most
ui-profile-viper = Vipera, { $area }
ui-profile-off = A táblán kívül
ui-profile-start = Kezdés
ui-profile-start-either = { $first } vagy { $then }
ui-profile-start-viper = Viperában
ui-profile-agenda = Titkos Küldetés
ui-profile-line = a sorrendben { $place }., itt { $here }.
ui-profile-draws-you = Körönként { $count } lapot húzol
ui-profile-draws = { $who } körönként { $count } lapot húz
ui-profile-or = vagy
ui-profile-abilities = Képességek
ui-profile-always = Mindig
ui-ability-cylon = Elveszett: a felfedett cylonoknak nincsenek képességeik.
ui-ability-used = Felhasználva.
ui-ability-forfeited = Nem elérhető: túl későn kaptad ezt a karaktert.
ui-ability-ready = Használható.
ui-ability-ready-asked = Használható. Megkérdezünk, amikor eljön az ideje, vagy adj állandó utasítást.
ui-ability-began = { $began ->
    [yes] Ebben a körben érvényes, mert Viperában kezdődött.
   *[no] Ebben a körben nem érvényes, mert nem Viperában kezdődött.
}
ui-ability-turn-used = Ebben a körben felhasználva.
ui-ability-difficulty = A nehézség { $printed } helyett { $needed } lenne.
ui-ability-off = Még nincs a táblán.
ui-ability-last-card = Most 1 kártya van kézben.
ui-ability-cost = Most nincs hozzá elég kártya kézben.
ui-ability-cost-at = Most nincs elég kártya kézben ahhoz a helyszínhez.
