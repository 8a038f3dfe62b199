//! Rulings by their ids, with a word to whoever asks for one that is not there.

use airlock_text::Notice;
use airlock_text::rulings::{self, Ruling};
use anyhow::{Result, anyhow};

use crate::tongue::words;

/// The ruling with that id in either case, leading zeros or not.
pub fn find(id: &str) -> Result<&'static Ruling> {
    rulings::find(id).map(|ruling| rulings::told(words(), ruling)).ok_or_else(|| {
        let end = |ruling: Option<&'static Ruling>| ruling.map_or("", |ruling| ruling.id);
        let (first, last) = (end(rulings::all().first()), end(rulings::all().last()));
        anyhow!(words().notice(Notice::NoSuchRuling { wanted: &id.to_uppercase(), first, last }))
    })
}
