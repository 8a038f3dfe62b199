# The ask: what is asked, the answers, and what stands there while others answer.

ui-ask-ruling = The rule
ui-ask-handle = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
ui-ask-choose = Choose an answer here, on the board or in your hand.
ui-ask-go = Carry it out
ui-ask-go-add = Add the picked cards
ui-ask-go-discard = Discard the picked cards
ui-ask-back = Take back
ui-ask-rolled = { $summary } No taking back after the roll.
ui-ask-final = { $summary } It cannot be taken back.
ui-ask-recallable = { $summary } You can take it back until somebody else answers.
ui-ask-note-feed = Pick cards here or in your hand. Each shows what it is worth in this check.
ui-ask-note-exactly = { $count ->
    [one] Pick 1 card here or in your hand.
   *[other] Pick { $count } cards here or in your hand.
}
ui-ask-note-upto = { $count ->
    [one] Pick at most 1 card here or in your hand.
   *[other] Pick at most { $count } cards here or in your hand.
}
ui-ask-feed-start = No card is picked.

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
ui-group-here = Where you are
ui-group-quorum = Quorum
ui-group-title = Your title
ui-group-cards = Cards
ui-group-abilities = Abilities
ui-group-loyalty = Loyalty
ui-group-space = Areas of space
ui-group-reserves = { $count ->
    [one] Reserves, 1 viper
   *[other] Reserves, { $count } vipers
}
ui-group-boarding = Boarding Party track
ui-group-characters = Open to you
ui-group-people = People
ui-group-draws = Cards to draw
ui-group-destinations = Destinations
ui-group-crises = Crises
ui-group-decks = Decks
ui-group-ships = Ships
ui-group-damage = Damage
ui-group-hulls = The hit goes to
ui-group-dials = Resources
ui-group-on-top = On top of the deck
ui-group-under = Under the deck
ui-group-ground = On the ground
ui-group-forces = Occupation forces
ui-group-mutiny = Mutiny cards
ui-group-motives = Motives
ui-group-raptor-reserves = { $count ->
    [one] Reserves, 1 assault raptor
   *[other] Reserves, { $count } assault raptors
}
ui-group-uses = You can
ui-group-options = Your choice
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
ui-why-cards-cylon = Cylons add them to checks and use no text
ui-why-cards-cylon-own = Cylons add them to checks, and use only the texts that are for them
ui-why-location = Locations
ui-why-location-piloting = you stand in none while you fly
ui-why-human-ships = The ships of the humans
ui-why-human-ships-cylon = a Cylon moves among the Cylon locations
ui-why-hazardous = nobody can choose to move there
ui-why-ship-cards = you have no Skill card to pay for the way
ui-why-ship-closed = nobody can move there now
ui-why-later = Add later
ui-why-later-once = cards go round once
ui-why-more = Add more
ui-why-more-cylon = a Cylon adds at most 1 card
ui-why-more-brig = from the Brig you add at most 1 card
ui-why-more-detention = in Detention you add at most 2
ui-why-more-infiltrating = while you infiltrate you add at most 2
ui-why-kind = { $due ->
    [yes] nobody leads the Cylons yet, and you are the last to pick
   *[no] { $kind-id ->
        [political-leader] { $count ->
            [one] only 1 political leader is left, and more of another type
           *[other] { $count } political leaders are left, and more of another type
        }
        [military-leader] { $count ->
            [one] only 1 military leader is left, and more of another type
           *[other] { $count } military leaders are left, and more of another type
        }
        [pilot] { $count ->
            [one] only 1 pilot is left, and more of another type
           *[other] { $count } pilots are left, and more of another type
        }
        [cylon-leader] one of you leads the Cylons already
       *[support] not now
    }
}
ui-why-executed = executed
ui-why-taken = taken

# While others answer

ui-idle-several = { $count } people answer
ui-idle-nothing = Nothing for you to decide.
ui-idle-watching = You watch.
ui-idle-pause = A short pause
ui-idle-pause-rule = Somebody may be able to change this.
ui-idle-pause-even = Somebody may be able to change this. The pause is the same for everyone, also when nobody can.
ui-idle-passed = You have passed.
ui-idle-uses = You want to use { $what }.
ui-idle-order = Give the order
ui-idle-back = until somebody else answers

# The game is over

