//! What opens a person's seats: browsers, programs, private links. Each can be ended.

use airlock_text::Words;
use maud::{Markup, html};

use super::super::since::ago;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub kind: SessionKind,
    /// What the browser or program calls itself; nothing if that is not known.
    pub agent: String,
    /// Seconds since it was made.
    pub age: u32,
    /// By what the key is known; not the key itself.
    pub key: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionKind {
    /// The browser that looks.
    This,
    Other,
    /// A private link that nobody has used.
    Link,
}

/// Posts `/account/end`: with `end` one of them, without it all but this browser.
pub(super) fn sessions(words: &Words, all: &[Session]) -> Markup {
    let others = all.iter().any(|session| session.kind != SessionKind::This);
    html! {
        @if !all.is_empty() {
            form.box method="post" action="/account/end" {
                h2 { (words.ui("ui-sessions").end()) }
                p.box-note { (words.ui("ui-sessions-about").end()) }
                ul.sessions {
                    @for session in all {
                        li {
                            span {
                                (name(words, session)) " "
                                small.field-note { (ago(words, session.age)) }
                            }
                            @match session.kind {
                                SessionKind::This => span.tag { (words.ui("ui-session-this").end()) },
                                SessionKind::Other | SessionKind::Link => {
                                    button.button name="end" value=(session.key) { (words.ui("ui-session-end").end()) }
                                }
                            }
                        }
                    }
                }
                @if others {
                    p.ask-buttons { button.button { (words.ui("ui-sessions-end").end()) } }
                }
            }
        }
    }
}

fn name(words: &Words, session: &Session) -> String {
    match session.kind {
        SessionKind::Link => words.ui("ui-session-link").end(),
        SessionKind::This | SessionKind::Other if session.agent.is_empty() => words.ui("ui-session-unknown").end(),
        SessionKind::This | SessionKind::Other => session.agent.clone(),
    }
}
