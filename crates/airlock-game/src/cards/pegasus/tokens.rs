//! Tokens and limits of Pegasus, and what stands in space when Galactica returns.

use crate::terms::{Area, Craft, Craft::*};

/// PEG-130: with none left no more are placed.
pub const OCCUPATION_FORCES: u8 = 4;

/// Damaged locations that destroy Pegasus (PEG-021).
pub const PEGASUS_DESTROYED_AT: u8 = 4;

/// Quorum cards of the President at the end of a turn (PEG-006).
pub const QUORUM_HAND_LIMIT: u8 = 10;

/// From this distance on a revealed Cylon keeps his hidden Loyalty cards (PEG-014).
pub const LOYALTY_KEPT_FROM: u8 = 7;

/// Skill cards that a Cylon leader starts with (PEG-078).
pub const LEADER_STARTING_HAND: u8 = 2;

/// A human player removes an occupation force with that or more (PEG-127).
pub const FORCE_DESTROYED_FROM: u8 = 5;

/// A Cylon player detains a human player up to that, and up to the other hurts him (PEG-128).
pub const DETAINED_UPTO: u8 = 3;
pub const HURT_UPTO: u8 = 7;

/// The President on New Caprica who plays a Quorum card is detained up to that (PEG-139).
pub const PRESIDENT_DETAINED_UPTO: u8 = 3;

/// Cards that a character in Detention may add to a check (PEG-135).
pub const DETENTION_CARDS: u8 = 2;

/// Cards that somebody who infiltrates may add to a check (PEG-086).
pub const ADDED_BY_INFILTRATOR: u8 = 2;

/// Galactica's return to New Caprica; the vipers are unmanned (PEG-123).
pub static RETURN: &[(Area, &[(Craft, u8)])] = &[
    (Area::StarboardBow, &[(Basestar, 1), (Raider, 4)]),
    (Area::StarboardAft, &[(Basestar, 1), (Raider, 4)]),
    (Area::PortBow, &[(Viper, 2)]),
    (Area::PortAft, &[(Viper, 2)]),
];
