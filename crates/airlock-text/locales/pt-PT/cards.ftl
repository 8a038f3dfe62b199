# As cartas: o que está à volta dos seus efeitos.

# Cartas de Crise e de Super Crise

crisis-check = Verificação de Habilidade { $difficulty }: { $skills }.
crisis-pass = Sucesso: { $then }.
crisis-partial = Sucesso parcial ({ $threshold }+): { $then }.
crisis-fail = Falha: { $then }.
crisis-or = Ou { $who } pode dispensar a verificação: { $then }.
crisis-chooses = { $who } escolhe uma opção.
crisis-either = Primeira opção: { $then }.
crisis-either-if = Primeira opção (só se { $condition }): { $then }.
crisis-or-else = Segunda opção: { $then }.
attack-activation = 1. Ativação: { $then }.
attack-setup = 2. Colocação: { $areas }.
attack-area = { $ships } { $area-no }
attack-special = 3. Regra especial: { $special }. { $then }.
crisis-then = Depois: { $steps }.
then-jump = o marcador da Frota avança 1 espaço
then-jump-or-evacuate = o marcador da Frota avança 1 espaço ou, se a Galactica já tiver voltado, 1 nave Civil é evacuada
then-once-returned = { $then }, se a Galactica já tiver voltado
super-crisis-immune = As habilidades especiais das personagens que afetam Crises ou verificações de Habilidade não afetam esta carta.

# Quando se usa uma carta ou habilidade

timing-plain = { $timing }: { $text }.
timing-if = { $timing }, só se { $condition }. { $text }.
timing-interrupt = { $window }: { $text }.
timing-interrupt-if = { $window }, se { $condition }: { $text }.
timed-action = Ação
timed-movement = Movimento
timed-movement-or-action = Movimento ou ação
timed-reckless-check = Quando revelada numa verificação imprudente
timed-check-ability = Habilidade de verificação
timed-human = Ação humana
timed-cylon = Ação Cylon

when-action = Como ação
when-movement = No teu passo de Movimento, em vez de te moveres
when-movement-or-action = Como ação, ou em vez de te moveres
when-reckless-check = Automaticamente, quando é revelada numa verificação imprudente
when-check-ability = Automaticamente, quando é revelada numa verificação de Habilidade
window-crisis-revealed = logo depois de se revelar a carta de Crise de qualquer jogador
window-option-chosen = depois de um jogador escolher entre as duas opções de uma carta de Crise
window-instead-of-check = antes da verificação de Habilidade da carta de Crise de qualquer jogador
window-before-cards = antes de se contribuir com cartas para uma verificação de Habilidade
window-before-reveal = depois de todos contribuírem com cartas para uma verificação de Habilidade, antes de serem reveladas
window-after-total = depois de se apurar o total de uma verificação de Habilidade
window-after-check = depois de se resolver uma verificação de Habilidade, antes de se descartarem as suas cartas
window-before-roll = antes de alguém lançar o dado
window-after-roll = depois de alguém lançar o dado
window-viper-attacked = depois de um Viper ser atacado
window-vipers-placed = depois de se colocarem no espaço Vipers não pilotados das reservas
window-turn-began = no início do teu turno
window-cards-added = depois de um jogador contribuir com cartas para uma verificação de Habilidade
window-after-reveal = depois de se revelarem as cartas de uma verificação de Habilidade
window-destroyed = depois de destruíres uma Basestar ou um Centurião
window-before-raiders = antes de os Raiders serem ativados
window-treachery-discarded = quando um jogador humano descarta uma carta de Traição
window-check-passed = depois de se superar uma verificação de Habilidade
window-choosing-option = quando tens de escolher entre as opções de uma carta de Crise
window-civilian-threatened = antes de se virar e destruir uma nave Civil no espaço
window-removing-ships = quando as naves são retiradas num salto
window-before-activation = no início do passo de Ativação de naves Cylon de qualquer jogador
window-infiltration-ends = quando terminas a infiltração com uma ação
window-motive-holds = quando um dos teus motivos se cumpre

limit-executive-order = Só se pode jogar 1 Ordem Executiva por turno.
limit-declare-emergency = Só se pode jogar 1 Declaração de Emergência por verificação de Habilidade.
limit-strategic-planning = Só se pode jogar 1 Planificação Estratégica por lançamento do dado.
limit-critical-situation = Só se pode jogar 1 carta Ordem Executiva ou Situação Crítica por turno, no total.
limit-major-victory = Só se pode jogar 1 Grande Vitória por turno.
limit-sabotage = Só se pode jogar 1 Sabotagem por turno.
limit-calculations = Só se pode jogar 1 carta Cálculos por lançamento do dado.
limit-check-ability = Tem efeito venha de quem vier a carta, mesmo do deck de Destino, mas só uma vez por verificação de Habilidade.
limit-restore-order = Não se pode jogar numa verificação imprudente, nem se podem jogar cartas imprudentes depois dela.

sort-reckless = Imprudente: torna a verificação imprudente. Só se pode jogar 1 carta imprudente por verificação de Habilidade.
sort-cylon-only = Só os jogadores Cylon podem usar o texto desta carta.
sort-mutinous = Quando decides descartar esta carta, compra 1 carta de Motim (só uma vez por turno).

# Cartas de Quorum

quorum-then-discard = Depois descarta esta carta.
quorum-else-discard = Senão, descarta esta carta.
mutiny-else-discard = Se não sair do jogo, descarta esta carta.
quorum-protects-title = A Administração não faz verificação: quando tiraria o Título ao Presidente, este pode descartar esta carta para o manter.

# Missões

mission-immune = Esta não é uma carta de Crise. Nenhuma carta nem habilidade especial altera a sua verificação, e nela as habilidades de verificação não têm efeito.

# Trajetos e objetivos

destination-text = { $text }.
destination-distance = Distância { $distance }.
milestone-sleeper-agent-phase = Distância { $distance }, uma vez: Fase do Agente Adormecido. A partir do jogador corrente, no sentido dos ponteiros do relógio, cada um recebe mais 1 carta de Lealdade, { $motives ->
    [0] mesmo os Cylons revelados.
   *[other] mesmo os Cylons revelados; em vez disso, um Líder Cylon recebe mais { $motives } motivos.
}
milestone-next-jump-ends = Distância { $distance }: o próximo salto termina o jogo, sem carta de Trajeto. Os humanos ganham se todos os recursos estiverem acima de 0.
milestone-new-caprica-phase = Distância { $distance }, uma vez: Fase de Nova Caprica. Todas as naves Civis ficam bloqueadas em Nova Caprica, todos vão para lá, e o baralho de Crise de Nova Caprica substitui o baralho de Crise. O Salto Automático traz depois a Galactica de volta; a partir daí, só o Almirante pode terminar o jogo, saltando para longe, e os humanos ganham se todos os recursos estiverem acima de 0.

# Cartas de Lealdade

loyalty-text-human = Estás do lado dos humanos, a não ser que outra das tuas cartas de Lealdade faça de ti um Cylon. Ganhas se os humanos ganharem.
loyalty-text-cylon = És um Cylon, digam o que disserem as tuas outras cartas de Lealdade. Ganhas se os humanos perderem.
loyalty-reveal = Ação: revela esta carta. Se não estiveres { $pegasus ->
    [yes] na Prisão nem no Centro de Detenção
   *[no] na Prisão
}, { $text }.
loyalty-revealed = Depois descarta até ficares com 3 cartas de Habilidade, { $more ->
    [yes] { $after }, descarta
   *[no] descarta
} as cartas de Quorum que te foram dadas, { $daybreak ->
    [yes] as tuas cartas de Motim e os teus marcadores de Milagre, perde
   *[no] perde
} os teus Títulos, move-te para a Nave da Ressurreição e compra 1 carta de Super Crise. { $expanded ->
    [yes] Passa as tuas outras cartas de Lealdade ocultas a 1 jogador humano, a não ser que a distância seja 7 ou mais. Se
   *[no] Se
} for o teu turno, ele termina.
loyalty-text-sympathizer = Revela esta carta assim que a receberes. Se algum recurso estiver no vermelho ({ $reds }), vai para a Prisão; esta carta conta como «Não és um Cylon».
    Senão, passas a ser um Cylon revelado, sem comprar carta de Super Crise. Nunca podes ativar a Frota Cylon nem jogar uma carta de Super Crise.
loyalty-text-sympathetic-cylon = Revela esta carta assim que a receberes. Passas a ser um Cylon revelado, sem comprar carta de Super Crise, e compras um Plano benévolo. Só ganhas se o cumprires.
    Podes infiltrar-te como um Líder Cylon. Em infiltração, compras 3 cartas de Habilidade de 3 tipos diferentes.
loyalty-text-mutineer = Revela esta carta assim que a receberes. Se te calhou na distribuição, recebes mais 1 carta de Lealdade. Compra 1 carta de Motim, e cada um dos teus Títulos passa para o primeiro dos outros jogadores na linha de sucessão. Esta carta conta como «Não és um Cylon».
    Podes ter { $limit } cartas de Motim antes de outra te enviar para a Prisão. No teu turno, se a carta de Crise tiver o ícone de preparação para o salto, compra 1 carta de Motim no passo de Preparação para o salto.
    Um Cylon revelado que receba esta carta passa-a a um jogador humano. O mesmo fazes tu se te revelares como Cylon, a qualquer distância.
red-at = { $resource } em { $count } ou menos

# Planos

agenda-kind = { $deck }.
agenda-wins = Ganhas se { $side } ganharem e, no fim do jogo, { $goals }.
agenda-secret = Guarda segredo desta carta até ao fim do jogo.
goal-every-at-most = todos os recursos estiverem em { $count } ou menos
    .ind = todos os recursos estão em { $count } ou menos
goal-all-at-most = { $resources-o } estiverem em { $count } ou menos
    .ind = { $resources-o } estão em { $count } ou menos
goal-any-at-most = pelo menos um destes recursos estiver em { $count } ou menos: { $resources }
    .ind = pelo menos um destes recursos está em { $count } ou menos: { $resources }
goal-all-red = todos os recursos estiverem no vermelho
    .ind = todos os recursos estão no vermelho
goal-near = a diferença entre { $first-o } e { $second-o } for de { $count } ou menos
    .ind = a diferença entre { $first-o } e { $second-o } é de { $count } ou menos
goal-played-super-crisis = tiveres jogado uma carta de Super Crise neste jogo
    .ind = { $who-id ->
        [you] jogaste uma carta de Super Crise neste jogo
       *[other] { $who } jogou uma carta de Super Crise neste jogo
    }
goal-damaged-at-least = houver pelo menos { $count } localizações danificadas na Galactica e na Pegasus em conjunto
    .ind = há pelo menos { $count } localizações danificadas na Galactica e na Pegasus em conjunto
goal-galactica-damaged-at-most = houver no máximo { $count } localizações danificadas na Galactica
    .ind = há no máximo { $count } localizações danificadas na Galactica
goal-caught-or-executed = estiveres na Prisão ou no Centro de Detenção, ou a tua personagem tiver sido executada neste jogo
    .ind = { $who-id ->
        [you] estás na Prisão ou no Centro de Detenção, ou a tua personagem foi executada neste jogo
       *[other] { $who } está na Prisão ou no Centro de Detenção, ou a sua personagem foi executada neste jogo
    }
goal-infiltrating = estiveres em infiltração
    .ind = { $who-id ->
        [you] estás em infiltração
       *[other] { $who } está em infiltração
    }
goal-free = não estiveres na Prisão nem no Centro de Detenção
    .ind = { $who-id ->
        [you] não estás na Prisão nem no Centro de Detenção
       *[other] { $who } não está na Prisão nem no Centro de Detenção
    }
goal-craft-lost = houver pelo menos { $count } Vipers e Raptors, em conjunto, danificados ou destruídos
    .ind = há pelo menos { $count } Vipers e Raptors, em conjunto, danificados ou destruídos
goal-distance-at-least = a distância for { $count } ou mais
    .ind = a distância é { $count } ou mais
goal-at-least = { $resource-o } estiver em { $count } ou mais
    .ind = { $resource-o } está em { $count } ou mais
goal-no-cylon-ships = não houver Raiders, Heavy Raiders nem Basestars no tabuleiro
    .ind = não há Raiders, Heavy Raiders nem Basestars no tabuleiro
goal-any-damaged = houver danos { $places-no }
    .ind = há danos { $places-no }
goal-holds-cards = tiveres pelo menos { $cards }
    .ind = { $who-id ->
        [you] tens pelo menos { $cards }
       *[other] { $who } tem pelo menos { $cards }
    }
goal-another-in-brig = outro jogador estiver na Prisão
    .ind = outro jogador está na Prisão
goal-holds-mutiny = tiveres uma carta de Motim
    .ind = { $who-id ->
        [you] tens uma carta de Motim
       *[other] { $who } tem uma carta de Motim
    }
goal-no-centurions = não houver Centuriões no indicador de Centuriões a Bordo
    .ind = não há Centuriões no indicador de Centuriões a Bordo
goal-vipers-lost = houver pelo menos { $count } Vipers danificados ou destruídos
    .ind = há pelo menos { $count } Vipers danificados ou destruídos

# Motivos

motive-side = Motivo a favor { $side-do }.
motive-any-time = Podes revelá-lo em qualquer momento, mesmo no turno de outro jogador, se { $goals }.
motive-game-over = É revelado no fim do jogo, se { $goals }.
motive-wins = Ganhas com { $side } se, no fim do jogo, pelo menos { $count } dos teus motivos revelados forem a favor { $side-do } e tiveres no máximo { $unrevealed ->
    [one] 1 motivo
   *[other] { $unrevealed } motivos
} por revelar.

# Linhas soltas de um Plano ou de um motivo, no fim de um jogo
agenda-line-side = { $side } ganham.
goal-line = { $goal-ind }.
