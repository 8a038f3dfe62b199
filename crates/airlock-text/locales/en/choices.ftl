# Answers, as labels of buttons.

# Declining

pass-move = Stay
pass-action = Do nothing
pass-window = Use nothing
pass-may = No
pass-risk = Risk nothing
pass-vipers = Stop activating
pass-attack = Stop attacking
pass-civilian = Leave it { $area-in }
pass-peeked = Leave it on top
pass-repair = Stop repairing
pass-restore = No more ships
pass-let-look = Refuse
accept-let-look = Show it
pass-sympathizer = Keep it
pass-recon = Don’t look
pass-extra = No extra action
pass-draw = Draw nothing
pass-fight = Stop fighting
pass-give = Give nothing
pass-execute-instead = To the Brig
accept-let-execute = Be executed
accept-let-discard = Let it happen
accept-execute-instead = { $whom-id ->
    [you] Be executed
   *[other] Execute { $whom }
}
pass-take = Take nothing
pass-remove = Remove nothing
pass-discard = Discard it
pass-launch = Stop launching
pass-activate = Don’t activate it
pass-spare = Help nobody
pass-president = Leave office
pass-stay-in-space = Return to the Hangar Deck
pass-keep-in-space = Call it back
pass-other = Pass

# Accepting

accept-may = { $deeds }
accept-risk = Risk { $ships }
accept-recon = Look at it
accept-extra = Take 1 more action
accept-activate = Activate { $where-the }
accept-draw = Draw { draw-skill }, keep { $keep }
accept-president = Stay President
accept-miracle = A miracle token
accept-stay-in-space = Stay in space
accept-keep-in-space = Leave it in space
accept-other = Yes

# One of several

choice-check = skill check { $difficulty }: { $skills }
choice-person = { $whom-id ->
    [you] Yourself
   *[other] { $whom }
}
choice-location = { $where }
choice-area = { $area }
choice-viper-of = { $whom-of } viper
choice-repair-location = Repair { $where-the }
choice-fly = Fly to { $area }
choice-move-civilian = Move it to { $area }
choice-drawn = { $count } { $skill }
choice-option = Option { $number }
choice-order-move = Move, then take 1 action
choice-order-act = Take 2 actions
choice-destination = { $card }, distance { $distance }
choice-deck = The { $deck } deck
choice-put-under = Put it under the deck
choice-launch = Launch a viper to { $area }
choice-launch-self = Launch to { $area }
choice-fly-viper = Move a viper from { $from } to { $to }
choice-attack = Attack { $foe }
choice-destroy = Destroy { $foe }
choice-civilian = Civilian ship { $number } ({ $area })
choice-unmanned = Unmanned viper ({ $area })
choice-damage-location = Damage { $where-the }
choice-damage-resource = { $by } { $resource }
choice-repair-viper = Repair a viper
choice-return-damaged = Return a damaged viper
choice-return = Return a destroyed { $craft }
choice-learned-check = Into the check
choice-learned-hand = Into your hand
choice-force = Occupation force ({ $where })
choice-hand-on = Show { $card }; the rest go to { $whom }
choice-prepare = Prepare a ship
choice-evacuate = Evacuate a ship
choice-in-reserves = { a-craft } in the Reserves
choice-ship-kind = { a-craft }
    .many = { $craft-id ->
        [raider] Raiders
       *[other] Vipers
    }
a-craft = { $craft-id ->
    [assault-raptor] an { $craft }
   *[other] a { $craft }
}
choice-launch-raptor = Launch an assault raptor to { $area }
choice-launch-self-raptor = Launch in an assault raptor to { $area }
choice-fly-raptor = Move an assault raptor from { $from } to { $to }
choice-raptor-attack = Attack { $foe } with an assault raptor
choice-unmanned-raptor = Unmanned assault raptor ({ $area })
choice-crisis-on-top = { $card }: on top
choice-crisis-under = { $card }: under the deck

foe-raider = a raider ({ $area })
    .here = a raider
    .many = raiders ({ $area })
foe-heavy-raider = a heavy raider ({ $area })
    .here = a heavy raider
    .many = heavy raiders ({ $area })
foe-scar = Scar ({ $area })
    .here = Scar
foe-basestar = basestar { $number }
foe-basestar-at = basestar { $number } ({ $area })
foe-centurion = a centurion on space { $space }

# Actions

act-location = Activate { $where-the }
act-card = Play { $card }
act-ability = Use { $ability }
act-nuke = Launch a nuke
act-draw-quorum = Draw a Quorum card
act-play-quorum = Play { $card }
act-play-mutiny = Play { $card }
act-viper = Activate your viper
act-fight-occupation = Fight an occupation force
act-detain = Detain { $whom }
act-leave-orbit = Jump away and end the game
act-end-infiltration = End your infiltration
act-reveal = Reveal yourself: { $power }

# Uses out of turn

use-card = Play { $what }
use-ability = Use { $what }
use-quorum = Discard { $what }
use-shift = { $what }: difficulty { $by }
use-die-shift = { $what }: result { $by }
use-learn = { $what }: look at the { $skill } deck
use-title = { $what }: take the { $title } title
use-pass = { $what }: pass the check
use-fail = { $what }: fail the check
use-skill = { $what }: { $skill } cards have strength 0
use-area = { $what }: take a viper ({ $area })
use-motive = Reveal { $what }
use-option = { $what }: { $option }
use-icon = { $what }: { $icon-id ->
    [raiders] activate raiders
    [launch-raiders] launch raiders
    [heavy-raiders] activate heavy raiders
    [occupation] activate occupation forces
   *[basestars] activate basestars
}
use-raptor = { $what }: take an assault raptor ({ $area })
use-with-card = { $what }: discard { $card } instead of rolling

# Several cards

cards-add = { $count ->
    [0] Add nothing
    [one] Add 1 card
   *[other] Add { $count } cards
}
cards-discard = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
cards-may-discard = { $count ->
    [0] { pass-let-look }
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
cards-pay = { $count ->
    [one] Pay with 1 card
   *[other] Pay with { $count } cards
}
cards-take = { $count ->
    [0] No cards
   *[other] { n-cards }
}
cards-give = { $count ->
    [one] Give 1 card
   *[other] Give { $count } cards
}
cards-add-or-mutiny = { $count ->
    [0] Draw a Mutiny card
    [one] Add 1 card
   *[other] Add { $count } cards
}
cards-put = { $count ->
    [one] Put 1 card on top
   *[other] Put { $count } cards on top
}

# Why not

denied-line = { $action }: { $reason }.
denied-stranded = you are Stranded and can’t take actions
denied-no-action = this location has no action
denied-damaged = the location is damaged
denied-forbidden = a card in play prevents it
denied-weakness = your weakness, { $ability }, prevents it
denied-too-few-cards = you don’t have enough Skill cards to pay for it
denied-requires = only if { $condition }
denied-once-per-turn = one has already been played this turn
denied-once-per-game = you have already used it
denied-no-miracle = you don’t have enough miracle tokens
denied-not-moving = only in your Movement step, instead of moving
denied-no-target = it would do nothing now
denied-no-target-player = there is nobody to choose
denied-no-target-vipers = there is no viper you can use
denied-no-target-area = there are no Cylon ships in your area
denied-no-target-ships = there are no Cylon ships on the board
denied-no-target-centurions = no centurions are aboard
denied-no-target-civilians = there are no civilian ships in space
denied-no-target-repair = nothing is damaged here
denied-no-target-repair-any = nothing is damaged
denied-no-target-basestar = there are no basestars on the board
denied-no-target-title = the title would not change hands
denied-no-target-quorum = the Quorum deck is empty

illegal-over = The game is over.
illegal-not-asked = It isn’t your turn to answer.
illegal-not-an-option = You can’t do that now.

setup-players = The base game is for 1 to 6 players, not { $count }.
setup-no-sympathizer = The variant without a Sympathizer is for 4 or 6 players, not { $count }.
setup-cooperative = The fully cooperative variant is for 2 to 6 players, not { $count }.
setup-cooperative-no-sympathizer = The fully cooperative variant has no Loyalty deck, so there is no Sympathizer to leave out.
setup-pegasus-players = With Pegasus the game is for 3 to 7 players, not { $count }.
setup-seven-without-leader = 7 players need a Cylon leader among them, so you can’t leave out leaders.
setup-new-caprica-without-pegasus = New Caprica is an objective of Pegasus: add Pegasus, or choose Kobol.
setup-leaders-without-expansion = The base game has no Cylon leaders and no Sympathetic Cylon: add an expansion that has them, or drop the variant.
setup-sympathetic-cylon = The Sympathetic Cylon replaces the Sympathizer, so it is for 4 or 6 players, not { $count }.
setup-sympathetic-cylon-with-leaders = The Sympathetic Cylon is played without Cylon leaders: leave them out too.
setup-sympathetic-cylon-no-sympathizer = Without a Sympathizer there is no Sympathetic Cylon either: choose one of the two variants.
setup-no-sympathizer-with-leaders = The variant without a Sympathizer is played without Cylon leaders: leave them out too.
setup-cooperative-expanded = The fully cooperative variant is for the base game only: remove the other sets, or drop the variant.
setup-daybreak-players = With Daybreak the game is for 3 to 7 players, not { $count }.
setup-earth-without-daybreak = Earth is an objective of Daybreak: add Daybreak, or choose another objective.
setup-sympathizer-with-daybreak = In Daybreak the Mutineer replaces the Sympathizer: drop the variants about the Sympathizer.

ending-jumped = The fleet has made its last jump: { $winner } win.
ending-resource = { $resource } has run out: { $winner } win.
ending-boarded = Centurions have taken the ship: { $winner } win.
ending-destroyed = Galactica is destroyed: { $winner } win.
ending-no-characters = No characters are left to replace the executed one: { $winner } win.

# Deeds: what the button says that carries an answer out; .summary is the sentence before it

deed-pass = { $label }
    .summary = You decline.
deed-stay = { pass-move }
    .summary = You stay where you are.
deed-no-action = { pass-action }
    .summary = You take no action.
deed-use-nothing = { pass-window }
    .summary = You use nothing now.
deed-no-risk = { pass-risk }
    .summary = You risk nothing.
deed-leave-civilian = { pass-civilian }
    .summary = The civilian ship stays { $area-in }.
deed-leave-card = { pass-peeked }
    .summary = The card stays on top of the { $deck } deck.
deed-accept = { $label }
    .summary = You accept.
deed-may = { $deeds }
    .summary = You { $deeds }.
deed-risk = { accept-risk }
    .summary = You risk { $ships }. Then: { $then }.
deed-let-look = { accept-let-look }
    .summary = { $by } looks at one of your Loyalty cards.
deed-recon = { accept-recon }
    .summary = Only you see the top card of the Crisis deck.
deed-let-execute = { accept-let-execute }
    .summary = You are executed.
deed-let-discard = { accept-let-discard }
    .summary = Random cards from your hand are discarded face up.
deed-not-executed = { pass-execute-instead }
    .summary = { $whom-id ->
        [you] You go to the Brig.
       *[other] { $whom } goes to the Brig.
    }
deed-execute-instead = { accept-execute-instead }
    .summary = { $whom-id ->
        [you] You are executed.
       *[other] { $whom } is executed.
    }
deed-leave-ship = { pass-peeked }
    .summary = The ship stays on top of the Locked stack.
deed-ship-under = Put it under the stack
    .summary = The ship goes under the Locked stack.
deed-extra = { accept-extra }
    .summary = You take 1 more action.
deed-discard-other = { pass-discard }
    .summary = You discard the card, and everyone sees it.
deed-launch-no-more = { pass-launch }
    .summary = You launch no more vipers.
deed-activate-again = { accept-activate }
    .summary = You discard 1 Skill card and activate { $where-the } again.
deed-activate-after-order = { accept-activate }
    .summary = You activate { $where-the }.
deed-draw-at-loss = { accept-draw }
    .summary = You draw { draw-skill } and keep { $keep }.
deed-leave-office = { pass-president }
    .summary = { $against } becomes President.
deed-stay-president = { accept-president }
    .summary = You stay President, and { $card } leaves play.
deed-pay-miracle = Discard a miracle token
    .summary = You discard 1 miracle token.
deed-land = { pass-stay-in-space }
    .summary = You return to the Hangar Deck, and the assault raptor returns to the Reserves.
deed-stay-in-space = { accept-stay-in-space }
    .summary = You stay in your area in your assault raptor while the fleet jumps.
deed-raptor-returns = { pass-keep-in-space }
    .summary = The assault raptor { $area-in } returns to the Reserves.
deed-keep-in-space = { accept-keep-in-space }
    .summary = The assault raptor stays { $area-in } while the fleet jumps.
deed-character = Play { $character }
    .summary = You play { $character } for the whole game.
deed-assist = Choose { $character }
    .summary = { $character } assists you for the whole game.

whom = { $whom-id ->
    [you] yourself
   *[other] { $whom }
}
deed-person = Choose { whom }
    .summary = You choose { whom }.
deed-send = { $whom-id ->
    [you] Go
   *[other] Send { $whom }
} to { $to-the }
    .summary = { $whom-id ->
        [you] You go to { $to-the }.
       *[other] You send { $whom } to { $to-the }.
    }
deed-release = Release { whom }
    .summary = { $whom } leaves the Brig.
deed-title = Make { whom } { $title }
    .summary = { $whom-id ->
        [you] You become { $title }.
       *[other] { $whom } becomes { $title }.
    }
deed-give-card = Give it to { whom }
    .summary = { $whom-id ->
        [you] You get { $of }.
       *[other] { $whom } gets { $of }.
    }
deed-loyalty = Look at { $whom-of } Loyalty
    .summary = Only you see { $whom-of } Loyalty.
deed-hand-on = Give them to { whom }
    .summary = All your face-down Loyalty cards go to { $whom }.
deed-take = Look at { $whom-of } hand
    .summary = You look at { $whom-of } hand and take 1 card.
deed-free = Set { whom } free
    .summary = { $whom-id ->
        [you] You go free, to a location you choose next.
       *[other] { $whom } goes free, to a location you choose next.
    }
deed-execute = Execute { whom }
    .summary = { $whom-id ->
        [you] You are executed.
       *[other] { $whom } is executed.
    }
deed-trial = Choose { whom }
    .summary = { $whom-id ->
        [you] If the check passes, you are executed.
       *[other] If the check passes, { $whom } is executed.
    }
deed-swap-hands = Swap hands with { whom }
    .summary = You swap your whole hand with { whom }.
deed-take-random = Take a card from { whom }
    .summary = You take 1 random card from { whom } and name a type for them to draw.
deed-give-to = Give a card to { whom }
    .summary = You choose a card for { whom }, then draw { $count }.
deed-reveal-and-hand-on = { choice-hand-on }
    .summary = Everyone sees { $card }; your other face-down Loyalty cards go to { $whom }.
deed-order = Give the order to { whom }
    .summary = { $whom } moves and takes 1 action, or takes 2 actions.
deed-mutiny = Choose { whom }
    .summary = { $whom-id ->
        [you] You draw a Mutiny card; one too many and you go to the Brig.
       *[other] { $whom } draws a Mutiny card; one too many and they go to the Brig.
    }
deed-mutiny-pardoned = Choose { whom }
    .summary = { $whom-id ->
        [you] You draw a Mutiny card without going to the Brig, and keep 1.
       *[other] { $whom } draws a Mutiny card without going to the Brig, and keeps 1.
    }
deed-miracle = Give it to { whom }
    .summary = { $whom-id ->
        [you] You gain a miracle token.
       *[other] { $whom } gains a miracle token.
    }
deed-release-and-take = Release { whom }
    .summary = { $whom-id ->
        [you] You leave the Brig for a location you choose next.
       *[other] { $whom } leaves the Brig for a location you choose next, and you take { $whom-of } whole hand.
    }
deed-treat = Choose { whom }
    .summary = You draw from { $whom-of } skill set and give { whom } as many of your cards.
deed-unseat = Make { whom } President
    .summary = { $whom-id ->
        [you] You become President, unless the President gives up a card to stay.
       *[other] { $whom } becomes President, unless the President gives up a card to stay.
    }
deed-first = { $whom-id ->
    [you] Go first
   *[other] Let { $whom } go first
}
    .summary = { $whom-id ->
        [you] You go first; then the others choose again.
       *[other] { $whom } goes first; then the others choose again.
    }
deed-victim = Choose { $whom-of } viper
    .summary = The raiders attack { $whom-of } viper.
deed-damage-viper-of = Damage { $whom-of } viper
    .summary = { $whom-of } viper is damaged, and { $whom-id ->
        [you] you go
       *[other] { $whom } goes
    } to Sickbay.
deed-victim-viper = Choose the viper ({ $area })
    .summary = The raiders attack an unmanned viper { $area-in }.
deed-victim-raptor = Choose the assault raptor ({ $area })
    .summary = The raiders attack an assault raptor { $area-in }.
deed-sacrifice-viper-of = Give up { $whom-of } viper
    .summary = { $whom-of } viper is destroyed instead of the civilian ship, and { $whom-id ->
        [you] you go
       *[other] { $whom } goes
    } to Sickbay.
deed-hand-on-mutineer = Give it to { whom }
    .summary = { $whom-id ->
        [you] You get the Mutineer card, lose all titles and draw a Mutiny card.
       *[other] { $whom } gets the Mutineer card, loses all titles and draws a Mutiny card.
    }
deed-draws-loyalty = Choose { whom }
    .summary = { $whom-id ->
        [you] You draw 1 more Loyalty card.
       *[other] { $whom } draws 1 more Loyalty card.
    }
deed-spare = Help { whom }
    .summary = { $whom-id ->
        [you] You draw 1 Treachery card and discard 1 card fewer.
       *[other] You draw 1 Treachery card, and { $whom } discards 1 card fewer.
    }
deed-sympathizer = Give it to { whom }
    .summary = { $whom-id ->
        [you] You get the Sympathizer card and resolve it at once.
       *[other] { $whom } gets the Sympathizer card and resolves it at once.
    }

deed-go = Go to { $where-the }
    .summary = You go to { $where-the }.
deed-send-to = { $whom-id ->
    [you] Go
   *[other] Send { $whom }
} to { $where-the }
    .summary = { $whom-id ->
        [you] You go to { $where-the }.
       *[other] { $whom } goes to { $where-the }.
    }
deed-repair = { choice-repair-location }
    .summary = { $where-the } is repaired.
deed-start-location = Start { $where-at }
    .summary = You start { $where-at }.
deed-activate-force = Activate the one { $where-at }
    .summary = The occupation force { $where-at } is activated.
deed-destroy-force = Destroy the one { $where-at }
    .summary = The occupation force { $where-at } is destroyed.
deed-activate-location = Activate { $where-the }
    .summary = You activate { $where-the } from where you are.
deed-location = Choose { $where-the }
    .summary = You choose { $where-the }.

deed-fly = { choice-fly }
    .summary = You fly to { $area-the }.
deed-start = Start { $area-in }
    .summary = You start in a viper { $area-in }.
deed-move-civilian = { choice-move-civilian }
    .summary = The civilian ship moves to { $area-the }.
deed-raiders = Act { $area-in }
    .summary = The raiders { $area-in } act next.
deed-place = Place it { $area-in }
    .summary = The next { $craft } is placed { $area-in }.
deed-board = Board from { $area-the }
    .summary = A heavy raider boards from { $area-the } as a centurion.
deed-main-batteries = Fire into { $area-the }
    .summary = The Main Batteries fire into { $area-the }; the die decides what they hit.
deed-evacuate-to = Evacuate it to { $area }
    .summary = The ship arrives { $area-in }.
deed-launch-reserves-to = Launch to { $area }
    .summary = You launch vipers from the Reserves into { $area-the } and then activate them.
deed-place-anywhere = Place them { $area-in }
    .summary = The ships are placed { $area-in }.
deed-raptor-arrives = Place it { $area-in }
    .summary = An assault raptor arrives { $area-in }.
deed-area = Choose { $area-the }
    .summary = You choose { $area-the }.

deed-ship = Choose { $ship }
    .summary = You choose { $ship }.
deed-take-damage = { $ship } takes it
    .summary = { $ship } takes the damage.
deed-resource = Choose { $resource }
    .summary = You choose { $resource }.
deed-shield = Protect { $resource }
    .summary = The next loss of { $resource } this turn is reduced by 1.
deed-highest-resource = Lower { $resource }
    .summary = { $resource } falls by { $count }.

deed-draw = Draw { $cards }
    .summary = You draw { $cards }.
deed-skill = Name { $skill }
    .summary = You name { $skill }.
deed-name-for-all = Name { $skill }
    .summary = Each player draws { draw-skill }.
deed-search-deck = Search the { $skill } deck
    .summary = You look through the { $skill } deck and its discard pile and take { n-cards }.
deed-search-card = Take { $card }
    .summary = You take { $card } from the deck into your hand.
deed-take-from-check = Take { $card }
    .summary = { $card } leaves the check and goes to your hand.
deed-remove-from-check = Remove { $card }
    .summary = { $card } is discarded from the check, and you choose a viper to damage.
deed-lay-open = Turn { $card } face up
    .summary = Everyone sees that you added { $card }.
deed-discard-drawn = Discard { $card }
    .summary = You discard { $card } and keep the rest.
deed-take-card = Take { $card }
    .summary = You take { $card } from { $from } into your hand.
deed-fight-again = Discard { $card }
    .summary = You discard { $card } and roll again.
deed-give-which = Give { $card }
    .summary = { $to } gets { $card }.
deed-next-ability = Resolve { $card }
    .summary = { $card } is resolved next.
deed-card = Choose { $card }
    .summary = You choose { $card }.
deed-option-check = Make the skill check
    .summary = You make the skill check.
deed-option-instead = Skip the check
    .summary = No check. { $option }.
deed-option-first = Choose the first
    .summary = { $option }.
deed-option-second = Choose the second
    .summary = { $option }.
deed-option = Choose option { $number }
    .summary = { $option }.
deed-learned-check = Add them to the check
    .summary = The cards go into the check, after the Destiny cards.
deed-learned-hand = Take them
    .summary = The cards go to your hand.
deed-order-move = { choice-order-move }
    .summary = You move, then take 1 action.
deed-order-act = { choice-order-act }
    .summary = You take 2 actions without moving.

deed-act-location = { act-location }
    .summary = You activate { $where-the }.
deed-act-card = { act-card }
    .summary = You play { $card } and discard it.
deed-act-ability = { act-ability }
    .summary = { $once ->
        [yes] You use { $ability }, once per game.
        [miracle] You use { $ability } for { n-miracle-tokens }.
       *[no] You use { $ability }.
    }
deed-act-nuke = { act-nuke }
    .summary = You aim 1 of your nukes at a basestar.
deed-act-draw-quorum = { act-draw-quorum }
    .summary = You draw 1 Quorum card that nobody else sees.
deed-act-play-quorum = { act-play-quorum }
    .summary = You play { $card }, and everyone sees it.
deed-act-play-mutiny = { act-play-mutiny }
    .summary = You play { $card }, and everyone sees it.
deed-act-viper = { act-viper }
    .summary = Your viper moves to an adjacent area or attacks.
deed-act-fight-occupation = { act-fight-occupation }
    .summary = You roll a die; on { $from } or more, the occupation force is destroyed.
deed-act-detain = { act-detain }
    .summary = You roll a die; on { $detained }, { $whom } goes to Detention; on { $hurt }, to the Medical Center.
deed-act-leave-orbit = { act-leave-orbit }
    .summary = The fleet jumps away. Ships still in the stacks are destroyed, human players still on New Caprica are executed, and the game ends.
deed-act-end-infiltration = { act-end-infiltration }
    .summary = You leave the humans and are a Cylon player again.
deed-act-reveal = Reveal yourself
    .summary = Everyone learns that you are a Cylon, and your turn ends.

deed-use-card = { use-card }
    .summary = You play { $what }, and everyone sees it.
deed-use-ability = { use-ability }
    .summary = { $once ->
        [yes] You use { $what }, once per game.
        [miracle] You use { $what } for { n-miracle-tokens }.
       *[no] You use { $what }.
    }
deed-use-quorum = { use-quorum }
    .summary = You discard { $what } for its effect.
deed-use-motive = { use-motive }
    .summary = Everyone sees the motive { $what }, and it stays revealed.
deed-use-option = Use this option instead
    .summary = { $what }: { $option }.
deed-use-icon = { $icon-id ->
    [raiders] Activate raiders
    [launch-raiders] Launch raiders
    [heavy-raiders] Activate heavy raiders
    [occupation] Activate occupation forces
   *[basestars] Activate basestars
}
    .summary = { use-icon }. The card’s own icons are ignored.
deed-use-raptor = Take the assault raptor
    .summary = { $what }: you become the pilot of the assault raptor { $area-in } and take 1 action.
deed-use-shift = { $by-sign ->
    [minus] Reduce it by { $by-size }
   *[plus] Increase it by { $by-size }
}
    .summary = { $what }: difficulty { $by }.
deed-use-die-shift = Change it by { $by }
    .summary = { $what }: { $by } to the result.
deed-use-learn = Look at the { $skill } deck
    .summary = { $what }: you look at the top cards of the { $skill } deck.
deed-use-title = Take the { $title } title
    .summary = { $what }: you are { $title } until the end of the turn.
deed-use-pass = Pass the check
    .summary = { $what }: the check passes without any cards.
deed-use-fail = Fail the check
    .summary = { $what }: the check fails without any cards.
deed-use-skill = Name { $skill }
    .summary = { $what }: { $skill } cards have strength 0 in this check.
deed-use-area = Take the viper
    .summary = { $what }: you become the pilot of the viper { $area-in } and take 1 action.
deed-use-with-card = Discard { $card } instead of rolling
    .summary = { $what }: you discard { $card }, and its strength sets the result.

deed-card-on-top = Put { $card } on top
    .summary = { $card } goes on top of the { $deck } deck.
deed-card-under = Put { $card } under the deck
    .summary = { $card } goes under the { $deck } deck.
deed-crisis-on-top = Put { $card } on top
    .summary = { $card } goes on top of the Crisis deck.
deed-crisis-under = Put { $card } under the deck
    .summary = { $card } goes under the Crisis deck.
deed-crisis = Resolve { $card }
    .summary = You resolve { $card }, not the other one.
deed-play-super-crisis = Play { $card }
    .summary = You play the Super Crisis card { $card }.
deed-swap-super-crisis = Swap { $card }
    .summary = You discard { $card } and draw another Super Crisis card.
deed-leave-for-super-crisis = Discard { $card }
    .summary = You discard { $card }, which everyone sees, and leave.
deed-pay-super-crisis = Discard { $card }
    .summary = You discard { $card }, and everyone sees it.
deed-discard-mutiny = Discard { $card }
    .summary = You discard { $card }, and everyone sees it.
deed-pick-mutiny = { $to-id ->
    [you] Draw { $card }
   *[other] Give { $card } to { $to }
}
    .summary = { $to-id ->
        [you] You draw { $card }.
       *[other] { $to } draws { $card }.
    }
deed-play-mutiny = Play { $card }
    .summary = You play { $card }, and everyone sees it; the rest go under the deck.
deed-destination = Jump to { $card }
    .summary = The fleet goes to { $card }: distance { $distance }.
deed-play-quorum = Play { $card }
    .summary = You play { $card }, and everyone sees it.
deed-keep-quorum = Resolve { $card }
    .summary = You resolve { $card }; the rest go under the deck.
deed-discard-quorum = Discard { $card }
    .summary = You discard { $card }, and everyone sees it.
deed-give-quorum = Give { $card } to the President
    .summary = The President gets { $card }; you may play or discard the other card.
deed-bury-quorum = Put { $card } under the deck
    .summary = { $card } leaves the President’s hand and goes under the deck.
deed-bottom = Look under the { $deck } deck
    .summary = Only you see the bottom card of the { $deck } deck.
deed-deck = Look at the { $deck } deck
    .summary = Only you see the top card of the { $deck } deck.
deed-put-under = { choice-put-under }
    .summary = The card goes under the { $deck } deck.

deed-prepare = { choice-prepare }
    .summary = The top Locked ship goes under the Prepared stack.
deed-evacuate = { choice-evacuate }
    .summary = The top Prepared ship goes into space beside Galactica.

deed-launch = { choice-launch }
    .summary = An unmanned viper launches into { $area-the }.
deed-launch-self = { choice-launch-self }
    .summary = You launch in a viper into { $area-the }.
deed-launch-raptor = { choice-launch-raptor }
    .summary = An unmanned assault raptor launches into { $area-the }.
deed-launch-self-raptor = { choice-launch-self-raptor }
    .summary = You launch in an assault raptor into { $area-the }.
deed-fly-raptor = Move the assault raptor to { $to }
    .summary = An unmanned assault raptor moves from { $from } to { $to }.
deed-fly-viper = Move the viper to { $to }
    .summary = An unmanned viper moves from { $from } to { $to }.
deed-fly-own = Fly to { $to }
    .summary = You fly from { $from } to { $to }.
deed-attack = Attack { $foe }
    .summary = { $attacker ->
        [you] You attack { $foe }: { $odds }.
        [viper] An unmanned viper attacks { $foe }: { $odds }.
        [pegasus] Pegasus attacks { $foe }: { $odds }.
        [raptor] An unmanned assault raptor attacks { $foe }: { $odds }.
       *[galactica] Galactica attacks { $foe }: { $odds }.
    }
deed-sacrifice = Destroy { $foe }
    .summary = You go to Sickbay and take { $foe } with you.
deed-sacrifice-civilian = Destroy ship { $number }
    .summary = You go to Sickbay, and civilian ship { $number } { $area-in } is lost.
deed-civilian-target = Destroy { $foe }
    .summary = The civilian ship destroys { $foe } without a roll; then the die decides whether it is lost.
deed-remove-basestar = Remove { $foe }
    .summary = You remove { $foe } from the board.
deed-civilian-fights = Send ship { $number } ({ $area })
    .summary = Civilian ship { $number } { $area-in } fights and may be lost.
deed-nuke = Nuke { $foe }
    .summary = The nuke hits { $foe }: { $odds }.
deed-destroy = { choice-destroy }
    .summary = { $foe } is destroyed without a roll.
deed-basestar = Choose { $foe }
    .summary = You choose { $foe }.
deed-launch-short = Launch from { $foe }
    .summary = { $foe } launches the next { $craft }.
deed-look-civilian = Look at ship { $number } ({ $area })
    .summary = Only you see civilian ship { $number } { $area-in }.
deed-destroy-civilian = Destroy ship { $number } ({ $area })
    .summary = Civilian ship { $number } { $area-in } is turned over and lost.
deed-replace-civilian = Swap ship { $number } ({ $area })
    .summary = Civilian ship { $number } { $area-in } leaves space, and another replaces it face down.
deed-recall-civilian = Recall ship { $number } ({ $area })
    .summary = Civilian ship { $number } { $area-in } is taken out of space unharmed.
deed-recall-raptor = Call the assault raptor back ({ $area })
    .summary = The unmanned assault raptor { $area-in } returns for you.
choice-raptor-of = { $whom-of } assault raptor
deed-victim-raptor-of = Choose { $whom-of } assault raptor
    .summary = The raiders attack { $whom-of } assault raptor.
deed-destroy-raptor-of = Lose { $whom-of } assault raptor
    .summary = { $whom-of } assault raptor is destroyed, since it can’t be damaged, and { $whom-id ->
        [you] you go
       *[other] { $whom } goes
    } to Sickbay.
deed-sacrifice-raptor-of = Give up { $whom-of } assault raptor
    .summary = { $whom-of } assault raptor is destroyed instead of the civilian ship, and { $whom-id ->
        [you] you go
       *[other] { $whom } goes
    } to Sickbay.
deed-destroy-raptor = Lose the assault raptor ({ $area })
    .summary = An unmanned assault raptor { $area-in } is destroyed, since it can’t be damaged.
deed-sacrifice-viper = Give up the viper ({ $area })
    .summary = An unmanned viper { $area-in } is destroyed instead of the civilian ship.
deed-sacrifice-raptor = Give up the assault raptor ({ $area })
    .summary = An unmanned assault raptor { $area-in } is destroyed instead of the civilian ship.
deed-sacrifice-reserves = Give up { a-craft } in the Reserves
    .summary = { a-craft } in the Reserves is destroyed instead of the civilian ship.
deed-launch-reserves = Launch { a-craft }
    .summary = { a-craft } launches into { $area-the }.
deed-raider-bay = Launch { $craft-id ->
    [raider] raiders
   *[other] vipers
}
    .summary = { $craft-id ->
        [raider] Next you choose an area for the raiders and activate them.
       *[other] Next you choose an area for the vipers and activate them.
    }
deed-place-which = Place { a-craft }
    .summary = { a-craft } is placed { $area-in }.
deed-recall = Call it back ({ $area })
    .summary = The unmanned viper { $area-in } returns for you.
deed-damage-viper = Damage the viper ({ $area })
    .summary = An unmanned viper { $area-in } is damaged.
deed-damage-reserves = { $craft-id ->
    [assault-raptor] Lose an { $craft } in the Reserves
   *[other] Damage a { $craft } in the Reserves
}
    .summary = { $craft-id ->
        [assault-raptor] An { $craft } in the Reserves is destroyed, since it can’t be damaged.
       *[other] A { $craft } in the Reserves is damaged.
    }
deed-damage-location = Damage { $where-the }
    .summary = { $where-the } is damaged, and everyone there goes to Sickbay.
deed-damage-resource = Lose { $by-size } { $resource }
    .summary = The fleet loses 1 { $resource }.
deed-repair-viper = { choice-repair-viper }
    .summary = A damaged viper returns to the Reserves.
deed-return = { choice-return }
    .summary = A destroyed { $craft } returns to the Reserves.

summary-add = { $count ->
    [0] You add no cards.
    [one] You add 1 card worth { $worth }.
   *[other] You add { $count } cards worth { $worth }.
}
summary-add-or-mutiny = { $count ->
    [0] You draw a Mutiny card.
    [one] You add 1 card worth { $worth }, face up.
   *[other] You add { $count } cards worth { $worth }, face up.
}
summary-give = { $count ->
    [0] You give no cards.
    [one] { $to } gets 1 card.
   *[other] { $to } gets { $count } cards.
}
summary-discard = { $count ->
    [0] You discard no cards.
    [one] You discard 1 card, and everyone sees it.
   *[other] You discard { $count } cards, and everyone sees them.
}
summary-put = { $count ->
    [0] You put no cards on top.
    [one] You put 1 card on top of the Destiny deck.
   *[other] You put { $count } cards on top of the Destiny deck.
}
summary-discard-destiny = { $count ->
    [0] You discard no cards.
    [one] You discard 1 Destiny card, and everyone sees it.
   *[other] You discard { $count } Destiny cards, and everyone sees them.
}
summary-pay = { $count ->
    [0] You pay nothing.
    [one] You pay with 1 card.
   *[other] You pay with { $count } cards.
}

# The same answers under a heading that says where they are

here-attack = Attack { $foe }
here-destroy = Destroy { $foe }
here-fly = Fly to { $to }
here-launch = Launch to { $area }
here-raptor-attack = Attack { $foe } with the assault raptor
here-fly-raptor = Fly the assault raptor to { $to }
here-launch-raptor = Launch an assault raptor to { $area }
here-civilian = Civilian ship { $number }
here-reveal = Reveal yourself: { $power }

# What an answer leads to, in a few words beside it

remark-turn = { $resource } { $by }
remark-draw = draw { $count }
remark-quorum = { $count ->
    [one] 1 Quorum card
   *[other] { $count } Quorum cards
}
remark-quorum-of = 1 of { $count } Quorum cards
remark-stays = stays in play
remark-swap = new Super Crisis
remark-all-draw = others draw { $count }
remark-into-destiny = { $count } { $skill } to Destiny
remark-destiny = top of Destiny
remark-read-destiny = look at Destiny
remark-swap-hands = swap hands
remark-execute = execution
remark-infiltrate = infiltrate
remark-sacrifice = your viper for theirs
remark-occupation = occupation forces
remark-destroy-occupation = { $count ->
    [one] destroy 1 force
   *[other] destroy { $count } forces
}
remark-evacuate = prepare or evacuate
remark-civilian-fights = civilian ship fights
remark-main-batteries = fire into an area
remark-shield = protect a resource
remark-lose-highest = highest −{ $count }
remark-next-crisis-jumps = next Crisis jumps
remark-skip-jump = no jump step
remark-no-destiny = no Destiny cards
remark-fast-learner = look at { $count } cards
remark-add-revealed = add cards
remark-borrow-title = title for this turn
remark-die-shift = { $by-size } up or down
remark-raiders-miss = { $count } raiders miss
remark-action = 1 action
remark-send = to { $to-the }
remark-release = out of the Brig
remark-title = choose the { $title }
remark-loyalty = look at Loyalty
remark-hand-on = pass Loyalty on
remark-take = take 1 card
remark-choose = 1 of { $count }
remark-roll = { $then } on { $range }
remark-die = roll a die
remark-risk = risk { $ships }
remark-check = check { $difficulty }
remark-ships-act = Cylon ships act
remark-launch = Cylons launch
remark-damage = damage Galactica
remark-vipers = { $count ->
    [one] 1 activation
   *[other] { $count } activations
}
remark-attacks = { $count ->
    [one] 1 attack
   *[other] up to { $count } attacks
}
remark-pilot = fly a viper
remark-nuke = use a nuke
remark-civilians = look at { $count } ships
remark-jump = jump now
remark-peek = look at a card
remark-repair = repair
remark-restore = bring ships back
remark-order = for another player
remark-super-crisis = your Super Crisis
remark-crisis-of = { $count ->
    [one] 1 Crisis
   *[other] 1 of { $count } Crises
}
remark-difficulty = difficulty { $by }
remark-positive = { $skill } is positive
remark-face-up = cards face up
remark-no-strength = a type counts as 0
remark-check-cards = take the cards
remark-decide = pass or fail
remark-die-bonus = { $by } to the roll
remark-chances = { $all } of 8
remark-chance = { $what } { $now }→{ $then }
remark-chance-jump = people lost
remark-chance-effect = happens
remark-hit-damaged = damaged
remark-hit-damaged-twice = damaged twice
remark-hit-destroyed = destroyed
remark-hit-backfired = Pegasus damaged
remark-reroll = reroll
remark-replace = new Crisis
remark-switch = other option
remark-mutiny = Mutiny card
remark-mutiny-of = 1 of { $count } Mutiny cards
remark-miracle = miracle token
remark-for-rebels = { $then } for a miracle token or Super Crisis
remark-take-hand = whole hand
remark-quarantine = swap 1 ship
remark-activate = { $count ->
    [one] 1 location
   *[other] { $count } locations
}
remark-launch-vipers = { $count ->
    [one] launch 1 viper
   *[other] launch { $count } vipers
}
remark-raptor = assault raptor
remark-mission = mission
remark-each-draws = everyone draws { $count }
remark-search = { $count } from a deck
remark-raider-bay = launch ships
remark-no-abilities = no abilities
remark-other-result = other result
remark-save-civilian = save the ship
remark-wake = wake elsewhere
