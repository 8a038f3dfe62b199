//! Attacks that come with Daybreak: at and by assault raptors (DAY-089).

use crate::cards::attack::{AttackRow, Hit::*, Victim, Weapon};
use crate::cards::pegasus::combat::SCAR_DESTROYED_FROM;
use crate::terms::Craft;

pub static ATTACKS: &[AttackRow] = &[
    AttackRow { victim: Victim::Craft(Craft::AssaultRaptor), by: &[Weapon::Raider], results: &[(7, 8, Destroyed)] },
    AttackRow { victim: Victim::Craft(Craft::Basestar), by: &[Weapon::AssaultRaptor], results: &[(7, 8, Damaged)] },
    // DAY-088: against all others it is a viper.
    AttackRow { victim: Victim::Craft(Craft::Raider), by: &[Weapon::AssaultRaptor], results: &[(3, 8, Destroyed)] },
    AttackRow {
        victim: Victim::Craft(Craft::HeavyRaider),
        by: &[Weapon::AssaultRaptor],
        results: &[(7, 8, Destroyed)],
    },
    AttackRow {
        victim: Victim::Craft(Craft::Scar),
        by: &[Weapon::AssaultRaptor],
        results: &[(SCAR_DESTROYED_FROM, 8, Destroyed)],
    },
];
