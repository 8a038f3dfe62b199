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
ui-log-details = { $count ->
    [one] 1 detail
   *[other] { $count } details
}

ui-chat-unread = new
ui-chat-empty = No messages yet.
ui-say = Say something
ui-say-placeholder = Message the table
ui-say-send = Send
ui-phrases = Quick messages
ui-phrase-help-not = I can’t help at all.
ui-phrase-help-little = I can help a little.
ui-phrase-help-lot = I can help a lot.
ui-phrase-who-helps = Who can help?
ui-phrase-let-it-fail = Let it fail.
ui-phrase-trust-me = Trust me.
ui-phrase-suspicious = Someone is lying.
ui-phrase-thanks = Well done.

ui-notes-note = Only you can see this.
ui-notes-keep = Save

ui-orders-note = Standing orders answer for you, and nobody else knows about them.
ui-orders-none = You have nothing to use out of turn.
ui-orders-ask = Ask
ui-orders-pass = Pass
ui-orders-drop = Cancel

ui-when-crisis-revealed = when a Crisis is revealed
ui-when-option-chosen = when an option is chosen
ui-when-instead-of-check = before a Crisis check
ui-when-before-cards = before cards are added
ui-when-before-reveal = before cards are revealed
ui-when-after-total = after a check is totalled
ui-when-after-check = after a check
ui-when-before-roll = before a roll
ui-when-after-roll = after a roll
ui-when-viper-attacked = when a viper is attacked
ui-when-vipers-placed = when vipers are placed
ui-when-turn-began = at the start of your turn
ui-when-cards-added = after someone adds cards to a check
ui-when-after-reveal = after a check’s cards are revealed
ui-when-destroyed = after you destroy a basestar or centurion
ui-when-before-raiders = before raiders act
ui-when-treachery-discarded = when a human player discards Treachery
ui-when-check-passed = after a check passes
ui-when-choosing-option = before someone chooses an option
ui-when-civilian-threatened = before a civilian ship is destroyed
ui-when-removing-ships = when the fleet jumps
ui-when-before-activation = before Cylon ships act
ui-when-infiltration-ends = when your infiltration ends
ui-when-motive-holds = when it is true

# Explanations

ui-explain-close = Close (Esc)
ui-explain-when = When
ui-explain-does = Effect
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
ui-now-damaged = Damaged: its action can’t be used until it is repaired.
ui-now-played = { $name } is played by { $who }.
ui-now-in-play = In play now.
ui-now-in-play-with = In play now, held by { $who }.
ui-now-mission = It stays on the Active Mission space until the fleet jumps.
ui-now-mission-down = It lies face down on the Active Mission space and goes back into the Mission deck when the fleet jumps.
ui-now-motive = { $who } has revealed it.
ui-now-holder = Now: { $who }.
ui-now-dial = { $red ->
    [yes] Now { $value }, in the red.
   *[no] Now { $value }.
}
ui-now-ships = { $count } of { $of } in space now.
ui-now-reserves = { $count } in the Reserves.
ui-now-occupation = { $count ->
    [0] None are on New Caprica.
    [one] 1 is on New Caprica.
   *[other] { $count } are on New Caprica.
}
ui-now-boarding = { $count ->
    [0] None are aboard.
    [one] 1 is aboard.
   *[other] { $count } are aboard.
}
ui-now-nukes = { $count ->
    [0] None are left.
   *[other] { $count } left.
}

# Character sheets

ui-profile = Character sheet
ui-profile-whose = Choose a sheet
ui-profile-back = Back to the board
ui-profile-none = Nobody has chosen a character yet.
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
ui-profile-start = Start
ui-profile-start-either = { $first } or { $then }
ui-profile-start-viper = In a viper
ui-profile-agenda = Agenda
ui-profile-line = { $place } in line, { $here } here
ui-profile-draws-you = You draw { $count } per turn
ui-profile-draws = { $who } draws { $count } per turn
ui-profile-or = or
ui-profile-abilities = Abilities
ui-profile-always = Always
ui-ability-cylon = Lost: revealed Cylons have no abilities.
ui-ability-used = Used.
ui-ability-forfeited = Not available: you took this character too late.
ui-ability-ready = Ready.
ui-ability-ready-asked = Ready. You’ll be asked when the moment comes, or you can set a standing order.
ui-ability-began = { $began ->
    [yes] Applies this turn, which started in a viper.
   *[no] Not this turn, which did not start in a viper.
}
ui-ability-turn-used = Used this turn.
ui-ability-difficulty = Would be { $needed } instead of { $printed }.
ui-ability-off = Not on the board yet.
ui-ability-last-card = 1 card in hand now.
ui-ability-cost = Not enough cards in hand now.
ui-ability-cost-at = Not enough cards in hand for that location now.
