# Karakterlapok és képességeik.

sheet-kind = { $kind }.
sheet-draw = Körönként ezt húzod: { $cards } kártya.
sheet-skill = { $count } { $skill }
sheet-choice = { $count ->
    [one] 1 { $skills-or }
   *[other] { $count } tetszőleges arányban ezekből: { $skills-and }
}
sheet-start-at = Itt kezdesz: { $where }.
sheet-start-either = Választásod szerint itt kezdesz: { $first } vagy { $second }.
sheet-start-viper = Viperát vezetve kezdesz, amelyet az Utánpótlásból egy tetszőleges indító űrszektorba indítasz.
sheet-start-off-board = A játéktáblán kívül kezdesz.
sheet-leader = Kezdettől felfedett cylon vagy, posztot nem tölthetsz be, Hűség kártyák helyett { $for ->
    [motives] indítékaid vannak
   *[agenda] Titkos Küldetésed van
}, és minden képességed megmarad, akár beszivárogsz, akár nem.
sheet-other-version = A karakter másik változata ({ $kind }) sosem lehet játékban emellett.
quality-miracles = { $start } csodajelzővel kezdesz, és legfeljebb { $limit } lehet nálad.
quality-starts-infiltrating = Beszivárogva kezded a játékot, és 1 szakértelem kártyával több van a kezedben, mint a többi Cylon Vezérnek.
sheet-line = Hely az utódlási sorrendekben: { $lines }
sheet-line-place = { $title } { $place }.
sheet-ability = { $kind-id ->
    [weakness] { $ability } (gyengeség): { $text }
   *[other] { $ability }: { $text }
}

ability-action = { $once ->
    [yes] Játékonként egyszer, akcióként{ ability-only }: { $text }.
    [miracle] { $cost } csodajelzőért, akcióként{ ability-only }: { $text }.
   *[no] Akció{ ability-only }: { $text }.
}
ability-movement = { $once ->
    [yes] Játékonként egyszer, mozgás helyett{ ability-only }: { $text }.
    [miracle] { $cost } csodajelzőért, mozgás helyett{ ability-only }: { $text }.
   *[no] Mozgás{ ability-only }: { $text }.
}
ability-only = { $only ->
    [yes] , ha { $condition }
   *[no] {""}
}
ability-interrupt = { $once ->
    [yes] játékonként egyszer, { $window }, ha akarod, { $text }.
    [miracle] { $cost } csodajelzőért, { $window }, ha akarod, { $text }.
   *[no] { $window }, ha akarod, { $text }.
}

trait-positive-strength = az általad húzott Krízis kártyák szakértelem próbáiban minden { $count } erejű kártya pozitívnak számít, bármilyen típusú.
trait-cannot-activate = nem aktiválhatod { $places-t }.
trait-discards-last-card = valahányszor bármelyik játékos köre elkezdődik, és pontosan 1 szakértelem kártyád van, el kell dobnod.
trait-off-board-until-turn = a játéktáblán kívül vagy a { $count ->
    [2] második
    [3] harmadik
   *[other] { $count }.
} köröd elejéig, amikor a Hangárba kerülsz. Addig nem mozoghatsz, nem mozgathatnak, és nem hajthatsz végre akciót; szakértelem kártyákat húzol, kártyát teszel a próbákba, és Krízis kártyát húzol, mint máskor.
trait-random-discards = amikor szakértelem kártyákat kell eldobnod, véletlenszerűen kell kiválasztani őket. Amellyel fizetsz, azt továbbra is te választod.
trait-difficulty-against = amikor { $where-id ->
    [admirals-quarters] az Admirális Szállásával
   *[other] ezzel a helyszínnel: { $where },
} téged választanak, a nehézség { $shifts }.
trait-actions-from-viper = ha a köröd elején Viperát vezetsz, az Akció fázisodban 1 helyett { $count } akciód van, akkor is, ha közben leszállsz.
trait-peeks-at-turn-end = a köröd végén megnézheted a Krízis pakli felső lapját, majd otthagyod, vagy a pakli aljára teszed.
trait-sleeper-loyalty = az Alvó Ügynök fázisban 1 helyett { $count } Hűség kártyát kapsz, majd a Fogdába kerülsz.
trait-action-after = saját köreidben egyszer, egy „{ $card }” kártya használata után végrehajthatsz még 1 akciót.
trait-hand-limit = a kézlimited { $normal } helyett { $count } szakértelem kártya.
trait-draws-on-crisis = miután Krízis kártyát húztál, és felfedték, húzz 1 tetszőleges szakértelem kártyát, akár a szakértelmeiden kívülről is.
trait-start-loyalty = a játék elején 1 helyett { $count } Hűség kártyát kapsz.
trait-crises-drawn = valahányszor Krízis kártyát húzol, { $count } lapot húzol, 1 tetszőlegeset végrehajtasz, a másikat pedig felfedés nélkül a pakli aljára teszed.
trait-location-cost = mielőtt helyszínt aktiválsz, el kell dobnod { $count } szakértelem kártyát; ha nincs ennyi a kezedben, nem aktiválhatod.
trait-activates-alone = nem aktiválhatsz olyan helyszínt, ahol másik karakter is van; ez alól { $where-a } kivétel.
trait-shifts-difficulty = amikor valaki aktiválja { $places-t }, a kártyák betétele előtt eldöntheted, hogy a nehézség { $shifts } legyen.
trait-rerolls-in-own-turn = saját köreidben egyszer, miután bárki dobott a kockával, újradobathatod; az új eredmény számít.
trait-pilots-placed-vipers = valahányszor pilóta nélküli Vipera kerül az Utánpótlásból az űrbe, miközben a Galactica egyik helyszínén vagy (de nem a Fogdában), a pilótája lehetsz, és végrehajthatsz 1 akciót.
trait-may-execute-at = amikor az Admirális Szállásának próbája legalább { $count } összerővel sikerül, bárki aktiválta is, a kiválasztott karaktert a Fogda helyett kivégeztetheted.
trait-looks-at-all-civilians = amikor a Kommunikációs Központot aktiválod, tetszőleges számú civil hajót megnézhetsz az űrben, és mindegyiket átmozgathatod egy szomszédos űrszektorba.
trait-executed-at-morale = amikor a morál { $count } vagy kevesebb lesz, kivégeznek; ha embernek bizonyulsz, ez a kivégzés nem kerül morálba.
trait-gives-card-to-draw = amikor a Mozgás fázisod végén egy másik ember játékos helyszínén vagy, adhatsz neki 1 szakértelem kártyát, hogy húzz { $count } lapot.
trait-draws-treachery = a szakértelmeid között Árulás is van; a szövegét csak cylon játékosok használhatják.
trait-draws-treachery-daybreak = a szakértelmeid között Árulás is van.
trait-card-instead-of-roll = a saját köröd Akció fázisában dobás helyett eldobhatsz egy szakértelem kártyát: az ereje plusz { $count } az eredmény. Ami dobást módosít, ezt nem módosítja.
trait-must-move = ha az Akció fázisod végén ott vagy, ahol a köröd elején voltál, és nem a Fogdában, a Gyengélkedőre kerülsz.
trait-discards-at-reveals = valahányszor valaki Cylon Vagy kártyát fed fel, dobd el az összes szakértelem kártyádat.
trait-moves-alone = nem mozoghatsz olyan helyszínre, ahol másik karakter is van.
trait-cost-at = mielőtt aktiválod { $where-t }, el kell dobnod { $count } szakértelem kártyát.
trait-activates-again = a saját körödben, miután aktiváltad { $places-t }, eldobhatsz 1 szakértelem kártyát, hogy azonnal újra aktiváld ugyanazt a helyszínt; körönként mindegyiknél egyszer.
trait-card-action-cost = mielőtt egy szakértelem kártya akcióját vagy Mozgás képességét használod, rajta kívül el kell dobnod { $count } szakértelem kártyát.
trait-discards-fewer = Krízis kártyánként egyszer, amikor a kártya miatt szakértelem kártyákat kell eldobnod, { $count } kártyával kevesebbet dobsz el.
trait-pays-for-company = ha a Mozgás fázisod végén egy helyszínen vagy másik játékossal, el kell dobnod { $count } szakértelem kártyát; ha nem tudod, a köröd végén a Fogdába kerülsz.
trait-draws-at-loss = körönként egyszer, rögtön azután, hogy csökkent { $resource-a }, húzhatsz { $count } { $skill } kártyát; közülük { $keep } marad nálad, a többit eldobod.
trait-loses-damaged-viper = valahányszor megsérülne egy Vipera, amelyet te vezetsz, inkább megsemmisül.
trait-no-actions-of = nem használhatod { $skill-a } kártyák akcióit, sem Mozgás képességeit.
trait-activates-after-order = miután Felsőbb Utasítást játszottál ki, és a kiválasztott játékos végzett vele, aktiválhatod a saját helyszínedet.
trait-mutiny-costs = minden Zendülés kártyáért, amelyet húzol, el kell dobnod { $count } szakértelem kártyát.
trait-picks-mutiny = valahányszor bárki Zendülés kártyát húz, te magad is, megnézed a Zendülés pakli felső { $count } lapját, 1-et közülük annak a játékosnak adsz, a másikat pedig a pakli aljára teszed.
trait-start-mutiny = { $count } Zendülés kártyával kezded a játékot, akkor is, ha kivégzés után leszel ez a karakter.
trait-scouts-more = amikor a Felderítő Indítása kártyáddal megnézed egy pakli felső lapját, a felső { $count } lapot nézed meg, és mindegyiket a pakli tetejére vagy aljára teszed tetszőleges sorrendben.
trait-draws-fewer-off = amíg nem { $ship-ban } vagy, a Szakértelem lapok húzása fázisban { $count } szakértelem kártyával kevesebbet húzol.
trait-reveals-in-brig-only = a Cylon Vagy kártya akcióját csak a Fogdában használhatod.
trait-spares-discards = körönként egyszer, amikor egy másik játékosnak szakértelem kártyákat kell eldobnia, húzhatsz 1 Árulás kártyát: az a játékos ekkor 1 kártyával kevesebbet dob el. Kézlimitnél, Szuperkrízis kártyánál és képesség áránál nem használható.
trait-no-draw-in-hazard = Veszélyes helyszínen nem húzol szakértelem kártyát a Szakértelem lapok húzása fázisban.
trait-leaving-costs-super-crisis = ha el akarsz mozogni { $where-bol }, el kell dobnod 1 Szuperkrízis kártyát.
trait-infiltrator-draws = amíg beszivárogsz, a Szakértelem lapok húzása fázisban 1 helyett { $count } további szakértelem kártyát húzol, de a Gyengélkedőn nem.
trait-adds-nothing-in-others-actions = más játékos Akció fázisában nem tehetsz kártyát szakértelem próbákba, a bevetések próbáiba sem.
trait-adds-cards = minden szakértelem próbába legfeljebb { $count } szakértelem kártyát tehetsz, beszivárogva legfeljebb { $infiltrating } lapot, a Fogdából azonban csak 1-et.
trait-adds-face-up = amikor kártyákat teszel egy szakértelem próbába, közülük { $count } képpel felfelé kerül be.
place-the = { $where-a }
    .t = { $where-t }
place-at = { $where-ban }
shift = { $by-sign ->
    [minus] { by-size-val } kisebb
   *[plus] { by-size-val } nagyobb
}
