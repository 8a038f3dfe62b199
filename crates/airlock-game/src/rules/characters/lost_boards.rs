//! What becomes of characters when a board is lost (BASE-006, BASE-170, DAY-093, DAY-094, DAY-095).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::event::{DaybreakEvent, Event};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::seat::{Seat, SeatSet};
use crate::state::Place;
use crate::terms::{Location, Ship};

impl Game {
    /// DAY-093: the overlay is turned, and everybody there goes to Sickbay.
    pub(crate) fn destroy_colonial_one(&mut self) {
        if !self.rules.has_colonial_one_overlay || self.fleet.colonial_one_destroyed {
            return;
        }
        self.fleet.colonial_one_destroyed = true;
        self.log(DaybreakEvent::ColonialOneDestroyed);
        for seat in self.seats().filter(|&seat| self.is_aboard(seat, Ship::ColonialOne)).collect::<Vec<_>>() {
            self.send(seat, Location::Sickbay);
        }
    }

    /// DAY-094.
    pub(crate) fn destroy_hub(&mut self) {
        if std::mem::replace(&mut self.fleet.hub_destroyed, true) {
            return;
        }
        self.log(DaybreakEvent::HubDestroyed);
        for seat in self.seats().filter(|&seat| self.player(seat).is_at(Location::ResurrectionShip)).collect::<Vec<_>>()
        {
            self.player_mut(seat).place = Place::At(Location::HubDestroyed);
            self.log(Event::Arrived { seat, at: Location::HubDestroyed });
        }
    }

    /// DAY-095: whether the seat, being there in its draw step, loses its Super Crises and draws nothing.
    pub(crate) fn is_without_hub(&self, seat: Seat) -> bool {
        self.player(seat).is_at(Location::HubDestroyed)
    }
}

/// Each prisoner may move to a location of the ship; of several the current player says who is next (BASE-006),
/// since the first to leave may become Admiral (BASE-170).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FreePrisoners {
    pub(crate) seats: SeatSet,
    pub(crate) ship: Ship,
    /// Who is next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) next: Option<Seat>,
}

impl Procedure for FreePrisoners {
    fn step(self, _game: &mut Game) -> Flow {
        match (self.seats.first(), self.seats.count()) {
            (None, _) => Flow::Done,
            (next, 1) => Flow::ask(FreePrisoners { next, ..self }),
            (Some(_), _) => Flow::ask(self),
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let Some(seat) = self.next else {
            let prisoners = self.seats.iter().map(Choice::Seat).collect();
            return asks.push(choose(game.turn.current, Question::NextFreed, prisoners));
        };
        let to = game.choices_aboard(seat, seat, self.ship).into_iter().filter(|&to| game.can_be_sent(seat, to));
        let choices = std::iter::once(Choice::Pass).chain(to.map(Choice::Location)).collect();
        asks.push(choose(seat, Question::SendTo { who: seat }, choices));
    }

    fn answer(mut self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Seat(next) => return Flow::ask(FreePrisoners { next: Some(next), ..self }),
            Choice::Location(to) => game.send(seat, to),
            Choice::Pass => {}
            choice => unreachable!("{choice:?} frees nobody"),
        }
        self.seats.remove(seat);
        Flow::go(FreePrisoners { next: None, ..self })
    }
}
