//! Playing a game out between bots.

use airlock_game::{Answer, Ask, Ending, Event, Game, Illegal, Seat, Viewer};
use thiserror::Error;

use crate::{Bot, Look};

/// A bot gave an answer that was not listed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the bot in seat {} answered {answer:?}: {why}", seat.0)]
pub struct Misplay {
    pub seat: Seat,
    pub answer: Answer,
    pub why: Illegal,
}

/// The question that is answered next. Several seats may be asked at once; the lowest goes first,
/// so that a game does not depend on who is quick.
pub fn next_ask(game: &Game) -> Option<&Ask> {
    game.asks().iter().min_by_key(|ask| ask.seat)
}

/// Tells the bots what has happened, each what its seat may know; the first bot sits in seat 0.
pub fn hear(bots: &mut [Box<dyn Bot>], events: &[Event]) {
    for (seat, bot) in (0..).map(Seat).zip(bots) {
        if bot.listens() {
            events.iter().for_each(|event| bot.see(&event.shown_to(Viewer::Seat(seat))));
        }
    }
}

/// Plays to the end, one bot a seat. `on_answer` sees each answer and what came of it.
pub fn play_out(
    game: &mut Game,
    bots: &mut [Box<dyn Bot>],
    mut on_answer: impl FnMut(Seat, &Answer, &[Event]),
) -> Result<Ending, Misplay> {
    assert_eq!(bots.len(), usize::from(game.setup().players), "one bot a seat");
    let mut events = game.take_log();
    hear(bots, &events);
    loop {
        if let Some(ending) = game.ending() {
            return Ok(ending);
        }
        let ask = next_ask(game).expect("a game that is not over asks somebody");
        let seat = ask.seat;
        let answer = bots[seat.index()].answer(ask, &Look::new(game, seat));
        events.clear();
        let given = game.answer_into(seat, answer.clone(), &mut events);
        given.map_err(|why| Misplay { seat, answer: answer.clone(), why })?;
        hear(bots, &events);
        on_answer(seat, &answer, &events);
    }
}

#[cfg(test)]
mod tests {
    use airlock_game::{Chance, Choice, Setup};

    use super::*;
    use crate::Kind;

    fn bots(players: u8) -> Vec<Box<dyn Bot>> {
        (0..players).map(|seat| Kind::Random.bot(Chance::new([seat; 32]))).collect()
    }

    fn played(players: u8) -> (Vec<(Seat, Answer)>, String) {
        let mut game = Game::new(&Setup::base(players), [players; 32]).expect("a legal setup");
        let mut answers = Vec::new();
        play_out(&mut game, &mut bots(players), |seat, answer, _| answers.push((seat, answer.clone())))
            .expect("random bots play by the book");
        (answers, game.hash())
    }

    #[test]
    fn the_same_bots_play_the_same_game() {
        for players in 1..=6 {
            assert_eq!(played(players), played(players));
        }
    }

    #[test]
    fn the_lowest_seat_that_is_asked_answers_first() {
        let mut game = Game::new(&Setup::base(5), [3; 32]).expect("a legal setup");
        let mut random = bots(5);
        let mut together = 0;
        while let Some(ask) = next_ask(&game).cloned() {
            assert!(game.asks().iter().all(|other| ask.seat <= other.seat));
            together += usize::from(game.asks().len() > 1);
            let answer = random[ask.seat.index()].answer(&ask, &Look::new(&game, ask.seat));
            game.answer(ask.seat, answer).expect("a listed answer");
        }
        assert!(together > 0, "nobody was ever asked at the same time");
    }

    #[test]
    fn a_look_shows_the_view_of_its_seat() {
        let game = Game::new(&Setup::base(3), [0; 32]).expect("a legal setup");
        for seat in (0..3).map(Seat) {
            let view = Look::new(&game, seat).view();
            assert_eq!(view, game.view(airlock_game::Viewer::Seat(seat)));
        }
    }

    #[test]
    fn a_bot_that_cheats_is_named() {
        struct Cheat;
        impl Bot for Cheat {
            fn answer(&mut self, _ask: &Ask, _look: &Look<'_>) -> Answer {
                Answer::One(Choice::Option(99))
            }
        }
        let mut game = Game::new(&Setup::base(3), [0; 32]).expect("a legal setup");
        let mut cheats: Vec<Box<dyn Bot>> = (0..3).map(|_| Box::new(Cheat) as Box<dyn Bot>).collect();
        let misplay = play_out(&mut game, &mut cheats, |_, _, _| ()).expect_err("no such option");
        assert_eq!(misplay.why, Illegal::NotAnOption);
    }
}
