//! Tokens, dials, tracks, limits, the opening position and the attack table.

use std::collections::{BTreeMap, BTreeSet};

use airlock_game::Chance;
use airlock_game::cards::attack::{Hit, Victim, Weapon};
use airlock_game::cards::base::{characters, combat, tokens};
use airlock_game::cards::pegasus;
use airlock_game::terms::{BasestarDamage, Craft, Damages, GalacticaDamage, Location, PegasusDamage, Resource};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::{Clauses, diagram, open, ours_diagram, same};

const DIE: u8 = 8;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tokens {
    token: Vec<Token>,
    dial: Vec<Dial>,
    track: Vec<Track>,
    limits: Limits,
    setup: Setup,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Token {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    kind: String,
    #[serde(default)]
    lose: BTreeMap<String, u8>,
    damages: Option<String>,
    once: Option<bool>,
    counts: Option<u8>,
    #[serde(default = "one")]
    count: u8,
    replaces: Option<String>,
    #[serde(rename = "effect")]
    _effect: Option<Clauses>,
    #[serde(rename = "note")]
    _note: Option<String>,
}

fn one() -> u8 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dial {
    id: String,
    start: i8,
    max: i8,
    red: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Track {
    id: String,
    #[serde(rename = "marker")]
    _marker: String,
    spaces: Vec<Space>,
    #[serde(rename = "note")]
    _note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Space {
    #[serde(rename = "id")]
    _id: String,
    zone: Option<String>,
    #[serde(default)]
    population: i8,
    #[serde(rename = "effect")]
    _effect: Option<Clauses>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Limits {
    galactica_destroyed_at: u8,
    basestar_destroyed_at: u8,
    hand_limit: u8,
    die: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Setup {
    reserves: BTreeMap<String, u8>,
    space: BTreeMap<String, Clauses>,
    admiral: BTreeMap<String, u8>,
    president: BTreeMap<String, u8>,
    #[serde(rename = "destiny_deck")]
    _destiny_deck: String,
    #[serde(rename = "skill_cards")]
    _skill_cards: String,
    #[serde(rename = "note")]
    _note: String,
}

fn of_kind<'a>(tokens: &'a [Token], kind: &str) -> Vec<&'a Token> {
    tokens.iter().filter(|token| token.kind == kind).collect()
}

#[test]
fn tokens_and_how_many_there_are() {
    let Some(Tokens { token, .. }) = open("base/tokens.toml") else { return };
    let lost =
        |lose: &[(Resource, u8)]| lose.iter().map(|&(resource, count)| (resource.id().to_owned(), count)).collect();
    same(
        "civilian ships",
        tokens::CIVILIANS.iter().map(|row| (row.id, lost(row.lose))),
        of_kind(&token, "civilian").into_iter().map(|token| (&*token.id, token.lose.clone())),
    );
    same(
        "Galactica damage",
        GalacticaDamage::ALL.iter().map(|token| match token.damages() {
            Damages::Location(location) => (token.id(), Some(location), BTreeMap::new(), Some(false)),
            Damages::Resource(resource) => (token.id(), None, lost(&[(resource, 1)]), Some(true)),
        }),
        of_kind(&token, "galactica-damage").into_iter().map(|token| {
            (&*token.id, token.damages.as_deref().and_then(Location::from_id), token.lose.clone(), token.once)
        }),
    );
    same(
        "basestar damage",
        BasestarDamage::ALL.iter().map(|token| (token.id(), Some(token.counts()))),
        of_kind(&token, "basestar-damage").into_iter().map(|token| (&*token.id, token.counts)),
    );
    assert_eq!(of_kind(&token, "nuke").len(), usize::from(tokens::NUKES));
    for token in of_kind(&token, "ship") {
        let craft = Craft::from_id(&token.id).unwrap_or_else(|| panic!("no craft «{}»", token.id));
        assert_eq!(tokens::supply(craft), token.count, "{}: count", token.id);
    }
    assert_eq!(tokens::supply(Craft::Civilian), u8::try_from(tokens::CIVILIANS.len()).expect("twelve"));
    for token in of_kind(&token, "marker") {
        let ours = match &*token.id {
            "centurion" => usize::from(tokens::CENTURIONS),
            "fleet-marker" | "current-player-marker" => 1,
            "character-token" => characters::SHEETS.len(),
            "piloting-token" => characters::SHEETS.iter().filter(|row| row.is_pilot()).count(),
            id => panic!("no marker is known as «{id}»"),
        };
        assert_eq!(ours, usize::from(token.count), "{}: count", token.id);
    }
    let kinds = ["civilian", "galactica-damage", "basestar-damage", "nuke", "ship", "marker"];
    assert!(token.iter().all(|token| kinds.contains(&&*token.kind)), "a token of a kind that was not compared");
}

#[test]
fn dials_tracks_and_limits() {
    let Some(Tokens { dial, track, limits, .. }) = open("base/tokens.toml") else { return };
    assert_eq!(dial.len(), Resource::ALL.len());
    for dial in dial {
        let resource = Resource::from_id(&dial.id).unwrap_or_else(|| panic!("no resource «{}»", dial.id));
        let theirs = tokens::Dial { start: dial.start, max: dial.max, red: dial.red };
        assert_eq!(tokens::dial(resource), theirs, "{}", dial.id);
    }
    let [jump, boarding] = &track[..] else { panic!("two tracks") };
    assert_eq!((&*jump.id, &*boarding.id), ("jump-preparation", "boarding-party"));
    same(
        "the Jump Preparation track",
        tokens::JUMP_TRACK.iter().map(|space| (Some(if space.blue { "blue" } else { "red" }), space.population)),
        jump.spaces.iter().map(|space| (space.zone.as_deref(), space.population.unsigned_abs())),
    );
    assert!(jump.spaces.iter().all(|space| space.population <= 0), "population at risk is a loss");
    assert_eq!(boarding.spaces.len(), usize::from(tokens::BOARDING_TRACK));
    assert_eq!(tokens::GALACTICA_DESTROYED_AT, limits.galactica_destroyed_at);
    assert_eq!(tokens::BASESTAR_DESTROYED_AT, limits.basestar_destroyed_at);
    assert_eq!(tokens::HAND_LIMIT, limits.hand_limit);
    assert_eq!(DIE, limits.die);
    let mut chance = Chance::new([0; 32]);
    let rolled: BTreeSet<u8> = (0..1000).map(|_| chance.die()).collect();
    same("the sides of the die", rolled, 1..=limits.die);
}

#[test]
fn the_opening_position() {
    let Some(Tokens { setup, .. }) = open("base/tokens.toml") else { return };
    let map = |entries: &[(&str, u8)]| entries.iter().map(|&(id, count)| (id.to_owned(), count)).collect();
    assert_eq!(setup.reserves, map(&[("viper", tokens::VIPERS), ("raptor", tokens::RAPTORS)]));
    assert_eq!(ours_diagram(tokens::OPENING), diagram(&setup.space));
    assert_eq!(setup.admiral, map(&[("nuke", tokens::NUKES)]));
    assert_eq!(setup.president, map(&[("quorum_cards", tokens::OPENING_QUORUM)]));
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PegasusTokens {
    token: Vec<Token>,
    limits: PegasusLimits,
    setup: PegasusSetup,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PegasusLimits {
    pegasus_destroyed_at: u8,
    quorum_hand_limit: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PegasusSetup {
    #[serde(rename = "destiny_deck")]
    _destiny_deck: String,
    skill_cards: String,
}

#[test]
fn tokens_and_limits_of_pegasus() {
    let Some(PegasusTokens { token, limits, setup }) = open("pegasus/tokens.toml") else { return };
    same(
        "Pegasus damage",
        PegasusDamage::ALL.iter().map(|token| (token.id(), Some(token.location()), Some(false))),
        of_kind(&token, "pegasus-damage")
            .into_iter()
            .map(|token| (&*token.id, token.damages.as_deref().and_then(Location::from_id), token.once)),
    );
    for token in token.iter().filter(|token| token.kind != "pegasus-damage") {
        let sheets = pegasus::characters::SHEETS;
        let ours = match &*token.id {
            "occupation-force" => usize::from(pegasus::tokens::OCCUPATION_FORCES),
            "scar" => usize::from(tokens::supply(Craft::Scar)),
            "plastic-basestar" => usize::from(tokens::supply(Craft::Basestar)),
            "cylon-locations-overlay" => 1,
            "character-token-pegasus" => sheets.len(),
            "piloting-token-pegasus" => sheets.iter().filter(|row| row.is_pilot()).count(),
            id => panic!("no token is known as «{id}»"),
        };
        assert_eq!(ours, usize::from(token.count), "{}: count", token.id);
        let replaced = token.replaces.as_deref();
        assert_eq!(replaced, (token.kind == "ship").then_some("basestar"), "{}: takes a place", token.id);
    }
    assert_eq!(pegasus::tokens::PEGASUS_DESTROYED_AT, limits.pegasus_destroyed_at);
    assert_eq!(pegasus::tokens::QUORUM_HAND_LIMIT, limits.quorum_hand_limit);
    let (leader, others) = (pegasus::tokens::LEADER_STARTING_HAND, tokens::STARTING_HAND);
    let words = format!("{leader} instead of {others} to a Cylon leader");
    assert!(setup.skill_cards.ends_with(&words), "the reference does not say «{words}»");
}

// Combat

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Combat {
    attack: Vec<Attack>,
    #[serde(rename = "outcome")]
    _outcome: IgnoredAny,
    #[serde(rename = "activation")]
    _activation: IgnoredAny,
    #[serde(rename = "viper_activation")]
    _viper_activation: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Attack {
    target: String,
    by: Vec<String>,
    #[serde(default)]
    auto: bool,
    results: Vec<AttackResult>,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AttackResult {
    from: Option<u8>,
    to: Option<u8>,
    effect: Clauses,
}

#[test]
fn the_attack_table() {
    let Some(Combat { attack, .. }) = open("base/combat.toml") else { return };
    let ours = combat::ATTACKS.iter().map(|row| {
        let target = match row.victim {
            Victim::Craft(craft) => craft.id(),
            Victim::Centurion => "centurion",
            Victim::Galactica => "galactica",
        };
        (target.to_owned(), row.by.iter().map(|&weapon| by(weapon).to_owned()).collect(), row.results.to_vec())
    });
    let theirs = attack.into_iter().map(|row| {
        let results = row.results.iter().map(|result| {
            // Without a roll every result of the die does it.
            assert_eq!(row.auto, result.from.is_none() && result.to.is_none(), "{}: no roll", row.target);
            (result.from.unwrap_or(1), result.to.unwrap_or(DIE), hit(&result.effect))
        });
        let results: Vec<_> = results.collect();
        (row.target, row.by, results)
    });
    same("attacks", ours, theirs);
}

fn by(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::Viper => "viper",
        Weapon::Galactica => "galactica",
        Weapon::Armory => "armory",
        Weapon::Nuke => "nuke",
        Weapon::Raider => "raider",
        Weapon::Basestar => "basestar",
        Weapon::Pegasus => "pegasus",
        Weapon::AssaultRaptor => "assault-raptor",
    }
}

fn hit(effect: &[String]) -> Hit {
    match effect.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["damaged"] => Hit::Damaged,
        ["damaged twice"] => Hit::DamagedTwice,
        ["destroyed"] => Hit::Destroyed,
        ["destroyed", "destroy 3 raiders in the same space area"] => Hit::DestroyedWithRaiders(3),
        _ => panic!("no hit is known as {effect:?}"),
    }
}
