//! Running a scenario line by line.

use super::choice::choice_text;
use super::fact::Fact;
use super::parse::{Block, fail, list, word};
use super::passing::Passed;
use super::position::Table;
use super::turn_end::TurnEnd;
use super::{Failure, Report, Shows};
use crate::ask::{Answer, Ask, Choice, Options};
use crate::cards::{SkillCard, Team};
use crate::event::Event;
use crate::game::Game;
use crate::rules::turn::Step;
use crate::seat::Seat;
use crate::setup::Setup;

/// So many answers may pass by themselves before a scenario is stuck.
pub(super) const PATIENCE: usize = 2_000;

/// Runs the lines, telling of each before it is run.
pub(crate) fn run(block: &Block<'_>, tell: impl Fn(usize)) -> Report {
    let mut scenario = Running::default();
    let mut result = Ok(());
    for &(line, text) in &block.lines {
        tell(line);
        scenario.line = line;
        result = scenario.run_line(text).map_err(|message| Failure { line, message });
        if result.is_err() {
            break;
        }
    }
    if result.is_ok() {
        result = scenario.finish().or_else(|message| fail(block.line, message));
    }
    Report { title: block.title.to_owned(), rulings: scenario.rulings, line: block.line, result }
}

pub(super) type Ran = Result<(), String>;

#[derive(Clone)]
pub(super) struct Running {
    rulings: Vec<Shows>,
    pub(super) setup: Option<Setup>,
    pub(super) table: Option<Table>,
    pub(super) game: Option<Game>,
    /// The number of the line that is run.
    pub(super) line: usize,
    /// Where the turn begins, until it has begun.
    pub(super) step: Step,
    pub(super) begun: bool,
    /// What was given, and in which lines.
    pub(super) laid: Vec<(usize, Fact)>,
    pub(super) events: Vec<Event>,
    /// The size of Destiny was given.
    pub(super) short_destiny: bool,
    /// The Loyalty cards by team that were given for a first deal, and in which line.
    pub(super) first_deal: Option<(usize, [u8; Team::ALL.len()])>,
    /// What has passed by itself in search of the last answer and since.
    pub(super) passed: Vec<Passed>,
    /// The end of the turn of the last answer, once it has come.
    pub(super) turn_end: Option<Box<TurnEnd>>,
    /// Whether something was looked for.
    looked: bool,
}

impl Default for Running {
    fn default() -> Running {
        Running {
            rulings: Vec::new(),
            setup: None,
            table: None,
            game: None,
            line: 0,
            step: Step::Action,
            begun: false,
            laid: Vec::new(),
            events: Vec::new(),
            short_destiny: false,
            first_deal: None,
            passed: Vec::new(),
            turn_end: None,
            looked: false,
        }
    }
}

impl Running {
    fn run_line(&mut self, text: &str) -> Ran {
        let (keyword, rest) = word(text);
        match keyword {
            "shows" => {
                let ids = rest.split([' ', ',']).filter(|id| !id.is_empty());
                self.rulings.extend(ids.map(|id| Shows { ruling: id.to_owned(), line: self.line }));
                Ok(())
            }
            "table" => self.lay_table(rest),
            "option" => self.option(rest),
            "given" => self.given(rest),
            "when" => self.when(rest),
            "then" => {
                self.looked = true;
                self.then(rest)
            }
            "scenario" => Err("a scenario has a title: write “scenario TITLE”".to_owned()),
            _ => {
                Err(format!("a line begins with scenario, shows, table, option, given, when or then, not “{keyword}”"))
            }
        }
    }

    fn finish(&mut self) -> Ran {
        if self.rulings.is_empty() {
            return Err("the scenario shows no ruling".to_owned());
        }
        if !self.looked {
            return Err("the scenario expects nothing: it has no “then”".to_owned());
        }
        Ok(())
    }

    pub(super) fn now(&self) -> &Game {
        self.game.as_ref().expect("the game has begun")
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        // Characters picked in this scenario count at once.
        Table::of(self.now()).name(seat)
    }

    pub(super) fn seat(&self, name: &str) -> Option<Seat> {
        self.game.as_ref().and_then(|game| Table::of(game).seat(name)).or_else(|| self.table.as_ref()?.seat(name))
    }

    pub(super) fn need_seat(&self, name: &str) -> Result<Seat, String> {
        self.seat(name).map_or_else(|| Table::of(self.now()).need_seat(name), Ok)
    }

    fn when(&mut self, rest: &str) -> Ran {
        self.begin()?;
        if rest == "the rest passes" {
            self.passed.clear();
            self.turn_end = None;
            return self.pass_the_rest();
        }
        let (name, answer) = rest.split_once(':').ok_or("write “when NAME: ANSWER” or “when the rest passes”")?;
        let (seat, answer) = (self.need_seat(name.trim())?, answer.trim());
        let reached: Vec<Ask> = self.now().asks().to_vec();
        for _ in 0..PATIENCE {
            if let Some(found) = self.find_answer(seat, answer) {
                self.passed.retain(|passed| passed.line == self.line);
                self.turn_end = None;
                return self.answer(seat, found);
            }
            if !self.pass_one()? {
                break;
            }
        }
        Err(self.cannot_answer(seat, answer, &reached))
    }

    pub(super) fn answer(&mut self, seat: Seat, answer: Answer) -> Ran {
        let game = self.game.as_mut().expect("the game has begun");
        let rest = game.answer_within_turn(seat, answer).map_err(|illegal| illegal.to_string())?;
        self.came_to(rest)
    }

    /// The listed answer with that spelling.
    pub(super) fn find_answer(&self, seat: Seat, text: &str) -> Option<Answer> {
        let free = Options::Choices(self.now().free_answers(seat));
        let listed = |options: &Options| self.find_among(options, text);
        listed(&free).or_else(|| listed(&self.now().ask_of(seat)?.options))
    }

    pub(super) fn find_among(&self, options: &Options, text: &str) -> Option<Answer> {
        match options {
            Options::Choices(choices) => {
                let name = |seat| self.name(seat);
                let fits = |choice: &&Choice| spelled(&choice_text(choice, &name), text);
                choices.iter().find(fits).map(|&choice| Answer::One(choice))
            }
            Options::Cards { .. } => {
                let text = text.strip_prefix("adds ").or_else(|| text.strip_prefix("discards ")).unwrap_or(text);
                let cards: Option<Vec<SkillCard>> = list(text).into_iter().map(SkillCard::from_id).collect();
                cards.map(Answer::Cards).filter(|answer| options.allows(answer))
            }
        }
    }
}

/// Spellings differ in case, spaces and the copy number of a draw's order only.
fn spelled(canonical: &str, text: &str) -> bool {
    let plain = |text: &str| {
        let mut parts: Vec<String> = list(text)
            .into_iter()
            .map(|part| part.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        parts.sort_unstable();
        parts
    };
    canonical == text || plain(canonical) == plain(text)
}
