//! New Caprica: civilian ships, occupation forces, and when to leave (PEG-120 to PEG-148).

use airlock_game::cards::pegasus::tokens;
use airlock_game::cards::{Civilian, Effect, NewCapricaEffect};
use airlock_game::state::{OCCUPATION_TRACK, Place};
use airlock_game::terms::{Craft, Location, Resource, Ship};
use airlock_game::view::NewCapricaView;
use airlock_game::{Choice, Question, Seat};

use super::situation::{Situation, VICTORY, location_of};
use super::worth::Scope;

/// A ship without which the fleet cannot leave, and any other.
const NEEDED_SHIP: i32 = 420;
const SPARE_SHIP: i32 = 30;
/// A chance of coming away that is good enough, and what a turn more costs of it, in percent.
const SURE: i32 = 85;
const A_TURN: i32 = 25;
/// To be on the ground when the fleet leaves.
const LEFT_BEHIND: i32 = 140;
/// The same where the fleet could not bear the loss.
const MOURNED: i32 = 120;
/// More ships than any box holds, and more than they carry.
const SHIPS: usize = 13;
const CARRIED: usize = 16;

/// How many ways there are to leave so many ships behind, by what they carry: people, fuel, morale.
#[derive(Clone, Debug)]
pub struct Losses {
    ways: Box<[[[u32; 4]; CARRIED]; SHIPS]>,
}

impl Losses {
    fn of(pool: &[Civilian]) -> Losses {
        let mut ways = Box::new([[[0; 4]; CARRIED]; SHIPS]);
        ways[0][0][0] = 1;
        for (at, ship) in pool.iter().take(SHIPS - 1).enumerate() {
            let carries = |wanted: Resource| {
                let found = ship.row().lose.iter().find(|(resource, _)| *resource == wanted);
                found.map_or(0, |&(_, lost)| usize::from(lost))
            };
            let people = carries(Resource::Population);
            let rest = carries(Resource::Fuel) + 2 * carries(Resource::Morale);
            for left in (0..=at).rev() {
                for aboard in 0..CARRIED - people {
                    for other in 0..4 {
                        let count = ways[left][aboard][other];
                        ways[left + 1][aboard + people][(other | rest) & 3] += count;
                    }
                }
            }
        }
        Losses { ways }
    }

    /// In how many of a hundred cases all dials stay above 0 if so many ships and people are left behind.
    fn survived(&self, ships: usize, people: i32, dials: &[i32]) -> i32 {
        let (mut all, mut good) = (0u64, 0u64);
        let &[fuel, food, morale, population] = dials else { return 0 };
        for (aboard, by_rest) in self.ways[ships.min(SHIPS - 1)].iter().enumerate() {
            for (rest, &count) in by_rest.iter().enumerate() {
                let (no_fuel, no_morale) = ((rest & 1) as i32, (rest >> 1) as i32);
                let lives = population > aboard as i32 && fuel > no_fuel && morale > no_morale + people && food > 0;
                all += u64::from(count);
                good += if lives { u64::from(count) } else { 0 };
            }
        }
        (good * 100 / all.max(1)) as i32
    }
}

/// How the fleet would come away from New Caprica.
#[derive(Clone, Debug)]
pub struct Rescue {
    /// Ships in both stacks, and people whom everybody would mourn.
    pub ships: usize,
    pub people: i32,
    losses: Losses,
    dials: Vec<i32>,
    /// So many ships more have to be evacuated for a good chance.
    pub needed: i32,
    /// What a ship is worth besides what it carries.
    pub at_stake: i32,
}

impl Rescue {
    /// In how many of a hundred cases the humans win if they leave so much behind.
    pub fn chance(&self, ships: usize, people: i32) -> i32 {
        self.losses.survived(ships, people, &self.dials)
    }
}

impl Situation<'_> {
    /// The fleet has settled, and Galactica has not returned (PEG-121).
    pub fn is_galactica_away(&self) -> bool {
        self.view.new_caprica.as_ref().is_some_and(|board| !board.in_orbit)
    }

    /// Galactica has returned (PEG-123).
    pub fn is_in_orbit(&self) -> bool {
        self.view.new_caprica.as_ref().is_some_and(|board| board.in_orbit)
    }

    pub fn is_on_new_caprica(&self, seat: Seat) -> bool {
        self.aboard(seat) == Some(Ship::NewCaprica)
    }

    /// What one activation of all occupation forces costs the humans.
    pub fn occupation_march(&self) -> i32 {
        let Some(board) = &self.view.new_caprica else { return 0 };
        let forces = board.occupation.iter().enumerate();
        let marched: i32 = forces.map(|(at, &count)| i32::from(count) * self.force_step(at)).sum();
        if board.occupation.iter().all(|&count| count == 0) { self.force_at(0) } else { marched }
    }

    /// What an occupation force on that place of its track threatens to cost.
    pub fn force_at(&self, at: usize) -> i32 {
        self.sky.stakes.civilian * [40, 55, 75][at.min(2)] / 100
    }

    /// What it costs that a force moves on from there, or strikes from the Shipyard.
    pub fn force_step(&self, at: usize) -> i32 {
        match at {
            0 | 1 => self.force_at(at + 1) - self.force_at(at),
            _ => self.sky.stakes.civilian - self.force_at(at),
        }
    }

    /// What carries an effect of the phase out is worth to the humans.
    pub fn occupation_worth(&self, effect: &Effect, scope: &Scope) -> i32 {
        let Some(board) = &self.view.new_caprica else { return 0 };
        let forces = || (0..).zip(&board.occupation).filter(|&(_, &count)| count > 0).map(|(at, _)| at);
        match *effect {
            Effect::NewCaprica(NewCapricaEffect::PrepareOrEvacuate) => {
                self.prepared_worth().max(self.evacuated_worth())
            }
            Effect::NewCaprica(NewCapricaEffect::GoAboardIfEvacuated(_)) => 0,
            Effect::NewCaprica(NewCapricaEffect::PlaceOccupation) => -self.force_at(0),
            Effect::NewCaprica(NewCapricaEffect::ActivateOneOccupation) => {
                -forces().map(|at| self.force_step(at)).max().unwrap_or(0)
            }
            Effect::NewCaprica(NewCapricaEffect::DestroyOccupation(count)) => {
                let best = forces().map(|at| self.force_at(at)).max().unwrap_or(0);
                best * i32::from(count).min(board.occupation.iter().map(|&force| i32::from(force)).sum())
            }
            Effect::NewCaprica(NewCapricaEffect::DestroyLocked) => -self.sky.stakes.civilian,
            Effect::NewCaprica(NewCapricaEffect::PeekLocked) => {
                self.sky.stakes.civilian * self.trust(scope.you).min(0) / 800
            }
            _ => 0,
        }
    }

    /// A Locked ship that is prepared is a turn nearer to its rescue, if it is needed.
    pub fn prepared_worth(&self) -> i32 {
        let (Some(board), Some(rescue)) = (&self.view.new_caprica, &self.rescue) else { return 0 };
        let prepared = i32::from(board.prepared.cards);
        match board.locked.cards {
            0 => 0,
            _ if prepared < rescue.needed => NEEDED_SHIP * 3 / 4,
            _ => SPARE_SHIP,
        }
    }

    /// A ship with the fleet leaves with it.
    pub fn evacuated_worth(&self) -> i32 {
        let (Some(board), Some(rescue)) = (&self.view.new_caprica, &self.rescue) else { return 0 };
        match (board.in_orbit, board.prepared.cards) {
            (false, _) | (true, 0) => 0,
            (true, _) if rescue.needed > 0 => NEEDED_SHIP,
            (true, _) => SPARE_SHIP,
        }
    }

    /// What the icon of a Crisis card brings that advances the token or evacuates a ship (PEG-122).
    pub fn jump_icon_worth(&self) -> i32 {
        if self.is_in_orbit() { self.evacuated_worth() } else { self.space_of_track() }
    }

    /// The place of a location on the track of the occupation forces.
    pub fn on_track(location: Location) -> Option<usize> {
        OCCUPATION_TRACK.iter().position(|&here| here == location)
    }

    /// What it is worth to fight the occupation force where somebody stands (PEG-127).
    pub fn fight_worth(&self, place: Place) -> i32 {
        let at = location_of(place).and_then(Self::on_track);
        at.map_or(0, |at| self.force_at(at) * (9 - i32::from(tokens::FORCE_DESTROYED_FROM)) / 8)
    }

    /// What it is worth to the humans that somebody is seized (PEG-128).
    pub fn detained_worth(&self, seat: Seat) -> i32 {
        let (detained, hurt) = (i32::from(tokens::DETAINED_UPTO), i32::from(tokens::HURT_UPTO));
        let caught = self.send_worth(seat, Location::Detention);
        let beaten = self.send_worth(seat, Location::MedicalCenter);
        (detained * caught + (hurt - detained) * beaten) / 8
    }

    /// How good it is to this officer to order the fleet away (PEG-144).
    pub fn leave_score(&self) -> i32 {
        self.sign() * self.leave_worth()
    }

    /// Leaving ends the game: it is done when waiting for one more ship or person would gain less than a turn costs.
    pub fn leave_worth(&self) -> i32 {
        let Some(rescue) = self.rescue.as_ref().filter(|_| self.is_in_orbit()) else { return 0 };
        let now = rescue.chance(rescue.ships, rescue.people);
        let fewer_ships = rescue.chance(rescue.ships.saturating_sub(1), rescue.people);
        let fewer_people = rescue.chance(rescue.ships, (rescue.people - 1).max(0));
        let weakest = Resource::ALL.iter().map(|&resource| self.dial(resource)).min().unwrap_or(0);
        let turn = if weakest <= 2 { 2 * A_TURN } else { A_TURN };
        let later = fewer_ships.max(fewer_people) - turn;
        if now == 0 { -VICTORY } else { (now - later) * VICTORY / 100 }
    }

    /// What it costs a human to be on the ground when the fleet may leave (PEG-144).
    pub fn left_behind_cost(&self) -> i32 {
        let Some(rescue) = self.rescue.as_ref().filter(|_| self.is_in_orbit() && self.is_human(self.me)) else {
            return 0;
        };
        let binding = rescue.chance(rescue.ships, 0) - rescue.chance(rescue.ships, rescue.people);
        let idle = if rescue.people > rescue.needed { LEFT_BEHIND } else { 0 };
        idle + MOURNED * binding / 100
    }

    /// How good it is to go aboard with the ship that was evacuated: whoever is not needed for others goes.
    fn go_aboard_score(&self, to: Location) -> i32 {
        let idle = self.rescue.as_ref().is_some_and(|rescue| rescue.people > rescue.needed);
        let stays = if idle { 0 } else { NEEDED_SHIP };
        self.action_at(to) + self.left_behind_cost() - stays
    }

    /// What the phase takes of a resource, besides what is left behind.
    pub fn occupation_drain(&self, resource: Resource) -> i32 {
        let [ahead, orbit] = match resource {
            Resource::Fuel | Resource::Food => [1, 0],
            Resource::Morale => [3, 1],
            Resource::Population => [5, 2],
        };
        if self.is_in_orbit() { orbit } else { ahead }
    }

    /// Crises until the fleet leaves, in tenths: the token has to arrive first, then the ships go up.
    pub fn crises_to_leave(&self, board: &NewCapricaView) -> i32 {
        if !board.in_orbit {
            return self.crises_to_jump;
        }
        let needed = self.rescue.as_ref().map_or(0, |rescue| rescue.needed);
        (10 * needed / 2).clamp(20, 60)
    }

    /// How the fleet would come away.
    pub fn rescue(&self, board: &NewCapricaView) -> Rescue {
        let behind = |&seat: &Seat| self.is_on_new_caprica(seat) && self.is_human(seat) && self.cylon(seat) < 50;
        let ships = usize::from(board.locked.cards) + usize::from(board.prepared.cards);
        let destroyed = &self.view.fleet.destroyed_civilians;
        let in_space: Vec<Civilian> =
            self.view.space.areas.iter().flat_map(|area| area.civilians.iter().flatten().copied()).collect();
        let pool: Vec<Civilian> =
            Civilian::all().filter(|ship| !destroyed.contains(ship) && !in_space.contains(ship)).collect();
        let mut rescue = Rescue {
            ships,
            people: self.seats().filter(behind).count() as i32,
            losses: Losses::of(&pool),
            dials: Resource::ALL.iter().map(|&resource| self.dial(resource)).collect(),
            needed: 0,
            at_stake: 0,
        };
        let later: Vec<i32> =
            Resource::ALL.iter().map(|&resource| self.dial(resource) - self.occupation_drain(resource)).collect();
        let enough = |left: &usize| rescue.losses.survived(*left, 0, &later) >= SURE;
        let most = (0..=ships).rev().find(enough).unwrap_or(0);
        rescue.needed = (ships - most) as i32;
        rescue.at_stake = if rescue.needed > 0 { NEEDED_SHIP / 5 } else { 0 };
        rescue
    }

    /// Questions of the phase.
    pub fn new_caprica_score(&self, question: Question, choice: &Choice) -> i32 {
        let force = |location: Location| Self::on_track(location);
        match (question, *choice) {
            (Question::PrepareOrEvacuate, Choice::Prepare) => self.openly(self.prepared_worth()),
            (Question::PrepareOrEvacuate, Choice::Evacuate) => self.openly(self.evacuated_worth()),
            (Question::EvacuateTo, Choice::Area(area)) => {
                self.openly(-self.sky.placed(&[(area, &[(Craft::Civilian, 1)])]))
            }
            (Question::GoAboard, Choice::Location(to)) => self.go_aboard_score(to),
            (Question::PeekedLocked, Choice::PutUnder) => self.locked_under_score(),
            (Question::ActivateOccupation, Choice::Location(at)) => {
                -self.sign() * force(at).map_or(0, |at| self.force_step(at))
            }
            (Question::DestroyOccupation { .. }, Choice::Location(at)) => {
                self.sign() * force(at).map_or(0, |at| self.force_at(at))
            }
            (Question::FightAgain, Choice::Card(card)) => {
                self.openly(self.fight_worth(self.myself().place)) - self.spending(&[card])
            }
            _ => 0,
        }
    }

    /// Whether the top Locked ship, which falls first, goes under the others.
    fn locked_under_score(&self) -> i32 {
        let top =
            self.view.new_caprica.as_ref().and_then(|board| board.locked.known.iter().find(|(place, _)| *place == 0));
        top.map_or(0, |&(_, ship)| {
            let carried: i32 =
                ship.row().lose.iter().map(|&(resource, lost)| self.loss(resource, i32::from(lost))).sum();
            self.sign() * (carried - self.sky.stakes.civilian)
        })
    }

    /// Whether an effect does nothing while the fleet is on New Caprica (PEG-121, PEG-148).
    pub fn is_suspended(&self, effect: &Effect) -> bool {
        self.view.new_caprica.as_ref().is_some_and(|board| effect.is_suspended(board.in_orbit))
    }
}
