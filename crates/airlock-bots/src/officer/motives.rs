//! Motives of Cylon leaders: which side to play for, and what it takes (DAY-032 to DAY-036).
//!
//! A leader wins with a side if two revealed motives show it and one at most of his motives is left
//! unrevealed. He sides with those whose motives come cheapest, and pursues the ones that he needs.

use airlock_game::Seat;
use airlock_game::cards::daybreak::tokens::{MOTIVES_OF_A_SIDE, MOTIVES_UNREVEALED};
use airlock_game::cards::{Goal, Motive, SkillCard};
use airlock_game::terms::{Resource, Side, Skill};
use airlock_game::view::PlayerView;
use airlock_game::{View, state::Standing};

use super::leader::{Aim, TOO_SOON, WANTED, is_reached};
use super::situation::{Heart, Situation, on_the_way};
use super::suspicion::draws;

/// A motive of a side that he has not been dealt yet.
const UNDEALT: i32 = 45;
/// What it takes more to win with the Cylons than with the humans, whose cards he shares for a while.
const FROM_AFAR: i32 = 60;
/// Of what the way will take of a resource so much is gone before the game ends, in percent: not every fleet arrives.
const DRIFT: i32 = 60;
/// A card that a goal wants in his hand.
const WANTED_CARD: i32 = 40;
/// A type of which so much of his draws is, in percent, is one of his own.
const DRAWN: i32 = 20;
/// A step towards a goal that can be revealed at any time.
const STEP: i32 = 90;
/// Of a hundred leaders so many side with the Cylons as far as nobody knows, and how much each revealed
/// motive tells.
const EITHER: i32 = 50;
const TOLD: i32 = 20;

/// What a leader with these motives plays for.
pub fn aim(view: &View, player: &PlayerView) -> Option<Aim> {
    let held: Vec<Motive> = player.motives.iter().flatten().copied().collect();
    let plans = [Side::Human, Side::Cylon].map(|side| Plan::of(view, player, &held, side));
    let best = plans.into_iter().min_by_key(|plan| plan.effort)?;
    Some(Aim { side: best.side, goals: best.goals, ready: best.ready })
}

/// How to win with a side.
struct Plan {
    side: Side,
    effort: i32,
    goals: Vec<Goal>,
    ready: bool,
}

impl Plan {
    fn of(view: &View, player: &PlayerView, held: &[Motive], side: Side) -> Plan {
        let needed_of_side = usize::from(MOTIVES_OF_A_SIDE);
        let shown_of_side = player.shown_motives.iter().filter(|motive| motive.row().side == side).count();
        let all = player.shown_motives.len() + held.len();
        let needed = all.saturating_sub(usize::from(MOTIVES_UNREVEALED)).max(needed_of_side);
        let mut by_effort: Vec<(i32, Motive)> =
            held.iter().map(|&motive| (effort(view, player, motive), motive)).collect();
        // Those of the side first, as many as it takes.
        by_effort.sort_by_key(|&(effort, motive)| (motive.row().side != side, effort, motive.0));
        let of_side = by_effort.iter().filter(|(_, motive)| motive.row().side == side).count();
        let lacking = needed_of_side.saturating_sub(shown_of_side);
        let first = lacking.min(of_side);
        by_effort[first..].sort_by_key(|&(effort, motive)| (effort, motive.0));
        let wanted = needed.saturating_sub(player.shown_motives.len()).min(by_effort.len());
        let pursued = &by_effort[..wanted];
        let missing = i32::try_from(lacking - first).unwrap_or(0) * UNDEALT;
        let afar = if side == Side::Cylon { FROM_AFAR } else { 0 };
        let goals = pursued.iter().flat_map(|(_, motive)| motive.row().goals).copied().collect();
        let holds = |motive: &Motive| motive.row().goals.iter().all(|&goal| is_reached(view, player, goal));
        let ready = missing == 0 && pursued.iter().all(|(_, motive)| holds(motive));
        let effort = pursued.iter().map(|&(effort, _)| effort).sum::<i32>() + missing + afar;
        Plan { side, effort, goals, ready }
    }
}

/// What it will take until a motive can be revealed.
fn effort(view: &View, player: &PlayerView, motive: Motive) -> i32 {
    motive.row().goals.iter().map(|&goal| effort_of(view, player, goal)).sum()
}

fn effort_of(view: &View, player: &PlayerView, goal: Goal) -> i32 {
    let fleet = &view.fleet;
    let reached = is_reached(view, player, goal);
    // Dials fall by themselves: what counts is where they will be at the end.
    let dial = |resource: Resource| i32::from(fleet.dial(resource)) - on_the_way(view, resource) * DRIFT / 100;
    let hand = &player.hand.known;
    match goal {
        Goal::AllAtMost(resources, value) | Goal::AnyAtMost(resources, value) => {
            resources.iter().map(|&resource| 6 * (dial(resource) - i32::from(value)).max(0)).sum()
        }
        // What there is may go.
        Goal::AtLeast(resource, value) if reached => 6 * (4 - (dial(resource) - i32::from(value))).clamp(0, 6),
        Goal::AtLeast(..) => 80,
        Goal::DistanceAtLeast(distance) => 5 * i32::from(distance.saturating_sub(fleet.distance)),
        Goal::HoldsCards(skill, count) => {
            let held = hand.iter().filter(|card| card.skill() == skill).count();
            10 * (i32::from(count) - held as i32).max(0)
        }
        Goal::HoldsEach(skills) => {
            let missing = skills.iter().filter(|&&skill| hand.iter().all(|card| card.skill() != skill));
            // What his sheet does not draw he has to find elsewhere.
            missing.map(|&skill| if draws(player.character, skill) >= DRAWN { 10 } else { 25 }).sum()
        }
        Goal::VipersLost(count) => {
            let lost = fleet.damaged_vipers + fleet.destroyed_vipers + fleet.destroyed_assault_raptors;
            8 * i32::from(count.saturating_sub(lost))
        }
        Goal::CraftLost(count) => {
            let lost = fleet.damaged_vipers + fleet.destroyed_vipers + fleet.destroyed_raptors;
            8 * i32::from(count.saturating_sub(lost))
        }
        Goal::OnBlueSpace
        | Goal::NoCylonShips
        | Goal::NoCenturions
        | Goal::Free
        | Goal::GalacticaDamagedAtMost(_)
        | Goal::Near(..) => {
            if reached {
                0
            } else {
                14
            }
        }
        Goal::AnyDamaged(_) | Goal::AnotherInBrig | Goal::HoldsMutiny | Goal::DamagedAtLeast(_) => {
            if reached {
                0
            } else {
                25
            }
        }
        Goal::AllRed | Goal::PlayedSuperCrisis | Goal::CaughtOrExecuted | Goal::Infiltrating => {
            if reached {
                0
            } else {
                30
            }
        }
    }
}

impl Situation<'_> {
    /// Whether this officer has motives in place of an agenda.
    pub fn plays_for_motives(&self) -> bool {
        let myself = self.myself();
        !myself.motives.is_empty() || !myself.shown_motives.is_empty()
    }

    /// How likely the leader sides with the Cylons by the motives that he has shown, in percent.
    pub fn odds_of_motives(&self) -> Option<i32> {
        let leader = self.view.players.iter().find(|player| player.standing == Standing::Leader)?;
        if leader.motives.is_empty() && leader.shown_motives.is_empty() {
            return None;
        }
        let shows = |side: Side| leader.shown_motives.iter().filter(|motive| motive.row().side == side).count() as i32;
        Some((EITHER + TOLD * (shows(Side::Cylon) - shows(Side::Human))).clamp(5, 95))
    }

    /// What the last of `dial` points of a resource is worth to a leader by his motives.
    pub fn motive_point(&self, aim: &Aim, resource: Resource, dial: i32, plain: i32) -> i32 {
        let for_humans = self.heart == Heart::Human;
        // To run out of it now would end the game too soon.
        if dial <= 1 && aim.side == Side::Cylon && !aim.ready && !for_humans {
            return -TOO_SOON;
        }
        // Nor is there any hurry before.
        let plain = if aim.side == Side::Cylon && !aim.ready && !for_humans { plain * 2 / 3 } else { plain };
        aim.goals.iter().fold(plain, |cost, &goal| match goal {
            Goal::AllAtMost(resources, value) if resources.contains(&resource) && dial > i32::from(value) => {
                if for_humans {
                    -WANTED
                } else {
                    plain + WANTED
                }
            }
            Goal::AtLeast(of, value) if of == resource && dial <= i32::from(value) => {
                if for_humans {
                    plain + WANTED
                } else {
                    -WANTED
                }
            }
            _ => cost,
        })
    }

    /// What a card is worth beyond its own by being in the hand when the game ends.
    pub fn held_for_goal(&self, card: SkillCard) -> i32 {
        let Some(aim) = &self.aim else { return 0 };
        let held = |skill: Skill| self.myself().hand.known.iter().filter(|card| card.skill() == skill).count();
        let wanted = |goal: &Goal| match *goal {
            Goal::HoldsCards(skill, count) => card.skill() == skill && held(skill) <= usize::from(count),
            Goal::HoldsEach(skills) => skills.contains(&card.skill()) && held(card.skill()) <= 1,
            _ => false,
        };
        if aim.goals.iter().any(wanted) { WANTED_CARD } else { 0 }
    }

    /// The same of a type that he may draw.
    pub fn drawn_for_goal(&self, skill: Skill) -> i32 {
        let wanted = self.lacks(|goal| match goal {
            Goal::HoldsCards(wanted, _) => wanted == skill,
            Goal::HoldsEach(skills) => {
                skills.contains(&skill) && self.myself().hand.known.iter().all(|card| card.skill() != skill)
            }
            _ => false,
        });
        if wanted { 2 * WANTED_CARD } else { 0 }
    }

    /// What it is worth to this officer's ends that somebody else sits in the Brig.
    pub fn wanted_prisoner(&self, seat: Seat) -> i32 {
        let wanted = seat != self.me && self.lacks(|goal| goal == Goal::AnotherInBrig);
        if wanted { self.sign() * STEP } else { 0 }
    }

    /// The same of a Mutiny card in his own hand.
    pub fn wanted_mutiny(&self, seat: Seat) -> i32 {
        let wanted = seat == self.me && self.lacks(|goal| goal == Goal::HoldsMutiny);
        if wanted { self.sign() * STEP } else { 0 }
    }
}
