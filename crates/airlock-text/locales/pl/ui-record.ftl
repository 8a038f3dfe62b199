# Zapis: dziennik, czat, notatki, stałe polecenia; wyjaśnienia i karty postaci.

ui-record = Dziennik i czat
ui-record-log = Dziennik
ui-record-chat = Czat
ui-record-notes = Notatki
ui-record-orders = Polecenia

ui-log-turn = Tura { $number }, { $who }
ui-log-turn-you = Tura { $number }, twoja
ui-log-since = od twojej ostatniej tury
ui-log-earlier = Wcześniej
ui-log-details = { $count ->
    [one] 1 szczegół
    [few] { $count } szczegóły
   *[other] { $count } szczegółów
}

ui-chat-unread = nowe
ui-chat-empty = Nie ma jeszcze wiadomości.
ui-say = Powiedz coś
ui-say-placeholder = Napisz do stołu
ui-say-send = Wyślij
ui-phrases = Szybkie wiadomości
ui-phrase-help-not = W ogóle nie mogę pomóc.
ui-phrase-help-little = Mogę trochę pomóc.
ui-phrase-help-lot = Mogę dużo pomóc.
ui-phrase-who-helps = Kto może pomóc?
ui-phrase-let-it-fail = Odpuśćmy ten test.
ui-phrase-trust-me = Zaufajcie mi.
ui-phrase-suspicious = Ktoś kłamie.
ui-phrase-thanks = Dobra robota.

ui-notes-note = Widzisz to tylko ty.
ui-notes-keep = Zapisz

ui-orders-note = Stałe polecenia odpowiadają za ciebie i nikt inny o nich nie wie.
ui-orders-none = Nie masz nic, czego można użyć poza swoją turą.
ui-orders-ask = Pytaj
ui-orders-pass = Pasuj
ui-orders-drop = Anuluj

ui-when-crisis-revealed = po odkryciu Kryzysu
ui-when-option-chosen = po wyborze opcji
ui-when-instead-of-check = przed testem Kryzysu
ui-when-before-cards = przed dołożeniem kart
ui-when-before-reveal = przed odkryciem kart
ui-when-after-total = po obliczeniu siły testu
ui-when-after-check = po teście
ui-when-before-roll = przed rzutem
ui-when-after-roll = po rzucie
ui-when-viper-attacked = po ataku na vipera
ui-when-vipers-placed = gdy pojawiają się vipery
ui-when-turn-began = na początku twojej tury
ui-when-cards-added = gdy ktoś dołoży karty do testu
ui-when-after-reveal = po odkryciu kart testu
ui-when-destroyed = gdy zniszczysz basestara lub centuriona
ui-when-before-raiders = przed działaniem raiderów
ui-when-treachery-discarded = gdy człowiek odrzuca kartę Zdrady
ui-when-check-passed = po zdanym teście
ui-when-choosing-option = przed czyimś wyborem opcji
ui-when-civilian-threatened = przed zniszczeniem statku cywilnego
ui-when-removing-ships = przy skoku floty
ui-when-before-activation = przed działaniem statków Cylonów
ui-when-infiltration-ends = gdy kończy się twoja Infiltracja
ui-when-motive-holds = gdy jest spełniony

# Wyjaśnienia

ui-explain-close = Zamknij (Esc)
ui-explain-when = Kiedy
ui-explain-does = Działanie
ui-explain-limit = Ograniczenie
ui-explain-check = W teście
ui-explain-worth = { $skill }, siła { $strength }
ui-explain-centurion = Centurion
ui-explain-nuke = Broń nuklearna
ui-explain-occupation = Siły okupacyjne
ui-explain-rules = W zasadach
ui-explain-order = Stałe polecenie
ui-explain-sheet = Karta postaci

ui-now-worth = Teraz: warta { $worth } w tym teście.
ui-now-denied = Nie teraz: { $reason }.
ui-now-here = { $count ->
    [0] Nikogo tu nie ma.
   *[other] Tutaj: { $names }.
}
ui-now-damaged = Uszkodzenie: akcji tego obszaru nie można używać do czasu naprawy.
ui-now-played = Kto gra jako { $name }: { $who }.
ui-now-in-play = Teraz w grze.
ui-now-in-play-with = Teraz w grze. Kto ją ma: { $who }.
ui-now-mission = Leży na polu „Aktywna misja” do skoku floty.
ui-now-mission-down = Leży zakryta na polu „Aktywna misja”; po skoku floty wraca do talii Misji.
ui-now-motive = Już ujawniony. Kto go ma: { $who }.
ui-now-holder = Teraz: { $who }.
ui-now-dial = { $red ->
    [yes] Teraz { $value }, w czerwonej strefie.
   *[no] Teraz { $value }.
}
ui-now-ships = Teraz w przestrzeni: { $count } z { $of }.
ui-now-reserves = W Rezerwach: { $count }.
ui-now-occupation = { $count ->
    [0] Na Nowej Capricie nie ma żadnych.
   *[other] Na Nowej Capricie: { $count }.
}
ui-now-boarding = { $count ->
    [0] Na pokładzie nie ma żadnego.
   *[other] Na pokładzie: { $count }.
}
ui-now-nukes = { $count ->
    [0] Nie pozostał żaden.
   *[other] Pozostało: { $count }.
}

# Karty postaci

ui-profile = Karta postaci
ui-profile-whose = Wybierz kartę postaci
ui-profile-back = Wróć do planszy
ui-profile-none = Nikt jeszcze nie wybrał postaci.
ui-profile-you = ty
ui-profile-who = { $kind }; kto gra: { $who }
ui-profile-hand = Ręka
ui-profile-executed = Wcześniejsze egzekucje
ui-profile-played-super = Zagrany Superkryzys
ui-profile-yes = Tak
ui-profile-hand-of = { $count } z { $of }
ui-profile-where = Teraz
ui-profile-viper = Viper, { $area }
ui-profile-off = Poza planszą
ui-profile-start = Początek
ui-profile-start-either = { $first } albo { $then }
ui-profile-start-viper = W viperze
ui-profile-agenda = Intencja
ui-profile-line = { $place } w linii, tutaj { $here }
ui-profile-draws-you = W każdej turze losujesz { $count }
ui-profile-draws = W każdej turze { $who } losuje { $count }
ui-profile-or = lub
ui-profile-abilities = Zdolności
ui-profile-always = Zawsze
ui-ability-cylon = Stracona: ujawniony Cylon nie ma zdolności.
ui-ability-used = Zużyta.
ui-ability-forfeited = Niedostępna: przejmujesz tę postać za późno.
ui-ability-ready = Gotowa.
ui-ability-ready-asked = Gotowa. We właściwej chwili pojawi się pytanie; możesz też wydać stałe polecenie.
ui-ability-began = { $began ->
    [yes] Działa w tej turze: zaczęła się w viperze.
   *[no] Nie w tej turze: nie zaczęła się w viperze.
}
ui-ability-turn-used = Zużyta w tej turze.
ui-ability-difficulty = Zamiast { $printed } byłoby { $needed }.
ui-ability-off = Jeszcze nie na planszy.
ui-ability-last-card = Teraz 1 karta na ręce.
ui-ability-cost = Teraz za mało kart na ręce.
ui-ability-cost-at = Teraz za mało kart na ręce dla tego obszaru.
