# Locations, titles, tokens, ships and dials.

hazardous = Hazardous: nobody can choose to move here.
here-sickbay = While you are here you receive only 1 Skill card in your Receive Skills step, of a type in your skill set. You leave by an ordinary move.
here-brig = While you are here you cannot move, you draw no Crisis card, and you add at most 1 card to each skill check.
here-resurrection-ship = While you are here you receive only 1 Skill card in your Receive Skills step.
here-medical-center = While you are here you receive only 1 Skill card in your Receive Skills step. Until Galactica returns, whoever would go to Sickbay or to the Resurrection Ship comes here.
here-detention = The Brig of New Caprica: while you are here you cannot move, and you add at most 2 cards to each skill check. You draw Crisis cards as usual, and an Admiral keeps the title.
here-hub-destroyed = What is left of the Resurrection Ship: in your Receive Skills step you discard all your Super Crisis cards and draw no Skill cards.
no-action = It has no action.
prisoner = If that character is in the Brig, the difficulty is { $shifts }.

title-text-admiral = You hold the nukes. When the fleet jumps you draw 2 Destination cards, choose 1 and put the other under the deck. You make the choices that cards give to the Admiral, and choose the area of a civilian ship where none is named.
    Sent to the Brig, you lose the title to the highest in line who is not in the Brig, and do not get it back on leaving.
title-text-president = You hold the hand of Quorum cards, which nobody else may see, and make the choices that cards give to the President. You keep the title in the Brig.
    Action: play 1 Quorum card from your hand.
title-text-admiral-pegasus = Action, only if Galactica is in orbit of New Caprica. The fleet jumps away and the game ends: civilian ships left in the stacks are destroyed, human players left on New Caprica are executed, and the humans win if every resource is above 0.
title-text-president-pegasus = You may have at most { $count } Quorum cards at the end of a turn. On New Caprica, roll a die after you have played a Quorum card from your hand; on 1–3, you go to Detention.
title-line = Line of succession: { $line }.
title-quorum-limit = You may have at most { $count } Quorum cards at the end of a turn.

civilian-text = If it is destroyed: { $losses }.
civilian-nothing = nothing is lost
galactica-damage-location = Damage to { $where-the }: every character there goes to Sickbay, and its action cannot be used until it is repaired.
galactica-damage-resource = { $by } { $resource }. The token leaves the game.
pegasus-damage-location = Damage to { $where-the }: every character there goes to Sickbay, and its action cannot be used until it is repaired. With { $limit } damaged locations Pegasus is destroyed.
basestar-critical-hit = Counts as { $count } damage tokens; a basestar with { $limit } or more is destroyed.
basestar-disabled-hangar = The basestar cannot launch raiders or heavy raiders.
basestar-disabled-weapons = The basestar cannot attack Galactica.
basestar-structural-damage = Attacks on the basestar have +2 on their rolls.

ship-text-raider = A Cylon fighter. When activated it does the first of these that it can: attack an unmanned viper in its area; attack a piloted viper there; destroy a civilian ship there; move 1 area towards the nearest civilian ship, clockwise if both ways are equal; attack Galactica. Attacked by a viper or Galactica it is { $odds }.
ship-text-heavy-raider = A Cylon troop carrier, which never attacks. When activated in a launch area it is removed and 1 centurion boards; elsewhere it moves 1 area towards the nearest launch area. Attacked by a viper or Galactica it is { $odds }.
ship-text-basestar = A Cylon capital ship. It launches raiders and heavy raiders into its own area and attacks Galactica ({ $attack }). With { $limit } damage tokens it is destroyed. Attacked by a viper it is { $viper }, by Galactica { $galactica }.
ship-text-viper = A fighter of the fleet. Activated, it is launched from the Reserves into a launch area, or moves to an adjacent area, or attacks a Cylon ship in its area. Attacked by a raider it is { $odds }. A damaged viper cannot be used until it is repaired; its pilot goes to Sickbay.
ship-text-raptor = A scout of the fleet. It stays in the Reserves, where cards put it at risk; destroyed, it is out of the game.
ship-text-assault-raptor = A gunship of the fleet, { $count } in all. For every effect it is a viper and not a raptor; whoever causes an effect on vipers chooses which kind it meets. A basestar attacked by it is { $basestar }. Attacked by a raider it is { $odds }; it is never damaged, and chosen to be damaged it is destroyed. At a jump its pilot may stay in space with it, and the current player decides whether one without a pilot stays.
ship-text-civilian = A ship under the fleet’s protection, face down in its area. Destroyed, it is turned over and the resources that it shows are lost.
ship-text-scar = A raider with a token of its own. Whenever the raiders are activated it acts { $count ->
    [2] twice
   *[other] { $count } times
}. Nothing but a die roll of { $range } destroys it.
ship-text-centurion = A boarder on the Boarding Party track. Whenever heavy raiders are activated every centurion advances 1 space; on the last space the humans lose at once. Attacked from the Armory it is { $odds }.

token-text-nuke = Held by the Admiral, who can attack a basestar with it ({ $odds }). It then leaves the game.
token-text-occupation-force = A guard on New Caprica, { $count } at most. Activated it moves from the Occupation Authority to Breeder’s Canyon, from there to the Shipyard, and from there off the board, destroying the top ship of the Locked stack, or else of the Prepared stack. A human player in its location can take an action to roll a die and destroys it on 5–8; a Cylon player can take an action to have it detain a human player there.
token-text-scar = Marks the raider that is Scar.
token-text-miracle-token = Discarded to use the miracle ability of a sheet, the one printed as once per game; with another token it can be used again. Everybody starts with { $count } and can hold no more, unless the sheet says otherwise. Whoever is revealed as a Cylon or executed discards it; a Cylon leader keeps it when infiltration ends.
token-text-basestar-allegiance-marker = Lies on the Rebel Basestar and shows whose side it is on, the humans’ or the Cylons’.
token-text-infiltration-daybreak = Held by a Cylon leader who infiltrates with the Human Fleet. You are then a human player in everything, except that you draw 1 more Skill card of your skill set in your Receive Skills step, add at most 2 cards to each skill check (1 in the Brig), hold no title, and win by your motives alone.
    Action: end it and move to the Resurrection Ship; from the Brig, discard down to 3 Skill cards first. Whatever else moves you there ends it too. When it ends you discard your Mutiny cards and the Quorum cards given to you, and keep your miracle token.
token-text-cylon-locations-overlay = Lies over the 4 Cylon locations of the board and changes them.
token-text-infiltration = Held by a Cylon leader or Sympathetic Cylon who infiltrates with the Human Fleet. You are then a human player in everything, except that you draw 1 more Skill card in your Receive Skills step, add at most 2 cards to each skill check (1 in the Brig), hold no title, may not use the text of Treachery cards, and win by your agenda alone.
    Action: end it and move to the Resurrection Ship; from the Brig or Detention, discard down to 3 Skill cards first. Whatever else moves you there ends it too.
token-text-fleet-marker = Shows how far the fleet is on the Jump Preparation track. On Auto Jump the fleet jumps; on a blue space it can jump from FTL Control.
token-text-current-player-marker = Lies before the player whose turn it is.
token-text-character-token = Shows where a character is.
token-text-piloting-token = Shows which viper a character pilots.

board-text-colonial-one-overlay = Lies over the 3 locations of Colonial One. When Colonial One is destroyed, everybody there goes to Sickbay and the overlay is turned over: nobody can go there any more.
board-text-cylon-locations-overlay = Lies over the 4 Cylon locations of the board. When the Hub is destroyed it is turned over: Hub Destroyed takes the place of the Resurrection Ship, and whoever is there or is sent there is at Hub Destroyed.
board-text-demetrius = In play with the objective Earth. It is a ship like Colonial One: moving there from another ship or from a viper, or away, costs 1 Skill card. Only human players go there, and its locations cannot be damaged.
board-text-active-mission = Holds 1 mission until the next jump. Then a mission that lies face up is laid beside the objective if it has distance and discarded if not; one that lies face down is shuffled into the Mission deck.
board-text-rebel-basestar = Comes into play with the mission Cylon Civil War. Only players of its side can go there and use its locations, which cannot be damaged. Moving there from another ship or a viper, for Cylon players from a Cylon location, or away, costs 1 Skill card.
board-text-basestar-allegiance = Holds the marker that shows whose side the Rebel Basestar is on.

icon-text-raiders = Each raider acts, area by area in the current player’s order. With no raider on the board each basestar launches 2 raiders instead.
icon-text-launch-raiders = Each basestar launches 3 raiders.
icon-text-heavy-raiders = Each centurion advances 1 space; then each heavy raider in a launch area boards as a centurion, and each other one moves 1 area towards the nearest launch area. With no heavy raider on the board each basestar launches 1 instead.
icon-text-occupation = Occupation forces at the Shipyard leave the board and each destroys the top ship of the Locked stack, or else of the Prepared stack; every other one moves 1 location on. With none on New Caprica one is placed at the Occupation Authority.
icon-text-basestars = Each basestar attacks Galactica, which is { $odds }.

resource-text = Starts at { $start } and never rises above { $max }; in the red at { $red } or less. If it is 0 at the end of a turn, the humans lose.
