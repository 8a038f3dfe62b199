//! The Crisis cards of Daybreak: thirty, shuffled into the deck.
//!
//! Cylon players draw no Mutiny cards (DAY-019) and may drop the harm of a Crisis (BASE-190).

use crate::cards::base::crisis::{attack, check, choice, low_roll};
use crate::cards::effect::{Among, Condition, Effect, From, Who};
use crate::cards::effect::{Who::Admiral, Who::Current, Who::EachPlayer, Who::President};
use crate::cards::pegasus::crisis::draws_treachery;
use crate::cards::rows::{CrisisRow, StandingRule::*, Until};
use crate::cards::vocabulary::*;
use crate::terms::Location::{Armory, Command, Sickbay};
use crate::terms::{Area::*, Craft::*, Icon::*, Resource::*, Ship, Skill::*, Title};

pub(super) const fn draws_mutiny(who: Who) -> Effect {
    draw_mutiny(who, 1)
}

const CHOOSES_FOR_MUTINY: Effect = target(Current, Among::MayDrawMutiny, &[draws_mutiny(Who::Target)]);

pub static CARDS: &[CrisisRow] = &[
    check("a-desperate-pact", 15, &[Politics, Leadership, Piloting])
        .fail(&[turn(Morale, -1), pass_title(Title::President)])
        .or(&[discard(President, 3), draws_mutiny(Current)])
        .icon(Raiders),
    choice("abandon-galactica", Admiral, &[DISCARD_NUKE], &[turn(Food, -1), draws_treachery(Admiral, 2)])
        .requires(Condition::HasNuke)
        .icon(Basestars)
        .jump(),
    choice(
        "an-ambitious-operation",
        Admiral,
        &[turn(Fuel, -1), target(Admiral, Among::OthersMayGainMiracle, &[gain_miracle(Who::Target)])],
        &[low_roll(4, &[turn(Fuel, -1)])],
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
        &[DESTROY_RAPTOR],
    ),
    check("consult-the-hybrid", 10, &[Politics, Leadership])
        .pass(&[draws_mutiny(Current), draw(Current, 2, From::AnyType)])
        .fail(&[turn(Food, -1), into_destiny(Treachery, 2)])
        .icon(HeavyRaiders)
        .jump(),
    choice(
        "dangerous-plots",
        President,
        &[draws_mutiny(Admiral), draws_mutiny(President)],
        &[turn(Morale, -1), discard(Current, 3)],
    )
    .icon(Basestars)
    .jump(),
    choice(
        "dishonest-tactics",
        President,
        &[turn(Morale, -1), may(President, &[target(President, Among::Prisoners, &[send(Who::Target, Command)])])],
        &[turn(Fuel, -1), draw_quorum(President, 2)],
    )
    .icon(Raiders)
    .jump(),
    check("domestic-dispute", 9, &[Politics, Tactics]).fail(&[turn(Morale, -1), send(Current, Sickbay)]).icon(Raiders),
    check("earth-in-ruins", 9, &[Politics, Leadership, Tactics])
        .pass(&[turn(Morale, -1)])
        .fail(&[turn(Morale, -2)])
        .or(&[turn(Food, -1), draws_mutiny(Current)])
        .icon(Raiders)
        .jump(),
    check("enemy-of-my-enemy", 13, &[Politics, Leadership, Piloting])
        .pass(&[turn(Morale, -1)])
        .fail(&[turn(Morale, -2), DAMAGE_GALACTICA])
        .or(&[DAMAGE_GALACTICA, DAMAGE_GALACTICA])
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
        &[STAY_IN_PLAY],
    )
    .stays(Until::Jump, ViperActivationCosts(1)),
    check("galactica-falling-apart", 8, &[Leadership, Piloting, Engineering])
        .fail(&[turn(Morale, -1), DAMAGE_GALACTICA])
        .or(&[low_roll(6, &[turn(Food, -1)])])
        .icon(Raiders)
        .jump(),
    check("give-in-to-despair", 14, &[Politics, Leadership])
        .partial(9, &[turn(Food, -1), draws_treachery(Current, 3)])
        .fail(&[turn(Morale, -2)])
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
        &[STAY_IN_PLAY],
    )
    .stays(Until::JumpOrBasestar, NoActionsOf(Piloting)),
    check("hybrid-in-panic", 12, &[Tactics, Engineering])
        .pass(&[jump_prep(1)])
        .partial(8, &[discard(Current, 2)])
        .fail(&[turn(Fuel, -1)])
        .icon(HeavyRaiders)
        .jump(),
    check("incitement-to-mutiny", 13, &[Politics, Leadership, Tactics])
        .partial(7, &[into_destiny(Treachery, 2)])
        .fail(&[into_destiny(Treachery, 4)])
        .icon(HeavyRaiders)
        .jump(),
    check("insubordinate-crew", 12, &[Leadership, Tactics])
        .fail(&[turn(Morale, -1), draws_mutiny(Who::EachWithoutMutiny)])
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
        &[STAY_IN_PLAY],
    )
    .stays(Until::JumpOrBasestar, CannotActivate(Armory)),
    check("one-last-cocktail", 7, &[Tactics, Engineering])
        .fail(&[turn(Food, -1), turn(Morale, -1)])
        .or(&[low_roll(6, &[turn(Morale, -1), send(President, Sickbay)])])
        .icon(Basestars)
        .jump(),
    choice("question-procedure", President, &[turn(Morale, -1)], &[DAMAGE_GALACTICA, discard(President, 3)])
        .icon(Basestars)
        .jump(),
    check("quorum-in-uproar", 8, &[Politics, Tactics])
        .fail(&[discard_quorum(2), discard_at_random(President, 2)])
        .icon(LaunchRaiders),
    check("rallying-support", 8, &[Politics, Tactics])
        .fail(&[turn(Population, -1), draws_mutiny(Current), draws_treachery(Current, 1)])
        .icon(Raiders)
        .jump(),
    check("reactor-critical", 7, &[Tactics, Piloting, Engineering])
        .pass(&[draws_treachery(Current, 2)])
        .fail(&[turn(Fuel, -1)])
        .icon(LaunchRaiders),
    check("rebuild-trust", 9, &[Politics, Leadership])
        .pass(&[free_prisoners(Ship::Galactica)])
        .fail(&[turn(Morale, -2)])
        .icon(Raiders),
    check("religious-turmoil", 7, &[Politics, Tactics])
        .fail(&[turn(Morale, -1), discard(EachPlayer, 1)])
        .or(&[low_roll(4, &[turn(Food, -1), turn(Population, -1)])])
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
        &[into_destiny(Treachery, 2), draws_mutiny(Current)],
    ),
    choice(
        "requisition-for-demetrius",
        Admiral,
        &[turn(Food, -1), low_roll(6, &[into_destiny(Treachery, 2)])],
        &[draws_mutiny(Admiral), draws_treachery(Admiral, 2)],
    )
    .icon(Basestars),
    check("secret-meetings", 9, &[Politics, Tactics, Engineering])
        .fail(&[turn(Morale, -1)])
        .or(&[draws_mutiny(Current), CHOOSES_FOR_MUTINY])
        .icon(Raiders)
        .jump(),
    choice(
        "starvation-in-dogsville",
        President,
        &[low_roll(4, &[turn(Population, -1), turn(Food, -1)])],
        &[low_roll(4, &[turn(Food, -2)])],
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
        &[ASSAULT_RAPTOR_ARRIVES],
    ),
];
