//! Somebody chooses where a character is sent (BASE-088, DAY-041).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::frame::{Flow, Frame, Procedure, choose};
use crate::game::Game;
use crate::seat::{Seat, SeatSet};
use crate::terms::{Location, Ship};

/// `by` chooses where `who` goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SendTo {
    who: Seat,
    by: Seat,
    whither: Whither,
}

/// To which locations, none of them hazardous.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Whither {
    Aboard(Ship),
    Anywhere,
}

impl SendTo {
    /// Nothing happens where there is nobody to send, or nowhere to send them.
    pub(crate) fn open(game: &Game, who: SeatSet, by: Seat, whither: Whither) -> Option<Frame> {
        let send = SendTo { who: who.first()?, by, whither };
        if send.locations(game).is_empty() { None } else { Some(send.into()) }
    }

    fn locations(&self, game: &Game) -> Vec<Location> {
        match self.whither {
            Whither::Aboard(ship) => game.choices_aboard(self.who, self.by, ship),
            Whither::Anywhere => game.choices_anywhere(self.who, self.by),
        }
    }
}

impl Procedure for SendTo {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let locations = self.locations(game).into_iter().map(Choice::Location).collect();
        asks.push(choose(self.by, Question::SendTo { who: self.who }, locations));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        game.send(self.who, answer.location());
        Flow::Done
    }
}
