# Character sheets and their abilities.

sheet-kind = { $kind }.
sheet-draw = Each turn you draw { $cards }.
sheet-skill = { $count } { $skill }
sheet-choice = { $count ->
    [one] 1 { $skills-or }
   *[other] { $count } of { $skills-and } in any mix
}
sheet-start-at = You start { $where-at }.
sheet-start-either = You start { $first-at } or { $second-at }, as you choose.
sheet-start-viper = You start piloting a viper, launched from the Reserves into a launch area of your choice.
sheet-start-off-board = You start off the board.
sheet-leader = You are a revealed Cylon from the start, hold no title, have { $for ->
    [motives] motives
   *[agenda] an agenda
} instead of Loyalty cards, and keep all your abilities whether you infiltrate or not.
sheet-other-version = The other version of this character ({ $kind }) is never in play beside this one.
quality-miracles = You start with { $start ->
    [one] 1 miracle token
   *[other] { $start } miracle tokens
} and can hold up to { $limit }.
quality-starts-infiltrating = You start the game infiltrating, with 1 Skill card more in hand than other Cylon leaders.
sheet-line = Place in the lines of succession: { $lines }.
sheet-line-place = { $title } { $place }
sheet-ability = { $kind-id ->
    [weakness] { $ability } (weakness): { $text }
   *[other] { $ability }: { $text }
}

ability-action = { $once ->
    [yes] Once per game, as an action{ ability-only }, { $text }.
    [miracle] For { n-miracle-tokens }, as an action{ ability-only }, { $text }.
   *[no] Action{ ability-only }: { $text }.
}
ability-movement = { $once ->
    [yes] Once per game, instead of moving{ ability-only }, { $text }.
    [miracle] For { n-miracle-tokens }, instead of moving{ ability-only }, { $text }.
   *[no] Movement{ ability-only }: { $text }.
}
ability-only = { $only ->
    [yes] {" "}if { $condition }
   *[no] {""}
}
ability-interrupt = { $once ->
    [yes] once per game, { $window }, you may { $text }.
    [miracle] for { n-miracle-tokens }, { $window }, you may { $text }.
   *[no] { $window } you may { $text }.
}

trait-positive-strength = in the skill checks of Crisis cards that you drew, every card of strength { $count } counts as positive, whatever its type.
trait-cannot-activate = you cannot activate { $places }.
trait-discards-last-card = whenever any player’s turn begins and you hold exactly 1 Skill card, you discard it.
trait-off-board-until-turn = you are off the board until the start of your { $count ->
    [2] second
    [3] third
   *[other] { $count }th
} turn, when you are placed on the Hangar Deck. Until then you neither move, nor are moved, nor take actions; you draw Skill cards, add to checks and draw Crisis cards as usual.
trait-random-discards = when you are forced to discard Skill cards, they are taken at random. A card that you pay is still your choice.
trait-difficulty-against = when you are chosen with { $where-the }, the difficulty is { $shifts }.
trait-actions-from-viper = if you begin your turn piloting a viper, you have { $count } actions in your Action step instead of 1, even if you land in between.
trait-peeks-at-turn-end = at the end of your turn you may look at the top card of the Crisis deck, then leave it there or put it under the deck.
trait-sleeper-loyalty = in the Sleeper Agent phase you are dealt { $count } Loyalty cards instead of 1 and then go to the Brig.
trait-action-after = once in each of your own turns, after you have used a { $card } card, you may take 1 more action.
trait-hand-limit = your hand limit is { $count } Skill cards instead of { $normal }.
trait-draws-on-crisis = after you have drawn a Crisis card and it is revealed, draw 1 Skill card of any type, even from outside your skill set.
trait-start-loyalty = you are dealt { $count } Loyalty cards at the start of the game instead of 1.
trait-crises-drawn = whenever you draw a Crisis card you draw { $count }, resolve 1 of your choice and put the other under the deck unseen.
trait-location-cost = before you activate a location you must discard { n-skill-cards }; with fewer in hand you cannot activate it.
trait-activates-alone = you cannot activate a location where another character is, { $where-the } excepted.
trait-shifts-difficulty = when anybody activates { $places }, you may make the difficulty { $shifts } before cards are added.
trait-rerolls-in-own-turn = once in each of your own turns, after anybody has rolled a die, you may have it rolled again; the new result stands.
trait-pilots-placed-vipers = whenever an unmanned viper is placed in space from the Reserves while you are in a location of Galactica other than the Brig, you may become its pilot and take 1 action.
trait-may-execute-at = when a check of Admiral’s Quarters passes with a total of { $count } or more, whoever made it, you may have the chosen character executed instead of sent to the Brig.
trait-looks-at-all-civilians = when you activate Communications you may look at any number of civilian ships in space and move each of them to an adjacent area.
trait-executed-at-morale = when morale falls to { $count } or less you are executed; if you prove human, that execution costs no morale.
trait-gives-card-to-draw = when you end your Movement step in the location of another human player, you may give that player 1 Skill card to draw { $count }.
trait-draws-treachery = your skill set has Treachery in it, whose text only Cylon players can use.
trait-draws-treachery-daybreak = your skill set has Treachery in it.
trait-card-instead-of-roll = in the Action step of your own turn you may discard a Skill card instead of rolling a die: its strength plus { $count } is the result. Nothing that changes a roll changes it.
trait-must-move = if you end your Action step where you were at the start of your turn, and not in the Brig, you go to Sickbay.
trait-discards-at-reveals = whenever anybody reveals a You Are a Cylon card, you discard all your Skill cards.
trait-moves-alone = you cannot choose to move to a location where another character is.
trait-cost-at = before you activate { $where-the } you must discard { n-skill-cards }.
trait-activates-again = in your own turn, after you have activated { $places }, you may discard 1 Skill card to activate the same location again at once, once in each turn for each of them.
trait-card-action-cost = before you use the action or the Movement ability of a Skill card, you must discard { n-skill-cards } besides it.
trait-discards-fewer = once for each Crisis card, when it makes you discard Skill cards, you discard { $count } fewer.
trait-pays-for-company = if you end your Movement step in a location with another player, you must discard { n-skill-cards }; if you cannot, you go to the Brig at the end of your turn.
trait-draws-at-loss = once in each turn, right after { $resource } has fallen, you may draw { draw-skill }, keep { $keep } of them and discard the rest.
trait-loses-damaged-viper = whenever a viper that you pilot would be damaged, it is destroyed instead.
trait-no-actions-of = you cannot use the actions on { $skill } cards, nor their Movement abilities.
trait-activates-after-order = after you have played an Executive Order and the chosen player is done with it, you may activate your own location.
trait-mutiny-costs = for each Mutiny card that you draw you must discard { n-skill-cards }.
trait-picks-mutiny = whenever anybody draws a Mutiny card, yourself included, you look at the top { $count } cards of the Mutiny deck, give 1 of them to that player and put the other under the deck.
trait-start-mutiny = you start the game with { n-mutiny-cards }, also if you become this character after an execution.
trait-scouts-more = when your Launch Scout lets you look at the top card of a deck, you look at the top { $count } and put each of them on top of the deck or under it, in any order.
trait-draws-fewer-off = while you are not aboard { $ship }, you draw { $count ->
    [one] 1 Skill card
   *[other] { $count } Skill cards
} fewer in your Receive Skills step.
trait-reveals-in-brig-only = you can use the action of a You Are a Cylon card only while you are in the Brig.
trait-spares-discards = once in each turn, when another player must discard Skill cards, you may draw 1 Treachery card: that player then discards 1 card fewer. It helps neither with a hand limit nor with a Super Crisis card or the cost of an ability.
trait-no-draw-in-hazard = in a hazardous location you draw no Skill cards in your Receive Skills step.
trait-leaving-costs-super-crisis = to move away from { $where-the } you must discard 1 Super Crisis card.
trait-infiltrator-draws = while you infiltrate you draw { $count } extra Skill cards in your Receive Skills step instead of 1, but not in Sickbay.
trait-adds-nothing-in-others-actions = you cannot add cards to skill checks in another player’s Action step, missions included.
trait-adds-cards = you may add up to { n-skill-cards } to each skill check, and up to { $infiltrating } while you infiltrate, but in the Brig only 1.
trait-adds-face-up = when you add cards to a skill check, { $count } of them must be face up.
place-the = { $where-the }
place-at = { $where-at }
shift = { $by-sign ->
    [minus] { $by-size } lower
   *[plus] { $by-size } higher
}
