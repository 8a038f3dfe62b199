# Cómo se juega, y la referencia.

ui-how = Cómo se juega
ui-how-about = Cinco minutos de lectura. Todo lo demás te lo pregunta la mesa, que te muestra qué puedes hacer.

# Lo que va entre [corchetes] sale en negrita, como tecla o como enlace.

ui-how-goal = El objetivo
ui-how-goal-text = Mantén viva la flota hasta llegar a [distancia { $distance }]; entonces, el siguiente salto da la victoria. Algunos jugadores son cylons y quieren que la flota caiga. Solo conoces tus propias cartas, y a mitad de camino se reparten más.
ui-how-lost = Los humanos pierden con
ui-how-lost-dial = Un Recurso en 0
ui-how-lost-dial-text = al final de un turno: Combustible, Alimentos, Moral o Población
ui-how-lost-damage = { $rooms } localizaciones dañadas
ui-how-lost-damage-text = en Galactica al mismo tiempo
ui-how-lost-boarded = Un Centurión al final
ui-how-lost-boarded-text = del medidor de Abordaje

ui-how-turn = Tu turno
ui-how-step-skills = Habilidad
ui-how-step-skills-text = Roba las cartas de tu hoja, normalmente { $cards }.
ui-how-step-move = Mover
ui-how-step-move-text = Ve a cualquier localización; ir a otra nave cuesta 1 carta. O vuela 1 zona con tu Viper.
ui-how-step-action = Acción
ui-how-step-action-text = Usa tu localización, una carta, una capacidad o tu Viper. Solo una cosa.
ui-how-step-crisis = Crisis
ui-how-step-crisis-text = Revela una Crisis: una prueba, una elección o un ataque.
ui-how-step-cylons = Cylons
ui-how-step-cylons-text = Su icono indica qué naves cylons actúan.
ui-how-step-jump = Salto
ui-how-step-jump-text = Con el icono de salto, el medidor de salto avanza 1 casilla.
ui-how-turn-end = Al final de cada turno, todos descartan hasta quedarse con { $limit } cartas de Habilidad.
ui-how-turn-more = [El turno, paso a paso]

ui-how-check = Una prueba de Habilidad
ui-how-check-needs = [{ $needed }] para superarla
ui-how-check-sum = se falla por { $by }
ui-how-check-text = Cada jugador añade cartas boca abajo, por turnos y una sola vez; { $destiny } más llegan a ciegas del mazo de Destino. Se barajan y se revelan: los tipos de Habilidad indicados cuentan a favor; los demás, en contra. Así nadie sabe quién la ha estropeado.

ui-how-skills = Tipos de Habilidad
ui-how-politics = robar más, ver las cartas de las pruebas
ui-how-leadership = dar órdenes, facilitar pruebas
ui-how-tactics = explorar, ayudar en las tiradas
ui-how-piloting = atacar más, esquivar
ui-how-engineering = reparar localizaciones y Vipers
ui-how-treachery = mucho daño, poca ayuda

ui-how-ships = Recursos, naves y el salto
ui-how-dials = Los Recursos
ui-how-dials-text = bajan por las Crisis, las naves perdidas y los saltos. Con { $reds } están en la zona roja.
ui-how-red = { $resource } { $red }
ui-how-reds-join = { $first }, { $last }
ui-how-battle = Las naves cylons
ui-how-battle-text = actúan cuando una Crisis muestra su icono: los Incursores atacan los Vipers y después las Naves Civiles; las Estrellas Base atacan a Galactica; los Incursores Pesados desembarcan Centuriones. Defiéndete desde un Viper, el Puente de Mando o el Control de Armamento.
ui-how-jump = El salto
ui-how-jump-text = las deja a todas atrás. Es automático al final del medidor de salto. Desde el Control de Saltos se puede saltar cuando el medidor ha avanzado { $spaces } casillas, pero eso puede costar hasta { $worst } de Población.

ui-how-secret = El secreto
ui-how-secret-text = Cada jugador tiene cartas de Lealtad. Una sola carta cylon te convierte en cylon. A [distancia { $distance }] todos reciben una más.
ui-how-reveal = Un cylon puede estropear pruebas y planes en secreto o descubrirse como acción: la carta hace su daño y, desde entonces, juega en las localizaciones cylons.

ui-how-titles = Los Cargos y la Prisión
ui-how-admiral = elige el destino, guarda las Armas Nucleares
ui-how-president = tiene las cartas de Quórum
ui-how-brig = sin desplazarte, 1 carta por prueba, sin Crisis; sales con una prueba
ui-how-sickbay = 1 carta en tu paso de Habilidad; sales desplazándote

ui-how-say = Qué puedes decir
ui-how-say-text = Cualquier cosa menos datos sobre cartas ocultas. «Puedo ayudar un poco» vale; números y nombres, no. Puedes mentir.
ui-how-stuck = ¿Alguna duda? Pulsa [?] sobre cualquier cosa de la mesa. Si algo no es posible, la mesa te dice por qué.

ui-how-pegasus = Con Pegasus
ui-how-pegasus-ship = La estrella de combate Pegasus
ui-how-pegasus-ship-text = vuela con la flota: 4 localizaciones más, y puede recibir un impacto en lugar de Galactica. Perderla no supone perder la partida.
ui-how-pegasus-reckless = Traición y cartas temerarias
ui-how-pegasus-reckless-text = Las cartas de Traición cuentan en contra de casi todas las pruebas, y solo los cylons pueden usar su texto. Una carta temeraria ayuda en una prueba de inmediato, pero activa la Traición que haya en ella.
ui-how-pegasus-move = Capacidades de Movimiento
ui-how-pegasus-move-text = se usan en tu paso de Movimiento, en lugar de desplazarte.
ui-how-pegasus-execution = Ejecuciones
ui-how-pegasus-execution-text = revelan qué era alguien. Un cylon sigue jugando desde la Nave Resurrección; un humano cuesta 1 de Moral y vuelve con un nuevo personaje.
ui-how-pegasus-leader = Líderes cylons
ui-how-pegasus-leader-text = Con { $least } a { $most } jugadores, uno puede jugar con un líder cylon: un cylon a la vista de todos, con un Plan secreto, que solo gana si lo cumple y puede infiltrarse en la flota como humano.
ui-how-pegasus-new-caprica = Nueva Cáprica
ui-how-pegasus-new-caprica-text = A distancia { $distance }, la flota se asienta y los cylons ocupan el planeta. Hay que preparar las naves, resistir hasta que vuelva Galactica y evacuar; entonces, el Almirante salta. Las naves y las personas que se quedan atrás se pierden.

ui-how-daybreak = Con Amanecer
ui-how-daybreak-mutiny = Las cartas de Motín
ui-how-daybreak-mutiny-text = son acciones potentes que tienen un precio; se roban sobre todo al descartar Traición o cuando otros te eligen. Puedes tener { $limit }, en secreto; con una más, vas a la Prisión y descartas. El amotinado, que se revela en cuanto se reparte su carta, pierde todos los Cargos, pero puede tener { $mutineer }.
ui-how-daybreak-miracle = Las fichas de Milagro
ui-how-daybreak-miracle-text = pagan la capacidad de una vez por partida de tu hoja. Empiezas con { $limit } y no puedes tener más; con una nueva puedes volver a usarla.
ui-how-daybreak-treachery = Las capacidades de prueba de Habilidad
ui-how-daybreak-treachery-text = surten efecto cuando su carta se revela en una prueba, la añada quien la añada, incluso el mazo de Destino. Todas las cartas de Traición tienen una.
ui-how-daybreak-motives = Líderes cylons y Motivos
ui-how-daybreak-motives-text = Con { $least } a { $most } jugadores, uno puede jugar con un líder cylon. Tiene { $motives } Motivos secretos, y { $motives } más a mitad de camino, y revela uno cuando se cumple. Gana con el bando ganador si como mucho { $unrevealed } queda sin revelar y { $side } de los revelados son a favor de ese bando.
ui-how-daybreak-raptors = Los Raptors de asalto
ui-how-daybreak-raptors-text = cuentan como Vipers y nunca quedan dañados, solo se destruyen. Pueden quedarse en el espacio cuando la flota salta.
ui-how-daybreak-missions = La Tierra y sus misiones
ui-how-daybreak-missions-text = A la Tierra se llega con el salto posterior a la distancia { $distance }. El Puente de la Demetrius emprende misiones: pruebas que dan distancia u otra ayuda y sustituyen a la Crisis de ese turno. Una de ellas trae la Estrella Base rebelde: para los humanos si se supera, para los cylons si se falla.

# La referencia

ui-rules = Reglas
ui-rules-reference = Referencia
ui-rules-search = Buscar en las reglas
ui-rules-search-hint = Buscar en las reglas  /
ui-rules-search-go = Buscar
ui-rules-kind-label = Clase
ui-rules-all = Todo
ui-rules-kind = { $kind ->
    [procedure] Procedimiento
    [place] Localización
    [character] Personaje
    [skill] Carta de Habilidad
    [crisis] Crisis
    [super-crisis] Crisis Extrema
    [quorum] Quórum
    [destination] Destino
    [loyalty] Lealtad
    [agenda] Plan
    [motive] Motivo
    [mutiny] Carta de Motín
    [mission] Misión
    [title] Cargo
    [token] Ficha
   *[ruling] Aclaración
}
ui-rules-kinds = { $kind ->
    [procedure] Procedimientos
    [place] Localizaciones
    [character] Personajes
    [skill] Cartas de Habilidad
    [crisis] Crisis
    [super-crisis] Crisis Extremas
    [quorum] Quórum
    [destination] Destinos
    [loyalty] Lealtad
    [agenda] Planes
    [motive] Motivos
    [mutiny] Cartas de Motín
    [mission] Misiones
    [title] Cargos
    [token] Fichas
   *[ruling] Aclaraciones
}
ui-rules-count = { $count ->
    [one] 1 entrada con «{ $query }». Pulsa Intro para abrirla.
   *[other] { $cut ->
        [yes] { $count } entradas con «{ $query }»; se muestran las { $most } mejores. Usa las flechas y después Intro.
       *[no] { $count } entradas con «{ $query }». Usa las flechas y después Intro.
    }
}
ui-rules-count-all = { $count ->
    [one] 1 entrada.
   *[other] { $count } entradas. Usa las flechas y después Intro.
}
ui-rules-count-none = No se ha encontrado nada. Prueba con una localización, una carta o un nombre.
ui-rules-about-place = { $ship-id ->
    [cylon] Localización cylon
   *[other] { $hazardous ->
        [yes] Localización { $ship-de }, de riesgo
       *[no] Localización { $ship-de }
    }
}
ui-rules-about-character = Personaje, { $kind }
ui-rules-about-skill = Carta de Habilidad, { $skill }
ui-rules-about-crisis = { $kind ->
    [super-crisis] { $attack ->
        [yes] Crisis Extrema, ataque cylon
       *[no] Crisis Extrema
    }
    [new-caprica] Crisis de Nueva Cáprica
   *[crisis] { $attack ->
        [yes] Crisis, ataque cylon
       *[no] Crisis
    }
}
ui-rules-about-destination = { $objective ->
    [yes] Objetivo
   *[no] Destino
}
ui-rules-about-ruling = { $kind ->
    [procedure] Procedimiento: { $section }
   *[ruling] Aclaración: { $section }
}
ui-rules-about-board = { $kind ->
    [overlay] Lámina sobre un tablero
    [space] Casilla de un tablero
   *[board] Tablero
}
ui-rules-about-motive = { $side ->
    [human] { $when ->
        [end] Motivo a favor de los humanos, se revela al final de la partida
       *[any] Motivo a favor de los humanos
    }
   *[cylon] { $when ->
        [end] Motivo a favor de los cylons, se revela al final de la partida
       *[any] Motivo a favor de los cylons
    }
}
ui-rules-about-mission = { $distance ->
    [0] Misión
   *[other] Misión de { $distance } de distancia
}
ui-rules-loyalty = { $card }: { $power }
ui-rules-damage = Daños: { $what }
ui-rules-says = Texto
ui-rules-strength = { $count ->
    [one] 1 de Pericia { $strength }
   *[other] { $count } de Pericia { $strength }
}
ui-rules-copies = { $kind ->
    [token] { $count } piezas
   *[other] { $count } cartas
}
ui-rules-in-the-box = En la caja
ui-rules-set = Viene con
ui-rules-overlay = Con { $set }
ui-rules-origin = Fuente
ui-rules-origin-is = { $origin ->
    [R] Un reglamento, o el texto impreso de una carta o un tablero
    [F] Las preguntas frecuentes y erratas publicadas
    [C] Aclaraciones posteriores de respuestas publicadas
   *[D] Deducido del texto y de las reglas generales
}
ui-rules-contested = Aquí difieren las respuestas publicadas; la entrada dice qué lectura seguimos.
ui-rules-rulings = Aclaraciones
ui-rules-see = Véase también
ui-rules-more = Todas las aclaraciones sobre «{ $name }»
