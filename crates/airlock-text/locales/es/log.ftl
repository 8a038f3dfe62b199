# El registro: un hecho por frase, en pretérito perfecto.
#
# $who es un nombre o quien lee; $who-ha es su nombre con el auxiliar («Apolo ha», «has»). $known dice si
# quien lee puede conocer la carta; si no, $card está vacío.

# Preparación

log-first-player = { $who-id ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
}
log-character-picked = { $who-ha } elegido a { $character }.
log-assist-picked = { $who-ha } elegido a { $character } como ayudante.
log-loyalty-dealt = { $who-ha } recibido una carta de Lealtad{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-agenda-drawn = { $known ->
    [yes] { $who-ha } robado un Plan: { $card }.
   *[no] { $who-ha } robado un Plan.
}
log-destiny-built = Se ha formado un nuevo mazo de Destino de { n-cards }.

# El turno

log-new-rules = A partir de aquí, versión { $version } de las reglas.
log-turn-began = { $who-id ->
    [you] Turno { $number }: te toca a ti.
   *[other] Turno { $number }: { $who }.
}
log-turn-ended = { $who-id ->
    [you] Ha terminado tu turno.
   *[other] Ha terminado el turno de { $who }.
}
log-arrived = { $who-ha } llegado { $where-al }.
log-moved = { $who-ha } ido { $where-al }.
log-flew = { $who-ha } volado { $area-a }.
log-sent = { $who-ha } acabado { $where-en }.
the-source = { $source-id ->
    [location] { $source-el }
    [title] el Cargo de { $source }
   *[other] «{ $source }»
}
log-action-taken = { $source-id ->
    [location] { $who-ha } activado { the-source }.
    [title] { $who-ha } usado { the-source }.
   *[other] { $who-ha } usado { the-source }.
}
log-viper-activated = { $who-id ->
    [you] Tu Viper se ha activado.
   *[other] El Viper de { $who } se ha activado.
}
log-order-given = { $who-ha } recibido una orden.
log-ability-used = { $who-ha } usado «{ $ability }».

# Cartas de Habilidad

log-drew = { $known ->
    [yes] { $who-ha } robado «{ $card }» ({ $skill }).
   *[no] { $who-ha } robado 1 carta de { $skill }.
}
log-discarded = { $who-ha } descartado «{ $card }».
log-card-played = { $who-ha } jugado «{ $card }».
log-deck-reshuffled = Se ha vuelto a barajar el mazo de { $deck }.
log-hand-seen = { $known ->
    [yes] { $by-ha } visto «{ $card }» en { hand-of-who }.
   *[no] { $by-ha } visto una carta de { hand-of-who }.
}
hand-of-who = { $who-id ->
    [you] tu mano
   *[other] la mano de { $who }
}
log-card-taken = { $known ->
    [yes] { $who-id ->
        [you] { $by } te ha quitado «{ $card }».
       *[other] { $by-leha } quitado «{ $card }» { $who-a }.
    }
   *[no] { $who-id ->
        [you] { $by } te ha quitado una carta.
       *[other] { $by-leha } quitado una carta { $who-a }.
    }
}
log-card-given = { $known ->
    [yes] { $to-id ->
        [you] { $who } te ha dado «{ $card }».
       *[other] { $who-leha } dado «{ $card }» { $to-a }.
    }
   *[no] { $to-id ->
        [you] { $who } te ha dado una carta.
       *[other] { $who-leha } dado una carta { $to-a }.
    }
}
log-hands-swapped = { $who-ha } intercambiado la mano { $to-con }.

# El mazo de Destino

log-destiny-taken = { $known ->
    [yes] { $who-ha } tomado «{ $card }» del mazo de Destino.
   *[no] { $who-ha } tomado una carta del mazo de Destino.
}
log-put-on-destiny = { $known ->
    [yes] { $who-ha } puesto «{ $card }» encima del mazo de Destino.
   *[no] { $who-ha } puesto una carta encima del mazo de Destino.
}
log-shuffled-into-destiny = { $count ->
    [one] Se ha barajado { draw-skill } con el mazo de Destino.
   *[other] Se han barajado { draw-skill } con el mazo de Destino.
}
log-destiny-seen = { $known ->
    [yes] { $who-ha } visto «{ $card }» en el mazo de Destino.
   *[no] { $who-ha } mirado una carta del mazo de Destino.
}
log-destiny-discarded = Se ha descartado «{ $card }» del mazo de Destino.
log-destiny-shuffled = Se ha barajado el mazo de Destino.

# Pruebas de Habilidad

log-check-began = Prueba de Habilidad { of-source }, dificultad { $difficulty }.
log-difficulty-changed = { $by-sign ->
    [minus] La dificultad ha bajado { $by-size }, hasta { $to }.
   *[plus] La dificultad ha subido { $by-size }, hasta { $to }.
}
log-cards-face-up = Todas las cartas de esta prueba se añaden boca arriba.
log-skill-counts-positive = Las cartas de { $skill } cuentan como positivas en esta prueba.
log-skill-has-no-strength = Las cartas de { $skill } tienen Pericia 0 en esta prueba.
log-check-is-reckless = La prueba se ha vuelto temeraria.
log-check-ability = «{ $card }» ha surtido efecto.
log-destiny-left-out = En esta prueba no se añaden cartas de Destino.
log-card-learned = { $known ->
    [yes] { $who-ha } mirado «{ $card }» encima del mazo de { $skill }.
   *[no] { $who-ha } mirado una carta del mazo de { $skill }.
}
log-learned-kept = { $for-check ->
    [yes] { $who-ha } añadido las cartas a la prueba.
   *[no] { $who-id ->
        [you] Te has quedado con las cartas.
       *[other] { $who } se ha quedado con las cartas.
    }
}
log-added-card-seen = { $known ->
    [yes] { $by-ha } visto «{ $card }» entre las cartas que { $who-ha } añadido.
   *[no] { $by-ha } mirado una carta que { $who-ha } añadido.
}
log-destiny-added = { $known ->
    [yes] El mazo de Destino ha añadido «{ $card }».
   *[no] El mazo de Destino ha añadido 1 carta.
}
log-card-added = { $known ->
    [yes] { $who-ha } añadido «{ $card }» a la prueba.
   *[no] { $who-ha } añadido 1 carta a la prueba.
}
log-cards-added = { $count ->
    [0] { $who-id ->
        [you] No has añadido ninguna carta.
       *[other] { $who } no ha añadido ninguna carta.
    }
    [one] { $who-ha } añadido 1 carta en total.
   *[other] { $who-ha } añadido { $count } cartas en total.
}
log-card-revealed = { $positive ->
    [yes] Se ha revelado «{ $card }»: cuenta a favor de la prueba.
   *[no] Se ha revelado «{ $card }»: cuenta en contra de la prueba.
}
log-totalled = El total ha sido { $total } contra { $difficulty } de dificultad.
log-check-ended = { $outcome-id ->
    [pass] Se ha superado la prueba.
    [partial] La prueba ha sido un éxito parcial.
   *[fail] Se ha fallado la prueba.
}
log-check-decided = { $who-ha } decidido la prueba sin cartas: { $outcome }.
log-check-card-taken = { $who-ha } tomado «{ $card }» de la prueba.

# Crisis

log-crises-drawn = { $count ->
    [one] { $who-ha } robado una carta de Crisis.
   *[other] { $who-ha } robado { $count } cartas de Crisis.
}
log-crisis-seen = { $known ->
    [yes] La carta de Crisis era «{ $card }».
   *[no] Alguien ha mirado una carta de Crisis.
}
log-crisis-revealed = { $card-id ->
    [super-crisis] { $who-ha } jugado la Crisis Extrema «{ $card }».
   *[other] { $who-ha } revelado la Crisis «{ $card }».
}
log-crisis-replaced = «{ $card }» se ha cambiado por otra carta de Crisis.
log-crisis-discarded = Se ha descartado «{ $card }».
log-crisis-put-under = { $who-ha } puesto una carta de Crisis bajo el mazo.
log-option-check = la prueba de Habilidad
log-option-chosen = { $who-ha } elegido: { $option }.
log-option-switched = { $who-ha } cambiado a la otra opción: { $option }.
log-stays-in-play = «{ $card }» sigue en juego.
log-stays-with = { $who-id ->
    [you] «{ $card }» sigue en juego delante de ti.
   *[other] «{ $card }» sigue en juego delante de { $who }.
}
log-left-play = «{ $card }» ya no está en juego.
log-left-game = «{ $card }» se ha eliminado del juego.

# Medidores

log-turned = { $by-sign ->
    [minus] { $resource-num ->
        [pl] { $resource-el } han bajado { $by-size }, hasta { $to }.
       *[sg] { $resource-el } ha bajado { $by-size }, hasta { $to }.
    }
   *[plus] { $resource-num ->
        [pl] { $resource-el } han subido { $by-size }, hasta { $to }.
       *[sg] { $resource-el } ha subido { $by-size }, hasta { $to }.
    }
}
log-jump-track-moved = El indicador de Flota se ha movido a { $space-el }.
track-start = la casilla de Inicio del medidor de Preparativos para el Salto
    .el = la casilla de Inicio del medidor de Preparativos para el Salto
track-red = la casilla roja { $number } del medidor de Preparativos para el Salto
    .el = la casilla roja { $number } del medidor de Preparativos para el Salto
track-blue = la casilla azul con { $population } de Población en riesgo
    .el = la casilla azul con { $population } de Población en riesgo
track-auto-jump = Salto Automático
    .el = la casilla de Salto Automático
log-travelled = { $by ->
    [0] La distancia sigue en { $to }.
   *[other] La distancia ha subido { $by }, hasta { $to }.
}
log-resource-shielded = { $who-ha } protegido { $resource-el }: su próxima pérdida de este turno se reduce en 1.
log-loss-prevented = La pérdida de { $resource } se ha reducido en 1.
log-jump-promised = { $who-id ->
    [you] Gracias a ti, la próxima carta de Crisis de este turno cuenta como si tuviera el icono de Preparativos para el Salto.
   *[other] Gracias a { $who }, la próxima carta de Crisis de este turno cuenta como si tuviera el icono de Preparativos para el Salto.
}
log-jump-step-skipped = Este turno se omite el paso de Preparativos para el Salto.
log-nuke-spent = { $count ->
    [0] Se ha gastado un Arma Nuclear; no queda ninguna.
    [one] Se ha gastado un Arma Nuclear; queda 1.
   *[other] Se ha gastado un Arma Nuclear; quedan { $count }.
}

# Dados

log-rolled = { $who-ha } sacado { $roll } en la tirada { of-source }.
log-rolled-ftl = { $who-ha } sacado { $roll } en la tirada por la Población en riesgo.
log-rolled-attack = { $attacker-el } ha atacado { $defender }: { $who-ha } sacado { $roll }.
log-card-instead = { $who-ha } descartado «{ $card }» en lugar de tirar por { the-source }: el resultado ha sido { $result }.
log-card-instead-ftl = { $who-ha } descartado «{ $card }» en lugar de tirar por la Población en riesgo: el resultado ha sido { $result }.
log-card-instead-attack = { $attacker-el } ha atacado { $defender }: { $who-ha } descartado «{ $card }» en lugar de tirar, y el resultado ha sido { $result }.
log-card-instead-fight = { $who-ha } descartado «{ $card }» en lugar de tirar contra una Fuerza de Ocupación { $where-en }: el resultado ha sido { $result }.
log-card-instead-detain = { $whom-id ->
    [you] { $who-ha } descartado «{ $card }» en lugar de tirar para detenerte: el resultado ha sido { $result }.
   *[other] { $who-ha } descartado «{ $card }» en lugar de tirar para detener { $whom-a }: el resultado ha sido { $result }.
}
log-rolled-fight = { $who-ha } sacado { $roll } contra una Fuerza de Ocupación { $where-en }.
log-rolled-detain = { $whom-id ->
    [you] { $who-ha } sacado { $roll } para detenerte.
   *[other] { $who-ha } sacado { $roll } para detener { $whom-a }.
}
roll-plain = un { $die }
roll-changed = un { $die }, que cuenta como { $result },
roll-changed-last = un { $die }, que cuenta como { $result }
log-die-shifted = { $by-sign ->
    [minus] El resultado ha bajado { $by-size }, hasta { $result }.
   *[plus] El resultado ha subido { $by-size }, hasta { $result }.
}
log-die-bonus = La próxima tirada tendrá { $by }.

# Naves

log-cylon-ships-activated = { $icon-id ->
    [raiders] Se han activado los Incursores.
    [launch-raiders] Las Estrellas Base han recibido la orden de lanzar Incursores.
    [heavy-raiders] Se han activado los Incursores Pesados.
    [occupation] Se han activado las Fuerzas de Ocupación.
   *[basestars] Se han activado las Estrellas Base.
}
one-craft = { $craft-id ->
    [scar] Scar
   *[other] 1 { $craft }
}
log-placed = { $craft-id ->
    [scar] Scar ha aparecido { $area-en }.
   *[other] Se ha puesto { one-craft } { $area-en }.
}
log-launched = Se ha lanzado { one-craft } { $area-en }.
log-viper-launched = Se ha lanzado 1 Viper no tripulado { $area-a }.
log-viper-launched-pilot = { $who-ha } despegado en un Viper rumbo { $area-a }.
log-viper-moved = Un Viper no tripulado se ha movido { $from-de } { $to-a }.
log-viper-piloted = { $who-ha } tomado los mandos del Viper { $area-de }.
log-viper-hit = { $destroyed ->
    [yes] { $viper } ha quedado destruido.
   *[no] { $viper } ha quedado dañado.
}
log-viper-returned = { $viper } ha vuelto a la Reserva.
log-viper-repaired = Se ha reparado 1 Viper.
log-ship-returned = { $craft-gender ->
    [f] 1 { $craft } destruida ha vuelto a la Reserva.
   *[m] 1 { $craft } destruido ha vuelto a la Reserva.
}
log-raider-moved = Un Incursor se ha movido { $from-de } { $to-a }.
log-heavy-raider-moved = Un Incursor Pesado se ha movido { $from-de } { $to-a }.
log-cylon-ship-destroyed = { $craft-id ->
    [scar] Se ha destruido a Scar { $area-en }.
   *[other] Se ha destruido { one-craft } { $area-en }.
}
log-scar-moved = Scar se ha movido { $from-de } { $to-a }.
log-raiders-distracted = { $who-ha } atraído el fuego { $area-en }: los primeros { $count } Incursores que actúen allí fallan.
log-basestar-removed = La Estrella Base { $area-de } se ha retirado del tablero.
log-basestar-damaged = La Estrella Base { $area-de } ha quedado dañada: { $token }.
log-centurion-boarded = Ha abordado 1 Centurión.
log-centurion-boarded-from = Un Incursor Pesado { $area-de } ha abordado como Centurión.
log-centurions-advanced = Los Centuriones han avanzado 1 casilla.
log-centurion-destroyed = Se ha destruido un Centurión en la casilla { $space } del medidor de Abordaje.
log-civilian-seen = { $known ->
    [yes] Alguien ha mirado una Nave Civil { $area-de }. { $card }
   *[no] Alguien ha mirado una Nave Civil { $area-de }.
}
log-civilian-moved = Una Nave Civil se ha movido { $from-de } { $to-a }.
log-civilian-destroyed = Se ha destruido una Nave Civil.
log-civilian-destroyed-in = Se ha destruido una Nave Civil { $area-en }.
log-raptor-destroyed = Se ha destruido 1 Raptor.
log-attack-missed = { $attacker-el } no ha alcanzado { $defender }.
log-galactica-damaged = { $where-gender ->
    [fp] { $where-el } han quedado dañadas.
    [f] { $where-el } ha quedado dañada.
   *[m] { $where-el } ha quedado dañado.
}
log-galactica-damaged-resource = Galactica ha quedado dañada: { $resource }.
log-damage-token-seen = { $known ->
    [yes] Se ha robado una ficha de Daño: { $card }.
   *[no] Se ha robado una ficha de Daño.
}
log-pegasus-destroyed = La Pegasus ha quedado destruida.
log-location-repaired = { $where-gender ->
    [fp] { $where-el } han quedado reparadas.
    [f] { $where-el } ha quedado reparada.
   *[m] { $where-el } ha quedado reparado.
}

attacker-raider = un Incursor ({ $area })
    .el = un Incursor ({ $area })
attacker-viper = un Viper no tripulado ({ $area })
    .el = un Viper no tripulado ({ $area })
attacker-galactica = Galactica
    .el = Galactica
attacker-armory = el Arsenal
    .el = el Arsenal
attacker-nuke = un Arma Nuclear
    .el = un Arma Nuclear
attacker-assault-raptor = un Raptor de asalto ({ $area })
    .el = un Raptor de asalto ({ $area })
defender-galactica = a Galactica
defender-viper = un Viper no tripulado ({ $area })
defender-assault-raptor = un Raptor de asalto ({ $area })
viper-reserves = 1 Viper de la Reserva
viper-area = 1 Viper no tripulado ({ $area })
viper-pilot = { $pilot-id ->
    [you] tu Viper
   *[other] el Viper de { $pilot }
}
    .el = { $pilot-id ->
        [you] tu Viper
       *[other] el Viper de { $pilot }
    }

# El salto

log-fleet-jumped = La flota ha saltado.
log-destination-seen = { $known ->
    [yes] Se ha robado una carta de Salto: { $card }.
   *[no] Se ha robado una carta de Salto.
}
log-destination-chosen = { $who-ha } elegido el destino «{ $card }».
log-destination-discarded = Se ha descartado el destino «{ $card }» a cambio de otro.
log-destination-drawn = La flota ha llegado a «{ $card }» sin que nadie lo eligiera.
log-next-jump-ends = El próximo salto terminará la partida.

# Nueva Cáprica

log-new-caprica-reached = La flota se ha asentado en Nueva Cáprica.
log-galactica-returned = Galactica ha vuelto a Nueva Cáprica.
log-occupation-placed = Se ha puesto 1 Fuerza de Ocupación en la Autoridad de Ocupación.
log-occupation-moved = Una Fuerza de Ocupación ha avanzado { $to-al }.
log-shipyard-raided = Una Fuerza de Ocupación ha golpeado el Astillero y se ha ido de Nueva Cáprica.
log-occupation-destroyed = Se ha destruido 1 Fuerza de Ocupación { $where-en }.
log-ship-prepared = Se ha preparado 1 Nave Civil.
log-ship-evacuated = Se ha evacuado 1 Nave Civil { $area-a }.
log-locked-ship-seen = { $known ->
    [yes] { $who-ha } mirado la primera nave de la pila de bloqueadas. { $card }
   *[no] { $who-ha } mirado la primera nave de la pila de bloqueadas.
}
log-locked-ship-returned = { $under ->
    [yes] { $who-ha } puesto la nave al final de la pila de bloqueadas.
   *[no] { $who-ha } dejado la nave encima de la pila de bloqueadas.
}
log-left-new-caprica = { $who-ha } dado la orden, y la flota ha dejado Nueva Cáprica para siempre.

# Mirar

log-bottom-seen = { $known ->
    [yes] { $who-ha } mirado la última carta del mazo de { $deck }: { $card }.
   *[no] { $who-ha } mirado la última carta del mazo de { $deck }.
}
log-card-peeked = { $known ->
    [yes] { $who-ha } mirado la primera carta del mazo de { $deck }: { $card }.
   *[no] { $who-ha } mirado la primera carta del mazo de { $deck }.
}
log-card-left-on-top = { $who-ha } dejado la carta encima del mazo de { $deck }.
log-card-put-under = { $who-ha } puesto la carta bajo el mazo de { $deck }.
log-loyalty-seen = { $known ->
    [yes] { $by-ha } mirado { loyalty-of-whom }: { $card }.
   *[no] { $by-ha } mirado { loyalty-of-whom }.
}
loyalty-of-whom = { $whom-id ->
    [you] una de tus cartas de Lealtad
   *[other] una de las cartas de Lealtad de { $whom }
}

# Cargos y Quórum

log-title-given = { $who-ha } recibido el Cargo de { $title }.
log-quorum-received = { $known ->
    [yes] { $who-ha } recibido la carta de Quórum «{ $card }».
   *[no] { $who-ha } recibido una carta de Quórum.
}
log-quorum-drawn = { $known ->
    [yes] { $who-ha } robado la carta de Quórum «{ $card }».
   *[no] { $who-ha } robado una carta de Quórum.
}
log-quorum-played = { $who-ha } jugado la carta de Quórum «{ $card }».
log-quorum-used = { $who-ha } usado «{ $card }».
log-quorum-discarded = Se ha descartado «{ $card }».

# Lealtad y cylons

log-sleeper-agent-phase = Ha empezado la Fase de Agentes Durmientes.
log-cylon-revealed = { $who-id ->
    [you] Te has descubierto como cylon: { $card }.
   *[other] { $who-ha } resultado ser cylon: { $card }.
}
log-sympathetic-cylon = { $who-id ->
    [you] Has revelado la carta de cylon benévolo y te has unido a los cylons.
   *[other] { $who } ha revelado la carta de cylon benévolo y se ha unido a los cylons.
}
log-executed = { $who-id ->
    [you] Han ejecutado a tu personaje, { $character }.
   *[other] Han ejecutado a { $character }.
}
log-loyalty-shown = { $who-ha } mostrado una carta de Lealtad: { $card }.
log-infiltration-began = { $who-id ->
    [you] Te has infiltrado entre los humanos.
   *[other] { $who } se ha infiltrado entre los humanos.
}
log-infiltration-ended = { $who-id ->
    [you] Tu infiltración ha terminado.
   *[other] La infiltración { $who-de } ha terminado.
}
log-sympathizer-revealed = { $cylon ->
    [yes] { $who-id ->
        [you] Has revelado la carta de simpatizante y te has unido a los cylons.
       *[other] { $who } ha revelado la carta de simpatizante y se ha unido a los cylons.
    }
   *[no] { $who-id ->
        [you] Has revelado la carta de simpatizante y te has quedado con los humanos.
       *[other] { $who } ha revelado la carta de simpatizante y se ha quedado con los humanos.
    }
}
log-loyalty-handed-on = { $count ->
    [one] { $to-id ->
        [you] { $who } te ha dado una carta de Lealtad.
       *[other] { $who-leha } dado una carta de Lealtad { $to-a }.
    }
   *[other] { $to-id ->
        [you] { $who } te ha dado { $count } cartas de Lealtad.
       *[other] { $who-leha } dado { $count } cartas de Lealtad { $to-a }.
    }
}
log-loyalty-received = { $known ->
    [yes] { $who-ha } recibido una carta de Lealtad: { $card }.
   *[no] { $who-ha } recibido una carta de Lealtad.
}
log-super-crisis-drawn = { $known ->
    [yes] { $who-ha } robado la carta de Crisis Extrema «{ $card }».
   *[no] { $who-ha } robado una carta de Crisis Extrema.
}
log-super-crisis-discarded = { $who-ha } descartado la carta de Crisis Extrema «{ $card }».
log-assist-loyalty-turned = Se ha revelado una carta de Lealtad del ayudante: { $card }.

# Amanecer: cartas de Motín y el amotinado

log-mutiny-drawn = { $known ->
    [yes] { $who-ha } robado la carta de Motín «{ $card }».
   *[no] { $who-ha } robado una carta de Motín.
}
log-mutiny-played = { $who-ha } jugado la carta de Motín «{ $card }».
log-mutiny-discarded = { $who-ha } descartado la carta de Motín «{ $card }».
log-mutiny-seen = { $known ->
    [yes] { $who-ha } mirado la carta de Motín «{ $card }».
   *[no] { $who-ha } mirado una carta de Motín.
}
log-mutiny-put-under = { $who-ha } puesto una carta de Motín bajo el mazo.
log-mutineer-revealed = { $who-ha } revelado la carta de amotinado.
log-mutineer-handed-on = { $to-id ->
    [you] { $who } te ha dado la carta de amotinado.
   *[other] { $who-leha } dado la carta de amotinado { $to-a }.
}

# Fichas de Milagro

log-miracle-gained = { $count ->
    [one] { $who-ha } ganado una ficha de Milagro.
   *[other] { $who-ha } ganado una ficha de Milagro; en total, { $count }.
}
log-miracle-spent = { $count ->
    [0] { $who-id ->
        [you] Has gastado tu última ficha de Milagro.
       *[other] { $who } ha gastado su última ficha de Milagro.
    }
    [one] { $who-ha } gastado fichas de Milagro; queda 1.
   *[other] { $who-ha } gastado fichas de Milagro; quedan { $count }.
}
log-miracle-moved = { $to-id ->
    [you] { $who } te ha dado una ficha de Milagro.
   *[other] { $who-leha } dado una ficha de Milagro { $to-a }.
}
log-miracles-lost = { $who-id ->
    [you] Has perdido todas tus fichas de Milagro.
   *[other] { $who } ha perdido todas sus fichas de Milagro.
}

# Lo que hacen las cartas de Motín, los personajes y los líderes

log-quorum-seen = { $known ->
    [yes] { $who-ha } visto la carta de Quórum «{ $card }» en la mano del Presidente.
   *[no] { $who-ha } visto una carta de Quórum en la mano del Presidente.
}
log-quorum-put-under = { $who-ha } puesto bajo el mazo una carta de Quórum del Presidente.
log-civilian-returned = Una Nave Civil { $area-de } se ha retirado intacta del tablero.
log-nukes-removed = Todas las Armas Nucleares se han eliminado del juego.
log-option-replaced = { $who-ha } cambiado las opciones de «{ $card }» por otro resultado.
log-motive-dealt = { $known ->
    [yes] { $who-ha } recibido el Motivo «{ $card }».
   *[no] { $who-ha } recibido un Motivo.
}
log-motive-revealed = { $who-ha } revelado un Motivo a favor de { $side }: { $card }.
log-discard-spared = { $who-id ->
    [you] Gracias { $by-a }, descartas 1 carta menos.
   *[other] Gracias { $by-a }, { $who } descarta 1 carta menos.
}

# Pruebas de Habilidad con Amanecer

log-abilities-barred = En esta prueba no surten efecto las capacidades de prueba de Habilidad.
log-miracle-promised = Si el total supera en { $count } o más la dificultad impresa, el jugador actual gana una ficha de Milagro.
log-check-card-removed = { $who-ha } retirado «{ $card }» de la prueba.
log-treachery-turned-up = Se ha revelado «{ $card }» del mazo de Traición.
log-card-laid-open = { $who-ha } añadido «{ $card }» boca arriba.
log-truce-began = { $who-ha } acordado una tregua: durante el resto del turno no se lanza ni se activa ninguna nave cylon.

# Misiones, la Estrella Base rebelde, láminas

log-mission-activated = { $who-ha } emprendido la misión «{ $card }».
log-mission-turned-down = La misión «{ $card }» ha quedado boca abajo hasta el próximo salto.
log-mission-cleared = La misión «{ $card }» ha dejado la casilla de Misión activa.
log-heavy-raiders-removed = Todos los Incursores Pesados se han retirado del tablero.
log-centurions-removed = Todos los Centuriones han salido de Galactica.
log-pieces-left-game = Eliminado del juego hasta ahora: { $pieces }.
log-skill-deck-searched = { $who-ha } buscado en el mazo de { $skill } y sus descartes.
log-rebel-basestar-joined = La Estrella Base rebelde se ha unido a { $side }.
log-colonial-one-destroyed = La Colonial Uno ha quedado destruida.
log-hub-destroyed = El Núcleo de resurrección ha quedado destruido.

# Raptors de asalto

log-assault-raptor-gained = La flota ha ganado un Raptor de asalto.
log-assault-raptor-gained-in = La flota ha ganado un Raptor de asalto { $area-en }.
log-assault-raptor-destroyed = { $raptor } ha quedado destruido.
log-assault-raptor-launched = Se ha lanzado 1 Raptor de asalto no tripulado { $area-a }.
log-assault-raptor-launched-pilot = { $who-ha } despegado en un Raptor de asalto rumbo { $area-a }.
log-assault-raptor-moved = Un Raptor de asalto no tripulado se ha movido { $from-de } { $to-a }.
log-assault-raptor-returned = El Raptor de asalto { $area-de } ha vuelto a la Reserva.
log-assault-raptor-stayed = Un Raptor de asalto se ha quedado { $area-en } mientras la flota saltaba.
log-assault-raptor-stayed-pilot = { $who-id ->
    [you] Te has quedado { $area-en } en un Raptor de asalto mientras la flota saltaba.
   *[other] { $who } se ha quedado { $area-en } en un Raptor de asalto mientras la flota saltaba.
}
raptor-reserves = 1 Raptor de asalto de la Reserva
raptor-area = 1 Raptor de asalto no tripulado ({ $area })
raptor-pilot = { $pilot-id ->
    [you] tu Raptor de asalto
   *[other] el Raptor de asalto de { $pilot }
}

log-game-ended = La partida ha terminado. { $ending }

# Varios hechos juntos

story-drew = { $known ->
    [yes] { $who-ha } robado { $draw-y }: { $card }.
   *[no] { $who-ha } robado { $draw-y }.
}
story-added = { $known ->
    [yes] { $who-ha } añadido { n-cards } a la prueba: { $card }.
   *[no] { $count ->
        [0] { $who-id ->
            [you] No has añadido ninguna carta a la prueba.
           *[other] { $who } no ha añadido ninguna carta a la prueba.
        }
       *[other] { $who-ha } añadido { n-cards } a la prueba.
    }
}
story-revealed = { $sides ->
    [for] Reveladas a favor de la prueba: { $for }.
    [against] Reveladas en contra de la prueba: { $against }.
   *[both] Reveladas a favor de la prueba: { $for }. En contra: { $against }.
}
story-times = { $sentence } ×{ $count }
