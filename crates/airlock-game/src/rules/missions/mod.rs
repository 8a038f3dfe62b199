//! Demetrius and the missions (DAY-102 to DAY-107).

pub(crate) mod effect;
pub(crate) mod perform;
pub(crate) mod rebel_basestar;

use serde::{Deserialize, Serialize};

use crate::event::{DaybreakEvent, DeckName, Event};
use crate::frame::{Flow, Procedure};
use crate::game::Game;
use crate::rules::check::SkillCheck;
use crate::rules::jump::Milestones;
use crate::seat::Seat;
use crate::state::ActiveMission;

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
}
