//! Placing ships on the board, with too few pieces too (BASE-097, BASE-098, BASE-266 to BASE-269).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::{CylonShipEffect, Effect};
use crate::event::Event;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::paper::{ByName, Mask, listed};
use crate::rules::space::vipers::VipersPlaced;
use crate::seat::Seat;
use crate::source::Code;
use crate::state::{Basestar, Scar};
use crate::terms::{Area, Craft};

/// The order in which kinds are placed.
const KINDS: [Craft; 5] = [Craft::Basestar, Craft::HeavyRaider, Craft::Raider, Craft::Viper, Craft::Civilian];

listed!(Kind, KINDS);

/// How many of a kind are to come into each area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
struct Wanted(#[serde(with = "ByName::<Area>")] [u8; Area::COUNT]);

/// Ships that are to be placed, by kind and area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PlaceShips {
    #[serde(with = "ByName::<Kind>")]
    wanted: [Wanted; KINDS.len()],
    /// Areas into which unmanned vipers were placed, one bit each.
    #[serde(with = "Mask::<Area>")]
    vipers: u8,
    /// The same for assault raptors (DAY-088).
    #[serde(default, skip_serializing_if = "crate::state::is_none", with = "Mask::<Area>")]
    raptors: u8,
    begun: bool,
    /// Where Scar comes, which is one piece of the raiders (PEG-107).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scar: Option<Area>,
    /// The area where the next viper comes, whose kind is asked (DAY-088).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    which: Option<Area>,
}

impl PlaceShips {
    pub(crate) fn of(setup: &[(Area, &[(Craft, u8)])]) -> PlaceShips {
        let mut frame = PlaceShips::default();
        for &(area, craft) in setup {
            for &(craft, count) in craft {
                if craft == Craft::Scar {
                    frame.scar = Some(area);
                    continue;
                }
                let kind = KINDS.iter().position(|&kind| kind == craft).expect("this craft can be placed");
                frame.wanted[kind].0[area.index()] += count;
            }
        }
        frame
    }

    pub(crate) fn in_area(area: Area, craft: &[(Craft, u8)]) -> PlaceShips {
        PlaceShips::of(&[(area, craft)])
    }

    /// The kind that is being placed: the first with something left.
    fn kind(&self) -> Option<usize> {
        self.wanted.iter().position(|areas| areas.0.iter().any(|&count| count > 0))
    }

    fn areas(&self, kind: usize) -> impl Iterator<Item = Area> + '_ {
        Area::ALL.iter().copied().filter(move |area| self.wanted[kind].0[area.index()] > 0)
    }

    /// A viper, or the kind of it that is left or chosen (DAY-088).
    fn place(&mut self, game: &mut Game, kind: usize, area: Area) -> bool {
        let craft = match KINDS[kind] {
            Craft::Viper if game.fleet.vipers > 0 && game.fleet.assault_raptors > 0 => {
                self.which = Some(area);
                return false;
            }
            Craft::Viper if game.fleet.vipers == 0 => Craft::AssaultRaptor,
            craft => craft,
        };
        self.place_craft(game, kind, craft, area);
        true
    }

    fn place_craft(&mut self, game: &mut Game, kind: usize, craft: Craft, area: Area) {
        self.wanted[kind].0[area.index()] -= 1;
        game.place_one(craft, area);
        match craft {
            Craft::Viper => self.vipers |= 1 << area.index(),
            Craft::AssaultRaptor => self.raptors |= 1 << area.index(),
            Craft::Raider => game.turn.placed_raiders[area.index()] += 1,
            Craft::HeavyRaider | Craft::Basestar | Craft::Civilian | Craft::Raptor | Craft::Scar => {}
        }
    }
}

impl Procedure for PlaceShips {
    fn step(mut self, game: &mut Game) -> Flow {
        if !self.begun {
            self.begun = true;
            game.turn.placed_raiders = [0; Area::COUNT];
        }
        if let Some(area) = self.scar.take()
            && game.supply(Craft::Scar) > 0
        {
            game.place_one(Craft::Scar, area);
        }
        while let Some(kind) = self.kind() {
            let wanted: u8 = self.wanted[kind].0.iter().sum();
            let supply = match KINDS[kind] {
                Craft::Viper => game.reserve_vipers(),
                craft => game.supply(craft),
            };
            if supply == 0 {
                // BASE-266: missing pieces are never owed.
                self.wanted[kind] = Wanted::default();
                continue;
            }
            let several = self.areas(kind).count() > 1;
            if wanted > supply && several {
                return Flow::ask(self);
            }
            let area = self.areas(kind).next().expect("something is wanted");
            if !self.place(game, kind, area) {
                return Flow::ask(self);
            }
        }
        match (self.vipers, self.raptors) {
            (0, 0) => Flow::Done,
            (vipers, raptors) => Flow::go(VipersPlaced::new(vipers, raptors)),
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        if let Some(area) = self.which {
            let choices = [Craft::Viper, Craft::AssaultRaptor].map(Choice::InReserves).to_vec();
            return asks.push(choose(game.turn.current, Question::PlaceWhich { area }, choices));
        }
        let kind = self.kind().expect("something is wanted");
        let choices = self.areas(kind).map(Choice::Area).collect();
        asks.push(choose(game.turn.current, Question::PlaceShort { craft: KINDS[kind] }, choices));
    }

    fn answer(mut self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let kind = self.kind().expect("something is wanted");
        let placed = match (self.which.take(), answer.choice()) {
            (Some(area), Choice::InReserves(craft)) => {
                self.place_craft(game, kind, craft, area);
                true
            }
            (_, Choice::Area(area)) => self.place(game, kind, area),
            (_, choice) => unreachable!("{choice:?} places nothing"),
        };
        if placed { Flow::go(self) } else { Flow::ask(self) }
    }
}

impl Game {
    /// Pieces of a kind that can still be placed.
    pub(crate) fn supply(&self, craft: Craft) -> u8 {
        match craft {
            Craft::Raider => self.space.raiders_in_supply(),
            Craft::Scar => self.space.raiders_in_supply().min(1 - u8::from(self.space.scar.is_some())),
            Craft::HeavyRaider => self.space.heavy_raiders_in_supply(),
            Craft::Basestar => self.space.basestars_in_supply(),
            Craft::Viper => self.fleet.vipers,
            Craft::Civilian => self.fleet.civilians.len(),
            Craft::Raptor => 0,
            Craft::AssaultRaptor => self.fleet.assault_raptors,
        }
    }

    /// Places one piece that the supply holds.
    pub(crate) fn place_one(&mut self, craft: Craft, area: Area) {
        match craft {
            Craft::Raider => self.space[area].raiders += 1,
            Craft::HeavyRaider => self.space[area].heavy_raiders += 1,
            Craft::Scar => self.space.scar = Some(Scar { area, acted: 0 }),
            Craft::Basestar => {
                let free = self.space.basestars.iter_mut().find(|basestar| basestar.is_none());
                *free.expect("a basestar is in the supply") = Some(Basestar::new(area));
            }
            Craft::Viper => {
                self.fleet.vipers -= 1;
                self.space[area].vipers += 1;
            }
            Craft::Civilian => {
                let ship = self.fleet.civilians.pop().expect("a civilian ship is off the board");
                self.space[area].civilians.push(ship);
            }
            // DAY-088.
            Craft::AssaultRaptor => {
                self.fleet.assault_raptors -= 1;
                self.space[area].assault_raptors += 1;
            }
            Craft::Raptor => unreachable!("raptors never stand in space"),
        }
        self.log(Event::Placed { craft, area });
    }
}

/// A player picks the area for the ships of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceAnywhere {
    pub(crate) seat: Seat,
    pub(crate) code: Code,
    pub(crate) at: u8,
}

impl Procedure for PlaceAnywhere {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, _game: &Game, asks: &mut Vec<Ask>) {
        let areas = Area::ALL.iter().copied().map(Choice::Area).collect();
        asks.push(choose(self.seat, Question::PlaceAnywhere { of: self.code.source }, areas));
    }

    fn answer(self, _game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Area(area) = answer.choice() else { unreachable!("an area was asked") };
        let Effect::CylonShips(CylonShipEffect::PlaceAnywhere { craft }) = self.code.script()[usize::from(self.at)]
        else {
            unreachable!("the frame points at what is placed")
        };
        Flow::go(PlaceShips::in_area(area, craft))
    }
}
