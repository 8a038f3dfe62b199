# The terminal: the state of a game on a page, and what is said at the prompt.
#
# Words between « » and the names of commands are typed by the player and stay as they are.

list-facts = { $first } · { $last }
with-details = { $what } ({ $details })
face-down = ?
seat-number = seat { $number }

# The page

page-before = Before the first turn ({ $sight })
page-turn = Turn { $number }, { $who } ({ $sight })
page-over = { $ending } ({ $sight })
sight-seat = as { $who } sees it
sight-spectator = as everybody sees it
sight-everything = all secrets open

row-dials = Dials
row-jump = Jump
row-fleet = Fleet
row-search = Search
row-lost = Lost for good
row-executed = Executed
row-in-play = In play
row-check = Check
row-looked-at = Looked at
row-decks = Decks
row-space = Space
row-people = People

page-dial = { $zone ->
    [red] { $resource } { $value } (red)
   *[other] { $resource } { $value }
}
page-track = track { $at } of { $last } ({ $space })
page-track-red = red
page-track-blue = blue, −{ $count } { $resource }
page-distance = distance { $distance }
page-last-jump = the next jump ends the game

page-reserves = { $ships } in the Reserves
page-damaged-vipers = { $count ->
    [one] 1 damaged viper
   *[other] { $count } damaged vipers
}
page-destroyed-ships = { $count } destroyed { $craft }
page-civilians-off = { $ships } off the board
page-nukes = { $count ->
    [0] no nukes
    [one] 1 nuke
   *[other] { $count } nukes
}
page-undamaged = undamaged
page-damaged = { $count } of { $limit } damaged
page-pegasus-destroyed = destroyed
page-away = Galactica is away
page-in-orbit = Galactica in orbit
page-locked = { $count } locked
page-prepared = { $count } prepared
page-forces = { $count ->
    [one] 1 occupation force { $where-at }
   *[other] { $count } occupation forces { $where-at }
}
page-mission = mission { $card }
page-mission-down = mission { $card }, face down until the next jump
page-rebels = the Rebel Basestar is with { $side }
page-hub = the Resurrection Hub
page-truce = truce: no Cylon ship is launched or activated in this turn
page-boarded = centurions on the Boarding Party track: { $spaces }

page-decks = left+discarded: { $decks }
page-deck = { $deck } { $left }+{ $discarded }
page-destiny = Destiny { $left }
page-on-top = on top { $card }
page-at-bottom = at the bottom { $card }
page-below = { $count ->
    [one] { $card } below 1 card
   *[other] { $card } below { $count } cards
}

# Space

page-empty-area = –
page-acted = { $count } acted
page-pilot = { $who } in a viper
page-raptor-pilot = { $who } in an assault raptor
page-cargo = { $count } { $resource }
page-no-cargo = empty

# People

page-seat = { $number } { $who }
page-off-board = off the board
page-piloting = in a viper, { $area }
page-piloting-raptor = in an assault raptor, { $area }
page-current = current player
page-cylon = revealed Cylon
page-sympathizer = Cylon sympathizer
page-leader = Cylon leader
page-infiltrating = infiltrating
page-agenda = agenda
page-sympathetic-cylon = Sympathetic Cylon
page-hand = { n-cards } in hand
page-loyalty = loyalty { $count }
page-shown = shown: { $card }
page-super-crisis = Super Crisis { $count }
page-quorum = Quorum { $count }
page-mutiny = Mutiny { $count }
page-motives = motives { $count }
page-miracles = { $count ->
    [one] 1 miracle token
   *[other] { $count } miracle tokens
}
page-once-used = once-per-game ability used
page-assist = assist
page-assist-lost = assist, lost to the Cylons

# At the prompt

notice-greeting = A game for { $players }, seed { $seed }. You are seat { $seat }; «help» tells the commands.
notice-goes-on = { $count ->
    [one] The game in { $file } goes on after 1 answer; «help» tells the commands.
   *[other] The game in { $file } goes on after { $count } answers; «help» tells the commands.
}
notice-how-to-answer = Answer with its number; cards with their numbers and spaces between them, or «none»
notice-saved = saved in { $file }
notice-order-given = From now on: { $order }.
notice-no-orders = You have no standing orders.
notice-no-window = A standing order is given where you are asked whether to use something.
notice-no-cards = no cards
notice-no-such-card = there is no card «{ $wanted }»
notice-no-such-ruling = there is no ruling { $wanted }, only { $first } to { $last }
notice-no-ruling-mentions = no ruling mentions «{ $wanted }»
notice-wants-number = a number from 1 to { $count }, or «help»
notice-wants-cards = { $cards }, or «help»
notice-card-twice = card { $number } is there once only
notice-card-what = card what? An id or a name
notice-rules-what = rules what? An id such as BASE-066, or a word
notice-save-what = save what? A file

how-many-up-to = { $count ->
    [one] up to 1 card by its number, or «none»
   *[other] up to { $count } cards by their numbers, or «none»
}
how-many-exactly = { $count ->
    [one] 1 card by its number
   *[other] { $count } cards by their numbers
}
how-many-between = { $min } to { $count } cards by their numbers

command-ask = the question again
command-state = the board and the people
command-hand = your cards
command-card = any card, character or location
    .argument = ID
command-log = all that happened
command-rules = a ruling, or those that mention a word
    .argument = ID
command-pass = a standing order, where you are asked to use something: pass for the rest of this check; pass turn, of this turn; pass always, on these cards and abilities
    .argument = check
command-orders = take your standing orders back; orders alone lists them
    .argument = clear
command-save = keep the game
    .argument = FILE
command-quit = leave the table

# Replays

notice-moment = After { $at } of { $count } answers
notice-verified = verified: { $hash }
notice-asked = Asked: { $who } — { $question }

# Counted games

notice-games = { $count ->
    [one] 1 game of { $players } players, { $bots } bots, seed { $seed }
   *[other] { $digits } games of { $players } players, { $bots } bots, seed { $seed }
}
notice-pace = { $digits } answers in { $seconds } s on { $threads } threads: { $a-second } a second, { $on-each-thread } on each thread
count-won = { $side-id ->
    [human] humans won
   *[cylon] Cylons won
}
count-won-by-agenda = won by an agenda
count-won-by-motives = won by motives
# A motive, counted where its leader revealed it.
count-revealed = { $motive }
count-jumped = the last jump
count-resource = no { $resource } left
count-boarded = Galactica boarded
count-destroyed = Galactica destroyed
count-no-characters = nobody left to play
count-turns = turns
count-answers = answers
count-mean = mean
count-min = min
count-max = max
