# Las hojas de Personaje y sus capacidades.

sheet-kind = { $kind }.
sheet-draw = Cada turno robas { $cards }.
sheet-skill = { $count } de { $skill }
sheet-choice = { $count ->
    [one] 1 de { $skills-or }
   *[other] { $count } de { $skills-or }, en cualquier combinación
}
sheet-start-at = Empiezas { $where-en }.
sheet-start-either = Empiezas { $first-en } o { $second-en }.
sheet-start-viper = Empiezas pilotando un Viper, lanzado desde la Reserva a la zona de lanzamiento que elijas.
sheet-start-off-board = Empiezas fuera del tablero.
sheet-leader = Empiezas como cylon descubierto, no puedes tener Cargos, tienes { $for ->
    [motives] Motivos
   *[agenda] un Plan
} en lugar de cartas de Lealtad y conservas siempre tus capacidades, te infiltres o no.
sheet-other-version = Nunca está en juego a la vez que la otra versión de este personaje ({ $kind }).
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

trait-positive-strength = en las pruebas de Habilidad de las cartas de Crisis que robes, todas las cartas de Pericia { $count } cuentan como positivas.
trait-cannot-activate = no puedes activar { $places }.
trait-discards-last-card = al principio del turno de cualquier jugador, si tienes exactamente 1 carta de Habilidad, descártala.
trait-off-board-until-turn = estás fuera del tablero hasta el principio de tu { $count ->
    [2] segundo turno
    [3] tercer turno
   *[other] turno { $count }
}, cuando apareces en el Hangar. Hasta entonces no puedes desplazarte ni realizar acciones, ni nadie puede trasladarte; robas cartas de Habilidad, añades cartas a las pruebas y robas cartas de Crisis como siempre.
trait-random-discards = cuando te obliguen a descartar cartas de Habilidad, descarta al azar. Las cartas con las que pagas las sigues eligiendo tú.
trait-difficulty-against = cuando te eligen con { $where-el }, la dificultad { $shifts }.
trait-actions-from-viper = si empiezas tu turno pilotando un Viper, tienes { $count } acciones en tu paso de Acción en lugar de 1, aunque aterrices entre medias.
trait-peeks-at-turn-end = al final de tu turno puedes mirar la primera carta del mazo de Crisis y dejarla ahí o ponerla bajo el mazo.
trait-sleeper-loyalty = en la Fase de Agentes Durmientes recibes { $count } cartas de Lealtad en lugar de 1 y después vas a la Prisión.
trait-action-after = una vez por turno, después de usar una carta «{ $card }» en tu propio turno, puedes realizar 1 acción más.
trait-hand-limit = tu límite de mano es de { $count } cartas de Habilidad en lugar de { $normal }.
trait-draws-on-crisis = después de revelarse una carta de Crisis que hayas robado, roba 1 carta de Habilidad de cualquier tipo, aunque no esté en tu conjunto de Habilidades.
trait-start-loyalty = al principio de la partida recibes { $count } cartas de Lealtad en lugar de 1.
trait-crises-drawn = cada vez que robes una carta de Crisis, roba { $count }, resuelve 1 y pon la otra bajo el mazo sin que nadie la vea.
trait-location-cost = antes de activar una localización debes descartar { n-skill-cards }.
trait-activates-alone = no puedes activar una localización donde esté otro personaje, salvo { $where-el }.
trait-shifts-difficulty = cuando alguien activa { $places }, antes de que se añadan cartas puedes { $shifts-inf } la dificultad.
trait-rerolls-in-own-turn = una vez por turno, después de cualquier tirada en tu propio turno, puedes hacer que se repita; vale el nuevo resultado.
trait-pilots-placed-vipers = cada vez que se ponga en el espacio un Viper no tripulado de la Reserva mientras estás en Galactica y no en la Prisión, puedes pasar a pilotarlo y realizar 1 acción.
trait-may-execute-at = cuando la prueba del Despacho del Almirante de cualquier jugador se supera con un total de { $count } o más, puedes hacer que se ejecute al personaje elegido en lugar de enviarlo a la Prisión.
trait-looks-at-all-civilians = cuando activas Comunicaciones, puedes mirar cuantas Naves Civiles quieras del espacio y mover cada una a una zona adyacente.
trait-executed-at-morale = cuando la Moral baja a { $count } o menos, te ejecutan; si no eres cylon, esa ejecución no cuesta Moral.
trait-gives-card-to-draw = cuando terminas tu paso de Movimiento en la localización de otro jugador humano, puedes darle 1 carta de Habilidad para robar { $count }.
trait-draws-treachery = tu conjunto de Habilidades incluye Traición, cuyo texto solo pueden usar los jugadores cylons.
trait-draws-treachery-daybreak = tu conjunto de Habilidades incluye Traición.
trait-card-instead-of-roll = en tu propio paso de Acción puedes descartar una carta de Habilidad en lugar de tirar un dado: el resultado es su Pericia más { $count }. Nada de lo que modifica las tiradas le afecta.
trait-must-move = si terminas tu paso de Acción donde empezaste el turno, salvo en la Prisión, ve a la Enfermería.
trait-discards-at-reveals = cada vez que alguien revele una carta «Eres un cylon», descarta todas tus cartas de Habilidad.
trait-moves-alone = no puedes elegir desplazarte a una localización donde esté otro personaje.
trait-cost-at = antes de activar { $where-el } debes descartar { n-skill-cards }.
trait-activates-again = en tu propio turno, después de activar { $places }, puedes descartar 1 carta de Habilidad para volver a activar la misma localización (una vez por turno con cada una).
trait-card-action-cost = antes de usar la acción o la capacidad de Movimiento de una carta de Habilidad, debes descartar además { n-skill-cards }.
trait-discards-fewer = una vez por carta de Crisis, cuando te obligue a descartar cartas de Habilidad, descarta { $count } menos.
trait-pays-for-company = si terminas tu paso de Movimiento en una localización con otro jugador, debes descartar { n-skill-cards }; si no puedes, ve a la Prisión al final de tu turno.
trait-draws-at-loss = una vez por turno, justo después de que { $resource-num ->
    [pl] { $resource-el } bajen
   *[sg] { $resource-el } baje
}, puedes robar { draw-skill }, quedarte con { $keep } y descartar el resto.
trait-loses-damaged-viper = cada vez que un Viper que pilotas vaya a quedar dañado, se destruye.
trait-no-actions-of = no puedes usar las acciones de las cartas de { $skill } ni sus capacidades de Movimiento.
trait-activates-after-order = después de que el jugador elegido con tu «Orden ejecutiva» la cumpla, puedes activar tu propia localización.
trait-mutiny-costs = por cada carta de Motín que robes debes descartar { n-skill-cards }.
trait-picks-mutiny = cada vez que alguien vaya a robar una carta de Motín, incluso tú, mira las { $count } primeras cartas del mazo de Motín, da 1 a ese jugador y pon la otra bajo el mazo.
trait-start-mutiny = empiezas con { n-mutiny-cards }, incluso si pasas a ser este personaje tras una ejecución.
trait-scouts-more = cuando tu «Lanzar explorador» te permita mirar la primera carta de un mazo, mira las { $count } primeras y pon cada una encima o debajo del mazo, en el orden que quieras.
trait-draws-fewer-off = mientras no estás a bordo { $ship-de }, robas { $count ->
    [one] 1 carta de Habilidad
   *[other] { $count } cartas de Habilidad
} menos en tu paso de Robar cartas de Habilidad.
trait-reveals-in-brig-only = solo puedes usar la acción de una carta «Eres un cylon» en la Prisión.
trait-spares-discards = una vez por turno, cuando otro jugador deba descartar cartas de Habilidad, puedes robar 1 carta de Traición para que descarte 1 menos. No sirve para el límite de mano, las cartas de Crisis Extrema ni los costes de capacidades.
trait-no-draw-in-hazard = en una localización de riesgo no robas cartas en tu paso de Robar cartas de Habilidad.
trait-leaving-costs-super-crisis = para salir { $where-del } debes descartar 1 carta de Crisis Extrema.
trait-infiltrator-draws = mientras dura tu infiltración robas { $count } cartas de Habilidad adicionales en lugar de 1 en tu paso de Robar cartas de Habilidad, salvo en la Enfermería.
trait-adds-nothing-in-others-actions = no puedes añadir cartas a las pruebas de Habilidad en el paso de Acción de otro jugador, misiones incluidas.
trait-adds-cards = puedes añadir hasta { n-skill-cards } a cada prueba de Habilidad, o hasta { $infiltrating } mientras dura tu infiltración, pero solo 1 en la Prisión.
trait-adds-face-up = cuando añadas cartas a una prueba de Habilidad, añade { $count } de ellas boca arriba.
place-the = { $where-el }
place-at = { $where-en }
shift = { $by-sign ->
    [minus] se reduce en { $by-size }
   *[plus] aumenta en { $by-size }
}
    .inf = { $by-sign ->
        [minus] reducir en { $by-size }
       *[plus] aumentar en { $by-size }
    }
