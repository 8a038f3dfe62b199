//! Games from before states were recorded: rules versions 1 and 2.
//!
//! Such a log has answers and nothing that they led to. It is played under our rules as long as the two cannot part.
//! Most changes since show by themselves: where our rules ask more, ask less or list less, an answer of the log
//! does not fit. What would pass unnoticed is looked for here.

use thiserror::Error;

use crate::ask::Question;
use crate::frame::Frame;
use crate::game::Game;

/// Something came up that our rules treat in another way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("rules version {version} played differently from here on: {what}")]
pub struct Changed {
    pub version: u32,
    pub what: &'static str,
}

/// The last version under which only answers were stored.
const LAST: u32 = 2;

/// Whether games of that version were stored without what they led to.
pub fn is_legacy(version: u32) -> bool {
    (1..=LAST).contains(&version)
}

/// Whether an answer of that rules version, which leads from one state to the other under our rules, may have led elsewhere.
pub fn check(version: u32, before: &Game, after: &Game) -> Result<(), Changed> {
    let changed = |what| Err(Changed { version, what });
    if version == 1 && !before.setup.sets.is_base() {
        return changed("version 2 mended rules of Pegasus and Daybreak");
    }
    if after.asks().iter().any(|ask| is_new(&ask.question)) {
        return changed("our rules ask something that was not asked then");
    }
    if is_looking(before) && runs_out(before) || is_looking(after) && runs_out(after) {
        return changed("our rules shuffle a deck of which somebody looks at more cards than it has");
    }
    Ok(())
}

/// Questions that came with version 3.
fn is_new(question: &Question) -> bool {
    matches!(
        question,
        Question::MayDiscard { .. } | Question::LetDiscard { .. } | Question::NextExecuted | Question::NextFreed
    )
}

/// Somebody looks at several cards of a deck.
fn is_looking(game: &Game) -> bool {
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
        || decks.skills.iter().any(|deck| short(deck.draw.len(), deck.discard.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::{Ask, Options};
    use crate::seat::Seat;
    use crate::setup::Setup;

    fn game(setup: Setup) -> Game {
        Game::new(&setup, [7; 32]).expect("a legal setup")
    }

    #[test]
    fn a_base_game_of_any_earlier_version_is_played_on() {
        let base = game(Setup::base(3));
        assert_eq!((check(1, &base, &base), check(2, &base, &base)), (Ok(()), Ok(())));
    }

    #[test]
    fn boxes_that_version_2_mended_are_not_played_from_version_1() {
        let pegasus = game(Setup::pegasus(4));
        assert!(check(1, &pegasus, &pegasus).is_err());
        assert!(check(2, &pegasus, &pegasus).is_ok());
    }

    #[test]
    fn a_question_that_was_not_asked_then_is_noticed() {
        let before = game(Setup::base(3));
        let mut after = before.clone();
        after.asks = vec![Ask {
            seat: Seat(0),
            question: Question::MayDiscard { cards: 2 },
            options: Options::Choices(Vec::new()),
        }];
        assert!(check(2, &before, &after).is_err());
    }
}
