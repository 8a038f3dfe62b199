//! Mutiny cards and the Mutineer (DAY-014 to DAY-030, DAY-052 to DAY-055).

use super::script::Resolve;
use crate::cards::daybreak::tokens::{MUTINEER_LIMIT, MUTINY_LIMIT};
use crate::cards::{Effect, Loyalty, Mutiny, Team, Trait};
use crate::event::{DaybreakEvent, DeckName, Secret};
use crate::frame::Flow;
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::Seat;
use crate::terms::Title;

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

impl Resolve {
    pub(super) fn mutiny_effect(self, _game: &mut Game, effect: Effect) -> Flow {
        unreachable!("{effect:?} of {:?} is not carried out yet", self.source())
    }
}
