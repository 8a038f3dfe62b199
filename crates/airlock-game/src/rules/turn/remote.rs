//! Locations that are activated from wherever one is (DAY-039, DAY-064, DAY-081).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::Reach;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::skills::discard::{Demand, Discards};
use crate::seat::Seat;
use crate::terms::{Location, LocationSet, Ship, Side};

/// So many different locations, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActivateLocations {
    seat: Seat,
    left: u8,
    /// Those that the effect reaches and that were not activated by it yet.
    locations: LocationSet,
    /// Damaged ones too.
    damaged: bool,
    /// Paid for, and about to begin (BASE-225).
    paid: Option<Location>,
}

impl ActivateLocations {
    pub(crate) fn new(game: &Game, seat: Seat, count: u8, of: Reach) -> ActivateLocations {
        let damaged = matches!(of, Reach::These(_));
        ActivateLocations { seat, left: count, locations: game.reach(seat, of), damaged, paid: None }
    }

    fn possible(&self, game: &Game) -> LocationSet {
        let can = |&location: &Location| match self.damaged {
            true => game.can_activate_damaged(self.seat, location).is_ok(),
            false => game.can_activate(self.seat, location).is_ok(),
        };
        self.locations.iter().filter(can).collect()
    }

    /// Whether there is anything to activate.
    pub(crate) fn is_possible(&self, game: &Game) -> bool {
        !self.possible(game).is_empty()
    }

    /// The same for whoever has that many cards to pay with (BASE-225).
    pub(crate) fn is_payable(&self, game: &Game, cards: u8) -> bool {
        let cost = |location| game.location_cost(self.seat, location).unwrap_or(0);
        self.possible(game).iter().any(|location| cost(location) <= cards)
    }
}

impl Game {
    /// The locations on the table that an effect names.
    fn reach(&self, seat: Seat, of: Reach) -> LocationSet {
        let named = |location: Location| match of {
            Reach::These(these) => these.contains(&location),
            Reach::Human => self.is_of_humans(location.ship()),
            Reach::Any => true,
        };
        // DAY-108: the Rebel Basestar is for its own side.
        let barred = |location: Location| location.ship() == Ship::RebelBasestar && self.bars_rebels(seat);
        let fits = |&location: &Location| named(location) && self.is_open(location) && !barred(location);
        // A way out of prison is nothing for whoever is not in it.
        let prison = |location: Location| location.stands_for() == Location::Brig && !self.player(seat).is_at(location);
        Location::ALL.iter().copied().filter(fits).filter(|&location| !prison(location)).collect()
    }

    fn bars_rebels(&self, seat: Seat) -> bool {
        let own = if self.is_human(seat) { Side::Human } else { Side::Cylon };
        self.search.rebels != Some(own)
    }
}

impl Procedure for ActivateLocations {
    fn step(mut self, game: &mut Game) -> Flow {
        if let Some(location) = self.paid.take() {
            let action = game.activate_location(self.seat, location);
            return Flow::call(self, action);
        }
        // DAY-064: as many as there are (BASE-005).
        let able = !game.has_turned_cylon(self.seat) && self.is_possible(game);
        if self.left == 0 || !able { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = self.possible(game).iter().map(Choice::Location).collect();
        asks.push(choose(self.seat, Question::ActivateLocation { left: self.left }, choices));
    }

    fn answer(mut self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Location(location) = answer.choice() else { unreachable!("a location was asked") };
        self.left -= 1;
        self.locations.remove(location);
        self.paid = Some(location);
        match game.location_cost(seat, location) {
            Some(cost) => Flow::call(self, Discards::of(seat, Demand::Payment(cost))),
            None => Flow::go(self),
        }
    }
}
