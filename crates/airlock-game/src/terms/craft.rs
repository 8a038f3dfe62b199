//! Craft in space, their icons, and damage tokens.

use serde::{Deserialize, Serialize};

use super::{Location, Resource, named};

/// The kinds of ships that stand in space areas or in the Reserves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Craft {
    Raider,
    HeavyRaider,
    Basestar,
    Viper,
    Raptor,
    Civilian,
    /// The raider with the Scar token (PEG-107).
    Scar,
    /// A viper for every effect (DAY-088).
    AssaultRaptor,
}

named!(Craft {
    Raider = "raider",
    HeavyRaider = "heavy-raider",
    Basestar = "basestar",
    Viper = "viper",
    Raptor = "raptor",
    Civilian = "civilian",
    Scar = "scar",
    AssaultRaptor = "assault-raptor",
});

/// The activation icons at the foot of a Crisis card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    Raiders,
    LaunchRaiders,
    HeavyRaiders,
    Basestars,
    Occupation,
}

named!(Icon {
    Raiders = "raiders",
    LaunchRaiders = "launch-raiders",
    HeavyRaiders = "heavy-raiders",
    Basestars = "basestars",
    Occupation = "occupation",
});

/// The tokens that a damaged basestar takes (BASE-148).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BasestarDamage {
    #[default]
    CriticalHit,
    DisabledHangar,
    DisabledWeapons,
    StructuralDamage,
}

named!(BasestarDamage {
    CriticalHit = "critical-hit",
    DisabledHangar = "disabled-hangar",
    DisabledWeapons = "disabled-weapons",
    StructuralDamage = "structural-damage",
});

impl BasestarDamage {
    /// How many damage tokens it counts as.
    pub fn counts(self) -> u8 {
        match self {
            BasestarDamage::CriticalHit => 2,
            BasestarDamage::DisabledHangar | BasestarDamage::DisabledWeapons | BasestarDamage::StructuralDamage => 1,
        }
    }
}

/// The tokens that are drawn when Galactica is damaged (BASE-151).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GalacticaDamage {
    #[default]
    FtlControl,
    WeaponsControl,
    Command,
    AdmiralsQuarters,
    HangarDeck,
    Armory,
    Food,
    Fuel,
}

named!(GalacticaDamage {
    FtlControl = "galactica-damage-ftl-control",
    WeaponsControl = "galactica-damage-weapons-control",
    Command = "galactica-damage-command",
    AdmiralsQuarters = "galactica-damage-admirals-quarters",
    HangarDeck = "galactica-damage-hangar-deck",
    Armory = "galactica-damage-armory",
    Food = "galactica-damage-food",
    Fuel = "galactica-damage-fuel",
});

/// What a Galactica damage token does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damages {
    Location(Location),
    /// One of the resource is lost and the token leaves the game.
    Resource(Resource),
}

impl GalacticaDamage {
    pub fn damages(self) -> Damages {
        match self {
            GalacticaDamage::FtlControl => Damages::Location(Location::FtlControl),
            GalacticaDamage::WeaponsControl => Damages::Location(Location::WeaponsControl),
            GalacticaDamage::Command => Damages::Location(Location::Command),
            GalacticaDamage::AdmiralsQuarters => Damages::Location(Location::AdmiralsQuarters),
            GalacticaDamage::HangarDeck => Damages::Location(Location::HangarDeck),
            GalacticaDamage::Armory => Damages::Location(Location::Armory),
            GalacticaDamage::Food => Damages::Resource(Resource::Food),
            GalacticaDamage::Fuel => Damages::Resource(Resource::Fuel),
        }
    }

    /// The token of a location that can be damaged.
    pub fn of(location: Location) -> Option<GalacticaDamage> {
        GalacticaDamage::ALL.iter().copied().find(|token| token.damages() == Damages::Location(location))
    }
}

/// The tokens that are drawn when Pegasus is damaged instead of Galactica (PEG-018).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PegasusDamage {
    #[default]
    PegasusCic,
    Airlock,
    MainBatteries,
    EngineRoom,
}

named!(PegasusDamage {
    PegasusCic = "pegasus-damage-pegasus-cic",
    Airlock = "pegasus-damage-airlock",
    MainBatteries = "pegasus-damage-main-batteries",
    EngineRoom = "pegasus-damage-engine-room",
});

impl PegasusDamage {
    pub fn location(self) -> Location {
        match self {
            PegasusDamage::PegasusCic => Location::PegasusCic,
            PegasusDamage::Airlock => Location::Airlock,
            PegasusDamage::MainBatteries => Location::MainBatteries,
            PegasusDamage::EngineRoom => Location::EngineRoom,
        }
    }

    /// The token of a location aboard Pegasus.
    pub fn of(location: Location) -> Option<PegasusDamage> {
        PegasusDamage::ALL.iter().copied().find(|token| token.location() == location)
    }
}
