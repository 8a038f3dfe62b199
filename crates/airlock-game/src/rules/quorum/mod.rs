//! Quorum cards: drawn, played, looked through (BASE-174, BASE-224, BASE-240 to BASE-251, DAY-082).

pub(crate) mod bury;
pub(crate) mod effect;
pub(crate) mod perform;
pub(crate) mod unseat;

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::pegasus::tokens;
use crate::cards::{Objective, Quorum};
use crate::event::{DeckName, Event, RollFor, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::rules::dice::DieRoll;
use crate::rules::script::Resolve;
use crate::seat::{Seat, SeatSet};
use crate::source::{Branch, Code, Source};
use crate::terms::{Location, Title};

impl Game {
    fn top_quorum(&mut self) -> Option<Quorum> {
        let (card, rebuilt) = self.decks.quorum.take_top(&mut self.chance);
        self.note_rebuilt(rebuilt, DeckName::Quorum);
        card
    }

    /// The President's hand grows by one.
    pub(crate) fn draw_quorum(&mut self, seat: Seat) {
        let Some(card) = self.top_quorum() else { return };
        self.decks.quorum_hand.push(Hidden::seen_by(card, seat));
        self.log(Event::QuorumDrawn { seat, card: Secret::to(seat, card) });
    }

    pub(crate) fn playable_quorum(&self, seat: Seat) -> impl Iterator<Item = Quorum> + '_ {
        let cards = self.decks.quorum_hand.iter().map(|card| card.card);
        cards.filter(move |card| self.feasible(seat, card.row().effect).is_ok())
    }
}

/// The President plays a Quorum card of his choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayQuorum {
    seat: Seat,
}

impl PlayQuorum {
    pub(crate) fn new(seat: Seat) -> PlayQuorum {
        PlayQuorum { seat }
    }
}

impl Procedure for PlayQuorum {
    fn step(self, game: &mut Game) -> Flow {
        if game.playable_quorum(self.seat).next().is_none() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = game.playable_quorum(self.seat).map(Choice::Quorum).collect();
        asks.push(choose(self.seat, Question::PlayQuorum, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Quorum(card) = answer.choice() else { unreachable!("a card was asked") };
        Flow::go(QuorumCard::from_hand(game, seat, card))
    }
}

/// A Quorum card takes effect, then is discarded unless it stays or has left the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuorumCard {
    seat: Seat,
    card: Quorum,
    resolved: bool,
    /// Played from the hand (PEG-139).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    from_hand: bool,
    /// The President's die is rolled.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    rolled: bool,
}

impl QuorumCard {
    pub(crate) fn from_hand(game: &mut Game, seat: Seat, card: Quorum) -> QuorumCard {
        let at = game.decks.quorum_hand.iter().position(|held| held.card == card);
        game.decks.quorum_hand.remove(at.expect("the card is in the hand"));
        // The die is a text of the title cards that are used on the way to New Caprica.
        let from_hand = game.setup.objective == Objective::NewCaprica;
        QuorumCard { from_hand, ..QuorumCard::resolving(seat, card) }
    }

    fn resolving(seat: Seat, card: Quorum) -> QuorumCard {
        QuorumCard { seat, card, resolved: false, from_hand: false, rolled: false }
    }

    /// The card that is being resolved.
    pub(crate) fn card(&self) -> Quorum {
        self.card
    }
}

impl Procedure for QuorumCard {
    fn step(self, game: &mut Game) -> Flow {
        let source = Source::Quorum(self.card);
        if !self.resolved {
            game.log(Event::QuorumPlayed { seat: self.seat, card: self.card });
            let script = Resolve::new(Code::new(source, Branch::Main), self.seat);
            return Flow::call(QuorumCard { resolved: true, ..self }, script);
        }
        if self.rolled {
            if game.rolled.result <= tokens::PRESIDENT_DETAINED_UPTO {
                game.send(self.seat, Location::Detention);
            }
            return Flow::Done;
        }
        let gone = game.decks.quorum_gone.iter().any(|&card| card == self.card);
        if !gone && !game.is_in_play(source) {
            game.discard_source(source);
        }
        // PEG-139.
        if self.from_hand && game.is_on_new_caprica(self.seat) {
            let roll = DieRoll::new(self.seat, RollFor::Effect(Source::Title(Title::President)));
            return Flow::call(QuorumCard { rolled: true, ..self }, roll);
        }
        Flow::Done
    }
}

/// BASE-224: draw some, resolve one as if played, put the others under the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResolveQuorumOf {
    seat: Seat,
}

impl ResolveQuorumOf {
    pub(crate) fn draw(game: &mut Game, seat: Seat, cards: u8) -> ResolveQuorumOf {
        for _ in 0..cards {
            let Some(card) = game.top_quorum() else { break };
            game.decks.looking.quorum.push(Hidden::seen_by(card, seat));
            game.log(Event::QuorumDrawn { seat, card: Secret::to(seat, card) });
        }
        ResolveQuorumOf { seat }
    }
}

impl Procedure for ResolveQuorumOf {
    fn step(self, game: &mut Game) -> Flow {
        if game.decks.looking.quorum.is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = game.decks.looking.quorum.iter().map(|card| Choice::Quorum(card.card)).collect();
        asks.push(choose(self.seat, Question::KeepQuorum, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Quorum(kept) = answer.choice() else { unreachable!("a card was asked") };
        while let Some(held) = game.decks.looking.quorum.pop() {
            if held.card != kept {
                let seen = held.seen.or(SeatSet::only(seat));
                game.decks.quorum.draw.put_under(Hidden { card: held.card, seen });
            }
        }
        Flow::go(QuorumCard::resolving(seat, kept))
    }
}

/// DAY-082: some are drawn, one goes to the President, the other is played or discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShareQuorum {
    seat: Seat,
    given: bool,
}

impl ShareQuorum {
    pub(crate) fn draw(game: &mut Game, seat: Seat, cards: u8) -> ShareQuorum {
        ResolveQuorumOf::draw(game, seat, cards);
        ShareQuorum { seat, given: false }
    }
}

impl Procedure for ShareQuorum {
    fn step(self, game: &mut Game) -> Flow {
        if game.decks.looking.quorum.is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let cards = game.decks.looking.quorum.iter().map(|card| card.card);
        let ask = match self.given {
            false => choose(self.seat, Question::GiveQuorum, cards.map(Choice::Quorum).collect()),
            true => {
                let playable = cards.filter(|card| game.feasible(self.seat, card.row().effect).is_ok());
                let choices = [Choice::Pass].into_iter().chain(playable.map(Choice::Quorum)).collect();
                choose(self.seat, Question::PlayOrDiscardQuorum, choices)
            }
        };
        asks.push(ask);
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match (self.given, answer.choice()) {
            (false, Choice::Quorum(card)) => {
                game.hand_to_president(seat, card);
                Flow::go(ShareQuorum { given: true, ..self })
            }
            (true, Choice::Quorum(card)) => {
                game.take_looked_at_quorum(card);
                Flow::go(QuorumCard::resolving(seat, card))
            }
            (true, Choice::Pass) => {
                while let Some(held) = game.decks.looking.quorum.pop() {
                    game.discard_source(Source::Quorum(held.card));
                }
                Flow::Done
            }
            (_, choice) => unreachable!("{choice:?} shares no Quorum card"),
        }
    }
}

impl Game {
    fn take_looked_at_quorum(&mut self, card: Quorum) {
        let looked_at = &mut self.decks.looking.quorum;
        let at = looked_at.iter().position(|held| held.card == card);
        looked_at.remove(at.expect("the card was drawn"));
    }

    fn hand_to_president(&mut self, from: Seat, card: Quorum) {
        self.take_looked_at_quorum(card);
        let mut seen = SeatSet::only(from);
        let president = self.holder(Title::President);
        president.into_iter().for_each(|seat| seen.insert(seat));
        self.decks.quorum_hand.push(Hidden { card, seen });
        if let Some(seat) = president {
            self.log(Event::QuorumReceived { seat, card: Secret::among(seen, card) });
        }
    }
}

/// PEG-006: at the end of every turn the President discards down to the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuorumLimit;

impl Game {
    fn quorum_excess(&self) -> u8 {
        self.rules.quorum_limit.map_or(0, |limit| self.decks.quorum_hand.len().saturating_sub(limit))
    }
}

impl Procedure for QuorumLimit {
    fn step(self, game: &mut Game) -> Flow {
        let over = game.quorum_excess() > 0 && game.holder(Title::President).is_some();
        if over { Flow::ask(self) } else { Flow::Done }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let president = game.holder(Title::President).expect("somebody holds the cards");
        let choices = game.decks.quorum_hand.iter().map(|card| Choice::Quorum(card.card)).collect();
        asks.push(choose(president, Question::DiscardQuorum { left: game.quorum_excess() }, choices));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Quorum(card) = answer.choice() else { unreachable!("a card was asked") };
        let at = game.decks.quorum_hand.iter().position(|held| held.card == card);
        game.decks.quorum_hand.remove(at.expect("the card is in the hand"));
        game.discard_source(Source::Quorum(card));
        Flow::go(self)
    }
}
