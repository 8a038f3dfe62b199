//! Making a table, and changing what it has agreed on.
//!
//! The form follows the one who fills it in: after a change the script has it drawn anew by a `GET` with
//! all that is entered (`data-follows`), so that the reasons beside the choices are always the engine's.
//! Without script what depends on the number of players is drawn for every number, marked with
//! `data-players`, and the style sheet shows what fits.

use airlock_game::{Rules, Setup};
use airlock_text::Words;
use maud::{Markup, html};

use super::glyph;
use super::layout::{Place, page};
use super::loyalty_deck::loyalty_deck;
use super::options::{options, segment, segments, sizes};
use super::problem::{PERSON_NAME, Problem, TABLE_NAME, fits, problems};
use super::settings::{BotPace, Settings, all_sizes};

/// What was entered, or what stands there at first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MakeForm {
    pub settings: Settings,
    /// What the host is called, who takes the first seat.
    pub me: String,
    /// The seats from the second on, as many as the largest game has.
    pub others: Vec<SeatKind>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatKind {
    Person,
    Bot,
}

impl SeatKind {
    pub const ALL: &'static [SeatKind] = &[SeatKind::Person, SeatKind::Bot];

    pub const fn id(self) -> &'static str {
        match self {
            SeatKind::Person => "person",
            SeatKind::Bot => "bot",
        }
    }

    pub(super) fn label(self, words: &Words) -> String {
        match self {
            SeatKind::Person => words.ui("ui-seat-person").end(),
            SeatKind::Bot => words.ui("ui-seat-bot").end(),
        }
    }
}

impl MakeForm {
    /// A table for 5, two of them people beside the host.
    pub fn new(table: String, me: String) -> MakeForm {
        let largest = usize::from(all_sizes().max().unwrap_or_default());
        let mut others = vec![SeatKind::Bot; largest.saturating_sub(1)];
        others.iter_mut().take(2).for_each(|seat| *seat = SeatKind::Person);
        MakeForm { settings: Settings::new(table, 5), me, others }
    }

    /// What the form has sent: the fields of [`Settings::read`], `me`, and `seat-1` … for the others.
    pub fn read<'a>(fields: impl IntoIterator<Item = (&'a str, &'a str)> + Clone) -> MakeForm {
        let mut form = MakeForm::new(String::new(), String::new());
        form.settings.read(fields.clone());
        for (field, value) in fields {
            if field == "me" {
                value.trim().clone_into(&mut form.me);
            } else if let Some(number) = field.strip_prefix("seat-") {
                let at = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                let kind = SeatKind::ALL.iter().find(|kind| kind.id() == value);
                if let (Some(seat), Some(kind)) = (at.and_then(|at| form.others.get_mut(at)), kind) {
                    *seat = *kind;
                }
            }
        }
        form
    }

    /// The seats from the second on that are in play.
    pub fn seats(&self) -> &[SeatKind] {
        let count = usize::from(self.settings.setup.players).saturating_sub(1);
        &self.others[..count.min(self.others.len())]
    }

    /// What stands against a table so.
    pub fn problems(&self) -> Vec<Problem> {
        let mut found = self.settings.problems();
        if !fits(&self.me, PERSON_NAME) {
            found.push(Problem::PersonName);
        }
        found
    }
}

impl Settings {
    /// What stands against a table so.
    pub fn problems(&self) -> Vec<Problem> {
        let name = (!fits(&self.name, TABLE_NAME)).then_some(Problem::TableName);
        name.into_iter().chain(Rules::of(&self.setup).err().map(Problem::Setup)).collect()
    }
}

/// `GET /make`, and the answer to a `POST /make` that did not do.
pub fn make(words: &Words, form: &MakeForm, wrong: &[Problem]) -> Markup {
    let title = words.ui("ui-make").end();
    let main = html! {
        main #main {
            h1 { (title) }
            (problems(words, wrong))
            form.make-grid #make method="post" action="/make" data-follows {
                div.box { (options(words, &form.settings)) }
                div.box {
                    fieldset {
                        legend.sr { (words.ui("ui-seats").end()) }
                        h2 { (words.ui("ui-seats").end()) }
                        (sizes(words, &form.settings.setup))
                        ol.seats {
                            (host_seat(words, &form.me))
                            @for (at, kind) in (1..).zip(&form.others) { (seat(words, at, *kind)) }
                        }
                    }
                    (bots(words, &form.settings))
                    (sums(words, &form.settings.setup))
                    (look_again(words, "/make"))
                    p.field-note { (words.ui("ui-make-swap").end()) }
                    button.button.button-go.button-big { (words.ui("ui-make-go").end()) }
                }
            }
        }
    };
    page(words, &title, "make", Place::Elsewhere, &main)
}

/// `GET /t/{id}/settings` for the host, and the answer to a `POST` there that did not do.
pub fn change(words: &Words, id: &str, settings: &Settings, wrong: &[Problem]) -> Markup {
    let title = words.ui("ui-settings").end();
    let path = format!("/t/{id}/settings");
    let main = html! {
        main #main {
            h1 { (title) }
            (problems(words, wrong))
            form.make-grid #make method="post" action=(path) data-follows {
                div.box { (options(words, settings)) }
                div.box {
                    fieldset {
                        legend.sr { (words.ui("ui-seats").end()) }
                        h2 { (words.ui("ui-seats").end()) }
                        (sizes(words, &settings.setup))
                    }
                    (bots(words, settings))
                    (sums(words, &settings.setup))
                    (look_again(words, &path))
                    button.button.button-go.button-big { (words.ui("ui-settings-go").end()) }
                    p.field-note { a href={ "/t/" (id) } { (words.ui("ui-settings-back").end()) } }
                }
            }
        }
    };
    page(words, &title, "make", Place::Elsewhere, &main)
}

/// How fast bots move.
fn bots(words: &Words, settings: &Settings) -> Markup {
    let all = BotPace::ALL.iter().map(|one| segment(one.id(), one.label(words), *one == settings.bots));
    segments(&words.ui("ui-bots").end(), "bots", all, &html! {})
}

fn host_seat(words: &Words, me: &str) -> Markup {
    html! {
        li.seat {
            span.seat-number { "1" }
            span.seat-who {
                label.sr for="my-name" { (words.ui("ui-your-name").end()) }
                input.input #my-name name="me" value=(me) maxlength=(PERSON_NAME) required autocomplete="nickname"
                    placeholder=(words.ui("ui-your-name").end());
            }
            span.muted { (words.ui("ui-seat-you-host").sentence()) }
        }
    }
}

/// A seat of somebody else. Both descriptions are there; the style sheet shows that of the choice.
fn seat(words: &Words, at: u8, kind: SeatKind) -> Markup {
    let number = i32::from(at) + 1;
    html! {
        li.seat data-seat=(at) {
            span.seat-number { (number) }
            span.seat-who.if-person {
                (glyph("person"))
                span { (SeatKind::Person.label(words)) small { (words.ui("ui-seat-person-about").end()) } }
            }
            span.seat-who.if-bot {
                (glyph("bot"))
                span { (words.ui("ui-bot-name").end()) small { (words.ui("ui-seat-bot-about").end()) } }
            }
            div.segments role="group" aria-label=(words.ui("ui-seat-number").number("number", number).end()) {
                @for one in SeatKind::ALL {
                    label.segment {
                        input type="radio" name={ "seat-" (at) } value=(one.id()) checked[*one == kind];
                        span { (one.label(words)) }
                    }
                }
            }
        }
    }
}

/// What the Loyalty deck will be, or why it cannot be played so, for every size.
fn sums(words: &Words, setup: &Setup) -> Markup {
    html! {
        div.sums aria-live="polite" {
            @for players in all_sizes() {
                @let setup = Setup { players, ..*setup };
                p.{ "sum-line" (if Rules::of(&setup).is_ok() { "" } else { " is-wrong" }) } data-players=(players) {
                    (loyalty_deck(words, &setup))
                }
            }
        }
    }
}

/// Without script the form is drawn anew only when somebody wants it.
fn look_again(words: &Words, path: &str) -> Markup {
    html! {
        noscript {
            button.button formmethod="get" formaction=(path) formnovalidate { (words.ui("ui-make-look").end()) }
        }
    }
}
