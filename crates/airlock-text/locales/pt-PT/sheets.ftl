# Folhas de personagem e habilidades especiais.

sheet-kind = { $kind }.
sheet-draw = Em cada turno compras { $cards }.
sheet-skill = { $count } de { $skill }
sheet-choice = { $count ->
    [one] 1 de { $skills-or }
   *[other] { $count } de { $skills-and }, em qualquer combinação
}
sheet-start-at = Começas { $where-no }.
sheet-start-either = Começas { $first-no } ou { $second-no }, à tua escolha.
sheet-start-viper = Começas a pilotar um Viper, lançado das reservas para uma área de lançamento à tua escolha.
sheet-start-off-board = Começas fora do tabuleiro.
sheet-leader = Começas como Cylon revelado, não podes ter Títulos, tens { $for ->
    [motives] motivos
   *[agenda] um Plano
} em vez de cartas de Lealdade e manténs sempre as tuas habilidades especiais, em infiltração ou não.
sheet-other-version = Nunca está em jogo ao mesmo tempo que a outra versão desta personagem ({ $kind }).
quality-miracles = Começas com { $start ->
    [one] 1 marcador de Milagre
   *[other] { $start } marcadores de Milagre
} e podes ter até { $limit }.
quality-starts-infiltrating = Começas o jogo em infiltração, com mais 1 carta de Habilidade na mão do que os outros Líderes Cylon.
sheet-line = Linhas de sucessão: { $lines }.
sheet-line-place = { $title } { $place }
sheet-ability = { $kind-id ->
    [weakness] { $ability } (fraqueza): { $text }
   *[other] { $ability }: { $text }
}

ability-action = { $once ->
    [yes] Uma vez durante o jogo, como ação{ ability-only }: { $text }.
    [miracle] Por { n-miracle-tokens }, como ação{ ability-only }: { $text }.
   *[no] Ação{ ability-only }: { $text }.
}
ability-movement = { $once ->
    [yes] Uma vez durante o jogo, em vez de te moveres{ ability-only }: { $text }.
    [miracle] Por { n-miracle-tokens }, em vez de te moveres{ ability-only }: { $text }.
   *[no] Movimento{ ability-only }: { $text }.
}
ability-only = { $only ->
    [yes] , se { $condition }
   *[no] {""}
}
ability-interrupt = { $once ->
    [yes] uma vez durante o jogo, { $window }, podes { $text-inf }.
    [miracle] por { n-miracle-tokens }, { $window }, podes { $text-inf }.
   *[no] { $window }, podes { $text-inf }.
}

trait-positive-strength = nas verificações de Habilidade das cartas de Crise que compraste, todas as cartas de força { $count } contam positivamente.
trait-cannot-activate = não podes ativar { $places }.
trait-discards-last-card = no início do turno de qualquer jogador, se tiveres exatamente 1 carta de Habilidade, descarta-a.
trait-off-board-until-turn = ficas fora do tabuleiro até ao início do teu { $count ->
    [2] segundo
    [3] terceiro
   *[other] { $count }.º
} turno, altura em que entras no Hangar. Até lá, não te podes mover, ninguém te pode mover e não podes realizar ações; compras cartas de Habilidade, contribuis para as verificações e compras cartas de Crise como de costume.
trait-random-discards = quando te fazem descartar cartas de Habilidade, descarta-as à sorte. Continuas a escolher as cartas com que pagas.
trait-difficulty-against = quando te escolhem com { $where-o }, a dificuldade { $shifts }.
trait-actions-from-viper = se começares o teu turno a pilotar um Viper, tens { $count } ações no teu passo de Ação em vez de 1, mesmo que aterres entretanto.
trait-peeks-at-turn-end = no fim do teu turno, podes ver a carta do topo do baralho de Crise e deixá-la lá ou pô-la no fundo do baralho.
trait-sleeper-loyalty = na Fase do Agente Adormecido recebes { $count } cartas de Lealdade em vez de 1 e depois vais para a Prisão.
trait-action-after = uma vez por turno, depois de usares uma carta { $card } no teu próprio turno, podes realizar mais 1 ação.
trait-hand-limit = o teu limite da mão é de { $count } cartas de Habilidade em vez de { $normal }.
trait-draws-on-crisis = depois de se revelar uma carta de Crise que compraste, compra 1 carta de Habilidade de qualquer tipo, mesmo fora do teu leque de habilidades.
trait-start-loyalty = no início do jogo, recebes { $count } cartas de Lealdade em vez de 1.
trait-crises-drawn = sempre que compras uma carta de Crise, compras { $count }, resolves 1 e pões a outra no fundo do baralho sem a mostrar.
trait-location-cost = antes de ativares uma localização, tens de descartar { n-skill-cards }.
trait-activates-alone = não podes ativar uma localização onde esteja outra personagem, exceto { $where-o }.
trait-shifts-difficulty = quando alguém ativa { $places }, podes { $shifts-inf } a dificuldade antes de se contribuir com cartas.
trait-rerolls-in-own-turn = uma vez por turno, depois de alguém lançar o dado no teu próprio turno, podes mandar relançá-lo; vale o novo resultado.
trait-pilots-placed-vipers = sempre que um Viper não pilotado das reservas é colocado no espaço e estás na Galactica, fora da Prisão, podes passar a pilotá-lo e realizar 1 ação.
trait-may-execute-at = quando a verificação dos Aposentos do Almirante de qualquer jogador é superada com um total de { $count } ou mais, podes mandar executar a personagem escolhida em vez de a enviar para a Prisão.
trait-looks-at-all-civilians = quando ativas as Comunicações, podes ver qualquer número de naves Civis no espaço e mover cada uma delas para uma área adjacente.
trait-executed-at-morale = quando a Moral desce para { $count } ou menos, a tua personagem é executada; se se revelar que era humana, isso não custa Moral.
trait-gives-card-to-draw = quando terminas o teu passo de Movimento na localização de outro jogador humano, podes passar-lhe 1 carta de Habilidade para comprares { $count }.
trait-draws-treachery = o teu leque de habilidades inclui Traição, cujo texto só os jogadores Cylon podem usar.
trait-draws-treachery-daybreak = o teu leque de habilidades inclui Traição.
trait-card-instead-of-roll = no teu próprio passo de Ação, podes descartar uma carta de Habilidade em vez de lançar o dado: o resultado é a sua força mais { $count }. Nada do que altera lançamentos o afeta.
trait-must-move = se terminares o teu passo de Ação onde começaste o turno, exceto na Prisão, vais para a Enfermaria.
trait-discards-at-reveals = sempre que alguém revela uma carta «És um Cylon», descartas todas as tuas cartas de Habilidade.
trait-moves-alone = não podes escolher mover-te para uma localização onde esteja outra personagem.
trait-cost-at = antes de ativares { $where-o }, tens de descartar { n-skill-cards }.
trait-activates-again = no teu próprio turno, depois de ativares { $places }, podes descartar 1 carta de Habilidade para voltar a ativar a mesma localização (uma vez por turno para cada uma).
trait-card-action-cost = antes de usares a ação ou a habilidade de Movimento de uma carta de Habilidade, tens de descartar também { n-skill-cards }.
trait-discards-fewer = uma vez por carta de Crise, quando ela te faz descartar cartas de Habilidade, descartas menos { $count }.
trait-pays-for-company = se terminares o teu passo de Movimento numa localização com outro jogador, tens de descartar { n-skill-cards }; se não puderes, vais para a Prisão no fim do teu turno.
trait-draws-at-loss = uma vez por turno, logo depois de se perder { $resource }, podes comprar { draw-skill }, ficar com { $keep } e descartar o resto.
trait-loses-damaged-viper = um Viper pilotado por ti nunca fica danificado: é destruído em vez disso.
trait-no-actions-of = não podes usar as ações nem as habilidades de Movimento das cartas de { $skill }.
trait-activates-after-order = depois de o jogador que escolheste com uma Ordem Executiva acabar, podes ativar a tua própria localização.
trait-mutiny-costs = por cada carta de Motim que comprares, tens de descartar { n-skill-cards }.
trait-picks-mutiny = sempre que alguém compra uma carta de Motim, mesmo tu, vês as { $count } cartas do topo do baralho de Motim, passas 1 a esse jogador e pões a outra no fundo do baralho.
trait-start-mutiny = começas com { n-mutiny-cards }, mesmo que passes a ser esta personagem depois de uma execução.
trait-scouts-more = quando o teu Lançamento de Equipa de Exploração te deixa ver a carta do topo de um baralho, vês as { $count } do topo e pões cada uma no topo ou no fundo do baralho, por qualquer ordem.
trait-draws-fewer-off = enquanto não estiveres a bordo { $ship-do }, compras menos { n-skill-cards } no teu passo de Receber cartas de Habilidade.
trait-reveals-in-brig-only = só podes usar a ação de uma carta «És um Cylon» enquanto estiveres na Prisão.
trait-spares-discards = uma vez por turno, quando outro jogador tem de descartar cartas de Habilidade, podes comprar 1 carta de Traição para que ele descarte menos 1 carta. Não serve para limites da mão, cartas de Super Crise nem custos de habilidades especiais.
trait-no-draw-in-hazard = numa localização de risco, não compras cartas de Habilidade no teu passo de Receber cartas de Habilidade.
trait-leaving-costs-super-crisis = para saíres { $where-do }, tens de descartar 1 carta de Super Crise.
trait-infiltrator-draws = em infiltração, compras mais { $count } cartas de Habilidade, em vez de mais 1, no teu passo de Receber cartas de Habilidade, exceto na Enfermaria.
trait-adds-nothing-in-others-actions = não podes contribuir com cartas para verificações de Habilidade no passo de Ação de outro jogador, nem mesmo em missões.
trait-adds-cards = podes contribuir com até { n-skill-cards } para cada verificação de Habilidade, ou com até { $infiltrating } em infiltração, mas só com 1 na Prisão.
trait-adds-face-up = quando contribuis com cartas para uma verificação de Habilidade, joga { $count } delas de face para cima.
place-the = { $where-o }
    .no = { $where-no }
place-at = { $where-no }
shift = { $by-sign ->
    [minus] desce { $by-size }
   *[plus] sobe { $by-size }
}
    .inf = { $by-sign ->
    [minus] reduzir em { $by-size }
   *[plus] aumentar em { $by-size }
}
