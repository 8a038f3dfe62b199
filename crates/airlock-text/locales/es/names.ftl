# Nombres, y los sustantivos con los que se construyen los demás mensajes.
#
# Formas:
#   .el      con artículo: el Arsenal, la Prisión, Comunicaciones, los Alimentos
#   .al .del .en   con preposición y artículo: al Arsenal, del Arsenal, en el Arsenal
#   .gender  m, f o fp (femenino plural); en los recursos .num dice sg o pl (los Alimentos bajan)
#   personas: .ha (has / Apolo ha), .leha (le has / Apolo le ha), .a (a ti / a Apolo), .de, .con (contigo)
#   cláusulas (effects.ftl): .inf, el infinitivo, para «puedes…», «¿quieres…?» y los botones

# Uniones

number-range = { $from }–{ $to }
list-comma = { $first }, { $last }
    .y = { $first } y { $last }
list-and = { $first } y { $last }
list-or = { $first } o { $last }
# Lo mismo tras una negación: «no puedes activar A ni B»
list-nor = { $first } ni { $last }
list-clauses = { $first }; { $last }
list-then = { $first }; después { $last }
# Cláusulas dentro de otra: «roba 2 cartas y descarta 1»
list-deeds-comma = { $first }, { $last }
list-deeds = { $first } y { $last }
# Varias condiciones
list-conditions-comma = { $first }, { $last }
list-conditions = { $first } y { $last }
# Frases de un texto; el punto final lo pone el mensaje que las rodea
list-sentences = { $first }. { $last }

# Personas

person-you = tú
    .ha = has
    .leha = le has
    .a = a ti
    .de = de ti
    .con = contigo
person-other = { $name }
    .ha = { $name } ha
    .leha = { $name } le ha
    .a = a { $name }
    .de = de { $name }
    .con = con { $name }
# Lo mismo con el nombre corto de un personaje
person-character = { $name }
    .ha = { $name } ha
    .leha = { $name } le ha
    .a = a { $name }
    .de = de { $name }
    .con = con { $name }

# Sustantivos contados

n-craft = { $craft-id ->
    [scar] { $craft }
   *[other] { $count } { $craft }
}
n-skill-cards = { $count ->
    [one] 1 carta de Habilidad
   *[other] { $count } cartas de Habilidad
}
n-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
n-mutiny-cards = { $count ->
    [one] 1 carta de Motín
   *[other] { $count } cartas de Motín
}
n-miracle-tokens = { $cost ->
    [one] 1 ficha de Milagro
   *[other] { $cost } fichas de Milagro
}
n-centurions = { $count ->
    [one] 1 Centurión
   *[other] { $count } Centuriones
}
card-with-strength = { $card } { $strength }
loyalty-with-power = { $card } ({ $power })

# Términos

set-base = juego básico
set-pegasus = Pegasus
set-daybreak = Amanecer

resource-fuel = Combustible
    .el = el Combustible
    .del = del Combustible
    .num = sg
resource-food = Alimentos
    .el = los Alimentos
    .del = de los Alimentos
    .num = pl
resource-morale = Moral
    .el = la Moral
    .del = de la Moral
    .num = sg
resource-population = Población
    .el = la Población
    .del = de la Población
    .num = sg

skill-politics = Política
skill-leadership = Liderazgo
skill-tactics = Táctica
skill-piloting = Pilotaje
skill-engineering = Ingeniería
skill-treachery = Traición

side-human = los humanos
side-cylon = los cylons

team-human = humano
team-cylon = cylon
team-sympathizer = simpatizante
team-sympathetic-cylon = cylon benévolo
team-mutineer = amotinado

title-admiral = Almirante
title-president = Presidente

ship-galactica = Galactica
    .el = Galactica
    .a = a Galactica
    .de = de Galactica
ship-colonial-one = Colonial Uno
    .el = la Colonial Uno
    .a = a la Colonial Uno
    .de = de la Colonial Uno
ship-cylon = Localizaciones Cylon
    .el = las localizaciones cylons
    .a = a las localizaciones cylons
    .de = cylon
ship-pegasus = Pegasus
    .el = la Pegasus
    .a = a la Pegasus
    .de = de la Pegasus
ship-new-caprica = Nueva Cáprica
    .el = Nueva Cáprica
    .a = a Nueva Cáprica
    .de = de Nueva Cáprica
ship-demetrius = Demetrius
    .el = la Demetrius
    .a = a la Demetrius
    .de = de la Demetrius
ship-rebel-basestar = Estrella Base rebelde
    .el = la Estrella Base rebelde
    .a = a la Estrella Base rebelde
    .de = de la Estrella Base rebelde

area-fore = proa
    .el = la zona de proa
    .en = en la zona de proa
    .a = a la zona de proa
    .de = de la zona de proa
area-starboard-bow = amura de estribor
    .el = la amura de estribor
    .en = en la amura de estribor
    .a = a la amura de estribor
    .de = de la amura de estribor
area-starboard-aft = aleta de estribor
    .el = la aleta de estribor
    .en = en la aleta de estribor
    .a = a la aleta de estribor
    .de = de la aleta de estribor
area-aft = popa
    .el = la zona de popa
    .en = en la zona de popa
    .a = a la zona de popa
    .de = de la zona de popa
area-port-aft = aleta de babor
    .el = la aleta de babor
    .en = en la aleta de babor
    .a = a la aleta de babor
    .de = de la aleta de babor
area-port-bow = amura de babor
    .el = la amura de babor
    .en = en la amura de babor
    .a = a la amura de babor
    .de = de la amura de babor

craft-raider = { $count ->
    [one] Incursor
   *[other] Incursores
}
    .gender = m
craft-heavy-raider = { $count ->
    [one] Incursor Pesado
   *[other] Incursores Pesados
}
    .gender = m
craft-basestar = { $count ->
    [one] Estrella Base
   *[other] Estrellas Base
}
    .gender = f
craft-viper = { $count ->
    [one] Viper
   *[other] Vipers
}
    .gender = m
craft-raptor = { $count ->
    [one] Raptor
   *[other] Raptors
}
    .gender = m
craft-civilian = { $count ->
    [one] Nave Civil
   *[other] Naves Civiles
}
    .gender = f
craft-scar = Scar
    .gender = m
craft-assault-raptor = { $count ->
    [one] Raptor de asalto
   *[other] Raptors de asalto
}
    .gender = m

icon-raiders = Incursores
icon-launch-raiders = lanzamiento de Incursores
icon-heavy-raiders = Incursores Pesados
icon-basestars = Estrellas Base
icon-occupation = Fuerzas de Ocupación

deck-crisis = Crisis
deck-super-crisis = Crisis Extrema
deck-quorum = Quórum
deck-destination = Salto
deck-mutiny = Motín
deck-mission = Misión
deck-hostile = Plan hostil
deck-sympathetic = Plan benévolo

outcome-pass = Éxito
outcome-partial = éxito parcial
outcome-fail = Fallo

# Localizaciones

location-ftl-control = Control de Saltos
    .el = el Control de Saltos
    .al = al Control de Saltos
    .del = del Control de Saltos
    .en = en el Control de Saltos
    .gender = m
location-weapons-control = Control de Armamento
    .el = el Control de Armamento
    .al = al Control de Armamento
    .del = del Control de Armamento
    .en = en el Control de Armamento
    .gender = m
location-command = Puente de Mando
    .el = el Puente de Mando
    .al = al Puente de Mando
    .del = del Puente de Mando
    .en = en el Puente de Mando
    .gender = m
location-communications = Comunicaciones
    .el = Comunicaciones
    .al = a Comunicaciones
    .del = de Comunicaciones
    .en = en Comunicaciones
    .gender = fp
location-admirals-quarters = Despacho del Almirante
    .el = el Despacho del Almirante
    .al = al Despacho del Almirante
    .del = del Despacho del Almirante
    .en = en el Despacho del Almirante
    .gender = m
location-research-lab = Laboratorio de Investigación
    .el = el Laboratorio de Investigación
    .al = al Laboratorio de Investigación
    .del = del Laboratorio de Investigación
    .en = en el Laboratorio de Investigación
    .gender = m
location-hangar-deck = Hangar
    .el = el Hangar
    .al = al Hangar
    .del = del Hangar
    .en = en el Hangar
    .gender = m
location-armory = Arsenal
    .el = el Arsenal
    .al = al Arsenal
    .del = del Arsenal
    .en = en el Arsenal
    .gender = m
location-sickbay = Enfermería
    .el = la Enfermería
    .al = a la Enfermería
    .del = de la Enfermería
    .en = en la Enfermería
    .gender = f
location-brig = Prisión
    .el = la Prisión
    .al = a la Prisión
    .del = de la Prisión
    .en = en la Prisión
    .gender = f
location-press-room = Sala de Prensa
    .el = la Sala de Prensa
    .al = a la Sala de Prensa
    .del = de la Sala de Prensa
    .en = en la Sala de Prensa
    .gender = f
location-presidents-office = Despacho Presidencial
    .el = el Despacho Presidencial
    .al = al Despacho Presidencial
    .del = del Despacho Presidencial
    .en = en el Despacho Presidencial
    .gender = m
location-administration = Administración
    .el = la Administración
    .al = a la Administración
    .del = de la Administración
    .en = en la Administración
    .gender = f
location-caprica = Cáprica
    .el = Cáprica
    .al = a Cáprica
    .del = de Cáprica
    .en = en Cáprica
    .gender = f
location-cylon-fleet = Flota Cylon
    .el = la Flota Cylon
    .al = a la Flota Cylon
    .del = de la Flota Cylon
    .en = en la Flota Cylon
    .gender = f
location-human-fleet = Flota Humana
    .el = la Flota Humana
    .al = a la Flota Humana
    .del = de la Flota Humana
    .en = en la Flota Humana
    .gender = f
location-resurrection-ship = Nave Resurrección
    .el = la Nave Resurrección
    .al = a la Nave Resurrección
    .del = de la Nave Resurrección
    .en = en la Nave Resurrección
    .gender = f
location-pegasus-cic = CIC de la Pegasus
    .el = el CIC de la Pegasus
    .al = al CIC de la Pegasus
    .del = del CIC de la Pegasus
    .en = en el CIC de la Pegasus
    .gender = m
location-airlock = Esclusa de Aire
    .el = la Esclusa de Aire
    .al = a la Esclusa de Aire
    .del = de la Esclusa de Aire
    .en = en la Esclusa de Aire
    .gender = f
location-main-batteries = Baterías Principales
    .el = las Baterías Principales
    .al = a las Baterías Principales
    .del = de las Baterías Principales
    .en = en las Baterías Principales
    .gender = fp
location-engine-room = Sala de Máquinas
    .el = la Sala de Máquinas
    .al = a la Sala de Máquinas
    .del = de la Sala de Máquinas
    .en = en la Sala de Máquinas
    .gender = f
location-medical-center = Centro Médico
    .el = el Centro Médico
    .al = al Centro Médico
    .del = del Centro Médico
    .en = en el Centro Médico
    .gender = m
location-detention = Centro de Detención
    .el = el Centro de Detención
    .al = al Centro de Detención
    .del = del Centro de Detención
    .en = en el Centro de Detención
    .gender = m
location-resistance-hq = CG de la Resistencia
    .el = el CG de la Resistencia
    .al = al CG de la Resistencia
    .del = del CG de la Resistencia
    .en = en el CG de la Resistencia
    .gender = m
location-occupation-authority = Autoridad de Ocupación
    .el = la Autoridad de Ocupación
    .al = a la Autoridad de Ocupación
    .del = de la Autoridad de Ocupación
    .en = en la Autoridad de Ocupación
    .gender = f
location-breeders-canyon = Cañón del Criador
    .el = el Cañón del Criador
    .al = al Cañón del Criador
    .del = del Cañón del Criador
    .en = en el Cañón del Criador
    .gender = m
location-shipyard = Astillero
    .el = el Astillero
    .al = al Astillero
    .del = del Astillero
    .en = en el Astillero
    .gender = m
location-quorum-chamber = Cámara del Quórum
    .el = la Cámara del Quórum
    .al = a la Cámara del Quórum
    .del = de la Cámara del Quórum
    .en = en la Cámara del Quórum
    .gender = f
location-hub-destroyed = Núcleo destruido
    .el = el Núcleo destruido
    .al = al Núcleo destruido
    .del = del Núcleo destruido
    .en = en el Núcleo destruido
    .gender = m
location-bridge = Puente
    .el = el Puente
    .al = al Puente
    .del = del Puente
    .en = en el Puente
    .gender = m
location-tactical-plot = Mesa Táctica
    .el = la Mesa Táctica
    .al = a la Mesa Táctica
    .del = de la Mesa Táctica
    .en = en la Mesa Táctica
    .gender = f
location-captains-cabin = Camarote del Capitán
    .el = el Camarote del Capitán
    .al = al Camarote del Capitán
    .del = del Camarote del Capitán
    .en = en el Camarote del Capitán
    .gender = m
location-hybrid-tank = Tanque del Híbrido
    .el = el Tanque del Híbrido
    .al = al Tanque del Híbrido
    .del = del Tanque del Híbrido
    .en = en el Tanque del Híbrido
    .gender = m
location-datastream = Flujo de Datos
    .el = el Flujo de Datos
    .al = al Flujo de Datos
    .del = del Flujo de Datos
    .en = en el Flujo de Datos
    .gender = m
location-raider-bay = Bahía de Incursores
    .el = la Bahía de Incursores
    .al = a la Bahía de Incursores
    .del = de la Bahía de Incursores
    .en = en la Bahía de Incursores
    .gender = f

# Personajes

character-kind-political-leader = líder político
character-kind-military-leader = líder militar
character-kind-pilot = piloto
character-kind-support = apoyo
character-kind-cylon-leader = líder cylon

character-william-adama = William Adama
    .short = Adama
character-saul-tigh = Saul Tigh
    .short = Tigh
character-karl-helo-agathon = Karl Agathon, “Helo”
    .short = Helo
character-lee-apollo-adama = Lee Adama, “Apolo”
    .short = Apolo
character-kara-starbuck-thrace = Kara Thrace, “Starbuck”
    .short = Starbuck
character-sharon-boomer-valerii = Sharon Valerii, “Boomer”
    .short = Boomer
character-chief-galen-tyrol = Galen Tyrol, “Jefe”
    .short = Jefe
character-tom-zarek = Tom Zarek
    .short = Zarek
character-gaius-baltar = Gaius Baltar
    .short = Baltar
character-laura-roslin = Laura Roslin
    .short = Roslin
character-helena-cain = Helena Cain
    .short = Cain
character-anastasia-dee-dualla = Anastasia Dualla, “Dee”
    .short = Dee
character-ellen-tigh = Ellen Tigh
    .short = Ellen
character-louanne-kat-katraine = Louanne Katraine, “Kat”
    .short = Kat
character-cavil = Cavil
    .short = Cavil
character-leoben-conoy = Leoben Conoy
    .short = Leoben
character-caprica-six = Seis “Cáprica”
    .short = Seis
character-louis-hoshi = Louis Hoshi
    .short = Hoshi
character-romo-lampkin = Romo Lampkin
    .short = Lampkin
character-brendan-hot-dog-costanza = Brendan Costanza, “Hot Dog”
    .short = Hot Dog
character-sherman-doc-cottle = Sherman Cottle, “Doc”
    .short = Cottle
character-lee-adama-alt = Lee Adama
    .short = Lee
character-tom-zarek-alt = Tom Zarek (líder militar)
    .short = Zarek
character-karl-helo-agathon-alt = Karl Agathon, “Helo” (piloto)
    .short = Helo
character-gaius-baltar-alt = Gaius Baltar (apoyo)
    .short = Baltar
character-sharon-athena-agathon = Sharon Agathon, “Atenea”
    .short = Atenea
character-danna-biers = D’Anna Biers
    .short = D’Anna
character-simon-oneill = Simon O’Neill
    .short = Simon
character-aaron-doral = Aaron Doral
    .short = Doral
character-version = { $name } ({ $kind })

ability-kind-passive = capacidad
ability-kind-once-per-game = una vez por partida
ability-kind-weakness = debilidad
ability-kind-action = acción
ability-kind-movement = movimiento

ability-inspirational-leader = Líder inspirador
ability-command-authority = Imponer autoridad
ability-emotionally-attached = Vínculo emocional
ability-cylon-hatred = Odio a los cylons
ability-declare-martial-law = Declarar la ley marcial
ability-alcoholic = Alcohólico
ability-eco-officer = Oficial de ECO
ability-moral-compass = Brújula moral
ability-stranded = Abandonado a su suerte
ability-alert-viper-pilot = Piloto de Vipers de guardia
ability-cag = CAG
ability-headstrong = Testarudo
ability-expert-pilot = Piloto experta
ability-secret-destiny = Destino secreto
ability-insubordinate = Insubordinada
ability-recon = Reconocimiento
ability-mysterious-intuition = Intuición misteriosa
ability-sleeper-agent = Agente Durmiente
ability-maintenance-engineer = Ingeniero de mantenimiento
ability-blind-devotion = Devoción ciega
ability-reckless = Imprudente
ability-friends-in-low-places = Amigos en los bajos fondos
ability-unconventional-tactics = Tácticas poco convencionales
ability-convicted-criminal = Delincuente convicto
ability-delusional-intuition = Intuición delirante
ability-cylon-detector = Detector de cylons
ability-coward = Cobarde
ability-religious-visions = Visiones religiosas
ability-skilled-politician = Política hábil
ability-terminal-illness = Enfermedad terminal
ability-intolerant = Intolerante
ability-blind-jump = Salto a ciegas
ability-bent-on-revenge = Sed de venganza
ability-efficient = Eficiente
ability-fast-learner = Aprende rápido
ability-emotionally-fragile = Emocionalmente frágil
ability-politically-adroit = Astucia política
ability-manipulative = Manipuladora
ability-nothing-but-trouble = Solo da problemas
ability-hotshot = As del vuelo
ability-sacrifice = Sacrificio
ability-stim-junkie = Adicta a los estimulantes
ability-primacy = Primacía
ability-aggressive-tactics = Tácticas agresivas
ability-lies-and-secrets = Mentiras y secretos
ability-glimpse-the-face-of-god = Atisbar el rostro de Dios
ability-cryptic-message = Mensaje críptico
ability-clouded = Mente nublada
ability-intimate = Íntima
ability-human-delusion = Ilusión humana
ability-conflicted-loyalties = Lealtades en conflicto
ability-dutiful = Cumplidor
ability-organized = Organizado
ability-reluctant = Reticente
ability-deceitful = Embustero
ability-attorney = Abogado
ability-kleptomania = Cleptomanía
ability-memento = Recuerdo
ability-escort = Escolta
ability-forced-to-eject = Eyección forzosa
ability-treatment = Tratamiento
ability-quarantine = Cuarentena
ability-specialized = Especializado
ability-forward-thinker = Visión de futuro
ability-choose-a-different-path = Elegir otro camino
ability-moral-dilemma = Dilema moral
ability-necessary-steps = Medidas necesarias
ability-abuse-power = Abuso de poder
ability-disreputable = Mala reputación
ability-raptor-pilot = Piloto de Raptors
ability-no-one-gets-left-behind = Nadie se queda atrás
ability-family-commitments = Compromisos familiares
ability-cult-leader = Líder de una secta
ability-broadcast = Emisión
ability-spiritual-crisis = Crisis espiritual
ability-for-love = Por amor
ability-resolute = Resuelta
ability-grieving = De duelo
ability-visions = Visiones
ability-dont-trust-anyone = No te fíes de nadie
ability-heretic = Hereje
ability-calculating = Calculador
ability-modifications = Modificaciones
ability-logic-bound = Esclavo de la lógica
ability-industrious = Laborioso
ability-meticulous = Meticuloso
ability-vanity = Vanidad

# Cartas de Habilidad

skill-card-consolidate-power = Consolidar el poder
skill-card-investigative-committee = Comité de investigación
skill-card-executive-order = Orden ejecutiva
skill-card-declare-emergency = Declarar emergencia
skill-card-launch-scout = Lanzar explorador
skill-card-strategic-planning = Planificación estratégica
skill-card-evasive-maneuvers = Maniobras evasivas
skill-card-maximum-firepower = Máxima potencia de fuego
skill-card-repair = Reparación
skill-card-scientific-research = Investigación científica
skill-card-support-the-people = Apoyar al pueblo
skill-card-preventative-policy = Política preventiva
skill-card-major-victory = Gran victoria
skill-card-at-any-cost = A cualquier precio
skill-card-guts-and-initiative = Agallas e iniciativa
skill-card-critical-situation = Situación crítica
skill-card-full-throttle = A todo gas
skill-card-run-interference = Maniobra de distracción
skill-card-jury-rigged = Apaño improvisado
skill-card-calculations = Cálculos
skill-card-broadcast-location = Transmitir la posición
skill-card-by-your-command = A tus órdenes
skill-card-special-destiny = Destino especial
skill-card-gods-plan = El plan de Dios
skill-card-sabotage = Sabotaje
skill-card-human-weakness = Debilidad humana
skill-card-force-their-hand = Obligarlos a actuar
skill-card-popular-influence = Influencia popular
skill-card-negotiation = Negociación
skill-card-all-hands-on-deck = Todos a sus puestos
skill-card-restore-order = Restablecer el orden
skill-card-change-of-plans = Cambio de planes
skill-card-quick-thinking = Rapidez mental
skill-card-unorthodox-plan = Plan poco ortodoxo
skill-card-a-second-chance = Una segunda oportunidad
skill-card-dogfight = Combate de cazas
skill-card-combat-veteran = Veterano de combate
skill-card-launch-reserves = Lanzar la Reserva
skill-card-install-upgrades = Instalar mejoras
skill-card-raptor-specialist = Especialista en Raptors
skill-card-test-the-limits = Poner a prueba los límites
skill-card-bait = Cebo
skill-card-dradis-contact = Contacto en el DRADIS
skill-card-a-better-machine = Una máquina mejor
skill-card-personal-vices = Vicios personales
skill-card-violent-outbursts = Arrebatos violentos
skill-card-exploit-a-weakness = Aprovechar una debilidad

# Cartas de Crisis; .special es el título de la regla especial de un ataque

crisis-a-traitor-accused = Acusado de traición
crisis-admiral-grilled = El Almirante interrogado
crisis-ambush = Emboscada
    .special = Pilotos novatos
crisis-analyze-enemy-fighter = Analizar un caza enemigo
crisis-besieged = Asediados
    .special = Muchas bajas
crisis-boarding-parties = Partidas de abordaje
    .special = Asalto por sorpresa
crisis-bomb-threat = Amenaza de bomba
crisis-build-cylon-detector = Construir un detector de cylons
crisis-colonial-day = Día Colonial
crisis-crash-landing = Aterrizaje forzoso
crisis-crippled-raider = Incursor averiado
crisis-cylon-accusation = Acusado de ser cylon
crisis-cylon-screenings = Cribado de cylons
crisis-cylon-swarm = Oleada de cylons
    .special = Despliegue a gran escala
crisis-cylon-tracking-device = Dispositivo de rastreo cylon
crisis-cylon-virus = Virus cylon
crisis-declare-martial-law = Declarar la ley marcial
crisis-detector-sabotage = Sabotaje del detector
crisis-elections-loom = Elecciones a la vista
crisis-food-shortage = Escasez de alimentos
crisis-forced-water-mining = Extracción forzosa de agua
crisis-fulfiller-of-prophecy = Líder profetizado
crisis-guilt-by-collusion = Culpable de complicidad
crisis-hangar-accident = Accidente en el hangar
crisis-heavy-assault = Asalto en toda regla
    .special = Bombardeo intenso
crisis-informing-the-public = Informar a la ciudadanía
crisis-jammed-assault = Asalto con interferencias
    .special = Comunicaciones interferidas
crisis-jump-computer-failure = Avería del ordenador de salto
crisis-keep-tabs-on-visitor = Vigilar al visitante
crisis-legendary-discovery = Descubrimiento legendario
crisis-loss-of-a-friend = Pérdida de un amigo
crisis-low-supplies = Pocas provisiones
crisis-mandatory-testing = Análisis obligatorios
crisis-missing-g4-explosives = Explosivos G4 desaparecidos
crisis-network-computers = Ordenadores en red
crisis-prison-labor = Trabajo penitenciario
crisis-prisoner-revolt = Revuelta de presos
crisis-raiding-party = Grupo de asalto
    .special = Fallo de los motores de salto
crisis-requested-resignation = Petición de dimisión
crisis-rescue-caprica-survivors = Rescatar a los supervivientes de Cáprica
crisis-rescue-mission = Misión de rescate
crisis-rescue-the-fleet = Rescatar la flota
crisis-resistance = Resistencia
crisis-riots = Disturbios
crisis-scouting-for-fuel = En busca de combustible
crisis-scouting-for-water = En busca de agua
crisis-security-breach = Brecha de seguridad
crisis-send-survey-team = Enviar un equipo de reconocimiento
crisis-sleep-deprivation = Falta de sueño
crisis-surrounded = Rodeados
    .special = Pánico
crisis-tactical-strike = Golpe táctico
    .special = Asalto al hangar
crisis-terrorist-bomber = Terrorista suicida
crisis-terrorist-investigations = Investigación antiterrorista
crisis-the-olympic-carrier = La Olympic Carrier
crisis-thirty-three = Treinta y tres minutos
    .special = Persecución implacable
crisis-unexpected-reunion = Reencuentro inesperado
crisis-unidentified-ship = Nave sin identificar
crisis-water-sabotaged = Sabotaje del agua
crisis-water-shortage = Escasez de agua
crisis-weapon-malfunction = Avería de armamento
crisis-witch-hunt = Caza de brujas

crisis-a-verdict-of-guilty = Veredicto de culpabilidad
crisis-an-offer-of-peace = Oferta de paz
crisis-assassination-plot = Complot de asesinato
crisis-civilian-ship-nuked = Ataque nuclear a una Nave Civil
crisis-code-blue = Código azul
crisis-defending-a-prisoner = Defender a un preso
crisis-dogfight = Combate de cazas
    .special = Ataque incesante
crisis-food-hoarding-in-the-fleet = Acaparamiento de alimentos en la flota
crisis-medical-breakthrough = Avance médico
crisis-pressure-the-supply-ships = Presionar a las naves de suministro
crisis-reunite-the-fleet = Reunificar la flota
crisis-review-galacticas-log = Revisar la bitácora de Galactica
crisis-sabotage-investigated = Sabotaje investigado
crisis-scar = Scar
    .special = Venganza personal
crisis-standoff-with-pegasus = Enfrentamiento con la Pegasus
crisis-suspicious-election-results = Resultados electorales sospechosos
crisis-the-black-market = El mercado negro
crisis-the-guardians = Los Guardianes
    .special = Tripulación de Raptor capturada
crisis-training-snafu = Desastre en el entrenamiento
crisis-unsettling-stories = Historias inquietantes

crisis-a-desperate-pact = Un pacto desesperado
crisis-abandon-galactica = Abandonar Galactica
crisis-an-ambitious-operation = Una operación ambiciosa
crisis-blindsided = Desprevenidos
    .special = Arrancarles los ojos
crisis-consult-the-hybrid = Consultar al Híbrido
crisis-dangerous-plots = Tramas peligrosas
crisis-dishonest-tactics = Tácticas deshonestas
crisis-domestic-dispute = Disputa doméstica
crisis-earth-in-ruins = La Tierra en ruinas
crisis-enemy-of-my-enemy = El enemigo de mi enemigo
crisis-event-horizon = Horizonte de sucesos
    .special = Pozo gravitatorio
crisis-galactica-falling-apart = Galactica se cae a pedazos
crisis-give-in-to-despair = Ceder a la desesperación
crisis-hornets-nest = Avispero
    .special = Fuego de supresión
crisis-hybrid-in-panic = El Híbrido, presa del pánico
crisis-incitement-to-mutiny = Incitación al motín
crisis-insubordinate-crew = Tripulación insubordinada
crisis-lockdown = Bloqueo total
    .special = Ataque coordinado
crisis-one-last-cocktail = Un último cóctel
crisis-question-procedure = Cuestionar el procedimiento
crisis-quorum-in-uproar = El Quórum, alborotado
crisis-rallying-support = Recabar apoyos
crisis-reactor-critical = Reactor en estado crítico
crisis-rebuild-trust = Recuperar la confianza
crisis-religious-turmoil = Agitación religiosa
crisis-reprisal = Represalia
    .special = Ocasión para la traición
crisis-requisition-for-demetrius = Requisa para la Demetrius
crisis-secret-meetings = Reuniones secretas
crisis-starvation-in-dogsville = Hambre en Dogsville
crisis-trial-by-fire = Prueba de fuego
    .special = Llega la caballería

crisis-a-cylon-ally = Un aliado cylon
crisis-arrests-at-night = Arrestos nocturnos
crisis-attack-on-the-power-plant = Ataque a la central eléctrica
crisis-betrayed-from-within = Traicionados desde dentro
crisis-brutal-treatment = Trato brutal
crisis-centurion-ambush = Emboscada de Centuriones
crisis-contact-informant = Contactar con el informador
crisis-contact-raptor = Contactar con el Raptor
crisis-decode-cylon-maps = Descifrar mapas cylons
crisis-demanded-surrender = Exigencia de rendición
crisis-dissent-among-cylons = Discordia entre los cylons
crisis-establish-sanitation = Instalar saneamiento
crisis-execution-list = Lista de ejecuciones
crisis-held-for-questioning = Retenido para interrogatorio
crisis-hiding-underground = Ocultos bajo tierra
crisis-intra-atmos-entry = Entrada en la atmósfera
crisis-keeping-hera-hidden = Ocultar a Hera
crisis-labor-union-strike = Huelga sindical
crisis-marine-reinforcements = Refuerzos de marines
crisis-meet-liaison-officer = Reunión con el oficial de enlace
crisis-ncp-graduation = Graduación de la PNC
crisis-ncp-recruitment = Reclutamiento de la PNC
crisis-organize-the-pilots = Organizar a los pilotos
crisis-playing-with-emotions = Jugar con las emociones
crisis-prepare-for-a-fight = Prepararse para el combate
crisis-prepare-the-civilians = Preparar a los civiles
crisis-recover-launch-keys = Recuperar las llaves de lanzamiento
crisis-rescue-detainees = Rescatar a los detenidos
crisis-resistance-bombings = Atentados de la resistencia
crisis-second-thoughts = Dudas

# Cartas de Crisis Extrema

super-crisis-bomb-on-colonial-1 = Bomba en la Colonial Uno
super-crisis-cylon-intruders = Intrusos cylons
super-crisis-fleet-mobilization = Movilización de la flota
super-crisis-inbound-nukes = Armas nucleares en camino
super-crisis-massive-assault = Asalto masivo
    .special = Apagón
super-crisis-demand-peace-manifesto = Manifiesto “Exigid la paz”
super-crisis-footage-transmitted = Grabación emitida
super-crisis-lured-into-a-trap = Atraídos a una trampa
    .special = Reparaciones peligrosas pero necesarias
super-crisis-psychological-warfare = Guerra psicológica
super-crisis-the-farm = La granja

# Cartas de Quórum

quorum-accept-prophecy = Aceptar la profecía
quorum-arrest-order = Orden de arresto
quorum-assign-arbitrator = Designar árbitro
quorum-assign-mission-specialist = Designar especialista para misión
quorum-assign-vice-president = Designar vicepresidente
quorum-authorization-of-brutal-force = Autorizar la fuerza bruta
quorum-encourage-mutiny = Alentar un motín
quorum-food-rationing = Racionamiento de alimentos
quorum-inspirational-speech = Discurso inspirador
quorum-presidential-pardon = Indulto presidencial
quorum-release-cylon-mugshots = Difundir fotos de los cylons
quorum-assign-chief-of-staff = Designar jefe de gabinete
quorum-civilian-self-defense = Autodefensa civil
quorum-consult-the-oracle = Consultar al oráculo
quorum-enact-production-quotas = Imponer cuotas de producción
quorum-eulogy = Elogio fúnebre
quorum-execute-prisoner = Ejecutar a un preso
quorum-probation = Libertad condicional
quorum-resources-for-galactica = Recursos para Galactica
quorum-unsavory-connections = Contactos turbios

# Destinos y objetivos

destination-asteroid-field = Campo de asteroides
destination-barren-planet = Planeta yermo
destination-cylon-ambush = Emboscada cylon
destination-cylon-refinery = Refinería cylon
destination-deep-space = Espacio profundo
destination-desolate-moon = Luna desolada
destination-icy-moon = Luna helada
destination-ragnar-anchorage = Fondeadero de Ragnar
destination-remote-planet = Planeta lejano
destination-tylium-planet = Planeta rico en tilio
destination-a-civilian-convoy = Un convoy civil
destination-binary-star = Estrella binaria
destination-gas-cloud = Nube de gas
destination-mining-asteroid = Asteroide minero
destination-misjump = Salto errado

objective-kobol = Kobol
objective-new-caprica = Nueva Cáprica
objective-earth = La Tierra

# Cartas de Lealtad; .power distingue las cartas cylons

loyalty-you-are-not-a-cylon = No eres un cylon
loyalty-you-are-a-cylon-can-damage-galactica = Eres un cylon
    .power = Puedes dañar Galactica
loyalty-you-are-a-cylon-can-reduce-morale-by-1 = Eres un cylon
    .power = Puedes reducir la Moral en 1
loyalty-you-are-a-cylon-can-send-a-character-to-sickbay = Eres un cylon
    .power = Puedes enviar a un personaje a la Enfermería
loyalty-you-are-a-cylon-can-send-a-character-to-the-brig = Eres un cylon
    .power = Puedes enviar a un personaje a la Prisión
loyalty-you-are-a-cylon-can-make-players-draw-treachery-cards = Eres un cylon
    .power = Puedes hacer robar cartas de Traición
loyalty-you-are-a-sympathizer = Eres un simpatizante
loyalty-you-are-a-sympathetic-cylon = Eres un cylon benévolo
loyalty-you-are-the-mutineer = Eres el amotinado

# Planes

agenda-genocide = Genocidio
agenda-grant-mercy = Conceder clemencia
agenda-mutual-annihilation = Aniquilación mutua
agenda-reduce-them-to-ruins = Reducirlos a escombros
agenda-show-their-true-nature = Mostrar su verdadera naturaleza
agenda-siege-warfare = Guerra de asedio
agenda-convert-the-infidels = Convertir a los infieles
agenda-guide-them-to-destiny = Guiarlos a su destino
agenda-join-the-colonials = Unirse a los coloniales
agenda-prove-their-worth = Demostrar su valía
agenda-salvage-their-equipment = Aprovechar su equipo
agenda-the-illusion-of-hope = La ilusión de la esperanza

# Cartas de Motín

mutiny-armed-resistance = Resistencia armada
mutiny-assume-command = Tomar el mando
mutiny-bait-and-switch = Gato por liebre
mutiny-betrayal-of-trust = Abuso de confianza
mutiny-blackmail = Chantaje
mutiny-clipped-wings = Alas cortadas
mutiny-controversial-speech = Discurso polémico
mutiny-feed-the-people = Alimentar al pueblo
mutiny-impeachment = Destitución
mutiny-make-a-deal = Hacer un trato
mutiny-necessary-risk = Riesgo necesario
mutiny-panic = Pánico
mutiny-peaceful-resistance = Resistencia pacífica
mutiny-ruined-reputation = Reputación arruinada
mutiny-scavenging-for-parts = En busca de piezas
mutiny-selfish-act = Acto egoísta
mutiny-send-a-message = Enviar un mensaje
mutiny-set-the-agenda = Fijar el orden del día
mutiny-the-strong-survive = Sobreviven los fuertes
mutiny-unauthorized-usage = Uso no autorizado
mutiny-violent-protest = Protesta violenta
mutiny-weapons-armed = Armamento listo

# Motivos

motive-a-false-sense-of-security = Una falsa sensación de seguridad
motive-a-justified-response = Una respuesta justificada
motive-end-the-chase = Acabar con la persecución
motive-fight-with-honor = Luchar con honor
motive-harvest-their-resources = Cosechar sus recursos
motive-improve-efficiency = Mejorar la eficiencia
motive-keep-them-docile = Mantenerlos dóciles
motive-learn-to-cherish = Aprender a valorar
motive-make-an-ally = Ganarse un aliado
motive-no-unnecessary-force = Sin fuerza innecesaria
motive-pressure-their-leaders = Presionar a sus líderes
motive-remove-the-threat = Eliminar la amenaza
motive-savor-their-demise = Saborear su caída
motive-subjects-for-study = Sujetos de estudio

# Misiones

mission-attack-on-the-colony = Ataque a la Colonia
mission-cylon-civil-war = Guerra civil cylon
mission-destroy-the-hub = Destruir el Núcleo
mission-digging-up-the-past = Desenterrar el pasado
mission-needs-of-the-people = Las necesidades del pueblo
mission-rescue-hera = Rescatar a Hera
mission-the-red-stripes = Las franjas rojas
mission-the-search-for-home = La búsqueda del hogar

# Fichas, con su título

basestar-damage-critical-hit = Impacto crítico
basestar-damage-disabled-hangar = Hangar inutilizado
basestar-damage-disabled-weapons = Armamento inutilizado
basestar-damage-structural-damage = Daños estructurales

token-civilian-ship = Nave Civil
token-nuke = Arma Nuclear
token-basestar = Estrella Base
token-raider = Incursor
token-heavy-raider = Incursor Pesado
token-viper = Viper
token-raptor = Raptor
token-centurion = Centurión
token-occupation-force = Fuerzas de Ocupación
token-scar = Scar
token-cylon-locations-overlay = Localizaciones Cylon
token-infiltration = Infiltración
token-miracle-token = Ficha de Milagro
token-assault-raptor = Raptor de asalto
token-basestar-allegiance-marker = Indicador de afiliación de la Estrella Base

board-colonial-one-overlay = Colonial Uno
board-cylon-locations-overlay = Localizaciones Cylon
board-demetrius = Demetrius
board-active-mission = Misión activa
board-rebel-basestar = Estrella Base rebelde
board-basestar-allegiance = Afiliación de la Estrella Base
token-fleet-marker = Indicador de Flota
token-current-player-marker = Indicador de Jugador Actual
token-character-token = Indicador de Personaje
token-piloting-token = Ficha de Pilotaje
