# As páginas à volta da mesa: início, criar uma mesa, uma mesa a encher, guardar mesas, assistir.

# Como se chama esta língua para quem a fala, tal como está na lista de línguas
ui-language-name = Português (Portugal)
ui-language = Língua
ui-site = Airlock
ui-site-about = O jogo de tabuleiro do traidor escondido, numa mesa no teu navegador. Amigos por ligação, bots para os lugares vazios.
ui-title = { $page } · Airlock
ui-skip-page = Saltar para a página
ui-nav = Sítio
ui-nav-rules = Como se joga
ui-nav-watch = Assistir a um jogo
ui-nav-account = Guardar as mesas
ui-copy = Copiar
ui-copied = Copiado

# O que diz o script

ui-script-failed = Não resultou. Tenta outra vez.
ui-script-moved-on = A mesa já avançou. Vê outra vez antes de responder.
ui-script-offline = Estás sem ligação. O que vês pode estar desatualizado.
ui-script-reconnecting = A religar
ui-script-show-all = Mostrar tudo de uma vez
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
ui-hero-about = O jogo de tabuleiro do traidor escondido, numa mesa no teu navegador. 3 a 7 jogadores: amigos por ligação, bots para os lugares vazios.
ui-play = Jogar já com bots
ui-players = Jogadores
ui-play-go = Começar
ui-play-set = Caixas
ui-join = Entrar numa mesa
ui-join-link = Ligação ou código
ui-join-hint = Cola uma ligação ou um código
ui-join-go = Entrar
ui-mine = As minhas mesas
ui-mine-none = Ainda não tens lugar em nenhuma mesa.
ui-mine-none-about = Joga com bots, abre a ligação de um amigo, ou cria uma mesa e envia a ligação. Este navegador lembra-se dos teus lugares.

# Uma mesa numa linha

ui-line-filling = { $players } jogadores{ $pace ->
        [days] {", ao longo de dias"}
       *[live] {""}
    }, { $taken ->
        [one] 1 sentado
       *[other] { $taken } sentados
    }
ui-line-playing = { $players } jogadores{ $pace ->
        [days] {", ao longo de dias"}
       *[live] {""}
    }, turno { $turn }, distância { $distance } de { $goal }
ui-line-over = { $players } jogadores{ $pace ->
        [days] {", ao longo de dias"}
       *[live] {""}
    }, terminado
ui-line-can-start = Podes começar
ui-line-not-ready = Estás a postos?
ui-line-waits-for-people = A encher
ui-line-waiting =
    { $more ->
        [0] À espera de { $who }
       *[other] À espera de { $who } e de mais { $more }
    }
ui-line-pause = Uma curta pausa
ui-line-won = Ganharam { $winner }
ui-line-replay = Repetição e desforra

# Opções

ui-make = Criar uma mesa
ui-make-go = Criar a mesa
ui-make-look = Ver o que é possível
ui-make-swap = Podes trocar pessoas e bots até o jogo começar.
ui-settings = Opções
ui-seal = Selo do sorteio
ui-seal-what = O SHA-256 da semente de que decorrem todas as cartas baralhadas e todos os lançamentos do dado. A semente é aberta no fim, para que todos possam confirmar que ninguém a escolheu.
ui-settings-change = Mudar
ui-settings-go = Guardar estas opções
ui-settings-back = Voltar sem mudanças
ui-table-name = Nome
ui-your-name = O teu nome
ui-pace = Ritmo
ui-pace-live = Em tempo real
ui-pace-days = Ao longo de dias
ui-sets = Caixas
ui-sets-coming = Êxodo ainda não se pode jogar.
ui-set-exodus = Êxodo
ui-objective-name = Objetivo
ui-objective = { $name }, distância { $distance }
ui-rulings = Regras
ui-variant = Variante
ui-variants = Variantes
ui-resources = Recursos no início: { $names }
ui-resources-name = Recursos
ui-resources-fact = { $difficulty }: { $starts }
ui-door = Quem se pode sentar
ui-door-name = Quem se senta
ui-door-link = Por ligação
ui-door-open = Qualquer pessoa
ui-mask = Interrupções
ui-mask-on = Pausa igual para todos
ui-mask-off = Sem pausa quando ninguém pode interromper
ui-mask-about = Assim o silêncio não revela nada.
ui-bots = Jogadas dos bots
ui-bots-slow = Devagar
ui-bots-normal = Normal
ui-bots-once = De imediato
# O baralho de Lealdade de uma preparação

ui-loyalty-deck = Baralho de Lealdade
loyalty-deck-cylons = { $cylons ->
    [one] 1 carta de Cylon
   *[other] { $cylons } cartas de Cylon
}
ui-loyalty-deck-cards =
    { $players } lugares: { loyalty-deck-cylons } e { $humans } de humano{ $late ->
        [sympathizer] , mais tarde a de Simpatizante
        [sympathetic-cylon] , mais tarde a de Cylon benévolo
        [human] , mais tarde mais 1 de humano
       *[nothing] {""}
    }.
ui-loyalty-deck-with-leader =
    Se um de vocês jogar com um Líder Cylon: { loyalty-deck-cylons } e { $humans } de humano para os outros, e um { $agenda } para o líder.
ui-loyalty-deck-leader =
    { $players } lugares: um de vocês joga com um Líder Cylon, com um { $agenda }; os outros repartem { loyalty-deck-cylons } e { $humans } de humano.
ui-loyalty-deck-mutineer =
    { $players } lugares: { loyalty-deck-cylons }, { $humans } de humano e a de Amotinado.
# Com Aurora, um líder recebe motivos, tantos no início como a meio do jogo.
ui-loyalty-deck-with-motives =
    { $mutineer ->
        [yes] Se um de vocês jogar com um Líder Cylon: { loyalty-deck-cylons }, { $humans } de humano e a de Amotinado para os outros, e { $motives } motivos para o líder, mais { $motives } a meio do jogo.
       *[no] Se um de vocês jogar com um Líder Cylon: { loyalty-deck-cylons } e { $humans } de humano para os outros, e { $motives } motivos para o líder, mais { $motives } a meio do jogo.
    }
ui-loyalty-deck-motives =
    { $mutineer ->
        [yes] { $players } lugares: um de vocês joga com um Líder Cylon, com { $motives } motivos e mais { $motives } a meio do jogo; os outros repartem { loyalty-deck-cylons }, { $humans } de humano e a de Amotinado.
       *[no] { $players } lugares: um de vocês joga com um Líder Cylon, com { $motives } motivos e mais { $motives } a meio do jogo; os outros repartem { loyalty-deck-cylons } e { $humans } de humano.
    }
ui-loyalty-deck-sleeper =
    { $players } lugares. A Lealdade só se distribui na Fase do Agente Adormecido, e inclui { loyalty-deck-cylons }.
ui-loyalty-deck-assist =
    1 lugar e uma segunda personagem de apoio, que recebe { $dealt } cartas de Lealdade de um baralho com { loyalty-deck-cylons }.
ui-loyalty-deck-none = { $players } lugares, sem baralho de Lealdade: jogam todos contra o jogo.

# Lugares

ui-seats = Lugares
ui-seats-first = O primeiro jogador é sorteado quando o jogo começa.
ui-seat-number = Lugar { $number }
ui-seat-person = Pessoa
ui-seat-person-about = recebe uma ligação
ui-seat-bot = Bot
ui-seat-bot-about = só vê as suas cartas
ui-seat-you-host = tu, anfitrião
ui-seat-you = tu
ui-seat-host = anfitrião, { $here }
ui-seat-here = está aqui
ui-seat-away = ausente, esteve aqui { $ago }
ui-seat-not-here = ausente
ui-seat-empty = Vazio
ui-seat-empty-about = envia a ligação
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
ui-seat-menu = { $name }: tornar anfitrião, remover
ui-seat-make-host = Tornar { $name } anfitrião
ui-seat-remove = Remover { $name }

# Uma mesa a encher; o que está entre [ e ] fica em destaque

ui-lobby-filling =
    { $empty ->
        [0] [Todos os { $seats }] lugares estão ocupados.
       *[other] A encher. Lugares ocupados: [{ $taken } de { $seats }].
    }
ui-lobby-welcome = { $host } guarda um lugar para ti.
ui-lobby-about = Senta-te na mesa { $name }: o jogo de tabuleiro do traidor escondido, no teu navegador.
ui-lobby-played = O que se joga aqui
ui-lobby-sit-after-all = Estás a assistir. Ainda te podes [sentar].
ui-share = Envia a ligação
ui-share-link = Ligação para esta mesa
ui-share-code = Ou diz o código [{ $code }]. Quem o tiver pode sentar-se ou assistir.
ui-new-here = É a primeira vez?
ui-new-here-about = Guardas um segredo, ajudas ou estragas verificações, e falas. [Como se joga] leva 5 minutos; o resto diz-te a mesa quando pergunta.

ui-sit = Sentar à mesa
ui-sit-name = Como te chamas?
ui-sit-where = Onde?
ui-sit-go = Sentar
ui-sit-full = Todos os lugares estão ocupados por pessoas.
ui-sit-or-watch = Ou [só assistir].
ui-sit-no-account = Ninguém precisa de conta; este navegador lembra-se de ti.

ui-start = Começo
ui-start-all = Estão todos a postos.
ui-start-empty =
    { $empty ->
        [one] O lugar { $seat } está vazio.
       *[other] Há { $empty } lugares vazios.
    }
ui-start-unready =
    { $unready ->
        [one] Falta { $name }.
       *[other] Faltam { $unready } pessoas.
    }
ui-start-both =
    { $empty ->
        [one] O lugar { $seat } está vazio
       *[other] Há { $empty } lugares vazios
    }, { $unready ->
        [one] e falta { $name }.
       *[other] e faltam { $unready } pessoas.
    }
ui-start-advice =
    { $empty ->
        [0] Espera, ou pergunta.
        [one] Espera, ou põe um bot no lugar { $seat }. Um bot pode dar o lugar a uma pessoa mais tarde.
       *[other] Espera, ou completa com bots. Um bot pode dar o lugar a uma pessoa mais tarde.
    }
ui-start-by-host = Quem começa o jogo é { $host }.
ui-start-no-host = Não há anfitrião: quem assumir o papel pode começar o jogo.
ui-start-bots =
    { $empty ->
        [one] Bot no lugar { $seat }
       *[other] Bots em { $empty } lugares
    }
ui-start-ask = Perguntar a { $name }
ui-start-go = Começar o jogo
ui-ready = Estou a postos
ui-ready-not = Ainda não
ui-host-take = Ser o anfitrião

ui-lobby-chat = Conversa
ui-lobby-chat-none = Ainda ninguém disse nada.
ui-lobby-say = Dizer alguma coisa
ui-lobby-say-hint = Diz alguma coisa à mesa
ui-lobby-say-go = Enviar
ui-lobby-you = Tu
ui-news-sat = { $name } sentou-se.
ui-news-left = { $name } saiu.
ui-news-replaced = Agora joga um bot por { $name }.
ui-news-back = { $name } voltou.
ui-news-removed = O anfitrião removeu { $name }.
ui-news-renamed = { $from } chama-se agora { $to }.
ui-news-host = Agora o anfitrião é { $name }.
ui-news-asked = O anfitrião pergunta: { $name }, podemos começar?
ui-news-changed = O anfitrião mudou as opções.

# Guardar mesas

ui-account-tables =
    { $tables ->
        [0] Este navegador ainda não tem lugares.
        [one] Este navegador tem lugar em 1 mesa.
       *[other] Este navegador tem lugar em { $tables } mesas.
    }
ui-account-kept = O teu nome é { $name }
ui-account-kept-about = As tuas mesas estão guardadas com este nome. Inicia sessão com ele em qualquer dispositivo.
ui-account-log-out = Terminar sessão
ui-account-log-out-about = Este navegador esquece então os teus lugares; o nome guarda-os.
ui-account-keep = Guardá-las com um nome
ui-account-keep-about = Um lugar pertence ao navegador em que te sentaste. Com um nome e uma palavra-passe voltas a encontrar as tuas mesas em qualquer lado. Não se pede correio eletrónico.
ui-account-keep-go = Guardar as minhas mesas
ui-account-name = Nome
ui-account-password = Palavra-passe
ui-account-password-about = Pelo menos { $least } caracteres. Ninguém te pode enviar uma nova.
ui-account-log-in = Iniciar sessão
ui-account-log-in-about = As mesas do nome juntam-se às deste navegador.
ui-account-log-in-go = Iniciar sessão
ui-device = Levá-las para outro dispositivo
ui-device-about = Uma ligação privada leva os lugares deste navegador para um telemóvel ou outro computador, sem nome. Depois, ambos jogam nos mesmos lugares.
ui-device-link = Ligação privada
ui-device-go = Criar uma ligação privada
ui-device-minutes =
    { $minutes ->
        [one] Abre-a dentro de 1 minuto. Só funciona uma vez.
       *[other] Abre-a dentro de { $minutes } minutos. Só funciona uma vez.
    }
ui-device-secret = Não a envies a ninguém: quem a abrir vê as tuas cartas e joga por ti.

# Assistir

ui-watch-filling = Lugares livres
ui-watch-playing = A decorrer
ui-watch-playing-none = Não há nenhum jogo aberto a decorrer.
ui-watch-finished = Para rever
ui-watch-finished-none = Ainda não terminou nenhum jogo.

# Uma ligação privada aberta noutro dispositivo.
ui-arrive = Os teus lugares neste dispositivo
ui-arrive-about = A partir de agora, este navegador senta-se onde tu te sentas. A ligação fica então gasta; o outro dispositivo também mantém os lugares.
ui-arrive-go = Trazer os meus lugares
