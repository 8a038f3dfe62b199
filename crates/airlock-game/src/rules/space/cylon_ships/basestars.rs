//! Basestars destroyed and removed: what follows for the players (PEG-040, PEG-070).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Interrupt, Question};
use crate::cards::Window;
use crate::event::Event;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::rules::window::OpenWindow;
use crate::seat::Seat;
use crate::source::{Branch, Code, Source};

/// A player has destroyed a basestar or a centurion, and may make a victory of it (PEG-040).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Destroyed {
    by: Seat,
    asked: bool,
}

impl Destroyed {
    pub(crate) fn by(seat: Seat) -> Destroyed {
        Destroyed { by: seat, asked: false }
    }

    pub(crate) fn destroyer(&self) -> Seat {
        self.by
    }
}

impl Procedure for Destroyed {
    fn step(self, game: &mut Game) -> Flow {
        if !self.asked {
            return OpenWindow::over(game, Destroyed { asked: true, ..self }, Window::Destroyed);
        }
        let Some((seat, what @ Interrupt::Card(card), _)) = game.used.take() else { return Flow::Done };
        game.spend(seat, what);
        // One a turn.
        game.turn.more.victory = true;
        Flow::go(Resolve::new(Code::new(Source::Skill(card), Branch::Main), seat))
    }
}

/// A player takes a basestar off the board, which destroys nothing (PEG-070).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RemoveBasestar {
    seat: Seat,
}

impl RemoveBasestar {
    pub(crate) fn new(seat: Seat) -> RemoveBasestar {
        RemoveBasestar { seat }
    }
}

impl Procedure for RemoveBasestar {
    fn step(self, game: &mut Game) -> Flow {
        if game.space.basestar_count() == 0 { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let basestars = game.space.basestars().map(|(number, _)| Choice::Basestar(number)).collect();
        asks.push(choose(self.seat, Question::RemoveBasestar, basestars));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Basestar(number) = answer.choice() else { unreachable!("a basestar was asked") };
        let area = game.remove_basestar(number);
        game.log(Event::BasestarRemoved { area });
        Flow::Done
    }
}
