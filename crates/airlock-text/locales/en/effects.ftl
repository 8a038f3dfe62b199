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
among-sendable-from = a character in a location { $ship-of }
    .apart = a character in a location { $ship-of }
among-other-humans = another human player
    .apart = another human player
among-others-but-admiral = another human player who is not the Admiral
    .apart = another human player who is not the Admiral
among-others-in-brig = another character from the Brig
    .apart = another character in the Brig
among-candidates = a human player
    .apart = a human player, yourself included
among-with-hidden-loyalty = another player
    .apart = another player
among-humans-with-hidden-loyalty = another human player
    .apart = another human player
among-officers-with-hidden-loyalty = the President or of the Admiral, by choice
    .apart = the President or the Admiral
among-others = another player
    .apart = another player
among-everybody = any player
    .apart = any player, yourself included
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
    .apart = another player who can take a miracle token
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
    [minus] lower any 1 resource by { $by-size }
   *[plus] raise any 1 resource by { $by-size }
}
effect-turn-again = another { $by } { $resource }
effect-jump-prep = { $by-sign ->
    [minus] the fleet token moves { n-spaces } back on the Jump Preparation track
   *[plus] the fleet token advances { n-spaces } on the Jump Preparation track
}
n-spaces = { $by-size ->
    [one] 1 space
   *[other] { $by-size } spaces
}
effect-lose-highest = { $deed ->
    [yes] lower the highest resource by { $count }
   *[no] −{ $count } of the highest resource
} (among equals the current player picks)
effect-shield = choose a resource; its next loss in this turn is 1 smaller
effect-distance = this card is laid beside the objective and counts as { $distance } distance
effect-discard-nuke = the Admiral discards 1 nuke

# Cards

effect-draw = { $who-id ->
    [you] draw
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
draw-any = { $count ->
    [one] 1 Skill card of any type, even from outside the skill set
   *[other] { $count } Skill cards of any types, even from outside the skill set
}
draw-own = { $who-id ->
    [you] { n-skill-cards } of the types in your skill set, or of any types if you have none
   *[other] { $count ->
        [one] 1 Skill card of a type in the skill set
       *[other] { $count } Skill cards of the types in the skill set
    }
}
effect-discard = { $who-id ->
    [you] discard
    [made] have { $who } discard
    [same] discards
    [both] { $who } each discard
    [same-both] discard
    [same-made] discard
   *[other] { $who } discards
} { $amount ->
    [all] all Skill cards in hand
    [random] { n-skill-cards } at random
   *[own] { n-skill-cards }
}
effect-draw-quorum = { $who-id ->
    [you] draw
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
    [you] draw
    [same] draws
   *[other] { $who } draws
} { $count ->
    [one] 1 Super Crisis card
   *[other] { $count } Super Crisis cards
}
effect-refill-hands = each human player with { $limit } Skill cards or fewer may draw { $count } of the types in the skill set
effect-humans-may-draw = each human player may draw { n-skill-cards } of the types in the skill set
effect-into-destiny = shuffle { draw-skill } into the Destiny deck
effect-new-destiny = discard the whole Destiny deck and build a new one of { draw-skill } and nothing else
effect-swap-with-destiny = exchange this card for the top card of the Destiny deck
effect-glimpse-destiny = take the top { $count } cards of the Destiny deck into your hand, then put { $count } cards from your hand on top of it
effect-read-destiny = look at the whole Destiny deck, discard { $count } of its cards of your choice, and shuffle the rest
effect-look-at-bottom = look at the bottom card of any deck except Loyalty cards and agendas
effect-swap-hands = exchange your whole hand of Skill cards for that of { $who }
effect-take-random-card = take { $count ->
    [one] 1 random Skill card
   *[other] { $count } random Skill cards
} from the hand of { $who }
effect-draw-named = { $who-id ->
    [you] draw
   *[other] { $who } draws
} { n-skill-cards } of a type that you name, even from outside the skill set
effect-play-quorum = play 1 Quorum card from your hand
effect-resolve-quorum-of = draw { $count } Quorum cards, resolve 1 of them as if you had played it, and put the others under the Quorum deck, whether you are President or not
effect-give-this-card = { $by-id ->
    [you] give
   *[other] { $by } gives
} this card to { $to }
effect-give-this-card-standing = { $by-id ->
    [you] give
   *[other] { $by } gives
} this card to { $to }, with whom it stays { $until }: { $rule }
effect-stay-in-play = this card stays in play
effect-stay-in-play-standing = this card stays in play { $until }, and { $rule }
effect-leave-game = this card leaves the game
effect-swap-super-crisis = discard your Super Crisis card and draw a new one

# People

effect-send = { $who-id ->
    [you] go
    [same] goes
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
} to any location { $ship-of } that is not hazardous
effect-send-anywhere = { $who-id ->
    [you] move
   *[other] { $by-id ->
        [you] move { $who }
       *[other] { $by } moves { $who }
    }
} to any other location that is not hazardous
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
effect-pass-title = the { $title } title goes to the highest in its line of succession, its holder left out
effect-infiltrate = infiltrate: move to any location of Galactica that is not hazardous, and be a human player from then on
effect-sacrifice = go to Sickbay and destroy one of these in the area where you were: { $ships }
effect-give = { $who-id ->
    [you] receive
    [same] receives
   *[other] { $who } receives
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
} of { $who }
effect-hand-on-loyalty = give all your face-down Loyalty cards to { $who }
effect-take-card = look at the hand of { $who } and take 1 card of your choice from it into your own hand

# Choices, conditions, dice

effect-target = { $by-id ->
    [you] choose
   *[other] { $by } chooses
} { $who-apart }; { $then }
effect-choose = { $by-id ->
    [you] either { $options }
   *[other] by { $by-of } choice either { $options }
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
   *[other] roll a die
}; { $results }
roll-result = on { $range }, { $then }
effect-risk = { $by-id ->
    [you] you may
   *[other] { $by } may
} risk { $ships } from the Reserves: { $then }
effect-risk-deed = risk { $ships } from the Reserves: { $then }
effect-fail-box = resolve the Fail result of this card
effect-check = skill check { $difficulty } ({ $skills }). Pass: { $pass }. Fail: { $fail }
effect-check-partial = skill check { $difficulty } ({ $skills }). Pass: { $pass }. Partial, { $threshold } or more: { $partial }. Fail: { $fail }

# Space, ships and damage

effect-place = place { $ships } { $area-in }
effect-activate = { $icon-id ->
    [raiders] the raiders activate
    [launch-raiders] each basestar launches { $launched }
    [heavy-raiders] the heavy raiders activate and the centurions advance
    [occupation] the occupation forces activate
   *[basestars] each basestar attacks Galactica
}
effect-activate-placed = the raiders just placed { $area-in } activate at once, and no others
effect-launch = each basestar launches { $ships }
effect-board = { $count ->
    [one] place 1 centurion
   *[other] place { $count } centurions
} on the first space of the Boarding Party track
effect-activate-heavy-raiders-alone = the heavy raiders activate, but no centurion advances
effect-damage-galactica = { $count ->
    [1] Galactica is damaged
    [2] Galactica is damaged twice
   *[other] Galactica is damaged { $count } times
}
effect-damage-pegasus = Pegasus is damaged, and Galactica cannot be in her place
effect-damage-galactica-of = draw up to { $draw } Galactica damage tokens, resolve { $resolve } of your choice, and put the others back
effect-damage-vipers = { $hold ->
    [space] damage { $ships } in space areas, chosen by the current player
    [anywhere] damage { $ships } in space areas or in the Reserves, chosen by the current player
   *[reserves] damage { $ships } in the Reserves
}
effect-recall-vipers = every viper in space returns to the Reserves, its pilot to the Hangar Deck
effect-destroy-raptor = destroy 1 raptor
effect-return-raptors = { $count ->
    [one] 1 destroyed raptor returns to the Reserves
   *[other] { $count } destroyed raptors return to the Reserves
}
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
}, wherever they are
effect-repair-locations = repair { $count ->
    [one] 1 damaged location
   *[other] up to { $count } damaged locations
}
effect-repair-all-vipers = all damaged vipers return to the Reserves
effect-repair-vipers = { $count ->
    [one] 1 damaged viper returns to the Reserves
   *[other] { $count } damaged vipers return to the Reserves
}
effect-civilian-fights = choose a civilian ship in space: destroy { $ships } in its area. Then roll a die; on { $range }, that civilian ship is destroyed
effect-find-scar = find the Scar card in the Crisis deck or its discard pile and resolve it at once, then shuffle the Crisis deck

# New Caprica

effect-prepare-or-evacuate = prepare or evacuate 1 civilian ship
effect-go-aboard-if-evacuated = if you evacuated one, you may move to any location { $ship-of } that is not hazardous
effect-place-occupation = place 1 occupation force { $where-at }
effect-activate-one-occupation = activate 1 occupation force of your choice
effect-destroy-occupation = destroy { $count ->
    [one] 1 occupation force
   *[other] { $count } occupation forces
}
effect-destroy-locked = the top ship of the Locked stack is destroyed, or of the Prepared stack if that one is empty
effect-peek-locked = look at the top ship of the Locked stack, then leave it there or put it under the stack

# Actions

effect-activate-vipers = { $count ->
    [one] activate 1 unmanned viper, if there is any: launch it from the Reserves, or move it to an adjacent area, or attack a Cylon ship in its area
   *[other] activate unmanned vipers up to { $count } times; each time launch a viper from the Reserves, or move one to an adjacent area, or attack a Cylon ship in its area, and the same viper may be activated again
}
effect-attack-as-pilot = attack up to { $count } times with the viper you pilot, choosing each target in its area after the last roll ({ $odds })
effect-launch-self = launch a viper from the Reserves into a launch area with yourself as its pilot; with none in the Reserves, first return an unmanned viper from space
effect-galactica-attacks = attack 1 Cylon ship in any area from Galactica ({ $odds })
effect-attack-centurion = attack 1 centurion on the Boarding Party track ({ $odds })
effect-launch-nuke = attack a basestar with 1 nuke, which leaves the game ({ $odds })
effect-look-at-civilians = look at { $count } civilian ships in space, then you may move each of them to an adjacent area
effect-ftl-jump = roll a die: on 1–{ $upto }, lose the population shown on the fleet token’s space; then, whatever the roll, the fleet jumps
effect-peek = look at the top card of { $decks }, then leave it there or put it under its deck
peek-deck = the { $deck } deck
effect-repair = repair the location you are in; or, on the Hangar Deck, repair up to { $ships } instead
effect-take-action = you may then take 1 more action
effect-take-actions = take { $count ->
    [one] 1 action
   *[other] { $count } actions
}
effect-order = { $who } either moves and then takes 1 action, or takes 2 actions without moving

effect-pegasus-attacks = attack 1 basestar from Pegasus ({ $odds })
effect-main-batteries = choose an area and roll a die; { $results }
salvo = on { $range }, { $salvo ->
    [civilian] 1 civilian ship there is destroyed
    [viper] 1 viper there is damaged
   *[raiders] { $raiders } there are destroyed
}
effect-full-throttle = you may move your viper to any area, then you may attack 1 Cylon ship there
effect-blind-jump = the fleet jumps at once, wherever the fleet token is and without a roll; the Admiral draws only 1 Destination card

odds-row = { $victim } { $hits }
odds-hit = { $hit ->
    [damaged] damaged on { $range }
    [damaged-twice] damaged twice on { $range }
    [destroyed] destroyed on { $range }
    [backfired] Pegasus damaged instead on { $range }
   *[destroyed-with-raiders] destroyed with { $raiders } raiders of its area on { $range }
}

# Mutiny cards and miracle tokens

effect-draw-mutiny = { $who-id ->
    [you] draw
    [made] have { $who } draw
    [same] draws
    [same-both] draw
    [same-made] draw
   *[other] { $who } draws
} { n-mutiny-cards }
effect-draw-mutiny-pardoned = { $who } draws 1 Mutiny card without going to the Brig for it, then keeps { n-mutiny-cards } and discards the others
effect-discard-mutiny = { $who-id ->
    [you] discard { $count } of your Mutiny cards
   *[other] { $who } discards { n-mutiny-cards }
}
effect-play-mutiny-of = draw the top { $count } cards of the Mutiny deck without going to the Brig for them, play 1 of them and put the others under the deck
effect-gain-miracle = { $who-id ->
    [you] gain
    [made] have { $who } gain
   *[other] { $who } gains
} 1 miracle token
effect-move-miracle = { $from-id ->
    [you] give { $to } 1 of your miracle tokens
   *[other] take 1 miracle token from { $from }
}
effect-draw-from-set-of = { $count ->
    [one] draw 1 Skill card of a type in { $who-of } skill set
   *[other] draw { $count } Skill cards of the types in { $who-of } skill set
}
effect-give-cards = give { $who } { n-skill-cards } from your hand
effect-take-hand = take all Skill cards of { $who-of } player, if that is not yourself
effect-quarantine = look at every civilian ship on the board and choose 1 of them: an unused one, drawn at random, takes its place if there is any, and the chosen one is shuffled into the unused ones
effect-bury-quorum = look at the President’s Quorum cards and put { $count } of your choice under the Quorum deck in any order
effect-place-anywhere = choose an area and place { $ships } there
effect-recall-civilian = choose a civilian ship in space, if there is any, and shuffle it into the unused ones
effect-attack-centurion-with = attack 1 centurion on the Boarding Party track, if there is any, with { $by } on the roll ({ $odds })
effect-remove-nukes = all nukes leave the game
effect-discard-quorum = the President discards { $count ->
    [one] 1 Quorum card
   *[other] { $count } Quorum cards
} at random
effect-free-prisoners = each character in the Brig may move to any location { $ship-of } that is not hazardous
effect-unseat = give the President title to { $who }; if Accept Prophecy is in play, the President may discard it to keep the title
effect-end-infiltration = your infiltration ends and you move to the Resurrection Ship, without discarding first
effect-activate-these = activate { $places } from wherever you are, even if it is damaged
effect-activate-human = activate { $count ->
    [one] 1 undamaged location
   *[other] { $count } different undamaged locations
} from wherever you are, but no Cylon location
effect-activate-any = activate { $count ->
    [one] any undamaged location
   *[other] { $count } different undamaged locations
} from wherever you are
effect-share-quorum = draw { $count } Quorum cards, give 1 of your choice to the President, and play or discard the other
effect-truce = for the rest of this turn no Cylon ship is launched or activated
effect-activate-one-viper = choose 1 unmanned viper, in space or in the Reserves, and activate it up to { $count } times
effect-launch-reserves = place up to { $ships } from the Reserves, unmanned, in an area where there is a piloted viper, then activate each of them

# Skill check abilities

effect-add-or-draw-mutiny = the current player, if human, may add 1 card from hand face up to the check, and otherwise draws 1 Mutiny card
effect-zeros-add = each card of strength 0 in the check adds { $count } to the total, whatever its type
effect-take-from-check = the current player may take 1 card of strength { $count } or less out of the check into hand, but none of this name
effect-damage-viper-to-remove = the current player may damage 1 viper, in space or in the Reserves, to remove 1 other card from the check
effect-draw-by-outcome = the current player draws { $pass } if the check passes, otherwise { $fail }

# Assault raptors, missions, the Rebel Basestar

effect-build-assault-raptor = destroy 1 raptor in the Reserves and put 1 assault raptor there
effect-assault-raptor-arrives = the current player places 1 more assault raptor in a launch area and may activate it at once
all-basestars = all basestars
all-heavy-raiders = all heavy raiders
all-centurions = all centurions
effect-clear-board = { $pieces } leave the board
effect-leave-box = { $count ->
    [one] { $pieces } leaves
   *[other] { $pieces } leave
} the game
effect-rebel-basestar = the Rebel Basestar comes into play on the side of { $side }
effect-destroy-hub = the Hub is destroyed: for the rest of the game Hub Destroyed takes the place of the Resurrection Ship
effect-mission-distance = +{ $count } distance, which counts at once
effect-turn-face-down = this card lies face down until the next jump, when it is shuffled into the Mission deck
effect-activate-mission = turn up the top card of the Mission deck and make its skill check. The current player draws no Crisis card in this turn
effect-each-draws-named = name a skill type; each player, Cylon players too, draws { n-cards } of that type
effect-pay-rebels = discard 1 miracle token or 1 Super Crisis card
effect-order-crises = look at the top { $count } cards of the Crisis deck and put them back on top in any order
effect-search-skills = take any { $count } cards from one skill deck and its discard pile into your hand, then shuffle the discard pile into the deck
effect-raider-bay = choose an area, place { $raiders } or { $vipers ->
    [one] 1 unmanned viper
   *[other] { $vipers } unmanned vipers
} there, and activate just those at once

# Crises

effect-further-crisis = after this card’s activation step the same player draws and resolves another Crisis card
effect-play-super-crisis = play a Super Crisis card
effect-resolve-crisis-of = { $rest ->
    [alone] draw 1 Crisis card and resolve it
    [under] draw { $count } Crisis cards, resolve 1 of your choice without its activation step, and put the other under the deck
   *[discarded] draw { $count } Crisis cards, resolve 1 of your choice without its activation and jump steps, and discard the other
}
effect-next-crisis-jumps = the next Crisis card drawn in this turn counts as having the jump icon
effect-skip-jump = this turn has no Prepare for Jump step
effect-sort-crises = look at the top { $count } cards of the Crisis deck and put each of them on top of the deck or under it, in any order
effect-new-destination = discard this card, then draw and resolve the top Destination card, which nobody chooses

# What a card or ability does to the check, roll or card that it answers

effect-difficulty = { $by-sign ->
    [minus] make the difficulty { $by-size } lower
   *[plus] make the difficulty { $by-size } higher
}; the threshold of a partial result does not change
effect-count-positive = all { $skill } cards count as positive in this check
effect-face-up = all cards of this check are added face up, { $destiny ->
    [yes] the Destiny cards too
   *[no] the Destiny cards excepted
}
effect-no-destiny = no Destiny cards are added to this check
effect-fast-learner = look at the top { $count } cards of any skill deck, then add all of them to the check or take all of them into your hand
effect-add-revealed = add any number of cards from your hand to the check, whatever else limits you
effect-borrow-title = take the Admiral or the President title; at the end of the turn it goes back to its former holder
effect-no-strength = name a skill type: cards of that type have strength 0 in this check
effect-take-check-cards = take all cards of the check into your hand, the Destiny cards too, instead of their being discarded
effect-decide-check = choose pass or fail: that result is resolved and no check is made; a partial result cannot be chosen
effect-die-bonus = { $by-sign ->
    [minus] subtract { $by-size } from
   *[plus] add { $by-size } to
} the result, which stays within 1 to 8
effect-die-shift = make the result { $by-size } higher or { $by-size } lower, within 1 to 8
effect-raiders-miss = the first { $count } raiders that act in your area miss without a roll
effect-reroll-attack = have the attack rolled again; the new result stands, at { $by } if the viper is piloted
effect-replace-crisis = discard that card and have another drawn in its place
effect-switch-option = have the other option used instead
effect-no-check-abilities = skill check abilities are not resolved in this check
effect-miracle-if-above = if the total is { $count } or more above the printed difficulty, the current player gains 1 miracle token
effect-instead-of-pass = its Pass result is not resolved
effect-replace-option = have neither option used: instead, { $then }
effect-save-civilian = destroy an undamaged viper instead; the civilian ship is shuffled into the unused ones
effect-exchange = lower { $lost } by { $pay } and raise { $gained } by { $gain }
effect-replace-icons = choose one kind of Cylon ship to activate, or have each basestar launch raiders; the activation icons of the Crisis card are then ignored
effect-wake-elsewhere = move to any Cylon location that is not hazardous, instead of to the Resurrection Ship, and take 1 more action

# What must be true

condition-at-most = { $resource } is { $count } or less
condition-distance-at-most = the distance is { $count } or less
condition-has-nuke = a nuke is left
condition-on-blue-space = the fleet token is on a blue space of the Jump Preparation track
condition-is-president = you are President
condition-is-pilot = you have Piloting in your skill set
condition-is-piloting = you pilot a viper
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
condition-human-in-brig = a human player is in the Brig or in Detention
condition-mourned = morale has been lost through an execution in this game
condition-current-on-new-caprica = the current player is on New Caprica
condition-galactica-in-orbit = Galactica is in orbit of New Caprica
condition-may-infiltrate = you are a Cylon leader or a Sympathetic Cylon
condition-off-blue-space = the fleet token is not on a blue space of the Jump Preparation track
condition-is-not-president = you are not President
condition-is-not-admiral = you are not Admiral
condition-is-not-in-brig = you are not in the Brig
condition-president-has-cards = the President has at least { n-skill-cards }
condition-president-has-mutiny = the President has a Mutiny card
condition-viper-in-space = a viper is in space
condition-is-infiltrating = you are infiltrating
condition-no-active-mission = no card lies on the Active Mission space
condition-can-pay-rebels = you have a miracle token or a Super Crisis card

# Cards that stay in play

standing = { $until }: { $rule }.
until-jump = until the fleet jumps
until-loss-else-jump = until a civilian ship or a basestar is destroyed
until-jump-or-no-raiders = until the fleet jumps or no raider is left on the board
until-jump-or-scar = until the fleet jumps or Scar is destroyed
until-jump-or-basestar = until the fleet jumps or a basestar is destroyed
until-used = until it is used
until-end = for the rest of the game

rule-unmanned-vipers-roll = each attack by an unmanned viper has { $by } on its roll
rule-launches-more = whenever a basestar launches raiders or heavy raiders, it launches { $count } more of that kind
rule-cannot-activate = nobody can activate { $where-the }
rule-no-looking = nobody may look at another player’s Loyalty cards
rule-closed = nobody can move to { $ship }
rule-pursuit = if the fleet jumps first, the card is shuffled back into the Crisis deck
rule-travelled = it counts as distance travelled
rule-next-check-harder = the next time Administration is activated, or Admiral’s Quarters against the President, the difficulty is { $by-size } higher and this card is discarded
rule-arbitrator = when anybody activates Admiral’s Quarters, its holder may discard it to make the difficulty { $by-size } lower or { $by-size } higher
rule-picks-destination = at the next jump its holder, not the Admiral, draws { $count } Destination cards, picks 1 and puts the others under the deck
rule-barrage = after each activation of the raiders each basestar launches { $ships }, which do not act
rule-scar = Scar acts { $count ->
    [2] twice
   *[other] { $count } times
} whenever the raiders are activated and is destroyed by nothing but a die roll of { $range }
rule-captured-crew = whenever a basestar is destroyed, morale falls by 1 and 1 raptor is destroyed
rule-deadly-at-jump = when the fleet has jumped, every character { $places } is executed
rule-no-once-per-game = human players cannot use once-per-game abilities
rule-viper-activation-costs = whoever activates a viper must first discard { n-skill-cards }; a pilot pays once for a whole action, and nothing for a move in the Movement step
rule-no-actions-of = nobody can use the actions on { $skill } cards, nor their Movement abilities
rule-chief-of-staff = before cards are added to a skill check, its holder may discard it so that all { $skill } cards count as positive in that check
rule-probation = after its holder has added cards to a skill check, the President may discard it to look at those cards
rule-vice-president = while its holder is not President, nobody else can be chosen with Administration
