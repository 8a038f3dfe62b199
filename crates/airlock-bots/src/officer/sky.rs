//! The space round Galactica, and what the ships in it threaten to cost before the next jump.

use airlock_game::cards::attack::{Hit, Victim, Weapon, hit};
use airlock_game::cards::pegasus::combat::SCAR_ACTS;
use airlock_game::state::{Basestar, Place};
use airlock_game::terms::{Area, BasestarDamage, Craft, Icon};
use airlock_game::{Foe, View};

/// A viper lost to the damaged box, and a pilot with it.
const VIPER: i32 = 28;
const PILOT: i32 = 70;

/// Raiders are counted in quarters, so that half a viper can be lost.
const PART: i32 = 4;

/// So many attacks of raiders does a viper stand, on the whole.
const ATTACKS_STOOD: i32 = 2;

/// Waves of raiders to look ahead, and how much of a later one is left after what the humans do about
/// it, in percent.
const WAVES: i32 = 5;
const REACTION: i32 = 80;

/// What a raider costs with each wave that it may fly, whatever there is to shoot at now.
const PRESENCE: i32 = 5;

/// More basestars than any box holds.
const BASESTARS: usize = 4;

/// The sides of the die.
const DIE: i32 = 8;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Field {
    pub raiders: i32,
    pub heavy_raiders: i32,
    pub vipers: i32,
    pub pilots: i32,
    pub civilians: i32,
    /// Scar, who acts twice (PEG-107).
    pub scar: i32,
}

/// What is at stake in space, in points, and how often ships will act before the jump, in tenths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stakes {
    pub civilian: i32,
    pub damage: i32,
    pub boarder: i32,
    pub raider_waves: i32,
    pub heavy_waves: i32,
    pub basestar_waves: i32,
    pub launches: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sky {
    pub fields: [Field; Area::COUNT],
    basestars: [Option<Basestar>; BASESTARS],
    pub stakes: Stakes,
}

impl Sky {
    pub fn of(view: &View) -> Sky {
        let mut sky =
            Sky { fields: [Field::default(); Area::COUNT], basestars: [None; BASESTARS], stakes: Stakes::default() };
        for here in &view.space.areas {
            let field = &mut sky.fields[here.area.index()];
            field.raiders = i32::from(here.raiders);
            field.heavy_raiders = i32::from(here.heavy_raiders);
            // An assault raptor is a viper (DAY-088).
            field.vipers = i32::from(here.vipers + here.assault_raptors);
            field.civilians = here.civilians.len() as i32;
        }
        if let Some(scar) = view.space.scar {
            sky.fields[scar.area.index()].scar = 1;
        }
        for player in &view.players {
            if let Place::Piloting(area) = player.place {
                sky.fields[area.index()].pilots += 1;
            }
        }
        for (place, &basestar) in sky.basestars.iter_mut().zip(&view.space.basestars) {
            *place = basestar;
        }
        sky
    }

    pub fn at(&self, area: Area) -> &Field {
        &self.fields[area.index()]
    }

    pub fn at_mut(&mut self, area: Area) -> &mut Field {
        &mut self.fields[area.index()]
    }

    pub fn basestars(&self) -> impl Iterator<Item = &Basestar> {
        self.basestars.iter().flatten()
    }

    pub fn basestar(&self, number: u8) -> Option<&Basestar> {
        self.basestars.get(usize::from(number)).and_then(Option::as_ref)
    }

    pub fn raiders(&self) -> i32 {
        self.fields.iter().map(|field| field.raiders + field.scar).sum()
    }

    pub fn civilians(&self) -> i32 {
        self.fields.iter().map(|field| field.civilians).sum()
    }

    pub fn civilian_areas(&self) -> impl Iterator<Item = Area> + '_ {
        Area::ALL.iter().copied().filter(|&area| self.at(area).civilians > 0)
    }

    pub fn vipers(&self) -> i32 {
        self.fields.iter().map(|field| field.vipers).sum()
    }

    /// What the ships in space are going to cost until the fleet jumps.
    pub fn danger(&self) -> i32 {
        let mut total = self.heavy_danger() + self.basestar_danger();
        let waves = self.stakes.raider_waves.max(0);
        total += self.raiders() * PRESENCE * waves.min(50) / 10;
        let mut sky = *self;
        let mut share = 100;
        for _ in 0..WAVES {
            share = share * waves / (waves + 10);
            total += share * sky.raider_wave() / 100;
            share = share * REACTION / 100;
        }
        total
    }

    /// What one activation by the icon costs now.
    pub fn activation(&self, icon: Icon) -> i32 {
        match icon {
            Icon::Raiders if self.raiders() > 0 => {
                let mut after = *self;
                let lost = after.raider_wave();
                // What is left of the wave stands nearer to its next victim.
                lost + (after.danger() - self.danger()).max(0) / 2
            }
            Icon::Raiders => self.launched(2, 0),
            Icon::LaunchRaiders => self.launched(3, 0),
            Icon::HeavyRaiders => self.heavy_activation(),
            // They march on the ground.
            Icon::Occupation => 0,
            Icon::Basestars => {
                let armed = self.basestars().filter(|basestar| !basestar.has(BasestarDamage::DisabledWeapons));
                armed.count() as i32 * self.chance_of(Victim::Galactica, Weapon::Basestar, 0) * self.stakes.damage / DIE
            }
        }
    }

    /// What it costs if every basestar launches so many ships.
    pub fn launched(&self, raiders: i32, heavy_raiders: i32) -> i32 {
        let mut after = *self;
        for basestar in self.basestars().filter(|basestar| !basestar.has(BasestarDamage::DisabledHangar)) {
            let field = after.at_mut(basestar.area);
            field.raiders += raiders;
            field.heavy_raiders += heavy_raiders;
        }
        after.danger() - self.danger()
    }

    /// What it costs if ships are placed there.
    pub fn placed(&self, setup: &[(Area, &[(Craft, u8)])]) -> i32 {
        let mut after = *self;
        for &(area, craft) in setup {
            for &(craft, count) in craft {
                after.place(craft, area, i32::from(count));
            }
        }
        after.danger() - self.danger()
    }

    pub fn place(&mut self, craft: Craft, area: Area, count: i32) {
        let field = self.at_mut(area);
        match craft {
            Craft::Raider => field.raiders += count,
            Craft::HeavyRaider => field.heavy_raiders += count,
            Craft::Viper | Craft::AssaultRaptor => field.vipers += count,
            Craft::Civilian => field.civilians += count,
            Craft::Scar => field.scar += count,
            Craft::Raptor => {}
            Craft::Basestar => {
                if let Some(free) = self.basestars.iter_mut().take(2).find(|place| place.is_none()) {
                    *free = Some(Basestar::new(area));
                }
            }
        }
    }

    /// The sky without a Cylon ship that was hit; a basestar takes one damage of several.
    pub fn without(&self, foe: Foe) -> Sky {
        let mut after = *self;
        match foe {
            Foe::Raider(area) => after.at_mut(area).raiders -= 1,
            Foe::HeavyRaider(area) => after.at_mut(area).heavy_raiders -= 1,
            Foe::Basestar(number) => {
                if let Some(place) = after.basestars.get_mut(usize::from(number)) {
                    *place = None;
                }
            }
            Foe::Scar(area) => after.at_mut(area).scar -= 1,
            Foe::Centurion(_) => {}
        }
        after
    }

    /// In how many of the eight results a hit follows.
    pub fn chance_of(&self, victim: Victim, weapon: Weapon, bonus: i32) -> i32 {
        (1..=DIE).filter(|&die| hit_on(victim, weapon, die + bonus).is_some()).count() as i32
    }

    /// One activation of all raiders, as it goes on the whole. Says what it costs.
    fn raider_wave(&mut self) -> i32 {
        let civilians = self.fields.map(|field| field.civilians > 0);
        let anywhere = civilians.contains(&true);
        let mut arriving = [0; Area::COUNT];
        let mut cost = 0;
        for &area in Area::ALL {
            let field = &mut self.fields[area.index()];
            let raiders = (field.raiders + i32::from(SCAR_ACTS) * field.scar) * PART;
            if raiders == 0 {
                continue;
            }
            let guards = (field.vipers + field.pilots) * PART;
            let stood = raiders.min(guards * ATTACKS_STOOD);
            let lost = stood / ATTACKS_STOOD;
            let unmanned = lost.min(field.vipers * PART);
            cost += unmanned * VIPER + (lost - unmanned) * PILOT;
            field.vipers -= unmanned / PART;
            field.pilots -= (lost - unmanned) / PART;
            let free = (raiders - stood) / PART;
            let killed = free.min(field.civilians);
            cost += killed * self.stakes.civilian * PART;
            field.civilians -= killed;
            let idle = free - killed;
            if idle > 0 && anywhere {
                if let Some(to) = area.step_toward(|area| civilians[area.index()]) {
                    let moving = idle.min(field.raiders);
                    field.raiders -= moving;
                    arriving[to.index()] += moving;
                }
            } else if idle > 0 {
                cost += idle * self.stakes.damage * PART / DIE;
            }
        }
        for (field, arrived) in self.fields.iter_mut().zip(arriving) {
            field.raiders += arrived;
        }
        cost / PART
    }

    fn heavy_danger(&self) -> i32 {
        let stakes = &self.stakes;
        let each = |area: Area| {
            let waves = (stakes.heavy_waves - 10 * steps_to_launch(area)).clamp(2, 10);
            self.at(area).heavy_raiders * stakes.boarder * waves / 10
        };
        Area::ALL.iter().map(|&area| each(area)).sum()
    }

    /// Heavy raiders board or come nearer; with none, basestars launch some.
    fn heavy_activation(&self) -> i32 {
        if self.fields.iter().all(|field| field.heavy_raiders == 0) {
            return self.launched(0, 1);
        }
        let each = |area: Area| {
            let worth = if area.is_launch() { self.stakes.boarder / 2 } else { self.stakes.boarder / 4 };
            self.at(area).heavy_raiders * worth
        };
        Area::ALL.iter().map(|&area| each(area)).sum()
    }

    fn basestar_danger(&self) -> i32 {
        let stakes = &self.stakes;
        let each = |basestar: &Basestar| {
            let armed = !basestar.has(BasestarDamage::DisabledWeapons);
            let launching = !basestar.has(BasestarDamage::DisabledHangar);
            let hits = self.chance_of(Victim::Galactica, Weapon::Basestar, 0) * stakes.damage / DIE;
            let shots = if armed { stakes.basestar_waves * hits / 10 } else { 0 };
            let ships = if launching { stakes.launches * (20 + stakes.civilian / 4) / 10 } else { 0 };
            shots + ships
        };
        self.basestars().map(each).sum()
    }
}

/// What a result does, with changes that cannot leave the die (BASE-138).
pub fn hit_on(victim: Victim, weapon: Weapon, result: i32) -> Option<Hit> {
    let die = u8::try_from(result.clamp(1, DIE)).unwrap_or(1);
    hit(victim, weapon, die)
}

/// How many moves a heavy raider is away from a launch area.
fn steps_to_launch(area: Area) -> i32 {
    let (mut here, mut steps) = (area, 0);
    while let Some(next) = here.step_toward(Area::is_launch) {
        here = next;
        steps += 1;
    }
    steps
}
