//! Carries out what cards do to somebody's turn and actions (BASE-060, PEG-043, DAY-039, DAY-064, DAY-081).

use super::action::Actions;
use super::effect::TurnEffect;
use super::order::Order;
use super::remote::ActivateLocations;
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::seat::Seat;

impl TurnEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        let you = by.you();
        match self {
            TurnEffect::TakeAction => Some(Actions::new(game, you, 1).into()),
            TurnEffect::Order => by.target().map(|seat| Order::new(game, seat).into()),
            TurnEffect::ActivateLocations { count, of } => Some(ActivateLocations::new(game, you, count, of).into()),
        }
    }

    pub(crate) fn is_possible(&self, game: &Game, you: Seat) -> bool {
        match *self {
            // The action that follows a launch is nothing without the launch.
            TurnEffect::TakeAction => false,
            TurnEffect::Order => true,
            TurnEffect::ActivateLocations { count, of } => {
                ActivateLocations::new(game, you, count, of).is_possible(game)
            }
        }
    }
}
