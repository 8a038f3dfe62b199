//! The New Caprica Crisis deck: thirty cards in the place of the whole Crisis deck (PEG-120).
//!
//! The icon of a card counts once Galactica is back, the occupation icon all the time; `jump` is the
//! jump icon before her return and the icon to evacuate after it (PEG-121, PEG-122).

use super::crisis::draws_treachery;
use crate::cards::base::crisis::{check, choice, discards, discards_at_random, roll};
use crate::cards::effect::{Among, Condition, Effect, Effect::*, From, Script};
use crate::cards::effect::{Who, Who::Admiral, Who::Current, Who::EachPlayer, Who::President};
use crate::cards::rows::CrisisRow;
use crate::terms::{Icon::*, Location, Location::*, Resource::*, Ship, Skill::*};

impl CrisisRow {
    const fn occupation(self) -> CrisisRow {
        CrisisRow { occupation: true, ..self }
    }
}

const DETAINED: Script = &[Send { who: Current, to: Detention }];

/// Only a character on New Caprica can be caught there.
const DETAINED_IF_THERE: Effect = If(Condition::CurrentOnNewCaprica, DETAINED);

const HURT_IF_THERE: Effect = If(Condition::CurrentOnNewCaprica, &[Send { who: Current, to: MedicalCenter }]);

/// PEG-136.
const fn chooses_for(by: Who, to: Location, then: Script) -> Effect {
    Target { by, among: Among::HumansOnNewCaprica(to), then }
}

const fn chooses_for_detention(by: Who) -> Effect {
    chooses_for(by, Detention, &[Send { who: Who::Target, to: Detention }])
}

const MAY_FREE_SOMEBODY: Effect = May {
    by: Current,
    then: &[Target {
        by: Current,
        among: Among::InDetention,
        then: &[SendAboard { who: Who::Target, ship: Ship::NewCaprica, by: Current }],
    }],
};

pub static CARDS: &[CrisisRow] = &[
    choice(
        "a-cylon-ally",
        Admiral,
        &[PrepareOrEvacuate, roll(5, DETAINED)],
        &[discards(Admiral, 2), discards(Current, 3)],
    )
    .requires(Condition::CurrentOnNewCaprica)
    .icon(Raiders)
    .occupation()
    .jump(),
    check("arrests-at-night", 10, &[Leadership, Tactics])
        .fail(&[Turn(Morale, -1), DETAINED_IF_THERE])
        .or(&[discards(EachPlayer, 2), draws_treachery(EachPlayer, 2)])
        .icon(LaunchRaiders)
        .jump(),
    choice(
        "attack-on-the-power-plant",
        President,
        &[Turn(Morale, -1), Draw { who: Who::EachHuman, cards: 2, from: From::OwnTypes }],
        &[Turn(Population, -1), Turn(Morale, 1)],
    )
    .icon(LaunchRaiders)
    .jump(),
    check("betrayed-from-within", 9, &[Politics, Leadership])
        .partial(6, &[discards_at_random(Current, 2), draws_treachery(Current, 2)])
        .fail(&[Execute { who: Current }])
        .icon(Raiders)
        .jump(),
    check("brutal-treatment", 9, &[Politics, Tactics])
        .fail(&[Turn(Morale, -1), HURT_IF_THERE])
        .or(&[chooses_for_detention(Current)])
        .icon(Basestars)
        .occupation()
        .jump(),
    check("centurion-ambush", 7, &[Tactics, Piloting])
        .fail(&[Turn(Population, -1), HURT_IF_THERE])
        .icon(Raiders)
        .jump(),
    check("contact-informant", 9, &[Politics, Tactics])
        .fail(&[Turn(Morale, -1), Turn(Population, -1)])
        .or(&[Turn(Population, -1)])
        .icon(Raiders)
        .occupation()
        .jump(),
    check("contact-raptor", 7, &[Politics, Engineering])
        .fail(&[Turn(Morale, -1), discards(Current, 2)])
        .icon(Raiders)
        .jump(),
    check("decode-cylon-maps", 8, &[Tactics, Engineering])
        .pass(&[PrepareOrEvacuate])
        .fail(&[Turn(Morale, -1), PlaceOccupation])
        .icon(HeavyRaiders)
        .occupation(),
    choice("demanded-surrender", President, &[chooses_for_detention(President)], &[Turn(Morale, -1)])
        .icon(Basestars)
        .occupation(),
    check("dissent-among-cylons", 12, &[Politics, Leadership])
        .pass(&[HumansMayDraw(2)])
        .partial(7, &[])
        .fail(&[Turn(Morale, -1)])
        .icon(LaunchRaiders)
        .jump(),
    choice("establish-sanitation", President, &[SkipJump], &[Turn(Morale, -1)]).icon(Raiders).jump(),
    choice("execution-list", President, &[roll(5, &[Execute { who: President }])], &[Turn(Population, -1)])
        .icon(HeavyRaiders)
        .occupation()
        .jump(),
    check("held-for-questioning", 10, &[Politics, Leadership, Tactics])
        .fail(&[Turn(Morale, -1), DETAINED_IF_THERE])
        .or(&[discards_at_random(Current, 3)])
        .icon(HeavyRaiders)
        .occupation()
        .jump(),
    check("hiding-underground", 9, &[Leadership, Tactics])
        .fail(&[Turn(Food, -1)])
        .or(&[chooses_for_detention(Current)])
        .icon(Raiders)
        .occupation()
        .jump(),
    check("intra-atmos-entry", 15, &[Leadership, Tactics, Piloting, Engineering])
        .pass(&[PrepareOrEvacuate, JumpPrep(1)])
        .partial(9, &[])
        .fail(&[Turn(Fuel, -1), If(Condition::GalacticaInOrbit, &[DamageGalactica])])
        .icon(HeavyRaiders)
        .jump(),
    choice("keeping-hera-hidden", President, &[IntoDestiny(Treachery, 2)], &[chooses_for_detention(President)])
        .icon(Raiders)
        .occupation()
        .jump(),
    check("labor-union-strike", 13, &[Politics, Tactics])
        .pass(&[Turn(Morale, 1)])
        .partial(10, &[])
        .fail(&[Turn(Food, -1), DETAINED_IF_THERE])
        .icon(Raiders)
        .occupation()
        .jump(),
    choice(
        "marine-reinforcements",
        Admiral,
        &[DestroyOccupation(1), discards(Admiral, 2), discards(Current, 3)],
        &[chooses_for_detention(Admiral)],
    )
    .icon(Raiders),
    check("meet-liaison-officer", 10, &[Politics, Tactics]).fail(&[Turn(Fuel, -1), DestroyRaptor]).icon(Raiders).jump(),
    choice("ncp-graduation", Admiral, &[Turn(Morale, -1)], &[Turn(Population, -1)]).icon(HeavyRaiders).jump(),
    check("ncp-recruitment", 8, &[Politics, Leadership])
        .fail(&[Turn(Morale, -1)])
        .or(&[discards(EachPlayer, 2), draws_treachery(EachPlayer, 2)])
        .icon(Raiders),
    check("organize-the-pilots", 9, &[Politics, Piloting])
        .pass(&[PrepareOrEvacuate])
        .fail(&[DestroyLocked])
        .icon(Basestars),
    check("playing-with-emotions", 7, &[Politics, Tactics])
        .fail(&[Turn(Morale, -1)])
        .or(&[discards_at_random(Current, 2), draws_treachery(Current, 2)])
        .icon(LaunchRaiders)
        .jump(),
    check("prepare-for-a-fight", 8, &[Leadership, Tactics, Engineering])
        .pass(&[DestroyOccupation(1)])
        .fail(&[Turn(Morale, -1), DETAINED_IF_THERE])
        .or(&[chooses_for(Current, MedicalCenter, &[Send { who: Who::Target, to: MedicalCenter }])])
        .icon(Raiders)
        .occupation()
        .jump(),
    check("prepare-the-civilians", 9, &[Politics, Leadership])
        .fail(&[Turn(Food, -1), PlaceOccupation])
        .icon(Raiders)
        .jump(),
    check("recover-launch-keys", 10, &[Leadership, Tactics, Engineering])
        .pass(&[PrepareOrEvacuate])
        .fail(&[Turn(Population, -1), DETAINED_IF_THERE])
        .icon(Basestars),
    check("rescue-detainees", 9, &[Leadership, Tactics])
        .pass(&[MAY_FREE_SOMEBODY])
        .fail(&[Turn(Morale, -1)])
        .or(&[roll(4, &[chooses_for_detention(Current)])])
        .icon(HeavyRaiders)
        .occupation()
        .jump(),
    // PEG-146
    check("resistance-bombings", 12, &[Leadership, Tactics, Engineering])
        .pass(&[May {
            by: Admiral,
            then: &[
                Turn(Morale, -1),
                Choose {
                    by: Admiral,
                    options: &[
                        &[Target { by: Admiral, among: Among::RevealedCylons, then: &[Execute { who: Who::Target }] }],
                        &[DestroyOccupation(2)],
                    ],
                },
            ],
        }])
        .partial(7, &[])
        .fail(&[Turn(Morale, -1), Turn(Population, -1)])
        .icon(Basestars)
        .occupation(),
    check("second-thoughts", 9, &[Politics, Leadership])
        .pass(&[MAY_FREE_SOMEBODY])
        .fail(&[Turn(Morale, -1)])
        .icon(Basestars)
        .occupation()
        .jump(),
];
