# El registro: lo ocurrido, chat, notas, órdenes permanentes; explicaciones y hojas de Personaje.

ui-record = Registro y chat
ui-record-log = Registro
ui-record-chat = Chat
ui-record-notes = Notas
ui-record-orders = Órdenes

ui-log-turn = Turno { $number }, { $who }
ui-log-turn-you = Turno { $number }, tú
ui-log-since = desde tu último turno
ui-log-earlier = Antes
ui-log-details = { $count ->
    [one] 1 detalle
   *[other] { $count } detalles
}

ui-chat-unread = sin leer
ui-chat-empty = Aún no hay mensajes.
ui-say = Di algo
ui-say-placeholder = Escribe a la mesa
ui-say-send = Enviar
ui-phrases = Mensajes rápidos
ui-phrase-help-not = No puedo ayudar en nada.
ui-phrase-help-little = Puedo ayudar un poco.
ui-phrase-help-lot = Puedo ayudar mucho.
ui-phrase-who-helps = ¿Quién puede ayudar?
ui-phrase-let-it-fail = Mejor que falle.
ui-phrase-trust-me = Confía en mí.
ui-phrase-suspicious = Alguien miente.
ui-phrase-thanks = Bien hecho.

ui-notes-note = Solo tú ves esto.
ui-notes-keep = Guardar

ui-orders-note = Las órdenes permanentes responden por ti, y nadie más sabe de ellas.
ui-orders-none = No tienes nada que usar fuera de tu turno.
ui-orders-ask = Preguntar
ui-orders-pass = Pasar
ui-orders-drop = Cancelar

ui-when-crisis-revealed = al revelarse una Crisis
ui-when-option-chosen = al elegirse una opción
ui-when-instead-of-check = antes de la prueba de una Crisis
ui-when-before-cards = antes de que se añadan cartas
ui-when-before-reveal = antes de revelarse las cartas
ui-when-after-total = tras calcularse el total de una prueba
ui-when-after-check = tras una prueba
ui-when-before-roll = antes de una tirada
ui-when-after-roll = tras una tirada
ui-when-viper-attacked = cuando atacan un Viper
ui-when-vipers-placed = cuando se ponen Vipers
ui-when-turn-began = al principio de tu turno
ui-when-cards-added = tras añadir alguien cartas a una prueba
ui-when-after-reveal = tras revelarse las cartas de una prueba
ui-when-destroyed = tras destruir una Estrella Base o un Centurión
ui-when-before-raiders = antes de que actúen los Incursores
ui-when-treachery-discarded = cuando un jugador humano descarta Traición
ui-when-check-passed = tras superarse una prueba
ui-when-choosing-option = antes de que alguien elija una opción
ui-when-civilian-threatened = antes de destruirse una Nave Civil
ui-when-removing-ships = cuando la flota salta
ui-when-before-activation = antes de que actúen las naves cylons
ui-when-infiltration-ends = cuando termina tu infiltración
ui-when-motive-holds = cuando se cumple

# Explicaciones

ui-explain-close = Cerrar (Esc)
ui-explain-when = Cuándo
ui-explain-does = Efecto
ui-explain-limit = Límite
ui-explain-check = En una prueba
ui-explain-worth = { $skill }, Pericia { $strength }
ui-explain-centurion = Centurión
ui-explain-nuke = Arma Nuclear
ui-explain-occupation = Fuerza de Ocupación
ui-explain-rules = En las reglas
ui-explain-order = Orden permanente
ui-explain-sheet = Hoja de Personaje

ui-now-worth = Ahora vale { $worth } en esta prueba.
ui-now-denied = Ahora no: { $reason }.
ui-now-here = { $count ->
    [0] Aquí no hay nadie.
    [one] Aquí está { $names }.
   *[other] Aquí están { $names }.
}
ui-now-damaged = Con daños: su acción no se puede usar hasta que se repare.
ui-now-played = Quien juega con { $name }: { $who }.
ui-now-in-play = En juego ahora.
ui-now-in-play-with = En juego ahora. Quien la tiene: { $who }.
ui-now-holder = Ahora: { $who }.
ui-now-dial = { $red ->
    [yes] Ahora { $value }, en la zona roja.
   *[no] Ahora { $value }.
}
ui-now-mission = Se queda en la casilla de Misión activa hasta que la flota salte.
ui-now-mission-down = Está boca abajo en la casilla de Misión activa y volverá al mazo de Misión cuando la flota salte.
ui-now-motive = { $who } lo ha revelado.
ui-now-ships = Ahora en el espacio: { $count } de { $of }.
ui-now-reserves = En la Reserva: { $count }.
ui-now-occupation = { $count ->
    [0] No hay ninguna en Nueva Cáprica.
    [one] Hay 1 en Nueva Cáprica.
   *[other] Hay { $count } en Nueva Cáprica.
}
ui-now-boarding = { $count ->
    [0] No hay ninguno a bordo.
    [one] Hay 1 a bordo.
   *[other] Hay { $count } a bordo.
}
ui-now-nukes = { $count ->
    [0] No queda ninguna.
    [one] Queda 1.
   *[other] Quedan { $count }.
}

# Hojas de Personaje

ui-profile = Hoja de Personaje
ui-profile-whose = Elige una hoja
ui-profile-back = Volver al tablero
ui-profile-none = Aún nadie ha elegido personaje.
ui-profile-you = tú
ui-profile-who = { $kind }; quien juega: { $who }
ui-profile-hand = Mano
ui-profile-executed = Ejecución anterior
ui-profile-played-super = Ha jugado Crisis Extrema
ui-profile-yes = Sí
ui-profile-hand-of = { $count } de { $of }
ui-profile-where = Ahora
ui-profile-viper = Viper, { $area }
ui-profile-off = Fuera del tablero
ui-profile-start = Inicio
ui-profile-start-either = { $first } o { $then }
ui-profile-start-viper = En un Viper
ui-profile-agenda = Plan
ui-profile-line = puesto { $place } de la línea; en esta mesa, { $here }
ui-profile-draws-you = Robas { $count } por turno
ui-profile-draws = { $who } roba { $count } por turno
ui-profile-or = o
ui-profile-abilities = Capacidades
ui-profile-always = Siempre
ui-ability-cylon = Perdida: los cylons descubiertos no tienen capacidades.
ui-ability-used = Usada.
ui-ability-forfeited = No disponible: elegiste este personaje demasiado tarde.
ui-ability-ready = Disponible.
ui-ability-ready-asked = Disponible. Se te preguntará cuando llegue el momento, o puedes dar una orden permanente.
ui-ability-began = { $began ->
    [yes] Se aplica este turno, que ha empezado en un Viper.
   *[no] No se aplica este turno, que no ha empezado en un Viper.
}
ui-ability-turn-used = Usada este turno.
ui-ability-difficulty = Sería { $needed } en lugar de { $printed }.
ui-ability-off = Aún no está en el tablero.
ui-ability-last-card = Ahora hay 1 carta en la mano.
ui-ability-cost = Ahora no hay bastantes cartas en la mano.
ui-ability-cost-at = Ahora no hay bastantes cartas en la mano para esa localización.
