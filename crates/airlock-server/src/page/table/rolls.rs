//! Dice that have fallen, thrown over the board for a moment.

use airlock_game::Event;
use maud::{Markup, html};

use crate::page::{Scene, glyph};

/// More dice than this are only told in the log.
const THROWN: usize = 3;

/// The last rolls among the events; the script lets each tumble before it shows its face.
pub fn rolls(scene: &Scene<'_>, events: &[Event]) -> Option<Markup> {
    let rolled: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::Rolled { .. })).collect();
    let last = rolled.get(rolled.len().saturating_sub(THROWN)..).filter(|last| !last.is_empty())?;
    Some(html! {
        section.rolls aria-hidden="true" {
            @for event in last { (roll(scene, event)) }
        }
    })
}

fn roll(scene: &Scene<'_>, event: &Event) -> Markup {
    let Event::Rolled { die, .. } = *event else { return html! {} };
    html! {
        p.roll data-roll=(die) {
            (glyph(&format!("d8-{die}")))
            span { b { (scene.words.event(event, scene, scene.me)) } }
        }
    }
}
