//! Tokens and limits of Daybreak, and its loyalty table.

/// In the box (DAY-009).
pub const MIRACLES: u8 = 10;

/// What a player starts with, holds at most and pays for his ability, unless his sheet says otherwise
/// (DAY-008, DAY-009).
pub const STARTING_MIRACLES: u8 = 1;
pub const MIRACLE_LIMIT: u8 = 1;
pub const MIRACLE_COST: u8 = 1;

/// In the box, and in the Reserves at the start (DAY-087).
pub const ASSAULT_RAPTORS: u8 = 4;
pub const STARTING_ASSAULT_RAPTORS: u8 = 1;

/// Mutiny cards that a human player may hold, and the Mutineer (DAY-014).
pub const MUTINY_LIMIT: u8 = 1;
pub const MUTINEER_LIMIT: u8 = 2;

/// Motives that a Cylon leader gets at setup and again in the Sleeper Agent phase (DAY-032).
pub const MOTIVES_DEALT: u8 = 2;

/// A motive short of all and so many of a side win with it (DAY-035).
pub const MOTIVES_UNREVEALED: u8 = 1;
pub const MOTIVES_OF_A_SIDE: u8 = 2;

/// A row of the loyalty table: players, with a Cylon leader, Cylon cards, not-a-Cylon cards, with the
/// Mutineer (DAY-003).
pub type LoyaltyRow = (u8, bool, u8, u8, bool);

pub static LOYALTY_DECKS: &[LoyaltyRow] = &[
    (3, false, 1, 5, false),
    (4, false, 1, 7, true),
    (4, true, 1, 5, false),
    (5, false, 2, 8, false),
    (5, true, 1, 7, true),
    (6, false, 2, 10, true),
    (6, true, 2, 8, false),
    (7, true, 2, 10, true),
];
