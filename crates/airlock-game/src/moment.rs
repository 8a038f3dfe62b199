//! What the stack and the sheets of characters say about this moment.

use crate::cards::{AbilityRow, AbilityRule, Trait, Window};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::turn::Step;
use crate::seat::Seat;

impl Game {
    /// The Action step of the current player is under way.
    pub(crate) fn in_action_step(&self) -> bool {
        matches!(self.stack.first(), Some(Frame::Turn(turn)) if turn.step == Step::Crisis)
    }

    /// Whether the sheet of the seat has something to use in that window.
    pub(crate) fn interrupts_at(&self, seat: Seat, window: Window) -> bool {
        let has = |row: &AbilityRow| matches!(row.rule, AbilityRule::Response(response) if response.window() == window);
        self.abilities(seat).any(has)
    }

    /// BASE-002: whose action is under way, the innermost of several.
    pub(crate) fn acting(&self) -> Option<Seat> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Actions(actions) => Some(actions.seat),
            _ => None,
        })
    }

    /// BASE-040, BASE-191: whether the player whose action is under way was human when it began and is a Cylon
    /// player now, who does nothing more of what it gave a human player to do. A Cylon player's own action
    /// goes on (DAY-039, DAY-109).
    pub(crate) fn has_turned_cylon(&self, seat: Seat) -> bool {
        let began_human = |frame: &Frame| match frame {
            Frame::Actions(actions) if actions.seat == seat => Some(actions.human),
            _ => None,
        };
        !self.is_human(seat) && self.stack.iter().rev().find_map(began_human) == Some(true)
    }

    /// The ability that gives this property, for the log.
    pub(crate) fn note_ability(&mut self, seat: Seat, gives: impl Fn(Trait) -> bool) {
        let row = |row: &&AbilityRow| matches!(row.rule, AbilityRule::Trait(property) if gives(property));
        let ability = self.abilities(seat).find(row).map(|row| row.ability);
        if let Some(ability) = ability {
            self.log(Event::AbilityUsed { seat, ability });
        }
    }
}
