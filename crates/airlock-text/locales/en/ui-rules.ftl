# How to play, and the reference.

ui-how = How to play
ui-how-about = Five minutes. The table asks you for everything else, with the answers you have.

# What stands in [brackets] is drawn bold, as a key or as a link.

ui-how-goal = What it is about
ui-how-goal-text = You keep a fleet alive until it has gone [distance { $distance }]; the next jump then wins. Some of you are Cylons and want it lost. Each knows only their own cards, and half-way more are dealt.
ui-how-lost = The fleet is lost with
ui-how-lost-dial = A dial at 0
ui-how-lost-dial-text = at the end of a turn: fuel, food, morale or population
ui-how-lost-damage = { $rooms } rooms damaged
ui-how-lost-damage-text = at the same time
ui-how-lost-boarded = A centurion at the end
ui-how-lost-boarded-text = of the boarding track

ui-how-turn = Your turn
ui-how-step-skills = Skills
ui-how-step-skills-text = Draw what your sheet says, mostly { $cards }.
ui-how-step-move = Move
ui-how-step-move-text = To any room. Another ship costs 1 card. Or fly your viper 1 area.
ui-how-step-action = Action
ui-how-step-action-text = Your room, a card, an ability, your viper. One.
ui-how-step-crisis = Crisis
ui-how-step-crisis-text = Turn up a crisis: a check, a choice or an attack.
ui-how-step-cylons = Cylons
ui-how-step-cylons-text = Its mark tells which Cylon ships act.
ui-how-step-jump = Jump
ui-how-step-jump-text = With the jump mark the track moves 1.
ui-how-turn-end = At the end of every turn everybody discards down to { $limit } skill cards.
ui-how-turn-more = [The turn, step by step]

ui-how-check = A skill check
ui-how-check-needs = [{ $needed }] to pass
ui-how-check-sum = fails by { $by }
ui-how-check-text = Everyone adds cards face down, in turn, once; { $destiny } from the destiny deck come in blind. They are shuffled and turned: the skills shown count for it, all others against. So nobody knows who spoilt it.

ui-how-skills = The skills
ui-how-politics = draw more, play checks open
ui-how-leadership = orders to others, easier checks
ui-how-tactics = scout ahead, help dice
ui-how-piloting = fire more, dodge
ui-how-engineering = mend rooms and vipers
ui-how-treachery = harm, and little help

ui-how-ships = Dials, ships and the jump
ui-how-dials = Dials
ui-how-dials-text = fall by crises, lost ships and jumps. At { $reds } they are in the red.
ui-how-red = { $resource } { $red }
ui-how-reds-join = { $first }, { $last }
ui-how-battle = Cylon ships
ui-how-battle-text = act when a crisis has their mark: raiders shoot at vipers, then at civilian ships, basestars at Galactica; heavy raiders land centurions. Shoot back from a viper, from Command or from Weapons Control.
ui-how-jump = The jump
ui-how-jump-text = leaves them all behind. It comes by itself at the end of the track. FTL Control can jump when the track has moved { $spaces }, and may cost up to { $worst } population.

ui-how-secret = The secret
ui-how-secret-text = Each of you has loyalty cards. One Cylon card makes you a Cylon. At [distance { $distance }] everyone gets one more.
ui-how-reveal = A Cylon can spoil checks and plans unseen, or reveal as an action: the card does its harm, and from then on they play from the Cylon places.

ui-how-titles = Titles and the Brig
ui-how-admiral = picks the destination, holds the nukes
ui-how-president = holds the Quorum cards
ui-how-brig = no moving, 1 card to a check, no crisis; a check gets you out
ui-how-sickbay = 1 card in your Skills step; you walk out by moving

ui-how-say = What you may say
ui-how-say-text = Anything but facts of hidden cards. “I can help a little” is fine; numbers and names are not. You may lie.
ui-how-stuck = Stuck? Press [?] on anything at the table. An answer that is missing says why.

ui-how-pegasus = With Pegasus
ui-how-pegasus-ship = Battlestar Pegasus
ui-how-pegasus-ship-text = flies with you: 4 more rooms, and she can take a hit in Galactica’s place. Her loss is no defeat.
ui-how-pegasus-reckless = Treachery and Reckless
ui-how-pegasus-reckless-text = Treachery cards count against almost every check, and only Cylons use their text. A Reckless card helps a check at once but wakes the Treachery that lies in it.
ui-how-pegasus-move = Movement abilities
ui-how-pegasus-move-text = are used in your Movement step, instead of moving.
ui-how-pegasus-execution = Execution
ui-how-pegasus-execution-text = shows what somebody was. A Cylon plays on from the Resurrection Ship; a human costs 1 morale and comes back as a new character.
ui-how-pegasus-leader = Cylon leaders
ui-how-pegasus-leader-text = One of { $least } to { $most } players may be one: a Cylon for all to see, with a secret agenda. The leader wins by that alone, and can infiltrate the fleet as a human.
ui-how-pegasus-new-caprica = New Caprica
ui-how-pegasus-new-caprica-text = At distance { $distance } the fleet settles and the Cylons occupy it. Prepare the ships, hold out until Galactica returns, evacuate; then the Admiral jumps. Ships and people left behind are lost.

ui-how-daybreak = With Daybreak
ui-how-daybreak-mutiny = Mutiny cards
ui-how-daybreak-mutiny-text = are strong actions that cost something, drawn mostly because you discarded Treachery or were named. You may hold { $limit }, in secret; with one more you go to the Brig and discard. The Mutineer, turned up as soon as that card is dealt, loses every title but may hold { $mutineer }.
ui-how-daybreak-miracle = Miracle tokens
ui-how-daybreak-miracle-text = pay for what your sheet allows once per game. You start with { $limit } and hold no more; whoever gets a new one can use it again.
ui-how-daybreak-treachery = Skill check abilities
ui-how-daybreak-treachery-text = work when their card is turned up in a check, whoever added it and from the destiny deck too. Every Treachery card has one.
ui-how-daybreak-motives = Cylon leaders and motives
ui-how-daybreak-motives-text = One of { $least } to { $most } players may be a Cylon leader. The leader has { $motives } secret motives, half-way { $motives } more, and reveals one at a moment at which it is true. The leader wins with the side that wins, if at most { $unrevealed } is not revealed and { $side } revealed ones belong to that side.
ui-how-daybreak-raptors = Assault raptors
ui-how-daybreak-raptors-text = count as vipers and are never damaged, only destroyed. They may stay in space when the fleet jumps.
ui-how-daybreak-missions = Earth and its missions
ui-how-daybreak-missions-text = Earth is reached by the jump after distance { $distance }. The Bridge of Demetrius starts missions: checks that bring distance or other help and take the place of the crisis of that turn. One of them brings the Rebel Basestar, for the humans if it is passed and for the Cylons if it fails.

# The reference

ui-rules = Rules
ui-rules-reference = Reference
ui-rules-search = Search the rules
ui-rules-search-hint = Search the rules  /
ui-rules-search-go = Search
ui-rules-kind-label = Kind
ui-rules-all = All
ui-rules-kind = { $kind ->
    [procedure] Procedure
    [place] Place
    [character] Character
    [skill] Skill card
    [crisis] Crisis
    [super-crisis] Super crisis
    [quorum] Quorum
    [destination] Destination
    [loyalty] Loyalty
    [agenda] Agenda
    [motive] Motive
    [mutiny] Mutiny card
    [mission] Mission
    [title] Title
    [token] Token
   *[ruling] Ruling
}
ui-rules-kinds = { $kind ->
    [procedure] Procedures
    [place] Places
    [character] Characters
    [skill] Skill cards
    [crisis] Crises
    [super-crisis] Super crises
    [quorum] Quorum
    [destination] Destinations
    [loyalty] Loyalty
    [agenda] Agendas
    [motive] Motives
    [mutiny] Mutiny cards
    [mission] Missions
    [title] Titles
    [token] Tokens
   *[ruling] Rulings
}
ui-rules-count = { $count ->
    [one] 1 entry with “{ $query }”. Enter opens it.
   *[other] { $cut ->
        [yes] { $count } entries with “{ $query }”, the best { $most } of them here. Arrows to go through, Enter to open.
       *[no] { $count } entries with “{ $query }”. Arrows to go through, Enter to open.
    }
}
ui-rules-count-all = { $count ->
    [one] 1 entry.
   *[other] { $count } entries. Arrows to go through, Enter to open.
}
ui-rules-count-none = Nothing with that word. Try a place, a card or a name.
ui-rules-about-place = { $ship-id ->
    [cylon] Place for Cylons
   *[other] { $hazardous ->
        [yes] Place on { $ship }, hazardous
       *[no] Place on { $ship }
    }
}
ui-rules-about-character = Character, { $kind }
ui-rules-about-skill = Skill card, { $skill }
ui-rules-about-crisis = { $kind ->
    [super-crisis] { $attack ->
        [yes] Super crisis, Cylon attack
       *[no] Super crisis
    }
    [new-caprica] Crisis on New Caprica
   *[crisis] { $attack ->
        [yes] Crisis, Cylon attack
       *[no] Crisis
    }
}
ui-rules-about-board = { $kind ->
    [overlay] Overlay on a board
    [space] Space on a board
   *[board] Board
}
ui-rules-about-motive = { $side ->
    [human] { $when ->
        [end] Motive for the humans, revealed when the game is over
       *[any] Motive for the humans
    }
   *[cylon] { $when ->
        [end] Motive for the Cylons, revealed when the game is over
       *[any] Motive for the Cylons
    }
}
ui-rules-about-mission = { $distance ->
    [0] Mission
   *[other] Mission for distance { $distance }
}
ui-rules-about-destination = { $objective ->
    [yes] Objective
   *[no] Destination
}
ui-rules-about-ruling = { $kind ->
    [procedure] Procedure: { $section }
   *[ruling] Ruling: { $section }
}
ui-rules-loyalty = { $card }: { $power }
ui-rules-damage = Damage: { $what }
ui-rules-says = Rule
ui-rules-strength = { $count ->
    [one] 1 of strength { $strength }
   *[other] { $count } of strength { $strength }
}
ui-rules-copies = { $kind ->
    [token] { $count } pieces
   *[other] { $count } cards
}
ui-rules-in-the-box = In the box
ui-rules-set = Comes with
ui-rules-overlay = With { $set }
ui-rules-origin = From
ui-rules-origin-is = { $origin ->
    [R] A rulebook, or the printed text of a card or board
    [F] The published FAQ and errata
    [C] Later clarifications of published answers
   *[D] Deduced from the text and the general rules
}
ui-rules-contested = Published answers differ here; the entry says which reading is taken.
ui-rules-rulings = Rulings
ui-rules-see = See also
ui-rules-more = All rulings with “{ $name }”
