# The replay of a finished game.

ui-replay = Replay
ui-replay-title = { $table }, replay
ui-replay-skip = Skip to the replay controls

# Moving through the game

ui-replay-transport = Move through the game
ui-replay-turn-back = Previous turn (Shift ←)
ui-replay-step-back = Previous step (←)
ui-replay-play = Play (Space)
ui-replay-step-on = Next step (→)
ui-replay-turn-on = Next turn (Shift →)
ui-replay-first = First step (Home)
ui-replay-last = Last step (End)
ui-replay-speed = Speed
ui-replay-times = { $speed }×
ui-replay-next-check = Next check
ui-replay-next-reveal = Next reveal
ui-replay-scrub = Step of the game
ui-replay-go = Go there
ui-replay-at-turn = Turn { $number } of { $of }, { $who }
ui-replay-at-setup = Before the first turn
ui-replay-at-step = { $part }, step { $step } of { $of }
ui-replay-part-setup = Setup
ui-replay-part-skills = Skills
ui-replay-part-move = Move
ui-replay-part-action = Action
ui-replay-part-crisis = Crisis
ui-replay-part-cylons = Cylons
ui-replay-part-jump = Jump
ui-replay-part-end = End

# The line of turns

ui-replay-turns = Turns
ui-replay-turn = Turn { $number }, { $who }: { $marks }
ui-replay-marks = Marks
ui-replay-marks-join = { $first }, { $last }
ui-replay-mark-none = nothing special
ui-replay-mark-pass = check passed
ui-replay-mark-partial = check partly passed
ui-replay-mark-fail = check failed
ui-replay-mark-jump = jump
ui-replay-mark-reveal = a Cylon was revealed
ui-replay-mark-sleeper = sleeper agents
ui-replay-mark-super = Super Crisis
ui-replay-mark-execution = an execution
ui-replay-mark-mutiny = a Mutiny card was played
ui-replay-mark-mutineer = the Mutineer was revealed
ui-replay-mark-mission = mission
ui-replay-mark-rebel = the Rebel Basestar
ui-replay-mark-end = the end
ui-replay-legend-pass = passed
ui-replay-legend-partial = partial
ui-replay-legend-fail = failed
ui-replay-legend-jump = jump
ui-replay-legend-reveal = reveal
ui-replay-legend-sleeper = sleeper agents
ui-replay-legend-super = Super Crisis
ui-replay-legend-execution = execution
ui-replay-legend-mutiny = Mutiny card
ui-replay-legend-mutineer = Mutineer
ui-replay-legend-mission = mission
ui-replay-legend-rebel = Rebel Basestar
ui-replay-legend-end = end

# Whose eyes

ui-replay-eyes = Whose view?
ui-replay-eyes-rule = The game is over, so you can see it through anyone’s eyes.
ui-replay-eyes-view = View
ui-replay-spectator = Spectator
ui-replay-all = Everything
ui-replay-hands-all = All hands and Loyalty at this step
ui-replay-hands-seat = What { $who } knew about hands and Loyalty
ui-replay-cards-hidden = face down
ui-replay-fate-human = Human
ui-replay-fate-cylon = Cylon
ui-replay-fate-revealed = Revealed
ui-replay-fate-sympathizer = Sympathizer
ui-replay-fate-leader = Cylon leader
ui-replay-fate-sympathetic = Sympathetic Cylon
ui-replay-fate-mutineer = Mutineer
ui-replay-miracles = { $count ->
    [one] 1 miracle token
   *[other] { $count } miracle tokens
}
ui-replay-fate-unknown = Unknown

# The log in step, and the saved game

ui-replay-record = Log and saved game
ui-replay-log = Log
ui-replay-log-turn = Turn { $number }, { $who }
ui-replay-open = Secret: { $line }
ui-replay-added = Secret: { $who } added { $cards }.
ui-replay-card = { $counts ->
    [for] { $skill } { $strength }, for
    [against] { $skill } { $strength }, against
   *[unknown] { $skill } { $strength }
}
ui-replay-cards-join = { $first }; { $last }
ui-replay-answered = Secret: { $who } chose “{ $answer }”.
ui-replay-file = Saved game
ui-replay-file-about = { $answers ->
    [one] The setup, the seed and 1 answer: everything else follows from them.
   *[other] The setup, the seed and { $answers } answers: everything else follows from them.
}
ui-replay-download = Download game
ui-replay-verify = Verify it on your own computer:
ui-replay-seal = Seal from the start
ui-replay-seed = Seed, now open
ui-replay-copy = Copy
ui-replay-recorded = This game was played under rules version { $version }. It is shown from its record: the board at the start of each turn, and the full log.
