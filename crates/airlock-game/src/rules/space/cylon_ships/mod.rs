//! Cylon ships: how they come, act and go (BASE-121 to BASE-133, BASE-145 to BASE-149).

pub(crate) mod activation;
pub(crate) mod basestars;
pub(crate) mod clear;
pub(crate) mod effect;
pub(crate) mod launch;
pub(crate) mod perform;
pub(crate) mod place;
pub(crate) mod scar;
