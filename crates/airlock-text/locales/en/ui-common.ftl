# Words that several pages share.
ui-skip = Skip to your decision
ui-token-me = { $who } (you)
ui-title-asked = ● { $question }

