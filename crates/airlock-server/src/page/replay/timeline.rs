//! The line of turns with their marks, and what the marks mean.

use airlock_game::event::Cause;
use airlock_game::terms::Side;
use airlock_game::{Ending, Outcome};
use airlock_text::Words;
use maud::{Markup, html};

use super::{ReplayPage, SeatNames, outcome_class};
use crate::page::glyph;
use crate::replay::{Mark, Marked, Replay, Turn};

/// So many marks fit above a turn; those that happen more seldom are kept.
const MOST_MARKS: usize = 4;

pub(super) fn timeline(page: &ReplayPage<'_>, seats: &SeatNames) -> Markup {
    let words = page.words;
    let marks = MarkWords::new(words);
    let turns = page.replay.turns().iter().enumerate().filter(|(_, turn)| turn.owner.is_some());
    html! {
        ol.timeline aria-label=(words.ui("ui-replay-turns").end()) {
            @for (at, turn) in turns { (one(page, seats, &marks, at, turn)) }
        }
        ul.replay-legend aria-label=(words.ui("ui-replay-marks").end()) {
            @for what in legend(page.replay) {
                li.{ "event " (class(what)) } { (glyph(drawing(what))) span { (marks.short(what)) } }
            }
        }
    }
}

fn one(page: &ReplayPage<'_>, seats: &SeatNames, marks: &MarkWords<'_>, at: usize, turn: &Turn) -> Markup {
    let Some(owner) = turn.owner else { return html! {} };
    let now = page.shown.turn;
    let class = match (at.cmp(&now), turn.cylon) {
        (std::cmp::Ordering::Less, false) => "turn is-done",
        (std::cmp::Ordering::Less, true) => "turn is-done is-cylon",
        (std::cmp::Ordering::Equal, false) => "turn is-now",
        (std::cmp::Ordering::Equal, true) => "turn is-now is-cylon",
        (std::cmp::Ordering::Greater, false) => "turn",
        (std::cmp::Ordering::Greater, true) => "turn is-cylon",
    };
    let said = page.words.ui("ui-replay-turn").number("number", turn.number).text("who", seats.who(owner));
    let title = said.text("marks", marks.list(&turn.marks)).end();
    html! {
        li.(class) {
            a href=(page.step(turn.first)) title=(title)
                aria-current=[(at == now).then_some("step")] {
                span.turn-marks {
                    @for what in fitting(&turn.marks) { span.{ "event " (self::class(what)) } { (glyph(drawing(what))) } }
                }
                span.turn-who aria-hidden="true" { (seats.initials(owner)) }
                span.turn-number aria-hidden="true" { (turn.number) }
            }
        }
    }
}

/// The marks that fit, in their order.
fn fitting(marks: &[Mark]) -> Vec<Marked> {
    let mut kept: Vec<Marked> = marks.iter().map(|mark| mark.what).collect();
    while kept.len() > MOST_MARKS {
        let usual = kept.iter().enumerate().max_by_key(|(_, what)| frequency(**what)).map(|(at, _)| at);
        usual.map(|at| kept.remove(at));
    }
    kept
}

/// How usual such a mark is.
fn frequency(what: Marked) -> u8 {
    match what {
        Marked::End(_) => 0,
        Marked::Sleeper => 1,
        Marked::RebelBasestar(_) => 2,
        Marked::Reveal => 3,
        Marked::Execution => 4,
        Marked::Mutineer => 5,
        Marked::SuperCrisis => 6,
        Marked::Mission => 7,
        Marked::Jump => 8,
        Marked::Mutiny => 9,
        Marked::Check(_) => 10,
    }
}

/// What every game has, and what this one had besides.
fn legend(replay: &Replay) -> Vec<Marked> {
    let own = |what: Marked| match what {
        Marked::Execution | Marked::Mutiny | Marked::Mutineer | Marked::Mission | Marked::RebelBasestar(_) => true,
        Marked::Check(_) | Marked::Jump | Marked::Reveal | Marked::Sleeper | Marked::SuperCrisis | Marked::End(_) => {
            false
        }
    };
    let mut marks = vec![
        Marked::Check(Outcome::Pass),
        Marked::Check(Outcome::Partial),
        Marked::Check(Outcome::Fail),
        Marked::Jump,
        Marked::Reveal,
        Marked::Sleeper,
        Marked::SuperCrisis,
    ];
    for what in replay.marks().map(|mark| mark.what).filter(|&what| own(what)) {
        if !marks.contains(&what) {
            marks.push(what);
        }
    }
    marks.push(Marked::End(replay.ending()));
    marks
}

fn class(what: Marked) -> &'static str {
    match what {
        Marked::Check(outcome) => outcome_class(outcome),
        Marked::Jump => "is-jump",
        Marked::Reveal => "is-reveal",
        Marked::Sleeper => "is-sleeper",
        Marked::SuperCrisis => "is-super",
        Marked::Execution => "is-execution",
        Marked::Mutiny | Marked::Mutineer => "is-mutiny",
        Marked::Mission => "is-mission",
        Marked::RebelBasestar(Side::Human) => "is-pass",
        Marked::RebelBasestar(Side::Cylon) => "is-end",
        Marked::End(Ending { winner: Side::Cylon, .. }) => "is-end",
        // Won: in the colour of what went well.
        Marked::End(Ending { winner: Side::Human, .. }) => "is-pass",
    }
}

fn drawing(what: Marked) -> &'static str {
    match what {
        Marked::Check(Outcome::Pass) => "tick",
        Marked::Check(Outcome::Partial) => "minus",
        Marked::Check(Outcome::Fail) => "cross",
        Marked::Jump => "jump",
        Marked::Reveal => "centurion",
        Marked::Sleeper => "sleeper",
        Marked::SuperCrisis => "super-crisis",
        Marked::Execution => "airlock",
        Marked::Mutiny => "mutiny",
        Marked::Mutineer => "person",
        Marked::Mission => "mission",
        Marked::RebelBasestar(_) => "rebel-basestar",
        Marked::End(Ending { cause, .. }) => match cause {
            Cause::Jumped => "distance",
            Cause::Resource(resource) => resource.id(),
            Cause::Boarded => "centurion",
            Cause::Destroyed => "damage",
            Cause::NoCharacters => "person",
        },
    }
}

/// The words of the marks, looked up once for all turns.
struct MarkWords<'w> {
    words: &'w Words,
    long: [String; 13],
}

impl MarkWords<'_> {
    fn new(words: &Words) -> MarkWords<'_> {
        let keys = [
            "ui-replay-mark-pass",
            "ui-replay-mark-partial",
            "ui-replay-mark-fail",
            "ui-replay-mark-jump",
            "ui-replay-mark-reveal",
            "ui-replay-mark-sleeper",
            "ui-replay-mark-super",
            "ui-replay-mark-end",
            "ui-replay-mark-execution",
            "ui-replay-mark-mutiny",
            "ui-replay-mark-mutineer",
            "ui-replay-mark-mission",
            "ui-replay-mark-rebel",
        ];
        MarkWords { words, long: keys.map(|key| words.ui(key).end()) }
    }

    fn long(&self, what: Marked) -> &str {
        &self.long[match what {
            Marked::Check(Outcome::Pass) => 0,
            Marked::Check(Outcome::Partial) => 1,
            Marked::Check(Outcome::Fail) => 2,
            Marked::Jump => 3,
            Marked::Reveal => 4,
            Marked::Sleeper => 5,
            Marked::SuperCrisis => 6,
            Marked::End(_) => 7,
            Marked::Execution => 8,
            Marked::Mutiny => 9,
            Marked::Mutineer => 10,
            Marked::Mission => 11,
            Marked::RebelBasestar(_) => 12,
        }]
    }

    fn list(&self, marks: &[Mark]) -> String {
        let names = marks.iter().map(|mark| self.long(mark.what).to_owned());
        let join = |first, last| self.words.ui("ui-replay-marks-join").text("first", first).text("last", last).end();
        names.reduce(join).unwrap_or_else(|| self.words.ui("ui-replay-mark-none").end())
    }

    fn short(&self, what: Marked) -> String {
        let key = match what {
            Marked::Check(Outcome::Pass) => "ui-replay-legend-pass",
            Marked::Check(Outcome::Partial) => "ui-replay-legend-partial",
            Marked::Check(Outcome::Fail) => "ui-replay-legend-fail",
            Marked::Jump => "ui-replay-legend-jump",
            Marked::Reveal => "ui-replay-legend-reveal",
            Marked::Sleeper => "ui-replay-legend-sleeper",
            Marked::SuperCrisis => "ui-replay-legend-super",
            Marked::Execution => "ui-replay-legend-execution",
            Marked::Mutiny => "ui-replay-legend-mutiny",
            Marked::Mutineer => "ui-replay-legend-mutineer",
            Marked::Mission => "ui-replay-legend-mission",
            Marked::RebelBasestar(_) => "ui-replay-legend-rebel",
            Marked::End(_) => "ui-replay-legend-end",
        };
        self.words.ui(key).end()
    }
}
