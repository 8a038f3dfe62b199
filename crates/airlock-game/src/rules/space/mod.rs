//! Ships: those of the Cylons and of the fleet, and what they do to each other.

pub(crate) mod activation;
pub(crate) mod attack;
pub(crate) mod basestars;
pub(crate) mod civilians;
pub(crate) mod clear;
pub(crate) mod damage;
pub(crate) mod deeds;
pub(crate) mod escort;
pub(crate) mod launch;
pub(crate) mod pegasus;
pub(crate) mod place;
pub(crate) mod raptors;
pub(crate) mod repair;
pub(crate) mod sacrifice;
pub(crate) mod scar;
pub(crate) mod squadron;
pub(crate) mod vipers;
