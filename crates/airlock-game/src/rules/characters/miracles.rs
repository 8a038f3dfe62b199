//! Miracle tokens (DAY-008 to DAY-013).

use crate::event::DaybreakEvent;
use crate::game::Game;
use crate::seat::Seat;
use crate::state::Standing;

impl Game {
    /// DAY-009, DAY-012: how many tokens the seat can hold, and what his ability costs.
    fn miracles_of(&self, seat: Seat) -> (u8, u8) {
        self.player(seat).character.map_or((0, 0), |character| character.miracles())
    }

    /// DAY-010, DAY-011: no revealed Cylon, but a leader, infiltrating or not.
    pub(crate) fn may_gain_miracle(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let takes = player.is_human() || player.standing == Standing::Leader;
        self.rules.has_miracles && takes && player.miracles < self.miracles_of(seat).0
    }

    /// DAY-009: a gain beyond the limit is lost.
    pub(crate) fn gain_miracle(&mut self, seat: Seat) {
        if !self.may_gain_miracle(seat) {
            return;
        }
        let player = self.player_mut(seat);
        player.miracles += 1;
        let has = player.miracles;
        self.log(DaybreakEvent::MiracleGained { seat, has });
    }

    /// DAY-008.
    pub(crate) fn can_pay_miracle(&self, seat: Seat) -> bool {
        self.player(seat).miracles >= self.miracles_of(seat).1
    }

    pub(crate) fn pay_miracle(&mut self, seat: Seat) {
        let (_, cost) = self.miracles_of(seat);
        let player = self.player_mut(seat);
        player.miracles -= cost;
        let has = player.miracles;
        self.log(DaybreakEvent::MiracleSpent { seat, has });
    }
}

impl Game {
    /// DAY-012: the one has a token to give, and the other room for it.
    pub(crate) fn can_move_miracle(&self, from: Seat, to: Seat) -> bool {
        self.player(from).miracles > 0 && self.may_gain_miracle(to)
    }

    pub(crate) fn move_miracle(&mut self, from: Seat, to: Seat) {
        if self.can_move_miracle(from, to) {
            self.player_mut(from).miracles -= 1;
            self.player_mut(to).miracles += 1;
            self.log(DaybreakEvent::MiracleMoved { from, to });
        }
    }

    /// DAY-011, DAY-013.
    pub(crate) fn lose_miracles(&mut self, seat: Seat) {
        if std::mem::take(&mut self.player_mut(seat).miracles) > 0 {
            self.log(DaybreakEvent::MiraclesLost { seat });
        }
    }
}
