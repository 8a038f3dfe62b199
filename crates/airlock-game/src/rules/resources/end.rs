//! Dials, and how the game ends (BASE-012, BASE-037, BASE-038, BASE-199).

use crate::cards::base::tokens;
use crate::event::{Cause, Ending, Event};
use crate::game::Game;
use crate::terms::{Resource, Side};

impl Game {
    /// Turns a dial; nothing follows before the end of the turn (BASE-037).
    pub(crate) fn turn_dial(&mut self, resource: Resource, by: i8) {
        let now = self.fleet.dial(resource);
        let by = if by < 0 && now > 0 { self.soften_loss(resource, by) } else { by };
        let to = (now + by).min(tokens::dial(resource).max).max(0);
        if to != now {
            self.fleet.set_dial(resource, to);
            self.log(Event::Turned { resource, by: to - now, to });
            if to < now && resource == Resource::Morale {
                self.doom_the_fragile();
            }
            if to < now {
                self.note_loss(resource);
            }
        }
    }

    fn exhausted(&self) -> Option<Resource> {
        Resource::ALL.iter().copied().find(|&resource| self.fleet.dial(resource) <= 0)
    }

    /// At the end of a turn an empty dial loses the game.
    pub(crate) fn check_resources(&mut self) {
        if let Some(resource) = self.exhausted() {
            self.end(Ending { winner: Side::Cylon, cause: Cause::Resource(resource) });
        }
    }

    /// BASE-112 step 2: the humans win if every resource is above 0.
    pub(crate) fn end_by_jump(&mut self) {
        let ending = match self.exhausted() {
            Some(resource) => Ending { winner: Side::Cylon, cause: Cause::Resource(resource) },
            None => Ending { winner: Side::Human, cause: Cause::Jumped },
        };
        self.end(ending);
    }
}
