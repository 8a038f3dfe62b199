//! What must hold: the `then` lines of a scenario.

use serde_json::Value;

use super::fact::Fact;
use super::parse::{number, word};
use super::play::{PATIENCE, Ran, Running};
use super::position::Table;
use crate::ask::Question;
use crate::event::Event;
use crate::seat::Seat;
use crate::terms::{Area, Skill};
use crate::view::Viewer;

impl Running {
    pub(super) fn then(&mut self, rest: &str) -> Ran {
        self.begin()?;
        let (first, what) = word(rest);
        if let Some(seat) = self.seat(first)
            && let Some(result) = self.then_seat(seat, what)
        {
            return result;
        }
        self.settle()?;
        match first {
            "over" => self.then_over(what),
            "not" if what == "over" => match self.now().ending() {
                None => Ok(()),
                Some(ending) => Err(format!("the game is over: {ending:?}")),
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
            _ => {
                let table = Table::of(self.now());
                match Fact::read(rest, &table)? {
                    Some(fact) => fact.look(self.now(), &table),
                    None => Err(format!("«{rest}» is no fact")),
                }
            }
        }
    }

    /// What is asked of a seat, and what it sees. `None` if this is a plain fact.
    fn then_seat(&mut self, seat: Seat, what: &str) -> Option<Ran> {
        if let Some(answer) = what.strip_prefix("may not ") {
            let found = self.find_answer(seat, answer);
            return Some(found.and_then(|found| match found {
                Some(_) => Err(format!("{} may answer «{answer}»", self.name(seat))),
                None => Ok(()),
            }));
        }
        if let Some(answer) = what.strip_prefix("may ") {
            return Some(self.then_may(seat, answer));
        }
        if let Some(question) = what.strip_prefix("is asked ") {
            return Some(self.then_asked(seat, question));
        }
        if what == "is not asked" {
            return Some(match self.now().ask_of(seat) {
                None => Ok(()),
                Some(ask) => Err(format!("{} is asked {:?}", self.name(seat), ask.question)),
            });
        }
        if let Some(event) = what.strip_prefix("heard ") {
            return Some(self.settle().and_then(|()| self.then_happened(Viewer::Seat(seat), event, true)));
        }
        if let Some(event) = what.strip_prefix("did not hear ") {
            return Some(self.settle().and_then(|()| self.then_happened(Viewer::Seat(seat), event, false)));
        }
        if let Some(won) = ["has lost", "has won"].iter().position(|&words| words == what) {
            return Some(self.settle().and_then(|()| self.then_won(seat, won == 1)));
        }
        if let Some(fact) = what.strip_prefix("sees now ") {
            return Some(self.then_sees(Viewer::Seat(seat), fact));
        }
        if let Some(fact) = what.strip_prefix("sees ") {
            return Some(self.settle().and_then(|()| self.then_sees(Viewer::Seat(seat), fact)));
        }
        None
    }

    fn then_may(&mut self, seat: Seat, answer: &str) -> Ran {
        for _ in 0..PATIENCE {
            if self.find_answer(seat, answer)?.is_some() {
                return Ok(());
            }
            let others = self.now().asks().iter().any(|ask| ask.seat != seat);
            if self.now().ask_of(seat).is_some() || !others || !self.pass_one()? {
                break;
            }
        }
        Err(format!("{} may not answer «{answer}». {}", self.name(seat), self.legal(seat)))
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
        Err(format!("{} is not asked «{question}». {}", self.name(seat), self.legal(seat)))
    }

    fn then_over(&self, what: &str) -> Ran {
        let Some(ending) = self.now().ending() else { return Err("the game is not over".to_owned()) };
        let json = serde_json::to_value(ending.cause).expect("plain data");
        let cause = match &json {
            Value::String(cause) => cause.clone(),
            other => other
                .as_object()
                .and_then(|map| map.iter().next())
                .map_or(String::new(), |(key, value)| format!("{key} {}", value.as_str().unwrap_or_default())),
        };
        let found = format!("{} by {cause}", ending.winner.id());
        if found == what || ending.winner.id() == what { Ok(()) } else { Err(format!("the game is over: {found}")) }
    }

    fn then_won(&self, seat: Seat, wanted: bool) -> Ran {
        match self.now().has_won(seat) {
            None => Err("the game is not over".to_owned()),
            Some(won) if won == wanted => Ok(()),
            Some(won) => Err(format!("{} has {}", self.name(seat), if won { "won" } else { "lost" })),
        }
    }

    /// An event of that kind, with those fields.
    fn then_happened(&self, viewer: Viewer, what: &str, wanted: bool) -> Ran {
        let (times, what) = match what.split_once(" times ") {
            Some((times, what)) => (Some(number::<usize>(times)?), what),
            None => (None, what),
        };
        let (kind, fields) = word(what);
        if !KINDS.contains(&kind) {
            return Err(format!("there is no event «{kind}»"));
        }
        let fields: Result<Vec<(&str, Value)>, String> =
            fields.split_whitespace().map(|field| self.read_field(field)).collect();
        let fields = fields?;
        let fits = |event: &&Event| {
            let json = serde_json::to_value(event.shown_to(viewer)).expect("plain data");
            json["event"] == kind && fields.iter().all(|(key, value)| leaf(&json[*key]) == *value)
        };
        match (self.events.iter().filter(fits).count(), times, wanted) {
            (found, Some(times), true) if found == times => Ok(()),
            (found, Some(_), true) => Err(format!("«{what}» happened {found} times")),
            (0, _, false) | (1.., None, true) => Ok(()),
            (0, None, true) => Err(format!("nothing like «{what}» happened. Events: {}", self.tell())),
            (_, _, false) => Err(format!("«{what}» happened")),
        }
    }

    fn read_field<'f>(&self, field: &'f str) -> Result<(&'f str, Value), String> {
        let (key, value) = field.split_once('=').ok_or_else(|| format!("write «{field}» as field=value"))?;
        let seat = self.seat(value).filter(|_| key != "character");
        let value = match (seat, value.parse::<i64>()) {
            (Some(seat), _) => Value::from(seat.0),
            (None, Ok(number)) => Value::from(number),
            (None, Err(_)) => match value {
                "true" => Value::Bool(true),
                "false" => Value::Bool(false),
                "null" => Value::Null,
                text => Value::from(text),
            },
        };
        Ok((key, value))
    }

    fn tell(&self) -> String {
        let last = self.events.len().saturating_sub(24);
        self.events[last..]
            .iter()
            .map(|event| serde_json::to_string(event).expect("plain data"))
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// `PATH is JSON`: a part of the viewer's view.
    fn then_sees(&self, viewer: Viewer, what: &str) -> Ran {
        let (path, wanted) = what.split_once(" is ").ok_or("write «PATH is JSON»")?;
        let wanted: Value = serde_json::from_str(wanted.trim()).map_err(|error| format!("«{wanted}»: {error}"))?;
        let view = serde_json::to_value(self.now().view(viewer)).expect("plain data");
        let mut found = &view;
        for step in path.trim().split('.') {
            found = self.walk(found, step).ok_or_else(|| format!("the view has no «{step}» in «{path}»"))?;
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

/// A value, or the one value inside a secret or a tagged card.
fn leaf(value: &Value) -> Value {
    match value {
        Value::Object(map) => match map.get("value") {
            Some(inner) => leaf(inner),
            None => map.values().next().map_or(Value::Null, leaf),
        },
        other => other.clone(),
    }
}

/// The kind of a question, as it is spelled in JSON.
fn kind_of(question: &Question) -> String {
    match serde_json::to_value(question).expect("plain data") {
        Value::String(kind) => kind,
        Value::Object(map) => map.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

/// Every kind of event, so that a slip of the pen in a `not happened` does not pass for its truth.
static KINDS: &[&str] = &[
    "first-player",
    "character-picked",
    "assist-picked",
    "loyalty-dealt",
    "destiny-built",
    "agenda-drawn",
    "turn-began",
    "turn-ended",
    "arrived",
    "moved",
    "flew",
    "sent",
    "action-taken",
    "viper-activated",
    "order-given",
    "ability-used",
    "drew",
    "discarded",
    "card-played",
    "deck-reshuffled",
    "hand-seen",
    "card-taken",
    "card-given",
    "check-began",
    "difficulty-changed",
    "cards-face-up",
    "skill-counts-positive",
    "skill-has-no-strength",
    "destiny-added",
    "card-added",
    "cards-added",
    "card-revealed",
    "totalled",
    "check-ended",
    "check-decided",
    "check-card-taken",
    "check-is-reckless",
    "check-ability",
    "destiny-left-out",
    "card-learned",
    "learned-kept",
    "added-card-seen",
    "destiny-taken",
    "put-on-destiny",
    "shuffled-into-destiny",
    "destiny-seen",
    "destiny-discarded",
    "destiny-shuffled",
    "hands-swapped",
    "crises-drawn",
    "crisis-seen",
    "crisis-revealed",
    "crisis-replaced",
    "crisis-discarded",
    "crisis-put-under",
    "option-chosen",
    "option-switched",
    "stays-in-play",
    "left-play",
    "left-game",
    "turned",
    "jump-track-moved",
    "resource-shielded",
    "loss-prevented",
    "jump-promised",
    "jump-step-skipped",
    "travelled",
    "nuke-spent",
    "rolled",
    "die-bonus",
    "card-instead-of-roll",
    "die-shifted",
    "cylon-ships-activated",
    "placed",
    "launched",
    "viper-launched",
    "viper-moved",
    "viper-piloted",
    "viper-hit",
    "viper-returned",
    "viper-repaired",
    "ship-returned",
    "raider-moved",
    "heavy-raider-moved",
    "scar-moved",
    "raiders-distracted",
    "cylon-ship-destroyed",
    "basestar-damaged",
    "centurion-boarded",
    "centurions-advanced",
    "centurion-destroyed",
    "civilian-seen",
    "civilian-moved",
    "civilian-destroyed",
    "raptor-destroyed",
    "attack-missed",
    "galactica-damaged",
    "damage-token-seen",
    "location-repaired",
    "pegasus-damaged",
    "pegasus-destroyed",
    "basestar-removed",
    "fleet-jumped",
    "destination-seen",
    "destination-chosen",
    "next-jump-ends",
    "destination-discarded",
    "destination-drawn",
    "new-caprica-reached",
    "galactica-returned",
    "occupation-placed",
    "occupation-moved",
    "shipyard-raided",
    "occupation-destroyed",
    "ship-prepared",
    "ship-evacuated",
    "locked-ship-seen",
    "locked-ship-returned",
    "left-new-caprica",
    "card-peeked",
    "card-left-on-top",
    "card-put-under",
    "bottom-seen",
    "loyalty-seen",
    "title-given",
    "quorum-drawn",
    "quorum-received",
    "quorum-played",
    "quorum-used",
    "quorum-discarded",
    "sleeper-agent-phase",
    "cylon-revealed",
    "sympathizer-revealed",
    "executed",
    "loyalty-shown",
    "infiltration-began",
    "infiltration-ended",
    "loyalty-handed-on",
    "loyalty-received",
    "super-crisis-drawn",
    "super-crisis-discarded",
    "assist-loyalty-turned",
    "game-ended",
    "mutiny-drawn",
    "mutiny-played",
    "mutiny-discarded",
    "mutineer-revealed",
    "mutiny-seen",
    "mutiny-put-under",
    "miracle-moved",
    "miracles-lost",
    "quorum-seen",
    "quorum-put-under",
    "civilian-returned",
    "nukes-removed",
    "option-replaced",
    "mutineer-handed-on",
    "miracle-gained",
    "miracle-spent",
    "motive-dealt",
    "motive-revealed",
    "abilities-barred",
    "miracle-promised",
    "check-card-removed",
    "treachery-turned-up",
    "truce-began",
    "discard-spared",
    "card-laid-open",
    "mission-activated",
    "mission-cleared",
    "heavy-raiders-removed",
    "centurions-removed",
    "pieces-left-game",
    "skill-deck-searched",
    "assault-raptor-launched",
    "assault-raptor-moved",
    "assault-raptor-returned",
    "assault-raptor-stayed",
    "mission-turned-down",
    "rebel-basestar-joined",
    "colonial-one-destroyed",
    "hub-destroyed",
    "assault-raptor-gained",
    "assault-raptor-destroyed",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chance, Game, Setup};

    #[test]
    fn every_kind_of_event_that_happens_is_known() {
        for number in 0..60 {
            let mut game = Game::new(&Setup::base(1 + number % 6), [number; 32]).expect("a legal setup");
            let mut chance = Chance::new([number; 32]);
            while game.ending().is_none() {
                let ask = &game.asks()[0];
                let (seat, answer) = (ask.seat, ask.options.pick(&mut chance));
                for event in game.answer(seat, answer).expect("a listed answer") {
                    let json = serde_json::to_value(event).expect("plain data");
                    let kind = json["event"].as_str().expect("a kind");
                    assert!(KINDS.contains(&kind), "{kind} is not listed");
                }
            }
        }
    }
}
