//! A pilot gives up her viper to take ships of her area with it (PEG-062).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Foe, Question};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::space::civilians::escort::Threatened;
use crate::rules::space::cylon_ships::basestars::Destroyed;
use crate::seat::Seat;
use crate::terms::{Area, Location};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sacrifice {
    seat: Seat,
    raiders: u8,
    heavy_raiders: u8,
}

impl Sacrifice {
    pub(crate) fn new(seat: Seat, raiders: u8, heavy_raiders: u8) -> Sacrifice {
        Sacrifice { seat, raiders, heavy_raiders }
    }
}

impl Game {
    /// What the pilot of that seat could take with her: a kind of raiders, a basestar, a civilian ship.
    pub(crate) fn sacrifices(&self, seat: Seat) -> Vec<Choice> {
        let Some(area) = self.player(seat).piloting() else { return Vec::new() };
        // PEG-107: without a die nothing destroys Scar.
        let foes = self.foes_in(area).filter(|foe| !matches!(foe, Foe::Scar(_)));
        let foes = foes.map(|foe| Choice::Attack(Some(area), foe));
        let civilians = (0..self.space[area].civilians.len()).map(|slot| Choice::Civilian(area, slot));
        foes.chain(civilians).collect()
    }

    fn piloted_area(&self, seat: Seat) -> Area {
        self.player(seat).piloting().expect("she pilots a viper")
    }
}

impl Procedure for Sacrifice {
    fn step(self, game: &mut Game) -> Flow {
        if game.sacrifices(self.seat).is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let question = Question::Sacrifice { area: game.piloted_area(self.seat) };
        asks.push(choose(self.seat, question, game.sacrifices(self.seat)));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        game.send(seat, Location::Sickbay);
        match answer.choice() {
            Choice::Attack(_, Foe::Raider(area)) => {
                let raiders = self.raiders.min(game.space[area].raiders);
                (0..raiders).for_each(|_| game.destroy_raider(area));
            }
            Choice::Attack(_, Foe::HeavyRaider(area)) => {
                let heavy_raiders = self.heavy_raiders.min(game.space[area].heavy_raiders);
                (0..heavy_raiders).for_each(|_| game.destroy_heavy_raider(area));
            }
            Choice::Attack(_, Foe::Basestar(number)) => {
                game.destroy_basestar(number);
                return Flow::go(Destroyed::by(seat));
            }
            Choice::Civilian(area, slot) => return Threatened::destroy(game, area, slot),
            choice => unreachable!("{choice:?} is nothing to take along"),
        }
        Flow::Done
    }
}
