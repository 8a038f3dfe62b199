//! The catalogue, held against the card reference row by row and field by field.
//!
//! The reference lies beside the repository (`../shared/reference`). Where it is absent the tests
//! say so and pass. A field that is not compared stands in [`PROSE`], a value that differs on purpose in
//! [`EXCEPTIONS`]; an exception that no longer differs stops the test.

use std::collections::BTreeSet;

use airlock_text::{Words, catalogue};
use serde_json::Value;

mod reference;

use reference::{Row, folder, ours, plain, reference};

/// The sets, each a folder of the reference; `daybreak_catalogue.rs` has the third, which is written in other words.
const SETS: [&str; 2] = ["base", "pegasus"];

/// The decks: file of the reference, and the table in it that has the rows. Not every set has every deck.
const DECKS: [(&str, &str); 12] = [
    ("characters", "character"),
    ("skills", "card"),
    ("crisis", "card"),
    ("new-caprica", "card"),
    ("super-crisis", "card"),
    ("quorum", "card"),
    ("destination", "card"),
    ("loyalty", "card"),
    ("agendas", "card"),
    ("locations", "location"),
    ("titles", "title"),
    ("tokens", "token"),
];

/// Fields of the reference that tell in its own words what our `text` tells in ours.
const PROSE: [(&str, &[&str]); 12] = [
    ("characters", &["start_note"]),
    ("skills", &["note"]),
    ("crisis", &["note"]),
    ("new-caprica", &["note"]),
    ("super-crisis", &[]),
    ("quorum", &["note"]),
    ("destination", &["note"]),
    ("loyalty", &["note", "reveal"]),
    ("agendas", &[]),
    ("locations", &["note", "while_here", "doubt"]),
    ("titles", &["note", "holds", "power", "lost", "kept", "held_by", "begin", "end"]),
    ("tokens", &["note"]),
];

/// Fields of an ability that are prose.
const ABILITY_PROSE: [&str; 4] = ["when", "limit", "effect", "note"];

/// Values that differ on purpose: deck, id, field, and ours.
type Exception = (&'static str, &'static str, &'static str, &'static [&'static str]);

fn exceptions(set: &str) -> &'static [Exception] {
    if set == "base" { BASE_EXCEPTIONS } else { PEGASUS_EXCEPTIONS }
}

const BASE_EXCEPTIONS: &[Exception] = &[
    // The reference writes the two halves of this choice as a "may" and its alternative.
    ("crisis", "crash-landing", "fail", &["admiral chooses: fuel -1, or morale -1; current player goes to sickbay"]),
    // An activation like any other, which the reference spells out here alone.
    ("crisis", "heavy-assault", "special", &["activate basestars"]),
    // The one destination that places ships is written in another style than the crises.
    (
        "destination",
        "cylon-ambush",
        "effect",
        &["fuel -1", "place in fore: basestar, raider 3", "place in aft: civilian 3"],
    ),
    // Choices at locations, which the reference tells freely.
    (
        "locations",
        "presidents-office",
        "action",
        &["draw 1 quorum card", "may choose one: draw 1 quorum card, or play 1 quorum card from hand"],
    ),
    (
        "locations",
        "caprica",
        "action",
        &[
            "choose one: their super crisis card is played, or 2 crisis cards are drawn: they pick the one resolved, the \
           other is discarded",
        ],
    ),
    (
        "locations",
        "cylon-fleet",
        "action",
        &[
            "choose one: activate raiders, or activate heavy-raiders, or activate basestars, or every basestar launches \
           2 raiders and 1 heavy raider",
        ],
    ),
    (
        "locations",
        "resurrection-ship",
        "action",
        &[
            "if player has a super crisis card: may swap their super crisis card for a new one, the old one discarded",
            "if the distance is 7 or less: if player has an unrevealed loyalty card: give all their unrevealed loyalty cards \
             to 1 player",
        ],
    ),
    // That a Sympathizer cannot use it is a note there.
    ("locations", "cylon-fleet", "requires", &["player is no sympathizer"]),
];

const PEGASUS_EXCEPTIONS: &[Exception] = &[
    // One condition for whoever flies.
    ("skills", "run-interference-3", "requires", &["piloting a viper"]),
    ("skills", "run-interference-4", "requires", &["piloting a viper"]),
    ("skills", "run-interference-5", "requires", &["piloting a viper"]),
    // The same effects as in the base game, which the reference tells in other words here.
    ("crisis", "code-blue", "pass", &["current player picks a player and sees 1 random loyalty card of theirs"]),
    ("crisis", "standoff-with-pegasus", "fail", &["population -1", "morale -1", "damage 1 viper in space areas"]),
    (
        "new-caprica",
        "a-cylon-ally",
        "either_requires",
        &["current player is on New Caprica; otherwise `either` may not be chosen"],
    ),
    // A price and what it buys are two effects.
    (
        "new-caprica",
        "resistance-bombings",
        "pass",
        &["may (admiral) morale -1; admiral chooses: execute 1 revealed Cylon player, or destroy 2 occupation forces"],
    ),
    ("destination", "a-civilian-convoy", "effect", &["fuel -3", "population +1", "may (admiral) morale -1; fuel +1"]),
    // In the order of the locations.
    (
        "super-crisis",
        "lured-into-a-trap",
        "special",
        &[
            "while in play: when the fleet jumps, every character on ftl-control or engine-room is executed, once the jump \
           is resolved",
        ],
    ),
    // BASE-186: the harm may be declined.
    (
        "loyalty",
        "you-are-a-cylon-can-make-players-draw-treachery-cards",
        "effect",
        &[
            "if not in brig: may: each human player discards 1 random skill card and draws 1 treachery card",
            "if not in brig: after discarding down to 3 skill cards, draw 2 treachery cards",
        ],
    ),
    // Choices at locations, which the reference tells freely.
    (
        "locations",
        "caprica",
        "action",
        &[
            "choose one: their super crisis card is played, or draw 2 crisis cards, choose 1 to resolve and put the other \
           on the bottom of the deck",
        ],
    ),
    (
        "locations",
        "cylon-fleet",
        "action",
        &[
            "choose one: activate raiders, or activate heavy-raiders, or activate basestars, or every basestar launches \
           2 raiders and 1 heavy raider",
        ],
    ),
    ("locations", "cylon-fleet", "requires", &["player is no sympathizer"]),
    (
        "locations",
        "human-fleet",
        "action",
        &[
            "choose one: see the top card of the crisis or of the destination deck, then leave it there or put it at the \
           bottom; draw 2 skill cards, or if player is a Cylon leader or sympathetic Cylon: infiltrate: go to any location \
           on galactica",
        ],
    ),
    ("locations", "engine-room", "requires", &["at least 2 skill cards in hand"]),
    // The step is skipped before the card that would have it.
    (
        "locations",
        "breeders-canyon",
        "cylon_action",
        &["skip the prepare-for-jump step of this turn", "draw the top card of the crisis deck and resolve it"],
    ),
    ("locations", "occupation-authority", "requires", &["player is president"]),
    (
        "locations",
        "occupation-authority",
        "human_action",
        &["may draw 1 quorum card", "may play 1 quorum card from hand"],
    ),
    (
        "locations",
        "occupation-authority",
        "cylon_action",
        &["activate 1 occupation force", "place 1 occupation force on occupation-authority"],
    ),
    // What follows from them is told by the texts.
    (
        "titles",
        "admiral-new-caprica",
        "action",
        &[
            "launch 1 nuke at a basestar: attack with it by the table, then the nuke is removed from the game",
            "if galactica is in orbit of New Caprica: the fleet jumps and the game ends",
        ],
    ),
    ("titles", "infiltration", "action", &["end the infiltration: goes to resurrection-ship"]),
];

fn prose(deck: &str) -> &'static [&'static str] {
    PROSE.iter().find(|(other, _)| *other == deck).expect("every deck is listed").1
}

fn exception(set: &str, deck: &str, id: &str, field: &str) -> Option<Value> {
    let row = exceptions(set).iter().find(|row| (row.0, row.1, row.2) == (deck, id, field))?;
    Some(match row.3 {
        [one] if matches!(field, "requires" | "either_requires") => (*one).into(),
        list => list.to_vec().into(),
    })
}

/// The abilities of a character, without their prose.
fn abilities(row: &mut Row, without: &[&str]) {
    for ability in row.get_mut("ability").and_then(Value::as_array_mut).into_iter().flatten() {
        let ability = ability.as_object_mut().expect("an ability is a table");
        ability.retain(|field, _| !without.contains(&field.as_str()));
    }
}

#[test]
fn every_row_of_the_reference_is_in_the_catalogue_with_all_its_facts() {
    let mut compared = 0;
    let mut wrong = Vec::new();
    for (set, (deck, table)) in SETS.into_iter().flat_map(|set| DECKS.map(|deck| (set, deck))) {
        let Some(folder) = folder(set) else { return };
        let theirs = reference(&folder, deck, table);
        let mut ours = ours(set, deck);
        assert_eq!(ours.keys().collect::<Vec<_>>(), theirs.keys().collect::<Vec<_>>(), "{set}: {deck}: ids");
        for (id, mut row) in theirs {
            abilities(&mut row, &ABILITY_PROSE);
            let our_row = ours.get_mut(&id).expect("the ids are the same");
            abilities(our_row, &["text"]);
            row.retain(|field, _| !prose(deck).contains(&field.as_str()));
            let fields: BTreeSet<&String> = row.keys().chain(our_row.keys()).collect();
            for field in fields {
                let (theirs, ours) = (row.get(field).map(plain), our_row.get(field).map(plain));
                let excepted = exception(set, deck, &id, field);
                let fits = match &excepted {
                    Some(value) => ours.as_ref() == Some(value) && ours != theirs,
                    None => ours == theirs,
                };
                if !fits {
                    wrong.push(format!("{set}: {deck}: {id}: {field}: {ours:?}, not {theirs:?} ({excepted:?})"));
                }
                compared += 1;
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    eprintln!("{compared} facts compared");
}

#[test]
fn the_catalogue_is_in_the_order_of_the_reference() {
    let components = catalogue::components(Words::english());
    let older = components.iter().filter(|row| SETS.contains(&row.set));
    let mut decks: Vec<&str> = older.map(|row| row.deck).collect();
    decks.dedup();
    assert_eq!(decks, DECKS.map(|(deck, _)| deck));
}

#[test]
fn ids_are_unique_in_their_deck() {
    let components = catalogue::components(Words::english());
    let ids: BTreeSet<(&str, &str, &str)> = components.iter().map(|row| (row.set, row.deck, row.id)).collect();
    assert_eq!(ids.len(), components.len());
}
