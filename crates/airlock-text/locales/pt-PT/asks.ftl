# Perguntas. A mensagem é o que lê o jogador a quem se pergunta; .rule a frase por baixo; .waiting é o
# que os outros leem entretanto, sendo $who o jogador a quem se pergunta.

ask-pick-character = Escolhe uma personagem
    .rule = Do tipo com mais personagens por escolher, ou qualquer uma de Suporte.
    .waiting = { $who } está a escolher uma personagem.
ask-pick-assist = Escolhe a tua personagem de apoio
    .rule = Fica fora do tabuleiro e acrescenta cartas às que compras.
    .waiting = { $who } está a escolher uma personagem de apoio.
ask-start-area = Escolhe onde começa o teu Viper
    .waiting = { $who } está a escolher uma área de lançamento.
ask-start-location = Escolhe onde começas
    .waiting = { $who } está a escolher onde começa.
ask-starting-hand = { $count ->
    [one] Escolhe a tua carta inicial
   *[other] Escolhe as tuas { $count } cartas iniciais
}
    .rule = Só dos tipos e nas quantidades da tua folha de personagem.
    .waiting = { $who } está a escolher a mão inicial.
ask-receive-skills = Escolhe as cartas que compras
    .rule = Primeiro escolhes os tipos, depois compras.
    .waiting = { $who } está a comprar cartas de Habilidade.
ask-draw-skills = { $count ->
    [one] Escolhe a carta que compras
   *[other] Escolhe as { $count } cartas que compras
}
    .rule = Primeiro escolhes os tipos, depois compras.
    .waiting = { $who } está a comprar cartas de Habilidade.
ask-move-cylon = Move-te para qualquer localização Cylon e depois realiza a tua ação.
ask-move = Escolhe para onde te moves
    .rule = Dentro da mesma nave é grátis; ir para outra nave ou sair de um Viper custa 1 carta de Habilidade.
    .waiting = { $who } está a mover-se.
ask-move-or-ability = { $rule } Em vez de te moveres, podes usar 1 habilidade de Movimento.
ask-action = Escolhe uma ação
    .rule = { $count ->
        [one] Tens 1 ação.
       *[other] Ainda tens { $count } ações.
    }
    .waiting = { $who } está a escolher uma ação.
ask-discard = { $count ->
    [one] Descarta 1 carta
   *[other] Descarta { $count } cartas
}
    .waiting = { $who } está a descartar.
ask-discard-payment = { $count ->
    [one] Paga com 1 carta
   *[other] Paga com { $count } cartas
}
    .rule = Descartas as cartas com que pagas.
    .waiting = { $who } está a pagar com cartas de Habilidade.
ask-may-discard = Descartar cartas por causa da Crise?
    .rule = { $count ->
        [one] A Crise pede 1 carta. Como jogador Cylon, podes ignorá-la.
       *[other] A Crise pede { $count } cartas. Como jogador Cylon, podes descartar menos, ou nenhuma.
    }
    .waiting = { $who } está a decidir se descarta.
ask-let-discard = { $count ->
    [one] Descartar 1 carta à sorte?
   *[other] Descartar { $count } cartas à sorte?
}
    .rule = Como jogador Cylon, podes ignorar o que uma Crise te faz.
    .waiting = { $who } está a decidir sobre um descarte à sorte.
ask-feed = Contribui com cartas para a verificação
    .rule = { $count ->
        [one] No máximo 1 carta. Não podes voltar atrás.
       *[other] No máximo { $count } cartas. Não podes voltar atrás.
    }
    .waiting = { $who } está a contribuir com cartas para a verificação.
ask-window = Usar uma carta ou habilidade?
    .rule = { $window }: { $about }.
    .waiting = Uma breve pausa.
ask-order = Escolhe quem vai primeiro
    .rule = { $window }: vários jogadores querem usar alguma coisa. Depois do primeiro, os outros voltam a escolher.
    .waiting = { $who } está a decidir quem vai primeiro.
ask-keep-crisis = Escolhe a carta de Crise a resolver
    .rule = Só tu podes ver estas cartas.
    .waiting = { $who } está a escolher uma carta de Crise.
ask-crisis-option = { $crisis }: escolhe uma opção
    .waiting = { $who } está a escolher uma opção ({ $crisis }).
ask-keep-destination = Escolhe um Trajeto
    .rule = As outras cartas vão para o fundo do deck, sem serem mostradas.
    .waiting = { $who } está a escolher um Trajeto.

the-of = { $of }
ask-target = { $of }: escolhe um jogador
    .waiting = { $who } está a escolher um jogador ({ the-of }).
ask-target-send = Escolhe quem vai para { $to-o }
    .waiting = { $who } está a escolher quem vai para { $to-o }.
ask-target-release = Escolhe quem sai da Prisão
    .waiting = { $who } está a escolher quem sai da Prisão.
ask-target-title = Escolhe quem passa a { $title }
    .waiting = { $who } está a escolher quem passa a { $title }.
ask-target-card = Escolhe quem recebe a carta { $of }
    .waiting = { $who } está a escolher quem recebe a carta { $of }.
ask-target-loyalty = Escolhe de quem vês a Lealdade
    .waiting = { $who } está a escolher de quem vê a Lealdade.
ask-target-hand-on = Escolhe quem recebe as tuas cartas de Lealdade
    .waiting = { $who } está a passar cartas de Lealdade.
ask-target-take = Escolhe de quem vês a mão
    .waiting = { $who } está a escolher de quem vê a mão.
ask-target-execute = Escolhe a personagem que é executada
    .waiting = { $who } está a escolher que personagem é executada.
ask-target-trial = { $of }: escolhe quem vai a julgamento
    .rule = Se a verificação for superada, essa personagem é executada.
    .waiting = { $who } está a escolher que personagem pode ser executada.
ask-target-free = Escolhe quem fica em liberdade
    .waiting = { $who } está a escolher quem fica em liberdade.
ask-target-hands = Escolhe com quem trocas de mão
    .waiting = { $who } está a escolher com quem troca de mão.
ask-target-random = Escolhe a quem tiras uma carta à sorte
    .waiting = { $who } está a escolher a quem tira uma carta à sorte.
ask-target-order = Escolhe quem recebe a ordem
    .waiting = { $who } está a dar uma ordem.
ask-target-mutiny = Escolhe quem compra uma carta de Motim
    .waiting = { $who } está a escolher quem compra uma carta de Motim.
ask-target-miracle = Escolhe quem ganha um marcador de Milagre
    .waiting = { $who } está a escolher quem ganha um marcador de Milagre.
ask-target-treat = Escolhe de que leque de habilidades compras
    .rule = Depois passas a esse jogador o mesmo número de cartas.
    .waiting = { $who } está a escolher de que leque de habilidades compra.
ask-target-share = Escolhe com quem partilhas marcadores de Milagre
    .rule = Depois passas 1 dos teus a esse jogador, ou ficas com 1 dele.
    .waiting = { $who } está a escolher com quem partilha marcadores de Milagre.
ask-target-unseat = Escolhe quem passa a Presidente
    .rule = O Presidente pode abdicar de uma carta em jogo para manter o cargo.
    .waiting = { $who } está a escolher quem passa a Presidente.
ask-choose = { $of }: escolhe uma opção
    .waiting = { $who } está a escolher uma opção ({ the-of }).
ask-may = { $of }: { $deeds-inf }?
    .waiting = { $who } está a tomar uma decisão ({ the-of }).
ask-risk = { $of }: arriscar { $ships }?
    .rule = { $then }.
    .waiting = { $who } está a decidir se arrisca { $ships }.
ask-send-to = { $whom-id ->
    [you] Escolhe para onde vais
   *[other] Escolhe para onde vai { $whom }
}
    .waiting = { $who } está a escolher uma localização.

ask-play-quorum = Joga uma carta de Quorum
    .waiting = { $who } está a jogar uma carta de Quorum.
ask-keep-quorum = Escolhe a carta de Quorum a resolver
    .rule = As outras vão para o fundo do baralho.
    .waiting = { $who } está a escolher uma carta de Quorum.
ask-play-super-crisis = Joga uma carta de Super Crise
    .waiting = { $who } está a jogar uma carta de Super Crise.
ask-swap-super-crisis = Trocar uma carta de Super Crise por outra?
    .waiting = { $who } está a decidir sobre uma carta de Super Crise.
ask-take-card = Tira uma carta { $from-ao }
    .waiting = { $who } está a tirar uma carta { $from-ao }.
ask-peek-deck = Escolhe o baralho a ver
    .rule = Vês a carta do topo e depois decides se fica lá ou vai para o fundo do baralho.
    .waiting = { $who } está a escolher o baralho a ver.
ask-peeked-card = Deixar esta carta de { $deck } no topo?
    .rule = Não podes dizer qual é.
    .waiting = { $who } está a ver a carta do topo { $deck-do }.

ask-vipers = Ativa um Viper não pilotado
    .rule = { $count ->
        [one] Falta 1 ativação.
       *[other] Faltam { $count } ativações.
    }
    .waiting = { $who } está a ativar Vipers não pilotados.
ask-pilot = Ativa o teu Viper
    .rule = Move-te para uma área adjacente ou ataca uma nave Cylon na tua.
    .waiting = { $who } está a ativar um Viper.
ask-pilot-attack = Escolhe um alvo
    .rule = { $count ->
        [one] Falta 1 ataque.
       *[other] Faltam { $count } ataques.
    }
    .waiting = { $who } está a atacar com um Viper.
ask-launch-self = Escolhe para onde te lanças
    .waiting = { $who } está a lançar-se num Viper.
ask-recall-viper = Escolhe o Viper não pilotado que regressa
    .rule = As reservas estão vazias: primeiro tem de regressar um Viper do espaço.
    .waiting = { $who } está a chamar um Viper de volta.
ask-galactica-attack = Escolhe o alvo da Galactica
    .waiting = { $who } está a apontar as armas da Galactica.
ask-centurion-attack = Escolhe o Centurião a atacar
    .waiting = { $who } está a atacar um Centurião.
ask-nuke = Escolhe o alvo da bomba nuclear
    .rule = A bomba sai do jogo, seja qual for o resultado.
    .waiting = { $who } está a apontar uma bomba nuclear.
ask-look-at-civilian = Vê uma nave Civil
    .rule = { $count ->
        [one] Podes ver mais 1 nave.
       *[other] Podes ver mais { $count } naves.
    }
    .waiting = { $who } está a ver naves Civis.
ask-move-civilian = Mover a nave Civil { $number }, que está { $area-no }?
    .rule = Pode ir para uma área adjacente ou ficar.
    .waiting = { $who } pode mover uma nave Civil.
ask-repair = Escolhe o que reparas
    .waiting = { $who } está a fazer uma reparação.
ask-repair-vipers = Reparar outro Viper?
    .rule = { $count ->
        [one] No máximo mais 1.
       *[other] No máximo mais { $count }.
    }
    .waiting = { $who } está a reparar Vipers.
ask-restore = Escolhe uma nave para recuperar
    .rule = Podem voltar às reservas até mais { $vipers } { $vipers ->
        [one] Viper
       *[other] Vipers
    } e mais { $raptors } { $raptors ->
        [one] Raptor
       *[other] Raptors
    }.
    .waiting = { $who } está a recuperar naves.
ask-use-order = Escolhe como usas a ordem
    .waiting = { $who } está a usar uma ordem.

ask-raider-area = Escolhe onde agem a seguir os Raiders
    .waiting = { $who } está a escolher os Raiders que agem a seguir.
ask-raider-victim = Escolhe o Viper que os Raiders atacam { $area-no }
    .waiting = { $who } está a escolher o que os Raiders atacam.
ask-destroy-civilian = Escolhe a nave Civil que se perde
    .rule = Estão de face para baixo.
    .waiting = { $who } está a escolher uma nave Civil.
ask-destroy-cylon-ship = Destrói { $craft-um }
    .rule = { $left ->
        [one] Falta 1, sem lançar o dado.
       *[other] Faltam { $left }, sem lançar o dado.
    }
    .waiting = { $who } está a destruir naves Cylon.
ask-destroy-centurion = Destrói um Centurião
    .waiting = { $who } está a destruir um Centurião.
ask-damage-viper = Escolhe um Viper para danificar
    .rule = { $count ->
        [one] Falta 1 Viper. Se tiver piloto, vai para a Enfermaria.
       *[other] Faltam { $count } Vipers. Os pilotos, se houver, vão para a Enfermaria.
    }
    .waiting = { $who } está a escolher um Viper para danificar.
ask-damage-token = Escolhe o dano da Galactica
    .rule = { $count ->
        [one] Falta resolver 1 marcador; os outros são devolvidos.
       *[other] Falta resolver { $count } marcadores; os outros são devolvidos.
    }
    .waiting = { $who } está a escolher o dano da Galactica.
ask-place-short = { $craft-g ->
    [f] Escolhe onde fica a próxima { $craft }
   *[m] Escolhe onde fica o próximo { $craft }
}
    .rule = Não chegam para todas as áreas.
    .waiting = { $craft-g ->
        [f] { $who } está a escolher onde fica a próxima { $craft }.
       *[m] { $who } está a escolher onde fica o próximo { $craft }.
    }
ask-launch-short = { $craft-g ->
    [f] Escolhe a Basestar que lança a próxima { $craft }
   *[m] Escolhe a Basestar que lança o próximo { $craft }
}
    .rule = Não chegam para todas.
    .waiting = { $who } está a escolher que Basestar lança.
ask-board-short = Escolhe o Heavy Raider que entra a bordo
    .rule = Os Centuriões que restam não chegam para todos.
    .waiting = { $who } está a escolher que Heavy Raider entra a bordo.
ask-let-look = Deixar { $by } ver uma das tuas cartas de Lealdade?
    .rule = Como jogador Cylon, podes ignorar o que uma Crise te faz.
    .waiting = { $who } está a decidir se mostra uma carta de Lealdade.
ask-hand-on-sympathizer = Escolhe quem recebe a carta de Simpatizante
    .rule = Quem a receber resolve-a de imediato.
    .waiting = { $who } está a ver uma nova carta de Lealdade.
ask-recon = Ver a carta do topo do baralho de Crise?
    .rule = { $ability }: depois podes pô-la no fundo do baralho.
    .waiting = { $who } pode ver a carta do topo do baralho de Crise.
ask-extra-action = Realizar mais 1 ação?
    .rule = { $ability }: depois de uma carta { $card }, uma vez por turno.
    .waiting = { $who } pode realizar mais 1 ação.

# Battlestar Pegasus

ask-take-damage = Escolhe a nave que sofre o dano
    .rule = A Pegasus pode sofrê-lo em vez da Galactica; decides antes de se tirar o marcador.
    .waiting = { $who } está a escolher a nave que sofre o dano.
ask-pegasus-attack = Escolhe o alvo da Pegasus
    .waiting = { $who } está a apontar as armas da Pegasus.
ask-main-batteries = Escolhe para que área disparas
    .rule = Escolhes antes de lançar o dado; um resultado baixo atinge lá as tuas próprias naves.
    .waiting = { $who } está a apontar as Baterias Principais.
ask-full-throttle = Escolhe para onde voas
    .rule = Voa para qualquer área ou fica; depois podes atacar lá.
    .waiting = { $who } está a voar a todo o gás.
ask-shield = Escolhe um recurso para proteger
    .rule = A próxima perda desse recurso neste turno é reduzida em 1.
    .waiting = { $who } está a escolher um recurso para proteger.
ask-highest-resource = Escolhe o recurso que perde { $count }
    .rule = Estes recursos estão empatados no valor mais alto.
    .waiting = { $who } está a escolher entre os recursos mais altos.
ask-sacrifice = Escolhe o que destróis { $area-no }
    .rule = Vais para a Enfermaria de qualquer forma.
    .waiting = { $who } está a escolher o que cai com o Viper.
ask-remove-basestar = Escolhe uma Basestar para retirar
    .waiting = { $who } está a escolher uma Basestar para retirar.
ask-civilian-fights = Escolhe uma nave Civil para combater
    .rule = Estão de face para baixo; a que combater pode perder-se.
    .waiting = { $who } está a escolher uma nave Civil para combater.
ask-civilian-target = Escolhe o que a nave Civil destrói { $area-no }
    .waiting = { $who } está a escolher o que uma nave Civil destrói.
ask-repair-any = Escolhe o que reparas
    .rule = { $count ->
        [0] Até { more-vipers }, em qualquer lugar.
       *[other] { $vipers ->
            [0] Até { more-locations }, em qualquer lugar.
           *[other] Até { more-locations } e { more-vipers }, em qualquer lugar.
        }
    }
    .waiting = { $who } está a fazer reparações.
more-locations = { $count ->
    [one] mais 1 localização
   *[other] mais { $count } localizações
}
more-vipers = { $vipers ->
    [one] mais 1 Viper
   *[other] mais { $vipers } Vipers
}
ask-sort-crises = Ordena as cartas de Crise
    .rule = Uma de cada vez: por cima das que já puseste no topo, ou no fundo do baralho. Só tu as podes ver.
    .waiting = { $who } está a ver as cartas do topo do baralho de Crise.

# Verificações, Destino e mãos com Pegasus

ask-next-ability = Escolhe a habilidade a resolver a seguir
    .rule = A verificação é imprudente, por isso as habilidades das suas cartas de Traição têm efeito.
    .waiting = { $who } está a escolher a habilidade a resolver a seguir.
ask-next-ability-of-any = Cada habilidade de verificação tem efeito uma vez, pela ordem que quiseres.
ask-learned = Escolhe para onde vão estas { $count } cartas
    .rule = Todas para a verificação, ou todas para a tua mão.
    .waiting = { $who } está a ver cartas de um baralho de Habilidade.
ask-add-revealed = Contribuir para a verificação revelada?
    .rule = Com qualquer número de cartas, sem o limite habitual.
    .waiting = { $who } pode contribuir com cartas para a verificação revelada.
ask-put-on-destiny = { $count ->
    [one] Põe 1 carta no topo do deck de Destino
   *[other] Põe { $count } cartas no topo do deck de Destino
}
    .rule = A primeira que escolheres fica por cima.
    .waiting = { $who } está a pôr cartas no topo do deck de Destino.
ask-discard-destiny = { $count ->
    [one] Descarta 1 carta do deck de Destino
   *[other] Descarta { $count } cartas do deck de Destino
}
    .rule = Só tu vês o deck; depois é baralhado.
    .waiting = { $who } está a ver o deck de Destino.
ask-bottom-of-deck = Escolhe o baralho de que vês a carta do fundo
    .rule = Só tu vês a carta do fundo, e ela fica lá.
    .waiting = { $who } está a ver a carta do fundo de um baralho.
ask-name-skill = { $whom-id ->
    [you] Diz o tipo que compras
   *[other] Diz o tipo que { $whom } compra
}
    .waiting = { $who } está a dizer um tipo de Habilidade.
ask-discard-quorum = Descarta uma carta de Quorum
    .rule = { $count ->
        [one] Tens 1 a mais.
       *[other] Tens { $count } a mais.
    }
    .waiting = { $who } está a descartar cartas de Quorum até ao limite.

# Execuções e favores

ask-let-execute = Aceitar a tua execução?
    .rule = Como jogador Cylon, podes ignorar o que uma Crise te faz.
    .waiting = { $who } está a decidir sobre uma execução.
ask-next-executed = Escolhe a próxima execução
    .rule = Há várias personagens a executar. És tu quem decide a ordem.
    .waiting = { $who } está a escolher a ordem das execuções.
ask-next-freed = Escolhe quem pode sair a seguir da Prisão
    .rule = Podem sair vários prisioneiros. És tu quem decide a ordem.
    .waiting = { $who } está a escolher quem pode sair a seguir da Prisão.
ask-hand-on-loyalty = Escolhe quem recebe as tuas cartas de Lealdade ocultas
    .rule = Vão todas para 1 jogador humano, e só ele as vê.
    .waiting = { $who } está a passar cartas de Lealdade.
ask-reveal-and-hand-on = Escolhe a carta de Cylon que mostras e quem recebe as outras
    .rule = O texto dela não tem efeito.
    .waiting = { $who } está a mostrar uma carta de Lealdade.
ask-give-card = Passar uma carta de Habilidade a alguém?
    .rule = Depois compras { $count }.
    .waiting = { $who } pode passar uma carta.
ask-give-which = Escolhe a carta que passas { $to-ao }
    .waiting = { $who } está a passar uma carta { $to-ao }.
ask-execute-instead = { $whom-id ->
    [you] Aceitar a execução em vez de ir para a Prisão?
   *[other] Executar { $whom } em vez de enviar para a Prisão?
}
    .waiting = { $who } está a escolher entre a Prisão e a execução.

# Nova Caprica

ask-prepare-or-evacuate = Prepara ou evacua uma nave
    .rule = Preparar: a nave do topo das Bloqueadas vai para o fundo das Preparadas. Evacuar: a nave do topo das Preparadas vai para o espaço.
    .waiting = { $who } está a preparar ou a evacuar uma nave Civil.
ask-evacuate-to = Escolhe para onde evacuas a nave
    .waiting = { $who } está a escolher para onde é evacuada uma nave.
ask-go-aboard = Partir com a nave?
    .rule = Move-te para qualquer localização da Galactica que não seja de risco, ou fica.
    .waiting = { $who } pode sair de Nova Caprica com a nave.
ask-peeked-locked = Deixar esta nave no topo das Bloqueadas?
    .rule = Não podes dizer qual é.
    .waiting = { $who } está a ver a nave do topo da pilha das Bloqueadas.
ask-activate-occupation = Ativa uma Força de Ocupação
    .rule = Avança 1 localização; no Estaleiro, ataca e sai.
    .waiting = { $who } está a ativar uma Força de Ocupação.
ask-destroy-occupation = Destrói uma Força de Ocupação
    .rule = { $count ->
        [one] Falta 1.
       *[other] Faltam { $count }.
    }
    .waiting = { $who } está a destruir Forças de Ocupação.
ask-fight-again = Descartar uma carta para relançar o dado?
    .rule = A Força ainda lá está. O que alterou o primeiro lançamento altera também o próximo.
    .waiting = { $who } pode continuar a lutar.

# Aurora: cartas de Motim, marcadores de Milagre, o Amotinado

ask-discard-mutiny = Descarta uma carta de Motim
    .rule = { $due ->
        [limit] { $count ->
            [one] Podes ter 1 carta de Motim. Todos veem a que descartas.
           *[other] Podes ter { $count } cartas de Motim. Todos veem a que descartas.
        }
        [keep] { $count ->
            [one] Ficas só com 1 carta de Motim. Todos veem a que descartas.
           *[other] Ficas só com { $count } cartas de Motim. Todos veem a que descartas.
        }
       *[one] Todos a veem.
    }
    .waiting = { $who } está a descartar uma carta de Motim.
ask-pick-mutiny = { $to-id ->
    [you] Escolhe a carta de Motim que compras
   *[other] Escolhe a carta de Motim que { $to } compra
}
    .rule = As outras vão para o fundo do baralho.
    .waiting = { $to-id ->
        [you] { $who } está a escolher que carta de Motim compras.
       *[other] { $who } está a escolher que carta de Motim { $to } compra.
    }
ask-play-mutiny = Escolhe uma carta de Motim para jogar
    .rule = As outras vão para o fundo do baralho.
    .waiting = { $who } está a escolher uma carta de Motim para jogar.
ask-hand-on-mutineer = Escolhe quem recebe a carta de Amotinado
    .rule = Quem a receber revela-a, perde os seus Títulos e compra uma carta de Motim.
    .waiting = { $who } está a passar a carta de Amotinado.
ask-draws-loyalty = Escolhe quem compra mais 1 carta de Lealdade
    .rule = A carta de Amotinado ainda está no baralho, por isso 1 jogador humano volta a comprar.
    .waiting = { $who } está a escolher quem compra mais 1 carta de Lealdade.
ask-stay-president = Manter o Título de Presidente?
    .rule = Custa-te a carta { $card }; senão, { $against } passa a Presidente.
    .waiting = { $who } pode abdicar da carta { $card } para manter o Título de Presidente.

# Verificações de Habilidade com Aurora

ask-add-or-draw-mutiny = Contribuir com uma carta para a verificação?
    .rule = Contribui com 1 carta de face para cima ou compra uma carta de Motim.
    .waiting = { $who } está a contribuir com uma carta de face para cima ou a comprar uma carta de Motim.
ask-take-from-check = Ficar com uma carta da verificação?
    .rule = { $ability }: vai para a tua mão e já não conta.
    .waiting = { $who } pode ficar com uma carta da verificação.
ask-remove-from-check = Retirar uma carta da verificação?
    .rule = { $ability }: depois escolhes um Viper para danificar, no espaço ou nas reservas.
    .waiting = { $who } pode retirar uma carta da verificação.
ask-lay-open = Vira uma das tuas cartas de face para cima
    .rule = { $ability }: todos veem uma das cartas com que contribuíste.
    .waiting = { $who } está a virar uma das suas cartas na verificação.

# Cartas e personagens de Aurora

ask-activate-location = Escolhe uma localização para ativar
    .rule = { $count ->
        [one] Onde quer que estejas: falta 1.
       *[other] Onde quer que estejas: faltam { $count }, todas diferentes.
    }
    .waiting = { $who } está a ativar uma localização à distância.
ask-activate-again = Ativar outra vez { $where-o }?
    .rule = { $ability }: custa 1 carta de Habilidade, uma vez por turno.
    .waiting = { $who } pode ativar outra vez { $where-o }.
ask-activate-after-order = Ativar { $where-o }?
    .rule = { $ability }: a tua ordem foi cumprida, por isso podes ativar a tua própria localização.
    .waiting = { $who } pode ativar { $where-o }.
ask-give-quorum = Escolhe uma carta de Quorum para o Presidente
    .rule = Jogas ou descartas a outra.
    .waiting = { $who } está a partilhar cartas de Quorum com o Presidente.
ask-play-or-discard-quorum = Jogar a outra carta de Quorum?
    .rule = Se não a jogares, descarta-la.
    .waiting = { $who } está a jogar ou a descartar uma carta de Quorum.
ask-bury-quorum = Escolhe uma carta de Quorum para o fundo do baralho
    .rule = { $count ->
        [one] Falta 1 das cartas do Presidente.
       *[other] Faltam { $count } das cartas do Presidente.
    }
    .waiting = { $who } está a pôr cartas de Quorum do Presidente no fundo do baralho.
ask-give-cards = { $count ->
    [one] Passa 1 carta { $to-ao }
   *[other] Passa { $count } cartas { $to-ao }
}
    .rule = Mais ninguém vê o que passas.
    .waiting = { $who } está a passar cartas de Habilidade { $to-ao }.
ask-draw-at-loss = Comprar cartas por causa da perda?
    .rule = { $ability }: compra { draw-skill } e fica com { $keep }, uma vez por turno.
    .waiting = { $who } pode comprar cartas por causa da perda.
ask-discard-drawn = Descarta uma das cartas que compraste
    .rule = Ficas com as outras.
    .waiting = { $who } está a descartar uma das cartas que acabou de comprar.
ask-spare-discard = Deixar alguém descartar menos 1 carta?
    .rule = { $ability }: em troca compras 1 carta de Traição, uma vez por turno.
    .waiting = { $who } pode deixar alguém descartar menos 1 carta.
ask-discard-super-crisis = Descarta uma carta de Super Crise
    .rule = { $ability }: não podes sair sem pagar.
    .waiting = { $who } está a descartar uma carta de Super Crise para sair.
ask-replace-civilian = Escolhe uma nave Civil para trocar
    .rule = Volta para as naves por usar; a nova chega de face para baixo.
    .waiting = { $who } viu todas as naves Civis e está a trocar uma.
ask-recall-civilian = Escolhe uma nave Civil para tirar do espaço
    .rule = Volta para as naves por usar.
    .waiting = { $who } está a escolher uma nave Civil para tirar do espaço.
ask-sort-top = Ordena as cartas de { $deck }
    .rule = Uma de cada vez: por cima das que já puseste no topo, ou no fundo do baralho. Só tu as podes ver.
    .waiting = { $who } está a ver as cartas do topo { $deck-do }.

# Vipers e Raptors de Assalto

ask-launch-reserves-to = Escolhe para onde lanças Vipers
    .rule = Só para uma área com um Viper pilotado. Depois ativas cada um deles.
    .waiting = { $who } está a escolher para onde lança Vipers.
ask-launch-reserves = Lançar uma nave para { $area-o }?
    .rule = { $count ->
        [one] No máximo mais 1; depois ativas cada uma delas.
       *[other] No máximo mais { $count }; depois ativas cada uma delas.
    }
    .waiting = { $who } está a lançar Vipers das reservas.
ask-sacrifice-viper = Escolhe um Viper para perder em vez da nave Civil
    .rule = A nave Civil volta para as naves por usar, de face para baixo.
    .waiting = { $who } está a sacrificar um Viper por uma nave Civil.
ask-place-anywhere = { $of }: escolhe onde colocas as naves
    .waiting = { $who } está a escolher onde coloca as naves.
ask-place-which = Escolhe uma nave para colocar { $area-no }
    .rule = Um Raptor de Assalto pode ocupar o lugar de um Viper.
    .waiting = { $who } está a escolher uma nave para colocar { $area-no }.
ask-assault-raptor-arrives = Escolhe onde chega o Raptor de Assalto
    .rule = Se fores um jogador humano, podes ativá-lo de imediato.
    .waiting = { $who } está a escolher onde chega um Raptor de Assalto.
ask-stay-in-space = Ficar no espaço no teu Raptor de Assalto?
    .rule = A Frota salta. Fica na tua área ou volta ao Hangar.
    .waiting = { $who } está a decidir se fica no espaço.
ask-keep-in-space = Deixar no espaço o Raptor de Assalto que está { $area-no }?
    .rule = A Frota salta. Se não ficar, volta às reservas.
    .waiting = { $who } está a decidir sobre um Raptor de Assalto { $area-no }.

# Missões e a Basestar Rebelde

ask-name-for-all = Diz o tipo que todos compram
    .rule = { $count ->
        [one] Cada jogador, incluindo os jogadores Cylon, compra 1 carta desse tipo.
       *[other] Cada jogador, incluindo os jogadores Cylon, compra { $count } cartas desse tipo.
    }
    .waiting = { $who } está a dizer o tipo que todos compram.
ask-pay-rebels = Escolhe o que descartas
    .rule = Esta ação custa um marcador de Milagre ou uma carta de Super Crise.
    .waiting = { $who } está a pagar por uma ação da Basestar Rebelde.
ask-search-deck = Escolhe o baralho de Habilidade onde procurar
ask-search-skills = Tira uma carta do baralho
    .rule = { $count ->
        [one] Falta 1 carta, do baralho ou da sua pilha de descarte; depois baralha-se o resto.
       *[other] Faltam { $count } cartas, do baralho ou da sua pilha de descarte; depois baralha-se o resto.
    }
    .waiting = { $who } está a procurar num baralho de Habilidade.
ask-raider-bay = Escolhe o que a Baía de Raiders lança
    .rule = A seguir escolhes uma área para as naves; só estas são ativadas.
    .waiting = { $who } está a lançar naves da Baía de Raiders.

# Sobre o que se abre uma pausa

about-crisis = { $card }
about-check = { $source }
about-total = { $total } contra { $difficulty } ({ $source })
about-roll = { the-source }
about-roll-ftl = o lançamento para o salto
about-roll-attack = { $attacker-o } ataca { $defender }
about-rolled = saiu { $result } ({ the-source })
about-rolled-ftl = saiu { $result } no lançamento para o salto
about-rolled-attack = { $attacker-o } ataca { $defender }, e saiu { $result }
about-vipers = podes ficar com um
about-turn = está a começar
about-treachery = uma foi descartada
about-roll-fight = o lançamento contra uma Força de Ocupação { $where-no }
about-roll-detain = { $whom-id ->
    [you] o lançamento para te deter
   *[other] o lançamento para deter { $whom }
}
about-rolled-fight = saiu { $result } contra uma Força de Ocupação { $where-no }
about-rolled-detain = { $whom-id ->
    [you] saiu { $result } no lançamento para te deter
   *[other] saiu { $result } no lançamento para deter { $whom }
}
about-raiders = estão prestes a agir
about-destroyed = { $who-id ->
    [you] destruíste uma unidade inimiga
   *[other] { $who } destruiu uma unidade inimiga
}
about-civilian = uma { $area-no } está prestes a ser destruída
about-jump = a Frota está a saltar
about-infiltration = está a terminar
about-motives = revela-o agora ou mantém-no em segredo
