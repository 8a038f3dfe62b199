//! A message with its variables filled in.
//!
//! A noun is passed whole: the message `location-brig` under the name `to` gives the variables
//! `$to` (its value), `$to-id` (`brig`, to select by) and `$to-the` for its attribute `.the`. Which
//! forms of a noun there are is thereby each language's own affair.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};

use crate::names::Named;
use crate::words::{Words, capital, signed};

/// A message that is being filled in; [`Say::end`] gives the text.
pub struct Say<'w> {
    words: &'w Words,
    key: Cow<'static, str>,
    args: FluentArgs<'static>,
}

impl<'w> Say<'w> {
    pub(crate) fn new(words: &'w Words, key: Cow<'static, str>) -> Say<'w> {
        Say { words, key, args: FluentArgs::new() }
    }

    pub fn text(mut self, name: &'static str, value: impl Into<Cow<'static, str>>) -> Say<'w> {
        self.args.set(name, FluentValue::String(value.into()));
        self
    }

    pub fn number(mut self, name: &'static str, value: impl Into<i32>) -> Say<'w> {
        self.args.set(name, FluentValue::from(value.into()));
        self
    }

    /// A change: `$by` is `−2`, `$by-size` 2 and `$by-sign` `minus`.
    pub fn change(self, name: &'static str, by: i8) -> Say<'w> {
        let sign = if by < 0 { "minus" } else { "plus" };
        let mut say = self.text(name, signed(by.into()));
        say.args.set(format!("{name}-size"), FluentValue::from(i32::from(by.unsigned_abs())));
        say.args.set(format!("{name}-sign"), FluentValue::from(sign));
        say
    }

    /// Something with a name of its own.
    pub fn name(self, name: &'static str, thing: impl Named) -> Say<'w> {
        let key = thing.key(self.words);
        self.noun(name, &key, thing.word())
    }

    /// The message `key` in all its forms, which may use the variables given so far.
    pub(crate) fn noun(mut self, name: &'static str, key: &str, id: impl Into<Cow<'static, str>>) -> Say<'w> {
        let value = self.words.format(key, &self.args);
        let message = self.words.message(key);
        let forms: Vec<(String, String)> = message
            .iter()
            .flat_map(|message| message.attributes())
            .map(|form| {
                let text = self.words.format(&format!("{key}.{}", form.id()), &self.args);
                (format!("{name}-{}", form.id()), text)
            })
            .collect();
        self.args.set(name, FluentValue::from(value));
        self.args.set(format!("{name}-id"), FluentValue::String(id.into()));
        for (form, text) in forms {
            self.args.set(form, FluentValue::from(text));
        }
        self
    }

    /// The message as it stands: a clause, a name.
    pub fn end(self) -> String {
        self.words.format(&self.key, &self.args)
    }

    /// The message as a sentence.
    pub fn sentence(self) -> String {
        capital(&self.end())
    }
}
