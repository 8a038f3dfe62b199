# What was wrong with something entered.

ui-problem-table-name = Give the table a name of 1 to { $most } characters.
ui-problem-person-name = Give a name of 1 to { $most } characters.
ui-problem-name-at-table = Somebody at this table is called { $name } already. Take another name.
ui-problem-seat-taken = Somebody took that seat a moment ago. Take another one.
ui-problem-people-sit =
    { $count ->
        [one] 1 person sits already: so many seats must stay.
       *[other] { $count } people sit already: so many seats must stay.
    }
ui-problem-no-table = No table has that link or code. Ask for the link again.
ui-problem-account-taken = The name { $name } is taken. Log in if it is yours, or take another.
ui-problem-password = A password has at least { $least } characters.
ui-problem-wrong-password = Name and password do not belong together.
ui-problem-device-link = That private link was used or is too old. Make a new one on the other device.

# Pages that cannot be shown.

ui-error-unreadable = That could not be read
ui-error-unreadable-advice = Something is missing in what was sent. Go back, load the page again and try once more.
ui-error-forbidden = This is not yours to do
ui-error-forbidden-advice = You have no seat here, or only the host may do this. If you sat down in another browser, use that one, or take your seats along with a private link.
ui-error-no-page = Nothing is here
ui-error-no-page-advice = The address may be mistyped, or the page has gone.
ui-error-no-table = There is no such table
ui-error-no-table-advice = The link may be cut off at its end, or the table was closed. Ask for the link again.
ui-error-method = That is not possible here
ui-error-method-advice = Go back and use the buttons of the page.
ui-error-stale = The table has moved on
ui-error-stale-advice = Something happened while you were deciding. Look again before you answer; nothing was done.
ui-error-too-large = That is too much
ui-error-too-large-advice = Write less and send it again.
ui-error-too-many = Too fast
ui-error-too-many-advice =
    { $wait ->
        [one] Wait 1 second, then try again.
       *[other] Wait { $wait } seconds, then try again.
    }
ui-error-broken = Something is broken here
ui-error-broken-advice = It is our fault, not yours. Your tables are safe. Try again in a moment.
ui-error-away = Back in a moment
ui-error-away-advice = The server is starting or stopping. Your tables are safe. Load the page again in a minute.
ui-error-to-table = Back to the table
ui-error-to-start = To the start page
ui-error-request = If it stays so, tell whoever runs this server the number { $request }.
