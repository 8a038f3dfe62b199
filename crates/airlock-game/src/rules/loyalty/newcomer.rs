//! The new character of a human player who was executed (PEG-096 to PEG-102).

use crate::cards::{AbilityRule, Character, MilestoneEffect, Start, Team, Trait};
use crate::event::Event;
use crate::game::Game;
use crate::seat::Seat;
use crate::state::Place;
use crate::terms::Location;

impl Game {
    /// Of any type; no leader, nobody in play, nobody who was executed (PEG-092 step 4).
    pub(crate) fn newcomers(&self) -> impl Iterator<Item = Character> + '_ {
        let banned = self.rules.without_characters;
        let executed = |character: &Character| self.fleet.executed.iter().any(|other| other == character);
        let open = move |character: &Character| !character.is_leader() && !banned.contains(&character.id());
        let open = move |character: &Character| open(character) && !self.has_version_in_play(*character);
        self.characters_left().filter(open).filter(move |character| !executed(character))
    }

    /// DAY-055 holds for a new character too; the Mutineer gets his card again, and draws for it (DAY-030).
    pub(crate) fn newcomers_mutiny(&self, seat: Seat) -> u8 {
        let own = self.property(seat, Trait::start_mutiny).unwrap_or(0);
        own + u8::from(self.player(seat).is_mutineer())
    }

    pub(crate) fn sleeper_phase_is_over(&self) -> bool {
        let past = &self.objective().milestones[..usize::from(self.fleet.milestones)];
        past.iter().any(|milestone| milestone.effect == MilestoneEffect::SleeperAgentPhase)
    }

    /// He takes the sheet; where he starts comes next.
    pub(crate) fn bring_in(&mut self, seat: Seat, character: Character) {
        let late = self.sleeper_phase_is_over();
        let (first, sleeper) = (of(character, Trait::start_loyalty), of(character, Trait::sleeper_loyalty));
        let player = self.player_mut(seat);
        player.character = Some(character);
        player.turns = 0;
        // PEG-102: who comes too late to take one card more cannot use what it is the price of.
        player.forfeited = late && first.is_some();
        self.log(Event::CharacterPicked { seat, character });
        let more = first.or(sleeper).map_or(0, |cards| cards - 1);
        if late || more == 0 {
            return;
        }
        // PEG-099, PEG-102.
        self.add_loyalty(Team::Human, more);
        self.decks.loyalty.shuffle_unseen(&mut self.chance);
        if first.is_some() {
            for _ in 0..more {
                self.deal_late_loyalty(seat);
            }
        }
    }

    /// Where he starts, which may leave him a choice.
    pub(crate) fn debut(&self, seat: Seat, prison: Location) -> Start {
        let character = self.player(seat).character.expect("he has picked one");
        let open = |location: Location| !self.is_closed(location.ship());
        // PEG-099.
        if self.sleeper_phase_is_over() && of(character, Trait::sleeper_loyalty).is_some() {
            return Start::At(prison);
        }
        match character.row().start {
            // PEG-098: nothing but New Caprica is in reach before Galactica's return.
            Start::At(_) | Start::Either(..) | Start::Viper if self.is_galactica_away() => {
                Start::At(Location::ResistanceHq)
            }
            // PEG-101, DAY-088.
            Start::Viper if self.reserve_vipers() > 0 => Start::Viper,
            // PEG-100.
            Start::OffBoard => Start::OffBoard,
            Start::Either(one, other) if open(one) && open(other) => Start::Either(one, other),
            Start::At(at) | Start::Either(at, _) if open(at) => Start::At(at),
            Start::Either(_, at) if open(at) => Start::At(at),
            // PEG-098.
            Start::At(_) | Start::Either(..) | Start::Viper => Start::At(Location::HangarDeck),
        }
    }

    pub(crate) fn put_newcomer(&mut self, seat: Seat, place: Place) {
        self.player_mut(seat).place = place;
        match place {
            Place::Off => {}
            Place::At(at) => self.log(Event::Arrived { seat, at }),
            Place::Piloting(area) => {
                self.fleet.vipers -= 1;
                self.log(Event::ViperLaunched { area, pilot: Some(seat) });
            }
        }
    }

    /// DAY-001: another version of the character is in play; who was executed is not.
    pub(crate) fn has_version_in_play(&self, character: Character) -> bool {
        let alive = |character: &Character| self.fleet.executed.iter().all(|other| other != character);
        let mut picked = self.seats().filter_map(|seat| self.player(seat).character).filter(alive);
        picked.any(|other| other != character && other.is_version_of(character))
    }
}

/// A property on the sheet of a character.
fn of<T>(character: Character, wanted: impl Fn(Trait) -> Option<T>) -> Option<T> {
    character.row().abilities.iter().find_map(|row| match row.rule {
        AbilityRule::Trait(property) => wanted(property),
        AbilityRule::Action(_) | AbilityRule::Movement(_) | AbilityRule::Response(_) => None,
    })
}
