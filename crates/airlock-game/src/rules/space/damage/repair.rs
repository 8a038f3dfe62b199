//! Repair: locations and vipers, on the spot or at a distance, and ships that come back (BASE-154, BASE-238, PEG-020).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::event::Event;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::seat::Seat;
use crate::terms::{Craft, GalacticaDamage, Location, PegasusDamage, Ship};

impl Game {
    /// BASE-154, PEG-020: the token goes back among the unused ones of its ship, mixed.
    pub(crate) fn repair_location(&mut self, location: Location) {
        self.fleet.damaged.remove(location);
        if let Some(token) = PegasusDamage::of(location) {
            self.fleet.pegasus_damage.push(token);
            self.fleet.pegasus_damage.shuffle(&mut self.chance);
        } else {
            self.fleet.damage.push(GalacticaDamage::of(location).expect("a damaged location has a token"));
            self.fleet.damage.shuffle(&mut self.chance);
        }
        self.log(Event::LocationRepaired { location });
    }

    pub(crate) fn return_raptor(&mut self) {
        if self.fleet.destroyed_raptors > 0 {
            self.fleet.destroyed_raptors -= 1;
            self.fleet.raptors += 1;
            self.log(Event::ShipReturned { craft: Craft::Raptor });
        }
    }

    /// Damaged vipers return to the Reserves, as many as there are.
    pub(crate) fn repair_vipers(&mut self, vipers: u8) {
        for _ in 0..vipers.min(self.fleet.damaged_vipers) {
            self.repair_viper();
        }
    }

    fn repair_viper(&mut self) {
        self.fleet.damaged_vipers -= 1;
        self.fleet.vipers += 1;
        self.log(Event::ViperRepaired);
    }

    fn return_viper(&mut self) {
        self.fleet.destroyed_vipers -= 1;
        self.fleet.vipers += 1;
        self.log(Event::ShipReturned { craft: Craft::Viper });
    }

    fn return_assault_raptor(&mut self) {
        self.fleet.destroyed_assault_raptors -= 1;
        self.fleet.assault_raptors += 1;
        self.log(Event::ShipReturned { craft: Craft::AssaultRaptor });
    }

    /// Damage that the location of a player, or vipers on the Hangar Deck, could have repaired.
    pub(crate) fn can_repair(&self, seat: Seat) -> bool {
        let Some(here) = self.player(seat).location() else { return false };
        self.fleet.damaged.contains(here) || (here == Location::HangarDeck && self.fleet.damaged_vipers > 0)
    }
}

/// BASE-238: the location, or on the Hangar Deck up to two vipers instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repair {
    seat: Seat,
    vipers: u8,
    /// A first viper is repaired; the second may be declined.
    begun: bool,
}

impl Repair {
    pub(crate) fn new(seat: Seat, vipers: u8) -> Repair {
        Repair { seat, vipers, begun: false }
    }

    fn choices(&self, game: &Game) -> Vec<Choice> {
        let Some(here) = game.player(self.seat).location() else { return Vec::new() };
        let location = game.fleet.damaged.contains(here).then_some(Choice::Location(here));
        let vipers = (here == Location::HangarDeck && game.fleet.damaged_vipers > 0).then_some(Choice::RepairViper);
        location.into_iter().chain(vipers).collect()
    }
}

impl Procedure for Repair {
    fn step(self, game: &mut Game) -> Flow {
        if self.choices(game).is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let ask = if self.begun {
            choose(self.seat, Question::RepairVipers { left: self.vipers }, vec![Choice::Pass, Choice::RepairViper])
        } else {
            choose(self.seat, Question::Repair, self.choices(game))
        };
        asks.push(ask);
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Location(location) => game.repair_location(location),
            Choice::RepairViper => {
                game.repair_viper();
                let next = Repair { vipers: self.vipers - 1, begun: true, ..self };
                if next.vipers > 0 && game.fleet.damaged_vipers > 0 {
                    return Flow::ask(next);
                }
            }
            Choice::Pass => {}
            choice => unreachable!("{choice:?} repairs nothing"),
        }
        Flow::Done
    }
}

/// Ragnar Anchorage: ships come back one by one, as the Admiral likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RestoreShips {
    seat: Seat,
    vipers: u8,
    raptors: u8,
}

impl RestoreShips {
    pub(crate) fn new(seat: Seat, vipers: u8, raptors: u8) -> RestoreShips {
        RestoreShips { seat, vipers, raptors }
    }

    fn choices(&self, game: &Game) -> Vec<Choice> {
        let vipers = self.vipers > 0;
        let offers = [
            (vipers && game.fleet.damaged_vipers > 0, Choice::RepairViper),
            (vipers && game.fleet.destroyed_vipers > 0, Choice::Return(Craft::Viper)),
            // DAY-088.
            (vipers && game.fleet.destroyed_assault_raptors > 0, Choice::Return(Craft::AssaultRaptor)),
            (self.raptors > 0 && game.fleet.destroyed_raptors > 0, Choice::Return(Craft::Raptor)),
        ];
        offers.into_iter().filter(|&(open, _)| open).map(|(_, choice)| choice).collect()
    }
}

impl Procedure for RestoreShips {
    fn step(self, game: &mut Game) -> Flow {
        if self.choices(game).is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let mut choices = vec![Choice::Pass];
        choices.extend(self.choices(game));
        let question = Question::Restore { vipers: self.vipers, raptors: self.raptors };
        asks.push(choose(self.seat, question, choices));
    }

    fn answer(mut self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::RepairViper => {
                game.repair_viper();
                self.vipers -= 1;
            }
            Choice::Return(Craft::Viper) => {
                game.return_viper();
                self.vipers -= 1;
            }
            Choice::Return(Craft::AssaultRaptor) => {
                game.return_assault_raptor();
                self.vipers -= 1;
            }
            Choice::Return(_) => {
                game.return_raptor();
                self.raptors -= 1;
            }
            Choice::Pass => return Flow::Done,
            choice => unreachable!("{choice:?} restores nothing"),
        }
        Flow::go(self)
    }
}

/// So many locations and damaged vipers, wherever they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RepairAny {
    seat: Seat,
    locations: u8,
    vipers: u8,
    /// The text does not say "up to".
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    all: bool,
}

impl RepairAny {
    /// As many of them as the player likes.
    pub(crate) fn up_to(seat: Seat, locations: u8, vipers: u8) -> RepairAny {
        RepairAny { seat, locations, vipers, all: false }
    }

    /// All of them, as far as there are so many (BASE-005).
    pub(crate) fn locations(seat: Seat, locations: u8) -> RepairAny {
        RepairAny { seat, locations, vipers: 0, all: true }
    }

    fn choices(&self, game: &Game) -> Vec<Choice> {
        // PEG-021: of a destroyed Pegasus nothing is left to repair.
        let stands = |location: &Location| location.ship() != Ship::Pegasus || game.pegasus_flies();
        // PEG-121: nor anything of ships that are away.
        let in_reach = self.locations > 0 && !game.is_galactica_away();
        let locations = game.fleet.damaged.iter().filter(|_| in_reach).filter(stands);
        let viper = (self.vipers > 0 && game.fleet.damaged_vipers > 0).then_some(Choice::RepairViper);
        locations.map(Choice::Location).chain(viper).collect()
    }

    pub(crate) fn is_possible(&self, game: &Game) -> bool {
        !self.choices(game).is_empty()
    }
}

impl Procedure for RepairAny {
    fn step(self, game: &mut Game) -> Flow {
        if self.is_possible(game) { Flow::ask(self) } else { Flow::Done }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let enough = (!self.all).then_some(Choice::Pass);
        let choices = enough.into_iter().chain(self.choices(game)).collect();
        let question = Question::RepairAny { locations: self.locations, vipers: self.vipers };
        asks.push(choose(self.seat, question, choices));
    }

    fn answer(mut self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Location(location) => {
                game.repair_location(location);
                self.locations -= 1;
            }
            Choice::RepairViper => {
                game.repair_vipers(1);
                self.vipers -= 1;
            }
            Choice::Pass => return Flow::Done,
            choice => unreachable!("{choice:?} repairs nothing"),
        }
        Flow::go(self)
    }
}
