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
row-search = Missões
row-lost = Perdido de vez
row-executed = Execuções
row-in-play = Em jogo
row-check = Verificação
row-looked-at = Já visto
row-decks = Baralhos
row-space = Espaço
row-people = Jogadores

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
page-truce = tréguas: nenhuma nave Cylon é lançada nem ativada neste turno
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
page-acted = { $count ->
    [one] 1 já agiu
   *[other] { $count } já agiram
}
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
page-infiltrating = em infiltração
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
page-once-used = habilidade de uma vez durante o jogo: já usada
page-assist = apoio
page-assist-lost = apoio, perdido para os Cylons

# Na linha de comandos

n-players = { $players ->
    [one] 1 jogador
   *[other] { $players } jogadores
}
notice-greeting = Um jogo para { n-players }, semente { $seed }. Tens o lugar { $seat }. Escreve «help» para ver os comandos.
notice-goes-on = { $count ->
    [one] O jogo em { $file } continua depois de 1 resposta. Escreve «help» para ver os comandos.
   *[other] O jogo em { $file } continua depois de { $count } respostas. Escreve «help» para ver os comandos.
}
notice-how-to-answer = Responde com um número. Escolhe cartas pelos seus números, separados por espaços, ou «none».
notice-saved = guardado em { $file }
notice-order-given = A partir de agora: { $order }.
notice-no-orders = Não tens ordens permanentes.
notice-no-window = Podes dar uma ordem permanente quando te perguntam se queres usar uma carta ou habilidade.
notice-no-cards = sem cartas
notice-no-such-card = não existe a carta «{ $wanted }»
notice-no-such-ruling = não existe a regra { $wanted }; vão de { $first } a { $last }
notice-no-ruling-mentions = nenhuma regra refere «{ $wanted }»
notice-ruling = { $contested ->
    [yes] { $id } ({ $origin }, controversa) · { $section }
   *[no] { $id } ({ $origin }) · { $section }
}
notice-wants-number = escreve um número de 1 a { $count }, ou «help»
notice-wants-cards = escreve { $cards }, ou «help»
notice-card-twice = escolheste a carta { $number } duas vezes
notice-card-what = que carta? Escreve um identificador ou um nome
notice-rules-what = que regra? Escreve um identificador como BASE-066, ou uma palavra
notice-save-what = guardar onde? Escreve o nome de um ficheiro

how-many-up-to = { $count ->
    [one] até 1 carta, pelo seu número, ou «none»
   *[other] até { $count } cartas, pelos seus números, ou «none»
}
how-many-exactly = { $count ->
    [one] 1 carta, pelo seu número
   *[other] { $count } cartas, pelos seus números
}
how-many-between = { $min } a { $count } cartas, pelos seus números

command-ask = repetir a pergunta
command-state = mostrar o tabuleiro e os jogadores
command-hand = mostrar as tuas cartas
command-card = mostrar qualquer carta, personagem ou localização
    .argument = ID
command-log = mostrar tudo o que aconteceu
command-rules = consultar uma regra, ou todas as que referem uma palavra
    .argument = ID
command-pass = dar uma ordem permanente: passar até ao fim desta verificação; «pass turn», neste turno; «pass always», nestas cartas e habilidades
    .argument = check
command-orders = cancelar as tuas ordens permanentes; só «orders» mostra a lista
    .argument = clear
command-save = guardar o jogo
    .argument = FICHEIRO
command-quit = sair da mesa

# Repetições

notice-moment = Depois de { $at } de { $count } respostas
notice-verified = verificado: { $hash }
notice-sealed = o selo confere: { $seal }
notice-other-seal = este jogo foi jogado com outra semente; o seu selo é { $seal }
notice-asked = Pergunta: { $who } — { $question }

# Jogos contados

notice-games = { $count ->
    [one] 1 jogo de { n-players }, bots { $bots }, semente { $seed }
   *[other] { $digits } jogos de { n-players }, bots { $bots }, semente { $seed }
}
notice-progress = { $done } de { $all } jogos, faltam { $left }
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

# O que está errado, e outras palavras do programa

notice-no-language = não existe a língua «{ $wanted }»; escolhe entre { $known }
notice-no-set = não existe a caixa «{ $wanted }»; escolhe entre { $known }
notice-no-deck = não existe o baralho «{ $wanted }»; escolhe entre { $known }
notice-no-seat = não existe o lugar { $number }; escolhe de 0 a { $last }
notice-too-large = isto é demasiado grande para ser um cenário ou um jogo guardado
notice-not-a-save = isto não é um jogo guardado
notice-not-a-text = isto não é um texto
notice-no-scenario-in-file = não há nenhum cenário neste ficheiro
notice-another-game = { $file } tem um jogo diferente do que esta semente dá
notice-no-scenarios = não há cenários (*.scn) em { $folders }
notice-checked = { $passed } com êxito, { $failed } com falha
notice-shown = { $set }: { $shown } de { $count } demonstradas
notice-shown-by-none = sem demonstração
notice-not-showable = não demonstrável
notice-broke = o jogo { $game } com a semente { $seed } falhou depois de { $count ->
    [one] 1 resposta
   *[other] { $count } respostas
}
notice-open = O Airlock está a correr: { $address }
notice-cannot-open = não foi possível abrir { $file }
notice-in-use = { $file } está a ser usado por outro Airlock; termina primeiro esse
notice-cannot-listen = não foi possível escutar em { $address }
notice-cannot-read-tables = não foi possível ler as mesas
notice-cannot-start = o programa não consegue arrancar
notice-table = mesa «{ $id }»

# A linha de comandos: as palavras da ajuda à volta dos comandos e opções, e o que há de errado no que se escreveu

usage-heading = Utilização:
usage-commands = Comandos
usage-arguments = Argumentos
usage-options = Opções
usage-any-command = COMANDO
usage-any-options = [OPÇÕES]
usage-help = Mostrar esta ajuda
usage-version = Mostrar a versão
usage-default = [por omissão: { $value }]
usage-values = [um de: { $values }]
usage-variable = [ou de { $name }]

value-address = ENDEREÇO
value-file = FICHEIRO
value-hash = HASH
value-id = ID
value-id-word = ID|PALAVRA
value-n = N
value-name = NOME
value-names = NOMES
value-path = CAMINHO
value-tag = LÍNGUA
value-text = TEXTO

misuse-no-such-argument = não existe a opção ou o argumento «{ $arg }»
misuse-no-such-command = não existe o comando «{ $command }»
misuse-no-value = falta o valor de { $of }
misuse-no-such-value = { $of } não pode ser «{ $value }»; escolhe entre { $known }
misuse-bad-value = { $of } não pode ser «{ $value }»: { $about }
misuse-too-many = «{ $value }» está a mais em { $of }
misuse-together = { $arg } e { $other } não podem ser usados juntos
misuse-twice = { $arg } só pode ser usado uma vez
misuse-missing = falta: { $args }
misuse-other = não se percebe: { $why }

# Porque não se pode repetir um jogo guardado

replay-version = este jogo foi jogado com a versão { $saved } das regras, e este programa joga com a versão { $ours }; só um programa com a versão { $saved } o pode verificar
replay-earlier = este jogo começou com a versão { $saved } das regras: o que se jogou com a versão { $ours } está verificado; o resto só um programa com a versão { $saved } pode verificar
replay-state = não se consegue ler o estado a partir do qual o jogo continua: { $why }
replay-changed = a resposta { $at } deste jogo foi dada com a versão { $saved } das regras, e a partir daí a versão { $ours } joga de outra maneira
replay-answer = a resposta { $at }, do lugar { $seat }, foi recusada: { $why }
replay-too-few = { $count ->
    [one] o jogo tem 1 resposta, não { $wanted }
   *[other] o jogo tem { $count } respostas, não { $wanted }
}
replay-hash = a repetição acaba num estado diferente do do jogo guardado: { $replayed } em vez de { $saved }
replay-no-hash = o jogo guardado não traz hash para verificar

# O que «bench-tables» mediu

bench-tables = { $count } mesas, { $seats } lugares em cada uma, todos à escuta
bench-answers = { $answers } respostas em { $seconds } s: { $a-second } por segundo
bench-pushed = da resposta ao aviso na página de cada lugar: p50 { $half } ms, p99 { $most } ms, a pior { $worst } ms
bench-bytes = { $bytes } bytes enviados por resposta e lugar
bench-refused = respostas recusadas: { $count }
bench-memory = memória { $all } MiB: { $streamed } KiB por mesa com as suas ligações, { $bare } KiB sem elas
bench-stages = memória: vazio { $empty } MiB, com as mesas { $made } MiB, à escuta { $listening } MiB

# A ajuda do programa: o que faz um comando, depois as suas opções

program = Battlestar Galactica: o jogo de tabuleiro, segundo as regras
program-option-lang = Língua: en-GB, es, pl, etc. (por omissão: a do sistema, se existir)
program-serve = Servir as mesas no navegador (por omissão, sem comando)
program-serve-listen = O endereço onde escutar
program-option-data = O ficheiro com todas as mesas; é criado se não existir
program-serve-url = Endereço público do servidor, usado nas ligações, como https://airlock.example
program-serve-rate = Pedidos por segundo que uma pessoa pode fazer; 0: sem limite
program-serve-password-memory = Memória para verificar palavras-passe, em MiB; cada verificação em simultâneo precisa de 19
program-serve-tables = Mesas por hora que uma pessoa pode criar; 0: sem limite
program-serve-guests = Novos visitantes por hora de um mesmo endereço; 0: sem limite
program-serve-lines = Mensagens por minuto que uma pessoa pode escrever na conversa; 0: sem limite
program-serve-streams = Páginas que uma pessoa pode ter abertas ao mesmo tempo; 0: sem limite
program-serve-connections = Ligações no total
program-serve-connections-per-address = Ligações de um endereço; um proxy de confiança não tem limite
program-serve-trusted-proxy = Redes dos proxies de confiança, que dizem de quem é cada pedido, separadas por vírgulas
program-serve-forwarded-by = Cabeçalho em que esses proxies indicam o endereço
program-serve-drain = Segundos que os pedidos em curso têm para terminar quando o programa para
program-serve-metrics = Endereço das métricas para o Prometheus; vazio: nenhum
program-serve-keep-lobbies = Dias ao fim dos quais se apagam as mesas que não começaram e os visitantes sem mesa; 0 para nunca
program-serve-pack-games = Dias ao fim dos quais um jogo terminado é arquivado (continua a poder ser lido); 0 para nunca
program-serve-keep-games = Dias ao fim dos quais um jogo terminado é apagado; 0 para nunca
program-serve-admin = Contas de quem tem a página /admin, separadas por vírgulas
program-serve-pause = Segundos da pausa que é igual para todos
program-serve-bot-delay = Milissegundos entre duas jogadas de bots ao ritmo normal
program-serve-idle = Segundos ao fim dos quais uma mesa sem uso sai da memória
program-serve-survives = A que sobrevive uma resposta confirmada: a uma falha do programa, ou também a uma falha de energia (mais lento)
program-serve-log-format = Formato do registo
program-export = Escrever uma mesa com todo o seu registo em JSON
program-export-table = O identificador da mesa, como no seu endereço
program-import = Importar uma mesa exportada
program-import-file = O ficheiro escrito pela exportação
program-admin = Cuidar das mesas e pessoas de um servidor, a correr ou não
program-admin-tables = Listar mesas
program-admin-tables-text = Parte do nome da mesa ou de um jogador, ou o início do identificador; sem ele, as mesas mais recentes
program-admin-tables-state = Só as mesas neste estado
program-admin-table = Mostrar uma mesa: lugares, datas, conversa; nunca o que o jogo esconde
program-admin-delete-table = Apagar uma mesa para sempre
program-admin-lock = Bloquear uma mesa: ninguém a pode mudar
program-admin-unlock = Desbloquear uma mesa
program-admin-people = Procurar pessoas
program-admin-people-text = Parte da conta ou de qualquer nome que use; sem ele, as mais recentes
program-admin-person = Mostrar uma pessoa: mesas, denúncias, conversa
program-admin-mute = Silenciar uma pessoa em todo o lado
program-admin-unmute = Deixar uma pessoa voltar a falar
program-admin-ban = Banir uma pessoa: as sessões terminam e os bots continuam
program-admin-unban = Levantar um banimento
program-admin-delete-person = Apagar para sempre o nome e as palavras de uma pessoa; os jogos ficam
program-admin-announce = Anunciar algo em todas as páginas; sem texto, mostrar o anúncio atual
program-admin-announce-text = O texto
program-admin-announce-hours = Horas até desaparecer (por omissão: ao ser retirado)
program-admin-withdraw = Retirar o anúncio
program-admin-reports = Listar as denúncias dos jogadores
program-admin-reports-all = Também as resolvidas
program-admin-report = Mostrar uma denúncia com o que se disse à volta
program-admin-settle = Dar uma denúncia por resolvida
program-admin-log = Mostrar o que foi feito, por quem e quando
program-option-person = Conta, ou o número que a lista de pessoas mostra
program-option-number = O número que a lista de denúncias mostra
program-option-table = O identificador da mesa, como no seu endereço
program-bench-tables = Pôr muitas mesas a jogar por HTTP real e medi-las
program-bench-tables-tables = Quantas mesas
program-bench-tables-players = Lugares em cada uma
program-bench-tables-seconds = Durante quantos segundos se enviam respostas
program-bench-tables-rate = Respostas por segundo em todas as mesas; 0 para tantas quantas o servidor aceite
program-bench-tables-at-once = Respostas em curso ao mesmo tempo
program-bench-tables-data = Ficheiro das mesas do servidor (por omissão: um novo ficheiro temporário)
program-rules = Consultar regras
program-rules-wanted = Um identificador como BASE-066, ou palavras a procurar; sem nada, mostra todas as regras
program-cards = Mostrar cartas, personagens, localizações e marcadores
program-cards-set = Só desta caixa
program-cards-deck = Só deste baralho
program-cards-json = Mostrar as linhas em JSON
program-check = Correr cenários
program-check-paths = Ficheiros, ou pastas com ficheiros *.scn a qualquer profundidade
program-check-coverage = Dizer quantas regras de cada caixa são referidas por algum cenário que passe, e quais não são
program-simulate = Jogar jogos inteiros entre bots e contar como terminam
program-simulate-games = Quantos jogos
program-simulate-seed = Semente; a mesma semente dá os mesmos resultados
program-simulate-threads = Quantas linhas de execução, no máximo 256 (por omissão: uma por núcleo)
program-simulate-json = Mostrar os resultados em JSON
program-play = Jogar no terminal contra bots
program-play-seed = Semente; com as mesmas respostas dá o mesmo jogo (por omissão: um jogo novo)
program-play-seat = O teu lugar, a contar do 0
program-play-save = Guardar o jogo neste ficheiro; se já lá houver um, continua-o
program-replay = Mostrar um jogo guardado em qualquer momento
program-replay-file = Um jogo guardado com «airlock play --save»
program-replay-at = Mostrar o jogo depois de tantas respostas (por omissão: depois da última)
program-replay-seat = Mostrar o que vê este lugar, a contar do 0 (por omissão: todos os segredos)
program-replay-verify = Verificar que o jogo do ficheiro leva ao estado cujo hash ele traz
program-replay-seal = Com --verify: o selo que a mesa mostrou; a semente do ficheiro tem de lhe corresponder
program-replay-log = Contar o que aconteceu até aí
program-replay-scenario = Escrever este momento como cenário; com «--seat», sem o que esse lugar não pode saber
program-option-players = Quantos jogam: 1 a 6, com Pegasus ou Aurora 3 a 7
program-option-sets = As caixas em jogo, separadas por vírgulas; o jogo base está sempre incluído
program-option-objective = Para onde vai a Frota (Nova Caprica: PEG-120; Terra: DAY-101)
program-option-difficulty = Em quanto começam os recursos (BASE-281)
program-option-variant = Variantes publicadas, separadas por vírgulas (BASE-028, BASE-280, PEG-076, PEG-091)
program-option-rulings = A leitura das regras controversas (BASE-089, BASE-133)
program-option-bots = Quem ocupa os outros lugares
