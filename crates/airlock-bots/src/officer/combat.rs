//! Fighting: what vipers, Galactica's guns, nukes and escorts can do about the ships in space.

use airlock_game::cards::StandingRule;
use airlock_game::cards::attack::{Hit, Victim, Weapon};
use airlock_game::state::Place;
use airlock_game::terms::{Area, BasestarDamage, Craft, Icon, Location, Ship};
use airlock_game::{Choice, Foe};

use super::situation::{Situation, VICTORY};
use super::sky::{Sky, hit_on};

/// A location of Galactica that works.
const LOCATION: i32 = 34;
/// A viper that flies again.
const VIPER: i32 = 22;
/// Damage on a basestar that is not yet its end.
const WOUND: i32 = 3;
/// To pilot a viper is worth a little by itself while there is something to shoot at.
const AT_THE_STICK: i32 = 8;
/// An assault raptor stands more than a viper, and can hit basestars (DAY-089).
const STURDY: i32 = 3;

impl Situation<'_> {
    /// What one activation of Cylon ships is worth to the humans.
    pub fn activation_worth(&self, icon: Icon) -> i32 {
        let advance = match icon {
            Icon::Occupation => return -self.occupation_march(),
            _ if self.is_galactica_away() => return 0,
            Icon::HeavyRaiders => self.centurions_advance(),
            Icon::Raiders | Icon::LaunchRaiders | Icon::Basestars => 0,
        };
        -self.sky.activation(icon) - advance
    }

    /// What it costs if every centurion goes on by a space.
    fn centurions_advance(&self) -> i32 {
        let track = self.view.fleet.boarding.iter().enumerate().filter(|&(_, &count)| count > 0);
        track.map(|(space, &count)| i32::from(count) * (self.centurion(space + 1) - self.centurion(space))).sum()
    }

    /// What it is worth to have destroyed that Cylon ship or boarder.
    pub fn foe_worth(&self, sky: &Sky, foe: Foe) -> i32 {
        match foe {
            Foe::Centurion(space) => self.centurion(usize::from(space)),
            Foe::Raider(_) | Foe::HeavyRaider(_) | Foe::Basestar(_) | Foe::Scar(_) => {
                let relief = sky.danger() - sky.without(foe).danger();
                relief.max(1) + trifle(foe)
            }
        }
    }

    /// The expected worth of an attack.
    pub fn attack_worth(&self, sky: &Sky, weapon: Weapon, foe: Foe, bonus: i32) -> i32 {
        let worth = self.foe_worth(sky, foe);
        let bonus = bonus + self.bonus_against(foe);
        let each = |die: i32| match hit_on(victim(foe), weapon, die + bonus) {
            None => 0,
            Some(Hit::Damaged) if matches!(foe, Foe::Basestar(_)) => worth / WOUND * self.wounds(foe),
            Some(Hit::DamagedTwice) => worth * 2 / WOUND,
            Some(Hit::Damaged | Hit::Destroyed) => worth,
            Some(Hit::DestroyedWithRaiders(raiders)) => worth + 10 * i32::from(raiders),
            Some(Hit::Backfired) => -self.pegasus_damage(),
        };
        (1..=8).map(each).sum::<i32>() / 8
    }

    /// A basestar that is nearly done for is worth the last shot.
    fn wounds(&self, foe: Foe) -> i32 {
        match foe {
            Foe::Basestar(number) => {
                self.sky.basestar(number).map_or(1, |basestar| 1 + i32::from(basestar.damage_count()))
            }
            Foe::Raider(_) | Foe::HeavyRaider(_) | Foe::Centurion(_) | Foe::Scar(_) => 1,
        }
    }

    fn bonus_against(&self, foe: Foe) -> i32 {
        match foe {
            Foe::Basestar(number) => {
                let weak = self.sky.basestar(number).is_some_and(|star| star.has(BasestarDamage::StructuralDamage));
                if weak { i32::from(airlock_game::cards::base::tokens::STRUCTURAL_DAMAGE) } else { 0 }
            }
            Foe::Raider(_) | Foe::HeavyRaider(_) | Foe::Centurion(_) | Foe::Scar(_) => 0,
        }
    }

    /// What cards in play do to the rolls of unmanned vipers.
    pub fn unmanned_bonus(&self) -> i32 {
        let change = |rule| match rule {
            StandingRule::UnmannedVipersRoll(by) => i32::from(by),
            _ => 0,
        };
        self.view.in_play.iter().map(|card| change(card.rule())).sum()
    }

    pub fn foes_in(&self, area: Area) -> impl Iterator<Item = Foe> + '_ {
        let field = self.sky.at(area);
        let raider = (field.raiders > 0).then_some(Foe::Raider(area));
        let heavy = (field.heavy_raiders > 0).then_some(Foe::HeavyRaider(area));
        let scar = (field.scar > 0).then_some(Foe::Scar(area));
        let stars = (0..).zip(&self.view.space.basestars);
        let stars = stars.filter_map(move |(number, star)| star.filter(|star| star.area == area).map(|_| number));
        raider.into_iter().chain(heavy).chain(stars.map(Foe::Basestar)).chain(scar)
    }

    pub fn foes(&self) -> impl Iterator<Item = Foe> + '_ {
        Area::ALL.iter().flat_map(|&area| self.foes_in(area))
    }

    /// The worth of one activation of an unmanned viper, and the sky after it.
    pub fn viper_worth(&self, sky: &Sky, choice: Choice) -> (i32, Sky) {
        let mut after = *sky;
        match choice {
            Choice::Launch(area) | Choice::LaunchRaptor(area) => after.at_mut(area).vipers += 1,
            Choice::Fly(from, to) | Choice::FlyRaptor(from, to) => {
                after.at_mut(from).vipers -= 1;
                after.at_mut(to).vipers += 1;
            }
            Choice::Attack(Some(_), foe) => {
                let worth = self.attack_worth(sky, Weapon::Viper, foe, self.unmanned_bonus());
                return (worth, sky.without(foe));
            }
            Choice::RaptorAttack(_, foe) => {
                let worth = self.attack_worth(sky, Weapon::AssaultRaptor, foe, self.unmanned_bonus());
                return (worth, sky.without(foe));
            }
            _ => return (0, after),
        }
        let sturdy = if let Choice::LaunchRaptor(_) = choice { STURDY } else { 0 };
        (sky.danger() - after.danger() + self.readiness(&after) - self.readiness(sky) + sturdy, after)
    }

    /// Vipers where there is something to shoot at, and between raiders and civilian ships.
    fn readiness(&self, sky: &Sky) -> i32 {
        let each = |area: Area| {
            let field = sky.at(area);
            let foes = field.raiders + 2 * field.heavy_raiders;
            let useful = field.vipers.min(foes) * 9;
            let near: i32 = area.adjacent().iter().map(|&next| sky.at(next).raiders).sum();
            let guards = field.vipers.min(field.civilians) * near.min(3) * 3;
            useful + guards + field.vipers.min(near) * 2
        };
        Area::ALL.iter().map(|&area| each(area)).sum()
    }

    /// The best that so many activations of unmanned vipers can do.
    pub fn vipers_worth(&self, count: i32) -> i32 {
        let mut sky = self.sky;
        let mut reserves = i32::from(self.view.fleet.vipers + self.view.fleet.assault_raptors);
        let mut total = 0;
        for _ in 0..count {
            let choices = viper_choices(&sky, reserves > 0, |area| foes_of(&sky, self, area));
            let best = choices.into_iter().map(|choice| (self.viper_worth(&sky, choice), choice));
            let Some(((worth, after), choice)) = best.max_by_key(|((worth, _), _)| *worth) else { break };
            if worth <= 0 {
                break;
            }
            if let Choice::Launch(_) = choice {
                reserves -= 1;
            }
            total += worth;
            sky = after;
        }
        total
    }

    pub fn pilot_attacks_worth(&self, place: Place, count: i32) -> i32 {
        let Place::Piloting(area) = place else { return 0 };
        let weapon = self.weapon_of_pilot(self.me);
        let best = self.foes_in(area).map(|foe| self.attack_worth(&self.sky, weapon, foe, 0)).max();
        let targets = self.sky.at(area).raiders.max(1) + self.sky.at(area).heavy_raiders;
        // A few shots in one area find fewer and fewer targets.
        best.unwrap_or(0) * count.min(targets + 1)
    }

    /// What the pilot of a viper in that area can do with one activation.
    pub fn pilot_worth(&self, area: Area, choice: Choice) -> i32 {
        match choice {
            Choice::Attack(_, foe) => self.attack_worth(&self.sky, self.weapon_of_pilot(self.me), foe, 0),
            Choice::Fly(_, to) | Choice::Area(to) => self.flight_worth(area, to),
            _ => 0,
        }
    }

    /// What it is worth to be in another area with one's own viper.
    pub fn flight_worth(&self, from: Area, to: Area) -> i32 {
        let mut after = self.sky;
        after.at_mut(from).pilots -= 1;
        after.at_mut(to).pilots += 1;
        let targets = |area: Area| {
            let field = self.sky.at(area);
            (field.raiders * 6 + field.heavy_raiders * 5).min(24)
        };
        (self.sky.danger() - after.danger()) / 2 + targets(to) - targets(from)
    }

    /// What the pilot can do from that place with his viper: attack, or fly to where he can.
    pub fn viper_action_worth(&self, area: Area) -> i32 {
        let attack = self.pilot_attacks_worth(Place::Piloting(area), 1);
        let flight = area.adjacent().map(|to| self.flight_worth(area, to)).into_iter().max().unwrap_or(0);
        attack.max(flight)
    }

    pub fn launch_self_worth(&self) -> i32 {
        if self.sky.raiders() == 0 {
            return -30;
        }
        let best = Area::LAUNCH.map(|area| self.launch_worth(area)).into_iter().max().unwrap_or(0);
        best + AT_THE_STICK
    }

    /// What a piloted viper launched into that area is worth.
    pub fn launch_worth(&self, area: Area) -> i32 {
        let mut after = self.sky;
        after.at_mut(area).pilots += 1;
        let near: i32 = area.adjacent().iter().map(|&next| self.sky.at(next).raiders).sum();
        let here = self.sky.at(area).raiders;
        (self.sky.danger() - after.danger()) * 2 / 3 + here.min(3) * 8 + near.min(3) * 4
    }

    pub fn galactica_attack_worth(&self) -> i32 {
        self.foes().map(|foe| self.attack_worth(&self.sky, Weapon::Galactica, foe, 0)).max().unwrap_or(0)
    }

    pub fn centurion_attack_worth(&self) -> i32 {
        self.centurion_attack_with(1)
    }

    /// The same with that much added to the roll.
    pub fn centurion_attack_with(&self, bonus: i32) -> i32 {
        let spaces = (0u8..).zip(&self.view.fleet.boarding).filter(|&(_, &count)| count > 0);
        let worths =
            spaces.map(|(space, _)| self.attack_worth(&self.sky, Weapon::Armory, Foe::Centurion(space), bonus));
        worths.max().unwrap_or(0)
    }

    pub fn nuke_worth(&self) -> i32 {
        let stars = self.foes().filter(|foe| matches!(foe, Foe::Basestar(_)));
        stars.map(|foe| self.attack_worth(&self.sky, Weapon::Nuke, foe, 0)).max().unwrap_or(0)
    }

    /// What it is worth to lead so many civilian ships away from the raiders.
    pub fn escort_worth(&self, count: i32) -> i32 {
        let mut sky = self.sky;
        let mut total = 0;
        for _ in 0..count {
            let Some((worth, after)) = self.best_escort(&sky) else { break };
            if worth <= 0 {
                break;
            }
            total += worth;
            sky = after;
        }
        total
    }

    fn best_escort(&self, sky: &Sky) -> Option<(i32, Sky)> {
        let moves = Area::ALL.iter().filter(|&&area| sky.at(area).civilians > 0);
        let moves = moves.flat_map(|&area| area.adjacent().map(|to| (area, to)));
        moves.map(|(from, to)| self.escorted(sky, from, to)).max_by_key(|(worth, _)| *worth)
    }

    /// What it is worth to bring a civilian ship from one area to another, and the sky after it.
    pub fn escorted(&self, sky: &Sky, from: Area, to: Area) -> (i32, Sky) {
        let mut after = *sky;
        after.at_mut(from).civilians -= 1;
        after.at_mut(to).civilians += 1;
        (sky.danger() - after.danger(), after)
    }

    pub fn destroyed_worth(&self, craft: Craft, count: i32) -> i32 {
        let mut sky = self.sky;
        let mut total = 0;
        for _ in 0..count {
            let foes = Area::ALL.iter().filter_map(|&area| match craft {
                Craft::Raider if sky.at(area).raiders > 0 => Some(Foe::Raider(area)),
                Craft::HeavyRaider if sky.at(area).heavy_raiders > 0 => Some(Foe::HeavyRaider(area)),
                _ => None,
            });
            let Some((worth, foe)) = foes.map(|foe| (self.foe_worth(&sky, foe), foe)).max_by_key(|(worth, _)| *worth)
            else {
                break;
            };
            total += worth;
            sky = sky.without(foe);
        }
        total
    }

    /// What a repair in that place is worth.
    pub fn repair_worth(&self, place: Place, vipers: i32) -> i32 {
        let Place::At(here) = place else { return 0 };
        let location = if self.view.fleet.damaged.contains(&here) { self.location_worth(here) } else { 0 };
        let damaged = i32::from(self.view.fleet.damaged_vipers);
        let flown = if here == Location::HangarDeck { self.viper_need() * damaged.min(vipers) } else { 0 };
        location.max(flown)
    }

    /// What it is worth that a damaged location works again: its use, and the ship herself.
    pub fn location_worth(&self, location: Location) -> i32 {
        if location.ship() != Ship::Galactica {
            return self.pegasus_location_worth(location);
        }
        let near = match self.damaged_aboard(Ship::Galactica) {
            0..=2 => 6,
            3 => 45,
            4 => 130,
            _ => VICTORY / 4,
        };
        let jumping = self.view.fleet.track >= 2;
        let use_of_it = match location {
            Location::FtlControl if jumping => 40,
            Location::Command if self.sky.raiders() > 0 => 20,
            Location::Armory if self.view.fleet.boarding.iter().any(|&count| count > 0) => 45,
            _ => 0,
        };
        LOCATION + near + use_of_it
    }

    fn viper_need(&self) -> i32 {
        match self.view.fleet.vipers {
            0 => VIPER * 3 / 2,
            1 | 2 => VIPER,
            3 | 4 => VIPER * 2 / 3,
            _ => VIPER / 3,
        }
    }
}

/// What the unmanned vipers of a sky could do.
fn viper_choices(sky: &Sky, reserves: bool, foes: impl Fn(Area) -> Vec<Foe>) -> Vec<Choice> {
    let mut choices = Vec::new();
    if reserves {
        choices.extend(Area::LAUNCH.map(Choice::Launch));
    }
    for &area in Area::ALL.iter().filter(|&&area| sky.at(area).vipers > 0) {
        choices.extend(foes(area).into_iter().map(|foe| Choice::Attack(Some(area), foe)));
        choices.extend(area.adjacent().map(|to| Choice::Fly(area, to)));
    }
    choices
}

fn foes_of(sky: &Sky, situation: &Situation<'_>, area: Area) -> Vec<Foe> {
    let there = |foe: &Foe| match *foe {
        Foe::Raider(area) => sky.at(area).raiders > 0,
        Foe::HeavyRaider(area) => sky.at(area).heavy_raiders > 0,
        Foe::Basestar(number) => sky.basestar(number).is_some(),
        Foe::Scar(area) => sky.at(area).scar > 0,
        Foe::Centurion(_) => true,
    };
    situation.foes_in(area).filter(there).collect()
}

/// A dead raider is better than a live one even where it threatens nobody yet.
fn trifle(foe: Foe) -> i32 {
    match foe {
        Foe::Raider(_) => 7,
        Foe::HeavyRaider(_) => 10,
        Foe::Basestar(_) => 20,
        Foe::Scar(_) => 18,
        Foe::Centurion(_) => 0,
    }
}

pub fn victim(foe: Foe) -> Victim {
    match foe {
        Foe::Raider(_) => Victim::Craft(Craft::Raider),
        Foe::HeavyRaider(_) => Victim::Craft(Craft::HeavyRaider),
        Foe::Basestar(_) => Victim::Craft(Craft::Basestar),
        Foe::Centurion(_) => Victim::Centurion,
        Foe::Scar(_) => Victim::Craft(Craft::Scar),
    }
}
