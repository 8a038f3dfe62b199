//! The Loyalty cards of Pegasus: a human, a Cylon, and the Sympathetic Cylon of the variant.
//!
//! As in the base game the harm of a reveal may be declined (BASE-186), and in the Brig or in
//! Detention the reveal has no text (BASE-184, PEG-137). The Sympathetic Cylon resolves by PEG-091.

use crate::cards::effect::{From, Who::EachHuman, Who::You};
use crate::cards::rows::{LoyaltyRow, Team};
use crate::cards::vocabulary::*;
use crate::terms::Skill::Treachery;

pub static CARDS: &[LoyaltyRow] = &[
    LoyaltyRow { id: "you-are-not-a-cylon-pegasus", team: Team::Human, effect: &[], after: &[] },
    LoyaltyRow {
        id: "you-are-a-cylon-can-make-players-draw-treachery-cards",
        team: Team::Cylon,
        effect: &[may(You, &[discard_at_random(EachHuman, 1), draw(EachHuman, 1, From::Skill(Treachery))])],
        after: &[draw(You, 2, From::Skill(Treachery))],
    },
    LoyaltyRow { id: "you-are-a-sympathetic-cylon", team: Team::SympatheticCylon, effect: &[], after: &[] },
];
