//! Basestars launch raiders and heavy raiders (BASE-100, BASE-146, BASE-266, BASE-267,
//! DAY-080).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::StandingRule;
use crate::cards::base::tokens;
use crate::event::Event;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::paper::{ByName, listed};
use crate::seat::Seat;
use crate::terms::{Area, BasestarDamage, Craft};

const BASESTARS: usize = tokens::BASESTARS as usize;

/// The kinds that are launched, in their order.
const KINDS: [Craft; 2] = [Craft::Raider, Craft::HeavyRaider];

listed!(Kind, KINDS);

/// What each basestar has still to launch, of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Launches {
    #[serde(with = "ByName::<Kind>")]
    left: [[u8; BASESTARS]; KINDS.len()],
}

impl Launches {
    pub(crate) fn new(game: &Game, raiders: u8, heavy_raiders: u8) -> Launches {
        // BASE-100: one ship more of each kind that is launched.
        let more: u8 = game.decks.in_play.iter().map(|card| launches_more(card.rule())).sum();
        let mut left = [[0; BASESTARS]; KINDS.len()];
        // DAY-080.
        if game.turn.daybreak.truce {
            return Launches { left };
        }
        for (number, basestar) in game.space.basestars() {
            // BASE-148.
            if basestar.has(BasestarDamage::DisabledHangar) {
                continue;
            }
            for (kind, count) in [raiders, heavy_raiders].into_iter().enumerate().filter(|&(_, count)| count > 0) {
                left[kind][usize::from(number)] = count + more;
            }
        }
        Launches { left }
    }

    /// The kind that is being launched: the first with something left.
    fn kind(&self) -> Option<usize> {
        self.left.iter().position(|basestars| basestars.iter().any(|&count| count > 0))
    }

    fn basestars(&self, kind: usize) -> impl Iterator<Item = u8> + use<> {
        (0..).zip(self.left[kind]).filter(|&(_, count)| count > 0).map(|(number, _)| number)
    }

    fn launch(&mut self, game: &mut Game, kind: usize, number: u8) {
        self.left[kind][usize::from(number)] -= 1;
        game.launch_one(KINDS[kind], game.space.basestar(number).area);
    }

    /// BASE-266: with too few pieces for basestars in different areas the current player decides.
    fn must_choose(&self, game: &Game, kind: usize) -> bool {
        let wanted: u8 = self.left[kind].iter().sum();
        let mut areas = self.basestars(kind).map(|number| game.space.basestar(number).area);
        let first = areas.next();
        wanted > game.supply(KINDS[kind]) && areas.any(|area| Some(area) != first)
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
        match craft {
            Craft::Raider => self.space[area].raiders += 1,
            Craft::HeavyRaider => self.space[area].heavy_raiders += 1,
            Craft::Basestar | Craft::Viper | Craft::Raptor | Craft::Civilian | Craft::Scar | Craft::AssaultRaptor => {
                unreachable!("basestars launch raiders only")
            }
        }
        self.log(Event::Launched { craft, area });
    }
}

impl Procedure for Launches {
    fn step(mut self, game: &mut Game) -> Flow {
        while let Some(kind) = self.kind() {
            if game.supply(KINDS[kind]) == 0 {
                self.left[kind] = [0; BASESTARS];
            } else if self.must_choose(game, kind) {
                return Flow::ask(self);
            } else {
                let number = self.basestars(kind).next().expect("one has something left");
                self.launch(game, kind, number);
            }
        }
        Flow::Done
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let kind = self.kind().expect("something is left to launch");
        let choices = self.basestars(kind).map(Choice::Basestar).collect();
        asks.push(choose(game.turn.current, Question::LaunchShort { craft: KINDS[kind] }, choices));
    }

    fn answer(mut self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Basestar(number) = answer.choice() else { unreachable!("a basestar was asked") };
        let kind = self.kind().expect("something is left to launch");
        self.launch(game, kind, number);
        Flow::go(self)
    }
}
