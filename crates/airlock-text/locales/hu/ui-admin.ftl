# What whoever runs the server tells everyone, and what they have done.
ui-announcement = Közlemény:
ui-locked = A szerver üzemeltetője zárolta ezt az asztalt. Megnézheted, de senki sem változtathat rajta.
ui-refused-muted-everywhere = A szerver üzemeltetője elnémított. Játszani továbbra is tudsz.
ui-refused-banned-everywhere = A szerver üzemeltetője kitiltotta ezt a fiókot.

# Another password, on the account page.
ui-password = Jelszó módosítása
ui-password-about = Minden más eszközödön kijelentkeztetünk, és a privát linkek sem működnek tovább.
ui-password-old = Jelenlegi jelszó
ui-password-new = Új jelszó
ui-password-go = Jelszó módosítása

# The page for those who run the server.
ui-admin = Üzemeltetés
ui-admin-about = Minden, ami itt történik, a naplóba kerül.
ui-admin-back = Vissza az üzemeltetéshez
ui-admin-none = Nincs mit mutatni.
ui-admin-nothing = Ilyen itt nincs.
ui-admin-find = Keresés
ui-admin-sure = Biztos
ui-admin-bad-text = A szöveg 1–{ $most } karakter lehet

ui-admin-announce = Közlemény
ui-admin-announce-about = Minden oldalon megjelenik, a te szavaiddal. Az új felváltja a régit.
ui-admin-text = Szöveg
ui-admin-hours = Óra (üresen: a visszavonásig)

ui-admin-reports = Jelentések
ui-admin-reports-all = A lezártak is
ui-admin-report = { $number }. jelentés
ui-admin-reported-by = Jelentette: { $who }
ui-admin-settled = lezárva

ui-admin-tables = Asztalok
ui-admin-find-tables = Név, játékos vagy azonosító
ui-admin-which = Állapot
ui-admin-all = mind
ui-admin-filling = még nem kezdődött el
ui-admin-running = folyamatban
ui-admin-over = véget ért
ui-admin-locked = zárolva
ui-admin-facts = Adatok
ui-admin-seats = Helyek
ui-admin-seat = { $seat }. hely
ui-admin-chat = Csevegés
ui-admin-host = Házigazda: { $host }
ui-admin-made = Létrehozva: { $ago }
ui-admin-started = Elkezdve: { $ago }
ui-admin-ended = Befejezve: { $ago }
ui-admin-lines = { $count } sor csevegés
ui-admin-size = { $size } KiB a lemezen

ui-admin-people = Személyek
ui-admin-person = Személy
ui-admin-find-people = Név vagy bejelentkezési név
ui-admin-muted = elnémítva
ui-admin-banned = kitiltva
ui-admin-tables-of =
    { $tables ->
        [0] nincs asztala
       *[other] { $tables } asztal
    }
ui-admin-measures = Intézkedések
ui-admin-measures-about = Az elnémított játszhat, de nem írhat. A kitiltottat mindenhol kijelentkeztetjük, a helyein botok játszanak. A törléssel eltűnik a neve és minden, amit írt; a játékok megmaradnak.

# Buttons.
ui-admin-do-delete-table = Asztal törlése
ui-admin-do-lock = Asztal zárolása
ui-admin-do-unlock = Zárolás feloldása
ui-admin-do-mute = Elnémítás mindenhol
ui-admin-do-unmute = Némítás feloldása
ui-admin-do-ban = Kitiltás
ui-admin-do-unban = Kitiltás feloldása
ui-admin-do-delete-person = Személy törlése
ui-admin-do-announce = Közzététel
ui-admin-do-withdraw = Visszavonás
ui-admin-do-settle = Lezárás

# What was done, in the log and as the answer to a command.
ui-admin-log = Napló
ui-admin-log-all = Továbbiak
ui-admin-log-about = Mi történt, ki tette és mikor; a legújabb elöl.
ui-admin-shell = { $name } a parancssorban
ui-admin-did-delete-table = asztal törölve
ui-admin-did-lock = asztal zárolva
ui-admin-did-unlock = asztal zárolása feloldva
ui-admin-did-mute = személy elnémítva
ui-admin-did-unmute = némítás feloldva
ui-admin-did-ban = személy kitiltva
ui-admin-did-unban = kitiltás feloldva
ui-admin-did-delete-person = személy törölve
ui-admin-did-announce = közzétéve
ui-admin-did-withdraw = közlemény visszavonva
ui-admin-did-settle = jelentés lezárva
