# A pergunta: o que se pergunta, as respostas, e o que lá está enquanto os outros respondem.

ui-ask-ruling = Regra
ui-ask-handle = { $count ->
    [one] 1 opção
   *[other] { $count } opções
}
ui-ask-choose = Escolhe aqui, no tabuleiro ou na tua mão.
ui-ask-go = Confirmar
ui-ask-go-add = Contribuir com estas cartas
ui-ask-go-discard = Descartar estas cartas
ui-ask-back = Voltar atrás
ui-ask-rolled = { $summary } Depois de lançado o dado, não podes voltar atrás.
ui-ask-final = { $summary } Não podes voltar atrás.
ui-ask-recallable = { $summary } Podes voltar atrás até outra pessoa responder.
ui-ask-note-feed = Escolhe cartas aqui ou na tua mão. Cada uma mostra quanto vale nesta verificação.
ui-ask-note-exactly = { $count ->
    [one] Escolhe 1 carta aqui ou na tua mão.
   *[other] Escolhe { $count } cartas aqui ou na tua mão.
}
ui-ask-note-upto = { $count ->
    [one] Escolhe no máximo 1 carta aqui ou na tua mão.
   *[other] Escolhe no máximo { $count } cartas aqui ou na tua mão.
}
ui-ask-feed-start = Não escolheste nenhuma carta.

ui-steps = Passos do turno
ui-step-setup = Preparação
ui-step-skills = Habilidades
ui-step-move = Movimento
ui-step-action = Ação
ui-step-action-of = Ação { $number } de { $of }
ui-step-crisis = Crise
ui-step-cylons = Cylons
ui-step-jump = Salto
ui-step-evacuate = Evacuação

# Grupos de respostas

ui-group-viper = O teu Viper
ui-group-viper-in = O teu Viper, { $area }
ui-group-here = Onde estás
ui-group-quorum = Quorum
ui-group-title = O teu Título
ui-group-cards = Cartas
ui-group-abilities = Habilidades especiais
ui-group-loyalty = Lealdade
ui-group-space = Áreas do espaço
ui-group-reserves = { $count ->
    [one] Reservas, 1 Viper
   *[other] Reservas, { $count } Vipers
}
ui-group-mutiny = Cartas de Motim
ui-group-motives = Motivos
ui-group-raptor-reserves = { $count ->
    [one] Reservas, 1 Raptor de Assalto
   *[other] Reservas, { $count } Raptors de Assalto
}
ui-group-boarding = Centuriões a Bordo
ui-group-characters = À tua escolha
ui-group-people = Jogadores
ui-group-draws = Cartas a comprar
ui-group-draw = Carta { $number }
ui-group-destinations = Trajetos
ui-group-crises = Crises
ui-group-decks = Baralhos
ui-group-ships = Naves
ui-group-damage = Danos
ui-group-hulls = Quem sofre o dano
ui-group-dials = Recursos
ui-group-on-top = No topo do baralho
ui-group-under = No fundo do baralho
ui-group-ground = Em terra
ui-group-forces = Forças de Ocupação
ui-group-uses = Podes usar
ui-group-options = As tuas opções
ui-group-hand = As tuas cartas
ui-group-for = Contam a favor
ui-group-against = Contam contra

# Ao lado de uma resposta

ui-remark-left = { $count ->
    [one] resta 1
   *[other] restam { $count }
}
ui-remark-costs = { $count ->
    [one] custa 1 carta
   *[other] custa { $count } cartas
}
ui-remark-damaged = com danos
ui-remark-viper = Viper, { $area }
ui-remark-hull = { $count } de { $limit } com danos
ui-remark-distance = distância { $distance }
ui-remark-both = { $first }, { $then }

# Agora não é possível

ui-why-title = Agora não é possível
ui-why = : { $reason }.
ui-why-cards = Cartas de Habilidade
ui-why-cards-cylon = os Cylons contribuem com elas para as verificações, mas não podem usar o seu texto
ui-why-cards-cylon-own = os Cylons contribuem com elas para as verificações e só usam os textos que são para eles
ui-why-location = Localizações
ui-why-location-piloting = estás no teu Viper
ui-why-human-ships = As naves dos humanos
ui-why-human-ships-cylon = um Cylon move-se entre as localizações Cylon
ui-why-hazardous = não podes escolher mover-te para lá
ui-why-ship-cards = não tens cartas de Habilidade para pagar o movimento
ui-why-ship-closed = agora ninguém pode mover-se para lá
ui-why-later = Contribuir mais tarde
ui-why-later-once = só se contribui uma vez
ui-why-more = Contribuir com mais
ui-why-more-cylon = um Cylon contribui no máximo com 1 carta
ui-why-more-brig = na Prisão contribuis no máximo com 1 carta
ui-why-more-detention = no Centro de Detenção contribuis no máximo com 2 cartas
ui-why-more-infiltrating = em infiltração contribuis no máximo com 2 cartas
ui-why-kind = { $due ->
    [yes] ainda ninguém é Líder Cylon, e és quem escolhe em último lugar
   *[no] { $kind-id ->
        [political-leader] { $count ->
            [one] só resta 1 Líder Político, e há mais de outro tipo
           *[other] só restam { $count } Líderes Políticos, e há mais de outro tipo
        }
        [military-leader] { $count ->
            [one] só resta 1 Líder Militar, e há mais de outro tipo
           *[other] só restam { $count } Líderes Militares, e há mais de outro tipo
        }
        [pilot] { $count ->
            [one] só resta 1 Piloto, e há mais de outro tipo
           *[other] só restam { $count } Pilotos, e há mais de outro tipo
        }
        [cylon-leader] já há um Líder Cylon
       *[support] agora não
    }
}
ui-why-executed = executada
ui-why-taken = já escolhida

# Enquanto os outros respondem

ui-idle-several = { $count } jogadores a decidir
ui-idle-nothing = Agora não tens nada para decidir.
ui-idle-watching = Estás a assistir.
ui-idle-reload = Sem scripts, esta página não se atualiza sozinha. [Recarrega-a] para ver o que aconteceu.
ui-idle-pause = Uma breve pausa
ui-idle-pause-rule = Talvez alguém possa mudar isto.
ui-idle-pause-even = Talvez alguém possa mudar isto. A pausa é igual para todos, mesmo quando ninguém pode.
ui-idle-passed = Passaste.
ui-idle-uses = Queres usar { $what }.
ui-idle-order = Dar a ordem
ui-idle-back = até outra pessoa responder
ui-idle-forward = Avançar até à minha próxima pergunta
ui-recap = Desde a tua última resposta: { $count ->
    [one] 1 acontecimento
   *[other] { $count } acontecimentos
}

# O jogo terminou

