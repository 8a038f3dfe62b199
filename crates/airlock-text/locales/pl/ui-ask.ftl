# Pytanie: o co chodzi, odpowiedzi i to, co widać, gdy odpowiadają inni.

ui-ask-ruling = Zasada
ui-ask-handle = { $count ->
    [one] 1 opcja
    [few] { $count } opcje
   *[many] { $count } opcji
}
ui-ask-choose = Wybierz tutaj, na planszy lub na ręce.
ui-ask-go = Potwierdź
ui-ask-go-add = Dołóż zaznaczone karty
ui-ask-go-discard = Odrzuć zaznaczone karty
ui-ask-back = Cofnij
ui-ask-rolled = { $summary } Po rzucie nie można tego cofnąć.
ui-ask-final = { $summary } Nie można tego cofnąć.
ui-ask-recallable = { $summary } Możesz to cofnąć, dopóki nie odpowie ktoś inny.
ui-ask-note-feed = Zaznacz karty tutaj lub na ręce. Przy każdej widać, ile jest warta w tym teście.
ui-ask-note-exactly = Zaznacz { n-cards.acc } tutaj lub na ręce.
ui-ask-note-upto = Zaznacz najwyżej { n-cards.acc } tutaj lub na ręce.
ui-ask-feed-start = Nie zaznaczono kart.

ui-steps = Fazy tury
ui-step-setup = Przygotowanie
ui-step-skills = Karty
ui-step-move = Ruch
ui-step-action = Akcja
ui-step-action-of = Akcja { $number } z { $of }
ui-step-crisis = Kryzys
ui-step-cylons = Cyloni
ui-step-jump = Skok
ui-step-evacuate = Ewakuacja

# Grupy odpowiedzi

ui-group-viper = Twój viper
ui-group-viper-in = Twój viper, { $area }
ui-group-here = Twój obszar
ui-group-quorum = Kworum
ui-group-title = Twoja pozycja
ui-group-cards = Karty
ui-group-abilities = Zdolności
ui-group-loyalty = Lojalność
ui-group-space = Pola przestrzeni
ui-group-reserves = { $count ->
    [one] Rezerwy, 1 viper
    [few] Rezerwy, { $count } vipery
   *[many] Rezerwy, { $count } viperów
}
ui-group-boarding = Tor abordażu
ui-group-characters = Do wyboru
ui-group-people = Gracze
ui-group-draws = Karty do wylosowania
ui-group-draw = Karta { $number }
ui-group-destinations = Punkty docelowe
ui-group-crises = Kryzysy
ui-group-decks = Talie
ui-group-ships = Statki
ui-group-damage = Uszkodzenia
ui-group-hulls = Kto przyjmuje trafienie
ui-group-dials = Zasoby
ui-group-on-top = Na wierzch talii
ui-group-under = Na spód talii
ui-group-ground = Na planecie
ui-group-forces = Siły okupacyjne
ui-group-mutiny = Karty Buntu
ui-group-motives = Motywy
ui-group-raptor-reserves = { $count ->
    [one] Rezerwy, 1 raptor bojowy
    [few] Rezerwy, { $count } raptory bojowe
   *[many] Rezerwy, { $count } raptorów bojowych
}
ui-group-uses = Możesz użyć
ui-group-options = Twoje opcje
ui-group-hand = Twoje karty
ui-group-for = Liczą się na plus
ui-group-against = Liczą się na minus

# Obok odpowiedzi

ui-remark-left = zostało { $count }
ui-remark-costs = { $count ->
    [one] kosztuje 1 kartę
    [few] kosztuje { $count } karty
   *[many] kosztuje { $count } kart
}
ui-remark-damaged = uszkodzenie
ui-remark-viper = viper, { $area }
ui-remark-hull = uszkodzone { $count } z { $limit }
ui-remark-distance = dystans { $distance }
ui-remark-both = { $first }, { $then }

# Teraz niemożliwe

ui-why-title = Teraz niemożliwe
ui-why = : { $reason }.
ui-why-cards = Karty umiejętności
ui-why-cards-cylon = Cyloni dokładają je do testów, ale nie używają ich tekstu
ui-why-cards-cylon-own = Cyloni dokładają je do testów, ale używają tylko tekstów dla Cylonów
ui-why-location = Obszary
ui-why-location-piloting = jesteś w swoim viperze
ui-why-human-ships = Statki ludzi
ui-why-human-ships-cylon = Cylon porusza się po obszarach Cylonów
ui-why-hazardous = nie możesz przesunąć się tam z własnej woli
ui-why-ship-cards = nie masz karty umiejętności, aby zapłacić za ruch
ui-why-ship-closed = teraz nikt nie może się tam przesunąć
ui-why-later = Dołożyć później
ui-why-later-once = każdy dokłada karty tylko raz
ui-why-more = Dołożyć więcej
ui-why-more-cylon = Cylon dokłada najwyżej 1 kartę
ui-why-more-brig = w Areszcie dokładasz najwyżej 1 kartę
ui-why-more-detention = w Więzieniu dokładasz najwyżej 2 karty
ui-why-more-infiltrating = podczas Infiltracji dokładasz najwyżej 2 karty
ui-why-kind = { $due ->
    [yes] nikt jeszcze nie jest Przywódcą Cylonów, a ty wybierasz na końcu
   *[no] { $kind-id ->
        [political-leader] { $count ->
            [one] został tylko 1 przywódca polityczny, a w innym rodzaju więcej postaci
           *[many] zostało tylko { $count } przywódców politycznych, a w innym rodzaju więcej postaci
        }
        [military-leader] { $count ->
            [one] został tylko 1 przywódca wojskowy, a w innym rodzaju więcej postaci
           *[many] zostało tylko { $count } przywódców wojskowych, a w innym rodzaju więcej postaci
        }
        [pilot] { $count ->
            [one] został tylko 1 pilot, a w innym rodzaju więcej postaci
           *[many] zostało tylko { $count } pilotów, a w innym rodzaju więcej postaci
        }
        [cylon-leader] ktoś z was już jest Przywódcą Cylonów
       *[support] nie teraz
    }
}
ui-why-executed = po egzekucji
ui-why-taken = zajęte

# Gdy odpowiadają inni

ui-idle-several = { $count ->
    [one] Decyduje 1 osoba
    [few] Decydują { $count } osoby
   *[many] Decyduje { $count } osób
}
ui-idle-nothing = Nie masz teraz nic do zrobienia.
ui-idle-watching = Oglądasz.
ui-idle-reload = Bez skryptów ta strona nie odświeża się sama. [Wczytaj ją ponownie], żeby zobaczyć, co się stało.
ui-idle-pause = Krótka przerwa
ui-idle-pause-rule = Możliwe, że ktoś to jeszcze zmieni.
ui-idle-pause-even = Możliwe, że ktoś to jeszcze zmieni. Przerwa jest taka sama dla wszystkich, nawet gdy nikt nie może.
ui-idle-passed = Pasujesz.
ui-idle-uses = Chcesz użyć: { $what }.
ui-idle-order = Wydaj polecenie
ui-idle-back = dopóki nie odpowie ktoś inny
ui-idle-forward = Przewiń do mojego następnego pytania
ui-recap = Od twojej ostatniej odpowiedzi: { $count ->
    [one] 1 zdarzenie
    [few] { $count } zdarzenia
   *[other] { $count } zdarzeń
}

# Gra się skończyła

