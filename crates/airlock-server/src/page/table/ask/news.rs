//! What bots did since the reader last answered, for those who let them run.

use maud::{Markup, html};

use crate::page::Scene;
use crate::page::table::record;

/// Fewer happenings are in sight in the log.
const WORTH_TELLING: usize = 4;

pub fn recap(scene: &Scene<'_>) -> Markup {
    let told = record::headlines(scene, &scene.desk.recap);
    let count = i32::try_from(told.len()).unwrap_or(i32::MAX);
    html! {
        @if told.len() >= WORTH_TELLING {
            details.recap #recap {
                summary { (scene.words.ui("ui-recap").number("count", count).end()) }
                ol { @for line in &told { li { (line) } } }
            }
        }
    }
}
