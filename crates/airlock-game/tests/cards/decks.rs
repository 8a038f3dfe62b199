//! The Quorum, destination, Loyalty and skill cards, and the objective.

use airlock_game::cards::{
    CardUse, Condition, DeckEffect, Effect, LoyaltyRow, MilestoneEffect, QuorumRow, SkillRow, SkillSort, Who,
};
use airlock_game::cards::{DestinationRow, Window, base, pegasus};
use airlock_game::terms::{Craft, Set, Skill};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::clauses::read;
use crate::{Clauses, open, pairs, same_script, same_standing};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuorumCards {
    card: Vec<QuorumCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuorumCard {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    action: bool,
    effect: Clauses,
    stays: Option<String>,
    #[serde(default)]
    in_play: Clauses,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[test]
fn quorum_cards() {
    same_quorum("base/quorum.toml", base::quorum::CARDS);
    same_quorum("pegasus/quorum.toml", pegasus::quorum::CARDS);
}

fn same_quorum(file: &str, ours: &'static [QuorumRow]) {
    let Some(QuorumCards { card }) = open(file) else { return };
    for (card, row) in pairs(&card, |card| &card.id, ours, |row| row.id) {
        assert!(card.action, "{}: every Quorum card costs an action", row.id);
        let mut effect = read(&card.effect, Who::You);
        // A card that nobody is given stays beside the board.
        if card.stays.is_some() && !card.effect.iter().any(|clause| clause.starts_with("give this card")) {
            effect.push(Effect::Decks(DeckEffect::StayInPlay));
        }
        assert_eq!(row.effect, effect, "{}: effect", row.id);
        same_standing(row.id, row.stays, card.stays.as_ref(), &card.in_play.iter().collect::<Vec<_>>());
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Destinations {
    objective: Objective,
    #[serde(rename = "jump")]
    _jump: Option<IgnoredAny>,
    card: Vec<Destination>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Objective {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    replaces: Option<String>,
    milestones: Vec<Milestone>,
    #[serde(rename = "note")]
    _note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Milestone {
    distance: u8,
    effect: Clauses,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Destination {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    distance: u8,
    effect: Clauses,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[test]
fn destination_cards_and_the_objectives() {
    same_destinations("base/destination.toml", base::destination::CARDS);
    same_destinations("pegasus/destination.toml", pegasus::destination::CARDS);
}

fn same_destinations(file: &str, ours: &'static [DestinationRow]) {
    let Some(Destinations { objective, card, .. }) = open(file) else { return };
    for (card, row) in pairs(&card, |card| &card.id, ours, |row| row.id) {
        assert_eq!(row.distance, card.distance, "{}: distance", row.id);
        same_script(row.id, "effect", row.effect, &card.effect, Who::Admiral);
    }
    let [first, ..] = base::destination::OBJECTIVES else { panic!("a game has an objective") };
    assert!(objective.replaces.is_none_or(|id| id == first.objective.id()), "{}: replaces the first", objective.id);
    let row = base::destination::OBJECTIVES.iter().find(|row| row.objective.id() == objective.id);
    let row = row.unwrap_or_else(|| panic!("no objective «{}»", objective.id));
    let ours = row.milestones.iter().map(|milestone| {
        let effect = match milestone.effect {
            MilestoneEffect::SleeperAgentPhase => "sleeper agent phase",
            MilestoneEffect::NextJumpEnds => {
                "the next jump wins the game for the humans, with no destination card drawn, if every resource is above 0"
            }
            MilestoneEffect::NewCapricaPhase => "New Caprica phase begins (see locations.toml)",
        };
        (milestone.distance, vec![effect.to_owned()])
    });
    let theirs = objective.milestones.into_iter().map(|milestone| (milestone.distance, milestone.effect));
    assert_eq!(ours.collect::<Vec<_>>(), theirs.collect::<Vec<_>>(), "{}: milestones", objective.id);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LoyaltyDeck {
    players: u8,
    cylon: u8,
    not_a_cylon: u8,
    sympathizer: bool,
    #[serde(default)]
    cylon_leader: bool,
    agenda: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LoyaltyCards {
    deck: Vec<LoyaltyDeck>,
    #[serde(rename = "build")]
    _build: Option<IgnoredAny>,
    #[serde(rename = "sleeper_phase")]
    _sleeper_phase: Option<IgnoredAny>,
    #[serde(rename = "execution")]
    _execution: Option<IgnoredAny>,
    #[serde(rename = "reveal")]
    _reveal: IgnoredAny,
    #[serde(rename = "cylon_turn")]
    _cylon_turn: IgnoredAny,
    card: Vec<LoyaltyCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LoyaltyCard {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "power")]
    _power: Option<String>,
    team: String,
    #[serde(default)]
    action: bool,
    #[serde(rename = "reveal")]
    _reveal: Option<String>,
    #[serde(rename = "variant")]
    _variant: Option<String>,
    effect: Clauses,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[test]
fn loyalty_cards() {
    let Some(LoyaltyCards { card, deck, .. }) = open("base/loyalty.toml") else { return };
    let table: Vec<_> = deck.iter().map(|row| (row.players, row.cylon, row.not_a_cylon, row.sympathizer)).collect();
    assert_eq!(airlock_game::LOYALTY_DECKS, table, "the Loyalty deck of each number of players");
    assert!(deck.iter().all(|row| !row.cylon_leader && row.agenda.is_none()), "the base game has no Cylon leaders");
    same_loyalty(&card, base::loyalty::CARDS);
}

#[test]
fn loyalty_cards_of_pegasus() {
    let Some(LoyaltyCards { card, deck, .. }) = open("pegasus/loyalty.toml") else { return };
    let ours = airlock_game::LEADER_DECKS
        .iter()
        .map(|&(players, cylons, humans, agenda)| (players, cylons, humans, Some(agenda.id())));
    let theirs = deck.iter().map(|row| (row.players, row.cylon, row.not_a_cylon, row.agenda.as_deref()));
    assert_eq!(ours.collect::<Vec<_>>(), theirs.collect::<Vec<_>>(), "the Loyalty deck with a Cylon leader");
    assert!(deck.iter().all(|row| row.cylon_leader && !row.sympathizer), "with a leader there is no Sympathizer");
    same_loyalty(&card, pegasus::loyalty::CARDS);
}

fn same_loyalty(cards: &[LoyaltyCard], ours: &'static [LoyaltyRow]) {
    const AFTER: &str = "if not in brig: after discarding down to 3 skill cards, ";
    for (card, row) in pairs(cards, |card| &card.id, ours, |row| row.id) {
        assert_eq!(row.team.id(), card.team, "{}: team", row.id);
        assert_eq!(!row.effect.is_empty(), card.action, "{}: is revealed as an action", row.id);
        let (after, effect): (Clauses, Clauses) =
            card.effect.iter().cloned().partition(|clause| clause.starts_with(AFTER));
        let after: Clauses = after.iter().map(|clause| clause.replace(AFTER, "")).collect();
        same_script(row.id, "effect", row.effect, &effect, Who::You);
        same_script(row.id, "what follows", row.after, &after, Who::You);
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SkillCards {
    card: Vec<SkillCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SkillCard {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    skill: String,
    strength: u8,
    count: u8,
    timing: String,
    action: bool,
    #[serde(default)]
    movement: bool,
    #[serde(default)]
    reckless: bool,
    #[serde(default)]
    reckless_check: bool,
    #[serde(default)]
    cylon_only: bool,
    replaces: Option<String>,
    #[serde(rename = "limit")]
    _limit: Option<String>,
    requires: Option<String>,
    #[serde(rename = "effect")]
    _effect: Clauses,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[test]
fn skill_cards() {
    same_skills("base/skills.toml", base::skills::CARDS);
    same_skills("pegasus/skills.toml", pegasus::skills::CARDS);
}

fn same_skills(file: &str, ours: &'static [SkillRow]) {
    let Some(SkillCards { card }) = open(file) else { return };
    for (card, row) in pairs(&card, |card| &card.id, ours, |row| row.id) {
        let id = row.id;
        let text = row.text;
        let own = if card.replaces.is_some() { "-pegasus" } else { "" };
        assert_eq!(id, format!("{}{own}-{}", text.name.id(), row.strength), "the id says name and strength");
        assert_eq!((text.skill.id(), row.strength, row.count), (&*card.skill, card.strength, card.count), "{id}");
        assert_eq!(used(&text.used), used_when(id, &card.timing), "{id}: timing");
        let costs = (
            matches!(text.used, CardUse::Action(_) | CardUse::MovementOrAction(_)),
            matches!(text.used, CardUse::Movement(_) | CardUse::MovementOrAction(_)),
        );
        assert_eq!(costs, (card.action, card.movement), "{id}: costs an action, costs the movement");
        let in_reckless = matches!(text.used, CardUse::RecklessCheck(_));
        assert_eq!(in_reckless, card.reckless_check, "{id}: works in a Reckless check");
        let sort = match (card.reckless, card.cylon_only) {
            (false, false) => SkillSort::Plain,
            (true, false) => SkillSort::Reckless,
            (false, true) => SkillSort::CylonOnly,
            (true, true) => panic!("{id}: no Treachery card makes a check Reckless"),
        };
        assert_eq!(text.sort, sort, "{id}: sort");
        let requires = card.requires.as_deref().and_then(|words| required(id, words));
        assert_eq!(text.requires, requires.as_slice(), "{id}: requires");
    }
    // PEG-001: the base row knows that it is replaced.
    let replaced = base::skills::CARDS.iter().filter(|row| row.replaced_in == Some(Set::Pegasus)).map(|row| row.id);
    let theirs: Vec<_> = card.iter().filter_map(|card| card.replaces.as_deref()).collect();
    assert!(theirs.is_empty() || theirs == replaced.collect::<Vec<_>>(), "{file}: the rows that leave the game");
    // MIX-002: Daybreak brings a Treachery deck of its own.
    let leaves = |row: &SkillRow| row.text.skill == Skill::Treachery;
    assert!(pegasus::skills::CARDS.iter().all(|row| row.replaced_in == leaves(row).then_some(Set::Daybreak)));
}

/// When a card is used: in a window, or as the word of the reference.
#[derive(Debug, PartialEq)]
enum Used {
    Is(&'static str),
    In(Window),
}

fn used(used: &CardUse) -> Used {
    match used {
        CardUse::Action(_) => Used::Is("action"),
        CardUse::Movement(_) => Used::Is("movement"),
        CardUse::MovementOrAction(_) => Used::Is("movement-or-action"),
        CardUse::RecklessCheck(_) => Used::Is("in-reckless-check"),
        CardUse::CheckAbility(_) => Used::Is("check-ability"),
        CardUse::Response(response) => Used::In(response.window()),
    }
}

fn used_when(id: &str, words: &str) -> Used {
    Used::In(match words {
        "action" => return Used::Is("action"),
        "movement" => return Used::Is("movement"),
        "movement-or-action" => return Used::Is("movement-or-action"),
        "in-reckless-check" => return Used::Is("in-reckless-check"),
        "before-check-cards" => Window::BeforeCards,
        "after-check-total" => Window::AfterTotal,
        "before-die-roll" => Window::BeforeRoll,
        "after-die-roll" => Window::AfterRoll,
        "after-viper-attacked" => Window::ViperAttacked,
        "after-destroy" => Window::Destroyed,
        "before-raiders-activate" => Window::BeforeRaiders,
        "on-treachery-discard" => Window::TreacheryDiscarded,
        _ => panic!("{id}: no window is known as «{words}»"),
    })
}

/// What a card requires beyond its window.
fn required(id: &str, words: &str) -> Option<Condition> {
    match words {
        "at least 1 raptor in the reserves" => Some(Condition::InReserves(Craft::Raptor, 1)),
        "piloting a viper" | "the player's character is in a space area (piloting)" => Some(Condition::IsPiloting),
        "at least 1 human player in brig or detention" => Some(Condition::HumanInBrig),
        "the player has just destroyed a basestar, or a centurion on the boarding party track"
        | "a human player discards a treachery card" => None,
        _ => panic!("{id}: no condition is known as «{words}»"),
    }
}
