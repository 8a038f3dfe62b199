//! A player's turn (BASE-030, BASE-031).

use serde::{Deserialize, Serialize};

use super::action::Actions;
use super::crisis::CrisisStep;
use super::discard::{Demand, Discards};
use super::draw::DrawCards;
use super::favours::Favour;
use super::movement::Movement;
use super::peek::Peek;
use super::quorum::QuorumLimit;
use super::window::OpenWindow;
use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::{AbilityRow, AbilityRule, From, PeekDeck, Pick, Trait, Window};
use crate::event::Event;
use crate::frame::{Flow, Frame, Procedure, choose};
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

    /// The Action step of the current player is under way.
    pub(crate) fn in_action_step(&self) -> bool {
        matches!(self.stack.first(), Some(Frame::Turn(turn)) if turn.step == Step::Crisis)
    }

    /// BASE-208: he enters at the start of his second turn, before drawing.
    fn arrive_from_stranding(&mut self, seat: Seat) {
        let turns = self.player(seat).turns;
        let waits = self.property(seat, Trait::off_board_until).unwrap_or(1);
        if self.player(seat).place == Place::Off && turns >= waits {
            // PEG-098: the Hangar Deck is out of reach while Galactica is away.
            let at = if self.is_galactica_away() { Location::ResistanceHq } else { Location::HangarDeck };
            self.player_mut(seat).place = Place::At(at);
            self.log(Event::Arrived { seat, at });
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

    /// BASE-035, PEG-013: one card only in the Receive Skills step.
    fn receives_one(&self, seat: Seat) -> bool {
        self.player(seat).location().is_some_and(|here| self.rules.one_card.contains(&here))
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

    /// Whether the sheet of the seat has something to use in that window.
    pub(crate) fn interrupts_at(&self, seat: Seat, window: Window) -> bool {
        let has = |row: &AbilityRow| matches!(row.rule, AbilityRule::Interrupt(when, _) if when == window);
        self.abilities(seat).any(has)
    }

    /// The Receive Skills step: by the sheet (BASE-030, PEG-078), else as a Cylon player (BASE-031, PEG-004).
    fn skills_received(&self, seat: Seat) -> Frame {
        if self.has_sheet(seat) {
            return ReceiveSkills { seat }.into();
        }
        let cards = match self.player(seat).infiltrating {
            _ if self.receives_one(seat) => 1,
            // PEG-091.
            true => self.rules.cylon_draw + 1,
            false => self.rules.cylon_draw,
        };
        let draw = DrawCards::new(self, seat, cards, From::AnyType);
        if self.rules.cylon_types_differ { draw.of_different_types().into() } else { draw.into() }
    }

    /// DAY-058: a pilot is aboard nothing.
    fn misses_off_ship(&self, seat: Seat) -> u8 {
        match self.property(seat, Trait::draws_fewer_off) {
            Some((ship, less)) if !self.is_aboard(seat, ship) => less,
            Some(_) | None => 0,
        }
    }

    /// PEG-078: a leader among the humans draws one card more of his types.
    fn one_more(&self, seat: Seat, draws: &[SkillCounts]) -> Vec<SkillCounts> {
        let mut more = Vec::new();
        for draw in draws {
            for skill in self.skill_set(seat).iter() {
                let draw = draw.plus(skill, 1);
                if !more.contains(&draw) {
                    more.push(draw);
                }
            }
        }
        more
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

    pub(crate) fn skill_set(&self, seat: Seat) -> SkillSet {
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
        if game.receives_one(self.seat) {
            return Game::mixes(1, game.skill_set(self.seat));
        }
        let draws = game.sheet_draws(self.seat);
        if game.player(self.seat).infiltrating {
            // DAY-044.
            let more = game.property(self.seat, Trait::infiltrator_draws).unwrap_or(1);
            return (0..more).fold(draws, |draws, _| game.one_more(self.seat, &draws));
        }
        let less = game.rules.receive_less + game.misses_off_ship(self.seat);
        if less == 0 {
            return draws;
        }
        // BASE-280, DAY-058: fewer cards; which ones are left out is his choice.
        let mut fewer = Vec::new();
        for draw in draws {
            for split in SkillCounts::splits(draw.total() - less, draw) {
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
