//! Carries out missions, their rewards and the Rebel Basestar (DAY-094, DAY-103 to DAY-110).

use super::ActivateMission;
use super::effect::MissionEffect;
use super::rebel_basestar::{PayRebels, RaiderBay};
use crate::event::DaybreakEvent;
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;

impl MissionEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        let seat = by.you();
        match self {
            MissionEffect::Activate => return Some(ActivateMission { seat }.into()),
            MissionEffect::Distance(by) => game.travel_by_mission(by),
            MissionEffect::TurnFaceDown => game.turn_mission_down(),
            MissionEffect::RebelBasestar(side) => {
                if game.search.rebels.replace(side) != Some(side) {
                    game.log(DaybreakEvent::RebelBasestarJoined { side });
                }
            }
            MissionEffect::PayRebels => return Some(PayRebels { seat }.into()),
            MissionEffect::RaiderBay { raiders, vipers } => {
                return Some(RaiderBay { seat, raiders, vipers, craft: None }.into());
            }
            MissionEffect::DestroyHub => game.destroy_hub(),
        }
        None
    }
}
