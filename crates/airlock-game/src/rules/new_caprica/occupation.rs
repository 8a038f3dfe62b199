//! Occupation forces: they march on the Shipyard, are fought, and detain (PEG-126 to PEG-130, PEG-141).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::pegasus::tokens;
use crate::cards::{Effect, SkillCard, ViperEffect};
use crate::event::{Event, RollFor};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::dice::DieRoll;
use crate::seat::{Seat, SeatSet};
use crate::state::{OCCUPATION_TRACK, Rolled};
use crate::terms::Location;

/// The place of the Shipyard on the track.
const LAST: usize = OCCUPATION_TRACK.len() - 1;

impl Game {
    /// PEG-129: those at the Shipyard strike, the others move on; with none at all one comes.
    pub(crate) fn activate_occupation(&mut self) {
        let Some(board) = self.new_caprica else { return };
        if board.forces() == 0 {
            self.place_force();
            return;
        }
        // The foremost first, so that none moves twice.
        for at in (0..OCCUPATION_TRACK.len()).rev() {
            for _ in 0..board.occupation[at] {
                self.activate_force(at);
            }
        }
    }

    /// One force moves on, or strikes from the Shipyard and leaves the board.
    fn activate_force(&mut self, at: usize) {
        let Some(board) = &mut self.new_caprica else { return };
        board.occupation[at] -= 1;
        if at == LAST {
            self.log(Event::ShipyardRaided);
            self.destroy_stacked_ship();
        } else {
            board.occupation[at + 1] += 1;
            self.log(Event::OccupationMoved { from: OCCUPATION_TRACK[at], to: OCCUPATION_TRACK[at + 1] });
        }
    }

    /// PEG-130: with no piece left none is placed.
    pub(crate) fn place_force(&mut self) {
        if let Some(board) = &mut self.new_caprica
            && board.forces_in_supply() > 0
        {
            board.occupation[0] += 1;
            self.log(Event::OccupationPlaced);
        }
    }

    fn destroy_force(&mut self, at: usize) {
        if let Some(board) = &mut self.new_caprica {
            board.occupation[at] -= 1;
            self.log(Event::OccupationDestroyed { at: OCCUPATION_TRACK[at] });
        }
    }

    /// PEG-127: the location in which the player could fight an occupation force.
    pub(crate) fn forces_to_fight(&self, seat: Seat) -> Option<Location> {
        let board = self.new_caprica?;
        self.player(seat).location().filter(|&here| board.forces_at(here) > 0)
    }

    /// PEG-128: the human players whom a Cylon player could detain where he stands.
    pub(crate) fn detainable(&self, seat: Seat) -> SeatSet {
        let Some(here) = self.forces_to_fight(seat) else { return SeatSet::NONE };
        self.humans().iter().filter(|&other| self.player(other).is_at(here)).collect()
    }
}

/// The index of a location on the track.
fn on_track(location: Location) -> usize {
    OCCUPATION_TRACK.iter().position(|&here| here == location).expect("forces stand on their track only")
}

/// Some occupation forces, picked one by one, are activated or destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forces {
    seat: Seat,
    left: u8,
    destroyed: bool,
}

impl Forces {
    /// PEG-141: with none on the board there is nothing to activate.
    pub(crate) fn activate(seat: Seat) -> Forces {
        Forces { seat, left: 1, destroyed: false }
    }

    pub(crate) fn destroy(seat: Seat, count: u8) -> Forces {
        Forces { seat, left: count, destroyed: true }
    }
}

impl Procedure for Forces {
    fn step(self, game: &mut Game) -> Flow {
        let any = game.new_caprica.is_some_and(|board| board.forces() > 0);
        if self.left == 0 || !any { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let held = |location: &Location| game.new_caprica.is_some_and(|board| board.forces_at(*location) > 0);
        let choices = OCCUPATION_TRACK.iter().copied().filter(held).map(Choice::Location).collect();
        let question = match self.destroyed {
            true => Question::DestroyOccupation { left: self.left },
            false => Question::ActivateOccupation,
        };
        asks.push(choose(self.seat, question, choices));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Location(location) = answer.choice() else { unreachable!("a location was asked") };
        match self.destroyed {
            true => game.destroy_force(on_track(location)),
            false => game.activate_force(on_track(location)),
        }
        Flow::go(Forces { left: self.left - 1, ..self })
    }
}

/// A human player fights an occupation force where he stands (PEG-127).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    seat: Seat,
    at: Location,
    stage: FightStage,
    /// The roll as it stands, whose changes another one keeps.
    rolled: Rolled,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum FightStage {
    Roll,
    Rolled,
    Missed,
}

impl Fight {
    pub(crate) fn new(seat: Seat, at: Location) -> Fight {
        Fight { seat, at, stage: FightStage::Roll, rolled: Rolled::default() }
    }

    fn to(self, stage: FightStage) -> Fight {
        Fight { stage, ..self }
    }

    fn die(&self) -> DieRoll {
        DieRoll::new(self.seat, RollFor::FightOccupation(self.at))
    }

    /// Cards that let him roll again: those with which a pilot attacks again and again.
    fn cards<'g>(&self, game: &'g Game) -> impl Iterator<Item = SkillCard> + 'g {
        let attacks = |card: &SkillCard| matches!(card.script(), [Effect::Vipers(ViperEffect::AttackAsPilot(_))]);
        game.player(self.seat).kinds().filter(attacks)
    }
}

impl Procedure for Fight {
    fn step(mut self, game: &mut Game) -> Flow {
        match self.stage {
            FightStage::Roll => Flow::call(self.to(FightStage::Rolled), self.die()),
            FightStage::Rolled if game.rolled.result >= tokens::FORCE_DESTROYED_FROM => {
                game.destroy_force(on_track(self.at));
                Flow::Done
            }
            FightStage::Rolled => {
                self.rolled = game.rolled;
                Flow::go(self.to(FightStage::Missed))
            }
            // BASE-140: a card in place of the die leaves nothing to roll again.
            FightStage::Missed if self.rolled.is_die() && self.cards(game).next().is_some() => Flow::ask(self),
            FightStage::Missed => Flow::Done,
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let mut choices = vec![Choice::Pass];
        choices.extend(self.cards(game).map(Choice::Card));
        asks.push(choose(self.seat, Question::FightAgain, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Card(card) => {
                game.discard_card(seat, card);
                Flow::call(self.to(FightStage::Rolled), self.die().again(self.rolled, 0))
            }
            Choice::Pass => Flow::Done,
            choice => unreachable!("{choice:?} is no card to roll again"),
        }
    }
}

/// A Cylon player detains a human player (PEG-128).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Detain {
    seat: Seat,
    whom: Seat,
    rolled: bool,
}

impl Detain {
    pub(crate) fn new(seat: Seat, whom: Seat) -> Detain {
        Detain { seat, whom, rolled: false }
    }
}

impl Procedure for Detain {
    fn step(self, game: &mut Game) -> Flow {
        if !self.rolled {
            let roll = DieRoll::new(self.seat, RollFor::Detain(self.whom));
            return Flow::call(Detain { rolled: true, ..self }, roll);
        }
        let result = game.rolled.result;
        if result <= tokens::DETAINED_UPTO {
            game.send(self.whom, Location::Detention);
        } else if result <= tokens::HURT_UPTO {
            game.send(self.whom, Location::MedicalCenter);
        }
        Flow::Done
    }
}
