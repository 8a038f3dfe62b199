# Names, and the nouns that other messages are made of.
#
# A name stands here as in the middle of a sentence. Its attributes are its other forms: a message
# gets $where and $where-the for a location that it calls "where", and $where-id to select by.

# Joining

number-range = { $from }–{ $to }
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
# The same after a negation: "cannot use A or B"
list-nor = { $first } or { $last }
list-clauses = { $first }; { $last }
list-then = { $first }, then { $last }
# Clauses inside another: "draw 2 cards and discard 1"
list-deeds-comma = { $first }, { $last }
list-deeds = { $first } and { $last }
# What must be true, several of them
list-conditions-comma = { $first }, { $last }
list-conditions = { $first } and { $last }
# Sentences of a text; the last of all gets its full stop from the message around them
list-sentences = { $first }. { $last }

# People

person-you = you
    .of = your
person-other = { $name }
    .of = { $name }’s
# The same by the short name of a character, which has forms of its own
person-character = { $name }
    .of = { $name }’s

# Counted nouns

n-craft = { $craft-id ->
    [scar] { $craft }
   *[other] { $count } { $craft }
}
n-skill-cards = { $count ->
    [one] 1 Skill card
   *[other] { $count } Skill cards
}
n-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
n-mutiny-cards = { $count ->
    [one] 1 Mutiny card
   *[other] { $count } Mutiny cards
}
n-miracle-tokens = { $cost ->
    [one] 1 miracle token
   *[other] { $cost } miracle tokens
}
n-centurions = { $count ->
    [one] 1 centurion
   *[other] { $count } centurions
}
card-with-strength = { $card } { $strength }
loyalty-with-power = { $card } ({ $power })

# Terms

set-base = base game
set-pegasus = Pegasus
set-daybreak = Daybreak

resource-fuel = fuel
resource-food = food
resource-morale = morale
resource-population = population

skill-politics = Politics
skill-leadership = Leadership
skill-tactics = Tactics
skill-piloting = Piloting
skill-engineering = Engineering
skill-treachery = Treachery

side-human = the humans
side-cylon = the Cylons

team-human = human
team-cylon = Cylon
team-sympathizer = Sympathizer
team-sympathetic-cylon = Sympathetic Cylon
team-mutineer = Mutineer

title-admiral = Admiral
title-president = President

ship-galactica = Galactica
    .on = on Galactica
ship-colonial-one = Colonial One
    .on = on Colonial One
ship-cylon = Cylon locations
    .on = of the Cylons
ship-pegasus = Pegasus
    .on = on Pegasus
ship-new-caprica = New Caprica
    .on = on New Caprica
ship-demetrius = Demetrius
    .on = on Demetrius
ship-rebel-basestar = Rebel Basestar
    .on = on the Rebel Basestar

area-fore = fore
    .in = in the fore area
    .the = the fore area
area-starboard-bow = starboard bow
    .in = in the starboard bow area
    .the = the starboard bow area
area-starboard-aft = starboard aft
    .in = in the starboard aft area
    .the = the starboard aft area
area-aft = aft
    .in = in the aft area
    .the = the aft area
area-port-aft = port aft
    .in = in the port aft area
    .the = the port aft area
area-port-bow = port bow
    .in = in the port bow area
    .the = the port bow area

craft-raider = { $count ->
    [one] raider
   *[other] raiders
}
craft-heavy-raider = { $count ->
    [one] heavy raider
   *[other] heavy raiders
}
craft-basestar = { $count ->
    [one] basestar
   *[other] basestars
}
craft-viper = { $count ->
    [one] viper
   *[other] vipers
}
craft-raptor = { $count ->
    [one] raptor
   *[other] raptors
}
craft-civilian = { $count ->
    [one] civilian ship
   *[other] civilian ships
}
craft-scar = Scar
craft-assault-raptor = { $count ->
    [one] assault raptor
   *[other] assault raptors
}

icon-raiders = raiders
icon-launch-raiders = launch raiders
icon-heavy-raiders = heavy raiders
icon-basestars = basestars
icon-occupation = occupation forces

deck-crisis = Crisis
deck-super-crisis = Super Crisis
deck-quorum = Quorum
deck-destination = Destination
deck-mutiny = Mutiny
deck-mission = Mission
deck-hostile = hostile agenda
deck-sympathetic = sympathetic agenda

outcome-pass = pass
outcome-partial = partial
outcome-fail = fail

# Locations

location-ftl-control = FTL Control
    .the = FTL Control
    .at = in FTL Control
location-weapons-control = Weapons Control
    .the = Weapons Control
    .at = in Weapons Control
location-command = Command
    .the = Command
    .at = in Command
location-communications = Communications
    .the = Communications
    .at = in Communications
location-admirals-quarters = Admiral’s Quarters
    .the = Admiral’s Quarters
    .at = in Admiral’s Quarters
location-research-lab = Research Lab
    .the = the Research Lab
    .at = in the Research Lab
location-hangar-deck = Hangar Deck
    .the = the Hangar Deck
    .at = on the Hangar Deck
location-armory = Armory
    .the = the Armory
    .at = in the Armory
location-sickbay = Sickbay
    .the = Sickbay
    .at = in Sickbay
location-brig = Brig
    .the = the Brig
    .at = in the Brig
location-press-room = Press Room
    .the = the Press Room
    .at = in the Press Room
location-presidents-office = President’s Office
    .the = the President’s Office
    .at = in the President’s Office
location-administration = Administration
    .the = Administration
    .at = in Administration
location-caprica = Caprica
    .the = Caprica
    .at = on Caprica
location-cylon-fleet = Cylon Fleet
    .the = the Cylon Fleet
    .at = in the Cylon Fleet
location-human-fleet = Human Fleet
    .the = the Human Fleet
    .at = in the Human Fleet
location-resurrection-ship = Resurrection Ship
    .the = the Resurrection Ship
    .at = on the Resurrection Ship
location-pegasus-cic = Pegasus CIC
    .the = Pegasus CIC
    .at = in Pegasus CIC
location-airlock = Airlock
    .the = the Airlock
    .at = in the Airlock
location-main-batteries = Main Batteries
    .the = Main Batteries
    .at = in Main Batteries
location-engine-room = Engine Room
    .the = the Engine Room
    .at = in the Engine Room
location-medical-center = Medical Center
    .the = the Medical Center
    .at = in the Medical Center
location-detention = Detention
    .the = Detention
    .at = in Detention
location-resistance-hq = Resistance HQ
    .the = Resistance HQ
    .at = in Resistance HQ
location-occupation-authority = Occupation Authority
    .the = the Occupation Authority
    .at = at the Occupation Authority
location-breeders-canyon = Breeder’s Canyon
    .the = Breeder’s Canyon
    .at = in Breeder’s Canyon
location-shipyard = Shipyard
    .the = the Shipyard
    .at = at the Shipyard
location-quorum-chamber = Quorum Chamber
    .the = the Quorum Chamber
    .at = in the Quorum Chamber
location-hub-destroyed = Hub Destroyed
    .the = Hub Destroyed
    .at = at Hub Destroyed
location-bridge = Bridge
    .the = the Bridge
    .at = on the Bridge
location-tactical-plot = Tactical Plot
    .the = the Tactical Plot
    .at = at the Tactical Plot
location-captains-cabin = Captain’s Cabin
    .the = the Captain’s Cabin
    .at = in the Captain’s Cabin
location-hybrid-tank = Hybrid Tank
    .the = the Hybrid Tank
    .at = at the Hybrid Tank
location-datastream = Datastream
    .the = the Datastream
    .at = at the Datastream
location-raider-bay = Raider Bay
    .the = the Raider Bay
    .at = in the Raider Bay

# Characters

character-kind-political-leader = political leader
character-kind-military-leader = military leader
character-kind-pilot = pilot
character-kind-support = support
character-kind-cylon-leader = Cylon leader

character-william-adama = William Adama
    .short = Adama
character-saul-tigh = Saul Tigh
    .short = Tigh
character-karl-helo-agathon = Karl “Helo” Agathon
    .short = Helo
character-lee-apollo-adama = Lee “Apollo” Adama
    .short = Apollo
character-kara-starbuck-thrace = Kara “Starbuck” Thrace
    .short = Starbuck
character-sharon-boomer-valerii = Sharon “Boomer” Valerii
    .short = Boomer
character-chief-galen-tyrol = “Chief” Galen Tyrol
    .short = Chief
character-tom-zarek = Tom Zarek
    .short = Zarek
character-gaius-baltar = Gaius Baltar
    .short = Baltar
character-laura-roslin = Laura Roslin
    .short = Roslin
character-helena-cain = Helena Cain
    .short = Cain
character-anastasia-dee-dualla = Anastasia “Dee” Dualla
    .short = Dee
character-ellen-tigh = Ellen Tigh
    .short = Ellen
character-louanne-kat-katraine = Louanne “Kat” Katraine
    .short = Kat
character-cavil = Cavil
    .short = Cavil
character-leoben-conoy = Leoben Conoy
    .short = Leoben
character-caprica-six = “Caprica” Six
    .short = Six
character-louis-hoshi = Louis Hoshi
    .short = Hoshi
character-romo-lampkin = Romo Lampkin
    .short = Lampkin
character-brendan-hot-dog-costanza = Brendan “Hot Dog” Costanza
    .short = Hot Dog
character-sherman-doc-cottle = Sherman “Doc” Cottle
    .short = Cottle
character-lee-adama-alt = Lee Adama
    .short = Lee
character-tom-zarek-alt = Tom Zarek (military leader)
    .short = Zarek
character-karl-helo-agathon-alt = Karl “Helo” Agathon (pilot)
    .short = Helo
character-gaius-baltar-alt = Gaius Baltar (support)
    .short = Baltar
character-sharon-athena-agathon = Sharon “Athena” Agathon
    .short = Athena
character-danna-biers = D’Anna Biers
    .short = D’Anna
character-simon-oneill = Simon O’Neill
    .short = Simon
character-aaron-doral = Aaron Doral
    .short = Doral
character-version = { $name } ({ $kind })

ability-kind-passive = ability
ability-kind-once-per-game = once per game
ability-kind-weakness = weakness
ability-kind-action = action
ability-kind-movement = movement

ability-inspirational-leader = Inspirational Leader
ability-command-authority = Command Authority
ability-emotionally-attached = Emotionally Attached
ability-cylon-hatred = Cylon Hatred
ability-declare-martial-law = Declare Martial Law
ability-alcoholic = Alcoholic
ability-eco-officer = ECO Officer
ability-moral-compass = Moral Compass
ability-stranded = Stranded
ability-alert-viper-pilot = Alert Viper Pilot
ability-cag = CAG
ability-headstrong = Headstrong
ability-expert-pilot = Expert Pilot
ability-secret-destiny = Secret Destiny
ability-insubordinate = Insubordinate
ability-recon = Recon
ability-mysterious-intuition = Mysterious Intuition
ability-sleeper-agent = Sleeper Agent
ability-maintenance-engineer = Maintenance Engineer
ability-blind-devotion = Blind Devotion
ability-reckless = Reckless
ability-friends-in-low-places = Friends in Low Places
ability-unconventional-tactics = Unconventional Tactics
ability-convicted-criminal = Convicted Criminal
ability-delusional-intuition = Delusional Intuition
ability-cylon-detector = Cylon Detector
ability-coward = Coward
ability-religious-visions = Religious Visions
ability-skilled-politician = Skilled Politician
ability-terminal-illness = Terminal Illness
ability-intolerant = Intolerant
ability-blind-jump = Blind Jump
ability-bent-on-revenge = Bent on Revenge
ability-efficient = Efficient
ability-fast-learner = Fast Learner
ability-emotionally-fragile = Emotionally Fragile
ability-politically-adroit = Politically Adroit
ability-manipulative = Manipulative
ability-nothing-but-trouble = Nothing But Trouble
ability-hotshot = Hotshot
ability-sacrifice = Sacrifice
ability-stim-junkie = Stim Junkie
ability-primacy = Primacy
ability-aggressive-tactics = Aggressive Tactics
ability-lies-and-secrets = Lies and Secrets
ability-glimpse-the-face-of-god = Glimpse the Face of God
ability-cryptic-message = Cryptic Message
ability-clouded = Clouded
ability-intimate = Intimate
ability-human-delusion = Human Delusion
ability-conflicted-loyalties = Conflicted Loyalties
ability-dutiful = Dutiful
ability-organized = Organized
ability-reluctant = Reluctant
ability-deceitful = Deceitful
ability-attorney = Attorney
ability-kleptomania = Kleptomania
ability-memento = Memento
ability-escort = Escort
ability-forced-to-eject = Forced to Eject
ability-treatment = Treatment
ability-quarantine = Quarantine
ability-specialized = Specialized
ability-forward-thinker = Forward Thinker
ability-choose-a-different-path = Choose a Different Path
ability-moral-dilemma = Moral Dilemma
ability-necessary-steps = Necessary Steps
ability-abuse-power = Abuse Power
ability-disreputable = Disreputable
ability-raptor-pilot = Raptor Pilot
ability-no-one-gets-left-behind = No One Gets Left Behind
ability-family-commitments = Family Commitments
ability-cult-leader = Cult Leader
ability-broadcast = Broadcast
ability-spiritual-crisis = Spiritual Crisis
ability-for-love = For Love
ability-resolute = Resolute
ability-grieving = Grieving
ability-visions = Visions
ability-dont-trust-anyone = Don’t Trust Anyone
ability-heretic = Heretic
ability-calculating = Calculating
ability-modifications = Modifications
ability-logic-bound = Logic-Bound
ability-industrious = Industrious
ability-meticulous = Meticulous
ability-vanity = Vanity

# Skill cards

skill-card-consolidate-power = Consolidate Power
skill-card-investigative-committee = Investigative Committee
skill-card-executive-order = Executive Order
skill-card-declare-emergency = Declare Emergency
skill-card-launch-scout = Launch Scout
skill-card-strategic-planning = Strategic Planning
skill-card-evasive-maneuvers = Evasive Maneuvers
skill-card-maximum-firepower = Maximum Firepower
skill-card-repair = Repair
skill-card-scientific-research = Scientific Research
skill-card-support-the-people = Support the People
skill-card-preventative-policy = Preventative Policy
skill-card-major-victory = Major Victory
skill-card-at-any-cost = At Any Cost
skill-card-guts-and-initiative = Guts and Initiative
skill-card-critical-situation = Critical Situation
skill-card-full-throttle = Full Throttle
skill-card-run-interference = Run Interference
skill-card-jury-rigged = Jury Rigged
skill-card-calculations = Calculations
skill-card-broadcast-location = Broadcast Location
skill-card-by-your-command = By Your Command
skill-card-special-destiny = Special Destiny
skill-card-gods-plan = God’s Plan
skill-card-sabotage = Sabotage
skill-card-human-weakness = Human Weakness
skill-card-force-their-hand = Force Their Hand
skill-card-popular-influence = Popular Influence
skill-card-negotiation = Negotiation
skill-card-all-hands-on-deck = All Hands on Deck
skill-card-restore-order = Restore Order
skill-card-change-of-plans = Change of Plans
skill-card-quick-thinking = Quick Thinking
skill-card-unorthodox-plan = Unorthodox Plan
skill-card-a-second-chance = A Second Chance
skill-card-dogfight = Dogfight
skill-card-combat-veteran = Combat Veteran
skill-card-launch-reserves = Launch Reserves
skill-card-install-upgrades = Install Upgrades
skill-card-raptor-specialist = Raptor Specialist
skill-card-test-the-limits = Test the Limits
skill-card-bait = Bait
skill-card-dradis-contact = Dradis Contact
skill-card-a-better-machine = A Better Machine
skill-card-personal-vices = Personal Vices
skill-card-violent-outbursts = Violent Outbursts
skill-card-exploit-a-weakness = Exploit a Weakness

# Crisis cards; .special is the title of an attack card's special rule

crisis-a-traitor-accused = A Traitor Accused
crisis-admiral-grilled = Admiral Grilled
crisis-ambush = Ambush
    .special = Training new Pilots
crisis-analyze-enemy-fighter = Analyze Enemy Fighter
crisis-besieged = Besieged
    .special = Heavy Casualties
crisis-boarding-parties = Boarding Parties
    .special = Surprise Assault
crisis-bomb-threat = Bomb Threat
crisis-build-cylon-detector = Build Cylon Detector
crisis-colonial-day = Colonial Day
crisis-crash-landing = Crash Landing
crisis-crippled-raider = Crippled Raider
crisis-cylon-accusation = Cylon Accusation
crisis-cylon-screenings = Cylon Screenings
crisis-cylon-swarm = Cylon Swarm
    .special = Massive Deployment
crisis-cylon-tracking-device = Cylon Tracking Device
crisis-cylon-virus = Cylon Virus
crisis-declare-martial-law = Declare Martial Law
crisis-detector-sabotage = Detector Sabotage
crisis-elections-loom = Elections Loom
crisis-food-shortage = Food Shortage
crisis-forced-water-mining = Forced Water Mining
crisis-fulfiller-of-prophecy = Fulfiller of Prophecy
crisis-guilt-by-collusion = Guilt by Collusion
crisis-hangar-accident = Hangar Accident
crisis-heavy-assault = Heavy Assault
    .special = Heavy Bombardment
crisis-informing-the-public = Informing the Public
crisis-jammed-assault = Jammed Assault
    .special = Communications Jamming
crisis-jump-computer-failure = Jump Computer Failure
crisis-keep-tabs-on-visitor = Keep Tabs on Visitor
crisis-legendary-discovery = Legendary Discovery
crisis-loss-of-a-friend = Loss of a Friend
crisis-low-supplies = Low Supplies
crisis-mandatory-testing = Mandatory Testing
crisis-missing-g4-explosives = Missing G4 Explosives
crisis-network-computers = Network Computers
crisis-prison-labor = Prison Labor
crisis-prisoner-revolt = Prisoner Revolt
crisis-raiding-party = Raiding Party
    .special = FTL Failure
crisis-requested-resignation = Requested Resignation
crisis-rescue-caprica-survivors = Rescue Caprica Survivors
crisis-rescue-mission = Rescue Mission
crisis-rescue-the-fleet = Rescue the Fleet
crisis-resistance = Resistance
crisis-riots = Riots
crisis-scouting-for-fuel = Scouting for Fuel
crisis-scouting-for-water = Scouting for Water
crisis-security-breach = Security Breach
crisis-send-survey-team = Send Survey Team
crisis-sleep-deprivation = Sleep Deprivation
crisis-surrounded = Surrounded
    .special = Panic
crisis-tactical-strike = Tactical Strike
    .special = Hangar Assault
crisis-terrorist-bomber = Terrorist Bomber
crisis-terrorist-investigations = Terrorist Investigations
crisis-the-olympic-carrier = The Olympic Carrier
crisis-thirty-three = Thirty-Three
    .special = Relentless Pursuit
crisis-unexpected-reunion = Unexpected Reunion
crisis-unidentified-ship = Unidentified Ship
crisis-water-sabotaged = Water Sabotaged
crisis-water-shortage = Water Shortage
crisis-weapon-malfunction = Weapon Malfunction
crisis-witch-hunt = Witch Hunt

crisis-a-verdict-of-guilty = A Verdict of Guilty
crisis-an-offer-of-peace = An Offer of Peace
crisis-assassination-plot = Assassination Plot
crisis-civilian-ship-nuked = Civilian Ship Nuked
crisis-code-blue = Code Blue
crisis-defending-a-prisoner = Defending a Prisoner
crisis-dogfight = Dogfight
    .special = Constant Barrage
crisis-food-hoarding-in-the-fleet = Food Hoarding in the Fleet
crisis-medical-breakthrough = Medical Breakthrough
crisis-pressure-the-supply-ships = Pressure the Supply Ships
crisis-reunite-the-fleet = Reunite the Fleet
crisis-review-galacticas-log = Review Galactica’s Log
crisis-sabotage-investigated = Sabotage Investigated
crisis-scar = Scar
    .special = Personal Vendetta
crisis-standoff-with-pegasus = Standoff with Pegasus
crisis-suspicious-election-results = Suspicious Election Results
crisis-the-black-market = The Black Market
crisis-the-guardians = The Guardians
    .special = Raptor Crew Captured
crisis-training-snafu = Training Snafu
crisis-unsettling-stories = Unsettling Stories

crisis-a-desperate-pact = A Desperate Pact
crisis-abandon-galactica = Abandon Galactica
crisis-an-ambitious-operation = An Ambitious Operation
crisis-blindsided = Blindsided
    .special = Pluck Out Their Eyes
crisis-consult-the-hybrid = Consult the Hybrid
crisis-dangerous-plots = Dangerous Plots
crisis-dishonest-tactics = Dishonest Tactics
crisis-domestic-dispute = Domestic Dispute
crisis-earth-in-ruins = Earth in Ruins
crisis-enemy-of-my-enemy = Enemy of my Enemy
crisis-event-horizon = Event Horizon
    .special = Gravity Well
crisis-galactica-falling-apart = Galactica Falling Apart
crisis-give-in-to-despair = Give in to Despair
crisis-hornets-nest = Hornet’s Nest
    .special = Suppressive Fire
crisis-hybrid-in-panic = Hybrid in Panic
crisis-incitement-to-mutiny = Incitement to Mutiny
crisis-insubordinate-crew = Insubordinate Crew
crisis-lockdown = Lockdown
    .special = Concerted Attack
crisis-one-last-cocktail = One Last Cocktail
crisis-question-procedure = Question Procedure
crisis-quorum-in-uproar = Quorum in Uproar
crisis-rallying-support = Rallying Support
crisis-reactor-critical = Reactor Critical
crisis-rebuild-trust = Rebuild Trust
crisis-religious-turmoil = Religious Turmoil
crisis-reprisal = Reprisal
    .special = Opportunity for Treason
crisis-requisition-for-demetrius = Requisition for Demetrius
crisis-secret-meetings = Secret Meetings
crisis-starvation-in-dogsville = Starvation in Dogsville
crisis-trial-by-fire = Trial by Fire
    .special = Cavalry’s Here

crisis-a-cylon-ally = A Cylon Ally
crisis-arrests-at-night = Arrests at Night
crisis-attack-on-the-power-plant = Attack on the Power Plant
crisis-betrayed-from-within = Betrayed From Within
crisis-brutal-treatment = Brutal Treatment
crisis-centurion-ambush = Centurion Ambush
crisis-contact-informant = Contact Informant
crisis-contact-raptor = Contact Raptor
crisis-decode-cylon-maps = Decode Cylon Maps
crisis-demanded-surrender = Demanded Surrender
crisis-dissent-among-cylons = Dissent Among Cylons
crisis-establish-sanitation = Establish Sanitation
crisis-execution-list = Execution List
crisis-held-for-questioning = Held for Questioning
crisis-hiding-underground = Hiding Underground
crisis-intra-atmos-entry = Intra-Atmos Entry
crisis-keeping-hera-hidden = Keeping Hera Hidden
crisis-labor-union-strike = Labor Union Strike
crisis-marine-reinforcements = Marine Reinforcements
crisis-meet-liaison-officer = Meet Liaison Officer
crisis-ncp-graduation = NCP Graduation
crisis-ncp-recruitment = NCP Recruitment
crisis-organize-the-pilots = Organize the Pilots
crisis-playing-with-emotions = Playing with Emotions
crisis-prepare-for-a-fight = Prepare for a Fight
crisis-prepare-the-civilians = Prepare the Civilians
crisis-recover-launch-keys = Recover Launch Keys
crisis-rescue-detainees = Rescue Detainees
crisis-resistance-bombings = Resistance Bombings
crisis-second-thoughts = Second Thoughts

# Super Crisis cards

super-crisis-bomb-on-colonial-1 = Bomb on Colonial 1
super-crisis-cylon-intruders = Cylon Intruders
super-crisis-fleet-mobilization = Fleet Mobilization
super-crisis-inbound-nukes = Inbound Nukes
super-crisis-massive-assault = Massive Assault
    .special = Power Failure
super-crisis-demand-peace-manifesto = “Demand Peace” Manifesto
super-crisis-footage-transmitted = Footage Transmitted
super-crisis-lured-into-a-trap = Lured into a Trap
    .special = Dangerous Repairs are Necessary
super-crisis-psychological-warfare = Psychological Warfare
super-crisis-the-farm = The Farm

# Quorum cards

quorum-accept-prophecy = Accept Prophecy
quorum-arrest-order = Arrest Order
quorum-assign-arbitrator = Assign Arbitrator
quorum-assign-mission-specialist = Assign Mission Specialist
quorum-assign-vice-president = Assign Vice President
quorum-authorization-of-brutal-force = Authorization of Brutal Force
quorum-encourage-mutiny = Encourage Mutiny
quorum-food-rationing = Food Rationing
quorum-inspirational-speech = Inspirational Speech
quorum-presidential-pardon = Presidential Pardon
quorum-release-cylon-mugshots = Release Cylon Mugshots
quorum-assign-chief-of-staff = Assign Chief of Staff
quorum-civilian-self-defense = Civilian Self Defense
quorum-consult-the-oracle = Consult the Oracle
quorum-enact-production-quotas = Enact Production Quotas
quorum-eulogy = Eulogy
quorum-execute-prisoner = Execute Prisoner
quorum-probation = Probation
quorum-resources-for-galactica = Resources for Galactica
quorum-unsavory-connections = Unsavory Connections

# Destinations and objectives

destination-asteroid-field = Asteroid Field
destination-barren-planet = Barren Planet
destination-cylon-ambush = Cylon Ambush
destination-cylon-refinery = Cylon Refinery
destination-deep-space = Deep Space
destination-desolate-moon = Desolate Moon
destination-icy-moon = Icy Moon
destination-ragnar-anchorage = Ragnar Anchorage
destination-remote-planet = Remote Planet
destination-tylium-planet = Tylium Planet
destination-a-civilian-convoy = A Civilian Convoy
destination-binary-star = Binary Star
destination-gas-cloud = Gas Cloud
destination-mining-asteroid = Mining Asteroid
destination-misjump = Misjump

objective-kobol = Kobol
objective-new-caprica = New Caprica
objective-earth = Earth

# Loyalty cards; .power tells the Cylon cards apart

loyalty-you-are-not-a-cylon = You Are Not a Cylon
loyalty-you-are-a-cylon-can-damage-galactica = You Are a Cylon
    .power = Can Damage Galactica
loyalty-you-are-a-cylon-can-reduce-morale-by-1 = You Are a Cylon
    .power = Can Reduce Morale by 1
loyalty-you-are-a-cylon-can-send-a-character-to-sickbay = You Are a Cylon
    .power = Can Send a Character to Sickbay
loyalty-you-are-a-cylon-can-send-a-character-to-the-brig = You Are a Cylon
    .power = Can Send a Character to the Brig
loyalty-you-are-a-cylon-can-make-players-draw-treachery-cards = You Are a Cylon
    .power = Can Make Players Draw Treachery Cards
loyalty-you-are-a-sympathizer = You Are a Sympathizer
loyalty-you-are-a-sympathetic-cylon = You Are a Sympathetic Cylon
loyalty-you-are-the-mutineer = You Are the Mutineer

# Agendas

agenda-genocide = Genocide
agenda-grant-mercy = Grant Mercy
agenda-mutual-annihilation = Mutual Annihilation
agenda-reduce-them-to-ruins = Reduce Them to Ruins
agenda-show-their-true-nature = Show Their True Nature
agenda-siege-warfare = Siege Warfare
agenda-convert-the-infidels = Convert the Infidels
agenda-guide-them-to-destiny = Guide Them to Destiny
agenda-join-the-colonials = Join the Colonials
agenda-prove-their-worth = Prove Their Worth
agenda-salvage-their-equipment = Salvage their Equipment
agenda-the-illusion-of-hope = The Illusion of Hope

# Mutiny cards

mutiny-armed-resistance = Armed Resistance
mutiny-assume-command = Assume Command
mutiny-bait-and-switch = Bait and Switch
mutiny-betrayal-of-trust = Betrayal of Trust
mutiny-blackmail = Blackmail
mutiny-clipped-wings = Clipped Wings
mutiny-controversial-speech = Controversial Speech
mutiny-feed-the-people = Feed the People
mutiny-impeachment = Impeachment
mutiny-make-a-deal = Make a Deal
mutiny-necessary-risk = Necessary Risk
mutiny-panic = Panic
mutiny-peaceful-resistance = Peaceful Resistance
mutiny-ruined-reputation = Ruined Reputation
mutiny-scavenging-for-parts = Scavenging for Parts
mutiny-selfish-act = Selfish Act
mutiny-send-a-message = Send a Message
mutiny-set-the-agenda = Set the Agenda
mutiny-the-strong-survive = The Strong Survive
mutiny-unauthorized-usage = Unauthorized Usage
mutiny-violent-protest = Violent Protest
mutiny-weapons-armed = Weapons Armed

# Motives

motive-a-false-sense-of-security = A False Sense of Security
motive-a-justified-response = A Justified Response
motive-end-the-chase = End the Chase
motive-fight-with-honor = Fight with Honor
motive-harvest-their-resources = Harvest their Resources
motive-improve-efficiency = Improve Efficiency
motive-keep-them-docile = Keep Them Docile
motive-learn-to-cherish = Learn to Cherish
motive-make-an-ally = Make an Ally
motive-no-unnecessary-force = No Unnecessary Force
motive-pressure-their-leaders = Pressure their Leaders
motive-remove-the-threat = Remove the Threat
motive-savor-their-demise = Savor their Demise
motive-subjects-for-study = Subjects for Study

# Missions

mission-attack-on-the-colony = Attack on the Colony
mission-cylon-civil-war = Cylon Civil War
mission-destroy-the-hub = Destroy the Hub
mission-digging-up-the-past = Digging Up the Past
mission-needs-of-the-people = Needs of the People
mission-rescue-hera = Rescue Hera
mission-the-red-stripes = The Red Stripes
mission-the-search-for-home = The Search For Home

# Tokens, as they are titled

basestar-damage-critical-hit = Critical Hit
basestar-damage-disabled-hangar = Disabled Hangar
basestar-damage-disabled-weapons = Disabled Weapons
basestar-damage-structural-damage = Structural Damage

token-civilian-ship = Civilian Ship
token-nuke = Nuke
token-basestar = Basestar
token-raider = Raider
token-heavy-raider = Heavy Raider
token-viper = Viper
token-raptor = Raptor
token-centurion = Centurion
token-occupation-force = Occupation Forces
token-scar = Scar
token-cylon-locations-overlay = Cylon Locations
token-infiltration = Infiltration
token-miracle-token = Miracle Token
token-assault-raptor = Assault Raptor
token-basestar-allegiance-marker = Basestar Allegiance Marker

board-colonial-one-overlay = Colonial One
board-cylon-locations-overlay = Cylon Locations
board-demetrius = Demetrius
board-active-mission = Active Mission
board-rebel-basestar = Rebel Basestar
board-basestar-allegiance = Basestar Allegiance
token-fleet-marker = Fleet Marker
token-current-player-marker = Current Player Marker
token-character-token = Character Token
token-piloting-token = Piloting Token
