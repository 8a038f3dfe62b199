# Who this browser is.

# A private link that was opened. It says whose it is before it does anything.
ui-arrive = Enlace privado
ui-arrive-whose =
    { $tables ->
        [0] Este enlace es de { $name }, que aún no tiene asientos.
        [one] Este enlace es de { $name }, con asiento en 1 mesa.
       *[other] Este enlace es de { $name }, con asiento en { $tables } mesas.
    }
ui-arrive-about = Este navegador podrá jugar también en los asientos de { $name }. El enlace sirve una sola vez, y el otro dispositivo conserva sus asientos.
ui-arrive-aside =
    { $tables ->
        [0] Aquí eres { $name }. Ese nombre queda aparte y nadie más lo recibe: puedes volver a él en «{ $place }».
        [one] Aquí eres { $name }, con asiento en 1 mesa. Ese asiento queda aparte y sigue siendo solo tuyo: puedes volver a él en «{ $place }».
       *[other] Aquí eres { $name }, con asiento en { $tables } mesas. Esos asientos quedan aparte y siguen siendo solo tuyos: puedes volver a ellos en «{ $place }».
    }
ui-arrive-stranger = ¿Te ha enviado alguien este enlace? Entonces no lo uses: jugarías en su nombre y esa persona vería lo que haces.
ui-arrive-go = Traer aquí estos asientos
ui-arrive-own = Este enlace es tuyo y este navegador ya tiene sus asientos. Ábrelo en el otro dispositivo.

# Seats that this browser held before a link or a login brought others.
ui-aside = Guardado aparte
ui-aside-about = Antes de abrir un enlace o iniciar sesión, este navegador tenía otros asientos. Quedan aparte para que nadie más los reciba y no se pierda ninguno. Lo mismo ocurre con un asiento en una mesa en la que tu nombre ya tiene uno.
ui-aside-tables =
    { $tables ->
        [0] { $name }: sin asientos
        [one] { $name }: asiento en 1 mesa
       *[other] { $name }: asiento en { $tables } mesas
    }
ui-aside-go = Jugar como { $name }

# What opens a person’s seats.
ui-sessions = Quién puede jugar por ti
ui-sessions-about = Desde cada uno de estos accesos se ven tus cartas y se puede jugar por ti. Cierra los que no reconozcas: sus páginas abiertas se cierran al momento.
ui-session-this = este navegador
ui-session-unknown = Un navegador o programa
ui-session-link = Un enlace privado, aún sin usar
ui-session-end = Cerrar
ui-sessions-end = Cerrar todos los demás

# Logging in.
ui-failed =
    { $count ->
        [one] 1 contraseña errónea con tu nombre
       *[other] { $count } contraseñas erróneas con tu nombre
    }
ui-failed-last = Último intento: { $ago }.
ui-failed-about = Nadie ha entrado con ellas, y quien siga probando tendrá que esperar cada vez más. Si no has sido tú, mira abajo quién puede jugar por ti.
ui-failed-go = Entendido
ui-refused-tries =
    { $wait ->
        [one] Demasiadas contraseñas erróneas. Inténtalo otra vez dentro de 1 segundo.
       *[other] Demasiadas contraseñas erróneas. Inténtalo otra vez dentro de { $wait } segundos.
    }
ui-refused-busy =
    { $wait ->
        [one] Hay demasiada gente iniciando sesión. Inténtalo otra vez dentro de 1 segundo.
       *[other] Hay demasiada gente iniciando sesión. Inténtalo otra vez dentro de { $wait } segundos.
    }

# What is kept about a person.
ui-data = Lo que se guarda sobre ti
ui-data-about = Tu nombre, tus asientos y quién puede jugar en ellos, tus notas y respuestas, y lo que has dicho. Puedes leerlo todo o borrarlo.
ui-data-go = Descargarlo
ui-delete = Borrarme
ui-delete-about = Se borran tu nombre, tu inicio de sesión, tus notas y todo lo que has dicho. Las partidas se conservan sin tu nombre, y los bots ocupan tus asientos en las que sigan en curso. No se puede deshacer.
ui-delete-sure = Sí, borrar todo lo que hay sobre mí.
ui-delete-go = Borrarme para siempre
ui-delete-no = Conservarlo todo
ui-problem-unsure = No se ha borrado nada. Marca la casilla si quieres continuar.
