# A kártyák: ami a hatásaik körül áll.

# Krízis és Szuperkrízis kártyák

crisis-check = Szakértelem próba, nehézség { $difficulty }: { $skills }.
crisis-pass = Siker: { $then }.
crisis-partial = Részleges siker, { $threshold } vagy több: { $then }.
crisis-fail = Kudarc: { $then }.
crisis-or = A próba helyett { $who } ezt is választhatja: { $then }.
crisis-chooses = { $who } választ a két lehetőség közül.
crisis-either = Az egyik: { $then }.
crisis-either-if = Az egyik, de csak ha { $condition }: { $then }.
crisis-or-else = A másik: { $then }.
attack-activation = 1. Aktiválás: { $then }.
attack-setup = 2. Felállítás: { $areas }.
attack-area = { $area }: { $ships }
attack-special = 3. Különleges szabály, { $special }. { $then }.
crisis-then = Ezután: { $steps }.
then-jump = a Flottajelző 1 mezőt előrelép
then-jump-or-evacuate = a Flottajelző 1 mezőt előrelép, vagy ha a Galactica már visszatért, 1 civil hajót evakuálni kell
then-once-returned = { $then }, ha a Galactica már visszatért
super-crisis-immune = A karakterek Krízisekre vagy szakértelem próbákra ható képességei erre a kártyára nem hatnak.

# Mikor használható egy kártya vagy képesség

timing-plain = { $timing }: { $text }.
timing-if = { $timing }, de csak ha { $condition }. { $text }.
timing-interrupt = { $window }: { $text }.
timing-interrupt-if = { $window }, ha { $condition }: { $text }.
timed-action = Akció
timed-movement = Mozgás
timed-movement-or-action = Mozgás vagy akció
timed-reckless-check = Vakmerő próbában felfedve
timed-check-ability = Szakértelem Próba Képesség
timed-human = Ember akció
timed-cylon = Cylon akció

when-action = Akcióként
when-movement = A Mozgás fázisodban, mozgás helyett
when-movement-or-action = Akcióként vagy mozgás helyett
when-reckless-check = Magától, amikor egy Vakmerő próbában felfedik
when-check-ability = Magától, amikor egy szakértelem próbába kerül
window-crisis-revealed = rögtön azután, hogy bárki Krízis kártyát húzott és felfedte
window-option-chosen = miután egy játékos választott egy Krízis kártya két lehetősége közül
window-instead-of-check = egy bárki által húzott Krízis kártya szakértelem próbája előtt
window-before-cards = mielőtt kártyák kerülnek egy szakértelem próbába
window-before-reveal = miután minden kártya a próbába került, de még a felfedésük előtt
window-after-total = miután kiderült egy szakértelem próba összereje
window-after-check = egy szakértelem próba végrehajtása után, a lapjai eldobása előtt
window-before-roll = mielőtt bárki dob a kockával
window-after-roll = miután bárki dobott a kockával
window-viper-attacked = miután megtámadtak egy Viperát
window-vipers-placed = miután pilóta nélküli Viperák kerültek az Utánpótlásból az űrbe
window-turn-began = a köröd elején
window-cards-added = miután egy játékos kártyákat tett egy szakértelem próbába
window-after-reveal = miután felfedték egy szakértelem próba lapjait
window-destroyed = miután elpusztítottál egy báziscsillagot vagy egy Centúriót
window-before-raiders = mielőtt a Raiderek aktiválódnak
window-treachery-discarded = amikor egy ember játékos Árulás kártyát dob el
window-check-passed = egy sikeres szakértelem próba után
window-choosing-option = amikor egy Krízis kártya lehetőségei közül kell választanod
window-civilian-threatened = mielőtt egy civil hajót az űrben felfordítanak és elpusztítanak
window-removing-ships = amikor ugráskor lekerülnek a hajók
window-before-activation = bármelyik játékos Cylon Hajók Aktiválása fázisának elején
window-infiltration-ends = amikor akcióval megszakítod a beszivárgásodat
window-motive-holds = amikor valamelyik indítékod teljesül

limit-executive-order = Körönként csak 1 Felsőbb Utasítás játszható ki.
limit-declare-emergency = Szakértelem próbánként csak 1 Vészhelyzet Kihirdetése játszható ki.
limit-strategic-planning = Dobásonként csak 1 Stratégiai Tervezés játszható ki.
limit-critical-situation = Körönként a Felsőbb Utasítás és a Kritikus Helyzet kártyák közül összesen csak 1 játszható ki.
limit-major-victory = Körönként csak 1 Nagy Győzelem játszható ki.
limit-sabotage = Körönként csak 1 Szabotázs játszható ki.
limit-calculations = Dobásonként csak 1 Számítások játszható ki.
limit-check-ability = Mindegy, ki tette be a kártyát, akár a Végzet pakliból is jöhet, de szakértelem próbánként csak egyszer lép életbe.
limit-restore-order = Vakmerő próbára nem játszható ki, és utána Vakmerő kártya sem.

sort-reckless = Vakmerő: a próbát Vakmerővé teszi, és szakértelem próbánként csak 1 Vakmerő kártya játszható ki.
sort-cylon-only = A kártya szövegét csak cylon játékosok használhatják.
sort-mutinous = Valahányszor saját döntésedből dobod el ezt a kártyát, húzz 1 Zendülés kártyát, de körönként csak egyszer.

# Tanács kártyák

quorum-then-discard = Ezután dobd el ezt a kártyát.
quorum-else-discard = Különben dobd el ezt a kártyát.
mutiny-else-discard = Ha nem kerül ki a játékból, dobd el ezt a kártyát.
quorum-protects-title = Az Adminisztráció nem jár próbával: amikor elvenné az Elnöki címet, az Elnök eldobhatja ezt a kártyát, hogy megtartsa.

# Bevetések

mission-immune = Ez nem Krízis kártya. A próbáját semmilyen kártya vagy karakterképesség nem módosítja, és a Szakértelem Próba Képességek nem lépnek életbe benne.

# Úticélok és Célkártyák

destination-text = { $text }.
destination-distance = Távolság: { $distance }.
milestone-sleeper-agent-phase = { $distance } egységnyi távolság, egyszer: Alvó Ügynök fázis. A jelenlegi játékostól kezdve az óramutató járásával megegyezően mindenki kap még 1 Hűség kártyát, { $motives ->
    [0] a felfedett cylonok is.
   *[other] a felfedett cylonok is; egy Cylon Vezér ehelyett { $motives } további indítékot kap.
}
milestone-next-jump-ends = { $distance } egységnyi távolság: a következő ugrás véget vet a játéknak, Úticél kártyát már nem kell húzni, és az emberek nyernek, ha minden erőforrás 0 fölött van.
milestone-new-caprica-phase = { $distance } egységnyi távolság, egyszer: Új Caprica fázis. Minden civil hajó lezárva Új Capricára kerül, mindenki odamegy, és az Új Caprica Krízis pakli lép a Krízis pakli helyére. Az Auto Ugrás ezután visszahozza a Galacticát; csak az Admirális vethet véget a játéknak azzal, hogy elugrik, és az emberek nyernek, ha minden erőforrás 0 fölött van.

# Hűség kártyák

loyalty-text-human = Ember vagy, hacsak egy másik Hűség kártyád cylonná nem tesz. Nyersz, ha az emberek nyernek.
loyalty-text-cylon = Cylon vagy, bármit mond is a többi Hűség kártyád. Nyersz, ha az emberek veszítenek.
loyalty-reveal = Akció: fedd fel ezt a kártyát. Ha nem vagy { $pegasus ->
    [yes] sem a Fogdában, sem a Zárkában
   *[no] a Fogdában
}, { $text }.
loyalty-revealed = Ezután dobj el lapokat, amíg 3 szakértelem kártyád marad, { $more ->
    [yes] { $after }, dobd el
   *[no] dobd el
} a neked adott Tanács kártyákat, { $daybreak ->
    [yes] a Zendülés kártyáidat és a csodajelzőidet, veszítsd el
   *[no] veszítsd el
} a címeidet, menj a Feltámadás Hajóra, és húzz 1 Szuperkrízis kártyát. { $expanded ->
    [yes] A többi lefordított Hűség kártyádat add át 1 ember játékosnak, hacsak a távolság nem 7 vagy több. Ha
   *[no] Ha
} a saját köröd van, az véget ér.
loyalty-text-sympathizer = Amint megkapod, fedd fel ezt a kártyát. Ha bármelyik erőforrás a vörös zónában van ({ $reds }), a Fogdába kerülsz, és ez a kártya Nem Vagy Cylon kártyának számít.
    Különben felfedett cylon leszel Szuperkrízis kártya nélkül, és sosem aktiválhatod a Cylon Flottát, és nem játszhatsz ki Szuperkrízis kártyát.
loyalty-text-sympathetic-cylon = Amint megkapod, fedd fel ezt a kártyát. Felfedett cylon leszel Szuperkrízis kártya nélkül, és húzol egy Barátságos Küldetést: csak annak a teljesítésével nyerhetsz.
    Beszivároghatsz, mint egy Cylon Vezér; ilyenkor 3 szakértelem kártyát húzol 3 különböző típusból.
loyalty-text-mutineer = Amint megkapod, fedd fel ezt a kártyát. Ha osztáskor kaptad, kapsz még 1 Hűség kártyát. Húzz 1 Zendülés kártyát, és minden címed az utódlási sorrendben legelöl álló másik játékosé lesz. Nem Vagy Cylon kártyának számít.
    Neked { $limit } Zendülés kártyád lehet, mielőtt a következő a Fogdába juttat. A saját körödben, ha a Krízis kártyán Ugráselőkészítő ikon van, az Ugráselőkészítő fázisban húzol 1 Zendülés kártyát.
    Ha felfedett cylon kapja ezt a kártyát, továbbadja egy ember játékosnak, és te is ezt teszed, ha cylonként felfednek, bármekkora is a távolság.
red-at = { $resource }: legfeljebb { $count }

# Titkos Küldetések

agenda-kind = { $deck }.
agenda-wins = Nyersz, ha { $side } nyernek, és a játék végén igaz, hogy { $goals }.
agenda-secret = A játék vége előtt senki sem láthatja ezt a kártyát.
# Egy Titkos Küldetés vagy indíték sorai magukban, a játék végén
agenda-line-side = { $side } nyernek.
goal-line = { $goal }.
goal-every-at-most = minden erőforrás { $count } vagy kevesebb
goal-all-at-most = { $resources-a } egyaránt { $count } vagy kevesebb
goal-any-at-most = ezek közül legalább az egyik { $count } vagy kevesebb: { $resources }
goal-all-red = minden erőforrás a vörös zónában van
goal-near = { $first-a } és { $second-a } közti különbség { $count } vagy kevesebb
goal-played-super-crisis = { $who-id ->
    [you] játszottál ki Szuperkrízis kártyát ebben a játékban
   *[other] { $who } játszott ki Szuperkrízis kártyát ebben a játékban
}
goal-damaged-at-least = a Galactica és a Pegazus helyszínei közül összesen legalább { $count } sérült
goal-galactica-damaged-at-most = a Galactica helyszínei közül legfeljebb { $count } sérült
goal-caught-or-executed = { $who-id ->
    [you] a Fogdában vagy a Zárkában vagy, vagy ebben a játékban kivégeztek
   *[other] { $who } a Fogdában vagy a Zárkában van, vagy ebben a játékban kivégezték
}
goal-infiltrating = { $who-id ->
    [you] beszivárogtál az emberek közé
   *[other] { $who } beszivárgott az emberek közé
}
goal-free = { $who-id ->
    [you] nem vagy sem a Fogdában, sem a Zárkában
   *[other] { $who } nincs sem a Fogdában, sem a Zárkában
}
goal-craft-lost = összesen legalább { $count } Vipera és Raptor sérült vagy megsemmisült
goal-distance-at-least = a távolság { $count } vagy több
goal-at-least = { $resource-a } { $count } vagy több
goal-no-cylon-ships = nincs Raider, Nehéz Raider vagy báziscsillag a játéktáblán
goal-any-damaged = { $places } sérült
goal-holds-cards = { $who-id ->
    [you] van legalább { $cards } a kezedben
   *[other] { $who-nak } van legalább { $cards } a kezében
}
goal-another-in-brig = egy másik játékos a Fogdában van
goal-holds-mutiny = { $who-id ->
    [you] van Zendülés kártyád
   *[other] { $who-nak } van Zendülés kártyája
}
goal-no-centurions = nincs Centúrió az Inváziós Sávon
goal-vipers-lost = legalább { $count } Vipera sérült vagy megsemmisült

# Indítékok

motive-side = Indíték { $side } oldalán.
motive-any-time = Bármikor felfedheted, bárkinek a körében, ha { $goals }.
motive-game-over = A játék végén kell felfedni, ha { $goals }.
motive-wins = Velük együtt nyersz, ha { $side } nyernek, és a végén a felfedett indítékaid közül legalább { $count } az ő oldalukon áll, felfedetlen indítékod pedig legfeljebb { $unrevealed } van.
