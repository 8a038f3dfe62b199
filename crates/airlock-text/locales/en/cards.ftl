# The cards: what stands round their effects.

# Crisis and Super Crisis cards

crisis-check = Skill check { $difficulty }: { $skills }.
crisis-pass = Pass: { $then }.
crisis-partial = Partial, { $threshold } or more: { $then }.
crisis-fail = Fail: { $then }.
crisis-or = Instead of the check { $who } may choose: { $then }.
crisis-chooses = { $who } chooses one.
crisis-either = Either: { $then }.
crisis-either-if = Either, only if { $condition }: { $then }.
crisis-or-else = Or: { $then }.
attack-activation = 1. Activation: { $then }.
attack-setup = 2. Setup: { $areas }.
attack-area = { $area }, { $ships }
attack-special = 3. Special rule, { $special }. { $then }.
crisis-then = Then: { $steps }.
then-jump = the fleet token advances 1 space
then-jump-or-evacuate = the fleet token advances 1 space or, with Galactica back, 1 civilian ship is evacuated
then-once-returned = { $then }, if Galactica is back
super-crisis-immune = Character abilities that affect Crises or skill checks do not affect this card.

# When a card or ability is used

timing-plain = { $timing }: { $text }.
timing-if = { $timing }, only if { $condition }. { $text }.
timing-interrupt = { $window }: { $text }.
timing-interrupt-if = { $window }, if { $condition }: { $text }.
timed-action = Action
timed-movement = Movement
timed-movement-or-action = Movement or action
timed-reckless-check = Revealed in a Reckless check
timed-check-ability = Skill check ability
timed-human = Human action
timed-cylon = Cylon action

when-action = As an action
when-movement = In your Movement step, instead of moving
when-movement-or-action = As an action, or instead of moving
when-reckless-check = By itself, when it is revealed in a Reckless check
when-check-ability = By itself, when it is in a skill check
window-crisis-revealed = right after a Crisis card is revealed, whoever drew it
window-option-chosen = after a player has chosen between the two options of a Crisis card
window-instead-of-check = before the skill check of a Crisis card, whoever drew it
window-before-cards = before cards are added to a skill check
window-before-reveal = after all cards are added to a skill check and before they are revealed
window-after-total = after the total of a skill check is known
window-after-check = after a skill check is resolved and before its cards are discarded
window-before-roll = before anybody rolls a die
window-after-roll = after anybody has rolled a die
window-viper-attacked = after a viper is attacked
window-vipers-placed = after unmanned vipers are placed in space from the Reserves
window-turn-began = at the start of your turn
window-cards-added = after a player has added cards to a skill check
window-after-reveal = after the cards of a skill check are revealed
window-destroyed = after you have destroyed a basestar or a centurion
window-before-raiders = before the raiders are activated
window-treachery-discarded = when a human player discards a Treachery card
window-check-passed = after a skill check is passed
window-choosing-option = when you must choose between the options of a Crisis card
window-civilian-threatened = before a civilian ship in space is turned over and destroyed
window-removing-ships = when the ships are removed at a jump
window-before-activation = at the start of any player’s Activate Cylon Ships step
window-infiltration-ends = when you end your infiltration by an action
window-motive-holds = when one of your motives is true

limit-executive-order = Only 1 Executive Order may be played in each turn.
limit-declare-emergency = Only 1 Declare Emergency may be played in each skill check.
limit-strategic-planning = Only 1 Strategic Planning may be played on each die roll.
limit-critical-situation = Only 1 card out of Executive Order and Critical Situation may be played in each turn.
limit-major-victory = Only 1 Major Victory may be played in each turn.
limit-sabotage = Only 1 Sabotage may be played in each turn.
limit-calculations = Only 1 Calculations may be played on each die roll.
limit-check-ability = It happens whoever added the card, the Destiny deck too, but only once in each skill check.
limit-restore-order = It cannot be played on a Reckless check, nor a Reckless card after it.

sort-reckless = Reckless: it makes the check Reckless, and only 1 Reckless card may be played on each skill check.
sort-cylon-only = Only Cylon players can use this card’s text.
sort-mutinous = Whenever you discard this card by your own choice, draw 1 Mutiny card, but only once in each turn.

# Quorum cards

quorum-then-discard = Then discard this card.
quorum-else-discard = Otherwise discard this card.
mutiny-else-discard = Unless it leaves the game, discard this card.
quorum-protects-title = Administration makes no check: when it would take the President title, the President may discard this card to keep it.

# Missions

mission-immune = This is no Crisis card. No card or character ability changes its check, and skill check abilities are not resolved in it.

# Destinations and objectives

destination-text = { $text }.
destination-distance = Distance { $distance }.
milestone-sleeper-agent-phase = Distance { $distance }, once: Sleeper Agent phase. From the current player clockwise everybody is dealt 1 more Loyalty card, { $motives ->
    [0] revealed Cylons too.
   *[other] revealed Cylons too; a Cylon leader is dealt { $motives } more motives instead.
}
milestone-next-jump-ends = Distance { $distance }: the next jump ends the game, with no Destination card drawn, and the humans win if every resource is above 0.
milestone-new-caprica-phase = Distance { $distance }, once: the New Caprica phase. All civilian ships are locked on New Caprica, everybody goes there, and the New Caprica Crisis deck takes the place of the Crisis deck. Auto Jump then brings Galactica back; only her Admiral can end the game, by jumping away, and the humans win if every resource is above 0.

# Loyalty cards

loyalty-text-human = You are human, unless another of your Loyalty cards makes you a Cylon. You win if the humans win.
loyalty-text-cylon = You are a Cylon, whatever your other Loyalty cards say. You win if the humans lose.
loyalty-reveal = Action: reveal this card. If you are { $pegasus ->
    [yes] neither in the Brig nor in Detention
   *[no] not in the Brig
}, { $text }.
loyalty-revealed = Then discard down to 3 Skill cards, { $more ->
    [yes] { $after }, discard
   *[no] discard
} the Quorum cards given to you, { $daybreak ->
    [yes] your Mutiny cards and your miracle tokens, lose
   *[no] lose
} your titles, move to the Resurrection Ship and draw 1 Super Crisis card. { $expanded ->
    [yes] Give your other face-down Loyalty cards to 1 human player, unless the distance is 7 or more. If
   *[no] If
} it is your own turn, it ends.
loyalty-text-sympathizer = Reveal this card as soon as you receive it. If any resource is in the red ({ $reds }), go to the Brig, and this card counts as You Are Not a Cylon.
    Otherwise you become a revealed Cylon, without a Super Crisis card, and can never activate the Cylon Fleet or play a Super Crisis card.
loyalty-text-sympathetic-cylon = Reveal this card as soon as you receive it. You become a revealed Cylon, without a Super Crisis card, and draw a sympathetic agenda, by which alone you win.
    You may infiltrate like a Cylon leader; infiltrating you draw 3 Skill cards of 3 different types.
loyalty-text-mutineer = Reveal this card as soon as you receive it. If it was dealt to you, you are dealt 1 more Loyalty card. Draw 1 Mutiny card, and each of your titles goes to the highest other player in its line. It counts as You Are Not a Cylon.
    You may have { $limit } Mutiny cards before another one sends you to the Brig. In your own turn, when the Crisis card has the jump icon, you draw 1 Mutiny card in the Prepare for Jump step.
    A revealed Cylon who is dealt this card gives it to a human player, and so do you if you are revealed as a Cylon, at whatever distance.
red-at = { $resource } { $count } or less

# Agendas

agenda-kind = { $deck }.
agenda-wins = You win if { $side } win and, at the end, { $goals }.
agenda-secret = Nobody sees this card before the end of the game.
# Lines of an agenda or a motive by themselves, at the end of a game
agenda-line-side = { $side } win.
goal-line = { $goal }.
goal-every-at-most = every resource is { $count } or less
goal-all-at-most = { $resources } are { $count } or less
goal-any-at-most = at least one of { $resources } is { $count } or less
goal-all-red = every resource is in the red
goal-near = { $first } and { $second } differ by { $count } or less
goal-played-super-crisis = { $who-id ->
    [you] you have played a Super Crisis card this game
   *[other] { $who } has played a Super Crisis card this game
}
goal-damaged-at-least = { $count } or more locations of Galactica and Pegasus together are damaged
goal-galactica-damaged-at-most = { $count } or fewer locations of Galactica are damaged
goal-caught-or-executed = { $who-id ->
    [you] you are in the Brig or Detention, or have been executed this game
   *[other] { $who } is in the Brig or Detention, or has been executed this game
}
goal-infiltrating = { $who-id ->
    [you] you are infiltrating
   *[other] { $who } is infiltrating
}
goal-free = { $who-id ->
    [you] you are not in the Brig or Detention
   *[other] { $who } is not in the Brig or Detention
}
goal-craft-lost = { $count } or more vipers and raptors together are damaged or destroyed
goal-distance-at-least = the distance is { $count } or more
goal-at-least = { $resource } is { $count } or more
goal-no-cylon-ships = no raider, heavy raider or basestar is on the board
goal-any-damaged = { $places } is damaged
goal-holds-cards = { $who-id ->
    [you] you have at least { $cards }
   *[other] { $who } has at least { $cards }
}
goal-another-in-brig = another player is in the Brig
goal-holds-mutiny = { $who-id ->
    [you] you have a Mutiny card
   *[other] { $who } has a Mutiny card
}
goal-no-centurions = no centurion is on the Boarding Party track
goal-vipers-lost = { $count } or more vipers are damaged or destroyed

# Motives

motive-side = A motive for { $side }.
motive-any-time = You may reveal it at any moment, in anybody’s turn, if { $goals }.
motive-game-over = It is revealed when the game is over, if { $goals }.
motive-wins = You win with { $side } if, at the end, at least { $count } of your revealed motives are for { $side } and at most { $unrevealed ->
    [one] 1 of your motives is
   *[other] { $unrevealed } of your motives are
} unrevealed.
