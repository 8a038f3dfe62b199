# A própria mesa: pessoas, Frota, tabuleiro, baralhos, mão.

ui-change = { $by }

# O topo

ui-brand = Airlock
ui-brand-title = Airlock: as tuas mesas
ui-people = Jogadores
ui-people-you = tu
ui-people-bot = bot
ui-people-away = { $who }: ausente
ui-people-hand = { $count ->
    [one] carta na mão
   *[other] cartas na mão
}
ui-people-flies = Viper, { $area }
ui-people-flies-raptor = Raptor de Assalto, { $area }
ui-people-off = Fora do tabuleiro
ui-people-no-character = Ainda sem personagem
ui-people-nukes = { $count ->
    [one] 1 bomba nuclear
   *[other] { $count } bombas nucleares
}
ui-people-president = { $count ->
    [one] Presidente, 1 carta de Quorum
   *[other] Presidente, { $count } cartas de Quorum
}
ui-people-miracles = { $count ->
    [0] Sem marcadores de Milagre
    [one] 1 marcador de Milagre
   *[other] { $count } marcadores de Milagre
}
ui-people-mutiny = { $count ->
    [one] 1 carta de Motim
   *[other] { $count } cartas de Motim
}
ui-people-mutineer = O Amotinado
ui-people-motives = { $count ->
    [one] 1 motivo revelado
   *[other] { $count } motivos revelados
}
ui-people-once = Habilidade de uma vez durante o jogo: disponível
ui-people-once-used = Habilidade de uma vez durante o jogo: já usada
ui-people-cylon = Cylon revelado
ui-people-sympathizer = Cylon simpatizante
ui-people-leader = Líder Cylon
ui-people-sympathetic = Cylon benévolo
ui-people-infiltrates = Em infiltração: conta como jogador humano
ui-people-assist = Ajuda-te
ui-people-assist-lost = É um Cylon, já não ajuda

ui-tools = Ferramentas da mesa
ui-menu = Menu da mesa
ui-menu-rules = Consultar as regras
ui-menu-sound = Som desligado
ui-menu-replay = Repetição
ui-menu-save = Guardar o jogo
ui-menu-report = Comunicar um problema
ui-menu-pace = Velocidade dos bots
ui-menu-device = Levar este lugar para outro dispositivo
ui-menu-leave = Sair da mesa
ui-menu-leave-what = A partir de agora um bot joga no teu lugar e só vês o que veem os espectadores. Podes voltar quando quiseres.
ui-menu-leave-sure = Deixar um bot jogar por mim
ui-menu-people = Pessoas desta mesa
ui-menu-tables = Voltar às minhas mesas

# A Frota

ui-fleet = Frota
ui-fleet-red = , no vermelho
ui-fleet-shield = A próxima perda neste turno é reduzida em 1
ui-jump = Salto
ui-jump-risk = { $count } de População em risco
ui-jump-not-ready = não está pronto
ui-jump-now = a Frota salta
ui-jump-out = sem uso: a Galactica já voltou
ui-jump-return = traz a Galactica de volta
ui-jump-auto = auto
ui-jump-cost = −{ $count }
ui-distance = Distância { $count }
ui-distance-to = de { $goal } até { $objective }
ui-distance-of = de { $goal }
ui-distance-last = próximo salto: { $objective }
ui-ships = Naves Civis
ui-ships-left = perdem-se se ficarem
ui-ships-locked = bloqueadas
ui-ships-prepared = preparadas
ui-ships-in-space = no espaço
ui-reckless = Imprudente
ui-reckless-what = Jogou-se uma carta imprudente: as habilidades de verificação das cartas reveladas têm efeito
ui-in-play-jump = A próxima Crise faz avançar o indicador do salto
ui-in-play-no-jump = Neste turno não há preparação para o salto
ui-in-play-borrowed = { $title } até ao fim do turno, em vez de { $who }
ui-in-play-executed = { $mourned ->
    [yes] Execuções: { $names }. Custou Moral.
   *[no] Execuções: { $names }
}
ui-in-play-truce-short = Tréguas
ui-in-play-mission-short = Sem Crise
ui-in-play-caught-short = Para a Prisão
ui-in-play-truce = Nenhuma nave Cylon é lançada nem ativada até ao fim do turno
ui-in-play-mission = Começou uma missão: neste turno não há Crise
ui-in-play-caught = { $who } vai para a Prisão no fim do turno
ui-in-play-missions = Distância por missões: { $count }
ui-in-play = Em jogo
ui-in-play-none = Nada
ui-in-play-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
ui-in-play-held = { $card }: { $who }

# O tabuleiro

ui-board = Tabuleiro
ui-board-launch = área de lançamento
ui-board-basestar = { $count ->
    [0] Basestar, sem danos
   *[other] Basestar, { $count } de { $limit } de dano: { $tokens }
}
ui-board-own-viper = o teu Viper
ui-board-viper-of = Viper, pilotado por { $who }
ui-board-own-raptor = o teu Raptor de Assalto
ui-board-raptor-of = Raptor de Assalto, pilotado por { $who }
ui-board-unmanned-raptor = { $count ->
    [one] Raptor de Assalto não pilotado
   *[other] { $count } Raptors de Assalto não pilotados
}
ui-board-rebels = Ainda não está em jogo: uma missão decide a quem se junta
ui-board-unmanned = { $count ->
    [one] Viper não pilotado
   *[other] { $count } Vipers não pilotados
}
ui-board-civilians = { $count ->
    [one] nave Civil, de face para baixo
   *[other] { $count } naves Civis, de face para baixo
}
ui-board-civilian-known = Nave Civil que já viste. { $text }
ui-board-boarding = Indicador de Centuriões a Bordo
ui-board-boarding-short = A Bordo
ui-board-boarding-start = início
ui-board-boarding-end = nave perdida
ui-board-centurions = { $count ->
    [one] 1 Centurião
   *[other] { $count } Centuriões
}
ui-board-site = { $ship-id ->
    [cylon] Cylons
   *[other] { $ship }
}
ui-board-damaged = com danos
ui-board-shut = sem uso
ui-board-damaged-vipers = Danificados
ui-board-lost = Perdidos
ui-board-reserves = Reservas
ui-board-reserves-empty = Não há Vipers nas reservas
ui-board-tabs = Tabuleiro à vista
ui-board-in-orbit = Em órbita
ui-board-of = de { $limit }
ui-board-takes-it = { $ship-id ->
    [galactica] Na Galactica
   *[other] Dano aqui
}
ui-board-closed = Fechada desde a chegada a Nova Caprica
ui-board-away = Fora de alcance até a Galactica voltar
ui-board-destroyed = Destruída: ninguém pode ir para lá
ui-board-hull = de { $limit } localizações com danos

# O que faz uma localização, curto para caber na sala

ui-room-ftl-control = Saltar já, se o indicador estiver azul
ui-room-weapons-control = Atacar 1 nave Cylon
ui-room-command = Ativar Vipers não pilotados ×{ $count }
ui-room-communications = Ver { $count } naves Civis e movê-las
ui-room-admirals-quarters = Verificação { $count } { $skills }: prender alguém
ui-room-research-lab = Comprar { $count } de { $first } ou { $count } de { $second }
ui-room-hangar-deck = Pilotar um Viper e agir outra vez
ui-room-armory = Atacar 1 Centurião: { $odds }
ui-room-sickbay = Só 1 carta por turno
ui-room-brig = Verificação { $count } { $skills }: sair
ui-room-press-room = Comprar { $count } de { $skills }
ui-room-presidents-office = Quorum para o Presidente
ui-room-administration = Verificação { $count } { $skills }: novo Presidente
ui-room-caprica = Super Crise, ou 1 de { $count } Crises
ui-room-cylon-fleet = Ativar naves, ou lançar
ui-room-human-fleet = Roubar 1 carta; { $count }⁠–⁠8: dano na Galactica
ui-room-resurrection-ship = Nova Super Crise; passar a Lealdade

ui-room-human-fleet-overlay = Ver, comprar { $count }; líderes infiltram-se
ui-room-resurrection-ship-overlay = Comprar uma Super Crise
ui-room-pegasus-cic = Atingir uma Basestar com { $from }⁠–⁠{ $to }
ui-room-airlock = Verificação { $count } { $skills }: executar
ui-room-main-batteries = Disparar para 1 área
ui-room-engine-room = Descartar { $count }: a próxima Crise salta
ui-room-medical-center = Só 1 carta por turno. A Enfermaria em terra.
ui-room-detention = Verificação { $count } { $skills }: sair. Sem movimento, no máximo { $most } cartas por verificação.
ui-room-resistance-hq = Verificação { $count } { $skills }: executar alguém em terra
ui-room-occupation-authority = Presidente: comprar e jogar uma carta de Quorum
ui-room-breeders-canyon = Perder 1 do recurso mais alto; o indicador avança
ui-room-shipyard = Preparar ou evacuar 1 nave

ui-room-press-room-overlay = Alguém compra Motim; podes descartar um
ui-room-presidents-office-overlay = Comprar { $count } de { $skills }
ui-room-administration-overlay = Comprar Motim; o Presidente pode cair
ui-room-quorum-chamber = Presidente: comprar Quorum, depois comprar ou jogar 1
ui-room-hub-destroyed = Descartar { $count }: Super Crise, ir para a Frota Cylon
ui-room-bridge = Começar uma missão, sem Crise
ui-room-tactical-plot = Ver uma missão
ui-room-captains-cabin = Todos compram { $count } do tipo que disseres
ui-room-hybrid-tank = Ordenar as { $count } Crises do topo
ui-room-datastream = Ficar com { $count } de 1 tipo
ui-room-raider-bay = { $vipers } Vipers, ou { $raiders } Raiders agem
ui-room-cylon-occupation = Uma Força avança, chega mais 1
ui-room-cylon-crisis = Comprar uma Crise e resolvê-la
ui-room-cylon-peek = Ver a nave do topo das Bloqueadas, movê-la

# Nova Caprica

ui-ground-costs = mover-se entre nave e terra custa 1 carta
ui-ground-away = A Galactica está longe: o indicador do salto trá-la de volta
ui-ground-road = Caminho das Forças de Ocupação, até ao Estaleiro
ui-ground-road-end = perde-se uma nave
ui-ground-forces = { $count ->
    [one] 1 Força de Ocupação,
   *[other] { $count } Forças de Ocupação,
}
ui-ground-humans = Jogadores humanos:
ui-ground-cylons = Jogadores Cylon:
ui-ground-nothing = Aqui não há nada para eles
ui-ground-track-out = O indicador do salto já não se usa
ui-ground-up = para uma área de bombordo
ui-ground-prepare = preparar
ui-ground-prepared = preparadas
ui-ground-locked = bloqueadas
ui-ground-known = { $place ->
    [1] Conheces a nave do topo. { $text }
   *[other] Conheces a { $place }.ª nave a contar do topo. { $text }
}
ui-ground-left = Ainda em terra: { $ships ->
    [one] 1 nave
   *[other] { $ships } naves
}, { $people ->
    [one] 1 jogador humano
   *[other] { $people } jogadores humanos
}

# A Procura de um Lar

ui-search-missions = { $count ->
    [one] missão
   *[other] missões
}
ui-search-empty = Sem missão
ui-search-empty-what = A Ponte começa uma
ui-search-active = Missão Ativa
ui-search-passed = Missão Ativa: superada
ui-search-failed = Missão Ativa: falhada
ui-search-down = De face para baixo até ao salto
ui-search-human = Humana
ui-search-human-what = Juntou-se aos humanos: só os jogadores humanos podem ir para lá
ui-search-cylon = Cylon
ui-search-cylon-what = Juntou-se aos Cylons: só os jogadores Cylon podem ir para lá
ui-search-none = Sem lado
ui-search-cost = ou uma Super Crise por cada ação aqui

# Os baralhos

ui-decks = Baralhos
deck-of = { $deck-id ->
    [destination] Deck de { $deck }
   *[other] Baralho de { $deck }
}
ui-deck-name = { deck-of }:
ui-deck = { $discards ->
    [0] { deck-of }: { $left }
   *[other] { deck-of }: { $left }, descartes { $discards }
}
ui-deck-top = Conheces a carta do topo: { $card }
ui-deck-discard = Último descarte: { $card }
ui-deck-ground = Cartas de Nova Caprica
ui-deck-ground-name = Baralho de Crise de Nova Caprica:
ui-deck-aside = Cartas de Crise postas de lado: { $left }
ui-deck-destiny = Deck de Destino: { $left }
ui-deck-destiny-name = Deck de Destino:
ui-deck-civilians = { $lost ->
    [0] Naves Civis fora do tabuleiro: { $left }
   *[other] Naves Civis fora do tabuleiro: { $left }, destruídas { $lost }
}
ui-deck-civilians-name = Naves Civis fora do tabuleiro:

# A mão

ui-hand = A tua mão
ui-hand-short = Mão
ui-hand-playable = { $count } para jogar
ui-hand-choosable = { $count } à escolha
ui-hand-empty = Não tens cartas.
ui-hand-once = { $ability }: disponível
ui-hand-once-used = { $ability }: já usada
ui-hand-cylon = Cylon revelado
ui-hand-sympathizer = Simpatizante
ui-hand-leader = Líder Cylon
ui-hand-leader-infiltrating = Líder Cylon, em infiltração
ui-hand-sympathetic-cylon = Cylon benévolo
ui-hand-super-crises = { $count ->
    [one] 1 Super Crise
   *[other] { $count } Super Crises
}
ui-hand-count = { $quorum ->
    [0] { $count } de { $limit } cartas
   *[other] { $limited ->
        [yes] { $count } de { $limit } · { $quorum }/{ $most } Quorum
       *[no] { $count } de { $limit } · { $quorum } Quorum
    }
}
ui-hand-miracles = { $count ->
    [0] Sem marcadores de Milagre
    [one] 1 marcador de Milagre
   *[other] { $count } marcadores de Milagre
}
ui-hand-mutiny = Motim: { $count }, máximo { $limit }
ui-hand-mutineer = Amotinado: { $count } de { $limit } de Motim
ui-hand-motive-side = { $side-id ->
    [human] Humano
   *[cylon] Cylon
}
ui-hand-motives = { $count ->
    [one] 1 motivo
   *[other] { $count } motivos
}
ui-hand-motives-true = { $count ->
    [one] Um motivo teu cumpre-se agora: podes revelá-lo a qualquer momento
   *[other] { $count } motivos teus cumprem-se agora: podes revelá-los a qualquer momento
}
ui-hand-motives-look = { $count ->
    [one] Manter premido para ver o teu motivo oculto
   *[other] Manter premido para ver os teus { $count } motivos ocultos
}
ui-hand-sheet = Folha de personagem
ui-hand-loyalty = { $agendas ->
    [0] Lealdade
   *[other] Plano
}
ui-hand-loyalty-hold = Premir para ver
ui-hand-loyalty-look = { $count ->
    [0] Manter premido para ver o teu Plano
    [one] Manter premido para ver a tua carta de Lealdade
   *[other] Manter premido para ver as tuas { $count } cartas de Lealdade
}
ui-hand-loyalty-face = { $team ->
    [human] Não és um Cylon
    [sympathizer] Simpatizante
    [mutineer] Amotinado
    [sympathetic-cylon] Cylon benévolo
   *[cylon] Cylon: { $power }
}

ui-card-text = { $text }.
ui-card-action = ação
ui-card-movement = mov.
ui-card-movement-or-action = mov./ação
ui-card-in-check = verificação
ui-card-reaction = reação
ui-card-here = aqui
ui-card-quorum = Quorum
ui-card-super-crisis = Super Crise
ui-card-mutiny = Motim
ui-card-play = Jogar agora
ui-card-discard = Pode descartar-se
ui-card-pay = Serve para pagar
ui-card-aside = Vai para os descartes
ui-card-for = Conta a favor
ui-card-against = Conta contra
ui-card-nothing = Não conta
ui-card-cylons-only = Texto só para Cylons
ui-card-reckless = Torna a verificação imprudente
ui-card-mutinous = Quem escolher descartá-la compra uma carta de Motim
ui-card-checks-only = Só para verificações
ui-card-next-action = Na tua próxima ação
ui-card-next-movement = Em vez do teu próximo movimento
ui-card-next-either = Em vez de um movimento ou ação
ui-card-when-reckless = Se revelada numa verificação imprudente
ui-card-at = Local: { $where }

ui-card-when-crisis-revealed = Depois de revelada uma Crise
ui-card-when-option-chosen = Depois de uma escolha
ui-card-when-instead-of-check = Antes da verificação
ui-card-when-before-cards = Antes da verificação
ui-card-when-before-reveal = Antes de revelar
ui-card-when-after-total = Depois do total
ui-card-when-after-check = Depois da verificação
ui-card-when-before-roll = Antes do dado
ui-card-when-after-roll = Depois do dado
ui-card-when-viper-attacked = Quando atacam um Viper
ui-card-when-vipers-placed = Quando se colocam Vipers
ui-card-when-turn-began = No início do teu turno
ui-card-when-cards-added = Depois de alguém contribuir
ui-card-when-after-reveal = Depois de revelar
ui-card-when-destroyed = Depois de destruíres uma Basestar ou um Centurião
ui-card-when-before-raiders = Antes de os Raiders agirem
ui-card-when-treachery-discarded = Quando um jogador humano descarta Traição

ui-card-when-in-check = Quando revelada numa verificação
ui-card-when-check-passed = Depois de superada uma verificação
ui-card-when-choosing-option = Antes de uma escolha
ui-card-when-civilian-threatened = Quando atingem uma nave Civil
ui-card-when-removing-ships = Quando a Frota salta
ui-card-when-before-activation = Antes de as naves Cylon agirem
ui-card-when-infiltration-ends = Quando termina a tua infiltração
ui-card-when-motive-holds = Quando se cumpre

# Quem assiste

ui-hand-watch = Estás a assistir a este jogo.
ui-hand-watch-over = O jogo terminou.
ui-hand-watch-what = Vês o que todos veem: nem mãos, nem Lealdade, nada que a mesa ainda não saiba.
ui-hand-watch-sit = Estes lugares são de bots. Podes pedir um; decide quem organiza:
ui-hand-watch-name = O teu nome, se ainda não o disseste
ui-hand-watch-asked = Pediste este lugar: { $seat }. Decide quem organiza.
ui-hand-watch-withdraw = Retirar o pedido
ui-hand-watch-left = Um bot joga por ti.
ui-hand-watch-back = Voltar ao meu lugar
ui-hand-watch-shut = Quem organiza retirou-te desta mesa. Ainda podes assistir.
ui-request = { $name } pede este lugar: { $seat }.
ui-request-admit = Aceitar
ui-request-decline = Recusar
