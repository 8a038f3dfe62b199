//! Sending characters somewhere (BASE-051, BASE-087, BASE-088, BASE-163, BASE-208, BASE-246).

use crate::cards::{StandingRule, Trait};
use crate::event::{Event, ViperAt};
use crate::game::Game;
use crate::seat::Seat;
use crate::state::Place;
use crate::terms::{Location, Title};

impl Game {
    /// BASE-087: whether an effect can move the character there.
    pub(crate) fn can_be_sent(&self, seat: Seat, to: Location) -> bool {
        let player = self.player(seat);
        let to = self.place_meant(seat, to);
        let held = match player.place {
            Place::At(Location::Brig) => to == Location::Sickbay && !self.rules.brig_to_sickbay,
            // PEG-135: nothing that does not name Detention takes a character out of it.
            Place::At(Location::Detention) => to == Location::MedicalCenter,
            Place::At(_) | Place::Off | Place::Piloting(_) => false,
        };
        let caught = matches!(to, Location::Detention | Location::MedicalCenter);
        let there = !caught || self.is_on_new_caprica(seat);
        player.is_human() && player.place != Place::Off && !player.is_at(to) && !held && there
    }

    /// Sends a character somewhere by an effect; does nothing if he cannot go (BASE-051, BASE-088).
    pub(crate) fn send(&mut self, seat: Seat, to: Location) {
        if !self.can_be_sent(seat, to) {
            return;
        }
        let to = self.place_meant(seat, to);
        let from_brig = self.is_in_brig(seat);
        self.put_at(seat, to);
        self.log(Event::Sent { seat, to });
        self.settle_admiral(seat, from_brig);
    }

    /// Puts the character into a location; a viper he piloted goes to the Reserves (BASE-163).
    pub(crate) fn put_at(&mut self, seat: Seat, to: Location) {
        if let Place::Piloting(_) = self.player(seat).place {
            // DAY-088.
            match std::mem::take(&mut self.player_mut(seat).in_raptor) {
                true => self.fleet.assault_raptors += 1,
                false => self.fleet.vipers += 1,
            }
            self.log(Event::ViperReturned { from: ViperAt::Pilot(seat) });
        }
        self.player_mut(seat).place = Place::At(to);
    }

    /// BASE-246: while the Vice President is not President nobody else may be chosen.
    pub(crate) fn may_be_candidate(&self, seat: Seat) -> bool {
        let vice = self.decks.in_play.iter().find(|card| card.rule() == StandingRule::VicePresident);
        match vice.and_then(|card| card.holder) {
            Some(holder) if self.holder(Title::President) != Some(holder) => seat == holder,
            Some(_) | None => true,
        }
    }

    /// BASE-208: he enters at the start of his second turn, before drawing.
    pub(crate) fn arrive_from_stranding(&mut self, seat: Seat) {
        let turns = self.player(seat).turns;
        let waits = self.property(seat, Trait::off_board_until).unwrap_or(1);
        if self.player(seat).place == Place::Off && turns >= waits {
            // PEG-098: the Hangar Deck is out of reach while Galactica is away.
            let at = if self.is_galactica_away() { Location::ResistanceHq } else { Location::HangarDeck };
            self.player_mut(seat).place = Place::At(at);
            self.log(Event::Arrived { seat, at });
        }
    }
}
