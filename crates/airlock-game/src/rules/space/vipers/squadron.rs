//! Single vipers sent out by a card (DAY-083). What one activation is stands in `vipers`.

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::paper::{ByName, listed};
use crate::rules::space::vipers::{ActivateViper, VipersPlaced};
use crate::seat::Seat;
use crate::terms::{Area, Craft};

/// The kinds that count as vipers (DAY-088).
const VIPERS: [Craft; 2] = [Craft::Viper, Craft::AssaultRaptor];

listed!(ViperKind, VIPERS);

impl Game {
    /// Activations of an unmanned viper of that kind that is in the area.
    fn activations_in(&self, area: Area, craft: Craft) -> impl Iterator<Item = Choice> {
        let there = move |choice: &Choice| activates(choice) == Some(area) && kind_of(choice) == craft;
        self.viper_activations().into_iter().filter(there)
    }

    /// Unmanned ones of each kind.
    fn unmanned_in(&self, area: Area) -> [u8; 2] {
        [self.space[area].vipers, self.space[area].assault_raptors]
    }
}

/// Where the viper is that the choice activates; none for one in the Reserves.
fn activates(choice: &Choice) -> Option<Area> {
    match *choice {
        Choice::Fly(area, _)
        | Choice::Attack(Some(area), _)
        | Choice::FlyRaptor(area, _)
        | Choice::RaptorAttack(area, _) => Some(area),
        _ => None,
    }
}

/// Of which kind it is.
fn kind_of(choice: &Choice) -> Craft {
    match choice {
        Choice::LaunchRaptor(_) | Choice::FlyRaptor(..) | Choice::RaptorAttack(..) => Craft::AssaultRaptor,
        _ => Craft::Viper,
    }
}

/// The place of a kind in [`VIPERS`].
fn index_of(craft: Craft) -> usize {
    usize::from(craft == Craft::AssaultRaptor)
}

/// Where it is afterwards.
fn arrives(choice: &Choice) -> Option<Area> {
    match *choice {
        Choice::Launch(area)
        | Choice::Fly(_, area)
        | Choice::Attack(Some(area), _)
        | Choice::LaunchRaptor(area)
        | Choice::FlyRaptor(_, area)
        | Choice::RaptorAttack(area, _) => Some(area),
        _ => None,
    }
}

/// One unmanned viper, up to so many activations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OneViper {
    seat: Seat,
    left: u8,
    /// Where it is, once it is chosen, its kind, and how many unmanned ones of it were there with it.
    at: Option<(Area, Craft, u8)>,
}

impl OneViper {
    pub(crate) fn new(seat: Seat, left: u8) -> OneViper {
        OneViper { seat, left, at: None }
    }

    fn choices(&self, game: &Game) -> Vec<Choice> {
        match self.at {
            // Somebody took it (BASE-209), so that it is unmanned no longer.
            Some((area, craft, together)) if game.unmanned_in(area)[index_of(craft)] < together => Vec::new(),
            Some((area, craft, _)) => game.activations_in(area, craft).collect(),
            None => game.viper_activations(),
        }
    }
}

impl Procedure for OneViper {
    fn step(self, game: &mut Game) -> Flow {
        let payable = game.can_pay_for_viper(self.seat);
        let able = !game.has_turned_cylon(self.seat) && payable && !self.choices(game).is_empty();
        if self.left == 0 || !able { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = [Choice::Pass].into_iter().chain(self.choices(game)).collect();
        asks.push(choose(self.seat, Question::Vipers { left: self.left }, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let choice = answer.choice();
        let Some(area) = arrives(&choice) else { return Flow::Done };
        let (craft, stays) = (kind_of(&choice), activates(&choice) == Some(area));
        let together = game.unmanned_in(area)[index_of(craft)] + u8::from(!stays);
        let next = OneViper { left: self.left - 1, at: Some((area, craft, together)), ..self };
        Flow::call(next, ActivateViper::new(game, seat, choice))
    }
}

/// Vipers of the Reserves come into an area, then each of them is activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaunchReserves {
    seat: Seat,
    left: u8,
    area: Option<Area>,
    /// Unmanned vipers that were there before, and then those that are still to be activated, of each kind.
    #[serde(with = "ByName::<ViperKind>")]
    of_kind: [u8; 2],
    stage: Stage,
    /// All of them come, and fewer only where pieces are missing (BASE-266).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    all: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    Place,
    /// Somebody may have taken one (BASE-209).
    Placed,
    Activate,
}

impl LaunchReserves {
    /// Up to so many, beside a piloted one (DAY-083).
    pub(crate) fn up_to(seat: Seat, count: u8) -> LaunchReserves {
        LaunchReserves { seat, left: count, area: None, of_kind: [0; 2], stage: Stage::Place, all: false }
    }

    /// So many into that area, piloted vipers there or not (DAY-109).
    pub(crate) fn all_into(game: &Game, seat: Seat, area: Area, count: u8) -> LaunchReserves {
        let of_kind = game.unmanned_in(area);
        LaunchReserves { area: Some(area), of_kind, all: true, ..LaunchReserves::up_to(seat, count) }
    }

    /// What those just launched can do.
    fn activations(&self, game: &Game, area: Area) -> Vec<Choice> {
        let kinds = VIPERS.into_iter().filter(|&craft| self.of_kind[index_of(craft)] > 0);
        kinds.flat_map(|craft| game.activations_in(area, craft)).collect()
    }
}

impl Game {
    fn areas_with_pilots(&self) -> impl Iterator<Item = Area> + '_ {
        Area::ALL.iter().copied().filter(|&area| self.pilots_in(area).next().is_some())
    }

    fn vipers_in_reserves(&self) -> impl Iterator<Item = Craft> + '_ {
        VIPERS.into_iter().filter(|&craft| self.supply(craft) > 0)
    }

    pub(crate) fn can_launch_reserves(&self) -> bool {
        self.areas_with_pilots().next().is_some() && self.vipers_in_reserves().next().is_some()
    }
}

impl Procedure for LaunchReserves {
    fn step(mut self, game: &mut Game) -> Flow {
        let able = !game.has_turned_cylon(self.seat) && game.can_pay_for_viper(self.seat);
        match (self.stage, self.area) {
            (Stage::Place, None) if game.can_launch_reserves() => Flow::ask(self),
            (Stage::Place, Some(_)) if self.left > 0 && game.vipers_in_reserves().next().is_some() => Flow::ask(self),
            (Stage::Place, Some(area)) => {
                let (now, before) = (game.unmanned_in(area), self.of_kind);
                let [vipers, raptors] = [0, 1].map(|kind: usize| u8::from(now[kind] > before[kind]) << area.index());
                Flow::call(LaunchReserves { stage: Stage::Placed, ..self }, VipersPlaced::new(vipers, raptors))
            }
            (Stage::Placed, Some(area)) => {
                let (now, before) = (game.unmanned_in(area), self.of_kind);
                self.of_kind = [0, 1].map(|kind: usize| now[kind].saturating_sub(before[kind]));
                Flow::go(LaunchReserves { stage: Stage::Activate, ..self })
            }
            (Stage::Activate, Some(area)) if able && !self.activations(game, area).is_empty() => Flow::ask(self),
            (Stage::Place | Stage::Placed | Stage::Activate, _) => Flow::Done,
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let (question, choices) = match (self.stage, self.area) {
            // Neither text says that they may be activated.
            (Stage::Activate, Some(area)) => {
                // DAY-083, DAY-109: none of them stays idle.
                let left = self.of_kind.iter().sum();
                (Question::Vipers { left }, self.activations(game, area))
            }
            (_, Some(area)) => {
                let enough = (!self.all).then_some(Choice::Pass);
                let choices = enough.into_iter().chain(game.vipers_in_reserves().map(Choice::InReserves)).collect();
                (Question::LaunchReserves { area, left: self.left }, choices)
            }
            (_, None) => (Question::LaunchReservesTo, game.areas_with_pilots().map(Choice::Area).collect()),
        };
        asks.push(choose(self.seat, question, choices));
    }

    fn answer(mut self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match (self.stage, self.area, answer.choice()) {
            (Stage::Place, None, Choice::Area(area)) => {
                let of_kind = game.unmanned_in(area);
                Flow::go(LaunchReserves { area: Some(area), of_kind, ..self })
            }
            (Stage::Place, Some(area), Choice::InReserves(craft)) => {
                game.place_one(craft, area);
                Flow::go(LaunchReserves { left: self.left - 1, ..self })
            }
            (Stage::Place, Some(_), Choice::Pass) => Flow::go(LaunchReserves { left: 0, ..self }),
            (Stage::Activate, _, choice) => {
                self.of_kind[index_of(kind_of(&choice))] -= 1;
                Flow::call(self, ActivateViper::new(game, seat, choice))
            }
            (stage, _, choice) => unreachable!("{choice:?} is no answer in {stage:?}"),
        }
    }
}
