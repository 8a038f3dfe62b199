//! Officers at tables with Daybreak: every role and phase is played, and played to win.

use airlock_bots::{Bot, Kind, play_out};
use airlock_game::cards::Objective;
use airlock_game::terms::Set;
use airlock_game::{Answer, Chance, Event, Game, Rules, Seat, Setup, Variants};

fn bots(kind: Kind, players: u8, game: u8) -> Vec<Box<dyn Bot>> {
    (0..players).map(|seat| kind.bot(Chance::new([seat + 16 * game; 32]))).collect()
}

/// A game that is over, its answers, and what happened in it.
fn played(setup: &Setup, kind: Kind, number: u8) -> (Game, Vec<(Seat, Answer)>, Vec<Event>) {
    let mut game = Game::new(setup, [number; 32]).expect("a legal setup");
    let (mut answers, mut happened) = (Vec::new(), Vec::new());
    let on_answer = |seat, answer: &Answer, events: &[Event]| {
        answers.push((seat, answer.clone()));
        happened.extend_from_slice(events);
    };
    play_out(&mut game, &mut bots(kind, setup.players, number), on_answer).expect("bots play by the book");
    (game, answers, happened)
}

/// Every number of players, objective and mix of the box.
fn tables() -> Vec<Setup> {
    let objectives = [Objective::Kobol, Objective::NewCaprica, Objective::Earth];
    let plain = (3..=7).flat_map(|players| {
        let alone = Setup::daybreak(players);
        [alone, Setup { sets: alone.sets.with(Set::Pegasus), ..alone }]
    });
    let mixes = plain.flat_map(|plain| objectives.map(|objective| Setup { objective, ..plain }));
    let leaders = mixes.flat_map(|setup| {
        let none = Variants { no_leaders: true, ..Variants::default() };
        [setup, Setup { variants: none, ..setup }]
    });
    leaders.filter(|setup| Rules::of(setup).is_ok()).collect()
}

#[test]
fn every_table_of_the_box_is_played_to_the_end() {
    for kind in [Kind::Random, Kind::Officer] {
        for setup in tables() {
            for number in 0..2 {
                let (game, ..) = played(&setup, kind, number);
                assert!(game.ending().is_some(), "{setup:?}");
            }
        }
    }
}

#[test]
fn the_same_officers_play_the_same_game() {
    let setup = Setup::daybreak(6);
    let (first, again) = (played(&setup, Kind::Officer, 3), played(&setup, Kind::Officer, 3));
    assert_eq!(first.1, again.1);
    assert_eq!(first.0.hash(), again.0.hash());
}
