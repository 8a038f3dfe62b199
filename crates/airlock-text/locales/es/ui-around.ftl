# Las páginas en torno a la mesa: inicio, crear una mesa, una mesa que se llena, guardar mesas, mirar.

# Cómo llaman a este idioma quienes lo hablan, tal como está en la lista de idiomas
ui-language-name = Español
ui-language = Idioma
ui-site = Airlock
ui-site-about = El juego de mesa del traidor oculto, en tu navegador. Invita a quien quieras con un enlace y deja que los bots ocupen los asientos vacíos.
ui-title = { $page } · Airlock
ui-skip-page = Saltar al contenido
ui-nav = Sitio
ui-nav-rules = Cómo se juega
ui-nav-watch = Ver una partida
ui-nav-account = Guardar mis mesas
ui-copy = Copiar
ui-copied = Copiado

# Lo que dice el guion

ui-script-failed = No ha funcionado. Inténtalo otra vez.
ui-script-moved-on = La partida ha avanzado. Vuelve a mirar antes de responder.
ui-script-offline = No tienes conexión. Puede que lo que ves no esté al día.
ui-script-reconnecting = Reconectando
ui-script-show-all = Mostrar todo
ui-script-go-on = Continuar
ui-script-after-cards = tras { $n } de { $all } cartas
ui-script-to-turn = por revelar
ui-script-since = desde tu último turno
ui-script-sound-on = Sonido activado
ui-script-sound-off = Sonido desactivado
ui-script-seal-true = La semilla coincide con el sello: no se ha cambiado nada.
ui-script-seal-false = La semilla no coincide con el sello.

# Tiempo

ui-lasting-now = ahora mismo
ui-lasting-minutes =
    { $count ->
        [one] desde hace 1 minuto
       *[other] desde hace { $count } minutos
    }
ui-lasting-hours =
    { $count ->
        [one] desde hace 1 hora
       *[other] desde hace { $count } horas
    }
ui-lasting-days =
    { $count ->
        [one] desde hace 1 día
       *[other] desde hace { $count } días
    }
ui-ago-now = ahora mismo
ui-ago-minutes =
    { $count ->
        [one] hace 1 minuto
       *[other] hace { $count } minutos
    }
ui-ago-hours =
    { $count ->
        [one] hace 1 hora
       *[other] hace { $count } horas
    }
ui-ago-days =
    { $count ->
        [one] hace 1 día
       *[other] hace { $count } días
    }

# Inicio

ui-hero = Salva la flota. Alguien a bordo miente.
ui-hero-about = El juego de mesa del traidor oculto, en tu navegador. De 3 a 7 jugadores: invita a quien quieras con un enlace y deja que los bots ocupen los asientos vacíos.
ui-play = Jugar ya con bots
ui-players = Jugadores
ui-play-go = Empezar
ui-play-set = Cajas
ui-join = Unirse a una mesa
ui-join-link = Enlace o código
ui-join-hint = Pega un enlace o código
ui-join-go = Unirse
ui-mine = Mis mesas
ui-mine-none = Aún no estás en ninguna mesa.
ui-mine-none-about = Juega con bots, abre el enlace que te hayan enviado o crea una mesa y comparte el suyo. Este navegador recuerda tus asientos.

# Una mesa en una línea

ui-line-filling = { $players } jugadores{ $pace ->
        [days] {", en varios días"}
       *[live] {""}
    }, { $taken } en la mesa
ui-line-playing = { $players } jugadores{ $pace ->
        [days] {", en varios días"}
       *[live] {""}
    }, turno { $turn }, distancia { $distance } de { $goal }
ui-line-over = { $players } jugadores{ $pace ->
        [days] {", en varios días"}
       *[live] {""}
    }, terminada
ui-line-can-start = Puedes empezar
ui-line-not-ready = ¿Todo listo?
ui-line-waits-for-people = Esperando jugadores
ui-line-waiting =
    { $more ->
        [0] Esperando a { $who }
       *[other] Esperando a { $who } y { $more } más
    }
ui-line-pause = Una breve pausa
ui-line-won = Han ganado { $winner }
ui-line-replay = Repetición y revancha

# Ajustes

ui-make = Crear una mesa
ui-make-go = Crear la mesa
ui-make-look = Comprobar ajustes
ui-make-swap = Puedes cambiar personas por bots, y al revés, hasta que empiece la partida.
ui-settings = Ajustes
ui-seal = Sello del barajado
ui-seal-what = El SHA-256 de la semilla de la que salen todos los barajados y tiradas. La semilla se publica al final, para que todos puedan comprobar que nadie la eligió.
ui-settings-change = Cambiar
ui-settings-go = Guardar ajustes
ui-settings-back = Cancelar
ui-table-name = Nombre
ui-your-name = Tu nombre
ui-pace = Ritmo
ui-pace-live = En vivo
ui-pace-days = En varios días
ui-sets = Cajas
ui-sets-coming = Éxodo aún no se puede jugar.
ui-set-exodus = Éxodo
ui-objective-name = Objetivo
ui-objective = { $name }, distancia { $distance }
ui-rulings = Aclaraciones
ui-variant = Variante
ui-variants = Variantes
ui-resources = Recursos iniciales: { $names }
ui-resources-name = Recursos
ui-resources-fact = { $difficulty }: { $starts }
ui-door = Quién puede unirse
ui-door-name = Acceso
ui-door-link = Con el enlace
ui-door-open = Cualquiera
ui-mask = Interrupciones
ui-mask-on = La misma pausa para todos
ui-mask-off = Sin pausa si nadie puede interrumpir
ui-mask-about = Así, una pausa no delata a nadie.
ui-bots = Velocidad de los bots
ui-bots-slow = Lenta
ui-bots-normal = Normal
ui-bots-once = Al instante
# El mazo de Lealtad de una configuración

ui-loyalty-deck = Mazo de Lealtad
ui-loyalty-deck-cards =
    { $players } jugadores: { n-cylon-cards } y { $humans } humanas{ $late ->
        [sympathizer] ; más tarde, la de simpatizante
        [sympathetic-cylon] ; más tarde, la de cylon benévolo
        [human] ; más tarde, 1 humana más
       *[nothing] {""}
    }.
n-cylon-cards =
    { $cylons ->
        [one] 1 carta cylon
       *[other] { $cylons } cartas cylons
    }
ui-loyalty-deck-with-leader =
    Si alguien juega con un líder cylon: { n-cylon-cards } y { $humans } humanas para los demás, y un { $agenda } para el líder.
ui-loyalty-deck-leader =
    { $players } jugadores: alguien juega con un líder cylon y un { $agenda }; los demás se reparten { n-cylon-cards } y { $humans } humanas.
ui-loyalty-deck-sleeper =
    { $players } jugadores. La Lealtad se reparte solo en la Fase de Agentes Durmientes, con { n-cylon-cards }.
ui-loyalty-deck-assist =
    1 jugador y un ayudante, que recibe { $dealt } cartas de Lealtad de un mazo con { n-cylon-cards }.
ui-loyalty-deck-none = { $players } jugadores, sin mazo de Lealtad: todos contra el juego.
ui-loyalty-deck-mutineer =
    { $players } jugadores: { n-cylon-cards }, { $humans } humanas y la de amotinado.
# Con Amanecer, un líder recibe Motivos: tantos al principio y otros tantos a mitad de camino.
ui-loyalty-deck-with-motives =
    { $mutineer ->
        [yes] Si alguien juega con un líder cylon: { n-cylon-cards }, { $humans } humanas y la de amotinado para los demás, y { $motives } Motivos para el líder, con { $motives } más a mitad de camino.
       *[no] Si alguien juega con un líder cylon: { n-cylon-cards } y { $humans } humanas para los demás, y { $motives } Motivos para el líder, con { $motives } más a mitad de camino.
    }
ui-loyalty-deck-motives =
    { $mutineer ->
        [yes] { $players } jugadores: alguien juega con un líder cylon y { $motives } Motivos, con { $motives } más a mitad de camino; los demás se reparten { n-cylon-cards }, { $humans } humanas y la de amotinado.
       *[no] { $players } jugadores: alguien juega con un líder cylon y { $motives } Motivos, con { $motives } más a mitad de camino; los demás se reparten { n-cylon-cards } y { $humans } humanas.
    }

# Asientos

ui-seats = Asientos
ui-seats-first = Quién empieza se sortea al comenzar la partida.
ui-seat-number = Asiento { $number }
ui-seat-person = Persona
ui-seat-person-about = recibe un enlace para compartir
ui-seat-bot = Bot
ui-seat-bot-about = solo ve sus propias cartas
ui-seat-bot-here = bot, solo ve sus propias cartas
ui-seat-you-host = tú, organizas
ui-seat-you = tú
ui-seat-host = organiza, { $here }
ui-seat-here = en línea
ui-seat-away = ausente; última vez: { $ago }
ui-seat-not-here = ausente
ui-seat-empty = Vacío
ui-seat-empty-about = comparte el enlace
ui-seat-nobody = Nadie aún
ui-seat-ready = Todo listo
ui-seat-not-ready = Aún no
ui-seat-free = Libre
ui-seat-you-here = Tú, aquí
ui-seat-gives-way = cede el sitio a una persona
ui-seat-this = Este asiento
ui-seat-own-menu = Cambiar tu nombre o irte
ui-seat-rename = Cambiar nombre
ui-seat-leave = Dejar la mesa
ui-seat-menu = { $name }: ceder la mesa, quitar
ui-seat-make-host = Ceder la mesa a { $name }
ui-seat-remove = Quitar a { $name }

# Una mesa que se llena; lo que va entre [ y ] se destaca

ui-lobby-filling =
    { $empty ->
        [0] [Los { $seats }] asientos están ocupados.
       *[other] Esperando jugadores. [{ $taken } de { $seats }] asientos ocupados.
    }
ui-lobby-welcome = { $host } te ha guardado un asiento.
ui-lobby-about = Únete a { $name }: el juego de mesa del traidor oculto, en tu navegador.
ui-lobby-played = Sobre esta partida
ui-lobby-sit-after-all = Estás mirando. Todavía puedes [sentarte].
ui-share = Comparte el enlace
ui-share-link = Enlace a esta mesa
ui-share-code = O comparte el código [{ $code }]. Quien lo tenga puede jugar o mirar.
ui-new-here = ¿Es tu primera vez?
ui-new-here-about = Guardas un secreto, ayudas en las pruebas o las estropeas, y hablas con los demás. [Cómo se juega] se lee en 5 minutos; la mesa te explica el resto sobre la marcha.

ui-sit = Siéntate
ui-sit-name = Tu nombre
ui-sit-where = Tu asiento
ui-sit-go = Sentarse
ui-sit-full = Ya hay personas en todos los asientos.
ui-sit-or-watch = O [solo mirar].
ui-sit-no-account = No hace falta cuenta; este navegador te recuerda.

ui-start = Empezar
ui-start-all = Todo listo: no falta nadie.
ui-start-empty =
    { $empty ->
        [one] El asiento { $seat } está vacío.
       *[other] { $empty } asientos están vacíos.
    }
ui-start-unready =
    { $unready ->
        [one] Falta que confirme { $name }.
       *[other] Falta que confirmen { $unready } personas.
    }
ui-start-both =
    { $empty ->
        [one] El asiento { $seat } está vacío
       *[other] { $empty } asientos están vacíos
    }; { $unready ->
        [one] falta que confirme { $name }.
       *[other] falta que confirmen { $unready } personas.
    }
ui-start-advice =
    { $empty ->
        [0] Espera o dales un toque.
        [one] Espera o pon un bot en el asiento { $seat }. Más tarde, una persona puede ocupar su lugar.
       *[other] Espera o llena los asientos con bots. Más tarde, otras personas pueden ocupar su lugar.
    }
ui-start-by-host = { $host } empezará la partida.
ui-start-no-host = Nadie organiza la mesa. Quien se encargue puede empezar la partida.
ui-start-bots =
    { $empty ->
        [one] Poner un bot en el asiento { $seat }
       *[other] Llenar { $empty } asientos con bots
    }
ui-start-ask = Dar un toque a { $name }
ui-start-go = Empezar partida
ui-ready = Todo listo
ui-ready-not = Aún no
ui-host-take = Organizar la mesa

ui-lobby-chat = Chat
ui-lobby-chat-none = Aún no hay mensajes.
ui-lobby-say = Di algo
ui-lobby-say-hint = Escribe a la mesa
ui-lobby-say-go = Enviar
ui-lobby-you = Tú
ui-news-sat = { $name } se ha sentado.
ui-news-left = { $name } se ha ido.
ui-news-replaced = Ahora un bot juega por { $name }.
ui-news-back = { $name } ha vuelto.
ui-news-removed = Quien organiza ha echado a { $name }.
ui-news-renamed = { $from } ahora se llama { $to }.
ui-news-host = { $name } organiza ahora la mesa.
ui-news-asked = Quien organiza pregunta a { $name }: ¿todo listo?
ui-news-changed = Quien organiza ha cambiado los ajustes.
ui-news-asked-to-sit = { $name } pide un asiento.
ui-news-declined = { $name } no recibe asiento.
ui-news-banned = Quien organiza ha vetado a { $name }.
ui-line-watches = mira
ui-line-about = Silenciar o denunciar a { $name }
ui-company = Personas de la mesa { $table }
ui-company-people = Personas
ui-company-said = { $name } ha dicho
ui-company-plays = juega en el asiento { $seat }
ui-company-left = tiene el asiento { $seat }; juega un bot
ui-company-asks = pide el asiento { $seat }
ui-company-beside = mira
ui-company-host = organiza
ui-company-removed = fuera de la mesa
ui-company-banned = con veto
ui-company-muted = en silencio para todos
ui-company-mute = Silenciar para mí
ui-company-unmute = Volver a leer
ui-company-silence = Silenciar para todos
ui-company-unsilence = Dejar hablar de nuevo
ui-company-remove = Quitar
ui-company-ban = Vetar
ui-company-lift = Dejar volver
ui-company-report = Denunciar
ui-company-reason = ¿Qué ha pasado?
ui-company-report-go = Enviar la denuncia
ui-company-mute-note = Las denuncias llegan a quien administra este servidor. Nadie en la mesa se entera de ellas ni de a quién silencias.

# Guardar mesas

ui-account-tables =
    { $tables ->
        [0] Este navegador aún no tiene asientos.
        [one] Este navegador tiene asiento en 1 mesa.
       *[other] Este navegador tiene asiento en { $tables } mesas.
    }
ui-account-kept = Has iniciado sesión como { $name }
ui-account-kept-about = Tus mesas se guardan con este nombre. Inicia sesión con él en cualquier dispositivo.
ui-account-log-out = Cerrar sesión
ui-account-log-out-about = Este navegador olvida tus asientos; tu cuenta los conserva.
ui-account-keep = Guárdalas con un nombre
ui-account-keep-about = Tus asientos pertenecen a este navegador. Con un nombre y una contraseña puedes encontrar tus mesas en cualquier parte. No hace falta correo electrónico.
ui-account-keep-go = Guardar mis mesas
ui-account-name = Nombre
ui-account-password = Contraseña
ui-account-password-about = Al menos { $least } caracteres. No se puede restablecer.
ui-account-log-in = Iniciar sesión
ui-account-log-in-about = Las mesas de tu cuenta se suman a las de este navegador.
ui-account-log-in-go = Iniciar sesión
ui-device = Pasar a otro dispositivo
ui-device-about = Un enlace privado lleva los asientos de este navegador a un móvil o a otro ordenador, sin cuenta. Después, se puede jugar en los mismos asientos desde los dos.
ui-device-link = Enlace privado
ui-device-go = Crear un enlace privado
ui-device-minutes =
    { $minutes ->
        [one] Tienes 1 minuto para abrirlo. Sirve una sola vez.
       *[other] Tienes { $minutes } minutos para abrirlo. Sirve una sola vez.
    }
ui-device-secret = No lo compartas: quien lo abra verá tus cartas y jugará por ti.

# Mirar

ui-watch-filling = Asientos libres
ui-watch-playing = En curso
ui-watch-playing-none = No hay ninguna partida abierta en curso.
ui-watch-finished = Repeticiones
ui-watch-finished-none = Aún no ha terminado ninguna partida.
