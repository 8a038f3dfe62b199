//! What the cards of Pegasus do to ships, tracks and resources: each effect led to its procedure (PEG-019, PEG-025,
//! PEG-044, PEG-055, PEG-107, PEG-113).

use crate::cards::Effect;
use crate::event::Event;
use crate::frame::Flow;
use crate::game::Game;
use crate::rules::crisis::CrisisCard;
use crate::rules::crisis::sort::SortCrises;
use crate::rules::jump::FleetJump;
use crate::rules::resources::{LoseHighest, Shield};
use crate::rules::script::Resolve;
use crate::rules::space::cylon_ships::activation::HeavyRaiderActivation;
use crate::rules::space::attack::ChooseFoe;
use crate::rules::space::cylon_ships::basestars::RemoveBasestar;
use crate::rules::space::civilians::CivilianFight;
use crate::rules::space::damage::pegasus::MainBatteries;
use crate::rules::space::damage::repair::RepairAny;
use crate::rules::space::vipers::sacrifice::Sacrifice;
use crate::rules::space::vipers::FullThrottle;

impl Resolve {
    pub(crate) fn fleet_effect(self, game: &mut Game, effect: Effect) -> Flow {
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
