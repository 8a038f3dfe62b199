//! What is under way, read from the frames of a view: the step of the turn, the crisis, the check.

use serde::{Deserialize, Serialize};

use super::View;
use crate::cards::{Check, Effect, SkillCard};
use crate::chance::DIE;
use crate::event::RollFor;
use crate::frame::Frame;
use crate::rules::turn::Step as TurnStep;
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::{Skill, SkillSet};

/// The steps of a turn, as a player counts them (BASE-031).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Before the first turn: characters, titles, first hands.
    Setup,
    Skills,
    Move,
    Action,
    Crisis,
    /// Activating Cylon ships.
    Cylons,
    Jump,
}

impl Step {
    /// The steps of a human player's turn.
    pub const OF_TURN: &'static [Step] =
        &[Step::Skills, Step::Move, Step::Action, Step::Crisis, Step::Cylons, Step::Jump];
}

/// A skill check under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckNow {
    pub on: Source,
    /// What is printed.
    pub printed: &'static Check,
    /// As it stands after what was played.
    pub difficulty: i8,
    pub positive: SkillSet,
    /// Cards of this strength count positive, whatever their type (BASE-200).
    pub positive_strength: Option<u8>,
    pub no_strength: Option<Skill>,
    pub face_up: bool,
    /// A Reckless card was played on it (PEG-030).
    pub reckless: bool,
    /// No Destiny cards are added (PEG-042).
    pub without_destiny: bool,
    /// No skill check abilities are resolved (DAY-076, DAY-104).
    pub without_abilities: bool,
    /// What each card of strength 0 adds (DAY-071).
    pub zeros_add: u8,
    /// Whose check it is: who activated the location, or the current player.
    pub you: Seat,
    /// At whom it is aimed.
    pub target: Option<Seat>,
    pub stage: CheckStage,
    /// Who adds cards now.
    pub feeder: Option<Seat>,
    /// How many players have been through with adding cards, from the left of the current player on.
    pub fed: u8,
    /// Where its cards begin in [`View::check`].
    pub start: u8,
}

impl CheckNow {
    /// What the card would add to the total.
    pub fn worth(&self, card: SkillCard) -> i8 {
        let strength = if self.no_strength == Some(card.skill()) { 0 } else { card.strength() };
        let strength = i8::try_from(strength).expect("a strength is small");
        let positive = self.positive.contains(card.skill()) || self.positive_strength == Some(card.strength());
        let counted = if positive { strength } else { -strength };
        let zero = if card.strength() == 0 { self.zeros_add } else { 0 };
        counted + i8::try_from(zero).expect("few copies of few cards")
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CheckStage {
    /// Before any card is added.
    Opening,
    Adding,
    /// All have added; the cards lie face down.
    Added,
    /// Turned, but not totalled yet (PEG-031, PEG-068).
    Revealed,
    /// Turned and totalled.
    Totalled,
    /// The outcome stands and takes effect.
    Resolved,
}

/// The effect of a card, location or ability that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectNow {
    pub of: Source,
    pub effect: Effect,
    pub you: Seat,
    pub target: Option<Seat>,
}

/// A die that is about to be rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollNow {
    pub purpose: RollFor,
    /// What is added so far.
    pub bonus: i8,
}

impl RollNow {
    /// How many sides of the die give a wanted result, with `more` added (BASE-138).
    pub fn sides(&self, more: i8, wanted: impl Fn(u8) -> bool) -> u8 {
        let result = |die: u8| {
            let result = i16::from(die) + i16::from(self.bonus) + i16::from(more);
            u8::try_from(result.clamp(1, DIE.into())).expect("within the die")
        };
        u8::try_from((1..=DIE).filter(|&die| wanted(result(die))).count()).expect("a die has few sides")
    }
}

/// The Crisis or Super Crisis card that is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrisisNow {
    pub card: Source,
    pub drawer: Seat,
    /// The option taken: 0 the check or the first, 1 the other.
    pub option: u8,
}

impl View {
    /// The step of the turn under way.
    pub fn step(&self) -> Step {
        let mut step = if self.turn.number == 0 { Step::Setup } else { Step::Skills };
        for frame in &self.frames {
            step = match frame {
                Frame::Turn(turn) => match turn.next() {
                    TurnStep::Start | TurnStep::Begun | TurnStep::ReceiveSkills | TurnStep::Movement => Step::Skills,
                    TurnStep::Action | TurnStep::MovementEnds => Step::Move,
                    TurnStep::Crisis => Step::Action,
                    TurnStep::EndOfTurn => Step::Crisis,
                    TurnStep::HandLimit | TurnStep::QuorumLimit | TurnStep::Losses => Step::Jump,
                },
                Frame::Icon(_) if step == Step::Crisis => Step::Cylons,
                Frame::Jump(_) if step >= Step::Crisis => Step::Jump,
                _ => step,
            };
        }
        step
    }

    /// The Crisis or Super Crisis card that is being resolved.
    pub fn crisis(&self) -> Option<Source> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::CrisisCard(crisis) => Some(crisis.card()),
            _ => None,
        })
    }

    /// The innermost check under way.
    pub fn check_now(&self) -> Option<CheckNow> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Check(check) => Some(check.now(self)),
            _ => None,
        })
    }

    /// The innermost effect under way: the one that asks, or that a die is rolled for.
    pub fn effect_now(&self) -> Option<EffectNow> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Script(script) => script.now(),
            _ => None,
        })
    }

    /// The die that is about to be rolled.
    pub fn roll_now(&self) -> Option<RollNow> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Roll(roll) => Some(RollNow { purpose: roll.purpose(), bonus: roll.bonus() }),
            _ => None,
        })
    }

    /// The innermost Crisis card under way.
    pub fn crisis_now(&self) -> Option<CrisisNow> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::CrisisCard(crisis) => Some(crisis.now()),
            _ => None,
        })
    }
}
