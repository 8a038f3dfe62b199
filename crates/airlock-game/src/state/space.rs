//! The space areas round Galactica and the ships in them.

use serde::{Deserialize, Serialize};

use crate::cards::Civilian;
use crate::cards::base::tokens;
use crate::paper::ByName;
use crate::pile::{Hidden, Pile};
use crate::terms::{Area, BasestarDamage};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct AreaState {
    pub raiders: u8,
    /// Of those, how many have acted (BASE-126, BASE-133).
    pub raiders_acted: u8,
    pub heavy_raiders: u8,
    pub heavy_raiders_acted: u8,
    /// Vipers without a pilot.
    pub vipers: u8,
    pub civilians: Pile<Hidden<Civilian>, 12>,
    /// Assault raptors without a pilot (DAY-088).
    #[serde(default, skip_serializing_if = "super::is_none")]
    pub assault_raptors: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Basestar {
    pub area: Area,
    pub damage: Pile<BasestarDamage, 4>,
    pub acted: bool,
}

impl Basestar {
    pub fn new(area: Area) -> Basestar {
        Basestar { area, damage: Pile::new(), acted: false }
    }

    pub fn has(&self, token: BasestarDamage) -> bool {
        self.damage.iter().any(|&held| held == token)
    }

    pub fn damage_count(&self) -> u8 {
        self.damage.iter().map(|token| token.counts()).sum()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Space {
    #[serde(with = "ByName::<Area>")]
    areas: [AreaState; Area::COUNT],
    /// Basestars by their number; a destroyed one may come back under any free number.
    pub basestars: [Option<Basestar>; tokens::BASESTARS as usize],
    /// Damage tokens that are on no basestar.
    pub basestar_damage: Pile<BasestarDamage, 4>,
    /// The raider with the Scar token; the areas do not count it among theirs (PEG-107).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scar: Option<Scar>,
    /// Pieces that left the game.
    #[serde(default, skip_serializing_if = "super::is_none")]
    pub basestars_gone: u8,
    #[serde(default, skip_serializing_if = "super::is_none")]
    pub heavy_raiders_gone: u8,
}

/// PEG-107.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scar {
    pub area: Area,
    /// How often it has acted in this activation.
    pub acted: u8,
}

impl std::ops::Index<Area> for Space {
    type Output = AreaState;

    fn index(&self, area: Area) -> &AreaState {
        &self.areas[area.index()]
    }
}

impl std::ops::IndexMut<Area> for Space {
    fn index_mut(&mut self, area: Area) -> &mut AreaState {
        &mut self.areas[area.index()]
    }
}

impl Space {
    pub fn areas(&self) -> impl Iterator<Item = (Area, &AreaState)> {
        Area::ALL.iter().copied().zip(&self.areas)
    }

    pub fn raiders(&self) -> u8 {
        self.areas.iter().map(|area| area.raiders).sum::<u8>() + u8::from(self.scar.is_some())
    }

    pub fn heavy_raiders(&self) -> u8 {
        self.areas.iter().map(|area| area.heavy_raiders).sum()
    }

    pub fn vipers(&self) -> u8 {
        self.areas.iter().map(|area| area.vipers).sum()
    }

    pub fn assault_raptors(&self) -> u8 {
        self.areas.iter().map(|area| area.assault_raptors).sum()
    }

    pub fn civilians(&self) -> u8 {
        self.areas.iter().map(|area| area.civilians.len()).sum()
    }

    /// Basestars on the board with their numbers.
    pub fn basestars(&self) -> impl Iterator<Item = (u8, &Basestar)> {
        (0..).zip(&self.basestars).filter_map(|(number, basestar)| Some((number, basestar.as_ref()?)))
    }

    pub fn basestar_count(&self) -> u8 {
        u8::try_from(self.basestars().count()).expect("two at most")
    }

    pub fn basestar(&self, number: u8) -> &Basestar {
        self.basestars[usize::from(number)].as_ref().expect("a basestar that is named is on the board")
    }

    pub fn basestar_mut(&mut self, number: u8) -> &mut Basestar {
        self.basestars[usize::from(number)].as_mut().expect("a basestar that is named is on the board")
    }

    pub fn raiders_in_supply(&self) -> u8 {
        tokens::RAIDERS - self.raiders()
    }

    pub fn heavy_raiders_in_supply(&self) -> u8 {
        tokens::HEAVY_RAIDERS - self.heavy_raiders_gone - self.heavy_raiders()
    }

    pub fn basestars_in_supply(&self) -> u8 {
        tokens::BASESTARS - self.basestars_gone - self.basestar_count()
    }

    /// Every Cylon ship may act again.
    pub fn ready_all(&mut self) {
        for area in &mut self.areas {
            area.raiders_acted = 0;
            area.heavy_raiders_acted = 0;
        }
        for basestar in self.basestars.iter_mut().flatten() {
            basestar.acted = false;
        }
        if let Some(scar) = &mut self.scar {
            scar.acted = 0;
        }
    }
}
