//! What is kept about a person: to download, and to delete after a second look.

use airlock_text::Words;
use maud::{Markup, html};

use super::super::layout::{Place, page};
use super::super::problem::{Problem, problems};

pub(super) fn kept_data(words: &Words) -> Markup {
    html! {
        div.box {
            h2 { (words.ui("ui-data").end()) }
            p.box-note { (words.ui("ui-data-about").end()) }
            p.ask-buttons {
                a.button href="/account/data" download { (words.ui("ui-data-go").end()) }
                a.button href="/account/delete" { (words.ui("ui-delete").end()) }
            }
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletePage {
    pub name: String,
    /// Whether the name has a password, which is asked for.
    pub password: bool,
    pub problem: Option<Problem>,
}

/// `GET /account/delete`. Posts to its own address (`sure`, `password`).
pub fn delete(words: &Words, shown: &DeletePage) -> Markup {
    let title = words.ui("ui-delete").end();
    let main = html! {
        main #main {
            div.lobby-head { h1 { (title) } }
            form.box method="post" {
                h2 { (words.ui("ui-account-kept").text("name", shown.name.clone()).end()) }
                p.box-note { (words.ui("ui-delete-about").end()) }
                (problems(words, &shown.problem))
                @if shown.password {
                    p.field {
                        label.label for="delete-password" { (words.ui("ui-account-password").end()) }
                        input.input #delete-password name="password" type="password" required
                            autocomplete="current-password";
                    }
                }
                label.pick { input type="checkbox" name="sure" value="1" required; (words.ui("ui-delete-sure").end()) }
                p.ask-buttons {
                    button.button { (words.ui("ui-delete-go").end()) }
                    a.button href="/account" { (words.ui("ui-delete-no").end()) }
                }
            }
        }
    };
    page(words, &title, "make", Place::Account, &main)
}
