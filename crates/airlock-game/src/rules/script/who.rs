//! Who is meant: the words of a card and the seats that they mean (BASE-246, PEG-085, DAY-012).

use crate::cards::{Among, CharacterEffect, Effect, Quorum, Script, StandingRule, TurnEffect, Who};
use crate::game::Game;
use crate::seat::{Seat, SeatSet};
use crate::source::Source;
use crate::state::Place;
use crate::terms::{Location, Ship, Title};

impl Game {
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

    /// Who may be chosen for what follows.
    pub(crate) fn targets(&self, among: Among, you: Seat, then: Script, of: Option<Source>) -> SeatSet {
        let mut seats = self.among(among, you);
        if matches!(then, [Effect::Turn(TurnEffect::Order)]) {
            seats = seats.iter().filter(|&seat| self.can_take_order(seat)).collect();
        }
        // Somebody for whom none of the options means anything is not chosen (DAY-012).
        if let [Effect::Choose { options, .. }] = then {
            let open = |seat: Seat| options.iter().any(|option| self.feasible_option(you, Some(seat), option));
            seats = seats.iter().filter(|&seat| open(seat)).collect();
        }
        // PEG-085: nobody who only passes for a human has a claim to a title, nor is one handed to him.
        let claim = matches!(of, Some(Source::Quorum(card)) if card.is_claim_to_title());
        if claim || matches!(then, [Effect::Characters(CharacterEffect::Give { to: Who::Target, .. })]) {
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
}

impl Quorum {
    /// Whoever has it before him stands next in line for a title (BASE-246).
    pub(crate) fn is_claim_to_title(self) -> bool {
        self.row().stays.is_some_and(|stays| stays.rule == StandingRule::VicePresident)
    }
}
