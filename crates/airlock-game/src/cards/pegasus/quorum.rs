//! The Quorum cards of Pegasus: nine, shuffled into the base deck.

use crate::cards::base::quorum::{ASSIGN, card, staying};
use crate::cards::effect::{Among, Amount, Condition, Effect::*, From, Pick, Who, Who::You};
use crate::cards::rows::{QuorumRow, StandingRule, Until};
use crate::terms::{Resource::*, Skill};

pub static CARDS: &[QuorumRow] = &[
    // PEG-118
    staying("assign-chief-of-staff", ASSIGN, StandingRule::ChiefOfStaff(Skill::Politics), Until::Used),
    card("civilian-self-defense", &[CivilianFights { raiders: 3, heavy_raiders: 1, upto: 2 }]),
    card("consult-the-oracle", &[LookAtBottom, ReadDestiny { discard: 2 }]), // PEG-114
    card("enact-production-quotas", &[Turn(Food, 1), Turn(Morale, -1)]),
    card("eulogy", &[If(Condition::Mourned, &[Turn(Morale, 1)])]), // PEG-117
    // PEG-116
    card("execute-prisoner", &[Target { by: You, among: Among::Prisoners, then: &[Execute { who: Who::Target }] }]),
    // PEG-115
    staying(
        "probation",
        &[Target { by: You, among: Among::Everybody, then: &[GiveThisCard { to: Who::Target }] }],
        StandingRule::Probation,
        Until::Used,
    ),
    card("resources-for-galactica", &[RepairAny { locations: 1, vipers: 2 }]),
    card(
        "unsavory-connections",
        &[
            Discard { who: You, cards: Amount::Exactly(2), pick: Pick::Random },
            Draw { who: You, cards: 2, from: From::Skill(Skill::Treachery) },
            Choose { by: You, options: &[&[Turn(Food, 1)], &[Turn(Fuel, 1)]] },
        ],
    ),
];
