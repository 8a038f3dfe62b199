# Who this browser is.

# A private link that was opened. It says whose it is before it does anything.
ui-arrive = Private link
ui-arrive-whose =
    { $tables ->
        [0] This link belongs to { $name }, who has no seats yet.
        [one] This link belongs to { $name }, who has a seat at 1 table.
       *[other] This link belongs to { $name }, who has seats at { $tables } tables.
    }
ui-arrive-about = This browser will then play { $name }’s seats too. The link works only once, and the other device keeps its seats.
ui-arrive-aside =
    { $tables ->
        [0] In this browser you are { $name } so far. That name will be put aside and stays yours alone. Change back under “{ $place }”.
        [one] In this browser you are { $name } so far, with a seat at 1 table. It will be put aside and stays yours alone. Change back under “{ $place }”.
       *[other] In this browser you are { $name } so far, with seats at { $tables } tables. They will be put aside and stay yours alone. Change back under “{ $place }”.
    }
ui-arrive-stranger = Did someone send you this link? Don’t use it: you’d play in their name, and they’d see what you do.
ui-arrive-go = Use these seats here
ui-arrive-own = This link is your own, and this browser already has its seats. Open it on the other device.

# Seats that this browser held before a link or a login brought others.
ui-aside = Put aside
ui-aside-about = Before a link or a login, this browser had other seats. They are kept apart so that nobody else gets them and none is lost. The same goes for a seat at a table where your name already has one.
ui-aside-tables =
    { $tables ->
        [0] { $name }: no seats
        [one] { $name }: a seat at 1 table
       *[other] { $name }: seats at { $tables } tables
    }
ui-aside-go = Play as { $name }

# What opens a person’s seats.
ui-sessions = Who can play your seats
ui-sessions-about = Each of these can see your cards and play for you. End any you don’t recognise: its open pages close at once.
ui-session-this = this browser
ui-session-unknown = A browser or program
ui-session-link = A private link, not used yet
ui-session-end = End
ui-sessions-end = End all others

# Logging in.
ui-failed =
    { $count ->
        [one] 1 wrong password for your name
       *[other] { $count } wrong passwords for your name
    }
ui-failed-last = Last try: { $ago }.
ui-failed-about = Nobody got in, and each further try takes longer. If it wasn’t you, check below who can play your seats.
ui-failed-go = Got it
ui-refused-tries =
    { $wait ->
        [one] Too many wrong passwords. Try again in 1 second.
       *[other] Too many wrong passwords. Try again in { $wait } seconds.
    }
ui-refused-busy =
    { $wait ->
        [one] Too many people are logging in right now. Try again in 1 second.
       *[other] Too many people are logging in right now. Try again in { $wait } seconds.
    }

# What is kept about a person.
ui-data = What is kept about you
ui-data-about = Your name, your seats and who can play them, your notes and answers, and what you said. You can read it all or delete it.
ui-data-go = Download it
ui-delete = Delete me
ui-delete-about = This deletes your name, your login, your notes and everything you said. The games stay, without your name, and bots take over your seats in those that are running. You can’t undo this.
ui-delete-sure = Yes, delete everything about me.
ui-delete-go = Delete me for good
ui-delete-no = Keep everything
ui-problem-unsure = Nothing was deleted. Tick the box if you’re sure.
