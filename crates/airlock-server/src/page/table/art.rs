//! The drawing of the ring and of Galactica, wide with her bow to the left and tall with her bow up.
//!
//! Only the shapes of the areas depend on the game; the rest is drawn once, in `art/`. What lies on
//! the drawing is HTML in the same units, so that words wrap and answers are real controls.

use airlock_game::terms::{Area, Ship};
use maud::{Markup, PreEscaped, html};

use super::berths::lit_hull;
use crate::page::{Scene, Target};

/// One of the two drawings.
struct Drawing {
    class: &'static str,
    view_box: &'static str,
    /// What lies under the areas, and what over them.
    space: &'static str,
    ship: &'static str,
    shape: fn(Area) -> &'static str,
}

static WIDE: Drawing = Drawing {
    class: "board-wide",
    view_box: "0 0 852 424",
    space: include_str!("art/wide-space.svg"),
    ship: include_str!("art/wide-ship.svg"),
    shape: |area| match area {
        Area::Fore => "M2 2H44L140 108 124 116 107 128 95 157 85 183V243L95 269 107 298 124 310 140 318 44 422H2z",
        Area::StarboardBow => "M46 2H425V89H175L159 103 141 108z",
        Area::StarboardAft => "M427 2H806L711 108 693 103 677 89H427z",
        Area::Aft => "M850 2H808L712 108 729 116 745 124 753 137V289L745 302 729 310 712 318 808 422H850z",
        Area::PortAft => "M427 422H806L711 318 693 324 677 339H427z",
        Area::PortBow => "M46 422H425V339H175L159 324 141 318z",
    },
};

/// Galactica in orbit, seen flat: the ground below needs the room.
static ORBIT: Drawing = Drawing {
    class: "board-wide",
    view_box: "0 0 852 224",
    space: include_str!("art/orbit-space.svg"),
    ship: include_str!("art/orbit-ship.svg"),
    shape: |area| match area {
        Area::Fore => "M2 2H68L138 62 112 68 86 100V124L112 158 138 164 68 222H2z",
        Area::StarboardBow => "M70 2H425V45H175L140 61z",
        Area::StarboardAft => "M427 2H782L712 61 677 45H427z",
        Area::Aft => "M850 2H784L714 62 740 68 753 84V142L740 158 714 164 784 222H850z",
        Area::PortAft => "M427 222H782L712 165 677 182H427z",
        Area::PortBow => "M70 222H425V182H175L140 165z",
    },
};

static TALL: Drawing = Drawing {
    class: "board-tall",
    view_box: "0 0 359 472",
    space: include_str!("art/tall-space.svg"),
    ship: include_str!("art/tall-ship.svg"),
    shape: |area| match area {
        Area::Fore => "M2 2H357V20L299 76 290 74 250 66H109L69 74 60 76 2 20z",
        Area::StarboardBow => "M357 22V235H301V78z",
        Area::StarboardAft => "M357 237V450L301 396V237z",
        Area::Aft => "M2 470H357V452L299 398 278 408H81L60 398 2 452z",
        Area::PortAft => "M2 237V450L58 396V237z",
        Area::PortBow => "M2 22V235H58V78z",
    },
};

/// Patterns that both drawings use.
const DEFS: &str = include_str!("art/defs.svg");

/// Both drawings; the width of the page decides which of them is seen.
pub fn art(scene: &Scene<'_>) -> Markup {
    html! {
        div.board-layer #board-art {
            svg.sprite width="0" height="0" aria-hidden="true" { (PreEscaped(DEFS)) }
            (draw(scene, if scene.view.new_caprica.is_some() { &ORBIT } else { &WIDE }))
            (draw(scene, &TALL))
        }
    }
}

fn draw(scene: &Scene<'_>, drawing: &Drawing) -> Markup {
    html! {
        svg.{ "board-art " (drawing.class) } viewBox=(drawing.view_box) aria-hidden="true" data-leaf="" {
            (PreEscaped(drawing.space))
            @for &area in Area::ALL {
                @let control = scene.lit.control(Target::Area(area));
                path.area-shape.is-legal[control.is_some()] data-for=[control] d=((drawing.shape)(area)) {}
            }
            (PreEscaped(lit_hull(scene, Ship::Galactica, drawing.ship)))
        }
    }
}
