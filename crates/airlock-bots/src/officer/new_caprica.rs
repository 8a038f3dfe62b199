//! New Caprica: civilian ships, occupation forces, and when to leave (PEG-120 to PEG-148).

use airlock_game::cards::pegasus::tokens;
use airlock_game::cards::{Effect, Hold};
use airlock_game::state::{OCCUPATION_TRACK, Place};
use airlock_game::terms::{Craft, Icon, Location, Resource, Ship};
use airlock_game::{Choice, Question, Seat};

use super::situation::{Situation, VICTORY, location_of};
use super::worth::Scope;

/// How much of a civilian ship is saved by preparing it, and by bringing it into space, in percent.
const PREPARED: i32 = 45;
const EVACUATED: i32 = 60;

impl Situation<'_> {
    /// The fleet has settled, and Galactica has not returned (PEG-121).
    pub fn is_galactica_away(&self) -> bool {
        self.view.new_caprica.as_ref().is_some_and(|board| !board.in_orbit)
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
            Effect::PrepareOrEvacuate => self.prepared_worth().max(self.evacuated_worth()),
            Effect::GoAboardIfEvacuated(_) => 0,
            Effect::PlaceOccupation => -self.force_at(0),
            Effect::ActivateOneOccupation => -forces().map(|at| self.force_step(at)).max().unwrap_or(0),
            Effect::DestroyOccupation(count) => {
                let best = forces().map(|at| self.force_at(at)).max().unwrap_or(0);
                best * i32::from(count).min(board.occupation.iter().map(|&force| i32::from(force)).sum())
            }
            Effect::DestroyLocked => -self.sky.stakes.civilian,
            Effect::PeekLocked => self.sky.stakes.civilian * self.trust(scope.you).min(0) / 800,
            _ => 0,
        }
    }

    /// A Locked ship that is prepared is a turn nearer to its rescue.
    pub fn prepared_worth(&self) -> i32 {
        let locked = self.view.new_caprica.as_ref().is_some_and(|board| board.locked.cards > 0);
        if locked { self.sky.stakes.civilian * PREPARED / 100 } else { 0 }
    }

    /// A ship with the fleet is safe from the ground, and leaves with it.
    pub fn evacuated_worth(&self) -> i32 {
        let ready = self.view.new_caprica.as_ref().is_some_and(|board| board.in_orbit && board.prepared.cards > 0);
        if ready { self.sky.stakes.civilian * EVACUATED / 100 } else { 0 }
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

    /// The same for whoever might become Admiral; nothing before Galactica is in orbit.
    pub fn leave_worth_now(&self) -> i32 {
        let in_orbit = self.view.new_caprica.as_ref().is_some_and(|board| board.in_orbit);
        if in_orbit { self.leave_worth() } else { 0 }
    }

    /// Leaving ends the game: who is left behind costs morale, and every ship that is left what it carries.
    fn leave_worth(&self) -> i32 {
        let Some(board) = &self.view.new_caprica else { return 0 };
        let ships = i32::from(board.locked.cards) + i32::from(board.prepared.cards);
        let people = self.seats().filter(|&seat| self.is_human(seat) && self.is_on_new_caprica(seat)).count() as i32;
        let lost = |resource: Resource| match resource {
            Resource::Population => ships,
            Resource::Morale => people + (ships + 5) / 12,
            Resource::Fuel => (ships + 5) / 12,
            Resource::Food => 0,
        };
        let survives = Resource::ALL.iter().all(|&resource| self.dial(resource) > lost(resource));
        if survives { VICTORY } else { -VICTORY }
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
            (Question::GoAboard, Choice::Location(to)) => self.move_score(&Choice::Location(to)),
            (Question::GoAboard, Choice::Pass) => self.move_score(choice),
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
        let jumps = matches!(effect, Effect::FtlJump | Effect::BlindJump);
        (jumps && self.view.new_caprica.is_some()) || (self.is_galactica_away() && needs_galactica(effect))
    }
}

/// Whether an effect touches Galactica, Pegasus, the space areas or the Boarding Party track.
fn needs_galactica(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Place { .. }
            | Effect::Activate(Icon::Raiders | Icon::LaunchRaiders | Icon::HeavyRaiders | Icon::Basestars)
            | Effect::ActivatePlaced(_)
            | Effect::ActivateHeavyRaidersAlone
            | Effect::Launch { .. }
            | Effect::Board(_)
            | Effect::DamageGalactica
            | Effect::DamagePegasus
            | Effect::DamageGalacticaOf { .. }
            | Effect::DamageVipers { hold: Hold::Space, .. }
            | Effect::RecallVipers
            | Effect::DestroyCylonShips { .. }
            | Effect::DestroyCenturion
            | Effect::RemoveBasestar
            | Effect::CivilianFights { .. }
            | Effect::ActivateVipers(_)
            | Effect::AttackAsPilot(_)
            | Effect::LaunchSelf
            | Effect::GalacticaAttacks
            | Effect::AttackCenturion
            | Effect::LaunchNuke
            | Effect::LookAtCivilians(_)
            | Effect::Repair { .. }
            | Effect::PegasusAttacks
            | Effect::MainBatteries
            | Effect::FullThrottle
            | Effect::Sacrifice { .. }
    )
}
