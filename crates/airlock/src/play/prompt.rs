//! What somebody types at the table.

use std::path::PathBuf;

use airlock_game::cards::SkillCard;
use airlock_game::{Answer, Choice, Options};

/// A line that makes sense.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    Answer(Answer),
    Help,
    State,
    Hand,
    /// The question again.
    Ask,
    Card(String),
    Log,
    Rules(String),
    Save(PathBuf),
    Quit,
}

pub const HELP: &str = "\
answer with its number; cards with their numbers and spaces between them, or «none»
  ask          the question again       state        the board and the people
  hand         your cards               card ID      any card, character or location
  log          all that happened        rules ID     a ruling, or those that mention a word
  save FILE    keep the game            quit         leave the table";

/// The line as an answer to the question or as a command; else what is wrong with it.
pub fn parse(line: &str, options: &Options) -> Result<Line, String> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let with_rest =
        |what: &str| if rest.is_empty() { Err(format!("{word} what? {what}")) } else { Ok(rest.to_owned()) };
    match word.to_lowercase().as_str() {
        "help" | "?" => Ok(Line::Help),
        "state" => Ok(Line::State),
        "hand" => Ok(Line::Hand),
        "ask" => Ok(Line::Ask),
        "log" => Ok(Line::Log),
        "quit" | "exit" => Ok(Line::Quit),
        "card" => with_rest("An id or a name.").map(Line::Card),
        "rules" => with_rest("An id such as BASE-066, or a word.").map(Line::Rules),
        "save" => with_rest("A file.").map(|file| Line::Save(PathBuf::from(file))),
        _ => answer(line, options).map(Line::Answer),
    }
}

fn answer(line: &str, options: &Options) -> Result<Answer, String> {
    match options {
        Options::Choices(choices) => one(line, choices).map(Answer::One),
        Options::Cards { from, min, max } => cards(line, from, (*min, *max)).map(Answer::Cards),
    }
}

fn one(line: &str, choices: &[Choice]) -> Result<Choice, String> {
    if line.eq_ignore_ascii_case("pass") && choices.contains(&Choice::Pass) {
        return Ok(Choice::Pass);
    }
    let chosen = place(line, choices.len()).map(|at| choices[at]);
    chosen.ok_or_else(|| format!("a number from 1 to {}, or «help»", choices.len()))
}

fn cards(line: &str, from: &[SkillCard], (min, max): (u8, u8)) -> Result<Vec<SkillCard>, String> {
    let wanted = || format!("{}, or «help»", how_many(min, max));
    let mut places = Vec::new();
    if !line.eq_ignore_ascii_case("none") {
        for number in line.split([' ', ',', '\t']).filter(|number| !number.is_empty()) {
            let at = place(number, from.len()).ok_or_else(wanted)?;
            if places.contains(&at) {
                return Err(format!("card {number} is there once only"));
            }
            places.push(at);
        }
        if places.is_empty() {
            return Err(wanted());
        }
    }
    let fits = (usize::from(min)..=usize::from(max)).contains(&places.len());
    if fits { Ok(places.into_iter().map(|at| from[at]).collect()) } else { Err(wanted()) }
}

/// From a number on the screen to a place in the list.
fn place(number: &str, len: usize) -> Option<usize> {
    let number: usize = number.parse().ok()?;
    number.checked_sub(1).filter(|&at| at < len)
}

/// How many cards are wanted, and how to say so.
pub fn how_many(min: u8, max: u8) -> String {
    let cards = |count: u8| if count == 1 { "1 card".to_owned() } else { format!("{count} cards") };
    match (min, max) {
        (0, max) => format!("up to {} by their numbers, or «none»", cards(max)),
        (min, max) if min == max => format!("{} by number", cards(min)),
        (min, max) => format!("{min} to {} by their numbers", cards(max)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices() -> Options {
        Options::Choices(vec![Choice::Pass, Choice::Accept])
    }

    fn hand() -> (Vec<SkillCard>, Options) {
        let from: Vec<SkillCard> = SkillCard::all().take(4).collect();
        (from.clone(), Options::Cards { from, min: 0, max: 2 })
    }

    #[test]
    fn a_number_is_an_answer() {
        assert_eq!(parse("2", &choices()), Ok(Line::Answer(Answer::One(Choice::Accept))));
        assert_eq!(parse("Pass", &choices()), Ok(Line::Answer(Answer::One(Choice::Pass))));
        for wrong in ["", "0", "3", "-1", "1 2", "none", "99999999999999999999", "é"] {
            assert!(parse(wrong, &choices()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn cards_are_numbers_with_spaces_or_none() {
        let (from, options) = hand();
        assert_eq!(parse("4 1", &options), Ok(Line::Answer(Answer::Cards(vec![from[3], from[0]]))));
        assert_eq!(parse("2,3", &options), Ok(Line::Answer(Answer::Cards(vec![from[1], from[2]]))));
        assert_eq!(parse("none", &options), Ok(Line::Answer(Answer::Cards(vec![]))));
        for wrong in ["", "5", "1 1", "1 2 3", "one", "1 none", ","] {
            assert!(parse(wrong, &options).is_err(), "{wrong}");
        }
    }

    #[test]
    fn whatever_is_read_as_an_answer_is_listed() {
        let (_, cards) = hand();
        for options in [choices(), cards] {
            for line in ["1", "2", "1 2", "2 1", "none", "pass", "4"] {
                if let Ok(Line::Answer(answer)) = parse(line, &options) {
                    assert!(options.allows(&answer), "{line}");
                }
            }
        }
    }

    #[test]
    fn commands_want_their_words() {
        assert_eq!(parse("rules civilian ship", &choices()), Ok(Line::Rules("civilian ship".to_owned())));
        assert_eq!(parse("SAVE a b.json", &choices()), Ok(Line::Save(PathBuf::from("a b.json"))));
        assert!(parse("card", &choices()).is_err());
    }
}
