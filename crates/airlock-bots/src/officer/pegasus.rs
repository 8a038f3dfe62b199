//! Battlestar Pegasus: what she can take and what her guns can do (PEG-017 to PEG-026).

use airlock_game::cards::attack::Weapon;
use airlock_game::cards::pegasus::combat::{MAIN_BATTERIES, Salvo};
use airlock_game::cards::pegasus::tokens;
use airlock_game::cards::{
    AttackEffect, CivilianEffect, CrisisEffect, CylonShipEffect, DamageEffect, Effect, ViperEffect,
};
use airlock_game::state::Place;
use airlock_game::terms::{Area, Icon, Location, Ship};
use airlock_game::{Choice, Foe, Question};

use super::situation::{SICKBAY, Situation};
use super::worth::Scope;

/// A location of Pegasus that works, and what the whole ship can still take for Galactica.
const LOCATION: i32 = 20;
const SHIELD: [i32; 4] = [16, 22, 34, 60];
/// A viper that is hit by her own guns.
const VIPER: i32 = 24;
/// Raiders that a pilot can take along who gives up her viper, and that a civilian ship can.
const SACRIFICED: i32 = 5;
const FOUGHT: i32 = 3;
const FOUGHT_HEAVY: i32 = 1;
/// A raider that is hard to destroy (PEG-107), and that comes among civilian ships.
const SCAR: i32 = 90;

impl Situation<'_> {
    /// What one more damage token costs that Pegasus takes.
    pub fn pegasus_damage(&self) -> i32 {
        let damaged = self.damaged_aboard(Ship::Pegasus);
        self.aimed_damage(Ship::Pegasus, LOCATION + SHIELD[damaged.min(SHIELD.len() - 1)])
    }

    /// What it is worth that a damaged location of Pegasus works again.
    pub fn pegasus_location_worth(&self, location: Location) -> i32 {
        if location.ship() != Ship::Pegasus || self.view.fleet.pegasus_destroyed {
            return 0;
        }
        let left = usize::from(tokens::PEGASUS_DESTROYED_AT).saturating_sub(self.damaged_aboard(Ship::Pegasus));
        LOCATION + SHIELD[SHIELD.len().saturating_sub(left + 1).min(SHIELD.len() - 1)] / 2
    }

    /// What the Main Batteries do in an area, on the whole.
    pub fn salvo_worth(&self, area: Area) -> i32 {
        let field = self.sky.at(area);
        let each = |&(from, to, salvo): &(u8, u8, Salvo)| {
            let worth = match salvo {
                Salvo::CivilianDestroyed if field.civilians > 0 => -self.sky.stakes.civilian,
                Salvo::ViperDamaged if field.vipers + field.pilots > 0 => -VIPER,
                Salvo::CivilianDestroyed | Salvo::ViperDamaged => 0,
                Salvo::RaidersDestroyed(raiders) => self.raiders_worth(area, i32::from(raiders)),
            };
            i32::from(to - from + 1) * worth
        };
        MAIN_BATTERIES.iter().map(each).sum::<i32>() / 8
    }

    /// What it is worth to have destroyed so many raiders of an area.
    pub fn raiders_worth(&self, area: Area, raiders: i32) -> i32 {
        let mut sky = self.sky;
        let mut total = 0;
        for _ in 0..raiders.min(self.sky.at(area).raiders) {
            let foe = Foe::Raider(area);
            total += self.foe_worth(&sky, foe);
            sky = sky.without(foe);
        }
        total
    }

    pub fn best_salvo(&self) -> i32 {
        Area::ALL.iter().map(|&area| self.salvo_worth(area)).max().unwrap_or(0)
    }

    /// The best so many of the damaged locations.
    fn repairs_worth(&self, locations: u8) -> i32 {
        let mut damaged: Vec<i32> =
            self.view.fleet.damaged.iter().map(|&location| self.location_worth(location)).collect();
        damaged.sort_unstable_by_key(|worth| -worth);
        damaged.iter().take(usize::from(locations)).sum()
    }

    pub fn pegasus_worth(&self, effect: &Effect, scope: &Scope) -> i32 {
        let fleet = &self.view.fleet;
        match *effect {
            Effect::CylonShips(CylonShipEffect::RemoveBasestar) => {
                let stars = self.foes().filter(|foe| matches!(foe, Foe::Basestar(_)));
                stars.map(|foe| self.foe_worth(&self.sky, foe)).max().unwrap_or(0)
            }
            Effect::Damage(DamageEffect::RepairAny { locations, vipers }) => {
                self.repairs_worth(locations) + VIPER * i32::from(vipers.min(fleet.damaged_vipers))
            }
            Effect::Damage(DamageEffect::RepairLocations(count)) => self.repairs_worth(count),
            Effect::Damage(DamageEffect::RepairVipers(count)) => VIPER * i32::from(count.min(fleet.damaged_vipers)),
            Effect::Civilians(CivilianEffect::Fights { raiders, heavy_raiders, upto }) => {
                let areas = Area::ALL.iter().filter(|&&area| self.sky.at(area).civilians > 0);
                let each = |&area: &Area| self.civilian_fight(area, i32::from(raiders), i32::from(heavy_raiders));
                let best = areas.map(each).max().unwrap_or(0);
                if best > 0 { best - i32::from(upto) * self.sky.stakes.civilian / 8 } else { 0 }
            }
            Effect::CylonShips(CylonShipEffect::ActivateHeavyRaidersAlone) => -self.sky.activation(Icon::HeavyRaiders),
            Effect::Crisis(CrisisEffect::FindScar) => -SCAR,
            Effect::Attack(AttackEffect::PegasusAttacks) => {
                let stars = self.foes().filter(|foe| matches!(foe, Foe::Basestar(_)));
                stars.map(|foe| self.attack_worth(&self.sky, Weapon::Pegasus, foe, 0)).max().unwrap_or(0)
            }
            Effect::Attack(AttackEffect::MainBatteries) => self.best_salvo(),
            Effect::Vipers(ViperEffect::FullThrottle) => match scope.place {
                Place::Piloting(from) => self.throttle_worth(from),
                Place::At(_) | Place::Off => 0,
            },
            _ => 0,
        }
    }

    /// What a civilian ship that fights in its area can destroy.
    pub fn civilian_fight(&self, area: Area, raiders: i32, heavy_raiders: i32) -> i32 {
        let heavy = heavy_raiders.min(self.sky.at(area).heavy_raiders);
        let heavy = heavy * self.foe_worth_if(Foe::HeavyRaider(area), heavy > 0);
        self.raiders_worth(area, raiders).max(heavy)
    }

    fn foe_worth_if(&self, foe: Foe, there: bool) -> i32 {
        if there { self.foe_worth(&self.sky, foe) } else { 0 }
    }

    /// What it is worth to fly anywhere and attack there once.
    pub fn throttle_worth(&self, from: Area) -> i32 {
        let others = Area::ALL.iter().filter(|&&area| area != from);
        others
            .map(|&to| self.flight_worth(from, to) + self.pilot_attacks_worth(Place::Piloting(to), 1))
            .max()
            .unwrap_or(0)
    }

    /// What a pilot can take along who gives up her viper.
    pub fn sacrifice_worth(&self, place: Place, raiders: i32, heavy_raiders: i32) -> i32 {
        let Place::Piloting(area) = place else { return 0 };
        let stars = self.foes_in(area).filter(|foe| matches!(foe, Foe::Basestar(_)));
        let star = stars.map(|foe| self.foe_worth(&self.sky, foe)).max().unwrap_or(0);
        self.civilian_fight(area, raiders, heavy_raiders).max(star) - SICKBAY
    }

    /// Questions about Pegasus, and about ships that fight or are repaired. These are open.
    pub fn pegasus_score(&self, question: Question, choice: &Choice) -> i32 {
        match (question, *choice) {
            (Question::TakeDamage, Choice::Ship(Ship::Pegasus)) => -self.openly(self.pegasus_damage()),
            (Question::TakeDamage, Choice::Ship(_)) => -self.openly(self.damage()),
            (Question::MainBatteries, Choice::Area(area)) => self.openly(self.salvo_worth(area)),
            (Question::FullThrottle, Choice::Area(to)) => match self.myself().place {
                Place::Piloting(from) => {
                    self.openly(self.flight_worth(from, to) + self.pilot_attacks_worth(Place::Piloting(to), 1))
                }
                Place::At(_) | Place::Off => 0,
            },
            (Question::FullThrottle, Choice::Pass) => self.openly(self.pilot_attacks_worth(self.myself().place, 1)),
            (Question::Sacrifice { area }, Choice::Attack(_, Foe::Raider(_))) => {
                self.openly(self.raiders_worth(area, SACRIFICED))
            }
            (Question::CivilianTarget { area }, Choice::Attack(_, Foe::Raider(_))) => {
                self.openly(self.raiders_worth(area, FOUGHT))
            }
            (Question::Sacrifice { .. } | Question::CivilianTarget { .. }, Choice::Attack(_, foe)) => {
                self.openly(self.foe_worth(&self.sky, foe))
            }
            (Question::Sacrifice { .. }, Choice::Civilian(..)) => self.openly(-self.sky.stakes.civilian),
            (Question::RemoveBasestar, Choice::Basestar(number)) => {
                self.sign() * self.foe_worth(&self.sky, Foe::Basestar(number))
            }
            (Question::CivilianFights, Choice::Civilian(area, _)) => {
                self.openly(self.civilian_fight(area, FOUGHT, FOUGHT_HEAVY))
            }
            (Question::RepairAny { .. }, Choice::Location(location)) => self.openly(self.location_worth(location)),
            (Question::RepairAny { .. }, Choice::RepairViper) => self.openly(VIPER),
            _ => 0,
        }
    }
}
