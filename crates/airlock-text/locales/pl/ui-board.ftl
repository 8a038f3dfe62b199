# Sam stół: gracze, flota, plansza, talie, ręka.

ui-change = { $by }

# Góra

ui-brand = Airlock
ui-brand-title = Airlock: twoje stoły
ui-people = Gracze
ui-people-you = ty
ui-people-bot = bot
ui-people-away = { $who } poza stołem
ui-people-hand = { $count ->
    [one] karta na ręce
    [few] karty na ręce
   *[many] kart na ręce
}
ui-people-flies = Viper, { $area }
ui-people-flies-raptor = Raptor bojowy, { $area }
ui-people-off = Poza planszą
ui-people-no-character = Jeszcze bez postaci
ui-people-nukes = { $count ->
    [one] 1 żeton broni nuklearnej
    [few] { $count } żetony broni nuklearnej
   *[many] { $count } żetonów broni nuklearnej
}
ui-people-president = { $count ->
    [one] Prezydent, 1 karta Kworum
    [few] Prezydent, { $count } karty Kworum
   *[many] Prezydent, { $count } kart Kworum
}
ui-people-once = Zdolność „raz w trakcie rozgrywki” gotowa
ui-people-once-used = Zdolność „raz w trakcie rozgrywki” zużyta
ui-people-cylon = Ujawniony Cylon
ui-people-sympathizer = Sympatyk Cylonów
ui-people-leader = Przywódca Cylonów
ui-people-sympathetic = Przyjazny Cylon
ui-people-infiltrates = Infiltracja: liczy się jako człowiek
ui-people-miracles = { $count ->
    [0] Brak żetonów cudu
    [one] 1 żeton cudu
    [few] { $count } żetony cudu
   *[many] { $count } żetonów cudu
}
ui-people-mutiny = { $count ->
    [one] 1 karta Buntu
    [few] { $count } karty Buntu
   *[many] { $count } kart Buntu
}
ui-people-mutineer = Buntownik
ui-people-motives = { $count ->
    [one] 1 ujawniony Motyw
    [few] { $count } ujawnione Motywy
   *[many] { $count } ujawnionych Motywów
}
ui-people-assist = Pomaga ci
ui-people-assist-lost = Cylon: już ci nie pomaga

ui-tools = Narzędzia stołu
ui-menu = Menu stołu
ui-menu-rules = Leksykon zasad
ui-menu-sound = Dźwięk wyłączony
ui-menu-replay = Powtórka
ui-menu-save = Zapisz grę
ui-menu-report = Zgłoś problem
ui-menu-pace = Tempo botów
ui-menu-device = Przenieś to miejsce na inne urządzenie
ui-menu-leave = Odejdź od stołu
ui-menu-leave-what = Od tej chwili na twoim miejscu gra bot, a ty widzisz tylko to, co widzowie. Możesz wrócić, kiedy zechcesz.
ui-menu-leave-sure = Niech bot gra za mnie
ui-menu-people = Ludzie przy tym stole
ui-menu-tables = Wróć do moich stołów

# Flota

ui-fleet = Flota
ui-fleet-red = , w czerwonej strefie
ui-fleet-shield = Następna strata w tej turze jest mniejsza o 1
ui-jump = Skok
ui-jump-risk = zagrożona populacja: { $count }
ui-jump-not-ready = jeszcze nie
ui-jump-now = flota wykonuje skok
ui-jump-out = nieczynny: Galactica wróciła
ui-jump-return = sprowadza Galacticę
ui-jump-auto = auto
ui-jump-cost = −{ $count }
ui-distance = Dystans { $count }
ui-distance-to = z { $goal }, cel: { $objective }
ui-distance-of = z { $goal }
ui-distance-last = następny skok: { $objective }
ui-ships = Statki cywilne
ui-ships-left = stracone, jeśli zostaną
ui-ships-locked = internowane
ui-ships-prepared = gotowe
ui-ships-in-space = w przestrzeni
ui-reckless = Ryzyko
ui-reckless-what = Zagrano kartę z Ryzykiem: działają zdolności testowe odkrytych kart
ui-in-play-jump = Następny Kryzys przybliża skok
ui-in-play-no-jump = W tej turze bez fazy skoku
ui-in-play-truce = Do końca tury statki Cylonów nie startują i nie są aktywowane
ui-in-play-truce-short = Rozejm
ui-in-play-mission = Rozpoczęto misję: w tej turze bez Kryzysu
ui-in-play-mission-short = Bez Kryzysu
ui-in-play-caught = { $who } trafia do Aresztu na koniec tury
ui-in-play-caught-short = Do Aresztu
ui-in-play-missions = Dystans z misji: { $count }
ui-in-play-borrowed = { $title } do końca tury, zamiast: { $who }
ui-in-play-executed = { $mourned ->
    [yes] Egzekucje: { $names }. Kosztowały morale.
   *[no] Egzekucje: { $names }
}
ui-in-play = W grze
ui-in-play-none = Nic
ui-in-play-count = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
ui-in-play-held = { $card }: { $who }

# Plansza

ui-board = Plansza
ui-board-launch = pole startu viperów
ui-board-basestar = { $count ->
    [0] basestar, bez uszkodzeń
   *[other] basestar, uszkodzenia { $count } z { $limit }: { $tokens }
}
ui-board-own-viper = twój viper
ui-board-viper-of = viper, pilot: { $who }
ui-board-unmanned = { $count ->
    [one] nieobsadzony viper
    [few] { $count } nieobsadzone vipery
   *[many] { $count } nieobsadzonych viperów
}
ui-board-own-raptor = twój raptor bojowy
ui-board-raptor-of = raptor bojowy, pilot: { $who }
ui-board-unmanned-raptor = { $count ->
    [one] nieobsadzony raptor bojowy
    [few] { $count } nieobsadzone raptory bojowe
   *[many] { $count } nieobsadzonych raptorów bojowych
}
ui-board-civilians = { $count ->
    [one] statek cywilny, zakryty
    [few] { $count } statki cywilne, zakryte
   *[many] { $count } statków cywilnych, zakrytych
}
ui-board-civilian-known = Statek cywilny, który znasz. { $text }
ui-board-boarding = Tor abordażu
ui-board-boarding-short = Abordaż
ui-board-boarding-start = początek
ui-board-boarding-end = przegrana
ui-board-centurions = { $count ->
    [one] 1 centurion
    [few] { $count } centurioni
   *[many] { $count } centurionów
}
ui-board-site = { $ship-id ->
    [cylon] Cyloni
   *[other] { $ship }
}
ui-board-damaged = uszkodzenie
ui-board-shut = zamknięte
ui-board-damaged-vipers = Uszkodzone
ui-board-lost = Stracone
ui-board-reserves = Rezerwy
ui-board-reserves-empty = Brak viperów w Rezerwach
ui-board-tabs = Plansze
ui-board-in-orbit = Na orbicie
ui-board-of = z { $limit }
ui-board-takes-it = { $ship-id ->
    [galactica] Przyjmuje Galactica
   *[other] Przyjmuje
}
ui-board-closed = Zamknięte, odkąd flota osiedliła się na Nowej Capricie
ui-board-away = Niedostępne do powrotu Galactici
ui-board-destroyed = Zniszczony: nikt nie może tam iść
ui-board-rebels = Jeszcze nie w grze: do kogo dołączy, rozstrzyga misja
ui-board-hull = z { $limit } obszarów uszkodzonych

# Co robi obszar, na tyle krótko, aby zmieściło się w pomieszczeniu

ui-room-ftl-control = Skok, gdy tor jest niebieski
ui-room-weapons-control = Zaatakuj 1 statek Cylonów
ui-room-command = { $count ->
    [one] 1 aktywacja
    [few] { $count } aktywacje
   *[many] { $count } aktywacji
} nieobsadzonych viperów
ui-room-communications = { $count ->
    [one] Obejrzyj i przesuń 1 statek cywilny
    [few] Obejrzyj i przesuń { $count } statki cywilne
   *[many] Obejrzyj i przesuń { $count } statków cywilnych
}
ui-room-admirals-quarters = Test { $count } { $skills }: ktoś do Aresztu
ui-room-research-lab = Wylosuj { $count } × { $first } lub { $count } × { $second }
ui-room-hangar-deck = Leć viperem, potem akcja
ui-room-armory = Atakuj 1 centuriona: { $odds }
ui-room-sickbay = Tylko 1 karta na turę
ui-room-brig = Test { $count } { $skills }, aby wyjść
ui-room-press-room = Wylosuj { $count } × { $skills }
ui-room-presidents-office = Kworum dla Prezydenta
ui-room-administration = Test { $count } { $skills }: nowy Prezydent
ui-room-caprica = Superkryzys lub 1 z { $count } Kryzysów
ui-room-cylon-fleet = Aktywuj lub wypuść statki
ui-room-human-fleet = Zabierz kartę; { $count }⁠–⁠8 uszkadza okręt
ui-room-resurrection-ship = Nowy Superkryzys; przekaż Lojalność

ui-room-human-fleet-overlay = Obejrzyj, wylosuj { $count }; przywódcy: Infiltracja
ui-room-resurrection-ship-overlay = Wylosuj Superkryzys
ui-room-pegasus-cic = Traf basestara przy { $from }⁠–⁠{ $to }
ui-room-airlock = Test { $count } { $skills }: egzekucja
ui-room-main-batteries = Ostrzelaj 1 pole
ui-room-engine-room = Odrzuć { $count }: Kryzys ze skokiem
ui-room-medical-center = Tylko 1 karta na turę. Ambulatorium Nowej Caprici.
ui-room-detention = Test { $count } { $skills }, aby wyjść. Bez ruchu, do testu najwyżej { $most ->
    [one] 1 karta
    [few] { $most } karty
   *[many] { $most } kart
}.
ui-room-resistance-hq = Test { $count } { $skills }: egzekucja na Nowej Capricie
ui-room-occupation-authority = Prezydent: wylosuj, potem zagraj kartę Kworum
ui-room-breeders-canyon = Najwyższy zasób −1; skok bliżej
ui-room-shipyard = Przygotuj lub ewakuuj 1 statek
ui-room-press-room-overlay = Ktoś losuje Bunt; możesz odrzucić 1
ui-room-presidents-office-overlay = Wylosuj { $count } × { $skills }
ui-room-administration-overlay = Wylosuj Bunt; Prezydent może stracić pozycję
ui-room-quorum-chamber = Prezydent: Kworum, potem wylosuj lub zagraj 1
ui-room-hub-destroyed = Odrzuć { $count }: Superkryzys i do Floty Cylonów
ui-room-bridge = Rozpocznij misję, bez Kryzysu
ui-room-tactical-plot = Obejrzyj następną misję
ui-room-captains-cabin = Wskaż rodzaj: każdy losuje { $count }
ui-room-hybrid-tank = Ułóż { $count ->
    [one] 1 wierzchni Kryzys
    [few] { $count } wierzchnie Kryzysy
   *[many] { $count } wierzchnich Kryzysów
}
ui-room-datastream = Weź dowolne { $count } z jednej talii
ui-room-raider-bay = Wypuść { $vipers ->
    [one] 1 vipera
    [few] { $vipers } vipery
   *[many] { $vipers } viperów
} lub { $raiders ->
    [one] 1 raidera
    [few] { $raiders } raidery
   *[many] { $raiders } raiderów
}

ui-room-cylon-occupation = Oddział idzie dalej, dochodzi 1
ui-room-cylon-crisis = Wylosuj Kryzys i rozpatrz go
ui-room-cylon-peek = Obejrzyj wierzchni internowany statek, przełóż go

# Misje i Zbuntowany Basestar

ui-search-missions = { $count ->
    [one] misja
    [few] misje
   *[many] misji
}
ui-search-empty = Brak misji
ui-search-empty-what = Rozpoczyna ją Mostek
ui-search-active = Aktywna misja
ui-search-passed = Aktywna misja: sukces
ui-search-failed = Aktywna misja: porażka
ui-search-down = Zakryta do skoku
ui-search-human = Ludzie
ui-search-human-what = Dołącza do ludzi: tylko ludzie mogą na niego wchodzić
ui-search-cylon = Cyloni
ui-search-cylon-what = Dołącza do Cylonów: tylko Cyloni mogą na niego wchodzić
ui-search-none = Niczyj
ui-search-cost = lub Superkryzys za każdą akcję tutaj

# Nowa Caprica

ui-ground-costs = przejście między planetą a statkiem kosztuje 1 kartę
ui-ground-away = Galactica daleko: sprowadza ją tor skoku
ui-ground-road = Droga sił okupacyjnych do Stoczni
ui-ground-road-end = strata statku
ui-ground-forces = { $count ->
    [one] 1 oddział sił okupacyjnych,
    [few] { $count } oddziały sił okupacyjnych,
   *[many] { $count } oddziałów sił okupacyjnych,
}
ui-ground-humans = Ludzie:
ui-ground-cylons = Cyloni:
ui-ground-nothing = Nic tu dla nich
ui-ground-track-out = Tor skoku jest nieczynny
ui-ground-up = na pole przy lewej burcie
ui-ground-prepare = przygotuj
ui-ground-prepared = przygotowane
ui-ground-locked = internowane
ui-ground-known = { $place ->
    [1] Znasz wierzchni statek. { $text }
   *[other] Znasz { $place }. statek od wierzchu. { $text }
}
ui-ground-left = { $ships ->
    [one] 1 statek
    [few] { $ships } statki
   *[many] { $ships } statków
}, { $people ->
    [one] 1 człowiek
   *[many] { $people } ludzi
} nadal na planecie

# Talie

ui-decks = Talie
ui-deck-name = Talia { $deck-gen }:
ui-deck = { $discards ->
    [0] Talia { $deck-gen }: { $left }
   *[other] Talia { $deck-gen }: { $left }, odrzucone { $discards }
}
ui-deck-top = Znasz wierzchnią kartę: { $card }
ui-deck-discard = Ostatnio odrzucona: { $card }
ui-deck-ground = Karty Nowej Caprici
ui-deck-ground-name = Talia Kryzysów Nowej Caprici:
ui-deck-aside = Odłożone karty Kryzysów: { $left }
ui-deck-destiny = Talia Przeznaczenia: { $left }
ui-deck-destiny-name = Talia Przeznaczenia:
ui-deck-civilians = { $lost ->
    [0] Statki cywilne poza planszą: { $left }
   *[other] Statki cywilne poza planszą: { $left }, zniszczone { $lost }
}
ui-deck-civilians-name = Statki cywilne poza planszą:

# Ręka

ui-hand = Twoja ręka
ui-hand-short = Ręka
ui-hand-playable = do zagrania: { $count }
ui-hand-choosable = do wyboru: { $count }
ui-hand-empty = Nie masz kart.
ui-hand-once = { $ability }: gotowa
ui-hand-once-used = { $ability }: zużyta
ui-hand-miracles = { $count ->
    [0] Brak żetonów cudu
    [one] 1 żeton cudu
    [few] { $count } żetony cudu
   *[many] { $count } żetonów cudu
}
ui-hand-mutiny = Bunt: { $count }, limit { $limit }
ui-hand-mutineer = Buntownik: Bunt { $count } z { $limit }
ui-hand-motive-side = { $side-id ->
    [human] Ludzie
   *[cylon] Cyloni
}
ui-hand-motives = { $count ->
    [one] 1 Motyw
    [few] { $count } Motywy
   *[many] { $count } Motywów
}
ui-hand-motives-true = { $count ->
    [one] Jeden z twoich Motywów jest teraz spełniony: możesz go ujawnić w dowolnej chwili
    [few] { $count } twoje Motywy są teraz spełnione: możesz je ujawnić w dowolnej chwili
   *[many] { $count } twoich Motywów jest teraz spełnionych: możesz je ujawnić w dowolnej chwili
}
ui-hand-motives-look = { $count ->
    [one] Przytrzymaj, aby zobaczyć swój ukryty Motyw
    [few] Przytrzymaj, aby zobaczyć swoje { $count } ukryte Motywy
   *[many] Przytrzymaj, aby zobaczyć swoich { $count } ukrytych Motywów
}
ui-hand-cylon = Ujawniony Cylon
ui-hand-sympathizer = Sympatyk
ui-hand-leader = Przywódca Cylonów
ui-hand-leader-infiltrating = Przywódca Cylonów, Infiltracja
ui-hand-sympathetic-cylon = Przyjazny Cylon
ui-hand-super-crises = { $count ->
    [one] 1 Superkryzys
    [few] { $count } Superkryzysy
   *[many] { $count } Superkryzysów
}
ui-hand-count = { $quorum ->
    [0] { $count } z { $limit } kart
   *[other] { $limited ->
        [yes] { $count } z { $limit } · Kworum { $quorum }/{ $most }
       *[no] { $count } z { $limit } · Kworum { $quorum }
    }
}
ui-hand-sheet = Karta postaci
ui-hand-loyalty = { $agendas ->
    [0] Lojalność
   *[other] Intencja
}
ui-hand-loyalty-hold = Przytrzymaj, aby zobaczyć
ui-hand-loyalty-look = { $count ->
    [0] Przytrzymaj, aby zobaczyć swoją Intencję
    [one] Przytrzymaj, aby zobaczyć swoją kartę Lojalności
    [few] Przytrzymaj, aby zobaczyć swoje { $count } karty Lojalności
   *[many] Przytrzymaj, aby zobaczyć swoich { $count } kart Lojalności
}
ui-hand-loyalty-face = { $team ->
    [human] Nie Cylon
    [sympathizer] Sympatyk
    [sympathetic-cylon] Przyjazny Cylon
    [mutineer] Buntownik
   *[cylon] Cylon: { $power }
}

ui-card-text = { $text }.
ui-card-action = akcja
ui-card-movement = ruch
ui-card-movement-or-action = ruch/akcja
ui-card-in-check = w testach
ui-card-reaction = reakcja
ui-card-here = tutaj
ui-card-quorum = Kworum
ui-card-super-crisis = Superkryzys
ui-card-mutiny = Bunt
ui-card-play = Zagraj teraz
ui-card-discard = Można odrzucić
ui-card-pay = Można nią zapłacić
ui-card-aside = Na stos kart odrzuconych
ui-card-for = Liczy się na plus
ui-card-against = Liczy się na minus
ui-card-nothing = Nie liczy się
ui-card-cylons-only = Tekst tylko dla Cylonów
ui-card-reckless = Test staje się ryzykowny
ui-card-mutinous = Odrzucona z wyboru: losujesz kartę Buntu
ui-card-checks-only = Tylko do testów
ui-card-next-action = Przy twojej następnej akcji
ui-card-next-movement = Zamiast twojego następnego ruchu
ui-card-next-either = Zamiast ruchu lub akcji
ui-card-when-reckless = Po odkryciu w ryzykownym teście
ui-card-when-in-check = Po odkryciu w teście
ui-card-at = Na obszarze: { $where }

ui-card-when-crisis-revealed = Po odkryciu Kryzysu
ui-card-when-option-chosen = Po wyborze
ui-card-when-instead-of-check = Przed testem
ui-card-when-before-cards = Przed testem
ui-card-when-before-reveal = Przed odkryciem
ui-card-when-after-total = Po obliczeniu siły testu
ui-card-when-after-check = Po teście
ui-card-when-before-roll = Przed rzutem
ui-card-when-after-roll = Po rzucie
ui-card-when-viper-attacked = Po ataku na vipera
ui-card-when-vipers-placed = Gdy pojawiają się vipery
ui-card-when-turn-began = Na początku tury
ui-card-when-cards-added = Gdy ktoś dołoży karty
ui-card-when-after-reveal = Po odkryciu
ui-card-when-destroyed = Gdy zniszczysz basestara lub centuriona
ui-card-when-before-raiders = Przed działaniem raiderów
ui-card-when-treachery-discarded = Gdy człowiek odrzuca kartę Zdrady
ui-card-when-check-passed = Po zdanym teście
ui-card-when-choosing-option = Przed wyborem
ui-card-when-civilian-threatened = Gdy trafiono statek cywilny
ui-card-when-removing-ships = Przy skoku floty
ui-card-when-before-activation = Przed działaniem statków Cylonów
ui-card-when-infiltration-ends = Gdy kończy się Infiltracja
ui-card-when-motive-holds = Gdy jest spełniony

# Ktoś, kto ogląda

ui-hand-watch = Oglądasz tę grę.
ui-hand-watch-over = Gra się skończyła.
ui-hand-watch-what = Widzisz tylko to, co jawne dla wszystkich: ani kart na ręce, ani Lojalności, ani innych tajemnic.
ui-hand-watch-sit = Te miejsca zajmują boty. Możesz poprosić o jedno; decyduje gospodarz:
ui-hand-watch-name = Twoje imię, jeśli grasz tu pierwszy raz
ui-hand-watch-asked = Prosisz o miejsce: { $seat }. Decyduje gospodarz.
ui-hand-watch-withdraw = Wycofaj prośbę
ui-hand-watch-left = Gra za ciebie bot.
ui-hand-watch-back = Wróć na moje miejsce
ui-hand-watch-shut = Usunięto cię z tego stołu. Nadal możesz oglądać.
ui-request = { $name } prosi o miejsce: { $seat }.
ui-request-admit = Wpuść
ui-request-decline = Odmów
