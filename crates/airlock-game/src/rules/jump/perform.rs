//! Carries out what cards do to jumps and the Jump Preparation track (BASE-112, PEG-025, PEG-055, PEG-113, PEG-148).

use super::effect::JumpEffect;
use super::{FleetJump, FtlJump};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;

impl JumpEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        let you = by.you();
        match self {
            JumpEffect::Prepare(by) => {
                if game.move_track(by) {
                    return Some(game.reach_auto_jump());
                }
            }
            JumpEffect::Distance(distance) => game.travel(by.source(), distance),
            JumpEffect::Ftl => return Some(FtlJump::new(you).into()),
            JumpEffect::Blind => return Some(FleetJump::blind().into()),
            JumpEffect::NewDestination => game.ask_for_new_destination(),
            JumpEffect::NextCrisisJumps => {
                if !std::mem::replace(&mut game.turn.more.jump_promised, true) {
                    game.log(Event::JumpPromised { seat: you });
                }
            }
            JumpEffect::Skip => {
                if !std::mem::replace(&mut game.turn.more.no_jump, true) {
                    game.log(Event::JumpStepSkipped);
                }
            }
        }
        None
    }

    /// PEG-148: the fleet does not jump while it is on New Caprica.
    pub(crate) fn is_jump(&self) -> bool {
        match self {
            JumpEffect::Ftl | JumpEffect::Blind => true,
            JumpEffect::Prepare(_)
            | JumpEffect::Distance(_)
            | JumpEffect::NewDestination
            | JumpEffect::NextCrisisJumps
            | JumpEffect::Skip => false,
        }
    }
}
