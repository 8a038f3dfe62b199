# The log: one fact a sentence, in the past tense.
#
# $who is a name, or "you" for the reader ($who-id is then "you"). $known says whether the reader may
# know the card in question; if not, $card is empty.

# Setup

log-first-player = { $who-id ->
    [you] You go first.
   *[other] { $who } goes first.
}
log-character-picked = { $who } chose { $character }.
log-assist-picked = { $who } chose { $character } as assist character.
log-loyalty-dealt = { $who-id ->
    [you] You were
   *[other] { $who } was
} dealt a Loyalty card{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-agenda-drawn = { $known ->
    [yes] { $who } drew an agenda: { $card }.
   *[no] { $who } drew an agenda.
}
log-destiny-built = A new Destiny deck of { n-cards } was built.

# The turn

log-new-rules = From here on, rules version { $version }.
log-turn-began = Turn { $number }, { $who }.
log-turn-ended = { $who-of } turn ended.
log-arrived = { $who } arrived { $where-at }.
log-moved = { $who } moved to { $where-the }.
log-flew = { $who } flew to { $area-the }.
log-sent = { $who-id ->
    [you] You were
   *[other] { $who } was
} sent to { $where-the }.
# A place has its article: "the Brig"
the-source = { $source-id ->
    [location] { $source-the }
   *[other] { $source }
}
log-action-taken = { $source-id ->
    [location] { $who } activated { $source-the }.
    [title] { $who } acted as { $source }.
   *[other] { $who } used { $source }.
}
log-viper-activated = { $who-of } viper was activated.
log-order-given = { $who } got an order.
log-ability-used = { $who } used { $ability }.

# Skill cards

log-drew = { $known ->
    [yes] { $who } drew { $card } ({ $skill }).
   *[no] { $who } drew 1 { $skill } card.
}
log-discarded = { $who } discarded { $card }.
log-card-played = { $who } played { $card }.
log-deck-reshuffled = The { $deck } deck was reshuffled.
log-hand-seen = { $known ->
    [yes] { $by } saw { $card } in { $who-of } hand.
   *[no] { $by } saw a card in { $who-of } hand.
}
log-card-taken = { $known ->
    [yes] { $by } took { $card } from { $who }.
   *[no] { $by } took a card from { $who }.
}
log-card-given = { $known ->
    [yes] { $who } gave { $card } to { $to }.
   *[no] { $who } gave a card to { $to }.
}
log-hands-swapped = { $who } swapped hands with { $to }.

# The Destiny deck

log-destiny-taken = { $known ->
    [yes] { $who } took { $card } from the Destiny deck.
   *[no] { $who } took a card from the Destiny deck.
}
log-put-on-destiny = { $known ->
    [yes] { $who } put { $card } on top of the Destiny deck.
   *[no] { $who } put a card on top of the Destiny deck.
}
log-shuffled-into-destiny = { draw-skill } { $count ->
    [one] was
   *[other] were
} shuffled into the Destiny deck.
log-destiny-seen = { $known ->
    [yes] { $who } saw { $card } in the Destiny deck.
   *[no] { $who } looked at a card in the Destiny deck.
}
log-destiny-discarded = { $card } was discarded from the Destiny deck.
log-destiny-shuffled = The Destiny deck was shuffled.

# Skill checks

log-check-began = Skill check for { the-source }, difficulty { $difficulty }.
log-difficulty-changed = Difficulty { $by }, now { $to }.
log-cards-face-up = All cards in this check are added face up.
log-skill-counts-positive = { $skill } cards count as positive in this check.
log-skill-has-no-strength = { $skill } cards have strength 0 in this check.
log-check-is-reckless = The check became Reckless.
log-check-ability = { $card } triggered.
log-destiny-left-out = No Destiny cards are added to this check.
log-card-learned = { $known ->
    [yes] { $who } looked at { $card } on top of the { $skill } deck.
   *[no] { $who } looked at a card from the { $skill } deck.
}
log-learned-kept = { $for-check ->
    [yes] { $who } added the cards to the check.
   *[no] { $who } kept the cards.
}
log-added-card-seen = { $known ->
    [yes] { $by } saw that { $who } had added { $card }.
   *[no] { $by } looked at a card that { $who } had added.
}
log-destiny-added = { $known ->
    [yes] The Destiny deck added { $card }.
   *[no] The Destiny deck added 1 card.
}
log-card-added = { $known ->
    [yes] { $who } added { $card } to the check.
   *[no] { $who } added 1 card to the check.
}
log-cards-added = { $count ->
    [0] { $who } added no cards.
    [one] { $who } added 1 card in all.
   *[other] { $who } added { $count } cards in all.
}
log-card-revealed = { $positive ->
    [yes] { $card } was revealed and counts for the check.
   *[no] { $card } was revealed and counts against the check.
}
log-totalled = The total was { $total } against { $difficulty }.
log-check-ended = { $outcome-id ->
    [pass] The check passed.
    [partial] The check was a partial success.
   *[fail] The check failed.
}
log-check-decided = { $who } decided the check without cards: { $outcome }.
log-check-card-taken = { $who } took { $card } from the check.

# Crises

log-crises-drawn = { $count ->
    [one] { $who } drew a Crisis card.
   *[other] { $who } drew { $count } Crisis cards.
}
log-crisis-seen = { $known ->
    [yes] The Crisis card was { $card }.
   *[no] Someone looked at a Crisis card.
}
log-crisis-revealed = { $card-id ->
    [super-crisis] { $who } played the Super Crisis card { $card }.
   *[other] { $who } revealed the Crisis card { $card }.
}
log-crisis-replaced = { $card } was replaced by another Crisis card.
log-crisis-discarded = { $card } was discarded.
log-crisis-put-under = { $who } put a Crisis card under the deck.
log-option-check = the skill check
log-option-chosen = { $who } chose: { $option }.
log-option-switched = { $who } switched to the other option: { $option }.
log-stays-in-play = { $card } stays in play.
log-stays-with = { $card } stays in play with { $who }.
log-left-play = { $card } left play.
log-left-game = { $card } left the game.

# Dials and tracks

log-turned = { $by-sign ->
    [minus] { $resource } fell by { $by-size } to { $to }.
   *[plus] { $resource } rose by { $by-size } to { $to }.
}
log-jump-track-moved = The fleet token moved to { $space }.
track-start = the start of the Jump Preparation track
track-red = red space { $number } of the Jump Preparation track
track-blue = the blue space with { $population } population at risk
track-auto-jump = Auto Jump
log-travelled = Distance rose by { $by } to { $to }.
log-resource-shielded = { $who } protected { $resource }: its next loss this turn is reduced by 1.
log-loss-prevented = The loss of { $resource } was reduced by 1.
log-jump-promised = Thanks to { $who }, the next Crisis card this turn counts as having the jump icon.
log-jump-step-skipped = The Prepare for Jump step is skipped this turn.
log-nuke-spent = { $count ->
    [0] A nuke was used; none are left.
   *[other] A nuke was used; { $count } left.
}

# Dice

log-rolled = { $source-id ->
    [title] { $who } rolled { $roll } as { $source }.
   *[other] { $who } rolled { $roll } for { the-source }.
}
log-rolled-ftl = { $who } rolled { $roll } for the population at risk.
log-rolled-attack = { $attacker } attacked { $defender }: { $who } rolled { $roll }.
log-card-instead = { $who } discarded { $card } instead of rolling for { the-source }: the result was { $result }.
log-card-instead-ftl = { $who } discarded { $card } instead of rolling for the population at risk: the result was { $result }.
log-card-instead-attack = { $attacker } attacked { $defender }: { $who } discarded { $card } instead of rolling, and the result was { $result }.
log-card-instead-fight = { $who } discarded { $card } instead of rolling against an occupation force { $where-at }: the result was { $result }.
log-card-instead-detain = { $who } discarded { $card } instead of rolling to detain { $whom }: the result was { $result }.
log-rolled-fight = { $who } rolled { $roll } against an occupation force { $where-at }.
log-rolled-detain = { $who } rolled { $roll } to detain { $whom }.
roll-plain = { $die }
roll-changed = { $die }, which counted as { $result },
roll-changed-last = { $die }, which counted as { $result }
log-die-shifted = { $by } to the result: now { $result }.
log-die-bonus = The next roll gets { $by }.

# Ships

log-cylon-ships-activated = { $icon-id ->
    [raiders] The raiders were activated.
    [launch-raiders] The basestars were ordered to launch raiders.
    [heavy-raiders] The heavy raiders were activated.
    [occupation] The occupation forces were activated.
   *[basestars] The basestars were activated.
}
one-craft = { $craft-id ->
    [scar] Scar
   *[other] 1 { $craft }
}
log-placed = { one-craft } was placed { $area-in }.
log-launched = { one-craft } launched { $area-in }.
log-viper-launched = 1 unmanned viper launched into { $area-the }.
log-viper-launched-pilot = { $who } launched in a viper into { $area-the }.
log-viper-moved = An unmanned viper moved from { $from } to { $to }.
log-viper-piloted = { $who } took over the viper { $area-in }.
log-viper-hit = { $destroyed ->
    [yes] { $viper } was destroyed.
   *[no] { $viper } was damaged.
}
log-viper-returned = { $viper } returned to the Reserves.
log-viper-repaired = 1 viper was repaired.
log-ship-returned = 1 destroyed { $craft } returned to the Reserves.
log-raider-moved = A raider moved from { $from } to { $to }.
log-heavy-raider-moved = A heavy raider moved from { $from } to { $to }.
log-cylon-ship-destroyed = { one-craft } was destroyed { $area-in }.
log-scar-moved = Scar moved from { $from } to { $to }.
log-raiders-distracted = { $who } drew fire { $area-in }: the first { $count } raiders that act there miss.
log-basestar-removed = The basestar { $area-in } left the board.
log-basestar-damaged = The basestar { $area-in } was damaged: { $token }.
log-centurion-boarded = 1 centurion boarded.
log-centurion-boarded-from = A heavy raider boarded from { $area-the } as a centurion.
log-centurions-advanced = The centurions advanced 1 space.
log-centurion-destroyed = A centurion was destroyed on space { $space } of the Boarding Party track.
log-civilian-seen = { $known ->
    [yes] A civilian ship { $area-in } was inspected. { $card }
   *[no] A civilian ship { $area-in } was inspected.
}
log-civilian-moved = A civilian ship moved from { $from } to { $to }.
log-civilian-destroyed = A civilian ship was destroyed.
log-civilian-destroyed-in = A civilian ship was destroyed { $area-in }.
log-raptor-destroyed = 1 raptor was destroyed.
log-attack-missed = { $attacker } missed { $defender }.
log-galactica-damaged = { $where-the } was damaged.
log-galactica-damaged-resource = Galactica was damaged: { $resource }.
log-damage-token-seen = { $known ->
    [yes] A damage token was drawn: { $card }.
   *[no] A damage token was drawn.
}
log-pegasus-destroyed = Pegasus was destroyed.
log-location-repaired = { $where-the } was repaired.

attacker-raider = a raider ({ $area })
attacker-viper = an unmanned viper ({ $area })
attacker-galactica = Galactica
attacker-armory = the Armory
attacker-nuke = a nuke
attacker-assault-raptor = an assault raptor ({ $area })
defender-galactica = Galactica
defender-viper = an unmanned viper ({ $area })
defender-assault-raptor = an assault raptor ({ $area })
viper-reserves = 1 viper in the Reserves
viper-area = 1 unmanned viper ({ $area })
viper-pilot = { $pilot-of } viper

# Jumping

log-fleet-jumped = The fleet jumped.
log-destination-seen = { $known ->
    [yes] A Destination card was drawn: { $card }.
   *[no] A Destination card was drawn.
}
log-destination-chosen = { $who } chose the destination { $card }.
log-destination-discarded = The destination { $card } was discarded, and a new one was drawn.
log-destination-drawn = The fleet arrived at { $card }; there was no choice.
log-next-jump-ends = The next jump will end the game.

# New Caprica

log-new-caprica-reached = The fleet settled on New Caprica.
log-galactica-returned = Galactica returned to New Caprica.
log-occupation-placed = 1 occupation force was placed at the Occupation Authority.
log-occupation-moved = An occupation force moved to { $to-the }.
log-shipyard-raided = An occupation force struck the Shipyard and left New Caprica.
log-occupation-destroyed = 1 occupation force was destroyed { $where-at }.
log-ship-prepared = 1 civilian ship was prepared.
log-ship-evacuated = 1 civilian ship was evacuated to { $area-the }.
log-locked-ship-seen = { $known ->
    [yes] { $who } looked at the top ship of the Locked stack. { $card }
   *[no] { $who } looked at the top ship of the Locked stack.
}
log-locked-ship-returned = { $under ->
    [yes] { $who } put the ship under the Locked stack.
   *[no] { $who } left the ship on top of the Locked stack.
}
log-left-new-caprica = { $who } gave the order, and the fleet left New Caprica for good.

# Looking

log-bottom-seen = { $known ->
    [yes] { $who } looked at the bottom card of the { $deck } deck: { $card }.
   *[no] { $who } looked at the bottom card of the { $deck } deck.
}
log-card-peeked = { $known ->
    [yes] { $who } looked at the top card of the { $deck } deck: { $card }.
   *[no] { $who } looked at the top card of the { $deck } deck.
}
log-card-left-on-top = { $who } left the card on top of the { $deck } deck.
log-card-put-under = { $who } put the card under the { $deck } deck.
log-loyalty-seen = { $known ->
    [yes] { $by } looked at one of { $whom-of } Loyalty cards: { $card }.
   *[no] { $by } looked at one of { $whom-of } Loyalty cards.
}

# Titles and Quorum

log-title-given = { $who } became { $title }.
log-quorum-received = { $known ->
    [yes] { $who } got the Quorum card { $card }.
   *[no] { $who } got a Quorum card.
}
log-quorum-drawn = { $known ->
    [yes] { $who } drew the Quorum card { $card }.
   *[no] { $who } drew a Quorum card.
}
log-quorum-played = { $who } played the Quorum card { $card }.
log-quorum-used = { $who } used { $card }.
log-quorum-discarded = { $card } was discarded.

# Loyalty and Cylons

log-sleeper-agent-phase = The Sleeper Agent phase began.
log-cylon-revealed = { $who-id ->
    [you] You revealed yourself as a Cylon: { $card }.
   *[other] { $who } was revealed as a Cylon: { $card }.
}
log-sympathetic-cylon = { $who } revealed the Sympathetic Cylon card and joined the Cylons.
log-executed = { $who-id ->
    [you] You were executed as { $character }.
   *[other] { $character } was executed.
}
log-loyalty-shown = { $who } showed a Loyalty card: { $card }.
log-infiltration-began = { $who } began to infiltrate.
log-infiltration-ended = { $who-of } infiltration ended.
log-sympathizer-revealed = { $cylon ->
    [yes] { $who } revealed the Sympathizer card and joined the Cylons.
   *[no] { $who } revealed the Sympathizer card and stayed with the humans.
}
log-loyalty-handed-on = { $count ->
    [one] { $who } gave a Loyalty card to { $to }.
   *[other] { $who } gave { $count } Loyalty cards to { $to }.
}
log-loyalty-received = { $known ->
    [yes] { $who } got a Loyalty card: { $card }.
   *[no] { $who } got a Loyalty card.
}
log-super-crisis-drawn = { $known ->
    [yes] { $who } drew the Super Crisis card { $card }.
   *[no] { $who } drew a Super Crisis card.
}
log-super-crisis-discarded = { $who } discarded the Super Crisis card { $card }.
log-assist-loyalty-turned = One of the assist character’s Loyalty cards was revealed: { $card }.

# Daybreak: Mutiny cards and the Mutineer

log-mutiny-drawn = { $known ->
    [yes] { $who } drew the Mutiny card { $card }.
   *[no] { $who } drew a Mutiny card.
}
log-mutiny-played = { $who } played the Mutiny card { $card }.
log-mutiny-discarded = { $who } discarded the Mutiny card { $card }.
log-mutiny-seen = { $known ->
    [yes] { $who } looked at the Mutiny card { $card }.
   *[no] { $who } looked at a Mutiny card.
}
log-mutiny-put-under = { $who } put a Mutiny card under the deck.
log-mutineer-revealed = { $who } revealed the Mutineer card.
log-mutineer-handed-on = { $who } gave the Mutineer card to { $to }.

# Miracle tokens

log-miracle-gained = { $count ->
    [one] { $who } gained a miracle token.
   *[other] { $who-id ->
        [you] You gained a miracle token and now have { $count }.
       *[other] { $who } gained a miracle token and now has { $count }.
    }
}
log-miracle-spent = { $count ->
    [0] { $who-id ->
        [you] You used your last miracle token.
       *[other] { $who } used their last miracle token.
    }
   *[other] { $who } used miracle tokens: { $count } left.
}
log-miracle-moved = { $who } gave a miracle token to { $to }.
log-miracles-lost = { $who } lost all miracle tokens.

# What Mutiny cards, characters and leaders do

log-quorum-seen = { $known ->
    [yes] { $who } saw the Quorum card { $card } in the President’s hand.
   *[no] { $who } saw a Quorum card in the President’s hand.
}
log-quorum-put-under = { $who } put one of the President’s Quorum cards under the deck.
log-civilian-returned = A civilian ship { $area-in } was taken out of space unharmed.
log-nukes-removed = All nukes left the game.
log-option-replaced = { $who } replaced the options of { $card } with another result.
log-motive-dealt = { $who-id ->
    [you] You were
   *[other] { $who } was
} dealt { $known ->
    [yes] the motive { $card }
   *[no] a motive
}.
log-motive-revealed = { $who } revealed a motive for { $side }: { $card }.
log-discard-spared = { $by } let { $who } discard 1 card fewer.

# Skill checks with Daybreak

log-abilities-barred = Skill check abilities do not trigger in this check.
log-miracle-promised = If the total beats the printed difficulty by { $count } or more, the current player gains a miracle token.
log-check-card-removed = { $who } removed { $card } from the check.
log-treachery-turned-up = { $card } was revealed from the Treachery deck.
log-card-laid-open = { $who } added { $card } face up.
log-truce-began = { $who } made a truce: no Cylon ships are launched or activated for the rest of the turn.

# Missions, the Rebel Basestar, overlays

log-mission-activated = { $who } started the mission { $card }.
log-mission-turned-down = The mission { $card } was turned face down until the next jump.
log-mission-cleared = The mission { $card } left the Active Mission space.
log-heavy-raiders-removed = All heavy raiders left the board.
log-centurions-removed = All centurions left Galactica.
log-pieces-left-game = Removed from the game so far: { $pieces }.
log-skill-deck-searched = { $who } searched the { $skill } deck and its discard pile.
log-rebel-basestar-joined = The Rebel Basestar joined { $side }.
log-colonial-one-destroyed = Colonial One was destroyed.
log-hub-destroyed = The Resurrection Hub was destroyed.

# Assault raptors

log-assault-raptor-gained = The fleet gained an assault raptor.
log-assault-raptor-gained-in = The fleet gained an assault raptor { $area-in }.
log-assault-raptor-destroyed = { $raptor } was destroyed.
log-assault-raptor-launched = 1 unmanned assault raptor launched into { $area-the }.
log-assault-raptor-launched-pilot = { $who } launched in an assault raptor into { $area-the }.
log-assault-raptor-moved = An unmanned assault raptor moved from { $from } to { $to }.
log-assault-raptor-returned = The assault raptor { $area-in } returned to the Reserves.
log-assault-raptor-stayed = An assault raptor stayed { $area-in } while the fleet jumped.
log-assault-raptor-stayed-pilot = { $who } stayed { $area-in } in an assault raptor while the fleet jumped.
raptor-reserves = 1 assault raptor in the Reserves
raptor-area = 1 unmanned assault raptor ({ $area })
raptor-pilot = { $pilot-of } assault raptor

log-game-ended = The game ended. { $ending }

# Several facts together

story-drew = { $known ->
    [yes] { $who } drew { $draw }: { $card }.
   *[no] { $who } drew { $draw }.
}
story-added = { $count ->
    [0] { $who } added no cards.
   *[other] { $known ->
        [yes] { $who } added { n-cards } to the check: { $card }.
       *[no] { $who } added { n-cards } to the check.
    }
}
story-revealed = { $sides ->
    [for] Revealed for the check: { $for }.
    [against] Revealed against the check: { $against }.
   *[both] Revealed for the check: { $for }. Against: { $against }.
}
story-times = { $sentence } ×{ $count }
