//! What cards do to decks, and where a card itself goes.

use crate::cards::{Effect, PeekDeck, Who};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckEffect {
    /// Give this card to that player, before whom it stays in play.
    GiveThisCard { to: Who },
    /// This card stays in play by its `stays` rule.
    StayInPlay,
    /// This card leaves the game instead of being discarded.
    LeaveGame,
    /// Look at the bottom card of any deck (PEG-114).
    LookAtBottom,
    /// Look at the top card of one of these decks; leave it or put it under.
    Peek(&'static [PeekDeck]),
    /// Look at the top Crisis cards and put them back in any order.
    OrderCrises(u8),
}

pub const fn give_this_card(to: Who) -> Effect {
    Effect::Decks(DeckEffect::GiveThisCard { to })
}

pub const STAY_IN_PLAY: Effect = Effect::Decks(DeckEffect::StayInPlay);

pub const LEAVE_GAME: Effect = Effect::Decks(DeckEffect::LeaveGame);

pub const LOOK_AT_BOTTOM: Effect = Effect::Decks(DeckEffect::LookAtBottom);

pub const fn peek(of: &'static [PeekDeck]) -> Effect {
    Effect::Decks(DeckEffect::Peek(of))
}

pub const fn order_crises(count: u8) -> Effect {
    Effect::Decks(DeckEffect::OrderCrises(count))
}
