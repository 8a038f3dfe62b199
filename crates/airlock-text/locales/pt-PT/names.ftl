# Nomes, e os substantivos de que as outras mensagens são feitas.
#
# Ortografia em vigor (Acordo de 1990). O jogador é tratado por tu.
#
# Formas usadas em português:
#   .o   com artigo definido: a Prisão, o Comando, as Comunicações, Caprica (sem artigo)
#   .no  com «em»: na Prisão, no Comando, em Caprica
#   .do  com «de»: da Prisão, do Comando, de Caprica
#   .ao  com «a»: à Prisão, ao jogador, a Starbuck
#   .um  com artigo indefinido: um Raider, uma nave Civil
#   .nem o mesmo com artigo, ligado por «nem» nas listas
#   .e   o mesmo, com «e» antes do último nas listas
#   .g   género e número, para a concordância: m, f, mp, fp
#   .inf (só em effects.ftl) a frase no infinitivo, depois de «podes» ou «pode» e nas perguntas de sim ou não
# Os nomes de pessoas não levam artigo, porque de alguns jogadores não se conhece o género.

# Ligações

number-range = { $from }–{ $to }
list-comma = { $first }, { $last }
    .e = { $first } e { $last }
list-and = { $first } e { $last }
list-or = { $first } ou { $last }
# O mesmo depois de uma negação: «não podes ativar A nem B»
list-nor = { $first } nem { $last }
list-clauses = { $first }; { $last }
list-then = { $first }, e depois { $last }
# Frases dentro de outra: «compra 2 cartas e descarta 1»
list-deeds-comma = { $first }, { $last }
list-deeds = { $first } e { $last }
# O que tem de se verificar
list-conditions-comma = { $first }, { $last }
list-conditions = { $first } e { $last }
# Frases de um texto; o ponto final da última vem da mensagem à volta
list-sentences = { $first }. { $last }

# Pessoas

person-you = tu
    .do = de ti
    .ao = a ti
    .com = contigo
    .g = m
person-other = { $name }
    .do = de { $name }
    .ao = a { $name }
    .com = com { $name }
    .g = m
# A mesma pessoa pelo nome curto de uma personagem, de que se conhece o género
person-character = { $name }
    .do = de { $name }
    .ao = a { $name }
    .com = com { $name }
    .g = { $name-g }

# Substantivos contados

n-craft = { $craft-id ->
    [scar] { $craft }
   *[other] { $count } { $craft }
}
n-skill-cards = { $count ->
    [one] 1 carta de Habilidade
   *[other] { $count } cartas de Habilidade
}
n-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
n-mutiny-cards = { $count ->
    [one] 1 carta de Motim
   *[other] { $count } cartas de Motim
}
n-miracle-tokens = { $cost ->
    [one] 1 marcador de Milagre
   *[other] { $cost } marcadores de Milagre
}
n-centurions = { $count ->
    [one] 1 Centurião
   *[other] { $count } Centuriões
}
card-with-strength = { $card } { $strength }
loyalty-with-power = { $card } ({ $power })

# Termos

set-base = jogo base
set-pegasus = Pegasus
set-daybreak = Aurora

resource-fuel = Combustível
    .o = o Combustível
    .do = do Combustível
resource-food = Comida
    .o = a Comida
    .do = da Comida
resource-morale = Moral
    .o = a Moral
    .do = da Moral
resource-population = População
    .o = a População
    .do = da População

skill-politics = Política
    .o = o baralho de Política
    .do = do baralho de Política
    .no = no baralho de Política
skill-leadership = Liderança
    .o = o baralho de Liderança
    .do = do baralho de Liderança
    .no = no baralho de Liderança
skill-tactics = Tática
    .o = o baralho de Tática
    .do = do baralho de Tática
    .no = no baralho de Tática
skill-piloting = Pilotagem
    .o = o baralho de Pilotagem
    .do = do baralho de Pilotagem
    .no = no baralho de Pilotagem
skill-engineering = Engenharia
    .o = o baralho de Engenharia
    .do = do baralho de Engenharia
    .no = no baralho de Engenharia
skill-treachery = Traição
    .o = o baralho de Traição
    .do = do baralho de Traição
    .no = no baralho de Traição

side-human = os humanos
    .do = dos humanos
    .ao = aos humanos
side-cylon = os Cylons
    .do = dos Cylons
    .ao = aos Cylons

team-human = humano
team-cylon = Cylon
team-sympathizer = simpatizante
team-sympathetic-cylon = Cylon benévolo
team-mutineer = Amotinado

title-admiral = Almirante
title-president = Presidente

ship-galactica = Galactica
    .o = a Galactica
    .do = da Galactica
    .no = na Galactica
    .g = f
ship-colonial-one = Colonial One
    .o = a Colonial One
    .do = da Colonial One
    .no = na Colonial One
    .g = f
ship-cylon = Localizações Cylon
    .o = as localizações Cylon
    .do = dos Cylons
    .no = nas localizações Cylon
    .g = fp
ship-pegasus = Pegasus
    .o = a Pegasus
    .do = da Pegasus
    .no = na Pegasus
    .g = f
ship-new-caprica = Nova Caprica
    .o = Nova Caprica
    .do = de Nova Caprica
    .no = em Nova Caprica
    .g = f
ship-demetrius = Demetrius
    .o = a Demetrius
    .do = da Demetrius
    .no = na Demetrius
    .g = f
ship-rebel-basestar = Basestar Rebelde
    .o = a Basestar Rebelde
    .do = da Basestar Rebelde
    .no = na Basestar Rebelde
    .g = f

area-fore = proa
    .o = a área da proa
    .no = na área da proa
    .do = da área da proa
area-starboard-bow = amura de estibordo
    .o = a amura de estibordo
    .no = na amura de estibordo
    .do = da amura de estibordo
area-starboard-aft = alheta de estibordo
    .o = a alheta de estibordo
    .no = na alheta de estibordo
    .do = da alheta de estibordo
area-aft = popa
    .o = a área da popa
    .no = na área da popa
    .do = da área da popa
area-port-aft = alheta de bombordo
    .o = a alheta de bombordo
    .no = na alheta de bombordo
    .do = da alheta de bombordo
area-port-bow = amura de bombordo
    .o = a amura de bombordo
    .no = na amura de bombordo
    .do = da amura de bombordo

craft-raider = { $count ->
    [one] Raider
   *[other] Raiders
}
    .um = um Raider
    .g = m
craft-heavy-raider = { $count ->
    [one] Heavy Raider
   *[other] Heavy Raiders
}
    .um = um Heavy Raider
    .g = m
craft-basestar = { $count ->
    [one] Basestar
   *[other] Basestars
}
    .um = uma Basestar
    .g = f
craft-viper = { $count ->
    [one] Viper
   *[other] Vipers
}
    .um = um Viper
    .g = m
craft-raptor = { $count ->
    [one] Raptor
   *[other] Raptors
}
    .um = um Raptor
    .g = m
craft-civilian = { $count ->
    [one] nave Civil
   *[other] naves Civis
}
    .um = uma nave Civil
    .g = f
craft-scar = Scar
    .um = Scar
    .g = m
craft-assault-raptor = { $count ->
    [one] Raptor de Assalto
   *[other] Raptors de Assalto
}
    .um = um Raptor de Assalto
    .g = m

icon-raiders = Raiders
icon-launch-raiders = lançar Raiders
icon-heavy-raiders = Heavy Raiders
icon-basestars = Basestars
icon-occupation = Forças de Ocupação

deck-crisis = Crise
    .o = o baralho de Crise
    .do = do baralho de Crise
    .no = no baralho de Crise
deck-super-crisis = Super Crise
    .o = o baralho de Super Crise
    .do = do baralho de Super Crise
    .no = no baralho de Super Crise
deck-quorum = Quorum
    .o = o baralho de Quorum
    .do = do baralho de Quorum
    .no = no baralho de Quorum
deck-destination = Trajeto
    .o = o deck de Trajeto
    .do = do deck de Trajeto
    .no = no deck de Trajeto
deck-mutiny = Motim
    .o = o baralho de Motim
    .do = do baralho de Motim
    .no = no baralho de Motim
deck-mission = Missão
    .o = o baralho de Missões
    .do = do baralho de Missões
    .no = no baralho de Missões
deck-hostile = Plano hostil
    .o = o baralho de Planos hostis
    .do = do baralho de Planos hostis
    .no = no baralho de Planos hostis
deck-sympathetic = Plano benévolo
    .o = o baralho de Planos benévolos
    .do = do baralho de Planos benévolos
    .no = no baralho de Planos benévolos

outcome-pass = sucesso
outcome-partial = sucesso parcial
outcome-fail = falha

# Localizações

location-ftl-control = Controlo de Salto FTL
    .o = o Controlo de Salto FTL
    .no = no Controlo de Salto FTL
    .do = do Controlo de Salto FTL
    .g = m
location-weapons-control = Controlo de Armamento
    .o = o Controlo de Armamento
    .no = no Controlo de Armamento
    .do = do Controlo de Armamento
    .g = m
location-command = Comando
    .o = o Comando
    .no = no Comando
    .do = do Comando
    .g = m
location-communications = Comunicações
    .o = as Comunicações
    .no = nas Comunicações
    .do = das Comunicações
    .g = fp
location-admirals-quarters = Aposentos do Almirante
    .o = os Aposentos do Almirante
    .no = nos Aposentos do Almirante
    .do = dos Aposentos do Almirante
    .g = mp
location-research-lab = Laboratório de Investigação
    .o = o Laboratório de Investigação
    .no = no Laboratório de Investigação
    .do = do Laboratório de Investigação
    .g = m
location-hangar-deck = Hangar
    .o = o Hangar
    .no = no Hangar
    .do = do Hangar
    .g = m
location-armory = Arsenal
    .o = o Arsenal
    .no = no Arsenal
    .do = do Arsenal
    .g = m
location-sickbay = Enfermaria
    .o = a Enfermaria
    .no = na Enfermaria
    .do = da Enfermaria
    .g = f
location-brig = Prisão
    .o = a Prisão
    .no = na Prisão
    .do = da Prisão
    .g = f
location-press-room = Sala de Imprensa
    .o = a Sala de Imprensa
    .no = na Sala de Imprensa
    .do = da Sala de Imprensa
    .g = f
location-presidents-office = Gabinete Presidencial
    .o = o Gabinete Presidencial
    .no = no Gabinete Presidencial
    .do = do Gabinete Presidencial
    .g = m
location-administration = Administração
    .o = a Administração
    .no = na Administração
    .do = da Administração
    .g = f
location-caprica = Caprica
    .o = Caprica
    .no = em Caprica
    .do = de Caprica
    .g = f
location-cylon-fleet = Frota Cylon
    .o = a Frota Cylon
    .no = na Frota Cylon
    .do = da Frota Cylon
    .g = f
location-human-fleet = Frota Humana
    .o = a Frota Humana
    .no = na Frota Humana
    .do = da Frota Humana
    .g = f
location-resurrection-ship = Nave da Ressurreição
    .o = a Nave da Ressurreição
    .no = na Nave da Ressurreição
    .do = da Nave da Ressurreição
    .g = f
location-pegasus-cic = CIC da Pegasus
    .o = o CIC da Pegasus
    .no = no CIC da Pegasus
    .do = do CIC da Pegasus
    .g = m
location-airlock = Câmara de Descompressão
    .o = a Câmara de Descompressão
    .no = na Câmara de Descompressão
    .do = da Câmara de Descompressão
    .g = f
location-main-batteries = Baterias Principais
    .o = as Baterias Principais
    .no = nas Baterias Principais
    .do = das Baterias Principais
    .g = fp
location-engine-room = Casa das Máquinas
    .o = a Casa das Máquinas
    .no = na Casa das Máquinas
    .do = da Casa das Máquinas
    .g = f
location-medical-center = Centro Médico
    .o = o Centro Médico
    .no = no Centro Médico
    .do = do Centro Médico
    .g = m
location-detention = Centro de Detenção
    .o = o Centro de Detenção
    .no = no Centro de Detenção
    .do = do Centro de Detenção
    .g = m
location-resistance-hq = QG da Resistência
    .o = o QG da Resistência
    .no = no QG da Resistência
    .do = do QG da Resistência
    .g = m
location-occupation-authority = Autoridade de Ocupação
    .o = a Autoridade de Ocupação
    .no = na Autoridade de Ocupação
    .do = da Autoridade de Ocupação
    .g = f
location-breeders-canyon = Desfiladeiro do Criador
    .o = o Desfiladeiro do Criador
    .no = no Desfiladeiro do Criador
    .do = do Desfiladeiro do Criador
    .g = m
location-shipyard = Estaleiro
    .o = o Estaleiro
    .no = no Estaleiro
    .do = do Estaleiro
    .g = m
location-quorum-chamber = Câmara do Quorum
    .o = a Câmara do Quorum
    .no = na Câmara do Quorum
    .do = da Câmara do Quorum
    .g = f
location-hub-destroyed = Núcleo Destruído
    .o = o Núcleo Destruído
    .no = no Núcleo Destruído
    .do = do Núcleo Destruído
    .g = m
location-bridge = Ponte
    .o = a Ponte
    .no = na Ponte
    .do = da Ponte
    .g = f
location-tactical-plot = Mesa Tática
    .o = a Mesa Tática
    .no = na Mesa Tática
    .do = da Mesa Tática
    .g = f
location-captains-cabin = Camarote do Capitão
    .o = o Camarote do Capitão
    .no = no Camarote do Capitão
    .do = do Camarote do Capitão
    .g = m
location-hybrid-tank = Tanque do Híbrido
    .o = o Tanque do Híbrido
    .no = no Tanque do Híbrido
    .do = do Tanque do Híbrido
    .g = m
location-datastream = Fluxo de Dados
    .o = o Fluxo de Dados
    .no = no Fluxo de Dados
    .do = do Fluxo de Dados
    .g = m
location-raider-bay = Baía de Raiders
    .o = a Baía de Raiders
    .no = na Baía de Raiders
    .do = da Baía de Raiders
    .g = f

# Personagens

character-kind-political-leader = Líder Político
character-kind-military-leader = Líder Militar
character-kind-pilot = Piloto
character-kind-support = Suporte
character-kind-cylon-leader = Líder Cylon

character-william-adama = William Adama
    .g = m
    .short = Adama
    .short-g = m
character-saul-tigh = Saul Tigh
    .g = m
    .short = Tigh
    .short-g = m
character-karl-helo-agathon = Karl “Helo” Agathon
    .g = m
    .short = Helo
    .short-g = m
character-lee-apollo-adama = Lee “Apollo” Adama
    .g = m
    .short = Apollo
    .short-g = m
character-kara-starbuck-thrace = Kara “Starbuck” Thrace
    .g = f
    .short = Starbuck
    .short-g = f
character-sharon-boomer-valerii = Sharon “Boomer” Valerii
    .g = f
    .short = Boomer
    .short-g = f
character-chief-galen-tyrol = Galen “Chief” Tyrol
    .g = m
    .short = Chief
    .short-g = m
character-tom-zarek = Tom Zarek
    .g = m
    .short = Zarek
    .short-g = m
character-gaius-baltar = Gaius Baltar
    .g = m
    .short = Baltar
    .short-g = m
character-laura-roslin = Laura Roslin
    .g = f
    .short = Roslin
    .short-g = f
character-helena-cain = Helena Cain
    .g = f
    .short = Cain
    .short-g = f
character-anastasia-dee-dualla = Anastasia “Dee” Dualla
    .g = f
    .short = Dee
    .short-g = f
character-ellen-tigh = Ellen Tigh
    .g = f
    .short = Ellen
    .short-g = f
character-louanne-kat-katraine = Louanne “Kat” Katraine
    .g = f
    .short = Kat
    .short-g = f
character-cavil = Cavil
    .g = m
    .short = Cavil
    .short-g = m
character-leoben-conoy = Leoben Conoy
    .g = m
    .short = Leoben
    .short-g = m
character-caprica-six = Seis “Caprica”
    .g = f
    .short = Seis
    .short-g = f
character-louis-hoshi = Louis Hoshi
    .g = m
    .short = Hoshi
    .short-g = m
character-romo-lampkin = Romo Lampkin
    .g = m
    .short = Lampkin
    .short-g = m
character-brendan-hot-dog-costanza = Brendan “Hot Dog” Costanza
    .g = m
    .short = Hot Dog
    .short-g = m
character-sherman-doc-cottle = Sherman “Doc” Cottle
    .g = m
    .short = Cottle
    .short-g = m
character-lee-adama-alt = Lee Adama
    .g = m
    .short = Lee
    .short-g = m
character-tom-zarek-alt = Tom Zarek (Líder Militar)
    .g = m
    .short = Zarek
    .short-g = m
character-karl-helo-agathon-alt = Karl “Helo” Agathon (Piloto)
    .g = m
    .short = Helo
    .short-g = m
character-gaius-baltar-alt = Gaius Baltar (Suporte)
    .g = m
    .short = Baltar
    .short-g = m
character-sharon-athena-agathon = Sharon “Atena” Agathon
    .g = f
    .short = Atena
    .short-g = f
character-danna-biers = D’Anna Biers
    .g = f
    .short = D’Anna
    .short-g = f
character-simon-oneill = Simon O’Neill
    .g = m
    .short = Simon
    .short-g = m
character-aaron-doral = Aaron Doral
    .g = m
    .short = Doral
    .short-g = m
character-version = { $name } ({ $kind })

ability-kind-passive = habilidade
ability-kind-once-per-game = uma vez durante o jogo
ability-kind-weakness = fraqueza
ability-kind-action = ação
ability-kind-movement = movimento

ability-inspirational-leader = Líder Inspirador
ability-command-authority = Autoridade de Comando
ability-emotionally-attached = Ligação Emocional
ability-cylon-hatred = Ódio aos Cylons
ability-declare-martial-law = Declarar a Lei Marcial
ability-alcoholic = Alcoólico
ability-eco-officer = Oficial de Contramedidas
ability-moral-compass = Bússola Moral
ability-stranded = Abandonado
ability-alert-viper-pilot = Piloto de Viper de Alerta
ability-cag = CAG
ability-headstrong = Teimoso
ability-expert-pilot = Piloto Exímia
ability-secret-destiny = Destino Secreto
ability-insubordinate = Insubordinada
ability-recon = Reconhecimento
ability-mysterious-intuition = Intuição Misteriosa
ability-sleeper-agent = Agente Adormecida
ability-maintenance-engineer = Engenheiro de Manutenção
ability-blind-devotion = Devoção Cega
ability-reckless = Imprudente
ability-friends-in-low-places = Amigos no Submundo
ability-unconventional-tactics = Táticas Pouco Convencionais
ability-convicted-criminal = Criminoso Condenado
ability-delusional-intuition = Intuição Delirante
ability-cylon-detector = Detetor de Cylons
ability-coward = Cobarde
ability-religious-visions = Visões Religiosas
ability-skilled-politician = Hábil na Política
ability-terminal-illness = Doença Terminal
ability-intolerant = Intolerante
ability-blind-jump = Salto às Cegas
ability-bent-on-revenge = Sede de Vingança
ability-efficient = Eficiente
ability-fast-learner = Aprende Depressa
ability-emotionally-fragile = Emocionalmente Frágil
ability-politically-adroit = Destreza Política
ability-manipulative = Manipuladora
ability-nothing-but-trouble = Só Sarilhos
ability-hotshot = Ás dos Ares
ability-sacrifice = Sacrifício
ability-stim-junkie = Viciada em Estimulantes
ability-primacy = Primazia
ability-aggressive-tactics = Táticas Agressivas
ability-lies-and-secrets = Mentiras e Segredos
ability-glimpse-the-face-of-god = Vislumbrar a Face de Deus
ability-cryptic-message = Mensagem Enigmática
ability-clouded = Mente Toldada
ability-intimate = Íntima
ability-human-delusion = Ilusão Humana
ability-conflicted-loyalties = Lealdades Divididas
ability-dutiful = Cumpridor
ability-organized = Organizado
ability-reluctant = Relutante
ability-deceitful = Ardiloso
ability-attorney = Advogado
ability-kleptomania = Cleptomania
ability-memento = Recordação
ability-escort = Escolta
ability-forced-to-eject = Ejeção Forçada
ability-treatment = Tratamento
ability-quarantine = Quarentena
ability-specialized = Especializado
ability-forward-thinker = Visionário
ability-choose-a-different-path = Escolher Outro Caminho
ability-moral-dilemma = Dilema Moral
ability-necessary-steps = Medidas Necessárias
ability-abuse-power = Abuso de Poder
ability-disreputable = Má Fama
ability-raptor-pilot = Piloto de Raptor
ability-no-one-gets-left-behind = Ninguém Fica para Trás
ability-family-commitments = Compromissos Familiares
ability-cult-leader = Líder de Culto
ability-broadcast = Transmissão
ability-spiritual-crisis = Crise Espiritual
ability-for-love = Por Amor
ability-resolute = Resoluta
ability-grieving = De Luto
ability-visions = Visões
ability-dont-trust-anyone = Não Confies em Ninguém
ability-heretic = Herética
ability-calculating = Calculista
ability-modifications = Modificações
ability-logic-bound = Preso à Lógica
ability-industrious = Diligente
ability-meticulous = Meticuloso
ability-vanity = Vaidade


# Cartas de Lealdade; .power distingue as cartas de Cylon


# Cartas de Habilidade

skill-card-consolidate-power = Consolidação de Poder
skill-card-investigative-committee = Comité de Investigação
skill-card-executive-order = Ordem Executiva
skill-card-declare-emergency = Declaração de Emergência
skill-card-launch-scout = Lançamento de Equipa de Exploração
skill-card-strategic-planning = Planificação Estratégica
skill-card-evasive-maneuvers = Manobras Evasivas
skill-card-maximum-firepower = Poder de Fogo Máximo
skill-card-repair = Reparação
skill-card-scientific-research = Pesquisa Científica
skill-card-support-the-people = Apoiar o Povo
skill-card-preventative-policy = Política Preventiva
skill-card-major-victory = Grande Vitória
skill-card-at-any-cost = A Qualquer Custo
skill-card-guts-and-initiative = Coragem e Iniciativa
skill-card-critical-situation = Situação Crítica
skill-card-full-throttle = A Todo o Gás
skill-card-run-interference = Manobra de Distração
skill-card-jury-rigged = Arranjo Improvisado
skill-card-calculations = Cálculos
skill-card-broadcast-location = Transmitir a Posição
skill-card-by-your-command = Às Tuas Ordens
skill-card-special-destiny = Destino Especial
skill-card-gods-plan = O Plano de Deus
skill-card-sabotage = Sabotagem
skill-card-human-weakness = Fraqueza Humana
skill-card-force-their-hand = Obrigá-los a Agir
skill-card-popular-influence = Influência Popular
skill-card-negotiation = Negociação
skill-card-all-hands-on-deck = Todos a Postos
skill-card-restore-order = Restabelecer a Ordem
skill-card-change-of-plans = Mudança de Planos
skill-card-quick-thinking = Pensamento Rápido
skill-card-unorthodox-plan = Plano Pouco Ortodoxo
skill-card-a-second-chance = Uma Segunda Oportunidade
skill-card-dogfight = Combate de Caças
skill-card-combat-veteran = Veterano de Combate
skill-card-launch-reserves = Lançar as Reservas
skill-card-install-upgrades = Instalar Melhorias
skill-card-raptor-specialist = Especialista em Raptors
skill-card-test-the-limits = Testar os Limites
skill-card-bait = Isco
skill-card-dradis-contact = Contacto no DRADIS
skill-card-a-better-machine = Uma Máquina Melhor
skill-card-personal-vices = Vícios Pessoais
skill-card-violent-outbursts = Acessos de Violência
skill-card-exploit-a-weakness = Explorar uma Fraqueza

# Cartas de Crise; .special é o título da regra especial de um ataque

crisis-a-traitor-accused = Acusado de Traição
crisis-admiral-grilled = O Almirante Interrogado
crisis-ambush = Emboscada
    .special = Treino de Novos Pilotos
crisis-analyze-enemy-fighter = Analisar um Caça Inimigo
crisis-besieged = Sitiados
    .special = Baixas Pesadas
crisis-boarding-parties = Equipas de Abordagem
    .special = Assalto Surpresa
crisis-bomb-threat = Ameaça de Bomba
crisis-build-cylon-detector = Construir um Detetor de Cylons
crisis-colonial-day = Dia Colonial
crisis-crash-landing = Aterragem Forçada
crisis-crippled-raider = Raider Avariado
crisis-cylon-accusation = Acusado de Ser Cylon
crisis-cylon-screenings = Rastreio de Cylons
crisis-cylon-swarm = Enxame Cylon
    .special = Lançamento em Massa
crisis-cylon-tracking-device = Dispositivo de Localização Cylon
crisis-cylon-virus = Vírus Cylon
crisis-declare-martial-law = Declarar a Lei Marcial
crisis-detector-sabotage = Sabotagem do Detetor
crisis-elections-loom = Eleições à Vista
crisis-food-shortage = Escassez de Comida
crisis-forced-water-mining = Extração Forçada de Água
crisis-fulfiller-of-prophecy = O Cumprimento da Profecia
crisis-guilt-by-collusion = Culpa por Conluio
crisis-hangar-accident = Acidente no Hangar
crisis-heavy-assault = Assalto Pesado
    .special = Bombardeamento Pesado
crisis-informing-the-public = Informar o Público
crisis-jammed-assault = Assalto com Interferências
    .special = Interferência nas Comunicações
crisis-jump-computer-failure = Avaria do Computador de Salto
crisis-keep-tabs-on-visitor = Vigiar o Visitante
crisis-legendary-discovery = Descoberta Lendária
crisis-loss-of-a-friend = Perda de um Amigo
crisis-low-supplies = Poucas Provisões
crisis-mandatory-testing = Testes Obrigatórios
crisis-missing-g4-explosives = Explosivos G4 Desaparecidos
crisis-network-computers = Computadores em Rede
crisis-prison-labor = Trabalho Prisional
crisis-prisoner-revolt = Revolta dos Prisioneiros
crisis-raiding-party = Grupo de Assalto
    .special = Avaria do FTL
crisis-requested-resignation = Pedido de Demissão
crisis-rescue-caprica-survivors = Resgatar os Sobreviventes de Caprica
crisis-rescue-mission = Missão de Resgate
crisis-rescue-the-fleet = Resgatar a Frota
crisis-resistance = Resistência
crisis-riots = Tumultos
crisis-scouting-for-fuel = À Procura de Combustível
crisis-scouting-for-water = À Procura de Água
crisis-security-breach = Falha de Segurança
crisis-send-survey-team = Enviar Equipa de Prospeção
crisis-sleep-deprivation = Privação de Sono
crisis-surrounded = Cercados
    .special = Pânico
crisis-tactical-strike = Ataque Tático
    .special = Assalto ao Hangar
crisis-terrorist-bomber = Bombista Suicida
crisis-terrorist-investigations = Investigação de Terrorismo
crisis-the-olympic-carrier = A Olympic Carrier
crisis-thirty-three = Trinta e Três
    .special = Perseguição Implacável
crisis-unexpected-reunion = Reencontro Inesperado
crisis-unidentified-ship = Nave Não Identificada
crisis-water-sabotaged = Sabotagem da Água
crisis-water-shortage = Escassez de Água
crisis-weapon-malfunction = Avaria nas Armas
crisis-witch-hunt = Caça às Bruxas
crisis-a-verdict-of-guilty = Veredicto de Culpa
crisis-an-offer-of-peace = Oferta de Paz
crisis-assassination-plot = Conspiração para Assassinar
crisis-civilian-ship-nuked = Ataque Nuclear a uma Nave Civil
crisis-code-blue = Código Azul
crisis-defending-a-prisoner = Defender um Prisioneiro
crisis-dogfight = Combate de Caças
    .special = Barragem Constante
crisis-food-hoarding-in-the-fleet = Açambarcamento de Comida na Frota
crisis-medical-breakthrough = Avanço Médico
crisis-pressure-the-supply-ships = Pressionar as Naves de Abastecimento
crisis-reunite-the-fleet = Reunir a Frota
crisis-review-galacticas-log = Rever o Diário de Bordo da Galactica
crisis-sabotage-investigated = Sabotagem Investigada
crisis-scar = Scar
    .special = Vingança Pessoal
crisis-standoff-with-pegasus = Impasse com a Pegasus
crisis-suspicious-election-results = Resultados Eleitorais Suspeitos
crisis-the-black-market = O Mercado Negro
crisis-the-guardians = Os Guardiães
    .special = Tripulação de Raptor Capturada
crisis-training-snafu = Desastre no Treino
crisis-unsettling-stories = Histórias Inquietantes
crisis-a-desperate-pact = Um Pacto Desesperado
crisis-abandon-galactica = Abandonar a Galactica
crisis-an-ambitious-operation = Uma Operação Ambiciosa
crisis-blindsided = Apanhados de Surpresa
    .special = Arrancar-lhes os Olhos
crisis-consult-the-hybrid = Consultar o Híbrido
crisis-dangerous-plots = Conspirações Perigosas
crisis-dishonest-tactics = Táticas Desonestas
crisis-domestic-dispute = Disputa Doméstica
crisis-earth-in-ruins = A Terra em Ruínas
crisis-enemy-of-my-enemy = O Inimigo do Meu Inimigo
crisis-event-horizon = Horizonte de Eventos
    .special = Poço Gravitacional
crisis-galactica-falling-apart = A Galactica Desfaz-se
crisis-give-in-to-despair = Ceder ao Desespero
crisis-hornets-nest = Ninho de Vespas
    .special = Fogo de Supressão
crisis-hybrid-in-panic = Híbrido em Pânico
crisis-incitement-to-mutiny = Incitação ao Motim
crisis-insubordinate-crew = Tripulação Insubordinada
crisis-lockdown = Bloqueio Total
    .special = Ataque Concertado
crisis-one-last-cocktail = Um Último Cocktail
crisis-question-procedure = Questionar o Procedimento
crisis-quorum-in-uproar = O Quorum em Alvoroço
crisis-rallying-support = Angariar Apoios
crisis-reactor-critical = Reator em Estado Crítico
crisis-rebuild-trust = Recuperar a Confiança
crisis-religious-turmoil = Agitação Religiosa
crisis-reprisal = Represália
    .special = Oportunidade para a Traição
crisis-requisition-for-demetrius = Requisição para a Demetrius
crisis-secret-meetings = Reuniões Secretas
crisis-starvation-in-dogsville = Fome em Dogsville
crisis-trial-by-fire = Prova de Fogo
    .special = Chegou a Cavalaria
crisis-a-cylon-ally = Um Aliado Cylon
crisis-arrests-at-night = Detenções Noturnas
crisis-attack-on-the-power-plant = Ataque à Central Elétrica
crisis-betrayed-from-within = Traídos por Dentro
crisis-brutal-treatment = Tratamento Brutal
crisis-centurion-ambush = Emboscada de Centuriões
crisis-contact-informant = Contactar o Informador
crisis-contact-raptor = Contactar o Raptor
crisis-decode-cylon-maps = Decifrar Mapas Cylon
crisis-demanded-surrender = Exigência de Rendição
crisis-dissent-among-cylons = Discórdia entre os Cylons
crisis-establish-sanitation = Criar Saneamento
crisis-execution-list = Lista de Execuções
crisis-held-for-questioning = Detido para Interrogatório
crisis-hiding-underground = Escondidos no Subsolo
crisis-intra-atmos-entry = Entrada na Atmosfera
crisis-keeping-hera-hidden = Esconder a Hera
crisis-labor-union-strike = Greve do Sindicato
crisis-marine-reinforcements = Reforços de Fuzileiros
crisis-meet-liaison-officer = Encontro com o Oficial de Ligação
crisis-ncp-graduation = Graduação da PNC
crisis-ncp-recruitment = Recrutamento da PNC
crisis-organize-the-pilots = Organizar os Pilotos
crisis-playing-with-emotions = Brincar com as Emoções
crisis-prepare-for-a-fight = Preparar-se para a Luta
crisis-prepare-the-civilians = Preparar os Civis
crisis-recover-launch-keys = Recuperar as Chaves de Lançamento
crisis-rescue-detainees = Resgatar os Detidos
crisis-resistance-bombings = Atentados da Resistência
crisis-second-thoughts = Dúvidas

# Cartas de Super Crise

super-crisis-bomb-on-colonial-1 = Bomba na Colonial One
super-crisis-cylon-intruders = Intrusos Cylon
super-crisis-fleet-mobilization = Mobilização da Frota
super-crisis-inbound-nukes = Bombas Nucleares a Caminho
super-crisis-massive-assault = Assalto em Massa
    .special = Falha de Energia
super-crisis-demand-peace-manifesto = Manifesto «Exigir a Paz»
super-crisis-footage-transmitted = Imagens Transmitidas
super-crisis-lured-into-a-trap = Atraídos para uma Armadilha
    .special = Reparações Perigosas
super-crisis-psychological-warfare = Guerra Psicológica
super-crisis-the-farm = A Quinta

# Cartas de Quorum

quorum-accept-prophecy = Aceitar a Profecia
quorum-arrest-order = Mandado de Captura
quorum-assign-arbitrator = Nomear Árbitro
quorum-assign-mission-specialist = Nomear Especialista de Missão
quorum-assign-vice-president = Nomear Vice-Presidente
quorum-authorization-of-brutal-force = Autorização de Força Bruta
quorum-encourage-mutiny = Encorajar o Motim
quorum-food-rationing = Racionamento de Comida
quorum-inspirational-speech = Discurso Inspirador
quorum-presidential-pardon = Indulto Presidencial
quorum-release-cylon-mugshots = Divulgar Fotografias de Cylons
quorum-assign-chief-of-staff = Nomear Chefe de Gabinete
quorum-civilian-self-defense = Autodefesa Civil
quorum-consult-the-oracle = Consultar o Oráculo
quorum-enact-production-quotas = Impor Quotas de Produção
quorum-eulogy = Elogio Fúnebre
quorum-execute-prisoner = Executar um Prisioneiro
quorum-probation = Liberdade Condicional
quorum-resources-for-galactica = Recursos para a Galactica
quorum-unsavory-connections = Ligações Duvidosas

# Trajetos e objetivos

destination-asteroid-field = Campo de Asteroides
destination-barren-planet = Planeta Árido
destination-cylon-ambush = Emboscada Cylon
destination-cylon-refinery = Refinaria Cylon
destination-deep-space = Espaço Profundo
destination-desolate-moon = Lua Desolada
destination-icy-moon = Lua Gelada
destination-ragnar-anchorage = Ancoradouro de Ragnar
destination-remote-planet = Planeta Remoto
destination-tylium-planet = Planeta de Tílio
destination-a-civilian-convoy = Um Comboio Civil
destination-binary-star = Estrela Binária
destination-gas-cloud = Nuvem de Gás
destination-mining-asteroid = Asteroide Mineiro
destination-misjump = Salto Errado

objective-kobol = Kobol
objective-new-caprica = Nova Caprica
objective-earth = A Terra
loyalty-you-are-not-a-cylon = Não és um Cylon
loyalty-you-are-a-cylon-can-damage-galactica = És um Cylon
    .power = Danifica a Galactica
loyalty-you-are-a-cylon-can-reduce-morale-by-1 = És um Cylon
    .power = Reduz a Moral em 1
loyalty-you-are-a-cylon-can-send-a-character-to-sickbay = És um Cylon
    .power = Envia uma Personagem para a Enfermaria
loyalty-you-are-a-cylon-can-send-a-character-to-the-brig = És um Cylon
    .power = Envia uma Personagem para a Prisão
loyalty-you-are-a-cylon-can-make-players-draw-treachery-cards = És um Cylon
    .power = Faz Comprar Cartas de Traição
loyalty-you-are-a-sympathizer = És um simpatizante
loyalty-you-are-a-sympathetic-cylon = És um Cylon benévolo
loyalty-you-are-the-mutineer = És o Amotinado

# Planos

agenda-genocide = Genocídio
agenda-grant-mercy = Conceder Clemência
agenda-mutual-annihilation = Aniquilação Mútua
agenda-reduce-them-to-ruins = Reduzi-los a Ruínas
agenda-show-their-true-nature = Mostrar a Sua Verdadeira Natureza
agenda-siege-warfare = Guerra de Cerco
agenda-convert-the-infidels = Converter os Infiéis
agenda-guide-them-to-destiny = Guiá-los ao Destino
agenda-join-the-colonials = Juntar-se aos Coloniais
agenda-prove-their-worth = Provar o Seu Valor
agenda-salvage-their-equipment = Aproveitar o Seu Equipamento
agenda-the-illusion-of-hope = A Ilusão da Esperança

# Cartas de Motim

mutiny-armed-resistance = Resistência Armada
mutiny-assume-command = Assumir o Comando
mutiny-bait-and-switch = Gato por Lebre
mutiny-betrayal-of-trust = Abuso de Confiança
mutiny-blackmail = Chantagem
mutiny-clipped-wings = Asas Cortadas
mutiny-controversial-speech = Discurso Polémico
mutiny-feed-the-people = Alimentar o Povo
mutiny-impeachment = Destituição
mutiny-make-a-deal = Fazer um Acordo
mutiny-necessary-risk = Risco Necessário
mutiny-panic = Pânico
mutiny-peaceful-resistance = Resistência Pacífica
mutiny-ruined-reputation = Reputação Arruinada
mutiny-scavenging-for-parts = À Procura de Peças
mutiny-selfish-act = Ato Egoísta
mutiny-send-a-message = Enviar uma Mensagem
mutiny-set-the-agenda = Definir a Ordem do Dia
mutiny-the-strong-survive = Os Fortes Sobrevivem
mutiny-unauthorized-usage = Uso Não Autorizado
mutiny-violent-protest = Protesto Violento
mutiny-weapons-armed = Armas a Postos

# Motivos

motive-a-false-sense-of-security = Uma Falsa Sensação de Segurança
motive-a-justified-response = Uma Resposta Justificada
motive-end-the-chase = Acabar com a Perseguição
motive-fight-with-honor = Lutar com Honra
motive-harvest-their-resources = Colher os Seus Recursos
motive-improve-efficiency = Melhorar a Eficiência
motive-keep-them-docile = Mantê-los Dóceis
motive-learn-to-cherish = Aprender a Estimar
motive-make-an-ally = Ganhar um Aliado
motive-no-unnecessary-force = Sem Força Desnecessária
motive-pressure-their-leaders = Pressionar os Seus Líderes
motive-remove-the-threat = Eliminar a Ameaça
motive-savor-their-demise = Saborear a Sua Queda
motive-subjects-for-study = Objetos de Estudo

# Missões

mission-attack-on-the-colony = Ataque à Colónia
mission-cylon-civil-war = Guerra Civil Cylon
mission-destroy-the-hub = Destruir o Núcleo
mission-digging-up-the-past = Desenterrar o Passado
mission-needs-of-the-people = As Necessidades do Povo
mission-rescue-hera = Resgatar a Hera
mission-the-red-stripes = As Riscas Vermelhas
mission-the-search-for-home = A Procura de um Lar

# Marcadores, pelo título

basestar-damage-critical-hit = Impacto Crítico
basestar-damage-disabled-hangar = Hangar Inutilizado
basestar-damage-disabled-weapons = Armas Inutilizadas
basestar-damage-structural-damage = Danos Estruturais

token-civilian-ship = Nave Civil
token-nuke = Bomba Nuclear
token-basestar = Basestar
token-raider = Raider
token-heavy-raider = Heavy Raider
token-viper = Viper
token-raptor = Raptor
token-centurion = Centurião
token-occupation-force = Forças de Ocupação
token-scar = Scar
token-cylon-locations-overlay = Localizações Cylon
token-infiltration = Infiltração
token-miracle-token = Marcador de Milagre
token-assault-raptor = Raptor de Assalto
token-basestar-allegiance-marker = Marcador de Filiação da Basestar

board-colonial-one-overlay = Colonial One
board-cylon-locations-overlay = Localizações Cylon
board-demetrius = Demetrius
board-active-mission = Missão Ativa
board-rebel-basestar = Basestar Rebelde
board-basestar-allegiance = Filiação da Basestar
token-fleet-marker = Marcador da Frota
token-current-player-marker = Marcador de Jogador Corrente
token-character-token = Marcador de Personagem
token-piloting-token = Marcador de Piloto
