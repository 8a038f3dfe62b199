# Respostas, como textos de botões: no infinitivo. Os resumos (.summary) falam ao jogador por tu.

# Recusar

pass-move = Ficar
pass-action = Não fazer nada
pass-window = Não usar nada
pass-may = Não
pass-risk = Não arriscar
pass-vipers = Não ativar mais
pass-attack = Não atacar mais
pass-civilian = Deixá-la { $area-no }
pass-peeked = Deixar no topo
pass-repair = Não reparar mais
pass-restore = Mais nenhuma nave
pass-let-look = Recusar
accept-let-look = Deixar ver
pass-sympathizer = Ficar com ela
pass-recon = Não ver
pass-extra = Mais nenhuma ação
pass-draw = Não comprar
pass-fight = Não lutar mais
pass-give = Não passar nada
pass-execute-instead = Para a Prisão
accept-let-execute = Aceitar a execução
accept-let-discard = Aceitar o descarte
accept-execute-instead = { $whom-id ->
    [you] Aceitar a execução
   *[other] Executar { $whom }
}
pass-take = Não ficar com nenhuma
pass-remove = Não retirar
pass-discard = Descartá-la
pass-launch = Não lançar mais
pass-activate = Não ativar
pass-spare = Não ajudar ninguém
pass-president = Deixar o cargo
pass-stay-in-space = Voltar ao Hangar
pass-keep-in-space = Devolver às reservas
pass-other = Passar

# Aceitar

accept-may = { $deeds-inf }
accept-risk = Arriscar { $ships }
accept-recon = Ver
accept-extra = Realizar mais 1 ação
accept-activate = Ativar { $where-o }
accept-draw = Comprar { draw-skill }, ficar com { $keep }
accept-president = Manter o Título
accept-miracle = Um marcador de Milagre
accept-stay-in-space = Ficar no espaço
accept-keep-in-space = Deixar no espaço
accept-other = Sim

# Um de vários

choice-check = verificação de Habilidade { $difficulty }: { $skills }
choice-person = { $whom-id ->
    [you] Tu
   *[other] { $whom }
}
choice-location = { $where }
choice-area = { $area }
choice-viper-of = { $whom-id ->
    [you] O teu Viper
   *[other] Viper { $whom-do }
}
choice-repair-location = Reparar { $where-o }
choice-fly = Voar para { $area-o }
choice-move-civilian = Movê-la para { $area-o }
choice-drawn = { $count } de { $skill }
    .e = { $count } de { $skill }
choice-option = Opção { $number }
choice-order-move = Mover-te e realizar 1 ação
choice-order-act = Realizar 2 ações
choice-destination = { $card }, distância { $distance }
choice-deck = { $deck-o }
choice-put-under = Pôr no fundo do baralho
choice-launch = Lançar um Viper para { $area-o }
choice-launch-self = Lançar-te para { $area-o }
choice-fly-viper = Mover um Viper { $from-do } para { $to-o }
choice-attack = Atacar { $foe }
choice-destroy = Destruir { $foe }
choice-civilian = Nave Civil { $number } ({ $area })
choice-unmanned = Viper não pilotado ({ $area })
choice-damage-location = Danificar { $where-o }
choice-damage-resource = { $by } de { $resource }
choice-repair-viper = Reparar um Viper
choice-return-damaged = Recuperar um Viper danificado
choice-return = Recuperar { $craft-um } destruído
choice-learned-check = Para a verificação
choice-learned-hand = Para a tua mão
choice-force = Força de Ocupação ({ $where })
choice-hand-on = Mostrar «{ $card }»; as outras vão para { $whom }
choice-prepare = Preparar uma nave
choice-evacuate = Evacuar uma nave
choice-in-reserves = { a-craft } nas reservas
choice-ship-kind = { a-craft }
    .many = { $craft-id ->
        [raider] Raiders
       *[other] Vipers
    }
a-craft = { $craft-um }
choice-launch-raptor = Lançar um Raptor de Assalto para { $area-o }
choice-launch-self-raptor = Lançar-te num Raptor de Assalto para { $area-o }
choice-fly-raptor = Mover um Raptor de Assalto { $from-do } para { $to-o }
choice-raptor-attack = Atacar { $foe } com um Raptor de Assalto
choice-unmanned-raptor = Raptor de Assalto não pilotado ({ $area })
choice-crisis-on-top = { $card }: no topo
choice-crisis-under = { $card }: no fundo do baralho

foe-raider = um Raider ({ $area })
    .here = um Raider
    .many = Raiders ({ $area })
foe-heavy-raider = um Heavy Raider ({ $area })
    .here = um Heavy Raider
    .many = Heavy Raiders ({ $area })
foe-scar = Scar ({ $area })
    .o = Scar ({ $area })
    .here = Scar
foe-basestar = a Basestar { $number }
    .o = a Basestar { $number }
foe-basestar-at = a Basestar { $number } ({ $area })
    .o = a Basestar { $number } ({ $area })
foe-centurion = um Centurião no espaço { $space }

# Ações

act-location = Ativar { $where-o }
act-card = Jogar { $card }
act-ability = Usar { $ability }
act-nuke = Lançar bomba nuclear
act-draw-quorum = Comprar uma carta de Quorum
act-play-quorum = Jogar { $card }
act-play-mutiny = Jogar { $card }
act-viper = Ativar o teu Viper
act-fight-occupation = Combater uma Força de Ocupação
act-detain = Deter { $whom }
act-leave-orbit = Saltar e terminar o jogo
act-end-infiltration = Terminar a infiltração
act-reveal = Revelar-te como Cylon: { $power }

# Usos fora do turno

use-card = Jogar { $what }
use-ability = Usar { $what }
use-quorum = Descartar { $what }
use-shift = { $what }: dificuldade { $by }
use-die-shift = { $what }: resultado { $by }
use-learn = { $what }: ver { $skill-o }
use-title = { $what }: ficar com o Título de { $title }
use-pass = { $what }: superar a verificação
use-fail = { $what }: falhar a verificação
use-skill = { $what }: as cartas de { $skill } têm força 0
use-area = { $what }: pilotar um Viper ({ $area })
use-motive = Revelar { $what }
use-option = { $what }: { $option }
use-icon = { $what }: { $icon-id ->
    [raiders] ativar os Raiders
    [launch-raiders] lançar Raiders
    [heavy-raiders] ativar os Heavy Raiders
    [occupation] ativar as Forças de Ocupação
   *[basestars] ativar as Basestars
}
use-raptor = { $what }: pilotar um Raptor de Assalto ({ $area })
use-with-card = { $what }: descartar { $card } em vez de lançar o dado

# Várias cartas

cards-add = { $count ->
    [0] Não contribuir
    [one] Contribuir com 1 carta
   *[other] Contribuir com { $count } cartas
}
cards-discard = { $count ->
    [0] Não descartar
    [one] Descartar 1 carta
   *[other] Descartar { $count } cartas
}
cards-may-discard = { $count ->
    [0] { pass-let-look }
    [one] Descartar 1 carta
   *[other] Descartar { $count } cartas
}
cards-pay = { $count ->
    [0] Não pagar
    [one] Pagar com 1 carta
   *[other] Pagar com { $count } cartas
}
cards-take = { n-cards }
cards-give = { $count ->
    [0] Não passar nada
    [one] Passar 1 carta
   *[other] Passar { $count } cartas
}
cards-add-or-mutiny = { $count ->
    [0] Comprar uma carta de Motim
    [one] Contribuir com 1 carta
   *[other] Contribuir com { $count } cartas
}
cards-put = { $count ->
    [0] Não pôr nenhuma
    [one] Pôr 1 carta no topo
   *[other] Pôr { $count } cartas no topo
}

# Porque não

denied-line = { $action }: { $reason }.
denied-stranded = a fraqueza Abandonado não te deixa realizar ações
denied-no-action = esta localização não tem ação
denied-damaged = a localização está danificada
denied-forbidden = uma carta em jogo não o permite
denied-weakness = a tua fraqueza não o permite: { $ability }
denied-too-few-cards = não tens cartas de Habilidade suficientes para pagar
denied-requires = só se { $condition }
denied-once-per-turn = já se jogou uma neste turno
denied-once-per-game = já a usaste
denied-no-miracle = não tens marcadores de Milagre suficientes
denied-not-moving = só no teu passo de Movimento, em vez de te moveres
denied-no-target = agora não teria efeito
denied-no-target-player = não há ninguém para escolher
denied-no-target-vipers = não há nenhum Viper que possas usar
denied-no-target-area = não há naves Cylon na tua área
denied-no-target-ships = não há naves Cylon no tabuleiro
denied-no-target-centurions = não há Centuriões a bordo
denied-no-target-civilians = não há naves Civis no espaço
denied-no-target-repair = aqui não há nada danificado
denied-no-target-repair-any = não há nada danificado
denied-no-target-basestar = não há Basestars no tabuleiro
denied-no-target-title = o Título não mudaria de mãos
denied-no-target-quorum = o baralho de Quorum está vazio

illegal-over = O jogo terminou.
illegal-not-asked = Não é a tua vez de responder.
illegal-not-an-option = Não podes fazer isso agora.

setup-players = O jogo base é para 1 a 6 jogadores, não para { $count }.
setup-no-sympathizer = A variante sem simpatizante é para 4 ou 6 jogadores, não para { $count }.
setup-cooperative = A variante totalmente cooperativa é para 2 a 6 jogadores, não para { $count }.
setup-cooperative-no-sympathizer = A variante totalmente cooperativa não tem baralho de Lealdade, por isso não há simpatizante para tirar.
setup-pegasus-players = Com Pegasus, o jogo é para 3 a 7 jogadores, não para { $count }.
setup-seven-without-leader = Com 7 jogadores, um tem de ser Líder Cylon, por isso não podes deixar os Líderes de fora.
setup-new-caprica-without-pegasus = Nova Caprica é um objetivo de Pegasus: junta Pegasus ou escolhe Kobol.
setup-leaders-without-expansion = O jogo base não tem Líderes Cylon nem o Cylon benévolo: junta uma expansão que os tenha ou retira a variante.
setup-sympathetic-cylon = O Cylon benévolo substitui o simpatizante, por isso é para 4 ou 6 jogadores, não para { $count }.
setup-sympathetic-cylon-with-leaders = O Cylon benévolo joga-se sem Líderes Cylon: retira-os também.
setup-sympathetic-cylon-no-sympathizer = Sem simpatizante também não há Cylon benévolo: escolhe uma das duas variantes.
setup-no-sympathizer-with-leaders = A variante sem simpatizante joga-se sem Líderes Cylon: retira-os também.
setup-cooperative-expanded = A variante totalmente cooperativa é só para o jogo base: retira as expansões ou a variante.
setup-daybreak-players = Com Aurora, o jogo é para 3 a 7 jogadores, não para { $count }.
setup-earth-without-daybreak = A Terra é um objetivo de Aurora: junta Aurora ou escolhe outro objetivo.
setup-sympathizer-with-daybreak = Em Aurora, o Amotinado substitui o simpatizante: retira as variantes do simpatizante.

ending-jumped = A Frota deu o seu último salto: { $winner } ganham.
ending-resource = Acabou { $resource-o }: { $winner } ganham.
ending-boarded = Os Centuriões tomaram a nave: { $winner } ganham.
ending-destroyed = A Galactica foi destruída: { $winner } ganham.
ending-no-characters = Já não há personagens para substituir a que foi executada: { $winner } ganham.

# Atos: o que diz o botão que leva a resposta por diante; .summary é a frase antes dele

deed-pass = { $label }
    .summary = Passas.
deed-stay = { pass-move }
    .summary = Ficas onde estás.
deed-no-action = { pass-action }
    .summary = Não realizas nenhuma ação.
deed-use-nothing = { pass-window }
    .summary = Agora não usas nada.
deed-no-risk = { pass-risk }
    .summary = Não arriscas nada.
deed-leave-civilian = { pass-civilian }
    .summary = A nave Civil fica { $area-no }.
deed-leave-card = { pass-peeked }
    .summary = A carta fica no topo { $deck-do }.
deed-accept = { $label }
    .summary = Aceitas.
deed-may = { $deeds-inf }
    .summary = Vais { $deeds-inf }.
deed-risk = { accept-risk }
    .summary = Arriscas { $ships }. Depois: { $then }.
deed-let-look = { accept-let-look }
    .summary = { $by } vê uma das tuas cartas de Lealdade.
deed-recon = { accept-recon }
    .summary = Só tu vês a carta do topo do baralho de Crise.
deed-let-execute = { accept-let-execute }
    .summary = A tua personagem é executada.
deed-let-discard = { accept-let-discard }
    .summary = São descartadas cartas da tua mão, à sorte e à vista de todos.
deed-not-executed = { pass-execute-instead }
    .summary = { $whom-id ->
        [you] Vais para a Prisão.
       *[other] { $whom } vai para a Prisão.
    }
is-executed = { $whom-id ->
    [you] a tua personagem é executada
   *[other] { $whom-g ->
        [f] { $whom } é executada
       *[m] { $whom } é executado
    }
}
deed-execute-instead = { accept-execute-instead }
    .summary = { is-executed }.
deed-leave-ship = { pass-peeked }
    .summary = A nave fica no topo da pilha das Bloqueadas.
deed-ship-under = Pôr no fundo da pilha
    .summary = A nave vai para o fundo da pilha das Bloqueadas.
deed-extra = { accept-extra }
    .summary = Realizas mais 1 ação.
deed-discard-other = { pass-discard }
    .summary = Descartas a carta, e todos a veem.
deed-launch-no-more = { pass-launch }
    .summary = Não lanças mais Vipers.
deed-activate-again = { accept-activate }
    .summary = Descartas 1 carta de Habilidade e ativas outra vez { $where-o }.
deed-activate-after-order = { accept-activate }
    .summary = Ativas { $where-o }.
deed-draw-at-loss = { accept-draw }
    .summary = Compras { draw-skill } e ficas com { $keep }.
deed-leave-office = { pass-president }
    .summary = { $against } passa a Presidente.
deed-stay-president = { accept-president }
    .summary = Manténs o Título de Presidente, e a carta { $card } sai de jogo.
deed-pay-miracle = Descartar um marcador de Milagre
    .summary = Descartas 1 marcador de Milagre.
deed-land = { pass-stay-in-space }
    .summary = Voltas ao Hangar, e o Raptor de Assalto às reservas.
deed-stay-in-space = { accept-stay-in-space }
    .summary = Ficas na tua área, no teu Raptor de Assalto, enquanto a Frota salta.
deed-raptor-returns = Chamá-lo de volta
    .summary = O Raptor de Assalto que está { $area-no } volta às reservas.
deed-keep-in-space = Deixá-lo no espaço
    .summary = O Raptor de Assalto fica { $area-no } enquanto a Frota salta.
deed-character = Jogar com { $character }
    .summary = Jogas com { $character } durante todo o jogo.
deed-assist = Escolher { $character }
    .summary = { $character } ajuda-te durante todo o jogo.

whom = { $whom-id ->
    [you] ti
   *[other] { $whom }
}
choose-whom = { $whom-id ->
    [you] Escolher-te a ti
   *[other] Escolher { $whom }
}
deed-person = { choose-whom }
    .summary = { $whom-id ->
        [you] Escolhes-te a ti.
       *[other] Escolhes { $whom }.
    }
deed-send = { $whom-id ->
    [you] Ir
   *[other] Enviar { $whom }
} para { $to-o }
    .summary = { $whom-id ->
        [you] Vais para { $to-o }.
       *[other] Envias { $whom } para { $to-o }.
    }
release-whom = { $whom-id ->
    [you] Sair
   *[other] Libertar { $whom }
}
deed-release = { release-whom }
    .summary = { $whom-id ->
        [you] Sais da Prisão.
       *[other] { $whom } sai da Prisão.
    }
deed-title = { $whom-id ->
    [you] Ficar com o Título de { $title }
   *[other] Passar o Título de { $title } { $whom-ao }
}
    .summary = { $whom-id ->
        [you] Passas a { $title }.
       *[other] { $whom } passa a { $title }.
    }
deed-give-card = { $whom-id ->
    [you] Ficar com ela
   *[other] Passá-la { $whom-ao }
}
    .summary = A carta { $of } vai para { whom }.
deed-loyalty = Ver a Lealdade { $whom-do }
    .summary = Só tu vês a Lealdade { $whom-do }.
deed-hand-on = Passá-las { $whom-ao }
    .summary = Todas as tuas cartas de Lealdade ocultas vão para { whom }.
deed-take = Ver a mão { $whom-do }
    .summary = Vês a mão { $whom-do } e ficas com 1 carta.
deed-free = { release-whom }
    .summary = { $whom-id ->
        [you] Ficas em liberdade, numa localização que escolhes a seguir.
       *[other] { $whom } fica em liberdade, numa localização que escolhes a seguir.
    }
deed-execute = { $whom-id ->
    [you] Aceitar a execução
   *[other] Executar { $whom }
}
    .summary = { is-executed }.
deed-trial = { choose-whom }
    .summary = Se a verificação for superada, { is-executed }.
deed-swap-hands = Trocar de mão { $whom-com }
    .summary = Trocas toda a tua mão { $whom-com }.
deed-take-random = Tirar uma carta { $whom-ao }
    .summary = Tiras 1 carta à sorte { $whom-ao } e dizes o tipo da que compra em troca.
deed-give-to = Passar uma carta { $whom-ao }
    .summary = Escolhes uma carta para { whom } e depois compras { $count }.
deed-reveal-and-hand-on = { choice-hand-on }
    .summary = Todos veem «{ $card }»; as tuas outras cartas de Lealdade ocultas vão para { $whom }.
deed-order = Dar a ordem { $whom-ao }
    .summary = { $whom } move-se e realiza 1 ação, ou realiza 2 ações.
mutiny-whom = { $whom-id ->
    [you] Comprar
   *[other] Fazer { $whom } comprar
}
deed-mutiny = { mutiny-whom }
    .summary = { $whom-id ->
        [you] Compras uma carta de Motim; com uma a mais, vais para a Prisão.
       *[other] { $whom } compra uma carta de Motim; com uma a mais, vai para a Prisão.
    }
deed-mutiny-pardoned = { mutiny-whom }
    .summary = { $whom-id ->
        [you] Compras uma carta de Motim sem ir para a Prisão e ficas com 1.
       *[other] { $whom } compra uma carta de Motim sem ir para a Prisão e fica com 1.
    }
deed-miracle = { $whom-id ->
    [you] Ficar com ele
   *[other] Passá-lo { $whom-ao }
}
    .summary = { $whom-id ->
        [you] Ganhas um marcador de Milagre.
       *[other] { $whom } ganha um marcador de Milagre.
    }
deed-release-and-take = { release-whom }
    .summary = { $whom-id ->
        [you] Sais da Prisão para uma localização que escolhes a seguir.
       *[other] { $whom } sai da Prisão para uma localização que escolhes a seguir, e ficas com toda a mão { $whom-do }.
    }
deed-treat = { choose-whom }
    .summary = Compras cartas do leque de habilidades { $whom-do } e passas-lhe o mesmo número de cartas tuas.
deed-unseat = { $whom-id ->
    [you] Ficar com o Título de Presidente
   *[other] Passar o Título de Presidente { $whom-ao }
}
    .summary = { $whom-id ->
        [you] Passas a Presidente, a não ser que o Presidente abdique de uma carta para manter o cargo.
       *[other] { $whom } passa a Presidente, a não ser que o Presidente abdique de uma carta para manter o cargo.
    }
deed-first = { $whom-id ->
    [you] Ir primeiro
   *[other] { $whom } primeiro
}
    .summary = { $whom-id ->
        [you] Vais primeiro; depois os outros voltam a escolher.
       *[other] { $whom } vai primeiro; depois os outros voltam a escolher.
    }
whom-to-sickbay = { $whom-id ->
    [you] vais para a Enfermaria
   *[other] { $whom } vai para a Enfermaria
}
viper-of-whom = { $whom-id ->
    [you] o teu Viper
   *[other] o Viper { $whom-do }
}
deed-victim = Escolher { viper-of-whom }
    .summary = Os Raiders atacam { viper-of-whom }.
deed-damage-viper-of = Danificar { viper-of-whom }
    .summary = { viper-of-whom } é danificado, e { whom-to-sickbay }.
deed-victim-viper = Escolher o Viper ({ $area })
    .summary = Os Raiders atacam um Viper não pilotado { $area-no }.
deed-victim-raptor = Escolher o Raptor de Assalto ({ $area })
    .summary = Os Raiders atacam um Raptor de Assalto { $area-no }.
deed-sacrifice-viper-of = Sacrificar { viper-of-whom }
    .summary = { viper-of-whom } é destruído em vez da nave Civil, e { whom-to-sickbay }.
deed-hand-on-mutineer = Passá-la { $whom-ao }
    .summary = { $whom-id ->
        [you] Ficas com a carta de Amotinado, perdes todos os Títulos e compras uma carta de Motim.
       *[other] { $whom } recebe a carta de Amotinado, perde todos os Títulos e compra uma carta de Motim.
    }
deed-draws-loyalty = { choose-whom }
    .summary = { $whom-id ->
        [you] Compras mais 1 carta de Lealdade.
       *[other] { $whom } compra mais 1 carta de Lealdade.
    }
deed-spare = { $whom-id ->
    [you] Ajudar-te a ti
   *[other] Ajudar { $whom }
}
    .summary = { $whom-id ->
        [you] Compras 1 carta de Traição e descartas menos 1 carta.
       *[other] Compras 1 carta de Traição, e { $whom } descarta menos 1 carta.
    }
deed-sympathizer = Passá-la { $whom-ao }
    .summary = { $whom-id ->
        [you] Ficas com a carta de Simpatizante e resolve-la de imediato.
       *[other] { $whom } recebe a carta de Simpatizante e resolve-a de imediato.
    }

deed-go = Ir para { $where-o }
    .summary = Vais para { $where-o }.
deed-send-to = { $whom-id ->
    [you] Ir
   *[other] Enviar { $whom }
} para { $where-o }
    .summary = { $whom-id ->
        [you] Vais para { $where-o }.
       *[other] { $whom } vai para { $where-o }.
    }
deed-repair = { choice-repair-location }
    .summary = Reparas { $where-o }.
deed-start-location = Começar { $where-no }
    .summary = Começas { $where-no }.
deed-activate-force = Ativar a que está { $where-no }
    .summary = A Força de Ocupação que está { $where-no } é ativada.
deed-destroy-force = Destruir a que está { $where-no }
    .summary = A Força de Ocupação que está { $where-no } é destruída.
deed-activate-location = Ativar { $where-o }
    .summary = Ativas { $where-o } de onde estás.
deed-location = Escolher { $where-o }
    .summary = Escolhes { $where-o }.

deed-fly = { choice-fly }
    .summary = Voas para { $area-o }.
deed-start = Começar { $area-no }
    .summary = Começas num Viper { $area-no }.
deed-move-civilian = { choice-move-civilian }
    .summary = A nave Civil move-se para { $area-o }.
deed-raiders = Agir { $area-no }
    .summary = A seguir agem os Raiders { $area-no }.
deed-place = Colocar { $area-no }
    .summary = { $craft-g ->
        [f] A próxima { $craft } é colocada { $area-no }.
       *[m] O próximo { $craft } é colocado { $area-no }.
    }
deed-board = Entrar a bordo ({ $area })
    .summary = Um Heavy Raider vindo { $area-do } entra a bordo como Centurião.
deed-main-batteries = Disparar para { $area-o }
    .summary = As Baterias Principais disparam para { $area-o }, e o dado decide o que atingem.
deed-evacuate-to = Evacuá-la para { $area-o }
    .summary = A nave fica { $area-no }.
deed-launch-reserves-to = Lançar para { $area-o }
    .summary = Lanças Vipers das reservas para { $area-o } e depois ativa-los.
deed-place-anywhere = Colocá-las { $area-no }
    .summary = As naves são colocadas { $area-no }.
deed-raptor-arrives = Colocá-lo { $area-no }
    .summary = Colocas um Raptor de Assalto { $area-no }.
deed-area = Escolher { $area-o }
    .summary = Escolhes { $area-o }.

deed-ship = Escolher { $ship-o }
    .summary = Escolhes { $ship-o }.
deed-take-damage = Danificar { $ship-o }
    .summary = { $ship-o } sofre o dano.
deed-resource = Escolher { $resource-o }
    .summary = Escolhes { $resource-o }.
deed-shield = Proteger { $resource-o }
    .summary = A próxima perda de { $resource } neste turno é reduzida em 1.
deed-highest-resource = Reduzir { $resource-o }
    .summary = { $resource-o } desce { $count }.

deed-draw = Comprar { $cards-e }
    .summary = Compras { $cards-e }.
deed-skill = Dizer { $skill }
    .summary = Dizes { $skill }.
deed-name-for-all = Dizer { $skill }
    .summary = Cada jogador compra { draw-skill }.
deed-search-deck = Procurar { $skill-no }
    .summary = Procuras { $skill-no } e na sua pilha de descarte e ficas com { n-cards }.
deed-search-card = Tirar { $card }
    .summary = Tiras { $card } do baralho para a tua mão.
deed-take-from-check = Ficar com { $card }
    .summary = { $card } sai da verificação e vai para a tua mão.
deed-remove-from-check = Retirar { $card }
    .summary = A carta { $card } é descartada da verificação, e escolhes um Viper para danificar.
deed-lay-open = Virar { $card }
    .summary = Todos veem que contribuíste com { $card }.
deed-discard-drawn = Descartar { $card }
    .summary = Descartas { $card } e ficas com as outras.
deed-take-card = Tirar { $card }
    .summary = Tiras { $card } { $from-ao } e ficas com ela.
deed-fight-again = Descartar { $card }
    .summary = Descartas { $card } e relanças o dado.
deed-give-which = Passar { $card }
    .summary = { $to } recebe { $card }.
deed-next-ability = Resolver { $card }
    .summary = { $card } resolve-se a seguir.
deed-card = Escolher { $card }
    .summary = Escolhes { $card }.
deed-option-check = Fazer a verificação
    .summary = Fazes a verificação de Habilidade.
deed-option-instead = Dispensar a verificação
    .summary = Sem verificação. { $option }.
deed-option-first = Escolher a primeira
    .summary = { $option }.
deed-option-second = Escolher a segunda
    .summary = { $option }.
deed-option = Escolher a opção { $number }
    .summary = { $option }.
deed-learned-check = Juntá-las à verificação
    .summary = As cartas vão para a verificação, depois das do deck de Destino.
deed-learned-hand = Ficar com elas
    .summary = As cartas vão para a tua mão.
deed-order-move = { choice-order-move }
    .summary = Moves-te e depois realizas 1 ação.
deed-order-act = { choice-order-act }
    .summary = Realizas 2 ações sem te moveres.

deed-act-location = { act-location }
    .summary = Ativas { $where-o }.
deed-act-card = { act-card }
    .summary = Jogas { $card } e descarta-la.
deed-act-ability = { act-ability }
    .summary = { $once ->
        [yes] Usas { $ability }, uma vez durante o jogo.
        [miracle] Usas { $ability } por { n-miracle-tokens }.
       *[no] Usas { $ability }.
    }
deed-act-nuke = { act-nuke }
    .summary = Apontas 1 das tuas bombas nucleares a uma Basestar.
deed-act-draw-quorum = { act-draw-quorum }
    .summary = Compras 1 carta de Quorum que mais ninguém vê.
deed-act-play-quorum = { act-play-quorum }
    .summary = Jogas a carta { $card } à vista de todos.
deed-act-play-mutiny = { act-play-mutiny }
    .summary = Jogas a carta { $card } à vista de todos.
deed-act-viper = { act-viper }
    .summary = O teu Viper move-se para uma área adjacente ou ataca.
deed-act-fight-occupation = { act-fight-occupation }
    .summary = Lanças o dado; com { $from } ou mais, a Força de Ocupação é destruída.
deed-act-detain = { act-detain }
    .summary = Lanças o dado; com { $detained }, { $whom } vai para o Centro de Detenção; com { $hurt }, para o Centro Médico.
deed-act-leave-orbit = { act-leave-orbit }
    .summary = A Frota salta para longe. As naves ainda nas pilhas são destruídas, os jogadores humanos ainda em Nova Caprica são executados, e o jogo termina.
deed-act-end-infiltration = { act-end-infiltration }
    .summary = Deixas os humanos e voltas a ser um jogador Cylon.
deed-act-reveal = Revelar-te
    .summary = Todos ficam a saber que és um Cylon, e o teu turno termina.

deed-use-card = { use-card }
    .summary = Jogas { $what } à vista de todos.
deed-use-ability = { use-ability }
    .summary = { $once ->
        [yes] Usas { $what }, uma vez durante o jogo.
        [miracle] Usas { $what } por { n-miracle-tokens }.
       *[no] Usas { $what }.
    }
deed-use-quorum = { use-quorum }
    .summary = Descartas a carta { $what } pelo seu efeito.
deed-use-motive = { use-motive }
    .summary = Todos veem o motivo { $what }, que fica revelado.
deed-use-option = Mudar para esta opção
    .summary = { $what }: { $option }.
deed-use-icon = { $icon-id ->
    [raiders] Ativar os Raiders
    [launch-raiders] Lançar Raiders
    [heavy-raiders] Ativar os Heavy Raiders
    [occupation] Ativar as Forças de Ocupação
   *[basestars] Ativar as Basestars
}
    .summary = { use-icon }. Os ícones da carta são ignorados.
deed-use-raptor = Pilotar o Raptor de Assalto
    .summary = { $what }: passas a pilotar o Raptor de Assalto { $area-no } e realizas 1 ação.
deed-use-shift = { $by-sign ->
    [minus] Reduzi-la em { $by-size }
   *[plus] Aumentá-la em { $by-size }
}
    .summary = { $what }: dificuldade { $by }.
deed-use-die-shift = Resultado { $by }
    .summary = { $what }: resultado { $by }.
deed-use-learn = Ver { $skill-o }
    .summary = { $what }: vês as cartas do topo { $skill-do }.
deed-use-title = Ficar com o Título de { $title }
    .summary = { $what }: tens o Título de { $title } até ao fim do turno.
deed-use-pass = Superar a verificação
    .summary = { $what }: a verificação é superada sem se fazer.
deed-use-fail = Falhar a verificação
    .summary = { $what }: a verificação falha sem se fazer.
deed-use-skill = Dizer { $skill }
    .summary = { $what }: as cartas de { $skill } têm força 0 nesta verificação.
deed-use-area = Pilotar o Viper
    .summary = { $what }: passas a pilotar o Viper { $area-no } e realizas 1 ação.
deed-use-with-card = Descartar { $card } em vez de lançar o dado
    .summary = { $what }: descartas { $card }, e a sua força dá o resultado.

deed-card-on-top = Pôr { $card } no topo
    .summary = A carta { $card } vai para o topo { $deck-do }.
deed-card-under = Pôr { $card } no fundo
    .summary = A carta { $card } vai para o fundo { $deck-do }.
deed-crisis-on-top = Pôr { $card } no topo
    .summary = A carta { $card } vai para o topo do baralho de Crise.
deed-crisis-under = Pôr { $card } no fundo
    .summary = A carta { $card } vai para o fundo do baralho de Crise.
deed-crisis = Resolver { $card }
    .summary = Resolves { $card }, e não a outra.
deed-play-super-crisis = Jogar { $card }
    .summary = Jogas a Super Crise { $card }.
deed-swap-super-crisis = Trocar { $card }
    .summary = Descartas a carta { $card } e compras outra carta de Super Crise.
deed-leave-for-super-crisis = Descartar { $card }
    .summary = Descartas a carta { $card }, que todos veem, e sais.
deed-pay-super-crisis = Descartar { $card }
    .summary = Descartas a carta { $card }, e todos a veem.
deed-discard-mutiny = Descartar { $card }
    .summary = Descartas a carta { $card }, e todos a veem.
deed-pick-mutiny = { $to-id ->
    [you] Comprar { $card }
   *[other] Passar { $card } { $to-ao }
}
    .summary = { $to-id ->
        [you] Compras a carta { $card }.
       *[other] { $to } compra a carta { $card }.
    }
deed-play-mutiny = Jogar { $card }
    .summary = Jogas a carta { $card } à vista de todos; as outras vão para o fundo do baralho.
deed-destination = Saltar: { $card }
    .summary = Trajeto da Frota: { $card }, distância { $distance }.
deed-play-quorum = Jogar { $card }
    .summary = Jogas a carta { $card } à vista de todos.
deed-keep-quorum = Resolver { $card }
    .summary = Resolves a carta { $card }; as outras vão para o fundo do baralho.
deed-discard-quorum = Descartar { $card }
    .summary = Descartas a carta { $card }, e todos a veem.
deed-give-quorum = Passar { $card } ao Presidente
    .summary = O Presidente recebe a carta { $card }; podes jogar ou descartar a outra.
deed-bury-quorum = Pôr { $card } no fundo
    .summary = A carta { $card } sai da mão do Presidente e vai para o fundo do baralho.
deed-bottom = Ver o fundo { $deck-do }
    .summary = Só tu vês a carta do fundo { $deck-do }.
deed-deck = Ver { $deck-o }
    .summary = Só tu vês a carta do topo { $deck-do }.
deed-put-under = { choice-put-under }
    .summary = A carta vai para o fundo { $deck-do }.

deed-prepare = { choice-prepare }
    .summary = A nave do topo das Bloqueadas vai para o fundo das Preparadas.
deed-evacuate = { choice-evacuate }
    .summary = A nave do topo das Preparadas vai para o espaço, junto da Galactica.

deed-launch = { choice-launch }
    .summary = Lanças um Viper não pilotado para { $area-o }.
deed-launch-self = { choice-launch-self }
    .summary = Lanças-te num Viper para { $area-o }.
deed-launch-raptor = { choice-launch-raptor }
    .summary = Lanças um Raptor de Assalto não pilotado para { $area-o }.
deed-launch-self-raptor = { choice-launch-self-raptor }
    .summary = Lanças-te num Raptor de Assalto para { $area-o }.
deed-fly-raptor = Mover o Raptor de Assalto para { $to-o }
    .summary = Um Raptor de Assalto não pilotado move-se { $from-do } para { $to-o }.
deed-fly-viper = Mover o Viper para { $to-o }
    .summary = Um Viper não pilotado move-se { $from-do } para { $to-o }.
deed-fly-own = Voar para { $to-o }
    .summary = Voas { $from-do } para { $to-o }.
deed-attack = Atacar { $foe }
    .summary = { $attacker ->
        [you] Atacas { $foe }: { $odds }.
        [viper] Um Viper não pilotado ataca { $foe }: { $odds }.
        [pegasus] A Pegasus ataca { $foe }: { $odds }.
        [raptor] Um Raptor de Assalto não pilotado ataca { $foe }: { $odds }.
       *[galactica] A Galactica ataca { $foe }: { $odds }.
    }
deed-sacrifice = Destruir { $foe }
    .summary = Vais para a Enfermaria e levas contigo { $foe }.
deed-sacrifice-civilian = Destruir a nave { $number }
    .summary = Vais para a Enfermaria, e perde-se a nave Civil { $number }, que está { $area-no }.
deed-civilian-target = Destruir { $foe }
    .summary = A nave Civil destrói { $foe } sem lançar o dado; depois o dado decide se ela se perde.
deed-remove-basestar = Retirar { $foe }
    .summary = { $foe } sai do tabuleiro.
deed-civilian-fights = Enviar a nave { $number } ({ $area })
    .summary = A nave Civil { $number } combate { $area-no } e pode perder-se.
deed-nuke = Lançá-la contra { $foe }
    .summary = A bomba nuclear atinge { $foe }: { $odds }.
deed-destroy = { choice-destroy }
    .summary = Destróis { $foe } sem lançar o dado.
deed-basestar = Escolher { $foe }
    .summary = Escolhes { $foe }.
deed-launch-short = Lançar com { $foe }
    .summary = { $craft-g ->
        [f] { $foe } lança a próxima { $craft }.
       *[m] { $foe } lança o próximo { $craft }.
    }
deed-look-civilian = Ver a nave { $number } ({ $area })
    .summary = Só tu vês a nave Civil { $number }, que está { $area-no }.
deed-destroy-civilian = Destruir a nave { $number } ({ $area })
    .summary = A nave Civil { $number }, que está { $area-no }, é virada e perde-se.
deed-replace-civilian = Trocar a nave { $number } ({ $area })
    .summary = A nave Civil { $number }, que está { $area-no }, sai do espaço, e outra ocupa o seu lugar de face para baixo.
deed-recall-civilian = Retirar a nave { $number } ({ $area })
    .summary = A nave Civil { $number }, que está { $area-no }, sai do espaço sem danos.
deed-recall-raptor = Chamar o Raptor de Assalto ({ $area })
    .summary = O Raptor de Assalto não pilotado que está { $area-no } volta para o pilotares.
choice-raptor-of = { $whom-id ->
    [you] O teu Raptor de Assalto
   *[other] Raptor de Assalto { $whom-do }
}
raptor-of-whom = { $whom-id ->
    [you] o teu Raptor de Assalto
   *[other] o Raptor de Assalto { $whom-do }
}
deed-victim-raptor-of = Escolher { raptor-of-whom }
    .summary = Os Raiders atacam { raptor-of-whom }.
deed-destroy-raptor-of = Perder { raptor-of-whom }
    .summary = { raptor-of-whom } é destruído, pois não pode ser danificado, e { whom-to-sickbay }.
deed-sacrifice-raptor-of = Sacrificar { raptor-of-whom }
    .summary = { raptor-of-whom } é destruído em vez da nave Civil, e { whom-to-sickbay }.
deed-destroy-raptor = Perder o Raptor de Assalto ({ $area })
    .summary = Um Raptor de Assalto não pilotado { $area-no } é destruído: não pode ser danificado.
deed-sacrifice-viper = Sacrificar o Viper ({ $area })
    .summary = Um Viper não pilotado { $area-no } é destruído em vez da nave Civil.
deed-sacrifice-raptor = Sacrificar o Raptor de Assalto ({ $area })
    .summary = Um Raptor de Assalto não pilotado { $area-no } é destruído em vez da nave Civil.
deed-sacrifice-reserves = Sacrificar { a-craft } das reservas
    .summary = { a-craft } das reservas é destruído em vez da nave Civil.
deed-launch-reserves = Lançar { a-craft }
    .summary = Lanças { a-craft } para { $area-o }.
deed-raider-bay = Lançar { $craft-id ->
    [raider] Raiders
   *[other] Vipers
}
    .summary = { $craft-id ->
        [raider] A seguir escolhes uma área para os Raiders e ativa-los.
       *[other] A seguir escolhes uma área para os Vipers e ativa-los.
    }
deed-place-which = Colocar { a-craft }
    .summary = Colocas { a-craft } { $area-no }.
deed-recall = Chamá-lo de volta ({ $area })
    .summary = O Viper não pilotado que está { $area-no } volta para o pilotares.
deed-damage-viper = Danificar o Viper ({ $area })
    .summary = Um Viper não pilotado { $area-no } é danificado.
deed-damage-reserves = { $craft-id ->
    [assault-raptor] Perder { $craft-um } das reservas
   *[other] Danificar { $craft-um } das reservas
}
    .summary = { $craft-id ->
        [assault-raptor] { $craft-um } das reservas é destruído: não pode ser danificado.
       *[other] { $craft-um } das reservas é danificado.
    }
deed-damage-location = Danificar { $where-o }
    .summary = Danificas { $where-o }, e quem lá estiver vai para a Enfermaria.
deed-damage-resource = Perder { $by-size } de { $resource }
    .summary = A Frota perde 1 de { $resource }.
deed-repair-viper = { choice-repair-viper }
    .summary = Um Viper danificado volta às reservas.
deed-return = { choice-return }
    .summary = { $craft-um } destruído volta às reservas.

summary-add = { $count ->
    [0] Não contribuis com nenhuma carta.
    [one] Contribuis com 1 carta, no valor de { $worth }.
   *[other] Contribuis com { $count } cartas, no valor de { $worth }.
}
summary-add-or-mutiny = { $count ->
    [0] Compras uma carta de Motim.
    [one] Contribuis com 1 carta, no valor de { $worth }, de face para cima.
   *[other] Contribuis com { $count } cartas, no valor de { $worth }, de face para cima.
}
summary-give = { $count ->
    [0] Não passas nenhuma carta.
    [one] { $to } recebe 1 carta.
   *[other] { $to } recebe { $count } cartas.
}
summary-discard = { $count ->
    [0] Não descartas nenhuma carta.
    [one] Descartas 1 carta, e todos a veem.
   *[other] Descartas { $count } cartas, e todos as veem.
}
summary-put = { $count ->
    [0] Não pões nenhuma carta no topo.
    [one] Pões 1 carta no topo do deck de Destino.
   *[other] Pões { $count } cartas no topo do deck de Destino.
}
summary-discard-destiny = { $count ->
    [0] Não descartas nenhuma carta.
    [one] Descartas 1 carta do deck de Destino, e todos a veem.
   *[other] Descartas { $count } cartas do deck de Destino, e todos as veem.
}
summary-pay = { $count ->
    [0] Não pagas nada.
    [one] Pagas com 1 carta.
   *[other] Pagas com { $count } cartas.
}

# As mesmas respostas sob um título que diz onde estão

here-attack = Atacar { $foe }
here-destroy = Destruir { $foe }
here-fly = Voar para { $to-o }
here-launch = Lançar para { $area-o }
here-raptor-attack = Atacar { $foe } com o Raptor de Assalto
here-fly-raptor = Levar o Raptor de Assalto para { $to-o }
here-launch-raptor = Lançar um Raptor de Assalto para { $area-o }
here-civilian = Nave Civil { $number }
here-reveal = Revelar-te: { $power }

# A que leva uma resposta, em poucas palavras ao lado dela

remark-turn = { $resource } { $by }
remark-draw = comprar { $count }
remark-quorum = { $count ->
    [one] 1 carta de Quorum
   *[other] { $count } cartas de Quorum
}
remark-quorum-of = 1 de { $count } cartas de Quorum
remark-stays = fica em jogo
remark-swap = outra Super Crise
remark-all-draw = os outros compram { $count }
remark-into-destiny = { $count } de { $skill } no Destino
remark-destiny = o topo do Destino
remark-read-destiny = ver o Destino
remark-swap-hands = trocar de mão
remark-execute = uma execução
remark-infiltrate = infiltrar-te
remark-sacrifice = o teu Viper pelos deles
remark-occupation = Forças de Ocupação
remark-destroy-occupation = { $count ->
    [one] destruir 1 Força
   *[other] destruir { $count } Forças
}
remark-evacuate = preparar ou evacuar
remark-civilian-fights = uma nave Civil combate
remark-main-batteries = disparar para uma área
remark-shield = proteger um recurso
remark-lose-highest = o mais alto −{ $count }
remark-next-crisis-jumps = a próxima Crise salta
remark-skip-jump = sem passo de salto
remark-no-destiny = sem Destino
remark-fast-learner = ver { $count } cartas
remark-add-revealed = juntar cartas
remark-borrow-title = um Título neste turno
remark-die-shift = mais ou menos { $by-size }
remark-raiders-miss = { $count } Raiders falham
remark-action = 1 ação
remark-send = para { $to-o }
remark-release = sair da Prisão
remark-title = mudar de { $title }
remark-loyalty = ver a Lealdade
remark-hand-on = passar a Lealdade
remark-take = ficar com 1 carta
remark-choose = 1 de { $count }
remark-roll = { $then } com { $range }
remark-die = lançar o dado
remark-risk = arriscar { $ships }
remark-check = verificação { $difficulty }
remark-ships-act = as naves Cylon agem
remark-launch = os Cylons lançam
remark-damage = danificar a Galactica
remark-vipers = { $count ->
    [one] 1 ativação
   *[other] { $count } ativações
}
remark-attacks = { $count ->
    [one] 1 ataque
   *[other] até { $count } ataques
}
remark-pilot = pilotar um Viper
remark-nuke = usar uma bomba
remark-civilians = ver { $count } naves
remark-jump = saltar já
remark-peek = ver uma carta
remark-repair = reparar
remark-restore = recuperar naves
remark-order = para outro jogador
remark-super-crisis = a tua Super Crise
remark-crisis-of = { $count ->
    [one] 1 Crise
   *[other] 1 de { $count } Crises
}
remark-difficulty = dificuldade { $by }
remark-positive = { $skill } conta a favor
remark-face-up = cartas à vista
remark-no-strength = um tipo vale 0
remark-check-cards = ficar com as cartas
remark-decide = sucesso ou falha
remark-die-bonus = { $by } no dado
remark-chances = { $all } em 8
remark-chance = { $what } { $now }→{ $then }
remark-chance-jump = perda de População
remark-chance-effect = tem efeito
remark-hit-damaged = dano
remark-hit-damaged-twice = dano duplo
remark-hit-destroyed = destruição
remark-hit-backfired = dano na Pegasus
remark-reroll = relançar o dado
remark-replace = outra Crise
remark-switch = a outra opção
remark-mutiny = uma carta de Motim
remark-mutiny-of = 1 de { $count } cartas de Motim
remark-miracle = um marcador de Milagre
remark-for-rebels = { $then } por um marcador de Milagre ou uma Super Crise
remark-take-hand = toda a mão
remark-quarantine = trocar 1 nave
remark-activate = { $count ->
    [one] 1 localização
   *[other] { $count } localizações
}
remark-launch-vipers = { $count ->
    [one] lançar 1 Viper
   *[other] lançar { $count } Vipers
}
remark-raptor = um Raptor de Assalto
remark-mission = uma missão
remark-each-draws = todos compram { $count }
remark-search = { $count } de um baralho
remark-raider-bay = lançar naves
remark-no-abilities = sem habilidades
remark-other-result = outro resultado
remark-save-civilian = salvar a nave
remark-wake = acordar noutro lugar
