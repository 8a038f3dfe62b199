//! Miracle tokens (DAY-008 to DAY-013).

use super::script::Resolve;
use crate::cards::Effect;
use crate::event::DaybreakEvent;
use crate::frame::Flow;
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

impl Resolve {
    pub(super) fn miracle_effect(self, game: &mut Game, effect: Effect) -> Flow {
        match effect {
            Effect::GainMiracle { who } => {
                for seat in self.who(game, who).iter() {
                    game.gain_miracle(seat);
                }
                self.done()
            }
            effect => unreachable!("{effect:?} is not carried out yet"),
        }
    }
}
