//! The Super Crisis deck of the base game: five cards without icons at their foot (BASE-107, BASE-108).

use super::crisis::{attack, check};
use crate::cards::effect::{Effect::*, Who};
use crate::cards::rows::{CrisisRow, StandingRule::Closed, Until};
use crate::terms::{Area::*, Craft::*, Icon::*, Location::Sickbay, Resource::*, Ship, Skill::*};

pub static CARDS: &[CrisisRow] = &[
    // BASE-110
    check("bomb-on-colonial-1", 15, &[Tactics, Piloting, Engineering])
        .fail(&[Turn(Morale, -2), Send { who: Who::Aboard(Ship::ColonialOne), to: Sickbay }, StayInPlay])
        .stays(Until::End, Closed(Ship::ColonialOne)),
    check("cylon-intruders", 18, &[Leadership, Tactics]).partial(14, &[Board(1)]).fail(&[DamageGalactica, Board(2)]),
    check("fleet-mobilization", 24, &[Leadership, Tactics, Piloting, Engineering])
        .pass(&[Activate(Basestars), Activate(LaunchRaiders)])
        .fail(&[
            Turn(Morale, -1),
            Activate(Basestars),
            Activate(Raiders),
            Activate(HeavyRaiders),
            Activate(LaunchRaiders),
        ]),
    check("inbound-nukes", 15, &[Leadership, Tactics]).fail(&[Turn(Fuel, -1), Turn(Food, -1), Turn(Population, -1)]),
    attack(
        "massive-assault",
        &[HeavyRaiders, Basestars],
        &[
            (StarboardBow, &[(Basestar, 1), (Raider, 4)]),
            (StarboardAft, &[(Basestar, 1), (HeavyRaider, 1), (Raider, 2)]),
            (PortAft, &[(Viper, 1), (Civilian, 2)]),
            (PortBow, &[(Viper, 1), (Civilian, 2)]),
        ],
        &[JumpPrep(-2)],
    ),
];
