//! Keeping one's tables: a name with a password, or a private link to another device.
//!
//! Nobody needs either to play: the browser holds a key for every seat. This page says so.

use airlock_text::Words;
use maud::{Markup, html};

use super::glyph;
use super::layout::{Place, page};
use super::problem::{PASSWORD, PERSON_NAME, Problem, problems};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AccountPage {
    /// The name under which this browser is logged in.
    pub kept: Option<String>,
    /// How many tables this browser has seats at.
    pub tables: u32,
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
    Device,
}

/// `GET /account`. Posts `/account/keep` and `/account/login` (`name`, `password`), `/account/logout`, and
/// `/account/device`.
pub fn account(words: &Words, shown: &AccountPage) -> Markup {
    let title = words.ui("ui-nav-account").end();
    let tables = i32::try_from(shown.tables).unwrap_or(i32::MAX);
    let main = html! {
        main #main {
            div.lobby-head {
                h1 { (title) }
                p { (words.ui("ui-account-tables").number("tables", tables).end()) }
            }
            div.account-grid {
                @match &shown.kept {
                    Some(name) => (kept(words, name)),
                    None => {
                        (keep(words, shown))
                        (log_in(words, shown))
                    }
                }
                (device(words, shown))
            }
        }
    };
    page(words, &title, "account", Place::Account, &main)
}

fn kept(words: &Words, name: &str) -> Markup {
    html! {
        form.box method="post" action="/account/logout" {
            h2 { (words.ui("ui-account-kept").text("name", name.to_owned()).end()) }
            p.box-note { (words.ui("ui-account-kept-about").end()) }
            p.ask-buttons { button.button { (words.ui("ui-account-log-out").end()) } }
            p.field-note { (words.ui("ui-account-log-out-about").end()) }
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

/// `GET /d/{token}`: a private link was opened on another device. Posts to its own address.
pub fn arrive(words: &Words) -> Markup {
    let title = words.ui("ui-arrive").end();
    let main = html! {
        main #main {
            div.lobby-head { h1 { (title) } }
            form.box method="post" {
                p.box-note { (words.ui("ui-arrive-about").end()) }
                p.ask-buttons { button.button.button-go { (words.ui("ui-arrive-go").end()) } }
            }
        }
    };
    page(words, &title, "make", Place::Account, &main)
}

fn problem(shown: &AccountPage, form: AccountForm) -> Option<&Problem> {
    shown.problem.as_ref().filter(|(own, _)| *own == form).map(|(_, problem)| problem)
}
