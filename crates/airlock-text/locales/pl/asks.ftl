# Pytania. Komunikat czyta pytany gracz; .rule to zdanie pod nim; .waiting czytają w tym czasie inni,
# a $who to pytany gracz.

ask-pick-character = Kim grasz?
    .rule = Kimś z rodzaju, w którym zostało najwięcej postaci, albo postacią wsparcia.
    .waiting = { $who } wybiera postać.
ask-pick-assist = Kto ci pomaga?
    .rule = Postać pomocnicza pozostaje poza planszą i zwiększa liczbę losowanych przez ciebie kart.
    .waiting = { $who } wybiera postać pomocniczą.
ask-start-area = Gdzie zaczynasz w swoim viperze?
    .waiting = { $who } wybiera pole startu vipera.
ask-start-location = Gdzie zaczynasz?
    .waiting = { $who } wybiera obszar początkowy.
ask-starting-hand = { $count ->
    [one] Z którą kartą zaczynasz?
   *[many] Z którymi kartami zaczynasz ({ $count })?
}
    .rule = Rodzaje i liczby według twojej karty postaci.
    .waiting = { $who } wybiera początkową rękę.
ask-receive-skills = Które karty losujesz?
    .rule = Najpierw wybierz rodzaje, potem losujesz.
    .waiting = { $who } losuje karty umiejętności.
ask-draw-skills = { $count ->
    [one] Którą kartę losujesz?
    [few] Które { $count } karty losujesz?
   *[many] Których { $count } kart losujesz?
}
    .rule = Najpierw wybierz rodzaje, potem losujesz.
    .waiting = { $who } losuje karty umiejętności.
ask-move-cylon = Na dowolny obszar Cylonów, po czym wykonujesz jego akcję.
ask-move = Dokąd idziesz?
    .rule = Ruch w obrębie tego samego statku nic nie kosztuje; na inny statek lub z vipera kosztuje 1 kartę umiejętności.
    .waiting = { $who } wykonuje ruch.
ask-move-or-ability = { $rule } Zamiast ruchu możesz użyć 1 zdolności Ruchu.
ask-action = Co robisz?
    .rule = { $count ->
        [one] Jedna akcja.
        [few] Pozostały { $count } akcje.
       *[many] Pozostało { $count } akcji.
    }
    .waiting = { $who } wykonuje akcję.
ask-discard = { $count ->
    [one] Którą kartę odrzucasz?
    [few] Które { $count } karty odrzucasz?
   *[many] Które karty odrzucasz ({ $count })?
}
    .waiting = { $who } odrzuca karty.
ask-discard-payment = { $count ->
    [one] Którą kartą płacisz?
   *[many] Którymi { $count } kartami płacisz?
}
    .rule = Karta, którą płacisz, zostaje odrzucona.
    .waiting = { $who } płaci kartami umiejętności.
ask-may-discard = Które karty odrzucasz, jeśli w ogóle?
    .rule = { $count ->
        [one] Kryzys wymaga 1 karty, ale gracz prowadzący Cylona może to zignorować.
        [few] Kryzys wymaga { $count } kart, ale gracz prowadzący Cylona może to zignorować albo odrzucić mniej.
       *[many] Kryzys wymaga { $count } kart, ale gracz prowadzący Cylona może to zignorować albo odrzucić mniej.
    }
    .waiting = { $who } może odrzucić karty.
ask-let-discard = { $count ->
    [one] Czy pozwalasz losowo odrzucić 1 swoją kartę?
    [few] Czy pozwalasz losowo odrzucić { $count } swoje karty?
   *[many] Czy pozwalasz losowo odrzucić { $count } swoich kart?
}
    .rule = Gracz prowadzący Cylona może zignorować to, czego wymaga Kryzys.
    .waiting = { $who } decyduje o losowym odrzuceniu kart.
ask-feed = Które karty dokładasz do testu?
    .rule = { $count ->
        [one] Najwyżej 1 kartę. Nie można jej cofnąć.
        [few] Najwyżej { $count } karty. Nie można ich cofnąć.
       *[many] Najwyżej { $count } kart. Nie można ich cofnąć.
    }
    .waiting = { $who } dokłada karty do testu.
ask-window = Czy chcesz teraz czegoś użyć?
    .rule = { $window }: { $about }.
    .waiting = Krótka przerwa.
ask-order = Kto pierwszy czegoś używa?
    .rule = { $window }: kilku graczy chce czegoś użyć. Robi to jeden, a pozostali zostaną zapytani ponownie.
    .waiting = { $who } rozstrzyga, kto będzie pierwszy.
ask-keep-crisis = Którą kartę Kryzysu rozpatrujesz?
    .rule = Na razie tylko ty widzisz te karty.
    .waiting = { $who } losuje kartę Kryzysu.
ask-crisis-option = { $crisis }: co wybierasz?
    .waiting = { $who } wybiera opcję karty { $crisis }.
ask-keep-destination = Dokąd leci flota?
    .rule = Karty, których nie weźmiesz, trafiają w tajemnicy na spód talii.
    .waiting = { $who } wybiera punkt docelowy.

ask-target = { $of }: kogo wybierasz?
    .waiting = { $who } wybiera kogoś ({ $of }).
ask-target-send = Kogo wysyłasz { $to-to }?
    .waiting = { $who } wybiera, kto trafi { $to-to }.
ask-target-release = Kogo wypuszczasz z Aresztu?
    .waiting = { $who } wybiera, kto wyjdzie na wolność.
ask-target-title = Kto zostaje { $title-ins }?
    .waiting = { $who } wybiera, kto zostanie { $title-ins }.
ask-target-card = Kto otrzymuje kartę { $of }?
    .waiting = { $who } przekazuje komuś kartę { $of }.
ask-target-loyalty = Czyją Lojalność oglądasz?
    .waiting = { $who } wybiera, czyją Lojalność obejrzeć.
ask-target-hand-on = Kto otrzymuje twoje karty Lojalności?
    .waiting = { $who } przekazuje karty Lojalności.
ask-target-take = Czyją rękę oglądasz?
    .waiting = { $who } wybiera, czyją rękę obejrzeć.
ask-target-execute = Czyjej egzekucji dokonujesz?
    .waiting = { $who } wybiera, kto podlega egzekucji.
ask-target-trial = { $of }: kogo skazuje ten test?
    .rule = W razie sukcesu ta postać podlega egzekucji.
    .waiting = { $who } wybiera, komu grozi egzekucja.
ask-target-free = Kogo uwalniasz?
    .waiting = { $who } wybiera, kto zostanie uwolniony.
ask-target-hands = Z kim wymieniasz się kartami?
    .waiting = { $who } wymienia się z kimś kartami.
ask-target-random = Komu zabierasz losową kartę?
    .waiting = { $who } zabiera komuś losową kartę.
ask-target-order = Komu wydajesz rozkaz?
    .waiting = { $who } wydaje rozkaz.
ask-target-mutiny = Kto losuje kartę Buntu?
    .waiting = { $who } wybiera, kto losuje kartę Buntu.
ask-target-miracle = Kto otrzymuje żeton cudu?
    .waiting = { $who } wybiera, kto otrzyma żeton cudu.
ask-target-treat = Z czyjego zestawu umiejętności losujesz?
    .rule = Potem dajesz temu graczowi tyle samo kart.
    .waiting = { $who } wybiera, z czyjego zestawu umiejętności losować.
ask-target-share = Z kim dzielisz się żetonami cudu?
    .rule = Potem dajesz temu graczowi 1 swój żeton albo bierzesz 1 od niego.
    .waiting = { $who } wybiera, z kim podzielić się żetonami cudu.
ask-target-unseat = Kto zostaje Prezydentem?
    .rule = Prezydent może oddać kartę w grze, która pozwala mu zachować pozycję.
    .waiting = { $who } wybiera nowego Prezydenta.
ask-choose = { $of }: co wybierasz?
    .waiting = { $who } wybiera opcję ({ $of }).
ask-may = { $of }: czy chcesz { $deeds-inf }?
    .waiting = { $who } podejmuje decyzję ({ $of }).
ask-risk = { $of }: czy chcesz zaryzykować { $ships-acc }?
    .rule = { $then }.
    .waiting = { $who } decyduje, czy zaryzykować { $ships-acc }.
ask-send-to = { $whom-id ->
    [you] Dokąd idziesz?
   *[other] Dokąd trafia { $whom }?
}
    .waiting = { $who } wybiera obszar.

ask-play-quorum = Którą kartę Kworum zagrywasz?
    .waiting = { $who } zagrywa kartę Kworum.
ask-keep-quorum = Którą kartę Kworum rozpatrujesz?
    .rule = Pozostałe trafiają na spód talii.
    .waiting = { $who } wybiera spośród kart Kworum.
ask-play-super-crisis = Którą kartę Superkryzysu zagrywasz?
    .waiting = { $who } zagrywa kartę Superkryzysu.
ask-swap-super-crisis = Którą kartę Superkryzysu wymieniasz na nową?
    .waiting = { $who } decyduje o karcie Superkryzysu.
ask-take-card = Którą kartę zabierasz z ręki { $from-gen }?
    .waiting = { $who } zabiera kartę z ręki { $from-gen }.
ask-peek-deck = Którą talię oglądasz?
    .rule = Zobaczysz jej wierzchnią kartę, po czym zostawisz ją tam lub położysz na spodzie talii.
    .waiting = { $who } wybiera talię do obejrzenia.
ask-peeked-card = Co robisz z kartą { $deck-card }?
    .rule = Nie wolno ci powiedzieć, co to za karta.
    .waiting = { $who } ogląda wierzchnią kartę talii { $deck-gen }.

ask-vipers = Którego nieobsadzonego vipera aktywujesz?
    .rule = { $count ->
        [one] Pozostała 1 aktywacja.
        [few] Pozostały { $count } aktywacje.
       *[many] Pozostało { $count } aktywacji.
    }
    .waiting = { $who } aktywuje nieobsadzone vipery.
ask-pilot = Co robi twój viper?
    .rule = Przesuwa się na sąsiednie pole albo atakuje statek Cylonów na swoim polu.
    .waiting = { $who } aktywuje vipera.
ask-pilot-attack = Co atakujesz?
    .rule = { $count ->
        [one] Pozostał 1 atak.
        [few] Pozostały { $count } ataki.
       *[many] Pozostało { $count } ataków.
    }
    .waiting = { $who } atakuje viperem.
ask-launch-self = Dokąd startujesz?
    .waiting = { $who } startuje viperem.
ask-recall-viper = Który nieobsadzony viper wraca po ciebie?
    .rule = Rezerwy są puste: najpierw wraca jeden viper z przestrzeni.
    .waiting = { $who } zawraca vipera.
ask-galactica-attack = Co atakuje Galactica?
    .waiting = { $who } celuje z dział Galactici.
ask-centurion-attack = Którego centuriona atakujesz?
    .waiting = { $who } atakuje centuriona.
ask-nuke = W którego basestara wystrzeliwujesz broń nuklearną?
    .rule = Żeton trafia do pudełka bez względu na wynik rzutu.
    .waiting = { $who } celuje bronią nuklearną.
ask-look-at-civilian = Który statek cywilny oglądasz?
    .rule = { $count ->
        [one] Do obejrzenia pozostał 1 statek.
        [few] Do obejrzenia pozostały { $count } statki.
       *[many] Do obejrzenia pozostało { $count } statków.
    }
    .waiting = { $who } ogląda statki cywilne.
ask-move-civilian = Dokąd przesuwa się statek cywilny { $number } { $area-in }?
    .rule = Na sąsiednie pole albo zostaje.
    .waiting = { $who } może przesunąć statek cywilny.
ask-repair = Co naprawiasz?
    .waiting = { $who } coś naprawia.
ask-repair-vipers = Czy naprawiasz kolejnego vipera?
    .rule = Najwyżej jeszcze { $count }.
    .waiting = { $who } naprawia vipery.
ask-restore = Który statek wraca?
    .rule = Do Rezerw może jeszcze wrócić: viperów { $vipers }, raptorów { $raptors }.
    .waiting = { $who } przywraca statki.
ask-use-order = Jak wykorzystujesz rozkaz?
    .waiting = { $who } wykonuje rozkaz.

ask-raider-area = Na którym polu raidery działają teraz?
    .waiting = { $who } wybiera, które raidery działają.
ask-raider-victim = Którego vipera atakują raidery { $area-in }?
    .waiting = { $who } wybiera cel raiderów.
ask-destroy-civilian = Który statek cywilny zostaje zniszczony?
    .rule = Są zakryte.
    .waiting = { $who } wybiera statek cywilny.
ask-destroy-cylon-ship = Którego { $craft-acc } niszczysz?
    .rule = Pozostało: { $left }, bez rzutu.
    .waiting = { $who } niszczy statki Cylonów.
ask-destroy-centurion = Którego centuriona niszczysz?
    .waiting = { $who } niszczy centuriona.
ask-damage-viper = Który viper zostaje uszkodzony?
    .rule = { $count ->
        [one] Pozostał 1 viper. Pilot trafia do Ambulatorium.
        [few] Pozostały { $count } vipery. Pilot trafia do Ambulatorium.
       *[many] Pozostało { $count } viperów. Pilot trafia do Ambulatorium.
    }
    .waiting = { $who } wybiera vipera do uszkodzenia.
ask-damage-token = Jakie uszkodzenie zadajesz Galactice?
    .rule = { $count ->
        [one] Do rozpatrzenia 1 żeton; pozostałe wracają.
        [few] Do rozpatrzenia { $count } żetony; pozostałe wracają.
       *[many] Do rozpatrzenia { $count } żetonów; pozostałe wracają.
    }
    .waiting = { $who } wybiera uszkodzenie Galactici.
ask-place-short = Gdzie trafia następny { $craft }?
    .rule = Nie wystarczy ich na wszystkie pola.
    .waiting = { $who } wybiera, gdzie trafi następny { $craft }.
ask-launch-short = Który basestar wypuszcza następnego { $craft-acc }?
    .rule = Nie wystarczy ich dla wszystkich.
    .waiting = { $who } wybiera, który basestar wypuszcza statki.
ask-board-short = Z którego pola ciężki raider dokonuje abordażu?
    .rule = Nie wystarczy centurionów dla wszystkich.
    .waiting = { $who } wybiera, który ciężki raider dokonuje abordażu.
ask-let-look = Czy pozwalasz { $by-dat } obejrzeć jedną ze swoich kart Lojalności?
    .rule = Gracz prowadzący Cylona może zignorować to, co robi mu Kryzys.
    .waiting = { $who } decyduje, czy pokazać kartę Lojalności.
ask-hand-on-sympathizer = Komu przekazujesz kartę sympatyka?
    .rule = Kto ją otrzyma, od razu ją rozpatruje.
    .waiting = { $who } ogląda nową kartę Lojalności.
ask-recon = Czy chcesz obejrzeć wierzchnią kartę Kryzysu?
    .rule = { $ability }: potem możesz położyć ją na spodzie talii.
    .waiting = { $who } może obejrzeć wierzchnią kartę Kryzysu.
ask-extra-action = Czy wykonujesz jeszcze 1 akcję?
    .rule = { $ability }: po karcie { $card }, raz w twojej turze.
    .waiting = { $who } może wykonać jeszcze 1 akcję.

# Battlestar Pegasus

ask-take-damage = Który statek przyjmuje uszkodzenie?
    .rule = Pegasus może je przyjąć zamiast Galactici; decydujesz przed wylosowaniem żetonu.
    .waiting = { $who } wybiera, który battlestar przyjmie uszkodzenie.
ask-pegasus-attack = W którego basestara strzela Pegasus?
    .waiting = { $who } celuje z dział Pegasusa.
ask-main-batteries = Na które pole strzelają baterie?
    .rule = Wybierasz przed rzutem; niski wynik trafia w twoje własne statki na tym polu.
    .waiting = { $who } celuje z Głównych baterii.
ask-full-throttle = Dokąd lecisz?
    .rule = Na dowolne pole albo zostajesz; potem możesz tam zaatakować.
    .waiting = { $who } leci pełną mocą.
ask-shield = Który zasób chronisz?
    .rule = Jego następna strata w tej turze będzie mniejsza o 1.
    .waiting = { $who } wybiera chroniony zasób.
ask-highest-resource = Który zasób spada o { $count }?
    .rule = Te są najwyższe.
    .waiting = { $who } wybiera spośród najwyższych zasobów.
ask-sacrifice = Co niszczysz { $area-in }?
    .rule = Bez względu na wybór trafiasz do Ambulatorium.
    .waiting = { $who } wybiera, co zginie wraz z viperem.
ask-remove-basestar = Który basestar opuszcza planszę?
    .waiting = { $who } wybiera basestara do usunięcia.
ask-civilian-fights = Który statek cywilny walczy?
    .rule = Są zakryte; ten, który walczy, może zostać stracony.
    .waiting = { $who } wybiera statek cywilny do walki.
ask-civilian-target = Co niszczy statek cywilny { $area-in }?
    .waiting = { $who } wybiera, co zniszczy statek cywilny.
ask-repair-any = Co naprawiasz?
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
ask-sort-crises = Gdzie trafiają karty Kryzysów?
    .rule = Jedna po drugiej: każda na wierzch kart położonych przed nią albo pod całą talię. Widzisz je tylko ty.
    .waiting = { $who } ogląda wierzchnie karty Kryzysów.

# Testy, Przeznaczenie i ręce z Pegasusem

ask-next-ability = Zdolność której karty jest następna?
    .rule = Test jest ryzykowny: działają zdolności kart Zdrady, które się w nim znalazły.
    .waiting = { $who } ustala kolejność zdolności w teście.
ask-next-ability-of-any = Każda zdolność testowa tego testu działa raz, w wybranej przez ciebie kolejności.
ask-learned = Gdzie trafiają karty ({ $count })?
    .rule = Wszystkie do testu albo wszystkie na twoją rękę.
    .waiting = { $who } ogląda karty z talii umiejętności.
ask-add-revealed = Które karty dokładasz do ujawnionego testu?
    .rule = Dowolną liczbę, bez względu na inne ograniczenia.
    .waiting = { $who } może dołożyć karty do ujawnionego testu.
ask-put-on-destiny = { $count ->
    [one] Którą kartę kładziesz na talii Przeznaczenia?
    [few] Które { $count } karty kładziesz na talii Przeznaczenia?
   *[many] Które karty kładziesz na talii Przeznaczenia ({ $count })?
}
    .rule = Wskazana jako pierwsza leży na samym wierzchu.
    .waiting = { $who } kładzie karty na talii Przeznaczenia.
ask-discard-destiny = { $count ->
    [one] Którą kartę Przeznaczenia odrzucasz?
    [few] Które { $count } karty Przeznaczenia odrzucasz?
   *[many] Które karty Przeznaczenia odrzucasz ({ $count })?
}
    .rule = Talię widzisz tylko ty; potem zostaje potasowana.
    .waiting = { $who } ogląda talię Przeznaczenia.
ask-bottom-of-deck = Spodnią kartę której talii oglądasz?
    .rule = Widzisz ją tylko ty i zostaje na miejscu.
    .waiting = { $who } ogląda spodnią kartę talii.
ask-name-skill = { $whom-id ->
    [you] Jakiego rodzaju kartę losujesz?
   *[other] Jakiego rodzaju kartę losuje { $whom }?
}
    .waiting = { $who } wskazuje rodzaj kart umiejętności.
ask-discard-quorum = Którą kartę Kworum odrzucasz?
    .rule = Masz o { $count } za dużo.
    .waiting = { $who } odrzuca karty Kworum ponad limit.

# Egzekucje i przysługi

ask-let-execute = Czy zgadzasz się na swoją egzekucję?
    .rule = Gracz prowadzący Cylona może zignorować to, co robi mu Kryzys.
    .waiting = { $who } decyduje o egzekucji.
ask-next-executed = Czyja egzekucja jest następna?
    .rule = Egzekucji jest kilka; to ty ustalasz ich kolejność.
    .waiting = { $who } ustala kolejność egzekucji.
ask-next-freed = Kto następny może opuścić Areszt?
    .rule = Areszt może opuścić kilka postaci; to ty ustalasz kolejność.
    .waiting = { $who } ustala, kto następny może opuścić Areszt.
ask-hand-on-loyalty = Kto otrzymuje twoje zakryte karty Lojalności?
    .rule = Wszystkie trafiają do 1 człowieka; zobaczy je tylko on.
    .waiting = { $who } przekazuje karty Lojalności.
ask-reveal-and-hand-on = Która karta dowodzi, że jesteś Cylonem, i kto otrzymuje pozostałe?
    .rule = Jej tekst nie działa.
    .waiting = { $who } pokazuje kartę Lojalności.
ask-give-card = Komu dajesz kartę umiejętności?
    .rule = { $count ->
        [one] Potem losujesz 1 kartę.
        [few] Potem losujesz { $count } karty.
       *[many] Potem losujesz { $count } kart.
    }
    .waiting = { $who } może oddać kartę.
ask-give-which = Którą kartę dajesz { $to-dat }?
    .waiting = { $who } daje kartę { $to-dat }.
ask-execute-instead = { $whom-id ->
    [you] Czy podlegasz egzekucji, zamiast trafić do Aresztu?
   *[other] Czy { $whom } podlega egzekucji, zamiast trafić do Aresztu?
}
    .waiting = { $who } wybiera między Aresztem a egzekucją.

# Nowa Caprica

ask-prepare-or-evacuate = Przygotowujesz czy ewakuujesz statek?
    .rule = Przygotowanie przenosi wierzchni internowany statek na spód stosu przygotowanych; ewakuacja przenosi wierzchni przygotowany statek w przestrzeń.
    .waiting = { $who } przygotowuje lub ewakuuje statek cywilny.
ask-evacuate-to = Na które pole ewakuujesz statek?
    .waiting = { $who } wybiera pole dla ewakuowanego statku.
ask-go-aboard = Dokąd idziesz wraz ze statkiem?
    .rule = Na dowolny obszar Galactici poza obszarami zagrożenia albo zostajesz.
    .waiting = { $who } może opuścić Nową Capricę wraz ze statkiem.
ask-peeked-locked = Co robisz z wierzchnim internowanym statkiem?
    .rule = Nie wolno ci powiedzieć, co to za statek.
    .waiting = { $who } ogląda wierzchni statek ze stosu internowanych.
ask-activate-occupation = Który oddział sił okupacyjnych aktywujesz?
    .rule = Przesuwa się o 1 obszar dalej; ze Stoczni uderza i odchodzi.
    .waiting = { $who } aktywuje oddział sił okupacyjnych.
ask-destroy-occupation = Gdzie niszczysz oddział sił okupacyjnych?
    .rule = Pozostało: { $count }.
    .waiting = { $who } niszczy siły okupacyjne.
ask-fight-again = Czy odrzucasz kartę, aby rzucić ponownie?
    .rule = Oddział nadal tam jest; co zmieniło pierwszy rzut, zmienia też następny.
    .waiting = { $who } może walczyć dalej.

# Świt: karty Buntu, żetony cudu, Buntownik

ask-discard-mutiny = Którą kartę Buntu odrzucasz?
    .rule = { $due ->
        [limit] { $count ->
            [one] Możesz mieć 1 kartę Buntu. Odrzuca się ją odkrytą.
            [few] Możesz mieć { $count } karty Buntu. Odrzuca się ją odkrytą.
           *[many] Możesz mieć { $count } kart Buntu. Odrzuca się ją odkrytą.
        }
        [keep] { $count ->
            [one] Zachowujesz tylko 1 kartę Buntu. Odrzuca się ją odkrytą.
            [few] Zachowujesz tylko { $count } karty Buntu. Odrzuca się ją odkrytą.
           *[many] Zachowujesz tylko { $count } kart Buntu. Odrzuca się ją odkrytą.
        }
       *[one] Odrzuca się ją odkrytą.
    }
    .waiting = { $who } odrzuca kartę Buntu.
ask-pick-mutiny = { $to-id ->
    [you] Którą kartę Buntu losujesz?
   *[other] Którą kartę Buntu losuje { $to }?
}
    .rule = Reszta trafia na spód talii.
    .waiting = { $to-id ->
        [you] { $who } wybiera dla ciebie kartę Buntu.
       *[other] { $who } wybiera kartę Buntu, którą losuje { $to }.
    }
ask-play-mutiny = Którą kartę Buntu zagrywasz?
    .rule = Reszta trafia na spód talii.
    .waiting = { $who } zagrywa jedną z kilku kart Buntu.
ask-hand-on-mutineer = Kto otrzymuje kartę Buntownika?
    .rule = Kto ją otrzyma, odkrywa ją, traci wszystkie pozycje i losuje kartę Buntu.
    .waiting = { $who } przekazuje kartę Buntownika.
ask-draws-loyalty = Kto losuje jeszcze 1 kartę Lojalności?
    .rule = Karta Buntownika jest wciąż w talii, więc 1 człowiek losuje jeszcze raz.
    .waiting = { $who } wskazuje, kto losuje jeszcze 1 kartę Lojalności.
ask-stay-president = Czy pozostajesz Prezydentem?
    .rule = Kosztuje cię to kartę { $card }; w przeciwnym razie Prezydentem zostaje { $against }.
    .waiting = { $who } może oddać kartę { $card }, aby pozostać Prezydentem.

# Testy umiejętności ze Świtem

ask-add-or-draw-mutiny = Którą kartę dokładasz do testu?
    .rule = Dokładasz 1 odkrytą kartę albo losujesz kartę Buntu.
    .waiting = { $who } dokłada odkrytą kartę albo losuje kartę Buntu.
ask-take-from-check = Którą kartę bierzesz z testu?
    .rule = { $ability }: trafia na twoją rękę i już się nie liczy.
    .waiting = { $who } może wziąć kartę z testu.
ask-remove-from-check = Którą kartę usuwasz z testu?
    .rule = { $ability }: za to wybierasz vipera, który zostaje uszkodzony, w przestrzeni lub w Rezerwach.
    .waiting = { $who } może usunąć kartę z testu.
ask-lay-open = Która z dołożonych przez ciebie kart leży odkryta?
    .rule = { $ability }: jedną z nich widzą wszyscy.
    .waiting = { $who } odkrywa jedną z dołożonych kart.

# Karty i postacie Świtu

ask-activate-location = Który obszar aktywujesz?
    .rule = { $count ->
        [one] Z dowolnego miejsca: pozostał 1.
        [few] Z dowolnego miejsca: pozostały { $count } różne.
       *[many] Z dowolnego miejsca: pozostało { $count } różnych.
    }
    .waiting = { $who } aktywuje obszar z oddali.
ask-activate-again = Czy ponownie aktywujesz { $where-acc }?
    .rule = { $ability }: kosztuje 1 kartę umiejętności, raz w twojej turze.
    .waiting = { $who } może ponownie aktywować { $where-acc }.
ask-activate-after-order = Czy aktywujesz { $where-acc }?
    .rule = { $ability }: twój rozkaz został wykonany i możesz użyć swojego obszaru.
    .waiting = { $who } może aktywować { $where-acc }.
ask-give-quorum = Którą kartę Kworum otrzymuje Prezydent?
    .rule = Drugą zagrywasz lub odrzucasz.
    .waiting = { $who } dzieli karty Kworum z Prezydentem.
ask-play-or-discard-quorum = Czy zagrywasz drugą kartę Kworum?
    .rule = Jeśli nie, zostaje odrzucona.
    .waiting = { $who } zagrywa lub odrzuca kartę Kworum.
ask-bury-quorum = Która karta Kworum Prezydenta trafia na spód talii?
    .rule = { $count ->
        [one] Pozostała 1 karta.
        [few] Pozostały { $count } karty.
       *[many] Pozostało { $count } kart.
    }
    .waiting = { $who } kładzie karty Kworum Prezydenta na spodzie talii.
ask-give-cards = { $count ->
    [one] Którą kartę dajesz { $to-dat }?
    [few] Które { $count } karty dajesz { $to-dat }?
   *[many] Które karty dajesz { $to-dat } ({ $count })?
}
    .rule = Nikt inny nie widzi, co dajesz.
    .waiting = { $who } daje karty umiejętności { $to-dat }.
ask-draw-at-loss = Czy losujesz karty za stratę?
    .rule = { $ability }: losujesz { draw-skill.acc } i zatrzymujesz { $keep }, raz w tej turze.
    .waiting = { $who } może wylosować karty za stratę.
ask-discard-drawn = Którą z właśnie wylosowanych kart odrzucasz?
    .rule = Pozostałe zatrzymujesz.
    .waiting = { $who } odrzuca jedną z właśnie wylosowanych kart.
ask-spare-discard = Komu oszczędzasz odrzucenia 1 karty?
    .rule = { $ability }: losujesz za to 1 kartę Zdrady, raz w tej turze.
    .waiting = { $who } może oszczędzić komuś odrzucenia karty.
ask-discard-super-crisis = Którą kartę Superkryzysu odrzucasz?
    .rule = { $ability }: bez tego nie możesz odejść.
    .waiting = { $who } odrzuca kartę Superkryzysu, aby odejść.
ask-replace-civilian = Który statek cywilny wymieniasz na inny?
    .rule = Wraca do statków spoza planszy; nowy wchodzi zakryty.
    .waiting = { $who } ogląda wszystkie statki cywilne i wymienia jeden z nich.
ask-recall-civilian = Który statek cywilny opuszcza przestrzeń?
    .rule = Wraca do statków spoza planszy.
    .waiting = { $who } wybiera statek cywilny, który opuści przestrzeń.
ask-sort-top = Gdzie trafiają karty { $deck-gen }?
    .rule = Jedna po drugiej; karta kładziona na wierzchu leży na położonych tam wcześniej. Widzisz je tylko ty.
    .waiting = { $who } ogląda wierzchnie karty talii { $deck-gen }.

# Vipery i raptory bojowe

ask-launch-reserves-to = Na którym polu startują vipery?
    .rule = Tylko obok pilotowanego vipera. Potem każdy z nich zostaje aktywowany.
    .waiting = { $who } wybiera, gdzie wystartują vipery.
ask-launch-reserves = Który statek startuje { $area-in }?
    .rule = Najwyżej jeszcze { $count }; potem każdy z nich zostaje aktywowany.
    .waiting = { $who } wypuszcza vipery z Rezerw.
ask-sacrifice-viper = Który viper zostaje zniszczony zamiast statku cywilnego?
    .rule = Statek cywilny wraca do statków spoza planszy i nikt go nie odkrywa.
    .waiting = { $who } poświęca vipera za statek cywilny.
ask-place-anywhere = { $of }: na którym polu umieszczasz statki?
    .waiting = { $who } wybiera, gdzie umieścić statki.
ask-place-which = Który statek umieszczasz { $area-in }?
    .rule = Raptor bojowy może zastąpić vipera.
    .waiting = { $who } wybiera, który statek umieścić { $area-in }.
ask-assault-raptor-arrives = Gdzie pojawia się raptor bojowy?
    .rule = Jeśli jesteś człowiekiem, możesz go od razu aktywować.
    .waiting = { $who } wybiera, gdzie pojawi się raptor bojowy.
ask-stay-in-space = Czy zostajesz w przestrzeni ze swoim raptorem bojowym?
    .rule = Flota wykonuje skok, a ty zachowujesz swoje pole; w przeciwnym razie wracasz na Pokład hangarowy.
    .waiting = { $who } decyduje, czy zostać w przestrzeni.
ask-keep-in-space = Czy raptor bojowy { $area-in } zostaje w przestrzeni?
    .rule = Flota wykonuje skok; w przeciwnym razie wraca on do Rezerw.
    .waiting = { $who } decyduje o raptorze bojowym { $area-in }.

# Misje i Zbuntowany Basestar

ask-name-for-all = Jakiego rodzaju karty losują wszyscy?
    .rule = { $count ->
        [one] Każdy gracz, także Cylon, losuje 1 taką kartę.
        [few] Każdy gracz, także Cylon, losuje { $count } takie karty.
       *[many] Każdy gracz, także Cylon, losuje { $count } takich kart.
    }
    .waiting = { $who } wskazuje rodzaj kart, które wylosują wszyscy.
ask-pay-rebels = Co odrzucasz?
    .rule = Akcja kosztuje żeton cudu lub kartę Superkryzysu.
    .waiting = { $who } płaci za akcję Zbuntowanego Basestara.
ask-search-deck = Którą talię umiejętności przeszukujesz?
ask-search-skills = Którą kartę bierzesz z talii?
    .rule = { $count ->
        [one] Do wzięcia 1 karta z talii i jej kart odrzuconych; potem talia zostaje potasowana.
        [few] Do wzięcia { $count } karty z talii i jej kart odrzuconych; potem talia zostaje potasowana.
       *[many] Do wzięcia { $count } kart z talii i jej kart odrzuconych; potem talia zostaje potasowana.
    }
    .waiting = { $who } przeszukuje talię umiejętności.
ask-raider-bay = Jakie statki wysyła Przystań raiderów?
    .rule = Trafiają na pole, które wybierzesz w następnej kolejności, i tylko one zostają aktywowane.
    .waiting = { $who } wysyła statki z Przystani raiderów.

# Czego dotyczy chwila na użycie czegoś

about-crisis = { $card }
about-check = test ({ $source })
about-total = test ({ $source }), siła { $total } przy trudności { $difficulty }
about-roll = rzut ({ $source })
about-roll-ftl = rzut przy skoku
about-roll-attack = { $attacker } atakuje { $defender-acc }
about-rolled = rzut ({ $source }), wynik { $result }
about-rolled-ftl = rzut przy skoku, wynik { $result }
about-rolled-attack = { $attacker } atakuje { $defender-acc }, wynik rzutu { $result }
about-vipers = jeden możesz przejąć
about-turn = właśnie się zaczyna
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
    [you] niszczysz jednego z nich
   *[other] { $who } niszczy jednego z nich
}
about-civilian = jeden { $area-in } ma zaraz zostać zniszczony
about-jump = flota wykonuje skok
about-infiltration = kończy się właśnie teraz
about-motives = możesz go ujawnić albo zachować na później
