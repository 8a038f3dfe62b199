//! The attack table: who attacks whom, and what each result of the die does (BASE-134, BASE-135, PEG-023).

use crate::terms::Craft;

/// What is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Victim {
    Craft(Craft),
    Centurion,
    Galactica,
}

/// What attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weapon {
    Viper,
    Galactica,
    Armory,
    Nuke,
    Raider,
    Basestar,
    Pegasus,
    AssaultRaptor,
}

/// What a hit does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    Damaged,
    DamagedTwice,
    Destroyed,
    /// Destroyed together with that many raiders in its area.
    DestroyedWithRaiders(u8),
    /// The attacker is damaged instead (PEG-023).
    Backfired,
}

#[derive(Debug)]
pub struct AttackRow {
    pub victim: Victim,
    pub by: &'static [Weapon],
    /// Ranges of the die, inclusive; any other result is a miss.
    pub results: &'static [(u8, u8, Hit)],
}

/// What this result of an attack does; `None` is a miss.
pub fn hit(victim: Victim, weapon: Weapon, die: u8) -> Option<Hit> {
    let boxes = [super::base::combat::ATTACKS, super::pegasus::combat::ATTACKS, super::daybreak::combat::ATTACKS];
    let mut rows = boxes.into_iter().flatten();
    let row = rows.find(|row| row.victim == victim && row.by.contains(&weapon));
    let row = row.unwrap_or_else(|| panic!("{weapon:?} never attacks {victim:?}"));
    row.results.iter().find(|&&(from, to, _)| (from..=to).contains(&die)).map(|&(_, _, hit)| hit)
}
