//! The catalogue of Daybreak, held against its reference, which is written in other words than the older
//! ones: plain facts field by field, clauses by a table of what says the same.

use std::collections::BTreeSet;

use serde_json::{Value, json};

mod reference;

use reference::{Row, folder, ours, plain, reference};

/// The decks: file of the reference, the table in it that has the rows, fields that are facts, and fields that are
/// clauses. The rest of a row is told by our text.
type Deck = (&'static str, &'static str, &'static [&'static str], &'static [&'static str]);

const DECKS: [Deck; 9] = [
    (
        "characters",
        "character",
        &["name", "kind", "start", "pilot", "alternate_of", "miracle_limit", "starts_infiltrating"],
        &[],
    ),
    ("skills", "card", &["name", "skill", "strength", "count", "check_ability", "mutiny_on_discard"], &["effect"]),
    (
        "crisis",
        "card",
        &[
            "name",
            "kind",
            "chooser",
            "difficulty",
            "skills",
            "partial",
            "activate",
            "setup",
            "special_name",
            "stays",
            "activation",
            "jump",
        ],
        &["pass", "partial_result", "fail", "or", "either", "special"],
    ),
    ("mutiny", "card", &["name", "after"], &["action"]),
    ("motives", "card", &["name", "allegiance", "when"], &["condition"]),
    ("missions", "card", &["name", "kind", "difficulty", "skills", "distance", "facedown_on_fail"], &["pass", "fail"]),
    ("loyalty", "card", &["name"], &[]),
    ("locations", "location", &["name", "hazardous", "damageable"], &["action"]),
    ("tokens", "token", &["name", "count"], &[]),
];

/// Clauses that say the same in other words: the reference, and ours.
const CLAUSES: &[(&str, &str)] = &[
    ("place 1 basestar in fore", "place in fore: basestar"),
    ("instead each human player draws 2 skill cards", "each human player draws 2 skill cards"),
    (
        "may current player take 1 card of printed strength 3 or less, not a quick thinking, from this check into their hand",
        "may current player take 1 card of printed strength 3 or less, of another name, from this check into their hand",
    ),
    (
        "activate command, armory, weapons control or communications, even if it is damaged",
        "activate command, armory, weapons-control or communications, even if it is damaged",
    ),
    (
        "either destroy 1 raptor in the reserves to gain 1 assault-raptor, or return 1 destroyed raptor to the reserves",
        "choose one: destroy 1 raptor in the reserves to gain 1 assault-raptor, or repair 1 destroyed raptor (it returns to the reserves)",
    ),
    ("place 1 civilian ship in aft", "place in aft: civilian"),
    ("place 2 raiders in fore", "place in fore: raider 2"),
    ("if current player is human he also draws 1 mutiny card", "current player draws 1 mutiny card"),
    (
        "current player must choose a human player: draws 1 mutiny card",
        "current player chooses 1 human player: that player draws 1 mutiny card",
    ),
    (
        "president title goes to the highest player in the president line other than the president",
        "president title goes to the character highest in the line of succession, the current president left out",
    ),
    ("admiral discards 1 nuke token", "discard 1 nuke"),
    (
        "admiral chooses another player: that player gains 1 miracle token",
        "admiral chooses 1 other player who may gain a miracle token: that player gains 1 miracle token",
    ),
    (
        "may president choose 1 player in the brig: moves to command",
        "may (president) send 1 character in brig to command",
    ),
    (
        "a player must first discard 1 skill card each time they activate a viper",
        "while in play: a player must first discard 1 skill card each time they activate a viper",
    ),
    ("players cannot use actions on piloting cards", "while in play: players cannot use actions on piloting cards"),
    ("players cannot activate the armory", "while in play: armory cannot be activated"),
    (
        "current player chooses a player: draws 1 mutiny card",
        "current player chooses 1 human player: that player draws 1 mutiny card",
    ),
    (
        "look at the top crisis card and put it on the top or the bottom of the deck",
        "see the top card of the crisis deck, then leave it there or put it at the bottom",
    ),
    ("take the admiral title", "player receives the admiral title"),
    (
        "look at the top destination card and put it on the top or the bottom of the deck",
        "see the top card of the destination deck, then leave it there or put it at the bottom",
    ),
    ("take 3 random skill cards from the president's hand", "take 3 random skill cards from the hand of president"),
    ("all vipers in space areas return to the reserves", "every undamaged viper on the board returns to the reserves"),
    (
        "roll: on 6 or more morale +1; remove this card from the game",
        "roll: on 6 or more morale +1, this card leaves the game",
    ),
    (
        "roll: on 5 or less discard this card; each player, cylon players too, draws 1 treachery card",
        "on 5 or less discard this card and each player draws 1 treachery card",
    ),
    ("take the president title", "player receives the president title"),
    ("move to sickbay", "player goes to sickbay"),
    ("destroy 1 raptor to gain 1 assault-raptor", "destroy 1 raptor in the reserves to gain 1 assault-raptor"),
    ("launch 2 raiders from each basestar", "every basestar launches 2 raiders"),
    ("ftl control or admiral's quarters is damaged", "ftl-control or admirals-quarters is damaged"),
    ("hold at least 3 treachery cards", "the leader holds at least 3 treachery cards"),
    (
        "hold at least 1 politics card, 1 tactics card and 1 engineering card",
        "the leader holds at least 1 politics card, 1 tactics card, 1 engineering card",
    ),
    ("hold a mutiny card", "the leader holds a mutiny card"),
    ("distance is 5 or more", "the distance travelled is 5 or more"),
    ("distance is 7 or more", "the distance travelled is 7 or more"),
    ("damage 2 vipers", "damage 2 vipers in the reserves"),
    ("place 1 heavy raider in fore", "place in fore: heavy-raider"),
    ("if you are the president: draw 1 quorum card", "draw 1 quorum card"),
    (
        "may either draw 1 more quorum card or play 1 from your hand",
        "may choose one: draw 1 quorum card, or play 1 quorum card from hand",
    ),
    (
        "either activate all cylon ships of one type, or launch 2 raiders and 1 heavy raider from each basestar",
        "choose one: activate raiders, or activate heavy-raiders, or activate basestars, or every basestar launches 2 raiders and 1 heavy raider",
    ),
    ("if no card lies on the active mission space: activate the top mission card", "activate the top mission card"),
    (
        "look at the top mission card and put it on the top or the bottom of the deck",
        "see the top card of the mission deck, then leave it there or put it at the bottom",
    ),
];

/// Lists that say the same in more or fewer clauses.
const LISTS: &[(&str, &str)] = &[
    // A card that is resolved no longer counts, so that nothing depends on when it is discarded (DAY-016).
    (
        "choose a character in the brig and move him to any location on galactica / discard this card / choose a player: draws 1 mutiny card",
        "choose 1 character in brig: goes to any other location on galactica / choose 1 human player / that player draws 1 mutiny card",
    ),
    (
        "if the fleet marker is not on a blue space of the jump preparation track: jump prep +1, then roll: on 5 or less damage galactica",
        "jump prep +1 / roll: on 5 or less damage galactica",
    ),
    ("jump prep -2 / food +1", "jump prep -2 / food +1 / this card leaves the game"),
    (
        "food +1 / choose 1 space area: place 1 basestar and 3 raiders there",
        "food +1 / choose 1 space area: place there basestar, raider 3 / this card leaves the game",
    ),
    (
        "choose 1 human player: draws 2 skill cards, each of any type, from inside or outside the skill set / roll: on 4 or less that player goes to brig",
        "choose 1 human player / that player draws 2 skill cards, each of any type, from inside or outside the skill set / roll: on 4 or less that player goes to brig",
    ),
    ("draw 2 skill cards / discard this card / draw 1 mutiny card", "draw 2 skill cards / draw 1 mutiny card"),
    (
        "draw a civilian ship and destroy it / jump prep +1",
        "draw 1 civilian ship and destroy it / jump prep +1 / this card leaves the game",
    ),
    (
        "launch 1 nuke at a basestar / remove all nuke tokens from the game",
        "if a basestar is on the board: launch 1 nuke at a basestar: attack with it by the table, then the nuke is removed from the game / remove all nuke tokens from the game / this card leaves the game",
    ),
    (
        "choose another player: draws 1 mutiny card and does not go to brig / that player keeps 1 of their mutiny cards and discards the rest / may discard 1 mutiny card of your own",
        "choose 1 other human player / that player draws 1 mutiny card and does not go to brig / that player keeps 1 of their mutiny cards and discards the rest / may discard 1 mutiny card",
    ),
    (
        "draw 1 mutiny card / if the president has any mutiny card: choose a player to gain the president title / if accept prophecy is in play: may president discard it to keep the title",
        "draw 1 mutiny card / if the president has any mutiny card: choose 1 character; that player gains the president title; if accept prophecy is in play: may president discard it to keep the title",
    ),
    (
        "either play 1 of your super crisis cards, or draw 2 crisis cards, choose 1 to resolve and put the other on the bottom of the deck / no activate cylon ships step for that card; the prepare for jump step is not skipped",
        "choose one: their super crisis card is played, or draw 2 crisis cards, choose 1 to resolve and put the other on the bottom of the deck",
    ),
    (
        "look at the top card of the crisis or the destination deck and put it on the top or the bottom of that deck / draw 2 skill cards",
        "choose one: see the top card of the crisis or of the destination deck, then leave it there or put it at the bottom; draw 2 skill cards, or if player is a Cylon leader or sympathetic Cylon: infiltrate: go to any location on galactica",
    ),
    (
        "discard 3 skill cards: draw 1 super crisis card and move to the cylon fleet",
        "discard 3 skill cards / draw 1 super crisis card / move to cylon-fleet",
    ),
    (
        "look at the top 5 crisis cards and put them back on top in any order",
        "discard a miracle token or a super crisis card / look at the top 5 crisis cards and put them back on top in any order",
    ),
    (
        "search 1 skill deck and its discard pile for any 3 cards and take them into your hand / shuffle the discard pile into the deck",
        "discard a miracle token or a super crisis card / search 1 skill deck and its discard pile for any 3 cards and take them into your hand / shuffle the discard pile into the deck",
    ),
    (
        "choose a space area: place either 2 raiders or 4 unmanned vipers there and activate them at once",
        "discard a miracle token or a super crisis card / choose a space area: place either 2 raiders or 4 unmanned vipers there and activate them at once",
    ),
];

/// A clause of the reference in our words.
fn said(clause: &str) -> String {
    let clause = clause.strip_prefix("then ").unwrap_or(clause);
    let clause = clause.strip_prefix("you ").unwrap_or(clause).replace("jump preparation +", "jump prep +");
    let clause = clause.replace("jump preparation -", "jump prep -").replace("to the brig", "to brig");
    let clause = clause.replace(" (any type)", ", each of any type, from inside or outside the skill set");
    let clause = match clause.split_once("destiny deck +") {
        Some((before, after)) => {
            format!("{before}shuffle {} cards into the destiny deck{}", &after[..11], &after[11..])
        }
        None => clause,
    };
    let clause = if clause.starts_with("roll:") { clause.replace(" and ", "; ") } else { clause };
    CLAUSES.iter().find(|(theirs, _)| *theirs == clause).map_or(clause, |(_, ours)| (*ours).to_owned())
}

fn clauses(value: Option<&Value>) -> Vec<String> {
    let list = value.and_then(Value::as_array).into_iter().flatten();
    list.map(|clause| clause.as_str().expect("a clause is text").to_owned()).collect()
}

/// A list of the reference in our words.
fn list(theirs: Vec<String>) -> Vec<String> {
    let plainly = |clause: &String| clause.strip_prefix("then ").unwrap_or(clause).to_owned();
    let whole = theirs.iter().map(|clause| said(&plainly(clause))).collect::<Vec<_>>();
    let found = LISTS.iter().find(|(theirs, _)| *theirs == whole.join(" / "));
    found.map_or(whole, |(_, ours)| ours.split(" / ").map(said).collect())
}

#[test]
fn every_row_of_the_reference_is_in_the_catalogue_with_all_its_facts() {
    let Some(folder) = folder("daybreak") else { return };
    let mut wrong = Vec::new();
    for (deck, table, facts, lists) in DECKS {
        let theirs = reference(&folder, deck, table);
        let ours = ours("daybreak", deck);
        assert_eq!(ours.keys().collect::<Vec<_>>(), theirs.keys().collect::<Vec<_>>(), "{deck}: ids");
        for (id, row) in theirs {
            let our_row = &ours[&id];
            for field in facts {
                let (theirs, ours) = (row.get(*field).map(plain), our_row.get(*field).map(plain));
                if ours != theirs && !is_told_apart(field, theirs.as_ref(), ours.as_ref()) {
                    wrong.push(format!("{deck}: {id}: {field}: {ours:?}, not {theirs:?}"));
                }
            }
            for field in lists {
                let theirs = list(clauses(row.get(*field).map(plain).as_ref()));
                let ours: Vec<String> =
                    clauses(our_row.get(*field).map(plain).as_ref()).iter().map(|clause| said(clause)).collect();
                if ours != theirs {
                    wrong.push(format!("{deck}: {id}: {field}: {ours:?}, not {theirs:?}"));
                }
            }
            if deck == "characters" {
                wrong.extend(sheet(&id, &row, our_row));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A version of the same name as an older one says which it is: `Tom Zarek (military leader)`.
fn is_told_apart(field: &str, theirs: Option<&Value>, ours: Option<&Value>) -> bool {
    let (Some(theirs), Some(ours)) = (theirs.and_then(Value::as_str), ours.and_then(Value::as_str)) else {
        return false;
    };
    field == "name" && ours.strip_prefix(theirs).is_some_and(|rest| rest.starts_with(" ("))
}

/// Skills and abilities, which the reference writes in another shape.
fn sheet(id: &str, theirs: &Row, ours: &Row) -> Vec<String> {
    let mut wrong = Vec::new();
    let skills = theirs["skills"].as_object().expect("skills are a table");
    let choices = skills.iter().filter(|(skill, _)| skill.contains('/')).map(|(skills, count)| {
        let of: BTreeSet<&str> = skills.split('/').collect();
        json!({ "of": of, "count": count })
    });
    let choices: Vec<Value> = choices.collect();
    let sorted = |choice: &Value| {
        let of: BTreeSet<&str> = choice["of"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        json!({ "of": of, "count": choice["count"] })
    };
    let our_choices: Vec<Value> =
        ours.get("choice").and_then(Value::as_array).into_iter().flatten().map(sorted).collect();
    let fixed: Row =
        skills.iter().filter(|(skill, _)| !skill.contains('/')).map(|(s, c)| (s.clone(), c.clone())).collect();
    let same = |first: &[Value], second: &[Value]| {
        first.len() == second.len() && first.iter().all(|choice| second.contains(choice))
    };
    if !same(&choices, &our_choices) || ours["skills"] != Value::Object(fixed) {
        wrong.push(format!("{id}: skills"));
    }
    let abilities = |row: &Row| -> Vec<(String, String, String)> {
        let text = |ability: &Value, field: &str| plain(&ability[field]).as_str().unwrap_or_default().to_owned();
        let of = row["ability"].as_array().expect("abilities are a list");
        of.iter().map(|ability| (text(ability, "id"), text(ability, "name"), text(ability, "kind"))).collect()
    };
    // The miracle abilities are those that other boxes print as once per game (DAY-008).
    let theirs =
        abilities(theirs).into_iter().map(|(id, name, kind)| (id, name, kind.replace("miracle", "once-per-game")));
    if theirs.collect::<Vec<_>>() != abilities(ours) {
        wrong.push(format!("{id}: abilities"));
    }
    wrong
}
