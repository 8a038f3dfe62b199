//! Writing a moment of a game down as a scenario.

use super::choice::answer_text;
use super::position::Table;
use crate::ask::{Answer, Options};
use crate::game::Game;

/// A scenario that begins at this very moment, ready to be finished by whoever reports it. The
/// position is one line of data, exact to the last card; to keep the secrets of a game under way,
/// write a sample of a seat's view instead of the game.
/// `shows` is the ruling that it is about.
pub fn write(game: &Game, title: &str, shows: &str) -> String {
    let table = Table::of(game);
    let name = |seat| table.name(seat);
    let state = serde_json::to_string(game).expect("the state is plain data");
    let mut text = format!("scenario {title}\nshows {shows}   # the ruling that it is about\ngiven state {state}\n");
    for ask in game.asks() {
        let legal = match &ask.options {
            Options::Choices(choices) => {
                choices.iter().map(|&choice| answer_text(&Answer::One(choice), &name)).collect::<Vec<_>>().join(" | ")
            }
            Options::Cards { from, min, max } => {
                format!("{min} to {max} of {}", answer_text(&Answer::Cards(from.clone()), &name))
            }
        };
        text.push_str(&format!("# {} is asked; legal: {legal}\n", name(ask.seat)));
    }
    text.push_str("# when NAME: ANSWER\n# then FACT\n");
    match game.ending() {
        Some(ending) => text.push_str(&format!("then over {}\n", ending.winner.id())),
        None => text.push_str("then not over\n"),
    }
    text
}
