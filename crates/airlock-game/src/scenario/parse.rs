//! Splitting a text into scenarios and a line into its parts.

use super::Failure;

/// The lines of one scenario, with their numbers.
#[derive(Debug)]
pub(crate) struct Block<'t> {
    pub title: &'t str,
    pub line: usize,
    pub lines: Vec<(usize, &'t str)>,
}

/// A text is a row of scenarios, each begun by a `scenario` line. `#` begins a comment.
pub(crate) fn split(text: &str) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        match (line.strip_prefix("scenario "), blocks.last_mut()) {
            (Some(title), _) => blocks.push(Block { title: title.trim(), line: number, lines: Vec::new() }),
            (None, Some(block)) => block.lines.push((number, line)),
            (None, None) => blocks.push(Block { title: "", line: number, lines: vec![(number, line)] }),
        }
    }
    blocks
}

/// The first word and the rest.
pub(crate) fn word(text: &str) -> (&str, &str) {
    let text = text.trim();
    match text.split_once(char::is_whitespace) {
        Some((first, rest)) => (first, rest.trim()),
        None => (text, ""),
    }
}

/// The items of a list separated by commas; `nothing` and an empty list have none.
pub(crate) fn list(text: &str) -> Vec<&str> {
    let text = text.trim();
    if text.is_empty() || text == "nothing" || text == "none" {
        return Vec::new();
    }
    text.split(',').map(str::trim).filter(|item| !item.is_empty()).collect()
}

/// A number, or why it is none.
pub(crate) fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("“{text}” is not a number that fits here"))
}

pub(crate) fn fail<T>(line: usize, message: impl Into<String>) -> Result<T, Failure> {
    Err(Failure { line, message: message.into() })
}
