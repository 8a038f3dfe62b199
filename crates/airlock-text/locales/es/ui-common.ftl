# Palabras que comparten varias páginas.
ui-skip = Ir a tu decisión
ui-token-me = { $who } (tú)
ui-title-asked = ● { $question }
