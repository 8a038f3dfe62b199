# Terminal: stan gry na jednej stronie i to, co mówi się przy wierszu poleceń.
#
# Słowa między « » i nazwy poleceń wpisuje gracz; zostają takie, jakie są.

list-facts = { $first } · { $last }
with-details = { $what } ({ $details })
face-down = ?
seat-number = miejsce { $number }

# Strona

page-before = Przed pierwszą turą ({ $sight })
page-turn = Tura { $number }, { $who } ({ $sight })
page-over = { $ending } ({ $sight })
sight-seat = widzi: { $who }
sight-spectator = widok dla wszystkich
sight-everything = wszystkie tajemnice jawne

row-dials = Zasoby
row-jump = Skok
row-fleet = Flota
row-search = Misje
row-lost = Stracone
row-executed = Egzekucje
row-in-play = W grze
row-check = Test
row-looked-at = Obejrzane
row-decks = Talie
row-space = Przestrzeń
row-people = Gracze

page-dial = { $zone ->
    [red] { $resource } { $value } (czerwona strefa)
   *[other] { $resource } { $value }
}
page-track = tor { $at } z { $last } ({ $space })
page-track-red = czerwone
page-track-blue = niebieskie, { $resource } −{ $count }
page-distance = dystans { $distance }
page-last-jump = następny skok kończy grę

page-reserves = { $ships } w Rezerwach
page-damaged-vipers = { $count ->
    [one] 1 uszkodzony viper
    [few] { $count } uszkodzone vipery
   *[many] { $count } uszkodzonych viperów
}
page-destroyed-ships = { $count ->
    [one] zniszczony: 1 { $craft }
    [few] zniszczone: { $count } { $craft }
   *[many] zniszczone: { $count } { $craft }
}
page-civilians-off = { $ships } poza planszą
page-nukes = { $count ->
    [0] brak broni nuklearnej
    [one] 1 żeton broni nuklearnej
    [few] { $count } żetony broni nuklearnej
   *[many] { $count } żetonów broni nuklearnej
}
page-undamaged = bez uszkodzeń
page-damaged = uszkodzenia: { $count } z { $limit }
page-pegasus-destroyed = zniszczony
page-away = Galactica daleko
page-in-orbit = Galactica na orbicie
page-locked = internowane: { $count }
page-prepared = przygotowane: { $count }
page-forces = { $count ->
    [one] 1 oddział sił okupacyjnych { $where-at }
    [few] { $count } oddziały sił okupacyjnych { $where-at }
   *[many] { $count } oddziałów sił okupacyjnych { $where-at }
}
page-mission = misja { $card }
page-mission-down = misja { $card }, zakryta do następnego skoku
page-rebels = Zbuntowany Basestar jest po stronie { $side-gen }
page-hub = Gniazdo Zmartwychwstania
page-truce = rozejm: w tej turze statki Cylonów nie startują i nie są aktywowane
page-boarded = centurioni na torze abordażu: { $spaces }

page-decks = pozostałe+odrzucone: { $decks }
page-deck = { $deck } { $left }+{ $discarded }
page-destiny = Przeznaczenie { $left }
page-on-top = na wierzchu { $card }
page-at-bottom = na spodzie { $card }
page-below = { $count ->
    [one] { $card } pod 1 kartą
   *[many] { $card } pod { $count } kartami
}

# Przestrzeń

page-empty-area = –
page-acted = już działało: { $count }
page-pilot = { $who } w viperze
page-raptor-pilot = { $who } w raptorze bojowym
page-cargo = { $resource } { $count }
page-no-cargo = pusty

# Gracze

page-seat = { $number } { $who }
page-off-board = poza planszą
page-piloting = w viperze, { $area }
page-piloting-raptor = w raptorze bojowym, { $area }
page-current = aktywny gracz
page-cylon = ujawniony Cylon
page-sympathizer = sympatyk Cylonów
page-leader = Przywódca Cylonów
page-infiltrating = prowadzi Infiltrację
page-agenda = Intencja
page-sympathetic-cylon = Przyjazny Cylon
page-hand = { n-cards } na ręce
page-loyalty = Lojalność { $count }
page-shown = pokazane: { $card }
page-super-crisis = Superkryzys { $count }
page-quorum = Kworum { $count }
page-mutiny = Bunt { $count }
page-motives = Motywy { $count }
page-miracles = { $count ->
    [one] 1 żeton cudu
    [few] { $count } żetony cudu
   *[many] { $count } żetonów cudu
}
page-once-used = zdolność „raz w trakcie rozgrywki” zużyta
page-assist = pomoc
page-assist-lost = pomoc, przejęta przez Cylonów

# Przy wierszu poleceń

notice-greeting = Gra dla { $players ->
    [one] 1 gracza
   *[many] { $players } graczy
}, ziarno { $seed }. Zajmujesz miejsce { $seat }; «help» podaje polecenia.
notice-goes-on = { $count ->
    [one] Gra z pliku { $file } toczy się dalej po 1 odpowiedzi; «help» podaje polecenia.
   *[many] Gra z pliku { $file } toczy się dalej po { $count } odpowiedziach; «help» podaje polecenia.
}
notice-how-to-answer = Odpowiedz numerem; karty numerami ze spacjami między nimi albo «none»
notice-saved = zapisano w { $file }
notice-order-given = Od teraz: { $order }.
notice-no-orders = Nie masz stałych poleceń.
notice-no-window = Stałe polecenie wydaje się wtedy, gdy padnie pytanie, czy chcesz czegoś użyć.
notice-no-cards = brak kart
notice-no-such-card = nie ma karty «{ $wanted }»
notice-no-such-ruling = nie ma wykładni { $wanted }, są tylko od { $first } do { $last }
notice-no-ruling-mentions = żadna wykładnia nie wspomina «{ $wanted }»
notice-wants-number = liczba od 1 do { $count } albo «help»
notice-wants-cards = { $cards } albo «help»
notice-card-twice = karta { $number } jest tylko jedna
notice-card-what = jaka karta? Podaj ID lub nazwę
notice-rules-what = jaka zasada? Podaj ID, na przykład BASE-066, albo słowo
notice-save-what = gdzie zapisać? Podaj plik

how-many-up-to = { $count ->
    [one] najwyżej 1 karta, podana numerem, albo «none»
    [few] najwyżej { $count } karty, podane numerami, albo «none»
   *[many] najwyżej { $count } kart, podanych numerami, albo «none»
}
how-many-exactly = { $count ->
    [one] 1 karta, podana numerem
    [few] { $count } karty, podane numerami
   *[many] { $count } kart, podanych numerami
}
how-many-between = od { $min } do { $count } kart, podanych numerami

command-ask = pytanie jeszcze raz
command-state = plansza i gracze
command-hand = twoje karty
command-card = dowolna karta, postać lub obszar
    .argument = ID
command-log = wszystko, co się wydarzyło
command-rules = wykładnia albo te, które wspominają słowo
    .argument = ID
command-pass = stałe polecenie, gdy padnie pytanie, czy chcesz czegoś użyć: pass pasuje do końca tego testu; pass turn do końca tej tury; pass always zawsze przy tych kartach i zdolnościach
    .argument = check
command-orders = odwołuje twoje stałe polecenia; samo orders je wymienia
    .argument = clear
command-save = zapisuje grę
    .argument = PLIK
command-quit = odejście od stołu

# Powtórki

notice-moment = Po { $at } z { $count } odpowiedzi
notice-verified = sprawdzono: { $hash }
notice-asked = Pytanie: { $who } — { $question }

# Rozegrane serie

notice-games = { $count ->
    [one] 1 gra, graczy { $players }, botów { $bots }, ziarno { $seed }
    [few] { $digits } gry, graczy { $players }, botów { $bots }, ziarno { $seed }
   *[many] { $digits } gier, graczy { $players }, botów { $bots }, ziarno { $seed }
}
notice-pace = { $digits } odpowiedzi w { $seconds } s, wątków { $threads }: { $a-second } na sekundę, { $on-each-thread } na wątek
count-won = { $side-id ->
    [human] wygrali ludzie
   *[cylon] wygrali Cyloni
}
count-won-by-agenda = wygrane dzięki Intencji
count-jumped = ostatni skok
count-resource = skończone: { $resource }
count-boarded = Galactica opanowana
count-destroyed = Galactica zniszczona
count-no-characters = nie ma już kim grać
count-turns = tury
count-answers = odpowiedzi
count-mean = średnia
count-min = min
count-max = maks
