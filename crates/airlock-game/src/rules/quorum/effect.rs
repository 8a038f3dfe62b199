//! What cards do to Quorum cards and the President.

use crate::cards::{Effect, Who};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuorumEffect {
    Draw {
        who: Who,
        cards: u8,
    },
    /// Play a Quorum card from the hand.
    Play,
    /// Draw that many Quorum cards, resolve one, put the others under the deck.
    ResolveOf(u8),
    /// Draw Quorum cards, give one to the President, play or discard the other (DAY-082).
    Share(u8),
    /// Look at the President's Quorum cards and put that many of choice under the deck.
    Bury(u8),
    /// That many random Quorum cards of the President are discarded.
    Discard(u8),
    /// The title of President, unless its holder discards the card that protects it (DAY-098).
    Unseat {
        to: Who,
    },
}

pub const fn draw_quorum(who: Who, cards: u8) -> Effect {
    Effect::Quorum(QuorumEffect::Draw { who, cards })
}

pub const PLAY_QUORUM: Effect = Effect::Quorum(QuorumEffect::Play);

pub const fn resolve_quorum_of(count: u8) -> Effect {
    Effect::Quorum(QuorumEffect::ResolveOf(count))
}

pub const fn share_quorum(count: u8) -> Effect {
    Effect::Quorum(QuorumEffect::Share(count))
}

pub const fn bury_quorum(count: u8) -> Effect {
    Effect::Quorum(QuorumEffect::Bury(count))
}

pub const fn discard_quorum(count: u8) -> Effect {
    Effect::Quorum(QuorumEffect::Discard(count))
}

pub const fn unseat(to: Who) -> Effect {
    Effect::Quorum(QuorumEffect::Unseat { to })
}
