# A repetição de um jogo terminado.

ui-replay = Repetição
ui-replay-title = { $table }, repetição
ui-replay-skip = Saltar para os controlos da repetição

# Percorrer o jogo

ui-replay-transport = Percorrer o jogo
ui-replay-turn-back = Turno anterior (Shift ←)
ui-replay-step-back = Passo anterior (←)
ui-replay-play = Reproduzir (Espaço)
ui-replay-step-on = Passo seguinte (→)
ui-replay-turn-on = Turno seguinte (Shift →)
ui-replay-first = Primeiro passo (Home)
ui-replay-last = Último passo (End)
ui-replay-speed = Velocidade
ui-replay-times = { $speed }×
ui-replay-next-check = Próxima verificação
ui-replay-next-reveal = Próxima revelação
ui-replay-scrub = Passo do jogo
ui-replay-go = Ir para lá
ui-replay-at-turn = Turno { $number } de { $of }, { $who }
ui-replay-at-setup = Antes do primeiro turno
ui-replay-at-step = { $part }, passo { $step } de { $of }
ui-replay-part-setup = Preparação
ui-replay-part-skills = Habilidades
ui-replay-part-move = Movimento
ui-replay-part-action = Ação
ui-replay-part-crisis = Crise
ui-replay-part-cylons = Cylons
ui-replay-part-jump = Salto
ui-replay-part-end = Fim

# A linha dos turnos

ui-replay-turns = Turnos
ui-replay-turn = Turno { $number }, { $who }: { $marks }
ui-replay-marks = Marcas
ui-replay-marks-join = { $first }, { $last }
ui-replay-mark-none = nada de especial
ui-replay-mark-pass = verificação superada
ui-replay-mark-partial = sucesso parcial
ui-replay-mark-fail = verificação falhada
ui-replay-mark-jump = salto
ui-replay-mark-reveal = revelação de um Cylon
ui-replay-mark-sleeper = agentes adormecidos
ui-replay-mark-super = Super Crise
ui-replay-mark-execution = uma execução
ui-replay-mark-mutiny = carta de Motim jogada
ui-replay-mark-mutineer = revelação do Amotinado
ui-replay-mark-mission = missão
ui-replay-mark-rebel = a Basestar Rebelde
ui-replay-mark-end = o fim
ui-replay-legend-pass = sucesso
ui-replay-legend-partial = parcial
ui-replay-legend-fail = falha
ui-replay-legend-jump = salto
ui-replay-legend-reveal = revelação
ui-replay-legend-sleeper = agentes adormecidos
ui-replay-legend-super = Super Crise
ui-replay-legend-execution = execução
ui-replay-legend-mutiny = carta de Motim
ui-replay-legend-mutineer = Amotinado
ui-replay-legend-mission = missão
ui-replay-legend-rebel = Basestar Rebelde
ui-replay-legend-end = fim

# Com os olhos de quem

ui-replay-eyes = Pelos olhos de quem?
ui-replay-eyes-rule = O jogo terminou, por isso podes vê-lo pelos olhos de qualquer jogador.
ui-replay-eyes-view = Vista
ui-replay-spectator = Espectador
ui-replay-all = Tudo
ui-replay-hands-all = Todas as mãos e a Lealdade neste passo
ui-replay-hands-seat = O que { $who } sabia das mãos e da Lealdade
ui-replay-cards-hidden = de face para baixo
ui-replay-fate-human = Humano
ui-replay-fate-cylon = Cylon
ui-replay-fate-revealed = Revelado
ui-replay-fate-sympathizer = Simpatizante
ui-replay-fate-leader = Líder Cylon
ui-replay-fate-sympathetic = Cylon benévolo
ui-replay-fate-mutineer = Amotinado
ui-replay-miracles = { $count ->
    [one] 1 marcador de Milagre
   *[other] { $count } marcadores de Milagre
}
ui-replay-fate-unknown = Desconhecido

# O registo a par, e o jogo guardado

ui-replay-record = Registo e jogo guardado
ui-replay-log = Registo
ui-replay-log-turn = Turno { $number }, { $who }
ui-replay-open = Segredo: { $line }
ui-replay-added = Segredo: { $who } contribuiu com { $cards }.
ui-replay-card = { $counts ->
    [for] { $skill } { $strength }, a favor
    [against] { $skill } { $strength }, contra
   *[unknown] { $skill } { $strength }
}
ui-replay-cards-join = { $first }; { $last }
ui-replay-answered = Segredo: { $who } escolheu «{ $answer }».
ui-replay-file = Jogo guardado
ui-replay-file-about = { $answers ->
    [one] A preparação, a semente e 1 resposta: tudo o resto decorre daí.
   *[other] A preparação, a semente e { $answers } respostas: tudo o resto decorre daí.
}
ui-replay-download = Descarregar o jogo
ui-replay-verify = Verifica-o no teu próprio computador:
ui-replay-seal = Selo do início
ui-replay-seed = Semente, agora à vista
ui-replay-copy = Copiar
ui-replay-recorded = Este jogo foi jogado com a versão { $version } das regras. É mostrado a partir do registo: o tabuleiro no início de cada turno e o registo completo.
