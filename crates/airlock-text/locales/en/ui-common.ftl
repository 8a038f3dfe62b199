# Words that several pages share.
ui-skip = Skip to what is asked
ui-token-me = { $who } (you)
ui-title-asked = ● { $question }

