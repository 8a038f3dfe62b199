//! Finding entries by words: a pure function of the reference and what was typed.

use super::script::Script;
use super::{Entry, Kind, Reference, fold};

/// So many hits of a search are shown.
pub const MOST_HITS: usize = 60;

/// Letters of a snippet before and after its hit.
const BEFORE: usize = 60;
const AFTER: usize = 120;

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<'a> {
    /// The best first, at most [`MOST_HITS`] if words were looked for.
    pub hits: Vec<Hit<'a>>,
    /// How many of each kind have the words, kinds with none left out.
    pub counts: Vec<(Kind, usize)>,
    /// How many of all kinds have the words.
    pub total: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit<'a> {
    pub entry: &'a Entry,
    pub title: Vec<Piece<'a>>,
    pub snippet: Vec<Piece<'a>>,
}

/// A part of a text; hits are highlighted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    pub text: &'a str,
    pub hit: bool,
}

/// The entries that have all the words, each at the beginning of some word; without words all entries.
pub fn search<'a>(reference: &'a Reference, query: &str, kind: Option<Kind>) -> Found<'a> {
    let query = fold(query.trim()).replace('\'', "’");
    let words: Vec<&str> = query.split_whitespace().collect();
    let mut found: Vec<(Rank, &Entry)> =
        reference.entries().iter().filter_map(|entry| Some((rank(entry, &query, &words)?, entry))).collect();
    let count = |kind: Kind| found.iter().filter(|(_, entry)| entry.kind == kind).count();
    let counts = Kind::ALL.iter().map(|&kind| (kind, count(kind))).filter(|(_, count)| *count > 0).collect();
    let total = found.len();
    found.retain(|(_, entry)| kind.is_none_or(|kind| entry.kind == kind));
    found.sort_by_key(|(rank, entry)| (*rank, entry.kind));
    let most = if words.is_empty() { usize::MAX } else { MOST_HITS };
    let hits = found.into_iter().take(most).map(|(_, entry)| hit(entry, &words)).collect();
    Found { hits, counts, total }
}

/// How well an entry fits, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Is,
    Begins,
    InTitle,
    InText,
}

fn rank(entry: &Entry, query: &str, words: &[&str]) -> Option<Rank> {
    let title = &entry.folded_title;
    if words.is_empty() {
        return Some(Rank::InText);
    }
    if title == query || is_id(entry, query) {
        return Some(Rank::Is);
    }
    if words.iter().all(|word| place(title, word, 0).is_some()) {
        return Some(if title.starts_with(query) { Rank::Begins } else { Rank::InTitle });
    }
    let has = |word: &str| {
        place(title, word, 0).is_some() || entry.folded_lines.iter().any(|line| place(line, word, 0).is_some())
    };
    words.iter().all(|word| has(word)).then_some(Rank::InText)
}

/// Whether somebody typed an id: that of a card, or of a ruling with or without its zeros.
fn is_id(entry: &Entry, query: &str) -> bool {
    if entry.ids.iter().any(|id| id.eq_ignore_ascii_case(query)) {
        return true;
    }
    match entry.kind {
        Kind::Ruling | Kind::Procedure => {
            airlock_text::rulings::is_id(query)
                && airlock_text::rulings::find(query).is_some_and(|ruling| ruling.id == entry.id)
        }
        Kind::Place
        | Kind::Character
        | Kind::Skill
        | Kind::Crisis
        | Kind::SuperCrisis
        | Kind::Quorum
        | Kind::Destination
        | Kind::Loyalty
        | Kind::Agenda
        | Kind::Motive
        | Kind::Mutiny
        | Kind::Mission
        | Kind::Title
        | Kind::Token => false,
    }
}

/// Where a word of the text begins with that word, from a place on. Where words have no spaces between them, any
/// place will do.
fn place(text: &str, word: &str, from: usize) -> Option<usize> {
    let spaced = |letter: Option<char>| letter.and_then(Script::of) == Some(Script::Spaced);
    let begins = |&at: &usize| !(spaced(text[..at].chars().next_back()) && spaced(word.chars().next()));
    text[from..].match_indices(word).map(|(at, _)| from + at).find(begins)
}

fn hit<'a>(entry: &'a Entry, words: &[&str]) -> Hit<'a> {
    let lines = || entry.lines.iter().zip(&entry.folded_lines);
    let first = lines().find_map(|(line, folded)| {
        let at = words.iter().filter_map(|word| place(folded, word, 0)).min()?;
        Some((line, folded, at))
    });
    let snippet = match first.or_else(|| lines().next().map(|(line, folded)| (line, folded, 0))) {
        Some((line, folded, at)) => {
            let (from, to) = cut(line, at);
            let dots = |is_cut: bool| is_cut.then_some(Piece { text: "…", hit: false });
            let middle = pieces(&line[from..to], &folded[from..to], words);
            dots(from > 0).into_iter().chain(middle).chain(dots(to < line.len())).collect()
        }
        None => Vec::new(),
    };
    Hit { entry, title: pieces(&entry.title, &entry.folded_title, words), snippet }
}

/// A part of a long line round the hit, in whole words.
fn cut(line: &str, hit: usize) -> (usize, usize) {
    if line.len() <= BEFORE + AFTER {
        return (0, line.len());
    }
    // Japanese has no spaces; there a snippet begins and ends at a comma or a full stop.
    let gaps = || line.match_indices([' ', '、', '。']).map(|(at, gap)| (at, at + gap.len()));
    let from = match hit.checked_sub(BEFORE) {
        Some(least) => gaps().find(|&(at, _)| at >= least && at < hit).map_or(hit, |(_, after)| after),
        None => 0,
    };
    let to = gaps().find(|&(at, _)| at >= hit + AFTER).map_or(line.len(), |(at, _)| at);
    (from, to)
}

/// The text with the words highlighted.
fn pieces<'a>(text: &'a str, folded: &str, words: &[&str]) -> Vec<Piece<'a>> {
    let mut pieces = Vec::new();
    let mut done = 0;
    while done < text.len() {
        let next = words.iter().filter_map(|word| place(folded, word, done).map(|at| (at, word.len())));
        // Of two that begin together the longer is highlighted.
        let Some((at, length)) = next.min_by_key(|&(at, length)| (at, usize::MAX - length)) else { break };
        if at > done {
            pieces.push(Piece { text: &text[done..at], hit: false });
        }
        pieces.push(Piece { text: &text[at..at + length], hit: true });
        done = at + length;
    }
    if done < text.len() {
        pieces.push(Piece { text: &text[done..], hit: false });
    }
    pieces
}
