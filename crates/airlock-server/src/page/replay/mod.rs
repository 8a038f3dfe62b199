//! The replay: a finished game step by step, on the table as it looked then.
//!
//! Without script every control is a link or a form to `?step=…&eyes=…`. For the script:
//! `main[data-replay]` is the page, with `data-step` and `data-last`; links with `data-go` are what
//! keys press (`back`, `on`, `back-turn`, `on-turn`, `first`, `last`, `check`, `reveal`), those with
//! `data-eyes` what the digits press; `[data-play]` plays by following `on`, as fast as the checked
//! `[name=speed]` says; `.scrub` is the range; a log line's `data-step` is where it happened. What
//! is of no use without script is hidden by the stylesheet.

mod eyes;
mod log;
mod timeline;

use airlock_game::view::Step;
use airlock_game::{Outcome, Seat, View, Viewer};
use airlock_text::{Phrase, Words};
use maud::{Markup, html};

use super::fit::head;
use super::table::{self, Region};
use super::{Desk, Lit, Scene, TableCard};
use crate::replay::{self, Marked, Replay, Shown};

/// What the page is drawn from.
#[derive(Clone, Copy)]
pub struct ReplayPage<'a> {
    pub words: &'a Words,
    pub table: &'a TableCard,
    pub replay: &'a Replay,
    /// The step to be shown, as somebody knew it.
    pub shown: &'a Shown,
    pub record: Record,
}

/// What stands below the eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Record {
    #[default]
    Log,
    /// The saved game, and how to verify it.
    File,
}

impl Record {
    /// In addresses.
    pub const fn id(self) -> &'static str {
        match self {
            Record::Log => "log",
            Record::File => "file",
        }
    }

    pub fn from_id(id: &str) -> Option<Record> {
        [Record::Log, Record::File].into_iter().find(|record| record.id() == id)
    }
}

/// What the seats are called, looked up once for all lines that name them.
struct SeatNames {
    names: Vec<Phrase>,
}

impl SeatNames {
    fn of(scene: &Scene<'_>) -> SeatNames {
        SeatNames { names: seats(scene).map(|seat| scene.who(seat)).collect() }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", |name| name)
    }

    /// The same in all its forms, for sentences.
    fn who(&self, seat: Seat) -> Phrase {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// Two letters, as on a token.
    fn initials(&self, seat: Seat) -> &str {
        head(self.name(seat), 2)
    }
}

impl ReplayPage<'_> {
    fn viewer(&self) -> Viewer {
        self.shown.view.viewer
    }

    /// The page at a step, otherwise as it is.
    fn step(&self, step: usize) -> String {
        self.address(step, self.viewer(), self.record)
    }

    fn address(&self, step: usize, viewer: Viewer, record: Record) -> String {
        let eyes = replay::eyes(viewer);
        let record = record.id();
        format!("/t/{}/replay?step={step}&eyes={eyes}&record={record}", self.table.id)
    }
}

/// What stands between `<body>` and `</body>`.
pub fn replay(page: &ReplayPage<'_>) -> Markup {
    let ReplayPage { words, table, replay, shown, record } = *page;
    let (desk, lit) = (Desk::default(), Lit::default());
    let me = match page.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Everything => None,
    };
    let scene = Scene { words, view: &shown.view, table, told: &shown.told, me, desk: &desk, chat: &[], lit: &lit };
    let names = SeatNames::of(&scene);
    html! {
        a.skip href="#replay" { (words.ui("ui-replay-skip").end()) }
        main.table data-replay=(scene.path("replay")) data-step=(shown.step) data-last=(replay.last()) {
            h1.sr { (title(words, table)) }
            (table::top(&scene))
            (Region::Fleet.draw(&scene))
            (Region::Stage.draw(&scene))
            section #replay.replay.panel aria-label=(words.ui("ui-replay").end()) {
                @if let Some(version) = replay.recorded_under() {
                    p.replay-note { (words.ui("ui-replay-recorded").text("version", version.to_string()).end()) }
                }
                div.replay-bar { (transport(page)) (whereabouts(page, &names)) (speed(words)) (jumps(page)) }
                (scrubber(page))
                (timeline::timeline(page, &names))
            }
            div.side {
                (eyes::eyes(page, &scene, &names))
                section.record.panel aria-label=(words.ui("ui-replay-record").end()) {
                    (tabs(page))
                    @match record {
                        Record::Log => (log::log(page, &scene, &names)),
                        Record::File => (file(page, &scene)),
                    }
                }
            }
        }
    }
}

/// The title of the document.
pub fn title(words: &Words, table: &TableCard) -> String {
    words.ui("ui-replay-title").text("table", table.name.clone()).end()
}

/// The drawings of the buttons; no other page has them.
const TURN_BACK: &str = "M6 5h4v22H6zM27 5v22L12 16z";
const STEP_BACK: &str = "M24 5v22L9 16z";
const PLAY: &str = "M8 4l20 12L8 28z";
const STEP_ON: &str = "M8 5v22l15-11z";
const TURN_ON: &str = "M22 5h4v22h-4zM5 5v22l15-11z";

fn transport(page: &ReplayPage<'_>) -> Markup {
    let ReplayPage { words, replay, shown, .. } = *page;
    let (step, viewer) = (shown.step, page.viewer());
    let (first, after) = replay.steps_of(shown.turn);
    let turn_back =
        if step > first { Some(first) } else { shown.turn.checked_sub(1).map(|turn| replay.steps_of(turn).0) };
    let turn_on = (step < replay.last()).then(|| after.min(replay.last()));
    let button = |label: &str, go: &str, drawing: &str, to: Option<usize>| {
        html! {
            a.icon-button href=[to.map(|to| page.step(to))] aria-disabled=[to.is_none().then_some("true")]
                role=[to.is_none().then_some("link")] aria-label=(label) title=(label) data-go=(go) {
                (drawn(drawing))
            }
        }
    };
    let play = words.ui("ui-replay-play").end();
    html! {
        div.transport role="group" aria-label=(words.ui("ui-replay-transport").end()) {
            (button(&words.ui("ui-replay-turn-back").end(), "back-turn", TURN_BACK, turn_back))
            (button(&words.ui("ui-replay-step-back").end(), "back", STEP_BACK, replay.step_back(step, viewer)))
            button.icon-button.is-play type="button" data-play aria-label=(play) title=(play) { (drawn(PLAY)) }
            (button(&words.ui("ui-replay-step-on").end(), "on", STEP_ON, replay.step_on(step, viewer)))
            (button(&words.ui("ui-replay-turn-on").end(), "on-turn", TURN_ON, turn_on))
            // For Home and End, and for those who hear the page.
            a.sr tabindex="-1" href=(page.step(0)) data-go="first" { (words.ui("ui-replay-first").end()) }
            a.sr tabindex="-1" href=(page.step(replay.last())) data-go="last" { (words.ui("ui-replay-last").end()) }
        }
    }
}

fn drawn(path: &str) -> Markup {
    html! { svg.glyph viewBox="0 0 32 32" aria-hidden="true" { path fill="currentColor" d=(path) {} } }
}

/// Turn and step, in words.
fn whereabouts(page: &ReplayPage<'_>, names: &SeatNames) -> Markup {
    let ReplayPage { words, replay, shown, .. } = *page;
    let (first, after) = replay.steps_of(shown.turn);
    let step = words
        .ui("ui-replay-at-step")
        .text("part", part(words, &shown.view))
        .number("step", count(shown.step - first + 1))
        .number("of", count(after - first))
        .end();
    html! {
        p.replay-at { b { (turn_name(page, names, shown.turn)) } span { (step) } }
    }
}

/// `Turn 14 of 31, Starbuck`.
fn turn_name(page: &ReplayPage<'_>, names: &SeatNames, turn: usize) -> String {
    let turns = page.replay.turns();
    let of = i32::from(turns.last().map_or(0, |turn| turn.number));
    match turns.get(turn).and_then(|turn| turn.owner.map(|owner| (turn.number, owner))) {
        Some((number, owner)) => {
            let say = page.words.ui("ui-replay-at-turn").number("number", number).number("of", of);
            say.text("who", names.who(owner)).end()
        }
        None => page.words.ui("ui-replay-at-setup").end(),
    }
}

/// The step of the turn, as a player counts them.
fn part(words: &Words, view: &View) -> String {
    let key = match view.step() {
        _ if view.over.is_some() => "ui-replay-part-end",
        Step::Setup => "ui-replay-part-setup",
        Step::Skills => "ui-replay-part-skills",
        Step::Move => "ui-replay-part-move",
        Step::Action => "ui-replay-part-action",
        Step::Crisis => "ui-replay-part-crisis",
        Step::Cylons => "ui-replay-part-cylons",
        Step::Jump => "ui-replay-part-jump",
    };
    words.ui(key).end()
}

fn speed(words: &Words) -> Markup {
    html! {
        fieldset.replay-speed {
            legend.sr { (words.ui("ui-replay-speed").end()) }
            div.segments {
                @for (speed, is_first) in [(1, true), (2, false), (4, false)] {
                    label.segment {
                        input type="radio" name="speed" value=(speed) checked[is_first];
                        span { (words.ui("ui-replay-times").number("speed", speed).end()) }
                    }
                }
            }
        }
    }
}

/// To the next outcome of a check, to the next reveal.
fn jumps(page: &ReplayPage<'_>) -> Markup {
    let ReplayPage { words, replay, shown, .. } = *page;
    let check = replay.next_mark(shown.step, |what| matches!(what, Marked::Check(_)));
    let reveal = replay.next_mark(shown.step, |what| what == Marked::Reveal);
    let jump = |label: String, go: &str, key: &str, to: Option<usize>| {
        html! {
            a.button href=[to.map(|to| page.step(to))] aria-disabled=[to.is_none().then_some("true")]
                role=[to.is_none().then_some("link")] data-go=(go) {
                (label) " " kbd.key { (key) }
            }
        }
    };
    html! {
        p.replay-jump {
            (jump(words.ui("ui-replay-next-check").end(), "check", "K", check))
            (jump(words.ui("ui-replay-next-reveal").end(), "reveal", "R", reveal))
        }
    }
}

fn scrubber(page: &ReplayPage<'_>) -> Markup {
    let ReplayPage { words, table, replay, shown, .. } = *page;
    html! {
        form.scrub-form method="get" action={ "/t/" (table.id) "/replay" } {
            input type="hidden" name="eyes" value=(replay::eyes(page.viewer()));
            input type="hidden" name="record" value=(page.record.id());
            label.sr for="scrub" { (words.ui("ui-replay-scrub").end()) }
            input #scrub.scrub type="range" name="step" min="0" max=(replay.last()) value=(shown.step);
            noscript { button.button { (words.ui("ui-replay-go").end()) } }
        }
    }
}

fn tabs(page: &ReplayPage<'_>) -> Markup {
    let words = page.words;
    let tab = |record: Record, label: String| {
        html! {
            a.tab role="tab" aria-selected=(if page.record == record { "true" } else { "false" })
                href=(page.address(page.shown.step, page.viewer(), record)) { (label) }
        }
    };
    html! {
        div.tabs role="tablist" aria-label=(words.ui("ui-replay-record").end()) {
            (tab(Record::Log, words.ui("ui-replay-log").end()))
            (tab(Record::File, words.ui("ui-replay-file").end()))
        }
    }
}

/// The saved game: to take away, and to verify without trusting this server.
fn file(page: &ReplayPage<'_>, scene: &Scene<'_>) -> Markup {
    let words = page.words;
    let name = format!("{}.json", page.table.id);
    let command = format!("airlock replay {name} --verify");
    html! {
        div.record-panel.replay-file role="tabpanel" aria-label=(words.ui("ui-replay-file").end()) {
            p { (words.ui("ui-replay-file-about").number("answers", count(page.replay.last())).end()) }
            p { a.button href=(scene.path("save")) download=(name) { (words.ui("ui-replay-download").end()) } }
            p { (words.ui("ui-replay-verify").end()) }
            p.replay-command {
                code { (command) }
                " " button.button type="button" data-copy=(command) { (words.ui("ui-replay-copy").end()) }
            }
            dl.seals {
                div { dt { (words.ui("ui-replay-seal").end()) } dd { code { (page.table.seal) } } }
                @if let Some(seed) = &page.table.seed {
                    div { dt { (words.ui("ui-replay-seed").end()) } dd { code { (seed) } } }
                }
            }
        }
    }
}

/// A number of a message.
fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// How an outcome is called in classes.
const fn outcome_class(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Pass => "is-pass",
        Outcome::Partial => "is-partial",
        Outcome::Fail => "is-fail",
    }
}

/// The seats of the table.
fn seats(scene: &Scene<'_>) -> impl Iterator<Item = Seat> {
    (0..scene.view.setup.players).map(Seat)
}
