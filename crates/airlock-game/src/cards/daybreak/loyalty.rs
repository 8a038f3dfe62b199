//! The Loyalty cards of Daybreak: a human and the Mutineer (DAY-023 to DAY-030).

use crate::cards::rows::{LoyaltyRow, Team};

pub static CARDS: &[LoyaltyRow] = &[
    LoyaltyRow { id: "you-are-not-a-cylon-daybreak", team: Team::Human, effect: &[], after: &[] },
    LoyaltyRow { id: "you-are-the-mutineer", team: Team::Mutineer, effect: &[], after: &[] },
];
