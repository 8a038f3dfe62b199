//! Why a line failed: what was asked of whom, what was legal, and which line has closed a window.

use serde_json::Value;

use super::choice::{answer_text, choice_text, unknown_word};
use super::play::Running;
use crate::ask::{Answer, Ask, Options, Question};
use crate::seat::Seat;

impl Running {
    /// Why somebody cannot answer so; `reached` is what was asked when the line began.
    pub(super) fn cannot_answer(&self, seat: Seat, answer: &str, reached: &[Ask]) -> String {
        let mut lines = vec![format!("{} cannot answer “{answer}”.", self.name(seat))];
        lines.extend(unknown_word(answer).map(|word| format!("No answer has the word {word}.")));
        lines.extend(self.too_late(seat, answer));
        lines.extend(self.closed_before());
        if reached != self.now().asks() {
            lines.push(format!("Asked when this line began: {}.", self.asks_text(reached)));
            lines.extend(self.closed_here());
        }
        lines.push(self.asked_now());
        lines.join("\n")
    }

    /// What goes with a fact that is not so.
    pub(super) fn moment(&self) -> String {
        let mut lines: Vec<String> = self.closed_before().into_iter().chain(self.closed_here()).collect();
        let asks = self.now().asks();
        if asks.iter().any(|ask| matches!(ask.question, Question::Feed { .. })) {
            let still = "A check is under way. A “then” closes windows but passes no contributions";
            lines.push(format!("{still}: put “when the rest passes” before it."));
        }
        lines.push(match asks {
            [] => self.asked_now(),
            asks => format!("Asked now: {}.", self.kinds_text(asks.iter())),
        });
        lines.join("\n")
    }

    /// What is asked, with every legal answer.
    pub(super) fn asked_now(&self) -> String {
        match self.now().ending() {
            Some(ending) => format!("The game is over: {} by {}.", ending.winner.id(), spelled(&ending.cause)),
            None => format!("Asked now: {}.", self.asks_text(self.now().asks())),
        }
    }

    /// The answer could have been given, to a question that an earlier line has let pass.
    fn too_late(&self, seat: Seat, answer: &str) -> Option<String> {
        let mut earlier = self.passed.iter().rev().filter(|passed| passed.line != self.line && passed.ask.seat == seat);
        let missed = earlier.find(|passed| self.find_among(&passed.ask.options, answer).is_some())?;
        let (line, kind) = (missed.line, question_text(&missed.ask.question));
        Some(format!("Line {line} closed the {kind} in which {} could have answered so.", self.name(seat)))
    }

    /// What the line of the last answer and those after it have let pass.
    fn closed_before(&self) -> Vec<String> {
        let mut lines: Vec<usize> = self.passed.iter().map(|passed| passed.line).collect();
        lines.dedup();
        lines.retain(|&line| line != self.line);
        lines.into_iter().map(|line| format!("Line {line} let pass: {}.", self.passed_in(line))).collect()
    }

    fn closed_here(&self) -> Option<String> {
        let passed = self.passed_in(self.line);
        (!passed.is_empty()).then(|| format!("This line let pass: {passed}."))
    }

    fn passed_in(&self, line: usize) -> String {
        self.kinds_text(self.passed.iter().filter(|passed| passed.line == line).map(|passed| &passed.ask))
    }

    /// Who is asked what.
    fn kinds_text<'a>(&self, asks: impl Iterator<Item = &'a Ask>) -> String {
        let asked = |ask: &Ask| format!("{} ({})", self.name(ask.seat), question_text(&ask.question));
        asks.map(asked).collect::<Vec<_>>().join(", ")
    }

    fn asks_text(&self, asks: &[Ask]) -> String {
        let asked = |ask: &Ask| {
            let options = self.options_text(&ask.options);
            format!("{} ({}): {options}", self.name(ask.seat), question_text(&ask.question))
        };
        asks.iter().map(asked).collect::<Vec<_>>().join("; ")
    }

    fn options_text(&self, options: &Options) -> String {
        let name = |seat| self.name(seat);
        match options {
            Options::Choices(choices) => {
                choices.iter().map(|choice| choice_text(choice, &name)).collect::<Vec<_>>().join(" | ")
            }
            Options::Cards { from, min, max } => {
                let cards = answer_text(&Answer::Cards(from.clone()), &name);
                if min == max { format!("{min} of {cards}") } else { format!("{min} to {max} of {cards}") }
            }
        }
    }
}

/// A question as it is called after `is asked`, with the window that it is about.
pub(super) fn question_text(question: &Question) -> String {
    let kind = kind_of(question);
    match question {
        Question::Window { window, .. } | Question::WhoFirst { window } => format!("{kind} {}", window.id()),
        _ => kind,
    }
}

/// The kind of a question, as it is spelled in JSON.
pub(super) fn kind_of(question: &Question) -> String {
    match serde_json::to_value(question).expect("plain data") {
        Value::String(kind) => kind,
        Value::Object(map) => map.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

/// Plain data as it is written in a scenario: `boarded`, `resource fuel`.
pub(super) fn spelled(data: &impl serde::Serialize) -> String {
    match serde_json::to_value(data).expect("plain data") {
        Value::String(text) => text,
        Value::Object(map) => {
            let mut parts = map.iter().map(|(key, value)| format!("{key} {}", value.as_str().unwrap_or_default()));
            parts.next().unwrap_or_default()
        }
        other => other.to_string(),
    }
}
