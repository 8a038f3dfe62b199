# Questions. The message is what the asked player reads; .rule the sentence under it; .waiting is what
# the others read meanwhile, $who being the asked player.

ask-pick-character = Whom do you play?
    .rule = Somebody of the type with the most characters left, or a support character.
    .waiting = { $who } picks a character.
ask-pick-assist = Who assists you?
    .rule = The assist character stays off the board and adds to the cards you draw.
    .waiting = { $who } picks an assist character.
ask-start-area = Where do you start in your viper?
    .waiting = { $who } picks a launch area.
ask-start-location = Where do you start?
    .waiting = { $who } picks a location to start in.
ask-starting-hand = { $count ->
    [one] Which card do you start with?
   *[other] Which { $count } cards do you start with?
}
    .rule = Of the types and numbers on your sheet.
    .waiting = { $who } picks a starting hand.
ask-receive-skills = Which cards do you receive?
    .rule = Choose the types first, then you draw.
    .waiting = { $who } draws Skill cards.
ask-draw-skills = { $count ->
    [one] Which card do you draw?
   *[other] Which { $count } cards do you draw?
}
    .rule = Choose the types first, then you draw.
    .waiting = { $who } draws Skill cards.
ask-move-cylon = To any Cylon location, then you take its action.
ask-move = Where do you go?
    .rule = Aboard the same ship a move is free; to another ship, or out of a viper, it costs 1 Skill card.
    .waiting = { $who } moves.
ask-move-or-ability = { $rule } Instead of moving you may use 1 Movement ability.
ask-action = What do you do?
    .rule = { $count ->
        [one] One action.
       *[other] { $count } actions left.
    }
    .waiting = { $who } takes an action.
ask-discard = { $count ->
    [one] Which card do you discard?
   *[other] Which { $count } cards do you discard?
}
    .waiting = { $who } discards.
ask-discard-payment = { $count ->
    [one] With which card do you pay?
   *[other] With which { $count } cards do you pay?
}
    .rule = A card that is paid is discarded.
    .waiting = { $who } pays with Skill cards.
ask-may-discard = Which cards do you discard, if any?
    .rule = { $count ->
        [one] The Crisis demands 1 card, but a Cylon player may ignore it.
       *[other] The Crisis demands { $count } cards, but a Cylon player may ignore it or discard fewer.
    }
    .waiting = { $who } may discard.
ask-let-discard = { $count ->
    [one] Do you let a random card be discarded?
   *[other] Do you let { $count } random cards be discarded?
}
    .rule = A Cylon player may ignore what a Crisis demands.
    .waiting = { $who } decides about a random discard.
ask-feed = Which cards do you add to the check?
    .rule = { $count ->
        [one] At most 1 card. It cannot be taken back.
       *[other] Any number up to { $count }. They cannot be taken back.
    }
    .waiting = { $who } adds cards to the check.
ask-window = Do you use something now?
    .rule = { $window }: { $about }.
    .waiting = A short pause.
ask-order = Who uses something first?
    .rule = { $window }: several players want to use something. One does, and the others are asked again.
    .waiting = { $who } settles who goes first.
ask-keep-crisis = Which Crisis card do you resolve?
    .rule = You alone see the cards now.
    .waiting = { $who } draws a Crisis card.
ask-crisis-option = { $crisis }: which do you choose?
    .waiting = { $who } chooses an option of { $crisis }.
ask-keep-destination = Where does the fleet go?
    .rule = The cards that you do not take go under the deck unseen.
    .waiting = { $who } chooses a destination.

ask-target = { $of }: whom do you choose?
    .waiting = { $who } chooses somebody for { $of }.
ask-target-send = Whom do you send to { $to-the }?
    .waiting = { $who } chooses who goes to { $to-the }.
ask-target-release = Whom do you release from the Brig?
    .waiting = { $who } chooses who is released.
ask-target-title = Who becomes { $title }?
    .waiting = { $who } chooses the next { $title }.
ask-target-card = Who receives { $of }?
    .waiting = { $who } gives { $of } to somebody.
ask-target-loyalty = Whose Loyalty do you look at?
    .waiting = { $who } chooses whose Loyalty to look at.
ask-target-hand-on = Who receives your Loyalty cards?
    .waiting = { $who } hands Loyalty cards on.
ask-target-take = Whose hand do you look at?
    .waiting = { $who } chooses a hand to look at.
ask-target-execute = Whom do you execute?
    .waiting = { $who } chooses who is executed.
ask-target-trial = { $of }: whom does the check condemn?
    .rule = If it passes, that character is executed.
    .waiting = { $who } chooses who may be executed.
ask-target-free = Whom do you set free?
    .waiting = { $who } chooses who is set free.
ask-target-hands = With whom do you exchange hands?
    .waiting = { $who } exchanges hands with somebody.
ask-target-random = From whom do you take a random card?
    .waiting = { $who } takes a random card from somebody.
ask-target-order = To whom do you give the order?
    .waiting = { $who } gives an order.
ask-target-mutiny = Who draws a Mutiny card?
    .waiting = { $who } chooses who draws a Mutiny card.
ask-target-miracle = Who gains a miracle token?
    .waiting = { $who } chooses who gains a miracle token.
ask-target-treat = Of whose skill set do you draw?
    .rule = You then give that player as many cards.
    .waiting = { $who } chooses whose skill set to draw from.
ask-target-share = With whom do you share miracle tokens?
    .rule = You then give that player 1 of yours, or take 1.
    .waiting = { $who } chooses with whom to share miracle tokens.
ask-target-unseat = Who becomes President?
    .rule = The President may give up a card in play that keeps the office.
    .waiting = { $who } chooses the next President.
ask-choose = { $of }: which do you choose?
    .waiting = { $who } chooses an option of { $of }.
ask-may = { $of }: do you { $deeds }?
    .waiting = { $who } decides about { $of }.
ask-risk = { $of }: do you risk { $ships }?
    .rule = { $then }.
    .waiting = { $who } decides whether to risk { $ships }.
ask-send-to = { $whom-id ->
    [you] Where do you go?
   *[other] Where does { $whom } go?
}
    .waiting = { $who } chooses a location.

ask-play-quorum = Which Quorum card do you play?
    .waiting = { $who } plays a Quorum card.
ask-keep-quorum = Which Quorum card do you resolve?
    .rule = The others go under the deck.
    .waiting = { $who } chooses among Quorum cards.
ask-play-super-crisis = Which Super Crisis card do you play?
    .waiting = { $who } plays a Super Crisis card.
ask-swap-super-crisis = Which Super Crisis card do you swap for a new one?
    .waiting = { $who } decides about a Super Crisis card.
ask-take-card = Which card do you take from { $from }?
    .waiting = { $who } takes a card from { $from }.
ask-peek-deck = Which deck do you look at?
    .rule = You see its top card, then leave it there or put it under the deck.
    .waiting = { $who } chooses a deck to look at.
ask-peeked-card = What do you do with the { $deck } card?
    .rule = You may not tell what it is.
    .waiting = { $who } looks at the top card of the { $deck } deck.

ask-vipers = Which unmanned viper do you activate?
    .rule = { $count ->
        [one] 1 activation left.
       *[other] { $count } activations left.
    }
    .waiting = { $who } activates unmanned vipers.
ask-pilot = What does your viper do?
    .rule = It moves to an adjacent area, or attacks a Cylon ship in its own.
    .waiting = { $who } activates a viper.
ask-pilot-attack = What do you attack?
    .rule = { $count ->
        [one] 1 attack left.
       *[other] { $count } attacks left.
    }
    .waiting = { $who } attacks from a viper.
ask-launch-self = Where do you launch?
    .waiting = { $who } launches in a viper.
ask-recall-viper = Which unmanned viper comes back for you?
    .rule = The Reserves are empty: one viper in space returns first.
    .waiting = { $who } calls a viper back.
ask-galactica-attack = What does Galactica attack?
    .waiting = { $who } aims Galactica’s guns.
ask-centurion-attack = Which centurion do you attack?
    .waiting = { $who } attacks a centurion.
ask-nuke = At which basestar do you launch the nuke?
    .rule = The nuke leaves the game, whatever the roll.
    .waiting = { $who } aims a nuke.
ask-look-at-civilian = Which civilian ship do you look at?
    .rule = { $count ->
        [one] 1 ship left to look at.
       *[other] { $count } ships left to look at.
    }
    .waiting = { $who } looks at civilian ships.
ask-move-civilian = Where does civilian ship { $number } { $area-in } go?
    .rule = To an adjacent area, or it stays.
    .waiting = { $who } may move a civilian ship.
ask-repair = What do you repair?
    .waiting = { $who } repairs something.
ask-repair-vipers = Do you repair another viper?
    .rule = { $count ->
        [one] 1 more at most.
       *[other] { $count } more at most.
    }
    .waiting = { $who } repairs vipers.
ask-restore = Which ship comes back?
    .rule = Up to { $vipers } more { $vipers ->
        [one] viper
       *[other] vipers
    } and { $raptors } more { $raptors ->
        [one] raptor
       *[other] raptors
    } can return to the Reserves.
    .waiting = { $who } brings ships back.
ask-use-order = How do you use the order?
    .waiting = { $who } has an order to use.

ask-raider-area = In which area do the raiders act next?
    .waiting = { $who } chooses which raiders act.
ask-raider-victim = Which viper do the raiders attack { $area-in }?
    .waiting = { $who } chooses what the raiders attack.
ask-destroy-civilian = Which civilian ship is destroyed?
    .rule = They are face down.
    .waiting = { $who } chooses a civilian ship.
ask-destroy-cylon-ship = Which { $craft } do you destroy?
    .rule = { $left } to go, without a roll.
    .waiting = { $who } destroys Cylon ships.
ask-destroy-centurion = Which centurion do you destroy?
    .waiting = { $who } destroys a centurion.
ask-damage-viper = Which viper is damaged?
    .rule = { $count ->
        [one] 1 viper to go. A pilot goes to Sickbay.
       *[other] { $count } vipers to go. A pilot goes to Sickbay.
    }
    .waiting = { $who } chooses which viper is damaged.
ask-damage-token = Which damage do you do to Galactica?
    .rule = { $count ->
        [one] 1 token to resolve; the others go back.
       *[other] { $count } tokens to resolve; the others go back.
    }
    .waiting = { $who } chooses damage to Galactica.
ask-place-short = Where is the next { $craft } placed?
    .rule = There are too few left for all areas.
    .waiting = { $who } chooses where the next { $craft } goes.
ask-launch-short = Which basestar launches the next { $craft }?
    .rule = There are too few left for all.
    .waiting = { $who } chooses which basestar launches.
ask-board-short = From which area does a heavy raider board?
    .rule = There are too few centurions left for all.
    .waiting = { $who } chooses which heavy raider boards.
ask-let-look = Do you let { $by } look at one of your Loyalty cards?
    .rule = A Cylon player may ignore what a Crisis does to him.
    .waiting = { $who } decides whether to show a Loyalty card.
ask-hand-on-sympathizer = To whom do you give the Sympathizer card?
    .rule = Whoever receives it resolves it at once.
    .waiting = { $who } looks at a new Loyalty card.
ask-recon = Do you look at the top Crisis card?
    .rule = { $ability }: you may then put it under the deck.
    .waiting = { $who } may look at the top Crisis card.
ask-extra-action = Do you take 1 more action?
    .rule = { $ability }: after a { $card } card, once in your turn.
    .waiting = { $who } may take 1 more action.

# Battlestar Pegasus

ask-take-damage = Which ship takes the damage?
    .rule = Pegasus may take it in Galactica’s place; you decide before the token is drawn.
    .waiting = { $who } chooses which battlestar takes the damage.
ask-pegasus-attack = At which basestar does Pegasus fire?
    .waiting = { $who } aims the guns of Pegasus.
ask-main-batteries = Into which area do the batteries fire?
    .rule = You choose before you roll; a low roll hits your own ships there.
    .waiting = { $who } aims the Main Batteries.
ask-full-throttle = Where do you fly?
    .rule = To any area, or you stay; then you may attack there.
    .waiting = { $who } flies at full throttle.
ask-shield = Which resource do you protect?
    .rule = The next loss of it in this turn is 1 smaller.
    .waiting = { $who } chooses a resource to protect.
ask-highest-resource = Which resource falls by { $count }?
    .rule = These stand highest.
    .waiting = { $who } chooses among the highest resources.
ask-sacrifice = What do you destroy { $area-in }?
    .rule = You go to Sickbay, whatever you choose.
    .waiting = { $who } chooses what goes down with the viper.
ask-remove-basestar = Which basestar leaves the board?
    .waiting = { $who } chooses a basestar to remove.
ask-civilian-fights = Which civilian ship fights?
    .rule = They are face down; the one that fights may be lost.
    .waiting = { $who } chooses a civilian ship to fight.
ask-civilian-target = What does the civilian ship destroy { $area-in }?
    .waiting = { $who } chooses what a civilian ship destroys.
ask-repair-any = What do you repair?
    .rule = { $count ->
        [0] Up to { more-vipers }, wherever they are.
       *[other] { $vipers ->
            [0] Up to { more-locations }, wherever they are.
           *[other] Up to { more-locations } and { more-vipers }, wherever they are.
        }
    }
    .waiting = { $who } repairs things.
more-locations = { $count ->
    [one] 1 more location
   *[other] { $count } more locations
}
more-vipers = { $vipers ->
    [one] 1 more viper
   *[other] { $vipers } more vipers
}
ask-sort-crises = Where do the Crisis cards go?
    .rule = One after the other: each on top of the cards laid before it, or under the whole deck. You alone see them.
    .waiting = { $who } looks at the top Crisis cards.

# Checks, Destiny and hands with Pegasus

ask-next-ability = Which card’s ability comes next?
    .rule = The check is Reckless: the abilities of its Treachery cards take effect.
    .waiting = { $who } orders the abilities of the check.
ask-next-ability-of-any = Each skill check ability of the check takes effect once, in the order that you choose.
ask-learned = Where do the { $count } cards go?
    .rule = All of them into the check, or all of them into your hand.
    .waiting = { $who } looks at cards of a skill deck.
ask-add-revealed = Which cards do you add to the revealed check?
    .rule = Any number, whatever else limits you.
    .waiting = { $who } may add cards to the revealed check.
ask-put-on-destiny = { $count ->
    [one] Which card do you put on the Destiny deck?
   *[other] Which { $count } cards do you put on the Destiny deck?
}
    .rule = The first that you pick lies uppermost.
    .waiting = { $who } puts cards on the Destiny deck.
ask-discard-destiny = { $count ->
    [one] Which Destiny card do you discard?
   *[other] Which { $count } Destiny cards do you discard?
}
    .rule = You alone see the deck; it is shuffled afterwards.
    .waiting = { $who } looks at the Destiny deck.
ask-bottom-of-deck = The bottom card of which deck do you look at?
    .rule = You alone see it, and it stays there.
    .waiting = { $who } looks at the bottom card of a deck.
ask-name-skill = { $whom-id ->
    [you] Of which type do you draw?
   *[other] Of which type does { $whom } draw?
}
    .waiting = { $who } names a type of Skill cards.
ask-discard-quorum = Which Quorum card do you discard?
    .rule = { $count ->
        [one] You hold 1 too many.
       *[other] You hold { $count } too many.
    }
    .waiting = { $who } discards Quorum cards down to the limit.

# Executions and favours

ask-let-execute = Do you let yourself be executed?
    .rule = A Cylon player may ignore what a Crisis does to him.
    .waiting = { $who } decides about an execution.
ask-next-executed = Who is executed next?
    .rule = Several are executed; you say in which order.
    .waiting = { $who } orders the executions.
ask-next-freed = Who may leave the Brig next?
    .rule = Several prisoners may leave; you say in which order.
    .waiting = { $who } says which prisoner may leave next.
ask-hand-on-loyalty = Who receives your face-down Loyalty cards?
    .rule = All of them go to 1 human player, who alone sees them.
    .waiting = { $who } hands Loyalty cards on.
ask-reveal-and-hand-on = Which card proves you a Cylon, and who receives the others?
    .rule = Its text has no effect.
    .waiting = { $who } shows a Loyalty card.
ask-give-card = To whom do you give a Skill card?
    .rule = You then draw { $count }.
    .waiting = { $who } may give a card away.
ask-give-which = Which card do you give to { $to }?
    .waiting = { $who } gives a card to { $to }.
ask-execute-instead = { $whom-id ->
    [you] Are you executed instead of sent to the Brig?
   *[other] Is { $whom } executed instead of sent to the Brig?
}
    .waiting = { $who } decides between Brig and execution.

# New Caprica

ask-prepare-or-evacuate = Do you prepare or evacuate a ship?
    .rule = Preparing moves the top Locked ship under the Prepared stack; evacuating puts the top Prepared ship into space.
    .waiting = { $who } prepares or evacuates a civilian ship.
ask-evacuate-to = Into which area is the ship evacuated?
    .waiting = { $who } chooses where a ship is evacuated to.
ask-go-aboard = Where do you go with the ship?
    .rule = To any location of Galactica that is not hazardous, or you stay.
    .waiting = { $who } may leave New Caprica with the ship.
ask-peeked-locked = What do you do with the top Locked ship?
    .rule = You may not tell what it is.
    .waiting = { $who } looks at the top ship of the Locked stack.
ask-activate-occupation = Which occupation force do you activate?
    .rule = It moves 1 location on; from the Shipyard it strikes and leaves.
    .waiting = { $who } activates an occupation force.
ask-destroy-occupation = Where do you destroy an occupation force?
    .rule = { $count ->
        [one] 1 to go.
       *[other] { $count } to go.
    }
    .waiting = { $who } destroys occupation forces.
ask-fight-again = Do you discard a card to roll again?
    .rule = The force is still there; what changed the first roll changes the next one too.
    .waiting = { $who } may fight on.

# Daybreak: Mutiny cards, miracle tokens, the Mutineer

ask-discard-mutiny = Which Mutiny card do you discard?
    .rule = { $due ->
        [limit] { $count ->
            [one] You may hold 1 Mutiny card. It is discarded face up.
           *[other] You may hold { $count } Mutiny cards. It is discarded face up.
        }
        [keep] { $count ->
            [one] You keep just 1 Mutiny card. It is discarded face up.
           *[other] You keep just { $count } Mutiny cards. It is discarded face up.
        }
       *[one] It is discarded face up.
    }
    .waiting = { $who } discards a Mutiny card.
ask-pick-mutiny = { $to-id ->
    [you] Which Mutiny card do you draw?
   *[other] Which Mutiny card does { $to } draw?
}
    .rule = The rest goes under the deck.
    .waiting = { $who } picks which Mutiny card { $to } draws.
ask-play-mutiny = Which Mutiny card do you play?
    .rule = The rest goes under the deck.
    .waiting = { $who } plays one of several Mutiny cards.
ask-hand-on-mutineer = Who receives the Mutineer card?
    .rule = Whoever receives it turns it up, loses all titles and draws a Mutiny card.
    .waiting = { $who } hands the Mutineer card on.
ask-draws-loyalty = Who draws 1 more Loyalty card?
    .rule = The Mutineer card is still in the deck, so that 1 human player draws once more.
    .waiting = { $who } names who draws 1 more Loyalty card.
ask-stay-president = Do you stay President?
    .rule = It costs you { $card }; otherwise { $against } becomes President.
    .waiting = { $who } may give up { $card } to stay President.

# Skill checks with Daybreak

ask-add-or-draw-mutiny = Which card do you add to the check?
    .rule = You add 1 card face up, or you draw a Mutiny card.
    .waiting = { $who } adds a card face up or draws a Mutiny card.
ask-take-from-check = Which card do you take from the check?
    .rule = { $ability }: it goes into your hand and counts no longer.
    .waiting = { $who } may take a card from the check.
ask-remove-from-check = Which card do you remove from the check?
    .rule = { $ability }: for it you choose a viper that is damaged, in space or in the Reserves.
    .waiting = { $who } may remove a card from the check.
ask-lay-open = Which of the cards that you added lies face up?
    .rule = { $ability }: everybody sees one of them.
    .waiting = { $who } turns up one of the added cards.

# Cards and characters of Daybreak

ask-activate-location = Which location do you activate?
    .rule = { $count ->
        [one] From wherever you are: 1 to go.
       *[other] From wherever you are: { $count } different ones to go.
    }
    .waiting = { $who } activates a location from afar.
ask-activate-again = Do you activate { $where-the } again?
    .rule = { $ability }: it costs 1 Skill card, once in your turn.
    .waiting = { $who } may activate { $where-the } again.
ask-activate-after-order = Do you activate { $where-the }?
    .rule = { $ability }: your order is carried out, and your own location is yours to use.
    .waiting = { $who } may activate { $where-the }.
ask-give-quorum = Which Quorum card goes to the President?
    .rule = You play or discard the other.
    .waiting = { $who } shares Quorum cards with the President.
ask-play-or-discard-quorum = Do you play the other Quorum card?
    .rule = If you do not, it is discarded.
    .waiting = { $who } plays or discards a Quorum card.
ask-bury-quorum = Which of the President’s Quorum cards goes under the deck?
    .rule = { $count ->
        [one] 1 card to go.
       *[other] { $count } cards to go.
    }
    .waiting = { $who } puts Quorum cards of the President under the deck.
ask-give-cards = { $count ->
    [one] Which card do you give to { $to }?
   *[other] Which { $count } cards do you give to { $to }?
}
    .rule = Nobody else sees what you give.
    .waiting = { $who } gives Skill cards to { $to }.
ask-draw-at-loss = Do you draw for the loss?
    .rule = { $ability }: you draw { draw-skill } and keep { $keep }, once in this turn.
    .waiting = { $who } may draw cards for the loss.
ask-discard-drawn = Which of the cards just drawn do you discard?
    .rule = You keep the others.
    .waiting = { $who } discards one of the cards just drawn.
ask-spare-discard = Whom do you spare 1 card of the discard?
    .rule = { $ability }: you draw 1 Treachery card for it, once in this turn.
    .waiting = { $who } may spare somebody a card of the discard.
ask-discard-super-crisis = Which Super Crisis card do you discard?
    .rule = { $ability }: you cannot leave without it.
    .waiting = { $who } discards a Super Crisis card to leave.
ask-replace-civilian = Which civilian ship do you change for another?
    .rule = It goes back among those off the board; the new one comes face down.
    .waiting = { $who } has looked at all civilian ships and changes one.
ask-recall-civilian = Which civilian ship leaves space?
    .rule = It goes back among those off the board.
    .waiting = { $who } chooses a civilian ship that leaves space.
ask-sort-top = Where do the { $deck } cards go?
    .rule = One after the other; a card laid on top lies over those laid there before. You alone see them.
    .waiting = { $who } looks at the top cards of the { $deck } deck.

# Vipers and assault raptors

ask-launch-reserves-to = In which area do you launch vipers?
    .rule = Only beside a piloted viper. Then each of them is activated.
    .waiting = { $who } chooses where vipers are launched.
ask-launch-reserves = Which ship do you launch { $area-in }?
    .rule = { $count ->
        [one] 1 more at most; then each of them is activated.
       *[other] { $count } more at most; then each of them is activated.
    }
    .waiting = { $who } launches vipers from the Reserves.
ask-sacrifice-viper = Which viper is destroyed in place of the civilian ship?
    .rule = The civilian ship goes back among those off the board, and nobody turns it over.
    .waiting = { $who } gives up a viper for a civilian ship.
ask-place-anywhere = { $of }: in which area are the ships placed?
    .waiting = { $who } chooses where the ships are placed.
ask-place-which = Which ship is placed { $area-in }?
    .rule = An assault raptor may take the place of a viper.
    .waiting = { $who } chooses which ship is placed { $area-in }.
ask-assault-raptor-arrives = Where does the assault raptor arrive?
    .rule = If you are a human player you may activate it at once.
    .waiting = { $who } chooses where an assault raptor arrives.
ask-stay-in-space = Do you stay in space with your assault raptor?
    .rule = The fleet jumps, and you keep your area; otherwise you return to the Hangar Deck.
    .waiting = { $who } decides whether to stay in space.
ask-keep-in-space = Does the assault raptor { $area-in } stay in space?
    .rule = The fleet jumps; otherwise it returns to the Reserves.
    .waiting = { $who } decides about an assault raptor { $area-in }.

# Missions and the Rebel Basestar

ask-name-for-all = Of which type does everybody draw?
    .rule = { $count ->
        [one] Each player draws 1 card of it, Cylon players too.
       *[other] Each player draws { $count } cards of it, Cylon players too.
    }
    .waiting = { $who } names the type of which everybody draws.
ask-pay-rebels = What do you discard?
    .rule = The action costs a miracle token or a Super Crisis card.
    .waiting = { $who } pays for an action of the Rebel Basestar.
ask-search-deck = Which skill deck do you search?
ask-search-skills = Which card do you take from the deck?
    .rule = { $count ->
        [one] 1 card to take, of the deck and its discards; then the deck is shuffled.
       *[other] { $count } cards to take, of the deck and its discards; then the deck is shuffled.
    }
    .waiting = { $who } searches a skill deck.
ask-raider-bay = Which ships does the Raider Bay send out?
    .rule = They are placed in an area that you choose next, and they alone are activated.
    .waiting = { $who } sends out ships of the Raider Bay.

# What a window opens over

about-crisis = { $card }
about-check = the check of { $source }
about-total = the check of { $source } stands at { $total } against { $difficulty }
about-roll = the roll for { $source }
about-roll-ftl = the roll for the jump
about-roll-attack = { $attacker } attacks { $defender }
about-rolled = the roll for { $source } is { $result }
about-rolled-ftl = the roll for the jump is { $result }
about-rolled-attack = { $attacker } attacks { $defender } with a roll of { $result }
about-vipers = one is yours to take
about-turn = it begins now
about-treachery = one was discarded
about-roll-fight = the roll against an occupation force { $where-at }
about-roll-detain = the roll to detain { $whom }
about-rolled-fight = the roll against an occupation force { $where-at } is { $result }
about-rolled-detain = the roll to detain { $whom } is { $result }
about-raiders = they are about to act
about-destroyed = { $who-id ->
    [you] you have destroyed one
   *[other] { $who } has destroyed one
}
about-civilian = one { $area-in } is about to be destroyed
about-jump = the fleet jumps
about-infiltration = it ends now
about-motives = you may reveal it or keep it back
