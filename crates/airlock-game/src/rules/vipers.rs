//! Vipers: activated unmanned, piloted, launched (BASE-157 to BASE-165, BASE-209, BASE-237, BASE-252).

use serde::{Deserialize, Serialize};

use super::action::Actions;
use super::attack::Attack;
use super::window::{OpenWindow, areas_of};
use crate::ask::{Answer, Ask, Choice, How, Question};
use crate::cards::Window;
use crate::event::{Attacker, Defender, Event};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::seat::Seat;
use crate::state::Place;
use crate::terms::Area;

impl Game {
    /// BASE-157: exactly one of launching, moving and attacking.
    pub(super) fn viper_activations(&self) -> Vec<Choice> {
        let mut choices = Vec::new();
        if self.fleet.vipers > 0 {
            choices.extend(Area::LAUNCH.map(Choice::Launch));
        }
        for (area, _) in self.space.areas().filter(|(_, here)| here.vipers > 0) {
            choices.extend(area.adjacent().map(|to| Choice::Fly(area, to)));
            choices.extend(self.foes_in(area).map(|foe| Choice::Attack(Some(area), foe)));
        }
        choices
    }

    pub(crate) fn can_activate_vipers(&self) -> bool {
        self.fleet.vipers > 0 || self.space.vipers() > 0
    }
}

/// Up to a number of activations of unmanned vipers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActivateVipers {
    seat: Seat,
    left: u8,
}

impl ActivateVipers {
    pub(crate) fn new(seat: Seat, left: u8) -> ActivateVipers {
        ActivateVipers { seat, left }
    }
}

impl Procedure for ActivateVipers {
    fn step(self, game: &mut Game) -> Flow {
        // BASE-040, BASE-191: whoever becomes a Cylon player meanwhile commands no more vipers.
        let able = game.is_human(self.seat) && game.can_activate_vipers();
        if self.left == 0 || !able { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let mut choices = vec![Choice::Pass];
        choices.extend(game.viper_activations());
        asks.push(choose(self.seat, Question::Vipers { left: self.left }, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let next = ActivateVipers { left: self.left - 1, ..self };
        match answer.choice() {
            Choice::Launch(area) => {
                game.fleet.vipers -= 1;
                game.space[area].vipers += 1;
                game.log(Event::ViperLaunched { area, pilot: None });
                Flow::call(next, VipersPlaced::new(1 << area.index()))
            }
            Choice::Fly(from, to) => {
                game.space[from].vipers -= 1;
                game.space[to].vipers += 1;
                game.log(Event::ViperMoved { from, to });
                Flow::go(next)
            }
            Choice::Attack(Some(area), foe) => {
                Flow::call(next, Attack::by(seat, Attacker::Viper(area), Defender::Foe(foe)))
            }
            Choice::Pass => Flow::Done,
            choice => unreachable!("{choice:?} activates no viper"),
        }
    }
}

/// Unmanned vipers came from the Reserves into these areas: somebody may take one (BASE-209).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VipersPlaced {
    areas: u8,
    asked: bool,
}

impl VipersPlaced {
    /// `areas` has one bit for each area.
    pub(crate) fn new(areas: u8) -> VipersPlaced {
        VipersPlaced { areas, asked: false }
    }

    pub(crate) fn areas(&self) -> impl Iterator<Item = Area> + use<> {
        areas_of(self.areas)
    }
}

impl Procedure for VipersPlaced {
    fn step(self, game: &mut Game) -> Flow {
        if !self.asked {
            return OpenWindow::over(VipersPlaced { asked: true, ..self }, Window::VipersPlaced);
        }
        let Some((seat, what, How::Area(area))) = game.used.take() else { return Flow::Done };
        game.spend(seat, what);
        game.space[area].vipers -= 1;
        game.player_mut(seat).place = Place::Piloting(area);
        game.log(Event::ViperPiloted { seat, area });
        Flow::go(Actions::new(game, seat, 1))
    }
}

/// A pilot activates his viper as an action (BASE-164).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PilotAction {
    seat: Seat,
}

impl PilotAction {
    pub(crate) fn new(seat: Seat) -> PilotAction {
        PilotAction { seat }
    }
}

impl Procedure for PilotAction {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let area = game.player(self.seat).piloting().expect("he pilots a viper");
        let moves = area.adjacent().map(|to| Choice::Fly(area, to));
        let attacks = game.foes_in(area).map(|foe| Choice::Attack(Some(area), foe));
        asks.push(choose(self.seat, Question::Pilot, moves.into_iter().chain(attacks).collect()));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Fly(_, to) => {
                game.player_mut(seat).place = Place::Piloting(to);
                game.log(Event::Flew { seat, to });
                Flow::Done
            }
            Choice::Attack(_, foe) => Flow::go(Attack::by(seat, Attacker::Pilot(seat), Defender::Foe(foe))),
            choice => unreachable!("{choice:?} is nothing for a pilot"),
        }
    }
}

/// BASE-237: attacks one after the other, each target chosen after the last roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PilotAttacks {
    seat: Seat,
    left: u8,
}

impl PilotAttacks {
    pub(crate) fn new(seat: Seat, left: u8) -> PilotAttacks {
        PilotAttacks { seat, left }
    }
}

impl Procedure for PilotAttacks {
    fn step(self, game: &mut Game) -> Flow {
        let foes = |area: Area| game.foes_in(area).next().is_some();
        let able = game.player(self.seat).piloting().is_some_and(foes);
        if self.left == 0 || !able { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let area = game.player(self.seat).piloting().expect("he pilots a viper");
        let mut choices = vec![Choice::Pass];
        choices.extend(game.foes_in(area).map(|foe| Choice::Attack(Some(area), foe)));
        asks.push(choose(self.seat, Question::PilotAttack { left: self.left }, choices));
    }

    fn answer(self, _game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Attack(_, foe) => {
                let next = PilotAttacks { left: self.left - 1, ..self };
                Flow::call(next, Attack::by(seat, Attacker::Pilot(seat), Defender::Foe(foe)))
            }
            Choice::Pass => Flow::Done,
            choice => unreachable!("{choice:?} is no attack"),
        }
    }
}

/// A pilot flies to any area, then may attack there (PEG-044).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FullThrottle {
    seat: Seat,
}

impl FullThrottle {
    pub(crate) fn new(seat: Seat) -> FullThrottle {
        FullThrottle { seat }
    }
}

impl Procedure for FullThrottle {
    fn step(self, game: &mut Game) -> Flow {
        if game.player(self.seat).piloting().is_some() { Flow::ask(self) } else { Flow::Done }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let here = game.player(self.seat).piloting();
        let others = Area::ALL.iter().copied().filter(|&area| Some(area) != here).map(Choice::Area);
        let choices = std::iter::once(Choice::Pass).chain(others).collect();
        asks.push(choose(self.seat, Question::FullThrottle, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        if let Choice::Area(to) = answer.choice() {
            game.player_mut(seat).place = Place::Piloting(to);
            game.log(Event::Flew { seat, to });
        }
        Flow::go(PilotAttacks::new(seat, 1))
    }
}

/// Hangar Deck: launch with oneself as the pilot (BASE-161, BASE-257).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaunchSelf {
    seat: Seat,
}

impl LaunchSelf {
    pub(crate) fn new(seat: Seat) -> LaunchSelf {
        LaunchSelf { seat }
    }
}

impl Procedure for LaunchSelf {
    fn step(self, game: &mut Game) -> Flow {
        if game.can_activate_vipers() { Flow::ask(self) } else { Flow::Done }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let ask = if game.fleet.vipers > 0 {
            choose(self.seat, Question::LaunchSelf, Area::LAUNCH.map(Choice::Launch).to_vec())
        } else {
            // BASE-161: with none in the Reserves one unmanned viper comes back first.
            let unmanned = game.space.areas().filter(|(_, here)| here.vipers > 0);
            choose(self.seat, Question::RecallViper, unmanned.map(|(area, _)| Choice::Unmanned(area)).collect())
        };
        asks.push(ask);
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Launch(area) => {
                game.fleet.vipers -= 1;
                game.player_mut(seat).place = Place::Piloting(area);
                game.log(Event::ViperLaunched { area, pilot: Some(seat) });
                Flow::Done
            }
            Choice::Unmanned(area) => {
                game.recall_viper(area);
                Flow::go(self)
            }
            choice => unreachable!("{choice:?} launches nobody"),
        }
    }
}
