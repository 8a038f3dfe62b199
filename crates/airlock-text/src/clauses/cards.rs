//! What is told of cards and decks in several clauses.

use airlock_game::cards::Who;
use airlock_game::terms::Skill;

use super::nouns::{count, verb, who};

pub(super) fn new_destiny(skill: Skill, cards: u8) -> Vec<String> {
    let cards = count(cards, &format!("{} card", skill.id()));
    vec!["discard the whole destiny deck".to_owned(), format!("new destiny deck = {cards} and nothing else")]
}

pub(super) fn glimpse_destiny(cards: u8) -> Vec<String> {
    vec![
        format!("draws the top {cards} cards of the destiny deck into hand"),
        format!("puts {cards} cards from hand on the top of the destiny deck"),
    ]
}

pub(super) fn read_destiny(discard: u8) -> Vec<String> {
    vec![
        format!("look at all cards of the destiny deck and discard {discard} of them, of choice"),
        "shuffle the destiny deck".to_owned(),
    ]
}

pub(super) fn find_scar() -> Vec<String> {
    vec![
        "search the crisis deck and its discard pile for the scar card and resolve it at once".to_owned(),
        "shuffle the crisis deck".to_owned(),
    ]
}

pub(super) fn new_destination() -> Vec<String> {
    vec!["discard this card".to_owned(), "draw a new destination card and resolve it".to_owned()]
}

pub(super) fn borrow_title() -> Vec<String> {
    vec![
        "may take the admiral or the president title".to_owned(),
        "at the end of the turn gives it back to its previous holder".to_owned(),
    ]
}

pub(super) fn draw_mutiny_pardoned(person: Who, keep: u8) -> Vec<String> {
    vec![
        format!("{} 1 mutiny card and does not go to the brig", verb(person, "draw")),
        format!("{} keeps {keep} of their mutiny cards and discards the rest", who(person)),
    ]
}

pub(super) fn play_mutiny_of(cards: u8) -> Vec<String> {
    vec![
        format!("draw {cards} mutiny cards and choose 1 of them to play"),
        format!("put the other {} on the bottom of the deck", cards - 1),
        "nobody picks among them and you do not go to the brig".to_owned(),
    ]
}

pub(super) fn bury_quorum(cards: u8) -> Vec<String> {
    vec![
        format!("you look at their quorum cards and choose {cards} of them"),
        "you put those on the bottom of the quorum deck in any order".to_owned(),
    ]
}

pub(super) fn share_quorum(cards: u8) -> Vec<String> {
    vec![
        format!("you draw {cards} quorum cards and give 1 of your choice to the president"),
        "then you play or discard the other".to_owned(),
    ]
}

pub(super) fn each_draws_named(cards: u8) -> Vec<String> {
    vec![
        "choose a skill type (any type)".to_owned(),
        format!("each player, cylon players too, draws {} of that type", count(cards, "card")),
    ]
}

pub(super) fn search_skills(cards: u8) -> Vec<String> {
    vec![
        format!("search 1 skill deck and its discard pile for any {cards} cards and take them into your hand"),
        "then shuffle the discard pile into the deck".to_owned(),
    ]
}
