//! The state of a game as text, from a view: the one picture that `play` and `replay` draw.

use std::io::{self, Write};

use airlock_game::cards::Civilian;
use airlock_game::cards::base::tokens;
use airlock_game::state::{InPlay, Place, Standing};
use airlock_game::terms::{Craft, Resource, Side, Skill, Title};
use airlock_game::view::{AreaView, DeckView, PlayerView};
use airlock_game::{Cause, Ending, Seat, View, Viewer};
use airlock_text::{Named, Names, Words};

use crate::names::TableNames;
use crate::wrap::wrapped;

/// Everything that the viewer of the view may know.
pub fn write_state(view: &View, names: &TableNames, out: &mut impl Write) -> io::Result<()> {
    let page = Page { view, names, words: Words::english() };
    writeln!(out, "{}", page.heading())?;
    page.rows(out)?;
    writeln!(out, "Space")?;
    for area in &view.space.areas {
        writeln!(out, "{}", wrapped(&format!("  {:14}", page.words.label(area.area)), &page.area(area)))?;
    }
    writeln!(out, "People")?;
    for player in &view.players {
        let lead = format!("  {} {:12}", player.seat.0, names.seat(player.seat));
        writeln!(out, "{}", wrapped(&lead, &page.player(player)))?;
    }
    if let Some(assist) = &view.assist {
        let lost = if assist.lost { ", lost to the Cylons" } else { "" };
        writeln!(out, "    {:12}assist{lost}", page.words.short(assist.character))?;
    }
    Ok(())
}

/// The cards that a seat holds, one a line, with what they say.
pub fn write_hand(view: &View, seat: Seat, out: &mut impl Write) -> io::Result<()> {
    let words = Words::english();
    let Some(player) = view.players.get(seat.index()) else { return Ok(()) };
    let skills = player.hand.known.iter().map(|&card| (words.card(card), words.text(card)));
    let loyalty = player.loyalty.iter().flatten().map(|&card| (words.loyalty(card), words.text(card)));
    let super_crises = player.super_crises.iter().flatten().map(|&card| (words.name(card), words.text(card)));
    let quorum = view.decks.quorum_hand.iter().flatten().filter(|_| view.president == Some(seat));
    let quorum = quorum.map(|&card| (words.name(card), words.text(card)));
    let mut nothing = true;
    for (name, text) in skills.chain(loyalty).chain(super_crises).chain(quorum) {
        writeln!(out, "{}", wrapped(&format!("  {name}: "), &text))?;
        nothing = false;
    }
    if nothing {
        writeln!(out, "  no cards")?;
    }
    Ok(())
}

/// How the game ended, in one line.
pub fn ending_line(ending: Ending) -> String {
    let words = Words::english();
    let why = match ending.cause {
        Cause::Jumped => "the fleet made its last jump".to_owned(),
        Cause::Resource(resource) => format!("no {} was left", words.name(resource)),
        Cause::Boarded => "the centurions took Galactica".to_owned(),
        Cause::Destroyed => "Galactica was destroyed".to_owned(),
    };
    match ending.winner {
        Side::Human => format!("The humans have won: {why}."),
        Side::Cylon => format!("The Cylons have won: {why}."),
    }
}

struct Page<'a> {
    view: &'a View,
    names: &'a TableNames,
    words: &'static Words,
}

impl Page<'_> {
    fn heading(&self) -> String {
        let view = self.view;
        let sight = match view.viewer {
            Viewer::Seat(seat) => format!("as {} sees it", self.names.seat(seat)),
            Viewer::Spectator => "as everybody sees it".to_owned(),
            Viewer::Everything => "all secrets open".to_owned(),
        };
        let when = match (view.over, view.turn.number) {
            (Some(ending), _) => ending_line(ending),
            (None, 0) => "Before the first turn".to_owned(),
            (None, number) => format!("Turn {number}, {}", self.names.seat(view.turn.current)),
        };
        format!("{when} ({sight})")
    }

    /// What is one line each.
    fn rows(&self, out: &mut impl Write) -> io::Result<()> {
        let rows = [
            ("Dials", self.dials()),
            ("Jump", self.jump()),
            ("Fleet", self.fleet()),
            ("Galactica", self.galactica()),
            ("In play", self.in_play()),
            ("Check", self.check()),
            ("Looked at", self.looked_at()),
            ("Decks", self.decks()),
        ];
        for (what, row) in rows.iter().filter(|(_, row)| !row.is_empty()) {
            writeln!(out, "{}", wrapped(&format!("{what:11}"), row))?;
        }
        Ok(())
    }

    fn dials(&self) -> String {
        let dial = |&resource: &Resource| {
            let value = self.view.fleet.dial(resource);
            // BASE-013.
            let red = if value <= tokens::dial(resource).red { " (red)" } else { "" };
            format!("{} {value}{red}", self.words.name(resource))
        };
        join(Resource::ALL.iter().map(dial))
    }

    fn jump(&self) -> String {
        let fleet = &self.view.fleet;
        let space = match tokens::JUMP_TRACK.get(usize::from(fleet.track)) {
            Some(space) if space.blue => format!("blue, −{} population", space.population),
            Some(_) => "red".to_owned(),
            None => "Auto Jump".to_owned(),
        };
        let last = tokens::JUMP_TRACK.len() - 1;
        let ends = fleet.last_jump.then(|| "the next jump ends the game".to_owned());
        let track = format!("track {} of {last} ({space})", fleet.track);
        let travelled = fleet.travelled.iter().map(|&card| self.words.name(card));
        let distance = format!("distance {}{}", fleet.distance, in_brackets(travelled));
        join([track, distance].into_iter().chain(ends))
    }

    fn fleet(&self) -> String {
        let fleet = &self.view.fleet;
        let lost = fleet.destroyed_civilians.len();
        let rows = [
            (format!("{} in the Reserves", self.words.ships(Craft::Viper, fleet.vipers)), true),
            (format!("{} damaged", fleet.damaged_vipers), fleet.damaged_vipers > 0),
            (format!("{} destroyed", fleet.destroyed_vipers), fleet.destroyed_vipers > 0),
            (self.words.ships(Craft::Raptor, fleet.raptors), true),
            (format!("{} destroyed", fleet.destroyed_raptors), fleet.destroyed_raptors > 0),
            (format!("{} off the board", self.words.ships(Craft::Civilian, fleet.civilians.cards)), true),
            (format!("{lost} destroyed"), lost > 0),
            (format!("nukes {}", fleet.nukes), true),
        ];
        join(rows.into_iter().filter(|(_, there)| *there).map(|(row, _)| row))
    }

    fn galactica(&self) -> String {
        let fleet = &self.view.fleet;
        let damaged = fleet.damaged.iter().map(|&location| self.words.name(location));
        let damage = match fleet.damaged.len() {
            0 => "undamaged".to_owned(),
            count => format!("{count} of {} damaged{}", tokens::GALACTICA_DESTROYED_AT, in_brackets(damaged)),
        };
        let aboard: u8 = fleet.boarding.iter().sum();
        let track: Vec<String> = fleet.boarding.iter().map(u8::to_string).collect();
        let boarded = (aboard > 0).then(|| format!("centurions on the boarding track: {}", track.join(" ")));
        join([damage].into_iter().chain(boarded))
    }

    fn in_play(&self) -> String {
        let card = |in_play: &InPlay| {
            let holder = in_play.holder.map(|seat| self.names.seat(seat));
            format!("{}{}", self.words.name(in_play.card), in_brackets(holder.into_iter()))
        };
        join(self.view.in_play.iter().map(card))
    }

    fn check(&self) -> String {
        let cards = self.view.check.iter();
        join(cards.map(|card| card.map_or_else(|| "?".to_owned(), |card| self.words.card(card))))
    }

    fn decks(&self) -> String {
        let decks = &self.view.decks;
        let size = |name: String, cards: u8, discard: usize| format!("{name} {cards}+{discard}");
        let skills = Skill::ALL.iter().zip(&decks.skills);
        let skills = skills.filter(|(_, deck)| deck.cards > 0 || !deck.discard.is_empty());
        let skills = skills.map(|(&skill, deck)| size(self.words.name(skill), deck.cards, deck.discard.len()));
        let others = [
            size("Crisis".to_owned(), decks.crisis.cards, decks.crisis.discard.len()),
            size("Quorum".to_owned(), decks.quorum.cards, decks.quorum.discard.len()),
            size("Destination".to_owned(), decks.destination.cards, decks.destination.discard.len()),
            format!("Destiny {}", decks.destiny.cards),
        ];
        let known = [self.known(&decks.crisis), self.known(&decks.destination)];
        format!("left+discarded: {}", join(skills.chain(others).chain(known.into_iter().flatten())))
    }

    /// Cards that somebody has drawn to keep one of them.
    fn looked_at(&self) -> String {
        let looking = &self.view.decks.looking;
        let crises = looking.crises.iter().map(|&card| self.face(card));
        let destinations = looking.destinations.iter().map(|&card| self.face(card));
        let quorum = looking.quorum.iter().map(|&card| self.face(card));
        let damage = looking.damage.iter().map(|&token| self.face(token));
        join(crises.chain(destinations).chain(quorum).chain(damage))
    }

    fn face<T: Named>(&self, card: Option<T>) -> String {
        card.map_or_else(|| "?".to_owned(), |card| self.words.name(card))
    }

    /// The cards of a deck that the viewer has seen; with all secrets open, only the top one.
    fn known<T: Named + Copy>(&self, deck: &DeckView<T>) -> Option<String> {
        let all = self.view.viewer == Viewer::Everything;
        let cards = deck.known.iter().filter(|(place, _)| !all || *place == 0);
        let cards: Vec<String> = cards.map(|&(place, card)| self.place(place, deck.cards, card)).collect();
        (!cards.is_empty()).then(|| cards.join(", "))
    }

    fn place<T: Named>(&self, place: u8, cards: u8, card: T) -> String {
        let name = self.words.name(card);
        match place {
            0 => format!("on top {name}"),
            last if last + 1 == cards => format!("at the bottom {name}"),
            other => format!("{name} below {other} cards"),
        }
    }

    fn area(&self, area: &AreaView) -> String {
        let acted = |count: u8| if count > 0 { format!(" ({count} acted)") } else { String::new() };
        let fleet =
            |craft, count, done| (count > 0).then(|| format!("{}{}", self.words.ships(craft, count), acted(done)));
        let here = [
            fleet(Craft::Raider, area.raiders, area.raiders_acted),
            fleet(Craft::HeavyRaider, area.heavy_raiders, area.heavy_raiders_acted),
            fleet(Craft::Viper, area.vipers, 0),
            self.civilians(area),
        ];
        let basestars = self.view.space.basestars.iter().flatten().filter(|basestar| basestar.area == area.area);
        let basestars = basestars.map(|basestar| {
            let damage = basestar.damage.iter().map(|&token| self.words.name(token));
            format!("{}{}", self.words.name(Craft::Basestar), in_brackets(damage))
        });
        let pilots = self.view.players.iter().filter(|player| player.place == Place::Piloting(area.area));
        let pilots = pilots.map(|player| format!("{} in a viper", self.names.seat(player.seat)));
        let row = join(basestars.chain(here.into_iter().flatten()).chain(pilots));
        if row.is_empty() { "–".to_owned() } else { row }
    }

    fn civilians(&self, area: &AreaView) -> Option<String> {
        let count = u8::try_from(area.civilians.len()).unwrap_or(u8::MAX);
        let known = area.civilians.iter().flatten().map(|&ship| self.aboard(ship));
        (count > 0).then(|| format!("{}{}", self.words.ships(Craft::Civilian, count), in_brackets(known)))
    }

    /// What a civilian ship carries.
    fn aboard(&self, ship: Civilian) -> String {
        let lose = ship.row().lose.iter().map(|&(resource, count)| format!("{count} {}", self.words.name(resource)));
        let lose: Vec<String> = lose.collect();
        if lose.is_empty() { "empty".to_owned() } else { lose.join(" and ") }
    }

    fn player(&self, player: &PlayerView) -> String {
        let view = self.view;
        let title = |holder: Option<Seat>, title| (holder == Some(player.seat)).then(|| self.words.name(title));
        let standing = match player.standing {
            Standing::Human => None,
            Standing::Cylon => Some("revealed Cylon".to_owned()),
            Standing::Sympathizer => Some("Cylon sympathizer".to_owned()),
        };
        let place = match player.place {
            Place::Off => "off the board".to_owned(),
            Place::At(location) => self.words.name(location),
            Place::Piloting(area) => format!("in a viper, {}", self.words.name(area)),
        };
        let now = (view.turn.number > 0 && view.turn.current == player.seat).then(|| "current player".to_owned());
        let hand = player.hand.known.iter().map(|&card| self.words.card(card));
        let hand = format!("{} in hand{}", cards(player.hand.cards), in_brackets(hand));
        let facts = [
            Some(place),
            now,
            title(view.admiral, Title::Admiral),
            title(view.president, Title::President),
            standing,
            Some(hand),
            self.loyalty(player),
            self.super_crises(player),
            self.quorum(player),
            player.once_used.then(|| "once-per-game ability used".to_owned()),
        ];
        join(facts.into_iter().flatten())
    }

    fn loyalty(&self, player: &PlayerView) -> Option<String> {
        let known = player.loyalty.iter().flatten().map(|&card| self.words.loyalty(card));
        let shown = player.shown.iter().map(|&card| format!("shown: {}", self.words.loyalty(card)));
        let count = player.loyalty.len() + player.shown.len();
        (count > 0).then(|| format!("loyalty {count}{}", in_brackets(known.chain(shown))))
    }

    fn super_crises(&self, player: &PlayerView) -> Option<String> {
        let known = player.super_crises.iter().flatten().map(|&card| self.words.name(card));
        let count = player.super_crises.len();
        (count > 0).then(|| format!("Super Crisis {count}{}", in_brackets(known)))
    }

    /// The hand of Quorum cards is with the President.
    fn quorum(&self, player: &PlayerView) -> Option<String> {
        let hand = &self.view.decks.quorum_hand;
        let known = hand.iter().flatten().map(|&card| self.words.name(card));
        let there = self.view.president == Some(player.seat) && !hand.is_empty();
        there.then(|| format!("Quorum {}{}", hand.len(), in_brackets(known)))
    }
}

fn cards(count: u8) -> String {
    if count == 1 { "1 card".to_owned() } else { format!("{count} cards") }
}

fn join(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(" · ")
}

fn in_brackets(parts: impl Iterator<Item = String>) -> String {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) }
}
