//! What Cylon players do: infiltration, agendas, motives, leaders.

pub(crate) mod agenda;
pub(crate) mod effect;
pub(crate) mod infiltration;
pub(crate) mod motives;
pub(crate) mod perform;
pub(crate) mod super_crisis;
