//! The fleet settles on New Caprica, and Galactica returns to it (PEG-120, PEG-122, PEG-123, PEG-147).

use crate::cards::MilestoneEffect;
use crate::event::Event;
use crate::game::Game;
use crate::seat::Seat;
use crate::source::Source;
use crate::state::{NewCaprica, Place};
use crate::terms::{Area, Location};

impl Game {
    /// PEG-120. After a jump the token is reset here, as the end of that jump; what stands in space
    /// and on the Boarding Party track stays.
    pub(crate) fn arrive_at_new_caprica(&mut self) {
        self.log(Event::NewCapricaReached);
        self.reset_track();
        self.take_new_caprica_crises();
        self.new_caprica = Some(NewCaprica::default());
        for seat in self.seats() {
            self.settle(seat);
        }
        // MIX-008.
        self.recall_assault_raptors();
        self.destroy_colonial_one();
        self.lock_civilians();
    }

    /// Steps 4 and 5. A Stranded character is not on the board yet (BASE-208).
    fn settle(&mut self, seat: Seat) {
        if self.player(seat).place == Place::Off {
            return;
        }
        let at = if self.is_human(seat) { Location::ResistanceHq } else { Location::OccupationAuthority };
        self.put_at(seat, at);
        self.log(Event::Arrived { seat, at });
    }

    /// Step 6: the ships on the board too, so that nobody knows any of them.
    fn lock_civilians(&mut self) {
        let mut ships = std::mem::take(&mut self.fleet.civilians);
        for &area in Area::ALL {
            ships.extend(std::mem::take(&mut self.space[area].civilians).iter().copied());
        }
        ships.shuffle_unseen(&mut self.chance);
        if let Some(board) = &mut self.new_caprica {
            board.locked = ships;
        }
    }

    /// Step 2: the whole deck with its discards, for good.
    fn take_new_caprica_crises(&mut self) {
        if !self.decks.new_caprica_crises {
            self.decks.new_caprica_crises = true;
            std::mem::swap(&mut self.decks.crisis, &mut self.decks.crisis_aside);
        }
    }

    /// PEG-147: the Crisis deck that a destination looks at is the one that the fleet will meet there.
    pub(crate) fn foresee_new_caprica(&mut self, card: Source) {
        let Source::Destination(destination) = card else { return };
        let distance = self.fleet.distance + destination.row().distance;
        let ahead = &self.objective().milestones[usize::from(self.fleet.milestones)..];
        let settles = |effect| effect == MilestoneEffect::NewCapricaPhase;
        if ahead.iter().any(|milestone| settles(milestone.effect) && distance >= milestone.distance) {
            self.take_new_caprica_crises();
        }
    }
}
