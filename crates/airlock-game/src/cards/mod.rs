//! Every component of the game as data, one file a deck and set.
//!
//! A card is known by a small id type (`Crisis`, `Quorum`, …): a number that indexes the tables
//! of all sets, so that a set added later leaves the numbers of the earlier ones alone. On paper
//! (JSON, scenarios) it is written as the id of its row.

pub mod attack;
pub mod base;
mod boards;
pub mod daybreak;
pub mod effect;
mod ids;
pub mod pegasus;
mod response;
mod rows;
mod sheets;
mod traits;
pub mod vocabulary;
mod windows;
mod words;

pub use effect::{
    Among, Amount, Check, Condition, CylonPiece, Effect, From, Hold, Look, PeekDeck, Pick, Reach, Rest, Script, Who,
};
pub use ids::{
    Agenda, Character, Civilian, Crisis, Destination, Loyalty, Mission, Motive, Mutiny, Quorum, SkillCard, SuperCrisis,
};
pub use response::{CardUse, Response};
pub use rows::{
    AgendaDeck, AgendaRow, CivilianRow, CrisisKind, CrisisRow, DestinationRow, Goal, LocationRow, LoyaltyRow,
    Milestone, MilestoneEffect, MissionRow, MotiveRow, MotiveTime, MutinyRow, Objective, ObjectiveRow, QuorumRow,
    SkillName, SkillRow, SkillSort, SkillText, StandingRule, Stays, Team, TitleRow, Until, Window,
};
pub use sheets::{Ability, AbilityKind, AbilityRow, AbilityRule, CharacterKind, CharacterRow, Quality, Start};
pub use traits::Trait;
pub use windows::Windows;

pub use crate::rules::characters::effect::CharacterEffect;
pub use crate::rules::check::effect::{CheckAbility, CheckChange};
pub use crate::rules::crisis::effect::CrisisEffect;
pub use crate::rules::cylons::effect::CylonEffect;
pub use crate::rules::decks::effect::DeckEffect;
pub use crate::rules::jump::effect::JumpEffect;
pub use crate::rules::loyalty::effect::LoyaltyEffect;
pub use crate::rules::missions::effect::MissionEffect;
pub use crate::rules::mutiny::effect::MutinyEffect;
pub use crate::rules::new_caprica::effect::NewCapricaEffect;
pub use crate::rules::quorum::effect::QuorumEffect;
pub use crate::rules::resources::effect::ResourceEffect;
pub use crate::rules::skills::effect::SkillEffect;
pub use crate::rules::space::attack::effect::AttackEffect;
pub use crate::rules::space::civilians::effect::CivilianEffect;
pub use crate::rules::space::cylon_ships::effect::CylonShipEffect;
pub use crate::rules::space::damage::effect::DamageEffect;
pub use crate::rules::space::vipers::effect::ViperEffect;
pub use crate::rules::turn::effect::TurnEffect;
