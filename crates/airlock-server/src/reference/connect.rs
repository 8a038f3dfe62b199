//! Which entry speaks of which, by their names.

use std::ops::Range;

use airlock_game::cards::Character;
use airlock_game::terms::{Location, Title};
use airlock_text::{Named, Words};

use super::script::are_one_word;
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
        let lines: Vec<Vec<(Range<usize>, usize)>> = entry.lines.iter().map(|line| mentions(line, &names)).collect();
        for other in 0..entries.len() {
            if other == at || entries[other].title == entry.title {
                continue;
            }
            let place = |line: &Vec<(Range<usize>, usize)>| {
                line.iter().filter(|(_, of)| *of == other).map(|(place, _)| place.start).min()
            };
            let Some(place) = lines.iter().find_map(place) else { continue };
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
        Kind::Place => with_forms(entry, Location::from_id(entry.id).map(|place| forms(words, place))),
        Kind::Title => with_forms(entry, Title::from_id(entry.id).map(|title| forms(words, title))),
        Kind::Skill
        | Kind::Crisis
        | Kind::SuperCrisis
        | Kind::Quorum
        | Kind::Destination
        | Kind::Agenda
        | Kind::Motive
        | Kind::Mutiny
        | Kind::Mission => vec![entry.title.clone()],
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
                let short = words.short(character);
                let short: Vec<String> = std::iter::once(short.to_string()).chain(inflected(short.texts())).collect();
                short.into_iter().chain(family).chain(abilities).collect()
            }
            Icon::Glyph(_) | Icon::Skill(_) => Vec::new(),
        },
        // Raiders and vipers are everywhere; rulings are named by their ids.
        Kind::Procedure | Kind::Loyalty | Kind::Token | Kind::Ruling => Vec::new(),
    }
}

fn with_forms(entry: &Entry, forms: Option<Vec<String>>) -> Vec<String> {
    std::iter::once(entry.title.clone()).chain(forms.unwrap_or_default()).collect()
}

fn forms(words: &Words, thing: impl Named) -> Vec<String> {
    inflected(words.noun(thing).texts())
}

/// A name as it stands in sentences, without the article or preposition before it. A form that is shorter than
/// any name, such as a gender, is none.
fn inflected<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<String> {
    let bare = |text: &'a str| text.find(char::is_uppercase).map_or(text, |at| &text[at..]);
    let mut names: Vec<String> = texts.map(bare).filter(|name| name.len() > 3).map(str::to_owned).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// Where a line speaks of which entry. A name inside a longer one is not meant: "Admiral's Quarters" are not
/// the Admiral.
fn mentions(line: &str, names: &[Vec<String>]) -> Vec<(Range<usize>, usize)> {
    let of_entry = |(entry, names): (usize, &Vec<String>)| -> Vec<(Range<usize>, usize)> {
        names.iter().flat_map(|name| places(line, name)).map(|place| (place, entry)).collect()
    };
    let all: Vec<(Range<usize>, usize)> = names.iter().enumerate().flat_map(of_entry).collect();
    let is_inside = |place: &Range<usize>| {
        let longer = |other: &Range<usize>| other.len() > place.len();
        all.iter().any(|(other, _)| longer(other) && other.start <= place.start && place.end <= other.end)
    };
    all.iter().filter(|(place, _)| !is_inside(place)).cloned().collect()
}

/// Where a line has that name by itself, not as a part of a longer word or of another name.
fn places(line: &str, name: &str) -> Vec<Range<usize>> {
    let is_apart = |place: &Range<usize>| {
        let (before, after) = (&line[..place.start], &line[place.end..]);
        let mut after = after.chars();
        let (ends, next) = (after.next(), after.next());
        let is_longer = ends == Some(' ') && next.is_some_and(char::is_uppercase);
        let joined = |one: Option<char>, other: Option<char>| one.zip(other).is_some_and(|(a, b)| are_one_word(a, b));
        !is_longer && !joined(before.chars().next_back(), name.chars().next()) && !joined(name.chars().last(), ends)
    };
    line.match_indices(name).map(|(at, name)| at..at + name.len()).filter(is_apart).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> Vec<Vec<String>> {
        names.iter().map(|name| vec![String::from(*name)]).collect()
    }

    fn spoken_of(line: &str, of: &[&str]) -> Vec<usize> {
        let mut found: Vec<usize> = mentions(line, &names(of)).into_iter().map(|(_, entry)| entry).collect();
        found.dedup();
        found
    }

    #[test]
    fn the_longest_name_is_meant() {
        let of = ["Almirante", "Aposentos do Almirante"];
        assert_eq!(spoken_of("vai aos Aposentos do Almirante", &of), [1]);
        assert_eq!(spoken_of("o Almirante escolhe", &of), [0]);
        assert_eq!(spoken_of("o Almirante vai aos Aposentos do Almirante", &of), [0, 1]);
    }

    #[test]
    fn a_name_is_no_part_of_a_word() {
        assert!(spoken_of("the Brigadier", &["Brig"]).is_empty());
        assert_eq!(spoken_of("Tigh's Alcoholic", &["Tigh"]), [0]);
    }

    #[test]
    fn japanese_names_need_no_spaces() {
        assert_eq!(spoken_of("営倉にいるプレイヤー", &["営倉"]), [0]);
        assert_eq!(spoken_of("アダマはカプリカへ", &["カプリカ", "アダマ"]), [0, 1]);
        assert!(spoken_of("ニュー・カプリカへ", &["カプリカ"]).is_empty());
        assert_eq!(spoken_of("大統領執務室へ", &["大統領", "大統領執務室"]), [1]);
    }
}
