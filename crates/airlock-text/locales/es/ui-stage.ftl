# El escenario: pruebas, Crisis, elección de personajes, cartas grandes, agentes durmientes, el final.

ui-you = Tú
ui-you-small = tú

# Qué es una carta y quién la ha traído

ui-stage-kind = { $card-id ->
    [crisis] Crisis, robada por { ui-stage-by }
    [super-crisis] Crisis Extrema, jugada por { ui-stage-by }
    [location] Localización, activada por { ui-stage-by }
   *[other] Usada por { ui-stage-by }
}
ui-stage-by = { $you ->
    [yes] ti
   *[no] { $who }
}

# Una prueba de Habilidad

ui-check-label = Prueba de Habilidad: { $what }
ui-check-to-pass = para superarla
ui-check-count-for = cuentan a favor
ui-check-aim = { $you ->
    [yes] Recae sobre ti
   *[no] Recae sobre { $who }
}
ui-check-shift = { $known ->
    [yes] { $by ->
        [somebody] { $what }, { $who }
       *[nobody] { $what }
    }
   *[no] { $by ->
        [somebody] { $who }
       *[nobody] cambiada
    }
}
ui-check-cards = { $open ->
    [yes] { $count ->
        [one] con 1 carta, boca arriba
       *[other] con { $count } cartas, boca arriba
    }
   *[no] { $count ->
        [0] sin cartas aún
        [one] 1 carta boca abajo
       *[other] { $count } cartas boca abajo
    }
}
ui-check-verdict = { $outcome-id ->
    [pass] { $margin ->
        [0] Superada con lo justo
       *[other] Superada por { $margin }
    }
    [partial] Éxito parcial, a { $margin } del Éxito
   *[fail] Fallada por { $margin }
}
ui-check-decided = decidida por { $who }, sin cartas
ui-check-no-cards = La prueba ya está decidida, así que nadie añade cartas.
ui-check-axis = Total { $total }; { $has-partial ->
    [yes] parcial desde { $partial }, Éxito desde { $pass }
   *[no] Éxito desde { $pass }
}
ui-check-axis-dark = Aún no se ha revelado ninguna carta; { $has-partial ->
    [yes] parcial desde { $partial }, Éxito desde { $pass }
   *[no] Éxito desde { $pass }
}
ui-check-axis-pass = Éxito
ui-check-axis-partial = parcial
ui-check-row = { $for ->
    [yes] a favor
   *[no] en contra
}
ui-check-row-label = { $for ->
    [yes] Cartas que cuentan a favor de la prueba
   *[no] Cartas que cuentan en contra de la prueba
}
ui-check-go-on = Continuar
ui-check-secret = Quién ha añadido cada carta es secreto.
ui-check-as-it-stands = { $verdict }, de momento
ui-check-can-change = El total aún puede cambiar.
ui-check-dial = { $resource } { $by }

ui-check-givers = Cuántas cartas ha añadido cada cual
ui-check-destiny = Destino
ui-check-at-most = como mucho { $count }
ui-check-adds = añade { $count }
ui-check-added = { $count ->
    [0] no ha añadido
   *[other] ha añadido { $count }
}
ui-check-at-most-one = (como mucho 1)
ui-check-turn = { $whose ->
    [mine] { $when ->
        [now] te toca
        [next] vas después
        [first] vas primero
        [last] vas al final
        [at-end] vas al final
       *[later] más tarde
    }
   *[other] { $when ->
        [now] añadiendo
        [next] después
        [first] primero
        [last] añadiendo
        [at-end] al final
       *[later] más tarde
    }
}
ui-check-note-opening = Antes de que se añadan cartas, alguien puede usar aún una carta o capacidad. Después, Destino añade { $destiny } y cada jugador añade una vez.
ui-check-note-adding = Las cartas se barajan antes de revelarse. Quién ha añadido cada carta es secreto.
ui-check-note-open = Todas las cartas de esta prueba están boca arriba.
ui-check-note-added = Ya no se añaden más cartas. Tras una breve pausa, se barajan y se revelan.
ui-check-help = Di cuánto puedes ayudar
ui-check-help-none = Nada
ui-check-help-little = Un poco
ui-check-help-lot = Mucho

# Una Crisis

ui-crisis-check = Una prueba de Habilidad.
ui-crisis-attack = Ataque cylon. Nadie elige.
ui-crisis-chooses = { $you ->
    [yes] { $role ->
        [admiral] Eliges tú, como Almirante.
        [president] Eliges tú, como Presidente.
       *[current] Eliges tú: es tu turno.
    }
   *[no] { $role ->
        [admiral] Elige { $who }, como Almirante.
        [president] Elige { $who }, como Presidente.
       *[current] Elige { $who }: es su turno.
    }
}
ui-crisis-make-check = Prueba de Habilidad
ui-crisis-instead = Sin prueba
ui-crisis-either = O bien
ui-crisis-or-else = O bien
ui-crisis-only-if = Solo si { $condition }.
ui-crisis-or = o
ui-crisis-then = { $icon-id ->
    [raiders] Después actúan los Incursores
    [launch-raiders] Después las Estrellas Base lanzan Incursores
    [heavy-raiders] Después actúan los Incursores Pesados
   *[basestars] Después atacan las Estrellas Base
}
ui-crisis-then-jump = { $first ->
    [yes] Después avanza el medidor de salto
   *[no] y avanza el medidor de salto
}
ui-crisis-then-nothing = La ha robado un cylon: no actúan naves ni hay salto

# Elegir personajes

ui-picks = Personajes
ui-picks-types = Tipos disponibles
ui-picks-rule = Elige del tipo con más personajes libres. Si hay empate, de cualquiera de ellos. Apoyo siempre se puede elegir.
ui-picks-rule-leaders = Elige del tipo con más personajes libres. Si hay empate, de cualquiera de ellos. Apoyo siempre se puede elegir. Los líderes cylons no cuentan.
ui-picks-newcomer = Elige un nuevo personaje
ui-picks-rule-newcomer = Te han ejecutado y no eras cylon. Sigue con otro personaje, de cualquier tipo, que no esté en juego, no haya sido ejecutado y no sea líder cylon. Conservas tus cartas de Lealtad, pero pierdes tu mano.
ui-picks-newcomer-rule = De cualquier tipo; ninguno que esté en juego o haya sido ejecutado.
ui-picks-executed = Ejecutado
ui-picks-rule-assist = Elige a cualquiera que quede.
ui-picks-kind = { $kind-id ->
    [political-leader] Líderes políticos
    [military-leader] Líderes militares
    [pilot] Pilotos
    [cylon-leader] Líderes cylons
   *[support] Apoyo
}
ui-picks-kind-short = { $kind-id ->
    [political-leader] Políticos
    [military-leader] Militares
    [pilot] Pilotos
    [cylon-leader] Líderes
   *[support] Apoyo
}
ui-picks-why = { $state ->
    [open] { $left ->
        [one] se puede, queda 1
       *[other] se puede, quedan { $left }
    }
    [always] siempre se puede
    [none] no queda nadie
    [led] ya hay uno
    [leader-due] aún no hay: te toca serlo
    [leader-must] debe haber uno
    [leader-may] puede haber uno
    [leader-first] aún no: falta un líder cylon
   *[closed] { $left ->
        [one] aún no: queda 1, otros tienen { $most }
       *[other] aún no: quedan { $left }, otros tienen { $most }
    }
}
ui-picks-short = { $state ->
    [open] quedan más: se puede
    [always] siempre se puede
    [none] no queda nadie
    [led] ya hay uno
    [leader-due] te toca serlo
    [leader-must] debe haber uno
    [leader-may] puede haber uno
    [leader-first] aún no
   *[closed] por ahora no
}
ui-picks-title = { $title } de momento
ui-picks-title-open = nadie aún
ui-picks-pick = Elegir
ui-picks-state = { $banned ->
    [yes] No en esta partida
   *[no] { $open ->
        [yes] Disponible
       *[no] Aún no
    }
}
ui-picks-either = { $count ->
    [one] 1 de estas
   *[other] { $count } en total entre estas
}
ui-picks-start = Empieza { $where-en }
ui-picks-start-either = Empieza { $where-en } o { $other-en }
ui-picks-start-viper = Empieza en un Viper
ui-picks-start-off = Empieza fuera del tablero

# Qué es un líder cylon

ui-leader = Jugar con un líder cylon
ui-leader-cylon = Todos saben que eres cylon. Conservas todas las capacidades de tu hoja y robas sus cartas, pero no recibes cartas de Lealtad y empiezas sin Crisis Extrema.
ui-leader-agenda = Robas un { $agenda } secreto y solo ganas si al final se cumple todo lo que pide, gane quien gane.
ui-leader-motives = Recibes Motivos secretos, 2 al principio y 2 a mitad de camino. Ganas si, al final, como mucho 1 queda sin revelar y al menos 2 de los revelados son a favor del bando ganador.
ui-leader-infiltrates = Desde la Flota Humana puedes infiltrarte: subes a bordo de Galactica y juegas con los humanos tanto tiempo como quieras.

# Capacidades en breve

ui-short-positive-strength = En tus Crisis, cada { $count } cuenta a favor.
ui-short-cannot-activate = No activas: { $places }.
ui-short-discards-last-card = Si te queda 1 sola carta al empezar un turno, la pierdes.
ui-short-off-board-until-turn = Fuera del tablero hasta tu turno { $count }.
ui-short-random-discards = Tus descartes forzosos son al azar.
ui-short-difficulty-against = { $where } contra ti: { $by-size } { $by-sign ->
    [minus] más fácil
   *[plus] más difícil
}.
ui-short-actions-from-viper = Si empiezas el turno volando: { $count } acciones.
ui-short-peeks-at-turn-end = Fin del turno: mira la próxima Crisis y déjala o ponla debajo.
ui-short-sleeper-loyalty = { $count } cartas de Lealtad a mitad de camino, luego la Prisión.
ui-short-action-after = Tras «{ $card }»: 1 acción más.
ui-short-hand-limit = Límite de mano: { $count }, no { $normal }.
ui-short-draws-on-crisis = Tras revelarse tu Crisis: roba 1 de cualquier tipo.
ui-short-start-loyalty = Empiezas con { $count } cartas de Lealtad.
ui-short-crises-drawn = Roba { $count } Crisis, quédate con 1.
ui-short-location-cost = Activar una localización te cuesta { $count } cartas.
ui-short-activates-alone = No activas localizaciones ocupadas, salvo { $where-el }.
ui-short-shifts-difficulty = { $places }: { $way ->
    [easier] { $count } más fácil si quieres
    [harder] { $count } más difícil si quieres
   *[either] { $count } más fácil o más difícil
}.
ui-short-rerolls-in-own-turn = Una vez en tu turno: repite una tirada.
ui-short-pilots-placed-vipers = Si se lanza un Viper: súbete y actúa.
ui-short-may-execute-at = Con { $count } o más, el Despacho del Almirante puede ejecutar.
ui-short-looks-at-all-civilians = Comunicaciones: mira y mueve cuantas Naves Civiles quieras.
ui-short-executed-at-morale = Te ejecutan si la Moral baja a { $count }, sin coste de Moral.
ui-short-gives-card-to-draw = Tras desplazarte: da una carta a alguien de allí y roba { $count }.
ui-short-draws-treachery = Robas Traición.
ui-short-card-instead-of-roll = En tu acción, descarta una carta en vez de tirar: Pericia +{ $count }.
ui-short-must-move = Actuar donde empezaste el turno: Enfermería.
ui-short-discards-at-reveals = Si se descubre un cylon, pierdes la mano.
ui-short-moves-alone = No puedes ir adonde haya alguien.
ui-short-cost-at = { $where } te cuesta { $count } cartas.
ui-short-activates-again = { $places }: otra vez por 1 carta.
ui-short-card-action-cost = Las acciones de cartas te cuestan { $count } carta más.
ui-short-discards-fewer = Por una Crisis descartas { $count } carta menos.
ui-short-pays-for-company = Ir adonde hay otros: { $count } cartas, o la Prisión.
ui-short-draws-at-loss = Si se pierde { $resource }: roba { $count } de { $skill }, quédate con { $keep }.
ui-short-loses-damaged-viper = Si tu Viper se daña, se destruye.
ui-short-no-actions-of = Sin acciones de las cartas de { $skill }.
ui-short-activates-after-order = Tras tu orden: actúa donde estás.
ui-short-mutiny-costs = Cada carta de Motín robada te cuesta { $count } cartas.
ui-short-picks-mutiny = Miras { $count } cartas de Motín y eliges cuál se roba.
ui-short-start-mutiny = { $count ->
    [one] Empiezas con una carta de Motín.
   *[other] Empiezas con { $count } cartas de Motín.
}
ui-short-scouts-more = Tus exploradores miran { $count } cartas.
ui-short-draws-fewer-off = Fuera { $ship-de }: robas { $count } menos.
ui-short-reveals-in-brig-only = Usas la acción de una carta cylon solo en la Prisión.
ui-short-spares-discards = Roba Traición para que alguien descarte 1 menos.
ui-short-no-draw-in-hazard = No robas en una localización de riesgo.
ui-short-leaving-costs-super-crisis = Salir { $where-del }: una Crisis Extrema.
ui-short-infiltrator-draws = En infiltración: robas { $count } más.
ui-short-adds-nothing-in-others-actions = No añades cartas en las acciones de otros.
ui-short-adds-cards = Añades hasta { $count } a una prueba; en infiltración, { $infiltrating }.
ui-short-adds-face-up = { $count ->
    [one] 1 de las cartas que añades va boca arriba.
   *[other] { $count } de las cartas que añades van boca arriba.
}
ui-short-take-check-cards = Tras una prueba: quédate con todas sus cartas.
ui-short-switch-option = Cambia la elección de alguien a la otra opción.
ui-short-replace-crisis = Cambia una Crisis recién revelada.
ui-short-decide-check = Decide la prueba de una Crisis: Éxito o Fallo.
ui-short-no-strength = En una prueba, nombra un tipo: sus cartas valen 0.
ui-short-activate-vipers = Acción: activa Vipers no tripulados { $count } veces.
ui-short-resolve-quorum-of = Acción: juega 1 de { $count } cartas de Quórum.
ui-short-look-at-loyalty = Acción: mira toda la Lealtad de un jugador.
ui-short-admiral-receives = Acción: el Almirante recibe el Cargo de { $title }.
ui-short-trade = Acción: { $by } de { $resource } por 1 de otro Recurso.

# Cartas grandes

ui-choice-only-you = Solo tú ves esto.
ui-choice-jump = La flota salta
ui-choice-ways = { $count ->
    [2] Dos destinos
    [3] Tres destinos
   *[other] { $count } destinos
}
ui-choice-ways-foot = Las demás van bajo el mazo. Todos saben cuál eliges, pero no cuáles dejas.
ui-choice-dial = { $resource } { $to }
ui-choice-then = Después, distancia { $distance } de { $goal }{ $there ->
    [yes] : el próximo salto es el último
   *[no] {""}
}{ $changed ->
    [yes] ; { $dials }
   *[no] {""}
}.
ui-choice-crisis = Cartas de Crisis robadas
ui-choice-keep = { $count ->
    [2] Resuelve una de dos
   *[other] Resuelve una de { $count }
}
ui-choice-keep-foot = Las demás van bajo el mazo sin que nadie más las vea.
ui-choice-keep-foot-cylon = Las demás se descartan, y todos las ven.
ui-choice-super = Crisis Extrema
ui-choice-play = Juega una de { $count }
ui-choice-play-foot = Todos ven la carta que juegas.
ui-choice-quorum = Cartas de Quórum robadas
ui-choice-quorum-foot = Las demás van bajo el mazo de Quórum sin que nadie las vea.
ui-choice-give-quorum = Elige una de { $count } para el Presidente
ui-choice-give-quorum-foot = Después puedes jugar la otra o descartarla.
ui-choice-other-quorum = ¿Jugar esta carta?
ui-choice-other-quorum-foot = Si no, la descartas y todos la ven.
ui-choice-mutiny = Cartas de Motín
ui-choice-pick-mutiny = Elige la carta que roba { $who }
ui-choice-play-mutiny = { $count ->
    [one] Juega esta carta
   *[other] Juega una de { $count }
}
ui-choice-mutiny-foot = Las demás van bajo el mazo de Motín sin que nadie las vea.
ui-choice-damage = Galactica resulta dañada
ui-choice-tokens = Elige entre estas { $count } fichas
ui-choice-tokens-foot = Las demás se devuelven sin que nadie las vea.
ui-choice-hand = La mano de otro jugador
ui-choice-take = { $who } tiene estas cartas
ui-choice-take-foot = Todos saben que has tomado una carta, pero no cuál.
ui-choice-peek = Encima del mazo de { $deck }
ui-choice-peeked = La carta siguiente
ui-choice-sort = Cartas de Crisis que solo tú ves
ui-choice-sort-foot = Una a una: encima de las ya puestas o bajo el mazo.
ui-choice-sort-top = Cartas que solo tú ves
ui-choice-sort-top-foot = Una a una: encima de las ya puestas o bajo el mazo.
ui-choice-on-top = Encima
ui-choice-under = Bajo el mazo
ui-choice-locked = Primera nave de la pila de bloqueadas
ui-choice-learned = Las primeras cartas del mazo
ui-choice-learned-foot = Todas van a la prueba o todas a tu mano.
ui-choice-peek-foot = Déjala encima o ponla bajo su mazo. Todos saben cuál de las dos cosas haces.
ui-choice-civilian = Una Nave Civil
ui-choice-ship = La nave { $area-de } lleva
ui-choice-ship-foot = Puede moverse 1 zona. Todos saben adónde va, pero no qué lleva.
ui-choice-stays = Ahora está aquí
ui-choice-moves = Moverla aquí
ui-choice-nothing-there = Ahí no hay nada

# Agentes durmientes

ui-sleepers = Los agentes durmientes despiertan
ui-sleepers-distance = Distancia { $distance } alcanzada
ui-sleepers-rule = Cada jugador recibe 1 carta de Lealtad más. Una sola carta cylon te convierte en cylon, fueras lo que fueras antes.
ui-sleepers-deck = { $left ->
    [0] El mazo está vacío.
    [one] Queda 1 carta en el mazo.
   *[other] Quedan { $left } cartas en el mazo.
}
ui-sleepers-dealt = { $count ->
    [one] Se ha repartido 1 carta.
   *[other] Se han repartido { $count } cartas.
}
ui-sleepers-got = { $count ->
    [0] ninguna carta
    [one] { $mine ->
        [yes] mira la tuya
       *[no] recibida
    }
   *[other] { $brig ->
        [yes] { $count } recibidas, luego la Prisión
       *[no] { $count } recibidas
    }
}
ui-sleepers-sympathizer = { $joined ->
    [yes] { $who } la ha revelado y se ha unido a los cylons: ningún Recurso estaba en la zona roja.
   *[no] { $who } la ha revelado y ha ido a la Prisión: algún Recurso estaba en la zona roja.
}
ui-sleepers-sympathizer-rule = Quien la recibe la revela de inmediato. { $red ->
    [yes] Hay un Recurso en la zona roja: ese jugador va a la Prisión.
   *[no] No hay ningún Recurso en la zona roja: ese jugador se une a los cylons.
}
ui-sleepers-sympathetic-cylon = { $who } la ha revelado, ahora es un cylon descubierto y ha robado un Plan secreto.
ui-sleepers-sympathetic-cylon-rule = Quien la recibe la revela de inmediato, se convierte en un cylon descubierto y solo gana por un Plan secreto.
ui-sleepers-mutineer = { $who } la ha revelado. Cuenta como carta humana; el amotinado roba cartas de Motín y puede tener 2.
ui-sleepers-look = Mantén pulsada tu Lealtad, abajo, para mirarla. Nadie sabe que miras ni cuánto tiempo.
ui-sleepers-done = Ya he mirado

# El final

ui-end = El final
ui-end-title = { $cause ->
    [jumped] La flota está a salvo
    [new-caprica] Nueva Cáprica queda atrás
    [earth] La Tierra, al fin
    [no-characters] No queda nadie al mando
    [fuel] La flota se ha quedado sin combustible
    [food] La flota ha muerto de hambre
    [morale] La flota se ha rendido
    [population] No queda nadie a quien salvar
    [boarded] Galactica ha caído
   *[destroyed] Galactica se ha perdido
}
ui-end-summary = { $ending } Turno { $turn }, distancia { $distance } de { $goal }. { $cylons ->
    [0] No había ningún cylon en la mesa.
    [one] El cylon era { $names }.
   *[other] Los cylons eran { $names }.
}
ui-end-alone = { $won ->
    [yes] { $who } jugaba por su cuenta con el Plan «{ $agenda }» y lo ha cumplido.
   *[no] { $who } jugaba por su cuenta con el Plan «{ $agenda }» y no lo ha cumplido.
}
ui-end-agenda = { $won ->
    [yes] { $agenda }, cumplido
   *[no] { $agenda }, no cumplido
}
ui-end-motives = { $won ->
    [yes] { $who } jugaba por sus Motivos: se han cumplido { $shown } de { $all }, suficientes para ganar.
   *[no] { $who } jugaba por sus Motivos: se han cumplido { $shown } de { $all }, insuficientes para ganar.
}
ui-end-motive = { $side-id ->
    [human] { $revealed ->
        [yes] { $motive }, a favor de los humanos, revelado
       *[no] { $motive }, a favor de los humanos, sin revelar
    }
   *[cylon] { $revealed ->
        [yes] { $motive }, a favor de los cylons, revelado
       *[no] { $motive }, a favor de los cylons, sin revelar
    }
}
# Se lee en voz alta antes de una línea de un Plan o un Motivo
ui-end-reached = { $reached ->
    [yes] Se cumple:
   *[no] No se cumple:
}
ui-end-who = Quién
ui-end-loyalty = Lealtad
ui-end-hand = Mano al final
ui-end-result = Resultado
ui-end-assist = ayudante
ui-end-turned-up = revelada
ui-end-shown = turno { $turn }
ui-end-hidden = nunca revelada
ui-end-no-cards = ninguna
ui-end-won = { $won ->
    [yes] ha ganado
   *[no] ha perdido
}
ui-end-fate = { $team-id ->
    [human] No era cylon
    [mutineer] Amotinado
    [cylon] { $told ->
        [yes] Cylon, { $became }
       *[no] Cylon
    }
    [sympathetic-cylon] { $told ->
        [yes] Cylon benévolo, { $became }
       *[no] Cylon benévolo
    }
   *[sympathizer] { $told ->
        [yes] Simpatizante, { $became }
       *[no] Simpatizante
    }
}
ui-end-turning = Momentos decisivos
ui-end-turn = Turno { $turn }
ui-turning-revealed = { $who } resulta ser cylon
ui-turning-sympathizer = { $cylon ->
    [yes] { $who }, simpatizante, se une a los cylons
   *[no] { $who }, simpatizante, va a la Prisión
}
ui-turning-executed = Ejecutan a { $who } ({ $person })
ui-turning-new-caprica = La flota se asienta en Nueva Cáprica
ui-turning-returned = Galactica vuelve
ui-turning-sleepers = A mitad de camino: los agentes durmientes despiertan
ui-turning-super = { $who } juega «{ $card }»
ui-turning-mutineer = { $who } tiene la carta de amotinado
ui-turning-rebel = { $side-id ->
    [human] La Estrella Base rebelde se une a los humanos
   *[cylon] La Estrella Base rebelde se une a los cylons
}
ui-turning-colonial-one = Se destruye la Colonial Uno
ui-turning-hub = Se destruye el Núcleo
ui-turning-lost = { $short ->
    [0] Se falla «{ $card }»: { $resource } { $by }
   *[other] Se falla «{ $card }» por { $short }: { $resource } { $by }
}
ui-turning-jumped = La flota llega a distancia { $distance } de { $goal }

ui-proof = El barajado ha sido limpio
ui-proof-how = Antes del primer reparto, la mesa mostró un sello: el SHA-256 de la semilla de la que salen todos los barajados y tiradas. Ahora la semilla es pública, y cualquiera puede comprobarla.
ui-proof-seal = Sello, del turno 0
ui-proof-seed = Semilla, ya pública
ui-proof-browser = Comprobarlo en este navegador
ui-proof-file = La partida entera, en un archivo
ui-proof-full = Completo

ui-again = ¿Otra partida?
ui-again-rule = { $all ->
    [one] Los mismos ajustes.
   *[other] Los mismos jugadores y los mismos ajustes. Dicen que sí: { $want } de { $all }.
}
ui-again-state = { $state ->
    [bot] bot: siempre
    [yes] sí
    [away] ausente
   *[not-yet] aún no
}
ui-again-starts = Empieza cuando todos digan que sí.
ui-again-begun = La próxima partida ya ha empezado.
ui-again-next = Ir a la próxima partida
ui-again-bots = { $count ->
    [one] Empezar con 1 jugador y bots
   *[other] Empezar con { $count } jugadores y bots
}
ui-again-yes = Jugar otra
ui-again-replay = Ver la repetición
ui-again-save = Guardar partida
