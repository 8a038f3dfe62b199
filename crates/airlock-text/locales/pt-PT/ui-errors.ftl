# O que estava errado no que foi escrito.

ui-problem-table-name = Dá à mesa um nome de 1 a { $most } caracteres.
ui-problem-person-name = Escreve um nome de 1 a { $most } caracteres.
ui-problem-name-at-table = Já há alguém nesta mesa com o nome { $name }. Escolhe outro nome.
ui-problem-seat-taken = Alguém ocupou esse lugar há instantes. Escolhe outro.
ui-problem-people-sit =
    { $count ->
        [one] Já está 1 pessoa sentada: tem de ficar pelo menos 1 lugar.
       *[other] Já estão { $count } pessoas sentadas: têm de ficar pelo menos { $count } lugares.
    }
ui-problem-no-table = Nenhuma mesa tem essa ligação ou esse código. Pede a ligação outra vez.
ui-problem-account-taken = O nome { $name } já está ocupado. Se é o teu, inicia sessão; se não, escolhe outro.
ui-problem-password = Uma palavra-passe precisa de pelo menos { $least } caracteres.
ui-problem-wrong-password = Nome ou palavra-passe incorretos.
ui-problem-device-link = Essa ligação privada já foi usada ou expirou. Obtém uma nova no outro dispositivo.

# Páginas que não se podem mostrar.

ui-error-unreadable = Não foi possível ler
ui-error-unreadable-advice = Falta alguma coisa no que foi enviado. Volta atrás, recarrega a página e tenta outra vez.
ui-error-forbidden = Não podes fazer isso
ui-error-forbidden-advice = Não tens lugar aqui, ou só quem organiza a mesa o pode fazer. Se ocupaste um lugar noutro navegador, usa esse, ou traz os teus lugares com uma ligação privada.
ui-error-no-page = Aqui não há nada
ui-error-no-page-advice = O endereço pode estar mal escrito, ou a página já não existe.
ui-error-no-table = Essa mesa não existe
ui-error-no-table-advice = A ligação pode estar incompleta, ou a mesa foi fechada. Pede a ligação outra vez.
ui-error-method = Isso não é possível aqui
ui-error-method-advice = Volta atrás e usa os botões da página.
ui-error-stale = O jogo já avançou
ui-error-stale-advice = Aconteceu alguma coisa enquanto decidias. Não foi feito nada; vê outra vez antes de responderes.
ui-error-too-large = É demasiado longo
ui-error-too-large-advice = Encurta o texto e envia outra vez.
ui-error-too-many = Demasiado depressa
ui-error-too-many-advice =
    { $wait ->
        [one] Espera 1 segundo e tenta outra vez.
       *[other] Espera { $wait } segundos e tenta outra vez.
    }
ui-error-broken = Algo correu mal
ui-error-broken-advice = A culpa é nossa, não tua. As tuas mesas estão a salvo. Tenta outra vez daqui a pouco.
ui-error-away = Voltamos já
ui-error-away-advice = O servidor está a arrancar ou a parar. As tuas mesas estão a salvo. Recarrega a página dentro de um minuto.
ui-error-unsaved = Agora não é possível guardar nada
ui-error-to-table = Voltar à mesa
ui-error-to-start = Ir para a página inicial
ui-error-request = Se voltar a acontecer, diz a quem gere este servidor o número { $request }.
