//! The Search for Home: the Active Mission space and the Rebel Basestar (DAY-102 to DAY-110).

use serde::{Deserialize, Serialize};

use crate::cards::Mission;
use crate::terms::Side;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Search {
    /// The card on the Active Mission space, until the next jump (DAY-105).
    pub active: Option<ActiveMission>,
    /// The allegiance of the Rebel Basestar, once it is in play (DAY-108).
    pub rebels: Option<Side>,
}

/// Everybody has seen the card, face down or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActiveMission {
    pub card: Mission,
    pub face_down: bool,
}

impl Search {
    pub fn is_empty(&self) -> bool {
        *self == Search::default()
    }
}
