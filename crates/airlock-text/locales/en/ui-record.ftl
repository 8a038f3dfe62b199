# The record: log, chat, notes, standing orders; explanations and character sheets.

ui-record = Log and chat
ui-record-log = Log
ui-record-chat = Chat
ui-record-notes = Notes
ui-record-orders = Orders

ui-log-turn = Turn { $number }, { $who }
ui-log-turn-you = Turn { $number }, you
ui-log-since = since your last turn
ui-log-earlier = Earlier

ui-chat-unread = new
ui-chat-empty = Nobody has said anything yet.
ui-say = Say something
ui-say-placeholder = Say something to the table
ui-say-send = Send
ui-phrases = Say it in one click
ui-phrase-help-not = I cannot help at all.
ui-phrase-help-little = I can help a little.
ui-phrase-help-lot = I can help a lot.
ui-phrase-who-helps = Who can help?
ui-phrase-let-it-fail = Let it fail.
ui-phrase-trust-me = Trust me.
ui-phrase-suspicious = Somebody is lying.
ui-phrase-thanks = Well done.

ui-notes-note = Only you ever see this.
ui-notes-keep = Keep

ui-orders-note = Standing orders answer for you and never tell the table.
ui-orders-none = You hold nothing that could be used out of turn.
ui-orders-ask = Ask
ui-orders-pass = Pass
ui-orders-drop = Withdraw

ui-when-crisis-revealed = at each Crisis
ui-when-option-chosen = when an option is chosen
ui-when-instead-of-check = before the check of a Crisis
ui-when-before-cards = before cards are added
ui-when-before-reveal = before cards are revealed
ui-when-after-total = when a check is totalled
ui-when-after-check = after a check
ui-when-before-roll = before a die is rolled
ui-when-after-roll = when a die was rolled
ui-when-viper-attacked = when a viper is attacked
ui-when-vipers-placed = when vipers are placed
ui-when-turn-began = when a turn begins
ui-when-cards-added = after somebody adds cards to a check
ui-when-after-reveal = after the cards of a check are turned
ui-when-destroyed = after you destroy a basestar or centurion
ui-when-before-raiders = before raiders act
ui-when-treachery-discarded = when a human player discards Treachery
ui-when-check-passed = after a check is passed
ui-when-choosing-option = before somebody chooses an option
ui-when-civilian-threatened = before a civilian ship is destroyed
ui-when-removing-ships = when the fleet jumps
ui-when-before-activation = before Cylon ships act
ui-when-infiltration-ends = when your infiltration ends
ui-when-motive-holds = when what it asks for is true

# Explanations

ui-explain-close = Close (Esc)
ui-explain-when = When
ui-explain-does = Does
ui-explain-limit = Limit
ui-explain-check = In a check
ui-explain-worth = { $skill }, worth { $strength }
ui-explain-centurion = Centurion
ui-explain-nuke = Nuke
ui-explain-occupation = Occupation force
ui-explain-rules = In the rules
ui-explain-order = Standing order
ui-explain-sheet = Character sheet

ui-now-worth = Now: worth { $worth } in this check.
ui-now-denied = Not now: { $reason }.
ui-now-here = { $count ->
    [0] Nobody is here.
    [one] { $names } is here.
   *[other] { $names } are here.
}
ui-now-damaged = Damaged: its action cannot be used until it is repaired.
ui-now-played = { $name } is played by { $who }.
ui-now-in-play = In play now.
ui-now-in-play-with = In play now, before { $who }.
ui-now-mission = It lies on the Active Mission space until the fleet jumps.
ui-now-mission-down = It lies face down on the Active Mission space and goes back into its deck when the fleet jumps.
ui-now-motive = { $who } has revealed it.
ui-now-holder = Now: { $who }.
ui-now-dial = { $red ->
    [yes] Now { $value }, in the red.
   *[no] Now { $value }.
}
ui-now-ships = { $count } of { $of } in space now.
ui-now-reserves = { $count } in the Reserves.
ui-now-occupation = { $count ->
    [0] None is on New Caprica.
    [one] 1 is on New Caprica.
   *[other] { $count } are on New Caprica.
}
ui-now-boarding = { $count ->
    [0] None is aboard.
    [one] 1 is aboard.
   *[other] { $count } are aboard.
}
ui-now-nukes = { $count ->
    [0] None is left.
   *[other] { $count } left.
}

# Character sheets

ui-profile = Character sheet
ui-profile-whose = Whose sheet
ui-profile-back = Back to the board
ui-profile-none = Nobody is picked here yet.
ui-profile-you = you
ui-profile-who = { $kind }, played by { $who }
ui-profile-hand = Hand
ui-profile-executed = Executed before
ui-profile-played-super = Played a Super Crisis
ui-profile-yes = Yes
ui-profile-hand-of = { $count } of { $of }
ui-profile-where = Now
ui-profile-viper = Viper, { $area }
ui-profile-off = Off the board
ui-profile-start = Began
ui-profile-start-either = { $first } or { $then }
ui-profile-start-viper = In a viper
ui-profile-agenda = Agenda
ui-profile-line = { $place } in line, { $here } here
ui-profile-draws-you = Each turn you draw { $count }
ui-profile-draws = Each turn { $who } draws { $count }
ui-profile-or = or
ui-profile-abilities = Abilities
ui-profile-always = Always
ui-ability-cylon = Lost: a revealed Cylon has no abilities.
ui-ability-used = Used.
ui-ability-forfeited = Not yours: you took this character too late.
ui-ability-ready = Ready.
ui-ability-ready-asked = Ready. You are asked when the moment comes, or set a standing order.
ui-ability-began = { $began ->
    [yes] Holds this turn: it began in a viper.
   *[no] Not this turn: it did not begin in a viper.
}
ui-ability-turn-used = Used in this turn.
ui-ability-difficulty = Would need { $needed } instead of { $printed }.
ui-ability-off = Not on the board yet.
ui-ability-last-card = Holds 1 card now.
ui-ability-cost = Too few cards in hand now.
ui-ability-cost-at = Too few cards in hand for that location now.
