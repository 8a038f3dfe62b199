//! Losses that a player steers: one that is made smaller, one of the highest resource (PEG-039, PEG-052, PEG-053).

pub(crate) mod effect;
pub(crate) mod end;
pub(crate) mod perform;

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::event::Event;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::seat::Seat;
use crate::terms::Resource;

/// The next loss of a resource of choice in this turn is one smaller (PEG-039).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shield {
    seat: Seat,
}

impl Shield {
    pub(crate) fn new(seat: Seat) -> Shield {
        Shield { seat }
    }
}

impl Procedure for Shield {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, _game: &Game, asks: &mut Vec<Ask>) {
        let resources = Resource::ALL.iter().copied().map(Choice::Resource).collect();
        asks.push(choose(self.seat, Question::Shield, resources));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Resource(resource) = answer.choice() else { unreachable!("a resource was asked") };
        game.turn.more.shield = Some(resource);
        game.log(Event::ResourceShielded { seat, resource });
        Flow::Done
    }
}

impl Game {
    /// What is left of a loss.
    pub(crate) fn soften_loss(&mut self, resource: Resource, by: i8) -> i8 {
        if self.turn.more.shield != Some(resource) {
            return by;
        }
        self.turn.more.shield = None;
        self.log(Event::LossPrevented { resource });
        by + 1
    }
}

/// The highest resource loses; of several the current player picks one (PEG-053).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoseHighest {
    by: u8,
}

impl LoseHighest {
    pub(crate) fn new(by: u8) -> LoseHighest {
        LoseHighest { by }
    }
}

impl Procedure for LoseHighest {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let highest = Resource::ALL.iter().map(|&resource| game.fleet.dial(resource)).max();
        let fits = |resource: &Resource| Some(game.fleet.dial(*resource)) == highest;
        let resources = Resource::ALL.iter().copied().filter(fits).map(Choice::Resource).collect();
        asks.push(choose(game.turn.current, Question::HighestResource { by: self.by }, resources));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Resource(resource) = answer.choice() else { unreachable!("a resource was asked") };
        game.turn_dial(resource, -i8::try_from(self.by).expect("a loss is small"));
        Flow::Done
    }
}
