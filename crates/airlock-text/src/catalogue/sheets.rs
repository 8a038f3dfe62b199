//! Characters, locations and titles.

use airlock_game::cards::base::titles::TITLES;
use airlock_game::cards::{AbilityKind, AbilityRow, AbilityRule, Character, Check, Effect, Script, Start, Trait};
use airlock_game::terms::{Location, Set, Title};
use serde_json::Value;

use super::{Component, Facts, object};
use crate::clauses::{Context, clauses};
use crate::words::Words;

pub(super) fn characters(words: &Words) -> Vec<Component> {
    let row = |character: Character| {
        let row = character.row();
        let choice = row.choice.map(|(of, count)| {
            let of: Vec<&str> = of.iter().map(|skill| skill.id()).collect();
            vec![object([("of", Value::from(of)), ("count", count.into())])]
        });
        let abilities: Vec<Value> = row.abilities.iter().map(|ability| self::ability(words, ability)).collect();
        let facts = Facts::default()
            .with("short", words.short(character))
            .with("kind", row.kind.id())
            .with("skills", object(row.skills.iter().map(|&(skill, count)| (skill.id(), count))))
            .maybe("choice", choice)
            .with("start", start(row.start))
            .with("pilot", row.is_pilot())
            .with("succession", succession(character))
            .maybe("loyalty", loyalty(&row.abilities))
            .with("ability", abilities);
        Component::of(words, character.set().id(), "characters", character, facts)
    };
    Character::all().map(row).collect()
}

fn ability(words: &Words, row: &AbilityRow) -> Value {
    let action = match row.kind {
        AbilityKind::OncePerGame => Some(matches!(row.rule, AbilityRule::Action(_))),
        AbilityKind::Passive | AbilityKind::Weakness => None,
    };
    let facts = Facts::default()
        .with("id", row.ability.id())
        .with("name", words.name(row.ability))
        .with("kind", row.kind.id())
        .maybe("action", action)
        .with("text", words.text(row.ability));
    Value::Object(facts.0)
}

fn start(start: Start) -> &'static str {
    match start {
        Start::At(location) => location.id(),
        Start::Viper => "viper",
        Start::OffBoard => "off-board",
    }
}

/// The place in each line, the first being 1.
fn succession(character: Character) -> Value {
    let place = |title: &Title| {
        let place = title.row().line.iter().position(|&other| other == character)?;
        Some((title.id(), place + 1))
    };
    object(Title::ALL.iter().filter_map(place))
}

/// Loyalty cards dealt, and added to the deck for it, where it is not 1, 1 and 0 (BASE-025).
fn loyalty(abilities: &[AbilityRow]) -> Option<Value> {
    let dealt = |wanted: fn(Trait) -> Option<u8>| {
        let own = abilities.iter().find_map(|row| match row.rule {
            AbilityRule::Trait(property) => wanted(property),
            AbilityRule::Action(_) | AbilityRule::Interrupt(..) => None,
        });
        own.unwrap_or(1)
    };
    let start = dealt(|property| if let Trait::StartLoyalty(cards) = property { Some(cards) } else { None });
    let sleeper = dealt(|property| if let Trait::SleeperLoyalty(cards) = property { Some(cards) } else { None });
    let added = start + sleeper - 2;
    (added > 0).then(|| object([("start", start), ("sleeper", sleeper), ("adds_not_a_cylon", added)]))
}

pub(super) fn locations(words: &Words) -> Vec<Component> {
    let row = |&location: &Location| {
        let row = location.row();
        let facts = Facts::default()
            .with("ship", row.ship.id())
            .with("hazardous", row.hazardous)
            .with("damageable", row.damageable)
            .requires(row.requires)
            .with("action", clauses(row.action))
            .maybe("check", check_in(row.action).map(check));
        Component::of(words, Set::Base.id(), "locations", location, facts)
    };
    Location::ALL.iter().map(row).collect()
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
const PLAY_QUORUM: Script = &[Effect::PlayQuorum];

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
    TITLES.iter().rev().map(|title| row(title.title)).collect()
}
