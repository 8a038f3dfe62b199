//! What characters of Daybreak may or must do at certain moments: activate a location again, pay for
//! company, draw for a loss (DAY-050, DAY-060, DAY-063, DAY-069).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::event::Event;
use crate::frame::{Flow, Frame, Procedure, choose};
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::rules::skills::discard::{Demand, Discards};
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::Location;

impl Game {
    /// The action of a location, carried out by whoever has activated it in whatever way.
    pub(crate) fn activation(&self, seat: Seat, location: Location) -> Frame {
        if self.property(seat, |property| property.activates_again(location)).is_some() {
            return Activation { seat, location, stage: Stage::First }.into();
        }
        Resolve::new(self.location_code(seat, location), seat).into()
    }

    /// DAY-063: in the own turn, once for each location.
    fn may_activate_again(&self, seat: Seat, location: Location) -> bool {
        let due = self.turn.current == seat && !self.turn.daybreak.activated_again.contains(location);
        due && !self.player(seat).hand.is_empty() && self.can_activate(seat, location).is_ok()
    }
}

/// A location is activated, and may be activated once more for a skill card (DAY-063).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Activation {
    seat: Seat,
    location: Location,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    First,
    Offer,
    Paid,
}

impl Procedure for Activation {
    fn step(self, game: &mut Game) -> Flow {
        let Self { seat, location, stage } = self;
        match stage {
            Stage::First => {
                let action = Resolve::new(game.location_code(seat, location), seat);
                Flow::call(Activation { stage: Stage::Offer, ..self }, action)
            }
            Stage::Offer if game.may_activate_again(seat, location) => Flow::ask(self),
            Stage::Offer => Flow::Done,
            Stage::Paid => {
                game.log(Event::ActionTaken { seat, source: Source::Location(location) });
                Flow::go(Resolve::new(game.location_code(seat, location), seat))
            }
        }
    }

    fn asks(&self, _game: &Game, asks: &mut Vec<Ask>) {
        let question = Question::ActivateAgain { location: self.location };
        asks.push(choose(self.seat, question, vec![Choice::Pass, Choice::Accept]));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        if answer.choice() == Choice::Pass {
            return Flow::Done;
        }
        let location = self.location;
        game.turn.daybreak.activated_again.insert(location);
        game.note_ability(seat, |property| property.activates_again(location).is_some());
        Flow::call(Activation { stage: Stage::Paid, ..self }, Discards::of(seat, Demand::Payment(1)))
    }
}
