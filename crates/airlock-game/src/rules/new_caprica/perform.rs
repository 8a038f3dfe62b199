//! Carries out what cards do on New Caprica (PEG-129 to PEG-132, PEG-141).

use super::effect::NewCapricaEffect;
use super::occupation::Forces;
use super::ships::{GoAboard, PeekLocked, PrepareOrEvacuate};
use crate::cards::pegasus::tokens;
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::seat::Seat;

impl NewCapricaEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        let you = by.you();
        match self {
            NewCapricaEffect::PrepareOrEvacuate => return Some(PrepareOrEvacuate::new(game, you).into()),
            NewCapricaEffect::GoAboardIfEvacuated(ship) => return Some(GoAboard::new(you, ship).into()),
            NewCapricaEffect::PlaceOccupation => game.place_force(),
            NewCapricaEffect::ActivateOneOccupation => return Some(Forces::activate(you).into()),
            // Whoever has paid for it picks them, else the current player.
            NewCapricaEffect::DestroyOccupation(count) => {
                let chooser = by.code().chosen_by().map_or(you, |chooser| by.decider(game, chooser));
                return Some(Forces::destroy(chooser, count).into());
            }
            NewCapricaEffect::DestroyLocked => {
                game.destroy_stacked_ship();
            }
            NewCapricaEffect::PeekLocked => return Some(PeekLocked::new(you).into()),
        }
        None
    }

    pub(crate) fn is_possible(&self, game: &Game, _you: Seat) -> bool {
        let forces = game.new_caprica.map_or(0, |board| board.forces());
        match self {
            NewCapricaEffect::PrepareOrEvacuate => game.can_prepare() || game.can_evacuate(),
            NewCapricaEffect::ActivateOneOccupation => forces > 0,
            NewCapricaEffect::PlaceOccupation => forces < tokens::OCCUPATION_FORCES,
            NewCapricaEffect::PeekLocked => game.can_prepare(),
            // Nobody goes aboard without having evacuated a ship.
            NewCapricaEffect::GoAboardIfEvacuated(_) => false,
            NewCapricaEffect::DestroyOccupation(_) | NewCapricaEffect::DestroyLocked => true,
        }
    }
}
