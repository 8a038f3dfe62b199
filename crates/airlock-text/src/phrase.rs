//! Words that go into a sentence, in all the forms that their language gives them.
//!
//! The message of a noun has its other forms as attributes (`.gen`, `.the`, `.gender`), the message of
//! a clause likewise (`.inf` after "may"). A phrase keeps them all, so that the sentence around it
//! takes the one that it needs: passed as `what`, it is `$what`, `$what-gen`, `$what-gender`. Which
//! forms there are is each language's own affair; no code knows any of them.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;

use fluent_bundle::FluentArgs;

use crate::words::Words;

/// A text, and the same in other forms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phrase {
    value: Cow<'static, str>,
    forms: Vec<(String, String)>,
}

impl Phrase {
    pub(crate) fn new(value: String, forms: Vec<(String, String)>) -> Phrase {
        Phrase { value: Cow::Owned(value), forms }
    }

    /// The forms that its language gives it, each with its name.
    pub(crate) fn forms(&self) -> &[(String, String)] {
        &self.forms
    }

    /// The text in every form.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&*self.value).chain(self.forms.iter().map(|(_, text)| text.as_str()))
    }

    pub(crate) fn form(&self, name: &str) -> Option<&str> {
        self.forms.iter().find(|(own, _)| own == name).map(|(_, text)| text.as_str())
    }

    /// With the forms of another phrase for those that it lacks.
    pub(crate) fn or_forms_of(mut self, other: Phrase) -> Phrase {
        let more: Vec<_> = other.forms.into_iter().filter(|(name, _)| self.form(name).is_none()).collect();
        self.forms.extend(more);
        self
    }

    /// Every form changed in the same way.
    pub(crate) fn map(self, change: impl Fn(&str) -> String) -> Phrase {
        let forms = self.forms.into_iter().map(|(name, text)| (name, change(&text))).collect();
        Phrase { value: Cow::Owned(change(&self.value)), forms }
    }

    pub(crate) fn into_parts(self) -> (Cow<'static, str>, Vec<(String, String)>) {
        (self.value, self.forms)
    }
}

impl Deref for Phrase {
    type Target = str;

    fn deref(&self) -> &str {
        &self.value
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.value)
    }
}

impl From<String> for Phrase {
    fn from(value: String) -> Phrase {
        Phrase { value: Cow::Owned(value), forms: Vec::new() }
    }
}

impl From<&'static str> for Phrase {
    fn from(value: &'static str) -> Phrase {
        Phrase { value: Cow::Borrowed(value), forms: Vec::new() }
    }
}

impl From<Phrase> for String {
    fn from(phrase: Phrase) -> String {
        phrase.value.into_owned()
    }
}

/// What a message can be asked for: its text alone, or with all its forms.
pub trait Told {
    fn told(words: &Words, key: &str, args: &FluentArgs<'_>) -> Self;
}

impl Told for String {
    fn told(words: &Words, key: &str, args: &FluentArgs<'_>) -> String {
        words.format(key, args)
    }
}

impl Told for Phrase {
    /// A part of a message, such as `foe-raider.many`, has the attributes that begin with its name as its
    /// forms: `.many-gen` is its `gen`.
    fn told(words: &Words, key: &str, args: &FluentArgs<'_>) -> Phrase {
        let (id, part) = match key.split_once('.') {
            Some((id, part)) => (id, format!("{part}-")),
            None => (key, String::new()),
        };
        let forms = words.attributes(id).into_iter().filter_map(|name| {
            let form = name.strip_prefix(&part)?;
            Some((form.to_owned(), words.format(&format!("{id}.{name}"), args)))
        });
        let forms = forms.collect();
        Phrase::new(words.format(key, args), forms)
    }
}
