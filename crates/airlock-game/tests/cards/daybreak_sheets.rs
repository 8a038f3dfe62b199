//! The characters, lines of succession and locations of Daybreak.

use std::collections::BTreeMap;

use airlock_game::cards::daybreak::{characters, locations, titles};
use airlock_game::cards::{
    AbilityKind, AbilityRow, AbilityRule, Character, CharacterKind, Condition, Start, Who, Window,
};
use airlock_game::terms::Title;
use serde::Deserialize;

use crate::{Clauses, ids, open, pairs, same_script};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Characters {
    character: Vec<Sheet>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    kind: String,
    alternate_of: Option<String>,
    skills: BTreeMap<String, u8>,
    start: String,
    #[serde(default)]
    starts_infiltrating: bool,
    pilot: bool,
    miracle_limit: Option<u8>,
    #[serde(default)]
    succession: BTreeMap<String, usize>,
    #[serde(rename = "doubt")]
    _doubt: Option<String>,
    ability: Vec<Ability>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ability {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    kind: String,
    #[serde(default)]
    action: bool,
    cost: Option<u8>,
    when: Option<String>,
    #[serde(rename = "limit")]
    _limit: Option<String>,
    effect: Clauses,
    #[serde(rename = "note")]
    _note: Option<String>,
    #[serde(rename = "errata")]
    _errata: Option<String>,
}

#[test]
fn characters_of_daybreak() {
    let Some(Characters { character }) = open("daybreak/characters.toml") else { return };
    let Some(lines) = lines() else { return };
    assert_eq!(character.len(), 12);
    for (card, row) in pairs(&character, |card| &card.id, characters::SHEETS, |row| row.id) {
        let id = row.id;
        let own = Character::from_id(id).expect("its row was found");
        assert_eq!(row.kind.id(), card.kind, "{id}: kind");
        let fixed = row.skills.iter().map(|&(skill, count)| (skill.id().to_owned(), count));
        let choices = row.choices.iter().map(|&(of, count)| (ids(of.iter().copied()).join("/"), count));
        assert_eq!(fixed.chain(choices).collect::<BTreeMap<_, _>>(), card.skills, "{id}: skills");
        let Start::At(start) = row.start else { panic!("{id}: starts in a location") };
        assert_eq!(start.id(), card.start, "{id}: start");
        assert_eq!(own.starts_infiltrating(), card.starts_infiltrating, "{id}: starts infiltrating");
        assert_eq!(row.is_pilot(), card.pilot, "{id}: pilot");
        let versions = Character::all().filter(|&other| other != own && own.is_version_of(other));
        let versions: Vec<_> = versions.map(|other| other.id()).collect();
        assert_eq!(versions, card.alternate_of.as_deref().into_iter().collect::<Vec<_>>(), "{id}: other version");
        let cost = card.ability.iter().find_map(|ability| ability.cost);
        assert_eq!(own.miracles(), (card.miracle_limit.unwrap_or(1), cost.unwrap_or(1)), "{id}: miracle tokens");
        for (title, &place) in &card.succession {
            assert_eq!(lines[title].get(place - 1).map(String::as_str), Some(id), "{id}: place in the line of {title}");
        }
        let expected = if row.kind == CharacterKind::CylonLeader { 0 } else { lines.len() };
        assert_eq!(card.succession.len(), expected, "{id}: lines of succession");
        assert_eq!(card.ability.len(), row.abilities.len(), "{id}: abilities");
        card.ability.iter().zip(&row.abilities).for_each(|(card, row)| same_ability(card, row));
    }
}

fn same_ability(card: &Ability, row: &AbilityRow) {
    let id = &card.id;
    assert_eq!(row.ability.id(), card.id);
    // DAY-008: what is printed as once per game is a miracle.
    let kind = if row.kind == AbilityKind::OncePerGame { "miracle" } else { row.kind.id() };
    assert_eq!(kind, card.kind, "{id}: kind");
    match (row.rule, &*card.kind) {
        (AbilityRule::Trait(_), "passive" | "weakness") => assert!(!card.action, "{id}: lasts"),
        (AbilityRule::Action(_), "action") => {}
        (AbilityRule::Action(_), "miracle") => assert!(card.action, "{id}: is an action"),
        (AbilityRule::Response(response), "miracle") => {
            assert!(!card.action, "{id}: is no action");
            assert_eq!(response.window(), window_of(id, card.when.as_deref()), "{id}: when");
        }
        (rule, kind) => panic!("{id}: {rule:?} is not {kind}"),
    }
    let requires = match card.effect[0].split_once(": ") {
        Some(("if you are not in the brig", _)) => Some(Condition::IsNotInBrig),
        Some(("if infiltrating", _)) => Some(Condition::IsInfiltrating),
        _ => None,
    };
    assert_eq!(row.requires, requires.as_slice(), "{id}: requires");
}

fn window_of(id: &str, when: Option<&str>) -> Window {
    match when {
        Some("before a civilian ship in a space area is turned over and destroyed") => Window::CivilianThreatened,
        Some("you must make a choice on a crisis card") => Window::ChoosingOption,
        Some("the remove ships step of a jump") => Window::RemovingShips,
        Some("the start of any player's activate cylon ships step") => Window::BeforeActivation,
        Some("you end your infiltration by an action") => Window::InfiltrationEnds,
        when => panic!("{id}: no window is known as {when:?}"),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Succession {
    card: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    kind: String,
    #[serde(rename = "needs")]
    _needs: String,
    line: Vec<String>,
}

fn lines() -> Option<BTreeMap<String, Vec<String>>> {
    let Succession { card } = open("daybreak/succession.toml")?;
    assert!(card.iter().all(|line| line.kind == "line"));
    Some(card.into_iter().map(|line| (line.id, line.line)).collect())
}

/// DAY-006. Characters of Exodus stand in the lines too, and the CAG is a title of its own (DAY-007).
#[test]
fn the_lines_of_succession_with_daybreak() {
    let exodus = ["felix-gaeta", "samuel-t-anders", "callandra-cally-tyrol", "tory-foster"];
    let Some(lines) = lines() else { return };
    for (id, line) in &lines {
        let (known, others): (Vec<&str>, Vec<&str>) =
            line.iter().map(String::as_str).partition(|id| Character::from_id(id).is_some());
        assert!(others.len() == exodus.len() && others.iter().all(|id| exodus.contains(id)), "{id}: {others:?}");
        let ours = match Title::from_id(id) {
            Some(Title::Admiral) => titles::ADMIRAL_LINE,
            Some(Title::President) => titles::PRESIDENT_LINE,
            None => {
                assert_eq!(id, "cag");
                continue;
            }
        };
        assert_eq!(ours.iter().map(|character| character.id()).collect::<Vec<_>>(), known, "{id}");
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Locations {
    location: Vec<LocationCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LocationCard {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    kind: String,
    ship: Option<String>,
    hazardous: Option<bool>,
    damageable: Option<bool>,
    sides: Option<Vec<String>>,
    #[serde(rename = "start_side")]
    _start_side: Option<String>,
    #[serde(rename = "covers")]
    _covers: Option<String>,
    replaces: Option<String>,
    cost: Option<String>,
    #[serde(rename = "passive")]
    _passive: Option<Clauses>,
    #[serde(default)]
    action: Clauses,
    #[serde(default)]
    action_2: Clauses,
    #[serde(rename = "rules")]
    _rules: Option<Clauses>,
}

#[test]
fn board_locations_of_daybreak() {
    let Some(Locations { location }) = open("daybreak/locations.toml") else { return };
    let (places, others): (Vec<_>, Vec<_>) = location.into_iter().partition(|card| card.kind == "location");
    let boards: Vec<_> = others.iter().map(|card| (&*card.id, &*card.kind)).collect();
    let expected = [
        ("colonial-one-overlay", "overlay"),
        ("cylon-locations-overlay", "overlay"),
        ("demetrius", "board"),
        ("active-mission", "space"),
        ("rebel-basestar", "board"),
        ("basestar-allegiance", "space"),
    ];
    assert_eq!(boards, expected);
    // What stands in for another location under a name of its own is a location of its own.
    let (overlay, own): (Vec<_>, Vec<_>) =
        places.into_iter().partition(|card| card.replaces.as_deref() == Some(&*card.id));
    let own = pairs(&own, |card| &card.id, locations::LOCATIONS, |row| row.location.id());
    let overlay = pairs(&overlay, |card| &card.id, locations::OVERLAY, |row| row.location.id());
    for (card, row) in own.chain(overlay) {
        let id = &card.id;
        let ship = if row.ship.id() == "cylon" { "cylon-locations" } else { row.ship.id() };
        assert_eq!(Some(ship), card.ship.as_deref(), "{id}: ship");
        assert_eq!((Some(row.hazardous), Some(row.damageable)), (card.hazardous, card.damageable), "{id}");
        let action: Clauses = card.cost.iter().chain(&card.action).chain(&card.action_2).cloned().collect();
        same_script(id, "action", row.action, &action, Who::You);
        let requires = match card.action[0].split_once(": ") {
            _ if card.cost.is_some() => Some(Condition::CanPayRebels),
            Some(("if you are the president", _)) => Some(Condition::IsPresident),
            Some(("discard 3 skill cards", _)) => Some(Condition::HasCards(3)),
            Some(("if no card lies on the active mission space", _)) => Some(Condition::NoActiveMission),
            _ => None,
        };
        assert_eq!(row.requires, requires.as_slice(), "{id}: requires");
        assert!(row.cylon_action.is_empty() && row.prisoner == 0, "{id}: belongs to Pegasus");
        let turned = card.sides.as_ref().is_some_and(|sides| sides.len() == 1 && sides[0] == "hub-destroyed");
        assert_eq!(turned, id == "hub-destroyed", "{id}: on the turned side alone");
    }
}
