# Jak grać i leksykon zasad.

ui-how = Jak grać
ui-how-about = Pięć minut czytania. O resztę zapyta cię stół i pokaże, co możesz zrobić.

# To, co w [nawiasach], jest pogrubione, jest klawiszem albo odnośnikiem.

ui-how-goal = Cel gry
ui-how-goal-text = Utrzymajcie flotę przy życiu, aż przebędzie [dystans { $distance }]; następny skok daje wygraną. Niektórzy z was są Cylonami i chcą zguby floty. Każdy zna tylko własne karty, a w połowie drogi dochodzą kolejne.
ui-how-lost = Ludzie przegrywają, gdy
ui-how-lost-dial = Zasób wynosi 0
ui-how-lost-dial-text = na koniec tury: paliwo, żywność, morale lub populacja
ui-how-lost-damage = { $rooms ->
    [one] 1 obszar jest uszkodzony
    [few] { $rooms } obszary są uszkodzone
   *[many] { $rooms } obszarów jest uszkodzonych
}
ui-how-lost-damage-text = na Galactice w tej samej chwili
ui-how-lost-boarded = Centurion dochodzi do końca
ui-how-lost-boarded-text = toru abordażu

ui-how-turn = Twoja tura
ui-how-step-skills = Karty
ui-how-step-skills-text = Wylosuj karty podane na karcie postaci, zwykle { $cards }.
ui-how-step-move = Ruch
ui-how-step-move-text = Idź na dowolny obszar; inny statek kosztuje 1 kartę. Albo leć swoim viperem o 1 pole.
ui-how-step-action = Akcja
ui-how-step-action-text = Użyj swojego obszaru, karty, zdolności lub vipera. Tylko raz.
ui-how-step-crisis = Kryzys
ui-how-step-crisis-text = Odkryj Kryzys: test, wybór albo atak.
ui-how-step-cylons = Cyloni
ui-how-step-cylons-text = Jego symbol pokazuje, które statki Cylonów działają.
ui-how-step-jump = Skok
ui-how-step-jump-text = Przy symbolu skoku znacznik floty przesuwa się o 1 pole.
ui-how-turn-end = Na koniec każdej tury wszyscy odrzucają karty umiejętności, tak aby mieć najwyżej { $limit }.
ui-how-turn-more = [Tura krok po kroku]

ui-how-check = Test umiejętności
ui-how-check-needs = [{ $needed }], aby zdać
ui-how-check-sum = brakuje { $by }
ui-how-check-text = Wszyscy po kolei i tylko raz dokładają zakryte karty; { $destiny ->
    [one] 1 dochodzi
    [few] { $destiny } dochodzą
   *[many] { $destiny } dochodzi
} w ciemno z talii Przeznaczenia. Karty się tasuje i odkrywa: podane rodzaje liczą się na plus, wszystkie inne na minus. Nikt więc nie wie, kto zaszkodził.

ui-how-skills = Rodzaje umiejętności
ui-how-politics = więcej kart, jawne testy
ui-how-leadership = rozkazy dla innych, łatwiejsze testy
ui-how-tactics = zwiad, pomoc przy rzutach
ui-how-piloting = więcej ataków, uniki
ui-how-engineering = naprawa obszarów i viperów
ui-how-treachery = głównie szkodzi, trochę pomaga

ui-how-ships = Zasoby, statki i skok
ui-how-dials = Zasoby
ui-how-dials-text = spadają przez Kryzysy, utracone statki i skoki. W czerwonej strefie są od: { $reds }.
ui-how-red = { $resource } { $red }
ui-how-reds-join = { $first }, { $last }
ui-how-battle = Statki Cylonów
ui-how-battle-text = działają, gdy Kryzys ma ich symbol: raidery atakują vipery, potem statki cywilne; basestary atakują Galacticę; z ciężkich raiderów wychodzą centurioni. Odpowiadaj ogniem z vipera, z Centrum dowodzenia lub z Kontroli uzbrojenia.
ui-how-jump = Skok
ui-how-jump-text = zostawia je wszystkie w tyle. Na końcu toru następuje automatycznie. Z Kontroli FTL można skoczyć, gdy znacznik floty przesunie się o { $spaces ->
    [one] 1 pole
    [few] { $spaces } pola
   *[many] { $spaces } pól
}, ale może to kosztować nawet { $worst } populacji.

ui-how-secret = Tajemnica
ui-how-secret-text = Każdy z was ma karty Lojalności. Wystarczy jedna karta Cylona, aby być Cylonem. Przy [dystansie { $distance }] każdy dostaje jeszcze jedną.
ui-how-reveal = Cylon może po cichu psuć testy i plany albo ujawnić się w ramach akcji: karta wyrządza szkodę, a Cylon gra odtąd z obszarów Cylonów.

ui-how-titles = Pozycje i Areszt
ui-how-admiral = wybiera punkt docelowy, ma broń nuklearną
ui-how-president = ma karty Kworum
ui-how-brig = bez ruchu, 1 karta do testu, bez Kryzysu; wychodzisz po zdanym teście
ui-how-sickbay = 1 karta w fazie otrzymywania umiejętności; wychodzisz zwykłym ruchem

ui-how-say = Co wolno mówić
ui-how-say-text = Wszystko oprócz faktów o ukrytych kartach. „Mogę trochę pomóc” jest w porządku; liczby i nazwy nie. Kłamać wolno.
ui-how-stuck = Nie wiesz, co dalej? Naciśnij [?] na czymkolwiek przy stole. Jeśli coś nie jest możliwe, stół mówi dlaczego.

ui-how-pegasus = Z Pegasusem
ui-how-pegasus-ship = Battlestar Pegasus
ui-how-pegasus-ship-text = leci z wami: 4 dodatkowe obszary, a trafienie może przyjąć zamiast Galactici. Jego utrata nie oznacza przegranej.
ui-how-pegasus-reckless = Zdrada i Ryzyko
ui-how-pegasus-reckless-text = Karty Zdrady liczą się na minus w prawie każdym teście, a ich tekstu używają tylko Cyloni. Karta z Ryzykiem od razu pomaga w teście, ale uruchamia Zdradę, która w nim leży.
ui-how-pegasus-move = Zdolności Ruchu
ui-how-pegasus-move-text = używa się w swojej fazie ruchu, zamiast ruchu.
ui-how-pegasus-execution = Egzekucja
ui-how-pegasus-execution-text = pokazuje, kim ktoś był. Cylon gra dalej z Okrętu Zmartwychwstania; człowiek kosztuje 1 morale i wraca jako nowa postać.
ui-how-pegasus-leader = Przywódcy Cylonów
ui-how-pegasus-leader-text = W gronie { $least }–{ $most } graczy ktoś może grać Przywódcą Cylonów: jawnym Cylonem z tajną Intencją, który wygrywa tylko dzięki niej i może prowadzić Infiltrację floty jako człowiek.
ui-how-pegasus-new-caprica = Nowa Caprica
ui-how-pegasus-new-caprica-text = Przy dystansie { $distance } flota się osiedla, a Cyloni okupują planetę. Przygotujcie statki, wytrwajcie do powrotu Galactici i ewakuujcie je; potem Admirał wykonuje skok. Pozostawione statki i ludzie przepadają.
ui-how-daybreak = Ze Świtem
ui-how-daybreak-mutiny = Karty Buntu
ui-how-daybreak-mutiny-text = to mocne akcje, które coś kosztują; losuje się je najczęściej za odrzucenie Zdrady albo gdy ktoś cię wskaże. Możesz mieć w tajemnicy { $limit }; z jedną więcej trafiasz do Aresztu i odrzucasz. Buntownik, ujawniany zaraz po rozdaniu tej karty, traci wszystkie pozycje, ale może mieć { $mutineer }.
ui-how-daybreak-miracle = Żetony cudu
ui-how-daybreak-miracle-text = opłacają zdolność z karty postaci oznaczoną „raz w trakcie rozgrywki”. Zaczynasz, mając { $limit }, i nie możesz mieć więcej; z nowym żetonem możesz użyć tej zdolności ponownie.
ui-how-daybreak-treachery = Zdolności testowe
ui-how-daybreak-treachery-text = działają, gdy ich karta zostaje odkryta w teście, bez względu na to, kto ją dołożył, także z talii Przeznaczenia. Ma je każda karta Zdrady.
ui-how-daybreak-motives = Przywódcy Cylonów i Motywy
ui-how-daybreak-motives-text = W gronie { $least }–{ $most } graczy ktoś może grać Przywódcą Cylonów. Ma { $motives ->
    [one] 1 tajny Motyw
    [few] { $motives } tajne Motywy
   *[many] { $motives } tajnych Motywów
}, w połowie drogi dostaje jeszcze { $motives } i ujawnia każdy, gdy jest spełniony. Wygrywa ze zwycięską stroną, jeśli najwyżej { $unrevealed } jest nieujawniony, a co najmniej { $side } z ujawnionych są po tej stronie.
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
    [one] 1 hasło dla „{ $query }”. Naciśnij Enter, aby je otworzyć.
    [few] { $cut ->
        [yes] { $count } hasła dla „{ $query }”; najlepsze z nich poniżej ({ $most }). Użyj strzałek, potem Enter.
       *[no] { $count } hasła dla „{ $query }”. Użyj strzałek, potem Enter.
    }
   *[many] { $cut ->
        [yes] { $count } haseł dla „{ $query }”; najlepsze z nich poniżej ({ $most }). Użyj strzałek, potem Enter.
       *[no] { $count } haseł dla „{ $query }”. Użyj strzałek, potem Enter.
    }
}
ui-rules-count-all = { $count ->
    [one] 1 hasło.
    [few] { $count } hasła. Użyj strzałek, potem Enter.
   *[many] { $count } haseł. Użyj strzałek, potem Enter.
}
ui-rules-count-none = Nic nie znaleziono. Spróbuj nazwy obszaru, karty lub imienia.
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
        [end] Motyw po stronie ludzi, ujawniany na koniec gry
       *[any] Motyw po stronie ludzi
    }
   *[cylon] { $when ->
        [end] Motyw po stronie Cylonów, ujawniany na koniec gry
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
ui-rules-says = Tekst
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
ui-rules-contested = Opublikowane odpowiedzi różnią się tutaj; hasło mówi, której się trzymamy.
ui-rules-rulings = Wykładnie
ui-rules-see = Zobacz też
ui-rules-more = Wszystkie wykładnie o „{ $name }”
