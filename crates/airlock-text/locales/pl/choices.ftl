# Odpowiedzi, jako napisy na przyciskach.

# Odmowa

pass-move = Zostań
pass-action = Nic nie rób
pass-window = Nie używaj niczego
pass-may = Nie
pass-risk = Nie ryzykuj
pass-vipers = Nie aktywuj więcej
pass-attack = Nie atakuj więcej
pass-civilian = Zostaw go { $area-in }
pass-peeked = Zostaw na wierzchu
pass-repair = Nie naprawiaj więcej
pass-restore = Nie przywracaj więcej
pass-let-look = Odmów
accept-let-look = Pokaż
pass-sympathizer = Zatrzymaj
pass-recon = Nie oglądaj
pass-extra = Bez dodatkowej akcji
pass-draw = Nie losuj
pass-fight = Nie walcz dalej
pass-give = Nic nie dawaj
pass-execute-instead = Do Aresztu
accept-let-execute = Poddaj się egzekucji
accept-let-discard = Pozwól na to
accept-execute-instead = { $whom-id ->
    [you] Poddaj się egzekucji
   *[other] Egzekucja { $whom-gen }
}
pass-take = Nie bierz
pass-remove = Nie usuwaj
pass-discard = Odrzuć ją
pass-launch = Nie wypuszczaj więcej
pass-activate = Nie aktywuj
pass-spare = Nikomu nie pomagaj
pass-president = Oddaj pozycję
pass-stay-in-space = Wróć na Pokład hangarowy
pass-keep-in-space = Zawróć do Rezerw
pass-other = Pasuj

# Zgoda

accept-may = { $deeds }
accept-risk = Zaryzykuj { $ships-acc }
accept-recon = Obejrzyj
accept-extra = Wykonaj jeszcze 1 akcję
accept-activate = Aktywuj { $where-acc }
accept-draw = Wylosuj { draw-skill.acc }, zatrzymaj { $keep }
accept-president = Pozostań Prezydentem
accept-miracle = Żeton cudu
accept-stay-in-space = Zostań w przestrzeni
accept-keep-in-space = Zostaw w przestrzeni
accept-other = Tak

# Jedno z kilku

choice-check = test umiejętności { $difficulty }: { $skills }
choice-person = { $whom-id ->
    [you] Ty
   *[other] { $whom }
}
choice-location = { $where }
choice-area = { $area }
choice-viper-of = { $whom-id ->
    [you] Twój viper
   *[other] Viper { $whom-gen }
}
choice-repair-location = Napraw { $where-acc }
choice-fly = Leć { $area-to }
choice-move-civilian = Przesuń go { $area-to }
choice-drawn = { $count } × { $skill }
choice-option = Opcja { $number }
choice-order-move = Ruch, potem 1 akcja
choice-order-act = 2 akcje
choice-destination = { $card }, dystans { $distance }
choice-deck = Talia { $deck-gen }
choice-put-under = Połóż na spodzie talii
choice-launch = Wystartuj viperem { $area-in }
choice-launch-self = Wystartuj { $area-in }
choice-fly-viper = Przesuń vipera { $from-from } { $to-to }
choice-attack = Zaatakuj { $foe-acc }
choice-destroy = Zniszcz { $foe-acc }
choice-civilian = Statek cywilny { $number } ({ $area })
choice-unmanned = Nieobsadzony viper ({ $area })
choice-damage-location = Uszkodź { $where-acc }
choice-damage-resource = { $resource } { $by }
choice-repair-viper = Napraw vipera
choice-return-damaged = Przywróć uszkodzonego vipera
choice-return = Przywróć zniszczonego { $craft-acc }
choice-learned-check = Do testu
choice-learned-hand = Na rękę
choice-force = Oddział sił okupacyjnych ({ $where })
choice-hand-on = Pokaż „{ $card }”; resztę otrzymuje { $whom }
choice-prepare = Przygotuj statek
choice-evacuate = Ewakuuj statek
choice-in-reserves = { a-craft } w Rezerwach
choice-ship-kind = { a-craft }
    .many = { $craft-id ->
        [raider] Raidery
       *[other] Vipery
    }
a-craft = { $craft }
    .acc = { $craft-acc }
choice-launch-raptor = Wystartuj raptorem bojowym { $area-in }
choice-launch-self-raptor = Wystartuj w raptorze bojowym { $area-in }
choice-fly-raptor = Przesuń raptora bojowego { $from-from } { $to-to }
choice-raptor-attack = Zaatakuj raptorem bojowym { $foe-acc }
choice-unmanned-raptor = Nieobsadzony raptor bojowy ({ $area })
choice-crisis-on-top = { $card }: na wierzch
choice-crisis-under = { $card }: na spód talii

foe-raider = raider ({ $area })
    .acc = raidera ({ $area })
    .here = raider
    .here-acc = raidera
    .many = raidery ({ $area })
    .many-acc = raidery ({ $area })
foe-heavy-raider = ciężki raider ({ $area })
    .acc = ciężkiego raidera ({ $area })
    .here = ciężki raider
    .here-acc = ciężkiego raidera
    .many = ciężkie raidery ({ $area })
    .many-acc = ciężkie raidery ({ $area })
foe-scar = Scar ({ $area })
    .acc = Scara ({ $area })
    .here = Scar
    .here-acc = Scara
foe-basestar = basestar { $number }
    .acc = basestara { $number }
foe-basestar-at = basestar { $number } ({ $area })
    .acc = basestara { $number } ({ $area })
foe-centurion = centurion na polu { $space }
    .acc = centuriona na polu { $space }

# Akcje

act-location = Aktywuj { $where-acc }
act-card = Zagraj: { $card }
act-ability = Użyj: { $ability }
act-nuke = Użyj broni nuklearnej
act-draw-quorum = Wylosuj kartę Kworum
act-play-quorum = Zagraj: { $card }
act-play-mutiny = Zagraj: { $card }
act-viper = Aktywuj swojego vipera
act-fight-occupation = Walcz z siłami okupacyjnymi
act-detain = Zatrzymaj { $whom-acc }
act-leave-orbit = Odleć i zakończ grę
act-end-infiltration = Zakończ Infiltrację
act-reveal = Ujawnij się jako Cylon: { $power }

# Użycie poza swoją kolejką

use-card = Zagraj: { $what }
use-ability = Użyj: { $what }
use-quorum = Odrzuć: { $what }
use-shift = { $what }: trudność { $by }
use-die-shift = { $what }: wynik { $by }
use-learn = { $what }: obejrzyj talię { $skill-gen }
use-title = { $what }: przejmij pozycję { $title-gen }
use-pass = { $what }: sukces testu
use-fail = { $what }: porażka testu
use-skill = { $what }: karty { $skill-gen } mają siłę 0
use-area = { $what }: przejmij vipera ({ $area })
use-motive = Ujawnij: { $what }
use-option = { $what }: { $option }
use-icon = { $what }: { $icon-id ->
    [raiders] aktywuj raidery
    [launch-raiders] wypuść raidery
    [heavy-raiders] aktywuj ciężkie raidery
    [occupation] aktywuj siły okupacyjne
   *[basestars] aktywuj basestary
}
use-raptor = { $what }: przejmij raptora bojowego ({ $area })
use-with-card = { $what }: odrzuć „{ $card }” zamiast rzucać

# Kilka kart

cards-add = { $count ->
    [0] Nie dokładaj
   *[other] Dołóż { n-cards.acc }
}
cards-discard = Odrzuć { n-cards.acc }
cards-may-discard = { $count ->
    [0] { pass-let-look }
   *[other] Odrzuć { n-cards.acc }
}
cards-pay = { $count ->
    [one] Zapłać 1 kartą
   *[many] Zapłać { $count } kartami
}
cards-take = { n-cards }
cards-give = Daj { n-cards.acc }
cards-add-or-mutiny = { $count ->
    [0] Wylosuj kartę Buntu
   *[other] Dołóż { n-cards.acc }
}
cards-put = Połóż na wierzchu { n-cards.acc }

# Dlaczego nie

denied-line = { $action }: { $reason }.
denied-stranded = jesteś rozbitkiem i nie możesz wykonywać akcji
denied-no-action = ten obszar nie ma akcji
denied-damaged = ten obszar jest uszkodzony
denied-forbidden = uniemożliwia to karta w grze
denied-weakness = uniemożliwia to twoja słabość: { $ability }
denied-too-few-cards = masz za mało kart umiejętności, aby za to zapłacić
denied-requires = tylko jeśli { $condition }
denied-once-per-turn = w tej turze już jedną zagrano
denied-once-per-game = ta zdolność jest już zużyta
denied-no-miracle = masz za mało żetonów cudu
denied-not-moving = tylko w twojej fazie ruchu, zamiast ruchu
denied-no-target = nic by to teraz nie dało
denied-no-target-player = nie ma kogo wybrać
denied-no-target-vipers = nie ma vipera, którego można użyć
denied-no-target-area = na twoim polu nie ma statków Cylonów
denied-no-target-ships = na planszy nie ma statków Cylonów
denied-no-target-centurions = na pokładzie nie ma centurionów
denied-no-target-civilians = w przestrzeni nie ma statków cywilnych
denied-no-target-repair = nic tu nie jest uszkodzone
denied-no-target-repair-any = nic nie jest uszkodzone
denied-no-target-basestar = na planszy nie ma basestarów
denied-no-target-title = pozycja nie zmieniłaby posiadacza
denied-no-target-quorum = talia Kworum jest pusta

illegal-over = Gra się skończyła.
illegal-not-asked = To nie twoja kolej na odpowiedź.
illegal-not-an-option = Nie możesz teraz tego zrobić.

setup-players = Gra podstawowa jest dla 1–6 graczy, nie dla { $count }.
setup-no-sympathizer = Wariant bez sympatyka jest dla 4 lub 6 graczy, nie dla { $count }.
setup-cooperative = Wariant w pełni kooperacyjny jest dla 2–6 graczy, nie dla { $count }.
setup-cooperative-no-sympathizer = Wariant w pełni kooperacyjny nie ma talii Lojalności, więc nie ma też sympatyka do pominięcia.
setup-pegasus-players = Gra z Pegasusem jest dla 3–7 graczy, nie dla { $count }.
setup-seven-without-leader = Wśród 7 graczy musi być Przywódca Cylonów, więc nie można pominąć przywódców.
setup-new-caprica-without-pegasus = Nowa Caprica to cel z Pegasusa: dodaj Pegasusa albo wybierz Kobol.
setup-leaders-without-expansion = W grze podstawowej nie ma Przywódców Cylonów ani Przyjaznego Cylona: dodaj rozszerzenie, które ich ma, albo zrezygnuj z wariantu.
setup-sympathetic-cylon = Przyjazny Cylon zastępuje sympatyka, więc jest dla 4 lub 6 graczy, nie dla { $count }.
setup-sympathetic-cylon-with-leaders = Z Przyjaznym Cylonem gra się bez Przywódców Cylonów: pomiń także ich.
setup-sympathetic-cylon-no-sympathizer = Bez sympatyka nie ma też Przyjaznego Cylona: wybierz jeden z tych dwóch wariantów.
setup-no-sympathizer-with-leaders = W wariancie bez sympatyka gra się bez Przywódców Cylonów: pomiń także ich.
setup-cooperative-expanded = Wariant w pełni kooperacyjny jest tylko do gry podstawowej: usuń rozszerzenia albo zrezygnuj z wariantu.
setup-daybreak-players = Gra ze Świtem jest dla 3–7 graczy, nie dla { $count }.
setup-earth-without-daybreak = Ziemia to cel ze Świtu: dodaj Świt albo wybierz inny cel.
setup-sympathizer-with-daybreak = W Świcie sympatyka zastępuje Buntownik: zrezygnuj z wariantów dotyczących sympatyka.

ending-jumped = Flota wykonała ostatni skok: wygrywają { $winner }.
ending-resource = { $resource } spada do zera: wygrywają { $winner }.
ending-boarded = Centurioni opanowali okręt: wygrywają { $winner }.
ending-destroyed = Galactica została zniszczona: wygrywają { $winner }.
ending-no-characters = Nie ma już postaci, która zastąpiłaby ofiarę egzekucji: wygrywają { $winner }.

# Czyny: co mówi przycisk, który wykonuje odpowiedź; .summary to zdanie przed nim

deed-pass = { $label }
    .summary = Rezygnujesz.
deed-stay = { pass-move }
    .summary = Zostajesz na miejscu.
deed-no-action = { pass-action }
    .summary = Nie wykonujesz akcji.
deed-use-nothing = { pass-window }
    .summary = Niczego teraz nie używasz.
deed-no-risk = { pass-risk }
    .summary = Niczego nie ryzykujesz.
deed-leave-civilian = { pass-civilian }
    .summary = Statek cywilny zostaje { $area-in }.
deed-leave-card = { pass-peeked }
    .summary = Karta zostaje na wierzchu talii { $deck-gen }.
deed-accept = { $label }
    .summary = Zgadzasz się.
deed-may = { $deeds }
    .summary = Postanawiasz { $deeds-inf }.
deed-risk = { accept-risk }
    .summary = Ryzykujesz { $ships-acc }. Następnie: { $then }.
deed-let-look = { accept-let-look }
    .summary = { $by } ogląda jedną z twoich kart Lojalności.
deed-recon = { accept-recon }
    .summary = Tylko ty widzisz wierzchnią kartę talii Kryzysów.
deed-let-execute = { accept-let-execute }
    .summary = Giniesz w egzekucji.
deed-let-discard = { accept-let-discard }
    .summary = Losowe karty z twojej ręki zostają odrzucone i wszyscy je widzą.
deed-not-executed = { pass-execute-instead }
    .summary = { $whom-id ->
        [you] Trafiasz do Aresztu.
       *[other] { $whom } trafia do Aresztu.
    }
deed-execute-instead = { accept-execute-instead }
    .summary = { $whom-id ->
        [you] Giniesz w egzekucji.
       *[other] { $whom } ginie w egzekucji.
    }
deed-leave-ship = { pass-peeked }
    .summary = Statek zostaje na wierzchu stosu internowanych.
deed-ship-under = Połóż na spodzie stosu
    .summary = Statek trafia na spód stosu internowanych.
deed-extra = { accept-extra }
    .summary = Wykonujesz jeszcze 1 akcję.
deed-discard-other = { pass-discard }
    .summary = Odrzucasz kartę i wszyscy ją widzą.
deed-launch-no-more = { pass-launch }
    .summary = Nie wypuszczasz więcej viperów.
deed-activate-again = { accept-activate }
    .summary = Odrzucasz 1 kartę umiejętności i jeszcze raz aktywujesz { $where-acc }.
deed-activate-after-order = { accept-activate }
    .summary = Aktywujesz { $where-acc }.
deed-draw-at-loss = { accept-draw }
    .summary = Losujesz { draw-skill.acc } i zatrzymujesz { $keep }.
deed-leave-office = { pass-president }
    .summary = Prezydentem zostaje { $against }.
deed-stay-president = { accept-president }
    .summary = Pozostajesz Prezydentem, a karta „{ $card }” schodzi z gry.
deed-pay-miracle = Odrzuć żeton cudu
    .summary = Odrzucasz 1 żeton cudu.
deed-land = { pass-stay-in-space }
    .summary = Wracasz na Pokład hangarowy, a raptor bojowy do Rezerw.
deed-stay-in-space = { accept-stay-in-space }
    .summary = Zostajesz w raptorze bojowym na swoim polu, gdy flota wykonuje skok.
deed-raptor-returns = Zawróć go
    .summary = Raptor bojowy { $area-in } wraca do Rezerw.
deed-keep-in-space = Zostaw go w przestrzeni
    .summary = Raptor bojowy zostaje { $area-in }, gdy flota wykonuje skok.
deed-character = Graj jako { $character }
    .summary = Przez całą grę grasz jako { $character }.
deed-assist = Wybierz: { $character }
    .summary = Przez całą grę pomaga ci { $character }.

whom = { $whom-id ->
    [you] siebie
   *[other] { $whom-acc }
}
    .gen = { $whom-id ->
        [you] siebie
       *[other] { $whom-gen }
    }
    .dat = { $whom-id ->
        [you] sobie
       *[other] { $whom-dat }
    }
deed-person = Wybierz { whom }
    .summary = Wybierasz { whom }.
deed-send = { $whom-id ->
    [you] Idź
   *[other] Wyślij { $whom-acc }
} { $to-to }
    .summary = { $whom-id ->
        [you] Trafiasz { $to-to }.
       *[other] Wysyłasz { $whom-acc } { $to-to }.
    }
deed-release = Wypuść { whom }
    .summary = { $whom-id ->
        [you] Opuszczasz Areszt.
       *[other] { $whom } opuszcza Areszt.
    }
deed-title = { $whom-id ->
    [you] Zostań { $title-ins }
   *[other] { $title-ins } zostaje { $whom }
}
    .summary = { $whom-id ->
        [you] Zostajesz { $title-ins }.
       *[other] { $whom } zostaje { $title-ins }.
    }
deed-give-card = Przekaż { whom.dat }
    .summary = { $whom-id ->
        [you] Otrzymujesz kartę „{ $of }”.
       *[other] { $whom } otrzymuje kartę „{ $of }”.
    }
deed-loyalty = { $whom-id ->
    [you] Obejrzyj swoją Lojalność
   *[other] Obejrzyj Lojalność { $whom-gen }
}
    .summary = { $whom-id ->
        [you] Tylko ty widzisz swoją Lojalność.
       *[other] Tylko ty widzisz Lojalność { $whom-gen }.
    }
deed-hand-on = Przekaż { whom.dat }
    .summary = Przekazujesz { whom.dat } wszystkie swoje zakryte karty Lojalności.
deed-take = { $whom-id ->
    [you] Obejrzyj swoją rękę
   *[other] Obejrzyj rękę { $whom-gen }
}
    .summary = { $whom-id ->
        [you] Oglądasz swoją rękę i bierzesz 1 kartę.
       *[other] Oglądasz rękę { $whom-gen } i bierzesz 1 kartę.
    }
deed-free = Uwolnij { whom }
    .summary = { $whom-id ->
        [you] Wychodzisz na wolność; za chwilę wybierzesz obszar.
       *[other] { $whom } wychodzi na wolność; za chwilę wybierzesz obszar.
    }
deed-execute = { $whom-id ->
    [you] Poddaj się egzekucji
   *[other] Egzekucja { $whom-gen }
}
    .summary = { $whom-id ->
        [you] Giniesz w egzekucji.
       *[other] { $whom } ginie w egzekucji.
    }
deed-trial = Wybierz { whom }
    .summary = { $whom-id ->
        [you] Jeśli test się powiedzie, giniesz w egzekucji.
       *[other] Jeśli test się powiedzie, { $whom } ginie w egzekucji.
    }
deed-swap-hands = Wymień się { $whom-with }
    .summary = Wymieniasz się { $whom-with } wszystkimi kartami z ręki.
deed-take-random = Weź kartę od { whom.gen }
    .summary = Bierzesz od { whom.gen } 1 losową kartę i wskazujesz, jaki rodzaj ta osoba wylosuje.
deed-give-to = Daj kartę { whom.dat }
    .summary = Wybierasz kartę dla { whom.gen }, a potem losujesz { n-cards.acc }.
deed-reveal-and-hand-on = { choice-hand-on }
    .summary = Wszyscy widzą kartę „{ $card }”; pozostałe twoje zakryte karty Lojalności otrzymuje { $whom }.
deed-order = Wydaj rozkaz { whom.dat }
    .summary = { $whom-id ->
        [you] Wykonujesz ruch i 1 akcję albo 2 akcje.
       *[other] { $whom } wykonuje ruch i 1 akcję albo 2 akcje.
    }
deed-mutiny = Wybierz { whom }
    .summary = { $whom-id ->
        [you] Losujesz kartę Buntu; jeśli to o jedną za dużo, trafiasz do Aresztu.
       *[other] { $whom } losuje kartę Buntu; jeśli to o jedną za dużo, trafia do Aresztu.
    }
deed-mutiny-pardoned = Wybierz { whom }
    .summary = { $whom-id ->
        [you] Losujesz kartę Buntu, nie trafiając do Aresztu, i zatrzymujesz 1.
       *[other] { $whom } losuje kartę Buntu, nie trafiając do Aresztu, i zatrzymuje 1.
    }
deed-miracle = Daj { whom.dat }
    .summary = { $whom-id ->
        [you] Otrzymujesz żeton cudu.
       *[other] { $whom } otrzymuje żeton cudu.
    }
deed-release-and-take = Wypuść { whom }
    .summary = { $whom-id ->
        [you] Opuszczasz Areszt; za chwilę wybierzesz obszar.
       *[other] { $whom } opuszcza Areszt, a ty bierzesz całą rękę tej postaci; za chwilę wybierzesz obszar.
    }
deed-treat = Wybierz { whom }
    .summary = Losujesz z zestawu { whom.gen } i dajesz { whom.dat } tyle samo swoich kart.
deed-unseat = { $whom-id ->
    [you] Zostań Prezydentem
   *[other] Prezydentem zostaje { $whom }
}
    .summary = { $whom-id ->
        [you] Zostajesz Prezydentem, chyba że Prezydent odda kartę, aby zachować pozycję.
       *[other] { $whom } zostaje Prezydentem, chyba że Prezydent odda kartę, aby zachować pozycję.
    }
deed-first = { $whom-id ->
    [you] Ty najpierw
   *[other] Najpierw { $whom }
}
    .summary = { $whom-id ->
        [you] Najpierw działasz ty; potem pozostali wybierają ponownie.
       *[other] Najpierw działa { $whom }; potem pozostali wybierają ponownie.
    }
deed-victim = { $whom-id ->
    [you] Wybierz swojego vipera
   *[other] Wybierz vipera { $whom-gen }
}
    .summary = { $whom-id ->
        [you] Raidery atakują twojego vipera.
       *[other] Raidery atakują vipera { $whom-gen }.
    }
deed-damage-viper-of = { $whom-id ->
    [you] Uszkodź swojego vipera
   *[other] Uszkodź vipera { $whom-gen }
}
    .summary = { $whom-id ->
        [you] Twój viper zostaje uszkodzony, a ty trafiasz do Ambulatorium.
       *[other] Viper { $whom-gen } zostaje uszkodzony, a pilot trafia do Ambulatorium.
    }
deed-victim-viper = Wybierz vipera ({ $area })
    .summary = Raidery atakują nieobsadzonego vipera { $area-in }.
deed-victim-raptor = Wybierz raptora bojowego ({ $area })
    .summary = Raidery atakują raptora bojowego { $area-in }.
deed-sacrifice-viper-of = { $whom-id ->
    [you] Poświęć swojego vipera
   *[other] Poświęć vipera { $whom-gen }
}
    .summary = { $whom-id ->
        [you] Twój viper zostaje zniszczony zamiast statku cywilnego, a ty trafiasz do Ambulatorium.
       *[other] Viper { $whom-gen } zostaje zniszczony zamiast statku cywilnego, a pilot trafia do Ambulatorium.
    }
deed-hand-on-mutineer = Przekaż { whom.dat }
    .summary = { $whom-id ->
        [you] Otrzymujesz kartę Buntownika, tracisz wszystkie pozycje i losujesz kartę Buntu.
       *[other] { $whom } otrzymuje kartę Buntownika, traci wszystkie pozycje i losuje kartę Buntu.
    }
deed-draws-loyalty = Wybierz { whom }
    .summary = { $whom-id ->
        [you] Losujesz jeszcze 1 kartę Lojalności.
       *[other] { $whom } losuje jeszcze 1 kartę Lojalności.
    }
deed-spare = Pomóż { whom.dat }
    .summary = { $whom-id ->
        [you] Losujesz 1 kartę Zdrady i odrzucasz o 1 kartę mniej.
       *[other] Losujesz 1 kartę Zdrady, a { $whom } odrzuca o 1 kartę mniej.
    }
deed-sympathizer = Przekaż { whom.dat }
    .summary = { $whom-id ->
        [you] Otrzymujesz kartę sympatyka i od razu ją rozpatrujesz.
       *[other] { $whom } otrzymuje kartę sympatyka i od razu ją rozpatruje.
    }

deed-go = Idź { $where-to }
    .summary = Idziesz { $where-to }.
deed-send-to = { $whom-id ->
    [you] Idź
   *[other] Wyślij { $whom-acc }
} { $where-to }
    .summary = { $whom-id ->
        [you] Trafiasz { $where-to }.
       *[other] { $whom } trafia { $where-to }.
    }
deed-repair = { choice-repair-location }
    .summary = Naprawiasz { $where-acc }.
deed-start-location = Zacznij { $where-at }
    .summary = Zaczynasz { $where-at }.
deed-activate-force = Aktywuj oddział { $where-at }
    .summary = Aktywujesz oddział sił okupacyjnych { $where-at }.
deed-destroy-force = Zniszcz oddział { $where-at }
    .summary = Niszczysz oddział sił okupacyjnych { $where-at }.
deed-activate-location = Aktywuj { $where-acc }
    .summary = Aktywujesz { $where-acc } z miejsca, w którym jesteś.
deed-location = Wybierz { $where-acc }
    .summary = Wybierasz { $where-acc }.

deed-fly = { choice-fly }
    .summary = Lecisz { $area-to }.
deed-start = Zacznij { $area-in }
    .summary = Zaczynasz w viperze { $area-in }.
deed-move-civilian = { choice-move-civilian }
    .summary = Statek cywilny przesuwa się { $area-to }.
deed-raiders = Działają { $area-in }
    .summary = Teraz działają raidery { $area-in }.
deed-place = Umieść { $area-in }
    .summary = Następny { $craft } trafia { $area-to }.
deed-board = Abordaż { $area-from }
    .summary = Ciężki raider { $area-from } dokonuje abordażu jako centurion.
deed-main-batteries = Ostrzelaj pole { $area-in }
    .summary = Główne baterie ostrzeliwują pole { $area-in }; o trafieniach decyduje kość.
deed-evacuate-to = Ewakuuj { $area-to }
    .summary = Statek trafia { $area-to }.
deed-launch-reserves-to = Wypuść je { $area-in }
    .summary = Vipery z Rezerw startują { $area-in }, po czym je aktywujesz.
deed-place-anywhere = Umieść je { $area-in }
    .summary = Statki trafiają { $area-to }.
deed-raptor-arrives = Umieść { $area-in }
    .summary = Raptor bojowy pojawia się { $area-in }.
deed-area = Wybierz { $area-acc }
    .summary = Wybierasz { $area-acc }.

deed-ship = Wybierz { $ship-acc }
    .summary = Wybierasz { $ship-acc }.
deed-take-damage = Przyjmuje { $ship }
    .summary = Uszkodzenie przyjmuje { $ship }.
deed-resource = Wybierz { $resource-acc }
    .summary = Wybierasz { $resource-acc }.
deed-shield = Chroń { $resource-acc }
    .summary = Następna strata { $resource-gen } w tej turze jest mniejsza o 1.
deed-highest-resource = Zmniejsz { $resource-acc }
    .summary = { $resource } spada o { $count }.

deed-draw = Wylosuj: { $cards }
    .summary = Losujesz: { $cards }.
deed-skill = Wskaż { $skill-acc }
    .summary = Wskazujesz { $skill-acc }.
deed-name-for-all = Wskaż { $skill-acc }
    .summary = Każdy gracz losuje { draw-skill.acc }.
deed-search-deck = Przeszukaj talię { $skill-gen }
    .summary = Przeglądasz talię { $skill-gen } oraz jej karty odrzucone i bierzesz { n-cards.acc }.
deed-search-card = Weź: { $card }
    .summary = Bierzesz z talii na rękę kartę „{ $card }”.
deed-take-from-check = Weź: { $card }
    .summary = Karta „{ $card }” opuszcza test i trafia na twoją rękę.
deed-remove-from-check = Usuń: { $card }
    .summary = Karta „{ $card }” zostaje odrzucona z testu, a ty wybierasz vipera do uszkodzenia.
deed-lay-open = Odkryj: { $card }
    .summary = Wszyscy widzą dołożoną przez ciebie kartę „{ $card }”.
deed-discard-drawn = Odrzuć: { $card }
    .summary = Odrzucasz kartę „{ $card }” i zatrzymujesz pozostałe.
deed-take-card = Weź: { $card }
    .summary = Bierzesz od { $from-gen } na rękę kartę „{ $card }”.
deed-fight-again = Odrzuć: { $card }
    .summary = Odrzucasz kartę „{ $card }” i rzucasz ponownie.
deed-give-which = Daj: { $card }
    .summary = { $to } otrzymuje kartę „{ $card }”.
deed-next-ability = Rozpatrz: { $card }
    .summary = Teraz działa karta „{ $card }”.
deed-card = Wybierz: { $card }
    .summary = Wybierasz kartę „{ $card }”.
deed-option-check = Przeprowadź test
    .summary = Przeprowadzasz test umiejętności.
deed-option-instead = Pomiń test
    .summary = Bez testu. { $option }.
deed-option-first = Wybierz pierwszą
    .summary = { $option }.
deed-option-second = Wybierz drugą
    .summary = { $option }.
deed-option = Wybierz opcję { $number }
    .summary = { $option }.
deed-learned-check = Dołóż je do testu
    .summary = Karty trafiają do testu po kartach Przeznaczenia.
deed-learned-hand = Weź je
    .summary = Karty trafiają na twoją rękę.
deed-order-move = { choice-order-move }
    .summary = Wykonujesz ruch, a potem 1 akcję.
deed-order-act = { choice-order-act }
    .summary = Wykonujesz 2 akcje bez ruchu.

deed-act-location = { act-location }
    .summary = Aktywujesz { $where-acc }.
deed-act-card = { act-card }
    .summary = Zagrywasz i odrzucasz kartę „{ $card }”.
deed-act-ability = { act-ability }
    .summary = { $once ->
        [yes] Używasz zdolności „{ $ability }”, raz w trakcie rozgrywki.
        [miracle] Używasz zdolności „{ $ability }” za { n-miracle-tokens }.
       *[no] Używasz zdolności „{ $ability }”.
    }
deed-act-nuke = { act-nuke }
    .summary = Celujesz żetonem broni nuklearnej w basestara.
deed-act-draw-quorum = { act-draw-quorum }
    .summary = Losujesz 1 kartę Kworum; nikt inny jej nie widzi.
deed-act-play-quorum = { act-play-quorum }
    .summary = Zagrywasz kartę „{ $card }” i wszyscy ją widzą.
deed-act-play-mutiny = { act-play-mutiny }
    .summary = Zagrywasz kartę „{ $card }” i wszyscy ją widzą.
deed-act-viper = { act-viper }
    .summary = Twój viper przesuwa się na sąsiednie pole albo atakuje.
deed-act-fight-occupation = { act-fight-occupation }
    .summary = Rzucasz kością; przy wyniku { $from } lub więcej oddział sił okupacyjnych zostaje zniszczony.
deed-act-detain = { act-detain }
    .summary = Rzucasz kością: przy wyniku { $detained } { $whom } trafia do Więzienia, przy { $hurt } do Centrum medycznego.
deed-act-leave-orbit = { act-leave-orbit }
    .summary = Flota odlatuje. Statki pozostałe na stosach zostają zniszczone, ludzie pozostali na Nowej Capricie giną w egzekucji i gra się kończy.
deed-act-end-infiltration = { act-end-infiltration }
    .summary = Opuszczasz ludzi i znowu grasz jako Cylon.
deed-act-reveal = Ujawnij się
    .summary = Wszyscy dowiadują się, że jesteś Cylonem, a twoja tura się kończy.

deed-use-card = { use-card }
    .summary = Zagrywasz kartę „{ $what }” i wszyscy ją widzą.
deed-use-ability = { use-ability }
    .summary = { $once ->
        [yes] Używasz zdolności „{ $what }”, raz w trakcie rozgrywki.
        [miracle] Używasz zdolności „{ $what }” za { n-miracle-tokens }.
       *[no] Używasz zdolności „{ $what }”.
    }
deed-use-quorum = { use-quorum }
    .summary = Odrzucasz kartę „{ $what }”, aby zadziałała.
deed-use-motive = { use-motive }
    .summary = Wszyscy widzą Motyw „{ $what }” i pozostaje on ujawniony.
deed-use-option = Zmień na tę opcję
    .summary = { $what }: { $option }.
deed-use-icon = { $icon-id ->
    [raiders] Aktywuj raidery
    [launch-raiders] Wypuść raidery
    [heavy-raiders] Aktywuj ciężkie raidery
    [occupation] Aktywuj siły okupacyjne
   *[basestars] Aktywuj basestary
}
    .summary = { use-icon }. Symbole na karcie są pomijane.
deed-use-raptor = Przejmij raptora bojowego
    .summary = { $what }: zostajesz pilotem raptora bojowego { $area-in } i wykonujesz 1 akcję.
deed-use-shift = { $by-sign ->
    [minus] Zmniejsz o { $by-size }
   *[plus] Zwiększ o { $by-size }
}
    .summary = { $what }: trudność { $by }.
deed-use-die-shift = { $by-sign ->
    [minus] Zmniejsz o { $by-size }
   *[plus] Zwiększ o { $by-size }
}
    .summary = { $what }: wynik { $by }.
deed-use-learn = Obejrzyj talię { $skill-gen }
    .summary = { $what }: oglądasz wierzchnie karty talii { $skill-gen }.
deed-use-title = Przejmij pozycję { $title-gen }
    .summary = { $what }: jesteś { $title-ins } do końca tury.
deed-use-pass = Sukces testu
    .summary = { $what }: test kończy się sukcesem bez kart.
deed-use-fail = Porażka testu
    .summary = { $what }: test kończy się porażką bez kart.
deed-use-skill = Wskaż { $skill-acc }
    .summary = { $what }: karty { $skill-gen } mają w tym teście siłę 0.
deed-use-area = Przejmij vipera
    .summary = { $what }: zostajesz pilotem vipera { $area-in } i wykonujesz 1 akcję.
deed-use-with-card = Odrzuć „{ $card }” zamiast rzucać
    .summary = { $what }: odrzucasz kartę „{ $card }”, a jej siła wyznacza wynik.

deed-card-on-top = Na wierzch: { $card }
    .summary = Karta „{ $card }” trafia na wierzch talii { $deck-gen }.
deed-card-under = Na spód: { $card }
    .summary = Karta „{ $card }” trafia na spód talii { $deck-gen }.
deed-crisis-on-top = Na wierzch: { $card }
    .summary = Karta „{ $card }” trafia na wierzch talii Kryzysów.
deed-crisis-under = Na spód: { $card }
    .summary = Karta „{ $card }” trafia na spód talii Kryzysów.
deed-crisis = Rozpatrz: { $card }
    .summary = Rozpatrujesz kartę „{ $card }”, a nie drugą.
deed-play-super-crisis = Zagraj: { $card }
    .summary = Zagrywasz kartę Superkryzysu: { $card }.
deed-swap-super-crisis = Wymień: { $card }
    .summary = Odrzucasz kartę „{ $card }” i losujesz inną kartę Superkryzysu.
deed-leave-for-super-crisis = Odrzuć: { $card }
    .summary = Odrzucasz kartę „{ $card }”, którą widzą wszyscy, i odchodzisz.
deed-pay-super-crisis = Odrzuć: { $card }
    .summary = Odrzucasz kartę „{ $card }” i wszyscy ją widzą.
deed-discard-mutiny = Odrzuć: { $card }
    .summary = Odrzucasz kartę „{ $card }” i wszyscy ją widzą.
deed-pick-mutiny = { $to-id ->
    [you] Wylosuj: { $card }
   *[other] { $to } losuje: { $card }
}
    .summary = { $to-id ->
        [you] Losujesz kartę „{ $card }”.
       *[other] { $to } losuje kartę „{ $card }”.
    }
deed-play-mutiny = Zagraj: { $card }
    .summary = Zagrywasz kartę „{ $card }” i wszyscy ją widzą; pozostałe trafiają na spód talii.
deed-destination = Skok: { $card }
    .summary = Flota leci do punktu „{ $card }”: dystans { $distance }.
deed-play-quorum = Zagraj: { $card }
    .summary = Zagrywasz kartę „{ $card }” i wszyscy ją widzą.
deed-keep-quorum = Rozpatrz: { $card }
    .summary = Rozpatrujesz kartę „{ $card }”; pozostałe trafiają na spód talii.
deed-discard-quorum = Odrzuć: { $card }
    .summary = Odrzucasz kartę „{ $card }” i wszyscy ją widzą.
deed-give-quorum = Dla Prezydenta: { $card }
    .summary = Prezydent otrzymuje kartę „{ $card }”; drugą możesz zagrać lub odrzucić.
deed-bury-quorum = Na spód: { $card }
    .summary = Karta „{ $card }” opuszcza rękę Prezydenta i trafia na spód talii.
deed-bottom = Spód talii { $deck-gen }
    .summary = Tylko ty widzisz spodnią kartę talii { $deck-gen }.
deed-deck = Obejrzyj talię { $deck-gen }
    .summary = Tylko ty widzisz wierzchnią kartę talii { $deck-gen }.
deed-put-under = { choice-put-under }
    .summary = Karta trafia na spód talii { $deck-gen }.

deed-prepare = { choice-prepare }
    .summary = Wierzchni internowany statek trafia na spód stosu przygotowanych.
deed-evacuate = { choice-evacuate }
    .summary = Wierzchni przygotowany statek wylatuje w przestrzeń obok Galactici.

deed-launch = { choice-launch }
    .summary = Nieobsadzony viper startuje { $area-in }.
deed-launch-self = { choice-launch-self }
    .summary = Startujesz viperem { $area-in }.
deed-launch-raptor = { choice-launch-raptor }
    .summary = Nieobsadzony raptor bojowy startuje { $area-in }.
deed-launch-self-raptor = { choice-launch-self-raptor }
    .summary = Startujesz raptorem bojowym { $area-in }.
deed-fly-raptor = Przesuń raptora bojowego { $to-to }
    .summary = Nieobsadzony raptor bojowy przesuwa się { $from-from } { $to-to }.
deed-fly-viper = Przesuń vipera { $to-to }
    .summary = Nieobsadzony viper przesuwa się { $from-from } { $to-to }.
deed-fly-own = Leć { $to-to }
    .summary = Lecisz { $from-from } { $to-to }.
deed-attack = Zaatakuj { $foe-acc }
    .summary = { $attacker ->
        [you] Atakujesz { $foe-acc }: { $odds }.
        [viper] Nieobsadzony viper atakuje { $foe-acc }: { $odds }.
        [pegasus] Pegasus atakuje { $foe-acc }: { $odds }.
        [raptor] Nieobsadzony raptor bojowy atakuje { $foe-acc }: { $odds }.
       *[galactica] Galactica atakuje { $foe-acc }: { $odds }.
    }
deed-sacrifice = Zniszcz { $foe-acc }
    .summary = Trafiasz do Ambulatorium i zabierasz ze sobą { $foe-acc }.
deed-sacrifice-civilian = Zniszcz statek { $number }
    .summary = Trafiasz do Ambulatorium, a statek cywilny { $number } { $area-in } zostaje zniszczony.
deed-civilian-target = Zniszcz { $foe-acc }
    .summary = Statek cywilny niszczy { $foe-acc } bez rzutu; potem kość decyduje, czy sam ocaleje.
deed-remove-basestar = Usuń { $foe-acc }
    .summary = Usuwasz { $foe-acc } z planszy.
deed-civilian-fights = Wyślij statek { $number } ({ $area })
    .summary = Statek cywilny { $number } { $area-in } walczy i może zostać zniszczony.
deed-nuke = Wystrzel w { $foe-acc }
    .summary = Broń nuklearna uderza w { $foe-acc }: { $odds }.
deed-destroy = { choice-destroy }
    .summary = Niszczysz { $foe-acc } bez rzutu.
deed-basestar = Wybierz { $foe-acc }
    .summary = Wybierasz { $foe-acc }.
deed-launch-short = Wypuszcza { $foe }
    .summary = { $foe } wypuszcza następnego { $craft-acc }.
deed-look-civilian = Obejrzyj statek { $number } ({ $area })
    .summary = Tylko ty widzisz statek cywilny { $number } { $area-in }.
deed-destroy-civilian = Zniszcz statek { $number } ({ $area })
    .summary = Statek cywilny { $number } { $area-in } zostaje odkryty i zniszczony.
deed-replace-civilian = Wymień statek { $number } ({ $area })
    .summary = Statek cywilny { $number } { $area-in } schodzi z planszy, a na jego miejsce wchodzi inny, zakryty.
deed-recall-civilian = Zabierz statek { $number } ({ $area })
    .summary = Statek cywilny { $number } { $area-in } schodzi z planszy bez szwanku.
deed-recall-raptor = Zawróć raptora bojowego { $area-from }
    .summary = Nieobsadzony raptor bojowy { $area-in } wraca po ciebie.
choice-raptor-of = { $whom-id ->
    [you] Twój raptor bojowy
   *[other] Raptor bojowy { $whom-gen }
}
deed-victim-raptor-of = { $whom-id ->
    [you] Wybierz swojego raptora bojowego
   *[other] Wybierz raptora bojowego { $whom-gen }
}
    .summary = { $whom-id ->
        [you] Raidery atakują twojego raptora bojowego.
       *[other] Raidery atakują raptora bojowego { $whom-gen }.
    }
deed-destroy-raptor-of = { $whom-id ->
    [you] Zniszcz swojego raptora bojowego
   *[other] Zniszcz raptora bojowego { $whom-gen }
}
    .summary = { $whom-id ->
        [you] Twój raptor bojowy zostaje zniszczony, bo nie można go uszkodzić, a ty trafiasz do Ambulatorium.
       *[other] Raptor bojowy { $whom-gen } zostaje zniszczony, bo nie można go uszkodzić, a pilot trafia do Ambulatorium.
    }
deed-sacrifice-raptor-of = { $whom-id ->
    [you] Poświęć swojego raptora bojowego
   *[other] Poświęć raptora bojowego { $whom-gen }
}
    .summary = { $whom-id ->
        [you] Twój raptor bojowy zostaje zniszczony zamiast statku cywilnego, a ty trafiasz do Ambulatorium.
       *[other] Raptor bojowy { $whom-gen } zostaje zniszczony zamiast statku cywilnego, a pilot trafia do Ambulatorium.
    }
deed-destroy-raptor = Zniszcz raptora bojowego ({ $area })
    .summary = Nieobsadzony raptor bojowy { $area-in } zostaje zniszczony: nie można go uszkodzić.
deed-sacrifice-viper = Poświęć vipera ({ $area })
    .summary = Nieobsadzony viper { $area-in } zostaje zniszczony zamiast statku cywilnego.
deed-sacrifice-raptor = Poświęć raptora bojowego ({ $area })
    .summary = Nieobsadzony raptor bojowy { $area-in } zostaje zniszczony zamiast statku cywilnego.
deed-sacrifice-reserves = Poświęć { a-craft.acc } z Rezerw
    .summary = { a-craft } z Rezerw zostaje zniszczony zamiast statku cywilnego.
deed-launch-reserves = Wypuść { a-craft.acc }
    .summary = { a-craft } z Rezerw startuje { $area-in }.
deed-raider-bay = Wypuść { $craft-id ->
    [raider] raidery
   *[other] vipery
}
    .summary = { $craft-id ->
        [raider] Wybierasz pole dla raiderów i je aktywujesz.
       *[other] Wybierasz pole dla viperów i je aktywujesz.
    }
deed-place-which = Umieść { a-craft.acc }
    .summary = Umieszczasz { a-craft.acc } { $area-in }.
deed-recall = Zawróć go { $area-from }
    .summary = Nieobsadzony viper { $area-in } wraca po ciebie.
deed-damage-viper = Uszkodź vipera ({ $area })
    .summary = Nieobsadzony viper { $area-in } zostaje uszkodzony.
deed-damage-reserves = { $craft-id ->
    [assault-raptor] Zniszcz { $craft-acc } z Rezerw
   *[other] Uszkodź { $craft-acc } w Rezerwach
}
    .summary = { $craft-id ->
        [assault-raptor] { $craft } z Rezerw zostaje zniszczony: nie można go uszkodzić.
       *[other] { $craft } w Rezerwach zostaje uszkodzony.
    }
deed-damage-location = Uszkodź { $where-acc }
    .summary = Uszkadzasz { $where-acc }, a wszyscy na tym obszarze trafiają do Ambulatorium.
deed-damage-resource = Wybierz: { $resource } { $by }
    .summary = { $resource } spada o { $by-size }.
deed-repair-viper = { choice-repair-viper }
    .summary = Uszkodzony viper wraca do Rezerw.
deed-return = { choice-return }
    .summary = Zniszczony { $craft } wraca do Rezerw.

summary-add = { $count ->
    [0] Nie dokładasz żadnej karty.
    [one] Dokładasz 1 kartę wartą { $worth }.
    [few] Dokładasz { $count } karty warte { $worth }.
   *[many] Dokładasz { $count } kart wartych { $worth }.
}
summary-add-or-mutiny = { $count ->
    [0] Losujesz kartę Buntu.
    [one] Dokładasz 1 odkrytą kartę wartą { $worth }.
    [few] Dokładasz { $count } odkryte karty warte { $worth }.
   *[many] Dokładasz { $count } odkrytych kart wartych { $worth }.
}
summary-give = { $count ->
    [0] Nie dajesz żadnej karty.
   *[other] { $to } otrzymuje { n-cards.acc }.
}
summary-discard = { $count ->
    [0] Nie odrzucasz żadnej karty.
    [one] Odrzucasz 1 kartę i wszyscy ją widzą.
   *[other] Odrzucasz { n-cards.acc } i wszyscy je widzą.
}
summary-put = { $count ->
    [0] Nie kładziesz na wierzchu żadnej karty.
   *[other] Kładziesz { n-cards.acc } na wierzchu talii Przeznaczenia.
}
summary-discard-destiny = { $count ->
    [0] Nie odrzucasz żadnej karty.
    [one] Odrzucasz 1 kartę Przeznaczenia i wszyscy ją widzą.
   *[other] Odrzucasz { n-cards.acc } Przeznaczenia i wszyscy je widzą.
}
summary-pay = { $count ->
    [0] Nic nie płacisz.
    [one] Płacisz 1 kartą.
   *[many] Płacisz { $count } kartami.
}

# Te same odpowiedzi pod nagłówkiem, który mówi, gdzie są

here-attack = Zaatakuj { $foe-acc }
here-destroy = Zniszcz { $foe-acc }
here-fly = Leć { $to-to }
here-launch = Wystartuj { $area-in }
here-raptor-attack = Zaatakuj raptorem bojowym { $foe-acc }
here-fly-raptor = Leć raptorem bojowym { $to-to }
here-launch-raptor = Wystartuj raptorem bojowym { $area-in }
here-civilian = Statek cywilny { $number }
here-reveal = Ujawnij się: { $power }

# Do czego prowadzi odpowiedź, w kilku słowach obok niej

remark-turn = { $resource } { $by }
remark-draw = losujesz { $count }
remark-quorum = { $count ->
    [one] 1 karta Kworum
    [few] { $count } karty Kworum
   *[many] { $count } kart Kworum
}
remark-quorum-of = 1 z { $count } kart Kworum
remark-stays = zostaje w grze
remark-swap = nowy Superkryzys
remark-all-draw = inni losują { $count }
remark-into-destiny = { $count } × { $skill } do Przeznaczenia
remark-destiny = wierzch Przeznaczenia
remark-read-destiny = obejrzyj Przeznaczenie
remark-swap-hands = wymiana kart
remark-execute = egzekucja
remark-infiltrate = Infiltracja
remark-sacrifice = twój viper za ich statki
remark-occupation = siły okupacyjne
remark-destroy-occupation = { $count ->
    [one] niszczysz 1 oddział
    [few] niszczysz { $count } oddziały
   *[many] niszczysz { $count } oddziałów
}
remark-evacuate = przygotuj lub ewakuuj
remark-civilian-fights = statek cywilny walczy
remark-main-batteries = ostrzał pola
remark-shield = ochrona zasobu
remark-lose-highest = najwyższy −{ $count }
remark-next-crisis-jumps = następny Kryzys ze skokiem
remark-skip-jump = bez fazy skoku
remark-no-destiny = bez Przeznaczenia
remark-fast-learner = obejrzyj { n-cards.acc }
remark-add-revealed = dołóż karty
remark-borrow-title = pozycja na tę turę
remark-die-shift = { $by-size } w górę lub w dół
remark-raiders-miss = { $count ->
    [one] 1 raider chybia
    [few] { $count } raidery chybiają
   *[many] { $count } raiderów chybia
}
remark-action = 1 akcja
remark-send = { $to-to }
remark-release = wyjście z Aresztu
remark-title = nowy { $title }
remark-loyalty = obejrzyj Lojalność
remark-hand-on = przekaż Lojalność
remark-take = weź 1 kartę
remark-choose = 1 z { $count }
remark-roll = { $then } przy { $range }
remark-die = rzut kością
remark-risk = ryzyko: { $ships }
remark-check = test { $difficulty }
remark-ships-act = statki Cylonów działają
remark-launch = Cyloni startują
remark-damage = uszkodź Galacticę
remark-vipers = { $count ->
    [one] 1 aktywacja
    [few] { $count } aktywacje
   *[many] { $count } aktywacji
}
remark-attacks = { $count ->
    [one] 1 atak
    [few] do { $count } ataków
   *[many] do { $count } ataków
}
remark-pilot = leć viperem
remark-nuke = użyj broni nuklearnej
remark-civilians = { $count ->
    [one] obejrzyj 1 statek
    [few] obejrzyj { $count } statki
   *[many] obejrzyj { $count } statków
}
remark-jump = skok teraz
remark-peek = obejrzyj kartę
remark-repair = naprawa
remark-restore = statki wracają
remark-order = dla kogoś innego
remark-super-crisis = twój Superkryzys
remark-crisis-of = { $count ->
    [1] 1 Kryzys
   *[other] 1 z { $count } Kryzysów
}
remark-difficulty = trudność { $by }
remark-positive = { $skill } na plus
remark-face-up = karty odkryte
remark-no-strength = jeden rodzaj ma siłę 0
remark-check-cards = weź karty
remark-decide = sukces lub porażka
remark-die-bonus = { $by } do rzutu
remark-chances = { $all } z 8
remark-chance = { $what } { $now }→{ $then }
remark-chance-jump = strata ludzi
remark-chance-effect = działa
remark-hit-damaged = uszkodzenie
remark-hit-damaged-twice = podwójne uszkodzenie
remark-hit-destroyed = zniszczenie
remark-hit-backfired = uszkodzenie Pegasusa
remark-reroll = przerzut
remark-replace = inny Kryzys
remark-switch = druga opcja
remark-mutiny = karta Buntu
remark-mutiny-of = 1 z { $count } kart Buntu
remark-miracle = żeton cudu
remark-for-rebels = { $then } za żeton cudu lub Superkryzys
remark-take-hand = cała ręka
remark-quarantine = wymiana 1 statku
remark-activate = { $count ->
    [one] 1 obszar
    [few] { $count } obszary
   *[many] { $count } obszarów
}
remark-launch-vipers = { $count ->
    [one] startuje 1 viper
    [few] startują { $count } vipery
   *[many] startuje { $count } viperów
}
remark-raptor = raptor bojowy
remark-mission = misja
remark-each-draws = wszyscy losują { $count }
remark-search = { $count } z talii
remark-raider-bay = wypuść statki
remark-no-abilities = bez zdolności
remark-other-result = inny wynik
remark-save-civilian = statek ocalony
remark-wake = pobudka gdzie indziej
