//! The Quorum deck of the base game: 17 cards, each played as an action (BASE-240).
//!
//! A card without `stays` is discarded once it is resolved, unless it leaves the game.

use crate::cards::effect::{Among, Effect, Effect::*, From, Look, Script, Who, Who::You};
use crate::cards::rows::{QuorumRow, StandingRule, Stays, Until};
use crate::terms::{Craft::*, Location::Brig, Resource::*, Ship, Skill, Title};

pub(in crate::cards) const fn card(id: &'static str, effect: Script) -> QuorumRow {
    QuorumRow { id, effect, stays: None }
}

pub(in crate::cards) const fn staying(id: &'static str, effect: Script, rule: StandingRule, until: Until) -> QuorumRow {
    QuorumRow { id, effect, stays: Some(Stays { rule, until }) }
}

const fn roll(upto: u8, low: Script, high: Script) -> Effect {
    Roll { by: You, upto, low, high }
}

/// The Assign cards: two Politics cards, then this card goes before another player (BASE-241).
pub(in crate::cards) const ASSIGN: Script = &[
    Draw { who: You, cards: 2, from: From::Skill(Skill::Politics) },
    Target { by: You, among: Among::OtherHumans, then: &[GiveThisCard { to: Who::Target }] },
];

/// BASE-243.
const ARREST_ORDER: Script =
    &[Target { by: You, among: Among::Sendable(Brig), then: &[Send { who: Who::Target, to: Brig }] }];

/// BASE-247.
const BRUTAL_FORCE: Script = &[
    Choose {
        by: You,
        options: &[
            &[DestroyCylonShips { craft: Raider, count: 3 }],
            &[DestroyCylonShips { craft: HeavyRaider, count: 1 }],
            &[DestroyCenturion],
        ],
    },
    roll(2, &[Turn(Population, -1)], &[]),
];

/// BASE-249.
const FOOD_RATIONING: Script = &[roll(5, &[], &[Turn(Food, 1), LeaveGame])];

/// BASE-249.
const INSPIRATIONAL_SPEECH: Script = &[roll(5, &[], &[Turn(Morale, 1), LeaveGame])];

pub static CARDS: &[QuorumRow] = &[
    // BASE-242
    staying(
        "accept-prophecy",
        &[Draw { who: You, cards: 1, from: From::AnyType }, StayInPlay],
        StandingRule::NextCheckHarder(2),
        Until::Used,
    ),
    card("arrest-order-1", ARREST_ORDER),
    card("arrest-order-2", ARREST_ORDER),
    // BASE-244 to BASE-246
    staying("assign-arbitrator", ASSIGN, StandingRule::Arbitrator(3), Until::Used),
    staying("assign-mission-specialist", ASSIGN, StandingRule::PicksDestination(3), Until::Jump),
    staying("assign-vice-president", ASSIGN, StandingRule::VicePresident, Until::End),
    card("authorization-of-brutal-force-1", BRUTAL_FORCE),
    card("authorization-of-brutal-force-2", BRUTAL_FORCE),
    // BASE-248
    card(
        "encourage-mutiny",
        &[Target {
            by: You,
            among: Among::OthersButAdmiral,
            then: &[Roll {
                by: Who::Target,
                upto: 2,
                low: &[Turn(Morale, -1)],
                high: &[Give { title: Title::Admiral, to: Who::Target }],
            }],
        }],
    ),
    card("food-rationing-1", FOOD_RATIONING),
    card("food-rationing-2", FOOD_RATIONING),
    card("inspirational-speech-1", INSPIRATIONAL_SPEECH),
    card("inspirational-speech-2", INSPIRATIONAL_SPEECH),
    card("inspirational-speech-3", INSPIRATIONAL_SPEECH),
    card("inspirational-speech-4", INSPIRATIONAL_SPEECH),
    // BASE-250
    card(
        "presidential-pardon",
        &[Target {
            by: You,
            among: Among::OthersInBrig,
            then: &[SendAboard { who: Who::Target, ship: Ship::Galactica, by: You }],
        }],
    ),
    // BASE-251: look first, roll after.
    card(
        "release-cylon-mugshots",
        &[
            Target {
                by: You,
                among: Among::HumansWithHiddenLoyalty,
                then: &[LookAtLoyalty { by: You, of: Who::Target, cards: Look::OneAtRandom }],
            },
            roll(3, &[Turn(Morale, -1)], &[]),
        ],
    ),
];
