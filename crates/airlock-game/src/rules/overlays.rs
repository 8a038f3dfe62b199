//! Overlays and their locations, and what Crises of Daybreak do to people (DAY-093 to DAY-098).

use serde::{Deserialize, Serialize};

use super::script::Resolve;
use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::{Effect, StandingRule};
use crate::event::{DaybreakEvent, Event};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::seat::{Seat, SeatSet};
use crate::source::Source;
use crate::state::Place;
use crate::terms::{Location, Ship, Title};

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
    fn destroy_hub(&mut self) {
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

    pub(crate) fn lose_super_crises(&mut self, seat: Seat) {
        while let Some(held) = self.player_mut(seat).super_crises.pop() {
            self.discard_source(Source::SuperCrisis(held.card));
        }
    }

    fn discard_random_quorum(&mut self, cards: u8) {
        for _ in 0..cards.min(self.decks.quorum_hand.len()) {
            let at = self.chance.index(usize::from(self.decks.quorum_hand.len()));
            let held = self.decks.quorum_hand.remove(at);
            self.discard_source(Source::Quorum(held.card));
        }
    }

    /// The card that keeps the President in office (BASE-242).
    fn prophecy(&self) -> Option<Source> {
        let protects = |rule: StandingRule| matches!(rule, StandingRule::NextCheckHarder(_));
        self.decks.in_play.iter().find(|card| protects(card.rule())).map(|card| card.card)
    }
}

/// Somebody is to become President, unless the President discards the card that protects him (DAY-098).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unseat {
    to: Seat,
}

impl Procedure for Unseat {
    fn step(self, game: &mut Game) -> Flow {
        let holder = game.holder(Title::President);
        if holder.is_some() && holder != Some(self.to) && game.prophecy().is_some() {
            return Flow::ask(self);
        }
        game.give_title(Title::President, self.to);
        Flow::Done
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let president = game.holder(Title::President).expect("the office is held");
        let choices = vec![Choice::Pass, Choice::Accept];
        asks.push(choose(president, Question::StayPresident { against: self.to }, choices));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        match (answer.choice(), game.prophecy()) {
            (Choice::Accept, Some(card)) => game.leave_play(card),
            _ => game.give_title(Title::President, self.to),
        }
        Flow::Done
    }
}

/// Each prisoner may move to a location of the ship; of several the current player says who is next (BASE-006),
/// since the first to leave may become Admiral (BASE-170).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FreePrisoners {
    seats: SeatSet,
    ship: Ship,
    /// Who is next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    next: Option<Seat>,
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

impl Resolve {
    pub(super) fn overlay_effect(self, game: &mut Game, effect: Effect) -> Flow {
        let you = self.you();
        match effect {
            Effect::DestroyHub => game.destroy_hub(),
            Effect::DiscardQuorum(cards) => game.discard_random_quorum(cards),
            Effect::FreePrisoners(ship) => {
                let prison = game.prison_of(you);
                let seats = game.humans().iter().filter(|&seat| game.player(seat).is_at(prison)).collect();
                return self.then(FreePrisoners { seats, ship, next: None });
            }
            Effect::Unseat { to } => {
                if let Some(to) = self.who(game, to).first() {
                    return self.then(Unseat { to });
                }
            }
            // DAY-039: whoever infiltrates does so no longer.
            Effect::GoTo(to) if game.player(you).infiltrating => game.leave_humans(you, to),
            Effect::GoTo(to) if game.player(you).is_at(to) => {}
            Effect::GoTo(to) => {
                game.put_at(you, to);
                game.log(Event::Moved { seat: you, to });
            }
            effect => unreachable!("{effect:?} is not about overlays"),
        }
        self.done()
    }
}
