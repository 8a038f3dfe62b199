//! Where characters are and what they hold: movement by others, titles, miracles.

pub(crate) mod company;
pub(crate) mod effect;
pub(crate) mod favours;
pub(crate) mod lost_boards;
pub(crate) mod miracles;
pub(crate) mod perform;
pub(crate) mod places;
pub(crate) mod send_to;
pub(crate) mod titles;
