//! Looking at the top card of a deck, to leave it there or put it under (BASE-215, BASE-233).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::PeekDeck;
use crate::event::{DeckName, Event, PeekedCard, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::{Hidden, Pile};
use crate::seat::Seat;
use crate::source::Source;

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

    fn decks(&self, game: &Game) -> Pile<Option<PeekDeck>, 3> {
        let crisis = (self.crisis && !game.decks.crisis.draw.is_empty()).then_some(PeekDeck::Crisis);
        let destination = self.destination && !game.decks.destination.draw.is_empty();
        let destination = destination.then_some(PeekDeck::Destination);
        let mission = (self.mission && !game.decks.missions.draw.is_empty()).then_some(PeekDeck::Mission);
        [crisis, destination, mission].into_iter().filter(Option::is_some).collect()
    }
}

impl Game {
    fn peek(&mut self, seat: Seat, deck: PeekDeck) {
        self.peek_at(seat, deck, 0);
    }

    /// The card that lies so deep, the top one being 0, is looked at.
    fn peek_at(&mut self, seat: Seat, deck: PeekDeck, depth: u8) {
        let depth = usize::from(depth);
        let card = match deck {
            PeekDeck::Crisis => {
                let top =
                    self.decks.crisis.draw.as_mut_slice().iter_mut().nth_back(depth).expect("the deck has a card");
                top.seen.insert(seat);
                PeekedCard::Crisis(top.card)
            }
            PeekDeck::Destination => {
                let draw = self.decks.destination.draw.as_mut_slice();
                let top = draw.iter_mut().nth_back(depth).expect("the deck has a card");
                top.seen.insert(seat);
                PeekedCard::Destination(top.card)
            }
            PeekDeck::Mission => {
                let draw = self.decks.missions.draw.as_mut_slice();
                let top = draw.iter_mut().nth_back(depth).expect("the deck has a card");
                top.seen.insert(seat);
                PeekedCard::Mission(top.card)
            }
        };
        self.log(Event::CardPeeked { seat, deck, card: Secret::to(seat, card) });
    }

    fn cards_in(&self, deck: PeekDeck) -> u8 {
        match deck {
            PeekDeck::Crisis => self.decks.crisis.draw.len(),
            PeekDeck::Destination => self.decks.destination.draw.len(),
            PeekDeck::Mission => self.decks.missions.draw.len(),
        }
    }

    fn card_at(&self, deck: PeekDeck, depth: u8) -> PeekedCard {
        let at = usize::from(self.cards_in(deck) - 1 - depth);
        match deck {
            PeekDeck::Crisis => PeekedCard::Crisis(self.decks.crisis.draw.as_slice()[at].card),
            PeekDeck::Destination => PeekedCard::Destination(self.decks.destination.draw.as_slice()[at].card),
            PeekDeck::Mission => PeekedCard::Mission(self.decks.missions.draw.as_slice()[at].card),
        }
    }

    /// The card that lies so deep comes to the top.
    fn bring_up(&mut self, deck: PeekDeck, depth: u8) {
        let from = usize::from(self.cards_in(deck) - 1 - depth);
        match deck {
            PeekDeck::Crisis => self.decks.crisis.draw.as_mut_slice()[from..].rotate_left(1),
            PeekDeck::Destination => self.decks.destination.draw.as_mut_slice()[from..].rotate_left(1),
            PeekDeck::Mission => self.decks.missions.draw.as_mut_slice()[from..].rotate_left(1),
        }
    }

    fn put_top_under(&mut self, deck: PeekDeck) {
        match deck {
            PeekDeck::Crisis => self.decks.crisis.draw.as_mut_slice().rotate_right(1),
            PeekDeck::Destination => self.decks.destination.draw.as_mut_slice().rotate_right(1),
            PeekDeck::Mission => self.decks.missions.draw.as_mut_slice().rotate_right(1),
        }
    }
}

impl Procedure for Peek {
    fn step(self, game: &mut Game) -> Flow {
        let rebuilt = game.decks.crisis.rebuild(&mut game.chance);
        game.note_rebuilt(rebuilt, DeckName::Crisis);
        let rebuilt = game.decks.destination.rebuild(&mut game.chance);
        game.note_rebuilt(rebuilt, DeckName::Destination);
        let rebuilt = game.decks.missions.rebuild(&mut game.chance);
        game.note_rebuilt(rebuilt, DeckName::Mission);
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
                game.peek(seat, deck);
                Flow::ask(Peek { stage: Stage::Card(deck), ..self })
            }
            (Stage::Card(deck), Choice::PutUnder) => {
                game.put_top_under(deck);
                game.log(Event::CardPutUnder { seat, deck });
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

/// Looking at the top Crisis cards, to put each on the top or under the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SortCrises {
    seat: Seat,
}

impl SortCrises {
    pub(crate) fn look(game: &mut Game, seat: Seat, of: Source, cards: u8) -> SortCrises {
        game.foresee_new_caprica(of);
        for _ in 0..cards {
            let (card, rebuilt) = game.decks.crisis.take_top(&mut game.chance);
            game.note_rebuilt(rebuilt, DeckName::Crisis);
            let Some(card) = card else { break };
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
        let left = cards.min(game.cards_in(deck));
        (0..left).for_each(|depth| game.peek_at(seat, deck, depth));
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
        let cards = self.depths().map(|depth| game.card_at(self.deck, depth));
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
        let depth = self.depths().find(|&depth| game.card_at(self.deck, depth) == card);
        game.bring_up(self.deck, depth.expect("the card is among those looked at"));
        self.left -= 1;
        if choice == Choice::CardUnder(card) {
            game.put_top_under(self.deck);
            game.log(Event::CardPutUnder { seat, deck: self.deck });
        } else {
            self.on_top += 1;
            game.log(Event::CardLeftOnTop { seat, deck: self.deck });
        }
        Flow::go(self)
    }
}
