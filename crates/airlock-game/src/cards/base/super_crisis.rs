//! The Super Crisis deck of the base game: five cards without icons at their foot (BASE-107, BASE-108).

use super::crisis::{attack, check};
use crate::cards::effect::Who;
use crate::cards::rows::{CrisisRow, StandingRule::Closed, Until};
use crate::cards::vocabulary::*;
use crate::terms::{Area::*, Craft::*, Icon::*, Location::Sickbay, Resource::*, Ship, Skill::*};

pub static CARDS: &[CrisisRow] = &[
    // BASE-110
    check("bomb-on-colonial-1", 15, &[Tactics, Piloting, Engineering])
        .fail(&[turn(Morale, -2), send(Who::Aboard(Ship::ColonialOne), Sickbay), STAY_IN_PLAY])
        .stays(Until::End, Closed(Ship::ColonialOne)),
    check("cylon-intruders", 18, &[Leadership, Tactics]).partial(14, &[board(1)]).fail(&[DAMAGE_GALACTICA, board(2)]),
    check("fleet-mobilization", 24, &[Leadership, Tactics, Piloting, Engineering])
        .pass(&[activate(Basestars), activate(LaunchRaiders)])
        .fail(&[
            turn(Morale, -1),
            activate(Basestars),
            activate(Raiders),
            activate(HeavyRaiders),
            activate(LaunchRaiders),
        ]),
    check("inbound-nukes", 15, &[Leadership, Tactics]).fail(&[turn(Fuel, -1), turn(Food, -1), turn(Population, -1)]),
    attack(
        "massive-assault",
        &[HeavyRaiders, Basestars],
        &[
            (StarboardBow, &[(Basestar, 1), (Raider, 4)]),
            (StarboardAft, &[(Basestar, 1), (HeavyRaider, 1), (Raider, 2)]),
            (PortAft, &[(Viper, 1), (Civilian, 2)]),
            (PortBow, &[(Viper, 1), (Civilian, 2)]),
        ],
        &[jump_prep(-2)],
    ),
];
