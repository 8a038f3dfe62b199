# Kérdések. Az üzenetet a megkérdezett olvassa; .rule az alatta álló mondat; .waiting, amit a többiek
# olvasnak közben: $who a megkérdezett.

ask-pick-character = Kivel játszol?
    .rule = Abból a típusból választhatsz, amelyből a legtöbb karakter maradt, vagy egy támogatót.
    .waiting = { $who } karaktert választ.
ask-pick-assist = Ki segít neked?
    .rule = A segítő karakter nem kerül a táblára, de bővíti a húzható kártyáidat.
    .waiting = { $who } segítő karaktert választ.
ask-start-area = Melyik űrszektorból indulsz a Viperáddal?
    .waiting = { $who } indító űrszektort választ.
ask-start-location = Hol kezdesz?
    .waiting = { $who } kezdő helyszínt választ.
ask-starting-hand = { $count ->
    [one] Melyik kártyával kezdesz?
   *[other] Melyik { $count } kártyával kezdesz?
}
    .rule = A karakterlapod szerinti típusokból és darabszámban.
    .waiting = { $who } kezdőlapokat választ.
ask-receive-skills = Milyen kártyákat kapsz?
    .rule = Előbb válaszd ki a típusokat, aztán húzol.
    .waiting = { $who } szakértelem kártyákat húz.
ask-draw-skills = { $count ->
    [one] Milyen kártyát húzol?
   *[other] Milyen kártyákat húzol? ({ $count } lap)
}
    .rule = Előbb válaszd ki a típusokat, aztán húzol.
    .waiting = { $who } szakértelem kártyákat húz.
ask-move-cylon = Bármelyik cylon helyszínre, aztán végrehajthatod az akcióját.
ask-move = Hová mész?
    .rule = Ugyanazon a hajón ingyen mozogsz; másik hajóra vagy Viperából kiszállni 1 szakértelem kártyába kerül.
    .waiting = { $who } mozog.
ask-move-or-ability = { $rule } Mozgás helyett használhatsz 1 Mozgás képességet.
ask-action = Mit teszel?
    .rule = { $count ->
        [one] Egy akció.
       *[other] Még { $count } akció.
    }
    .waiting = { $who } akciót hajt végre.
ask-discard = { $count ->
    [one] Melyik kártyát dobod el?
   *[other] Melyik { $count } kártyát dobod el?
}
    .waiting = { $who } kártyát dob el.
ask-discard-payment = { $count ->
    [one] Melyik kártyával fizetsz?
   *[other] Melyik { $count } kártyával fizetsz?
}
    .rule = A kifizetett kártya a dobott lapok közé kerül.
    .waiting = { $who } szakértelem kártyával fizet.
ask-may-discard = Mely kártyákat dobod el, ha egyáltalán?
    .rule = { $count ->
        [one] A Krízis 1 kártyát követel, de egy cylon játékos ezt figyelmen kívül hagyhatja.
       *[other] A Krízis { $count } kártyát követel, de egy cylon játékos ezt figyelmen kívül hagyhatja, vagy kevesebbet is eldobhat.
    }
    .waiting = { $who } kártyát dobhat el.
ask-let-discard = { $count ->
    [one] Eldobsz 1 véletlenszerű kártyát?
   *[other] Eldobsz { $count } véletlenszerű kártyát?
}
    .rule = Egy cylon játékos figyelmen kívül hagyhatja, amit egy Krízis követel.
    .waiting = { $who } véletlenszerű kártyák eldobásáról dönt.
ask-feed = Mely kártyákat teszed a próbába?
    .rule = { $count ->
        [one] Legfeljebb 1 kártyát. Nem veheted vissza.
       *[other] Legfeljebb { $count } kártyát. Nem veheted vissza őket.
    }
    .waiting = { $who } kártyákat tesz a próbába.
ask-window = Használsz most valamit?
    .rule = { $window }: { $about }.
    .waiting = Rövid szünet.
ask-order = Ki használ valamit először?
    .rule = { $window }: többen is használnának valamit. Egyikük megteszi, a többieket újra megkérdezzük.
    .waiting = { $who } eldönti, ki az első.
ask-keep-crisis = Melyik Krízis kártyát hajtod végre?
    .rule = A kártyákat most csak te látod.
    .waiting = { $who } Krízis kártyát húz.
ask-crisis-option = { $crisis }: melyiket választod?
    .waiting = { $who } választ: { $crisis }.
ask-keep-destination = Hová megy a flotta?
    .rule = Amelyik kártyát nem választod, felfedés nélkül a pakli aljára kerül.
    .waiting = { $who } úticélt választ.

ask-target = { $of }: kit választasz?
    .waiting = { $who } választ valakit: { $of }.
ask-target-send = Kit küldesz { $to-ba }?
    .waiting = { $who } kiválasztja, ki kerül { $to-ba }.
ask-target-release = Kit engedsz ki a Fogdából?
    .waiting = { $who } kiválasztja, ki szabadul.
ask-target-title = Ki legyen { $title-a }?
    .waiting = { $who } kiválasztja, ki legyen { $title-a }.
ask-target-card = Ki kapja ezt: { $of }?
    .waiting = { $who } továbbad egy kártyát: { $of }.
ask-target-loyalty = Kinek a Hűség kártyáját nézed meg?
    .waiting = { $who } kiválasztja, kinek a Hűség kártyáját nézi meg.
ask-target-hand-on = Ki kapja a Hűség kártyáidat?
    .waiting = { $who } továbbadja a Hűség kártyáit.
ask-target-take = Kinek a kártyáit nézed meg?
    .waiting = { $who } kiválasztja, kinek a kártyáit nézi meg.
ask-target-execute = Kit végeztetsz ki?
    .waiting = { $who } kiválasztja, kit végezzenek ki.
ask-target-trial = { $of }: kit sújtson a próba?
    .rule = Ha sikerül, azt a karaktert kivégzik.
    .waiting = { $who } kiválasztja, kit végezhetnek ki.
ask-target-free = Kit szabadítasz ki?
    .waiting = { $who } kiválasztja, kit szabadít ki.
ask-target-hands = Kivel cserélsz kézben tartott lapokat?
    .waiting = { $who } kártyákat cserél valakivel.
ask-target-random = Kitől veszel el egy véletlenszerű kártyát?
    .waiting = { $who } elvesz valakitől egy véletlenszerű kártyát.
ask-target-order = Kinek adod az utasítást?
    .waiting = { $who } utasítást ad.
ask-target-mutiny = Ki húzzon Zendülés kártyát?
    .waiting = { $who } kiválasztja, ki húzzon Zendülés kártyát.
ask-target-miracle = Ki kapjon csodajelzőt?
    .waiting = { $who } kiválasztja, ki kapjon csodajelzőt.
ask-target-treat = Kinek a szakértelmeiből húzol?
    .rule = Ezután ugyanannyi kártyát adsz annak a játékosnak.
    .waiting = { $who } kiválasztja, kinek a szakértelmeiből húz.
ask-target-share = Kivel osztozol a csodajelzőkön?
    .rule = Ezután annak a játékosnak adsz 1 jelzőt a tieidből, vagy elveszel tőle 1-et.
    .waiting = { $who } kiválasztja, kivel osztozik a csodajelzőkön.
ask-target-unseat = Ki legyen az Elnök?
    .rule = Az Elnök lemondhat egy játékban lévő kártyáról, hogy hivatalában maradjon.
    .waiting = { $who } kiválasztja, ki legyen az Elnök.
ask-choose = { $of }: melyiket választod?
    .waiting = { $who } választ: { $of }.
ask-may = { $of }: { $deeds-te }?
    .waiting = { $who } dönt: { $of }.
ask-risk = { $of }: kockáztatsz { $ships-t }?
    .rule = { $then }.
    .waiting = { $who } eldönti, kockáztat-e { $ships-t }.
ask-send-to = { $whom-id ->
    [you] Hová mész?
   *[other] Hová kerüljön { $whom }?
}
    .waiting = { $who } helyszínt választ.

ask-play-quorum = Melyik Tanács kártyát játszod ki?
    .waiting = { $who } Tanács kártyát játszik ki.
ask-keep-quorum = Melyik Tanács kártyát hajtod végre?
    .rule = A többi a pakli aljára kerül.
    .waiting = { $who } Tanács kártyák közül választ.
ask-play-super-crisis = Melyik Szuperkrízis kártyát játszod ki?
    .waiting = { $who } Szuperkrízis kártyát játszik ki.
ask-swap-super-crisis = Melyik Szuperkrízis kártyát cseréled le?
    .waiting = { $who } egy Szuperkrízis kártyáról dönt.
ask-take-card = Melyik kártyát veszed el { $from-tol }?
    .waiting = { $who } elvesz egy kártyát { $from-tol }.
ask-peek-deck = Melyik paklit nézed meg?
    .rule = Megnézed a felső lapját, majd otthagyod, vagy a pakli aljára teszed.
    .waiting = { $who } kiválasztja, melyik paklit nézi meg.
ask-peeked-card = Mit teszel { $deck-a } kártyával?
    .rule = Nem árulhatod el, mi az.
    .waiting = { $who } megnézi { $deck-a } pakli felső lapját.

ask-vipers = Melyik pilóta nélküli Viperát aktiválod?
    .rule = Még { $count } aktiválás.
    .waiting = { $who } pilóta nélküli Viperákat aktivál.
ask-pilot = Mit tesz a Viperád?
    .rule = Egy szomszédos űrszektorba mozog, vagy megtámad egy cylon hajót a sajátjában.
    .waiting = { $who } aktiválja a Viperáját.
ask-pilot-attack = Mit támadsz meg?
    .rule = Még { $count } támadás.
    .waiting = { $who } a Viperájával támad.
ask-launch-self = Hová indulsz?
    .waiting = { $who } Viperával indul.
ask-recall-viper = Melyik pilóta nélküli Vipera tér vissza érted?
    .rule = Az Utánpótlás üres: előbb egy Vipera visszatér az űrből.
    .waiting = { $who } visszahív egy Viperát.
ask-galactica-attack = Mit támad meg a Galactica?
    .waiting = { $who } a Galactica lövegeivel céloz.
ask-centurion-attack = Melyik Centúriót támadod meg?
    .waiting = { $who } megtámad egy Centúriót.
ask-nuke = Melyik báziscsillagra lövöd ki az atomfegyvert?
    .rule = Az atomfegyver bármilyen dobás esetén kikerül a játékból.
    .waiting = { $who } atomfegyverrel céloz.
ask-look-at-civilian = Melyik civil hajót nézed meg?
    .rule = Még { $count } hajót nézhetsz meg.
    .waiting = { $who } civil hajókat néz meg.
ask-move-civilian = Hová mozogjon { $area-ban } lévő { $number }. civil hajó?
    .rule = Egy szomszédos űrszektorba, vagy marad.
    .waiting = { $who } mozgathat egy civil hajót.
ask-repair = Mit javítasz meg?
    .waiting = { $who } javít.
ask-repair-vipers = Megjavítasz még egy Viperát?
    .rule = Legfeljebb még { $count } lehet.
    .waiting = { $who } Viperákat javít.
ask-restore = Melyik hajó térjen vissza?
    .rule = Még legfeljebb { $vipers } Vipera és { $raptors } Raptor térhet vissza az Utánpótlásba.
    .waiting = { $who } hajókat hoz vissza.
ask-use-order = Hogyan hajtod végre az utasítást?
    .waiting = { $who } végrehajtja az utasítást.

ask-raider-area = Melyik űrszektor Raiderei cselekedjenek következőnek?
    .waiting = { $who } kiválasztja, mely Raiderek cselekedjenek.
ask-raider-victim = Melyik Viperát támadják meg a Raiderek { $area-ban }?
    .waiting = { $who } kiválasztja, mit támadjanak meg a Raiderek.
ask-destroy-civilian = Melyik civil hajó semmisüljön meg?
    .rule = Le vannak fordítva.
    .waiting = { $who } civil hajót választ.
ask-destroy-cylon-ship = { $craft }: melyiket pusztítod el?
    .rule = Dobás nélkül; hátravan még { $left }.
    .waiting = { $who } cylon hajókat pusztít el.
ask-destroy-centurion = Melyik Centúriót pusztítod el?
    .waiting = { $who } elpusztít egy Centúriót.
ask-damage-viper = Melyik Vipera sérüljön meg?
    .rule = Hátravan még { $count } Vipera. A pilóta a Gyengélkedőre kerül.
    .waiting = { $who } kiválasztja, melyik Vipera sérüljön meg.
ask-damage-token = Milyen sérülést okozol a Galacticának?
    .rule = { $count } jelzőt kell végrehajtani; a többi visszakerül.
    .waiting = { $who } kiválasztja a Galactica sérülését.
ask-place-short = Hová kerüljön a következő { $craft }?
    .rule = Nem jut minden űrszektorba.
    .waiting = { $who } kiválasztja, hová kerüljön a következő { $craft }.
ask-launch-short = Melyik báziscsillag indítsa a következőt: { $craft }?
    .rule = Nem jut mindegyiknek.
    .waiting = { $who } kiválasztja, melyik báziscsillag indítson.
ask-board-short = Melyik űrszektorból hatoljon be egy Nehéz Raider?
    .rule = Nincs mindegyikhez elég Centúrió.
    .waiting = { $who } kiválasztja, melyik Nehéz Raider hatoljon be.
ask-let-look = Hagyod, hogy { $by } megnézze az egyik Hűség kártyádat?
    .rule = Egy cylon játékos figyelmen kívül hagyhatja, amit egy Krízis tenne vele.
    .waiting = { $who } eldönti, megmutat-e egy Hűség kártyát.
ask-hand-on-sympathizer = Kinek adod a Kollaboráns kártyát?
    .rule = Aki megkapja, azonnal végrehajtja.
    .waiting = { $who } megnézi az új Hűség kártyáját.
ask-recon = Megnézed a felső Krízis kártyát?
    .rule = { $ability }: ezután a pakli aljára teheted.
    .waiting = { $who } megnézheti a felső Krízis kártyát.
ask-extra-action = Végrehajtasz még 1 akciót?
    .rule = { $ability }: e kártya után, körönként egyszer: { $card }.
    .waiting = { $who } végrehajthat még 1 akciót.

# Battlestar Pegazus

ask-take-damage = Melyik hajó szenvedje el a sérülést?
    .rule = A Pegazus elszenvedheti a Galactica helyett; a jelző húzása előtt kell döntened.
    .waiting = { $who } kiválasztja, melyik csatahajó szenvedje el a sérülést.
ask-pegasus-attack = Melyik báziscsillagra lő a Pegazus?
    .waiting = { $who } a Pegazus lövegeivel céloz.
ask-main-batteries = Melyik űrszektorba lőnek az ütegek?
    .rule = Dobás előtt választasz; alacsony dobás esetén a saját hajóitokat találod el.
    .waiting = { $who } a Fő Ütegekkel céloz.
ask-full-throttle = Hová repülsz?
    .rule = Bármelyik űrszektorba, vagy maradsz; ezután ott támadhatsz.
    .waiting = { $who } teljes gázzal repül.
ask-shield = Melyik erőforrást véded meg?
    .rule = A következő vesztesége ebben a körben 1 egységgel kisebb.
    .waiting = { $who } kiválasztja, melyik erőforrást védi meg.
ask-highest-resource = Melyik erőforrásból vonsz le { $count } egységet?
    .rule = Ezek a legmagasabbak.
    .waiting = { $who } a legmagasabb erőforrások közül választ.
ask-sacrifice = Mit pusztítasz el { $area-ban }?
    .rule = Bármit választasz, a Gyengélkedőre kerülsz.
    .waiting = { $who } kiválasztja, mi pusztuljon el a Viperával együtt.
ask-remove-basestar = Melyik báziscsillag kerüljön le a tábláról?
    .waiting = { $who } kiválasztja, melyik báziscsillag kerüljön le.
ask-civilian-fights = Melyik civil hajó harcoljon?
    .rule = Le vannak fordítva; amelyik harcol, elveszhet.
    .waiting = { $who } civil hajót választ a harchoz.
ask-civilian-target = Mit pusztítson el a civil hajó { $area-ban }?
    .waiting = { $who } kiválasztja, mit pusztítson el a civil hajó.
ask-repair-any = Mit javítasz meg?
    .rule = { $count ->
        [0] Legfeljebb még { more-vipers }, bárhol van is.
       *[other] { $vipers ->
            [0] Legfeljebb még { more-locations }, bárhol van is.
           *[other] Legfeljebb még { more-locations } és { more-vipers }, bárhol vannak is.
        }
    }
    .waiting = { $who } javít.
more-locations = { $count } helyszín
more-vipers = { $vipers } Vipera
ask-sort-crises = Hová kerüljenek a Krízis kártyák?
    .rule = Egymás után: mindegyik a már visszatettek fölé, vagy az egész pakli alá kerül. Csak te látod őket.
    .waiting = { $who } megnézi a felső Krízis kártyákat.

# Próbák, Végzet és kézben tartott lapok a Pegazussal

ask-next-ability = Melyik kártya képessége következzen?
    .rule = A próba Vakmerő: az Árulás kártyák képességei életbe lépnek.
    .waiting = { $who } sorba rendezi a próba képességeit.
ask-next-ability-of-any = A próba minden Szakértelem Próba Képessége egyszer lép életbe, az általad választott sorrendben.
ask-learned = Hová kerüljön ez a { $count } kártya?
    .rule = Mind a próbába, vagy mind a kezedbe.
    .waiting = { $who } megnézi egy szakértelem pakli lapjait.
ask-add-revealed = Mely kártyákat teszed a felfedett próbába?
    .rule = Tetszőleges számút, bármi korlátoz is egyébként.
    .waiting = { $who } kártyákat tehet a felfedett próbába.
ask-put-on-destiny = { $count ->
    [one] Melyik kártyát teszed a Végzet pakli tetejére?
   *[other] Melyik { $count } kártyát teszed a Végzet pakli tetejére?
}
    .rule = Amelyiket elsőként választod, az lesz legfelül.
    .waiting = { $who } kártyákat tesz a Végzet pakli tetejére.
ask-discard-destiny = { $count ->
    [one] A Végzet pakli melyik lapját dobod el?
   *[other] A Végzet pakli melyik { $count } lapját dobod el?
}
    .rule = A paklit csak te látod; utána meg kell keverni.
    .waiting = { $who } megnézi a Végzet paklit.
ask-bottom-of-deck = Melyik pakli alsó lapját nézed meg?
    .rule = Csak te látod, és ott is marad.
    .waiting = { $who } megnézi egy pakli alsó lapját.
ask-name-skill = { $whom-id ->
    [you] Milyen típusból húzol?
   *[other] Milyen típusból húzzon { $whom }?
}
    .waiting = { $who } megnevez egy szakértelem típust.
ask-discard-quorum = Melyik Tanács kártyát dobod el?
    .rule = { $count } lappal több van nálad a megengedettnél.
    .waiting = { $who } a limit fölötti Tanács kártyáit dobja el.

# Kivégzések és szívességek

ask-let-execute = Hagyod, hogy kivégezzenek?
    .rule = Egy cylon játékos figyelmen kívül hagyhatja, amit egy Krízis tenne vele.
    .waiting = { $who } egy kivégzésről dönt.
ask-next-executed = Kit végeznek ki következőként?
    .rule = Több kivégzés is lesz; a sorrendről te döntesz.
    .waiting = { $who } a kivégzések sorrendjéről dönt.
ask-next-freed = Ki hagyhatja el következőként a Fogdát?
    .rule = Több fogoly is távozhat; a sorrendről te döntesz.
    .waiting = { $who } eldönti, ki hagyhatja el következőként a Fogdát.
ask-hand-on-loyalty = Ki kapja a lefordított Hűség kártyáidat?
    .rule = Mind ugyanahhoz az ember játékoshoz kerül, és csak ő látja őket.
    .waiting = { $who } továbbadja a Hűség kártyáit.
ask-reveal-and-hand-on = Melyik kártya bizonyítja, hogy cylon vagy, és ki kapja a többit?
    .rule = A szövege nem lép életbe.
    .waiting = { $who } megmutat egy Hűség kártyát.
ask-give-card = Kinek adsz szakértelem kártyát?
    .rule = Utána húzol { $count } lapot.
    .waiting = { $who } odaadhat egy kártyát.
ask-give-which = Melyik kártyát adod { $to-nak }?
    .waiting = { $who } kártyát ad { $to-nak }.
ask-execute-instead = { $whom-id ->
    [you] Kivégezzenek ahelyett, hogy a Fogdába kerülnél?
   *[other] Kivégezzék { $whom-t } ahelyett, hogy a Fogdába kerülne?
}
    .waiting = { $who } a Fogda és a kivégzés között dönt.

# Új Caprica

ask-prepare-or-evacuate = Előkészítesz vagy evakuálsz egy hajót?
    .rule = Előkészítéskor a legfelső Lezárt Civil Hajó az Előkészítettek alá kerül; evakuáláskor a legfelső Előkészített hajó az űrbe kerül.
    .waiting = { $who } előkészít vagy evakuál egy civil hajót.
ask-evacuate-to = Melyik űrszektorba evakuálod a hajót?
    .waiting = { $who } kiválasztja, hová evakuálja a hajót.
ask-go-aboard = Hová mész a hajóval?
    .rule = A Galactica bármelyik helyszínére, amely nem Veszélyes, vagy maradsz.
    .waiting = { $who } a hajóval elhagyhatja Új Capricát.
ask-peeked-locked = Mit teszel a legfelső Lezárt Civil Hajóval?
    .rule = Nem árulhatod el, mi az.
    .waiting = { $who } megnézi a legfelső Lezárt Civil Hajót.
ask-activate-occupation = Melyik Megszálló Erőt aktiválod?
    .rule = 1 helyszínnel továbblép; a Kikötőből lecsap, és lekerül a tábláról.
    .waiting = { $who } aktivál egy Megszálló Erőt.
ask-destroy-occupation = Hol pusztítasz el egy Megszálló Erőt?
    .rule = Hátravan még { $count }.
    .waiting = { $who } Megszálló Erőket pusztít el.
ask-fight-again = Eldobsz egy kártyát, hogy újra dobj?
    .rule = A Megszálló Erő még ott van; ami az első dobást módosította, a következőt is módosítja.
    .waiting = { $who } tovább harcolhat.

# Hajnal: Zendülés kártyák, csodajelzők, a Zendülő

ask-discard-mutiny = Melyik Zendülés kártyát dobod el?
    .rule = { $due ->
        [limit] { $count ->
            [one] 1 Zendülés kártyád lehet. Képpel felfelé kell eldobni.
           *[other] { $count } Zendülés kártyád lehet. Képpel felfelé kell eldobni.
        }
        [keep] { $count ->
            [one] Csak 1 Zendülés kártyát tartasz meg. Képpel felfelé kell eldobni.
           *[other] Csak { $count } Zendülés kártyát tartasz meg. Képpel felfelé kell eldobni.
        }
       *[one] Képpel felfelé kell eldobni.
    }
    .waiting = { $who } eldob egy Zendülés kártyát.
ask-pick-mutiny = { $to-id ->
    [you] Melyik Zendülés kártyát húzod?
   *[other] Melyik Zendülés kártyát húzza { $to }?
}
    .rule = A többi a pakli aljára kerül.
    .waiting = { $to-id ->
        [you] { $who } kiválasztja, melyik Zendülés kártyát húzod.
       *[other] { $who } kiválasztja, melyik Zendülés kártyát húzza { $to }.
    }
ask-play-mutiny = Melyik Zendülés kártyát játszod ki?
    .rule = A többi a pakli aljára kerül.
    .waiting = { $who } több Zendülés kártya közül játszik ki egyet.
ask-hand-on-mutineer = Ki kapja a Zendülő kártyát?
    .rule = Aki megkapja, felfedi, elveszíti minden címét, és húz egy Zendülés kártyát.
    .waiting = { $who } továbbadja a Zendülő kártyát.
ask-draws-loyalty = Ki húzzon még 1 Hűség kártyát?
    .rule = A Zendülő kártya még a pakliban van, ezért 1 ember játékos még egyszer húz.
    .waiting = { $who } kijelöli, ki húzzon még 1 Hűség kártyát.
ask-stay-president = Elnök maradsz?
    .rule = Az ára: { $card }; különben { $against } lesz az Elnök.
    .waiting = { $who } lemondhat egy kártyáról ({ $card }), hogy Elnök maradjon.

# Szakértelem próbák a Hajnallal

ask-add-or-draw-mutiny = Melyik kártyát teszed a próbába?
    .rule = Képpel felfelé beteszel 1 kártyát, vagy húzol egy Zendülés kártyát.
    .waiting = { $who } képpel felfelé betesz egy kártyát, vagy Zendülés kártyát húz.
ask-take-from-check = Melyik kártyát veszed ki a próbából?
    .rule = { $ability }: a kezedbe kerül, és már nem számít.
    .waiting = { $who } kivehet egy kártyát a próbából.
ask-remove-from-check = Melyik kártyát távolítod el a próbából?
    .rule = { $ability }: cserébe kiválasztasz egy Viperát, amely megsérül, az űrben vagy az Utánpótlásban.
    .waiting = { $who } eltávolíthat egy kártyát a próbából.
ask-lay-open = A betett kártyáid közül melyik legyen képpel felfelé?
    .rule = { $ability }: az egyiket mindenki látja.
    .waiting = { $who } felfordítja az egyik betett kártyáját.

# A Hajnal kártyái és karakterei

ask-activate-location = Melyik helyszínt aktiválod?
    .rule = { $count ->
        [one] Bárhol vagy is: hátravan még 1.
       *[other] Bárhol vagy is: hátravan még { $count } különböző.
    }
    .waiting = { $who } a távolból aktivál egy helyszínt.
ask-activate-again = Újra aktiválod { $where-t }?
    .rule = { $ability }: 1 szakértelem kártyába kerül, körönként egyszer.
    .waiting = { $who } újra aktiválhatja { $where-t }.
ask-activate-after-order = Aktiválod { $where-t }?
    .rule = { $ability }: az utasításodat végrehajtották, most használhatod a saját helyszínedet.
    .waiting = { $who } aktiválhatja { $where-t }.
ask-give-quorum = Melyik Tanács kártyát kapja az Elnök?
    .rule = A másikat kijátszod vagy eldobod.
    .waiting = { $who } megosztja a Tanács kártyákat az Elnökkel.
ask-play-or-discard-quorum = Kijátszod a másik Tanács kártyát?
    .rule = Ha nem, el kell dobnod.
    .waiting = { $who } kijátszik vagy eldob egy Tanács kártyát.
ask-bury-quorum = Az Elnök melyik Tanács kártyája kerüljön a pakli aljára?
    .rule = Hátravan még { $count } kártya.
    .waiting = { $who } a pakli aljára teszi az Elnök Tanács kártyáit.
ask-give-cards = { $count ->
    [one] Melyik kártyát adod { $to-nak }?
   *[other] Melyik { $count } kártyát adod { $to-nak }?
}
    .rule = Más nem látja, mit adsz.
    .waiting = { $who } szakértelem kártyákat ad { $to-nak }.
ask-draw-at-loss = Húzol a veszteségért?
    .rule = { $ability }: húzol { $count } kártyát, és közülük { $keep } marad nálad; körönként egyszer.
    .waiting = { $who } kártyákat húzhat a veszteségért.
ask-discard-drawn = Az imént húzott kártyák közül melyiket dobod el?
    .rule = A többit megtartod.
    .waiting = { $who } eldob egyet az imént húzott kártyák közül.
ask-spare-discard = Kinek engedsz el 1 eldobandó kártyát?
    .rule = { $ability }: ezért húzol 1 Árulás kártyát; körönként egyszer.
    .waiting = { $who } elengedhet valakinek egy eldobandó kártyát.
ask-discard-super-crisis = Melyik Szuperkrízis kártyát dobod el?
    .rule = { $ability }: enélkül nem mehetsz el.
    .waiting = { $who } eldob egy Szuperkrízis kártyát, hogy elmehessen.
ask-replace-civilian = Melyik civil hajót cseréled ki?
    .rule = Visszakerül a félretettek közé; az új lefordítva kerül a helyére.
    .waiting = { $who } megnézte az összes civil hajót, és kicserél egyet.
ask-recall-civilian = Melyik civil hajó hagyja el az űrt?
    .rule = Visszakerül a félretettek közé.
    .waiting = { $who } kiválasztja, melyik civil hajó hagyja el az űrt.
ask-sort-top = Hová kerüljenek { $deck-a } kártyák?
    .rule = Egymás után; ami a pakli tetejére kerül, a korábban oda tettek fölé kerül. Csak te látod őket.
    .waiting = { $who } megnézi { $deck-a } pakli felső lapjait.

# Viperák és Rohamraptorok

ask-launch-reserves-to = Melyik űrszektorba indítasz Viperákat?
    .rule = Csak pilótás Vipera mellé. Utána mindegyik aktiválódik.
    .waiting = { $who } kiválasztja, hová indítja a Viperákat.
ask-launch-reserves = Melyik hajót indítod { $area-ba }?
    .rule = Legfeljebb még { $count }; utána mindegyik aktiválódik.
    .waiting = { $who } Viperákat indít az Utánpótlásból.
ask-sacrifice-viper = Melyik Vipera semmisüljön meg a civil hajó helyett?
    .rule = A civil hajó visszakerül a félretettek közé, és senki sem fordítja fel.
    .waiting = { $who } feláldoz egy Viperát egy civil hajóért.
ask-place-anywhere = { $of }: melyik űrszektorba kerüljenek a hajók?
    .waiting = { $who } kiválasztja, hová kerüljenek a hajók.
ask-place-which = Melyik hajó kerüljön { $area-ba }?
    .rule = Vipera helyett Rohamraptor is állhat.
    .waiting = { $who } kiválasztja, melyik hajó kerüljön { $area-ba }.
ask-assault-raptor-arrives = Hová érkezzen a Rohamraptor?
    .rule = Ha ember játékos vagy, azonnal aktiválhatod.
    .waiting = { $who } kiválasztja, hová érkezzen egy Rohamraptor.
ask-stay-in-space = Az űrben maradsz a Rohamraptoroddal?
    .rule = A flotta ugrik, te pedig az űrszektorodban maradsz; különben visszatérsz a Hangárba.
    .waiting = { $who } eldönti, az űrben marad-e.
ask-keep-in-space = Az űrben marad { $area-ban } lévő Rohamraptor?
    .rule = A flotta ugrik; különben visszatér az Utánpótlásba.
    .waiting = { $who } { $area-ban } lévő Rohamraptorról dönt.

# Bevetések és a Lázadó Báziscsillag

ask-name-for-all = Milyen típusból húzzon mindenki?
    .rule = Minden játékos, a cylonok is, { $count } ilyen kártyát húz.
    .waiting = { $who } megnevezi a típust, amelyből mindenki húz.
ask-pay-rebels = Mit dobsz el?
    .rule = Az akció egy csodajelzőbe vagy egy Szuperkrízis kártyába kerül.
    .waiting = { $who } a Lázadó Báziscsillag akciójáért fizet.
ask-search-deck = Melyik szakértelem paklit nézed át?
ask-search-skills = Melyik kártyát veszed ki a pakliból?
    .rule = Hátravan még { $count } kártya a pakliból vagy a dobott lapjai közül; utána a paklit meg kell keverni.
    .waiting = { $who } átnéz egy szakértelem paklit.
ask-raider-bay = Milyen hajókat küld ki a Raider Dokk?
    .rule = Egy űrszektorba kerülnek, amelyet ezután választasz, és csak ezek aktiválódnak.
    .waiting = { $who } hajókat küld ki a Raider Dokkból.

# Amire egy közbelépés vonatkozik

about-crisis = { $card }
about-check = próba: { $source }
about-total = próba: { $source }, az állás { $total }, a nehézség { $difficulty }
about-roll = dobás: { $source }
about-roll-ftl = dobás az ugráshoz
about-roll-attack = { $attacker-a } megtámadja { $defender-t }
about-rolled = dobás: { $source }, az eredmény { $result }
about-rolled-ftl = dobás az ugráshoz, az eredmény { $result }
about-rolled-attack = { $attacker-a } megtámadja { $defender-t }, a dobás { $result }
about-vipers = az egyik a tiéd lehet
about-turn = most kezdődik
about-treachery = egyet eldobtak
about-roll-fight = dobás { $where-ban } lévő Megszálló Erő ellen
about-roll-detain = dobás { $whom-id ->
    [you] az őrizetbe vételedre
   *[other] { $whom } őrizetbe vételére
}
about-rolled-fight = dobás { $where-ban } lévő Megszálló Erő ellen, az eredmény { $result }
about-rolled-detain = dobás { $whom-id ->
    [you] az őrizetbe vételedre
   *[other] { $whom } őrizetbe vételére
}, az eredmény { $result }
about-raiders = mindjárt cselekszenek
about-destroyed = { $who-id ->
    [you] elpusztítottál egyet
   *[other] { $who } elpusztított egyet
}
about-civilian = { $area-ban } mindjárt megsemmisül egy
about-jump = a flotta ugrik
about-infiltration = most ér véget
about-motives = felfedheted, vagy visszatarthatod
