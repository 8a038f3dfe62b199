//! Every component of the game as data, one file a deck and set.
//!
//! A card is known by a small id type (`Crisis`, `Quorum`, …): a number that indexes the tables
//! of all sets, so that a set added later leaves the numbers of the earlier ones alone. On paper
//! (JSON, scenarios) it is written as the id of its row.

pub mod attack;
pub mod base;
pub mod effect;
mod ids;
mod rows;
mod traits;

pub use effect::{Among, Amount, Check, Condition, Effect, From, Hold, Look, PeekDeck, Pick, Script, Who};
pub use ids::{Character, Civilian, Crisis, Destination, Loyalty, Quorum, SkillCard, SuperCrisis};
pub use rows::{
    Ability, AbilityKind, AbilityRow, AbilityRule, CharacterKind, CharacterRow, CivilianRow, CrisisKind, CrisisRow,
    DestinationRow, LocationRow, LoyaltyRow, Milestone, MilestoneEffect, Objective, ObjectiveRow, QuorumRow, SkillName,
    SkillRow, SkillText, StandingRule, Start, Stays, Team, Timing, TitleRow, Until, Window,
};
pub use traits::Trait;
