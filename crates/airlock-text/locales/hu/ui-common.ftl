# Szavak, amelyeken több oldal osztozik.
ui-skip = Ugrás a kérdéshez
ui-token-me = { $who } (te)
ui-title-asked = ● { $question }

