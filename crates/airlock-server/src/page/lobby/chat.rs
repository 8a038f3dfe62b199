//! Talk and news while the table fills up.

use airlock_text::Words;
use maud::{Markup, html};

use super::LobbyPage;
use super::seats::face;
use crate::entered::LINE;
use crate::page::talk::beside_name;
use crate::page::{ChatLine, TalkLine};

/// The region `#lobby-chat`. Posts `/t/{id}/say` (`text`). Whoever only has the link reads nothing before
/// they sit down or watch.
pub fn chat(words: &Words, page: &LobbyPage) -> Markup {
    if page.arrives() {
        return html! { div #lobby-chat hidden {} };
    }
    html! {
        section.box.record.lobby-chat #lobby-chat aria-labelledby="chat-title" {
            h2 #chat-title { (words.ui("ui-lobby-chat").end()) }
            ol.log tabindex="0" aria-live="polite" aria-labelledby="chat-title" {
                @if page.chat.is_empty() { li.muted { (words.ui("ui-lobby-chat-none").end()) } }
                @for line in &page.chat { (entry(words, page, line)) }
            }
            @if page.me.is_some() {
                form.say method="post" action=(page.path("say")) data-live {
                    label.sr for="say" { (words.ui("ui-lobby-say").end()) }
                    input #say name="text" placeholder=(words.ui("ui-lobby-say-hint").end()) maxlength=(LINE) required
                        autocomplete="off";
                    button.button { (words.ui("ui-lobby-say-go").end()) }
                }
            }
        }
    }
}

fn entry(words: &Words, page: &LobbyPage, line: &TalkLine) -> Markup {
    match line {
        TalkLine::Said(said) => chat_line(words, page, said),
        news => html! { li { @if let Some(text) = news.news(words) { (text) } } },
    }
}

fn chat_line(words: &Words, page: &LobbyPage, said: &ChatLine) -> Markup {
    let mine = said.seat.is_some() && said.seat == page.me;
    html! {
        li.chat-line {
            (face(&said.name, mine))
            b {
                @if mine { (words.ui("ui-lobby-you").end()) } @else { (said.name) }
                (beside_name(words, said, &page.id, mine))
            }
            p { (said.text) }
        }
    }
}
