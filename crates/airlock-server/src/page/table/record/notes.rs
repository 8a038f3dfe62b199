//! Notes for oneself, which nobody else ever sees.

use maud::{Markup, html};

use crate::entered::NOTES;
use crate::page::Scene;

pub fn notes(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        div.record-panel.panel-notes #notes role="tabpanel" aria-label=(words.ui("ui-record-notes").end()) {
            form method="post" action=(scene.path("notes")) {
                label.ask-note for="notes-text" { (words.ui("ui-notes-note").end()) }
                textarea #notes-text name="notes" maxlength=(NOTES) { (scene.desk.notes) }
                p.ask-buttons { button.button type="submit" { (words.ui("ui-notes-keep").end()) } }
            }
        }
    }
}
