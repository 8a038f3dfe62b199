# Words that several pages share.
ui-skip = 質問へ移動
ui-token-me = { $who }（あなた）
ui-title-asked = ● { $question }
