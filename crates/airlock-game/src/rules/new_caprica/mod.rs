//! New Caprica (PEG-120 to PEG-148): what the phase closes, and what stands for what on the planet.
//!
//! Before Galactica's return only the board of New Caprica is in play ([`Game::is_galactica_away`]);
//! from then on everything is, but for the Jump Preparation track and Colonial One.

pub(crate) mod arrival;
pub(crate) mod leaving;
pub(crate) mod occupation;
pub(crate) mod ships;
#[cfg(test)]
mod tests;

use self::occupation::Forces;
use self::ships::{GoAboard, PeekLocked, PrepareOrEvacuate};
use super::script::Resolve;
use crate::cards::{Effect, Hold};
use crate::frame::Flow;
use crate::game::Game;
use crate::seat::Seat;
use crate::terms::{Icon, Location, Ship};

impl Location {
    /// What it stands for in texts that speak of the ships only (PEG-134).
    pub fn stands_for(self) -> Location {
        match self {
            Location::Detention => Location::Brig,
            Location::MedicalCenter => Location::Sickbay,
            other => other,
        }
    }
}

impl Game {
    /// PEG-121: the phase has begun, and Galactica has not returned.
    pub(crate) fn is_galactica_away(&self) -> bool {
        self.new_caprica.is_some_and(|board| !board.in_orbit)
    }

    /// PEG-123.
    pub(crate) fn is_in_orbit(&self) -> bool {
        self.new_caprica.is_some_and(|board| board.in_orbit)
    }

    pub(crate) fn is_on_new_caprica(&self, seat: Seat) -> bool {
        self.is_aboard(seat, Ship::NewCaprica)
    }

    /// Where an effect that names `to` leads for that character (PEG-134, PEG-137). A character on New
    /// Caprica is treated there after Galactica's return as well, by the correction of the board.
    pub(crate) fn place_meant(&self, seat: Seat, to: Location) -> Location {
        let here = self.is_on_new_caprica(seat);
        match to {
            // A Stranded character is nowhere yet, but the Brig is out of reach (PEG-121).
            Location::Brig if here || self.is_galactica_away() => Location::Detention,
            Location::Sickbay if here => Location::MedicalCenter,
            Location::ResurrectionShip => self.haven(),
            to => to,
        }
    }

    /// Locations of the ship mean those of New Caprica for whoever is set free from Detention (PEG-134).
    pub(crate) fn ship_meant(&self, seat: Seat, ship: Ship) -> Ship {
        let detained = self.player(seat).is_at(Location::Detention);
        if detained && ship == Ship::Galactica { Ship::NewCaprica } else { ship }
    }

    /// The prison where this player is, which texts that he uses speak of (PEG-134).
    pub(crate) fn prison_of(&self, you: Seat) -> Location {
        self.place_meant(you, Location::Brig)
    }

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
    pub(super) fn occupation_effect(self, game: &mut Game, effect: Effect) -> Flow {
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
