//! Basestars launch raiders and heavy raiders (BASE-100, BASE-146, BASE-267).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::StandingRule;
use crate::event::Event;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::seat::Seat;
use crate::terms::{Area, BasestarDamage, Craft};

/// Each basestar launches; those that have are noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Launches {
    raiders: u8,
    heavy_raiders: u8,
    launched: [bool; 2],
}

impl Launches {
    pub(crate) fn new(raiders: u8, heavy_raiders: u8) -> Launches {
        Launches { raiders, heavy_raiders, launched: [false; 2] }
    }

    /// BASE-100: one ship more of each kind that is launched.
    fn counts(&self, game: &Game) -> (u8, u8) {
        let more: u8 = game.decks.in_play.iter().map(|card| launches_more(card.rule())).sum();
        let of = |count: u8| if count > 0 { count + more } else { 0 };
        (of(self.raiders), of(self.heavy_raiders))
    }

    /// Basestars that have still to launch; a disabled hangar never does (BASE-148).
    fn waiting(&self, game: &Game) -> Vec<u8> {
        let able = game.space.basestars().filter(|(_, basestar)| !basestar.has(BasestarDamage::DisabledHangar));
        able.map(|(number, _)| number).filter(|&number| !self.launched[usize::from(number)]).collect()
    }

    fn launch(&mut self, game: &mut Game, number: u8) {
        let (raiders, heavy_raiders) = self.counts(game);
        let area = game.space.basestar(number).area;
        (0..raiders).for_each(|_| game.launch_one(Craft::Raider, area));
        (0..heavy_raiders).for_each(|_| game.launch_one(Craft::HeavyRaider, area));
        self.launched[usize::from(number)] = true;
    }
}

fn launches_more(rule: StandingRule) -> u8 {
    match rule {
        StandingRule::LaunchesMore(more) => more,
        _ => 0,
    }
}

impl Game {
    fn launch_one(&mut self, craft: Craft, area: Area) {
        if self.supply(craft) == 0 {
            return;
        }
        match craft {
            Craft::Raider => self.space[area].raiders += 1,
            Craft::HeavyRaider => self.space[area].heavy_raiders += 1,
            Craft::Basestar | Craft::Viper | Craft::Raptor | Craft::Civilian => {
                unreachable!("basestars launch raiders only")
            }
        }
        self.log(Event::Launched { craft, area });
    }
}

impl Procedure for Launches {
    fn step(mut self, game: &mut Game) -> Flow {
        let waiting = self.waiting(game);
        let (raiders, heavy_raiders) = self.counts(game);
        let ships = u8::try_from(waiting.len()).expect("two at most");
        let short =
            raiders * ships > game.supply(Craft::Raider) || heavy_raiders * ships > game.supply(Craft::HeavyRaider);
        match waiting[..] {
            [] => Flow::Done,
            [first, second] if short && game.space.basestar(first).area != game.space.basestar(second).area => {
                Flow::ask(self)
            }
            [next, ..] => {
                self.launch(game, next);
                Flow::go(self)
            }
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let basestars = self.waiting(game).into_iter().map(|number| Choice::Basestar(number));
        asks.push(choose(game.turn.current, Question::LaunchShort, basestars.collect()));
    }

    fn answer(mut self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Basestar(number) = answer.choice() else { unreachable!("a basestar was asked") };
        self.launch(game, number);
        Flow::go(self)
    }
}
