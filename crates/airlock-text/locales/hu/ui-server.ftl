# Mit válaszol a szerver, ha valami nem megy: mi a baj, és mit lehet tenni.
ui-refused-not-found = Itt nincs semmi. A link régi lehet, vagy elírtad.
ui-refused-unknown = Ezt a böngészőt itt nem ismerjük. Előbb ülj le, vagy jelentkezz be.
ui-refused-forbidden = Ezt nem teheted meg.
ui-refused-cross-site = Ez egy másik oldalról jött. Nyisd meg itt az asztalt, és próbáld újra.
ui-refused-malformed = Az elküldött adat nem olvasható: { $why }
ui-refused-too-large = Ez túl hosszú. Rövidíts rajta.
ui-refused-slow = Amit küldtél, nem ért ide időben. Küldd el újra.
ui-refused-unsaved = Most semmit sem lehet menteni, ezért ezt nem fogadtuk el. A korábbi válaszok közül egy sem veszett el. Próbáld újra egy perc múlva.
ui-refused-too-many = Túl gyors voltál. Várj egy kicsit, és próbáld újra.
ui-refused-wrong-password = A név és a jelszó nem tartozik össze.
ui-refused-name-taken = Ez a név foglalt. Válassz másikat.
ui-refused-bad-name = A név 1–24 karakter lehet.
ui-refused-short-password = A jelszó legalább 8 karakter legyen.
ui-refused-used-link = Ezt a linket már felhasználták, vagy sosem létezett. Kérj újat.
ui-refused-not-started = A játék még nem kezdődött el.
ui-refused-stale = A játék közben továbbhaladt. Nézd meg újra, mielőtt válaszolsz.
ui-refused-nothing-to-take-back = Nincs mit visszavonni.
ui-refused-key-used = Ezt a kulcsot már elküldték egy másik válasszal. Új válaszhoz új kulcsot használj.
ui-refused-unplayable = Ez az asztal olvasható, de nem játszható tovább: a naplója már nem illik a játékhoz. Kérdezd meg a szerver üzemeltetőjét.
ui-broken = Ez az asztal itt megáll ({ $decision }. döntés): a naplója már nem illik a játékhoz. Ami előtte történt, megnézhető és exportálható.
ui-new-rules = Az Airlock frissült. Innentől ennél az asztalnál a szabályok { $version }. változata érvényes; ami eddig történt, nem változik.
ui-refused-broken = Ezt az asztalt más szabályokkal játszották, itt nem nyitható meg.
ui-refused-internal = Valami elromlott nálunk. Egyetlen válasz sem veszett el; próbáld újra.
ui-refused-not-host = Ezt csak a házigazda teheti meg.
ui-refused-not-alone = Ezt csak akkor teheted meg, ha egyedül játszol botokkal.
ui-refused-started = A játék már elkezdődött.
ui-refused-no-seat = Nincs ilyen hely.
ui-refused-seat-taken = Ez a hely már foglalt.
ui-refused-full = Nincs szabad hely. Nézőként maradhatsz.
ui-refused-not-seated = Nincs helyed ennél az asztalnál.
ui-refused-empty = { $seat ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $seat }.
} hely üres. Várj, vagy ültess oda egy botot.
ui-refused-not-ready = { $seat ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $seat }.
} helyen ülő játékos még nem áll készen.
ui-refused-setup = Ez így nem játszható. Változtass a beállításokon.
ui-refused-not-over = A játék még nem ért véget.
ui-refused-over = A játék véget ért.
ui-refused-name-at-table = Ennél az asztalnál már van, akit így vagy majdnem így hívnak. Válassz másik nevet.
ui-refused-removed = A házigazda eltávolított ettől az asztaltól. Kérd meg, hogy visszatérhess.
ui-refused-banned = A házigazda kitiltott ettől az asztaltól.
ui-refused-muted = A házigazda elnémított ennél az asztalnál.
ui-refused-held-another = Ebben a játékban már másik helyen ültél, és ismered a titkait.
ui-refused-nobody = Nincs itt ilyen személy.
ui-refused-yourself = Ezt magaddal nem teheted meg.
ui-refused-no-language = Itt nincs ilyen nyelv: „{ $tag }”. Ezek vannak: { $all }.
ui-refused-missing = Az elküldött adat nem olvasható, hiányzik belőle: { $field }.
ui-refused-nothing-said = Az üzenet üres.
ui-refused-key = A kulcs 1–64 karakter lehet.
ui-refused-seats = Minden játékosnak pontosan egy hely kell, és ezek közül legfeljebb egy lehet a tiéd.
ui-guest-name = Vendég
# Hogy hívnak egy asztalt, ha senki sem ad neki nevet; egy ezek közül.
ui-table-names = Vércsejárat | Hosszú őrség | Éjszakai műszak | Bal fedélzet | Hidegindítás | Utolsó fény | Vörös vonal | Lassú égés | Távoli járőr | Csendes pálya | Másodkormányos | Vak ugrás | Nyílt csatorna | Mélyég | Rövid kanóc | Kevés üzemanyag
ui-your-turn = Te jössz.
ui-bot-name = Tiszt bot
ui-bot-names = Altair | Deneb | Izar | Naos | Polaris | Rigel | Spica
