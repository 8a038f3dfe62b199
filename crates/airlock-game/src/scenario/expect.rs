//! What must hold: the `then` lines of a scenario.

use serde_json::Value;

use super::choice::unknown_word;
use super::explain::{kind_of, question_text, spelled};
use super::fact::Fact;
use super::parse::word;
use super::play::{PATIENCE, Ran, Running};
use super::position::Table;
use crate::seat::Seat;
use crate::terms::{Area, Skill};
use crate::view::Viewer;

/// What is said of a seat at this very moment, and what must not be asked of the end of a turn.
static OF_ASKS: &[&str] = &["may ", "is asked ", "is not asked", "sees now "];

impl Running {
    pub(super) fn then(&mut self, rest: &str) -> Ran {
        if rest == "refused" {
            return self.then_refused();
        }
        self.begin()?;
        if let Some(fact) = rest.strip_prefix("at end of turn ") {
            return self.then_at_end_of_turn(fact);
        }
        if self.is_of_asks(rest) {
            return self.then_asks(rest);
        }
        self.close_windows()?;
        self.look(rest).map_err(|wrong| format!("{wrong}\n{}", self.moment()))
    }

    /// Whether a line is about what somebody is asked, which open windows are part of.
    fn is_of_asks(&self, rest: &str) -> bool {
        let (name, what) = word(rest);
        self.seat(name).is_some() && OF_ASKS.iter().any(|words| what.starts_with(words))
    }

    fn then_asks(&mut self, rest: &str) -> Ran {
        let (name, what) = word(rest);
        let seat = self.need_seat(name)?;
        if let Some(answer) = what.strip_prefix("may not ") {
            return self.then_may_not(seat, answer);
        }
        if let Some(answer) = what.strip_prefix("may ") {
            return self.then_may(seat, answer);
        }
        if let Some(question) = what.strip_prefix("is asked ") {
            return self.then_asked(seat, question);
        }
        if let Some(fact) = what.strip_prefix("sees now ") {
            return self.then_sees(Viewer::Seat(seat), fact);
        }
        match self.now().ask_of(seat) {
            None => Ok(()),
            Some(ask) => Err(format!("{name} is asked {}. {}", question_text(&ask.question), self.asked_now())),
        }
    }

    /// Looks for a fact as things are.
    pub(super) fn look(&mut self, rest: &str) -> Ran {
        if self.is_of_asks(rest) {
            return Err(format!("nobody is asked anything, so there is no “{rest}” to look for"));
        }
        let (first, what) = word(rest);
        if let Some(seat) = self.seat(first)
            && let Some(result) = self.look_at_seat(seat, what)
        {
            return result;
        }
        match first {
            "over" => self.then_over(what),
            "not" if what == "over" => match self.now().ending() {
                None => Ok(()),
                Some(_) => Err("expected the game to go on".to_owned()),
            },
            "current" => {
                let found = self.name(self.now().turn.current);
                let wanted = self.name(self.need_seat(what)?);
                if found == wanted { Ok(()) } else { Err(format!("the current player is {found}")) }
            }
            "happened" => self.then_happened(Viewer::Everything, what, true),
            "not" if what.starts_with("happened ") => self.then_happened(Viewer::Everything, &what[9..], false),
            "no" if what == "dice left" => match self.now().chance.given_dice_left() {
                0 => Ok(()),
                left => Err(format!("{left} given dice were not rolled")),
            },
            "state" => self.then_sees(Viewer::Everything, what),
            "spectator" => self.then_sees(Viewer::Spectator, what.strip_prefix("sees ").unwrap_or(what)),
            "turn" if !what.starts_with("number ") => {
                Err("“turn” can only be given; look for whose turn it is with “current NAME”".to_owned())
            }
            "dice" => Err("dice can only be given; look for “no dice left” or “happened rolled”".to_owned()),
            _ => {
                let table = Table::of(self.now());
                Fact::read(rest, &table)?.look(self.now(), &table)
            }
        }
    }

    /// What a seat heard, sees and won. `None` if this is a fact that can be given as well.
    fn look_at_seat(&self, seat: Seat, what: &str) -> Option<Ran> {
        let viewer = Viewer::Seat(seat);
        if let Some(event) = what.strip_prefix("heard ") {
            return Some(self.then_happened(viewer, event, true));
        }
        if let Some(event) = what.strip_prefix("did not hear ") {
            return Some(self.then_happened(viewer, event, false));
        }
        if let Some(fact) = what.strip_prefix("sees ") {
            return Some(self.then_sees(viewer, fact));
        }
        match what {
            "has won" => Some(self.then_won(seat, true)),
            "has lost" => Some(self.then_won(seat, false)),
            _ => None,
        }
    }

    fn then_may_not(&mut self, seat: Seat, answer: &str) -> Ran {
        // A slip of the pen must not pass for the truth.
        if let Some(word) = unknown_word(answer) {
            return Err(format!("no answer has the word {word}"));
        }
        match self.find_answer(seat, answer) {
            Some(_) => Err(format!("{} may answer “{answer}”. {}", self.name(seat), self.asked_now())),
            None => Ok(()),
        }
    }

    fn then_may(&mut self, seat: Seat, answer: &str) -> Ran {
        let reached = self.now().asks().to_vec();
        for _ in 0..PATIENCE {
            if self.find_answer(seat, answer).is_some() {
                return Ok(());
            }
            let others = self.now().asks().iter().any(|ask| ask.seat != seat);
            if self.now().ask_of(seat).is_some() || !others || !self.pass_one()? {
                break;
            }
        }
        Err(self.cannot_answer(seat, answer, &reached))
    }

    /// The question by its kind, such as `move`, `action` or `window`.
    fn then_asked(&mut self, seat: Seat, question: &str) -> Ran {
        for _ in 0..PATIENCE {
            let kind = self.now().ask_of(seat).map(|ask| kind_of(&ask.question));
            if kind.as_deref() == Some(question) {
                return Ok(());
            }
            if !self.pass_one()? {
                break;
            }
        }
        Err(format!("{} is not asked “{question}”.\n{}", self.name(seat), self.moment()))
    }

    fn then_over(&self, what: &str) -> Ran {
        let ending = self.now().ending().ok_or("the game is not over")?;
        let found = format!("{} by {}", ending.winner.id(), spelled(&ending.cause));
        if found == what || ending.winner.id() == what { Ok(()) } else { Err(format!("expected “over {what}”")) }
    }

    fn then_won(&self, seat: Seat, wanted: bool) -> Ran {
        match self.now().has_won(seat) {
            None => Err("the game is not over".to_owned()),
            Some(won) if won == wanted => Ok(()),
            Some(won) => Err(format!("{} has {}", self.name(seat), if won { "won" } else { "lost" })),
        }
    }

    /// `PATH is JSON`: a part of the viewer's view.
    fn then_sees(&self, viewer: Viewer, what: &str) -> Ran {
        let (path, wanted) = what.split_once(" is ").ok_or("write “PATH is JSON”")?;
        let wanted: Value = serde_json::from_str(wanted.trim()).map_err(|error| format!("“{wanted}”: {error}"))?;
        let view = serde_json::to_value(self.now().view(viewer)).expect("plain data");
        let mut found = &view;
        for step in path.trim().split('.') {
            found = self
                .walk(found, step)
                .ok_or_else(|| format!("“{path}” has no “{step}”; it has {}", steps_of(found)))?;
        }
        if *found == wanted { Ok(()) } else { Err(format!("{path}: expected {wanted}, found {found}")) }
    }

    fn walk<'v>(&self, value: &'v Value, step: &str) -> Option<&'v Value> {
        match value {
            Value::Object(map) => map.get(step),
            Value::Array(items) => {
                let seat = self.seat(step).map(Seat::index);
                let area = Area::from_id(step).map(Area::index);
                let skill = Skill::from_id(step).map(|skill| skill as usize);
                items.get(step.parse().ok().or(seat).or(area).or(skill)?)
            }
            _ => None,
        }
    }
}

/// Where a path can go on.
fn steps_of(value: &Value) -> String {
    match value {
        Value::Object(map) => map.keys().map(String::as_str).collect::<Vec<_>>().join(", "),
        Value::Array(items) => format!("{} places, by number, seat, area or skill", items.len()),
        leaf => format!("only {leaf}"),
    }
}
