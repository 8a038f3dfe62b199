//! Vipers: activated unmanned, piloted, launched (BASE-157 to BASE-165, BASE-209, BASE-237, BASE-252).

pub(crate) mod effect;
pub(crate) mod perform;
pub(crate) mod raptors;
pub(crate) mod sacrifice;
pub(crate) mod squadron;

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, How, Question};
use crate::cards::{StandingRule, Window};
use crate::event::{Attacker, DaybreakEvent, Defender, Event};
use crate::frame::{Flow, Frame, Procedure, choose};
use crate::game::Game;
use crate::paper::Mask;
use crate::rules::skills::discard::{Demand, Discards};
use crate::rules::skills::spare::SpareDiscard;
use crate::rules::space::attack::Attack;
use crate::rules::turn::action::Actions;
use crate::rules::window::{OpenWindow, areas_of};
use crate::seat::Seat;
use crate::state::Place;
use crate::terms::Area;

impl Game {
    /// BASE-157: exactly one of launching, moving and attacking.
    pub(crate) fn viper_activations(&self) -> Vec<Choice> {
        let mut choices = Vec::new();
        if self.fleet.vipers > 0 {
            choices.extend(Area::LAUNCH.map(Choice::Launch));
        }
        for (area, _) in self.space.areas().filter(|(_, here)| here.vipers > 0) {
            choices.extend(area.adjacent().map(|to| Choice::Fly(area, to)));
            choices.extend(self.foes_in(area).map(|foe| Choice::Attack(Some(area), foe)));
        }
        // DAY-088: which kind is used is the player's to say.
        if self.fleet.assault_raptors > 0 {
            choices.extend(Area::LAUNCH.map(Choice::LaunchRaptor));
        }
        for (area, _) in self.space.areas().filter(|(_, here)| here.assault_raptors > 0) {
            choices.extend(self.raptor_activations(area));
        }
        choices
    }

    /// An unmanned viper of either kind is in the Reserves or in space.
    pub(crate) fn has_viper(&self) -> bool {
        self.reserve_vipers() + self.space.vipers() + self.space.assault_raptors() > 0
    }

    /// DAY-099: what each activation of a viper costs its player.
    pub(crate) fn viper_cost(&self) -> u8 {
        let cost = |rule| if let StandingRule::ViperActivationCosts(cards) = rule { cards } else { 0 };
        self.decks.in_play.iter().map(|card| cost(card.rule())).sum()
    }

    /// Demanded by the card in play, so that somebody may spare it (DAY-038).
    fn viper_price(&self, seat: Seat) -> Frame {
        SpareDiscard::over(self, Discards::of(seat, Demand::Payment(self.viper_cost())))
    }

    pub(crate) fn can_pay_for_viper(&self, seat: Seat) -> bool {
        self.player(seat).hand.len() >= self.viper_cost()
    }

    /// One activation, paid for.
    fn activate_viper(&mut self, seat: Seat, choice: Choice) -> Flow {
        match choice {
            Choice::Launch(area) => {
                self.fleet.vipers -= 1;
                self.space[area].vipers += 1;
                self.log(Event::ViperLaunched { area, pilot: None });
                Flow::go(VipersPlaced::new(1 << area.index(), 0))
            }
            Choice::LaunchRaptor(area) => {
                self.fleet.assault_raptors -= 1;
                self.space[area].assault_raptors += 1;
                self.log(DaybreakEvent::AssaultRaptorLaunched { area, pilot: None });
                Flow::go(VipersPlaced::new(0, 1 << area.index()))
            }
            Choice::Fly(from, to) => {
                self.space[from].vipers -= 1;
                self.space[to].vipers += 1;
                self.log(Event::ViperMoved { from, to });
                Flow::Done
            }
            Choice::FlyRaptor(from, to) => {
                self.space[from].assault_raptors -= 1;
                self.space[to].assault_raptors += 1;
                self.log(DaybreakEvent::AssaultRaptorMoved { from, to });
                Flow::Done
            }
            Choice::Attack(Some(area), foe) => Flow::go(Attack::by(seat, Attacker::Viper(area), Defender::Foe(foe))),
            Choice::RaptorAttack(area, foe) => {
                Flow::go(Attack::by(seat, Attacker::AssaultRaptor(area), Defender::Foe(foe)))
            }
            choice => unreachable!("{choice:?} activates no viper"),
        }
    }
}

/// A number of activations of unmanned vipers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActivateVipers {
    seat: Seat,
    left: u8,
    /// None of them may be declined.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    must: bool,
}

impl ActivateVipers {
    pub(crate) fn up_to(seat: Seat, left: u8) -> ActivateVipers {
        ActivateVipers { seat, left, must: false }
    }

    pub(crate) fn one(seat: Seat) -> ActivateVipers {
        ActivateVipers { seat, left: 1, must: true }
    }
}

impl Procedure for ActivateVipers {
    fn step(self, game: &mut Game) -> Flow {
        let able = !game.has_turned_cylon(self.seat) && game.has_viper() && game.can_pay_for_viper(self.seat);
        if self.left == 0 || !able { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let pass = (!self.must).then_some(Choice::Pass);
        let choices = pass.into_iter().chain(game.viper_activations()).collect();
        asks.push(choose(self.seat, Question::Vipers { left: self.left }, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let next = ActivateVipers { left: self.left - 1, ..self };
        match answer.choice() {
            Choice::Pass => Flow::Done,
            choice => Flow::call(next, ActivateViper::new(game, seat, choice)),
        }
    }
}

/// One activation of an unmanned viper, which a card in play may make its player pay for (DAY-099).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActivateViper {
    seat: Seat,
    choice: Choice,
    paid: bool,
}

impl ActivateViper {
    pub(crate) fn new(game: &Game, seat: Seat, choice: Choice) -> ActivateViper {
        ActivateViper { seat, choice, paid: game.viper_cost() == 0 }
    }
}

impl Procedure for ActivateViper {
    fn step(self, game: &mut Game) -> Flow {
        match self.paid {
            // What was paid with may have cost the viper.
            true if !game.viper_activations().contains(&self.choice) => Flow::Done,
            true => game.activate_viper(self.seat, self.choice),
            false => {
                let payment = game.viper_price(self.seat);
                Flow::call(ActivateViper { paid: true, ..self }, payment)
            }
        }
    }
}

/// Unmanned vipers came from the Reserves into these areas: somebody may take one (BASE-209), not one of the
/// other kind that stood there before (DAY-088).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VipersPlaced {
    #[serde(with = "Mask::<Area>")]
    areas: u8,
    asked: bool,
    /// Into these came assault raptors.
    #[serde(default, skip_serializing_if = "crate::state::is_none", with = "Mask::<Area>")]
    raptors: u8,
}

impl VipersPlaced {
    /// Both have one bit for each area.
    pub(crate) fn new(areas: u8, raptors: u8) -> VipersPlaced {
        VipersPlaced { areas, asked: false, raptors }
    }

    /// Where vipers came that are still unmanned.
    pub(crate) fn vipers(&self, game: &Game) -> impl Iterator<Item = Area> {
        areas_of(self.areas).filter(|&area| game.space[area].vipers > 0)
    }

    /// Where assault raptors came that are still unmanned.
    pub(crate) fn raptors(&self, game: &Game) -> impl Iterator<Item = Area> {
        areas_of(self.raptors).filter(|&area| game.space[area].assault_raptors > 0)
    }
}

impl Procedure for VipersPlaced {
    fn step(self, game: &mut Game) -> Flow {
        if !self.asked {
            return OpenWindow::over(game, VipersPlaced { asked: true, ..self }, Window::VipersPlaced);
        }
        let Some((seat, what, how)) = game.used.take() else { return Flow::Done };
        let area = match how {
            How::Area(area) => {
                game.space[area].vipers -= 1;
                area
            }
            How::Raptor(area) => {
                game.space[area].assault_raptors -= 1;
                game.player_mut(seat).in_raptor = true;
                area
            }
            how => unreachable!("{how:?} is no viper"),
        };
        game.spend(seat, what);
        game.player_mut(seat).place = Place::Piloting(area);
        game.log(Event::ViperPiloted { seat, area });
        Flow::go(Actions::new(game, seat, 1))
    }
}

/// A pilot activates his viper as an action (BASE-164).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PilotAction {
    seat: Seat,
    /// DAY-099.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    paid: bool,
}

impl PilotAction {
    pub(crate) fn new(seat: Seat) -> PilotAction {
        PilotAction { seat, paid: false }
    }
}

impl Procedure for PilotAction {
    fn step(self, game: &mut Game) -> Flow {
        if game.viper_cost() > 0 && !self.paid {
            let payment = game.viper_price(self.seat);
            return Flow::call(PilotAction { paid: true, ..self }, payment);
        }
        // What he paid with may have taken him to the Brig (DAY-021).
        if game.player(self.seat).piloting().is_some() { Flow::ask(self) } else { Flow::Done }
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
    /// DAY-099: once for the whole action.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    paid: bool,
}

impl PilotAttacks {
    pub(crate) fn new(seat: Seat, left: u8) -> PilotAttacks {
        PilotAttacks { seat, left, paid: false }
    }
}

impl Procedure for PilotAttacks {
    fn step(self, game: &mut Game) -> Flow {
        let foes = |area: Area| game.foes_in(area).next().is_some();
        let able = game.player(self.seat).piloting().is_some_and(foes);
        if self.left == 0 || !able {
            return Flow::Done;
        }
        if game.viper_cost() > 0 && !self.paid {
            let payment = game.viper_price(self.seat);
            return Flow::call(PilotAttacks { paid: true, ..self }, payment);
        }
        Flow::ask(self)
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
    /// DAY-099: once for the whole action.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    paid: bool,
}

impl FullThrottle {
    pub(crate) fn new(seat: Seat) -> FullThrottle {
        FullThrottle { seat, paid: false }
    }
}

impl Procedure for FullThrottle {
    fn step(self, game: &mut Game) -> Flow {
        if game.player(self.seat).piloting().is_none() {
            return Flow::Done;
        }
        if game.viper_cost() > 0 && !self.paid {
            let payment = game.viper_price(self.seat);
            return Flow::call(FullThrottle { paid: true, ..self }, payment);
        }
        Flow::ask(self)
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
        Flow::go(PilotAttacks { paid: true, ..PilotAttacks::new(seat, 1) })
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
        if game.has_viper() { Flow::ask(self) } else { Flow::Done }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let ask = if game.reserve_vipers() > 0 {
            // DAY-088.
            let vipers = (game.fleet.vipers > 0).then(|| Area::LAUNCH.map(Choice::Launch));
            let raptors = (game.fleet.assault_raptors > 0).then(|| Area::LAUNCH.map(Choice::LaunchRaptor));
            let choices = vipers.into_iter().chain(raptors).flatten().collect();
            choose(self.seat, Question::LaunchSelf, choices)
        } else {
            // BASE-161: with none in the Reserves one unmanned viper comes back first.
            let unmanned = game.space.areas().filter(|(_, here)| here.vipers > 0);
            let unmanned = unmanned.map(|(area, _)| Choice::Unmanned(area));
            let raptors = game.space.areas().filter(|(_, here)| here.assault_raptors > 0);
            let raptors = raptors.map(|(area, _)| Choice::UnmannedRaptor(area));
            choose(self.seat, Question::RecallViper, unmanned.chain(raptors).collect())
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
            Choice::LaunchRaptor(area) => {
                game.launch_in_raptor(seat, area);
                Flow::Done
            }
            Choice::Unmanned(area) => {
                game.recall_viper(area);
                Flow::go(self)
            }
            Choice::UnmannedRaptor(area) => {
                game.recall_raptor(area);
                Flow::go(self)
            }
            choice => unreachable!("{choice:?} launches nobody"),
        }
    }
}
