# The terminal: the state of a game on a page, and what is said at the prompt.
#
# Words between “ ” and the names of commands are typed by the player and stay as they are.

list-facts = { $first } · { $last }
with-details = { $what } ({ $details })
face-down = ?
seat-number = seat { $number }

# The page

page-before = Before the first turn ({ $sight })
page-turn = Turn { $number }, { $who } ({ $sight })
page-over = { $ending } ({ $sight })
sight-seat = as { $who } sees it
sight-spectator = as everyone sees it
sight-everything = all secrets shown

row-dials = Resources
row-jump = Jump
row-fleet = Fleet
row-search = Missions
row-lost = Lost for good
row-executed = Executed
row-in-play = In play
row-check = Check
row-looked-at = Looked at
row-decks = Decks
row-space = Space
row-people = Players

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
page-truce = truce: no Cylon ships are launched or activated this turn
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
page-sympathizer = Cylon Sympathizer
page-leader = Cylon leader
page-infiltrating = infiltrating
page-agenda = agenda
page-sympathetic-cylon = Sympathetic Cylon
page-hand = { n-cards } in hand
page-loyalty = Loyalty { $count }
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

notice-greeting = A game for { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { $seed }. You are in seat { $seat }. Type “help” for commands.
notice-goes-on = { $count ->
    [one] Continuing the game in { $file } after 1 answer. Type “help” for commands.
   *[other] Continuing the game in { $file } after { $count } answers. Type “help” for commands.
}
notice-how-to-answer = Answer with a number. Choose cards by their numbers, separated by spaces, or “none”.
notice-saved = saved in { $file }
notice-order-given = From now on: { $order }.
notice-no-orders = You have no standing orders.
notice-no-window = You can give a standing order when you are asked whether to use a card or ability.
notice-no-cards = no cards
notice-no-such-card = no card is called “{ $wanted }”
notice-no-such-ruling = there is no ruling { $wanted }; they run from { $first } to { $last }
notice-no-ruling-mentions = no ruling mentions “{ $wanted }”
notice-ruling = { $contested ->
    [yes] { $id } ({ $origin }, contested) · { $section }
   *[no] { $id } ({ $origin }) · { $section }
}
notice-wants-number = type a number from 1 to { $count }, or “help”
notice-wants-cards = type { $cards }, or “help”
notice-card-twice = you chose card { $number } twice
notice-card-what = which card? Type an id or a name
notice-rules-what = which rule? Type an id such as BASE-066, or a word
notice-save-what = save where? Type a file name

how-many-up-to = { $count ->
    [one] up to 1 card by its number, or “none”
   *[other] up to { $count } cards by their numbers, or “none”
}
how-many-exactly = { $count ->
    [one] 1 card by its number
   *[other] { $count } cards by their numbers
}
how-many-between = { $min } to { $count } cards by their numbers

command-ask = repeat the question
command-state = show the board and the players
command-hand = show your cards
command-card = show any card, character or location
    .argument = ID
command-log = show everything that has happened
command-rules = look up a ruling, or all that mention a word
    .argument = ID
command-pass = give a standing order: pass for the rest of this check; “pass turn” for this turn; “pass always” for these cards and abilities
    .argument = check
command-orders = cancel your standing orders; “orders” alone lists them
    .argument = clear
command-save = save the game
    .argument = FILE
command-quit = leave the table

# Replays

notice-moment = After { $at } of { $count } answers
notice-verified = verified: { $hash }
notice-sealed = the seal matches: { $seal }
notice-other-seal = this game was played from another seed; its seal is { $seal }
notice-asked = Asked: { $who } – { $question }

# Counted games

notice-games = { $count ->
    [one] 1 game of { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $bots } bots, seed { $seed }
   *[other] { $digits } games of { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $bots } bots, seed { $seed }
}
notice-progress = { $done } of { $all } games, { $left } left
notice-pace = { $digits } answers in { $seconds } s on { $threads } threads: { $a-second } per second, { $on-each-thread } per thread
count-won = { $side-id ->
    [human] humans won
   *[cylon] Cylons won
}
count-won-by-agenda = won by agenda
count-won-by-motives = won by motives
# A motive, counted where its leader revealed it.
count-revealed = { $motive }
count-jumped = the last jump
count-resource = no { $resource } left
count-boarded = Galactica boarded
count-destroyed = Galactica destroyed
count-no-characters = no characters left
count-turns = turns
count-answers = answers
count-mean = mean
count-min = min
count-max = max

# What is wrong, and other words of the program

notice-no-language = “{ $wanted }” is not a language here; choose from { $known }
notice-no-set = “{ $wanted }” is not a set; choose from { $known }
notice-no-deck = “{ $wanted }” is not a deck; choose from { $known }
notice-no-seat = there is no seat { $number }; choose from 0 to { $last }
notice-too-large = this file is too large for a scenario or a saved game
notice-not-a-save = this is not a saved game
notice-not-a-text = this is not a text file
notice-no-scenario-in-file = there is no scenario in this file
notice-another-game = { $file } holds a different game from the one this seed gives
notice-no-scenarios = there are no scenarios (*.scn) in { $folders }
notice-checked = { $passed } passed, { $failed } failed
notice-shown = { $set }: { $shown } of { $count } shown
notice-shown-by-none = not shown
notice-not-showable = can’t be shown
notice-broke = game { $game } with seed { $seed } broke after { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
notice-open = Airlock is running: { $address }
notice-cannot-open = can’t open { $file }
notice-in-use = { $file } is in use by another Airlock; stop that one first
notice-cannot-listen = can’t listen on { $address }
notice-cannot-read-tables = can’t read the tables
notice-cannot-start = the program can’t start
notice-table = table “{ $id }”

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
value-hash = HASH
value-id = ID
value-id-word = ID|WORD
value-n = N
value-name = NAME
value-names = NAMES
value-path = PATH
value-tag = TAG
value-text = TEXT

misuse-no-such-argument = there is no option or argument “{ $arg }”
misuse-no-such-command = there is no command “{ $command }”
misuse-no-value = { $of } needs a value
misuse-no-such-value = { $of } can’t be “{ $value }”; choose from { $known }
misuse-bad-value = { $of } can’t be “{ $value }”: { $about }
misuse-too-many = “{ $value }” is one too many for { $of }
misuse-together = { $arg } and { $other } can’t be used together
misuse-twice = { $arg } can be used only once
misuse-missing = missing: { $args }
misuse-other = this can’t be understood: { $why }

# Why a saved game cannot be played again

replay-version = this game was played under rules version { $saved }, but this program plays version { $ours }; only a program with version { $saved } can verify it
replay-earlier = this game began under rules version { $saved }: what was played under version { $ours } is verified, but only a program with version { $saved } can verify the rest
replay-state = the state the game continues from can’t be read: { $why }
replay-changed = answer { $at } of this game was given under rules version { $saved }, and version { $ours } plays differently from there on
replay-answer = answer { $at }, from seat { $seat }, was refused: { $why }
replay-too-few = { $count ->
    [one] the game has 1 answer, not { $wanted }
   *[other] the game has { $count } answers, not { $wanted }
}
replay-hash = the replay ends in a different state from the saved game: { $replayed } instead of { $saved }
replay-no-hash = the saved game has no hash to verify

# What “bench-tables” has measured

bench-tables = { $count } tables, { $seats } seats each, all listening
bench-answers = { $answers } answers in { $seconds } s: { $a-second } per second
bench-pushed = from answer to push on every seat’s page: p50 { $half } ms, p99 { $most } ms, worst { $worst } ms
bench-bytes = { $bytes } bytes pushed per answer and seat
bench-refused = answers refused: { $count }
bench-memory = memory { $all } MiB: { $streamed } KiB per table with its streams, { $bare } KiB without
bench-stages = memory: empty { $empty } MiB, tables made { $made } MiB, listening { $listening } MiB

# The help of the program: what a command does, then its options (`program-<command>-<option>`, or
# `program-option-<option>` where several commands have it)

program = Battlestar Galactica: The Board Game, by the book
program-option-lang = Language: en-GB, es, pl and so on (default: your system’s, if available)
program-serve = Run the tables in the browser (the default without a command)
program-serve-listen = Address to listen on
program-option-data = File that holds all tables; created if missing
program-serve-url = Public address of the server, used in links, such as https://airlock.example
program-serve-rate = Requests per second allowed for one person; 0 for no limit
program-serve-password-memory = Memory for checking passwords, in MiB; each check running at once needs 19
program-serve-tables = Tables that one person may make per hour; 0 for no limit
program-serve-guests = New guests allowed from one address per hour; 0 for no limit
program-serve-lines = Chat messages that one person may write per minute; 0 for no limit
program-serve-streams = Pages that one person may keep open at once; 0 for no limit
program-serve-connections = Connections in total
program-serve-connections-per-address = Connections from one address; trusted proxies have no limit
program-serve-trusted-proxy = Networks of proxies trusted to say who is asking, separated by commas
program-serve-forwarded-by = Header in which those proxies name the address
program-serve-drain = Seconds that running requests get to finish when the program stops
program-serve-metrics = Address of the Prometheus metrics; empty for none
program-serve-keep-lobbies = Days until tables that never started, and guests without a table, are deleted; 0 for never
program-serve-pack-games = Days until a finished game is archived (it stays readable); 0 for never
program-serve-keep-games = Days until a finished game is deleted; 0 for never
program-serve-admin = Logins of people who get the page /admin, separated by commas
program-serve-pause = Length in seconds of the pause that is the same for everyone
program-serve-bot-delay = Milliseconds between bot moves at normal pace
program-serve-idle = Seconds until an unused table leaves memory
program-serve-survives = What an acknowledged answer survives: a crash of the program, or also a power cut (slower)
program-serve-log-format = Format of the log
program-export = Write a table and its whole log as JSON
program-export-table = Id of the table, as in its address
program-import = Import an exported table
program-import-file = File written by the export
program-admin = Look after the tables and people of a server, running or not
program-admin-tables = List tables
program-admin-tables-text = Part of a table’s name or a player’s, or the start of its id; without it, the newest tables
program-admin-tables-state = Only tables in this state
program-admin-table = Show a table: seats, times, chat; never what the game keeps secret
program-admin-delete-table = Delete a table for good
program-admin-lock = Lock a table: nobody can change it
program-admin-unlock = Unlock a table
program-admin-people = Find people
program-admin-people-text = Part of a login or of any name they use; without it, the newest
program-admin-person = Show a person: tables, reports, chat
program-admin-mute = Mute a person everywhere
program-admin-unmute = Let a person talk again
program-admin-ban = Ban a person: logged out everywhere, bots play on
program-admin-unban = Lift a ban
program-admin-delete-person = Delete a person’s name and messages for good; the games stay
program-admin-announce = Announce something on every page; without a text, show what is announced
program-admin-announce-text = The text
program-admin-announce-hours = Hours until it disappears (default: when taken back)
program-admin-withdraw = Take the announcement back
program-admin-reports = List reports from players
program-admin-reports-all = Settled ones too
program-admin-report = Show a report with what was said around it
program-admin-settle = Mark a report as settled
program-admin-log = Show who did what, and when
program-option-person = Login, or number as the list of people shows it
program-option-number = Number, as the list of reports shows it
program-option-table = Id of the table, as in its address
program-bench-tables = Run many live tables over real HTTP and measure them
program-bench-tables-tables = Number of tables
program-bench-tables-players = Seats at each table
program-bench-tables-seconds = How many seconds to send answers for
program-bench-tables-rate = Answers per second over all tables; 0 for as many as the server takes
program-bench-tables-at-once = Answers in flight at the same time
program-bench-tables-data = File for the server’s tables (default: a new temporary file)
program-rules = Look up rulings
program-rules-wanted = An id such as BASE-066, or words to search for; without one, lists all rulings
program-cards = List cards, characters, locations and tokens
program-cards-set = Only this set
program-cards-deck = Only this deck
program-cards-json = Print the rows as JSON
program-check = Run scenarios
program-check-paths = Files, or folders searched for *.scn files
program-check-coverage = Show how many rulings of each set a passing scenario names, and which none does
program-simulate = Play whole games between bots and count the results
program-simulate-games = Number of games
program-simulate-seed = Seed; the same seed gives the same results
program-simulate-threads = Number of threads, up to 256 (default: one per core)
program-simulate-json = Print the results as JSON
program-play = Play in the terminal against bots
program-play-seed = Seed; the same seed and answers give the same game (default: a new game)
program-play-seat = Your seat, counting from 0
program-play-save = Save the game in this file; continues the game if there is one
program-replay = Show any moment of a saved game
program-replay-file = A game saved by “airlock play --save”
program-replay-at = Show the game after this many answers (default: the last)
program-replay-seat = Show what this seat sees, counting from 0 (default: all secrets)
program-replay-verify = Check that the file replays to the state whose hash it carries
program-replay-seal = With --verify: the seal the table showed; the file’s seed must match it
program-replay-log = Tell what has happened so far
program-replay-scenario = Write this moment as a scenario; with “--seat”, leaving out what that seat can’t know
program-option-players = Number of players: 1 to 6, or 3 to 7 with Pegasus or Daybreak
program-option-sets = Sets in play, separated by commas; the base game is always included
program-option-objective = Where the fleet is headed (New Caprica: PEG-120; Earth: DAY-101)
program-option-difficulty = Resources at the start (BASE-281)
program-option-variant = Published variants, separated by commas (BASE-028, BASE-280, PEG-076, PEG-091)
program-option-rulings = Reading of the contested rulings (BASE-089, BASE-133)
program-option-bots = Who plays the other seats
