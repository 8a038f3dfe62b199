# The pages around the table: start, making a table, a table filling up, keeping tables, watching.

# What this language is called by those who speak it, as it stands in the list of languages
ui-language-name = English
ui-language = Language
ui-site = Airlock
ui-site-about = The hidden-traitor board game, in your browser. Invite friends by link, and let bots fill the empty seats.
ui-title = { $page } · Airlock
ui-skip-page = Skip to content
ui-nav = Site
ui-nav-rules = How to play
ui-nav-watch = Watch a game
ui-nav-account = Save my tables
ui-copy = Copy
ui-copied = Copied

# What the script says

ui-script-failed = That didn’t work. Try again.
ui-script-moved-on = The table has moved on. Take another look before you answer.
ui-script-offline = You’re offline. What you see may be out of date.
ui-script-reconnecting = Reconnecting
ui-script-show-all = Show all
ui-script-go-on = Continue
ui-script-after-cards = after { $n } of { $all } cards
ui-script-to-turn = to turn over
ui-script-since = since your last turn
ui-script-sound-on = Sound is on
ui-script-sound-off = Sound is off
ui-script-seal-true = The seed matches the seal: nothing was changed.
ui-script-seal-false = The seed doesn’t match the seal.

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
ui-hero-about = The hidden-traitor board game, in your browser. For 3 to 7 players: invite friends by link, and let bots fill the empty seats.
ui-play = Play with bots now
ui-players = Players
ui-play-go = Start
ui-play-set = Sets
ui-join = Join a table
ui-join-link = Link or code
ui-join-hint = Paste a link or code
ui-join-go = Join
ui-mine = My tables
ui-mine-none = You aren’t at a table yet.
ui-mine-none-about = Play with bots, open a friend’s link, or make a table and share its link. This browser remembers your seats.

# A table as one line

ui-line-filling = { $players } players{ $pace ->
        [days] {", over several days"}
       *[live] {""}
    }, { $taken } seated
ui-line-playing = { $players } players{ $pace ->
        [days] {", over several days"}
       *[live] {""}
    }, turn { $turn }, distance { $distance } of { $goal }
ui-line-over = { $players } players{ $pace ->
        [days] {", over several days"}
       *[live] {""}
    }, finished
ui-line-can-start = You can start
ui-line-not-ready = Are you ready?
ui-line-waits-for-people = Waiting for players
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
ui-make-go = Make table
ui-make-look = Check settings
ui-make-swap = You can swap people and bots until the game starts.
ui-settings = Settings
ui-seal = Shuffle seal
ui-seal-what = The SHA-256 of the seed behind every shuffle and every roll. The seed is shown at the end, so everyone can check that nobody chose it.
ui-settings-change = Change
ui-settings-go = Save settings
ui-settings-back = Cancel
ui-table-name = Name
ui-your-name = Your name
ui-pace = Pace
ui-pace-live = Play live
ui-pace-days = Play over several days
ui-sets = Sets
ui-sets-coming = Exodus isn’t playable yet.
ui-set-exodus = Exodus
ui-objective-name = Objective
ui-objective = { $name }, distance { $distance }
ui-rulings = Rulings
ui-variant = Variant
ui-variants = Variants
ui-resources = Starting resources: { $names }
ui-resources-name = Resources
ui-resources-fact = { $difficulty }: { $starts }
ui-door = Who can join
ui-door-name = Joining
ui-door-link = With the link
ui-door-open = Anyone
ui-mask = Interrupts
ui-mask-on = Same pause for everyone
ui-mask-off = No pause when nobody can interrupt
ui-mask-about = So a pause never gives anyone away.
ui-bots = Bot speed
ui-bots-slow = Slow
ui-bots-normal = Normal
ui-bots-once = Instant
# The Loyalty deck of a setup

ui-loyalty-deck = Loyalty deck
ui-loyalty-deck-cards =
    { $players } players: { $cylons ->
        [one] 1 Cylon card
       *[other] { $cylons } Cylon cards
    } and { $humans } human cards{ $late ->
        [sympathizer] , later the Sympathizer
        [sympathetic-cylon] , later the Sympathetic Cylon
        [human] , later 1 more human card
       *[nothing] {""}
    }.
ui-loyalty-deck-mutineer =
    { $players } players: { $cylons ->
        [one] 1 Cylon card
       *[other] { $cylons } Cylon cards
    }, { $humans } human cards and the Mutineer.
ui-loyalty-deck-with-leader =
    If one of you plays a Cylon leader: { $cylons ->
        [one] 1 Cylon card
       *[other] { $cylons } Cylon cards
    } and { $humans } human cards for the others, and a { $agenda } for the leader.
ui-loyalty-deck-leader =
    { $players } players: one of you plays a Cylon leader with a { $agenda }; the others share { $cylons ->
        [one] 1 Cylon card
       *[other] { $cylons } Cylon cards
    } and { $humans } human cards.
# With Daybreak a leader gets motives, so many at the start and as many half-way.
ui-loyalty-deck-with-motives =
    { $mutineer ->
        [yes] If one of you plays a Cylon leader: { $cylons ->
            [one] 1 Cylon card
           *[other] { $cylons } Cylon cards
        }, { $humans } human cards and the Mutineer for the others, and { $motives } motives for the leader, with { $motives } more halfway.
       *[no] If one of you plays a Cylon leader: { $cylons ->
            [one] 1 Cylon card
           *[other] { $cylons } Cylon cards
        } and { $humans } human cards for the others, and { $motives } motives for the leader, with { $motives } more halfway.
    }
ui-loyalty-deck-motives =
    { $mutineer ->
        [yes] { $players } players: one of you plays a Cylon leader with { $motives } motives, and { $motives } more halfway; the others share { $cylons ->
            [one] 1 Cylon card
           *[other] { $cylons } Cylon cards
        }, { $humans } human cards and the Mutineer.
       *[no] { $players } players: one of you plays a Cylon leader with { $motives } motives, and { $motives } more halfway; the others share { $cylons ->
            [one] 1 Cylon card
           *[other] { $cylons } Cylon cards
        } and { $humans } human cards.
    }
ui-loyalty-deck-sleeper =
    { $players } players. Loyalty is dealt only in the Sleeper Agent phase, with { $cylons ->
        [one] 1 Cylon card
       *[other] { $cylons } Cylon cards
    }.
ui-loyalty-deck-assist =
    1 player and an assist character, who gets { $dealt } Loyalty cards from a deck with { $cylons ->
        [one] 1 Cylon card
       *[other] { $cylons } Cylon cards
    }.
ui-loyalty-deck-none = { $players } players, no Loyalty deck: you all play against the game.

# Seats

ui-seats = Seats
ui-seats-first = The first player is drawn when the game starts.
ui-seat-number = Seat { $number }
ui-seat-person = Person
ui-seat-person-about = gets a link to share
ui-seat-bot = Bot
ui-seat-bot-about = sees only its own cards
ui-seat-bot-here = bot, sees only its own cards
ui-seat-you-host = you, host
ui-seat-you = you
ui-seat-host = host, { $here }
ui-seat-here = here now
ui-seat-away = away, last seen { $ago }
ui-seat-not-here = away
ui-seat-empty = Empty
ui-seat-empty-about = share the link
ui-seat-nobody = Nobody yet
ui-seat-ready = Ready
ui-seat-not-ready = Not ready
ui-seat-free = Free
ui-seat-you-here = You, here
ui-seat-gives-way = makes room for a person
ui-seat-this = This seat
ui-seat-own-menu = Change your name or leave
ui-seat-rename = Change name
ui-seat-leave = Leave table
ui-seat-menu = { $name }: make host, remove
ui-seat-make-host = Make { $name } host
ui-seat-remove = Remove { $name }

# A table filling up; what is between [ and ] is set off

ui-lobby-filling =
    { $empty ->
        [0] [All { $seats }] seats are taken.
       *[other] Waiting for players. [{ $taken } of { $seats }] seats are taken.
    }
ui-lobby-welcome = { $host } has saved you a seat.
ui-lobby-about = Join { $name }: the hidden-traitor board game, in your browser.
ui-lobby-played = About this game
ui-lobby-sit-after-all = You’re watching. You can still [take a seat].
ui-share = Share the link
ui-share-link = Link to this table
ui-share-code = Or share the code [{ $code }]. Anyone who has it can play or watch.
ui-new-here = New to the game?
ui-new-here-about = Keep your secret, help or spoil skill checks and talk it over. [How to play] takes 5 minutes; the table explains the rest as you go.

ui-sit = Take a seat
ui-sit-name = Your name
ui-sit-where = Your seat
ui-sit-go = Take a seat
ui-sit-full = People have taken all the seats.
ui-sit-or-watch = Or [just watch].
ui-sit-no-account = No account needed; this browser remembers you.

ui-start = Start
ui-start-all = Everyone is ready.
ui-start-empty =
    { $empty ->
        [one] Seat { $seat } is empty.
       *[other] { $empty } seats are empty.
    }
ui-start-unready =
    { $unready ->
        [one] { $name } isn’t ready.
       *[other] { $unready } people aren’t ready.
    }
ui-start-both =
    { $empty ->
        [one] Seat { $seat } is empty
       *[other] { $empty } seats are empty
    }, { $unready ->
        [one] { $name } isn’t ready.
       *[other] { $unready } people aren’t ready.
    }
ui-start-advice =
    { $empty ->
        [0] Wait, or give them a nudge.
        [one] Wait, or put a bot in seat { $seat }. A person can take its place later.
       *[other] Wait, or fill the seats with bots. People can take their places later.
    }
ui-start-by-host = { $host } will start the game.
ui-start-no-host = There is no host. Whoever becomes host can start the game.
ui-start-bots =
    { $empty ->
        [one] Fill seat { $seat } with a bot
       *[other] Fill { $empty } seats with bots
    }
ui-start-ask = Nudge { $name }
ui-start-go = Start game
ui-ready = I’m ready
ui-ready-not = Not ready yet
ui-host-take = Become host

ui-lobby-chat = Chat
ui-lobby-chat-none = No messages yet.
ui-lobby-say = Say something
ui-lobby-say-hint = Message the table
ui-lobby-say-go = Send
ui-lobby-you = You
ui-news-sat = { $name } took a seat.
ui-news-left = { $name } left.
ui-news-replaced = A bot is now playing for { $name }.
ui-news-back = { $name } is back.
ui-news-removed = The host removed { $name }.
ui-news-renamed = { $from } is now { $to }.
ui-news-host = { $name } is now the host.
ui-news-asked = The host asks { $name }: are you ready?
ui-news-changed = The host changed the settings.
ui-news-asked-to-sit = { $name } asked for a seat.
ui-news-declined = The host declined { $name }’s request.
ui-news-banned = The host banned { $name }.
ui-line-watches = watching
ui-line-about = Mute or report { $name }
ui-company = People at { $table }
ui-company-people = People
ui-company-said = { $name } said
ui-company-plays = playing seat { $seat }
ui-company-left = owns seat { $seat }; a bot is playing it
ui-company-asks = asking for seat { $seat }
ui-company-beside = watching
ui-company-host = host
ui-company-removed = removed
ui-company-banned = banned
ui-company-muted = muted for everyone
ui-company-mute = Mute for me
ui-company-unmute = Unmute
ui-company-silence = Mute for everyone
ui-company-unsilence = Unmute for everyone
ui-company-remove = Remove
ui-company-ban = Ban
ui-company-lift = Let back in
ui-company-report = Report
ui-company-reason = What is wrong?
ui-company-report-go = Send report
ui-company-mute-note = Reports go to whoever runs this server. Nobody at the table learns of them, or of anyone you mute.

# Keeping tables

ui-account-tables =
    { $tables ->
        [0] This browser has no seats yet.
        [one] This browser has a seat at 1 table.
       *[other] This browser has seats at { $tables } tables.
    }
ui-account-kept = You’re logged in as { $name }
ui-account-kept-about = Your tables are saved under this name. Log in with it on any device.
ui-account-log-out = Log out
ui-account-log-out-about = This browser forgets your seats; your account keeps them.
ui-account-keep = Save them under a name
ui-account-keep-about = Your seats belong to this browser. With a name and a password you can find your tables again anywhere. No email needed.
ui-account-keep-go = Save my tables
ui-account-name = Name
ui-account-password = Password
ui-account-password-about = At least { $least } characters. It can’t be reset.
ui-account-log-in = Log in
ui-account-log-in-about = Your account’s tables are added to those of this browser.
ui-account-log-in-go = Log in
ui-device = Move to another device
ui-device-about = A private link takes this browser’s seats to a phone or another computer, without an account. Both can then play the same seats.
ui-device-link = Private link
ui-device-go = Get a private link
ui-device-minutes =
    { $minutes ->
        [one] Open it within 1 minute. It works only once.
       *[other] Open it within { $minutes } minutes. It works only once.
    }
ui-device-secret = Don’t share it: anyone who opens it sees your cards and plays for you.

# Watching

ui-watch-filling = Open seats
ui-watch-playing = In progress
ui-watch-playing-none = No open game is in progress.
ui-watch-finished = Replays
ui-watch-finished-none = No games have finished yet.
