//! One of everything that can be put into words. A variant without a sample stops the build.

#![allow(dead_code, unused_imports, reason = "each test uses its own part")]

use airlock_game::cards::{Character, Crisis, Destination, Loyalty, Mission, Motive, Mutiny, Quorum, SkillCard};
use airlock_game::terms::{Area, Set, Sets};
use airlock_game::{Seat, SeatSet, Secret};
use airlock_text::Names;

/// Writes the function that lists samples of an enum, each variant at least once.
macro_rules! every {
    ($name:ident: $type:ident [$($variant:ident $({ $($field:tt)* })? $(( $($value:tt)* ))?),+ $(,)?]) => {
        pub fn $name() -> Vec<$type> {
            #[allow(unreachable_patterns)]
            fn is_listed(sample: &$type) -> bool {
                match sample { $($type::$variant { .. } => true),+ }
            }
            let samples = vec![$($type::$variant $({ $($field)* })? $(( $($value)* ))?),+];
            assert!(samples.iter().all(is_listed));
            samples
        }
    };
}

mod asks;
mod daybreak;
mod effects;
mod events;
pub mod terminal;

pub use asks::*;
pub use effects::*;
pub use events::*;

pub const ME: Seat = Seat(0);
pub const OTHER: Seat = Seat(1);
pub const THIRD: Seat = Seat(2);

pub struct Table {
    pub basestars: Option<Area>,
}

impl Names for Table {
    fn seat(&self, seat: Seat) -> String {
        ["Adama", "Starbuck", "Roslin"][seat.index()].to_owned()
    }

    fn character(&self, seat: Seat) -> Option<Character> {
        // The third has none yet, and is called by his own name.
        ["william-adama", "kara-starbuck-thrace"].get(seat.index()).and_then(|id| Character::from_id(id))
    }

    fn basestar(&self, _number: u8) -> Option<Area> {
        self.basestars
    }
}

/// The same people at a table with Daybreak, each of them in an assault raptor.
pub struct AtDaybreak;

impl Names for AtDaybreak {
    fn seat(&self, seat: Seat) -> String {
        Table { basestars: None }.seat(seat)
    }

    fn sets(&self) -> Sets {
        Sets::BASE.with(Set::Daybreak)
    }

    fn flies_raptor(&self, _seat: Seat) -> bool {
        true
    }
}

fn known<T: Copy>(value: T) -> Secret<T> {
    Secret::among(SeatSet::EVERYBODY, value)
}

fn hidden<T>() -> Secret<T> {
    Secret { to: SeatSet::NONE, value: None }
}

fn skill_card() -> SkillCard {
    SkillCard::from_id("repair-2").expect("a card of the base game")
}

fn crisis() -> Crisis {
    Crisis::from_id("water-sabotaged").expect("a card of the base game")
}

fn quorum() -> Quorum {
    Quorum::from_id("assign-arbitrator").expect("a card of the base game")
}

fn cylon() -> Loyalty {
    Loyalty::from_id("you-are-a-cylon-can-damage-galactica").expect("a card of the base game")
}

fn calculations() -> SkillCard {
    SkillCard::from_id("calculations-3").expect("a card of Pegasus")
}

fn sympathetic() -> Loyalty {
    Loyalty::from_id("you-are-a-sympathetic-cylon").expect("a card of Pegasus")
}

fn mutiny() -> Mutiny {
    Mutiny::from_id("feed-the-people").expect("a card of Daybreak")
}

fn motive() -> Motive {
    Motive::from_id("make-an-ally").expect("a card of Daybreak")
}

fn mission() -> Mission {
    Mission::from_id("rescue-hera").expect("a card of Daybreak")
}

fn icy_moon() -> Destination {
    Destination::from_id("icy-moon-1").expect("a card of the base game")
}
