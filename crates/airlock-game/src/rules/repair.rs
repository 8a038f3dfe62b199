//! Repair at a distance: any location, and vipers wherever the player is.

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::seat::Seat;
use crate::terms::Ship;

/// Up to so many locations and damaged vipers, as the player likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RepairAny {
    seat: Seat,
    locations: u8,
    vipers: u8,
}

impl RepairAny {
    pub(crate) fn new(seat: Seat, locations: u8, vipers: u8) -> RepairAny {
        RepairAny { seat, locations, vipers }
    }

    fn choices(&self, game: &Game) -> Vec<Choice> {
        // PEG-021: of a destroyed Pegasus nothing is left to repair.
        let stands = |location: &crate::terms::Location| location.ship() != Ship::Pegasus || game.pegasus_flies();
        // PEG-121: nor anything of ships that are away.
        let in_reach = self.locations > 0 && !game.is_galactica_away();
        let locations = game.fleet.damaged.iter().filter(|_| in_reach).filter(stands);
        let viper = (self.vipers > 0 && game.fleet.damaged_vipers > 0).then_some(Choice::RepairViper);
        locations.map(Choice::Location).chain(viper).collect()
    }

    pub(crate) fn is_possible(&self, game: &Game) -> bool {
        !self.choices(game).is_empty()
    }
}

impl Procedure for RepairAny {
    fn step(self, game: &mut Game) -> Flow {
        if self.is_possible(game) { Flow::ask(self) } else { Flow::Done }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let mut choices = vec![Choice::Pass];
        choices.extend(self.choices(game));
        let question = Question::RepairAny { locations: self.locations, vipers: self.vipers };
        asks.push(choose(self.seat, question, choices));
    }

    fn answer(mut self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Location(location) => {
                game.repair_location(location);
                self.locations -= 1;
            }
            Choice::RepairViper => {
                game.repair_vipers(1);
                self.vipers -= 1;
            }
            Choice::Pass => return Flow::Done,
            choice => unreachable!("{choice:?} repairs nothing"),
        }
        Flow::go(self)
    }
}
