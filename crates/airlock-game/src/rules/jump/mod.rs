//! The fleet jumps, and the objective is reached (BASE-112 to BASE-120, BASE-041, BASE-103).

pub(crate) mod effect;
pub(crate) mod perform;

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Interrupt, Question};
use crate::cards::base::tokens;
use crate::cards::{AbilityRule, Destination, MilestoneEffect, Response, StandingRule, Window, pegasus};
use crate::event::{DaybreakEvent, DeckName, Event, RollFor, Secret};
use crate::frame::{Flow, Frame, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::rules::dice::DieRoll;
use crate::rules::loyalty::SleeperPhase;
use crate::rules::loyalty::execution::Execution;
use crate::rules::script::Resolve;
use crate::rules::space::cylon_ships::place::PlaceShips;
use crate::rules::space::vipers::raptors::RaptorsAtJump;
use crate::rules::window::OpenWindow;
use crate::seat::{Seat, SeatSet};
use crate::source::{Branch, Code, Source};
use crate::state::ActiveMission;
use crate::terms::{Area, Resource, Title};

impl Game {
    /// BASE-112 step 4; BASE-117: only pilots move.
    fn remove_ships(&mut self) {
        self.recall_vipers_but_raptors();
        for &area in Area::ALL {
            let here = &mut self.space[area];
            here.raiders = 0;
            here.raiders_acted = 0;
            here.heavy_raiders = 0;
            here.heavy_raiders_acted = 0;
            while let Some(ship) = self.space[area].civilians.pop() {
                self.fleet.civilians.push(ship);
            }
        }
        self.space.scar = None;
        self.fleet.civilians.shuffle_unseen(&mut self.chance);
        for number in self.space.basestars().map(|(number, _)| number).collect::<Vec<_>>() {
            self.remove_basestar(number);
        }
        self.clear_cards_at_jump();
        self.clear_mission();
    }

    /// Who picks the destination, and of how many (BASE-112 step 5).
    fn navigator(&self, blind: bool) -> (Seat, u8, Option<Source>) {
        let admiral = self.holder(Title::Admiral).unwrap_or(self.turn.current);
        // PEG-055, PEG-056.
        if blind {
            return (admiral, 1, None);
        }
        let specialist = self.decks.in_play.iter().find_map(|card| match (card.rule(), card.holder) {
            (StandingRule::PicksDestination(cards), Some(seat)) => Some((seat, cards, Some(card.card))),
            _ => None,
        });
        specialist.unwrap_or((admiral, tokens::DESTINATIONS_DRAWN, None))
    }

    fn top_destination(&mut self) -> Option<Destination> {
        let (card, rebuilt) = self.decks.destination.take_top(&mut self.chance);
        self.note_rebuilt(rebuilt, DeckName::Destination);
        card
    }

    /// DAY-057.
    fn use_as_ships_are_removed(&mut self) {
        let Some((seat, what, _)) = self.used.take() else { return };
        self.spend(seat, what);
        let Interrupt::Ability(ability) = what else { unreachable!("{what:?} is nothing for a jump") };
        let AbilityRule::Response(Response::Exchange { pay, gain }) = ability.row().1.rule else {
            unreachable!("{ability:?} exchanges nothing")
        };
        self.turn_dial(pay.0, -i8::try_from(pay.1).expect("a cost is small"));
        self.turn_dial(gain.0, i8::try_from(gain.1).expect("a gain is small"));
    }

    /// PEG-113: the destination under way is discarded for another.
    pub(crate) fn ask_for_new_destination(&mut self) {
        let jump = self.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Jump(jump) => Some(jump),
            _ => None,
        });
        jump.expect("a destination is being resolved").again = true;
    }

    /// What the token on Auto Jump brings: a jump, or Galactica's return (PEG-122).
    pub(crate) fn reach_auto_jump(&mut self) -> Frame {
        match &mut self.new_caprica {
            Some(board) => {
                board.in_orbit = true;
                self.log(Event::GalacticaReturned);
                PlaceShips::of(pegasus::tokens::RETURN).into()
            }
            None => FleetJump::new().into(),
        }
    }

    /// DAY-107: the remove-ships step of a jump.
    pub(crate) fn clear_mission(&mut self) {
        let Some(ActiveMission { card, face_down }) = self.search.active.take() else { return };
        self.log(DaybreakEvent::MissionCleared { card });
        if face_down {
            self.decks.missions.draw.push(Hidden::unseen(card));
            self.decks.missions.draw.shuffle_unseen(&mut self.chance);
            self.log(Event::DeckReshuffled { deck: DeckName::Mission });
        } else if card.row().distance > 0 {
            self.fleet.travelled.push(Source::Mission(card));
        } else {
            self.decks.missions.discard.push(card);
        }
    }
}

/// FTL Control: the roll for the population, then the jump whatever the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FtlJump {
    seat: Seat,
    rolled: bool,
}

impl FtlJump {
    pub(crate) fn new(seat: Seat) -> FtlJump {
        FtlJump { seat, rolled: false }
    }
}

impl Procedure for FtlJump {
    fn step(self, game: &mut Game) -> Flow {
        if !self.rolled {
            return Flow::call(FtlJump { rolled: true, ..self }, DieRoll::new(self.seat, RollFor::FtlJump));
        }
        if game.rolled.result <= tokens::FTL_RISK {
            let risk = tokens::JUMP_TRACK[usize::from(game.fleet.track)].population;
            game.turn_dial(Resource::Population, -i8::try_from(risk).expect("three at most"));
        }
        Flow::go(FleetJump::new())
    }
}

/// A jump of the fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FleetJump {
    stage: Stage,
    /// The Admiral has no choice of destinations (PEG-055).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    blind: bool,
    /// The destination is discarded, and another drawn (PEG-113).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    again: bool,
    /// Who is executed once the jump is complete (PEG-110).
    #[serde(default, skip_serializing_if = "SeatSet::is_empty")]
    doomed: SeatSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    Begin,
    Destination,
    Distance(Destination),
    Reset,
    /// The last jump is complete.
    End,
    /// What may be used as ships are removed has been used (DAY-057).
    Removing,
    /// Which assault raptors stay in space is decided (DAY-091).
    Leaving,
}

impl FleetJump {
    pub(crate) fn new() -> FleetJump {
        FleetJump { stage: Stage::Begin, blind: false, again: false, doomed: SeatSet::NONE }
    }

    /// PEG-055.
    pub(crate) fn blind() -> FleetJump {
        FleetJump { blind: true, ..FleetJump::new() }
    }

    fn to(self, stage: Stage) -> FleetJump {
        FleetJump { stage, ..self }
    }

    /// The destination that was chosen and is being resolved.
    pub(crate) fn destination(&self) -> Option<Destination> {
        match self.stage {
            Stage::Distance(card) => Some(card),
            Stage::Begin | Stage::Destination | Stage::Reset | Stage::End | Stage::Removing | Stage::Leaving => None,
        }
    }
}

impl FleetJump {
    fn decide_raptors(self, game: &mut Game) -> Flow {
        match RaptorsAtJump::due(game) {
            Some(raptors) => Flow::call(self.to(Stage::Leaving), raptors),
            None => self.leave(game),
        }
    }

    /// BASE-112 steps 4 and 5.
    fn leave(self, game: &mut Game) -> Flow {
        game.remove_ships();
        let (seat, cards, _) = game.navigator(self.blind);
        for _ in 0..cards {
            let Some(card) = game.top_destination() else { break };
            game.decks.looking.destinations.push(Hidden::seen_by(card, seat));
            game.log(Event::DestinationSeen { card: Secret::to(seat, card) });
        }
        Flow::ask(self.to(Stage::Destination))
    }

    /// BASE-112 step 6: the Admiral makes the choices of a destination.
    fn resolve(self, game: &Game, card: Destination, chooser: Seat) -> Flow {
        let admiral = game.holder(Title::Admiral).unwrap_or(chooser);
        let code = Code::new(Source::Destination(card), Branch::Main);
        Flow::call(self.to(Stage::Distance(card)), Resolve::new(code, admiral))
    }

    /// PEG-113: drawn, not chosen.
    fn replace(self, game: &mut Game, card: Destination) -> Flow {
        game.decks.destination.discard.push(card);
        game.log(Event::DestinationDiscarded { card });
        let next = FleetJump { again: false, ..self };
        let Some(card) = game.top_destination() else { return Flow::go(next.to(Stage::Reset)) };
        game.log(Event::DestinationDrawn { card });
        next.resolve(game, card, game.turn.current)
    }
}

impl Procedure for FleetJump {
    fn step(mut self, game: &mut Game) -> Flow {
        match self.stage {
            Stage::Begin => {
                game.log(Event::FleetJumped);
                self.doomed = game.doomed_by_jump();
                if game.fleet.last_jump {
                    return match self.doomed.is_empty() {
                        true => Flow::go(self.to(Stage::End)),
                        false => Flow::call(self.to(Stage::End), Execution::of(self.doomed)),
                    };
                }
                if game.seats().any(|seat| game.interrupts_at(seat, Window::RemovingShips)) {
                    return OpenWindow::over(game, self.to(Stage::Removing), Window::RemovingShips);
                }
                self.decide_raptors(game)
            }
            Stage::Removing => {
                game.use_as_ships_are_removed();
                self.decide_raptors(game)
            }
            Stage::Leaving => self.leave(game),
            Stage::Destination => Flow::ask(self),
            Stage::Distance(card) if self.again => self.replace(game, card),
            Stage::Distance(card) => {
                game.travel(Source::Destination(card), card.row().distance);
                Flow::call(self.to(Stage::Reset), Milestones)
            }
            Stage::Reset => {
                // PEG-120: the arrival on New Caprica has done it.
                if game.new_caprica.is_none() {
                    game.reset_track();
                }
                // PEG-110: the jump is complete.
                if self.doomed.is_empty() { Flow::Done } else { Flow::go(Execution::of(self.doomed)) }
            }
            Stage::End => {
                game.end_by_jump();
                Flow::Done
            }
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let (seat, _, _) = game.navigator(self.blind);
        let choices = game.decks.looking.destinations.iter().map(|card| Choice::Destination(card.card)).collect();
        asks.push(choose(seat, Question::KeepDestination, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Destination(kept) = answer.choice() else { unreachable!("a destination was asked") };
        let (_, _, specialist) = game.navigator(self.blind);
        // BASE-114: the rejected ones stay secret.
        while let Some(Hidden { card, seen }) = game.decks.looking.destinations.pop() {
            if card != kept {
                game.decks.destination.draw.put_under(Hidden { card, seen });
            }
        }
        game.log(Event::DestinationChosen { seat, card: kept });
        if let Some(card) = specialist {
            game.leave_play(card);
        }
        self.resolve(game, kept, seat)
    }
}

/// Whatever the objective says of the distance now, each once (BASE-041).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Milestones;

impl Procedure for Milestones {
    fn step(self, game: &mut Game) -> Flow {
        let next = game.objective().milestones.get(usize::from(game.fleet.milestones));
        match next {
            Some(milestone) if game.fleet.distance >= milestone.distance => {
                game.fleet.milestones += 1;
                match milestone.effect {
                    MilestoneEffect::SleeperAgentPhase => Flow::call(self, SleeperPhase::new()),
                    MilestoneEffect::NewCapricaPhase => {
                        game.arrive_at_new_caprica();
                        Flow::go(self)
                    }
                    MilestoneEffect::NextJumpEnds => {
                        game.fleet.last_jump = true;
                        game.log(Event::NextJumpEnds);
                        Flow::go(self)
                    }
                }
            }
            Some(_) | None => Flow::Done,
        }
    }
}
