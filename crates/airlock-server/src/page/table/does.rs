//! What a location does, in a line that fits into its room.

use airlock_game::cards::attack::{Hit, Victim, Weapon, hit};
use airlock_game::cards::pegasus::tokens::DETENTION_CARDS;
use airlock_game::cards::{
    Amount, AttackEffect, CivilianEffect, CrisisEffect, CylonEffect, DeckEffect, Effect, From, MissionEffect,
    MutinyEffect, NewCapricaEffect, Script, SkillEffect, ViperEffect,
};
use airlock_game::terms::{Craft, Location, Skill, SkillSet};
use airlock_game::{Choice, Foe, Question};
use airlock_text::Say;
use maud::{Markup, html};

use crate::page::{Scene, mark};

/// The sides of the die.
const DIE: u8 = 8;

/// What whoever stands there can do; on a board with two actions, what human players can.
pub(super) fn does(scene: &Scene<'_>, location: Location) -> Markup {
    let action = location.row_in(scene.view.setup.sets).action;
    let has = |wanted: fn(&Effect) -> bool| find(action, wanted).is_some();
    let say = scene.words.ui(match location {
        Location::FtlControl => "ui-room-ftl-control",
        Location::WeaponsControl => "ui-room-weapons-control",
        Location::Command => "ui-room-command",
        Location::Communications => "ui-room-communications",
        Location::AdmiralsQuarters => "ui-room-admirals-quarters",
        Location::ResearchLab => "ui-room-research-lab",
        Location::HangarDeck => "ui-room-hangar-deck",
        Location::Armory => "ui-room-armory",
        Location::Sickbay => "ui-room-sickbay",
        Location::Brig => "ui-room-brig",
        // Daybreak lays others over Colonial One (DAY-096 to DAY-098).
        Location::PressRoom if has(|effect| matches!(effect, Effect::Mutiny(MutinyEffect::DrawPardoned { .. }))) => {
            "ui-room-press-room-overlay"
        }
        Location::PressRoom => "ui-room-press-room",
        Location::PresidentsOffice if has(|effect| matches!(effect, Effect::Skills(SkillEffect::Draw { .. }))) => {
            "ui-room-presidents-office-overlay"
        }
        Location::PresidentsOffice => "ui-room-presidents-office",
        Location::Administration if has(|effect| matches!(effect, Effect::Mutiny(MutinyEffect::Draw { .. }))) => {
            "ui-room-administration-overlay"
        }
        Location::Administration => "ui-room-administration",
        Location::Caprica => "ui-room-caprica",
        Location::CylonFleet => "ui-room-cylon-fleet",
        // An overlay has other actions for the same locations (PEG-002).
        Location::HumanFleet if has(|effect| matches!(effect, Effect::Cylons(CylonEffect::Infiltrate))) => {
            "ui-room-human-fleet-overlay"
        }
        Location::HumanFleet => "ui-room-human-fleet",
        Location::ResurrectionShip
            if has(|effect| matches!(effect, Effect::Cylons(CylonEffect::DrawSuperCrisis { .. }))) =>
        {
            "ui-room-resurrection-ship-overlay"
        }
        Location::ResurrectionShip => "ui-room-resurrection-ship",
        Location::PegasusCic => "ui-room-pegasus-cic",
        Location::Airlock => "ui-room-airlock",
        Location::MainBatteries => "ui-room-main-batteries",
        Location::EngineRoom => "ui-room-engine-room",
        Location::MedicalCenter => "ui-room-medical-center",
        Location::Detention => "ui-room-detention",
        Location::ResistanceHq => "ui-room-resistance-hq",
        Location::OccupationAuthority => "ui-room-occupation-authority",
        Location::BreedersCanyon => "ui-room-breeders-canyon",
        Location::Shipyard => "ui-room-shipyard",
        Location::QuorumChamber => "ui-room-quorum-chamber",
        Location::HubDestroyed => "ui-room-hub-destroyed",
        Location::Bridge => "ui-room-bridge",
        Location::TacticalPlot => "ui-room-tactical-plot",
        Location::CaptainsCabin => "ui-room-captains-cabin",
        Location::HybridTank => "ui-room-hybrid-tank",
        Location::Datastream => "ui-room-datastream",
        Location::RaiderBay => "ui-room-raider-bay",
    });
    let say = if location == Location::Detention { say.number("most", DETENTION_CARDS) } else { say };
    with_marks(scene, &figures(scene, say, action).end())
}

/// What Cylon players can do there, on a board with two actions (PEG-125).
pub(super) fn does_for_cylons(scene: &Scene<'_>, location: Location) -> Option<String> {
    let found = |wanted: fn(&Effect) -> bool| find(location.row().cylon_action, wanted).is_some();
    let key = if found(|effect| matches!(effect, Effect::NewCaprica(NewCapricaEffect::ActivateOneOccupation))) {
        "ui-room-cylon-occupation"
    } else if found(|effect| matches!(effect, Effect::Crisis(CrisisEffect::ResolveOf { .. }))) {
        "ui-room-cylon-crisis"
    } else if found(|effect| matches!(effect, Effect::NewCaprica(NewCapricaEffect::PeekLocked))) {
        "ui-room-cylon-peek"
    } else {
        return None;
    };
    Some(scene.words.ui(key).end())
}

/// The numbers and skills of the line, read from what the rules carry out.
fn figures<'w>(scene: &Scene<'w>, say: Say<'w>, action: Script) -> Say<'w> {
    let found = find(action, |effect| {
        matches!(
            effect,
            Effect::Check(_)
                | Effect::Skills(SkillEffect::Draw { .. })
                | Effect::Vipers(ViperEffect::Activate(_))
                | Effect::Civilians(CivilianEffect::LookAt(_))
                | Effect::Crisis(CrisisEffect::ResolveOf { .. })
                | Effect::Attack(AttackEffect::AttackCenturion)
                | Effect::Attack(AttackEffect::PegasusAttacks)
                | Effect::Skills(SkillEffect::Discard { .. })
                | Effect::Roll { .. }
                | Effect::Skills(SkillEffect::EachDrawsNamed(_))
                | Effect::Decks(DeckEffect::OrderCrises(_))
                | Effect::Skills(SkillEffect::SearchSkills(_))
                | Effect::Missions(MissionEffect::RaiderBay { .. })
        )
    });
    match found {
        Some(Effect::Check(check)) => say.number("count", check.difficulty).text("skills", marked(check.skills)),
        Some(&Effect::Skills(SkillEffect::Draw { cards, from, .. })) => {
            let say = say.number("count", cards);
            match from {
                From::Skill(skill) => say.text("skills", marked(SkillSet::of(&[skill]))),
                From::OneOf(&[first, second]) => {
                    say.text("first", marked(SkillSet::of(&[first]))).text("second", marked(SkillSet::of(&[second])))
                }
                _ => say,
            }
        }
        Some(&(Effect::Vipers(ViperEffect::Activate(count)) | Effect::Civilians(CivilianEffect::LookAt(count)))) => {
            say.number("count", count)
        }
        Some(&Effect::Crisis(CrisisEffect::ResolveOf { cards, .. })) => say.number("count", cards),
        Some(Effect::Attack(AttackEffect::AttackCenturion)) => {
            let attack = Choice::Attack(None, Foe::Centurion(0));
            let seat = scene.me.unwrap_or_default();
            let odds = scene.words.odds(seat, &Question::CenturionAttack, &attack, scene);
            say.text("odds", odds.unwrap_or_default())
        }
        Some(Effect::Attack(AttackEffect::PegasusAttacks)) => {
            // PEG-023: the lowest result that does not miss or strike back.
            let hits = |die: &u8| hit(Victim::Craft(Craft::Basestar), Weapon::Pegasus, *die);
            let from = (1..=DIE).find(|die| hits(die).is_some_and(|hit| hit != Hit::Backfired));
            say.number("from", from.unwrap_or(DIE)).number("to", DIE)
        }
        Some(&Effect::Skills(SkillEffect::Discard { cards: Amount::Exactly(count), .. })) => say.number("count", count),
        Some(&Effect::Roll { upto, .. }) => say.number("count", upto + 1),
        Some(
            &(Effect::Skills(SkillEffect::EachDrawsNamed(count))
            | Effect::Decks(DeckEffect::OrderCrises(count))
            | Effect::Skills(SkillEffect::SearchSkills(count))),
        ) => say.number("count", count),
        Some(&Effect::Missions(MissionEffect::RaiderBay { raiders, vipers })) => {
            say.number("raiders", raiders).number("vipers", vipers)
        }
        Some(_) | None => say,
    }
}

/// The first such effect in a list, or in the lists inside it.
pub fn find(script: Script, wanted: fn(&Effect) -> bool) -> Option<&'static Effect> {
    script.iter().find_map(|effect| {
        let inside = || (0..).map_while(|branch| effect.inner(branch)).find_map(|inner| find(inner, wanted));
        if wanted(effect) { Some(effect) } else { inside() }
    })
}

// Marks within words: a message is given a letter of its own for each skill, and the letters become marks.

/// The first of the letters; they belong to no script.
const FIRST_LETTER: u32 = 0xE000;

fn marked(skills: SkillSet) -> String {
    skills.iter().filter_map(|skill| char::from_u32(FIRST_LETTER + skill as u32)).collect()
}

fn with_marks(scene: &Scene<'_>, text: &str) -> Markup {
    let skill = |letter: char| {
        let at = u32::from(letter).checked_sub(FIRST_LETTER)?;
        Skill::ALL.get(usize::try_from(at).ok()?).copied()
    };
    let is_letter = |letter: char| skill(letter).is_some();
    html! {
        @for part in text.split_inclusive(is_letter) {
            (part.trim_end_matches(is_letter))
            @if let Some(skill) = part.chars().last().and_then(skill) { (mark(scene.words, skill)) }
        }
    }
}
