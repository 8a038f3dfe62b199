//! Carries out what cards do to Cylon ships (BASE-101, PEG-049, PEG-121, DAY-080).

use super::activation::HeavyRaiderActivation;
use super::basestars::RemoveBasestar;
use super::effect::CylonShipEffect;
use super::launch::Launches;
use super::place::{PlaceAnywhere, PlaceShips};
use crate::event::DaybreakEvent;
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::rules::space::damage::DestroyCylonShips;

impl CylonShipEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        let you = by.you();
        match self {
            CylonShipEffect::Place { area, craft } => return Some(PlaceShips::in_area(area, craft).into()),
            CylonShipEffect::PlaceAnywhere { .. } => {
                return Some(PlaceAnywhere { seat: you, code: by.code(), at: by.at() }.into());
            }
            CylonShipEffect::ActivateHeavyRaidersAlone => return Some(HeavyRaiderActivation::alone(game).into()),
            CylonShipEffect::Launch { raiders, heavy_raiders } => {
                return Some(Launches::new(game, raiders, heavy_raiders).into());
            }
            CylonShipEffect::Board(count) => (0..count).for_each(|_| game.board_centurion(None)),
            CylonShipEffect::Destroy { craft, count } => return Some(DestroyCylonShips::new(you, craft, count).into()),
            CylonShipEffect::DestroyCenturion => return Some(DestroyCylonShips::centurion(you).into()),
            CylonShipEffect::RemoveBasestar => return Some(RemoveBasestar::new(you).into()),
            CylonShipEffect::ClearBoard(pieces) => pieces.iter().for_each(|&piece| game.clear_board(piece)),
            CylonShipEffect::LeaveBox(pieces) => game.leave_box(pieces),
            CylonShipEffect::Truce => {
                if !std::mem::replace(&mut game.turn.daybreak.truce, true) {
                    game.log(DaybreakEvent::TruceBegan { seat: you });
                }
            }
        }
        None
    }

    /// Whether it touches Galactica, the space areas or the Boarding Party track (PEG-121).
    pub(crate) fn needs_galactica(&self) -> bool {
        match self {
            CylonShipEffect::Place { .. }
            | CylonShipEffect::PlaceAnywhere { .. }
            | CylonShipEffect::ActivateHeavyRaidersAlone
            | CylonShipEffect::Launch { .. }
            | CylonShipEffect::Board(_)
            | CylonShipEffect::Destroy { .. }
            | CylonShipEffect::DestroyCenturion
            | CylonShipEffect::RemoveBasestar => true,
            CylonShipEffect::ClearBoard(_) | CylonShipEffect::LeaveBox(_) | CylonShipEffect::Truce => false,
        }
    }
}
