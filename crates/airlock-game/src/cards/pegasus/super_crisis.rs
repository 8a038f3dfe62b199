//! The Super Crisis cards of Pegasus: five, without icons at their foot.

use super::crisis::draws_treachery;
use crate::cards::base::crisis::{attack, check, choice};
use crate::cards::effect::{Who::Admiral, Who::EachCylon, Who::EachPlayer, Who::Officers, Who::President};
use crate::cards::rows::{CrisisRow, StandingRule::*, Until};
use crate::cards::vocabulary::*;
use crate::terms::{Area::*, Craft::*, Icon::*, Location::*, Resource::*, Skill::*};

pub static CARDS: &[CrisisRow] = &[
    choice(
        "demand-peace-manifesto",
        Admiral,
        &[turn(Morale, -1), DAMAGE_GALACTICA, DAMAGE_GALACTICA],
        &[discard_all(Officers)],
    ),
    check("footage-transmitted", 17, &[Politics, Leadership, Tactics])
        .pass(&[draws_treachery(EachPlayer, 1)])
        .partial(12, &[draws_treachery(EachCylon, 2)])
        .fail(&[draws_treachery(EachCylon, 2), draw_super_crisis(EachCylon, 1)]),
    // PEG-110
    attack(
        "lured-into-a-trap",
        &[Raiders],
        &[
            (StarboardBow, &[(Basestar, 1), (Raider, 3)]),
            (StarboardAft, &[(Basestar, 1), (Raider, 3)]),
            (Aft, &[(HeavyRaider, 1)]),
            (PortAft, &[(Viper, 1), (Civilian, 1)]),
            (PortBow, &[(Viper, 1), (Civilian, 1)]),
        ],
        &[STAY_IN_PLAY],
    )
    .stays(Until::Jump, DeadlyAtJump(&[FtlControl, EngineRoom])),
    // PEG-112
    choice(
        "psychological-warfare",
        President,
        &[turn(Morale, -1), discard(EachPlayer, 2), draws_treachery(EachPlayer, 2)],
        &[draws_treachery(EachCylon, 2), new_destiny(Treachery, 6)],
    ),
    // PEG-111
    check("the-farm", 15, &[Tactics, Engineering])
        .partial(8, &[turn(Food, -1)])
        .fail(&[turn(Food, -1), turn(Population, -1), STAY_IN_PLAY])
        .stays(Until::End, NoOncePerGame),
];
