//! The chat, with phrases that say what the rules of secrecy let one say, in one click.

use maud::{Markup, html};

use crate::entered::LINE;
use crate::page::talk::beside_name;
use crate::page::{ChatLine, Scene, TalkLine, mini_token};

/// Something to say without typing. Strengths and cards may not be told, so nothing is exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phrase {
    HelpNot,
    HelpLittle,
    HelpLot,
    WhoHelps,
    LetItFail,
    TrustMe,
    Suspicious,
    Thanks,
}

impl Phrase {
    pub const ALL: &'static [Phrase] = &[
        Phrase::HelpNot,
        Phrase::HelpLittle,
        Phrase::HelpLot,
        Phrase::WhoHelps,
        Phrase::LetItFail,
        Phrase::TrustMe,
        Phrase::Suspicious,
        Phrase::Thanks,
    ];

    /// As it is posted: `phrase=help-little`.
    pub const fn id(self) -> &'static str {
        match self {
            Phrase::HelpNot => "help-not",
            Phrase::HelpLittle => "help-little",
            Phrase::HelpLot => "help-lot",
            Phrase::WhoHelps => "who-helps",
            Phrase::LetItFail => "let-it-fail",
            Phrase::TrustMe => "trust-me",
            Phrase::Suspicious => "suspicious",
            Phrase::Thanks => "thanks",
        }
    }

    pub fn from_id(id: &str) -> Option<Phrase> {
        Phrase::ALL.iter().copied().find(|phrase| phrase.id() == id)
    }

    /// The sentence that everybody reads.
    pub fn text(self, words: &airlock_text::Words) -> String {
        match self {
            Phrase::HelpNot => words.ui("ui-phrase-help-not").end(),
            Phrase::HelpLittle => words.ui("ui-phrase-help-little").end(),
            Phrase::HelpLot => words.ui("ui-phrase-help-lot").end(),
            Phrase::WhoHelps => words.ui("ui-phrase-who-helps").end(),
            Phrase::LetItFail => words.ui("ui-phrase-let-it-fail").end(),
            Phrase::TrustMe => words.ui("ui-phrase-trust-me").end(),
            Phrase::Suspicious => words.ui("ui-phrase-suspicious").end(),
            Phrase::Thanks => words.ui("ui-phrase-thanks").end(),
        }
    }
}

pub fn chat(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        div.record-panel.panel-chat #chat role="tabpanel" aria-label=(words.ui("ui-record-chat").end()) {
            div.log-scroll role="log" tabindex="0" aria-label=(words.ui("ui-record-chat").end()) {
                ol.log {
                    @if scene.chat.is_empty() { li.muted { (words.ui("ui-chat-empty").end()) } }
                    @for line in scene.chat { (entry(scene, line)) }
                }
            }
            @if scene.me.is_some() {
                form.phrases method="post" action=(scene.path("say")) aria-label=(words.ui("ui-phrases").end()) {
                    @for phrase in Phrase::ALL {
                        button.chip name="phrase" value=(phrase.id()) { (phrase.text(words)) }
                    }
                }
            }
            (say(scene, "say-chat"))
        }
    }
}

fn entry(scene: &Scene<'_>, line: &TalkLine) -> Markup {
    match line {
        TalkLine::Said(said) => chat_line(scene, said),
        news => html! { li.muted { @if let Some(text) = news.news(scene.words) { (text) } } },
    }
}

fn chat_line(scene: &Scene<'_>, line: &ChatLine) -> Markup {
    html! {
        li.chat-line {
            @match line.seat {
                Some(seat) => { (mini_token(scene, seat)) }
                None => { span.token.token-none aria-hidden="true" {} }
            }
            b { (line.name) (beside_name(scene.words, line, &scene.table.id, line.seat.is_some() && line.seat == scene.me)) }
            p { (line.text) }
        }
    }
}

/// The line to type in, under the log and the chat.
pub fn say(scene: &Scene<'_>, id: &str) -> Markup {
    let words = scene.words;
    html! {
        form.say method="post" action=(scene.path("say")) {
            label.sr for=(id) { (words.ui("ui-say").end()) }
            input #(id) name="text" maxlength=(LINE) autocomplete="off" required
                placeholder=(words.ui("ui-say-placeholder").end());
            button.button type="submit" { (words.ui("ui-say-send").end()) }
        }
    }
}
