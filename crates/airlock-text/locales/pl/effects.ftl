# Co robią efekty, po jednym komunikacie. To zdania składowe: bez wielkiej litery i bez kropki.
#
# $who-id i $by-id mówią, o kim jest zdanie: „you” to ten, do kogo się mówi (albo przed chwilą wymieniony: „Admirał
# może …”), „same” zrobił to, co było tuż przed, wszystkich innych nazywa $who lub $by. Zdanie ma rozkaźnik albo trzecią
# osobę, a w .inf bezokolicznik, który stoi po „możesz” i „może”.

who-you = ty
    .gen = ciebie
    .dat = ci
    .acc = ciebie
    .with = z tobą
who-current = aktywny gracz
    .gen = aktywnego gracza
    .dat = aktywnemu graczowi
    .acc = aktywnego gracza
    .with = z aktywnym graczem
who-admiral = Admirał
    .gen = Admirała
    .dat = Admirałowi
    .acc = Admirała
    .with = z Admirałem
who-president = Prezydent
    .gen = Prezydenta
    .dat = Prezydentowi
    .acc = Prezydenta
    .with = z Prezydentem
who-target-character = ta postać
    .gen = tej postaci
    .dat = tej postaci
    .acc = tę postać
    .with = z tą postacią
who-target-player = ten gracz
    .gen = tego gracza
    .dat = temu graczowi
    .acc = tego gracza
    .with = z tym graczem
who-each = każdy gracz
    .gen = każdego gracza
    .dat = każdemu graczowi
    .acc = każdego gracza
    .with = z każdym graczem
who-each-human = każdy człowiek
    .gen = każdego człowieka
    .dat = każdemu człowiekowi
    .acc = każdego człowieka
    .with = z każdym człowiekiem
who-each-cylon = każdy ujawniony Cylon
    .gen = każdego ujawnionego Cylona
    .dat = każdemu ujawnionemu Cylonowi
    .acc = każdego ujawnionego Cylona
    .with = z każdym ujawnionym Cylonem
who-admiral-and-current = Admirał i aktywny gracz
    .gen = Admirała i aktywnego gracza
    .dat = Admirałowi i aktywnemu graczowi
    .acc = Admirała i aktywnego gracza
    .with = z Admirałem i aktywnym graczem
who-officers = Prezydent i Admirał
    .gen = Prezydenta i Admirała
    .dat = Prezydentowi i Admirałowi
    .acc = Prezydenta i Admirała
    .with = z Prezydentem i Admirałem
who-each-without-mutiny = każdy człowiek bez karty Buntu
    .gen = każdego człowieka bez karty Buntu
    .dat = każdemu człowiekowi bez karty Buntu
    .acc = każdego człowieka bez karty Buntu
    .with = z każdym człowiekiem bez karty Buntu
who-each-without-miracle = każdy człowiek bez żetonu cudu
    .gen = każdego człowieka bez żetonu cudu
    .dat = każdemu człowiekowi bez żetonu cudu
    .acc = każdego człowieka bez żetonu cudu
    .with = z każdym człowiekiem bez żetonu cudu
who-at = wszystkie postacie { $place-at }
    .gen = wszystkich postaci { $place-at }
    .dat = wszystkim postaciom { $place-at }
    .acc = wszystkie postacie { $place-at }
    .with = ze wszystkimi postaciami { $place-at }
who-aboard = wszystkie postacie { $ship-at }
    .gen = wszystkich postaci { $ship-at }
    .dat = wszystkim postaciom { $ship-at }
    .acc = wszystkie postacie { $ship-at }
    .with = ze wszystkimi postaciami { $ship-at }

# Kogo można wybrać; .apart jest po „wybierz”, gdy zdanie samo nie mówi, dokąd kto idzie

among-sendable = postać
    .gen = postaci
    .dat = postaci
    .acc = postać
    .with = z postacią
    .apart = postać, która nie jest { $place-at }
among-sendable-from = postać z { $ship-of }
    .gen = postaci z { $ship-of }
    .dat = postaci z { $ship-of }
    .acc = postać z { $ship-of }
    .with = z postacią z { $ship-of }
    .apart = postać { $ship-at }
among-other-humans = inny człowiek
    .gen = innego człowieka
    .dat = innemu człowiekowi
    .acc = innego człowieka
    .with = z innym człowiekiem
    .apart = innego człowieka
among-others-but-admiral = inny człowiek, który nie jest Admirałem,
    .gen = innego człowieka, który nie jest Admirałem,
    .dat = innemu człowiekowi, który nie jest Admirałem,
    .acc = innego człowieka, który nie jest Admirałem,
    .with = z innym człowiekiem, który nie jest Admirałem,
    .apart = innego człowieka, który nie jest Admirałem
among-others-in-brig = inna postać z Aresztu
    .gen = innej postaci z Aresztu
    .dat = innej postaci z Aresztu
    .acc = inną postać z Aresztu
    .with = z inną postacią z Aresztu
    .apart = inną postać w Areszcie
among-candidates = człowiek
    .gen = człowieka
    .dat = człowiekowi
    .acc = człowieka
    .with = z człowiekiem
    .apart = człowieka (także siebie)
among-with-hidden-loyalty = inny gracz
    .gen = innego gracza
    .dat = innemu graczowi
    .acc = innego gracza
    .with = z innym graczem
    .apart = innego gracza
among-humans-with-hidden-loyalty = inny człowiek
    .gen = innego człowieka
    .dat = innemu człowiekowi
    .acc = innego człowieka
    .with = z innym człowiekiem
    .apart = innego człowieka
among-officers-with-hidden-loyalty = Prezydent lub Admirał (do wyboru)
    .gen = Prezydenta lub Admirała (do wyboru)
    .dat = Prezydentowi lub Admirałowi (do wyboru)
    .acc = Prezydenta lub Admirała (do wyboru)
    .with = z Prezydentem lub Admirałem (do wyboru)
    .apart = Prezydenta lub Admirała
among-others = inny gracz
    .gen = innego gracza
    .dat = innemu graczowi
    .acc = innego gracza
    .with = z innym graczem
    .apart = innego gracza
among-everybody = dowolny gracz
    .gen = dowolnego gracza
    .dat = dowolnemu graczowi
    .acc = dowolnego gracza
    .with = z dowolnym graczem
    .apart = dowolnego gracza (także siebie)
among-characters = postać
    .gen = postaci
    .dat = postaci
    .acc = postać
    .with = z postacią
    .apart = postać
among-prisoners = postać z Aresztu
    .gen = postaci z Aresztu
    .dat = postaci z Aresztu
    .acc = postać z Aresztu
    .with = z postacią z Aresztu
    .apart = postać w Areszcie
among-on-new-caprica = postać z Nowej Caprici
    .gen = postaci z Nowej Caprici
    .dat = postaci z Nowej Caprici
    .acc = postać z Nowej Caprici
    .with = z postacią z Nowej Caprici
    .apart = postać na Nowej Capricie, człowieka lub Cylona
among-humans-on-new-caprica = człowiek z Nowej Caprici
    .gen = człowieka z Nowej Caprici
    .dat = człowiekowi z Nowej Caprici
    .acc = człowieka z Nowej Caprici
    .with = z człowiekiem z Nowej Caprici
    .apart = człowieka na Nowej Capricie
among-in-detention = postać z Więzienia
    .gen = postaci z Więzienia
    .dat = postaci z Więzienia
    .acc = postać z Więzienia
    .with = z postacią z Więzienia
    .apart = postać w Więzieniu
among-revealed-cylons = ujawniony Cylon
    .gen = ujawnionego Cylona
    .dat = ujawnionemu Cylonowi
    .acc = ujawnionego Cylona
    .with = z ujawnionym Cylonem
    .apart = ujawnionego Cylona
among-humans = człowiek
    .gen = człowieka
    .dat = człowiekowi
    .acc = człowieka
    .with = z człowiekiem
    .apart = dowolnego człowieka
among-may-draw-mutiny = człowiek
    .gen = człowieka
    .dat = człowiekowi
    .acc = człowieka
    .with = z człowiekiem
    .apart = dowolnego człowieka
among-others-may-draw-mutiny = inny człowiek
    .gen = innego człowieka
    .dat = innemu człowiekowi
    .acc = innego człowieka
    .with = z innym człowiekiem
    .apart = innego człowieka
among-others-may-gain-miracle = inny gracz
    .gen = innego gracza
    .dat = innemu graczowi
    .acc = innego gracza
    .with = z innym graczem
    .apart = innego gracza, który może otrzymać żeton cudu
among-others-here = inny gracz z twojego obszaru
    .gen = innego gracza z twojego obszaru
    .dat = innemu graczowi z twojego obszaru
    .acc = innego gracza z twojego obszaru
    .with = z innym graczem z twojego obszaru
    .apart = innego gracza ze swojego obszaru

no-effect = brak efektu
    .inf = nic nie robić

# Zasoby i tory

effect-turn = { $deed ->
    [yes] { $by-sign ->
        [minus] zmniejsz { $resource-acc } o { $by-size }
       *[plus] zwiększ { $resource-acc } o { $by-size }
    }
   *[no] { $resource } { $by }
}
    .inf = { $by-sign ->
        [minus] zmniejszyć { $resource-acc } o { $by-size }
       *[plus] zwiększyć { $resource-acc } o { $by-size }
    }
effect-turn-any = { $by-sign ->
    [minus] zmniejsz dowolny zasób o { $by-size }
   *[plus] zwiększ dowolny zasób o { $by-size }
}
    .inf = { $by-sign ->
        [minus] zmniejszyć dowolny zasób o { $by-size }
       *[plus] zwiększyć dowolny zasób o { $by-size }
    }
effect-turn-again = dodatkowo { $resource } { $by }
effect-jump-prep = { $by-sign ->
    [minus] cofnij znacznik floty o { n-spaces } na torze przygotowania do skoku
   *[plus] przesuń znacznik floty o { n-spaces } do przodu na torze przygotowania do skoku
}
    .inf = { $by-sign ->
        [minus] cofnąć znacznik floty o { n-spaces } na torze przygotowania do skoku
       *[plus] przesunąć znacznik floty o { n-spaces } do przodu na torze przygotowania do skoku
    }
n-spaces = { $by-size ->
    [one] 1 pole
    [few] { $by-size } pola
   *[many] { $by-size } pól
}
effect-lose-highest = { $deed ->
    [yes] zmniejsz najwyższy zasób o { $count }
   *[no] najwyższy zasób −{ $count }
} (przy remisie wybiera aktywny gracz)
    .inf = zmniejszyć najwyższy zasób o { $count } (przy remisie wybiera aktywny gracz)
effect-shield = wybierz zasób i zmniejsz o 1 jego następną stratę w tej turze
    .inf = wybrać zasób i zmniejszyć o 1 jego następną stratę w tej turze
effect-distance = połóż tę kartę obok karty celu; liczy się jako { $distance ->
    [one] 1 jednostka
    [few] { $distance } jednostki
   *[many] { $distance } jednostek
} dystansu
effect-discard-nuke = Admirał odrzuca 1 żeton broni nuklearnej

# Karty

effect-draw = { $who-id ->
    [you] wylosuj
    [made] każ { $who-dat } wylosować
    [same] losuje
    [both] { $who } losują po
    [same-both] losują po
    [same-made] wylosować
   *[other] { $who } losuje
} { $cards-acc }
    .inf = { $who-id ->
        [you] wylosować
        [same] wylosować
        [same-both] wylosować
        [same-made] wylosować
       *[other] kazać { $who-dat } wylosować
    } { $cards-acc }
draw-skill = { $count ->
    [one] 1 karta { $skill-gen }
    [few] { $count } karty { $skill-gen }
   *[many] { $count } kart { $skill-gen }
}
    .acc = { $count ->
        [one] 1 kartę { $skill-gen }
        [few] { $count } karty { $skill-gen }
       *[many] { $count } kart { $skill-gen }
    }
    .gen = { $count ->
        [one] 1 karty { $skill-gen }
       *[many] { $count } kart { $skill-gen }
    }
draw-any = { n-skill-cards } dowolnego rodzaju, także spoza swojego zestawu
    .acc = { n-skill-cards.acc } dowolnego rodzaju, także spoza swojego zestawu
draw-own = { $who-id ->
    [you] { n-skill-cards } ze swojego zestawu (dowolnego rodzaju, jeśli go nie masz)
   *[other] { n-skill-cards } ze swojego zestawu
}
    .acc = { $who-id ->
        [you] { n-skill-cards.acc } ze swojego zestawu (dowolnego rodzaju, jeśli go nie masz)
       *[other] { n-skill-cards.acc } ze swojego zestawu
    }
effect-discard = { $who-id ->
    [you] odrzuć
    [made] każ { $who-dat } odrzucić
    [same] odrzuca
    [both] { $who } odrzucają
    [same-both] odrzucają
    [same-made] odrzucić
   *[other] { $who } odrzuca
} { discarded-cards }
    .inf = { $who-id ->
        [you] odrzucić
        [same] odrzucić
        [same-both] odrzucić
        [same-made] odrzucić
       *[other] kazać { $who-dat } odrzucić
    } { discarded-cards }
discarded-cards = { $amount ->
    [all] wszystkie karty umiejętności z ręki
    [random] losowo { n-skill-cards.acc }
   *[own] { $who-id ->
        [both] po { n-skill-cards.acc }
        [same-both] po { n-skill-cards.acc }
       *[other] { n-skill-cards.acc }
    }
}
effect-draw-quorum = { $who-id ->
    [you] wylosuj
    [same] losuje
   *[other] { $who } losuje
} { quorum-cards }
    .inf = { $who-id ->
        [you] wylosować
        [same] wylosować
       *[other] kazać { $who-dat } wylosować
    } { quorum-cards }
quorum-cards = { $count ->
    [one] 1 kartę Kworum
    [few] { $count } karty Kworum
   *[many] { $count } kart Kworum
}
effect-draw-quorum-again = { $count ->
    [one] wylosuj jeszcze 1 kartę Kworum
    [few] wylosuj jeszcze { $count } karty Kworum
   *[many] wylosuj jeszcze { $count } kart Kworum
}
    .inf = { $count ->
        [one] wylosować jeszcze 1 kartę Kworum
        [few] wylosować jeszcze { $count } karty Kworum
       *[many] wylosować jeszcze { $count } kart Kworum
    }
effect-draw-super-crisis = { $who-id ->
    [you] wylosuj
    [same] losuje
   *[other] { $who } losuje
} { super-crisis-cards }
    .inf = { $who-id ->
        [you] wylosować
        [same] wylosować
       *[other] kazać { $who-dat } wylosować
    } { super-crisis-cards }
super-crisis-cards = { $count ->
    [one] 1 kartę Superkryzysu
    [few] { $count } karty Superkryzysów
   *[many] { $count } kart Superkryzysów
}
effect-refill-hands = każdy człowiek, który ma najwyżej { $limit ->
    [one] 1 kartę umiejętności
    [few] { $limit } karty umiejętności
   *[many] { $limit } kart umiejętności
}, może wylosować { $count } ze swojego zestawu
effect-humans-may-draw = każdy człowiek może wylosować { n-skill-cards.acc } ze swojego zestawu
effect-into-destiny = wtasuj { draw-skill.acc } do talii Przeznaczenia
    .inf = wtasować { draw-skill.acc } do talii Przeznaczenia
effect-new-destiny = odrzuć całą talię Przeznaczenia i utwórz nową z { draw-skill.gen }
    .inf = odrzucić całą talię Przeznaczenia i utworzyć nową z { draw-skill.gen }
effect-swap-with-destiny = zamień tę kartę na wierzchnią kartę talii Przeznaczenia
    .inf = zamienić tę kartę na wierzchnią kartę talii Przeznaczenia
effect-glimpse-destiny = weź na rękę { top-cards } talii Przeznaczenia, po czym połóż na jej wierzchu { n-cards.acc } z ręki
    .inf = wziąć na rękę { top-cards } talii Przeznaczenia, po czym położyć na jej wierzchu { n-cards.acc } z ręki
top-cards = { $count ->
    [one] wierzchnią kartę
    [few] { $count } wierzchnie karty
   *[many] { $count } wierzchnich kart
}
effect-read-destiny = obejrzyj całą talię Przeznaczenia, odrzuć z niej { n-cards.acc } i potasuj resztę
    .inf = obejrzeć całą talię Przeznaczenia, odrzucić z niej { n-cards.acc } i potasować resztę
effect-look-at-bottom = obejrzyj spodnią kartę dowolnej talii poza taliami Lojalności i Intencji
    .inf = obejrzeć spodnią kartę dowolnej talii poza taliami Lojalności i Intencji
effect-swap-hands = wymień się { $who-with } wszystkimi kartami umiejętności z ręki
    .inf = wymienić się { $who-with } wszystkimi kartami umiejętności z ręki
effect-take-random-card = weź losowo { n-skill-cards.acc } z ręki { $who-gen }
    .inf = wziąć losowo { n-skill-cards.acc } z ręki { $who-gen }
effect-draw-named = { $who-id ->
    [you] wylosuj
   *[other] niech { $who } wylosuje
} { n-skill-cards.acc } wskazanego przez ciebie rodzaju, także spoza swojego zestawu
    .inf = { $who-id ->
        [you] wylosować
       *[other] kazać { $who-dat } wylosować
    } { n-skill-cards.acc } wskazanego przez ciebie rodzaju, także spoza swojego zestawu
effect-play-quorum = zagraj 1 kartę Kworum z ręki
    .inf = zagrać 1 kartę Kworum z ręki
effect-resolve-quorum-of = wylosuj { quorum-cards }, rozpatrz 1 z nich jak zagraną, a pozostałe połóż na spodzie talii Kworum (nawet jeśli nie jesteś Prezydentem)
    .inf = wylosować { quorum-cards }, rozpatrzyć 1 z nich jak zagraną, a pozostałe położyć na spodzie talii Kworum (nawet jeśli nie jesteś Prezydentem)
effect-give-this-card = { $by-id ->
    [you] przekaż
   *[other] { $by } przekazuje
} tę kartę { $to-dat }
    .inf = przekazać tę kartę { $to-dat }
effect-give-this-card-standing = { $by-id ->
    [you] przekaż
   *[other] { $by } przekazuje
} tę kartę { $to-dat }; zostaje ona u tego gracza { $until }: { $rule }
    .inf = przekazać tę kartę { $to-dat }; zostaje ona u tego gracza { $until }: { $rule }
effect-stay-in-play = ta karta pozostaje w grze
effect-stay-in-play-standing = ta karta pozostaje w grze { $until }: { $rule }
effect-leave-game = odłóż tę kartę do pudełka
    .inf = odłożyć tę kartę do pudełka
effect-swap-super-crisis = odrzuć swoją kartę Superkryzysu i wylosuj nową
    .inf = odrzucić swoją kartę Superkryzysu i wylosować nową

# Ludzie i Cyloni

effect-send = { $who-id ->
    [you] trafiasz
    [same] trafia
    [at] { $who } trafiają
    [aboard] { $who } trafiają
    [both] { $who } trafiają
    [same-both] trafiają
   *[other] { $who } trafia
} { $to-to }
    .inf = { $who-id ->
        [you] trafić
        [same] trafić
       *[other] wysłać { $who-acc }
    } { $to-to }
effect-send-chosen = { $by-id ->
    [you] wyślij
   *[other] { $by } wysyła
} { $who-acc } { $to-to }
    .inf = wysłać { $who-acc } { $to-to }
effect-send-aboard = { $who-id ->
    [you] przesuń się
   *[other] { $by-id ->
        [you] przesuń { $who-acc }
       *[other] { $by } przesuwa { $who-acc }
    }
} na dowolny obszar { $ship-of } poza obszarami zagrożenia
    .inf = { $who-id ->
        [you] przesunąć się
       *[other] przesunąć { $who-acc }
    } na dowolny obszar { $ship-of } poza obszarami zagrożenia
effect-send-anywhere = { $who-id ->
    [you] przesuń się
   *[other] { $by-id ->
        [you] przesuń { $who-acc }
       *[other] { $by } przesuwa { $who-acc }
    }
} na dowolny inny obszar poza obszarami zagrożenia
    .inf = { $who-id ->
        [you] przesunąć się
       *[other] przesunąć { $who-acc }
    } na dowolny inny obszar poza obszarami zagrożenia
effect-execute = { $who-id ->
    [you] giniesz w egzekucji
    [at] { $who } giną w egzekucji
    [aboard] { $who } giną w egzekucji
    [both] { $who } giną w egzekucji
   *[other] { $who } ginie w egzekucji
}
    .inf = { $who-id ->
        [you] zginąć w egzekucji
       *[other] dokonać egzekucji { $who-gen }
    }
effect-execute-chosen = { $by-id ->
    [you] dokonaj
   *[other] { $by } dokonuje
} egzekucji { $who-gen }
    .inf = dokonać egzekucji { $who-gen }
effect-pass-title = pozycję { $title-gen } przejmuje inny gracz, stojący najwyżej w jej linii sukcesji
effect-infiltrate = rozpocznij Infiltrację: przesuń się na dowolny obszar Galactici poza obszarami zagrożenia i od tej chwili graj jak człowiek
    .inf = rozpocząć Infiltrację: przesunąć się na dowolny obszar Galactici poza obszarami zagrożenia i od tej chwili grać jak człowiek
effect-sacrifice = trafiasz do Ambulatorium i niszczysz na swoim dotychczasowym polu: { $ships-acc }
    .inf = trafić do Ambulatorium i zniszczyć na swoim dotychczasowym polu: { $ships-acc }
effect-give = { $who-id ->
    [you] otrzymujesz
    [same] otrzymuje
   *[other] { $who } otrzymuje
} pozycję { $title-gen }
    .inf = { $who-id ->
        [you] otrzymać pozycję { $title-gen }
        [same] otrzymać pozycję { $title-gen }
       *[other] przekazać { $who-dat } pozycję { $title-gen }
    }
effect-give-chosen = { $by-id ->
    [you] przekaż
   *[other] { $by } przekazuje
} { $who-dat } pozycję { $title-gen }
    .inf = przekazać { $who-dat } pozycję { $title-gen }
effect-look-at-loyalty = { $by-id ->
    [you] obejrzyj
   *[other] { $by } ogląda
} { loyalty-looked-at } { $who-gen }
    .inf = obejrzeć { loyalty-looked-at } { $who-gen }
loyalty-looked-at = { $look ->
    [all] wszystkie zakryte karty Lojalności
   *[one] losową zakrytą kartę Lojalności
}
effect-hand-on-loyalty = przekaż { $who-dat } wszystkie swoje zakryte karty Lojalności
    .inf = przekazać { $who-dat } wszystkie swoje zakryte karty Lojalności
effect-take-card = obejrzyj rękę { $who-gen } i weź z niej wybraną kartę
    .inf = obejrzeć rękę { $who-gen } i wziąć z niej wybraną kartę

# Wybory, warunki, kość

effect-target = { $by-id ->
    [you] wybierz
   *[other] { $by } wybiera
} { $who-apart }; { $then }
    .inf = wybrać { $who-apart }; { $then }
effect-choose = { $by-id ->
    [you] albo { $options }
   *[other] { $by } decyduje: albo { $options }
}
option-or = { $first }; albo { $last }
# $first-more mówi, czy potem jest jeszcze jedna możliwość: „a, b lub c”
deed-or = { $first-more ->
    [yes] { $first }, { $last }
   *[no] { $first } lub { $last }
}
# Gdy ostatnie zaczyna się od „jeśli”
option-or-if = { $first }; albo, { $last }
deed-or-if = { $first } lub, { $last }
deed-either = dodatkowo { $options }
    .inf = dodatkowo { $options-inf }
effect-may = { $by-id ->
    [you] możesz
   *[other] { $by } może
} { $then-inf }
    .inf = { $then-inf }
effect-if = jeśli { $condition }, { $then }
effect-roll = { $by-id ->
    [target] { $by } rzuca kością
   *[other] rzuć kością
}; { $results }
    .inf = rzucić kością; { $results }
roll-result = przy wyniku { $range }: { $then }
effect-risk = { $by-id ->
    [you] możesz
   *[other] { $by } może
} zaryzykować { $ships-acc } z Rezerw: { $then }
    .inf = zaryzykować { $ships-acc } z Rezerw: { $then }
effect-risk-deed = zaryzykuj { $ships-acc } z Rezerw: { $then }
    .inf = zaryzykować { $ships-acc } z Rezerw: { $then }
effect-fail-box = rozpatrz porażkę z tej karty
    .inf = rozpatrzyć porażkę z tej karty
effect-check = test umiejętności { $difficulty } ({ $skills }). Sukces: { $pass }. Porażka: { $fail }
effect-check-partial = test umiejętności { $difficulty } ({ $skills }). Sukces: { $pass }. Częściowy sukces, { $threshold } lub więcej: { $partial }. Porażka: { $fail }

# Przestrzeń, statki i uszkodzenia

effect-place = umieść { $ships-acc } { $area-in }
    .inf = umieścić { $ships-acc } { $area-in }
effect-activate = { $icon-id ->
    [raiders] aktywuj raidery
    [launch-raiders] każdy basestar wypuszcza { $launched-acc }
    [heavy-raiders] aktywuj ciężkie raidery i przesuń centurionów
    [occupation] aktywuj siły okupacyjne
   *[basestars] każdy basestar atakuje Galacticę
}
effect-activate-placed = aktywuj tylko raidery właśnie umieszczone { $area-in }
effect-launch = każdy basestar wypuszcza { $ships-acc }
effect-board = umieść { n-centurions.acc } na pierwszym polu toru abordażu
    .inf = umieścić { n-centurions.acc } na pierwszym polu toru abordażu
effect-activate-heavy-raiders-alone = aktywuj ciężkie raidery, ale nie przesuwaj centurionów
    .inf = aktywować ciężkie raidery, ale nie przesuwać centurionów
effect-damage-galactica = { $count ->
    [1] uszkodź Galacticę
    [2] uszkodź Galacticę 2 razy
   *[other] uszkodź Galacticę { $count } razy
}
    .inf = { $count ->
        [1] uszkodzić Galacticę
        [2] uszkodzić Galacticę 2 razy
       *[other] uszkodzić Galacticę { $count } razy
    }
    .inf = uszkodzić Pegasusa (Galactica nie może przyjąć tego uszkodzenia)
effect-damage-galactica-of = wylosuj najwyżej { damage-tokens }, rozpatrz { $resolve } z nich według wyboru, a pozostałe odłóż z powrotem
    .inf = wylosować najwyżej { damage-tokens }, rozpatrzyć { $resolve } z nich według wyboru, a pozostałe odłożyć z powrotem
damage-tokens = { $draw ->
    [one] 1 żeton uszkodzenia Galactici
    [few] { $draw } żetony uszkodzeń Galactici
   *[many] { $draw } żetonów uszkodzeń Galactici
}
effect-damage-vipers = { $hold ->
    [space] uszkodź { $ships-acc } w przestrzeni (wybiera aktywny gracz)
    [anywhere] uszkodź { $ships-acc } w przestrzeni lub w Rezerwach (wybiera aktywny gracz)
   *[reserves] uszkodź { $ships-acc } w Rezerwach
}
    .inf = { $hold ->
        [space] uszkodzić { $ships-acc } w przestrzeni (wybiera aktywny gracz)
        [anywhere] uszkodzić { $ships-acc } w przestrzeni lub w Rezerwach (wybiera aktywny gracz)
       *[reserves] uszkodzić { $ships-acc } w Rezerwach
    }
effect-recall-vipers = wszystkie vipery z przestrzeni wracają do Rezerw, a ich piloci na Pokład hangarowy
effect-destroy-raptor = zniszcz 1 raptora
    .inf = zniszczyć 1 raptora
effect-return-raptors = { $count ->
    [one] przywróć do Rezerw 1 zniszczonego raptora
    [few] przywróć do Rezerw { $count } zniszczone raptory
   *[many] przywróć do Rezerw { $count } zniszczonych raptorów
}
    .inf = { $count ->
        [one] przywrócić do Rezerw 1 zniszczonego raptora
        [few] przywrócić do Rezerw { $count } zniszczone raptory
       *[many] przywrócić do Rezerw { $count } zniszczonych raptorów
    }
effect-restore-ships = przywróć do Rezerw { restored-ships }
    .inf = przywrócić do Rezerw { restored-ships }
restored-ships = { $vipers ->
    [one] najwyżej 1 uszkodzonego lub zniszczonego vipera
    [few] najwyżej { $vipers } uszkodzone lub zniszczone vipery
   *[many] najwyżej { $vipers } uszkodzonych lub zniszczonych viperów
} i { $raptors ->
    [one] najwyżej 1 zniszczonego raptora
    [few] najwyżej { $raptors } zniszczone raptory
   *[many] najwyżej { $raptors } zniszczonych raptorów
}
effect-destroy-civilian = { $count ->
    [one] wylosuj 1 statek cywilny i go zniszcz
    [few] wylosuj { $count } statki cywilne i je zniszcz
   *[many] wylosuj { $count } statków cywilnych i je zniszcz
}
    .inf = { $count ->
        [one] wylosować 1 statek cywilny i go zniszczyć
        [few] wylosować { $count } statki cywilne i je zniszczyć
       *[many] wylosować { $count } statków cywilnych i je zniszczyć
    }
effect-destroy-cylon-ships = zniszcz { $ships-acc } według wyboru
    .inf = zniszczyć { $ships-acc } według wyboru
effect-destroy-centurion = zniszcz 1 centuriona
    .inf = zniszczyć 1 centuriona
effect-remove-basestar = usuń z planszy 1 basestara
    .inf = usunąć z planszy 1 basestara
effect-repair-any = napraw { repaired-things } w dowolnym miejscu
    .inf = naprawić { repaired-things } w dowolnym miejscu
repaired-things = { $count ->
    [one] najwyżej 1 uszkodzony obszar
    [few] najwyżej { $count } uszkodzone obszary
   *[many] najwyżej { $count } uszkodzonych obszarów
} i { $vipers ->
    [one] najwyżej 1 uszkodzonego vipera
    [few] najwyżej { $vipers } uszkodzone vipery
   *[many] najwyżej { $vipers } uszkodzonych viperów
}
effect-repair-locations = napraw { repaired-locations }
    .inf = naprawić { repaired-locations }
repaired-locations = { $count ->
    [one] 1 uszkodzony obszar
    [few] { $count } uszkodzone obszary
   *[many] { $count } uszkodzonych obszarów
}
effect-repair-all-vipers = wszystkie uszkodzone vipery wracają do Rezerw
effect-repair-vipers = przywróć do Rezerw { repaired-vipers }
    .inf = przywrócić do Rezerw { repaired-vipers }
repaired-vipers = { $count ->
    [one] 1 uszkodzonego vipera
    [few] { $count } uszkodzone vipery
   *[many] { $count } uszkodzonych viperów
}
effect-civilian-fights = wybierz statek cywilny w przestrzeni i zniszcz na jego polu { $ships-acc }. Następnie rzuć kością; przy wyniku { $range } ten statek cywilny zostaje zniszczony
    .inf = wybrać statek cywilny w przestrzeni i zniszczyć na jego polu { $ships-acc }. Następnie rzuć kością; przy wyniku { $range } ten statek cywilny zostaje zniszczony
effect-find-scar = odszukaj kartę „Scar” w talii Kryzysów lub na stosie kart odrzuconych i natychmiast ją rozpatrz, po czym potasuj talię Kryzysów
    .inf = odszukać kartę „Scar” w talii Kryzysów lub na stosie kart odrzuconych i natychmiast ją rozpatrzyć, po czym potasować talię Kryzysów

# Nowa Caprica

effect-prepare-or-evacuate = przygotuj lub ewakuuj 1 statek cywilny
    .inf = przygotować lub ewakuować 1 statek cywilny
effect-go-aboard-if-evacuated = po ewakuowaniu statku możesz przesunąć się na dowolny obszar { $ship-of } poza obszarami zagrożenia
effect-place-occupation = umieść 1 oddział sił okupacyjnych { $where-at }
    .inf = umieścić 1 oddział sił okupacyjnych { $where-at }
effect-activate-one-occupation = aktywuj 1 wybrany oddział sił okupacyjnych
    .inf = aktywować 1 wybrany oddział sił okupacyjnych
effect-destroy-occupation = zniszcz { n-forces }
    .inf = zniszczyć { n-forces }
n-forces = { $count ->
    [one] 1 oddział sił okupacyjnych
    [few] { $count } oddziały sił okupacyjnych
   *[many] { $count } oddziałów sił okupacyjnych
}
effect-destroy-locked = zniszcz wierzchni statek ze stosu internowanych, a jeśli jest pusty, to ze stosu przygotowanych
    .inf = zniszczyć wierzchni statek ze stosu internowanych, a jeśli jest pusty, to ze stosu przygotowanych
effect-peek-locked = obejrzyj wierzchni statek ze stosu internowanych, po czym zostaw go tam lub połóż na spodzie stosu
    .inf = obejrzeć wierzchni statek ze stosu internowanych, po czym zostawić go tam lub położyć na spodzie stosu

# Akcje

effect-activate-vipers = aktywuj nieobsadzone vipery najwyżej { $count } razy; za każdym razem wystartuj viperem z Rezerw, przesuń vipera na sąsiednie pole albo zaatakuj nim statek Cylonów na jego polu (tego samego vipera można aktywować ponownie)
    .inf = aktywować nieobsadzone vipery najwyżej { $count } razy; za każdym razem wystartować viperem z Rezerw, przesunąć vipera na sąsiednie pole albo zaatakować nim statek Cylonów na jego polu (tego samego vipera można aktywować ponownie)
effect-must-activate-viper = aktywuj 1 nieobsadzonego vipera, jeśli to możliwe: wystartuj nim z Rezerw, przesuń go na sąsiednie pole albo zaatakuj nim statek Cylonów na jego polu
    .inf = aktywować 1 nieobsadzonego vipera, jeśli to możliwe: wystartować nim z Rezerw, przesunąć go na sąsiednie pole albo zaatakować nim statek Cylonów na jego polu
effect-attack-as-pilot = zaatakuj najwyżej { $count } razy swoim viperem; każdy kolejny cel na jego polu wybierasz po poprzednim rzucie ({ $odds })
    .inf = zaatakować najwyżej { $count } razy swoim viperem; każdy kolejny cel na jego polu wybierasz po poprzednim rzucie ({ $odds })
effect-launch-self = wystartuj jako pilot viperem z Rezerw na pole startu viperów; jeśli Rezerwy są puste, najpierw zawróć z przestrzeni nieobsadzonego vipera
    .inf = wystartować jako pilot viperem z Rezerw na pole startu viperów; jeśli Rezerwy są puste, najpierw zawróć z przestrzeni nieobsadzonego vipera
effect-galactica-attacks = zaatakuj z Galactici 1 statek Cylonów na dowolnym polu ({ $odds })
    .inf = zaatakować z Galactici 1 statek Cylonów na dowolnym polu ({ $odds })
effect-attack-centurion = zaatakuj 1 centuriona na torze abordażu ({ $odds })
    .inf = zaatakować 1 centuriona na torze abordażu ({ $odds })
effect-launch-nuke = zaatakuj basestara żetonem broni nuklearnej ({ $odds }); żeton trafia potem do pudełka
    .inf = zaatakować basestara żetonem broni nuklearnej ({ $odds }); żeton trafia potem do pudełka
effect-look-at-civilians = obejrzyj { n-civilians } w przestrzeni; każdy z nich możesz przesunąć na sąsiednie pole
    .inf = obejrzeć { n-civilians } w przestrzeni i każdy z nich przesunąć na sąsiednie pole
n-civilians = { $count ->
    [one] 1 statek cywilny
    [few] { $count } statki cywilne
   *[many] { $count } statków cywilnych
}
effect-ftl-jump = rzuć kością; przy wyniku 1–{ $upto } tracisz populację podaną na polu znacznika floty; potem, bez względu na wynik, flota wykonuje skok
    .inf = rzucić kością; przy wyniku 1–{ $upto } tracisz populację podaną na polu znacznika floty; potem, bez względu na wynik, flota wykonuje skok
effect-peek = obejrzyj wierzchnią kartę { $decks }, po czym zostaw ją na wierzchu lub połóż na spodzie talii
    .inf = obejrzeć wierzchnią kartę { $decks }, po czym zostawić ją na wierzchu lub położyć na spodzie talii
peek-deck = talii { $deck-gen }
effect-repair = napraw obszar, na którym jesteś; na Pokładzie hangarowym możesz zamiast tego naprawić najwyżej { $ships-acc }
    .inf = naprawić obszar, na którym jesteś; na Pokładzie hangarowym możesz zamiast tego naprawić najwyżej { $ships-acc }
effect-take-action = możesz potem wykonać jeszcze 1 akcję
effect-take-actions = wykonaj { n-actions }
    .inf = wykonać { n-actions }
n-actions = { $count ->
    [one] 1 akcję
    [few] { $count } akcje
   *[many] { $count } akcji
}
effect-order = { $who } albo przesuwa się i wykonuje 1 akcję, albo wykonuje 2 akcje bez ruchu

effect-pegasus-attacks = zaatakuj z Pegasusa 1 basestara ({ $odds })
    .inf = zaatakować z Pegasusa 1 basestara ({ $odds })
effect-main-batteries = wybierz pole i rzuć kością; { $results }
    .inf = wybrać pole i rzucić kością; { $results }
salvo = przy wyniku { $range }: { $salvo ->
    [civilian] zniszcz tam 1 statek cywilny
    [viper] uszkodź tam 1 vipera
   *[raiders] zniszcz tam { $raiders-acc }
}
effect-full-throttle = możesz przesunąć swojego vipera na dowolne pole, a potem zaatakować tam 1 statek Cylonów
    .inf = przesunąć swojego vipera na dowolne pole, a potem zaatakować tam 1 statek Cylonów
effect-blind-jump = flota natychmiast wykonuje skok, z dowolnego pola toru i bez rzutu; Admirał losuje tylko 1 kartę Punktu docelowego

odds-row = { $victim }: { $hits }
odds-hit = { $hit ->
    [damaged] uszkodzenie przy { $range }
    [damaged-twice] podwójne uszkodzenie przy { $range }
    [destroyed] zniszczenie przy { $range }
    [backfired] uszkodzenie samego Pegasusa przy { $range }
   *[destroyed-with-raiders] zniszczenie wraz z { $raiders } raiderami z tego pola przy { $range }
}

# Karty Buntu i żetony cudu

effect-draw-mutiny = { $who-id ->
    [you] wylosuj
    [made] każ { $who-dat } wylosować
    [same] losuje
    [both] { $who } losują po
    [same-both] losują po
    [same-made] wylosować
   *[other] { $who } losuje
} { n-mutiny-cards.acc }
    .inf = { $who-id ->
        [you] wylosować
        [same] wylosować
        [same-both] wylosować
        [same-made] wylosować
       *[other] kazać { $who-dat } wylosować
    } { n-mutiny-cards.acc }
effect-draw-mutiny-pardoned = { $who } losuje 1 kartę Buntu, nie trafiając przez to do Aresztu, po czym zatrzymuje { n-mutiny-cards.acc }, a pozostałe odrzuca
effect-discard-mutiny = { $who-id ->
    [you] odrzuć { $count ->
        [one] 1 ze swoich kart Buntu
       *[many] { $count } ze swoich kart Buntu
    }
   *[other] { $who } odrzuca { n-mutiny-cards.acc }
}
    .inf = { $who-id ->
        [you] odrzucić { n-mutiny-cards.acc }
       *[other] kazać { $who-dat } odrzucić { n-mutiny-cards.acc }
    }
effect-play-mutiny-of = wylosuj { n-mutiny-cards.acc }, nie trafiając przez to do Aresztu, zagraj 1 z nich, a pozostałe połóż na spodzie talii
    .inf = wylosować { n-mutiny-cards.acc }, nie trafiając przez to do Aresztu, zagrać 1 z nich, a pozostałe położyć na spodzie talii
effect-gain-miracle = { $who-id ->
    [you] otrzymujesz 1 żeton cudu
    [made] daj { $who-dat } 1 żeton cudu
   *[other] { $who } otrzymuje 1 żeton cudu
}
    .inf = { $who-id ->
        [you] otrzymać 1 żeton cudu
       *[other] dać { $who-dat } 1 żeton cudu
    }
effect-move-miracle = { $from-id ->
    [you] przekaż { $to-dat } 1 ze swoich żetonów cudu
   *[other] weź od { $from-gen } 1 żeton cudu
}
    .inf = { $from-id ->
        [you] przekazać { $to-dat } 1 ze swoich żetonów cudu
       *[other] wziąć od { $from-gen } 1 żeton cudu
    }
effect-draw-from-set-of = wylosuj { n-skill-cards.acc } z zestawu { $who-gen }
    .inf = wylosować { n-skill-cards.acc } z zestawu { $who-gen }
effect-give-cards = przekaż { $who-dat } { n-skill-cards.acc } z ręki
    .inf = przekazać { $who-dat } { n-skill-cards.acc } z ręki
effect-take-hand = weź wszystkie karty umiejętności { $who-gen }, chyba że to ty
    .inf = wziąć wszystkie karty umiejętności { $who-gen }, chyba że to ty
effect-quarantine = obejrzyj wszystkie statki cywilne na planszy i wybierz 1 z nich: zastąp go losowym statkiem spoza planszy, jeśli jakiś jest, a wybrany wtasuj do pozostałych spoza planszy
    .inf = obejrzeć wszystkie statki cywilne na planszy i wybrać 1 z nich: zastąpić go losowym statkiem spoza planszy, jeśli jakiś jest, a wybrany wtasować do pozostałych spoza planszy
effect-bury-quorum = obejrzyj karty Kworum Prezydenta i połóż { $count } z nich według wyboru na spodzie talii Kworum w dowolnej kolejności
    .inf = obejrzeć karty Kworum Prezydenta i położyć { $count } z nich według wyboru na spodzie talii Kworum w dowolnej kolejności
effect-place-anywhere = wybierz pole i umieść na nim { $ships-acc }
    .inf = wybrać pole i umieścić na nim { $ships-acc }
effect-recall-civilian = wybierz statek cywilny w przestrzeni, jeśli jakiś jest, i wtasuj go do statków spoza planszy
    .inf = wybrać statek cywilny w przestrzeni, jeśli jakiś jest, i wtasować go do statków spoza planszy
effect-attack-centurion-with = zaatakuj 1 centuriona na torze abordażu, jeśli jakiś jest, z { $by } do wyniku rzutu ({ $odds })
    .inf = zaatakować 1 centuriona na torze abordażu, jeśli jakiś jest, z { $by } do wyniku rzutu ({ $odds })
effect-remove-nukes = odłóż do pudełka wszystkie żetony broni nuklearnej
    .inf = odłożyć do pudełka wszystkie żetony broni nuklearnej
effect-discard-quorum = Prezydent odrzuca losowo { quorum-cards }
effect-free-prisoners = każda postać w Areszcie może przesunąć się na dowolny obszar { $ship-of } poza obszarami zagrożenia
effect-unseat = przekaż { $who-dat } pozycję Prezydenta; jeśli w grze jest karta „Przyjęcie proroctwa”, Prezydent może ją odrzucić, aby zachować pozycję
    .inf = przekazać { $who-dat } pozycję Prezydenta; jeśli w grze jest karta „Przyjęcie proroctwa”, Prezydent może ją odrzucić, aby zachować pozycję
effect-end-infiltration = twoja Infiltracja się kończy i przesuwasz się na Okręt Zmartwychwstania, niczego nie odrzucając
effect-activate-these = aktywuj { $places-acc } z dowolnego miejsca, nawet jeśli ten obszar jest uszkodzony
    .inf = aktywować { $places-acc } z dowolnego miejsca, nawet jeśli ten obszar jest uszkodzony
effect-activate-human = aktywuj z dowolnego miejsca { different-locations } poza obszarami Cylonów
    .inf = aktywować z dowolnego miejsca { different-locations } poza obszarami Cylonów
different-locations = { $count ->
    [one] 1 nieuszkodzony obszar
    [few] { $count } różne nieuszkodzone obszary
   *[many] { $count } różnych nieuszkodzonych obszarów
}
effect-activate-any = aktywuj { $count ->
    [one] dowolny nieuszkodzony obszar
    [few] { $count } różne nieuszkodzone obszary
   *[many] { $count } różnych nieuszkodzonych obszarów
} z dowolnego miejsca
    .inf = aktywować { $count ->
        [one] dowolny nieuszkodzony obszar
        [few] { $count } różne nieuszkodzone obszary
       *[many] { $count } różnych nieuszkodzonych obszarów
    } z dowolnego miejsca
effect-share-quorum = wylosuj { quorum-cards }, 1 z nich przekaż Prezydentowi, a drugą zagraj lub odrzuć
    .inf = wylosować { quorum-cards }, 1 z nich przekazać Prezydentowi, a drugą zagrać lub odrzucić
effect-truce = do końca tury statki Cylonów nie startują i nie są aktywowane
effect-activate-one-viper = wybierz 1 nieobsadzonego vipera, w przestrzeni lub w Rezerwach, i aktywuj go najwyżej { $count } razy
    .inf = wybrać 1 nieobsadzonego vipera, w przestrzeni lub w Rezerwach, i aktywować go najwyżej { $count } razy
effect-launch-reserves = wypuść z Rezerw najwyżej { $ships-acc }, bez pilotów, na pole z pilotowanym viperem, po czym aktywuj każdy z tych statków
    .inf = wypuścić z Rezerw najwyżej { $ships-acc }, bez pilotów, na pole z pilotowanym viperem, po czym aktywować każdy z tych statków

# Zdolności testowe

effect-add-or-draw-mutiny = aktywny gracz, jeśli jest człowiekiem, dokłada do testu 1 odkrytą kartę z ręki albo losuje 1 kartę Buntu
effect-zeros-add = każda karta o sile 0 dodaje { $count } do siły testu, bez względu na rodzaj
effect-take-from-check = aktywny gracz może wziąć z testu na rękę 1 kartę o sile { $count } lub mniejszej, ale nie o tej nazwie
effect-damage-viper-to-remove = aktywny gracz może uszkodzić 1 vipera, w przestrzeni lub w Rezerwach, aby usunąć z testu 1 inną kartę
effect-draw-by-outcome = aktywny gracz losuje { $pass-acc } po zdanym teście, a { $fail-acc } po niezdanym

# Raptory bojowe, misje, Zbuntowany Basestar

effect-build-assault-raptor = zniszcz 1 raptora w Rezerwach i umieść w nich 1 raptora bojowego
    .inf = zniszczyć 1 raptora w Rezerwach i umieścić w nich 1 raptora bojowego
effect-assault-raptor-arrives = aktywny gracz umieszcza kolejnego raptora bojowego na polu startu viperów i może go od razu aktywować
all-basestars = wszystkie basestary
    .acc = wszystkie basestary
all-heavy-raiders = wszystkie ciężkie raidery
    .acc = wszystkie ciężkie raidery
all-centurions = wszyscy centurioni
    .acc = wszystkich centurionów
effect-clear-board = usuń z planszy { $pieces-acc }
    .inf = usunąć z planszy { $pieces-acc }
effect-leave-box = odłóż do pudełka { $pieces-acc }
    .inf = odłożyć do pudełka { $pieces-acc }
effect-rebel-basestar = Zbuntowany Basestar wchodzi do gry po stronie { $side-gen }
effect-destroy-hub = Gniazdo zostaje zniszczone: Zniszczone Gniazdo zastępuje do końca gry Okręt Zmartwychwstania
effect-mission-distance = od razu dystans +{ $count }
effect-turn-face-down = zakryj tę kartę do następnego skoku; wtedy wtasuj ją do talii Misji
    .inf = zakryć tę kartę do następnego skoku; wtedy wtasuj ją do talii Misji
effect-activate-mission = odkryj wierzchnią kartę talii Misji i przeprowadź jej test umiejętności. Aktywny gracz nie losuje w tej turze karty Kryzysu
    .inf = odkryć wierzchnią kartę talii Misji i przeprowadzić jej test umiejętności. Aktywny gracz nie losuje w tej turze karty Kryzysu
effect-each-draws-named = wskaż rodzaj umiejętności; każdy gracz, także Cylon, losuje { n-cards.acc } tego rodzaju
    .inf = wskazać rodzaj umiejętności; każdy gracz, także Cylon, losuje { n-cards.acc } tego rodzaju
effect-pay-rebels = odrzuć 1 żeton cudu lub 1 kartę Superkryzysu
    .inf = odrzucić 1 żeton cudu lub 1 kartę Superkryzysu
effect-order-crises = obejrzyj { top-cards } talii Kryzysów i odłóż je na wierzch w dowolnej kolejności
    .inf = obejrzeć { top-cards } talii Kryzysów i odłożyć je na wierzch w dowolnej kolejności
effect-search-skills = weź na rękę dowolne { n-cards.acc } z jednej talii umiejętności i jej stosu kart odrzuconych, po czym wtasuj ten stos do talii
    .inf = wziąć na rękę dowolne { n-cards.acc } z jednej talii umiejętności i jej stosu kart odrzuconych, po czym wtasować ten stos do talii
effect-raider-bay = wybierz pole, umieść na nim { $raiders-acc } lub { unmanned-vipers } i aktywuj tylko te statki
    .inf = wybrać pole, umieścić na nim { $raiders-acc } lub { unmanned-vipers } i aktywować tylko te statki
unmanned-vipers = { $vipers ->
    [one] 1 nieobsadzonego vipera
    [few] { $vipers } nieobsadzone vipery
   *[many] { $vipers } nieobsadzonych viperów
}

# Kryzysy

effect-further-crisis = po fazie aktywowania statków Cylonów ten sam gracz losuje i rozpatruje kolejną kartę Kryzysu
effect-play-super-crisis = zagraj kartę Superkryzysu
    .inf = zagrać kartę Superkryzysu
effect-resolve-crisis-of = { $rest ->
    [alone] wylosuj i rozpatrz 1 kartę Kryzysu
    [under] wylosuj { crisis-cards }, rozpatrz 1 z nich bez aktywowania statków, a drugą połóż na spodzie talii
   *[discarded] wylosuj { crisis-cards }, rozpatrz 1 z nich bez aktywowania statków i przygotowania do skoku, a drugą odrzuć
}
    .inf = { $rest ->
        [alone] wylosować i rozpatrzyć 1 kartę Kryzysu
        [under] wylosować { crisis-cards }, rozpatrzyć 1 z nich bez aktywowania statków, a drugą położyć na spodzie talii
       *[discarded] wylosować { crisis-cards }, rozpatrzyć 1 z nich bez aktywowania statków i przygotowania do skoku, a drugą odrzucić
    }
crisis-cards = { $count ->
    [one] 1 kartę Kryzysu
    [few] { $count } karty Kryzysów
   *[many] { $count } kart Kryzysów
}
effect-next-crisis-jumps = następna karta Kryzysu wylosowana w tej turze liczy się tak, jakby miała symbol przygotowania do skoku
effect-skip-jump = w tej turze pomiń fazę przygotowania do skoku
    .inf = pominąć w tej turze fazę przygotowania do skoku
effect-sort-crises = obejrzyj { top-cards } talii Kryzysów i każdą połóż na wierzchu lub na spodzie talii, w dowolnej kolejności
    .inf = obejrzeć { top-cards } talii Kryzysów i każdą położyć na wierzchu lub na spodzie talii, w dowolnej kolejności
effect-new-destination = odrzuć tę kartę, po czym wylosuj i rozpatrz wierzchnią kartę Punktu docelowego (bez wyboru)
    .inf = odrzucić tę kartę, po czym wylosować i rozpatrzyć wierzchnią kartę Punktu docelowego (bez wyboru)

# Jak karta lub zdolność zmienia test, rzut lub kartę, na którą odpowiada

effect-difficulty = { $by-sign ->
    [minus] zmniejsz trudność o { $by-size }
   *[plus] zwiększ trudność o { $by-size }
} (próg częściowego sukcesu się nie zmienia)
    .inf = { $by-sign ->
        [minus] zmniejszyć trudność o { $by-size }
       *[plus] zwiększyć trudność o { $by-size }
    } (próg częściowego sukcesu się nie zmienia)
effect-count-positive = wszystkie karty { $skill-gen } liczą się w tym teście na plus
effect-face-up = wszystkie karty do tego testu dokłada się odkryte, { $destiny ->
    [yes] także te z talii Przeznaczenia
   *[no] poza tymi z talii Przeznaczenia
}
effect-no-destiny = do tego testu nie dokłada się kart z talii Przeznaczenia
effect-fast-learner = obejrzyj { top-cards } dowolnej talii umiejętności, po czym dołóż je wszystkie do testu albo wszystkie weź na rękę
    .inf = obejrzeć { top-cards } dowolnej talii umiejętności, po czym dołożyć je wszystkie do testu albo wszystkie wziąć na rękę
effect-add-revealed = dołóż do testu dowolną liczbę kart z ręki, bez zwykłego limitu
    .inf = dołożyć do testu dowolną liczbę kart z ręki, bez zwykłego limitu
effect-borrow-title = przejmij do końca tury pozycję Admirała lub Prezydenta; potem wraca ona do poprzedniego posiadacza
    .inf = przejąć do końca tury pozycję Admirała lub Prezydenta; potem wraca ona do poprzedniego posiadacza
effect-no-strength = wskaż rodzaj umiejętności; jego karty mają w tym teście siłę 0
    .inf = wskazać rodzaj umiejętności; jego karty mają w tym teście siłę 0
effect-take-check-cards = weź na rękę wszystkie karty z testu, także te z talii Przeznaczenia, zamiast je odrzucać
    .inf = wziąć na rękę wszystkie karty z testu, także te z talii Przeznaczenia, zamiast je odrzucać
effect-decide-check = wybierz sukces lub porażkę i rozpatrz ten wynik bez testu (częściowego sukcesu nie można wybrać)
    .inf = wybrać sukces lub porażkę i rozpatrzyć ten wynik bez testu (częściowego sukcesu nie można wybrać)
effect-die-bonus = { $by-sign ->
    [minus] odejmij { $by-size } od wyniku rzutu (minimum 1)
   *[plus] dodaj { $by-size } do wyniku rzutu (maksimum 8)
}
    .inf = { $by-sign ->
        [minus] odjąć { $by-size } od wyniku rzutu (minimum 1)
       *[plus] dodać { $by-size } do wyniku rzutu (maksimum 8)
    }
effect-die-shift = zwiększ lub zmniejsz wynik o { $by-size } (w granicach 1–8)
    .inf = zwiększyć lub zmniejszyć wynik o { $by-size } (w granicach 1–8)
effect-raiders-miss = { $count ->
    [one] pierwszy raider, który działa na twoim polu, chybia bez rzutu
    [few] pierwsze { $count } raidery, które działają na twoim polu, chybiają bez rzutu
   *[many] pierwszych { $count } raiderów, które działają na twoim polu, chybia bez rzutu
}
effect-reroll-attack = przerzuć kość w tym ataku, z { $by }, jeśli viper jest pilotowany; liczy się nowy wynik
    .inf = przerzucić kość w tym ataku, z { $by }, jeśli viper jest pilotowany; liczy się nowy wynik
effect-replace-crisis = odrzuć tę kartę; w jej miejsce losuje się inną
    .inf = odrzucić tę kartę; w jej miejsce losuje się inną
effect-switch-option = zamiast wybranej opcji rozpatrz drugą
    .inf = zmienić ten wybór na drugą opcję
effect-no-check-abilities = w tym teście nie działają zdolności testowe
effect-miracle-if-above = jeśli siła testu przekroczy o { $count } lub więcej trudność podaną na karcie, aktywny gracz otrzymuje 1 żeton cudu
effect-instead-of-pass = nie rozpatruj efektu sukcesu
effect-replace-option = nie rozpatruj żadnej z opcji; zamiast tego { $then }
    .inf = nie rozpatrywać żadnej z opcji; zamiast tego { $then }
effect-save-civilian = zniszcz zamiast niego nieuszkodzonego vipera, a statek cywilny wtasuj do statków spoza planszy
    .inf = zniszczyć zamiast niego nieuszkodzonego vipera, a statek cywilny wtasować do statków spoza planszy
effect-exchange = zmniejsz { $lost-acc } o { $pay } i zwiększ { $gained-acc } o { $gain }
    .inf = zmniejszyć { $lost-acc } o { $pay } i zwiększyć { $gained-acc } o { $gain }
effect-replace-icons = zamiast symboli aktywacji z karty Kryzysu aktywuj jeden rodzaj statków Cylonów albo każ każdemu basestarowi wypuścić raidery
    .inf = zamiast symboli aktywacji z karty Kryzysu aktywować jeden rodzaj statków Cylonów albo kazać każdemu basestarowi wypuścić raidery
effect-wake-elsewhere = przesuń się, zamiast na Okręt Zmartwychwstania, na dowolny obszar Cylonów poza obszarami zagrożenia i wykonaj jeszcze 1 akcję
    .inf = przesunąć się, zamiast na Okręt Zmartwychwstania, na dowolny obszar Cylonów poza obszarami zagrożenia i wykonać jeszcze 1 akcję

# Warunki

condition-at-most = { $resource } wynosi { $count } lub mniej
condition-distance-at-most = dystans wynosi { $count } lub mniej
condition-has-nuke = pozostał żeton broni nuklearnej
condition-on-blue-space = znacznik floty jest na niebieskim polu toru przygotowania do skoku
condition-is-president = jesteś Prezydentem
condition-is-pilot = masz Pilotaż w zestawie umiejętności
condition-is-piloting = pilotujesz vipera
condition-in-reserves = w Rezerwach { $count ->
    [one] jest
    [few] są
   *[many] jest
} co najmniej { $ships }
condition-has-super-crisis = masz kartę Superkryzysu
condition-has-hidden-loyalty = masz zakrytą kartę Lojalności
condition-is-not-sympathizer = nie jesteś sympatykiem
condition-basestar-on-board = na planszy jest basestar
condition-all-basestars-on-board = wszystkie basestary są na planszy
condition-has-cards = masz co najmniej { n-skill-cards.acc }
condition-human-in-brig = w Areszcie lub w Więzieniu jest człowiek
condition-mourned = w tej grze egzekucja kosztowała już morale
condition-current-on-new-caprica = aktywny gracz jest na Nowej Capricie
condition-galactica-in-orbit = Galactica jest na orbicie Nowej Caprici
condition-may-infiltrate = jesteś Przywódcą Cylonów lub Przyjaznym Cylonem
condition-off-blue-space = znacznik floty nie jest na niebieskim polu toru przygotowania do skoku
condition-is-not-president = nie jesteś Prezydentem
condition-is-not-admiral = nie jesteś Admirałem
condition-is-not-in-brig = nie jesteś w Areszcie
condition-president-has-cards = Prezydent ma co najmniej { n-skill-cards.acc }
condition-president-has-mutiny = Prezydent ma kartę Buntu
condition-viper-in-space = w przestrzeni jest viper
condition-is-infiltrating = prowadzisz Infiltrację
condition-no-active-mission = pole „Aktywna misja” jest puste
condition-can-pay-rebels = masz żeton cudu lub kartę Superkryzysu

# Karty, które pozostają w grze

standing = { $until }: { $rule }.
until-jump = do skoku floty
until-loss-else-jump = do zniszczenia statku cywilnego lub basestara
until-jump-or-no-raiders = do skoku floty lub usunięcia z planszy ostatniego raidera
until-jump-or-scar = do skoku floty lub zniszczenia Scara
until-jump-or-basestar = do skoku floty lub zniszczenia basestara
until-used = do użycia
until-end = do końca gry

rule-unmanned-vipers-roll = nieobsadzone vipery atakują z { $by } do wyniku rzutu
rule-launches-more = gdy basestar wypuszcza raidery lub ciężkie raidery, wypuszcza o { $count } więcej tego rodzaju
rule-cannot-activate = nikt nie może aktywować { $where-gen }
rule-no-looking = nikt nie może oglądać kart Lojalności innego gracza
rule-closed = nikt nie może przesunąć się { $ship-to }
rule-pursuit = jeśli flota wcześniej wykona skok, wtasuj tę kartę z powrotem do talii Kryzysów
rule-travelled = liczy się jako przebyty dystans
rule-next-check-harder = przy następnej aktywacji Administracji (albo Kwatery admirała przeciwko Prezydentowi) zwiększ trudność o { $by-size } i odrzuć tę kartę
rule-arbitrator = gdy ktoś aktywuje Kwaterę admirała, posiadacz może odrzucić tę kartę, aby zmniejszyć lub zwiększyć trudność o { $by-size }
rule-picks-destination = przy następnym skoku posiadacz tej karty, zamiast Admirała, losuje { destination-cards }, wybiera 1, a pozostałe kładzie na spodzie talii
destination-cards = { $count ->
    [one] 1 kartę Punktu docelowego
    [few] { $count } karty Punktów docelowych
   *[many] { $count } kart Punktów docelowych
}
rule-barrage = po każdej aktywacji raiderów każdy basestar wypuszcza { $ships-acc }, które nie działają
rule-scar = Scar działa { $count ->
    [2] dwa razy
   *[other] { $count } razy
} przy każdej aktywacji raiderów, a niszczy go tylko wynik rzutu { $range }
rule-captured-crew = gdy basestar zostaje zniszczony, morale −1 i zniszcz 1 raptora
rule-deadly-at-jump = gdy flota wykona skok, każda postać { $places } ginie w egzekucji
rule-no-once-per-game = ludzie nie mogą używać zdolności „raz w trakcie rozgrywki”
rule-viper-activation-costs = kto aktywuje vipera, musi najpierw odrzucić { n-skill-cards.acc }; pilot płaci raz za całą akcję, a za ruch w fazie ruchu nie płaci
rule-no-actions-of = nikt nie może używać akcji z kart { $skill-gen } ani ich zdolności Ruchu
rule-chief-of-staff = zanim do testu umiejętności zostaną dołożone karty, posiadacz może odrzucić tę kartę, aby wszystkie karty { $skill-gen } liczyły się w tym teście na plus
rule-probation = gdy posiadacz dołoży karty do testu umiejętności, Prezydent może odrzucić tę kartę, aby je obejrzeć
rule-vice-president = dopóki posiadacz tej karty nie jest Prezydentem, w Administracji nie można wybrać nikogo innego
