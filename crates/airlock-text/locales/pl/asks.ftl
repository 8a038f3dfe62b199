# Pytania. Komunikat czyta pytany gracz; .rule to zdanie pod nim; .waiting czytają w tym czasie inni,
# a $who to pytany gracz.

ask-pick-character = Wybierz postać
    .rule = Z rodzaju, w którym zostało najwięcej postaci, albo dowolna postać wsparcia.
    .waiting = { $who } wybiera postać.
ask-pick-assist = Wybierz postać pomocniczą
    .rule = Pozostaje poza planszą i zwiększa liczbę losowanych przez ciebie kart.
    .waiting = { $who } wybiera postać pomocniczą.
ask-start-area = Wybierz, gdzie startuje twój viper
    .waiting = { $who } wybiera pole startu vipera.
ask-start-location = Wybierz obszar początkowy
    .waiting = { $who } wybiera obszar początkowy.
ask-starting-hand = { $count ->
    [one] Wybierz swoją kartę początkową
    [few] Wybierz swoje { $count } karty początkowe
   *[many] Wybierz swoich { $count } kart początkowych
}
    .rule = Tylko rodzaje i liczby z twojej karty postaci.
    .waiting = { $who } wybiera karty początkowe.
ask-receive-skills = Wybierz karty do wylosowania
    .rule = Najpierw wybierasz rodzaje, potem losujesz karty.
    .waiting = { $who } losuje karty umiejętności.
ask-draw-skills = { $count ->
    [one] Wybierz kartę do wylosowania
    [few] Wybierz { $count } karty do wylosowania
   *[many] Wybierz { $count } kart do wylosowania
}
    .rule = Najpierw wybierasz rodzaje, potem losujesz karty.
    .waiting = { $who } losuje karty umiejętności.
ask-move-cylon = Przesuń się na dowolny obszar Cylonów, a potem wykonaj akcję.
ask-move = Wybierz, dokąd idziesz
    .rule = Ruch w obrębie statku jest darmowy; przejście na inny statek lub opuszczenie vipera kosztuje 1 kartę umiejętności.
    .waiting = { $who } wykonuje ruch.
ask-move-or-ability = { $rule } Zamiast ruchu możesz użyć 1 zdolności Ruchu.
ask-action = Wybierz akcję
    .rule = { $count ->
        [one] Masz 1 akcję.
        [few] Masz jeszcze { $count } akcje.
       *[many] Masz jeszcze { $count } akcji.
    }
    .waiting = { $who } wybiera akcję.
ask-discard = Odrzuć { n-cards.acc }
    .waiting = { $who } odrzuca karty.
ask-discard-payment = { $count ->
    [one] Zapłać 1 kartą
   *[many] Zapłać { $count } kartami
}
    .rule = Odrzucasz karty, którymi płacisz.
    .waiting = { $who } płaci kartami umiejętności.
ask-may-discard = Odrzucić karty z powodu Kryzysu?
    .rule = { $count ->
        [one] Kryzys wymaga 1 karty. Prowadzisz Cylona, więc możesz to zignorować.
       *[many] Kryzys wymaga { $count } kart. Prowadzisz Cylona, więc możesz odrzucić mniej albo nic.
    }
    .waiting = { $who } decyduje, czy odrzucić karty.
ask-let-discard = { $count ->
    [one] Pozwolić na odrzucenie 1 losowej karty?
   *[many] Pozwolić na odrzucenie { $count } losowych kart?
}
    .rule = Prowadzisz Cylona, więc możesz zignorować to, co robi ci Kryzys.
    .waiting = { $who } decyduje o losowym odrzuceniu kart.
ask-feed = Dołóż karty do testu
    .rule = Najwyżej { n-cards.acc }. Nie można tego cofnąć.
    .waiting = { $who } dokłada karty do testu.
ask-window = Użyć karty lub zdolności?
    .rule = { $window }: { $about }.
    .waiting = Krótka przerwa.
ask-order = Wybierz, kto działa pierwszy
    .rule = { $window }: kilka osób chce czegoś użyć. Po pierwszej pozostałe wybierają ponownie.
    .waiting = { $who } wybiera, kto działa pierwszy.
ask-keep-crisis = Wybierz kartę Kryzysu do rozpatrzenia
    .rule = Te karty widzisz tylko ty.
    .waiting = { $who } wybiera kartę Kryzysu.
ask-crisis-option = { $crisis }: wybierz jedno z dwojga
    .waiting = { $who } wybiera opcję karty „{ $crisis }”.
ask-keep-destination = Wybierz punkt docelowy
    .rule = Pozostałe karty trafiają w tajemnicy na spód talii.
    .waiting = { $who } wybiera punkt docelowy.

ask-target = { $of }: wybierz gracza
    .waiting = { $who } wybiera gracza ({ $of }).
ask-target-send = Wybierz, kto trafia { $to-to }
    .waiting = { $who } wybiera, kto trafia { $to-to }.
ask-target-release = Wybierz, kto opuszcza Areszt
    .waiting = { $who } wybiera, kto opuszcza Areszt.
ask-target-title = Wybierz, kto zostaje { $title-ins }
    .waiting = { $who } wybiera, kto zostaje { $title-ins }.
ask-target-card = Wybierz, kto otrzymuje kartę „{ $of }”
    .waiting = { $who } wybiera, kto otrzymuje kartę „{ $of }”.
ask-target-loyalty = Wybierz, czyją Lojalność obejrzysz
    .waiting = { $who } wybiera, czyją Lojalność obejrzeć.
ask-target-hand-on = Wybierz, kto otrzymuje twoje karty Lojalności
    .waiting = { $who } przekazuje karty Lojalności.
ask-target-take = Wybierz, czyją rękę obejrzysz
    .waiting = { $who } wybiera, czyją rękę obejrzeć.
ask-target-execute = Wybierz, kto ginie w egzekucji
    .waiting = { $who } wybiera, kto ginie w egzekucji.
ask-target-trial = { $of }: wybierz, kto staje przed sądem
    .rule = W razie sukcesu testu ta postać ginie w egzekucji.
    .waiting = { $who } wybiera, komu grozi egzekucja.
ask-target-free = Wybierz, kto wychodzi na wolność
    .waiting = { $who } wybiera, kto wychodzi na wolność.
ask-target-hands = Wybierz, z kim wymieniasz się kartami
    .waiting = { $who } wybiera, z kim wymienić się kartami.
ask-target-random = Wybierz, komu zabierasz losową kartę
    .waiting = { $who } wybiera, komu zabrać losową kartę.
ask-target-order = Wybierz, kto otrzymuje rozkaz
    .waiting = { $who } wydaje rozkaz.
ask-target-mutiny = Wybierz, kto losuje kartę Buntu
    .waiting = { $who } wybiera, kto losuje kartę Buntu.
ask-target-miracle = Wybierz, kto otrzymuje żeton cudu
    .waiting = { $who } wybiera, kto otrzymuje żeton cudu.
ask-target-treat = Wybierz, z czyjego zestawu losujesz
    .rule = Potem dajesz tej osobie tyle samo kart.
    .waiting = { $who } wybiera, z czyjego zestawu losować.
ask-target-share = Wybierz, z kim dzielisz się żetonami cudu
    .rule = Potem dajesz tej osobie 1 swój żeton albo 1 od niej bierzesz.
    .waiting = { $who } wybiera, z kim podzielić się żetonami cudu.
ask-target-unseat = Wybierz nowego Prezydenta
    .rule = Obecny Prezydent może oddać kartę w grze, aby zachować pozycję.
    .waiting = { $who } wybiera nowego Prezydenta.
ask-choose = { $of }: wybierz jedno
    .waiting = { $who } wybiera opcję ({ $of }).
ask-may = { $of }: { $deeds-inf }?
    .waiting = { $who } podejmuje decyzję ({ $of }).
ask-risk = { $of }: zaryzykować { $ships-acc }?
    .rule = { $then }.
    .waiting = { $who } decyduje, czy zaryzykować { $ships-acc }.
ask-send-to = { $whom-id ->
    [you] Wybierz, dokąd idziesz
   *[other] Wybierz, dokąd idzie { $whom }
}
    .waiting = { $who } wybiera obszar.

ask-play-quorum = Zagraj kartę Kworum
    .waiting = { $who } zagrywa kartę Kworum.
ask-keep-quorum = Wybierz kartę Kworum do rozpatrzenia
    .rule = Pozostałe trafiają na spód talii.
    .waiting = { $who } wybiera kartę Kworum.
ask-play-super-crisis = Zagraj kartę Superkryzysu
    .waiting = { $who } zagrywa kartę Superkryzysu.
ask-swap-super-crisis = Wymienić kartę Superkryzysu na nową?
    .waiting = { $who } decyduje o karcie Superkryzysu.
ask-take-card = Weź kartę z ręki { $from-gen }
    .waiting = { $who } bierze kartę z ręki { $from-gen }.
ask-peek-deck = Wybierz talię do obejrzenia
    .rule = Zobaczysz jej wierzchnią kartę i zostawisz ją tam lub położysz na spodzie.
    .waiting = { $who } wybiera talię do obejrzenia.
ask-peeked-card = Zostawić tę kartę { $deck-card } na wierzchu?
    .rule = Nie zdradzaj nikomu, co to za karta.
    .waiting = { $who } ogląda wierzchnią kartę talii { $deck-gen }.

ask-vipers = Aktywuj nieobsadzonego vipera
    .rule = { $count ->
        [one] Pozostała 1 aktywacja.
        [few] Pozostały { $count } aktywacje.
       *[many] Pozostało { $count } aktywacji.
    }
    .waiting = { $who } aktywuje nieobsadzone vipery.
ask-pilot = Aktywuj swojego vipera
    .rule = Przesuń się na sąsiednie pole albo zaatakuj statek Cylonów na swoim.
    .waiting = { $who } aktywuje vipera.
ask-pilot-attack = Wybierz cel
    .rule = { $count ->
        [one] Pozostał 1 atak.
        [few] Pozostały { $count } ataki.
       *[many] Pozostało { $count } ataków.
    }
    .waiting = { $who } atakuje viperem.
ask-launch-self = Wybierz, gdzie startujesz
    .waiting = { $who } startuje viperem.
ask-recall-viper = Wybierz nieobsadzonego vipera do zawrócenia
    .rule = Rezerwy są puste, więc najpierw musi wrócić viper z przestrzeni.
    .waiting = { $who } zawraca vipera.
ask-galactica-attack = Wybierz cel dla Galactici
    .waiting = { $who } celuje z dział Galactici.
ask-centurion-attack = Wybierz centuriona do zaatakowania
    .waiting = { $who } atakuje centuriona.
ask-nuke = Wybierz basestara, w którego uderzy broń nuklearna
    .rule = Żeton trafia do pudełka bez względu na wynik rzutu.
    .waiting = { $who } celuje bronią nuklearną.
ask-look-at-civilian = Obejrzyj statek cywilny
    .rule = { $count ->
        [one] Do obejrzenia pozostał 1 statek.
        [few] Do obejrzenia pozostały { $count } statki.
       *[many] Do obejrzenia pozostało { $count } statków.
    }
    .waiting = { $who } ogląda statki cywilne.
ask-move-civilian = Statek cywilny { $number } { $area-in }: przesunąć go?
    .rule = Może przesunąć się na sąsiednie pole albo zostać.
    .waiting = { $who } może przesunąć statek cywilny.
ask-repair = Wybierz, co naprawiasz
    .waiting = { $who } coś naprawia.
ask-repair-vipers = Naprawić kolejnego vipera?
    .rule = Najwyżej jeszcze { $count }.
    .waiting = { $who } naprawia vipery.
ask-restore = Wybierz statek do przywrócenia
    .rule = Do Rezerw można jeszcze przywrócić najwyżej { $vipers ->
        [one] 1 vipera
        [few] { $vipers } vipery
       *[many] { $vipers } viperów
    } i { $raptors ->
        [one] 1 raptora
        [few] { $raptors } raptory
       *[many] { $raptors } raptorów
    }.
    .waiting = { $who } przywraca statki.
ask-use-order = Wybierz, jak wykorzystać rozkaz
    .waiting = { $who } wykonuje rozkaz.

ask-raider-area = Wybierz, gdzie teraz działają raidery
    .waiting = { $who } wybiera, gdzie teraz działają raidery.
ask-raider-victim = Wybierz vipera, którego atakują raidery { $area-in }
    .waiting = { $who } wybiera cel raiderów.
ask-destroy-civilian = Wybierz statek cywilny do zniszczenia
    .rule = Są zakryte.
    .waiting = { $who } wybiera statek cywilny.
ask-destroy-cylon-ship = Zniszcz { $craft-acc }
    .rule = { $left ->
        [one] Do zniszczenia pozostał 1, bez rzutu.
        [few] Do zniszczenia pozostały { $left }, bez rzutu.
       *[many] Do zniszczenia pozostało { $left }, bez rzutu.
    }
    .waiting = { $who } niszczy statki Cylonów.
ask-destroy-centurion = Zniszcz centuriona
    .waiting = { $who } niszczy centuriona.
ask-damage-viper = Wybierz vipera do uszkodzenia
    .rule = { $count ->
        [one] Do uszkodzenia pozostał 1 viper. Jego pilot trafia do Ambulatorium.
        [few] Do uszkodzenia pozostały { $count } vipery. Ich piloci trafiają do Ambulatorium.
       *[many] Do uszkodzenia pozostało { $count } viperów. Ich piloci trafiają do Ambulatorium.
    }
    .waiting = { $who } wybiera vipera do uszkodzenia.
ask-damage-token = Wybierz uszkodzenie Galactici
    .rule = { $count ->
        [one] Do rozpatrzenia 1 żeton; pozostałe wracają.
        [few] Do rozpatrzenia { $count } żetony; pozostałe wracają.
       *[many] Do rozpatrzenia { $count } żetonów; pozostałe wracają.
    }
    .waiting = { $who } wybiera uszkodzenie Galactici.
ask-place-short = Wybierz, gdzie trafia następny { $craft }
    .rule = Nie wystarczy ich na wszystkie pola.
    .waiting = { $who } wybiera, gdzie trafia następny { $craft }.
ask-launch-short = Wybierz basestara, który wypuszcza następnego { $craft-acc }
    .rule = Nie wystarczy ich dla wszystkich.
    .waiting = { $who } wybiera, który basestar wypuszcza statki.
ask-board-short = Wybierz ciężkiego raidera do abordażu
    .rule = Nie wystarczy centurionów dla wszystkich.
    .waiting = { $who } wybiera, który ciężki raider dokonuje abordażu.
ask-let-look = Pozwolić { $by-dat } obejrzeć jedną z twoich kart Lojalności?
    .rule = Prowadzisz Cylona, więc możesz zignorować to, co robi ci Kryzys.
    .waiting = { $who } decyduje, czy pokazać kartę Lojalności.
ask-hand-on-sympathizer = Wybierz, kto otrzymuje kartę sympatyka
    .rule = Ta osoba od razu ją rozpatruje.
    .waiting = { $who } ogląda nową kartę Lojalności.
ask-recon = Obejrzeć wierzchnią kartę Kryzysu?
    .rule = { $ability }: potem możesz położyć ją na spodzie talii.
    .waiting = { $who } może obejrzeć wierzchnią kartę Kryzysu.
ask-extra-action = Wykonać jeszcze 1 akcję?
    .rule = { $ability }: po karcie „{ $card }”, raz na turę.
    .waiting = { $who } może wykonać jeszcze 1 akcję.

# Battlestar Pegasus

ask-take-damage = Wybierz, który statek przyjmuje uszkodzenie
    .rule = Pegasus może je przyjąć zamiast Galactici; decydujesz przed wylosowaniem żetonu.
    .waiting = { $who } wybiera, który battlestar przyjmuje uszkodzenie.
ask-pegasus-attack = Wybierz cel dla Pegasusa
    .waiting = { $who } celuje z dział Pegasusa.
ask-main-batteries = Wybierz pole do ostrzelania
    .rule = Wybierasz przed rzutem; niski wynik trafia w wasze własne statki.
    .waiting = { $who } celuje z Głównych baterii.
ask-full-throttle = Wybierz, dokąd lecisz
    .rule = Leć na dowolne pole albo zostań; potem możesz tam zaatakować.
    .waiting = { $who } leci pełną mocą.
ask-shield = Wybierz zasób do ochrony
    .rule = Jego następna strata w tej turze jest mniejsza o 1.
    .waiting = { $who } wybiera zasób do ochrony.
ask-highest-resource = Wybierz zasób, który spada o { $count }
    .rule = Remis: te zasoby są najwyższe.
    .waiting = { $who } wybiera spośród najwyższych zasobów.
ask-sacrifice = Wybierz, co niszczysz { $area-in }
    .rule = Bez względu na wybór trafiasz do Ambulatorium.
    .waiting = { $who } wybiera, co zginie wraz z viperem.
ask-remove-basestar = Wybierz basestara do usunięcia
    .waiting = { $who } wybiera basestara do usunięcia.
ask-civilian-fights = Wybierz statek cywilny do walki
    .rule = Są zakryte; ten, który walczy, może zostać zniszczony.
    .waiting = { $who } wybiera statek cywilny do walki.
ask-civilian-target = Wybierz, co niszczy statek cywilny { $area-in }
    .waiting = { $who } wybiera, co niszczy statek cywilny.
ask-repair-any = Wybierz, co naprawiasz
    .rule = { $count ->
        [0] Najwyżej { more-vipers }, w dowolnym miejscu.
       *[other] { $vipers ->
            [0] Najwyżej { more-locations }, w dowolnym miejscu.
           *[other] Najwyżej { more-locations } i { more-vipers }, w dowolnym miejscu.
        }
    }
    .waiting = { $who } naprawia uszkodzenia.
more-locations = { $count ->
    [one] jeszcze 1 obszar
    [few] jeszcze { $count } obszary
   *[many] jeszcze { $count } obszarów
}
more-vipers = { $vipers ->
    [one] jeszcze 1 vipera
    [few] jeszcze { $vipers } vipery
   *[many] jeszcze { $vipers } viperów
}
ask-sort-crises = Ułóż karty Kryzysów
    .rule = Po jednej: na wierzch tych już odłożonych albo na spód talii. Widzisz je tylko ty.
    .waiting = { $who } ogląda wierzchnie karty Kryzysów.

# Testy, Przeznaczenie i ręce z Pegasusem

ask-next-ability = Wybierz następną zdolność
    .rule = Test jest ryzykowny, więc działają zdolności jego kart Zdrady.
    .waiting = { $who } ustala kolejność zdolności w teście.
ask-next-ability-of-any = Każda zdolność testowa działa raz, w wybranej przez ciebie kolejności.
ask-learned = { $count ->
    [one] Wybierz, gdzie trafia ta karta
    [few] Wybierz, gdzie trafiają te { $count } karty
   *[many] Wybierz, gdzie trafia tych { $count } kart
}
    .rule = Wszystkie do testu albo wszystkie na twoją rękę.
    .waiting = { $who } ogląda karty z talii umiejętności.
ask-add-revealed = Dołożyć karty do odkrytego testu?
    .rule = Dowolną liczbę, bez zwykłego limitu.
    .waiting = { $who } może dołożyć karty do odkrytego testu.
ask-put-on-destiny = Połóż { n-cards.acc } na talii Przeznaczenia
    .rule = Wybrana jako pierwsza znajdzie się na samym wierzchu.
    .waiting = { $who } kładzie karty na talii Przeznaczenia.
ask-discard-destiny = Odrzuć { n-cards.acc } Przeznaczenia
    .rule = Talię widzisz tylko ty; potem zostaje potasowana.
    .waiting = { $who } ogląda talię Przeznaczenia.
ask-bottom-of-deck = Wybierz talię, pod którą zajrzysz
    .rule = Spodnią kartę widzisz tylko ty i zostaje ona na miejscu.
    .waiting = { $who } ogląda spodnią kartę talii.
ask-name-skill = { $whom-id ->
    [you] Wskaż rodzaj, który losujesz
   *[other] Wskaż rodzaj, który losuje { $whom }
}
    .waiting = { $who } wskazuje rodzaj umiejętności.
ask-discard-quorum = Odrzuć kartę Kworum
    .rule = Masz o { $count } za dużo.
    .waiting = { $who } odrzuca karty Kworum ponad limit.

# Egzekucje i przysługi

ask-let-execute = Zgodzić się na swoją egzekucję?
    .rule = Prowadzisz Cylona, więc możesz zignorować to, co robi ci Kryzys.
    .waiting = { $who } decyduje o egzekucji.
ask-next-executed = Wybierz następną egzekucję
    .rule = W egzekucji ginie kilka postaci. Ty ustalasz kolejność.
    .waiting = { $who } ustala kolejność egzekucji.
ask-next-freed = Wybierz, kto następny może opuścić Areszt
    .rule = Może to zrobić kilka postaci. Ty ustalasz kolejność.
    .waiting = { $who } ustala, kto następny może opuścić Areszt.
ask-hand-on-loyalty = Wybierz, kto otrzymuje twoje zakryte karty Lojalności
    .rule = Wszystkie trafiają do 1 człowieka i tylko ta osoba je widzi.
    .waiting = { $who } przekazuje karty Lojalności.
ask-reveal-and-hand-on = Wybierz, którą kartę Cylona pokazujesz i kto otrzymuje pozostałe
    .rule = Jej tekst nie działa.
    .waiting = { $who } pokazuje kartę Lojalności.
ask-give-card = Dać komuś kartę umiejętności?
    .rule = Potem losujesz { n-cards.acc }.
    .waiting = { $who } może oddać kartę.
ask-give-which = Wybierz kartę dla { $to-gen }
    .waiting = { $who } daje kartę { $to-dat }.
ask-execute-instead = { $whom-id ->
    [you] Zginąć w egzekucji, zamiast trafić do Aresztu?
   *[other] Dokonać egzekucji { $whom-gen } zamiast wysłania do Aresztu?
}
    .waiting = { $who } wybiera między Aresztem a egzekucją.

# Nowa Caprica

ask-prepare-or-evacuate = Przygotuj lub ewakuuj statek
    .rule = Przygotowanie: wierzchni internowany statek trafia na spód stosu przygotowanych. Ewakuacja: wierzchni przygotowany statek trafia w przestrzeń.
    .waiting = { $who } przygotowuje lub ewakuuje statek cywilny.
ask-evacuate-to = Wybierz, dokąd ewakuujesz statek
    .waiting = { $who } wybiera pole dla ewakuowanego statku.
ask-go-aboard = Odlecieć ze statkiem?
    .rule = Przesuń się na dowolny obszar Galactici poza obszarami zagrożenia albo zostań.
    .waiting = { $who } może opuścić Nową Capricę ze statkiem.
ask-peeked-locked = Zostawić ten internowany statek na wierzchu?
    .rule = Nie zdradzaj nikomu, co to za statek.
    .waiting = { $who } ogląda wierzchni statek ze stosu internowanych.
ask-activate-occupation = Aktywuj oddział sił okupacyjnych
    .rule = Przesuwa się o 1 obszar dalej; ze Stoczni uderza i odchodzi.
    .waiting = { $who } aktywuje oddział sił okupacyjnych.
ask-destroy-occupation = Zniszcz oddział sił okupacyjnych
    .rule = { $count ->
        [one] Do zniszczenia pozostał 1.
        [few] Do zniszczenia pozostały { $count }.
       *[many] Do zniszczenia pozostało { $count }.
    }
    .waiting = { $who } niszczy siły okupacyjne.
ask-fight-again = Odrzucić kartę, aby rzucić ponownie?
    .rule = Oddział nadal tam jest. Co zmieniło pierwszy rzut, zmienia też następny.
    .waiting = { $who } może walczyć dalej.

# Świt: karty Buntu, żetony cudu, Buntownik

ask-discard-mutiny = Odrzuć kartę Buntu
    .rule = { $due ->
        [limit] { $count ->
            [one] Możesz mieć 1 kartę Buntu. Odrzuconą zobaczą wszyscy.
            [few] Możesz mieć { $count } karty Buntu. Odrzuconą zobaczą wszyscy.
           *[many] Możesz mieć { $count } kart Buntu. Odrzuconą zobaczą wszyscy.
        }
        [keep] { $count ->
            [one] Zatrzymujesz tylko 1 kartę Buntu. Odrzuconą zobaczą wszyscy.
            [few] Zatrzymujesz tylko { $count } karty Buntu. Odrzuconą zobaczą wszyscy.
           *[many] Zatrzymujesz tylko { $count } kart Buntu. Odrzuconą zobaczą wszyscy.
        }
       *[one] Zobaczą ją wszyscy.
    }
    .waiting = { $who } odrzuca kartę Buntu.
ask-pick-mutiny = { $to-id ->
    [you] Wybierz kartę Buntu, którą losujesz
   *[other] Wybierz kartę Buntu, którą losuje { $to }
}
    .rule = Pozostałe trafiają na spód talii.
    .waiting = { $to-id ->
        [you] { $who } wybiera dla ciebie kartę Buntu.
       *[other] { $who } wybiera kartę Buntu, którą losuje { $to }.
    }
ask-play-mutiny = Wybierz kartę Buntu do zagrania
    .rule = Pozostałe trafiają na spód talii.
    .waiting = { $who } wybiera kartę Buntu do zagrania.
ask-hand-on-mutineer = Wybierz, kto otrzymuje kartę Buntownika
    .rule = Ta osoba ujawnia ją, traci pozycje i losuje kartę Buntu.
    .waiting = { $who } przekazuje kartę Buntownika.
ask-draws-loyalty = Wybierz, kto losuje jeszcze 1 kartę Lojalności
    .rule = Karta Buntownika jest nadal w talii, więc 1 człowiek losuje jeszcze raz.
    .waiting = { $who } wybiera, kto losuje jeszcze 1 kartę Lojalności.
ask-stay-president = Pozostać Prezydentem?
    .rule = Kosztuje cię to kartę „{ $card }”; w przeciwnym razie Prezydentem zostaje { $against }.
    .waiting = { $who } może oddać kartę „{ $card }”, aby pozostać Prezydentem.

# Testy umiejętności ze Świtem

ask-add-or-draw-mutiny = Dołożyć kartę do testu?
    .rule = Dołóż 1 odkrytą kartę albo wylosuj kartę Buntu.
    .waiting = { $who } dokłada odkrytą kartę albo losuje kartę Buntu.
ask-take-from-check = Wziąć kartę z testu?
    .rule = { $ability }: trafia na twoją rękę i już się nie liczy.
    .waiting = { $who } może wziąć kartę z testu.
ask-remove-from-check = Usunąć kartę z testu?
    .rule = { $ability }: potem wybierasz vipera do uszkodzenia, w przestrzeni lub w Rezerwach.
    .waiting = { $who } może usunąć kartę z testu.
ask-lay-open = Wybierz dołożoną kartę do odkrycia
    .rule = { $ability }: jedną z nich widzą wszyscy.
    .waiting = { $who } odkrywa jedną z dołożonych kart.

# Karty i postacie Świtu

ask-activate-location = Wybierz obszar do aktywowania
    .rule = { $count ->
        [one] Z miejsca, w którym jesteś: pozostał 1.
        [few] Z miejsca, w którym jesteś: pozostały { $count } różne.
       *[many] Z miejsca, w którym jesteś: pozostało { $count } różnych.
    }
    .waiting = { $who } aktywuje obszar z daleka.
ask-activate-again = Aktywować { $where-acc } jeszcze raz?
    .rule = { $ability }: kosztuje to 1 kartę umiejętności, raz na turę.
    .waiting = { $who } może aktywować { $where-acc } jeszcze raz.
ask-activate-after-order = Aktywować { $where-acc }?
    .rule = { $ability }: rozkaz wykonany, więc możesz aktywować swój obszar.
    .waiting = { $who } może aktywować { $where-acc }.
ask-give-quorum = Wybierz kartę Kworum dla Prezydenta
    .rule = Drugą zagrywasz lub odrzucasz.
    .waiting = { $who } dzieli się kartami Kworum z Prezydentem.
ask-play-or-discard-quorum = Zagrać drugą kartę Kworum?
    .rule = Jeśli nie, odrzucasz ją.
    .waiting = { $who } zagrywa lub odrzuca kartę Kworum.
ask-bury-quorum = Wybierz kartę Kworum, która trafia na spód talii
    .rule = { $count ->
        [one] Do odłożenia pozostała 1 karta Prezydenta.
        [few] Do odłożenia pozostały { $count } karty Prezydenta.
       *[many] Do odłożenia pozostało { $count } kart Prezydenta.
    }
    .waiting = { $who } kładzie karty Kworum Prezydenta na spodzie talii.
ask-give-cards = Daj { $to-dat } { n-cards.acc }
    .rule = Nikt inny nie widzi, co dajesz.
    .waiting = { $who } daje karty umiejętności { $to-dat }.
ask-draw-at-loss = Wylosować karty za stratę?
    .rule = { $ability }: wylosuj { draw-skill.acc } i zatrzymaj { $keep }, raz na turę.
    .waiting = { $who } może wylosować karty za stratę.
ask-discard-drawn = Odrzuć jedną z wylosowanych kart
    .rule = Pozostałe zatrzymujesz.
    .waiting = { $who } odrzuca jedną z właśnie wylosowanych kart.
ask-spare-discard = Pozwolić komuś odrzucić o 1 kartę mniej?
    .rule = { $ability }: losujesz za to 1 kartę Zdrady, raz na turę.
    .waiting = { $who } może pozwolić komuś odrzucić o 1 kartę mniej.
ask-discard-super-crisis = Odrzuć kartę Superkryzysu
    .rule = { $ability }: bez tego nie możesz odejść.
    .waiting = { $who } odrzuca kartę Superkryzysu, aby odejść.
ask-replace-civilian = Wybierz statek cywilny do wymiany
    .rule = Wraca do statków spoza planszy; nowy pojawia się zakryty.
    .waiting = { $who } ogląda wszystkie statki cywilne i wymienia jeden z nich.
ask-recall-civilian = Wybierz statek cywilny do zabrania z przestrzeni
    .rule = Wraca do statków spoza planszy.
    .waiting = { $who } wybiera statek cywilny do zabrania z przestrzeni.
ask-sort-top = Ułóż karty { $deck-gen }
    .rule = Po jednej: na wierzch tych już odłożonych albo na spód talii. Widzisz je tylko ty.
    .waiting = { $who } ogląda wierzchnie karty talii { $deck-gen }.

# Vipery i raptory bojowe

ask-launch-reserves-to = Wybierz, gdzie startują vipery
    .rule = Tylko na polu z pilotowanym viperem. Potem aktywujesz każdego z nich.
    .waiting = { $who } wybiera, gdzie startują vipery.
ask-launch-reserves = Wypuścić statek { $area-in }?
    .rule = Najwyżej jeszcze { $count }; potem aktywujesz każdy z nich.
    .waiting = { $who } wypuszcza vipery z Rezerw.
ask-sacrifice-viper = Poświęć vipera zamiast statku cywilnego
    .rule = Statek cywilny wraca do statków spoza planszy, zakryty.
    .waiting = { $who } poświęca vipera za statek cywilny.
ask-place-anywhere = { $of }: wybierz pole dla statków
    .waiting = { $who } wybiera pole dla statków.
ask-place-which = Wybierz statek do umieszczenia { $area-in }
    .rule = Raptor bojowy może zastąpić vipera.
    .waiting = { $who } wybiera statek do umieszczenia { $area-in }.
ask-assault-raptor-arrives = Wybierz, gdzie pojawia się raptor bojowy
    .rule = Jeśli jesteś człowiekiem, możesz go od razu aktywować.
    .waiting = { $who } wybiera, gdzie pojawia się raptor bojowy.
ask-stay-in-space = Zostać w przestrzeni w raptorze bojowym?
    .rule = Flota wykonuje skok. Zostań na swoim polu albo wróć na Pokład hangarowy.
    .waiting = { $who } decyduje, czy zostać w przestrzeni.
ask-keep-in-space = Raptor bojowy { $area-in }: zostawić go w przestrzeni?
    .rule = Flota wykonuje skok. Jeśli nie, raptor wraca do Rezerw.
    .waiting = { $who } decyduje o raptorze bojowym { $area-in }.

# Misje i Zbuntowany Basestar

ask-name-for-all = Wskaż rodzaj, który losują wszyscy
    .rule = { $count ->
        [one] Każdy gracz, także Cylon, losuje 1 taką kartę.
        [few] Każdy gracz, także Cylon, losuje { $count } takie karty.
       *[many] Każdy gracz, także Cylon, losuje { $count } takich kart.
    }
    .waiting = { $who } wskazuje rodzaj, który losują wszyscy.
ask-pay-rebels = Wybierz, co odrzucasz
    .rule = Ta akcja kosztuje żeton cudu lub kartę Superkryzysu.
    .waiting = { $who } płaci za akcję na Zbuntowanym Basestarze.
ask-search-deck = Wybierz talię umiejętności do przeszukania
ask-search-skills = Weź kartę z talii
    .rule = { $count ->
        [one] Do wzięcia pozostała 1 karta, z talii lub jej kart odrzuconych; potem talia zostaje potasowana.
        [few] Do wzięcia pozostały { $count } karty, z talii lub jej kart odrzuconych; potem talia zostaje potasowana.
       *[many] Do wzięcia pozostało { $count } kart, z talii lub jej kart odrzuconych; potem talia zostaje potasowana.
    }
    .waiting = { $who } przeszukuje talię umiejętności.
ask-raider-bay = Wybierz, co wypuszcza Przystań raiderów
    .rule = Potem wybierasz dla nich pole; aktywujesz tylko te statki.
    .waiting = { $who } wypuszcza statki z Przystani raiderów.

# Czego dotyczy chwila na użycie czegoś

about-crisis = { $card }
about-check = test „{ $source }”
about-total = test „{ $source }” ma siłę { $total } przy trudności { $difficulty }
about-roll = rzut ({ $source })
about-roll-ftl = rzut przy skoku
about-roll-attack = { $attacker } atakuje { $defender-acc }
about-rolled = rzut ({ $source }), wynik { $result }
about-rolled-ftl = rzut przy skoku, wynik { $result }
about-rolled-attack = { $attacker } atakuje { $defender-acc }, wynik rzutu { $result }
about-vipers = jeden możesz przejąć
about-turn = właśnie ją zaczynasz
about-treachery = jedna została odrzucona
about-roll-fight = rzut przeciwko siłom okupacyjnym { $where-at }
about-roll-detain = { $whom-id ->
    [you] rzut na twoje zatrzymanie
   *[other] rzut na zatrzymanie { $whom-gen }
}
about-rolled-fight = rzut przeciwko siłom okupacyjnym { $where-at }, wynik { $result }
about-rolled-detain = { $whom-id ->
    [you] rzut na twoje zatrzymanie
   *[other] rzut na zatrzymanie { $whom-gen }
}, wynik { $result }
about-raiders = zaraz będą działać
about-destroyed = { $who-id ->
    [you] właśnie niszczysz jednego z nich
   *[other] { $who } właśnie niszczy jednego z nich
}
about-civilian = statek { $area-in } ma zaraz zostać zniszczony
about-jump = flota wykonuje skok
about-infiltration = właśnie się kończy
about-motives = ujawnij go teraz albo zachowaj w tajemnicy
