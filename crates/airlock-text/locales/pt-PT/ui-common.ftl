# Palavras que várias páginas partilham.
ui-skip = Saltar para a pergunta
ui-token-me = { $who } (tu)
ui-title-asked = ● { $question }

