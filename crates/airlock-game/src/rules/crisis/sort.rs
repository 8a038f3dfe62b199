//! Putting the next Crisis cards in an order (BASE-233).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::PeekDeck;
use crate::event::{DeckName, Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::Seat;
use crate::source::Source;

/// Looking at the top Crisis cards, to put each on the top or under the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SortCrises {
    seat: Seat,
}

impl SortCrises {
    pub(crate) fn look(game: &mut Game, seat: Seat, of: Source, cards: u8) -> SortCrises {
        game.foresee_new_caprica(of);
        for _ in 0..game.replenish(DeckName::Crisis, cards) {
            let Some(Hidden { card, .. }) = game.decks.crisis.draw.pop() else { break };
            game.decks.looking.crises.push(Hidden::seen_by(card, seat));
            game.log(Event::CrisisSeen { card: Secret::to(seat, card) });
        }
        SortCrises { seat }
    }
}

impl Procedure for SortCrises {
    fn step(self, game: &mut Game) -> Flow {
        if game.decks.looking.crises.is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let cards = game.decks.looking.crises.iter().map(|held| held.card);
        let choices = cards.flat_map(|card| [Choice::CrisisOnTop(card), Choice::CrisisUnder(card)]).collect();
        asks.push(choose(self.seat, Question::SortCrises, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let choice = answer.choice();
        let (Choice::CrisisOnTop(card) | Choice::CrisisUnder(card)) = choice else {
            unreachable!("a place for a card was asked")
        };
        let looked_at = &mut game.decks.looking.crises;
        let at = looked_at.iter().position(|held| held.card == card);
        let held = looked_at.remove(at.expect("the card is among those looked at"));
        let deck = &mut game.decks.crisis;
        if choice == Choice::CrisisUnder(card) {
            deck.draw.put_under(held);
            game.log(Event::CardPutUnder { seat, deck: PeekDeck::Crisis });
        } else {
            deck.draw.push(held);
            game.log(Event::CardLeftOnTop { seat, deck: PeekDeck::Crisis });
        }
        Flow::go(self)
    }
}
