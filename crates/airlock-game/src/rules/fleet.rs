//! What the cards of Pegasus do to ships, tracks and resources: each effect led to its procedure (PEG-019, PEG-025,
//! PEG-044, PEG-055, PEG-107, PEG-113).

use super::activation::HeavyRaiderActivation;
use super::attack::ChooseFoe;
use super::basestars::RemoveBasestar;
use super::civilians::CivilianFight;
use super::crisis::CrisisCard;
use super::jump::FleetJump;
use super::peek::SortCrises;
use super::pegasus::MainBatteries;
use super::repair::RepairAny;
use super::resources::{LoseHighest, Shield};
use super::sacrifice::Sacrifice;
use super::script::Resolve;
use super::vipers::FullThrottle;
use crate::cards::Effect;
use crate::event::Event;
use crate::frame::Flow;
use crate::game::Game;

impl Resolve {
    pub(super) fn fleet_effect(self, game: &mut Game, effect: Effect) -> Flow {
        let (you, of) = (self.you(), self.source());
        match effect {
            Effect::DamagePegasus => game.damage_pegasus(),
            Effect::RemoveBasestar => return self.then(RemoveBasestar::new(you)),
            Effect::RepairAny { locations, vipers } => return self.then(RepairAny::up_to(you, locations, vipers)),
            Effect::RepairLocations(count) => return self.then(RepairAny::locations(you, count)),
            Effect::RepairVipers(vipers) => game.repair_vipers(vipers),
            Effect::CivilianFights { raiders, heavy_raiders, upto } => {
                return self.then(CivilianFight::new(you, of, raiders, heavy_raiders, upto));
            }
            Effect::ActivateHeavyRaidersAlone => return self.then(HeavyRaiderActivation::alone(game)),
            Effect::FindScar => {
                if let Some(card) = game.find_scar() {
                    let crisis = CrisisCard::found(game, card);
                    return self.then(crisis);
                }
            }
            Effect::PegasusAttacks => return self.then(ChooseFoe::from_pegasus(you)),
            Effect::MainBatteries => return self.then(MainBatteries::new(you, of)),
            Effect::FullThrottle => return self.then(FullThrottle::new(you)),
            Effect::Sacrifice { raiders, heavy_raiders } => {
                return self.then(Sacrifice::new(you, raiders, heavy_raiders));
            }
            Effect::Shield => return self.then(Shield::new(you)),
            Effect::LoseHighest(by) => return self.then(LoseHighest::new(by)),
            Effect::BlindJump => return self.then(FleetJump::blind()),
            Effect::NextCrisisJumps => {
                if !std::mem::replace(&mut game.turn.more.jump_promised, true) {
                    game.log(Event::JumpPromised { seat: you });
                }
            }
            Effect::SkipJump => {
                if !std::mem::replace(&mut game.turn.more.no_jump, true) {
                    game.log(Event::JumpStepSkipped);
                }
            }
            Effect::SortCrises(cards) => {
                let sort = SortCrises::look(game, you, of, cards);
                return self.then(sort);
            }
            Effect::NewDestination => game.ask_for_new_destination(),
            effect => unreachable!("{effect:?} is not about ships, tracks or resources"),
        }
        self.done()
    }
}
