# Respuestas, como rótulos de botones: en infinitivo.

# Rechazar

pass-move = Quedarte
pass-action = No hacer nada
pass-window = No usar nada
pass-may = No
pass-risk = No arriesgar nada
pass-vipers = No activar más
pass-attack = No atacar más
pass-civilian = Dejarla { $area-en }
pass-peeked = Dejarla encima
pass-repair = No reparar más
pass-restore = Ninguna nave más
pass-let-look = Negarte
accept-let-look = Mostrarla
pass-sympathizer = Quedártela
pass-recon = No mirar
pass-extra = Ninguna acción más
pass-draw = No robar
pass-fight = Dejar de luchar
pass-give = No dar ninguna
pass-execute-instead = A la Prisión
accept-let-execute = Aceptar la ejecución
accept-let-discard = Permitir el descarte
accept-execute-instead = { $whom-id ->
    [you] Aceptar tu ejecución
   *[other] Ejecutar { $whom-a }
}
pass-take = No tomar ninguna
pass-remove = No retirar ninguna
pass-discard = Descartarla
pass-launch = No lanzar más
pass-activate = No activarla
pass-spare = No ayudar a nadie
pass-president = Dejar el Cargo
pass-stay-in-space = Volver al Hangar
pass-keep-in-space = Hacerlo volver
pass-other = Pasar

# Aceptar

accept-may = { $deeds-inf }
accept-risk = Arriesgar { $ships }
accept-recon = Mirarla
accept-extra = Realizar 1 acción más
accept-activate = Activar { $where-el }
accept-draw = Robar { draw-skill } y quedarte con { $keep }
accept-president = Conservar el Cargo
accept-miracle = Una ficha de Milagro
accept-stay-in-space = Quedarte en el espacio
accept-keep-in-space = Dejarlo en el espacio
accept-other = Sí

# Una de varias

choice-check = prueba de Habilidad { $difficulty }: { $skills }
choice-person = { $whom-id ->
    [you] Tú
   *[other] { $whom }
}
choice-location = { $where }
choice-area = { $area }
choice-viper-of = { $whom-id ->
    [you] Tu Viper
   *[other] El Viper de { $whom }
}
choice-repair-location = Reparar { $where-el }
choice-fly = Volar { $area-a }
choice-move-civilian = Moverla { $area-a }
choice-drawn = { $count } de { $skill }
    .y = { $count } de { $skill }
choice-option = Opción { $number }
choice-order-move = Desplazarte y realizar 1 acción
choice-order-act = Realizar 2 acciones
choice-destination = { $card }, distancia { $distance }
choice-deck = Mazo de { $deck }
choice-put-under = Ponerla bajo el mazo
choice-launch = Lanzar un Viper { $area-a }
choice-launch-self = Despegar { $area-a }
choice-fly-viper = Mover un Viper { $from-de } { $to-a }
choice-attack = Atacar { $foe }
choice-destroy = Destruir { $foe }
choice-civilian = Nave Civil { $number } ({ $area })
choice-unmanned = Viper no tripulado ({ $area })
choice-damage-location = Dañar { $where-el }
choice-damage-resource = { $by } de { $resource }
choice-repair-viper = Reparar un Viper
choice-return-damaged = Devolver un Viper dañado
choice-return = { $craft-gender ->
    [f] Devolver una { $craft } destruida
   *[m] Devolver un { $craft } destruido
}
choice-learned-check = A la prueba
choice-learned-hand = A tu mano
choice-force = Fuerza de Ocupación ({ $where })
choice-hand-on = Mostrar «{ $card }»; las demás, { $whom-a }
choice-prepare = Preparar una nave
choice-evacuate = Evacuar una nave
choice-in-reserves = { a-craft } de la Reserva
choice-ship-kind = { a-craft }
    .many = { $craft-id ->
        [raider] Incursores
       *[other] Vipers
    }
a-craft = { $craft-gender ->
    [f] una { $craft }
   *[m] un { $craft }
}
choice-launch-raptor = Lanzar un Raptor de asalto { $area-a }
choice-launch-self-raptor = Despegar en un Raptor de asalto { $area-a }
choice-fly-raptor = Mover un Raptor de asalto { $from-de } { $to-a }
choice-raptor-attack = Atacar { $foe } con un Raptor de asalto
choice-unmanned-raptor = Raptor de asalto no tripulado ({ $area })
choice-crisis-on-top = { $card }: encima
choice-crisis-under = { $card }: bajo el mazo

foe-raider = un Incursor ({ $area })
    .here = un Incursor
    .many = Incursores ({ $area })
foe-heavy-raider = un Incursor Pesado ({ $area })
    .here = un Incursor Pesado
    .many = Incursores Pesados ({ $area })
foe-scar = el Incursor Scar ({ $area })
    .el = el Incursor Scar ({ $area })
    .here = el Incursor Scar
foe-basestar = la Estrella Base { $number }
    .el = la Estrella Base { $number }
foe-basestar-at = la Estrella Base { $number } ({ $area })
    .el = la Estrella Base { $number } ({ $area })
foe-centurion = un Centurión en la casilla { $space }

# Acciones

act-location = Activar { $where-el }
act-card = Jugar «{ $card }»
act-ability = Usar «{ $ability }»
act-nuke = Lanzar un Arma Nuclear
act-draw-quorum = Robar carta de Quórum
act-play-quorum = Jugar «{ $card }»
act-play-mutiny = Jugar «{ $card }»
act-viper = Activar tu Viper
act-fight-occupation = Combatir a una Fuerza de Ocupación
act-detain = Detener { $whom-a }
act-leave-orbit = Saltar y terminar la partida
act-end-infiltration = Terminar tu infiltración
act-reveal = Descubrirte como cylon: { $power }

# Usos fuera de turno

use-card = Jugar «{ $what }»
use-ability = Usar «{ $what }»
use-quorum = Descartar «{ $what }»
use-shift = { $what }: dificultad { $by }
use-die-shift = { $what }: resultado { $by }
use-learn = { $what }: mirar el mazo de { $skill }
use-title = { $what }: tomar el Cargo de { $title }
use-pass = { $what }: superar la prueba
use-fail = { $what }: fallar la prueba
use-skill = { $what }: las cartas de { $skill } tienen Pericia 0
use-area = { $what }: pilotar un Viper ({ $area })
use-motive = Revelar «{ $what }»
use-option = { $what }: { $option }
use-icon = { $what }: { $icon-id ->
    [raiders] activar los Incursores
    [launch-raiders] lanzar Incursores
    [heavy-raiders] activar los Incursores Pesados
    [occupation] activar las Fuerzas de Ocupación
   *[basestars] activar las Estrellas Base
}
use-raptor = { $what }: pilotar un Raptor de asalto ({ $area })
use-with-card = { $what }: descartar «{ $card }» en vez de tirar

# Varias cartas

cards-add = { $count ->
    [0] No añadir ninguna
    [one] Añadir 1 carta
   *[other] Añadir { $count } cartas
}
cards-discard = { $count ->
    [0] No descartar ninguna
    [one] Descartar 1 carta
   *[other] Descartar { $count } cartas
}
cards-may-discard = { $count ->
    [0] { pass-let-look }
    [one] Descartar 1 carta
   *[other] Descartar { $count } cartas
}
cards-pay = { $count ->
    [0] No pagar nada
    [one] Pagar con 1 carta
   *[other] Pagar con { $count } cartas
}
cards-take = { n-cards }
cards-give = { $count ->
    [0] No dar ninguna
    [one] Dar 1 carta
   *[other] Dar { $count } cartas
}
cards-add-or-mutiny = { $count ->
    [0] Robar una carta de Motín
    [one] Añadir 1 carta
   *[other] Añadir { $count } cartas
}
cards-put = { $count ->
    [0] No poner ninguna
    [one] Poner 1 carta encima
   *[other] Poner { $count } cartas encima
}

# Por qué no

denied-line = { $action }: { $reason }.
denied-stranded = sigues fuera del tablero y no puedes realizar acciones
denied-no-action = esta localización no tiene acción
denied-damaged = la localización está dañada
denied-forbidden = una carta en juego lo impide
denied-weakness = lo impide tu debilidad, «{ $ability }»
denied-too-few-cards = te faltan cartas de Habilidad para pagarlo
denied-requires = solo si { $condition }
denied-once-per-turn = ya se ha jugado una este turno
denied-once-per-game = ya la has usado
denied-no-miracle = te faltan fichas de Milagro
denied-not-moving = solo en tu paso de Movimiento, en lugar de desplazarte
denied-no-target = ahora no tendría efecto
denied-no-target-player = no hay a quién elegir
denied-no-target-vipers = no hay ningún Viper que puedas usar
denied-no-target-area = no hay ninguna nave cylon en tu zona
denied-no-target-ships = no hay ninguna nave cylon en el tablero
denied-no-target-centurions = no hay ningún Centurión a bordo
denied-no-target-civilians = no hay ninguna Nave Civil en el espacio
denied-no-target-repair = aquí no hay nada dañado
denied-no-target-repair-any = no hay nada dañado
denied-no-target-basestar = no hay ninguna Estrella Base en el tablero
denied-no-target-title = el Cargo no cambiaría de manos
denied-no-target-quorum = el mazo de Quórum está vacío

illegal-over = La partida ha terminado.
illegal-not-asked = Ahora no te toca responder.
illegal-not-an-option = Ahora no puedes hacer eso.

setup-players = El juego básico admite de 1 a 6 jugadores, no { $count }.
setup-no-sympathizer = La variante sin simpatizante admite 4 o 6 jugadores, no { $count }.
setup-cooperative = La variante totalmente cooperativa admite de 2 a 6 jugadores, no { $count }.
setup-cooperative-no-sympathizer = La variante totalmente cooperativa no tiene mazo de Lealtad, así que no hay simpatizante que quitar.
setup-pegasus-players = Con Pegasus, el juego admite de 3 a 7 jugadores, no { $count }.
setup-seven-without-leader = Con 7 jugadores hace falta un líder cylon, así que no se pueden quitar los líderes.
setup-new-caprica-without-pegasus = Nueva Cáprica es un objetivo de Pegasus: añade Pegasus o elige Kobol.
setup-leaders-without-expansion = El juego básico no tiene líderes cylons ni cylon benévolo: añade una expansión que los tenga o quita la variante.
setup-sympathetic-cylon = El cylon benévolo sustituye al simpatizante, así que solo sirve con 4 o 6 jugadores, no con { $count }.
setup-sympathetic-cylon-with-leaders = El cylon benévolo se juega sin líderes cylons: quítalos también.
setup-sympathetic-cylon-no-sympathizer = Sin simpatizante tampoco hay cylon benévolo: elige una de las dos variantes.
setup-no-sympathizer-with-leaders = La variante sin simpatizante se juega sin líderes cylons: quítalos también.
setup-cooperative-expanded = La variante totalmente cooperativa es solo para el juego básico: quita las demás cajas o la variante.
setup-daybreak-players = Con Amanecer, el juego admite de 3 a 7 jugadores, no { $count }.
setup-earth-without-daybreak = La Tierra es un objetivo de Amanecer: añade Amanecer o elige otro objetivo.
setup-sympathizer-with-daybreak = En Amanecer, el amotinado sustituye al simpatizante: quita las variantes sobre el simpatizante.

ending-jumped = La flota ha dado su último salto: ganan { $winner }.
ending-resource = { $resource-num ->
    [pl] Se han agotado { $resource-el }: ganan { $winner }.
   *[sg] Se ha agotado { $resource-el }: ganan { $winner }.
}
ending-boarded = Los Centuriones han tomado la nave: ganan { $winner }.
ending-destroyed = Galactica ha sido destruida: ganan { $winner }.
ending-no-characters = No quedan personajes para sustituir al ejecutado: ganan { $winner }.

# Hechos: lo que dice el botón que lleva a cabo una respuesta; .summary es la frase de antes

deed-pass = { $label }
    .summary = Lo rechazas.
deed-stay = { pass-move }
    .summary = Te quedas donde estás.
deed-no-action = { pass-action }
    .summary = No realizas ninguna acción.
deed-use-nothing = { pass-window }
    .summary = No usas nada ahora.
deed-no-risk = { pass-risk }
    .summary = No arriesgas nada.
deed-leave-civilian = { pass-civilian }
    .summary = La Nave Civil se queda { $area-en }.
deed-leave-card = { pass-peeked }
    .summary = La carta se queda encima del mazo de { $deck }.
deed-accept = { $label }
    .summary = Lo aceptas.
deed-may = { $deeds-inf }
    .summary = Vas a { $deeds-inf }.
deed-risk = { accept-risk }
    .summary = Arriesgas { $ships }. Después: { $then }.
deed-let-look = { accept-let-look }
    .summary = { $by } mira una de tus cartas de Lealtad.
deed-recon = { accept-recon }
    .summary = Solo tú ves la primera carta del mazo de Crisis.
deed-let-execute = { accept-let-execute }
    .summary = Te ejecutan.
deed-let-discard = { accept-let-discard }
    .summary = Se descartan cartas de tu mano al azar, boca arriba.
deed-not-executed = { pass-execute-instead }
    .summary = { $whom-id ->
        [you] Vas a la Prisión.
       *[other] { $whom } va a la Prisión.
    }
deed-execute-instead = { accept-execute-instead }
    .summary = { $whom-id ->
        [you] Te ejecutan.
       *[other] Ejecutan { $whom-a }.
    }
deed-leave-ship = { pass-peeked }
    .summary = La nave se queda encima de la pila de bloqueadas.
deed-ship-under = Ponerla al final de la pila
    .summary = La nave va al final de la pila de bloqueadas.
deed-extra = { accept-extra }
    .summary = Realizas 1 acción más.
deed-discard-other = { pass-discard }
    .summary = Descartas la carta, y todos la ven.
deed-launch-no-more = { pass-launch }
    .summary = No lanzas más Vipers.
deed-activate-again = { accept-activate }
    .summary = Descartas 1 carta de Habilidad y vuelves a activar { $where-el }.
deed-activate-after-order = { accept-activate }
    .summary = Activas { $where-el }.
deed-draw-at-loss = { accept-draw }
    .summary = Robas { draw-skill } y te quedas con { $keep }.
deed-leave-office = { pass-president }
    .summary = { $against } recibe el Cargo de Presidente.
deed-stay-president = { accept-president }
    .summary = Conservas el Cargo de Presidente, y «{ $card }» deja de estar en juego.
deed-pay-miracle = Descartar una ficha de Milagro
    .summary = Descartas 1 ficha de Milagro.
deed-land = { pass-stay-in-space }
    .summary = Vuelves al Hangar, y el Raptor de asalto vuelve a la Reserva.
deed-stay-in-space = { accept-stay-in-space }
    .summary = Te quedas en tu zona con tu Raptor de asalto mientras la flota salta.
deed-raptor-returns = { pass-keep-in-space }
    .summary = El Raptor de asalto { $area-de } vuelve a la Reserva.
deed-keep-in-space = { accept-keep-in-space }
    .summary = El Raptor de asalto se queda { $area-en } mientras la flota salta.
deed-character = Jugar con { $character }
    .summary = Juegas con { $character } toda la partida.
deed-assist = Elegir a { $character }
    .summary = { $character } te ayuda toda la partida.

whom = { $whom-a }
choose-whom = { $whom-id ->
    [you] Elegirte
   *[other] Elegir { $whom-a }
}
give-whom = { $whom-id ->
    [you] Quedártela
   *[other] Dársela { $whom-a }
}
deed-person = { choose-whom }
    .summary = { $whom-id ->
        [you] Te eliges a ti.
       *[other] Eliges { $whom-a }.
    }
deed-send = { $whom-id ->
    [you] Ir { $to-al }
   *[other] Enviar { $whom-a } { $to-al }
}
    .summary = { $whom-id ->
        [you] Vas { $to-al }.
       *[other] Envías { $whom-a } { $to-al }.
    }
deed-release = { $whom-id ->
    [you] Salir de la Prisión
   *[other] Sacar { $whom-a } de la Prisión
}
    .summary = { $whom-id ->
        [you] Sales de la Prisión.
       *[other] { $whom } sale de la Prisión.
    }
deed-title = { $whom-id ->
    [you] Quedarte con el Cargo
   *[other] Dar el Cargo { $whom-a }
}
    .summary = { $whom-id ->
        [you] Recibes el Cargo de { $title }.
       *[other] { $whom } recibe el Cargo de { $title }.
    }
deed-give-card = { give-whom }
    .summary = { $whom-id ->
        [you] Recibes «{ $of }».
       *[other] { $whom } recibe «{ $of }».
    }
deed-loyalty = { $whom-id ->
    [you] Mirar tu Lealtad
   *[other] Mirar la Lealtad de { $whom }
}
    .summary = { $whom-id ->
        [you] Solo tú ves tu Lealtad.
       *[other] Solo tú ves la Lealtad de { $whom }.
    }
deed-hand-on = { $whom-id ->
    [you] Quedártelas
   *[other] Dárselas { $whom-a }
}
    .summary = { $whom-id ->
        [you] Te quedas con todas tus cartas de Lealtad boca abajo.
       *[other] { $whom } recibe todas tus cartas de Lealtad boca abajo.
    }
deed-take = { $whom-id ->
    [you] Mirar tu mano
   *[other] Mirar la mano de { $whom }
}
    .summary = { $whom-id ->
        [you] Miras tu mano y tomas 1 carta.
       *[other] Miras la mano de { $whom } y tomas 1 carta.
    }
deed-free = { $whom-id ->
    [you] Salir en libertad
   *[other] Liberar { $whom-a }
}
    .summary = { $whom-id ->
        [you] Sales en libertad a una localización que eliges después.
       *[other] { $whom } sale en libertad a una localización que eliges después.
    }
deed-execute = { $whom-id ->
    [you] Aceptar tu ejecución
   *[other] Ejecutar { $whom-a }
}
    .summary = { $whom-id ->
        [you] Te ejecutan.
       *[other] Ejecutan { $whom-a }.
    }
deed-trial = { choose-whom }
    .summary = { $whom-id ->
        [you] Si la prueba se supera, te ejecutan.
       *[other] Si la prueba se supera, ejecutan { $whom-a }.
    }
deed-swap-hands = Intercambiar la mano { $whom-con }
    .summary = { $whom-id ->
        [you] Te quedas con tu propia mano.
       *[other] Cambias toda tu mano por la de { $whom }.
    }
deed-take-random = { $whom-id ->
    [you] Quitarte una carta
   *[other] Quitar una carta { $whom-a }
}
    .summary = { $whom-id ->
        [you] Te quitas 1 carta al azar y nombras un tipo que robas a cambio.
       *[other] Le quitas 1 carta al azar { $whom-a } y nombras un tipo que robará a cambio.
    }
deed-give-to = { $whom-id ->
    [you] Darte una carta
   *[other] Dar una carta { $whom-a }
}
    .summary = { $whom-id ->
        [you] Eliges una carta para ti y después robas { $count }.
       *[other] Eliges una carta para { $whom } y después robas { $count }.
    }
deed-reveal-and-hand-on = { choice-hand-on }
    .summary = Todos ven «{ $card }»; tus otras cartas de Lealtad boca abajo van { $whom-a }.
deed-order = { $whom-id ->
    [you] Darte la orden
   *[other] Dar la orden { $whom-a }
}
    .summary = { $whom-id ->
        [you] Te desplazas y realizas 1 acción, o realizas 2 acciones.
       *[other] { $whom } se desplaza y realiza 1 acción, o realiza 2 acciones.
    }
deed-mutiny = { choose-whom }
    .summary = { $whom-id ->
        [you] Robas una carta de Motín; con una de más, vas a la Prisión.
       *[other] { $whom } roba una carta de Motín; con una de más, va a la Prisión.
    }
deed-mutiny-pardoned = { choose-whom }
    .summary = { $whom-id ->
        [you] Robas una carta de Motín sin ir a la Prisión y conservas 1.
       *[other] { $whom } roba una carta de Motín sin ir a la Prisión y conserva 1.
    }
deed-miracle = { give-whom }
    .summary = { $whom-id ->
        [you] Ganas una ficha de Milagro.
       *[other] { $whom } gana una ficha de Milagro.
    }
deed-release-and-take = { $whom-id ->
    [you] Salir de la Prisión
   *[other] Sacar { $whom-a } de la Prisión
}
    .summary = { $whom-id ->
        [you] Sales de la Prisión a una localización que eliges después.
       *[other] { $whom } sale de la Prisión a una localización que eliges después, y tú te quedas con toda su mano.
    }
deed-treat = { choose-whom }
    .summary = { $whom-id ->
        [you] Robas cartas de tu conjunto de Habilidades.
       *[other] Robas cartas del conjunto de Habilidades de { $whom } y le das otras tantas de las tuyas.
    }
deed-unseat = { $whom-id ->
    [you] Quedarte con el Cargo
   *[other] Dar el Cargo { $whom-a }
}
    .summary = { $whom-id ->
        [you] Recibes el Cargo de Presidente, salvo que el Presidente renuncie a una carta para conservarlo.
       *[other] { $whom } recibe el Cargo de Presidente, salvo que el Presidente renuncie a una carta para conservarlo.
    }
deed-first = { $whom-id ->
    [you] Ir primero
   *[other] Que { $whom } vaya primero
}
    .summary = { $whom-id ->
        [you] Vas primero; después, los demás vuelven a elegir.
       *[other] { $whom } va primero; después, los demás vuelven a elegir.
    }
deed-victim = { $whom-id ->
    [you] Elegir tu Viper
   *[other] Elegir el Viper de { $whom }
}
    .summary = { $whom-id ->
        [you] Los Incursores atacan tu Viper.
       *[other] Los Incursores atacan el Viper de { $whom }.
    }
deed-damage-viper-of = { $whom-id ->
    [you] Dañar tu Viper
   *[other] Dañar el Viper de { $whom }
}
    .summary = { $whom-id ->
        [you] Tu Viper resulta dañado y vas a la Enfermería.
       *[other] El Viper de { $whom } resulta dañado, y su piloto va a la Enfermería.
    }
deed-victim-viper = Elegir el Viper ({ $area })
    .summary = Los Incursores atacan un Viper no tripulado { $area-en }.
deed-victim-raptor = Elegir el Raptor de asalto ({ $area })
    .summary = Los Incursores atacan un Raptor de asalto { $area-en }.
deed-sacrifice-viper-of = { $whom-id ->
    [you] Perder tu Viper
   *[other] Perder el Viper de { $whom }
}
    .summary = { $whom-id ->
        [you] Tu Viper se destruye en lugar de la Nave Civil y vas a la Enfermería.
       *[other] El Viper de { $whom } se destruye en lugar de la Nave Civil, y su piloto va a la Enfermería.
    }
deed-hand-on-mutineer = { give-whom }
    .summary = { $whom-id ->
        [you] Recibes la carta de amotinado, pierdes todos tus Cargos y robas una carta de Motín.
       *[other] { $whom } recibe la carta de amotinado, pierde todos sus Cargos y roba una carta de Motín.
    }
deed-draws-loyalty = { choose-whom }
    .summary = { $whom-id ->
        [you] Robas 1 carta de Lealtad más.
       *[other] { $whom } roba 1 carta de Lealtad más.
    }
deed-spare = { $whom-id ->
    [you] Ayudarte
   *[other] Ayudar { $whom-a }
}
    .summary = { $whom-id ->
        [you] Robas 1 carta de Traición y descartas 1 carta menos.
       *[other] Robas 1 carta de Traición, y { $whom } descarta 1 carta menos.
    }
deed-sympathizer = { give-whom }
    .summary = { $whom-id ->
        [you] Te quedas con la carta de simpatizante y la resuelves de inmediato.
       *[other] { $whom } recibe la carta de simpatizante y la resuelve de inmediato.
    }

deed-go = Ir { $where-al }
    .summary = Vas { $where-al }.
deed-send-to = { $whom-id ->
    [you] Ir { $where-al }
   *[other] Enviar { $whom-a } { $where-al }
}
    .summary = { $whom-id ->
        [you] Vas { $where-al }.
       *[other] { $whom } va { $where-al }.
    }
deed-repair = { choice-repair-location }
    .summary = Reparas { $where-el }.
deed-start-location = Empezar { $where-en }
    .summary = Empiezas { $where-en }.
deed-activate-force = Activar la que está { $where-en }
    .summary = Se activa la Fuerza de Ocupación { $where-del }.
deed-destroy-force = Destruir la que está { $where-en }
    .summary = Se destruye la Fuerza de Ocupación { $where-del }.
deed-activate-location = Activar { $where-el }
    .summary = Activas { $where-el } desde donde estás.
deed-location = Elegir { $where-el }
    .summary = Eliges { $where-el }.

deed-fly = { choice-fly }
    .summary = Vuelas { $area-a }.
deed-start = Empezar { $area-en }
    .summary = Empiezas en un Viper { $area-en }.
deed-move-civilian = { choice-move-civilian }
    .summary = La Nave Civil se mueve { $area-a }.
deed-raiders = Actuar { $area-en }
    .summary = Ahora actúan los Incursores { $area-de }.
deed-place = { $craft-gender ->
    [f] Ponerla { $area-en }
   *[m] Ponerlo { $area-en }
}
    .summary = { $craft-gender ->
        [f] La próxima { $craft } se pone { $area-en }.
       *[m] El próximo { $craft } se pone { $area-en }.
    }
deed-board = Abordar desde { $area-el }
    .summary = Un Incursor Pesado { $area-de } aborda como Centurión.
deed-main-batteries = Disparar { $area-a }
    .summary = Las Baterías Principales disparan { $area-a }, y el dado decide a qué dan.
deed-evacuate-to = Evacuarla { $area-a }
    .summary = La nave llega { $area-a }.
deed-launch-reserves-to = Lanzarlos { $area-a }
    .summary = Lanzas Vipers de la Reserva { $area-a } y luego los activas.
deed-place-anywhere = Ponerlas { $area-en }
    .summary = Las naves se ponen { $area-en }.
deed-raptor-arrives = Traerlo { $area-a }
    .summary = Un Raptor de asalto llega { $area-a }.
deed-area = Elegir { $area-el }
    .summary = Eliges { $area-el }.

deed-ship = Elegir { $ship-el }
    .summary = Eliges { $ship-el }.
deed-take-damage = Que lo reciba { $ship-el }
    .summary = { $ship-el } recibe el daño.
deed-resource = Elegir { $resource-el }
    .summary = Eliges { $resource-el }.
deed-shield = Proteger { $resource-el }
    .summary = La próxima pérdida de { $resource } de este turno se reduce en 1.
deed-highest-resource = Reducir { $resource-el }
    .summary = { $resource-num ->
        [pl] { $resource-el } bajan { $count }.
       *[sg] { $resource-el } baja { $count }.
    }

deed-draw = Robar { $cards-y }
    .summary = Robas { $cards-y }.
deed-skill = Nombrar { $skill }
    .summary = Nombras { $skill }.
deed-name-for-all = Nombrar { $skill }
    .summary = Cada jugador roba { draw-skill }.
deed-search-deck = Buscar en el mazo de { $skill }
    .summary = Miras el mazo de { $skill } y sus descartes y te quedas con { n-cards }.
deed-search-card = Tomar «{ $card }»
    .summary = Añades «{ $card }» a tu mano.
deed-take-from-check = Tomar «{ $card }»
    .summary = «{ $card }» sale de la prueba y va a tu mano.
deed-remove-from-check = Retirar «{ $card }»
    .summary = «{ $card }» se descarta de la prueba, y eliges un Viper que se daña.
deed-lay-open = Mostrar «{ $card }»
    .summary = Todos ven que has añadido «{ $card }».
deed-discard-drawn = Descartar «{ $card }»
    .summary = Descartas «{ $card }» y te quedas con las demás.
deed-take-card = Tomar «{ $card }»
    .summary = Le quitas «{ $card }» { $from-a }.
deed-fight-again = Descartar «{ $card }»
    .summary = Descartas «{ $card }» y vuelves a tirar.
deed-give-which = Dar «{ $card }»
    .summary = { $to-id ->
        [you] Recibes «{ $card }».
       *[other] { $to } recibe «{ $card }».
    }
deed-next-ability = Resolver «{ $card }»
    .summary = Ahora se resuelve «{ $card }».
deed-card = Elegir «{ $card }»
    .summary = Eliges «{ $card }».
deed-option-check = Hacer la prueba
    .summary = Se hace la prueba de Habilidad.
deed-option-instead = Saltarte la prueba
    .summary = Sin prueba. { $option }.
deed-option-first = Elegir la primera
    .summary = { $option }.
deed-option-second = Elegir la segunda
    .summary = { $option }.
deed-option = Elegir la opción { $number }
    .summary = { $option }.
deed-learned-check = Añadirlas a la prueba
    .summary = Las cartas van a la prueba, después de las de Destino.
deed-learned-hand = Quedártelas
    .summary = Las cartas van a tu mano.
deed-order-move = { choice-order-move }
    .summary = Te desplazas y luego realizas 1 acción.
deed-order-act = { choice-order-act }
    .summary = Realizas 2 acciones y no te desplazas.

deed-act-location = { act-location }
    .summary = Activas { $where-el }.
deed-act-card = { act-card }
    .summary = Juegas «{ $card }» y la descartas.
deed-act-ability = { act-ability }
    .summary = { $once ->
        [yes] Usas «{ $ability }», una vez por partida.
        [miracle] Usas «{ $ability }» por { n-miracle-tokens }.
       *[no] Usas «{ $ability }».
    }
deed-act-nuke = { act-nuke }
    .summary = Apuntas 1 de tus Armas Nucleares a una Estrella Base.
deed-act-draw-quorum = { act-draw-quorum }
    .summary = Robas 1 carta de Quórum que nadie más ve.
deed-act-play-quorum = { act-play-quorum }
    .summary = Juegas «{ $card }» a la vista de todos.
deed-act-play-mutiny = { act-play-mutiny }
    .summary = Juegas «{ $card }» a la vista de todos.
deed-act-viper = { act-viper }
    .summary = Tu Viper se mueve a una zona adyacente o ataca.
deed-act-fight-occupation = { act-fight-occupation }
    .summary = Tiras un dado; con { $from } o más, destruyes la Fuerza de Ocupación.
deed-act-detain = { act-detain }
    .summary = Tiras un dado; con { $detained }, { $whom } va al Centro de Detención; con { $hurt }, al Centro Médico.
deed-act-leave-orbit = { act-leave-orbit }
    .summary = La flota salta y deja Nueva Cáprica. Las naves que quedan en las pilas se destruyen, se ejecuta a los jugadores humanos que quedan en tierra y la partida termina.
deed-act-end-infiltration = { act-end-infiltration }
    .summary = Dejas a los humanos y vuelves a ser un jugador cylon.
deed-act-reveal = Descubrirte
    .summary = Todos saben que eres cylon, y tu turno termina.

deed-use-card = { use-card }
    .summary = Juegas «{ $what }» a la vista de todos.
deed-use-ability = { use-ability }
    .summary = { $once ->
        [yes] Usas «{ $what }», una vez por partida.
        [miracle] Usas «{ $what }» por { n-miracle-tokens }.
       *[no] Usas «{ $what }».
    }
deed-use-quorum = { use-quorum }
    .summary = Descartas «{ $what }» por su efecto.
deed-use-motive = { use-motive }
    .summary = Todos ven el Motivo «{ $what }», que queda revelado.
deed-use-option = Aplicar esta opción
    .summary = { $what }: { $option }.
deed-use-icon = { $icon-id ->
    [raiders] Activar los Incursores
    [launch-raiders] Lanzar Incursores
    [heavy-raiders] Activar los Incursores Pesados
    [occupation] Activar las Fuerzas de Ocupación
   *[basestars] Activar las Estrellas Base
}
    .summary = { use-icon }. No se aplican los iconos de la carta.
deed-use-raptor = Pilotar el Raptor de asalto
    .summary = { $what }: pasas a pilotar el Raptor de asalto { $area-de } y realizas 1 acción.
deed-use-shift = { $by-sign ->
    [minus] Reducirla en { $by-size }
   *[plus] Aumentarla en { $by-size }
}
    .summary = { $what }: { $by } a la dificultad.
deed-use-die-shift = { $by-sign ->
    [minus] Restar { $by-size }
   *[plus] Sumar { $by-size }
}
    .summary = { $what }: { $by } al resultado.
deed-use-learn = Mirar el mazo de { $skill }
    .summary = { $what }: miras las primeras cartas del mazo de { $skill }.
deed-use-title = Tomar el Cargo de { $title }
    .summary = { $what }: tienes el Cargo de { $title } hasta el final del turno.
deed-use-pass = Superar la prueba
    .summary = { $what }: la prueba se da por superada.
deed-use-fail = Fallar la prueba
    .summary = { $what }: la prueba se da por fallada.
deed-use-skill = Nombrar { $skill }
    .summary = { $what }: las cartas de { $skill } tienen Pericia 0 en esta prueba.
deed-use-area = Pilotar el Viper
    .summary = { $what }: pasas a pilotar el Viper { $area-de } y realizas 1 acción.
deed-use-with-card = Descartar «{ $card }» en vez de tirar
    .summary = { $what }: descartas «{ $card }», y su Pericia da el resultado.

deed-card-on-top = Poner «{ $card }» encima
    .summary = «{ $card }» va encima del mazo de { $deck }.
deed-card-under = Poner «{ $card }» bajo el mazo
    .summary = «{ $card }» va bajo el mazo de { $deck }.
deed-crisis-on-top = Poner «{ $card }» encima
    .summary = «{ $card }» va encima del mazo de Crisis.
deed-crisis-under = Poner «{ $card }» bajo el mazo
    .summary = «{ $card }» va bajo el mazo de Crisis.
deed-crisis = Resolver «{ $card }»
    .summary = Resuelves «{ $card }» y no la otra.
deed-play-super-crisis = Jugar «{ $card }»
    .summary = Juegas la Crisis Extrema «{ $card }».
deed-swap-super-crisis = Cambiar «{ $card }»
    .summary = Descartas «{ $card }» y robas otra carta de Crisis Extrema.
deed-leave-for-super-crisis = Descartar «{ $card }»
    .summary = Descartas «{ $card }» a la vista de todos y sales.
deed-pay-super-crisis = Descartar «{ $card }»
    .summary = Descartas «{ $card }», y todos la ven.
deed-discard-mutiny = Descartar «{ $card }»
    .summary = Descartas «{ $card }», y todos la ven.
deed-pick-mutiny = { $to-id ->
    [you] Robar «{ $card }»
   *[other] Darle «{ $card }» { $to-a }
}
    .summary = { $to-id ->
        [you] Robas «{ $card }».
       *[other] { $to } roba «{ $card }».
    }
deed-play-mutiny = Jugar «{ $card }»
    .summary = Juegas «{ $card }» a la vista de todos; las demás van bajo el mazo.
deed-destination = Saltar a «{ $card }»
    .summary = La flota va a «{ $card }»: distancia { $distance }.
deed-play-quorum = Jugar «{ $card }»
    .summary = Juegas «{ $card }» a la vista de todos.
deed-keep-quorum = Resolver «{ $card }»
    .summary = Resuelves «{ $card }»; las demás van bajo el mazo.
deed-discard-quorum = Descartar «{ $card }»
    .summary = Descartas «{ $card }», y todos la ven.
deed-give-quorum = Dar «{ $card }» al Presidente
    .summary = El Presidente recibe «{ $card }»; la otra carta la juegas o la descartas.
deed-bury-quorum = Poner «{ $card }» bajo el mazo
    .summary = «{ $card }» sale de la mano del Presidente y va bajo el mazo.
deed-bottom = Mirar la última de { $deck }
    .summary = Solo tú ves la última carta del mazo de { $deck }.
deed-deck = Mirar el mazo de { $deck }
    .summary = Solo tú ves la primera carta del mazo de { $deck }.
deed-put-under = { choice-put-under }
    .summary = La carta va bajo el mazo de { $deck }.

deed-prepare = { choice-prepare }
    .summary = La primera nave bloqueada va al final de la pila de preparadas.
deed-evacuate = { choice-evacuate }
    .summary = La primera nave preparada sale al espacio junto a Galactica.

deed-launch = { choice-launch }
    .summary = Se lanza un Viper no tripulado { $area-a }.
deed-launch-self = { choice-launch-self }
    .summary = Despegas en un Viper rumbo { $area-a }.
deed-launch-raptor = { choice-launch-raptor }
    .summary = Se lanza un Raptor de asalto no tripulado { $area-a }.
deed-launch-self-raptor = { choice-launch-self-raptor }
    .summary = Despegas en un Raptor de asalto rumbo { $area-a }.
deed-fly-raptor = Mover el Raptor de asalto { $to-a }
    .summary = Un Raptor de asalto no tripulado se mueve { $from-de } { $to-a }.
deed-fly-viper = Mover el Viper { $to-a }
    .summary = Un Viper no tripulado se mueve { $from-de } { $to-a }.
deed-fly-own = Volar { $to-a }
    .summary = Vuelas { $from-de } { $to-a }.
deed-attack = Atacar { $foe }
    .summary = { $attacker ->
        [you] Atacas { $foe }: { $odds }.
        [viper] Un Viper no tripulado ataca { $foe }: { $odds }.
        [pegasus] La Pegasus ataca { $foe }: { $odds }.
        [raptor] Un Raptor de asalto no tripulado ataca { $foe }: { $odds }.
       *[galactica] Galactica ataca { $foe }: { $odds }.
    }
deed-sacrifice = Destruir { $foe }
    .summary = Vas a la Enfermería y destruyes { $foe }.
deed-sacrifice-civilian = Destruir la nave { $number }
    .summary = Vas a la Enfermería, y la Nave Civil { $number } { $area-de } se pierde.
deed-civilian-target = Destruir { $foe }
    .summary = La Nave Civil destruye { $foe } sin tirar el dado; después, el dado decide si se pierde.
deed-remove-basestar = Retirar { $foe }
    .summary = Retiras { $foe } del tablero.
deed-civilian-fights = Enviar la nave { $number } ({ $area })
    .summary = La Nave Civil { $number } { $area-de } combate y puede perderse.
deed-nuke = Lanzarla contra { $foe }
    .summary = El Arma Nuclear alcanza { $foe }: { $odds }.
deed-destroy = { choice-destroy }
    .summary = Destruyes { $foe } sin tirar el dado.
deed-basestar = Elegir { $foe }
    .summary = Eliges { $foe }.
deed-launch-short = Lanzar desde { $foe }
    .summary = { $craft-gender ->
        [f] { $foe } lanza la próxima { $craft }.
       *[m] { $foe } lanza el próximo { $craft }.
    }
deed-look-civilian = Mirar la nave { $number } ({ $area })
    .summary = Solo tú ves la Nave Civil { $number } { $area-de }.
deed-destroy-civilian = Destruir la nave { $number } ({ $area })
    .summary = La Nave Civil { $number } { $area-de } se revela y se pierde.
deed-replace-civilian = Cambiar la nave { $number } ({ $area })
    .summary = La Nave Civil { $number } { $area-de } se retira del tablero, y otra llega boca abajo en su lugar.
deed-recall-civilian = Retirar la nave { $number } ({ $area })
    .summary = La Nave Civil { $number } { $area-de } se retira intacta del tablero.
deed-recall-raptor = Hacer volver el Raptor de asalto ({ $area })
    .summary = El Raptor de asalto no tripulado { $area-de } vuelve a por ti.
choice-raptor-of = { $whom-id ->
    [you] Tu Raptor de asalto
   *[other] El Raptor de asalto de { $whom }
}
deed-victim-raptor-of = { $whom-id ->
    [you] Elegir tu Raptor de asalto
   *[other] Elegir el Raptor de asalto de { $whom }
}
    .summary = { $whom-id ->
        [you] Los Incursores atacan tu Raptor de asalto.
       *[other] Los Incursores atacan el Raptor de asalto de { $whom }.
    }
deed-destroy-raptor-of = { $whom-id ->
    [you] Perder tu Raptor de asalto
   *[other] Perder el Raptor de asalto de { $whom }
}
    .summary = { $whom-id ->
        [you] Tu Raptor de asalto se destruye, ya que no puede quedar dañado. Vas a la Enfermería.
       *[other] El Raptor de asalto de { $whom } se destruye, ya que no puede quedar dañado. Su piloto va a la Enfermería.
    }
deed-sacrifice-raptor-of = { $whom-id ->
    [you] Perder tu Raptor de asalto
   *[other] Perder el Raptor de asalto de { $whom }
}
    .summary = { $whom-id ->
        [you] Tu Raptor de asalto se destruye en lugar de la Nave Civil y vas a la Enfermería.
       *[other] El Raptor de asalto de { $whom } se destruye en lugar de la Nave Civil, y su piloto va a la Enfermería.
    }
deed-destroy-raptor = Perder el Raptor de asalto ({ $area })
    .summary = Un Raptor de asalto no tripulado { $area-de } se destruye, ya que no puede quedar dañado.
deed-sacrifice-viper = Perder el Viper ({ $area })
    .summary = Un Viper no tripulado { $area-de } se destruye en lugar de la Nave Civil.
deed-sacrifice-raptor = Perder el Raptor de asalto ({ $area })
    .summary = Un Raptor de asalto no tripulado { $area-de } se destruye en lugar de la Nave Civil.
deed-sacrifice-reserves = Perder { a-craft } de la Reserva
    .summary = { a-craft } de la Reserva se destruye en lugar de la Nave Civil.
deed-launch-reserves = Lanzar { a-craft }
    .summary = Lanzas { a-craft } { $area-a }.
deed-raider-bay = Lanzar { $craft-id ->
    [raider] Incursores
   *[other] Vipers
}
    .summary = { $craft-id ->
        [raider] Después eliges una zona para los Incursores y los activas.
       *[other] Después eliges una zona para los Vipers y los activas.
    }
deed-place-which = Poner { a-craft }
    .summary = Se pone { a-craft } { $area-en }.
deed-recall = Hacerlo volver ({ $area })
    .summary = El Viper no tripulado { $area-de } vuelve a por ti.
deed-damage-viper = Dañar el Viper ({ $area })
    .summary = Un Viper no tripulado { $area-de } resulta dañado.
deed-damage-reserves = { $craft-id ->
    [assault-raptor] Perder { a-craft } de la Reserva
   *[other] Dañar { a-craft } de la Reserva
}
    .summary = { $craft-id ->
        [assault-raptor] { a-craft } de la Reserva se destruye, ya que no puede quedar dañado.
       *[other] { a-craft } de la Reserva resulta dañado.
    }
deed-damage-location = Dañar { $where-el }
    .summary = Dañas { $where-el }, y quien esté allí va a la Enfermería.
deed-damage-resource = Perder { $by-size } de { $resource }
    .summary = La flota pierde 1 de { $resource }.
deed-repair-viper = { choice-repair-viper }
    .summary = Un Viper dañado vuelve a la Reserva.
deed-return = { choice-return }
    .summary = { $craft-gender ->
        [f] Una { $craft } destruida vuelve a la Reserva.
       *[m] Un { $craft } destruido vuelve a la Reserva.
    }

summary-add = { $count ->
    [0] No añades ninguna carta.
    [one] Añades 1 carta por valor de { $worth }.
   *[other] Añades { $count } cartas por valor de { $worth }.
}
summary-add-or-mutiny = { $count ->
    [0] Robas una carta de Motín.
    [one] Añades boca arriba 1 carta por valor de { $worth }.
   *[other] Añades boca arriba { $count } cartas por valor de { $worth }.
}
summary-give = { $count ->
    [0] No das ninguna carta.
    [one] { $to } recibe 1 carta.
   *[other] { $to } recibe { $count } cartas.
}
summary-discard = { $count ->
    [0] No descartas ninguna carta.
    [one] Descartas 1 carta, y todos la ven.
   *[other] Descartas { $count } cartas, y todos las ven.
}
summary-put = { $count ->
    [0] No pones ninguna carta encima.
    [one] Pones 1 carta encima del mazo de Destino.
   *[other] Pones { $count } cartas encima del mazo de Destino.
}
summary-discard-destiny = { $count ->
    [0] No descartas ninguna carta.
    [one] Descartas 1 carta de Destino, y todos la ven.
   *[other] Descartas { $count } cartas de Destino, y todos las ven.
}
summary-pay = { $count ->
    [0] No pagas nada.
    [one] Pagas con 1 carta.
   *[other] Pagas con { $count } cartas.
}

# Las mismas respuestas bajo un título que dice dónde están

here-attack = Atacar { $foe }
here-destroy = Destruir { $foe }
here-fly = Volar { $to-a }
here-launch = Lanzar { $area-a }
here-raptor-attack = Atacar { $foe } con el Raptor de asalto
here-fly-raptor = Mover el Raptor de asalto { $to-a }
here-launch-raptor = Lanzar un Raptor de asalto { $area-a }
here-civilian = Nave Civil { $number }
here-reveal = Descubrirte: { $power }

# A qué lleva una respuesta, en pocas palabras a su lado

remark-turn = { $resource } { $by }
remark-draw = robar { $count }
remark-quorum = { $count ->
    [one] 1 carta de Quórum
   *[other] { $count } cartas de Quórum
}
remark-quorum-of = 1 de { $count } cartas de Quórum
remark-stays = sigue en juego
remark-swap = otra Crisis Extrema
remark-all-draw = los demás roban { $count }
remark-into-destiny = { $count } de { $skill } a Destino
remark-destiny = primera de Destino
remark-read-destiny = mirar Destino
remark-swap-hands = intercambiar la mano
remark-execute = ejecución
remark-infiltrate = infiltración
remark-sacrifice = tu Viper por los suyos
remark-occupation = Fuerzas de Ocupación
remark-destroy-occupation = { $count ->
    [one] destruir 1 fuerza
   *[other] destruir { $count } fuerzas
}
remark-evacuate = preparar o evacuar
remark-civilian-fights = combate una Nave Civil
remark-main-batteries = disparar a una zona
remark-shield = proteger un Recurso
remark-lose-highest = el más alto −{ $count }
remark-next-crisis-jumps = próxima Crisis con salto
remark-skip-jump = sin paso de salto
remark-no-destiny = sin Destino
remark-fast-learner = mirar { $count } cartas
remark-add-revealed = añadir cartas
remark-borrow-title = un Cargo este turno
remark-die-shift = { $by-size } más o menos
remark-raiders-miss = { $count } Incursores fallan
remark-action = 1 acción
remark-send = { $to-al }
remark-release = salir de la Prisión
remark-title = elegir { $title }
remark-loyalty = mirar Lealtad
remark-hand-on = entregar Lealtad
remark-take = tomar 1 carta
remark-choose = 1 de { $count }
remark-roll = { $then } con { $range }
remark-die = tirar un dado
remark-risk = arriesgar { $ships }
remark-check = prueba { $difficulty }
remark-ships-act = actúan naves cylons
remark-launch = lanzan los cylons
remark-damage = dañar Galactica
remark-vipers = { $count ->
    [one] 1 activación
   *[other] { $count } activaciones
}
remark-attacks = { $count ->
    [one] 1 ataque
   *[other] hasta { $count } ataques
}
remark-pilot = pilotar un Viper
remark-nuke = usar un Arma Nuclear
remark-civilians = mirar { $count } naves
remark-jump = saltar ya
remark-peek = mirar una carta
remark-repair = reparar
remark-restore = recuperar naves
remark-order = para otro jugador
remark-super-crisis = tu Crisis Extrema
remark-crisis-of = { $count ->
    [one] 1 Crisis
   *[other] 1 de { $count } Crisis
}
remark-difficulty = dificultad { $by }
remark-positive = { $skill } a favor
remark-face-up = cartas boca arriba
remark-no-strength = un tipo vale 0
remark-check-cards = tomar las cartas
remark-decide = Éxito o Fallo
remark-die-bonus = { $by } a la tirada
remark-chances = { $all } de 8
remark-chance = { $what } { $now }→{ $then }
remark-chance-jump = se pierde gente
remark-chance-effect = sucede
remark-hit-damaged = daño
remark-hit-damaged-twice = 2 daños
remark-hit-destroyed = destrucción
remark-hit-backfired = daño en la Pegasus
remark-reroll = repetir la tirada
remark-replace = otra Crisis
remark-switch = la otra opción
remark-mutiny = carta de Motín
remark-mutiny-of = 1 de { $count } cartas de Motín
remark-miracle = ficha de Milagro
remark-for-rebels = { $then } por una ficha de Milagro o Crisis Extrema
remark-take-hand = toda la mano
remark-quarantine = cambiar 1 nave
remark-activate = { $count ->
    [one] 1 localización
   *[other] { $count } localizaciones
}
remark-launch-vipers = { $count ->
    [one] lanzar 1 Viper
   *[other] lanzar { $count } Vipers
}
remark-raptor = Raptor de asalto
remark-mission = misión
remark-each-draws = todos roban { $count }
remark-search = { $count } de un mazo
remark-raider-bay = lanzar naves
remark-no-abilities = sin capacidades
remark-other-result = otro resultado
remark-save-civilian = salvar la nave
remark-wake = despertar en otro lugar
