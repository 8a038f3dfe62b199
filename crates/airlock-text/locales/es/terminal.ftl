# El terminal: el estado de la partida en una página, y lo que se dice en la línea de comandos.
#
# Las palabras entre « » y los nombres de las órdenes las escribe el jugador y se quedan como están.

list-facts = { $first } · { $last }
with-details = { $what } ({ $details })
face-down = ?
seat-number = asiento { $number }

# La página

page-before = Antes del primer turno ({ $sight })
page-turn = Turno { $number }, { $who } ({ $sight })
page-over = { $ending } ({ $sight })
sight-seat = como lo ve { $who }
sight-spectator = como lo ven todos
sight-everything = todos los secretos a la vista

row-dials = Recursos
row-jump = Salto
row-fleet = Flota
row-search = Misiones
row-lost = Perdido
row-executed = Ejecutados
row-in-play = En juego
row-check = Prueba
row-looked-at = Mirado
row-decks = Mazos
row-space = Espacio
row-people = Jugadores

page-dial = { $zone ->
    [red] { $resource } { $value } (rojo)
   *[other] { $resource } { $value }
}
page-track = medidor { $at } de { $last } ({ $space })
page-track-red = rojo
page-track-blue = azul, −{ $count } de { $resource }
page-distance = distancia { $distance }
page-last-jump = el próximo salto termina la partida

page-reserves = { $ships } en la Reserva
page-damaged-vipers = { $count ->
    [one] 1 Viper dañado
   *[other] { $count } Vipers dañados
}
page-destroyed-ships = { $craft-gender ->
    [f] { $count ->
        [one] 1 { $craft } destruida
       *[other] { $count } { $craft } destruidas
    }
   *[m] { $count ->
        [one] 1 { $craft } destruido
       *[other] { $count } { $craft } destruidos
    }
}
page-civilians-off = { $ships } fuera del tablero
page-nukes = { $count ->
    [0] sin Armas Nucleares
    [one] 1 Arma Nuclear
   *[other] { $count } Armas Nucleares
}
page-undamaged = sin daños
page-damaged = { $count } de { $limit } con daños
page-pegasus-destroyed = destruida
page-away = Galactica está lejos
page-in-orbit = Galactica en órbita
page-locked = { $count ->
    [one] 1 bloqueada
   *[other] { $count } bloqueadas
}
page-prepared = { $count ->
    [one] 1 preparada
   *[other] { $count } preparadas
}
page-forces = { $count ->
    [one] 1 Fuerza de Ocupación { $where-en }
   *[other] { $count } Fuerzas de Ocupación { $where-en }
}
page-mission = misión «{ $card }»
page-mission-down = misión «{ $card }», boca abajo hasta el próximo salto
page-rebels = la Estrella Base rebelde está con { $side }
page-hub = el Núcleo de resurrección
page-truce = tregua: este turno no se lanza ni se activa ninguna nave cylon
page-boarded = Centuriones en el medidor de Abordaje: { $spaces }

page-decks = quedan+descartes: { $decks }
page-deck = { $deck } { $left }+{ $discarded }
page-destiny = Destino { $left }
page-on-top = encima: { $card }
page-at-bottom = al fondo: { $card }
page-below = { $count ->
    [one] { $card } bajo 1 carta
   *[other] { $card } bajo { $count } cartas
}

# Espacio

page-empty-area = –
page-acted = { $count ->
    [one] 1 ha actuado
   *[other] { $count } han actuado
}
page-pilot = { $who } en un Viper
page-raptor-pilot = { $who } en un Raptor de asalto
page-cargo = { $count } de { $resource }
page-no-cargo = vacía

# Gente

page-seat = { $number } { $who }
page-off-board = fuera del tablero
page-piloting = en un Viper, { $area }
page-piloting-raptor = en un Raptor de asalto, { $area }
page-current = jugador actual
page-cylon = cylon descubierto
page-sympathizer = simpatizante cylon
page-leader = líder cylon
page-infiltrating = en infiltración
page-agenda = Plan
page-sympathetic-cylon = cylon benévolo
page-hand = { n-cards } en la mano
page-loyalty = Lealtad { $count }
page-shown = a la vista: { $card }
page-super-crisis = Crisis Extrema { $count }
page-quorum = Quórum { $count }
page-mutiny = Motín { $count }
page-motives = Motivos { $count }
page-miracles = { $count ->
    [one] 1 ficha de Milagro
   *[other] { $count } fichas de Milagro
}
page-once-used = capacidad de una vez por partida usada
page-assist = ayudante
page-assist-lost = ayudante, ahora con los cylons

# En la línea de comandos

n-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
notice-greeting = Partida de { n-players }, semilla { $seed }. Ocupas el asiento { $seat }. Escribe «help» para ver los comandos.
notice-goes-on = { $count ->
    [one] La partida de { $file } continúa tras 1 respuesta. Escribe «help» para ver los comandos.
   *[other] La partida de { $file } continúa tras { $count } respuestas. Escribe «help» para ver los comandos.
}
notice-how-to-answer = Responde con un número. Elige cartas por sus números, separados por espacios, o «none».
notice-saved = guardada en { $file }
notice-order-given = Desde ahora: { $order }.
notice-no-orders = No tienes órdenes permanentes.
notice-no-window = Puedes dar una orden permanente cuando se te pregunte si usas una carta o capacidad.
notice-no-cards = ninguna carta
notice-no-such-card = ninguna carta se llama «{ $wanted }»
notice-no-such-ruling = no existe la aclaración { $wanted }; van de { $first } a { $last }
notice-no-ruling-mentions = ninguna aclaración menciona «{ $wanted }»
notice-ruling = { $contested ->
    [yes] { $id } ({ $origin }, discutida) · { $section }
   *[no] { $id } ({ $origin }) · { $section }
}
notice-wants-number = escribe un número del 1 al { $count }, o «help»
notice-wants-cards = escribe { $cards }, o «help»
notice-card-twice = has elegido dos veces la carta { $number }
notice-card-what = ¿qué carta? Escribe un id o un nombre
notice-rules-what = ¿qué regla? Escribe un id como BASE-066, o una palabra
notice-save-what = ¿guardar dónde? Escribe un nombre de archivo

how-many-up-to = { $count ->
    [one] hasta 1 carta por su número, o «none»
   *[other] hasta { $count } cartas por sus números, o «none»
}
how-many-exactly = { $count ->
    [one] 1 carta por su número
   *[other] { $count } cartas por sus números
}
how-many-between = de { $min } a { $count } cartas por sus números

command-ask = repetir la pregunta
command-state = mostrar el tablero y a los jugadores
command-hand = mostrar tus cartas
command-card = mostrar cualquier carta, personaje o localización
    .argument = ID
command-log = mostrar todo lo que ha pasado
command-rules = consultar una aclaración, o todas las que mencionan una palabra
    .argument = ID
command-pass = dar una orden permanente: pasar durante el resto de la prueba; «pass turn», durante el turno; «pass always», con estas cartas y capacidades
    .argument = check
command-orders = cancelar tus órdenes permanentes; «orders» a secas las enumera
    .argument = clear
command-save = guardar la partida
    .argument = ARCHIVO
command-quit = dejar la mesa

# Repeticiones

notice-moment = Tras { $at } de { $count } respuestas
notice-verified = verificada: { $hash }
notice-sealed = el sello coincide: { $seal }
notice-other-seal = esta partida se jugó con otra semilla; su sello es { $seal }
notice-asked = Pregunta a { $who }: { $question }

# Partidas contadas

notice-games = { $count ->
    [one] 1 partida de { n-players }, bots { $bots }, semilla { $seed }
   *[other] { $digits } partidas de { n-players }, bots { $bots }, semilla { $seed }
}
notice-progress = { $done } de { $all } partidas, quedan { $left }
notice-pace = { $digits } respuestas en { $seconds } s con { $threads } hilos: { $a-second } por segundo, { $on-each-thread } en cada hilo
count-won = { $side-id ->
    [human] ganan los humanos
   *[cylon] ganan los cylons
}
count-won-by-agenda = ganadas por un Plan
count-won-by-motives = ganadas por Motivos
# Un Motivo, contado donde su líder lo reveló.
count-revealed = { $motive }
count-jumped = el último salto
count-resource = sin { $resource }
count-boarded = Galactica abordada
count-destroyed = Galactica destruida
count-no-characters = sin personajes
count-turns = turnos
count-answers = respuestas
count-mean = media
count-min = mín
count-max = máx

# Lo que está mal, y otras palabras del programa

notice-no-language = «{ $wanted }» no es un idioma de aquí; elige entre { $known }
notice-no-set = «{ $wanted }» no es una caja; elige entre { $known }
notice-no-deck = «{ $wanted }» no es un mazo; elige entre { $known }
notice-no-seat = no existe el asiento { $number }; elige entre 0 y { $last }
notice-too-large = este archivo es demasiado grande para ser un escenario o una partida guardada
notice-not-a-save = esto no es una partida guardada
notice-not-a-text = esto no es un archivo de texto
notice-no-scenario-in-file = no hay ningún escenario en este archivo
notice-another-game = { $file } contiene una partida distinta de la que da esta semilla
notice-no-scenarios = no hay escenarios (*.scn) en { $folders }
notice-checked = { $passed } correctos, { $failed } con fallos
notice-shown = { $set }: { $shown } de { $count } demostradas
notice-shown-by-none = sin demostrar
notice-not-showable = no demostrables
notice-broke = la partida { $game } con la semilla { $seed } ha fallado tras { $count ->
    [one] 1 respuesta
   *[other] { $count } respuestas
}
notice-open = Airlock está en marcha: { $address }
notice-cannot-open = no se puede abrir { $file }
notice-in-use = otro Airlock está usando { $file }; detenlo primero
notice-cannot-listen = no se puede escuchar en { $address }
notice-cannot-read-tables = no se pueden leer las mesas
notice-cannot-start = el programa no puede arrancar
notice-table = mesa «{ $id }»

# La línea de comandos: las palabras de la ayuda en torno a órdenes y opciones, y qué hay de malo en lo escrito

usage-heading = Uso:
usage-commands = Comandos
usage-arguments = Argumentos
usage-options = Opciones
usage-any-command = COMANDO
usage-any-options = [OPCIONES]
usage-help = Mostrar esta ayuda
usage-version = Mostrar la versión
usage-default = [por omisión: { $value }]
usage-values = [una de: { $values }]
usage-variable = [o de { $name }]

value-address = DIRECCIÓN
value-file = ARCHIVO
value-hash = HASH
value-id = ID
value-id-word = ID|PALABRA
value-n = N
value-name = NOMBRE
value-names = NOMBRES
value-path = RUTA
value-tag = IDIOMA
value-text = TEXTO

misuse-no-such-argument = no existe la opción o el argumento «{ $arg }»
misuse-no-such-command = no existe el comando «{ $command }»
misuse-no-value = { $of } necesita un valor
misuse-no-such-value = { $of } no puede ser «{ $value }»; elige entre { $known }
misuse-bad-value = { $of } no puede ser «{ $value }»: { $about }
misuse-too-many = «{ $value }» está de más en { $of }
misuse-together = { $arg } y { $other } no pueden ir juntos
misuse-twice = { $arg } solo se puede usar una vez
misuse-missing = falta: { $args }
misuse-other = esto no se entiende: { $why }

# Por qué no se puede volver a jugar una partida guardada

replay-version = esta partida se jugó con la versión { $saved } de las reglas, y este programa juega con la versión { $ours }; solo un programa con la versión { $saved } puede verificarla
replay-earlier = esta partida empezó con la versión { $saved } de las reglas: lo jugado con la versión { $ours } está verificado; el resto solo puede verificarlo un programa con la versión { $saved }
replay-state = no se puede leer el estado desde el que continúa la partida: { $why }
replay-changed = la respuesta { $at } de esta partida se dio con la versión { $saved } de las reglas, y desde ahí la versión { $ours } juega de otra manera
replay-answer = se rechazó la respuesta { $at }, del asiento { $seat }: { $why }
replay-too-few = { $count ->
    [one] la partida tiene 1 respuesta, no { $wanted }
   *[other] la partida tiene { $count } respuestas, no { $wanted }
}
replay-hash = la repetición acaba en un estado distinto del de la partida guardada: { $replayed } en lugar de { $saved }
replay-no-hash = la partida guardada no lleva ningún hash que verificar

# Lo que ha medido «bench-tables»

bench-tables = { $count } mesas de { $seats } asientos, todas a la escucha
bench-answers = { $answers } respuestas en { $seconds } s: { $a-second } por segundo
bench-pushed = de la respuesta al aviso en la página de cada asiento: p50 { $half } ms, p99 { $most } ms, la peor { $worst } ms
bench-bytes = { $bytes } bytes enviados por respuesta y asiento
bench-refused = respuestas rechazadas: { $count }
bench-memory = memoria { $all } MiB: { $streamed } KiB por mesa con sus conexiones, { $bare } KiB sin ellas
bench-stages = memoria: vacío { $empty } MiB, con las mesas { $made } MiB, a la escucha { $listening } MiB

# La ayuda del programa: lo que hace una orden y luego sus opciones (`program-<command>-<option>`, o
# `program-option-<option>` si la tienen varias órdenes)

program = Battlestar Galactica: el juego de tablero, según el reglamento
program-option-lang = Idioma: en-GB, es, pl, etc. (por omisión, el del sistema si está disponible)
program-serve = Abrir las mesas en el navegador (lo que hace el programa sin ningún comando)
program-serve-listen = La dirección en la que escuchar
program-option-data = El archivo con todas las mesas; se crea si no existe
program-serve-url = La dirección con la que se llega al servidor, para los enlaces, como https://airlock.example
program-serve-rate = Peticiones por segundo que puede hacer una persona; 0, sin límite
program-serve-password-memory = Memoria para comprobar contraseñas, en MiB; cada comprobación simultánea necesita 19
program-serve-tables = Mesas por hora que puede crear una persona; 0, sin límite
program-serve-guests = Invitados por hora que pueden llegar desde una dirección; 0, sin límite
program-serve-lines = Líneas de chat por minuto que puede escribir una persona; 0, sin límite
program-serve-streams = Páginas que una persona puede tener abiertas a la vez; 0, sin límite
program-serve-connections = Conexiones en total
program-serve-connections-per-address = Conexiones de una dirección; un proxy de confianza no tiene límite
program-serve-trusted-proxy = Redes de los proxies a los que se cree cuando dicen quién pregunta; varias separadas por comas
program-serve-forwarded-by = La cabecera en la que lo dicen
program-serve-drain = Segundos que tienen las peticiones en curso para terminar cuando el programa se detiene
program-serve-metrics = La dirección de las métricas para Prometheus; vacía, ninguna
program-serve-keep-lobbies = Días tras los que se borran las mesas que no empezaron y los invitados sin mesa; 0, nunca
program-serve-pack-games = Días tras los que se comprime una partida terminada; aún se puede leer; 0, nunca
program-serve-keep-games = Días tras los que se borra una partida terminada; 0, nunca
program-serve-admin = Cuentas de quienes tienen la página /admin, separadas por comas
program-serve-pause = Segundos de la pausa que es igual para todos
program-serve-bot-delay = Milisegundos entre dos jugadas de los bots a ritmo normal
program-serve-idle = Segundos tras los que sale de la memoria una mesa sin usar
program-serve-survives = A qué sobrevive una respuesta confirmada: a una caída del programa, o también a un corte de luz (más lento)
program-serve-log-format = Formato del registro
program-export = Escribir una mesa con todo su registro como JSON
program-export-table = El id de la mesa, como en su dirección
program-import = Importar una mesa exportada
program-import-file = El archivo que escribió la exportación
program-admin = Cuidar de las mesas y personas de un servidor, en marcha o no
program-admin-tables = Listar mesas
program-admin-tables-text = Parte del nombre de la mesa o de un jugador, o el comienzo del id; sin él, las mesas más recientes
program-admin-tables-state = Solo las mesas en este estado
program-admin-table = Mostrar una mesa: asientos, fechas, chat; nunca lo que la partida oculta
program-admin-delete-table = Borrar una mesa para siempre
program-admin-lock = Bloquear una mesa: nadie puede cambiarla
program-admin-unlock = Desbloquear una mesa
program-admin-people = Buscar personas
program-admin-people-text = Parte de la cuenta o de cualquier nombre que use; sin él, las más recientes
program-admin-person = Mostrar a una persona: mesas, denuncias, chat
program-admin-mute = Silenciar a una persona en todas partes
program-admin-unmute = Dejar que una persona vuelva a hablar
program-admin-ban = Vetar a una persona: se cierran sus sesiones y siguen los bots
program-admin-unban = Levantar un veto
program-admin-delete-person = Borrar para siempre el nombre y las palabras de una persona; las partidas quedan
program-admin-announce = Anunciar algo en todas las páginas; sin texto, mostrar el anuncio actual
program-admin-announce-text = El texto
program-admin-announce-hours = Horas hasta que desaparece (por omisión, al retirarlo)
program-admin-withdraw = Retirar el anuncio
program-admin-reports = Listar las denuncias de los jugadores
program-admin-reports-all = También las resueltas
program-admin-report = Mostrar una denuncia con lo que se dijo alrededor
program-admin-settle = Dar una denuncia por resuelta
program-admin-log = Mostrar qué se hizo, quién y cuándo
program-option-person = Cuenta, o el número que muestra la lista de personas
program-option-number = El número que muestra la lista de denuncias
program-option-table = El id de la mesa, como en su dirección
program-bench-tables = Poner en marcha muchas mesas por HTTP real y medirlas
program-bench-tables-tables = Cuántas mesas
program-bench-tables-players = Asientos en cada una
program-bench-tables-seconds = Durante cuántos segundos se envían respuestas
program-bench-tables-rate = Respuestas por segundo entre todas las mesas; 0 para las que admita el servidor
program-bench-tables-at-once = Respuestas en curso a la vez
program-bench-tables-data = El archivo con las mesas del servidor (por omisión, uno temporal nuevo)
program-rules = Consultar aclaraciones
program-rules-wanted = Un id como BASE-066, o palabras que buscar; sin nada, se enumeran todas
program-cards = Enumerar cartas, personajes, localizaciones y fichas
program-cards-set = Solo de esta caja
program-cards-deck = Solo de este mazo
program-cards-json = Las filas como JSON
program-check = Ejecutar escenarios
program-check-paths = Archivos, o carpetas con archivos *.scn a cualquier profundidad
program-check-coverage = Decir cuántas aclaraciones de cada caja nombra algún escenario correcto, y cuáles ninguno
program-simulate = Jugar partidas enteras entre bots y contar cómo terminan
program-simulate-games = Cuántas partidas
program-simulate-seed = Misma semilla, mismos resultados
program-simulate-threads = Cuántos hilos, 256 como mucho (por omisión, uno por núcleo)
program-simulate-json = Los resultados como JSON
program-play = Jugar en el terminal contra bots
program-play-seed = La misma semilla y las mismas respuestas dan la misma partida (por omisión, una nueva)
program-play-seat = Dónde te sientas; el primer asiento es el 0
program-play-save = Guardar la partida en este archivo; si ya hay una, continúa
program-replay = Mostrar una partida guardada en cualquier momento
program-replay-file = Una partida que ha escrito «airlock play --save»
program-replay-at = Mostrar la partida tras ese número de respuestas (por omisión, tras la última)
program-replay-seat = Mostrar lo que ve ese asiento; el primero es el 0 (por omisión, todos los secretos)
program-replay-verify = Comprobar que el archivo lleva al estado cuyo hash contiene
program-replay-seal = Con --verify: el sello que mostró la mesa; la semilla del archivo debe coincidir con él
program-replay-log = Contar lo ocurrido hasta entonces
program-replay-scenario = Escribir este momento como escenario; con «--seat», sin lo que ese asiento no puede saber
program-option-players = Cuántos juegan: de 1 a 6, con Pegasus o Amanecer de 3 a 7
program-option-sets = Las cajas en juego, separadas por comas; el juego básico está siempre
program-option-objective = Adónde se dirige la flota (Nueva Cáprica: PEG-120; la Tierra: DAY-101)
program-option-difficulty = Cuántos Recursos hay al principio (BASE-281)
program-option-variant = Variantes publicadas, separadas por comas (BASE-028, BASE-280, PEG-076, PEG-091)
program-option-rulings = La lectura de las aclaraciones discutidas (BASE-089, BASE-133)
program-option-bots = Quién ocupa los demás asientos
