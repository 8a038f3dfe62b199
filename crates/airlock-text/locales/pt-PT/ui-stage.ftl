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
    [yes] Alvo: tu
   *[no] Alvo: { $who }
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
ui-check-no-cards = A verificação está decidida, por isso ninguém contribui.
ui-check-axis = Total { $total }; { $has-partial ->
    [yes] parcial a partir de { $partial }, sucesso a partir de { $pass }
   *[no] sucesso a partir de { $pass }
}
ui-check-axis-dark = Ainda sem cartas reveladas; { $has-partial ->
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
ui-check-note-opening = Antes de se contribuir com cartas, ainda se pode usar uma carta ou habilidade. Depois o deck de Destino junta { $destiny }, e cada um contribui uma vez.
ui-check-note-adding = As cartas são baralhadas antes de serem reveladas. Quem contribuiu com que carta fica em segredo.
ui-check-note-open = Todas as cartas desta verificação estão de face para cima.
ui-check-note-added = Já todos contribuíram. Depois de uma breve pausa, as cartas são baralhadas e reveladas.
ui-check-help = Diz quanto podes ajudar
ui-check-help-none = Nada
ui-check-help-little = Um pouco
ui-check-help-lot = Muito

# Uma crise

ui-crisis-check = Uma verificação de Habilidade.
ui-crisis-attack = Ataque Cylon. Ninguém escolhe.
ui-crisis-chooses = { $you ->
    [yes] { $role ->
        [admiral] Escolhes tu, como Almirante.
        [president] Escolhes tu, como Presidente.
       *[current] Escolhes tu: é o teu turno.
    }
   *[no] { $role ->
        [admiral] Escolhe { $who }, como Almirante.
        [president] Escolhe { $who }, como Presidente.
       *[current] Escolhe { $who }, como jogador corrente.
    }
}
ui-crisis-make-check = Verificação
ui-crisis-instead = Dispensar
ui-crisis-either = Primeira
ui-crisis-or-else = Segunda
ui-crisis-only-if = Só se { $condition }.
ui-crisis-or = ou
ui-crisis-then = { $icon-id ->
    [raiders] Depois agem os Raiders
    [launch-raiders] Depois as Basestars lançam Raiders
    [heavy-raiders] Depois agem os Heavy Raiders
   *[basestars] Depois as Basestars atacam
}
ui-crisis-then-jump = { $first ->
    [yes] Depois avança a preparação para o salto
   *[no] e avança a preparação para o salto
}
ui-crisis-then-nothing = Comprada por um Cylon: nenhuma nave age, não há salto

# Escolher personagens

ui-picks = Personagens
ui-picks-types = Tipos à escolha
ui-picks-rule = Escolhe do tipo com mais personagens por escolher. Em caso de empate, de qualquer um deles. O Suporte está sempre à escolha.
ui-picks-rule-leaders = Escolhe do tipo com mais personagens por escolher. Em caso de empate, de qualquer um deles. O Suporte está sempre à escolha. Os Líderes Cylon não contam.
ui-picks-newcomer = Escolhe uma nova personagem
ui-picks-rule-newcomer = A tua personagem foi executada e não era Cylon. Continua com outra, de qualquer tipo, que não esteja em jogo, não tenha sido executada e não seja um Líder Cylon. Ficas com as tuas cartas de Lealdade, mas perdes a mão.
ui-picks-newcomer-rule = De qualquer tipo; nenhuma que esteja em jogo ou tenha sido executada.
ui-picks-executed = Executada
ui-picks-rule-assist = Escolhe qualquer uma das que restam.
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
    [open] à escolha, { $left ->
        [one] resta 1
       *[other] restam { $left }
    }
    [always] sempre à escolha
    [none] sem personagens livres
    [led] já há um
    [leader-due] ainda ninguém o é: tens de ser tu
    [leader-must] alguém tem de o ser
    [leader-may] alguém pode sê-lo
    [leader-first] ainda não: falta um Líder Cylon
   *[closed] ainda não: { $left ->
        [one] resta 1
       *[other] restam { $left }
    }, outros têm { $most }
}
ui-picks-short = { $state ->
    [open] à escolha: restam mais
    [always] sempre à escolha
    [none] sem livres
    [led] só pode haver um
    [leader-due] tens de o ser
    [leader-must] alguém tem de ser
    [leader-may] alguém pode ser
    [leader-first] ainda não
   *[closed] por agora, não
}
ui-picks-title = { $title } por agora
ui-picks-title-open = ainda ninguém
ui-picks-pick = Escolher
ui-picks-state = { $banned ->
    [yes] Não neste jogo
   *[no] { $open ->
        [yes] À escolha
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

ui-leader = Jogar com um Líder Cylon
ui-leader-cylon = Todos sabem que és um Cylon. Manténs todas as habilidades especiais da tua folha e compras as cartas dela, mas não recebes cartas de Lealdade e começas sem Super Crise.
ui-leader-agenda = Compras um { $agenda } secreto e só ganhas se todas as suas linhas se cumprirem no fim, ganhe quem ganhar.
ui-leader-motives = Recebes motivos secretos, 2 no início e 2 a meio do jogo. Ganhas se, no fim, no máximo 1 estiver por revelar e pelo menos 2 dos revelados forem a favor do lado vencedor.
ui-leader-infiltrates = A partir da Frota Humana podes infiltrar-te: vais para a Galactica e jogas como jogador humano enquanto quiseres.

# Habilidades em resumo

ui-short-positive-strength = Nas Crises que compras, cada { $count } conta a favor.
ui-short-cannot-activate = Não ativas: { $places }.
ui-short-discards-last-card = Uma única carta na mão perde-se no início de qualquer turno.
ui-short-off-board-until-turn = Fora do tabuleiro até ao teu { $count }.º turno.
ui-short-random-discards = Os descartes forçados são à sorte.
ui-short-difficulty-against = { $where } contra ti: { $by-sign ->
    [minus] −{ $by-size }
   *[plus] +{ $by-size }
} de dificuldade.
ui-short-actions-from-viper = Começar o turno num Viper: { $count } ações.
ui-short-peeks-at-turn-end = Fim do turno: vê a próxima Crise, deixa-a ou põe-na no fundo.
ui-short-sleeper-loyalty = { $count } cartas de Lealdade a meio do jogo, depois Prisão.
ui-short-action-after = Depois de { $card }: mais 1 ação.
ui-short-hand-limit = Limite da mão { $count }, em vez de { $normal }.
ui-short-draws-on-crisis = Depois de revelada a tua Crise: compra 1 de qualquer tipo.
ui-short-start-loyalty = Começa com { $count } cartas de Lealdade.
ui-short-crises-drawn = Compra { $count } Crises, resolve 1.
ui-short-location-cost = Ativar uma localização custa-te { $count } cartas.
ui-short-activates-alone = Não ativas localizações ocupadas, exceto { $where-o }.
ui-short-shifts-difficulty = { $places }: { $way ->
    [easier] −{ $count } de dificuldade, se quiseres
    [harder] +{ $count } de dificuldade, se quiseres
   *[either] ±{ $count } de dificuldade
}.
ui-short-rerolls-in-own-turn = Uma vez no teu turno: relança um dado.
ui-short-pilots-placed-vipers = Quando um Viper é lançado: pilota-o e age.
ui-short-may-execute-at = Com { $count } ou mais, os Aposentos do Almirante podem executar.
ui-short-looks-at-all-civilians = Comunicações: vê e move todas as naves Civis que quiseres.
ui-short-executed-at-morale = Execução quando a Moral desce a { $count }, sem custar Moral.
ui-short-gives-card-to-draw = Depois de te moveres: passa uma carta a alguém aí, compra { $count }.
ui-short-draws-treachery = Traição no teu leque.
ui-short-card-instead-of-roll = Na tua ação, descarta uma carta em vez de lançar: força +{ $count }.
ui-short-must-move = Agir onde começaste o turno: Enfermaria.
ui-short-discards-at-reveals = Quando um Cylon se revela: perdes a mão.
ui-short-moves-alone = Não te moves para localizações ocupadas.
ui-short-cost-at = { $where } custa-te { $count } cartas.
ui-short-activates-again = { $places }: outra vez, por 1 carta.
ui-short-card-action-cost = As ações das cartas custam-te mais { $count } carta.
ui-short-discards-fewer = Uma Crise faz-te descartar menos { $count } carta.
ui-short-pays-for-company = Ir para junto de outros: { $count } cartas, ou a Prisão.
ui-short-draws-at-loss = Ao perder-se { $resource }: compra { $count } de { $skill }, fica com { $keep }.
ui-short-loses-damaged-viper = O teu Viper é destruído se for danificado.
ui-short-no-actions-of = Sem ações de cartas de { $skill }.
ui-short-activates-after-order = Depois da tua Ordem Executiva: ativa onde estás.
ui-short-mutiny-costs = Cada carta de Motim que compras custa-te { $count } cartas.
ui-short-picks-mutiny = Vê { $count } cartas de Motim, escolhe qual se compra.
ui-short-start-mutiny = { $count ->
    [one] Começa com uma carta de Motim.
   *[other] Começa com { $count } cartas de Motim.
}
ui-short-scouts-more = Ao explorar, vês { $count } cartas.
ui-short-draws-fewer-off = Fora { $ship-do }: compra menos { $count }.
ui-short-reveals-in-brig-only = Só na Prisão usas a ação de uma carta de Cylon.
ui-short-spares-discards = Compra Traição para alguém descartar menos 1.
ui-short-no-draw-in-hazard = Não compras nada em localizações de risco.
ui-short-leaving-costs-super-crisis = Sair { $where-do } custa uma Super Crise.
ui-short-infiltrator-draws = Em infiltração: compra mais { $count }.
ui-short-adds-nothing-in-others-actions = Não contribuis para verificações nas ações de outros.
ui-short-adds-cards = Contribuis com até { $count } por verificação, em infiltração { $infiltrating }.
ui-short-adds-face-up = { $count ->
    [one] 1 das cartas com que contribuis fica de face para cima.
   *[other] { $count } das cartas com que contribuis ficam de face para cima.
}
ui-short-take-check-cards = Depois de uma verificação: fica com todas as cartas.
ui-short-switch-option = Muda a escolha de alguém para a outra opção.
ui-short-replace-crisis = Troca uma Crise acabada de revelar.
ui-short-decide-check = Decide a verificação de uma Crise: sucesso ou falha.
ui-short-no-strength = Numa verificação, diz um tipo: as suas cartas valem 0.
ui-short-activate-vipers = Ação: ativa Vipers não pilotados { $count } vezes.
ui-short-resolve-quorum-of = Ação: joga 1 de { $count } cartas de Quorum.
ui-short-look-at-loyalty = Ação: vê toda a Lealdade de um jogador.
ui-short-admiral-receives = Ação: o Almirante passa a { $title }.
ui-short-trade = Ação: { $by } de { $resource } por 1 de outro recurso.

# Cartas grandes

ui-choice-only-you = Só tu vês isto.
ui-choice-jump = A Frota salta
ui-choice-ways = { $count ->
    [2] Dois Trajetos
    [3] Três Trajetos
   *[other] { $count } Trajetos
}
ui-choice-ways-foot = Os outros vão para o fundo do deck. Todos ficam a saber qual escolheste, mas não quais deixaste.
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
    [2] Resolve uma das duas
   *[other] Resolve uma das { $count }
}
ui-choice-keep-foot = As outras vão para o fundo do baralho, sem mais ninguém as ver.
ui-choice-keep-foot-cylon = As outras são descartadas à vista de todos.
ui-choice-super = Super Crise
ui-choice-play = Joga uma das { $count }
ui-choice-play-foot = Todos veem a carta que jogas.
ui-choice-quorum = Cartas de Quorum compradas
ui-choice-quorum-foot = As outras vão para o fundo do baralho de Quorum, sem serem mostradas.
ui-choice-give-quorum = Escolhe uma das { $count } para o Presidente
ui-choice-give-quorum-foot = Depois podes jogar a outra ou descartá-la.
ui-choice-other-quorum = Jogar esta carta?
ui-choice-other-quorum-foot = Se não a jogares, descarta-la à vista de todos.
ui-choice-mutiny = Cartas de Motim
ui-choice-pick-mutiny = Escolhe a carta que { $who } compra
ui-choice-play-mutiny = { $count ->
    [one] Joga esta carta
   *[other] Joga uma das { $count }
}
ui-choice-mutiny-foot = As outras vão para o fundo do baralho de Motim, sem serem mostradas.
ui-choice-damage = A Galactica é danificada
ui-choice-tokens = Escolhe entre estes { $count } marcadores
ui-choice-tokens-foot = Os outros são devolvidos, sem serem mostrados.
ui-choice-hand = A mão de outro jogador
ui-choice-take = A mão de { $who }
ui-choice-take-foot = Todos ficam a saber que tiraste uma carta, mas não qual.
ui-choice-peek = { $deck-id ->
    [destination] Topo do deck de { $deck }
   *[other] Topo do baralho de { $deck }
}
ui-choice-peeked = A próxima carta
ui-choice-sort = Cartas de Crise que só tu vês
ui-choice-sort-foot = Uma de cada vez: por cima das que já puseste no topo, ou no fundo do baralho.
ui-choice-sort-top = Cartas que só tu vês
ui-choice-sort-top-foot = Uma de cada vez: por cima das que já puseste no topo, ou no fundo do baralho.
ui-choice-on-top = No topo
ui-choice-under = No fundo
ui-choice-locked = Nave do topo das Bloqueadas
ui-choice-learned = As cartas do topo do baralho
ui-choice-learned-foot = Vão todas para a verificação, ou todas para a tua mão.
ui-choice-peek-foot = Deixa-a no topo ou põe-na no fundo do baralho. Todos ficam a saber o que fizeste.
ui-choice-civilian = Uma nave Civil
ui-choice-ship = O que transporta a nave que está { $area-no }
ui-choice-ship-foot = Pode mover-se 1 área. Todos ficam a saber para onde vai, mas não o que transporta.
ui-choice-stays = Está aqui agora
ui-choice-moves = Movê-la para aqui
ui-choice-nothing-there = Não há lá nada

# Agentes adormecidos

ui-sleepers = Os agentes adormecidos acordam
ui-sleepers-distance = Distância { $distance } atingida
ui-sleepers-rule = Todos recebem mais 1 carta de Lealdade. Uma só carta de Cylon faz de ti um Cylon, fosses o que fosses antes.
ui-sleepers-deck = { $left ->
    [0] O baralho está vazio.
    [one] Resta 1 carta no baralho.
   *[other] Restam { $left } cartas no baralho.
}
ui-sleepers-dealt = { $count ->
    [one] Foi dada 1 carta.
   *[other] Foram dadas { $count } cartas.
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
    [yes] { $who } revelou-a e juntou-se aos Cylons: nenhum recurso estava no vermelho.
   *[no] { $who } revelou-a e foi para a Prisão: havia um recurso no vermelho.
}
ui-sleepers-sympathizer-rule = Quem a receber revela-a de imediato. { $red ->
    [yes] Há um recurso no vermelho: esse jogador vai para a Prisão.
   *[no] Nenhum recurso está no vermelho: esse jogador junta-se aos Cylons.
}
ui-sleepers-sympathetic-cylon = { $who } revelou-a, é agora um Cylon revelado e comprou um Plano secreto.
ui-sleepers-sympathetic-cylon-rule = Quem a receber revela-a de imediato, passa a ser um Cylon revelado e só ganha por um Plano secreto.
ui-sleepers-mutineer = { $who } revelou-a. Conta como carta de humano; o Amotinado compra cartas de Motim e pode ter 2.
ui-sleepers-look = Mantém premida a tua Lealdade, em baixo, para a ver. Ninguém sabe que a estás a ver, nem durante quanto tempo.
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
    [yes] { $who } jogou por conta própria, pelo Plano { $agenda }, e cumpriu-o.
   *[no] { $who } jogou por conta própria, pelo Plano { $agenda }, e não o cumpriu.
}
ui-end-motives = { $won ->
    [yes] { $who } jogou por motivos: cumpriram-se { $shown } de { $all }, o que chegou para ganhar.
   *[no] { $who } jogou por motivos: cumpriram-se { $shown } de { $all }, o que não chegou para ganhar.
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
ui-end-who = Jogador
ui-end-loyalty = Lealdade
ui-end-hand = Mão no fim
ui-end-result = Resultado
ui-end-assist = apoio
ui-end-turned-up = revelada
ui-end-shown = turno { $turn }
ui-end-hidden = nunca revelada
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
ui-end-turning = Momentos decisivos
ui-end-turn = Turno { $turn }
ui-turning-revealed = { $who } revela-se como Cylon
ui-turning-sympathizer = { $cylon ->
    [yes] { $who }, simpatizante, junta-se aos Cylons
   *[no] { $who }, simpatizante, vai para a Prisão
}
ui-turning-executed = Execução de { $who } ({ $person })
ui-turning-new-caprica = A Frota instala-se em Nova Caprica
ui-turning-returned = A Galactica volta
ui-turning-sleepers = A meio do jogo: os agentes adormecidos acordam
ui-turning-mutineer = { $who } revela a carta de Amotinado
ui-turning-rebel = { $side-id ->
    [human] A Basestar Rebelde junta-se aos humanos
   *[cylon] A Basestar Rebelde junta-se aos Cylons
}
ui-turning-colonial-one = A Colonial One é destruída
ui-turning-hub = O Núcleo é destruído
ui-turning-super = { $who } joga { $card }
ui-turning-lost = { $short ->
    [0] { $card }: falha, { $resource } { $by }
   *[other] { $card }: falha por { $short }, { $resource } { $by }
}
ui-turning-jumped = A Frota chega à distância { $distance } de { $goal }

ui-proof = O sorteio foi justo
ui-proof-how = Antes de se darem as cartas, a mesa mostrou um selo: o SHA-256 da semente que decide como se baralham as cartas e o que sai no dado. Agora a semente está à vista, e todos a podem verificar.
ui-proof-seal = Selo, turno 0
ui-proof-seed = Semente, agora à vista
ui-proof-browser = Verificar neste navegador
ui-proof-file = O jogo inteiro num ficheiro
ui-proof-full = Por extenso

ui-again = Mais um jogo?
ui-again-rule = { $all ->
    [one] As mesmas opções.
   *[other] Os mesmos jogadores, as mesmas opções. Querem { $want } de { $all }.
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
ui-again-yes = Mais um jogo
ui-again-replay = Ver a repetição
ui-again-save = Guardar o jogo
