//! Mutiny cards and the Mutineer (DAY-014 to DAY-030, DAY-052 to DAY-055).

use serde::{Deserialize, Serialize};

use super::script::Resolve;
use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::daybreak::tokens::{MUTINEER_LIMIT, MUTINY_LIMIT};
use crate::cards::{Effect, Loyalty, Mutiny, Team, Trait};
use crate::event::{DaybreakEvent, DeckName, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::{Seat, SeatSet};
use crate::terms::{Location, Title};

impl Game {
    /// DAY-019: human players, an infiltrating leader among them.
    pub(crate) fn may_draw_mutiny(&self, seat: Seat) -> bool {
        self.rules.has_mutiny && self.is_human(seat)
    }

    /// DAY-014.
    pub(crate) fn mutiny_limit(&self, seat: Seat) -> u8 {
        if self.player(seat).is_mutineer() { MUTINEER_LIMIT } else { MUTINY_LIMIT }
    }

    fn top_mutiny_card(&mut self) -> Option<Mutiny> {
        let (card, rebuilt) = self.decks.mutiny.take_top(&mut self.chance);
        self.note_rebuilt(rebuilt, DeckName::Mutiny);
        card
    }

    /// The top Mutiny card comes to the seat; what follows from one too many is not here (DAY-015).
    pub(crate) fn take_mutiny(&mut self, seat: Seat) {
        let Some(card) = self.top_mutiny_card() else { return };
        self.player_mut(seat).mutiny.push(Hidden::seen_by(card, seat));
        self.log(DaybreakEvent::MutinyDrawn { seat, card: Secret::to(seat, card) });
    }

    /// DAY-023: turned up before everybody; his titles go to the highest in line other than himself.
    pub(crate) fn turn_up_mutineer(&mut self, seat: Seat, card: Loyalty) {
        let player = self.player_mut(seat);
        let at = player.loyalty.iter().position(|held| held.card == card);
        player.loyalty.remove(at.expect("he holds the Mutineer"));
        player.shown.push(card);
        self.log(DaybreakEvent::MutineerRevealed { seat });
        for &title in Title::ALL {
            if self.holder(title) == Some(seat) {
                self.pass_title(title);
            }
        }
    }

    /// The Mutineer among the face-down cards of a seat.
    pub(crate) fn hidden_mutineer(&self, seat: Seat) -> Option<Loyalty> {
        self.player(seat).loyalty.iter().map(|held| held.card).find(|card| card.row().team == Team::Mutineer)
    }

    /// DAY-023, DAY-055: the Mutiny cards of the start, which nobody holds too many of.
    pub(crate) fn deal_starting_mutiny(&mut self) {
        for seat in self.clockwise() {
            let own = self.property(seat, Trait::start_mutiny).unwrap_or(0);
            let cards = own + u8::from(self.player(seat).is_mutineer());
            (0..cards).for_each(|_| self.take_mutiny(seat));
            debug_assert!(self.player(seat).mutiny.len() <= self.mutiny_limit(seat), "one for each reason");
        }
    }
}

impl Game {
    /// DAY-020: discarded face up.
    fn discard_mutiny(&mut self, seat: Seat, card: Mutiny) {
        let held = &mut self.player_mut(seat).mutiny;
        let at = held.iter().position(|held| held.card == card);
        held.remove(at.expect("he holds the card that he discards"));
        self.decks.mutiny.discard.push(card);
        self.log(DaybreakEvent::MutinyDiscarded { seat, card });
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
    /// Who draws now, and how many more.
    now: Option<(Seat, u8)>,
}

impl DrawMutiny {
    /// DAY-019: those of them who may.
    pub(crate) fn each(game: &Game, seats: SeatSet, cards: u8) -> DrawMutiny {
        let seats = seats.iter().filter(|&seat| game.may_draw_mutiny(seat)).collect();
        DrawMutiny { seats, cards, now: None }
    }
}

impl Procedure for DrawMutiny {
    fn step(mut self, game: &mut Game) -> Flow {
        let Some((seat, left)) = self.now else {
            let Some(next) = game.clockwise().find(|&seat| self.seats.contains(seat)) else { return Flow::Done };
            self.seats.remove(next);
            self.now = Some((next, self.cards));
            return Flow::go(self);
        };
        if game.player(seat).mutiny.len() > game.mutiny_limit(seat) {
            game.send(seat, Location::Brig);
            return Flow::ask(self);
        }
        match left {
            0 => self.now = None,
            left => {
                self.now = Some((seat, left - 1));
                game.take_mutiny(seat);
            }
        }
        Flow::go(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let (seat, _) = self.now.expect("somebody has drawn");
        let cards = game.player(seat).mutiny.iter().map(|held| Choice::Mutiny(held.card)).collect();
        asks.push(choose(seat, Question::DiscardMutiny, cards));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Mutiny(card) = answer.choice() else { unreachable!("a Mutiny card was asked") };
        game.discard_mutiny(seat, card);
        Flow::go(self)
    }
}

impl Resolve {
    pub(super) fn mutiny_effect(self, game: &mut Game, effect: Effect) -> Flow {
        match effect {
            Effect::DrawMutiny { who, cards } => self.then(DrawMutiny::each(game, self.who(game, who), cards)),
            effect => unreachable!("{effect:?} is not carried out yet"),
        }
    }
}
