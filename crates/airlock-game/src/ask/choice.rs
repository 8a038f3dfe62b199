//! The single answers of a list: choices, actions, and what is used in a window.

use serde::{Deserialize, Serialize};

use crate::cards::{
    Ability, Character, Crisis, Destination, Loyalty, Motive, Mutiny, PeekDeck, Quorum, SkillCard, SuperCrisis,
};
use crate::event::{DeckName, PeekedCard};
use crate::seat::Seat;
use crate::terms::{Area, Craft, GalacticaDamage, Icon, Location, Resource, Ship, Skill, SkillCounts, Title};

/// One answer of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Decline, stay, do nothing more, leave it.
    Pass,
    /// Take what is offered.
    Accept,
    Character(Character),
    Seat(Seat),
    Location(Location),
    Area(Area),
    Draw(SkillCounts),
    Skill(Skill),
    Card(SkillCard),
    /// Turn up this Cylon card, and hand the others on to that player.
    HandOn(Loyalty, Seat),
    /// The option with that number, the first being 0.
    Option(u8),
    Act(Action),
    Use(Interrupt, How),
    Crisis(Crisis),
    SuperCrisis(SuperCrisis),
    Destination(Destination),
    Quorum(Quorum),
    Deck(PeekDeck),
    PutUnder,
    /// Launch a viper into the area.
    Launch(Area),
    /// Move a viper (unmanned, or the own one) from an area to the next.
    Fly(Area, Area),
    /// Attack with a viper in the area, or from Galactica.
    Attack(Option<Area>, Foe),
    /// A basestar by its number.
    Basestar(u8),
    /// A civilian ship: its area, and its place there.
    Civilian(Area, u8),
    /// A viper that is not piloted, in the area.
    Unmanned(Area),
    Damage(GalacticaDamage),
    /// Bring back ships of that kind: a viper from the damaged box.
    RepairViper,
    /// A destroyed ship returns.
    Return(Craft),
    Ship(Ship),
    Resource(Resource),
    /// A ship of that kind in the Reserves.
    InReserves(Craft),
    /// Lay the card on top of its deck, over those laid there before.
    CrisisOnTop(Crisis),
    /// Put the card under its deck, under those put there before.
    CrisisUnder(Crisis),
    /// The bottom card of that deck.
    Bottom(DeckName),
    /// The top Locked ship is prepared (PEG-131).
    Prepare,
    /// The top Prepared ship is evacuated (PEG-132).
    Evacuate,
    Mutiny(Mutiny),
    Motive(Motive),
    /// A card that was looked at goes on the top of its deck, over those laid there before (DAY-056).
    CardOnTop(PeekedCard),
    /// A card that was looked at goes under its deck.
    CardUnder(PeekedCard),
    /// Launch an assault raptor into the area (DAY-088).
    LaunchRaptor(Area),
    /// Move an unmanned assault raptor from an area to the next.
    FlyRaptor(Area, Area),
    /// Attack with an unmanned assault raptor in the area.
    RaptorAttack(Area, Foe),
    /// An assault raptor that is not piloted, in the area.
    UnmannedRaptor(Area),
}

/// A Cylon piece that can be attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foe {
    Raider(Area),
    HeavyRaider(Area),
    /// A basestar by its number.
    Basestar(u8),
    /// A centurion on that space of the Boarding Party track, the first being 0.
    Centurion(u8),
    /// The raider with the Scar token (PEG-107).
    Scar(Area),
}

/// What a player can do in his Action step (BASE-053).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Activate the location where he is.
    Location(Location),
    Card(SkillCard),
    Ability(Ability),
    /// The action of the Admiral's title: a nuke.
    Nuke,
    /// The action of the President's title: draw a Quorum card.
    DrawQuorum,
    PlayQuorum(Quorum),
    /// Activate the viper he pilots.
    Viper,
    Reveal(Loyalty),
    /// Stop passing for a human (PEG-087).
    EndInfiltration,
    /// Fight an occupation force where he stands (PEG-127).
    FightOccupation,
    /// A Cylon player detains a human player beside an occupation force (PEG-128).
    Detain(Seat),
    /// The action of the Admiral's title on New Caprica: the fleet leaves (PEG-144).
    LeaveOrbit,
    /// A Mutiny card (DAY-020).
    PlayMutiny(Mutiny),
}

/// What is used in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Interrupt {
    Card(SkillCard),
    Ability(Ability),
    Quorum(Quorum),
    /// A motive that is revealed (DAY-033).
    Motive(Motive),
}

/// With which choice it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    Plain,
    Shift(i8),
    Pass,
    Fail,
    Skill(Skill),
    Area(Area),
    Title(Title),
    /// With a skill card that is discarded for it (PEG-061).
    Card(SkillCard),
    /// With the printed option that it leads back to (DAY-051).
    Option(u8),
    /// What the Cylons do in place of the icons of a Crisis card (DAY-048).
    Icon(Icon),
    /// With an assault raptor in that area (DAY-088).
    Raptor(Area),
}
