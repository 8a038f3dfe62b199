//! The procedures of the rulebook, a folder for each subject. Every one names the rulings that it follows.

pub(crate) mod board;
pub(crate) mod characters;
pub(crate) mod check;
pub(crate) mod crisis;
pub(crate) mod cylons;
pub(crate) mod decks;
pub(crate) mod dice;
pub(crate) mod jump;
pub(crate) mod loyalty;
pub(crate) mod missions;
pub(crate) mod mutiny;
pub(crate) mod new_caprica;
pub(crate) mod quorum;
pub(crate) mod resources;
pub(crate) mod script;
pub(crate) mod setup;
pub(crate) mod skills;
pub(crate) mod space;
pub(crate) mod turn;
pub(crate) mod window;
