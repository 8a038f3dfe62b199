# Character sheets and their abilities.

sheet-kind = { $kind }.
sheet-draw = Each turn you draw { $cards }.
sheet-skill = { $count } { $skill }
sheet-choice = { $count ->
    [one] 1 { $skills-or }
   *[other] { $count } { $skills-or } in any mix
}
sheet-start-at = You start { $where-at }.
sheet-start-either = You start { $first-at } or { $second-at }.
sheet-start-viper = You start in a viper, launched from the Reserves into a launch area of your choice.
sheet-start-off-board = You start off the board.
sheet-leader = You start as a revealed Cylon and cannot hold titles. You have { $for ->
    [motives] motives
   *[agenda] an agenda
} instead of Loyalty cards and always keep your abilities, infiltrating or not.
sheet-other-version = Never in play together with the other version of this character ({ $kind }).
quality-miracles = You start with { $start ->
    [one] 1 miracle token
   *[other] { $start } miracle tokens
} and can hold up to { $limit }.
quality-starts-infiltrating = You start the game infiltrating, with 1 more Skill card in hand than other Cylon leaders.
sheet-line = Lines of succession: { $lines }.
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
   *[no] { $window }, you may { $text }.
}

trait-positive-strength = in the skill checks of Crisis cards you drew, all cards of strength { $count } count as positive.
trait-cannot-activate = you cannot activate { $places }.
trait-discards-last-card = at the start of any player’s turn, if you have exactly 1 Skill card, discard it.
trait-off-board-until-turn = you are off the board until the start of your { $count ->
    [2] second
    [3] third
   *[other] { $count }th
} turn, when you are placed on the Hangar Deck. Until then you cannot move, be moved or take actions; you draw Skill cards, add to checks and draw Crisis cards as usual.
trait-random-discards = when you are forced to discard Skill cards, discard at random. You still choose the cards you pay with.
trait-difficulty-against = when you are chosen with { $where-the }, { $shifts-deed }.
trait-actions-from-viper = if you start your turn piloting a viper, you have { $count } actions in your Action step instead of 1, even if you land in between.
trait-peeks-at-turn-end = at the end of your turn, you may look at the top card of the Crisis deck and leave it there or put it under the deck.
trait-sleeper-loyalty = in the Sleeper Agent phase, you are dealt { $count } Loyalty cards instead of 1 and then go to the Brig.
trait-action-after = once per turn, after you use a { $card } card on your own turn, you may take 1 more action.
trait-hand-limit = your hand limit is { $count } Skill cards instead of { $normal }.
trait-draws-on-crisis = after a Crisis card you drew is revealed, draw 1 Skill card of any type, even outside your skill set.
trait-start-loyalty = you are dealt { $count } Loyalty cards instead of 1 at the start of the game.
trait-crises-drawn = whenever you draw a Crisis card, draw { $count }, resolve 1 and put the other under the deck unseen.
trait-location-cost = before you activate a location, you must discard { n-skill-cards }.
trait-activates-alone = you cannot activate a location with another character in it, except { $where-the }.
trait-shifts-difficulty = when anyone activates { $places }, before cards are added, you may { $shifts-deed }.
trait-rerolls-in-own-turn = once per turn, after any die roll on your own turn, you may have it rerolled; the new result stands.
trait-pilots-placed-vipers = whenever an unmanned viper is placed in space from the Reserves while you are on Galactica and not in the Brig, you may become its pilot and take 1 action.
trait-may-execute-at = when anyone’s Admiral’s Quarters check passes with a total of { $count } or more, you may have the chosen character executed instead of sent to the Brig.
trait-looks-at-all-civilians = when you activate Communications, you may look at any number of civilian ships in space and move each of them to an adjacent area.
trait-executed-at-morale = when morale falls to { $count } or less, you are executed; if you turn out to be human, this costs no morale.
trait-gives-card-to-draw = when you end your Movement step in another human player’s location, you may give that player 1 Skill card to draw { $count }.
trait-draws-treachery = your skill set includes Treachery, whose text only Cylon players may use.
trait-draws-treachery-daybreak = your skill set includes Treachery.
trait-card-instead-of-roll = in your own Action step, you may discard a Skill card instead of rolling a die: the result is its strength plus { $count }. Nothing that changes rolls affects it.
trait-must-move = if you end your Action step where you started the turn, unless in the Brig, go to Sickbay.
trait-discards-at-reveals = whenever anyone reveals a You Are a Cylon card, discard all your Skill cards.
trait-moves-alone = you cannot choose to move to a location with another character in it.
trait-cost-at = before you activate { $where-the }, you must discard { n-skill-cards }.
trait-activates-again = on your own turn, after you activate { $places }, you may discard 1 Skill card to activate the same location again (once per turn for each).
trait-card-action-cost = before you use the action or Movement ability of a Skill card, you must discard { n-skill-cards } as well.
trait-discards-fewer = once per Crisis card, when it makes you discard Skill cards, discard { $count } fewer.
trait-pays-for-company = if you end your Movement step in a location with another player, you must discard { n-skill-cards }; if you cannot, go to the Brig at the end of your turn.
trait-draws-at-loss = once per turn, right after { $resource } falls, you may draw { draw-skill }, keep { $keep } and discard the rest.
trait-loses-damaged-viper = whenever a viper you are piloting would be damaged, it is destroyed instead.
trait-no-actions-of = you cannot use the actions or Movement abilities on { $skill } cards.
trait-activates-after-order = after the player you chose with an Executive Order is done, you may activate your own location.
trait-mutiny-costs = for each Mutiny card you draw, you must discard { n-skill-cards }.
trait-picks-mutiny = whenever anyone draws a Mutiny card, even you, look at the top { $count } cards of the Mutiny deck, give 1 to that player and put the other under the deck.
trait-start-mutiny = you start with { n-mutiny-cards }, even if you become this character after an execution.
trait-scouts-more = when your Launch Scout lets you look at the top card of a deck, look at the top { $count } and put each on top of the deck or under it, in any order.
trait-draws-fewer-off = while you are not aboard { $ship }, draw { $count ->
    [one] 1 fewer Skill card
   *[other] { $count } fewer Skill cards
} in your Receive Skills step.
trait-reveals-in-brig-only = you can use the action of a You Are a Cylon card only while in the Brig.
trait-spares-discards = once per turn, when another player must discard Skill cards, you may draw 1 Treachery card to let them discard 1 card fewer. This does not help with hand limits, Super Crisis cards or the costs of abilities.
trait-no-draw-in-hazard = in a hazardous location, you draw no Skill cards in your Receive Skills step.
trait-leaving-costs-super-crisis = to move away from { $where-the }, you must discard 1 Super Crisis card.
trait-infiltrator-draws = while infiltrating, draw { $count } extra Skill cards instead of 1 in your Receive Skills step, except in Sickbay.
trait-adds-nothing-in-others-actions = you cannot add cards to skill checks during another player’s Action step, missions included.
trait-adds-cards = you may add up to { n-skill-cards } to each skill check, or up to { $infiltrating } while infiltrating, but only 1 in the Brig.
trait-adds-face-up = when you add cards to a skill check, add { $count } of them face up.
place-the = { $where-the }
place-at = { $where-at }
shift = { $by }
    .deed = { $by-sign ->
        [minus] reduce the difficulty by { $by-size }
       *[plus] increase it by { $by-size }
    }
