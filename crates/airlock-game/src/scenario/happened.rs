//! Events that a `then` looks for: `happened turned resource=morale by=-1`.

use serde_json::{Map, Value};

use super::named::{every_id, meant};
use super::parse::{number, word};
use super::play::{Ran, Running};
use crate::event::Event;
use crate::seat::Seat;
use crate::view::Viewer;

/// So many of the last events are told when one is missing.
const TOLD: usize = 24;

/// A kind of event with the fields that it must have.
struct Sought<'t> {
    text: &'t str,
    kind: &'t str,
    fields: Vec<(&'t str, Value)>,
}

impl Sought<'_> {
    fn fits(&self, event: &Value) -> bool {
        event["event"] == self.kind && self.fields.iter().all(|(key, value)| leaf(&event[*key]) == *value)
    }

    /// A slip of the pen in a `not happened` must not pass for its truth.
    fn check_spelling(&self, events: &[Value]) -> Ran {
        let Some(Value::Object(alike)) = events.iter().find(|event| event["event"] == self.kind) else { return Ok(()) };
        for (key, value) in &self.fields {
            if !alike.contains_key(*key) {
                let has: Vec<&str> = alike.keys().map(String::as_str).filter(|key| *key != "event").collect();
                return Err(format!("“{}” has no field “{key}”; it has {}", self.kind, has.join(", ")));
            }
            check_value(value, events)?;
        }
        Ok(())
    }
}

/// A text is an id, or some event has it.
fn check_value(value: &Value, events: &[Value]) -> Ran {
    let Value::String(text) = value else { return Ok(()) };
    let ids = every_id();
    let told =
        |event: &Value| event.as_object().is_some_and(|fields| fields.values().any(|field| leaf(field) == *value));
    if ids.contains(&text.as_str()) || WORDS.split_whitespace().any(|word| word == text) || events.iter().any(told) {
        return Ok(());
    }
    Err(format!("nothing is called “{text}”{}", meant(text, &ids)))
}

impl Running {
    /// An event, so many of them, or one before the other.
    pub(super) fn then_happened(&self, viewer: Viewer, what: &str, wanted: bool) -> Ran {
        let shown = |event: &Event| serde_json::to_value(event.shown_to(viewer)).expect("plain data");
        let events: Vec<Value> = self.events.iter().map(shown).collect();
        let times = what.split_once(" times ").or_else(|| what.split_once(" time "));
        match (times, what.split_once(" before ")) {
            (None, None) => self.happened(what, &events, wanted),
            (Some((times, what)), None) if wanted => self.happened_times(number(times)?, what, &events),
            (None, Some((earlier, later))) if wanted => self.happened_before(earlier, later, &events),
            _ => Err("write “happened A before B”, “happened N times A” or “not happened A”".to_owned()),
        }
    }

    fn happened(&self, what: &str, events: &[Value], wanted: bool) -> Ran {
        let sought = self.read_event(what, events)?;
        match (events.iter().any(|event| sought.fits(event)), wanted) {
            (true, true) | (false, false) => Ok(()),
            (false, true) => Err(format!("nothing like “{what}” happened. {}", self.tell(events))),
            (true, false) => Err(format!("“{what}” happened")),
        }
    }

    fn happened_times(&self, times: usize, what: &str, events: &[Value]) -> Ran {
        let sought = self.read_event(what, events)?;
        match events.iter().filter(|event| sought.fits(event)).count() {
            found if found == times => Ok(()),
            found => Err(format!("“{what}” happened {found} times, not {times}. {}", self.tell(events))),
        }
    }

    /// The first of the one kind comes before the first of the other.
    fn happened_before(&self, earlier: &str, later: &str, events: &[Value]) -> Ran {
        let first = |what| {
            let sought = self.read_event(what, events)?;
            let at = events.iter().position(|event| sought.fits(event));
            at.ok_or_else(|| format!("nothing like “{}” happened. {}", sought.text, self.tell(events)))
        };
        let (one, other) = (first(earlier)?, first(later)?);
        match one.cmp(&other) {
            std::cmp::Ordering::Less => Ok(()),
            std::cmp::Ordering::Equal => Err(format!("“{earlier}” and “{later}” first happened in the same event")),
            std::cmp::Ordering::Greater => {
                let between = self.events_text(&events[other..=one]);
                Err(format!("“{later}” first happened before “{earlier}”. From one to the other: {between}"))
            }
        }
    }

    fn read_event<'t>(&self, text: &'t str, events: &[Value]) -> Result<Sought<'t>, String> {
        let (kind, fields) = word(text.trim());
        if !KINDS.contains(&kind) {
            return Err(format!("there is no event “{kind}”{}", meant(kind, KINDS)));
        }
        let fields = fields.split_whitespace().map(|field| self.read_field(field)).collect::<Result<_, _>>()?;
        let sought = Sought { text: text.trim(), kind, fields };
        sought.check_spelling(events)?;
        Ok(sought)
    }

    fn read_field<'f>(&self, field: &'f str) -> Result<(&'f str, Value), String> {
        let (key, value) = field.split_once('=').ok_or_else(|| format!("write “{field}” as field=value"))?;
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

    /// The last events, each as one would look for it.
    fn tell(&self, events: &[Value]) -> String {
        let last = events.len().saturating_sub(TOLD);
        match events.len() {
            0 => "Nothing has happened yet".to_owned(),
            _ => format!("Events: {}", self.events_text(&events[last..])),
        }
    }

    fn events_text(&self, events: &[Value]) -> String {
        events.iter().filter_map(Value::as_object).map(|event| self.event_text(event)).collect::<Vec<_>>().join("; ")
    }

    fn event_text(&self, event: &Map<String, Value>) -> String {
        let mut text = event["event"].as_str().unwrap_or_default().to_owned();
        for (key, value) in event.iter().filter(|(key, _)| *key != "event") {
            let seat = value.as_u64().and_then(|seat| u8::try_from(seat).ok()).filter(|_| key == "seat");
            let value = match (seat, leaf(value)) {
                (Some(seat), _) => self.name(Seat(seat)),
                (None, Value::String(text)) => text,
                (None, other) => other.to_string(),
            };
            text.push_str(&format!(" {key}={value}"));
        }
        text
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

/// Values of fields that are no ids.
const WORDS: &str = "boarded crisis destination destroyed fail ftl-jump jumped mission mutiny no-characters nuke partial \
     pass quorum reserves super-crisis";

/// Every kind of event, as it is spelled in JSON.
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
            let setups = [Setup::base(1 + number % 6), Setup::pegasus(3 + number % 5), Setup::daybreak(3 + number % 5)];
            for setup in setups {
                let mut game = Game::new(&setup, [number; 32]).expect("a legal setup");
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
}
