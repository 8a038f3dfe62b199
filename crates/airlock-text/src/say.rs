//! A message with its variables filled in.
//!
//! A noun is passed whole: the message `location-brig` under the name `to` gives the variables
//! `$to` (its value), `$to-id` (`brig`, to select by) and `$to-the` for its attribute `.the`. Which
//! forms of a noun there are is thereby each language's own affair.

use std::borrow::Cow;
use std::marker::PhantomData;

use fluent_bundle::{FluentArgs, FluentValue};

use crate::names::Named;
use crate::phrase::{Phrase, Told};
use crate::words::{Words, capital, signed};

/// A message that is being filled in; [`Say::end`] gives the text, or the [`Phrase`] with all forms.
pub struct Say<'w, T = String> {
    words: &'w Words,
    key: Cow<'static, str>,
    args: FluentArgs<'static>,
    told: PhantomData<T>,
}

impl<'w, T> Say<'w, T> {
    pub(crate) fn new(words: &'w Words, key: Cow<'static, str>) -> Say<'w, T> {
        Say { words, key, args: FluentArgs::new(), told: PhantomData }
    }

    pub(crate) fn words(&self) -> &'w Words {
        self.words
    }

    pub(crate) fn args(&self) -> &FluentArgs<'static> {
        &self.args
    }

    /// A text, in all its forms if it is a [`Phrase`].
    pub fn text(mut self, name: &'static str, value: impl Into<Phrase>) -> Say<'w, T> {
        let (value, forms) = value.into().into_parts();
        self.args.set(name, FluentValue::String(value));
        for (form, text) in forms {
            self.args.set(format!("{name}-{form}"), FluentValue::from(text));
        }
        self
    }

    pub fn number(mut self, name: &'static str, value: impl Into<i32>) -> Say<'w, T> {
        self.args.set(name, FluentValue::from(value.into()));
        self
    }

    /// A change: `$by` is `−2`, `$by-size` 2 and `$by-sign` `minus`.
    pub fn change(self, name: &'static str, by: i8) -> Say<'w, T> {
        let sign = if by < 0 { "minus" } else { "plus" };
        let mut say = self.text(name, signed(by.into()));
        say.args.set(format!("{name}-size"), FluentValue::from(i32::from(by.unsigned_abs())));
        say.args.set(format!("{name}-sign"), FluentValue::from(sign));
        say
    }

    /// Something with a name of its own.
    pub fn name(self, name: &'static str, thing: impl Named) -> Say<'w, T> {
        let key = thing.key(self.words);
        self.noun(name, &key, thing.word())
    }

    /// The message `key` in all its forms, which may use the variables given so far.
    pub(crate) fn noun(self, name: &'static str, key: &str, id: impl Into<Cow<'static, str>>) -> Say<'w, T> {
        let phrase = Phrase::told(self.words, key, &self.args);
        self.text(name, phrase).id(name, id)
    }

    /// The word by which a message can select.
    pub(crate) fn id(mut self, name: &'static str, id: impl Into<Cow<'static, str>>) -> Say<'w, T> {
        self.args.set(format!("{name}-id"), FluentValue::String(id.into()));
        self
    }

    /// Whether somebody else has done something since: `$who-again` is `yes` or `no`.
    pub(crate) fn again(mut self, name: &'static str, again: bool) -> Say<'w, T> {
        self.args.set(format!("{name}-again"), FluentValue::from(if again { "yes" } else { "no" }));
        self
    }

    /// The message as it stands: a clause, a name.
    pub fn end(self) -> T
    where
        T: Told,
    {
        T::told(self.words, &self.key, &self.args)
    }
}

impl Say<'_> {
    /// The message as a sentence.
    pub fn sentence(self) -> String {
        capital(&self.end())
    }
}
