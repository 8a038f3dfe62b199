# How to play, and the reference.

ui-how = How to play
ui-how-about = Five minutes of reading. The table asks you for everything else and shows what you can do.

# What stands in [brackets] is drawn bold, as a key or as a link.

ui-how-goal = The goal
ui-how-goal-text = Keep the fleet alive until it has travelled [distance { $distance }]; the next jump then wins the game. Some of you are Cylons and want the fleet to fall. You know only your own cards, and halfway through more are dealt.
ui-how-lost = How the humans lose
ui-how-lost-dial = A resource at 0
ui-how-lost-dial-text = at the end of a turn: fuel, food, morale or population
ui-how-lost-damage = { $rooms } locations damaged
ui-how-lost-damage-text = on Galactica at the same time
ui-how-lost-boarded = A centurion at the end
ui-how-lost-boarded-text = of the Boarding Party track

ui-how-turn = Your turn
ui-how-step-skills = Skills
ui-how-step-skills-text = Draw the cards on your sheet, usually { $cards }.
ui-how-step-move = Move
ui-how-step-move-text = Go to any location; another ship costs 1 card. Or fly your viper 1 area.
ui-how-step-action = Action
ui-how-step-action-text = Use your location, a card, an ability or your viper. Just one.
ui-how-step-crisis = Crisis
ui-how-step-crisis-text = Reveal a Crisis: a check, a choice or an attack.
ui-how-step-cylons = Cylons
ui-how-step-cylons-text = Its icon shows which Cylon ships act.
ui-how-step-jump = Jump
ui-how-step-jump-text = With the jump icon, the jump track advances 1 space.
ui-how-turn-end = At the end of every turn, everyone discards down to { $limit } Skill cards.
ui-how-turn-more = [The turn, step by step]

ui-how-check = A skill check
ui-how-check-needs = [{ $needed }] to pass
ui-how-check-sum = fails by { $by }
ui-how-check-text = Everyone adds cards face down, in turn and only once; { $destiny } more come blind from the Destiny deck. They are shuffled and revealed: the skill types shown count for the check, all others against it. So nobody knows who spoiled it.

ui-how-skills = Skill types
ui-how-politics = draw more, show the cards in checks
ui-how-leadership = give orders, ease checks
ui-how-tactics = scout ahead, help rolls
ui-how-piloting = attack more, dodge
ui-how-engineering = repair locations and vipers
ui-how-treachery = mostly harm, a little help

ui-how-ships = Resources, ships and the jump
ui-how-dials = Resources
ui-how-dials-text = are lost to Crises, destroyed ships and jumps. At { $reds } they are in the red.
ui-how-red = { $resource } { $red }
ui-how-reds-join = { $first }, { $last }
ui-how-battle = Cylon ships
ui-how-battle-text = act when a Crisis shows their icon: raiders attack vipers, then civilian ships; basestars attack Galactica; heavy raiders land centurions. Fight back from a viper, Command or Weapons Control.
ui-how-jump = The jump
ui-how-jump-text = leaves them all behind. It happens automatically at the end of the jump track. FTL Control can jump once the track has advanced { $spaces }, but that may cost up to { $worst } population.

ui-how-secret = The secret
ui-how-secret-text = Each of you has Loyalty cards. A single Cylon card makes you a Cylon. At [distance { $distance }] everyone gets one more.
ui-how-reveal = A Cylon can spoil checks and plans in secret, or reveal themselves as an action: the card does its harm, and from then on they play from the Cylon locations.

ui-how-titles = Titles and the Brig
ui-how-admiral = chooses the destination, holds the nukes
ui-how-president = holds the Quorum cards
ui-how-brig = no moving, 1 card per check, no Crisis; a check gets you out
ui-how-sickbay = 1 card in your Skills step; leave by moving

ui-how-say = What you can say
ui-how-say-text = Anything but facts about hidden cards. “I can help a little” is fine; numbers and names are not. You may lie.
ui-how-stuck = Stuck? Press [?] on anything at the table. If something isn’t possible, the table says why.

ui-how-pegasus = With Pegasus
ui-how-pegasus-ship = Battlestar Pegasus
ui-how-pegasus-ship-text = flies with you: 4 more locations, and she can take a hit for Galactica. Losing her doesn’t lose the game.
ui-how-pegasus-reckless = Treachery and Reckless
ui-how-pegasus-reckless-text = Treachery cards count against almost every check, and only Cylons can use their text. A Reckless card helps a check at once but triggers the Treachery in it.
ui-how-pegasus-move = Movement abilities
ui-how-pegasus-move-text = are used in your Movement step, instead of moving.
ui-how-pegasus-execution = Execution
ui-how-pegasus-execution-text = shows what someone was. A Cylon plays on from the Resurrection Ship; a human costs 1 morale and returns as a new character.
ui-how-pegasus-leader = Cylon leaders
ui-how-pegasus-leader-text = With { $least } to { $most } players, one of you may play a Cylon leader: an open Cylon with a secret agenda, who wins only by fulfilling it and can infiltrate the fleet as a human.
ui-how-pegasus-new-caprica = New Caprica
ui-how-pegasus-new-caprica-text = At distance { $distance } the fleet settles and the Cylons occupy the planet. Prepare the ships, hold out until Galactica returns, and evacuate; then the Admiral jumps. Ships and people left behind are lost.

ui-how-daybreak = With Daybreak
ui-how-daybreak-mutiny = Mutiny cards
ui-how-daybreak-mutiny-text = are strong actions with a price, drawn mostly for discarding Treachery or when others choose you. You may hold { $limit }, in secret; with one more you go to the Brig and discard. The Mutineer, revealed as soon as that card is dealt, loses every title but may hold { $mutineer }.
ui-how-daybreak-miracle = Miracle tokens
ui-how-daybreak-miracle-text = pay for the once-per-game ability on your sheet. You start with { $limit } and can hold no more; with a new one you can use the ability again.
ui-how-daybreak-treachery = Skill check abilities
ui-how-daybreak-treachery-text = trigger when their card is revealed in a check, whoever added it, even the Destiny deck. Every Treachery card has one.
ui-how-daybreak-motives = Cylon leaders and motives
ui-how-daybreak-motives-text = With { $least } to { $most } players, one of you may play a Cylon leader. They have { $motives } secret motives, and { $motives } more halfway, and reveal one whenever it is true. They win with the winning side if at most { $unrevealed } is unrevealed and { $side } of the revealed ones are for that side.
ui-how-daybreak-raptors = Assault raptors
ui-how-daybreak-raptors-text = count as vipers and are never damaged, only destroyed. They may stay in space when the fleet jumps.
ui-how-daybreak-missions = Earth and its missions
ui-how-daybreak-missions-text = You reach Earth with the jump after distance { $distance }. The Bridge of Demetrius starts missions: checks that bring distance or other help and replace that turn’s Crisis. One of them brings the Rebel Basestar, for the humans if it passes and for the Cylons if it fails.

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
    [place] Location
    [character] Character
    [skill] Skill card
    [crisis] Crisis
    [super-crisis] Super Crisis
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
    [place] Locations
    [character] Characters
    [skill] Skill cards
    [crisis] Crises
    [super-crisis] Super Crises
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
    [one] 1 entry for “{ $query }”. Press Enter to open it.
   *[other] { $cut ->
        [yes] { $count } entries for “{ $query }”; the best { $most } are shown. Use the arrow keys, then Enter.
       *[no] { $count } entries for “{ $query }”. Use the arrow keys, then Enter.
    }
}
ui-rules-count-all = { $count ->
    [one] 1 entry.
   *[other] { $count } entries. Use the arrow keys, then Enter.
}
ui-rules-count-none = Nothing found. Try a location, a card or a name.
ui-rules-about-place = { $ship-id ->
    [cylon] Cylon location
   *[other] { $hazardous ->
        [yes] Location { $ship-on }, hazardous
       *[no] Location { $ship-on }
    }
}
ui-rules-about-character = Character, { $kind }
ui-rules-about-skill = Skill card, { $skill }
ui-rules-about-crisis = { $kind ->
    [super-crisis] { $attack ->
        [yes] Super Crisis, Cylon attack
       *[no] Super Crisis
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
        [end] Motive for the humans, revealed at the end of the game
       *[any] Motive for the humans
    }
   *[cylon] { $when ->
        [end] Motive for the Cylons, revealed at the end of the game
       *[any] Motive for the Cylons
    }
}
ui-rules-about-mission = { $distance ->
    [0] Mission
   *[other] Mission worth { $distance } distance
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
ui-rules-says = Text
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
ui-rules-origin = Source
ui-rules-origin-is = { $origin ->
    [R] A rulebook, or the printed text of a card or board
    [F] The published FAQ and errata
    [C] Later clarifications of published answers
   *[D] Deduced from the text and the general rules
}
ui-rules-contested = Published answers differ here; the entry says which reading we use.
ui-rules-rulings = Rulings
ui-rules-see = See also
ui-rules-more = All rulings about “{ $name }”
