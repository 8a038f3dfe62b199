//! Carries out what cards do for Cylon players and leaders (BASE-195, PEG-083, DAY-039, DAY-041, DAY-095).

use super::effect::CylonEffect;
use super::infiltration::Infiltrate;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::seat::Seat;

impl CylonEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        let you = by.you();
        match self {
            CylonEffect::DrawSuperCrisis { who, cards } => {
                let seats = by.who(game, who);
                for seat in you.round(game.setup.players).filter(|&seat| seats.contains(seat)) {
                    (0..cards).for_each(|_| game.draw_super_crisis(seat));
                }
            }
            CylonEffect::SwapSuperCrisis => game.swap_super_crisis(you),
            CylonEffect::Infiltrate => return Infiltrate::open(game, you),
            // DAY-041: without the discard of the action that ends it otherwise.
            CylonEffect::EndInfiltration => game.join_cylons(you),
            // DAY-039: whoever infiltrates does so no longer.
            CylonEffect::GoTo(to) if game.player(you).infiltrating => game.leave_humans(you, to),
            CylonEffect::GoTo(to) if game.player(you).is_at(to) => {}
            CylonEffect::GoTo(to) => {
                game.put_at(you, to);
                game.log(Event::Moved { seat: you, to });
            }
        }
        None
    }

    pub(crate) fn is_possible(&self, game: &Game, _you: Seat) -> bool {
        match self {
            CylonEffect::DrawSuperCrisis { .. } => !game.decks.super_crisis.is_empty(),
            CylonEffect::SwapSuperCrisis
            | CylonEffect::Infiltrate
            | CylonEffect::EndInfiltration
            | CylonEffect::GoTo(_) => true,
        }
    }
}
