# What whoever runs the server tells everyone, and what they have done.
ui-announcement = Aviso:
ui-locked = Quem gere este servidor bloqueou esta mesa. Podes vê-la, mas ninguém pode mudar nada.
ui-refused-muted-everywhere = Quem gere este servidor silenciou-te. Podes continuar a jogar.
ui-refused-banned-everywhere = Quem gere este servidor baniu esta conta.

# Another password, on the account page.
ui-password = Mudar a palavra-passe
ui-password-about = A sessão termina nos teus outros dispositivos e as ligações privadas deixam de funcionar.
ui-password-old = Palavra-passe atual
ui-password-new = Nova palavra-passe
ui-password-go = Mudar a palavra-passe

# The page for those who run the server.
ui-admin = Administração
ui-admin-about = Tudo o que se faz aqui fica no registo.
ui-admin-back = Voltar à administração
ui-admin-none = Nada a mostrar.
ui-admin-nothing = Não há nada disso aqui.
ui-admin-find = Procurar
ui-admin-sure = Tenho a certeza
ui-admin-bad-text = O texto deve ter entre 1 e { $most } caracteres

ui-admin-announce = Anúncio
ui-admin-announce-about = Aparece em todas as páginas tal como o escreveres. Um novo substitui o anterior.
ui-admin-text = Texto
ui-admin-hours = Horas (vazio: até o retirares)

ui-admin-reports = Denúncias
ui-admin-reports-all = Mostrar também as resolvidas
ui-admin-report = Denúncia { $number }
ui-admin-reported-by = Denúncia de { $who }
ui-admin-settled = resolvida

ui-admin-tables = Mesas
ui-admin-find-tables = Nome, jogador ou identificador
ui-admin-which = Estado
ui-admin-all = todas
ui-admin-filling = por começar
ui-admin-running = a decorrer
ui-admin-over = terminada
ui-admin-locked = bloqueada
ui-admin-facts = Dados
ui-admin-seats = Lugares
ui-admin-seat = Lugar { $seat }
ui-admin-chat = Conversa
ui-admin-host = Organiza: { $host }
ui-admin-made = Criada { $ago }
ui-admin-started = Começou { $ago }
ui-admin-ended = Terminou { $ago }
ui-admin-lines =
    { $count ->
        [one] 1 linha de conversa
       *[other] { $count } linhas de conversa
    }
ui-admin-size = { $size } KiB em disco

ui-admin-people = Pessoas
ui-admin-person = Pessoa
ui-admin-find-people = Nome ou conta
ui-admin-muted = silêncio
ui-admin-banned = banimento
ui-admin-tables-of =
    { $tables ->
        [0] sem mesas
        [one] 1 mesa
       *[other] { $tables } mesas
    }
ui-admin-measures = Medidas
ui-admin-measures-about = Quem está em silêncio joga mas não fala. Um banimento termina todas as sessões e os bots jogam nos seus lugares. Apagar uma pessoa apaga o nome e tudo o que disse; os jogos ficam.

# Buttons.
ui-admin-do-delete-table = Apagar a mesa
ui-admin-do-lock = Bloquear a mesa
ui-admin-do-unlock = Desbloquear a mesa
ui-admin-do-mute = Silenciar em todo o lado
ui-admin-do-unmute = Levantar o silêncio
ui-admin-do-ban = Banir
ui-admin-do-unban = Levantar o banimento
ui-admin-do-delete-person = Apagar a pessoa
ui-admin-do-announce = Anunciar
ui-admin-do-withdraw = Retirar
ui-admin-do-settle = Dar por resolvida

# What was done, in the log and as the answer to a command.
ui-admin-log = Registo
ui-admin-log-all = Ver mais
ui-admin-log-about = O que foi feito, por quem e quando; o mais recente primeiro.
ui-admin-shell = { $name } na linha de comandos
ui-admin-did-delete-table = mesa apagada
ui-admin-did-lock = mesa bloqueada
ui-admin-did-unlock = mesa desbloqueada
ui-admin-did-mute = pessoa silenciada
ui-admin-did-unmute = silêncio levantado
ui-admin-did-ban = pessoa banida
ui-admin-did-unban = banimento levantado
ui-admin-did-delete-person = pessoa apagada
ui-admin-did-announce = anunciado
ui-admin-did-withdraw = anúncio retirado
ui-admin-did-settle = denúncia resolvida
