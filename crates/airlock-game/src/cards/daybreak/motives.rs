//! The motives of Cylon leaders: seven for each side (DAY-032 to DAY-036).

use crate::cards::rows::{Goal, Goal::*, MotiveRow, MotiveTime};
use crate::terms::{Location, Resource::*, Side, Skill};

const fn motive(id: &'static str, side: Side, goals: &'static [Goal]) -> MotiveRow {
    MotiveRow { id, side, when: MotiveTime::GameOver, goals }
}

const fn any_time(id: &'static str, side: Side, goals: &'static [Goal]) -> MotiveRow {
    MotiveRow { id, side, when: MotiveTime::AnyTime, goals }
}

pub static CARDS: &[MotiveRow] = &[
    motive("a-false-sense-of-security", Side::Cylon, &[AtLeast(Morale, 3)]),
    any_time("a-justified-response", Side::Cylon, &[OnBlueSpace, NoCylonShips]),
    any_time("end-the-chase", Side::Human, &[AnyDamaged(&[Location::FtlControl, Location::AdmiralsQuarters])]),
    motive("fight-with-honor", Side::Cylon, &[HoldsCards(Skill::Treachery, 3)]),
    motive("harvest-their-resources", Side::Cylon, &[AtLeast(Food, 2)]),
    motive("improve-efficiency", Side::Human, &[HoldsEach(&[Skill::Politics, Skill::Tactics, Skill::Engineering])]),
    motive("keep-them-docile", Side::Human, &[AllAtMost(&[Food], 4)]),
    motive("learn-to-cherish", Side::Human, &[AllAtMost(&[Population], 6)]),
    any_time("make-an-ally", Side::Human, &[AnotherInBrig, HoldsMutiny]),
    any_time("no-unnecessary-force", Side::Cylon, &[DistanceAtLeast(5), NoCenturions]),
    motive("pressure-their-leaders", Side::Human, &[AllAtMost(&[Morale], 5)]),
    motive("remove-the-threat", Side::Human, &[VipersLost(4)]),
    motive("savor-their-demise", Side::Cylon, &[DistanceAtLeast(7)]),
    motive("subjects-for-study", Side::Cylon, &[AtLeast(Population, 4)]),
];
