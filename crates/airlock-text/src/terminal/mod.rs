//! The game in a terminal: the state on a [`Page`], and what is said at the prompt.
//!
//! A page is words only. How wide its columns are and where its lines break is for whoever prints it.

mod bench;
mod daybreak;
mod fleet;
mod notice;
mod people;
mod space;
mod usage;

use airlock_game::cards::SkillCard;
use airlock_game::terms::Ship;
use airlock_game::{Seat, View, Viewer};

use crate::names::{Named, Names};
use crate::phrase::Phrase;
use crate::words::Words;

pub use bench::Benched;
pub use notice::{Command, Notice, Tallied, Wants};
pub use usage::{Misuse, Usage};

/// The state of a game, as far as the viewer of a view may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub heading: String,
    /// Fleet, cards and decks.
    pub rows: Vec<Row>,
    pub space: Part,
    pub people: Part,
}

/// Rows under a title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub title: String,
    pub rows: Vec<Row>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub label: String,
    pub text: String,
}

impl Words {
    pub fn page(&self, view: &View, names: &dyn Names) -> Page {
        Writer { view, names, words: self }.page()
    }

    /// The cards that a seat holds, each with what it says.
    pub fn hand(&self, view: &View, seat: Seat) -> Vec<Row> {
        let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
        let row = |label: Phrase, text| Row { label: label.into(), text };
        let sets = view.setup.sets;
        let skills = player.hand.known.iter().map(|&card| row(self.card(card), self.text_with(card, sets)));
        let loyalty = player.loyalty.iter().flatten();
        let loyalty = loyalty.map(|&card| row(self.loyalty(card), self.text_with(card, sets)));
        let agenda = player.agenda.iter().flatten().map(|&agenda| row(self.noun(agenda), self.text(agenda)));
        let super_crises = player.super_crises.iter().flatten().map(|&card| row(self.noun(card), self.text(card)));
        let quorum = view.decks.quorum_hand.iter().flatten().filter(|_| view.president == Some(seat));
        let quorum = quorum.map(|&card| row(self.noun(card), self.text(card)));
        let mutiny = player.mutiny.iter().flatten().map(|&card| row(self.noun(card), self.text(card)));
        let motives = player.motives.iter().flatten().map(|&motive| row(self.noun(motive), self.text(motive)));
        let own = skills.chain(loyalty).chain(agenda).chain(motives).chain(super_crises);
        own.chain(mutiny).chain(quorum).collect()
    }

    /// A card of a hand to pick from, with its type.
    pub fn card_to_pick(&self, card: SkillCard) -> String {
        self.say("with-details").text("what", self.card(card)).name("details", card.skill()).end()
    }

    /// A seat that has no character yet.
    pub fn seat_number(&self, seat: Seat) -> String {
        self.say("seat-number").number("number", seat.0).end()
    }
}

/// Writes a page.
struct Writer<'a> {
    view: &'a View,
    names: &'a dyn Names,
    words: &'a Words,
}

impl Writer<'_> {
    fn page(&self) -> Page {
        let words = self.words;
        let row = |label: String, text: Phrase| Row { label, text: text.into() };
        let rows = [
            row(words.plain("row-dials"), self.dials()),
            row(words.plain("row-jump"), self.jump()),
            row(words.plain("row-fleet"), self.fleet()),
            row(words.label(Ship::Galactica), self.galactica()),
            row(words.label(Ship::Pegasus), self.pegasus()),
            row(words.label(Ship::NewCaprica), self.new_caprica()),
            row(words.plain("row-search"), self.search()),
            row(words.plain("row-lost"), self.lost()),
            row(words.plain("row-executed"), self.executed()),
            row(words.plain("row-in-play"), self.in_play()),
            row(words.plain("row-check"), self.check()),
            row(words.plain("row-looked-at"), self.looked_at()),
            row(words.plain("row-decks"), self.decks()),
        ];
        let areas = self.view.space.areas.iter();
        let areas = areas.map(|area| row(words.label(area.area), self.area(area)));
        let players = self.view.players.iter();
        let players = players.map(|player| row(self.place_at_table(player.seat), self.player(player)));
        let assist =
            self.view.assist.iter().map(|assist| row(words.short(assist.character).into(), self.assist(assist)));
        Page {
            heading: self.heading(),
            rows: rows.into_iter().filter(|row| !row.text.is_empty()).collect(),
            space: Part { title: words.plain("row-space"), rows: areas.collect() },
            people: Part { title: words.plain("row-people"), rows: players.chain(assist).collect() },
        }
    }

    fn heading(&self) -> String {
        let (view, words) = (self.view, self.words);
        let sight: Phrase = match view.viewer {
            Viewer::Seat(seat) => words.say("sight-seat").text("who", self.seat(seat)).end(),
            Viewer::Spectator => words.plain("sight-spectator"),
            Viewer::Everything => words.plain("sight-everything"),
        };
        let say = match (view.over, view.turn.number) {
            (Some(ending), _) => words.say("page-over").text("ending", words.ending(ending)),
            (None, 0) => words.say("page-before"),
            (None, number) => words.say("page-turn").number("number", number).text("who", self.seat(view.turn.current)),
        };
        say.text("sight", sight).end()
    }

    fn seat(&self, seat: Seat) -> Phrase {
        match self.names.character(seat) {
            Some(character) => self.words.short(character),
            None => self.names.person(seat).into(),
        }
    }

    /// A seat with its number, by which the options of the program know it.
    fn place_at_table(&self, seat: Seat) -> String {
        self.words.say("page-seat").number("number", seat.0).text("who", self.seat(seat)).end()
    }

    fn counted(&self, key: &'static str, count: impl Into<i32>) -> Phrase {
        self.words.say(key).number("count", count).end()
    }

    /// Facts of one row.
    fn facts(&self, facts: impl IntoIterator<Item = Phrase>) -> Phrase {
        self.words.fold("list-facts", facts.into_iter())
    }

    /// `what (a, b)`, or `what` alone.
    fn with(&self, what: Phrase, details: impl IntoIterator<Item = Phrase>) -> Phrase {
        let details = self.words.commas(details.into_iter().collect());
        if details.is_empty() {
            return what;
        }
        self.words.say("with-details").text("what", what).text("details", details).end()
    }

    /// A card, if the viewer knows it.
    fn face<T: Named>(&self, card: Option<T>) -> Phrase {
        card.map_or_else(|| self.words.plain("face-down"), |card| self.words.noun(card))
    }
}

/// How many there are, for a message.
fn count(len: usize) -> i32 {
    i32::try_from(len).unwrap_or(i32::MAX)
}
