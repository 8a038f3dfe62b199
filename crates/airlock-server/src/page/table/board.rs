//! The board: the ring of areas with Galactica in it, the decks, and the other places.

use maud::{Markup, html};

use super::{art, decks, rooms, space};
use crate::page::Scene;

/// The stage as it is while nothing takes the board's place.
pub fn board(scene: &Scene<'_>) -> Markup {
    html! {
        section.stage #stage aria-label=(scene.words.ui("ui-board").end()) {
            div.ring {
                div.board {
                    (art::art(scene))
                    @for area in &scene.view.space.areas { (space::area(scene, area)) }
                    (rooms::galactica(scene))
                    (decks::pods(scene))
                }
            }
            (decks::decks(scene))
            (rooms::sites(scene))
        }
    }
}
