# O registo: registo, conversa, notas, ordens permanentes; explicações e folhas de personagem.

ui-record = Registo e conversa
ui-record-log = Registo
ui-record-chat = Conversa
ui-record-notes = Notas
ui-record-orders = Ordens

ui-log-turn = Turno { $number }, { $who }
ui-log-turn-you = Turno { $number }, o teu
ui-log-since = desde o teu último turno
ui-log-earlier = Antes

ui-chat-unread = novo
ui-chat-empty = Ainda ninguém disse nada.
ui-say = Dizer alguma coisa
ui-say-placeholder = Diz alguma coisa à mesa
ui-say-send = Enviar
ui-phrases = Dizer com um clique
ui-phrase-help-not = Não posso ajudar nada.
ui-phrase-help-little = Posso ajudar um pouco.
ui-phrase-help-lot = Posso ajudar muito.
ui-phrase-who-helps = Quem pode ajudar?
ui-phrase-let-it-fail = Deixem falhar.
ui-phrase-trust-me = Confiem em mim.
ui-phrase-suspicious = Alguém está a mentir.
ui-phrase-thanks = Muito bem.

ui-notes-note = Só tu vês isto.
ui-notes-keep = Guardar

ui-orders-note = As ordens permanentes respondem por ti e nunca o dizem à mesa.
ui-orders-none = Não tens nada que se possa usar fora do teu turno.
ui-orders-ask = Perguntar
ui-orders-pass = Passar
ui-orders-drop = Retirar

ui-when-crisis-revealed = em cada Crise
ui-when-option-chosen = quando se escolhe uma opção
ui-when-instead-of-check = antes da verificação de uma Crise
ui-when-before-cards = antes de se contribuir com cartas
ui-when-before-reveal = antes de se revelarem as cartas
ui-when-after-total = quando se soma uma verificação
ui-when-after-check = depois de uma verificação
ui-when-before-roll = antes de se lançar o dado
ui-when-after-roll = depois de se lançar o dado
ui-when-viper-attacked = quando um Viper é atacado
ui-when-vipers-placed = quando se colocam Vipers
ui-when-turn-began = quando começa um turno
ui-when-cards-added = depois de alguém contribuir com cartas
ui-when-after-reveal = depois de se revelarem as cartas de uma verificação
ui-when-destroyed = depois de destruíres uma Basestar ou um Centurião
ui-when-before-raiders = antes de os Raiders agirem
ui-when-treachery-discarded = quando um jogador humano descarta Traição

ui-when-check-passed = depois de superada uma verificação
ui-when-choosing-option = antes de alguém escolher uma opção
ui-when-civilian-threatened = antes de se destruir uma nave Civil
ui-when-removing-ships = quando a Frota salta
ui-when-before-activation = antes de as naves Cylon agirem
ui-when-infiltration-ends = quando termina a tua infiltração
ui-when-motive-holds = quando se verifica o que pede

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
ui-now-damaged = Com danos: a sua ação não se pode usar até haver reparação.
ui-now-played = { $who } joga com { $name }.
ui-now-in-play = Em jogo neste momento.
ui-now-in-play-with = Em jogo neste momento, diante de { $who }.
ui-now-mission = Está no espaço Missão Ativa até a Frota saltar.
ui-now-mission-down = Está de face para baixo no espaço Missão Ativa e volta ao seu baralho quando a Frota saltar.
ui-now-motive = Revelado por { $who }.
ui-now-holder = Agora: { $who }.
ui-now-dial = { $red ->
    [yes] Agora { $value }, no vermelho.
   *[no] Agora { $value }.
}
ui-now-ships = Agora { $count } de { $of } no espaço.
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
ui-profile-whose = De quem é a folha
ui-profile-back = Voltar ao tabuleiro
ui-profile-none = Ainda não há aqui personagem escolhida.
ui-profile-you = tu
ui-profile-who = { $kind }, jogador: { $who }
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
ui-profile-draws-you = Em cada turno compras { $count }
ui-profile-draws = Em cada turno { $who } compra { $count }
ui-profile-or = ou
ui-profile-abilities = Habilidades especiais
ui-profile-always = Sempre
ui-ability-cylon = Perdida: um Cylon revelado não tem habilidades especiais.
ui-ability-used = Já usada.
ui-ability-forfeited = Não a tens: ficaste com esta personagem tarde demais.
ui-ability-ready = Disponível.
ui-ability-ready-asked = Disponível. Perguntamos-te no momento certo, ou dá uma ordem permanente.
ui-ability-began = { $began ->
    [yes] Vale neste turno: começou num Viper.
   *[no] Não vale neste turno: não começou num Viper.
}
ui-ability-turn-used = Já usada neste turno.
ui-ability-difficulty = Precisaria de { $needed } em vez de { $printed }.
ui-ability-off = Ainda fora do tabuleiro.
ui-ability-last-card = Agora tem 1 carta.
ui-ability-cost = Agora não há cartas que cheguem na mão.
ui-ability-cost-at = Agora não há cartas que cheguem na mão para essa localização.
