//! The program in other languages: its help, and what it says to a line that is wrong.

use crate::bench::{Desk, airlock, airlock_with};

const COMMANDS: [&[&str]; 11] = [
    &[],
    &["serve"],
    &["export"],
    &["import"],
    &["bench-tables"],
    &["rules"],
    &["cards"],
    &["check"],
    &["simulate"],
    &["play"],
    &["replay"],
];

/// The help of a command, wherever its lines break.
fn help(command: &[&str]) -> String {
    let text = airlock(&[command, &["--help"]].concat()).well();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_help_is_all_in_one_language() {
    let english = ["Usage", "Options:", "Commands:", "Arguments:", "OPTIONS", "default:", "possible", "env:", "Print "];
    for (language, usage) in
        [("es", "Uso:"), ("pt-PT", "Utilização:"), ("ja", "使い方:"), ("pl", "Użycie:"), ("hu", "Használat:")]
    {
        for command in COMMANDS {
            let help = help(&[command, &["--lang", language]].concat());
            let typed = ["airlock"].iter().chain(command).copied().collect::<Vec<_>>().join(" ");
            assert!(help.contains(&format!("{usage} {typed} ")), "{help}");
            assert!(english.iter().all(|word| !help.contains(word)), "{help}");
        }
    }
}

#[test]
fn the_help_tells_what_can_be_chosen() {
    let play = help(&["play"]);
    for told in [
        "Usage: airlock play [OPTIONS]",
        "--players <N>",
        "[default: 5]",
        "[one of: normal, easier, harder]",
        "-h, --help",
        "--lang <TAG>",
    ] {
        assert!(play.contains(told), "{told} is not in {play}");
    }
    assert!(help(&["serve"]).contains("[or from AIRLOCK_DATA]"));
    assert!(help(&["rules"]).contains("airlock rules [OPTIONS] [ID|WORD]..."));
    assert!(airlock(&["--version"]).well().starts_with("airlock "));
}

#[test]
fn a_wrong_line_is_refused_in_the_language_of_its_reader() {
    airlock(&["launch", "--lang", "es"]).refused("no existe el comando «launch»");
    airlock(&["rules", "--json", "--lang", "pt-PT"]).refused("«--json»");
    airlock(&["simulate", "--lang", "pl", "--games"]).refused("--games <N> wymaga wartości");
    airlock(&["simulate", "--lang", "hu", "--threads", "300"]).refused("legfeljebb 256");
    airlock(&["play", "--lang", "ja", "--rulings", "silly"]).refused("printed, laterだけです");
    airlock(&["replay", "--lang", "es"]).refused("<ARCHIVO>");
    airlock(&["replay", "--lang", "es", "--log", "--scenario", "x"]).refused("no pueden ir juntos");
}

#[test]
fn what_the_engine_refuses_is_told_in_the_language_of_its_reader() {
    let desk = Desk::new("languages");
    let path = desk.path("game");
    airlock_with(&["play", "--seed", "1", "--save", &path], b"1\n1\n").well();
    airlock(&["replay", &path, "--lang", "pl", "--at", "100000"]).refused("a nie 100000");
    let ours = format!("\"rules_version\":{}", airlock_game::save::RULES_VERSION);
    let changed = desk.read("game").replacen(&ours, "\"rules_version\":999", 1);
    airlock(&["replay", &desk.write("changed", &changed), "--lang", "hu"]).refused("999. változatával");
}

/// Once everybody has a character, the log tells names by their forms and never as those of strangers.
#[test]
fn the_log_knows_the_cases_of_a_character() {
    let told = airlock_with(&["play", "--seed", "3", "--lang", "pl"], &b"1\n".repeat(60)).well();
    assert!(told.contains(" się kończy."), "a turn has ended: {told}");
    assert!(!told.contains("Tura gracza "), "{told}");
}

/// A letter of Japanese takes two columns.
#[test]
fn japanese_rulings_keep_the_width() {
    let columns = |line: &str| line.chars().map(|letter| if letter > '\u{2e80}' { 2 } else { 1 }).sum::<usize>();
    for asked in [&["rules"][..], &["rules", "BASE-066"]] {
        let text = airlock(&[asked, &["--lang", "ja"]].concat()).well();
        assert!(text.lines().all(|line| columns(line) <= 101), "{text}");
        assert!(text.lines().any(|line| columns(line) > 90), "{text}");
    }
}
