# The pages around the table: start, making a table, a table filling up, keeping tables, watching.

# What this language is called by those who speak it, as it stands in the list of languages
ui-language-name = English
ui-language = Language
ui-site = Airlock
ui-site-about = The hidden-traitor board game, at a table in your browser. Friends by link, bots for the empty seats.
ui-title = { $page } · Airlock
ui-skip-page = Skip to the page
ui-nav = Site
ui-nav-rules = How to play
ui-nav-watch = Watch a game
ui-nav-account = Keep my tables
ui-copy = Copy
ui-copied = Copied

# What the script says

ui-script-failed = That did not work. Try again.
ui-script-moved-on = The table has moved on. Look again before you answer.
ui-script-offline = You are offline. What you see may be old.
ui-script-reconnecting = Reconnecting
ui-script-show-all = Show all at once
ui-script-go-on = Go on
ui-script-after-cards = after { $n } of { $all } cards
ui-script-to-turn = to turn
ui-script-since = since your last turn
ui-script-sound-on = Sound is on
ui-script-sound-off = Sound is off
ui-script-seal-true = The seed belongs to the seal: nothing was changed.
ui-script-seal-false = The seed does not belong to the seal.

# Time

ui-lasting-now = just now
ui-lasting-minutes =
    { $count ->
        [one] for 1 minute
       *[other] for { $count } minutes
    }
ui-lasting-hours =
    { $count ->
        [one] for 1 hour
       *[other] for { $count } hours
    }
ui-lasting-days =
    { $count ->
        [one] for 1 day
       *[other] for { $count } days
    }
ui-ago-now = just now
ui-ago-minutes =
    { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
ui-ago-hours =
    { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
ui-ago-days =
    { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }

# Start

ui-hero = Save the fleet. Someone aboard is lying.
ui-hero-about = The hidden-traitor board game, at a table in your browser. 3 to 7 players: friends by link, bots for the empty seats.
ui-play = Play now with bots
ui-players = Players
ui-play-go = Start
ui-play-set = Sets
ui-join = Join a table
ui-join-link = Link or code
ui-join-hint = Paste a link or code
ui-join-go = Join
ui-mine = My tables
ui-mine-none = You sit at no table yet.
ui-mine-none-about = Play with bots, open the link of a friend, or make a table and send its link. This browser remembers your seats.

# A table as one line

ui-line-filling = { $players } players{ $pace ->
        [days] {", over days"}
       *[live] {""}
    }, { $taken } seated
ui-line-playing = { $players } players{ $pace ->
        [days] {", over days"}
       *[live] {""}
    }, turn { $turn }, distance { $distance } of { $goal }
ui-line-over = { $players } players{ $pace ->
        [days] {", over days"}
       *[live] {""}
    }, ended
ui-line-can-start = You can start
ui-line-not-ready = Are you ready?
ui-line-waits-for-people = Filling up
ui-line-waiting =
    { $more ->
        [0] Waiting for { $who }
       *[other] Waiting for { $who } and { $more } more
    }
ui-line-pause = A short pause
ui-line-won = { $winner } won
ui-line-replay = Replay and rematch

# Settings

ui-make = Make a table
ui-make-go = Make the table
ui-make-look = See what fits
ui-make-swap = You can swap people and bots until the game starts.
ui-settings = Settings
ui-seal = Seal of the shuffle
ui-seal-what = The SHA-256 of the seed from which every shuffle and every roll follows. The seed is opened at the end, so that everybody can check that nobody chose it.
ui-settings-change = Change
ui-settings-go = Keep these settings
ui-settings-back = Back without changes
ui-table-name = Name
ui-your-name = Your name
ui-pace = Pace
ui-pace-live = Live
ui-pace-days = Over days
ui-sets = Sets
ui-sets-coming = Exodus is not playable yet.
ui-set-exodus = Exodus
ui-objective-name = Objective
ui-objective = { $name }, distance { $distance }
ui-rulings = Rulings
ui-variant = Variant
ui-variants = Variants
ui-resources = Resources at the start: { $names }
ui-resources-name = Resources
ui-resources-fact = { $difficulty }: { $starts }
ui-door = Who may sit down
ui-door-name = Sitting down
ui-door-link = By link
ui-door-open = Anyone
ui-mask = Interrupts
ui-mask-on = Same pause for everyone
ui-mask-off = No pause when nobody can interrupt
ui-mask-about = Silence then tells nothing.
ui-bots = Bots’ moves
ui-bots-slow = Slowly
ui-bots-normal = Normal
ui-bots-once = At once
# The Loyalty deck of a setup

ui-loyalty-deck = Loyalty deck
ui-loyalty-deck-cards =
    { $players } seats: { $cylons ->
        [one] 1 Cylon card
       *[other] { $cylons } Cylon cards
    } and { $humans } human cards{ $late ->
        [sympathizer] , later the Sympathizer
        [sympathetic-cylon] , later the Sympathetic Cylon
        [human] , later 1 more human card
       *[nothing] {""}
    }.
ui-loyalty-deck-mutineer =
    { $players } seats: { $cylons ->
        [one] 1 Cylon card
       *[other] { $cylons } Cylon cards
    }, { $humans } human cards and the Mutineer.
ui-loyalty-deck-with-leader =
    If one of you plays a Cylon leader: { $cylons ->
        [one] 1 Cylon card
       *[other] { $cylons } Cylon cards
    } and { $humans } human cards for the others, and a { $agenda } for the leader.
ui-loyalty-deck-leader =
    { $players } seats: one of you plays a Cylon leader with a { $agenda }; the others share { $cylons ->
        [one] 1 Cylon card
       *[other] { $cylons } Cylon cards
    } and { $humans } human cards.
# With Daybreak a leader gets motives, so many at the start and as many half-way.
ui-loyalty-deck-with-motives =
    { $mutineer ->
        [yes] If one of you plays a Cylon leader: { $cylons ->
            [one] 1 Cylon card
           *[other] { $cylons } Cylon cards
        }, { $humans } human cards and the Mutineer for the others, and { $motives } motives for the leader, half-way { $motives } more.
       *[no] If one of you plays a Cylon leader: { $cylons ->
            [one] 1 Cylon card
           *[other] { $cylons } Cylon cards
        } and { $humans } human cards for the others, and { $motives } motives for the leader, half-way { $motives } more.
    }
ui-loyalty-deck-motives =
    { $mutineer ->
        [yes] { $players } seats: one of you plays a Cylon leader with { $motives } motives, half-way { $motives } more; the others share { $cylons ->
            [one] 1 Cylon card
           *[other] { $cylons } Cylon cards
        }, { $humans } human cards and the Mutineer.
       *[no] { $players } seats: one of you plays a Cylon leader with { $motives } motives, half-way { $motives } more; the others share { $cylons ->
            [one] 1 Cylon card
           *[other] { $cylons } Cylon cards
        } and { $humans } human cards.
    }
ui-loyalty-deck-sleeper =
    { $players } seats. Loyalty is dealt in the Sleeper Agent phase only, { $cylons ->
        [one] 1 Cylon card
       *[other] { $cylons } Cylon cards
    } among it.
ui-loyalty-deck-assist =
    1 seat and a second character to help, who gets { $dealt } Loyalty cards from a deck with { $cylons ->
        [one] 1 Cylon card
       *[other] { $cylons } Cylon cards
    }.
ui-loyalty-deck-none = { $players } seats, no Loyalty deck: you all play against the game.

# Seats

ui-seats = Seats
ui-seats-first = Who goes first is drawn when the game starts.
ui-seat-number = Seat { $number }
ui-seat-person = Person
ui-seat-person-about = gets a link to send
ui-seat-bot = Bot
ui-seat-bot-about = sees only its own cards
ui-seat-you-host = you, host
ui-seat-you = you
ui-seat-host = host, { $here }
ui-seat-here = here now
ui-seat-away = away, here { $ago }
ui-seat-not-here = away
ui-seat-empty = Empty
ui-seat-empty-about = send the link
ui-seat-nobody = Nobody yet
ui-seat-ready = Ready
ui-seat-not-ready = Not ready
ui-seat-free = Free
ui-seat-you-here = You, here
ui-seat-gives-way = gives way to a person
ui-seat-this = This seat
ui-seat-own-menu = Rename yourself or leave
ui-seat-rename = Rename
ui-seat-leave = Leave the table
ui-seat-menu = { $name }: make host, remove
ui-seat-make-host = Make { $name } host
ui-seat-remove = Remove { $name }

# A table filling up; what is between [ and ] is set off

ui-lobby-filling =
    { $empty ->
        [0] [All { $seats }] seats are taken.
       *[other] Filling up. [{ $taken } of { $seats }] seats are taken.
    }
ui-lobby-welcome = { $host } keeps a seat for you.
ui-lobby-about = Sit down at { $name }: the hidden-traitor board game, in your browser.
ui-lobby-played = What is played here
ui-lobby-sit-after-all = You are watching. You can still [sit down].
ui-share = Send the link
ui-share-link = Link to this table
ui-share-code = Or say the code [{ $code }]. Whoever has it can sit or watch.
ui-new-here = New to it?
ui-new-here-about = You keep a secret, help or harm checks, and talk. [How to play] takes 5 minutes; the table tells you the rest when it asks.

ui-sit = Sit down
ui-sit-name = What are you called?
ui-sit-where = Where?
ui-sit-go = Sit down
ui-sit-full = All seats are taken by people.
ui-sit-or-watch = Or [watch only].
ui-sit-no-account = Nobody needs an account; this browser remembers you.

ui-start = Start
ui-start-all = Everybody is ready.
ui-start-empty =
    { $empty ->
        [one] Seat { $seat } is empty.
       *[other] { $empty } seats are empty.
    }
ui-start-unready =
    { $unready ->
        [one] { $name } is not ready.
       *[other] { $unready } people are not ready.
    }
ui-start-both =
    { $empty ->
        [one] Seat { $seat } is empty
       *[other] { $empty } seats are empty
    }, { $unready ->
        [one] { $name } is not ready.
       *[other] { $unready } people are not ready.
    }
ui-start-advice =
    { $empty ->
        [0] Wait, or ask.
        [one] Wait, or put a bot in seat { $seat }. A bot can leave for a person later.
       *[other] Wait, or fill up with bots. A bot can leave for a person later.
    }
ui-start-by-host = { $host } starts the game.
ui-start-no-host = Nobody is the host: whoever takes it over can start the game.
ui-start-bots =
    { $empty ->
        [one] Bot into seat { $seat }
       *[other] Bots into { $empty } seats
    }
ui-start-ask = Ask { $name }
ui-start-go = Start the game
ui-ready = I am ready
ui-ready-not = Not ready yet
ui-host-take = Become the host

ui-lobby-chat = Chat
ui-lobby-chat-none = Nobody has said anything yet.
ui-lobby-say = Say something
ui-lobby-say-hint = Say something to the table
ui-lobby-say-go = Send
ui-lobby-you = You
ui-news-sat = { $name } sat down.
ui-news-left = { $name } left.
ui-news-replaced = A bot plays for { $name } now.
ui-news-back = { $name } is back.
ui-news-removed = The host removed { $name }.
ui-news-renamed = { $from } is now { $to }.
ui-news-host = { $name } is the host now.
ui-news-asked = The host asks: is { $name } ready?
ui-news-changed = The host changed the settings.

# Keeping tables

ui-account-tables =
    { $tables ->
        [0] This browser has no seats yet.
        [one] This browser has a seat at 1 table.
       *[other] This browser has seats at { $tables } tables.
    }
ui-account-kept = You are { $name }
ui-account-kept-about = Your tables are kept under this name. Log in with it on any device.
ui-account-log-out = Log out
ui-account-log-out-about = This browser then forgets your seats; the name keeps them.
ui-account-keep = Keep them under a name
ui-account-keep-about = A seat belongs to the browser in which you sat down. With a name and a password you find your tables again anywhere. No e-mail is asked for.
ui-account-keep-go = Keep my tables
ui-account-name = Name
ui-account-password = Password
ui-account-password-about = At least { $least } characters. Nobody can send you a new one.
ui-account-log-in = Log in
ui-account-log-in-about = The tables of the name join those of this browser.
ui-account-log-in-go = Log in
ui-device = Take them to another device
ui-device-about = A private link carries the seats of this browser to a phone or another computer, without a name. Both then play the same seats.
ui-device-link = Private link
ui-device-go = Make a private link
ui-device-minutes =
    { $minutes ->
        [one] Open it within 1 minute. It works once.
       *[other] Open it within { $minutes } minutes. It works once.
    }
ui-device-secret = Send it to nobody: whoever opens it sees your cards and plays for you.

# Watching

ui-watch-filling = Free seats
ui-watch-playing = Under way
ui-watch-playing-none = No open game is under way.
ui-watch-finished = To replay
ui-watch-finished-none = No game is finished yet.

# A private link that was opened on another device.
ui-arrive = Your seats on this device
ui-arrive-about = From now on this browser sits where you sit. The link then is used up; the other device stays seated too.
ui-arrive-go = Take my seats here
