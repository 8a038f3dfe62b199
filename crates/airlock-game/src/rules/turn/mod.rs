//! A player's turn (BASE-030, BASE-031).

pub(crate) mod action;
pub(crate) mod effect;
pub(crate) mod habits;
pub(crate) mod leaving;
pub(crate) mod movement;
pub(crate) mod order;
pub(crate) mod perform;
pub(crate) mod remote;

use serde::{Deserialize, Serialize};

use crate::cards::{PeekDeck, Pick, Trait, Window};
use crate::event::Event;
use crate::frame::{Flow, Frame, Procedure};
use crate::game::Game;
use crate::rules::characters::favours::Favour;
use crate::rules::crisis::CrisisStep;
use crate::rules::decks::peek::Peek;
use crate::rules::quorum::QuorumLimit;
use crate::rules::skills::discard::{Demand, Discards};
use crate::rules::turn::action::Actions;
use crate::rules::turn::movement::Movement;
use crate::rules::window::OpenWindow;
use crate::seat::Seat;
use crate::setup::ShipsAct;
use crate::state::Turn;
use crate::terms::Location;

/// The owner of the turn goes through its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PlayerTurn {
    pub(crate) step: Step,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Step {
    #[default]
    Start,
    ReceiveSkills,
    Movement,
    Action,
    Crisis,
    EndOfTurn,
    HandLimit,
    Losses,
    /// PEG-006; it comes before the losses.
    QuorumLimit,
    /// What may be used as it begins has been used.
    Begun,
    /// For whoever may do something then.
    MovementEnds,
}

impl PlayerTurn {
    pub(crate) fn at(step: Step) -> PlayerTurn {
        PlayerTurn { step }
    }

    /// The step that comes when the one under way is done.
    pub(crate) fn next(&self) -> Step {
        self.step
    }

    /// The turn has not begun yet.
    pub(crate) fn begins(&self) -> bool {
        self.step == Step::Start
    }

    fn then(step: Step, inner: impl Into<Frame>) -> Flow {
        Flow::call(PlayerTurn { step }, inner)
    }
}

impl Procedure for PlayerTurn {
    fn step(self, game: &mut Game) -> Flow {
        let seat = game.turn.current;
        match self.step {
            Step::Start => {
                game.begin_turn();
                // PEG-059.
                if game.interrupts_at(seat, Window::TurnBegan) {
                    return OpenWindow::over(game, PlayerTurn { step: Step::Begun }, Window::TurnBegan);
                }
                Flow::go(PlayerTurn { step: Step::ReceiveSkills })
            }
            Step::Begun => {
                game.use_at_turn_start();
                Flow::go(PlayerTurn { step: Step::ReceiveSkills })
            }
            // DAY-095.
            Step::ReceiveSkills if game.is_without_hub(seat) => {
                game.lose_super_crises(seat);
                Flow::go(PlayerTurn { step: Step::Movement })
            }
            // DAY-040.
            Step::ReceiveSkills if game.receives_nothing(seat) => Flow::go(PlayerTurn { step: Step::Movement }),
            Step::ReceiveSkills => Self::then(Step::Movement, game.skills_received(seat)),
            // PEG-058, DAY-069.
            Step::Movement if game.heeds_company(seat) => Self::then(Step::MovementEnds, Movement::in_step(game, seat)),
            Step::Movement => Self::then(Step::Action, Movement::in_step(game, seat)),
            // BASE-040: nothing follows for whoever proved a Cylon in the Movement step.
            Step::MovementEnds | Step::Action if game.turn.ended => Flow::go(PlayerTurn { step: Step::Crisis }),
            Step::MovementEnds if game.property(seat, Trait::gives_card_to_draw).is_some() => {
                Self::then(Step::Action, Favour::new(seat))
            }
            Step::MovementEnds => match game.pay_for_company(seat) {
                Some(discards) => Self::then(Step::Action, discards),
                None => Flow::go(PlayerTurn { step: Step::Action }),
            },
            Step::Action => Self::then(Step::Crisis, Actions::new(game, seat, game.actions_in_step(seat))),
            Step::Crisis => {
                game.crash_at_end_of_actions(seat);
                // BASE-039, BASE-040: no Crisis in the Brig, nor after revealing.
                let in_brig = game.is_in_brig(seat) && !game.rules.brig_draws_crises;
                // DAY-103.
                let searched = game.turn.daybreak.mission;
                if game.is_human(seat) && !game.turn.ended && !in_brig && !searched {
                    return Self::then(Step::EndOfTurn, CrisisStep::new(seat));
                }
                Flow::go(PlayerTurn { step: Step::EndOfTurn })
            }
            Step::EndOfTurn => {
                let next = PlayerTurn { step: Step::HandLimit };
                // PEG-059: before hands are counted, the President's among them (BASE-030, PEG-006).
                game.return_title();
                game.send_caught(seat);
                if game.has(seat, Trait::PeeksAtTurnEnd) && !game.turn.ended {
                    return Flow::call(next, Peek::optional(seat, &[PeekDeck::Crisis]));
                }
                Flow::go(next)
            }
            Step::HandLimit => {
                // BASE-036: every player, at the end of every player's turn.
                let everybody = game.seats().collect();
                let next = if game.rules.quorum_limit.is_some() { Step::QuorumLimit } else { Step::Losses };
                Self::then(next, Discards::new(everybody, Demand::HandLimit, Pick::Own))
            }
            Step::QuorumLimit => Self::then(Step::Losses, QuorumLimit),
            Step::Losses => {
                game.log(Event::TurnEnded { seat });
                game.check_resources();
                if game.over.is_some() {
                    return Flow::Done;
                }
                game.turn.current = seat.left(game.setup.players);
                Flow::go(PlayerTurn::default())
            }
        }
    }
}

impl Game {
    fn begin_turn(&mut self) {
        let seat = self.turn.current;
        let began_piloting = self.player(seat).piloting().is_some();
        self.turn =
            Turn { current: seat, number: self.turn.number.saturating_add(1), began_piloting, ..Turn::default() };
        if self.rules.ships_act == ShipsAct::OncePerTurn {
            self.space.ready_all();
        }
        let player = self.player_mut(seat);
        player.turns = player.turns.saturating_add(1);
        let number = self.turn.number;
        self.log(Event::TurnBegan { seat, number });
        self.note_where_turn_began();
        self.arrive_from_stranding(seat);
        self.discard_last_cards();
    }

    /// PEG-063: for whoever must not stay there.
    pub(crate) fn note_where_turn_began(&mut self) {
        let seat = self.turn.current;
        if self.has(seat, Trait::MustMove) {
            self.turn.more.began_at = self.player(seat).place;
        }
    }

    /// PEG-063: to Sickbay without having moved; not out of the Brig.
    fn crash_at_end_of_actions(&mut self, seat: Seat) {
        let stayed = self.player(seat).place == self.turn.more.began_at && !self.is_prisoner(seat);
        if stayed && self.has(seat, Trait::MustMove) {
            self.send(seat, Location::Sickbay);
        }
    }

    /// BASE-205: at the start of every player's turn.
    fn discard_last_cards(&mut self) {
        for seat in self.seats() {
            if self.player(seat).hand.len() == 1 && self.has(seat, Trait::DiscardsLastCard) {
                let card = self.player(seat).hand.as_slice()[0].card;
                self.discard_card(seat, card);
            }
        }
    }

    /// BASE-212.
    fn actions_in_step(&self, seat: Seat) -> u8 {
        match self.property(seat, Trait::actions_from_viper) {
            Some(actions) if self.turn.began_piloting => actions,
            Some(_) | None => 1,
        }
    }

    /// Whether the end of his Movement step means something to the player.
    fn heeds_company(&self, seat: Seat) -> bool {
        self.property(seat, |property| property.gives_card_to_draw().or(property.pays_for_company())).is_some()
    }
}
