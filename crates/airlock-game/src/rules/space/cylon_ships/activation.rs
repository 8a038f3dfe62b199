//! Cylon ships act by the icon of a Crisis card (BASE-121 to BASE-133).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Interrupt, Question};
use crate::cards::base::tokens;
use crate::cards::{Response, Window};
use crate::event::{Attacker, Cause, Defender, Ending, Event};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::paper::{ByName, listed};
use crate::rules::space::attack::Attack;
use crate::rules::space::civilians::DestroyCivilian;
use crate::rules::space::cylon_ships::launch::Launches;
use crate::rules::space::cylon_ships::scar::Barrage;
use crate::rules::window::OpenWindow;
use crate::seat::{Seat, SeatSet};
use crate::setup::ShipsAct;
use crate::terms::{Area, BasestarDamage, Icon, Side};

/// Raiders are about to act: pilots may draw some of them off (PEG-045).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeforeRaiders {
    /// Only the raiders just placed in that area act (BASE-101).
    only: Option<Area>,
    /// Raiders that will miss in each area.
    #[serde(with = "ByName::<Area>")]
    misses: [u8; Area::COUNT],
    asked: bool,
}

impl BeforeRaiders {
    pub(crate) fn all() -> BeforeRaiders {
        BeforeRaiders { only: None, misses: [0; Area::COUNT], asked: false }
    }

    pub(crate) fn just_placed(area: Area) -> BeforeRaiders {
        BeforeRaiders { only: Some(area), ..BeforeRaiders::all() }
    }

    /// Whether raiders are about to act where the player pilots.
    pub(crate) fn threatens(&self, game: &Game, seat: Seat) -> bool {
        let acting = |area: Area| game.is_raider_ready(area) && self.only.is_none_or(|only| only == area);
        game.player(seat).piloting().is_some_and(acting)
    }

    fn distract(&mut self, game: &mut Game, seat: Seat, what: Interrupt) {
        game.spend(seat, what);
        let (Interrupt::Card(card), Some(area)) = (what, game.player(seat).piloting()) else { return };
        if let Some(Response::RaidersMiss(raiders)) = card.response() {
            self.misses[area.index()] += raiders;
            game.log(Event::RaidersDistracted { seat, area, raiders });
        }
    }
}

impl Procedure for BeforeRaiders {
    fn step(mut self, game: &mut Game) -> Flow {
        if !self.asked {
            return OpenWindow::over(game, BeforeRaiders { asked: true, ..self }, Window::BeforeRaiders);
        }
        if let Some((seat, what, _)) = game.used.take() {
            self.distract(game, seat, what);
            return Flow::go(BeforeRaiders { asked: false, ..self });
        }
        let raiders = RaiderActivation::new(game, self.only, self.misses);
        // PEG-108.
        if game.barrage().is_some() { Flow::call(Barrage, raiders) } else { Flow::go(raiders) }
    }
}

/// Raiders act, area by area (BASE-121, BASE-122).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RaiderActivation {
    /// The area whose raiders are acting.
    area: Option<Area>,
    /// How many may still act, where not all do.
    limit: Option<u8>,
    /// The raider that is acting is Scar (PEG-107).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    scar: bool,
    /// Raiders that will miss in each area (PEG-045).
    #[serde(default, skip_serializing_if = "is_none_in_any")]
    #[serde(with = "ByName::<Area>")]
    misses: [u8; Area::COUNT],
}

fn is_none_in_any(raiders: &[u8; Area::COUNT]) -> bool {
    raiders.iter().all(|&count| count == 0)
}

impl RaiderActivation {
    fn new(game: &Game, only: Option<Area>, misses: [u8; Area::COUNT]) -> RaiderActivation {
        let limit = only.map(|area| game.turn.placed_raiders[area.index()]);
        RaiderActivation { area: only, limit, scar: false, misses }
    }

    fn areas(game: &Game) -> impl Iterator<Item = Area> + '_ {
        Area::ALL.iter().copied().filter(|&area| game.is_raider_ready(area))
    }

    /// Whether all raiders will only move, in whatever order: none has a target where it is, and some civilian ship draws
    /// them (BASE-122).
    fn only_move(game: &Game) -> bool {
        let is_empty = |area: Area| {
            let here = &game.space[area];
            here.vipers == 0
                && here.assault_raptors == 0
                && here.civilians.is_empty()
                && game.pilots_in(area).next().is_none()
        };
        game.space.civilians() > 0 && Self::areas(game).all(is_empty)
    }

    /// The next raider of the area does the first thing that it can; Scar after all others.
    fn act(mut self, game: &mut Game, area: Area) -> Flow {
        self.limit = self.limit.map(|left| left - 1);
        let here = &mut game.space[area];
        self.scar = here.raiders == here.raiders_acted;
        if self.scar {
            game.count_act_of_scar();
        } else {
            here.raiders_acted += 1;
        }
        // DAY-088: of both kinds the current player says which; whom it misses makes no difference.
        match (game.space[area].vipers > 0, game.space[area].assault_raptors > 0) {
            (true, true) if self.misses[area.index()] == 0 => return Flow::ask(self),
            (true, _) => return self.attack(game, area, Defender::Viper(area)),
            (false, true) => return self.attack(game, area, Defender::AssaultRaptor(area)),
            (false, false) => {}
        }
        let pilots: SeatSet = game.pilots_in(area).collect();
        match (pilots.first(), pilots.count()) {
            (Some(pilot), 1) => return self.attack(game, area, Defender::Pilot(pilot)),
            // Whom it misses makes no difference.
            (Some(pilot), _) if self.misses[area.index()] > 0 => {
                return self.attack(game, area, Defender::Pilot(pilot));
            }
            (Some(_), _) => return Flow::ask(self),
            (None, _) => {}
        }
        if !game.space[area].civilians.is_empty() {
            return Flow::call(self, DestroyCivilian::in_area(area));
        }
        if let Some(to) = area.step_toward(|area| !game.space[area].civilians.is_empty()) {
            if self.scar {
                game.move_scar(to);
            } else {
                game.move_raider(area, to);
            }
            return Flow::go(self);
        }
        // BASE-127: no civilian ship anywhere, no viper here.
        self.attack(game, area, Defender::Galactica)
    }

    fn attack(mut self, game: &mut Game, area: Area, defender: Defender) -> Flow {
        let attacker = if self.scar { Attacker::Scar(area) } else { Attacker::Raider(area) };
        let misses = &mut self.misses[area.index()];
        if *misses > 0 {
            *misses -= 1;
            game.log(Event::AttackMissed { attacker, defender });
            return Flow::go(self);
        }
        let attack = Attack::by_cylons(game, attacker, defender);
        Flow::call(self, attack)
    }
}

impl Game {
    /// Whether a raider in the area, or Scar, may still act.
    fn is_raider_ready(&self, area: Area) -> bool {
        let here = &self.space[area];
        here.raiders > here.raiders_acted || self.is_scar_ready(area)
    }

    /// BASE-126: a raider that has moved does not act again.
    fn move_raider(&mut self, from: Area, to: Area) {
        self.space[from].raiders -= 1;
        self.space[from].raiders_acted -= 1;
        self.space[to].raiders += 1;
        self.space[to].raiders_acted += 1;
        self.log(Event::RaiderMoved { from, to });
    }
}

impl Procedure for RaiderActivation {
    fn step(self, game: &mut Game) -> Flow {
        if self.limit == Some(0) {
            return Flow::Done;
        }
        match self.area {
            Some(area) if game.space[area].raiders > game.space[area].raiders_acted => self.act(game, area),
            Some(_) if self.limit.is_some() => Flow::Done,
            Some(area) if game.is_scar_ready(area) => self.act(game, area),
            Some(_) | None => {
                let mut areas = Self::areas(game);
                match (areas.next(), areas.next()) {
                    (None, _) => Flow::Done,
                    (area, None) => Flow::go(RaiderActivation { area, ..self }),
                    // BASE-121: the current player's order makes no difference.
                    (area, Some(_)) if Self::only_move(game) && !game.asks_idly => {
                        Flow::go(RaiderActivation { area, ..self })
                    }
                    (_, Some(_)) => Flow::ask(RaiderActivation { area: None, ..self }),
                }
            }
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let (question, choices) = match self.area {
            Some(area) if game.space[area].vipers > 0 => {
                (Question::RaiderVictim { area }, vec![Choice::Unmanned(area), Choice::UnmannedRaptor(area)])
            }
            // BASE-123.
            Some(area) => (Question::RaiderVictim { area }, game.pilots_in(area).map(Choice::Seat).collect()),
            None => (Question::RaiderArea, Self::areas(game).map(Choice::Area).collect()),
        };
        asks.push(choose(game.turn.current, question, choices));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        match (self.area, answer.choice()) {
            (None, Choice::Area(area)) => Flow::go(RaiderActivation { area: Some(area), ..self }),
            (Some(area), Choice::Unmanned(_)) => self.attack(game, area, Defender::Viper(area)),
            (Some(area), Choice::UnmannedRaptor(_)) => self.attack(game, area, Defender::AssaultRaptor(area)),
            (Some(area), Choice::Seat(pilot)) => self.attack(game, area, Defender::Pilot(pilot)),
            (_, choice) => unreachable!("{choice:?} was not asked"),
        }
    }
}

listed!(LaunchArea, Area::LAUNCH);

/// Centurions advance, heavy raiders board or move, basestars launch if there were none (BASE-128).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeavyRaiderActivation {
    /// Step 1: whether any was on the board.
    any: bool,
    /// How many of each launch area are to board; what arrives there later does not (BASE-129).
    #[serde(with = "ByName::<LaunchArea>")]
    boarding: [u8; 2],
    advanced: bool,
}

impl HeavyRaiderActivation {
    pub(crate) fn new(game: &Game) -> HeavyRaiderActivation {
        let ready = |area: Area| game.space[area].heavy_raiders - game.space[area].heavy_raiders_acted;
        HeavyRaiderActivation {
            any: game.space.heavy_raiders() > 0,
            boarding: Area::LAUNCH.map(ready),
            advanced: false,
        }
    }

    /// PEG-049: no centurion advances.
    pub(crate) fn alone(game: &mut Game) -> HeavyRaiderActivation {
        game.log(Event::CylonShipsActivated { icon: Icon::HeavyRaiders });
        if game.rules.ships_act == ShipsAct::OncePerIcon {
            game.space.ready_all();
        }
        HeavyRaiderActivation { advanced: true, ..HeavyRaiderActivation::new(game) }
    }

    fn board(&mut self, game: &mut Game, at: usize) {
        self.boarding[at] -= 1;
        let area = Area::LAUNCH[at];
        game.space[area].heavy_raiders -= 1;
        game.board_centurion(Some(area));
    }
}

impl Procedure for HeavyRaiderActivation {
    fn step(mut self, game: &mut Game) -> Flow {
        if !self.advanced {
            self.advanced = true;
            game.turn.heavy_raiders_activated = true;
            game.advance_centurions();
            // BASE-038: a loss at once, before anything else moves.
            if game.over.is_some() {
                return Flow::Done;
            }
        }
        while game.fleet.centurions_in_supply() > 0 {
            let wanted: u8 = self.boarding.iter().sum();
            match self.boarding {
                [0, 0] => break,
                // BASE-131: with too few pieces the current player picks which board.
                [first, second] if first > 0 && second > 0 && wanted > game.fleet.centurions_in_supply() => {
                    return Flow::ask(self);
                }
                [0, _] => self.board(game, 1),
                [_, _] => self.board(game, 0),
            }
        }
        game.move_heavy_raiders();
        if self.any { Flow::Done } else { Flow::go(Launches::new(game, 0, tokens::HEAVY_RAIDERS_WHEN_NONE)) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = Area::LAUNCH.map(Choice::Area).to_vec();
        asks.push(choose(game.turn.current, Question::BoardShort, choices));
    }

    fn answer(mut self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Area(area) = answer.choice() else { unreachable!("an area was asked") };
        let at = Area::LAUNCH.iter().position(|&launch| launch == area).expect("a launch area");
        self.board(game, at);
        Flow::go(self)
    }
}

impl Game {
    /// BASE-128 step 2: a stack moves together; on the last space the humans lose at once.
    fn advance_centurions(&mut self) {
        if self.fleet.centurions() == 0 {
            return;
        }
        self.fleet.boarding.rotate_right(1);
        self.log(Event::CenturionsAdvanced);
        if self.fleet.boarding[usize::from(tokens::BOARDING_TRACK) - 1] > 0 {
            self.end(Ending { winner: Side::Cylon, cause: Cause::Boarded });
        }
    }

    /// BASE-128 step 4: every heavy raider outside a launch area moves toward the nearest one.
    fn move_heavy_raiders(&mut self) {
        let ready: Vec<(Area, u8)> =
            self.space.areas().map(|(area, here)| (area, here.heavy_raiders - here.heavy_raiders_acted)).collect();
        for (area, count) in ready {
            let Some(to) = area.step_toward(Area::is_launch) else { continue };
            for _ in 0..count {
                self.space[area].heavy_raiders -= 1;
                self.space[to].heavy_raiders += 1;
                self.space[to].heavy_raiders_acted += 1;
                self.log(Event::HeavyRaiderMoved { from: area, to });
            }
        }
    }

    /// A centurion comes onto the first space of the track, if a piece is left.
    pub(crate) fn board_centurion(&mut self, from: Option<Area>) {
        if self.fleet.centurions_in_supply() > 0 {
            self.fleet.boarding[0] += 1;
            self.log(Event::CenturionBoarded { from });
        }
    }
}

/// Each basestar that may act attacks Galactica once (BASE-121).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BasestarAttacks;

impl Procedure for BasestarAttacks {
    fn step(self, game: &mut Game) -> Flow {
        let ready = game
            .space
            .basestars()
            .find(|(_, basestar)| !basestar.acted && !basestar.has(BasestarDamage::DisabledWeapons));
        let Some((number, _)) = ready else { return Flow::Done };
        game.space.basestar_mut(number).acted = true;
        let attack = Attack::by_cylons(game, Attacker::Basestar(number), Defender::Galactica);
        Flow::call(self, attack)
    }
}
