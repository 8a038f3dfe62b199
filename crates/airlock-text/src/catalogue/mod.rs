//! Every component as a row of facts, in the field names and the vocabulary of the card reference.

mod cards;
mod crises;
mod sheets;
mod tokens;

use airlock_game::cards::Condition;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::cards::Described;
use crate::clauses;
use crate::names::Named;
use crate::words::Words;

/// A card, sheet, location or token. It is written as one flat object.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Component {
    pub set: &'static str,
    /// The file of the reference that has the row.
    pub deck: &'static str,
    pub id: &'static str,
    pub name: String,
    /// `kind`, `difficulty`, `pass`, `strength` and so on.
    #[serde(flatten)]
    pub facts: Map<String, Value>,
    /// The rules in words, a line for each box.
    pub text: String,
}

/// Every component of every set, deck by deck in the order of the reference.
pub fn components(words: &Words) -> Vec<Component> {
    let decks = [
        sheets::characters(words),
        cards::skills(words),
        crises::crises(words),
        crises::new_caprica(words),
        crises::super_crises(words),
        cards::quorum(words),
        cards::destinations(words),
        cards::loyalty(words),
        cards::agendas(words),
        cards::mutiny(words),
        cards::motives(words),
        cards::missions(words),
        sheets::locations(words),
        sheets::titles(words),
        tokens::tokens(words),
    ];
    decks.into_iter().flatten().collect()
}

impl Component {
    fn of(
        words: &Words,
        set: &'static str,
        deck: &'static str,
        thing: impl Named + Described,
        facts: Facts,
    ) -> Component {
        let name = words.label(&thing);
        Component { set, deck, id: thing.word(), name, facts: facts.0, text: words.text(&thing) }
    }
}

/// Facts under construction.
#[derive(Default)]
struct Facts(Map<String, Value>);

impl Facts {
    fn with(mut self, field: &str, value: impl Into<Value>) -> Facts {
        self.0.insert(field.to_owned(), value.into());
        self
    }

    /// A field that the row may lack.
    fn maybe(self, field: &str, value: Option<impl Into<Value>>) -> Facts {
        match value {
            Some(value) => self.with(field, value),
            None => self,
        }
    }

    /// A field that is there where it is true.
    fn mark(self, field: &str, holds: bool) -> Facts {
        self.maybe(field, holds.then_some(true))
    }

    fn requires(self, conditions: &[Condition]) -> Facts {
        let words: Vec<String> = conditions.iter().map(|&condition| clauses::condition(condition)).collect();
        self.maybe("requires", (!words.is_empty()).then(|| words.join("; ")))
    }
}

/// A small object.
fn object<K: Into<String>, V: Into<Value>>(entries: impl IntoIterator<Item = (K, V)>) -> Value {
    Value::Object(entries.into_iter().map(|(key, value)| (key.into(), value.into())).collect())
}
