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
pass-other = Pass

# Accepting

accept-may = { $deeds }
accept-risk = Risk { $ships }
accept-recon = Look at it
accept-extra = Take 1 more action
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

foe-raider = a raider ({ $area })
foe-heavy-raider = a heavy raider ({ $area })
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
act-viper = Activate your viper
act-reveal = Reveal yourself as a Cylon: { $power }

# Uses out of turn

use-card = Play { $what }
use-ability = Use { $what }
use-quorum = Discard { $what }
use-shift = { $what }: difficulty { $by }
use-pass = { $what }: the check passes
use-fail = { $what }: the check fails
use-skill = { $what }: { $skill } cards have strength 0
use-area = { $what }: take a viper ({ $area })

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
cards-pay = { $count ->
    [one] Pay with 1 card
   *[other] Pay with { $count } cards
}
cards-take = { n-cards }

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
denied-no-target = there is nothing to do with it now
denied-no-target-player = there is nobody to choose now
denied-no-target-vipers = there is no viper that can be used
denied-no-target-area = there is no Cylon ship in your area
denied-no-target-ships = there is no Cylon ship on the board
denied-no-target-centurions = no centurion is aboard
denied-no-target-civilians = there is no civilian ship in space
denied-no-target-repair = nothing is damaged here
denied-no-target-title = the title would not change hands
denied-no-target-quorum = the Quorum deck is empty

illegal-over = The game is over.
illegal-not-asked = You are not asked anything now.
illegal-not-an-option = That answer is not possible now.

setup-players = A game for { $count } cannot be played: the base game takes 1 to 6 players.
setup-no-sympathizer = The game without a Sympathizer is for 4 or 6 players, not for { $count }.
setup-cooperative = A fully cooperative game is for 2 to 6 players, not for { $count }.
setup-cooperative-no-sympathizer = A fully cooperative game has no Loyalty deck, so it has no Sympathizer to leave out.

ending-jumped = The fleet has made its last jump: { $winner } win.
ending-resource = { $resource } has run out: { $winner } win.
ending-boarded = Centurions have taken the ship: { $winner } win.
ending-destroyed = Galactica is destroyed: { $winner } win.
