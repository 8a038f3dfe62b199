//! The attack table of the base game (BASE-134, BASE-135).

use crate::cards::attack::{AttackRow, Hit, Hit::*, Victim, Weapon};
use crate::terms::Craft;

const fn attack(victim: Victim, by: &'static [Weapon], results: &'static [(u8, u8, Hit)]) -> AttackRow {
    AttackRow { victim, by, results }
}

pub static ATTACKS: &[AttackRow] = &[
    attack(Victim::Craft(Craft::Raider), &[Weapon::Viper, Weapon::Galactica], &[(3, 8, Destroyed)]),
    attack(Victim::Craft(Craft::HeavyRaider), &[Weapon::Viper, Weapon::Galactica], &[(7, 8, Destroyed)]),
    attack(Victim::Centurion, &[Weapon::Armory], &[(7, 8, Destroyed)]),
    attack(Victim::Craft(Craft::Basestar), &[Weapon::Viper], &[(8, 8, Damaged)]),
    attack(Victim::Craft(Craft::Basestar), &[Weapon::Galactica], &[(5, 8, Damaged)]),
    attack(
        Victim::Craft(Craft::Basestar),
        &[Weapon::Nuke],
        &[(1, 2, DamagedTwice), (3, 6, Destroyed), (7, 8, DestroyedWithRaiders(3))],
    ),
    attack(Victim::Craft(Craft::Viper), &[Weapon::Raider], &[(5, 7, Damaged), (8, 8, Destroyed)]),
    // BASE-134: no roll, so every result destroys it.
    attack(Victim::Craft(Craft::Civilian), &[Weapon::Raider], &[(1, 8, Destroyed)]),
    attack(Victim::Galactica, &[Weapon::Raider], &[(8, 8, Damaged)]),
    attack(Victim::Galactica, &[Weapon::Basestar], &[(4, 8, Damaged)]),
];
