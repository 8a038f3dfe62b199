//! Rolling the die, with its windows before and after (BASE-138, BASE-139, BASE-206, BASE-234, PEG-047).

use serde::{Deserialize, Serialize};

use crate::ask::{How, Interrupt};
use crate::cards::{Response, SkillCard, Trait, Window};
use crate::chance::DIE;
use crate::event::{Attacker, Event, RollFor};
use crate::frame::{Flow, Procedure};
use crate::game::Game;
use crate::rules::window::OpenWindow;
use crate::seat::Seat;
use crate::state::{Rolled, is_zero};

/// One roll. Its result is left in `Game::rolled` for the procedure that wanted it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DieRoll {
    roller: Seat,
    purpose: RollFor,
    bonus: i8,
    planned: bool,
    stage: Stage,
    /// PEG-047; a reroll keeps it (BASE-139).
    #[serde(default, skip_serializing_if = "is_zero")]
    shift: i8,
    /// What the die itself shows, once it is rolled.
    #[serde(default, skip_serializing_if = "is_zero")]
    die: i8,
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
        DieRoll { roller, purpose, bonus: 0, planned: false, stage: Stage::Before, shift: 0, die: 0 }
    }

    pub(crate) fn with_bonus(self, bonus: i8) -> DieRoll {
        DieRoll { bonus: self.bonus + bonus, ..self }
    }

    /// BASE-139: a reroll keeps every change already bought.
    pub(crate) fn again(self, earlier: Rolled, change: i8) -> DieRoll {
        debug_assert!(earlier.is_die(), "only a die is rolled again");
        DieRoll { bonus: earlier.bonus + change, planned: earlier.planned, shift: earlier.shift, ..self }
    }

    pub(crate) fn purpose(&self) -> RollFor {
        self.purpose
    }

    /// What is added to the die, with what a reroll keeps (BASE-139).
    pub(crate) fn bonus(&self) -> i8 {
        self.bonus + self.shift
    }

    pub(crate) fn is_planned(&self) -> bool {
        self.planned
    }

    pub(crate) fn is_shifted(&self) -> bool {
        self.shift != 0
    }

    fn roll(mut self, game: &mut Game) -> Flow {
        let die = game.chance.die();
        self.die = i8::try_from(die).expect("a die is small");
        let result = self.result();
        let Self { bonus, planned, shift, .. } = self;
        game.rolled = Rolled { result, bonus, planned, shift, by_card: false };
        game.log(Event::Rolled { seat: self.roller, purpose: self.purpose, die, result });
        self.after(game)
    }

    fn after(self, game: &mut Game) -> Flow {
        OpenWindow::over(game, DieRoll { stage: Stage::AfterUsed, ..self }, Window::AfterRoll)
    }

    /// BASE-138: after all changes below 1 is 1 and above 8 is 8.
    fn result(&self) -> u8 {
        let changed = [self.bonus, self.shift].into_iter().fold(i16::from(self.die), |sum, by| sum + i16::from(by));
        u8::try_from(changed.clamp(1, i16::from(DIE))).expect("within the die")
    }

    /// PEG-047.
    fn shift(mut self, game: &mut Game, by: i8) -> Flow {
        self.shift = by;
        let result = self.result();
        game.rolled = Rolled { result, shift: by, ..game.rolled };
        game.log(Event::DieShifted { by, result });
        self.after(game)
    }
}

impl DieRoll {
    /// PEG-061: no die is rolled, so that nothing about dice counts or can be used.
    fn use_card(self, game: &mut Game, seat: Seat, what: Interrupt, card: SkillCard) -> Flow {
        let more = game.property(seat, Trait::card_instead_of_roll).unwrap_or(0);
        game.spend(seat, what);
        game.discard_card(seat, card);
        let result = (card.strength() + more).min(DIE);
        game.rolled = Rolled { result, by_card: true, ..Rolled::default() };
        game.log(Event::CardInsteadOfRoll { seat, purpose: self.purpose, card, result });
        Flow::Done
    }

    /// PEG-061: whether it is a roll of his own action, in his own Action step.
    pub(crate) fn is_own_action(&self, game: &Game, seat: Seat) -> bool {
        let of_action = match self.purpose {
            RollFor::Attack(Attacker::Raider(_) | Attacker::Basestar(_) | Attacker::Scar(_), _) => false,
            RollFor::Attack(..) | RollFor::Effect(_) | RollFor::FtlJump => true,
            RollFor::FightOccupation(_) | RollFor::Detain(_) => true,
        };
        let own = self.roller == seat && game.turn.current == seat && game.in_action_step();
        of_action && own && game.acting() == Some(seat)
    }
}

impl Rolled {
    /// BASE-140: a die was rolled, so that it can be rolled again and what is about dice applies.
    pub(crate) fn is_die(&self) -> bool {
        !self.by_card
    }
}

impl Procedure for DieRoll {
    fn step(mut self, game: &mut Game) -> Flow {
        match self.stage {
            Stage::Before => OpenWindow::over(game, DieRoll { stage: Stage::BeforeUsed, ..self }, Window::BeforeRoll),
            Stage::BeforeUsed => match game.used.take() {
                Some((seat, what, How::Card(card))) => self.use_card(game, seat, what, card),
                Some((seat, what, _)) => {
                    game.spend(seat, what);
                    if let Interrupt::Card(card) = what
                        && let Some(Response::DieBonus(by)) = card.response()
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
                Some((seat, what, How::Shift(by))) => {
                    game.spend(seat, what);
                    self.shift(game, by)
                }
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
