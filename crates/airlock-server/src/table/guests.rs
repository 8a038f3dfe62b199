//! People beside the seats: who asks for one, who was sent away, whom nobody wants to read.
//!
//! A seat in a running game has secrets. Nobody gets one without consent, nobody gets a second one, and whoever loses one is a
//! stranger from that moment on.

use airlock_game::Seat;
use airlock_store::{Bar, ChatKind, GuestRow, Person, PersonId, Report, SeatRow};
use airlock_text::Words;

use super::{BadStart, Eyes, Table, alike, called, is_reserved, line_text, named};
use crate::page::company::{CompanyPage, Member, Spot};
use crate::page::{ChatLine, Entrance, Request, Way};

/// Somebody whom a command is about. People are never named by their own numbers, which nobody is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Seat(Seat),
    /// By the number that the table has given them.
    Guest(u32),
    /// Whoever said that line of the chat.
    Line(u32),
}

/// The person behind a [`Who`], and what they are called here.
struct Found {
    person: PersonId,
    name: String,
}

impl Table {
    pub fn guest_of(&self, person: PersonId) -> Option<&GuestRow> {
        self.guests.iter().find(|guest| guest.person == person)
    }

    /// Remembers a person under a number of this table.
    fn remember(&mut self, person: PersonId, name: &str) -> &mut GuestRow {
        let at = self.guests.iter().position(|guest| guest.person == person).unwrap_or_else(|| {
            let number = self.guests.last().map_or(0, |last| last.number + 1);
            let (name, mutes) = (name.to_owned(), Vec::new());
            let (held, bar, muted, asks) = (None, None, false, None);
            self.guests.push(GuestRow { number, person, name, held, bar, muted, asks, mutes });
            self.guests.len() - 1
        });
        &mut self.guests[at]
    }

    fn guest(&mut self, number: u32) -> Result<&mut GuestRow, BadStart> {
        self.guests.iter_mut().find(|guest| guest.number == number).ok_or(BadStart::Nobody)
    }

    fn find(&self, who: Who) -> Result<Found, BadStart> {
        match who {
            Who::Seat(seat) => {
                let row = self.seats.get(seat.index()).ok_or(BadStart::NoSeat)?;
                Ok(Found { person: row.person.ok_or(BadStart::Nobody)?, name: row.name.clone() })
            }
            Who::Guest(number) => {
                let guest = self.guests.iter().find(|guest| guest.number == number).ok_or(BadStart::Nobody)?;
                Ok(Found { person: guest.person, name: guest.name.clone() })
            }
            Who::Line(number) => {
                let (_, line) = self.lines().find(|&(own, _)| own == number).ok_or(BadStart::Nobody)?;
                Ok(Found { person: line.person.ok_or(BadStart::Nobody)?, name: line.name.clone() })
            }
        }
    }

    /// The same, where it must be somebody else.
    fn find_other(&self, me: PersonId, who: Who) -> Result<Found, BadStart> {
        self.find(who).and_then(|found| if found.person == me { Err(BadStart::Yourself) } else { Ok(found) })
    }

    /// Whether a person may say who gets a seat in the running game: the host; where the host does not play, whoever does.
    pub fn may_admit(&self, person: PersonId) -> bool {
        self.row.host == person || (self.seat_of(self.row.host).is_none() && self.seat_of(person).is_some())
    }

    fn must_admit(&self, person: PersonId) -> Result<(), BadStart> {
        if self.may_admit(person) { Ok(()) } else { Err(BadStart::NotHost) }
    }

    /// Whether a person may sit down here.
    pub(super) fn must_be_welcome(&self, person: PersonId) -> Result<(), BadStart> {
        match self.guest_of(person).and_then(|guest| guest.bar) {
            None => Ok(()),
            Some(Bar::Removed) => Err(BadStart::Removed),
            Some(Bar::Banned) => Err(BadStart::Banned),
        }
    }

    /// Whether a person may talk here.
    pub(super) fn must_have_a_voice(&self, person: &Person) -> Result<(), BadStart> {
        match self.guest_of(person.id) {
            _ if person.muted => Err(BadStart::MutedEverywhere),
            Some(guest) if guest.bar == Some(Bar::Banned) => Err(BadStart::Banned),
            Some(guest) if guest.muted => Err(BadStart::Muted),
            Some(_) | None => Ok(()),
        }
    }

    /// Nobody may be taken for somebody else at this table, nor for a bot.
    pub(super) fn must_be_own_name(&self, person: PersonId, name: &str) -> Result<(), BadStart> {
        if is_reserved(name) || self.is_taken(person, name) { Err(BadStart::NameTaken) } else { Ok(()) }
    }

    fn is_taken(&self, person: PersonId, name: &str) -> bool {
        let sits = self.seats.iter().filter_map(|row| Some((row.person?, &row.name)));
        let asks = self.guests.iter().filter(|guest| guest.asks.is_some()).map(|guest| (guest.person, &guest.name));
        sits.chain(asks).any(|(other, own)| other != person && alike(own, name))
    }

    /// What somebody who watches is called: like nobody who plays.
    pub(super) fn name_beside(&self, person: &Person) -> String {
        let own = self.must_be_own_name(person.id, &person.name).is_ok();
        if own { person.name.clone() } else { String::new() }
    }

    /// Asks for a seat in the running game; a seat that neither a person nor a bot has is taken at once.
    pub(super) fn ask_for(
        &mut self,
        person: &Person,
        name: &str,
        seat: Option<Seat>,
        now: i64,
    ) -> Result<Option<Seat>, BadStart> {
        if self.is_over() {
            return Err(BadStart::Over);
        }
        let held = self.guest_of(person.id).and_then(|guest| guest.held);
        let free = (0..).map(Seat).find(|&seat| self.is_free(seat) && held.is_none_or(|held| held == seat));
        let seat = seat.or(free).ok_or(BadStart::Full)?;
        let row = self.seats.get(seat.index()).ok_or(BadStart::NoSeat)?;
        let vacant = row.bot.is_none();
        if row.person.is_some() {
            return Err(BadStart::SeatTaken);
        }
        if held.is_some_and(|held| held != seat) {
            return Err(BadStart::HeldAnother);
        }
        let name = if name.is_empty() { &person.name } else { name };
        self.must_be_own_name(person.id, name)?;
        if vacant {
            return self.take_seat(person.id, name.to_owned(), seat, now).map(Some);
        }
        let guest = self.remember(person.id, name);
        let before = guest.asks.replace(seat);
        name.clone_into(&mut guest.name);
        if before.is_none() {
            self.tell(ChatKind::AskedToSit, name.to_owned(), String::new(), now);
        }
        Ok(None)
    }

    /// Withdraws what was asked for.
    pub(super) fn stop_asking(&mut self, person: PersonId) -> Result<(), BadStart> {
        let guest = self.guests.iter_mut().find(|guest| guest.person == person && guest.asks.is_some());
        guest.ok_or(BadStart::NotSeated)?.asks = None;
        Ok(())
    }

    /// Somebody sits down in the running game. What the seat had written down for itself is not theirs.
    fn take_seat(&mut self, person: PersonId, name: String, seat: Seat, now: i64) -> Result<Seat, BadStart> {
        self.drop_orders(seat);
        *self.seat_mut(seat)? = SeatRow { person: Some(person), name: name.clone(), ready: true, ..SeatRow::default() };
        self.tell(ChatKind::SatDown, name, String::new(), now);
        Ok(seat)
    }

    /// The host lets in somebody who asks.
    pub(super) fn admit(&mut self, host: PersonId, number: u32, now: i64) -> Result<Option<Seat>, BadStart> {
        self.must_admit(host)?;
        let guest = self.guest(number)?;
        let (person, name) = (guest.person, guest.name.clone());
        let seat = guest.asks.take().ok_or(BadStart::Nobody)?;
        self.must_be_welcome(person)?;
        if !self.is_free(seat) {
            return Err(BadStart::SeatTaken);
        }
        self.take_seat(person, name, seat, now)?;
        Ok(self.seat_of(host))
    }

    pub(super) fn decline(&mut self, host: PersonId, number: u32, now: i64) -> Result<Option<Seat>, BadStart> {
        self.must_admit(host)?;
        let guest = self.guest(number)?;
        guest.asks.take().ok_or(BadStart::Nobody)?;
        let name = guest.name.clone();
        self.tell(ChatKind::Declined, name, String::new(), now);
        Ok(self.seat_of(host))
    }

    /// The host sends somebody away: from a lobby, to a bot in a running game, or from beside the table.
    pub(super) fn send_away(&mut self, host: PersonId, who: Who, bar: Bar, now: i64) -> Result<Option<Seat>, BadStart> {
        self.must_host(host)?;
        let Found { person, name } = self.find_other(host, who)?;
        let seat = self.owned_by(person);
        let started = self.play.is_some();
        if let Some(seat) = seat {
            self.drop_orders(seat);
            *self.seat_mut(seat)? = if started { Table::bot_seat() } else { SeatRow::default() };
        }
        let guest = self.remember(person, &name);
        guest.bar = guest.bar.max(Some(bar));
        guest.asks = None;
        guest.held = seat.filter(|_| started).or(guest.held);
        let kind = match bar {
            Bar::Removed => ChatKind::Removed,
            Bar::Banned => ChatKind::Banned,
        };
        self.tell(kind, name, String::new(), now);
        Ok(self.seat_of(host))
    }

    /// The host lets somebody return who was sent away.
    pub(super) fn lift(&mut self, host: PersonId, number: u32) -> Result<Option<Seat>, BadStart> {
        self.must_host(host)?;
        self.guest(number)?.bar = None;
        Ok(self.seat_of(host))
    }

    /// The host mutes somebody for the whole table.
    pub(super) fn mute_for_all(&mut self, host: PersonId, who: Who, muted: bool) -> Result<Option<Seat>, BadStart> {
        self.must_host(host)?;
        let Found { person, name } = self.find_other(host, who)?;
        self.remember(person, &name).muted = muted;
        Ok(self.seat_of(host))
    }

    /// One does not want to read somebody.
    pub(super) fn mute(&mut self, me: &Person, who: Who, muted: bool) -> Result<Option<Seat>, BadStart> {
        let Found { person, name } = self.find_other(me.id, who)?;
        let number = self.remember(person, &name).number;
        let mine = self.remember(me.id, &me.name);
        mine.mutes.retain(|&other| other != number);
        if muted {
            mine.mutes.push(number);
        }
        Ok(self.seat_of(me.id))
    }

    /// Tells whoever runs the server about a person or a line, with the words as they are now.
    pub(super) fn report(
        &mut self,
        me: PersonId,
        who: Who,
        reason: String,
        now: i64,
    ) -> Result<Option<Seat>, BadStart> {
        let Found { person, name } = self.find_other(me, who)?;
        let line = if let Who::Line(line) = who { Some(line) } else { None };
        let said = self.lines().find(|&(number, _)| Some(number) == line);
        let text = said.map(|(_, said)| said.text.clone()).unwrap_or_default();
        let (table, person) = (self.row.id.clone(), Some(person));
        self.fresh.reports.push(Report { table, line, person, name, text, reporter: me, reason, made_at: now });
        Ok(self.seat_of(me))
    }

    /// Whether the eyes do not want to read what a person says.
    pub fn is_muted_for(&self, eyes: Eyes, person: Option<PersonId>) -> bool {
        let mine = self.memory(eyes);
        let other = person.and_then(|person| self.guest_of(person));
        mine.zip(other).is_some_and(|(mine, other)| mine.mutes.contains(&other.number))
    }

    fn drop_orders(&mut self, seat: Seat) {
        if let Some(play) = &mut self.play {
            let given: Vec<_> = play.orders.of(seat).collect();
            given.into_iter().for_each(|order| play.orders.withdraw(seat, order));
        }
    }

    fn memory(&self, eyes: Eyes) -> Option<&GuestRow> {
        self.guests.iter().find(|guest| Some(guest.number) == eyes.guest)
    }

    /// How seats of the running game come to other people, as the eyes may know it.
    pub fn entrance(&self, words: &Words, eyes: Eyes) -> Entrance {
        let guest = self.memory(eyes);
        let held = guest.and_then(|guest| guest.held);
        let own = match (guest, eyes.left) {
            (Some(guest), _) if guest.bar.is_some() => Way::Shut,
            (_, Some(left)) => Way::Back(left),
            (Some(GuestRow { asks: Some(seat), .. }), _) => Way::Asked(*seat),
            (_, None) => Way::Ask,
        };
        let free = (0..).map(Seat).take(self.seats.len()).filter(|&seat| self.is_free(seat));
        Entrance {
            requests: if eyes.admits { self.requests(words) } else { Vec::new() },
            own,
            free: free.filter(|&seat| held.is_none_or(|held| held == seat)).collect(),
        }
    }

    fn requests(&self, words: &Words) -> Vec<Request> {
        let asking = self.guests.iter().filter_map(|guest| Some((guest, guest.asks?)));
        let request =
            |(guest, seat): (&GuestRow, Seat)| Request { guest: guest.number, name: named(words, &guest.name), seat };
        asking.map(request).collect()
    }

    /// Everybody whom the eyes can do something about, and the line of the chat that it is about.
    pub fn company(&self, words: &Words, me: Option<PersonId>, line: Option<u32>) -> CompanyPage {
        let about = self.lines().find(|&(number, said)| Some(number) == line && said.person.is_some());
        let seats = (0..).map(Seat).zip(&self.seats).filter_map(|(seat, row)| {
            let spot = if row.bot.is_some() { Spot::Left(seat) } else { Spot::Plays(seat) };
            Some((row.person?, Who::Seat(seat), called(words, seat, row), spot))
        });
        let mut members: Vec<(PersonId, Who, String, Spot)> = seats.collect();
        for guest in &self.guests {
            let spot = guest.asks.map_or(Spot::Beside, Spot::Asks);
            members.push((guest.person, Who::Guest(guest.number), named(words, &guest.name), spot));
        }
        for (number, said) in self.lines().rev() {
            members
                .extend(said.person.map(|person| (person, Who::Line(number), named(words, &said.name), Spot::Beside)));
        }
        let mut seen: Vec<PersonId> = Vec::new();
        members.retain(|&(person, ..)| {
            !seen.contains(&person) && {
                seen.push(person);
                true
            }
        });
        let mine = me.and_then(|me| self.guest_of(me));
        let member = |(person, who, name, spot): (PersonId, Who, String, Spot)| {
            let guest = self.guest_of(person);
            Member {
                who,
                guest: guest.map(|guest| guest.number),
                name,
                spot,
                me: me == Some(person),
                host: person == self.row.host,
                bar: guest.and_then(|guest| guest.bar),
                muted: guest.is_some_and(|guest| guest.muted),
                muted_by_me: mine.zip(guest).is_some_and(|(mine, guest)| mine.mutes.contains(&guest.number)),
            }
        };
        CompanyPage {
            id: self.row.id.clone(),
            table: self.row.name.clone(),
            members: members.into_iter().map(member).collect(),
            hosts: me == Some(self.row.host),
            admits: me.is_some_and(|me| self.may_admit(me)),
            line: about.map(|(number, said)| ChatLine {
                number,
                seat: said.seat,
                name: named(words, &said.name),
                text: line_text(words, said),
            }),
        }
    }
}
