//! New Caprica (PEG-120 to PEG-148): what the phase closes, and what stands for what on the planet.
//!
//! Before Galactica's return only the board of New Caprica is in play ([`Game::is_galactica_away`]);
//! from then on everything is, but for the Jump Preparation track and Colonial One.

pub(crate) mod effect;
pub(crate) mod arrival;
pub(crate) mod leaving;
pub(crate) mod occupation;
pub(crate) mod ships;

#[cfg(test)]
mod tests;

use self::occupation::Forces;
use self::ships::{GoAboard, PeekLocked, PrepareOrEvacuate};
use crate::cards::{Effect, Hold};
use crate::frame::Flow;
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::terms::Icon;

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
        matches!(self, Effect::FtlJump | Effect::BlindJump) || (!in_orbit && self.needs_galactica())
    }

    /// Whether it touches Galactica, Pegasus, the space areas or the Boarding Party track.
    fn needs_galactica(&self) -> bool {
        matches!(
            self,
            Effect::Place { .. }
                | Effect::Activate(Icon::Raiders | Icon::LaunchRaiders | Icon::HeavyRaiders | Icon::Basestars)
                | Effect::ActivatePlaced(_)
                | Effect::ActivateHeavyRaidersAlone
                | Effect::Launch { .. }
                | Effect::Board(_)
                | Effect::DamageGalactica
                | Effect::DamagePegasus
                | Effect::DamageGalacticaOf { .. }
                | Effect::DamageVipers { hold: Hold::Space, .. }
                | Effect::RecallVipers
                | Effect::DestroyCylonShips { .. }
                | Effect::DestroyCenturion
                | Effect::RemoveBasestar
                | Effect::CivilianFights { .. }
                | Effect::ActivateVipers(_)
                | Effect::MustActivateViper
                | Effect::AttackAsPilot(_)
                | Effect::LaunchSelf
                | Effect::GalacticaAttacks
                | Effect::AttackCenturion
                | Effect::LaunchNuke
                | Effect::LookAtCivilians(_)
                | Effect::Repair { .. }
                | Effect::PegasusAttacks
                | Effect::MainBatteries
                | Effect::FullThrottle
                | Effect::Sacrifice { .. }
                | Effect::Quarantine
                | Effect::RecallCivilian
                | Effect::PlaceAnywhere { .. }
                | Effect::AttackCenturionWith(_)
                | Effect::AssaultRaptorArrives
                | Effect::ActivateOneViper(_)
                | Effect::LaunchReserves(_)
        )
    }
}

impl Resolve {
    pub(crate) fn occupation_effect(self, game: &mut Game, effect: Effect) -> Flow {
        let you = self.you();
        match effect {
            Effect::PrepareOrEvacuate => self.then(PrepareOrEvacuate::new(game, you)),
            Effect::GoAboardIfEvacuated(ship) => self.then(GoAboard::new(you, ship)),
            Effect::PlaceOccupation => {
                game.place_force();
                self.done()
            }
            Effect::ActivateOneOccupation => self.then(Forces::activate(you)),
            // Whoever has paid for it picks them, else the current player.
            Effect::DestroyOccupation(count) => {
                let by = self.code().chosen_by().map_or(you, |by| self.decider(game, by));
                self.then(Forces::destroy(by, count))
            }
            Effect::DestroyLocked => {
                game.destroy_stacked_ship();
                self.done()
            }
            Effect::PeekLocked => self.then(PeekLocked::new(you)),
            effect => unreachable!("{effect:?} is not about New Caprica"),
        }
    }
}
