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
    [title] { $who-id ->
        [you] { $source-kent } hajtottál végre akciót.
       *[other] { $who } { $source-kent } hajtott végre akciót.
    }
   *[other] { $who-id ->
        [you] { $source-t } használtad.
       *[other] { $who } { $source-t } használta.
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
    [you] { $ability-t } használtad.
   *[other] { $who } { $ability-t } használta.
}

# Szakértelem kártyák

log-drew = { $known ->
    [yes] { $who-id ->
        [you] Húztál egy { $skill } kártyát: { $card }.
       *[other] { $who } húzott egy { $skill } kártyát: { $card }.
    }
   *[no] { $who-id ->
        [you] Húztál 1 { $skill } kártyát.
       *[other] { $who } húzott 1 { $skill } kártyát.
    }
}
log-discarded = { $who-id ->
    [you] Eldobtad { $card-t }.
   *[other] { $who } eldobta { $card-t }.
}
log-card-played = { $who-id ->
    [you] Kijátszottad { $card-t }.
   *[other] { $who } kijátszotta { $card-t }.
}
log-deck-reshuffled = { $deck-a } paklit újrakeverték.
log-hand-seen = { $by-id ->
    [you] { $known ->
        [yes] Láttad { $who } kezében { $card-t }.
       *[no] Láttál egy kártyát { $who } kezében.
    }
   *[other] { $who-id ->
        [you] { $known ->
            [yes] { $by } látta a kezedben { $card-t }.
           *[no] { $by } látott egy kártyát a kezedben.
        }
       *[other] { $known ->
            [yes] { $by } látta { $who } kezében { $card-t }.
           *[no] { $by } látott egy kártyát { $who } kezében.
        }
    }
}
log-card-taken = { $by-id ->
    [you] { $known ->
        [yes] Elvetted { $who-tol } { $card-t }.
       *[no] Elvettél { $who-tol } egy kártyát.
    }
   *[other] { $known ->
        [yes] { $by } elvette { $who-tol } { $card-t }.
       *[no] { $by } elvett { $who-tol } egy kártyát.
    }
}
log-card-given = { $who-id ->
    [you] { $known ->
        [yes] Odaadtad { $to-nak } { $card-t }.
       *[no] Adtál { $to-nak } egy kártyát.
    }
   *[other] { $known ->
        [yes] { $who } odaadta { $to-nak } { $card-t }.
       *[no] { $who } adott { $to-nak } egy kártyát.
    }
}
log-hands-swapped = { $who-id ->
    [you] Elcserélted { $to-val } az összes kártyádat.
   *[other] { $who } elcserélte { $to-val } az összes kártyáját.
}

# A Végzet pakli

log-destiny-taken = { $who-id ->
    [you] { $known ->
        [yes] Kézbe vetted a Végzet pakliból { $card-t }.
       *[no] Kézbe vettél egy lapot a Végzet pakliból.
    }
   *[other] { $known ->
        [yes] { $who } kézbe vette a Végzet pakliból { $card-t }.
       *[no] { $who } kézbe vett egy lapot a Végzet pakliból.
    }
}
log-put-on-destiny = { $who-id ->
    [you] { $known ->
        [yes] A Végzet pakli tetejére tetted { $card-t }.
       *[no] Egy kártyát tettél a Végzet pakli tetejére.
    }
   *[other] { $known ->
        [yes] { $who } a Végzet pakli tetejére tette { $card-t }.
       *[no] { $who } egy kártyát tett a Végzet pakli tetejére.
    }
}
log-shuffled-into-destiny = { $count } { $skill } kártyát a Végzet pakliba kevertek.
log-destiny-seen = { $who-id ->
    [you] { $known ->
        [yes] Láttad a Végzet pakliban { $card-t }.
       *[no] Megnézted a Végzet pakli egyik lapját.
    }
   *[other] { $known ->
        [yes] { $who } látta a Végzet pakliban { $card-t }.
       *[no] { $who } megnézte a Végzet pakli egyik lapját.
    }
}
log-destiny-discarded = A Végzet pakliból eldobták { $card-t }.
log-destiny-shuffled = A Végzet paklit megkeverték.

# Szakértelem próbák

log-check-began = Szakértelem próba ({ $source }): nehézség { $difficulty }.
log-difficulty-changed = { $by-sign ->
    [minus] A nehézség { by-size-val } csökkent, most { $to }.
   *[plus] A nehézség { by-size-val } nőtt, most { $to }.
}
log-cards-face-up = Ebbe a próbába minden kártya képpel felfelé kerül.
log-skill-counts-positive = { $skill-a } kártyák ebben a próbában pozitívnak számítanak.
log-skill-has-no-strength = { $skill-a } kártyák ereje ebben a próbában 0.
log-check-is-reckless = A próba Vakmerő lett.
log-check-ability = { $card-a } életbe lépett.
log-destiny-left-out = Ebbe a próbába nem kerülnek lapok a Végzet pakliból.
log-card-learned = { $who-id ->
    [you] { $known ->
        [yes] Megnézted { $skill-a } pakli tetején { $card-t }.
       *[no] Megnézted { $skill-a } pakli egyik lapját.
    }
   *[other] { $known ->
        [yes] { $who } megnézte { $skill-a } pakli tetején { $card-t }.
       *[no] { $who } megnézte { $skill-a } pakli egyik lapját.
    }
}
log-learned-kept = { $for-check ->
    [yes] { $who-id ->
        [you] A próbába tetted a kártyákat.
       *[other] { $who } a próbába tette a kártyákat.
    }
   *[no] { $who-id ->
        [you] Megtartottad a kártyákat.
       *[other] { $who } megtartotta a kártyákat.
    }
}
log-added-card-seen = { $by-id ->
    [you] { $known ->
        [yes] Láttad { $who } betett kártyái között { $card-t }.
       *[no] Megnézted { $who } egyik betett kártyáját.
    }
   *[other] { $who-id ->
        [you] { $known ->
            [yes] { $by } látta a betett kártyáid között { $card-t }.
           *[no] { $by } megnézte az egyik betett kártyádat.
        }
       *[other] { $known ->
            [yes] { $by } látta { $who } betett kártyái között { $card-t }.
           *[no] { $by } megnézte { $who } egyik betett kártyáját.
        }
    }
}
log-destiny-added = { $known ->
    [yes] A Végzet pakliból { $card-a } került a próbába.
   *[no] A Végzet pakliból 1 kártya került a próbába.
}
log-card-added = { $who-id ->
    [you] { $known ->
        [yes] A próbába tetted { $card-t }.
       *[no] 1 kártyát tettél a próbába.
    }
   *[other] { $known ->
        [yes] { $who } a próbába tette { $card-t }.
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
    [yes] Felfedték { $card-t }: pozitív.
   *[no] Felfedték { $card-t }: negatív.
}
log-totalled = Az összerő { $total }, a nehézség { $difficulty }.
log-check-ended = { $outcome-id ->
    [pass] A próba sikerült.
    [partial] A próba részben sikerült.
   *[fail] A próba nem sikerült.
}
log-check-decided = { $who-id ->
    [you] Kártyák nélkül eldöntötted a próbát: { $outcome }.
   *[other] { $who } kártyák nélkül eldöntötte a próbát: { $outcome }.
}
log-check-card-taken = { $who-id ->
    [you] Kivetted a próbából { $card-t }.
   *[other] { $who } kivette a próbából { $card-t }.
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
    [yes] A Krízis kártya: { $card }.
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
log-crisis-replaced = { $card-a } helyett másik Krízis kártyát húztak.
log-crisis-discarded = { $card-t } eldobták.
log-crisis-put-under = { $who-id ->
    [you] A pakli aljára tettél egy Krízis kártyát.
   *[other] { $who } a pakli aljára tett egy Krízis kártyát.
}
log-option-check = szakértelem próba
log-option-chosen = { $who-id ->
    [you] Ezt választottad: { $option }.
   *[other] { $who } ezt választotta: { $option }.
}
log-option-switched = { $who-id ->
    [you] A másik lehetőséget léptetted életbe: { $option }.
   *[other] { $who } a másik lehetőséget léptette életbe: { $option }.
}
log-stays-in-play = { $card-a } játékban marad.
log-stays-with = { $who-id ->
    [you] { $card-a } nálad marad játékban.
   *[other] { $card-a } játékban marad, a birtokosa { $who }.
}
log-left-play = { $card-a } már nincs játékban.
log-left-game = { $card-a } kikerült a játékból.

# Számlálók és sávok

log-turned = { $by-sign ->
    [minus] { $resource-a } { by-size-val } csökkent, most { $to }.
   *[plus] { $resource-a } { by-size-val } nőtt, most { $to }.
}
log-jump-track-moved = A Flottajelző { $space-lep }.
track-start = az Ugráselőkészítő Sáv kezdőmezője
    .lep = az Ugráselőkészítő Sáv kezdőmezőjére lépett
track-red = az Ugráselőkészítő Sáv { $number }. vörös mezője
    .lep = az Ugráselőkészítő Sáv { $number }. vörös mezőjére lépett
track-blue = kék mező, { $population } népesség a tét
    .lep = kék mezőre lépett, a kockázat { $population } népesség
track-auto-jump = Auto Ugrás
    .lep = az Auto Ugrás mezőre lépett
log-travelled = A flotta { $by } egységnyit haladt, a távolság most { $to }.
log-resource-shielded = { $who-id ->
    [you] Megvédted { $resource-at }: a következő vesztesége ebben a körben 1-gyel kisebb.
   *[other] { $who } megvédte { $resource-at }: a következő vesztesége ebben a körben 1-gyel kisebb.
}
log-loss-prevented = { $resource-a } 1-gyel kevesebbet csökkent.
log-jump-promised = { $who-id ->
    [you] Neked köszönhetően a kör következő Krízis kártyája úgy számít, mintha lenne rajta Ugráselőkészítő ikon.
   *[other] { $who-nak } köszönhetően a kör következő Krízis kártyája úgy számít, mintha lenne rajta Ugráselőkészítő ikon.
}
log-jump-step-skipped = Ebben a körben elmarad az Ugráselőkészítő fázis.
log-nuke-spent = { $count ->
    [0] Felhasználták az utolsó atomfegyvert.
   *[other] Felhasználtak egy atomfegyvert; { $count } maradt.
}

# Dobások

log-rolled = { $source-id ->
    [title] { $who-id ->
        [you] { $source-kent } { $roll-t } dobtál{ $roll-utan }.
       *[other] { $who } { $source-kent } { $roll-t } dobott{ $roll-utan }.
    }
   *[other] { $who-id ->
        [you] { $source }: { $roll-t } dobtál{ $roll-utan }.
       *[other] { $source }: { $who } { $roll-t } dobott{ $roll-utan }.
    }
}
log-rolled-ftl = { $who-id ->
    [you] A kockáztatott népességért { $roll-t } dobtál{ $roll-utan }.
   *[other] { $who } a kockáztatott népességért { $roll-t } dobott{ $roll-utan }.
}
log-rolled-attack = { $who-id ->
    [you] { $attacker-a } megtámadta { $defender-t }: { $roll-t } dobtál{ $roll-utan }.
   *[other] { $attacker-a } megtámadta { $defender-t }: { $who } { $roll-t } dobott{ $roll-utan }.
}
log-card-instead = { $who-id ->
    [you] { $source }: dobás helyett eldobtad { $card-t }; az eredmény { $result }.
   *[other] { $source }: { $who } dobás helyett eldobta { $card-t }; az eredmény { $result }.
}
log-card-instead-ftl = { $who-id ->
    [you] A kockáztatott népességért dobás helyett eldobtad { $card-t }; az eredmény { $result }.
   *[other] { $who } a kockáztatott népességért dobás helyett eldobta { $card-t }; az eredmény { $result }.
}
log-card-instead-attack = { $who-id ->
    [you] { $attacker-a } megtámadta { $defender-t }: dobás helyett eldobtad { $card-t }; az eredmény { $result }.
   *[other] { $attacker-a } megtámadta { $defender-t }: { $who } dobás helyett eldobta { $card-t }; az eredmény { $result }.
}
log-card-instead-fight = { $who-id ->
    [you] { $where-ban } lévő Megszálló Erő ellen dobás helyett eldobtad { $card-t }; az eredmény { $result }.
   *[other] { $who } { $where-ban } lévő Megszálló Erő ellen dobás helyett eldobta { $card-t }; az eredmény { $result }.
}
detaining = { $whom-id ->
    [you] az őrizetbe vételedre
   *[other] { $whom } őrizetbe vételére
}
log-card-instead-detain = { $who-id ->
    [you] { detaining } dobás helyett eldobtad { $card-t }; az eredmény { $result }.
   *[other] { detaining } { $who } dobás helyett eldobta { $card-t }; az eredmény { $result }.
}
log-rolled-fight = { $who-id ->
    [you] { $where-ban } lévő Megszálló Erő ellen { $roll-t } dobtál{ $roll-utan }.
   *[other] { $who } { $where-ban } lévő Megszálló Erő ellen { $roll-t } dobott{ $roll-utan }.
}
log-rolled-detain = { $who-id ->
    [you] { detaining } { $roll-t } dobtál{ $roll-utan }.
   *[other] { detaining } { $who } { $roll-t } dobott{ $roll-utan }.
}
roll-plain = { $die }
    .t = { die-t }
    .utan = {""}
roll-changed = { $die }, módosítva { $result }
    .t = { die-t }
    .utan = , módosítva { $result }
roll-changed-last = { $die }, módosítva { $result }
    .t = { die-t }
    .utan = , módosítva { $result }
die-t = { $die ->
    [3] 3-ast
    [5] 5-öst
    [6] 6-ost
    [8] 8-ast
   *[other] { $die }-est
}
log-die-shifted = { $by-sign ->
    [minus] Az eredmény { by-size-val } csökkent, most { $result }.
   *[plus] Az eredmény { by-size-val } nőtt, most { $result }.
}
log-die-bonus = A következő dobás { $by } módosítót kap.

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
log-viper-repaired = Megjavult 1 Vipera.
log-ship-returned = 1 megsemmisült { $craft } visszatért az Utánpótlásba.
log-raider-moved = Egy Raider { $from-bol } { $to-ba } mozgott.
log-heavy-raider-moved = Egy Nehéz Raider { $from-bol } { $to-ba } mozgott.
log-cylon-ship-destroyed = { one-craft } megsemmisült { $area-ban }.
log-scar-moved = Scar { $from-bol } { $to-ba } mozgott.
log-raiders-distracted = { $who-id ->
    [you] Magadra vontad a tüzet { $area-ban }: az ott aktiválódó első { $count } Raider mellélő.
   *[other] { $who } magára vonta a tüzet { $area-ban }: az ott aktiválódó első { $count } Raider mellélő.
}
log-basestar-removed = { $area-ban } lévő báziscsillag lekerült a tábláról.
log-basestar-damaged = { $area-ban } lévő báziscsillag megsérült: { $token }.
log-centurion-boarded = 1 Centúrió behatolt a Galacticára.
log-centurion-boarded-from = Egy Nehéz Raider { $area-bol } Centúrióként behatolt a Galacticára.
log-centurions-advanced = A Centúriók 1 mezőt léptek előre.
log-centurion-destroyed = Megsemmisült egy Centúrió az Inváziós Sáv { $space }. mezőjén.
log-civilian-seen = { $known ->
    [yes] Valaki megnézett egy civil hajót { $area-ban }. { $card }
   *[no] Valaki megnézett egy civil hajót { $area-ban }.
}
log-civilian-moved = Egy civil hajó { $from-bol } { $to-ba } mozgott.
log-civilian-destroyed = Egy civil hajó megsemmisült.
log-civilian-destroyed-in = Egy civil hajó megsemmisült { $area-ban }.
log-raptor-destroyed = 1 Raptor megsemmisült.
log-attack-missed = { $attacker-a } nem találta el { $defender-t }.
log-galactica-damaged = Sérülés érte { $where-t }.
log-galactica-damaged-resource = A Galactica megsérült: { $resource }.
log-damage-token-seen = { $known ->
    [yes] Húztak egy sérülésjelzőt: { $card }.
   *[no] Húztak egy sérülésjelzőt.
}
log-pegasus-destroyed = A Pegazus megsemmisült.
log-location-repaired = { $where-t } megjavították.

attacker-raider = egy Raider ({ $area })
    .a = egy Raider ({ $area })
attacker-viper = egy pilóta nélküli Vipera ({ $area })
    .a = egy pilóta nélküli Vipera ({ $area })
attacker-galactica = a Galactica
    .a = a Galactica
attacker-armory = a Fegyvertár
    .a = a Fegyvertár
attacker-nuke = a flotta egy atomfegyverrel
    .a = a flotta egy atomfegyverrel
attacker-assault-raptor = egy Rohamraptor ({ $area })
    .a = egy Rohamraptor ({ $area })
defender-galactica = a Galactica
    .t = a Galacticát
defender-viper = az egyik pilóta nélküli Vipera ({ $area })
    .t = az egyik pilóta nélküli Viperát ({ $area })
defender-assault-raptor = az egyik Rohamraptor ({ $area })
    .t = az egyik Rohamraptort ({ $area })
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
    [yes] Húztak egy Úticél kártyát: { $card }.
   *[no] Húztak egy Úticél kártyát.
}
log-destination-chosen = { $who-id ->
    [you] Úticélt választottál: { $card }.
   *[other] { $who } úticélt választott: { $card }.
}
log-destination-discarded = { $card-t } eldobták, helyette másik úticél jön.
log-destination-drawn = A flotta megérkezett: { $card }. Ezt az úticélt senki sem választotta.
log-next-jump-ends = A következő ugrás véget vet a játéknak.

# Új Caprica

log-new-caprica-reached = A flotta letelepedett Új Capricán.
log-galactica-returned = A Galactica visszatért Új Capricához.
log-occupation-placed = 1 Megszálló Erő került a Megszálló Hatósághoz.
log-occupation-moved = Egy Megszálló Erő { $to-ba } mozgott.
log-shipyard-raided = Egy Megszálló Erő lecsapott a Kikötőre, és elhagyta Új Capricát.
log-occupation-destroyed = 1 Megszálló Erő megsemmisült { $where-ban }.
log-ship-prepared = 1 civil hajót előkészítettek.
log-ship-evacuated = 1 civil hajót { $area-ba } evakuáltak.
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
    [you] Kaptál
   *[other] { $who } kapott
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
    [you] { $card-t } használtad.
   *[other] { $who } { $card-t } használta.
}
log-quorum-discarded = { $card-t } eldobták.

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
   *[other] { $character-t } kivégezték.
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
log-assist-loyalty-turned = Felfedték a segítő karakter egyik Hűség kártyáját: { $card }.

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
    [you] A pakli aljára tettél egy Zendülés kártyát.
   *[other] { $who } a pakli aljára tett egy Zendülés kártyát.
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
    [you] Kaptál egy csodajelzőt{ $count ->
        [one] {""}
       *[other] , most { $count } van nálad
    }.
   *[other] { $who } kapott egy csodajelzőt{ $count ->
        [one] {""}
       *[other] , most { $count } van nála
    }.
}
log-miracle-spent = { $who-id ->
    [you] { $count ->
        [0] Elhasználtad az utolsó csodajelződet.
       *[other] Csodajelzővel fizettél, { $count } maradt.
    }
   *[other] { $count ->
        [0] { $who } elhasználta az utolsó csodajelzőjét.
       *[other] { $who } csodajelzővel fizetett, { $count } maradt.
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
log-civilian-returned = Egy civil hajó sértetlenül kikerült { $area-bol }.
log-nukes-removed = Minden atomfegyver kikerült a játékból.
log-option-replaced = { $who-id ->
    [you] { $card-a } lehetőségei helyett más eredményt léptettél életbe.
   *[other] { $who } { $card-a } lehetőségei helyett más eredményt léptetett életbe.
}
log-motive-dealt = { $who-id ->
    [you] Kaptál
   *[other] { $who } kapott
} egy indítékot{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-motive-revealed = { $who-id ->
    [you] Felfedtél egy { $side-nev } indítékot: { $card }.
   *[other] { $who } felfedett egy { $side-nev } indítékot: { $card }.
}
log-discard-spared = { $who-id ->
    [you] { $by } segítségével 1 kártyával kevesebbet dobtál el.
   *[other] { $by-id ->
        [you] A segítségeddel { $who } 1 kártyával kevesebbet dobott el.
       *[other] { $by } segítségével { $who } 1 kártyával kevesebbet dobott el.
    }
}

# Szakértelem próbák a Hajnallal

log-abilities-barred = Ebben a próbában nem lépnek életbe Szakértelem Próba Képességek.
log-miracle-promised = Ha az összerő legalább { by-count-val } nagyobb a kártyán szereplő nehézségnél, a jelenlegi játékos kap egy csodajelzőt.
log-check-card-removed = { $who-id ->
    [you] Eltávolítottad a próbából { $card-t }.
   *[other] { $who } eltávolította a próbából { $card-t }.
}
log-treachery-turned-up = Az Árulás pakliból felfedték { $card-t }.
log-card-laid-open = { $who-id ->
    [you] Képpel felfelé tetted be { $card-t }.
   *[other] { $who } képpel felfelé tette be { $card-t }.
}
log-truce-began = { $who-id ->
    [you] Fegyverszünetet kötöttél: a kör végéig nem indul és nem aktiválódik cylon hajó.
   *[other] { $who } fegyverszünetet kötött: a kör végéig nem indul és nem aktiválódik cylon hajó.
}

# Bevetések, a Lázadó Báziscsillag, fedőtáblák

log-mission-activated = { $who-id ->
    [you] Elkezdted { $card-t }.
   *[other] { $who } elkezdte { $card-t }.
}
log-mission-turned-down = { $card-t } a következő ugrásig lefordították.
log-mission-cleared = { $card-a } lekerült az Aktív Bevetés mezőről.
log-heavy-raiders-removed = Minden Nehéz Raider lekerült a tábláról.
log-centurions-removed = Minden Centúrió elhagyta a Galacticát.
log-pieces-left-game = Eddig kikerült a játékból: { $pieces }.
log-skill-deck-searched = { $who-id ->
    [you] Átnézted { $skill-a } paklit és a dobott lapjait.
   *[other] { $who } átnézte { $skill-a } paklit és a dobott lapjait.
}
log-rebel-basestar-joined = A Lázadó Báziscsillag csatlakozott { $side-hoz }.
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
log-assault-raptor-stayed = Egy Rohamraptor { $area-ban } maradt, miközben a flotta ugrott.
log-assault-raptor-stayed-pilot = { $who-id ->
    [you] A Rohamraptoroddal { $area-ban } maradtál, miközben a flotta ugrott.
   *[other] { $who } a Rohamraptorával { $area-ban } maradt, miközben a flotta ugrott.
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
        [you] Húztál { $draw-es } kártyát: { $card }.
       *[other] { $who } húzott { $draw-es } kártyát: { $card }.
    }
   *[no] { $who-id ->
        [you] Húztál { $draw-es } kártyát.
       *[other] { $who } húzott { $draw-es } kártyát.
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
    [for] Felfedett pozitív kártyák: { $for }.
    [against] Felfedett negatív kártyák: { $against }.
   *[both] Felfedett pozitív kártyák: { $for }. Negatívak: { $against }.
}
story-times = { $sentence } ×{ $count }
