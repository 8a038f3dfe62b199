//! Mutiny cards and the Mutineer (DAY-014 to DAY-030, DAY-052 to DAY-055).

pub(crate) mod card;
pub(crate) mod effect;
pub(crate) mod perform;

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, MutinyDue, Question};
use crate::cards::daybreak::tokens::{MUTINEER_LIMIT, MUTINY_LIMIT};
use crate::cards::{Mutiny, Trait};
use crate::event::{DaybreakEvent, DeckName, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::rules::skills::discard::{Demand, Discards};
use crate::seat::{Seat, SeatSet};
use crate::terms::Location;

impl Game {
    /// DAY-019: human players, an infiltrating leader among them.
    pub(crate) fn may_draw_mutiny(&self, seat: Seat) -> bool {
        self.rules.has_mutiny && self.is_human(seat)
    }

    /// DAY-014.
    pub(crate) fn mutiny_limit(&self, seat: Seat) -> u8 {
        if self.player(seat).is_mutineer() { MUTINEER_LIMIT } else { MUTINY_LIMIT }
    }

    pub(crate) fn top_mutiny_card(&mut self) -> Option<Mutiny> {
        let (card, rebuilt) = self.decks.mutiny.take_top(&mut self.chance);
        self.note_rebuilt(rebuilt, DeckName::Mutiny);
        card
    }

    /// Takes the top Mutiny cards to look at, before one of them is given or played (DAY-053, DAY-054).
    pub(crate) fn look_at_mutiny(&mut self, seat: Seat, cards: u8) {
        for _ in 0..cards {
            let Some(card) = self.top_mutiny_card() else { break };
            self.decks.mutiny_looked_at.push(Hidden::seen_by(card, seat));
            self.log(DaybreakEvent::MutinySeen { seat, card: Secret::to(seat, card) });
        }
    }

    /// The others that were looked at go under the deck.
    pub(crate) fn bury_mutiny(&mut self, seat: Seat, but: Option<Mutiny>) {
        while let Some(held) = self.decks.mutiny_looked_at.pop() {
            if Some(held.card) != but {
                self.decks.mutiny.draw.put_under(held);
                self.log(DaybreakEvent::MutinyPutUnder { seat });
            }
        }
    }

    /// The card comes to the seat; what follows from one too many is not here (DAY-015).
    fn receive_mutiny(&mut self, seat: Seat, card: Mutiny, seen: SeatSet) {
        self.player_mut(seat).mutiny.push(Hidden { card, seen });
        self.log(DaybreakEvent::MutinyDrawn { seat, card: Secret::among(seen, card) });
    }

    /// DAY-053: who picks the cards that others draw, and of how many.
    fn mutiny_picker(&self) -> Option<(Seat, u8)> {
        self.seats().find_map(|seat| Some((seat, self.property(seat, Trait::picks_mutiny)?)))
    }

    /// DAY-019, DAY-020: all of them, face up.
    pub(crate) fn discard_all_mutiny(&mut self, seat: Seat) {
        while let Some(held) = self.player_mut(seat).mutiny.pop() {
            self.decks.mutiny.discard.push(held.card);
            self.log(DaybreakEvent::MutinyDiscarded { seat, card: held.card });
        }
    }
}

impl Game {
    /// DAY-020: discarded face up.
    pub(crate) fn discard_mutiny(&mut self, seat: Seat, card: Mutiny) {
        self.take_mutiny(seat, card);
        self.decks.mutiny.discard.push(card);
        self.log(DaybreakEvent::MutinyDiscarded { seat, card });
    }

    /// The card leaves the hand.
    pub(crate) fn take_mutiny(&mut self, seat: Seat, card: Mutiny) {
        let held = &mut self.player_mut(seat).mutiny;
        let at = held.iter().position(|held| held.card == card);
        held.remove(at.expect("he holds the card that he gives away"));
    }

    fn mutiny_choices(&self, seat: Seat) -> Vec<Choice> {
        self.player(seat).mutiny.iter().map(|held| Choice::Mutiny(held.card)).collect()
    }
}

/// Players draw Mutiny cards, one after the other; one too many sends its owner to the Brig, and he
/// discards down to his limit, at once each time (DAY-015).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawMutiny {
    /// Who draws after him, clockwise.
    seats: SeatSet,
    /// For each of them.
    cards: u8,
    /// Who of them draws one more, for a reason of his own.
    #[serde(default, skip_serializing_if = "SeatSet::is_empty")]
    more: SeatSet,
    /// Nobody goes to the Brig for it, and each keeps just so many (DAY-097).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    keep: Option<u8>,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    Next,
    /// He draws, and so many more.
    Draw(Seat, u8),
    /// Somebody else picks his card (DAY-053).
    Pick(Seat, u8),
    /// What his card costs him (DAY-052).
    Drawn(Seat, u8),
    Limit(Seat, u8),
}

impl DrawMutiny {
    /// DAY-019: those of them who may.
    pub(crate) fn each(game: &Game, seats: SeatSet, cards: u8) -> DrawMutiny {
        let seats = seats.iter().filter(|&seat| game.may_draw_mutiny(seat)).collect();
        DrawMutiny { seats, cards, more: SeatSet::NONE, keep: None, stage: Stage::Next }
    }

    /// DAY-097: no Brig; each keeps that many.
    fn pardoned(game: &Game, seats: SeatSet, keep: u8) -> DrawMutiny {
        DrawMutiny { keep: Some(keep), ..DrawMutiny::each(game, seats, 1) }
    }

    /// DAY-023, DAY-055: the Mutiny cards with which these players start.
    pub(crate) fn at_start(game: &Game, seats: SeatSet) -> DrawMutiny {
        let bold = |seat: Seat| game.property(seat, Trait::start_mutiny).is_some();
        let mutineer = |seat: Seat| game.player(seat).is_mutineer();
        let one = seats.iter().filter(|&seat| bold(seat) || mutineer(seat)).collect();
        let more = seats.iter().filter(|&seat| bold(seat) && mutineer(seat)).collect();
        DrawMutiny { more, ..DrawMutiny::each(game, one, 1) }
    }

    fn to(self, stage: Stage) -> DrawMutiny {
        DrawMutiny { stage, ..self }
    }

    fn next(mut self, game: &Game) -> Flow {
        let Some(seat) = game.clockwise().find(|&seat| self.seats.contains(seat)) else { return Flow::Done };
        self.seats.remove(seat);
        Flow::go(self.to(Stage::Draw(seat, self.cards + u8::from(self.more.contains(seat)))))
    }

    fn draw(self, game: &mut Game, seat: Seat, left: u8) -> Flow {
        if let Some((picker, cards)) = game.mutiny_picker() {
            game.look_at_mutiny(picker, cards);
            let none = game.decks.mutiny_looked_at.is_empty();
            return if none { Flow::go(self.to(Stage::Next)) } else { Flow::ask(self.to(Stage::Pick(seat, left))) };
        }
        let Some(card) = game.top_mutiny_card() else { return Flow::go(self.to(Stage::Next)) };
        game.receive_mutiny(seat, card, SeatSet::only(seat));
        Flow::go(self.to(Stage::Drawn(seat, left)))
    }

    /// DAY-015; DAY-018: like anybody whom an effect sends there.
    fn limit(self, game: &mut Game, seat: Seat, left: u8) -> Flow {
        if game.player(seat).mutiny.len() <= self.keep.unwrap_or(game.mutiny_limit(seat)) {
            return Flow::go(self.to(Stage::Draw(seat, left)));
        }
        if self.keep.is_none() {
            game.send(seat, Location::Brig);
        }
        Flow::ask(self)
    }
}

impl Procedure for DrawMutiny {
    fn step(self, game: &mut Game) -> Flow {
        match self.stage {
            Stage::Next | Stage::Draw(_, 0) => self.next(game),
            Stage::Draw(seat, left) => self.draw(game, seat, left - 1),
            Stage::Pick(..) => Flow::ask(self),
            Stage::Drawn(seat, left) => {
                let next = self.to(Stage::Limit(seat, left));
                match game.property(seat, Trait::mutiny_costs) {
                    Some(cards) => Flow::call(next, Discards::of(seat, Demand::Exactly(cards))),
                    None => Flow::go(next),
                }
            }
            Stage::Limit(seat, left) => self.limit(game, seat, left),
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        match self.stage {
            Stage::Pick(to, _) => {
                let (picker, _) = game.mutiny_picker().expect("somebody picks");
                let cards = game.decks.mutiny_looked_at.iter().map(|held| Choice::Mutiny(held.card)).collect();
                asks.push(choose(picker, Question::PickMutiny { to }, cards));
            }
            Stage::Limit(seat, _) => {
                let due = self.keep.map_or_else(|| MutinyDue::Limit(game.mutiny_limit(seat)), MutinyDue::Keep);
                asks.push(choose(seat, Question::DiscardMutiny { due }, game.mutiny_choices(seat)));
            }
            Stage::Next | Stage::Draw(..) | Stage::Drawn(..) => unreachable!("nothing is asked in {:?}", self.stage),
        }
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Mutiny(card) = answer.choice() else { unreachable!("a Mutiny card was asked") };
        if let Stage::Pick(to, left) = self.stage {
            game.bury_mutiny(seat, Some(card));
            game.receive_mutiny(to, card, SeatSet::only(seat).or(SeatSet::only(to)));
            return Flow::go(self.to(Stage::Drawn(to, left)));
        }
        game.discard_mutiny(seat, card);
        Flow::go(self)
    }
}

/// A Mutiny card of choice is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiscardMutiny {
    seat: Seat,
}

impl Procedure for DiscardMutiny {
    fn step(self, game: &mut Game) -> Flow {
        if game.player(self.seat).mutiny.is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let question = Question::DiscardMutiny { due: MutinyDue::One };
        asks.push(choose(self.seat, question, game.mutiny_choices(self.seat)));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Mutiny(card) = answer.choice() else { unreachable!("a Mutiny card was asked") };
        game.discard_mutiny(seat, card);
        Flow::Done
    }
}
