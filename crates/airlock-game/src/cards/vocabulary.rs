//! All words of the cards in one place, for the tables: the constructors of effects, by subject.

pub use super::effect::{FAIL_BOX, Script, choose, make_check, may, risk, roll, target, when};
pub use super::response::{CardUse, Response};
pub use super::words::{
    Among, Amount, Check, Condition, CylonPiece, From, Hold, Look, PeekDeck, Pick, Reach, Rest, Who,
};
pub use crate::rules::characters::effect::*;
pub use crate::rules::check::effect::*;
pub use crate::rules::crisis::effect::*;
pub use crate::rules::cylons::effect::*;
pub use crate::rules::decks::effect::*;
pub use crate::rules::jump::effect::*;
pub use crate::rules::loyalty::effect::*;
pub use crate::rules::missions::effect::*;
pub use crate::rules::mutiny::effect::*;
pub use crate::rules::new_caprica::effect::*;
pub use crate::rules::quorum::effect::*;
pub use crate::rules::resources::effect::*;
pub use crate::rules::skills::effect::*;
pub use crate::rules::space::attack::effect::*;
pub use crate::rules::space::civilians::effect::*;
pub use crate::rules::space::cylon_ships::effect::*;
pub use crate::rules::space::damage::effect::*;
pub use crate::rules::space::vipers::effect::*;
pub use crate::rules::turn::effect::*;
