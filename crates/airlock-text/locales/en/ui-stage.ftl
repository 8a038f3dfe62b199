# The stage: checks, crises, picks, large cards to choose from, sleeper agents, the end.

ui-you = You
ui-you-small = you

# What a card is and who brought it

ui-stage-kind = { $card-id ->
    [crisis] Crisis, drawn by { ui-stage-by }
    [super-crisis] Super Crisis, played by { ui-stage-by }
    [location] Location, activated by { ui-stage-by }
   *[other] Used by { ui-stage-by }
}
ui-stage-by = { $you ->
    [yes] you
   *[no] { $who }
}

# A skill check

ui-check-label = Skill check: { $what }
ui-check-to-pass = to pass
ui-check-count-for = count for it
ui-check-aim = { $you ->
    [yes] It is about you
   *[no] It is about { $who }
}
ui-check-shift = { $known ->
    [yes] { $by ->
        [somebody] { $what }, { $who }
       *[nobody] { $what }
    }
   *[no] { $by ->
        [somebody] { $who }
       *[nobody] changed
    }
}
ui-check-cards = { $open ->
    [yes] { $count ->
        [one] with 1 card, face up
       *[other] with { $count } cards, face up
    }
   *[no] { $count ->
        [0] no cards yet
        [one] 1 card face down
       *[other] { $count } cards face down
    }
}
ui-check-verdict = { $outcome-id ->
    [pass] { $margin ->
        [0] Passed, exactly
       *[other] Passed, { $margin } to spare
    }
    [partial] Partial, { $margin } short of a pass
   *[fail] Failed, { $margin } short
}
ui-check-decided = decided by { $who }, without cards
ui-check-no-cards = Nobody adds cards to a check that is decided.
ui-check-axis = Sum { $total }; { $has-partial ->
    [yes] partial from { $partial }, pass from { $pass }
   *[no] pass from { $pass }
}
ui-check-axis-dark = No card turned; { $has-partial ->
    [yes] partial from { $partial }, pass from { $pass }
   *[no] pass from { $pass }
}
ui-check-axis-pass = pass
ui-check-axis-partial = partial
ui-check-row = { $for ->
    [yes] for
   *[no] against
}
ui-check-row-label = { $for ->
    [yes] Cards that count for the check
   *[no] Cards that count against the check
}
ui-check-go-on = Go on
ui-check-secret = Who added which card stays secret.
ui-check-as-it-stands = { $verdict }, as it stands
ui-check-can-change = The total can still be changed.
ui-check-dial = { $resource } { $by }

ui-check-givers = Who added how many cards
ui-check-destiny = Destiny
ui-check-at-most = at most { $count }
ui-check-adds = adds { $count }
ui-check-added = { $count ->
    [0] added none
   *[other] added { $count }
}
ui-check-at-most-one = (at most 1)
ui-check-turn = { $whose ->
    [mine] { $when ->
        [now] your turn
        [next] you are next
        [first] you are first
        [last] you are last
        [at-end] you are last
       *[later] later
    }
   *[other] { $when ->
        [now] adding now
        [next] next
        [first] first
        [last] adding now
        [at-end] last
       *[later] later
    }
}
ui-check-note-opening = Before any card is added, somebody may still use something. Then Destiny adds { $destiny } and everybody adds once.
ui-check-note-adding = Shuffled before they are turned. Who added which card stays secret.
ui-check-note-open = All cards of this check lie face up.
ui-check-note-added = All have added. A short pause, then the cards are shuffled and turned.
ui-check-help = Say how much you can help
ui-check-help-none = Not at all
ui-check-help-little = A little
ui-check-help-lot = A lot

# A crisis

ui-crisis-check = A skill check.
ui-crisis-attack = Cylons attack. Nobody chooses.
ui-crisis-chooses = { $you ->
    [yes] { $role ->
        [admiral] You choose, as Admiral.
        [president] You choose, as President.
       *[current] You choose: it is your turn.
    }
   *[no] { $role ->
        [admiral] { $who } chooses, as Admiral.
        [president] { $who } chooses, as President.
       *[current] { $who } chooses, whose turn it is.
    }
}
ui-crisis-make-check = Skill check
ui-crisis-instead = Instead of it
ui-crisis-either = Either
ui-crisis-or-else = Or
ui-crisis-only-if = Only if { $condition }.
ui-crisis-or = or
ui-crisis-then = { $icon-id ->
    [raiders] Then the raiders act
    [launch-raiders] Then basestars launch raiders
    [heavy-raiders] Then heavy raiders move in
   *[basestars] Then basestars fire
}
ui-crisis-then-jump = { $first ->
    [yes] Then the jump track advances
   *[no] and the jump track advances
}
ui-crisis-then-nothing = A Cylon drew it: no ships act, no jump

# Picking characters

ui-picks = Characters
ui-picks-types = Which types are open
ui-picks-rule = You pick from the type with the most characters left. When several are level, all of them are open; support always is.
ui-picks-rule-leaders = You pick from the type with the most characters left. When several are level, all of them are open; support always is. Cylon leaders stand outside this.
ui-picks-newcomer = Who do you become?
ui-picks-rule-newcomer = You were executed and were no Cylon. You go on as somebody else, of any type: nobody who is in play or was executed, and no Cylon leader. Your Loyalty cards stay with you; your hand is gone.
ui-picks-newcomer-rule = Of any type; nobody who is in play or was executed.
ui-picks-executed = Executed
ui-picks-rule-assist = Anybody who is left can assist you.
ui-picks-kind = { $kind-id ->
    [political-leader] Political leaders
    [military-leader] Military leaders
    [pilot] Pilots
    [cylon-leader] Cylon leaders
   *[support] Support
}
ui-picks-kind-short = { $kind-id ->
    [political-leader] Political
    [military-leader] Military
    [pilot] Pilots
    [cylon-leader] Leaders
   *[support] Support
}
ui-picks-why = { $state ->
    [open] open, { $left } left
    [always] always open
    [none] all taken
    [led] one of you is one already
    [leader-due] nobody is one yet: you must be
    [leader-must] one of you must be one
    [leader-may] one of you may be one
    [leader-first] closed: nobody leads the Cylons yet
   *[closed] closed: { $left } left, others have { $most }
}
ui-picks-short = { $state ->
    [open] most left: open
    [always] always open
    [none] all taken
    [led] taken: one at most
    [leader-due] you must be one
    [leader-must] one of you must
    [leader-may] one of you may
    [leader-first] closed
   *[closed] closed for now
}
ui-picks-title = { $title } as it stands
ui-picks-title-open = nobody yet
ui-picks-pick = Pick
ui-picks-state = { $banned ->
    [yes] Not in this game
   *[no] { $open ->
        [yes] Open
       *[no] Not yet
    }
}
ui-picks-either = { $count ->
    [one] 1 of these
   *[other] { $count } in all of these
}
ui-picks-start = Begins { $where-at }
ui-picks-start-either = Begins { $where-at } or { $other-at }
ui-picks-start-viper = Begins in a viper
ui-picks-start-off = Begins off the board

# What a Cylon leader is

ui-leader = What a Cylon leader is
ui-leader-cylon = Everybody knows that you are a Cylon. You keep all abilities of your sheet and draw by it; you get no Loyalty card and, at the start, no Super Crisis.
ui-leader-agenda = You draw a secret { $agenda } and win only if every line of it is true at the end, whoever else wins.
ui-leader-motives = You get secret motives, two at the start and two half-way. At the end you win if all but one of them are revealed, and two of those are for the winning side.
ui-leader-infiltrates = From the Human Fleet you can infiltrate: you go aboard Galactica and play as a human for as long as you like.

# Abilities in short

ui-short-positive-strength = On a crisis you draw, every { $count } counts for it.
ui-short-cannot-activate = Never { $places }.
ui-short-discards-last-card = A last single card is lost at any turn’s start.
ui-short-off-board-until-turn = Off the board until your turn { $count }.
ui-short-random-discards = Forced discards are random.
ui-short-difficulty-against = { $where } against you: { $by-size } { $by-sign ->
    [minus] easier
   *[plus] harder
}.
ui-short-actions-from-viper = Begin the turn flying: { $count } actions.
ui-short-peeks-at-turn-end = End of turn: see the next crisis, keep or bury it.
ui-short-sleeper-loyalty = { $count } Loyalty cards at half-way, then the Brig.
ui-short-action-after = After a { $card }: act once more.
ui-short-hand-limit = Holds { $count } cards, not { $normal }.
ui-short-draws-on-crisis = After your crisis is turned up: draw 1 of any skill.
ui-short-start-loyalty = Starts with { $count } Loyalty cards.
ui-short-crises-drawn = Draw { $count } crises, keep 1.
ui-short-location-cost = Activating a location costs you { $count } cards.
ui-short-activates-alone = No location action where others are, but in { $where-the }.
ui-short-shifts-difficulty = { $places }: { $way ->
    [easier] { $count } easier if you like
    [harder] { $count } harder if you like
   *[either] { $count } easier or harder
}.
ui-short-rerolls-in-own-turn = Once in your turn: have a die rolled again.
ui-short-pilots-placed-vipers = A viper is launched: jump in, then act.
ui-short-may-execute-at = At { $count } or more, Admiral’s Quarters may execute.
ui-short-looks-at-all-civilians = Communications: look at and move any civilian ships.
ui-short-executed-at-morale = Executed when morale falls to { $count }; no morale is lost for it.
ui-short-gives-card-to-draw = After a move: give a card to someone there, draw { $count }.
ui-short-draws-treachery = Draws Treachery.
ui-short-card-instead-of-roll = In your action a discarded card, +{ $count }, stands for a roll.
ui-short-must-move = Sickbay after an action without a move.
ui-short-discards-at-reveals = A Cylon is revealed: your hand is lost.
ui-short-moves-alone = You never move where somebody is.
ui-short-cost-at = { $where } costs you { $count } cards.
ui-short-activates-again = { $places }: once more for a card.
ui-short-card-action-cost = Actions on cards cost you { $count } more card.
ui-short-discards-fewer = A Crisis makes you discard { $count } card fewer.
ui-short-pays-for-company = Move to where others are: { $count } cards, or the Brig.
ui-short-draws-at-loss = { $resource } is lost: draw { $count } { $skill }, keep { $keep }.
ui-short-loses-damaged-viper = Your damaged viper is destroyed.
ui-short-no-actions-of = No actions on { $skill } cards.
ui-short-activates-after-order = After your order: act where you are.
ui-short-mutiny-costs = Each Mutiny card drawn costs you { $count } cards.
ui-short-picks-mutiny = Of { $count } Mutiny cards you pick what others draw.
ui-short-start-mutiny = { $count ->
    [one] Starts with a Mutiny card.
   *[other] Starts with { $count } Mutiny cards.
}
ui-short-scouts-more = Your scouts look at { $count } cards.
ui-short-draws-fewer-off = Off { $ship }: draws { $count } fewer.
ui-short-reveals-in-brig-only = Reveals with effect only in the Brig.
ui-short-spares-discards = A Treachery card spares someone a discard.
ui-short-no-draw-in-hazard = Draws nothing in a hazardous place.
ui-short-leaving-costs-super-crisis = To leave { $where-the }: a Super Crisis.
ui-short-infiltrator-draws = Infiltrating: draws { $count } more.
ui-short-adds-nothing-in-others-actions = Adds nothing to checks in others’ actions.
ui-short-adds-cards = Adds up to { $count } to a check, infiltrating { $infiltrating }.
ui-short-adds-face-up = { $count ->
    [one] 1 of the cards you add lies face up.
   *[other] { $count } of the cards you add lie face up.
}
ui-short-take-check-cards = After a check: take all its cards.
ui-short-switch-option = Turn a choice of two around.
ui-short-replace-crisis = Swap a crisis just turned up.
ui-short-decide-check = Decide a crisis check: pass or fail.
ui-short-no-strength = In a check name a skill: its cards count 0.
ui-short-activate-vipers = Action: { $count } orders to unmanned vipers.
ui-short-resolve-quorum-of = Action: of { $count } Quorum cards play 1.
ui-short-look-at-loyalty = Action: see all Loyalty of one player.
ui-short-admiral-receives = Action: the Admiral becomes { $title }.
ui-short-trade = Action: { $by } { $resource } for 1 of another resource.

# Large cards

ui-choice-only-you = Only you see this.
ui-choice-jump = The fleet jumps
ui-choice-ways = { $count ->
    [2] Two ways on
    [3] Three ways on
   *[other] { $count } ways on
}
ui-choice-ways-foot = The others go under the deck. The table learns which you took, never which you left.
ui-choice-dial = { $resource } { $to }
ui-choice-then = Then distance { $distance } of { $goal }{ $there ->
    [yes] : the next jump is the last
   *[no] {""}
}{ $changed ->
    [yes] ; { $dials }
   *[no] {""}
}.
ui-choice-crisis = Crisis cards drawn
ui-choice-keep = { $count ->
    [2] One of two is resolved
   *[other] One of { $count } is resolved
}
ui-choice-keep-foot = What you leave goes under the deck, unseen by everybody else.
ui-choice-keep-foot-cylon = What you leave is discarded, where everybody sees it.
ui-choice-super = Super Crisis
ui-choice-play = One of { $count } is played
ui-choice-play-foot = Everybody sees the card that you play.
ui-choice-quorum = Quorum cards drawn
ui-choice-quorum-foot = The others go under the Quorum deck unseen.
ui-choice-give-quorum = Which of these { $count } does the President get?
ui-choice-give-quorum-foot = You may then play the other, or it is discarded.
ui-choice-other-quorum = Play this card?
ui-choice-other-quorum-foot = If you do not, it is discarded where everybody sees it.
ui-choice-mutiny = Mutiny cards
ui-choice-pick-mutiny = Which one does { $who } draw?
ui-choice-play-mutiny = { $count ->
    [one] This card is played
   *[other] One of { $count } is played
}
ui-choice-mutiny-foot = The others go under the Mutiny deck unseen.
ui-choice-damage = Galactica is damaged
ui-choice-tokens = Which of these { $count } tokens?
ui-choice-tokens-foot = The others go back unseen.
ui-choice-hand = A hand of cards
ui-choice-take = { $who } holds these
ui-choice-take-foot = The table learns that you took a card, not which.
ui-choice-peek = Top of the { $deck } deck
ui-choice-peeked = This card comes next
ui-choice-sort = Crisis cards that only you see
ui-choice-sort-top = Cards that only you see
ui-choice-sort-top-foot = One after the other: each goes over those laid on top before, or under the deck.
ui-choice-sort-foot = One after the other: on top, over those laid there before, or under the deck.
ui-choice-on-top = On top
ui-choice-under = Under the deck
ui-choice-locked = Top ship of the Locked stack
ui-choice-learned = The top cards of the deck
ui-choice-learned-foot = All of them go into the check, or all into your hand.
ui-choice-peek-foot = Leave it on top, or put it under its deck. The table learns which of the two you did.
ui-choice-civilian = A civilian ship, looked at
ui-choice-ship = What the ship { $area-in } carries
ui-choice-ship-foot = It can move one area on. The table learns where it goes, not what it carries.
ui-choice-stays = It is here now
ui-choice-moves = Move it here
ui-choice-nothing-there = Nothing is there

# Sleeper agents

ui-sleepers = Sleeper agents wake
ui-sleepers-distance = Distance { $distance } reached
ui-sleepers-rule = One more Loyalty card for each. One Cylon card among them makes you a Cylon, whatever you were.
ui-sleepers-deck = { $left ->
    [0] The deck is empty.
    [one] 1 card is left in the deck.
   *[other] { $left } cards are left in the deck.
}
ui-sleepers-dealt = { $count ->
    [one] 1 card went out.
   *[other] { $count } cards went out.
}
ui-sleepers-got = { $count ->
    [0] no card
    [one] { $mine ->
        [yes] look at yours
       *[no] dealt
    }
   *[other] { $brig ->
        [yes] dealt { $count }, then the Brig
       *[no] dealt { $count }
    }
}
ui-sleepers-sympathizer = { $joined ->
    [yes] { $who } showed it and joined the Cylons: no dial was in the red.
   *[no] { $who } showed it and went to the Brig: a dial was in the red.
}
ui-sleepers-sympathizer-rule = Whoever gets it shows it at once. { $red ->
    [yes] A dial is in the red: that player goes to the Brig.
   *[no] No dial is in the red: that player joins the Cylons.
}
ui-sleepers-sympathetic-cylon = { $who } turned it up, is a revealed Cylon now, and has drawn an agenda of which nobody else knows.
ui-sleepers-sympathetic-cylon-rule = Whoever gets it shows it at once, is a revealed Cylon from then on, and wins by a secret agenda alone.
ui-sleepers-mutineer = { $who } turned it up: the Mutineer is human, draws Mutiny cards and may hold 2 of them.
ui-sleepers-look = Hold your Loyalty below to look at it. Nobody sees that you look, nor for how long.
ui-sleepers-done = I have looked

# The end

ui-end = The end
ui-end-title = { $cause ->
    [jumped] The fleet is safe
    [new-caprica] New Caprica lies behind you
    [earth] Earth is found
    [fuel] The fleet ran dry
    [food] The fleet starved
    [morale] The fleet gave up
    [population] Nobody is left to save
    [boarded] Galactica is taken
    [no-characters] Nobody is left to lead
   *[destroyed] Galactica is lost
}
ui-end-summary = { $ending } Turn { $turn }, distance { $distance } of { $goal }. { $cylons ->
    [0] There was no Cylon among you.
    [one] The Cylon was { $names }.
   *[other] The Cylons were { $names }.
}
ui-end-alone = { $won ->
    [yes] { $who } played for an agenda alone, { $agenda }, and every line of it came true.
   *[no] { $who } played for an agenda alone, { $agenda }, and failed it.
}
ui-end-agenda = { $won ->
    [yes] { $agenda }, fulfilled
   *[no] { $agenda }, not fulfilled
}
ui-end-motives = { $won ->
    [yes] { $who } played for motives, of which { $shown } of { $all } came true: enough to win.
   *[no] { $who } played for motives, of which { $shown } of { $all } came true: not enough to win.
}
ui-end-motive = { $side-id ->
    [human] { $revealed ->
        [yes] { $motive }, for the humans, revealed
       *[no] { $motive }, for the humans, not revealed
    }
   *[cylon] { $revealed ->
        [yes] { $motive }, for the Cylons, revealed
       *[no] { $motive }, for the Cylons, not revealed
    }
}
# Read aloud before a line of an agenda or a motive
ui-end-reached = { $reached ->
    [yes] True:
   *[no] Not true:
}
ui-end-who = Who
ui-end-loyalty = Loyalty
ui-end-hand = Hand at the end
ui-end-result = Result
ui-end-assist = assist
ui-end-turned-up = turned up
ui-end-shown = turn { $turn }
ui-end-hidden = never shown
ui-end-no-cards = none
ui-end-won = { $won ->
    [yes] won
   *[no] lost
}
ui-end-fate = { $team-id ->
    [human] Not a Cylon
    [cylon] { $told ->
        [yes] Cylon, { $became }
       *[no] Cylon
    }
    [sympathetic-cylon] { $told ->
        [yes] Sympathetic Cylon, { $became }
       *[no] Sympathetic Cylon
    }
    [mutineer] Mutineer
   *[sympathizer] { $told ->
        [yes] Sympathizer, { $became }
       *[no] Sympathizer
    }
}
ui-end-turning = What turned it
ui-end-turn = Turn { $turn }
ui-turning-revealed = { $who } is shown to be a Cylon
ui-turning-sympathizer = { $cylon ->
    [yes] { $who }, Sympathizer, joins the Cylons
   *[no] { $who }, Sympathizer, goes to the Brig
}
ui-turning-executed = { $who } is executed ({ $person })
ui-turning-new-caprica = The fleet settles on New Caprica
ui-turning-returned = Galactica comes back
ui-turning-mutineer = { $who } is the Mutineer
ui-turning-rebel = { $side-id ->
    [human] The Rebel Basestar joins the humans
   *[cylon] The Rebel Basestar joins the Cylons
}
ui-turning-colonial-one = Colonial One is destroyed
ui-turning-hub = The Hub is destroyed
ui-turning-sleepers = Half-way: sleeper agents wake
ui-turning-super = { $who } plays { $card }
ui-turning-lost = { $short ->
    [0] { $card } lost: { $resource } { $by }
   *[other] { $card } lost by { $short }: { $resource } { $by }
}
ui-turning-jumped = The fleet reaches distance { $distance } of { $goal }

ui-proof = The shuffle was fair
ui-proof-how = Before the first deal the table showed a seal: the SHA-256 of the seed from which every shuffle and every roll follows. Now the seed is open, and everybody can check it.
ui-proof-seal = Seal, turn 0
ui-proof-seed = Seed, opened now
ui-proof-browser = Check it in this browser
ui-proof-file = The whole game, as a file
ui-proof-full = In full

ui-again = Another one?
ui-again-rule = { $all ->
    [one] Same settings.
   *[other] Same people, same settings. { $want } of { $all } want to.
}
ui-again-state = { $state ->
    [bot] a bot, always
    [yes] yes
    [away] away
   *[not-yet] not yet
}
ui-again-starts = Starts when everybody has said yes.
ui-again-begun = The next game has begun.
ui-again-next = To the next game
ui-again-bots = { $count ->
    [one] Start with 1 and bots
   *[other] Start with { $count } and bots
}
ui-again-yes = Another one
ui-again-replay = Watch the replay
ui-again-save = Save the game
