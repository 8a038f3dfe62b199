# Válaszok, gombok feliratai.

# Elutasítás

pass-move = Maradj
pass-action = Ne tegyél semmit
pass-window = Ne használj semmit
pass-may = Nem
pass-risk = Ne kockáztass
pass-vipers = Nincs több aktiválás
pass-attack = Nincs több támadás
pass-civilian = Hagyd itt: { $area }
pass-peeked = Hagyd felül
pass-repair = Nincs több javítás
pass-restore = Nincs több hajó
pass-let-look = Utasítsd el
accept-let-look = Mutasd meg
pass-sympathizer = Tartsd meg
pass-recon = Ne nézd meg
pass-extra = Nincs több akció
pass-draw = Ne húzz
pass-fight = Ne harcolj tovább
pass-give = Ne adj semmit
pass-execute-instead = A Fogdába
accept-let-execute = Végezzenek ki
accept-let-discard = Dobják el
accept-execute-instead = { $whom-id ->
    [you] Végezzenek ki
   *[other] Végezzék ki { $whom-t }
}
pass-take = Egyiket sem
pass-remove = Egyiket sem
pass-discard = Dobd el
pass-launch = Ne indíts többet
pass-activate = Ne aktiváld
pass-spare = Ne segíts senkinek
pass-president = Mondj le
pass-stay-in-space = Térj vissza a Hangárba
pass-keep-in-space = Visszatér az Utánpótlásba
pass-other = Passz

# Elfogadás

accept-may = { $deeds }
accept-risk = Kockáztass { $ships-t }
accept-recon = Nézd meg
accept-extra = Még 1 akció
accept-activate = Aktiváld { $where-t }
accept-draw = Húzz { $count } lapot, { $keep } marad
accept-president = Maradj Elnök
accept-miracle = Csodajelző
accept-stay-in-space = Maradj az űrben
accept-keep-in-space = Az űrben marad
accept-other = Igen

# Egy a több közül

choice-check = szakértelem próba, nehézség { $difficulty }: { $skills }
choice-person = { $whom-id ->
    [you] Te magad
   *[other] { $whom }
}
choice-location = { $where }
choice-area = { $area }
choice-viper-of = { $whom-id ->
    [you] A te Viperád
   *[other] { $whom } Viperája
}
choice-repair-location = Javítsd meg { $where-t }
choice-fly = Repülj ide: { $area }
choice-move-civilian = Mozgasd ide: { $area }
choice-drawn = { $count } { $skill }
    .es = { $count } { $skill }
choice-option = { $number }. lehetőség
choice-order-move = Mozogj, majd 1 akció
choice-order-act = 2 akció
choice-destination = { $card }, távolság: { $distance }
choice-deck = { $deck } pakli
choice-put-under = Tedd a pakli aljára
choice-launch = Indíts Viperát ide: { $area }
choice-launch-self = Indulj ide: { $area }
choice-fly-viper = Vipera mozgatása: { $from } → { $to }
choice-attack = Támadd meg { $foe-t }
choice-destroy = Pusztítsd el { $foe-t }
choice-civilian = { $number }. civil hajó ({ $area })
choice-unmanned = Pilóta nélküli Vipera ({ $area })
choice-damage-location = Érje sérülés { $where-t }
choice-damage-resource = { $by } { $resource }
choice-repair-viper = Javíts meg egy Viperát
choice-return-damaged = Hozz vissza egy sérült Viperát
choice-return = Hozz vissza egy megsemmisült { $craft-t }
choice-learned-check = A próbába
choice-learned-hand = A kezedbe
choice-force = Megszálló Erő ({ $where })
choice-hand-on = Mutasd meg { $card-t }; a többit { $whom } kapja
choice-prepare = Készíts elő egy hajót
choice-evacuate = Evakuálj egy hajót
choice-in-reserves = { a-craft } az Utánpótlásban
choice-ship-kind = { a-craft }
    .many = { $craft-id ->
        [raider] Raiderek
       *[other] Viperák
    }
a-craft = egy { $craft }
a-craft-t = egy { $craft-t }
choice-launch-raptor = Indíts Rohamraptort ide: { $area }
choice-launch-self-raptor = Indulj Rohamraptorral ide: { $area }
choice-fly-raptor = Rohamraptor mozgatása: { $from } → { $to }
choice-raptor-attack = Támadd meg Rohamraptorral { $foe-t }
choice-unmanned-raptor = Pilóta nélküli Rohamraptor ({ $area })
choice-crisis-on-top = { $card }: felülre
choice-crisis-under = { $card }: a pakli aljára

foe-raider = egy Raider ({ $area })
    .a = egy Raider ({ $area })
    .t = a Raidert ({ $area })
    .here = egy Raider
    .here-t = a Raidert
    .many = Raiderek ({ $area })
    .many-t = a Raidereket ({ $area })
foe-heavy-raider = egy Nehéz Raider ({ $area })
    .a = egy Nehéz Raider ({ $area })
    .t = a Nehéz Raidert ({ $area })
    .here = egy Nehéz Raider
    .here-t = a Nehéz Raidert
    .many = Nehéz Raiderek ({ $area })
    .many-t = a Nehéz Raidereket ({ $area })
foe-scar = Scar ({ $area })
    .a = Scar ({ $area })
    .t = Scart ({ $area })
    .here = Scar
    .here-t = Scart
foe-basestar = { $number }. báziscsillag
    .a = { $number ->
        [1] az 1. báziscsillag
       *[other] a { $number }. báziscsillag
    }
    .t = { $number ->
        [1] az 1. báziscsillagot
       *[other] a { $number }. báziscsillagot
    }
foe-basestar-at = { $number }. báziscsillag ({ $area })
    .a = { $number ->
        [1] az 1. báziscsillag ({ $area })
       *[other] a { $number }. báziscsillag ({ $area })
    }
    .t = { $number ->
        [1] az 1. báziscsillagot ({ $area })
       *[other] a { $number }. báziscsillagot ({ $area })
    }
foe-centurion = egy Centúrió ({ $space }. mező)
    .a = egy Centúrió ({ $space }. mező)
    .t = a Centúriót ({ $space }. mező)

# Akciók

act-location = Aktiváld { $where-t }
act-card = Játszd ki: { $card }
act-ability = Használd: { $ability }
act-nuke = Lőj ki egy atomfegyvert
act-draw-quorum = Húzz egy Tanács kártyát
act-play-quorum = Játszd ki: { $card }
act-play-mutiny = Játszd ki: { $card }
act-viper = Aktiváld a Viperádat
act-fight-occupation = Harcolj egy Megszálló Erővel
act-detain = { $whom-id ->
    [you] Kerülj őrizetbe
   *[other] Vedd őrizetbe { $whom-t }
}
act-leave-orbit = Ugorj el, és vess véget a játéknak
act-end-infiltration = Szakítsd meg a beszivárgást
act-reveal = Fedd fel magad cylonként: { $power }

# Közbelépések

use-card = Játszd ki: { $what }
use-ability = Használd: { $what }
use-quorum = Dobd el: { $what }
use-shift = { $what }: nehézség { $by }
use-die-shift = { $what }: eredmény { $by }
use-learn = { $what }: nézd meg { $skill-a } paklit
use-title = { $what }: vedd át { $title-cimt }
use-pass = { $what }: a próba sikerül
use-fail = { $what }: a próba nem sikerül
use-skill = { $what }: { $skill-a } kártyák ereje 0
use-area = { $what }: vezess egy Viperát ({ $area })
use-motive = Fedd fel: { $what }
use-option = { $what }: { $option }
use-icon = { $what }: { $icon-id ->
    [raiders] aktiváld a Raidereket
    [launch-raiders] indíts Raidereket
    [heavy-raiders] aktiváld a Nehéz Raidereket
    [occupation] aktiváld a Megszálló Erőket
   *[basestars] aktiváld a báziscsillagokat
}
use-raptor = { $what }: vezess egy Rohamraptort ({ $area })
use-with-card = { $what }: dobás helyett dobd el: { $card }

# Több kártya

cards-add = { $count ->
    [0] Ne tegyél be egyet sem
   *[other] Tegyél be { $count } kártyát
}
cards-discard = { $count ->
    [0] Ne dobj el kártyát
   *[other] Dobj el { $count } kártyát
}
cards-may-discard = { $count ->
    [0] { pass-let-look }
   *[other] Dobj el { $count } kártyát
}
cards-pay = { $count ->
    [0] Ne fizess
   *[other] Fizess { $count } kártyával
}
cards-take = { $count } kártya
cards-give = { $count ->
    [0] Ne adj kártyát
   *[other] Adj { $count } kártyát
}
cards-add-or-mutiny = { $count ->
    [0] Húzz egy Zendülés kártyát
   *[other] Tegyél be { $count } kártyát
}
cards-put = { $count ->
    [0] Ne tegyél felülre kártyát
   *[other] Tegyél felülre { $count } kártyát
}

# Miért nem

denied-line = { $action }: { $reason }.
denied-stranded = a Hátrahagyva gyengeség miatt nem hajthatsz végre akciót
denied-no-action = ennek a helyszínnek nincs akciója
denied-damaged = a helyszín sérült
denied-forbidden = egy játékban lévő kártya nem engedi
denied-weakness = { $ability-a } gyengeséged nem engedi
denied-too-few-cards = nincs hozzá elég szakértelem kártyád
denied-requires = csak ha { $condition }
denied-once-per-turn = ebben a körben már kijátszottak egyet
denied-once-per-game = már használtad
denied-no-miracle = nincs hozzá elég csodajelződ
denied-not-moving = csak a Mozgás fázisodban, mozgás helyett
denied-no-target = most nem lenne hatása
denied-no-target-player = nincs kit választani
denied-no-target-vipers = nincs használható Vipera
denied-no-target-area = nincs cylon hajó az űrszektorodban
denied-no-target-ships = nincs cylon hajó a táblán
denied-no-target-centurions = nincs Centúrió a Galacticán
denied-no-target-civilians = nincs civil hajó az űrben
denied-no-target-repair = itt semmi sem sérült
denied-no-target-repair-any = semmi sem sérült
denied-no-target-basestar = nincs báziscsillag a táblán
denied-no-target-title = a cím nem cserélne gazdát
denied-no-target-quorum = a Tanács pakli üres

illegal-over = A játék véget ért.
illegal-not-asked = Most nem te következel.
illegal-not-an-option = Ezt most nem teheted.

setup-players = Az alapjáték 1–6 fős, { $count } fővel nem játszható.
setup-no-sympathizer = A Kollaboráns nélküli változat 4 vagy 6 fős, { $count } fővel nem játszható.
setup-cooperative = A teljesen kooperatív változat 2–6 fős, { $count } fővel nem játszható.
setup-cooperative-no-sympathizer = A teljesen kooperatív változatban nincs Hűség pakli, így Kollaboráns sincs, akit ki lehetne hagyni.
setup-pegasus-players = A Pegazus kiegészítővel a játék 3–7 fős, { $count } fővel nem játszható.
setup-seven-without-leader = 7 játékos között kell lennie egy Cylon Vezérnek, ezért a vezérek nem hagyhatók ki.
setup-new-caprica-without-pegasus = Új Caprica a Pegazus Célkártyája: add hozzá a Pegazust, vagy válaszd a Kobolt.
setup-leaders-without-expansion = Az alapjátékban nincs Cylon Vezér és Szimpatizáns Cylon: adj hozzá olyan kiegészítőt, amelyben van, vagy kapcsold ki a változatot.
setup-sympathetic-cylon = A Szimpatizáns Cylon a Kollaboráns helyére lép, ezért 4 vagy 6 fővel játszható, { $count } fővel nem.
setup-sympathetic-cylon-with-leaders = A Szimpatizáns Cylon mellett nincs Cylon Vezér: őket is hagyd ki.
setup-sympathetic-cylon-no-sympathizer = Kollaboráns nélkül Szimpatizáns Cylon sincs: válassz egyet a két változat közül.
setup-no-sympathizer-with-leaders = A Kollaboráns nélküli változatban nincs Cylon Vezér: őket is hagyd ki.
setup-cooperative-expanded = A teljesen kooperatív változat csak az alapjátékkal játszható: vedd ki a kiegészítőket, vagy kapcsold ki a változatot.
setup-daybreak-players = A Hajnal kiegészítővel a játék 3–7 fős, { $count } fővel nem játszható.
setup-earth-without-daybreak = A Föld a Hajnal Célkártyája: add hozzá a Hajnalt, vagy válassz másik Célkártyát.
setup-sympathizer-with-daybreak = A Hajnalban a Zendülő lép a Kollaboráns helyére: kapcsold ki a Kollaboránsról szóló változatokat.

ending-jumped = A flotta megtette az utolsó ugrását: { $winner } nyernek.
ending-resource = Elfogyott { $resource-a }: { $winner } nyernek.
ending-boarded = A Centúriók elfoglalták a hajót: { $winner } nyernek.
ending-destroyed = A Galactica megsemmisült: { $winner } nyernek.
ending-no-characters = Nem maradt karakter a kivégzett helyére: { $winner } nyernek.

# Cselekvések: a gomb felirata, amely végrehajtja a választ; .summary az előtte álló mondat

deed-pass = { $label }
    .summary = Nem élsz vele.
deed-stay = { pass-move }
    .summary = Ott maradsz, ahol vagy.
deed-no-action = { pass-action }
    .summary = Nem hajtasz végre akciót.
deed-use-nothing = { pass-window }
    .summary = Most nem használsz semmit.
deed-no-risk = { pass-risk }
    .summary = Nem kockáztatsz semmit.
deed-leave-civilian = { pass-civilian }
    .summary = A civil hajó { $area-ban } marad.
deed-leave-card = { pass-peeked }
    .summary = A kártya { $deck-a } pakli tetején marad.
deed-accept = { $label }
    .summary = Elfogadod.
deed-may = { $deeds }
    .summary = { $deeds-te }.
deed-risk = { accept-risk }
    .summary = Kockáztatsz { $ships-t }; { $then }.
deed-let-look = { accept-let-look }
    .summary = { $by } megnézi az egyik Hűség kártyádat.
deed-recon = { accept-recon }
    .summary = A Krízis pakli felső lapját csak te látod.
deed-let-execute = { accept-let-execute }
    .summary = Kivégeznek.
deed-let-discard = { accept-let-discard }
    .summary = Véletlenszerű kártyákat dobsz el a kezedből, képpel felfelé.
deed-not-executed = { pass-execute-instead }
    .summary = { $whom-id ->
        [you] A Fogdába kerülsz.
       *[other] { $whom } a Fogdába kerül.
    }
deed-execute-instead = { accept-execute-instead }
    .summary = { $whom-id ->
        [you] Kivégeznek.
       *[other] { $whom-t } kivégzik.
    }
deed-leave-ship = { pass-peeked }
    .summary = A hajó a Lezárt Civil Hajók tetején marad.
deed-ship-under = Tedd a többi alá
    .summary = A hajó a Lezárt Civil Hajók alá kerül.
deed-extra = { accept-extra }
    .summary = Végrehajtasz még 1 akciót.
deed-discard-other = { pass-discard }
    .summary = Eldobod a kártyát, és mindenki látja.
deed-launch-no-more = { pass-launch }
    .summary = Nem indítasz több Viperát.
deed-activate-again = { accept-activate }
    .summary = Eldobsz 1 szakértelem kártyát, és újra aktiválod { $where-t }.
deed-activate-after-order = { accept-activate }
    .summary = Aktiválod { $where-t }.
deed-draw-at-loss = { accept-draw }
    .summary = Húzol { $count } { $skill } kártyát, és { $keep } nálad marad.
deed-leave-office = { pass-president }
    .summary = { $against } lesz az Elnök.
deed-stay-president = { accept-president }
    .summary = Elnök maradsz, és eldobod { $card-t }.
deed-pay-miracle = Dobj el egy csodajelzőt
    .summary = Eldobsz 1 csodajelzőt.
deed-land = { pass-stay-in-space }
    .summary = Visszatérsz a Hangárba, a Rohamraptor pedig az Utánpótlásba.
deed-stay-in-space = { accept-stay-in-space }
    .summary = A Rohamraptoroddal az űrszektorodban maradsz, miközben a flotta ugrik.
deed-raptor-returns = Hívd vissza
    .summary = { $area-ban } lévő Rohamraptor visszatér az Utánpótlásba.
deed-keep-in-space = Hagyd az űrben
    .summary = A Rohamraptor { $area-ban } marad, miközben a flotta ugrik.
deed-character = Legyen { $character }
    .summary = Az egész játékban { $character } a karaktered.
deed-assist = Segítsen { $character }
    .summary = { $character } az egész játékban segít neked.

whom = { $whom-id ->
    [you] magadat
   *[other] { $whom-t }
}
whom-nak = { $whom-id ->
    [you] magadnak
   *[other] { $whom-nak }
}
deed-person = Válaszd { whom }
    .summary = { $whom-id ->
        [you] Magadat választod.
       *[other] { $whom-t } választod.
    }
deed-send = { $whom-id ->
    [you] Menj { $to-ba }
   *[other] Küldd { $whom-t } { $to-ba }
}
    .summary = { $whom-id ->
        [you] { $to-ba } mész.
       *[other] { $whom-t } { $to-ba } küldöd.
    }
deed-release = { $whom-id ->
    [you] Szabadulj ki
   *[other] Engedd ki { $whom-t }
}
    .summary = { $whom-id ->
        [you] Elhagyod a Fogdát.
       *[other] { $whom } elhagyja a Fogdát.
    }
deed-title = { $whom-id ->
    [you] Te legyél { $title-a }
   *[other] { $whom } legyen { $title-a }
}
    .summary = { $whom-id ->
        [you] Te leszel { $title-a }.
       *[other] { $whom } lesz { $title-a }.
    }
deed-give-card = { $whom-id ->
    [you] Tartsd meg magadnak
   *[other] Add { $whom-nak }
}
    .summary = { $whom-id ->
        [you] Te kapod { $of-t }.
       *[other] { $whom } kapja { $of-t }.
    }
deed-loyalty = { $whom-id ->
    [you] Nézd meg a Hűség kártyádat
   *[other] Nézd meg { $whom } Hűség kártyáját
}
    .summary = { $whom-id ->
        [you] A Hűség kártyádat csak te látod.
       *[other] { $whom } Hűség kártyáját csak te látod.
    }
deed-hand-on = Add { whom-nak }
    .summary = { $whom-id ->
        [you] Minden lefordított Hűség kártyád nálad marad.
       *[other] Minden lefordított Hűség kártyádat { $whom } kapja.
    }
deed-take = { $whom-id ->
    [you] Nézd meg a saját kártyáidat
   *[other] Nézd meg { $whom } kártyáit
}
    .summary = { $whom-id ->
        [you] Megnézed a saját kártyáidat, és elveszel 1-et.
       *[other] Megnézed { $whom } kártyáit, és elveszel 1-et.
    }
deed-free = { $whom-id ->
    [you] Szabadítsd ki magad
   *[other] Szabadítsd ki { $whom-t }
}
    .summary = { $whom-id ->
        [you] Kiszabadulsz; ezután helyszínt választasz magadnak.
       *[other] { $whom } kiszabadul; ezután helyszínt választasz neki.
    }
deed-execute = { $whom-id ->
    [you] Végeztesd ki magad
   *[other] Végeztesd ki { $whom-t }
}
    .summary = { $whom-id ->
        [you] Kivégeznek.
       *[other] { $whom-t } kivégzik.
    }
deed-trial = Válaszd { whom }
    .summary = { $whom-id ->
        [you] Ha a próba sikerül, kivégeznek.
       *[other] Ha a próba sikerül, { $whom-t } kivégzik.
    }
deed-swap-hands = { $whom-id ->
    [you] Cserélj saját magaddal
   *[other] Cserélj { $whom-val }
}
    .summary = { $whom-id ->
        [you] A kártyáid nálad maradnak.
       *[other] Minden kártyádat { $whom } kapja, te pedig az övéit.
    }
deed-take-random = { $whom-id ->
    [you] Vegyél el egy kártyát magadtól
   *[other] Vegyél el egy kártyát { $whom-tol }
}
    .summary = { $whom-id ->
        [you] Elveszel magadtól 1 véletlenszerű kártyát, és megnevezed a típust, amelyből húzol.
       *[other] Elveszel { $whom-tol } 1 véletlenszerű kártyát, és megnevezed a típust, amelyből húz.
    }
deed-give-to = Adj kártyát { whom-nak }
    .summary = { $whom-id ->
        [you] Kiválasztasz magadnak egy kártyát, majd húzol { $count } lapot.
       *[other] Kiválasztasz { $whom-nak } egy kártyát, majd húzol { $count } lapot.
    }
deed-reveal-and-hand-on = { choice-hand-on }
    .summary = Mindenki látja { $card-t }; a többi lefordított Hűség kártyádat { $whom } kapja.
deed-order = Adj utasítást { whom-nak }
    .summary = { $whom-id ->
        [you] Mozogsz, és végrehajtasz 1 akciót, vagy mozgás nélkül 2 akciót.
       *[other] { $whom } mozog, és végrehajt 1 akciót, vagy mozgás nélkül 2 akciót.
    }
deed-mutiny = { $whom-id ->
    [you] Húzz te
   *[other] Húzzon { $whom }
}
    .summary = { $whom-id ->
        [you] Húzol egy Zendülés kártyát; ha ezzel túl sok lesz, a Fogdába kerülsz.
       *[other] { $whom } húz egy Zendülés kártyát; ha ezzel túl sok lesz nála, a Fogdába kerül.
    }
deed-mutiny-pardoned = { $whom-id ->
    [you] Húzz te
   *[other] Húzzon { $whom }
}
    .summary = { $whom-id ->
        [you] Húzol egy Zendülés kártyát, de nem kerülsz a Fogdába, és 1-et megtartasz.
       *[other] { $whom } húz egy Zendülés kártyát, de nem kerül a Fogdába, és 1-et megtart.
    }
deed-miracle = { $whom-id ->
    [you] Vedd magadhoz
   *[other] Add { $whom-nak }
}
    .summary = { $whom-id ->
        [you] Kapsz egy csodajelzőt.
       *[other] { $whom } kap egy csodajelzőt.
    }
deed-release-and-take = { $whom-id ->
    [you] Szabadulj ki
   *[other] Engedd ki { $whom-t }
}
    .summary = { $whom-id ->
        [you] Elhagyod a Fogdát; ezután helyszínt választasz magadnak.
       *[other] { $whom } elhagyja a Fogdát; ezután helyszínt választasz neki, és elveszed az összes kártyáját.
    }
deed-treat = Válaszd { whom }
    .summary = { $whom-id ->
        [you] Kártyákat húzol a saját szakértelmeidből.
       *[other] Kártyákat húzol { $whom } szakértelmeiből, és ugyanannyit adsz neki a tieidből.
    }
deed-unseat = { $whom-id ->
    [you] Te legyél az Elnök
   *[other] { $whom } legyen az Elnök
}
    .summary = { $whom-id ->
        [you] Te leszel az Elnök, hacsak az Elnök le nem mond egy kártyáról, hogy maradjon.
       *[other] { $whom } lesz az Elnök, hacsak az Elnök le nem mond egy kártyáról, hogy maradjon.
    }
deed-first = { $whom-id ->
    [you] Legyél te az első
   *[other] { $whom } legyen az első
}
    .summary = { $whom-id ->
        [you] Te vagy az első; a többiek utána újra választanak.
       *[other] { $whom } az első; a többiek utána újra választanak.
    }
deed-victim = { $whom-id ->
    [you] Válaszd a saját Viperádat
   *[other] Válaszd { $whom } Viperáját
}
    .summary = { $whom-id ->
        [you] A Raiderek a te Viperádat támadják meg.
       *[other] A Raiderek { $whom } Viperáját támadják meg.
    }
deed-damage-viper-of = { $whom-id ->
    [you] A te Viperád sérüljön meg
   *[other] { $whom } Viperája sérüljön meg
}
    .summary = { $whom-id ->
        [you] A Viperád megsérül, és a Gyengélkedőre kerülsz.
       *[other] { $whom } Viperája megsérül, és a pilóta a Gyengélkedőre kerül.
    }
deed-victim-viper = Válaszd a Viperát ({ $area })
    .summary = A Raiderek egy pilóta nélküli Viperát támadnak meg { $area-ban }.
deed-victim-raptor = Válaszd a Rohamraptort ({ $area })
    .summary = A Raiderek egy Rohamraptort támadnak meg { $area-ban }.
deed-sacrifice-viper-of = { $whom-id ->
    [you] Áldozd fel a saját Viperádat
   *[other] Áldozd fel { $whom } Viperáját
}
    .summary = { $whom-id ->
        [you] A Viperád megsemmisül a civil hajó helyett, és a Gyengélkedőre kerülsz.
       *[other] { $whom } Viperája megsemmisül a civil hajó helyett, és a pilóta a Gyengélkedőre kerül.
    }
deed-hand-on-mutineer = Add { whom-nak }
    .summary = { $whom-id ->
        [you] Megkapod a Zendülő kártyát, elveszíted minden címedet, és húzol egy Zendülés kártyát.
       *[other] { $whom } megkapja a Zendülő kártyát, elveszíti minden címét, és húz egy Zendülés kártyát.
    }
deed-draws-loyalty = Válaszd { whom }
    .summary = { $whom-id ->
        [you] Te húzol még 1 Hűség kártyát.
       *[other] { $whom } húz még 1 Hűség kártyát.
    }
deed-spare = { $whom-id ->
    [you] Segíts magadon
   *[other] Segíts { $whom-nak }
}
    .summary = { $whom-id ->
        [you] Húzol 1 Árulás kártyát, és 1 kártyával kevesebbet dobsz el.
       *[other] Húzol 1 Árulás kártyát, { $whom } pedig 1 kártyával kevesebbet dob el.
    }
deed-sympathizer = Add { whom-nak }
    .summary = { $whom-id ->
        [you] Megkapod a Kollaboráns kártyát, és azonnal végrehajtod.
       *[other] { $whom } megkapja a Kollaboráns kártyát, és azonnal végrehajtja.
    }

deed-go = Menj { $where-ba }
    .summary = { $where-ba } mész.
deed-send-to = { $whom-id ->
    [you] Menj { $where-ba }
   *[other] Küldd { $whom-t } { $where-ba }
}
    .summary = { $whom-id ->
        [you] { $where-ba } mész.
       *[other] { $whom } { $where-ba } kerül.
    }
deed-repair = { choice-repair-location }
    .summary = Megjavítod { $where-t }.
deed-start-location = Kezdj { $where-ban }
    .summary = { $where-ban } kezdesz.
deed-activate-force = Aktiváld { $where-ban } lévőt
    .summary = { $where-ban } lévő Megszálló Erő aktiválódik.
deed-destroy-force = Pusztítsd el { $where-ban } lévőt
    .summary = { $where-ban } lévő Megszálló Erő megsemmisül.
deed-activate-location = Aktiváld { $where-t }
    .summary = Aktiválod { $where-t } onnan, ahol vagy.
deed-location = Válaszd { $where-t }
    .summary = { $where-t } választod.

deed-fly = { choice-fly }
    .summary = { $area-ba } repülsz.
deed-start = Kezdj itt: { $area }
    .summary = Viperában kezdesz { $area-ban }.
deed-move-civilian = { choice-move-civilian }
    .summary = A civil hajó { $area-ba } mozog.
deed-raiders = Ezek következzenek: { $area }
    .summary = { $area-ban } lévő Raiderek aktiválódnak következőnek.
deed-place = Tedd ide: { $area }
    .summary = A következő { $craft } { $area-ba } kerül.
deed-board = Hatoljon be innen: { $area }
    .summary = Egy Nehéz Raider { $area-bol } Centúrióként behatol a Galacticára.
deed-main-batteries = Lőj ide: { $area }
    .summary = A Fő Ütegek { $area-ba } lőnek, és a kocka dönti el, mit találnak el.
deed-evacuate-to = Evakuáld ide: { $area }
    .summary = A hajó { $area-ba } kerül.
deed-launch-reserves-to = Indíts ide: { $area }
    .summary = Viperákat indítasz az Utánpótlásból { $area-ba }, majd aktiválod őket.
deed-place-anywhere = Tedd őket ide: { $area }
    .summary = A hajók { $area-ba } kerülnek.
deed-raptor-arrives = Érkezzen ide: { $area }
    .summary = A flotta egy Rohamraptort kap { $area-ban }.
deed-area = Válaszd ezt: { $area }
    .summary = { $area-t } választod.

deed-ship = Válaszd { $ship-t }
    .summary = { $ship-t } választod.
deed-take-damage = { $ship-a } szenvedje el
    .summary = { $ship-a } szenvedi el a sérülést.
deed-resource = Válaszd { $resource-at }
    .summary = { $resource-at } választod.
deed-shield = Védd meg { $resource-at }
    .summary = { $resource-a } következő vesztesége ebben a körben 1-gyel kisebb.
deed-highest-resource = Csökkentsd { $resource-at }
    .summary = Levonsz { $count } { $resource-t }.

deed-draw = Húzz { $cards-es } kártyát
    .summary = Húzol { $cards-es } kártyát.
deed-skill = Nevezd meg: { $skill }
    .summary = { $skill-a } típust nevezed meg.
deed-name-for-all = Nevezd meg: { $skill }
    .summary = Minden játékos húz { $count } { $skill } kártyát.
deed-search-deck = Nézd át { $skill-a } paklit
    .summary = Átnézed { $skill-a } paklit és a dobott lapjait, és kézbe veszel { $count } kártyát.
deed-search-card = Vedd el: { $card }
    .summary = Kézbe veszed a pakliból { $card-t }.
deed-take-from-check = Vedd ki: { $card }
    .summary = Kézbe veszed a próbából { $card-t }.
deed-remove-from-check = Távolítsd el: { $card }
    .summary = Eldobod a próbából { $card-t }, és kiválasztasz egy Viperát, amely megsérül.
deed-lay-open = Fordítsd fel: { $card }
    .summary = Mindenki látja, hogy betetted { $card-t }.
deed-discard-drawn = Dobd el: { $card }
    .summary = Eldobod { $card-t }, a többit megtartod.
deed-take-card = Vedd el: { $card }
    .summary = Elveszed { $from-tol } { $card-t }.
deed-fight-again = Dobd el: { $card }
    .summary = Eldobod { $card-t }, és újra dobsz a kockával.
deed-give-which = Add oda: { $card }
    .summary = { $to } megkapja { $card-t }.
deed-next-ability = Lépjen életbe: { $card }
    .summary = { $card-a } lép életbe következőnek.
deed-card = Válaszd: { $card }
    .summary = { $card-t } választod.
deed-option-check = Legyen próba
    .summary = Szakértelem próba következik.
deed-option-instead = Próba nélkül
    .summary = Nincs próba. { $option }.
deed-option-first = Válaszd az elsőt
    .summary = { $option }.
deed-option-second = Válaszd a másodikat
    .summary = { $option }.
deed-option = { $number }. lehetőség
    .summary = { $option }.
deed-learned-check = Tedd őket a próbába
    .summary = A kártyák a próbába kerülnek, a Végzet pakli lapjai után.
deed-learned-hand = Vedd kézbe őket
    .summary = A kártyák a kezedbe kerülnek.
deed-order-move = { choice-order-move }
    .summary = Mozogsz, majd végrehajtasz 1 akciót.
deed-order-act = { choice-order-act }
    .summary = Végrehajtasz 2 akciót, és nem mozogsz.

deed-act-location = { act-location }
    .summary = Aktiválod { $where-t }.
deed-act-card = { act-card }
    .summary = Kijátszod, majd eldobod { $card-t }.
deed-act-ability = { act-ability }
    .summary = { $once ->
        [yes] Használod { $ability-t } (játékonként egyszer).
        [miracle] Használod { $ability-t } { $cost } csodajelzőért.
       *[no] Használod { $ability-t }.
    }
deed-act-nuke = { act-nuke }
    .summary = Megcélzol egy báziscsillagot 1 atomfegyvereddel.
deed-act-draw-quorum = { act-draw-quorum }
    .summary = Húzol 1 Tanács kártyát; más nem látja.
deed-act-play-quorum = { act-play-quorum }
    .summary = Mindenki előtt kijátszod { $card-t }.
deed-act-play-mutiny = { act-play-mutiny }
    .summary = Mindenki előtt kijátszod { $card-t }.
deed-act-viper = { act-viper }
    .summary = A Viperád egy szomszédos űrszektorba mozog, vagy támad.
deed-act-fight-occupation = { act-fight-occupation }
    .summary = Dobsz a kockával; legalább { $from } esetén a Megszálló Erő megsemmisül.
deed-act-detain = { act-detain }
    .summary = Dobsz a kockával: { $detained } esetén { $whom } a Zárkába, { $hurt } esetén az Orvosi Központba kerül.
deed-act-leave-orbit = { act-leave-orbit }
    .summary = A flotta elugrik. A még ott lévő Lezárt és Előkészített Civil Hajók megsemmisülnek, az Új Capricán maradt ember játékosokat kivégzik, és a játék véget ér.
deed-act-end-infiltration = { act-end-infiltration }
    .summary = Elhagyod az embereket, és újra cylon játékos leszel.
deed-act-reveal = Fedd fel magad
    .summary = Mindenki megtudja, hogy cylon vagy, és a köröd véget ér.

deed-use-card = { use-card }
    .summary = Mindenki előtt kijátszod { $what-t }.
deed-use-ability = { use-ability }
    .summary = { $once ->
        [yes] Használod { $what-t } (játékonként egyszer).
        [miracle] Használod { $what-t } { $cost } csodajelzőért.
       *[no] Használod { $what-t }.
    }
deed-use-quorum = { use-quorum }
    .summary = Eldobod { $what-t } a hatásáért.
deed-use-motive = { use-motive }
    .summary = Mindenki látja { $what-t }, és az felfedve marad.
deed-use-option = Inkább ezt a lehetőséget
    .summary = { $what }: { $option }.
deed-use-icon = { $icon-id ->
    [raiders] Aktiváld a Raidereket
    [launch-raiders] Indíts Raidereket
    [heavy-raiders] Aktiváld a Nehéz Raidereket
    [occupation] Aktiváld a Megszálló Erőket
   *[basestars] Aktiváld a báziscsillagokat
}
    .summary = { use-icon }. A kártya ikonjai nem számítanak.
deed-use-raptor = Vedd át a Rohamraptort
    .summary = { $what }: te vezeted { $area-ban } lévő Rohamraptort, és végrehajtasz 1 akciót.
deed-use-shift = { $by-sign ->
    [minus] Legyen { by-size-val } kisebb
   *[plus] Legyen { by-size-val } nagyobb
}
    .summary = { $what }: { $by-sign ->
        [minus] a nehézség { by-size-val } csökken.
       *[plus] a nehézség { by-size-val } nő.
    }
deed-use-die-shift = { $by-sign ->
    [minus] Legyen { by-size-val } kisebb
   *[plus] Legyen { by-size-val } nagyobb
}
    .summary = { $what }: { $by-sign ->
        [minus] az eredmény { by-size-val } csökken.
       *[plus] az eredmény { by-size-val } nő.
    }
deed-use-learn = Nézd meg { $skill-a } paklit
    .summary = { $what }: megnézed { $skill-a } pakli felső lapjait.
deed-use-title = Vedd át { $title-cimt }
    .summary = { $what }: a kör végéig te vagy { $title-a }.
deed-use-pass = Sikerüljön a próba
    .summary = { $what }: a próba kártyák nélkül sikerül.
deed-use-fail = Ne sikerüljön a próba
    .summary = { $what }: a próba kártyák nélkül kudarc.
deed-use-skill = Nevezd meg: { $skill }
    .summary = { $what }: ebben a próbában { $skill-a } kártyák ereje 0.
deed-use-area = Vedd át a Viperát
    .summary = { $what }: te vezeted { $area-ban } lévő Viperát, és végrehajtasz 1 akciót.
deed-use-with-card = Dobás helyett dobd el: { $card }
    .summary = { $what }: eldobod { $card-t }, és az ereje adja az eredményt.

deed-card-on-top = Tedd felülre: { $card }
    .summary = { $card-a } { $deck-a } pakli tetejére kerül.
deed-card-under = Tedd a pakli aljára: { $card }
    .summary = { $card-a } { $deck-a } pakli aljára kerül.
deed-crisis-on-top = Tedd felülre: { $card }
    .summary = { $card-a } a Krízis pakli tetejére kerül.
deed-crisis-under = Tedd a pakli aljára: { $card }
    .summary = { $card-a } a Krízis pakli aljára kerül.
deed-crisis = Hajtsd végre: { $card }
    .summary = Végrehajtod { $card-t }, a másikat nem.
deed-play-super-crisis = Játszd ki: { $card }
    .summary = Kijátszod { $card-t }.
deed-swap-super-crisis = Cseréld ki: { $card }
    .summary = Eldobod { $card-t }, és húzol egy másik Szuperkrízis kártyát.
deed-leave-for-super-crisis = Dobd el: { $card }
    .summary = Mindenki előtt eldobod { $card-t }, és elmész.
deed-pay-super-crisis = Dobd el: { $card }
    .summary = Eldobod { $card-t }, és mindenki látja.
deed-discard-mutiny = Dobd el: { $card }
    .summary = Eldobod { $card-t }, és mindenki látja.
deed-pick-mutiny = { $to-id ->
    [you] Húzd ezt: { $card }
   *[other] { $to } húzza ezt: { $card }
}
    .summary = { $to-id ->
        [you] Te húzod { $card-t }.
       *[other] { $to } húzza { $card-t }.
    }
deed-play-mutiny = Játszd ki: { $card }
    .summary = Mindenki előtt kijátszod { $card-t }; a többi a pakli aljára kerül.
deed-destination = Ugrás ide: { $card }
    .summary = A flotta úticélja { $card-a }, távolság: { $distance }.
deed-play-quorum = Játszd ki: { $card }
    .summary = Mindenki előtt kijátszod { $card-t }.
deed-keep-quorum = Hajtsd végre: { $card }
    .summary = Végrehajtod { $card-t }; a többi a pakli aljára kerül.
deed-discard-quorum = Dobd el: { $card }
    .summary = Eldobod { $card-t }, és mindenki látja.
deed-give-quorum = Add az Elnöknek: { $card }
    .summary = Az Elnök megkapja { $card-t }; a másikat te játszhatod ki vagy dobhatod el.
deed-bury-quorum = Tedd a pakli aljára: { $card }
    .summary = { $card-a } az Elnök kezéből a pakli aljára kerül.
a-number = { $number ->
    [1] az 1.
    [5] az 5.
   *[other] a { $number }.
}
deed-bottom = Nézd meg { $deck-a } pakli alját
    .summary = { $deck-a } pakli alsó lapját csak te látod.
deed-deck = Nézd meg { $deck-a } paklit
    .summary = { $deck-a } pakli felső lapját csak te látod.
deed-put-under = { choice-put-under }
    .summary = A kártya { $deck-a } pakli aljára kerül.

deed-prepare = { choice-prepare }
    .summary = A legfelső Lezárt Civil Hajó az Előkészítettek alá kerül.
deed-evacuate = { choice-evacuate }
    .summary = A legfelső Előkészített Civil Hajó az űrbe kerül, a Galactica mellé.

deed-launch = { choice-launch }
    .summary = Egy pilóta nélküli Vipera indul { $area-ba }.
deed-launch-self = { choice-launch-self }
    .summary = Viperával indulsz { $area-ba }.
deed-launch-raptor = { choice-launch-raptor }
    .summary = Egy pilóta nélküli Rohamraptor indul { $area-ba }.
deed-launch-self-raptor = { choice-launch-self-raptor }
    .summary = Rohamraptorral indulsz { $area-ba }.
deed-fly-raptor = Vidd a Rohamraptort ide: { $to }
    .summary = Egy pilóta nélküli Rohamraptor { $from-bol } { $to-ba } mozog.
deed-fly-viper = Vidd a Viperát ide: { $to }
    .summary = Egy pilóta nélküli Vipera { $from-bol } { $to-ba } mozog.
deed-fly-own = Repülj ide: { $to }
    .summary = { $from-bol } { $to-ba } repülsz.
deed-attack = Támadd meg { $foe-t }
    .summary = { $attacker ->
        [you] Megtámadod { $foe-t }: { $odds }.
        [viper] Egy pilóta nélküli Vipera megtámadja { $foe-t }: { $odds }.
        [pegasus] A Pegazus megtámadja { $foe-t }: { $odds }.
        [raptor] Egy pilóta nélküli Rohamraptor megtámadja { $foe-t }: { $odds }.
       *[galactica] A Galactica megtámadja { $foe-t }: { $odds }.
    }
deed-sacrifice = Pusztítsd el { $foe-t }
    .summary = A Gyengélkedőre kerülsz, és elpusztítod { $foe-t }.
deed-sacrifice-civilian = Pusztítsd el { a-number } hajót
    .summary = A Gyengélkedőre kerülsz, és elvész { $area-ban } lévő { $number }. civil hajó.
deed-civilian-target = Pusztítsd el { $foe-t }
    .summary = A civil hajó dobás nélkül elpusztítja { $foe-t }; ezután a kocka dönti el, elvész-e.
deed-remove-basestar = Vedd le { $foe-t }
    .summary = { $foe-a } lekerül a tábláról.
deed-civilian-fights = Küldd { a-number } hajót ({ $area })
    .summary = { $area-ban } lévő { $number }. civil hajó harcol, és elveszhet.
deed-nuke = Célozd meg { $foe-t }
    .summary = Az atomfegyver eltalálja { $foe-t }: { $odds }.
deed-destroy = { choice-destroy }
    .summary = Dobás nélkül elpusztítod { $foe-t }.
deed-basestar = Válaszd { $foe-t }
    .summary = { $foe-t } választod.
deed-launch-short = Indítson { $foe-a }
    .summary = A következő { $craft-t } { $foe-a } indítja.
deed-look-civilian = Nézd meg { a-number } hajót ({ $area })
    .summary = { $area-ban } lévő { $number }. civil hajót csak te látod.
deed-destroy-civilian = Pusztítsd el { a-number } hajót ({ $area })
    .summary = { $area-ban } lévő { $number }. civil hajót felfordítják, és elvész.
deed-replace-civilian = Cseréld ki { a-number } hajót ({ $area })
    .summary = { $area-ban } lévő { $number }. civil hajó lekerül a tábláról, és lefordítva egy másik kerül a helyére.
deed-recall-civilian = Hívd vissza { a-number } hajót ({ $area })
    .summary = { $area-ban } lévő { $number }. civil hajó sértetlenül lekerül a tábláról.
deed-recall-raptor = Hívd vissza a Rohamraptort innen: { $area }
    .summary = { $area-ban } lévő pilóta nélküli Rohamraptor visszatér érted.
choice-raptor-of = { $whom-id ->
    [you] A te Rohamraptorod
   *[other] { $whom } Rohamraptora
}
deed-victim-raptor-of = { $whom-id ->
    [you] Válaszd a saját Rohamraptorodat
   *[other] Válaszd { $whom } Rohamraptorát
}
    .summary = { $whom-id ->
        [you] A Raiderek a te Rohamraptorodat támadják meg.
       *[other] A Raiderek { $whom } Rohamraptorát támadják meg.
    }
deed-destroy-raptor-of = { $whom-id ->
    [you] Vesszen oda a te Rohamraptorod
   *[other] Vesszen oda { $whom } Rohamraptora
}
    .summary = { $whom-id ->
        [you] A Rohamraptorod megsemmisül, mert megsérülni nem tud, és a Gyengélkedőre kerülsz.
       *[other] { $whom } Rohamraptora megsemmisül, mert megsérülni nem tud, és a pilóta a Gyengélkedőre kerül.
    }
deed-sacrifice-raptor-of = { $whom-id ->
    [you] Áldozd fel a saját Rohamraptorodat
   *[other] Áldozd fel { $whom } Rohamraptorát
}
    .summary = { $whom-id ->
        [you] A Rohamraptorod megsemmisül a civil hajó helyett, és a Gyengélkedőre kerülsz.
       *[other] { $whom } Rohamraptora megsemmisül a civil hajó helyett, és a pilóta a Gyengélkedőre kerül.
    }
deed-destroy-raptor = Vesszen oda a Rohamraptor ({ $area })
    .summary = { $area-ban } megsemmisül egy pilóta nélküli Rohamraptor, mert megsérülni nem tud.
deed-sacrifice-viper = Áldozd fel a Viperát ({ $area })
    .summary = { $area-ban } egy pilóta nélküli Vipera semmisül meg a civil hajó helyett.
deed-sacrifice-raptor = Áldozd fel a Rohamraptort ({ $area })
    .summary = { $area-ban } egy pilóta nélküli Rohamraptor semmisül meg a civil hajó helyett.
deed-sacrifice-reserves = Áldozz fel { a-craft-t } az Utánpótlásból
    .summary = Az Utánpótlásban { a-craft } semmisül meg a civil hajó helyett.
deed-launch-reserves = Indíts { a-craft-t }
    .summary = Az Utánpótlásból { a-craft } indul { $area-ba }.
deed-raider-bay = { $craft-id ->
    [raider] Indíts Raidereket
   *[other] Indíts Viperákat
}
    .summary = { $craft-id ->
        [raider] Ezután űrszektort választasz a Raidereknek, és aktiválod őket.
       *[other] Ezután űrszektort választasz a Viperáknak, és aktiválod őket.
    }
deed-place-which = Tegyél fel { a-craft-t }
    .summary = { $area-ba } kerül { a-craft }.
deed-recall = Hívd vissza innen: { $area }
    .summary = { $area-ban } lévő pilóta nélküli Vipera visszatér érted.
deed-damage-viper = A Vipera sérüljön meg ({ $area })
    .summary = { $area-ban } megsérül egy pilóta nélküli Vipera.
deed-damage-reserves = { $craft-id ->
    [assault-raptor] Vesszen oda egy { $craft } az Utánpótlásban
   *[other] Sérüljön meg egy { $craft } az Utánpótlásban
}
    .summary = { $craft-id ->
        [assault-raptor] Az Utánpótlásban megsemmisül egy { $craft }, mert megsérülni nem tud.
       *[other] Az Utánpótlásban megsérül egy { $craft }.
    }
deed-damage-location = Érje sérülés { $where-t }
    .summary = Sérülés éri { $where-t }, és onnan mindenki a Gyengélkedőre kerül.
deed-damage-resource = Legyen { $by } { $resource }
    .summary = A flotta elveszít 1 { $resource-t }.
deed-repair-viper = { choice-repair-viper }
    .summary = Egy sérült Vipera visszatér az Utánpótlásba.
deed-return = { choice-return }
    .summary = Egy megsemmisült { $craft } visszatér az Utánpótlásba.

summary-add = { $count ->
    [0] Nem teszel be kártyát.
   *[other] Beteszel { $count } kártyát, összesen { $worth } értékben.
}
summary-add-or-mutiny = { $count ->
    [0] Húzol egy Zendülés kártyát.
   *[other] Képpel felfelé beteszel { $count } kártyát, összesen { $worth } értékben.
}
summary-give = { $count ->
    [0] Nem adsz kártyát.
   *[other] { $to } { $count } kártyát kap.
}
summary-discard = { $count ->
    [0] Nem dobsz el kártyát.
    [one] Eldobsz 1 kártyát, és mindenki látja.
   *[other] Eldobsz { $count } kártyát, és mindenki látja őket.
}
summary-put = { $count ->
    [0] Nem teszel felülre kártyát.
   *[other] { $count } kártyát teszel a Végzet pakli tetejére.
}
summary-discard-destiny = { $count ->
    [0] Nem dobsz el kártyát.
    [one] Eldobsz 1 lapot a Végzet pakliból, és mindenki látja.
   *[other] Eldobsz { $count } lapot a Végzet pakliból, és mindenki látja őket.
}
summary-pay = { $count ->
    [0] Nem fizetsz semmit.
   *[other] { $count } kártyával fizetsz.
}

# Ugyanezek a válaszok egy cím alatt, amely megmondja, hol vannak

here-attack = Támadd meg { $foe-t }
here-destroy = Pusztítsd el { $foe-t }
here-fly = Repülj ide: { $to }
here-launch = Indíts ide: { $area }
here-raptor-attack = Támadd meg a Rohamraptorral { $foe-t }
here-fly-raptor = Vidd a Rohamraptort ide: { $to }
here-launch-raptor = Indíts Rohamraptort ide: { $area }
here-civilian = { $number }. civil hajó
here-reveal = Fedd fel magad: { $power }

# Hová vezet egy válasz, néhány szóban

remark-turn = { $resource } { $by }
remark-draw = húzz { $count } lapot
remark-quorum = { $count } Tanács kártya
remark-quorum-of = { $count } Tanács kártyából 1
remark-stays = játékban marad
remark-swap = új Szuperkrízis
remark-all-draw = mások { $count } lapot húznak
remark-into-destiny = { $count } { $skill } a Végzetbe
remark-destiny = a Végzet teteje
remark-read-destiny = nézd meg a Végzetet
remark-swap-hands = lapcsere
remark-execute = kivégzés
remark-infiltrate = beszivárgás
remark-sacrifice = a Viperád az övékért
remark-occupation = Megszálló Erők
remark-destroy-occupation = pusztíts el { $count } Erőt
remark-evacuate = előkészítés vagy evakuálás
remark-civilian-fights = egy civil hajó harcol
remark-main-batteries = lőj egy űrszektorba
remark-shield = védj egy erőforrást
remark-lose-highest = legmagasabb −{ $count }
remark-next-crisis-jumps = a Krízis lépteti a jelzőt
remark-skip-jump = nincs ugráselőkészítés
remark-no-destiny = Végzet nélkül
remark-fast-learner = nézz meg { $count } lapot
remark-add-revealed = tegyél be lapokat
remark-borrow-title = cím erre a körre
remark-die-shift = { $by-size } fel vagy le
remark-raiders-miss = { $count } Raider mellélő
remark-action = 1 akció
remark-send = { $to-ba }
remark-release = ki a Fogdából
remark-title = új { $title }
remark-loyalty = Hűség megnézése
remark-hand-on = Hűség továbbadása
remark-take = vegyél el 1 lapot
remark-choose = { $count } közül 1
remark-roll = { $range }: { $then }
remark-die = a kocka dönt
remark-risk = kockázat: { $ships }
remark-check = próba { $difficulty }
remark-ships-act = cylon hajók aktiválása
remark-launch = a cylonok indítanak
remark-damage = a Galactica sérül
remark-vipers = { $count } aktiválás
remark-attacks = { $count ->
    [one] 1 támadás
   *[other] legfeljebb { $count } támadás
}
remark-pilot = vezess Viperát
remark-nuke = 1 atomfegyver
remark-civilians = nézz meg { $count } hajót
remark-jump = ugrás most
remark-peek = nézz meg egy lapot
remark-repair = javítás
remark-restore = hajók térnek vissza
remark-order = valaki másnak
remark-super-crisis = a Szuperkrízised
remark-crisis-of = { $count ->
    [one] 1 Krízis
   *[other] { $count } Krízisből 1
}
remark-difficulty = nehézség { $by }
remark-positive = { $skill }: pozitív
remark-face-up = képpel felfelé
remark-no-strength = egy típus 0-t ér
remark-check-cards = vedd el a lapokat
remark-decide = siker vagy kudarc
remark-die-bonus = { $by } a dobásra
remark-chances = 8-ból { $all }
remark-chance = { $what } { $now }→{ $then }
remark-chance-jump = népesség vész el
remark-chance-effect = életbe lép
remark-hit-damaged = megsérül
remark-hit-damaged-twice = kétszer sérül
remark-hit-destroyed = megsemmisül
remark-hit-backfired = a Pegazus sérül
remark-reroll = újradobás
remark-replace = másik Krízis
remark-switch = a másik lehetőség
remark-mutiny = Zendülés kártya
remark-mutiny-of = { $count } Zendülésből 1
remark-miracle = csodajelző
remark-for-rebels = { $then } csodajelzőért vagy Szuperkrízisért
remark-take-hand = az összes lapja
remark-quarantine = 1 hajó cseréje
remark-activate = { $count } helyszín
remark-launch-vipers = { $count } Vipera indul
remark-raptor = Rohamraptor
remark-mission = bevetés
remark-each-draws = mindenki { $count } lapot húz
remark-search = { $count } lap egy pakliból
remark-raider-bay = hajók indítása
remark-no-abilities = képességek nélkül
remark-other-result = más eredmény
remark-save-civilian = a hajó megmenekül
remark-wake = ébredés máshol
