//! What cards do to Mutiny cards.

use crate::cards::{Effect, Who};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MutinyEffect {
    /// DAY-015; Cylon players draw none (DAY-019).
    Draw { who: Who, cards: u8 },
    /// Draw one without going to the Brig for it, and keep just that many (DAY-097).
    DrawPardoned { who: Who, keep: u8 },
    /// Discard a Mutiny card of choice.
    Discard { who: Who },
    /// Draw that many Mutiny cards, play one, put the others under the deck (DAY-054).
    PlayOf(u8),
}

pub const fn draw_mutiny(who: Who, cards: u8) -> Effect {
    Effect::Mutiny(MutinyEffect::Draw { who, cards })
}

pub const fn draw_mutiny_pardoned(who: Who, keep: u8) -> Effect {
    Effect::Mutiny(MutinyEffect::DrawPardoned { who, keep })
}

pub const fn discard_mutiny(who: Who) -> Effect {
    Effect::Mutiny(MutinyEffect::Discard { who })
}

pub const fn play_mutiny_of(count: u8) -> Effect {
    Effect::Mutiny(MutinyEffect::PlayOf(count))
}
