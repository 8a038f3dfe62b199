//! The Jump Preparation track and the distance (BASE-041, PEG-122).

use crate::cards::ObjectiveRow;
use crate::cards::base::{destination, tokens};
use crate::event::Event;
use crate::game::Game;
use crate::source::Source;

impl Game {
    /// Moves the fleet token; it never goes below start. Says whether it reached Auto Jump.
    pub(crate) fn move_track(&mut self, by: i8) -> bool {
        // PEG-122: with Galactica in orbit of New Caprica the track is dead.
        if self.is_in_orbit() {
            return false;
        }
        let last = i8::try_from(tokens::JUMP_TRACK.len() - 1).expect("six spaces");
        let now = i8::try_from(self.fleet.track).expect("six spaces");
        let to = (now + by).clamp(0, last);
        if to != now {
            self.fleet.track = u8::try_from(to).expect("not below start");
            self.log(Event::JumpTrackMoved { to: self.fleet.track });
        }
        to == last
    }

    pub(crate) fn reset_track(&mut self) {
        if std::mem::take(&mut self.fleet.track) != 0 {
            self.log(Event::JumpTrackMoved { to: 0 });
        }
    }

    /// The card lies beside the objective; milestones are looked at once it is resolved (BASE-041).
    pub(crate) fn travel(&mut self, card: Source, by: u8) {
        self.fleet.travelled.push(card);
        self.fleet.distance += by;
        self.log(Event::Travelled { by, to: self.fleet.distance });
    }

    pub(crate) fn objective(&self) -> &'static ObjectiveRow {
        let wanted = self.setup.objective;
        destination::OBJECTIVES.iter().find(|row| row.objective == wanted).expect("every objective has its card")
    }
}
