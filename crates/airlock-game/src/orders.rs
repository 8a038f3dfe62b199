//! Standing orders: what a seat has said it will always answer in windows.
//!
//! They are kept beside the game and enter its log as ordinary answers, so that play over days
//! does not wait for somebody to decline what he never wants.

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Interrupt, Options, Question};
use crate::cards::{Ability, Motive, Quorum, SkillName};
use crate::frame::Frame;
use crate::game::Game;
use crate::seat::Seat;

/// What a player passes on without being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StandingOrder {
    /// Everything in the rest of the skill check with this number.
    PassCheck(u16),
    /// Everything in the rest of the turn with this number.
    PassTurn(u16),
    /// This card or ability, until the order is withdrawn.
    PassAlways(Usable),
}

/// A card or ability by its name, whatever its strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Usable {
    Card(SkillName),
    Ability(Ability),
    Quorum(Quorum),
    /// Keeping it back (DAY-033).
    Motive(Motive),
}

impl From<Interrupt> for Usable {
    fn from(what: Interrupt) -> Usable {
        match what {
            Interrupt::Card(card) => Usable::Card(card.row().text.name),
            Interrupt::Ability(ability) => Usable::Ability(ability),
            Interrupt::Quorum(card) => Usable::Quorum(card),
            Interrupt::Motive(motive) => Usable::Motive(motive),
        }
    }
}

/// Where the game is, as far as orders end with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    pub turn: u16,
    /// The number of the skill check under way.
    pub check: Option<u16>,
}

impl Game {
    pub fn moment(&self) -> Moment {
        let checking = self.stack.iter().any(|frame| matches!(frame, Frame::Check(_)));
        Moment { turn: self.turn.number, check: checking.then_some(self.checks) }
    }
}

/// The orders of all seats.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct StandingOrders {
    orders: Vec<(Seat, StandingOrder)>,
}

impl StandingOrders {
    /// A seat has one order for a check and one for a turn: a new one replaces it.
    pub fn give(&mut self, seat: Seat, order: StandingOrder) {
        let kind = std::mem::discriminant(&order);
        let replaces = !matches!(order, StandingOrder::PassAlways(_));
        self.orders.retain(|(owner, held)| !(replaces && *owner == seat && std::mem::discriminant(held) == kind));
        if !self.orders.contains(&(seat, order)) {
            self.orders.push((seat, order));
        }
    }

    pub fn withdraw(&mut self, seat: Seat, order: StandingOrder) {
        self.orders.retain(|&held| held != (seat, order));
    }

    pub fn of(&self, seat: Seat) -> impl Iterator<Item = StandingOrder> + '_ {
        self.orders.iter().filter(move |(owner, _)| *owner == seat).map(|&(_, order)| order)
    }

    /// Drops orders whose check or turn is over.
    pub fn expire(&mut self, now: Moment) {
        self.orders.retain(|&(_, order)| match order {
            StandingOrder::PassCheck(check) => now.check.is_none_or(|running| running <= check),
            StandingOrder::PassTurn(turn) => now.turn <= turn,
            StandingOrder::PassAlways(_) => true,
        });
    }

    /// The answer that the seat's orders give to this question, if they cover all that it offers.
    pub fn reply(&self, ask: &Ask, now: Moment) -> Option<Answer> {
        let (Question::Window { .. }, Options::Choices(choices)) = (ask.question, &ask.options) else { return None };
        let offered = choices.iter().filter_map(|choice| match *choice {
            Choice::Use(what, _) => Some(Usable::from(what)),
            _ => None,
        });
        let declined = |usable: Usable| {
            self.of(ask.seat).any(|order| match order {
                StandingOrder::PassCheck(check) => now.check == Some(check),
                StandingOrder::PassTurn(turn) => now.turn == turn,
                StandingOrder::PassAlways(declined) => declined == usable,
            })
        };
        offered.into_iter().all(declined).then_some(Answer::One(Choice::Pass))
    }
}
