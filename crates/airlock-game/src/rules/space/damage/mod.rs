//! Damage and destruction (BASE-141 to BASE-156, BASE-187, BASE-270, BASE-271).

pub(crate) mod effect;
pub(crate) mod pegasus;
pub(crate) mod perform;
pub(crate) mod repair;

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Foe, Question};
use crate::cards::base::tokens;
use crate::cards::{Hold, StandingRule, Trait, Until};
use crate::event::{Cause, Ending, Event, Secret, ViperAt};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::rules::space::cylon_ships::basestars::Destroyed;
use crate::seat::Seat;
use crate::terms::{Area, Craft, Damages, GalacticaDamage, Location, Resource, Ship, Side};

impl Game {
    /// BASE-151: one random token.
    pub(crate) fn damage_galactica(&mut self) {
        if let Some(token) = self.fleet.damage.pop() {
            self.resolve_damage(token);
        }
    }

    fn resolve_damage(&mut self, token: GalacticaDamage) {
        self.log(Event::GalacticaDamaged { token });
        match token.damages() {
            Damages::Location(location) => {
                self.damage_location(location);
                // BASE-155.
                if self.fleet.damaged_aboard(Ship::Galactica) >= tokens::GALACTICA_DESTROYED_AT {
                    self.end(Ending { winner: Side::Cylon, cause: Cause::Destroyed });
                }
            }
            Damages::Resource(resource) => {
                self.fleet.spent_damage.push(token);
                self.turn_dial(resource, -1);
            }
        }
    }

    /// BASE-153, PEG-020: only those who are there at that moment go to Sickbay.
    pub(crate) fn damage_location(&mut self, location: Location) {
        self.fleet.damaged.insert(location);
        for seat in self.seats().filter(|&seat| self.player(seat).is_at(location)).collect::<Vec<_>>() {
            self.send(seat, Location::Sickbay);
        }
    }

    /// BASE-148, BASE-149: at two damage the next destroys without a token.
    pub(crate) fn damage_basestar(&mut self, number: u8) {
        let last = tokens::BASESTAR_DESTROYED_AT - 1;
        if self.space.basestar(number).damage_count() >= last {
            self.destroy_basestar(number);
            return;
        }
        let Some(token) = self.space.basestar_damage.pop() else { return };
        self.space.basestar_mut(number).damage.push(token);
        let area = self.space.basestar(number).area;
        self.log(Event::BasestarDamaged { basestar: number, area, token });
        if self.space.basestar(number).damage_count() > last {
            self.destroy_basestar(number);
        }
    }

    pub(crate) fn destroy_basestar(&mut self, number: u8) {
        let area = self.remove_basestar(number);
        self.log(Event::CylonShipDestroyed { craft: Craft::Basestar, area });
        self.end_pursuit();
        self.leave_play_until(Until::JumpOrBasestar);
        // PEG-109.
        if self.decks.rule(|rule| rule == StandingRule::CapturedCrew) {
            self.turn_dial(Resource::Morale, -1);
            self.destroy_raptor();
        }
    }

    /// Back to the supply, its tokens to the pool.
    pub(crate) fn remove_basestar(&mut self, number: u8) -> Area {
        let basestar = self.space.basestars[usize::from(number)].take().expect("the basestar is on the board");
        self.space.basestar_damage.extend(basestar.damage.iter().copied());
        self.space.basestar_damage.shuffle(&mut self.chance);
        basestar.area
    }

    pub(crate) fn destroy_raider(&mut self, area: Area) {
        let here = &mut self.space[area];
        here.raiders -= 1;
        here.raiders_acted = here.raiders_acted.min(here.raiders);
        self.log(Event::CylonShipDestroyed { craft: Craft::Raider, area });
        self.end_barrage();
    }

    pub(crate) fn destroy_heavy_raider(&mut self, area: Area) {
        let here = &mut self.space[area];
        here.heavy_raiders -= 1;
        here.heavy_raiders_acted = here.heavy_raiders_acted.min(here.heavy_raiders);
        self.log(Event::CylonShipDestroyed { craft: Craft::HeavyRaider, area });
    }

    pub(crate) fn destroy_centurion(&mut self, space: u8) {
        self.fleet.boarding[usize::from(space)] -= 1;
        self.log(Event::CenturionDestroyed { space });
    }

    /// BASE-156, BASE-162: to the damaged box or out of the game; a pilot goes to Sickbay.
    pub(crate) fn hit_viper(&mut self, at: ViperAt, destroyed: bool) {
        // DAY-090.
        if matches!(at, ViperAt::Pilot(seat) if self.player(seat).in_raptor) {
            return self.destroy_assault_raptor(at);
        }
        // DAY-062.
        let lost = matches!(at, ViperAt::Pilot(seat) if self.has(seat, Trait::LosesDamagedViper));
        let destroyed = destroyed || lost;
        match at {
            ViperAt::Reserves => self.fleet.vipers -= 1,
            ViperAt::Area(area) => self.space[area].vipers -= 1,
            ViperAt::Pilot(seat) => {
                self.player_mut(seat).place = crate::state::Place::At(Location::Sickbay);
                self.log(Event::Sent { seat, to: Location::Sickbay });
            }
        }
        if destroyed {
            self.fleet.destroyed_vipers += 1;
        } else {
            self.fleet.damaged_vipers += 1;
        }
        self.log(Event::ViperHit { at, destroyed });
    }

    pub(crate) fn destroy_raptor(&mut self) {
        if self.fleet.raptors > 0 {
            self.fleet.raptors -= 1;
            self.fleet.destroyed_raptors += 1;
            self.log(Event::RaptorDestroyed);
        }
    }

    /// Every viper on the board goes back; pilots land on the Hangar Deck.
    pub(crate) fn recall_vipers(&mut self) {
        self.recall_assault_raptors();
        self.recall_vipers_but_raptors();
        for seat in self.seats().filter(|&seat| self.player(seat).piloting().is_some()).collect::<Vec<_>>() {
            self.land(seat);
        }
    }

    /// DAY-091: what of the assault raptors stays in space is decided.
    pub(crate) fn recall_vipers_but_raptors(&mut self) {
        for &area in Area::ALL {
            while self.space[area].vipers > 0 {
                self.recall_viper(area);
            }
        }
        let lands = |seat: &Seat| self.player(*seat).piloting().is_some() && !self.player(*seat).in_raptor;
        for seat in self.seats().filter(lands).collect::<Vec<_>>() {
            self.land(seat);
        }
    }

    /// The pilot lands on the Hangar Deck.
    pub(crate) fn land(&mut self, seat: Seat) {
        self.put_at(seat, Location::HangarDeck);
        self.log(Event::Arrived { seat, at: Location::HangarDeck });
    }

    pub(crate) fn recall_viper(&mut self, area: Area) {
        self.space[area].vipers -= 1;
        self.fleet.vipers += 1;
        self.log(Event::ViperReturned { from: ViperAt::Area(area) });
    }
}

/// Vipers damaged by an effect that is no attack; whoever causes it picks them, else the current player (DAY-088).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DamageVipers {
    left: u8,
    in_space: bool,
    /// Each in space or in the Reserves.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    anywhere: bool,
    /// Only in that area (PEG-024).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    area: Option<Area>,
    /// Who causes it, if it is not the current player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<Seat>,
}

impl DamageVipers {
    pub(crate) fn new(count: u8, hold: Hold) -> DamageVipers {
        let (in_space, anywhere) = match hold {
            Hold::Reserves => (false, false),
            Hold::Space => (true, false),
            Hold::Anywhere => (true, true),
        };
        DamageVipers { left: count, in_space, anywhere, area: None, by: None }
    }

    pub(crate) fn by(self, game: &Game, seat: Seat) -> DamageVipers {
        DamageVipers { by: (seat != game.turn.current).then_some(seat), ..self }
    }

    pub(crate) fn in_area(count: u8, area: Area) -> DamageVipers {
        DamageVipers { area: Some(area), ..DamageVipers::new(count, Hold::Space) }
    }

    /// Whether there is a viper to damage.
    pub(crate) fn is_possible(&self, game: &Game) -> bool {
        !self.choices(game).is_empty()
    }

    fn choices(&self, game: &Game) -> Vec<Choice> {
        let here = |area: Area| self.area.is_none_or(|wanted| wanted == area);
        let unmanned = game.space.areas().filter(|&(area, ships)| ships.vipers > 0 && here(area));
        let unmanned = unmanned.map(|(area, _)| Choice::Unmanned(area));
        let pilots = game.seats().filter(|&seat| game.player(seat).piloting().is_some_and(here)).map(Choice::Seat);
        // DAY-090: an assault raptor may be chosen.
        let raptors = game.space.areas().filter(|&(area, ships)| ships.assault_raptors > 0 && here(area));
        let raptors = raptors.map(|(area, _)| Choice::UnmannedRaptor(area));
        // PEG-121: what stands in space is out of reach before Galactica's return.
        let reached = self.in_space && !game.is_galactica_away();
        let in_space = reached.then(|| unmanned.chain(raptors).chain(pilots));
        let stored = (self.anywhere || !self.in_space) && self.area.is_none();
        let kinds = [(Craft::Viper, game.fleet.vipers), (Craft::AssaultRaptor, game.fleet.assault_raptors)];
        let reserves = kinds.into_iter().filter(|&(_, count)| stored && count > 0);
        in_space.into_iter().flatten().chain(reserves.map(|(craft, _)| Choice::InReserves(craft))).collect()
    }
}

impl Procedure for DamageVipers {
    fn step(mut self, game: &mut Game) -> Flow {
        if !self.in_space {
            while self.left > 0 && game.fleet.vipers > 0 && game.fleet.assault_raptors == 0 {
                self.left -= 1;
                game.hit_viper(ViperAt::Reserves, false);
            }
        }
        // BASE-271: as many as are there.
        if self.left == 0 || self.choices(game).is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let seat = self.by.unwrap_or(game.turn.current);
        asks.push(choose(seat, Question::DamageViper { left: self.left }, self.choices(game)));
    }

    fn answer(mut self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Unmanned(area) => game.hit_viper(ViperAt::Area(area), false),
            Choice::Seat(pilot) => game.hit_viper(ViperAt::Pilot(pilot), false),
            Choice::UnmannedRaptor(area) => game.destroy_assault_raptor(ViperAt::Area(area)),
            Choice::InReserves(Craft::AssaultRaptor) => game.destroy_assault_raptor(ViperAt::Reserves),
            Choice::InReserves(_) => game.hit_viper(ViperAt::Reserves, false),
            choice => unreachable!("{choice:?} is no viper"),
        }
        self.left -= 1;
        Flow::go(self)
    }
}

/// Cylon pieces destroyed without an attack roll (BASE-247).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DestroyCylonShips {
    seat: Seat,
    /// A kind of ship, or a centurion.
    craft: Option<Craft>,
    left: u8,
    /// Only in that area (PEG-024).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    area: Option<Area>,
    /// A die was rolled that may take Scar too (PEG-107).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    scar: bool,
}

impl DestroyCylonShips {
    pub(crate) fn new(seat: Seat, craft: Craft, count: u8) -> DestroyCylonShips {
        DestroyCylonShips { seat, craft: Some(craft), left: count, area: None, scar: false }
    }

    pub(crate) fn centurion(seat: Seat) -> DestroyCylonShips {
        DestroyCylonShips { seat, craft: None, left: 1, area: None, scar: false }
    }

    pub(crate) fn raiders_in(seat: Seat, area: Area, count: u8, scar: bool) -> DestroyCylonShips {
        DestroyCylonShips { area: Some(area), scar, ..DestroyCylonShips::new(seat, Craft::Raider, count) }
    }

    fn foes(&self, game: &Game) -> Vec<Foe> {
        let here = |at: Area| self.area.is_none_or(|area| area == at);
        let is_raider = |foe: &Foe| match *foe {
            Foe::Raider(at) => here(at),
            Foe::Scar(at) => self.scar && here(at),
            Foe::HeavyRaider(_) | Foe::Basestar(_) | Foe::Centurion(_) => false,
        };
        match self.craft {
            Some(Craft::Raider) => game.foes().filter(is_raider).collect(),
            Some(_) => game.foes().filter(|foe| matches!(foe, Foe::HeavyRaider(_))).collect(),
            None => {
                let spaces = (0u8..).zip(game.fleet.boarding).filter(|&(_, count)| count > 0);
                spaces.map(|(space, _)| Foe::Centurion(space)).collect()
            }
        }
    }
}

impl Procedure for DestroyCylonShips {
    fn step(self, game: &mut Game) -> Flow {
        if self.left == 0 || self.foes(game).is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let question = match self.craft {
            Some(craft) => Question::DestroyCylonShip { craft, left: self.left },
            None => Question::DestroyCenturion,
        };
        let choices = self.foes(game).into_iter().map(|foe| Choice::Attack(None, foe)).collect();
        asks.push(choose(self.seat, question, choices));
    }

    fn answer(mut self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Attack(_, Foe::Raider(area)) => game.destroy_raider(area),
            Choice::Attack(_, Foe::HeavyRaider(area)) => game.destroy_heavy_raider(area),
            Choice::Attack(_, Foe::Scar(_)) => game.destroy_scar(),
            Choice::Attack(_, Foe::Centurion(space)) => {
                game.destroy_centurion(space);
                self.left -= 1;
                return Flow::call(self, Destroyed::by(seat));
            }
            choice => unreachable!("{choice:?} is not to be destroyed so"),
        }
        self.left -= 1;
        Flow::go(self)
    }
}

/// BASE-187: some damage tokens are drawn, a few resolved, the others put back and mixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DamageGalacticaOf {
    seat: Seat,
    left: u8,
}

impl DamageGalacticaOf {
    pub(crate) fn draw(game: &mut Game, seat: Seat, draw: u8, resolve: u8) -> DamageGalacticaOf {
        for _ in 0..draw {
            let Some(token) = game.fleet.damage.pop() else { break };
            game.decks.looking.damage.push(Hidden::seen_by(token, seat));
            game.log(Event::DamageTokenSeen { token: Secret::to(seat, token) });
        }
        DamageGalacticaOf { seat, left: resolve }
    }
}

impl Procedure for DamageGalacticaOf {
    fn step(self, game: &mut Game) -> Flow {
        if self.left > 0 && !game.decks.looking.damage.is_empty() {
            return Flow::ask(self);
        }
        while let Some(token) = game.decks.looking.damage.pop() {
            game.fleet.damage.push(token.card);
        }
        game.fleet.damage.shuffle(&mut game.chance);
        Flow::Done
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = game.decks.looking.damage.iter().map(|token| Choice::Damage(token.card)).collect();
        asks.push(choose(self.seat, Question::DamageToken { left: self.left }, choices));
    }

    fn answer(mut self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Damage(token) = answer.choice() else { unreachable!("a token was asked") };
        let at = game.decks.looking.damage.iter().position(|held| held.card == token);
        game.decks.looking.damage.remove(at.expect("the token is among those drawn"));
        game.resolve_damage(token);
        self.left -= 1;
        Flow::go(self)
    }
}
