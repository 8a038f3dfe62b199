//! What people type: how long it may be, and how it is cleaned. Pages, forms, the JSON API and imports hold the same.

use std::ops::RangeInclusive;

/// The longest name of a table.
pub const TABLE_NAME: usize = 40;
/// The longest name of a person.
pub const PERSON_NAME: usize = 24;
/// The longest line of chat, and the longest reason of a report.
pub const LINE: usize = 500;
/// The longest private notes.
pub const NOTES: usize = 20_000;
/// The longest idempotency key.
pub const KEY: usize = 64;

/// Why something that was typed cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadEntry {
    Empty,
    TooLong,
}

type Entry = Result<String, BadEntry>;

/// The name of a person, without anything that cannot be seen.
pub fn person_name(text: &str) -> Entry {
    within(text, seen(text), PERSON_NAME)
}

pub fn table_name(text: &str) -> Entry {
    within(text, seen(text), TABLE_NAME)
}

/// One line of chat.
pub fn line(text: &str) -> Entry {
    let kept: String = text.chars().filter(|&letter| !letter.is_control() && !is_among(TURNS, letter)).collect();
    within(text, kept.trim().to_owned(), LINE)
}

/// Notes may be empty and have several lines; a browser ends each of them in its own way.
pub fn notes(text: &str) -> Entry {
    let typed = text.replace("\r\n", "\n").replace('\r', "\n");
    if typed.chars().count() > NOTES {
        return Err(BadEntry::TooLong);
    }
    Ok(typed.chars().filter(|&letter| letter == '\n' || letter == '\t' || !letter.is_control()).collect())
}

pub fn key(text: &str) -> Entry {
    within(text, text.to_owned(), KEY)
}

/// As a browser counts: what was typed, not what is kept of it.
fn within(typed: &str, kept: String, most: usize) -> Entry {
    if kept.is_empty() {
        return Err(BadEntry::Empty);
    }
    if typed.chars().count() > most { Err(BadEntry::TooLong) } else { Ok(kept) }
}

/// What can be seen of a name, with single spaces.
fn seen(text: &str) -> String {
    let visible: String = text
        .chars()
        .filter(|&letter| letter.is_whitespace() || !(letter.is_control() || is_among(INVISIBLE, letter)))
        .collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Turn the direction of what follows, also beyond the line.
pub static TURNS: &[RangeInclusive<char>] = &['\u{202a}'..='\u{202e}', '\u{2066}'..='\u{2069}'];

/// Show nothing on the page: Unicode's default ignorable characters, blanks that are no spaces, and what has no shape of
/// its own (private use, no characters at all).
pub static INVISIBLE: &[RangeInclusive<char>] = &[
    '\u{ad}'..='\u{ad}',
    '\u{34f}'..='\u{34f}',
    '\u{61c}'..='\u{61c}',
    '\u{115f}'..='\u{1160}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{200b}'..='\u{200f}',
    '\u{202a}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{e000}'..='\u{f8ff}',
    '\u{fe00}'..='\u{fe0f}',
    '\u{feff}'..='\u{feff}',
    '\u{ffa0}'..='\u{ffa0}',
    '\u{fff0}'..='\u{fffb}',
    '\u{fffe}'..='\u{ffff}',
    '\u{13441}'..='\u{13442}',
    '\u{1d159}'..='\u{1d159}',
    '\u{1d173}'..='\u{1d17a}',
    '\u{e0000}'..='\u{10ffff}',
];

fn is_among(ranges: &[RangeInclusive<char>], letter: char) -> bool {
    ranges.iter().any(|range| range.contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_only_what_can_be_seen() {
        assert_eq!(person_name("  Mara \u{200b} \t Ilse\u{202e} ").as_deref(), Ok("Mara Ilse"));
        assert_eq!(person_name("\u{3164}\u{7}"), Err(BadEntry::Empty));
        assert_eq!(person_name(&"ő".repeat(24)).map(|name| name.chars().count()), Ok(24));
        assert_eq!(person_name(&"a".repeat(25)), Err(BadEntry::TooLong));
    }

    #[test]
    fn notes_are_as_long_however_a_browser_ends_its_lines() {
        let lines = "a\r\n".repeat(NOTES / 2);
        assert_eq!(notes(&lines).map(|notes| notes.chars().count()), Ok(NOTES));
        assert_eq!(notes(&format!("{lines}b")), Err(BadEntry::TooLong));
    }
}
