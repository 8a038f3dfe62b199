# What whoever runs the server tells everyone, and what they have done.
ui-announcement = Aviso:
ui-locked = Quien administra este servidor ha bloqueado esta mesa. Se puede mirar, pero nadie puede cambiar nada.
ui-refused-muted-everywhere = Quien administra este servidor te ha silenciado. Puedes seguir jugando.
ui-refused-banned-everywhere = Quien administra este servidor ha vetado esta cuenta.

# Another password, on the account page.
ui-password = Cambiar la contraseña
ui-password-about = Se cierra la sesión en tus demás dispositivos y los enlaces privados dejan de funcionar.
ui-password-old = Contraseña actual
ui-password-new = Contraseña nueva
ui-password-go = Cambiar la contraseña

# The page for those who run the server.
ui-admin = Administración
ui-admin-about = Todo lo que se hace aquí queda en el registro.
ui-admin-back = Volver a la administración
ui-admin-none = Nada que mostrar.
ui-admin-nothing = Eso no existe aquí.
ui-admin-find = Buscar
ui-admin-sure = Sí, seguro
ui-admin-bad-text = El texto debe tener entre 1 y { $most } caracteres

ui-admin-announce = Anuncio
ui-admin-announce-about = Se muestra en todas las páginas, con tus palabras. Uno nuevo sustituye al anterior.
ui-admin-text = Texto
ui-admin-hours = Horas (vacío: hasta que lo retires)

ui-admin-reports = Denuncias
ui-admin-reports-all = Mostrar también las resueltas
ui-admin-report = Denuncia { $number }
ui-admin-reported-by = Presentada por { $who }
ui-admin-settled = resuelta

ui-admin-tables = Mesas
ui-admin-find-tables = Nombre, jugador o id
ui-admin-which = Estado
ui-admin-all = todas
ui-admin-filling = sin empezar
ui-admin-running = en curso
ui-admin-over = terminada
ui-admin-locked = bloqueada
ui-admin-facts = Datos
ui-admin-seats = Asientos
ui-admin-seat = Asiento { $seat }
ui-admin-chat = Chat
ui-admin-host = Organiza: { $host }
ui-admin-made = Creada { $ago }
ui-admin-started = Empezada { $ago }
ui-admin-ended = Terminada { $ago }
ui-admin-lines =
    { $count ->
        [one] 1 línea de chat
       *[other] { $count } líneas de chat
    }
ui-admin-size = { $size } KiB en disco

ui-admin-people = Personas
ui-admin-person = Persona
ui-admin-find-people = Nombre o cuenta
ui-admin-muted = silencio
ui-admin-banned = veto
ui-admin-tables-of =
    { $tables ->
        [0] sin mesas
        [one] 1 mesa
       *[other] { $tables } mesas
    }
ui-admin-measures = Moderación
ui-admin-measures-about = Quien está en silencio juega pero no habla. Un veto cierra las sesiones de esa persona, y los bots ocupan sus asientos. Borrar elimina su nombre y todo lo que ha dicho; las partidas se conservan.

# Buttons.
ui-admin-do-delete-table = Borrar la mesa
ui-admin-do-lock = Bloquear la mesa
ui-admin-do-unlock = Desbloquear la mesa
ui-admin-do-mute = Silenciar en todas partes
ui-admin-do-unmute = Quitar el silencio
ui-admin-do-ban = Vetar
ui-admin-do-unban = Levantar el veto
ui-admin-do-delete-person = Borrar a la persona
ui-admin-do-announce = Anunciar
ui-admin-do-withdraw = Retirar
ui-admin-do-settle = Dar por resuelta

# What was done, in the log and as the answer to a command.
ui-admin-log = Registro
ui-admin-log-all = Ver más
ui-admin-log-about = Quién hizo qué y cuándo; lo más reciente, primero.
ui-admin-shell = { $name } en la línea de comandos
ui-admin-did-delete-table = mesa borrada
ui-admin-did-lock = mesa bloqueada
ui-admin-did-unlock = mesa desbloqueada
ui-admin-did-mute = persona silenciada
ui-admin-did-unmute = silencio retirado
ui-admin-did-ban = persona vetada
ui-admin-did-unban = veto levantado
ui-admin-did-delete-person = persona borrada
ui-admin-did-announce = anunciado
ui-admin-did-withdraw = anuncio retirado
ui-admin-did-settle = denuncia resuelta
