# What whoever runs the server tells everyone, and what they have done.
ui-announcement = Notice:
ui-locked = Whoever runs this server has locked this table. You can look at it, but nobody can change anything.
ui-refused-muted-everywhere = Whoever runs this server has muted you. You can still play.
ui-refused-banned-everywhere = Whoever runs this server has banned this account.

# Another password, on the account page.
ui-password = Change password
ui-password-about = All your other devices are logged out, and private links stop working.
ui-password-old = Current password
ui-password-new = New password
ui-password-go = Change password

# The page for those who run the server.
ui-admin = Admin
ui-admin-about = Everything done here is written to the log.
ui-admin-back = Back to admin
ui-admin-none = Nothing to show.
ui-admin-nothing = There is nothing like that here.
ui-admin-find = Search
ui-admin-sure = I’m sure
ui-admin-bad-text = The text needs 1 to { $most } characters

ui-admin-announce = Announcement
ui-admin-announce-about = Shown on every page, in your own words. A new one replaces the old one.
ui-admin-text = Text
ui-admin-hours = Hours (empty: until you take it back)

ui-admin-reports = Reports
ui-admin-reports-all = Show settled ones too
ui-admin-report = Report { $number }
ui-admin-reported-by = Reported by { $who }
ui-admin-settled = settled

ui-admin-tables = Tables
ui-admin-find-tables = Name, player or id
ui-admin-which = State
ui-admin-all = all
ui-admin-filling = not started
ui-admin-running = in progress
ui-admin-over = finished
ui-admin-locked = locked
ui-admin-facts = Details
ui-admin-seats = Seats
ui-admin-seat = Seat { $seat }
ui-admin-chat = Chat
ui-admin-host = Host: { $host }
ui-admin-made = Made { $ago }
ui-admin-started = Started { $ago }
ui-admin-ended = Finished { $ago }
ui-admin-lines =
    { $count ->
        [one] 1 line of chat
       *[other] { $count } lines of chat
    }
ui-admin-size = { $size } KiB on disk

ui-admin-people = People
ui-admin-person = Person
ui-admin-find-people = Name or login
ui-admin-muted = muted
ui-admin-banned = banned
ui-admin-tables-of =
    { $tables ->
        [0] no tables
        [one] 1 table
       *[other] { $tables } tables
    }
ui-admin-measures = Moderation
ui-admin-measures-about = Muted people can play but not talk. Banned ones are logged out everywhere, and bots play their seats. Deleting removes their name and everything they said; the games stay.

# Buttons.
ui-admin-do-delete-table = Delete table
ui-admin-do-lock = Lock table
ui-admin-do-unlock = Unlock table
ui-admin-do-mute = Mute everywhere
ui-admin-do-unmute = Unmute
ui-admin-do-ban = Ban
ui-admin-do-unban = Unban
ui-admin-do-delete-person = Delete person
ui-admin-do-announce = Announce
ui-admin-do-withdraw = Take it back
ui-admin-do-settle = Settle

# What was done, in the log and as the answer to a command.
ui-admin-log = Log
ui-admin-log-all = Show more
ui-admin-log-about = Who did what and when, newest first.
ui-admin-shell = { $name } at the command line
ui-admin-did-delete-table = table deleted
ui-admin-did-lock = table locked
ui-admin-did-unlock = table unlocked
ui-admin-did-mute = person muted
ui-admin-did-unmute = person unmuted
ui-admin-did-ban = person banned
ui-admin-did-unban = person unbanned
ui-admin-did-delete-person = person deleted
ui-admin-did-announce = announced
ui-admin-did-withdraw = announcement taken back
ui-admin-did-settle = report settled
