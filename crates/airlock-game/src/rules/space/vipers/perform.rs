//! Carries out what cards do to vipers and assault raptors (BASE-157, PEG-044, PEG-062, DAY-083, DAY-092).

use super::effect::ViperEffect;
use super::raptors::RaptorArrives;
use super::sacrifice::Sacrifice;
use super::squadron::{LaunchReserves, OneViper};
use super::{ActivateVipers, FullThrottle, LaunchSelf, PilotAttacks};
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::seat::Seat;

impl ViperEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        let you = by.you();
        Some(match self {
            ViperEffect::Activate(count) => ActivateVipers::up_to(you, count).into(),
            ViperEffect::MustActivate => ActivateVipers::one(you).into(),
            ViperEffect::ActivateOne(times) => OneViper::new(you, times).into(),
            ViperEffect::AttackAsPilot(count) => PilotAttacks::new(you, count).into(),
            ViperEffect::LaunchSelf => LaunchSelf::new(you).into(),
            ViperEffect::LaunchReserves(count) => LaunchReserves::up_to(you, count).into(),
            ViperEffect::FullThrottle => FullThrottle::new(you).into(),
            ViperEffect::Sacrifice { raiders, heavy_raiders } => Sacrifice::new(you, raiders, heavy_raiders).into(),
            ViperEffect::Recall => {
                game.recall_vipers();
                return None;
            }
            ViperEffect::BuildAssaultRaptor => {
                game.build_raptor();
                return None;
            }
            ViperEffect::AssaultRaptorArrives => RaptorArrives { area: None }.into(),
        })
    }

    pub(crate) fn is_possible(&self, game: &Game, you: Seat) -> bool {
        match self {
            ViperEffect::Activate(_) | ViperEffect::MustActivate | ViperEffect::ActivateOne(_) => {
                game.has_viper() && game.can_pay_for_viper(you)
            }
            ViperEffect::AttackAsPilot(_) => {
                game.player(you).piloting().is_some_and(|area| game.foes_in(area).next().is_some())
            }
            // DAY-039: from afar it is nothing for a prisoner, nor for a pilot, nor among the Cylons (BASE-046).
            ViperEffect::LaunchSelf => {
                let aboard = game.is_human(you) && game.player(you).piloting().is_none();
                game.has_viper() && aboard && !game.is_prisoner(you)
            }
            ViperEffect::LaunchReserves(_) => game.can_launch_reserves(),
            ViperEffect::Sacrifice { .. } => !game.sacrifices(you).is_empty(),
            ViperEffect::BuildAssaultRaptor => game.can_build_raptor(),
            ViperEffect::FullThrottle | ViperEffect::Recall | ViperEffect::AssaultRaptorArrives => true,
        }
    }

    /// Whether it touches the space areas (PEG-121).
    pub(crate) fn needs_galactica(&self) -> bool {
        match self {
            ViperEffect::Activate(_)
            | ViperEffect::MustActivate
            | ViperEffect::ActivateOne(_)
            | ViperEffect::AttackAsPilot(_)
            | ViperEffect::LaunchSelf
            | ViperEffect::LaunchReserves(_)
            | ViperEffect::FullThrottle
            | ViperEffect::Sacrifice { .. }
            | ViperEffect::Recall
            | ViperEffect::AssaultRaptorArrives => true,
            ViperEffect::BuildAssaultRaptor => false,
        }
    }
}
