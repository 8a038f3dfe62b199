# Las páginas en torno a la mesa: inicio, crear una mesa, una mesa que se llena, guardar mesas, mirar.

# Cómo llaman a este idioma quienes lo hablan, tal como está en la lista de idiomas
ui-language-name = Español
ui-language = Idioma
ui-site = Airlock
ui-site-about = El juego de mesa del traidor oculto, en una mesa de tu navegador. Amigos por enlace, bots para los asientos vacíos.
ui-title = { $page } · Airlock
ui-skip-page = Saltar a la página
ui-nav = Sitio
ui-nav-rules = Cómo se juega
ui-nav-watch = Ver una partida
ui-nav-account = Guardar mis mesas
ui-copy = Copiar
ui-copied = Copiado

# Lo que dice el guion

ui-script-failed = No ha funcionado. Inténtalo otra vez.
ui-script-moved-on = La mesa ha avanzado. Vuelve a mirar antes de responder.
ui-script-offline = No tienes conexión. Lo que ves puede ser antiguo.
ui-script-reconnecting = Reconectando
ui-script-show-all = Mostrar todo de una vez
ui-script-go-on = Seguir
ui-script-after-cards = tras { $n } de { $all } cartas
ui-script-to-turn = por revelar
ui-script-since = desde tu último turno
ui-script-sound-on = Sonido activado
ui-script-sound-off = Sonido desactivado
ui-script-seal-true = La semilla corresponde al sello: no se ha cambiado nada.
ui-script-seal-false = La semilla no corresponde al sello.

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

ui-hero = Salva a la flota. Alguien a bordo miente.
ui-hero-about = El juego de mesa del traidor oculto, en una mesa de tu navegador. De 3 a 7 jugadores: amigos por enlace, bots para los asientos vacíos.
ui-play = Jugar ya con bots
ui-players = Jugadores
ui-play-go = Empezar
ui-play-set = Cajas
ui-join = Unirse a una mesa
ui-join-link = Enlace o código
ui-join-hint = Pega un enlace o código
ui-join-go = Unirse
ui-mine = Mis mesas
ui-mine-none = Aún no tienes asiento en ninguna mesa.
ui-mine-none-about = Juega con bots, abre el enlace de un amigo o crea una mesa y envía su enlace. Este navegador recuerda tus asientos.

# Una mesa en una línea

ui-line-filling = { $players } jugadores{ $pace ->
        [days] {", en días"}
       *[live] {""}
    }, { $taken } en la mesa
ui-line-playing = { $players } jugadores{ $pace ->
        [days] {", en días"}
       *[live] {""}
    }, turno { $turn }, distancia { $distance } de { $goal }
ui-line-over = { $players } jugadores{ $pace ->
        [days] {", en días"}
       *[live] {""}
    }, terminada
ui-line-can-start = Puedes empezar
ui-line-not-ready = ¿Empezamos?
ui-line-waits-for-people = Llenándose
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
ui-make-look = Ver qué encaja
ui-make-swap = Puedes cambiar personas por bots hasta que empiece la partida.
ui-settings = Ajustes
ui-seal = Sello del barajado
ui-seal-what = El SHA-256 de la semilla de la que salen todos los barajados y todas las tiradas. La semilla se abre al final, para que todos puedan comprobar que nadie la eligió.
ui-settings-change = Cambiar
ui-settings-go = Guardar los ajustes
ui-settings-back = Volver sin cambios
ui-table-name = Nombre
ui-your-name = Tu nombre
ui-pace = Ritmo
ui-pace-live = En vivo
ui-pace-days = En días
ui-sets = Cajas
ui-sets-coming = Éxodo aún no se puede jugar.
ui-set-exodus = Éxodo
ui-objective-name = Objetivo
ui-objective = { $name }, distancia { $distance }
ui-rulings = Aclaraciones
ui-variant = Variante
ui-variants = Variantes
ui-resources = Recursos al principio: { $names }
ui-resources-name = Recursos
ui-resources-fact = { $difficulty }: { $starts }
ui-door = Quién puede sentarse
ui-door-name = Sentarse
ui-door-link = Por enlace
ui-door-open = Cualquiera
ui-mask = Interrupciones
ui-mask-on = La misma pausa para todos
ui-mask-off = Sin pausa si nadie puede interrumpir
ui-mask-about = Así el silencio no dice nada.
ui-bots = Jugadas de los bots
ui-bots-slow = Despacio
ui-bots-normal = Normal
ui-bots-once = Al instante
# El mazo de Lealtad de una configuración

ui-loyalty-deck = Mazo de Lealtad
ui-loyalty-deck-cards =
    { $players } asientos: { n-cylon-cards } y { $humans } humanas{ $late ->
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
    { $players } asientos: alguien juega con un líder cylon y un { $agenda }; los demás se reparten { n-cylon-cards } y { $humans } humanas.
ui-loyalty-deck-sleeper =
    { $players } asientos. La Lealtad se reparte solo en la Fase de Agentes Durmientes, con { n-cylon-cards }.
ui-loyalty-deck-assist =
    1 asiento y un segundo personaje de ayudante, que recibe { $dealt } cartas de Lealtad de un mazo con { n-cylon-cards }.
ui-loyalty-deck-none = { $players } asientos, sin mazo de Lealtad: todos los jugadores contra el juego.
ui-loyalty-deck-mutineer =
    { $players } asientos: { n-cylon-cards }, { $humans } humanas y la del amotinado.
# Con Amanecer, un líder recibe Motivos: tantos al principio y otros tantos a mitad de camino.
ui-loyalty-deck-with-motives =
    { $mutineer ->
        [yes] Si alguien juega con un líder cylon: { n-cylon-cards }, { $humans } humanas y la del amotinado para los demás, y { $motives } Motivos para el líder, { $motives } más a mitad de camino.
       *[no] Si alguien juega con un líder cylon: { n-cylon-cards } y { $humans } humanas para los demás, y { $motives } Motivos para el líder, { $motives } más a mitad de camino.
    }
ui-loyalty-deck-motives =
    { $mutineer ->
        [yes] { $players } asientos: alguien juega con un líder cylon y { $motives } Motivos, { $motives } más a mitad de camino; los demás se reparten { n-cylon-cards }, { $humans } humanas y la del amotinado.
       *[no] { $players } asientos: alguien juega con un líder cylon y { $motives } Motivos, { $motives } más a mitad de camino; los demás se reparten { n-cylon-cards } y { $humans } humanas.
    }

# Asientos

ui-seats = Asientos
ui-seats-first = Quién empieza se sortea al comenzar la partida.
ui-seat-number = Asiento { $number }
ui-seat-person = Persona
ui-seat-person-about = recibe un enlace
ui-seat-bot = Bot
ui-seat-bot-about = solo ve sus propias cartas
ui-seat-you-host = tú, anfitrión
ui-seat-you = tú
ui-seat-host = anfitrión, { $here }
ui-seat-here = aquí ahora
ui-seat-away = ausente, aquí { $ago }
ui-seat-not-here = ausente
ui-seat-empty = Vacío
ui-seat-empty-about = envía el enlace
ui-seat-nobody = Nadie aún
ui-seat-ready = Confirmado
ui-seat-not-ready = Aún no
ui-seat-free = Libre
ui-seat-you-here = Tú, aquí
ui-seat-gives-way = cede el sitio a una persona
ui-seat-this = Este asiento
ui-seat-own-menu = Cambiar tu nombre o irte
ui-seat-rename = Cambiar nombre
ui-seat-leave = Dejar la mesa
ui-seat-menu = { $name }: hacer anfitrión, quitar
ui-seat-make-host = Hacer anfitrión a { $name }
ui-seat-remove = Quitar a { $name }

# Una mesa que se llena; lo que va entre [ y ] se destaca

ui-lobby-filling =
    { $empty ->
        [0] [Los { $seats }] asientos están ocupados.
       *[other] Llenándose. [{ $taken } de { $seats }] asientos ocupados.
    }
ui-lobby-welcome = { $host } te guarda un asiento.
ui-lobby-about = Siéntate en { $name }: el juego de mesa del traidor oculto, en tu navegador.
ui-lobby-played = Qué se juega aquí
ui-lobby-sit-after-all = Estás mirando. Todavía puedes [sentarte].
ui-share = Envía el enlace
ui-share-link = Enlace a esta mesa
ui-share-code = O di el código [{ $code }]. Quien lo tenga puede sentarse o mirar.
ui-new-here = ¿Primera vez?
ui-new-here-about = Guardas un secreto, ayudas o perjudicas en las pruebas, y hablas. [Cómo se juega] se lee en 5 minutos; la mesa te dice el resto cuando pregunta.

ui-sit = Siéntate
ui-sit-name = ¿Cómo te llamas?
ui-sit-where = ¿Dónde?
ui-sit-go = Sentarse
ui-sit-full = Todos los asientos están ocupados por personas.
ui-sit-or-watch = O [solo mirar].
ui-sit-no-account = Nadie necesita una cuenta; este navegador te recuerda.

ui-start = Empezar
ui-start-all = Han confirmado todos.
ui-start-empty =
    { $empty ->
        [one] El asiento { $seat } está vacío.
       *[other] { $empty } asientos están vacíos.
    }
ui-start-unready =
    { $unready ->
        [one] Falta que { $name } confirme.
       *[other] Faltan { $unready } personas por confirmar.
    }
ui-start-both =
    { $empty ->
        [one] El asiento { $seat } está vacío
       *[other] { $empty } asientos están vacíos
    }; { $unready ->
        [one] falta que { $name } confirme.
       *[other] faltan { $unready } personas por confirmar.
    }
ui-start-advice =
    { $empty ->
        [0] Espera o pregunta.
        [one] Espera o pon un bot en el asiento { $seat }. Más tarde puede ceder su sitio a una persona.
       *[other] Espera o llena con bots. Más tarde pueden ceder su sitio a una persona.
    }
ui-start-by-host = { $host } inicia la partida.
ui-start-no-host = Nadie es el anfitrión: quien tome el puesto puede iniciar la partida.
ui-start-bots =
    { $empty ->
        [one] Bot al asiento { $seat }
       *[other] Bots a { $empty } asientos
    }
ui-start-ask = Preguntar a { $name }
ui-start-go = Empezar la partida
ui-ready = Por mí, empezamos
ui-ready-not = Aún no
ui-host-take = Ser el anfitrión

ui-lobby-chat = Chat
ui-lobby-chat-none = Nadie ha dicho nada todavía.
ui-lobby-say = Di algo
ui-lobby-say-hint = Di algo a la mesa
ui-lobby-say-go = Enviar
ui-lobby-you = Tú
ui-news-sat = { $name } se ha sentado.
ui-news-left = { $name } se ha ido.
ui-news-replaced = Ahora un bot juega por { $name }.
ui-news-back = { $name } ha vuelto.
ui-news-removed = El anfitrión ha quitado a { $name }.
ui-news-renamed = { $from } se llama ahora { $to }.
ui-news-host = El anfitrión es ahora { $name }.
ui-news-asked = El anfitrión pregunta a { $name }: ¿empezamos?
ui-news-changed = El anfitrión ha cambiado los ajustes.

# Guardar mesas

ui-account-tables =
    { $tables ->
        [0] Este navegador aún no tiene asientos.
        [one] Este navegador tiene asiento en 1 mesa.
       *[other] Este navegador tiene asiento en { $tables } mesas.
    }
ui-account-kept = Eres { $name }
ui-account-kept-about = Tus mesas se guardan con este nombre. Inicia sesión con él en cualquier dispositivo.
ui-account-log-out = Cerrar sesión
ui-account-log-out-about = Este navegador olvida entonces tus asientos; el nombre los conserva.
ui-account-keep = Guárdalas con un nombre
ui-account-keep-about = Un asiento pertenece al navegador en el que te sentaste. Con un nombre y una contraseña encuentras tus mesas en cualquier parte. No se pide correo electrónico.
ui-account-keep-go = Guardar mis mesas
ui-account-name = Nombre
ui-account-password = Contraseña
ui-account-password-about = Al menos { $least } caracteres. Nadie puede enviarte otra.
ui-account-log-in = Inicia sesión
ui-account-log-in-about = Las mesas del nombre se suman a las de este navegador.
ui-account-log-in-go = Iniciar sesión
ui-device = Llévalas a otro dispositivo
ui-device-about = Un enlace privado lleva los asientos de este navegador a un móvil o a otro ordenador, sin nombre. Desde entonces ambos juegan los mismos asientos.
ui-device-link = Enlace privado
ui-device-go = Crear un enlace privado
ui-device-minutes =
    { $minutes ->
        [one] Ábrelo antes de 1 minuto. Sirve una sola vez.
       *[other] Ábrelo antes de { $minutes } minutos. Sirve una sola vez.
    }
ui-device-secret = No lo envíes a nadie: quien lo abre ve tus cartas y juega por ti.

# Mirar

ui-watch-filling = Asientos libres
ui-watch-playing = En curso
ui-watch-playing-none = No hay ninguna partida abierta en curso.
ui-watch-finished = Para repetir
ui-watch-finished-none = Aún no ha terminado ninguna partida.

# Un enlace privado que se ha abierto en otro dispositivo.
ui-arrive = Tus asientos en este dispositivo
ui-arrive-about = Desde ahora este navegador se sienta donde tú. El enlace queda gastado; el otro dispositivo también conserva el asiento.
ui-arrive-go = Traer aquí mis asientos
