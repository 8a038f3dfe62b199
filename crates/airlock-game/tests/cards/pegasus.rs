//! The clauses of Pegasus that say more than a plain one, in full, with what we hold them to mean.

use airlock_game::cards::Who;
use airlock_game::cards::vocabulary::*;
use airlock_game::cards::{Among, Condition, From, Hold, PeekDeck, Rest, StandingRule, Until};
use airlock_game::terms::{Icon, Location, Resource, Ship, Skill, Title};

use crate::clauses::{Phrase, one_loyalty_card};

pub static PHRASES: &[Phrase] = &[
    // Crisis cards
    (&["damage galactica twice"], &[DAMAGE_GALACTICA, DAMAGE_GALACTICA]),
    (&["draw 2 civilian ships and destroy them"], &[DESTROY_CIVILIAN, DESTROY_CIVILIAN]),
    (&["admiral and current player each discard 3 skill cards"], &[discard(Who::AdmiralAndCurrent, 3)]),
    (
        &["admiral and current player each draw 3 treachery cards"],
        &[draw(Who::AdmiralAndCurrent, 3, From::Skill(Skill::Treachery))],
    ),
    (
        &["current player looks at 1 random loyalty card of any one player (current player chooses whose)"],
        &[target(Who::Current, Among::WithHiddenLoyalty, &[one_loyalty_card(Who::Current, Who::Target)])],
    ),
    // One card stays, whatever the number of its rules.
    (
        &[
            "while in play: each time raiders are activated, the Scar raider activates twice",
            "while in play: Scar is destroyed only by a die roll of 7 or 8",
        ],
        &[STAY_IN_PLAY],
    ),
    (
        &["may (current player) move 1 character from brig to any other location"],
        &[may(Who::Current, &[target(Who::Current, Among::Prisoners, &[send_anywhere(Who::Target, Who::Current)])])],
    ),
    (&["damage 1 viper in a space area, if there is one"], &[damage_vipers(1, Hold::Space)]),
    (
        &["damage 3 vipers, each in a space area or in the reserves (current player picks)"],
        &[damage_vipers(3, Hold::Anywhere)],
    ),
    (
        &["president title goes to the character highest in the line of succession, the current president left out"],
        &[pass_title(Title::President)],
    ),
    // Super Crisis cards
    (&["president and admiral each discard their whole hand of skill cards"], &[discard_all(Who::Officers)]),
    (
        &["discard the whole destiny deck", "new destiny deck = 6 treachery cards and nothing else"],
        &[new_destiny(Skill::Treachery, 6)],
    ),
    // New Caprica
    (&["prepare or evacuate 1 civilian ship"], &[PREPARE_OR_EVACUATE]),
    (&["may (each human player) draw 2 skill cards"], &[humans_may_draw(2)]),
    (&["skip the prepare-for-jump step of this turn"], &[SKIP_JUMP]),
    (
        &["damage galactica if she is in orbit of New Caprica"],
        &[when(Condition::GalacticaInOrbit, &[DAMAGE_GALACTICA])],
    ),
    (&["destroy the top ship of the Locked stack; if that stack is empty, of the Prepared stack"], &[DESTROY_LOCKED]),
    (
        &["may (current player) move 1 character from detention to any other New Caprica location"],
        &[may(
            Who::Current,
            &[target(Who::Current, Among::InDetention, &[send_aboard(Who::Target, Ship::NewCaprica, Who::Current)])],
        )],
    ),
    (
        &["roll: on 4 or less current player chooses 1 human player on New Caprica; that player goes to detention"],
        &[roll(
            Who::Current,
            4,
            &[target(
                Who::Current,
                Among::HumansOnNewCaprica(Location::Detention),
                &[send(Who::Target, Location::Detention)],
            )],
            &[],
        )],
    ),
    (
        &["may (admiral) morale -1 to do one of: execute 1 revealed Cylon player, or destroy 2 occupation forces"],
        &[may(
            Who::Admiral,
            &[
                turn(Resource::Morale, -1),
                choose(
                    Who::Admiral,
                    &[
                        &[target(Who::Admiral, Among::RevealedCylons, &[execute(Who::Target)])],
                        &[destroy_occupation(2)],
                    ],
                ),
            ],
        )],
    ),
    // Quorum cards
    (
        &[
            "choose 1 civilian ship in a space area",
            "destroy either 3 raiders or 1 heavy-raider in the same space area",
            "roll: on 2 or less that civilian ship is destroyed",
        ],
        &[civilians(CivilianEffect::Fights { raiders: 3, heavy_raiders: 1, upto: 2 })],
    ),
    (&["look at the bottom card of any 1 deck"], &[LOOK_AT_BOTTOM]),
    (
        &["look at all cards of the destiny deck and discard 2 of them, of choice", "shuffle the destiny deck"],
        &[read_destiny(2)],
    ),
    (
        &["if at least 1 morale has been lost in this game through an execution: morale +1"],
        &[when(Condition::Mourned, &[turn(Resource::Morale, 1)])],
    ),
    (&["choose 1 character in brig: executed"], &[target(Who::You, Among::Prisoners, &[execute(Who::Target)])]),
    (&["give this card to any player"], &[target(Who::You, Among::Everybody, &[give_this_card(Who::Target)])]),
    (
        &["may repair up to 1 location and up to 2 damaged vipers"],
        &[damage(DamageEffect::RepairAny { locations: 1, vipers: 2 })],
    ),
    (
        &["choose one: food +1, or fuel +1"],
        &[choose(Who::You, &[&[turn(Resource::Food, 1)], &[turn(Resource::Fuel, 1)]])],
    ),
    // Destinations
    (
        &["may (admiral) morale -1 for fuel +1"],
        &[may(Who::Admiral, &[turn(Resource::Morale, -1), turn(Resource::Fuel, 1)])],
    ),
    (
        &[
            "may (admiral) look at the top 3 cards of the crisis deck and put each of them on the top or on the bottom of that deck, in any order",
        ],
        &[may(Who::Admiral, &[sort_crises(3)])],
    ),
    (
        &[
            "search the crisis deck and its discard pile for the scar card and resolve it at once",
            "shuffle the crisis deck",
        ],
        &[FIND_SCAR],
    ),
    (&["draw a new destination card and resolve it"], &[NEW_DESTINATION]),
    // Loyalty cards: the harm may be declined (BASE-186); the Sympathetic Cylon is a procedure (PEG-091)
    (
        &["if not in brig: each human player discards 1 random skill card and draws 1 treachery card"],
        &[may(
            Who::You,
            &[discard_at_random(Who::EachHuman, 1), draw(Who::EachHuman, 1, From::Skill(Skill::Treachery))],
        )],
    ),
    (
        &[
            "becomes a revealed Cylon, without a super crisis card",
            "draws 1 sympathetic agenda: wins only by fulfilling it, all of its conditions",
            "may infiltrate like a Cylon leader",
        ],
        &[],
    ),
    // Checks of locations
    (&["player goes to any location on New Caprica"], &[send_aboard(Who::You, Ship::NewCaprica, Who::You)]),
    // Actions of locations
    (
        &["choose 1 basestar and roll: on 1-3 damage pegasus, on 4-6 damage that basestar, on 7-8 damage it twice"],
        &[PEGASUS_ATTACKS],
    ),
    (
        &[
            "choose 1 space area and roll: on 1 destroy 1 civilian ship there, on 2-3 damage 1 viper there, on 4-6 destroy 2 raiders there, on 7-8 destroy 4 raiders there",
        ],
        &[MAIN_BATTERIES],
    ),
    // That no ships are activated is a rule of the location (PEG-005).
    (
        &[
            "either play 1 of his super crisis cards, or draw 2 crisis cards, choose 1 to resolve and put the other on the bottom of the deck",
            "no activation step for that card",
        ],
        &[choose(Who::You, &[&[PLAY_SUPER_CRISIS], &[resolve_crisis_of(2, Rest::UnderTheDeck)]])],
    ),
    (
        &[
            "either activate all Cylon ships of 1 type (raiders, heavy raiders or basestars), or launch 2 raiders and 1 heavy raider from each basestar",
        ],
        &[choose(
            Who::You,
            &[
                &[activate(Icon::Raiders)],
                &[activate(Icon::HeavyRaiders)],
                &[activate(Icon::Basestars)],
                &[cylon_ships(CylonShipEffect::Launch { raiders: 2, heavy_raiders: 1 })],
            ],
        )],
    ),
    (
        &[
            "either look at the top card of the crisis deck or of the destination deck and put it on the top or on the bottom of that deck, then draw 2 skill cards",
            "or (Cylon leader or sympathetic Cylon only) infiltrate: go to any location on galactica",
        ],
        &[choose(
            Who::You,
            &[
                &[peek(&[PeekDeck::Crisis, PeekDeck::Destination]), draw(Who::You, 2, From::OwnTypes)],
                &[when(Condition::MayInfiltrate, &[INFILTRATE])],
            ],
        )],
    ),
    (
        &["draw the top card of the crisis deck and resolve it", "skip the jump step of this turn"],
        &[SKIP_JUMP, resolve_crisis_of(1, Rest::UnderTheDeck)],
    ),
    (&["discard 2 skill cards"], &[discard(Who::You, 2)]),
    (&["the next crisis card drawn in this turn counts as having a jump icon"], &[NEXT_CRISIS_JUMPS]),
    (&["draw 1 super crisis card"], &[draw_super_crisis(Who::You, 1)]),
    (
        &["if president: may draw 1 quorum card, then may play 1 quorum card"],
        &[may(Who::You, &[draw_quorum(Who::You, 1)]), may(Who::You, &[PLAY_QUORUM])],
    ),
    (&["activate 1 occupation force"], &[ACTIVATE_ONE_OCCUPATION]),
    (&["place 1 occupation force on this location"], &[PLACE_OCCUPATION]),
    (&["the highest resource -1"], &[lose_highest(1)]),
    (&["if one was evacuated: may go to any location on galactica"], &[go_aboard_if_evacuated(Ship::Galactica)]),
    (
        &["look at the top ship of the Locked stack and put it on the top or on the bottom of that stack"],
        &[PEEK_LOCKED],
    ),
];

/// What a card does while it is in play.
pub static STANDING: &[(&str, StandingRule)] = &[
    (
        "while in play: each time raiders are activated, each basestar launches 2 raiders, which do not activate",
        StandingRule::Barrage(2),
    ),
    ("while in play: each time raiders are activated, the Scar raider activates twice", StandingRule::Scar),
    ("while in play: when a basestar is destroyed, morale -1 and destroy 1 raptor", StandingRule::CapturedCrew),
    (
        "while in play: when the fleet jumps, every character on engine-room or ftl-control is executed, once the jump is resolved",
        StandingRule::DeadlyAtJump(&[Location::FtlControl, Location::EngineRoom]),
    ),
    ("while in play: human players cannot use once-per-game abilities", StandingRule::NoOncePerGame),
    (
        "before cards are added to a skill check: holder may discard this card; all politics cards in that check then count as positive",
        StandingRule::ChiefOfStaff(Skill::Politics),
    ),
    (
        "after its holder added cards to a skill check: president may discard this card to look at the cards that the holder added",
        StandingRule::Probation,
    ),
];

/// How long it stays.
pub static STAYS: &[(&str, Until)] = &[
    ("until the fleet jumps or no raiders are left on the board", Until::JumpOrNoRaiders),
    ("until the fleet jumps or Scar is destroyed", Until::JumpOrScar),
    ("until the president uses it", Until::Used),
];
