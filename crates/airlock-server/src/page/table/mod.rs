//! The table: its regions, each drawn from a [`Scene`] and pushed only when it has changed.

mod ask;
mod board;
mod fleet;
mod hand;
mod people;
mod record;
mod stage;

use maud::{Markup, html};

use super::Scene;

/// A part of the page that is pushed as a whole. Each is one element with the region's name as `id`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    People,
    Fleet,
    Stage,
    Hand,
    Ask,
    Chat,
    Orders,
}

impl Region {
    pub const ALL: &'static [Region] =
        &[Region::People, Region::Fleet, Region::Stage, Region::Hand, Region::Ask, Region::Chat, Region::Orders];

    pub const fn id(self) -> &'static str {
        match self {
            Region::People => "people",
            Region::Fleet => "fleet",
            Region::Stage => "stage",
            Region::Hand => "hand",
            Region::Ask => "ask",
            Region::Chat => "chat",
            Region::Orders => "orders",
        }
    }

    pub fn draw(self, scene: &Scene<'_>) -> Markup {
        match self {
            Region::People => people::people(scene),
            Region::Fleet => fleet::fleet(scene),
            Region::Stage => stage::stage(scene),
            Region::Hand => hand::hand(scene),
            Region::Ask => ask::ask(scene),
            Region::Chat => record::chat(scene),
            Region::Orders => record::orders(scene),
        }
    }
}

/// The whole table: what stands between `<body>` and `</body>`. `log` is the log as drawn so far.
pub fn table(scene: &Scene<'_>, log: &Markup) -> Markup {
    let words = scene.words;
    html! {
        a.skip href="#ask" { (words.ui("ui-skip").end()) }
        main.table data-table=(scene.table.id) data-version=(scene.table.version) {
            (top(scene))
            (fleet::fleet(scene))
            (stage::stage(scene))
            (hand::hand(scene))
            div.side {
                (ask::ask(scene))
                (record::record(scene, log))
            }
        }
    }
}

/// The line of people, with the way out on its left and the tools on its right.
pub fn top(scene: &Scene<'_>) -> Markup {
    html! {
        header.top {
            (people::brand(scene))
            (people::people(scene))
            (people::tools(scene))
        }
    }
}
