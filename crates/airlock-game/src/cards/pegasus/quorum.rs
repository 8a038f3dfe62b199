//! The Quorum cards of Pegasus: nine, shuffled into the base deck.

use crate::cards::base::quorum::{ASSIGN, card, staying};
use crate::cards::effect::{Among, Condition, From, Who, Who::You};
use crate::cards::rows::{QuorumRow, StandingRule, Until};
use crate::cards::vocabulary::*;
use crate::terms::{Resource::*, Skill};

pub static CARDS: &[QuorumRow] = &[
    // PEG-118
    staying("assign-chief-of-staff", ASSIGN, StandingRule::ChiefOfStaff(Skill::Politics), Until::Used),
    card("civilian-self-defense", &[civilians(CivilianEffect::Fights { raiders: 3, heavy_raiders: 1, upto: 2 })]),
    card("consult-the-oracle", &[LOOK_AT_BOTTOM, read_destiny(2)]), // PEG-114
    card("enact-production-quotas", &[turn(Food, 1), turn(Morale, -1)]),
    card("eulogy", &[when(Condition::Mourned, &[turn(Morale, 1)])]), // PEG-117
    // PEG-116
    card("execute-prisoner", &[target(You, Among::Prisoners, &[execute(Who::Target)])]),
    // PEG-115
    staying(
        "probation",
        &[target(You, Among::Everybody, &[give_this_card(Who::Target)])],
        StandingRule::Probation,
        Until::Used,
    ),
    card("resources-for-galactica", &[damage(DamageEffect::RepairAny { locations: 1, vipers: 2 })]),
    card(
        "unsavory-connections",
        &[
            discard_at_random(You, 2),
            draw(You, 2, From::Skill(Skill::Treachery)),
            choose(You, &[&[turn(Food, 1)], &[turn(Fuel, 1)]]),
        ],
    ),
];
