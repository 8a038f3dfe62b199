//! The vocabulary of the cards: one thing that the rules can do, each a plain value.
//!
//! Cards, locations, titles and abilities are literals of these types. One interpreter
//! (`rules::script`) carries them out and one generator (the crate `airlock-text`) puts them
//! into words, so that text and behaviour cannot part.

use crate::terms::{Area, Craft, Icon, Location, Resource, Ship, Skill, SkillSet, Title};

/// A list of effects, carried out in order.
pub type Script = &'static [Effect];

/// Whom an effect touches, or who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The player who uses the card, location or ability (BASE-002).
    You,
    /// The owner of the turn.
    Current,
    Admiral,
    President,
    /// The player chosen by the [`Effect::Target`] around this effect.
    Target,
    EachPlayer,
    EachHuman,
    /// Every revealed Cylon player.
    EachCylon,
    /// The Admiral and the current player.
    AdmiralAndCurrent,
    /// The President and the Admiral.
    Officers,
    /// Every character in a location.
    At(Location),
    /// Every character aboard a ship.
    Aboard(Ship),
}

/// Where skill cards are drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    Skill(Skill),
    /// All cards of one of these types.
    OneOf(&'static [Skill]),
    /// Any mix of any types in the game.
    AnyType,
    /// Any mix of the types of his own skill set; any types for whoever has none (PEG-078).
    OwnTypes,
}

/// How many cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    Exactly(u8),
    All,
}

/// Who picks the cards of a discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    Own,
    Random,
}

/// Who may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Among {
    /// Characters who can be moved there now (BASE-087).
    Sendable(Location),
    /// The same, and standing in a location of that ship (BASE-185).
    SendableFrom(Ship, Location),
    /// Any other human player.
    OtherHumans,
    /// Any other human player but the Admiral.
    OthersButAdmiral,
    /// Any other human player in the Brig.
    OthersInBrig,
    /// Whoever may become President by Administration (BASE-246).
    Candidates,
    /// Anybody else with a face-down Loyalty card that may be looked at (BASE-094).
    WithHiddenLoyalty,
    /// The same, of human players (BASE-191).
    HumansWithHiddenLoyalty,
    /// The same, of the President and the Admiral.
    OfficersWithHiddenLoyalty,
    /// Any other player.
    Others,
    /// Anybody at all.
    Everybody,
    /// Any character whose execution means something: on the board, or a Cylon player (PEG-092).
    Characters,
    /// Any character in the Brig, or where the Brig is meant so, in Detention (PEG-134).
    Prisoners,
    /// Any character on New Caprica (PEG-140).
    OnNewCaprica,
    /// Any human player on New Caprica who can be moved there.
    HumansOnNewCaprica(Location),
    /// Any character in Detention.
    InDetention,
    RevealedCylons,
}

/// How many Loyalty cards are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    OneAtRandom,
    All,
}

/// A deck whose top card can be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PeekDeck {
    Crisis,
    Destination,
}

/// Where vipers are hit by an effect that is no attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    Reserves,
    Space,
    Anywhere,
}

/// What becomes of the Crisis cards that were drawn and not chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    Discarded,
    UnderTheDeck,
}

/// What must be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    AtMost(Resource, u8),
    DistanceAtMost(u8),
    HasNuke,
    /// The fleet token is on a blue space (BASE-113).
    OnBlueSpace,
    IsPresident,
    /// Has Piloting in the skill set (BASE-160).
    IsPilot,
    /// Pilots a viper now.
    IsPiloting,
    InReserves(Craft, u8),
    HasSuperCrisis,
    HasHiddenLoyalty,
    IsNotSympathizer,
    BasestarOnBoard,
    /// All basestars of the box are on the board.
    AllBasestarsOnBoard,
    HasCards(u8),
    /// A human player sits in the Brig or in Detention.
    HumanInBrig,
    /// Morale was lost through an execution in this game (PEG-117).
    Mourned,
    /// The current player is on New Caprica.
    CurrentOnNewCaprica,
    /// Galactica is in orbit of New Caprica (PEG-123).
    GalacticaInOrbit,
    /// May infiltrate: a Cylon leader or the Sympathetic Cylon (PEG-083).
    MayInfiltrate,
}

/// A skill check: its numbers and its boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check {
    pub difficulty: u8,
    pub skills: SkillSet,
    pub pass: Script,
    /// The lower threshold of a middle result, with its box.
    pub partial: Option<(u8, Script)>,
    pub fail: Script,
}

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
}

impl Effect {
    /// The lists inside this effect, by which a saved frame finds its place again.
    pub fn inner(&self, branch: usize) -> Option<Script> {
        let lists: [Script; 3] = match *self {
            Effect::Target { then, .. }
            | Effect::May { then, .. }
            | Effect::If(_, then)
            | Effect::Risk { then, .. } => [then, &[], &[]],
            Effect::Choose { options, .. } => return options.get(branch).copied(),
            Effect::Roll { low, high, .. } => [low, high, &[]],
            Effect::Check(check) => [check.pass, check.fail, check.partial.map_or(&[], |(_, list)| list)],
            Effect::Turn(..)
            | Effect::JumpPrep(_)
            | Effect::Distance(_)
            | Effect::DiscardNuke
            | Effect::Draw { .. }
            | Effect::Discard { .. }
            | Effect::DrawQuorum { .. }
            | Effect::PlayQuorum
            | Effect::ResolveQuorumOf(_)
            | Effect::GiveThisCard { .. }
            | Effect::StayInPlay
            | Effect::LeaveGame
            | Effect::SwapSuperCrisis
            | Effect::DrawSuperCrisis { .. }
            | Effect::RefillHands { .. }
            | Effect::HumansMayDraw(_)
            | Effect::IntoDestiny(..)
            | Effect::NewDestiny(..)
            | Effect::SwapWithDestiny
            | Effect::GlimpseDestiny(_)
            | Effect::ReadDestiny { .. }
            | Effect::LookAtBottom
            | Effect::SwapHands { .. }
            | Effect::TakeRandomCard { .. }
            | Effect::DrawNamed { .. }
            | Effect::Send { .. }
            | Effect::SendAboard { .. }
            | Effect::Give { .. }
            | Effect::LookAtLoyalty { .. }
            | Effect::HandOnLoyalty { .. }
            | Effect::TakeCard { .. }
            | Effect::PassTitle(_)
            | Effect::Execute { .. }
            | Effect::SendAnywhere { .. }
            | Effect::Infiltrate
            | Effect::Sacrifice { .. }
            | Effect::FailBox
            | Effect::Place { .. }
            | Effect::Activate(_)
            | Effect::ActivatePlaced(_)
            | Effect::Launch { .. }
            | Effect::Board(_)
            | Effect::DamageGalactica
            | Effect::DamagePegasus
            | Effect::DamageGalacticaOf { .. }
            | Effect::DamageVipers { .. }
            | Effect::RecallVipers
            | Effect::DestroyRaptor
            | Effect::ReturnRaptors(_)
            | Effect::RestoreShips { .. }
            | Effect::DestroyCivilian
            | Effect::DestroyCylonShips { .. }
            | Effect::DestroyCenturion
            | Effect::RemoveBasestar
            | Effect::RepairAny { .. }
            | Effect::RepairVipers(_)
            | Effect::CivilianFights { .. }
            | Effect::ActivateHeavyRaidersAlone
            | Effect::FindScar
            | Effect::PrepareOrEvacuate
            | Effect::GoAboardIfEvacuated(_)
            | Effect::PlaceOccupation
            | Effect::ActivateOneOccupation
            | Effect::DestroyOccupation(_)
            | Effect::DestroyLocked
            | Effect::PeekLocked
            | Effect::ActivateVipers(_)
            | Effect::AttackAsPilot(_)
            | Effect::LaunchSelf
            | Effect::GalacticaAttacks
            | Effect::AttackCenturion
            | Effect::LaunchNuke
            | Effect::LookAtCivilians(_)
            | Effect::FtlJump
            | Effect::Peek(_)
            | Effect::Repair { .. }
            | Effect::TakeAction
            | Effect::Order
            | Effect::PegasusAttacks
            | Effect::MainBatteries
            | Effect::FullThrottle
            | Effect::Shield
            | Effect::LoseHighest(_)
            | Effect::BlindJump
            | Effect::FurtherCrisis
            | Effect::PlaySuperCrisis
            | Effect::ResolveCrisisOf { .. }
            | Effect::NextCrisisJumps
            | Effect::SkipJump
            | Effect::SortCrises(_)
            | Effect::NewDestination
            | Effect::Difficulty(_)
            | Effect::CountPositive(_)
            | Effect::FaceUp { .. }
            | Effect::NoDestiny
            | Effect::FastLearner(_)
            | Effect::AddRevealed
            | Effect::BorrowTitle
            | Effect::NoStrength
            | Effect::TakeCheckCards
            | Effect::DecideCheck
            | Effect::DieBonus(_)
            | Effect::DieShift(_)
            | Effect::RaidersMiss(_)
            | Effect::RerollAttack { .. }
            | Effect::ReplaceCrisis
            | Effect::SwitchOption => return None,
        };
        lists.get(branch).copied()
    }
}
