//! What happened: one fact an event, in the past tense.
//!
//! A part of a fact that not everybody may know is a [`Secret`], which carries its audience in
//! its type. A seat's log is a projection ([`Event::shown_to`]) of the one log.

mod audience;
mod facts;
mod recall;

use serde::{Deserialize, Serialize};

pub use facts::{Attacker, Cause, DeckName, Defender, Ending, Outcome, PeekedCard, RollFor, Secret, ViperAt};

use crate::cards::{
    Ability, Character, Civilian, Crisis, Destination, Loyalty, PeekDeck, Quorum, SkillCard, SuperCrisis,
};
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::{Area, BasestarDamage, Craft, GalacticaDamage, Icon, Location, Resource, Skill, Title};

/// One fact, in the past tense.
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
