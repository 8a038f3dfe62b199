//! Every text of every component in one file that a person can read, `golden/cards.txt`.
//!
//! `UPDATE=1 cargo test -p airlock-text --test texts` writes it anew.

use std::fmt::Write as _;
use std::path::Path;

use airlock_game::cards::{
    Character, Civilian, Crisis, Destination, Loyalty, Objective, Quorum, SkillCard, SuperCrisis,
};
use airlock_game::terms::{BasestarDamage, Craft, GalacticaDamage, Icon, Location, Resource, Title};
use airlock_text::{Described, Named, Words};

/// Copies of a card stand together.
fn deck<T: Named + Described + Copy>(out: &mut String, title: &str, things: impl IntoIterator<Item = T>) {
    let words = Words::english();
    writeln!(out, "# {title}\n").expect("a string takes it");
    let mut last = (String::new(), String::new());
    for thing in things {
        let this = (words.label(thing), words.text(thing));
        if this != last {
            writeln!(out, "{} [{}]\n{}\n", this.0, thing.word(), this.1).expect("a string takes it");
        }
        last = this;
    }
}

fn all() -> String {
    let mut out = String::new();
    deck(&mut out, "Characters", Character::all());
    deck(&mut out, "Skill cards", SkillCard::all());
    deck(&mut out, "Crisis cards", Crisis::all());
    deck(&mut out, "Super Crisis cards", SuperCrisis::all());
    deck(&mut out, "Quorum cards", Quorum::all());
    deck(&mut out, "Destination cards", Destination::all());
    deck(&mut out, "Objectives", Objective::ALL.iter().copied());
    deck(&mut out, "Loyalty cards", Loyalty::all());
    deck(&mut out, "Locations", Location::ALL.iter().copied());
    deck(&mut out, "Titles", Title::ALL.iter().copied());
    deck(&mut out, "Civilian ships", Civilian::all());
    deck(&mut out, "Galactica damage", GalacticaDamage::ALL.iter().copied());
    deck(&mut out, "Basestar damage", BasestarDamage::ALL.iter().copied());
    deck(&mut out, "Ships", Craft::ALL.iter().copied());
    deck(&mut out, "Activation icons", Icon::ALL.iter().copied());
    deck(&mut out, "Resources", Resource::ALL.iter().copied());
    out
}

#[test]
fn the_texts_are_those_that_were_read() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/cards.txt");
    let texts = all();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&file, &texts).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(&file).expect("the golden file is there");
    for (line, (ours, read)) in texts.lines().zip(golden.lines()).enumerate() {
        assert_eq!(ours, read, "line {} of {}", line + 1, file.display());
    }
    assert_eq!(texts.lines().count(), golden.lines().count(), "lines of {}", file.display());
}
