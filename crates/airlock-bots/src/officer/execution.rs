//! Executions: what it is worth to send somebody out of the airlock (PEG-092 to PEG-106).

use airlock_game::terms::{Location, Resource};
use airlock_game::{Choice, Seat};

use super::situation::{CARD, Heart, Situation};

/// What a Cylon loses who is found out: his cover and his strike.
const UNMASKED: i32 = 110;
/// Whoever lost his character begins anew, but everybody knows him for a human.
const BEREAVED: i32 = 90;
/// The Admiral on New Caprica.
const COMMANDS: i32 = 250;
/// A Cylon player wakes up far away from where he was.
const SENT_AWAY: i32 = 14;

impl Situation<'_> {
    /// What it is worth to the humans that this player is executed.
    pub fn execution_worth(&self, seat: Seat) -> i32 {
        if let Some(wanted) = self.own_execution(seat) {
            return wanted;
        }
        let hand = i32::from(self.player(seat).hand.cards);
        if !self.is_human(seat) {
            return (SENT_AWAY + hand * CARD / 3) * -self.trust(seat).min(0) / 100;
        }
        let cylon = self.cylon(seat);
        if self.has_agenda(seat) {
            return -(SENT_AWAY + hand * CARD / 2) * self.trust(seat) / 100;
        }
        // A Cylon who commands on New Caprica has won as soon as Galactica is back (PEG-144).
        let commands = self.view.new_caprica.is_some() && self.view.admiral == Some(seat);
        let caught = UNMASKED + hand * CARD / 3 + if commands { COMMANDS } else { 0 };
        let innocent = self.loss(Resource::Morale, 1) + hand * CARD * 2 / 3 + BEREAVED;
        (cylon * caught - (100 - cylon) * innocent) / 100
    }

    /// A Cylon player may let a Crisis execute him (PEG-016): only for his own ends.
    pub fn let_execute_score(&self, choice: &Choice) -> i32 {
        let wanted = self.must_be_caught();
        i32::from((*choice == Choice::Accept) == wanted)
    }

    /// Whether the Brig is turned into an execution (PEG-054).
    pub fn execute_instead_score(&self, target: Seat) -> i32 {
        let worth = self.execution_worth(target) - self.send_worth(target, Location::Brig);
        match self.heart {
            Heart::Human => worth,
            Heart::HiddenCylon | Heart::Cylon => -worth,
        }
    }
}
