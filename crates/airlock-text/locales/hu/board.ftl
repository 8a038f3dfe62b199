# Helyszínek, posztok, jelzők, hajók és számlálók.

hazardous = Veszélyes: önként nem mozoghatsz ide.
here-sickbay = Amíg itt vagy, a Szakértelem lapok húzása fázisban csak 1 kártyát húzol a szakértelmeidből. A szokásos mozgással elmehetsz.
here-brig = Amíg itt vagy, nem mozoghatsz, nem húzol Krízis kártyát, és minden szakértelem próbába csak 1 kártyát tehetsz.
here-resurrection-ship = Amíg itt vagy, a Szakértelem lapok húzása fázisban csak 1 szakértelem kártyát húzol.
here-medical-center = Amíg itt vagy, a Szakértelem lapok húzása fázisban csak 1 szakértelem kártyát húzol. A Galactica visszatéréséig ide kerül, aki a Gyengélkedőre vagy a Feltámadás Hajóra kerülne.
here-detention = Új Caprica fogdája: amíg itt vagy, nem mozoghatsz, és minden szakértelem próbába csak 2 kártyát tehetsz. Krízis kártyát ugyanúgy húzol, és az Admirális megtartja a címét.
here-hub-destroyed = A Feltámadás Hajó maradványa: a Szakértelem lapok húzása fázisban dobd el az összes Szuperkrízis kártyádat, és nem húzol szakértelem kártyát.
no-action = Nincs akciója.
prisoner = Ha az a karakter a Fogdában van, a nehézség { $shifts }.

title-text-admiral = Nálad vannak az atomfegyverek. Amikor a flotta ugrik, húzz 2 Úticél kártyát, válassz közülük 1-et, a másikat pedig tedd a pakli aljára. Te döntesz, amikor egy kártya az Admirálisra bízza a választást, és te választasz űrszektort egy civil hajónak, ha nincs megadva.
    Ha a Fogdába kerülsz, a címedet az utódlási sorrendben legelöl álló, nem a Fogdában lévő játékos kapja. Akkor sem kapod vissza, ha kijössz.
title-text-president = Nálad vannak a Tanács kártyák, amelyeket más nem láthat, és te döntesz, amikor egy kártya az Elnökre bízza a választást. A címet a Fogdában is megtartod.
    Akció: játssz ki 1 Tanács kártyát a kezedből.
title-text-admiral-pegasus = Akció, csak ha a Galactica Új Caprica körüli pályán van. A flotta elugrik, és a játék véget ér: a még ott lévő Lezárt és Előkészített Civil Hajók megsemmisülnek, az Új Capricán maradt ember játékosokat kivégzik, és az emberek nyernek, ha minden erőforrás 0 fölött van.
title-text-president-pegasus = A kör végén legfeljebb { $count } Tanács kártyád lehet. Új Capricán dobj a kockával, miután Tanács kártyát játszottál ki a kezedből; 1–3 esetén menj a Zárkába.
title-line = Utódlási sorrend: { $line }.
title-quorum-limit = A kör végén legfeljebb { $count } Tanács kártyád lehet.

civilian-text = Ha megsemmisül: { $losses }.
civilian-nothing = nincs veszteség
galactica-damage-location = Sérülés éri { $where-t }: minden ott lévő karakter a Gyengélkedőre kerül, és az akciója nem használható, amíg meg nem javítják.
galactica-damage-resource = { $by } { $resource }. A jelző kikerül a játékból.
pegasus-damage-location = Sérülés éri { $where-t }: minden ott lévő karakter a Gyengélkedőre kerül, és az akciója nem használható, amíg meg nem javítják. Ha { $limit } helyszíne sérült, a Pegazus megsemmisül.
basestar-critical-hit = { $count } sérülésjelzőnek számít; a báziscsillag megsemmisül, ha legalább { $limit } van rajta.
basestar-disabled-hangar = Ez a báziscsillag nem indíthat sem Raidert, sem Nehéz Raidert.
basestar-disabled-weapons = Ez a báziscsillag nem támadhatja meg a Galacticát.
basestar-structural-damage = A báziscsillag elleni támadások +2 módosítót kapnak.

ship-text-raider = Cylon vadászgép. Aktiváláskor az elsőt teszi meg ezek közül, amelyiket tudja: megtámad egy pilóta nélküli Viperát az űrszektorában; megtámad ott egy pilótás Viperát; elpusztít ott egy civil hajót; 1 űrszektorral közelebb mozog a legközelebbi civil hajóhoz, egyenlő távolság esetén az óramutató járásával megegyezően; megtámadja a Galacticát. Ha Vipera vagy a Galactica támadja, { $odds }.
ship-text-heavy-raider = Cylon csapatszállító, amely sosem támad. Ha indító űrszektorban aktiválódik, lekerül a tábláról, és 1 Centúrió behatol a Galacticára; máshol 1 űrszektorral közelebb mozog a legközelebbi indító űrszektorhoz. Ha Vipera vagy a Galactica támadja, { $odds }.
ship-text-basestar = Cylon csatahajó. Raidereket és Nehéz Raidereket indít a saját űrszektorába, és megtámadja a Galacticát ({ $attack }). Ha { $limit } sérülésjelző van rajta, megsemmisül. Ha Vipera támadja, { $viper }; ha a Galactica, { $galactica }.
ship-text-viper = A flotta vadászgépe. Aktiváláskor elindul az Utánpótlásból egy indító űrszektorba, vagy egy szomszédos űrszektorba mozog, vagy megtámad egy cylon hajót az űrszektorában. Ha Raider támadja, { $odds }. A sérült Vipera nem használható, amíg meg nem javítják; a pilótája a Gyengélkedőre kerül.
ship-text-raptor = A flotta felderítő hajója. Az Utánpótlásban marad, ahol kártyák tehetik kockára; ha megsemmisül, kikerül a játékból.
ship-text-assault-raptor = A flotta csatagépe, összesen { $count } van. Minden hatás szempontjából Vipera, nem Raptor; a Viperákra ható hatásnál az dönti el, melyik fajtát éri, aki a hatást okozza. Ha báziscsillagot támad, az { $basestar }. Ha Raider támadja, { $odds }; sosem sérül meg: ha sérülésre választják ki, megsemmisül. Ugráskor a pilótája az űrben maradhat vele; a pilóta nélküliről a jelenlegi játékos dönt.
ship-text-civilian = A flotta védelme alatt álló hajó, lefordítva az űrszektorában. Ha megsemmisül, felfordítják, és a rajta látható erőforrások elvesznek.
ship-text-scar = Raider, saját jelzővel. A Raiderek minden aktiválásakor { $count ->
    [2] kétszer
   *[other] { $count } alkalommal
} kerül sorra. Csak { $range } értékű dobással pusztítható el.
ship-text-centurion = Behatoló az Inváziós Sávon. Valahányszor a Nehéz Raiderek aktiválódnak, minden Centúrió 1 mezőt lép előre; ha egyikük az utolsó mezőre ér, az emberek azonnal veszítenek. Ha a Fegyvertárból támadják, { $odds }.

token-text-nuke = Az Admirálisnál van, aki báziscsillagot támadhat vele ({ $odds }). Ezután kikerül a játékból.
token-text-occupation-force = Őrség Új Capricán, legfeljebb { $count } lehet. Aktiváláskor a Megszálló Hatóságtól a Tenyésztő Szurdokba, onnan a Kikötőbe lép, onnan pedig lekerül a tábláról, és elpusztítja a legfelső Lezárt Civil Hajót, vagy ha nincs, a legfelső Előkészítettet. A helyszínén lévő ember játékos akcióként dobhat a kockával, és 5–8 esetén elpusztítja; egy cylon játékos akcióként őrizetbe vetethet vele egy ott lévő ember játékost.
token-text-scar = Azt a Raidert jelöli, amelyik Scar.
token-text-miracle-token = Eldobásával a karakterlap csodaképessége használható, vagyis az, amelyen „játékonként egyszer” áll; másik jelzővel újra használhatod. Mindenki { $count } jelzővel kezd, és többje nem lehet, hacsak a karakterlapja mást nem mond. Akit cylonként lelepleznek vagy kivégeznek, eldobja; a Cylon Vezér megtartja, amikor a beszivárgása véget ér.
token-text-basestar-allegiance-marker = A Lázadó Báziscsillagon van, és megmutatja, kinek az oldalán áll: az emberekén vagy a cylonokén.
token-text-infiltration-daybreak = Annál a Cylon Vezérnél van, aki az „Ember Flotta” helyszínről beszivárgott. Mindenben ember játékosnak számítasz, de a Szakértelem lapok húzása fázisban 1 kártyával többet húzol a szakértelmeidből, minden szakértelem próbába legfeljebb 2 kártyát tehetsz (a Fogdában 1-et), címet nem viselhetsz, és csak az indítékaiddal nyerhetsz.
    Akció: szakítsd meg, és menj a Feltámadás Hajóra; ha a Fogdában vagy, előbb dobj el kártyákat, amíg 3 szakértelem kártyád marad. Akkor is véget ér, ha bármi más visz oda. Amikor véget ér, dobd el a Zendülés kártyáidat és a neked adott Tanács kártyákat, de a csodajelződet tartsd meg.
token-text-cylon-locations-overlay = A tábla 4 cylon helyszínét takarja és módosítja.
token-text-infiltration = Annál a Cylon Vezérnél vagy Szimpatizáns Cylonnál van, aki az „Ember Flotta” helyszínről beszivárgott. Mindenben ember játékosnak számítasz, de a Szakértelem lapok húzása fázisban 1 szakértelem kártyával többet húzol, minden szakértelem próbába legfeljebb 2 kártyát tehetsz (a Fogdában 1-et), címet nem viselhetsz, az Árulás kártyák szövegét nem használhatod, és csak a Titkos Küldetéseddel nyerhetsz.
    Akció: szakítsd meg, és menj a Feltámadás Hajóra; ha a Fogdában vagy a Zárkában vagy, előbb dobj el kártyákat, amíg 3 szakértelem kártyád marad. Akkor is véget ér, ha bármi más visz oda.
token-text-fleet-marker = Megmutatja, hol tart a flotta az Ugráselőkészítő Sávon. Az Auto Ugrás mezőn a flotta ugrik; kék mezőről az FTL Vezérlőből ugorhat.
token-text-current-player-marker = Azt a játékost jelöli, akinek a köre van.
token-text-character-token = Megmutatja, hol van egy karakter.
token-text-piloting-token = Megmutatja, melyik Viperát vezeti egy karakter.

board-text-colonial-one-overlay = A Colonial One 3 helyszínét takarja. Ha a Colonial One elpusztul, onnan mindenki a Gyengélkedőre kerül, és a táblát megfordítják: többé senki sem mehet oda.
board-text-cylon-locations-overlay = A tábla 4 cylon helyszínét takarja. Ha a Központ elpusztul, megfordítják: az Elpusztult Központ lép a Feltámadás Hajó helyére, és aki ott van vagy oda kerül, az Elpusztult Központban van.
board-text-demetrius = A Föld Célkártyával kerül játékba. Olyan hajó, mint a Colonial One: másik hajóról vagy Viperából idemenni, vagy innen elmenni 1 szakértelem kártyába kerül. Csak ember játékosok mehetnek ide, és a helyszínei nem sérülhetnek meg.
board-text-active-mission = 1 bevetés helye a következő ugrásig. Ugráskor a felfordított bevetés a Célkártya mellé kerül, ha van távolsága, különben eldobják; a lefordítottat a Bevetés pakliba keverik.
board-text-rebel-basestar = A Cylon Polgárháború bevetéssel kerül játékba. Csak a saját oldalának játékosai mehetnek ide és használhatják a helyszíneit, amelyek nem sérülhetnek meg. Másik hajóról vagy Viperából (a cylon játékosoknak cylon helyszínről) idemenni, vagy innen elmenni 1 szakértelem kártyába kerül.
board-text-basestar-allegiance = Itt áll a jelző, amely megmutatja, kinek az oldalán van a Lázadó Báziscsillag.

icon-text-raiders = Minden Raider aktiválódik, űrszektoronként, abban a sorrendben, amelyet a jelenlegi játékos választ. Ha nincs Raider a táblán, helyette minden báziscsillag 2 Raidert indít.
icon-text-launch-raiders = Minden báziscsillag 3 Raidert indít.
icon-text-heavy-raiders = Minden Centúrió 1 mezőt lép előre; ezután minden indító űrszektorban lévő Nehéz Raider Centúrióként behatol a Galacticára, a többi pedig 1 űrszektorral közelebb mozog a legközelebbi indító űrszektorhoz. Ha nincs Nehéz Raider a táblán, helyette minden báziscsillag 1-et indít.
icon-text-occupation = A Kikötőben lévő Megszálló Erők lekerülnek a tábláról, és mindegyikük elpusztítja a legfelső Lezárt Civil Hajót, vagy ha nincs, a legfelső Előkészítettet; a többi 1 helyszínnel továbblép. Ha Új Capricán nincs egy sem, 1 kerül a Megszálló Hatósághoz.
icon-text-basestars = Minden báziscsillag megtámadja a Galacticát, amely { $odds }.

resource-text = Kezdőértéke { $start }, legfeljebb { $max } lehet; { $red } és alatta vörös. Ha egy kör végén 0, az emberek veszítenek.
