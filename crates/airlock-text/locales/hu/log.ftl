# A napló: egy tény egy mondat, múlt időben.
#
# $who egy név, vagy „te”, ha az olvasóról van szó ($who-id ekkor „you”). $known megmondja, ismerheti-e
# az olvasó a kártyát; ha nem, $card üres.

# Előkészületek

log-first-player = { $who-id ->
    [you] Te kezdesz.
   *[other] { $who } kezd.
}
log-character-picked = { $who-id ->
    [you] Karaktert választottál: { $character }.
   *[other] { $who } karaktert választott: { $character }.
}
log-assist-picked = { $who-id ->
    [you] Segítő karaktert választottál: { $character }.
   *[other] { $who } segítő karaktert választott: { $character }.
}
log-loyalty-dealt = { $who-id ->
    [you] Kaptál
   *[other] { $who } kapott
} egy Hűség kártyát{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-agenda-drawn = { $who-id ->
    [you] Húztál
   *[other] { $who } húzott
} egy Titkos Küldetést{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-destiny-built = Új Végzet pakli készült { $count } kártyából.

# A kör

log-new-rules = Innentől a szabályok { $version }. változata érvényes.
log-turn-began = { $number }. kör, { $who }.
log-turn-ended = { $who-id ->
    [you] A köröd véget ért.
   *[other] { $who } köre véget ért.
}
log-arrived = { $who-id ->
    [you] Megérkeztél { $where-ba }.
   *[other] { $who } megérkezett { $where-ba }.
}
log-moved = { $who-id ->
    [you] { $where-ba } mentél.
   *[other] { $who } { $where-ba } ment.
}
log-flew = { $who-id ->
    [you] { $area-ba } repültél.
   *[other] { $who } { $area-ba } repült.
}
log-sent = { $who-id ->
    [you] { $where-ba } kerültél.
   *[other] { $who } { $where-ba } került.
}
log-action-taken = { $source-id ->
    [location] { $who-id ->
        [you] Aktiváltad { $source-t }.
       *[other] { $who } aktiválta { $source-t }.
    }
   *[other] { $who-id ->
        [you] Ezt használtad: { $source }.
       *[other] { $who } ezt használta: { $source }.
    }
}
log-viper-activated = { $who-id ->
    [you] A Viperád aktiválódott.
   *[other] { $who } Viperája aktiválódott.
}
log-order-given = { $who-id ->
    [you] Utasítást kaptál.
   *[other] { $who } utasítást kapott.
}
log-ability-used = { $who-id ->
    [you] Ezt használtad: { $ability }.
   *[other] { $who } ezt használta: { $ability }.
}

# Szakértelem kártyák

log-drew = { $known ->
    [yes] { $who-id ->
        [you] Ezt húztad: { $card } ({ $skill }).
       *[other] { $who } ezt húzta: { $card } ({ $skill }).
    }
   *[no] { $who-id ->
        [you] Húztál 1 { $skill } kártyát.
       *[other] { $who } húzott 1 { $skill } kártyát.
    }
}
log-discarded = { $who-id ->
    [you] Ezt dobtad el: { $card }.
   *[other] { $who } ezt dobta el: { $card }.
}
log-card-played = { $who-id ->
    [you] Ezt játszottad ki: { $card }.
   *[other] { $who } ezt játszotta ki: { $card }.
}
log-deck-reshuffled = Újrakeverve: { $deck } pakli.
log-hand-seen = { $by-id ->
    [you] { $known ->
        [yes] Ezt láttad { $who } kezében: { $card }.
       *[no] Láttál egy kártyát { $who } kezében.
    }
   *[other] { $who-id ->
        [you] { $known ->
            [yes] { $by } ezt látta a kezedben: { $card }.
           *[no] { $by } látott egy kártyát a kezedben.
        }
       *[other] { $known ->
            [yes] { $by } ezt látta { $who } kezében: { $card }.
           *[no] { $by } látott egy kártyát { $who } kezében.
        }
    }
}
log-card-taken = { $by-id ->
    [you] { $known ->
        [yes] Ezt vetted el { $who-tol }: { $card }.
       *[no] Elvettél { $who-tol } egy kártyát.
    }
   *[other] { $known ->
        [yes] { $by } ezt vette el { $who-tol }: { $card }.
       *[no] { $by } elvett { $who-tol } egy kártyát.
    }
}
log-card-given = { $who-id ->
    [you] { $known ->
        [yes] Ezt adtad { $to-nak }: { $card }.
       *[no] Adtál { $to-nak } egy kártyát.
    }
   *[other] { $known ->
        [yes] { $who } ezt adta { $to-nak }: { $card }.
       *[no] { $who } adott { $to-nak } egy kártyát.
    }
}
log-hands-swapped = { $who-id ->
    [you] Kicserélted a kártyáidat { $to-val }.
   *[other] { $who } kicserélte a kártyáit { $to-val }.
}

# A Végzet pakli

log-destiny-taken = { $who-id ->
    [you] { $known ->
        [yes] Ezt vetted el a Végzet pakliból: { $card }.
       *[no] Elvettél egy kártyát a Végzet pakliból.
    }
   *[other] { $known ->
        [yes] { $who } ezt vette el a Végzet pakliból: { $card }.
       *[no] { $who } elvett egy kártyát a Végzet pakliból.
    }
}
log-put-on-destiny = { $who-id ->
    [you] { $known ->
        [yes] Ezt tetted a Végzet pakli tetejére: { $card }.
       *[no] Egy kártyát tettél a Végzet pakli tetejére.
    }
   *[other] { $known ->
        [yes] { $who } ezt tette a Végzet pakli tetejére: { $card }.
       *[no] { $who } egy kártyát tett a Végzet pakli tetejére.
    }
}
log-shuffled-into-destiny = { $count } { $skill } kártya a Végzet pakliba keverve.
log-destiny-seen = { $who-id ->
    [you] { $known ->
        [yes] Ezt láttad a Végzet pakliban: { $card }.
       *[no] Megnézted a Végzet pakli egyik lapját.
    }
   *[other] { $known ->
        [yes] { $who } ezt látta a Végzet pakliban: { $card }.
       *[no] { $who } megnézte a Végzet pakli egyik lapját.
    }
}
log-destiny-discarded = A Végzet pakliból a dobott lapok közé került: { $card }.
log-destiny-shuffled = A Végzet pakli megkeverve.

# Szakértelem próbák

log-check-began = Szakértelem próba ({ $source }): nehézség { $difficulty }.
log-difficulty-changed = Nehézség { $by }: most { $to }.
log-cards-face-up = Ebbe a próbába minden kártya képpel felfelé kerül.
log-skill-counts-positive = { $skill-a } kártyák ebben a próbában pozitívnak számítanak.
log-skill-has-no-strength = { $skill-a } kártyák ereje ebben a próbában 0.
log-check-is-reckless = A próba Vakmerő.
log-check-ability = Életbe lépett ennek a kártyának a képessége: { $card }.
log-destiny-left-out = Ebbe a próbába nem kerülnek lapok a Végzet pakliból.
log-card-learned = { $who-id ->
    [you] { $known ->
        [yes] Ezt nézted meg { $skill-a } pakli tetején: { $card }.
       *[no] Megnézted { $skill-a } pakli egyik lapját.
    }
   *[other] { $known ->
        [yes] { $who } ezt nézte meg { $skill-a } pakli tetején: { $card }.
       *[no] { $who } megnézte { $skill-a } pakli egyik lapját.
    }
}
log-learned-kept = { $for-check ->
    [yes] { $who-id ->
        [you] A kártyákat a próbába tetted.
       *[other] { $who } a próbába tette a kártyákat.
    }
   *[no] { $who-id ->
        [you] Megtartottad a kártyákat.
       *[other] { $who } megtartotta a kártyákat.
    }
}
log-added-card-seen = { $by-id ->
    [you] { $known ->
        [yes] Ezt láttad { $who } betett kártyái között: { $card }.
       *[no] Megnézted { $who } egyik betett kártyáját.
    }
   *[other] { $who-id ->
        [you] { $known ->
            [yes] { $by } ezt látta a betett kártyáid között: { $card }.
           *[no] { $by } megnézte az egyik betett kártyádat.
        }
       *[other] { $known ->
            [yes] { $by } ezt látta { $who } betett kártyái között: { $card }.
           *[no] { $by } megnézte { $who } egyik betett kártyáját.
        }
    }
}
log-destiny-added = { $known ->
    [yes] A Végzet pakliból a próbába került: { $card }.
   *[no] A Végzet pakliból 1 kártya került a próbába.
}
log-card-added = { $who-id ->
    [you] { $known ->
        [yes] Ezt tetted a próbába: { $card }.
       *[no] 1 kártyát tettél a próbába.
    }
   *[other] { $known ->
        [yes] { $who } ezt tette a próbába: { $card }.
       *[no] { $who } 1 kártyát tett a próbába.
    }
}
log-cards-added = { $who-id ->
    [you] { $count ->
        [0] Nem tettél be kártyát.
       *[other] Összesen { $count } kártyát tettél be.
    }
   *[other] { $count ->
        [0] { $who } nem tett be kártyát.
       *[other] { $who } összesen { $count } kártyát tett be.
    }
}
log-card-revealed = { $positive ->
    [yes] Felfedve, pozitív: { $card }.
   *[no] Felfedve, negatív: { $card }.
}
log-totalled = Az összerő { $total }, a nehézség { $difficulty }.
log-check-ended = { $outcome-id ->
    [pass] A próba sikerült.
    [partial] A próba részben sikerült.
   *[fail] A próba nem sikerült.
}
log-check-decided = { $who-id ->
    [you] Próba nélkül eldöntötted az eredményt: { $outcome }.
   *[other] { $who } próba nélkül eldöntötte az eredményt: { $outcome }.
}
log-check-card-taken = { $who-id ->
    [you] Ezt vetted ki a próbából: { $card }.
   *[other] { $who } ezt vette ki a próbából: { $card }.
}

# Krízisek

log-crises-drawn = { $who-id ->
    [you] { $count ->
        [one] Húztál egy Krízis kártyát.
       *[other] Húztál { $count } Krízis kártyát.
    }
   *[other] { $count ->
        [one] { $who } húzott egy Krízis kártyát.
       *[other] { $who } húzott { $count } Krízis kártyát.
    }
}
log-crisis-seen = { $known ->
    [yes] Valaki megnézett egy Krízis kártyát: { $card }.
   *[no] Valaki megnézett egy Krízis kártyát.
}
log-crisis-revealed = { $card-id ->
    [super-crisis] { $who-id ->
        [you] Kijátszottál egy Szuperkrízist: { $card }.
       *[other] { $who } kijátszott egy Szuperkrízist: { $card }.
    }
   *[other] { $who-id ->
        [you] Felfedtél egy Krízist: { $card }.
       *[other] { $who } felfedett egy Krízist: { $card }.
    }
}
log-crisis-replaced = Másik Krízis kártya lépett ennek a helyére: { $card }.
log-crisis-discarded = A dobott lapok közé került: { $card }.
log-crisis-put-under = { $who-id ->
    [you] Egy Krízis kártyát a pakli aljára tettél.
   *[other] { $who } egy Krízis kártyát a pakli aljára tett.
}
log-option-check = szakértelem próba
log-option-chosen = { $who-id ->
    [you] Ezt választottad: { $option }.
   *[other] { $who } ezt választotta: { $option }.
}
log-option-switched = { $who-id ->
    [you] Helyette a másik lehetőséget léptetted életbe: { $option }.
   *[other] { $who } helyette a másik lehetőséget léptette életbe: { $option }.
}
log-stays-in-play = Játékban maradt: { $card }.
log-stays-with = { $who-id ->
    [you] Nálad játékban maradt: { $card }.
   *[other] Játékban maradt: { $card } ({ $who }).
}
log-left-play = Már nincs játékban: { $card }.
log-left-game = Kikerült a játékból: { $card }.

# Számlálók és sávok

log-turned = { $by-sign ->
    [minus] { $resource-a } { by-size-val } csökkent: most { $to }.
   *[plus] { $resource-a } { by-size-val } nőtt: most { $to }.
}
log-jump-track-moved = A Flottajelző új helye: { $space }.
track-start = az Ugráselőkészítő Sáv kezdőmezője
track-red = az Ugráselőkészítő Sáv { $number }. vörös mezője
track-blue = kék mező, { $population } népesség kockáztatva
track-auto-jump = Auto Ugrás
log-travelled = A flotta { $by } egységnyit haladt: a távolság { $to }.
log-resource-shielded = { $who-id ->
    [you] Megvédted { $resource-at }: a következő vesztesége ebben a körben 1 egységgel kisebb.
   *[other] { $who } megvédte { $resource-at }: a következő vesztesége ebben a körben 1 egységgel kisebb.
}
log-loss-prevented = A veszteség 1 egységgel kisebb volt: { $resource }.
log-jump-promised = { $who-id ->
    [you] Neked köszönhetően a kör következő Krízis kártyája úgy számít, mintha lenne rajta Ugráselőkészítő ikon.
   *[other] { $who-nak } köszönhetően a kör következő Krízis kártyája úgy számít, mintha lenne rajta Ugráselőkészítő ikon.
}
log-jump-step-skipped = Ebben a körben elmarad az Ugráselőkészítő fázis.
log-nuke-spent = { $count ->
    [0] Elfogyott az utolsó atomfegyver is.
   *[other] Egy atomfegyver felhasználva; { $count } maradt.
}

# Dobások

log-rolled = { $who-id ->
    [you] A dobásod ({ $source }): { $roll }.
   *[other] { $who } dobása ({ $source }): { $roll }.
}
log-rolled-ftl = { $who-id ->
    [you] A dobásod a kockáztatott népességért: { $roll }.
   *[other] { $who } dobása a kockáztatott népességért: { $roll }.
}
log-rolled-attack = { $who-id ->
    [you] { $attacker-a } megtámadta { $defender-t }. A dobásod: { $roll }.
   *[other] { $attacker-a } megtámadta { $defender-t }. { $who } dobása: { $roll }.
}
log-card-instead = { $who-id ->
    [you] Dobás helyett ({ $source }) ezt dobtad el: { $card }; az eredmény { $result }.
   *[other] { $who } dobás helyett ({ $source }) ezt dobta el: { $card }; az eredmény { $result }.
}
log-card-instead-ftl = { $who-id ->
    [you] A kockáztatott népességért dobás helyett ezt dobtad el: { $card }; az eredmény { $result }.
   *[other] { $who } a kockáztatott népességért dobás helyett ezt dobta el: { $card }; az eredmény { $result }.
}
log-card-instead-attack = { $who-id ->
    [you] { $attacker-a } megtámadta { $defender-t }. Dobás helyett ezt dobtad el: { $card }; az eredmény { $result }.
   *[other] { $attacker-a } megtámadta { $defender-t }. { $who } dobás helyett ezt dobta el: { $card }; az eredmény { $result }.
}
log-card-instead-fight = { $who-id ->
    [you] { $where-ban } lévő Megszálló Erő ellen dobás helyett ezt dobtad el: { $card }; az eredmény { $result }.
   *[other] { $who } { $where-ban } lévő Megszálló Erő ellen dobás helyett ezt dobta el: { $card }; az eredmény { $result }.
}
detaining = { $whom-id ->
    [you] az őrizetbe vételedre
   *[other] { $whom } őrizetbe vételére
}
log-card-instead-detain = { $who-id ->
    [you] Dobás helyett { detaining } ezt dobtad el: { $card }; az eredmény { $result }.
   *[other] { $who } dobás helyett { detaining } ezt dobta el: { $card }; az eredmény { $result }.
}
log-rolled-fight = { $who-id ->
    [you] A dobásod { $where-ban } lévő Megszálló Erő ellen: { $roll }.
   *[other] { $who } dobása { $where-ban } lévő Megszálló Erő ellen: { $roll }.
}
log-rolled-detain = { $who-id ->
    [you] A dobásod { detaining }: { $roll }.
   *[other] { $who } dobása { detaining }: { $roll }.
}
roll-plain = { $die }
roll-changed = { $die }, módosítva { $result }
roll-changed-last = { $die }, módosítva { $result }
log-die-shifted = Az eredmény változása { $by }: most { $result }.
log-die-bonus = A következő dobás módosítója { $by }.

# Hajók

log-cylon-ships-activated = { $icon-id ->
    [raiders] A Raiderek aktiválódtak.
    [launch-raiders] A báziscsillagok parancsot kaptak Raiderek indítására.
    [heavy-raiders] A Nehéz Raiderek aktiválódtak.
    [occupation] A Megszálló Erők aktiválódtak.
   *[basestars] A báziscsillagok aktiválódtak.
}
one-craft = { $craft-id ->
    [scar] Scar
   *[other] 1 { $craft }
}
log-placed = { one-craft } került { $area-ba }.
log-launched = { one-craft } indult { $area-ba }.
log-viper-launched = 1 pilóta nélküli Vipera indult { $area-ba }.
log-viper-launched-pilot = { $who-id ->
    [you] Viperával indultál { $area-ba }.
   *[other] { $who } Viperával indult { $area-ba }.
}
log-viper-moved = Egy pilóta nélküli Vipera { $from-bol } { $to-ba } mozgott.
log-viper-piloted = { $who-id ->
    [you] Átvetted { $area-ban } lévő Viperát.
   *[other] { $who } átvette { $area-ban } lévő Viperát.
}
log-viper-hit = { $destroyed ->
    [yes] { $viper } megsemmisült.
   *[no] { $viper } megsérült.
}
log-viper-returned = { $viper } visszatért az Utánpótlásba.
log-viper-repaired = 1 Vipera megjavítva.
log-ship-returned = 1 megsemmisült { $craft } visszatért az Utánpótlásba.
log-raider-moved = Egy Raider { $from-bol } { $to-ba } mozgott.
log-heavy-raider-moved = Egy Nehéz Raider { $from-bol } { $to-ba } mozgott.
log-cylon-ship-destroyed = { one-craft } megsemmisült { $area-ban }.
log-scar-moved = Scar { $from-bol } { $to-ba } mozgott.
log-raiders-distracted = { $who-id ->
    [you] Magadra vontad a tüzet { $area-ban }: az ott cselekvő első { $count } Raider elvéti a célt.
   *[other] { $who } magára vonta a tüzet { $area-ban }: az ott cselekvő első { $count } Raider elvéti a célt.
}
log-basestar-removed = { $area-ban } lévő báziscsillag lekerült a tábláról.
log-basestar-damaged = { $area-ban } lévő báziscsillag megsérült: { $token }.
log-centurion-boarded = 1 Centúrió behatolt.
log-centurion-boarded-from = Egy Nehéz Raider { $area-bol } Centúrióként behatolt.
log-centurions-advanced = A Centúriók 1 mezőt előreléptek.
log-centurion-destroyed = Megsemmisült egy Centúrió az Inváziós Sáv { $space }. mezőjén.
log-civilian-seen = { $known ->
    [yes] Valaki megnézett egy civil hajót { $area-ban }. { $card }
   *[no] Valaki megnézett egy civil hajót { $area-ban }.
}
log-civilian-moved = Egy civil hajó { $from-bol } { $to-ba } mozgott.
log-civilian-destroyed = Egy civil hajó megsemmisült.
log-civilian-destroyed-in = Egy civil hajó megsemmisült { $area-ban }.
log-raptor-destroyed = 1 Raptor megsemmisült.
log-attack-missed = { $attacker-a } elvétette { $defender-t }.
log-galactica-damaged = Megsérült helyszín: { $where }.
log-galactica-damaged-resource = A Galactica megsérült: { $resource }.
log-damage-token-seen = { $known ->
    [yes] Kihúzott sérülésjelző: { $card }.
   *[no] Valaki húzott egy sérülésjelzőt.
}
log-pegasus-destroyed = A Pegazus megsemmisült.
log-location-repaired = Megjavított helyszín: { $where }.

attacker-raider = egy Raider ({ $area })
    .a = egy Raider ({ $area })
attacker-viper = egy pilóta nélküli Vipera ({ $area })
    .a = egy pilóta nélküli Vipera ({ $area })
attacker-galactica = a Galactica
    .a = a Galactica
attacker-armory = a Fegyvertár
    .a = a Fegyvertár
attacker-nuke = egy atomfegyver
    .a = egy atomfegyver
attacker-assault-raptor = egy Rohamraptor ({ $area })
    .a = egy Rohamraptor ({ $area })
defender-galactica = a Galactica
    .t = a Galacticát
defender-viper = a pilóta nélküli Vipera ({ $area })
    .t = a pilóta nélküli Viperát ({ $area })
defender-assault-raptor = a Rohamraptor ({ $area })
    .t = a Rohamraptort ({ $area })
viper-reserves = 1 Vipera az Utánpótlásban
    .t = az Utánpótlásban lévő Viperát
viper-area = 1 pilóta nélküli Vipera ({ $area })
    .t = a pilóta nélküli Viperát ({ $area })
viper-pilot = { $pilot-id ->
    [you] a Viperád
   *[other] { $pilot } Viperája
}
    .a = { $pilot-id ->
        [you] a Viperád
       *[other] { $pilot } Viperája
    }
    .t = { $pilot-id ->
        [you] a Viperádat
       *[other] { $pilot } Viperáját
    }

# Ugrás

log-fleet-jumped = A flotta ugrott.
log-destination-seen = { $known ->
    [yes] Kihúzott Úticél kártya: { $card }.
   *[no] Valaki húzott egy Úticél kártyát.
}
log-destination-chosen = { $who-id ->
    [you] Úticélt választottál: { $card }.
   *[other] { $who } úticélt választott: { $card }.
}
log-destination-discarded = Az úticél ({ $card }) helyett másik jön.
log-destination-drawn = A flotta ide érkezett, bár senki sem választotta: { $card }.
log-next-jump-ends = A következő ugrás véget vet a játéknak.

# Új Caprica

log-new-caprica-reached = A flotta letelepedett Új Capricán.
log-galactica-returned = A Galactica visszatért Új Capricához.
log-occupation-placed = 1 Megszálló Erő került a Megszálló Hatósághoz.
log-occupation-moved = Egy Megszálló Erő { $to-ba } mozgott.
log-shipyard-raided = Egy Megszálló Erő lecsapott a Kikötőre, és elhagyta Új Capricát.
log-occupation-destroyed = 1 Megszálló Erő megsemmisült { $where-ban }.
log-ship-prepared = 1 civil hajó előkészítve.
log-ship-evacuated = 1 civil hajó evakuálva { $area-ba }.
log-locked-ship-seen = { $who-id ->
    [you] Megnézted a legfelső Lezárt Civil Hajót.
   *[other] { $who } megnézte a legfelső Lezárt Civil Hajót.
}{ $known ->
    [yes] {" "}{ $card }
   *[no] {""}
}
log-locked-ship-returned = { $under ->
    [yes] { $who-id ->
        [you] A hajót a Lezárt Civil Hajók alá tetted.
       *[other] { $who } a hajót a Lezárt Civil Hajók alá tette.
    }
   *[no] { $who-id ->
        [you] A hajót a Lezárt Civil Hajók tetején hagytad.
       *[other] { $who } a hajót a Lezárt Civil Hajók tetején hagyta.
    }
}
log-left-new-caprica = { $who-id ->
    [you] Kiadtad a parancsot, és a flotta végleg elhagyta Új Capricát.
   *[other] { $who } kiadta a parancsot, és a flotta végleg elhagyta Új Capricát.
}

# Megnézett lapok

log-bottom-seen = { $who-id ->
    [you] Megnézted
   *[other] { $who } megnézte
} { $deck-a } pakli alsó lapját{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-card-peeked = { $who-id ->
    [you] Megnézted
   *[other] { $who } megnézte
} { $deck-a } pakli felső lapját{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-card-left-on-top = { $who-id ->
    [you] A lapot { $deck-a } pakli tetején hagytad.
   *[other] { $who } a lapot { $deck-a } pakli tetején hagyta.
}
log-card-put-under = { $who-id ->
    [you] A lapot { $deck-a } pakli aljára tetted.
   *[other] { $who } a lapot { $deck-a } pakli aljára tette.
}
log-loyalty-seen = { $by-id ->
    [you] Megnézted
   *[other] { $by } megnézte
} { $whom-id ->
    [you] az egyik Hűség kártyádat
   *[other] { $whom } egyik Hűség kártyáját
}{ $known ->
    [yes] : { $card }
   *[no] {""}
}.

# Posztok és a Tanács

log-title-given = { $who-id ->
    [you] Te lettél { $title-a }.
   *[other] { $who } lett { $title-a }.
}
log-quorum-received = { $who-id ->
    [you] Átvettél
   *[other] { $who } átvett
} egy Tanács kártyát{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-quorum-drawn = { $who-id ->
    [you] Húztál
   *[other] { $who } húzott
} egy Tanács kártyát{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-quorum-played = { $who-id ->
    [you] Kijátszottál
   *[other] { $who } kijátszott
} egy Tanács kártyát: { $card }.
log-quorum-used = { $who-id ->
    [you] Ezt használtad: { $card }.
   *[other] { $who } ezt használta: { $card }.
}
log-quorum-discarded = A dobott lapok közé került: { $card }.

# Hűség és cylonok

log-sleeper-agent-phase = Elkezdődött az Alvó Ügynök fázis.
log-cylon-revealed = { $who-id ->
    [you] Felfedted magad cylonként: { $card }.
   *[other] { $who } cylonként lepleződött le: { $card }.
}
log-sympathetic-cylon = { $who-id ->
    [you] Felfedted a Szimpatizáns Cylon kártyát, és csatlakoztál a cylonokhoz.
   *[other] { $who } felfedte a Szimpatizáns Cylon kártyát, és csatlakozott a cylonokhoz.
}
log-executed = { $who-id ->
    [you] Kivégeztek ({ $character }).
   *[other] { $who-t } kivégezték ({ $character }).
}
log-loyalty-shown = { $who-id ->
    [you] Megmutattál egy Hűség kártyát: { $card }.
   *[other] { $who } megmutatott egy Hűség kártyát: { $card }.
}
log-infiltration-began = { $who-id ->
    [you] Beszivárogtál az emberek közé.
   *[other] { $who } beszivárgott az emberek közé.
}
log-infiltration-ended = { $who-id ->
    [you] A beszivárgásod véget ért.
   *[other] { $who } beszivárgása véget ért.
}
log-sympathizer-revealed = { $cylon ->
    [yes] { $who-id ->
        [you] Felfedted a Kollaboráns kártyát, és csatlakoztál a cylonokhoz.
       *[other] { $who } felfedte a Kollaboráns kártyát, és csatlakozott a cylonokhoz.
    }
   *[no] { $who-id ->
        [you] Felfedted a Kollaboráns kártyát, és az emberekkel maradtál.
       *[other] { $who } felfedte a Kollaboráns kártyát, és az emberekkel maradt.
    }
}
log-loyalty-handed-on = { $who-id ->
    [you] Átadtál
   *[other] { $who } átadott
} { $to-nak } { $count } Hűség kártyát.
log-loyalty-received = { $who-id ->
    [you] Kaptál
   *[other] { $who } kapott
} egy Hűség kártyát{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-super-crisis-drawn = { $who-id ->
    [you] Húztál
   *[other] { $who } húzott
} egy Szuperkrízis kártyát{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-super-crisis-discarded = { $who-id ->
    [you] Eldobtál
   *[other] { $who } eldobott
} egy Szuperkrízis kártyát: { $card }.
log-assist-loyalty-turned = A segítő karakter egyik Hűség kártyája felfedve: { $card }.

# Hajnal: Zendülés kártyák és a Zendülő

log-mutiny-drawn = { $who-id ->
    [you] Húztál
   *[other] { $who } húzott
} egy Zendülés kártyát{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-mutiny-played = { $who-id ->
    [you] Kijátszottál
   *[other] { $who } kijátszott
} egy Zendülés kártyát: { $card }.
log-mutiny-discarded = { $who-id ->
    [you] Eldobtál
   *[other] { $who } eldobott
} egy Zendülés kártyát: { $card }.
log-mutiny-seen = { $who-id ->
    [you] Megnéztél
   *[other] { $who } megnézett
} egy Zendülés kártyát{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-mutiny-put-under = { $who-id ->
    [you] Egy Zendülés kártyát a pakli aljára tettél.
   *[other] { $who } egy Zendülés kártyát a pakli aljára tett.
}
log-mutineer-revealed = { $who-id ->
    [you] Felfedted a Zendülő kártyát.
   *[other] { $who } felfedte a Zendülő kártyát.
}
log-mutineer-handed-on = { $who-id ->
    [you] Továbbadtad { $to-nak } a Zendülő kártyát.
   *[other] { $who } továbbadta { $to-nak } a Zendülő kártyát.
}

# Csodajelzők

log-miracle-gained = { $who-id ->
    [you] Kaptál
   *[other] { $who } kapott
} egy csodajelzőt{ $count ->
    [one] {""}
   *[other] : összesen { $count }
}.
log-miracle-spent = { $who-id ->
    [you] { $count ->
        [0] Elhasználtad az utolsó csodajelződet.
       *[other] Csodajelzővel fizettél: { $count } maradt.
    }
   *[other] { $count ->
        [0] { $who } elhasználta az utolsó csodajelzőjét.
       *[other] { $who } csodajelzővel fizetett: { $count } maradt.
    }
}
log-miracle-moved = { $who-id ->
    [you] Átadtál { $to-nak } egy csodajelzőt.
   *[other] { $who } átadott { $to-nak } egy csodajelzőt.
}
log-miracles-lost = { $who-id ->
    [you] Elveszítetted az összes csodajelződet.
   *[other] { $who } elveszítette az összes csodajelzőjét.
}

# Amit Zendülés kártyák, karakterek és vezérek tesznek

log-quorum-seen = { $who-id ->
    [you] Láttál
   *[other] { $who } látott
} egy Tanács kártyát az Elnök kezében{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-quorum-put-under = { $who-id ->
    [you] Az Elnök egyik Tanács kártyáját a pakli aljára tetted.
   *[other] { $who } az Elnök egyik Tanács kártyáját a pakli aljára tette.
}
log-civilian-returned = { $area-ban } lévő civil hajó sértetlenül elhagyta az űrt.
log-nukes-removed = Minden atomfegyver kikerült a játékból.
log-option-replaced = { $who-id ->
    [you] Más eredményt léptettél a lehetőségek helyére: { $card }.
   *[other] { $who } más eredményt léptetett a lehetőségek helyére: { $card }.
}
log-motive-dealt = { $who-id ->
    [you] Kaptál
   *[other] { $who } kapott
} egy indítékot{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-motive-revealed = { $who-id ->
    [you] Felfedtél egy indítékot { $side } oldalán: { $card }.
   *[other] { $who } felfedett egy indítékot { $side } oldalán: { $card }.
}
log-discard-spared = { $by-id ->
    [you] Elengedtél { $who-nak } 1 eldobandó kártyát.
   *[other] { $by } elengedett { $who-nak } 1 eldobandó kártyát.
}

# Szakértelem próbák a Hajnallal

log-abilities-barred = Ebben a próbában nem lépnek életbe Szakértelem Próba Képességek.
log-miracle-promised = Ha az összerő legalább { $count } ponttal meghaladja a kártyán szereplő nehézséget, a jelenlegi játékos kap egy csodajelzőt.
log-check-card-removed = { $who-id ->
    [you] Ezt távolítottad el a próbából: { $card }.
   *[other] { $who } ezt távolította el a próbából: { $card }.
}
log-treachery-turned-up = Felfordítva az Árulás pakliból: { $card }.
log-card-laid-open = { $who-id ->
    [you] Ezt fordítottad fel a próbában: { $card }.
   *[other] { $who } ezt fordította fel a próbában: { $card }.
}
log-truce-began = { $who-id ->
    [you] Fegyverszünetet kötöttél: ebben a körben már nem indul és nem aktiválódik cylon hajó.
   *[other] { $who } fegyverszünetet kötött: ebben a körben már nem indul és nem aktiválódik cylon hajó.
}

# Bevetések, a Lázadó Báziscsillag, fedőtáblák

log-mission-activated = { $who-id ->
    [you] Elkezdtél egy bevetést: { $card }.
   *[other] { $who } elkezdett egy bevetést: { $card }.
}
log-mission-turned-down = A bevetés a következő ugrásig lefordítva marad: { $card }.
log-mission-cleared = A bevetés lekerült a mezőjéről: { $card }.
log-heavy-raiders-removed = Minden Nehéz Raider lekerült a tábláról.
log-centurions-removed = Minden Centúrió elhagyta a Galacticát.
log-pieces-left-game = Eddig kikerült a játékból: { $pieces }.
log-skill-deck-searched = { $who-id ->
    [you] Átnézted { $skill-a } paklit és a dobott lapjait.
   *[other] { $who } átnézte { $skill-a } paklit és a dobott lapjait.
}
log-rebel-basestar-joined = A Lázadó Báziscsillag csatlakozott, és { $side } oldalán áll.
log-colonial-one-destroyed = A Colonial One elpusztult.
log-hub-destroyed = A Feltámadás Központ elpusztult.

# Rohamraptorok

log-assault-raptor-gained = A flotta kapott egy Rohamraptort.
log-assault-raptor-gained-in = A flotta kapott egy Rohamraptort { $area-ban }.
log-assault-raptor-destroyed = { $raptor } megsemmisült.
log-assault-raptor-launched = 1 pilóta nélküli Rohamraptor indult { $area-ba }.
log-assault-raptor-launched-pilot = { $who-id ->
    [you] Rohamraptorral indultál { $area-ba }.
   *[other] { $who } Rohamraptorral indult { $area-ba }.
}
log-assault-raptor-moved = Egy pilóta nélküli Rohamraptor { $from-bol } { $to-ba } mozgott.
log-assault-raptor-returned = { $area-ban } lévő Rohamraptor visszatért az Utánpótlásba.
log-assault-raptor-stayed = Egy Rohamraptor { $area-ban } maradt, amíg a flotta ugrott.
log-assault-raptor-stayed-pilot = { $who-id ->
    [you] A Rohamraptoroddal { $area-ban } maradtál, amíg a flotta ugrott.
   *[other] { $who } a Rohamraptorával { $area-ban } maradt, amíg a flotta ugrott.
}
raptor-reserves = 1 Rohamraptor az Utánpótlásban
    .t = az Utánpótlásban lévő Rohamraptort
raptor-area = 1 pilóta nélküli Rohamraptor ({ $area })
    .t = a pilóta nélküli Rohamraptort ({ $area })
raptor-pilot = { $pilot-id ->
    [you] a Rohamraptorod
   *[other] { $pilot } Rohamraptora
}
    .a = { $pilot-id ->
        [you] a Rohamraptorod
       *[other] { $pilot } Rohamraptora
    }
    .t = { $pilot-id ->
        [you] a Rohamraptorodat
       *[other] { $pilot } Rohamraptorát
    }

log-game-ended = A játék véget ért. { $ending }

# Több tény együtt

story-drew = { $known ->
    [yes] { $who-id ->
        [you] Húztál { $draw } kártyát: { $card }.
       *[other] { $who } húzott { $draw } kártyát: { $card }.
    }
   *[no] { $who-id ->
        [you] Húztál { $draw } kártyát.
       *[other] { $who } húzott { $draw } kártyát.
    }
}
story-added = { $who-id ->
    [you] { $count ->
        [0] Nem tettél kártyát a próbába
       *[other] { $count } kártyát tettél a próbába
    }
   *[other] { $count ->
        [0] { $who } nem tett kártyát a próbába
       *[other] { $who } { $count } kártyát tett a próbába
    }
}{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
story-revealed = { $sides ->
    [for] Felfedve, mind pozitív: { $for }.
    [against] Felfedve, mind negatív: { $against }.
   *[both] Felfedve, pozitív: { $for }. Negatív: { $against }.
}
story-times = { $sentence } ×{ $count }
