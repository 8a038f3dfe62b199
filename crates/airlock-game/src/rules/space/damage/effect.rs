//! What cards damage, repair and bring back.

use crate::cards::{Effect, Hold};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DamageEffect {
    Galactica,
    /// Draw up to that many damage tokens, resolve some of choice, put the rest back (BASE-187).
    GalacticaOf {
        draw: u8,
        resolve: u8,
    },
    Vipers {
        count: u8,
        hold: Hold,
    },
    DestroyRaptor,
    /// Destroyed raptors return to the Reserves.
    ReturnRaptors(u8),
    /// Bring back up to that many damaged or destroyed vipers, and destroyed raptors.
    RestoreShips {
        vipers: u8,
        raptors: u8,
    },
    /// Repair the location one stands in, or vipers on the Hangar Deck (BASE-238).
    Repair {
        vipers: u8,
    },
    /// Repair up to that many damaged locations and vipers, anywhere.
    RepairAny {
        locations: u8,
        vipers: u8,
    },
    /// Repair that many damaged locations of choice, anywhere; it cannot be declined.
    RepairLocations(u8),
    /// Damaged vipers return to the Reserves.
    RepairVipers(u8),
}

pub const fn damage(effect: DamageEffect) -> Effect {
    Effect::Damage(effect)
}

pub const DAMAGE_GALACTICA: Effect = Effect::Damage(DamageEffect::Galactica);

pub const fn damage_vipers(count: u8, hold: Hold) -> Effect {
    Effect::Damage(DamageEffect::Vipers { count, hold })
}

pub const DESTROY_RAPTOR: Effect = Effect::Damage(DamageEffect::DestroyRaptor);

pub const fn return_raptors(count: u8) -> Effect {
    Effect::Damage(DamageEffect::ReturnRaptors(count))
}

pub const fn repair(vipers: u8) -> Effect {
    Effect::Damage(DamageEffect::Repair { vipers })
}

pub const fn repair_locations(count: u8) -> Effect {
    Effect::Damage(DamageEffect::RepairLocations(count))
}

pub const fn repair_vipers(count: u8) -> Effect {
    Effect::Damage(DamageEffect::RepairVipers(count))
}
