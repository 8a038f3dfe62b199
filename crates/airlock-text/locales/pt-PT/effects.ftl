# O que os efeitos fazem, uma mensagem para cada um. São frases sem maiúscula nem ponto final.
#
# A segunda pessoa do imperativo e a terceira do presente são iguais (compra, descarta, vai), por isso
# a mesma palavra serve para quem lê e para quem acabou de ser nomeado. .inf é a frase no infinitivo.

who-you = tu
    .do = de ti
    .ao = a ti
    .g = m
who-current = o jogador corrente
    .do = do jogador corrente
    .ao = ao jogador corrente
    .g = m
who-admiral = o Almirante
    .do = do Almirante
    .ao = ao Almirante
    .g = m
who-president = o Presidente
    .do = do Presidente
    .ao = ao Presidente
    .g = m
who-target-character = essa personagem
    .do = dessa personagem
    .ao = a essa personagem
    .g = f
who-target-player = esse jogador
    .do = desse jogador
    .ao = a esse jogador
    .g = m
who-each = cada jogador
    .do = de cada jogador
    .ao = a cada jogador
    .g = m
who-each-human = cada jogador humano
    .do = de cada jogador humano
    .ao = a cada jogador humano
    .g = m
who-each-cylon = cada Cylon revelado
    .do = de cada Cylon revelado
    .ao = a cada Cylon revelado
    .g = m
who-admiral-and-current = o Almirante e o jogador corrente
    .do = do Almirante e do jogador corrente
    .ao = ao Almirante e ao jogador corrente
    .g = mp
who-officers = o Presidente e o Almirante
    .do = do Presidente e do Almirante
    .ao = ao Presidente e ao Almirante
    .g = mp
who-each-without-mutiny = cada jogador humano sem cartas de Motim
    .do = de cada jogador humano sem cartas de Motim
    .ao = a cada jogador humano sem cartas de Motim
    .g = m
who-each-without-miracle = cada jogador humano sem marcadores de Milagre
    .do = de cada jogador humano sem marcadores de Milagre
    .ao = a cada jogador humano sem marcadores de Milagre
    .g = m
who-at = todas as personagens que estão { $place-no }
    .do = de todas as personagens que estão { $place-no }
    .ao = a todas as personagens que estão { $place-no }
    .g = fp
who-aboard = todas as personagens a bordo { $ship-do }
    .do = de todas as personagens a bordo { $ship-do }
    .ao = a todas as personagens a bordo { $ship-do }
    .g = fp

# Quem pode ser escolhido; .apart é para uma escolha que não diz por si para onde vão

among-sendable = uma personagem
    .do = de uma personagem
    .ao = a uma personagem
    .apart = uma personagem que não esteja { $place-no }
among-sendable-from = uma personagem que esteja { $ship-no }
    .do = de uma personagem que esteja { $ship-no }
    .ao = a uma personagem que esteja { $ship-no }
    .apart = uma personagem que esteja { $ship-no }
among-other-humans = outro jogador humano
    .do = de outro jogador humano
    .ao = a outro jogador humano
    .apart = outro jogador humano
among-others-but-admiral = outro jogador humano que não seja o Almirante
    .do = de outro jogador humano que não seja o Almirante
    .ao = a outro jogador humano que não seja o Almirante
    .apart = outro jogador humano que não seja o Almirante
among-others-in-brig = outra personagem da Prisão
    .do = de outra personagem que esteja na Prisão
    .ao = a outra personagem que esteja na Prisão
    .apart = outra personagem que esteja na Prisão
among-candidates = um jogador humano
    .do = de um jogador humano
    .ao = a um jogador humano
    .apart = qualquer jogador humano, mesmo tu
among-with-hidden-loyalty = outro jogador
    .do = de outro jogador
    .ao = a outro jogador
    .apart = outro jogador
among-humans-with-hidden-loyalty = outro jogador humano
    .do = de outro jogador humano
    .ao = a outro jogador humano
    .apart = outro jogador humano
among-officers-with-hidden-loyalty = o Presidente ou o Almirante
    .do = do Presidente ou do Almirante, à escolha
    .ao = ao Presidente ou ao Almirante, à escolha
    .apart = o Presidente ou o Almirante
among-others = outro jogador
    .do = de outro jogador
    .ao = a outro jogador
    .apart = outro jogador
among-everybody = qualquer jogador
    .do = de qualquer jogador
    .ao = a qualquer jogador
    .apart = qualquer jogador, mesmo tu
among-characters = uma personagem
    .do = de uma personagem
    .ao = a uma personagem
    .apart = uma personagem
among-prisoners = uma personagem que esteja na Prisão
    .do = de uma personagem que esteja na Prisão
    .ao = a uma personagem que esteja na Prisão
    .apart = uma personagem que esteja na Prisão
among-on-new-caprica = uma personagem que esteja em Nova Caprica
    .do = de uma personagem que esteja em Nova Caprica
    .ao = a uma personagem que esteja em Nova Caprica
    .apart = uma personagem que esteja em Nova Caprica, humana ou Cylon
among-humans-on-new-caprica = um jogador humano que esteja em Nova Caprica
    .do = de um jogador humano que esteja em Nova Caprica
    .ao = a um jogador humano que esteja em Nova Caprica
    .apart = um jogador humano que esteja em Nova Caprica
among-in-detention = uma personagem que esteja no Centro de Detenção
    .do = de uma personagem que esteja no Centro de Detenção
    .ao = a uma personagem que esteja no Centro de Detenção
    .apart = uma personagem que esteja no Centro de Detenção
among-revealed-cylons = um jogador Cylon revelado
    .do = de um jogador Cylon revelado
    .ao = a um jogador Cylon revelado
    .apart = um jogador Cylon revelado
among-humans = um jogador humano
    .do = de um jogador humano
    .ao = a um jogador humano
    .apart = qualquer jogador humano
among-may-draw-mutiny = um jogador humano
    .do = de um jogador humano
    .ao = a um jogador humano
    .apart = qualquer jogador humano
among-others-may-draw-mutiny = outro jogador humano
    .do = de outro jogador humano
    .ao = a outro jogador humano
    .apart = outro jogador humano
among-others-may-gain-miracle = outro jogador
    .do = de outro jogador
    .ao = a outro jogador
    .apart = outro jogador que possa ganhar um marcador de Milagre
among-others-here = outro jogador que esteja na tua localização
    .do = de outro jogador que esteja na tua localização
    .ao = a outro jogador que esteja na tua localização
    .apart = outro jogador que esteja na tua localização

no-effect = sem efeito

# Mostradores e indicadores

effect-turn = { $deed ->
    [yes] { $by-sign ->
        [minus] reduz { $resource-o } em { $by-size }
       *[plus] aumenta { $resource-o } em { $by-size }
    }
   *[no] { $by } de { $resource }
}
    .inf = { $by-sign ->
        [minus] reduzir { $resource-o } em { $by-size }
       *[plus] aumentar { $resource-o } em { $by-size }
    }
effect-turn-any = { $by-sign ->
    [minus] reduz um recurso à escolha em { $by-size }
   *[plus] aumenta um recurso à escolha em { $by-size }
}
    .inf = { $by-sign ->
        [minus] reduzir um recurso à escolha em { $by-size }
       *[plus] aumentar um recurso à escolha em { $by-size }
    }
effect-turn-again = { $by } de { $resource } adicional
effect-jump-prep = { $by-sign ->
    [minus] o marcador da Frota recua { n-spaces } no indicador de preparação para o salto
   *[plus] o marcador da Frota avança { n-spaces } no indicador de preparação para o salto
}
n-spaces = { $by-size ->
    [one] 1 espaço
   *[other] { $by-size } espaços
}
effect-lose-highest = { $deed ->
    [yes] reduz o recurso mais alto em { $count }
   *[no] −{ $count } no recurso mais alto
} (em caso de empate, escolhe o jogador corrente)
effect-shield = escolhe um recurso e reduz em 1 a sua próxima perda neste turno
effect-distance = esta carta fica junto ao objetivo e vale { $distance } de distância
effect-discard-nuke = o Almirante descarta 1 bomba nuclear

# Cartas

effect-draw = { $who-id ->
    [you] { $who-again ->
        [yes] tu compras { $cards }
       *[no] compra { $cards }
    }
    [made] faz { $who } comprar { $cards }
    [same] compra { $cards }
    [both] { $who } compram { $cards } cada um
    [same-both] compram { $cards } cada um
    [same-made] comprar { $cards }
   *[other] { $who } compra { $cards }
}
    .inf = { $who-id ->
    [made] fazer { $who } comprar { $cards }
   *[other] comprar { $cards }
}
draw-skill = { $count ->
    [one] 1 carta de { $skill }
   *[other] { $count } cartas de { $skill }
}
draw-any = { $who-id ->
    [you] { n-skill-cards } de qualquer tipo, mesmo fora do teu leque de habilidades
   *[other] { n-skill-cards } de qualquer tipo, mesmo fora do seu leque de habilidades
}
draw-own = { $who-id ->
    [you] { n-skill-cards } do teu leque de habilidades (de qualquer tipo, se não tiveres leque)
   *[other] { n-skill-cards } do seu leque de habilidades
}
discard-amount = { $amount ->
    [all] todas as cartas de Habilidade da mão
    [random] { n-skill-cards } à sorte
   *[own] { n-skill-cards }
}
discard-each = { $amount ->
    [all] {""}
   *[other] {" "}cada um
}
effect-discard = { $who-id ->
    [you] { $who-again ->
        [yes] tu descartas { discard-amount }
       *[no] descarta { discard-amount }
    }
    [made] faz { $who } descartar { discard-amount }
    [same] descarta { discard-amount }
    [both] { $who } descartam { discard-amount }{ discard-each }
    [same-both] descartam { discard-amount }{ discard-each }
    [same-made] descartar { discard-amount }
   *[other] { $who } descarta { discard-amount }
}
    .inf = { $who-id ->
    [made] fazer { $who } descartar { discard-amount }
   *[other] descartar { discard-amount }
}
n-quorum-cards = { $count ->
    [one] 1 carta de Quorum
   *[other] { $count } cartas de Quorum
}
n-super-crisis-cards = { $count ->
    [one] 1 carta de Super Crise
   *[other] { $count } cartas de Super Crise
}
effect-draw-quorum = { $who-id ->
    [you] compra
    [same] compra
   *[other] { $who } compra
} { n-quorum-cards }
    .inf = comprar { n-quorum-cards }
effect-draw-quorum-again = compra mais { n-quorum-cards }
    .inf = comprar mais { n-quorum-cards }
effect-draw-super-crisis = { $who-id ->
    [you] compra
    [same] compra
   *[other] { $who } compra
} { n-super-crisis-cards }
    .inf = comprar { n-super-crisis-cards }
effect-refill-hands = cada jogador humano com { $limit } cartas de Habilidade ou menos pode comprar { $count } do seu leque de habilidades
effect-humans-may-draw = cada jogador humano pode comprar { n-skill-cards } do seu leque de habilidades
effect-into-destiny = baralha { draw-skill } no deck de Destino
    .inf = baralhar { draw-skill } no deck de Destino
effect-new-destiny = descarta todo o deck de Destino e substitui-o por { draw-skill }
    .inf = descartar todo o deck de Destino e substituí-lo por { draw-skill }
effect-swap-with-destiny = troca esta carta pela do topo do deck de Destino
    .inf = trocar esta carta pela do topo do deck de Destino
effect-glimpse-destiny = leva para a mão as { $count } cartas do topo do deck de Destino e depois põe { $count } cartas da tua mão no topo desse deck
    .inf = levar para a mão as { $count } cartas do topo do deck de Destino e depois pôr { $count } cartas da tua mão no topo desse deck
effect-read-destiny = vê todo o deck de Destino, descarta { $count } das suas cartas e baralha o resto
    .inf = ver todo o deck de Destino, descartar { $count } das suas cartas e baralhar o resto
effect-look-at-bottom = vê a carta do fundo de qualquer baralho, exceto os de Lealdade e de Plano
    .inf = ver a carta do fundo de qualquer baralho, exceto os de Lealdade e de Plano
effect-swap-hands = troca toda a tua mão de cartas de Habilidade pela mão { $who-do }
    .inf = trocar toda a tua mão de cartas de Habilidade pela mão { $who-do }
effect-take-random-card = tira { n-skill-cards } à sorte da mão { $who-do }
    .inf = tirar { n-skill-cards } à sorte da mão { $who-do }
effect-draw-named = { $who-id ->
    [you] compra { n-skill-cards } de um tipo à tua escolha, mesmo fora do teu leque de habilidades
   *[other] { $who } compra { n-skill-cards } de um tipo à tua escolha, mesmo fora do seu leque de habilidades
}
    .inf = { $who-id ->
    [you] comprar { n-skill-cards } de um tipo à tua escolha, mesmo fora do teu leque de habilidades
   *[other] comprar { n-skill-cards } de um tipo à tua escolha, mesmo fora do seu leque de habilidades
}
effect-play-quorum = joga 1 carta de Quorum da tua mão
    .inf = jogar 1 carta de Quorum da tua mão
effect-resolve-quorum-of = compra { $count } cartas de Quorum, resolve 1 como se a tivesses jogado e põe as outras no fundo do baralho de Quorum, mesmo que não sejas Presidente
    .inf = comprar { $count } cartas de Quorum, resolver 1 como se a tivesses jogado e pôr as outras no fundo do baralho de Quorum, mesmo que não sejas Presidente
effect-give-this-card = { $by-id ->
    [you] passa
   *[other] { $by } passa
} esta carta { $to-ao }
effect-give-this-card-standing = { $by-id ->
    [you] passa
   *[other] { $by } passa
} esta carta { $to-ao }, que fica com ela { $until }: { $rule }
effect-stay-in-play = esta carta fica em jogo
effect-stay-in-play-standing = esta carta fica em jogo { $until }: { $rule }
effect-leave-game = esta carta é removida do jogo
effect-swap-super-crisis = descarta a tua carta de Super Crise e compra outra
    .inf = descartar a tua carta de Super Crise e comprar outra

# Pessoas

effect-send = { $who-id ->
    [you] { $who-again ->
        [yes] tu vais
       *[no] vai
    }
    [same] vai
    [at] { $who } vão
    [aboard] { $who } vão
   *[other] { $who-g ->
        [mp] { $who } vão
       *[m] { $who } vai
    }
} para { $to-o }
    .inf = ir para { $to-o }
effect-send-chosen = { $by-id ->
    [you] envia
   *[other] { $by } envia
} { $who } para { $to-o }
    .inf = enviar { $who } para { $to-o }
effect-send-aboard = { $who-id ->
    [you] move-te
   *[other] { $by-id ->
        [you] move { $who }
       *[other] { $by } move { $who }
    }
} para qualquer localização { $ship-do } que não seja de risco
    .inf = { $who-id ->
    [you] mover-te
   *[other] mover { $who }
} para qualquer localização { $ship-do } que não seja de risco
effect-send-anywhere = { $who-id ->
    [you] move-te
   *[other] { $by-id ->
        [you] move { $who }
       *[other] { $by } move { $who }
    }
} para qualquer outra localização que não seja de risco
    .inf = { $who-id ->
    [you] mover-te
   *[other] mover { $who }
} para qualquer outra localização que não seja de risco
effect-execute = { $who-id ->
    [you] a tua personagem é executada
    [at] { $who } são executadas
    [aboard] { $who } são executadas
   *[other] { $who-g ->
        [f] { $who } é executada
        [mp] { $who } são executados
       *[m] { $who } é executado
    }
}
effect-execute-chosen = { $by-id ->
    [you] executa
   *[other] { $by } executa
} { $who }
    .inf = executar { $who }
effect-pass-title = o Título de { $title } passa para o primeiro dos outros jogadores na linha de sucessão
effect-infiltrate = infiltra-te: move-te para qualquer localização da Galactica que não seja de risco e passa a contar como jogador humano
    .inf = infiltrar-te: mover-te para qualquer localização da Galactica que não seja de risco e passar a contar como jogador humano
effect-sacrifice = vai para a Enfermaria e destrói { $ships } na área onde estavas
    .inf = ir para a Enfermaria e destruir { $ships } na área onde estavas
effect-give = { $who-id ->
    [you] { $who-again ->
        [yes] tu recebes
       *[no] recebe
    }
    [same] recebe
   *[other] { $who } recebe
} o Título de { $title }
    .inf = receber o Título de { $title }
effect-give-chosen = { $by-id ->
    [you] passa
   *[other] { $by } passa
} o Título de { $title } { $who-ao }
    .inf = passar o Título de { $title } { $who-ao }
effect-look-at-loyalty = { $by-id ->
    [you] vê
   *[other] { $by } vê
} { $look ->
    [all] todas as cartas de Lealdade ocultas
   *[one] à sorte 1 carta de Lealdade oculta
} { $who-do }
    .inf = ver { $look ->
    [all] todas as cartas de Lealdade ocultas
   *[one] à sorte 1 carta de Lealdade oculta
} { $who-do }
effect-hand-on-loyalty = passa todas as tuas cartas de Lealdade ocultas { $who-ao }
    .inf = passar todas as tuas cartas de Lealdade ocultas { $who-ao }
effect-take-card = vê a mão { $who-do } e fica com 1 carta à tua escolha
    .inf = ver a mão { $who-do } e ficar com 1 carta à tua escolha

# Escolhas, condições, dados

effect-target = { $by-id ->
    [you] escolhe
   *[other] { $by } escolhe
} { $who-apart }; { $then }
    .inf = escolher { $who-apart }; { $then }
effect-choose = { $by-id ->
    [you] ou { $options }
   *[other] { $by } escolhe: ou { $options }
}
    .inf = escolher: ou { $options }
option-or = { $first }; ou { $last }
deed-or = { $first }, ou { $last }
# Quando a última começa por «se»
option-or-if = { $first }; ou, { $last }
deed-or-if = { $first } ou, { $last }
deed-either = escolhe: { $options }
    .inf = escolher: { $options-inf }
effect-may = { $by-id ->
    [you] podes
   *[other] { $by } pode
} { $then-inf }
effect-if = se { $condition }, { $then }
effect-roll = { $by-id ->
    [target] { $by } lança o dado
    [you] { $by-again ->
        [yes] lanças tu o dado
       *[no] lança o dado
    }
   *[other] lança o dado
}; { $results }
    .inf = lançar o dado; { $results }
roll-result = com { $range }, { $then }
effect-risk = { $by-id ->
    [you] podes
   *[other] { $by } pode
} arriscar { $ships } das reservas: { $then }
effect-risk-deed = arrisca { $ships } das reservas: { $then }
    .inf = arriscar { $ships } das reservas: { $then }
effect-fail-box = resolve a Falha desta carta
    .inf = resolver a Falha desta carta
effect-check = verificação de Habilidade { $difficulty } ({ $skills }). Sucesso: { $pass }. Falha: { $fail }
effect-check-partial = verificação de Habilidade { $difficulty } ({ $skills }). Sucesso: { $pass }. Sucesso parcial ({ $threshold }+): { $partial }. Falha: { $fail }

# Espaço, naves e danos

effect-place = coloca { $ships } { $area-no }
    .inf = colocar { $ships } { $area-no }
effect-activate = { $icon-id ->
    [raiders] os Raiders são ativados
    [launch-raiders] cada Basestar lança { $launched }
    [heavy-raiders] os Heavy Raiders são ativados e os Centuriões avançam
    [occupation] as Forças de Ocupação são ativadas
   *[basestars] cada Basestar ataca a Galactica
}
effect-activate-placed = só os Raiders acabados de colocar { $area-no } são ativados
effect-launch = cada Basestar lança { $ships }
effect-board = coloca { n-centurions } no primeiro espaço do indicador de Centuriões a Bordo
    .inf = colocar { n-centurions } no primeiro espaço do indicador de Centuriões a Bordo
effect-activate-heavy-raiders-alone = os Heavy Raiders são ativados, mas nenhum Centurião avança
effect-damage-galactica = { $count ->
    [1] a Galactica é danificada
    [2] a Galactica é danificada duas vezes
   *[other] a Galactica é danificada { $count } vezes
}
effect-damage-galactica-of = tira até { $draw } marcadores de Dano da Galactica, resolve { $resolve } à tua escolha e devolve os outros
    .inf = tirar até { $draw } marcadores de Dano da Galactica, resolver { $resolve } à tua escolha e devolver os outros
effect-damage-vipers = { $hold ->
    [space] danifica { $ships } no espaço, à escolha do jogador corrente
    [anywhere] danifica { $ships } no espaço ou nas reservas, à escolha do jogador corrente
   *[reserves] danifica { $ships } nas reservas
}
    .inf = { $hold ->
    [space] danificar { $ships } no espaço, à escolha do jogador corrente
    [anywhere] danificar { $ships } no espaço ou nas reservas, à escolha do jogador corrente
   *[reserves] danificar { $ships } nas reservas
}
effect-recall-vipers = todos os Vipers no espaço voltam às reservas e os seus pilotos ao Hangar
effect-destroy-raptor = destrói 1 Raptor
    .inf = destruir 1 Raptor
effect-return-raptors = { $count ->
    [one] 1 Raptor destruído volta às reservas
   *[other] { $count } Raptors destruídos voltam às reservas
}
effect-restore-ships = devolve às reservas até { $vipers } Vipers danificados ou destruídos e até { $raptors ->
    [one] 1 Raptor destruído
   *[other] { $raptors } Raptors destruídos
}
    .inf = devolver às reservas até { $vipers } Vipers danificados ou destruídos e até { $raptors ->
    [one] 1 Raptor destruído
   *[other] { $raptors } Raptors destruídos
}
effect-destroy-civilian = { $count ->
    [one] tira 1 nave Civil à sorte e destrói-a
   *[other] tira { $count } naves Civis à sorte e destrói-as
}
    .inf = { $count ->
    [one] tirar 1 nave Civil à sorte e destruí-la
   *[other] tirar { $count } naves Civis à sorte e destruí-las
}
effect-destroy-cylon-ships = destrói { $ships } à tua escolha
    .inf = destruir { $ships } à tua escolha
effect-destroy-centurion = destrói 1 Centurião
    .inf = destruir 1 Centurião
effect-remove-basestar = retira 1 Basestar do tabuleiro
    .inf = retirar 1 Basestar do tabuleiro
repair-targets = { $count ->
    [one] 1 localização danificada
   *[other] { $count } localizações danificadas
} e até { $vipers ->
    [one] 1 Viper danificado
   *[other] { $vipers } Vipers danificados
}, onde quer que estejam
effect-repair-any = repara até { repair-targets }
    .inf = reparar até { repair-targets }
effect-repair-locations = { $count ->
    [one] repara 1 localização danificada
   *[other] repara { $count } localizações danificadas
}
    .inf = { $count ->
    [one] reparar 1 localização danificada
   *[other] reparar { $count } localizações danificadas
}
effect-repair-all-vipers = todos os Vipers danificados voltam às reservas
effect-repair-vipers = { $count ->
    [one] 1 Viper danificado volta às reservas
   *[other] { $count } Vipers danificados voltam às reservas
}
effect-civilian-fights = escolhe uma nave Civil no espaço e destrói { $ships } na mesma área. Depois lança o dado; com { $range }, essa nave Civil é destruída
    .inf = escolher uma nave Civil no espaço e destruir { $ships } na mesma área. Depois lança o dado; com { $range }, essa nave Civil é destruída
effect-find-scar = procura a carta Scar no baralho de Crise ou na sua pilha de descarte e resolve-a; depois baralha o baralho de Crise

# Nova Caprica

effect-prepare-or-evacuate = prepara ou evacua 1 nave Civil
    .inf = preparar ou evacuar 1 nave Civil
effect-go-aboard-if-evacuated = se tiveres evacuado uma, podes mover-te para qualquer localização { $ship-do } que não seja de risco
effect-place-occupation = coloca 1 Força de Ocupação { $where-no }
    .inf = colocar 1 Força de Ocupação { $where-no }
effect-activate-one-occupation = ativa 1 Força de Ocupação à tua escolha
    .inf = ativar 1 Força de Ocupação à tua escolha
n-forces = { $count ->
    [one] 1 Força de Ocupação
   *[other] { $count } Forças de Ocupação
}
effect-destroy-occupation = destrói { n-forces }
    .inf = destruir { n-forces }
effect-destroy-locked = é destruída a nave do topo da pilha das Bloqueadas ou, se estiver vazia, a do topo da pilha das Preparadas
effect-peek-locked = vê a nave do topo da pilha das Bloqueadas e deixa-a lá ou põe-na no fundo da pilha
    .inf = ver a nave do topo da pilha das Bloqueadas e deixá-la lá ou pô-la no fundo da pilha

# Ações

effect-activate-vipers = ativa Vipers não pilotados até { $count } vezes; de cada vez, lança um das reservas, move um para uma área adjacente ou ataca com um deles uma nave Cylon na sua área (podes voltar a ativar o mesmo)
    .inf = ativar Vipers não pilotados até { $count } vezes; de cada vez, lança um das reservas, move um para uma área adjacente ou ataca com um deles uma nave Cylon na sua área (podes voltar a ativar o mesmo)
effect-must-activate-viper = ativa 1 Viper não pilotado, se puderes: lança-o das reservas, move-o para uma área adjacente ou ataca com ele uma nave Cylon na sua área
    .inf = ativar 1 Viper não pilotado, se puderes: lança-o das reservas, move-o para uma área adjacente ou ataca com ele uma nave Cylon na sua área
effect-attack-as-pilot = ataca até { $count } vezes com o Viper que pilotas, escolhendo cada alvo na área dele depois do lançamento anterior ({ $odds })
effect-launch-self = lança um Viper das reservas para uma área de lançamento, contigo como piloto; se as reservas estiverem vazias, faz primeiro regressar do espaço um Viper não pilotado
effect-galactica-attacks = ataca com a Galactica 1 nave Cylon em qualquer área ({ $odds })
effect-attack-centurion = ataca 1 Centurião no indicador de Centuriões a Bordo ({ $odds })
effect-launch-nuke = lança 1 bomba nuclear contra uma Basestar ({ $odds }); depois a bomba é removida do jogo
effect-look-at-civilians = vê { $count } naves Civis no espaço; podes mover cada uma delas para uma área adjacente
effect-ftl-jump = lança o dado; com 1–{ $upto }, perde-se a População indicada no espaço do marcador da Frota; seja qual for o resultado, a Frota salta
effect-peek = vê a carta do topo { $decks-do } e deixa-a lá ou põe-na no fundo
    .inf = ver a carta do topo { $decks-do } e deixá-la lá ou pô-la no fundo
peek-deck = { $deck-o }
    .do = { $deck-do }
effect-repair = repara a localização onde estás; no Hangar, podes, em vez disso, reparar até { $ships }
effect-take-action = depois podes realizar mais 1 ação
effect-take-actions = realiza { $count ->
    [one] 1 ação
   *[other] { $count } ações
}
    .inf = realizar { $count ->
    [one] 1 ação
   *[other] { $count } ações
}
effect-order = { $who } ou se move e realiza 1 ação, ou realiza 2 ações sem se mover

effect-pegasus-attacks = ataca com a Pegasus 1 Basestar ({ $odds })
effect-main-batteries = escolhe uma área e lança o dado; { $results }
salvo = com { $range }, { $salvo ->
    [civilian] destrói 1 nave Civil nessa área
    [viper] danifica 1 Viper nessa área
   *[raiders] destrói { $raiders } nessa área
}
effect-full-throttle = podes mover o teu Viper para qualquer área; depois podes atacar 1 nave Cylon nessa área
effect-blind-jump = a Frota salta de imediato, a partir de qualquer espaço e sem lançar o dado; o Almirante compra só 1 carta de Trajeto

odds-row = { $victim }: { $hits }
odds-hit = { $hit ->
    [damaged] dano com { $range }
    [damaged-twice] dano duplo com { $range }
    [destroyed] destruição com { $range }
    [backfired] dano na Pegasus com { $range }
   *[destroyed-with-raiders] destruição da Basestar e de { $raiders } Raiders da área com { $range }
}

# Cartas de Motim e marcadores de Milagre

effect-draw-mutiny = { $who-id ->
    [you] { $who-again ->
        [yes] tu compras { n-mutiny-cards }
       *[no] compra { n-mutiny-cards }
    }
    [made] faz { $who } comprar { n-mutiny-cards }
    [same] compra { n-mutiny-cards }
    [both] { $who } compram { n-mutiny-cards } cada um
    [same-both] compram { n-mutiny-cards } cada um
    [same-made] comprar { n-mutiny-cards }
   *[other] { $who } compra { n-mutiny-cards }
}
    .inf = { $who-id ->
    [made] fazer { $who } comprar
   *[other] comprar
} { n-mutiny-cards }
effect-draw-mutiny-pardoned = { $who } compra 1 carta de Motim sem ir para a Prisão; depois fica com { n-mutiny-cards } e descarta as outras
effect-discard-mutiny = { $who-id ->
    [you] descarta { $count } das tuas cartas de Motim
   *[other] { $who } descarta { n-mutiny-cards }
}
    .inf = { $who-id ->
    [you] descartar { $count } das tuas cartas de Motim
   *[other] descartar { n-mutiny-cards }
}
effect-play-mutiny-of = compra as { $count } cartas do topo do baralho de Motim sem ires para a Prisão, joga 1 delas e põe as outras no fundo do baralho
    .inf = comprar as { $count } cartas do topo do baralho de Motim sem ires para a Prisão, jogar 1 delas e pôr as outras no fundo do baralho
effect-gain-miracle = { $who-id ->
    [you] ganha
    [made] faz { $who } ganhar
   *[other] { $who } ganha
} 1 marcador de Milagre
    .inf = { $who-id ->
    [made] fazer { $who } ganhar
   *[other] ganhar
} 1 marcador de Milagre
effect-move-miracle = { $from-id ->
    [you] passa { $to-ao } 1 dos teus marcadores de Milagre
   *[other] fica com 1 marcador de Milagre { $from-do }
}
    .inf = { $from-id ->
    [you] passar { $to-ao } 1 dos teus marcadores de Milagre
   *[other] ficar com 1 marcador de Milagre { $from-do }
}
effect-draw-from-set-of = compra { n-skill-cards } do leque de habilidades { $who-do }
    .inf = comprar { n-skill-cards } do leque de habilidades { $who-do }
effect-give-cards = passa { n-skill-cards } da tua mão { $who-ao }
    .inf = passar { n-skill-cards } da tua mão { $who-ao }
effect-take-hand = fica com todas as cartas de Habilidade do jogador { $who-do }, a não ser que sejas tu
    .inf = ficar com todas as cartas de Habilidade do jogador { $who-do }, a não ser que sejas tu
effect-quarantine = vê todas as naves Civis no tabuleiro e escolhe 1; uma nave por usar tirada à sorte, se houver, ocupa o seu lugar, e a escolhida é baralhada com as naves por usar
    .inf = ver todas as naves Civis no tabuleiro e escolher 1; uma nave por usar tirada à sorte, se houver, ocupa o seu lugar, e a escolhida é baralhada com as naves por usar
effect-bury-quorum = vê as cartas de Quorum do Presidente e põe { $count } à tua escolha no fundo do baralho de Quorum, por qualquer ordem
    .inf = ver as cartas de Quorum do Presidente e pôr { $count } à tua escolha no fundo do baralho de Quorum, por qualquer ordem
effect-place-anywhere = escolhe uma área e coloca lá { $ships }
    .inf = escolher uma área e colocar lá { $ships }
effect-recall-civilian = escolhe uma nave Civil no espaço, se houver, e baralha-a com as naves por usar
    .inf = escolher uma nave Civil no espaço, se houver, e baralhá-la com as naves por usar
effect-attack-centurion-with = ataca 1 Centurião no indicador de Centuriões a Bordo, se houver, com { $by } no lançamento ({ $odds })
effect-remove-nukes = todas as bombas nucleares são removidas do jogo
effect-discard-quorum = o Presidente descarta { n-quorum-cards } à sorte
effect-free-prisoners = cada personagem na Prisão pode mover-se para qualquer localização { $ship-do } que não seja de risco
effect-unseat = passa o Título de Presidente { $who-ao }; se «Aceitar a Profecia» estiver em jogo, o Presidente pode descartá-la para manter o Título
    .inf = passar o Título de Presidente { $who-ao }; se «Aceitar a Profecia» estiver em jogo, o Presidente pode descartá-la para manter o Título
effect-end-infiltration = a tua infiltração termina e moves-te para a Nave da Ressurreição sem descartar
effect-activate-these = ativa { $places }, onde quer que estejas, mesmo com danos
    .inf = ativar { $places }, onde quer que estejas, mesmo com danos
effect-activate-human = ativa { $count ->
    [one] 1 localização não danificada
   *[other] { $count } localizações diferentes não danificadas
}, onde quer que estejas, exceto localizações Cylon
    .inf = ativar { $count ->
    [one] 1 localização não danificada
   *[other] { $count } localizações diferentes não danificadas
}, onde quer que estejas, exceto localizações Cylon
effect-activate-any = ativa { $count ->
    [one] qualquer localização não danificada
   *[other] { $count } localizações diferentes não danificadas
}, onde quer que estejas
    .inf = ativar { $count ->
    [one] qualquer localização não danificada
   *[other] { $count } localizações diferentes não danificadas
}, onde quer que estejas
effect-share-quorum = compra { $count } cartas de Quorum, passa 1 ao Presidente e joga ou descarta a outra
    .inf = comprar { $count } cartas de Quorum, passar 1 ao Presidente e jogar ou descartar a outra
effect-truce = até ao fim do turno, nenhuma nave Cylon é lançada nem ativada
effect-activate-one-viper = ativa 1 Viper não pilotado, no espaço ou nas reservas, até { $count } vezes
    .inf = ativar 1 Viper não pilotado, no espaço ou nas reservas, até { $count } vezes
effect-launch-reserves = lança até { $ships } das reservas, sem piloto, para uma área com um Viper pilotado e depois ativa cada um deles
    .inf = lançar até { $ships } das reservas, sem piloto, para uma área com um Viper pilotado e depois ativar cada um deles

# Habilidades de verificação

effect-add-or-draw-mutiny = o jogador corrente, se for humano, contribui para a verificação com 1 carta da mão, de face para cima, ou compra 1 carta de Motim
effect-zeros-add = cada carta de força 0 na verificação soma { $count } ao total, seja qual for o tipo
effect-take-from-check = o jogador corrente pode ficar com 1 carta de força { $count } ou menos da verificação, mas não uma com este nome
effect-damage-viper-to-remove = o jogador corrente pode danificar 1 Viper, no espaço ou nas reservas, para retirar da verificação 1 outra carta
effect-draw-by-outcome = o jogador corrente compra { $pass } se a verificação for superada, ou { $fail } se falhar

# Raptors de Assalto, missões, a Basestar Rebelde

effect-build-assault-raptor = destrói 1 Raptor das reservas e põe lá 1 Raptor de Assalto
    .inf = destruir 1 Raptor das reservas e pôr lá 1 Raptor de Assalto
effect-assault-raptor-arrives = o jogador corrente coloca mais 1 Raptor de Assalto numa área de lançamento e pode ativá-lo de imediato
all-basestars = todas as Basestars
all-heavy-raiders = todos os Heavy Raiders
all-centurions = todos os Centuriões
effect-clear-board = { $pieces } saem do tabuleiro
effect-leave-box = { $count ->
    [one] { $pieces } sai
   *[other] { $pieces } saem
} do jogo
effect-rebel-basestar = a Basestar Rebelde entra em jogo do lado { $side-do }
effect-destroy-hub = o Núcleo é destruído: até ao fim do jogo, o Núcleo Destruído ocupa o lugar da Nave da Ressurreição
effect-mission-distance = +{ $count } de distância de imediato
effect-turn-face-down = esta carta fica de face para baixo até ao próximo salto, altura em que é baralhada no baralho de Missões
effect-activate-mission = revela a carta do topo do baralho de Missões e faz a sua verificação de Habilidade. O jogador corrente não compra carta de Crise neste turno
effect-each-draws-named = diz um tipo de Habilidade; cada jogador, incluindo os jogadores Cylon, compra { n-cards } desse tipo
effect-pay-rebels = descarta 1 marcador de Milagre ou 1 carta de Super Crise
    .inf = descartar 1 marcador de Milagre ou 1 carta de Super Crise
effect-order-crises = vê as { $count } cartas do topo do baralho de Crise e volta a pô-las lá por qualquer ordem
    .inf = ver as { $count } cartas do topo do baralho de Crise e voltar a pô-las lá por qualquer ordem
effect-search-skills = leva para a mão { $count } cartas à tua escolha de um baralho de Habilidade e da sua pilha de descarte; depois baralha a pilha no baralho
    .inf = levar para a mão { $count } cartas à tua escolha de um baralho de Habilidade e da sua pilha de descarte; depois baralha a pilha no baralho
effect-raider-bay = escolhe uma área, coloca lá { $raiders } ou { $vipers ->
    [one] 1 Viper não pilotado
   *[other] { $vipers } Vipers não pilotados
} e ativa só esses
    .inf = escolher uma área, colocar lá { $raiders } ou { $vipers ->
    [one] 1 Viper não pilotado
   *[other] { $vipers } Vipers não pilotados
} e ativar só esses

# Crises

effect-further-crisis = depois do passo de ativação desta carta, o mesmo jogador compra e resolve outra carta de Crise
effect-play-super-crisis = joga uma carta de Super Crise
    .inf = jogar uma carta de Super Crise
effect-resolve-crisis-of = { $rest ->
    [alone] compra 1 carta de Crise e resolve-a
    [under] compra { $count } cartas de Crise, resolve 1 sem o passo de ativação e põe a outra no fundo do baralho
   *[discarded] compra { $count } cartas de Crise, resolve 1 sem os passos de ativação e de preparação para o salto e descarta a outra
}
effect-next-crisis-jumps = a próxima carta de Crise comprada neste turno conta como se tivesse o ícone de preparação para o salto
effect-skip-jump = neste turno não há passo de Preparação para o salto
effect-sort-crises = vê as { $count } cartas do topo do baralho de Crise e põe cada uma no topo ou no fundo do baralho, por qualquer ordem
    .inf = ver as { $count } cartas do topo do baralho de Crise e pôr cada uma no topo ou no fundo do baralho, por qualquer ordem
effect-new-destination = descarta esta carta e depois compra e resolve a carta do topo do deck de Trajeto; ninguém escolhe

# O que uma carta ou habilidade faz à verificação, ao lançamento ou à carta a que responde

effect-difficulty = { $by-sign ->
    [minus] reduz a dificuldade em { $by-size }
   *[plus] aumenta a dificuldade em { $by-size }
} (a dificuldade parcial não muda)
    .inf = { $by-sign ->
    [minus] reduzir a dificuldade em { $by-size }
   *[plus] aumentar a dificuldade em { $by-size }
} (a dificuldade parcial não muda)
effect-count-positive = todas as cartas de { $skill } contam positivamente nesta verificação
    .inf = fazer com que todas as cartas de { $skill } contem positivamente nesta verificação
effect-face-up = todas as cartas desta verificação são jogadas de face para cima, { $destiny ->
    [yes] incluindo as do deck de Destino
   *[no] exceto as do deck de Destino
}
effect-no-destiny = esta verificação não leva cartas do deck de Destino
effect-fast-learner = vê as { $count } cartas do topo de qualquer baralho de Habilidade e depois junta-as todas à verificação ou leva-as todas para a mão
    .inf = ver as { $count } cartas do topo de qualquer baralho de Habilidade e depois juntá-las todas à verificação ou levá-las todas para a mão
effect-add-revealed = contribui para a verificação com qualquer número de cartas da tua mão, sem o limite habitual
    .inf = contribuir para a verificação com qualquer número de cartas da tua mão, sem o limite habitual
effect-borrow-title = fica com o Título de Almirante ou de Presidente até ao fim do turno; depois, o Título volta para quem o tinha
    .inf = ficar com o Título de Almirante ou de Presidente até ao fim do turno; depois, o Título volta para quem o tinha
effect-no-strength = diz um tipo de Habilidade; as cartas desse tipo têm força 0 nesta verificação
    .inf = dizer um tipo de Habilidade; as cartas desse tipo têm força 0 nesta verificação
effect-take-check-cards = leva para a mão todas as cartas da verificação, incluindo as do deck de Destino, em vez de as descartar
    .inf = levar para a mão todas as cartas da verificação, incluindo as do deck de Destino, em vez de as descartar
effect-decide-check = escolhe Sucesso ou Falha e resolve esse resultado sem fazer a verificação; não podes escolher o Sucesso parcial
    .inf = escolher Sucesso ou Falha e resolver esse resultado sem fazer a verificação; não podes escolher o Sucesso parcial
effect-die-bonus = { $by-sign ->
    [minus] subtrai { $by-size } ao resultado (mínimo 1)
   *[plus] soma { $by-size } ao resultado (máximo 8)
}
    .inf = { $by-sign ->
    [minus] subtrair { $by-size } ao resultado (mínimo 1)
   *[plus] somar { $by-size } ao resultado (máximo 8)
}
effect-die-shift = aumenta ou reduz o resultado em { $by-size } (entre 1 e 8)
    .inf = aumentar ou reduzir o resultado em { $by-size } (entre 1 e 8)
effect-raiders-miss = os primeiros { $count } Raiders que agirem na tua área falham sem lançar o dado
effect-reroll-attack = relança o dado do ataque, com { $by } se o Viper for pilotado; vale o novo resultado
    .inf = relançar o dado do ataque, com { $by } se o Viper for pilotado; vale o novo resultado
effect-replace-crisis = descarta essa carta; compra-se outra em seu lugar
    .inf = descartar essa carta; compra-se outra em seu lugar
effect-switch-option = muda a escolha para a outra opção
    .inf = mudar a escolha para a outra opção
effect-no-check-abilities = as habilidades de verificação não têm efeito nesta verificação
effect-miracle-if-above = se o total exceder a dificuldade impressa em { $count } ou mais, o jogador corrente ganha 1 marcador de Milagre
effect-instead-of-pass = o seu Sucesso não se resolve
effect-replace-option = não se resolve nenhuma das opções; em vez disso, { $then }
    .inf = ignorar as duas opções; em vez disso, { $then }
effect-save-civilian = destrói em vez dela um Viper não danificado e baralha a nave Civil com as naves por usar
    .inf = destruir em vez dela um Viper não danificado e baralhar a nave Civil com as naves por usar
effect-exchange = reduz { $lost-o } em { $pay } e aumenta { $gained-o } em { $gain }
    .inf = reduzir { $lost-o } em { $pay } e aumentar { $gained-o } em { $gain }
effect-replace-icons = ativa um tipo de nave Cylon, ou faz cada Basestar lançar Raiders, em vez dos ícones de ativação da carta de Crise
    .inf = ativar um tipo de nave Cylon, ou fazer cada Basestar lançar Raiders, em vez dos ícones de ativação da carta de Crise
effect-wake-elsewhere = move-te para qualquer localização Cylon que não seja de risco, em vez da Nave da Ressurreição, e realiza mais 1 ação
    .inf = mover-te para qualquer localização Cylon que não seja de risco, em vez da Nave da Ressurreição, e realizar mais 1 ação

# O que tem de se verificar

condition-at-most = { $resource-o } estiver em { $count } ou menos
    .ind = { $resource-o } está em { $count } ou menos
condition-distance-at-most = a distância for { $count } ou menos
condition-has-nuke = restar uma bomba nuclear
condition-on-blue-space = o marcador da Frota estiver num espaço azul do indicador de preparação para o salto
    .ind = o marcador da Frota está num espaço azul do indicador de preparação para o salto
condition-is-president = fores Presidente
condition-is-pilot = tiveres Pilotagem no teu leque de habilidades
condition-is-piloting = estiveres a pilotar um Viper
condition-in-reserves = houver pelo menos { $ships } nas reservas
condition-has-super-crisis = tiveres uma carta de Super Crise
condition-has-hidden-loyalty = tiveres uma carta de Lealdade oculta
condition-is-not-sympathizer = não fores simpatizante
condition-basestar-on-board = houver uma Basestar no tabuleiro
condition-all-basestars-on-board = todas as Basestars estiverem no tabuleiro
condition-has-cards = tiveres pelo menos { n-skill-cards }
condition-human-in-brig = houver um jogador humano na Prisão ou no Centro de Detenção
condition-mourned = uma execução já tiver custado Moral neste jogo
condition-current-on-new-caprica = o jogador corrente estiver em Nova Caprica
condition-galactica-in-orbit = a Galactica estiver em órbita de Nova Caprica
condition-may-infiltrate = fores um Líder Cylon ou um Cylon benévolo
condition-off-blue-space = o marcador da Frota não estiver num espaço azul do indicador de preparação para o salto
condition-is-not-president = não fores Presidente
condition-is-not-admiral = não fores Almirante
condition-is-not-in-brig = não estiveres na Prisão
condition-president-has-cards = o Presidente tiver pelo menos { n-skill-cards }
condition-president-has-mutiny = o Presidente tiver uma carta de Motim
condition-viper-in-space = houver um Viper no espaço
condition-is-infiltrating = estiveres em infiltração
condition-no-active-mission = o espaço Missão Ativa estiver vazio
condition-can-pay-rebels = tiveres um marcador de Milagre ou uma carta de Super Crise

# Cartas que ficam em jogo

standing = { $until }: { $rule }.
until-jump = até a Frota saltar
until-loss-else-jump = até uma nave Civil ou uma Basestar ser destruída
until-jump-or-no-raiders = até a Frota saltar ou não haver nenhum Raider no tabuleiro
until-jump-or-scar = até a Frota saltar ou Scar ser destruído
until-jump-or-basestar = até a Frota saltar ou uma Basestar ser destruída
until-used = até ser usada
until-end = até ao fim do jogo

rule-unmanned-vipers-roll = os Vipers não pilotados atacam com { $by } no lançamento
rule-launches-more = sempre que uma Basestar lança Raiders ou Heavy Raiders, lança mais { $count } do mesmo tipo
rule-cannot-activate = ninguém pode ativar { $where-o }
rule-no-looking = ninguém pode ver cartas de Lealdade de outro jogador
rule-closed = ninguém pode mover-se para { $ship-o }
rule-pursuit = se a Frota saltar primeiro, baralha esta carta de novo no baralho de Crise
rule-travelled = conta como distância percorrida
rule-next-check-harder = da próxima vez que a Administração for ativada, ou os Aposentos do Almirante contra o Presidente, aumenta a dificuldade em { $by-size } e descarta esta carta
rule-arbitrator = quando alguém ativa os Aposentos do Almirante, quem tem esta carta pode descartá-la para reduzir ou aumentar a dificuldade em { $by-size }
rule-picks-destination = no próximo salto, quem tem esta carta, em vez do Almirante, compra { $count } cartas de Trajeto, escolhe 1 e põe as outras no fundo do deck
rule-barrage = depois de cada ativação dos Raiders, cada Basestar lança { $ships }, que não agem
rule-scar = Scar age { $count ->
    [2] duas vezes
   *[other] { $count } vezes
} sempre que os Raiders são ativados e só é destruído com { $range } no dado
rule-captured-crew = sempre que uma Basestar é destruída, −1 de Moral e destrói 1 Raptor
rule-deadly-at-jump = depois de a Frota saltar, todas as personagens que estejam { $places } são executadas
rule-no-once-per-game = os jogadores humanos não podem usar habilidades de uma vez durante o jogo
rule-viper-activation-costs = quem ativa um Viper tem primeiro de descartar { n-skill-cards }; um piloto paga uma vez por ação, e nada para se mover no passo de Movimento
rule-no-actions-of = ninguém pode usar as ações nem as habilidades de Movimento das cartas de { $skill }
rule-chief-of-staff = antes de se contribuir com cartas para uma verificação de Habilidade, quem tem esta carta pode descartá-la para que todas as cartas de { $skill } contem positivamente nessa verificação
rule-probation = depois de quem tem esta carta contribuir com cartas para uma verificação de Habilidade, o Presidente pode descartá-la para ver essas cartas
rule-vice-president = enquanto quem tem esta carta não for Presidente, mais ninguém pode ser escolhido com a Administração
