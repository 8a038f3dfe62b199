//! What cards do to vipers and assault raptors.

use crate::cards::Effect;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViperEffect {
    /// Up to that many activations of unmanned vipers.
    Activate(u8),
    /// One activation of an unmanned viper, if there is any.
    MustActivate,
    /// One unmanned viper, up to that many activations (DAY-083).
    ActivateOne(u8),
    /// Up to that many attacks with the viper that the player pilots.
    AttackAsPilot(u8),
    /// Launch a viper with the player as its pilot.
    LaunchSelf,
    /// Up to that many vipers beside a piloted one, then each is activated (DAY-083).
    LaunchReserves(u8),
    /// Move the viper to any area, then may attack once (PEG-044).
    FullThrottle,
    /// The pilot goes to Sickbay, and ships in his area are destroyed (PEG-062).
    Sacrifice { raiders: u8, heavy_raiders: u8 },
    /// Every undamaged viper on the board goes back to the Reserves.
    Recall,
    /// A raptor of the Reserves is destroyed for an assault raptor (DAY-092).
    BuildAssaultRaptor,
    /// The fleet gains one in a launch area, and the current player may activate it at once.
    AssaultRaptorArrives,
}

pub const fn vipers(effect: ViperEffect) -> Effect {
    Effect::Vipers(effect)
}

pub const fn activate_vipers(count: u8) -> Effect {
    Effect::Vipers(ViperEffect::Activate(count))
}

pub const MUST_ACTIVATE_VIPER: Effect = Effect::Vipers(ViperEffect::MustActivate);

pub const fn activate_one_viper(count: u8) -> Effect {
    Effect::Vipers(ViperEffect::ActivateOne(count))
}

pub const fn attack_as_pilot(count: u8) -> Effect {
    Effect::Vipers(ViperEffect::AttackAsPilot(count))
}

pub const LAUNCH_SELF: Effect = Effect::Vipers(ViperEffect::LaunchSelf);

pub const fn launch_reserves(count: u8) -> Effect {
    Effect::Vipers(ViperEffect::LaunchReserves(count))
}

pub const FULL_THROTTLE: Effect = Effect::Vipers(ViperEffect::FullThrottle);

pub const RECALL_VIPERS: Effect = Effect::Vipers(ViperEffect::Recall);

pub const BUILD_ASSAULT_RAPTOR: Effect = Effect::Vipers(ViperEffect::BuildAssaultRaptor);

pub const ASSAULT_RAPTOR_ARRIVES: Effect = Effect::Vipers(ViperEffect::AssaultRaptorArrives);
