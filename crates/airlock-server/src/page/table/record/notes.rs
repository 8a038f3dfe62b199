//! Notes for oneself, which nobody else ever sees.

use maud::{Markup, html};

use crate::page::Scene;

pub fn notes(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        form.record-panel.panel-notes #notes role="tabpanel" aria-label=(words.ui("ui-record-notes").end())
            method="post" action=(scene.path("notes")) {
            label.ask-note for="notes-text" { (words.ui("ui-notes-note").end()) }
            textarea #notes-text name="notes" maxlength="20000" { (scene.desk.notes) }
            p.ask-buttons { button.button type="submit" { (words.ui("ui-notes-keep").end()) } }
        }
    }
}
