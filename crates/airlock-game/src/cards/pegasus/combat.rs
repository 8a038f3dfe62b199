//! Attacks that come with Pegasus: at Scar, and by Battlestar Pegasus (PEG-023, PEG-024, PEG-107).

use crate::cards::attack::{AttackRow, Hit::*, Victim, Weapon};
use crate::terms::Craft;

pub static ATTACKS: &[AttackRow] = &[
    AttackRow {
        victim: Victim::Craft(Craft::Scar),
        by: &[Weapon::Viper, Weapon::Galactica],
        results: &[(SCAR_DESTROYED_FROM, 8, Destroyed)],
    },
    AttackRow {
        victim: Victim::Craft(Craft::Basestar),
        by: &[Weapon::Pegasus],
        results: &[(1, 3, Backfired), (4, 6, Damaged), (7, 8, DamagedTwice)],
    },
];

/// Scar is destroyed by this result of a die or more, and by nothing else.
pub const SCAR_DESTROYED_FROM: u8 = 7;

/// How often Scar acts in an activation of raiders.
pub const SCAR_ACTS: u8 = 2;

/// What the Main Batteries hit in their area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Salvo {
    CivilianDestroyed,
    ViperDamaged,
    RaidersDestroyed(u8),
}

/// Ranges of the die, inclusive.
pub static MAIN_BATTERIES: &[(u8, u8, Salvo)] = &[
    (1, 1, Salvo::CivilianDestroyed),
    (2, 3, Salvo::ViperDamaged),
    (4, 6, Salvo::RaidersDestroyed(2)),
    (7, 8, Salvo::RaidersDestroyed(4)),
];

/// What a result of the Main Batteries hits.
pub fn salvo(die: u8) -> Salvo {
    let found = MAIN_BATTERIES.iter().find(|&&(from, to, _)| (from..=to).contains(&die));
    found.expect("the table covers every result of a die").2
}
