//! Looking at the top cards of a deck, to leave them there or put them under (BASE-215, BASE-233, DAY-056).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::PeekDeck;
use crate::event::{DeckName, Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Pile;
use crate::seat::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Peek {
    seat: Seat,
    stage: Stage,
    crisis: bool,
    destination: bool,
    /// DAY-103.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    mission: bool,
    /// So many cards are looked at, where it is not one (DAY-056).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    more: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    /// Whether to look at all.
    May,
    Deck,
    Card(PeekDeck),
}

impl Peek {
    pub(crate) fn new(seat: Seat, decks: &[PeekDeck]) -> Peek {
        let has = |deck| decks.contains(&deck);
        Peek {
            seat,
            stage: Stage::Deck,
            crisis: has(PeekDeck::Crisis),
            destination: has(PeekDeck::Destination),
            mission: has(PeekDeck::Mission),
            more: None,
        }
    }

    /// DAY-056.
    pub(crate) fn at_more(self, cards: u8) -> Peek {
        Peek { more: Some(cards), ..self }
    }

    pub(crate) fn optional(seat: Seat, decks: &[PeekDeck]) -> Peek {
        Peek { stage: Stage::May, ..Peek::new(seat, decks) }
    }

    /// Those of its decks that have a card, or discards to be rebuilt from.
    fn decks(&self, game: &Game) -> Pile<Option<PeekDeck>, 3> {
        let wanted = [
            (self.crisis, PeekDeck::Crisis),
            (self.destination, PeekDeck::Destination),
            (self.mission, PeekDeck::Mission),
        ];
        let open = |&(named, deck): &(bool, PeekDeck)| named && !game.decks.deck(deck.name()).is_empty();
        wanted.into_iter().filter(open).map(|(_, deck)| Some(deck)).collect()
    }
}

impl PeekDeck {
    fn name(self) -> DeckName {
        match self {
            PeekDeck::Crisis => DeckName::Crisis,
            PeekDeck::Destination => DeckName::Destination,
            PeekDeck::Mission => DeckName::Mission,
        }
    }
}

impl Game {
    /// Somebody is about to look at so many cards of the deck, which has them if there are as many (BASE-011).
    /// Says how many it has.
    pub(crate) fn replenish(&mut self, deck: DeckName, cards: u8) -> u8 {
        let rebuilt = self.decks.deck_mut(deck).replenish(cards, &mut self.chance);
        self.note_rebuilt(rebuilt, deck);
        cards.min(self.decks.deck(deck).len())
    }

    /// The seat looks at the top cards of a deck, which stay there. Says how many there are.
    fn look_at_top(&mut self, seat: Seat, deck: PeekDeck, cards: u8) -> u8 {
        let cards = self.replenish(deck.name(), cards);
        for depth in 0..cards {
            let card = self.decks.deck_mut(deck.name()).show(depth, seat);
            self.log(Event::CardPeeked { seat, deck, card: Secret::to(seat, card) });
        }
        cards
    }

    fn put_top_under(&mut self, seat: Seat, deck: PeekDeck) {
        self.decks.deck_mut(deck.name()).put_top_under();
        self.log(Event::CardPutUnder { seat, deck });
    }
}

impl Procedure for Peek {
    fn step(self, game: &mut Game) -> Flow {
        if self.decks(game).is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let (question, choices) = match self.stage {
            Stage::May => (Question::Recon, vec![Choice::Pass, Choice::Accept]),
            Stage::Deck => {
                let decks = self.decks(game);
                (Question::PeekDeck, decks.iter().flatten().copied().map(Choice::Deck).collect())
            }
            Stage::Card(deck) => (Question::PeekedCard { deck }, vec![Choice::Pass, Choice::PutUnder]),
        };
        asks.push(choose(self.seat, question, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match (self.stage, answer.choice()) {
            (Stage::May, Choice::Accept) => Flow::go(Peek { stage: Stage::Deck, ..self }),
            (Stage::Deck, Choice::Deck(deck)) => {
                if let Some(cards) = self.more {
                    return Flow::go(SortTop::look(game, seat, deck, cards));
                }
                game.look_at_top(seat, deck, 1);
                Flow::ask(Peek { stage: Stage::Card(deck), ..self })
            }
            (Stage::Card(deck), Choice::PutUnder) => {
                game.put_top_under(seat, deck);
                Flow::Done
            }
            (Stage::Card(deck), _) => {
                game.log(Event::CardLeftOnTop { seat, deck });
                Flow::Done
            }
            (Stage::May | Stage::Deck, _) => Flow::Done,
        }
    }
}

/// The top cards of a deck are looked at, and each is put on its top or under it (DAY-056). They stay
/// in the deck: below those that were put on top lie those still to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SortTop {
    seat: Seat,
    deck: PeekDeck,
    left: u8,
    on_top: u8,
    /// All go back on the top.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    order: bool,
}

impl SortTop {
    fn look(game: &mut Game, seat: Seat, deck: PeekDeck, cards: u8) -> SortTop {
        let left = game.look_at_top(seat, deck, cards);
        SortTop { seat, deck, left, on_top: 0, order: false }
    }

    /// All go back on the top, in any order.
    pub(crate) fn order(game: &mut Game, seat: Seat, deck: PeekDeck, cards: u8) -> SortTop {
        SortTop { order: true, ..SortTop::look(game, seat, deck, cards) }
    }

    /// Where the cards lie that are still to be placed.
    fn depths(&self) -> std::ops::Range<u8> {
        self.on_top..self.on_top + self.left
    }
}

impl Procedure for SortTop {
    fn step(self, _game: &mut Game) -> Flow {
        if self.left == 0 { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let cards = self.depths().map(|depth| game.decks.deck(self.deck.name()).card(depth));
        let places = |card| {
            if self.order {
                vec![Choice::CardOnTop(card)]
            } else {
                vec![Choice::CardOnTop(card), Choice::CardUnder(card)]
            }
        };
        let choices = cards.flat_map(places).collect();
        asks.push(choose(self.seat, Question::SortTop { deck: self.deck }, choices));
    }

    fn answer(mut self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let choice = answer.choice();
        let (Choice::CardOnTop(card) | Choice::CardUnder(card)) = choice else {
            unreachable!("a place for a card was asked")
        };
        let deck = game.decks.deck_mut(self.deck.name());
        let depth = self.depths().find(|&depth| deck.card(depth) == card);
        deck.bring_up(depth.expect("the card is among those looked at"));
        self.left -= 1;
        if choice == Choice::CardUnder(card) {
            game.put_top_under(seat, self.deck);
        } else {
            self.on_top += 1;
            game.log(Event::CardLeftOnTop { seat, deck: self.deck });
        }
        Flow::go(self)
    }
}
