//! Which entry speaks of which, by their names.

use airlock_game::cards::Character;
use airlock_text::Words;

use super::{Entry, Icon, Kind};

/// So many other entries are named below an entry.
const MOST_SEEN: usize = 6;

/// So many rulings are quoted below an entry.
const MOST_RULINGS: usize = 8;

/// Notes for every entry the rulings that speak of it, and its neighbours: entries that it speaks of,
/// then those that speak of it.
pub(super) fn connect(words: &Words, entries: &mut [Entry]) {
    let names: Vec<Vec<String>> = entries.iter().map(|entry| called(words, entry)).collect();
    let mut rulings: Vec<Vec<(usize, usize)>> = vec![Vec::new(); entries.len()];
    let mut speaks_of: Vec<Vec<usize>> = vec![Vec::new(); entries.len()];
    let mut spoken_of: Vec<Vec<usize>> = vec![Vec::new(); entries.len()];
    for (at, entry) in entries.iter().enumerate() {
        for (other, names) in names.iter().enumerate() {
            if other == at || entries[other].title == entry.title {
                continue;
            }
            let place = |line: &String| names.iter().filter_map(|name| mention(line, name)).min();
            let Some(place) = entry.lines.iter().find_map(place) else { continue };
            speaks_of[at].push(other);
            match entry.kind {
                // What is named first is what a ruling is about.
                Kind::Ruling => rulings[other].push((place, at)),
                Kind::Procedure
                | Kind::Place
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
                | Kind::Token => spoken_of[other].push(at),
            }
        }
    }
    for (at, entry) in entries.iter_mut().enumerate() {
        entry.rulings_count = rulings[at].len();
        rulings[at].sort_unstable();
        entry.rulings = rulings[at].iter().take(MOST_RULINGS).map(|&(_, ruling)| ruling).collect();
        let new = spoken_of[at].iter().filter(|other| !speaks_of[at].contains(other));
        entry.see = speaks_of[at].iter().chain(new).copied().take(MOST_SEEN).collect();
    }
}

/// The names under which other texts speak of an entry.
fn called(words: &Words, entry: &Entry) -> Vec<String> {
    match entry.kind {
        Kind::Place
        | Kind::Skill
        | Kind::Crisis
        | Kind::SuperCrisis
        | Kind::Quorum
        | Kind::Destination
        | Kind::Agenda
        | Kind::Motive
        | Kind::Mutiny
        | Kind::Mission
        | Kind::Title => {
            vec![entry.title.clone()]
        }
        Kind::Character => match entry.icon {
            Icon::Character(character) => {
                let abilities = character.row().abilities.iter().map(|row| words.name(row.ability));
                let family = entry.title.rsplit(' ').next().map(str::to_owned);
                // Two of a family are told apart by their short names.
                let is_shared = |name: &String| {
                    let others = Character::all().filter(|other| *other != character);
                    others.map(|other| words.name(other)).any(|other| other.ends_with(name.as_str()))
                };
                let family = family.filter(|name| !is_shared(name));
                std::iter::once(String::from(words.short(character))).chain(family).chain(abilities).collect()
            }
            Icon::Glyph(_) | Icon::Skill(_) => Vec::new(),
        },
        // Raiders and vipers are everywhere; rulings are named by their ids.
        Kind::Procedure | Kind::Loyalty | Kind::Token | Kind::Ruling => Vec::new(),
    }
}

/// Where a line has that name by itself, not as a part of a longer one.
fn mention(line: &str, name: &str) -> Option<usize> {
    line.match_indices(name).map(|(at, _)| at).find(|&at| {
        let before = line[..at].chars().next_back();
        let mut after = line[at + name.len()..].chars();
        let ends = after.next();
        let is_longer = ends == Some(' ') && after.next().is_some_and(char::is_uppercase);
        let is_apart = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
        is_apart(before) && is_apart(ends) && !is_longer
    })
}
