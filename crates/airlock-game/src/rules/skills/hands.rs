//! Cards that pass from hand to hand (PEG-067, PEG-074, DAY-066, DAY-068).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Options, Question};
use crate::event::{Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::{Seat, SeatSet};

impl Game {
    /// DAY-068: whoever knew a card of the hand knows where it is now.
    pub(crate) fn take_hand(&mut self, by: Seat, from: Seat) {
        let hand = self.player(from).hand;
        self.player_mut(from).hand.clear();
        for &Hidden { card, mut seen } in hand.iter() {
            seen.insert(by);
            self.player_mut(by).hand.push(Hidden { card, seen });
            self.log(Event::CardTaken { from, by, card: Secret::among(seen, card) });
        }
    }

    /// PEG-074: each knows what he gave and what he has got.
    pub(crate) fn swap_hands(&mut self, seat: Seat, with: Seat) {
        self.log(Event::HandsSwapped { seat, with });
        let (own, other) = (self.player(seat).hand, self.player(with).hand);
        for (to, from, hand) in [(with, seat, own), (seat, with, other)] {
            self.player_mut(to).hand.clear();
            for &Hidden { card, mut seen } in hand.iter() {
                seen.insert(to);
                self.player_mut(to).hand.push(Hidden { card, seen });
                self.log(Event::CardTaken { from, by: to, card: Secret::among(seen, card) });
            }
        }
    }

    /// PEG-067: drawn blind; nobody else knows which card it was, nor what is left.
    pub(crate) fn take_random_card(&mut self, by: Seat, from: Seat) {
        let cards = usize::from(self.player(from).hand.len());
        if cards == 0 {
            return;
        }
        let at = self.chance.index(cards);
        let two = SeatSet::only(by).or(SeatSet::only(from));
        let hand = &mut self.player_mut(from).hand;
        let card = hand.remove(at).card;
        for held in hand.as_mut_slice() {
            held.seen = held.seen.and(two);
        }
        self.player_mut(by).hand.push(Hidden { card, seen: two });
        self.log(Event::CardTaken { from, by, card: Secret::among(two, card) });
    }
}

/// Skill cards of choice from hand to hand (DAY-066).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveCards {
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    pub(crate) cards: u8,
}

impl Procedure for GiveCards {
    fn step(self, game: &mut Game) -> Flow {
        if game.player(self.from).hand.is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let player = game.player(self.from);
        let cards = self.cards.min(player.hand.len());
        let options = Options::Cards { from: player.cards().collect(), min: cards, max: cards };
        asks.push(Ask { seat: self.from, question: Question::GiveCards { to: self.to, cards }, options });
    }

    fn answer(self, game: &mut Game, from: Seat, answer: Answer) -> Flow {
        let Answer::Cards(cards) = answer else { unreachable!("cards were asked") };
        let two = SeatSet::only(from).or(SeatSet::only(self.to));
        for card in cards {
            game.player_mut(from).take(card);
            game.player_mut(self.to).hand.push(Hidden { card, seen: two });
            game.log(Event::CardGiven { from, to: self.to, card: Secret::among(two, card) });
        }
        // Nobody else knows which cards these were, nor what is left.
        for held in game.player_mut(from).hand.as_mut_slice() {
            held.seen = held.seen.and(two);
        }
        Flow::Done
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeCard {
    by: Seat,
    from: Seat,
}

impl TakeCard {
    pub(crate) fn look(game: &mut Game, by: Seat, from: Seat) -> TakeCard {
        for held in game.player_mut(from).hand.as_mut_slice() {
            held.seen.insert(by);
        }
        // Sorted: the order of a hand is its owner's own affair.
        let mut cards: Vec<_> = game.player(from).cards().collect();
        cards.sort_unstable();
        for card in cards {
            game.log(Event::HandSeen { seat: from, by, card: Secret::among(both(by, from), card) });
        }
        TakeCard { by, from }
    }
}

pub(crate) fn both(one: Seat, other: Seat) -> SeatSet {
    SeatSet::only(one).or(SeatSet::only(other))
}

impl Procedure for TakeCard {
    fn step(self, game: &mut Game) -> Flow {
        if game.player(self.from).hand.is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let mut cards: Vec<_> = game.player(self.from).kinds().collect();
        cards.sort_unstable();
        let choices = cards.into_iter().map(Choice::Card).collect();
        asks.push(choose(self.by, Question::TakeCard { from: self.from }, choices));
    }

    fn answer(self, game: &mut Game, by: Seat, answer: Answer) -> Flow {
        let Choice::Card(card) = answer.choice() else { unreachable!("a card was asked") };
        game.player_mut(self.from).take(card);
        // Nobody else knows which card changed hands, nor what is left.
        let two = both(by, self.from);
        for held in game.player_mut(self.from).hand.as_mut_slice() {
            held.seen = held.seen.and(two);
        }
        game.player_mut(by).hand.push(Hidden { card, seen: two });
        game.log(Event::CardTaken { from: self.from, by, card: Secret::among(both(by, self.from), card) });
        Flow::Done
    }
}
