//! What cards attack, and nuke tokens.

use crate::cards::Effect;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttackEffect {
    GalacticaAttacks,
    /// Choose a basestar and roll (PEG-023).
    PegasusAttacks,
    /// Choose an area and roll (PEG-024).
    MainBatteries,
    AttackCenturion,
    /// Attack a centurion with that much added to the roll.
    AttackCenturionWith(i8),
    LaunchNuke,
    /// Discard a nuke token.
    DiscardNuke,
    /// All nuke tokens leave the game.
    RemoveNukes,
}

pub const GALACTICA_ATTACKS: Effect = Effect::Attack(AttackEffect::GalacticaAttacks);

pub const PEGASUS_ATTACKS: Effect = Effect::Attack(AttackEffect::PegasusAttacks);

pub const MAIN_BATTERIES: Effect = Effect::Attack(AttackEffect::MainBatteries);

pub const ATTACK_CENTURION: Effect = Effect::Attack(AttackEffect::AttackCenturion);

pub const fn attack_centurion_with(by: i8) -> Effect {
    Effect::Attack(AttackEffect::AttackCenturionWith(by))
}

pub const LAUNCH_NUKE: Effect = Effect::Attack(AttackEffect::LaunchNuke);

pub const DISCARD_NUKE: Effect = Effect::Attack(AttackEffect::DiscardNuke);

pub const REMOVE_NUKES: Effect = Effect::Attack(AttackEffect::RemoveNukes);
