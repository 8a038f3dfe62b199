# O terminal: o estado de um jogo numa página, e o que se diz na linha de comandos.
#
# As palavras entre « » e os nomes dos comandos são escritos pelo jogador e ficam como estão.

list-facts = { $first } · { $last }
with-details = { $what } ({ $details })
face-down = ?
seat-number = lugar { $number }

# A página

page-before = Antes do primeiro turno ({ $sight })
page-turn = Turno { $number }, { $who } ({ $sight })
page-over = { $ending } ({ $sight })
sight-seat = como { $who } vê
sight-spectator = como todos veem
sight-everything = com todos os segredos à vista

row-dials = Recursos
row-jump = Salto
row-fleet = Frota
row-search = Procura
row-lost = Perdido de vez
row-executed = Executados
row-in-play = Em jogo
row-check = Verificação
row-looked-at = Já visto
row-decks = Baralhos
row-space = Espaço
row-people = Pessoas

page-dial = { $zone ->
    [red] { $resource } { $value } (no vermelho)
   *[other] { $resource } { $value }
}
page-track = indicador { $at } de { $last } ({ $space })
page-track-red = vermelho
page-track-blue = azul, −{ $count } de { $resource }
page-distance = distância { $distance }
page-last-jump = o próximo salto termina o jogo

page-reserves = { $ships } nas reservas
page-damaged-vipers = { $count ->
    [one] 1 Viper danificado
   *[other] { $count } Vipers danificados
}
page-destroyed-ships = { $craft-g ->
    [f] { $count ->
        [one] 1 { $craft } destruída
       *[other] { $count } { $craft } destruídas
    }
   *[m] { $count ->
        [one] 1 { $craft } destruído
       *[other] { $count } { $craft } destruídos
    }
}
page-civilians-off = { $ships } fora do tabuleiro
page-nukes = { $count ->
    [0] sem bombas nucleares
    [one] 1 bomba nuclear
   *[other] { $count } bombas nucleares
}
page-undamaged = sem danos
page-damaged = { $count } de { $limit } com danos
page-pegasus-destroyed = destruída
page-away = a Galactica está longe
page-in-orbit = Galactica em órbita
page-locked = { $count ->
    [one] 1 bloqueada
   *[other] { $count } bloqueadas
}
page-prepared = { $count ->
    [one] 1 preparada
   *[other] { $count } preparadas
}
page-forces = { $count ->
    [one] 1 Força de Ocupação { $where-no }
   *[other] { $count } Forças de Ocupação { $where-no }
}
page-mission = missão { $card }
page-mission-down = missão { $card }, de face para baixo até ao próximo salto
page-rebels = a Basestar Rebelde está com { $side }
page-hub = o Núcleo da Ressurreição
page-truce = trégua: nenhuma nave Cylon é lançada nem ativada neste turno
page-boarded = Centuriões no indicador de Centuriões a Bordo: { $spaces }

page-decks = restam+descartadas: { $decks }
page-deck = { $deck } { $left }+{ $discarded }
page-destiny = Destino { $left }
page-on-top = no topo { $card }
page-at-bottom = no fundo { $card }
page-below = { $count ->
    [one] { $card } por baixo de 1 carta
   *[other] { $card } por baixo de { $count } cartas
}

# O espaço

page-empty-area = –
page-acted = { $count } já agiram
page-pilot = { $who } num Viper
page-raptor-pilot = { $who } num Raptor de Assalto
page-cargo = { $count } de { $resource }
page-no-cargo = vazia

# Pessoas

page-seat = { $number } { $who }
page-off-board = fora do tabuleiro
page-piloting = num Viper, { $area }
page-piloting-raptor = num Raptor de Assalto, { $area }
page-current = jogador corrente
page-cylon = Cylon revelado
page-sympathizer = Cylon simpatizante
page-leader = Líder Cylon
page-infiltrating = infiltrado
page-agenda = Plano
page-sympathetic-cylon = Cylon benévolo
page-hand = { n-cards } na mão
page-loyalty = Lealdade { $count }
page-shown = à vista: { $card }
page-super-crisis = Super Crise { $count }
page-quorum = Quorum { $count }
page-mutiny = Motim { $count }
page-motives = motivos { $count }
page-miracles = { $count ->
    [one] 1 marcador de Milagre
   *[other] { $count } marcadores de Milagre
}
page-once-used = habilidade de uma vez durante o jogo já usada
page-assist = apoio
page-assist-lost = apoio, perdido para os Cylons

# Na linha de comandos

notice-greeting = Um jogo para { $players }, semente { $seed }. Tens o lugar { $seat }; «help» mostra os comandos.
notice-goes-on = { $count ->
    [one] O jogo em { $file } continua depois de 1 resposta; «help» mostra os comandos.
   *[other] O jogo em { $file } continua depois de { $count } respostas; «help» mostra os comandos.
}
notice-how-to-answer = Responde com o número; no caso de cartas, com os seus números separados por espaços, ou «none»
notice-saved = guardado em { $file }
notice-order-given = A partir de agora: { $order }.
notice-no-orders = Não tens ordens permanentes.
notice-no-window = Uma ordem permanente dá-se quando se pergunta se queres usar alguma coisa.
notice-no-cards = sem cartas
notice-no-such-card = não existe a carta «{ $wanted }»
notice-no-such-ruling = não existe a regra { $wanted }, só { $first } a { $last }
notice-no-ruling-mentions = nenhuma regra refere «{ $wanted }»
notice-wants-number = um número de 1 a { $count }, ou «help»
notice-wants-cards = { $cards }, ou «help»
notice-card-twice = a carta { $number } só existe uma vez
notice-card-what = card de quê? Um identificador ou um nome
notice-rules-what = rules de quê? Um identificador como BASE-066, ou uma palavra
notice-save-what = save onde? Um ficheiro

how-many-up-to = { $count ->
    [one] até 1 carta, pelo seu número, ou «none»
   *[other] até { $count } cartas, pelos seus números, ou «none»
}
how-many-exactly = { $count ->
    [one] 1 carta, pelo seu número
   *[other] { $count } cartas, pelos seus números
}
how-many-between = { $min } a { $count } cartas, pelos seus números

command-ask = a pergunta outra vez
command-state = o tabuleiro e as pessoas
command-hand = as tuas cartas
command-card = qualquer carta, personagem ou localização
    .argument = ID
command-log = tudo o que aconteceu
command-rules = uma regra, ou as que referem uma palavra
    .argument = ID
command-pass = uma ordem permanente, quando se pergunta se queres usar alguma coisa: passar até ao fim desta verificação; pass turn, até ao fim deste turno; pass always, sempre nestas cartas e habilidades
    .argument = check
command-orders = retirar as tuas ordens permanentes; só orders mostra a lista
    .argument = clear
command-save = guardar o jogo
    .argument = FICHEIRO
command-quit = sair da mesa

# Repetições

notice-moment = Depois de { $at } de { $count } respostas
notice-verified = verificado: { $hash }
notice-asked = Pergunta: { $who } — { $question }

# Jogos contados

notice-games = { $count ->
    [one] 1 jogo de { $players } jogadores, bots { $bots }, semente { $seed }
   *[other] { $digits } jogos de { $players } jogadores, bots { $bots }, semente { $seed }
}
notice-pace = { $digits } respostas em { $seconds } s com { $threads } linhas de execução: { $a-second } por segundo, { $on-each-thread } em cada uma
count-won = { $side-id ->
    [human] ganharam os humanos
   *[cylon] ganharam os Cylons
}
count-won-by-agenda = ganhos por um Plano
count-won-by-motives = ganhos por motivos
# Um motivo, contado quando o seu líder o revelou.
count-revealed = { $motive }
count-jumped = o último salto
count-resource = fim { $resource-do }
count-boarded = Galactica tomada
count-destroyed = Galactica destruída
count-no-characters = ninguém com quem jogar
count-turns = turnos
count-answers = respostas
count-mean = média
count-min = mín.
count-max = máx.
