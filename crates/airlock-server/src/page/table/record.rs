//! The record: log, chat, notes and standing orders, one open at a time.
//!
//! All four are in the page; which one is shown hangs on `data-open` of the section, so that a
//! panel that is pushed anew needs to know nothing of it.

mod chat;
mod log;
mod mentions;
mod notes;
mod orders;
mod tone;

use maud::{Markup, html};

pub use chat::{Phrase, chat};
pub use log::{LogEntry, earlier, headlines, log, log_lines, spoken};
pub use notes::notes;
pub use orders::{ability_window, order_from_id, order_id, orders, usable_from_id, usable_id};

use crate::page::{Scene, glyph};

/// Which panel of the record is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum RecordTab {
    #[default]
    Log,
    Chat,
    Notes,
    Orders,
}

impl RecordTab {
    pub const ALL: &'static [RecordTab] = &[RecordTab::Log, RecordTab::Chat, RecordTab::Notes, RecordTab::Orders];

    /// As it stands in addresses: `?record=chat`.
    pub const fn id(self) -> &'static str {
        match self {
            RecordTab::Log => "log",
            RecordTab::Chat => "chat",
            RecordTab::Notes => "notes",
            RecordTab::Orders => "orders",
        }
    }

    pub fn from_id(id: &str) -> Option<RecordTab> {
        RecordTab::ALL.iter().copied().find(|tab| tab.id() == id)
    }

    fn label(self, scene: &Scene<'_>) -> String {
        let words = scene.words;
        match self {
            RecordTab::Log => words.ui("ui-record-log").end(),
            RecordTab::Chat => words.ui("ui-record-chat").end(),
            RecordTab::Notes => words.ui("ui-record-notes").end(),
            RecordTab::Orders => words.ui("ui-record-orders").end(),
        }
    }
}

/// The section; `lines` is what [`log`] has drawn.
pub fn record(scene: &Scene<'_>, lines: &Markup, asked: Option<RecordTab>) -> Markup {
    let words = scene.words;
    let open = asked.unwrap_or_default();
    // Notes and orders belong to a seat.
    let tabs =
        RecordTab::ALL.iter().filter(|tab| scene.me.is_some() || matches!(tab, RecordTab::Log | RecordTab::Chat));
    html! {
        section.record.panel #record data-open=(open.id()) aria-label=(words.ui("ui-record").end()) {
            input.record-toggle #record-more type="checkbox" checked[asked.is_some()] aria-label=(words.ui("ui-record").end());
            div.tabs role="tablist" aria-label=(words.ui("ui-record").end()) {
                @for &tab in tabs {
                    a.tab role="tab" aria-selected=(if tab == open { "true" } else { "false" })
                        aria-controls=(panel_id(tab)) href={ "?record=" (tab.id()) } data-tab=(tab.id()) {
                        (tab.label(scene))
                        @if tab == RecordTab::Chat && scene.desk.unread > 0 {
                            " " span.count { (scene.desk.unread) }
                            span.sr { " " (words.ui("ui-chat-unread").end()) }
                        }
                    }
                }
            }
            label.record-handle for="record-more" aria-hidden="true" { (glyph("chevron")) }
            div.record-panel.panel-log #panel-log role="tabpanel" aria-label=(RecordTab::Log.label(scene)) {
                div.log-scroll role="log" tabindex="0" aria-label=(RecordTab::Log.label(scene)) { ol.log #log { (lines) } }
                (chat::say(scene, "say-log"))
            }
            (chat(scene))
            @if scene.me.is_some() {
                (notes(scene))
                (orders(scene))
            }
        }
    }
}

/// The `id` of a panel. The log's own `id` is that of its list.
fn panel_id(tab: RecordTab) -> &'static str {
    match tab {
        RecordTab::Log => "panel-log",
        RecordTab::Chat | RecordTab::Notes | RecordTab::Orders => tab.id(),
    }
}
