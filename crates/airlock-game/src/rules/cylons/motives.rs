//! Motives of Cylon leaders: dealt, revealed, judged (DAY-032 to DAY-036).
//!
//! A motive may be revealed at any moment at which it is true ([`Game::free_answers`]). So that none goes
//! by unseen, the leader is asked as well, in a window that tells nobody whether he holds it: whenever the
//! condition of one that nobody has revealed comes true, and once in every turn in which it is. What is
//! true of the game is known to all, so the moments themselves tell nothing.

use serde::{Deserialize, Serialize};

use crate::cards::daybreak::tokens::{MOTIVES_DEALT, MOTIVES_OF_A_SIDE, MOTIVES_UNREVEALED};
use crate::cards::{Motive, MotiveTime, Window};
use crate::event::{DaybreakEvent, Secret};
use crate::frame::{Flow, Frame, Procedure};
use crate::game::Game;
use crate::pile::Hidden;
use crate::rules::window::OpenWindow;
use crate::seat::Seat;
use crate::setup::LeadersPlayFor;
use crate::terms::Side;

impl Game {
    /// DAY-032: two at setup, two in the Sleeper Agent phase.
    pub(crate) fn deal_motives(&mut self, seat: Seat) {
        for _ in 0..MOTIVES_DEALT {
            let Some(motive) = self.decks.motives.pop() else { return };
            self.player_mut(seat).motives.push(Hidden::seen_by(motive, seat));
            self.log(DaybreakEvent::MotiveDealt { seat, motive: Secret::to(seat, motive) });
        }
        // Those that are true already are offered now.
        self.turn.daybreak.offered_motives = 0;
    }

    /// DAY-035: one motive at most is unrevealed, and two revealed ones show the side that won.
    pub(crate) fn fulfils_motives(&self, seat: Seat, winner: Side) -> bool {
        let player = self.player(seat);
        let of_side = player.shown_motives.iter().filter(|motive| motive.row().side == winner).count();
        player.motives.len() <= MOTIVES_UNREVEALED && of_side >= usize::from(MOTIVES_OF_A_SIDE)
    }

    fn is_true(&self, seat: Seat, motive: Motive) -> bool {
        motive.row().goals.iter().all(|&goal| self.reached(seat, goal))
    }

    /// The motives in hand that the seat could reveal now (DAY-033, DAY-034).
    pub(crate) fn motives_true(&self, seat: Seat) -> impl Iterator<Item = Motive> + '_ {
        let held = self.player(seat).motives.iter().map(|held| held.card);
        held.filter(move |&motive| motive.row().when == MotiveTime::AnyTime && self.is_true(seat, motive))
    }

    /// DAY-033: at any moment, whatever is asked; where he is asked just that he answers it.
    pub(crate) fn may_reveal_now(&self, seat: Seat, motive: Motive) -> bool {
        let asked = matches!(&self.stack[..], [.., Frame::MotiveMoment(_), Frame::Window(_)]);
        !asked && self.motives_true(seat).any(|held| held == motive)
    }

    /// Whether a motive that the leader might hold is true now and has not been offered. One that has
    /// become untrue meanwhile is offered again when it comes true again.
    pub(crate) fn motive_comes_true(&mut self) -> bool {
        if self.rules.leaders_play_for != LeadersPlayFor::Motives {
            return false;
        }
        let Some(leader) = self.leader() else { return false };
        let player = self.player(leader);
        let mut now = 0;
        if !player.motives.is_empty() {
            for motive in Motive::all().filter(|motive| motive.row().when == MotiveTime::AnyTime) {
                let shown = player.shown_motives.iter().any(|&shown| shown == motive);
                if !shown && self.is_true(leader, motive) {
                    now |= 1 << motive.0;
                }
            }
        }
        let offered = &mut self.turn.daybreak.offered_motives;
        let comes = now & !*offered != 0;
        *offered = now;
        comes
    }

    /// DAY-033: a revealed motive stays revealed.
    pub(crate) fn reveal_motive(&mut self, seat: Seat, motive: Motive) {
        let player = self.player_mut(seat);
        let at = player.motives.iter().position(|held| held.card == motive);
        player.motives.remove(at.expect("he holds the motive that he reveals"));
        player.shown_motives.push(motive);
        self.log(DaybreakEvent::MotiveRevealed { seat, motive });
    }

    /// DAY-034: the game is over, and all its effects have happened. Nothing can be gained any more by
    /// keeping back a motive that is true, so all of them are revealed.
    pub(crate) fn reveal_last_motives(&mut self) {
        for seat in self.seats() {
            let held = self.player(seat).motives;
            for motive in held.iter().map(|held| held.card) {
                if self.is_true(seat, motive) {
                    self.reveal_motive(seat, motive);
                }
            }
        }
    }
}

/// The condition of a motive has come true: the leader may reveal what he holds and is true, one after
/// the other (DAY-033).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MotiveMoment {
    asked: bool,
    /// A question was about to be put, and is put when this is done.
    question: bool,
}

impl MotiveMoment {
    pub(crate) fn before(question: bool) -> MotiveMoment {
        MotiveMoment { asked: false, question }
    }
}

impl Procedure for MotiveMoment {
    fn step(self, game: &mut Game) -> Flow {
        if !self.asked {
            return OpenWindow::over(game, MotiveMoment { asked: true, ..self }, Window::MotiveHolds);
        }
        if let Some((seat, what, _)) = game.used.take() {
            game.spend(seat, what);
            return Flow::go(MotiveMoment { asked: false, ..self });
        }
        match self.question {
            true => Flow::Ask(game.stack.pop().expect("it is over the frame that asks")),
            false => Flow::Done,
        }
    }
}
