//! Super Crisis cards in Cylon hands (BASE-197).

use crate::cards::SuperCrisis;
use crate::event::{DeckName, Event, Secret};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::Seat;
use crate::source::Source;

impl Game {
    pub(crate) fn draw_super_crisis(&mut self, seat: Seat) {
        let (card, rebuilt) = self.decks.super_crisis.take_top(&mut self.chance);
        self.note_rebuilt(rebuilt, DeckName::SuperCrisis);
        let Some(card) = card else { return };
        self.player_mut(seat).super_crises.push(Hidden::seen_by(card, seat));
        self.log(Event::SuperCrisisDrawn { seat, card: Secret::to(seat, card) });
    }

    pub(crate) fn take_super_crisis(&mut self, seat: Seat, card: SuperCrisis) {
        let player = self.player_mut(seat);
        let at = player.super_crises.iter().position(|held| held.card == card);
        player.super_crises.remove(at.expect("he holds the card that he plays"));
    }

    /// BASE-197: the old one is discarded for a new one.
    pub(crate) fn swap_super_crisis(&mut self, seat: Seat) {
        let Some(card) = self.player_mut(seat).super_crises.pop() else { return };
        self.decks.super_crisis.discard.push(card.card);
        self.log(Event::SuperCrisisDiscarded { seat, card: card.card });
        self.draw_super_crisis(seat);
    }

    pub(crate) fn discard_super_crisis(&mut self, seat: Seat, card: SuperCrisis) {
        self.take_super_crisis(seat, card);
        self.decks.super_crisis.discard.push(card);
        self.log(Event::SuperCrisisDiscarded { seat, card });
    }

    pub(crate) fn lose_super_crises(&mut self, seat: Seat) {
        while let Some(held) = self.player_mut(seat).super_crises.pop() {
            self.discard_source(Source::SuperCrisis(held.card));
        }
    }
}
