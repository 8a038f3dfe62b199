//! New Caprica (PEG-120 to PEG-148): what the phase closes, and what stands for what on the planet.
//!
//! Before Galactica's return only the board of New Caprica is in play ([`Game::is_galactica_away`]);
//! from then on everything is, but for the Jump Preparation track and Colonial One.

pub(crate) mod arrival;
pub(crate) mod effect;
pub(crate) mod leaving;
pub(crate) mod occupation;
pub(crate) mod perform;
pub(crate) mod ships;

#[cfg(test)]
mod tests;

use crate::cards::Effect;
use crate::game::Game;

impl Game {
    /// PEG-121: nothing off the New Caprica board is touched before the return. PEG-148: the fleet does
    /// not jump in this phase.
    pub(crate) fn is_suspended(&self, effect: &Effect) -> bool {
        self.new_caprica.is_some_and(|board| effect.is_suspended(board.in_orbit))
    }
}

impl Effect {
    /// Whether it does nothing with the fleet on New Caprica: Galactica not back, or in orbit (PEG-121,
    /// PEG-148).
    pub fn is_suspended(&self, in_orbit: bool) -> bool {
        matches!(self, Effect::Jump(jump) if jump.is_jump()) || (!in_orbit && self.needs_galactica())
    }

    /// Whether it touches Galactica, Pegasus, the space areas or the Boarding Party track. Each subject says so itself.
    fn needs_galactica(&self) -> bool {
        match self {
            Effect::CylonShips(effect) => effect.needs_galactica(),
            Effect::Vipers(effect) => effect.needs_galactica(),
            Effect::Attack(effect) => effect.needs_galactica(),
            Effect::Damage(effect) => effect.needs_galactica(),
            Effect::Civilians(effect) => effect.needs_galactica(),
            Effect::Crisis(effect) => effect.needs_galactica(),
            Effect::Target { .. }
            | Effect::Choose { .. }
            | Effect::May { .. }
            | Effect::If(..)
            | Effect::Roll { .. }
            | Effect::Risk { .. }
            | Effect::FailBox
            | Effect::Check(_)
            | Effect::Resources(_)
            | Effect::Skills(_)
            | Effect::Characters(_)
            | Effect::Decks(_)
            | Effect::Quorum(_)
            | Effect::Mutiny(_)
            | Effect::Cylons(_)
            | Effect::Loyalty(_)
            | Effect::NewCaprica(_)
            | Effect::Jump(_)
            | Effect::Missions(_)
            | Effect::Turn(_) => false,
        }
    }
}
