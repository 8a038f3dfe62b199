//! The Quorum, destination, Loyalty and skill cards, and the objective.

use airlock_game::cards::base::{destination, loyalty, quorum, skills};
use airlock_game::cards::{Condition, Effect, MilestoneEffect, Timing, Who, Window};
use airlock_game::terms::Craft;
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
    let Some(QuorumCards { card }) = open("quorum.toml") else { return };
    for (card, row) in pairs(&card, |card| &card.id, quorum::CARDS, |row| row.id) {
        assert!(card.action, "{}: every Quorum card costs an action", row.id);
        let mut effect = read(&card.effect, Who::You);
        // A card that nobody is given stays beside the board.
        if card.stays.is_some() && !card.effect.iter().any(|clause| clause.starts_with("give this card")) {
            effect.push(Effect::StayInPlay);
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
    _jump: IgnoredAny,
    card: Vec<Destination>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Objective {
    id: String,
    #[serde(rename = "name")]
    _name: String,
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
fn destination_cards_and_the_objective() {
    let Some(Destinations { objective, card, .. }) = open("destination.toml") else { return };
    for (card, row) in pairs(&card, |card| &card.id, destination::CARDS, |row| row.id) {
        assert_eq!(row.distance, card.distance, "{}: distance", row.id);
        same_script(row.id, "effect", row.effect, &card.effect, Who::Admiral);
    }
    let [row] = destination::OBJECTIVES else { panic!("the base game has one objective") };
    assert_eq!(row.objective.id(), objective.id);
    let ours = row.milestones.iter().map(|milestone| {
        let effect = match milestone.effect {
            MilestoneEffect::SleeperAgentPhase => "sleeper agent phase",
            MilestoneEffect::NextJumpEnds => {
                "the next jump wins the game for the humans, with no destination card drawn, if every resource is above 0"
            }
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
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LoyaltyCards {
    deck: Vec<LoyaltyDeck>,
    #[serde(rename = "build")]
    _build: IgnoredAny,
    #[serde(rename = "sleeper_phase")]
    _sleeper_phase: IgnoredAny,
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
    effect: Clauses,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[test]
fn loyalty_cards() {
    let Some(LoyaltyCards { card, deck, .. }) = open("loyalty.toml") else { return };
    let table: Vec<_> = deck.iter().map(|row| (row.players, row.cylon, row.not_a_cylon, row.sympathizer)).collect();
    assert_eq!(airlock_game::LOYALTY_DECKS, table, "the Loyalty deck of each number of players");
    for (card, row) in pairs(&card, |card| &card.id, loyalty::CARDS, |row| row.id) {
        assert_eq!(row.team.id(), card.team, "{}: team", row.id);
        assert_eq!(!row.effect.is_empty(), card.action, "{}: is revealed as an action", row.id);
        same_script(row.id, "effect", row.effect, &card.effect, Who::You);
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
    let Some(SkillCards { card }) = open("skills.toml") else { return };
    for (card, row) in pairs(&card, |card| &card.id, skills::CARDS, |row| row.id) {
        let id = row.id;
        assert_eq!(id, format!("{}-{}", row.text.name.id(), row.strength), "the id says name and strength");
        assert_eq!((row.text.skill.id(), row.strength, row.count), (&*card.skill, card.strength, card.count), "{id}");
        let timing = match &*card.timing {
            "action" => Timing::Action,
            "before-check-cards" => Timing::Interrupt(Window::BeforeCards),
            "after-check-total" => Timing::Interrupt(Window::AfterTotal),
            "before-die-roll" => Timing::Interrupt(Window::BeforeRoll),
            "after-viper-attacked" => Timing::Interrupt(Window::ViperAttacked),
            timing => panic!("{id}: no window is known as «{timing}»"),
        };
        assert_eq!(row.text.timing, timing, "{id}: timing");
        assert_eq!(row.text.timing == Timing::Action, card.action, "{id}: costs an action");
        let requires = card.requires.as_deref().map(|words| match words {
            "at least 1 raptor in the reserves" => Condition::InReserves(Craft::Raptor, 1),
            "piloting a viper" => Condition::IsPiloting,
            _ => panic!("{id}: no condition is known as «{words}»"),
        });
        assert_eq!(row.text.requires, requires.as_slice(), "{id}: requires");
    }
}
