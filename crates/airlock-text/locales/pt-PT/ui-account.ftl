# Who this browser is.

# A private link that was opened. It says whose it is before it does anything.
ui-arrive = Ligação privada
ui-arrive-whose =
    { $tables ->
        [0] Esta ligação é de { $name }, que ainda não tem lugares.
        [one] Esta ligação é de { $name }, com lugar em 1 mesa.
       *[other] Esta ligação é de { $name }, com lugar em { $tables } mesas.
    }
ui-arrive-about = Este navegador passa também a jogar nos lugares de { $name }. A ligação só funciona uma vez, e o outro dispositivo mantém os seus lugares.
ui-arrive-aside =
    { $tables ->
        [0] Aqui és { $name }. Esse nome fica à parte e mais ninguém o recebe: podes voltar em «{ $place }».
        [one] Aqui és { $name }, com lugar em 1 mesa. Continua a ser só teu e fica à parte: podes voltar em «{ $place }».
       *[other] Aqui és { $name }, com lugar em { $tables } mesas. Continuam a ser só teus e ficam à parte: podes voltar em «{ $place }».
    }
ui-arrive-stranger = Alguém te enviou esta ligação? Então não a uses: jogarias em nome dessa pessoa, e ela veria o que fazes.
ui-arrive-go = Usar estes lugares aqui
ui-arrive-own = Esta ligação é tua e este navegador já tem os lugares dela. Abre-a no outro dispositivo.

# Seats that this browser held before a link or a login brought others.
ui-aside = À parte
ui-aside-about = Antes de uma ligação ou de um início de sessão, este navegador tinha outros lugares. Ficam à parte, para que mais ninguém os receba e nenhum se perca. O mesmo vale para um lugar numa mesa onde o teu nome já tem outro.
ui-aside-tables =
    { $tables ->
        [0] { $name }: sem lugares
        [one] { $name }: lugar em 1 mesa
       *[other] { $name }: lugar em { $tables } mesas
    }
ui-aside-go = Jogar como { $name }

# What opens a person’s seats.
ui-sessions = Quem pode jogar nos teus lugares
ui-sessions-about = Cada uma destas sessões pode ver as tuas cartas e jogar por ti. Termina as que não reconheceres: as páginas abertas fecham-se de imediato.
ui-session-this = este navegador
ui-session-unknown = Um navegador ou programa
ui-session-link = Uma ligação privada, ainda por usar
ui-session-end = Terminar
ui-sessions-end = Terminar todas as outras

# Logging in.
ui-failed =
    { $count ->
        [one] 1 palavra-passe errada com o teu nome
       *[other] { $count } palavras-passe erradas com o teu nome
    }
ui-failed-last = Última tentativa: { $ago }.
ui-failed-about = Ninguém entrou com elas, e cada nova tentativa demora mais. Se não foste tu, vê abaixo quem pode jogar nos teus lugares.
ui-failed-go = Já li
ui-refused-tries =
    { $wait ->
        [one] Demasiadas palavras-passe erradas. Tenta outra vez dentro de 1 segundo.
       *[other] Demasiadas palavras-passe erradas. Tenta outra vez dentro de { $wait } segundos.
    }
ui-refused-busy =
    { $wait ->
        [one] Há demasiada gente a iniciar sessão neste momento. Tenta outra vez dentro de 1 segundo.
       *[other] Há demasiada gente a iniciar sessão neste momento. Tenta outra vez dentro de { $wait } segundos.
    }

# What is kept about a person.
ui-data = O que se guarda sobre ti
ui-data-about = O teu nome, os teus lugares e quem pode jogar neles, as tuas notas e respostas, e o que disseste. Podes ler tudo ou apagar tudo.
ui-data-go = Descarregar
ui-delete = Apagar os meus dados
ui-delete-about = Isto apaga o teu nome, a tua conta, as tuas notas e tudo o que disseste. Os jogos ficam, sem o teu nome, e os bots ocupam os teus lugares nos que estão a decorrer. Não podes voltar atrás.
ui-delete-sure = Sim, quero apagar tudo sobre mim.
ui-delete-go = Apagar para sempre
ui-delete-no = Manter tudo
ui-problem-unsure = Nada foi apagado. Assinala a caixa se tiveres a certeza.
