//! What cards do to Cylon ships.

use crate::cards::{CylonPiece, Effect};
use crate::terms::{Area, Craft};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CylonShipEffect {
    Place {
        area: Area,
        craft: &'static [(Craft, u8)],
    },
    /// Choose an area and place ships there.
    PlaceAnywhere {
        craft: &'static [(Craft, u8)],
    },
    /// Heavy raiders act, but no centurion advances (PEG-049).
    ActivateHeavyRaidersAlone,
    /// Each basestar launches.
    Launch {
        raiders: u8,
        heavy_raiders: u8,
    },
    /// Centurions board on the first space of the Boarding Party track.
    Board(u8),
    /// Destroy Cylon ships of choice in any areas, without an attack.
    Destroy {
        craft: Craft,
        count: u8,
    },
    DestroyCenturion,
    /// Remove a basestar from the board.
    RemoveBasestar,
    /// All of these leave the board.
    ClearBoard(&'static [CylonPiece]),
    /// So many of these leave the game.
    LeaveBox(&'static [(CylonPiece, u8)]),
    /// No Cylon ship is launched or activated for the rest of the turn (DAY-080).
    Truce,
}

pub const fn cylon_ships(effect: CylonShipEffect) -> Effect {
    Effect::CylonShips(effect)
}

pub const fn place(area: Area, craft: &'static [(Craft, u8)]) -> Effect {
    Effect::CylonShips(CylonShipEffect::Place { area, craft })
}

pub const fn place_anywhere(craft: &'static [(Craft, u8)]) -> Effect {
    Effect::CylonShips(CylonShipEffect::PlaceAnywhere { craft })
}

pub const ACTIVATE_HEAVY_RAIDERS_ALONE: Effect = Effect::CylonShips(CylonShipEffect::ActivateHeavyRaidersAlone);

pub const fn board(count: u8) -> Effect {
    Effect::CylonShips(CylonShipEffect::Board(count))
}

pub const fn destroy_cylon_ships(craft: Craft, count: u8) -> Effect {
    Effect::CylonShips(CylonShipEffect::Destroy { craft, count })
}

pub const DESTROY_CENTURION: Effect = Effect::CylonShips(CylonShipEffect::DestroyCenturion);

pub const REMOVE_BASESTAR: Effect = Effect::CylonShips(CylonShipEffect::RemoveBasestar);

pub const fn clear_board(of: &'static [CylonPiece]) -> Effect {
    Effect::CylonShips(CylonShipEffect::ClearBoard(of))
}

pub const fn leave_box(of: &'static [(CylonPiece, u8)]) -> Effect {
    Effect::CylonShips(CylonShipEffect::LeaveBox(of))
}

pub const TRUCE: Effect = Effect::CylonShips(CylonShipEffect::Truce);
