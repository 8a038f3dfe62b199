# Jak grać i leksykon zasad.

ui-how = Jak grać
ui-how-about = Pięć minut. O całą resztę zapyta stół i poda odpowiedzi, które masz do wyboru.

# To, co w [nawiasach], jest pogrubione, jest klawiszem albo odnośnikiem.

ui-how-goal = O co chodzi
ui-how-goal-text = Utrzymujecie flotę przy życiu, aż przebędzie [dystans { $distance }]; następny skok daje wygraną. Niektórzy z was są Cylonami i chcą jej zguby. Każdy zna tylko własne karty, a w połowie drogi dochodzą kolejne.
ui-how-lost = Flota ginie, gdy
ui-how-lost-dial = Zasób spadnie do 0
ui-how-lost-dial-text = na koniec tury: paliwo, żywność, morale lub populacja
ui-how-lost-damage = { $rooms } obszarów będzie uszkodzonych
ui-how-lost-damage-text = w tej samej chwili
ui-how-lost-boarded = Centurion dojdzie do końca
ui-how-lost-boarded-text = toru abordażu

ui-how-turn = Twoja tura
ui-how-step-skills = Karty
ui-how-step-skills-text = Losujesz to, co mówi twoja karta postaci, zwykle { $cards }.
ui-how-step-move = Ruch
ui-how-step-move-text = Na dowolny obszar. Inny statek kosztuje 1 kartę. Albo lecisz viperem o 1 pole.
ui-how-step-action = Akcja
ui-how-step-action-text = Twój obszar, karta, zdolność, twój viper. Jedna.
ui-how-step-crisis = Kryzys
ui-how-step-crisis-text = Odkrywasz Kryzys: test, wybór albo atak.
ui-how-step-cylons = Cyloni
ui-how-step-cylons-text = Jego symbol mówi, które statki Cylonów działają.
ui-how-step-jump = Skok
ui-how-step-jump-text = Przy symbolu skoku tor przesuwa się o 1.
ui-how-turn-end = Na koniec każdej tury wszyscy odrzucają karty umiejętności ponad limit ({ $limit }).
ui-how-turn-more = [Tura krok po kroku]

ui-how-check = Test umiejętności
ui-how-check-needs = [{ $needed }], aby zdać
ui-how-check-sum = brakuje { $by }
ui-how-check-text = Wszyscy po kolei, po jednym razie, dokładają zakryte karty; { $destiny } z talii Przeznaczenia dochodzą w ciemno. Tasuje się je i odkrywa: podane umiejętności liczą się na plus, wszystkie inne na minus. Nikt więc nie wie, kto zaszkodził.

ui-how-skills = Umiejętności
ui-how-politics = więcej kart, jawne testy
ui-how-leadership = rozkazy dla innych, łatwiejsze testy
ui-how-tactics = zwiad, pomoc przy kości
ui-how-piloting = więcej ostrzału, uniki
ui-how-engineering = naprawa obszarów i viperów
ui-how-treachery = szkodzi, a mało pomaga

ui-how-ships = Zasoby, statki i skok
ui-how-dials = Zasoby
ui-how-dials-text = spadają przez Kryzysy, utracone statki i skoki. W czerwonej strefie są od: { $reds }.
ui-how-red = { $resource } { $red }
ui-how-reds-join = { $first }, { $last }
ui-how-battle = Statki Cylonów
ui-how-battle-text = działają, gdy Kryzys ma ich symbol: raidery strzelają do viperów, potem do statków cywilnych, basestary do Galactici; z ciężkich raiderów wychodzą centurioni. Odpowiadaj ogniem z vipera, z Centrum dowodzenia lub z Kontroli uzbrojenia.
ui-how-jump = Skok
ui-how-jump-text = zostawia ich wszystkich w tyle. Na końcu toru następuje sam. Z Kontroli FTL można skoczyć, gdy tor przesunie się o { $spaces }, ale może to kosztować nawet { $worst } populacji.

ui-how-secret = Tajemnica
ui-how-secret-text = Każdy z was ma karty Lojalności. Jedna karta Cylona czyni cię Cylonem. Przy [dystansie { $distance }] każdy dostaje jeszcze jedną.
ui-how-reveal = Cylon może po cichu psuć testy i plany albo ujawnić się w ramach akcji: karta wyrządza szkodę, a on gra odtąd z obszarów Cylonów.

ui-how-titles = Pozycje i Areszt
ui-how-admiral = wybiera punkt docelowy, ma broń nuklearną
ui-how-president = ma karty Kworum
ui-how-brig = bez ruchu, 1 karta do testu, bez Kryzysu; wychodzi się dzięki testowi
ui-how-sickbay = 1 karta w fazie otrzymywania umiejętności; wychodzi się ruchem

ui-how-say = Co wolno mówić
ui-how-say-text = Wszystko poza faktami o ukrytych kartach. „Mogę trochę pomóc” jest w porządku; liczby i nazwy nie. Kłamać wolno.
ui-how-stuck = Nie wiesz, co dalej? Naciśnij [?] na czymkolwiek przy stole. Brakująca odpowiedź mówi, dlaczego jej nie ma.

ui-how-pegasus = Z Pegasusem
ui-how-pegasus-ship = Battlestar Pegasus
ui-how-pegasus-ship-text = leci z wami: 4 dodatkowe obszary, a trafienie może przyjąć zamiast Galactici. Jego utrata nie oznacza przegranej.
ui-how-pegasus-reckless = Zdrada i Ryzyko
ui-how-pegasus-reckless-text = Karty Zdrady liczą się na minus w prawie każdym teście, a ich tekstu używają tylko Cyloni. Karta z Ryzykiem od razu pomaga w teście, ale budzi Zdradę, która w nim leży.
ui-how-pegasus-move = Zdolności Ruchu
ui-how-pegasus-move-text = używane są w twojej fazie ruchu, zamiast ruchu.
ui-how-pegasus-execution = Egzekucja
ui-how-pegasus-execution-text = pokazuje, kim ktoś był. Cylon gra dalej z Okrętu Zmartwychwstania; człowiek kosztuje 1 morale i wraca jako nowa postać.
ui-how-pegasus-leader = Przywódcy Cylonów
ui-how-pegasus-leader-text = Wśród { $least }–{ $most } graczy może być jeden: jawny Cylon z tajną Intencją. Wygrywa tylko dzięki niej i może prowadzić Infiltrację floty jako człowiek.
ui-how-pegasus-new-caprica = Nowa Caprica
ui-how-pegasus-new-caprica-text = Przy dystansie { $distance } flota się osiedla, a Cyloni ją okupują. Przygotujcie statki, wytrwajcie do powrotu Galactici, ewakuujcie; potem Admirał wykonuje skok. Pozostawione statki i ludzie są straceni.
ui-how-daybreak = Ze Świtem
ui-how-daybreak-mutiny = Karty Buntu
ui-how-daybreak-mutiny-text = to mocne akcje, które coś kosztują; losuje się je najczęściej za odrzucenie Zdrady albo dlatego, że ktoś cię wskazał. Możesz mieć w tajemnicy { $limit }; z jedną więcej trafiasz do Aresztu i odrzucasz. Buntownik, odkrywany zaraz po rozdaniu jego karty, traci wszystkie pozycje, ale może mieć { $mutineer }.
ui-how-daybreak-miracle = Żetony cudu
ui-how-daybreak-miracle-text = opłacają to, na co karta postaci pozwala raz w trakcie rozgrywki. Na początku masz { $limit } i nie możesz mieć więcej; kto dostanie nowy, może użyć tej zdolności ponownie.
ui-how-daybreak-treachery = Zdolności testowe
ui-how-daybreak-treachery-text = działają, gdy ich karta zostaje odkryta w teście, ktokolwiek ją dołożył, także z talii Przeznaczenia. Ma je każda karta Zdrady.
ui-how-daybreak-motives = Przywódcy Cylonów i Motywy
ui-how-daybreak-motives-text = Wśród { $least }–{ $most } graczy może być jeden Przywódca Cylonów. Liczba jego tajnych Motywów: { $motives }, w połowie drogi jeszcze { $motives }. Każdy ujawnia w chwili, w której jest spełniony. Wygrywa razem ze zwycięską stroną, jeśli nieujawnionych zostało mu najwyżej { $unrevealed }, a co najmniej { $side } z ujawnionych należą do tej strony.
ui-how-daybreak-raptors = Raptory bojowe
ui-how-daybreak-raptors-text = liczą się jako vipery i nigdy nie są uszkadzane, tylko niszczone. Mogą zostać w przestrzeni, gdy flota wykonuje skok.
ui-how-daybreak-missions = Ziemia i misje
ui-how-daybreak-missions-text = Na Ziemię prowadzi skok po osiągnięciu dystansu { $distance }. Mostek Demetriusa rozpoczyna misje: testy, które dają dystans lub inną pomoc i zastępują Kryzys w danej turze. Jedna z nich sprowadza Zbuntowanego Basestara: po zdanym teście dla ludzi, po niezdanym dla Cylonów.

# Leksykon

ui-rules = Zasady
ui-rules-reference = Leksykon
ui-rules-search = Szukaj w zasadach
ui-rules-search-hint = Szukaj w zasadach  /
ui-rules-search-go = Szukaj
ui-rules-kind-label = Rodzaj
ui-rules-all = Wszystko
ui-rules-kind = { $kind ->
    [procedure] Procedura
    [place] Obszar
    [character] Postać
    [skill] Karta umiejętności
    [crisis] Kryzys
    [super-crisis] Superkryzys
    [quorum] Kworum
    [destination] Punkt docelowy
    [loyalty] Lojalność
    [agenda] Intencja
    [motive] Motyw
    [mutiny] Karta Buntu
    [mission] Misja
    [title] Pozycja
    [token] Żeton
   *[ruling] Wykładnia
}
ui-rules-kinds = { $kind ->
    [procedure] Procedury
    [place] Obszary
    [character] Postacie
    [skill] Karty umiejętności
    [crisis] Kryzysy
    [super-crisis] Superkryzysy
    [quorum] Kworum
    [destination] Punkty docelowe
    [loyalty] Lojalność
    [agenda] Intencje
    [motive] Motywy
    [mutiny] Karty Buntu
    [mission] Misje
    [title] Pozycje
    [token] Żetony
   *[ruling] Wykładnie
}
ui-rules-count = { $count ->
    [one] 1 hasło z „{ $query }”. Enter je otwiera.
    [few] { $cut ->
        [yes] { $count } hasła z „{ $query }”, tu najlepsze: { $most }. Strzałki przechodzą, Enter otwiera.
       *[no] { $count } hasła z „{ $query }”. Strzałki przechodzą, Enter otwiera.
    }
   *[many] { $cut ->
        [yes] { $count } haseł z „{ $query }”, tu najlepsze: { $most }. Strzałki przechodzą, Enter otwiera.
       *[no] { $count } haseł z „{ $query }”. Strzałki przechodzą, Enter otwiera.
    }
}
ui-rules-count-all = { $count ->
    [one] 1 hasło.
    [few] { $count } hasła. Strzałki przechodzą, Enter otwiera.
   *[many] { $count } haseł. Strzałki przechodzą, Enter otwiera.
}
ui-rules-count-none = Nic z tym słowem. Spróbuj nazwy obszaru, karty lub imienia.
ui-rules-about-place = { $ship-id ->
    [cylon] Obszar Cylonów
   *[other] { $hazardous ->
        [yes] Obszar zagrożenia, { $ship }
       *[no] Obszar, { $ship }
    }
}
ui-rules-about-character = Postać, { $kind }
ui-rules-about-skill = Karta umiejętności, { $skill }
ui-rules-about-crisis = { $kind ->
    [super-crisis] { $attack ->
        [yes] Superkryzys, cyloński atak
       *[no] Superkryzys
    }
    [new-caprica] Kryzys Nowej Caprici
   *[crisis] { $attack ->
        [yes] Kryzys, cyloński atak
       *[no] Kryzys
    }
}
ui-rules-about-board = { $kind ->
    [overlay] Nakładka na planszę
    [space] Pole planszy
   *[board] Plansza
}
ui-rules-about-motive = { $side ->
    [human] { $when ->
        [end] Motyw po stronie ludzi, ujawniany po zakończeniu gry
       *[any] Motyw po stronie ludzi
    }
   *[cylon] { $when ->
        [end] Motyw po stronie Cylonów, ujawniany po zakończeniu gry
       *[any] Motyw po stronie Cylonów
    }
}
ui-rules-about-mission = { $distance ->
    [0] Misja
   *[other] Misja, dystans { $distance }
}
ui-rules-about-destination = { $objective ->
    [yes] Cel
   *[no] Punkt docelowy
}
ui-rules-about-ruling = { $kind ->
    [procedure] Procedura: { $section }
   *[ruling] Wykładnia: { $section }
}
ui-rules-loyalty = { $card }: { $power }
ui-rules-damage = Uszkodzenie: { $what }
ui-rules-says = Zasada
ui-rules-strength = { $count } o sile { $strength }
ui-rules-copies = { $kind ->
    [token] { $count ->
        [one] 1 element
        [few] { $count } elementy
       *[many] { $count } elementów
    }
   *[other] { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
}
ui-rules-in-the-box = W pudełku
ui-rules-set = Pochodzi z
ui-rules-overlay = Z zestawem { $set }
ui-rules-origin = Źródło
ui-rules-origin-is = { $origin ->
    [R] Instrukcja albo wydrukowany tekst karty lub planszy
    [F] Opublikowane FAQ i errata
    [C] Późniejsze wyjaśnienia, zebrane z opublikowanych odpowiedzi
   *[D] Wywnioskowane z tekstu i zasad ogólnych
}
ui-rules-contested = Opublikowane odpowiedzi różnią się tutaj; hasło mówi, którą przyjęto.
ui-rules-rulings = Wykładnie
ui-rules-see = Zobacz też
ui-rules-more = Wszystkie wykładnie z „{ $name }”
