//! What characters of Daybreak may or must do at certain moments: activate a location again, pay for
//! company, draw for a loss (DAY-050, DAY-060, DAY-063, DAY-069).

use serde::{Deserialize, Serialize};

use super::discard::{Demand, Discards};
use super::script::Resolve;
use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::Trait;
use crate::event::Event;
use crate::frame::{Flow, Frame, Procedure, choose};
use crate::game::Game;
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::{Location, Resource, Skill};

impl Game {
    /// The action of a location, carried out by whoever has activated it in whatever way.
    pub(super) fn activation(&self, seat: Seat, location: Location) -> Frame {
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

impl Game {
    /// DAY-069: what ends the Movement step of whoever pays for company; nothing for whoever is alone.
    /// Who cannot pay is caught at the end of the turn.
    pub(super) fn pay_for_company(&mut self, seat: Seat) -> Option<Discards> {
        let cost = self.property(seat, Trait::pays_for_company)?;
        let here = self.player(seat).location()?;
        if self.is_alone(seat, here) {
            return None;
        }
        self.note_ability(seat, |property| property.pays_for_company().is_some());
        if self.player(seat).hand.len() < cost {
            self.turn.daybreak.caught = true;
            return None;
        }
        Some(Discards::of(seat, Demand::Exactly(cost)))
    }

    /// DAY-069. Who has come in his place after an execution has taken nothing.
    pub(super) fn send_caught(&mut self, seat: Seat) {
        let caught = std::mem::take(&mut self.turn.daybreak.caught);
        if caught && self.property(seat, Trait::pays_for_company).is_some() {
            self.send(seat, Location::Brig);
        }
    }

    /// DAY-060: who may draw for a loss of that resource, once a turn.
    fn mourner(&self, lost: Resource) -> Option<(Seat, Skill, u8, u8)> {
        let fresh = |seat: &Seat| !self.turn.daybreak.remembered.contains(*seat);
        self.seats().filter(fresh).find_map(|seat| {
            let (from, draw, keep) = self.property(seat, |property| property.draws_at_loss(lost))?;
            (!self.decks.skills[from as usize].is_empty()).then_some((seat, from, draw, keep))
        })
    }

    /// Notes a loss that somebody may draw for; it is offered before anything else goes on.
    pub(super) fn note_loss(&mut self, lost: Resource) {
        if self.mourner(lost).is_some() {
            self.lost = Some(lost);
        }
    }
}

/// After a loss somebody may take the top cards of a deck and keep some of them (DAY-060).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memento {
    lost: Resource,
    /// Who has drawn, so many cards that lie at the end of the hand, and how many of them he gives up.
    drawn: Option<(Seat, u8, u8)>,
}

impl Memento {
    pub(crate) fn of(lost: Resource) -> Memento {
        Memento { lost, drawn: None }
    }
}

impl Procedure for Memento {
    fn step(self, game: &mut Game) -> Flow {
        match self.drawn {
            None if game.mourner(self.lost).is_none() => Flow::Done,
            Some((_, _, 0)) => Flow::Done,
            None | Some(_) => Flow::ask(self),
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        if let Some((seat, drawn, _)) = self.drawn {
            let hand = game.player(seat).hand.as_slice();
            let mut cards: Vec<Choice> = Vec::new();
            for held in &hand[hand.len() - usize::from(drawn)..] {
                if !cards.contains(&Choice::Card(held.card)) {
                    cards.push(Choice::Card(held.card));
                }
            }
            asks.push(choose(seat, Question::DiscardDrawn, cards));
        } else if let Some((seat, _, draw, keep)) = game.mourner(self.lost) {
            asks.push(choose(seat, Question::DrawAtLoss { draw, keep }, vec![Choice::Pass, Choice::Accept]));
        }
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match (self.drawn, answer.choice()) {
            (None, Choice::Accept) => {
                let (_, from, draw, keep) = game.mourner(self.lost).expect("he was asked");
                game.turn.daybreak.remembered.insert(seat);
                game.note_ability(seat, |property| property.draws_at_loss(self.lost).is_some());
                let before = game.player(seat).hand.len();
                (0..draw).for_each(|_| game.draw_skill(seat, from));
                let drawn = game.player(seat).hand.len() - before;
                Flow::go(Memento { drawn: Some((seat, drawn, drawn.saturating_sub(keep))), ..self })
            }
            (Some((_, drawn, left)), Choice::Card(card)) => {
                game.discard_card(seat, card);
                Flow::go(Memento { drawn: Some((seat, drawn - 1, left - 1)), ..self })
            }
            (None, Choice::Pass) => Flow::Done,
            (_, choice) => unreachable!("{choice:?} was not asked"),
        }
    }
}
