//! The agendas of Pegasus: six hostile and six sympathetic ones (PEG-081).

use crate::cards::rows::{AgendaDeck, AgendaRow, Goal, Goal::*};
use crate::terms::{Resource, Resource::*, Side};

const fn hostile(id: &'static str, side: Side, goals: &'static [Goal]) -> AgendaRow {
    AgendaRow { id, deck: AgendaDeck::Hostile, side, goals }
}

const fn sympathetic(id: &'static str, side: Side, goals: &'static [Goal]) -> AgendaRow {
    AgendaRow { id, deck: AgendaDeck::Sympathetic, side, goals }
}

pub static AGENDAS: &[AgendaRow] = &[
    hostile("genocide", Side::Cylon, &[AllAtMost(&[Food, Population], 2)]),
    hostile("grant-mercy", Side::Human, &[AnyAtMost(&[Population, Morale, Food], 2)]),
    hostile("mutual-annihilation", Side::Human, &[PlayedSuperCrisis]),
    hostile("reduce-them-to-ruins", Side::Cylon, &[DamagedAtLeast(4), AllAtMost(&[Morale], 3)]),
    hostile("show-their-true-nature", Side::Cylon, &[CaughtOrExecuted]),
    hostile("siege-warfare", Side::Cylon, &[AllRed]),
    sympathetic("convert-the-infidels", Side::Human, &[AllAtMost(Resource::ALL, 3)]),
    sympathetic("guide-them-to-destiny", Side::Human, &[Near(Population, Morale, 2)]),
    sympathetic("join-the-colonials", Side::Human, &[Infiltrating, Free]),
    sympathetic("prove-their-worth", Side::Human, &[CraftLost(5)]),
    sympathetic("salvage-their-equipment", Side::Cylon, &[GalacticaDamagedAtMost(2)]),
    sympathetic("the-illusion-of-hope", Side::Cylon, &[DistanceAtLeast(6)]),
];
