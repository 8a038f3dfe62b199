# Como se joga, e a referência.

ui-how = Como se joga
ui-how-about = Cinco minutos de leitura. De resto, a mesa faz-te as perguntas e mostra o que podes fazer.

# O que está entre [parênteses retos] fica a negrito, como tecla ou como ligação.

ui-how-goal = O objetivo
ui-how-goal-text = Mantém a Frota viva até percorrer a [distância { $distance }]; o salto seguinte ganha o jogo. Alguns de vocês são Cylons e querem que a Frota caia. Só conheces as tuas próprias cartas, e a meio do jogo são dadas mais.
ui-how-lost = Os humanos perdem com
ui-how-lost-dial = Um recurso a 0
ui-how-lost-dial-text = no fim de um turno: Combustível, Comida, Moral ou População
ui-how-lost-damage = { $rooms } localizações danificadas
ui-how-lost-damage-text = na Galactica ao mesmo tempo
ui-how-lost-boarded = Um Centurião no fim
ui-how-lost-boarded-text = do indicador de Centuriões a Bordo

ui-how-turn = O teu turno
ui-how-step-skills = Habilidades
ui-how-step-skills-text = Compra as cartas da tua folha, em geral { $cards }.
ui-how-step-move = Movimento
ui-how-step-move-text = Vai para qualquer localização; outra nave custa 1 carta. Ou voa 1 área com o teu Viper.
ui-how-step-action = Ação
ui-how-step-action-text = Usa a tua localização, uma carta, uma habilidade especial ou o teu Viper. Só uma.
ui-how-step-crisis = Crise
ui-how-step-crisis-text = Revela uma Crise: uma verificação, uma escolha ou um ataque.
ui-how-step-cylons = Cylons
ui-how-step-cylons-text = O seu ícone mostra que naves Cylon agem.
ui-how-step-jump = Salto
ui-how-step-jump-text = Com o ícone de salto, o indicador avança 1 espaço.
ui-how-turn-end = No fim de cada turno, todos descartam até ficarem com { $limit } cartas de Habilidade.
ui-how-turn-more = [O turno, passo a passo]

ui-how-check = Uma verificação de Habilidade
ui-how-check-needs = [{ $needed }] para superar
ui-how-check-sum = falha por { $by }
ui-how-check-text = Cada um contribui com cartas de face para baixo, à vez e uma só vez; mais { $destiny } vêm às cegas do deck de Destino. São baralhadas e reveladas: os tipos indicados contam a favor, todos os outros contra. Assim, ninguém sabe quem a estragou.

ui-how-skills = Tipos de Habilidade
ui-how-politics = comprar mais, mostrar as cartas das verificações
ui-how-leadership = dar ordens, facilitar verificações
ui-how-tactics = explorar, ajudar lançamentos
ui-how-piloting = atacar mais, esquivar-se
ui-how-engineering = reparar localizações e Vipers
ui-how-treachery = quase só estragos, pouca ajuda

ui-how-ships = Recursos, naves e o salto
ui-how-dials = Os recursos
ui-how-dials-text = descem com as Crises, as naves perdidas e os saltos. Com { $reds } estão no vermelho.
ui-how-red = { $resource } { $red }
ui-how-reds-join = { $first }, { $last }
ui-how-battle = As naves Cylon
ui-how-battle-text = agem quando uma Crise mostra o seu ícone: os Raiders atacam Vipers e depois naves Civis; as Basestars atacam a Galactica; os Heavy Raiders trazem Centuriões. Responde a partir de um Viper, do Comando ou do Controlo de Armamento.
ui-how-jump = O salto
ui-how-jump-text = deixa-as a todas para trás. É automático no fim do indicador. O Controlo de Salto FTL pode saltar depois de o indicador avançar { $spaces }, mas isso pode custar até { $worst } de População.

ui-how-secret = O segredo
ui-how-secret-text = Cada um tem cartas de Lealdade. Uma só carta de Cylon faz de ti um Cylon. À [distância { $distance }], todos recebem mais uma.
ui-how-reveal = Um Cylon pode estragar verificações e planos em segredo, ou revelar-se como ação: a carta faz os seus estragos e, a partir daí, joga a partir das localizações Cylon.

ui-how-titles = Títulos e a Prisão
ui-how-admiral = escolhe o Trajeto, tem as bombas nucleares
ui-how-president = tem as cartas de Quorum
ui-how-brig = não te moves, 1 carta por verificação, sem Crise; sais com uma verificação
ui-how-sickbay = 1 carta no passo de Habilidades; sais movendo-te

ui-how-say = O que podes dizer
ui-how-say-text = Tudo menos factos sobre cartas ocultas. «Posso ajudar um pouco» está bem; números e nomes, não. Podes mentir.
ui-how-stuck = Não sabes como continuar? Carrega em [?] sobre qualquer coisa da mesa. Se algo não for possível, a mesa diz porquê.

ui-how-pegasus = Com Pegasus
ui-how-pegasus-ship = A Battlestar Pegasus
ui-how-pegasus-ship-text = voa contigo: mais 4 localizações, e pode sofrer um impacto em vez da Galactica. Perdê-la não é perder o jogo.
ui-how-pegasus-reckless = Traição e imprudência
ui-how-pegasus-reckless-text = As cartas de Traição contam contra quase todas as verificações, e só os Cylons podem usar o seu texto. Uma carta imprudente ajuda logo uma verificação, mas desperta a Traição que lá estiver.
ui-how-pegasus-move = Habilidades de Movimento
ui-how-pegasus-move-text = usam-se no teu passo de Movimento, em vez de te moveres.
ui-how-pegasus-execution = A execução
ui-how-pegasus-execution-text = mostra o que alguém era. Um Cylon continua a jogar da Nave da Ressurreição; um humano custa 1 de Moral e volta com uma nova personagem.
ui-how-pegasus-leader = Líderes Cylon
ui-how-pegasus-leader-text = Com { $least } a { $most } jogadores, alguém pode jogar com um Líder Cylon: um Cylon à vista de todos com um Plano secreto, que só ganha se o cumprir e pode infiltrar-se na Frota como humano.
ui-how-pegasus-new-caprica = Nova Caprica
ui-how-pegasus-new-caprica-text = À distância { $distance }, a Frota instala-se e os Cylons ocupam o planeta. Prepara as naves, aguenta até a Galactica voltar e evacua; depois, o Almirante salta. As naves e as pessoas que ficarem para trás perdem-se.

ui-how-daybreak = Com Aurora
ui-how-daybreak-mutiny = As cartas de Motim
ui-how-daybreak-mutiny-text = são ações fortes com um preço, compradas sobretudo por descartares Traição ou quando outros te escolhem. Podes ter { $limit }, em segredo; com mais uma, vais para a Prisão e descartas. O Amotinado, revelado assim que recebe essa carta, perde todos os Títulos mas pode ter { $mutineer }.
ui-how-daybreak-miracle = Os marcadores de Milagre
ui-how-daybreak-miracle-text = pagam a habilidade de uma vez durante o jogo da tua folha. Começas com { $limit } e não podes ter mais; com um novo, podes voltar a usá-la.
ui-how-daybreak-treachery = As habilidades de verificação
ui-how-daybreak-treachery-text = têm efeito quando a sua carta é revelada numa verificação, venha de quem vier, mesmo do deck de Destino. Todas as cartas de Traição têm uma.
ui-how-daybreak-motives = Líderes Cylon e motivos
ui-how-daybreak-motives-text = Com { $least } a { $most } jogadores, alguém pode jogar com um Líder Cylon. Tem { $motives } motivos secretos, e mais { $motives } a meio do jogo, e revela um sempre que se cumpre. Ganha com o lado vencedor se no máximo { $unrevealed } estiver por revelar e { $side } dos revelados forem a favor desse lado.
ui-how-daybreak-raptors = Os Raptors de Assalto
ui-how-daybreak-raptors-text = contam como Vipers e nunca são danificados, só destruídos. Podem ficar no espaço quando a Frota salta.
ui-how-daybreak-missions = A Terra e as suas missões
ui-how-daybreak-missions-text = Chega-se à Terra com o salto depois da distância { $distance }. A Ponte da Demetrius inicia missões: verificações que dão distância ou outra ajuda e substituem a Crise desse turno. Uma delas traz a Basestar Rebelde, para os humanos se for superada e para os Cylons se falhar.

# A referência

ui-rules = Regras
ui-rules-reference = Referência
ui-rules-search = Procurar nas regras
ui-rules-search-hint = Procurar nas regras  /
ui-rules-search-go = Procurar
ui-rules-kind-label = Tipo
ui-rules-all = Tudo
ui-rules-kind = { $kind ->
    [procedure] Procedimento
    [place] Localização
    [character] Personagem
    [skill] Carta de Habilidade
    [crisis] Crise
    [super-crisis] Super Crise
    [quorum] Quorum
    [destination] Trajeto
    [loyalty] Lealdade
    [agenda] Plano
    [motive] Motivo
    [mutiny] Carta de Motim
    [mission] Missão
    [title] Título
    [token] Marcador
   *[ruling] Regra
}
ui-rules-kinds = { $kind ->
    [procedure] Procedimentos
    [place] Localizações
    [character] Personagens
    [skill] Cartas de Habilidade
    [crisis] Crises
    [super-crisis] Super Crises
    [quorum] Quorum
    [destination] Trajetos
    [loyalty] Lealdade
    [agenda] Planos
    [motive] Motivos
    [mutiny] Cartas de Motim
    [mission] Missões
    [title] Títulos
    [token] Marcadores
   *[ruling] Regras
}
ui-rules-count = { $count ->
    [one] 1 entrada para «{ $query }». Carrega em Enter para a abrir.
   *[other] { $cut ->
        [yes] { $count } entradas para «{ $query }»; mostramos as { $most } melhores. Usa as setas e depois Enter.
       *[no] { $count } entradas para «{ $query }». Usa as setas e depois Enter.
    }
}
ui-rules-count-all = { $count ->
    [one] 1 entrada.
   *[other] { $count } entradas. Usa as setas e depois Enter.
}
ui-rules-count-none = Nada encontrado. Tenta uma localização, uma carta ou um nome.
ui-rules-about-place = { $ship-id ->
    [cylon] Localização Cylon
   *[other] { $hazardous ->
        [yes] Localização { $ship-do }, de risco
       *[no] Localização { $ship-do }
    }
}
ui-rules-about-character = Personagem, { $kind }
ui-rules-about-skill = Carta de Habilidade, { $skill }
ui-rules-about-crisis = { $kind ->
    [super-crisis] { $attack ->
        [yes] Super Crise, ataque Cylon
       *[no] Super Crise
    }
    [new-caprica] Crise em Nova Caprica
   *[crisis] { $attack ->
        [yes] Crise, ataque Cylon
       *[no] Crise
    }
}
ui-rules-about-destination = { $objective ->
    [yes] Objetivo
   *[no] Trajeto
}
ui-rules-about-board = { $kind ->
    [overlay] Cobertura de um tabuleiro
    [space] Espaço de um tabuleiro
   *[board] Tabuleiro
}
ui-rules-about-motive = { $side ->
    [human] { $when ->
        [end] Motivo a favor dos humanos, revelado no fim do jogo
       *[any] Motivo a favor dos humanos
    }
   *[cylon] { $when ->
        [end] Motivo a favor dos Cylons, revelado no fim do jogo
       *[any] Motivo a favor dos Cylons
    }
}
ui-rules-about-mission = { $distance ->
    [0] Missão
   *[other] Missão que vale { $distance } de distância
}
ui-rules-about-ruling = { $kind ->
    [procedure] Procedimento: { $section }
   *[ruling] Regra: { $section }
}
ui-rules-loyalty = { $card }: { $power }
ui-rules-damage = Danos: { $what }
ui-rules-says = Texto
ui-rules-strength = { $count ->
    [one] 1 de força { $strength }
   *[other] { $count } de força { $strength }
}
ui-rules-copies = { $kind ->
    [token] { $count ->
        [one] 1 peça
       *[other] { $count } peças
    }
   *[other] { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
}
ui-rules-in-the-box = Na caixa
ui-rules-set = Vem com
ui-rules-overlay = Com { $set }
ui-rules-origin = Fonte
ui-rules-origin-is = { $origin ->
    [R] Um livro de regras, ou o texto impresso de uma carta ou do tabuleiro
    [F] As perguntas frequentes e erratas publicadas
    [C] Esclarecimentos posteriores de respostas publicadas
   *[D] Deduzido do texto e das regras gerais
}
ui-rules-contested = As respostas publicadas divergem aqui; a entrada diz que leitura usamos.
ui-rules-rulings = Regras
ui-rules-see = Ver também
ui-rules-more = Todas as regras sobre «{ $name }»
