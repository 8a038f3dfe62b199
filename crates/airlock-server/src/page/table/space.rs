//! The areas of space and the ships in them.
//!
//! Two or fewer unmanned vipers or civilian ships of an area stand alone, more become one with a
//! count, as do all Cylon fighters. Piloted vipers and basestars always stand alone. A piece is known
//! by its kind and area (`data-piece`), since nothing tells two raiders apart: the script lets them slide by
//! how many an area has lost or gained. A face-down civilian ship has no name that its face has.

use airlock_game::cards::Civilian;
use airlock_game::cards::base::tokens::BASESTAR_DESTROYED_AT;
use airlock_game::state::{Basestar, Place};
use airlock_game::terms::{Area, Craft};
use airlock_game::view::{AreaView, PlayerView};
use maud::{Markup, html};

use super::refer::{cover, explained_craft};
use crate::page::{Scene, Target, glyph, token};

/// More pieces of a kind than this become one with a count.
const ALONE: usize = 2;

pub fn area(scene: &Scene<'_>, area: Area) -> Markup {
    let words = scene.words;
    let Some(here) = scene.view.space.areas.iter().find(|here| here.area == area) else { return html! {} };
    let go = scene.lit.control(Target::Area(area));
    html! {
        section.{ "area area-" (area.id()) " " (crowd(scene, here)) }.is-legal[go.is_some()]
            id={ "area-" (area.id()) } data-area=(area.id())
        {
            (cover(scene, Target::Area(area)))
            h3.area-name {
                @match go {
                    Some(control) => label.area-go for=(control) { (words.label(area)) (glyph("chevron")) },
                    None => (words.label(area)),
                }
                @if area.is_launch() { span.area-launch { (glyph("launch")) (words.ui("ui-board-launch").end()) } }
            }
            @for (number, basestar) in (0u8..).zip(&scene.view.space.basestars) {
                @if let Some(own) = basestar { @if own.area == area { (star(scene, number, own)) } }
            }
            @for player in &scene.view.players {
                @if player.place == Place::Piloting(area) { (piloted(scene, player)) }
            }
            (vipers(scene, here))
            (raptors(scene, here))
            @if scene.view.space.scar.is_some_and(|scar| scar.area == area) { (scar(scene, area)) }
            (fighters(scene, Craft::Raider, area, here.raiders))
            (fighters(scene, Craft::HeavyRaider, area, here.heavy_raiders))
            (civilians(scene, here))
        }
    }
}

/// The class by which the pieces of an area shrink where they would not have room: on the tall drawing,
/// on both, on both and in two rows.
fn crowd(scene: &Scene<'_>, here: &AreaView) -> &'static str {
    let stars = scene.view.space.basestars.iter().flatten().filter(|star| star.area == here.area).count();
    let pilots = scene.view.players.iter().filter(|player| player.place == Place::Piloting(here.area)).count();
    let vipers = if usize::from(here.vipers) > ALONE { 1 } else { usize::from(here.vipers) };
    let scar = scene.view.space.scar.is_some_and(|scar| scar.area == here.area);
    let fighters = usize::from(here.raiders > 0) + usize::from(here.heavy_raiders > 0) + usize::from(scar);
    let ships = if stand_alone(scene, here) { here.civilians.len() } else { 1 };
    // In the units of the drawing: a basestar takes 66 of the length, a fighter 46, a civilian ship 42.
    let raptors = if usize::from(here.assault_raptors) > ALONE { 1 } else { usize::from(here.assault_raptors) };
    let length = stars * 66 + (pilots + vipers + raptors + fighters) * 46 + ships * 42;
    let (dense, crowded, packed) = match here.area {
        Area::Fore | Area::Aft => (250, 480, 600),
        Area::StarboardBow | Area::StarboardAft | Area::PortAft | Area::PortBow => (225, 300, 370),
    };
    match length {
        length if length > packed => "is-packed",
        length if length > crowded => "is-crowded",
        length if length > dense => "is-dense",
        _ => "",
    }
}

/// A ship, or several that count as one.
struct Piece<'a> {
    craft: Craft,
    id: String,
    name: String,
    mine: bool,
    control: Option<&'a str>,
    /// What is drawn on it.
    inside: Markup,
}

fn piece(piece: Piece<'_>) -> Markup {
    let Piece { craft, id, name, mine, control, inside } = piece;
    let class = match craft {
        Craft::Raider => "ship ship-raider ship-cylon",
        Craft::HeavyRaider => "ship ship-heavy-raider ship-cylon",
        Craft::Basestar => "ship ship-basestar ship-cylon",
        Craft::Viper => "ship ship-viper",
        Craft::Raptor => "ship ship-raptor",
        Craft::Civilian => "ship ship-civilian",
        Craft::Scar => "ship ship-raider ship-scar ship-cylon",
        Craft::AssaultRaptor => "ship ship-assault",
    };
    let inside = html! { (inside) span.sr { (name) } };
    let what = explained_craft(craft);
    html! {
        @match control {
            Some(control) => label.(class).is-mine[mine].is-legal for=(control) data-piece=(id) data-explain=(what) title=(name) { (inside) },
            None => a.(class).is-mine[mine] href={ "?explain=" (what) } data-explain=(what) tabindex="-1" data-piece=(id) title=(name) {
                (inside)
            },
        }
    }
}

fn star(scene: &Scene<'_>, number: u8, star: &Basestar) -> Markup {
    let words = scene.words;
    let hits = star.damage_count();
    let tokens = star.damage.iter().map(|&token| words.name(token)).collect::<Vec<_>>().join(", ");
    let say = words.ui("ui-board-basestar").number("count", hits).number("limit", BASESTAR_DESTROYED_AT);
    piece(Piece {
        craft: Craft::Basestar,
        id: format!("basestar-{number}"),
        name: say.text("tokens", tokens).end(),
        mine: false,
        control: scene.lit.control(Target::Basestar(number)),
        inside: html! {
            (glyph("basestar"))
            span.ship-hits { @for hit in 0..BASESTAR_DESTROYED_AT { i.is-hit[hit < hits] {} } }
        },
    })
}

/// The viper or assault raptor of a player.
fn piloted(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let (words, seat) = (scene.words, player.seat);
    let mine = scene.me == Some(seat);
    let name = match (mine, player.in_raptor) {
        (true, false) => words.ui("ui-board-own-viper").end(),
        (false, false) => words.ui("ui-board-viper-of").text("who", scene.who(seat)).end(),
        (true, true) => words.ui("ui-board-own-raptor").end(),
        (false, true) => words.ui("ui-board-raptor-of").text("who", scene.who(seat)).end(),
    };
    let craft = if player.in_raptor { Craft::AssaultRaptor } else { Craft::Viper };
    let own = mine.then(|| scene.lit.control(Target::OwnViper)).flatten();
    piece(Piece {
        craft,
        id: format!("viper-of-{}", seat.0),
        name,
        mine,
        control: own.or_else(|| scene.lit.control(Target::Seat(seat))),
        inside: html! { (glyph(craft.id())) (token(scene, seat)) },
    })
}

fn vipers(scene: &Scene<'_>, here: &AreaView) -> Markup {
    let area = here.area;
    let drawn = |id: String, count: u8| {
        piece(Piece {
            craft: Craft::Viper,
            id,
            name: scene.words.ui("ui-board-unmanned").number("count", count).end(),
            mine: false,
            control: scene.lit.control(Target::Viper(area)),
            inside: html! { (glyph("viper")) (counted(count)) },
        })
    };
    html! {
        @if usize::from(here.vipers) > ALONE { (drawn(format!("vipers-{}", area.id()), here.vipers)) }
        @else { @for at in 0..here.vipers { (drawn(format!("vipers-{}-{at}", area.id()), 1)) } }
    }
}

/// Assault raptors that nobody pilots (DAY-088).
fn raptors(scene: &Scene<'_>, here: &AreaView) -> Markup {
    let area = here.area;
    let drawn = |id: String, count: u8| {
        piece(Piece {
            craft: Craft::AssaultRaptor,
            id,
            name: scene.words.ui("ui-board-unmanned-raptor").number("count", count).end(),
            mine: false,
            control: scene.lit.control(Target::AssaultRaptor(area)),
            inside: html! { (glyph(Craft::AssaultRaptor.id())) (counted(count)) },
        })
    };
    html! {
        @if usize::from(here.assault_raptors) > ALONE {
            (drawn(format!("assault-raptors-{}", area.id()), here.assault_raptors))
        } @else {
            @for at in 0..here.assault_raptors { (drawn(format!("assault-raptors-{}-{at}", area.id()), 1)) }
        }
    }
}

/// The raider with the Scar token (PEG-107), which has a name and slides by it.
fn scar(scene: &Scene<'_>, area: Area) -> Markup {
    piece(Piece {
        craft: Craft::Scar,
        id: "scar".to_owned(),
        name: scene.words.label(Craft::Scar),
        mine: false,
        control: scene.lit.control(Target::Scar(area)),
        inside: html! { (glyph("scar")) b.ship-count { (scene.words.label(Craft::Scar)) } },
    })
}

/// Raiders or heavy raiders of an area.
fn fighters(scene: &Scene<'_>, craft: Craft, area: Area, count: u8) -> Markup {
    if count == 0 {
        return html! {};
    }
    let target = if craft == Craft::HeavyRaider { Target::HeavyRaider(area) } else { Target::Raider(area) };
    piece(Piece {
        craft,
        id: format!("{}-{}", craft.id(), area.id()),
        name: scene.words.ships(craft, count).into(),
        mine: false,
        control: scene.lit.control(target),
        inside: html! { (glyph(craft.id())) (counted(count)) },
    })
}

fn counted(count: u8) -> Markup {
    html! { @if count > 1 { b.ship-count { "×" (count) } } }
}

/// Civilian ships that are all alike to the viewer and no answers can stand as one.
fn stand_alone(scene: &Scene<'_>, here: &AreaView) -> bool {
    let lit = scene.lit.control(Target::Civilian(here.area, 0)).is_some();
    here.civilians.len() <= ALONE || lit || here.civilians.iter().any(Option::is_some)
}

fn civilians(scene: &Scene<'_>, here: &AreaView) -> Markup {
    let (words, area) = (scene.words, here.area);
    if stand_alone(scene, here) {
        return html! { @for (at, &ship) in (0u8..).zip(&here.civilians) { (civilian(scene, area, at, ship)) } };
    }
    let count = u8::try_from(here.civilians.len()).unwrap_or(u8::MAX);
    piece(Piece {
        craft: Craft::Civilian,
        id: format!("civilians-{}", area.id()),
        name: words.ui("ui-board-civilians").number("count", count).end(),
        mine: false,
        control: None,
        inside: html! { (glyph("civilian")) (counted(count)) },
    })
}

fn civilian(scene: &Scene<'_>, area: Area, at: u8, ship: Option<Civilian>) -> Markup {
    let words = scene.words;
    piece(Piece {
        craft: Craft::Civilian,
        id: format!("civilian-{}-{at}", area.id()),
        name: match ship {
            Some(ship) => words.ui("ui-board-civilian-known").text("text", words.text(ship)).end(),
            None => words.ui("ui-board-civilians").number("count", 1).end(),
        },
        mine: false,
        control: scene.lit.control(Target::Civilian(area, at)),
        inside: html! {
            @match ship {
                Some(ship) => span.ship-cargo { (cargo(ship)) },
                None => (glyph("civilian")),
            }
        },
    })
}

/// What is lost with a ship that the viewer has looked at.
fn cargo(ship: Civilian) -> Markup {
    html! {
        @for &(resource, count) in ship.row().lose { b { (count) (glyph(resource.id())) } }
        @if ship.row().lose.is_empty() { b { "0" } }
    }
}
