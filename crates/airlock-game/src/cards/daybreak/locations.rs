//! The eight new locations of Daybreak's boards and overlays, and those that its overlays change.

use super::crisis::draws_mutiny;
use crate::cards::base::crisis::discards;
use crate::cards::effect::{Among, Condition, Effect, Effect::*, From, PeekDeck, Rest, Script, Who, Who::You};
use crate::cards::rows::LocationRow;
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
const DRAW_OR_PLAY: Effect =
    May { by: You, then: &[Choose { by: You, options: &[&[DrawQuorum { who: You, cards: 1 }], &[PlayQuorum]] }] };

/// In the order of [`Location`], from the first one of this box on.
pub static LOCATIONS: &[LocationRow] = &[
    location(
        Ship::ColonialOne,
        Location::QuorumChamber,
        &[Condition::IsPresident],
        &[DrawQuorum { who: You, cards: 1 }, DRAW_OR_PLAY],
    ),
    // DAY-095
    LocationRow {
        hazardous: true,
        requires: &[Condition::HasCards(3)],
        ..cylon(
            Location::HubDestroyed,
            &[discards(You, 3), DrawSuperCrisis { who: You, cards: 1 }, GoTo(Location::CylonFleet)],
        )
    },
    // DAY-103
    LocationRow { requires: &[Condition::NoActiveMission], ..demetrius(Location::Bridge, &[ActivateMission]) },
    demetrius(Location::TacticalPlot, &[Peek(&[PeekDeck::Mission])]),
    demetrius(Location::CaptainsCabin, &[EachDrawsNamed(1)]),
    rebels(Location::HybridTank, &[PayRebels, OrderCrises(5)]),
    rebels(Location::Datastream, &[PayRebels, SearchSkills(3)]),
    // DAY-109
    rebels(Location::RaiderBay, &[PayRebels, RaiderBay { raiders: 2, vipers: 4 }]),
];

/// What the locations of the base board become.
pub static OVERLAY: &[LocationRow] = &[
    // DAY-097
    location(
        Ship::ColonialOne,
        Location::PressRoom,
        &[],
        &[
            Target {
                by: You,
                among: Among::OthersMayDrawMutiny,
                then: &[DrawMutinyPardoned { who: Who::Target, keep: 1 }],
            },
            May { by: You, then: &[DiscardMutiny { who: You }] },
        ],
    ),
    // DAY-096
    location(
        Ship::ColonialOne,
        Location::PresidentsOffice,
        &[],
        &[Draw { who: You, cards: 2, from: From::Skill(Politics) }],
    ),
    // DAY-098
    location(
        Ship::ColonialOne,
        Location::Administration,
        &[],
        &[
            draws_mutiny(You),
            If(
                Condition::PresidentHasMutiny,
                &[Target { by: You, among: Among::Candidates, then: &[Unseat { to: Who::Target }] }],
            ),
        ],
    ),
    cylon(
        Location::Caprica,
        &[Choose {
            by: You,
            options: &[&[PlaySuperCrisis], &[ResolveCrisisOf { cards: 2, rest: Rest::UnderTheDeck }]],
        }],
    ),
    cylon(
        Location::CylonFleet,
        &[Choose {
            by: You,
            options: &[
                &[Activate(Icon::Raiders)],
                &[Activate(Icon::HeavyRaiders)],
                &[Activate(Icon::Basestars)],
                &[Launch { raiders: 2, heavy_raiders: 1 }],
            ],
        }],
    ),
    cylon(
        Location::HumanFleet,
        &[Choose {
            by: You,
            options: &[
                &[Peek(&[PeekDeck::Crisis, PeekDeck::Destination]), Draw { who: You, cards: 2, from: From::OwnTypes }],
                &[If(Condition::MayInfiltrate, &[Infiltrate])],
            ],
        }],
    ),
    LocationRow { hazardous: true, ..cylon(Location::ResurrectionShip, &[DrawSuperCrisis { who: You, cards: 1 }]) },
];
