# Terminal: stan gry na jednej stronie i to, co mówi się przy wierszu poleceń.
#
# Słowa między „ ” i nazwy poleceń wpisuje gracz; zostają takie, jakie są.

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
}, ziarno { $seed }. Zajmujesz miejsce { $seat }. Wpisz „help”, aby zobaczyć polecenia.
notice-goes-on = { $count ->
    [one] Gra z pliku { $file } toczy się dalej po 1 odpowiedzi. Wpisz „help”, aby zobaczyć polecenia.
   *[many] Gra z pliku { $file } toczy się dalej po { $count } odpowiedziach. Wpisz „help”, aby zobaczyć polecenia.
}
notice-how-to-answer = Odpowiedz numerem. Karty wybierz numerami oddzielonymi spacjami albo „none”.
notice-saved = zapisano w { $file }
notice-order-given = Od teraz: { $order }.
notice-no-orders = Nie masz stałych poleceń.
notice-no-window = Stałe polecenie możesz wydać, gdy padnie pytanie o użycie karty lub zdolności.
notice-no-cards = brak kart
notice-no-such-card = żadna karta nie nazywa się „{ $wanted }”
notice-no-such-ruling = nie ma wykładni { $wanted }; są od { $first } do { $last }
notice-no-ruling-mentions = żadna wykładnia nie zawiera słowa „{ $wanted }”
notice-ruling = { $contested ->
    [yes] { $id } ({ $origin }, sporne) · { $section }
   *[no] { $id } ({ $origin }) · { $section }
}
notice-wants-number = wpisz liczbę od 1 do { $count } albo „help”
notice-wants-cards = wpisz: { $cards } albo „help”
notice-card-twice = karta { $number } została wybrana dwa razy
notice-card-what = która karta? Wpisz ID lub nazwę
notice-rules-what = która zasada? Wpisz ID, na przykład BASE-066, albo słowo
notice-save-what = gdzie zapisać? Wpisz nazwę pliku

how-many-up-to = { $count ->
    [one] najwyżej 1 karta, podana numerem, albo „none”
    [few] najwyżej { $count } karty, podane numerami, albo „none”
   *[many] najwyżej { $count } kart, podanych numerami, albo „none”
}
how-many-exactly = { $count ->
    [one] 1 karta, podana numerem
    [few] { $count } karty, podane numerami
   *[many] { $count } kart, podanych numerami
}
how-many-between = od { $min } do { $count } kart, podanych numerami

command-ask = powtarza pytanie
command-state = pokazuje planszę i graczy
command-hand = pokazuje twoje karty
command-card = pokazuje dowolną kartę, postać lub obszar
    .argument = ID
command-log = pokazuje wszystko, co się wydarzyło
command-rules = wyszukuje wykładnię albo wszystkie, które zawierają słowo
    .argument = ID
command-pass = wydaje stałe polecenie: pas do końca tego testu; „pass turn” do końca tury; „pass always” zawsze przy tych kartach i zdolnościach
    .argument = check
command-orders = odwołuje twoje stałe polecenia; samo „orders” je wymienia
    .argument = clear
command-save = zapisuje grę
    .argument = PLIK
command-quit = odchodzi od stołu

# Powtórki

notice-moment = Po { $at } z { $count } odpowiedzi
notice-verified = sprawdzono: { $hash }
notice-sealed = pieczęć się zgadza: { $seal }
notice-other-seal = tę grę rozegrano z innego ziarna; jej pieczęć to { $seal }
notice-asked = Pytanie: { $who } – { $question }

# Rozegrane serie

notice-games = { $count ->
    [one] 1 gra
    [few] { $digits } gry
   *[many] { $digits } gier
} dla { $players ->
    [one] 1 gracza
   *[many] { $players } graczy
}, boty { $bots }, ziarno { $seed }
notice-progress = { $done } z { $all } gier, zostało { $left }
notice-pace = { $count ->
    [one] 1 odpowiedź
   *[many] { $digits } odpowiedzi
} w { $seconds } s na { $threads ->
    [one] 1 wątku
   *[many] { $threads } wątkach
}: { $a-second } na sekundę, { $on-each-thread } na wątek
count-won = { $side-id ->
    [human] wygrali ludzie
   *[cylon] wygrali Cyloni
}
count-won-by-agenda = wygrane dzięki Intencji
count-won-by-motives = wygrane dzięki Motywom
count-revealed = { $motive }
count-jumped = ostatni skok
count-resource = brak { $resource-gen }
count-boarded = Galactica zdobyta
count-destroyed = Galactica zniszczona
count-no-characters = nie ma już kim grać
count-turns = tury
count-answers = odpowiedzi
count-mean = średnia
count-min = min
count-max = maks

# Co program mówi, gdy czegoś nie ma lub nie da się zrobić

notice-no-language = nie ma języka „{ $wanted }”; wybierz z: { $known }
notice-no-set = nie ma zestawu „{ $wanted }”; wybierz z: { $known }
notice-no-deck = nie ma talii „{ $wanted }”; wybierz z: { $known }
notice-no-seat = nie ma miejsca { $number }; wybierz od 0 do { $last }
notice-too-large = ten plik jest za duży na scenariusz lub zapisaną grę
notice-not-a-save = to nie jest zapisana gra
notice-not-a-text = to nie jest plik tekstowy
notice-no-scenario-in-file = w tym pliku nie ma scenariusza
notice-another-game = w pliku { $file } jest inna gra niż ta, którą daje to ziarno
notice-no-scenarios = nie ma scenariuszy (*.scn) w { $folders }
notice-checked = udane: { $passed }, nieudane: { $failed }
notice-shown = { $set }: pokazano { $shown } z { $count }
notice-shown-by-none = niepokazane w żadnym
notice-not-showable = niemożliwe do pokazania
notice-broke = { $count ->
    [one] gra { $game } z ziarnem { $seed } przerwana błędem po 1 odpowiedzi
   *[many] gra { $game } z ziarnem { $seed } przerwana błędem po { $count } odpowiedziach
}
notice-open = Airlock działa pod adresem { $address }
notice-cannot-open = nie można otworzyć { $file }
notice-in-use = { $file } jest w użyciu: korzysta z niego inny Airlock. Najpierw go zatrzymaj
notice-cannot-listen = nie można nasłuchiwać pod adresem { $address }
notice-cannot-read-tables = nie można odczytać stołów
notice-cannot-start = nie można uruchomić programu
notice-table = stół „{ $id }”

# Wiersz poleceń: słowa pomocy wokół poleceń i opcji oraz to, co jest nie tak we wpisanym poleceniu

usage-heading = Użycie:
usage-commands = Polecenia
usage-arguments = Argumenty
usage-options = Opcje
usage-any-command = POLECENIE
usage-any-options = [OPCJE]
usage-help = Wyświetla tę pomoc
usage-version = Wyświetla wersję
usage-default = [domyślnie: { $value }]
usage-values = [jedno z: { $values }]
usage-variable = [albo z { $name }]

value-address = ADRES
value-file = PLIK
value-hash = SKRÓT
value-id = ID
value-id-word = ID|SŁOWO
value-n = N
value-name = NAZWA
value-names = NAZWY
value-path = ŚCIEŻKA
value-tag = JĘZYK
value-text = TEKST

misuse-no-such-argument = nie ma opcji ani argumentu „{ $arg }”
misuse-no-such-command = nie ma polecenia „{ $command }”
misuse-no-value = { $of } wymaga wartości
misuse-no-such-value = { $of } nie może być „{ $value }”; wybierz z: { $known }
misuse-bad-value = { $of } nie może być „{ $value }”: { $about }
misuse-too-many = „{ $value }” to o jedno za dużo dla { $of }
misuse-together = { $arg } i { $other } nie mogą wystąpić razem
misuse-twice = { $arg } może wystąpić tylko raz
misuse-missing = brakuje: { $args }
misuse-other = nie da się tego zrozumieć: { $why }

# Dlaczego nie da się odtworzyć zapisanej gry

replay-version = tę grę rozegrano według wersji { $saved } zasad, a ten program gra według wersji { $ours }; sprawdzić ją może tylko program z wersją { $saved }
replay-earlier = ta gra zaczęła się według wersji { $saved } zasad: to, co rozegrano według wersji { $ours }, jest sprawdzone, resztę może sprawdzić tylko program z wersją { $saved }
replay-state = nie można odczytać stanu, od którego toczy się dalej gra: { $why }
replay-changed = odpowiedź { $at } tej gry padła według wersji { $saved } zasad, a od tego miejsca wersja { $ours } gra inaczej
replay-answer = odpowiedź { $at } z miejsca { $seat } odrzucono: { $why }
replay-too-few = { $count ->
    [one] gra ma 1 odpowiedź, a nie { $wanted }
    [few] gra ma { $count } odpowiedzi, a nie { $wanted }
   *[many] gra ma { $count } odpowiedzi, a nie { $wanted }
}
replay-hash = odtworzenie kończy się w innym stanie niż zapisana gra: { $replayed } zamiast { $saved }
replay-no-hash = zapisana gra nie zawiera skrótu do sprawdzenia

# Co zmierzyło „bench-tables”

bench-tables = { $count ->
    [one] 1 stół
    [few] { $count } stoły
   *[many] { $count } stołów
}, po { $seats ->
    [one] 1 miejscu
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}, wszystkie nasłuchują
bench-answers = { $answers } odpowiedzi w { $seconds } s: { $a-second } na sekundę
bench-pushed = od odpowiedzi do powiadomienia na stronie każdego miejsca: p50 { $half } ms, p99 { $most } ms, najgorzej { $worst } ms
bench-bytes = wysłano { $bytes } B na odpowiedź i miejsce
bench-refused = odrzucone odpowiedzi: { $count }
bench-memory = pamięć { $all } MiB: { $streamed } KiB na stół z połączeniami, { $bare } KiB bez nich
bench-stages = pamięć: na początku { $empty } MiB, po utworzeniu stołów { $made } MiB, podczas nasłuchu { $listening } MiB

# Program i jego opcje

program = Battlestar Galactica: gra planszowa, ściśle według zasad
program-option-lang = Język: en-GB, es, pl i tak dalej; bez tej opcji język systemu, jeśli jest dostępny
program-serve = Otwiera stoły w przeglądarce (to samo robi program bez polecenia)
program-serve-listen = Adres do nasłuchiwania
program-option-data = Plik ze wszystkimi stołami; jeśli go nie ma, zostanie utworzony
program-serve-url = Publiczny adres serwera, używany w linkach, na przykład https://airlock.example
program-serve-rate = Ile żądań na sekundę może wysłać jedna osoba; 0: bez ograniczeń
program-serve-password-memory = Pamięć na sprawdzanie haseł, w MiB; każde jednoczesne sprawdzenie wymaga 19
program-serve-tables = Ile stołów na godzinę może utworzyć jedna osoba; 0: bez ograniczeń
program-serve-guests = Ilu gości na godzinę może przyjść z jednego adresu; 0: bez ograniczeń
program-serve-lines = Ile wiadomości na minutę może napisać na czacie jedna osoba; 0: bez ograniczeń
program-serve-streams = Ile stron może mieć otwartych naraz jedna osoba; 0: bez ograniczeń
program-serve-connections = Łączna liczba połączeń
program-serve-connections-per-address = Liczba połączeń z jednego adresu; zaufane serwery proxy nie mają ograniczeń
program-serve-trusted-proxy = Sieci serwerów proxy, którym wierzy się, gdy podają, kto pyta; oddzielone przecinkami
program-serve-forwarded-by = Nagłówek, w którym te serwery podają adres
program-serve-drain = Ile sekund mają trwające żądania, aby się zakończyć, gdy program się zatrzymuje
program-serve-metrics = Adres metryk dla Prometheusa; pusty: bez metryk
program-serve-keep-lobbies = Po ilu dniach usuwane są nierozpoczęte stoły i goście bez stołu; 0: nigdy
program-serve-pack-games = Po ilu dniach skończona gra trafia do archiwum (nadal można ją odczytać); 0: nigdy
program-serve-keep-games = Po ilu dniach skończona gra jest usuwana; 0: nigdy
program-serve-admin = Loginy osób, które mają stronę /admin, oddzielone przecinkami
program-serve-pause = Ile sekund trwa przerwa, która jest taka sama dla wszystkich
program-serve-bot-delay = Ile milisekund mija między dwoma ruchami botów w zwykłym tempie
program-serve-idle = Po ilu sekundach stół, którego nikt nie potrzebuje, znika z pamięci
program-serve-survives = Co przetrwa potwierdzona odpowiedź: awarię programu czy także zanik zasilania (wolniej)
program-serve-log-format = Format dziennika
program-export = Zapisuje stół z całym dziennikiem jako JSON
program-export-table = ID stołu, takie jak w jego adresie
program-import = Importuje wyeksportowany stół
program-import-file = Plik zapisany przez eksport
program-admin = Zarządza stołami i osobami na serwerze, także gdy serwer działa
program-admin-tables = Wypisuje stoły
program-admin-tables-text = Część nazwy stołu lub imienia gracza albo początek ID; bez tego najnowsze stoły
program-admin-tables-state = Tylko stoły w tym stanie
program-admin-table = Pokazuje stół: miejsca, czas, czat; nigdy tajemnic gry
program-admin-delete-table = Trwale usuwa stół
program-admin-lock = Blokuje stół: nikt nie może go zmienić
program-admin-unlock = Odblokowuje stół
program-admin-people = Szuka osób
program-admin-people-text = Część loginu lub dowolnego imienia; bez tego najnowsze osoby
program-admin-person = Pokazuje osobę: stoły, zgłoszenia, czat
program-admin-mute = Odbiera osobie głos
program-admin-unmute = Przywraca osobie głos
program-admin-ban = Blokuje konto: wylogowuje wszędzie, dalej grają boty
program-admin-unban = Odblokowuje konto
program-admin-delete-person = Trwale usuwa imię i wypowiedzi osoby; gry zostają
program-admin-announce = Ogłasza coś na każdej stronie; bez tekstu pokazuje bieżące ogłoszenie
program-admin-announce-text = Tekst
program-admin-announce-hours = Po ilu godzinach znika (domyślnie: po wycofaniu)
program-admin-withdraw = Wycofuje ogłoszenie
program-admin-reports = Wypisuje zgłoszenia graczy
program-admin-reports-all = Także załatwione
program-admin-report = Pokazuje zgłoszenie z sąsiednimi wypowiedziami
program-admin-settle = Oznacza zgłoszenie jako załatwione
program-admin-log = Pokazuje, kto, co i kiedy zrobił
program-option-person = Login lub numer z listy osób
program-option-number = Numer z listy zgłoszeń
program-option-table = ID stołu, takie jak w jego adresie
program-bench-tables = Uruchamia wiele stołów przez prawdziwe HTTP i mierzy ich wydajność
program-bench-tables-tables = Ile stołów
program-bench-tables-players = Miejsca przy każdym stole
program-bench-tables-seconds = Przez ile sekund wysyłać odpowiedzi
program-bench-tables-rate = Odpowiedzi na sekundę przy wszystkich stołach; 0: tyle, ile przyjmie serwer
program-bench-tables-at-once = Odpowiedzi wysyłane równocześnie
program-bench-tables-data = Gdzie serwer trzyma stoły; bez tej opcji nowy plik w folderze tymczasowym
program-rules = Wyszukuje wykładnie
program-rules-wanted = ID, na przykład BASE-066, albo szukane słowa; bez tego lista wszystkich wykładni
program-cards = Wymienia karty, postacie, obszary i żetony
program-cards-set = Tylko z tego zestawu
program-cards-deck = Tylko z tej talii
program-cards-json = Wiersze jako JSON
program-check = Sprawdza scenariusze
program-check-paths = Pliki albo katalogi z plikami *.scn na dowolnej głębokości
program-check-coverage = Podaje, ile wykładni każdego zestawu wymieniają udane scenariusze, a których nie wymienia żaden
program-simulate = Rozgrywa całe gry między botami i liczy, jak się kończą
program-simulate-games = Ile gier
program-simulate-seed = Ziarno; to samo ziarno daje te same wyniki
program-simulate-threads = Ile wątków, najwyżej 256; bez tej opcji po jednym na rdzeń
program-simulate-json = Wyniki jako JSON
program-play = Gra w terminalu przeciwko botom
program-play-seed = Ziarno; to samo ziarno i te same odpowiedzi dają tę samą grę; bez tej opcji nowe ziarno
program-play-seat = Które miejsce zajmujesz; pierwsze to 0
program-play-save = Zapisuje grę w tym pliku; gra, która już w nim jest, toczy się dalej
program-replay = Pokazuje zapisaną grę w dowolnej chwili
program-replay-file = Gra zapisana przez „airlock play --save”
program-replay-at = Pokazuje grę po tylu odpowiedziach; bez tej opcji po ostatniej
program-replay-seat = Pokazuje to, co widzi to miejsce; pierwsze to 0; bez tej opcji wszystkie tajemnice są jawne
program-replay-verify = Sprawdza, czy gra z pliku prowadzi do stanu, którego skrót jest w nim podany
program-replay-seal = Z --verify: pieczęć pokazana przez stół; plik musi mieć ziarno, którego jest skrótem
program-replay-log = Opowiada, co się do tej chwili wydarzyło
program-replay-scenario = Zapisuje tę chwilę jako scenariusz; z „--seat” bez tego, czego to miejsce nie może wiedzieć
program-option-players = Ilu graczy: od 1 do 6, z Pegasusem lub Świtem od 3 do 7
program-option-sets = Zestawy w grze, oddzielone przecinkami; gra podstawowa jest zawsze
program-option-objective = Dokąd zmierza flota (Nowa Caprica: PEG-120; Ziemia: DAY-101)
program-option-difficulty = Ile zasobów jest na początku (BASE-281)
program-option-variant = Opublikowane warianty, oddzielone przecinkami (BASE-028, BASE-280, PEG-076, PEG-091)
program-option-rulings = Jak rozumieć sporne wykładnie (BASE-089, BASE-133)
program-option-bots = Kto gra na pozostałych miejscach
