//! What the pages of a table are drawn from: a view, and what lies beside the game.

use airlock_game::cards::Character;
use airlock_game::orders::StandingOrder;
use airlock_game::terms::{Area, Sets, Ship};
use airlock_game::{Event, Seat, View};
use airlock_text::{Names, Phrase, Words};

use super::settings::BotPace;
use super::{Lit, TalkLine};
use crate::told::Told;

/// One person's look at a table.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    pub words: &'a Words,
    /// All of the game that this person may know.
    pub view: &'a View,
    pub table: &'a TableCard,
    pub told: &'a Told,
    /// The seat of the one who looks; a spectator has none.
    pub me: Option<Seat>,
    /// What lies before the one who looks.
    pub desk: &'a Desk,
    pub chat: &'a [TalkLine],
    /// Which things on the board and in the hand are answers now.
    pub lit: &'a Lit,
}

/// The table as everybody knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableCard {
    /// In addresses.
    pub id: String,
    pub name: String,
    pub pace: Pace,
    /// One person plays with bots.
    pub alone: bool,
    /// Windows take the same pause for everybody.
    pub masked: bool,
    /// By their seats.
    pub seats: Vec<SeatCard>,
    pub host: Option<Seat>,
    /// How many decisions have been made.
    pub version: u32,
    /// SHA-256 of the seed, shown from the start.
    pub seal: String,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
    pub pause: Option<Pause>,
    /// Who wants another game, once this one is over.
    pub again: Vec<Seat>,
    /// The table of that game, in addresses.
    pub next: Option<String>,
    pub bots: BotPace,
    /// The one who looks may change the pace of the bots.
    pub paces: bool,
    pub entrance: Entrance,
}

/// How seats of a running game come to other people.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Entrance {
    /// For whoever may let somebody in.
    pub requests: Vec<Request>,
    /// For somebody without a seat.
    pub own: Way,
    /// The seats that they can get.
    pub free: Vec<Seat>,
}

/// Somebody asks for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The number that the table has given them.
    pub guest: u32,
    pub name: String,
    pub seat: Seat,
}

/// How somebody without a seat comes to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Way {
    /// They may ask for one.
    #[default]
    Ask,
    /// They have asked for this one.
    Asked(Seat),
    /// It is theirs, and a bot plays it.
    Back(Seat),
    /// Not at all: they were sent away.
    Shut,
}

/// A pause that is the same for everybody, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    pub length: u32,
    pub left: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    Live,
    Days,
}

/// Who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatCard {
    /// The name of the person, or of the bot.
    pub name: String,
    pub bot: bool,
    /// The page of this person is open somewhere.
    pub here: bool,
}

/// What lies before one person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Desk {
    pub notes: String,
    pub orders: Vec<StandingOrder>,
    /// The last answer can be taken back.
    pub take_back: bool,
    /// Chat lines that were not seen.
    pub unread: u32,
    /// A board that this person has opened beside those that lie open.
    pub open: Option<Ship>,
    /// The version at which this person last looked at the log: "since your last turn".
    pub since: u32,
    /// What bots did since this person last answered, as this person may know it; only where nobody else plays.
    pub recap: Vec<Event>,
}

/// Whether the page of a person is open somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Here {
    Now,
    /// Not for so many seconds; not since the table came into memory.
    Away(Option<u32>),
}

impl Here {
    pub fn is_now(self) -> bool {
        self == Here::Now
    }
}

impl Scene<'_> {
    pub fn character(&self, seat: Seat) -> Option<Character> {
        self.view.players.get(seat.index()).and_then(|player| player.character)
    }

    /// The character, or the person until one is picked.
    pub fn name(&self, seat: Seat) -> String {
        match self.character(seat) {
            Some(character) => self.words.short(character).into(),
            None => self.person(seat),
        }
    }

    /// The same in all its forms, for sentences.
    pub fn who(&self, seat: Seat) -> Phrase {
        self.words.who(seat, self)
    }

    /// The person in the seat.
    pub fn person(&self, seat: Seat) -> String {
        match self.table.seats.get(seat.index()) {
            Some(card) => card.name.clone(),
            None => self.words.seat_number(seat),
        }
    }

    /// Two letters on a token.
    pub fn initials(&self, seat: Seat) -> String {
        match self.character(seat) {
            Some(character) => super::mark::initials(self.words, character),
            None => self.person(seat).chars().take(2).collect(),
        }
    }

    pub fn is_bot(&self, seat: Seat) -> bool {
        self.table.seats.get(seat.index()).is_some_and(|card| card.bot)
    }

    /// What the tab of the browser says: what is asked, or the name of the table.
    pub fn title(&self) -> String {
        match &self.view.ask {
            Some(ask) => {
                let question = self.words.question(ask, self);
                self.words.ui("ui-title-asked").text("question", question).end()
            }
            None => self.table.name.clone(),
        }
    }

    /// Where a form or link of this table goes: `/t/<id>/<path>`.
    pub fn path(&self, path: &str) -> String {
        if path.is_empty() { format!("/t/{}", self.table.id) } else { format!("/t/{}/{path}", self.table.id) }
    }
}

impl Names for Scene<'_> {
    fn person(&self, seat: Seat) -> String {
        Scene::person(self, seat)
    }

    fn character(&self, seat: Seat) -> Option<Character> {
        Scene::character(self, seat)
    }

    fn basestar(&self, number: u8) -> Option<Area> {
        let basestar = self.view.space.basestars.get(usize::from(number)).copied().flatten();
        basestar.map(|basestar| basestar.area)
    }

    fn sets(&self) -> Sets {
        self.view.setup.sets
    }

    fn flies_raptor(&self, seat: Seat) -> bool {
        self.view.players.get(seat.index()).is_some_and(|player| player.in_raptor)
    }
}
