//! The words that events are made of: secrets, outcomes, endings, who attacks whom.

use serde::{Deserialize, Serialize};

use crate::ask::Foe;
use crate::cards::attack::{Victim, Weapon};
use crate::cards::{Crisis, Destination, Mission, Mutiny, Quorum, SkillCard, SuperCrisis};
use crate::seat::{Seat, SeatSet};
use crate::source::Source;
use crate::terms::{Area, Craft, Location, Resource, Side, Skill};
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
    /// A human player fights an occupation force in that location (PEG-127).
    FightOccupation(Location),
    /// A Cylon player detains that player (PEG-128).
    Detain(Seat),
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
    /// An unmanned assault raptor (DAY-088).
    AssaultRaptor(Area),
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
    /// An unmanned assault raptor (DAY-088).
    AssaultRaptor(Area),
}

impl Attacker {
    /// Of a pilot: that of a viper; the assault raptor that he flies is a thing of the board.
    pub fn weapon(self) -> Weapon {
        match self {
            Attacker::Raider(_) | Attacker::Scar(_) => Weapon::Raider,
            Attacker::Basestar(_) => Weapon::Basestar,
            Attacker::Viper(_) | Attacker::Pilot(_) => Weapon::Viper,
            Attacker::Galactica => Weapon::Galactica,
            Attacker::Armory => Weapon::Armory,
            Attacker::Nuke => Weapon::Nuke,
            Attacker::Pegasus => Weapon::Pegasus,
            Attacker::AssaultRaptor(_) => Weapon::AssaultRaptor,
        }
    }
}

impl Defender {
    /// Of a pilot: a viper; the assault raptor that he flies is a thing of the board.
    pub fn victim(self) -> Victim {
        match self {
            Defender::Galactica => Victim::Galactica,
            Defender::Viper(_) | Defender::Pilot(_) => Victim::Craft(Craft::Viper),
            Defender::AssaultRaptor(_) => Victim::Craft(Craft::AssaultRaptor),
            Defender::Foe(Foe::Raider(_)) => Victim::Craft(Craft::Raider),
            Defender::Foe(Foe::HeavyRaider(_)) => Victim::Craft(Craft::HeavyRaider),
            Defender::Foe(Foe::Basestar(_)) => Victim::Craft(Craft::Basestar),
            Defender::Foe(Foe::Centurion(_)) => Victim::Centurion,
            Defender::Foe(Foe::Scar(_)) => Victim::Craft(Craft::Scar),
        }
    }
}

/// Where a viper was when it was hit or moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ViperAt {
    Reserves,
    Area(Area),
    Pilot(Seat),
}

/// A deck that is reshuffled or looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckName {
    Skill(Skill),
    Crisis,
    SuperCrisis,
    Quorum,
    Destination,
    Mutiny,
    Mission,
}

/// The card of a deck that was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PeekedCard {
    Crisis(Crisis),
    Destination(Destination),
    Skill(SkillCard),
    SuperCrisis(SuperCrisis),
    Quorum(Quorum),
    Mission(Mission),
    Mutiny(Mutiny),
}

macro_rules! peeked {
    ($($kind:ident($card:ident)),*) => {
        $(impl From<$card> for PeekedCard {
            fn from(card: $card) -> PeekedCard {
                PeekedCard::$kind(card)
            }
        })*
    };
}

peeked!(
    Crisis(Crisis),
    Destination(Destination),
    Skill(SkillCard),
    SuperCrisis(SuperCrisis),
    Quorum(Quorum),
    Mission(Mission),
    Mutiny(Mutiny)
);

impl PeekedCard {
    pub fn id(self) -> &'static str {
        match self {
            PeekedCard::Crisis(card) => card.id(),
            PeekedCard::Destination(card) => card.id(),
            PeekedCard::Skill(card) => card.id(),
            PeekedCard::SuperCrisis(card) => card.id(),
            PeekedCard::Quorum(card) => card.id(),
            PeekedCard::Mission(card) => card.id(),
            PeekedCard::Mutiny(card) => card.id(),
        }
    }
}
