//! The clauses of Pegasus that say more than a plain one, in full, with what we hold them to mean.

use airlock_game::cards::Who;
use airlock_game::cards::{Among, Amount, Condition, Effect::*, From, Hold, PeekDeck, Pick, Rest, StandingRule, Until};
use airlock_game::terms::{Icon, Location, Resource, Ship, Skill, Title};

use crate::clauses::{Phrase, one_loyalty_card};

pub static PHRASES: &[Phrase] = &[
    // Crisis cards
    (&["damage galactica twice"], &[DamageGalactica, DamageGalactica]),
    (&["draw 2 civilian ships and destroy them"], &[DestroyCivilian, DestroyCivilian]),
    (
        &["admiral and current player each discard 3 skill cards"],
        &[Discard { who: Who::AdmiralAndCurrent, cards: Amount::Exactly(3), pick: Pick::Own }],
    ),
    (
        &["admiral and current player each draw 3 treachery cards"],
        &[Draw { who: Who::AdmiralAndCurrent, cards: 3, from: From::Skill(Skill::Treachery) }],
    ),
    (
        &["current player looks at 1 random loyalty card of any one player (current player chooses whose)"],
        &[Target {
            by: Who::Current,
            among: Among::WithHiddenLoyalty,
            then: &[one_loyalty_card(Who::Current, Who::Target)],
        }],
    ),
    // One card stays, whatever the number of its rules.
    (
        &[
            "while in play: each time raiders are activated, the Scar raider activates twice",
            "while in play: Scar is destroyed only by a die roll of 7 or 8",
        ],
        &[StayInPlay],
    ),
    (
        &["may (current player) move 1 character from brig to any other location"],
        &[May {
            by: Who::Current,
            then: &[Target {
                by: Who::Current,
                among: Among::Prisoners,
                then: &[SendAnywhere { who: Who::Target, by: Who::Current }],
            }],
        }],
    ),
    (&["damage 1 viper in a space area, if there is one"], &[DamageVipers { count: 1, hold: Hold::Space }]),
    (
        &["damage 3 vipers, each in a space area or in the reserves (current player picks)"],
        &[DamageVipers { count: 3, hold: Hold::Anywhere }],
    ),
    (
        &["president title goes to the character highest in the line of succession, the current president left out"],
        &[PassTitle(Title::President)],
    ),
    // Super Crisis cards
    (
        &["president and admiral each discard their whole hand of skill cards"],
        &[Discard { who: Who::Officers, cards: Amount::All, pick: Pick::Own }],
    ),
    (
        &["discard the whole destiny deck", "new destiny deck = 6 treachery cards and nothing else"],
        &[NewDestiny(Skill::Treachery, 6)],
    ),
    // New Caprica
    (&["prepare or evacuate 1 civilian ship"], &[PrepareOrEvacuate]),
    (&["may (each human player) draw 2 skill cards"], &[HumansMayDraw(2)]),
    (&["skip the prepare-for-jump step of this turn"], &[SkipJump]),
    (&["damage galactica if she is in orbit of New Caprica"], &[If(Condition::GalacticaInOrbit, &[DamageGalactica])]),
    (&["destroy the top ship of the Locked stack; if that stack is empty, of the Prepared stack"], &[DestroyLocked]),
    (
        &["may (current player) move 1 character from detention to any other New Caprica location"],
        &[May {
            by: Who::Current,
            then: &[Target {
                by: Who::Current,
                among: Among::InDetention,
                then: &[SendAboard { who: Who::Target, ship: Ship::NewCaprica, by: Who::Current }],
            }],
        }],
    ),
    (
        &["roll: on 4 or less current player chooses 1 human player on New Caprica; that player goes to detention"],
        &[Roll {
            by: Who::Current,
            upto: 4,
            low: &[Target {
                by: Who::Current,
                among: Among::HumansOnNewCaprica(Location::Detention),
                then: &[Send { who: Who::Target, to: Location::Detention }],
            }],
            high: &[],
        }],
    ),
    (
        &["may (admiral) morale -1 to do one of: execute 1 revealed Cylon player, or destroy 2 occupation forces"],
        &[May {
            by: Who::Admiral,
            then: &[
                Turn(Resource::Morale, -1),
                Choose {
                    by: Who::Admiral,
                    options: &[
                        &[Target {
                            by: Who::Admiral,
                            among: Among::RevealedCylons,
                            then: &[Execute { who: Who::Target }],
                        }],
                        &[DestroyOccupation(2)],
                    ],
                },
            ],
        }],
    ),
    // Quorum cards
    (
        &[
            "choose 1 civilian ship in a space area",
            "destroy either 3 raiders or 1 heavy-raider in the same space area",
            "roll: on 2 or less that civilian ship is destroyed",
        ],
        &[CivilianFights { raiders: 3, heavy_raiders: 1, upto: 2 }],
    ),
    (&["look at the bottom card of any 1 deck"], &[LookAtBottom]),
    (
        &["look at all cards of the destiny deck and discard 2 of them, of choice", "shuffle the destiny deck"],
        &[ReadDestiny { discard: 2 }],
    ),
    (
        &["if at least 1 morale has been lost in this game through an execution: morale +1"],
        &[If(Condition::Mourned, &[Turn(Resource::Morale, 1)])],
    ),
    (
        &["choose 1 character in brig: executed"],
        &[Target { by: Who::You, among: Among::Prisoners, then: &[Execute { who: Who::Target }] }],
    ),
    (
        &["give this card to any player"],
        &[Target { by: Who::You, among: Among::Everybody, then: &[GiveThisCard { to: Who::Target }] }],
    ),
    (&["may repair up to 1 location and up to 2 damaged vipers"], &[RepairAny { locations: 1, vipers: 2 }]),
    (
        &["choose one: food +1, or fuel +1"],
        &[Choose { by: Who::You, options: &[&[Turn(Resource::Food, 1)], &[Turn(Resource::Fuel, 1)]] }],
    ),
    // Destinations
    (
        &["may (admiral) morale -1 for fuel +1"],
        &[May { by: Who::Admiral, then: &[Turn(Resource::Morale, -1), Turn(Resource::Fuel, 1)] }],
    ),
    (
        &[
            "may (admiral) look at the top 3 cards of the crisis deck and put each of them on the top or on the bottom of that deck, in any order",
        ],
        &[May { by: Who::Admiral, then: &[SortCrises(3)] }],
    ),
    (
        &[
            "search the crisis deck and its discard pile for the scar card and resolve it at once",
            "shuffle the crisis deck",
        ],
        &[FindScar],
    ),
    (&["draw a new destination card and resolve it"], &[NewDestination]),
    // Loyalty cards: the harm may be declined (BASE-186); the Sympathetic Cylon is a procedure (PEG-091)
    (
        &["if not in brig: each human player discards 1 random skill card and draws 1 treachery card"],
        &[May {
            by: Who::You,
            then: &[
                Discard { who: Who::EachHuman, cards: Amount::Exactly(1), pick: Pick::Random },
                Draw { who: Who::EachHuman, cards: 1, from: From::Skill(Skill::Treachery) },
            ],
        }],
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
    (
        &["player goes to any location on New Caprica"],
        &[SendAboard { who: Who::You, ship: Ship::NewCaprica, by: Who::You }],
    ),
    // Actions of locations
    (
        &["choose 1 basestar and roll: on 1-3 damage pegasus, on 4-6 damage that basestar, on 7-8 damage it twice"],
        &[PegasusAttacks],
    ),
    (
        &[
            "choose 1 space area and roll: on 1 destroy 1 civilian ship there, on 2-3 damage 1 viper there, on 4-6 destroy 2 raiders there, on 7-8 destroy 4 raiders there",
        ],
        &[MainBatteries],
    ),
    // That no ships are activated is a rule of the location (PEG-005).
    (
        &[
            "either play 1 of his super crisis cards, or draw 2 crisis cards, choose 1 to resolve and put the other on the bottom of the deck",
            "no activation step for that card",
        ],
        &[Choose {
            by: Who::You,
            options: &[&[PlaySuperCrisis], &[ResolveCrisisOf { cards: 2, rest: Rest::UnderTheDeck }]],
        }],
    ),
    (
        &[
            "either activate all Cylon ships of 1 type (raiders, heavy raiders or basestars), or launch 2 raiders and 1 heavy raider from each basestar",
        ],
        &[Choose {
            by: Who::You,
            options: &[
                &[Activate(Icon::Raiders)],
                &[Activate(Icon::HeavyRaiders)],
                &[Activate(Icon::Basestars)],
                &[Launch { raiders: 2, heavy_raiders: 1 }],
            ],
        }],
    ),
    (
        &[
            "either look at the top card of the crisis deck or of the destination deck and put it on the top or on the bottom of that deck, then draw 2 skill cards",
            "or (Cylon leader or sympathetic Cylon only) infiltrate: go to any location on galactica",
        ],
        &[Choose {
            by: Who::You,
            options: &[
                &[
                    Peek(&[PeekDeck::Crisis, PeekDeck::Destination]),
                    Draw { who: Who::You, cards: 2, from: From::OwnTypes },
                ],
                &[If(Condition::MayInfiltrate, &[Infiltrate])],
            ],
        }],
    ),
    (
        &["draw the top card of the crisis deck and resolve it", "skip the jump step of this turn"],
        &[SkipJump, ResolveCrisisOf { cards: 1, rest: Rest::UnderTheDeck }],
    ),
    (&["discard 2 skill cards"], &[Discard { who: Who::You, cards: Amount::Exactly(2), pick: Pick::Own }]),
    (&["the next crisis card drawn in this turn counts as having a jump icon"], &[NextCrisisJumps]),
    (&["draw 1 super crisis card"], &[DrawSuperCrisis { who: Who::You, cards: 1 }]),
    (
        &["if president: may draw 1 quorum card, then may play 1 quorum card"],
        &[
            May { by: Who::You, then: &[DrawQuorum { who: Who::You, cards: 1 }] },
            May { by: Who::You, then: &[PlayQuorum] },
        ],
    ),
    (&["activate 1 occupation force"], &[ActivateOneOccupation]),
    (&["place 1 occupation force on this location"], &[PlaceOccupation]),
    (&["the highest resource -1"], &[LoseHighest(1)]),
    (&["if one was evacuated: may go to any location on galactica"], &[GoAboardIfEvacuated(Ship::Galactica)]),
    (&["look at the top ship of the Locked stack and put it on the top or on the bottom of that stack"], &[PeekLocked]),
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
