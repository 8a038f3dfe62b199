//! The Daybreak expansion, a file for each deck, in the order of the reference.

pub mod characters;
pub mod combat;
pub mod crisis;
pub mod locations;
pub mod loyalty;
pub mod missions;
pub mod motives;
pub mod mutiny;
pub mod skills;
pub mod titles;
pub mod tokens;
