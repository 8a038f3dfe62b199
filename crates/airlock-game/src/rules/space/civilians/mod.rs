//! Civilian ships: looked at, moved, destroyed (BASE-142 to BASE-145, BASE-253).

pub(crate) mod effect;
pub(crate) mod escort;
pub(crate) mod perform;

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Foe, Question};
use crate::cards::{Civilian, Trait};
use crate::event::{DaybreakEvent, Event, RollFor, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Pile;
use crate::rules::dice::DieRoll;
use crate::rules::space::civilians::escort::Threatened;
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::{Area, Craft};

impl Game {
    /// Every civilian ship on the board: its area and its place there.
    pub(crate) fn civilians_on_board(&self) -> impl Iterator<Item = (Area, u8)> + '_ {
        self.space.areas().flat_map(|(area, here)| (0..here.civilians.len()).map(move |slot| (area, slot)))
    }

    /// BASE-142: turned over, its resources lost, out of the game.
    pub(crate) fn destroy_civilian(&mut self, from: Option<Area>, ship: Civilian) {
        self.fleet.destroyed_civilians.push(ship);
        self.log(Event::CivilianDestroyed { from, ship });
        for &(resource, lost) in ship.row().lose {
            self.turn_dial(resource, -i8::try_from(lost).expect("a ship carries little"));
        }
        self.end_pursuit();
    }

    pub(crate) fn destroy_civilian_at(&mut self, area: Area, slot: u8) {
        let ship = self.space[area].civilians.remove(usize::from(slot));
        self.destroy_civilian(Some(area), ship.card);
    }

    pub(crate) fn look_at_all_civilians(&mut self, seat: Seat) {
        for &area in Area::ALL {
            for slot in 0..usize::from(self.space[area].civilians.len()) {
                let ship = &mut self.space[area].civilians.as_mut_slice()[slot];
                ship.seen.insert(seat);
                let card = ship.card;
                self.log(Event::CivilianSeen { area, ship: Secret::to(seat, card) });
            }
        }
    }

    /// A civilian ship in space goes back among the unused ones, of which nobody knows any more which is which.
    pub(crate) fn return_civilian(&mut self, area: Area, slot: u8) {
        let ship = self.space[area].civilians.remove(usize::from(slot));
        self.fleet.civilians.push(ship);
        self.fleet.civilians.shuffle_unseen(&mut self.chance);
        self.log(DaybreakEvent::CivilianReturned { area });
    }

    /// The top Locked ship, or with none left the top Prepared one.
    pub(crate) fn take_stacked_ship(&mut self) -> Option<crate::cards::Civilian> {
        let board = self.new_caprica.as_mut()?;
        board.locked.pop().or_else(|| board.prepared.pop()).map(|ship| ship.card)
    }

    /// PEG-129: with both stacks empty nothing is destroyed. Says whether a ship was there.
    pub(crate) fn destroy_stacked_ship(&mut self) -> bool {
        let ship = self.take_stacked_ship();
        if let Some(ship) = ship {
            self.destroy_civilian(None, ship);
        }
        ship.is_some()
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
        if self.area.is_none() {
            let loose = game.fleet.civilians.pop().map(|ship| ship.card);
            // PEG-133: then from the stacks of New Caprica.
            if let Some(ship) = loose.or_else(|| game.take_stacked_ship()) {
                game.destroy_civilian(None, ship);
                return Flow::Done;
            }
        }
        if self.choices(game).is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        asks.push(choose(game.turn.current, Question::DestroyCivilian, self.choices(game)));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Civilian(area, slot) = answer.choice() else { unreachable!("a ship was asked") };
        Threatened::destroy(game, area, slot)
    }
}

/// Communications: look at some civilian ships, then move each to an adjacent area or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LookAtCivilians {
    seat: Seat,
    left: u8,
    /// The ships looked at, by area and place.
    picked: Pile<(u8, u8), 12>,
    moving: bool,
    /// As many as the player likes (PEG-064).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    any: bool,
}

impl LookAtCivilians {
    pub(crate) fn new(game: &Game, seat: Seat, count: u8) -> LookAtCivilians {
        let any = game.has(seat, Trait::LooksAtAllCivilians);
        let left = if any { game.space.civilians() } else { count };
        LookAtCivilians { seat, left, picked: Pile::new(), moving: false, any }
    }

    fn choices(&self, game: &Game) -> Vec<Choice> {
        let new = |&(area, slot): &(Area, u8)| !self.picked.iter().any(|&held| held == (area as u8, slot));
        game.civilians_on_board().filter(new).map(|(area, slot)| Choice::Civilian(area, slot)).collect()
    }

    fn look(&mut self, game: &mut Game, choice: Choice) {
        let Choice::Civilian(area, slot) = choice else { unreachable!("{choice:?} is no ship") };
        let ship = &mut game.space[area].civilians.as_mut_slice()[usize::from(slot)];
        ship.seen.insert(self.seat);
        let card = ship.card;
        game.log(Event::CivilianSeen { area, ship: Secret::to(self.seat, card) });
        self.picked.push((area as u8, slot));
        self.left -= 1;
    }

    fn moved(&self) -> (Area, u8) {
        let &(area, slot) = self.picked.top().expect("a ship was picked");
        (Area::ALL[usize::from(area)], slot)
    }
}

impl Procedure for LookAtCivilians {
    fn step(mut self, game: &mut Game) -> Flow {
        if !self.moving {
            let choices = self.choices(game);
            // BASE-253: of no more ships than are looked at all are.
            if !self.any && !game.asks_idly && choices.len() <= usize::from(self.left) {
                for choice in choices {
                    self.look(game, choice);
                }
            } else if self.left > 0 && !choices.is_empty() {
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
            let enough = self.any.then_some(Choice::Pass);
            let choices = enough.into_iter().chain(self.choices(game)).collect();
            asks.push(choose(self.seat, Question::LookAtCivilian { left: self.left }, choices));
        }
    }

    fn answer(mut self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            choice @ Choice::Civilian(..) => self.look(game, choice),
            Choice::Area(to) => {
                let (from, slot) = self.moved();
                let ship = game.space[from].civilians.remove(usize::from(slot));
                game.space[to].civilians.push(ship);
                game.log(Event::CivilianMoved { from, to });
                self.picked.pop();
            }
            Choice::Pass if !self.moving => self.left = 0,
            Choice::Pass => {
                self.picked.pop();
            }
            choice => unreachable!("{choice:?} was not asked"),
        }
        Flow::go(self)
    }
}

/// A civilian ship takes raiders of its area with it, or gets away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CivilianFight {
    seat: Seat,
    of: Source,
    raiders: u8,
    heavy_raiders: u8,
    /// On this result or less the ship is destroyed.
    upto: u8,
    stage: Fight,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Fight {
    Ship,
    /// The ship in that area and place picks its target.
    Target(Area, u8),
    Rolled(Area, u8),
}

impl CivilianFight {
    pub(crate) fn new(seat: Seat, of: Source, raiders: u8, heavy_raiders: u8, upto: u8) -> CivilianFight {
        CivilianFight { seat, of, raiders, heavy_raiders, upto, stage: Fight::Ship }
    }

    /// PEG-107: without a die nothing destroys Scar.
    fn targets(game: &Game, area: Area) -> Vec<Choice> {
        let fits = |foe: &Foe| matches!(foe, Foe::Raider(_) | Foe::HeavyRaider(_));
        game.foes_in(area).filter(fits).map(|foe| Choice::Attack(None, foe)).collect()
    }

    fn roll(self, area: Area, slot: u8) -> Flow {
        let roll = DieRoll::new(self.seat, RollFor::Effect(self.of));
        Flow::call(CivilianFight { stage: Fight::Rolled(area, slot), ..self }, roll)
    }
}

impl Procedure for CivilianFight {
    fn step(self, game: &mut Game) -> Flow {
        match self.stage {
            Fight::Ship if game.space.civilians() == 0 => Flow::Done,
            Fight::Ship => Flow::ask(self),
            Fight::Target(area, slot) if Self::targets(game, area).is_empty() => self.roll(area, slot),
            Fight::Target(..) => Flow::ask(self),
            Fight::Rolled(area, slot) => {
                if game.rolled.result <= self.upto {
                    return Threatened::destroy(game, area, slot);
                }
                Flow::Done
            }
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let (question, choices) = match self.stage {
            Fight::Ship | Fight::Rolled(..) => {
                let ships = game.civilians_on_board().map(|(area, slot)| Choice::Civilian(area, slot)).collect();
                (Question::CivilianFights, ships)
            }
            Fight::Target(area, _) => (Question::CivilianTarget { area }, Self::targets(game, area)),
        };
        asks.push(choose(self.seat, question, choices));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        match (self.stage, answer.choice()) {
            (Fight::Ship, Choice::Civilian(area, slot)) => {
                Flow::go(CivilianFight { stage: Fight::Target(area, slot), ..self })
            }
            (Fight::Target(area, slot), Choice::Attack(_, foe)) => {
                if let Foe::HeavyRaider(_) = foe {
                    let heavy_raiders = self.heavy_raiders.min(game.space[area].heavy_raiders);
                    (0..heavy_raiders).for_each(|_| game.destroy_heavy_raider(area));
                } else {
                    let raiders = self.raiders.min(game.space[area].raiders);
                    (0..raiders).for_each(|_| game.destroy_raider(area));
                }
                self.roll(area, slot)
            }
            (stage, choice) => unreachable!("{choice:?} was not asked in {stage:?}"),
        }
    }
}

/// A civilian ship of choice goes back among the unused ones; a new one may take its place (DAY-066).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReturnCivilian {
    pub(crate) seat: Seat,
    pub(crate) replaced: bool,
}

impl Procedure for ReturnCivilian {
    fn step(self, game: &mut Game) -> Flow {
        if game.space.civilians() == 0 { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let ships = game.civilians_on_board().map(|(area, slot)| Choice::Civilian(area, slot)).collect();
        let question = if self.replaced { Question::ReplaceCivilian } else { Question::RecallCivilian };
        asks.push(choose(self.seat, question, ships));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Civilian(area, slot) = answer.choice() else { unreachable!("a ship was asked") };
        // The new one is drawn before the old one is shuffled in.
        if self.replaced && game.supply(Craft::Civilian) > 0 {
            game.place_one(Craft::Civilian, area);
        }
        game.return_civilian(area, slot);
        Flow::Done
    }
}
