//! The board: the ring of areas with Galactica in it, the decks, and the other places.

use airlock_game::View;
use airlock_game::terms::{Area, Ship};
use maud::{Markup, html};

use super::{art, berths, decks, rooms, space};
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

static DECKS: Piece = ("decks", decks::decks);
static SITES: Piece = ("sites", rooms::sites);
static TABS: Piece = ("berth-tabs", berths::tabs);

/// A board beside the ring.
fn site(ship: Ship) -> Piece {
    let draw: fn(&Scene<'_>) -> Markup = match ship {
        Ship::Galactica => rooms::galactica,
        Ship::ColonialOne => |scene| berths::site(scene, Ship::ColonialOne),
        Ship::Cylon => |scene| berths::site(scene, Ship::Cylon),
        Ship::Pegasus => |scene| berths::site(scene, Ship::Pegasus),
        Ship::NewCaprica => |scene| berths::site(scene, Ship::NewCaprica),
        Ship::Demetrius => |scene| berths::site(scene, Ship::Demetrius),
        Ship::RebelBasestar => |scene| berths::site(scene, Ship::RebelBasestar),
    };
    (berths::site_id(ship), draw)
}

/// All pieces, in the order of the page. The boards of the base game are one; of more boards each is one.
pub fn pieces(view: &View) -> impl Iterator<Item = Piece> {
    let aside: Vec<Piece> = match berths::has_boards(&view.setup) {
        true => [TABS, DECKS].into_iter().chain(berths::boards(&view.setup).into_iter().map(site)).collect(),
        false => vec![DECKS, SITES],
    };
    RING.iter().copied().chain(aside)
}

/// The stage as it is while nothing takes the board's place.
pub fn board(scene: &Scene<'_>) -> Markup {
    let has_boards = berths::has_boards(&scene.view.setup);
    html! {
        section.stage #stage data-board aria-label=(scene.words.ui("ui-board").end()) {
            h2.sr { (scene.words.ui("ui-board").end()) }
            @if has_boards { (berths::tabs(scene)) }
            div.ring {
                div.board { @for (_, draw) in RING { (draw(scene)) } }
            }
            (decks::decks(scene))
            @if has_boards {
                div.sites.berths #sites { @for ship in berths::boards(&scene.view.setup) { (berths::site(scene, ship)) } }
            } @else { (rooms::sites(scene)) }
        }
    }
}
