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
mod inner;
pub mod pegasus;
mod rows;
mod sheets;
mod traits;
mod windows;
mod words;

pub use effect::{
    Among, Amount, Check, Condition, CylonPiece, Effect, From, Hold, Look, PeekDeck, Pick, Reach, Rest, Script, Who,
};
pub use ids::{
    Agenda, Character, Civilian, Crisis, Destination, Loyalty, Mission, Motive, Mutiny, Quorum, SkillCard, SuperCrisis,
};
pub use rows::{
    AgendaDeck, AgendaRow, CivilianRow, CrisisKind, CrisisRow, DestinationRow, Goal, LocationRow, LoyaltyRow,
    Milestone, MilestoneEffect, MissionRow, MotiveRow, MotiveTime, MutinyRow, Objective, ObjectiveRow, QuorumRow,
    SkillName, SkillRow, SkillSort, SkillText, StandingRule, Stays, Team, Timing, TitleRow, Until, Window,
};
pub use sheets::{Ability, AbilityKind, AbilityRow, AbilityRule, CharacterKind, CharacterRow, Quality, Start};
pub use traits::Trait;
pub use windows::Windows;
