//! Games from before states were recorded: rules versions 1 and 2.
//!
//! Such a log has answers and nothing that they led to. It is played once more, as it was played then, and recorded. What
//! version 3 asks in addition is answered as it happened before; what version 4 no longer asks is asked. An answer that our
//! rules no longer list does not fit, which is noticed by itself; this file looks for what would pass unnoticed.

use thiserror::Error;

use crate::ask::{Answer, Choice, Question};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::{Game, Illegal};
use crate::seat::Seat;

/// Something came up that our rules treat in another way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("rules version {version} played differently from here on: {what}")]
pub struct Changed {
    pub version: u32,
    pub what: &'static str,
}

/// Why an answer of an earlier version cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LegacyError {
    #[error(transparent)]
    Illegal(#[from] Illegal),
    #[error(transparent)]
    Changed(#[from] Changed),
}

/// The last version under which only answers were stored.
const LAST: u32 = 2;

/// Whether games of that version were stored without what they led to.
pub fn is_legacy(version: u32) -> bool {
    (1..=LAST).contains(&version)
}

/// Plays an answer of that rules version as it was played then.
pub fn answer(version: u32, game: &mut Game, seat: Seat, answer: Answer) -> Result<Vec<Event>, LegacyError> {
    let changed = |what| Err(LegacyError::Changed(Changed { version, what }));
    if version == 1 && !game.setup.sets.is_base() {
        return changed("version 2 mended rules of Pegasus and Daybreak");
    }
    let ran_out = is_looking(game) && runs_out(game);
    game.asks_idly = true;
    let answered = answer_all(game, seat, answer);
    game.asks_idly = false;
    let events = answered?;
    if ran_out || is_looking(game) && runs_out(game) {
        return changed("our rules shuffle a deck of which somebody looks at more cards than it has");
    }
    Ok(events)
}

/// Plays an answer, and what was not asked then.
fn answer_all(game: &mut Game, seat: Seat, answer: Answer) -> Result<Vec<Event>, Illegal> {
    let mut events = game.answer(seat, answer)?;
    while let Some((seat, answer)) = unasked(game) {
        game.answer_into(seat, answer, &mut events)?;
    }
    Ok(events)
}

/// What version 3 asks and was not asked before, with what happened then: Cylon players ignored what a Crisis demands, and of
/// several executions or prisoners the next was the first clockwise.
fn unasked(game: &Game) -> Option<(Seat, Answer)> {
    game.asks().iter().find_map(|ask| {
        let answer = match ask.question {
            Question::MayDiscard { .. } => Answer::Cards(Vec::new()),
            Question::LetDiscard { .. } => Answer::One(Choice::Pass),
            Question::NextExecuted | Question::NextFreed => {
                let listed = |seat: &Seat| ask.options.allows(&Answer::One(Choice::Seat(*seat)));
                Answer::One(Choice::Seat(game.clockwise().find(listed)?))
            }
            _ => return None,
        };
        Some((ask.seat, answer))
    })
}

/// Somebody looks at several cards of a deck, which nobody does in the base game.
fn is_looking(game: &Game) -> bool {
    if game.setup.sets.is_base() {
        return false;
    }
    let looks = |frame: &Frame| matches!(frame, Frame::Peek(_) | Frame::SortCrises(_) | Frame::SortTop(_));
    game.stack.iter().any(looks)
}

/// Some deck has fewer cards than are ever looked at, and discards to shuffle.
fn runs_out(game: &Game) -> bool {
    const MOST_LOOKED_AT: u8 = 4;
    let decks = &game.decks;
    let short = |cards: u8, discards: u8| cards < MOST_LOOKED_AT && discards > 0;
    short(decks.crisis.draw.len(), decks.crisis.discard.len())
        || short(decks.destination.draw.len(), decks.destination.discard.len())
        || short(decks.quorum.draw.len(), decks.quorum.discard.len())
        || short(decks.mutiny.draw.len(), decks.mutiny.discard.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;

    fn game(setup: Setup) -> Game {
        Game::new(&setup, [7; 32]).expect("a legal setup")
    }

    fn first(version: u32, setup: Setup) -> Result<Vec<Event>, LegacyError> {
        let mut game = game(setup);
        let ask = game.asks()[0].clone();
        answer(version, &mut game, ask.seat, ask.options.first())
    }

    #[test]
    fn base_games_of_any_earlier_version_are_played_and_boxes_that_were_mended_are_not() {
        assert!(first(1, Setup::base(3)).is_ok() && first(2, Setup::base(3)).is_ok());
        assert!(matches!(first(1, Setup::pegasus(4)), Err(LegacyError::Changed(_))));
        assert!(first(2, Setup::pegasus(4)).is_ok());
    }
}
