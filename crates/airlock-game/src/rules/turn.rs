//! A player's turn (BASE-030, BASE-031).

use serde::{Deserialize, Serialize};

use super::action::Actions;
use super::crisis::CrisisStep;
use super::discard::{Demand, Discards};
use super::draw::DrawCards;
use super::movement::Movement;
use super::peek::Peek;
use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::{From, PeekDeck, Pick, Trait};
use crate::event::Event;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::seat::Seat;
use crate::setup::ShipsAct;
use crate::state::{Place, Turn};
use crate::terms::{Location, SkillCounts, SkillSet};

/// The owner of the turn goes through its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PlayerTurn {
    step: Step,
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
}

impl PlayerTurn {
    pub(crate) fn at(step: Step) -> PlayerTurn {
        PlayerTurn { step }
    }

    /// The step that comes when the one under way is done.
    pub(crate) fn next(&self) -> Step {
        self.step
    }

    fn then(step: Step, inner: impl Into<crate::frame::Frame>) -> Flow {
        Flow::call(PlayerTurn { step }, inner)
    }
}

impl Procedure for PlayerTurn {
    fn step(self, game: &mut Game) -> Flow {
        let seat = game.turn.current;
        match self.step {
            Step::Start => {
                game.begin_turn();
                Flow::go(PlayerTurn { step: Step::ReceiveSkills })
            }
            Step::ReceiveSkills => {
                let next = Step::Movement;
                if game.is_human(seat) {
                    Self::then(next, ReceiveSkills { seat })
                } else {
                    let cards = game.rules.cylon_draw;
                    Self::then(next, DrawCards::new(game, seat, cards, From::AnyType))
                }
            }
            Step::Movement => Self::then(Step::Action, Movement::new(seat)),
            Step::Action => Self::then(Step::Crisis, Actions::new(game, seat, game.actions_in_step(seat))),
            Step::Crisis => {
                // BASE-039, BASE-040: no Crisis in the Brig, nor after revealing.
                let in_brig = game.is_in_brig(seat) && !game.rules.brig_draws_crises;
                if game.is_human(seat) && !game.turn.ended && !in_brig {
                    return Self::then(Step::EndOfTurn, CrisisStep::new(seat));
                }
                Flow::go(PlayerTurn { step: Step::EndOfTurn })
            }
            Step::EndOfTurn => {
                let next = PlayerTurn { step: Step::HandLimit };
                if game.has(seat, Trait::PeeksAtTurnEnd) && !game.turn.ended {
                    return Flow::call(next, Peek::optional(seat, &[PeekDeck::Crisis]));
                }
                Flow::go(next)
            }
            Step::HandLimit => {
                // BASE-036: every player, at the end of every player's turn.
                let everybody = game.seats().collect();
                Self::then(Step::Losses, Discards::new(everybody, Demand::HandLimit, Pick::Own))
            }
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
        self.arrive_from_stranding(seat);
        self.discard_last_cards();
    }

    /// BASE-208: he enters at the start of his second turn, before drawing.
    fn arrive_from_stranding(&mut self, seat: Seat) {
        let turns = self.player(seat).turns;
        let waits = self.property(seat, Trait::off_board_until).unwrap_or(1);
        if self.player(seat).place == Place::Off && turns >= waits {
            self.player_mut(seat).place = Place::At(Location::HangarDeck);
            self.log(Event::Arrived { seat, at: Location::HangarDeck });
        }
    }

    /// BASE-205: at the start of every player's turn.
    fn discard_last_cards(&mut self) {
        for seat in self.seats() {
            if self.has(seat, Trait::DiscardsLastCard) && self.player(seat).hand.len() == 1 {
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

    /// Every draw that the sheet lists (BASE-032), with the assist's in a game for one (BASE-279).
    pub(crate) fn sheet_draws(&self, seat: Seat) -> Vec<SkillCounts> {
        let Some(character) = self.player(seat).character else { return Vec::new() };
        let own = character.row().draws();
        let Some(assist) = self.assist.filter(|assist| !assist.lost) else { return own };
        let also = assist.character.row().draws();
        let sum = |a: &SkillCounts, b: SkillCounts| b.iter().fold(*a, |sum, (skill, count)| sum.plus(skill, count));
        own.iter().flat_map(|a| also.iter().map(move |&b| sum(a, b))).collect()
    }

    fn skill_set(&self, seat: Seat) -> SkillSet {
        let assist = self.assist.filter(|assist| !assist.lost).map(|assist| assist.character);
        let characters = self.player(seat).character.into_iter().chain(assist);
        characters.flat_map(|character| character.row().skill_set()).fold(SkillSet::NONE, SkillSet::with)
    }
}

/// BASE-030 step 2: everything that the sheet lists; in Sickbay one card only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReceiveSkills {
    seat: Seat,
}

impl ReceiveSkills {
    fn draws(&self, game: &Game) -> Vec<SkillCounts> {
        // BASE-035: one card of his choice among his types.
        if game.player(self.seat).is_at(Location::Sickbay) {
            return Game::mixes(1, game.skill_set(self.seat));
        }
        let draws = game.sheet_draws(self.seat);
        if game.rules.receive_less == 0 {
            return draws;
        }
        // BASE-280: each character draws fewer cards; which one is left out is his choice.
        let mut fewer = Vec::new();
        for draw in draws {
            for split in SkillCounts::splits(draw.total() - game.rules.receive_less, draw) {
                if !fewer.contains(&split) {
                    fewer.push(split);
                }
            }
        }
        fewer
    }
}

impl Procedure for ReceiveSkills {
    fn step(self, game: &mut Game) -> Flow {
        match self.draws(game)[..] {
            [only] => {
                game.draw_counts(self.seat, only);
                Flow::Done
            }
            _ => Flow::ask(self),
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = self.draws(game).into_iter().map(Choice::Draw).collect();
        asks.push(choose(self.seat, Question::ReceiveSkills, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Draw(draw) = answer.choice() else { unreachable!("a draw was asked") };
        game.draw_counts(seat, draw);
        Flow::Done
    }
}
