//! The desk of those who run the server: what they see, and a form for each of their measures.

use airlock_store::{
    Announcement, AuditEntry, ChatFacts, MeasureKind, PersonBrief, PersonFacts, ReportFacts, TableBrief, TableFacts,
    Which,
};
use airlock_text::Words;
use maud::{Markup, html};

use super::layout::{Place, page};
use super::since::ago;
use crate::entered::LINE;
use crate::operator::text;

pub struct Overview {
    /// What tables were looked for by.
    pub in_tables: String,
    pub which: Which,
    pub tables: Vec<TableBrief>,
    pub in_people: String,
    pub people: Vec<PersonBrief>,
    /// Settled reports are shown too.
    pub settled: bool,
    pub reports: Vec<ReportFacts>,
    pub announced: Option<Announcement>,
    pub entries: Vec<AuditEntry>,
}

/// `GET /admin`. All forms post there: `measure` and what it is about.
pub fn overview(words: &Words, shown: &Overview, now: i64) -> Markup {
    let title = words.ui("ui-admin").end();
    let main = html! {
        main #main {
            div.lobby-head { h1 { (title) } p { (words.ui("ui-admin-about").end()) } }
            div.account-grid {
                (announce(words, shown.announced.as_ref(), now))
                (reports(words, shown, now))
                (tables(words, shown, now))
                (people(words, shown, now))
                section.box {
                    h2 { (words.ui("ui-admin-log").end()) }
                    (entries(words, &shown.entries, now))
                    p.ask-buttons { a.button href="/admin/log" { (words.ui("ui-admin-log-all").end()) } }
                }
            }
        }
    };
    framed(words, &title, &main)
}

fn framed(words: &Words, title: &str, main: &Markup) -> Markup {
    page(words, title, "account admin", Place::Elsewhere, main)
}

/// A page about one thing, with the way back.
fn about(words: &Words, title: &str, note: &str, boxes: &Markup) -> Markup {
    let main = html! {
        main #main {
            div.lobby-head { h1 { (title) } p { (note) } }
            div.account-grid { (boxes) }
            p.ask-buttons { a.button href="/admin" { (words.ui("ui-admin-back").end()) } }
        }
    };
    framed(words, title, &main)
}

/// Whether a measure is confirmed by a tick first: it cannot be undone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ask {
    Nothing,
    Sure,
}

fn button(words: &Words, measure: MeasureKind, of: (&str, &str), ask: Ask) -> Markup {
    html! {
        form.admin-measure method="post" action="/admin" {
            input type="hidden" name=(of.0) value=(of.1);
            @if ask == Ask::Sure {
                label.pick { input type="checkbox" name="sure" value="1" required; (words.ui("ui-admin-sure").end()) }
            }
            button.button name="measure" value=(measure.id()) { (label(words, measure)) }
        }
    }
}

fn label(words: &Words, measure: MeasureKind) -> String {
    match measure {
        MeasureKind::DeleteTable => words.ui("ui-admin-do-delete-table").end(),
        MeasureKind::LockTable => words.ui("ui-admin-do-lock").end(),
        MeasureKind::UnlockTable => words.ui("ui-admin-do-unlock").end(),
        MeasureKind::Mute => words.ui("ui-admin-do-mute").end(),
        MeasureKind::Unmute => words.ui("ui-admin-do-unmute").end(),
        MeasureKind::Ban => words.ui("ui-admin-do-ban").end(),
        MeasureKind::Unban => words.ui("ui-admin-do-unban").end(),
        MeasureKind::DeletePerson => words.ui("ui-admin-do-delete-person").end(),
        MeasureKind::Announce => words.ui("ui-admin-do-announce").end(),
        MeasureKind::Withdraw => words.ui("ui-admin-do-withdraw").end(),
        MeasureKind::Settle => words.ui("ui-admin-do-settle").end(),
    }
}

fn announce(words: &Words, announced: Option<&Announcement>, now: i64) -> Markup {
    html! {
        section.box {
            h2 { (words.ui("ui-admin-announce").end()) }
            p.box-note { (words.ui("ui-admin-announce-about").end()) }
            @if let Some(announced) = announced {
                blockquote { (announced.text) }
                p.field-note { (ago(words, text::since(announced.made_at, now))) }
                form method="post" action="/admin" {
                    p.ask-buttons {
                        button.button name="measure" value=(MeasureKind::Withdraw.id()) {
                            (label(words, MeasureKind::Withdraw))
                        }
                    }
                }
            }
            form method="post" action="/admin" {
                p.field {
                    label.label for="announce" { (words.ui("ui-admin-text").end()) }
                    input.input #announce name="text" maxlength=(LINE) required autocomplete="off";
                }
                p.field {
                    label.label for="hours" { (words.ui("ui-admin-hours").end()) }
                    input.input #hours name="hours" type="number" min="1" max="8760" inputmode="numeric";
                }
                p.ask-buttons {
                    button.button.button-go name="measure" value=(MeasureKind::Announce.id()) {
                        (label(words, MeasureKind::Announce))
                    }
                }
            }
        }
    }
}

/// A list, or that there is nothing in it.
fn list(words: &Words, lines: &[Markup]) -> Markup {
    html! {
        @if lines.is_empty() {
            p.box-note { (words.ui("ui-admin-none").end()) }
        } @else {
            ul.sessions { @for line in lines { li { span { (line) } } } }
        }
    }
}

fn reports(words: &Words, shown: &Overview, now: i64) -> Markup {
    let lines: Vec<Markup> = shown.reports.iter().map(|report| report_line(words, report, now)).collect();
    html! {
        section.box {
            h2 { (words.ui("ui-admin-reports").end()) }
            (list(words, &lines))
            @if !shown.settled {
                p.ask-buttons { a.button href="/admin?settled=1" { (words.ui("ui-admin-reports-all").end()) } }
            }
        }
    }
}

fn report_line(words: &Words, report: &ReportFacts, now: i64) -> Markup {
    html! { a href={ "/admin/report/" (report.number) } { "#" (report.number) } " " (text::about_report(words, report, now)) }
}

fn table_line(words: &Words, table: &TableBrief, now: i64) -> Markup {
    html! {
        a href={ "/admin/table/" (table.id) } { (table.name) } " "
        small.field-note { (text::about_table(words, table, now)) }
    }
}

fn person_line(words: &Words, brief: &PersonBrief, now: i64) -> Markup {
    html! {
        a href={ "/admin/person/" (brief.person.id.0) } { (text::person(words, &brief.person)) } " "
        small.field-note { (text::about_person(words, brief, now)) }
    }
}

fn tables(words: &Words, shown: &Overview, now: i64) -> Markup {
    let lines: Vec<Markup> = shown.tables.iter().map(|table| table_line(words, table, now)).collect();
    html! {
        section.box {
            h2 { (words.ui("ui-admin-tables").end()) }
            form.admin-find method="get" action="/admin" {
                label.sr for="tables" { (words.ui("ui-admin-find-tables").end()) }
                input.input #tables name="tables" value=(shown.in_tables) placeholder=(words.ui("ui-admin-find-tables").end());
                label.sr for="which" { (words.ui("ui-admin-which").end()) }
                select.input #which name="which" {
                    @for which in Which::ALL {
                        option value=(which.id()) selected[*which == shown.which] { (text::which(words, *which)) }
                    }
                }
                button.button { (words.ui("ui-admin-find").end()) }
            }
            (list(words, &lines))
        }
    }
}

fn people(words: &Words, shown: &Overview, now: i64) -> Markup {
    let lines: Vec<Markup> = shown.people.iter().map(|brief| person_line(words, brief, now)).collect();
    html! {
        section.box {
            h2 { (words.ui("ui-admin-people").end()) }
            form.admin-find method="get" action="/admin" {
                label.sr for="people" { (words.ui("ui-admin-find-people").end()) }
                input.input #people name="people" value=(shown.in_people) placeholder=(words.ui("ui-admin-find-people").end());
                button.button { (words.ui("ui-admin-find").end()) }
            }
            (list(words, &lines))
        }
    }
}

fn entries(words: &Words, entries: &[AuditEntry], now: i64) -> Markup {
    let lines: Vec<Markup> = entries.iter().map(|one| html! { (text::entry(words, one, now)) }).collect();
    list(words, &lines)
}

/// Lines of the chat, with a way to whoever said them.
fn chat(words: &Words, lines: &[ChatFacts]) -> Markup {
    let lines: Vec<Markup> = lines
        .iter()
        .map(|line| {
            html! {
                (text::said(words, line)) " "
                @if let Some(person) = line.person {
                    small { a href={ "/admin/person/" (person.0) } { (words.ui("ui-admin-person").end()) } }
                }
            }
        })
        .collect();
    html! {
        section.box {
            h2 { (words.ui("ui-admin-chat").end()) }
            (list(words, &lines))
        }
    }
}

/// `GET /admin/table/{id}`.
pub fn table(words: &Words, shown: &TableFacts, now: i64) -> Markup {
    let brief = &shown.table;
    let seats: Vec<Markup> = shown
        .seats
        .iter()
        .map(|seat| {
            html! {
                (text::seat(words, seat)) " "
                @if let Some(person) = &seat.person {
                    small { a href={ "/admin/person/" (person.id.0) } { (words.ui("ui-admin-person").end()) } }
                }
            }
        })
        .collect();
    let of = ("table", brief.id.as_str());
    let lock = if brief.locked { MeasureKind::UnlockTable } else { MeasureKind::LockTable };
    let boxes = html! {
        section.box {
            h2 { (words.ui("ui-admin-facts").end()) }
            ul.sessions { @for fact in text::facts(words, shown, now) { li { span { (fact) } } } }
            div.ask-buttons {
                a.button href={ "/t/" (brief.id) } { (words.ui("ui-error-to-table").end()) }
                (button(words, lock, of, Ask::Nothing))
                (button(words, MeasureKind::DeleteTable, of, Ask::Sure))
            }
        }
        section.box { h2 { (words.ui("ui-admin-seats").end()) } (list(words, &seats)) }
        (chat(words, &shown.chat))
    };
    about(words, &brief.name, &text::state(words, brief), &boxes)
}

/// `GET /admin/person/{number}`.
pub fn person(words: &Words, shown: &PersonFacts, now: i64) -> Markup {
    let brief = &shown.brief;
    let number = brief.person.id.0.to_string();
    let of = ("person", number.as_str());
    let mute = if brief.muted { MeasureKind::Unmute } else { MeasureKind::Mute };
    let ban = if brief.banned { MeasureKind::Unban } else { MeasureKind::Ban };
    let tables: Vec<Markup> = shown.tables.iter().map(|table| table_line(words, table, now)).collect();
    let reports: Vec<Markup> = shown.reports.iter().map(|report| report_line(words, report, now)).collect();
    let said: Vec<ChatFacts> = shown.said.iter().map(|(_, line)| ChatFacts { person: None, ..line.clone() }).collect();
    let boxes = html! {
        section.box {
            h2 { (words.ui("ui-admin-measures").end()) }
            p.box-note { (words.ui("ui-admin-measures-about").end()) }
            div.ask-buttons {
                (button(words, mute, of, Ask::Nothing))
                (button(words, ban, of, Ask::Nothing))
                (button(words, MeasureKind::DeletePerson, of, Ask::Sure))
            }
        }
        section.box { h2 { (words.ui("ui-admin-tables").end()) } (list(words, &tables)) }
        section.box { h2 { (words.ui("ui-admin-reports").end()) } (list(words, &reports)) }
        (chat(words, &said))
    };
    let title = text::person(words, &brief.person);
    about(words, &title, &text::about_person(words, brief, now), &boxes)
}

/// `GET /admin/report/{number}`.
pub fn report(words: &Words, shown: &ReportFacts, now: i64) -> Markup {
    let number = shown.number.to_string();
    let reporter = words.ui("ui-admin-reported-by").text("who", text::person(words, &shown.reporter)).end();
    let boxes = html! {
        section.box {
            h2 { (shown.reason) }
            @if !shown.text.is_empty() { blockquote { (shown.text) } }
            p.box-note { (reporter) }
            div.ask-buttons {
                @if let Some(person) = &shown.person {
                    a.button href={ "/admin/person/" (person.id.0) } { (words.ui("ui-admin-person").end()) }
                }
                a.button href={ "/admin/table/" (shown.table) } { (shown.table_name) }
                @if shown.settled_at.is_none() {
                    (button(words, MeasureKind::Settle, ("report", &number), Ask::Nothing))
                }
            }
        }
        (chat(words, &shown.context))
    };
    let title = words.ui("ui-admin-report").text("number", number.clone()).end();
    about(words, &title, &text::about_report(words, shown, now), &boxes)
}

/// `GET /admin/log`.
pub fn log(words: &Words, all: &[AuditEntry], now: i64) -> Markup {
    let title = words.ui("ui-admin-log").end();
    let boxes = html! { section.box { h2 { (title) } (entries(words, all, now)) } };
    about(words, &title, &words.ui("ui-admin-log-about").end(), &boxes)
}
