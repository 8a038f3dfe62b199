# As páginas à volta da mesa: início, criar uma mesa, uma mesa a encher, guardar mesas, assistir.

# Como se chama esta língua para quem a fala, tal como está na lista de línguas
ui-language-name = Português (Portugal)
ui-language = Língua
ui-site = Airlock
ui-site-about = O jogo de tabuleiro do traidor escondido, no teu navegador. Convida amigos com uma ligação e deixa os bots ocupar os lugares vazios.
ui-title = { $page } · Airlock
ui-skip-page = Saltar para o conteúdo
ui-nav = Site
ui-nav-rules = Como se joga
ui-nav-watch = Assistir a um jogo
ui-nav-account = Guardar as mesas
ui-copy = Copiar
ui-copied = Copiado

# O que diz o script

ui-script-failed = Não resultou. Tenta outra vez.
ui-script-moved-on = O jogo já avançou. Vê outra vez antes de responderes.
ui-script-offline = Estás sem ligação. O que vês pode estar desatualizado.
ui-script-reconnecting = A religar
ui-script-show-all = Mostrar tudo
ui-script-go-on = Continuar
ui-script-after-cards = depois de { $n } de { $all } cartas
ui-script-to-turn = por virar
ui-script-since = desde o teu último turno
ui-script-sound-on = Som ligado
ui-script-sound-off = Som desligado
ui-script-seal-true = A semente corresponde ao selo: nada foi alterado.
ui-script-seal-false = A semente não corresponde ao selo.

# Tempo

ui-lasting-now = agora mesmo
ui-lasting-minutes =
    { $count ->
        [one] há 1 minuto
       *[other] há { $count } minutos
    }
ui-lasting-hours =
    { $count ->
        [one] há 1 hora
       *[other] há { $count } horas
    }
ui-lasting-days =
    { $count ->
        [one] há 1 dia
       *[other] há { $count } dias
    }
ui-ago-now = agora mesmo
ui-ago-minutes =
    { $count ->
        [one] há 1 minuto
       *[other] há { $count } minutos
    }
ui-ago-hours =
    { $count ->
        [one] há 1 hora
       *[other] há { $count } horas
    }
ui-ago-days =
    { $count ->
        [one] há 1 dia
       *[other] há { $count } dias
    }

# Início

ui-hero = Salva a Frota. Alguém a bordo está a mentir.
ui-hero-about = O jogo de tabuleiro do traidor escondido, no teu navegador. Para 3 a 7 jogadores: convida amigos com uma ligação e deixa os bots ocupar os lugares vazios.
ui-play = Jogar já com bots
ui-players = Jogadores
ui-play-go = Começar
ui-play-set = Caixas
ui-join = Entrar numa mesa
ui-join-link = Ligação ou código
ui-join-hint = Cola uma ligação ou um código
ui-join-go = Entrar
ui-mine = As minhas mesas
ui-mine-none = Ainda não estás em nenhuma mesa.
ui-mine-none-about = Joga com bots, abre a ligação de um amigo, ou cria uma mesa e partilha a sua ligação. Este navegador lembra-se dos teus lugares.

# Uma mesa numa linha

ui-line-filling = { $players } jogadores{ $pace ->
        [days] {", ao longo de vários dias"}
       *[live] {""}
    }, { $taken } à mesa
ui-line-playing = { $players } jogadores{ $pace ->
        [days] {", ao longo de vários dias"}
       *[live] {""}
    }, turno { $turn }, distância { $distance } de { $goal }
ui-line-over = { $players } jogadores{ $pace ->
        [days] {", ao longo de vários dias"}
       *[live] {""}
    }, jogo terminado
ui-line-can-start = Podes começar
ui-line-not-ready = Estás a postos?
ui-line-waits-for-people = À espera de jogadores
ui-line-waiting =
    { $more ->
        [0] À espera de { $who }
       *[other] À espera de { $who } e de mais { $more }
    }
ui-line-pause = Uma breve pausa
ui-line-won = Ganharam { $winner }
ui-line-replay = Repetição e desforra

# Opções

ui-make = Criar uma mesa
ui-make-go = Criar mesa
ui-make-look = Verificar as opções
ui-make-swap = Podes trocar pessoas e bots até o jogo começar.
ui-settings = Opções
ui-seal = Selo do sorteio
ui-seal-what = O SHA-256 da semente que decide como se baralham as cartas e o que sai no dado. A semente é mostrada no fim, para que todos possam confirmar que ninguém a escolheu.
ui-settings-change = Mudar
ui-settings-go = Guardar opções
ui-settings-back = Cancelar
ui-table-name = Nome
ui-your-name = O teu nome
ui-pace = Ritmo
ui-pace-live = Em tempo real
ui-pace-days = Ao longo de vários dias
ui-sets = Caixas
ui-sets-coming = Êxodo ainda não está disponível.
ui-set-exodus = Êxodo
ui-objective-name = Objetivo
ui-objective = { $name }, distância { $distance }
ui-rulings = Regras
ui-variant = Variante
ui-variants = Variantes
ui-resources = Recursos iniciais: { $names }
ui-resources-name = Recursos
ui-resources-fact = { $difficulty }: { $starts }
ui-door = Quem pode entrar
ui-door-name = Entrada
ui-door-link = Com a ligação
ui-door-open = Qualquer pessoa
ui-mask = Interrupções
ui-mask-on = Pausa igual para todos
ui-mask-off = Sem pausa quando ninguém pode interromper
ui-mask-about = Assim, uma pausa nunca denuncia ninguém.
ui-bots = Velocidade dos bots
ui-bots-slow = Lenta
ui-bots-normal = Normal
ui-bots-once = Imediata
# O baralho de Lealdade de uma preparação

ui-loyalty-deck = Baralho de Lealdade
loyalty-deck-cylons = { $cylons ->
    [one] 1 carta de Cylon
   *[other] { $cylons } cartas de Cylon
}
ui-loyalty-deck-cards =
    { $players } jogadores: { loyalty-deck-cylons } e { $humans } de humano{ $late ->
        [sympathizer] , mais tarde a de simpatizante
        [sympathetic-cylon] , mais tarde a de Cylon benévolo
        [human] , mais tarde outra de humano
       *[nothing] {""}
    }.
ui-loyalty-deck-with-leader =
    Se alguém jogar com um Líder Cylon: { loyalty-deck-cylons } e { $humans } de humano para os outros, e um { $agenda } para o líder.
ui-loyalty-deck-leader =
    { $players } jogadores: alguém joga com um Líder Cylon, com um { $agenda }; os outros repartem { loyalty-deck-cylons } e { $humans } de humano.
ui-loyalty-deck-mutineer =
    { $players } jogadores: { loyalty-deck-cylons }, { $humans } de humano e a de Amotinado.
# Com Aurora, um líder recebe motivos, tantos no início como a meio do jogo.
ui-loyalty-deck-with-motives =
    { $mutineer ->
        [yes] Se alguém jogar com um Líder Cylon: { loyalty-deck-cylons }, { $humans } de humano e a de Amotinado para os outros, e { $motives } motivos para o líder, mais { $motives } a meio do jogo.
       *[no] Se alguém jogar com um Líder Cylon: { loyalty-deck-cylons } e { $humans } de humano para os outros, e { $motives } motivos para o líder, mais { $motives } a meio do jogo.
    }
ui-loyalty-deck-motives =
    { $mutineer ->
        [yes] { $players } jogadores: alguém joga com um Líder Cylon, com { $motives } motivos e mais { $motives } a meio do jogo; os outros repartem { loyalty-deck-cylons }, { $humans } de humano e a de Amotinado.
       *[no] { $players } jogadores: alguém joga com um Líder Cylon, com { $motives } motivos e mais { $motives } a meio do jogo; os outros repartem { loyalty-deck-cylons } e { $humans } de humano.
    }
ui-loyalty-deck-sleeper =
    { $players } jogadores. A Lealdade só é dada na Fase do Agente Adormecido, com { loyalty-deck-cylons }.
ui-loyalty-deck-assist =
    1 jogador e uma personagem de apoio, que recebe { $dealt } cartas de Lealdade de um baralho com { loyalty-deck-cylons }.
ui-loyalty-deck-none = { $players } jogadores, sem baralho de Lealdade: jogam todos contra o jogo.

# Lugares

ui-seats = Lugares
ui-seats-first = O primeiro jogador é sorteado quando o jogo começa.
ui-seat-number = Lugar { $number }
ui-seat-person = Pessoa
ui-seat-person-about = recebe uma ligação
ui-seat-bot = Bot
ui-seat-bot-about = só vê as suas cartas
ui-seat-bot-here = bot, só vê as suas cartas
ui-seat-you-host = tu, organizas
ui-seat-you = tu
ui-seat-host = organiza, { $here }
ui-seat-here = está aqui
ui-seat-away = ausente, esteve aqui { $ago }
ui-seat-not-here = ausente
ui-seat-empty = Vazio
ui-seat-empty-about = partilha a ligação
ui-seat-nobody = Ainda ninguém
ui-seat-ready = A postos
ui-seat-not-ready = Ainda não
ui-seat-free = Livre
ui-seat-you-here = Tu, aqui
ui-seat-gives-way = cede o lugar a uma pessoa
ui-seat-this = Este lugar
ui-seat-own-menu = Mudar de nome ou sair
ui-seat-rename = Mudar de nome
ui-seat-leave = Sair da mesa
ui-seat-menu = { $name }: passar a organização, retirar
ui-seat-make-host = Passar a organização a { $name }
ui-seat-remove = Retirar { $name }

# Uma mesa a encher; o que está entre [ e ] fica em destaque

ui-lobby-filling =
    { $empty ->
        [0] [Todos os { $seats }] lugares estão ocupados.
       *[other] À espera de jogadores. Lugares ocupados: [{ $taken } de { $seats }].
    }
ui-lobby-welcome = { $host } guardou-te um lugar.
ui-lobby-about = Junta-te à mesa { $name }: o jogo de tabuleiro do traidor escondido, no teu navegador.
ui-lobby-played = Sobre este jogo
ui-lobby-sit-after-all = Estás a assistir. Ainda podes [ocupar um lugar].
ui-share = Partilha a ligação
ui-share-link = Ligação para esta mesa
ui-share-code = Ou partilha o código [{ $code }]. Quem o tiver pode jogar ou assistir.
ui-new-here = É a primeira vez?
ui-new-here-about = Guardas um segredo, ajudas ou estragas verificações e conversas. [Como se joga] lê-se em 5 minutos; o resto vai sendo explicado à mesa.

ui-sit = Ocupa um lugar
ui-sit-name = O teu nome
ui-sit-where = O teu lugar
ui-sit-go = Ocupar lugar
ui-sit-full = Todos os lugares estão ocupados por pessoas.
ui-sit-or-watch = Ou [só assistir].
ui-sit-no-account = Não precisas de conta; este navegador lembra-se de ti.

ui-start = Início
ui-start-all = Estão todos a postos.
ui-start-empty =
    { $empty ->
        [one] O lugar { $seat } está vazio.
       *[other] Há { $empty } lugares vazios.
    }
ui-start-unready =
    { $unready ->
        [one] { $name } ainda não está a postos.
       *[other] { $unready } pessoas ainda não estão a postos.
    }
ui-start-both =
    { $empty ->
        [one] O lugar { $seat } está vazio
       *[other] Há { $empty } lugares vazios
    }, { $unready ->
        [one] e { $name } ainda não está a postos.
       *[other] e { $unready } pessoas ainda não estão a postos.
    }
ui-start-advice =
    { $empty ->
        [0] Espera, ou dá um toque a quem falta.
        [one] Espera, ou põe um bot no lugar { $seat }. Mais tarde, pode dar o lugar a uma pessoa.
       *[other] Espera, ou ocupa os lugares com bots. Mais tarde, podem dar o lugar a pessoas.
    }
ui-start-by-host = { $host } vai começar o jogo.
ui-start-no-host = Ninguém organiza a mesa. Quem passar a organizá-la pode começar o jogo.
ui-start-bots =
    { $empty ->
        [one] Pôr um bot no lugar { $seat }
       *[other] Pôr bots em { $empty } lugares
    }
ui-start-ask = Dar um toque a { $name }
ui-start-go = Começar o jogo
ui-ready = Estou a postos
ui-ready-not = Ainda não
ui-host-take = Organizar a mesa

ui-lobby-chat = Conversa
ui-lobby-chat-none = Ainda não há mensagens.
ui-lobby-say = Escrever uma mensagem
ui-lobby-say-hint = Mensagem para a mesa
ui-lobby-say-go = Enviar
ui-lobby-you = Tu
ui-news-sat = { $name } ocupou um lugar.
ui-news-left = { $name } saiu.
ui-news-replaced = Agora joga um bot por { $name }.
ui-news-back = { $name } voltou.
ui-news-removed = Quem organiza retirou { $name } da mesa.
ui-news-renamed = { $from } chama-se agora { $to }.
ui-news-host = Agora quem organiza é { $name }.
ui-news-asked = { $name }, podemos começar?
ui-news-changed = Quem organiza mudou as opções.
ui-news-asked-to-sit = { $name } pede um lugar.
ui-news-declined = O pedido de { $name } foi recusado.
ui-news-banned = Quem organiza baniu { $name } da mesa.
ui-line-watches = assiste
ui-line-about = Silenciar ou denunciar { $name }
ui-company = Pessoas da mesa { $table }
ui-company-people = Pessoas
ui-company-said = { $name } disse
ui-company-plays = joga no lugar { $seat }
ui-company-left = tem o lugar { $seat }, mas joga um bot
ui-company-asks = pede o lugar { $seat }
ui-company-beside = assiste
ui-company-host = organiza
ui-company-removed = fora da mesa
ui-company-banned = entrada proibida
ui-company-muted = em silêncio na mesa
ui-company-mute = Silenciar para mim
ui-company-unmute = Voltar a ler
ui-company-silence = Silenciar na mesa
ui-company-unsilence = Deixar falar de novo
ui-company-remove = Retirar
ui-company-ban = Banir
ui-company-lift = Deixar voltar
ui-company-report = Denunciar
ui-company-reason = O que se passa?
ui-company-report-go = Enviar a denúncia
ui-company-mute-note = As denúncias chegam a quem gere este servidor. Ninguém na mesa fica a saber delas nem de quem silencias.

# Guardar mesas

ui-account-tables =
    { $tables ->
        [0] Este navegador ainda não tem lugares.
        [one] Este navegador tem lugar em 1 mesa.
       *[other] Este navegador tem lugar em { $tables } mesas.
    }
ui-account-kept = Iniciaste sessão como { $name }
ui-account-kept-about = As tuas mesas estão guardadas com este nome. Inicia sessão com ele em qualquer dispositivo.
ui-account-log-out = Terminar sessão
ui-account-log-out-about = Este navegador esquece os teus lugares; a tua conta guarda-os.
ui-account-keep = Guardar as mesas com um nome
ui-account-keep-about = Os teus lugares pertencem a este navegador. Com um nome e uma palavra-passe, voltas a encontrar as tuas mesas em qualquer lado. Não é preciso e-mail.
ui-account-keep-go = Guardar as minhas mesas
ui-account-name = Nome
ui-account-password = Palavra-passe
ui-account-password-about = Pelo menos { $least } caracteres. Não pode ser recuperada.
ui-account-log-in = Iniciar sessão
ui-account-log-in-about = As mesas da tua conta juntam-se às deste navegador.
ui-account-log-in-go = Iniciar sessão
ui-device = Passar para outro dispositivo
ui-device-about = Uma ligação privada leva os lugares deste navegador para um telemóvel ou outro computador, sem conta. Depois, ambos podem jogar nos mesmos lugares.
ui-device-link = Ligação privada
ui-device-go = Obter uma ligação privada
ui-device-minutes =
    { $minutes ->
        [one] Abre-a dentro de 1 minuto. Só funciona uma vez.
       *[other] Abre-a dentro de { $minutes } minutos. Só funciona uma vez.
    }
ui-device-secret = Não a partilhes: quem a abrir vê as tuas cartas e joga por ti.

# Assistir

ui-watch-filling = Lugares livres
ui-watch-playing = A decorrer
ui-watch-playing-none = Não há nenhum jogo aberto a decorrer.
ui-watch-finished = Repetições
ui-watch-finished-none = Ainda não terminou nenhum jogo.
