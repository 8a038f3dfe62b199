//! The rulings, as `docs/rulings` has them.
//!
//! An entry is `- **BASE-001** (R) text`, with any indented lines below it, under the headings of
//! its section. `(R, contested)` marks one about which published answers differ; a procedure begins with
//! its name, `- **BASE-112** (R) **A fleet jump**: text`.

use std::sync::LazyLock;

use crate::words::{Files, RULINGS, Words};

/// A page for each box, in the order of the boxes, and one for all together.
static PAGES: [&str; 4] = [
    include_str!("../../../docs/rulings/base.md"),
    include_str!("../../../docs/rulings/pegasus.md"),
    include_str!("../../../docs/rulings/daybreak.md"),
    include_str!("../../../docs/rulings/combining.md"),
];

/// One ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    pub id: &'static str,
    /// Where it comes from, in the letters that the head of the page explains.
    pub origin: &'static str,
    /// Published answers differ about it.
    pub contested: bool,
    pub section: String,
    /// What a procedure is called.
    pub title: Option<&'static str>,
    pub text: &'static str,
    /// Both as they stand on the page, with the mark between them.
    pub whole: String,
    /// The steps of a procedure.
    pub steps: Vec<&'static str>,
}

impl Ruling {
    /// All that it says: its name, its text, its steps, as far as it has them.
    pub fn lines(&self) -> impl Iterator<Item = &'static str> {
        let text = Some(self.text).filter(|text| !text.is_empty());
        self.title.into_iter().chain(text).chain(self.steps.iter().copied())
    }

    pub fn mentions(&self, words: &str) -> bool {
        let words = words.to_lowercase();
        self.lines().any(|line| line.to_lowercase().contains(&words))
    }
}

/// All rulings of all sets, in their order.
pub fn all() -> &'static [Ruling] {
    static ALL: LazyLock<Vec<Ruling>> = LazyLock::new(|| PAGES.into_iter().flat_map(parse).collect());
    &ALL
}

/// The same in the language of these words: what nobody has translated yet is in English.
pub fn of(words: &Words) -> &'static [Ruling] {
    static TOLD: LazyLock<Vec<(&str, Vec<Ruling>)>> = LazyLock::new(|| {
        let told = |&(language, pages): &(&'static str, Files)| {
            let own: Vec<Ruling> = pages.iter().flat_map(|&(_, page)| parse(page)).collect();
            let told = |ruling: &Ruling| {
                let own = own.iter().find(|own| own.id == ruling.id);
                own.unwrap_or(ruling).clone()
            };
            (language, all().iter().map(told).collect())
        };
        RULINGS.iter().map(told).collect()
    });
    TOLD.iter().find(|(language, _)| *language == words.language()).map_or_else(all, |(_, rulings)| rulings)
}

/// A ruling in the language of these words.
pub fn told(words: &Words, ruling: &'static Ruling) -> &'static Ruling {
    of(words).iter().find(|own| own.id == ruling.id).unwrap_or(ruling)
}

/// Whether somebody means an id: a word, a hyphen, digits.
pub fn is_id(text: &str) -> bool {
    text.split_once('-').is_some_and(|(set, number)| {
        let letters = !set.is_empty() && set.chars().all(|c| c.is_ascii_alphabetic());
        letters && !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
    })
}

/// The ruling with that id in either case, leading zeros or not.
pub fn find(id: &str) -> Option<&'static Ruling> {
    let wanted = plain(id);
    all().iter().find(|ruling| plain(ruling.id) == wanted)
}

fn plain(id: &str) -> String {
    let (set, number) = id.split_once('-').unwrap_or((id, ""));
    format!("{}-{}", set.to_uppercase(), number.trim_start_matches('0'))
}

fn parse(page: &'static str) -> Vec<Ruling> {
    let mut rulings: Vec<Ruling> = Vec::new();
    let (mut section, mut part) = ("", "");
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            (section, part) = (heading, "");
        } else if let Some(heading) = line.strip_prefix("### ") {
            part = heading;
        } else if let Some(ruling) = entry(line) {
            let section = if part.is_empty() { section.to_owned() } else { format!("{section}: {part}") };
            rulings.push(Ruling { section, ..ruling });
        } else if line.starts_with(' ') {
            let steps = rulings.last_mut().map(|ruling| &mut ruling.steps);
            steps.into_iter().for_each(|steps| steps.push(line.trim()));
        }
    }
    rulings
}

fn entry(line: &'static str) -> Option<Ruling> {
    let (id, rest) = line.strip_prefix("- **")?.split_once("** ")?;
    let (origin, rest) = rest.strip_prefix('(')?.split_once(") ")?;
    let (origin, contested) = match origin.strip_suffix(", contested") {
        Some(origin) => (origin, true),
        None => (origin, false),
    };
    let (title, text) = match rest.strip_prefix("**").and_then(|rest| rest.split_once("**")) {
        Some((title, text)) => (Some(title), text),
        None => (None, rest),
    };
    let whole = format!("{}{text}", title.unwrap_or_default());
    // After its name a text goes on.
    let text = if title.is_some() { text.trim_start_matches([':', '：']).trim_start() } else { text };
    Some(Ruling { id, origin, contested, section: String::new(), title, text, whole, steps: Vec::new() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{ENGLISH, LANGUAGES};

    #[test]
    fn the_rulings_of_each_box_are_numbered_without_gaps() {
        for (page, set) in PAGES.into_iter().zip(["BASE", "PEG", "DAY", "MIX"]) {
            let rulings = parse(page);
            assert!(!rulings.is_empty());
            for (number, ruling) in (1..).zip(rulings) {
                assert_eq!(ruling.id, format!("{set}-{number:03}"));
                assert!(is_id(ruling.id));
                assert!(ruling.lines().next().is_some() && !ruling.section.is_empty(), "{}", ruling.id);
                let mut origins = ruling.origin.split('/');
                assert!(origins.all(|origin| ["R", "F", "C", "D"].contains(&origin)), "{}", ruling.id);
                // What has steps has a name to be found by.
                assert!(ruling.steps.is_empty() || ruling.title.is_some(), "{}", ruling.id);
            }
        }
    }

    #[test]
    fn every_language_has_every_ruling() {
        for &(language, _) in LANGUAGES.iter().filter(|&&(language, _)| language != ENGLISH) {
            let pages = RULINGS.iter().find(|&&(own, _)| own == language).map_or(&[][..], |&(_, pages)| pages);
            let own: Vec<Ruling> = pages.iter().flat_map(|&(_, page)| parse(page)).collect();
            for ruling in all() {
                let told: Vec<&Ruling> = own.iter().filter(|own| own.id == ruling.id).collect();
                let [told] = told[..] else { panic!("{language}: {} is there {} times", ruling.id, told.len()) };
                assert_eq!(told.origin, ruling.origin, "{language}: {}", ruling.id);
                assert_eq!(told.contested, ruling.contested, "{language}: {}", ruling.id);
                assert_eq!(told.title.is_some(), ruling.title.is_some(), "{language}: {}", ruling.id);
                assert_eq!(told.text.is_empty(), ruling.text.is_empty(), "{language}: {}", ruling.id);
                assert_eq!(told.steps.len(), ruling.steps.len(), "{language}: {}", ruling.id);
            }
            assert_eq!(own.len(), all().len(), "{language}");
        }
    }

    #[test]
    fn what_published_answers_differ_about_is_marked() {
        let contested: Vec<&str> = all().iter().filter(|ruling| ruling.contested).map(|ruling| ruling.id).collect();
        assert_eq!(contested, ["BASE-020", "BASE-089", "BASE-133", "PEG-105", "DAY-077"]);
    }

    #[test]
    fn a_procedure_keeps_its_steps() {
        let check = find("base-66").expect("the procedure of a skill check");
        assert_eq!(check.id, "BASE-066");
        assert_eq!(check.steps.len(), 18);
        assert_eq!(check.section, "6 — Skill checks");
        assert_eq!(check.title, Some("A skill check"));
        assert!(check.text.starts_with("Full procedure"));
    }

    #[test]
    fn words_are_not_ids() {
        assert!(is_id("BASE-1") && is_id("peg-001"));
        assert!(!is_id("face-down") && !is_id("jump") && !is_id("-1") && !is_id("base-"));
    }
}
