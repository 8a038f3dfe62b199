# Perguntas. A mensagem é o que lê o jogador a quem se pergunta; .rule a frase por baixo; .waiting é o
# que os outros leem entretanto, sendo $who o jogador a quem se pergunta.

ask-pick-character = Com quem jogas?
    .rule = Uma personagem do tipo de que restam mais, ou uma de Suporte.
    .waiting = { $who } escolhe uma personagem.
ask-pick-assist = Quem te ajuda?
    .rule = A personagem de apoio fica fora do tabuleiro e acrescenta cartas às que compras.
    .waiting = { $who } escolhe uma personagem de apoio.
ask-start-area = Onde começas com o teu Viper?
    .waiting = { $who } escolhe uma área de lançamento.
ask-start-location = Onde começas?
    .waiting = { $who } escolhe a localização onde começa.
ask-starting-hand = { $count ->
    [one] Com que carta começas?
   *[other] Com que { $count } cartas começas?
}
    .rule = Dos tipos e números da tua folha de personagem.
    .waiting = { $who } escolhe a mão inicial.
ask-receive-skills = Que cartas recebes?
    .rule = Primeiro escolhes os tipos, depois compras.
    .waiting = { $who } compra cartas de Habilidade.
ask-draw-skills = { $count ->
    [one] Que carta compras?
   *[other] Que { $count } cartas compras?
}
    .rule = Primeiro escolhes os tipos, depois compras.
    .waiting = { $who } compra cartas de Habilidade.
ask-move-cylon = Para qualquer localização Cylon; depois realizas a ação dela.
ask-move = Para onde vais?
    .rule = Dentro da mesma nave, o movimento é grátis; para outra nave, ou para sair de um Viper, custa 1 carta de Habilidade.
    .waiting = { $who } move-se.
ask-move-or-ability = { $rule } Em vez de te moveres, podes usar 1 habilidade de Movimento.
ask-action = O que fazes?
    .rule = { $count ->
        [one] Uma ação.
       *[other] Tens ainda { $count } ações.
    }
    .waiting = { $who } realiza uma ação.
ask-discard = { $count ->
    [one] Que carta descartas?
   *[other] Que { $count } cartas descartas?
}
    .waiting = { $who } descarta.
ask-discard-payment = { $count ->
    [one] Com que carta pagas?
   *[other] Com que { $count } cartas pagas?
}
    .rule = As cartas com que pagas são descartadas.
    .waiting = { $who } paga com cartas de Habilidade.
ask-may-discard = Que cartas descartas, se descartares alguma?
    .rule = { $count ->
        [one] A Crise exige 1 carta, mas um jogador Cylon pode ignorar isso.
       *[other] A Crise exige { $count } cartas, mas um jogador Cylon pode ignorar isso ou descartar menos.
    }
    .waiting = { $who } pode descartar.
ask-let-discard = { $count ->
    [one] Deixas que seja descartada 1 carta à sorte?
   *[other] Deixas que sejam descartadas { $count } cartas à sorte?
}
    .rule = Um jogador Cylon pode ignorar o que uma Crise exige.
    .waiting = { $who } decide sobre um descarte à sorte.
ask-feed = Com que cartas contribuis para a verificação?
    .rule = { $count ->
        [one] No máximo 1 carta. Não a podes retirar depois.
       *[other] No máximo { $count }. Não as podes retirar depois.
    }
    .waiting = { $who } contribui com cartas para a verificação.
ask-window = Usas alguma coisa agora?
    .rule = { $window }: { $about }.
    .waiting = Uma curta pausa.
ask-order = Quem usa alguma coisa primeiro?
    .rule = { $window }: vários jogadores querem usar alguma coisa. Um usa, e volta-se a perguntar aos outros.
    .waiting = { $who } decide quem é o primeiro.
ask-keep-crisis = Que carta de Crise resolves?
    .rule = Para já, só tu vês as cartas.
    .waiting = { $who } compra uma carta de Crise.
ask-crisis-option = { $crisis }: que opção escolhes?
    .waiting = { $who } escolhe uma opção: { $crisis }.
ask-keep-destination = Para onde vai a Frota?
    .rule = As cartas que não escolheres vão para o fundo do deck sem serem mostradas.
    .waiting = { $who } escolhe um trajeto.

ask-target = { $of }: quem escolhes?
    .waiting = { $who } escolhe alguém: { $of }.
ask-target-send = Quem envias para { $to-o }?
    .waiting = { $who } escolhe quem vai para { $to-o }.
ask-target-release = Quem libertas da Prisão?
    .waiting = { $who } escolhe quem é libertado.
ask-target-title = A quem passas o Título de { $title }?
    .waiting = { $who } escolhe quem recebe o Título de { $title }.
ask-target-card = Quem recebe { $of }?
    .waiting = { $who } passa { $of } a alguém.
ask-target-loyalty = De quem vês a Lealdade?
    .waiting = { $who } escolhe de quem vê a Lealdade.
ask-target-hand-on = Quem recebe as tuas cartas de Lealdade?
    .waiting = { $who } passa cartas de Lealdade.
ask-target-take = De quem vês a mão?
    .waiting = { $who } escolhe que mão vê.
ask-target-execute = Quem executas?
    .waiting = { $who } escolhe quem é executado.
ask-target-trial = { $of }: quem é que a verificação condena?
    .rule = Se for superada, essa personagem é executada.
    .waiting = { $who } escolhe quem pode ser executado.
ask-target-free = Quem libertas?
    .waiting = { $who } escolhe quem é libertado.
ask-target-hands = Com quem trocas de mão?
    .waiting = { $who } troca de mão com alguém.
ask-target-random = A quem tiras uma carta à sorte?
    .waiting = { $who } tira uma carta à sorte a alguém.
ask-target-order = A quem dás a ordem?
    .waiting = { $who } dá uma ordem.
ask-target-mutiny = Quem compra uma carta de Motim?
    .waiting = { $who } escolhe quem compra uma carta de Motim.
ask-target-miracle = Quem ganha um marcador de Milagre?
    .waiting = { $who } escolhe quem ganha um marcador de Milagre.
ask-target-treat = Compras do leque de habilidades de quem?
    .rule = Depois passas a esse jogador o mesmo número de cartas.
    .waiting = { $who } escolhe de que leque de habilidades compra.
ask-target-share = Com quem partilhas marcadores de Milagre?
    .rule = Depois passas a esse jogador 1 dos teus, ou ficas com 1 dele.
    .waiting = { $who } escolhe com quem partilha marcadores de Milagre.
ask-target-unseat = A quem passas o Título de Presidente?
    .rule = O Presidente pode abdicar de uma carta em jogo que lhe mantém o cargo.
    .waiting = { $who } escolhe quem recebe o Título de Presidente.
ask-choose = { $of }: o que escolhes?
    .waiting = { $who } escolhe uma opção: { $of }.
ask-may = { $of }: queres { $deeds-inf }?
    .waiting = { $who } toma uma decisão: { $of }.
ask-risk = { $of }: queres arriscar { $ships }?
    .rule = { $then }.
    .waiting = { $who } decide se arrisca { $ships }.
ask-send-to = { $whom-id ->
    [you] Para onde vais?
   *[other] Para onde vai { $whom }?
}
    .waiting = { $who } escolhe uma localização.

ask-play-quorum = Que carta de Quorum jogas?
    .waiting = { $who } joga uma carta de Quorum.
ask-keep-quorum = Que carta de Quorum resolves?
    .rule = As outras vão para o fundo do baralho.
    .waiting = { $who } escolhe entre cartas de Quorum.
ask-play-super-crisis = Que carta de Super Crise jogas?
    .waiting = { $who } joga uma carta de Super Crise.
ask-swap-super-crisis = Que carta de Super Crise trocas por uma nova?
    .waiting = { $who } decide sobre uma carta de Super Crise.
ask-take-card = Que carta tiras { $from-ao }?
    .waiting = { $who } tira uma carta { $from-ao }.
ask-peek-deck = Que baralho vês?
    .rule = Vês a carta do topo e depois deixa-la lá ou põe-la no fundo do baralho.
    .waiting = { $who } escolhe que baralho vê.
ask-peeked-card = O que fazes à carta de { $deck }?
    .rule = Não podes dizer qual é.
    .waiting = { $who } vê a carta do topo { $deck-do }.

ask-vipers = Que Viper não pilotado ativas?
    .rule = { $count ->
        [one] Falta 1 ativação.
       *[other] Faltam { $count } ativações.
    }
    .waiting = { $who } ativa Vipers não pilotados.
ask-pilot = O que faz o teu Viper?
    .rule = Move-se para uma área adjacente, ou ataca uma nave Cylon na sua área.
    .waiting = { $who } ativa um Viper.
ask-pilot-attack = O que atacas?
    .rule = { $count ->
        [one] Falta 1 ataque.
       *[other] Faltam { $count } ataques.
    }
    .waiting = { $who } ataca com um Viper.
ask-launch-self = Para onde te lanças?
    .waiting = { $who } lança-se num Viper.
ask-recall-viper = Que Viper não pilotado volta para o pilotares?
    .rule = As reservas estão vazias: primeiro volta um Viper do espaço.
    .waiting = { $who } chama um Viper de volta.
ask-galactica-attack = O que deve a Galactica atacar?
    .waiting = { $who } aponta as armas da Galactica.
ask-centurion-attack = Que Centurião atacas?
    .waiting = { $who } ataca um Centurião.
ask-nuke = Contra que Basestar lanças a bomba nuclear?
    .rule = A bomba é removida do jogo, seja qual for o resultado.
    .waiting = { $who } aponta uma bomba nuclear.
ask-look-at-civilian = Que nave Civil vês?
    .rule = { $count ->
        [one] Podes ver mais 1 nave.
       *[other] Podes ver mais { $count } naves.
    }
    .waiting = { $who } vê naves Civis.
ask-move-civilian = Para onde vai a nave Civil { $number }, que está { $area-no }?
    .rule = Para uma área adjacente, ou fica onde está.
    .waiting = { $who } pode mover uma nave Civil.
ask-repair = O que reparas?
    .waiting = { $who } repara alguma coisa.
ask-repair-vipers = Reparas outro Viper?
    .rule = { $count ->
        [one] No máximo mais 1.
       *[other] No máximo mais { $count }.
    }
    .waiting = { $who } repara Vipers.
ask-restore = Que nave volta?
    .rule = Podem voltar às reservas até mais { $vipers } { $vipers ->
        [one] Viper
       *[other] Vipers
    } e mais { $raptors } { $raptors ->
        [one] Raptor
       *[other] Raptors
    }.
    .waiting = { $who } recupera naves.
ask-use-order = Como usas a ordem?
    .waiting = { $who } tem uma ordem para usar.

ask-raider-area = Em que área agem agora os Raiders?
    .waiting = { $who } escolhe que Raiders agem.
ask-raider-victim = Que Viper atacam os Raiders { $area-no }?
    .waiting = { $who } escolhe o que os Raiders atacam.
ask-destroy-civilian = Que nave Civil é destruída?
    .rule = Estão de face para baixo.
    .waiting = { $who } escolhe uma nave Civil.
ask-destroy-cylon-ship = Que { $craft } destróis?
    .rule = Por destruir: { $left }, sem lançar o dado.
    .waiting = { $who } destrói naves Cylon.
ask-destroy-centurion = Que Centurião destróis?
    .waiting = { $who } destrói um Centurião.
ask-damage-viper = Que Viper é danificado?
    .rule = { $count ->
        [one] Falta 1 Viper. Um piloto vai para a Enfermaria.
       *[other] Faltam { $count } Vipers. Um piloto vai para a Enfermaria.
    }
    .waiting = { $who } escolhe que Viper é danificado.
ask-damage-token = Que dano causas à Galactica?
    .rule = { $count ->
        [one] Falta resolver 1 marcador; os outros são devolvidos.
       *[other] Falta resolver { $count } marcadores; os outros são devolvidos.
    }
    .waiting = { $who } escolhe o dano da Galactica.
ask-place-short = { $craft-g ->
    [f] Onde se coloca a próxima { $craft }?
   *[m] Onde se coloca o próximo { $craft }?
}
    .rule = Não chegam para todas as áreas.
    .waiting = { $craft-g ->
    [f] { $who } escolhe onde fica a próxima { $craft }.
   *[m] { $who } escolhe onde fica o próximo { $craft }.
}
ask-launch-short = { $craft-g ->
    [f] Que Basestar lança a próxima { $craft }?
   *[m] Que Basestar lança o próximo { $craft }?
}
    .rule = Não chegam para todas.
    .waiting = { $who } escolhe que Basestar lança.
ask-board-short = De que área entra a bordo um Heavy Raider?
    .rule = Não chegam os Centuriões para todos.
    .waiting = { $who } escolhe que Heavy Raider entra a bordo.
ask-let-look = Deixas que { $by } veja uma das tuas cartas de Lealdade?
    .rule = Um jogador Cylon pode ignorar o que uma Crise lhe faz.
    .waiting = { $who } decide se mostra uma carta de Lealdade.
ask-hand-on-sympathizer = A quem passas a carta de Simpatizante?
    .rule = Quem a receber resolve-a de imediato.
    .waiting = { $who } vê uma nova carta de Lealdade.
ask-recon = Vês a carta do topo do baralho de Crise?
    .rule = { $ability }: depois podes pô-la no fundo do baralho.
    .waiting = { $who } pode ver a carta do topo do baralho de Crise.
ask-extra-action = Realizas mais 1 ação?
    .rule = { $ability }: depois de uma carta { $card }, uma vez no teu turno.
    .waiting = { $who } pode realizar mais 1 ação.

# Battlestar Pegasus

ask-take-damage = Que nave fica com o dano?
    .rule = A Pegasus pode ficar com ele em vez da Galactica; decides antes de se tirar o marcador.
    .waiting = { $who } escolhe que nave fica com o dano.
ask-pegasus-attack = Contra que Basestar dispara a Pegasus?
    .waiting = { $who } aponta as armas da Pegasus.
ask-main-batteries = Para que área disparam as baterias?
    .rule = Escolhes antes de lançar o dado; um resultado baixo atinge as tuas próprias naves.
    .waiting = { $who } aponta as Baterias Principais.
ask-full-throttle = Para onde voas?
    .rule = Para qualquer área, ou ficas onde estás; depois podes atacar lá.
    .waiting = { $who } voa a todo o gás.
ask-shield = Que recurso proteges?
    .rule = A próxima perda desse recurso neste turno é reduzida em 1.
    .waiting = { $who } escolhe um recurso para proteger.
ask-highest-resource = Que recurso desce { $count }?
    .rule = São estes os mais altos.
    .waiting = { $who } escolhe entre os recursos mais altos.
ask-sacrifice = O que destróis { $area-no }?
    .rule = Vais para a Enfermaria, escolhas o que escolheres.
    .waiting = { $who } escolhe o que cai com o Viper.
ask-remove-basestar = Que Basestar sai do tabuleiro?
    .waiting = { $who } escolhe uma Basestar para retirar.
ask-civilian-fights = Que nave Civil combate?
    .rule = Estão de face para baixo; a que combater pode perder-se.
    .waiting = { $who } escolhe uma nave Civil para combater.
ask-civilian-target = O que deve a nave Civil destruir { $area-no }?
    .waiting = { $who } escolhe o que uma nave Civil destrói.
ask-repair-any = O que reparas?
    .rule = { $count ->
        [0] Até { more-vipers }, em qualquer lugar.
       *[other] { $vipers ->
            [0] Até { more-locations }, em qualquer lugar.
           *[other] Até { more-locations } e { more-vipers }, em qualquer lugar.
        }
    }
    .waiting = { $who } faz reparações.
more-locations = { $count ->
    [one] mais 1 localização
   *[other] mais { $count } localizações
}
more-vipers = { $vipers ->
    [one] mais 1 Viper
   *[other] mais { $vipers } Vipers
}
ask-sort-crises = Para onde vão as cartas de Crise?
    .rule = Uma de cada vez: no topo, por cima das que lá puseste antes, ou no fundo de todo o baralho. Só tu as vês.
    .waiting = { $who } vê as cartas do topo do baralho de Crise.

# Verificações, Destino e mãos com Pegasus

ask-next-ability = Que carta se resolve a seguir?
    .rule = A verificação é imprudente: as habilidades das suas cartas de Traição têm efeito.
    .waiting = { $who } ordena as habilidades da verificação.
ask-next-ability-of-any = Cada habilidade de verificação desta verificação tem efeito uma vez, pela ordem que escolheres.
ask-learned = Para onde vão as { $count } cartas?
    .rule = Todas para a verificação, ou todas para a tua mão.
    .waiting = { $who } vê cartas de um baralho de Habilidade.
ask-add-revealed = Com que cartas contribuis para a verificação já revelada?
    .rule = Qualquer número, sem nenhum outro limite.
    .waiting = { $who } pode contribuir com cartas para a verificação já revelada.
ask-put-on-destiny = { $count ->
    [one] Que carta pões no topo do deck de Destino?
   *[other] Que { $count } cartas pões no topo do deck de Destino?
}
    .rule = A primeira que escolheres fica por cima.
    .waiting = { $who } põe cartas no topo do deck de Destino.
ask-discard-destiny = { $count ->
    [one] Que carta do deck de Destino descartas?
   *[other] Que { $count } cartas do deck de Destino descartas?
}
    .rule = Só tu vês o deck; depois é baralhado.
    .waiting = { $who } vê o deck de Destino.
ask-bottom-of-deck = De que baralho vês a carta do fundo?
    .rule = Só tu a vês, e ela fica lá.
    .waiting = { $who } vê a carta do fundo de um baralho.
ask-name-skill = { $whom-id ->
    [you] De que tipo compras?
   *[other] De que tipo compra { $whom }?
}
    .waiting = { $who } diz um tipo de cartas de Habilidade.
ask-discard-quorum = Que carta de Quorum descartas?
    .rule = { $count ->
        [one] Tens 1 a mais.
       *[other] Tens { $count } a mais.
    }
    .waiting = { $who } descarta cartas de Quorum até ao limite.

# Execuções e favores

ask-let-execute = Deixas que a tua personagem seja executada?
    .rule = Um jogador Cylon pode ignorar o que uma Crise lhe faz.
    .waiting = { $who } decide sobre uma execução.
ask-next-executed = Que personagem é executada a seguir?
    .rule = Há várias execuções; és tu quem decide a ordem.
    .waiting = { $who } decide a ordem das execuções.
ask-next-freed = Quem pode sair a seguir da Prisão?
    .rule = Podem sair vários prisioneiros; és tu quem decide a ordem.
    .waiting = { $who } decide quem pode sair a seguir da Prisão.
ask-hand-on-loyalty = Quem recebe as tuas cartas de Lealdade ocultas?
    .rule = Vão todas para 1 jogador humano, e só ele as vê.
    .waiting = { $who } passa cartas de Lealdade.
ask-reveal-and-hand-on = Que carta prova que és um Cylon, e quem recebe as outras?
    .rule = O texto dela não tem efeito.
    .waiting = { $who } mostra uma carta de Lealdade.
ask-give-card = A quem passas uma carta de Habilidade?
    .rule = Depois compras { $count }.
    .waiting = { $who } pode passar uma carta.
ask-give-which = Que carta passas { $to-ao }?
    .waiting = { $who } passa uma carta { $to-ao }.
ask-execute-instead = { $whom-id ->
    [you] Preferes a tua execução a ir para a Prisão?
   *[other] { $whom-g ->
        [f] { $whom } é executada em vez de enviada para a Prisão?
       *[m] { $whom } é executado em vez de enviado para a Prisão?
    }
}
    .waiting = { $who } decide entre a Prisão e a execução.

# Nova Caprica

ask-prepare-or-evacuate = Preparas ou evacuas uma nave?
    .rule = Preparar passa a nave do topo das Bloqueadas para o fundo das Preparadas; evacuar põe no espaço a nave do topo das Preparadas.
    .waiting = { $who } prepara ou evacua uma nave Civil.
ask-evacuate-to = Para que área é evacuada a nave?
    .waiting = { $who } escolhe para onde é evacuada uma nave.
ask-go-aboard = Para onde vais com a nave?
    .rule = Para qualquer localização da Galactica que não seja de risco, ou ficas onde estás.
    .waiting = { $who } pode sair de Nova Caprica com a nave.
ask-peeked-locked = O que fazes à nave do topo das Bloqueadas?
    .rule = Não podes dizer qual é.
    .waiting = { $who } vê a nave do topo da pilha das Bloqueadas.
ask-activate-occupation = Que Força de Ocupação ativas?
    .rule = Avança 1 localização; no Estaleiro, ataca e sai.
    .waiting = { $who } ativa uma Força de Ocupação.
ask-destroy-occupation = Onde destróis uma Força de Ocupação?
    .rule = { $count ->
        [one] Falta 1.
       *[other] Faltam { $count }.
    }
    .waiting = { $who } destrói Forças de Ocupação.
ask-fight-again = Descartas uma carta para relançar o dado?
    .rule = A Força ainda lá está; o que mudou o primeiro lançamento muda também o próximo.
    .waiting = { $who } pode continuar a lutar.

# Aurora: cartas de Motim, marcadores de Milagre, o Amotinado

ask-discard-mutiny = Que carta de Motim descartas?
    .rule = { $due ->
        [limit] { $count ->
            [one] Podes ter 1 carta de Motim. É descartada de face para cima.
           *[other] Podes ter { $count } cartas de Motim. É descartada de face para cima.
        }
        [keep] { $count ->
            [one] Ficas com apenas 1 carta de Motim. É descartada de face para cima.
           *[other] Ficas com apenas { $count } cartas de Motim. É descartada de face para cima.
        }
       *[one] É descartada de face para cima.
    }
    .waiting = { $who } descarta uma carta de Motim.
ask-pick-mutiny = { $to-id ->
    [you] Que carta de Motim compras?
   *[other] Que carta de Motim compra { $to }?
}
    .rule = O resto vai para o fundo do baralho.
    .waiting = { $to-id ->
    [you] { $who } escolhe que carta de Motim compras.
   *[other] { $who } escolhe que carta de Motim compra { $to }.
}
ask-play-mutiny = Que carta de Motim jogas?
    .rule = O resto vai para o fundo do baralho.
    .waiting = { $who } joga uma de várias cartas de Motim.
ask-hand-on-mutineer = Quem recebe a carta de Amotinado?
    .rule = Quem a receber vira-a, perde todos os Títulos e compra uma carta de Motim.
    .waiting = { $who } passa a carta de Amotinado.
ask-draws-loyalty = Quem compra mais 1 carta de Lealdade?
    .rule = A carta de Amotinado ainda está no baralho, por isso 1 jogador humano compra outra vez.
    .waiting = { $who } diz quem compra mais 1 carta de Lealdade.
ask-stay-president = Continuas Presidente?
    .rule = Custa-te { $card }; senão, { $against } passa a Presidente.
    .waiting = { $who } pode abdicar de { $card } para continuar Presidente.

# Verificações de Habilidade com Aurora

ask-add-or-draw-mutiny = Com que carta contribuis para a verificação?
    .rule = Contribuis com 1 carta de face para cima, ou compras uma carta de Motim.
    .waiting = { $who } contribui com uma carta de face para cima ou compra uma carta de Motim.
ask-take-from-check = Que carta tiras da verificação?
    .rule = { $ability }: vai para a tua mão e já não conta.
    .waiting = { $who } pode tirar uma carta da verificação.
ask-remove-from-check = Que carta retiras da verificação?
    .rule = { $ability }: em troca, escolhes um Viper que é danificado, no espaço ou nas reservas.
    .waiting = { $who } pode retirar uma carta da verificação.
ask-lay-open = Qual das tuas cartas na verificação fica de face para cima?
    .rule = { $ability }: todos veem uma delas.
    .waiting = { $who } vira uma das suas cartas na verificação.

# Cartas e personagens de Aurora

ask-activate-location = Que localização ativas?
    .rule = { $count ->
        [one] A partir de onde estás: falta 1.
       *[other] A partir de onde estás: faltam { $count }, todas diferentes.
    }
    .waiting = { $who } ativa uma localização à distância.
ask-activate-again = Ativas outra vez { $where-o }?
    .rule = { $ability }: custa 1 carta de Habilidade, uma vez no teu turno.
    .waiting = { $who } pode ativar outra vez { $where-o }.
ask-activate-after-order = Ativas { $where-o }?
    .rule = { $ability }: a tua ordem foi cumprida, e podes usar a tua própria localização.
    .waiting = { $who } pode ativar { $where-o }.
ask-give-quorum = Que carta de Quorum vai para o Presidente?
    .rule = Jogas ou descartas a outra.
    .waiting = { $who } partilha cartas de Quorum com o Presidente.
ask-play-or-discard-quorum = Jogas a outra carta de Quorum?
    .rule = Se não a jogares, é descartada.
    .waiting = { $who } joga ou descarta uma carta de Quorum.
ask-bury-quorum = Qual das cartas de Quorum do Presidente vai para o fundo do baralho?
    .rule = { $count ->
        [one] Falta 1 carta.
       *[other] Faltam { $count } cartas.
    }
    .waiting = { $who } põe cartas de Quorum do Presidente no fundo do baralho.
ask-give-cards = { $count ->
    [one] Que carta passas { $to-ao }?
   *[other] Que { $count } cartas passas { $to-ao }?
}
    .rule = Mais ninguém vê o que passas.
    .waiting = { $who } passa cartas de Habilidade { $to-ao }.
ask-draw-at-loss = Compras cartas por causa da perda?
    .rule = { $ability }: compras { draw-skill } e ficas com { $keep }, uma vez neste turno.
    .waiting = { $who } pode comprar cartas por causa da perda.
ask-discard-drawn = Qual das cartas acabadas de comprar descartas?
    .rule = Ficas com as outras.
    .waiting = { $who } descarta uma das cartas acabadas de comprar.
ask-spare-discard = A quem poupas 1 carta do descarte?
    .rule = { $ability }: em troca compras 1 carta de Traição, uma vez neste turno.
    .waiting = { $who } pode poupar a alguém uma carta do descarte.
ask-discard-super-crisis = Que carta de Super Crise descartas?
    .rule = { $ability }: sem isso não podes sair.
    .waiting = { $who } descarta uma carta de Super Crise para sair.
ask-replace-civilian = Que nave Civil trocas por outra?
    .rule = Volta para junto das que estão fora do tabuleiro; a nova chega de face para baixo.
    .waiting = { $who } viu todas as naves Civis e troca uma.
ask-recall-civilian = Que nave Civil sai do espaço?
    .rule = Volta para junto das que estão fora do tabuleiro.
    .waiting = { $who } escolhe uma nave Civil que sai do espaço.
ask-sort-top = Para onde vão as cartas de { $deck }?
    .rule = Uma de cada vez; uma carta posta no topo fica por cima das que lá puseste antes. Só tu as vês.
    .waiting = { $who } vê as cartas do topo { $deck-do }.

# Vipers e Raptors de Assalto

ask-launch-reserves-to = Em que área lanças Vipers?
    .rule = Só junto de um Viper pilotado. Depois cada um deles é ativado.
    .waiting = { $who } escolhe onde são lançados Vipers.
ask-launch-reserves = Que nave lanças { $area-no }?
    .rule = { $count ->
        [one] No máximo mais 1; depois cada uma é ativada.
       *[other] No máximo mais { $count }; depois cada uma é ativada.
    }
    .waiting = { $who } lança Vipers das reservas.
ask-sacrifice-viper = Que Viper é destruído em vez da nave Civil?
    .rule = A nave Civil volta para junto das que estão fora do tabuleiro, e ninguém a vira.
    .waiting = { $who } sacrifica um Viper por uma nave Civil.
ask-place-anywhere = { $of }: em que área se colocam as naves?
    .waiting = { $who } escolhe onde se colocam as naves.
ask-place-which = Que nave se coloca { $area-no }?
    .rule = Um Raptor de Assalto pode ocupar o lugar de um Viper.
    .waiting = { $who } escolhe que nave se coloca { $area-no }.
ask-assault-raptor-arrives = Onde chega o Raptor de Assalto?
    .rule = Se fores um jogador humano, podes ativá-lo de imediato.
    .waiting = { $who } escolhe onde chega um Raptor de Assalto.
ask-stay-in-space = Ficas no espaço com o teu Raptor de Assalto?
    .rule = A Frota salta, e manténs a tua área; senão, voltas ao Hangar.
    .waiting = { $who } decide se fica no espaço.
ask-keep-in-space = O Raptor de Assalto que está { $area-no } fica no espaço?
    .rule = A Frota salta; senão, ele volta às reservas.
    .waiting = { $who } decide sobre um Raptor de Assalto que está { $area-no }.

# Missões e a Basestar Rebelde

ask-name-for-all = De que tipo compram todos?
    .rule = { $count ->
        [one] Cada jogador, mesmo Cylon, compra 1 carta desse tipo.
       *[other] Cada jogador, mesmo Cylon, compra { $count } cartas desse tipo.
    }
    .waiting = { $who } diz o tipo de que todos compram.
ask-pay-rebels = O que descartas?
    .rule = A ação custa um marcador de Milagre ou uma carta de Super Crise.
    .waiting = { $who } paga por uma ação da Basestar Rebelde.
ask-search-deck = Em que baralho de Habilidade procuras?
ask-search-skills = Que carta tiras do baralho?
    .rule = { $count ->
        [one] Falta tirar 1 carta, do baralho ou dos descartes; depois o baralho é baralhado.
       *[other] Falta tirar { $count } cartas, do baralho ou dos descartes; depois o baralho é baralhado.
    }
    .waiting = { $who } procura num baralho de Habilidade.
ask-raider-bay = Que naves envia a Baía de Raiders?
    .rule = Colocam-se numa área que escolhes a seguir, e só elas são ativadas.
    .waiting = { $who } envia naves da Baía de Raiders.

# Sobre o que se abre uma pausa

about-crisis = { $card }
about-check = { $source }
about-total = { $source }, com um total de { $total } contra { $difficulty }
about-roll = { $source }
about-roll-ftl = o lançamento para o salto
about-roll-attack = { $attacker-o } ataca { $defender }
about-rolled = { $source }, com um resultado de { $result }
about-rolled-ftl = o lançamento para o salto deu { $result }
about-rolled-attack = { $attacker-o } ataca { $defender }, com um resultado de { $result }
about-vipers = podes ficar com um
about-turn = começa agora
about-treachery = uma foi descartada
about-roll-fight = o lançamento contra uma Força de Ocupação { $where-no }
about-roll-detain = { $whom-id ->
    [you] o lançamento para te deter
   *[other] o lançamento para deter { $whom }
}
about-rolled-fight = o lançamento contra uma Força de Ocupação { $where-no } deu { $result }
about-rolled-detain = { $whom-id ->
    [you] o lançamento para te deter deu { $result }
   *[other] o lançamento para deter { $whom } deu { $result }
}
about-raiders = estão prestes a agir
about-destroyed = { $who-id ->
    [you] destruíste um inimigo
   *[other] { $who } destruiu um inimigo
}
about-civilian = uma { $area-no } está prestes a ser destruída
about-jump = a Frota salta
about-infiltration = termina agora
about-motives = podes revelá-lo ou guardá-lo
