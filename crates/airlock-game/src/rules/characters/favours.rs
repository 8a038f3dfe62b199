//! What some characters may do besides: give a card for a favour, borrow a title, execute a prisoner
//! (PEG-054, PEG-058, PEG-059).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, How, Question};
use crate::cards::{From, Trait};
use crate::event::{Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::rules::skills::draw::DrawCards;
use crate::seat::{Seat, SeatSet};
use crate::terms::Title;

/// A card for a human player in the same location, and others drawn for it (PEG-058).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Favour {
    seat: Seat,
    /// Who gets the card.
    to: Option<Seat>,
}

impl Favour {
    pub(crate) fn new(seat: Seat) -> Favour {
        Favour { seat, to: None }
    }

    fn draw(game: &Game, seat: Seat) -> u8 {
        game.property(seat, Trait::gives_card_to_draw).unwrap_or(0)
    }
}

impl Game {
    /// The other human players where he is.
    fn companions(&self, seat: Seat) -> SeatSet {
        let Some(here) = self.player(seat).location() else { return SeatSet::NONE };
        let with = |&other: &Seat| other != seat && self.is_human(other) && self.player(other).is_at(here);
        self.seats().filter(with).collect()
    }
}

impl Procedure for Favour {
    fn step(self, game: &mut Game) -> Flow {
        if game.companions(self.seat).is_empty() || game.player(self.seat).hand.is_empty() {
            return Flow::Done;
        }
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let (question, choices) = match self.to {
            None => {
                let companions = game.companions(self.seat);
                let choices = [Choice::Pass].into_iter().chain(companions.iter().map(Choice::Seat)).collect();
                (Question::GiveCard { draw: Favour::draw(game, self.seat) }, choices)
            }
            Some(to) => {
                let cards = game.player(self.seat).kinds().map(Choice::Card).collect();
                (Question::GiveWhich { to }, cards)
            }
        };
        asks.push(choose(self.seat, question, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match (self.to, answer.choice()) {
            (None, Choice::Seat(to)) => Flow::ask(Favour { to: Some(to), ..self }),
            (None, Choice::Pass) => Flow::Done,
            (Some(to), Choice::Card(card)) => {
                game.note_ability(seat, |property| property.gives_card_to_draw().is_some());
                let two = SeatSet::only(seat).or(SeatSet::only(to));
                game.player_mut(seat).take(card);
                // Nobody else knows which card it was, nor what is left.
                for held in game.player_mut(seat).hand.as_mut_slice() {
                    held.seen = held.seen.and(two);
                }
                game.player_mut(to).hand.push(Hidden { card, seen: two });
                game.log(Event::CardGiven { from: seat, to, card: Secret::among(two, card) });
                let cards = Favour::draw(game, seat);
                Flow::go(DrawCards::new(game, seat, cards, From::OwnTypes))
            }
            (_, choice) => unreachable!("{choice:?} is no favour"),
        }
    }
}

impl Game {
    /// The titles that the current player could take for this turn (PEG-059).
    pub(crate) fn borrowable(&self) -> impl Iterator<Item = Title> + '_ {
        let seat = self.turn.current;
        let free = move |title: Title| match title {
            Title::President => true,
            Title::Admiral => !self.is_in_brig(seat),
        };
        let others = move |title: &Title| self.holder(*title).is_some_and(|holder| holder != seat);
        let may = self.may_hold_titles(seat);
        Title::ALL.iter().copied().filter(others).filter(move |&title| may && free(title))
    }

    /// What was used as the turn began.
    pub(crate) fn use_at_turn_start(&mut self) {
        let Some((seat, what, how)) = self.used.take() else { return };
        self.spend(seat, what);
        let How::Title(title) = how else { unreachable!("{how:?} is no title to borrow") };
        let former = self.holder(title).expect("a title that somebody holds is borrowed");
        self.turn.more.borrowed = Some((title, former));
        self.give_title(title, seat);
    }

    /// PEG-059: nothing if it was lost meanwhile; by its line if the former holder can hold it no longer.
    pub(crate) fn return_title(&mut self) {
        let Some((title, former)) = self.turn.more.borrowed.take() else { return };
        if self.holder(title) != Some(self.turn.current) {
            return;
        }
        let barred = title == Title::Admiral && self.is_in_brig(former);
        if self.may_hold_titles(former) && !barred { self.give_title(title, former) } else { self.fill(title) }
    }
}
