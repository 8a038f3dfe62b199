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
notice-ruling = { $contested ->
    [yes] { $id } ({ $origin }, contested) · { $section }
   *[no] { $id } ({ $origin }) · { $section }
}
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
notice-progress = { $done } of { $all } games, { $left } left
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

# What is wrong, and other words of the program

notice-no-language = there is no language «{ $wanted }», only { $known }
notice-no-set = there is no set «{ $wanted }», only { $known }
notice-no-deck = there is no deck «{ $wanted }», only { $known }
notice-no-seat = there is no seat { $number }, only 0 to { $last }
notice-too-large = this is too large to be a scenario or a saved game
notice-not-a-save = this is not a saved game
notice-not-a-text = this is not a text
notice-no-scenario-in-file = there is no scenario in this file
notice-another-game = { $file } holds another game than this seed gives
notice-no-scenarios = there are no scenarios (*.scn) in { $folders }
notice-checked = { $passed } passed, { $failed } failed
notice-shown = { $set }: { $shown } of { $count } shown
notice-shown-by-none = shown by none
notice-not-showable = not showable
notice-broke = game { $game } with the seed { $seed } broke after { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
notice-open = Airlock is open: { $address }
notice-cannot-open = { $file } cannot be opened
notice-cannot-listen = { $address } cannot be listened on
notice-cannot-read-tables = the tables cannot be read
notice-cannot-start = the program cannot start
notice-table = table «{ $id }»

# The command line: the words of the help around commands and options, and what is wrong with what was typed

usage-heading = Usage:
usage-commands = Commands
usage-arguments = Arguments
usage-options = Options
usage-any-command = COMMAND
usage-any-options = [OPTIONS]
usage-help = Print this help
usage-version = Print the version
usage-default = [default: { $value }]
usage-values = [one of: { $values }]
usage-variable = [or from { $name }]

value-address = ADDRESS
value-file = FILE
value-id = ID
value-id-word = ID|WORD
value-n = N
value-name = NAME
value-names = NAMES
value-path = PATH
value-tag = TAG

misuse-no-such-argument = there is no option or argument «{ $arg }»
misuse-no-such-command = there is no command «{ $command }»
misuse-no-value = { $of } stands without its value
misuse-no-such-value = «{ $value }» cannot be { $of }, only { $known }
misuse-bad-value = «{ $value }» cannot be { $of }: { $about }
misuse-too-many = «{ $value }» is more than { $of } takes
misuse-together = { $arg } and { $other } cannot stand together
misuse-twice = { $arg } can stand only once
misuse-missing = this is missing: { $args }
misuse-other = this cannot be understood: { $why }

# Why a saved game cannot be played again

replay-version = this game was played under rules version { $saved }, and this program plays version { $ours }; only a program with version { $saved } can verify it
replay-earlier = this game began under rules version { $saved }: what was played under version { $ours } is verified, the rest only a program with version { $saved } can verify
replay-state = the state that the game goes on from cannot be read: { $why }
replay-changed = answer { $at } of this game was given under rules version { $saved }, and version { $ours } plays differently from there on
replay-answer = answer { $at } of seat { $seat } is refused: { $why }
replay-too-few = { $count ->
    [one] the game has 1 answer, not { $wanted }
   *[other] the game has { $count } answers, not { $wanted }
}
replay-hash = the replay ends in another state than the saved game: { $replayed } instead of { $saved }
replay-no-hash = the saved game carries no hash to verify

# What “bench-tables” has measured

bench-tables = tables { $count }, seats { $seats } each, all listening
bench-answers = answers { $answers } in { $seconds } s: { $a-second } a second
bench-pushed = from answer to the push on every seat’s page: p50 { $half } ms, p99 { $most } ms, worst { $worst } ms
bench-bytes = pushed { $bytes } bytes for an answer and seat
bench-refused = refused answers { $count }
bench-memory = memory { $all } MiB: { $streamed } KiB a table with its streams, { $bare } KiB without
bench-stages = memory empty { $empty } MiB, tables made { $made } MiB, listening { $listening } MiB

# The help of the program: what a command does, then its options (`program-<command>-<option>`, or
# `program-option-<option>` where several commands have it)

program = Battlestar Galactica: The Board Game, by the book
program-option-lang = The language: en-GB, es, pl and so on; without it the system’s own, if it is there
program-serve = Open the tables in the browser (what the program does without a command)
program-serve-listen = The address to listen on
program-option-data = The file with all tables; it is made if it is not there
program-serve-url = The address under which people reach the server, for links, such as https://airlock.example
program-serve-rate = Requests a second that one address may make; 0 for any number
program-serve-pause = Seconds of the pause that is the same for everybody
program-serve-bot-delay = Milliseconds between two moves of bots at the normal pace
program-serve-idle = Seconds after which a table that nobody needs leaves memory
program-serve-survives = What an acknowledged answer survives: the end of the process, or a power loss too (slower)
program-serve-log-format = How the log is written
program-export = Write a table with its whole log as JSON
program-export-table = The id of the table, as in its address
program-import = Take in a table that was exported
program-import-file = The file that the export has written
program-bench-tables = Run many live tables over real HTTP and measure
program-bench-tables-tables = How many tables
program-bench-tables-players = Seats at each
program-bench-tables-seconds = For how many seconds answers are sent
program-bench-tables-rate = Answers a second over all tables; 0 for as many as the server takes
program-bench-tables-at-once = Answers under way at the same time
program-bench-tables-data = Where the server keeps its tables; a new file in the folder for temporary files without it
program-rules = Look up rulings
program-rules-wanted = An id such as BASE-066, or words that a ruling mentions; without, all are listed
program-cards = List cards, characters, locations and tokens
program-cards-set = Only of this set
program-cards-deck = Only of this deck
program-cards-json = The rows as JSON
program-check = Run scenarios
program-check-paths = Files, or directories with *.scn files at any depth
program-check-coverage = Tell how many rulings of each set some passing scenario names, and which none does
program-simulate = Play whole games between bots and count how they end
program-simulate-games = How many games
program-simulate-seed = Same seed, same results
program-simulate-threads = How many threads, 256 at most; without, one for each core
program-simulate-json = The results as JSON
program-play = Play in the terminal against bots
program-play-seed = The same seed and the same answers give the same game; without, a new one
program-play-seat = Where you sit, the first seat being 0
program-play-save = Keep the game in this file; a game that is there already goes on
program-replay = Show a saved game at any moment
program-replay-file = A game that “airlock play --save” has written
program-replay-at = After that many answers; without, after the last
program-replay-seat = As that seat sees it, the first being 0; without, all secrets are open
program-replay-verify = Check that the file replays to the state whose hash it carries
program-replay-log = Tell what happened until then
program-replay-scenario = Write this moment down as a scenario; with “--seat”, without what that seat cannot know
program-option-players = How many play: 1 to 6, with Pegasus or Daybreak 3 to 7
program-option-sets = The sets in play, separated by commas; the base game is always there
program-option-objective = Where the fleet is bound for (New Caprica: PEG-120; Earth: DAY-101)
program-option-difficulty = How full the dials are at the start (BASE-281)
program-option-variant = Published variants, separated by commas (BASE-028, BASE-280, PEG-076, PEG-091)
program-option-rulings = The reading of the contested rulings (BASE-089, BASE-133)
program-option-bots = Who sits in the other seats
