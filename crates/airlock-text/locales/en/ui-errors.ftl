# What was wrong with something entered.

ui-problem-table-name = Give the table a name of 1 to { $most } characters.
ui-problem-person-name = Choose a name of 1 to { $most } characters.
ui-problem-name-at-table = Someone at this table is already called { $name }. Choose another name.
ui-problem-seat-taken = Someone just took that seat. Choose another one.
ui-problem-people-sit =
    { $count ->
        [one] 1 person already has a seat, so you need at least that many.
       *[other] { $count } people already have seats, so you need at least that many.
    }
ui-problem-no-table = There is no table with that link or code. Ask for the link again.
ui-problem-account-taken = The name { $name } is taken. Log in if it’s yours, or choose another.
ui-problem-password = A password needs at least { $least } characters.
ui-problem-wrong-password = That name and password don’t match.
ui-problem-device-link = That private link has been used or has expired. Get a new one on the other device.

# Pages that cannot be shown.

ui-error-unreadable = We couldn’t read that
ui-error-unreadable-advice = Something is missing from what was sent. Go back, reload the page and try again.
ui-error-forbidden = You can’t do that
ui-error-forbidden-advice = You have no seat here, or only the host can do it. If you took a seat in another browser, use that one, or bring your seats here with a private link.
ui-error-no-page = There’s nothing here
ui-error-no-page-advice = The address may be mistyped, or the page is gone.
ui-error-no-table = There’s no such table
ui-error-no-table-advice = The link may be incomplete, or the table was closed. Ask for the link again.
ui-error-method = That isn’t possible here
ui-error-method-advice = Go back and use the buttons on the page.
ui-error-stale = The table has moved on
ui-error-stale-advice = Something happened while you were deciding. Nothing was done; take another look before you answer.
ui-error-too-large = That’s too much
ui-error-too-large-advice = Shorten it and send it again.
ui-error-too-many = Too fast
ui-error-too-many-advice =
    { $wait ->
        [one] Wait 1 second, then try again.
       *[other] Wait { $wait } seconds, then try again.
    }
ui-error-broken = Something broke
ui-error-broken-advice = It’s our fault, not yours. Your tables are safe. Try again in a moment.
ui-error-away = Back in a moment
ui-error-away-advice = The server is starting or stopping. Your tables are safe. Reload the page in a minute.
ui-error-unsaved = Nothing can be saved right now
ui-error-to-table = Back to the table
ui-error-to-start = Go to the start page
ui-error-request = If this keeps happening, tell whoever runs this server the number { $request }.
