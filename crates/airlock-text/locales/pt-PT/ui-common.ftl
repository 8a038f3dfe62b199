# Palavras que várias páginas partilham.
ui-skip = Saltar para a tua decisão
ui-token-me = { $who } (tu)
ui-title-asked = ● { $question }

