//! A table as one line of a list: on the start page, and among the tables to watch.

use airlock_game::cards::Character;
use airlock_game::terms::Side;
use airlock_text::{Phrase, Words};
use maud::{Markup, html};

use super::Pace;
use super::mark::{initials, kind_class};
use super::since::lasting;

/// A table among others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLine {
    /// In addresses.
    pub id: String,
    pub name: String,
    pub players: u8,
    pub pace: Pace,
    pub progress: Progress,
    /// Those who sit there, by their seats.
    pub people: Vec<LinePerson>,
    pub state: LineState,
    /// For how many seconds it has been so.
    pub since: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinePerson {
    /// Of the person or the bot.
    pub name: String,
    pub character: Option<Character>,
    pub me: bool,
    /// Known to everybody as a Cylon.
    pub cylon: bool,
}

/// How far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    Filling { taken: u8 },
    Playing { turn: u16, distance: u8, goal: u8 },
    Over,
}

/// What the table waits for, as the one who looks may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineState {
    /// The question to me, in the words of [`Words::question`].
    Asked(String),
    /// I am the host, and all are ready.
    CanStart,
    /// I sit there and have not said that I am ready.
    NotReady,
    /// Seats are free, or people not ready.
    Filling,
    /// The first of those who are asked, and how many more there are.
    Waiting {
        who: Phrase,
        more: u8,
    },
    /// A window: nobody is told whom it waits for.
    Pause,
    Over(Side),
}

impl TableLine {
    /// Whether it is my turn to do something.
    pub fn waits_for_me(&self) -> bool {
        match self.state {
            LineState::Asked(_) | LineState::CanStart | LineState::NotReady => true,
            LineState::Filling | LineState::Waiting { .. } | LineState::Pause | LineState::Over(_) => false,
        }
    }
}

/// The tables, those that wait for me first. `leads` says where each line leads.
pub(super) fn lines(words: &Words, tables: &[TableLine], leads: impl Fn(&TableLine) -> String) -> Markup {
    let mine = tables.iter().filter(|line| line.waits_for_me());
    let others = tables.iter().filter(|line| !line.waits_for_me());
    html! {
        ol.tables {
            @for line in mine.chain(others) { li { (row(words, line, &leads(line))) } }
        }
    }
}

fn row(words: &Words, line: &TableLine, href: &str) -> Markup {
    html! {
        a.table-row.is-mine[line.waits_for_me()] href=(href) {
            div { h3 { (line.name) } p { (about(words, line)) } }
            div aria-hidden="true" { @for person in &line.people { (token(words, person)) } }
            (state(words, line))
        }
    }
}

/// `5 players, over days, turn 6, distance 2 of 8`.
fn about(words: &Words, line: &TableLine) -> String {
    let say = match line.progress {
        Progress::Filling { taken } => words.ui("ui-line-filling").number("taken", taken),
        Progress::Playing { turn, distance, goal } => {
            let say = words.ui("ui-line-playing").number("turn", turn).number("distance", distance);
            say.number("goal", goal)
        }
        Progress::Over => words.ui("ui-line-over"),
    };
    say.number("players", line.players).text("pace", line.pace.id()).end()
}

/// Two letters: the character with the shape of its type, or the person before there is one.
fn token(words: &Words, person: &LinePerson) -> Markup {
    let (letters, class) = match person.character {
        Some(character) => (initials(words, character), format!("token {}", kind_class(character))),
        None => (person.name.chars().take(2).collect(), "face".to_owned()),
    };
    html! { span.{ (class) }.is-me[person.me].is-cylon[person.cylon] title=(person.name) { (letters) } }
}

fn state(words: &Words, line: &TableLine) -> Markup {
    let since = || lasting(words, line.since);
    let (what, beside) = match &line.state {
        LineState::Asked(question) => (question.clone(), since()),
        LineState::CanStart => (words.ui("ui-line-can-start").end(), since()),
        LineState::NotReady => (words.ui("ui-line-not-ready").end(), since()),
        LineState::Filling => (words.ui("ui-line-waits-for-people").end(), since()),
        LineState::Waiting { who, more } => {
            (words.ui("ui-line-waiting").text("who", who.clone()).number("more", *more).end(), since())
        }
        LineState::Pause => (words.ui("ui-line-pause").end(), since()),
        LineState::Over(side) => {
            (words.ui("ui-line-won").name("winner", *side).sentence(), words.ui("ui-line-replay").end())
        }
    };
    html! { p.table-state { (what) small { (beside) } } }
}
