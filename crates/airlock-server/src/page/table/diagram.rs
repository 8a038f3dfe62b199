//! The small map of an attack card: which ships appear in which area round Galactica.

use airlock_game::terms::{Area, Craft};
use airlock_text::Words;
use maud::{Markup, html};

use super::boxes::craft_glyph;
use crate::assets::SPRITE;

/// Ships and their numbers, area by area.
pub(super) fn diagram(words: &Words, setup: &[(Area, &[(Craft, u8)])]) -> Markup {
    html! {
        svg.diagram viewBox="0 0 380 220" role="img" aria-label=(label(words, setup)) {
            path.diagram-ship d="M112 110l22-26h92l22 10h26v32h-26l-22 10h-92z" {}
            path.diagram-line d="M134 84L96 8M240 84l24-76M134 136L96 212M240 136l24 76" {}
            @for &(area, ships) in setup {
                @let (x, y) = middle(area);
                g {
                    text.diagram-area x=(x) y=(y - 20) { (words.name(area)) }
                    @for (at, &(craft, count)) in (0..).zip(ships) {
                        @let left = x + at * 40 - row_width(ships) / 2;
                        use.{ (ship_class(craft)) } href={ (*SPRITE) "#" (craft_glyph(craft)) } x=(left) y=(y - 12) width="24" height="24" {}
                        text.diagram-count x=(left + 25) y=(y + 11) { (count) }
                    }
                }
            }
        }
    }
}

fn label(words: &Words, setup: &[(Area, &[(Craft, u8)])]) -> String {
    let area = |&(area, ships): &(Area, &[(Craft, u8)])| {
        let ships = ships.iter().map(|&(craft, count)| words.ships(craft, count)).collect();
        format!("{}: {}", words.label(area), words.commas(ships))
    };
    setup.iter().map(area).collect::<Vec<_>>().join("; ")
}

fn row_width(ships: &[(Craft, u8)]) -> i32 {
    40 * i32::try_from(ships.len()).unwrap_or(1)
}

/// The bow is to the left, as on the wide board.
fn middle(area: Area) -> (i32, i32) {
    match area {
        Area::Fore => (54, 112),
        Area::StarboardBow => (178, 42),
        Area::StarboardAft => (318, 42),
        Area::Aft => (330, 112),
        Area::PortAft => (318, 190),
        Area::PortBow => (178, 190),
    }
}

fn ship_class(craft: Craft) -> &'static str {
    match craft {
        Craft::Raider | Craft::HeavyRaider | Craft::Basestar | Craft::Scar => "diagram-cylon",
        Craft::Viper | Craft::Raptor | Craft::Civilian | Craft::AssaultRaptor => "diagram-human",
    }
}
