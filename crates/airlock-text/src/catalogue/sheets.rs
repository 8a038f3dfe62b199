//! Characters, locations and titles.

use airlock_game::cards::base::titles::TITLES;
use airlock_game::cards::{
    AbilityKind, AbilityRow, AbilityRule, Character, CharacterKind, Check, Effect, LocationRow, Quality, QuorumEffect,
    Script, Start, Trait, daybreak, pegasus,
};
use airlock_game::terms::{Location, Set, Sets, Ship, Title};
use serde_json::Value;

use super::{Component, Facts, object};
use crate::clauses::{Context, clauses};
use crate::names::Named;
use crate::sheets::line_of;
use crate::words::Words;

pub(super) fn characters(words: &Words) -> Vec<Component> {
    let row = |character: Character| {
        let row = character.row();
        let choice = row.choices.iter().map(|&(of, count)| {
            let of: Vec<&str> = of.iter().map(|skill| skill.id()).collect();
            object([("of", Value::from(of)), ("count", count.into())])
        });
        let choice: Vec<Value> = choice.collect();
        let abilities: Vec<Value> = row.abilities.iter().map(|ability| self::ability(words, ability)).collect();
        let facts = Facts::default()
            .with("short", String::from(words.short(character)))
            .with("kind", row.kind.id())
            .with("skills", object(row.skills.iter().map(|&(skill, count)| (skill.id(), count))))
            .maybe("choice", (!choice.is_empty()).then_some(choice))
            .with("start", start(row.start))
            .maybe("start_or", start_or(row.start))
            .with("pilot", row.is_pilot())
            .maybe("succession", succession(character))
            .maybe("loyalty", loyalty(&row.abilities))
            .with("ability", abilities);
        let facts = row.qualities.iter().fold(facts, quality);
        Component::of(words, character.set().id(), "characters", character, facts)
    };
    Character::all().map(row).collect()
}

fn quality(facts: Facts, quality: &Quality) -> Facts {
    match quality {
        Quality::AlternateOf(other) => facts.with("alternate_of", other.id()),
        Quality::Miracles { limit, cost } => facts.with("miracle_limit", *limit).with("miracle_cost", *cost),
        Quality::StartsInfiltrating => facts.with("starts_infiltrating", true),
    }
}

fn ability(words: &Words, row: &AbilityRow) -> Value {
    let action = match row.kind {
        AbilityKind::OncePerGame | AbilityKind::Action | AbilityKind::Movement => {
            Some(matches!(row.rule, AbilityRule::Action(_)))
        }
        AbilityKind::Passive | AbilityKind::Weakness => None,
    };
    let facts = Facts::default()
        .with("id", row.ability.id())
        .with("name", words.name(row.ability))
        .with("kind", row.kind.id())
        .maybe("action", action)
        .mark("movement", matches!(row.rule, AbilityRule::Movement(_)))
        .with("text", words.text(row.ability));
    Value::Object(facts.0)
}

fn start(start: Start) -> &'static str {
    match start {
        Start::At(location) | Start::Either(location, _) => location.id(),
        Start::Viper => "viper",
        Start::OffBoard => "off-board",
    }
}

/// The second location, where the player picks.
fn start_or(start: Start) -> Option<&'static str> {
    match start {
        Start::Either(_, location) => Some(location.id()),
        Start::At(_) | Start::Viper | Start::OffBoard => None,
    }
}

/// The place in each line of its box, the first being 1; Cylon leaders have none.
fn succession(character: Character) -> Option<Value> {
    let place = |title: &Title| {
        let line = line_of(*title, Sets::BASE.with(character.set()));
        let place = line.iter().position(|&other| other == character)?;
        Some((title.id(), place + 1))
    };
    let holds_titles = character.row().kind != CharacterKind::CylonLeader;
    holds_titles.then(|| object(Title::ALL.iter().filter_map(place)))
}

/// Loyalty cards dealt, and added to the deck for it, where it is not 1, 1 and 0 (BASE-025).
fn loyalty(abilities: &[AbilityRow]) -> Option<Value> {
    let dealt = |wanted: fn(Trait) -> Option<u8>| {
        let own = abilities.iter().find_map(|row| match row.rule {
            AbilityRule::Trait(property) => wanted(property),
            AbilityRule::Action(_) | AbilityRule::Movement(_) | AbilityRule::Response(_) => None,
        });
        own.unwrap_or(1)
    };
    let start = dealt(|property| if let Trait::StartLoyalty(cards) = property { Some(cards) } else { None });
    let sleeper = dealt(|property| if let Trait::SleeperLoyalty(cards) = property { Some(cards) } else { None });
    let added = start + sleeper - 2;
    (added > 0).then(|| object([("start", start), ("sleeper", sleeper), ("adds_not_a_cylon", added)]))
}

pub(super) fn locations(words: &Words) -> Vec<Component> {
    let facts = |row: &LocationRow| {
        let facts = Facts::default()
            .with("ship", row.ship.id())
            .with("hazardous", row.hazardous)
            .with("damageable", row.damageable)
            .requires(row.requires);
        // PEG-125.
        let facts = match row.ship == Ship::NewCaprica && !row.hazardous {
            true => facts.with("human_action", clauses(row.action)).with("cylon_action", clauses(row.cylon_action)),
            false => facts.with("action", clauses(row.action)),
        };
        facts.maybe("check", check_in(row.action).map(check))
    };
    let printed = Location::ALL
        .iter()
        .map(|&location| Component::of(words, location.set().id(), "locations", location, facts(location.row())));
    // PEG-002, DAY-094: what lies over the print.
    let overlays = [(Set::Pegasus, pegasus::locations::OVERLAY), (Set::Daybreak, daybreak::locations::OVERLAY)];
    let overlay = overlays.into_iter().flat_map(|(set, rows)| rows.iter().map(move |row| (set, row)));
    let overlay = overlay.map(|(set, row)| Component {
        set: set.id(),
        deck: "locations",
        id: row.location.id(),
        name: words.label(row.location),
        facts: facts(row).with("replaces", Set::Base.id()).0,
        text: words.text_with(row.location, Sets::BASE.with(set)),
    });
    printed.chain(overlay).chain(boards(words)).collect()
}

/// What of the boards of Daybreak is no location.
fn boards(words: &Words) -> impl Iterator<Item = Component> {
    let rows = [
        ("colonial-one-overlay", "overlay"),
        ("cylon-locations-overlay", "overlay"),
        ("demetrius", "board"),
        ("active-mission", "space"),
        ("rebel-basestar", "board"),
        ("basestar-allegiance", "space"),
    ];
    rows.into_iter().map(|(id, kind)| Component {
        set: Set::Daybreak.id(),
        deck: "locations",
        id,
        name: words.plain(&format!("board-{id}")),
        facts: Facts::default().with("kind", kind).0,
        text: words.plain(&format!("board-text-{id}")),
    })
}

/// The check that a location makes.
fn check_in(script: Script) -> Option<&'static Check> {
    script.iter().find_map(|effect| {
        if let Effect::Check(check) = effect {
            return Some(*check);
        }
        (0..).map_while(|branch| effect.inner(branch)).find_map(check_in)
    })
}

fn check(check: &'static Check) -> Value {
    let context = Context { at_location: true, ..Context::default() };
    object([
        ("difficulty", Value::from(check.difficulty)),
        ("skills", check.skills.iter().map(|skill| skill.id()).collect::<Vec<_>>().into()),
        ("pass", context.clauses(check.pass).into()),
        ("fail", context.clauses(check.fail).into()),
    ])
}

/// Playing a Quorum card is an action of the President that the rules list card by card (BASE-240).
const PLAY_QUORUM: Script = &[Effect::Quorum(QuorumEffect::Play)];

pub(super) fn titles(words: &Words) -> Vec<Component> {
    let row = |title: Title| {
        let row = title.row();
        let plays: Script = match title {
            Title::President => PLAY_QUORUM,
            Title::Admiral => &[],
        };
        let actions = row.actions.iter().flat_map(|&(_, script)| clauses(script)).chain(clauses(plays));
        let facts = Facts::default()
            .with("action", actions.collect::<Vec<_>>())
            .with("succession", row.line.iter().map(|character| character.id()).collect::<Vec<_>>());
        Component::of(words, Set::Base.id(), "titles", title, facts)
    };
    // The President comes first in the reference.
    let base = TITLES.iter().rev().map(|title| row(title.title));
    base.chain(titles_of_pegasus(words)).collect()
}

/// The title cards of the New Caprica game, and the card that tells what infiltrating is.
fn titles_of_pegasus(words: &Words) -> Vec<Component> {
    let component = |id, name, facts: Facts, text| Component {
        set: Set::Pegasus.id(),
        deck: "titles",
        id,
        name,
        facts: facts.0,
        text,
    };
    let title = |id, title: Title, more: Vec<String>| {
        let actions = title.row().actions.iter().flat_map(|&(_, script)| clauses(script)).chain(more);
        let facts = Facts::default().with("replaces", title.word()).with("action", actions.collect::<Vec<_>>());
        component(id, words.label(title), facts, words.text_with(title, Sets::BASE.with(Set::Pegasus)))
    };
    vec![
        title("president-new-caprica", Title::President, clauses(PLAY_QUORUM)),
        title("admiral-new-caprica", Title::Admiral, vec![JUMP_AWAY.to_owned()]),
        component(
            "infiltration",
            words.plain("token-infiltration"),
            Facts::default().with("kind", "reference").with("action", vec![END_INFILTRATION]),
            words.plain("token-text-infiltration"),
        ),
    ]
}

/// PEG-144.
const JUMP_AWAY: &str = "if galactica is in orbit of New Caprica: the fleet jumps and the game ends";

/// PEG-087.
const END_INFILTRATION: &str = "end the infiltration: goes to resurrection-ship";
