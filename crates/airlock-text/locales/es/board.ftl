# Localizaciones, Cargos, fichas, naves y medidores.

hazardous = De riesgo: no puedes elegir desplazarte aquí.
here-sickbay = Mientras estás aquí, robas solo 1 carta de tu conjunto de Habilidades en tu paso de Robar cartas de Habilidad. Puedes salir desplazándote como siempre.
here-brig = Mientras estás aquí, no puedes desplazarte, no robas cartas de Crisis y solo puedes añadir 1 carta a cada prueba de Habilidad.
here-resurrection-ship = Mientras estás aquí, robas solo 1 carta en tu paso de Robar cartas de Habilidad.
here-medical-center = Mientras estás aquí, robas solo 1 carta en tu paso de Robar cartas de Habilidad. Hasta que Galactica vuelva, quien tenga que ir a la Enfermería o a la Nave Resurrección viene aquí en su lugar.
here-detention = La Prisión de Nueva Cáprica: mientras estás aquí, no puedes desplazarte y solo puedes añadir 2 cartas a cada prueba de Habilidad. Robas cartas de Crisis como siempre, y el Almirante conserva el Cargo.
here-hub-destroyed = Los restos de la Nave Resurrección: en tu paso de Robar cartas de Habilidad, descarta todas tus cartas de Crisis Extrema y no robes cartas.
no-action = Sin acción.
prisoner = Si ese personaje está en la Prisión, la dificultad { $shifts }.

title-text-admiral = Guardas las Armas Nucleares. Cuando la flota salta, roba 2 cartas de Salto, elige 1 y pon la otra bajo el mazo. Tomas las decisiones que las cartas dejan al Almirante y eliges la zona de una Nave Civil cuando no se indica ninguna.
    Si vas a la Prisión, el Cargo pasa al primer jugador de la línea de sucesión que no esté en ella. No lo recuperas al salir.
title-text-president = Tienes la mano de cartas de Quórum, que nadie más puede ver, y tomas las decisiones que las cartas dejan al Presidente. Conservas el Cargo en la Prisión.
    Acción: juega 1 carta de Quórum de tu mano.
title-text-admiral-pegasus = Acción, solo si Galactica está en órbita de Nueva Cáprica. La flota salta y la partida termina: las Naves Civiles que queden en las pilas se destruyen, se ejecuta a los jugadores humanos que queden en Nueva Cáprica, y los humanos ganan si todos los Recursos están por encima de 0.
title-text-president-pegasus = Puedes tener como mucho { $count } cartas de Quórum al final de un turno. En Nueva Cáprica, tira un dado después de jugar una carta de Quórum de tu mano; con 1–3, ve al Centro de Detención.
title-line = Línea de sucesión: { $line }.
title-quorum-limit = Puedes tener como mucho { $count } cartas de Quórum al final de un turno.

civilian-text = Si se destruye: { $losses }.
civilian-nothing = sin pérdidas
galactica-damage-location = Daña { $where-el }: todos los personajes que estén allí van a la Enfermería, y su acción no se puede usar hasta que se repare.
galactica-damage-resource = { $by } de { $resource }. La ficha se elimina del juego.
pegasus-damage-location = Daña { $where-el }: todos los personajes que estén allí van a la Enfermería, y su acción no se puede usar hasta que se repare. Con { $limit } localizaciones dañadas, la Pegasus se destruye.
basestar-critical-hit = Cuenta como { $count } fichas de Daño; una Estrella Base con { $limit } o más se destruye.
basestar-disabled-hangar = Esta Estrella Base no puede lanzar Incursores ni Incursores Pesados.
basestar-disabled-weapons = Esta Estrella Base no puede atacar a Galactica.
basestar-structural-damage = Los ataques contra esta Estrella Base tienen +2 a la tirada.

ship-text-raider = Un caza cylon. Cuando se activa, hace lo primero que pueda de esta lista: atacar un Viper no tripulado de su zona; atacar un Viper pilotado de su zona; destruir una Nave Civil de su zona; moverse 1 zona hacia la Nave Civil más próxima, en el sentido de las agujas del reloj si hay empate; atacar a Galactica. Si lo ataca un Viper o Galactica, { $odds }.
ship-text-heavy-raider = Un transporte de tropas cylon que nunca ataca. Si se activa en una zona de lanzamiento, se retira y aborda 1 Centurión; en las demás, se mueve 1 zona hacia la zona de lanzamiento más próxima. Si lo ataca un Viper o Galactica, { $odds }.
ship-text-basestar = La gran nave de guerra cylon. Lanza Incursores e Incursores Pesados en su propia zona y ataca a Galactica, que { $attack }. Con { $limit } fichas de Daño se destruye. Si la ataca un Viper, { $viper }; si la ataca Galactica, { $galactica }.
ship-text-viper = Un caza de la flota. Cuando se activa, se lanza desde la Reserva a una zona de lanzamiento, se mueve a una zona adyacente o ataca una nave cylon de su zona. Si lo ataca un Incursor, { $odds-y }. Un Viper dañado no se puede usar hasta que se repare, y su piloto va a la Enfermería.
ship-text-raptor = Una nave de reconocimiento de la flota. Permanece en la Reserva, donde las cartas la ponen en riesgo; si se destruye, queda fuera de juego.
ship-text-assault-raptor = Una cañonera de la flota, { $count } en total. A todos los efectos cuenta como un Viper y no como un Raptor; quien provoque un efecto sobre los Vipers elige a qué clase afecta. Si ataca una Estrella Base, esta { $basestar }. Si lo ataca un Incursor, { $odds }; nunca queda dañado: si se elige para dañarlo, se destruye. En un salto, su piloto puede quedarse con él en el espacio, y el jugador actual decide si se quedan los no tripulados.
ship-text-civilian = Una nave bajo la protección de la flota, boca abajo en su zona. Si se destruye, se revela y se pierden los Recursos que muestra.
ship-text-scar = Un Incursor con ficha propia. Cada vez que se activan los Incursores actúa { $count ->
    [2] dos veces
   *[other] { $count } veces
}. Solo lo destruye una tirada de { $range }.
ship-text-centurion = Un asaltante en el medidor de Abordaje. Cada vez que se activan los Incursores Pesados, todos los Centuriones avanzan 1 casilla; en la última, los humanos pierden de inmediato. Si lo ataca el Arsenal, { $odds }.

token-text-nuke = La guarda el Almirante, que puede lanzarla contra una Estrella Base ({ $odds }). Después se elimina del juego.
token-text-occupation-force = Una guarnición de Nueva Cáprica, { $count } como mucho. Cuando se activa, pasa de la Autoridad de Ocupación al Cañón del Criador, de allí al Astillero y de allí fuera del tablero, y destruye la primera nave de la pila de bloqueadas o, si no hay, de la de preparadas. Un jugador humano en su localización puede usar una acción para tirar un dado y destruirla con 5–8; un jugador cylon puede usar una acción para que detenga a un jugador humano que esté allí.
token-text-scar = Señala el Incursor que es Scar.
token-text-miracle-token = Descártala para usar la capacidad de milagro de una hoja, la que está impresa como de una vez por partida; con otra ficha puedes volver a usarla. Todos empiezan con { $count } y no pueden tener más, salvo que su hoja diga otra cosa. Quien se descubre como cylon o pasa por una ejecución la descarta; un líder cylon la conserva cuando termina su infiltración.
token-text-basestar-allegiance-marker = Está en la Estrella Base rebelde y muestra en qué bando está, humano o cylon.
token-text-infiltration-daybreak = La tiene un líder cylon infiltrado en la Flota Humana. Cuentas como jugador humano a todos los efectos, salvo que robas 1 carta más de tu conjunto de Habilidades en tu paso de Robar cartas de Habilidad, añades como mucho 2 cartas a cada prueba de Habilidad (1 en la Prisión), no puedes tener Cargos y solo ganas por tus Motivos.
    Acción: ponle fin y ve a la Nave Resurrección; desde la Prisión, descarta antes hasta quedarte con 3 cartas de Habilidad. Cualquier otra cosa que te lleve allí también le pone fin. Cuando termina, descarta tus cartas de Motín y las cartas de Quórum que te hayan dado, pero conserva tu ficha de Milagro.
token-text-cylon-locations-overlay = Cubre las 4 localizaciones cylons del tablero y las cambia.
token-text-infiltration = La tiene un líder cylon o un cylon benévolo infiltrado en la Flota Humana. Cuentas como jugador humano a todos los efectos, salvo que robas 1 carta más en tu paso de Robar cartas de Habilidad, añades como mucho 2 cartas a cada prueba de Habilidad (1 en la Prisión), no puedes tener Cargos, no puedes usar el texto de las cartas de Traición y solo ganas por tu Plan.
    Acción: ponle fin y ve a la Nave Resurrección; desde la Prisión o el Centro de Detención, descarta antes hasta quedarte con 3 cartas de Habilidad. Cualquier otra cosa que te lleve allí también le pone fin.
token-text-fleet-marker = Muestra hasta dónde ha llegado la flota en el medidor de Preparativos para el Salto. En Salto Automático la flota salta; en una casilla azul puede saltar desde el Control de Saltos.
token-text-current-player-marker = Señala al jugador que tiene el turno.
token-text-character-token = Muestra dónde está un personaje.
token-text-piloting-token = Muestra qué Viper pilota un personaje.

board-text-colonial-one-overlay = Cubre las 3 localizaciones de la Colonial Uno. Cuando la Colonial Uno se destruye, quien esté a bordo va a la Enfermería y la lámina se da la vuelta: ya nadie puede ir allí.
board-text-cylon-locations-overlay = Cubre las 4 localizaciones cylons del tablero. Cuando el Núcleo se destruye, la lámina se da la vuelta: el Núcleo destruido sustituye a la Nave Resurrección, y quien esté allí o tenga que ir allí está en el Núcleo destruido.
board-text-demetrius = En juego con el objetivo La Tierra. Es una nave como la Colonial Uno: ir a ella desde otra nave o desde un Viper, o salir de ella, cuesta 1 carta de Habilidad. Solo los jugadores humanos pueden ir allí, y sus localizaciones no se pueden dañar.
board-text-active-mission = Guarda 1 misión hasta el próximo salto. Entonces, si está boca arriba, se coloca junto al objetivo si tiene distancia o se descarta si no; si está boca abajo, se baraja con el mazo de Misión.
board-text-rebel-basestar = Entra en juego con la misión «Guerra civil cylon». Solo los jugadores de su bando pueden ir allí y usar sus localizaciones, que no se pueden dañar. Ir a ella desde otra nave o un Viper (los jugadores cylons, desde una localización cylon), o salir de ella, cuesta 1 carta de Habilidad.
board-text-basestar-allegiance = Guarda el indicador que muestra en qué bando está la Estrella Base rebelde.

icon-text-raiders = Cada Incursor actúa, zona por zona, en el orden que elija el jugador actual. Si no hay Incursores en el tablero, cada Estrella Base lanza 2 en su lugar.
icon-text-launch-raiders = Cada Estrella Base lanza 3 Incursores.
icon-text-heavy-raiders = Cada Centurión avanza 1 casilla; después, cada Incursor Pesado de una zona de lanzamiento aborda como Centurión, y los demás se mueven 1 zona hacia la zona de lanzamiento más próxima. Si no hay Incursores Pesados en el tablero, cada Estrella Base lanza 1 en su lugar.
icon-text-occupation = Las Fuerzas de Ocupación del Astillero salen del tablero y cada una destruye la primera nave de la pila de bloqueadas o, si no hay, de la de preparadas; las demás avanzan 1 localización. Si no hay ninguna en Nueva Cáprica, pon una en la Autoridad de Ocupación.
icon-text-basestars = Cada Estrella Base ataca a Galactica, que { $odds }.

resource-text = Valor inicial { $start }, máximo { $max }; en la zona roja con { $red } o menos. Con 0 al final de un turno, los humanos pierden.
