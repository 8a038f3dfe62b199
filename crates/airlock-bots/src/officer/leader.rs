//! Cylon leaders, and the Sympathetic Cylon: what an agenda makes of the dials, and when to pass for a human.
//!
//! Whoever has an agenda wins alone, by a side and by goals (PEG-081). He plays for the side, and the goals
//! change what things are worth to him: a point of a resource that he needs gone is no loss.

use airlock_game::cards::{AgendaDeck, Goal};
use airlock_game::state::Standing;
use airlock_game::terms::{Ship, Side};
use airlock_game::view::PlayerView;
use airlock_game::{LEADER_DECKS, Seat, View};

use super::situation::Situation;

/// Of a hundred agendas of each deck so many want the Cylons to win.
const HOSTILE: i32 = 67;
const SYMPATHETIC: i32 = 33;
/// What somebody can do more among the humans than among the Cylons.
const AMONG_HUMANS: i32 = 60;

/// What somebody with an agenda plays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    pub side: Side,
    pub goals: &'static [Goal],
}

impl Aim {
    /// The aim of a player whose agenda this view shows.
    pub fn of(player: &PlayerView) -> Option<Aim> {
        let row = player.agenda.iter().flatten().next()?.row();
        Some(Aim { side: row.side, goals: row.goals })
    }

    /// The side that serves the aim now: until the fleet has come far enough, the humans.
    pub fn sides_with(&self, view: &View) -> Side {
        let too_near = |goal: &Goal| matches!(*goal, Goal::DistanceAtLeast(far) if view.fleet.distance < far);
        if self.goals.iter().any(too_near) { Side::Human } else { self.side }
    }
}

impl Situation<'_> {
    pub fn has_leader(&self) -> bool {
        self.seats().any(|seat| self.player(seat).standing == Standing::Leader)
    }

    /// How likely somebody with an agenda wants the Cylons to win, in percent, by the deck that it came from.
    pub fn odds_of_agenda(&self, _seat: Seat) -> i32 {
        let deck = LEADER_DECKS.iter().find(|row| row.0 == self.view.setup.players).map(|row| row.3);
        match deck {
            Some(AgendaDeck::Sympathetic) => SYMPATHETIC,
            Some(AgendaDeck::Hostile) | None => HOSTILE,
        }
    }

    pub fn damaged_aboard(&self, ship: Ship) -> usize {
        self.view.fleet.damaged.iter().filter(|location| location.ship() == ship).count()
    }

    /// What it is worth to the humans that somebody with an agenda comes aboard as one of them.
    pub fn infiltrate_worth(&self, seat: Seat) -> i32 {
        AMONG_HUMANS * self.trust(seat) / 100
    }

    /// The same, that he goes back.
    pub fn end_infiltration_worth(&self) -> i32 {
        -AMONG_HUMANS * self.trust(self.me) / 100
    }

    /// Whether his agenda wants him in the Brig or executed, and he is not yet.
    pub fn wants_to_be_caught(&self) -> bool {
        let wants = self.aim.is_some_and(|aim| aim.goals.contains(&Goal::CaughtOrExecuted));
        wants && !self.myself().was_executed
    }
}
