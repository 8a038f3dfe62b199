//! The vocabulary of the cards: one thing that the rules can do, each a plain value.
//!
//! Cards, locations, titles and abilities are literals of these types. One interpreter
//! (`rules::script`) carries them out and one generator (the crate `airlock-text`) puts them
//! into words, so that text and behaviour cannot part.

pub use super::words::{
    Among, Amount, Check, Condition, CylonPiece, From, Hold, Look, PeekDeck, Pick, Reach, Rest, Who,
};
use crate::terms::{Area, Craft, Icon, Location, Resource, Ship, Side, Skill, Title};

/// A list of effects, carried out in order.
pub type Script = &'static [Effect];

/// One thing the rules can do. Plain data: no closures and no words for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    // Dials and tracks
    /// Turn a dial; a negative amount is a loss.
    Turn(Resource, i8),
    /// Move the fleet token along the Jump Preparation track.
    JumpPrep(i8),
    /// Lay this card beside the objective as distance travelled.
    Distance(u8),
    /// Discard a nuke token.
    DiscardNuke,

    // Skill, Quorum and Super Crisis cards
    Draw {
        who: Who,
        cards: u8,
        from: From,
    },
    Discard {
        who: Who,
        cards: Amount,
        pick: Pick,
    },
    DrawQuorum {
        who: Who,
        cards: u8,
    },
    /// Play a Quorum card from the hand.
    PlayQuorum,
    /// Draw that many Quorum cards, resolve one, put the others under the deck.
    ResolveQuorumOf(u8),
    /// Give this card to that player, before whom it stays in play.
    GiveThisCard {
        to: Who,
    },
    /// This card stays in play by its `stays` rule.
    StayInPlay,
    /// This card leaves the game instead of being discarded.
    LeaveGame,
    SwapSuperCrisis,
    DrawSuperCrisis {
        who: Who,
        cards: u8,
    },
    /// Each human player with that many cards or fewer may draw some (PEG-038).
    RefillHands {
        at_most: u8,
        cards: u8,
    },
    /// Each human player may draw cards of his own types.
    HumansMayDraw(u8),
    /// Skill cards of that type are shuffled into the Destiny deck.
    IntoDestiny(Skill, u8),
    /// The Destiny deck is discarded; the new one has only that many cards of that type (PEG-112).
    NewDestiny(Skill, u8),
    /// This card and the top Destiny card change places (PEG-051).
    SwapWithDestiny,
    /// Take the top Destiny cards, then put as many from the hand on top (PEG-073).
    GlimpseDestiny(u8),
    /// Look at the whole Destiny deck, discard some of choice, shuffle it (PEG-114).
    ReadDestiny {
        discard: u8,
    },
    /// Look at the bottom card of any deck (PEG-114).
    LookAtBottom,
    /// Change whole hands with that player (PEG-074).
    SwapHands {
        with: Who,
    },
    /// Take a random card from that player's hand (PEG-067).
    TakeRandomCard {
        from: Who,
    },
    /// That player draws a card of a type that you name.
    DrawNamed {
        who: Who,
        cards: u8,
    },

    // People
    Send {
        who: Who,
        to: Location,
    },
    /// Move to a location of that ship, not hazardous, that `by` chooses.
    SendAboard {
        who: Who,
        ship: Ship,
        by: Who,
    },
    Give {
        title: Title,
        to: Who,
    },
    LookAtLoyalty {
        by: Who,
        of: Who,
        cards: Look,
    },
    /// Give all face-down Loyalty cards to that player.
    HandOnLoyalty {
        to: Who,
    },
    /// Look at that player's hand and take one card of choice.
    TakeCard {
        from: Who,
    },
    /// The title goes to the highest in its line but its holder (PEG-119).
    PassTitle(Title),
    /// PEG-092.
    Execute {
        who: Who,
    },
    /// Move to any location that is not hazardous, which `by` chooses.
    SendAnywhere {
        who: Who,
        by: Who,
    },
    /// Become a human player for a while and move to a location of Galactica (PEG-083).
    Infiltrate,
    /// The pilot goes to Sickbay, and ships in his area are destroyed (PEG-062).
    Sacrifice {
        raiders: u8,
        heavy_raiders: u8,
    },

    // Choices, conditions, dice
    Target {
        by: Who,
        among: Among,
        then: Script,
    },
    Choose {
        by: Who,
        options: &'static [Script],
    },
    May {
        by: Who,
        then: Script,
    },
    If(Condition, Script),
    /// Roll the die; `low` happens on `1..=upto`, else `high`.
    Roll {
        by: Who,
        upto: u8,
        low: Script,
        high: Script,
    },
    /// That player may put ships of the Reserves at risk; they do not leave the Reserves.
    Risk {
        by: Who,
        craft: Craft,
        count: u8,
        then: Script,
    },
    /// Resolve the fail box of this card.
    FailBox,
    Check(&'static Check),

    // Space, ships and damage
    Place {
        area: Area,
        craft: &'static [(Craft, u8)],
    },
    Activate(Icon),
    /// Activate the raiders that this card has just placed in the area, and no others (BASE-101).
    ActivatePlaced(Area),
    /// Each basestar launches.
    Launch {
        raiders: u8,
        heavy_raiders: u8,
    },
    /// Centurions board on the first space of the Boarding Party track.
    Board(u8),
    DamageGalactica,
    /// Cannot be turned onto Galactica (PEG-019).
    DamagePegasus,
    /// Draw up to that many damage tokens, resolve some of choice, put the rest back (BASE-187).
    DamageGalacticaOf {
        draw: u8,
        resolve: u8,
    },
    DamageVipers {
        count: u8,
        hold: Hold,
    },
    /// Every undamaged viper on the board goes back to the Reserves.
    RecallVipers,
    DestroyRaptor,
    /// Destroyed raptors return to the Reserves.
    ReturnRaptors(u8),
    /// Bring back up to that many damaged or destroyed vipers, and destroyed raptors.
    RestoreShips {
        vipers: u8,
        raptors: u8,
    },
    /// Draw a civilian ship and destroy it (BASE-143).
    DestroyCivilian,
    /// Destroy Cylon ships of choice in any areas, without an attack.
    DestroyCylonShips {
        craft: Craft,
        count: u8,
    },
    DestroyCenturion,
    /// Remove a basestar from the board.
    RemoveBasestar,
    /// Repair up to that many damaged locations and vipers, anywhere.
    RepairAny {
        locations: u8,
        vipers: u8,
    },
    /// Repair that many damaged locations of choice, anywhere; it cannot be declined.
    RepairLocations(u8),
    /// Damaged vipers return to the Reserves.
    RepairVipers(u8),
    /// A civilian ship in space fights: raiders or heavy raiders of its area are destroyed, and on a
    /// low roll the ship too.
    CivilianFights {
        raiders: u8,
        heavy_raiders: u8,
        upto: u8,
    },
    /// Heavy raiders act, but no centurion advances (PEG-049).
    ActivateHeavyRaidersAlone,
    /// Find the Scar card in the Crisis deck or its discards and resolve it (PEG-107).
    FindScar,

    // New Caprica
    /// The current player prepares or evacuates a civilian ship (PEG-131, PEG-132).
    PrepareOrEvacuate,
    /// Whoever has just evacuated a ship may go aboard (PEG-132).
    GoAboardIfEvacuated(Ship),
    PlaceOccupation,
    /// One occupation force of choice moves on (PEG-141).
    ActivateOneOccupation,
    DestroyOccupation(u8),
    /// The top ship of the Locked stack, else of the Prepared stack, is destroyed (PEG-129).
    DestroyLocked,
    /// Look at the top Locked ship; leave it or put it under.
    PeekLocked,

    // Actions
    /// Up to that many activations of unmanned vipers.
    ActivateVipers(u8),
    /// One activation of an unmanned viper, if there is any.
    MustActivateViper,
    /// Up to that many attacks with the viper that the player pilots.
    AttackAsPilot(u8),
    /// Launch a viper with the player as its pilot.
    LaunchSelf,
    GalacticaAttacks,
    AttackCenturion,
    LaunchNuke,
    LookAtCivilians(u8),
    /// Roll for the population at risk, then jump (BASE-112).
    FtlJump,
    /// Look at the top card of one of these decks; leave it or put it under.
    Peek(&'static [PeekDeck]),
    /// Repair the location one stands in, or vipers on the Hangar Deck (BASE-238).
    Repair {
        vipers: u8,
    },
    /// May take one more action.
    TakeAction,
    /// The target moves and acts, or acts twice (BASE-060).
    Order,
    /// Choose a basestar and roll (PEG-023).
    PegasusAttacks,
    /// Choose an area and roll (PEG-024).
    MainBatteries,
    /// Move the viper to any area, then may attack once (PEG-044).
    FullThrottle,
    /// The next loss of a resource of choice in this turn is one smaller (PEG-039).
    Shield,
    /// The resource with the highest value loses that much (PEG-053).
    LoseHighest(u8),
    /// The fleet jumps at once; the Admiral draws a single destination (PEG-055).
    BlindJump,

    // Crises
    /// Draw and resolve another Crisis card after this one's activation (BASE-104).
    FurtherCrisis,
    PlaySuperCrisis,
    /// Draw Crisis cards and resolve one (BASE-194, PEG-011).
    ResolveCrisisOf {
        cards: u8,
        rest: Rest,
    },
    /// The next Crisis card of this turn counts as having the jump icon (PEG-025).
    NextCrisisJumps,
    /// This turn has no Prepare for Jump step.
    SkipJump,
    /// Look at the top Crisis cards and put each on the top or under the deck.
    SortCrises(u8),
    /// Draw a new Destination card and resolve it; nobody chooses (PEG-113).
    NewDestination,

    // Interrupts: what a card or ability does to the check, roll or card that it answers
    /// Change the difficulty of this check.
    Difficulty(i8),
    /// Cards of that type count as positive.
    CountPositive(Skill),
    /// Cards of this check are added face up; of the Destiny cards only where it says so (PEG-001).
    FaceUp {
        destiny: bool,
    },
    /// No Destiny cards are added (PEG-042).
    NoDestiny,
    /// Look at the top cards of a skill deck; all into the check or all into the hand (PEG-065).
    FastLearner(u8),
    /// Add any number of cards to a check that is revealed (PEG-068).
    AddRevealed,
    /// Take a title for this turn (PEG-059).
    BorrowTitle,
    /// Cards of a type that its player names have no strength in this check.
    NoStrength,
    /// Take the cards of the check instead of their being discarded.
    TakeCheckCards,
    /// Decide pass or fail; no check is made.
    DecideCheck,
    /// Add to the die before it is rolled.
    DieBonus(i8),
    /// Change a result by that much, up or down (PEG-047).
    DieShift(i8),
    /// So many raiders of the player's area miss without a roll (PEG-045).
    RaidersMiss(u8),
    /// Roll the attack on a viper again, with that change if it is piloted.
    RerollAttack {
        piloted: i8,
    },
    /// Discard this Crisis card and draw another.
    ReplaceCrisis,
    /// The other option is used.
    SwitchOption,

    // Mutiny cards and miracle tokens
    /// DAY-015; Cylon players draw none (DAY-019).
    DrawMutiny {
        who: Who,
        cards: u8,
    },
    /// Draw one without going to the Brig for it, and keep just that many (DAY-097).
    DrawMutinyPardoned {
        who: Who,
        keep: u8,
    },
    /// Discard a Mutiny card of choice.
    DiscardMutiny {
        who: Who,
    },
    /// Draw that many Mutiny cards, play one, put the others under the deck (DAY-054).
    PlayMutinyOf(u8),
    /// A gain beyond the limit is lost (DAY-009).
    GainMiracle {
        who: Who,
    },
    /// DAY-012.
    MoveMiracle {
        from: Who,
        to: Who,
    },

    // What Mutiny cards and characters do besides
    /// Draw cards of that player's skill set (DAY-066).
    DrawFromSetOf {
        who: Who,
        cards: u8,
    },
    GiveCards {
        to: Who,
        cards: u8,
    },
    /// Take all skill cards of that player, if he is another one (DAY-068).
    TakeHand {
        from: Who,
    },
    /// Look at all civilian ships on the board and change one for another (DAY-066).
    Quarantine,
    /// Look at the President's Quorum cards and put that many of choice under the deck.
    BuryQuorum(u8),
    /// Choose an area and place ships there.
    PlaceAnywhere {
        craft: &'static [(Craft, u8)],
    },
    /// A civilian ship in space goes back among the unused ones.
    RecallCivilian,
    /// Attack a centurion with that much added to the roll.
    AttackCenturionWith(i8),
    /// All nuke tokens leave the game.
    RemoveNukes,
    /// That many random Quorum cards of the President are discarded.
    DiscardQuorum(u8),
    /// Each character in the Brig may move to a location of that ship.
    FreePrisoners(Ship),
    /// The title of President, unless its holder discards the card that protects it (DAY-098).
    Unseat {
        to: Who,
    },
    /// Move there, human or Cylon (DAY-095).
    GoTo(Location),
    /// Stop infiltrating without the discard of its own action (DAY-041).
    EndInfiltration,
    /// Activate so many different locations from wherever one is (DAY-039, DAY-064, DAY-081).
    ActivateLocations {
        count: u8,
        of: Reach,
    },
    /// Draw Quorum cards, give one to the President, play or discard the other (DAY-082).
    ShareQuorum(u8),
    /// No Cylon ship is launched or activated for the rest of the turn (DAY-080).
    Truce,
    /// One unmanned viper, up to that many activations (DAY-083).
    ActivateOneViper(u8),
    /// Up to that many vipers beside a piloted one, then each is activated (DAY-083).
    LaunchReserves(u8),

    // Skill check abilities
    /// The current player adds a card face up or draws a Mutiny card (DAY-074).
    AddOrDrawMutiny,
    /// Each card of strength 0 adds that much to the total (DAY-071).
    ZerosAdd(u8),
    /// The current player may take a card of another name and that strength at most (DAY-072).
    TakeFromCheck {
        at_most: u8,
    },
    /// The current player may damage a viper to remove another card (DAY-073).
    DamageViperToRemove,
    /// The current player draws so many by how the check ends (DAY-075).
    DrawByOutcome {
        skill: Skill,
        pass: u8,
        fail: u8,
    },

    // Assault raptors, missions, the Rebel Basestar
    /// A raptor of the Reserves is destroyed for an assault raptor (DAY-092).
    BuildAssaultRaptor,
    /// The fleet gains one in a launch area, and the current player may activate it at once.
    AssaultRaptorArrives,
    /// All of these leave the board.
    ClearBoard(&'static [CylonPiece]),
    /// So many of these leave the game.
    LeaveBox(&'static [(CylonPiece, u8)]),
    /// The Rebel Basestar comes into play on that side (DAY-108).
    RebelBasestar(Side),
    /// DAY-094.
    DestroyHub,
    /// Distance of a passed mission, which counts at once (DAY-106).
    MissionDistance(u8),
    /// The mission lies face down until the next jump (DAY-105).
    TurnFaceDown,
    /// DAY-103.
    ActivateMission,
    /// Name a type; each player, Cylon players too, draws that many cards of it.
    EachDrawsNamed(u8),
    /// Discard a miracle token or a Super Crisis card (DAY-110).
    PayRebels,
    /// Look at the top Crisis cards and put them back in any order.
    OrderCrises(u8),
    /// Take that many cards of choice from a skill deck and its discard pile.
    SearchSkills(u8),
    /// Place ships of one kind in an area and activate just those (DAY-109).
    RaiderBay {
        raiders: u8,
        vipers: u8,
    },

    // Further interrupts
    /// No skill check ability of this check is resolved (DAY-076).
    NoCheckAbilities,
    /// A total so much above the printed difficulty earns a miracle token (DAY-078).
    MiracleIfAbove(u8),
    /// What follows takes the place of the pass box (DAY-079).
    InsteadOfPass,
    /// The result of a choice on a Crisis is this (DAY-051).
    ReplaceOption(Script),
    /// A viper is destroyed in place of the civilian ship (DAY-061).
    SaveCivilian,
    /// Some of one resource for some of another (DAY-057).
    Exchange {
        pay: (Resource, u8),
        gain: (Resource, u8),
    },
    /// One activation or launch of choice takes the place of the card's icons (DAY-048).
    ReplaceIcons,
    /// Go to any Cylon location that is not hazardous, and act again (DAY-045).
    WakeElsewhere,
}
