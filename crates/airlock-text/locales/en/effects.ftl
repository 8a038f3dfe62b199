# What effects do, one message each. They are clauses: no capital, no full stop.
#
# $who-id and $by-id say of whom a clause speaks: "you" is spoken to (or has just been named: "the
# Admiral may …"), "same" did the deed just before, everybody else is named by $who or $by.

who-you = you
    .of = your
who-current = the current player
    .of = the current player’s
who-admiral = the Admiral
    .of = the Admiral’s
who-president = the President
    .of = the President’s
who-target-character = that character
    .of = that character’s
who-target-player = that player
    .of = that player’s
who-each = each player
who-each-human = each human player
who-each-cylon = each revealed Cylon
who-admiral-and-current = the Admiral and the current player
who-officers = the President and the Admiral
who-each-without-mutiny = each human player without a Mutiny card
who-each-without-miracle = each human player without a miracle token
who-at = all characters { $place-at }
who-aboard = all characters aboard { $ship }

# Who may be chosen; .apart is for a choice that does not itself say where they go

among-sendable = a character
    .apart = a character who is not { $place-at }
among-sendable-from = a character on { $ship }
    .apart = a character on { $ship }
among-other-humans = another human player
    .apart = another human player
among-others-but-admiral = another human player who is not the Admiral
    .apart = another human player who is not the Admiral
among-others-in-brig = another character from the Brig
    .apart = another character in the Brig
among-candidates = a human player
    .apart = any human player, even yourself
among-with-hidden-loyalty = another player
    .apart = another player
among-humans-with-hidden-loyalty = another human player
    .apart = another human player
among-officers-with-hidden-loyalty = the President or the Admiral
    .apart = the President or the Admiral
among-others = another player
    .apart = another player
among-everybody = any player
    .apart = any player, even yourself
among-characters = a character
    .apart = a character
among-prisoners = a character in the Brig
    .apart = a character in the Brig
among-on-new-caprica = a character on New Caprica
    .apart = a character on New Caprica, human or Cylon
among-humans-on-new-caprica = a human player on New Caprica
    .apart = a human player on New Caprica
among-in-detention = a character in Detention
    .apart = a character in Detention
among-revealed-cylons = a revealed Cylon player
    .apart = a revealed Cylon player
among-humans = a human player
    .apart = any human player
among-may-draw-mutiny = a human player
    .apart = any human player
among-others-may-draw-mutiny = another human player
    .apart = another human player
among-others-may-gain-miracle = another player
    .apart = another player who can gain a miracle token
among-others-here = another player in your location
    .apart = another player in your location

no-effect = no effect

# Dials and tracks

effect-turn = { $deed ->
    [yes] { $by-sign ->
        [minus] lower { $resource } by { $by-size }
       *[plus] raise { $resource } by { $by-size }
    }
   *[no] { $by } { $resource }
}
effect-turn-any = { $by-sign ->
    [minus] lower any resource by { $by-size }
   *[plus] raise any resource by { $by-size }
}
effect-turn-again = another { $by } { $resource }
effect-jump-prep = { $by-sign ->
    [minus] move the fleet token back { n-spaces } on the Jump Preparation track
   *[plus] advance the fleet token { n-spaces } on the Jump Preparation track
}
n-spaces = { $by-size ->
    [one] 1 space
   *[other] { $by-size } spaces
}
effect-lose-highest = { $deed ->
    [yes] lower the highest resource by { $count }
   *[no] −{ $count } to the highest resource
} (the current player breaks ties)
effect-shield = choose a resource and reduce its next loss this turn by 1
effect-distance = put this card beside the objective; it counts as { $distance } distance
effect-discard-nuke = the Admiral discards 1 nuke

# Cards

effect-draw = { $who-id ->
    [you] { $who-again ->
        [yes] you draw
       *[no] draw
    }
    [made] have { $who } draw
    [same] draws
    [both] { $who } each draw
    [same-both] draw
    [same-made] draw
   *[other] { $who } draws
} { $cards }
draw-skill = { $count ->
    [one] 1 { $skill } card
   *[other] { $count } { $skill } cards
}
draw-any = { $who-id ->
    [you] { n-skill-cards } of any type, even outside your skill set
   *[other] { n-skill-cards } of any type, even outside their skill set
}
draw-own = { $who-id ->
    [you] { n-skill-cards } from your skill set (of any type if you have none)
   *[other] { n-skill-cards } from their skill set
}
effect-discard = { $who-id ->
    [you] { $who-again ->
        [yes] you discard
       *[no] discard
    }
    [made] have { $who } discard
    [same] discards
    [both] { $who } each discard
    [same-both] discard
    [same-made] discard
   *[other] { $who } discards
} { $amount ->
    [all] all Skill cards in hand
    [random] { $count ->
        [one] 1 random Skill card
       *[other] { $count } random Skill cards
    }
   *[own] { n-skill-cards }
}
effect-draw-quorum = { $who-id ->
    [you] { $who-again ->
        [yes] you draw
       *[no] draw
    }
    [same] draws
   *[other] { $who } draws
} { $count ->
    [one] 1 Quorum card
   *[other] { $count } Quorum cards
}
effect-draw-quorum-again = { $count ->
    [one] draw 1 more Quorum card
   *[other] draw { $count } more Quorum cards
}
effect-draw-super-crisis = { $who-id ->
    [you] { $who-again ->
        [yes] you draw
       *[no] draw
    }
    [same] draws
   *[other] { $who } draws
} { $count ->
    [one] 1 Super Crisis card
   *[other] { $count } Super Crisis cards
}
effect-refill-hands = each human player with { $limit } or fewer Skill cards may draw { $count } from their skill set
effect-humans-may-draw = each human player may draw { n-skill-cards } from their skill set
effect-into-destiny = shuffle { draw-skill } into the Destiny deck
effect-new-destiny = discard the whole Destiny deck and replace it with { draw-skill }
effect-swap-with-destiny = swap this card for the top card of the Destiny deck
effect-glimpse-destiny = take the top { $count } cards of the Destiny deck into your hand, then put { $count } cards from your hand on top of it
effect-read-destiny = look at the whole Destiny deck, discard { $count } of its cards and shuffle the rest
effect-look-at-bottom = look at the bottom card of any deck except Loyalty and agenda decks
effect-swap-hands = swap your whole hand of Skill cards with { $who }
effect-take-random-card = take { $count ->
    [one] 1 random Skill card
   *[other] { $count } random Skill cards
} from { $who }
effect-draw-named = { $who-id ->
    [you] draw { n-skill-cards } of a type you name, even outside your skill set
   *[other] { $who } draws { n-skill-cards } of a type you name, even outside their skill set
}
effect-play-quorum = play 1 Quorum card from your hand
effect-resolve-quorum-of = draw { $count } Quorum cards, resolve 1 as if you had played it and put the rest under the Quorum deck, even if you are not President
effect-give-this-card = { $by-id ->
    [you] give
   *[other] { $by } gives
} this card to { $to }
effect-give-this-card-standing = { $by-id ->
    [you] give
   *[other] { $by } gives
} this card to { $to }, who keeps it { $until }: { $rule }
effect-stay-in-play = keep this card in play
effect-stay-in-play-standing = keep this card in play { $until }: { $rule }
effect-leave-game = remove this card from the game
effect-swap-super-crisis = discard your Super Crisis card and draw a new one

# People

effect-send = { $who-id ->
    [you] { $who-again ->
        [yes] you go
       *[no] go
    }
    [same] goes
    [same-both] go
    [both] { $who } go
    [at] { $who } go
    [aboard] { $who } go
   *[other] { $who } goes
} to { $to-the }
effect-send-chosen = { $by-id ->
    [you] send
   *[other] { $by } sends
} { $who } to { $to-the }
effect-send-aboard = { $who-id ->
    [you] move
   *[other] { $by-id ->
        [you] move { $who }
       *[other] { $by } moves { $who }
    }
} to any non-hazardous location { $ship-on }
effect-send-anywhere = { $who-id ->
    [you] move
   *[other] { $by-id ->
        [you] move { $who }
       *[other] { $by } moves { $who }
    }
} to any other non-hazardous location
effect-execute = { $who-id ->
    [you] you are executed
    [at] { $who } are executed
    [aboard] { $who } are executed
    [both] { $who } are executed
   *[other] { $who } is executed
}
effect-execute-chosen = { $by-id ->
    [you] execute
   *[other] { $by } executes
} { $who }
effect-pass-title = the { $title } title passes to the highest other player in its line of succession
effect-infiltrate = infiltrate: move to any non-hazardous location on Galactica and count as a human player from now on
effect-sacrifice = go to Sickbay and destroy one of these in the area you were in: { $ships }
effect-give = { $who-id ->
    [you] { $who-again ->
        [yes] you gain
       *[no] gain
    }
    [same] gains
   *[other] { $who } gains
} the { $title } title
effect-give-chosen = { $by-id ->
    [you] give
   *[other] { $by } gives
} the { $title } title to { $who }
effect-look-at-loyalty = { $by-id ->
    [you] look
   *[other] { $by } looks
} at { $look ->
    [all] all face-down Loyalty cards
   *[one] 1 random face-down Loyalty card
} belonging to { $who }
effect-hand-on-loyalty = give all your face-down Loyalty cards to { $who }
effect-take-card = look at the hand of { $who } and take 1 card of your choice

# Choices, conditions, dice

effect-target = { $by-id ->
    [you] choose
   *[other] { $by } chooses
} { $who-apart }; { $then }
effect-choose = { $by-id ->
    [you] either { $options }
   *[other] { $by } chooses: either { $options }
}
option-or = { $first }; or { $last }
deed-or = { $first }, or { $last }
# Where the last begins with "if"
option-or-if = { $first }; or, { $last }
deed-or-if = { $first } or, { $last }
deed-either = either { $options }
effect-may = { $by-id ->
    [you] you may
   *[other] { $by } may
} { $then }
effect-if = if { $condition }, { $then }
effect-roll = { $by-id ->
    [target] { $by } rolls a die
    [you] { $by-again ->
        [yes] you roll a die
       *[no] roll a die
    }
   *[other] roll a die
}; { $results }
roll-result = on { $range }, { $then }
effect-risk = { $by-id ->
    [you] you may
   *[other] { $by } may
} risk { $ships } from the Reserves: { $then }
effect-risk-deed = risk { $ships } from the Reserves: { $then }
effect-fail-box = resolve this card’s Fail result
effect-check = skill check { $difficulty } ({ $skills }). Pass: { $pass }. Fail: { $fail }
effect-check-partial = skill check { $difficulty } ({ $skills }). Pass: { $pass }. Partial ({ $threshold }+): { $partial }. Fail: { $fail }

# Space, ships and damage

effect-place = place { $ships } { $area-in }
effect-activate = { $icon-id ->
    [raiders] activate raiders
    [launch-raiders] each basestar launches { $launched }
    [heavy-raiders] activate heavy raiders and centurions
    [occupation] activate occupation forces
   *[basestars] each basestar attacks Galactica
}
effect-activate-placed = activate only the raiders just placed { $area-in }
effect-launch = each basestar launches { $ships }
effect-board = { $count ->
    [one] place 1 centurion
   *[other] place { $count } centurions
} on the first space of the Boarding Party track
effect-activate-heavy-raiders-alone = activate heavy raiders, but centurions do not advance
effect-damage-galactica = { $count ->
    [1] damage Galactica
    [2] damage Galactica twice
   *[other] damage Galactica { $count } times
}
effect-damage-galactica-of = draw up to { $draw } Galactica damage tokens, resolve { $resolve } of your choice and put the rest back
effect-damage-vipers = { $hold ->
    [space] damage { $ships } in space (current player’s choice)
    [anywhere] damage { $ships } in space or in the Reserves (current player’s choice)
   *[reserves] damage { $ships } in the Reserves
}
effect-recall-vipers = return all vipers in space to the Reserves and their pilots to the Hangar Deck
effect-destroy-raptor = destroy 1 raptor
effect-return-raptors = { $count ->
    [one] return 1 destroyed raptor
   *[other] return { $count } destroyed raptors
} to the Reserves
effect-restore-ships = return up to { $vipers } damaged or destroyed vipers and up to { $raptors } destroyed { $raptors ->
    [one] raptor
   *[other] raptors
} to the Reserves
effect-destroy-civilian = { $count ->
    [one] draw 1 civilian ship at random and destroy it
   *[other] draw { $count } civilian ships at random and destroy them
}
effect-destroy-cylon-ships = destroy { $ships } of your choice
effect-destroy-centurion = destroy 1 centurion
effect-remove-basestar = remove 1 basestar from the board
effect-repair-any = repair up to { $count ->
    [one] 1 damaged location
   *[other] { $count } damaged locations
} and up to { $vipers ->
    [one] 1 damaged viper
   *[other] { $vipers } damaged vipers
} anywhere
effect-repair-locations = repair { $count ->
    [one] 1 damaged location
   *[other] { $count } damaged locations
}
effect-repair-all-vipers = return all damaged vipers to the Reserves
effect-repair-vipers = { $count ->
    [one] return 1 damaged viper
   *[other] return { $count } damaged vipers
} to the Reserves
effect-civilian-fights = choose a civilian ship in space and destroy { $ships } in its area. Then roll a die; on { $range }, destroy that civilian ship
effect-find-scar = find the Scar card in the Crisis deck or its discard pile and resolve it, then shuffle the Crisis deck

# New Caprica

effect-prepare-or-evacuate = prepare or evacuate 1 civilian ship
effect-go-aboard-if-evacuated = if you evacuated one, you may move to any non-hazardous location { $ship-on }
effect-place-occupation = place 1 occupation force { $where-at }
effect-activate-one-occupation = activate 1 occupation force of your choice
effect-destroy-occupation = destroy { $count ->
    [one] 1 occupation force
   *[other] { $count } occupation forces
}
effect-destroy-locked = destroy the top ship of the Locked stack, or of the Prepared stack if it is empty
effect-peek-locked = look at the top ship of the Locked stack, then leave it there or put it under the stack

# Actions

effect-activate-vipers = activate unmanned vipers up to { $count } times; each time launch one from the Reserves, move one to an adjacent area or attack a Cylon ship in its area (you may activate the same viper again)
effect-must-activate-viper = activate 1 unmanned viper, if able: launch it from the Reserves, move it to an adjacent area or attack a Cylon ship in its area
effect-attack-as-pilot = attack up to { $count } times with the viper you are piloting, choosing each target in its area after the previous roll ({ $odds })
effect-launch-self = launch in a viper from the Reserves into a launch area, as its pilot; if the Reserves are empty, first return an unmanned viper from space
effect-galactica-attacks = attack 1 Cylon ship in any area with Galactica ({ $odds })
effect-attack-centurion = attack 1 centurion on the Boarding Party track ({ $odds })
effect-launch-nuke = launch 1 nuke at a basestar ({ $odds }); the nuke then leaves the game
effect-look-at-civilians = look at { $count } civilian ships in space; you may move each of them to an adjacent area
effect-ftl-jump = roll a die; on 1–{ $upto }, lose the population shown on the fleet token’s space; then the fleet jumps either way
effect-peek = look at the top card of { $decks } and leave it there or put it under its deck
peek-deck = the { $deck } deck
effect-repair = repair your location; on the Hangar Deck, you may repair up to { $ships } instead
effect-take-action = you may then take 1 more action
effect-take-actions = take { $count ->
    [one] 1 action
   *[other] { $count } actions
}
effect-order = { $who } either moves and takes 1 action, or takes 2 actions without moving

effect-pegasus-attacks = attack 1 basestar with Pegasus ({ $odds })
effect-main-batteries = choose an area and roll a die; { $results }
salvo = on { $range }, { $salvo ->
    [civilian] destroy 1 civilian ship there
    [viper] damage 1 viper there
   *[raiders] destroy { $raiders } there
}
effect-full-throttle = you may move your viper to any area; then you may attack 1 Cylon ship there
effect-blind-jump = the fleet jumps at once, from any space and without a roll; the Admiral draws only 1 Destination card

odds-row = { $victim } { $hits }
odds-hit = { $hit ->
    [damaged] damaged on { $range }
    [damaged-twice] damaged twice on { $range }
    [destroyed] destroyed on { $range }
    [backfired] Pegasus damaged instead on { $range }
   *[destroyed-with-raiders] destroyed along with { $raiders } raiders in its area on { $range }
}

# Mutiny cards and miracle tokens

effect-draw-mutiny = { $who-id ->
    [you] { $who-again ->
        [yes] you draw
       *[no] draw
    }
    [made] have { $who } draw
    [same] draws
    [both] { $who } each draw
    [same-both] draw
    [same-made] draw
   *[other] { $who } draws
} { n-mutiny-cards }
effect-draw-mutiny-pardoned = { $who } draws 1 Mutiny card without going to the Brig, then keeps { n-mutiny-cards } and discards the rest
effect-discard-mutiny = { $who-id ->
    [you] discard { $count } of your Mutiny cards
   *[other] { $who } discards { n-mutiny-cards }
}
effect-play-mutiny-of = draw the top { $count } cards of the Mutiny deck without going to the Brig, play 1 of them and put the rest under the deck
effect-gain-miracle = { $who-id ->
    [you] gain
    [made] have { $who } gain
   *[other] { $who } gains
} 1 miracle token
effect-move-miracle = { $from-id ->
    [you] give { $to } 1 of your miracle tokens
   *[other] take 1 miracle token from { $from }
}
effect-draw-from-set-of = draw { n-skill-cards } from { $who-of } skill set
effect-give-cards = give { $who } { n-skill-cards } from your hand
effect-take-hand = take all the Skill cards of { $who-of } player, unless that is you
effect-quarantine = look at all civilian ships on the board and choose 1; a random unused one, if any, takes its place, and the chosen one is shuffled into the unused ships
effect-bury-quorum = look at the President’s Quorum cards and put { $count } of your choice under the Quorum deck in any order
effect-place-anywhere = choose an area and place { $ships } there
effect-recall-civilian = choose a civilian ship in space, if any, and shuffle it into the unused ships
effect-attack-centurion-with = attack 1 centurion on the Boarding Party track, if any, at { $by } ({ $odds })
effect-remove-nukes = remove all nukes from the game
effect-discard-quorum = the President discards { $count ->
    [one] 1 random Quorum card
   *[other] { $count } random Quorum cards
}
effect-free-prisoners = each character in the Brig may move to any non-hazardous location { $ship-on }
effect-unseat = give the President title to { $who }; if Accept Prophecy is in play, the President may discard it to keep the title
effect-end-infiltration = your infiltration ends and you move to the Resurrection Ship without discarding
effect-activate-these = activate { $places } from anywhere, even if damaged
effect-activate-human = activate { $count ->
    [one] 1 undamaged location
   *[other] { $count } different undamaged locations
} from anywhere, except Cylon locations
effect-activate-any = activate { $count ->
    [one] any undamaged location
   *[other] { $count } different undamaged locations
} from anywhere
effect-share-quorum = draw { $count } Quorum cards, give 1 to the President, then play or discard the other
effect-truce = for the rest of the turn, no Cylon ships are launched or activated
effect-activate-one-viper = activate 1 unmanned viper, in space or in the Reserves, up to { $count } times
effect-launch-reserves = launch up to { $ships } from the Reserves, unmanned, into an area with a piloted viper, then activate each of them

# Skill check abilities

effect-add-or-draw-mutiny = the current player, if human, adds 1 card from their hand to the check face up or draws 1 Mutiny card
effect-zeros-add = each card of strength 0 in the check adds { $count } to the total, whatever its type
effect-take-from-check = the current player may take 1 card of strength { $count } or less from the check into their hand, but not one of this name
effect-damage-viper-to-remove = the current player may damage 1 viper, in space or in the Reserves, to remove 1 other card from the check
effect-draw-by-outcome = the current player draws { $pass } if the check passes, or { $fail } if not

# Assault raptors, missions, the Rebel Basestar

effect-build-assault-raptor = destroy 1 raptor in the Reserves and put 1 assault raptor there
effect-assault-raptor-arrives = the current player places 1 more assault raptor in a launch area and may activate it at once
all-basestars = all basestars
all-heavy-raiders = all heavy raiders
all-centurions = all centurions
effect-clear-board = remove { $pieces } from the board
effect-leave-box = remove { $pieces } from the game
effect-rebel-basestar = the Rebel Basestar enters play and joins { $side }
effect-destroy-hub = the Hub is destroyed: Hub Destroyed replaces the Resurrection Ship for the rest of the game
effect-mission-distance = +{ $count } distance at once
effect-turn-face-down = turn this card face down until the next jump, when it is shuffled into the Mission deck
effect-activate-mission = reveal the top card of the Mission deck and make its skill check. The current player draws no Crisis card this turn
effect-each-draws-named = name a skill type; each player, including Cylon players, draws { n-cards } of that type
effect-pay-rebels = discard 1 miracle token or 1 Super Crisis card
effect-order-crises = look at the top { $count } cards of the Crisis deck and put them back in any order
effect-search-skills = take any { $count } cards from one skill deck and its discard pile, then shuffle the discard pile into the deck
effect-raider-bay = choose an area, place { $raiders } or { $vipers ->
    [one] 1 unmanned viper
   *[other] { $vipers } unmanned vipers
} there and activate only those

# Crises

effect-further-crisis = after this card’s activation step, the same player draws and resolves another Crisis card
effect-play-super-crisis = play a Super Crisis card
effect-resolve-crisis-of = { $rest ->
    [alone] draw and resolve 1 Crisis card
    [under] draw { $count } Crisis cards, resolve 1 without its activation step and put the other under the deck
   *[discarded] draw { $count } Crisis cards, resolve 1 without its activation and jump steps and discard the other
}
effect-next-crisis-jumps = the next Crisis card drawn this turn counts as having the jump icon
effect-skip-jump = skip the Prepare for Jump step this turn
effect-sort-crises = look at the top { $count } cards of the Crisis deck and put each on top of the deck or under it, in any order
effect-new-destination = discard this card, then draw and resolve the top Destination card; nobody chooses

# What a card or ability does to the check, roll or card that it answers

effect-difficulty = { $by-sign ->
    [minus] reduce the difficulty by { $by-size }
   *[plus] increase the difficulty by { $by-size }
} (a Partial threshold does not change)
effect-count-positive = all { $skill } cards count as positive in this check
effect-face-up = add all cards to this check face up, { $destiny ->
    [yes] including Destiny cards
   *[no] except Destiny cards
}
effect-no-destiny = add no Destiny cards to this check
effect-fast-learner = look at the top { $count } cards of any skill deck, then add all of them to the check or take all of them into your hand
effect-add-revealed = add any number of cards from your hand to the check, ignoring your usual limit
effect-borrow-title = take the Admiral or President title until the end of the turn; it then returns to its holder
effect-no-strength = name a skill type; its cards have strength 0 in this check
effect-take-check-cards = take all the cards in the check into your hand, including Destiny cards, instead of discarding them
effect-decide-check = choose Pass or Fail and resolve it without a check; you cannot choose Partial
effect-die-bonus = { $by-sign ->
    [minus] subtract { $by-size } from the result (minimum 1)
   *[plus] add { $by-size } to the result (maximum 8)
}
effect-die-shift = raise or lower the result by { $by-size } (within 1–8)
effect-raiders-miss = the first { $count } raiders that act in your area miss without a roll
effect-reroll-attack = reroll the attack, at { $by } if the viper is piloted; the new result stands
effect-replace-crisis = discard that card; another is drawn in its place
effect-switch-option = use the other option instead
effect-no-check-abilities = skill check abilities do not trigger in this check
effect-miracle-if-above = if the total beats the printed difficulty by { $count } or more, the current player gains 1 miracle token
effect-instead-of-pass = do not resolve its Pass result
effect-replace-option = use neither option; instead, { $then }
effect-save-civilian = destroy an undamaged viper instead and shuffle the civilian ship into the unused ships
effect-exchange = lower { $lost } by { $pay } and raise { $gained } by { $gain }
effect-replace-icons = activate one kind of Cylon ship, or have each basestar launch raiders, instead of the Crisis card’s activation icons
effect-wake-elsewhere = move to any non-hazardous Cylon location instead of the Resurrection Ship and take 1 more action

# What must be true

condition-at-most = { $resource } is { $count } or less
condition-distance-at-most = the distance is { $count } or less
condition-has-nuke = a nuke is left
condition-on-blue-space = the fleet token is on a blue space of the Jump Preparation track
condition-is-president = you are President
condition-is-pilot = you have Piloting in your skill set
condition-is-piloting = you are piloting a viper
condition-in-reserves = there { $count ->
    [one] is
   *[other] are
} at least { $ships } in the Reserves
condition-has-super-crisis = you have a Super Crisis card
condition-has-hidden-loyalty = you have a face-down Loyalty card
condition-is-not-sympathizer = you are not a Sympathizer
condition-basestar-on-board = a basestar is on the board
condition-all-basestars-on-board = all basestars are on the board
condition-has-cards = you have at least { n-skill-cards }
condition-human-in-brig = a human player is in the Brig or Detention
condition-mourned = an execution has cost morale this game
condition-current-on-new-caprica = the current player is on New Caprica
condition-galactica-in-orbit = Galactica is in orbit around New Caprica
condition-may-infiltrate = you are a Cylon leader or a Sympathetic Cylon
condition-off-blue-space = the fleet token is not on a blue space of the Jump Preparation track
condition-is-not-president = you are not President
condition-is-not-admiral = you are not Admiral
condition-is-not-in-brig = you are not in the Brig
condition-president-has-cards = the President has at least { n-skill-cards }
condition-president-has-mutiny = the President has a Mutiny card
condition-viper-in-space = a viper is in space
condition-is-infiltrating = you are infiltrating
condition-no-active-mission = the Active Mission space is empty
condition-can-pay-rebels = you have a miracle token or a Super Crisis card

# Cards that stay in play

standing = { $until }: { $rule }.
until-jump = until the fleet jumps
until-loss-else-jump = until a civilian ship or a basestar is destroyed
until-jump-or-no-raiders = until the fleet jumps or no raiders are left on the board
until-jump-or-scar = until the fleet jumps or Scar is destroyed
until-jump-or-basestar = until the fleet jumps or a basestar is destroyed
until-used = until it is used
until-end = for the rest of the game

rule-unmanned-vipers-roll = unmanned vipers attack at { $by }
rule-launches-more = whenever a basestar launches raiders or heavy raiders, it launches { $count } more of that kind
rule-cannot-activate = nobody can activate { $where-the }
rule-no-looking = nobody can look at another player’s Loyalty cards
rule-closed = nobody can move to { $ship }
rule-pursuit = if the fleet jumps first, shuffle this card back into the Crisis deck
rule-travelled = it counts as distance travelled
rule-next-check-harder = the next time Administration is activated, or Admiral’s Quarters against the President, increase the difficulty by { $by-size } and discard this card
rule-arbitrator = when anyone activates Admiral’s Quarters, its holder may discard it to reduce or increase the difficulty by { $by-size }
rule-picks-destination = at the next jump its holder, instead of the Admiral, draws { $count } Destination cards, chooses 1 and puts the rest under the deck
rule-barrage = after each activation of raiders, each basestar launches { $ships }, which do not act
rule-scar = Scar acts { $count ->
    [2] twice
   *[other] { $count } times
} whenever raiders are activated, and only a die roll of { $range } destroys it
rule-captured-crew = whenever a basestar is destroyed, −1 morale and destroy 1 raptor
rule-deadly-at-jump = after the fleet jumps, every character { $places } is executed
rule-no-once-per-game = human players cannot use once-per-game abilities
rule-viper-activation-costs = whoever activates a viper must first discard { n-skill-cards }; a pilot pays once per action, and nothing to move in the Movement step
rule-no-actions-of = nobody can use the actions or Movement abilities on { $skill } cards
rule-chief-of-staff = before cards are added to a skill check, its holder may discard it to make all { $skill } cards count as positive in that check
rule-probation = after its holder adds cards to a skill check, the President may discard it to look at those cards
rule-vice-president = unless its holder is President, nobody else can be chosen with Administration
