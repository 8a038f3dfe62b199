//! The Loyalty cards of the base game: eleven humans, four Cylons, the Sympathizer.
//!
//! The harm of a reveal may be declined (BASE-186); in the Brig it is skipped, which is a rule of
//! the reveal and not of the card (BASE-184). The Sympathizer resolves by BASE-181.

use crate::cards::effect::{Among, Script, Who, Who::You};
use crate::cards::rows::{LoyaltyRow, Team};
use crate::cards::vocabulary::*;
use crate::terms::{Location::*, Resource::Morale, Ship};

const fn human(id: &'static str) -> LoyaltyRow {
    LoyaltyRow { id, team: Team::Human, effect: &[], after: &[] }
}

const fn cylon(id: &'static str, effect: Script) -> LoyaltyRow {
    LoyaltyRow { id, team: Team::Cylon, effect, after: &[] }
}

pub static CARDS: &[LoyaltyRow] = &[
    human("you-are-not-a-cylon-1"),
    human("you-are-not-a-cylon-2"),
    human("you-are-not-a-cylon-3"),
    human("you-are-not-a-cylon-4"),
    human("you-are-not-a-cylon-5"),
    human("you-are-not-a-cylon-6"),
    human("you-are-not-a-cylon-7"),
    human("you-are-not-a-cylon-8"),
    human("you-are-not-a-cylon-9"),
    human("you-are-not-a-cylon-10"),
    human("you-are-not-a-cylon-11"),
    // BASE-187
    cylon(
        "you-are-a-cylon-can-damage-galactica",
        &[may(You, &[damage(DamageEffect::GalacticaOf { draw: 5, resolve: 2 })])],
    ),
    cylon("you-are-a-cylon-can-reduce-morale-by-1", &[may(You, &[turn(Morale, -1)])]),
    // BASE-185, BASE-188
    cylon(
        "you-are-a-cylon-can-send-a-character-to-sickbay",
        &[may(
            You,
            &[target(
                You,
                Among::SendableFrom(Ship::Galactica, Sickbay),
                &[discard(Who::Target, 5), send(Who::Target, Sickbay)],
            )],
        )],
    ),
    // BASE-185
    cylon(
        "you-are-a-cylon-can-send-a-character-to-the-brig",
        &[may(You, &[target(You, Among::SendableFrom(Ship::Galactica, Brig), &[send(Who::Target, Brig)])])],
    ),
    LoyaltyRow { id: "you-are-a-sympathizer", team: Team::Sympathizer, effect: &[], after: &[] },
];
