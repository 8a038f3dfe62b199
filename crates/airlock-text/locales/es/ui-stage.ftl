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
        [0] Superada, por lo justo
       *[other] Superada, con { $margin } de sobra
    }
    [partial] Éxito parcial, a { $margin } del Éxito
   *[fail] Fallada por { $margin }
}
ui-check-decided = decidida por { $who }, sin cartas
ui-check-no-cards = Nadie añade cartas a una prueba ya decidida.
ui-check-axis = Suma { $total }; { $has-partial ->
    [yes] parcial desde { $partial }, Éxito desde { $pass }
   *[no] Éxito desde { $pass }
}
ui-check-axis-dark = Ninguna carta revelada; { $has-partial ->
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
ui-check-go-on = Seguir
ui-check-secret = Quién ha añadido cada carta queda en secreto.
ui-check-as-it-stands = { $verdict }, de momento
ui-check-can-change = El total aún puede cambiar.
ui-check-dial = { $resource } { $by }

ui-check-givers = Quién ha añadido cuántas cartas
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
        [next] vas a continuación
        [first] vas primero
        [last] vas al final
        [at-end] vas al final
       *[later] después
    }
   *[other] { $when ->
        [now] añadiendo
        [next] a continuación
        [first] primero
        [last] añadiendo
        [at-end] al final
       *[later] después
    }
}
ui-check-note-opening = Antes de que se añadan cartas, alguien puede aún usar algo. Luego Destino añade { $destiny } y todos añaden una vez.
ui-check-note-adding = Se barajan antes de revelarse. Quién ha añadido cada carta queda en secreto.
ui-check-note-open = Todas las cartas de esta prueba están boca arriba.
ui-check-note-added = Todos han añadido. Una breve pausa, y las cartas se barajan y se revelan.
ui-check-help = Di cuánto puedes ayudar
ui-check-help-none = Nada
ui-check-help-little = Un poco
ui-check-help-lot = Mucho

# Una Crisis

ui-crisis-check = Una prueba de Habilidad.
ui-crisis-attack = Atacan los cylons. Nadie elige.
ui-crisis-chooses = { $you ->
    [yes] { $role ->
        [admiral] Eliges tú, como Almirante.
        [president] Eliges tú, como Presidente.
       *[current] Eliges tú: es tu turno.
    }
   *[no] { $role ->
        [admiral] Elige { $who }, como Almirante.
        [president] Elige { $who }, como Presidente.
       *[current] Elige { $who }, que tiene el turno.
    }
}
ui-crisis-make-check = Prueba de Habilidad
ui-crisis-instead = En su lugar
ui-crisis-either = O bien
ui-crisis-or-else = O bien
ui-crisis-only-if = Solo si { $condition }.
ui-crisis-or = o
ui-crisis-then = { $icon-id ->
    [raiders] Después actúan los Incursores
    [launch-raiders] Después las Estrellas Base lanzan Incursores
    [heavy-raiders] Después avanzan los Incursores Pesados
   *[basestars] Después disparan las Estrellas Base
}
ui-crisis-then-jump = { $first ->
    [yes] Después avanza el medidor de salto
   *[no] y avanza el medidor de salto
}
ui-crisis-then-nothing = La ha robado un cylon: no actúan naves ni hay salto

# Elegir personajes

ui-picks = Personajes
ui-picks-types = Qué tipos se pueden elegir
ui-picks-rule = Eliges del tipo con más personajes libres. Si varios están igualados, valen todos; apoyo vale siempre.
ui-picks-rule-leaders = Eliges del tipo con más personajes libres. Si varios están igualados, valen todos; apoyo vale siempre. Los líderes cylons van aparte.
ui-picks-newcomer = ¿Con quién sigues?
ui-picks-rule-newcomer = Te han ejecutado y no eras un cylon. Sigues con otro personaje, de cualquier tipo: nadie que esté en juego o haya sido ejecutado, ni un líder cylon. Conservas tus cartas de Lealtad; tu mano se ha perdido.
ui-picks-newcomer-rule = De cualquier tipo; nadie que esté en juego o haya sido ejecutado.
ui-picks-executed = Ejecutado
ui-picks-rule-assist = Cualquiera que quede puede ayudarte.
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
    [open] disponible, quedan { $left }
    [always] siempre disponible
    [none] todos elegidos
    [led] alguien lo es ya
    [leader-due] nadie lo es aún: te toca serlo
    [leader-must] alguien debe serlo
    [leader-may] alguien puede serlo
    [leader-first] cerrado: nadie lidera aún a los cylons
   *[closed] cerrado: quedan { $left }, otros tienen { $most }
}
ui-picks-short = { $state ->
    [open] hay más: disponible
    [always] siempre disponible
    [none] todos elegidos
    [led] elegido: uno como mucho
    [leader-due] te toca serlo
    [leader-must] alguien debe serlo
    [leader-may] alguien puede serlo
    [leader-first] cerrado
   *[closed] cerrado por ahora
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
   *[other] { $count } en total de estas
}
ui-picks-start = Empieza { $where-en }
ui-picks-start-either = Empieza { $where-en } o { $other-en }
ui-picks-start-viper = Empieza en un Viper
ui-picks-start-off = Empieza fuera del tablero

# Qué es un líder cylon

ui-leader = Qué es un líder cylon
ui-leader-cylon = Todos saben que eres un cylon. Conservas todas las capacidades de tu hoja y robas según ella; no recibes cartas de Lealtad ni, al principio, Crisis Extrema.
ui-leader-agenda = Robas un { $agenda } secreto y solo ganas si al final se cumplen todas sus líneas, gane quien gane.
ui-leader-motives = Recibes Motivos secretos, dos al principio y dos a mitad de camino. Al final ganas si todos menos uno están revelados y dos de ellos son a favor del bando vencedor.
ui-leader-infiltrates = Desde la Flota Humana puedes infiltrarte: subes a bordo de Galactica y juegas como humano tanto tiempo como quieras.

# Capacidades en breve

ui-short-positive-strength = En tus Crisis, cada { $count } cuenta a favor.
ui-short-cannot-activate = Nunca { $places }.
ui-short-discards-last-card = Si te queda 1 sola carta al empezar un turno, la pierdes.
ui-short-off-board-until-turn = Fuera del tablero hasta tu turno { $count }.
ui-short-random-discards = Tus descartes forzosos son al azar.
ui-short-difficulty-against = { $where } contra ti: { $by-size } { $by-sign ->
    [minus] más fácil
   *[plus] más difícil
}.
ui-short-actions-from-viper = Si empiezas el turno volando: { $count } acciones.
ui-short-peeks-at-turn-end = Fin del turno: mira la próxima Crisis, déjala o entiérrala.
ui-short-sleeper-loyalty = { $count } cartas de Lealtad a mitad de camino, luego la Prisión.
ui-short-action-after = Tras { $card }: actúa otra vez.
ui-short-hand-limit = Tu límite: { $count } cartas, no { $normal }.
ui-short-draws-on-crisis = Tras revelarse tu Crisis: roba 1 de cualquier Habilidad.
ui-short-start-loyalty = Empiezas con { $count } cartas de Lealtad.
ui-short-crises-drawn = Roba { $count } Crisis, quédate 1.
ui-short-location-cost = Activar una localización te cuesta { $count } cartas.
ui-short-activates-alone = Ninguna acción de localización donde haya otros, salvo { $where-en }.
ui-short-shifts-difficulty = { $places }: { $way ->
    [easier] { $count } más fácil si quieres
    [harder] { $count } más difícil si quieres
   *[either] { $count } más fácil o más difícil
}.
ui-short-rerolls-in-own-turn = Una vez en tu turno: haz repetir una tirada.
ui-short-pilots-placed-vipers = Si se lanza un Viper: súbete y actúa.
ui-short-may-execute-at = Con { $count } o más, el Despacho del Almirante puede ejecutar.
ui-short-looks-at-all-civilians = Comunicaciones: mira y mueve cuantas Naves Civiles quieras.
ui-short-executed-at-morale = Ejecución si la Moral baja a { $count }; no cuesta Moral.
ui-short-gives-card-to-draw = Tras moverte: da una carta a alguien de allí, roba { $count }.
ui-short-draws-treachery = Robas Traición.
ui-short-card-instead-of-roll = En tu acción, una carta descartada, +{ $count }, vale por una tirada.
ui-short-must-move = A la Enfermería tras una acción sin moverte.
ui-short-discards-at-reveals = Si se descubre un cylon, pierdes la mano.
ui-short-moves-alone = Nunca vas adonde haya alguien.
ui-short-cost-at = { $where } te cuesta { $count } cartas.
ui-short-activates-again = { $places }: otra vez por una carta.
ui-short-card-action-cost = Las acciones de cartas te cuestan { $count } carta más.
ui-short-discards-fewer = Por una Crisis descartas { $count } carta menos.
ui-short-pays-for-company = Ir adonde hay otros: { $count } cartas, o la Prisión.
ui-short-draws-at-loss = Si se pierde { $resource }: roba { $count } de { $skill }, quédate { $keep }.
ui-short-loses-damaged-viper = Tu Viper dañado se destruye.
ui-short-no-actions-of = Sin acciones de las cartas de { $skill }.
ui-short-activates-after-order = Tras tu orden: actúa donde estás.
ui-short-mutiny-costs = Cada carta de Motín robada te cuesta { $count } cartas.
ui-short-picks-mutiny = De { $count } cartas de Motín eliges la que roban otros.
ui-short-start-mutiny = { $count ->
    [one] Empiezas con una carta de Motín.
   *[other] Empiezas con { $count } cartas de Motín.
}
ui-short-scouts-more = Tus exploradores miran { $count } cartas.
ui-short-draws-fewer-off = Fuera { $ship-de }: robas { $count } menos.
ui-short-reveals-in-brig-only = Solo te descubres con efecto en la Prisión.
ui-short-spares-discards = Una carta de Traición ahorra a alguien un descarte.
ui-short-no-draw-in-hazard = No robas en una localización de riesgo.
ui-short-leaving-costs-super-crisis = Salir { $where-del }: una Crisis Extrema.
ui-short-infiltrator-draws = En infiltración: robas { $count } más.
ui-short-adds-nothing-in-others-actions = No añades nada a pruebas en acciones de otros.
ui-short-adds-cards = Añades hasta { $count } a una prueba; en infiltración, { $infiltrating }.
ui-short-adds-face-up = { $count ->
    [one] 1 de las cartas que añades va boca arriba.
   *[other] { $count } de las cartas que añades van boca arriba.
}
ui-short-take-check-cards = Tras una prueba: toma todas sus cartas.
ui-short-switch-option = Dale la vuelta a una elección entre dos.
ui-short-replace-crisis = Cambia una Crisis recién revelada.
ui-short-decide-check = Decide la prueba de una Crisis: Éxito o Fallo.
ui-short-no-strength = En una prueba nombra una Habilidad: sus cartas valen 0.
ui-short-activate-vipers = Acción: { $count } órdenes a Vipers no tripulados.
ui-short-resolve-quorum-of = Acción: de { $count } cartas de Quórum juega 1.
ui-short-look-at-loyalty = Acción: mira toda la Lealtad de un jugador.
ui-short-admiral-receives = Acción: el Almirante pasa a ser { $title }.
ui-short-trade = Acción: { $by } de { $resource } por 1 de otro Recurso.

# Cartas grandes

ui-choice-only-you = Solo tú ves esto.
ui-choice-jump = La flota salta
ui-choice-ways = { $count ->
    [2] Dos caminos
    [3] Tres caminos
   *[other] { $count } caminos
}
ui-choice-ways-foot = Las demás van bajo el mazo. La mesa sabe cuál tomas, nunca cuáles dejas.
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
    [2] Se resuelve una de dos
   *[other] Se resuelve una de { $count }
}
ui-choice-keep-foot = Lo que dejas va bajo el mazo, sin que nadie más lo vea.
ui-choice-keep-foot-cylon = Lo que dejas se descarta a la vista de todos.
ui-choice-super = Crisis Extrema
ui-choice-play = Se juega una de { $count }
ui-choice-play-foot = Todos ven la carta que juegas.
ui-choice-quorum = Cartas de Quórum robadas
ui-choice-quorum-foot = Las demás van bajo el mazo de Quórum sin que nadie las vea.
ui-choice-give-quorum = ¿Cuál de estas { $count } recibe el Presidente?
ui-choice-give-quorum-foot = Luego puedes jugar la otra, o se descarta.
ui-choice-other-quorum = ¿Juegas esta carta?
ui-choice-other-quorum-foot = Si no, se descarta a la vista de todos.
ui-choice-mutiny = Cartas de Motín
ui-choice-pick-mutiny = ¿Cuál roba { $who }?
ui-choice-play-mutiny = { $count ->
    [one] Se juega esta carta
   *[other] Se juega una de { $count }
}
ui-choice-mutiny-foot = Las demás van bajo el mazo de Motín sin que nadie las vea.
ui-choice-damage = Galactica resulta dañada
ui-choice-tokens = ¿Cuál de estas { $count } fichas?
ui-choice-tokens-foot = Las demás se devuelven sin que nadie las vea.
ui-choice-hand = Una mano de cartas
ui-choice-take = { $who } tiene estas
ui-choice-take-foot = La mesa sabe que tomas una carta, no cuál.
ui-choice-peek = Encima del mazo de { $deck }
ui-choice-peeked = Esta carta es la siguiente
ui-choice-sort = Cartas de Crisis que solo tú ves
ui-choice-sort-foot = Una tras otra: encima, sobre las ya puestas, o bajo el mazo.
ui-choice-sort-top = Cartas que solo tú ves
ui-choice-sort-top-foot = Una tras otra: cada una sobre las ya puestas encima, o bajo el mazo.
ui-choice-on-top = Encima
ui-choice-under = Bajo el mazo
ui-choice-locked = Primera nave de la pila de bloqueadas
ui-choice-learned = Las primeras cartas del mazo
ui-choice-learned-foot = Todas van a la prueba o todas a tu mano.
ui-choice-peek-foot = Déjala encima o ponla bajo su mazo. La mesa sabe cuál de las dos cosas haces.
ui-choice-civilian = Una Nave Civil, a la vista
ui-choice-ship = Lo que lleva la nave { $area-de }
ui-choice-ship-foot = Puede avanzar una zona. La mesa sabe adónde va, no lo que lleva.
ui-choice-stays = Está aquí ahora
ui-choice-moves = Moverla aquí
ui-choice-nothing-there = Ahí no hay nada

# Agentes durmientes

ui-sleepers = Los agentes durmientes despiertan
ui-sleepers-distance = Distancia { $distance } alcanzada
ui-sleepers-rule = Una carta de Lealtad más para cada cual. Una sola carta cylon entre ellas te hace cylon, fueras lo que fueras.
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
       *[no] repartida
    }
   *[other] { $brig ->
        [yes] { $count } repartidas, luego la Prisión
       *[no] { $count } repartidas
    }
}
ui-sleepers-sympathizer = { $joined ->
    [yes] { $who } la ha mostrado y se ha unido a los cylons: ningún Recurso estaba en la zona roja.
   *[no] { $who } la ha mostrado y ha ido a la Prisión: algún Recurso estaba en la zona roja.
}
ui-sleepers-sympathizer-rule = Quien la recibe la muestra de inmediato. { $red ->
    [yes] Hay un Recurso en la zona roja: ese jugador va a la Prisión.
   *[no] No hay ningún Recurso en la zona roja: ese jugador se une a los cylons.
}
ui-sleepers-sympathetic-cylon = { $who } la ha revelado, es ahora un cylon descubierto y ha robado un Plan que nadie más conoce.
ui-sleepers-sympathetic-cylon-rule = Quien la recibe la muestra de inmediato, es desde entonces un cylon descubierto y solo gana por un Plan secreto.
ui-sleepers-mutineer = { $who } la ha revelado: el amotinado es humano, roba cartas de Motín y puede tener 2.
ui-sleepers-look = Mantén pulsada tu Lealtad, abajo, para mirarla. Nadie ve que miras ni cuánto tiempo.
ui-sleepers-done = Ya he mirado

# El final

ui-end = El final
ui-end-title = { $cause ->
    [jumped] La flota está a salvo
    [new-caprica] Nueva Cáprica queda atrás
    [earth] La Tierra, al fin
    [no-characters] No queda nadie al mando
    [fuel] La flota se quedó sin combustible
    [food] La flota murió de hambre
    [morale] La flota se rindió
    [population] No queda nadie a quien salvar
    [boarded] Galactica ha caído
   *[destroyed] Galactica se ha perdido
}
ui-end-summary = { $ending } Turno { $turn }, distancia { $distance } de { $goal }. { $cylons ->
    [0] No había ningún cylon.
    [one] El cylon era { $names }.
   *[other] Los cylons eran { $names }.
}
ui-end-alone = { $won ->
    [yes] { $who } jugaba solo por un Plan, { $agenda }, y se han cumplido todas sus líneas.
   *[no] { $who } jugaba solo por un Plan, { $agenda }, y no lo ha cumplido.
}
ui-end-agenda = { $won ->
    [yes] { $agenda }, cumplido
   *[no] { $agenda }, no cumplido
}
ui-end-motives = { $won ->
    [yes] { $who } jugaba por Motivos, de los que se cumplieron { $shown } de { $all }: bastantes para ganar.
   *[no] { $who } jugaba por Motivos, de los que se cumplieron { $shown } de { $all }: no bastan para ganar.
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
ui-end-hidden = nunca mostrada
ui-end-no-cards = ninguna
ui-end-won = { $won ->
    [yes] ha ganado
   *[no] ha perdido
}
ui-end-fate = { $team-id ->
    [human] No era un cylon
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
ui-end-turning = Lo que decidió la partida
ui-end-turn = Turno { $turn }
ui-turning-revealed = { $who } resulta ser un cylon
ui-turning-sympathizer = { $cylon ->
    [yes] { $who }, simpatizante, se une a los cylons
   *[no] { $who }, simpatizante, va a la Prisión
}
ui-turning-executed = Ejecutan a { $who } ({ $person })
ui-turning-new-caprica = La flota se asienta en Nueva Cáprica
ui-turning-returned = Galactica vuelve
ui-turning-sleepers = A mitad de camino: los agentes durmientes despiertan
ui-turning-super = { $who } juega { $card }
ui-turning-mutineer = { $who } es el amotinado
ui-turning-rebel = { $side-id ->
    [human] La Estrella Base rebelde se une a los humanos
   *[cylon] La Estrella Base rebelde se une a los cylons
}
ui-turning-colonial-one = La Colonial Uno se destruye
ui-turning-hub = El Núcleo se destruye
ui-turning-lost = { $short ->
    [0] { $card }, fallada: { $resource } { $by }
   *[other] { $card }, fallada por { $short }: { $resource } { $by }
}
ui-turning-jumped = La flota llega a distancia { $distance } de { $goal }

ui-proof = El barajado fue limpio
ui-proof-how = Antes del primer reparto, la mesa mostró un sello: el SHA-256 de la semilla de la que salen todos los barajados y todas las tiradas. Ahora la semilla está abierta y cualquiera puede comprobarla.
ui-proof-seal = Sello, turno 0
ui-proof-seed = Semilla, abierta ahora
ui-proof-browser = Comprobarlo en este navegador
ui-proof-file = La partida entera, en un archivo
ui-proof-full = Completo

ui-again = ¿Otra?
ui-again-rule = { $all ->
    [one] Los mismos ajustes.
   *[other] La misma gente, los mismos ajustes. Quieren { $want } de { $all }.
}
ui-again-state = { $state ->
    [bot] un bot, siempre
    [yes] sí
    [away] ausente
   *[not-yet] aún no
}
ui-again-starts = Empieza cuando todos hayan dicho que sí.
ui-again-begun = La próxima partida ya ha empezado.
ui-again-next = A la próxima partida
ui-again-bots = { $count ->
    [one] Empezar con 1 y bots
   *[other] Empezar con { $count } y bots
}
ui-again-yes = Otra
ui-again-replay = Ver la repetición
ui-again-save = Guardar la partida
