//! What happened: one fact an event, in the past tense.
//!
//! A part of a fact that not everybody may know is a [`Secret`], which carries its audience in
//! its type. A seat's log is a projection ([`Event::shown_to`]) of the one log.

mod audience;
mod daybreak;
mod facts;
mod recall;

use serde::{Deserialize, Serialize};

pub use daybreak::DaybreakEvent;
pub use facts::{Attacker, Cause, DeckName, Defender, Ending, Outcome, PeekedCard, RollFor, Secret, ViperAt};

use crate::cards::{
    Ability, Agenda, Character, Civilian, Crisis, Destination, Loyalty, PeekDeck, Quorum, SkillCard, SuperCrisis,
};
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::{
    Area, BasestarDamage, Craft, GalacticaDamage, Icon, Location, PegasusDamage, Resource, Skill, Title,
};

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
    AgendaDrawn {
        seat: Seat,
        agenda: Secret<Agenda>,
    },

    /// The game goes on under another version of the rules.
    NewRules {
        version: u32,
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
    CardGiven {
        from: Seat,
        to: Seat,
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
    /// A Reckless card was played on the check (PEG-030).
    CheckIsReckless,
    /// A skill check ability takes effect (PEG-031).
    CheckAbility {
        card: SkillCard,
    },
    /// No Destiny cards are added (PEG-042).
    DestinyLeftOut,
    /// A card of a skill deck was looked at (PEG-065).
    CardLearned {
        seat: Seat,
        skill: Skill,
        card: Secret<SkillCard>,
    },
    /// The cards looked at go into the check, or into the hand (PEG-065).
    LearnedKept {
        seat: Seat,
        for_check: bool,
    },
    /// A card that a player added was looked at (PEG-115).
    AddedCardSeen {
        seat: Seat,
        by: Seat,
        card: Secret<SkillCard>,
    },

    // The Destiny deck and whole hands
    DestinyTaken {
        seat: Seat,
        card: Secret<SkillCard>,
    },
    PutOnDestiny {
        seat: Seat,
        card: Secret<SkillCard>,
    },
    /// Cards of that type were shuffled into it.
    ShuffledIntoDestiny {
        skill: Skill,
        cards: u8,
    },
    DestinySeen {
        seat: Seat,
        card: Secret<SkillCard>,
    },
    DestinyDiscarded {
        card: SkillCard,
    },
    DestinyShuffled,
    HandsSwapped {
        seat: Seat,
        with: Seat,
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
    /// The next loss of it in this turn is one smaller (PEG-039).
    ResourceShielded {
        seat: Seat,
        resource: Resource,
    },
    /// That loss has come, and was one smaller.
    LossPrevented {
        resource: Resource,
    },
    /// The next Crisis card of the turn counts as having the jump icon (PEG-025).
    JumpPromised {
        seat: Seat,
    },
    /// The turn has no Prepare for Jump step.
    JumpStepSkipped,
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
    /// The discarded card took the place of a roll (PEG-061).
    CardInsteadOfRoll {
        seat: Seat,
        purpose: RollFor,
        card: SkillCard,
        result: u8,
    },
    /// The result was changed after the roll (PEG-047).
    DieShifted {
        by: i8,
        result: u8,
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
    ScarMoved {
        from: Area,
        to: Area,
    },
    /// So many raiders that act in the area will miss (PEG-045).
    RaidersDistracted {
        seat: Seat,
        area: Area,
        raiders: u8,
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
    PegasusDamaged {
        token: PegasusDamage,
    },
    /// Her last location was damaged (PEG-021).
    PegasusDestroyed,
    /// A basestar left the board without being destroyed (PEG-070).
    BasestarRemoved {
        area: Area,
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
    /// A destination was discarded for another (PEG-113).
    DestinationDiscarded {
        card: Destination,
    },
    /// A destination that nobody chose (PEG-113).
    DestinationDrawn {
        card: Destination,
    },

    // New Caprica
    NewCapricaReached,
    GalacticaReturned,
    OccupationPlaced,
    OccupationMoved {
        from: Location,
        to: Location,
    },
    /// A force struck the Shipyard and left the board (PEG-129).
    ShipyardRaided,
    OccupationDestroyed {
        at: Location,
    },
    ShipPrepared,
    ShipEvacuated {
        area: Area,
    },
    LockedShipSeen {
        seat: Seat,
        ship: Secret<Civilian>,
    },
    LockedShipReturned {
        seat: Seat,
        under: bool,
    },
    LeftNewCaprica {
        seat: Seat,
    },

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
    /// The bottom card of a deck was looked at (PEG-114).
    BottomSeen {
        seat: Seat,
        deck: DeckName,
        card: Secret<PeekedCard>,
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
    Executed {
        seat: Seat,
        character: Character,
    },
    /// Executed, he proved human: his cards lie open (PEG-092).
    LoyaltyShown {
        seat: Seat,
        card: Loyalty,
    },
    InfiltrationBegan {
        seat: Seat,
    },
    InfiltrationEnded {
        seat: Seat,
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
    /// Written on paper like the others; the last, as such variants must be.
    #[serde(untagged)]
    Daybreak(DaybreakEvent),
}
