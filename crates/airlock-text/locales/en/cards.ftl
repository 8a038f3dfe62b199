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
super-crisis-immune = Character abilities that affect Crises or skill checks do not affect this card.

# When a card or ability is used

timing-action = Action: { $text }.
timing-action-if = Action, only if { $condition }. { $text }.
timing-interrupt = { $window }: { $text }.

when-action = As an action
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

limit-executive-order = Only 1 Executive Order may be played in each turn.
limit-declare-emergency = Only 1 Declare Emergency may be played in each skill check.
limit-strategic-planning = Only 1 Strategic Planning may be played on each die roll.

# Quorum cards

quorum-then-discard = Then discard this card.
quorum-else-discard = Otherwise discard this card.

# Destinations and objectives

destination-text = { $text }.
destination-distance = Distance { $distance }.
milestone-sleeper-agent-phase = Distance { $distance }, once: Sleeper Agent phase. From the current player clockwise everybody is dealt 1 more Loyalty card, revealed Cylons too.
milestone-next-jump-ends = Distance { $distance }: the next jump ends the game, with no Destination card drawn, and the humans win if every resource is above 0.

# Loyalty cards

loyalty-text-human = You are human, unless another of your Loyalty cards makes you a Cylon. You win if the humans win.
loyalty-text-cylon = You are a Cylon, whatever your other Loyalty cards say. You win if the humans lose.
loyalty-reveal = Action: reveal this card. If you are not in the Brig, { $text }.
loyalty-revealed = Then discard down to 3 Skill cards, discard the Quorum cards given to you, lose your titles, move to the Resurrection Ship and draw 1 Super Crisis card. If it is your own turn, it ends.
loyalty-text-sympathizer = Reveal this card as soon as you receive it. If any resource is in the red ({ $reds }), go to the Brig, and this card counts as You Are Not a Cylon.
    Otherwise you become a revealed Cylon, without a Super Crisis card, and can never activate the Cylon Fleet or play a Super Crisis card.
red-at = { $resource } { $count } or less
