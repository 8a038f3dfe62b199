//! Carries out the attacks of cards and locations, and nuke tokens (BASE-134, PEG-023, PEG-024, DAY-094).

use super::ChooseFoe;
use super::effect::AttackEffect;
use crate::event::DaybreakEvent;
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::rules::space::damage::pegasus::MainBatteries;
use crate::seat::Seat;

impl AttackEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        let you = by.you();
        match self {
            AttackEffect::GalacticaAttacks => return Some(ChooseFoe::from_galactica(you).into()),
            AttackEffect::PegasusAttacks => return Some(ChooseFoe::from_pegasus(you).into()),
            AttackEffect::MainBatteries => return Some(MainBatteries::new(you, by.source()).into()),
            AttackEffect::AttackCenturion => return Some(ChooseFoe::from_armory(you).into()),
            AttackEffect::AttackCenturionWith(bonus) => {
                return Some(ChooseFoe::from_armory(you).with_bonus(bonus).into());
            }
            AttackEffect::LaunchNuke => return Some(ChooseFoe::nuke(you).into()),
            AttackEffect::DiscardNuke => game.spend_nuke(),
            AttackEffect::RemoveNukes => {
                if std::mem::take(&mut game.fleet.nukes) > 0 {
                    game.log(DaybreakEvent::NukesRemoved);
                }
            }
        }
        None
    }

    pub(crate) fn is_possible(&self, game: &Game, _you: Seat) -> bool {
        match self {
            AttackEffect::GalacticaAttacks => game.foes().next().is_some(),
            AttackEffect::PegasusAttacks => game.space.basestar_count() > 0,
            AttackEffect::AttackCenturion => game.fleet.centurions() > 0,
            AttackEffect::MainBatteries
            | AttackEffect::AttackCenturionWith(_)
            | AttackEffect::LaunchNuke
            | AttackEffect::DiscardNuke
            | AttackEffect::RemoveNukes => true,
        }
    }

    /// Whether it touches the space areas or the Boarding Party track (PEG-121).
    pub(crate) fn needs_galactica(&self) -> bool {
        match self {
            AttackEffect::GalacticaAttacks
            | AttackEffect::PegasusAttacks
            | AttackEffect::MainBatteries
            | AttackEffect::AttackCenturion
            | AttackEffect::AttackCenturionWith(_)
            | AttackEffect::LaunchNuke => true,
            AttackEffect::DiscardNuke | AttackEffect::RemoveNukes => false,
        }
    }
}
