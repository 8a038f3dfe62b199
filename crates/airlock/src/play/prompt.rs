//! What somebody types at the table.

use std::path::PathBuf;

use airlock_game::cards::SkillCard;
use airlock_game::{Answer, Choice, Options};
use airlock_text::{Command, Notice, Row, Wants, Words};

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
    /// A standing order.
    Pass(Span),
    Orders,
    /// Take the standing orders back.
    ClearOrders,
    Quit,
}

/// How long a standing order holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    Check,
    Turn,
    Always,
}

/// The commands as they are typed.
const COMMANDS: [(Command, &str); 10] = [
    (Command::Ask, "ask"),
    (Command::State, "state"),
    (Command::Hand, "hand"),
    (Command::Log, "log"),
    (Command::Card, "card"),
    (Command::Rules, "rules"),
    (Command::Pass, "pass"),
    (Command::Orders, "orders"),
    (Command::Save, "save"),
    (Command::Quit, "quit"),
];

/// Each command with what it does.
pub fn commands(words: &Words) -> Vec<Row> {
    let row = |(command, word): (Command, &str)| {
        let argument = words.argument(command).map_or(String::new(), |argument| format!(" {argument}"));
        Row { label: format!("{word}{argument}"), text: words.command(command) }
    };
    COMMANDS.into_iter().map(row).collect()
}

/// The line as an answer to the question or as a command; else what is wrong with it.
pub fn parse<'a>(line: &'a str, options: &Options) -> Result<Line, Notice<'a>> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let with_rest = |wants| if rest.is_empty() { Err(Notice::What(wants)) } else { Ok(rest.to_owned()) };
    match word.to_lowercase().as_str() {
        "help" | "?" => Ok(Line::Help),
        "state" => Ok(Line::State),
        "hand" => Ok(Line::Hand),
        "ask" => Ok(Line::Ask),
        "log" => Ok(Line::Log),
        "quit" | "exit" => Ok(Line::Quit),
        "pass" if rest == "check" => Ok(Line::Pass(Span::Check)),
        "pass" if rest == "turn" => Ok(Line::Pass(Span::Turn)),
        "pass" if rest == "always" => Ok(Line::Pass(Span::Always)),
        "orders" if rest == "clear" => Ok(Line::ClearOrders),
        "orders" => Ok(Line::Orders),
        "card" => with_rest(Wants::Card).map(Line::Card),
        "rules" => with_rest(Wants::Rules).map(Line::Rules),
        "save" => with_rest(Wants::Save).map(|file| Line::Save(PathBuf::from(file))),
        _ => answer(line, options).map(Line::Answer),
    }
}

fn answer<'a>(line: &'a str, options: &Options) -> Result<Answer, Notice<'a>> {
    match options {
        Options::Choices(choices) => one(line, choices).map(Answer::One),
        Options::Cards { from, min, max } => cards(line, from, (*min, *max)).map(Answer::Cards),
    }
}

fn one<'a>(line: &'a str, choices: &[Choice]) -> Result<Choice, Notice<'a>> {
    if line.eq_ignore_ascii_case("pass") && choices.contains(&Choice::Pass) {
        return Ok(Choice::Pass);
    }
    let chosen = place(line, choices.len()).map(|at| choices[at]);
    chosen.ok_or(Notice::WantsNumber { answers: choices.len() })
}

fn cards<'a>(line: &'a str, from: &[SkillCard], (min, max): (u8, u8)) -> Result<Vec<SkillCard>, Notice<'a>> {
    let wanted = Notice::WantsCards { min, max };
    let mut places = Vec::new();
    if !line.eq_ignore_ascii_case("none") {
        for number in line.split([' ', ',', '\t']).filter(|number| !number.is_empty()) {
            let at = place(number, from.len()).ok_or(wanted)?;
            if places.contains(&at) {
                return Err(Notice::CardTwice { number });
            }
            places.push(at);
        }
        if places.is_empty() {
            return Err(wanted);
        }
    }
    let fits = (usize::from(min)..=usize::from(max)).contains(&places.len());
    if fits { Ok(places.into_iter().map(|at| from[at]).collect()) } else { Err(wanted) }
}

/// From a number on the screen to a place in the list.
fn place(number: &str, len: usize) -> Option<usize> {
    let number: usize = number.parse().ok()?;
    number.checked_sub(1).filter(|&at| at < len)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tongue::words;

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
    fn the_help_lists_commands_that_are_understood() {
        for row in commands(words()) {
            assert!(!matches!(parse(&row.label, &choices()), Ok(Line::Answer(_)) | Err(_)), "{}", row.label);
        }
    }

    #[test]
    fn commands_want_their_words() {
        assert_eq!(parse("rules civilian ship", &choices()), Ok(Line::Rules("civilian ship".to_owned())));
        assert_eq!(parse("SAVE a b.json", &choices()), Ok(Line::Save(PathBuf::from("a b.json"))));
        assert!(parse("card", &choices()).is_err());
    }
}
