//! Whatever is written in a scenario or a saved game gets an answer, never a panic.

use airlock_game::save::Save;
use airlock_game::scenario;
use proptest::prelude::*;

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios");

/// Every line of every scenario of the project.
fn lines() -> Vec<String> {
    let folders = ["base", "pegasus", "daybreak"].map(|set| format!("{SCENARIOS}/{set}"));
    let files = folders.iter().flat_map(|folder| std::fs::read_dir(folder).expect("the scenarios"));
    let paths = files.map(|entry| entry.expect("an entry").path());
    let texts = paths.filter(|path| path.extension().is_some_and(|ending| ending == "scn"));
    let mut lines: Vec<String> = texts
        .flat_map(|path| {
            let text = std::fs::read_to_string(path).expect("a scenario");
            text.lines().map(str::to_owned).collect::<Vec<_>>()
        })
        .filter(|line| ["given", "when", "then", "option"].iter().any(|word| line.starts_with(word)))
        .collect();
    lines.sort_unstable();
    lines.dedup();
    lines
}

fn tables() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "table adama roslin tigh",
        "table apollo boomer helo zarek",
        "table starbuck baltar tyrol roslin adama",
        "table helo tigh boomer baltar apollo tyrol",
        "table tigh roslin",
        "table starbuck assist baltar",
        "table 4",
        "table pegasus cain dee ellen kat",
        "table pegasus adama roslin tigh cavil",
        "table pegasus 5",
        "table daybreak hoshi lampkin cottle danna",
        "table pegasus daybreak adama roslin lampkin hotdog athena",
        "table daybreak 4",
    ])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read(text in ".{0,200}") {
        scenario::run(&text);
        scenario::run(&format!("scenario x\nshows BASE-001\ntable adama roslin tigh\ngiven {text}\nwhen {text}\nthen {text}"));
    }

    /// Lines of different scenarios thrown together make strange positions, and no panic.
    #[test]
    fn any_mix_of_lines_is_played(
        table in tables(),
        picks in prop::collection::vec(any::<prop::sample::Index>(), 1..40),
    ) {
        let lines = LINES.with(Clone::clone);
        let mut text = format!("scenario x\nshows BASE-001\n{table}\n");
        let mut chosen: Vec<&String> = picks.iter().map(|pick| pick.get(&lines)).collect();
        // Givens first, so that most of them count.
        chosen.sort_by_key(|line| !line.starts_with("given"));
        for line in chosen {
            let longer = format!("{text}{line}\n");
            // A line that does not fit this position is left out, and the next one tried.
            let last = longer.lines().count();
            let fits = scenario::run(&longer)[0].result.as_ref().err().is_none_or(|failure| failure.line != last);
            if fits {
                text = longer;
            }
        }
        for _ in 0..3 {
            text.push_str("when the rest passes\n");
        }
        text.push_str("then not over\n");
        scenario::run(&text);
    }

    #[test]
    fn any_file_is_read_as_a_saved_game(text in ".{0,200}") {
        let _ = serde_json::from_str::<Save>(&text);
    }
}

thread_local! {
    static LINES: Vec<String> = lines();
}
