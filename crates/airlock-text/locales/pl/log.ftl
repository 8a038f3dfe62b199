# Dziennik: jeden fakt w zdaniu, w czasie teraźniejszym (przeszły zdradzałby płeć).
#
# $who to imię albo czytelnik ($who-id to wtedy „you”). $known mówi, czy czytelnik może znać kartę; jeśli nie, $card
# jest puste.

# Przygotowanie

log-first-player = { $who-id ->
    [you] Zaczynasz grę.
   *[other] Grę zaczyna { $who }.
}
log-character-picked = { $who-id ->
    [you] Wybierasz postać: { $character }.
   *[other] { $who } wybiera postać: { $character }.
}
log-assist-picked = { $who-id ->
    [you] Wybierasz postać pomocniczą: { $character }.
   *[other] { $who } wybiera postać pomocniczą: { $character }.
}
log-loyalty-dealt = { $who-id ->
    [you] Otrzymujesz
   *[other] { $who } otrzymuje
} kartę Lojalności{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-agenda-drawn = { $who-id ->
    [you] Losujesz
   *[other] { $who } losuje
} kartę Intencji{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-destiny-built = Powstaje nowa talia Przeznaczenia z { n-cards.gen }.

# Tura

log-new-rules = Odtąd obowiązują zasady w wersji { $version }.
log-turn-began = { $who-id ->
    [you] Tura { $number }, twoja.
   *[other] Tura { $number }, { $who }.
}
log-turn-ended = { $who-id ->
    [you] Twoja tura się kończy.
   *[other] Tura { $who-gen } się kończy.
}
log-arrived = { $who-id ->
    [you] Pojawiasz się
   *[other] { $who } pojawia się
} { $where-at }.
log-moved = { $who-id ->
    [you] Idziesz
   *[other] { $who } idzie
} { $where-to }.
log-flew = { $who-id ->
    [you] Lecisz
   *[other] { $who } leci
} { $area-to }.
log-sent = { $who-id ->
    [you] Trafiasz
   *[other] { $who } trafia
} { $where-to }.
log-action-taken = { $source-id ->
    [location] { $who-id ->
        [you] Aktywujesz
       *[other] { $who } aktywuje
    } { $source-acc }.
    [title] { $who-id ->
        [you] Działasz
       *[other] { $who } działa
    } jako { $source }.
   *[other] { $who-id ->
        [you] Wykonujesz akcję
       *[other] { $who } wykonuje akcję
    }: { $source }.
}
log-viper-activated = { $who-id ->
    [you] Twój viper zostaje aktywowany.
   *[other] Viper { $who-gen } zostaje aktywowany.
}
log-order-given = { $who-id ->
    [you] Otrzymujesz
   *[other] { $who } otrzymuje
} rozkaz.
log-ability-used = { $who-id ->
    [you] Używasz
   *[other] { $who } używa
} zdolności „{ $ability }”.

# Karty umiejętności

log-drew = { $who-id ->
    [you] Losujesz
   *[other] { $who } losuje
} { $known ->
    [yes] kartę „{ $card }” ({ $skill }).
   *[no] 1 kartę { $skill-gen }.
}
log-discarded = { $who-id ->
    [you] Odrzucasz
   *[other] { $who } odrzuca
} kartę „{ $card }”.
log-card-played = { $who-id ->
    [you] Zagrywasz
   *[other] { $who } zagrywa
} kartę „{ $card }”.
log-deck-reshuffled = Talia { $deck-gen } zostaje przetasowana.
log-hand-seen = { $by-id ->
    [you] Widzisz
   *[other] { $by } widzi
} { $known ->
    [yes] kartę „{ $card }”
   *[no] kartę
} { $who-id ->
    [you] na { $by-id ->
        [you] swojej
       *[other] twojej
    } ręce.
   *[other] na ręce { $who-gen }.
}
log-card-taken = { $by-id ->
    [you] Bierzesz
   *[other] { $by } bierze
} od { $who-gen } { $known ->
    [yes] kartę „{ $card }”.
   *[no] kartę.
}
log-card-given = { $who-id ->
    [you] Dajesz
   *[other] { $who } daje
} { $to-dat } { $known ->
    [yes] kartę „{ $card }”.
   *[no] kartę.
}
log-hands-swapped = { $who-id ->
    [you] Wymieniasz się
   *[other] { $who } wymienia się
} wszystkimi kartami { $to-with }.

# Talia Przeznaczenia

log-destiny-taken = { $who-id ->
    [you] Bierzesz
   *[other] { $who } bierze
} { $known ->
    [yes] kartę „{ $card }” z talii Przeznaczenia.
   *[no] kartę z talii Przeznaczenia.
}
log-put-on-destiny = { $who-id ->
    [you] Kładziesz
   *[other] { $who } kładzie
} { $known ->
    [yes] kartę „{ $card }” na wierzchu talii Przeznaczenia.
   *[no] kartę na wierzchu talii Przeznaczenia.
}
log-shuffled-into-destiny = { draw-skill } { $count ->
    [one] zostaje wtasowana
    [few] zostają wtasowane
   *[many] zostaje wtasowanych
} do talii Przeznaczenia.
log-destiny-seen = { $known ->
    [yes] { $who-id ->
        [you] Widzisz
       *[other] { $who } widzi
    } kartę „{ $card }” w talii Przeznaczenia.
   *[no] { $who-id ->
        [you] Oglądasz
       *[other] { $who } ogląda
    } kartę z talii Przeznaczenia.
}
log-destiny-discarded = Z talii Przeznaczenia odrzucono kartę „{ $card }”.
log-destiny-shuffled = Talia Przeznaczenia zostaje potasowana.

# Testy umiejętności

log-check-began = Test umiejętności: { $source }, trudność { $difficulty }.
log-difficulty-changed = Trudność { $by }, teraz { $to }.
log-cards-face-up = Wszystkie karty do tego testu dokłada się odkryte.
log-skill-counts-positive = Karty { $skill-gen } liczą się w tym teście na plus.
log-skill-has-no-strength = Karty { $skill-gen } mają w tym teście siłę 0.
log-check-is-reckless = Test staje się ryzykowny.
log-check-ability = Działa zdolność karty „{ $card }”.
log-destiny-left-out = Do tego testu nie dokłada się kart z talii Przeznaczenia.
log-card-learned = { $who-id ->
    [you] Oglądasz
   *[other] { $who } ogląda
} { $known ->
    [yes] kartę „{ $card }” z wierzchu talii { $skill-gen }.
   *[no] kartę z talii { $skill-gen }.
}
log-learned-kept = { $for-check ->
    [yes] { $who-id ->
        [you] Dokładasz
       *[other] { $who } dokłada
    } te karty do testu.
   *[no] { $who-id ->
        [you] Zatrzymujesz
       *[other] { $who } zatrzymuje
    } te karty.
}
log-added-card-seen = { $known ->
    [yes] { $by-id ->
        [you] Widzisz
       *[other] { $by } widzi
    } kartę „{ $card }”
   *[no] { $by-id ->
        [you] Oglądasz
       *[other] { $by } ogląda
    } kartę
} dołożoną do testu przez { $who-acc }.
log-destiny-added = { $known ->
    [yes] Talia Przeznaczenia dokłada kartę „{ $card }”.
   *[no] Talia Przeznaczenia dokłada 1 kartę.
}
log-card-added = { $who-id ->
    [you] Dokładasz
   *[other] { $who } dokłada
} do testu { $known ->
    [yes] kartę „{ $card }”.
   *[no] 1 kartę.
}
log-cards-added = { $count ->
    [0] { $who-id ->
        [you] Nie dokładasz
       *[other] { $who } nie dokłada
    } żadnej karty.
   *[other] { $who-id ->
        [you] Dokładasz
       *[other] { $who } dokłada
    } łącznie { n-cards.acc }.
}
log-card-revealed = { $positive ->
    [yes] Odkryto kartę „{ $card }”: liczy się na plus.
   *[no] Odkryto kartę „{ $card }”: liczy się na minus.
}
log-totalled = Siła testu to { $total } przy trudności { $difficulty }.
log-check-ended = { $outcome-id ->
    [pass] Test kończy się sukcesem.
    [partial] Test kończy się częściowym sukcesem.
   *[fail] Test kończy się porażką.
}
log-check-decided = { $who-id ->
    [you] Rozstrzygasz
   *[other] { $who } rozstrzyga
} test bez kart: { $outcome }.
log-check-card-taken = { $who-id ->
    [you] Bierzesz
   *[other] { $who } bierze
} z testu kartę „{ $card }”.

# Kryzysy

log-crises-drawn = { $who-id ->
    [you] Losujesz
   *[other] { $who } losuje
} { crisis-cards }.
log-crisis-seen = { $known ->
    [yes] Karta Kryzysu: { $card }.
   *[no] Obejrzano kartę Kryzysu.
}
log-crisis-revealed = { $card-id ->
    [super-crisis] { $who-id ->
        [you] Zagrywasz
       *[other] { $who } zagrywa
    } kartę Superkryzysu: { $card }.
   *[other] { $who-id ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } kartę Kryzysu: { $card }.
}
log-crisis-replaced = Karta „{ $card }” zostaje zastąpiona inną kartą Kryzysu.
log-crisis-discarded = Karta „{ $card }” zostaje odrzucona.
log-crisis-put-under = { $who-id ->
    [you] Kładziesz
   *[other] { $who } kładzie
} kartę Kryzysu na spodzie talii.
log-option-check = test umiejętności
log-option-chosen = { $who-id ->
    [you] Wybierasz
   *[other] { $who } wybiera
} opcję: { $option }.
log-option-switched = { $who-id ->
    [you] Zmieniasz
   *[other] { $who } zmienia
} wybór na drugą opcję: { $option }.
log-stays-in-play = Karta „{ $card }” pozostaje w grze.
log-stays-with = { $who-id ->
    [you] Karta „{ $card }” pozostaje w grze u ciebie.
   *[other] Karta „{ $card }” pozostaje w grze u { $who-gen }.
}
log-left-play = Karta „{ $card }” schodzi z gry.
log-left-game = Karta „{ $card }” trafia do pudełka.

# Zasoby i tory

log-turned = { $by-sign ->
    [minus] { $resource } spada o { $by-size } do { $to }.
   *[plus] { $resource } rośnie o { $by-size } do { $to }.
}
log-jump-track-moved = Znacznik floty przesuwa się na { $space }.
track-start = początek toru przygotowania do skoku
track-red = czerwone pole { $number } toru przygotowania do skoku
track-blue = niebieskie pole (zagrożona populacja: { $population })
track-auto-jump = pole automatycznego skoku
log-travelled = Dystans rośnie o { $by } do { $to }.
log-resource-shielded = { $who-id ->
    [you] Chronisz
   *[other] { $who } chroni
} { $resource-acc }: następna strata w tej turze jest mniejsza o 1.
log-loss-prevented = Strata { $resource-gen } jest mniejsza o 1.
log-jump-promised = { $who-id ->
    [you] Dzięki tobie
   *[other] Dzięki { $who-dat }
} następna karta Kryzysu w tej turze liczy się tak, jakby miała symbol przygotowania do skoku.
log-jump-step-skipped = W tej turze pomija się fazę przygotowania do skoku.
log-nuke-spent = { $count ->
    [0] Użyto żetonu broni nuklearnej; nie pozostał żaden.
    [one] Użyto żetonu broni nuklearnej; pozostał 1.
    [few] Użyto żetonu broni nuklearnej; pozostały { $count }.
   *[many] Użyto żetonu broni nuklearnej; pozostało { $count }.
}

# Rzuty kością

log-rolled = { $source-id ->
    [title] Jako { $source } { $who-id ->
        [you] wyrzucasz
       *[other] { $who } wyrzuca
    } { $roll }.
   *[other] { $source }: { $who-id ->
        [you] wyrzucasz
       *[other] { $who } wyrzuca
    } { $roll }.
}
log-rolled-ftl = Zagrożona populacja: { $who-id ->
    [you] wyrzucasz
   *[other] { $who } wyrzuca
} { $roll }.
log-rolled-attack = { $attacker } atakuje { $defender-acc }: { $who-id ->
    [you] wyrzucasz
   *[other] { $who } wyrzuca
} { $roll }.
log-card-instead = { $source }: { $who-id ->
    [you] odrzucasz
   *[other] { $who } odrzuca
} zamiast rzutu kartę „{ $card }”; wynik to { $result }.
log-card-instead-ftl = Zagrożona populacja: { $who-id ->
    [you] odrzucasz
   *[other] { $who } odrzuca
} zamiast rzutu kartę „{ $card }”; wynik to { $result }.
log-card-instead-attack = { $attacker } atakuje { $defender-acc }: { $who-id ->
    [you] odrzucasz
   *[other] { $who } odrzuca
} zamiast rzutu kartę „{ $card }”; wynik to { $result }.
log-card-instead-fight = Siły okupacyjne { $where-at }: { $who-id ->
    [you] odrzucasz
   *[other] { $who } odrzuca
} zamiast rzutu kartę „{ $card }”; wynik to { $result }.
log-card-instead-detain = { $whom-id ->
    [you] Twoje zatrzymanie
   *[other] Zatrzymanie { $whom-gen }
}: { $who-id ->
    [you] odrzucasz
   *[other] { $who } odrzuca
} zamiast rzutu kartę „{ $card }”; wynik to { $result }.
log-rolled-fight = Siły okupacyjne { $where-at }: { $who-id ->
    [you] wyrzucasz
   *[other] { $who } wyrzuca
} { $roll }.
log-rolled-detain = { $whom-id ->
    [you] Twoje zatrzymanie
   *[other] Zatrzymanie { $whom-gen }
}: { $who-id ->
    [you] wyrzucasz
   *[other] { $who } wyrzuca
} { $roll }.
roll-plain = { $die }
roll-changed = { $die } (liczy się jako { $result })
roll-changed-last = { $die } (liczy się jako { $result })
log-die-shifted = Wynik { $by }, teraz { $result }.
log-die-bonus = Następny rzut: { $by }.

# Statki

log-cylon-ships-activated = { $icon-id ->
    [raiders] Raidery zostają aktywowane.
    [launch-raiders] Basestary dostają rozkaz wypuszczenia raiderów.
    [heavy-raiders] Ciężkie raidery zostają aktywowane.
    [occupation] Siły okupacyjne zostają aktywowane.
   *[basestars] Basestary zostają aktywowane.
}
one-craft = { $craft-id ->
    [scar] Scar
   *[other] 1 { $craft }
}
log-placed = { one-craft } pojawia się { $area-in }.
log-launched = { one-craft } startuje { $area-in }.
log-viper-launched = 1 nieobsadzony viper startuje { $area-in }.
log-viper-launched-pilot = { $who-id ->
    [you] Startujesz
   *[other] { $who } startuje
} viperem { $area-in }.
log-viper-moved = Nieobsadzony viper przesuwa się { $from-from } { $to-to }.
log-viper-piloted = { $who-id ->
    [you] Przejmujesz
   *[other] { $who } przejmuje
} vipera { $area-in }.
log-viper-hit = { $destroyed ->
    [yes] { $viper } zostaje zniszczony.
   *[no] { $viper } zostaje uszkodzony.
}
log-viper-returned = { $viper } wraca do Rezerw.
log-viper-repaired = 1 viper zostaje naprawiony.
log-ship-returned = 1 zniszczony { $craft } wraca do Rezerw.
log-raider-moved = Raider przesuwa się { $from-from } { $to-to }.
log-heavy-raider-moved = Ciężki raider przesuwa się { $from-from } { $to-to }.
log-cylon-ship-destroyed = { one-craft } { $area-in } zostaje zniszczony.
log-scar-moved = Scar przesuwa się { $from-from } { $to-to }.
log-raiders-distracted = { $who-id ->
    [you] Ściągasz
   *[other] { $who } ściąga
} na siebie ogień { $area-in }: { $count ->
    [one] pierwszy raider, który tam działa, chybia.
    [few] pierwsze { $count } raidery, które tam działają, chybiają.
   *[many] pierwszych { $count } raiderów, które tam działają, chybia.
}
log-basestar-removed = Basestar { $area-in } opuszcza planszę.
log-basestar-damaged = Basestar { $area-in } zostaje uszkodzony: { $token }.
log-centurion-boarded = Na pokład wchodzi 1 centurion.
log-centurion-boarded-from = Ciężki raider { $area-from } dokonuje abordażu jako centurion.
log-centurions-advanced = Centurioni przesuwają się o 1 pole.
log-centurion-destroyed = Centurion na polu { $space } toru abordażu zostaje zniszczony.
log-civilian-seen = { $known ->
    [yes] Obejrzano statek cywilny { $area-in }. { $card }
   *[no] Obejrzano statek cywilny { $area-in }.
}
log-civilian-moved = Statek cywilny przesuwa się { $from-from } { $to-to }.
log-civilian-destroyed = Statek cywilny zostaje zniszczony.
log-civilian-destroyed-in = Statek cywilny { $area-in } zostaje zniszczony.
log-raptor-destroyed = 1 raptor zostaje zniszczony.
log-attack-missed = { $attacker } atakuje { $defender-acc } i chybia.
log-galactica-damaged = Uszkodzono { $where-acc }.
log-galactica-damaged-resource = Uszkodzono Galacticę: { $resource }.
log-damage-token-seen = { $known ->
    [yes] Wylosowano żeton uszkodzenia: { $card }.
   *[no] Wylosowano żeton uszkodzenia.
}
log-pegasus-destroyed = Pegasus zostaje zniszczony.
log-location-repaired = Naprawiono { $where-acc }.

attacker-raider = raider ({ $area })
attacker-viper = nieobsadzony viper ({ $area })
attacker-galactica = Galactica
attacker-armory = Zbrojownia
attacker-nuke = broń nuklearna
attacker-assault-raptor = raptor bojowy ({ $area })
defender-galactica = Galactica
    .acc = Galacticę
defender-viper = nieobsadzony viper ({ $area })
    .acc = nieobsadzonego vipera ({ $area })
defender-assault-raptor = raptor bojowy ({ $area })
    .acc = raptora bojowego ({ $area })
viper-reserves = 1 viper w Rezerwach
viper-area = 1 nieobsadzony viper ({ $area })
viper-pilot = { $pilot-id ->
    [you] twój viper
   *[other] viper { $pilot-gen }
}
    .acc = { $pilot-id ->
        [you] twojego vipera
       *[other] vipera { $pilot-gen }
    }

# Skok

log-fleet-jumped = Flota wykonuje skok.
log-destination-seen = { $known ->
    [yes] Wylosowano kartę Punktu docelowego: { $card }.
   *[no] Wylosowano kartę Punktu docelowego.
}
log-destination-chosen = { $who-id ->
    [you] Wybierasz
   *[other] { $who } wybiera
} punkt docelowy: { $card }.
log-destination-discarded = Punkt docelowy „{ $card }” odrzucono i zastąpiono innym.
log-destination-drawn = Flota dociera do punktu „{ $card }”, którego nikt nie wybrał.
log-next-jump-ends = Następny skok zakończy grę.

# Nowa Caprica

log-new-caprica-reached = Flota osiedla się na Nowej Capricie.
log-galactica-returned = Galactica wraca na Nową Capricę.
log-occupation-placed = Przy Władzach okupacyjnych pojawia się 1 oddział sił okupacyjnych.
log-occupation-moved = Oddział sił okupacyjnych przesuwa się { $to-to }.
log-shipyard-raided = Oddział sił okupacyjnych uderza na Stocznię i opuszcza Nową Capricę.
log-occupation-destroyed = 1 oddział sił okupacyjnych { $where-at } zostaje zniszczony.
log-ship-prepared = 1 statek cywilny zostaje przygotowany.
log-ship-evacuated = 1 statek cywilny zostaje ewakuowany { $area-to }.
log-locked-ship-seen = { $who-id ->
    [you] Oglądasz
   *[other] { $who } ogląda
} wierzchni statek ze stosu internowanych.{ $known ->
    [yes] {" "}{ $card }
   *[no] {""}
}
log-locked-ship-returned = { $under ->
    [yes] { $who-id ->
        [you] Kładziesz
       *[other] { $who } kładzie
    } statek na spodzie stosu internowanych.
   *[no] { $who-id ->
        [you] Zostawiasz
       *[other] { $who } zostawia
    } statek na wierzchu stosu internowanych.
}
log-left-new-caprica = { $who-id ->
    [you] Wydajesz
   *[other] { $who } wydaje
} rozkaz i flota na zawsze opuszcza Nową Capricę.

# Oglądanie

log-bottom-seen = { $who-id ->
    [you] Oglądasz
   *[other] { $who } ogląda
} spodnią kartę talii { $deck-gen }{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-card-peeked = { $who-id ->
    [you] Oglądasz
   *[other] { $who } ogląda
} wierzchnią kartę talii { $deck-gen }{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-card-left-on-top = { $who-id ->
    [you] Zostawiasz
   *[other] { $who } zostawia
} kartę na wierzchu talii { $deck-gen }.
log-card-put-under = { $who-id ->
    [you] Kładziesz
   *[other] { $who } kładzie
} kartę na spodzie talii { $deck-gen }.
log-loyalty-seen = { $by-id ->
    [you] Oglądasz
   *[other] { $by } ogląda
} { $whom-id ->
    [you] jedną z twoich kart Lojalności
   *[other] jedną z kart Lojalności { $whom-gen }
}{ $known ->
    [yes] : { $card }
   *[no] {""}
}.

# Pozycje i Kworum

log-title-given = { $who-id ->
    [you] Zostajesz
   *[other] { $who } zostaje
} { $title-ins }.
log-quorum-received = { $who-id ->
    [you] Otrzymujesz
   *[other] { $who } otrzymuje
} { $known ->
    [yes] kartę Kworum: { $card }.
   *[no] kartę Kworum.
}
log-quorum-drawn = { $who-id ->
    [you] Losujesz
   *[other] { $who } losuje
} { $known ->
    [yes] kartę Kworum: { $card }.
   *[no] kartę Kworum.
}
log-quorum-played = { $who-id ->
    [you] Zagrywasz
   *[other] { $who } zagrywa
} kartę Kworum: { $card }.
log-quorum-used = { $who-id ->
    [you] Używasz
   *[other] { $who } używa
} karty „{ $card }”.
log-quorum-discarded = Karta „{ $card }” zostaje odrzucona.

# Lojalność i Cyloni

log-sleeper-agent-phase = Zaczyna się faza uśpionych agentów.
log-cylon-revealed = { $who-id ->
    [you] Ujawniasz się
   *[other] { $who } ujawnia się
} jako Cylon: { $card }.
log-sympathetic-cylon = { $who-id ->
    [you] Ujawniasz kartę Przyjaznego Cylona i dołączasz
   *[other] { $who } ujawnia kartę Przyjaznego Cylona i dołącza
} do Cylonów.
log-executed = { $who-id ->
    [you] Giniesz w egzekucji jako { $character }.
   *[other] { $character } ginie w egzekucji.
}
log-loyalty-shown = { $who-id ->
    [you] Pokazujesz
   *[other] { $who } pokazuje
} kartę Lojalności: { $card }.
log-infiltration-began = { $who-id ->
    [you] Rozpoczynasz
   *[other] { $who } rozpoczyna
} Infiltrację.
log-infiltration-ended = { $who-id ->
    [you] Twoja Infiltracja się kończy.
   *[other] Infiltracja { $who-gen } się kończy.
}
log-sympathizer-revealed = { $cylon ->
    [yes] { $who-id ->
        [you] Ujawniasz kartę sympatyka i dołączasz
       *[other] { $who } ujawnia kartę sympatyka i dołącza
    } do Cylonów.
   *[no] { $who-id ->
        [you] Ujawniasz kartę sympatyka i pozostajesz
       *[other] { $who } ujawnia kartę sympatyka i pozostaje
    } z ludźmi.
}
log-loyalty-handed-on = { $who-id ->
    [you] Przekazujesz
   *[other] { $who } przekazuje
} { $to-dat } { $count ->
    [one] kartę Lojalności.
    [few] { $count } karty Lojalności.
   *[many] { $count } kart Lojalności.
}
log-loyalty-received = { $who-id ->
    [you] Otrzymujesz
   *[other] { $who } otrzymuje
} kartę Lojalności{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-super-crisis-drawn = { $who-id ->
    [you] Losujesz
   *[other] { $who } losuje
} { $known ->
    [yes] kartę Superkryzysu: { $card }.
   *[no] kartę Superkryzysu.
}
log-super-crisis-discarded = { $who-id ->
    [you] Odrzucasz
   *[other] { $who } odrzuca
} kartę Superkryzysu: { $card }.
log-assist-loyalty-turned = Odkryto kartę Lojalności postaci pomocniczej: { $card }.

# Świt: karty Buntu i Buntownik

log-mutiny-drawn = { $who-id ->
    [you] Losujesz
   *[other] { $who } losuje
} { $known ->
    [yes] kartę Buntu: { $card }.
   *[no] kartę Buntu.
}
log-mutiny-played = { $who-id ->
    [you] Zagrywasz
   *[other] { $who } zagrywa
} kartę Buntu: { $card }.
log-mutiny-discarded = { $who-id ->
    [you] Odrzucasz
   *[other] { $who } odrzuca
} kartę Buntu: { $card }.
log-mutiny-seen = { $who-id ->
    [you] Oglądasz
   *[other] { $who } ogląda
} { $known ->
    [yes] kartę Buntu: { $card }.
   *[no] kartę Buntu.
}
log-mutiny-put-under = { $who-id ->
    [you] Kładziesz
   *[other] { $who } kładzie
} kartę Buntu na spodzie talii.
log-mutineer-revealed = { $who-id ->
    [you] Ujawniasz
   *[other] { $who } ujawnia
} kartę Buntownika.
log-mutineer-handed-on = { $who-id ->
    [you] Przekazujesz
   *[other] { $who } przekazuje
} { $to-dat } kartę Buntownika.

# Żetony cudu

log-miracle-gained = { $who-id ->
    [you] Otrzymujesz
   *[other] { $who } otrzymuje
} żeton cudu{ $count ->
    [one] .
   *[other] {" "}(łącznie { $count }).
}
log-miracle-spent = { $who-id ->
    [you] Zużywasz
   *[other] { $who } zużywa
} { $count ->
    [0] ostatni żeton cudu.
    [one] żetony cudu; pozostał 1.
    [few] żetony cudu; pozostały { $count }.
   *[many] żetony cudu; pozostało { $count }.
}
log-miracle-moved = { $who-id ->
    [you] Przekazujesz
   *[other] { $who } przekazuje
} { $to-dat } żeton cudu.
log-miracles-lost = { $who-id ->
    [you] Tracisz
   *[other] { $who } traci
} wszystkie żetony cudu.

# Co robią karty Buntu, postacie i przywódcy

log-quorum-seen = { $who-id ->
    [you] Widzisz
   *[other] { $who } widzi
} { $known ->
    [yes] kartę Kworum „{ $card }” na ręce Prezydenta.
   *[no] kartę Kworum na ręce Prezydenta.
}
log-quorum-put-under = { $who-id ->
    [you] Kładziesz
   *[other] { $who } kładzie
} kartę Kworum Prezydenta na spodzie talii.
log-civilian-returned = Statek cywilny { $area-in } schodzi z planszy bez szwanku.
log-nukes-removed = Wszystkie żetony broni nuklearnej trafiają do pudełka.
log-option-replaced = { $who-id ->
    [you] Zastępujesz
   *[other] { $who } zastępuje
} opcje karty „{ $card }” innym wynikiem.
log-motive-dealt = { $who-id ->
    [you] Otrzymujesz
   *[other] { $who } otrzymuje
} { $known ->
    [yes] Motyw: { $card }.
   *[no] Motyw.
}
log-motive-revealed = { $who-id ->
    [you] Ujawniasz
   *[other] { $who } ujawnia
} Motyw po stronie { $side-gen }: { $card }.
log-discard-spared = { $by-id ->
    [you] Pozwalasz
   *[other] { $by } pozwala
} { $who-dat } odrzucić o 1 kartę mniej.

# Testy umiejętności ze Świtem

log-abilities-barred = W tym teście nie działają zdolności testowe.
log-miracle-promised = Jeśli siła testu przekroczy o { $count } lub więcej trudność podaną na karcie, aktywny gracz otrzyma żeton cudu.
log-check-card-removed = { $who-id ->
    [you] Usuwasz
   *[other] { $who } usuwa
} z testu kartę „{ $card }”.
log-treachery-turned-up = Z talii Zdrady odkryto kartę „{ $card }”.
log-card-laid-open = { $who-id ->
    [you] Dokładasz
   *[other] { $who } dokłada
} odkrytą kartę „{ $card }”.
log-truce-began = { $who-id ->
    [you] Zawierasz
   *[other] { $who } zawiera
} rozejm: do końca tury statki Cylonów nie startują i nie są aktywowane.

# Misje, Zbuntowany Basestar, nakładki

log-mission-activated = { $who-id ->
    [you] Rozpoczynasz
   *[other] { $who } rozpoczyna
} misję „{ $card }”.
log-mission-turned-down = Misję „{ $card }” zakryto do następnego skoku.
log-mission-cleared = Misja „{ $card }” opuszcza pole „Aktywna misja”.
log-heavy-raiders-removed = Wszystkie ciężkie raidery opuszczają planszę.
log-centurions-removed = Wszyscy centurioni opuszczają Galacticę.
log-pieces-left-game = Odłożono dotąd do pudełka: { $pieces }.
log-skill-deck-searched = { $who-id ->
    [you] Przeszukujesz
   *[other] { $who } przeszukuje
} talię { $skill-gen } i jej karty odrzucone.
log-rebel-basestar-joined = Zbuntowany Basestar staje po stronie { $side-gen }.
log-colonial-one-destroyed = Colonial One zostaje zniszczony.
log-hub-destroyed = Gniazdo Zmartwychwstania zostaje zniszczone.

# Raptory bojowe

log-assault-raptor-gained = Flota zyskuje raptora bojowego.
log-assault-raptor-gained-in = Flota zyskuje raptora bojowego { $area-in }.
log-assault-raptor-destroyed = { $raptor } zostaje zniszczony.
log-assault-raptor-launched = 1 nieobsadzony raptor bojowy startuje { $area-in }.
log-assault-raptor-launched-pilot = { $who-id ->
    [you] Startujesz
   *[other] { $who } startuje
} raptorem bojowym { $area-in }.
log-assault-raptor-moved = Nieobsadzony raptor bojowy przesuwa się { $from-from } { $to-to }.
log-assault-raptor-returned = Raptor bojowy { $area-in } wraca do Rezerw.
log-assault-raptor-stayed = Raptor bojowy zostaje { $area-in }, gdy flota wykonuje skok.
log-assault-raptor-stayed-pilot = { $who-id ->
    [you] Zostajesz
   *[other] { $who } zostaje
} { $area-in } w raptorze bojowym, gdy flota wykonuje skok.
raptor-reserves = 1 raptor bojowy w Rezerwach
raptor-area = 1 nieobsadzony raptor bojowy ({ $area })
raptor-pilot = { $pilot-id ->
    [you] twój raptor bojowy
   *[other] raptor bojowy { $pilot-gen }
}

log-game-ended = Gra się kończy. { $ending }

# Kilka faktów razem

story-drew = { $who-id ->
    [you] Losujesz
   *[other] { $who } losuje
}: { $draw }{ $known ->
    [yes] {" "}({ $card })
   *[no] {""}
}.
story-added = { $count ->
    [0] { $who-id ->
        [you] Nie dokładasz
       *[other] { $who } nie dokłada
    } do testu żadnej karty.
   *[other] { $who-id ->
        [you] Dokładasz
       *[other] { $who } dokłada
    } do testu { n-cards.acc }{ $known ->
        [yes] : { $card }
       *[no] {""}
    }.
}
story-revealed = { $sides ->
    [for] Odkryto na plus: { $for }.
    [against] Odkryto na minus: { $against }.
   *[both] Odkryto na plus: { $for }. Na minus: { $against }.
}
story-times = { $sentence } ×{ $count }
