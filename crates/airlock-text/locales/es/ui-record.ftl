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

ui-chat-unread = nuevo
ui-chat-empty = Nadie ha dicho nada todavía.
ui-say = Di algo
ui-say-placeholder = Di algo a la mesa
ui-say-send = Enviar
ui-phrases = Dilo con un clic
ui-phrase-help-not = No puedo ayudar nada.
ui-phrase-help-little = Puedo ayudar un poco.
ui-phrase-help-lot = Puedo ayudar mucho.
ui-phrase-who-helps = ¿Quién puede ayudar?
ui-phrase-let-it-fail = Mejor que se falle.
ui-phrase-trust-me = Confía en mí.
ui-phrase-suspicious = Alguien miente.
ui-phrase-thanks = Bien hecho.

ui-notes-note = Esto solo lo ves tú.
ui-notes-keep = Guardar

ui-orders-note = Las órdenes permanentes responden por ti y nunca se lo dicen a la mesa.
ui-orders-none = No tienes nada que se pueda usar fuera de turno.
ui-orders-ask = Preguntar
ui-orders-pass = Pasar
ui-orders-drop = Retirar

ui-when-crisis-revealed = en cada Crisis
ui-when-option-chosen = cuando se elige una opción
ui-when-instead-of-check = antes de la prueba de una Crisis
ui-when-before-cards = antes de que se añadan cartas
ui-when-before-reveal = antes de revelar las cartas
ui-when-after-total = cuando se suma una prueba
ui-when-after-check = después de una prueba
ui-when-before-roll = antes de tirar un dado
ui-when-after-roll = cuando se ha tirado un dado
ui-when-viper-attacked = cuando un Viper es atacado
ui-when-vipers-placed = cuando se colocan Vipers
ui-when-turn-began = cuando empieza un turno
ui-when-cards-added = cuando alguien añade cartas a una prueba
ui-when-after-reveal = tras revelarse las cartas de una prueba
ui-when-destroyed = tras destruir tú una Estrella Base o un Centurión
ui-when-before-raiders = antes de que actúen los Incursores
ui-when-treachery-discarded = cuando un jugador humano descarta Traición
ui-when-check-passed = tras superarse una prueba
ui-when-choosing-option = antes de que alguien elija una opción
ui-when-civilian-threatened = antes de destruirse una Nave Civil
ui-when-removing-ships = cuando la flota salta
ui-when-before-activation = antes de que actúen las naves cylons
ui-when-infiltration-ends = cuando termina tu infiltración
ui-when-motive-holds = cuando se cumple lo que pide

# Explicaciones

ui-explain-close = Cerrar (Esc)
ui-explain-when = Cuándo
ui-explain-does = Qué hace
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
ui-now-played = { $who } juega con { $name }.
ui-now-in-play = En juego ahora.
ui-now-in-play-with = En juego ahora, delante de { $who }.
ui-now-holder = Ahora: { $who }.
ui-now-dial = { $red ->
    [yes] Ahora { $value }, en la zona roja.
   *[no] Ahora { $value }.
}
ui-now-mission = Está en la casilla de Misión activa hasta que la flota salte.
ui-now-mission-down = Está boca abajo en la casilla de Misión activa y vuelve a su mazo cuando la flota salte.
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
ui-profile-whose = De quién es la hoja
ui-profile-back = Volver al tablero
ui-profile-none = Aquí nadie ha elegido aún.
ui-profile-you = tú
ui-profile-who = { $kind }, en manos de { $who }
ui-profile-hand = Mano
ui-profile-executed = Ya ejecutado
ui-profile-played-super = Ha jugado Crisis Extrema
ui-profile-yes = Sí
ui-profile-hand-of = { $count } de { $of }
ui-profile-where = Ahora
ui-profile-viper = Viper, { $area }
ui-profile-off = Fuera del tablero
ui-profile-start = Empezó
ui-profile-start-either = { $first } o { $then }
ui-profile-start-viper = En un Viper
ui-profile-agenda = Plan
ui-profile-line = puesto { $place } de la línea, { $here } aquí
ui-profile-draws-you = Cada turno robas { $count }
ui-profile-draws = Cada turno { $who } roba { $count }
ui-profile-or = o
ui-profile-abilities = Capacidades
ui-profile-always = Siempre
ui-ability-cylon = Perdida: un cylon descubierto no tiene capacidades.
ui-ability-used = Usada.
ui-ability-forfeited = No la tienes: has tomado este personaje demasiado tarde.
ui-ability-ready = Disponible.
ui-ability-ready-asked = Disponible. Se te pregunta cuando llega el momento, o das una orden permanente.
ui-ability-began = { $began ->
    [yes] Vale en este turno: ha empezado en un Viper.
   *[no] No vale en este turno: no ha empezado en un Viper.
}
ui-ability-turn-used = Usada en este turno.
ui-ability-difficulty = Necesitaría { $needed } en lugar de { $printed }.
ui-ability-off = Aún no está en el tablero.
ui-ability-last-card = Ahora tiene 1 carta.
ui-ability-cost = Ahora hay pocas cartas en la mano.
ui-ability-cost-at = Ahora hay pocas cartas en la mano para esa localización.
