//! The shape of each kind of component.

use serde::{Deserialize, Serialize};

use super::effect::{Check, Condition, Script, Who};
use super::ids::Character;
use super::response::CardUse;
use crate::terms::{Area, Craft, Icon, Location, Resource, Set, Ship, Side, Skill, Title, named};

// Skill cards

/// A skill card name and strength; `count` copies are in the box.
#[derive(Debug)]
pub struct SkillRow {
    pub id: &'static str,
    pub text: &'static SkillText,
    pub strength: u8,
    pub count: u8,
    /// The box whose cards of that name take its place (PEG-001).
    pub replaced_in: Option<Set>,
}

/// What all skill cards of a name share.
#[derive(Debug)]
pub struct SkillText {
    pub name: SkillName,
    pub skill: Skill,
    pub used: CardUse,
    pub requires: &'static [Condition],
    pub sort: SkillSort,
}

/// What bounds the use of a skill card's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkillSort {
    Plain,
    /// Makes the check Reckless; one a check (PEG-030).
    Reckless,
    /// For Cylon players only (PEG-027).
    CylonOnly,
    /// Whoever chooses to discard it draws a Mutiny card (DAY-021).
    Mutinous,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SkillName {
    ConsolidatePower,
    InvestigativeCommittee,
    ExecutiveOrder,
    DeclareEmergency,
    LaunchScout,
    StrategicPlanning,
    EvasiveManeuvers,
    MaximumFirepower,
    Repair,
    ScientificResearch,
    SupportThePeople,
    PreventativePolicy,
    MajorVictory,
    AtAnyCost,
    GutsAndInitiative,
    CriticalSituation,
    FullThrottle,
    RunInterference,
    JuryRigged,
    Calculations,
    BroadcastLocation,
    ByYourCommand,
    SpecialDestiny,
    GodsPlan,
    Sabotage,
    HumanWeakness,
    ForceTheirHand,
    PopularInfluence,
    Negotiation,
    AllHandsOnDeck,
    RestoreOrder,
    ChangeOfPlans,
    QuickThinking,
    UnorthodoxPlan,
    ASecondChance,
    Dogfight,
    CombatVeteran,
    LaunchReserves,
    InstallUpgrades,
    RaptorSpecialist,
    TestTheLimits,
    Bait,
    DradisContact,
    ABetterMachine,
    PersonalVices,
    ViolentOutbursts,
    ExploitAWeakness,
}

named!(SkillName {
    ConsolidatePower = "consolidate-power",
    InvestigativeCommittee = "investigative-committee",
    ExecutiveOrder = "executive-order",
    DeclareEmergency = "declare-emergency",
    LaunchScout = "launch-scout",
    StrategicPlanning = "strategic-planning",
    EvasiveManeuvers = "evasive-maneuvers",
    MaximumFirepower = "maximum-firepower",
    Repair = "repair",
    ScientificResearch = "scientific-research",
    SupportThePeople = "support-the-people",
    PreventativePolicy = "preventative-policy",
    MajorVictory = "major-victory",
    AtAnyCost = "at-any-cost",
    GutsAndInitiative = "guts-and-initiative",
    CriticalSituation = "critical-situation",
    FullThrottle = "full-throttle",
    RunInterference = "run-interference",
    JuryRigged = "jury-rigged",
    Calculations = "calculations",
    BroadcastLocation = "broadcast-location",
    ByYourCommand = "by-your-command",
    SpecialDestiny = "special-destiny",
    GodsPlan = "gods-plan",
    Sabotage = "sabotage",
    HumanWeakness = "human-weakness",
    ForceTheirHand = "force-their-hand",
    PopularInfluence = "popular-influence",
    Negotiation = "negotiation",
    AllHandsOnDeck = "all-hands-on-deck",
    RestoreOrder = "restore-order",
    ChangeOfPlans = "change-of-plans",
    QuickThinking = "quick-thinking",
    UnorthodoxPlan = "unorthodox-plan",
    ASecondChance = "a-second-chance",
    Dogfight = "dogfight",
    CombatVeteran = "combat-veteran",
    LaunchReserves = "launch-reserves",
    InstallUpgrades = "install-upgrades",
    RaptorSpecialist = "raptor-specialist",
    TestTheLimits = "test-the-limits",
    Bait = "bait",
    DradisContact = "dradis-contact",
    ABetterMachine = "a-better-machine",
    PersonalVices = "personal-vices",
    ViolentOutbursts = "violent-outbursts",
    ExploitAWeakness = "exploit-a-weakness",
});

/// A moment in which cards and abilities can be used out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// Right after a Crisis card was revealed (BASE-084).
    CrisisRevealed,
    /// After somebody chose between the options of a Crisis (BASE-207).
    OptionChosen,
    /// Before a check, to decide it without making it (BASE-066 step 3).
    InsteadOfCheck,
    /// Before cards are added to a check (BASE-066 step 4).
    BeforeCards,
    /// After all cards are added, before they are revealed (BASE-066 step 7).
    BeforeReveal,
    /// After the total of a check is known (BASE-066 step 14).
    AfterTotal,
    /// After a check is resolved, before its cards are discarded (BASE-066 step 18).
    AfterCheck,
    /// Before a die is rolled (BASE-234).
    BeforeRoll,
    /// After a die was rolled (BASE-206).
    AfterRoll,
    /// After a viper was attacked (BASE-235).
    ViperAttacked,
    /// After unmanned vipers were placed in space from the Reserves (BASE-209).
    VipersPlaced,
    /// A turn begins (PEG-059).
    TurnBegan,
    /// After a player has added his cards to a check (PEG-115).
    CardsAdded,
    /// After the cards of a check are revealed (BASE-066 step 9).
    AfterReveal,
    /// After a player destroyed a basestar or a centurion (PEG-040).
    Destroyed,
    /// Before raiders are activated (PEG-045).
    BeforeRaiders,
    /// A human player discards a Treachery card (PEG-036).
    TreacheryDiscarded,
    /// After a check was passed, before its pass box (DAY-079).
    CheckPassed,
    /// Somebody must choose between the options of a Crisis (DAY-051).
    ChoosingOption,
    /// Before a civilian ship in space is turned over and destroyed (DAY-061).
    CivilianThreatened,
    /// The remove-ships step of a jump (DAY-057).
    RemovingShips,
    /// The start of an Activate Cylon Ships step (DAY-048).
    BeforeActivation,
    /// Somebody ends his infiltration by an action (DAY-045).
    InfiltrationEnds,
    /// The condition of a motive has come true (DAY-033).
    MotiveHolds,
}

named!(Window {
    CrisisRevealed = "crisis-revealed",
    OptionChosen = "option-chosen",
    InsteadOfCheck = "instead-of-check",
    BeforeCards = "before-cards",
    BeforeReveal = "before-reveal",
    AfterTotal = "after-total",
    AfterCheck = "after-check",
    BeforeRoll = "before-roll",
    AfterRoll = "after-roll",
    ViperAttacked = "viper-attacked",
    VipersPlaced = "vipers-placed",
    TurnBegan = "turn-began",
    CardsAdded = "cards-added",
    AfterReveal = "after-reveal",
    Destroyed = "destroyed",
    BeforeRaiders = "before-raiders",
    TreacheryDiscarded = "treachery-discarded",
    CheckPassed = "check-passed",
    ChoosingOption = "choosing-option",
    CivilianThreatened = "civilian-threatened",
    RemovingShips = "removing-ships",
    BeforeActivation = "before-activation",
    InfiltrationEnds = "infiltration-ends",
    MotiveHolds = "motive-holds",
});

// Crisis and Super Crisis cards

#[derive(Debug)]
pub struct CrisisRow {
    pub id: &'static str,
    pub kind: CrisisKind,
    pub stays: Option<Stays>,
    pub icon: Option<Icon>,
    /// The occupation icon beside the first one (PEG-121).
    pub occupation: bool,
    /// On a New Caprica card also the icon to evacuate (PEG-122).
    pub jump: bool,
}

#[derive(Clone, Copy, Debug)]
pub enum CrisisKind {
    Check(Check),
    /// `chooser` takes the check or the other option.
    CheckOr {
        chooser: Who,
        check: Check,
        or: Script,
    },
    Choice {
        chooser: Who,
        either: Script,
        requires: Option<Condition>,
        or: Script,
    },
    Attack {
        activate: &'static [Icon],
        setup: &'static [(Area, &'static [(Craft, u8)])],
        special: Script,
    },
}

/// What a card in play does, and for how long.
#[derive(Clone, Copy, Debug)]
pub struct Stays {
    pub rule: StandingRule,
    pub until: Until,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandingRule {
    /// Added to each attack roll of an unmanned viper.
    UnmannedVipersRoll(i8),
    /// Added to each launch by each basestar, of each kind launched (BASE-100).
    LaunchesMore(u8),
    CannotActivate(Location),
    /// Nobody may look at another player's Loyalty cards (BASE-102).
    NoLooking,
    /// Nobody may move there (BASE-110).
    Closed(Ship),
    /// Nothing but its own return to the deck at a jump (BASE-099).
    Pursuit,
    /// The card lies beside the objective as distance travelled.
    Travelled,
    /// The next check of these locations is that much harder; then the card is discarded (BASE-242).
    NextCheckHarder(i8),
    /// Its holder may discard it to change the difficulty of Admiral's Quarters (BASE-244).
    Arbitrator(i8),
    /// Its holder picks the next destination from that many cards (BASE-245).
    PicksDestination(u8),
    /// While its holder is not President nobody else may be chosen with Administration (BASE-246).
    VicePresident,
    /// After each activation of raiders each basestar launches that many (PEG-108).
    Barrage(u8),
    /// Scar acts twice and is hard to destroy (PEG-107).
    Scar,
    /// A basestar destroyed costs 1 morale and 1 raptor (PEG-109).
    CapturedCrew,
    /// At a jump characters in these locations are executed (PEG-110).
    DeadlyAtJump(&'static [Location]),
    /// Human players use no once-per-game abilities (PEG-111).
    NoOncePerGame,
    /// Its holder may discard it so that cards of that type count positive (PEG-118).
    ChiefOfStaff(Skill),
    /// The President may discard it to see what its holder added (PEG-115).
    Probation,
    /// Each activation of a viper costs its player that many skill cards (DAY-099).
    ViperActivationCosts(u8),
    /// No actions on cards of that type, nor their Movement abilities (DAY-100).
    NoActionsOf(Skill),
}

/// How long a card stays in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    Jump,
    /// Until a civilian ship or a basestar is destroyed; at a jump back into its deck.
    LossElseJump,
    /// Until the fleet jumps or no raider is left (PEG-108).
    JumpOrNoRaiders,
    /// Until the fleet jumps or Scar is destroyed (PEG-107).
    JumpOrScar,
    Used,
    End,
    /// Until the fleet jumps or a basestar is destroyed.
    JumpOrBasestar,
}

// Quorum, destination, loyalty

#[derive(Debug)]
pub struct QuorumRow {
    pub id: &'static str,
    pub effect: Script,
    pub stays: Option<Stays>,
}

#[derive(Debug)]
pub struct DestinationRow {
    pub id: &'static str,
    pub distance: u8,
    pub effect: Script,
}

#[derive(Debug)]
pub struct LoyaltyRow {
    pub id: &'static str,
    pub team: Team,
    /// What the owner may do when he reveals it as an action.
    pub effect: Script,
    /// What follows once he has discarded down to his limit.
    pub after: Script,
}

/// What a Loyalty card makes of its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Team {
    Human,
    Cylon,
    Sympathizer,
    /// PEG-091.
    SympatheticCylon,
    /// Counts as a human card (DAY-029).
    Mutineer,
}

impl Team {
    /// Turned up by whoever receives it (BASE-183, PEG-015, DAY-023).
    pub fn is_turned_up_at_once(self) -> bool {
        matches!(self, Team::Sympathizer | Team::SympatheticCylon | Team::Mutineer)
    }
}

named!(Team {
    Human = "human",
    Cylon = "cylon",
    Sympathizer = "sympathizer",
    SympatheticCylon = "sympathetic-cylon",
    Mutineer = "mutineer",
});

// Agendas

/// What a Cylon leader needs to win (PEG-081).
#[derive(Debug)]
pub struct AgendaRow {
    pub id: &'static str,
    pub deck: AgendaDeck,
    pub side: Side,
    /// All of them must hold at the end.
    pub goals: &'static [Goal],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AgendaDeck {
    Hostile,
    Sympathetic,
}

named!(AgendaDeck { Hostile = "hostile", Sympathetic = "sympathetic" });

/// One line of an agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Each of these resources is that low.
    AllAtMost(&'static [Resource], u8),
    AnyAtMost(&'static [Resource], u8),
    /// Every resource is in its red zone.
    AllRed,
    /// These two differ by so much at most.
    Near(Resource, Resource, u8),
    PlayedSuperCrisis,
    /// Damaged locations of Galactica and Pegasus together.
    DamagedAtLeast(u8),
    /// Damaged locations of Galactica.
    GalacticaDamagedAtMost(u8),
    /// In the Brig or Detention, or executed before.
    CaughtOrExecuted,
    Infiltrating,
    /// In neither Brig nor Detention.
    Free,
    /// Vipers and raptors damaged or destroyed.
    CraftLost(u8),
    DistanceAtLeast(u8),
    AtLeast(Resource, u8),
    /// The fleet token is on a blue space.
    OnBlueSpace,
    /// No Cylon ship is in space.
    NoCylonShips,
    /// One of these locations is damaged.
    AnyDamaged(&'static [Location]),
    /// Holds so many cards of that type.
    HoldsCards(Skill, u8),
    /// Holds a card of each of these types.
    HoldsEach(&'static [Skill]),
    AnotherInBrig,
    HoldsMutiny,
    NoCenturions,
    /// Vipers damaged or destroyed.
    VipersLost(u8),
}

// Mutiny cards, motives, missions

/// A Mutiny card, played as an action by its holder (DAY-020).
#[derive(Debug)]
pub struct MutinyRow {
    pub id: &'static str,
    pub requires: &'static [Condition],
    pub action: Script,
}

/// What a Cylon leader plays for with Daybreak (DAY-032).
#[derive(Debug)]
pub struct MotiveRow {
    pub id: &'static str,
    pub side: Side,
    pub when: MotiveTime,
    /// All of them must hold when it is revealed.
    pub goals: &'static [Goal],
}

/// When a motive may be revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MotiveTime {
    /// DAY-033.
    AnyTime,
    /// DAY-034.
    GameOver,
}

/// A mission of the Search for Home: a check that no ability touches (DAY-104).
#[derive(Debug)]
pub struct MissionRow {
    pub id: &'static str,
    pub check: Check,
    /// What it counts beside the objective once passed; 0 is none (DAY-107).
    pub distance: u8,
}

// Locations, titles, tokens, objectives

#[derive(Debug)]
pub struct LocationRow {
    pub location: Location,
    pub ship: Ship,
    pub hazardous: bool,
    pub damageable: bool,
    pub requires: &'static [Condition],
    pub action: Script,
    /// On New Caprica: the action of Cylon players (PEG-125).
    pub cylon_action: Script,
    /// The change of its check's difficulty if the character chosen sits in the Brig (PEG-026).
    pub prisoner: i8,
}

#[derive(Debug)]
pub struct TitleRow {
    pub title: Title,
    /// Actions of the title card; playing a Quorum card is listed by card.
    pub actions: &'static [(&'static [Condition], Script)],
    /// The line of succession, highest first.
    pub line: &'static [Character],
}

#[derive(Debug)]
pub struct CivilianRow {
    pub id: &'static str,
    pub lose: &'static [(Resource, u8)],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Objective {
    #[default]
    Kobol,
    NewCaprica,
    /// DAY-101.
    Earth,
}

named!(Objective { Kobol = "kobol", NewCaprica = "new-caprica",
    Earth = "earth",
});

#[derive(Debug)]
pub struct ObjectiveRow {
    pub objective: Objective,
    pub milestones: &'static [Milestone],
}

#[derive(Debug)]
pub struct Milestone {
    pub distance: u8,
    pub effect: MilestoneEffect,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MilestoneEffect {
    SleeperAgentPhase,
    /// The next jump ends the game.
    NextJumpEnds,
    /// PEG-120.
    NewCapricaPhase,
}
