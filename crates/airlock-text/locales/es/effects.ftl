# Lo que hacen los efectos, un mensaje cada uno. Son cláusulas: sin mayúscula ni punto.
#
# $who-id y $by-id dicen de quién habla la cláusula: «you» es a quien se habla (o a quien se acaba de
# nombrar), «same» hizo lo anterior; a los demás los nombra $who o $by. La forma .inf es el infinitivo.

who-you = tú
    .a = a ti
    .de = de ti
who-current = el jugador actual
    .a = al jugador actual
    .de = del jugador actual
who-admiral = el Almirante
    .a = al Almirante
    .de = del Almirante
who-president = el Presidente
    .a = al Presidente
    .de = del Presidente
who-target-character = ese personaje
    .a = a ese personaje
    .de = de ese personaje
who-target-player = ese jugador
    .a = a ese jugador
    .de = de ese jugador
who-each = cada jugador
    .a = a cada jugador
    .de = de cada jugador
who-each-human = cada jugador humano
    .a = a cada jugador humano
    .de = de cada jugador humano
who-each-cylon = cada cylon descubierto
    .a = a cada cylon descubierto
    .de = de cada cylon descubierto
who-admiral-and-current = el Almirante y el jugador actual
    .a = al Almirante y al jugador actual
    .de = del Almirante y del jugador actual
who-officers = el Presidente y el Almirante
    .a = al Presidente y al Almirante
    .de = del Presidente y del Almirante
who-each-without-mutiny = cada jugador humano sin cartas de Motín
    .a = a cada jugador humano sin cartas de Motín
    .de = de cada jugador humano sin cartas de Motín
who-each-without-miracle = cada jugador humano sin fichas de Milagro
    .a = a cada jugador humano sin fichas de Milagro
    .de = de cada jugador humano sin fichas de Milagro
who-at = todos los personajes que están { $place-en }
    .a = a todos los personajes que están { $place-en }
    .de = de todos los personajes que están { $place-en }
who-aboard = todos los personajes a bordo { $ship-de }
    .a = a todos los personajes a bordo { $ship-de }
    .de = de todos los personajes a bordo { $ship-de }

# A quién se puede elegir; .apart se usa tras «elige», ya con su preposición

among-sendable = un personaje
    .a = a un personaje
    .de = de un personaje
    .apart = a un personaje que no esté { $place-en }
among-sendable-from = un personaje { $ship-de }
    .a = a un personaje { $ship-de }
    .de = de un personaje { $ship-de }
    .apart = a un personaje que esté a bordo { $ship-de }
among-other-humans = otro jugador humano
    .a = a otro jugador humano
    .de = de otro jugador humano
    .apart = a otro jugador humano
among-others-but-admiral = otro jugador humano que no sea el Almirante
    .a = a otro jugador humano que no sea el Almirante
    .de = de otro jugador humano que no sea el Almirante
    .apart = a otro jugador humano que no sea el Almirante
among-others-in-brig = otro personaje de la Prisión
    .a = a otro personaje de la Prisión
    .de = de otro personaje de la Prisión
    .apart = a otro personaje que esté en la Prisión
among-candidates = un jugador humano
    .a = a un jugador humano
    .de = de un jugador humano
    .apart = a cualquier jugador humano, incluso a ti
among-with-hidden-loyalty = otro jugador
    .a = a otro jugador
    .de = de otro jugador
    .apart = a otro jugador
among-humans-with-hidden-loyalty = otro jugador humano
    .a = a otro jugador humano
    .de = de otro jugador humano
    .apart = a otro jugador humano
among-officers-with-hidden-loyalty = el Presidente o el Almirante
    .a = al Presidente o al Almirante
    .de = del Presidente o del Almirante, a su elección
    .apart = al Presidente o al Almirante
among-others = otro jugador
    .a = a otro jugador
    .de = de otro jugador
    .apart = a otro jugador
among-everybody = cualquier jugador
    .a = a cualquier jugador
    .de = de cualquier jugador
    .apart = a cualquier jugador, incluso a ti
among-characters = un personaje
    .a = a un personaje
    .de = de un personaje
    .apart = a un personaje
among-prisoners = un personaje de la Prisión
    .a = a un personaje de la Prisión
    .de = de un personaje de la Prisión
    .apart = a un personaje que esté en la Prisión
among-on-new-caprica = un personaje de Nueva Cáprica
    .a = a un personaje de Nueva Cáprica
    .de = de un personaje de Nueva Cáprica
    .apart = a un personaje que esté en Nueva Cáprica, humano o cylon
among-humans-on-new-caprica = un jugador humano de Nueva Cáprica
    .a = a un jugador humano de Nueva Cáprica
    .de = de un jugador humano de Nueva Cáprica
    .apart = a un jugador humano que esté en Nueva Cáprica
among-in-detention = un personaje del Centro de Detención
    .a = a un personaje del Centro de Detención
    .de = de un personaje del Centro de Detención
    .apart = a un personaje que esté en el Centro de Detención
among-revealed-cylons = un jugador cylon descubierto
    .a = a un jugador cylon descubierto
    .de = de un jugador cylon descubierto
    .apart = a un jugador cylon descubierto
among-humans = un jugador humano
    .a = a un jugador humano
    .de = de un jugador humano
    .apart = a cualquier jugador humano
among-may-draw-mutiny = un jugador humano
    .a = a un jugador humano
    .de = de un jugador humano
    .apart = a cualquier jugador humano
among-others-may-draw-mutiny = otro jugador humano
    .a = a otro jugador humano
    .de = de otro jugador humano
    .apart = a otro jugador humano
among-others-may-gain-miracle = otro jugador
    .a = a otro jugador
    .de = de otro jugador
    .apart = a otro jugador que pueda ganar una ficha de Milagro
among-others-here = otro jugador de tu localización
    .a = a otro jugador de tu localización
    .de = de otro jugador de tu localización
    .apart = a otro jugador que esté en tu localización

no-effect = sin efecto
    .inf = nada

# Medidores

effect-turn = { $deed ->
    [yes] { $by-sign ->
        [minus] reduce { $resource-el } en { $by-size }
       *[plus] aumenta { $resource-el } en { $by-size }
    }
   *[no] { $by } de { $resource }
}
    .inf = { $by-sign ->
        [minus] reducir { $resource-el } en { $by-size }
       *[plus] aumentar { $resource-el } en { $by-size }
    }
effect-turn-any = { $by-sign ->
    [minus] reduce en { $by-size } un Recurso cualquiera
   *[plus] aumenta en { $by-size } un Recurso cualquiera
}
    .inf = { $by-sign ->
        [minus] reducir en { $by-size } un Recurso cualquiera
       *[plus] aumentar en { $by-size } un Recurso cualquiera
    }
effect-turn-again = otro { $by } de { $resource }
effect-jump-prep = { $by-sign ->
    [minus] el indicador de Flota retrocede { n-spaces } en el medidor de Preparativos para el Salto
   *[plus] el indicador de Flota avanza { n-spaces } en el medidor de Preparativos para el Salto
}
    .inf = { $by-sign ->
        [minus] hacer retroceder el indicador de Flota { n-spaces } en el medidor de Preparativos para el Salto
       *[plus] hacer avanzar el indicador de Flota { n-spaces } en el medidor de Preparativos para el Salto
    }
n-spaces = { $by-size ->
    [one] 1 casilla
   *[other] { $by-size } casillas
}
effect-lose-highest = { $deed ->
    [yes] reduce en { $count } el Recurso más alto
   *[no] −{ $count } al Recurso más alto
} (si hay empate, decide el jugador actual)
    .inf = reducir en { $count } el Recurso más alto (si hay empate, decide el jugador actual)
effect-shield = elige un Recurso y reduce en 1 su próxima pérdida de este turno
effect-distance = coloca esta carta junto al objetivo; cuenta como { $distance } de distancia
effect-discard-nuke = el Almirante descarta 1 Arma Nuclear

# Cartas

effect-draw = { $who-id ->
    [you] { $who-again ->
        [yes] tú robas
       *[no] roba
    }
    [made] haz que { $who } robe
    [same] roba
    [both] { $who } roban cada uno
    [same-both] roban
    [same-made] robe
   *[other] { $who } roba
} { $cards }
    .inf = { $who-id ->
        [you] robar
        [made] hacer que { $who } robe
        [same] robe
        [both] hacer que { $who } roben cada uno
        [same-both] roben
        [same-made] robe
       *[other] hacer que { $who } robe
    } { $cards }
draw-skill = { $count ->
    [one] 1 carta de { $skill }
   *[other] { $count } cartas de { $skill }
}
draw-any = { $who-id ->
    [you] { n-skill-cards } de cualquier tipo, aunque no esté en tu conjunto de Habilidades
   *[other] { n-skill-cards } de cualquier tipo, aunque no esté en su conjunto de Habilidades
}
draw-own = { $who-id ->
    [you] { n-cards } de tu conjunto de Habilidades (de cualquier tipo si no tienes)
   *[other] { n-cards } de su conjunto de Habilidades
}
effect-discard = { $who-id ->
    [you] { $who-again ->
        [yes] tú descartas
       *[no] descarta
    }
    [made] haz que { $who } descarte
    [same] descarta
    [both] { $who } descartan cada uno
    [same-both] descartan
    [same-made] descarte
   *[other] { $who } descarta
} { discarded-cards }
    .inf = { $who-id ->
        [you] descartar
        [made] hacer que { $who } descarte
        [same] descarte
        [both] hacer que { $who } descarten cada uno
        [same-both] descarten
        [same-made] descarte
       *[other] hacer que { $who } descarte
    } { discarded-cards }
discarded-cards = { $amount ->
    [all] { $who-id ->
        [you] todas las cartas de Habilidad de tu mano
       *[other] todas las cartas de Habilidad de su mano
    }
    [random] { n-skill-cards } al azar
   *[own] { n-skill-cards }
}
effect-draw-quorum = { $who-id ->
    [you] { $who-again ->
        [yes] tú robas
       *[no] roba
    }
    [same] roba
   *[other] { $who } roba
} { n-quorum-cards }
    .inf = { $who-id ->
        [you] robar
        [same] robe
       *[other] hacer que { $who } robe
    } { n-quorum-cards }
n-quorum-cards = { $count ->
    [one] 1 carta de Quórum
   *[other] { $count } cartas de Quórum
}
effect-draw-quorum-again = { $count ->
    [one] roba 1 carta de Quórum más
   *[other] roba { $count } cartas de Quórum más
}
    .inf = { $count ->
        [one] robar 1 carta de Quórum más
       *[other] robar { $count } cartas de Quórum más
    }
effect-draw-super-crisis = { $who-id ->
    [you] roba
    [same] roba
   *[other] { $who } roba
} { n-super-crisis-cards }
    .inf = { $who-id ->
        [you] robar
        [same] robe
       *[other] hacer que { $who } robe
    } { n-super-crisis-cards }
n-super-crisis-cards = { $count ->
    [one] 1 carta de Crisis Extrema
   *[other] { $count } cartas de Crisis Extrema
}
effect-refill-hands = cada jugador humano con { $limit } cartas de Habilidad o menos puede robar { $count } de su conjunto de Habilidades
effect-humans-may-draw = cada jugador humano puede robar { n-cards } de su conjunto de Habilidades
effect-into-destiny = baraja { draw-skill } con el mazo de Destino
    .inf = barajar { draw-skill } con el mazo de Destino
effect-new-destiny = descarta todo el mazo de Destino y sustitúyelo por { draw-skill }
    .inf = descartar todo el mazo de Destino y sustituirlo por { draw-skill }
effect-swap-with-destiny = cambia esta carta por la primera del mazo de Destino
    .inf = cambiar esta carta por la primera del mazo de Destino
effect-glimpse-destiny = añade a tu mano las { $count } primeras cartas del mazo de Destino y después pon encima de él { $count } cartas de tu mano
effect-read-destiny = mira todo el mazo de Destino, descarta { $count } de sus cartas y baraja el resto
effect-look-at-bottom = mira la última carta de cualquier mazo, salvo los de Lealtad y los de Plan
effect-swap-hands = cambia toda tu mano de cartas de Habilidad por la { $who-de }
    .inf = cambiar toda la mano de cartas de Habilidad por la { $who-de }
effect-take-random-card = toma { $count ->
    [one] 1 carta de Habilidad al azar
   *[other] { $count } cartas de Habilidad al azar
} de la mano { $who-de }
    .inf = tomar { $count ->
        [one] 1 carta de Habilidad al azar
       *[other] { $count } cartas de Habilidad al azar
    } de la mano { $who-de }
effect-draw-named = { $who-id ->
    [you] roba { n-skill-cards } del tipo que nombres, aunque no esté en tu conjunto de Habilidades
   *[other] { $who } roba { n-skill-cards } del tipo que nombres, aunque no esté en su conjunto de Habilidades
}
    .inf = { $who-id ->
        [you] robar { n-skill-cards } del tipo que nombres, aunque no esté en tu conjunto de Habilidades
       *[other] hacer que { $who } robe { n-skill-cards } del tipo que nombres, aunque no esté en su conjunto de Habilidades
    }
effect-play-quorum = juega 1 carta de Quórum de tu mano
    .inf = jugar 1 carta de Quórum de tu mano
effect-resolve-quorum-of = roba { $count } cartas de Quórum, resuelve 1 como si la hubieras jugado y pon las demás bajo el mazo de Quórum, aunque no tengas el Cargo de Presidente
    .inf = robar { $count } cartas de Quórum, resolver 1 como si se hubiera jugado y poner las demás bajo el mazo de Quórum
effect-give-this-card = { $by-id ->
    [you] da
   *[other] { $by } da
} esta carta { $to-a }
    .inf = dar esta carta { $to-a }
effect-give-this-card-standing = { $by-id ->
    [you] da
   *[other] { $by } da
} esta carta { $to-a }, que la conserva { $until }: { $rule }
    .inf = dar esta carta { $to-a }, que la conserva { $until }: { $rule }
effect-stay-in-play = esta carta sigue en juego
effect-stay-in-play-standing = esta carta sigue en juego { $until }: { $rule }
effect-leave-game = esta carta se elimina del juego
effect-swap-super-crisis = descarta tu carta de Crisis Extrema y roba otra
    .inf = descartar tu carta de Crisis Extrema y robar otra

# Personas

effect-send = { $who-id ->
    [you] { $who-again ->
        [yes] tú vas
       *[no] ve
    }
    [same] va
    [at] { $who } van
    [aboard] { $who } van
    [both] { $who } van
    [same-both] van
    [same-made] vaya
   *[other] { $who } va
} { $to-al }
    .inf = { $who-id ->
        [you] ir
        [same] vaya
        [at] hacer que { $who } vayan
        [aboard] hacer que { $who } vayan
        [both] hacer que { $who } vayan
        [same-both] vayan
        [same-made] vaya
       *[other] hacer que { $who } vaya
    } { $to-al }
effect-send-chosen = { $by-id ->
    [you] envía
   *[other] { $by } envía
} { $who-a } { $to-al }
    .inf = enviar { $who-a } { $to-al }
effect-send-aboard = { $who-id ->
    [you] desplázate
   *[other] { $by-id ->
        [you] traslada { $who-a }
       *[other] { $by } traslada { $who-a }
    }
} a cualquier localización { $ship-de } que no sea de riesgo
    .inf = { $who-id ->
        [you] ir
       *[other] trasladar { $who-a }
    } a cualquier localización { $ship-de } que no sea de riesgo
effect-send-anywhere = { $who-id ->
    [you] desplázate
   *[other] { $by-id ->
        [you] traslada { $who-a }
       *[other] { $by } traslada { $who-a }
    }
} a cualquier otra localización que no sea de riesgo
    .inf = { $who-id ->
        [you] ir
       *[other] trasladar { $who-a }
    } a cualquier otra localización que no sea de riesgo
effect-execute = { $who-id ->
    [you] te ejecutan
   *[other] se ejecuta { $who-a }
}
    .inf = ejecutar { $who-a }
effect-execute-chosen = { $by-id ->
    [you] ejecuta
   *[other] { $by } ejecuta
} { $who-a }
    .inf = ejecutar { $who-a }
effect-pass-title = el Cargo de { $title } pasa al primer jugador de su línea de sucesión que no lo tenga
effect-infiltrate = infíltrate: desplázate a cualquier localización de Galactica que no sea de riesgo; desde ese momento cuentas como jugador humano
    .inf = iniciar una infiltración: ir a cualquier localización de Galactica que no sea de riesgo y contar desde ese momento como jugador humano
effect-sacrifice = ve a la Enfermería y destruye { $ships } de la zona donde estabas
    .inf = ir a la Enfermería y destruir { $ships } de la zona de partida
effect-give = { $who-id ->
    [you] { $who-again ->
        [yes] tú recibes
       *[no] recibe
    }
    [same] recibe
   *[other] { $who } recibe
} el Cargo de { $title }
    .inf = { $who-id ->
        [you] recibir
        [same] reciba
       *[other] hacer que { $who } reciba
    } el Cargo de { $title }
effect-give-chosen = { $by-id ->
    [you] da
   *[other] { $by } da
} el Cargo de { $title } { $who-a }
    .inf = dar el Cargo de { $title } { $who-a }
effect-look-at-loyalty = { $by-id ->
    [you] mira
   *[other] { $by } mira
} { $look ->
    [all] todas las cartas de Lealtad boca abajo
   *[one] al azar 1 carta de Lealtad boca abajo
} { $who-de }
    .inf = mirar { $look ->
        [all] todas las cartas de Lealtad boca abajo
       *[one] al azar 1 carta de Lealtad boca abajo
    } { $who-de }
effect-hand-on-loyalty = da todas tus cartas de Lealtad boca abajo { $who-a }
    .inf = dar todas tus cartas de Lealtad boca abajo { $who-a }
effect-take-card = mira la mano { $who-de } y quédate con 1 carta a tu elección
    .inf = mirar la mano { $who-de } y tomar de ella 1 carta a elección

# Elecciones, condiciones, dados

effect-target = { $by-id ->
    [you] elige
   *[other] { $by } elige
} { $who-apart }; { $then }
    .inf = elegir { $who-apart }: { $then }
effect-choose = { $by-id ->
    [you] o bien { $options }
   *[other] a elección { $by-de }, o bien { $options }
}
    .inf = elegir: o bien { $options }
option-or = { $first }; o bien { $last }
deed-or = { $first }, o bien { $last }
# Cuando la última empieza con «si»
option-or-if = { $first }; o bien, { $last }
deed-or-if = { $first } o bien, { $last }
deed-either = o bien { $options }
    .inf = hacer una de estas cosas: { $options-inf }
effect-may = { $by-id ->
    [you] puedes
   *[other] { $by } puede
} { $then-inf }
effect-if = si { $condition }, { $then }
effect-roll = { $by-id ->
    [target] { $by } tira un dado
    [you] { $by-again ->
        [yes] tú tiras un dado
       *[no] tira un dado
    }
   *[other] tira un dado
}; { $results }
    .inf = { $by-id ->
        [target] hacer que { $by } tire un dado
       *[other] tirar un dado
    }; { $results }
roll-result = con { $range }, { $then }
effect-risk = { $by-id ->
    [you] puedes
   *[other] { $by } puede
} arriesgar { $ships } de la Reserva: { $then }
    .inf = arriesgar { $ships } de la Reserva: { $then }
effect-risk-deed = arriesga { $ships } de la Reserva: { $then }
    .inf = arriesgar { $ships } de la Reserva: { $then }
effect-fail-box = aplica el Fallo de esta carta
effect-check = prueba de Habilidad { $difficulty } ({ $skills }). Éxito: { $pass }. Fallo: { $fail }
effect-check-partial = prueba de Habilidad { $difficulty } ({ $skills }). Éxito: { $pass }. Éxito parcial ({ $threshold } o más): { $partial }. Fallo: { $fail }

# Espacio, naves y daños

effect-place = pon { $ships } { $area-en }
    .inf = poner { $ships } { $area-en }
effect-activate = { $icon-id ->
    [raiders] se activan los Incursores
    [launch-raiders] cada Estrella Base lanza { $launched }
    [heavy-raiders] se activan los Incursores Pesados y los Centuriones
    [occupation] se activan las Fuerzas de Ocupación
   *[basestars] cada Estrella Base ataca a Galactica
}
    .inf = { $icon-id ->
        [raiders] activar los Incursores
        [launch-raiders] hacer que cada Estrella Base lance { $launched }
        [heavy-raiders] activar los Incursores Pesados y los Centuriones
        [occupation] activar las Fuerzas de Ocupación
       *[basestars] hacer que cada Estrella Base ataque a Galactica
    }
effect-activate-placed = se activan solo los Incursores que se acaban de poner { $area-en }
effect-launch = cada Estrella Base lanza { $ships }
    .inf = hacer que cada Estrella Base lance { $ships }
effect-board = pon { n-centurions } en la primera casilla del medidor de Abordaje
    .inf = poner { n-centurions } en la primera casilla del medidor de Abordaje
effect-activate-heavy-raiders-alone = se activan los Incursores Pesados, pero los Centuriones no avanzan
effect-damage-galactica = { $count ->
    [1] Galactica resulta dañada
    [2] Galactica resulta dañada dos veces
   *[other] Galactica resulta dañada { $count } veces
}
    .inf = { $count ->
        [1] dañar Galactica
        [2] dañar Galactica dos veces
       *[other] dañar Galactica { $count } veces
    }
effect-damage-galactica-of = roba hasta { $draw } fichas de Daño en Galactica, resuelve { $resolve } a tu elección y devuelve las demás
    .inf = robar hasta { $draw } fichas de Daño en Galactica, resolver { $resolve } a tu elección y devolver las demás
effect-damage-vipers = { $hold ->
    [space] daña { $ships } del espacio (a elección del jugador actual)
    [anywhere] daña { $ships } del espacio o de la Reserva (a elección del jugador actual)
   *[reserves] daña { $ships } de la Reserva
}
    .inf = { $hold ->
        [space] dañar { $ships } del espacio (a elección del jugador actual)
        [anywhere] dañar { $ships } del espacio o de la Reserva (a elección del jugador actual)
       *[reserves] dañar { $ships } de la Reserva
    }
effect-recall-vipers = todos los Vipers del espacio vuelven a la Reserva y sus pilotos, al Hangar
effect-destroy-raptor = destruye 1 Raptor
    .inf = destruir 1 Raptor
effect-return-raptors = { $count ->
    [one] 1 Raptor destruido vuelve a la Reserva
   *[other] { $count } Raptors destruidos vuelven a la Reserva
}
effect-restore-ships = devuelve a la Reserva hasta { $vipers } Vipers dañados o destruidos y hasta { $raptors ->
    [one] 1 Raptor destruido
   *[other] { $raptors } Raptors destruidos
}
    .inf = devolver a la Reserva hasta { $vipers } Vipers dañados o destruidos y hasta { $raptors ->
        [one] 1 Raptor destruido
       *[other] { $raptors } Raptors destruidos
    }
effect-destroy-civilian = { $count ->
    [one] roba 1 Nave Civil al azar y destrúyela
   *[other] roba { $count } Naves Civiles al azar y destrúyelas
}
    .inf = { $count ->
        [one] robar 1 Nave Civil al azar y destruirla
       *[other] robar { $count } Naves Civiles al azar y destruirlas
    }
effect-destroy-cylon-ships = destruye { $ships } a tu elección
    .inf = destruir { $ships } a tu elección
effect-destroy-centurion = destruye 1 Centurión
    .inf = destruir 1 Centurión
effect-remove-basestar = retira del tablero 1 Estrella Base
    .inf = retirar del tablero 1 Estrella Base
effect-repair-any = repara hasta { $count ->
    [one] 1 localización dañada
   *[other] { $count } localizaciones dañadas
} y hasta { $vipers ->
    [one] 1 Viper dañado
   *[other] { $vipers } Vipers dañados
}, estén donde estén
    .inf = reparar hasta { $count ->
        [one] 1 localización dañada
       *[other] { $count } localizaciones dañadas
    } y hasta { $vipers ->
        [one] 1 Viper dañado
       *[other] { $vipers } Vipers dañados
    }, estén donde estén
effect-repair-locations = repara { $count ->
    [one] 1 localización dañada
   *[other] { $count } localizaciones dañadas
}
    .inf = reparar { $count ->
        [one] 1 localización dañada
       *[other] { $count } localizaciones dañadas
    }
effect-repair-all-vipers = todos los Vipers dañados vuelven a la Reserva
effect-repair-vipers = { $count ->
    [one] 1 Viper dañado vuelve a la Reserva
   *[other] { $count } Vipers dañados vuelven a la Reserva
}
effect-civilian-fights = elige una Nave Civil del espacio y destruye { $ships } de su zona. Después tira un dado; con { $range }, destruye esa Nave Civil
effect-find-scar = busca la carta «Scar» en el mazo de Crisis o en su montón de descartes y resuélvela; después baraja el mazo de Crisis

# Nueva Cáprica

effect-prepare-or-evacuate = prepara o evacúa 1 Nave Civil
    .inf = preparar o evacuar 1 Nave Civil
effect-go-aboard-if-evacuated = si has evacuado una, puedes desplazarte a cualquier localización { $ship-de } que no sea de riesgo
effect-place-occupation = pon 1 Fuerza de Ocupación { $where-en }
    .inf = poner 1 Fuerza de Ocupación { $where-en }
effect-activate-one-occupation = activa 1 Fuerza de Ocupación a tu elección
    .inf = activar 1 Fuerza de Ocupación a tu elección
effect-destroy-occupation = destruye { n-occupation }
    .inf = destruir { n-occupation }
n-occupation = { $count ->
    [one] 1 Fuerza de Ocupación
   *[other] { $count } Fuerzas de Ocupación
}
effect-destroy-locked = destruye la primera nave de la pila de bloqueadas o, si está vacía, la primera de la pila de preparadas
effect-peek-locked = mira la primera nave de la pila de bloqueadas y déjala ahí o ponla al final de la pila
    .inf = mirar la primera nave de la pila de bloqueadas y dejarla ahí o ponerla al final de la pila

# Acciones

effect-activate-vipers = activa Vipers no tripulados hasta { $count } veces; cada vez, lanza uno desde la Reserva, mueve uno a una zona adyacente o ataca con uno una nave cylon de su zona (puedes activar el mismo varias veces)
effect-must-activate-viper = activa 1 Viper no tripulado, si puedes: lánzalo desde la Reserva, muévelo a una zona adyacente o ataca con él una nave cylon de su zona
effect-attack-as-pilot = ataca hasta { $count } veces con el Viper que pilotas; elige cada objetivo de su zona después de la tirada anterior ({ $odds })
effect-launch-self = lanza un Viper de la Reserva a una zona de lanzamiento y pilótalo; si la Reserva está vacía, devuelve antes a ella un Viper no tripulado del espacio
effect-galactica-attacks = ataca con Galactica 1 nave cylon de cualquier zona ({ $odds })
effect-attack-centurion = ataca 1 Centurión del medidor de Abordaje ({ $odds })
effect-launch-nuke = lanza 1 Arma Nuclear contra una Estrella Base ({ $odds }); después, el Arma Nuclear se elimina del juego
effect-look-at-civilians = mira { $count } Naves Civiles del espacio; puedes mover cada una a una zona adyacente
effect-ftl-jump = tira un dado; con 1–{ $upto }, pierde la Población que indica la casilla del indicador de Flota; en cualquier caso, después la flota salta
effect-peek = mira la primera carta { $decks } y déjala ahí o ponla bajo su mazo
    .inf = mirar la primera carta { $decks } y dejarla ahí o ponerla bajo su mazo
peek-deck = del mazo de { $deck }
effect-repair = repara la localización en la que estás; en el Hangar puedes reparar hasta { $ships } en su lugar
effect-take-action = después puedes realizar 1 acción más
    .inf = realizar después 1 acción más
effect-take-actions = realiza { $count ->
    [one] 1 acción
   *[other] { $count } acciones
}
    .inf = realizar { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }
effect-order = { $who } o bien se desplaza y realiza 1 acción, o bien realiza 2 acciones sin desplazarse

effect-pegasus-attacks = ataca con la Pegasus 1 Estrella Base ({ $odds })
effect-main-batteries = elige una zona y tira un dado; { $results }
salvo = con { $range }, { $salvo ->
    [civilian] destruye 1 Nave Civil de esa zona
    [viper] daña 1 Viper de esa zona
   *[raiders] destruye { $raiders } de esa zona
}
effect-full-throttle = puedes mover tu Viper a cualquier zona; después puedes atacar 1 nave cylon de esa zona
effect-blind-jump = la flota salta de inmediato, desde cualquier casilla y sin tirar el dado; el Almirante roba solo 1 carta de Salto

odds-row = { $victim }: { $hits }
odds-hit = { $hit ->
    [damaged] se daña con { $range }
    [damaged-twice] se daña dos veces con { $range }
    [destroyed] se destruye con { $range }
    [backfired] el daño lo recibe la Pegasus con { $range }
   *[destroyed-with-raiders] se destruye junto con { $raiders } Incursores de su zona con { $range }
}

# Cartas de Motín y fichas de Milagro

effect-draw-mutiny = { $who-id ->
    [you] { $who-again ->
        [yes] tú robas
       *[no] roba
    }
    [made] haz que { $who } robe
    [same] roba
    [same-both] roban
    [same-made] robe
   *[other] { $who } roba
} { n-mutiny-cards }
    .inf = { $who-id ->
        [you] robar
        [made] hacer que { $who } robe
        [same] robe
        [same-both] roben
        [same-made] robe
       *[other] hacer que { $who } robe
    } { n-mutiny-cards }
effect-draw-mutiny-pardoned = { $who } roba 1 carta de Motín sin ir a la Prisión; después conserva { n-mutiny-cards } y descarta las demás
effect-discard-mutiny = { $who-id ->
    [you] descarta { $count } de tus cartas de Motín
   *[other] { $who } descarta { n-mutiny-cards }
}
    .inf = { $who-id ->
        [you] descartar { n-mutiny-cards }
       *[other] hacer que { $who } descarte { n-mutiny-cards }
    }
effect-play-mutiny-of = roba las { $count } primeras cartas del mazo de Motín sin ir a la Prisión, juega 1 de ellas y pon las demás bajo el mazo
effect-gain-miracle = { $who-id ->
    [you] gana
    [made] haz que { $who } gane
   *[other] { $who } gana
} 1 ficha de Milagro
    .inf = { $who-id ->
        [you] ganar
       *[other] hacer que { $who } gane
    } 1 ficha de Milagro
effect-move-miracle = { $from-id ->
    [you] da { $to-a } 1 de tus fichas de Milagro
   *[other] toma 1 ficha de Milagro { $from-de }
}
    .inf = { $from-id ->
        [you] dar { $to-a } 1 de tus fichas de Milagro
       *[other] tomar 1 ficha de Milagro { $from-de }
    }
effect-draw-from-set-of = roba { n-cards } del conjunto de Habilidades { $who-de }
effect-give-cards = da { $who-a } { n-skill-cards } de tu mano
effect-take-hand = quédate con todas las cartas de Habilidad { $who-de }, salvo que seas tú
effect-quarantine = mira todas las Naves Civiles del tablero y elige 1: otra sin usar, tomada al azar, la sustituye si queda alguna, y la elegida se baraja con las que están sin usar
effect-bury-quorum = mira las cartas de Quórum del Presidente y pon { $count } a tu elección bajo el mazo de Quórum, en el orden que quieras
effect-place-anywhere = elige una zona y pon en ella { $ships }
effect-recall-civilian = elige una Nave Civil del espacio, si la hay, y barájala con las que están sin usar
effect-attack-centurion-with = ataca 1 Centurión del medidor de Abordaje, si lo hay, con { $by } a la tirada ({ $odds })
effect-remove-nukes = todas las Armas Nucleares se eliminan del juego
effect-discard-quorum = el Presidente descarta { n-quorum-cards } al azar
effect-free-prisoners = cada personaje de la Prisión puede desplazarse a cualquier localización { $ship-de } que no sea de riesgo
effect-unseat = da el Cargo de Presidente { $who-a }; si «Aceptar la profecía» está en juego, el Presidente puede descartarla para conservar el Cargo
effect-end-infiltration = tu infiltración termina y vas a la Nave Resurrección sin descartar
effect-activate-these = desde donde estés, activa { $places }, aunque tenga daños
effect-activate-human = desde donde estés, activa { $count ->
    [one] 1 localización sin daños que no sea cylon
   *[other] { $count } localizaciones distintas sin daños que no sean cylons
}
effect-activate-any = desde donde estés, activa { $count ->
    [one] cualquier localización sin daños
   *[other] { $count } localizaciones distintas sin daños
}
effect-share-quorum = roba { $count } cartas de Quórum, da 1 al Presidente y juega o descarta la otra
effect-truce = durante el resto del turno no se lanza ni se activa ninguna nave cylon
effect-activate-one-viper = activa hasta { $count } veces 1 Viper no tripulado del espacio o de la Reserva
effect-launch-reserves = lanza hasta { $ships } de la Reserva, sin piloto, a una zona con un Viper pilotado; después activa cada uno

# Capacidades de prueba de Habilidad

effect-add-or-draw-mutiny = el jugador actual, si es humano, añade boca arriba a la prueba 1 carta de su mano o roba 1 carta de Motín
effect-zeros-add = cada carta de Pericia 0 de la prueba suma { $count } al total, sea cual sea su tipo
effect-take-from-check = el jugador actual puede añadir a su mano 1 carta de la prueba con Pericia { $count } o menos, pero no una con este nombre
effect-damage-viper-to-remove = el jugador actual puede dañar 1 Viper del espacio o de la Reserva para retirar otra carta de la prueba
effect-draw-by-outcome = si la prueba se supera, el jugador actual roba { $pass }; si no, { $fail }

# Raptors de asalto, misiones, la Estrella Base rebelde

effect-build-assault-raptor = destruye 1 Raptor de la Reserva y pon en ella 1 Raptor de asalto
effect-assault-raptor-arrives = el jugador actual pone 1 Raptor de asalto más en una zona de lanzamiento y puede activarlo de inmediato
all-basestars = todas las Estrellas Base
all-heavy-raiders = todos los Incursores Pesados
all-centurions = todos los Centuriones
effect-clear-board = retira del tablero { $pieces }
effect-leave-box = elimina del juego { $pieces }
effect-rebel-basestar = la Estrella Base rebelde entra en juego en el bando de { $side }
effect-destroy-hub = se destruye el Núcleo, y el Núcleo destruido sustituye a la Nave Resurrección durante el resto de la partida
effect-mission-distance = +{ $count } de distancia de inmediato
effect-turn-face-down = esta carta queda boca abajo hasta el próximo salto, cuando se baraja con el mazo de Misión
effect-activate-mission = revela la primera carta del mazo de Misión y haz su prueba de Habilidad. El jugador actual no roba carta de Crisis este turno
effect-each-draws-named = nombra un tipo de Habilidad; cada jugador, incluidos los cylons, roba { n-cards } de ese tipo
effect-pay-rebels = descarta 1 ficha de Milagro o 1 carta de Crisis Extrema
effect-order-crises = mira las { $count } primeras cartas del mazo de Crisis y vuelve a ponerlas encima en el orden que quieras
effect-search-skills = añade a tu mano { $count } cartas cualesquiera de un mazo de Habilidad y de su montón de descartes; después baraja los descartes con el mazo
effect-raider-bay = elige una zona, pon en ella { $raiders } o { $vipers ->
    [one] 1 Viper no tripulado
   *[other] { $vipers } Vipers no tripulados
} y activa solo esas naves

# Crisis

effect-further-crisis = tras el paso de activación de esta carta, el mismo jugador roba y resuelve otra carta de Crisis
effect-play-super-crisis = juega una carta de Crisis Extrema
    .inf = jugar una carta de Crisis Extrema
effect-resolve-crisis-of = { $rest ->
    [alone] roba y resuelve 1 carta de Crisis
    [under] roba { $count } cartas de Crisis, resuelve 1 sin su paso de activación y pon la otra bajo el mazo
   *[discarded] roba { $count } cartas de Crisis, resuelve 1 sin sus pasos de activación y de salto y descarta la otra
}
    .inf = { $rest ->
        [alone] robar y resolver 1 carta de Crisis
        [under] robar { $count } cartas de Crisis, resolver 1 sin su paso de activación y poner la otra bajo el mazo
       *[discarded] robar { $count } cartas de Crisis, resolver 1 sin sus pasos de activación y de salto y descartar la otra
    }
effect-next-crisis-jumps = la próxima carta de Crisis que se robe este turno cuenta como si tuviera el icono de Preparativos para el Salto
effect-skip-jump = este turno se omite el paso de Preparativos para el Salto
effect-sort-crises = mira las { $count } primeras cartas del mazo de Crisis y pon cada una encima o debajo del mazo, en el orden que quieras
    .inf = mirar las { $count } primeras cartas del mazo de Crisis y poner cada una encima o debajo del mazo, en cualquier orden
effect-new-destination = descarta esta carta; después roba y resuelve la primera carta de Salto, sin que nadie elija

# Lo que una carta o capacidad cambia en la prueba, la tirada o la carta a la que responde

effect-difficulty = { $by-sign ->
    [minus] reduce la dificultad en { $by-size }
   *[plus] aumenta la dificultad en { $by-size }
} (el umbral del éxito parcial no cambia)
    .inf = { $by-sign ->
        [minus] reducir la dificultad en { $by-size }
       *[plus] aumentar la dificultad en { $by-size }
    } (el umbral del éxito parcial no cambia)
effect-count-positive = todas las cartas de { $skill } cuentan como positivas en esta prueba
    .inf = hacer que todas las cartas de { $skill } cuenten como positivas en esta prueba
effect-face-up = todas las cartas de esta prueba se añaden boca arriba, { $destiny ->
    [yes] incluidas las del mazo de Destino
   *[no] salvo las del mazo de Destino
}
    .inf = hacer que todas las cartas de esta prueba se añadan boca arriba, { $destiny ->
        [yes] incluidas las del mazo de Destino
       *[no] salvo las del mazo de Destino
    }
effect-no-destiny = en esta prueba no se añaden cartas del mazo de Destino
    .inf = hacer que en esta prueba no se añadan cartas del mazo de Destino
effect-fast-learner = mira las { $count } primeras cartas de cualquier mazo de Habilidad y añádelas todas a la prueba o todas a tu mano
    .inf = mirar las { $count } primeras cartas de cualquier mazo de Habilidad y añadirlas todas a la prueba o todas a tu mano
effect-add-revealed = añade a la prueba cuantas cartas quieras de tu mano, sin tener en cuenta tu límite habitual
    .inf = añadir a la prueba cuantas cartas quieras de tu mano, sin tener en cuenta tu límite habitual
effect-borrow-title = toma el Cargo de Almirante o el de Presidente hasta el final del turno; después vuelve a quien lo tenía
    .inf = tomar el Cargo de Almirante o el de Presidente hasta el final del turno; después vuelve a quien lo tenía
effect-no-strength = nombra un tipo de Habilidad: las cartas de ese tipo tienen Pericia 0 en esta prueba
    .inf = nombrar un tipo de Habilidad: las cartas de ese tipo tienen Pericia 0 en esta prueba
effect-take-check-cards = añade a tu mano todas las cartas de la prueba, incluidas las del mazo de Destino, en lugar de descartarlas
    .inf = añadir a tu mano todas las cartas de la prueba, incluidas las del mazo de Destino, en lugar de descartarlas
effect-decide-check = elige Éxito o Fallo y aplícalo sin hacer la prueba; no puedes elegir el éxito parcial
    .inf = elegir Éxito o Fallo y aplicarlo sin hacer la prueba; no puedes elegir el éxito parcial
effect-die-bonus = { $by-sign ->
    [minus] resta { $by-size } al resultado (mínimo 1)
   *[plus] suma { $by-size } al resultado (máximo 8)
}
    .inf = { $by-sign ->
        [minus] restar { $by-size } al resultado (mínimo 1)
       *[plus] sumar { $by-size } al resultado (máximo 8)
    }
effect-die-shift = aumenta o reduce el resultado en { $by-size } (siempre entre 1 y 8)
    .inf = aumentar o reducir el resultado en { $by-size } (siempre entre 1 y 8)
effect-raiders-miss = los primeros { $count } Incursores que actúen en tu zona fallan sin tirar el dado
    .inf = hacer que los primeros { $count } Incursores que actúen en tu zona fallen sin tirar el dado
effect-reroll-attack = repite la tirada del ataque, con { $by } si el Viper está pilotado; vale el nuevo resultado
    .inf = repetir la tirada del ataque, con { $by } si el Viper está pilotado; vale el nuevo resultado
effect-replace-crisis = descarta esa carta; se roba otra en su lugar
    .inf = descartar esa carta; se roba otra en su lugar
effect-switch-option = se aplica la otra opción en su lugar
    .inf = hacer que se aplique la otra opción en su lugar
effect-no-check-abilities = en esta prueba no surten efecto las capacidades de prueba de Habilidad
    .inf = hacer que en esta prueba no surtan efecto las capacidades de prueba de Habilidad
effect-miracle-if-above = si el total supera en { $count } o más la dificultad impresa, el jugador actual gana 1 ficha de Milagro
effect-instead-of-pass = no se aplica su Éxito
effect-replace-option = no se aplica ninguna de las opciones; en su lugar, { $then }
    .inf = hacer que no se aplique ninguna de las opciones; en su lugar, { $then }
effect-save-civilian = destruye en su lugar un Viper sin daños y baraja la Nave Civil con las que están sin usar
    .inf = destruir en su lugar un Viper sin daños y barajar la Nave Civil con las que están sin usar
effect-exchange = reduce { $lost-el } en { $pay } y aumenta { $gained-el } en { $gain }
    .inf = reducir { $lost-el } en { $pay } y aumentar { $gained-el } en { $gain }
effect-replace-icons = activa una clase de nave cylon, o haz que cada Estrella Base lance Incursores, en lugar de aplicar los iconos de activación de la carta de Crisis
    .inf = activar una clase de nave cylon, o hacer que cada Estrella Base lance Incursores, en lugar de aplicar los iconos de activación de la carta de Crisis
effect-wake-elsewhere = ve a cualquier localización cylon que no sea de riesgo, en lugar de a la Nave Resurrección, y realiza 1 acción más
    .inf = ir a cualquier localización cylon que no sea de riesgo, en lugar de a la Nave Resurrección, y realizar 1 acción más

# Lo que debe cumplirse

condition-at-most = { $resource-num ->
    [pl] { $resource-el } están en { $count } o menos
   *[sg] { $resource-el } está en { $count } o menos
}
condition-distance-at-most = la distancia es de { $count } o menos
condition-has-nuke = queda algún Arma Nuclear
condition-on-blue-space = el indicador de Flota está en una casilla azul del medidor de Preparativos para el Salto
condition-is-president = tienes el Cargo de Presidente
condition-is-pilot = tienes Pilotaje en tu conjunto de Habilidades
condition-is-piloting = pilotas un Viper
condition-in-reserves = hay al menos { $ships } en la Reserva
condition-has-super-crisis = tienes una carta de Crisis Extrema
condition-has-hidden-loyalty = tienes una carta de Lealtad boca abajo
condition-is-not-sympathizer = no eres simpatizante
condition-basestar-on-board = hay una Estrella Base en el tablero
condition-all-basestars-on-board = todas las Estrellas Base están en el tablero
condition-has-cards = tienes al menos { n-skill-cards }
condition-human-in-brig = hay un jugador humano en la Prisión o en el Centro de Detención
condition-mourned = en esta partida se ha perdido Moral por una ejecución
condition-current-on-new-caprica = el jugador actual está en Nueva Cáprica
condition-galactica-in-orbit = Galactica está en órbita de Nueva Cáprica
condition-may-infiltrate = eres un líder cylon o un cylon benévolo
condition-off-blue-space = el indicador de Flota no está en una casilla azul del medidor de Preparativos para el Salto
condition-is-not-president = no tienes el Cargo de Presidente
condition-is-not-admiral = no tienes el Cargo de Almirante
condition-is-not-in-brig = no estás en la Prisión
condition-president-has-cards = el Presidente tiene al menos { n-skill-cards }
condition-president-has-mutiny = el Presidente tiene una carta de Motín
condition-viper-in-space = hay algún Viper en el espacio
condition-is-infiltrating = estás en plena infiltración
condition-no-active-mission = la casilla de Misión activa está vacía
condition-can-pay-rebels = tienes una ficha de Milagro o una carta de Crisis Extrema

# Cartas que siguen en juego

standing = { $until }: { $rule }.
until-jump = hasta que la flota salte
until-loss-else-jump = hasta que se destruya una Nave Civil o una Estrella Base
until-jump-or-no-raiders = hasta que la flota salte o no quede ningún Incursor en el tablero
until-jump-or-scar = hasta que la flota salte o se destruya a Scar
until-jump-or-basestar = hasta que la flota salte o se destruya una Estrella Base
until-used = hasta que se utilice
until-end = durante el resto de la partida

rule-unmanned-vipers-roll = los Vipers no tripulados atacan con { $by } a la tirada
rule-launches-more = cada vez que una Estrella Base lanza Incursores o Incursores Pesados, lanza { $count } más de esa clase
rule-cannot-activate = nadie puede activar { $where-el }
rule-no-looking = nadie puede mirar las cartas de Lealtad de otro jugador
rule-closed = nadie puede desplazarse { $ship-a }
rule-pursuit = si la flota salta antes, baraja esta carta con el mazo de Crisis
rule-travelled = cuenta como distancia recorrida
rule-next-check-harder = la próxima vez que se active la Administración, o el Despacho del Almirante contra el Presidente, aumenta la dificultad en { $by-size } y descarta esta carta
rule-arbitrator = cuando alguien active el Despacho del Almirante, quien la tenga puede descartarla para reducir o aumentar la dificultad en { $by-size }
rule-picks-destination = en el próximo salto, quien la tenga roba { $count } cartas de Salto en lugar del Almirante, elige 1 y pone las demás bajo el mazo
rule-barrage = tras cada activación de los Incursores, cada Estrella Base lanza { $ships }, que no actúan
rule-scar = Scar actúa { $count ->
    [2] dos veces
   *[other] { $count } veces
} cada vez que se activan los Incursores, y solo lo destruye una tirada de { $range }
rule-captured-crew = cada vez que se destruya una Estrella Base, −1 de Moral y destruye 1 Raptor
rule-deadly-at-jump = después de que la flota salte, se ejecuta a todo personaje que esté { $places }
rule-no-once-per-game = los jugadores humanos no pueden usar capacidades de una vez por partida
rule-viper-activation-costs = quien active un Viper debe descartar antes { n-skill-cards }; un piloto paga una sola vez por acción y nada por moverse en el paso de Movimiento
rule-no-actions-of = nadie puede usar las acciones de las cartas de { $skill } ni sus capacidades de Movimiento
rule-chief-of-staff = antes de que se añadan cartas a una prueba de Habilidad, quien la tenga puede descartarla para que todas las cartas de { $skill } cuenten como positivas en ella
rule-probation = después de que quien la tenga añada cartas a una prueba de Habilidad, el Presidente puede descartarla para mirar esas cartas
rule-vice-president = salvo que quien la tenga sea el Presidente, con la Administración no se puede elegir a nadie más
