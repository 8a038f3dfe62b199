# Answers, as labels of buttons.

# Declining

pass-move = Stay
pass-action = Do nothing
pass-window = Use nothing
pass-may = No
pass-risk = Risk nothing
pass-vipers = No more activations
pass-attack = No more attacks
pass-civilian = Leave it { $area-in }
pass-peeked = Leave it on top
pass-repair = No more repairs
pass-restore = No more ships
pass-let-look = Ignore it
accept-let-look = Let it be seen
pass-sympathizer = Keep it
pass-recon = Do not look
pass-extra = No further action
pass-draw = Draw none
pass-fight = Fight no more
pass-give = Give nothing
pass-execute-instead = To the Brig
accept-let-execute = Be executed
accept-let-discard = Let it happen
accept-execute-instead = Execute { $whom-id ->
    [you] yourself
   *[other] { $whom }
}
pass-take = Take none
pass-remove = Remove none
pass-discard = Discard it
pass-launch = Launch no more
pass-activate = Do not activate it
pass-spare = Spare nobody
pass-president = Leave office
pass-stay-in-space = Return to the Hangar Deck
pass-keep-in-space = It returns to the Reserves
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
accept-keep-in-space = It stays in space
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
choice-hand-on = Show { $card }; the others go to { $whom }
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
act-reveal = Reveal yourself as a Cylon: { $power }

# Uses out of turn

use-card = Play { $what }
use-ability = Use { $what }
use-quorum = Discard { $what }
use-shift = { $what }: difficulty { $by }
use-die-shift = { $what }: result { $by }
use-learn = { $what }: look at the { $skill } deck
use-title = { $what }: take the { $title } title
use-pass = { $what }: the check passes
use-fail = { $what }: the check fails
use-skill = { $what }: { $skill } cards have strength 0
use-area = { $what }: take a viper ({ $area })
use-motive = Reveal { $what }
use-option = { $what }: { $option }
use-icon = { $what }: { $icon-id ->
    [raiders] activate the raiders
    [launch-raiders] launch raiders
    [heavy-raiders] activate the heavy raiders
    [occupation] activate the occupation forces
   *[basestars] activate the basestars
}
use-raptor = { $what }: take an assault raptor ({ $area })
use-with-card = { $what }: discard { $card } instead of rolling

# Several cards

cards-add = { $count ->
    [0] Add none
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
cards-take = { n-cards }
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
denied-stranded = you are Stranded and take no actions
denied-no-action = this location has no action
denied-damaged = the location is damaged
denied-forbidden = a card in play forbids it
denied-weakness = your weakness forbids it: { $ability }
denied-too-few-cards = you have too few Skill cards to pay for it
denied-requires = only if { $condition }
denied-once-per-turn = one was played in this turn already
denied-once-per-game = you have used it already
denied-no-miracle = you lack the miracle tokens that it costs
denied-not-moving = only in the Movement step of your turn, instead of moving
denied-no-target = there is nothing to do with it now
denied-no-target-player = there is nobody to choose now
denied-no-target-vipers = there is no viper that can be used
denied-no-target-area = there is no Cylon ship in your area
denied-no-target-ships = there is no Cylon ship on the board
denied-no-target-centurions = no centurion is aboard
denied-no-target-civilians = there is no civilian ship in space
denied-no-target-repair = nothing is damaged here
denied-no-target-repair-any = nothing is damaged
denied-no-target-basestar = there is no basestar on the board
denied-no-target-title = the title would not change hands
denied-no-target-quorum = the Quorum deck is empty

illegal-over = The game is over.
illegal-not-asked = You are not asked anything now.
illegal-not-an-option = That answer is not possible now.

setup-players = A game for { $count } cannot be played: the base game takes 1 to 6 players.
setup-no-sympathizer = The game without a Sympathizer is for 4 or 6 players, not for { $count }.
setup-cooperative = A fully cooperative game is for 2 to 6 players, not for { $count }.
setup-cooperative-no-sympathizer = A fully cooperative game has no Loyalty deck, so it has no Sympathizer to leave out.
setup-pegasus-players = A game for { $count } cannot be played with Pegasus, which takes 3 to 7 players.
setup-seven-without-leader = 7 players need a Cylon leader among them, so leaders cannot be left out.
setup-new-caprica-without-pegasus = New Caprica is an objective of Pegasus: add Pegasus, or choose Kobol.
setup-leaders-without-expansion = Cylon leaders and the Sympathetic Cylon are not in the base game: add an expansion that has them, or drop the variant.
setup-sympathetic-cylon = The Sympathetic Cylon takes the Sympathizer’s place: it is for 4 or 6 players, not for { $count }.
setup-sympathetic-cylon-with-leaders = The Sympathetic Cylon is played without Cylon leaders: leave them out as well.
setup-sympathetic-cylon-no-sympathizer = Without a Sympathizer there is no Sympathetic Cylon either: choose one of the two variants.
setup-no-sympathizer-with-leaders = The game without a Sympathizer is played without Cylon leaders: leave them out as well.
setup-cooperative-expanded = The fully cooperative game was published for the base game alone: take the other boxes out, or drop the variant.
setup-daybreak-players = A game for { $count } cannot be played with Daybreak, which takes 3 to 7 players.
setup-earth-without-daybreak = Earth is an objective of Daybreak: add Daybreak, or choose another objective.
setup-sympathizer-with-daybreak = Daybreak has the Mutineer in the Sympathizer’s place: drop the variants about the Sympathizer.

ending-jumped = The fleet has made its last jump: { $winner } win.
ending-resource = { $resource } has run out: { $winner } win.
ending-boarded = Centurions have taken the ship: { $winner } win.
ending-destroyed = Galactica is destroyed: { $winner } win.
ending-no-characters = No character is left to take the place of the executed: { $winner } win.

# Deeds: what the button says that carries an answer out; .summary is the sentence before it

deed-pass = { $label }
    .summary = You leave it at that.
deed-stay = { pass-move }
    .summary = You stay where you are.
deed-no-action = { pass-action }
    .summary = You take no action.
deed-use-nothing = { pass-window }
    .summary = You use nothing now.
deed-no-risk = { pass-risk }
    .summary = Nothing is put at risk.
deed-leave-civilian = { pass-civilian }
    .summary = The civilian ship stays { $area-in }.
deed-leave-card = { pass-peeked }
    .summary = The card stays on top of the { $deck } deck.
deed-accept = { $label }
    .summary = You accept it.
deed-may = { $deeds }
    .summary = You { $deeds }.
deed-risk = { accept-risk }
    .summary = You risk { $ships }. Then: { $then }.
deed-let-look = { accept-let-look }
    .summary = { $by } looks at one of your Loyalty cards.
deed-recon = { accept-recon }
    .summary = You alone see the top card of the Crisis deck.
deed-let-execute = { accept-let-execute }
    .summary = You are executed.
deed-let-discard = { accept-let-discard }
    .summary = Random cards of your hand are discarded, and everybody sees them.
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
    .summary = The card is discarded, and everybody sees it.
deed-launch-no-more = { pass-launch }
    .summary = No further viper is launched.
deed-activate-again = { accept-activate }
    .summary = You pay 1 Skill card and activate { $where-the } again.
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
    .summary = You return to the Hangar Deck, and the assault raptor to the Reserves.
deed-stay-in-space = { accept-stay-in-space }
    .summary = You stay in your area with your assault raptor while the fleet jumps.
deed-raptor-returns = Call it back
    .summary = The assault raptor { $area-in } returns to the Reserves.
deed-keep-in-space = Leave it in space
    .summary = The assault raptor stays { $area-in } while the fleet jumps.
deed-character = Play { $character }
    .summary = You play { $character } for the whole game.
deed-assist = Take { $character } as assist
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
    .summary = { $of } goes to { whom }.
deed-loyalty = Look at { $whom-of } Loyalty
    .summary = You alone see { $whom-of } Loyalty.
deed-hand-on = Give them to { whom }
    .summary = All your face-down Loyalty cards go to { whom }.
deed-take = Look at { $whom-of } hand
    .summary = You look at { $whom-of } hand and take 1 card.
deed-free = Set { whom } free
    .summary = { $whom-id ->
        [you] You go free, to a location that you choose next.
       *[other] { $whom } goes free, to a location that you choose next.
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
deed-swap-hands = Exchange hands with { whom }
    .summary = Your whole hand goes to { whom }, and { $whom-of } hand comes to you.
deed-take-random = Take a card from { whom }
    .summary = You take 1 random card from { whom } and name a type to be drawn for it.
deed-give-to = Give a card to { whom }
    .summary = You choose a card for { whom } next, and then draw { $count }.
deed-reveal-and-hand-on = { choice-hand-on }
    .summary = Everybody sees { $card }; your other face-down Loyalty cards go to { $whom }.
deed-order = Give the order to { whom }
    .summary = { $whom } moves and acts, or acts twice.
deed-mutiny = Let { whom } draw
    .summary = { $whom-id ->
        [you] You draw a Mutiny card; with one too many you go to the Brig.
       *[other] { $whom } draws a Mutiny card; one too many leads to the Brig.
    }
deed-mutiny-pardoned = Let { whom } draw
    .summary = { $whom-id ->
        [you] You draw a Mutiny card, stay where you are, and keep 1.
       *[other] { $whom } draws a Mutiny card, stays out of the Brig, and keeps 1.
    }
deed-miracle = Give it to { whom }
    .summary = { $whom-id ->
        [you] You gain a miracle token.
       *[other] { $whom } gains a miracle token.
    }
deed-release-and-take = Release { whom }
    .summary = { $whom-id ->
        [you] You leave the Brig for a location that you choose next.
       *[other] { $whom } leaves the Brig for a location that you choose next, and you take { $whom-of } whole hand.
    }
deed-treat = Choose { whom }
    .summary = You draw cards of { $whom-of } skill set and give { whom } as many of yours.
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
        [you] You use something first; the others are asked again.
       *[other] { $whom } uses something first; the others are asked again.
    }
deed-victim = Choose { $whom-of } viper
    .summary = The raiders attack { $whom-of } viper.
deed-damage-viper-of = Damage { $whom-of } viper
    .summary = { $whom-of } viper is damaged, and the pilot goes to Sickbay.
deed-victim-viper = Choose the viper ({ $area })
    .summary = The raiders attack an unmanned viper { $area-in }.
deed-victim-raptor = Choose the assault raptor ({ $area })
    .summary = The raiders attack an assault raptor { $area-in }.
deed-sacrifice-viper-of = Give up { $whom-of } viper
    .summary = { $whom-of } viper is destroyed in place of the civilian ship, and the pilot goes to Sickbay.
deed-hand-on-mutineer = Give it to { whom }
    .summary = { $whom } receives the Mutineer card, loses all titles and draws a Mutiny card.
deed-draws-loyalty = Choose { whom }
    .summary = { $whom-id ->
        [you] You draw 1 more Loyalty card.
       *[other] { $whom } draws 1 more Loyalty card.
    }
deed-spare = Spare { whom } 1 card
    .summary = You draw 1 Treachery card, and { $whom } discards 1 card fewer.
deed-sympathizer = Give it to { whom }
    .summary = { $whom } receives the Sympathizer card and resolves it at once.

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
    .summary = You fly to { $area }.
deed-start = Start { $area-in }
    .summary = You start in a viper { $area-in }.
deed-move-civilian = { choice-move-civilian }
    .summary = The civilian ship moves to { $area }.
deed-raiders = Let those { $area-in } act
    .summary = The raiders { $area-in } act next.
deed-place = Place it { $area-in }
    .summary = The next { $craft } is placed { $area-in }.
deed-board = Board from { $area }
    .summary = A heavy raider boards from { $area } as a centurion.
deed-main-batteries = Fire into { $area }
    .summary = The Main Batteries fire into { $area }, and the die decides what they hit there.
deed-evacuate-to = Evacuate it to { $area }
    .summary = The ship comes into the { $area } area.
deed-launch-reserves-to = Launch to { $area }
    .summary = You launch vipers from the Reserves { $area-in } and then activate them.
deed-place-anywhere = Place them { $area-in }
    .summary = The ships are placed { $area-in }.
deed-raptor-arrives = Let it arrive { $area-in }
    .summary = The fleet gains an assault raptor { $area-in }.
deed-area = Choose { $area }
    .summary = You choose { $area }.

deed-ship = Choose { $ship }
    .summary = You choose { $ship }.
deed-take-damage = Let { $ship } take it
    .summary = { $ship } takes the damage.
deed-resource = Choose { $resource }
    .summary = You choose { $resource }.
deed-shield = Protect { $resource }
    .summary = The next loss of { $resource } in this turn is 1 smaller.
deed-highest-resource = Lower { $resource }
    .summary = { $resource } falls by { $count }.

deed-draw = Draw { $cards }
    .summary = You draw { $cards }.
deed-skill = Name { $skill }
    .summary = You name { $skill }.
deed-name-for-all = Name { $skill }
    .summary = Each player draws { draw-skill }.
deed-search-deck = Search the { $skill } deck
    .summary = You look through the { $skill } deck and its discards, and choose { n-cards } for your hand.
deed-search-card = Take { $card }
    .summary = You take { $card } from the deck into your hand.
deed-take-from-check = Take { $card }
    .summary = { $card } leaves the check and goes into your hand.
deed-remove-from-check = Remove { $card }
    .summary = { $card } is discarded from the check, and you choose a viper that is damaged.
deed-lay-open = Turn up { $card }
    .summary = Everybody sees that you added { $card }.
deed-discard-drawn = Discard { $card }
    .summary = You discard { $card } and keep the others.
deed-take-card = Take { $card }
    .summary = You take { $card } from { $from } into your hand.
deed-fight-again = Discard { $card }
    .summary = You discard { $card } and roll again.
deed-give-which = Give { $card }
    .summary = { $to } receives { $card }.
deed-next-ability = Let { $card } take effect
    .summary = The ability of { $card } takes effect next.
deed-card = Choose { $card }
    .summary = You choose { $card }.
deed-option-check = Make the skill check
    .summary = The skill check is made.
deed-option-instead = Do without the check
    .summary = No check is made: { $option }.
deed-option-first = Take the first
    .summary = { $option }.
deed-option-second = Take the second
    .summary = { $option }.
deed-option = Take option { $number }
    .summary = { $option }.
deed-learned-check = Add them to the check
    .summary = The cards go into the check, after the Destiny cards.
deed-learned-hand = Take them
    .summary = The cards go into your hand.
deed-order-move = { choice-order-move }
    .summary = You move, then you take 1 action.
deed-order-act = { choice-order-act }
    .summary = You take 2 actions and do not move.

deed-act-location = { act-location }
    .summary = You activate { $where-the }.
deed-act-card = { act-card }
    .summary = You play { $card }, and the card is spent.
deed-act-ability = { act-ability }
    .summary = { $once ->
        [yes] You use { $ability }, once in the game.
        [miracle] You use { $ability } for { n-miracle-tokens }.
       *[no] You use { $ability }.
    }
deed-act-nuke = { act-nuke }
    .summary = You aim 1 of your nukes at a basestar.
deed-act-draw-quorum = { act-draw-quorum }
    .summary = You draw 1 Quorum card; nobody else sees it.
deed-act-play-quorum = { act-play-quorum }
    .summary = You play { $card } before everybody.
deed-act-play-mutiny = { act-play-mutiny }
    .summary = You play { $card } before everybody.
deed-act-viper = { act-viper }
    .summary = Your viper moves to an adjacent area or attacks.
deed-act-fight-occupation = { act-fight-occupation }
    .summary = You roll a die; on { $from } or more the occupation force is destroyed.
deed-act-detain = { act-detain }
    .summary = You roll a die: on { $detained } { $whom } goes to Detention, on { $hurt } to the Medical Center.
deed-act-leave-orbit = { act-leave-orbit }
    .summary = The fleet jumps away. Ships left in the stacks are destroyed, human players left on New Caprica executed, and the game ends.
deed-act-end-infiltration = { act-end-infiltration }
    .summary = You are a Cylon player again and leave the humans.
deed-act-reveal = Reveal yourself
    .summary = Everybody learns that you are a Cylon, and your turn ends.

deed-use-card = { use-card }
    .summary = You play { $what }. Everybody sees it.
deed-use-ability = { use-ability }
    .summary = { $once ->
        [yes] You use { $what }, once in the game.
        [miracle] You use { $what } for { n-miracle-tokens }.
       *[no] You use { $what }.
    }
deed-use-quorum = { use-quorum }
    .summary = You discard { $what } for its effect.
deed-use-motive = { use-motive }
    .summary = Everybody sees the motive { $what }, and it stays revealed.
deed-use-option = Use this option instead
    .summary = { $what }: { $option }.
deed-use-icon = { $icon-id ->
    [raiders] Activate the raiders
    [launch-raiders] Launch raiders
    [heavy-raiders] Activate the heavy raiders
    [occupation] Activate the occupation forces
   *[basestars] Activate the basestars
}
    .summary = { use-icon }. The icons of the card are ignored.
deed-use-raptor = Take the assault raptor
    .summary = { $what }: you pilot the assault raptor { $area-in } and take 1 action.
deed-use-shift = { $by-sign ->
    [minus] Make it { $by-size } lower
   *[plus] Make it { $by-size } higher
}
    .summary = { $what }: the difficulty changes by { $by }.
deed-use-die-shift = Make it { $by }
    .summary = { $what }: the result changes by { $by }.
deed-use-learn = Look at the { $skill } deck
    .summary = { $what }: you look at the top cards of the { $skill } deck.
deed-use-title = Take the { $title } title
    .summary = { $what }: you are { $title } until the end of this turn.
deed-use-pass = Let the check pass
    .summary = { $what }: the check passes without being made.
deed-use-fail = Let the check fail
    .summary = { $what }: the check fails without being made.
deed-use-skill = Name { $skill }
    .summary = { $what }: { $skill } cards have strength 0 in this check.
deed-use-area = Take the viper
    .summary = { $what }: you pilot the viper { $area-in } and take 1 action.
deed-use-with-card = Discard { $card } instead of rolling
    .summary = { $what }: you discard { $card }, and its strength makes the result.

deed-card-on-top = Put { $card } on top
    .summary = { $card } goes on top of the { $deck } deck.
deed-card-under = Put { $card } under the deck
    .summary = { $card } goes under the { $deck } deck.
deed-crisis-on-top = Put { $card } on top
    .summary = { $card } goes on top of the Crisis deck.
deed-crisis-under = Put { $card } under the deck
    .summary = { $card } goes under the Crisis deck.
deed-crisis = Resolve { $card }
    .summary = { $card } is resolved; the other goes under the deck unseen.
deed-play-super-crisis = Play { $card }
    .summary = You play the Super Crisis { $card }.
deed-swap-super-crisis = Swap { $card }
    .summary = You discard { $card } and draw another Super Crisis card.
deed-leave-for-super-crisis = Discard { $card }
    .summary = You discard { $card } and leave; everybody sees the card.
deed-pay-super-crisis = Discard { $card }
    .summary = You discard { $card }, and everybody sees it.
deed-discard-mutiny = Discard { $card }
    .summary = You discard { $card }, and everybody sees it.
deed-pick-mutiny = { $to-id ->
    [you] Draw { $card }
   *[other] Let { $to } draw { $card }
}
    .summary = { $to-id ->
        [you] You draw { $card }.
       *[other] { $to } draws { $card }.
    }
deed-play-mutiny = Play { $card }
    .summary = You play { $card } before everybody; the others go under the deck.
deed-destination = Jump to { $card }
    .summary = The fleet goes to { $card }: distance { $distance }.
deed-play-quorum = Play { $card }
    .summary = You play { $card } before everybody.
deed-keep-quorum = Resolve { $card }
    .summary = You resolve { $card }; the others go under the deck.
deed-discard-quorum = Discard { $card }
    .summary = You discard { $card }, and everybody sees it.
deed-give-quorum = Give { $card } to the President
    .summary = The President receives { $card }; the other card is yours to play or discard.
deed-bury-quorum = Put { $card } under the deck
    .summary = { $card } leaves the President’s hand and goes under the deck.
deed-bottom = Look under the { $deck } deck
    .summary = You alone see the bottom card of the { $deck } deck.
deed-deck = Look at the { $deck } deck
    .summary = You alone see the top card of the { $deck } deck.
deed-put-under = { choice-put-under }
    .summary = The card goes under the { $deck } deck.

deed-prepare = { choice-prepare }
    .summary = The top Locked ship goes under the Prepared stack.
deed-evacuate = { choice-evacuate }
    .summary = The top Prepared ship comes into space beside Galactica.

deed-launch = { choice-launch }
    .summary = An unmanned viper is launched { $area-in }.
deed-launch-self = { choice-launch-self }
    .summary = You launch in a viper { $area-in }.
deed-launch-raptor = { choice-launch-raptor }
    .summary = An unmanned assault raptor is launched { $area-in }.
deed-launch-self-raptor = { choice-launch-self-raptor }
    .summary = You launch in an assault raptor { $area-in }.
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
    .summary = { $foe } leaves the board.
deed-civilian-fights = Send ship { $number } ({ $area })
    .summary = Civilian ship { $number } { $area-in } fights and may be lost.
deed-nuke = Launch it at { $foe }
    .summary = The nuke strikes { $foe }: { $odds }.
deed-destroy = { choice-destroy }
    .summary = { $foe } is destroyed without a roll.
deed-basestar = Choose { $foe }
    .summary = You choose { $foe }.
deed-launch-short = Launch from { $foe }
    .summary = { $foe } launches the next { $craft }.
deed-look-civilian = Look at ship { $number } ({ $area })
    .summary = You alone see civilian ship { $number } { $area-in }.
deed-destroy-civilian = Destroy ship { $number } ({ $area })
    .summary = Civilian ship { $number } { $area-in } is turned over and lost.
deed-replace-civilian = Change ship { $number } ({ $area })
    .summary = Civilian ship { $number } { $area-in } leaves space, and another comes in its place face down.
deed-recall-civilian = Take ship { $number } ({ $area })
    .summary = Civilian ship { $number } { $area-in } leaves space unharmed.
deed-recall-raptor = Call the assault raptor back from { $area }
    .summary = The unmanned assault raptor { $area-in } returns for you.
choice-raptor-of = { $whom-of } assault raptor
deed-victim-raptor-of = Choose { $whom-of } assault raptor
    .summary = The raiders attack { $whom-of } assault raptor.
deed-destroy-raptor-of = Lose { $whom-of } assault raptor
    .summary = { $whom-of } assault raptor is destroyed: it cannot be damaged. The pilot goes to Sickbay.
deed-sacrifice-raptor-of = Give up { $whom-of } assault raptor
    .summary = { $whom-of } assault raptor is destroyed in place of the civilian ship, and the pilot goes to Sickbay.
deed-destroy-raptor = Lose the assault raptor ({ $area })
    .summary = An unmanned assault raptor { $area-in } is destroyed: it cannot be damaged.
deed-sacrifice-viper = Give up the viper ({ $area })
    .summary = An unmanned viper { $area-in } is destroyed in place of the civilian ship.
deed-sacrifice-raptor = Give up the assault raptor ({ $area })
    .summary = An unmanned assault raptor { $area-in } is destroyed in place of the civilian ship.
deed-sacrifice-reserves = Give up { a-craft } in the Reserves
    .summary = { a-craft } in the Reserves is destroyed in place of the civilian ship.
deed-launch-reserves = Launch { a-craft }
    .summary = { a-craft } is launched { $area-in }.
deed-raider-bay = Send out { $craft-id ->
    [raider] raiders
   *[other] vipers
}
    .summary = { $craft-id ->
        [raider] Raiders are placed in an area that you choose next, and activated.
       *[other] Vipers are placed in an area that you choose next, and activated.
    }
deed-place-which = Place { a-craft }
    .summary = { a-craft } is placed { $area-in }.
deed-recall = Call it back from { $area }
    .summary = The unmanned viper { $area-in } returns for you.
deed-damage-viper = Damage the viper ({ $area })
    .summary = An unmanned viper { $area-in } is damaged.
deed-damage-reserves = { $craft-id ->
    [assault-raptor] Lose an { $craft } in the Reserves
   *[other] Damage a { $craft } in the Reserves
}
    .summary = { $craft-id ->
        [assault-raptor] An { $craft } in the Reserves is destroyed: it cannot be damaged.
       *[other] A { $craft } in the Reserves is damaged.
    }
deed-damage-location = Damage { $where-the }
    .summary = { $where-the } is damaged, and everybody there goes to Sickbay.
deed-damage-resource = Choose { $by } { $resource }
    .summary = The fleet loses 1 { $resource }.
deed-repair-viper = { choice-repair-viper }
    .summary = A damaged viper returns to the Reserves.
deed-return = { choice-return }
    .summary = A destroyed { $craft } returns to the Reserves.

summary-add = { $count ->
    [0] You add no card.
    [one] You add 1 card worth { $worth }.
   *[other] You add { $count } cards worth { $worth }.
}
summary-add-or-mutiny = { $count ->
    [0] You draw a Mutiny card.
    [one] You add 1 card worth { $worth }, face up.
   *[other] You add { $count } cards worth { $worth }, face up.
}
summary-give = { $count ->
    [0] You give no card.
    [one] { $to } receives 1 card.
   *[other] { $to } receives { $count } cards.
}
summary-discard = { $count ->
    [0] You discard no card.
    [one] You discard 1 card, and everybody sees it.
   *[other] You discard { $count } cards, and everybody sees them.
}
summary-put = { $count ->
    [0] You put no card on top.
    [one] You put 1 card on top of the Destiny deck.
   *[other] You put { $count } cards on top of the Destiny deck.
}
summary-discard-destiny = { $count ->
    [0] You discard no card.
    [one] You discard 1 Destiny card, and everybody sees it.
   *[other] You discard { $count } Destiny cards, and everybody sees them.
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
remark-swap = a new Super Crisis
remark-all-draw = others draw { $count }
remark-into-destiny = { $count } { $skill } to Destiny
remark-destiny = the top of Destiny
remark-read-destiny = look at Destiny
remark-swap-hands = exchange hands
remark-execute = an execution
remark-infiltrate = infiltrate
remark-sacrifice = your viper for theirs
remark-occupation = occupation forces
remark-destroy-occupation = { $count ->
    [one] destroys 1 force
   *[other] destroys { $count } forces
}
remark-evacuate = prepare or evacuate
remark-civilian-fights = a civilian ship fights
remark-main-batteries = fires into an area
remark-shield = protects a resource
remark-lose-highest = highest −{ $count }
remark-next-crisis-jumps = the next Crisis jumps
remark-skip-jump = no jump step
remark-no-destiny = without Destiny
remark-fast-learner = look at { $count } cards
remark-add-revealed = add cards
remark-borrow-title = a title for this turn
remark-die-shift = { $by-size } up or down
remark-raiders-miss = { $count } raiders miss
remark-action = 1 action
remark-send = to { $to-the }
remark-release = out of the Brig
remark-title = names the { $title }
remark-loyalty = look at Loyalty
remark-hand-on = pass Loyalty on
remark-take = take 1 card
remark-choose = 1 of { $count }
remark-roll = { $then } on { $range }
remark-die = a die decides
remark-risk = risks { $ships }
remark-check = check { $difficulty }
remark-ships-act = Cylon ships act
remark-launch = Cylons launch
remark-damage = damages Galactica
remark-vipers = { $count ->
    [one] 1 activation
   *[other] { $count } activations
}
remark-attacks = { $count ->
    [one] 1 attack
   *[other] up to { $count } attacks
}
remark-pilot = fly a viper
remark-nuke = spends a nuke
remark-civilians = look at { $count } ships
remark-jump = jump now
remark-peek = look at a card
remark-repair = repair
remark-restore = ships come back
remark-order = for one other
remark-super-crisis = your Super Crisis
remark-crisis-of = 1 of { $count } Crises
remark-difficulty = difficulty { $by }
remark-positive = { $skill } counts for it
remark-face-up = cards face up
remark-no-strength = a type counts 0
remark-check-cards = take the cards
remark-decide = pass or fail
remark-die-bonus = { $by } on the roll
remark-chances = { $all } of 8
remark-chance = { $what } { $now }→{ $then }
remark-chance-jump = people lost
remark-chance-effect = takes effect
remark-hit-damaged = damaged
remark-hit-damaged-twice = damaged twice
remark-hit-destroyed = destroyed
remark-hit-backfired = Pegasus damaged
remark-reroll = rolled again
remark-replace = another Crisis
remark-switch = the other option
remark-mutiny = a Mutiny card
remark-mutiny-of = 1 of { $count } Mutiny cards
remark-miracle = a miracle token
remark-for-rebels = { $then } for a miracle token or a Super Crisis
remark-take-hand = the whole hand
remark-quarantine = change 1 ship
remark-activate = { $count ->
    [one] 1 location
   *[other] { $count } locations
}
remark-launch-vipers = { $count ->
    [one] launch 1 viper
   *[other] launch { $count } vipers
}
remark-raptor = an assault raptor
remark-mission = a mission
remark-each-draws = everybody draws { $count }
remark-search = { $count } of a deck
remark-raider-bay = send out ships
remark-no-abilities = no abilities
remark-other-result = another result
remark-save-civilian = the ship is saved
remark-wake = wake elsewhere
