# The table itself: people, fleet, board, decks, hand.

ui-change = { $by }

# The top

ui-brand = Airlock
ui-brand-title = Airlock: your tables
ui-people = Players
ui-people-you = you
ui-people-bot = bot
ui-people-away = { $who } away
ui-people-hand = { $count ->
    [one] card in hand
   *[other] cards in hand
}
ui-people-flies = Viper, { $area }
ui-people-flies-raptor = Assault raptor, { $area }
ui-people-off = Off the board
ui-people-no-character = No character yet
ui-people-nukes = { $count ->
    [one] 1 nuke
   *[other] { $count } nukes
}
ui-people-president = { $count ->
    [one] President, 1 Quorum card
   *[other] President, { $count } Quorum cards
}
ui-people-once = Once-per-game ability ready
ui-people-once-used = Once-per-game ability used
ui-people-cylon = Revealed Cylon
ui-people-sympathizer = Cylon Sympathizer
ui-people-leader = Cylon leader
ui-people-sympathetic = Sympathetic Cylon
ui-people-infiltrates = Infiltrating: counts as a human player
ui-people-miracles = { $count ->
    [0] No miracle tokens
    [one] 1 miracle token
   *[other] { $count } miracle tokens
}
ui-people-mutiny = { $count ->
    [one] 1 Mutiny card
   *[other] { $count } Mutiny cards
}
ui-people-mutineer = The Mutineer
ui-people-motives = { $count ->
    [one] 1 motive revealed
   *[other] { $count } motives revealed
}
ui-people-assist = Assists you
ui-people-assist-lost = A Cylon: no longer helps you

ui-tools = Table tools
ui-menu = Table menu
ui-menu-rules = Rules reference
ui-menu-sound = Sound is off
ui-menu-replay = Replay
ui-menu-save = Save game
ui-menu-report = Report a problem
ui-menu-pace = Bot speed
ui-menu-device = Move this seat to another device
ui-menu-leave = Leave table
ui-menu-leave-what = A bot plays your seat from now on, and you see only what spectators see. You can come back whenever you like.
ui-menu-leave-sure = Let a bot play for me
ui-menu-people = People at this table
ui-menu-tables = Back to my tables

# The fleet

ui-fleet = Fleet
ui-fleet-red = , in the red
ui-fleet-shield = The next loss this turn is reduced by 1
ui-jump = Jump
ui-jump-risk = { $count } population at risk
ui-jump-not-ready = not ready
ui-jump-now = the fleet jumps
ui-jump-out = not in use: Galactica is back
ui-jump-return = brings Galactica back
ui-jump-auto = auto
ui-jump-cost = −{ $count }
ui-distance = Distance { $count }
ui-distance-to = of { $goal } to { $objective }
ui-distance-of = of { $goal }
ui-distance-last = next jump: { $objective }
ui-ships = Civilian ships
ui-ships-left = lost if left behind
ui-ships-locked = locked
ui-ships-prepared = ready
ui-ships-in-space = in space
ui-reckless = Reckless
ui-reckless-what = A Reckless card was played: skill check abilities of revealed cards trigger
ui-in-play-jump = The next Crisis advances the jump track
ui-in-play-no-jump = No jump step this turn
ui-in-play-truce = No Cylon ships are launched or activated until the end of the turn
ui-in-play-truce-short = Truce
ui-in-play-mission = A mission was started: no Crisis this turn
ui-in-play-mission-short = No Crisis
ui-in-play-caught = { $who } goes to the Brig at the end of the turn
ui-in-play-caught-short = To the Brig
ui-in-play-missions = Distance from missions: { $count }
ui-in-play-borrowed = { $title } until the end of the turn, instead of { $who }
ui-in-play-executed = { $mourned ->
    [yes] Executed: { $names }. It cost morale.
   *[no] Executed: { $names }
}
ui-in-play = In play
ui-in-play-none = Nothing
ui-in-play-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-in-play-held = { $card }: { $who }

# The board

ui-board = Board
ui-board-launch = launch area
ui-board-basestar = { $count ->
    [0] basestar, undamaged
   *[other] basestar, { $count } of { $limit } damage: { $tokens }
}
ui-board-own-viper = your viper
ui-board-viper-of = viper, piloted by { $who }
ui-board-unmanned = { $count ->
    [one] unmanned viper
   *[other] { $count } unmanned vipers
}
ui-board-own-raptor = your assault raptor
ui-board-raptor-of = assault raptor, piloted by { $who }
ui-board-unmanned-raptor = { $count ->
    [one] unmanned assault raptor
   *[other] { $count } unmanned assault raptors
}
ui-board-civilians = { $count ->
    [one] civilian ship, face down
   *[other] { $count } civilian ships, face down
}
ui-board-civilian-known = A civilian ship you have seen. { $text }
ui-board-boarding = Boarding Party track
ui-board-boarding-short = Boarding
ui-board-boarding-start = start
ui-board-boarding-end = ship lost
ui-board-centurions = { $count ->
    [one] 1 centurion
   *[other] { $count } centurions
}
ui-board-site = { $ship-id ->
    [cylon] Cylons
   *[other] { $ship }
}
ui-board-damaged = damaged
ui-board-shut = closed
ui-board-damaged-vipers = Damaged
ui-board-lost = Lost
ui-board-reserves = Reserves
ui-board-reserves-empty = No vipers in the Reserves
ui-board-tabs = Boards
ui-board-in-orbit = In orbit
ui-board-of = of { $limit }
ui-board-takes-it = { $ship-id ->
    [galactica] Galactica takes it
   *[other] Takes it
}
ui-board-closed = Closed since the fleet settled on New Caprica
ui-board-away = Out of reach until Galactica returns
ui-board-destroyed = Destroyed: nobody can go there
ui-board-rebels = Not in play yet: a mission decides which side it joins
ui-board-hull = of { $limit } locations damaged

# What a location does, short enough for its room

ui-room-ftl-control = Jump now, if the track is blue
ui-room-weapons-control = Attack 1 Cylon ship
ui-room-command = Activate unmanned vipers { $count } times
ui-room-communications = Look at { $count } civilian ships, move them
ui-room-admirals-quarters = Check { $count } { $skills }: brig someone
ui-room-research-lab = Draw { $count } { $first } or { $count } { $second }
ui-room-hangar-deck = Launch in a viper, act again
ui-room-armory = Attack 1 centurion: { $odds }
ui-room-sickbay = Draw only 1 card per turn
ui-room-brig = Check { $count } { $skills } to get out
ui-room-press-room = Draw { $count } { $skills }
ui-room-presidents-office = President: Quorum cards
ui-room-administration = Check { $count } { $skills }: new President
ui-room-caprica = Super Crisis, or choose 1 of { $count } Crises
ui-room-cylon-fleet = Activate Cylon ships, or launch
ui-room-human-fleet = Steal a card; { $count }⁠–⁠8 damages Galactica
ui-room-resurrection-ship = New Super Crisis; hand on Loyalty

ui-room-human-fleet-overlay = Peek, draw { $count }; leaders infiltrate
ui-room-resurrection-ship-overlay = Draw a Super Crisis
ui-room-pegasus-cic = Hit a basestar on { $from }⁠–⁠{ $to }
ui-room-airlock = Check { $count } { $skills } to execute
ui-room-main-batteries = Fire into 1 area
ui-room-engine-room = Discard { $count }: next Crisis jumps
ui-room-medical-center = Draw only 1 card per turn. New Caprica’s Sickbay.
ui-room-detention = Check { $count } { $skills } to get out. No moving, at most { $most } cards per check.
ui-room-resistance-hq = Check { $count } { $skills }: execute someone on New Caprica
ui-room-occupation-authority = President: draw, then play a Quorum card
ui-room-breeders-canyon = −1 to the highest resource; advance the track
ui-room-shipyard = Prepare or evacuate 1 ship
ui-room-press-room-overlay = Someone draws Mutiny; you may discard one
ui-room-presidents-office-overlay = Draw { $count } { $skills }
ui-room-administration-overlay = Draw Mutiny; may unseat the President
ui-room-quorum-chamber = President: draw Quorum, then draw or play 1
ui-room-hub-destroyed = Discard { $count } cards: Super Crisis, go to the Cylon Fleet
ui-room-bridge = Start a mission, no Crisis
ui-room-tactical-plot = Look at a mission
ui-room-captains-cabin = Everyone draws { $count } of a type you name
ui-room-hybrid-tank = Sort the top { $count } Crises
ui-room-datastream = Take any { $count } of one type
ui-room-raider-bay = { $vipers } vipers or { $raiders } raiders act

ui-room-cylon-occupation = 1 force moves on, 1 more arrives
ui-room-cylon-crisis = Draw and resolve a Crisis
ui-room-cylon-peek = Look at the top Locked ship, move it

# The Search for Home

ui-search-missions = { $count ->
    [one] mission
   *[other] missions
}
ui-search-empty = No mission
ui-search-empty-what = The Bridge starts one
ui-search-active = Active mission
ui-search-passed = Active mission: passed
ui-search-failed = Active mission: failed
ui-search-down = Face down until the jump
ui-search-human = Human
ui-search-human-what = It joined the humans: only human players can go there
ui-search-cylon = Cylon
ui-search-cylon-what = It joined the Cylons: only Cylon players can go there
ui-search-none = No side
ui-search-cost = or a Super Crisis per action here

# New Caprica

ui-ground-costs = moving between the planet and a ship costs 1 card
ui-ground-away = Galactica is away: the jump track brings her back
ui-ground-road = The occupation forces’ road to the Shipyard
ui-ground-road-end = a ship is lost
ui-ground-forces = { $count ->
    [one] 1 occupation force,
   *[other] { $count } occupation forces,
}
ui-ground-humans = Human players:
ui-ground-cylons = Cylon players:
ui-ground-nothing = Nothing here for them
ui-ground-track-out = The jump track is not in use
ui-ground-up = to a port area
ui-ground-prepare = prepare
ui-ground-prepared = prepared
ui-ground-locked = locked
ui-ground-known = { $place ->
    [1] You know the top ship. { $text }
   *[other] You know ship { $place } from the top. { $text }
}
ui-ground-left = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}, { $people ->
    [one] 1 human player
   *[other] { $people } human players
} still on the planet

# The decks

ui-decks = Decks
ui-deck-name = { $deck } deck:
ui-deck = { $discards ->
    [0] { $deck } deck: { $left }
   *[other] { $deck } deck: { $left }, discards { $discards }
}
ui-deck-top = You know the top card: { $card }
ui-deck-discard = Last discarded: { $card }
ui-deck-ground = New Caprica cards
ui-deck-ground-name = New Caprica Crisis deck:
ui-deck-aside = Crisis cards set aside: { $left }
ui-deck-destiny = Destiny deck: { $left }
ui-deck-destiny-name = Destiny deck:
ui-deck-civilians = { $lost ->
    [0] Civilian ships off the board: { $left }
   *[other] Civilian ships off the board: { $left }, destroyed { $lost }
}
ui-deck-civilians-name = Civilian ships off the board:

# The hand

ui-hand = Your hand
ui-hand-short = Hand
ui-hand-playable = { $count } playable
ui-hand-choosable = { $count } to choose from
ui-hand-empty = You have no cards.
ui-hand-once = { $ability } ready
ui-hand-once-used = { $ability } used
ui-hand-miracles = { $count ->
    [0] No miracle tokens
    [one] 1 miracle token
   *[other] { $count } miracle tokens
}
ui-hand-mutiny = { $count } Mutiny, { $limit } allowed
ui-hand-mutineer = Mutineer: { $count } of { $limit } Mutiny
ui-hand-motive-side = { $side-id ->
    [human] Human
   *[cylon] Cylon
}
ui-hand-motives = { $count ->
    [one] 1 motive
   *[other] { $count } motives
}
ui-hand-motives-true = { $count ->
    [one] One of your motives is true now: you may reveal it at any time
   *[other] { $count } of your motives are true now: you may reveal them at any time
}
ui-hand-motives-look = { $count ->
    [one] Hold to see your hidden motive
   *[other] Hold to see your { $count } hidden motives
}
ui-hand-cylon = Revealed Cylon
ui-hand-sympathizer = Sympathizer
ui-hand-leader = Cylon leader
ui-hand-leader-infiltrating = Cylon leader, infiltrating
ui-hand-sympathetic-cylon = Sympathetic Cylon
ui-hand-super-crises = { $count ->
    [one] 1 Super Crisis
   *[other] { $count } Super Crises
}
ui-hand-count = { $quorum ->
    [0] { $count } of { $limit } cards
   *[other] { $limited ->
        [yes] { $count } of { $limit } · { $quorum }/{ $most } Quorum
       *[no] { $count } of { $limit } · { $quorum } Quorum
    }
}
ui-hand-sheet = Character sheet
ui-hand-loyalty = { $agendas ->
    [0] Loyalty
   *[other] Agenda
}
ui-hand-loyalty-hold = Hold to look
ui-hand-loyalty-look = { $count ->
    [0] Hold to see your agenda
    [one] Hold to see your Loyalty card
   *[other] Hold to see your { $count } Loyalty cards
}
ui-hand-loyalty-face = { $team ->
    [human] Not a Cylon
    [sympathizer] Sympathizer
    [sympathetic-cylon] Sympathetic Cylon
    [mutineer] Mutineer
   *[cylon] Cylon: { $power }
}

ui-card-text = { $text }.
ui-card-action = action
ui-card-movement = move
ui-card-movement-or-action = move/act
ui-card-in-check = in checks
ui-card-reaction = reaction
ui-card-here = here
ui-card-quorum = Quorum
ui-card-super-crisis = Super Crisis
ui-card-mutiny = Mutiny
ui-card-play = Play now
ui-card-discard = Can be discarded
ui-card-pay = Can pay with it
ui-card-aside = To the discard pile
ui-card-for = Counts for
ui-card-against = Counts against
ui-card-nothing = Doesn’t count
ui-card-cylons-only = Text for Cylons only
ui-card-reckless = Makes the check Reckless
ui-card-mutinous = Choosing to discard it draws a Mutiny card
ui-card-checks-only = Only for checks
ui-card-next-action = On your next action
ui-card-next-movement = Instead of your next move
ui-card-next-either = Instead of a move or action
ui-card-when-reckless = If revealed in a Reckless check
ui-card-when-in-check = When revealed in a check
ui-card-at = At { $where }

ui-card-when-crisis-revealed = After a Crisis is revealed
ui-card-when-option-chosen = After a choice
ui-card-when-instead-of-check = Before a check
ui-card-when-before-cards = Before a check
ui-card-when-before-reveal = Before the reveal
ui-card-when-after-total = After a check is totalled
ui-card-when-after-check = After a check
ui-card-when-before-roll = Before a roll
ui-card-when-after-roll = After a roll
ui-card-when-viper-attacked = When a viper is attacked
ui-card-when-vipers-placed = When vipers are placed
ui-card-when-turn-began = At the start of your turn
ui-card-when-cards-added = After someone adds cards
ui-card-when-after-reveal = After the reveal
ui-card-when-destroyed = After you destroy a basestar or centurion
ui-card-when-before-raiders = Before raiders act
ui-card-when-treachery-discarded = When a human player discards Treachery
ui-card-when-check-passed = After a check passes
ui-card-when-choosing-option = Before a choice
ui-card-when-civilian-threatened = When a civilian ship is hit
ui-card-when-removing-ships = When the fleet jumps
ui-card-when-before-activation = Before Cylon ships act
ui-card-when-infiltration-ends = When your infiltration ends
ui-card-when-motive-holds = When it is true

# Somebody who watches

ui-hand-watch = You’re watching this game.
ui-hand-watch-over = The game is over.
ui-hand-watch-what = You see what everyone sees: no hands, no Loyalty, nothing the table doesn’t know yet.
ui-hand-watch-sit = Bots are playing these seats. Ask for one, and the host decides:
ui-hand-watch-name = Your name, if you’re new here
ui-hand-watch-asked = You asked for { $seat }’s seat. The host decides.
ui-hand-watch-withdraw = Withdraw request
ui-hand-watch-left = A bot is playing for you.
ui-hand-watch-back = Back to my seat
ui-hand-watch-shut = The host removed you from this table. You can still watch.
ui-request = { $name } is asking for { $seat }’s seat.
ui-request-admit = Let in
ui-request-decline = Decline
