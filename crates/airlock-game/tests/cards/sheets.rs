//! Characters, titles and locations.

use std::collections::BTreeMap;

use airlock_game::cards::base::{characters, locations, titles};
use airlock_game::cards::{AbilityKind, AbilityRule, Check, Condition, Effect, Script, Start, Trait, Who};
use airlock_game::terms::{Skill, SkillSet, Title};
use serde::Deserialize;

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
    #[serde(rename = "start_note")]
    _start_note: Option<String>,
    pilot: bool,
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
    #[serde(rename = "when")]
    _when: String,
    #[serde(rename = "limit")]
    _limit: Option<String>,
    #[serde(rename = "effect")]
    _effect: Clauses,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[test]
fn characters_and_their_abilities() {
    let Some(Characters { character }) = open("characters.toml") else { return };
    for (card, row) in pairs(&character, |card| &card.id, characters::SHEETS, |row| row.id) {
        let id = row.id;
        assert_eq!(row.kind.id(), card.kind, "{id}: kind");
        let skills: BTreeMap<_, _> = row.skills.iter().map(|&(skill, count)| (skill.id().to_owned(), count)).collect();
        assert_eq!(skills, card.skills, "{id}: skills");
        let choice: Vec<_> = row.choice.iter().map(|&(of, count)| (ids(of.iter().copied()), count)).collect();
        let theirs = card.choice.iter().map(|choice| (choice.of.iter().map(String::as_str).collect(), choice.count));
        assert_eq!(choice, theirs.collect::<Vec<_>>(), "{id}: choice of skills");
        let start = match row.start {
            Start::At(location) => location.id(),
            Start::Viper => "viper",
            Start::OffBoard => "off-board",
        };
        assert_eq!(start, card.start, "{id}: start");
        assert_eq!(row.is_pilot(), card.pilot, "{id}: pilot");
        for (title, &place) in &card.succession {
            assert_eq!(line(title).get(place - 1), Some(&id), "{id}: place in the line of the {title}");
        }
        assert_eq!(card.succession.len(), titles::TITLES.len(), "{id}: lines of succession");

        let abilities: Vec<_> = row
            .abilities
            .iter()
            .map(|row| {
                let action =
                    (row.kind == AbilityKind::OncePerGame).then_some(matches!(row.rule, AbilityRule::Action(_)));
                (row.ability.id(), row.kind.id(), action)
            })
            .collect();
        let theirs = card.ability.iter().map(|ability| (&*ability.id, &*ability.kind, ability.action));
        assert_eq!(abilities, theirs.collect::<Vec<_>>(), "{id}: abilities");
        let (mut start, mut sleeper) = (1, 1);
        for ability in &row.abilities {
            match ability.rule {
                AbilityRule::Trait(Trait::StartLoyalty(cards)) => start = cards,
                AbilityRule::Trait(Trait::SleeperLoyalty(cards)) => sleeper = cards,
                AbilityRule::Trait(_) | AbilityRule::Action(_) | AbilityRule::Interrupt(..) => {}
            }
        }
        assert_eq!((start, sleeper), (card.loyalty.start, card.loyalty.sleeper), "{id}: Loyalty cards");
        // BASE-029: what is dealt beyond one card each time is added to the deck.
        assert_eq!(start + sleeper - 2, card.loyalty.adds_not_a_cylon, "{id}: not-a-Cylon cards added");
    }
}

/// The ids of our line of succession.
fn line(title: &str) -> Vec<&'static str> {
    let title = Title::from_id(title).unwrap_or_else(|| panic!("no title «{title}»"));
    let row = titles::TITLES.iter().find(|row| row.title == title).expect("every title has a card");
    row.line.iter().map(|character| character.id()).collect()
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
    let Some(Titles { title }) = open("titles.toml") else { return };
    assert_eq!(title.len(), titles::TITLES.len());
    for card in &title {
        assert_eq!(line(&card.id), card.succession, "{}: line of succession", card.id);
        let row = titles::TITLES.iter().find(|row| row.title.id() == card.id).expect("found by its line");
        // Playing a Quorum card is listed by card.
        let actions = card.action.iter().filter(|&action| action != "play 1 quorum card from hand").count();
        assert_eq!(row.actions.len(), actions, "{}: actions", card.id);
    }
}

// Locations

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
    ship: String,
    hazardous: bool,
    damageable: bool,
    #[serde(rename = "while_here")]
    _while_here: Option<Clauses>,
    requires: Option<String>,
    action: Clauses,
    check: Option<LocationCheck>,
    #[serde(rename = "note")]
    _note: Option<String>,
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
    let Some(Locations { location }) = open("locations.toml") else { return };
    for (card, row) in pairs(&location, |card| &card.id, locations::LOCATIONS, |row| row.location.id()) {
        let id = &card.id;
        assert_eq!(row.ship.id(), card.ship, "{id}: ship");
        assert_eq!((row.hazardous, row.damageable), (card.hazardous, card.damageable), "{id}: hazardous, damageable");
        assert_eq!(row.action.is_empty(), card.action.is_empty(), "{id}: has an action");
        let requires = card.requires.as_deref().map(|words| match words {
            "fleet marker on a blue space of the jump preparation track" => Condition::OnBlueSpace,
            "piloting in the skill set" => Condition::IsPilot,
            "player is president" => Condition::IsPresident,
            _ => panic!("{id}: no condition is known as «{words}»"),
        });
        // That a Sympathizer cannot use the Cylon Fleet is a note there.
        let ours = row.requires.iter().copied().filter(|&condition| condition != Condition::IsNotSympathizer);
        assert_eq!(ours.collect::<Vec<_>>(), requires.as_slice(), "{id}: requires");
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
}

fn skill_set(ids: &[String]) -> SkillSet {
    let skills = ids.iter().map(|id| Skill::from_id(id).unwrap_or_else(|| panic!("no skill «{id}»")));
    skills.fold(SkillSet::NONE, SkillSet::with)
}
