# La repetición de una partida terminada.

ui-replay = Repetición
ui-replay-title = { $table }, repetición
ui-replay-skip = Saltar a los controles de la repetición

# Moverse por la partida

ui-replay-transport = Moverse por la partida
ui-replay-turn-back = Turno anterior (Mayús ←)
ui-replay-step-back = Paso anterior (←)
ui-replay-play = Reproducir (Espacio)
ui-replay-step-on = Paso siguiente (→)
ui-replay-turn-on = Turno siguiente (Mayús →)
ui-replay-first = Primer paso (Inicio)
ui-replay-last = Último paso (Fin)
ui-replay-speed = Velocidad
ui-replay-times = { $speed }×
ui-replay-next-check = Próxima prueba
ui-replay-next-reveal = Próximo cylon
ui-replay-scrub = Paso de la partida
ui-replay-go = Ir allí
ui-replay-at-turn = Turno { $number } de { $of }, { $who }
ui-replay-at-setup = Antes del primer turno
ui-replay-at-step = { $part }, paso { $step } de { $of }
ui-replay-part-setup = Preparación
ui-replay-part-skills = Habilidad
ui-replay-part-move = Mover
ui-replay-part-action = Acción
ui-replay-part-crisis = Crisis
ui-replay-part-cylons = Cylons
ui-replay-part-jump = Salto
ui-replay-part-end = Final

# La línea de turnos

ui-replay-turns = Turnos
ui-replay-turn = Turno { $number }, { $who }: { $marks }
ui-replay-marks = Marcas
ui-replay-marks-join = { $first }, { $last }
ui-replay-mark-none = nada especial
ui-replay-mark-pass = prueba superada
ui-replay-mark-partial = éxito parcial
ui-replay-mark-fail = prueba fallada
ui-replay-mark-jump = salto
ui-replay-mark-reveal = un cylon descubierto
ui-replay-mark-sleeper = Agentes Durmientes
ui-replay-mark-super = Crisis Extrema
ui-replay-mark-execution = una ejecución
ui-replay-mark-mutiny = carta de Motín jugada
ui-replay-mark-mutineer = el amotinado, revelado
ui-replay-mark-mission = misión
ui-replay-mark-rebel = la Estrella Base rebelde
ui-replay-mark-end = el final
ui-replay-legend-pass = superada
ui-replay-legend-partial = parcial
ui-replay-legend-fail = fallada
ui-replay-legend-jump = salto
ui-replay-legend-reveal = cylon
ui-replay-legend-sleeper = Agentes Durmientes
ui-replay-legend-super = Crisis Extrema
ui-replay-legend-execution = ejecución
ui-replay-legend-mutiny = carta de Motín
ui-replay-legend-mutineer = amotinado
ui-replay-legend-mission = misión
ui-replay-legend-rebel = Estrella Base rebelde
ui-replay-legend-end = final

# Con qué ojos

ui-replay-eyes = ¿Qué punto de vista?
ui-replay-eyes-rule = La partida ha terminado, así que puedes verla con los ojos de cualquiera.
ui-replay-eyes-view = Vista
ui-replay-spectator = Público
ui-replay-all = Todo
ui-replay-hands-all = Todas las manos y cartas de Lealtad en este paso
ui-replay-hands-seat = Lo que { $who } sabía de manos y cartas de Lealtad
ui-replay-cards-hidden = boca abajo
ui-replay-fate-human = Humano
ui-replay-fate-cylon = Cylon
ui-replay-fate-revealed = Descubierto
ui-replay-fate-sympathizer = Simpatizante
ui-replay-fate-leader = Líder cylon
ui-replay-fate-sympathetic = Cylon benévolo
ui-replay-fate-mutineer = Amotinado
ui-replay-miracles = { $count ->
    [one] 1 ficha de Milagro
   *[other] { $count } fichas de Milagro
}
ui-replay-fate-unknown = No se sabe

# El registro al paso, y la partida guardada

ui-replay-record = Registro y partida guardada
ui-replay-log = Registro
ui-replay-log-turn = Turno { $number }, { $who }
ui-replay-open = Secreto: { $line }
ui-replay-added = Secreto: { $who } ha añadido { $cards }.
ui-replay-card = { $counts ->
    [for] { $skill } { $strength }, a favor
    [against] { $skill } { $strength }, en contra
   *[unknown] { $skill } { $strength }
}
ui-replay-cards-join = { $first }; { $last }
ui-replay-answered = Secreto: { $who } ha elegido «{ $answer }».
ui-replay-file = Partida guardada
ui-replay-file-about = { $answers ->
    [one] La preparación, la semilla y 1 respuesta: de ahí sale todo lo demás.
   *[other] La preparación, la semilla y { $answers } respuestas: de ahí sale todo lo demás.
}
ui-replay-download = Descargar partida
ui-replay-verify = Compruébala en tu propio ordenador:
ui-replay-seal = Sello del principio
ui-replay-seed = Semilla, ya pública
ui-replay-copy = Copiar
ui-replay-recorded = Esta partida se jugó con la versión { $version } de las reglas. Se muestra según lo registrado: el tablero al empezar cada turno y el registro completo.
