//! Whatever is wrong is said in one line.

use crate::bench::{Desk, airlock, airlock_with};

#[test]
fn commands_and_options_that_are_not_there() {
    airlock(&["launch"]).refused("launch");
    airlock(&["rules", "--json"]).refused("--json");
    airlock(&["replay"]).refused("FILE");
    airlock(&["simulate", "--games"]).refused("--games");
}

#[test]
fn rulings_that_are_not_there() {
    airlock(&["rules", "BASE-999"]).refused("BASE-999");
    airlock(&["rules", "base-0"]).refused("BASE-0");
    airlock(&["rules", "NONE-001"]).refused("NONE-001");
    airlock(&["rules", "xylophone"]).refused("“xylophone”");
}

#[test]
fn cards_that_are_not_there() {
    airlock(&["cards", "--set", "nonsense"]).refused("choose from base");
    airlock(&["cards", "--deck", "nonsense"]).refused("crisis");
}

#[test]
fn scenarios_that_are_not_there() {
    let desk = Desk::new("no-scenarios");
    airlock(&["check", &desk.path("nowhere")]).refused("nowhere");
    desk.write("notes.txt", "no scenario");
    airlock(&["check", &desk.path("")]).refused("no scenarios");
}

#[test]
fn tables_that_cannot_be_set() {
    for command in ["simulate", "play"] {
        airlock(&[command, "--players", "0"]).refused("1 to 6 players, not 0");
        airlock(&[command, "--players", "7"]).refused("1 to 6 players, not 7");
        airlock(&[command, "--players", "many"]).refused("many");
        airlock(&[command, "--sets", "base,nonsense"]).refused("“nonsense”");
        airlock(&[command, "--bots", "clever"]).refused("choose from random");
        airlock(&[command, "--difficulty", "silly"]).refused("harder");
        airlock(&[command, "--variant", "silly"]).refused("cooperative");
        airlock(&[command, "--rulings", "silly"]).refused("printed");
        airlock(&[command, "--players", "5", "--variant", "no-sympathizer"]).refused("4 or 6 players");
        airlock(&[command, "--players", "1", "--variant", "cooperative"]).refused("2 to 6 players");
        airlock(&[command, "--players", "4", "--variant", "cooperative,no-sympathizer"]).refused("Sympathizer");
        airlock(&[command, "--seed", "-1"]).refused("-1");
        airlock(&[command, "--lang", "tlh"]).refused("“tlh”");
    }
    // A refusal quotes the help of the command that was typed.
    airlock(&["simulate", "--players", "60000"]).refused("1 to 6");
    airlock(&["bench-tables", "--players", "60000"]).refused("at each");
    airlock(&["--players", "60000", "simulate"]).refused("--players");
    airlock(&["simulate", "--games", "0"]).refused("--games");
    airlock(&["simulate", "--threads", "0"]).refused("--threads");
    airlock(&["simulate", "--threads", "300"]).refused("256");
    airlock(&["play", "--seat", "5"]).refused("0 to 4");
    airlock(&["play", "--save", "/nowhere/at/all"]).refused("/nowhere/at/all");
}

#[test]
fn files_that_are_no_saved_games() {
    let desk = Desk::new("broken-files");
    let path = desk.path("game");
    airlock_with(&["play", "--seed", "1", "--save", &path], b"1\n1\n").well();
    let good = desk.read("game");
    let replay = |path: &str| airlock(&["replay", path]);

    replay(&desk.path("nowhere")).refused("nowhere");
    replay(&desk.path("")).refused("");
    replay(&desk.write("empty", "")).refused("not a saved game");
    replay(&desk.write("broken", "{\"rules_version\": 1, ")).refused("not a saved game");
    replay(&desk.write("list", "[1, 2, 3]")).refused("not a saved game");
    replay(&desk.write("truncated", &good[..good.len() / 2])).refused("not a saved game");
    let changed = |name: &str, from: &str, to: &str| {
        assert!(good.contains(from), "{from} is not in {good}");
        desk.write(name, &good.replacen(from, to, 1))
    };
    let ours = format!("\"rules_version\":{}", airlock_game::save::RULES_VERSION);
    replay(&changed("version", &ours, "\"rules_version\":999")).refused("rules version 999");
    replay(&changed("setup", "\"players\":5", "\"players\":9")).refused("1 to 6 players, not 9");
    replay(&changed("more", "{", "{\"colour\":3,")).refused("colour");
    replay(&changed("seed", "\"seed\":\"", "\"seed\":\"zz")).refused("hexadecimal");
    replay(&changed("answer", "\"answers\":[[", "\"answers\":[[250,{\"one\":\"pass\"}],[")).refused("answer 0");
    let path = changed("hash", "\"hash\":\"", "\"hash\":\"0");
    airlock(&["replay", &path, "--verify"]).refused("a different state");

    airlock(&["replay", &desk.path("game"), "--at", "100000"]).refused("100000");
    airlock(&["replay", &desk.path("game"), "--seat", "5"]).refused("0 to 4");
    airlock(&["play", "--save", &desk.path("broken")]).refused("not a saved game");
    airlock(&["play", "--seed", "2", "--save", &desk.path("game")]).refused("a different game");
    assert_eq!(desk.read("broken"), "{\"rules_version\": 1, ", "what is no game of ours is left alone");
}
