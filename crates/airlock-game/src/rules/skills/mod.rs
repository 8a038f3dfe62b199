//! Skill cards, hands and the Destiny deck.

pub(crate) mod destiny;
pub(crate) mod discard;
pub(crate) mod draw;
pub(crate) mod effect;
pub(crate) mod hands;
pub(crate) mod memento;
pub(crate) mod perform;
pub(crate) mod play;
pub(crate) mod receive;
pub(crate) mod search;
pub(crate) mod spare;
