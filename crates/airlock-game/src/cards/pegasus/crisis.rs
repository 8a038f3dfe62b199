//! The Crisis cards of Pegasus: twenty, shuffled into the base deck.
//!
//! "Each player" is the Cylon players too: they may drop the harm and still draw (PEG-016).

use crate::cards::base::crisis::{LOOKS_AT_LOYALTY, attack, check, choice, discards, discards_at_random, roll};
use crate::cards::effect::{Among, Effect, Effect::*, From, Hold, Who};
use crate::cards::effect::{Who::Admiral, Who::AdmiralAndCurrent, Who::Current, Who::EachPlayer, Who::President};
use crate::cards::rows::{
    CrisisRow, StandingRule,
    StandingRule::{Barrage, CapturedCrew},
    Until,
};
use crate::terms::{Area::*, Craft::*, Icon::*, Location::Brig, Resource::*, Skill::*, Title};

pub(in crate::cards) const fn draws_treachery(who: Who, cards: u8) -> Effect {
    Draw { who, cards, from: From::Skill(Treachery) }
}

pub static CARDS: &[CrisisRow] = &[
    choice(
        "a-verdict-of-guilty",
        Admiral,
        &[Execute { who: Current }, discards(Admiral, 3)],
        &[DamageGalactica, DamageGalactica],
    )
    .icon(Basestars)
    .jump(),
    check("an-offer-of-peace", 12, &[Politics, Leadership])
        .partial(6, &[IntoDestiny(Treachery, 2)])
        .fail(&[Turn(Morale, -1), IntoDestiny(Treachery, 2)])
        .icon(LaunchRaiders),
    choice(
        "assassination-plot",
        President,
        &[discards(AdmiralAndCurrent, 3), draws_treachery(AdmiralAndCurrent, 3)],
        &[Execute { who: Admiral }],
    )
    .icon(Basestars)
    .jump(),
    choice(
        "civilian-ship-nuked",
        President,
        &[DestroyCivilian, discards(EachPlayer, 1), draws_treachery(EachPlayer, 1)],
        &[DestroyCivilian, DestroyCivilian],
    )
    .icon(Raiders)
    .jump(),
    check("code-blue", 13, &[Politics, Leadership, Tactics])
        .pass(&[LOOKS_AT_LOYALTY])
        .fail(&[Turn(Morale, -1), Send { who: Current, to: Brig }])
        .or(&[discards(EachPlayer, 2), draws_treachery(EachPlayer, 2)])
        .icon(HeavyRaiders)
        .jump(),
    check("defending-a-prisoner", 11, &[Politics, Leadership])
        .fail(&[Turn(Morale, -1), roll(4, &[Execute { who: Current }])])
        .icon(HeavyRaiders)
        .jump(),
    // PEG-108
    attack(
        "dogfight",
        &[Raiders],
        &[
            (StarboardAft, &[(Basestar, 1), (Raider, 2)]),
            (Aft, &[(Raider, 2)]),
            (PortAft, &[(Viper, 1)]),
            (PortBow, &[(Viper, 1), (Civilian, 1)]),
        ],
        &[StayInPlay],
    )
    .stays(Until::JumpOrNoRaiders, Barrage(2)),
    choice(
        "food-hoarding-in-the-fleet",
        President,
        &[Turn(Morale, -1), roll(3, &[DestroyCivilian])],
        &[Turn(Food, -2)],
    )
    .icon(Raiders)
    .jump(),
    check("medical-breakthrough", 12, &[Politics, Leadership, Engineering])
        .pass(&[Draw { who: Who::EachHuman, cards: 1, from: From::OwnTypes }])
        .partial(6, &[])
        .fail(&[Turn(Morale, -1), discards(EachPlayer, 1), draws_treachery(EachPlayer, 1)])
        .icon(HeavyRaiders),
    choice(
        "pressure-the-supply-ships",
        Admiral,
        &[Turn(Food, 1), Turn(Morale, -1), discards(Admiral, 2), draws_treachery(Admiral, 2)],
        &[Turn(Food, -2)],
    )
    .icon(Raiders)
    .jump(),
    check("reunite-the-fleet", 10, &[Politics, Leadership])
        .pass(&[Turn(Population, 1)])
        .fail(&[Turn(Morale, -1), discards(EachPlayer, 1), draws_treachery(EachPlayer, 1)])
        .or(&[discards_at_random(Current, 2), draws_treachery(Current, 2)])
        .icon(Raiders),
    check("review-galacticas-log", 14, &[Politics, Leadership, Tactics])
        .partial(6, &[discards(Admiral, 3)])
        .fail(&[Turn(Morale, -1), discards(Admiral, 5)])
        .icon(Raiders)
        .jump(),
    check("sabotage-investigated", 9, &[Tactics, Engineering])
        .pass(&[Turn(Food, -1)])
        .fail(&[Turn(Morale, -1), Turn(Fuel, -1), Turn(Food, -1)])
        .icon(HeavyRaiders)
        .jump(),
    // PEG-107
    attack(
        "scar",
        &[Raiders],
        &[(StarboardBow, &[(Scar, 1)]), (Aft, &[(Civilian, 2)]), (PortAft, &[(Viper, 1)]), (PortBow, &[(Viper, 1)])],
        &[StayInPlay],
    )
    .stays(Until::JumpOrScar, StandingRule::Scar),
    check("standoff-with-pegasus", 22, &[Politics, Leadership, Tactics, Piloting])
        .pass(&[May {
            by: Current,
            then: &[Target {
                by: Current,
                among: Among::Prisoners,
                then: &[SendAnywhere { who: Who::Target, by: Current }],
            }],
        }])
        .fail(&[Turn(Population, -1), Turn(Morale, -1), DamageVipers { count: 1, hold: Hold::Space }])
        .icon(LaunchRaiders),
    // PEG-119
    choice(
        "suspicious-election-results",
        Admiral,
        &[PassTitle(Title::President)],
        &[discards_at_random(Admiral, 1), draws_treachery(Admiral, 1)],
    )
    .icon(Raiders),
    check("the-black-market", 13, &[Politics, Leadership, Tactics])
        .pass(&[Turn(Food, 1)])
        .fail(&[Turn(Food, -2), Turn(Morale, -1)])
        .or(&[Turn(Food, -1), discards(EachPlayer, 1), draws_treachery(EachPlayer, 1)])
        .icon(Raiders)
        .jump(),
    // PEG-109
    attack(
        "the-guardians",
        &[Basestars],
        &[
            (Fore, &[(Basestar, 1)]),
            (StarboardBow, &[(Raider, 2)]),
            (StarboardAft, &[(HeavyRaider, 1)]),
            (Aft, &[(Civilian, 1)]),
            (PortAft, &[(Viper, 1)]),
            (PortBow, &[(Raider, 2), (Viper, 1)]),
        ],
        &[StayInPlay],
    )
    .stays(Until::Jump, CapturedCrew),
    check("training-snafu", 8, &[Leadership, Piloting])
        .fail(&[DamageVipers { count: 3, hold: Hold::Anywhere }])
        .icon(Basestars)
        .jump(),
    check("unsettling-stories", 9, &[Politics, Leadership])
        .fail(&[Turn(Morale, -1), discards(EachPlayer, 1), draws_treachery(EachPlayer, 1)])
        .or(&[Turn(Morale, -1)])
        .icon(Raiders)
        .jump(),
];
