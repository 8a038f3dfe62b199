//! One of everything that can be put into words. A variant without a sample stops the build.

#![allow(dead_code, unused_imports, reason = "each test uses its own part")]

use airlock_game::cards::{Character, Crisis, Destination, Loyalty, Mission, Motive, Mutiny, Quorum, SkillCard};
use airlock_game::state::Basestar;
use airlock_game::terms::Area;
use airlock_game::{Game, Seat, SeatSet, Secret, Setup, View, Viewer};
use airlock_text::TableNames;

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

/// Names as live output has them: Adama, Starbuck, and a person called Roslin who has no character yet.
fn names(setup: &Setup, see: impl Fn(&mut View)) -> TableNames {
    let mut view = Game::new(setup, [7; 32]).expect("a game that can be played").view(Viewer::Spectator);
    for (player, id) in view.players.iter_mut().zip(["william-adama", "kara-starbuck-thrace"]) {
        player.character = Character::from_id(id);
    }
    see(&mut view);
    TableNames::of(&view, |_| "Roslin".to_owned())
}

/// A table of the base game, with both basestars in that area.
pub fn table(basestars: Option<Area>) -> TableNames {
    names(&Setup::base(3), |view| view.space.basestars = vec![basestars.map(Basestar::new); 2])
}

/// The same people at a table with Daybreak, each of them in an assault raptor.
pub fn at_daybreak() -> TableNames {
    names(&Setup::daybreak(3), |view| view.players.iter_mut().for_each(|player| player.in_raptor = true))
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
