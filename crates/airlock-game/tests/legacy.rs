//! Games of rules versions 1 and 2, which recorded nothing but answers, are played once more as they were played then.
//!
//! `legacy/NAME.json` was saved by that program; `legacy/NAME.txt` is how it ended there.

use std::path::PathBuf;

use airlock_game::save::{RULES_VERSION, ReplayError, Save};
use airlock_game::terms::Resource;
use airlock_game::{Chance, Game, Setup, Viewer};
use serde_json::Value;

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

/// Up to version 3 the list of a card asked itself where somebody is sent, and whether they consent.
#[test]
fn a_state_in_which_a_list_asked_goes_on_with_the_procedure_that_asks_now() {
    let mut seen = 0;
    for seed in 0..40 {
        let mut game = Game::new(&Setup::pegasus(6), [seed; 32]).expect("a legal setup");
        let mut chance = Chance::new([seed; 32]);
        while let Some(ask) = game.asks().first() {
            if let Some(older) = as_the_list_asked(&game) {
                let taken_over = Game::from_canonical(&older).expect("a stored game");
                assert_eq!(taken_over.asks(), game.asks());
                assert_eq!(taken_over.canonical(), game.canonical());
                seen += 1;
            }
            let (seat, answer) = (ask.seat, ask.options.pick(&mut chance));
            game.answer(seat, answer).expect("a listed answer");
        }
    }
    assert!(seen >= 10, "{seen} such questions");
}

/// The state with the procedure gone and the list below it one effect back.
fn as_the_list_asked(game: &Game) -> Option<String> {
    let mut state: Value = serde_json::from_str(&game.canonical()).expect("canonical JSON");
    let stack = state["stack"].as_array_mut()?;
    let now = stack.last()?.as_object()?.keys().next()?;
    if !["send-to", "let-look", "let-execute", "infiltrate"].contains(&now.as_str()) {
        return None;
    }
    stack.pop();
    let at = stack.last_mut()?.get_mut("script")?.get_mut("at")?;
    *at = (at.as_u64()? - 1).into();
    Some(state.to_string())
}
