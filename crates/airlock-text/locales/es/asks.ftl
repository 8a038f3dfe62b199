# Preguntas. El mensaje es lo que lee quien debe responder; .rule es la frase de debajo; .waiting es lo
# que leen los demás mientras tanto, y $who es quien debe responder.

ask-pick-character = ¿A quién interpretas?
    .rule = Alguien del tipo con más personajes libres, o un personaje de apoyo.
    .waiting = { $who } elige un personaje.
ask-pick-assist = ¿Quién te ayuda?
    .rule = El ayudante queda fuera del tablero y aumenta las cartas que robas.
    .waiting = { $who } elige un ayudante.
ask-start-area = ¿Dónde empiezas con tu Viper?
    .waiting = { $who } elige una zona de lanzamiento.
ask-start-location = ¿Dónde empiezas?
    .waiting = { $who } elige dónde empezar.
ask-starting-hand = { $count ->
    [one] ¿Con qué carta empiezas?
   *[other] ¿Con qué { $count } cartas empiezas?
}
    .rule = De los tipos y en el número que indica tu hoja.
    .waiting = { $who } elige su mano inicial.
ask-receive-skills = ¿Qué cartas robas?
    .rule = Elige primero los tipos; luego robas.
    .waiting = { $who } roba cartas de Habilidad.
ask-draw-skills = { $count ->
    [one] ¿Qué carta robas?
   *[other] ¿Qué { $count } cartas robas?
}
    .rule = Elige primero los tipos; luego robas.
    .waiting = { $who } roba cartas de Habilidad.
ask-move-cylon = A cualquier localización cylon; luego realizas su acción.
ask-move = ¿Adónde vas?
    .rule = Dentro de la misma nave es gratis; ir a otra nave o salir de un Viper cuesta 1 carta de Habilidad.
    .waiting = { $who } se desplaza.
ask-move-or-ability = { $rule } En lugar de desplazarte puedes usar 1 capacidad de Movimiento.
ask-action = ¿Qué haces?
    .rule = { $count ->
        [one] Una acción.
       *[other] Te quedan { $count } acciones.
    }
    .waiting = { $who } realiza una acción.
ask-discard = { $count ->
    [one] ¿Qué carta descartas?
   *[other] ¿Qué { $count } cartas descartas?
}
    .waiting = { $who } descarta.
ask-discard-payment = { $count ->
    [one] ¿Con qué carta pagas?
   *[other] ¿Con qué { $count } cartas pagas?
}
    .rule = La carta con la que se paga se descarta.
    .waiting = { $who } paga con cartas de Habilidad.
ask-may-discard = ¿Qué cartas descartas, si descartas alguna?
    .rule = { $count ->
        [one] La Crisis exige 1 carta, pero un jugador cylon puede ignorarlo.
       *[other] La Crisis exige { $count } cartas, pero un jugador cylon puede ignorarlo o descartar menos.
    }
    .waiting = { $who } puede descartar.
ask-let-discard = { $count ->
    [one] ¿Dejas que se descarte 1 carta al azar?
   *[other] ¿Dejas que se descarten { $count } cartas al azar?
}
    .rule = Un jugador cylon puede ignorar lo que exige una Crisis.
    .waiting = { $who } decide sobre un descarte al azar.
ask-feed = ¿Qué cartas añades a la prueba?
    .rule = { $count ->
        [one] Como mucho 1 carta. No se puede recuperar.
       *[other] Hasta { $count } cartas. No se pueden recuperar.
    }
    .waiting = { $who } añade cartas a la prueba.
ask-window = ¿Usas algo ahora?
    .rule = { $window }: { $about }.
    .waiting = Una breve pausa.
ask-order = ¿Quién usa algo primero?
    .rule = { $window }: varios jugadores quieren usar algo. Lo hace uno, y a los demás se les vuelve a preguntar.
    .waiting = { $who } decide quién va primero.
ask-keep-crisis = ¿Qué carta de Crisis resuelves?
    .rule = De momento solo tú ves las cartas.
    .waiting = { $who } roba una carta de Crisis.
ask-crisis-option = { $crisis }: ¿qué eliges?
    .waiting = { $who } elige una opción ({ $crisis }).
ask-keep-destination = ¿Adónde va la flota?
    .rule = Las cartas que no tomas van bajo el mazo sin que nadie las vea.
    .waiting = { $who } elige un destino.

ask-target = { $of }: ¿a quién eliges?
    .waiting = { $who } elige a alguien ({ $of }).
ask-target-send = ¿A quién envías { $to-al }?
    .waiting = { $who } elige quién va { $to-al }.
ask-target-release = ¿A quién sacas de la Prisión?
    .waiting = { $who } elige a quién sacar de la Prisión.
ask-target-title = ¿Quién pasa a ser { $title }?
    .waiting = { $who } elige al nuevo { $title }.
ask-target-card = ¿Quién recibe { $of }?
    .waiting = { $who } elige a quién da { $of }.
ask-target-loyalty = ¿De quién miras la Lealtad?
    .waiting = { $who } elige de quién mirar la Lealtad.
ask-target-hand-on = ¿Quién recibe tus cartas de Lealtad?
    .waiting = { $who } entrega cartas de Lealtad.
ask-target-take = ¿De quién miras la mano?
    .waiting = { $who } elige qué mano mirar.
ask-target-execute = ¿A quién ejecutas?
    .waiting = { $who } elige a quién ejecutar.
ask-target-trial = { $of }: ¿a quién condena la prueba?
    .rule = Si se supera, ese personaje es ejecutado.
    .waiting = { $who } elige a quién podrían ejecutar.
ask-target-free = ¿A quién liberas?
    .waiting = { $who } elige a quién liberar.
ask-target-hands = ¿Con quién cambias la mano?
    .waiting = { $who } elige con quién cambiar la mano.
ask-target-random = ¿A quién quitas una carta al azar?
    .waiting = { $who } quita a alguien una carta al azar.
ask-target-order = ¿A quién das la orden?
    .waiting = { $who } da una orden.
ask-target-mutiny = ¿Quién roba una carta de Motín?
    .waiting = { $who } elige quién roba una carta de Motín.
ask-target-miracle = ¿Quién gana una ficha de Milagro?
    .waiting = { $who } elige quién gana una ficha de Milagro.
ask-target-treat = ¿Del conjunto de Habilidades de quién robas?
    .rule = Luego das a ese jugador otras tantas cartas.
    .waiting = { $who } elige de qué conjunto de Habilidades robar.
ask-target-share = ¿Con quién compartes fichas de Milagro?
    .rule = Luego le das 1 de las tuyas o tomas 1 de las suyas.
    .waiting = { $who } elige con quién compartir fichas de Milagro.
ask-target-unseat = ¿Quién pasa a ser Presidente?
    .rule = El Presidente puede renunciar a una carta en juego para conservar el Cargo.
    .waiting = { $who } elige al nuevo Presidente.
ask-choose = { $of }: ¿qué eliges?
    .waiting = { $who } elige una opción ({ $of }).
ask-may = { $of }: ¿quieres { $deeds-inf }?
    .waiting = { $who } toma una decisión ({ $of }).
ask-risk = { $of }: ¿arriesgas { $ships }?
    .rule = { $then }.
    .waiting = { $who } decide si arriesga { $ships }.
ask-send-to = { $whom-id ->
    [you] ¿Adónde vas?
   *[other] ¿Adónde va { $whom }?
}
    .waiting = { $who } elige una localización.

ask-play-quorum = ¿Qué carta de Quórum juegas?
    .waiting = { $who } juega una carta de Quórum.
ask-keep-quorum = ¿Qué carta de Quórum resuelves?
    .rule = Las demás van bajo el mazo.
    .waiting = { $who } elige entre cartas de Quórum.
ask-play-super-crisis = ¿Qué carta de Crisis Extrema juegas?
    .waiting = { $who } juega una carta de Crisis Extrema.
ask-swap-super-crisis = ¿Qué carta de Crisis Extrema cambias por otra?
    .waiting = { $who } decide sobre una carta de Crisis Extrema.
ask-take-card = ¿Qué carta { $from-de } tomas?
    .waiting = { $from-id ->
        [you] { $who } te quita una carta.
       *[other] { $who } toma una carta { $from-de }.
    }
ask-peek-deck = ¿Qué mazo miras?
    .rule = Ves su primera carta y la dejas ahí o la pones bajo el mazo.
    .waiting = { $who } elige qué mazo mirar.
ask-peeked-card = ¿Qué haces con la carta de { $deck }?
    .rule = No puedes decir cuál es.
    .waiting = { $who } mira la primera carta del mazo de { $deck }.

ask-vipers = ¿Qué Viper no tripulado activas?
    .rule = { $count ->
        [one] Te queda 1 activación.
       *[other] Te quedan { $count } activaciones.
    }
    .waiting = { $who } activa Vipers no tripulados.
ask-pilot = ¿Qué hace tu Viper?
    .rule = Se mueve a una zona adyacente o ataca una nave cylon de la suya.
    .waiting = { $who } activa un Viper.
ask-pilot-attack = ¿Qué atacas?
    .rule = { $count ->
        [one] Te queda 1 ataque.
       *[other] Te quedan { $count } ataques.
    }
    .waiting = { $who } ataca desde un Viper.
ask-launch-self = ¿Hacia qué zona despegas?
    .waiting = { $who } despega en un Viper.
ask-recall-viper = ¿Qué Viper no tripulado vuelve por ti?
    .rule = La Reserva está vacía: antes vuelve un Viper del espacio.
    .waiting = { $who } hace volver un Viper.
ask-galactica-attack = ¿Qué ataca Galactica?
    .waiting = { $who } apunta los cañones de Galactica.
ask-centurion-attack = ¿A qué Centurión atacas?
    .waiting = { $who } ataca a un Centurión.
ask-nuke = ¿Contra qué Estrella Base lanzas el Arma Nuclear?
    .rule = El Arma Nuclear se elimina del juego, sea cual sea la tirada.
    .waiting = { $who } apunta un Arma Nuclear.
ask-look-at-civilian = ¿Qué Nave Civil miras?
    .rule = { $count ->
        [one] Te queda 1 nave por mirar.
       *[other] Te quedan { $count } naves por mirar.
    }
    .waiting = { $who } mira Naves Civiles.
ask-move-civilian = ¿Adónde va la Nave Civil { $number } { $area-de }?
    .rule = A una zona adyacente, o se queda.
    .waiting = { $who } puede mover una Nave Civil.
ask-repair = ¿Qué reparas?
    .waiting = { $who } repara algo.
ask-repair-vipers = ¿Reparas otro Viper?
    .rule = { $count ->
        [one] Como mucho 1 más.
       *[other] Como mucho { $count } más.
    }
    .waiting = { $who } repara Vipers.
ask-restore = ¿Qué nave vuelve?
    .rule = Aún pueden volver a la Reserva hasta { $vipers ->
        [one] 1 Viper
       *[other] { $vipers } Vipers
    } y { $raptors ->
        [one] 1 Raptor
       *[other] { $raptors } Raptors
    }.
    .waiting = { $who } hace volver naves.
ask-use-order = ¿Cómo cumples la orden?
    .waiting = { $who } tiene una orden que cumplir.

ask-raider-area = ¿En qué zona actúan ahora los Incursores?
    .waiting = { $who } elige qué Incursores actúan.
ask-raider-victim = ¿Qué Viper atacan los Incursores { $area-en }?
    .waiting = { $who } elige qué atacan los Incursores.
ask-destroy-civilian = ¿Qué Nave Civil se destruye?
    .rule = Están boca abajo.
    .waiting = { $who } elige una Nave Civil.
ask-destroy-cylon-ship = ¿Qué { $craft } destruyes?
    .rule = { $left ->
        [one] Falta 1, sin tirar el dado.
       *[other] Faltan { $left }, sin tirar el dado.
    }
    .waiting = { $who } destruye naves cylons.
ask-destroy-centurion = ¿A qué Centurión destruyes?
    .waiting = { $who } destruye a un Centurión.
ask-damage-viper = ¿Qué Viper se daña?
    .rule = { $count ->
        [one] Falta 1 Viper. Su piloto va a la Enfermería.
       *[other] Faltan { $count } Vipers. Sus pilotos van a la Enfermería.
    }
    .waiting = { $who } elige qué Viper se daña.
ask-damage-token = ¿Qué daño causas a Galactica?
    .rule = { $count ->
        [one] 1 ficha por resolver; las demás se devuelven.
       *[other] { $count } fichas por resolver; las demás se devuelven.
    }
    .waiting = { $who } elige un daño para Galactica.
ask-place-short = { $craft-gender ->
    [f] ¿Dónde se coloca la próxima { $craft }?
   *[m] ¿Dónde se coloca el próximo { $craft }?
}
    .rule = No quedan bastantes para todas las zonas.
    .waiting = { $craft-gender ->
        [f] { $who } elige dónde va la próxima { $craft }.
       *[m] { $who } elige dónde va el próximo { $craft }.
    }
ask-launch-short = { $craft-gender ->
    [f] ¿Qué Estrella Base lanza la próxima { $craft }?
   *[m] ¿Qué Estrella Base lanza el próximo { $craft }?
}
    .rule = No quedan bastantes para todas.
    .waiting = { $who } elige qué Estrella Base lanza.
ask-board-short = ¿Desde qué zona aborda un Incursor Pesado?
    .rule = No quedan bastantes Centuriones para todos.
    .waiting = { $who } elige qué Incursor Pesado aborda.
ask-let-look = ¿Dejas que { $by } mire una de tus cartas de Lealtad?
    .rule = Un jugador cylon puede ignorar lo que le hace una Crisis.
    .waiting = { $who } decide si muestra una carta de Lealtad.
ask-hand-on-sympathizer = ¿A quién das la carta de simpatizante?
    .rule = Quien la recibe la resuelve de inmediato.
    .waiting = { $who } mira una nueva carta de Lealtad.
ask-recon = ¿Miras la primera carta de Crisis?
    .rule = { $ability }: luego puedes ponerla bajo el mazo.
    .waiting = { $who } puede mirar la primera carta de Crisis.
ask-extra-action = ¿Realizas 1 acción más?
    .rule = { $ability }: tras una carta { $card }, una vez en tu turno.
    .waiting = { $who } puede realizar 1 acción más.

# Battlestar Pegasus

ask-take-damage = ¿Qué nave recibe el daño?
    .rule = La Pegasus puede recibirlo en lugar de Galactica; lo decides antes de robar la ficha.
    .waiting = { $who } elige qué nave recibe el daño.
ask-pegasus-attack = ¿Contra qué Estrella Base dispara la Pegasus?
    .waiting = { $who } apunta los cañones de la Pegasus.
ask-main-batteries = ¿A qué zona disparan las baterías?
    .rule = Eliges antes de tirar; una tirada baja alcanza a tus propias naves.
    .waiting = { $who } apunta las Baterías Principales.
ask-full-throttle = ¿Adónde vuelas?
    .rule = A cualquier zona, o te quedas; luego puedes atacar en ella.
    .waiting = { $who } vuela a todo gas.
ask-shield = ¿Qué Recurso proteges?
    .rule = Su próxima pérdida de este turno se reduce en 1.
    .waiting = { $who } elige un Recurso que proteger.
ask-highest-resource = ¿Qué Recurso baja en { $count }?
    .rule = Estos son los más altos.
    .waiting = { $who } elige entre los Recursos más altos.
ask-sacrifice = ¿Qué destruyes { $area-en }?
    .rule = Elijas lo que elijas, vas a la Enfermería.
    .waiting = { $who } elige qué cae con su Viper.
ask-remove-basestar = ¿Qué Estrella Base sale del tablero?
    .waiting = { $who } elige qué Estrella Base retirar.
ask-civilian-fights = ¿Qué Nave Civil combate?
    .rule = Están boca abajo; la que combate puede perderse.
    .waiting = { $who } elige qué Nave Civil combate.
ask-civilian-target = ¿Qué destruye la Nave Civil { $area-en }?
    .waiting = { $who } elige qué destruye una Nave Civil.
ask-repair-any = ¿Qué reparas?
    .rule = { $count ->
        [0] Hasta { more-vipers }, estén donde estén.
       *[other] { $vipers ->
            [0] Hasta { more-locations }, estén donde estén.
           *[other] Hasta { more-locations } y { more-vipers }, estén donde estén.
        }
    }
    .waiting = { $who } hace reparaciones.
more-locations = { $count ->
    [one] 1 localización más
   *[other] { $count } localizaciones más
}
more-vipers = { $vipers ->
    [one] 1 Viper más
   *[other] { $vipers } Vipers más
}
ask-sort-crises = ¿Adónde van las cartas de Crisis?
    .rule = Una tras otra: cada una encima de las ya puestas, o debajo de todo el mazo. Solo tú las ves.
    .waiting = { $who } mira las primeras cartas de Crisis.

# Pruebas, Destino y manos con Pegasus

ask-next-ability = ¿La capacidad de qué carta va ahora?
    .rule = La prueba es temeraria: surten efecto las capacidades de sus cartas de Traición.
    .waiting = { $who } ordena las capacidades de la prueba.
ask-next-ability-of-any = Cada capacidad de prueba de Habilidad surte efecto una vez, en el orden que elijas.
ask-learned = ¿Adónde van las { $count } cartas?
    .rule = Todas a la prueba o todas a tu mano.
    .waiting = { $who } mira cartas de un mazo de Habilidad.
ask-add-revealed = ¿Qué cartas añades a la prueba ya revelada?
    .rule = Cuantas quieras, sin atender a ningún límite.
    .waiting = { $who } puede añadir cartas a la prueba ya revelada.
ask-put-on-destiny = { $count ->
    [one] ¿Qué carta pones sobre el mazo de Destino?
   *[other] ¿Qué { $count } cartas pones sobre el mazo de Destino?
}
    .rule = La primera que elijas queda arriba del todo.
    .waiting = { $who } pone cartas sobre el mazo de Destino.
ask-discard-destiny = { $count ->
    [one] ¿Qué carta de Destino descartas?
   *[other] ¿Qué { $count } cartas de Destino descartas?
}
    .rule = Solo tú ves el mazo; luego se baraja.
    .waiting = { $who } mira el mazo de Destino.
ask-bottom-of-deck = ¿De qué mazo miras la última carta?
    .rule = Solo tú la ves, y se queda ahí.
    .waiting = { $who } mira la última carta de un mazo.
ask-name-skill = { $whom-id ->
    [you] ¿De qué tipo robas?
   *[other] ¿De qué tipo roba { $whom }?
}
    .waiting = { $who } nombra un tipo de Habilidad.
ask-discard-quorum = ¿Qué carta de Quórum descartas?
    .rule = { $count ->
        [one] Tienes 1 de más.
       *[other] Tienes { $count } de más.
    }
    .waiting = { $who } descarta cartas de Quórum hasta el límite.

# Ejecuciones y favores

ask-let-execute = ¿Dejas que te ejecuten?
    .rule = Un jugador cylon puede ignorar lo que le hace una Crisis.
    .waiting = { $who } decide sobre una ejecución.
ask-next-executed = ¿A quién se ejecuta ahora?
    .rule = Hay varias ejecuciones; tú decides el orden.
    .waiting = { $who } decide el orden de las ejecuciones.
ask-next-freed = ¿Quién puede salir ahora de la Prisión?
    .rule = Pueden salir varios prisioneros; tú decides el orden.
    .waiting = { $who } decide quién puede salir ahora de la Prisión.
ask-hand-on-loyalty = ¿Quién recibe tus cartas de Lealtad boca abajo?
    .rule = Todas van a 1 jugador humano, y solo él las ve.
    .waiting = { $who } entrega cartas de Lealtad.
ask-reveal-and-hand-on = ¿Qué carta demuestra que eres un cylon, y quién recibe las demás?
    .rule = Su texto no surte efecto.
    .waiting = { $who } muestra una carta de Lealtad.
ask-give-card = ¿A quién das una carta de Habilidad?
    .rule = Luego robas { $count }.
    .waiting = { $who } puede dar una carta.
ask-give-which = ¿Qué carta das { $to-a }?
    .waiting = { $to-id ->
        [you] { $who } te da una carta.
       *[other] { $who } da una carta { $to-a }.
    }
ask-execute-instead = { $whom-id ->
    [you] ¿Te ejecutan en lugar de enviarte a la Prisión?
   *[other] ¿Ejecución para { $whom } en lugar de Prisión?
}
    .waiting = { $who } decide entre Prisión y ejecución.

# Nueva Cáprica

ask-prepare-or-evacuate = ¿Preparas o evacúas una nave?
    .rule = Preparar lleva la primera nave bloqueada bajo la pila de preparadas; evacuar pone en el espacio la primera preparada.
    .waiting = { $who } prepara o evacúa una Nave Civil.
ask-evacuate-to = ¿A qué zona se evacúa la nave?
    .waiting = { $who } elige adónde se evacúa una nave.
ask-go-aboard = ¿Adónde vas con la nave?
    .rule = A cualquier localización de Galactica que no sea de riesgo, o te quedas.
    .waiting = { $who } puede salir de Nueva Cáprica con la nave.
ask-peeked-locked = ¿Qué haces con la primera nave bloqueada?
    .rule = No puedes decir cuál es.
    .waiting = { $who } mira la primera nave de la pila de bloqueadas.
ask-activate-occupation = ¿Qué Fuerza de Ocupación activas?
    .rule = Avanza 1 localización; desde el Astillero golpea y se va.
    .waiting = { $who } activa una Fuerza de Ocupación.
ask-destroy-occupation = ¿Dónde destruyes una Fuerza de Ocupación?
    .rule = { $count ->
        [one] Falta 1.
       *[other] Faltan { $count }.
    }
    .waiting = { $who } destruye Fuerzas de Ocupación.
ask-fight-again = ¿Descartas una carta para repetir la tirada?
    .rule = La fuerza sigue ahí; lo que modificó la primera tirada modifica también la siguiente.
    .waiting = { $who } puede seguir luchando.

# Amanecer: cartas de Motín, fichas de Milagro, el amotinado

ask-discard-mutiny = ¿Qué carta de Motín descartas?
    .rule = { $due ->
        [limit] { $count ->
            [one] Puedes tener 1 carta de Motín. Se descarta boca arriba.
           *[other] Puedes tener { $count } cartas de Motín. Se descarta boca arriba.
        }
        [keep] { $count ->
            [one] Conservas solo 1 carta de Motín. Se descarta boca arriba.
           *[other] Conservas solo { $count } cartas de Motín. Se descarta boca arriba.
        }
       *[one] Se descarta boca arriba.
    }
    .waiting = { $who } descarta una carta de Motín.
ask-pick-mutiny = { $to-id ->
    [you] ¿Qué carta de Motín robas?
   *[other] ¿Qué carta de Motín roba { $to }?
}
    .rule = El resto va bajo el mazo.
    .waiting = { $to-id ->
        [you] { $who } elige qué carta de Motín robas.
       *[other] { $who } elige qué carta de Motín roba { $to }.
    }
ask-play-mutiny = ¿Qué carta de Motín juegas?
    .rule = El resto va bajo el mazo.
    .waiting = { $who } juega una de varias cartas de Motín.
ask-hand-on-mutineer = ¿Quién recibe la carta del amotinado?
    .rule = Quien la recibe la revela, pierde todos sus Cargos y roba una carta de Motín.
    .waiting = { $who } entrega la carta del amotinado.
ask-draws-loyalty = ¿Quién roba 1 carta de Lealtad más?
    .rule = La carta del amotinado sigue en el mazo, de modo que 1 jugador humano roba otra vez.
    .waiting = { $who } dice quién roba 1 carta de Lealtad más.
ask-stay-president = ¿Sigues siendo Presidente?
    .rule = Te cuesta { $card }; si no, { $against } pasa a ser Presidente.
    .waiting = { $who } puede renunciar a { $card } para seguir siendo Presidente.

# Pruebas de Habilidad con Amanecer

ask-add-or-draw-mutiny = ¿Qué carta añades a la prueba?
    .rule = Añades 1 carta boca arriba o robas una carta de Motín.
    .waiting = { $who } añade una carta boca arriba o roba una carta de Motín.
ask-take-from-check = ¿Qué carta tomas de la prueba?
    .rule = { $ability }: va a tu mano y deja de contar.
    .waiting = { $who } puede tomar una carta de la prueba.
ask-remove-from-check = ¿Qué carta retiras de la prueba?
    .rule = { $ability }: a cambio eliges un Viper que se daña, del espacio o de la Reserva.
    .waiting = { $who } puede retirar una carta de la prueba.
ask-lay-open = ¿Cuál de las cartas que has añadido queda boca arriba?
    .rule = { $ability }: todos ven una de ellas.
    .waiting = { $who } muestra una de las cartas añadidas.

# Cartas y personajes de Amanecer

ask-activate-location = ¿Qué localización activas?
    .rule = { $count ->
        [one] Desde donde estés: falta 1.
       *[other] Desde donde estés: faltan { $count } distintas.
    }
    .waiting = { $who } activa una localización a distancia.
ask-activate-again = ¿Vuelves a activar { $where-el }?
    .rule = { $ability }: cuesta 1 carta de Habilidad, una vez en tu turno.
    .waiting = { $who } puede volver a activar { $where-el }.
ask-activate-after-order = ¿Activas { $where-el }?
    .rule = { $ability }: tu orden se ha cumplido y puedes usar tu propia localización.
    .waiting = { $who } puede activar { $where-el }.
ask-give-quorum = ¿Qué carta de Quórum recibe el Presidente?
    .rule = La otra la juegas o la descartas.
    .waiting = { $who } comparte cartas de Quórum con el Presidente.
ask-play-or-discard-quorum = ¿Juegas la otra carta de Quórum?
    .rule = Si no, se descarta.
    .waiting = { $who } juega o descarta una carta de Quórum.
ask-bury-quorum = ¿Qué carta de Quórum del Presidente va bajo el mazo?
    .rule = { $count ->
        [one] Falta 1 carta.
       *[other] Faltan { $count } cartas.
    }
    .waiting = { $who } pone bajo el mazo cartas de Quórum del Presidente.
ask-give-cards = { $count ->
    [one] ¿Qué carta das { $to-a }?
   *[other] ¿Qué { $count } cartas das { $to-a }?
}
    .rule = Nadie más ve lo que das.
    .waiting = { $to-id ->
        [you] { $who } te da cartas de Habilidad.
       *[other] { $who } da cartas de Habilidad { $to-a }.
    }
ask-draw-at-loss = ¿Robas por la pérdida?
    .rule = { $ability }: robas { draw-skill } y te quedas con { $keep }, una vez en este turno.
    .waiting = { $who } puede robar cartas por la pérdida.
ask-discard-drawn = ¿Cuál de las cartas recién robadas descartas?
    .rule = Te quedas con las demás.
    .waiting = { $who } descarta una de las cartas recién robadas.
ask-spare-discard = ¿A quién ahorras 1 carta del descarte?
    .rule = { $ability }: a cambio robas 1 carta de Traición, una vez en este turno.
    .waiting = { $who } puede ahorrar a alguien una carta del descarte.
ask-discard-super-crisis = ¿Qué carta de Crisis Extrema descartas?
    .rule = { $ability }: sin ello no puedes salir.
    .waiting = { $who } descarta una carta de Crisis Extrema para salir.
ask-replace-civilian = ¿Qué Nave Civil cambias por otra?
    .rule = Vuelve con las que están fuera del tablero; la nueva llega boca abajo.
    .waiting = { $who } ha mirado todas las Naves Civiles y cambia una.
ask-recall-civilian = ¿Qué Nave Civil deja el espacio?
    .rule = Vuelve con las que están fuera del tablero.
    .waiting = { $who } elige una Nave Civil que deja el espacio.
ask-sort-top = ¿Adónde van las cartas de { $deck }?
    .rule = Una tras otra; la que pones encima queda sobre las ya puestas. Solo tú las ves.
    .waiting = { $who } mira las primeras cartas del mazo de { $deck }.

# Vipers y Raptors de asalto

ask-launch-reserves-to = ¿A qué zona lanzas Vipers?
    .rule = Solo donde haya un Viper pilotado. Luego se activa cada uno.
    .waiting = { $who } elige adónde se lanzan Vipers.
ask-launch-reserves = ¿Qué nave lanzas { $area-en }?
    .rule = { $count ->
        [one] Como mucho 1 más; luego se activa cada una.
       *[other] Como mucho { $count } más; luego se activa cada una.
    }
    .waiting = { $who } lanza Vipers de la Reserva.
ask-sacrifice-viper = ¿Qué Viper se destruye en lugar de la Nave Civil?
    .rule = La Nave Civil vuelve con las que están fuera del tablero, y nadie la revela.
    .waiting = { $who } renuncia a un Viper por una Nave Civil.
ask-place-anywhere = { $of }: ¿en qué zona se ponen las naves?
    .waiting = { $who } elige dónde se ponen las naves.
ask-place-which = ¿Qué nave se pone { $area-en }?
    .rule = Un Raptor de asalto puede ocupar el lugar de un Viper.
    .waiting = { $who } elige qué nave se pone { $area-en }.
ask-assault-raptor-arrives = ¿Adónde llega el Raptor de asalto?
    .rule = Si eres un jugador humano, puedes activarlo de inmediato.
    .waiting = { $who } elige adónde llega un Raptor de asalto.
ask-stay-in-space = ¿Te quedas en el espacio con tu Raptor de asalto?
    .rule = La flota salta y tú conservas tu zona; si no, vuelves al Hangar.
    .waiting = { $who } decide si se queda en el espacio.
ask-keep-in-space = ¿Se queda en el espacio el Raptor de asalto { $area-de }?
    .rule = La flota salta; si no, vuelve a la Reserva.
    .waiting = { $who } decide sobre un Raptor de asalto { $area-de }.

# Misiones y la Estrella Base rebelde

ask-name-for-all = ¿De qué tipo roban todos?
    .rule = { $count ->
        [one] Cada jugador roba 1 carta de ese tipo, también los cylons.
       *[other] Cada jugador roba { $count } cartas de ese tipo, también los cylons.
    }
    .waiting = { $who } nombra el tipo del que roban todos.
ask-pay-rebels = ¿Qué descartas?
    .rule = La acción cuesta una ficha de Milagro o una carta de Crisis Extrema.
    .waiting = { $who } paga por una acción de la Estrella Base rebelde.
ask-search-deck = ¿En qué mazo de Habilidad buscas?
ask-search-skills = ¿Qué carta tomas del mazo?
    .rule = { $count ->
        [one] 1 carta por tomar, del mazo y sus descartes; luego se baraja el mazo.
       *[other] { $count } cartas por tomar, del mazo y sus descartes; luego se baraja el mazo.
    }
    .waiting = { $who } busca en un mazo de Habilidad.
ask-raider-bay = ¿Qué naves envía la Bahía de Incursores?
    .rule = Se ponen en una zona que eliges después, y solo ellas se activan.
    .waiting = { $who } envía naves de la Bahía de Incursores.

# Sobre qué se abre una ventana

about-crisis = { $card }
about-check = la prueba { of-source }
of-source = { $source-id ->
    [location] { $source-del }
   *[other] de { $source }
}
for-source = { $source-id ->
    [location] por { $source-el }
   *[other] por { $source }
}
about-total = la prueba { of-source } va por { $total } contra { $difficulty }
about-roll = la tirada { of-source }
about-roll-ftl = la tirada del salto
about-roll-attack = { $attacker-el } ataca { $defender }
about-rolled = la tirada { of-source } es { $result }
about-rolled-ftl = la tirada del salto es { $result }
about-rolled-attack = { $attacker-el } ataca { $defender } con una tirada de { $result }
about-vipers = puedes tomar uno
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
about-civilian = una { $area-de } está a punto de destruirse
about-jump = la flota salta
about-infiltration = termina ahora
about-motives = puedes revelarlo o guardarlo
