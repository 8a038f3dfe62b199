//! Characters, titles and locations.

use std::collections::BTreeMap;

use airlock_game::cards::base::{self, titles};
use airlock_game::cards::{
    AbilityKind, AbilityRow, AbilityRule, CharacterKind, CharacterRow, Check, Condition, CylonShipEffect, Effect,
};
use airlock_game::cards::{LocationRow, Script, Start, Trait, Who, pegasus};
use airlock_game::terms::{Skill, SkillSet, Title};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::clauses::read;
use crate::{Clauses, ids, open, pairs, same_script};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Characters {
    character: Vec<Character>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Character {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "short")]
    _short: String,
    kind: String,
    skills: BTreeMap<String, u8>,
    #[serde(default)]
    choice: Vec<Choice>,
    start: String,
    start_or: Option<String>,
    #[serde(rename = "start_note")]
    _start_note: Option<String>,
    pilot: bool,
    #[serde(default)]
    succession: BTreeMap<String, usize>,
    #[serde(default)]
    loyalty: LoyaltyDealt,
    ability: Vec<Ability>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Choice {
    of: Vec<String>,
    count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LoyaltyDealt {
    start: u8,
    sleeper: u8,
    adds_not_a_cylon: u8,
}

impl Default for LoyaltyDealt {
    fn default() -> LoyaltyDealt {
        LoyaltyDealt { start: 1, sleeper: 1, adds_not_a_cylon: 0 }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ability {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    kind: String,
    action: Option<bool>,
    #[serde(default)]
    movement: bool,
    when: String,
    #[serde(rename = "limit")]
    _limit: Option<String>,
    #[serde(rename = "effect")]
    _effect: Clauses,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[test]
fn characters_and_their_abilities() {
    same_characters("base/characters.toml", base::characters::SHEETS, base_line);
    same_characters("pegasus/characters.toml", pegasus::characters::SHEETS, pegasus_line);
}

fn same_characters(file: &str, ours: &'static [CharacterRow], line: fn(&str) -> Vec<&'static str>) {
    let Some(Characters { character }) = open(file) else { return };
    for (card, row) in pairs(&character, |card| &card.id, ours, |row| row.id) {
        let id = row.id;
        assert_eq!(row.kind.id(), card.kind, "{id}: kind");
        let skills: BTreeMap<_, _> = row.skills.iter().map(|&(skill, count)| (skill.id().to_owned(), count)).collect();
        assert_eq!(skills, card.skills, "{id}: skills");
        let choice: Vec<_> = row.choices.iter().map(|&(of, count)| (ids(of.iter().copied()), count)).collect();
        let theirs = card.choice.iter().map(|choice| (choice.of.iter().map(String::as_str).collect(), choice.count));
        assert_eq!(choice, theirs.collect::<Vec<_>>(), "{id}: choice of skills");
        let start = match row.start {
            Start::At(location) => (location.id(), None),
            Start::Either(first, second) => (first.id(), Some(second.id())),
            Start::Viper => ("viper", None),
            Start::OffBoard => ("off-board", None),
        };
        assert_eq!(start, (&*card.start, card.start_or.as_deref()), "{id}: start");
        assert_eq!(row.is_pilot(), card.pilot, "{id}: pilot");
        for (title, &place) in &card.succession {
            assert_eq!(line(title).get(place - 1), Some(&id), "{id}: place in the line of the {title}");
        }
        let lines = if row.kind == CharacterKind::CylonLeader { 0 } else { titles::TITLES.len() };
        assert_eq!(card.succession.len(), lines, "{id}: lines of succession");

        let abilities = row.abilities.iter().map(|row| (row.ability.id(), row.kind.id(), costs(row)));
        let theirs = card.ability.iter();
        let theirs = theirs.map(|ability| (&*ability.id, &*ability.kind, (ability.action, ability.movement)));
        assert_eq!(abilities.collect::<Vec<_>>(), theirs.collect::<Vec<_>>(), "{id}: abilities");
        for (ability, row) in card.ability.iter().zip(&row.abilities) {
            let requires = match &*ability.when {
                "action, if the distance is 6 or less" => Some(Condition::DistanceAtMost(6)),
                "action, while piloting a viper" => Some(Condition::IsPiloting),
                _ => None,
            };
            assert_eq!(row.requires, requires.as_slice(), "{}: requires", ability.id);
        }
        let (mut start, mut sleeper) = (1, 1);
        for ability in &row.abilities {
            match ability.rule {
                AbilityRule::Trait(Trait::StartLoyalty(cards)) => start = cards,
                AbilityRule::Trait(Trait::SleeperLoyalty(cards)) => sleeper = cards,
                AbilityRule::Trait(_)
                | AbilityRule::Action(_)
                | AbilityRule::Movement(_)
                | AbilityRule::Response(_) => {}
            }
        }
        assert_eq!((start, sleeper), (card.loyalty.start, card.loyalty.sleeper), "{id}: Loyalty cards");
        // BASE-029: what is dealt beyond one card each time is added to the deck.
        assert_eq!(start + sleeper - 2, card.loyalty.adds_not_a_cylon, "{id}: not-a-Cylon cards added");
    }
}

/// Whether an ability that is used costs an action, and whether it costs the movement.
fn costs(row: &AbilityRow) -> (Option<bool>, bool) {
    let is_used = match row.kind {
        AbilityKind::OncePerGame | AbilityKind::Action | AbilityKind::Movement => true,
        AbilityKind::Passive | AbilityKind::Weakness => false,
    };
    let action = is_used.then_some(matches!(row.rule, AbilityRule::Action(_)));
    (action, matches!(row.rule, AbilityRule::Movement(_)))
}

/// The ids of our line of succession in the base game.
fn base_line(title: &str) -> Vec<&'static str> {
    let title = Title::from_id(title).unwrap_or_else(|| panic!("no title «{title}»"));
    let row = titles::TITLES.iter().find(|row| row.title == title).expect("every title has a card");
    row.line.iter().map(|character| character.id()).collect()
}

/// The same with Pegasus.
fn pegasus_line(title: &str) -> Vec<&'static str> {
    let line = match Title::from_id(title).unwrap_or_else(|| panic!("no title «{title}»")) {
        Title::Admiral => pegasus::titles::ADMIRAL_LINE,
        Title::President => pegasus::titles::PRESIDENT_LINE,
    };
    line.iter().map(|character| character.id()).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Titles {
    title: Vec<TitleCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TitleCard {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "holds")]
    _holds: Clauses,
    #[serde(rename = "power")]
    _power: Clauses,
    action: Clauses,
    #[serde(rename = "lost")]
    _lost: Clauses,
    #[serde(rename = "kept")]
    _kept: Option<String>,
    #[serde(rename = "note")]
    _note: Option<String>,
    succession: Vec<String>,
}

#[test]
fn title_cards() {
    let Some(Titles { title }) = open("base/titles.toml") else { return };
    assert_eq!(title.len(), titles::TITLES.len());
    for card in &title {
        assert_eq!(base_line(&card.id), card.succession, "{}: line of succession", card.id);
        let row = titles::TITLES.iter().find(|row| row.title.id() == card.id).expect("found by its line");
        // Playing a Quorum card is listed by card.
        let actions = card.action.iter().filter(|&action| action != "play 1 quorum card from hand").count();
        assert_eq!(row.actions.len(), actions, "{}: actions", card.id);
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PegasusTitles {
    succession: BTreeMap<String, Vec<String>>,
    #[serde(rename = "title")]
    _title: IgnoredAny,
}

/// PEG-010.
#[test]
fn the_lines_of_succession_with_pegasus() {
    let Some(PegasusTitles { succession, .. }) = open("pegasus/titles.toml") else { return };
    assert_eq!(succession.len(), titles::TITLES.len());
    for (title, line) in &succession {
        assert_eq!(&pegasus_line(title), line, "{title}: line of succession");
    }
}

// Locations

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Locations {
    location: Vec<LocationCard>,
    #[serde(rename = "board_action")]
    _board_action: Option<IgnoredAny>,
    #[serde(rename = "occupation_track")]
    _occupation_track: Option<IgnoredAny>,
    #[serde(rename = "civilian_ships")]
    _civilian_ships: Option<IgnoredAny>,
    pegasus_damage: Option<PegasusDamage>,
    new_caprica_phase: Option<NewCapricaPhase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PegasusDamage {
    #[serde(rename = "rule")]
    _rule: String,
    destroyed_at: u8,
    #[serde(rename = "when_destroyed")]
    _when_destroyed: Clauses,
    #[serde(rename = "note")]
    _note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewCapricaPhase {
    #[serde(rename = "start")]
    _start: Clauses,
    #[serde(rename = "before_return")]
    _before_return: Clauses,
    #[serde(rename = "return_when")]
    _return_when: String,
    #[serde(rename = "return")]
    galactica_returns: Clauses,
    #[serde(rename = "after_return")]
    _after_return: Clauses,
    #[serde(rename = "end")]
    _end: Clauses,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LocationCard {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    ship: String,
    hazardous: bool,
    damageable: bool,
    #[serde(rename = "while_here")]
    _while_here: Option<Clauses>,
    requires: Option<String>,
    #[serde(alias = "human_action")]
    action: Clauses,
    #[serde(default)]
    cylon_action: Clauses,
    check: Option<LocationCheck>,
    replaces: Option<String>,
    note: Option<String>,
    #[serde(rename = "doubt")]
    _doubt: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LocationCheck {
    difficulty: u8,
    skills: Vec<String>,
    pass: Clauses,
    fail: Clauses,
}

/// The check that a location makes, in its list or in the lists inside.
fn check_in(script: Script) -> Option<&'static Check> {
    script.iter().find_map(|effect| match effect {
        Effect::Check(check) => Some(*check),
        _ => (0..).map_while(|branch| effect.inner(branch)).find_map(check_in),
    })
}

#[test]
fn board_locations() {
    let Some(Locations { location, .. }) = open("base/locations.toml") else { return };
    for (card, row) in pairs(&location, |card| &card.id, base::locations::LOCATIONS, |row| row.location.id()) {
        let id = &card.id;
        same_location(card, row);
        assert!(row.cylon_action.is_empty() && row.prisoner == 0, "{id}: belongs to Pegasus");
        let requires = card.requires.as_deref().map(|words| match words {
            "fleet marker on a blue space of the jump preparation track" => Condition::OnBlueSpace,
            "piloting in the skill set" => Condition::IsPilot,
            "player is president" => Condition::IsPresident,
            _ => panic!("{id}: no condition is known as «{words}»"),
        });
        assert_eq!(requires_of(row), requires.as_slice(), "{id}: requires");
    }
}

#[test]
fn board_locations_of_pegasus() {
    let Some(Locations { location, pegasus_damage, new_caprica_phase, .. }) = open("pegasus/locations.toml") else {
        return;
    };
    let (overlay, own): (Vec<_>, Vec<_>) = location.into_iter().partition(|card| card.replaces.is_some());
    assert!(overlay.iter().all(|card| card.replaces.as_deref() == Some("base")), "an overlay covers the base board");
    let own = pairs(&own, |card| &card.id, pegasus::locations::LOCATIONS, |row| row.location.id());
    let overlay = pairs(&overlay, |card| &card.id, pegasus::locations::OVERLAY, |row| row.location.id());
    for (card, row) in own.chain(overlay) {
        let id = &card.id;
        same_location(card, row);
        if card.check.is_none() {
            same_script(id, "action", row.action, &card.action, Who::You);
        }
        same_script(id, "Cylon action", row.cylon_action, &card.cylon_action, Who::You);
        // What the first clause asks for.
        let requires = match card.action.first().map_or("", String::as_str) {
            "discard 2 skill cards" => Some(Condition::HasCards(2)),
            words if words.starts_with("if president: ") => Some(Condition::IsPresident),
            _ => None,
        };
        assert!(card.requires.is_none(), "{id}: has requirements of its own");
        assert_eq!(requires_of(row), requires.as_slice(), "{id}: requires");
        let note = card.note.as_deref().unwrap_or_default();
        let prisoner = note.split_once(" if the chosen character is in brig").map_or(0, |(words, _)| {
            words.strip_prefix("difficulty ").and_then(|by| by.parse().ok()).expect("a change of the difficulty")
        });
        assert_eq!(row.prisoner, prisoner, "{id}: against a prisoner");
    }
    let damage = pegasus_damage.expect("in the file of Pegasus");
    assert_eq!(pegasus::tokens::PEGASUS_DESTROYED_AT, damage.destroyed_at);
    let phase = new_caprica_phase.expect("in the file of Pegasus");
    let returns: Vec<_> = pegasus::tokens::RETURN
        .iter()
        .map(|&(area, craft)| Effect::CylonShips(CylonShipEffect::Place { area, craft }))
        .collect();
    assert_eq!(returns, read(&phase.galactica_returns, Who::Current), "what stands in space when Galactica returns");
}

fn same_location(card: &LocationCard, row: &LocationRow) {
    let id = &card.id;
    assert_eq!(row.ship.id(), card.ship, "{id}: ship");
    assert_eq!((row.hazardous, row.damageable), (card.hazardous, card.damageable), "{id}: hazardous, damageable");
    assert_eq!(row.action.is_empty(), card.action.is_empty(), "{id}: has an action");
    let check = check_in(row.action);
    assert_eq!(check.is_some(), card.check.is_some(), "{id}: makes a check");
    if let (Some(ours), Some(theirs)) = (check, &card.check) {
        assert_eq!(ours.difficulty, theirs.difficulty, "{id}: difficulty");
        assert_eq!(ours.skills, skill_set(&theirs.skills), "{id}: skills");
        assert_eq!(ours.partial, None, "{id}: partial");
        same_script(id, "pass", ours.pass, &theirs.pass, Who::You);
        same_script(id, "fail", ours.fail, &theirs.fail, Who::You);
    }
}

/// That a Sympathizer cannot use the Cylon Fleet is a note in the reference.
fn requires_of(row: &LocationRow) -> Vec<Condition> {
    row.requires.iter().copied().filter(|&condition| condition != Condition::IsNotSympathizer).collect()
}

fn skill_set(ids: &[String]) -> SkillSet {
    let skills = ids.iter().map(|id| Skill::from_id(id).unwrap_or_else(|| panic!("no skill «{id}»")));
    skills.fold(SkillSet::NONE, SkillSet::with)
}
