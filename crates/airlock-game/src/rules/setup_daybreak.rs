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
    pub(super) fn lay_out_daybreak(&mut self) {
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

    /// DAY-001: another version of the character is in play; who was executed is not.
    pub(crate) fn has_version_in_play(&self, character: Character) -> bool {
        let alive = |character: &Character| self.fleet.executed.iter().all(|other| other != character);
        let mut picked = self.seats().filter_map(|seat| self.player(seat).character).filter(alive);
        picked.any(|other| other != character && other.is_version_of(character))
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
    pub(super) fn starting_draws(&self, seat: Seat) -> Vec<SkillCounts> {
        let draws = self.sheet_draws(seat);
        if !self.player(seat).infiltrating {
            return draws;
        }
        let more = |draw: SkillCounts| self.skill_set(seat).iter().map(move |skill| draw.plus(skill, 1));
        draws.into_iter().flat_map(more).collect()
    }

    /// DAY-023: turned up at once, and another card is dealt. What is drawn for it comes when all have
    /// their Loyalty cards.
    pub(super) fn show_first_mutineer(&mut self, seat: Seat) {
        let Some(card) = self.hidden_mutineer(seat) else { return };
        self.turn_up_mutineer(seat, card);
        self.deal_loyalty(seat);
    }
}
