//! Ships: those of the Cylons and of the fleet, and what they do to each other.

pub(crate) mod attack;
pub(crate) mod civilians;
pub(crate) mod cylon_ships;
pub(crate) mod damage;
pub(crate) mod vipers;
