//! The end of a turn, before the next player draws: `then at end of turn FACT`.

use super::play::{PATIENCE, Ran, Running};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::{Game, Rest};
use crate::rules::turn::PlayerTurn;
use crate::seat::Seat;

/// A turn that has ended.
#[derive(Clone)]
pub(super) struct TurnEnd {
    game: Game,
    /// How many events had happened.
    events: usize,
}

impl TurnEnd {
    fn of(game: &Game, whose: Seat, events: usize) -> TurnEnd {
        let mut game = game.clone();
        // The next turn waits, and this is still the moment of the one before.
        game.stack.push(Frame::Turn(PlayerTurn::default()));
        game.turn.current = whose;
        TurnEnd { game, events }
    }
}

impl Running {
    /// Notes what happened, and goes on where the game rests only so that the end of a turn can be seen.
    pub(super) fn came_to(&mut self, mut rest: Rest) -> Ran {
        loop {
            let game = self.game.as_mut().expect("the game has begun");
            let events = game.take_log();
            let ended = events.iter().find_map(|event| match event {
                Event::TurnEnded { seat } => Some(*seat),
                _ => None,
            });
            self.events.extend(events);
            match rest {
                Rest::Waits => return self.check_first_deal(),
                Rest::BeforeTurn => {
                    if let (Some(whose), None) = (ended, &self.turn_end) {
                        self.turn_end = Some(Box::new(TurnEnd::of(game, whose, self.events.len())));
                    }
                    rest = game.begin_next_turn();
                }
            }
        }
    }

    /// Looks for a fact at the end of the turn of the last answer. If that has not come yet, a copy
    /// of the game plays on, in which everything optional passes.
    pub(super) fn then_at_end_of_turn(&self, fact: &str) -> Ran {
        let mut ahead = self.clone();
        ahead.go_to_end_of_turn()?;
        let turn = format!("turn {} of {}", ahead.now().turn.number, ahead.name(ahead.now().turn.current));
        ahead.look(fact).map_err(|wrong| format!("at the end of {turn}: {wrong}"))
    }

    fn go_to_end_of_turn(&mut self) -> Ran {
        for _ in 0..PATIENCE {
            if let Some(end) = self.turn_end.take() {
                self.events.truncate(end.events);
                self.game = Some(end.game);
                return Ok(());
            }
            if self.now().ending().is_some() {
                return Ok(());
            }
            if !self.pass_optional()? {
                return Err(format!("the turn is not at its end. {}", self.asked_now()));
            }
        }
        Err("the turn never ends".to_owned())
    }
}
