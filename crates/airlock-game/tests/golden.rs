//! Golden games: recorded games that must replay to the same log for ever.
//!
//! `golden/NAME.json` is the saved game, `golden/NAME.log` what it told: for each turn a digest of
//! all events and of every seat's own log. `UPDATE_GOLDEN=1` records them anew, `UPDATE_GOLDEN=NAME`
//! one of them, `UPDATE_GOLDEN=new` those that are not there; a change of these files means that saved
//! games play differently, and needs another `RULES_VERSION`. Games of older versions are kept as they were recorded.

use std::fmt::Write as _;
use std::path::PathBuf;

use airlock_game::cards::Objective;
use airlock_game::save::{Save, to_hex};
use airlock_game::terms::{Resource, Set, Side};
use airlock_game::{Chance, Difficulty, Event, Game, Rulings, Seat, Setup, Variants, Viewer};
use sha2::{Digest, Sha256};

fn games() -> Vec<(&'static str, Setup)> {
    let later = Setup { rulings: Rulings::Later, ..Setup::base(5) };
    let without = Setup { variants: Variants { no_sympathizer: true, ..Variants::default() }, ..Setup::base(4) };
    let together = Setup { variants: Variants { cooperative: true, ..Variants::default() }, ..Setup::base(3) };
    let easier = Setup { difficulty: Difficulty::Easier, ..Setup::base(6) };
    let alone = Variants { no_leaders: true, ..Variants::default() };
    let sympathetic = Variants { sympathetic_cylon: true, ..alone };
    vec![
        ("base-1", Setup::base(1)),
        ("base-2", Setup::base(2)),
        ("base-3", Setup::base(3)),
        ("base-4", Setup::base(4)),
        ("base-5", Setup::base(5)),
        ("base-6", Setup::base(6)),
        ("base-5-later", later),
        ("base-4-no-sympathizer", without),
        ("base-3-cooperative", together),
        (WON, easier),
        ("pegasus-3", pegasus(3)),
        ("pegasus-4", pegasus(4)),
        ("pegasus-5", pegasus(5)),
        ("pegasus-6", pegasus(6)),
        ("pegasus-7", pegasus(7)),
        (LEFT, pegasus(6)),
        ("pegasus-5-kobol", Setup { objective: Objective::Kobol, ..Setup::pegasus(5) }),
        ("pegasus-4-sympathetic-cylon", Setup { variants: sympathetic, ..Setup::pegasus(4) }),
        ("pegasus-6-no-leaders-later", Setup { variants: alone, rulings: Rulings::Later, ..pegasus(6) }),
        ("daybreak-3", daybreak(3)),
        ("daybreak-4", daybreak(4)),
        ("daybreak-5", daybreak(5)),
        ("daybreak-6", daybreak(6)),
        ("daybreak-7", daybreak(7)),
        ("daybreak-5-kobol", Setup { objective: Objective::Kobol, ..daybreak(5) }),
        ("daybreak-6-no-leaders-later", Setup { variants: alone, rulings: Rulings::Later, ..daybreak(6) }),
        ("pegasus-daybreak-5", both(5)),
        ("pegasus-daybreak-7", both(7)),
        ("pegasus-daybreak-4-kobol", Setup { objective: Objective::Kobol, ..both(4) }),
        ("pegasus-daybreak-6-new-caprica", Setup { objective: Objective::NewCaprica, ..both(6) }),
    ]
}

/// Resources enough to get far.
fn daybreak(players: u8) -> Setup {
    Setup { difficulty: Difficulty::Easier, ..Setup::daybreak(players) }
}

/// All three boxes, in search of Earth.
fn both(players: u8) -> Setup {
    let alone = daybreak(players);
    Setup { sets: alone.sets.with(Set::Pegasus), ..alone }
}

/// Resources enough to reach New Caprica.
fn pegasus(players: u8) -> Setup {
    Setup { difficulty: Difficulty::Easier, ..Setup::pegasus(players) }
}

/// Random play seldom wins: this game is searched for until it does.
const WON: &str = "base-6-easier-won";

/// The same on New Caprica, which the fleet leaves.
const LEFT: &str = "pegasus-6-won";

fn path(name: &str, ending: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.{ending}"))
}

/// A random game, who won it, and whether Galactica came back to New Caprica.
fn play(setup: Setup, number: u16) -> (Save, Side, bool) {
    let mut seed = [0; 32];
    seed[..2].copy_from_slice(&number.to_le_bytes());
    let mut save = Save::new(setup, seed);
    let mut game = Game::new(&save.setup, save.seed).expect("a legal setup");
    let mut chance = Chance::new(seed);
    let mut returned = false;
    loop {
        if let Some(ending) = game.ending() {
            save.hash = Some(game.hash());
            return (save, ending.winner, returned);
        }
        let ask = &game.asks()[0];
        let (seat, answer) = (ask.seat, ask.options.pick(&mut chance));
        let events = game.answer(seat, answer.clone()).expect("a listed answer");
        returned |= events.contains(&Event::GalacticaReturned);
        save.answers.push((seat, answer));
    }
}

/// The longest of some random games, since a long one sees more of the rules; or the first that
/// the humans win; or the first that sees New Caprica to the end.
fn record(name: &str, setup: Setup) -> Save {
    let mut all = (0..u16::MAX).map(|number| play(setup, number));
    if name == WON || name == LEFT {
        return all.find(|(_, winner, _)| *winner == Side::Human).expect("somebody wins in the end").0;
    }
    if setup.objective == Objective::NewCaprica {
        return all.find(|&(_, _, returned)| returned).expect("somebody gets that far").0;
    }
    // Alone in the Brig a random player can sit for hundreds of turns.
    let games = (0..60).map(|number| play(setup, number).0).filter(|save| save.answers.len() < 900);
    games.max_by_key(|save| save.answers.len()).expect("sixty games")
}

/// One line a turn: its number, the dials, and digests of the public log and of each seat's.
fn tell(save: &Save) -> String {
    let (game, events) = save.replay().expect("a recorded game replays");
    let mut text = String::new();
    for turn in events.chunk_by(|_, next| !matches!(next, Event::TurnBegan { .. })) {
        let digest = |viewer: Viewer| {
            let log: Vec<Event> = turn.iter().map(|event| event.shown_to(viewer)).collect();
            let json = serde_json::to_vec(&log).expect("events are plain data");
            to_hex(&Sha256::digest(json))[..10].to_owned()
        };
        let number = turn.iter().find_map(|event| match event {
            Event::TurnBegan { number, .. } => Some(*number),
            _ => None,
        });
        write!(text, "turn {} · {} events · {}", number.unwrap_or(0), turn.len(), digest(Viewer::Everything))
            .expect("a string");
        for seat in 0..save.setup.players {
            write!(text, " {}", digest(Viewer::Seat(Seat(seat)))).expect("a string");
        }
        writeln!(text, " · {}", digest(Viewer::Spectator)).expect("a string");
    }
    let fleet = game.view(Viewer::Everything).fleet;
    for &resource in Resource::ALL {
        write!(text, "{} {} · ", resource.id(), fleet.dial(resource)).expect("a string");
    }
    writeln!(text, "distance {} · {:?} · {}", fleet.distance, game.ending(), game.hash()).expect("a string");
    text
}

#[test]
fn golden_games_replay_to_the_same_log() {
    for (name, setup) in games() {
        let missing = !path(name, "json").exists();
        let wants = |wanted: String| wanted == "1" || wanted == name || wanted == "new" && missing;
        let update = std::env::var("UPDATE_GOLDEN").is_ok_and(wants);
        if update {
            let save = record(name, setup);
            std::fs::write(path(name, "json"), serde_json::to_string(&save).expect("plain data")).expect("writable");
            std::fs::write(path(name, "log"), tell(&save)).expect("writable");
        }
        let json = std::fs::read_to_string(path(name, "json")).expect("a recorded game");
        let save: Save = serde_json::from_str(&json).expect("a saved game");
        save.verify().unwrap_or_else(|error| panic!("{name}: {error}"));
        let told = std::fs::read_to_string(path(name, "log")).expect("its log");
        let tells = tell(&save);
        for (line, (told, tells)) in told.lines().zip(tells.lines()).enumerate() {
            assert_eq!(told, tells, "{name}: the game parts from its log on line {}", line + 1);
        }
        assert_eq!(told, tells, "{name}");
    }
}
