# Preguntas. El mensaje es lo que lee quien debe responder; .rule es la frase de debajo; .waiting es lo
# que leen los demás mientras tanto, y $who es quien debe responder.

ask-pick-character = Elige un personaje
    .rule = Del tipo con más personajes libres, o cualquier personaje de apoyo.
    .waiting = { $who } está eligiendo personaje.
ask-pick-assist = Elige a tu ayudante
    .rule = Se queda fuera del tablero y suma a las cartas que robas.
    .waiting = { $who } está eligiendo ayudante.
ask-start-area = Elige dónde empieza tu Viper
    .waiting = { $who } está eligiendo una zona de lanzamiento.
ask-start-location = Elige dónde empiezas
    .waiting = { $who } está eligiendo dónde empezar.
ask-starting-hand = { $count ->
    [one] Elige tu carta inicial
   *[other] Elige tus { $count } cartas iniciales
}
    .rule = Solo de los tipos y en el número que indica tu hoja.
    .waiting = { $who } está eligiendo su mano inicial.
ask-receive-skills = Elige las cartas que robas
    .rule = Elige primero los tipos; después robas.
    .waiting = { $who } está robando cartas de Habilidad.
ask-draw-skills = { $count ->
    [one] Elige la carta que robas
   *[other] Elige las { $count } cartas que robas
}
    .rule = Elige primero los tipos; después robas.
    .waiting = { $who } está robando cartas de Habilidad.
ask-move-cylon = Ve a cualquier localización cylon; después realizas tu acción.
ask-move = Elige adónde vas
    .rule = Desplazarte dentro de una nave es gratis; ir a otra nave o salir de un Viper cuesta 1 carta de Habilidad.
    .waiting = { $who } se está desplazando.
ask-move-or-ability = { $rule } En lugar de desplazarte, puedes usar 1 capacidad de Movimiento.
ask-action = Elige una acción
    .rule = { $count ->
        [one] Tienes 1 acción.
       *[other] Te quedan { $count } acciones.
    }
    .waiting = { $who } está eligiendo una acción.
ask-discard = { $count ->
    [one] Descarta 1 carta
   *[other] Descarta { $count } cartas
}
    .waiting = { $who } está descartando cartas.
ask-discard-payment = { $count ->
    [one] Paga con 1 carta
   *[other] Paga con { $count } cartas
}
    .rule = Las cartas con las que pagas se descartan.
    .waiting = { $who } está pagando con cartas de Habilidad.
ask-may-discard = ¿Descartar cartas por la Crisis?
    .rule = { $count ->
        [one] La Crisis exige 1 carta. Como jugador cylon puedes ignorarla.
       *[other] La Crisis exige { $count } cartas. Como jugador cylon puedes descartar menos, o ninguna.
    }
    .waiting = { $who } está decidiendo si descarta.
ask-let-discard = { $count ->
    [one] ¿Permitir que se descarte 1 carta al azar?
   *[other] ¿Permitir que se descarten { $count } cartas al azar?
}
    .rule = Como jugador cylon puedes ignorar lo que te hace una Crisis.
    .waiting = { $who } está decidiendo sobre un descarte al azar.
ask-feed = Añade cartas a la prueba
    .rule = { $count ->
        [one] Hasta 1 carta. No se puede deshacer.
       *[other] Hasta { $count } cartas. No se puede deshacer.
    }
    .waiting = { $who } está añadiendo cartas a la prueba.
ask-window = ¿Usar una carta o capacidad?
    .rule = { $window }: { $about }.
    .waiting = Una breve pausa.
ask-order = Elige quién va primero
    .rule = { $window }: varios jugadores quieren usar algo. Después del primero, los demás vuelven a elegir.
    .waiting = { $who } está decidiendo quién va primero.
ask-keep-crisis = Elige la carta de Crisis que resuelves
    .rule = Solo tú ves estas cartas.
    .waiting = { $who } está eligiendo una carta de Crisis.
ask-crisis-option = { $crisis }: elige una opción
    .waiting = { $who } está eligiendo una opción de «{ $crisis }».
ask-keep-destination = Elige un destino
    .rule = Las demás cartas van bajo el mazo sin que nadie las vea.
    .waiting = { $who } está eligiendo un destino.

ask-target = { $of }: elige a un jugador
    .waiting = { $who } está eligiendo a un jugador ({ $of }).
ask-target-send = Elige quién va { $to-al }
    .waiting = { $who } está eligiendo quién va { $to-al }.
ask-target-release = Elige quién sale de la Prisión
    .waiting = { $who } está eligiendo quién sale de la Prisión.
ask-target-title = Elige quién recibe el Cargo de { $title }
    .waiting = { $who } está eligiendo quién recibe el Cargo de { $title }.
ask-target-card = Elige quién recibe «{ $of }»
    .waiting = { $who } está eligiendo quién recibe «{ $of }».
ask-target-loyalty = Elige de quién miras la Lealtad
    .waiting = { $who } está eligiendo de quién mira la Lealtad.
ask-target-hand-on = Elige quién recibe tus cartas de Lealtad
    .waiting = { $who } está entregando cartas de Lealtad.
ask-target-take = Elige qué mano miras
    .waiting = { $who } está eligiendo qué mano mira.
ask-target-execute = Elige a quién ejecutan
    .waiting = { $who } está eligiendo a quién ejecutan.
ask-target-trial = { $of }: elige a quién se juzga
    .rule = Si la prueba se supera, se ejecuta a ese personaje.
    .waiting = { $who } está eligiendo a quién podrían ejecutar.
ask-target-free = Elige a quién liberas
    .waiting = { $who } está eligiendo a quién libera.
ask-target-hands = Elige con quién intercambias la mano
    .waiting = { $who } está eligiendo con quién intercambia la mano.
ask-target-random = Elige a quién le quitas una carta al azar
    .waiting = { $who } está eligiendo a quién le quita una carta al azar.
ask-target-order = Elige quién recibe la orden
    .waiting = { $who } está dando una orden.
ask-target-mutiny = Elige quién roba una carta de Motín
    .waiting = { $who } está eligiendo quién roba una carta de Motín.
ask-target-miracle = Elige quién gana una ficha de Milagro
    .waiting = { $who } está eligiendo quién gana una ficha de Milagro.
ask-target-treat = Elige de qué conjunto de Habilidades robas
    .rule = Después le das a su jugador otras tantas cartas.
    .waiting = { $who } está eligiendo de qué conjunto de Habilidades roba.
ask-target-share = Elige con quién compartes fichas de Milagro
    .rule = Después le das 1 de las tuyas o tomas 1 de las suyas.
    .waiting = { $who } está eligiendo con quién comparte fichas de Milagro.
ask-target-unseat = Elige quién recibe el Cargo de Presidente
    .rule = El Presidente puede renunciar a una carta en juego para conservar el Cargo.
    .waiting = { $who } está eligiendo quién recibe el Cargo de Presidente.
ask-choose = { $of }: elige una opción
    .waiting = { $who } está eligiendo una opción ({ $of }).
ask-may = { $of }: ¿{ $deeds-inf }?
    .waiting = { $who } está tomando una decisión ({ $of }).
ask-risk = { $of }: ¿arriesgar { $ships }?
    .rule = { $then }.
    .waiting = { $who } está decidiendo si arriesga { $ships }.
ask-send-to = { $whom-id ->
    [you] Elige adónde vas
   *[other] Elige adónde va { $whom }
}
    .waiting = { $who } está eligiendo una localización.

ask-play-quorum = Juega una carta de Quórum
    .waiting = { $who } está jugando una carta de Quórum.
ask-keep-quorum = Elige la carta de Quórum que resuelves
    .rule = Las demás van bajo el mazo.
    .waiting = { $who } está eligiendo una carta de Quórum.
ask-play-super-crisis = Juega una carta de Crisis Extrema
    .waiting = { $who } está jugando una carta de Crisis Extrema.
ask-swap-super-crisis = ¿Cambiar una carta de Crisis Extrema por otra?
    .waiting = { $who } está decidiendo sobre una carta de Crisis Extrema.
ask-take-card = Elige una carta { $from-de }
    .waiting = { $from-id ->
        [you] { $who } te está quitando una carta.
       *[other] { $who } le está quitando una carta { $from-a }.
    }
ask-peek-deck = Elige qué mazo miras
    .rule = Ves su primera carta y la dejas ahí o la pones bajo el mazo.
    .waiting = { $who } está eligiendo qué mazo mira.
ask-peeked-card = ¿Dejar encima esta carta de { $deck }?
    .rule = No puedes decir cuál es.
    .waiting = { $who } está mirando la primera carta del mazo de { $deck }.

ask-vipers = Activa un Viper no tripulado
    .rule = { $count ->
        [one] Te queda 1 activación.
       *[other] Te quedan { $count } activaciones.
    }
    .waiting = { $who } está activando Vipers no tripulados.
ask-pilot = Activa tu Viper
    .rule = Ve a una zona adyacente o ataca una nave cylon de la tuya.
    .waiting = { $who } está activando un Viper.
ask-pilot-attack = Elige un objetivo
    .rule = { $count ->
        [one] Te queda 1 ataque.
       *[other] Te quedan { $count } ataques.
    }
    .waiting = { $who } está atacando desde un Viper.
ask-launch-self = Elige hacia dónde despegas
    .waiting = { $who } está despegando en un Viper.
ask-recall-viper = Elige qué Viper no tripulado vuelve
    .rule = La Reserva está vacía, así que antes debe volver un Viper del espacio.
    .waiting = { $who } está haciendo volver un Viper.
ask-galactica-attack = Elige el objetivo de Galactica
    .waiting = { $who } está apuntando los cañones de Galactica.
ask-centurion-attack = Elige qué Centurión atacas
    .waiting = { $who } está atacando un Centurión.
ask-nuke = Elige la Estrella Base que atacas
    .rule = El Arma Nuclear se elimina del juego, sea cual sea la tirada.
    .waiting = { $who } está apuntando un Arma Nuclear.
ask-look-at-civilian = Mira una Nave Civil
    .rule = { $count ->
        [one] Te queda 1 nave por mirar.
       *[other] Te quedan { $count } naves por mirar.
    }
    .waiting = { $who } está mirando Naves Civiles.
ask-move-civilian = ¿Mover la Nave Civil { $number } { $area-de }?
    .rule = Puede ir a una zona adyacente o quedarse.
    .waiting = { $who } puede mover una Nave Civil.
ask-repair = Elige qué reparas
    .waiting = { $who } está reparando algo.
ask-repair-vipers = ¿Reparar otro Viper?
    .rule = { $count ->
        [one] Hasta 1 más.
       *[other] Hasta { $count } más.
    }
    .waiting = { $who } está reparando Vipers.
ask-restore = Elige qué nave vuelve
    .rule = Aún pueden volver a la Reserva hasta { $vipers ->
        [one] 1 Viper
       *[other] { $vipers } Vipers
    } y { $raptors ->
        [one] 1 Raptor
       *[other] { $raptors } Raptors
    }.
    .waiting = { $who } está haciendo volver naves.
ask-use-order = Elige cómo cumples la orden
    .waiting = { $who } está cumpliendo una orden.

ask-raider-area = Elige dónde actúan ahora los Incursores
    .waiting = { $who } está eligiendo qué Incursores actúan.
ask-raider-victim = Elige qué Viper atacan los Incursores { $area-en }
    .waiting = { $who } está eligiendo qué atacan los Incursores.
ask-destroy-civilian = Elige qué Nave Civil se pierde
    .rule = Están boca abajo.
    .waiting = { $who } está eligiendo una Nave Civil.
ask-destroy-cylon-ship = { $craft-gender ->
    [f] Destruye una { $craft }
   *[m] Destruye un { $craft }
}
    .rule = { $left ->
        [one] Falta 1, sin tirar el dado.
       *[other] Faltan { $left }, sin tirar el dado.
    }
    .waiting = { $who } está destruyendo naves cylons.
ask-destroy-centurion = Destruye un Centurión
    .waiting = { $who } está destruyendo un Centurión.
ask-damage-viper = Elige qué Viper se daña
    .rule = { $count ->
        [one] Falta 1 Viper. Quien lo pilote va a la Enfermería.
       *[other] Faltan { $count } Vipers. Quien pilote uno va a la Enfermería.
    }
    .waiting = { $who } está eligiendo qué Viper se daña.
ask-damage-token = Elige los daños de Galactica
    .rule = { $count ->
        [one] 1 ficha por resolver; las demás se devuelven.
       *[other] { $count } fichas por resolver; las demás se devuelven.
    }
    .waiting = { $who } está eligiendo los daños de Galactica.
ask-place-short = { $craft-gender ->
    [f] Elige dónde va la próxima { $craft }
   *[m] Elige dónde va el próximo { $craft }
}
    .rule = No quedan bastantes para todas las zonas.
    .waiting = { $craft-gender ->
        [f] { $who } está eligiendo dónde va la próxima { $craft }.
       *[m] { $who } está eligiendo dónde va el próximo { $craft }.
    }
ask-launch-short = { $craft-gender ->
    [f] Elige qué Estrella Base lanza la próxima { $craft }
   *[m] Elige qué Estrella Base lanza el próximo { $craft }
}
    .rule = No quedan bastantes para todas.
    .waiting = { $who } está eligiendo qué Estrella Base lanza.
ask-board-short = Elige qué Incursor Pesado aborda
    .rule = No quedan bastantes Centuriones para todos.
    .waiting = { $who } está eligiendo qué Incursor Pesado aborda.
ask-let-look = ¿Permitir que { $by } vea una de tus cartas de Lealtad?
    .rule = Como jugador cylon puedes ignorar lo que te hace una Crisis.
    .waiting = { $who } está decidiendo si muestra una carta de Lealtad.
ask-hand-on-sympathizer = Elige quién recibe la carta de simpatizante
    .rule = Quien la recibe la resuelve de inmediato.
    .waiting = { $who } está mirando una nueva carta de Lealtad.
ask-recon = ¿Mirar la primera carta de Crisis?
    .rule = { $ability }: después puedes ponerla bajo el mazo.
    .waiting = { $who } puede mirar la primera carta de Crisis.
ask-extra-action = ¿Realizar 1 acción más?
    .rule = { $ability }: después de una carta «{ $card }», una vez por turno.
    .waiting = { $who } puede realizar 1 acción más.

# Battlestar Pegasus

ask-take-damage = Elige qué nave recibe el daño
    .rule = La Pegasus puede recibirlo en lugar de Galactica; lo decides antes de robar la ficha.
    .waiting = { $who } está eligiendo qué nave recibe el daño.
ask-pegasus-attack = Elige el objetivo de la Pegasus
    .waiting = { $who } está apuntando los cañones de la Pegasus.
ask-main-batteries = Elige a qué zona disparas
    .rule = Eliges antes de tirar; una tirada baja alcanza a tus propias naves.
    .waiting = { $who } está apuntando las Baterías Principales.
ask-full-throttle = Elige adónde vuelas
    .rule = Vuela a cualquier zona o quédate; después puedes atacar en ella.
    .waiting = { $who } está volando a todo gas.
ask-shield = Elige un Recurso que proteger
    .rule = Su próxima pérdida de este turno se reduce en 1.
    .waiting = { $who } está eligiendo un Recurso que proteger.
ask-highest-resource = Elige qué Recurso pierde { $count }
    .rule = Están empatados como los más altos.
    .waiting = { $who } está eligiendo entre los Recursos más altos.
ask-sacrifice = Elige qué destruyes { $area-en }
    .rule = En cualquier caso vas a la Enfermería.
    .waiting = { $who } está eligiendo qué cae con su Viper.
ask-remove-basestar = Elige qué Estrella Base retiras
    .waiting = { $who } está eligiendo qué Estrella Base retira.
ask-civilian-fights = Elige qué Nave Civil combate
    .rule = Están boca abajo; la que combata puede perderse.
    .waiting = { $who } está eligiendo qué Nave Civil combate.
ask-civilian-target = Elige qué destruye la Nave Civil { $area-en }
    .waiting = { $who } está eligiendo qué destruye una Nave Civil.
ask-repair-any = Elige qué reparas
    .rule = { $count ->
        [0] Hasta { more-vipers }, en cualquier lugar.
       *[other] { $vipers ->
            [0] Hasta { more-locations }, en cualquier lugar.
           *[other] Hasta { more-locations } y { more-vipers }, en cualquier lugar.
        }
    }
    .waiting = { $who } está haciendo reparaciones.
more-locations = { $count ->
    [one] 1 localización más
   *[other] { $count } localizaciones más
}
more-vipers = { $vipers ->
    [one] 1 Viper más
   *[other] { $vipers } Vipers más
}
ask-sort-crises = Ordena las cartas de Crisis
    .rule = Una a una: encima de las ya puestas o bajo el mazo. Solo tú las ves.
    .waiting = { $who } está mirando las primeras cartas de Crisis.

# Pruebas, Destino y manos con Pegasus

ask-next-ability = Elige qué capacidad se resuelve ahora
    .rule = La prueba es temeraria, así que surten efecto las capacidades de sus cartas de Traición.
    .waiting = { $who } está ordenando las capacidades de la prueba.
ask-next-ability-of-any = Cada capacidad de prueba de Habilidad surte efecto una vez, en el orden que quieras.
ask-learned = Elige adónde van estas { $count } cartas
    .rule = Todas a la prueba o todas a tu mano.
    .waiting = { $who } está mirando cartas de un mazo de Habilidad.
ask-add-revealed = ¿Añadir cartas a la prueba ya revelada?
    .rule = Cuantas quieras, sin tener en cuenta tu límite habitual.
    .waiting = { $who } puede añadir cartas a la prueba ya revelada.
ask-put-on-destiny = { $count ->
    [one] Pon 1 carta sobre el mazo de Destino
   *[other] Pon { $count } cartas sobre el mazo de Destino
}
    .rule = La primera que elijas queda encima.
    .waiting = { $who } está poniendo cartas sobre el mazo de Destino.
ask-discard-destiny = { $count ->
    [one] Descarta 1 carta de Destino
   *[other] Descarta { $count } cartas de Destino
}
    .rule = Solo tú ves el mazo; después se baraja.
    .waiting = { $who } está mirando el mazo de Destino.
ask-bottom-of-deck = Elige de qué mazo miras la última carta
    .rule = Solo tú la ves, y se queda ahí.
    .waiting = { $who } está mirando la última carta de un mazo.
ask-name-skill = { $whom-id ->
    [you] Nombra el tipo que robas
   *[other] Nombra el tipo que roba { $whom }
}
    .waiting = { $who } está nombrando un tipo de Habilidad.
ask-discard-quorum = Descarta una carta de Quórum
    .rule = { $count ->
        [one] Tienes 1 de más.
       *[other] Tienes { $count } de más.
    }
    .waiting = { $who } está descartando cartas de Quórum hasta el límite.

# Ejecuciones y favores

ask-let-execute = ¿Aceptar tu ejecución?
    .rule = Como jugador cylon puedes ignorar lo que te hace una Crisis.
    .waiting = { $who } está decidiendo sobre una ejecución.
ask-next-executed = Elige a quién ejecutan ahora
    .rule = Hay varias ejecuciones. Tú eliges el orden.
    .waiting = { $who } está eligiendo el orden de las ejecuciones.
ask-next-freed = Elige quién puede salir ahora de la Prisión
    .rule = Pueden salir varios personajes. Tú eliges el orden.
    .waiting = { $who } está eligiendo quién puede salir ahora de la Prisión.
ask-hand-on-loyalty = Elige quién recibe tus cartas de Lealtad boca abajo
    .rule = Todas van al mismo jugador humano, y nadie más las ve.
    .waiting = { $who } está entregando cartas de Lealtad.
ask-reveal-and-hand-on = Elige la carta cylon que muestras y quién recibe las demás
    .rule = Su texto no surte efecto.
    .waiting = { $who } está mostrando una carta de Lealtad.
ask-give-card = ¿Dar una carta de Habilidad a alguien?
    .rule = Después robas { $count }.
    .waiting = { $who } puede dar una carta.
ask-give-which = Elige una carta para { $to }
    .waiting = { $to-id ->
        [you] { $who } te está dando una carta.
       *[other] { $who } le está dando una carta { $to-a }.
    }
ask-execute-instead = { $whom-id ->
    [you] ¿Aceptar la ejecución en lugar de la Prisión?
   *[other] ¿Ejecución en lugar de Prisión para { $whom }?
}
    .waiting = { $who } está decidiendo entre Prisión y ejecución.

# Nueva Cáprica

ask-prepare-or-evacuate = Prepara o evacúa una nave
    .rule = Preparar: la primera nave bloqueada va al final de la pila de preparadas. Evacuar: la primera preparada sale al espacio.
    .waiting = { $who } está preparando o evacuando una Nave Civil.
ask-evacuate-to = Elige adónde se evacúa la nave
    .waiting = { $who } está eligiendo adónde se evacúa una nave.
ask-go-aboard = ¿Marcharte con la nave?
    .rule = Ve a cualquier localización de Galactica que no sea de riesgo, o quédate.
    .waiting = { $who } puede salir de Nueva Cáprica con la nave.
ask-peeked-locked = ¿Dejar encima esta nave bloqueada?
    .rule = No puedes decir cuál es.
    .waiting = { $who } está mirando la primera nave de la pila de bloqueadas.
ask-activate-occupation = Activa una Fuerza de Ocupación
    .rule = Avanza 1 localización; desde el Astillero golpea y se va.
    .waiting = { $who } está activando una Fuerza de Ocupación.
ask-destroy-occupation = Destruye una Fuerza de Ocupación
    .rule = { $count ->
        [one] Falta 1.
       *[other] Faltan { $count }.
    }
    .waiting = { $who } está destruyendo Fuerzas de Ocupación.
ask-fight-again = ¿Descartar una carta para volver a tirar?
    .rule = La Fuerza de Ocupación sigue ahí. Lo que modificó la primera tirada modifica también la siguiente.
    .waiting = { $who } puede seguir luchando.

# Amanecer: cartas de Motín, fichas de Milagro, el amotinado

ask-discard-mutiny = Descarta una carta de Motín
    .rule = { $due ->
        [limit] { $count ->
            [one] Puedes tener 1 carta de Motín. Todos ven la que descartas.
           *[other] Puedes tener { $count } cartas de Motín. Todos ven la que descartas.
        }
        [keep] { $count ->
            [one] Conservas solo 1 carta de Motín. Todos ven la que descartas.
           *[other] Conservas solo { $count } cartas de Motín. Todos ven la que descartas.
        }
       *[one] Todos la ven.
    }
    .waiting = { $who } está descartando una carta de Motín.
ask-pick-mutiny = { $to-id ->
    [you] Elige la carta de Motín que robas
   *[other] Elige la carta de Motín que roba { $to }
}
    .rule = Las demás van bajo el mazo.
    .waiting = { $to-id ->
        [you] { $who } está eligiendo qué carta de Motín robas.
       *[other] { $who } está eligiendo qué carta de Motín roba { $to }.
    }
ask-play-mutiny = Elige qué carta de Motín juegas
    .rule = Las demás van bajo el mazo.
    .waiting = { $who } está eligiendo qué carta de Motín juega.
ask-hand-on-mutineer = Elige quién recibe la carta de amotinado
    .rule = Quien la recibe la revela, pierde sus Cargos y roba una carta de Motín.
    .waiting = { $who } está entregando la carta de amotinado.
ask-draws-loyalty = Elige quién roba 1 carta de Lealtad más
    .rule = La carta de amotinado sigue en el mazo, así que 1 jugador humano vuelve a robar.
    .waiting = { $who } está eligiendo quién roba 1 carta de Lealtad más.
ask-stay-president = ¿Conservar el Cargo de Presidente?
    .rule = Te cuesta «{ $card }»; si no, el Cargo pasa a { $against }.
    .waiting = { $who } puede renunciar a «{ $card }» para conservar el Cargo de Presidente.

# Pruebas de Habilidad con Amanecer

ask-add-or-draw-mutiny = ¿Añadir una carta a la prueba?
    .rule = Añade 1 carta boca arriba o roba una carta de Motín.
    .waiting = { $who } va a añadir una carta boca arriba o a robar una carta de Motín.
ask-take-from-check = ¿Tomar una carta de la prueba?
    .rule = { $ability }: va a tu mano y deja de contar.
    .waiting = { $who } puede tomar una carta de la prueba.
ask-remove-from-check = ¿Retirar una carta de la prueba?
    .rule = { $ability }: después eliges un Viper que se daña, en el espacio o en la Reserva.
    .waiting = { $who } puede retirar una carta de la prueba.
ask-lay-open = Elige qué carta añadida pones boca arriba
    .rule = { $ability }: todos ven una de ellas.
    .waiting = { $who } está mostrando una de las cartas añadidas.

# Cartas y personajes de Amanecer

ask-activate-location = Elige qué localización activas
    .rule = { $count ->
        [one] Desde donde estés: falta 1.
       *[other] Desde donde estés: faltan { $count } distintas.
    }
    .waiting = { $who } está activando una localización a distancia.
ask-activate-again = ¿Volver a activar { $where-el }?
    .rule = { $ability }: cuesta 1 carta de Habilidad, una vez por turno.
    .waiting = { $who } puede volver a activar { $where-el }.
ask-activate-after-order = ¿Activar { $where-el }?
    .rule = { $ability }: tu orden ya se ha cumplido, así que puedes activar tu propia localización.
    .waiting = { $who } puede activar { $where-el }.
ask-give-quorum = Elige una carta de Quórum para el Presidente
    .rule = La otra la juegas o la descartas.
    .waiting = { $who } está compartiendo cartas de Quórum con el Presidente.
ask-play-or-discard-quorum = ¿Jugar la otra carta de Quórum?
    .rule = Si no, descártala.
    .waiting = { $who } está jugando o descartando una carta de Quórum.
ask-bury-quorum = Elige qué carta de Quórum va bajo el mazo
    .rule = { $count ->
        [one] Falta 1 de las cartas del Presidente.
       *[other] Faltan { $count } de las cartas del Presidente.
    }
    .waiting = { $who } está poniendo bajo el mazo cartas de Quórum del Presidente.
ask-give-cards = { $count ->
    [one] Dale 1 carta { $to-a }
   *[other] Dale { $count } cartas { $to-a }
}
    .rule = Nadie más ve lo que das.
    .waiting = { $to-id ->
        [you] { $who } te está dando cartas de Habilidad.
       *[other] { $who } le está dando cartas de Habilidad { $to-a }.
    }
ask-draw-at-loss = ¿Robar por la pérdida?
    .rule = { $ability }: roba { draw-skill } y quédate con { $keep }, una vez por turno.
    .waiting = { $who } puede robar cartas por la pérdida.
ask-discard-drawn = Descarta una de las cartas que has robado
    .rule = Te quedas con las demás.
    .waiting = { $who } está descartando una de las cartas que acaba de robar.
ask-spare-discard = ¿Hacer que alguien descarte 1 carta menos?
    .rule = { $ability }: a cambio robas 1 carta de Traición, una vez por turno.
    .waiting = { $who } puede hacer que alguien descarte 1 carta menos.
ask-discard-super-crisis = Descarta una carta de Crisis Extrema
    .rule = { $ability }: no puedes salir sin pagar con ella.
    .waiting = { $who } está descartando una carta de Crisis Extrema para salir.
ask-replace-civilian = Elige qué Nave Civil cambias
    .rule = Vuelve con las que están sin usar; la nueva llega boca abajo.
    .waiting = { $who } ha visto todas las Naves Civiles y está cambiando una.
ask-recall-civilian = Elige qué Nave Civil se retira del tablero
    .rule = Vuelve con las que están sin usar.
    .waiting = { $who } está eligiendo qué Nave Civil se retira del tablero.
ask-sort-top = Ordena las cartas de { $deck }
    .rule = Una a una: encima de las ya puestas o bajo el mazo. Solo tú las ves.
    .waiting = { $who } está mirando las primeras cartas del mazo de { $deck }.

# Vipers y Raptors de asalto

ask-launch-reserves-to = Elige adónde lanzas Vipers
    .rule = Solo a una zona con un Viper pilotado. Después activas cada uno.
    .waiting = { $who } está eligiendo adónde lanza Vipers.
ask-launch-reserves = ¿Lanzar una nave { $area-a }?
    .rule = { $count ->
        [one] Hasta 1 más; después activas cada una.
       *[other] Hasta { $count } más; después activas cada una.
    }
    .waiting = { $who } está lanzando Vipers de la Reserva.
ask-sacrifice-viper = Elige qué Viper se pierde en lugar de la Nave Civil
    .rule = La Nave Civil vuelve boca abajo con las que están sin usar.
    .waiting = { $who } está renunciando a un Viper por una Nave Civil.
ask-place-anywhere = { $of }: elige dónde se ponen las naves
    .waiting = { $who } está eligiendo dónde se ponen las naves.
ask-place-which = Elige qué nave se pone { $area-en }
    .rule = Un Raptor de asalto puede ocupar el lugar de un Viper.
    .waiting = { $who } está eligiendo qué nave se pone { $area-en }.
ask-assault-raptor-arrives = Elige adónde llega el Raptor de asalto
    .rule = Si eres un jugador humano, puedes activarlo de inmediato.
    .waiting = { $who } está eligiendo adónde llega un Raptor de asalto.
ask-stay-in-space = ¿Quedarte en el espacio con tu Raptor de asalto?
    .rule = La flota salta. Quédate en tu zona o vuelve al Hangar.
    .waiting = { $who } está decidiendo si se queda en el espacio.
ask-keep-in-space = ¿Dejar en el espacio el Raptor de asalto { $area-de }?
    .rule = La flota salta. Si no se queda, vuelve a la Reserva.
    .waiting = { $who } está decidiendo sobre un Raptor de asalto { $area-de }.

# Misiones y la Estrella Base rebelde

ask-name-for-all = Nombra el tipo que roban todos
    .rule = { $count ->
        [one] Cada jugador roba 1 carta de ese tipo, incluidos los cylons.
       *[other] Cada jugador roba { $count } cartas de ese tipo, incluidos los cylons.
    }
    .waiting = { $who } está nombrando el tipo que roban todos.
ask-pay-rebels = Elige qué descartas
    .rule = Esta acción cuesta una ficha de Milagro o una carta de Crisis Extrema.
    .waiting = { $who } está pagando por una acción en la Estrella Base rebelde.
ask-search-deck = Elige en qué mazo de Habilidad buscas
ask-search-skills = Toma una carta del mazo
    .rule = { $count ->
        [one] Falta 1 carta, del mazo o de su montón de descartes; después se baraja el mazo.
       *[other] Faltan { $count } cartas, del mazo o de su montón de descartes; después se baraja el mazo.
    }
    .waiting = { $who } está buscando en un mazo de Habilidad.
ask-raider-bay = Elige qué lanza la Bahía de Incursores
    .rule = Después eliges la zona; solo se activan estas naves.
    .waiting = { $who } está lanzando naves de la Bahía de Incursores.

# Sobre qué se abre una ventana

about-crisis = { $card }
about-check = la prueba { of-source }
of-source = { $source-id ->
    [location] { $source-del }
    [title] del Cargo de { $source }
   *[other] de «{ $source }»
}
about-total = la prueba { of-source } va por { $total } contra { $difficulty } de dificultad
about-roll = la tirada { of-source }
about-roll-ftl = la tirada del salto
about-roll-attack = { $attacker-el } ataca { $defender }
about-rolled = la tirada { of-source } es { $result }
about-rolled-ftl = la tirada del salto es { $result }
about-rolled-attack = { $attacker-el } ataca { $defender } con una tirada de { $result }
about-vipers = puedes pilotar uno
about-turn = empieza ahora
about-treachery = se ha descartado una
about-roll-fight = la tirada contra una Fuerza de Ocupación { $where-en }
about-roll-detain = { $whom-id ->
    [you] la tirada para detenerte
   *[other] la tirada para detener a { $whom }
}
about-rolled-fight = la tirada contra una Fuerza de Ocupación { $where-en } es { $result }
about-rolled-detain = { $whom-id ->
    [you] la tirada para detenerte es { $result }
   *[other] la tirada para detener a { $whom } es { $result }
}
about-raiders = están a punto de actuar
about-destroyed = { $who-id ->
    [you] acabas de hacerlo
   *[other] { $who } acaba de hacerlo
}
about-civilian = está a punto de destruirse una { $area-de }
about-jump = la flota está saltando
about-infiltration = termina ahora
about-motives = puedes revelarlo o mantenerlo oculto
