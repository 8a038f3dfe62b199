//! The words that events are made of: secrets, outcomes, endings, who attacks whom.

use serde::{Deserialize, Serialize};

use crate::ask::Foe;
use crate::cards::{Crisis, Destination};
use crate::seat::{Seat, SeatSet};
use crate::source::Source;
use crate::terms::{Area, Resource, Side, Skill};
use crate::view::Viewer;

/// Something that only some seats may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret<T> {
    pub to: SeatSet,
    pub value: Option<T>,
}

impl<T: Copy> Secret<T> {
    pub fn to(seat: Seat, value: T) -> Secret<T> {
        Secret { to: SeatSet::only(seat), value: Some(value) }
    }

    pub fn among(to: SeatSet, value: T) -> Secret<T> {
        Secret { to, value: Some(value) }
    }

    pub(super) fn shown_to(self, viewer: Viewer) -> Secret<T> {
        Secret { to: self.to, value: self.value.filter(|_| viewer.knows(self.to)) }
    }
}

/// How a check ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    Pass,
    Partial,
    Fail,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The last jump.
    Jumped,
    /// A resource ran out.
    Resource(Resource),
    /// A centurion reached the end of the Boarding Party track.
    Boarded,
    /// Six locations of Galactica were damaged.
    Destroyed,
    /// No character is left for somebody who was executed (PEG-092).
    NoCharacters,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ending {
    pub winner: Side,
    pub cause: Cause,
}

/// What a die was rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RollFor {
    Effect(Source),
    FtlJump,
    Attack(Attacker, Defender),
}

/// Who attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attacker {
    Raider(Area),
    Basestar(u8),
    /// An unmanned viper.
    Viper(Area),
    /// A viper with its pilot.
    Pilot(Seat),
    Galactica,
    Armory,
    Nuke,
    /// PEG-107.
    Scar(Area),
    /// From her CIC (PEG-023).
    Pegasus,
}

/// Who is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Defender {
    Galactica,
    /// An unmanned viper.
    Viper(Area),
    /// A viper with its pilot.
    Pilot(Seat),
    Foe(Foe),
}

/// Where a viper was when it was hit or moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ViperAt {
    Reserves,
    Area(Area),
    Pilot(Seat),
}

/// A deck that is reshuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckName {
    Skill(Skill),
    Crisis,
    SuperCrisis,
    Quorum,
    Destination,
}

/// The card on top of a deck that was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PeekedCard {
    Crisis(Crisis),
    Destination(Destination),
}
