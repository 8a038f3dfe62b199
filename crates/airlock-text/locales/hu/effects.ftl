# Amit a kártyák tesznek: tagmondatok, kisbetűvel, pont nélkül.
#
# Az alapalak felszólítás (húzz), .te kijelentés második személyben (húzol), .o harmadikban (húz);
# az utóbbi kettő ott kell, ahol a tagmondat egy „megteheti, hogy …” vagy egy kérdés része lehet.

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
who-each-without-mutiny = minden ember játékos, akinek nincs Zendülés kártyája,
    .t = minden ember játékost, akinek nincs Zendülés kártyája,
    .nak = minden ember játékosnak, akinek nincs Zendülés kártyája,
    .tol = minden ember játékostól, akinek nincs Zendülés kártyája,
    .val = minden ember játékossal, akinek nincs Zendülés kártyája,
who-each-without-miracle = minden ember játékos, akinek nincs csodajelzője,
    .t = minden ember játékost, akinek nincs csodajelzője,
    .nak = minden ember játékosnak, akinek nincs csodajelzője,
    .tol = minden ember játékostól, akinek nincs csodajelzője,
    .val = minden ember játékossal, akinek nincs csodajelzője,
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
    .apart = egy ember játékos, akár saját magad
    .apart-t = egy ember játékost, akár saját magadat
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
    .apart = egy tetszőleges játékos, akár saját magad
    .apart-t = egy tetszőleges játékost, akár saját magadat
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
    .o = nem történik semmi

# Számlálók és sávok

effect-turn = { $deed ->
    [yes] { $by-sign ->
        [minus] vonj le { $by-size } { $resource-t }
       *[plus] adj hozzá { $by-size } { $resource-t }
    }
   *[no] { $by } { $resource }
}
    .te = { $by-sign ->
        [minus] levonsz { $by-size } { $resource-t }
       *[plus] hozzáadsz { $by-size } { $resource-t }
    }
    .o = { $by-sign ->
        [minus] levon { $by-size } { $resource-t }
       *[plus] hozzáad { $by-size } { $resource-t }
    }
effect-turn-any = { $by-sign ->
    [minus] vonj le { $by-size } egységet egy tetszőleges erőforrásból
   *[plus] adj hozzá { $by-size } egységet egy tetszőleges erőforráshoz
}
    .te = { $by-sign ->
        [minus] levonsz { $by-size } egységet egy tetszőleges erőforrásból
       *[plus] hozzáadsz { $by-size } egységet egy tetszőleges erőforráshoz
    }
    .o = { $by-sign ->
        [minus] levon { $by-size } egységet egy tetszőleges erőforrásból
       *[plus] hozzáad { $by-size } egységet egy tetszőleges erőforráshoz
    }
effect-turn-again = további { $by } { $resource }
effect-jump-prep = { $by-sign ->
    [minus] a Flottajelző { n-spaces } hátralép az Ugráselőkészítő Sávon
   *[plus] a Flottajelző { n-spaces } előrelép az Ugráselőkészítő Sávon
}
n-spaces = { $by-size } mezőt
effect-lose-highest = { $deed ->
    [yes] vonj le { $count } egységet a legmagasabb erőforrásból
   *[no] −{ $count } a legmagasabb erőforrásból
} (egyenlőség esetén a jelenlegi játékos dönt)
effect-shield = válassz egy erőforrást: a következő vesztesége ebben a körben 1 egységgel kisebb
effect-distance = ez a kártya a Célkártya mellé kerül, és { $distance } egységnyi távolságot ér
effect-discard-nuke = az Admirális eldob 1 atomfegyvert

# Kártyák

effect-draw = { $who-id ->
    [you] húzz { $cards-t }
    [same] húz { $cards-t }
    [both] { $who } egyaránt húz { $cards-t }
    [same-both] húz { $cards-t }
    [same-made] húz { $cards-t }
   *[other] { $who } húz { $cards-t }
}
    .te = { $who-id ->
        [you] húzol { $cards-t }
        [same] húz { $cards-t }
        [both] { $who } egyaránt húz { $cards-t }
        [same-both] húz { $cards-t }
        [same-made] húz { $cards-t }
       *[other] { $who } húz { $cards-t }
    }
    .o = { $who-id ->
        [you] húz { $cards-t }
        [same] húz { $cards-t }
        [both] { $who } egyaránt húz { $cards-t }
        [same-both] húz { $cards-t }
        [same-made] húz { $cards-t }
       *[other] { $who } húz { $cards-t }
    }
draw-skill = { $count } { $skill } kártya
    .t = { $count } { $skill } kártyát
draw-any = { $count } tetszőleges szakértelem kártya, akár a karakterlap szakértelmein kívülről is
    .t = { $count } tetszőleges szakértelem kártyát, akár a karakterlap szakértelmein kívülről is
draw-own = { $who-id ->
    [you] { $count } szakértelem kártya a szakértelmeid típusaiból (ha nincsenek, bármilyen típusból)
   *[other] { $count } szakértelem kártya a saját szakértelmei típusaiból
}
    .t = { $who-id ->
        [you] { $count } szakértelem kártyát a szakértelmeid típusaiból (ha nincsenek, bármilyen típusból)
       *[other] { $count } szakértelem kártyát a saját szakértelmei típusaiból
    }
discard-what = { $amount ->
    [all] a kezében lévő összes szakértelem kártyát
    [random] { $count } véletlenszerű szakértelem kártyát
   *[own] { $count } szakértelem kártyát
}
effect-discard = { $who-id ->
    [you] { $amount ->
        [all] dobd el a kezedben lévő összes szakértelem kártyát
       *[other] dobj el { discard-what }
    }
    [same] { $amount ->
        [all] eldobja a kezében lévő összes szakértelem kártyát
       *[other] eldob { discard-what }
    }
    [both] { $amount ->
        [all] { $who } egyaránt eldobja a kezében lévő összes szakértelem kártyát
       *[other] { $who } egyaránt eldob { discard-what }
    }
    [same-both] { $amount ->
        [all] eldobja a kezében lévő összes szakértelem kártyát
       *[other] eldob { discard-what }
    }
    [same-made] { $amount ->
        [all] eldobja a kezében lévő összes szakértelem kártyát
       *[other] eldob { discard-what }
    }
   *[other] { $amount ->
        [all] { $who } eldobja a kezében lévő összes szakértelem kártyát
       *[other] { $who } eldob { discard-what }
    }
}
    .te = { $who-id ->
        [you] { $amount ->
            [all] eldobod a kezedben lévő összes szakértelem kártyát
           *[other] eldobsz { discard-what }
        }
       *[other] { $amount ->
            [all] { $who } eldobja a kezében lévő összes szakértelem kártyát
           *[other] { $who } eldob { discard-what }
        }
    }
    .o = { $who-id ->
        [you] { $amount ->
            [all] eldobja a kezében lévő összes szakértelem kártyát
           *[other] eldob { discard-what }
        }
       *[other] { $amount ->
            [all] { $who } eldobja a kezében lévő összes szakértelem kártyát
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
    .o = { $who-id ->
        [you] húz
        [same] húz
       *[other] { $who } húz
    } { $count } Tanács kártyát
effect-draw-quorum-again = húzz még { $count } Tanács kártyát
    .te = húzol még { $count } Tanács kártyát
    .o = húz még { $count } Tanács kártyát
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
    .o = { $who-id ->
        [you] húz
        [same] húz
       *[other] { $who } húz
    } { $count } Szuperkrízis kártyát
effect-refill-hands = minden ember játékos, akinek legfeljebb { $limit } szakértelem kártyája van, húzhat { $count } kártyát a saját szakértelmei típusaiból
effect-humans-may-draw = minden ember játékos húzhat { $count } szakértelem kártyát a saját szakértelmei típusaiból
effect-into-destiny = keverj { $count } { $skill } kártyát a Végzet pakliba
    .te = belekeversz { $count } { $skill } kártyát a Végzet pakliba
    .o = belekever { $count } { $skill } kártyát a Végzet pakliba
effect-new-destiny = dobd el az egész Végzet paklit, és építs újat, amely csak { $count } { $skill } kártyából áll
    .te = eldobod az egész Végzet paklit, és újat építesz, amely csak { $count } { $skill } kártyából áll
    .o = eldobja az egész Végzet paklit, és újat épít, amely csak { $count } { $skill } kártyából áll
effect-swap-with-destiny = cseréld ki ezt a kártyát a Végzet pakli felső lapjára
effect-glimpse-destiny = vedd kézbe a Végzet pakli felső { $count } lapját, majd tegyél { $count } kártyát a kezedből a pakli tetejére
effect-read-destiny = nézd meg az egész Végzet paklit, dobj el belőle { $count } tetszőleges lapot, a többit pedig keverd meg
effect-look-at-bottom = nézd meg egy tetszőleges pakli alsó lapját (a Hűség és a Titkos Küldetés kártyák kivételével)
effect-swap-hands = cseréld el az összes szakértelem kártyádat { $who-val }
effect-take-random-card = vegyél el { $who-tol } { $count } véletlenszerű szakértelem kártyát
effect-draw-named = { $who-id ->
    [you] húzz
   *[other] { $who } húz
} { $count } szakértelem kártyát egy általad megnevezett típusból, akár a karakterlap szakértelmein kívülről is
effect-play-quorum = játssz ki 1 Tanács kártyát a kezedből
    .te = kijátszol 1 Tanács kártyát a kezedből
    .o = kijátszik 1 Tanács kártyát a kezéből
effect-resolve-quorum-of = húzz { $count } Tanács kártyát, hajts végre közülük 1-et úgy, mintha te játszottad volna ki, a többit pedig tedd a Tanács pakli aljára, akár te vagy az Elnök, akár nem
effect-give-this-card = { $by-id ->
    [you] add át ezt a kártyát { $to-nak }
   *[other] { $by } átadja ezt a kártyát { $to-nak }
}
effect-give-this-card-standing = { $by-id ->
    [you] add át ezt a kártyát { $to-nak }
   *[other] { $by } átadja ezt a kártyát { $to-nak }
}, akinél { $until } játékban marad: { $rule }
effect-stay-in-play = ez a kártya játékban marad
effect-stay-in-play-standing = ez a kártya { $until } játékban marad, és { $rule }
effect-leave-game = ez a kártya kikerül a játékból
effect-swap-super-crisis = dobd el a Szuperkrízis kártyádat, és húzz egy újat
    .te = eldobod a Szuperkrízis kártyádat, és húzol egy újat
    .o = eldobja a Szuperkrízis kártyáját, és húz egy újat

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
    .o = { $who-id ->
        [you] { $to-ba } megy
        [same] { $to-ba } kerül
       *[other] { $who } { $to-ba } kerül
    }
effect-send-chosen = { $by-id ->
    [you] küldj { $who-t } { $to-ba }
   *[other] { $by } { $to-ba } küld { $who-t }
}
    .te = { $to-ba } küldesz { $who-t }
    .o = { $to-ba } küld { $who-t }
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
} { $ship-helyre }, amely nem Veszélyes
    .te = { $who-id ->
        [you] átmész
        [target] áthelyezed { $who-t }
       *[other] áthelyezel { $who-t }
    } { $ship-helyre }, amely nem Veszélyes
    .o = { $who-id ->
        [you] átmegy
        [target] áthelyezi { $who-t }
       *[other] áthelyez { $who-t }
    } { $ship-helyre }, amely nem Veszélyes
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
} egy tetszőleges másik helyszínre, amely nem Veszélyes
    .te = { $who-id ->
        [you] átmész
        [target] áthelyezed { $who-t }
       *[other] áthelyezel { $who-t }
    } egy tetszőleges másik helyszínre, amely nem Veszélyes
    .o = { $who-id ->
        [you] átmegy
        [target] áthelyezi { $who-t }
       *[other] áthelyez { $who-t }
    } egy tetszőleges másik helyszínre, amely nem Veszélyes
effect-execute = { $who-id ->
    [you] kivégeznek téged
   *[other] { $who-t } kivégzik
}
    .te = { $who-id ->
        [you] kivégeznek
       *[other] { $who-t } kivégzik
    }
    .o = { $who-t } kivégzik
effect-execute-chosen = { $by-id ->
    [you] végezz ki { $who-t }
   *[other] { $by } kivégez { $who-t }
}
    .te = kivégzel { $who-t }
    .o = kivégez { $who-t }
effect-pass-title = { $title-cim } az utódlási sorrendben legelöl álló játékosé lesz (a jelenlegi viselője nem számít)
effect-infiltrate = szivárogj be: menj a Galactica egy tetszőleges helyszínére, amely nem Veszélyes, és ettől fogva ember játékosnak számítasz
effect-sacrifice = menj a Gyengélkedőre, és pusztítsd el az egyiket ezek közül abban az űrszektorban, ahol voltál: { $ships }
effect-give = { $who-id ->
    [you] vedd át { $title-cimt }
    [same] megkapja { $title-cimt }
   *[other] { $who } megkapja { $title-cimt }
}
    .te = { $who-id ->
        [you] átveszed { $title-cimt }
       *[other] { $who } megkapja { $title-cimt }
    }
    .o = { $who-id ->
        [you] megkapja { $title-cimt }
       *[other] { $who } megkapja { $title-cimt }
    }
effect-give-chosen = { $by-id ->
    [you] add át { $title-cimt } { $who-nak }
   *[other] { $by } átadja { $title-cimt } { $who-nak }
}
    .te = átadod { $title-cimt } { $who-nak }
    .o = átadja { $title-cimt } { $who-nak }
look-at-what = { $look ->
    [all] összes lefordított Hűség kártyáját
   *[one] 1 véletlenszerű lefordított Hűség kártyáját
}
effect-look-at-loyalty = { $by-id ->
    [you] nézd meg
   *[other] { $by } megnézi
} { $who } { look-at-what }
    .te = megnézed { $who } { look-at-what }
    .o = megnézi { $who } { look-at-what }
effect-hand-on-loyalty = add át az összes lefordított Hűség kártyádat { $who-nak }
effect-take-card = nézd meg { $who } kézben tartott kártyáit, és vegyél el közülük egy tetszőlegeset

# Választások, feltételek, kockák

effect-target = { $by-id ->
    [you] válassz
   *[other] { $by } választ
} { $who-apart-t }; { $then }
    .te = választasz { $who-apart-t }; { $then }
    .o = választ { $who-apart-t }; { $then }
effect-choose = { $by-id ->
    [you] vagy { $options }
   *[other] { $by } választ: vagy { $options }
}
option-or = { $first }; vagy { $last }
deed-or = { $first }, vagy { $last }
# Ha az utolsó „ha” szóval kezdődik
option-or-if = { $first }; vagy { $last }
deed-or-if = { $first }, vagy { $last }
deed-either = vagy { $options }
    .te = vagy { $options-te }
    .o = vagy { $options-o }
effect-may = { $by-id ->
    [you] megteheted, hogy { $then-te }
   *[other] { $by } megteheti, hogy { $then-o }
}
effect-if = ha { $condition }, { $then }
effect-roll = { $by-id ->
    [target] { $by } dob a kockával
   *[other] dobj a kockával
}; { $results }
roll-result = { $range } esetén { $then }
effect-risk = { $by-id ->
    [you] kockáztathatsz
   *[other] { $by } kockáztathat
} { $ships-t } az Utánpótlásból: { $then }
effect-risk-deed = kockáztass { $ships-t } az Utánpótlásból: { $then }
    .te = kockáztatsz { $ships-t } az Utánpótlásból: { $then }
    .o = kockáztat { $ships-t } az Utánpótlásból: { $then }
effect-fail-box = hajtsd végre ennek a kártyának a Kudarc eredményét
effect-check = szakértelem próba, nehézség { $difficulty } ({ $skills }). Siker: { $pass }. Kudarc: { $fail }
effect-check-partial = szakértelem próba, nehézség { $difficulty } ({ $skills }). Siker: { $pass }. Részleges siker, { $threshold } vagy több: { $partial }. Kudarc: { $fail }

# Űr, hajók, sérülések

effect-place = tegyél { $ships-t } { $area-ba }
    .te = { $area-ba } teszel { $ships-t }
    .o = { $area-ba } tesz { $ships-t }
effect-activate = { $icon-id ->
    [raiders] a Raiderek aktiválódnak
    [launch-raiders] minden báziscsillag { $launched-t } indít
    [heavy-raiders] a Nehéz Raiderek aktiválódnak, és a Centúriók előrelépnek
    [occupation] a Megszálló Erők aktiválódnak
   *[basestars] minden báziscsillag megtámadja a Galacticát
}
effect-activate-placed = az imént { $area-ba } tett Raiderek rögtön aktiválódnak, a többi nem
effect-launch = minden báziscsillag { $ships-t } indít
effect-board = tegyél { $count } Centúriót az Inváziós Sáv első mezőjére
effect-activate-heavy-raiders-alone = a Nehéz Raiderek aktiválódnak, de a Centúriók nem lépnek előre
effect-damage-galactica = { $count ->
    [1] a Galactica megsérül
    [2] a Galactica kétszer megsérül
   *[other] a Galactica { $count } alkalommal megsérül
}
effect-damage-pegasus = a Pegazus megsérül, és a Galactica nem szenvedheti el helyette
effect-damage-galactica-of = húzz legfeljebb { $draw } Galactica sérülésjelzőt, hajts végre közülük { $resolve } tetszőlegeset, a többit pedig tedd vissza
    .te = legfeljebb { $draw } Galactica sérülésjelzőt húzol, végrehajtasz közülük { $resolve } tetszőlegeset, a többit pedig visszateszed
    .o = legfeljebb { $draw } Galactica sérülésjelzőt húz, végrehajt közülük { $resolve } tetszőlegeset, a többit pedig visszateszi
effect-damage-vipers = { $hold ->
    [space] megsérül { $ships } az űrszektorokban (a jelenlegi játékos választ)
    [anywhere] megsérül { $ships } az űrszektorokban vagy az Utánpótlásban (a jelenlegi játékos választ)
   *[reserves] megsérül { $ships } az Utánpótlásban
}
effect-recall-vipers = az űrből minden Vipera visszatér az Utánpótlásba, a pilótája pedig a Hangárba
effect-destroy-raptor = pusztíts el 1 Raptort
    .te = elpusztítasz 1 Raptort
    .o = elpusztít 1 Raptort
effect-return-raptors = { $count } megsemmisült Raptor visszatér az Utánpótlásba
effect-restore-ships = tegyél vissza legfeljebb { $vipers } sérült vagy megsemmisült Viperát és legfeljebb { $raptors } megsemmisült Raptort az Utánpótlásba
    .te = visszateszel legfeljebb { $vipers } sérült vagy megsemmisült Viperát és legfeljebb { $raptors } megsemmisült Raptort az Utánpótlásba
    .o = visszatesz legfeljebb { $vipers } sérült vagy megsemmisült Viperát és legfeljebb { $raptors } megsemmisült Raptort az Utánpótlásba
effect-destroy-civilian = { $count ->
    [one] húzz véletlenszerűen 1 civil hajót, és pusztítsd el
   *[other] húzz véletlenszerűen { $count } civil hajót, és pusztítsd el őket
}
    .te = { $count ->
        [one] véletlenszerűen húzol 1 civil hajót, és elpusztítod
       *[other] véletlenszerűen húzol { $count } civil hajót, és elpusztítod őket
    }
    .o = { $count ->
        [one] véletlenszerűen húz 1 civil hajót, és elpusztítja
       *[other] véletlenszerűen húz { $count } civil hajót, és elpusztítja őket
    }
effect-destroy-cylon-ships = pusztíts el { $ships-t } választásod szerint
effect-destroy-centurion = pusztíts el 1 Centúriót
effect-remove-basestar = vegyél le 1 báziscsillagot a játéktábláról
effect-repair-any = javíts meg legfeljebb { $count } sérült helyszínt és legfeljebb { $vipers } sérült Viperát, bárhol vannak is
effect-repair-locations = javíts meg { $count } sérült helyszínt
effect-repair-all-vipers = minden sérült Vipera visszatér az Utánpótlásba
effect-repair-vipers = { $count } sérült Vipera visszatér az Utánpótlásba
effect-civilian-fights = válassz egy civil hajót az űrben: pusztíts el { $ships-t } az űrszektorában. Ezután dobj a kockával; { $range } esetén az a civil hajó megsemmisül
effect-find-scar = keresd meg a Scar kártyát a Krízis pakliban vagy a dobott lapok között, és azonnal hajtsd végre, majd keverd meg a Krízis paklit

# Új Caprica

effect-prepare-or-evacuate = készíts elő vagy evakuálj 1 civil hajót
effect-go-aboard-if-evacuated = ha evakuáltál hajót, átmehetsz { $ship-helyre }, amely nem Veszélyes
effect-place-occupation = tegyél 1 Megszálló Erőt { $where-ba }
effect-activate-one-occupation = aktiválj 1 tetszőleges Megszálló Erőt
effect-destroy-occupation = pusztíts el { $count } Megszálló Erőt
    .te = elpusztítasz { $count } Megszálló Erőt
    .o = elpusztít { $count } Megszálló Erőt
effect-destroy-locked = a Lezárt Civil Hajók közül a legfelső megsemmisül, vagy ha nincs ilyen, az Előkészítettek közül a legfelső
effect-peek-locked = nézd meg a Lezárt Civil Hajók közül a legfelsőt, majd hagyd ott, vagy tedd a többi alá

# Akciók

effect-activate-vipers = aktiválj pilóta nélküli Viperákat legfeljebb { $count } alkalommal: minden alkalommal indíts el egyet az Utánpótlásból, mozgass egyet egy szomszédos űrszektorba, vagy támadj meg eggyel egy cylon hajót az űrszektorában; ugyanaz a Vipera többször is aktiválható
effect-must-activate-viper = aktiválj 1 pilóta nélküli Viperát, ha van: indítsd el az Utánpótlásból, mozgasd egy szomszédos űrszektorba, vagy támadj meg vele egy cylon hajót az űrszektorában
effect-attack-as-pilot = támadj legfeljebb { $count } alkalommal az általad vezetett Viperával; a célpontot az űrszektorában mindig az előző dobás után választod ({ $odds })
effect-launch-self = indulj el pilótaként egy Viperával az Utánpótlásból egy indító űrszektorba; ha az Utánpótlásban nincs Vipera, előbb hívj vissza egy pilóta nélküli Viperát az űrből
effect-galactica-attacks = támadj meg a Galacticával 1 cylon hajót bármelyik űrszektorban ({ $odds })
effect-attack-centurion = támadj meg 1 Centúriót az Inváziós Sávon ({ $odds })
effect-launch-nuke = támadj meg egy báziscsillagot 1 atomfegyverrel, amely kikerül a játékból ({ $odds })
effect-look-at-civilians = nézz meg { $count } civil hajót az űrben, majd mindegyiket átmozgathatod egy szomszédos űrszektorba
effect-ftl-jump = dobj a kockával: 1–{ $upto } esetén vond le a Flottajelző mezőjén látható népességet; ezután a flotta a dobástól függetlenül ugrik
effect-peek = nézd meg { $decks } felső lapját, majd hagyd ott, vagy tedd a pakli aljára
peek-deck = { $deck-a } pakli
effect-repair = javítsd meg a helyszínt, ahol vagy; a Hangárban ehelyett megjavíthatsz legfeljebb { $ships-t }
effect-take-action = ezután végrehajthatsz még 1 akciót
effect-take-actions = hajts végre { $count } akciót
effect-order = { $who } vagy mozog, majd végrehajt 1 akciót, vagy mozgás nélkül végrehajt 2 akciót

effect-pegasus-attacks = támadj meg a Pegazussal 1 báziscsillagot ({ $odds })
effect-main-batteries = válassz egy űrszektort, és dobj a kockával; { $results }
salvo = { $range } esetén { $salvo ->
    [civilian] 1 civil hajó megsemmisül ott
    [viper] 1 Vipera megsérül ott
   *[raiders] { $raiders } megsemmisül ott
}
effect-full-throttle = a Viperádat bármelyik űrszektorba átviheted, majd ott megtámadhatsz 1 cylon hajót
effect-blind-jump = a flotta azonnal ugrik, bárhol áll a Flottajelző, és dobni sem kell; az Admirális csak 1 Úticél kártyát húz

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
    [same] húz { $count } Zendülés kártyát
    [same-both] húz { $count } Zendülés kártyát
    [same-made] húz { $count } Zendülés kártyát
   *[other] { $who } húz { $count } Zendülés kártyát
}
    .te = { $who-id ->
        [you] húzol { $count } Zendülés kártyát
       *[other] { $who } húz { $count } Zendülés kártyát
    }
    .o = { $who-id ->
        [you] húz { $count } Zendülés kártyát
       *[other] { $who } húz { $count } Zendülés kártyát
    }
effect-draw-mutiny-pardoned = { $who } húz 1 Zendülés kártyát, de nem kerül miatta a Fogdába; ezután megtart { $count } Zendülés kártyát, a többit eldobja
effect-discard-mutiny = { $who-id ->
    [you] dobj el { $count } Zendülés kártyát a tieid közül
   *[other] { $who } eldob { $count } Zendülés kártyát
}
    .te = { $who-id ->
        [you] eldobsz { $count } Zendülés kártyát a tieid közül
       *[other] { $who } eldob { $count } Zendülés kártyát
    }
    .o = { $who-id ->
        [you] eldob { $count } Zendülés kártyát
       *[other] { $who } eldob { $count } Zendülés kártyát
    }
effect-play-mutiny-of = húzz { $count } Zendülés kártyát anélkül, hogy miattuk a Fogdába kerülnél, játssz ki közülük 1-et, a többit pedig tedd a pakli aljára
effect-gain-miracle = { $who-id ->
    [you] vegyél magadhoz
   *[other] { $who } kap
} 1 csodajelzőt
    .te = { $who-id ->
        [you] kapsz
       *[other] { $who } kap
    } 1 csodajelzőt
    .o = { $who-id ->
        [you] kap
       *[other] { $who } kap
    } 1 csodajelzőt
effect-move-miracle = { $from-id ->
    [you] adj { $to-nak } 1 csodajelzőt a tieidből
   *[other] vegyél el 1 csodajelzőt { $from-tol }
}
effect-draw-from-set-of = húzz { $count } szakértelem kártyát { $who } szakértelmeinek típusaiból
effect-give-cards = adj { $who-nak } { $count } szakértelem kártyát a kezedből
effect-take-hand = vedd el { $who-tol } az összes szakértelem kártyáját, ha nem te vagy az
effect-quarantine = nézd meg a játéktáblán lévő összes civil hajót, és válassz ki közülük 1-et: ha van félretett hajó, egy véletlenszerűen húzott kerül a helyére, a kiválasztottat pedig keverd a félretettek közé
effect-bury-quorum = nézd meg az Elnök Tanács kártyáit, és tegyél közülük { $count } tetszőlegeset tetszőleges sorrendben a Tanács pakli aljára
effect-place-anywhere = válassz egy űrszektort, és tegyél oda { $ships-t }
effect-recall-civilian = válassz egy civil hajót az űrben, ha van, és keverd a félretettek közé
effect-attack-centurion-with = támadj meg 1 Centúriót az Inváziós Sávon, ha van, { $by } módosítóval a dobásra ({ $odds })
effect-remove-nukes = minden atomfegyver kikerül a játékból
effect-discard-quorum = az Elnök véletlenszerűen eldob { $count } Tanács kártyát
effect-free-prisoners = a Fogdában lévő minden karakter átmehet { $ship-helyre }, amely nem Veszélyes
effect-unseat = add az Elnöki címet { $who-nak }; ha A Jóslat Elfogadása játékban van, az Elnök eldobhatja, hogy megtartsa a címet
effect-end-infiltration = a beszivárgásod véget ér, és a Feltámadás Hajóra kerülsz anélkül, hogy előbb lapokat dobnál el
effect-activate-these = aktiváld { $places-t }, bárhol vagy is, akkor is, ha sérült
effect-activate-human = aktiválj { $count ->
    [one] 1 sértetlen helyszínt
   *[other] { $count } különböző sértetlen helyszínt
}, bárhol vagy is; cylon helyszínt nem lehet
effect-activate-any = aktiválj { $count ->
    [one] egy tetszőleges sértetlen helyszínt
   *[other] { $count } különböző sértetlen helyszínt
}, bárhol vagy is
effect-share-quorum = húzz { $count } Tanács kártyát, adj közülük 1 tetszőlegeset az Elnöknek, a másikat pedig játszd ki vagy dobd el
effect-truce = ebben a körben már nem indul és nem aktiválódik cylon hajó
effect-activate-one-viper = válassz 1 pilóta nélküli Viperát az űrben vagy az Utánpótlásban, és aktiváld legfeljebb { $count } alkalommal
effect-launch-reserves = tegyél az Utánpótlásból legfeljebb { $ships-t } pilóta nélkül egy olyan űrszektorba, ahol pilótás Vipera van, majd aktiváld mindegyiket

# Szakértelem Próba Képességek

effect-add-or-draw-mutiny = a jelenlegi játékos, ha ember, képpel felfelé 1 kártyát tehet a kezéből a próbába, különben húz 1 Zendülés kártyát
effect-zeros-add = a próba minden 0 erejű kártyája típusától függetlenül { $count } ponttal növeli az összerőt
effect-take-from-check = a jelenlegi játékos kivehet a próbából a kezébe 1 legfeljebb { $count } erejű kártyát, de ugyanilyen nevűt nem
effect-damage-viper-to-remove = a jelenlegi játékos sérülést okozhat 1 Viperának az űrben vagy az Utánpótlásban, hogy kivegyen a próbából 1 másik kártyát
effect-draw-by-outcome = a jelenlegi játékos siker esetén húz { $pass-t }, kudarc esetén { $fail-t }

# Rohamraptorok, bevetések, a Lázadó Báziscsillag

effect-build-assault-raptor = pusztíts el 1 Raptort az Utánpótlásban, és tegyél oda 1 Rohamraptort
effect-assault-raptor-arrives = a jelenlegi játékos még 1 Rohamraptort tesz egy indító űrszektorba, és azonnal aktiválhatja
all-basestars = minden báziscsillag
all-heavy-raiders = minden Nehéz Raider
all-centurions = minden Centúrió
effect-clear-board = { $pieces } lekerül a játéktábláról
effect-leave-box = { $pieces } kikerül a játékból
effect-rebel-basestar = a Lázadó Báziscsillag játékba kerül { $side } oldalán
effect-destroy-hub = a Központ elpusztul: a játék végéig az Elpusztult Központ lép a Feltámadás Hajó helyére
effect-mission-distance = +{ $count } távolság, amely azonnal számít
effect-turn-face-down = ez a kártya a következő ugrásig lefordítva marad, akkor pedig a Bevetés pakliba kell keverni
effect-activate-mission = fordítsd fel a Bevetés pakli felső lapját, és hajtsd végre a szakértelem próbáját. A jelenlegi játékos ebben a körben nem húz Krízis kártyát
effect-each-draws-named = nevezz meg egy szakértelem típust; minden játékos, a cylonok is, húz { $count } ilyen típusú kártyát
effect-pay-rebels = dobj el 1 csodajelzőt vagy 1 Szuperkrízis kártyát
effect-order-crises = nézd meg a Krízis pakli felső { $count } lapját, és tedd vissza őket a tetejére tetszőleges sorrendben
effect-search-skills = vegyél kézbe { $count } tetszőleges kártyát egy szakértelem pakliból és annak dobott lapjai közül, majd a dobott lapokat keverd bele a pakliba
effect-raider-bay = válassz egy űrszektort, tegyél oda { $raiders-t } vagy { $vipers } pilóta nélküli Viperát, és azonnal aktiváld őket, de csak ezeket

# Krízisek

effect-further-crisis = ennek a kártyának az aktiválásai után ugyanaz a játékos még egy Krízis kártyát húz és hajt végre
effect-play-super-crisis = játssz ki egy Szuperkrízis kártyát
effect-resolve-crisis-of = { $rest ->
    [alone] húzz 1 Krízis kártyát, és hajtsd végre
    [under] húzz { $count } Krízis kártyát, hajts végre közülük 1 tetszőlegeset az aktiválási lépése nélkül, a másikat pedig tedd a pakli aljára
   *[discarded] húzz { $count } Krízis kártyát, hajts végre közülük 1 tetszőlegeset az aktiválási és az ugráselőkészítő lépése nélkül, a másikat pedig dobd el
}
effect-next-crisis-jumps = az ebben a körben húzott következő Krízis kártya úgy számít, mintha lenne rajta Ugráselőkészítő ikon
effect-skip-jump = ebben a körben elmarad az Ugráselőkészítő fázis
effect-sort-crises = nézd meg a Krízis pakli felső { $count } lapját, és tedd mindegyiket a pakli tetejére vagy aljára tetszőleges sorrendben
    .te = megnézed a Krízis pakli felső { $count } lapját, és mindegyiket a pakli tetejére vagy aljára teszed tetszőleges sorrendben
    .o = megnézi a Krízis pakli felső { $count } lapját, és mindegyiket a pakli tetejére vagy aljára teszi tetszőleges sorrendben
effect-new-destination = dobd el ezt a kártyát, majd húzz 1 Úticél kártyát, amelyet senki sem választ, és hajtsd végre

# Amit egy kártya vagy képesség azzal a próbával, dobással vagy kártyával tesz, amelyre válaszol

effect-difficulty = { $by-sign ->
    [minus] csökkentsd a nehézséget { by-size-val }
   *[plus] növeld a nehézséget { by-size-val }
}; a részleges siker küszöbe nem változik
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
effect-fast-learner = nézd meg egy tetszőleges szakértelem pakli felső { $count } lapját, majd tedd mindet a próbába, vagy vedd mindet kézbe
effect-add-revealed = tegyél a próbába tetszőleges számú kártyát a kezedből, bármi korlátoz is egyébként
effect-borrow-title = vedd magadhoz az Admirálisi vagy az Elnöki címet; a kör végén visszakerül a korábbi viselőjéhez
effect-no-strength = nevezz meg egy szakértelem típust: az ilyen típusú kártyák ereje ebben a próbában 0
effect-take-check-cards = vedd kézbe a próba összes kártyáját, a Végzet pakli lapjait is, ahelyett hogy a dobott lapok közé kerülnének
effect-decide-check = válaszd a sikert vagy a kudarcot: az az eredmény lép életbe, és nincs próba; részleges siker nem választható
effect-die-bonus = { $by-sign ->
    [minus] vonj le { $by-size } pontot az eredményből
   *[plus] adj hozzá { $by-size } pontot az eredményhez
}, amely 1 és 8 között marad
effect-die-shift = növeld vagy csökkentsd az eredményt { by-size-val }, 1 és 8 között
effect-raiders-miss = az űrszektorodban cselekvő első { $count } Raider dobás nélkül elvéti a célt
effect-reroll-attack = dobasd újra a támadást; az új eredmény számít, pilótás Vipera esetén { $by } módosítóval
effect-replace-crisis = dobd el azt a kártyát, és húzass helyette másikat
effect-switch-option = a másik lehetőség lépjen életbe helyette
effect-no-check-abilities = ebben a próbában a Szakértelem Próba Képességek nem lépnek életbe
effect-miracle-if-above = ha az összerő legalább { $count } ponttal meghaladja a kártyán szereplő nehézséget, a jelenlegi játékos kap 1 csodajelzőt
effect-instead-of-pass = a Siker eredménye nem lép életbe
effect-replace-option = egyik lehetőség se lépjen életbe; helyettük: { $then }
effect-save-civilian = pusztíts el helyette egy sértetlen Viperát; a civil hajót keverd a félretettek közé
effect-exchange = vonj le { $pay } { $lost-t }, és adj hozzá { $gain } { $gained-t }
effect-replace-icons = válaszd ki, milyen cylon hajók aktiválódjanak, vagy minden báziscsillag indítson Raidereket; a Krízis kártya aktiváló ikonjai ekkor nem számítanak
effect-wake-elsewhere = a Feltámadás Hajó helyett menj egy tetszőleges cylon helyszínre, amely nem Veszélyes, és hajts végre még 1 akciót

# Feltételek

condition-at-most = { $resource-a } { $count } vagy kevesebb
condition-distance-at-most = a távolság { $count } vagy kevesebb
condition-has-nuke = van még atomfegyver
condition-on-blue-space = a Flottajelző az Ugráselőkészítő Sáv egyik kék mezőjén áll
condition-is-president = te vagy az Elnök
condition-is-pilot = a szakértelmeid között van pilóta
condition-is-piloting = Viperát vezetsz
condition-in-reserves = legalább { $ships } van az Utánpótlásban
condition-has-super-crisis = van Szuperkrízis kártyád
condition-has-hidden-loyalty = van lefordított Hűség kártyád
condition-is-not-sympathizer = nem vagy Kollaboráns
condition-basestar-on-board = van báziscsillag a játéktáblán
condition-all-basestars-on-board = minden báziscsillag a játéktáblán van
condition-has-cards = van legalább { $count } szakértelem kártyád
condition-human-in-brig = ember játékos van a Fogdában vagy a Zárkában
condition-mourned = ebben a játékban már elveszett morál kivégzés miatt
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
condition-no-active-mission = nincs kártya az Aktív Bevetés mezőn
condition-can-pay-rebels = van csodajelződ vagy Szuperkrízis kártyád

# Játékban maradó kártyák

standing = { $until }: { $rule }.
until-jump = a flotta ugrásáig
until-loss-else-jump = egy civil hajó vagy egy báziscsillag megsemmisüléséig
until-jump-or-no-raiders = a flotta ugrásáig vagy az utolsó Raider eltűnéséig
until-jump-or-scar = a flotta ugrásáig vagy Scar megsemmisüléséig
until-jump-or-basestar = a flotta ugrásáig vagy egy báziscsillag megsemmisüléséig
until-used = a felhasználásáig
until-end = a játék végéig

rule-unmanned-vipers-roll = a pilóta nélküli Viperák minden támadódobására { $by } módosító jár
rule-launches-more = valahányszor egy báziscsillag Raidert vagy Nehéz Raidert indít, ugyanabból a fajtából { $count } darabbal többet indít
rule-cannot-activate = senki sem aktiválhatja { $where-t }
rule-no-looking = senki sem nézheti meg más játékos Hűség kártyáit
rule-closed = senki sem mozoghat { $ship-ba }
rule-pursuit = ha a flotta előbb ugrik, a kártyát vissza kell keverni a Krízis pakliba
rule-travelled = megtett távolságnak számít
rule-next-check-harder = amikor legközelebb az Adminisztrációt aktiválják, vagy az Elnök ellen az Admirális Szállását, a nehézség { by-size-val } nagyobb, és ezt a kártyát el kell dobni
rule-arbitrator = amikor valaki az Admirális Szállását aktiválja, a birtokosa eldobhatja, hogy a nehézséget { by-size-val } csökkentse vagy növelje
rule-picks-destination = a következő ugráskor az Admirális helyett a birtokosa húz { $count } Úticél kártyát, kiválaszt közülük 1-et, a többit pedig a pakli aljára teszi
rule-barrage = a Raiderek minden aktiválása után minden báziscsillag { $ships-t } indít, amelyek nem cselekszenek
rule-scar = Scar a Raiderek minden aktiválásakor { $count ->
    [2] kétszer
   *[other] { $count } alkalommal
} cselekszik, és csak { $range } értékű dobás pusztíthatja el
rule-captured-crew = valahányszor egy báziscsillag megsemmisül, vonj le 1 morált, és pusztíts el 1 Raptort
rule-deadly-at-jump = amikor a flotta ugrott, kivégeznek mindenkit, aki { $places } van
rule-no-once-per-game = az ember játékosok nem használhatják a játékonként egyszeri képességeiket
rule-viper-activation-costs = aki Viperát aktivál, annak előbb el kell dobnia { $count } szakértelem kártyát; a pilóta egy egész akcióért csak egyszer fizet, a Mozgás fázisban történő mozgásért pedig nem
rule-no-actions-of = senki sem használhatja { $skill-a } kártyák akcióit, sem Mozgás képességeit
rule-chief-of-staff = mielőtt egy szakértelem próbába kártyák kerülnek, a birtokosa eldobhatja, hogy abban a próbában minden { $skill } kártya pozitívnak számítson
rule-probation = miután a birtokosa kártyákat tett egy szakértelem próbába, az Elnök eldobhatja, hogy megnézze azokat a kártyákat
rule-vice-president = amíg a birtokosa nem Elnök, az Adminisztrációval senki más nem választható
