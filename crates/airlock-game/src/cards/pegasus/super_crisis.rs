//! The Super Crisis cards of Pegasus: five, without icons at their foot.

use super::crisis::draws_treachery;
use crate::cards::base::crisis::{attack, check, choice, discards};
use crate::cards::effect::{Amount, Effect::*, Pick};
use crate::cards::effect::{Who::Admiral, Who::EachCylon, Who::EachPlayer, Who::Officers, Who::President};
use crate::cards::rows::{CrisisRow, StandingRule::*, Until};
use crate::terms::{Area::*, Craft::*, Icon::*, Location::*, Resource::*, Skill::*};

pub static CARDS: &[CrisisRow] = &[
    choice(
        "demand-peace-manifesto",
        Admiral,
        &[Turn(Morale, -1), DamageGalactica, DamageGalactica],
        &[Discard { who: Officers, cards: Amount::All, pick: Pick::Own }],
    ),
    check("footage-transmitted", 17, &[Politics, Leadership, Tactics])
        .pass(&[draws_treachery(EachPlayer, 1)])
        .partial(12, &[draws_treachery(EachCylon, 2)])
        .fail(&[draws_treachery(EachCylon, 2), DrawSuperCrisis { who: EachCylon, cards: 1 }]),
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
        &[StayInPlay],
    )
    .stays(Until::Jump, DeadlyAtJump(&[FtlControl, EngineRoom])),
    // PEG-112
    choice(
        "psychological-warfare",
        President,
        &[Turn(Morale, -1), discards(EachPlayer, 2), draws_treachery(EachPlayer, 2)],
        &[draws_treachery(EachCylon, 2), NewDestiny(Treachery, 6)],
    ),
    // PEG-111
    check("the-farm", 15, &[Tactics, Engineering])
        .partial(8, &[Turn(Food, -1)])
        .fail(&[Turn(Food, -1), Turn(Population, -1), StayInPlay])
        .stays(Until::End, NoOncePerGame),
];
