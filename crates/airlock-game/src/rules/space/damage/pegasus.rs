//! Battlestar Pegasus: what she takes, and what her guns do (PEG-017 to PEG-024).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::pegasus::combat::{SCAR_DESTROYED_FROM, Salvo, salvo};
use crate::cards::pegasus::tokens;
use crate::event::{Event, RollFor};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::dice::DieRoll;
use crate::rules::space::civilians::DestroyCivilian;
use crate::rules::space::damage::{DamageVipers, DestroyCylonShips};
use crate::seat::Seat;
use crate::source::Source;
use crate::state::Rolled;
use crate::terms::{Area, Location, Ship};

impl Game {
    /// PEG-018, PEG-019: one random token of Pegasus.
    pub(crate) fn damage_pegasus(&mut self) {
        let Some(token) = self.fleet.pegasus_damage.pop() else { return };
        self.log(Event::PegasusDamaged { token });
        self.damage_location(token.location());
        if self.fleet.damaged_aboard(Ship::Pegasus) >= tokens::PEGASUS_DESTROYED_AT {
            self.destroy_pegasus();
        }
    }

    /// PEG-021: everybody aboard goes to Sickbay, and nobody comes aboard again.
    fn destroy_pegasus(&mut self) {
        self.fleet.pegasus_destroyed = true;
        self.log(Event::PegasusDestroyed);
        for seat in self.seats().filter(|&seat| self.is_aboard(seat, Ship::Pegasus)).collect::<Vec<_>>() {
            self.send(seat, Location::Sickbay);
        }
    }
}

/// Galactica is to be damaged: the current player may let Pegasus take it (PEG-018).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DamageGalactica;

impl Procedure for DamageGalactica {
    fn step(self, game: &mut Game) -> Flow {
        if game.pegasus_flies() {
            return Flow::ask(self);
        }
        game.damage_galactica();
        Flow::Done
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let ships = [Ship::Galactica, Ship::Pegasus].map(Choice::Ship).to_vec();
        asks.push(choose(game.turn.current, Question::TakeDamage, ships));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        if answer.choice() == Choice::Ship(Ship::Pegasus) {
            game.damage_pegasus();
        } else {
            game.damage_galactica();
        }
        Flow::Done
    }
}

/// Her batteries fire into an area (PEG-024). It is no attack, so nobody evades it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MainBatteries {
    seat: Seat,
    of: Source,
    /// The area that was chosen before the roll.
    area: Option<Area>,
}

impl MainBatteries {
    pub(crate) fn new(seat: Seat, of: Source) -> MainBatteries {
        MainBatteries { seat, of, area: None }
    }
}

impl Procedure for MainBatteries {
    fn step(self, game: &mut Game) -> Flow {
        let Some(area) = self.area else { return Flow::ask(self) };
        let rolled = game.rolled;
        match salvo(rolled.result) {
            Salvo::CivilianDestroyed => Flow::go(DestroyCivilian::in_area(area)),
            Salvo::ViperDamaged => Flow::go(DamageVipers::in_area(1, area).by(game, self.seat)),
            Salvo::RaidersDestroyed(raiders) => {
                Flow::go(DestroyCylonShips::raiders_in(self.seat, area, raiders, rolled.can_destroy_scar()))
            }
        }
    }

    fn asks(&self, _game: &Game, asks: &mut Vec<Ask>) {
        let areas = Area::ALL.iter().copied().map(Choice::Area).collect();
        asks.push(choose(self.seat, Question::MainBatteries, areas));
    }

    fn answer(self, _game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Area(area) = answer.choice() else { unreachable!("an area was asked") };
        let roll = DieRoll::new(seat, RollFor::Effect(self.of));
        Flow::call(MainBatteries { area: Some(area), ..self }, roll)
    }
}

impl Rolled {
    /// PEG-107: only a die of 7 or 8 destroys Scar; PEG-061: a card is no die.
    pub(crate) fn can_destroy_scar(&self) -> bool {
        self.result >= SCAR_DESTROYED_FROM && self.is_die()
    }
}
