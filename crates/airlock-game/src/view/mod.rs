//! What a seat may know, and nothing else.
//!
//! A view is built from the state, never by deleting from it: a new field is invisible until
//! somebody shows it here. A card is shown to those who have seen it ([`Hidden::seen`]) and stays
//! known to them until it is shuffled away or leaves a hand unseen.

mod build;
mod now;
mod sample;

pub use now::{CheckNow, CheckStage, CrisisNow, EffectNow, RollNow, Step};

use serde::{Deserialize, Serialize};

use crate::ask::Denied;
use crate::ask::{Action, Ask, Choice, How, Interrupt, Question};
use crate::cards::{
    Agenda, Character, Civilian, Crisis, Destination, Loyalty, Mission, Motive, Mutiny, Quorum, SkillCard, SuperCrisis,
};
use crate::event::Ending;
use crate::frame::Frame;
use crate::seat::{Seat, SeatSet};
use crate::setup::Setup;
use crate::source::Source;
use crate::state::{Basestar, InPlay, Place, Rolled, Scar, Search, Standing, Turn};
use crate::terms::{Area, GalacticaDamage, Location, Resource, SKILLS};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    Seat(Seat),
    /// Somebody without a seat: what is open to everybody.
    Spectator,
    /// All secrets open: for a game that is over, and for tools.
    Everything,
}

impl Viewer {
    /// Whether the viewer knows a card that these seats have seen.
    pub(crate) fn knows(self, seen: SeatSet) -> bool {
        match self {
            Viewer::Seat(seat) => seen.contains(seat),
            Viewer::Spectator => seen == SeatSet::EVERYBODY,
            Viewer::Everything => true,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub setup: Setup,
    pub turn: Turn,
    /// How many skill checks have begun.
    pub checks: u16,
    pub players: Vec<PlayerView>,
    pub assist: Option<AssistView>,
    pub admiral: Option<Seat>,
    pub president: Option<Seat>,
    pub fleet: FleetView,
    pub space: SpaceView,
    pub decks: DecksView,
    /// From the arrival on New Caprica on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub new_caprica: Option<NewCapricaView>,
    /// The Active Mission and the Rebel Basestar (DAY-105, DAY-108).
    #[serde(default, skip_serializing_if = "Search::is_empty")]
    pub search: Search,
    /// The cards of the skill check under way: Destiny first, then as they were added; shuffled when
    /// they are revealed.
    pub check: Vec<Option<SkillCard>>,
    pub in_play: Vec<InPlay>,
    pub rolled: Rolled,
    /// The procedures under way, the innermost last.
    pub frames: Vec<Frame>,
    /// What this seat is asked.
    pub ask: Option<Ask>,
    /// What this seat may do at any moment besides, whatever is asked (DAY-033).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub free: Vec<Choice>,
    /// Actions that this seat could expect and cannot take now, with the reason.
    pub denied: Vec<(Action, Denied)>,
    /// Whom the table waits for; nobody sees it while a window is open.
    pub waiting: SeatSet,
    /// What those are asked, which the procedures under way tell anybody; never what they may answer.
    pub asked: Vec<(Seat, Question)>,
    /// This seat's own answer in the window that is open.
    pub window: WindowAnswer,
    pub over: Option<Ending>,
}

/// What a seat has said in the window that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WindowAnswer {
    #[default]
    None,
    Passed,
    Uses(Interrupt, How),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub character: Option<Character>,
    pub place: Place,
    pub standing: Standing,
    pub hand: HandView,
    pub loyalty: Vec<Option<Loyalty>>,
    pub shown: Vec<Loyalty>,
    pub super_crises: Vec<Option<SuperCrisis>>,
    pub once_used: bool,
    pub turns: u8,
    /// The agenda that he plays for, if he has drawn one (PEG-081).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agenda: Vec<Option<Agenda>>,
    /// Counts as a human player for the time being (PEG-084).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub infiltrating: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub was_executed: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub played_super_crisis: bool,
    /// The once-per-game ability of this character is not his to use (PEG-102).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forfeited: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mutiny: Vec<Option<Mutiny>>,
    #[serde(default, skip_serializing_if = "crate::state::is_none")]
    pub miracles: u8,
    /// Motives not revealed (DAY-032).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub motives: Vec<Option<Motive>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown_motives: Vec<Motive>,
    /// The ship that he pilots is an assault raptor (DAY-091).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_raptor: bool,
    /// Once the game is over: by his side, or by his agenda alone (PEG-081).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// Once the game is over: which lines of his agenda came true, the first that its side won (PEG-081).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reached: Vec<bool>,
}

impl PlayerView {
    /// A human player in the sense of the rules: not a revealed Cylon, or passing for a human (BASE-001,
    /// PEG-084).
    pub fn is_human(&self) -> bool {
        self.standing == Standing::Human || self.infiltrating
    }
}

/// A hand: how many cards, and which of them the viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandView {
    pub cards: u8,
    pub known: Vec<SkillCard>,
    /// How many are chosen for a discard under way.
    pub set_aside: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AssistView {
    pub character: Character,
    pub loyalty: Vec<Option<Loyalty>>,
    pub turned: Vec<Loyalty>,
    pub once_used: bool,
    pub lost: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FleetView {
    pub fuel: i8,
    pub food: i8,
    pub morale: i8,
    pub population: i8,
    pub track: u8,
    pub distance: u8,
    pub travelled: Vec<Source>,
    pub milestones: u8,
    pub last_jump: bool,
    pub nukes: u8,
    pub vipers: u8,
    pub damaged_vipers: u8,
    pub destroyed_vipers: u8,
    pub raptors: u8,
    pub destroyed_raptors: u8,
    /// Civilian ships off the board, face down.
    pub civilians: PileView<Civilian>,
    pub destroyed_civilians: Vec<Civilian>,
    /// Centurions on each space of the Boarding Party track.
    pub boarding: Vec<u8>,
    pub damaged: Vec<Location>,
    /// Damage tokens left, face down.
    pub damage: u8,
    pub spent_damage: Vec<GalacticaDamage>,
    /// Pegasus tokens left, face down (PEG-018).
    pub pegasus_damage: u8,
    pub pegasus_destroyed: bool,
    /// Characters who were executed as humans (PEG-092).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub executed: Vec<Character>,
    /// An execution has cost morale (PEG-117).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mourned: bool,
    /// Assault raptors in the Reserves (DAY-087).
    #[serde(default, skip_serializing_if = "crate::state::is_none")]
    pub assault_raptors: u8,
    #[serde(default, skip_serializing_if = "crate::state::is_none")]
    pub destroyed_assault_raptors: u8,
    /// DAY-093.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub colonial_one_destroyed: bool,
    /// DAY-094.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hub_destroyed: bool,
    /// Centurions that left the game.
    #[serde(default, skip_serializing_if = "crate::state::is_none")]
    pub centurions_gone: u8,
}

impl FleetView {
    pub fn dial(&self, resource: Resource) -> i8 {
        match resource {
            Resource::Fuel => self.fuel,
            Resource::Food => self.food,
            Resource::Morale => self.morale,
            Resource::Population => self.population,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpaceView {
    pub areas: Vec<AreaView>,
    pub basestars: Vec<Option<Basestar>>,
    /// Basestar damage tokens left, face down.
    pub basestar_damage: u8,
    /// PEG-107.
    pub scar: Option<Scar>,
    /// Pieces that left the game.
    #[serde(default, skip_serializing_if = "crate::state::is_none")]
    pub basestars_gone: u8,
    #[serde(default, skip_serializing_if = "crate::state::is_none")]
    pub heavy_raiders_gone: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AreaView {
    pub area: Area,
    pub raiders: u8,
    pub raiders_acted: u8,
    pub heavy_raiders: u8,
    pub heavy_raiders_acted: u8,
    pub vipers: u8,
    pub civilians: Vec<Option<Civilian>>,
    /// Assault raptors without a pilot (DAY-088).
    #[serde(default, skip_serializing_if = "crate::state::is_none")]
    pub assault_raptors: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewCapricaView {
    pub in_orbit: bool,
    /// Civilian ships of both stacks, face down.
    pub locked: PileView<Civilian>,
    pub prepared: PileView<Civilian>,
    /// Occupation forces on each location of their track.
    pub occupation: Vec<u8>,
}

/// A face-down pile: how many cards, and those that the viewer knows by their place from the top.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PileView<T> {
    pub cards: u8,
    pub known: Vec<(u8, T)>,
}

/// The same for a deck with a discard pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckView<T> {
    pub cards: u8,
    pub known: Vec<(u8, T)>,
    /// The face-up discard pile, its top card last.
    pub discard: Vec<T>,
}

impl<T> Default for DeckView<T> {
    fn default() -> DeckView<T> {
        DeckView { cards: 0, known: Vec::new(), discard: Vec::new() }
    }
}

impl<T> DeckView<T> {
    /// The deck is not in the game.
    pub fn is_empty(&self) -> bool {
        self.cards == 0 && self.discard.is_empty()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecksView {
    pub skills: [DeckView<SkillCard>; SKILLS],
    pub destiny: PileView<SkillCard>,
    pub crisis: DeckView<Crisis>,
    /// The Crisis deck in use is that of New Caprica (PEG-120).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub new_caprica_crises: bool,
    /// The Crisis deck that is not in use, if there are two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub crisis_aside: Option<DeckView<Crisis>>,
    pub super_crisis: DeckView<SuperCrisis>,
    pub quorum: DeckView<Quorum>,
    pub quorum_hand: Vec<Option<Quorum>>,
    pub quorum_gone: Vec<Quorum>,
    pub destination: DeckView<Destination>,
    pub loyalty: PileView<Loyalty>,
    /// Loyalty cards that are not in the game.
    pub loyalty_box: u8,
    #[serde(default, skip_serializing_if = "DeckView::is_empty")]
    pub mutiny: DeckView<Mutiny>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mutiny_gone: Vec<Mutiny>,
    #[serde(default, skip_serializing_if = "DeckView::is_empty")]
    pub missions: DeckView<Mission>,
    pub looking: LookingView,
}

/// Cards that somebody is looking at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LookingView {
    pub crises: Vec<Option<Crisis>>,
    pub destinations: Vec<Option<Destination>>,
    pub quorum: Vec<Option<Quorum>>,
    pub damage: Vec<Option<GalacticaDamage>>,
    /// Skill cards looked at, or laid by for the check (PEG-065).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub learned: Vec<Option<SkillCard>>,
    /// DAY-053, DAY-054.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mutiny: Vec<Option<Mutiny>>,
}
