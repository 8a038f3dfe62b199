//! Carries out what cards do to resources (PEG-039, PEG-053).

use super::effect::ResourceEffect;
use super::{LoseHighest, Shield};
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;

impl ResourceEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        match self {
            ResourceEffect::Turn(resource, by) => game.turn_dial(resource, by),
            ResourceEffect::Shield => return Some(Shield::new(by.you()).into()),
            ResourceEffect::LoseHighest(by) => return Some(LoseHighest::new(by).into()),
        }
        None
    }
}
