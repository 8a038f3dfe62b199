# Localizações, Títulos, marcadores, naves e mostradores.

hazardous = De risco: ninguém pode escolher mover-se para aqui.
here-sickbay = Enquanto estiveres aqui, compras só 1 carta de Habilidade do teu leque no teu passo de Receber cartas de Habilidade. Podes sair com um movimento normal.
here-brig = Enquanto estiveres aqui, não te podes mover, não compras cartas de Crise e só podes contribuir com 1 carta para cada verificação de Habilidade.
here-resurrection-ship = Enquanto estiveres aqui, compras só 1 carta de Habilidade no teu passo de Receber cartas de Habilidade.
here-medical-center = Enquanto estiveres aqui, compras só 1 carta de Habilidade no teu passo de Receber cartas de Habilidade. Até a Galactica voltar, quem devia ir para a Enfermaria ou para a Nave da Ressurreição vem para aqui.
here-detention = A Prisão de Nova Caprica: enquanto estiveres aqui, não te podes mover e só podes contribuir com 2 cartas para cada verificação de Habilidade. Compras cartas de Crise como de costume, e um Almirante mantém o Título.
here-hub-destroyed = O que resta da Nave da Ressurreição: no teu passo de Receber cartas de Habilidade, descarta todas as tuas cartas de Super Crise e não compres cartas de Habilidade.
no-action = Sem ação.
prisoner = Se essa personagem estiver na Prisão, a dificuldade { $shifts }.

title-text-admiral = As bombas nucleares são tuas. Quando a Frota salta, compra 2 cartas de Trajeto, escolhe 1 e põe a outra no fundo do deck. Fazes as escolhas que as cartas dão ao Almirante e escolhes a área de uma nave Civil quando nenhuma é indicada.
    Se fores para a Prisão, o Título passa para o primeiro da linha de sucessão que não esteja na Prisão. Não o recuperas quando saíres.
title-text-president = A mão de cartas de Quorum é tua e mais ninguém a pode ver. Fazes as escolhas que as cartas dão ao Presidente. Na Prisão, manténs o Título.
    Ação: joga 1 carta de Quorum da tua mão.
title-text-admiral-pegasus = Ação, só se a Galactica estiver em órbita de Nova Caprica. A Frota salta para longe e o jogo termina: as naves Civis ainda nas pilhas são destruídas, os jogadores humanos ainda em Nova Caprica são executados, e os humanos ganham se todos os recursos estiverem acima de 0.
title-text-president-pegasus = Podes ter no máximo { $count } cartas de Quorum no fim de um turno. Em Nova Caprica, lança o dado depois de jogares uma carta de Quorum da tua mão; com 1–3, vai para o Centro de Detenção.
title-line = Linha de sucessão: { $line }.
title-quorum-limit = Podes ter no máximo { $count } cartas de Quorum no fim de um turno.

civilian-text = Se for destruída: { $losses }.
civilian-nothing = nenhuma perda
galactica-damage-location = Danifica { $where-o }: todas as personagens que lá estejam vão para a Enfermaria, e a sua ação não pode ser usada até à reparação.
galactica-damage-resource = { $by } de { $resource }. O marcador sai do jogo.
pegasus-damage-location = Danifica { $where-o }: todas as personagens que lá estejam vão para a Enfermaria, e a sua ação não pode ser usada até à reparação. Com { $limit } localizações danificadas, a Pegasus é destruída.
basestar-critical-hit = Conta como { $count } marcadores de Dano; uma Basestar com { $limit } ou mais é destruída.
basestar-disabled-hangar = Esta Basestar não pode lançar Raiders nem Heavy Raiders.
basestar-disabled-weapons = Esta Basestar não pode atacar a Galactica.
basestar-structural-damage = Os ataques contra esta Basestar têm +2 no lançamento.

ship-text-raider = Um caça Cylon. Quando é ativado, faz a primeira destas coisas que puder: ataca um Viper não pilotado na sua área; ataca um Viper pilotado na sua área; destrói uma nave Civil na sua área; move-se 1 área em direção à nave Civil mais próxima, no sentido dos ponteiros do relógio em caso de empate; ataca a Galactica. Atacado por um Viper ou pela Galactica: { $odds }.
ship-text-heavy-raider = Um transporte de tropas Cylon, que nunca ataca. Quando é ativado numa área de lançamento, é retirado e 1 Centurião entra a bordo; nas outras áreas, move-se 1 área em direção à área de lançamento mais próxima. Atacado por um Viper ou pela Galactica: { $odds }.
ship-text-basestar = A grande nave de guerra dos Cylons. Lança Raiders e Heavy Raiders para a sua própria área e ataca a Galactica ({ $attack }). Com { $limit } marcadores de Dano, é destruída. Atacada por um Viper: { $viper }; pela Galactica: { $galactica }.
ship-text-viper = Um caça da Frota. Quando é ativado, é lançado das reservas para uma área de lançamento, move-se para uma área adjacente ou ataca uma nave Cylon na sua área. Atacado por um Raider: { $odds }. Um Viper danificado não pode ser usado até ser reparado, e o seu piloto vai para a Enfermaria.
ship-text-raptor = Um batedor da Frota. Fica nas reservas, onde certas cartas o põem em risco; depois de destruído, fica fora de jogo.
ship-text-assault-raptor = Uma nave de combate da Frota; há { $count } no total. Para todos os efeitos, conta como Viper e não como Raptor; quem causa um efeito sobre Vipers escolhe que tipo é afetado. Ao atacar uma Basestar: { $basestar }. Atacado por um Raider: { $odds }; nunca fica danificado e, se for escolhido para isso, é destruído. Num salto, o seu piloto pode ficar com ele no espaço, e o jogador corrente decide se um sem piloto fica.
ship-text-civilian = Uma nave sob a proteção da Frota, de face para baixo na sua área. Quando é destruída, vira-se e perdem-se os recursos que indica.
ship-text-scar = Um Raider com marcador próprio. Sempre que os Raiders são ativados, age { $count ->
    [2] duas vezes
   *[other] { $count } vezes
}. Só é destruído com { $range } no dado.
ship-text-centurion = Um invasor no indicador de Centuriões a Bordo. Sempre que os Heavy Raiders são ativados, todos os Centuriões avançam 1 espaço; no último espaço, os humanos perdem de imediato. Atacado a partir do Arsenal: { $odds }.

token-text-nuke = Pertence ao Almirante, que pode atacar uma Basestar com ela ({ $odds }). Depois sai do jogo.
token-text-occupation-force = Uma guarnição em Nova Caprica; há no máximo { $count }. Quando é ativada, move-se da Autoridade de Ocupação para o Desfiladeiro do Criador, daí para o Estaleiro e daí para fora do tabuleiro, destruindo a nave do topo da pilha das Bloqueadas ou, se estiver vazia, das Preparadas. Um jogador humano na sua localização pode, como ação, lançar o dado e destruí-la com 5–8; um jogador Cylon pode, como ação, mandá-la deter um jogador humano que lá esteja.
token-text-scar = Marca o Raider que é Scar.
token-text-miracle-token = Descarta-o para usar a habilidade de milagre de uma folha de personagem, a que está impressa como uma vez durante o jogo; com outro marcador, podes voltar a usá-la. Cada um começa com { $count } e não pode ter mais, a não ser que a folha o diga. Quem é revelado como Cylon ou executado descarta-o; um Líder Cylon fica com ele quando a infiltração termina.
token-text-basestar-allegiance-marker = Está na Basestar Rebelde e mostra de que lado ela está, dos humanos ou dos Cylons.
token-text-infiltration-daybreak = Pertence a um Líder Cylon que se infiltra através da Frota Humana. Contas como jogador humano em tudo, mas compras mais 1 carta de Habilidade do teu leque no teu passo de Receber cartas de Habilidade, contribuis no máximo com 2 cartas para cada verificação de Habilidade (1 na Prisão), não podes ter Títulos e só ganhas pelos teus motivos.
    Ação: termina a infiltração e move-te para a Nave da Ressurreição; se estiveres na Prisão, descarta primeiro até ficares com 3 cartas de Habilidade. Qualquer outra coisa que te mova para lá também a termina. Quando termina, descarta as tuas cartas de Motim e as cartas de Quorum que te foram dadas, mas fica com o teu marcador de Milagre.
token-text-cylon-locations-overlay = Cobre as 4 localizações Cylon do tabuleiro e altera-as.
token-text-infiltration = Pertence a um Líder Cylon ou Cylon benévolo que se infiltra através da Frota Humana. Contas como jogador humano em tudo, mas compras mais 1 carta de Habilidade no teu passo de Receber cartas de Habilidade, contribuis no máximo com 2 cartas para cada verificação de Habilidade (1 na Prisão), não podes ter Títulos nem usar o texto das cartas de Traição e só ganhas pelo teu Plano.
    Ação: termina a infiltração e move-te para a Nave da Ressurreição; se estiveres na Prisão ou no Centro de Detenção, descarta primeiro até ficares com 3 cartas de Habilidade. Qualquer outra coisa que te mova para lá também a termina.
token-text-fleet-marker = Mostra até onde a Frota avançou no indicador de preparação para o salto. No Salto Automático, a Frota salta; num espaço azul, pode saltar a partir do Controlo de Salto FTL.
token-text-current-player-marker = Indica de quem é o turno.
token-text-character-token = Mostra onde está uma personagem.
token-text-piloting-token = Mostra que Viper uma personagem pilota.

board-text-colonial-one-overlay = Cobre as 3 localizações da Colonial One. Quando a Colonial One é destruída, todos os que lá estejam vão para a Enfermaria e a cobertura é virada: já ninguém pode ir para lá.
board-text-cylon-locations-overlay = Cobre as 4 localizações Cylon do tabuleiro. Quando o Núcleo é destruído, a cobertura é virada: o Núcleo Destruído substitui a Nave da Ressurreição, e quem lá está ou para lá é enviado fica no Núcleo Destruído.
board-text-demetrius = Está em jogo com o objetivo A Terra. É uma nave como a Colonial One: ir para lá de outra nave ou de um Viper, ou sair de lá, custa 1 carta de Habilidade. Só os jogadores humanos podem ir para lá, e as suas localizações não podem ser danificadas.
board-text-active-mission = Tem 1 missão até ao próximo salto. Nessa altura, uma missão de face para cima fica junto ao objetivo se tiver distância, e é descartada se não tiver; uma de face para baixo é baralhada no baralho de Missões.
board-text-rebel-basestar = Entra em jogo com a missão Guerra Civil Cylon. Só os jogadores do seu lado podem ir para lá e usar as suas localizações, que não podem ser danificadas. Ir para lá de outra nave ou de um Viper (para os jogadores Cylon, de uma localização Cylon), ou sair de lá, custa 1 carta de Habilidade.
board-text-basestar-allegiance = Tem o marcador que mostra de que lado está a Basestar Rebelde.

icon-text-raiders = Cada Raider age, área a área, pela ordem que o jogador corrente escolher. Se não houver Raiders no tabuleiro, cada Basestar lança 2.
icon-text-launch-raiders = Cada Basestar lança 3 Raiders.
icon-text-heavy-raiders = Cada Centurião avança 1 espaço; depois, cada Heavy Raider numa área de lançamento entra a bordo como Centurião, e cada um dos outros move-se 1 área em direção à área de lançamento mais próxima. Se não houver Heavy Raiders no tabuleiro, cada Basestar lança 1.
icon-text-occupation = As Forças de Ocupação no Estaleiro saem do tabuleiro, e cada uma destrói a nave do topo da pilha das Bloqueadas ou, se estiver vazia, das Preparadas; todas as outras avançam 1 localização. Se não houver nenhuma em Nova Caprica, coloca uma na Autoridade de Ocupação.
icon-text-basestars = Cada Basestar ataca a Galactica: { $odds }.

resource-text = Começa em { $start }, com um máximo de { $max }; está no vermelho com { $red } ou menos. Se estiver a 0 no fim de um turno, os humanos perdem.
