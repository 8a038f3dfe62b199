//! Keeping one's tables: a name with a password, or a private link to another device.
//!
//! Nobody needs either to play: the browser holds a key for every seat. This page says so.

mod arrive;
mod aside;
mod data;
mod failed;
mod sessions;

use airlock_text::Words;
use maud::{Markup, html};

pub use arrive::{Arrival, arrive};
pub use aside::Aside;
pub use data::{DeletePage, delete};
pub use failed::Failed;
pub use sessions::{Session, SessionKind};

use super::glyph;
use super::layout::{Place, page};
use super::problem::{PASSWORD, PERSON_NAME, Problem, problems};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AccountPage {
    /// The name under which this browser is logged in.
    pub kept: Option<String>,
    /// The operator of the server named this person.
    pub operator: bool,
    /// How many tables this browser has seats at.
    pub tables: u32,
    /// Whom it was before.
    pub aside: Vec<Aside>,
    /// Who has tried to get in.
    pub failed: Option<Failed>,
    /// What opens its seats, this browser among them.
    pub sessions: Vec<Session>,
    /// A private link, right after it was made.
    pub device: Option<DeviceLink>,
    /// The name that was entered, if it did not do.
    pub entered: String,
    pub problem: Option<(AccountForm, Problem)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceLink {
    /// The whole address.
    pub link: String,
    /// How long it can be used.
    pub minutes: u16,
}

/// Which form a problem belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountForm {
    Keep,
    LogIn,
    Password,
    Device,
}

/// `GET /account`. Posts `/account/keep` and `/account/login` (`name`, `password`), `/account/logout`,
/// `/account/password` (`old`, `password`),
/// `/account/back`, `/account/end`, `/account/told` and `/account/device`.
pub fn account(words: &Words, shown: &AccountPage) -> Markup {
    let title = words.ui("ui-nav-account").end();
    let tables = count(shown.tables);
    let main = html! {
        main #main {
            div.lobby-head {
                h1 { (title) }
                p { (words.ui("ui-account-tables").number("tables", tables).end()) }
            }
            div.account-grid {
                (failed::failed(words, shown.failed))
                (aside::aside(words, &shown.aside))
                @match &shown.kept {
                    Some(name) => {
                        (kept(words, name, shown.operator))
                        (password(words, shown))
                    }
                    None => {
                        (keep(words, shown))
                        (log_in(words, shown))
                    }
                }
                (device(words, shown))
                (sessions::sessions(words, &shown.sessions))
                @if !shown.sessions.is_empty() { (data::kept_data(words)) }
            }
        }
    };
    page(words, &title, "account", Place::Account, &main)
}

fn kept(words: &Words, name: &str, operator: bool) -> Markup {
    html! {
        form.box method="post" action="/account/logout" {
            h2 { (words.ui("ui-account-kept").text("name", name.to_owned()).end()) }
            p.box-note { (words.ui("ui-account-kept-about").end()) }
            p.ask-buttons {
                button.button { (words.ui("ui-account-log-out").end()) }
                @if operator { a.button href="/admin" { (words.ui("ui-admin").end()) } }
            }
            p.field-note { (words.ui("ui-account-log-out-about").end()) }
        }
    }
}

fn password(words: &Words, shown: &AccountPage) -> Markup {
    let field = |id: &'static str, name: &str, complete: &str, key: &'static str| {
        html! {
            p.field {
                label.label for=(id) { (words.ui(key).end()) }
                input.input #(id) name=(name) type="password" required autocomplete=(complete)
                    minlength=[(name == "password").then_some(PASSWORD)];
            }
        }
    };
    html! {
        form.box method="post" action="/account/password" {
            h2 { (words.ui("ui-password").end()) }
            p.box-note { (words.ui("ui-password-about").end()) }
            (problems(words, problem(shown, AccountForm::Password)))
            (field("password-old", "old", "current-password", "ui-password-old"))
            (field("password-new", "password", "new-password", "ui-password-new"))
            p.ask-buttons { button.button { (words.ui("ui-password-go").end()) } }
        }
    }
}

fn keep(words: &Words, shown: &AccountPage) -> Markup {
    html! {
        form.box method="post" action="/account/keep" {
            h2 { (words.ui("ui-account-keep").end()) }
            p.box-note { (words.ui("ui-account-keep-about").end()) }
            (problems(words, problem(shown, AccountForm::Keep)))
            (fields(words, shown, "keep", "new-password"))
            p.field-note {
                (words.ui("ui-account-password-about").number("least", i32::try_from(PASSWORD).unwrap_or(0)).end())
            }
            button.button.button-go.button-big { (words.ui("ui-account-keep-go").end()) }
        }
    }
}

fn log_in(words: &Words, shown: &AccountPage) -> Markup {
    html! {
        form.box method="post" action="/account/login" {
            h2 { (words.ui("ui-account-log-in").end()) }
            p.box-note { (words.ui("ui-account-log-in-about").end()) }
            (problems(words, problem(shown, AccountForm::LogIn)))
            (fields(words, shown, "login", "current-password"))
            button.button.button-big { (words.ui("ui-account-log-in-go").end()) }
        }
    }
}

fn fields(words: &Words, shown: &AccountPage, form: &str, password: &str) -> Markup {
    html! {
        p.field {
            label.label for={ (form) "-name" } { (words.ui("ui-account-name").end()) }
            input.input #{ (form) "-name" } name="name" value=(shown.entered) maxlength=(PERSON_NAME) required
                autocomplete="username" autocapitalize="none" spellcheck="false";
        }
        p.field {
            label.label for={ (form) "-password" } { (words.ui("ui-account-password").end()) }
            input.input #{ (form) "-password" } name="password" type="password" required autocomplete=(password)
                minlength=[(password == "new-password").then_some(PASSWORD)];
        }
    }
}

fn device(words: &Words, shown: &AccountPage) -> Markup {
    html! {
        form.box.share method="post" action="/account/device" {
            h2 { (words.ui("ui-device").end()) }
            p.box-note { (words.ui("ui-device-about").end()) }
            (problems(words, problem(shown, AccountForm::Device)))
            @if let Some(DeviceLink { link, minutes }) = &shown.device {
                p.inline {
                    label.sr for="device-link" { (words.ui("ui-device-link").end()) }
                    input.input #device-link value=(link) readonly;
                    button.button type="button" data-copy="device-link" {
                        (glyph("link")) (words.ui("ui-copy").end())
                    }
                }
                p.field-note { (words.ui("ui-device-minutes").number("minutes", *minutes).end()) }
            } @else {
                p.ask-buttons { button.button disabled[shown.tables == 0] { (words.ui("ui-device-go").end()) } }
            }
            p.field-note { (words.ui("ui-device-secret").end()) }
        }
    }
}

fn problem(shown: &AccountPage, form: AccountForm) -> Option<&Problem> {
    shown.problem.as_ref().filter(|(own, _)| *own == form).map(|(_, problem)| problem)
}

/// A number as sentences count it.
fn count(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
