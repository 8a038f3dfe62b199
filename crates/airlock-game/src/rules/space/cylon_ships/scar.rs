//! Scar, the raider that is hard to destroy (PEG-107), and the barrage of raiders (PEG-108).
//!
//! Scar is a raider of its own in `Space::scar`: it counts among the sixteen pieces and among the
//! raiders on the board, but no area lists it. How it acts is part of the activation of raiders.

use serde::{Deserialize, Serialize};

use crate::cards::pegasus::combat::SCAR_ACTS;
use crate::cards::{Crisis, StandingRule, Until};
use crate::event::Event;
use crate::frame::{Flow, Procedure};
use crate::game::Game;
use crate::pile::Pile;
use crate::rules::space::cylon_ships::launch::Launches;
use crate::terms::{Area, Craft};

impl Game {
    /// Whether Scar is in the area and has not acted twice.
    pub(crate) fn is_scar_ready(&self, area: Area) -> bool {
        self.space.scar.is_some_and(|scar| scar.area == area && scar.acted < SCAR_ACTS)
    }

    pub(crate) fn count_act_of_scar(&mut self) {
        if let Some(scar) = &mut self.space.scar {
            scar.acted += 1;
        }
    }

    pub(crate) fn move_scar(&mut self, to: Area) {
        if let Some(scar) = &mut self.space.scar {
            let from = std::mem::replace(&mut scar.area, to);
            self.log(Event::ScarMoved { from, to });
        }
    }

    /// The piece goes to the supply, and its card leaves play.
    pub(crate) fn destroy_scar(&mut self) {
        let Some(scar) = self.space.scar.take() else { return };
        self.log(Event::CylonShipDestroyed { craft: Craft::Scar, area: scar.area });
        self.leave_play_until(Until::JumpOrScar);
        self.end_barrage();
    }

    /// PEG-108: with the last raider the barrage ends.
    pub(crate) fn end_barrage(&mut self) {
        if self.space.raiders() == 0 {
            self.leave_play_until(Until::JumpOrNoRaiders);
        }
    }

    /// Raiders that each basestar launches after an activation of raiders.
    pub(crate) fn barrage(&self) -> Option<u8> {
        self.decks.in_play.iter().find_map(|card| match card.rule() {
            StandingRule::Barrage(raiders) => Some(raiders),
            _ => None,
        })
    }
}

pub(crate) fn take_where<const N: usize>(
    pile: &mut Pile<Crisis, N>,
    wanted: impl Fn(Crisis) -> bool,
) -> Option<Crisis> {
    let at = pile.iter().position(|&card| wanted(card))?;
    Some(pile.remove(at))
}

/// After the raiders have acted each basestar launches more, which do not act (PEG-108).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Barrage;

impl Procedure for Barrage {
    fn step(self, game: &mut Game) -> Flow {
        match game.barrage() {
            Some(raiders) => Flow::go(Launches::new(game, raiders, 0)),
            None => Flow::Done,
        }
    }
}
