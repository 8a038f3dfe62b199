//! The Crisis cards of Daybreak: thirty, shuffled into the deck.
//!
//! Cylon players draw no Mutiny cards (DAY-019) and may drop the harm of a Crisis (BASE-190).

use crate::cards::base::crisis::{attack, check, choice, discards, discards_at_random, roll};
use crate::cards::effect::{Among, Condition, Effect, Effect::*, From, Who};
use crate::cards::effect::{Who::Admiral, Who::Current, Who::EachPlayer, Who::President};
use crate::cards::pegasus::crisis::draws_treachery;
use crate::cards::rows::{CrisisRow, StandingRule::*, Until};
use crate::terms::Location::{Armory, Command, Sickbay};
use crate::terms::{Area::*, Craft::*, Icon::*, Resource::*, Ship, Skill::*, Title};

pub(super) const fn draws_mutiny(who: Who) -> Effect {
    DrawMutiny { who, cards: 1 }
}

const CHOOSES_FOR_MUTINY: Effect =
    Target { by: Current, among: Among::MayDrawMutiny, then: &[draws_mutiny(Who::Target)] };

pub static CARDS: &[CrisisRow] = &[
    check("a-desperate-pact", 15, &[Politics, Leadership, Piloting])
        .fail(&[Turn(Morale, -1), PassTitle(Title::President)])
        .or(&[discards(President, 3), draws_mutiny(Current)])
        .icon(Raiders),
    choice("abandon-galactica", Admiral, &[DiscardNuke], &[Turn(Food, -1), draws_treachery(Admiral, 2)])
        .requires(Condition::HasNuke)
        .icon(Basestars)
        .jump(),
    choice(
        "an-ambitious-operation",
        Admiral,
        &[
            Turn(Fuel, -1),
            Target { by: Admiral, among: Among::OthersMayGainMiracle, then: &[GainMiracle { who: Who::Target }] },
        ],
        &[roll(4, &[Turn(Fuel, -1)])],
    )
    .icon(Raiders)
    .jump(),
    attack(
        "blindsided",
        &[Raiders],
        &[
            (Fore, &[(Basestar, 1), (HeavyRaider, 1)]),
            (StarboardBow, &[(Raider, 3)]),
            (Aft, &[(Basestar, 1), (HeavyRaider, 1)]),
            (PortAft, &[(Civilian, 1)]),
            (PortBow, &[(Viper, 1), (Civilian, 2)]),
        ],
        &[DestroyRaptor],
    ),
    check("consult-the-hybrid", 10, &[Politics, Leadership])
        .pass(&[draws_mutiny(Current), Draw { who: Current, cards: 2, from: From::AnyType }])
        .fail(&[Turn(Food, -1), IntoDestiny(Treachery, 2)])
        .icon(HeavyRaiders)
        .jump(),
    choice(
        "dangerous-plots",
        President,
        &[draws_mutiny(Admiral), draws_mutiny(President)],
        &[Turn(Morale, -1), discards(Current, 3)],
    )
    .icon(Basestars)
    .jump(),
    choice(
        "dishonest-tactics",
        President,
        &[
            Turn(Morale, -1),
            May {
                by: President,
                then: &[Target {
                    by: President,
                    among: Among::Prisoners,
                    then: &[Send { who: Who::Target, to: Command }],
                }],
            },
        ],
        &[Turn(Fuel, -1), DrawQuorum { who: President, cards: 2 }],
    )
    .icon(Raiders)
    .jump(),
    check("domestic-dispute", 9, &[Politics, Tactics])
        .fail(&[Turn(Morale, -1), Send { who: Current, to: Sickbay }])
        .icon(Raiders),
    check("earth-in-ruins", 9, &[Politics, Leadership, Tactics])
        .pass(&[Turn(Morale, -1)])
        .fail(&[Turn(Morale, -2)])
        .or(&[Turn(Food, -1), draws_mutiny(Current)])
        .icon(Raiders)
        .jump(),
    check("enemy-of-my-enemy", 13, &[Politics, Leadership, Piloting])
        .pass(&[Turn(Morale, -1)])
        .fail(&[Turn(Morale, -2), DamageGalactica])
        .or(&[DamageGalactica, DamageGalactica])
        .icon(Raiders)
        .jump(),
    // DAY-099
    attack(
        "event-horizon",
        &[Raiders],
        &[
            (Fore, &[(Raider, 2), (Viper, 1)]),
            (StarboardBow, &[(Basestar, 1)]),
            (Aft, &[(Basestar, 1), (Raider, 2)]),
            (PortAft, &[(Viper, 1)]),
            (PortBow, &[(Viper, 1)]),
        ],
        &[StayInPlay],
    )
    .stays(Until::Jump, ViperActivationCosts(1)),
    check("galactica-falling-apart", 8, &[Leadership, Piloting, Engineering])
        .fail(&[Turn(Morale, -1), DamageGalactica])
        .or(&[roll(6, &[Turn(Food, -1)])])
        .icon(Raiders)
        .jump(),
    check("give-in-to-despair", 14, &[Politics, Leadership])
        .partial(9, &[Turn(Food, -1), draws_treachery(Current, 3)])
        .fail(&[Turn(Morale, -2)])
        .icon(HeavyRaiders)
        .jump(),
    // DAY-100
    attack(
        "hornets-nest",
        &[Raiders],
        &[
            (Fore, &[(Raider, 3), (Viper, 1), (Civilian, 1)]),
            (StarboardAft, &[(Basestar, 1)]),
            (Aft, &[(Raider, 3)]),
            (PortAft, &[(Viper, 1)]),
            (PortBow, &[(Civilian, 2)]),
        ],
        &[StayInPlay],
    )
    .stays(Until::JumpOrBasestar, NoActionsOf(Piloting)),
    check("hybrid-in-panic", 12, &[Tactics, Engineering])
        .pass(&[JumpPrep(1)])
        .partial(8, &[discards(Current, 2)])
        .fail(&[Turn(Fuel, -1)])
        .icon(HeavyRaiders)
        .jump(),
    check("incitement-to-mutiny", 13, &[Politics, Leadership, Tactics])
        .partial(7, &[IntoDestiny(Treachery, 2)])
        .fail(&[IntoDestiny(Treachery, 4)])
        .icon(HeavyRaiders)
        .jump(),
    check("insubordinate-crew", 12, &[Leadership, Tactics])
        .fail(&[Turn(Morale, -1), draws_mutiny(Who::EachWithoutMutiny)])
        .icon(Raiders),
    attack(
        "lockdown",
        &[HeavyRaiders],
        &[
            (Fore, &[(HeavyRaider, 2)]),
            (StarboardBow, &[(Basestar, 1), (HeavyRaider, 2)]),
            (Aft, &[(Viper, 1), (Civilian, 1)]),
            (PortAft, &[(Civilian, 1)]),
        ],
        &[StayInPlay],
    )
    .stays(Until::JumpOrBasestar, CannotActivate(Armory)),
    check("one-last-cocktail", 7, &[Tactics, Engineering])
        .fail(&[Turn(Food, -1), Turn(Morale, -1)])
        .or(&[roll(6, &[Turn(Morale, -1), Send { who: President, to: Sickbay }])])
        .icon(Basestars)
        .jump(),
    choice("question-procedure", President, &[Turn(Morale, -1)], &[DamageGalactica, discards(President, 3)])
        .icon(Basestars)
        .jump(),
    check("quorum-in-uproar", 8, &[Politics, Tactics])
        .fail(&[DiscardQuorum(2), discards_at_random(President, 2)])
        .icon(LaunchRaiders),
    check("rallying-support", 8, &[Politics, Tactics])
        .fail(&[Turn(Population, -1), draws_mutiny(Current), draws_treachery(Current, 1)])
        .icon(Raiders)
        .jump(),
    check("reactor-critical", 7, &[Tactics, Piloting, Engineering])
        .pass(&[draws_treachery(Current, 2)])
        .fail(&[Turn(Fuel, -1)])
        .icon(LaunchRaiders),
    check("rebuild-trust", 9, &[Politics, Leadership])
        .pass(&[FreePrisoners(Ship::Galactica)])
        .fail(&[Turn(Morale, -2)])
        .icon(Raiders),
    check("religious-turmoil", 7, &[Politics, Tactics])
        .fail(&[Turn(Morale, -1), discards(EachPlayer, 1)])
        .or(&[roll(4, &[Turn(Food, -1), Turn(Population, -1)])])
        .icon(Raiders)
        .jump(),
    attack(
        "reprisal",
        &[Raiders],
        &[
            (Fore, &[(Raider, 2), (Civilian, 1)]),
            (StarboardBow, &[(Viper, 1)]),
            (StarboardAft, &[(Viper, 1)]),
            (Aft, &[(HeavyRaider, 1), (Raider, 3)]),
            (PortAft, &[(Civilian, 1)]),
            (PortBow, &[(Basestar, 1)]),
        ],
        &[IntoDestiny(Treachery, 2), draws_mutiny(Current)],
    ),
    choice(
        "requisition-for-demetrius",
        Admiral,
        &[Turn(Food, -1), roll(6, &[IntoDestiny(Treachery, 2)])],
        &[draws_mutiny(Admiral), draws_treachery(Admiral, 2)],
    )
    .icon(Basestars),
    check("secret-meetings", 9, &[Politics, Tactics, Engineering])
        .fail(&[Turn(Morale, -1)])
        .or(&[draws_mutiny(Current), CHOOSES_FOR_MUTINY])
        .icon(Raiders)
        .jump(),
    choice(
        "starvation-in-dogsville",
        President,
        &[roll(4, &[Turn(Population, -1), Turn(Food, -1)])],
        &[roll(4, &[Turn(Food, -2)])],
    )
    .icon(Raiders)
    .jump(),
    attack(
        "trial-by-fire",
        &[Raiders],
        &[
            (Fore, &[(Raider, 3), (HeavyRaider, 2)]),
            (StarboardBow, &[(Viper, 1)]),
            (Aft, &[(Basestar, 1)]),
            (PortBow, &[(Civilian, 1)]),
        ],
        &[AssaultRaptorArrives],
    ),
];
