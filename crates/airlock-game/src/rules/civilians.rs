//! Civilian ships: looked at, moved, destroyed (BASE-142 to BASE-145, BASE-253).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::Civilian;
use crate::event::{Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Pile;
use crate::seat::Seat;
use crate::terms::Area;

impl Game {
    /// Every civilian ship on the board: its area and its place there.
    fn civilians_on_board(&self) -> impl Iterator<Item = (Area, u8)> + '_ {
        self.space.areas().flat_map(|(area, here)| (0..here.civilians.len()).map(move |slot| (area, slot)))
    }

    /// BASE-142: turned over, its resources lost, out of the game.
    fn destroy_civilian(&mut self, from: Option<Area>, ship: Civilian) {
        self.fleet.destroyed_civilians.push(ship);
        self.log(Event::CivilianDestroyed { from, ship });
        for &(resource, lost) in ship.row().lose {
            self.turn_dial(resource, -i8::try_from(lost).expect("a ship carries little"));
        }
        self.end_pursuit();
    }

    fn destroy_civilian_at(&mut self, area: Area, slot: u8) {
        let ship = self.space[area].civilians.remove(usize::from(slot));
        self.destroy_civilian(Some(area), ship.card);
    }
}

/// A civilian ship is destroyed: in an area by a raider, or drawn by an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DestroyCivilian {
    area: Option<Area>,
}

impl DestroyCivilian {
    /// BASE-123: the current player picks.
    pub(crate) fn in_area(area: Area) -> DestroyCivilian {
        DestroyCivilian { area: Some(area) }
    }

    /// BASE-143: a random one off the board; only if there is none, one on it.
    pub(crate) fn drawn() -> DestroyCivilian {
        DestroyCivilian { area: None }
    }

    fn choices(&self, game: &Game) -> Vec<Choice> {
        let here = |&(area, _): &(Area, u8)| self.area.is_none_or(|wanted| wanted == area);
        game.civilians_on_board().filter(here).map(|(area, slot)| Choice::Civilian(area, slot)).collect()
    }
}

impl Procedure for DestroyCivilian {
    fn step(self, game: &mut Game) -> Flow {
        if self.area.is_none()
            && let Some(ship) = game.fleet.civilians.pop()
        {
            game.destroy_civilian(None, ship.card);
            return Flow::Done;
        }
        if self.choices(game).is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        asks.push(choose(game.turn.current, Question::DestroyCivilian, self.choices(game)));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Civilian(area, slot) = answer.choice() else { unreachable!("a ship was asked") };
        game.destroy_civilian_at(area, slot);
        Flow::Done
    }
}

/// Communications: look at some civilian ships, then move each to an adjacent area or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LookAtCivilians {
    seat: Seat,
    left: u8,
    /// The ships looked at, by area and place.
    picked: Pile<(u8, u8), 4>,
    moving: bool,
}

impl LookAtCivilians {
    pub(crate) fn new(seat: Seat, count: u8) -> LookAtCivilians {
        LookAtCivilians { seat, left: count, picked: Pile::new(), moving: false }
    }

    fn choices(&self, game: &Game) -> Vec<Choice> {
        let new = |&(area, slot): &(Area, u8)| !self.picked.iter().any(|&held| held == (area as u8, slot));
        game.civilians_on_board().filter(new).map(|(area, slot)| Choice::Civilian(area, slot)).collect()
    }

    fn moved(&self) -> (Area, u8) {
        let &(area, slot) = self.picked.top().expect("a ship was picked");
        (Area::ALL[usize::from(area)], slot)
    }
}

impl Procedure for LookAtCivilians {
    fn step(mut self, game: &mut Game) -> Flow {
        if !self.moving {
            if self.left > 0 && !self.choices(game).is_empty() {
                return Flow::ask(self);
            }
            self.moving = true;
            // The later places first, so that a move leaves the others where they are.
            self.picked.as_mut_slice().sort_unstable();
        }
        if self.picked.is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        if self.moving {
            let (area, place) = self.moved();
            let mut choices = vec![Choice::Pass];
            choices.extend(area.adjacent().map(Choice::Area));
            asks.push(choose(self.seat, Question::MoveCivilian { area, place }, choices));
        } else {
            asks.push(choose(self.seat, Question::LookAtCivilian { left: self.left }, self.choices(game)));
        }
    }

    fn answer(mut self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Civilian(area, slot) => {
                let ship = &mut game.space[area].civilians.as_mut_slice()[usize::from(slot)];
                ship.seen.insert(seat);
                let card = ship.card;
                game.log(Event::CivilianSeen { area, ship: Secret::to(seat, card) });
                self.picked.push((area as u8, slot));
                self.left -= 1;
            }
            Choice::Area(to) => {
                let (from, slot) = self.moved();
                let ship = game.space[from].civilians.remove(usize::from(slot));
                game.space[to].civilians.push(ship);
                game.log(Event::CivilianMoved { from, to });
                self.picked.pop();
            }
            Choice::Pass => {
                self.picked.pop();
            }
            choice => unreachable!("{choice:?} was not asked"),
        }
        Flow::go(self)
    }
}
