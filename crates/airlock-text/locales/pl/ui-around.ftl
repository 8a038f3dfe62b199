# Strony wokół stołu: start, zakładanie stołu, zapełnianie się stołu, zachowywanie stołów, oglądanie.

# Jak nazywają ten język ci, którzy nim mówią
ui-language-name = Polski
ui-language = Język
ui-site = Airlock
ui-site-about = Gra planszowa z ukrytym zdrajcą, przy stole w twojej przeglądarce. Znajomi przez odnośnik, boty na wolnych miejscach.
ui-title = { $page } · Airlock
ui-skip-page = Przejdź do strony
ui-nav = Witryna
ui-nav-rules = Jak grać
ui-nav-watch = Oglądaj grę
ui-nav-account = Zachowaj moje stoły
ui-copy = Kopiuj
ui-copied = Skopiowano

# Co mówi skrypt

ui-script-failed = Nie udało się. Spróbuj ponownie.
ui-script-moved-on = Gra poszła już dalej. Sprawdź jeszcze raz, zanim odpowiesz.
ui-script-offline = Brak połączenia. To, co widzisz, może być nieaktualne.
ui-script-reconnecting = Ponowne łączenie
ui-script-show-all = Pokaż wszystko naraz
ui-script-go-on = Dalej
ui-script-after-cards = po { $n } z { $all } kart
ui-script-to-turn = do odkrycia
ui-script-since = od twojej ostatniej tury
ui-script-sound-on = Dźwięk włączony
ui-script-sound-off = Dźwięk wyłączony
ui-script-seal-true = Ziarno pasuje do pieczęci: niczego nie zmieniono.
ui-script-seal-false = Ziarno nie pasuje do pieczęci.

# Czas

ui-lasting-now = od chwili
ui-lasting-minutes =
    { $count ->
        [one] od 1 minuty
       *[many] od { $count } minut
    }
ui-lasting-hours =
    { $count ->
        [one] od 1 godziny
       *[many] od { $count } godzin
    }
ui-lasting-days =
    { $count ->
        [one] od 1 dnia
       *[many] od { $count } dni
    }
ui-ago-now = przed chwilą
ui-ago-minutes =
    { $count ->
        [one] 1 minutę temu
        [few] { $count } minuty temu
       *[many] { $count } minut temu
    }
ui-ago-hours =
    { $count ->
        [one] 1 godzinę temu
        [few] { $count } godziny temu
       *[many] { $count } godzin temu
    }
ui-ago-days =
    { $count ->
        [one] 1 dzień temu
       *[many] { $count } dni temu
    }

# Start

ui-hero = Ocal flotę. Ktoś na pokładzie kłamie.
ui-hero-about = Gra planszowa z ukrytym zdrajcą, przy stole w twojej przeglądarce. 3–7 graczy: znajomi przez odnośnik, boty na wolnych miejscach.
ui-play = Zagraj teraz z botami
ui-players = Gracze
ui-play-go = Start
ui-play-set = Zestawy
ui-join = Dołącz do stołu
ui-join-link = Odnośnik lub kod
ui-join-hint = Wklej odnośnik lub kod
ui-join-go = Dołącz
ui-mine = Moje stoły
ui-mine-none = Nie siedzisz jeszcze przy żadnym stole.
ui-mine-none-about = Zagraj z botami, otwórz odnośnik od znajomych albo załóż stół i wyślij jego odnośnik. Ta przeglądarka pamięta twoje miejsca.

# Stół w jednym wierszu

ui-line-filling = graczy: { $players }{ $pace ->
        [days] {", na raty"}
       *[live] {""}
    }, przy stole: { $taken }
ui-line-playing = graczy: { $players }{ $pace ->
        [days] {", na raty"}
       *[live] {""}
    }, tura { $turn }, dystans { $distance } z { $goal }
ui-line-over = graczy: { $players }{ $pace ->
        [days] {", na raty"}
       *[live] {""}
    }, koniec gry
ui-line-can-start = Możesz zacząć
ui-line-not-ready = Gotowość?
ui-line-waits-for-people = Zapełnia się
ui-line-waiting =
    { $more ->
        [0] Czeka na: { $who }
       *[other] Czeka na: { $who } i jeszcze { $more }
    }
ui-line-pause = Krótka przerwa
ui-line-won = Wygrana: { $winner }
ui-line-replay = Powtórka i rewanż

# Ustawienia

ui-make = Załóż stół
ui-make-go = Załóż stół
ui-make-look = Sprawdź, co pasuje
ui-make-swap = Do początku gry możesz zamieniać osoby i boty.
ui-settings = Ustawienia
ui-seal = Pieczęć tasowania
ui-seal-what = SHA-256 ziarna, z którego wynika każde tasowanie i każdy rzut. Ziarno zostaje ujawnione na końcu, aby każdy mógł sprawdzić, że nikt go nie dobrał.
ui-settings-change = Zmień
ui-settings-go = Zachowaj ustawienia
ui-settings-back = Wróć bez zmian
ui-table-name = Nazwa
ui-your-name = Twoje imię
ui-pace = Tempo
ui-pace-live = Na żywo
ui-pace-days = Na raty, przez kilka dni
ui-sets = Zestawy
ui-sets-coming = Nie da się jeszcze grać z Exodusem.
ui-set-exodus = Exodus
ui-objective-name = Cel
ui-objective = { $name }, dystans { $distance }
ui-rulings = Wykładnie
ui-variant = Wariant
ui-variants = Warianty
ui-resources = Zasoby na początku: { $names }
ui-resources-name = Zasoby
ui-resources-fact = { $difficulty }: { $starts }
ui-door = Kto może usiąść
ui-door-name = Dosiadanie się
ui-door-link = Z odnośnikiem
ui-door-open = Każdy
ui-mask = Wtrącenia
ui-mask-on = Ta sama przerwa dla wszystkich
ui-mask-off = Bez przerwy, gdy nikt nie może się wtrącić
ui-mask-about = Milczenie niczego wtedy nie zdradza.
ui-bots = Ruchy botów
ui-bots-slow = Powoli
ui-bots-normal = Zwyczajnie
ui-bots-once = Od razu
# Talia Lojalności

ui-loyalty-deck = Talia Lojalności
ui-loyalty-deck-cards =
    Miejsc: { $players }; { ui-cylon-cards } i { ui-human-cards }{ $late ->
        [sympathizer] , później sympatyk
        [sympathetic-cylon] , później Przyjazny Cylon
        [human] , później jeszcze 1 karta człowieka
       *[nothing] {""}
    }.
ui-loyalty-deck-mutineer =
    Miejsc: { $players }; { ui-cylon-cards }, { ui-human-cards } i Buntownik.
ui-cylon-cards = { $cylons ->
    [one] 1 karta Cylona
    [few] { $cylons } karty Cylonów
   *[many] { $cylons } kart Cylonów
}
ui-human-cards = { $humans ->
    [one] 1 karta człowieka
    [few] { $humans } karty ludzi
   *[many] { $humans } kart ludzi
}
ui-loyalty-deck-with-leader =
    Jeśli ktoś z was gra Przywódcą Cylonów: { ui-cylon-cards } i { ui-human-cards } dla pozostałych, a dla przywódcy { $agenda }.
ui-loyalty-deck-leader =
    Miejsc: { $players }; jedno z was gra Przywódcą Cylonów i ma kartę: { $agenda }. Pozostali dzielą między siebie: { ui-cylon-cards } i { ui-human-cards }.
ui-loyalty-deck-with-motives =
    { $mutineer ->
        [yes] Jeśli ktoś z was gra Przywódcą Cylonów: { ui-cylon-cards }, { ui-human-cards } i Buntownik dla pozostałych, a dla przywódcy { ui-motive-cards }, w połowie drogi jeszcze { $motives }.
       *[no] Jeśli ktoś z was gra Przywódcą Cylonów: { ui-cylon-cards } i { ui-human-cards } dla pozostałych, a dla przywódcy { ui-motive-cards }, w połowie drogi jeszcze { $motives }.
    }
ui-loyalty-deck-motives =
    { $mutineer ->
        [yes] Miejsc: { $players }; jedno z was gra Przywódcą Cylonów i ma { ui-motive-cards }, w połowie drogi jeszcze { $motives }. Pozostali dzielą między siebie: { ui-cylon-cards }, { ui-human-cards } i Buntownik.
       *[no] Miejsc: { $players }; jedno z was gra Przywódcą Cylonów i ma { ui-motive-cards }, w połowie drogi jeszcze { $motives }. Pozostali dzielą między siebie: { ui-cylon-cards } i { ui-human-cards }.
    }
ui-motive-cards = { $motives ->
    [one] 1 Motyw
    [few] { $motives } Motywy
   *[many] { $motives } Motywów
}
ui-loyalty-deck-sleeper =
    Miejsc: { $players }. Karty Lojalności rozdaje się dopiero w fazie uśpionych agentów; wśród nich { ui-cylon-cards }.
ui-loyalty-deck-assist =
    1 miejsce i druga postać do pomocy; liczba jej kart Lojalności: { $dealt }; w talii { ui-cylon-cards }.
ui-loyalty-deck-none = Miejsc: { $players }, bez talii Lojalności: wszyscy gracie przeciwko grze.

# Miejsca

ui-seats = Miejsca
ui-seats-first = Kto zaczyna, zostanie wylosowane na początku gry.
ui-seat-number = Miejsce { $number }
ui-seat-person = Osoba
ui-seat-person-about = dostaje odnośnik do wysłania
ui-seat-bot = Bot
ui-seat-bot-about = widzi tylko własne karty
ui-seat-you-host = ty, gospodarz
ui-seat-you = ty
ui-seat-host = gospodarz, { $here }
ui-seat-here = teraz przy stole
ui-seat-away = poza stołem, tutaj { $ago }
ui-seat-not-here = poza stołem
ui-seat-empty = Wolne
ui-seat-empty-about = wyślij odnośnik
ui-seat-nobody = Jeszcze nikt
ui-seat-ready = Gotowość
ui-seat-not-ready = Brak gotowości
ui-seat-free = Wolne
ui-seat-you-here = Ty, tutaj
ui-seat-gives-way = ustępuje osobie
ui-seat-this = To miejsce
ui-seat-own-menu = Zmień imię albo odejdź
ui-seat-rename = Zmień imię
ui-seat-leave = Odejdź od stołu
ui-seat-menu = { $name }: mianuj gospodarzem, usuń
ui-seat-make-host = Mianuj gospodarzem: { $name }
ui-seat-remove = Usuń: { $name }

# Stół się zapełnia; to, co między [ i ], jest wyróżnione

ui-lobby-filling =
    { $empty ->
        [0] [Wszystkie] miejsca są zajęte ({ $seats }).
       *[other] Zapełnia się. Zajęte miejsca: [{ $taken } z { $seats }].
    }
ui-lobby-welcome = { $host } trzyma dla ciebie miejsce.
ui-lobby-about = Usiądź przy stole { $name }: gra planszowa z ukrytym zdrajcą, w twojej przeglądarce.
ui-lobby-played = W co się tu gra
ui-lobby-sit-after-all = Oglądasz. Nadal możesz [usiąść].
ui-share = Wyślij odnośnik
ui-share-link = Odnośnik do tego stołu
ui-share-code = Albo podaj kod [{ $code }]. Kto go ma, może usiąść lub oglądać.
ui-new-here = Pierwszy raz?
ui-new-here-about = Masz tajemnicę, pomagasz w testach albo szkodzisz i rozmawiasz. [Jak grać] zajmie 5 minut; resztę powie ci stół, gdy będzie pytał.

ui-sit = Usiądź
ui-sit-name = Jak masz na imię?
ui-sit-where = Gdzie?
ui-sit-go = Usiądź
ui-sit-full = Wszystkie miejsca zajmują osoby.
ui-sit-or-watch = Albo [tylko oglądaj].
ui-sit-no-account = Nikt nie potrzebuje konta; ta przeglądarka cię pamięta.

ui-start = Początek
ui-start-all = Wszyscy są gotowi.
ui-start-empty =
    { $empty ->
        [one] Miejsce { $seat } jest wolne.
       *[many] Wolne miejsca: { $empty }.
    }
ui-start-unready =
    { $unready ->
        [one] { $name } nie zgłasza jeszcze gotowości.
       *[many] Bez zgłoszonej gotowości: { $unready }.
    }
ui-start-both =
    { $empty ->
        [one] Miejsce { $seat } jest wolne
       *[many] Wolne miejsca: { $empty }
    }, { $unready ->
        [one] { $name } nie zgłasza jeszcze gotowości.
       *[many] bez zgłoszonej gotowości: { $unready }.
    }
ui-start-advice =
    { $empty ->
        [0] Poczekaj albo zapytaj.
        [one] Poczekaj albo posadź bota na miejscu { $seat }. Bot może później ustąpić osobie.
       *[other] Poczekaj albo uzupełnij botami. Bot może później ustąpić osobie.
    }
ui-start-by-host = Grę rozpoczyna { $host }.
ui-start-no-host = Nikt nie jest gospodarzem: kto nim zostanie, może rozpocząć grę.
ui-start-bots =
    { $empty ->
        [one] Bot na miejsce { $seat }
       *[many] Boty na wolne miejsca ({ $empty })
    }
ui-start-ask = Zapytaj: { $name }
ui-start-go = Rozpocznij grę
ui-ready = Zgłaszam gotowość
ui-ready-not = Jeszcze nie
ui-host-take = Zostań gospodarzem

ui-lobby-chat = Czat
ui-lobby-chat-none = Nikt jeszcze nic nie powiedział.
ui-lobby-say = Powiedz coś
ui-lobby-say-hint = Powiedz coś do stołu
ui-lobby-say-go = Wyślij
ui-lobby-you = Ty
ui-news-sat = { $name } siada przy stole.
ui-news-left = { $name } odchodzi.
ui-news-replaced = Za gracza { $name } gra teraz bot.
ui-news-back = { $name } wraca.
ui-news-removed = Gospodarz usuwa gracza { $name }.
ui-news-renamed = { $from } ma teraz imię { $to }.
ui-news-host = Gospodarzem jest teraz { $name }.
ui-news-asked = Gospodarz pyta, czy { $name } zgłasza gotowość.
ui-news-changed = Gospodarz zmienia ustawienia.

# Zachowywanie stołów

ui-account-tables =
    { $tables ->
        [0] Ta przeglądarka nie ma jeszcze miejsc.
        [one] Ta przeglądarka ma miejsce przy 1 stole.
       *[many] Ta przeglądarka ma miejsca przy { $tables } stołach.
    }
ui-account-kept = Twoje imię to { $name }
ui-account-kept-about = Twoje stoły są zachowane pod tym imieniem. Zaloguj się nim na dowolnym urządzeniu.
ui-account-log-out = Wyloguj się
ui-account-log-out-about = Ta przeglądarka zapomni wtedy twoje miejsca; imię je zachowa.
ui-account-keep = Zachowaj je pod imieniem
ui-account-keep-about = Miejsce należy do przeglądarki, w której siadasz. Z imieniem i hasłem znajdziesz swoje stoły wszędzie. O e-mail nikt nie pyta.
ui-account-keep-go = Zachowaj moje stoły
ui-account-name = Imię
ui-account-password = Hasło
ui-account-password-about = Co najmniej { $least } znaków. Nikt nie może przysłać ci nowego.
ui-account-log-in = Zaloguj się
ui-account-log-in-about = Stoły zachowane pod imieniem dołączą do stołów tej przeglądarki.
ui-account-log-in-go = Zaloguj się
ui-device = Przenieś je na inne urządzenie
ui-device-about = Prywatny odnośnik przenosi miejsca tej przeglądarki na telefon lub inny komputer, bez imienia. Potem oba grają na tych samych miejscach.
ui-device-link = Prywatny odnośnik
ui-device-go = Utwórz prywatny odnośnik
ui-device-minutes =
    { $minutes ->
        [one] Otwórz go w ciągu 1 minuty. Działa raz.
       *[many] Otwórz go w ciągu { $minutes } minut. Działa raz.
    }
ui-device-secret = Nikomu go nie wysyłaj: kto go otworzy, widzi twoje karty i gra za ciebie.

# Oglądanie

ui-watch-filling = Wolne miejsca
ui-watch-playing = W toku
ui-watch-playing-none = Nie trwa żadna otwarta gra.
ui-watch-finished = Do powtórki
ui-watch-finished-none = Żadna gra jeszcze się nie skończyła.

# Prywatny odnośnik otwarty na innym urządzeniu.
ui-arrive = Twoje miejsca na tym urządzeniu
ui-arrive-about = Od teraz ta przeglądarka siedzi tam, gdzie ty. Odnośnik jest potem zużyty; drugie urządzenie też zachowuje miejsca.
ui-arrive-go = Przenieś tu moje miejsca
