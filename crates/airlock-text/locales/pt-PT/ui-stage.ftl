# O palco: verificações, crises, escolha de personagens, cartas grandes, agentes adormecidos, o fim.

ui-you = Tu
ui-you-small = tu

# O que é uma carta e quem a trouxe

ui-stage-kind = { $card-id ->
    [crisis] Crise comprada por { ui-stage-by }
    [super-crisis] Super Crise jogada por { ui-stage-by }
    [location] Localização ativada por { ui-stage-by }
   *[other] Em uso por { ui-stage-by }
}
ui-stage-by = { $you ->
    [yes] ti
   *[no] { $who }
}

# Uma verificação de Habilidade

ui-check-label = Verificação de Habilidade: { $what }
ui-check-to-pass = para superar
ui-check-count-for = contam a favor
ui-check-aim = { $you ->
    [yes] É sobre ti
   *[no] É sobre { $who }
}
ui-check-shift = { $known ->
    [yes] { $by ->
        [somebody] { $what }, { $who }
       *[nobody] { $what }
    }
   *[no] { $by ->
        [somebody] { $who }
       *[nobody] alterada
    }
}
ui-check-cards = { $open ->
    [yes] { $count ->
        [one] com 1 carta, de face para cima
       *[other] com { $count } cartas, de face para cima
    }
   *[no] { $count ->
        [0] ainda sem cartas
        [one] 1 carta de face para baixo
       *[other] { $count } cartas de face para baixo
    }
}
ui-check-verdict = { $outcome-id ->
    [pass] { $margin ->
        [0] Superada, à justa
       *[other] Superada por { $margin }
    }
    [partial] Sucesso parcial, a { $margin } do sucesso
   *[fail] Falhou por { $margin }
}
ui-check-decided = decisão de { $who }, sem cartas
ui-check-no-cards = Ninguém contribui para uma verificação já decidida.
ui-check-axis = Soma { $total }; { $has-partial ->
    [yes] parcial a partir de { $partial }, sucesso a partir de { $pass }
   *[no] sucesso a partir de { $pass }
}
ui-check-axis-dark = Nenhuma carta virada; { $has-partial ->
    [yes] parcial a partir de { $partial }, sucesso a partir de { $pass }
   *[no] sucesso a partir de { $pass }
}
ui-check-axis-pass = sucesso
ui-check-axis-partial = parcial
ui-check-row = { $for ->
    [yes] a favor
   *[no] contra
}
ui-check-row-label = { $for ->
    [yes] Cartas que contam a favor
   *[no] Cartas que contam contra
}
ui-check-go-on = Continuar
ui-check-secret = Quem contribuiu com que carta fica em segredo.
ui-check-as-it-stands = { $verdict }, por agora
ui-check-can-change = O total ainda pode mudar.
ui-check-dial = { $resource } { $by }

ui-check-givers = Quem contribuiu com quantas cartas
ui-check-destiny = Destino
ui-check-at-most = no máximo { $count }
ui-check-adds = contribui com { $count }
ui-check-added = { $count ->
    [0] sem cartas
    [one] 1 carta
   *[other] { $count } cartas
}
ui-check-at-most-one = (no máximo 1)
ui-check-turn = { $whose ->
    [mine] { $when ->
        [now] é a tua vez
        [next] és a seguir
        [first] começas tu
        [last] por fim tu
        [at-end] por fim tu
       *[later] mais tarde
    }
   *[other] { $when ->
        [now] a contribuir
        [next] a seguir
        [first] começa
        [last] a contribuir
        [at-end] por fim
       *[later] mais tarde
    }
}
ui-check-note-opening = Antes de se contribuir com cartas, ainda se pode usar alguma coisa. Depois o deck de Destino junta { $destiny }, e cada um contribui uma vez.
ui-check-note-adding = São baralhadas antes de se virarem. Quem contribuiu com que carta fica em segredo.
ui-check-note-open = Todas as cartas desta verificação estão de face para cima.
ui-check-note-added = Já todos contribuíram. Uma curta pausa, e as cartas são baralhadas e viradas.
ui-check-help = Diz quanto podes ajudar
ui-check-help-none = Nada
ui-check-help-little = Um pouco
ui-check-help-lot = Muito

# Uma crise

ui-crisis-check = Uma verificação de Habilidade.
ui-crisis-attack = Os Cylons atacam. Ninguém escolhe.
ui-crisis-chooses = { $you ->
    [yes] { $role ->
        [admiral] Escolhes tu, como Almirante.
        [president] Escolhes tu, como Presidente.
       *[current] Escolhes tu: é o teu turno.
    }
   *[no] { $role ->
        [admiral] Escolhe { $who }, como Almirante.
        [president] Escolhe { $who }, como Presidente.
       *[current] Escolhe { $who }, de quem é o turno.
    }
}
ui-crisis-make-check = Verificação
ui-crisis-instead = Em vez dela
ui-crisis-either = Primeira
ui-crisis-or-else = Segunda
ui-crisis-only-if = Só se { $condition }.
ui-crisis-or = ou
ui-crisis-then = { $icon-id ->
    [raiders] Depois agem os Raiders
    [launch-raiders] Depois as Basestars lançam Raiders
    [heavy-raiders] Depois avançam os Heavy Raiders
   *[basestars] Depois as Basestars atacam
}
ui-crisis-then-jump = { $first ->
    [yes] Depois avança a preparação para o salto
   *[no] e avança a preparação para o salto
}
ui-crisis-then-nothing = Comprada por um Cylon: nenhuma nave age, sem salto

# Escolher personagens

ui-picks = Personagens
ui-picks-types = Que tipos estão abertos
ui-picks-rule = Escolhes do tipo de que restam mais personagens. Quando há empate, todos esses estão abertos; o Suporte está sempre.
ui-picks-rule-leaders = Escolhes do tipo de que restam mais personagens. Quando há empate, todos esses estão abertos; o Suporte está sempre. Os Líderes Cylon não entram nesta conta.
ui-picks-newcomer = Quem passas a ser?
ui-picks-rule-newcomer = A tua personagem foi executada e não era Cylon. Continuas com outra, de qualquer tipo: nenhuma que esteja em jogo ou tenha sido executada, e nenhum Líder Cylon. Ficas com as tuas cartas de Lealdade; a mão perdeu-se.
ui-picks-newcomer-rule = De qualquer tipo; nenhuma que esteja em jogo ou tenha sido executada.
ui-picks-executed = Executada
ui-picks-rule-assist = Qualquer das que restam te pode ajudar.
ui-picks-kind = { $kind-id ->
    [political-leader] Líderes Políticos
    [military-leader] Líderes Militares
    [pilot] Pilotos
    [cylon-leader] Líderes Cylon
   *[support] Suporte
}
ui-picks-kind-short = { $kind-id ->
    [political-leader] Políticos
    [military-leader] Militares
    [pilot] Pilotos
    [cylon-leader] Líderes
   *[support] Suporte
}
ui-picks-why = { $state ->
    [open] aberto, { $left ->
        [one] resta 1
       *[other] restam { $left }
    }
    [always] sempre aberto
    [none] sem personagens livres
    [led] um de vocês já o é
    [leader-due] ainda ninguém o é: tens de ser tu
    [leader-must] um de vocês tem de o ser
    [leader-may] um de vocês pode sê-lo
    [leader-first] fechado: ainda ninguém é Líder Cylon
   *[closed] fechado: { $left ->
        [one] resta 1
       *[other] restam { $left }
    }, outros têm { $most }
}
ui-picks-short = { $state ->
    [open] mais livres: aberto
    [always] sempre aberto
    [none] sem livres
    [led] só pode haver um
    [leader-due] tens de o ser
    [leader-must] um tem de o ser
    [leader-may] um pode sê-lo
    [leader-first] fechado
   *[closed] fechado por agora
}
ui-picks-title = { $title } por agora
ui-picks-title-open = ainda ninguém
ui-picks-pick = Escolher
ui-picks-state = { $banned ->
    [yes] Não neste jogo
   *[no] { $open ->
        [yes] Aberta
       *[no] Ainda não
    }
}
ui-picks-either = { $count ->
    [one] 1 destas
   *[other] { $count } destas, no total
}
ui-picks-start = Começa { $where-no }
ui-picks-start-either = Começa { $where-no } ou { $other-no }
ui-picks-start-viper = Começa num Viper
ui-picks-start-off = Começa fora do tabuleiro

# O que é um Líder Cylon

ui-leader = O que é um Líder Cylon
ui-leader-cylon = Todos sabem que és um Cylon. Manténs todas as habilidades especiais da tua folha e compras por ela; não recebes carta de Lealdade nem, no início, carta de Super Crise.
ui-leader-agenda = Compras um { $agenda } secreto e só ganhas se no fim todas as suas linhas se verificarem, ganhe quem ganhar além de ti.
ui-leader-motives = Recebes motivos secretos, dois no início e dois a meio do jogo. No fim ganhas se estiverem todos revelados menos um, e se dois dos revelados forem a favor do lado vencedor.
ui-leader-infiltrates = A partir da Frota Humana podes infiltrar-te: vais a bordo da Galactica e jogas como humano enquanto quiseres.

# Habilidades em resumo

ui-short-positive-strength = Nas Crises que compras, cada { $count } conta a favor.
ui-short-cannot-activate = Nunca: { $places }.
ui-short-discards-last-card = Uma última carta sozinha perde-se no início de qualquer turno.
ui-short-off-board-until-turn = Fora do tabuleiro até ao teu turno { $count }.
ui-short-random-discards = Os descartes forçados são à sorte.
ui-short-difficulty-against = { $where } contra ti: { $by-sign ->
    [minus] −{ $by-size }
   *[plus] +{ $by-size }
} de dificuldade.
ui-short-actions-from-viper = Começar o turno a voar: { $count } ações.
ui-short-peeks-at-turn-end = Fim do turno: vê a próxima Crise, deixa-a ou põe-na no fundo.
ui-short-sleeper-loyalty = { $count } cartas de Lealdade a meio do jogo, depois Prisão.
ui-short-action-after = Depois de { $card }: age outra vez.
ui-short-hand-limit = Limite de { $count } cartas, não { $normal }.
ui-short-draws-on-crisis = Depois de revelada a tua Crise: compra 1 de qualquer Habilidade.
ui-short-start-loyalty = Começa com { $count } cartas de Lealdade.
ui-short-crises-drawn = Compra { $count } Crises, resolve 1.
ui-short-location-cost = Ativar uma localização custa-te { $count } cartas.
ui-short-activates-alone = Não ativas localizações onde haja outros, exceto { $where-o }.
ui-short-shifts-difficulty = { $places }: { $way ->
    [easier] −{ $count } de dificuldade, se quiseres
    [harder] +{ $count } de dificuldade, se quiseres
   *[either] ±{ $count } de dificuldade
}.
ui-short-rerolls-in-own-turn = Uma vez no teu turno: manda relançar um dado.
ui-short-pilots-placed-vipers = Um Viper é lançado: salta para dentro e age.
ui-short-may-execute-at = Com { $count } ou mais, os Aposentos do Almirante podem executar.
ui-short-looks-at-all-civilians = Comunicações: vê e move quaisquer naves Civis.
ui-short-executed-at-morale = Execução quando a Moral desce a { $count }; não custa Moral.
ui-short-gives-card-to-draw = Depois de te moveres: passa uma carta a alguém aí, compra { $count }.
ui-short-draws-treachery = Compra Traição.
ui-short-card-instead-of-roll = Na tua ação, uma carta descartada, +{ $count }, vale por um lançamento.
ui-short-must-move = Enfermaria depois de uma ação sem movimento.
ui-short-discards-at-reveals = Se um Cylon é revelado, perdes a mão.
ui-short-moves-alone = Nunca te moves para onde haja alguém.
ui-short-cost-at = { $where } custa-te { $count } cartas.
ui-short-activates-again = { $places }: outra vez, por uma carta.
ui-short-card-action-cost = As ações das cartas custam-te mais { $count } carta.
ui-short-discards-fewer = Uma Crise faz-te descartar menos { $count } carta.
ui-short-pays-for-company = Mover-te para onde haja outros: { $count } cartas, ou a Prisão.
ui-short-draws-at-loss = Perde-se { $resource }: compra { $count } de { $skill }, fica com { $keep }.
ui-short-loses-damaged-viper = O teu Viper, se for danificado, é destruído.
ui-short-no-actions-of = Sem ações de cartas de { $skill }.
ui-short-activates-after-order = Depois da tua ordem: ativa onde estás.
ui-short-mutiny-costs = Cada carta de Motim comprada custa-te { $count } cartas.
ui-short-picks-mutiny = De { $count } cartas de Motim, escolhes a que os outros compram.
ui-short-start-mutiny = { $count ->
    [one] Começa com uma carta de Motim.
   *[other] Começa com { $count } cartas de Motim.
}
ui-short-scouts-more = As tuas explorações veem { $count } cartas.
ui-short-draws-fewer-off = Fora { $ship-do }: compra menos { $count }.
ui-short-reveals-in-brig-only = Só se revela com efeito na Prisão.
ui-short-spares-discards = Uma carta de Traição poupa um descarte a alguém.
ui-short-no-draw-in-hazard = Não compra nada numa localização de risco.
ui-short-leaving-costs-super-crisis = Sair { $where-do } custa uma Super Crise.
ui-short-infiltrator-draws = Durante a infiltração: compra mais { $count }.
ui-short-adds-nothing-in-others-actions = Não contribui para verificações nas ações de outros.
ui-short-adds-cards = Contribui com até { $count } para uma verificação, ou { $infiltrating } durante a infiltração.
ui-short-adds-face-up = { $count ->
    [one] 1 das cartas com que contribuis fica de face para cima.
   *[other] { $count } das cartas com que contribuis ficam de face para cima.
}
ui-short-take-check-cards = Depois de uma verificação: fica com todas as cartas.
ui-short-switch-option = Inverte uma escolha entre duas.
ui-short-replace-crisis = Troca uma Crise acabada de revelar.
ui-short-decide-check = Decide a verificação de uma Crise: sucesso ou falha.
ui-short-no-strength = Numa verificação, diz uma Habilidade: as suas cartas valem 0.
ui-short-activate-vipers = Ação: { $count } ordens a Vipers não pilotados.
ui-short-resolve-quorum-of = Ação: de { $count } cartas de Quorum, joga 1.
ui-short-look-at-loyalty = Ação: vê toda a Lealdade de um jogador.
ui-short-admiral-receives = Ação: o Almirante passa a { $title }.
ui-short-trade = Ação: { $by } de { $resource } por 1 de outro recurso.

# Cartas grandes

ui-choice-only-you = Só tu vês isto.
ui-choice-jump = A Frota salta
ui-choice-ways = { $count ->
    [2] Dois trajetos
    [3] Três trajetos
   *[other] { $count } trajetos
}
ui-choice-ways-foot = Os outros vão para o fundo do deck. A mesa fica a saber o que escolheste, nunca o que deixaste.
ui-choice-dial = { $resource } { $to }
ui-choice-then = Depois, distância { $distance } de { $goal }{ $there ->
    [yes] : o próximo salto é o último
   *[no] {""}
}{ $changed ->
    [yes] ; { $dials }
   *[no] {""}
}.
ui-choice-crisis = Cartas de Crise compradas
ui-choice-keep = { $count ->
    [2] Resolve-se uma das duas
   *[other] Resolve-se uma das { $count }
}
ui-choice-keep-foot = O que deixares vai para o fundo do baralho, sem mais ninguém ver.
ui-choice-keep-foot-cylon = O que deixares é descartado à vista de todos.
ui-choice-super = Super Crise
ui-choice-play = Joga-se uma das { $count }
ui-choice-play-foot = Todos veem a carta que jogas.
ui-choice-quorum = Cartas de Quorum compradas
ui-choice-quorum-foot = As outras vão para o fundo do baralho de Quorum sem serem mostradas.
ui-choice-give-quorum = Qual destas { $count } recebe o Presidente?
ui-choice-give-quorum-foot = Depois podes jogar a outra; senão, é descartada.
ui-choice-other-quorum = Jogas esta carta?
ui-choice-other-quorum-foot = Se não a jogares, é descartada à vista de todos.
ui-choice-mutiny = Cartas de Motim
ui-choice-pick-mutiny = Qual delas compra { $who }?
ui-choice-play-mutiny = { $count ->
    [one] Joga-se esta carta
   *[other] Joga-se uma das { $count }
}
ui-choice-mutiny-foot = As outras vão para o fundo do baralho de Motim sem serem mostradas.
ui-choice-damage = A Galactica é danificada
ui-choice-tokens = Qual destes { $count } marcadores?
ui-choice-tokens-foot = Os outros voltam sem ser vistos.
ui-choice-hand = Uma mão de cartas
ui-choice-take = A mão de { $who }
ui-choice-take-foot = A mesa fica a saber que tiraste uma carta, não qual.
ui-choice-peek = { $deck-id ->
    [destination] Topo do deck de { $deck }
   *[other] Topo do baralho de { $deck }
}
ui-choice-peeked = Esta carta é a próxima
ui-choice-sort = Cartas de Crise que só tu vês
ui-choice-sort-foot = Uma de cada vez: no topo, por cima das que lá puseste antes, ou no fundo do baralho.
ui-choice-sort-top = Cartas que só tu vês
ui-choice-sort-top-foot = Uma de cada vez: cada uma por cima das que já puseste no topo, ou no fundo do baralho.
ui-choice-on-top = No topo
ui-choice-under = No fundo
ui-choice-locked = Nave do topo das Bloqueadas
ui-choice-learned = As cartas do topo do baralho
ui-choice-learned-foot = Vão todas para a verificação, ou todas para a tua mão.
ui-choice-peek-foot = Deixa-a no topo, ou põe-na no fundo do seu baralho. A mesa fica a saber qual das duas coisas fizeste.
ui-choice-civilian = Uma nave Civil, vista por ti
ui-choice-ship = O que leva a nave que está { $area-no }
ui-choice-ship-foot = Pode mover-se uma área. A mesa fica a saber para onde vai, não o que leva.
ui-choice-stays = Está aqui agora
ui-choice-moves = Movê-la para aqui
ui-choice-nothing-there = Não há lá nada

# Agentes adormecidos

ui-sleepers = Os agentes adormecidos acordam
ui-sleepers-distance = Distância { $distance } atingida
ui-sleepers-rule = Mais uma carta de Lealdade para cada um. Uma carta de Cylon entre elas faz de ti um Cylon, fosses o que fosses.
ui-sleepers-deck = { $left ->
    [0] O baralho está vazio.
    [one] Resta 1 carta no baralho.
   *[other] Restam { $left } cartas no baralho.
}
ui-sleepers-dealt = { $count ->
    [one] Distribuiu-se 1 carta.
   *[other] Distribuíram-se { $count } cartas.
}
ui-sleepers-got = { $count ->
    [0] sem carta
    [one] { $mine ->
        [yes] vê a tua
       *[no] 1 carta
    }
   *[other] { $brig ->
        [yes] { $count } cartas, depois Prisão
       *[no] { $count } cartas
    }
}
ui-sleepers-sympathizer = { $joined ->
    [yes] { $who } mostrou-a e juntou-se aos Cylons: nenhum recurso estava no vermelho.
   *[no] { $who } mostrou-a e foi para a Prisão: havia um recurso no vermelho.
}
ui-sleepers-sympathizer-rule = Quem a receber mostra-a de imediato. { $red ->
    [yes] Há um recurso no vermelho: esse jogador vai para a Prisão.
   *[no] Nenhum recurso está no vermelho: esse jogador junta-se aos Cylons.
}
ui-sleepers-sympathetic-cylon = { $who } virou-a, é agora um Cylon revelado e comprou um Plano que mais ninguém conhece.
ui-sleepers-sympathetic-cylon-rule = Quem a receber mostra-a de imediato, passa a ser um Cylon revelado e só ganha por um Plano secreto.
ui-sleepers-mutineer = { $who } virou-a: o Amotinado é humano, compra cartas de Motim e pode ter 2.
ui-sleepers-look = Mantém premida a tua Lealdade, em baixo, para a ver. Ninguém sabe que a vês, nem durante quanto tempo.
ui-sleepers-done = Já vi

# O fim

ui-end = O fim
ui-end-title = { $cause ->
    [jumped] A Frota está a salvo
    [new-caprica] Nova Caprica ficou para trás
    [earth] A Terra foi encontrada
    [fuel] A Frota ficou sem combustível
    [food] A Frota morreu à fome
    [morale] A Frota desistiu
    [population] Não resta ninguém para salvar
    [boarded] A Galactica foi tomada
    [no-characters] Não resta ninguém para liderar
   *[destroyed] A Galactica perdeu-se
}
ui-end-summary = { $ending } Turno { $turn }, distância { $distance } de { $goal }. { $cylons ->
    [0] Não havia nenhum Cylon entre vocês.
    [one] O Cylon era { $names }.
   *[other] Os Cylons eram { $names }.
}
ui-end-alone = { $won ->
    [yes] { $who } jogou só por um Plano, { $agenda }, e todas as suas linhas se cumpriram.
   *[no] { $who } jogou só por um Plano, { $agenda }, e falhou-o.
}
ui-end-motives = { $won ->
    [yes] { $who } jogou por motivos, e cumpriram-se { $shown } de { $all }: chegou para ganhar.
   *[no] { $who } jogou por motivos, e cumpriram-se { $shown } de { $all }: não chegou para ganhar.
}
ui-end-motive = { $side-id ->
    [human] { $revealed ->
        [yes] { $motive }, a favor dos humanos, revelado
       *[no] { $motive }, a favor dos humanos, por revelar
    }
   *[cylon] { $revealed ->
        [yes] { $motive }, a favor dos Cylons, revelado
       *[no] { $motive }, a favor dos Cylons, por revelar
    }
}
# Lido em voz alta antes de uma linha de um Plano ou de um motivo
ui-end-reached = { $reached ->
    [yes] Cumpriu-se:
   *[no] Não se cumpriu:
}
ui-end-agenda = { $won ->
    [yes] { $agenda }, cumprido
   *[no] { $agenda }, não cumprido
}
ui-end-who = Quem
ui-end-loyalty = Lealdade
ui-end-hand = Mão no fim
ui-end-result = Resultado
ui-end-assist = apoio
ui-end-turned-up = virada
ui-end-shown = turno { $turn }
ui-end-hidden = nunca mostrada
ui-end-no-cards = nenhuma
ui-end-won = { $won ->
    [yes] ganhou
   *[no] perdeu
}
ui-end-fate = { $team-id ->
    [human] Não era Cylon
    [cylon] { $told ->
        [yes] Cylon, { $became }
       *[no] Cylon
    }
    [mutineer] Amotinado
    [sympathetic-cylon] { $told ->
        [yes] Cylon benévolo, { $became }
       *[no] Cylon benévolo
    }
   *[sympathizer] { $told ->
        [yes] Simpatizante, { $became }
       *[no] Simpatizante
    }
}
ui-end-turning = Os momentos decisivos
ui-end-turn = Turno { $turn }
ui-turning-revealed = { $who }: revelação como Cylon
ui-turning-sympathizer = { $cylon ->
    [yes] { $who }, simpatizante, junta-se aos Cylons
   *[no] { $who }, simpatizante, vai para a Prisão
}
ui-turning-executed = Execução de { $who } ({ $person })
ui-turning-new-caprica = A Frota instala-se em Nova Caprica
ui-turning-returned = A Galactica volta
ui-turning-sleepers = A meio do jogo: os agentes adormecidos acordam
ui-turning-mutineer = O Amotinado é { $who }
ui-turning-rebel = { $side-id ->
    [human] A Basestar Rebelde junta-se aos humanos
   *[cylon] A Basestar Rebelde junta-se aos Cylons
}
ui-turning-colonial-one = A Colonial One é destruída
ui-turning-hub = O Núcleo é destruído
ui-turning-super = { $who } joga { $card }
ui-turning-lost = { $short ->
    [0] { $card }, perdida: { $resource } { $by }
   *[other] { $card }, perdida por { $short }: { $resource } { $by }
}
ui-turning-jumped = A Frota chega à distância { $distance } de { $goal }

ui-proof = O sorteio foi limpo
ui-proof-how = Antes de se distribuírem as cartas, a mesa mostrou um selo: o SHA-256 da semente de que decorrem todas as cartas baralhadas e todos os lançamentos do dado. Agora a semente está à vista, e todos a podem verificar.
ui-proof-seal = Selo, turno 0
ui-proof-seed = Semente, agora à vista
ui-proof-browser = Verificar neste navegador
ui-proof-file = O jogo inteiro, num ficheiro
ui-proof-full = Por extenso

ui-again = Mais um?
ui-again-rule = { $all ->
    [one] As mesmas opções.
   *[other] As mesmas pessoas, as mesmas opções. Querem { $want } de { $all }.
}
ui-again-state = { $state ->
    [bot] um bot, sempre
    [yes] sim
    [away] ausente
   *[not-yet] ainda não
}
ui-again-starts = Começa quando todos disserem que sim.
ui-again-begun = O próximo jogo já começou.
ui-again-next = Ir para o próximo jogo
ui-again-bots = { $count ->
    [one] Começar com 1 e bots
   *[other] Começar com { $count } e bots
}
ui-again-yes = Mais um
ui-again-replay = Ver a repetição
ui-again-save = Guardar o jogo
