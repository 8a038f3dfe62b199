//! Playing Mutiny cards (DAY-016, DAY-017, DAY-020, DAY-054).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Denied, Question};
use crate::cards::Mutiny;
use crate::event::DaybreakEvent;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::seat::Seat;
use crate::source::{Branch, Code, Source};

impl Game {
    pub(crate) fn can_play_mutiny(&self, seat: Seat, card: Mutiny) -> Result<(), Denied> {
        let row = card.row();
        self.require(seat, row.requires)?;
        self.feasible(seat, row.action)
    }
}

/// A Mutiny card takes effect, then is discarded unless it has left the game. Meanwhile it counts for
/// no limit (DAY-016).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MutinyCard {
    seat: Seat,
    card: Mutiny,
    resolved: bool,
}

impl MutinyCard {
    /// As an action (DAY-020), in the Brig too (DAY-017).
    pub(crate) fn from_hand(game: &mut Game, seat: Seat, card: Mutiny) -> MutinyCard {
        game.take_mutiny(seat, card);
        MutinyCard { seat, card, resolved: false }
    }

    /// The card that is being resolved.
    pub(crate) fn card(&self) -> Mutiny {
        self.card
    }
}

impl Procedure for MutinyCard {
    fn step(self, game: &mut Game) -> Flow {
        let Self { seat, card, resolved } = self;
        if !resolved {
            game.log(DaybreakEvent::MutinyPlayed { seat, card });
            let script = Resolve::new(Code::new(Source::Mutiny(card), Branch::Main), seat);
            return Flow::call(MutinyCard { resolved: true, ..self }, script);
        }
        if !game.decks.mutiny_gone.iter().any(|&gone| gone == card) {
            game.decks.mutiny.discard.push(card);
            game.log(DaybreakEvent::MutinyDiscarded { seat, card });
        }
        Flow::Done
    }
}

/// DAY-054: some are drawn past everybody, one is played, the others go under the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayMutinyOf {
    seat: Seat,
}

impl PlayMutinyOf {
    pub(crate) fn look(game: &mut Game, seat: Seat, cards: u8) -> PlayMutinyOf {
        game.look_at_mutiny(seat, cards);
        PlayMutinyOf { seat }
    }

    fn choices(&self, game: &Game) -> Vec<Choice> {
        let cards = game.decks.mutiny_looked_at.iter().map(|held| held.card);
        cards.filter(|&card| game.can_play_mutiny(self.seat, card).is_ok()).map(Choice::Mutiny).collect()
    }
}

impl Procedure for PlayMutinyOf {
    fn step(self, game: &mut Game) -> Flow {
        if self.choices(game).is_empty() {
            game.bury_mutiny(self.seat, None);
            return Flow::Done;
        }
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        asks.push(choose(self.seat, Question::PlayMutiny, self.choices(game)));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Mutiny(card) = answer.choice() else { unreachable!("a Mutiny card was asked") };
        game.bury_mutiny(seat, Some(card));
        Flow::go(MutinyCard { seat, card, resolved: false })
    }
}
