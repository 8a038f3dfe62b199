# Names, and the nouns that other messages are made of.
#
# A name stands here as in the middle of a sentence. Its attributes are its other forms: a message
# gets $where and $where-the for a location that it calls "where", and $where-id to select by.

# Joining

list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-clauses = { $first }; { $last }

# People

person-you = you
    .of = your
person-other = { $name }
    .of = { $name }’s

# Counted nouns

n-craft = { $count } { $craft }
n-skill-cards = { $count ->
    [one] 1 Skill card
   *[other] { $count } Skill cards
}
n-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
card-with-strength = { $card } { $strength }
loyalty-with-power = { $card } ({ $power })

# Terms

set-base = base game

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

title-admiral = Admiral
title-president = President

ship-galactica = Galactica
ship-colonial-one = Colonial One
ship-cylon = Cylon locations

area-fore = fore
    .in = in the fore area
area-starboard-bow = starboard bow
    .in = in the starboard bow area
area-starboard-aft = starboard aft
    .in = in the starboard aft area
area-aft = aft
    .in = in the aft area
area-port-aft = port aft
    .in = in the port aft area
area-port-bow = port bow
    .in = in the port bow area

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

icon-raiders = raiders
icon-launch-raiders = launch raiders
icon-heavy-raiders = heavy raiders
icon-basestars = basestars

deck-crisis = Crisis
deck-super-crisis = Super Crisis
deck-quorum = Quorum
deck-destination = Destination

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

# Characters

character-kind-political-leader = political leader
character-kind-military-leader = military leader
character-kind-pilot = pilot
character-kind-support = support

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

ability-kind-passive = ability
ability-kind-once-per-game = once per game
ability-kind-weakness = weakness

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

# Super Crisis cards

super-crisis-bomb-on-colonial-1 = Bomb on Colonial 1
super-crisis-cylon-intruders = Cylon Intruders
super-crisis-fleet-mobilization = Fleet Mobilization
super-crisis-inbound-nukes = Inbound Nukes
super-crisis-massive-assault = Massive Assault
    .special = Power Failure

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

objective-kobol = Kobol

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
loyalty-you-are-a-sympathizer = You Are a Sympathizer

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
token-fleet-marker = Fleet Marker
token-current-player-marker = Current Player Marker
token-character-token = Character Token
token-piloting-token = Piloting Token
