//! The eight new locations of Daybreak's boards and overlays, and those that its overlays change.

use super::crisis::draws_mutiny;
use crate::cards::effect::{Among, Condition, Effect, From, PeekDeck, Rest, Script, Who, Who::You};
use crate::cards::rows::LocationRow;
use crate::cards::vocabulary::*;
use crate::terms::{Icon, Location, Ship, Skill::Politics};

const fn location(ship: Ship, location: Location, requires: &'static [Condition], action: Script) -> LocationRow {
    LocationRow {
        location,
        ship,
        hazardous: false,
        damageable: false,
        requires,
        action,
        cylon_action: &[],
        prisoner: 0,
    }
}

const fn cylon(at: Location, action: Script) -> LocationRow {
    location(Ship::Cylon, at, &[], action)
}

/// DAY-102.
const fn demetrius(at: Location, action: Script) -> LocationRow {
    location(Ship::Demetrius, at, &[], action)
}

/// DAY-108, DAY-110.
const fn rebels(at: Location, action: Script) -> LocationRow {
    location(Ship::RebelBasestar, at, &[Condition::CanPayRebels], action)
}

/// DAY-096: another card, or one is played.
const DRAW_OR_PLAY: Effect = may(You, &[choose(You, &[&[draw_quorum(You, 1)], &[PLAY_QUORUM]])]);

/// In the order of [`Location`], from the first one of this box on.
pub static LOCATIONS: &[LocationRow] = &[
    location(
        Ship::ColonialOne,
        Location::QuorumChamber,
        &[Condition::IsPresident],
        &[draw_quorum(You, 1), DRAW_OR_PLAY],
    ),
    // DAY-095
    LocationRow {
        hazardous: true,
        requires: &[Condition::HasCards(3)],
        ..cylon(Location::HubDestroyed, &[discard(You, 3), draw_super_crisis(You, 1), go_to(Location::CylonFleet)])
    },
    // DAY-103
    LocationRow { requires: &[Condition::NoActiveMission], ..demetrius(Location::Bridge, &[ACTIVATE_MISSION]) },
    demetrius(Location::TacticalPlot, &[peek(&[PeekDeck::Mission])]),
    demetrius(Location::CaptainsCabin, &[each_draws_named(1)]),
    rebels(Location::HybridTank, &[PAY_REBELS, order_crises(5)]),
    rebels(Location::Datastream, &[PAY_REBELS, search_skills(3)]),
    // DAY-109
    rebels(Location::RaiderBay, &[PAY_REBELS, missions(MissionEffect::RaiderBay { raiders: 2, vipers: 4 })]),
];

/// What the locations of the base board become.
pub static OVERLAY: &[LocationRow] = &[
    // DAY-097
    location(
        Ship::ColonialOne,
        Location::PressRoom,
        &[],
        &[
            target(You, Among::OthersMayDrawMutiny, &[draw_mutiny_pardoned(Who::Target, 1)]),
            may(You, &[discard_mutiny(You)]),
        ],
    ),
    // DAY-096
    location(Ship::ColonialOne, Location::PresidentsOffice, &[], &[draw(You, 2, From::Skill(Politics))]),
    // DAY-098
    location(
        Ship::ColonialOne,
        Location::Administration,
        &[],
        &[
            draws_mutiny(You),
            when(Condition::PresidentHasMutiny, &[target(You, Among::Candidates, &[unseat(Who::Target)])]),
        ],
    ),
    cylon(Location::Caprica, &[choose(You, &[&[PLAY_SUPER_CRISIS], &[resolve_crisis_of(2, Rest::UnderTheDeck)]])]),
    cylon(
        Location::CylonFleet,
        &[choose(
            You,
            &[
                &[activate(Icon::Raiders)],
                &[activate(Icon::HeavyRaiders)],
                &[activate(Icon::Basestars)],
                &[cylon_ships(CylonShipEffect::Launch { raiders: 2, heavy_raiders: 1 })],
            ],
        )],
    ),
    cylon(
        Location::HumanFleet,
        &[choose(
            You,
            &[
                &[peek(&[PeekDeck::Crisis, PeekDeck::Destination]), draw(You, 2, From::OwnTypes)],
                &[when(Condition::MayInfiltrate, &[INFILTRATE])],
            ],
        )],
    ),
    LocationRow { hazardous: true, ..cylon(Location::ResurrectionShip, &[draw_super_crisis(You, 1)]) },
];
