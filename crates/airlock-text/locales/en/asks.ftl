# Questions. The message is what the asked player reads; .rule the sentence under it; .waiting is what
# the others read meanwhile, $who being the asked player.

ask-pick-character = Choose a character
    .rule = From the type with the most characters left, or any support character.
    .waiting = { $who } is choosing a character.
ask-pick-assist = Choose your assist character
    .rule = They stay off the board and add to the cards you draw.
    .waiting = { $who } is choosing an assist character.
ask-start-area = Choose where your viper starts
    .waiting = { $who } is choosing a launch area.
ask-start-location = Choose where you start
    .waiting = { $who } is choosing where to start.
ask-starting-hand = { $count ->
    [one] Choose your starting card
   *[other] Choose your { $count } starting cards
}
    .rule = Only the types and numbers on your sheet.
    .waiting = { $who } is choosing a starting hand.
ask-receive-skills = Choose the cards to draw
    .rule = Choose the types first, then draw.
    .waiting = { $who } is drawing Skill cards.
ask-draw-skills = { $count ->
    [one] Choose the card to draw
   *[other] Choose the { $count } cards to draw
}
    .rule = Choose the types first, then draw.
    .waiting = { $who } is drawing Skill cards.
ask-move-cylon = Move to any Cylon location, then take your action.
ask-move = Choose where to move
    .rule = Moving within a ship is free; moving to another ship or out of a viper costs 1 Skill card.
    .waiting = { $who } is moving.
ask-move-or-ability = { $rule } Or use 1 Movement ability instead.
ask-action = Choose an action
    .rule = { $count ->
        [one] You have 1 action.
       *[other] You have { $count } actions left.
    }
    .waiting = { $who } is choosing an action.
ask-discard = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
    .waiting = { $who } is discarding.
ask-discard-payment = { $count ->
    [one] Pay with 1 card
   *[other] Pay with { $count } cards
}
    .rule = You discard the cards you pay with.
    .waiting = { $who } is paying with Skill cards.
ask-may-discard = Discard cards for the Crisis?
    .rule = { $count ->
        [one] The Crisis calls for 1 card. As a Cylon player you may ignore it.
       *[other] The Crisis calls for { $count } cards. As a Cylon player you may discard fewer, or none.
    }
    .waiting = { $who } is choosing whether to discard.
ask-let-discard = { $count ->
    [one] Discard 1 random card?
   *[other] Discard { $count } random cards?
}
    .rule = As a Cylon player you may ignore what a Crisis does to you.
    .waiting = { $who } is deciding about a random discard.
ask-feed = Add cards to the check
    .rule = { $count ->
        [one] Up to 1 card. You can’t undo it.
       *[other] Up to { $count } cards. You can’t undo it.
    }
    .waiting = { $who } is adding cards to the check.
ask-window = Use a card or ability?
    .rule = { $window }: { $about }.
    .waiting = A short pause.
ask-order = Choose who goes first
    .rule = { $window }: several players want to use something. After the first one, the others choose again.
    .waiting = { $who } is deciding who goes first.
ask-keep-crisis = Choose the Crisis card to resolve
    .rule = Only you can see these cards.
    .waiting = { $who } is choosing a Crisis card.
ask-crisis-option = { $crisis }: choose one
    .waiting = { $who } is choosing an option for { $crisis }.
ask-keep-destination = Choose a destination
    .rule = The rest go under the deck, unseen.
    .waiting = { $who } is choosing a destination.

# A place has its article: "the Brig"
the-of = { $of-id ->
    [location] { $of-the }
   *[other] { $of }
}
ask-target = { $of }: choose a player
    .waiting = { $who } is choosing a player for { the-of }.
ask-target-send = Choose who goes to { $to-the }
    .waiting = { $who } is choosing who goes to { $to-the }.
ask-target-release = Choose who leaves the Brig
    .waiting = { $who } is choosing who leaves the Brig.
ask-target-title = Choose the next { $title }
    .waiting = { $who } is choosing the next { $title }.
ask-target-card = Choose who gets { $of }
    .waiting = { $who } is choosing who gets { $of }.
ask-target-loyalty = Choose whose Loyalty to look at
    .waiting = { $who } is choosing whose Loyalty to look at.
ask-target-hand-on = Choose who gets your Loyalty cards
    .waiting = { $who } is handing on Loyalty cards.
ask-target-take = Choose a hand to look at
    .waiting = { $who } is choosing a hand to look at.
ask-target-execute = Choose who is executed
    .waiting = { $who } is choosing who is executed.
ask-target-trial = { $of }: choose who stands trial
    .rule = If the check passes, they are executed.
    .waiting = { $who } is choosing who may be executed.
ask-target-free = Choose who goes free
    .waiting = { $who } is choosing who goes free.
ask-target-hands = Choose who to swap hands with
    .waiting = { $who } is choosing who to swap hands with.
ask-target-random = Choose who to take a random card from
    .waiting = { $who } is choosing who to take a random card from.
ask-target-order = Choose who gets the order
    .waiting = { $who } is giving an order.
ask-target-mutiny = Choose who draws a Mutiny card
    .waiting = { $who } is choosing who draws a Mutiny card.
ask-target-miracle = Choose who gains a miracle token
    .waiting = { $who } is choosing who gains a miracle token.
ask-target-treat = Choose whose skill set to draw from
    .rule = You then give them as many cards.
    .waiting = { $who } is choosing whose skill set to draw from.
ask-target-share = Choose who to share miracle tokens with
    .rule = You then give them 1 of yours, or take 1 of theirs.
    .waiting = { $who } is choosing who to share miracle tokens with.
ask-target-unseat = Choose the next President
    .rule = The President may give up a card in play to stay in office.
    .waiting = { $who } is choosing the next President.
ask-choose = { $of }: choose one
    .waiting = { $who } is choosing an option for { the-of }.
ask-may = { $of }: { $deeds }?
    .waiting = { $who } is deciding about { the-of }.
ask-risk = { $of }: risk { $ships }?
    .rule = { $then }.
    .waiting = { $who } is deciding whether to risk { $ships }.
ask-send-to = { $whom-id ->
    [you] Choose where to go
   *[other] Choose where { $whom } goes
}
    .waiting = { $who } is choosing a location.

ask-play-quorum = Play a Quorum card
    .waiting = { $who } is playing a Quorum card.
ask-keep-quorum = Choose the Quorum card to resolve
    .rule = The rest go under the deck.
    .waiting = { $who } is choosing a Quorum card.
ask-play-super-crisis = Play a Super Crisis card
    .waiting = { $who } is playing a Super Crisis card.
ask-swap-super-crisis = Swap a Super Crisis card for a new one?
    .waiting = { $who } is deciding about a Super Crisis card.
ask-take-card = Take a card from { $from }
    .waiting = { $who } is taking a card from { $from }.
ask-peek-deck = Choose a deck to look at
    .rule = You see its top card, then leave it there or put it under the deck.
    .waiting = { $who } is choosing a deck to look at.
ask-peeked-card = Keep this { $deck } card on top?
    .rule = Don’t tell anyone what it is.
    .waiting = { $who } is looking at the top card of the { $deck } deck.

ask-vipers = Activate an unmanned viper
    .rule = { $count ->
        [one] 1 activation left.
       *[other] { $count } activations left.
    }
    .waiting = { $who } is activating unmanned vipers.
ask-pilot = Activate your viper
    .rule = Move to an adjacent area, or attack a Cylon ship in your own.
    .waiting = { $who } is activating a viper.
ask-pilot-attack = Choose a target
    .rule = { $count ->
        [one] 1 attack left.
       *[other] { $count } attacks left.
    }
    .waiting = { $who } is attacking from a viper.
ask-launch-self = Choose where to launch
    .waiting = { $who } is launching in a viper.
ask-recall-viper = Choose an unmanned viper to call back
    .rule = The Reserves are empty, so a viper in space must return first.
    .waiting = { $who } is calling a viper back.
ask-galactica-attack = Choose Galactica’s target
    .waiting = { $who } is aiming Galactica’s guns.
ask-centurion-attack = Choose a centurion to attack
    .waiting = { $who } is attacking a centurion.
ask-nuke = Choose a basestar to nuke
    .rule = The nuke leaves the game, whatever you roll.
    .waiting = { $who } is aiming a nuke.
ask-look-at-civilian = Look at a civilian ship
    .rule = { $count ->
        [one] 1 ship left to look at.
       *[other] { $count } ships left to look at.
    }
    .waiting = { $who } is looking at civilian ships.
ask-move-civilian = Civilian ship { $number } { $area-in }: move it?
    .rule = It can move to an adjacent area or stay.
    .waiting = { $who } may move a civilian ship.
ask-repair = Choose what to repair
    .waiting = { $who } is repairing something.
ask-repair-vipers = Repair another viper?
    .rule = { $count ->
        [one] Up to 1 more.
       *[other] Up to { $count } more.
    }
    .waiting = { $who } is repairing vipers.
ask-restore = Choose a ship to bring back
    .rule = Up to { $vipers } more { $vipers ->
        [one] viper
       *[other] vipers
    } and { $raptors } more { $raptors ->
        [one] raptor
       *[other] raptors
    } can return to the Reserves.
    .waiting = { $who } is bringing ships back.
ask-use-order = Choose how to use the order
    .waiting = { $who } is acting on an order.

ask-raider-area = Choose where raiders act next
    .waiting = { $who } is choosing which raiders act next.
ask-raider-victim = Choose which viper the raiders attack { $area-in }
    .waiting = { $who } is choosing what the raiders attack.
ask-destroy-civilian = Choose a civilian ship to lose
    .rule = They are face down.
    .waiting = { $who } is choosing a civilian ship.
ask-destroy-cylon-ship = Destroy a { $craft }
    .rule = { $left } to go, without a roll.
    .waiting = { $who } is destroying Cylon ships.
ask-destroy-centurion = Destroy a centurion
    .waiting = { $who } is destroying a centurion.
ask-damage-viper = Choose a viper to damage
    .rule = { $count ->
        [one] 1 viper to go. Any pilot goes to Sickbay.
       *[other] { $count } vipers to go. Any pilots go to Sickbay.
    }
    .waiting = { $who } is choosing a viper to damage.
ask-damage-token = Choose Galactica’s damage
    .rule = { $count ->
        [one] 1 token to resolve; the rest go back.
       *[other] { $count } tokens to resolve; the rest go back.
    }
    .waiting = { $who } is choosing Galactica’s damage.
ask-place-short = Choose where the next { $craft } goes
    .rule = There aren’t enough left for every area.
    .waiting = { $who } is choosing where the next { $craft } goes.
ask-launch-short = Choose which basestar launches the next { $craft }
    .rule = There aren’t enough left for all of them.
    .waiting = { $who } is choosing which basestar launches.
ask-board-short = Choose which heavy raider boards
    .rule = There aren’t enough centurions left for all of them.
    .waiting = { $who } is choosing which heavy raider boards.
ask-let-look = Let { $by } see one of your Loyalty cards?
    .rule = As a Cylon player you may ignore what a Crisis does to you.
    .waiting = { $who } is deciding whether to show a Loyalty card.
ask-hand-on-sympathizer = Choose who gets the Sympathizer card
    .rule = They resolve it at once.
    .waiting = { $who } is looking at a new Loyalty card.
ask-recon = Look at the top Crisis card?
    .rule = { $ability }: you may then put it under the deck.
    .waiting = { $who } may look at the top Crisis card.
ask-extra-action = Take 1 more action?
    .rule = { $ability }: after a { $card } card, once per turn.
    .waiting = { $who } may take 1 more action.

# Battlestar Pegasus

ask-take-damage = Choose which ship takes the damage
    .rule = Pegasus may take it for Galactica; you decide before the token is drawn.
    .waiting = { $who } is choosing which ship takes the damage.
ask-pegasus-attack = Choose Pegasus’s target
    .waiting = { $who } is aiming Pegasus’s guns.
ask-main-batteries = Choose an area to fire into
    .rule = You choose before you roll; a low roll hits your own ships there.
    .waiting = { $who } is aiming the Main Batteries.
ask-full-throttle = Choose where to fly
    .rule = Fly to any area or stay; then you may attack there.
    .waiting = { $who } is flying at full throttle.
ask-shield = Choose a resource to protect
    .rule = Its next loss this turn is reduced by 1.
    .waiting = { $who } is choosing a resource to protect.
ask-highest-resource = Choose the resource that loses { $count }
    .rule = These are tied for highest.
    .waiting = { $who } is choosing among the highest resources.
ask-sacrifice = Choose what to destroy { $area-in }
    .rule = You go to Sickbay either way.
    .waiting = { $who } is choosing what goes down with the viper.
ask-remove-basestar = Choose a basestar to remove
    .waiting = { $who } is choosing a basestar to remove.
ask-civilian-fights = Choose a civilian ship to send into battle
    .rule = They are face down; the one that fights may be lost.
    .waiting = { $who } is choosing a civilian ship to send into battle.
ask-civilian-target = Choose what the civilian ship destroys { $area-in }
    .waiting = { $who } is choosing what a civilian ship destroys.
ask-repair-any = Choose what to repair
    .rule = { $count ->
        [0] Up to { more-vipers }, anywhere.
       *[other] { $vipers ->
            [0] Up to { more-locations }, anywhere.
           *[other] Up to { more-locations } and { more-vipers }, anywhere.
        }
    }
    .waiting = { $who } is making repairs.
more-locations = { $count ->
    [one] 1 more location
   *[other] { $count } more locations
}
more-vipers = { $vipers ->
    [one] 1 more viper
   *[other] { $vipers } more vipers
}
ask-sort-crises = Sort the Crisis cards
    .rule = One at a time: on top of those already placed, or under the deck. Only you can see them.
    .waiting = { $who } is looking at the top Crisis cards.

# Checks, Destiny and hands with Pegasus

ask-next-ability = Choose the ability to resolve next
    .rule = The check is Reckless, so its Treachery cards’ abilities trigger.
    .waiting = { $who } is choosing the next ability to resolve.
ask-next-ability-of-any = Each skill check ability triggers once, in any order you like.
ask-learned = Choose where these { $count } cards go
    .rule = All of them into the check, or all of them into your hand.
    .waiting = { $who } is looking at cards from a skill deck.
ask-add-revealed = Add cards to the revealed check?
    .rule = Any number, ignoring your usual limit.
    .waiting = { $who } may add cards to the revealed check.
ask-put-on-destiny = { $count ->
    [one] Put 1 card on the Destiny deck
   *[other] Put { $count } cards on the Destiny deck
}
    .rule = The first card you pick ends up on top.
    .waiting = { $who } is putting cards on the Destiny deck.
ask-discard-destiny = { $count ->
    [one] Discard 1 Destiny card
   *[other] Discard { $count } Destiny cards
}
    .rule = Only you can see the deck; it is shuffled afterwards.
    .waiting = { $who } is looking at the Destiny deck.
ask-bottom-of-deck = Choose a deck to look under
    .rule = Only you see its bottom card, and it stays there.
    .waiting = { $who } is looking at the bottom card of a deck.
ask-name-skill = { $whom-id ->
    [you] Name the type to draw
   *[other] Name the type { $whom } draws
}
    .waiting = { $who } is naming a skill type.
ask-discard-quorum = Discard a Quorum card
    .rule = { $count ->
        [one] You have 1 too many.
       *[other] You have { $count } too many.
    }
    .waiting = { $who } is discarding down to the Quorum hand limit.

# Executions and favours

ask-let-execute = Accept your execution?
    .rule = As a Cylon player you may ignore what a Crisis does to you.
    .waiting = { $who } is deciding about an execution.
ask-next-executed = Choose who is executed next
    .rule = Several characters are executed. You choose the order.
    .waiting = { $who } is choosing the order of the executions.
ask-next-freed = Choose who may leave the Brig next
    .rule = Several prisoners may leave. You choose the order.
    .waiting = { $who } is choosing which prisoner may leave next.
ask-hand-on-loyalty = Choose who gets your face-down Loyalty cards
    .rule = All of them go to 1 human player, who alone sees them.
    .waiting = { $who } is handing on Loyalty cards.
ask-reveal-and-hand-on = Choose the Cylon card to show and who gets the rest
    .rule = Its text has no effect.
    .waiting = { $who } is showing a Loyalty card.
ask-give-card = Give a Skill card to someone?
    .rule = You then draw { $count }.
    .waiting = { $who } may give a card away.
ask-give-which = Choose a card for { $to }
    .waiting = { $who } is giving a card to { $to }.
ask-execute-instead = { $whom-id ->
    [you] Be executed instead of going to the Brig?
   *[other] Execute { $whom } instead of sending them to the Brig?
}
    .waiting = { $who } is choosing between the Brig and execution.

# New Caprica

ask-prepare-or-evacuate = Prepare or evacuate a ship
    .rule = Prepare: the top Locked ship goes under the Prepared stack. Evacuate: the top Prepared ship goes into space.
    .waiting = { $who } is preparing or evacuating a civilian ship.
ask-evacuate-to = Choose where to evacuate the ship
    .waiting = { $who } is choosing where a ship is evacuated to.
ask-go-aboard = Leave with the ship?
    .rule = Move to any non-hazardous location on Galactica, or stay.
    .waiting = { $who } may leave New Caprica with the ship.
ask-peeked-locked = Keep this Locked ship on top?
    .rule = Don’t tell anyone what it is.
    .waiting = { $who } is looking at the top Locked ship.
ask-activate-occupation = Activate an occupation force
    .rule = It moves to the next location; from the Shipyard it strikes and leaves.
    .waiting = { $who } is activating an occupation force.
ask-destroy-occupation = Destroy an occupation force
    .rule = { $count ->
        [one] 1 to go.
       *[other] { $count } to go.
    }
    .waiting = { $who } is destroying occupation forces.
ask-fight-again = Discard a card to roll again?
    .rule = The force is still there. What changed the first roll changes the next one too.
    .waiting = { $who } may fight on.

# Daybreak: Mutiny cards, miracle tokens, the Mutineer

ask-discard-mutiny = Discard a Mutiny card
    .rule = { $due ->
        [limit] { $count ->
            [one] You may hold 1 Mutiny card. Everyone sees the one you discard.
           *[other] You may hold { $count } Mutiny cards. Everyone sees the one you discard.
        }
        [keep] { $count ->
            [one] You keep only 1 Mutiny card. Everyone sees the one you discard.
           *[other] You keep only { $count } Mutiny cards. Everyone sees the one you discard.
        }
       *[one] Everyone sees it.
    }
    .waiting = { $who } is discarding a Mutiny card.
ask-pick-mutiny = { $to-id ->
    [you] Choose the Mutiny card you draw
   *[other] Choose the Mutiny card { $to } draws
}
    .rule = The rest go under the deck.
    .waiting = { $who } is choosing which Mutiny card { $to } draws.
ask-play-mutiny = Choose a Mutiny card to play
    .rule = The rest go under the deck.
    .waiting = { $who } is choosing a Mutiny card to play.
ask-hand-on-mutineer = Choose who gets the Mutineer card
    .rule = They reveal it, lose their titles and draw a Mutiny card.
    .waiting = { $who } is handing on the Mutineer card.
ask-draws-loyalty = Choose who draws 1 more Loyalty card
    .rule = The Mutineer card is still in the deck, so 1 human player draws again.
    .waiting = { $who } is choosing who draws 1 more Loyalty card.
ask-stay-president = Stay President?
    .rule = It costs you { $card }; otherwise { $against } becomes President.
    .waiting = { $who } may give up { $card } to stay President.

# Skill checks with Daybreak

ask-add-or-draw-mutiny = Add a card to the check?
    .rule = Add 1 card face up, or draw a Mutiny card.
    .waiting = { $who } is adding a card face up or drawing a Mutiny card.
ask-take-from-check = Take a card from the check?
    .rule = { $ability }: it goes to your hand and no longer counts.
    .waiting = { $who } may take a card from the check.
ask-remove-from-check = Remove a card from the check?
    .rule = { $ability }: you then choose a viper to damage, in space or in the Reserves.
    .waiting = { $who } may remove a card from the check.
ask-lay-open = Choose the added card to turn face up
    .rule = { $ability }: everyone sees one of them.
    .waiting = { $who } is turning an added card face up.

# Cards and characters of Daybreak

ask-activate-location = Choose a location to activate
    .rule = { $count ->
        [one] From wherever you are: 1 to go.
       *[other] From wherever you are: { $count } to go, all different.
    }
    .waiting = { $who } is activating a location from afar.
ask-activate-again = Activate { $where-the } again?
    .rule = { $ability }: it costs 1 Skill card, once per turn.
    .waiting = { $who } may activate { $where-the } again.
ask-activate-after-order = Activate { $where-the }?
    .rule = { $ability }: your order is done, so you may activate your own location.
    .waiting = { $who } may activate { $where-the }.
ask-give-quorum = Choose a Quorum card for the President
    .rule = You play or discard the other one.
    .waiting = { $who } is sharing Quorum cards with the President.
ask-play-or-discard-quorum = Play the other Quorum card?
    .rule = If not, discard it.
    .waiting = { $who } is playing or discarding a Quorum card.
ask-bury-quorum = Choose a Quorum card to put under the deck
    .rule = { $count ->
        [one] 1 of the President’s cards to go.
       *[other] { $count } of the President’s cards to go.
    }
    .waiting = { $who } is putting the President’s Quorum cards under the deck.
ask-give-cards = { $count ->
    [one] Give 1 card to { $to }
   *[other] Give { $count } cards to { $to }
}
    .rule = Nobody else sees what you give.
    .waiting = { $who } is giving Skill cards to { $to }.
ask-draw-at-loss = Draw cards for the loss?
    .rule = { $ability }: draw { draw-skill } and keep { $keep }, once per turn.
    .waiting = { $who } may draw cards for the loss.
ask-discard-drawn = Discard one of the cards you drew
    .rule = You keep the rest.
    .waiting = { $who } is discarding one of the cards just drawn.
ask-spare-discard = Let someone discard 1 card fewer?
    .rule = { $ability }: you draw 1 Treachery card for it, once per turn.
    .waiting = { $who } may let someone discard 1 card fewer.
ask-discard-super-crisis = Discard a Super Crisis card
    .rule = { $ability }: you must pay with it to leave.
    .waiting = { $who } is discarding a Super Crisis card to leave.
ask-replace-civilian = Choose a civilian ship to swap
    .rule = It goes back to the unused ships; the new one arrives face down.
    .waiting = { $who } has seen all civilian ships and is swapping one.
ask-recall-civilian = Choose a civilian ship to take out of space
    .rule = It goes back to the unused ships.
    .waiting = { $who } is choosing a civilian ship to take out of space.
ask-sort-top = Sort the { $deck } cards
    .rule = One at a time: on top of those already placed, or under the deck. Only you can see them.
    .waiting = { $who } is looking at the top cards of the { $deck } deck.

# Vipers and assault raptors

ask-launch-reserves-to = Choose where to launch vipers
    .rule = Only into an area with a piloted viper. Then you activate each of them.
    .waiting = { $who } is choosing where to launch vipers.
ask-launch-reserves = Launch a ship into { $area-the }?
    .rule = { $count ->
        [one] Up to 1 more; then you activate each of them.
       *[other] Up to { $count } more; then you activate each of them.
    }
    .waiting = { $who } is launching vipers from the Reserves.
ask-sacrifice-viper = Choose a viper to lose instead of the civilian ship
    .rule = The civilian ship goes back to the unused ships, face down.
    .waiting = { $who } is giving up a viper for a civilian ship.
ask-place-anywhere = { $of }: choose where to place the ships
    .waiting = { $who } is choosing where to place the ships.
ask-place-which = Choose a ship to place { $area-in }
    .rule = An assault raptor may take a viper’s place.
    .waiting = { $who } is choosing a ship to place { $area-in }.
ask-assault-raptor-arrives = Choose where the assault raptor arrives
    .rule = If you are a human player, you may activate it at once.
    .waiting = { $who } is choosing where an assault raptor arrives.
ask-stay-in-space = Stay in space in your assault raptor?
    .rule = The fleet jumps. Stay in your area, or return to the Hangar Deck.
    .waiting = { $who } is deciding whether to stay in space.
ask-keep-in-space = Assault raptor { $area-in }: leave it in space?
    .rule = The fleet jumps. If not, it returns to the Reserves.
    .waiting = { $who } is deciding about an assault raptor { $area-in }.

# Missions and the Rebel Basestar

ask-name-for-all = Name the type everyone draws
    .rule = { $count ->
        [one] Each player, including Cylon players, draws 1 card of that type.
       *[other] Each player, including Cylon players, draws { $count } cards of that type.
    }
    .waiting = { $who } is naming the type everyone draws.
ask-pay-rebels = Choose what to discard
    .rule = This action costs a miracle token or a Super Crisis card.
    .waiting = { $who } is paying for an action on the Rebel Basestar.
ask-search-deck = Choose a skill deck to search
ask-search-skills = Take a card from the deck
    .rule = { $count ->
        [one] 1 card to go, from the deck or its discard pile; then the deck is shuffled.
       *[other] { $count } cards to go, from the deck or its discard pile; then the deck is shuffled.
    }
    .waiting = { $who } is searching a skill deck.
ask-raider-bay = Choose what the Raider Bay launches
    .rule = Next you choose an area for them; only these ships are activated.
    .waiting = { $who } is launching ships from the Raider Bay.

# What a window opens over

about-crisis = { $card }
about-check = the { $source } check
about-total = the { $source } check stands at { $total } against { $difficulty }
about-roll = the roll for { the-source }
about-roll-ftl = the roll for the jump
about-roll-attack = { $attacker } attacks { $defender }
about-rolled = the roll for { the-source } is { $result }
about-rolled-ftl = the roll for the jump is { $result }
about-rolled-attack = { $attacker } attacks { $defender } and rolls { $result }
about-vipers = you may take one
about-turn = it is starting now
about-treachery = one was discarded
about-roll-fight = the roll against an occupation force { $where-at }
about-roll-detain = the roll to detain { $whom }
about-rolled-fight = the roll against an occupation force { $where-at } is { $result }
about-rolled-detain = the roll to detain { $whom } is { $result }
about-raiders = they are about to act
about-destroyed = { $who-id ->
    [you] you destroyed one
   *[other] { $who } destroyed one
}
about-civilian = one { $area-in } is about to be destroyed
about-jump = the fleet is jumping
about-infiltration = it is ending now
about-motives = reveal it now or keep it hidden
