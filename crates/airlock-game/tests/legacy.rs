//! Games of rules versions 1 and 2, which recorded nothing but answers, are played once more as they were played then.
//!
//! `legacy/NAME.json` was saved by that program; `legacy/NAME.txt` is how it ended there.

use std::path::PathBuf;

use airlock_game::save::{RULES_VERSION, ReplayError, Save};
use airlock_game::terms::Resource;
use airlock_game::{Game, Viewer};

fn read(name: &str, ending: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/legacy").join(format!("{name}.{ending}"));
    std::fs::read_to_string(path).expect("a file of that program")
}

fn save(name: &str) -> Save {
    serde_json::from_str(&read(name, "json")).expect("a saved game")
}

/// The dials, the distance and the ending.
fn told(game: &Game) -> String {
    let fleet = game.view(Viewer::Everything).fleet;
    let dials: Vec<String> = Resource::ALL.iter().map(|&dial| format!("{} {}", dial.id(), fleet.dial(dial))).collect();
    format!("{} · distance {} · {:?}", dials.join(" · "), fleet.distance, game.ending())
}

#[test]
fn games_end_as_they_ended_then() {
    for name in ["base-3", "base-5", "base-6-easier-won", "pegasus-7", "pegasus-daybreak-5"] {
        let (game, _) = save(name).replay().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(told(&game), read(name, "txt").trim(), "{name}");
    }
}

/// Under our rules some of the same answers play another game, and some do so without a word.
#[test]
fn our_rules_would_play_other_games() {
    let parts = |name: &&str| {
        let old = save(name);
        let (then, _) = old.replay().expect("it is played as it was");
        Save { rules_version: RULES_VERSION, ..old }.replay().map_or(true, |(now, _)| now.hash() != then.hash())
    };
    assert!(["base-5", "base-6-easier-won", "pegasus-7"].iter().any(parts));
}

/// In the first somebody added more cards than version 3 allows them, in the second a deck ran out under somebody who looked
/// at it, and the third is of version 1 with Pegasus.
#[test]
fn what_cannot_be_played_any_more_is_said() {
    for name in ["pegasus-daybreak-6-new-caprica", "pegasus-daybreak-7", "pegasus-6-won"] {
        let error = save(name).replay().expect_err("our rules refuse an answer");
        assert!(matches!(error, ReplayError::Answer { .. } | ReplayError::Changed { .. }), "{name}: {error}");
    }
}

#[test]
fn none_of_them_is_verified_by_a_program_with_other_rules() {
    assert_eq!(save("base-3").verify().err(), Some(ReplayError::Version(1)));
    assert_eq!(save("pegasus-7").verify().err(), Some(ReplayError::Version(2)));
}
