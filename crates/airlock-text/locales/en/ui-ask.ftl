# The ask: what is asked, the answers, and what stands there while others answer.

ui-ask-ruling = Rule
ui-ask-handle = { $count ->
    [one] 1 option
   *[other] { $count } options
}
ui-ask-choose = Choose here, on the board or in your hand.
ui-ask-go = Confirm
ui-ask-go-add = Add selected cards
ui-ask-go-discard = Discard selected cards
ui-ask-back = Undo
ui-ask-rolled = { $summary } You can’t undo it after the roll.
ui-ask-final = { $summary } You can’t undo it.
ui-ask-recallable = { $summary } You can undo it until someone else answers.
ui-ask-note-feed = Select cards here or in your hand. Each shows what it is worth in this check.
ui-ask-note-exactly = { $count ->
    [one] Select 1 card here or in your hand.
   *[other] Select { $count } cards here or in your hand.
}
ui-ask-note-upto = { $count ->
    [one] Select up to 1 card here or in your hand.
   *[other] Select up to { $count } cards here or in your hand.
}
ui-ask-feed-start = No cards selected.

ui-steps = Steps of the turn
ui-step-setup = Setup
ui-step-skills = Skills
ui-step-move = Move
ui-step-action = Action
ui-step-action-of = Action { $number } of { $of }
ui-step-crisis = Crisis
ui-step-cylons = Cylons
ui-step-jump = Jump
ui-step-evacuate = Evacuate

# Groups of answers

ui-group-viper = Your viper
ui-group-viper-in = Your viper, { $area }
ui-group-here = Your location
ui-group-quorum = Quorum
ui-group-title = Your title
ui-group-cards = Cards
ui-group-abilities = Abilities
ui-group-loyalty = Loyalty
ui-group-space = Space areas
ui-group-reserves = { $count ->
    [one] Reserves, 1 viper
   *[other] Reserves, { $count } vipers
}
ui-group-boarding = Boarding Party track
ui-group-characters = Open to you
ui-group-people = Players
ui-group-draws = Cards to draw
ui-group-draw = Card { $number }
ui-group-destinations = Destinations
ui-group-crises = Crises
ui-group-decks = Decks
ui-group-ships = Ships
ui-group-damage = Damage
ui-group-hulls = Who takes the hit
ui-group-dials = Resources
ui-group-on-top = On top of the deck
ui-group-under = Under the deck
ui-group-ground = On the planet
ui-group-forces = Occupation forces
ui-group-mutiny = Mutiny cards
ui-group-motives = Motives
ui-group-raptor-reserves = { $count ->
    [one] Reserves, 1 assault raptor
   *[other] Reserves, { $count } assault raptors
}
ui-group-uses = You can use
ui-group-options = Your options
ui-group-hand = Your cards
ui-group-for = Count for the check
ui-group-against = Count against it

# Beside an answer

ui-remark-left = { $count } left
ui-remark-costs = { $count ->
    [one] costs 1 card
   *[other] costs { $count } cards
}
ui-remark-damaged = damaged
ui-remark-viper = viper, { $area }
ui-remark-hull = { $count } of { $limit } damaged
ui-remark-distance = distance { $distance }
ui-remark-both = { $first }, { $then }

# Not possible now

ui-why-title = Not possible now
ui-why = : { $reason }.
ui-why-cards = Skill cards
ui-why-cards-cylon = Cylons add them to checks but can’t use their text
ui-why-cards-cylon-own = Cylons add them to checks and use only text meant for Cylons
ui-why-location = Locations
ui-why-location-piloting = you are in your viper
ui-why-human-ships = The human ships
ui-why-human-ships-cylon = a Cylon moves between Cylon locations
ui-why-hazardous = you can’t choose to move there
ui-why-ship-cards = you have no Skill card to pay for the move
ui-why-ship-closed = nobody can move there now
ui-why-later = Add later
ui-why-later-once = everyone adds cards only once
ui-why-more = Add more
ui-why-more-cylon = a Cylon adds at most 1 card
ui-why-more-brig = in the Brig you add at most 1 card
ui-why-more-detention = in Detention you add at most 2 cards
ui-why-more-infiltrating = while infiltrating you add at most 2 cards
ui-why-kind = { $due ->
    [yes] nobody is a Cylon leader yet, and you choose last
   *[no] { $kind-id ->
        [political-leader] { $count ->
            [one] only 1 political leader is left, and more of another type
           *[other] only { $count } political leaders are left, and more of another type
        }
        [military-leader] { $count ->
            [one] only 1 military leader is left, and more of another type
           *[other] only { $count } military leaders are left, and more of another type
        }
        [pilot] { $count ->
            [one] only 1 pilot is left, and more of another type
           *[other] only { $count } pilots are left, and more of another type
        }
        [cylon-leader] one of you is already a Cylon leader
       *[support] not now
    }
}
ui-why-executed = executed
ui-why-taken = taken

# While others answer

ui-idle-several = { $count } players are deciding
ui-idle-nothing = Nothing to decide right now.
ui-idle-watching = You’re watching.
ui-idle-reload = This page doesn’t update by itself without scripts. [Reload it] to see what has happened.
ui-idle-pause = A short pause
ui-idle-pause-rule = Someone may be able to change this.
ui-idle-pause-even = Someone may be able to change this. The pause is the same for everyone, even when nobody can.
ui-idle-passed = You passed.
ui-idle-uses = You want to use { $what }.
ui-idle-order = Give the order
ui-idle-back = until someone else answers
ui-idle-forward = Skip to my next question
ui-recap = Since your last answer: { $count ->
    [one] 1 event
   *[other] { $count } events
}
