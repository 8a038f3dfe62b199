//! The Pegasus expansion, a file for each deck, in the order of the reference.

pub mod agendas;
pub mod characters;
pub mod combat;
pub mod crisis;
pub mod destination;
pub mod locations;
pub mod loyalty;
pub mod new_caprica;
pub mod quorum;
pub mod skills;
pub mod super_crisis;
pub mod titles;
pub mod tokens;
