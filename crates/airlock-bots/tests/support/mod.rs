//! Whole games between bots, and what holds for officers at any table.

use airlock_bots::{Bot, Kind, play_out};
use airlock_game::terms::Side;
use airlock_game::{Answer, Chance, Event, Game, Seat, Setup};

fn bots(kind: Kind, players: u8, game: u8) -> Vec<Box<dyn Bot>> {
    (0..players).map(|seat| kind.bot(Chance::new([seat.wrapping_add(game.wrapping_mul(16)); 32]))).collect()
}

/// A game that is over, its answers, and what happened in it.
pub fn played(setup: &Setup, kind: Kind, number: u8) -> (Game, Vec<(Seat, Answer)>, Vec<Event>) {
    let mut game = Game::new(setup, [number; 32]).expect("a legal setup");
    let (mut answers, mut happened) = (Vec::new(), Vec::new());
    let on_answer = |seat, answer: &Answer, events: &[Event]| {
        answers.push((seat, answer.clone()));
        happened.extend_from_slice(events);
    };
    play_out(&mut game, &mut bots(kind, setup.players, number), on_answer).expect("bots play by the book");
    (game, answers, happened)
}

/// Games of a dozen that the human players win.
pub fn humans_win(setup: &Setup, kind: Kind) -> usize {
    let games = (0..12).map(|number| played(setup, kind, number).0);
    games.filter(|game| game.ending().is_some_and(|ending| ending.winner == Side::Human)).count()
}

pub fn the_same_officers_play_the_same_game(setup: &Setup) {
    let (first, again) = (played(setup, Kind::Officer, 3), played(setup, Kind::Officer, 3));
    assert_eq!(first.1, again.1);
    assert_eq!(first.0.hash(), again.0.hash());
}
