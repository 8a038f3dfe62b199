//! The nouns of the game, one word for each idea, as the rulebook has them.

mod board;
mod craft;
mod sets;
mod skill;

pub use board::{Area, Location, LocationSet, Ship};
pub use craft::{BasestarDamage, Craft, Damages, GalacticaDamage, Icon, PegasusDamage};
pub use sets::{Set, Sets};
pub use skill::{SKILLS, Skill, SkillCounts, SkillSet};

use serde::{Deserialize, Serialize};

/// Writes `id()`, `from_id()` and `ALL` for an enum whose ids are kebab-case names.
macro_rules! named {
    ($type:ident { $($variant:ident = $id:literal),* $(,)? }) => {
        impl $type {
            pub const ALL: &'static [$type] = &[$($type::$variant),*];

            /// The id of the reference, the scenarios and the translations.
            pub const fn id(self) -> &'static str {
                match self { $($type::$variant => $id),* }
            }

            pub fn from_id(id: &str) -> Option<$type> {
                match id { $($id => Some($type::$variant),)* _ => None }
            }
        }

        impl crate::paper::Named for $type {
            fn everything() -> impl Iterator<Item = $type> {
                $type::ALL.iter().copied()
            }

            fn name(self) -> &'static str {
                self.id()
            }

            fn of_name(name: &str) -> Option<$type> {
                $type::from_id(name)
            }

            fn place(self) -> usize {
                self as usize
            }
        }
    };
}
pub(crate) use named;

/// The four dials.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    Fuel,
    Food,
    Morale,
    Population,
}

named!(Resource { Fuel = "fuel", Food = "food", Morale = "morale", Population = "population" });

/// The offices that a player can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Title {
    Admiral,
    President,
}

named!(Title { Admiral = "admiral", President = "president" });

/// The winners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Human,
    Cylon,
}

named!(Side { Human = "human", Cylon = "cylon" });
