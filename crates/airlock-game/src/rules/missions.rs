//! Demetrius and the missions (DAY-102 to DAY-107).

use serde::{Deserialize, Serialize};

use super::jump::Milestones;
use super::script::Resolve;
use super::skill_check::SkillCheck;
use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::{CylonPiece, Effect};
use crate::event::{DaybreakEvent, DeckName, Event};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::Seat;
use crate::source::Source;
use crate::state::ActiveMission;
use crate::terms::Area;

/// The top mission comes onto its space, and its check is made at once (DAY-103).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActivateMission {
    seat: Seat,
}

impl Procedure for ActivateMission {
    fn step(self, game: &mut Game) -> Flow {
        let (card, rebuilt) = game.decks.missions.take_top(&mut game.chance);
        game.note_rebuilt(rebuilt, DeckName::Mission);
        let Some(card) = card else { return Flow::Done };
        game.search.active = Some(ActiveMission { card, face_down: false });
        game.turn.daybreak.mission = true;
        game.log(DaybreakEvent::MissionActivated { seat: self.seat, card });
        // DAY-106, BASE-041: the card first, then the objective.
        let check = SkillCheck::of_mission(game, card, self.seat);
        Flow::call(Milestones, check)
    }
}

impl Game {
    /// DAY-106: the card itself comes beside the objective at the jump.
    fn travel_by_mission(&mut self, by: u8) {
        self.fleet.distance += by;
        self.log(Event::Travelled { by, to: self.fleet.distance });
    }

    /// DAY-105.
    fn turn_mission_down(&mut self) {
        if let Some(active) = &mut self.search.active {
            active.face_down = true;
            let card = active.card;
            self.log(DaybreakEvent::MissionTurnedDown { card });
        }
    }

    /// DAY-107: the remove-ships step of a jump.
    pub(super) fn clear_mission(&mut self) {
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

    /// All of the kind leave the board, which destroys nothing.
    fn clear_board(&mut self, piece: CylonPiece) {
        match piece {
            CylonPiece::Basestar => {
                for number in self.space.basestars().map(|(number, _)| number).collect::<Vec<_>>() {
                    let area = self.remove_basestar(number);
                    self.log(Event::BasestarRemoved { area });
                }
            }
            CylonPiece::HeavyRaider if self.space.heavy_raiders() > 0 => {
                for &area in Area::ALL {
                    self.space[area].heavy_raiders = 0;
                    self.space[area].heavy_raiders_acted = 0;
                }
                self.log(DaybreakEvent::HeavyRaidersRemoved);
            }
            CylonPiece::Centurion if self.fleet.centurions() > 0 => {
                self.fleet.boarding.fill(0);
                self.log(DaybreakEvent::CenturionsRemoved);
            }
            CylonPiece::HeavyRaider | CylonPiece::Centurion => {}
        }
    }

    /// So many of each kind leave the game, from the supply.
    fn leave_box(&mut self, pieces: &[(CylonPiece, u8)]) {
        let before = self.pieces_gone();
        for &(piece, count) in pieces {
            match piece {
                CylonPiece::Basestar => {
                    self.space.basestars_gone += count.min(self.space.basestars_in_supply());
                }
                CylonPiece::HeavyRaider => {
                    self.space.heavy_raiders_gone += count.min(self.space.heavy_raiders_in_supply());
                }
                CylonPiece::Centurion => {
                    self.fleet.centurions_gone += count.min(self.fleet.centurions_in_supply());
                }
            }
        }
        if self.pieces_gone() != before {
            let [basestars, heavy_raiders, centurions] = self.pieces_gone();
            self.log(DaybreakEvent::PiecesLeftGame { basestars, heavy_raiders, centurions });
        }
    }

    /// Basestars, heavy raiders and centurions that have left the game.
    fn pieces_gone(&self) -> [u8; 3] {
        [self.space.basestars_gone, self.space.heavy_raiders_gone, self.fleet.centurions_gone]
    }
}

/// A type is named, and each player draws cards of it, Cylon players too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NameForAll {
    seat: Seat,
    cards: u8,
}

impl Procedure for NameForAll {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = game.skills_in_game().iter().map(Choice::Skill).collect();
        asks.push(choose(self.seat, Question::NameForAll { cards: self.cards }, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Skill(skill) = answer.choice() else { unreachable!("a type was asked") };
        for each in seat.round(game.setup.players) {
            (0..self.cards).for_each(|_| game.draw_skill(each, skill));
        }
        Flow::Done
    }
}

impl Resolve {
    pub(super) fn mission_effect(self, game: &mut Game, effect: Effect) -> Flow {
        match effect {
            Effect::ActivateMission => return self.then(ActivateMission { seat: self.you() }),
            Effect::EachDrawsNamed(cards) => return self.then(NameForAll { seat: self.you(), cards }),
            Effect::MissionDistance(by) => game.travel_by_mission(by),
            Effect::TurnFaceDown => game.turn_mission_down(),
            Effect::ClearBoard(pieces) => pieces.iter().for_each(|&piece| game.clear_board(piece)),
            Effect::LeaveBox(pieces) => game.leave_box(pieces),
            effect => unreachable!("{effect:?} is nothing of a mission"),
        }
        self.done()
    }
}
