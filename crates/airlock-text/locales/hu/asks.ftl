# Kérdések. Az üzenetet a megkérdezett olvassa; .rule az alatta álló mondat; .waiting, amit a többiek
# olvasnak közben: $who a megkérdezett.

ask-pick-character = Válassz karaktert
    .rule = Abból a típusból, amelyből a legtöbb karakter maradt, vagy bármelyik támogatót.
    .waiting = { $who } karaktert választ.
ask-pick-assist = Válassz segítő karaktert
    .rule = Nem kerül a táblára, de az ő kártyáit is te húzod.
    .waiting = { $who } segítő karaktert választ.
ask-start-area = Válaszd ki, honnan indul a Viperád
    .waiting = { $who } indító űrszektort választ.
ask-start-location = Válaszd ki, hol kezdesz
    .waiting = { $who } kezdő helyszínt választ.
ask-starting-hand = { $count ->
    [one] Válassz egy kezdőkártyát
   *[other] Válassz { $count } kezdőkártyát
}
    .rule = Csak a karakterlapodon szereplő típusokból és mennyiségben.
    .waiting = { $who } kezdőkártyákat választ.
ask-receive-skills = Válaszd ki a húzandó kártyák típusát
    .rule = Előbb a típusokat választod ki, aztán húzol.
    .waiting = { $who } szakértelem kártyákat húz.
ask-draw-skills = { $count ->
    [one] Válaszd ki a húzandó kártya típusát
   *[other] Válaszd ki a húzandó { $count } kártya típusát
}
    .rule = Előbb a típusokat választod ki, aztán húzol.
    .waiting = { $who } szakértelem kártyákat húz.
ask-move-cylon = Mozogj bármelyik cylon helyszínre, utána jön az akciód.
ask-move = Válaszd ki, hová mész
    .rule = Hajón belül ingyen mozogsz; másik hajóra menni vagy Viperából kiszállni 1 szakértelem kártyába kerül.
    .waiting = { $who } mozog.
ask-move-or-ability = { $rule } Mozgás helyett 1 Mozgás képességet is használhatsz.
ask-action = Válassz akciót
    .rule = { $count ->
        [one] 1 akciód van.
       *[other] Még { $count } akciód van.
    }
    .waiting = { $who } akciót választ.
ask-discard = { $count ->
    [one] Dobj el 1 kártyát
   *[other] Dobj el { $count } kártyát
}
    .waiting = { $who } kártyát dob el.
ask-discard-payment = { $count ->
    [one] Fizess 1 kártyával
   *[other] Fizess { $count } kártyával
}
    .rule = Amivel fizetsz, azt eldobod.
    .waiting = { $who } szakértelem kártyával fizet.
ask-may-discard = Eldobsz kártyákat a Krízis miatt?
    .rule = { $count ->
        [one] A Krízis 1 kártyát követel. Cylon játékosként figyelmen kívül hagyhatod.
       *[other] A Krízis { $count } kártyát követel. Cylon játékosként kevesebbet is eldobhatsz, vagy egyet sem.
    }
    .waiting = { $who } eldönti, dob-e el kártyát.
ask-let-discard = { $count ->
    [one] Hagyod, hogy eldobjanak 1 véletlenszerű kártyádat?
   *[other] Hagyod, hogy eldobjanak { $count } véletlenszerű kártyádat?
}
    .rule = Cylon játékosként figyelmen kívül hagyhatod, amit egy Krízis tenne veled.
    .waiting = { $who } véletlenszerű kártyák eldobásáról dönt.
ask-feed = Tegyél kártyákat a próbába
    .rule = { $count ->
        [one] Legfeljebb 1 kártyát. Nem vonhatod vissza.
       *[other] Legfeljebb { $count } kártyát. Nem vonhatod vissza.
    }
    .waiting = { $who } kártyákat tesz a próbába.
ask-window = Használsz kártyát vagy képességet?
    .rule = { $window }: { $about }.
    .waiting = Rövid szünet.
ask-order = Válaszd ki, ki legyen az első
    .rule = { $window }: többen is használnának valamit. Az első után a többiek újra választanak.
    .waiting = { $who } eldönti, ki legyen az első.
ask-keep-crisis = Válaszd ki, melyik Krízis kártyát hajtod végre
    .rule = Csak te látod ezeket a kártyákat.
    .waiting = { $who } Krízis kártyát választ.
ask-crisis-option = { $crisis }: válassz egyet
    .waiting = { $who } választ { $crisis-a } lehetőségei közül.
ask-keep-destination = Válassz úticélt
    .rule = A többi felfedés nélkül a pakli aljára kerül.
    .waiting = { $who } úticélt választ.

ask-target = { $of }: válassz egy játékost
    .waiting = { $who } játékost választ ({ $of }).
ask-target-send = Válaszd ki, ki kerül { $to-ba }
    .waiting = { $who } kiválasztja, ki kerül { $to-ba }.
ask-target-release = Válaszd ki, ki hagyja el a Fogdát
    .waiting = { $who } kiválasztja, ki hagyja el a Fogdát.
ask-target-title = Válaszd ki, ki legyen { $title-a }
    .waiting = { $who } kiválasztja, ki legyen { $title-a }.
ask-target-card = Válaszd ki, ki kapja { $of-t }
    .waiting = { $who } kiválasztja, ki kapja { $of-t }.
ask-target-loyalty = Válaszd ki, kinek a Hűség kártyáját nézed meg
    .waiting = { $who } kiválasztja, kinek a Hűség kártyáját nézi meg.
ask-target-hand-on = Válaszd ki, ki kapja a Hűség kártyáidat
    .waiting = { $who } továbbadja a Hűség kártyáit.
ask-target-take = Válaszd ki, kinek a kezét nézed meg
    .waiting = { $who } kiválasztja, kinek a kezét nézi meg.
ask-target-execute = Válaszd ki, kit végeznek ki
    .waiting = { $who } kiválasztja, kit végeznek ki.
ask-target-trial = { $of }: válaszd ki, ki kerüljön bíróság elé
    .rule = Ha a próba sikerül, kivégzik.
    .waiting = { $who } kiválasztja, ki kerüljön bíróság elé.
ask-target-free = Válaszd ki, ki szabadul
    .waiting = { $who } kiválasztja, ki szabadul.
ask-target-hands = Válaszd ki, kivel cseréled el az összes kártyádat
    .waiting = { $who } kiválasztja, kivel cseréli el az összes kártyáját.
ask-target-random = Válaszd ki, kitől veszel el egy véletlenszerű kártyát
    .waiting = { $who } kiválasztja, kitől vesz el egy véletlenszerű kártyát.
ask-target-order = Válaszd ki, ki kapja az utasítást
    .waiting = { $who } utasítást ad.
ask-target-mutiny = Válaszd ki, ki húzzon Zendülés kártyát
    .waiting = { $who } kiválasztja, ki húzzon Zendülés kártyát.
ask-target-miracle = Válaszd ki, ki kapjon csodajelzőt
    .waiting = { $who } kiválasztja, ki kapjon csodajelzőt.
ask-target-treat = Válaszd ki, kinek a szakértelmeiből húzol
    .rule = Ezután ugyanannyi kártyát adsz neki.
    .waiting = { $who } kiválasztja, kinek a szakértelmeiből húz.
ask-target-share = Válaszd ki, kivel osztozol a csodajelzőkön
    .rule = Ezután adsz neki 1-et a tieidből, vagy elveszel 1-et az övéiből.
    .waiting = { $who } kiválasztja, kivel osztozik a csodajelzőkön.
ask-target-unseat = Válaszd ki, ki legyen az Elnök
    .rule = Az Elnök lemondhat egy játékban lévő kártyáról, hogy hivatalban maradjon.
    .waiting = { $who } kiválasztja, ki legyen az Elnök.
ask-choose = { $of }: válassz egyet
    .waiting = { $who } választ ({ $of }).
ask-may = { $of }: { $deeds-te }?
    .waiting = { $who } dönt ({ $of }).
ask-risk = { $of }: kockáztatsz { $ships-t }?
    .rule = { $then }.
    .waiting = { $who } eldönti, kockáztat-e { $ships-t }.
ask-send-to = { $whom-id ->
    [you] Válaszd ki, hová mész
   *[other] Válaszd ki, hová kerül { $whom }
}
    .waiting = { $who } helyszínt választ.

ask-play-quorum = Játssz ki egy Tanács kártyát
    .waiting = { $who } Tanács kártyát játszik ki.
ask-keep-quorum = Válaszd ki, melyik Tanács kártyát hajtod végre
    .rule = A többi a pakli aljára kerül.
    .waiting = { $who } Tanács kártyát választ.
ask-play-super-crisis = Játssz ki egy Szuperkrízis kártyát
    .waiting = { $who } Szuperkrízis kártyát játszik ki.
ask-swap-super-crisis = Kicserélsz egy Szuperkrízis kártyát?
    .waiting = { $who } egy Szuperkrízis kártyáról dönt.
ask-take-card = Vegyél el egy kártyát { $from-tol }
    .waiting = { $who } elvesz egy kártyát { $from-tol }.
ask-peek-deck = Válaszd ki, melyik paklit nézed meg
    .rule = Megnézed a felső lapját, majd otthagyod, vagy a pakli aljára teszed.
    .waiting = { $who } kiválasztja, melyik paklit nézi meg.
ask-peeked-card = Felül hagyod { $deck-a } kártyát?
    .rule = Nem árulhatod el, mi az.
    .waiting = { $who } megnézi { $deck-a } pakli felső lapját.

ask-vipers = Aktiválj egy pilóta nélküli Viperát
    .rule = Még { $count } aktiválás.
    .waiting = { $who } pilóta nélküli Viperákat aktivál.
ask-pilot = Aktiváld a Viperádat
    .rule = Mozogj egy szomszédos űrszektorba, vagy támadj meg egy cylon hajót a sajátodban.
    .waiting = { $who } aktiválja a Viperáját.
ask-pilot-attack = Válassz célpontot
    .rule = Még { $count } támadás.
    .waiting = { $who } a Viperájával támad.
ask-launch-self = Válaszd ki, hová indulsz
    .waiting = { $who } Viperával indul.
ask-recall-viper = Hívj vissza egy pilóta nélküli Viperát
    .rule = Az Utánpótlás üres, ezért előbb egy Viperának vissza kell térnie az űrből.
    .waiting = { $who } visszahív egy Viperát.
ask-galactica-attack = Válassz célpontot a Galacticának
    .waiting = { $who } a Galactica lövegeivel céloz.
ask-centurion-attack = Válaszd ki, melyik Centúriót támadod
    .waiting = { $who } megtámad egy Centúriót.
ask-nuke = Válassz báziscsillagot az atomfegyvernek
    .rule = Az atomfegyver kikerül a játékból, bármit dobsz.
    .waiting = { $who } atomfegyverrel céloz.
ask-look-at-civilian = Nézz meg egy civil hajót
    .rule = Még { $count } hajót nézhetsz meg.
    .waiting = { $who } civil hajókat néz meg.
ask-move-civilian = Elviszed { $area-bol } { a-number } civil hajót?
    .rule = Egy szomszédos űrszektorba mehet, vagy marad.
    .waiting = { $who } mozgathat egy civil hajót.
ask-repair = Válaszd ki, mit javítasz meg
    .waiting = { $who } javít.
ask-repair-vipers = Megjavítasz még egy Viperát?
    .rule = Legfeljebb még { $count }.
    .waiting = { $who } Viperákat javít.
ask-restore = Válaszd ki, melyik hajó térjen vissza
    .rule = Még legfeljebb { $vipers } Vipera és { $raptors } Raptor térhet vissza az Utánpótlásba.
    .waiting = { $who } hajókat hoz vissza.
ask-use-order = Válaszd ki, hogyan használod az utasítást
    .waiting = { $who } utasítást hajt végre.

ask-raider-area = Válaszd ki, hol aktiválódnak most a Raiderek
    .waiting = { $who } kiválasztja, mely Raiderek aktiválódnak most.
ask-raider-victim = Válaszd ki, melyik Viperát támadják { $area-ban }
    .waiting = { $who } kiválasztja, mit támadnak a Raiderek.
ask-destroy-civilian = Válaszd ki, melyik civil hajó vesszen el
    .rule = Le vannak fordítva.
    .waiting = { $who } civil hajót választ.
ask-destroy-cylon-ship = Pusztíts el egy { $craft-t }
    .rule = Dobás nélkül; hátravan még { $left }.
    .waiting = { $who } cylon hajókat pusztít el.
ask-destroy-centurion = Pusztíts el egy Centúriót
    .waiting = { $who } elpusztít egy Centúriót.
ask-damage-viper = Válaszd ki, melyik Vipera sérüljön meg
    .rule = Hátravan még { $count } Vipera. Ha van pilótája, a Gyengélkedőre kerül.
    .waiting = { $who } kiválasztja, melyik Vipera sérüljön meg.
ask-damage-token = Válaszd ki a Galactica sérülését
    .rule = { $count } jelző lép életbe; a többi visszakerül.
    .waiting = { $who } kiválasztja a Galactica sérülését.
ask-place-short = Válaszd ki, hová kerüljön a következő { $craft }
    .rule = Nem jut minden űrszektorba.
    .waiting = { $who } kiválasztja, hová kerüljön a következő { $craft }.
ask-launch-short = Válaszd ki, melyik báziscsillag indítsa a következő { $craft-t }
    .rule = Nem jut mindegyiknek.
    .waiting = { $who } kiválasztja, melyik báziscsillag indítson.
ask-board-short = Válaszd ki, melyik Nehéz Raider hatoljon be
    .rule = Nem jut mindegyiknek Centúrió.
    .waiting = { $who } kiválasztja, melyik Nehéz Raider hatoljon be.
ask-let-look = Hagyod, hogy { $by } megnézze az egyik Hűség kártyádat?
    .rule = Cylon játékosként figyelmen kívül hagyhatod, amit egy Krízis tenne veled.
    .waiting = { $who } eldönti, megmutat-e egy Hűség kártyát.
ask-hand-on-sympathizer = Válaszd ki, ki kapja a Kollaboráns kártyát
    .rule = Aki megkapja, azonnal végrehajtja.
    .waiting = { $who } megnézi az új Hűség kártyáját.
ask-recon = Megnézed a felső Krízis kártyát?
    .rule = { $ability }: ezután a pakli aljára teheted.
    .waiting = { $who } megnézheti a felső Krízis kártyát.
ask-extra-action = Végrehajtasz még 1 akciót?
    .rule = { $ability }: miután használtad { $card-t }, körönként egyszer.
    .waiting = { $who } végrehajthat még 1 akciót.

# Battlestar Pegazus

ask-take-damage = Válaszd ki, melyik hajó sérüljön meg
    .rule = A Pegazus átveheti a Galactica sérülését; a jelző húzása előtt döntesz.
    .waiting = { $who } kiválasztja, melyik csatahajó sérüljön meg.
ask-pegasus-attack = Válassz célpontot a Pegazusnak
    .waiting = { $who } a Pegazus lövegeivel céloz.
ask-main-batteries = Válaszd ki, melyik űrszektorba lősz
    .rule = Dobás előtt választasz; alacsony dobás a saját hajóitokat találja el.
    .waiting = { $who } a Fő Ütegekkel céloz.
ask-full-throttle = Válaszd ki, hová repülsz
    .rule = Bármelyik űrszektorba repülhetsz, vagy maradsz; utána ott támadhatsz.
    .waiting = { $who } teljes gázzal repül.
ask-shield = Válaszd ki, melyik erőforrást véded meg
    .rule = A következő vesztesége ebben a körben 1-gyel kisebb.
    .waiting = { $who } kiválasztja, melyik erőforrást védi meg.
ask-highest-resource = Válaszd ki, melyik erőforrás csökkenjen { by-count-val }
    .rule = Ezek a legmagasabbak, egyforma értékkel.
    .waiting = { $who } a legmagasabb erőforrások közül választ.
ask-sacrifice = Válaszd ki, mit pusztítasz el { $area-ban }
    .rule = Bármit választasz, a Gyengélkedőre kerülsz.
    .waiting = { $who } kiválasztja, mi pusztuljon el a Viperával együtt.
ask-remove-basestar = Válaszd ki, melyik báziscsillag kerüljön le a tábláról
    .waiting = { $who } kiválasztja, melyik báziscsillag kerüljön le a tábláról.
ask-civilian-fights = Válaszd ki, melyik civil hajó harcoljon
    .rule = Le vannak fordítva; amelyik harcol, elveszhet.
    .waiting = { $who } civil hajót választ a harchoz.
ask-civilian-target = Válaszd ki, mit pusztít el a civil hajó { $area-ban }
    .waiting = { $who } kiválasztja, mit pusztít el a civil hajó.
ask-repair-any = Válaszd ki, mit javítasz meg
    .rule = { $count ->
        [0] Legfeljebb még { more-vipers }, bárhol.
       *[other] { $vipers ->
            [0] Legfeljebb még { more-locations }, bárhol.
           *[other] Legfeljebb még { more-locations } és { more-vipers }, bárhol.
        }
    }
    .waiting = { $who } javít.
more-locations = { $count } helyszínt
more-vipers = { $vipers } Viperát
ask-sort-crises = Rendezd a Krízis kártyákat
    .rule = Egyenként: a már visszatettek fölé, vagy a pakli aljára. Csak te látod őket.
    .waiting = { $who } megnézi a felső Krízis kártyákat.

# Próbák, Végzet és kézben tartott lapok a Pegazussal

ask-next-ability = Válaszd ki, melyik képesség következik
    .rule = A próba Vakmerő, ezért az Árulás kártyák képességei életbe lépnek.
    .waiting = { $who } kiválasztja, melyik képesség következik.
ask-next-ability-of-any = Minden Szakértelem Próba Képesség egyszer lép életbe, olyan sorrendben, ahogy szeretnéd.
ask-learned = Válaszd ki, hová kerüljön { $count ->
    [1] ez az 1
    [5] ez az 5
   *[other] ez a { $count }
} kártya
    .rule = Mind a próbába, vagy mind a kezedbe.
    .waiting = { $who } megnézi egy szakértelem pakli lapjait.
ask-add-revealed = Teszel kártyákat a felfedett próbába?
    .rule = Bármennyit; a szokásos korlát nem érvényes.
    .waiting = { $who } kártyákat tehet a felfedett próbába.
ask-put-on-destiny = { $count ->
    [one] Tegyél 1 kártyát a Végzet pakli tetejére
   *[other] Tegyél { $count } kártyát a Végzet pakli tetejére
}
    .rule = Amelyiket elsőként választod, az lesz legfelül.
    .waiting = { $who } kártyákat tesz a Végzet pakli tetejére.
ask-discard-destiny = { $count ->
    [one] Dobj el 1 lapot a Végzet pakliból
   *[other] Dobj el { $count } lapot a Végzet pakliból
}
    .rule = A paklit csak te látod; utána megkeverik.
    .waiting = { $who } megnézi a Végzet paklit.
ask-bottom-of-deck = Válaszd ki, melyik pakli alját nézed meg
    .rule = Az alsó lapját csak te látod, és ott is marad.
    .waiting = { $who } megnézi egy pakli alsó lapját.
ask-name-skill = { $whom-id ->
    [you] Nevezd meg a típust, amelyből húzol
   *[other] Nevezd meg a típust, amelyből { $whom } húz
}
    .waiting = { $who } megnevez egy szakértelem típust.
ask-discard-quorum = Dobj el egy Tanács kártyát
    .rule = { $count } kártyával több van nálad a megengedettnél.
    .waiting = { $who } a kézlimit fölötti Tanács kártyáit dobja el.

# Kivégzések és szívességek

ask-let-execute = Elfogadod, hogy kivégezzenek?
    .rule = Cylon játékosként figyelmen kívül hagyhatod, amit egy Krízis tenne veled.
    .waiting = { $who } egy kivégzésről dönt.
ask-next-executed = Válaszd ki, kit végeznek ki következőnek
    .rule = Több kivégzés is lesz; a sorrendről te döntesz.
    .waiting = { $who } a kivégzések sorrendjéről dönt.
ask-next-freed = Válaszd ki, ki hagyhatja el következőnek a Fogdát
    .rule = Több fogoly is távozhat; a sorrendről te döntesz.
    .waiting = { $who } kiválasztja, ki hagyhatja el következőnek a Fogdát.
ask-hand-on-loyalty = Válaszd ki, ki kapja a lefordított Hűség kártyáidat
    .rule = Mindet ugyanaz az ember játékos kapja, és csak ő látja őket.
    .waiting = { $who } továbbadja a Hűség kártyáit.
ask-reveal-and-hand-on = Válaszd ki, melyik Cylon kártyát mutatod meg, és ki kapja a többit
    .rule = A szövege nem lép életbe.
    .waiting = { $who } megmutat egy Hűség kártyát.
ask-give-card = Adsz valakinek egy szakértelem kártyát?
    .rule = Utána húzol { $count } lapot.
    .waiting = { $who } odaadhat egy kártyát.
ask-give-which = Válassz kártyát { $to-nak }
    .waiting = { $who } kártyát ad { $to-nak }.
ask-execute-instead = { $whom-id ->
    [you] A Fogda helyett inkább kivégezzenek?
   *[other] A Fogda helyett inkább kivégezzék { $whom-t }?
}
    .waiting = { $who } a Fogda és a kivégzés között dönt.

# Új Caprica

ask-prepare-or-evacuate = Készíts elő vagy evakuálj egy hajót
    .rule = Előkészítéskor a legfelső Lezárt Civil Hajó az Előkészítettek alá kerül; evakuáláskor a legfelső Előkészített az űrbe.
    .waiting = { $who } előkészít vagy evakuál egy civil hajót.
ask-evacuate-to = Válaszd ki, hová evakuálod a hajót
    .waiting = { $who } kiválasztja, hová evakuálja a hajót.
ask-go-aboard = Elmész a hajóval?
    .rule = A Galactica bármelyik nem Veszélyes helyszínére mehetsz, vagy maradsz.
    .waiting = { $who } a hajóval elhagyhatja Új Capricát.
ask-peeked-locked = Felül hagyod ezt a Lezárt Civil Hajót?
    .rule = Nem árulhatod el, mi az.
    .waiting = { $who } megnézi a legfelső Lezárt Civil Hajót.
ask-activate-occupation = Aktiválj egy Megszálló Erőt
    .rule = 1 helyszínnel továbblép; a Kikötőből lecsap, és lekerül a tábláról.
    .waiting = { $who } aktivál egy Megszálló Erőt.
ask-destroy-occupation = Pusztíts el egy Megszálló Erőt
    .rule = Hátravan még { $count }.
    .waiting = { $who } Megszálló Erőket pusztít el.
ask-fight-again = Eldobsz egy kártyát, hogy újra dobj a kockával?
    .rule = A Megszálló Erő még ott van. Ami az első dobást módosította, a következőt is módosítja.
    .waiting = { $who } tovább harcolhat.

# Hajnal: Zendülés kártyák, csodajelzők, a Zendülő

ask-discard-mutiny = Dobj el egy Zendülés kártyát
    .rule = { $due ->
        [limit] { $count ->
            [one] 1 Zendülés kártyád lehet. Mindenki látja, melyiket dobod el.
           *[other] { $count } Zendülés kártyád lehet. Mindenki látja, melyiket dobod el.
        }
        [keep] { $count ->
            [one] Csak 1 Zendülés kártyát tartasz meg. Mindenki látja, melyiket dobod el.
           *[other] Csak { $count } Zendülés kártyát tartasz meg. Mindenki látja, melyiket dobod el.
        }
       *[one] Mindenki látja.
    }
    .waiting = { $who } eldob egy Zendülés kártyát.
ask-pick-mutiny = { $to-id ->
    [you] Válaszd ki, melyik Zendülés kártyát húzod
   *[other] Válaszd ki, melyik Zendülés kártyát húzza { $to }
}
    .rule = A többi a pakli aljára kerül.
    .waiting = { $to-id ->
        [you] { $who } kiválasztja, melyik Zendülés kártyát húzod.
       *[other] { $who } kiválasztja, melyik Zendülés kártyát húzza { $to }.
    }
ask-play-mutiny = Válaszd ki, melyik Zendülés kártyát játszod ki
    .rule = A többi a pakli aljára kerül.
    .waiting = { $who } kiválasztja, melyik Zendülés kártyát játssza ki.
ask-hand-on-mutineer = Válaszd ki, ki kapja a Zendülő kártyát
    .rule = Aki megkapja, felfedi, elveszíti a címeit, és húz egy Zendülés kártyát.
    .waiting = { $who } továbbadja a Zendülő kártyát.
ask-draws-loyalty = Válaszd ki, ki húzzon még 1 Hűség kártyát
    .rule = A Zendülő kártya még a pakliban van, ezért 1 ember játékos újra húz.
    .waiting = { $who } kiválasztja, ki húzzon még 1 Hűség kártyát.
ask-stay-president = Elnök maradsz?
    .rule = Ehhez el kell dobnod { $card-t }; különben { $against } lesz az Elnök.
    .waiting = { $who } eldobhatja { $card-t }, hogy Elnök maradjon.

# Szakértelem próbák a Hajnallal

ask-add-or-draw-mutiny = Teszel kártyát a próbába?
    .rule = Tegyél be képpel felfelé 1 kártyát, vagy húzz egy Zendülés kártyát.
    .waiting = { $who } képpel felfelé betesz egy kártyát, vagy Zendülés kártyát húz.
ask-take-from-check = Kiveszel egy kártyát a próbából?
    .rule = { $ability }: a kezedbe kerül, és már nem számít.
    .waiting = { $who } kivehet egy kártyát a próbából.
ask-remove-from-check = Eltávolítasz egy kártyát a próbából?
    .rule = { $ability }: utána kiválasztasz egy Viperát az űrben vagy az Utánpótlásban, amely megsérül.
    .waiting = { $who } eltávolíthat egy kártyát a próbából.
ask-lay-open = Válaszd ki, melyik betett kártyádat fordítod fel
    .rule = { $ability }: az egyiket mindenki látja.
    .waiting = { $who } felfordítja az egyik betett kártyáját.

# A Hajnal kártyái és karakterei

ask-activate-location = Válaszd ki, melyik helyszínt aktiválod
    .rule = { $count ->
        [one] Bárhonnan; hátravan még 1.
       *[other] Bárhonnan; hátravan még { $count } különböző.
    }
    .waiting = { $who } a távolból aktivál egy helyszínt.
ask-activate-again = Újra aktiválod { $where-t }?
    .rule = { $ability }: 1 szakértelem kártyába kerül, körönként egyszer.
    .waiting = { $who } újra aktiválhatja { $where-t }.
ask-activate-after-order = Aktiválod { $where-t }?
    .rule = { $ability }: az utasításodat végrehajtották, most aktiválhatod a saját helyszínedet.
    .waiting = { $who } aktiválhatja { $where-t }.
ask-give-quorum = Válassz Tanács kártyát az Elnöknek
    .rule = A másikat kijátszod vagy eldobod.
    .waiting = { $who } megosztja a Tanács kártyákat az Elnökkel.
ask-play-or-discard-quorum = Kijátszod a másik Tanács kártyát?
    .rule = Ha nem, dobd el.
    .waiting = { $who } kijátszik vagy eldob egy Tanács kártyát.
ask-bury-quorum = Válaszd ki, melyik Tanács kártya kerüljön a pakli aljára
    .rule = Hátravan még { $count } az Elnök kártyái közül.
    .waiting = { $who } a pakli aljára teszi az Elnök Tanács kártyáit.
ask-give-cards = { $count ->
    [one] Adj 1 kártyát { $to-nak }
   *[other] Adj { $count } kártyát { $to-nak }
}
    .rule = Más nem látja, mit adsz.
    .waiting = { $who } szakértelem kártyákat ad { $to-nak }.
ask-draw-at-loss = Húzol a veszteség miatt?
    .rule = { $ability }: húzz { $count } { $skill } kártyát, és tarts meg { $keep } lapot, körönként egyszer.
    .waiting = { $who } kártyákat húzhat a veszteség miatt.
ask-discard-drawn = Dobj el egyet a most húzott kártyák közül
    .rule = A többit megtartod.
    .waiting = { $who } eldob egyet a most húzott kártyák közül.
ask-spare-discard = Segítesz valakinek, hogy 1 kártyával kevesebbet dobjon el?
    .rule = { $ability }: ezért húzol 1 Árulás kártyát, körönként egyszer.
    .waiting = { $who } segíthet valakinek, hogy 1 kártyával kevesebbet dobjon el.
ask-discard-super-crisis = Dobj el egy Szuperkrízis kártyát
    .rule = { $ability }: enélkül nem mehetsz el.
    .waiting = { $who } eldob egy Szuperkrízis kártyát, hogy elmehessen.
ask-replace-civilian = Válaszd ki, melyik civil hajót cseréled ki
    .rule = Visszakerül a félretettek közé; az új lefordítva érkezik.
    .waiting = { $who } megnézte az összes civil hajót, és kicserél egyet.
ask-recall-civilian = Válaszd ki, melyik civil hajó kerüljön le a tábláról
    .rule = Visszakerül a félretettek közé.
    .waiting = { $who } kiválasztja, melyik civil hajó kerüljön le a tábláról.
ask-sort-top = Rendezd { $deck-a } kártyákat
    .rule = Egyenként: a már visszatettek fölé, vagy a pakli aljára. Csak te látod őket.
    .waiting = { $who } megnézi { $deck-a } pakli felső lapjait.

# Viperák és Rohamraptorok

ask-launch-reserves-to = Válaszd ki, hová indítasz Viperákat
    .rule = Csak olyan űrszektorba, ahol pilótás Vipera van. Utána mindegyiket aktiválod.
    .waiting = { $who } kiválasztja, hová indítja a Viperákat.
ask-launch-reserves = Indítasz hajót { $area-ba }?
    .rule = Legfeljebb még { $count }; utána mindegyiket aktiválod.
    .waiting = { $who } Viperákat indít az Utánpótlásból.
ask-sacrifice-viper = Válaszd ki, melyik Vipera vesszen el a civil hajó helyett
    .rule = A civil hajó lefordítva visszakerül a félretettek közé.
    .waiting = { $who } feláldoz egy Viperát egy civil hajóért.
ask-place-anywhere = { $of }: válaszd ki, hová kerüljenek a hajók
    .waiting = { $who } kiválasztja, hová kerüljenek a hajók.
ask-place-which = Válaszd ki, melyik hajó kerüljön { $area-ba }
    .rule = Vipera helyett Rohamraptor is lehet.
    .waiting = { $who } kiválasztja, melyik hajó kerüljön { $area-ba }.
ask-assault-raptor-arrives = Válaszd ki, hová érkezzen a Rohamraptor
    .rule = Ha ember játékos vagy, azonnal aktiválhatod.
    .waiting = { $who } kiválasztja, hová érkezzen egy Rohamraptor.
ask-stay-in-space = Az űrben maradsz a Rohamraptoroddal?
    .rule = A flotta ugrik. Maradj az űrszektorodban, vagy térj vissza a Hangárba.
    .waiting = { $who } eldönti, az űrben marad-e.
ask-keep-in-space = Az űrben marad { $area-ban } lévő Rohamraptor?
    .rule = A flotta ugrik. Ha nem marad, visszatér az Utánpótlásba.
    .waiting = { $who } { $area-ban } lévő Rohamraptorról dönt.

# Bevetések és a Lázadó Báziscsillag

ask-name-for-all = Nevezd meg a típust, amelyből mindenki húz
    .rule = Minden játékos, a cylonok is, { $count } kártyát húz belőle.
    .waiting = { $who } megnevezi a típust, amelyből mindenki húz.
ask-pay-rebels = Válaszd ki, mit dobsz el
    .rule = Ez az akció egy csodajelzőbe vagy egy Szuperkrízis kártyába kerül.
    .waiting = { $who } a Lázadó Báziscsillag akciójáért fizet.
ask-search-deck = Válaszd ki, melyik szakértelem paklit nézed át
ask-search-skills = Vegyél ki egy kártyát a pakliból
    .rule = Hátravan még { $count } kártya a pakliból vagy a dobott lapjai közül; utána a paklit megkeverik.
    .waiting = { $who } átnéz egy szakértelem paklit.
ask-raider-bay = Válaszd ki, mit indít a Raider Dokk
    .rule = Ezután űrszektort választasz nekik; csak ezek a hajók aktiválódnak.
    .waiting = { $who } hajókat indít a Raider Dokkból.

# Amire egy közbelépés vonatkozik

about-crisis = { $card }
about-check = { $source-a } próbája
about-total = { $source-a } próbájának összereje { $total }, a nehézsége { $difficulty }
about-roll = dobás ({ $source })
about-roll-ftl = dobás az ugráshoz
about-roll-attack = { $attacker-a } megtámadja { $defender-t }
about-rolled = a dobás eredménye { $result } ({ $source })
about-rolled-ftl = az ugrás dobásának eredménye { $result }
about-rolled-attack = { $attacker-a } megtámadja { $defender-t }, a dobás eredménye { $result }
about-vipers = az egyiket vezetheted
about-turn = most kezdődik
about-treachery = egyet eldobtak
about-roll-fight = dobás { $where-ban } lévő Megszálló Erő ellen
about-roll-detain = dobás { $whom-id ->
    [you] az őrizetbe vételedre
   *[other] { $whom } őrizetbe vételére
}
about-rolled-fight = { $where-ban } lévő Megszálló Erő elleni dobás eredménye { $result }
about-rolled-detain = { $whom-id ->
    [you] az őrizetbe vételedre
   *[other] { $whom } őrizetbe vételére
} tett dobás eredménye { $result }
about-raiders = most következnek
about-destroyed = { $who-id ->
    [you] elpusztítottál egyet
   *[other] { $who } elpusztított egyet
}
about-civilian = { $area-ban } mindjárt megsemmisül egy
about-jump = a flotta ugrik
about-infiltration = most ér véget
about-motives = fedd fel most, vagy tartsd rejtve
