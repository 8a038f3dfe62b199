//! Carries out what cards do to civilian ships (BASE-143, BASE-253, DAY-066).

use super::effect::CivilianEffect;
use super::{CivilianFight, DestroyCivilian, LookAtCivilians, ReturnCivilian};
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::seat::Seat;

impl CivilianEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        let you = by.you();
        Some(match self {
            CivilianEffect::Destroy => DestroyCivilian::drawn().into(),
            CivilianEffect::Fights { raiders, heavy_raiders, upto } => {
                CivilianFight::new(you, by.source(), raiders, heavy_raiders, upto).into()
            }
            CivilianEffect::LookAt(count) => LookAtCivilians::new(game, you, count).into(),
            CivilianEffect::Quarantine => {
                game.look_at_all_civilians(you);
                ReturnCivilian { seat: you, replaced: true }.into()
            }
            CivilianEffect::Recall => ReturnCivilian { seat: you, replaced: false }.into(),
        })
    }

    pub(crate) fn is_possible(&self, game: &Game, _you: Seat) -> bool {
        match self {
            CivilianEffect::Fights { .. } | CivilianEffect::LookAt(_) | CivilianEffect::Quarantine => {
                game.space.civilians() > 0
            }
            CivilianEffect::Destroy | CivilianEffect::Recall => true,
        }
    }

    /// Whether it touches the space areas (PEG-121).
    pub(crate) fn needs_galactica(&self) -> bool {
        match self {
            CivilianEffect::Fights { .. }
            | CivilianEffect::LookAt(_)
            | CivilianEffect::Quarantine
            | CivilianEffect::Recall => true,
            CivilianEffect::Destroy => false,
        }
    }
}
