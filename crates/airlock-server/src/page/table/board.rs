//! The board: the ring of areas with Galactica in it, the decks, and the other places.

use airlock_game::terms::Area;
use maud::{Markup, html};

use super::{art, decks, rooms, space};
use crate::page::Scene;

/// A piece of the board that is pushed by itself: one element with this id.
pub type Piece = (&'static str, fn(&Scene<'_>) -> Markup);

/// What lies on the drawing: the ring and Galactica.
static RING: &[Piece] = &[
    ("board-art", art::art),
    ("area-fore", |scene| space::area(scene, Area::Fore)),
    ("area-starboard-bow", |scene| space::area(scene, Area::StarboardBow)),
    ("area-starboard-aft", |scene| space::area(scene, Area::StarboardAft)),
    ("area-aft", |scene| space::area(scene, Area::Aft)),
    ("area-port-aft", |scene| space::area(scene, Area::PortAft)),
    ("area-port-bow", |scene| space::area(scene, Area::PortBow)),
    ("rooms", rooms::galactica),
    ("pods", decks::pods),
];

/// What lies beside and below it.
static ASIDE: &[Piece] = &[("decks", decks::decks), ("sites", rooms::sites)];

/// All pieces, in the order of the page.
pub fn pieces() -> impl Iterator<Item = &'static Piece> {
    RING.iter().chain(ASIDE)
}

/// The stage as it is while nothing takes the board's place.
pub fn board(scene: &Scene<'_>) -> Markup {
    html! {
        section.stage #stage data-board aria-label=(scene.words.ui("ui-board").end()) {
            h2.sr { (scene.words.ui("ui-board").end()) }
            div.ring {
                div.board { @for (_, draw) in RING { (draw(scene)) } }
            }
            @for (_, draw) in ASIDE { (draw(scene)) }
        }
    }
}
