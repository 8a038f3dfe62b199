//! What passes by itself: windows, contributions and offers that a scenario does not mention.
//!
//! A `when` lets pass what stands before its answer, a `then` closes windows only. What has passed
//! is noted with its line, so that an answer that comes too late is told so.

use super::play::{PATIENCE, Ran, Running};
use crate::ask::{Answer, Ask, Choice, Options, Question};

/// A question that nobody mentioned.
#[derive(Clone)]
pub(super) struct Passed {
    /// The line that let it pass.
    pub line: usize,
    pub ask: Ask,
}

impl Running {
    /// Lets one question pass that a scenario need not mention.
    pub(super) fn pass_one(&mut self) -> Result<bool, String> {
        let passable = |ask: &&Ask| {
            matches!(
                ask.question,
                Question::Window { .. }
                    | Question::Feed { .. }
                    | Question::Recon
                    | Question::ExtraAction { .. }
                    | Question::ActivateAgain { .. }
                    | Question::ActivateAfterOrder { .. }
                    | Question::DrawAtLoss { .. }
                    | Question::SpareDiscard
                    | Question::Move
            )
        };
        let Some(ask) = self.now().asks().iter().find(passable) else { return Ok(false) };
        self.pass(ask.clone())?;
        Ok(true)
    }

    fn pass(&mut self, ask: Ask) -> Ran {
        let (seat, answer) = (ask.seat, decline(&ask.options).ok_or("nothing to pass")?);
        self.passed.push(Passed { line: self.line, ask });
        self.answer(seat, answer)
    }

    /// Everything optional passes, up to the next question that must be answered or the next turn.
    pub(super) fn pass_the_rest(&mut self) -> Ran {
        let turn = self.now().turn.number;
        for _ in 0..PATIENCE {
            let game = self.now();
            if game.ending().is_some() || game.turn.number != turn || !self.pass_optional()? {
                return Ok(());
            }
        }
        Err("the rest never ends".to_owned())
    }

    /// Lets one question pass that can be declined, if there is one.
    pub(super) fn pass_optional(&mut self) -> Result<bool, String> {
        let Some(ask) = self.now().asks().iter().find(|ask| decline(&ask.options).is_some()) else { return Ok(false) };
        self.pass(ask.clone())?;
        Ok(true)
    }

    /// Windows that nobody mentions close before a fact is looked for.
    pub(super) fn close_windows(&mut self) -> Ran {
        for _ in 0..PATIENCE {
            let window = self.now().asks().iter().find(|ask| matches!(ask.question, Question::Window { .. }));
            let Some(ask) = window else { return Ok(()) };
            self.pass(ask.clone())?;
        }
        Err("a window never closes".to_owned())
    }
}

/// The answer that declines, where there is one.
fn decline(options: &Options) -> Option<Answer> {
    match options {
        Options::Choices(choices) => choices.contains(&Choice::Pass).then_some(Answer::One(Choice::Pass)),
        Options::Cards { min, .. } => (*min == 0).then(|| Answer::Cards(Vec::new())),
    }
}
