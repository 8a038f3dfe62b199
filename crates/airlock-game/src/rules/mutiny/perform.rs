//! Carries out what cards do to Mutiny cards (DAY-015, DAY-054, DAY-097).

use super::card::PlayMutinyOf;
use super::effect::MutinyEffect;
use super::{DiscardMutiny, DrawMutiny};
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::seat::Seat;

impl MutinyEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        match self {
            MutinyEffect::Draw { who, cards } => Some(DrawMutiny::each(game, by.who(game, who), cards).into()),
            MutinyEffect::DrawPardoned { who, keep } => {
                Some(DrawMutiny::pardoned(game, by.who(game, who), keep).into())
            }
            MutinyEffect::Discard { who } => by.who(game, who).first().map(|seat| DiscardMutiny { seat }.into()),
            MutinyEffect::PlayOf(cards) => Some(PlayMutinyOf::look(game, by.you(), cards).into()),
        }
    }

    pub(crate) fn is_possible(&self, game: &Game, _you: Seat) -> bool {
        match self {
            MutinyEffect::PlayOf(_) => !game.decks.mutiny.is_empty(),
            MutinyEffect::Draw { .. } | MutinyEffect::DrawPardoned { .. } | MutinyEffect::Discard { .. } => true,
        }
    }
}
