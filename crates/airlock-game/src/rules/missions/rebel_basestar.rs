//! The Rebel Basestar (DAY-108 to DAY-110).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::event::DaybreakEvent;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::crisis::icons::IconActivation;
use crate::rules::space::cylon_ships::place::PlaceShips;
use crate::rules::space::vipers::squadron::LaunchReserves;
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::{Area, Craft, Location};

impl Game {
    /// DAY-110: one token, whatever the ability of the sheet costs.
    fn discard_miracle(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        player.miracles -= 1;
        let has = player.miracles;
        self.log(DaybreakEvent::MiracleSpent { seat, has });
    }
}

/// A miracle token or a Super Crisis card is discarded (DAY-110).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PayRebels {
    pub(crate) seat: Seat,
}

impl Procedure for PayRebels {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let player = game.player(self.seat);
        let token = (player.miracles > 0).then_some(Choice::Accept);
        let cards = player.super_crises.iter().map(|held| Choice::SuperCrisis(held.card));
        asks.push(choose(self.seat, Question::PayRebels, token.into_iter().chain(cards).collect()));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::SuperCrisis(card) => {
                let held = &mut game.player_mut(seat).super_crises;
                let at = held.iter().position(|held| held.card == card).expect("he holds the card");
                held.remove(at);
                game.discard_source(Source::SuperCrisis(card));
            }
            Choice::Accept => game.discard_miracle(seat),
            choice => unreachable!("{choice:?} pays nothing"),
        }
        Flow::Done
    }
}

/// Ships of one kind are placed in an area, and just those are activated (DAY-109).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RaiderBay {
    pub(crate) seat: Seat,
    pub(crate) raiders: u8,
    pub(crate) vipers: u8,
    pub(crate) craft: Option<Craft>,
}

impl RaiderBay {
    fn kinds(game: &Game) -> Vec<Craft> {
        let vipers = game.supply(Craft::Viper) + game.supply(Craft::AssaultRaptor);
        let supplies = [(Craft::Raider, game.supply(Craft::Raider)), (Craft::Viper, vipers)];
        supplies.into_iter().filter(|&(_, supply)| supply > 0).map(|(craft, _)| craft).collect()
    }
}

impl Procedure for RaiderBay {
    fn step(self, game: &mut Game) -> Flow {
        if RaiderBay::kinds(game).is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let (question, choices) = match self.craft {
            None => (Question::RaiderBay, RaiderBay::kinds(game).into_iter().map(Choice::InReserves).collect()),
            Some(_) => {
                let of = Source::Location(Location::RaiderBay);
                (Question::PlaceAnywhere { of }, Area::ALL.iter().copied().map(Choice::Area).collect())
            }
        };
        asks.push(choose(self.seat, question, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match (self.craft, answer.choice()) {
            (None, Choice::InReserves(craft)) => Flow::go(RaiderBay { craft: Some(craft), ..self }),
            (Some(Craft::Raider), Choice::Area(area)) => Flow::call(
                IconActivation::just_placed(area),
                PlaceShips::in_area(area, &[(Craft::Raider, self.raiders)]),
            ),
            (Some(_), Choice::Area(area)) => Flow::go(LaunchReserves::all_into(game, seat, area, self.vipers)),
            (_, choice) => unreachable!("{choice:?} is nothing for the bay"),
        }
    }
}
