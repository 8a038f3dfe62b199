# Strony wokół stołu: start, zakładanie stołu, zapełnianie się stołu, zachowywanie stołów, oglądanie.

# Jak nazywają ten język ci, którzy nim mówią
ui-language-name = Polski
ui-language = Język
ui-site = Airlock
ui-site-about = Gra planszowa z ukrytym zdrajcą, w twojej przeglądarce. Zaproś znajomych linkiem, a wolne miejsca oddaj botom.
ui-title = { $page } · Airlock
ui-skip-page = Przejdź do treści
ui-nav = Serwis
ui-nav-rules = Jak grać
ui-nav-watch = Oglądaj grę
ui-nav-account = Zapisz moje stoły
ui-copy = Kopiuj
ui-copied = Skopiowano

# Co mówi skrypt

ui-script-failed = Nie udało się. Spróbuj ponownie.
ui-script-moved-on = Gra potoczyła się już dalej. Spójrz jeszcze raz, zanim odpowiesz.
ui-script-offline = Brak połączenia. To, co widzisz, może być nieaktualne.
ui-script-reconnecting = Ponowne łączenie
ui-script-show-all = Pokaż wszystko
ui-script-go-on = Dalej
ui-script-after-cards = po { $n } z { $all } kart
ui-script-to-turn = do odkrycia
ui-script-since = od twojej ostatniej tury
ui-script-sound-on = Dźwięk włączony
ui-script-sound-off = Dźwięk wyłączony
ui-script-seal-true = Ziarno pasuje do pieczęci: niczego nie zmieniono.
ui-script-seal-false = Ziarno nie pasuje do pieczęci.

# Czas

ui-lasting-now = przed chwilą
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
ui-hero-about = Gra planszowa z ukrytym zdrajcą, w twojej przeglądarce. Dla 3–7 graczy: zaproś znajomych linkiem, a wolne miejsca oddaj botom.
ui-play = Zagraj teraz z botami
ui-players = Gracze
ui-play-go = Start
ui-play-set = Zestawy
ui-join = Dołącz do stołu
ui-join-link = Link lub kod
ui-join-hint = Wklej link lub kod
ui-join-go = Dołącz
ui-mine = Moje stoły
ui-mine-none = Nie masz jeszcze żadnego stołu.
ui-mine-none-about = Zagraj z botami, otwórz link od znajomych albo załóż stół i wyślij jego link. Ta przeglądarka pamięta twoje miejsca.

# Stół w jednym wierszu

ui-line-filling = { ui-n-players }{ $pace ->
        [days] {", przez kilka dni"}
       *[live] {""}
    }, przy stole { $taken }
ui-line-playing = { ui-n-players }{ $pace ->
        [days] {", przez kilka dni"}
       *[live] {""}
    }, tura { $turn }, dystans { $distance } z { $goal }
ui-line-over = { ui-n-players }{ $pace ->
        [days] {", przez kilka dni"}
       *[live] {""}
    }, koniec gry
ui-n-players = { $players ->
    [one] 1 gracz
   *[many] { $players } graczy
}
ui-line-can-start = Możesz zacząć
ui-line-not-ready = Możemy zaczynać?
ui-line-waits-for-people = Czeka na graczy
ui-line-waiting =
    { $more ->
        [0] Czeka na: { $who }
       *[other] Czeka na: { $who } i jeszcze { $more }
    }
ui-line-pause = Krótka przerwa
ui-line-won = Wygrywają { $winner }
ui-line-replay = Powtórka i rewanż

# Ustawienia

ui-make = Załóż stół
ui-make-go = Załóż stół
ui-make-look = Sprawdź ustawienia
ui-make-swap = Do początku gry możesz zamieniać ludzi na boty i odwrotnie.
ui-settings = Ustawienia
ui-seal = Pieczęć tasowania
ui-seal-what = SHA-256 ziarna, z którego wynika każde tasowanie i każdy rzut. Na końcu ziarno jest pokazywane, aby każdy mógł się upewnić, że nikt go sobie nie wybrał.
ui-settings-change = Zmień
ui-settings-go = Zapisz ustawienia
ui-settings-back = Anuluj
ui-table-name = Nazwa
ui-your-name = Twoje imię
ui-pace = Tempo
ui-pace-live = Gra na żywo
ui-pace-days = Gra przez kilka dni
ui-sets = Zestawy
ui-sets-coming = Z rozszerzeniem Exodus nie da się jeszcze grać.
ui-set-exodus = Exodus
ui-objective-name = Cel
ui-objective = { $name }, dystans { $distance }
ui-rulings = Wykładnie
ui-variant = Wariant
ui-variants = Warianty
ui-resources = Zasoby na początku: { $names }
ui-resources-name = Zasoby
ui-resources-fact = { $difficulty }: { $starts }
ui-door = Kto może dołączyć
ui-door-name = Dołączanie
ui-door-link = Z linkiem
ui-door-open = Każdy
ui-mask = Reakcje
ui-mask-on = Ta sama przerwa dla wszystkich
ui-mask-off = Bez przerwy, gdy nikt nie może zareagować
ui-mask-about = Dzięki temu przerwa nikogo nie zdradza.
ui-bots = Tempo botów
ui-bots-slow = Wolne
ui-bots-normal = Zwykłe
ui-bots-once = Od razu
# Talia Lojalności

ui-loyalty-deck = Talia Lojalności
ui-loyalty-deck-cards =
    { ui-n-players }: { ui-cylon-cards } i { ui-human-cards }{ $late ->
        [sympathizer] , później sympatyk
        [sympathetic-cylon] , później Przyjazny Cylon
        [human] , później jeszcze 1 karta człowieka
       *[nothing] {""}
    }.
ui-loyalty-deck-mutineer =
    { ui-n-players }: { ui-cylon-cards }, { ui-human-cards } i Buntownik.
ui-cylon-cards = { $cylons ->
    [one] 1 karta Cylona
    [few] { $cylons } karty Cylonów
   *[many] { $cylons } kart Cylonów
}
    .acc = { $cylons ->
        [one] 1 kartę Cylona
        [few] { $cylons } karty Cylonów
       *[many] { $cylons } kart Cylonów
    }
ui-human-cards = { $humans ->
    [one] 1 karta człowieka
    [few] { $humans } karty ludzi
   *[many] { $humans } kart ludzi
}
    .acc = { $humans ->
        [one] 1 kartę człowieka
        [few] { $humans } karty ludzi
       *[many] { $humans } kart ludzi
    }
ui-loyalty-deck-with-leader =
    Jeśli ktoś z was gra Przywódcą Cylonów: { ui-cylon-cards } i { ui-human-cards } dla pozostałych, a dla przywódcy karta { $agenda-card }.
ui-loyalty-deck-leader =
    { ui-n-players }: ktoś z was gra Przywódcą Cylonów z kartą { $agenda-card }, a pozostali dzielą między siebie { ui-cylon-cards.acc } i { ui-human-cards.acc }.
ui-loyalty-deck-with-motives =
    { $mutineer ->
        [yes] Jeśli ktoś z was gra Przywódcą Cylonów: { ui-cylon-cards }, { ui-human-cards } i Buntownik dla pozostałych, a dla przywódcy { ui-motive-cards }, w połowie drogi jeszcze { $motives }.
       *[no] Jeśli ktoś z was gra Przywódcą Cylonów: { ui-cylon-cards } i { ui-human-cards } dla pozostałych, a dla przywódcy { ui-motive-cards }, w połowie drogi jeszcze { $motives }.
    }
ui-loyalty-deck-motives =
    { $mutineer ->
        [yes] { ui-n-players }: ktoś z was gra Przywódcą Cylonów i ma { ui-motive-cards }, a w połowie drogi jeszcze { $motives }; pozostali dzielą między siebie { ui-cylon-cards.acc }, { ui-human-cards.acc } i Buntownika.
       *[no] { ui-n-players }: ktoś z was gra Przywódcą Cylonów i ma { ui-motive-cards }, a w połowie drogi jeszcze { $motives }; pozostali dzielą między siebie { ui-cylon-cards.acc } i { ui-human-cards.acc }.
    }
ui-motive-cards = { $motives ->
    [one] 1 Motyw
    [few] { $motives } Motywy
   *[many] { $motives } Motywów
}
ui-loyalty-deck-sleeper =
    { ui-n-players }. Karty Lojalności rozdaje się dopiero w fazie uśpionych agentów; wśród nich { ui-cylon-cards }.
ui-loyalty-deck-assist =
    1 gracz i postać pomocnicza, która dostaje { $dealt ->
        [one] 1 kartę
        [few] { $dealt } karty
       *[many] { $dealt } kart
    } Lojalności; w talii { ui-cylon-cards }.
ui-loyalty-deck-none = { ui-n-players }, bez talii Lojalności: wszyscy gracie przeciwko grze.

# Miejsca

ui-seats = Miejsca
ui-seats-first = Na początku gry losuje się, kto zaczyna.
ui-seat-number = Miejsce { $number }
ui-seat-person = Osoba
ui-seat-person-about = z linkiem do wysłania
ui-seat-bot = Bot
ui-seat-bot-about = widzi tylko własne karty
ui-seat-bot-here = bot, widzi tylko własne karty
ui-seat-you-host = ty, gospodarz
ui-seat-you = ty
ui-seat-host = gospodarz, { $here }
ui-seat-here = teraz przy stole
ui-seat-away = poza stołem, ostatnio { $ago }
ui-seat-not-here = poza stołem
ui-seat-empty = Wolne
ui-seat-empty-about = wyślij link
ui-seat-nobody = Jeszcze nikt
ui-seat-ready = Gotowość
ui-seat-not-ready = Brak gotowości
ui-seat-free = Wolne
ui-seat-you-here = Ty, tutaj
ui-seat-gives-way = ustąpi człowiekowi
ui-seat-this = To miejsce
ui-seat-own-menu = Zmień imię lub odejdź
ui-seat-rename = Zmień imię
ui-seat-leave = Odejdź od stołu
ui-seat-menu = { $name }: mianuj gospodarzem, usuń
ui-seat-make-host = Mianuj gospodarzem: { $name }
ui-seat-remove = Usuń: { $name }

# Stół się zapełnia; to, co między [ i ], jest wyróżnione

ui-lobby-filling =
    { $empty ->
        [0] Wszystkie miejsca są zajęte: [{ $seats } z { $seats }].
       *[other] Czekamy na graczy. Zajęte miejsca: [{ $taken } z { $seats }].
    }
ui-lobby-welcome = { $host } trzyma dla ciebie miejsce.
ui-lobby-about = Dołącz do stołu { $name }: gra planszowa z ukrytym zdrajcą, w twojej przeglądarce.
ui-lobby-played = O tej grze
ui-lobby-sit-after-all = Oglądasz. Nadal możesz [usiąść].
ui-share = Wyślij link
ui-share-link = Link do tego stołu
ui-share-code = Albo podaj kod [{ $code }]. Każdy, kto go ma, może grać lub oglądać.
ui-new-here = Pierwsza gra?
ui-new-here-about = Strzeż swojej tajemnicy, pomagaj w testach albo je psuj i rozmawiaj z innymi. [Jak grać] zajmie 5 minut; resztę stół wyjaśni w trakcie.

ui-sit = Usiądź
ui-sit-name = Twoje imię
ui-sit-where = Twoje miejsce
ui-sit-go = Usiądź
ui-sit-full = Wszystkie miejsca zajęli ludzie.
ui-sit-or-watch = Albo [tylko oglądaj].
ui-sit-no-account = Konto nie jest potrzebne; ta przeglądarka cię pamięta.

ui-start = Start
ui-start-all = Wszyscy zgłosili gotowość.
ui-start-empty =
    { $empty ->
        [one] Miejsce { $seat } jest wolne.
        [few] { $empty } miejsca są wolne.
       *[many] { $empty } miejsc jest wolnych.
    }
ui-start-unready =
    { $unready ->
        [one] { $name } nie zgłasza jeszcze gotowości.
        [few] { $unready } osoby nie zgłaszają jeszcze gotowości.
       *[many] { $unready } osób nie zgłasza jeszcze gotowości.
    }
ui-start-both =
    { $empty ->
        [one] Miejsce { $seat } jest wolne
        [few] { $empty } miejsca są wolne
       *[many] { $empty } miejsc jest wolnych
    }, { $unready ->
        [one] { $name } nie zgłasza jeszcze gotowości.
        [few] { $unready } osoby nie zgłaszają jeszcze gotowości.
       *[many] { $unready } osób nie zgłasza jeszcze gotowości.
    }
ui-start-advice =
    { $empty ->
        [0] Poczekaj albo ich ponaglij.
        [one] Poczekaj albo posadź bota na miejscu { $seat }. Człowiek może go później zastąpić.
       *[other] Poczekaj albo posadź boty na wolnych miejscach. Ludzie mogą je później zastąpić.
    }
ui-start-by-host = Grę uruchomi { $host }.
ui-start-no-host = Nie ma gospodarza. Kto nim zostanie, może zacząć grę.
ui-start-bots =
    { $empty ->
        [one] Posadź bota na miejscu { $seat }
       *[many] Posadź boty na { $empty } miejscach
    }
ui-start-ask = Ponaglij: { $name }
ui-start-go = Zacznij grę
ui-ready = Zgłaszam gotowość
ui-ready-not = Jeszcze nie
ui-host-take = Zostań gospodarzem

ui-lobby-chat = Czat
ui-lobby-chat-none = Nie ma jeszcze wiadomości.
ui-lobby-say = Powiedz coś
ui-lobby-say-hint = Napisz do stołu
ui-lobby-say-go = Wyślij
ui-lobby-you = Ty
ui-news-sat = { $name } siada przy stole.
ui-news-left = { $name } odchodzi.
ui-news-replaced = Za gracza { $name } gra teraz bot.
ui-news-back = { $name } wraca.
ui-news-removed = Gospodarz usuwa gracza { $name }.
ui-news-renamed = { $from } to teraz { $to }.
ui-news-host = Gospodarzem jest teraz { $name }.
ui-news-asked = Gospodarz pyta: { $name }, zaczynamy?
ui-news-changed = Gospodarz zmienia ustawienia.
ui-news-asked-to-sit = { $name } prosi o miejsce.
ui-news-declined = { $name } nie dostaje miejsca.
ui-news-banned = Gospodarz banuje gracza { $name }.
ui-line-watches = ogląda
ui-line-about = Wycisz lub zgłoś: { $name }
ui-company = Ludzie przy stole { $table }
ui-company-people = Ludzie
ui-company-said = { $name } mówi
ui-company-plays = gra na miejscu { $seat }
ui-company-left = ma miejsce { $seat }, gra bot
ui-company-asks = prosi o miejsce { $seat }
ui-company-beside = ogląda
ui-company-host = gospodarz
ui-company-removed = usunięto
ui-company-banned = zbanowano
ui-company-muted = wyciszono przy stole
ui-company-mute = Wycisz dla mnie
ui-company-unmute = Cofnij wyciszenie
ui-company-silence = Wycisz przy stole
ui-company-unsilence = Pozwól znów pisać
ui-company-remove = Usuń
ui-company-ban = Zbanuj
ui-company-lift = Pozwól wrócić
ui-company-report = Zgłoś
ui-company-reason = Co jest nie tak?
ui-company-report-go = Wyślij zgłoszenie
ui-company-mute-note = Zgłoszenia trafiają do osoby prowadzącej ten serwer. Nikt przy stole nie dowie się o nich ani o tym, kogo wyciszasz.

# Zachowywanie stołów

ui-account-tables =
    { $tables ->
        [0] Ta przeglądarka nie ma jeszcze żadnego miejsca.
        [one] Ta przeglądarka ma miejsce przy 1 stole.
       *[many] Ta przeglądarka ma miejsca przy { $tables } stołach.
    }
ui-account-kept = Twoje konto: { $name }
ui-account-kept-about = Twoje stoły są zapisane pod tą nazwą. Możesz się pod nią zalogować na dowolnym urządzeniu.
ui-account-log-out = Wyloguj się
ui-account-log-out-about = Ta przeglądarka zapomni o twoich miejscach; konto je zachowa.
ui-account-keep = Zapisz je pod nazwą
ui-account-keep-about = Twoje miejsca należą do tej przeglądarki. Z nazwą i hasłem znajdziesz swoje stoły wszędzie. E-mail nie jest potrzebny.
ui-account-keep-go = Zapisz moje stoły
ui-account-name = Nazwa
ui-account-password = Hasło
ui-account-password-about = Co najmniej { $least ->
    [one] 1 znak
    [few] { $least } znaki
   *[many] { $least } znaków
}. Nie można go odzyskać.
ui-account-log-in = Zaloguj się
ui-account-log-in-about = Stoły z twojego konta dołączą do stołów tej przeglądarki.
ui-account-log-in-go = Zaloguj się
ui-device = Przenieś na inne urządzenie
ui-device-about = Prywatny link przenosi miejsca tej przeglądarki na telefon lub inny komputer, bez konta. Potem na tych samych miejscach można grać na obu.
ui-device-link = Prywatny link
ui-device-go = Utwórz prywatny link
ui-device-minutes =
    { $minutes ->
        [one] Otwórz go w ciągu 1 minuty. Działa tylko raz.
       *[many] Otwórz go w ciągu { $minutes } minut. Działa tylko raz.
    }
ui-device-secret = Nikomu go nie wysyłaj: kto go otworzy, zobaczy twoje karty i będzie grać za ciebie.

# Oglądanie

ui-watch-filling = Wolne miejsca
ui-watch-playing = W toku
ui-watch-playing-none = Nie trwa żadna otwarta gra.
ui-watch-finished = Powtórki
ui-watch-finished-none = Żadna gra jeszcze się nie skończyła.
