//! Characters on the move: who can be sent where, and what follows when somebody goes.

use crate::cards::{Among, Effect, Quorum, Script, StandingRule, Team, Who};
use crate::event::{Event, ViperAt};
use crate::game::Game;
use crate::seat::{Seat, SeatSet};
use crate::source::Source;
use crate::state::{Place, Standing};
use crate::terms::{Location, Ship, Title};

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

    /// The seats that an effect touches, in the order of their numbers.
    pub(crate) fn who(&self, who: Who, you: Seat, target: Option<Seat>) -> SeatSet {
        let of = |seat: Option<Seat>| seat.map_or(SeatSet::NONE, SeatSet::only);
        match who {
            Who::You => SeatSet::only(you),
            Who::Current => SeatSet::only(self.turn.current),
            Who::Admiral => of(self.holder(Title::Admiral)),
            Who::President => of(self.holder(Title::President)),
            Who::Target => of(target),
            Who::EachPlayer => self.seats().collect(),
            Who::EachHuman => self.humans(),
            Who::EachCylon => self.seats().filter(|&seat| !self.is_human(seat)).collect(),
            Who::AdmiralAndCurrent => of(self.holder(Title::Admiral)).or(SeatSet::only(self.turn.current)),
            Who::Officers => of(self.holder(Title::President)).or(of(self.holder(Title::Admiral))),
            Who::At(location) => self.seats().filter(|&seat| self.player(seat).is_at(location)).collect(),
            Who::EachWithoutMutiny => {
                let without = |&seat: &Seat| self.may_draw_mutiny(seat) && self.player(seat).mutiny.is_empty();
                self.seats().filter(without).collect()
            }
            Who::EachWithoutMiracle => {
                let without = |&seat: &Seat| self.is_human(seat) && self.player(seat).miracles == 0;
                self.seats().filter(without).collect()
            }
            Who::Aboard(ship) => self.seats().filter(|&seat| self.is_aboard(seat, ship)).collect(),
        }
    }

    /// The one seat that decides; with the title vacant, the current player.
    pub(crate) fn decider(&self, who: Who, you: Seat, target: Option<Seat>) -> Seat {
        self.who(who, you, target).first().unwrap_or(self.turn.current)
    }

    /// In the Brig, or in Detention, which stands for it on New Caprica (PEG-134).
    pub(crate) fn is_prisoner(&self, seat: Seat) -> bool {
        self.is_in_brig(seat) || self.player(seat).is_at(Location::Detention)
    }

    /// BASE-165: a piloting character is aboard nothing.
    pub(crate) fn is_aboard(&self, seat: Seat, ship: Ship) -> bool {
        self.player(seat).location().is_some_and(|location| location.ship() == ship)
    }

    /// Who may be chosen for what follows.
    pub(crate) fn targets(&self, among: Among, you: Seat, then: Script, of: Option<Source>) -> SeatSet {
        let mut seats = self.among(among, you);
        if matches!(then, [Effect::Order]) {
            seats = seats.iter().filter(|&seat| self.can_take_order(seat)).collect();
        }
        // Somebody for whom none of the options means anything is not chosen (DAY-012).
        if let [Effect::Choose { options, .. }] = then {
            let open = |seat: Seat| options.iter().any(|option| self.feasible_option(you, Some(seat), option));
            seats = seats.iter().filter(|&seat| open(seat)).collect();
        }
        // PEG-085: nobody who only passes for a human has a claim to a title, nor is one handed to him.
        let claim = matches!(of, Some(Source::Quorum(card)) if card.is_claim_to_title());
        if claim || matches!(then, [Effect::Give { to: Who::Target, .. }]) {
            seats = seats.iter().filter(|&seat| self.may_hold_titles(seat)).collect();
        }
        seats
    }

    /// Who may be chosen.
    pub(crate) fn among(&self, among: Among, you: Seat) -> SeatSet {
        let human = |seat: Seat| self.is_human(seat);
        let other = |seat: Seat| seat != you;
        let looked_at = |seat: Seat| other(seat) && self.can_look_at(seat);
        let fits = |seat: Seat| match among {
            Among::Sendable(to) => self.can_be_sent(seat, to),
            Among::SendableFrom(ship, to) => self.can_be_sent(seat, to) && self.is_aboard(seat, ship),
            Among::OtherHumans => other(seat) && human(seat),
            Among::OthersButAdmiral => {
                other(seat) && self.may_hold_titles(seat) && self.holder(Title::Admiral) != Some(seat)
            }
            Among::OthersInBrig => other(seat) && human(seat) && self.player(seat).is_at(self.prison_of(you)),
            Among::Candidates => self.may_hold_titles(seat) && self.may_be_candidate(seat),
            Among::WithHiddenLoyalty => looked_at(seat),
            Among::HumansWithHiddenLoyalty => looked_at(seat) && human(seat),
            Among::OfficersWithHiddenLoyalty => {
                looked_at(seat) && Title::ALL.iter().any(|&title| self.holder(title) == Some(seat))
            }
            Among::Others => other(seat),
            Among::Everybody => true,
            Among::Characters => self.player(seat).place != Place::Off,
            Among::Prisoners => self.player(seat).is_at(self.prison_of(you)),
            Among::OnNewCaprica => self.is_aboard(seat, Ship::NewCaprica),
            Among::HumansOnNewCaprica(to) => self.is_aboard(seat, Ship::NewCaprica) && self.can_be_sent(seat, to),
            Among::InDetention => self.player(seat).is_at(Location::Detention),
            Among::RevealedCylons => !human(seat),
            Among::Humans => human(seat),
            Among::MayDrawMutiny => self.may_draw_mutiny(seat),
            Among::OthersMayDrawMutiny => other(seat) && self.may_draw_mutiny(seat),
            Among::OthersMayGainMiracle => other(seat) && self.may_gain_miracle(seat),
            Among::OthersHere => {
                other(seat) && self.player(you).location().is_some_and(|here| self.player(seat).is_at(here))
            }
        };
        self.seats().filter(|&seat| fits(seat)).collect()
    }

    /// BASE-094, BASE-102: a face-down card is there, and no card in play forbids looking.
    pub(crate) fn can_look_at(&self, seat: Seat) -> bool {
        !self.player(seat).loyalty.is_empty() && !self.decks.rule(|rule| rule == StandingRule::NoLooking)
    }

    /// BASE-246: while the Vice President is not President nobody else may be chosen.
    fn may_be_candidate(&self, seat: Seat) -> bool {
        let vice = self.decks.in_play.iter().find(|card| card.rule() == StandingRule::VicePresident);
        match vice.and_then(|card| card.holder) {
            Some(holder) if self.holder(Title::President) != Some(holder) => seat == holder,
            Some(_) | None => true,
        }
    }

    /// Whether nobody may move to that ship: a card forbids it (BASE-110), or it is not there (PEG-021).
    pub(crate) fn is_closed(&self, ship: Ship) -> bool {
        let closed = match ship {
            // PEG-120.
            Ship::ColonialOne => self.new_caprica.is_some() || self.fleet.colonial_one_destroyed,
            Ship::Demetrius => !self.rules.has_demetrius,
            Ship::RebelBasestar => self.search.rebels.is_none(),
            Ship::Pegasus => !self.pegasus_flies(),
            Ship::NewCaprica => self.new_caprica.is_none(),
            Ship::Galactica | Ship::Cylon => false,
        };
        // PEG-121.
        let away = self.is_galactica_away() && ship != Ship::NewCaprica;
        closed || away || self.decks.rule(|rule| rule == StandingRule::Closed(ship))
    }

    /// Whether the location is on the table and its ship can be entered.
    pub(crate) fn is_open(&self, location: Location) -> bool {
        self.is_laid_out(location) && !self.is_closed(location.ship())
    }

    /// Whether the location is on the table, with the side up that shows it (DAY-094).
    pub(crate) fn is_laid_out(&self, location: Location) -> bool {
        let turned = match location {
            Location::ResurrectionShip => self.fleet.hub_destroyed,
            Location::HubDestroyed => !self.fleet.hub_destroyed,
            _ => false,
        };
        self.setup.sets.contains(location.set()) && !turned
    }

    /// Cylon cards that the seat could turn up. BASE-189: a revealed Cylon turns up no other, not even
    /// among the humans (PEG-091).
    pub(crate) fn hidden_cylon_cards(&self, seat: Seat) -> impl Iterator<Item = crate::cards::Loyalty> + '_ {
        let player = self.player(seat);
        let cards = player.loyalty.iter().map(|card| card.card);
        cards.filter(|card| player.standing == Standing::Human && card.row().team == Team::Cylon)
    }
}

impl Quorum {
    /// Whoever has it before him stands next in line for a title (BASE-246).
    fn is_claim_to_title(self) -> bool {
        self.row().stays.is_some_and(|stays| stays.rule == StandingRule::VicePresident)
    }
}
