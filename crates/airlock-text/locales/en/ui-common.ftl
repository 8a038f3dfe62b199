# Words that several pages share.
ui-skip = Skip to what is asked
ui-token-me = { $who } (you)
ui-title-asked = ● { $question }

# What the script says by itself.
ui-script-reconnecting = Reconnecting…
ui-script-offline = No connection. Nothing is lost; try again.
ui-script-failed = That did not work. Try again.
ui-script-since = since your last turn
