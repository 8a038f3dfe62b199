# Who this browser is.

# A private link that was opened. It says whose it is before it does anything.
ui-arrive = Privát link
ui-arrive-whose =
    { $tables ->
        [0] A link gazdája: { $name }, egyelőre hely nélkül.
       *[other] A link gazdája: { $name }, { $tables } asztalnál van helye.
    }
ui-arrive-about = Ez a böngésző ezután { $name } helyein is játszik. A link csak egyszer használható, és a másik eszköz is megtartja a helyeit.
ui-arrive-aside =
    { $tables ->
        [0] Ebben a böngészőben eddig { $name } a neved. Ezt félretesszük, és csak a tiéd marad. Itt válthatsz vissza: „{ $place }”.
       *[other] Ebben a böngészőben eddig { $name } a neved, és { $tables } asztalnál van helyed. Ezeket félretesszük, és csak a tieid maradnak. Itt válthatsz vissza: „{ $place }”.
    }
ui-arrive-stranger = Valaki küldte neked ezt a linket? Akkor ne használd: az ő nevében játszanál, és látná, mit csinálsz.
ui-arrive-go = Helyek átvétele ide
ui-arrive-own = Ez a saját linked, és ennek a böngészőnek már megvannak a helyei. Nyisd meg a másik eszközön.

# Seats that this browser held before a link or a login brought others.
ui-aside = Félretéve
ui-aside-about = Egy link vagy bejelentkezés előtt ennek a böngészőnek más helyei voltak. Ezeket külön őrizzük, hogy senki más ne kapja meg őket, és egyik se vesszen el. Így teszünk akkor is, ha egy asztalnál a nevednek már van helye.
ui-aside-tables =
    { $tables ->
        [0] { $name }: nincs helye
       *[other] { $name }: { $tables } asztalnál van helye
    }
ui-aside-go = Játék így: { $name }

# What opens a person’s seats.
ui-sessions = Ki játszhat a helyeiden
ui-sessions-about = Ezek mindegyike látja a kártyáidat, és helyetted játszhat. Zárd le, amit nem ismersz: a nyitott oldalai azonnal bezárulnak.
ui-session-this = ez a böngésző
ui-session-unknown = Egy böngésző vagy program
ui-session-link = Egy még fel nem használt privát link
ui-session-end = Lezárás
ui-sessions-end = Az összes többi lezárása

# Logging in.
ui-failed = { $count } hibás jelszó a neveddel
ui-failed-last = A legutóbbi: { $ago }.
ui-failed-about = Senki sem jutott be velük, és minden további próbálkozás előtt többet kell várni. Ha nem te voltál, nézd meg lent, ki játszhat a helyeiden.
ui-failed-go = Rendben
ui-refused-tries = Túl sok hibás jelszó. Próbáld újra { $wait } másodperc múlva.
ui-refused-busy = Most túl sokan jelentkeznek be. Próbáld újra { $wait } másodperc múlva.

# What is kept about a person.
ui-data = Amit rólad őrzünk
ui-data-about = A neved, a helyeid, és hogy ki játszhat rajtuk, a jegyzeteid, a válaszaid, és amit mondtál. Mindent elolvashatsz vagy törölhetsz.
ui-data-go = Letöltés
ui-delete = Adataim törlése
ui-delete-about = A neved, a bejelentkezésed, a jegyzeteid és minden, amit mondtál, törlődik. A játékok a neved nélkül megmaradnak, a folyamatban lévőkben botok veszik át a helyeidet. Ezt nem lehet visszavonni.
ui-delete-sure = Igen, töröljetek rólam mindent.
ui-delete-go = Végleges törlés
ui-delete-no = Minden maradjon
ui-problem-unsure = Semmi sem törlődött. Jelöld be a négyzetet, ha biztosan ezt szeretnéd.
