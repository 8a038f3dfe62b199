//! Agendas: whether somebody who plays for one has won (PEG-081, PEG-090), and the lines of motives (DAY-033).

use crate::cards::Goal;
use crate::event::{Event, Secret};
use crate::game::Game;
use crate::seat::Seat;
use crate::setup::{LeadersPlayFor, agenda_deck};
use crate::terms::{Resource, Ship, Side};

impl Game {
    /// Every line of the agenda is true, now that the game is over and all its effects have happened.
    pub(crate) fn fulfils_agenda(&self, seat: Seat, winner: Side) -> bool {
        let mut lines = self.agenda_lines(seat, winner);
        lines.next().is_some_and(|is_side| is_side) && lines.all(|is_true| is_true)
    }

    /// Which lines of the agenda are true: that its side has won, then what else it asks. None without one.
    pub(crate) fn agenda_lines(&self, seat: Seat, winner: Side) -> impl Iterator<Item = bool> + '_ {
        let row = self.player(seat).agenda.map(|agenda| agenda.row());
        let side = row.map(|row| row.side == winner);
        let goals = row.map(|row| row.goals).unwrap_or_default();
        side.into_iter().chain(goals.iter().map(move |&goal| self.reached(seat, goal)))
    }

    /// Whether a line of an agenda or a motive is true now.
    pub(crate) fn reached(&self, seat: Seat, goal: Goal) -> bool {
        let fleet = &self.fleet;
        let player = self.player(seat);
        let at_most = |resource: Resource, value: u8| fleet.dial(resource) <= to_dial(value);
        match goal {
            Goal::AllAtMost(resources, value) => resources.iter().all(|&resource| at_most(resource, value)),
            Goal::AnyAtMost(resources, value) => resources.iter().any(|&resource| at_most(resource, value)),
            Goal::AllRed => Resource::ALL.iter().all(|&resource| fleet.is_red(resource)),
            Goal::Near(one, other, by) => (fleet.dial(one) - fleet.dial(other)).abs() <= to_dial(by),
            Goal::PlayedSuperCrisis => player.played_super_crisis,
            Goal::DamagedAtLeast(count) => {
                fleet.damaged_aboard(Ship::Galactica) + fleet.damaged_aboard(Ship::Pegasus) >= count
            }
            Goal::GalacticaDamagedAtMost(count) => fleet.damaged_aboard(Ship::Galactica) <= count,
            Goal::CaughtOrExecuted => self.is_prisoner(seat) || player.was_executed,
            Goal::Infiltrating => player.infiltrating,
            Goal::Free => !self.is_prisoner(seat),
            Goal::CraftLost(count) => fleet.damaged_vipers + fleet.destroyed_vipers + fleet.destroyed_raptors >= count,
            Goal::DistanceAtLeast(distance) => fleet.distance >= distance,
            Goal::AtLeast(resource, value) => fleet.dial(resource) >= to_dial(value),
            Goal::OnBlueSpace => fleet.on_blue_space(),
            Goal::NoCylonShips => self.space.raiders() + self.space.heavy_raiders() + self.space.basestar_count() == 0,
            Goal::AnyDamaged(locations) => locations.iter().any(|&location| fleet.damaged.contains(location)),
            Goal::HoldsCards(skill, count) => {
                player.cards().filter(|card| card.skill() == skill).count() >= usize::from(count)
            }
            Goal::HoldsEach(skills) => skills.iter().all(|&skill| player.cards().any(|card| card.skill() == skill)),
            Goal::AnotherInBrig => self.seats().any(|other| other != seat && self.is_in_brig(other)),
            Goal::HoldsMutiny => !player.mutiny.is_empty(),
            Goal::NoCenturions => fleet.centurions() == 0,
            // DAY-087: assault raptors beside the board are not destroyed, and they are vipers (DAY-088).
            Goal::VipersLost(count) => {
                fleet.damaged_vipers + fleet.destroyed_vipers + fleet.destroyed_assault_raptors >= count
            }
        }
    }

    /// PEG-081, PEG-091: hostile with 5 or 7 players, sympathetic with 4 or 6.
    pub(crate) fn draw_agenda(&mut self, seat: Seat) {
        let Some(deck) = agenda_deck(self.setup.players) else { return };
        let Some(at) = self.decks.agendas.iter().position(|agenda| agenda.row().deck == deck) else { return };
        let agenda = self.decks.agendas.remove(at);
        self.player_mut(seat).agenda = Some(agenda);
        self.log(Event::AgendaDrawn { seat, agenda: Secret::to(seat, agenda) });
    }

    /// Whether a player has won: Cylons win together, revealed or not (BASE-176, BASE-199), whoever has
    /// an agenda or motives by those alone (PEG-081, DAY-035).
    pub fn has_won(&self, seat: Seat) -> Option<bool> {
        let ending = self.over?;
        let player = self.player(seat);
        if player.has_agenda() {
            return Some(match self.rules.leaders_play_for {
                LeadersPlayFor::Agenda => self.fulfils_agenda(seat, ending.winner),
                LeadersPlayFor::Motives => self.fulfils_motives(seat, ending.winner),
            });
        }
        let side = if player.is_cylon_at_heart() { Side::Cylon } else { Side::Human };
        Some(ending.winner == side)
    }
}

fn to_dial(value: u8) -> i8 {
    i8::try_from(value).expect("a value of a dial")
}
