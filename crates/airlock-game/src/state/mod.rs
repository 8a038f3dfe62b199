//! Everything on the table, as plain data that is copied as a whole.
//!
//! Nothing here decides a rule: these are the pieces, and the small facts that follow from where
//! they lie. Procedures change them in `rules`, and write an event whenever they do.

mod census;
mod deck;
mod decks;
mod fleet;
mod new_caprica;
mod player;
mod search;
mod space;

pub use deck::DeckPile;
pub use decks::{CrisisDeck, Decks, InPlay, LOYALTY_CAPACITY, Looking};
pub use fleet::Fleet;
pub use new_caprica::{NewCaprica, OCCUPATION_TRACK};
pub use player::{HAND_CAPACITY, Hand, Place, Player, Standing};
pub use search::{ActiveMission, Search};
pub use space::{AreaState, Basestar, Scar, Space};

use serde::{Deserialize, Serialize};

use crate::ask::{How, Interrupt};
use crate::cards::{Character, Loyalty, Motive};
use crate::paper::{ByName, Mask};
use crate::pile::{Hidden, Pile};
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::terms::{Area, LocationSet, Resource, Title};

/// The turn under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Turn {
    pub current: Seat,
    pub number: u16,
    /// The current player began this turn piloting a viper (BASE-212).
    pub began_piloting: bool,
    /// An Executive Order was played in this turn (BASE-059).
    pub ordered: bool,
    /// A reroll of one's own turn was used (BASE-206).
    pub rerolled: bool,
    /// The extra action after a card was used (BASE-217).
    pub extra_action: bool,
    /// The current player revealed himself: no further step of his turn (BASE-040).
    pub ended: bool,
    /// Raiders that the last placing put into each area (BASE-101).
    #[serde(with = "ByName::<Area>")]
    pub placed_raiders: [u8; Area::COUNT],
    /// Heavy raiders were activated in this step (BASE-279).
    pub heavy_raiders_activated: bool,
    /// What the other boxes remember of a turn.
    #[serde(default, skip_serializing_if = "MoreTurn::is_default")]
    pub more: MoreTurn,
    #[serde(default, skip_serializing_if = "DaybreakTurn::is_default")]
    pub daybreak: DaybreakTurn,
}

/// What only Pegasus needs to know of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MoreTurn {
    /// Where the current player was when it began (PEG-063).
    pub began_at: Place,
    /// The next loss of it is one smaller (PEG-039).
    pub shield: Option<Resource>,
    /// The next Crisis card counts as having the jump icon (PEG-025).
    pub jump_promised: bool,
    /// No Prepare for Jump step.
    pub no_jump: bool,
    /// A Major Victory was played (PEG-040).
    pub victory: bool,
    /// A Sabotage was played (PEG-036).
    pub sabotaged: bool,
    /// A title taken for this turn, with its former holder (PEG-059).
    pub borrowed: Option<(Title, Seat)>,
    /// Who is executed once the effect under way is resolved (PEG-066).
    pub doomed: SeatSet,
    /// A civilian ship was evacuated by the action under way (PEG-132).
    pub evacuated: bool,
}

impl MoreTurn {
    fn is_default(&self) -> bool {
        *self == MoreTurn::default()
    }
}

/// What only Daybreak needs to know of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct DaybreakTurn {
    /// Who has drawn a Mutiny card for a discarded Treachery card (DAY-022).
    pub mutinied: SeatSet,
    /// No Cylon ship is launched or activated any more (DAY-080).
    pub truce: bool,
    /// A mission was activated: the current player draws no Crisis (DAY-103).
    pub mission: bool,
    /// Who has spared somebody a discard (DAY-038).
    pub spared: SeatSet,
    /// Who has drawn for a loss of population (DAY-060).
    pub remembered: SeatSet,
    /// Locations that were activated once more (DAY-063).
    pub activated_again: LocationSet,
    /// The current player goes to the Brig at its end (DAY-069).
    pub caught: bool,
    /// Motives that were offered in this turn and have been true since, one bit each (DAY-033).
    #[serde(with = "Mask::<Motive>")]
    pub offered_motives: u16,
}

impl DaybreakTurn {
    fn is_default(&self) -> bool {
        *self == DaybreakTurn::default()
    }
}

/// The last roll: what the procedure that asked for it reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Rolled {
    pub result: u8,
    /// Changes bought for this roll, kept by a reroll (BASE-139).
    pub bonus: i8,
    /// Whether its one Strategic Planning was played (BASE-234).
    pub planned: bool,
    /// No die was rolled: a card took its place (PEG-061).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_card: bool,
    /// A change of the result after the roll, one at most (PEG-047).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub shift: i8,
}

/// Saved games leave out what their boxes do not know.
pub(crate) fn is_zero(value: &i8) -> bool {
    *value == 0
}

/// The same for a number of pieces.
pub(crate) fn is_none(value: &u8) -> bool {
    *value == 0
}

/// Secret answers of the window that is open: who has passed and who wants to use what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Collected {
    pub passed: SeatSet,
    pub declared: [Option<(Interrupt, How)>; MAX_SEATS],
}

/// The assist character of a game for one (BASE-279).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assist {
    pub character: Character,
    /// Nobody knows them, the player included.
    pub loyalty: Pile<Hidden<Loyalty>, 8>,
    /// Cards turned up.
    pub turned: Pile<Loyalty, 8>,
    pub once_used: bool,
    /// Proved a Cylon: no help from now on.
    pub lost: bool,
}

impl Assist {
    pub(crate) fn new(character: Character) -> Assist {
        Assist { character, loyalty: Pile::new(), turned: Pile::new(), once_used: false, lost: false }
    }
}
