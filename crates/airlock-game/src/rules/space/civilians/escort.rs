//! A civilian ship in space is about to be destroyed, and may be saved (DAY-061).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::Window;
use crate::event::ViperAt;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::window::OpenWindow;
use crate::seat::Seat;
use crate::terms::{Area, Craft};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Threatened {
    area: Area,
    slot: u8,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    Open,
    Used,
    /// He picks the viper that is destroyed instead.
    Viper(Seat),
}

impl Threatened {
    /// The ship is destroyed, unless somebody at the table can save such ships and does.
    pub(crate) fn destroy(game: &mut Game, area: Area, slot: u8) -> Flow {
        if game.seats().any(|seat| game.interrupts_at(seat, Window::CivilianThreatened)) {
            return Flow::go(Threatened { area, slot, stage: Stage::Open });
        }
        game.destroy_civilian_at(area, slot);
        Flow::Done
    }

    pub(crate) fn area(&self) -> Area {
        self.area
    }
}

impl Game {
    /// Every undamaged viper, wherever it is.
    pub(crate) fn undamaged_vipers(&self) -> Vec<Choice> {
        let unmanned = self.space.areas().filter(|(_, here)| here.vipers > 0).map(|(area, _)| Choice::Unmanned(area));
        let pilots = self.seats().filter(|&seat| self.player(seat).piloting().is_some()).map(Choice::Seat);
        let raptors = self.space.areas().filter(|(_, here)| here.assault_raptors > 0);
        let raptors = raptors.map(|(area, _)| Choice::UnmannedRaptor(area));
        let kinds = [Craft::Viper, Craft::AssaultRaptor].into_iter().filter(|&craft| self.supply(craft) > 0);
        let reserves = kinds.map(Choice::InReserves);
        unmanned.chain(raptors).chain(pilots).chain(reserves).collect()
    }
}

impl Procedure for Threatened {
    fn step(self, game: &mut Game) -> Flow {
        match self.stage {
            Stage::Open => {
                OpenWindow::over(game, Threatened { stage: Stage::Used, ..self }, Window::CivilianThreatened)
            }
            Stage::Used => match game.used.take() {
                Some((seat, what, _)) => {
                    game.spend(seat, what);
                    Flow::ask(Threatened { stage: Stage::Viper(seat), ..self })
                }
                None => {
                    game.destroy_civilian_at(self.area, self.slot);
                    Flow::Done
                }
            },
            Stage::Viper(_) => Flow::ask(self),
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let Stage::Viper(seat) = self.stage else { unreachable!("nothing is asked in {:?}", self.stage) };
        asks.push(choose(seat, Question::SacrificeViper, game.undamaged_vipers()));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Unmanned(area) => game.hit_viper(ViperAt::Area(area), true),
            Choice::Seat(pilot) => game.hit_viper(ViperAt::Pilot(pilot), true),
            Choice::UnmannedRaptor(area) => game.destroy_assault_raptor(ViperAt::Area(area)),
            Choice::InReserves(Craft::AssaultRaptor) => game.destroy_assault_raptor(ViperAt::Reserves),
            Choice::InReserves(_) => game.hit_viper(ViperAt::Reserves, true),
            choice => unreachable!("{choice:?} is no viper"),
        }
        game.return_civilian(self.area, self.slot);
        Flow::Done
    }
}
