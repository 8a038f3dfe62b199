//! What is under way, read from the frames of a view, for whoever has to judge it.
//!
//! Frames hold nothing that any seat may not know, so neither does this.

use super::View;
use crate::cards::{Check, Effect};
use crate::frame::Frame;
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::{Skill, SkillSet};

/// The skill check under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckNow {
    /// The Crisis or the location that makes it.
    pub on: Source,
    pub check: &'static Check,
    /// The player who activated the location, or the current player.
    pub you: Seat,
    pub target: Option<Seat>,
    /// The difficulty with every change so far.
    pub difficulty: i8,
    /// The types that count positive, with every change so far.
    pub positive: SkillSet,
    /// Cards of this strength count positive (BASE-200).
    pub positive_strength: Option<u8>,
    pub no_strength: Option<Skill>,
    pub face_up: bool,
    /// Where its cards begin in [`View::check`].
    pub start: usize,
    /// How many players have been through with adding cards, from the left of the current player on.
    pub fed: u8,
}

/// The effect of a card, location or ability that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectNow {
    pub of: Source,
    pub effect: Effect,
    pub you: Seat,
    pub target: Option<Seat>,
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
    /// The innermost skill check under way.
    pub fn check_now(&self) -> Option<CheckNow> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Check(check) => Some(check.now()),
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

    /// The innermost Crisis card under way.
    pub fn crisis_now(&self) -> Option<CrisisNow> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::CrisisCard(crisis) => Some(crisis.now()),
            _ => None,
        })
    }
}
