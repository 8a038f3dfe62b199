//! The people at a table, and what can be done about them: letting in, removing, muting, reporting.

use airlock_game::Seat;
use airlock_store::Bar;
use airlock_text::Words;
use maud::{Markup, html};

use super::ChatLine;
use super::layout::{Place, page};
use crate::entered::LINE;
use crate::table::Who;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompanyPage {
    /// In addresses.
    pub id: String,
    /// What the table is called.
    pub table: String,
    pub members: Vec<Member>,
    /// The one who looks is the host.
    pub hosts: bool,
    /// The one who looks may let somebody in.
    pub admits: bool,
    /// What somebody said, to be reported.
    pub line: Option<ChatLine>,
}

/// Somebody who plays, watches, asks for a seat or was sent away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    pub who: Who,
    /// The number by which the table remembers them.
    pub guest: Option<u32>,
    pub name: String,
    pub spot: Spot,
    pub me: bool,
    pub host: bool,
    pub bar: Option<Bar>,
    /// For the whole table.
    pub muted: bool,
    pub muted_by_me: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    Plays(Seat),
    /// A bot plays for them.
    Left(Seat),
    Asks(Seat),
    Beside,
}

impl CompanyPage {
    fn path(&self, path: &str) -> String {
        format!("/t/{}/{path}", self.id)
    }
}

/// `GET /t/{id}/people`. Posts `/t/{id}/admit`, `/decline`, `/lift` (`guest`), `/remove` (`ban=1`), `/mute` and `/silence`
/// (`on`), `/flag` (`reason`), each of those with `seat`, `guest` or `line`.
pub fn company(words: &Words, shown: &CompanyPage) -> Markup {
    let title = words.ui("ui-company").text("table", shown.table.clone()).end();
    let main = html! {
        main #main {
            h1 { (title) }
            div.boxes {
                @if let Some(line) = &shown.line { (about_line(words, shown, line)) }
                section.box aria-labelledby="company" {
                    h2 #company { (words.ui("ui-company-people").end()) }
                    ul.company { @for member in &shown.members { (row(words, shown, member)) } }
                    p.field-note { (words.ui("ui-company-mute-note").end()) }
                }
                p { a.button href={ "/t/" (shown.id) } { (words.ui("ui-error-to-table").end()) } }
            }
        }
    };
    page(words, &title, "make", Place::Elsewhere, &main)
}

fn about_line(words: &Words, shown: &CompanyPage, line: &ChatLine) -> Markup {
    html! {
        section.box aria-labelledby="line" {
            h2 #line { (words.ui("ui-company-said").text("name", line.name.clone()).end()) }
            blockquote { (line.text) }
            (flag(words, shown, Who::Line(line.number)))
        }
    }
}

fn row(words: &Words, shown: &CompanyPage, member: &Member) -> Markup {
    let number = |seat: Seat| i32::from(seat.0) + 1;
    let spot = match member.spot {
        Spot::Plays(seat) => words.ui("ui-company-plays").number("seat", number(seat)).end(),
        Spot::Left(seat) => words.ui("ui-company-left").number("seat", number(seat)).end(),
        Spot::Asks(seat) => words.ui("ui-company-asks").number("seat", number(seat)).end(),
        Spot::Beside => words.ui("ui-company-beside").end(),
    };
    let bar = member.bar.map(|bar| match bar {
        Bar::Removed => words.ui("ui-company-removed").end(),
        Bar::Banned => words.ui("ui-company-banned").end(),
    });
    html! {
        li {
            p {
                b { (member.name) } " " (spot)
                @if member.host { " · " (words.ui("ui-company-host").end()) }
                @if member.me { " · " (words.ui("ui-seat-you").end()) }
                @if let Some(bar) = bar { " · " (bar) }
                @if member.muted { " · " (words.ui("ui-company-muted").end()) }
            }
            @if !member.me { (deeds(words, shown, member)) }
        }
    }
}

fn deeds(words: &Words, shown: &CompanyPage, member: &Member) -> Markup {
    let asks = matches!(member.spot, Spot::Asks(_)) && shown.admits;
    let guest = member.guest.map(Who::Guest);
    let mute = if member.muted_by_me { ("0", "ui-company-unmute") } else { ("1", "ui-company-mute") };
    let silence = if member.muted { ("0", "ui-company-unsilence") } else { ("1", "ui-company-silence") };
    let button = |path: &str, who: Who, more: Option<(&str, &str)>, key: &'static str| {
        html! {
            form method="post" action=(shown.path(path)) {
                (target(who))
                @if let Some((name, value)) = more { input type="hidden" name=(name) value=(value); }
                button.button { (words.ui(key).end()) }
            }
        }
    };
    html! {
        div.company-deeds {
            @if let Some(guest) = guest.filter(|_| asks) {
                (button("admit", guest, None, "ui-request-admit"))
                (button("decline", guest, None, "ui-request-decline"))
            }
            (button("mute", member.who, Some(("on", mute.0)), mute.1))
            @if shown.hosts {
                (button("silence", member.who, Some(("on", silence.0)), silence.1))
                @if let Some(guest) = guest.filter(|_| member.bar.is_some()) {
                    (button("lift", guest, None, "ui-company-lift"))
                } @else {
                    (button("remove", member.who, None, "ui-company-remove"))
                }
                @if member.bar != Some(Bar::Banned) {
                    (button("remove", member.who, Some(("ban", "1")), "ui-company-ban"))
                }
            }
            details {
                summary.button { (words.ui("ui-company-report").end()) }
                (flag(words, shown, member.who))
            }
        }
    }
}

/// To whoever runs the server.
fn flag(words: &Words, shown: &CompanyPage, who: Who) -> Markup {
    html! {
        form.company-flag method="post" action=(shown.path("flag")) {
            (target(who))
            label.label { (words.ui("ui-company-reason").end())
                input.input name="reason" maxlength=(LINE) required autocomplete="off";
            }
            button.button { (words.ui("ui-company-report-go").end()) }
        }
    }
}

fn target(who: Who) -> Markup {
    let (name, value) = match who {
        Who::Seat(seat) => ("seat", u32::from(seat.0)),
        Who::Guest(number) => ("guest", number),
        Who::Line(number) => ("line", number),
    };
    html! { input type="hidden" name=(name) value=(value); }
}
