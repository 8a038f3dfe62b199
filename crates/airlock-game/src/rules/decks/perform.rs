//! Carries out what cards do to decks, and where a card itself goes (BASE-242, PEG-114, DAY-056).

use super::bottom::LookAtBottom;
use super::effect::DeckEffect;
use super::peek::{Peek, SortTop};
use crate::cards::{PeekDeck, Trait};
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::source::Source;

impl DeckEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        let you = by.you();
        match self {
            DeckEffect::GiveThisCard { to } => game.keep_in_play(by.source(), by.who(game, to).first()),
            DeckEffect::StayInPlay => game.stay_in_play(by.source()),
            DeckEffect::LeaveGame => game.leave_game(by.source()),
            DeckEffect::LookAtBottom => return Some(LookAtBottom { seat: you }.into()),
            DeckEffect::Peek(decks) => {
                let peek = Peek::new(you, decks);
                let scout = matches!(by.source(), Source::Skill(_));
                // DAY-056: of the skill cards only a scout looks at a deck.
                let more = game.property(you, Trait::scouts_more).filter(|_| scout);
                return Some(more.map_or(peek, |cards| peek.at_more(cards)).into());
            }
            DeckEffect::OrderCrises(cards) => return Some(SortTop::order(game, you, PeekDeck::Crisis, cards).into()),
        }
        None
    }
}
