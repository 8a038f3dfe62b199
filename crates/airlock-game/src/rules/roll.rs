//! Rolling the die, with its windows before and after (BASE-138, BASE-139, BASE-206, BASE-234).

use serde::{Deserialize, Serialize};

use super::window::OpenWindow;
use crate::ask::Interrupt;
use crate::cards::{Effect, Window};
use crate::chance::DIE;
use crate::event::{Event, RollFor};
use crate::frame::{Flow, Procedure};
use crate::game::Game;
use crate::seat::Seat;
use crate::state::Rolled;

/// One roll. Its result is left in `Game::rolled` for the procedure that wanted it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DieRoll {
    roller: Seat,
    purpose: RollFor,
    bonus: i8,
    planned: bool,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    Before,
    BeforeUsed,
    Roll,
    AfterUsed,
}

impl DieRoll {
    pub(crate) fn new(roller: Seat, purpose: RollFor) -> DieRoll {
        DieRoll { roller, purpose, bonus: 0, planned: false, stage: Stage::Before }
    }

    pub(crate) fn with_bonus(self, bonus: i8) -> DieRoll {
        DieRoll { bonus: self.bonus + bonus, ..self }
    }

    /// BASE-139: a reroll keeps every change already bought.
    pub(crate) fn again(self, earlier: Rolled, change: i8) -> DieRoll {
        DieRoll { bonus: earlier.bonus + change, planned: earlier.planned, ..self }
    }

    pub(crate) fn purpose(&self) -> RollFor {
        self.purpose
    }

    pub(crate) fn bonus(&self) -> i8 {
        self.bonus
    }

    pub(crate) fn is_planned(&self) -> bool {
        self.planned
    }

    fn roll(self, game: &mut Game) -> Flow {
        let die = game.chance.die();
        let sides = i16::from(DIE);
        // BASE-138: below 1 is 1 and above 8 is 8.
        let result = (i16::from(die) + i16::from(self.bonus)).clamp(1, sides);
        let result = u8::try_from(result).expect("within the die");
        game.rolled = Rolled { result, bonus: self.bonus, planned: self.planned };
        game.log(Event::Rolled { seat: self.roller, purpose: self.purpose, die, result });
        OpenWindow::over(DieRoll { stage: Stage::AfterUsed, ..self }, Window::AfterRoll)
    }
}

impl Procedure for DieRoll {
    fn step(mut self, game: &mut Game) -> Flow {
        match self.stage {
            Stage::Before => OpenWindow::over(DieRoll { stage: Stage::BeforeUsed, ..self }, Window::BeforeRoll),
            Stage::BeforeUsed => match game.used.take() {
                Some((seat, what, _)) => {
                    game.spend(seat, what);
                    if let Interrupt::Card(card) = what
                        && let [Effect::DieBonus(by)] = *card.row().text.effect
                    {
                        self.bonus += by;
                        self.planned = true;
                        game.log(Event::DieBonus { by });
                    }
                    Flow::go(DieRoll { stage: Stage::Before, ..self })
                }
                None => Flow::go(DieRoll { stage: Stage::Roll, ..self }),
            },
            Stage::Roll => self.roll(game),
            Stage::AfterUsed => match game.used.take() {
                Some((seat, what, _)) => {
                    game.spend(seat, what);
                    game.turn.rerolled = true;
                    Flow::go(DieRoll { stage: Stage::Before, ..self })
                }
                None => Flow::Done,
            },
        }
    }
}
