# Las cartas: lo que rodea a sus efectos.

# Cartas de Crisis y de Crisis Extrema

crisis-check = Prueba de Habilidad { $difficulty }: { $skills }.
crisis-pass = Éxito: { $then }.
crisis-partial = Éxito parcial ({ $threshold } o más): { $then }.
crisis-fail = Fallo: { $then }.
crisis-or = O bien { $who } puede saltarse la prueba: { $then }.
crisis-chooses = { $who } elige una opción.
crisis-either = O bien: { $then }.
crisis-either-if = O bien (solo si { $condition }): { $then }.
crisis-or-else = O bien: { $then }.
attack-activation = 1. Activación: { $then }.
attack-setup = 2. Preparación: { $areas }.
attack-area = { $area }, { $ships }
attack-special = 3. Regla especial: { $special }. { $then }.
crisis-then = Después: { $steps }.
then-jump = el indicador de Flota avanza 1 casilla
then-jump-or-evacuate = el indicador de Flota avanza 1 casilla o, si Galactica ha vuelto, se evacúa 1 Nave Civil
then-once-returned = { $then }, si Galactica ha vuelto
super-crisis-immune = Las capacidades de personaje que afectan a las Crisis o a las pruebas de Habilidad no afectan a esta carta.

# Cuándo se usa una carta o capacidad

timing-plain = { $timing }: { $text }.
timing-if = { $timing }, solo si { $condition }. { $text }.
timing-interrupt = { $window }: { $text }.
timing-interrupt-if = { $window }, si { $condition }: { $text }.
timed-action = Acción
timed-movement = Movimiento
timed-movement-or-action = Movimiento o acción
timed-reckless-check = Al revelarse en una prueba temeraria
timed-check-ability = Capacidad de prueba de Habilidad
timed-human = Acción humana
timed-cylon = Acción cylon

when-action = Como acción
when-movement = En tu paso de Movimiento, en lugar de desplazarte
when-movement-or-action = Como acción o en lugar de desplazarte
when-reckless-check = Automáticamente, al revelarse en una prueba temeraria
when-check-ability = Automáticamente, al revelarse en una prueba de Habilidad
window-crisis-revealed = justo después de revelarse la carta de Crisis de cualquier jugador
window-option-chosen = después de que un jugador elija entre las dos opciones de una carta de Crisis
window-instead-of-check = antes de la prueba de Habilidad de la carta de Crisis de cualquier jugador
window-before-cards = antes de que se añadan cartas a una prueba de Habilidad
window-before-reveal = después de añadirse todas las cartas a una prueba de Habilidad y antes de revelarlas
window-after-total = después de calcularse el total de una prueba de Habilidad
window-after-check = después de resolverse una prueba de Habilidad y antes de descartar sus cartas
window-before-roll = antes de cualquier tirada
window-after-roll = después de cualquier tirada
window-viper-attacked = después de un ataque contra un Viper
window-vipers-placed = después de que se pongan en el espacio Vipers no tripulados de la Reserva
window-turn-began = al principio de tu turno
window-cards-added = después de que un jugador añada cartas a una prueba de Habilidad
window-after-reveal = después de revelarse las cartas de una prueba de Habilidad
window-destroyed = después de que destruyas una Estrella Base o un Centurión
window-before-raiders = antes de que se activen los Incursores
window-treachery-discarded = cuando un jugador humano descarta una carta de Traición
window-check-passed = después de superarse una prueba de Habilidad
window-choosing-option = cuando debes elegir entre las opciones de una carta de Crisis
window-civilian-threatened = antes de que una Nave Civil del espacio se revele y se destruya
window-removing-ships = al retirar las naves en un salto
window-before-activation = al principio del paso de Activación de naves cylons de cualquier jugador
window-infiltration-ends = cuando pones fin a tu infiltración con una acción
window-motive-holds = cuando se cumple uno de tus Motivos

limit-executive-order = Solo se puede jugar 1 carta «Orden ejecutiva» por turno.
limit-declare-emergency = Solo se puede jugar 1 carta «Declarar emergencia» por prueba de Habilidad.
limit-strategic-planning = Solo se puede jugar 1 carta «Planificación estratégica» por tirada.
limit-critical-situation = Entre «Orden ejecutiva» y «Situación crítica», solo se puede jugar 1 carta por turno.
limit-major-victory = Solo se puede jugar 1 carta «Gran victoria» por turno.
limit-sabotage = Solo se puede jugar 1 carta «Sabotaje» por turno.
limit-calculations = Solo se puede jugar 1 carta «Cálculos» por tirada.
limit-check-ability = Surte efecto la añada quien la añada, incluso el mazo de Destino, pero solo una vez por prueba de Habilidad.
limit-restore-order = No se puede jugar en una prueba temeraria, y después de ella no se pueden jugar cartas temerarias.

sort-reckless = Temeraria: convierte la prueba en temeraria. Solo se puede jugar 1 carta temeraria por prueba de Habilidad.
sort-cylon-only = Solo los jugadores cylons pueden usar el texto de esta carta.
sort-mutinous = Cuando decidas descartar esta carta, roba 1 carta de Motín (solo una vez por turno).

# Cartas de Quórum

quorum-then-discard = Después descarta esta carta.
quorum-else-discard = Si no, descarta esta carta.
mutiny-else-discard = Si no se elimina del juego, descarta esta carta.
quorum-protects-title = La Administración no exige ninguna prueba: cuando vaya a quitar el Cargo de Presidente, el Presidente puede descartar esta carta para conservarlo.

# Misiones

mission-immune = No es una carta de Crisis. Ninguna carta ni capacidad de personaje modifica su prueba, y en ella no surten efecto las capacidades de prueba de Habilidad.

# Destinos y objetivos

destination-text = { $text }.
destination-distance = Distancia { $distance }.
milestone-sleeper-agent-phase = Distancia { $distance }, una vez: Fase de Agentes Durmientes. Empezando por el jugador actual y en el sentido de las agujas del reloj, todos reciben 1 carta de Lealtad más, { $motives ->
    [0] incluso los cylons descubiertos.
   *[other] incluso los cylons descubiertos; los líderes cylons reciben { $motives } Motivos más en su lugar.
}
milestone-next-jump-ends = Distancia { $distance }: el próximo salto termina la partida, sin carta de Salto. Los humanos ganan si todos los Recursos están por encima de 0.
milestone-new-caprica-phase = Distancia { $distance }, una vez: Fase de Nueva Cáprica. Todas las Naves Civiles quedan bloqueadas en Nueva Cáprica, todos van allí y el mazo de Crisis de Nueva Cáprica sustituye al de Crisis. Más adelante, el Salto Automático trae de vuelta a Galactica; desde entonces, solo el Almirante puede terminar la partida, con un salto, y los humanos ganan si todos los Recursos están por encima de 0.

# Cartas de Lealtad

loyalty-text-human = Estás en el bando humano, salvo que otra de tus cartas de Lealtad te convierta en cylon. Ganas si ganan los humanos.
loyalty-text-cylon = Eres cylon, digan lo que digan tus otras cartas de Lealtad. Ganas si pierden los humanos.
loyalty-reveal = Acción: revela esta carta. Si no estás { $pegasus ->
    [yes] en la Prisión ni en el Centro de Detención
   *[no] en la Prisión
}, { $text }.
loyalty-revealed = Después descarta hasta quedarte con 3 cartas de Habilidad, { $more ->
    [yes] { $after }, descarta
   *[no] descarta
} las cartas de Quórum que te hayan dado, { $daybreak ->
    [yes] tus cartas de Motín y tus fichas de Milagro, pierde
   *[no] pierde
} tus Cargos, ve a la Nave Resurrección y roba 1 carta de Crisis Extrema. { $expanded ->
    [yes] Da tus otras cartas de Lealtad boca abajo a 1 jugador humano, salvo que la distancia sea de 7 o más. Si
   *[no] Si
} es tu turno, termina.
loyalty-text-sympathizer = Revela esta carta en cuanto la recibas. Si algún Recurso está en la zona roja ({ $reds }), ve a la Prisión; esta carta cuenta como «No eres un cylon».
    Si no, te conviertes en un cylon descubierto, sin robar carta de Crisis Extrema. Nunca puedes activar la Flota Cylon ni jugar una carta de Crisis Extrema.
loyalty-text-sympathetic-cylon = Revela esta carta en cuanto la recibas. Te conviertes en un cylon descubierto, sin robar carta de Crisis Extrema, y robas un Plan benévolo. Solo ganas si lo cumples.
    Puedes infiltrarte como un líder cylon. Mientras dura tu infiltración, robas 3 cartas de Habilidad de 3 tipos distintos.
loyalty-text-mutineer = Revela esta carta en cuanto la recibas. Si te ha tocado en un reparto, recibes 1 carta de Lealtad más. Roba 1 carta de Motín; cada uno de tus Cargos pasa al primer jugador de su línea de sucesión que no lo tenga. Esta carta cuenta como «No eres un cylon».
    Puedes tener { $limit } cartas de Motín antes de que otra te envíe a la Prisión. En tu turno, si la carta de Crisis tiene el icono de Preparativos para el Salto, roba 1 carta de Motín en el paso del mismo nombre.
    Un cylon descubierto que recibe esta carta se la da a un jugador humano. Lo mismo haces tú si te descubres como cylon, sea cual sea la distancia.
red-at = { $resource } { $count } o menos

# Planes

agenda-kind = { $deck }.
agenda-wins = Ganas si ganan { $side } y, al final de la partida, { $goals }.
agenda-secret = Mantén esta carta en secreto hasta el final de la partida.
goal-every-at-most = todos los Recursos están en { $count } o menos
goal-all-at-most = { $resources-el } están en { $count } o menos
goal-any-at-most = al menos uno de estos Recursos está en { $count } o menos: { $resources }
goal-all-red = todos los Recursos están en la zona roja
goal-near = entre { $first-el } y { $second-el } hay una diferencia de { $count } o menos
goal-played-super-crisis = { $who-id ->
    [you] has jugado una carta de Crisis Extrema en esta partida
   *[other] { $who } ha jugado una carta de Crisis Extrema en esta partida
}
goal-damaged-at-least = hay al menos { $count } localizaciones dañadas entre Galactica y la Pegasus
goal-galactica-damaged-at-most = Galactica tiene como mucho { $count } localizaciones dañadas
goal-caught-or-executed = { $who-id ->
    [you] estás en la Prisión o en el Centro de Detención, o te han ejecutado en esta partida
   *[other] { $who } está en la Prisión o en el Centro de Detención, o ya ha pasado por una ejecución en esta partida
}
goal-infiltrating = { $who-id ->
    [you] estás en plena infiltración
   *[other] { $who } está en plena infiltración
}
goal-free = { $who-id ->
    [you] no estás en la Prisión ni en el Centro de Detención
   *[other] { $who } no está en la Prisión ni en el Centro de Detención
}
goal-craft-lost = hay al menos { $count } Vipers y Raptors dañados o destruidos en total
goal-distance-at-least = la distancia es de { $count } o más
goal-at-least = { $resource-num ->
    [pl] { $resource-el } están en { $count } o más
   *[sg] { $resource-el } está en { $count } o más
}
goal-no-cylon-ships = no hay ningún Incursor, Incursor Pesado ni Estrella Base en el tablero
goal-any-damaged = { $places } tiene daños
goal-holds-cards = { $who-id ->
    [you] tienes al menos { $cards }
   *[other] { $who } tiene al menos { $cards }
}
goal-another-in-brig = otro jugador está en la Prisión
goal-holds-mutiny = { $who-id ->
    [you] tienes una carta de Motín
   *[other] { $who } tiene una carta de Motín
}
goal-no-centurions = no hay ningún Centurión en el medidor de Abordaje
goal-vipers-lost = hay al menos { $count } Vipers dañados o destruidos

# Líneas sueltas de un Plan o un Motivo, al final de la partida
agenda-line-side = Ganan { $side }.
goal-line = { $goal }.

# Motivos

motive-side = Motivo a favor de { $side }.
motive-any-time = Puedes revelarlo en cualquier momento, incluso en el turno de otro jugador, si { $goals }.
motive-game-over = Se revela al final de la partida si { $goals }.
motive-wins = Ganas con { $side } si, al final de la partida, al menos { $count } de tus Motivos revelados son a favor de { $side } y { $unrevealed ->
    [one] como mucho 1 de tus Motivos está
   *[other] como mucho { $unrevealed } de tus Motivos están
} sin revelar.
