//! Cards that stay in play, and looking into decks.

pub(crate) mod bottom;
pub(crate) mod effect;
pub(crate) mod in_play;
pub(crate) mod peek;
pub(crate) mod perform;
