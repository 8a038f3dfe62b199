//! What happened: one fact an event, in the past tense.
//!
//! A part of a fact that not everybody may know is a [`Secret`], which carries its audience in
//! its type. A seat's log is a projection ([`Event::shown_to`]) of the one log.

use serde::{Deserialize, Serialize};

use crate::ask::Foe;
use crate::cards::{
    Ability, Character, Civilian, Crisis, Destination, Loyalty, PeekDeck, Quorum, SkillCard, SuperCrisis,
};
use crate::seat::{Seat, SeatSet};
use crate::source::Source;
use crate::terms::{Area, BasestarDamage, Craft, GalacticaDamage, Icon, Location, Resource, Side, Skill, Title};
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

    fn shown_to(self, viewer: Viewer) -> Secret<T> {
        let knows = match viewer {
            Viewer::Seat(seat) => self.to.contains(seat),
            Viewer::Spectator => self.to == SeatSet::EVERYBODY,
            Viewer::Everything => true,
        };
        Secret { to: self.to, value: self.value.filter(|_| knows) }
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    // Setup
    FirstPlayer {
        seat: Seat,
    },
    CharacterPicked {
        seat: Seat,
        character: Character,
    },
    AssistPicked {
        seat: Seat,
        character: Character,
    },
    LoyaltyDealt {
        seat: Seat,
        card: Secret<Loyalty>,
    },
    DestinyBuilt {
        cards: u8,
    },

    // The turn
    TurnBegan {
        seat: Seat,
        number: u16,
    },
    TurnEnded {
        seat: Seat,
    },
    Arrived {
        seat: Seat,
        at: Location,
    },
    Moved {
        seat: Seat,
        to: Location,
    },
    Flew {
        seat: Seat,
        to: Area,
    },
    Sent {
        seat: Seat,
        to: Location,
    },
    ActionTaken {
        seat: Seat,
        source: Source,
    },
    ViperActivated {
        seat: Seat,
    },
    OrderGiven {
        to: Seat,
    },
    AbilityUsed {
        seat: Seat,
        ability: Ability,
    },

    // Skill cards
    Drew {
        seat: Seat,
        skill: Skill,
        card: Secret<SkillCard>,
    },
    Discarded {
        seat: Seat,
        card: SkillCard,
    },
    CardPlayed {
        seat: Seat,
        card: SkillCard,
    },
    DeckReshuffled {
        deck: DeckName,
    },
    HandSeen {
        seat: Seat,
        by: Seat,
        card: Secret<SkillCard>,
    },
    CardTaken {
        from: Seat,
        by: Seat,
        card: Secret<SkillCard>,
    },

    // Skill checks
    CheckBegan {
        on: Source,
        difficulty: i8,
    },
    DifficultyChanged {
        by: i8,
        to: i8,
    },
    CardsFaceUp,
    SkillCountsPositive {
        skill: Skill,
    },
    SkillHasNoStrength {
        skill: Skill,
    },
    DestinyAdded {
        card: Secret<SkillCard>,
    },
    CardAdded {
        seat: Seat,
        card: Secret<SkillCard>,
    },
    CardsAdded {
        seat: Seat,
        cards: u8,
    },
    CardRevealed {
        card: SkillCard,
        positive: bool,
    },
    Totalled {
        total: i16,
        difficulty: i8,
    },
    CheckEnded {
        outcome: Outcome,
    },
    CheckDecided {
        by: Seat,
        outcome: Outcome,
    },
    CheckCardTaken {
        seat: Seat,
        card: SkillCard,
    },

    // Crises
    CrisesDrawn {
        seat: Seat,
        cards: u8,
    },
    CrisisSeen {
        card: Secret<Crisis>,
    },
    CrisisRevealed {
        seat: Seat,
        card: Source,
    },
    CrisisReplaced {
        card: Crisis,
    },
    CrisisDiscarded {
        card: Source,
    },
    CrisisPutUnder {
        seat: Seat,
    },
    OptionChosen {
        seat: Seat,
        card: Source,
        option: u8,
    },
    OptionSwitched {
        seat: Seat,
        card: Source,
        option: u8,
    },
    StaysInPlay {
        card: Source,
        with: Option<Seat>,
    },
    LeftPlay {
        card: Source,
    },
    LeftGame {
        card: Source,
    },

    // Dials and tracks
    Turned {
        resource: Resource,
        by: i8,
        to: i8,
    },
    JumpTrackMoved {
        to: u8,
    },
    Travelled {
        by: u8,
        to: u8,
    },
    NukeSpent {
        left: u8,
    },

    // Dice
    Rolled {
        seat: Seat,
        purpose: RollFor,
        die: u8,
        result: u8,
    },
    DieBonus {
        by: i8,
    },

    // Ships
    CylonShipsActivated {
        icon: Icon,
    },
    Placed {
        craft: Craft,
        area: Area,
    },
    Launched {
        craft: Craft,
        area: Area,
    },
    ViperLaunched {
        area: Area,
        pilot: Option<Seat>,
    },
    ViperMoved {
        from: Area,
        to: Area,
    },
    ViperPiloted {
        seat: Seat,
        area: Area,
    },
    ViperHit {
        at: ViperAt,
        destroyed: bool,
    },
    ViperReturned {
        from: ViperAt,
    },
    ViperRepaired,
    ShipReturned {
        craft: Craft,
    },
    RaiderMoved {
        from: Area,
        to: Area,
    },
    HeavyRaiderMoved {
        from: Area,
        to: Area,
    },
    CylonShipDestroyed {
        craft: Craft,
        area: Area,
    },
    BasestarDamaged {
        basestar: u8,
        area: Area,
        token: BasestarDamage,
    },
    CenturionBoarded {
        from: Option<Area>,
    },
    CenturionsAdvanced,
    CenturionDestroyed {
        space: u8,
    },
    CivilianSeen {
        area: Area,
        ship: Secret<Civilian>,
    },
    CivilianMoved {
        from: Area,
        to: Area,
    },
    CivilianDestroyed {
        from: Option<Area>,
        ship: Civilian,
    },
    RaptorDestroyed,
    AttackMissed {
        attacker: Attacker,
        defender: Defender,
    },
    GalacticaDamaged {
        token: GalacticaDamage,
    },
    DamageTokenSeen {
        token: Secret<GalacticaDamage>,
    },
    LocationRepaired {
        location: Location,
    },

    // Jumping
    FleetJumped,
    DestinationSeen {
        card: Secret<Destination>,
    },
    DestinationChosen {
        seat: Seat,
        card: Destination,
    },
    NextJumpEnds,

    // Looking
    CardPeeked {
        seat: Seat,
        deck: PeekDeck,
        card: Secret<PeekedCard>,
    },
    CardLeftOnTop {
        seat: Seat,
        deck: PeekDeck,
    },
    CardPutUnder {
        seat: Seat,
        deck: PeekDeck,
    },
    LoyaltySeen {
        by: Seat,
        of: Seat,
        card: Secret<Loyalty>,
    },

    // Titles and Quorum
    TitleGiven {
        title: Title,
        seat: Seat,
    },
    QuorumDrawn {
        seat: Seat,
        card: Secret<Quorum>,
    },
    /// With the title came the hand (BASE-171).
    QuorumReceived {
        seat: Seat,
        card: Secret<Quorum>,
    },
    QuorumPlayed {
        seat: Seat,
        card: Quorum,
    },
    /// A Quorum card before a player was used (BASE-244).
    QuorumUsed {
        seat: Seat,
        card: Quorum,
    },
    QuorumDiscarded {
        card: Quorum,
    },

    // Loyalty and Cylons
    SleeperAgentPhase,
    CylonRevealed {
        seat: Seat,
        card: Loyalty,
    },
    SympathizerRevealed {
        seat: Seat,
        cylon: bool,
    },
    LoyaltyHandedOn {
        from: Seat,
        to: Seat,
        cards: u8,
    },
    LoyaltyReceived {
        seat: Seat,
        card: Secret<Loyalty>,
    },
    SuperCrisisDrawn {
        seat: Seat,
        card: Secret<SuperCrisis>,
    },
    SuperCrisisDiscarded {
        seat: Seat,
        card: SuperCrisis,
    },
    AssistLoyaltyTurned {
        card: Loyalty,
    },

    GameEnded {
        ending: Ending,
    },
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

impl Event {
    /// The event as a viewer may know it.
    pub fn shown_to(self, viewer: Viewer) -> Event {
        match self {
            Event::LoyaltyDealt { seat, card } => Event::LoyaltyDealt { seat, card: card.shown_to(viewer) },
            Event::Drew { seat, skill, card } => Event::Drew { seat, skill, card: card.shown_to(viewer) },
            Event::HandSeen { seat, by, card } => Event::HandSeen { seat, by, card: card.shown_to(viewer) },
            Event::CardTaken { from, by, card } => Event::CardTaken { from, by, card: card.shown_to(viewer) },
            Event::DestinyAdded { card } => Event::DestinyAdded { card: card.shown_to(viewer) },
            Event::CardAdded { seat, card } => Event::CardAdded { seat, card: card.shown_to(viewer) },
            Event::CrisisSeen { card } => Event::CrisisSeen { card: card.shown_to(viewer) },
            Event::CivilianSeen { area, ship } => Event::CivilianSeen { area, ship: ship.shown_to(viewer) },
            Event::DamageTokenSeen { token } => Event::DamageTokenSeen { token: token.shown_to(viewer) },
            Event::DestinationSeen { card } => Event::DestinationSeen { card: card.shown_to(viewer) },
            Event::CardPeeked { seat, deck, card } => Event::CardPeeked { seat, deck, card: card.shown_to(viewer) },
            Event::LoyaltySeen { by, of, card } => Event::LoyaltySeen { by, of, card: card.shown_to(viewer) },
            Event::QuorumDrawn { seat, card } => Event::QuorumDrawn { seat, card: card.shown_to(viewer) },
            Event::QuorumReceived { seat, card } => Event::QuorumReceived { seat, card: card.shown_to(viewer) },
            Event::LoyaltyReceived { seat, card } => Event::LoyaltyReceived { seat, card: card.shown_to(viewer) },
            Event::SuperCrisisDrawn { seat, card } => Event::SuperCrisisDrawn { seat, card: card.shown_to(viewer) },
            Event::FirstPlayer { .. }
            | Event::CharacterPicked { .. }
            | Event::AssistPicked { .. }
            | Event::DestinyBuilt { .. }
            | Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::Arrived { .. }
            | Event::Moved { .. }
            | Event::Flew { .. }
            | Event::Sent { .. }
            | Event::ActionTaken { .. }
            | Event::ViperActivated { .. }
            | Event::OrderGiven { .. }
            | Event::AbilityUsed { .. }
            | Event::Discarded { .. }
            | Event::CardPlayed { .. }
            | Event::DeckReshuffled { .. }
            | Event::CheckBegan { .. }
            | Event::DifficultyChanged { .. }
            | Event::CardsFaceUp
            | Event::SkillCountsPositive { .. }
            | Event::SkillHasNoStrength { .. }
            | Event::CardsAdded { .. }
            | Event::CardRevealed { .. }
            | Event::Totalled { .. }
            | Event::CheckEnded { .. }
            | Event::CheckDecided { .. }
            | Event::CheckCardTaken { .. }
            | Event::QuorumUsed { .. }
            | Event::CrisesDrawn { .. }
            | Event::CrisisRevealed { .. }
            | Event::CrisisReplaced { .. }
            | Event::CrisisDiscarded { .. }
            | Event::CrisisPutUnder { .. }
            | Event::OptionChosen { .. }
            | Event::OptionSwitched { .. }
            | Event::StaysInPlay { .. }
            | Event::LeftPlay { .. }
            | Event::LeftGame { .. }
            | Event::Turned { .. }
            | Event::JumpTrackMoved { .. }
            | Event::Travelled { .. }
            | Event::NukeSpent { .. }
            | Event::Rolled { .. }
            | Event::DieBonus { .. }
            | Event::CylonShipsActivated { .. }
            | Event::Placed { .. }
            | Event::Launched { .. }
            | Event::ViperLaunched { .. }
            | Event::ViperMoved { .. }
            | Event::ViperPiloted { .. }
            | Event::ViperHit { .. }
            | Event::ViperReturned { .. }
            | Event::ViperRepaired
            | Event::ShipReturned { .. }
            | Event::RaiderMoved { .. }
            | Event::HeavyRaiderMoved { .. }
            | Event::CylonShipDestroyed { .. }
            | Event::BasestarDamaged { .. }
            | Event::CenturionBoarded { .. }
            | Event::CenturionsAdvanced
            | Event::CenturionDestroyed { .. }
            | Event::CivilianMoved { .. }
            | Event::CivilianDestroyed { .. }
            | Event::RaptorDestroyed
            | Event::AttackMissed { .. }
            | Event::GalacticaDamaged { .. }
            | Event::LocationRepaired { .. }
            | Event::FleetJumped
            | Event::DestinationChosen { .. }
            | Event::NextJumpEnds
            | Event::CardLeftOnTop { .. }
            | Event::CardPutUnder { .. }
            | Event::TitleGiven { .. }
            | Event::QuorumPlayed { .. }
            | Event::QuorumDiscarded { .. }
            | Event::SleeperAgentPhase
            | Event::CylonRevealed { .. }
            | Event::SympathizerRevealed { .. }
            | Event::LoyaltyHandedOn { .. }
            | Event::SuperCrisisDiscarded { .. }
            | Event::AssistLoyaltyTurned { .. }
            | Event::GameEnded { .. } => self,
        }
    }
}
