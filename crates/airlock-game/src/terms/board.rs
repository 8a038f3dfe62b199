//! Ships, their locations, and the ring of space areas round Galactica.

use serde::{Deserialize, Serialize};

use super::named;
use crate::paper::Mask;

/// A vessel or place that locations belong to. Changing ships by a move costs a card (BASE-042).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ship {
    Galactica,
    ColonialOne,
    Cylon,
    Pegasus,
    NewCaprica,
    /// DAY-102.
    Demetrius,
    /// DAY-108.
    RebelBasestar,
}

named!(Ship {
    Galactica = "galactica",
    ColonialOne = "colonial-one",
    Cylon = "cylon",
    Pegasus = "pegasus",
    NewCaprica = "new-caprica",
    Demetrius = "demetrius",
    RebelBasestar = "rebel-basestar",
});

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Location {
    FtlControl,
    WeaponsControl,
    Command,
    Communications,
    AdmiralsQuarters,
    ResearchLab,
    HangarDeck,
    Armory,
    Sickbay,
    Brig,
    PressRoom,
    PresidentsOffice,
    Administration,
    Caprica,
    CylonFleet,
    HumanFleet,
    ResurrectionShip,
    PegasusCic,
    Airlock,
    MainBatteries,
    EngineRoom,
    MedicalCenter,
    Detention,
    ResistanceHq,
    OccupationAuthority,
    BreedersCanyon,
    Shipyard,
    QuorumChamber,
    /// Takes the place of the Resurrection Ship (DAY-094).
    HubDestroyed,
    Bridge,
    TacticalPlot,
    CaptainsCabin,
    HybridTank,
    Datastream,
    RaiderBay,
}

named!(Location {
    FtlControl = "ftl-control",
    WeaponsControl = "weapons-control",
    Command = "command",
    Communications = "communications",
    AdmiralsQuarters = "admirals-quarters",
    ResearchLab = "research-lab",
    HangarDeck = "hangar-deck",
    Armory = "armory",
    Sickbay = "sickbay",
    Brig = "brig",
    PressRoom = "press-room",
    PresidentsOffice = "presidents-office",
    Administration = "administration",
    Caprica = "caprica",
    CylonFleet = "cylon-fleet",
    HumanFleet = "human-fleet",
    ResurrectionShip = "resurrection-ship",
    PegasusCic = "pegasus-cic",
    Airlock = "airlock",
    MainBatteries = "main-batteries",
    EngineRoom = "engine-room",
    MedicalCenter = "medical-center",
    Detention = "detention",
    ResistanceHq = "resistance-hq",
    OccupationAuthority = "occupation-authority",
    BreedersCanyon = "breeders-canyon",
    Shipyard = "shipyard",
    QuorumChamber = "quorum-chamber",
    HubDestroyed = "hub-destroyed",
    Bridge = "bridge",
    TacticalPlot = "tactical-plot",
    CaptainsCabin = "captains-cabin",
    HybridTank = "hybrid-tank",
    Datastream = "datastream",
    RaiderBay = "raider-bay",
});

/// A set of locations.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct LocationSet(#[serde(with = "Mask::<Location>")] u64);

impl LocationSet {
    pub fn contains(self, location: Location) -> bool {
        self.0 & (1 << location as u8) != 0
    }

    pub fn insert(&mut self, location: Location) {
        self.0 |= 1 << location as u8;
    }

    pub fn remove(&mut self, location: Location) {
        self.0 &= !(1 << location as u8);
    }

    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).expect("64 bits at most")
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Location> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = *Location::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<Location> for LocationSet {
    fn from_iter<I: IntoIterator<Item = Location>>(locations: I) -> LocationSet {
        let mut set = LocationSet::default();
        locations.into_iter().for_each(|location| set.insert(location));
        set
    }
}

impl std::fmt::Debug for LocationSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The six space areas, clockwise round Galactica seen from above with her bow to the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    Fore,
    StarboardBow,
    StarboardAft,
    Aft,
    PortAft,
    PortBow,
}

named!(Area {
    Fore = "fore",
    StarboardBow = "starboard-bow",
    StarboardAft = "starboard-aft",
    Aft = "aft",
    PortAft = "port-aft",
    PortBow = "port-bow",
});

impl Area {
    pub const COUNT: usize = 6;

    /// The two areas into which vipers launch and from which heavy raiders board.
    pub const LAUNCH: [Area; 2] = [Area::PortBow, Area::PortAft];

    pub fn index(self) -> usize {
        self as usize
    }

    pub fn is_launch(self) -> bool {
        Area::LAUNCH.contains(&self)
    }

    pub fn clockwise(self) -> Area {
        Area::ALL[(self.index() + 1) % Area::COUNT]
    }

    pub fn counterclockwise(self) -> Area {
        Area::ALL[(self.index() + Area::COUNT - 1) % Area::COUNT]
    }

    /// BASE-147: the areas form a ring; nothing crosses over Galactica.
    pub fn adjacent(self) -> [Area; 2] {
        [self.clockwise(), self.counterclockwise()]
    }

    /// One step along the shortest way to the nearest area that `wanted` accepts; clockwise if
    /// both ways are equally short (BASE-124). `None` if there is none, or if it is here.
    pub fn step_toward(self, wanted: impl Fn(Area) -> bool) -> Option<Area> {
        if wanted(self) {
            return None;
        }
        let [mut clockwise, mut counterclockwise] = self.adjacent();
        for _ in 1..=Area::COUNT / 2 {
            if wanted(clockwise) {
                return Some(self.clockwise());
            }
            if wanted(counterclockwise) {
                return Some(self.counterclockwise());
            }
            clockwise = clockwise.clockwise();
            counterclockwise = counterclockwise.counterclockwise();
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// BASE-124: straight across, both ways are equal, and the raider goes clockwise.
    #[test]
    fn ties_go_clockwise() {
        assert_eq!(Area::Fore.step_toward(|area| area == Area::Aft), Some(Area::StarboardBow));
        assert_eq!(Area::Fore.step_toward(|area| area == Area::PortAft), Some(Area::PortBow));
        assert_eq!(Area::Fore.step_toward(|area| area == Area::Fore), None);
        assert_eq!(Area::Fore.step_toward(|_| false), None);
    }
}
