# Locations, titles, tokens, ships and dials.

hazardous = Hazardous: you cannot choose to move here.
here-sickbay = While you are here, you draw only 1 Skill card from your skill set in your Receive Skills step. You may leave by moving as usual.
here-brig = While you are here, you cannot move, you draw no Crisis cards and you may add only 1 card to each skill check.
here-resurrection-ship = While you are here, you draw only 1 Skill card in your Receive Skills step.
here-medical-center = While you are here, you draw only 1 Skill card in your Receive Skills step. Until Galactica returns, anyone who would go to Sickbay or the Resurrection Ship comes here instead.
here-detention = The Brig of New Caprica: while you are here, you cannot move and you may add only 2 cards to each skill check. You draw Crisis cards as usual, and an Admiral keeps the title.
here-hub-destroyed = The remains of the Resurrection Ship: in your Receive Skills step, discard all your Super Crisis cards and draw no Skill cards.
no-action = No action.
prisoner = If that character is in the Brig, { $shifts-deed }.

title-text-admiral = You hold the nukes. When the fleet jumps, draw 2 Destination cards, choose 1 and put the other under the deck. You make the choices cards give to the Admiral, and choose the area for a civilian ship when none is named.
    If you are sent to the Brig, the title passes to the highest player in line who is not in the Brig. You do not get it back when you leave.
title-text-president = You hold the Quorum hand, which nobody else may see, and make the choices cards give to the President. You keep the title in the Brig.
    Action: play 1 Quorum card from your hand.
title-text-admiral-pegasus = Action, only if Galactica is in orbit around New Caprica. The fleet jumps away and the game ends: civilian ships still in the stacks are destroyed, human players still on New Caprica are executed, and the humans win if every resource is above 0.
title-text-president-pegasus = You may hold at most { $count } Quorum cards at the end of a turn. On New Caprica, roll a die after you play a Quorum card from your hand; on 1–3, go to Detention.
title-line = Line of succession: { $line }.
title-quorum-limit = You may hold at most { $count } Quorum cards at the end of a turn.

civilian-text = If destroyed: { $losses }.
civilian-nothing = no loss
galactica-damage-location = Damages { $where-the }: every character there goes to Sickbay, and its action cannot be used until it is repaired.
galactica-damage-resource = { $by } { $resource }. The token leaves the game.
pegasus-damage-location = Damages { $where-the }: every character there goes to Sickbay, and its action cannot be used until it is repaired. With { $limit } damaged locations, Pegasus is destroyed.
basestar-critical-hit = Counts as { $count } damage tokens; a basestar with { $limit } or more is destroyed.
basestar-disabled-hangar = This basestar cannot launch raiders or heavy raiders.
basestar-disabled-weapons = This basestar cannot attack Galactica.
basestar-structural-damage = Attacks on this basestar are at +2.

ship-text-raider = A Cylon fighter. When activated, it does the first of these it can: attack an unmanned viper in its area; attack a piloted viper there; destroy a civilian ship there; move 1 area towards the nearest civilian ship, clockwise if tied; attack Galactica. When attacked by a viper or Galactica, it is { $odds }.
ship-text-heavy-raider = A Cylon troop carrier that never attacks. When activated in a launch area, it is removed and 1 centurion boards; elsewhere it moves 1 area towards the nearest launch area. When attacked by a viper or Galactica, it is { $odds }.
ship-text-basestar = A Cylon capital ship. It launches raiders and heavy raiders into its own area and attacks Galactica ({ $attack }). With { $limit } damage tokens it is destroyed. When attacked by a viper, it is { $viper }; by Galactica, { $galactica }.
ship-text-viper = A fighter of the fleet. When activated, it launches from the Reserves into a launch area, moves to an adjacent area or attacks a Cylon ship in its area. When attacked by a raider, it is { $odds }. A damaged viper cannot be used until it is repaired, and its pilot goes to Sickbay.
ship-text-raptor = A scout of the fleet. It stays in the Reserves, where cards put it at risk; once destroyed, it is out of play.
ship-text-assault-raptor = A gunship of the fleet, { $count } in all. It counts as a viper, not a raptor, for every effect; whoever causes an effect on vipers chooses which kind it affects. A basestar it attacks is { $basestar }. When attacked by a raider, it is { $odds }; it is never damaged, and if chosen to be damaged it is destroyed. At a jump its pilot may stay in space with it, and the current player decides whether an unmanned one stays.
ship-text-civilian = A ship under the fleet’s protection, face down in its area. When destroyed, it is turned over and the resources it shows are lost.
ship-text-scar = A raider with a token of its own. It acts { $count ->
    [2] twice
   *[other] { $count } times
} whenever raiders are activated. Only a die roll of { $range } destroys it.
ship-text-centurion = A boarder on the Boarding Party track. Whenever heavy raiders are activated, every centurion advances 1 space; on the last space, the humans lose at once. When attacked from the Armory, it is { $odds }.

token-text-nuke = Held by the Admiral, who can attack a basestar with it ({ $odds }). It then leaves the game.
token-text-occupation-force = A guard on New Caprica, { $count } at most. When activated, it moves from the Occupation Authority to Breeder’s Canyon, from there to the Shipyard, and from there off the board, destroying the top ship of the Locked stack, or else of the Prepared stack. A human player in its location can take an action to roll a die and destroy it on 5–8; a Cylon player can take an action to have it detain a human player there.
token-text-scar = Marks the raider that is Scar.
token-text-miracle-token = Discard it to use the miracle ability on a sheet, the one printed as once per game; with another token you can use it again. Everyone starts with { $count } and can hold no more, unless their sheet says so. Anyone revealed as a Cylon or executed discards it; a Cylon leader keeps it when infiltration ends.
token-text-basestar-allegiance-marker = Lies on the Rebel Basestar and shows which side it is on, human or Cylon.
token-text-infiltration-daybreak = Held by a Cylon leader infiltrating through the Human Fleet. You count as a human player in every way, except that you draw 1 more Skill card from your skill set in your Receive Skills step, add at most 2 cards to each skill check (1 in the Brig), cannot hold titles, and win only by your motives.
    Action: end it and move to the Resurrection Ship; from the Brig, discard down to 3 Skill cards first. Anything else that moves you there ends it too. When it ends, discard your Mutiny cards and the Quorum cards given to you, but keep your miracle token.
token-text-cylon-locations-overlay = Covers the 4 Cylon locations of the board and changes them.
token-text-infiltration = Held by a Cylon leader or Sympathetic Cylon infiltrating through the Human Fleet. You count as a human player in every way, except that you draw 1 more Skill card in your Receive Skills step, add at most 2 cards to each skill check (1 in the Brig), cannot hold titles, cannot use the text of Treachery cards, and win only by your agenda.
    Action: end it and move to the Resurrection Ship; from the Brig or Detention, discard down to 3 Skill cards first. Anything else that moves you there ends it too.
token-text-fleet-marker = Shows how far the fleet has come on the Jump Preparation track. On Auto Jump the fleet jumps; on a blue space it can jump from FTL Control.
token-text-current-player-marker = Marks the player whose turn it is.
token-text-character-token = Shows where a character is.
token-text-piloting-token = Shows which viper a character is piloting.

board-text-colonial-one-overlay = Covers the 3 locations of Colonial One. When Colonial One is destroyed, everyone there goes to Sickbay and the overlay is turned over: nobody can go there any more.
board-text-cylon-locations-overlay = Covers the 4 Cylon locations of the board. When the Hub is destroyed, it is turned over: Hub Destroyed replaces the Resurrection Ship, and anyone who is there or is sent there goes to Hub Destroyed instead.
board-text-demetrius = In play with the objective Earth. A ship like Colonial One: moving there from another ship or a viper, or away, costs 1 Skill card. Only human players can go there, and its locations cannot be damaged.
board-text-active-mission = Holds 1 mission until the next jump. A face-up mission is then put beside the objective if it has distance, or discarded if not; a face-down one is shuffled into the Mission deck.
board-text-rebel-basestar = Enters play with the mission Cylon Civil War. Only players on its side can go there and use its locations, which cannot be damaged. Moving there from another ship or a viper (for Cylon players, from a Cylon location), or away, costs 1 Skill card.
board-text-basestar-allegiance = Holds the marker that shows which side the Rebel Basestar is on.

icon-text-raiders = Each raider acts, area by area, in an order the current player chooses. If there are no raiders on the board, each basestar launches 2 instead.
icon-text-launch-raiders = Each basestar launches 3 raiders.
icon-text-heavy-raiders = Each centurion advances 1 space; then each heavy raider in a launch area boards as a centurion, and every other one moves 1 area towards the nearest launch area. If there are no heavy raiders on the board, each basestar launches 1 instead.
icon-text-occupation = Occupation forces at the Shipyard leave the board, each destroying the top ship of the Locked stack, or else of the Prepared stack; every other one moves to the next location. If there are none on New Caprica, place one at the Occupation Authority.
icon-text-basestars = Each basestar attacks Galactica, which is { $odds }.

resource-text = Starts at { $start }, maximum { $max }; in the red at { $red } or less. If it is 0 at the end of a turn, the humans lose.
