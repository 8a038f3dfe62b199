# Pytanie: o co chodzi, odpowiedzi i to, co widać, gdy odpowiadają inni.

ui-ask-ruling = Zasada
ui-ask-handle = { $count ->
    [one] 1 odpowiedź
   *[many] { $count } odpowiedzi
}
ui-ask-choose = Wybierz odpowiedź tutaj, na planszy lub na ręce.
ui-ask-go = Wykonaj
ui-ask-go-add = Dołóż wskazane karty
ui-ask-go-discard = Odrzuć wskazane karty
ui-ask-back = Cofnij
ui-ask-rolled = { $summary } Po rzucie nie można tego cofnąć.
ui-ask-final = { $summary } Nie można tego cofnąć.
ui-ask-recallable = { $summary } Możesz to cofnąć, dopóki nie odpowie ktoś inny.
ui-ask-note-feed = Wskaż karty tutaj lub na ręce. Przy każdej widać, ile jest warta w tym teście.
ui-ask-note-exactly = { $count ->
    [one] Wskaż 1 kartę tutaj lub na ręce.
    [few] Wskaż { $count } karty tutaj lub na ręce.
   *[many] Wskaż { $count } kart tutaj lub na ręce.
}
ui-ask-note-upto = { $count ->
    [one] Wskaż najwyżej 1 kartę tutaj lub na ręce.
    [few] Wskaż najwyżej { $count } karty tutaj lub na ręce.
   *[many] Wskaż najwyżej { $count } kart tutaj lub na ręce.
}
ui-ask-feed-start = Nie wskazano żadnej karty.

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
ui-group-here = Tu, gdzie jesteś
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
ui-group-destinations = Punkty docelowe
ui-group-crises = Kryzysy
ui-group-decks = Talie
ui-group-ships = Statki
ui-group-damage = Uszkodzenia
ui-group-hulls = Trafienie przyjmuje
ui-group-dials = Zasoby
ui-group-on-top = Na wierzch talii
ui-group-under = Na spód talii
ui-group-ground = Na powierzchni
ui-group-forces = Siły okupacyjne
ui-group-mutiny = Karty Buntu
ui-group-motives = Motywy
ui-group-raptor-reserves = { $count ->
    [one] Rezerwy, 1 raptor bojowy
    [few] Rezerwy, { $count } raptory bojowe
   *[many] Rezerwy, { $count } raptorów bojowych
}
ui-group-uses = Możesz
ui-group-options = Twój wybór
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
ui-remark-damaged = uszkodzony
ui-remark-viper = viper, { $area }
ui-remark-hull = uszkodzenia: { $count } z { $limit }
ui-remark-distance = dystans { $distance }
ui-remark-both = { $first }, { $then }

# Teraz niemożliwe

ui-why-title = Teraz niemożliwe
ui-why = : { $reason }.
ui-why-cards = Karty umiejętności
ui-why-cards-cylon = Cyloni dokładają je do testów i nie używają ich tekstu
ui-why-cards-cylon-own = Cyloni dokładają je do testów i używają tylko tekstów przeznaczonych dla nich
ui-why-location = Obszary
ui-why-location-piloting = podczas lotu nie jesteś na żadnym
ui-why-human-ships = Statki ludzi
ui-why-human-ships-cylon = Cylon porusza się po obszarach Cylonów
ui-why-hazardous = nikt nie może przesunąć się tam z własnej woli
ui-why-ship-cards = nie masz karty umiejętności, aby zapłacić za drogę
ui-why-ship-closed = teraz nikt nie może się tam przesunąć
ui-why-later = Dołożyć później
ui-why-later-once = karty dokłada się w jednej kolejce
ui-why-more = Dołożyć więcej
ui-why-more-cylon = Cylon dokłada najwyżej 1 kartę
ui-why-more-brig = z Aresztu dokładasz najwyżej 1 kartę
ui-why-more-detention = w Więzieniu dokładasz najwyżej 2
ui-why-more-infiltrating = podczas Infiltracji dokładasz najwyżej 2
ui-why-kind = { $due ->
    [yes] nikt jeszcze nie przewodzi Cylonom, a ty wybierasz jako ostatnia osoba
   *[no] { $kind-id ->
        [political-leader] { $count ->
            [one] został tylko 1 przywódca polityczny, a innych więcej
            [few] zostało { $count } przywódców politycznych, a innych więcej
           *[many] zostało { $count } przywódców politycznych, a innych więcej
        }
        [military-leader] { $count ->
            [one] został tylko 1 przywódca wojskowy, a innych więcej
            [few] zostało { $count } przywódców wojskowych, a innych więcej
           *[many] zostało { $count } przywódców wojskowych, a innych więcej
        }
        [pilot] { $count ->
            [one] został tylko 1 pilot, a innych więcej
            [few] zostało { $count } pilotów, a innych więcej
           *[many] zostało { $count } pilotów, a innych więcej
        }
        [cylon-leader] ktoś z was już przewodzi Cylonom
       *[support] nie teraz
    }
}
ui-why-executed = po egzekucji
ui-why-taken = zajęte

# Gdy odpowiadają inni

ui-idle-several = { $count ->
    [one] Odpowiada 1 osoba
    [few] Odpowiadają { $count } osoby
   *[many] Odpowiada { $count } osób
}
ui-idle-nothing = Nie masz teraz nic do zrobienia.
ui-idle-watching = Oglądasz.
ui-idle-pause = Krótka przerwa
ui-idle-pause-rule = Być może ktoś może to zmienić.
ui-idle-pause-even = Być może ktoś może to zmienić. Przerwa jest taka sama dla wszystkich, także gdy nikt nie może.
ui-idle-passed = Pasujesz.
ui-idle-uses = Chcesz użyć: { $what }.
ui-idle-order = Wydaj polecenie
ui-idle-back = dopóki nie odpowie ktoś inny

# Gra się skończyła

