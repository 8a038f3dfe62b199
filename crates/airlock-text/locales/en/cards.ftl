# The cards: what stands round their effects.

# Crisis and Super Crisis cards

crisis-check = Skill check { $difficulty }: { $skills }.
crisis-pass = Pass: { $then }.
crisis-partial = Partial ({ $threshold }+): { $then }.
crisis-fail = Fail: { $then }.
crisis-or = Or { $who } may skip the check: { $then }.
crisis-chooses = { $who } chooses one.
crisis-either = Either: { $then }.
crisis-either-if = Either (only if { $condition }): { $then }.
crisis-or-else = Or: { $then }.
attack-activation = 1. Activation: { $then }.
attack-setup = 2. Setup: { $areas }.
attack-area = { $ships } { $area }
attack-special = 3. Special rule: { $special }. { $then }.
crisis-then = Then: { $steps }.
then-jump = advance the fleet token 1 space
then-jump-or-evacuate = advance the fleet token 1 space or, if Galactica is back, evacuate 1 civilian ship
then-once-returned = { $then }, if Galactica is back
super-crisis-immune = Character abilities that affect Crisis cards or skill checks do not affect this card.

# When a card or ability is used

timing-plain = { $timing }: { $text }.
timing-if = { $timing }, only if { $condition }. { $text }.
timing-interrupt = { $window }: { $text }.
timing-interrupt-if = { $window }, if { $condition }: { $text }.
timed-action = Action
timed-movement = Movement
timed-movement-or-action = Movement or action
timed-reckless-check = When revealed in a Reckless check
timed-check-ability = Skill check ability
timed-human = Human action
timed-cylon = Cylon action

when-action = As an action
when-movement = In your Movement step, instead of moving
when-movement-or-action = As an action, or instead of moving
when-reckless-check = Automatically, when revealed in a Reckless check
when-check-ability = Automatically, when revealed in a skill check
window-crisis-revealed = right after anyone’s Crisis card is revealed
window-option-chosen = after a player chooses between the two options of a Crisis card
window-instead-of-check = before the skill check of anyone’s Crisis card
window-before-cards = before cards are added to a skill check
window-before-reveal = after all cards are added to a skill check, before they are revealed
window-after-total = after a skill check is totalled
window-after-check = after a skill check is resolved, before its cards are discarded
window-before-roll = before any die roll
window-after-roll = after any die roll
window-viper-attacked = after a viper is attacked
window-vipers-placed = after unmanned vipers are placed in space from the Reserves
window-turn-began = at the start of your turn
window-cards-added = after a player adds cards to a skill check
window-after-reveal = after the cards of a skill check are revealed
window-destroyed = after you destroy a basestar or a centurion
window-before-raiders = before raiders are activated
window-treachery-discarded = when a human player discards a Treachery card
window-check-passed = after a skill check passes
window-choosing-option = when you must choose between the options of a Crisis card
window-civilian-threatened = before a civilian ship in space is turned over and destroyed
window-removing-ships = when ships are removed for a jump
window-before-activation = at the start of any player’s Activate Cylon Ships step
window-infiltration-ends = when you end your infiltration with an action
window-motive-holds = when one of your motives is true

limit-executive-order = Only 1 Executive Order may be played per turn.
limit-declare-emergency = Only 1 Declare Emergency may be played per skill check.
limit-strategic-planning = Only 1 Strategic Planning may be played per die roll.
limit-critical-situation = Only 1 Executive Order or Critical Situation may be played per turn.
limit-major-victory = Only 1 Major Victory may be played per turn.
limit-sabotage = Only 1 Sabotage may be played per turn.
limit-calculations = Only 1 Calculations may be played per die roll.
limit-check-ability = It triggers whoever added the card, even the Destiny deck, but only once per skill check.
limit-restore-order = Cannot be played on a Reckless check, and Reckless cards cannot be played after it.

sort-reckless = Reckless: makes the check Reckless. Only 1 Reckless card may be played per skill check.
sort-cylon-only = Only Cylon players may use this card’s text.
sort-mutinous = When you choose to discard this card, draw 1 Mutiny card (only once per turn).

# Quorum cards

quorum-then-discard = Then discard this card.
quorum-else-discard = Otherwise discard this card.
mutiny-else-discard = Unless it leaves the game, discard this card.
quorum-protects-title = Administration makes no check: when it would take away the President title, the President may discard this card to keep it.

# Missions

mission-immune = This is not a Crisis card. No card or character ability changes its check, and skill check abilities do not trigger in it.

# Destinations and objectives

destination-text = { $text }.
destination-distance = Distance { $distance }.
milestone-sleeper-agent-phase = Distance { $distance }, once: Sleeper Agent phase. Clockwise from the current player, everyone is dealt 1 more Loyalty card, { $motives ->
    [0] even revealed Cylons.
   *[other] even revealed Cylons; a Cylon leader is dealt { $motives } more motives instead.
}
milestone-next-jump-ends = Distance { $distance }: the next jump ends the game, without a Destination card. The humans win if every resource is above 0.
milestone-new-caprica-phase = Distance { $distance }, once: New Caprica phase. All civilian ships are locked on New Caprica, everyone goes there, and the New Caprica Crisis deck replaces the Crisis deck. Auto Jump then brings Galactica back; after that, only the Admiral can end the game, by jumping away, and the humans win if every resource is above 0.

# Loyalty cards

loyalty-text-human = You are human, unless another of your Loyalty cards makes you a Cylon. You win if the humans win.
loyalty-text-cylon = You are a Cylon, whatever your other Loyalty cards say. You win if the humans lose.
loyalty-reveal = Action: reveal this card. If you are { $pegasus ->
    [yes] not in the Brig or Detention
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
} it is your turn, it ends.
loyalty-text-sympathizer = Reveal this card as soon as you get it. If any resource is in the red ({ $reds }, or less), go to the Brig; this card counts as You Are Not a Cylon.
    Otherwise become a revealed Cylon, without drawing a Super Crisis card. You can never activate the Cylon Fleet or play a Super Crisis card.
loyalty-text-sympathetic-cylon = Reveal this card as soon as you get it. Become a revealed Cylon, without drawing a Super Crisis card, and draw a sympathetic agenda. You win only by fulfilling it.
    You may infiltrate like a Cylon leader. While infiltrating, you draw 3 Skill cards of 3 different types.
loyalty-text-mutineer = Reveal this card as soon as you get it. If it was dealt to you, you are dealt 1 more Loyalty card. Draw 1 Mutiny card, and each of your titles passes to the highest other player in its line of succession. This card counts as You Are Not a Cylon.
    You may hold { $limit } Mutiny cards before another one sends you to the Brig. On your turn, if the Crisis card has the jump icon, draw 1 Mutiny card in the Prepare for Jump step.
    A revealed Cylon who is dealt this card gives it to a human player. So do you if you are revealed as a Cylon, at any distance.
red-at = { $resource } { $count }

# Agendas

agenda-kind = { $deck }.
agenda-wins = You win if { $side } win and, at the end of the game, { $goals }.
agenda-secret = Keep this card secret until the game ends.
# Lines of an agenda or a motive by themselves, at the end of a game
agenda-line-side = { $side } win.
goal-line = { $goal }.
goal-every-at-most = every resource is { $count } or less
goal-all-at-most = { $resources } are { $count } or less
goal-any-at-most = at least one of { $resources } is { $count } or less
goal-all-red = every resource is in the red
goal-near = { $first } and { $second } are within { $count } of each other
goal-played-super-crisis = { $who-id ->
    [you] you have played a Super Crisis card this game
   *[other] { $who } has played a Super Crisis card this game
}
goal-damaged-at-least = at least { $count } locations on Galactica and Pegasus together are damaged
goal-galactica-damaged-at-most = at most { $count } locations on Galactica are damaged
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
goal-craft-lost = at least { $count } vipers and raptors together are damaged or destroyed
goal-distance-at-least = the distance is { $count } or more
goal-at-least = { $resource } is { $count } or more
goal-no-cylon-ships = no raiders, heavy raiders or basestars are on the board
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
goal-no-centurions = no centurions are on the Boarding Party track
goal-vipers-lost = at least { $count } vipers are damaged or destroyed

# Motives

motive-side = Motive for { $side }.
motive-any-time = You may reveal it at any time, even on another player’s turn, if { $goals }.
motive-game-over = It is revealed at the end of the game if { $goals }.
motive-wins = You win with { $side } if, at the end of the game, at least { $count } of your revealed motives are for { $side } and at most { $unrevealed ->
    [one] 1 of your motives is
   *[other] { $unrevealed } of your motives are
} unrevealed.
