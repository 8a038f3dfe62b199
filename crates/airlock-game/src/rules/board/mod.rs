//! The boards: locations, the planet, tracks.

pub(crate) mod locations;
pub(crate) mod planet;
pub(crate) mod tracks;
