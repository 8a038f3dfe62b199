# Palabras que comparten varias páginas.
ui-skip = Saltar a la pregunta
ui-token-me = { $who } (tú)
ui-title-asked = ● { $question }
