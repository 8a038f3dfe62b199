//! Tokens, plastic ships and markers.

use airlock_game::cards::base::tokens::{CENTURIONS, NUKES, supply};
use airlock_game::cards::daybreak::tokens::{ASSAULT_RAPTORS, MIRACLES};
use airlock_game::cards::pegasus::tokens::OCCUPATION_FORCES;
use airlock_game::cards::{Character, Civilian};
use airlock_game::terms::{BasestarDamage, Craft, Damages, GalacticaDamage, PegasusDamage, Set};

use super::{Component, Facts, object};
use crate::words::Words;

pub(super) fn tokens(words: &Words) -> Vec<Component> {
    let set = Set::Base.id();
    let civilians = Civilian::all().map(|ship| {
        let lose = object(ship.row().lose.iter().map(|&(resource, lost)| (resource.id(), lost)));
        Component::of(
            words,
            ship.set().id(),
            "tokens",
            ship,
            Facts::default().with("kind", "civilian").with("lose", lose),
        )
    });
    let damage = GalacticaDamage::ALL.iter().map(|&token| {
        let facts = Facts::default().with("kind", "galactica-damage");
        let facts = match token.damages() {
            Damages::Location(location) => facts.with("damages", location.id()).with("once", false),
            Damages::Resource(resource) => facts.with("lose", object([(resource.id(), 1)])).with("once", true),
        };
        Component::of(words, set, "tokens", token, facts)
    });
    let basestar = BasestarDamage::ALL.iter().map(|&token| {
        let facts = Facts::default()
            .with("kind", "basestar-damage")
            .with("counts", token.counts())
            .with("effect", vec![basestar_effect(token)]);
        Component::of(words, set, "tokens", token, facts)
    });
    civilians
        .chain(damage)
        .chain(basestar)
        .chain(pieces(words))
        .chain(of_pegasus(words))
        .chain(of_daybreak(words))
        .collect()
}

fn basestar_effect(token: BasestarDamage) -> &'static str {
    match token {
        BasestarDamage::CriticalHit => "counts as 2 damage tokens",
        BasestarDamage::DisabledHangar => "basestar cannot launch raiders or heavy raiders",
        BasestarDamage::DisabledWeapons => "basestar cannot attack galactica",
        BasestarDamage::StructuralDamage => "attacks on the basestar: die result +2",
    }
}

fn piece(
    words: &Words,
    set: Set,
    (id, name): (&'static str, &str),
    (kind, count): (&str, Option<u8>),
    text: String,
) -> Component {
    Component {
        set: set.id(),
        deck: "tokens",
        id,
        name: words.plain(&format!("token-{name}")),
        facts: Facts::default().with("kind", kind).maybe("count", count).0,
        text,
    }
}

fn many(count: usize) -> u8 {
    u8::try_from(count).expect("few")
}

fn characters_of(set: Set) -> impl Iterator<Item = Character> {
    Character::all().filter(move |character| character.set() == set)
}

/// Pieces that are all alike are one row with their number.
fn pieces(words: &Words) -> Vec<Component> {
    let set = Set::Base;
    let piece = |id, name: &str, kind: &str, count, text| piece(words, set, (id, name), (kind, count), text);
    let nuke = |id| piece(id, "nuke", "nuke", None, words.nuke_text());
    let ship = |craft: Craft| piece(craft.id(), craft.id(), "ship", Some(supply(craft)), words.text(craft));
    let marker =
        |id: &'static str, count| piece(id, id, "marker", Some(count), words.plain(&format!("token-text-{id}")));
    let pilots = characters_of(set).filter(|character| character.row().is_pilot()).count();
    let nukes = ["nuke-1", "nuke-2"].into_iter().take(NUKES.into()).map(nuke);
    let ships = [Craft::Basestar, Craft::Raider, Craft::HeavyRaider, Craft::Viper, Craft::Raptor].map(ship);
    let centurion = piece("centurion", "centurion", "marker", Some(CENTURIONS), words.centurion_text());
    let markers = [
        centurion,
        marker("fleet-marker", 1),
        marker("current-player-marker", 1),
        marker("character-token", many(characters_of(set).count())),
        marker("piloting-token", many(pilots)),
    ];
    nukes.chain(ships).chain(markers).collect()
}

fn of_pegasus(words: &Words) -> Vec<Component> {
    let set = Set::Pegasus;
    let piece = |id, name: &str, kind: &str, count, text| piece(words, set, (id, name), (kind, Some(count)), text);
    let told = |name: &str| words.plain(&format!("token-text-{name}"));
    let damage = PegasusDamage::ALL.iter().map(|&token| {
        let facts =
            Facts::default().with("kind", "pegasus-damage").with("damages", token.location().id()).with("once", false);
        Component::of(words, set.id(), "tokens", token, facts)
    });
    let pilots = characters_of(set).filter(|character| character.row().is_pilot()).count();
    let mut basestar =
        piece("plastic-basestar", "basestar", "ship", supply(Craft::Basestar), words.text(Craft::Basestar));
    basestar.facts.insert("replaces".to_owned(), Craft::Basestar.id().into());
    let overlay = "cylon-locations-overlay";
    let others = [
        piece("scar", "scar", "marker", 1, told("scar")),
        basestar,
        piece(overlay, overlay, "overlay", 1, told(overlay)),
        piece(
            "character-token-pegasus",
            "character-token",
            "marker",
            many(characters_of(set).count()),
            told("character-token"),
        ),
        piece("piloting-token-pegasus", "piloting-token", "marker", many(pilots), told("piloting-token")),
    ];
    let forces = piece("occupation-force", "occupation-force", "marker", OCCUPATION_FORCES, words.occupation_text());
    std::iter::once(forces).chain(damage).chain(others).collect()
}

fn of_daybreak(words: &Words) -> Vec<Component> {
    let piece = |id, kind: &str, count, text| piece(words, Set::Daybreak, (id, id), (kind, Some(count)), text);
    let told = |name: &str| words.plain(&format!("token-text-{name}"));
    let characters = || characters_of(Set::Daybreak);
    let pilots = characters().filter(|character| character.row().is_pilot()).count();
    let (raptor, side) = (Craft::AssaultRaptor, "basestar-allegiance-marker");
    vec![
        piece("miracle-token", "marker", MIRACLES, words.miracle_text()),
        piece(raptor.id(), "ship", ASSAULT_RAPTORS, words.text(raptor)),
        piece(side, "marker", 1, told(side)),
        piece("centurion", "marker", CENTURIONS, words.centurion_text()),
        piece("character-token", "marker", many(characters().count()), told("character-token")),
        piece("piloting-token", "marker", many(pilots), told("piloting-token")),
        piece("infiltration", "reference", 1, told("infiltration-daybreak")),
    ]
}
