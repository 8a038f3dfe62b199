# Amit a kártyák tesznek: tagmondatok, kisbetűvel, pont nélkül.
#
# Az alapalak felszólítás (húzz), .te kijelentés második személyben (húzol), .hatsz és .hat lehetőség második és
# harmadik személyben (húzhatsz, húzhat); ezek ott kellenek, ahol a tagmondat engedély vagy kérdés része lehet.

who-you = te
    .t = téged
    .nak = neked
    .tol = tőled
    .val = veled
who-current = a jelenlegi játékos
    .t = a jelenlegi játékost
    .nak = a jelenlegi játékosnak
    .tol = a jelenlegi játékostól
    .val = a jelenlegi játékossal
who-admiral = az Admirális
    .t = az Admirálist
    .nak = az Admirálisnak
    .tol = az Admirálistól
    .val = az Admirálissal
who-president = az Elnök
    .t = az Elnököt
    .nak = az Elnöknek
    .tol = az Elnöktől
    .val = az Elnökkel
who-target-character = a kiválasztott karakter
    .t = a kiválasztott karaktert
    .nak = a kiválasztott karakternek
    .tol = a kiválasztott karaktertől
    .val = a kiválasztott karakterrel
who-target-player = a kiválasztott játékos
    .t = a kiválasztott játékost
    .nak = a kiválasztott játékosnak
    .tol = a kiválasztott játékostól
    .val = a kiválasztott játékossal
who-each = minden játékos
    .t = minden játékost
    .nak = minden játékosnak
    .tol = minden játékostól
    .val = minden játékossal
who-each-human = minden ember játékos
    .t = minden ember játékost
    .nak = minden ember játékosnak
    .tol = minden ember játékostól
    .val = minden ember játékossal
who-each-cylon = minden felfedett cylon
    .t = minden felfedett cylont
    .nak = minden felfedett cylonnak
    .tol = minden felfedett cylontól
    .val = minden felfedett cylonnal
who-admiral-and-current = az Admirális és a jelenlegi játékos
    .t = az Admirálist és a jelenlegi játékost
    .nak = az Admirálisnak és a jelenlegi játékosnak
    .tol = az Admirálistól és a jelenlegi játékostól
    .val = az Admirálissal és a jelenlegi játékossal
who-officers = az Elnök és az Admirális
    .t = az Elnököt és az Admirálist
    .nak = az Elnöknek és az Admirálisnak
    .tol = az Elnöktől és az Admirálistól
    .val = az Elnökkel és az Admirálissal
who-each-without-mutiny = minden Zendülés kártya nélküli ember játékos
    .t = minden Zendülés kártya nélküli ember játékost
    .nak = minden Zendülés kártya nélküli ember játékosnak
    .tol = minden Zendülés kártya nélküli ember játékostól
    .val = minden Zendülés kártya nélküli ember játékossal
who-each-without-miracle = minden csodajelző nélküli ember játékos
    .t = minden csodajelző nélküli ember játékost
    .nak = minden csodajelző nélküli ember játékosnak
    .tol = minden csodajelző nélküli ember játékostól
    .val = minden csodajelző nélküli ember játékossal
who-at = { $place-ban } lévő összes karakter
    .t = { $place-ban } lévő összes karaktert
    .nak = { $place-ban } lévő összes karakternek
    .tol = { $place-ban } lévő összes karaktertől
    .val = { $place-ban } lévő összes karakterrel
who-aboard = { $ship-ban } lévő összes karakter
    .t = { $ship-ban } lévő összes karaktert
    .nak = { $ship-ban } lévő összes karakternek
    .tol = { $ship-ban } lévő összes karaktertől
    .val = { $ship-ban } lévő összes karakterrel

# Kit lehet választani; .apart olyan választáshoz, amely maga nem mondja meg, hová kerül az illető

among-sendable = egy karakter
    .t = egy karaktert
    .nak = egy karakternek
    .tol = egy karaktertől
    .val = egy karakterrel
    .apart = egy karakter, aki nincs { $place-ban }
    .apart-t = egy karaktert, aki nincs { $place-ban }
among-sendable-from = egy karakter { $ship-helyrol }
    .t = egy karaktert { $ship-helyrol }
    .nak = egy karakternek { $ship-helyrol }
    .tol = egy karaktertől { $ship-helyrol }
    .val = egy karakterrel { $ship-helyrol }
    .apart = egy karakter { $ship-helyrol }
    .apart-t = egy karaktert { $ship-helyrol }
among-other-humans = egy másik ember játékos
    .t = egy másik ember játékost
    .nak = egy másik ember játékosnak
    .tol = egy másik ember játékostól
    .val = egy másik ember játékossal
    .apart = egy másik ember játékos
    .apart-t = egy másik ember játékost
among-others-but-admiral = egy másik ember játékos (az Admirális nem választható)
    .t = egy másik ember játékost (az Admirális nem választható)
    .nak = egy másik ember játékosnak (az Admirális nem választható)
    .tol = egy másik ember játékostól (az Admirális nem választható)
    .val = egy másik ember játékossal (az Admirális nem választható)
    .apart = egy másik ember játékos (az Admirális nem választható)
    .apart-t = egy másik ember játékost (az Admirális nem választható)
among-others-in-brig = egy másik karakter a Fogdából
    .t = egy másik karaktert a Fogdából
    .nak = egy másik, a Fogdában lévő karakternek
    .tol = egy másik, a Fogdában lévő karaktertől
    .val = egy másik, a Fogdában lévő karakterrel
    .apart = egy másik karakter a Fogdában
    .apart-t = egy másik karaktert a Fogdából
among-candidates = egy ember játékos
    .t = egy ember játékost
    .nak = egy ember játékosnak
    .tol = egy ember játékostól
    .val = egy ember játékossal
    .apart = egy tetszőleges ember játékos, akár te magad
    .apart-t = egy tetszőleges ember játékost, akár magadat
among-with-hidden-loyalty = egy másik játékos
    .t = egy másik játékost
    .nak = egy másik játékosnak
    .tol = egy másik játékostól
    .val = egy másik játékossal
    .apart = egy másik játékos
    .apart-t = egy másik játékost
among-humans-with-hidden-loyalty = egy másik ember játékos
    .t = egy másik ember játékost
    .nak = egy másik ember játékosnak
    .tol = egy másik ember játékostól
    .val = egy másik ember játékossal
    .apart = egy másik ember játékos
    .apart-t = egy másik ember játékost
among-officers-with-hidden-loyalty = az Elnök vagy az Admirális
    .t = egyvalakit az Elnök és az Admirális közül
    .nak = az Elnöknek vagy az Admirálisnak
    .tol = az Elnöktől vagy az Admirálistól
    .val = az Elnökkel vagy az Admirálissal
    .apart = az Elnök vagy az Admirális
    .apart-t = egyvalakit az Elnök és az Admirális közül
among-others = egy másik játékos
    .t = egy másik játékost
    .nak = egy másik játékosnak
    .tol = egy másik játékostól
    .val = egy másik játékossal
    .apart = egy másik játékos
    .apart-t = egy másik játékost
among-everybody = egy tetszőleges játékos
    .t = egy tetszőleges játékost
    .nak = egy tetszőleges játékosnak
    .tol = egy tetszőleges játékostól
    .val = egy tetszőleges játékossal
    .apart = egy tetszőleges játékos, akár te magad
    .apart-t = egy tetszőleges játékost, akár magadat
among-characters = egy karakter
    .t = egy karaktert
    .nak = egy karakternek
    .tol = egy karaktertől
    .val = egy karakterrel
    .apart = egy karakter
    .apart-t = egy karaktert
among-prisoners = egy karakter a Fogdából
    .t = egy karaktert a Fogdából
    .nak = egy, a Fogdában lévő karakternek
    .tol = egy, a Fogdában lévő karaktertől
    .val = egy, a Fogdában lévő karakterrel
    .apart = egy karakter a Fogdában
    .apart-t = egy karaktert a Fogdából
among-on-new-caprica = egy Új Capricán lévő karakter
    .t = egy Új Capricán lévő karaktert
    .nak = egy Új Capricán lévő karakternek
    .tol = egy Új Capricán lévő karaktertől
    .val = egy Új Capricán lévő karakterrel
    .apart = egy Új Capricán lévő karakter, ember vagy cylon
    .apart-t = egy Új Capricán lévő karaktert, embert vagy cylont
among-humans-on-new-caprica = egy Új Capricán lévő ember játékos
    .t = egy Új Capricán lévő ember játékost
    .nak = egy Új Capricán lévő ember játékosnak
    .tol = egy Új Capricán lévő ember játékostól
    .val = egy Új Capricán lévő ember játékossal
    .apart = egy Új Capricán lévő ember játékos
    .apart-t = egy Új Capricán lévő ember játékost
among-in-detention = egy karakter a Zárkából
    .t = egy karaktert a Zárkából
    .nak = egy, a Zárkában lévő karakternek
    .tol = egy, a Zárkában lévő karaktertől
    .val = egy, a Zárkában lévő karakterrel
    .apart = egy karakter a Zárkában
    .apart-t = egy karaktert a Zárkából
among-revealed-cylons = egy felfedett cylon játékos
    .t = egy felfedett cylon játékost
    .nak = egy felfedett cylon játékosnak
    .tol = egy felfedett cylon játékostól
    .val = egy felfedett cylon játékossal
    .apart = egy felfedett cylon játékos
    .apart-t = egy felfedett cylon játékost
among-humans = egy ember játékos
    .t = egy ember játékost
    .nak = egy ember játékosnak
    .tol = egy ember játékostól
    .val = egy ember játékossal
    .apart = egy tetszőleges ember játékos
    .apart-t = egy tetszőleges ember játékost
among-may-draw-mutiny = egy ember játékos
    .t = egy ember játékost
    .nak = egy ember játékosnak
    .tol = egy ember játékostól
    .val = egy ember játékossal
    .apart = egy tetszőleges ember játékos
    .apart-t = egy tetszőleges ember játékost
among-others-may-draw-mutiny = egy másik ember játékos
    .t = egy másik ember játékost
    .nak = egy másik ember játékosnak
    .tol = egy másik ember játékostól
    .val = egy másik ember játékossal
    .apart = egy másik ember játékos
    .apart-t = egy másik ember játékost
among-others-may-gain-miracle = egy másik játékos
    .t = egy másik játékost
    .nak = egy másik játékosnak
    .tol = egy másik játékostól
    .val = egy másik játékossal
    .apart = egy másik játékos, aki kaphat csodajelzőt
    .apart-t = egy másik játékost, aki kaphat csodajelzőt
among-others-here = egy másik játékos a helyszíneden
    .t = egy másik játékost a helyszínedről
    .nak = egy másik, a helyszíneden lévő játékosnak
    .tol = egy másik, a helyszíneden lévő játékostól
    .val = egy másik, a helyszíneden lévő játékossal
    .apart = egy másik játékos a helyszíneden
    .apart-t = egy másik játékost a helyszínedről

no-effect = nincs hatása
    .te = nem történik semmi
    .hatsz = nem történik semmi
    .hat = nem történik semmi

# Számlálók és sávok

effect-turn = { $deed ->
    [yes] { $by-sign ->
        [minus] vonj le { $by-size } { $resource-t }
       *[plus] adj hozzá { $by-size } { $resource-t }
    }
   *[no] { $by } { $resource }
}
    .fajta = { $deed ->
        [yes] cselekves
       *[no] mennyiseg
    }
    .te = { $by-sign ->
        [minus] levonsz { $by-size } { $resource-t }
       *[plus] hozzáadsz { $by-size } { $resource-t }
    }
    .hatsz = { $by-sign ->
        [minus] levonhatsz { $by-size } { $resource-t }
       *[plus] hozzáadhatsz { $by-size } { $resource-t }
    }
    .hat = { $by-sign ->
        [minus] levonhat { $by-size } { $resource-t }
       *[plus] hozzáadhat { $by-size } { $resource-t }
    }
effect-turn-any = { $by-sign ->
    [minus] vonj le { $by-size } egységet bármelyik erőforrásból
   *[plus] adj hozzá { $by-size } egységet bármelyik erőforráshoz
}
    .te = { $by-sign ->
        [minus] levonsz { $by-size } egységet bármelyik erőforrásból
       *[plus] hozzáadsz { $by-size } egységet bármelyik erőforráshoz
    }
    .hatsz = { $by-sign ->
        [minus] levonhatsz { $by-size } egységet bármelyik erőforrásból
       *[plus] hozzáadhatsz { $by-size } egységet bármelyik erőforráshoz
    }
    .hat = { $by-sign ->
        [minus] levonhat { $by-size } egységet bármelyik erőforrásból
       *[plus] hozzáadhat { $by-size } egységet bármelyik erőforráshoz
    }
effect-turn-again = további { $by } { $resource }
effect-jump-prep = { $by-sign ->
    [minus] a Flottajelző { n-spaces } lép hátra az Ugráselőkészítő Sávon
   *[plus] a Flottajelző { n-spaces } lép előre az Ugráselőkészítő Sávon
}
n-spaces = { $by-size } mezőt
effect-lose-highest = { $deed ->
    [yes] vonj le { $count } egységet a legmagasabb erőforrásból
   *[no] −{ $count } a legmagasabb erőforrásból
} (egyenlőség esetén a jelenlegi játékos dönt)
effect-shield = válassz egy erőforrást, amelynek a következő vesztesége ebben a körben 1-gyel kisebb
effect-distance = tedd ezt a kártyát a Célkártya mellé; { $distance } egységnyi távolságnak számít
effect-discard-nuke = az Admirális eldob 1 atomfegyvert

# Kártyák

effect-draw = { $who-id ->
    [you] húzz { $cards-t }
    [made] húzass { $who-val } { $cards-t }
    [same] húz { $cards-t }
    [both] { $who } egyaránt húz { $cards-t }
    [same-both] húz { $cards-t }
    [same-made] húzass vele { $cards-t }
   *[other] { $who } húz { $cards-t }
}
    .te = { $who-id ->
        [you] húzol { $cards-t }
        [made] húzatsz { $who-val } { $cards-t }
        [same] húz { $cards-t }
        [both] { $who } egyaránt húz { $cards-t }
        [same-both] húz { $cards-t }
        [same-made] húzatsz vele { $cards-t }
       *[other] { $who } húz { $cards-t }
    }
    .hatsz = { $who-id ->
        [you] húzhatsz { $cards-t }
        [made] húzathatsz { $who-val } { $cards-t }
        [same] húz { $cards-t }
        [both] { $who } egyaránt húz { $cards-t }
        [same-both] húz { $cards-t }
        [same-made] húzathatsz vele { $cards-t }
       *[other] { $who } húz { $cards-t }
    }
    .hat = { $who-id ->
        [you] húzhat { $cards-t }
        [made] húzathat { $who-val } { $cards-t }
        [same] húz { $cards-t }
        [both] { $who } egyaránt húz { $cards-t }
        [same-both] húz { $cards-t }
        [same-made] húzathat vele { $cards-t }
       *[other] { $who } húz { $cards-t }
    }
draw-skill = { $count } { $skill } kártya
    .t = { $count } { $skill } kártyát
draw-any = { $who-id ->
    [you] { $count } tetszőleges típusú szakértelem kártya, a szakértelmeiden kívülről is
   *[other] { $count } tetszőleges típusú szakértelem kártya, a szakértelmein kívülről is
}
    .t = { $who-id ->
        [you] { $count } tetszőleges típusú szakértelem kártyát, a szakértelmeiden kívülről is
       *[other] { $count } tetszőleges típusú szakértelem kártyát, a szakértelmein kívülről is
    }
draw-own = { $who-id ->
    [you] { $count } kártya a szakértelmeidből (ha nincsenek, bármilyen típusból)
   *[other] { $count } kártya a szakértelmeiből
}
    .t = { $who-id ->
        [you] { $count } kártyát a szakértelmeidből (ha nincsenek, bármilyen típusból)
       *[other] { $count } kártyát a szakértelmeiből
    }
discard-what = { $amount ->
    [all] az összes szakértelem kártyáját
    [random] { $count } véletlenszerű szakértelem kártyát
   *[own] { $count } szakértelem kártyát
}
effect-discard = { $who-id ->
    [you] { $amount ->
        [all] dobd el az összes szakértelem kártyádat
       *[other] dobj el { discard-what }
    }
    [made] { $amount ->
        [all] dobasd el { $who-val } { discard-what }
       *[other] dobass el { $who-val } { discard-what }
    }
    [same] { $amount ->
        [all] eldobja { discard-what }
       *[other] eldob { discard-what }
    }
    [both] { $amount ->
        [all] { $who } egyaránt eldobja { discard-what }
       *[other] { $who } egyaránt eldob { discard-what }
    }
    [same-both] { $amount ->
        [all] eldobja { discard-what }
       *[other] eldob { discard-what }
    }
    [same-made] { $amount ->
        [all] dobasd el vele { discard-what }
       *[other] dobass el vele { discard-what }
    }
   *[other] { $amount ->
        [all] { $who } eldobja { discard-what }
       *[other] { $who } eldob { discard-what }
    }
}
    .te = { $who-id ->
        [you] { $amount ->
            [all] eldobod az összes szakértelem kártyádat
           *[other] eldobsz { discard-what }
        }
        [made] { $amount ->
            [all] eldobatod { $who-val } { discard-what }
           *[other] eldobatsz { $who-val } { discard-what }
        }
        [same-made] { $amount ->
            [all] eldobatod vele { discard-what }
           *[other] eldobatsz vele { discard-what }
        }
       *[other] { $amount ->
            [all] { $who } eldobja { discard-what }
           *[other] { $who } eldob { discard-what }
        }
    }
    .hatsz = { $who-id ->
        [you] { $amount ->
            [all] eldobhatod az összes szakértelem kártyádat
           *[other] eldobhatsz { discard-what }
        }
        [made] { $amount ->
            [all] eldobathatod { $who-val } { discard-what }
           *[other] eldobathatsz { $who-val } { discard-what }
        }
        [same-made] { $amount ->
            [all] eldobathatod vele { discard-what }
           *[other] eldobathatsz vele { discard-what }
        }
       *[other] { $amount ->
            [all] { $who } eldobja { discard-what }
           *[other] { $who } eldob { discard-what }
        }
    }
    .hat = { $who-id ->
        [you] { $amount ->
            [all] eldobhatja { discard-what }
           *[other] eldobhat { discard-what }
        }
        [made] { $amount ->
            [all] eldobathatja { $who-val } { discard-what }
           *[other] eldobathat { $who-val } { discard-what }
        }
        [same-made] { $amount ->
            [all] eldobathatja vele { discard-what }
           *[other] eldobathat vele { discard-what }
        }
       *[other] { $amount ->
            [all] { $who } eldobja { discard-what }
           *[other] { $who } eldob { discard-what }
        }
    }
effect-draw-quorum = { $who-id ->
    [you] húzz
    [same] húz
   *[other] { $who } húz
} { $count } Tanács kártyát
    .te = { $who-id ->
        [you] húzol
        [same] húz
       *[other] { $who } húz
    } { $count } Tanács kártyát
    .hatsz = { $who-id ->
        [you] húzhatsz
        [same] húz
       *[other] { $who } húz
    } { $count } Tanács kártyát
    .hat = { $who-id ->
        [you] húzhat
        [same] húz
       *[other] { $who } húz
    } { $count } Tanács kártyát
effect-draw-quorum-again = húzz még { $count } Tanács kártyát
    .te = húzol még { $count } Tanács kártyát
    .hatsz = húzhatsz még { $count } Tanács kártyát
    .hat = húzhat még { $count } Tanács kártyát
effect-draw-super-crisis = { $who-id ->
    [you] húzz
    [same] húz
   *[other] { $who } húz
} { $count } Szuperkrízis kártyát
    .te = { $who-id ->
        [you] húzol
        [same] húz
       *[other] { $who } húz
    } { $count } Szuperkrízis kártyát
    .hatsz = { $who-id ->
        [you] húzhatsz
        [same] húz
       *[other] { $who } húz
    } { $count } Szuperkrízis kártyát
    .hat = { $who-id ->
        [you] húzhat
        [same] húz
       *[other] { $who } húz
    } { $count } Szuperkrízis kártyát
effect-refill-hands = minden ember játékos, akinek legfeljebb { $limit } szakértelem kártyája van, húzhat { $count } kártyát a szakértelmeiből
effect-humans-may-draw = minden ember játékos húzhat { $count } kártyát a szakértelmeiből
effect-into-destiny = keverj { $count } { $skill } kártyát a Végzet pakliba
    .te = belekeversz { $count } { $skill } kártyát a Végzet pakliba
    .hatsz = belekeverhetsz { $count } { $skill } kártyát a Végzet pakliba
    .hat = belekeverhet { $count } { $skill } kártyát a Végzet pakliba
effect-new-destiny = dobd el az egész Végzet paklit, és építs helyette újat { $count } { $skill } kártyából
    .te = eldobod az egész Végzet paklit, és helyette újat építesz { $count } { $skill } kártyából
    .hatsz = eldobhatod az egész Végzet paklit, és helyette újat építhetsz { $count } { $skill } kártyából
    .hat = eldobhatja az egész Végzet paklit, és helyette újat építhet { $count } { $skill } kártyából
effect-swap-with-destiny = cseréld ki ezt a kártyát a Végzet pakli felső lapjára
effect-glimpse-destiny = vedd kézbe a Végzet pakli felső { $count } lapját, majd tegyél { $count } kártyát a kezedből a pakli tetejére
effect-read-destiny = nézd meg az egész Végzet paklit, dobj el belőle { $count } lapot, a többit pedig keverd meg
effect-look-at-bottom = nézd meg bármelyik pakli alsó lapját (a Hűség és a Titkos Küldetés pakli kivételével)
effect-swap-hands = cseréljétek el { $who-val } az összes szakértelem kártyátokat
effect-take-random-card = vegyél el { $who-tol } { $count } véletlenszerű szakértelem kártyát
effect-draw-named = { $who-id ->
    [you] nevezz meg egy szakértelem típust, amelyből húzol { $count } kártyát, a szakértelmeiden kívülről is
   *[other] nevezz meg egy szakértelem típust, amelyből { $who } húz { $count } kártyát, a szakértelmein kívülről is
}
effect-play-quorum = játssz ki 1 Tanács kártyát a kezedből
    .te = kijátszol 1 Tanács kártyát a kezedből
    .hatsz = kijátszhatsz 1 Tanács kártyát a kezedből
    .hat = kijátszhat 1 Tanács kártyát a kezéből
effect-resolve-quorum-of = húzz { $count } Tanács kártyát, hajts végre közülük 1-et, mintha te játszottad volna ki, a többit pedig tedd a Tanács pakli aljára, akkor is, ha nem te vagy az Elnök
effect-give-this-card = { $by-id ->
    [you] add át ezt a kártyát { $to-nak }
   *[other] { $by } átadja ezt a kártyát { $to-nak }
}
effect-give-this-card-standing = { $by-id ->
    [you] add át ezt a kártyát { $to-nak }
   *[other] { $by } átadja ezt a kártyát { $to-nak }
}, akinél { $until } játékban marad: { $rule }
effect-stay-in-play = ez a kártya játékban marad
effect-stay-in-play-standing = ez a kártya { $until } játékban marad: { $rule }
effect-leave-game = ez a kártya kikerül a játékból
effect-swap-super-crisis = dobd el a Szuperkrízis kártyádat, és húzz egy újat
    .te = eldobod a Szuperkrízis kártyádat, és húzol egy újat
    .hatsz = eldobhatod a Szuperkrízis kártyádat, hogy húzz egy újat
    .hat = eldobhatja a Szuperkrízis kártyáját, hogy húzzon egy újat

# Emberek

effect-send = { $who-id ->
    [you] menj { $to-ba }
    [same] { $to-ba } kerül
   *[other] { $who } { $to-ba } kerül
}
    .te = { $who-id ->
        [you] { $to-ba } mész
        [same] { $to-ba } kerül
       *[other] { $who } { $to-ba } kerül
    }
    .hatsz = { $who-id ->
        [you] { $to-ba } mehetsz
        [same] { $to-ba } kerül
       *[other] { $who } { $to-ba } kerül
    }
    .hat = { $who-id ->
        [you] { $to-ba } mehet
        [same] { $to-ba } kerül
       *[other] { $who } { $to-ba } kerül
    }
effect-send-chosen = { $by-id ->
    [you] küldj { $who-t } { $to-ba }
   *[other] { $by } { $to-ba } küld { $who-t }
}
    .te = { $to-ba } küldesz { $who-t }
    .hatsz = { $to-ba } küldhetsz { $who-t }
    .hat = { $to-ba } küldhet { $who-t }
effect-send-aboard = { $who-id ->
    [you] menj
    [target] { $by-id ->
        [you] helyezd át { $who-t }
       *[other] { $by } áthelyezi { $who-t }
    }
   *[other] { $by-id ->
        [you] helyezz át { $who-t }
       *[other] { $by } áthelyez { $who-t }
    }
} { $ship-helyre }
    .te = { $who-id ->
        [you] átmész
        [target] áthelyezed { $who-t }
       *[other] áthelyezel { $who-t }
    } { $ship-helyre }
    .hatsz = { $who-id ->
        [you] átmehetsz
        [target] áthelyezheted { $who-t }
       *[other] áthelyezhetsz { $who-t }
    } { $ship-helyre }
    .hat = { $who-id ->
        [you] átmehet
        [target] áthelyezheti { $who-t }
       *[other] áthelyezhet { $who-t }
    } { $ship-helyre }
effect-send-anywhere = { $who-id ->
    [you] menj
    [target] { $by-id ->
        [you] helyezd át { $who-t }
       *[other] { $by } áthelyezi { $who-t }
    }
   *[other] { $by-id ->
        [you] helyezz át { $who-t }
       *[other] { $by } áthelyez { $who-t }
    }
} bármelyik másik, nem Veszélyes helyszínre
    .te = { $who-id ->
        [you] átmész
        [target] áthelyezed { $who-t }
       *[other] áthelyezel { $who-t }
    } bármelyik másik, nem Veszélyes helyszínre
    .hatsz = { $who-id ->
        [you] átmehetsz
        [target] áthelyezheted { $who-t }
       *[other] áthelyezhetsz { $who-t }
    } bármelyik másik, nem Veszélyes helyszínre
    .hat = { $who-id ->
        [you] átmehet
        [target] áthelyezheti { $who-t }
       *[other] áthelyezhet { $who-t }
    } bármelyik másik, nem Veszélyes helyszínre
effect-execute = { $who-id ->
    [you] kivégeznek
   *[other] { $who-t } kivégzik
}
    .te = { $who-id ->
        [you] kivégeznek
       *[other] { $who-t } kivégzik
    }
    .hatsz = { $who-id ->
        [you] kivégezhetnek
       *[other] { $who-t } kivégezhetik
    }
    .hat = { $who-t } kivégezhetik
effect-execute-chosen = { $by-id ->
    [you] végezz ki { $who-t }
   *[other] { $by } kivégez { $who-t }
}
    .te = kivégzel { $who-t }
    .hatsz = kivégezhetsz { $who-t }
    .hat = kivégezhet { $who-t }
effect-pass-title = { $title-cimt } az utódlási sorrendben legelöl álló másik játékos kapja
effect-infiltrate = szivárogj be: menj a Galactica bármelyik nem Veszélyes helyszínére, és innentől ember játékosnak számítasz
effect-sacrifice = menj a Gyengélkedőre, és pusztítsd el ezek egyikét abban az űrszektorban, ahol voltál: { $ships }
effect-give = { $who-id ->
    [you] { $who-again ->
        [yes] te kapod meg { $title-cimt }
       *[no] vedd át { $title-cimt }
    }
    [same] megkapja { $title-cimt }
   *[other] { $who } megkapja { $title-cimt }
}
    .te = { $who-id ->
        [you] átveszed { $title-cimt }
       *[other] { $who } megkapja { $title-cimt }
    }
    .hatsz = { $who-id ->
        [you] átveheted { $title-cimt }
       *[other] { $who } megkapja { $title-cimt }
    }
    .hat = { $who-id ->
        [you] átveheti { $title-cimt }
       *[other] { $who } megkapja { $title-cimt }
    }
effect-give-chosen = { $by-id ->
    [you] add át { $title-cimt } { $who-nak }
   *[other] { $by } átadja { $title-cimt } { $who-nak }
}
    .te = átadod { $title-cimt } { $who-nak }
    .hatsz = átadhatod { $title-cimt } { $who-nak }
    .hat = átadhatja { $title-cimt } { $who-nak }
look-at-what = { $look ->
    [all] összes lefordított Hűség kártyáját
   *[one] 1 véletlenszerű lefordított Hűség kártyáját
}
effect-look-at-loyalty = { $by-id ->
    [you] nézd meg
   *[other] { $by } megnézi
} { $who } { look-at-what }
    .te = megnézed { $who } { look-at-what }
    .hatsz = megnézheted { $who } { look-at-what }
    .hat = megnézheti { $who } { look-at-what }
effect-hand-on-loyalty = add át az összes lefordított Hűség kártyádat { $who-nak }
effect-take-card = nézd meg { $who } kezét, és vegyél el tőle 1 tetszőleges kártyát

# Választások, feltételek, kockák

effect-target = { $by-id ->
    [you] válassz
   *[other] { $by } választ
} { $who-apart-t }; { $then }
    .te = választasz { $who-apart-t }; { $then }
    .hatsz = választhatsz { $who-apart-t }; { $then }
    .hat = választhat { $who-apart-t }; { $then }
effect-choose = { $by-id ->
    [you] vagy { $options }
   *[other] { $by } dönt: vagy { $options }
}
option-or = { $first }; vagy { $last }
deed-or = { $first }, vagy { $last }
# Ha az utolsó „ha” szóval kezdődik
option-or-if = { $first }; vagy { $last }
deed-or-if = { $first }, vagy { $last }
deed-either = vagy { $options }
    .te = vagy { $options-te }
    .hatsz = vagy { $options-hatsz }
    .hat = vagy { $options-hat }
effect-may = { $by-id ->
    [you] { $then-hatsz }
   *[other] { $by } { $then-hat }
}
effect-if = ha { $condition }, { $then }
effect-roll = { $by-id ->
    [target] { $by } dob a kockával
   *[other] dobj a kockával
}: { $results }
roll-result = { $range } esetén { $then }
effect-risk = { $by-id ->
    [you] kockáztathatsz
   *[other] { $by } kockáztathat
} { $ships-t } az Utánpótlásból; { $then }
effect-risk-deed = kockáztass { $ships-t } az Utánpótlásból; { $then }
    .te = kockáztatsz { $ships-t } az Utánpótlásból; { $then }
    .hatsz = kockáztathatsz { $ships-t } az Utánpótlásból; { $then }
    .hat = kockáztathat { $ships-t } az Utánpótlásból; { $then }
effect-fail-box = hajtsd végre a kártya Kudarc eredményét
effect-check = szakértelem próba, nehézség { $difficulty } ({ $skills }). Siker: { $pass }. Kudarc: { $fail }
effect-check-partial = szakértelem próba, nehézség { $difficulty } ({ $skills }). Siker: { $pass }. Részleges siker ({ $threshold }+): { $partial }. Kudarc: { $fail }

# Űr, hajók, sérülések

effect-place = tegyél { $ships-t } { $area-ba }
    .te = { $area-ba } teszel { $ships-t }
    .hatsz = { $area-ba } tehetsz { $ships-t }
    .hat = { $area-ba } tehet { $ships-t }
effect-activate = { $icon-id ->
    [raiders] a Raiderek aktiválódnak
    [launch-raiders] minden báziscsillag { $launched-t } indít
    [heavy-raiders] a Nehéz Raiderek aktiválódnak, és a Centúriók előrelépnek
    [occupation] a Megszálló Erők aktiválódnak
   *[basestars] minden báziscsillag megtámadja a Galacticát
}
effect-activate-placed = csak az imént { $area-ba } tett Raiderek aktiválódnak
effect-launch = minden báziscsillag { $ships-t } indít
effect-board = tegyél { $count } Centúriót az Inváziós Sáv első mezőjére
effect-activate-heavy-raiders-alone = a Nehéz Raiderek aktiválódnak, de a Centúriók nem lépnek előre
effect-damage-galactica = { $count ->
    [1] a Galactica megsérül
    [2] a Galactica kétszer megsérül
   *[other] a Galactica { $count } alkalommal megsérül
}
effect-damage-galactica-of = húzz legfeljebb { $draw } Galactica sérülésjelzőt, hajts végre közülük { $resolve } tetszőlegeset, a többit pedig tedd vissza
    .te = legfeljebb { $draw } Galactica sérülésjelzőt húzol, végrehajtasz közülük { $resolve } tetszőlegeset, a többit pedig visszateszed
    .hatsz = húzhatsz legfeljebb { $draw } Galactica sérülésjelzőt; hajts végre közülük { $resolve } tetszőlegeset, a többit pedig tedd vissza
    .hat = húzhat legfeljebb { $draw } Galactica sérülésjelzőt; végrehajt közülük { $resolve } tetszőlegeset, a többit pedig visszateszi
effect-damage-vipers = { $hold ->
    [space] megsérül { $ships } az űrben (a jelenlegi játékos választ)
    [anywhere] megsérül { $ships } az űrben vagy az Utánpótlásban (a jelenlegi játékos választ)
   *[reserves] megsérül { $ships } az Utánpótlásban
}
effect-recall-vipers = az űrben lévő összes Vipera visszatér az Utánpótlásba, a pilótájuk pedig a Hangárba
effect-destroy-raptor = pusztíts el 1 Raptort
    .te = elpusztítasz 1 Raptort
    .hatsz = elpusztíthatsz 1 Raptort
    .hat = elpusztíthat 1 Raptort
effect-return-raptors = { $count } megsemmisült Raptor visszatér az Utánpótlásba
effect-restore-ships = tegyél vissza legfeljebb { $vipers } sérült vagy megsemmisült Viperát és legfeljebb { $raptors } megsemmisült Raptort az Utánpótlásba
    .te = visszateszel legfeljebb { $vipers } sérült vagy megsemmisült Viperát és legfeljebb { $raptors } megsemmisült Raptort az Utánpótlásba
    .hatsz = visszatehetsz legfeljebb { $vipers } sérült vagy megsemmisült Viperát és legfeljebb { $raptors } megsemmisült Raptort az Utánpótlásba
    .hat = visszatehet legfeljebb { $vipers } sérült vagy megsemmisült Viperát és legfeljebb { $raptors } megsemmisült Raptort az Utánpótlásba
effect-destroy-civilian = { $count ->
    [one] húzz véletlenszerűen 1 civil hajót, és pusztítsd el
   *[other] húzz véletlenszerűen { $count } civil hajót, és pusztítsd el őket
}
    .te = { $count ->
        [one] véletlenszerűen húzol 1 civil hajót, és elpusztítod
       *[other] véletlenszerűen húzol { $count } civil hajót, és elpusztítod őket
    }
    .hatsz = { $count ->
        [one] húzhatsz véletlenszerűen 1 civil hajót, hogy elpusztítsd
       *[other] húzhatsz véletlenszerűen { $count } civil hajót, hogy elpusztítsd őket
    }
    .hat = { $count ->
        [one] húzhat véletlenszerűen 1 civil hajót, hogy elpusztítsa
       *[other] húzhat véletlenszerűen { $count } civil hajót, hogy elpusztítsa őket
    }
effect-destroy-cylon-ships = pusztíts el { $ships-t } (te választasz)
effect-destroy-centurion = pusztíts el 1 Centúriót
effect-remove-basestar = vegyél le 1 báziscsillagot a tábláról
effect-repair-any = javíts meg bárhol legfeljebb { $count } sérült helyszínt és legfeljebb { $vipers } sérült Viperát
effect-repair-locations = javíts meg { $count } sérült helyszínt
effect-repair-all-vipers = minden sérült Vipera visszatér az Utánpótlásba
effect-repair-vipers = { $count } sérült Vipera visszatér az Utánpótlásba
effect-civilian-fights = válassz egy civil hajót az űrben, és pusztíts el { $ships-t } az űrszektorában. Ezután dobj a kockával: { $range } esetén az a civil hajó megsemmisül
effect-find-scar = keresd meg a Scar kártyát a Krízis pakliban vagy a dobott lapjai között, és hajtsd végre, majd keverd meg a Krízis paklit

# Új Caprica

effect-prepare-or-evacuate = készíts elő vagy evakuálj 1 civil hajót
effect-go-aboard-if-evacuated = ha evakuáltál hajót, átmehetsz { $ship-helyre }
effect-place-occupation = tegyél 1 Megszálló Erőt { $where-ba }
effect-activate-one-occupation = aktiválj 1 tetszőleges Megszálló Erőt
effect-destroy-occupation = pusztíts el { $count } Megszálló Erőt
    .te = elpusztítasz { $count } Megszálló Erőt
    .hatsz = elpusztíthatsz { $count } Megszálló Erőt
    .hat = elpusztíthat { $count } Megszálló Erőt
effect-destroy-locked = megsemmisül a legfelső Lezárt Civil Hajó, vagy ha nincs ilyen, a legfelső Előkészített Civil Hajó
effect-peek-locked = nézd meg a legfelső Lezárt Civil Hajót, és hagyd ott, vagy tedd a többi alá

# Akciók

effect-activate-vipers = aktiválj pilóta nélküli Viperákat legfeljebb { $count ->
    [2] kétszer
   *[other] { $count } alkalommal
}: minden alkalommal indíts el egyet az Utánpótlásból, mozgass egyet egy szomszédos űrszektorba, vagy támadj meg eggyel egy cylon hajót az űrszektorában (ugyanaz a Vipera többször is aktiválható)
effect-must-activate-viper = aktiválj 1 pilóta nélküli Viperát, ha tudsz: indítsd el az Utánpótlásból, mozgasd egy szomszédos űrszektorba, vagy támadj meg vele egy cylon hajót az űrszektorában
effect-attack-as-pilot = támadj a Viperáddal legfeljebb { $count } alkalommal; a következő célpontot az űrszektorodban mindig az előző dobás után választod ({ $odds })
effect-launch-self = szállj fel egy Viperával az Utánpótlásból egy indító űrszektorba, te vagy a pilótája; ha az Utánpótlásban nincs Vipera, előbb hívj vissza egy pilóta nélkülit az űrből
effect-galactica-attacks = támadj meg a Galacticával 1 cylon hajót bármelyik űrszektorban ({ $odds })
effect-attack-centurion = támadj meg 1 Centúriót az Inváziós Sávon ({ $odds })
effect-launch-nuke = mérj csapást 1 atomfegyverrel egy báziscsillagra ({ $odds }); az atomfegyver ezután kikerül a játékból
effect-look-at-civilians = nézz meg { $count } civil hajót az űrben; mindegyiket átviheted egy szomszédos űrszektorba
effect-ftl-jump = dobj a kockával: 1–{ $upto } esetén vond le a Flottajelző mezőjén látható népességet; a flotta ezután mindenképp ugrik
effect-peek = nézd meg { $decks } felső lapját, és hagyd ott, vagy tedd a pakli aljára
peek-deck = { $deck-a } pakli
effect-repair = javítsd meg a helyszínt, ahol vagy; a Hangárban ehelyett legfeljebb { $ships-t } javíthatsz meg
effect-take-action = ezután végrehajthatsz még 1 akciót
effect-take-actions = hajts végre { $count } akciót
effect-order = { $who } vagy mozog, és végrehajt 1 akciót, vagy mozgás nélkül végrehajt 2 akciót

effect-pegasus-attacks = támadj meg a Pegazussal 1 báziscsillagot ({ $odds })
effect-main-batteries = válassz egy űrszektort, és dobj a kockával: { $results }
salvo = { $range } esetén { $salvo ->
    [civilian] megsemmisül ott 1 civil hajó
    [viper] megsérül ott 1 Vipera
   *[raiders] megsemmisül ott { $raiders }
}
effect-full-throttle = a Viperáddal bármelyik űrszektorba átrepülhetsz, majd ott megtámadhatsz 1 cylon hajót
effect-blind-jump = a flotta azonnal ugrik, bármelyik mezőről és dobás nélkül; az Admirális csak 1 Úticél kártyát húz

odds-row = { $victim } { $hits }
odds-hit = { $hit ->
    [damaged] { $range } esetén megsérül
    [damaged-twice] { $range } esetén kétszer megsérül
    [destroyed] { $range } esetén megsemmisül
    [backfired] { $range } esetén helyette a Pegazus sérül meg
   *[destroyed-with-raiders] { $range } esetén az űrszektorában lévő { $raiders } Raiderrel együtt megsemmisül
}

# Zendülés kártyák és csodajelzők

effect-draw-mutiny = { $who-id ->
    [you] húzz { $count } Zendülés kártyát
    [made] húzass { $who-val } { $count } Zendülés kártyát
    [same] húz { $count } Zendülés kártyát
    [same-both] húz { $count } Zendülés kártyát
    [same-made] húzass vele { $count } Zendülés kártyát
   *[other] { $who } húz { $count } Zendülés kártyát
}
    .te = { $who-id ->
        [you] húzol { $count } Zendülés kártyát
        [made] húzatsz { $who-val } { $count } Zendülés kártyát
        [same-made] húzatsz vele { $count } Zendülés kártyát
       *[other] { $who } húz { $count } Zendülés kártyát
    }
    .hatsz = { $who-id ->
        [you] húzhatsz { $count } Zendülés kártyát
        [made] húzathatsz { $who-val } { $count } Zendülés kártyát
        [same-made] húzathatsz vele { $count } Zendülés kártyát
       *[other] { $who } húz { $count } Zendülés kártyát
    }
    .hat = { $who-id ->
        [you] húzhat { $count } Zendülés kártyát
        [made] húzathat { $who-val } { $count } Zendülés kártyát
        [same-made] húzathat vele { $count } Zendülés kártyát
       *[other] { $who } húz { $count } Zendülés kártyát
    }
effect-draw-mutiny-pardoned = { $who } húz 1 Zendülés kártyát anélkül, hogy a Fogdába kerülne, majd megtart { $count } Zendülés kártyát, a többit pedig eldobja
effect-discard-mutiny = { $who-id ->
    [you] dobj el { $count } Zendülés kártyát a tieid közül
   *[other] { $who } eldob { $count } Zendülés kártyát
}
    .te = { $who-id ->
        [you] eldobsz { $count } Zendülés kártyát a tieid közül
       *[other] { $who } eldob { $count } Zendülés kártyát
    }
    .hatsz = { $who-id ->
        [you] eldobhatsz { $count } Zendülés kártyát a tieid közül
       *[other] { $who } eldob { $count } Zendülés kártyát
    }
    .hat = { $who-id ->
        [you] eldobhat { $count } Zendülés kártyát
       *[other] { $who } eldob { $count } Zendülés kártyát
    }
effect-play-mutiny-of = húzz { $count } Zendülés kártyát anélkül, hogy a Fogdába kerülnél, játssz ki közülük 1-et, a többit pedig tedd a pakli aljára
effect-gain-miracle = { $who-id ->
    [you] kapsz
    [made] adj { $who-nak }
   *[other] { $who } kap
} 1 csodajelzőt
    .te = { $who-id ->
        [you] kapsz
        [made] adsz { $who-nak }
       *[other] { $who } kap
    } 1 csodajelzőt
    .hatsz = { $who-id ->
        [you] kaphatsz
        [made] adhatsz { $who-nak }
       *[other] { $who } kap
    } 1 csodajelzőt
    .hat = { $who-id ->
        [you] kaphat
        [made] adhat { $who-nak }
       *[other] { $who } kap
    } 1 csodajelzőt
effect-move-miracle = { $from-id ->
    [you] adj { $to-nak } 1 csodajelzőt a tieidből
   *[other] vegyél el 1 csodajelzőt { $from-tol }
}
effect-draw-from-set-of = húzz { $count } kártyát { $who } szakértelmeiből
effect-give-cards = adj { $who-nak } { $count } szakértelem kártyát a kezedből
effect-take-hand = vedd el { $who-tol } az összes szakértelem kártyáját, hacsak nem te vagy az
effect-quarantine = nézd meg a táblán lévő összes civil hajót, és válassz ki 1-et: a helyére véletlenszerűen egy félretett hajó kerül, ha van, a kiválasztottat pedig keverd a félretettek közé
effect-bury-quorum = nézd meg az Elnök Tanács kártyáit, és tegyél közülük { $count } tetszőlegeset a Tanács pakli aljára, tetszőleges sorrendben
effect-place-anywhere = válassz egy űrszektort, és tegyél oda { $ships-t }
effect-recall-civilian = válassz egy civil hajót az űrben, ha van, és keverd a félretettek közé
effect-attack-centurion-with = támadj meg 1 Centúriót az Inváziós Sávon, ha van, { $by } módosítóval ({ $odds })
effect-remove-nukes = minden atomfegyver kikerül a játékból
effect-discard-quorum = az Elnök eldob { $count } véletlenszerű Tanács kártyát
effect-free-prisoners = a Fogdában lévő minden karakter átmehet { $ship-helyre }
effect-unseat = add át az Elnöki címet { $who-nak }; ha A Jóslat Elfogadása játékban van, az Elnök eldobhatja, hogy megtartsa a címet
effect-end-infiltration = a beszivárgásod véget ér, és a Feltámadás Hajóra kerülsz anélkül, hogy előbb lapokat dobnál el
effect-activate-these = aktiváld bárhonnan { $places-t }, akkor is, ha sérült
effect-activate-human = aktiválj bárhonnan { $count ->
    [one] 1 sértetlen helyszínt
   *[other] { $count } különböző sértetlen helyszínt
}, de cylon helyszínt nem
effect-activate-any = aktiválj bárhonnan { $count ->
    [one] egy tetszőleges sértetlen helyszínt
   *[other] { $count } különböző sértetlen helyszínt
}
effect-share-quorum = húzz { $count } Tanács kártyát, adj belőlük 1-et az Elnöknek, a másikat pedig játszd ki vagy dobd el
effect-truce = a kör végéig nem indul és nem aktiválódik cylon hajó
effect-activate-one-viper = aktiválj 1 pilóta nélküli Viperát az űrben vagy az Utánpótlásban, legfeljebb { $count ->
    [2] kétszer
    [3] háromszor
   *[other] { $count } alkalommal
}
effect-launch-reserves = indíts az Utánpótlásból pilóta nélkül legfeljebb { $ships-t } egy olyan űrszektorba, ahol pilótás Vipera van, majd aktiváld mindegyiket

# Szakértelem Próba Képességek

effect-add-or-draw-mutiny = a jelenlegi játékos, ha ember, képpel felfelé betesz a kezéből 1 kártyát a próbába, vagy húz 1 Zendülés kártyát
effect-zeros-add = a próba minden 0 erejű kártyája, bármilyen típusú, { by-count-val } növeli az összerőt
by-count-val = { $count ->
    [1] 1-gyel
    [2] 2-vel
    [3] 3-mal
    [4] 4-gyel
   *[other] { $count } ponttal
}
effect-take-from-check = a jelenlegi játékos kézbe vehet a próbából egy legfeljebb { $count } erejű kártyát, de ugyanilyen nevűt nem
effect-damage-viper-to-remove = a jelenlegi játékos sérülést okozhat 1 Viperának az űrben vagy az Utánpótlásban, hogy kivegyen a próbából 1 másik kártyát
effect-draw-by-outcome = a jelenlegi játékos { $pass-t } húz, ha a próba sikerül, vagy { $fail-t }, ha nem

# Rohamraptorok, bevetések, a Lázadó Báziscsillag

effect-build-assault-raptor = pusztíts el 1 Raptort az Utánpótlásban, és tegyél a helyére 1 Rohamraptort
effect-assault-raptor-arrives = a jelenlegi játékos még 1 Rohamraptort tesz egy indító űrszektorba, és azonnal aktiválhatja
all-basestars = minden báziscsillag
all-heavy-raiders = minden Nehéz Raider
all-centurions = minden Centúrió
effect-clear-board = { $pieces } lekerül a tábláról
effect-leave-box = { $pieces } kikerül a játékból
effect-rebel-basestar = a Lázadó Báziscsillag játékba kerül, és csatlakozik { $side-hoz }
effect-destroy-hub = a Központ elpusztul: a játék végéig az Elpusztult Központ lép a Feltámadás Hajó helyére
effect-mission-distance = azonnal +{ $count } távolság
effect-turn-face-down = fordítsd le ezt a kártyát a következő ugrásig, akkor pedig keverd a Bevetés pakliba
effect-activate-mission = fordítsd fel a Bevetés pakli felső lapját, és hajtsd végre a szakértelem próbáját. A jelenlegi játékos ebben a körben nem húz Krízis kártyát
effect-each-draws-named = nevezz meg egy szakértelem típust; minden játékos, a cylonok is, húz belőle { $count } kártyát
effect-pay-rebels = dobj el 1 csodajelzőt vagy 1 Szuperkrízis kártyát
effect-order-crises = nézd meg a Krízis pakli felső { $count } lapját, és tedd vissza őket tetszőleges sorrendben
effect-search-skills = vegyél kézbe { $count } tetszőleges kártyát egyetlen szakértelem pakliból és a dobott lapjai közül, majd keverd a dobott lapokat a pakliba
effect-raider-bay = válassz egy űrszektort, tegyél oda { $raiders-t } vagy { $vipers } pilóta nélküli Viperát, és csak ezeket aktiváld

# Krízisek

effect-further-crisis = a kártya aktiválási lépése után ugyanaz a játékos még egy Krízis kártyát húz és hajt végre
effect-play-super-crisis = játssz ki egy Szuperkrízis kártyát
effect-resolve-crisis-of = { $rest ->
    [alone] húzz 1 Krízis kártyát, és hajtsd végre
    [under] húzz { $count } Krízis kártyát, hajts végre közülük 1-et az aktiválási lépése nélkül, a másikat pedig tedd a pakli aljára
   *[discarded] húzz { $count } Krízis kártyát, hajts végre közülük 1-et az aktiválási és az ugráselőkészítő lépése nélkül, a másikat pedig dobd el
}
effect-next-crisis-jumps = az ebben a körben legközelebb húzott Krízis kártya úgy számít, mintha lenne rajta Ugráselőkészítő ikon
effect-skip-jump = ebben a körben elmarad az Ugráselőkészítő fázis
effect-sort-crises = nézd meg a Krízis pakli felső { $count } lapját, és tetszőleges sorrendben tedd mindegyiket a pakli tetejére vagy aljára
    .te = megnézed a Krízis pakli felső { $count } lapját, és tetszőleges sorrendben mindegyiket a pakli tetejére vagy aljára teszed
    .hatsz = megnézheted a Krízis pakli felső { $count } lapját, és tetszőleges sorrendben mindegyiket a pakli tetejére vagy aljára teheted
    .hat = megnézheti a Krízis pakli felső { $count } lapját, és tetszőleges sorrendben mindegyiket a pakli tetejére vagy aljára teheti
effect-new-destination = dobd el ezt a kártyát, majd húzz 1 Úticél kártyát, és hajtsd végre; senki sem választ

# Amit egy kártya vagy képesség azzal a próbával, dobással vagy kártyával tesz, amelyre válaszol

effect-difficulty = { $by-sign ->
    [minus] csökkentsd a nehézséget { by-size-val }
   *[plus] növeld a nehézséget { by-size-val }
} (a részleges siker küszöbe nem változik)
by-size-val = { $by-size ->
    [1] 1-gyel
    [2] 2-vel
    [3] 3-mal
    [4] 4-gyel
    [5] 5-tel
    [6] 6-tal
    [7] 7-tel
    [8] 8-cal
   *[other] { $by-size } ponttal
}
effect-count-positive = ebben a próbában minden { $skill } kártya pozitívnak számít
effect-face-up = ebbe a próbába minden kártya képpel felfelé kerül, { $destiny ->
    [yes] a Végzet pakli lapjai is
   *[no] a Végzet pakli lapjai kivételével
}
effect-no-destiny = ebbe a próbába nem kerülnek lapok a Végzet pakliból
effect-fast-learner = nézd meg bármelyik szakértelem pakli felső { $count } lapját, majd tedd mindet a próbába, vagy vedd mindet kézbe
    .hatsz = megnézheted bármelyik szakértelem pakli felső { $count } lapját, majd tedd mindet a próbába, vagy vedd mindet kézbe
effect-add-revealed = tegyél a próbába tetszőleges számú kártyát a kezedből; a szokásos korlát nem érvényes
    .hatsz = tetszőleges számú kártyát tehetsz a próbába a kezedből; a szokásos korlát nem érvényes
effect-borrow-title = vedd magadhoz a kör végéig az Admirálisi vagy az Elnöki címet; utána visszakerül a viselőjéhez
    .hatsz = a kör végéig magadhoz veheted az Admirálisi vagy az Elnöki címet; utána visszakerül a viselőjéhez
effect-no-strength = nevezz meg egy szakértelem típust: a kártyáinak ereje ebben a próbában 0
    .hatsz = megnevezhetsz egy szakértelem típust: a kártyáinak ereje ebben a próbában 0
effect-take-check-cards = vedd kézbe a próba összes kártyáját, a Végzet pakli lapjait is, ahelyett hogy eldobnátok őket
    .hatsz = kézbe veheted a próba összes kártyáját, a Végzet pakli lapjait is, ahelyett hogy eldobnátok őket
effect-decide-check = válaszd a Siker vagy a Kudarc eredményt, és hajtsd végre próba nélkül; Részleges siker nem választható
    .hatsz = választhatod a Siker vagy a Kudarc eredményt, és próba nélkül végrehajthatod; Részleges siker nem választható
effect-die-bonus = { $by-sign ->
    [minus] vonj le { $by-size } pontot az eredményből (legalább 1)
   *[plus] adj { $by-size } pontot az eredményhez (legfeljebb 8)
}
effect-die-shift = növeld vagy csökkentsd az eredményt { by-size-val } (1 és 8 között)
effect-raiders-miss = az űrszektorodban elsőként aktiválódó { $count } Raider dobás nélkül mellélő
effect-reroll-attack = dobasd újra a támadást, pilótás Vipera esetén { $by } módosítóval; az új eredmény számít
effect-replace-crisis = dobd el azt a kártyát; helyette másikat húznak
    .hatsz = eldobhatod azt a kártyát; helyette másikat húznak
effect-switch-option = inkább a másik lehetőség lépjen életbe
    .hatsz = helyette a másik lehetőséget léptetheted életbe
effect-no-check-abilities = ebben a próbában a Szakértelem Próba Képességek nem lépnek életbe
effect-miracle-if-above = ha az összerő legalább { by-count-val } nagyobb a kártyán szereplő nehézségnél, a jelenlegi játékos kap 1 csodajelzőt
effect-instead-of-pass = a Siker eredménye nem lép életbe
effect-replace-option = egyik lehetőség se lépjen életbe, hanem ez: { $then }
    .hatsz = mindkét lehetőség helyett ezt választhatod: { $then }
effect-save-civilian = pusztíts el helyette egy sértetlen Viperát, a civil hajót pedig keverd a félretettek közé
    .hatsz = elpusztíthatsz helyette egy sértetlen Viperát; a civil hajót keverd a félretettek közé
effect-exchange = vonj le { $pay } { $lost-t }, és adj hozzá { $gain } { $gained-t }
    .hatsz = levonhatsz { $pay } { $lost-t }, hogy hozzáadj { $gain } { $gained-t }
effect-replace-icons = aktiválj egyfajta cylon hajót, vagy minden báziscsillag indítson Raidereket, a Krízis kártya aktiváló ikonjai helyett
    .hatsz = a Krízis kártya aktiváló ikonjai helyett aktiválhatsz egyfajta cylon hajót, vagy minden báziscsillaggal indíttathatsz Raidereket
effect-wake-elsewhere = a Feltámadás Hajó helyett menj bármelyik nem Veszélyes cylon helyszínre, és hajts végre még 1 akciót
    .hatsz = a Feltámadás Hajó helyett bármelyik nem Veszélyes cylon helyszínre mehetsz, és végrehajthatsz még 1 akciót

# Feltételek

condition-at-most = { $resource-a } legfeljebb { $count }
condition-distance-at-most = a távolság legfeljebb { $count }
condition-has-nuke = van még atomfegyver
condition-on-blue-space = a Flottajelző az Ugráselőkészítő Sáv egyik kék mezőjén áll
condition-is-president = te vagy az Elnök
condition-is-pilot = pilóta is van a szakértelmeid között
condition-is-piloting = Viperát vezetsz
condition-in-reserves = legalább { $ships } van az Utánpótlásban
condition-has-super-crisis = van Szuperkrízis kártyád
condition-has-hidden-loyalty = van lefordított Hűség kártyád
condition-is-not-sympathizer = nem vagy Kollaboráns
condition-basestar-on-board = van báziscsillag a táblán
condition-all-basestars-on-board = minden báziscsillag a táblán van
condition-has-cards = van legalább { $count } szakértelem kártyád
condition-human-in-brig = ember játékos van a Fogdában vagy a Zárkában
condition-mourned = ebben a játékban már vesztettetek morált kivégzés miatt
condition-current-on-new-caprica = a jelenlegi játékos Új Capricán van
condition-galactica-in-orbit = a Galactica Új Caprica körüli pályán van
condition-may-infiltrate = Cylon Vezér vagy Szimpatizáns Cylon vagy
condition-off-blue-space = a Flottajelző nem az Ugráselőkészítő Sáv kék mezőjén áll
condition-is-not-president = nem te vagy az Elnök
condition-is-not-admiral = nem te vagy az Admirális
condition-is-not-in-brig = nem vagy a Fogdában
condition-president-has-cards = az Elnöknek van legalább { $count } szakértelem kártyája
condition-president-has-mutiny = az Elnöknek van Zendülés kártyája
condition-viper-in-space = van Vipera az űrben
condition-is-infiltrating = beszivárogtál
condition-no-active-mission = az Aktív Bevetés mező üres
condition-can-pay-rebels = van csodajelződ vagy Szuperkrízis kártyád

# Játékban maradó kártyák

standing = { $until }: { $rule }.
until-jump = a flotta ugrásáig
until-loss-else-jump = egy civil hajó vagy egy báziscsillag megsemmisüléséig
until-jump-or-no-raiders = a flotta ugrásáig vagy az utolsó Raider lekerüléséig
until-jump-or-scar = a flotta ugrásáig vagy Scar megsemmisüléséig
until-jump-or-basestar = a flotta ugrásáig vagy egy báziscsillag megsemmisüléséig
until-used = a felhasználásáig
until-end = a játék végéig

rule-unmanned-vipers-roll = a pilóta nélküli Viperák { $by } módosítóval támadnak
rule-launches-more = valahányszor egy báziscsillag Raidert vagy Nehéz Raidert indít, { by-count-val } többet indít belőle
rule-cannot-activate = senki sem aktiválhatja { $where-t }
rule-no-looking = senki sem nézheti meg más játékos Hűség kártyáit
rule-closed = senki sem mozoghat { $ship-ba }
rule-pursuit = ha a flotta előbb ugrik, keverd vissza a kártyát a Krízis pakliba
rule-travelled = megtett távolságnak számít
rule-next-check-harder = amikor legközelebb aktiválják az Adminisztrációt, vagy az Elnök ellen az Admirális Szállását, növeld a nehézséget { by-size-val }, és dobd el ezt a kártyát
rule-arbitrator = amikor valaki aktiválja az Admirális Szállását, a birtokosa eldobhatja, hogy { by-size-val } csökkentse vagy növelje a nehézséget
rule-picks-destination = a következő ugráskor az Admirális helyett a birtokosa húz { $count } Úticél kártyát, választ közülük 1-et, a többit pedig a pakli aljára teszi
rule-barrage = a Raiderek minden aktiválása után minden báziscsillag { $ships-t } indít, amelyek nem aktiválódnak
rule-scar = Scar a Raiderek minden aktiválásakor { $count ->
    [2] kétszer
   *[other] { $count } alkalommal
} kerül sorra, és csak { $range } értékű dobással pusztítható el
rule-captured-crew = valahányszor megsemmisül egy báziscsillag, −1 morál, és pusztíts el 1 Raptort
rule-deadly-at-jump = miután a flotta ugrott, kivégeznek minden karaktert, aki { $places } van
rule-no-once-per-game = az ember játékosok nem használhatják a játékonként egyszeri képességeiket
rule-viper-activation-costs = aki Viperát aktivál, annak előbb el kell dobnia { $count } szakértelem kártyát; a pilóta akciónként csak egyszer fizet, a Mozgás fázisban pedig ingyen mozog
rule-no-actions-of = senki sem használhatja { $skill-a } kártyák akcióit és Mozgás képességeit
rule-chief-of-staff = mielőtt kártyák kerülnek egy szakértelem próbába, a birtokosa eldobhatja, hogy abban a próbában minden { $skill } kártya pozitívnak számítson
rule-probation = miután a birtokosa kártyákat tett egy szakértelem próbába, az Elnök eldobhatja, hogy megnézze őket
rule-vice-president = amíg a birtokosa nem Elnök, az Adminisztrációval senki más nem választható
