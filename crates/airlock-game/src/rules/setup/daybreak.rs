//! What Daybreak adds to the setup (DAY-001 to DAY-003, DAY-009, DAY-023, DAY-032, DAY-037, DAY-087).

use crate::cards::daybreak::tokens;
use crate::cards::{Character, Mission, Motive, Mutiny};
use crate::event::Event;
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::Seat;
use crate::terms::SkillCounts;

impl Game {
    /// Its decks, after everything else, so that a seed means the same game as before without it.
    pub(crate) fn lay_out_daybreak(&mut self) {
        if self.rules.has_mutiny {
            self.decks.mutiny.draw.extend(Mutiny::all().map(Hidden::unseen));
            self.decks.mutiny.draw.shuffle(&mut self.chance);
            self.decks.motives.extend(Motive::all());
            self.decks.motives.shuffle(&mut self.chance);
        }
        if self.rules.has_assault_raptors {
            self.fleet.assault_raptors = tokens::STARTING_ASSAULT_RAPTORS;
        }
        if self.rules.has_demetrius {
            self.decks.missions.draw.extend(Mission::all().map(Hidden::unseen));
            self.decks.missions.draw.shuffle(&mut self.chance);
        }
    }

    /// DAY-009: a miracle token for everybody. DAY-037: some leaders begin among the humans.
    pub(crate) fn start_daybreak(&mut self, seat: Seat, character: Character) {
        if self.rules.has_miracles {
            self.player_mut(seat).miracles = tokens::STARTING_MIRACLES;
        }
        if character.starts_infiltrating() {
            self.player_mut(seat).infiltrating = true;
            self.log(Event::InfiltrationBegan { seat });
        }
    }

    /// DAY-037: whoever starts infiltrating has the card more of her Receive Skills step.
    pub(crate) fn starting_draws(&self, seat: Seat) -> Vec<SkillCounts> {
        let draws = self.sheet_draws(seat);
        if !self.player(seat).infiltrating {
            return draws;
        }
        let more = |draw: SkillCounts| self.skill_set(seat).iter().map(move |skill| draw.plus(skill, 1));
        draws.into_iter().flat_map(more).collect()
    }
}
