# La mesa misma: gente, flota, tablero, mazos, mano.

ui-change = { $by }

# Lo de arriba

ui-brand = Airlock
ui-brand-title = Airlock: tus mesas
ui-people = Jugadores
ui-people-you = tú
ui-people-bot = bot
ui-people-away = { $who } (ausente)
ui-people-hand = { $count ->
    [one] carta en la mano
   *[other] cartas en la mano
}
ui-people-flies = Viper, { $area }
ui-people-flies-raptor = Raptor de asalto, { $area }
ui-people-off = Fuera del tablero
ui-people-no-character = Sin personaje aún
ui-people-nukes = { $count ->
    [one] 1 Arma Nuclear
   *[other] { $count } Armas Nucleares
}
ui-people-president = { $count ->
    [one] Presidente, 1 carta de Quórum
   *[other] Presidente, { $count } cartas de Quórum
}
ui-people-once = Capacidad de una vez por partida disponible
ui-people-once-used = Capacidad de una vez por partida usada
ui-people-miracles = { $count ->
    [0] Sin fichas de Milagro
    [one] 1 ficha de Milagro
   *[other] { $count } fichas de Milagro
}
ui-people-mutiny = { $count ->
    [one] 1 carta de Motín
   *[other] { $count } cartas de Motín
}
ui-people-mutineer = El amotinado
ui-people-motives = { $count ->
    [one] 1 Motivo revelado
   *[other] { $count } Motivos revelados
}
ui-people-cylon = Cylon descubierto
ui-people-sympathizer = Simpatizante cylon
ui-people-leader = Líder cylon
ui-people-sympathetic = Cylon benévolo
ui-people-infiltrates = En infiltración: cuenta como jugador humano
ui-people-assist = Te ayuda
ui-people-assist-lost = Es cylon: ya no te ayuda

ui-tools = Herramientas de la mesa
ui-menu = Menú de la mesa
ui-menu-rules = Consultar las reglas
ui-menu-sound = Sonido desactivado
ui-menu-replay = Repetición
ui-menu-save = Guardar partida
ui-menu-report = Informar de un problema
ui-menu-pace = Velocidad de los bots
ui-menu-device = Llevar este asiento a otro dispositivo
ui-menu-leave = Dejar la mesa
ui-menu-leave-what = Desde ahora un bot juega en tu asiento y solo ves lo que ve el público. Puedes volver cuando quieras.
ui-menu-leave-sure = Que un bot juegue por mí
ui-menu-people = Personas de esta mesa
ui-menu-tables = Volver a mis mesas

# La flota

ui-fleet = Flota
ui-fleet-red = , en la zona roja
ui-fleet-shield = La próxima pérdida de este turno se reduce en 1
ui-jump = Salto
ui-jump-risk = { $count } de Población en riesgo
ui-jump-not-ready = sin preparar
ui-jump-now = la flota salta
ui-jump-out = sin uso: Galactica ha vuelto
ui-jump-return = trae a Galactica de vuelta
ui-jump-auto = auto
ui-jump-cost = −{ $count }
ui-distance = Distancia { $count }
ui-distance-to = de { $goal } hasta { $objective }
ui-distance-of = de { $goal }
ui-distance-last = próximo salto: { $objective }
ui-ships = Naves Civiles
ui-ships-left = se pierden si se quedan atrás
ui-ships-locked = bloqueadas
ui-ships-prepared = listas
ui-ships-in-space = en el espacio
ui-reckless = Temeraria
ui-reckless-what = Se ha jugado una carta temeraria: surten efecto las capacidades de prueba de Habilidad de las cartas que se revelen
ui-in-play-jump = La próxima Crisis mueve el medidor de salto
ui-in-play-no-jump = Sin paso de salto en este turno
ui-in-play-borrowed = { $title } hasta que acabe el turno, en lugar de { $who }
ui-in-play-executed = { $mourned ->
    [yes] Ejecuciones: { $names }. Ha costado Moral.
   *[no] Ejecuciones: { $names }
}
ui-in-play-truce = No se lanza ni se activa ninguna nave cylon hasta que acabe el turno
ui-in-play-truce-short = Tregua
ui-in-play-mission = Se ha emprendido una misión: sin Crisis en este turno
ui-in-play-mission-short = Sin Crisis
ui-in-play-caught = { $who } va a la Prisión cuando acabe el turno
ui-in-play-caught-short = A la Prisión
ui-in-play-missions = Distancia por misiones: { $count }
ui-in-play = En juego
ui-in-play-none = Nada
ui-in-play-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
ui-in-play-held = { $card }: { $who }

# El tablero

ui-board = Tablero
ui-board-launch = zona de lanzamiento
ui-board-basestar = { $count ->
    [0] Estrella Base, sin daños
   *[other] Estrella Base, daños { $count } de { $limit }: { $tokens }
}
ui-board-own-viper = tu Viper
ui-board-viper-of = Viper, pilotado por { $who }
ui-board-unmanned = { $count ->
    [one] Viper no tripulado
   *[other] { $count } Vipers no tripulados
}
ui-board-own-raptor = tu Raptor de asalto
ui-board-raptor-of = Raptor de asalto, pilotado por { $who }
ui-board-unmanned-raptor = { $count ->
    [one] Raptor de asalto no tripulado
   *[other] { $count } Raptors de asalto no tripulados
}
ui-board-civilians = { $count ->
    [one] Nave Civil, boca abajo
   *[other] { $count } Naves Civiles, boca abajo
}
ui-board-civilian-known = Nave Civil que has visto. { $text }
ui-board-boarding = Medidor de Abordaje
ui-board-boarding-short = Abordaje
ui-board-boarding-start = inicio
ui-board-boarding-end = nave perdida
ui-board-centurions = { $count ->
    [one] 1 Centurión
   *[other] { $count } Centuriones
}
ui-board-site = { $ship-id ->
    [cylon] Cylons
   *[other] { $ship }
}
ui-board-damaged = con daños
ui-board-shut = cerrada
ui-board-damaged-vipers = Dañados
ui-board-lost = Perdidos
ui-board-reserves = Reserva
ui-board-reserves-empty = Sin Vipers en la Reserva
ui-board-tabs = Tablero a la vista
ui-board-in-orbit = En órbita
ui-board-of = de { $limit }
ui-board-takes-it = { $ship-id ->
    [galactica] Lo recibe Galactica
   *[other] Lo recibe
}
ui-board-closed = Cerrada desde la llegada a Nueva Cáprica
ui-board-away = Fuera de alcance hasta que vuelva Galactica
ui-board-destroyed = Destruida: nadie puede ir allí
ui-board-rebels = Aún no está en juego: una misión decide a quién se une
ui-board-hull = de { $limit } localizaciones dañadas

# Lo que hace una localización, tan corto que quepa en ella

ui-room-ftl-control = Saltar ya, si el medidor está en azul
ui-room-weapons-control = Atacar 1 nave cylon
ui-room-command = Dar { $count } órdenes a Vipers no tripulados
ui-room-communications = Mirar { $count } Naves Civiles y moverlas
ui-room-admirals-quarters = Prueba { $count } { $skills }: alguien a Prisión
ui-room-research-lab = Robar { $count } { $first } o { $count } { $second }
ui-room-hangar-deck = Pilotar un Viper y actuar otra vez
ui-room-armory = Atacar 1 Centurión: { $odds }
ui-room-sickbay = Robas solo 1 carta por turno
ui-room-brig = Prueba { $count } { $skills } para salir
ui-room-press-room = Robar { $count } { $skills }
ui-room-presidents-office = Quórum para el Presidente
ui-room-administration = Prueba { $count } { $skills }: otro Presidente
ui-room-caprica = Crisis Extrema o elegir 1 de { $count } Crisis
ui-room-cylon-fleet = Activar naves o lanzar
ui-room-human-fleet = Quitar 1 carta; { $count }⁠–⁠8 daña la nave
ui-room-resurrection-ship = Otra Crisis Extrema; dar Lealtad

ui-room-human-fleet-overlay = Mirar, robar { $count }; los líderes se infiltran
ui-room-resurrection-ship-overlay = Robar una Crisis Extrema
ui-room-pegasus-cic = Dar a una Estrella Base con { $from }⁠–⁠{ $to }
ui-room-airlock = Prueba { $count } { $skills } para ejecutar
ui-room-main-batteries = Bombardear 1 zona
ui-room-engine-room = Descartar { $count }: Crisis con salto
ui-room-medical-center = Robas solo 1 carta por turno. La Enfermería en tierra.
ui-room-detention = Prueba { $count } { $skills } para salir. Sin moverse, como mucho { $most } cartas por prueba.
ui-room-resistance-hq = Prueba { $count } { $skills } para ejecutar a alguien en tierra
ui-room-occupation-authority = Presidente: robar y jugar una carta de Quórum
ui-room-breeders-canyon = −1 al Recurso más alto; el medidor avanza
ui-room-shipyard = Preparar o evacuar 1 nave

ui-room-press-room-overlay = Alguien roba Motín; puedes descartar 1
ui-room-presidents-office-overlay = Robar { $count } { $skills }
ui-room-administration-overlay = Robar Motín; el Presidente puede caer
ui-room-quorum-chamber = Presidente: robar Quórum y robar o jugar 1
ui-room-hub-destroyed = Descartar { $count }: Crisis Extrema, a la Flota Cylon
ui-room-bridge = Emprender una misión, sin Crisis
ui-room-tactical-plot = Mirar la próxima misión
ui-room-captains-cabin = Todos roban { $count } de un tipo que nombras
ui-room-hybrid-tank = Ordenar las { $count } primeras Crisis
ui-room-datastream = Tomar { $count } cartas de 1 tipo
ui-room-raider-bay = { $vipers } Vipers o { $raiders } Incursores actúan
ui-room-cylon-occupation = Una fuerza avanza, llega 1 más
ui-room-cylon-crisis = Robar una Crisis y resolverla
ui-room-cylon-peek = Mirar la primera bloqueada y moverla

# Nueva Cáprica

ui-ground-costs = ir de una nave a tierra o al revés cuesta 1 carta
ui-ground-away = Galactica está lejos: el medidor de salto la trae de vuelta
ui-ground-road = Camino de las Fuerzas de Ocupación, hacia el Astillero
ui-ground-road-end = se pierde una nave
ui-ground-forces = { $count ->
    [one] 1 Fuerza de Ocupación,
   *[other] { $count } Fuerzas de Ocupación,
}
ui-ground-humans = Jugadores humanos:
ui-ground-cylons = Jugadores cylons:
ui-ground-nothing = Aquí no tienen nada
ui-ground-track-out = El medidor de salto no se usa
ui-ground-up = a una zona de babor
ui-ground-prepare = preparar
ui-ground-prepared = preparadas
ui-ground-locked = bloqueadas
ui-ground-known = { $place ->
    [1] Conoces la primera nave. { $text }
   *[other] Conoces la nave { $place } desde arriba. { $text }
}
ui-ground-left = En tierra aún: { $ships ->
    [one] 1 nave
   *[other] { $ships } naves
}, { $people ->
    [one] 1 jugador humano
   *[other] { $people } jugadores humanos
}

# La búsqueda del hogar

ui-search-missions = { $count ->
    [one] misión
   *[other] misiones
}
ui-search-empty = Sin misión
ui-search-empty-what = El Puente emprende una
ui-search-active = Misión activa
ui-search-passed = Misión activa: superada
ui-search-failed = Misión activa: fallada
ui-search-down = Boca abajo hasta el salto
ui-search-human = Humana
ui-search-human-what = Se ha unido a los humanos: solo pueden ir los jugadores humanos
ui-search-cylon = Cylon
ui-search-cylon-what = Se ha unido a los cylons: solo pueden ir los jugadores cylons
ui-search-none = Sin bando
ui-search-cost = o una Crisis Extrema por cada acción aquí

# Los mazos

ui-decks = Mazos
ui-deck-name = Mazo de { $deck }:
ui-deck = { $discards ->
    [0] Mazo de { $deck }: { $left }
   *[other] Mazo de { $deck }: { $left }, descartes { $discards }
}
ui-deck-top = Conoces la primera carta: { $card }
ui-deck-discard = Último descarte: { $card }
ui-deck-ground = Cartas de Nueva Cáprica
ui-deck-ground-name = Mazo de Crisis de Nueva Cáprica:
ui-deck-aside = Cartas de Crisis apartadas: { $left }
ui-deck-destiny = Mazo de Destino: { $left }
ui-deck-destiny-name = Mazo de Destino:
ui-deck-civilians = { $lost ->
    [0] Naves Civiles fuera del tablero: { $left }
   *[other] Naves Civiles fuera del tablero: { $left }, destruidas { $lost }
}
ui-deck-civilians-name = Naves Civiles fuera del tablero:

# La mano

ui-hand = Tu mano
ui-hand-short = Mano
ui-hand-playable = { $count ->
    [one] 1 jugable
   *[other] { $count } jugables
}
ui-hand-choosable = { $count } para elegir
ui-hand-empty = No tienes cartas.
ui-hand-once = { $ability }: disponible
ui-hand-once-used = { $ability }: usada
ui-hand-cylon = Cylon descubierto
ui-hand-sympathizer = Simpatizante
ui-hand-leader = Líder cylon
ui-hand-leader-infiltrating = Líder cylon, en infiltración
ui-hand-sympathetic-cylon = Cylon benévolo
ui-hand-super-crises = { $count } de Crisis Extrema
ui-hand-miracles = { $count ->
    [0] Sin fichas de Milagro
    [one] 1 ficha de Milagro
   *[other] { $count } fichas de Milagro
}
ui-hand-mutiny = Motín: { $count }, como mucho { $limit }
ui-hand-mutineer = Amotinado: { $count } de { $limit } de Motín
ui-hand-motive-side = { $side-id ->
    [human] Humano
   *[cylon] Cylon
}
ui-hand-motives = { $count ->
    [one] 1 Motivo
   *[other] { $count } Motivos
}
ui-hand-motives-true = { $count ->
    [one] Un Motivo tuyo se cumple ahora: puedes revelarlo en cualquier momento
   *[other] { $count } Motivos tuyos se cumplen ahora: puedes revelarlos en cualquier momento
}
ui-hand-motives-look = { $count ->
    [one] Mantén pulsado para mirar tu Motivo oculto
   *[other] Mantén pulsado para mirar tus { $count } Motivos ocultos
}
ui-hand-count = { $quorum ->
    [0] { $count } de { $limit } cartas
   *[other] { $limited ->
        [yes] { $count } de { $limit } · { $quorum }/{ $most } Quórum
       *[no] { $count } de { $limit } · { $quorum } Quórum
    }
}
ui-hand-sheet = Hoja de Personaje
ui-hand-loyalty = { $agendas ->
    [0] Lealtad
   *[other] Plan
}
ui-hand-loyalty-hold = Mantén pulsado
ui-hand-loyalty-look = { $count ->
    [0] Mantén pulsado para mirar tu Plan
    [one] Mantén pulsado para mirar tu carta de Lealtad
   *[other] Mantén pulsado para mirar tus { $count } cartas de Lealtad
}
ui-hand-loyalty-face = { $team ->
    [human] No eres un cylon
    [sympathizer] Simpatizante
    [sympathetic-cylon] Cylon benévolo
    [mutineer] Amotinado
   *[cylon] Cylon: { $power }
}

ui-card-text = { $text }.
ui-card-action = acción
ui-card-movement = mover
ui-card-movement-or-action = mov./acc.
ui-card-in-check = en pruebas
ui-card-reaction = reacción
ui-card-here = aquí
ui-card-quorum = Quórum
ui-card-mutiny = Motín
ui-card-super-crisis = Crisis Extrema
ui-card-play = Jugar ya
ui-card-discard = Se puede descartar
ui-card-pay = Sirve para pagar
ui-card-aside = Va a los descartes
ui-card-for = Cuenta a favor
ui-card-against = Cuenta en contra
ui-card-nothing = No cuenta
ui-card-cylons-only = Texto solo para cylons
ui-card-reckless = Hace temeraria la prueba
ui-card-mutinous = Si eliges descartarla, robas una carta de Motín
ui-card-checks-only = Solo para pruebas
ui-card-next-action = En tu próxima acción
ui-card-next-movement = En vez de tu próximo movimiento
ui-card-next-either = En vez de mover o actuar
ui-card-when-reckless = Si sale en una prueba temeraria
ui-card-at = { $where }

ui-card-when-crisis-revealed = Tras revelarse una Crisis
ui-card-when-option-chosen = Tras una elección
ui-card-when-instead-of-check = Antes de una prueba
ui-card-when-before-cards = Antes de una prueba
ui-card-when-before-reveal = Antes de revelar
ui-card-when-after-total = Tras calcularse el total
ui-card-when-after-check = Tras una prueba
ui-card-when-before-roll = Antes de una tirada
ui-card-when-after-roll = Tras una tirada
ui-card-when-viper-attacked = Cuando atacan un Viper
ui-card-when-vipers-placed = Cuando se ponen Vipers
ui-card-when-turn-began = Al empezar tu turno
ui-card-when-cards-added = Cuando alguien añade cartas
ui-card-when-after-reveal = Tras revelar
ui-card-when-destroyed = Tras destruir una Estrella Base o un Centurión
ui-card-when-before-raiders = Antes de que actúen Incursores
ui-card-when-treachery-discarded = Si un jugador humano descarta Traición
ui-card-when-in-check = Si sale en una prueba
ui-card-when-check-passed = Tras superarse una prueba
ui-card-when-choosing-option = Antes de una elección
ui-card-when-civilian-threatened = Antes de perder una Nave Civil
ui-card-when-removing-ships = Cuando la flota salta
ui-card-when-before-activation = Antes de que actúen naves cylons
ui-card-when-infiltration-ends = Al terminar tu infiltración
ui-card-when-motive-holds = Cuando se cumple

# Quien mira

ui-hand-watch = Estás viendo esta partida.
ui-hand-watch-over = La partida ha terminado.
ui-hand-watch-what = Ves lo que ven todos: ni manos, ni Lealtad, ni nada que la mesa no sepa aún.
ui-hand-watch-sit = En estos asientos juegan bots. Puedes pedir uno; decide quien organiza la mesa:
ui-hand-watch-name = Tu nombre, si es tu primera vez aquí
ui-hand-watch-asked = Has pedido este asiento: { $seat }. Decide quien organiza la mesa.
ui-hand-watch-withdraw = Retirar la petición
ui-hand-watch-left = Un bot juega por ti.
ui-hand-watch-back = Volver a mi asiento
ui-hand-watch-shut = Quien organiza la mesa te ha echado. Puedes seguir mirando.
ui-request = { $name } pide este asiento: { $seat }.
ui-request-admit = Aceptar
ui-request-decline = Rechazar
