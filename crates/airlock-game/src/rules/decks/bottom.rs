//! Looking at the bottom of a deck (BASE-011, PEG-114).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::event::{DeckName, Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::seat::Seat;
use crate::terms::Skill;

impl Game {
    /// Every deck with a card, or with discards from which it is rebuilt to be looked at (BASE-011).
    pub(crate) fn decks_with_cards(&self) -> Vec<DeckName> {
        let skills = Skill::ALL.iter().copied().map(DeckName::Skill);
        let others = [
            DeckName::Crisis,
            DeckName::SuperCrisis,
            DeckName::Quorum,
            DeckName::Destination,
            DeckName::Mutiny,
            DeckName::Mission,
        ];
        skills.chain(others).filter(|&deck| !self.decks.deck(deck).is_empty()).collect()
    }
}

/// PEG-114: any deck but those of Loyalty cards and agendas. Destiny, which the same card shows whole,
/// is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LookAtBottom {
    pub(crate) seat: Seat,
}

impl Procedure for LookAtBottom {
    fn step(self, game: &mut Game) -> Flow {
        if game.decks_with_cards().is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = game.decks_with_cards().into_iter().map(Choice::Bottom).collect();
        asks.push(choose(self.seat, Question::BottomOfDeck, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Bottom(deck) = answer.choice() else { unreachable!("a deck was asked") };
        game.replenish(deck, 1);
        let looked_at = game.decks.deck_mut(deck);
        let card = looked_at.show(looked_at.len() - 1, seat);
        game.log(Event::BottomSeen { seat, deck, card: Secret::to(seat, card) });
        Flow::Done
    }
}
