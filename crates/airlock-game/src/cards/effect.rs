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

    // Crises
    /// Draw and resolve another Crisis card after this one's activation (BASE-104).
    FurtherCrisis,
    PlaySuperCrisis,
    /// Draw Crisis cards, resolve one, discard the others (BASE-194).
    ResolveCrisisOf(u8),

    // Interrupts: what a card or ability does to the check, roll or card that it answers
    /// Change the difficulty of this check.
    Difficulty(i8),
    /// Cards of that type count as positive.
    CountPositive(Skill),
    /// Cards of this check are added face up, Destiny included.
    FaceUp,
    /// Cards of a type that its player names have no strength in this check.
    NoStrength,
    /// Take the cards of the check instead of their being discarded.
    TakeCheckCards,
    /// Decide pass or fail; no check is made.
    DecideCheck,
    /// Add to the die before it is rolled.
    DieBonus(i8),
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
            | Effect::Send { .. }
            | Effect::SendAboard { .. }
            | Effect::Give { .. }
            | Effect::LookAtLoyalty { .. }
            | Effect::HandOnLoyalty { .. }
            | Effect::TakeCard { .. }
            | Effect::FailBox
            | Effect::Place { .. }
            | Effect::Activate(_)
            | Effect::ActivatePlaced(_)
            | Effect::Launch { .. }
            | Effect::Board(_)
            | Effect::DamageGalactica
            | Effect::DamageGalacticaOf { .. }
            | Effect::DamageVipers { .. }
            | Effect::RecallVipers
            | Effect::DestroyRaptor
            | Effect::ReturnRaptors(_)
            | Effect::RestoreShips { .. }
            | Effect::DestroyCivilian
            | Effect::DestroyCylonShips { .. }
            | Effect::DestroyCenturion
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
            | Effect::FurtherCrisis
            | Effect::PlaySuperCrisis
            | Effect::ResolveCrisisOf(_)
            | Effect::Difficulty(_)
            | Effect::CountPositive(_)
            | Effect::FaceUp
            | Effect::NoStrength
            | Effect::TakeCheckCards
            | Effect::DecideCheck
            | Effect::DieBonus(_)
            | Effect::RerollAttack { .. }
            | Effect::ReplaceCrisis
            | Effect::SwitchOption => return None,
        };
        lists.get(branch).copied()
    }
}
