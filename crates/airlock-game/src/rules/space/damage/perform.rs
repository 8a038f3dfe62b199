//! Carries out damage, repairs and returns of cards and locations (BASE-187, BASE-238, PEG-019, PEG-121).

use super::effect::DamageEffect;
use super::pegasus::DamageGalactica;
use super::repair::{Repair, RepairAny, RestoreShips};
use super::{DamageGalacticaOf, DamageVipers};
use crate::cards::{Hold, Who};
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::seat::Seat;

impl DamageEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        let you = by.you();
        match self {
            DamageEffect::Galactica => return Some(DamageGalactica.into()),
            DamageEffect::GalacticaOf { draw, resolve } => {
                return Some(DamageGalacticaOf::draw(game, you, draw, resolve).into());
            }
            DamageEffect::Vipers { count, hold } => return Some(DamageVipers::new(count, hold).by(game, you).into()),
            DamageEffect::DestroyRaptor => game.destroy_raptor(),
            DamageEffect::ReturnRaptors(count) => (0..count).for_each(|_| game.return_raptor()),
            DamageEffect::RestoreShips { vipers, raptors } => {
                let admiral = by.decider(game, Who::Admiral);
                return Some(RestoreShips::new(admiral, vipers, raptors).into());
            }
            DamageEffect::Repair { vipers } => return Some(Repair::new(you, vipers).into()),
            DamageEffect::RepairAny { locations, vipers } => {
                return Some(RepairAny::up_to(you, locations, vipers).into());
            }
            DamageEffect::RepairLocations(count) => return Some(RepairAny::locations(you, count).into()),
            DamageEffect::RepairVipers(vipers) => game.repair_vipers(vipers),
        }
        None
    }

    pub(crate) fn is_possible(&self, game: &Game, you: Seat) -> bool {
        match *self {
            DamageEffect::Repair { .. } => game.can_repair(you),
            DamageEffect::RepairAny { locations, vipers } => RepairAny::up_to(you, locations, vipers).is_possible(game),
            DamageEffect::RepairLocations(count) => RepairAny::locations(you, count).is_possible(game),
            DamageEffect::Galactica
            | DamageEffect::GalacticaOf { .. }
            | DamageEffect::Vipers { .. }
            | DamageEffect::DestroyRaptor
            | DamageEffect::ReturnRaptors(_)
            | DamageEffect::RestoreShips { .. }
            | DamageEffect::RepairVipers(_) => true,
        }
    }

    /// Whether it touches Galactica, Pegasus or the space areas (PEG-121).
    pub(crate) fn needs_galactica(&self) -> bool {
        match self {
            DamageEffect::Galactica | DamageEffect::GalacticaOf { .. } | DamageEffect::Repair { .. } => true,
            DamageEffect::Vipers { hold, .. } => *hold == Hold::Space,
            DamageEffect::DestroyRaptor
            | DamageEffect::ReturnRaptors(_)
            | DamageEffect::RestoreShips { .. }
            | DamageEffect::RepairAny { .. }
            | DamageEffect::RepairLocations(_)
            | DamageEffect::RepairVipers(_) => false,
        }
    }
}
