//! The New Caprica Crisis deck: thirty cards in the place of the whole Crisis deck (PEG-120).
//!
//! The icon of a card counts once Galactica is back, the occupation icon all the time; `jump` is the
//! jump icon before her return and the icon to evacuate after it (PEG-121, PEG-122).

use super::crisis::draws_treachery;
use crate::cards::base::crisis::{check, choice, low_roll};
use crate::cards::effect::{Among, Condition, Effect, From, Script};
use crate::cards::effect::{Who, Who::Admiral, Who::Current, Who::EachPlayer, Who::President};
use crate::cards::rows::CrisisRow;
use crate::cards::vocabulary::*;
use crate::terms::{Icon::*, Location, Location::*, Resource::*, Ship, Skill::*};

impl CrisisRow {
    const fn occupation(self) -> CrisisRow {
        CrisisRow { occupation: true, ..self }
    }
}

const DETAINED: Script = &[send(Current, Detention)];

/// Only a character on New Caprica can be caught there.
const DETAINED_IF_THERE: Effect = when(Condition::CurrentOnNewCaprica, DETAINED);

const HURT_IF_THERE: Effect = when(Condition::CurrentOnNewCaprica, &[send(Current, MedicalCenter)]);

/// PEG-136.
const fn chooses_for(by: Who, to: Location, then: Script) -> Effect {
    target(by, Among::HumansOnNewCaprica(to), then)
}

const fn chooses_for_detention(by: Who) -> Effect {
    const DETAIN: Script = &[send(Who::Target, Detention)];
    chooses_for(by, Detention, DETAIN)
}

const MAY_FREE_SOMEBODY: Effect =
    may(Current, &[target(Current, Among::InDetention, &[send_aboard(Who::Target, Ship::NewCaprica, Current)])]);

pub static CARDS: &[CrisisRow] = &[
    choice(
        "a-cylon-ally",
        Admiral,
        &[PREPARE_OR_EVACUATE, low_roll(5, DETAINED)],
        &[discard(Admiral, 2), discard(Current, 3)],
    )
    .requires(Condition::CurrentOnNewCaprica)
    .icon(Raiders)
    .occupation()
    .jump(),
    check("arrests-at-night", 10, &[Leadership, Tactics])
        .fail(&[turn(Morale, -1), DETAINED_IF_THERE])
        .or(&[discard(EachPlayer, 2), draws_treachery(EachPlayer, 2)])
        .icon(LaunchRaiders)
        .jump(),
    choice(
        "attack-on-the-power-plant",
        President,
        &[turn(Morale, -1), draw(Who::EachHuman, 2, From::OwnTypes)],
        &[turn(Population, -1), turn(Morale, 1)],
    )
    .icon(LaunchRaiders)
    .jump(),
    check("betrayed-from-within", 9, &[Politics, Leadership])
        .partial(6, &[discard_at_random(Current, 2), draws_treachery(Current, 2)])
        .fail(&[execute(Current)])
        .icon(Raiders)
        .jump(),
    check("brutal-treatment", 9, &[Politics, Tactics])
        .fail(&[turn(Morale, -1), HURT_IF_THERE])
        .or(&[chooses_for_detention(Current)])
        .icon(Basestars)
        .occupation()
        .jump(),
    check("centurion-ambush", 7, &[Tactics, Piloting])
        .fail(&[turn(Population, -1), HURT_IF_THERE])
        .icon(Raiders)
        .jump(),
    check("contact-informant", 9, &[Politics, Tactics])
        .fail(&[turn(Morale, -1), turn(Population, -1)])
        .or(&[turn(Population, -1)])
        .icon(Raiders)
        .occupation()
        .jump(),
    check("contact-raptor", 7, &[Politics, Engineering])
        .fail(&[turn(Morale, -1), discard(Current, 2)])
        .icon(Raiders)
        .jump(),
    check("decode-cylon-maps", 8, &[Tactics, Engineering])
        .pass(&[PREPARE_OR_EVACUATE])
        .fail(&[turn(Morale, -1), PLACE_OCCUPATION])
        .icon(HeavyRaiders)
        .occupation(),
    choice("demanded-surrender", President, &[chooses_for_detention(President)], &[turn(Morale, -1)])
        .icon(Basestars)
        .occupation(),
    check("dissent-among-cylons", 12, &[Politics, Leadership])
        .pass(&[humans_may_draw(2)])
        .partial(7, &[])
        .fail(&[turn(Morale, -1)])
        .icon(LaunchRaiders)
        .jump(),
    choice("establish-sanitation", President, &[SKIP_JUMP], &[turn(Morale, -1)]).icon(Raiders).jump(),
    choice("execution-list", President, &[low_roll(5, &[execute(President)])], &[turn(Population, -1)])
        .icon(HeavyRaiders)
        .occupation()
        .jump(),
    check("held-for-questioning", 10, &[Politics, Leadership, Tactics])
        .fail(&[turn(Morale, -1), DETAINED_IF_THERE])
        .or(&[discard_at_random(Current, 3)])
        .icon(HeavyRaiders)
        .occupation()
        .jump(),
    check("hiding-underground", 9, &[Leadership, Tactics])
        .fail(&[turn(Food, -1)])
        .or(&[chooses_for_detention(Current)])
        .icon(Raiders)
        .occupation()
        .jump(),
    check("intra-atmos-entry", 15, &[Leadership, Tactics, Piloting, Engineering])
        .pass(&[PREPARE_OR_EVACUATE, jump_prep(1)])
        .partial(9, &[])
        .fail(&[turn(Fuel, -1), when(Condition::GalacticaInOrbit, &[DAMAGE_GALACTICA])])
        .icon(HeavyRaiders)
        .jump(),
    choice("keeping-hera-hidden", President, &[into_destiny(Treachery, 2)], &[chooses_for_detention(President)])
        .icon(Raiders)
        .occupation()
        .jump(),
    check("labor-union-strike", 13, &[Politics, Tactics])
        .pass(&[turn(Morale, 1)])
        .partial(10, &[])
        .fail(&[turn(Food, -1), DETAINED_IF_THERE])
        .icon(Raiders)
        .occupation()
        .jump(),
    choice(
        "marine-reinforcements",
        Admiral,
        &[destroy_occupation(1), discard(Admiral, 2), discard(Current, 3)],
        &[chooses_for_detention(Admiral)],
    )
    .icon(Raiders),
    check("meet-liaison-officer", 10, &[Politics, Tactics])
        .fail(&[turn(Fuel, -1), DESTROY_RAPTOR])
        .icon(Raiders)
        .jump(),
    choice("ncp-graduation", Admiral, &[turn(Morale, -1)], &[turn(Population, -1)]).icon(HeavyRaiders).jump(),
    check("ncp-recruitment", 8, &[Politics, Leadership])
        .fail(&[turn(Morale, -1)])
        .or(&[discard(EachPlayer, 2), draws_treachery(EachPlayer, 2)])
        .icon(Raiders),
    check("organize-the-pilots", 9, &[Politics, Piloting])
        .pass(&[PREPARE_OR_EVACUATE])
        .fail(&[DESTROY_LOCKED])
        .icon(Basestars),
    check("playing-with-emotions", 7, &[Politics, Tactics])
        .fail(&[turn(Morale, -1)])
        .or(&[discard_at_random(Current, 2), draws_treachery(Current, 2)])
        .icon(LaunchRaiders)
        .jump(),
    check("prepare-for-a-fight", 8, &[Leadership, Tactics, Engineering])
        .pass(&[destroy_occupation(1)])
        .fail(&[turn(Morale, -1), DETAINED_IF_THERE])
        .or(&[chooses_for(Current, MedicalCenter, &[send(Who::Target, MedicalCenter)])])
        .icon(Raiders)
        .occupation()
        .jump(),
    check("prepare-the-civilians", 9, &[Politics, Leadership])
        .fail(&[turn(Food, -1), PLACE_OCCUPATION])
        .icon(Raiders)
        .jump(),
    check("recover-launch-keys", 10, &[Leadership, Tactics, Engineering])
        .pass(&[PREPARE_OR_EVACUATE])
        .fail(&[turn(Population, -1), DETAINED_IF_THERE])
        .icon(Basestars),
    check("rescue-detainees", 9, &[Leadership, Tactics])
        .pass(&[MAY_FREE_SOMEBODY])
        .fail(&[turn(Morale, -1)])
        .or(&[low_roll(4, &[chooses_for_detention(Current)])])
        .icon(HeavyRaiders)
        .occupation()
        .jump(),
    // PEG-146
    check("resistance-bombings", 12, &[Leadership, Tactics, Engineering])
        .pass(&[may(
            Admiral,
            &[
                turn(Morale, -1),
                choose(
                    Admiral,
                    &[&[target(Admiral, Among::RevealedCylons, &[execute(Who::Target)])], &[destroy_occupation(2)]],
                ),
            ],
        )])
        .partial(7, &[])
        .fail(&[turn(Morale, -1), turn(Population, -1)])
        .icon(Basestars)
        .occupation(),
    check("second-thoughts", 9, &[Politics, Leadership])
        .pass(&[MAY_FREE_SOMEBODY])
        .fail(&[turn(Morale, -1)])
        .icon(Basestars)
        .occupation()
        .jump(),
];
