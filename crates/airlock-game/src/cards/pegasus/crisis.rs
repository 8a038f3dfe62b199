//! The Crisis cards of Pegasus: twenty, shuffled into the base deck.
//!
//! "Each player" is the Cylon players too: they may drop the harm and still draw (PEG-016).

use crate::cards::base::crisis::{LOOKS_AT_LOYALTY, attack, check, choice, low_roll};
use crate::cards::effect::{Among, Effect, From, Hold, Who};
use crate::cards::effect::{Who::Admiral, Who::AdmiralAndCurrent, Who::Current, Who::EachPlayer, Who::President};
use crate::cards::rows::{
    CrisisRow, StandingRule,
    StandingRule::{Barrage, CapturedCrew},
    Until,
};
use crate::cards::vocabulary::*;
use crate::terms::{Area::*, Craft::*, Icon::*, Location::Brig, Resource::*, Skill::*, Title};

pub(in crate::cards) const fn draws_treachery(who: Who, cards: u8) -> Effect {
    draw(who, cards, From::Skill(Treachery))
}

pub static CARDS: &[CrisisRow] = &[
    choice(
        "a-verdict-of-guilty",
        Admiral,
        &[execute(Current), discard(Admiral, 3)],
        &[DAMAGE_GALACTICA, DAMAGE_GALACTICA],
    )
    .icon(Basestars)
    .jump(),
    check("an-offer-of-peace", 12, &[Politics, Leadership])
        .partial(6, &[into_destiny(Treachery, 2)])
        .fail(&[turn(Morale, -1), into_destiny(Treachery, 2)])
        .icon(LaunchRaiders),
    choice(
        "assassination-plot",
        President,
        &[discard(AdmiralAndCurrent, 3), draws_treachery(AdmiralAndCurrent, 3)],
        &[execute(Admiral)],
    )
    .icon(Basestars)
    .jump(),
    choice(
        "civilian-ship-nuked",
        President,
        &[DESTROY_CIVILIAN, discard(EachPlayer, 1), draws_treachery(EachPlayer, 1)],
        &[DESTROY_CIVILIAN, DESTROY_CIVILIAN],
    )
    .icon(Raiders)
    .jump(),
    check("code-blue", 13, &[Politics, Leadership, Tactics])
        .pass(&[LOOKS_AT_LOYALTY])
        .fail(&[turn(Morale, -1), send(Current, Brig)])
        .or(&[discard(EachPlayer, 2), draws_treachery(EachPlayer, 2)])
        .icon(HeavyRaiders)
        .jump(),
    check("defending-a-prisoner", 11, &[Politics, Leadership])
        .fail(&[turn(Morale, -1), low_roll(4, &[execute(Current)])])
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
        &[STAY_IN_PLAY],
    )
    .stays(Until::JumpOrNoRaiders, Barrage(2)),
    choice(
        "food-hoarding-in-the-fleet",
        President,
        &[turn(Morale, -1), low_roll(3, &[DESTROY_CIVILIAN])],
        &[turn(Food, -2)],
    )
    .icon(Raiders)
    .jump(),
    check("medical-breakthrough", 12, &[Politics, Leadership, Engineering])
        .pass(&[draw(Who::EachHuman, 1, From::OwnTypes)])
        .partial(6, &[])
        .fail(&[turn(Morale, -1), discard(EachPlayer, 1), draws_treachery(EachPlayer, 1)])
        .icon(HeavyRaiders),
    choice(
        "pressure-the-supply-ships",
        Admiral,
        &[turn(Food, 1), turn(Morale, -1), discard(Admiral, 2), draws_treachery(Admiral, 2)],
        &[turn(Food, -2)],
    )
    .icon(Raiders)
    .jump(),
    check("reunite-the-fleet", 10, &[Politics, Leadership])
        .pass(&[turn(Population, 1)])
        .fail(&[turn(Morale, -1), discard(EachPlayer, 1), draws_treachery(EachPlayer, 1)])
        .or(&[discard_at_random(Current, 2), draws_treachery(Current, 2)])
        .icon(Raiders),
    check("review-galacticas-log", 14, &[Politics, Leadership, Tactics])
        .partial(6, &[discard(Admiral, 3)])
        .fail(&[turn(Morale, -1), discard(Admiral, 5)])
        .icon(Raiders)
        .jump(),
    check("sabotage-investigated", 9, &[Tactics, Engineering])
        .pass(&[turn(Food, -1)])
        .fail(&[turn(Morale, -1), turn(Fuel, -1), turn(Food, -1)])
        .icon(HeavyRaiders)
        .jump(),
    // PEG-107
    attack(
        "scar",
        &[Raiders],
        &[(StarboardBow, &[(Scar, 1)]), (Aft, &[(Civilian, 2)]), (PortAft, &[(Viper, 1)]), (PortBow, &[(Viper, 1)])],
        &[STAY_IN_PLAY],
    )
    .stays(Until::JumpOrScar, StandingRule::Scar),
    check("standoff-with-pegasus", 22, &[Politics, Leadership, Tactics, Piloting])
        .pass(&[may(Current, &[target(Current, Among::Prisoners, &[send_anywhere(Who::Target, Current)])])])
        .fail(&[turn(Population, -1), turn(Morale, -1), damage_vipers(1, Hold::Space)])
        .icon(LaunchRaiders),
    // PEG-119
    choice(
        "suspicious-election-results",
        Admiral,
        &[pass_title(Title::President)],
        &[discard_at_random(Admiral, 1), draws_treachery(Admiral, 1)],
    )
    .icon(Raiders),
    check("the-black-market", 13, &[Politics, Leadership, Tactics])
        .pass(&[turn(Food, 1)])
        .fail(&[turn(Food, -2), turn(Morale, -1)])
        .or(&[turn(Food, -1), discard(EachPlayer, 1), draws_treachery(EachPlayer, 1)])
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
        &[STAY_IN_PLAY],
    )
    .stays(Until::Jump, CapturedCrew),
    check("training-snafu", 8, &[Leadership, Piloting])
        .fail(&[damage_vipers(3, Hold::Anywhere)])
        .icon(Basestars)
        .jump(),
    check("unsettling-stories", 9, &[Politics, Leadership])
        .fail(&[turn(Morale, -1), discard(EachPlayer, 1), draws_treachery(EachPlayer, 1)])
        .or(&[turn(Morale, -1)])
        .icon(Raiders)
        .jump(),
];
