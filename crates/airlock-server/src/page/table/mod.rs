//! The table: its regions, each drawn from a [`Scene`] and pushed only when it has changed.

mod art;
mod ask;
mod axis;
mod berths;
mod board;
mod boxes;
mod cards;
mod check;
mod check_card;
mod choice;
mod crisis;
mod decks;
mod diagram;
mod does;
mod ending;
mod explain;
mod fleet;
mod givers;
mod glyphs;
mod hand;
mod in_short;
mod people;
mod picks;
mod planet;
mod profile;
mod record;
mod refer;
mod requests;
mod rolls;
mod rooms;
mod search;
mod sights;
mod sleepers;
mod space;
mod stage;

use airlock_game::{Event, Seat};
use maud::{Markup, html};

pub use explain::explain;
pub use profile::profile;
pub use record::{
    LogEntry, Phrase, RecordTab, earlier, log, log_lines, order_from_id, order_id, spoken, usable_from_id, usable_id,
};

use super::{Pause, Scene, TableCard};

pub use check::{last_check, reveal};
pub use ending::again;
pub use sleepers::sleepers;

/// A part of the page that is pushed as a whole. Each is one element with the region's name as `id`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    People,
    Pace,
    Fleet,
    Stage,
    Hand,
    Ask,
    Chat,
    Orders,
    Requests,
}

impl Region {
    pub const ALL: &'static [Region] = &[
        Region::People,
        Region::Pace,
        Region::Fleet,
        Region::Stage,
        Region::Hand,
        Region::Ask,
        Region::Chat,
        Region::Orders,
        Region::Requests,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            Region::People => "people",
            Region::Pace => "pace",
            Region::Fleet => "fleet",
            Region::Stage => "stage",
            Region::Hand => "hand",
            Region::Ask => "ask",
            Region::Chat => "chat",
            Region::Orders => "orders",
            Region::Requests => "requests",
        }
    }

    pub fn draw(self, scene: &Scene<'_>) -> Markup {
        match self {
            Region::People => people::people(scene),
            Region::Pace => people::pace(scene),
            Region::Fleet => fleet::fleet(scene),
            Region::Stage => stage::stage(scene),
            Region::Hand => hand::hand(scene, false),
            Region::Ask => ask::ask(scene),
            Region::Chat => record::chat(scene),
            Region::Orders => record::orders(scene),
            Region::Requests => requests::requests(scene),
        }
    }
}

/// The page in the pieces in which it is pushed, each one element with its id.
pub struct Pieces {
    /// All regions but the stage.
    pub regions: Vec<(&'static str, String)>,
    pub stage: Stage,
}

/// What lies on the stage.
pub enum Stage {
    /// The board, in pieces of its own.
    Board(Vec<(&'static str, String)>),
    InItsPlace(String),
}

/// The pieces are compared with those that a page has: how much of a pause is left must not differ, or
/// every answer that nobody may notice would be noticed by what it makes us send.
pub fn pieces(scene: &Scene<'_>) -> Pieces {
    let Some(pause) = scene.table.pause else { return pieces_as_they_are(scene) };
    let table = TableCard { pause: Some(Pause { left: pause.length, ..pause }), ..scene.table.clone() };
    pieces_as_they_are(&Scene { table: &table, ..*scene })
}

fn pieces_as_they_are(scene: &Scene<'_>) -> Pieces {
    let beside = Region::ALL.iter().filter(|&&region| region != Region::Stage);
    let regions = beside.map(|region| (region.id(), region.draw(scene).into_string())).collect();
    let stage = match stage::in_place_of_board(scene) {
        Some(stage) => Stage::InItsPlace(stage.into_string()),
        None => Stage::Board(board::pieces(scene.view).map(|(id, draw)| (id, draw(scene).into_string())).collect()),
    };
    Pieces { regions, stage }
}

/// What the address asks to be shown beside the usual.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look<'a> {
    /// A character sheet in place of the board.
    pub sheet: Option<Seat>,
    /// The last check in place of the board.
    pub last_check: bool,
    /// The tab of the record that was asked for: where the record is a sheet, it lies open.
    pub record: Option<RecordTab>,
    /// The thing explained in place of the record.
    pub explain: Option<&'a str>,
    /// My loyalty cards lie open.
    pub loyalty: bool,
    /// What is said once.
    pub notices: &'a [String],
    /// An operator has locked the table.
    pub locked: bool,
}

/// The whole table: what stands between `<body>` and `</body>`. `log` is the log as drawn so far.
pub fn table(scene: &Scene<'_>, look: &Look<'_>, log: &Markup, stream: &str) -> Markup {
    let words = scene.words;
    html! {
        a.skip href="#ask" { (words.ui("ui-skip").end()) }
        p.sr #alert aria-live="assertive" {}
        p.sr #said aria-live="polite" {}
        @if look.locked { p.announcement role="status" { (words.ui("ui-locked").end()) } }
        @if !look.notices.is_empty() {
            div.toasts { @for notice in look.notices { p.toast role="status" { (notice) } } }
        }
        (requests::requests(scene))
        main.table.has-boards[berths::has_boards(&scene.view.setup)] data-table=(scene.table.id) data-version=(scene.table.version) data-stream=(stream) {
            h1.sr { (scene.table.name) }
            (top(scene))
            (fleet::fleet(scene))
            (stage_of(scene, look))
            (hand::hand(scene, look.loyalty))
            div.side {
                (ask::ask(scene))
                @match look.explain.and_then(|id| explain(scene, id)) {
                    Some(panel) => { (panel) }
                    None => { (record::record(scene, log, look.record)) }
                }
            }
        }
    }
}

pub fn stage_of(scene: &Scene<'_>, look: &Look<'_>) -> Markup {
    if let Some(seat) = look.sheet {
        return profile(scene, seat);
    }
    match scene.told.check.as_ref().filter(|check| look.last_check && check.outcome.is_some()) {
        Some(check) => last_check(scene, check),
        None => stage::stage(scene),
    }
}

/// My Loyalty cards, for as long as I hold on to them.
pub fn loyalty(scene: &Scene<'_>) -> Markup {
    hand::loyalty(scene)
}

/// What is shown on the stage before the new one: the last check card by card, sleeper agents.
pub fn moments(scene: &Scene<'_>, events: &[Event]) -> Vec<String> {
    // With the cards themselves: the total would already be told when the outcome is.
    let turned = events.iter().any(|event| matches!(event, Event::Totalled { .. } | Event::CheckDecided { .. }));
    let check = scene.told.check.as_ref().filter(|_| turned);
    let check = check.map(|check| reveal(scene, check).into_string());
    let rolled = rolls::rolls(scene, events).map(Markup::into_string);
    let dealt = scene.told.sleepers.then(|| sleepers(scene).into_string());
    check.into_iter().chain(rolled).chain(dealt).collect()
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
