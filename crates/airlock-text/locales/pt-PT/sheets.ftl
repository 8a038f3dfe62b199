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
sheet-leader = És um Cylon revelado desde o início, não podes ter Títulos, tens { $for ->
    [motives] motivos
   *[agenda] um Plano
} em vez de cartas de Lealdade e manténs todas as tuas habilidades especiais, quer te infiltres ou não.
sheet-other-version = A outra versão desta personagem ({ $kind }) nunca está em jogo ao mesmo tempo que esta.
quality-miracles = Começas com { $start ->
    [one] 1 marcador de Milagre
   *[other] { $start } marcadores de Milagre
} e podes ter até { $limit }.
quality-starts-infiltrating = Começas o jogo em infiltração, com mais 1 carta de Habilidade na mão do que os outros Líderes Cylon.
sheet-line = Lugar nas linhas de sucessão: { $lines }.
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

trait-positive-strength = nas verificações de Habilidade das cartas de Crise que compraste, todas as cartas de força { $count } contam positivamente, seja qual for o seu tipo.
trait-cannot-activate = não podes ativar { $places }.
trait-discards-last-card = sempre que começa o turno de qualquer jogador e tens exatamente 1 carta de Habilidade na mão, descarta-la.
trait-off-board-until-turn = ficas fora do tabuleiro até ao início do teu { $count ->
    [2] segundo
    [3] terceiro
   *[other] { $count }.º
} turno, e então passas para o Hangar. Até lá, não te moves, ninguém te move e não realizas ações; compras cartas de Habilidade, contribuis para as verificações e compras cartas de Crise como de costume.
trait-random-discards = quando te obrigam a descartar cartas de Habilidade, elas são tiradas à sorte. Uma carta com que pagas continua a ser escolhida por ti.
trait-difficulty-against = quando te escolhem com { $where-o }, a dificuldade { $shifts }.
trait-actions-from-viper = se começares o teu turno a pilotar um Viper, tens { $count } ações no teu passo de Ação em vez de 1, mesmo que aterres entretanto.
trait-peeks-at-turn-end = no fim do teu turno, podes ver a carta do topo do baralho de Crise e depois deixá-la lá ou pô-la no fundo do baralho.
trait-sleeper-loyalty = na Fase do Agente Adormecido recebes { $count } cartas de Lealdade em vez de 1 e depois vais para a Prisão.
trait-action-after = uma vez em cada um dos teus turnos, depois de usares uma carta { $card }, podes realizar mais 1 ação.
trait-hand-limit = o teu limite da mão é de { $count } cartas de Habilidade em vez de { $normal }.
trait-draws-on-crisis = depois de comprares uma carta de Crise e de ela ser revelada, compra 1 carta de Habilidade de qualquer tipo, mesmo fora do teu leque de habilidades.
trait-start-loyalty = recebes { $count } cartas de Lealdade no início do jogo em vez de 1.
trait-crises-drawn = sempre que compras uma carta de Crise, compras { $count }, resolves 1 à tua escolha e pões a outra no fundo do baralho sem a mostrar.
trait-location-cost = antes de ativares uma localização, tens de descartar { n-skill-cards }; se tiveres menos na mão, não a podes ativar.
trait-activates-alone = não podes ativar uma localização onde esteja outra personagem, exceto { $where-o }.
trait-shifts-difficulty = quando alguém ativa { $places }, podes { $shifts-inf } a dificuldade antes de se contribuir com cartas.
trait-rerolls-in-own-turn = uma vez em cada um dos teus turnos, depois de alguém lançar o dado, podes mandar relançá-lo; vale o novo resultado.
trait-pilots-placed-vipers = sempre que um Viper não pilotado das reservas é colocado no espaço enquanto estás numa localização da Galactica que não a Prisão, podes passar a pilotá-lo e realizar 1 ação.
trait-may-execute-at = quando se supera uma verificação dos Aposentos do Almirante com um total de { $count } ou mais, seja quem for que a fez, podes mandar executar a personagem escolhida em vez de a enviar para a Prisão.
trait-looks-at-all-civilians = quando ativas as Comunicações, podes ver qualquer número de naves Civis no espaço e mover cada uma delas para uma área adjacente.
trait-executed-at-morale = quando a Moral desce para { $count } ou menos, a tua personagem é executada; se provares que és humano, essa execução não custa Moral.
trait-gives-card-to-draw = quando terminas o teu passo de Movimento na localização de outro jogador humano, podes passar-lhe 1 carta de Habilidade para comprares { $count }.
trait-draws-treachery = o teu leque de habilidades inclui Traição, cujo texto só os jogadores Cylon podem usar.
trait-draws-treachery-daybreak = o teu leque de habilidades inclui Traição.
trait-card-instead-of-roll = no passo de Ação do teu turno, podes descartar uma carta de Habilidade em vez de lançar o dado: a sua força mais { $count } é o resultado. Nada do que altera um lançamento o altera.
trait-must-move = se terminares o teu passo de Ação onde estavas no início do teu turno, e não for na Prisão, vais para a Enfermaria.
trait-discards-at-reveals = sempre que alguém revela uma carta «És um Cylon», descartas todas as tuas cartas de Habilidade.
trait-moves-alone = não podes escolher mover-te para uma localização onde esteja outra personagem.
trait-cost-at = antes de ativares { $where-o }, tens de descartar { n-skill-cards }.
trait-activates-again = no teu turno, depois de ativares { $places }, podes descartar 1 carta de Habilidade para ativar logo outra vez a mesma localização, uma vez por turno para cada uma delas.
trait-card-action-cost = antes de usares a ação ou a habilidade de Movimento de uma carta de Habilidade, tens de descartar mais { n-skill-cards }.
trait-discards-fewer = uma vez por carta de Crise, quando ela te faz descartar cartas de Habilidade, descartas menos { $count }.
trait-pays-for-company = se terminares o teu passo de Movimento numa localização onde esteja outro jogador, tens de descartar { n-skill-cards }; se não puderes, vais para a Prisão no fim do teu turno.
trait-draws-at-loss = uma vez por turno, logo depois de se perder { $resource }, podes comprar { draw-skill }, ficar com { $keep } e descartar o resto.
trait-loses-damaged-viper = sempre que um Viper pilotado por ti devia ser danificado, é antes destruído.
trait-no-actions-of = não podes usar as ações das cartas de { $skill }, nem as suas habilidades de Movimento.
trait-activates-after-order = depois de jogares uma Ordem Executiva e de o jogador escolhido acabar de a cumprir, podes ativar a tua própria localização.
trait-mutiny-costs = por cada carta de Motim que comprares, tens de descartar { n-skill-cards }.
trait-picks-mutiny = sempre que alguém compra uma carta de Motim, mesmo tu, vês as { $count } cartas do topo do baralho de Motim, dás 1 delas a esse jogador e pões a outra no fundo do baralho.
trait-start-mutiny = começas o jogo com { n-mutiny-cards }, mesmo que passes a ser esta personagem depois de uma execução.
trait-scouts-more = quando o teu Lançamento de Equipa de Exploração te deixa ver a carta do topo de um baralho, vês as { $count } do topo e pões cada uma delas no topo ou no fundo do baralho, por qualquer ordem.
trait-draws-fewer-off = enquanto não estiveres a bordo { $ship-do }, compras menos { n-skill-cards } no teu passo de Receber cartas de Habilidade.
trait-reveals-in-brig-only = só podes usar a ação de uma carta «És um Cylon» enquanto estiveres na Prisão.
trait-spares-discards = uma vez por turno, quando outro jogador tem de descartar cartas de Habilidade, podes comprar 1 carta de Traição: esse jogador descarta então menos 1 carta. Não serve para o limite da mão, nem para uma carta de Super Crise, nem para o custo de uma habilidade especial.
trait-no-draw-in-hazard = numa localização de risco não compras cartas no teu passo de Receber cartas de Habilidade.
trait-leaving-costs-super-crisis = para saíres { $where-do }, tens de descartar 1 carta de Super Crise.
trait-infiltrator-draws = enquanto te infiltras, compras mais { $count } cartas no teu passo de Receber cartas de Habilidade em vez de mais 1, mas não na Enfermaria.
trait-adds-nothing-in-others-actions = não podes contribuir com cartas para verificações de Habilidade no passo de Ação de outro jogador, nem sequer em missões.
trait-adds-cards = podes contribuir com até { n-skill-cards } para cada verificação de Habilidade, e com até { $infiltrating } enquanto te infiltras, mas na Prisão só com 1.
trait-adds-face-up = quando contribuis com cartas para uma verificação de Habilidade, { $count } delas tem de ficar de face para cima.
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
