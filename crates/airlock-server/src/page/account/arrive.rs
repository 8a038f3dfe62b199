//! A private link that was opened: whose it is, and what it would do.

use airlock_text::Words;
use maud::{Markup, html};

use super::super::layout::{Place, page};
use super::count;

/// Who opens a private link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// Its maker, in a browser that has the seats.
    Own,
    /// Somebody without seats.
    Alone { name: String, tables: u32 },
    /// Somebody who is `me` here, with seats of their own.
    BesideMine { name: String, tables: u32, me: String, mine: u32 },
}

/// `GET /d/{token}`. Posts to its own address.
pub fn arrive(words: &Words, arrival: &Arrival) -> Markup {
    let title = words.ui("ui-arrive").end();
    let main = html! {
        main #main {
            div.lobby-head { h1 { (title) } }
            @match arrival {
                Arrival::Own => div.box { p.box-note { (words.ui("ui-arrive-own").end()) } },
                Arrival::Alone { name, tables } => (take(words, name, *tables, &html! {})),
                Arrival::BesideMine { name, tables, me, mine } => {
                    @let place = words.ui("ui-nav-account").end();
                    @let aside = words.ui("ui-arrive-aside").number("tables", count(*mine));
                    @let aside = aside.text("name", me.clone()).text("place", place).end();
                    (take(words, name, *tables, &html! { p.box-note { (aside) } }))
                }
            }
        }
    };
    page(words, &title, "make", Place::Account, &main)
}

fn take(words: &Words, name: &str, tables: u32, aside: &Markup) -> Markup {
    html! {
        form.box method="post" {
            h2 { (words.ui("ui-arrive-whose").number("tables", count(tables)).text("name", name.to_owned()).end()) }
            p.box-note { (words.ui("ui-arrive-about").text("name", name.to_owned()).end()) }
            (aside)
            p.ask-buttons { button.button.button-go { (words.ui("ui-arrive-go").end()) } }
            p.field-note { (words.ui("ui-arrive-stranger").end()) }
        }
    }
}
