//! Cylon leaders, and the Sympathetic Cylon: what an agenda makes of the dials, and when to pass for a human.
//!
//! Whoever has an agenda wins alone, by a side and by goals (PEG-081). He plays for the side, and the goals
//! change what things are worth to him: a point of a resource that he needs gone is no loss. As everywhere,
//! a number is points for the humans; a leader who sides with the Cylons plays for the smallest.

use airlock_game::cards::base::tokens;
use airlock_game::cards::{AgendaDeck, Goal};
use airlock_game::state::{Place, Standing};
use airlock_game::terms::{Location, Resource, Ship, Side};
use airlock_game::view::PlayerView;
use airlock_game::{LEADER_DECKS, Seat, View};

use super::motives;
use super::situation::{Heart, Situation, VICTORY, location_of};

/// Of a hundred agendas of each deck so many want the Cylons to win.
const HOSTILE: i32 = 67;
const SYMPATHETIC: i32 = 33;
/// What somebody can do more among the humans than among the Cylons.
const AMONG_HUMANS: i32 = 60;
/// The same to a leader with motives who means well: with Mutiny cards and miracles a human player can do most.
const AT_HOME: i32 = 140;
/// What a step towards a goal is worth to whoever needs it: a point of a resource, a damaged location, a ship.
pub const WANTED: i32 = 70;
/// What it is worth to reach a goal outright, and the steps on the way to it.
const GOAL: i32 = 500;
const HALF_WAY: i32 = 300;
const BEGINNING: i32 = 160;
/// An end of the game that comes before the goals are reached.
pub const TOO_SOON: i32 = VICTORY / 3;

/// What somebody with an agenda or with motives plays for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aim {
    pub side: Side,
    pub goals: Vec<Goal>,
    /// What he needs is true already, should the game end now.
    pub ready: bool,
}

impl Aim {
    /// The aim of a player whose agenda or motives this view shows.
    pub fn of(view: &View, player: &PlayerView) -> Option<Aim> {
        if !player.motives.is_empty() || !player.shown_motives.is_empty() {
            return motives::aim(view, player);
        }
        let row = player.agenda.iter().flatten().next()?.row();
        let ready = row.goals.iter().all(|&goal| is_reached(view, player, goal));
        Some(Aim { side: row.side, goals: row.goals.to_vec(), ready })
    }

    /// The side that serves the aim now: until the fleet has come far enough, the humans.
    pub fn sides_with(&self, view: &View) -> Side {
        let too_near = |goal: &Goal| matches!(*goal, Goal::DistanceAtLeast(far) if view.fleet.distance < far);
        if self.goals.iter().any(too_near) { Side::Human } else { self.side }
    }
}

impl Situation<'_> {
    pub fn has_leader(&self) -> bool {
        self.seats().any(|seat| self.player(seat).standing == Standing::Leader)
    }

    /// How likely somebody with an agenda wants the Cylons to win, in percent, by the deck that it came from.
    pub fn odds_of_agenda(&self) -> i32 {
        if let Some(odds) = self.odds_of_motives() {
            return odds;
        }
        let deck = LEADER_DECKS.iter().find(|row| row.0 == self.view.setup.players).map(|row| row.3);
        match deck {
            Some(AgendaDeck::Sympathetic) => SYMPATHETIC,
            Some(AgendaDeck::Hostile) | None => HOSTILE,
        }
    }

    pub fn damaged_aboard(&self, ship: Ship) -> usize {
        self.view.fleet.damaged.iter().filter(|location| location.ship() == ship).count()
    }

    /// Whether a line of this officer's agenda is true now.
    pub fn reached(&self, goal: Goal) -> bool {
        is_reached(self.view, self.myself(), goal)
    }

    /// Whether the agenda has a line like that which is not true yet.
    pub fn lacks(&self, like: impl Fn(Goal) -> bool) -> bool {
        self.aim.as_ref().is_some_and(|aim| aim.goals.iter().any(|&goal| like(goal) && !self.reached(goal)))
    }

    /// What the last of `dial` points of a resource is worth by the agenda, where by itself it is worth `plain`.
    pub fn aimed_point(&self, resource: Resource, dial: i32, plain: i32) -> i32 {
        let Some(aim) = &self.aim else { return plain };
        if self.plays_for_motives() {
            return self.motive_point(aim, resource, dial, plain);
        }
        let unreached = aim.goals.iter().any(|&goal| !self.reached(goal));
        match aim.side {
            Side::Human => aim.goals.iter().fold(plain, |cost, &goal| self.wanted_low(goal, resource, dial, cost)),
            Side::Cylon if !unreached || self.heart == Heart::Human => plain,
            Side::Cylon => {
                let above = |goal: &Goal| match *goal {
                    Goal::AllAtMost(resources, value) => resources.contains(&resource).then_some(i32::from(value)),
                    Goal::AllRed => Some(red(resource)),
                    _ => None,
                };
                match aim.goals.iter().find_map(above) {
                    Some(value) if dial > value => plain + WANTED,
                    // To run out of it now would end the game too soon.
                    _ if dial <= 1 => -TOO_SOON,
                    _ if dial <= 3 => 5,
                    Some(_) => 10,
                    None => plain / 2,
                }
            }
        }
    }

    /// For a leader who wants the humans to come through on their last legs.
    fn wanted_low(&self, goal: Goal, resource: Resource, dial: i32, plain: i32) -> i32 {
        let late = 4 + i32::from(self.view.fleet.distance);
        let gone = -WANTED * late / 12;
        match goal {
            Goal::AllAtMost(resources, value) if resources.contains(&resource) && dial > i32::from(value) + 1 => gone,
            Goal::AnyAtMost(resources, value) if !self.reached(goal) => {
                let lowest = resources.iter().copied().min_by_key(|&other| self.dial(other));
                if lowest == Some(resource) && dial > i32::from(value) { gone } else { plain }
            }
            Goal::Near(one, other, by) if resource == one || resource == other => {
                let its = if resource == one { other } else { one };
                let ahead = dial - self.dial(its);
                match ahead {
                    _ if ahead > i32::from(by) => gone,
                    _ if ahead <= -i32::from(by) => plain + WANTED,
                    _ => plain,
                }
            }
            _ => plain,
        }
    }

    /// What one more damage token of Galactica costs by the agenda, or one of Pegasus.
    pub fn aimed_damage(&self, ship: Ship, plain: i32) -> i32 {
        let Some(aim) = &self.aim else { return plain };
        let change = |goal: &Goal| match *goal {
            Goal::DamagedAtLeast(_) if !self.reached(*goal) => WANTED,
            Goal::AnyDamaged(_) if ship == Ship::Galactica && !self.reached(*goal) => -self.sign() * WANTED,
            Goal::GalacticaDamagedAtMost(count) if ship == Ship::Galactica => {
                let room = usize::from(count).saturating_sub(self.damaged_aboard(ship));
                if room == 0 { -2 * plain - WANTED } else { -plain / 2 }
            }
            _ => 0,
        };
        plain + aim.goals.iter().map(change).sum::<i32>()
    }

    /// What the loss of a viper or raptor costs by the agenda.
    pub fn aimed_craft(&self, plain: i32) -> i32 {
        let wanted = self.lacks(|goal| matches!(goal, Goal::CraftLost(_) | Goal::VipersLost(_)));
        if wanted { plain - self.sign() * WANTED } else { plain }
    }

    /// What it is worth to the humans that somebody with an agenda comes aboard as one of them.
    pub fn infiltrate_worth(&self, seat: Seat) -> i32 {
        if seat != self.me || self.aim.is_none() {
            return AMONG_HUMANS * self.trust(seat) / 100;
        }
        let for_goal = if self.needs_cover() { BEGINNING } else { 0 };
        match self.heart {
            Heart::Human if self.plays_for_motives() => AT_HOME + for_goal,
            Heart::Human => AMONG_HUMANS + for_goal,
            // Among the humans a Cylon can do little harm, unless he wants to be caught.
            Heart::HiddenCylon | Heart::Cylon => AMONG_HUMANS - for_goal,
        }
    }

    /// Whether a goal needs him among the humans, or to come back from there.
    fn needs_cover(&self) -> bool {
        let without_card = self.myself().super_crises.is_empty();
        self.lacks(|goal| match goal {
            Goal::Infiltrating | Goal::CaughtOrExecuted | Goal::HoldsMutiny => true,
            // Whoever ends it wakes up on the Resurrection Ship, where Super Crisis cards are.
            Goal::PlayedSuperCrisis => without_card,
            _ => false,
        })
    }

    /// What it is worth to the humans that this officer stops passing for one of them.
    pub fn end_infiltration_worth(&self) -> i32 {
        if self.seeks_super_crisis() {
            return self.sign() * (HALF_WAY - BEGINNING / 2);
        }
        let stays_for_goal =
            self.aim.as_ref().is_some_and(|aim| aim.goals.contains(&Goal::Infiltrating)) || self.must_be_caught();
        match self.heart {
            Heart::Human if stays_for_goal => -VICTORY,
            Heart::Human => -AMONG_HUMANS,
            Heart::HiddenCylon | Heart::Cylon if stays_for_goal => VICTORY,
            Heart::HiddenCylon | Heart::Cylon => -AMONG_HUMANS,
        }
    }

    /// Needs to play a Super Crisis card and has none.
    fn seeks_super_crisis(&self) -> bool {
        self.myself().super_crises.is_empty() && self.lacks(|goal| goal == Goal::PlayedSuperCrisis)
    }

    /// What it is worth beyond its effects that this officer draws, or plays, a Super Crisis card.
    pub fn super_crisis_drawn(&self, seat: Seat) -> i32 {
        if seat == self.me && self.seeks_super_crisis() { self.sign() * HALF_WAY } else { 0 }
    }

    pub fn super_crisis_played(&self, seat: Seat) -> i32 {
        let wanted = seat == self.me && self.lacks(|goal| goal == Goal::PlayedSuperCrisis);
        if wanted { self.sign() * GOAL } else { 0 }
    }

    /// His agenda wants him in the Brig or executed at the end, and he has not been executed.
    pub fn must_be_caught(&self) -> bool {
        let wants = self.aim.as_ref().is_some_and(|aim| aim.goals.contains(&Goal::CaughtOrExecuted));
        wants && !self.myself().was_executed
    }

    /// What it is worth to the humans by this officer's own lights that he is locked up, or set free.
    pub fn own_arrest(&self, seat: Seat) -> Option<i32> {
        (seat == self.me && self.must_be_caught()).then_some(self.sign() * HALF_WAY)
    }

    /// The same, executed.
    pub fn own_execution(&self, seat: Seat) -> Option<i32> {
        (seat == self.me && self.must_be_caught()).then_some(self.sign() * GOAL)
    }
}

/// The value from which on down a dial is red (BASE-013).
pub fn red(resource: Resource) -> i32 {
    i32::from(tokens::dial(resource).red)
}

fn is_prisoner(player: &PlayerView) -> bool {
    location_of(player.place).is_some_and(|here| here.stands_for() == Location::Brig)
}

/// Whether a line of somebody's agenda or motive is true now, as far as the view tells.
pub fn is_reached(view: &View, myself: &PlayerView, goal: Goal) -> bool {
    let fleet = &view.fleet;
    let dial = |resource: Resource| i32::from(fleet.dial(resource));
    let at_most = |resource: Resource, value: u8| dial(resource) <= i32::from(value);
    let damaged = |ship: Ship| fleet.damaged.iter().filter(|location| location.ship() == ship).count();
    let hand = &myself.hand.known;
    match goal {
        Goal::AllAtMost(resources, value) => resources.iter().all(|&resource| at_most(resource, value)),
        Goal::AnyAtMost(resources, value) => resources.iter().any(|&resource| at_most(resource, value)),
        Goal::AllRed => Resource::ALL.iter().all(|&resource| dial(resource) <= red(resource)),
        Goal::Near(one, other, by) => (dial(one) - dial(other)).abs() <= i32::from(by),
        Goal::PlayedSuperCrisis => myself.played_super_crisis,
        Goal::DamagedAtLeast(count) => damaged(Ship::Galactica) + damaged(Ship::Pegasus) >= usize::from(count),
        Goal::GalacticaDamagedAtMost(count) => damaged(Ship::Galactica) <= usize::from(count),
        Goal::CaughtOrExecuted => is_prisoner(myself) || myself.was_executed,
        Goal::Infiltrating => myself.infiltrating,
        Goal::Free => !is_prisoner(myself),
        Goal::CraftLost(count) => fleet.damaged_vipers + fleet.destroyed_vipers + fleet.destroyed_raptors >= count,
        Goal::DistanceAtLeast(distance) => fleet.distance >= distance,
        Goal::AtLeast(resource, value) => dial(resource) >= i32::from(value),
        Goal::OnBlueSpace => tokens::JUMP_TRACK[usize::from(fleet.track)].blue,
        Goal::NoCylonShips => {
            let ships = view.space.areas.iter().map(|here| here.raiders + here.heavy_raiders).sum::<u8>();
            ships == 0 && view.space.basestars.iter().all(Option::is_none)
        }
        Goal::AnyDamaged(locations) => locations.iter().any(|location| fleet.damaged.contains(location)),
        Goal::HoldsCards(skill, count) => {
            hand.iter().filter(|card| card.skill() == skill).count() >= usize::from(count)
        }
        Goal::HoldsEach(skills) => skills.iter().all(|&skill| hand.iter().any(|card| card.skill() == skill)),
        Goal::AnotherInBrig => {
            view.players.iter().any(|other| other.seat != myself.seat && other.place == Place::At(Location::Brig))
        }
        Goal::HoldsMutiny => !myself.mutiny.is_empty(),
        Goal::NoCenturions => fleet.boarding.iter().all(|&count| count == 0),
        Goal::VipersLost(count) => {
            fleet.damaged_vipers + fleet.destroyed_vipers + fleet.destroyed_assault_raptors >= count
        }
    }
}
