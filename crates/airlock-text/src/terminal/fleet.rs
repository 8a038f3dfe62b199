//! The rows of the fleet: dials, jump, ships, damage, cards in play, decks.

use airlock_game::Viewer;
use airlock_game::cards::Civilian;
use airlock_game::cards::base::tokens::{GALACTICA_DESTROYED_AT, JUMP_TRACK, dial};
use airlock_game::cards::pegasus::tokens::PEGASUS_DESTROYED_AT;
use airlock_game::event::DeckName;
use airlock_game::state::{InPlay, OCCUPATION_TRACK};
use airlock_game::terms::{Craft, Location, Resource, Set, Ship, Skill};
use airlock_game::view::{DeckView, PileView};

use super::{Writer, count};
use crate::names::Named;
use crate::words::minus;

impl Writer<'_> {
    pub(super) fn dials(&self) -> String {
        let text = |&resource: &Resource| {
            let value = self.view.fleet.dial(resource);
            // BASE-013.
            let zone = if value <= dial(resource).red { "red" } else { "blue" };
            let say = self.words.say("page-dial").name("resource", resource);
            say.text("value", minus(value.into())).text("zone", zone).end()
        };
        self.facts(Resource::ALL.iter().map(text))
    }

    pub(super) fn jump(&self) -> String {
        let fleet = &self.view.fleet;
        let last = count(JUMP_TRACK.len() - 1);
        let say = self.words.say("page-track").number("at", fleet.track).number("last", last);
        let track = say.text("space", self.space(fleet.track)).end();
        let distance = self.words.say("page-distance").number("distance", fleet.distance).end();
        let distance = self.with(distance, fleet.travelled.iter().map(|&card| self.words.name(card)));
        let ends = fleet.last_jump.then(|| self.words.plain("page-last-jump"));
        self.facts([track, distance].into_iter().chain(ends))
    }

    /// The colour of a space of the Jump Preparation track.
    fn space(&self, track: u8) -> String {
        match JUMP_TRACK[..JUMP_TRACK.len() - 1].get(usize::from(track)) {
            Some(space) if space.blue => {
                let say = self.words.say("page-track-blue").number("count", space.population);
                say.name("resource", Resource::Population).end()
            }
            Some(_) => self.words.plain("page-track-red"),
            None => self.words.plain("track-auto-jump"),
        }
    }

    pub(super) fn fleet(&self) -> String {
        let fleet = &self.view.fleet;
        let ships = |key, craft, there| self.words.say(key).text("ships", self.words.ships(craft, there)).end();
        let destroyed = |craft, lost: i32| {
            let say = || self.words.say("page-destroyed-ships").number("count", lost).name("craft", craft);
            (lost > 0).then(|| say().end())
        };
        let damaged = fleet.damaged_vipers;
        let facts = [
            Some(ships("page-reserves", Craft::Viper, fleet.vipers)),
            (damaged > 0).then(|| self.counted("page-damaged-vipers", damaged)),
            destroyed(Craft::Viper, fleet.destroyed_vipers.into()),
            (fleet.assault_raptors > 0).then(|| ships("page-reserves", Craft::AssaultRaptor, fleet.assault_raptors)),
            destroyed(Craft::AssaultRaptor, fleet.destroyed_assault_raptors.into()),
            Some(self.words.ships(Craft::Raptor, fleet.raptors)),
            destroyed(Craft::Raptor, fleet.destroyed_raptors.into()),
            Some(ships("page-civilians-off", Craft::Civilian, fleet.civilians.cards)),
            destroyed(Craft::Civilian, count(fleet.destroyed_civilians.len())),
            Some(self.counted("page-nukes", fleet.nukes)),
        ];
        self.facts(facts.into_iter().flatten())
    }

    pub(super) fn galactica(&self) -> String {
        let fleet = &self.view.fleet;
        let damage = self.damage(Ship::Galactica, GALACTICA_DESTROYED_AT);
        let spaces: Vec<String> = fleet.boarding.iter().map(u8::to_string).collect();
        let boarded = fleet.boarding.iter().any(|&centurions| centurions > 0);
        let boarded = boarded.then(|| self.words.say("page-boarded").text("spaces", spaces.join(" ")).end());
        self.facts([damage].into_iter().chain(boarded))
    }

    /// The damaged locations of a battlestar, and how many destroy it.
    fn damage(&self, ship: Ship, limit: u8) -> String {
        let damaged: Vec<Location> =
            self.view.fleet.damaged.iter().copied().filter(|location| location.ship() == ship).collect();
        if damaged.is_empty() {
            return self.words.plain("page-undamaged");
        }
        let say = self.words.say("page-damaged").number("count", count(damaged.len())).number("limit", limit);
        self.with(say.end(), damaged.into_iter().map(|location| self.words.name(location)))
    }

    /// Battlestar Pegasus, where she flies with the fleet.
    pub(super) fn pegasus(&self) -> String {
        match (self.view.setup.sets.contains(Set::Pegasus), self.view.fleet.pegasus_destroyed) {
            (false, _) => String::new(),
            (true, true) => self.words.plain("page-pegasus-destroyed"),
            (true, false) => self.damage(Ship::Pegasus, PEGASUS_DESTROYED_AT),
        }
    }

    pub(super) fn new_caprica(&self) -> String {
        let Some(board) = &self.view.new_caprica else { return String::new() };
        let orbit = if board.in_orbit { "page-in-orbit" } else { "page-away" };
        let stack = |key, pile: &PileView<Civilian>| self.counted(key, pile.cards);
        let forces = OCCUPATION_TRACK.iter().zip(&board.occupation).filter(|&(_, &forces)| forces > 0);
        let forces = forces.map(|(&location, &forces)| {
            self.words.say("page-forces").number("count", forces).name("where", location).end()
        });
        let stacks = [stack("page-locked", &board.locked), stack("page-prepared", &board.prepared)];
        self.facts([self.words.plain(orbit)].into_iter().chain(stacks).chain(forces))
    }

    /// Characters who are out of the game.
    pub(super) fn executed(&self) -> String {
        self.facts(self.view.fleet.executed.iter().map(|&character| self.words.short(character)))
    }

    pub(super) fn in_play(&self) -> String {
        let card =
            |in_play: &InPlay| self.with(self.words.name(in_play.card), in_play.holder.map(|seat| self.seat(seat)));
        self.facts(self.view.in_play.iter().map(card).chain(self.truce()))
    }

    pub(super) fn check(&self) -> String {
        let unknown = || self.words.plain("face-down");
        let cards = self.view.check.iter();
        self.facts(cards.map(|card| card.map_or_else(unknown, |card| self.words.card(card))))
    }

    /// Cards that somebody has drawn to keep one of them.
    pub(super) fn looked_at(&self) -> String {
        let looking = &self.view.decks.looking;
        let crises = looking.crises.iter().map(|&card| self.face(card));
        let destinations = looking.destinations.iter().map(|&card| self.face(card));
        let quorum = looking.quorum.iter().map(|&card| self.face(card));
        let damage = looking.damage.iter().map(|&token| self.face(token));
        let learned = looking.learned.iter();
        let learned =
            learned.map(|card| card.map_or_else(|| self.words.plain("face-down"), |card| self.words.card(card)));
        let mutiny = looking.mutiny.iter().map(|&card| self.face(card));
        self.facts(crises.chain(destinations).chain(quorum).chain(damage).chain(learned).chain(mutiny))
    }

    pub(super) fn decks(&self) -> String {
        let decks = &self.view.decks;
        let skills = Skill::ALL.iter().zip(&decks.skills);
        let skills = skills.filter(|(_, deck)| deck.cards > 0 || !deck.discard.is_empty());
        let skills = skills.map(|(&skill, deck)| self.deck(DeckName::Skill(skill), deck));
        let others = [
            self.deck(DeckName::Crisis, &decks.crisis),
            self.deck(DeckName::Quorum, &decks.quorum),
            self.deck(DeckName::Destination, &decks.destination),
            self.words.say("page-destiny").number("left", decks.destiny.cards).end(),
        ];
        let known = [self.known(&decks.crisis), self.known(&decks.destination)];
        let known = known.into_iter().flatten().chain(self.known(&decks.missions));
        let decks = self.facts(skills.chain(others).chain(self.decks_of_daybreak()).chain(known));
        self.words.say("page-decks").text("decks", decks).end()
    }

    pub(super) fn deck<T>(&self, name: DeckName, deck: &DeckView<T>) -> String {
        let say = self.words.say("page-deck").name("deck", name).number("left", deck.cards);
        say.number("discarded", count(deck.discard.len())).end()
    }

    /// The cards of a deck that the viewer has seen; with all secrets open, only the top one.
    fn known<T: Named + Copy>(&self, deck: &DeckView<T>) -> Option<String> {
        let all = self.view.viewer == Viewer::Everything;
        let cards = deck.known.iter().filter(|(place, _)| !all || *place == 0);
        let cards: Vec<String> = cards.map(|&(place, card)| self.place(place, deck.cards, card)).collect();
        (!cards.is_empty()).then(|| self.words.commas(cards))
    }

    fn place<T: Named>(&self, place: u8, cards: u8, card: T) -> String {
        let key = match place {
            0 => "page-on-top",
            last if last + 1 == cards => "page-at-bottom",
            _ => "page-below",
        };
        self.words.say(key).number("count", place).text("card", self.words.name(card)).end()
    }
}
