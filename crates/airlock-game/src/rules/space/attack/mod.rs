//! Attacks: the roll, its windows, and what a hit does (BASE-134 to BASE-142, BASE-148 to BASE-162).

pub(crate) mod effect;
pub(crate) mod perform;

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Foe, Interrupt, Question};
use crate::cards::attack::{Hit, Victim, Weapon, hit};
use crate::cards::base::tokens;
use crate::cards::{Response, StandingRule, Window};
use crate::event::{Attacker, Defender, Event, RollFor, ViperAt};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::dice::DieRoll;
use crate::rules::space::cylon_ships::basestars::Destroyed;
use crate::rules::space::damage::DestroyCylonShips;
use crate::rules::space::damage::pegasus::DamageGalactica;
use crate::rules::window::OpenWindow;
use crate::seat::Seat;
use crate::state::{Rolled, is_zero};
use crate::terms::{Area, BasestarDamage, Craft};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    roller: Seat,
    attacker: Attacker,
    defender: Defender,
    stage: Stage,
    /// The roll as it stands, for a reroll.
    rolled: Rolled,
    /// What a card adds to the roll.
    #[serde(default, skip_serializing_if = "is_zero")]
    bonus: i8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    Roll,
    Rolled,
    Evaded,
    Hit,
}

impl Attack {
    /// BASE-003: rolls for Cylon ships belong to the current player.
    pub(crate) fn by_cylons(game: &Game, attacker: Attacker, defender: Defender) -> Attack {
        Attack::by(game.turn.current, attacker, defender)
    }

    pub(crate) fn by(roller: Seat, attacker: Attacker, defender: Defender) -> Attack {
        Attack { roller, attacker, defender, stage: Stage::Roll, rolled: Rolled::default(), bonus: 0 }
    }

    fn to(self, stage: Stage) -> Attack {
        Attack { stage, ..self }
    }

    fn die(&self) -> DieRoll {
        DieRoll::new(self.roller, self.purpose())
    }

    pub(crate) fn purpose(&self) -> RollFor {
        RollFor::Attack(self.attacker, self.defender)
    }

    /// Changes that come with the board.
    fn bonus(&self, game: &Game) -> i8 {
        let structural = match self.defender {
            Defender::Foe(Foe::Basestar(number)) => game.space.basestar(number).has(BasestarDamage::StructuralDamage),
            Defender::Galactica
            | Defender::Viper(_)
            | Defender::AssaultRaptor(_)
            | Defender::Pilot(_)
            | Defender::Foe(_) => false,
        };
        let untrained: i8 = match self.attacker {
            Attacker::Viper(_) | Attacker::AssaultRaptor(_) => {
                game.decks.in_play.iter().map(|card| unmanned_roll(card.rule())).sum()
            }
            _ => 0,
        };
        self.bonus + untrained + if structural { tokens::STRUCTURAL_DAMAGE } else { 0 }
    }

    fn is_on_viper(&self) -> bool {
        matches!(self.defender, Defender::Viper(_) | Defender::AssaultRaptor(_) | Defender::Pilot(_))
    }

    fn is_on_pilot(&self) -> bool {
        matches!(self.defender, Defender::Pilot(_))
    }

    /// What the result does; a card in place of a die never takes Scar (PEG-061).
    fn hit(&self, game: &Game) -> Option<Hit> {
        let spared = matches!(self.defender, Defender::Foe(Foe::Scar(_))) && !self.rolled.is_die();
        let (victim, weapon) = self.ships(game);
        hit(victim, weapon, self.rolled.result).filter(|_| !spared)
    }

    /// DAY-089: a pilot may fly an assault raptor.
    fn ships(&self, game: &Game) -> (Victim, Weapon) {
        let in_raptor = |seat: Seat| game.player(seat).in_raptor;
        let victim = match self.defender {
            Defender::Pilot(seat) if in_raptor(seat) => Victim::Craft(Craft::AssaultRaptor),
            defender => defender.victim(),
        };
        let weapon = match self.attacker {
            Attacker::Pilot(seat) if in_raptor(seat) => Weapon::AssaultRaptor,
            attacker => attacker.weapon(),
        };
        (victim, weapon)
    }
}

fn unmanned_roll(rule: StandingRule) -> i8 {
    match rule {
        StandingRule::UnmannedVipersRoll(by) => by,
        _ => 0,
    }
}

impl Procedure for Attack {
    fn step(mut self, game: &mut Game) -> Flow {
        match self.stage {
            Stage::Roll => {
                let roll = self.die().with_bonus(self.bonus(game));
                Flow::call(self.to(Stage::Rolled), roll)
            }
            Stage::Rolled => {
                self.rolled = game.rolled;
                if self.is_on_viper() && self.rolled.is_die() {
                    return OpenWindow::over(game, self.to(Stage::Evaded), Window::ViperAttacked);
                }
                Flow::go(self.to(Stage::Hit))
            }
            Stage::Evaded => match game.used.take() {
                Some((seat, what, _)) => {
                    game.spend(seat, what);
                    let change = if self.is_on_pilot() { piloted_change(what) } else { 0 };
                    Flow::call(self.to(Stage::Rolled), self.die().again(self.rolled, change))
                }
                None => Flow::go(self.to(Stage::Hit)),
            },
            Stage::Hit => match self.hit(game) {
                Some(hit) => self.strike(game, hit),
                None => {
                    game.log(Event::AttackMissed { attacker: self.attacker, defender: self.defender });
                    Flow::Done
                }
            },
        }
    }
}

/// BASE-235: the change of the new result if the viper is piloted.
fn piloted_change(what: Interrupt) -> i8 {
    let Interrupt::Card(card) = what else { return 0 };
    match card.response() {
        Some(Response::RerollAttack { piloted }) => piloted,
        Some(_) | None => 0,
    }
}

impl Attack {
    fn strike(&self, game: &mut Game, hit: Hit) -> Flow {
        let destroyed = hit != Hit::Damaged;
        match self.defender {
            Defender::Galactica => return Flow::go(DamageGalactica),
            Defender::Viper(area) => game.hit_viper(ViperAt::Area(area), destroyed),
            Defender::AssaultRaptor(area) => game.destroy_assault_raptor(ViperAt::Area(area)),
            Defender::Pilot(seat) => game.hit_viper(ViperAt::Pilot(seat), destroyed),
            Defender::Foe(Foe::Raider(area)) => game.destroy_raider(area),
            Defender::Foe(Foe::HeavyRaider(area)) => game.destroy_heavy_raider(area),
            Defender::Foe(Foe::Scar(_)) => game.destroy_scar(),
            Defender::Foe(Foe::Centurion(space)) => {
                game.destroy_centurion(space);
                return Flow::go(Destroyed::by(self.roller));
            }
            Defender::Foe(Foe::Basestar(number)) => return self.strike_basestar(game, number, hit),
        }
        Flow::Done
    }

    fn strike_basestar(&self, game: &mut Game, number: u8, hit: Hit) -> Flow {
        let area = game.space.basestar(number).area;
        damage_basestar(game, number, hit);
        if game.space.basestars[usize::from(number)].is_some() {
            return Flow::Done;
        }
        let after = Destroyed::by(self.roller);
        match hit {
            // PEG-107: with Scar in the area the player picks.
            Hit::DestroyedWithRaiders(raiders) => {
                let raiders = DestroyCylonShips::raiders_in(self.roller, area, raiders, self.rolled.can_destroy_scar());
                Flow::call(after, raiders)
            }
            Hit::Damaged | Hit::DamagedTwice | Hit::Destroyed | Hit::Backfired => Flow::go(after),
        }
    }
}

fn damage_basestar(game: &mut Game, number: u8, hit: Hit) {
    match hit {
        Hit::Damaged => game.damage_basestar(number),
        Hit::DamagedTwice => {
            // BASE-150: if the first destroys it there is no second.
            game.damage_basestar(number);
            if game.space.basestars[usize::from(number)].is_some() {
                game.damage_basestar(number);
            }
        }
        Hit::Destroyed | Hit::DestroyedWithRaiders(_) => game.destroy_basestar(number),
        Hit::Backfired => game.damage_pegasus(),
    }
}

impl Game {
    pub(crate) fn spend_nuke(&mut self) {
        if self.fleet.nukes > 0 {
            self.fleet.nukes -= 1;
            self.log(Event::NukeSpent { left: self.fleet.nukes });
        }
    }

    /// Cylon ships in an area.
    pub(crate) fn foes_in(&self, area: Area) -> impl Iterator<Item = Foe> + '_ {
        let here = &self.space[area];
        let raider = (here.raiders > 0).then_some(Foe::Raider(area));
        let heavy = (here.heavy_raiders > 0).then_some(Foe::HeavyRaider(area));
        let scar = self.space.scar.filter(|scar| scar.area == area).map(|scar| Foe::Scar(scar.area));
        let basestars = self.space.basestars().filter(move |(_, basestar)| basestar.area == area);
        raider.into_iter().chain(scar).chain(heavy).chain(basestars.map(|(number, _)| Foe::Basestar(number)))
    }

    /// Cylon ships anywhere.
    pub(crate) fn foes(&self) -> impl Iterator<Item = Foe> + '_ {
        Area::ALL.iter().flat_map(|&area| self.foes_in(area))
    }
}

/// A player picks what Galactica, Pegasus, the Armory or a nuke attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChooseFoe {
    seat: Seat,
    attacker: Attacker,
    #[serde(default, skip_serializing_if = "is_zero")]
    bonus: i8,
}

impl ChooseFoe {
    /// BASE-254.
    pub(crate) fn from_galactica(seat: Seat) -> ChooseFoe {
        ChooseFoe { seat, attacker: Attacker::Galactica, bonus: 0 }
    }

    /// BASE-255.
    pub(crate) fn from_armory(seat: Seat) -> ChooseFoe {
        ChooseFoe { seat, attacker: Attacker::Armory, bonus: 0 }
    }

    /// PEG-023.
    pub(crate) fn from_pegasus(seat: Seat) -> ChooseFoe {
        ChooseFoe { seat, attacker: Attacker::Pegasus, bonus: 0 }
    }

    /// BASE-135.
    pub(crate) fn nuke(seat: Seat) -> ChooseFoe {
        ChooseFoe { seat, attacker: Attacker::Nuke, bonus: 0 }
    }

    pub(crate) fn with_bonus(self, bonus: i8) -> ChooseFoe {
        ChooseFoe { bonus, ..self }
    }

    fn foes(&self, game: &Game) -> Vec<Foe> {
        let spaces = (0u8..).zip(game.fleet.boarding).filter(|&(_, count)| count > 0);
        match self.attacker {
            Attacker::Armory => spaces.map(|(space, _)| Foe::Centurion(space)).collect(),
            Attacker::Nuke | Attacker::Pegasus => game.foes().filter(|foe| matches!(foe, Foe::Basestar(_))).collect(),
            Attacker::Galactica
            | Attacker::Scar(_)
            | Attacker::Raider(_)
            | Attacker::Basestar(_)
            | Attacker::Viper(_)
            | Attacker::AssaultRaptor(_)
            | Attacker::Pilot(_) => game.foes().collect(),
        }
    }
}

impl Procedure for ChooseFoe {
    fn step(self, game: &mut Game) -> Flow {
        if self.foes(game).is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let question = match self.attacker {
            Attacker::Armory => Question::CenturionAttack,
            Attacker::Nuke => Question::Nuke,
            Attacker::Pegasus => Question::PegasusAttack,
            Attacker::Galactica
            | Attacker::Scar(_)
            | Attacker::Raider(_)
            | Attacker::Basestar(_)
            | Attacker::Viper(_)
            | Attacker::AssaultRaptor(_)
            | Attacker::Pilot(_) => Question::GalacticaAttack,
        };
        let choices = self.foes(game).into_iter().map(|foe| Choice::Attack(None, foe)).collect();
        asks.push(choose(self.seat, question, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Attack(_, foe) = answer.choice() else { unreachable!("a target was asked") };
        if self.attacker == Attacker::Nuke {
            game.spend_nuke();
        }
        let attack = Attack::by(seat, self.attacker, Defender::Foe(foe));
        Flow::go(Attack { bonus: self.bonus, ..attack })
    }
}
