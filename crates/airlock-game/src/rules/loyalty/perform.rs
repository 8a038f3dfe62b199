//! Carries out what cards do to Loyalty cards, and executions (BASE-183, BASE-190, PEG-016, PEG-092).

use super::consent::{LetExecute, LetLook};
use super::effect::LoyaltyEffect;
use super::execution::Execution;
use super::reveal::Reveal;
use crate::cards::Who;
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;

impl LoyaltyEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        match self {
            LoyaltyEffect::LookAt { by: looker, of, cards } => {
                let looker = by.decider(game, looker);
                for seat in by.who(game, of).iter() {
                    if by.may_be_ignored(game, seat) && game.can_look_at(seat) {
                        return Some(LetLook { by: looker, of: seat, cards }.into());
                    }
                    game.look_at_loyalty(looker, seat, cards);
                }
            }
            LoyaltyEffect::HandOn { to } => {
                if let Some(to) = by.who(game, to).first() {
                    game.hand_on_loyalty(by.you(), to);
                    // The Sympathizer is turned up by whoever receives it (BASE-183).
                    return game.received_sympathizer(to).map(|card| Reveal::new(to, card).into());
                }
            }
            LoyaltyEffect::Execute { who } => {
                let seats = by.who(game, who);
                // PEG-016: what names Cylon players, or one of them, they cannot ignore.
                let named = matches!(who, Who::EachCylon | Who::Target);
                if !named && seats.iter().any(|seat| by.may_be_ignored(game, seat)) {
                    return Some(LetExecute { asked: by.decider(game, who), seats }.into());
                }
                return Some(Execution::of(seats).into());
            }
        }
        None
    }
}
