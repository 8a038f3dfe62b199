# La pregunta: qué se pregunta, las respuestas y lo que hay mientras responden otros.

ui-ask-ruling = Regla
ui-ask-handle = { $count ->
    [one] 1 opción
   *[other] { $count } opciones
}
ui-ask-choose = Elige aquí, en el tablero o en tu mano.
ui-ask-go = Confirmar
ui-ask-go-add = Añadir las cartas elegidas
ui-ask-go-discard = Descartar las cartas elegidas
ui-ask-back = Deshacer
ui-ask-rolled = { $summary } No se puede deshacer después de la tirada.
ui-ask-final = { $summary } No se puede deshacer.
ui-ask-recallable = { $summary } Puedes deshacerlo hasta que responda otra persona.
ui-ask-note-feed = Elige cartas aquí o en tu mano. Cada una muestra lo que vale en esta prueba.
ui-ask-note-exactly = { $count ->
    [one] Elige 1 carta aquí o en tu mano.
   *[other] Elige { $count } cartas aquí o en tu mano.
}
ui-ask-note-upto = { $count ->
    [one] Elige hasta 1 carta aquí o en tu mano.
   *[other] Elige hasta { $count } cartas aquí o en tu mano.
}
ui-ask-feed-start = Ninguna carta elegida.

ui-steps = Pasos del turno
ui-step-setup = Preparación
ui-step-skills = Habilidad
ui-step-move = Mover
ui-step-action = Acción
ui-step-action-of = Acción { $number } de { $of }
ui-step-crisis = Crisis
ui-step-cylons = Cylons
ui-step-jump = Salto
ui-step-evacuate = Evacuar

# Grupos de respuestas

ui-group-viper = Tu Viper
ui-group-viper-in = Tu Viper, { $area }
ui-group-here = Donde estás
ui-group-quorum = Quórum
ui-group-title = Tu Cargo
ui-group-cards = Cartas
ui-group-abilities = Capacidades
ui-group-loyalty = Lealtad
ui-group-space = Zonas de espacio
ui-group-reserves = { $count ->
    [one] Reserva, 1 Viper
   *[other] Reserva, { $count } Vipers
}
ui-group-mutiny = Cartas de Motín
ui-group-motives = Motivos
ui-group-raptor-reserves = { $count ->
    [one] Reserva, 1 Raptor de asalto
   *[other] Reserva, { $count } Raptors de asalto
}
ui-group-boarding = Medidor de Abordaje
ui-group-characters = Puedes elegir
ui-group-people = Jugadores
ui-group-draws = Cartas que robar
ui-group-draw = Carta { $number }
ui-group-destinations = Destinos
ui-group-crises = Crisis
ui-group-decks = Mazos
ui-group-ships = Naves
ui-group-damage = Daños
ui-group-hulls = Quién recibe el impacto
ui-group-dials = Recursos
ui-group-on-top = Encima del mazo
ui-group-under = Bajo el mazo
ui-group-ground = En tierra
ui-group-forces = Fuerzas de Ocupación
ui-group-uses = Puedes usar
ui-group-options = Tus opciones
ui-group-hand = Tus cartas
ui-group-for = Cuentan a favor
ui-group-against = Cuentan en contra

# Junto a una respuesta

ui-remark-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
ui-remark-costs = { $count ->
    [one] cuesta 1 carta
   *[other] cuesta { $count } cartas
}
ui-remark-damaged = con daños
ui-remark-viper = Viper, { $area }
ui-remark-hull = { $count } de { $limit } con daños
ui-remark-distance = distancia { $distance }
ui-remark-both = { $first }, { $then }

# Ahora no es posible

ui-why-title = Ahora no es posible
ui-why = : { $reason }.
ui-why-cards = Cartas de Habilidad
ui-why-cards-cylon = los cylons las añaden a las pruebas, pero no pueden usar su texto
ui-why-cards-cylon-own = los cylons las añaden a las pruebas y solo usan los textos pensados para ellos
ui-why-location = Localizaciones
ui-why-location-piloting = estás en tu Viper
ui-why-human-ships = Las naves humanas
ui-why-human-ships-cylon = un cylon se desplaza entre las localizaciones cylons
ui-why-hazardous = no puedes ir allí por tu cuenta
ui-why-ship-cards = no tienes cartas de Habilidad para pagar el viaje
ui-why-ship-closed = ahora nadie puede ir allí
ui-why-later = Añadir más tarde
ui-why-later-once = cada jugador añade cartas una sola vez
ui-why-more = Añadir más
ui-why-more-cylon = un cylon añade como mucho 1 carta
ui-why-more-brig = en la Prisión añades como mucho 1 carta
ui-why-more-detention = en el Centro de Detención añades como mucho 2 cartas
ui-why-more-infiltrating = durante tu infiltración añades como mucho 2 cartas
ui-why-kind = { $due ->
    [yes] aún no hay líder cylon, y eliges en último lugar
   *[no] { $kind-id ->
        [political-leader] { $count ->
            [one] solo queda 1 líder político; de otro tipo quedan más
           *[other] solo quedan { $count } líderes políticos; de otro tipo quedan más
        }
        [military-leader] { $count ->
            [one] solo queda 1 líder militar; de otro tipo quedan más
           *[other] solo quedan { $count } líderes militares; de otro tipo quedan más
        }
        [pilot] { $count ->
            [one] solo queda 1 piloto; de otro tipo quedan más
           *[other] solo quedan { $count } pilotos; de otro tipo quedan más
        }
        [cylon-leader] ya hay un líder cylon
       *[support] ahora no
    }
}
ui-why-executed = ya ejecutado
ui-why-taken = ya elegido

# Mientras responden otros

ui-idle-several = { $count } jugadores están decidiendo
ui-idle-nothing = Ahora no tienes nada que decidir.
ui-idle-watching = Estás mirando la partida.
ui-idle-reload = Sin scripts, esta página no se actualiza sola. [Recárgala] para ver qué ha pasado.
ui-idle-pause = Una breve pausa
ui-idle-pause-rule = Quizá alguien pueda cambiar esto.
ui-idle-pause-even = Quizá alguien pueda cambiar esto. La pausa es igual para todos, incluso cuando nadie puede.
ui-idle-passed = Has pasado.
ui-idle-uses = Quieres usar «{ $what }».
ui-idle-order = Dar la orden
ui-idle-back = hasta que responda otra persona
ui-idle-forward = Saltar a mi próxima pregunta
ui-recap = Desde tu última respuesta: { $count ->
    [one] 1 suceso
   *[other] { $count } sucesos
}

# La partida ha terminado

