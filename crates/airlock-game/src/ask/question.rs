//! What is asked, and what a window opens over.

use serde::{Deserialize, Serialize};

use crate::cards::{PeekDeck, SkillCard, Window};
use crate::event::RollFor;
use crate::seat::Seat;
use crate::source::{Source, Spot};
use crate::terms::{Area, Craft, Location};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    PickCharacter,
    /// The second character of a game for one (BASE-279).
    PickAssist,
    /// Into which launch area a character starts (Apollo).
    StartArea,
    /// In which of two locations a character starts (Cain).
    StartLocation,
    StartingHand {
        cards: u8,
    },
    ReceiveSkills,
    DrawSkills {
        cards: u8,
    },
    Move,
    Action {
        left: u8,
    },
    /// Cards to discard; `payment` where the seat chose to pay.
    Discard {
        cards: u8,
        payment: bool,
    },
    /// Cards that a Crisis wants of a Cylon player, who may discard fewer or none (BASE-190).
    MayDiscard {
        cards: u8,
    },
    /// Whether a Cylon player lets a Crisis take random cards (BASE-190).
    LetDiscard {
        cards: u8,
    },
    /// Cards to add to the check.
    Feed {
        limit: u8,
    },
    /// A card or ability may be used now.
    Window {
        window: Window,
        about: About,
    },
    /// Whose of several uses comes first (BASE-006).
    WhoFirst {
        window: Window,
    },
    /// Which of the drawn Crisis cards is resolved.
    KeepCrisis,
    /// Which option of the Crisis.
    CrisisOption {
        crisis: Source,
    },
    KeepDestination,
    /// Whom the effect touches.
    Target {
        of: Source,
        at: Spot,
    },
    /// Which of several options of an effect.
    Choose {
        of: Source,
        at: Spot,
    },
    /// Whether to take an optional effect.
    May {
        of: Source,
        at: Spot,
    },
    /// Whether to put ships at risk.
    Risk {
        of: Source,
        at: Spot,
        craft: Craft,
        count: u8,
    },
    /// A location that somebody is moved to.
    SendTo {
        who: Seat,
    },
    /// A Quorum card to play.
    PlayQuorum,
    /// One of the Quorum cards looked at.
    KeepQuorum,
    PlaySuperCrisis,
    SwapSuperCrisis,
    /// A card to take from the hand of that player.
    TakeCard {
        from: Seat,
    },
    PeekDeck,
    /// Leave the card on top or put it under its deck.
    PeekedCard {
        deck: PeekDeck,
    },
    /// One activation of an unmanned viper.
    Vipers {
        left: u8,
    },
    /// What the viper that the seat pilots does.
    Pilot,
    PilotAttack {
        left: u8,
    },
    /// Into which launch area the seat launches.
    LaunchSelf,
    /// Which unmanned viper comes back to be launched in (BASE-161).
    RecallViper,
    GalacticaAttack,
    CenturionAttack,
    Nuke,
    /// A civilian ship to look at.
    LookAtCivilian {
        left: u8,
    },
    /// Where a civilian ship that was looked at goes.
    MoveCivilian {
        area: Area,
        place: u8,
    },
    Repair,
    RepairVipers {
        left: u8,
    },
    Restore {
        vipers: u8,
        raptors: u8,
    },
    /// How the seat uses the order it was given (BASE-060).
    UseOrder,
    /// Which area's raiders act next (BASE-121).
    RaiderArea,
    /// Which piloted viper a raider attacks (BASE-123).
    RaiderVictim {
        area: Area,
    },
    /// Which civilian ship is destroyed.
    DestroyCivilian,
    DestroyCylonShip {
        craft: Craft,
        left: u8,
    },
    DestroyCenturion,
    DamageViper {
        left: u8,
    },
    /// Which damage token is resolved (BASE-187).
    DamageToken {
        left: u8,
    },
    /// Where the pieces that are left go (BASE-266).
    PlaceShort {
        craft: Craft,
    },
    /// Which basestar launches the next piece when pieces are short (BASE-266).
    LaunchShort {
        craft: Craft,
    },
    /// Which heavy raiders board when centurions are short (BASE-131).
    BoardShort,
    /// Whether a civilian ship is prepared or evacuated (PEG-131, PEG-132).
    PrepareOrEvacuate,
    /// Into which launch area a ship is evacuated.
    EvacuateTo,
    /// Whether to go aboard with the ship that was evacuated, and where.
    GoAboard,
    /// Leave the Locked ship on top or put it under its stack (PEG-143).
    PeekedLocked,
    /// Which occupation force is activated, by its location (PEG-141).
    ActivateOccupation,
    /// Which occupation force is destroyed, by its location.
    DestroyOccupation {
        left: u8,
    },
    /// Whether to discard a card to roll again against an occupation force (PEG-127).
    FightAgain,
    /// Whether a Cylon player lets a Crisis look at his Loyalty card (BASE-190).
    LetLook {
        by: Seat,
    },
    /// Whether a Cylon player lets a Crisis execute him (PEG-016).
    LetExecute,
    /// Whose execution comes next, of several at once (BASE-006).
    NextExecuted,
    /// Which prisoner may leave the Brig next, of several at once (BASE-006).
    NextFreed,
    /// A revealed Cylon may hand on the Sympathizer (BASE-183).
    HandOnSympathizer,
    /// Who gets the hidden Loyalty cards of a revealed Cylon (PEG-014).
    HandOnLoyalty,
    /// Executed: which Cylon card is turned up, and who gets the others (PEG-095).
    RevealAndHandOn,
    /// May give a card to somebody in the same location and draw that many (PEG-058).
    GiveCard {
        draw: u8,
    },
    /// Which card he gets.
    GiveWhich {
        to: Seat,
    },
    /// Whether the target is executed instead of sent to the Brig (PEG-054).
    ExecuteInstead {
        target: Seat,
    },
    /// May look at the top Crisis card at the end of the turn (BASE-215).
    Recon,
    /// May take one more action after that card (BASE-217).
    ExtraAction {
        after: SkillCard,
    },
    /// Whether a Pegasus token is drawn in place of one of Galactica (PEG-018).
    TakeDamage,
    /// At which basestar Pegasus fires (PEG-023).
    PegasusAttack,
    /// Into which area her batteries fire (PEG-024).
    MainBatteries,
    /// Where a viper flies that may fly anywhere (PEG-044).
    FullThrottle,
    /// Which resource is kept from its next loss (PEG-039).
    Shield,
    /// Which of the highest resources is lost (PEG-053).
    HighestResource {
        by: u8,
    },
    /// What is destroyed where the pilot gives herself up (PEG-062).
    Sacrifice {
        area: Area,
    },
    /// Which basestar leaves the board (PEG-070).
    RemoveBasestar,
    /// Which civilian ship fights.
    CivilianFights,
    /// What it destroys in its area.
    CivilianTarget {
        area: Area,
    },
    /// Locations and vipers that may be repaired wherever they are.
    RepairAny {
        locations: u8,
        vipers: u8,
    },
    /// Where each of the Crisis cards looked at goes.
    SortCrises,
    /// Which of the skill check abilities comes next (PEG-031).
    NextAbility,
    /// Whether the cards looked at go into the check, the first option, or into the hand (PEG-065).
    Learned {
        cards: u8,
    },
    /// Cards to add to a check that is revealed (PEG-068).
    AddRevealed,
    /// A card to add to a check that is revealed; with none he draws a Mutiny card (DAY-074).
    AddOrDrawMutiny,
    /// A card of the check to take into the hand (DAY-072).
    TakeFromCheck {
        ability: SkillCard,
    },
    /// A card of the check to remove at the cost of a viper's damage (DAY-073).
    RemoveFromCheck {
        ability: SkillCard,
    },
    /// Cards to put on top of the Destiny deck, the first uppermost (PEG-073).
    PutOnDestiny {
        cards: u8,
    },
    /// Cards of the Destiny deck to discard (PEG-114).
    DiscardDestiny {
        cards: u8,
    },
    /// The deck whose bottom card is looked at (PEG-114).
    BottomOfDeck,
    /// The type of the cards that somebody draws (PEG-067).
    NameSkill {
        who: Seat,
    },
    /// Who gets the Mutineer of a Cylon player (DAY-027, DAY-028).
    HandOnMutineer,
    /// Which human player draws one more Loyalty card, since nobody has the Mutineer (DAY-026).
    DrawsLoyalty,
    /// Whom to spare one card of a discard, for a Treachery card (DAY-038).
    SpareDiscard,
    /// A Super Crisis card to discard for leaving (DAY-043).
    DiscardSuperCrisis,
    /// Which of the cards just added to the check lies face up (DAY-049).
    LayOpen,
    /// A Mutiny card to discard.
    DiscardMutiny {
        due: MutinyDue,
    },
    /// Which of the Mutiny cards looked at that player draws (DAY-053).
    PickMutiny {
        to: Seat,
    },
    /// Which of the Mutiny cards looked at is played (DAY-054).
    PlayMutiny,
    /// Skill cards to give to that player (DAY-066).
    GiveCards {
        to: Seat,
        cards: u8,
    },
    /// Which civilian ship is changed for another (DAY-066).
    ReplaceCivilian,
    /// Which civilian ship goes back among the unused ones.
    RecallCivilian,
    /// A Quorum card of the President to put under the deck.
    BuryQuorum {
        left: u8,
    },
    /// In which area the ships of the card are placed.
    PlaceAnywhere {
        of: Source,
    },
    /// Where each of the cards looked at goes (DAY-056).
    SortTop {
        deck: PeekDeck,
    },
    /// May discard a card to activate the location once more (DAY-063).
    ActivateAgain {
        location: Location,
    },
    /// May activate the own location after an order (DAY-050).
    ActivateAfterOrder {
        location: Location,
    },
    /// May draw cards for a loss, and keep some of them (DAY-060).
    DrawAtLoss {
        draw: u8,
        keep: u8,
    },
    /// Which of the cards just drawn is discarded (DAY-060).
    DiscardDrawn,
    /// Which viper is destroyed in place of the civilian ship (DAY-061).
    SacrificeViper,
    /// Which location is activated next from afar (DAY-064, DAY-081).
    ActivateLocation {
        left: u8,
    },
    /// Which of the Quorum cards drawn the President gets (DAY-082).
    GiveQuorum,
    /// Whether the other Quorum card is played; passing discards it (DAY-082).
    PlayOrDiscardQuorum,
    /// Beside which piloted viper others are launched (DAY-083).
    LaunchReservesTo,
    /// Which ship of the Reserves joins those in the area (DAY-083, DAY-088).
    LaunchReserves {
        area: Area,
        left: u8,
    },
    /// The type of which each player draws (DAY-102).
    NameForAll {
        cards: u8,
    },
    /// Whether the President discards the card that keeps him in office (DAY-098).
    StayPresident {
        against: Seat,
    },
    /// A miracle token, which is `yes`, or a Super Crisis card to discard (DAY-110).
    PayRebels,
    /// A skill deck to search, then the cards to take from it.
    SearchSkills {
        left: u8,
    },
    /// Which kind of ships the Raider Bay sends out (DAY-109).
    RaiderBay,
    /// Into which launch area the assault raptor comes.
    AssaultRaptorArrives,
    /// Which kind of viper is placed in the area (DAY-088).
    PlaceWhich {
        area: Area,
    },
    /// Whether the pilot stays in space with his assault raptor (DAY-091).
    StayInSpace,
    /// Whether the unmanned assault raptor in the area stays there (DAY-091).
    KeepInSpace {
        area: Area,
    },
    /// A Quorum card to discard, being over the limit (PEG-006).
    DiscardQuorum {
        left: u8,
    },
}

/// What a window opens over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    Crisis(Source),
    Check(Source),
    /// A check with its total.
    Total {
        on: Source,
        total: i16,
        difficulty: i8,
    },
    /// A die that is about to be rolled.
    Roll(RollFor),
    /// A die that was rolled, with its result.
    Rolled(RollFor, u8),
    /// Vipers that were placed in space.
    Vipers,
    /// A turn that has just begun.
    Turn,
    /// Raiders that are about to act.
    Raiders,
    /// A basestar or centurion that the seat destroyed.
    Destroyed(Seat),
    /// A Treachery card that a human player has discarded.
    Treachery,
    /// A civilian ship in the area that is about to be destroyed.
    Civilian(Area),
    /// A jump, as ships are removed.
    Jump,
    /// A Cylon leader who stops passing for a human (DAY-045).
    Infiltration,
    /// What is true now that was not before (DAY-033).
    Motives,
}

/// Why a Mutiny card is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MutinyDue {
    /// He holds more than he may (DAY-015).
    Limit(u8),
    /// He keeps just so many, whatever he may hold (DAY-097).
    Keep(u8),
    /// One, by his own choice (DAY-097).
    One,
}
