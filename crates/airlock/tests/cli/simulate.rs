use serde_json::Value;

use crate::bench::airlock;

fn results(args: &[&str]) -> Value {
    let args = [&["simulate", "--json"], args].concat();
    let mut results: Value = serde_json::from_str(&airlock(&args).well()).expect("JSON");
    let timing = results.as_object_mut().expect("an object").remove("timing");
    assert!(timing.is_some_and(|timing| timing["answers_per_second"].is_u64()));
    results
}

#[test]
fn the_same_seed_gives_the_same_results_on_any_number_of_threads() {
    for players in ["1", "2", "3", "4", "5", "6"] {
        let run = |threads| results(&["--players", players, "--games", "40", "--seed", "9", "--threads", threads]);
        let one = run("1");
        assert_eq!(one, run("2"));
        assert_eq!(one, run("5"));
        assert_eq!(one["games"], 40);
    }
}

#[test]
fn another_seed_gives_other_games() {
    let run = |seed| results(&["--games", "20", "--seed", seed])["answers"].clone();
    assert_ne!(run("1"), run("2"));
}

#[test]
fn every_game_is_won_by_a_side_and_ends_for_a_cause() {
    let results = results(&["--players", "4", "--games", "30", "--variant", "no-sympathizer", "--rulings", "later"]);
    let sum = |of: &str| -> u64 {
        results[of].as_object().expect("counts").values().map(|count| count.as_u64().expect("a count")).sum()
    };
    assert_eq!((sum("wins"), sum("endings")), (30, 30));
    assert_eq!(results["setup"]["variants"]["no-sympathizer"], true);
}

#[test]
fn the_table_says_the_same_as_the_json() {
    let text = airlock(&["simulate", "--games", "10", "--bots", "random", "--sets", "base"]).well();
    assert!(text.starts_with("10 games of 5 players, random bots, seed 0\n"), "{text}");
    assert!(text.contains("humans won") && text.contains("per second"), "{text}");
}

/// PEG-081: someone with an agenda wins or loses alone.
#[test]
fn games_of_pegasus_count_who_won_by_an_agenda() {
    let table = ["--players", "7", "--games", "10", "--sets", "base,pegasus", "--objective", "new-caprica"];
    let results = results(&table);
    assert_eq!(results["agendas"]["played"], 10);
    assert_eq!(results["setup"]["objective"], "new-caprica");
}

/// DAY-035: a leader with motives wins with either side; seven players have one.
#[test]
fn games_of_daybreak_count_who_won_by_motives() {
    let table = ["--players", "7", "--games", "10", "--sets", "base,daybreak", "--objective", "earth"];
    let results = results(&table);
    assert_eq!(results["motives"]["played"], 10);
    assert_eq!(results["setup"]["objective"], "earth");
    let each = results["motives"]["each"].as_object().expect("a row for each motive");
    let dealt: u64 = each.values().map(|counted| counted["dealt"].as_u64().expect("a count")).sum();
    assert!((20..=40).contains(&dealt), "two or four motives a game, not {dealt}");
}
