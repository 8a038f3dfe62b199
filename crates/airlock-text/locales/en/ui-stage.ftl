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
    [yes] Chosen: you
   *[no] Chosen: { $who }
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
        [0] Passed exactly
       *[other] Passed by { $margin }
    }
    [partial] Partial, { $margin } short of a pass
   *[fail] Failed by { $margin }
}
ui-check-decided = decided by { $who }, without cards
ui-check-no-cards = The check is decided, so nobody adds cards.
ui-check-axis = Total { $total }; { $has-partial ->
    [yes] Partial from { $partial }, Pass from { $pass }
   *[no] Pass from { $pass }
}
ui-check-axis-dark = No cards revealed yet; { $has-partial ->
    [yes] Partial from { $partial }, Pass from { $pass }
   *[no] Pass from { $pass }
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
ui-check-go-on = Continue
ui-check-secret = Who added which card stays secret.
ui-check-as-it-stands = { $verdict } so far
ui-check-can-change = The total can still change.
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
        [next] you’re next
        [first] you’re first
        [last] you’re last
        [at-end] you’re last
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
ui-check-note-opening = Before cards are added, someone may still use a card or ability. Then Destiny adds { $destiny } and everyone adds once.
ui-check-note-adding = The cards are shuffled before they are revealed. Who added which card stays secret.
ui-check-note-open = All cards in this check are face up.
ui-check-note-added = Everyone has added. After a short pause the cards are shuffled and revealed.
ui-check-help = Say how much you can help
ui-check-help-none = Not at all
ui-check-help-little = A little
ui-check-help-lot = A lot

# A crisis

ui-crisis-check = A skill check.
ui-crisis-attack = Cylon attack. Nobody chooses.
ui-crisis-chooses = { $you ->
    [yes] { $role ->
        [admiral] You choose, as Admiral.
        [president] You choose, as President.
       *[current] You choose: it’s your turn.
    }
   *[no] { $role ->
        [admiral] { $who } chooses, as Admiral.
        [president] { $who } chooses, as President.
       *[current] { $who } chooses, as current player.
    }
}
ui-crisis-make-check = Skill check
ui-crisis-instead = Skip the check
ui-crisis-either = Either
ui-crisis-or-else = Or
ui-crisis-only-if = Only if { $condition }.
ui-crisis-or = or
ui-crisis-then = { $icon-id ->
    [raiders] Then raiders act
    [launch-raiders] Then basestars launch raiders
    [heavy-raiders] Then heavy raiders act
   *[basestars] Then basestars attack
}
ui-crisis-then-jump = { $first ->
    [yes] Then the jump track advances
   *[no] and the jump track advances
}
ui-crisis-then-nothing = Drawn by a Cylon: no ships act, no jump

# Picking characters

ui-picks = Characters
ui-picks-types = Open types
ui-picks-rule = Choose from the type with the most characters left. If several are tied, choose from any of them. Support is always open.
ui-picks-rule-leaders = Choose from the type with the most characters left. If several are tied, choose from any of them. Support is always open. Cylon leaders don’t count.
ui-picks-newcomer = Choose a new character
ui-picks-rule-newcomer = You were executed and were not a Cylon. Continue as someone else, of any type, who is not in play, has not been executed and is not a Cylon leader. You keep your Loyalty cards, but your hand is gone.
ui-picks-newcomer-rule = Any type; nobody who is in play or was executed.
ui-picks-executed = Executed
ui-picks-rule-assist = Choose anyone who is left.
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
    [led] one of you already is one
    [leader-due] nobody is one yet: it must be you
    [leader-must] one of you must be one
    [leader-may] one of you may be one
    [leader-first] closed: nobody is a Cylon leader yet
   *[closed] closed: { $left } left, others have { $most }
}
ui-picks-short = { $state ->
    [open] open: most left
    [always] always open
    [none] all taken
    [led] taken: only one allowed
    [leader-due] you must be one
    [leader-must] one of you must
    [leader-may] one of you may
    [leader-first] closed
   *[closed] closed for now
}
ui-picks-title = { $title } so far
ui-picks-title-open = nobody yet
ui-picks-pick = Choose
ui-picks-state = { $banned ->
    [yes] Not in this game
   *[no] { $open ->
        [yes] Open
       *[no] Not yet
    }
}
ui-picks-either = { $count ->
    [one] 1 of these
   *[other] { $count } of these in all
}
ui-picks-start = Starts { $where-at }
ui-picks-start-either = Starts { $where-at } or { $other-at }
ui-picks-start-viper = Starts in a viper
ui-picks-start-off = Starts off the board

# What a Cylon leader is

ui-leader = Playing a Cylon leader
ui-leader-cylon = Everyone knows you are a Cylon. You keep all the abilities on your sheet and draw its cards, but you get no Loyalty cards and start without a Super Crisis.
ui-leader-agenda = You draw a secret { $agenda } and win only if every line of it is true at the end, whoever else wins.
ui-leader-motives = You get secret motives, 2 at the start and 2 halfway. You win if, at the end, at most 1 of them is unrevealed and at least 2 of the revealed ones are for the winning side.
ui-leader-infiltrates = From the Human Fleet you can infiltrate: you go aboard Galactica and play as a human for as long as you like.

# Abilities in short

ui-short-positive-strength = On Crises you draw, all { $count }s are positive.
ui-short-cannot-activate = Can’t activate { $places }.
ui-short-discards-last-card = A single last card is discarded at the start of any turn.
ui-short-off-board-until-turn = Off the board until your turn { $count }.
ui-short-random-discards = Forced discards are random.
ui-short-difficulty-against = { $where } against you: { $by-size } { $by-sign ->
    [minus] easier
   *[plus] harder
}.
ui-short-actions-from-viper = Start your turn in a viper: { $count } actions.
ui-short-peeks-at-turn-end = End of turn: see the next Crisis, leave or bury it.
ui-short-sleeper-loyalty = { $count } Loyalty cards halfway, then the Brig.
ui-short-action-after = After a { $card }: 1 more action.
ui-short-hand-limit = Hand limit { $count } instead of { $normal }.
ui-short-draws-on-crisis = After your Crisis is revealed: draw 1 of any type.
ui-short-start-loyalty = Start with { $count } Loyalty cards.
ui-short-crises-drawn = Draw { $count } Crises, keep 1.
ui-short-location-cost = Activating a location costs { $count } cards.
ui-short-activates-alone = Can’t activate occupied locations, except { $where-the }.
ui-short-shifts-difficulty = { $places }: { $way ->
    [easier] may be { $count } easier
    [harder] may be { $count } harder
   *[either] { $count } easier or harder
}.
ui-short-rerolls-in-own-turn = Once on your turn: reroll a die.
ui-short-pilots-placed-vipers = When a viper launches: take it, then act.
ui-short-may-execute-at = With { $count } or more, Admiral’s Quarters may execute.
ui-short-looks-at-all-civilians = Communications: look at and move any civilian ships.
ui-short-executed-at-morale = Executed when morale falls to { $count }, at no cost in morale.
ui-short-gives-card-to-draw = After moving: give someone there a card, draw { $count }.
ui-short-draws-treachery = Treachery in your skill set.
ui-short-card-instead-of-roll = On your action, discard a card instead of rolling: strength +{ $count }.
ui-short-must-move = Act where you started the turn: Sickbay.
ui-short-discards-at-reveals = When a Cylon is revealed: lose your hand.
ui-short-moves-alone = Can’t move to occupied locations.
ui-short-cost-at = { $where } costs { $count } cards.
ui-short-activates-again = { $places }: again for 1 card.
ui-short-card-action-cost = Actions on cards cost { $count } more card.
ui-short-discards-fewer = Discard { $count } card fewer to a Crisis.
ui-short-pays-for-company = Moving to others: { $count } cards, or the Brig.
ui-short-draws-at-loss = When { $resource } falls: draw { $count } { $skill }, keep { $keep }.
ui-short-loses-damaged-viper = Your viper is destroyed if damaged.
ui-short-no-actions-of = No actions on { $skill } cards.
ui-short-activates-after-order = After your Executive Order: act in your location.
ui-short-mutiny-costs = Each Mutiny card you draw costs { $count } cards.
ui-short-picks-mutiny = See { $count } Mutiny cards, choose which is drawn.
ui-short-start-mutiny = { $count ->
    [one] Start with a Mutiny card.
   *[other] Start with { $count } Mutiny cards.
}
ui-short-scouts-more = Your scouts look at { $count } cards.
ui-short-draws-fewer-off = Off { $ship }: draw { $count } fewer.
ui-short-reveals-in-brig-only = Can use a Cylon card’s action only in the Brig.
ui-short-spares-discards = Draw Treachery to let someone discard 1 fewer.
ui-short-no-draw-in-hazard = Draw nothing in hazardous locations.
ui-short-leaving-costs-super-crisis = Leaving { $where-the } costs a Super Crisis.
ui-short-infiltrator-draws = Infiltrating: draw { $count } more.
ui-short-adds-nothing-in-others-actions = Can’t add to checks in others’ actions.
ui-short-adds-cards = Add up to { $count } per check, infiltrating { $infiltrating }.
ui-short-adds-face-up = { $count ->
    [one] 1 of the cards you add is face up.
   *[other] { $count } of the cards you add are face up.
}
ui-short-take-check-cards = After a check: take all its cards.
ui-short-switch-option = Switch someone’s choice to the other option.
ui-short-replace-crisis = Replace a Crisis just revealed.
ui-short-decide-check = Decide a Crisis check: Pass or Fail.
ui-short-no-strength = In a check, name a type: its cards count as 0.
ui-short-activate-vipers = Action: activate unmanned vipers { $count } times.
ui-short-resolve-quorum-of = Action: play 1 of { $count } Quorum cards.
ui-short-look-at-loyalty = Action: see all of a player’s Loyalty.
ui-short-admiral-receives = Action: the Admiral becomes { $title }.
ui-short-trade = Action: { $by } { $resource } for 1 of another resource.

# Large cards

ui-choice-only-you = Only you can see this.
ui-choice-jump = The fleet jumps
ui-choice-ways = { $count ->
    [2] Two destinations
    [3] Three destinations
   *[other] { $count } destinations
}
ui-choice-ways-foot = The rest go under the deck. Everyone learns which you chose, but not which you left.
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
    [2] Resolve one of two
   *[other] Resolve one of { $count }
}
ui-choice-keep-foot = The rest go under the deck, unseen by everyone else.
ui-choice-keep-foot-cylon = The rest are discarded, and everyone sees them.
ui-choice-super = Super Crisis
ui-choice-play = Play one of { $count }
ui-choice-play-foot = Everyone sees the card you play.
ui-choice-quorum = Quorum cards drawn
ui-choice-quorum-foot = The rest go under the Quorum deck, unseen.
ui-choice-give-quorum = Choose one of { $count } for the President
ui-choice-give-quorum-foot = You may then play the other one, or discard it.
ui-choice-other-quorum = Play this card?
ui-choice-other-quorum-foot = If not, you discard it and everyone sees it.
ui-choice-mutiny = Mutiny cards
ui-choice-pick-mutiny = Choose the card { $who } draws
ui-choice-play-mutiny = { $count ->
    [one] Play this card
   *[other] Play one of { $count }
}
ui-choice-mutiny-foot = The rest go under the Mutiny deck, unseen.
ui-choice-damage = Galactica is damaged
ui-choice-tokens = Choose from these { $count } tokens
ui-choice-tokens-foot = The rest go back, unseen.
ui-choice-hand = Another player’s hand
ui-choice-take = { $who } has these cards
ui-choice-take-foot = Everyone learns that you took a card, but not which.
ui-choice-peek = Top of the { $deck } deck
ui-choice-peeked = The next card
ui-choice-sort = Crisis cards only you can see
ui-choice-sort-top = Cards only you can see
ui-choice-sort-top-foot = One at a time: on top of those already placed, or under the deck.
ui-choice-sort-foot = One at a time: on top of those already placed, or under the deck.
ui-choice-on-top = On top
ui-choice-under = Under the deck
ui-choice-locked = Top ship of the Locked stack
ui-choice-learned = The top cards of the deck
ui-choice-learned-foot = All of them go into the check, or all into your hand.
ui-choice-peek-foot = Leave it on top, or put it under its deck. Everyone learns which you did.
ui-choice-civilian = A civilian ship
ui-choice-ship = The ship { $area-in } carries
ui-choice-ship-foot = It can move 1 area. Everyone learns where it goes, but not what it carries.
ui-choice-stays = It’s here now
ui-choice-moves = Move it here
ui-choice-nothing-there = Nothing there

# Sleeper agents

ui-sleepers = Sleeper agents wake
ui-sleepers-distance = Distance { $distance } reached
ui-sleepers-rule = Everyone is dealt 1 more Loyalty card. A single Cylon card makes you a Cylon, whatever you were before.
ui-sleepers-deck = { $left ->
    [0] The deck is empty.
    [one] 1 card is left in the deck.
   *[other] { $left } cards are left in the deck.
}
ui-sleepers-dealt = { $count ->
    [one] 1 card was dealt.
   *[other] { $count } cards were dealt.
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
    [yes] { $who } revealed it and joined the Cylons: no resource was in the red.
   *[no] { $who } revealed it and went to the Brig: a resource was in the red.
}
ui-sleepers-sympathizer-rule = Whoever gets it reveals it at once. { $red ->
    [yes] A resource is in the red: that player goes to the Brig.
   *[no] No resource is in the red: that player joins the Cylons.
}
ui-sleepers-sympathetic-cylon = { $who } revealed it, is now a revealed Cylon, and has drawn a secret agenda.
ui-sleepers-sympathetic-cylon-rule = Whoever gets it reveals it at once, becomes a revealed Cylon, and wins only by a secret agenda.
ui-sleepers-mutineer = { $who } revealed it. It counts as a human card; the Mutineer draws Mutiny cards and may hold 2 of them.
ui-sleepers-look = Hold your Loyalty below to look at it. Nobody can tell that you are looking, or for how long.
ui-sleepers-done = I’ve looked

# The end

ui-end = The end
ui-end-title = { $cause ->
    [jumped] The fleet is safe
    [new-caprica] New Caprica lies behind you
    [earth] Earth is found
    [fuel] The fleet ran out of fuel
    [food] The fleet starved
    [morale] The fleet gave up
    [population] Nobody is left to save
    [boarded] Galactica is taken
    [no-characters] Nobody is left to lead
   *[destroyed] Galactica is lost
}
ui-end-summary = { $ending } Turn { $turn }, distance { $distance } of { $goal }. { $cylons ->
    [0] There were no Cylons among you.
    [one] The Cylon was { $names }.
   *[other] The Cylons were { $names }.
}
ui-end-alone = { $won ->
    [yes] { $who } played alone for the agenda { $agenda } and fulfilled it.
   *[no] { $who } played alone for the agenda { $agenda } and did not fulfil it.
}
ui-end-agenda = { $won ->
    [yes] { $agenda }, fulfilled
   *[no] { $agenda }, not fulfilled
}
ui-end-motives = { $won ->
    [yes] { $who } played for motives: { $shown } of { $all } came true, enough to win.
   *[no] { $who } played for motives: { $shown } of { $all } came true, not enough to win.
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
ui-end-who = Player
ui-end-loyalty = Loyalty
ui-end-hand = Hand at the end
ui-end-result = Result
ui-end-assist = assist
ui-end-turned-up = revealed
ui-end-shown = turn { $turn }
ui-end-hidden = never revealed
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
ui-end-turning = Turning points
ui-end-turn = Turn { $turn }
ui-turning-revealed = { $who } is revealed as a Cylon
ui-turning-sympathizer = { $cylon ->
    [yes] { $who }, Sympathizer, joins the Cylons
   *[no] { $who }, Sympathizer, goes to the Brig
}
ui-turning-executed = { $who } is executed ({ $person })
ui-turning-new-caprica = The fleet settles on New Caprica
ui-turning-returned = Galactica returns
ui-turning-mutineer = { $who } turns out to be the Mutineer
ui-turning-rebel = { $side-id ->
    [human] The Rebel Basestar joins the humans
   *[cylon] The Rebel Basestar joins the Cylons
}
ui-turning-colonial-one = Colonial One is destroyed
ui-turning-hub = The Hub is destroyed
ui-turning-sleepers = Halfway: sleeper agents wake
ui-turning-super = { $who } plays { $card }
ui-turning-lost = { $short ->
    [0] { $card } failed: { $resource } { $by }
   *[other] { $card } failed by { $short }: { $resource } { $by }
}
ui-turning-jumped = The fleet reaches distance { $distance } of { $goal }

ui-proof = The shuffle was fair
ui-proof-how = Before the first deal, the table showed a seal: the SHA-256 of the seed behind every shuffle and every roll. Now the seed is open, and everyone can check it.
ui-proof-seal = Seal, from turn 0
ui-proof-seed = Seed, now open
ui-proof-browser = Check it in this browser
ui-proof-file = The whole game as a file
ui-proof-full = In full

ui-again = Play again?
ui-again-rule = { $all ->
    [one] Same settings.
   *[other] Same players, same settings. { $want } of { $all } want to.
}
ui-again-state = { $state ->
    [bot] bot: always
    [yes] yes
    [away] away
   *[not-yet] not yet
}
ui-again-starts = Starts when everyone has said yes.
ui-again-begun = The next game has started.
ui-again-next = Go to the next game
ui-again-bots = { $count ->
    [one] Start with 1 player and bots
   *[other] Start with { $count } players and bots
}
ui-again-yes = Play again
ui-again-replay = Watch the replay
ui-again-save = Save game
