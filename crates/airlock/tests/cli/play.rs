//! `play` with piped answers, and `replay` of what it kept.

use sha2::{Digest, Sha256};

use crate::bench::{Desk, airlock, airlock_with};

fn typed(line: &str, times: usize) -> String {
    format!("{line}\n").repeat(times)
}

/// Lines of which one answers any question: the first of a list, or so many cards.
fn anything(times: usize) -> String {
    let cards = (1..=12).scan(String::new(), |line, number| {
        line.push_str(&format!("{number} "));
        Some(line.clone())
    });
    typed(&cards.collect::<Vec<_>>().join("\n"), times)
}

#[test]
fn some_turns_are_played_and_kept() {
    let desk = Desk::new("kept");
    let path = desk.path("game.json");
    let play = ["play", "--seed", "4", "--players", "3", "--save", &path];
    let out = airlock_with(&play, anything(30).as_bytes()).well();
    assert!(out.contains("Turn 1") && out.contains("Turn 3") && out.contains("Resources "), "{out}");
    assert!(out.contains("[BASE-"), "{out}");

    let verified = airlock(&["replay", &path, "--verify"]).well();
    assert!(verified.starts_with("verified: ") && verified.trim_end().len() == 10 + 64, "{verified}");
    let seed = desk.read("game.json").split_once("\"seed\":\"").expect("a seed").1[..64].to_owned();
    let bytes: Vec<u8> = (0..32).map(|at| u8::from_str_radix(&seed[2 * at..2 * at + 2], 16).expect("hex")).collect();
    let seal = airlock_game::save::to_hex(&Sha256::digest(&bytes));
    let sealed = airlock(&["replay", &path, "--verify", "--seal", &seal.to_uppercase()]).well();
    assert!(sealed.contains(&format!("the seal matches: {seal}")), "{sealed}");
    airlock(&["replay", &path, "--verify", "--seal", &"0".repeat(64)]).refused("another seed");
    airlock(&["replay", &path, "--verify", "--seal", "x"]).refused("another seed");
    airlock(&["replay", &path, "--seal", &seal]).refused("--verify");
    let open = airlock(&["replay", &path]).well();
    assert!(open.contains("all secrets shown"), "{open}");
    let seat = airlock(&["replay", &path, "--seat", "1", "--at", "20"]).well();
    assert!(seat.starts_with("After 20 of "), "{seat}");
    let moment = airlock(&["replay", &path, "--at", "20", "--scenario"]).well();
    let asked = airlock(&["replay", &path, "--at", "20", "--scenario", "--seat", "0"]).well();
    assert_ne!(moment, asked, "a seat's scenario keeps the secrets of the game");
    for (name, text) in [("moment.scn", moment), ("seat.scn", asked)] {
        std::fs::write(desk.path(name), text).expect("a writable desk");
        assert_eq!(airlock(&["check", &desk.path(name)]).well().trim_end(), "1 passed, 0 failed");
    }
    let log = airlock(&["replay", &path, "--log", "--at", "5"]).well();
    assert!(log.lines().filter(|line| line.starts_with("· ")).count() > 5, "{log}");
}

#[test]
fn boxes_are_chosen_and_their_things_are_on_the_page() {
    let desk = Desk::new("boxes");
    let path = desk.path("game.json");
    let sets = ["--sets", "base,pegasus,daybreak", "--objective", "earth"];
    let play = [&["play", "--seed", "4", "--players", "4", "--save", &path], &sets[..]].concat();
    let out = airlock_with(&play, anything(20).as_bytes()).well();
    for word in ["Turn 1", "Mutiny", "miracle token", "assault raptor", "Mission"] {
        assert!(out.contains(word), "no {word}: {out}");
    }
    assert!(airlock(&["replay", &path, "--verify"]).well().starts_with("verified: "));
    airlock(&["play", "--objective", "earth"]).refused("Earth is an objective of Daybreak");
}

#[test]
fn the_same_seed_and_answers_give_the_same_evening() {
    let play = || airlock_with(&["play", "--seed", "11"], typed("1", 30).as_bytes()).well();
    assert_eq!(play(), play());
}

#[test]
fn a_kept_game_goes_on_where_it_was() {
    let desk = Desk::new("goes-on");
    let (whole, halves) = (desk.path("whole.json"), desk.path("halves.json"));
    let play =
        |path: &str, input: &str| airlock_with(&["play", "--seed", "5", "--save", path], input.as_bytes()).well();
    play(&halves, "1\n1\n");
    let before = desk.read("halves.json");
    let out = play(&halves, "");
    assert!(out.contains("Continuing the game"), "{out}");
    assert_eq!(desk.read("halves.json"), before);
    play(&whole, "1\n1\n");
    assert_eq!(desk.read("whole.json"), before);
}

#[test]
fn commands_are_obeyed_and_nonsense_is_answered_in_a_line() {
    let desk = Desk::new("commands");
    let path = desk.path("saved.json");
    let input = format!(
        "help\nstate\nhand\nlog\nask\nrules base-16\nrules xylophone\ncard brig\ncard xylophone\nsave {path}\n\
         save /nowhere/at/all\nnonsense\n\n999\n\u{fffd}\nrules\nquit\n1\n"
    );
    let out = airlock_with(&["play", "--seed", "3"], input.as_bytes()).well();
    for said in [
        "save FILE",
        "Resources",
        "BASE-016 (",
        "no ruling mentions “xylophone”",
        "[brig]",
        "no card is called “xylophone”",
        "saved in ",
        "/nowhere/at/all: ",
        "a number from 1 to ",
        "which rule?",
    ] {
        assert!(out.contains(said), "«{said}» is not in {out}");
    }
    assert!(out.ends_with("> "), "nothing is read after quit: {out}");
    airlock(&["replay", &path, "--verify"]).well();
}

#[test]
fn what_is_no_text_is_no_command() {
    airlock_with(&["play", "--seed", "3"], b"\xff\xfe\n1\n\x00\n").well();
}

#[test]
fn a_game_is_played_to_its_end() {
    let out = airlock_with(&["play", "--seed", "8", "--players", "3"], anything(3000).as_bytes()).well();
    assert!(out.trim_end().ends_with(" win."), "{}", &out[out.len().saturating_sub(2000)..]);
}

/// A seat is never shown what it may not know: its log of another's draws names no card.
#[test]
fn secrets_stay_with_their_seats() {
    let desk = Desk::new("secrets");
    let path = desk.path("game.json");
    airlock_with(&["play", "--seed", "4", "--players", "3", "--save", &path], typed("1", 12).as_bytes()).well();
    let hands = |args: &[&str]| {
        let text = airlock(&[&["replay", path.as_str()], args].concat()).well();
        text.matches("cards in hand (").count() + text.matches("card in hand (").count()
    };
    assert!(hands(&["--seat", "0"]) <= 1);
    assert!(hands(&[]) >= 2);
}

/// A standing order passes what it covers, so that nothing is asked until it ends.
#[test]
fn standing_orders_are_given_listed_and_taken_back() {
    let script = |order: &str| format!("{}{order}\norders\norders clear\norders\nquit\n", typed("1", 18));
    let played =
        |order: &str| airlock_with(&["play", "--players", "5", "--seed", "9"], script(order).as_bytes()).well();
    let given = played("pass turn");
    assert!(given.contains("From now on:"), "{given}");
    assert!(given.contains("You have no standing orders."), "{given}");
    let nowhere = airlock_with(&["play", "--seed", "9"], b"pass turn\nquit\n").well();
    assert!(nowhere.contains("You can give a standing order when you are asked"), "{nowhere}");
}
