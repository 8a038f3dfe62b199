//! The decks of Daybreak: skill, Mutiny, Loyalty, mission and motive cards, objectives, tokens, attacks.

use std::ops::RangeInclusive;

use airlock_game::cards::attack::{Hit, Victim, Weapon, hit};
use airlock_game::cards::daybreak::{characters, loyalty, missions, motives, mutiny, skills, tokens};
use airlock_game::cards::{
    CardUse, Condition, DeckEffect, Effect, Goal, MilestoneEffect, MissionEffect, MotiveTime, Script, SkillSort, Who,
};
use airlock_game::cards::{Window, base};
use airlock_game::terms::{Craft, Location, Resource, Side, Skill};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::daybreak::USES;
use crate::{Clauses, ids, open, pairs, same_script};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Deck<T> {
    #[serde(rename = "rules")]
    _rules: Option<IgnoredAny>,
    card: Vec<T>,
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
    kind: String,
    #[serde(default)]
    check_ability: bool,
    #[serde(default)]
    mutiny_on_discard: bool,
    when: Option<String>,
    effect: Clauses,
}

#[test]
fn skill_cards_of_daybreak() {
    let Some(Deck::<SkillCard> { card, .. }) = open("daybreak/skills.toml") else { return };
    for (card, row) in pairs(&card, |card| &card.id, skills::CARDS, |row| row.id) {
        let (id, text) = (row.id, row.text);
        assert_eq!(id, format!("{}-{}", text.name.id(), row.strength), "the id says name and strength");
        assert_eq!((text.skill.id(), row.strength, row.count), (&*card.skill, card.strength, card.count), "{id}");
        let fits = match (&*card.kind, card.when.as_deref()) {
            ("action", None) => matches!(text.used, CardUse::Action(_)),
            ("check-ability", None) => matches!(text.used, CardUse::CheckAbility(_)),
            ("before-check", None) => text.used.window() == Some(Window::BeforeCards),
            ("after-check", Some("a check has been passed")) => text.used.window() == Some(Window::CheckPassed),
            kind => panic!("{id}: no timing is known as {kind:?}"),
        };
        assert!(fits, "{id}: is used as {:?}", text.used);
        let is_ability = matches!(text.used, CardUse::CheckAbility(_));
        assert_eq!(is_ability, card.check_ability, "{id}: a skill check ability");
        let sort = if card.mutiny_on_discard { SkillSort::Mutinous } else { SkillSort::Plain };
        assert_eq!(text.sort, sort, "{id}: sort");
        let off_blue = card.effect[0].starts_with("if the fleet marker is not on a blue space");
        assert_eq!(text.requires, off_blue.then_some(Condition::OffBlueSpace).as_slice(), "{id}: requires");
        match USES.iter().find(|(phrase, _)| card.effect.iter().eq(phrase.iter())) {
            Some(&(_, used)) => assert_eq!(text.used, used, "{id}: effect"),
            None => same_script(id, "effect", text.used.script(), &card.effect, Who::You),
        }
        assert_eq!(row.replaced_in, None, "{id}: stays in every game with Daybreak");
    }
    assert_eq!(skills::CARDS.iter().map(|row| row.count).sum::<u8>(), 51);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MutinyDeck {
    rules: MutinyRules,
    card: Vec<MutinyCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MutinyRules {
    limit: u8,
    limit_mutineer: u8,
    #[serde(rename = "draw")]
    _draw: Clauses,
    #[serde(rename = "discard")]
    _discard: Clauses,
    #[serde(rename = "over_limit")]
    _over_limit: Clauses,
    #[serde(rename = "in_brig")]
    _in_brig: Clauses,
    #[serde(rename = "cylons")]
    _cylons: Clauses,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MutinyCard {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    #[serde(default)]
    cannot: Clauses,
    action: Clauses,
    after: String,
    #[serde(rename = "note")]
    _note: Option<String>,
    #[serde(rename = "errata")]
    _errata: Option<String>,
}

#[test]
fn mutiny_cards() {
    let Some(MutinyDeck { rules, card }) = open("daybreak/mutiny.toml") else { return };
    assert_eq!(card.len(), 22);
    assert_eq!((tokens::MUTINY_LIMIT, tokens::MUTINEER_LIMIT), (rules.limit, rules.limit_mutineer));
    for (card, row) in pairs(&card, |card| &card.id, mutiny::CARDS, |row| row.id) {
        let id = row.id;
        let requires: Vec<_> = card.cannot.iter().map(|words| unless(id, words)).collect();
        assert_eq!(row.requires, requires, "{id}: when it cannot be played");
        // What becomes of the card is the last effect of its text, if it is not discarded.
        let (action, leaves) = match row.action {
            [action @ .., Effect::Decks(DeckEffect::LeaveGame)] => (action, true),
            action => (action, false),
        };
        same_script(id, "action", action, &card.action, Who::You);
        let after = match (leaves, leaves_inside(action)) {
            (true, false) => "remove from game",
            (false, true) => "by result",
            (false, false) => "discard",
            (true, true) => panic!("{id} leaves the game twice"),
        };
        assert_eq!(after, card.after, "{id}: what becomes of it");
    }
}

fn leaves_inside(script: Script) -> bool {
    let inner = |effect: &Effect| (0..).map_while(|branch| effect.inner(branch)).take(4).any(leaves_inside);
    script.iter().any(|effect| *effect == Effect::Decks(DeckEffect::LeaveGame) || inner(effect))
}

/// The opposite of what forbids a card.
fn unless(id: &str, words: &str) -> Condition {
    match words {
        "you hold fewer than 5 skill cards" => Condition::HasCards(5),
        "you are the admiral" => Condition::IsNotAdmiral,
        "you are the president" => Condition::IsNotPresident,
        "you are in the brig" => Condition::IsNotInBrig,
        "the president holds 2 or fewer skill cards" => Condition::PresidentHasCards(3),
        "there is no viper in a space area" => Condition::ViperInSpace,
        "there is no character in the brig" => Condition::HumanInBrig,
        "the admiral has no nuke token" => Condition::HasNuke,
        "there is no raptor in the reserves" => Condition::InReserves(Craft::Raptor, 1),
        _ => panic!("{id}: no condition is known as «{words}»"),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LoyaltyCards {
    #[serde(rename = "rules")]
    _rules: IgnoredAny,
    card: Vec<LoyaltyCard>,
    deck: Vec<LoyaltyDeck>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LoyaltyCard {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    kind: String,
    side: String,
    #[serde(rename = "on_receive")]
    _on_receive: Option<Clauses>,
    #[serde(rename = "effect")]
    _effect: Clauses,
    #[serde(rename = "executed")]
    _executed: Option<Clauses>,
    #[serde(rename = "doubt")]
    _doubt: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LoyaltyDeck {
    players: u8,
    cylon_leader: bool,
    cylon: u8,
    not_a_cylon: u8,
    mutineer: bool,
    total: u8,
}

/// What the Mutineer does is a procedure of the rules (DAY-023 to DAY-030).
#[test]
fn loyalty_cards_of_daybreak() {
    let Some(LoyaltyCards { card, deck, .. }) = open("daybreak/loyalty.toml") else { return };
    for (card, row) in pairs(&card, |card| &card.id, loyalty::CARDS, |row| row.id) {
        let kind = if row.team.id() == "human" { "not-a-cylon" } else { row.team.id() };
        assert_eq!((kind, "human"), (&*card.kind, &*card.side), "{}: kind and side", row.id);
        assert!(row.effect.is_empty() && row.after.is_empty(), "{}: is never revealed as a Cylon", row.id);
    }
    let theirs = deck.iter().map(|row| (row.players, row.cylon_leader, row.cylon, row.not_a_cylon, row.mutineer));
    assert_eq!(tokens::LOYALTY_DECKS, theirs.collect::<Vec<_>>(), "the Loyalty deck of each number of players");
    assert!(deck.iter().all(|row| row.cylon + row.not_a_cylon + u8::from(row.mutineer) == row.total));
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mission {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    kind: String,
    difficulty: u8,
    skills: Vec<String>,
    pass: Clauses,
    fail: Clauses,
    distance: u8,
    facedown_on_fail: bool,
}

#[test]
fn mission_cards() {
    let Some(Deck::<Mission> { card, .. }) = open("daybreak/missions.toml") else { return };
    assert_eq!(card.len(), 8);
    for (card, row) in pairs(&card, |card| &card.id, missions::CARDS, |row| row.id) {
        let (id, check) = (row.id, &row.check);
        assert_eq!(card.kind, "check", "{id}: kind");
        assert_eq!(check.difficulty, card.difficulty, "{id}: difficulty");
        assert_eq!(ids(check.skills.iter()), card.skills, "{id}: skills");
        assert_eq!(check.partial, None, "{id}: partial");
        same_script(id, "pass", check.pass, &card.pass, Who::Current);
        same_script(id, "fail", check.fail, &card.fail, Who::Current);
        assert_eq!(row.distance, card.distance, "{id}: distance");
        let counted = check.pass.contains(&Effect::Missions(MissionEffect::Distance(row.distance)));
        assert_eq!(counted, row.distance > 0, "{id}: counts its distance");
        assert_eq!(
            check.fail.contains(&Effect::Missions(MissionEffect::TurnFaceDown)),
            card.facedown_on_fail,
            "{id}: is turned down"
        );
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Motive {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    allegiance: String,
    when: String,
    condition: Clauses,
}

#[test]
fn motive_cards() {
    let Some(Deck::<Motive> { card, .. }) = open("daybreak/motives.toml") else { return };
    assert_eq!(card.len(), 14);
    for (card, row) in pairs(&card, |card| &card.id, motives::CARDS, |row| row.id) {
        let when = match row.when {
            MotiveTime::AnyTime => "any time",
            MotiveTime::GameOver => "game over",
        };
        assert_eq!((row.side.id(), when), (&*card.allegiance, &*card.when), "{}: side and time", row.id);
        assert_eq!(row.goals, card.condition.iter().map(|words| goal(words)).collect::<Vec<_>>(), "{}", row.id);
    }
}

fn goal(words: &str) -> Goal {
    let known = |id: &str| Resource::ALL.iter().position(|known| known.id() == id);
    if let Some((id, value)) = words.split_once(" is ")
        && let Some(at) = known(id)
    {
        let number = |number: &str| number.parse().unwrap_or_else(|_| panic!("no value in «{words}»"));
        return match value.split_once(" or ") {
            Some((value, "more")) => Goal::AtLeast(Resource::ALL[at], number(value)),
            Some((value, "less")) => Goal::AllAtMost(&Resource::ALL[at..=at], number(value)),
            _ => panic!("no goal is known as «{words}»"),
        };
    }
    match words {
        "fleet marker is on a blue space of the jump preparation track" => Goal::OnBlueSpace,
        "no raider, heavy raider or basestar is on the board" => Goal::NoCylonShips,
        "ftl control or admiral's quarters is damaged" => {
            Goal::AnyDamaged(&[Location::FtlControl, Location::AdmiralsQuarters])
        }
        "you hold at least 3 treachery cards" => Goal::HoldsCards(Skill::Treachery, 3),
        "you hold at least 1 politics card, 1 tactics card and 1 engineering card" => {
            Goal::HoldsEach(&[Skill::Politics, Skill::Tactics, Skill::Engineering])
        }
        "another player is in the brig" => Goal::AnotherInBrig,
        "you hold a mutiny card" => Goal::HoldsMutiny,
        "distance is 5 or more" => Goal::DistanceAtLeast(5),
        "distance is 7 or more" => Goal::DistanceAtLeast(7),
        "no centurion is on the boarding party track" => Goal::NoCenturions,
        "at least 4 vipers are damaged or destroyed" => Goal::VipersLost(4),
        _ => panic!("no goal is known as «{words}»"),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Objective {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    kind: String,
    set: String,
    #[serde(rename = "needs")]
    _needs: Clauses,
    steps: Vec<Step>,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    distance: u8,
    effect: Clauses,
}

#[test]
fn objectives_of_all_boxes() {
    let Some(Deck::<Objective> { card, .. }) = open("daybreak/objectives.toml") else { return };
    for card in card.iter().filter(|card| card.set != "exodus") {
        assert_eq!(card.kind, "objective", "{}: kind", card.id);
        let row = base::destination::OBJECTIVES.iter().find(|row| row.objective.id() == card.id);
        let row = row.unwrap_or_else(|| panic!("no objective «{}»", card.id));
        let ours = row.milestones.iter().map(|milestone| {
            let effect = match milestone.effect {
                MilestoneEffect::SleeperAgentPhase => "sleeper agent phase",
                MilestoneEffect::NextJumpEnds => {
                    "the next time the fleet jumps the humans win; no destination card is drawn"
                }
                MilestoneEffect::NewCapricaPhase => "New Caprica phase",
            };
            (milestone.distance, vec![effect.to_owned()])
        });
        let theirs = card.steps.iter().map(|step| (step.distance, step.effect.clone()));
        assert_eq!(ours.collect::<Vec<_>>(), theirs.collect::<Vec<_>>(), "{}: milestones", card.id);
    }
    let known = card.iter().filter(|card| card.set != "exodus").count();
    assert_eq!(base::destination::OBJECTIVES.len(), known, "every objective is listed");
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tokens {
    token: Vec<Token>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Token {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "kind")]
    _kind: String,
    count: u8,
    sides: Option<Vec<String>>,
    setup: Clauses,
    #[serde(rename = "rules")]
    _rules: Clauses,
}

#[test]
fn tokens_of_daybreak() {
    let Some(Tokens { token }) = open("daybreak/tokens.toml") else { return };
    for token in &token {
        let (ours, setup) = match &*token.id {
            "miracle-token" => {
                (tokens::MIRACLES, format!("each player starts with {} on his character", tokens::STARTING_MIRACLES))
            }
            "assault-raptor" => {
                (tokens::ASSAULT_RAPTORS, format!("{} in the reserves", tokens::STARTING_ASSAULT_RAPTORS))
            }
            "basestar-allegiance-marker" => (1, "Search for Home only".to_owned()),
            "centurion" => (base::tokens::CENTURIONS, "take the place of the base game's".to_owned()),
            "character-token" => {
                (u8::try_from(characters::SHEETS.len()).expect("few"), "one for each character".to_owned())
            }
            "piloting-token" => {
                let pilots = characters::SHEETS.iter().filter(|row| row.is_pilot()).count();
                (u8::try_from(pilots).expect("few"), "for lee-adama-alt".to_owned())
            }
            "infiltration" => (1, "held by the cylon leader".to_owned()),
            id => panic!("no token is known as «{id}»"),
        };
        assert_eq!(ours, token.count, "{}: count", token.id);
        assert!(token.setup[0].starts_with(&setup), "{}: setup does not say «{setup}»", token.id);
        let sides = token.sides.as_ref().map(|sides| sides.iter().map(String::as_str).collect::<Vec<_>>());
        let two = (token.id == "basestar-allegiance-marker").then(|| vec![Side::Human.id(), Side::Cylon.id()]);
        assert_eq!(sides, two, "{}: sides", token.id);
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Combat {
    attack: Vec<Attack>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Attack {
    id: String,
    target: String,
    by: String,
    results: Vec<AttackResult>,
    needs: Option<String>,
    #[serde(rename = "instead_of")]
    _instead_of: Option<String>,
    #[serde(rename = "new")]
    _new: bool,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AttackResult {
    from: u8,
    to: u8,
    result: String,
}

const DIE: RangeInclusive<u8> = 1..=8;

/// The whole table is printed again; rows that need Exodus are not ours yet.
#[test]
fn the_attack_table_of_daybreak() {
    let Some(Combat { attack }) = open("daybreak/combat.toml") else { return };
    for row in attack.iter().filter(|row| row.needs.is_none()) {
        let (victim, any): (_, &[Weapon]) = match &*row.target {
            "centurion" => (Victim::Centurion, &[Weapon::Armory]),
            "galactica" => (Victim::Galactica, &[]),
            "raider" => (Victim::Craft(Craft::Raider), &[Weapon::Viper, Weapon::Galactica, Weapon::AssaultRaptor]),
            "heavy-raider" => {
                (Victim::Craft(Craft::HeavyRaider), &[Weapon::Viper, Weapon::Galactica, Weapon::AssaultRaptor])
            }
            "basestar" => (Victim::Craft(Craft::Basestar), &[]),
            craft => {
                let craft = Craft::from_id(craft).unwrap_or_else(|| panic!("{}: no craft «{craft}»", row.id));
                (Victim::Craft(craft), &[Weapon::Raider])
            }
        };
        let weapons = match &*row.by {
            "any" => any.to_vec(),
            "raider" => vec![Weapon::Raider],
            "basestar" => vec![Weapon::Basestar],
            "viper" => vec![Weapon::Viper],
            "assault-raptor" => vec![Weapon::AssaultRaptor],
            "galactica" => vec![Weapon::Galactica],
            "nuke" => vec![Weapon::Nuke],
            by => panic!("{}: nothing attacks as «{by}»", row.id),
        };
        assert!(!weapons.is_empty(), "{}: nobody attacks", row.id);
        for (weapon, die) in weapons.into_iter().flat_map(|weapon| DIE.map(move |die| (weapon, die))) {
            let theirs = row.results.iter().find(|result| (result.from..=result.to).contains(&die));
            let theirs = theirs.map(|result| match &*result.result {
                "damaged" => Hit::Damaged,
                "damaged twice" => Hit::DamagedTwice,
                "destroyed" => Hit::Destroyed,
                "destroyed, and 3 raiders in its space area are destroyed" => Hit::DestroyedWithRaiders(3),
                words => panic!("{}: no hit is known as «{words}»", row.id),
            });
            assert_eq!(hit(victim, weapon, die), theirs, "{}: {weapon:?} with {die}", row.id);
        }
    }
}
