# Słowa wspólne dla kilku stron.
ui-skip = Przejdź do pytania
ui-token-me = { $who } (ty)
ui-title-asked = ● { $question }
