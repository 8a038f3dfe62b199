//! The Quorum deck of the base game: 17 cards, each played as an action (BASE-240).
//!
//! A card without `stays` is discarded once it is resolved, unless it leaves the game.

use crate::cards::effect::{Among, Effect, From, Look, Script, Who, Who::You};
use crate::cards::rows::{QuorumRow, StandingRule, Stays, Until};
use crate::cards::vocabulary::*;
use crate::terms::{Craft::*, Location::Brig, Resource::*, Ship, Skill, Title};

pub(in crate::cards) const fn card(id: &'static str, effect: Script) -> QuorumRow {
    QuorumRow { id, effect, stays: None }
}

pub(in crate::cards) const fn staying(id: &'static str, effect: Script, rule: StandingRule, until: Until) -> QuorumRow {
    QuorumRow { id, effect, stays: Some(Stays { rule, until }) }
}

const fn low_roll(upto: u8, low: Script, high: Script) -> Effect {
    roll(You, upto, low, high)
}

/// The Assign cards: two Politics cards, then this card goes before another player (BASE-241).
pub(in crate::cards) const ASSIGN: Script =
    &[draw(You, 2, From::Skill(Skill::Politics)), target(You, Among::OtherHumans, &[give_this_card(Who::Target)])];

/// BASE-243.
const ARREST_ORDER: Script = &[target(You, Among::Sendable(Brig), &[send(Who::Target, Brig)])];

/// BASE-247.
const BRUTAL_FORCE: Script = &[
    choose(You, &[&[destroy_cylon_ships(Raider, 3)], &[destroy_cylon_ships(HeavyRaider, 1)], &[DESTROY_CENTURION]]),
    low_roll(2, &[turn(Population, -1)], &[]),
];

/// BASE-249.
const FOOD_RATIONING: Script = &[low_roll(5, &[], &[turn(Food, 1), LEAVE_GAME])];

/// BASE-249.
const INSPIRATIONAL_SPEECH: Script = &[low_roll(5, &[], &[turn(Morale, 1), LEAVE_GAME])];

pub static CARDS: &[QuorumRow] = &[
    // BASE-242
    staying(
        "accept-prophecy",
        &[draw(You, 1, From::AnyType), STAY_IN_PLAY],
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
        &[target(
            You,
            Among::OthersButAdmiral,
            &[roll(Who::Target, 2, &[turn(Morale, -1)], &[give(Title::Admiral, Who::Target)])],
        )],
    ),
    card("food-rationing-1", FOOD_RATIONING),
    card("food-rationing-2", FOOD_RATIONING),
    card("inspirational-speech-1", INSPIRATIONAL_SPEECH),
    card("inspirational-speech-2", INSPIRATIONAL_SPEECH),
    card("inspirational-speech-3", INSPIRATIONAL_SPEECH),
    card("inspirational-speech-4", INSPIRATIONAL_SPEECH),
    // BASE-250
    card("presidential-pardon", &[target(You, Among::OthersInBrig, &[send_aboard(Who::Target, Ship::Galactica, You)])]),
    // BASE-251: look first, roll after.
    card(
        "release-cylon-mugshots",
        &[
            target(You, Among::HumansWithHiddenLoyalty, &[look_at_loyalty(You, Who::Target, Look::OneAtRandom)]),
            low_roll(3, &[turn(Morale, -1)], &[]),
        ],
    ),
];
