//! Taking ships off the board for good (DAY-105).

use crate::cards::CylonPiece;
use crate::event::{DaybreakEvent, Event};
use crate::game::Game;
use crate::terms::Area;

impl Game {
    /// All of the kind leave the board, which destroys nothing.
    pub(crate) fn clear_board(&mut self, piece: CylonPiece) {
        match piece {
            CylonPiece::Basestar => {
                for number in self.space.basestars().map(|(number, _)| number).collect::<Vec<_>>() {
                    let area = self.remove_basestar(number);
                    self.log(Event::BasestarRemoved { area });
                }
            }
            CylonPiece::HeavyRaider if self.space.heavy_raiders() > 0 => {
                for &area in Area::ALL {
                    self.space[area].heavy_raiders = 0;
                    self.space[area].heavy_raiders_acted = 0;
                }
                self.log(DaybreakEvent::HeavyRaidersRemoved);
            }
            CylonPiece::Centurion if self.fleet.centurions() > 0 => {
                self.fleet.boarding.fill(0);
                self.log(DaybreakEvent::CenturionsRemoved);
            }
            CylonPiece::HeavyRaider | CylonPiece::Centurion => {}
        }
    }

    /// So many of each kind leave the game, from the supply.
    pub(crate) fn leave_box(&mut self, pieces: &[(CylonPiece, u8)]) {
        let before = self.pieces_gone();
        for &(piece, count) in pieces {
            match piece {
                CylonPiece::Basestar => {
                    self.space.basestars_gone += count.min(self.space.basestars_in_supply());
                }
                CylonPiece::HeavyRaider => {
                    self.space.heavy_raiders_gone += count.min(self.space.heavy_raiders_in_supply());
                }
                CylonPiece::Centurion => {
                    self.fleet.centurions_gone += count.min(self.fleet.centurions_in_supply());
                }
            }
        }
        if self.pieces_gone() != before {
            let [basestars, heavy_raiders, centurions] = self.pieces_gone();
            self.log(DaybreakEvent::PiecesLeftGame { basestars, heavy_raiders, centurions });
        }
    }

    /// Basestars, heavy raiders and centurions that have left the game.
    pub(crate) fn pieces_gone(&self) -> [u8; 3] {
        [self.space.basestars_gone, self.space.heavy_raiders_gone, self.fleet.centurions_gone]
    }
}
