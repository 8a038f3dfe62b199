# Las hojas de Personaje y sus capacidades.

sheet-kind = { $kind }.
sheet-draw = Cada turno robas { $cards }.
sheet-skill = { $count } de { $skill }
sheet-choice = { $count ->
    [one] 1 de { $skills-or }
   *[other] { $count } de { $skills-or }, en cualquier combinación
}
sheet-start-at = Empiezas { $where-en }.
sheet-start-either = Empiezas { $first-en } o { $second-en }, a tu elección.
sheet-start-viper = Empiezas pilotando un Viper, lanzado desde la Reserva a una zona de lanzamiento a tu elección.
sheet-start-off-board = Empiezas fuera del tablero.
sheet-leader = Eres un cylon descubierto desde el principio, no ocupas ningún Cargo, tienes { $for ->
    [motives] Motivos
   *[agenda] un Plan
} en lugar de cartas de Lealtad y conservas todas tus capacidades, te infiltres o no.
sheet-other-version = La otra versión de este personaje ({ $kind }) nunca está en juego a la vez que esta.
quality-miracles = Empiezas con { $start ->
    [one] 1 ficha de Milagro
   *[other] { $start } fichas de Milagro
} y puedes tener hasta { $limit }.
quality-starts-infiltrating = Empiezas la partida en plena infiltración, con 1 carta de Habilidad más en la mano que otros líderes cylons.
sheet-line = Puesto en las líneas de sucesión: { $lines }.
sheet-line-place = { $title } { $place }
sheet-ability = { $kind-id ->
    [weakness] { $ability } (debilidad): { $text }
   *[other] { $ability }: { $text }
}

ability-action = { $once ->
    [yes] Una vez por partida, como acción{ ability-only }: { $text }.
    [miracle] Por { n-miracle-tokens }, como acción{ ability-only }: { $text }.
   *[no] Acción{ ability-only }: { $text }.
}
ability-movement = { $once ->
    [yes] Una vez por partida, en lugar de desplazarte{ ability-only }: { $text }.
    [miracle] Por { n-miracle-tokens }, en lugar de desplazarte{ ability-only }: { $text }.
   *[no] Movimiento{ ability-only }: { $text }.
}
ability-only = { $only ->
    [yes] {", "}si { $condition }
   *[no] {""}
}
ability-interrupt = { $once ->
    [yes] una vez por partida, { $window }, puedes { $text-inf }.
    [miracle] por { n-miracle-tokens }, { $window }, puedes { $text-inf }.
   *[no] { $window }, puedes { $text-inf }.
}

trait-positive-strength = en las pruebas de Habilidad de las cartas de Crisis que robes, todas las cartas de Pericia { $count } cuentan como positivas, sea cual sea su tipo.
trait-cannot-activate = no puedes activar { $places }.
trait-discards-last-card = cada vez que empieza el turno de cualquier jugador y tienes exactamente 1 carta de Habilidad, la descartas.
trait-off-board-until-turn = estás fuera del tablero hasta el principio de tu { $count ->
    [2] segundo turno
    [3] tercer turno
   *[other] turno { $count }
}, cuando apareces en el Hangar. Hasta entonces no te desplazas, no te trasladan ni realizas acciones; robas cartas de Habilidad, participas en las pruebas y robas cartas de Crisis como siempre.
trait-random-discards = cuando te obligan a descartar cartas de Habilidad, se toman al azar. La carta con la que pagas algo la sigues eligiendo tú.
trait-difficulty-against = cuando te eligen con { $where-el }, la dificultad es { $shifts }.
trait-actions-from-viper = si empiezas tu turno pilotando un Viper, tienes { $count } acciones en tu paso de Acción en lugar de 1, aunque aterrices entre medias.
trait-peeks-at-turn-end = al final de tu turno puedes mirar la primera carta del mazo de Crisis y dejarla ahí o ponerla bajo el mazo.
trait-sleeper-loyalty = en la Fase de Agentes Durmientes recibes { $count } cartas de Lealtad en lugar de 1 y después vas a la Prisión.
trait-action-after = una vez en cada uno de tus turnos, después de usar una carta { $card }, puedes realizar 1 acción más.
trait-hand-limit = tu límite a la mano es de { $count } cartas de Habilidad en lugar de { $normal }.
trait-draws-on-crisis = después de que robes una carta de Crisis y se revele, roba 1 carta de Habilidad de cualquier tipo, aunque sea ajeno a tu conjunto de Habilidades.
trait-start-loyalty = recibes { $count } cartas de Lealtad al principio de la partida en lugar de 1.
trait-crises-drawn = cada vez que robas una carta de Crisis robas { $count }, resuelves 1 a tu elección y pones la otra bajo el mazo sin que nadie la vea.
trait-location-cost = antes de activar una localización debes descartar { n-skill-cards }; si tienes menos, no puedes activarla.
trait-activates-alone = no puedes activar una localización donde esté otro personaje, salvo { $where-el }.
trait-shifts-difficulty = cuando alguien activa { $places }, puedes hacer que la dificultad sea { $shifts } antes de que se añadan cartas.
trait-rerolls-in-own-turn = una vez en cada uno de tus turnos, después de que alguien tire un dado, puedes hacer que repita la tirada; vale el nuevo resultado.
trait-pilots-placed-vipers = cada vez que un Viper no tripulado de la Reserva se coloca en el espacio mientras estás en una localización de Galactica que no sea la Prisión, puedes pasar a pilotarlo y realizar 1 acción.
trait-may-execute-at = cuando una prueba del Despacho del Almirante se supera con un total de { $count } o más, la haga quien la haga, puedes hacer que el personaje elegido sea ejecutado en lugar de ir a la Prisión.
trait-looks-at-all-civilians = cuando activas Comunicaciones puedes mirar cuantas Naves Civiles quieras de las que están en el espacio y mover cada una a una zona adyacente.
trait-executed-at-morale = cuando la Moral baja a { $count } o menos, te ejecutan; si no eres un cylon, esa ejecución no cuesta Moral.
trait-gives-card-to-draw = cuando terminas tu paso de Movimiento en la localización de otro jugador humano, puedes darle 1 carta de Habilidad para robar { $count }.
trait-draws-treachery = tu conjunto de Habilidades incluye Traición, cuyo texto solo pueden usar los jugadores cylons.
trait-draws-treachery-daybreak = tu conjunto de Habilidades incluye Traición.
trait-card-instead-of-roll = en el paso de Acción de tu turno puedes descartar una carta de Habilidad en lugar de tirar un dado: el resultado es su Pericia más { $count }. Nada de lo que modifica una tirada lo cambia.
trait-must-move = si terminas tu paso de Acción donde estabas al principio de tu turno, y no es la Prisión, vas a la Enfermería.
trait-discards-at-reveals = cada vez que alguien revela una carta Eres un cylon, descartas todas tus cartas de Habilidad.
trait-moves-alone = no puedes elegir desplazarte a una localización donde esté otro personaje.
trait-cost-at = antes de activar { $where-el } debes descartar { n-skill-cards }.
trait-activates-again = en tu turno, después de activar { $places }, puedes descartar 1 carta de Habilidad para volver a activar de inmediato la misma localización, una vez por turno con cada una.
trait-card-action-cost = antes de usar la acción o la capacidad de Movimiento de una carta de Habilidad, debes descartar además { n-skill-cards }.
trait-discards-fewer = una vez por carta de Crisis, cuando te obliga a descartar cartas de Habilidad, descartas { $count } menos.
trait-pays-for-company = si terminas tu paso de Movimiento en una localización con otro jugador, debes descartar { n-skill-cards }; si no puedes, vas a la Prisión al final de tu turno.
trait-draws-at-loss = una vez por turno, justo después de que { $resource-num ->
    [pl] { $resource-el } bajen
   *[sg] { $resource-el } baje
}, puedes robar { draw-skill }, quedarte con { $keep } y descartar el resto.
trait-loses-damaged-viper = cada vez que un Viper que pilotas resultaría dañado, se destruye.
trait-no-actions-of = no puedes usar las acciones de las cartas de { $skill } ni sus capacidades de Movimiento.
trait-activates-after-order = después de que juegues una Orden ejecutiva y el jugador elegido la cumpla, puedes activar tu propia localización.
trait-mutiny-costs = por cada carta de Motín que robes debes descartar { n-skill-cards }.
trait-picks-mutiny = cada vez que alguien roba una carta de Motín, también tú, miras las { $count } primeras cartas del mazo de Motín, das 1 a ese jugador y pones la otra bajo el mazo.
trait-start-mutiny = empiezas la partida con { n-mutiny-cards }, también si pasas a ser este personaje tras una ejecución.
trait-scouts-more = cuando tu Lanzar explorador te deja mirar la primera carta de un mazo, miras las { $count } primeras y pones cada una encima o debajo del mazo, en el orden que quieras.
trait-draws-fewer-off = mientras no estás a bordo { $ship-de }, robas { $count ->
    [one] 1 carta de Habilidad
   *[other] { $count } cartas de Habilidad
} menos en tu paso de Robar cartas de Habilidad.
trait-reveals-in-brig-only = solo puedes usar la acción de una carta Eres un cylon mientras estás en la Prisión.
trait-spares-discards = una vez por turno, cuando otro jugador debe descartar cartas de Habilidad, puedes robar 1 carta de Traición: ese jugador descarta entonces 1 carta menos. No sirve con el límite a la mano, ni con una carta de Crisis Extrema ni con el coste de una capacidad.
trait-no-draw-in-hazard = en una localización de riesgo no robas cartas en tu paso de Robar cartas de Habilidad.
trait-leaving-costs-super-crisis = para salir { $where-del } debes descartar 1 carta de Crisis Extrema.
trait-infiltrator-draws = mientras dura tu infiltración robas { $count } cartas de Habilidad adicionales en tu paso de Robar cartas de Habilidad en lugar de 1, pero no en la Enfermería.
trait-adds-nothing-in-others-actions = no puedes añadir cartas a las pruebas de Habilidad en el paso de Acción de otro jugador, misiones incluidas.
trait-adds-cards = puedes añadir hasta { n-skill-cards } a cada prueba de Habilidad, y hasta { $infiltrating } mientras dura tu infiltración, pero en la Prisión solo 1.
trait-adds-face-up = cuando añades cartas a una prueba de Habilidad, { $count } de ellas debe estar boca arriba.
place-the = { $where-el }
place-at = { $where-en }
shift = { $by-sign ->
    [minus] { $by-size } menor
   *[plus] { $by-size } mayor
}
