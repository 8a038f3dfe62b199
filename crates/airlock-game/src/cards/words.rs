//! The nouns and conditions of the cards' vocabulary: whom, how many, from where, what must be true.

use super::effect::Script;
use crate::terms::{Craft, Location, Resource, Ship, Skill, SkillSet};

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
    /// Every human player without a Mutiny card.
    EachWithoutMutiny,
    /// Every human player without a miracle token.
    EachWithoutMiracle,
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
    /// Any human player.
    Humans,
    /// Whoever may draw a Mutiny card (DAY-019).
    MayDrawMutiny,
    /// The same, but oneself.
    OthersMayDrawMutiny,
    /// Any other player who may take a miracle token (DAY-010).
    OthersMayGainMiracle,
    /// Any other player in the same location (DAY-012).
    OthersHere,
}

/// How many Loyalty cards are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
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
    /// DAY-103.
    Mission,
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
    /// The fleet token is not on a blue space (DAY-085).
    OffBlueSpace,
    IsNotPresident,
    IsNotAdmiral,
    IsNotInBrig,
    /// The President has that many skill cards or more.
    PresidentHasCards(u8),
    /// DAY-098.
    PresidentHasMutiny,
    /// A viper is in a space area, manned or not.
    ViperInSpace,
    /// Passes for a human now (DAY-041).
    IsInfiltrating,
    /// No card lies on the Active Mission space (DAY-103).
    NoActiveMission,
    /// Has a miracle token or a Super Crisis card to pay with (DAY-110).
    CanPayRebels,
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

/// Which locations an effect can activate from anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// These, damaged or not (DAY-081).
    These(&'static [Location]),
    /// Undamaged locations of the humans (DAY-064).
    Human,
    /// Any undamaged location (DAY-039).
    Any,
}

/// A piece of the Cylons that a mission takes off the board or out of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CylonPiece {
    Basestar,
    HeavyRaider,
    Centurion,
}

impl Condition {
    /// Skill cards that it wants in the hand.
    pub(crate) const fn cards(self) -> u8 {
        if let Condition::HasCards(cards) = self { cards } else { 0 }
    }
}
