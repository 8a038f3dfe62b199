//! The rulings, as `docs/rulings` has them.
//!
//! An entry is `- **BASE-001** (R) text`, with any indented lines below it, under the headings of
//! its section.

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
    /// Where it comes from, as the head of the page explains.
    pub origin: &'static str,
    pub section: String,
    pub text: &'static str,
    /// The steps of a procedure.
    pub steps: Vec<&'static str>,
}

impl Ruling {
    pub fn mentions(&self, words: &str) -> bool {
        let words = words.to_lowercase();
        let lines = std::iter::once(&self.text).chain(&self.steps);
        lines.into_iter().any(|line| line.to_lowercase().contains(&words))
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
                own.map_or_else(|| ruling.clone(), |own| Ruling { origin: ruling.origin, ..own.clone() })
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
        } else if let Some((id, origin, text)) = entry(line) {
            let section = if part.is_empty() { section.to_owned() } else { format!("{section}: {part}") };
            rulings.push(Ruling { id, origin, section, text, steps: Vec::new() });
        } else if line.starts_with(' ') {
            let steps = rulings.last_mut().map(|ruling| &mut ruling.steps);
            steps.into_iter().for_each(|steps| steps.push(line.trim()));
        }
    }
    rulings
}

fn entry(line: &'static str) -> Option<(&'static str, &'static str, &'static str)> {
    let (id, rest) = line.strip_prefix("- **")?.split_once("** ")?;
    let (origin, text) = rest.strip_prefix('(').and_then(|rest| rest.split_once(") ")).unwrap_or(("", rest));
    Some((id, origin, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rulings_of_each_box_are_numbered_without_gaps() {
        for (page, set) in PAGES.into_iter().zip(["BASE", "PEG", "DAY", "MIX"]) {
            let rulings = parse(page);
            assert!(!rulings.is_empty());
            for (number, ruling) in (1..).zip(rulings) {
                assert_eq!(ruling.id, format!("{set}-{number:03}"));
                assert!(is_id(ruling.id));
                assert!(!ruling.text.is_empty() && !ruling.section.is_empty() && !ruling.origin.is_empty());
            }
        }
    }

    #[test]
    fn a_translated_page_has_the_rulings_of_its_box() {
        for &(language, pages) in RULINGS {
            let own: Vec<Ruling> = pages.iter().flat_map(|&(_, page)| parse(page)).collect();
            let of_box = |id: &str| own.iter().any(|own| own.id.split('-').next() == id.split('-').next());
            for ruling in all().iter().filter(|ruling| of_box(ruling.id)) {
                let told = own.iter().find(|own| own.id == ruling.id);
                assert!(told.is_some_and(|told| told.steps.len() == ruling.steps.len()), "{language}: {}", ruling.id);
            }
            for told in &own {
                assert!(find(told.id).is_some_and(|ruling| ruling.id == told.id), "{language}: {}", told.id);
            }
        }
    }

    #[test]
    fn a_procedure_keeps_its_steps() {
        let check = find("base-66").expect("the procedure of a skill check");
        assert_eq!(check.id, "BASE-066");
        assert_eq!(check.steps.len(), 18);
        assert_eq!(check.section, "6 — Skill checks");
    }

    #[test]
    fn words_are_not_ids() {
        assert!(is_id("BASE-1") && is_id("peg-001"));
        assert!(!is_id("face-down") && !is_id("jump") && !is_id("-1") && !is_id("base-"));
    }
}
