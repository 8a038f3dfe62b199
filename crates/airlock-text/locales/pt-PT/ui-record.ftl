# O registo: registo, conversa, notas, ordens permanentes; explicações e folhas de personagem.

ui-record = Registo e conversa
ui-record-log = Registo
ui-record-chat = Conversa
ui-record-notes = Notas
ui-record-orders = Ordens

ui-log-turn = Turno { $number }, { $who }
ui-log-turn-you = Turno { $number }, tu
ui-log-since = desde o teu último turno
ui-log-earlier = Antes
ui-log-details = { $count ->
    [one] 1 pormenor
   *[other] { $count } pormenores
}

ui-chat-unread = por ler
ui-chat-empty = Ainda não há mensagens.
ui-say = Escrever uma mensagem
ui-say-placeholder = Mensagem para a mesa
ui-say-send = Enviar
ui-phrases = Mensagens rápidas
ui-phrase-help-not = Não posso ajudar em nada.
ui-phrase-help-little = Posso ajudar um pouco.
ui-phrase-help-lot = Posso ajudar muito.
ui-phrase-who-helps = Quem pode ajudar?
ui-phrase-let-it-fail = Deixem falhar.
ui-phrase-trust-me = Confiem em mim.
ui-phrase-suspicious = Alguém está a mentir.
ui-phrase-thanks = Muito bem.

ui-notes-note = Só tu vês isto.
ui-notes-keep = Guardar

ui-orders-note = As ordens permanentes respondem por ti, e mais ninguém sabe delas.
ui-orders-none = Não tens nada para usar fora do teu turno.
ui-orders-ask = Perguntar
ui-orders-pass = Passar
ui-orders-drop = Cancelar

ui-when-crisis-revealed = quando se revela uma Crise
ui-when-option-chosen = quando se escolhe uma opção
ui-when-instead-of-check = antes da verificação de uma Crise
ui-when-before-cards = antes de se contribuir com cartas
ui-when-before-reveal = antes de se revelarem as cartas
ui-when-after-total = depois de apurado o total
ui-when-after-check = depois de uma verificação
ui-when-before-roll = antes de se lançar o dado
ui-when-after-roll = depois de se lançar o dado
ui-when-viper-attacked = quando um Viper é atacado
ui-when-vipers-placed = quando se colocam Vipers
ui-when-turn-began = no início do teu turno
ui-when-cards-added = depois de alguém contribuir com cartas
ui-when-after-reveal = depois de reveladas as cartas de uma verificação
ui-when-destroyed = depois de destruíres uma Basestar ou um Centurião
ui-when-before-raiders = antes de os Raiders agirem
ui-when-treachery-discarded = quando um jogador humano descarta Traição

ui-when-check-passed = depois de superada uma verificação
ui-when-choosing-option = antes de alguém escolher uma opção
ui-when-civilian-threatened = antes de se destruir uma nave Civil
ui-when-removing-ships = quando a Frota salta
ui-when-before-activation = antes de as naves Cylon agirem
ui-when-infiltration-ends = quando termina a tua infiltração
ui-when-motive-holds = quando se cumpre

# Explicações

ui-explain-close = Fechar (Esc)
ui-explain-when = Quando
ui-explain-does = Efeito
ui-explain-limit = Limite
ui-explain-check = Numa verificação
ui-explain-worth = { $skill }, força { $strength }
ui-explain-centurion = Centurião
ui-explain-nuke = Bomba nuclear
ui-explain-occupation = Força de Ocupação
ui-explain-rules = Nas regras
ui-explain-order = Ordem permanente
ui-explain-sheet = Folha de personagem

ui-now-worth = Agora: vale { $worth } nesta verificação.
ui-now-denied = Agora não: { $reason }.
ui-now-here = { $count ->
    [0] Não está aqui ninguém.
    [one] Está aqui { $names }.
   *[other] Estão aqui { $names }.
}
ui-now-damaged = Com danos: a sua ação não pode ser usada até à reparação.
ui-now-played = Quem joga com { $name }: { $who }.
ui-now-in-play = Em jogo.
ui-now-in-play-with = Em jogo. Quem a tem: { $who }.
ui-now-mission = Fica no espaço Missão Ativa até a Frota saltar.
ui-now-mission-down = Está de face para baixo no espaço Missão Ativa e volta ao baralho de Missões quando a Frota saltar.
ui-now-motive = Já revelado. Quem o tem: { $who }.
ui-now-holder = Agora: { $who }.
ui-now-dial = { $red ->
    [yes] Agora { $value }, no vermelho.
   *[no] Agora { $value }.
}
ui-now-ships = { $count } de { $of } no espaço.
ui-now-reserves = { $count } nas reservas.
ui-now-occupation = { $count ->
    [0] Não há nenhuma em Nova Caprica.
    [one] Há 1 em Nova Caprica.
   *[other] Há { $count } em Nova Caprica.
}
ui-now-boarding = { $count ->
    [0] Não há nenhum a bordo.
    [one] Há 1 a bordo.
   *[other] Há { $count } a bordo.
}
ui-now-nukes = { $count ->
    [0] Não resta nenhuma.
    [one] Resta 1.
   *[other] Restam { $count }.
}

# Folhas de personagem

ui-profile = Folha de personagem
ui-profile-whose = Escolhe uma folha
ui-profile-back = Voltar ao tabuleiro
ui-profile-none = Ainda ninguém escolheu uma personagem.
ui-profile-you = tu
ui-profile-who = { $kind }; quem joga: { $who }
ui-profile-hand = Mão
ui-profile-executed = Execuções anteriores
ui-profile-played-super = Jogou uma Super Crise
ui-profile-yes = Sim
ui-profile-hand-of = { $count } de { $of }
ui-profile-where = Agora
ui-profile-viper = Viper, { $area }
ui-profile-off = Fora do tabuleiro
ui-profile-start = Início
ui-profile-start-either = { $first } ou { $then }
ui-profile-start-viper = Num Viper
ui-profile-agenda = Plano
ui-profile-line = { $place }.º na linha, { $here }.º aqui
ui-profile-draws-you = Compras { $count } por turno
ui-profile-draws = { $who } compra { $count } por turno
ui-profile-or = ou
ui-profile-abilities = Habilidades especiais
ui-profile-always = Sempre
ui-ability-cylon = Perdida: os Cylons revelados não têm habilidades especiais.
ui-ability-used = Usada.
ui-ability-forfeited = Indisponível: ficaste com esta personagem demasiado tarde.
ui-ability-ready = Disponível.
ui-ability-ready-asked = Disponível. Perguntamos-te quando chegar o momento, ou podes dar uma ordem permanente.
ui-ability-began = { $began ->
    [yes] Aplica-se neste turno, que começou num Viper.
   *[no] Não se aplica neste turno, que não começou num Viper.
}
ui-ability-turn-used = Usada neste turno.
ui-ability-difficulty = Seria { $needed } em vez de { $printed }.
ui-ability-off = Ainda fora do tabuleiro.
ui-ability-last-card = Agora há 1 carta na mão.
ui-ability-cost = Agora não há cartas suficientes na mão.
ui-ability-cost-at = Agora não há cartas suficientes na mão para essa localização.
