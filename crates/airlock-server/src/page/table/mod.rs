//! The table: its regions, each drawn from a [`Scene`] and pushed only when it has changed.

mod ask;
mod board;
mod explain;
mod fleet;
mod hand;
mod people;
mod profile;
mod record;
mod stage;

use maud::{Markup, html};

pub use explain::{explain, source_id};
pub use profile::profile;
pub use record::{LogEntry, Phrase, RecordTab, log, log_lines, order_from_id, order_id, usable_from_id, usable_id};

use super::Scene;
use airlock_game::Seat;

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

/// What the address of the page asks to be open.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wishes<'a> {
    /// `?record=chat`.
    pub record: RecordTab,
    /// `?explain=location/brig`.
    pub explain: Option<&'a str>,
    /// `?sheet=2`.
    pub sheet: Option<Seat>,
}

/// The whole table: what stands between `<body>` and `</body>`. `log` is the log as drawn so far.
pub fn table(scene: &Scene<'_>, log: &Markup, wishes: &Wishes<'_>) -> Markup {
    let words = scene.words;
    html! {
        a.skip href="#ask" { (words.ui("ui-skip").end()) }
        main.table data-table=(scene.table.id) data-version=(scene.table.version) {
            header.top {
                (people::brand(scene))
                (people::people(scene))
                (people::tools(scene))
            }
            (fleet::fleet(scene))
            @match wishes.sheet {
                Some(seat) => { (profile(scene, seat)) }
                None => { (stage::stage(scene)) }
            }
            (hand::hand(scene))
            div.side {
                (ask::ask(scene))
                @match wishes.explain.and_then(|id| explain(scene, id)) {
                    Some(panel) => { (panel) }
                    None => { (record::record(scene, log, wishes.record)) }
                }
            }
        }
    }
}
