//! A table that is filling up: sitting down, getting ready, starting.

use airlock_bots::Kind;
use airlock_game::{Seat, Setup};
use airlock_store::{BotPace, ChatKind, ChatRow, Person, PersonId, SeatRow, TableOptions, TableRow};
use thiserror::Error;

use super::{BadTable, Play, Table};

/// What a seat is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewSeat {
    Person,
    Bot,
}

/// Why something cannot be done in the lobby. The table is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadStart {
    #[error("only the host can do that")]
    NotHost,
    #[error("other people play here")]
    NotAlone,
    #[error("the game has started")]
    Started,
    #[error("there is no such seat")]
    NoSeat,
    #[error("somebody sits there")]
    SeatTaken,
    #[error("no seat is free")]
    Full,
    #[error("you have no seat here")]
    NotSeated,
    #[error("seat {0} is empty")]
    Empty(u8),
    #[error("the person in seat {0} is not ready")]
    NotReady(u8),
    #[error("this setup cannot be played")]
    Setup,
    #[error("the game is not over")]
    NotOver,
    #[error("the game is over")]
    Over,
    #[error("somebody at this table is called so")]
    NameTaken,
    #[error("the host has removed you from this table")]
    Removed,
    #[error("the host has banned you from this table")]
    Banned,
    #[error("the host has muted you at this table")]
    Muted,
    #[error("an operator has muted you")]
    MutedEverywhere,
    #[error("you have held another seat in this game")]
    HeldAnother,
    #[error("there is nobody like that")]
    Nobody,
    #[error("that is yourself")]
    Yourself,
}

impl Table {
    /// A bot for a seat. It has no name of its own: everyone reads what bots are called in their own language.
    pub fn bot_seat() -> SeatRow {
        SeatRow { bot: Some(Kind::Officer.name().to_owned()), ready: true, ..SeatRow::default() }
    }

    pub(super) fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatRow, BadStart> {
        self.seats.get_mut(seat.index()).ok_or(BadStart::NoSeat)
    }

    pub(super) fn must_host(&self, person: PersonId) -> Result<(), BadStart> {
        if self.row.host == person { Ok(()) } else { Err(BadStart::NotHost) }
    }

    fn must_fill(&self) -> Result<(), BadStart> {
        if self.play.is_none() { Ok(()) } else { Err(BadStart::Started) }
    }

    /// Whether a stranger could sit there: empty, or a bot's that nobody owns.
    pub fn is_free(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|row| row.person.is_none())
    }

    /// Sits down, moves to another seat, or comes back to one's own. Whoever is new to a running game asks for a seat.
    pub(super) fn sit(
        &mut self,
        person: &Person,
        name: &str,
        seat: Option<Seat>,
        now: i64,
    ) -> Result<Option<Seat>, BadStart> {
        self.must_be_welcome(person.id)?;
        if seat.is_some_and(|seat| seat.index() >= self.seats.len()) {
            return Err(BadStart::NoSeat);
        }
        let own = self.owned_by(person.id);
        if self.play.is_none() {
            return self.sit_down(person, name, seat, own, now).map(Some);
        }
        match own {
            Some(own) => self.come_back(person.id, name, own, now).map(Some),
            None => self.ask_for(person, name, seat, now),
        }
    }

    fn sit_down(
        &mut self,
        person: &Person,
        name: &str,
        seat: Option<Seat>,
        own: Option<Seat>,
        now: i64,
    ) -> Result<Seat, BadStart> {
        let free = |row: &SeatRow| row.person.is_none();
        let seats = || (0..).map(Seat).zip(&self.seats);
        let empty = seats().find(|(_, row)| free(row) && row.bot.is_none());
        let any = empty.or_else(|| seats().find(|(_, row)| free(row))).map(|(seat, _)| seat);
        let seat = seat.or(own).or(any).ok_or(BadStart::Full)?;
        let there = self.seats.get(seat.index()).ok_or(BadStart::NoSeat)?;
        if own != Some(seat) && !free(there) {
            return Err(BadStart::SeatTaken);
        }
        let before = own.and_then(|own| self.seats.get(own.index())).map(|row| row.name.clone()).unwrap_or_default();
        let called = if name.is_empty() { before.clone() } else { name.to_owned() };
        self.must_be_own_name(person.id, &called)?;
        let moved = own.map(|own| self.seat_mut(own).map(std::mem::take)).transpose()?.unwrap_or_default();
        *self.seat_mut(seat)? = SeatRow { person: Some(person.id), name: called.clone(), ready: false, ..moved };
        match own {
            None => self.tell(ChatKind::SatDown, called, String::new(), now),
            Some(_) if before != called => self.tell(ChatKind::Renamed, before, called, now),
            Some(_) => {}
        }
        Ok(seat)
    }

    /// The owner of a seat takes it back from the bot, and may change their name.
    fn come_back(&mut self, person: PersonId, name: &str, seat: Seat, now: i64) -> Result<Seat, BadStart> {
        let before = self.seat_mut(seat)?.name.clone();
        let called = if name.is_empty() { before.clone() } else { name.to_owned() };
        if before != called {
            self.must_be_own_name(person, &called)?;
            self.tell(ChatKind::Renamed, before, called.clone(), now);
        }
        let row = self.seat_mut(seat)?;
        called.clone_into(&mut row.name);
        row.ready = true;
        if row.bot.take().is_some() {
            self.tell(ChatKind::CameBack, called, String::new(), now);
        }
        Ok(seat)
    }

    /// Leaves the seat: empty before the game, to a bot while it runs. Who only asks for a seat asks no longer.
    pub(super) fn leave(&mut self, person: PersonId, now: i64) -> Result<Option<Seat>, BadStart> {
        let Some(seat) = self.owned_by(person) else { return self.stop_asking(person).map(|()| None) };
        let started = self.play.is_some();
        let over = self.is_over();
        let row = self.seat_mut(seat)?;
        let name = row.name.clone();
        if !started {
            *row = SeatRow::default();
            self.tell(ChatKind::Left, name, String::new(), now);
        } else if !over && row.bot.is_none() {
            row.bot = Table::bot_seat().bot;
            self.tell(ChatKind::Replaced, name, String::new(), now);
        }
        if self.row.host == person && !started {
            self.next_host(now);
        }
        Ok(Some(seat))
    }

    /// The table goes to somebody who is still there.
    fn next_host(&mut self, now: i64) {
        let heir = |row: &SeatRow| row.person.filter(|&person| person != self.row.host).zip(Some(row.name.clone()));
        if let Some((heir, name)) = self.seats.iter().find_map(heir) {
            self.row.host = heir;
            self.tell(ChatKind::NewHost, name, String::new(), now);
        }
    }

    /// Something for everybody to read, written down with the change itself.
    pub(super) fn tell(&mut self, kind: ChatKind, name: String, text: String, now: i64) {
        self.say(ChatRow { kind, seat: None, person: None, name, text, made_at: now });
    }

    pub(super) fn ready(&mut self, person: PersonId, ready: bool) -> Result<Seat, BadStart> {
        let seat = self.seat_of(person).ok_or(BadStart::NotSeated)?;
        self.seat_mut(seat)?.ready = ready;
        Ok(seat)
    }

    /// The host gives a seat to a bot, or frees it for a person. A person's seat keeps its owner while
    /// a bot plays it.
    pub(super) fn give_seat(
        &mut self,
        host: PersonId,
        seat: Seat,
        to: NewSeat,
        now: i64,
    ) -> Result<Option<Seat>, BadStart> {
        self.must_host(host)?;
        let started = self.play.is_some();
        let row = self.seat_mut(seat)?;
        let name = row.name.clone();
        match to {
            NewSeat::Bot if started && row.bot.is_some() => {}
            NewSeat::Bot if started => {
                row.bot = Table::bot_seat().bot;
                self.tell(ChatKind::Replaced, name, String::new(), now);
            }
            NewSeat::Bot if row.person.is_some() => return Err(BadStart::SeatTaken),
            NewSeat::Bot => *row = Table::bot_seat(),
            NewSeat::Person if started => return Err(BadStart::Started),
            NewSeat::Person if row.person.is_some() => {}
            NewSeat::Person => *row = SeatRow::default(),
        }
        Ok(self.seat_of(host))
    }

    /// The host puts bots into all seats that are still empty.
    pub(super) fn fill_up(&mut self, host: PersonId) -> Result<Option<Seat>, BadStart> {
        self.must_host(host)?;
        self.must_fill()?;
        for row in self.seats.iter_mut().filter(|row| row.person.is_none() && row.bot.is_none()) {
            *row = Table::bot_seat();
        }
        Ok(self.seat_of(host))
    }

    pub(super) fn hand_over(&mut self, host: PersonId, seat: Seat, now: i64) -> Result<Option<Seat>, BadStart> {
        // Anybody who sits here may take over from a host without a seat.
        if self.seat_of(self.row.host).is_some() {
            self.must_host(host)?;
        } else {
            self.seat_of(host).ok_or(BadStart::NotSeated)?;
        }
        let row = self.seat_mut(seat)?;
        let heir = row.person.filter(|_| row.bot.is_none()).ok_or(BadStart::Empty(seat.0))?;
        let name = row.name.clone();
        if self.row.host != heir {
            self.row.host = heir;
            self.tell(ChatKind::NewHost, name, String::new(), now);
        }
        Ok(self.seat_of(host))
    }

    /// The host asks somebody who is not ready.
    pub(super) fn nudge(&mut self, host: PersonId, seat: Seat, now: i64) -> Result<Option<Seat>, BadStart> {
        self.must_host(host)?;
        let name = self.seat_mut(seat)?.name.clone();
        self.tell(ChatKind::Asked, name, String::new(), now);
        Ok(self.seat_of(host))
    }

    /// Whether somebody with that seat may say how fast bots move: the host, whoever plays alone, and
    /// anybody where the host does not play.
    pub fn paces(&self, seat: Seat) -> bool {
        let plays = |row: &&SeatRow| row.person.is_some() && row.bot.is_none();
        let host = self.seats.iter().find(|row| row.person == Some(self.row.host)).filter(plays);
        let own = self.seats.get(seat.index());
        host.is_none_or(|host| own.is_some_and(|own| own.person == host.person))
    }

    pub(super) fn set_pace(&mut self, seat: Seat, bots: BotPace) -> Result<Seat, BadStart> {
        if !self.paces(seat) {
            return Err(BadStart::NotHost);
        }
        self.row.options.bots = bots;
        Ok(seat)
    }

    /// How many people have a seat.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|row| row.person.is_some()).count()
    }

    /// The host changes what is played. Seats that are left over go; people move up.
    pub(super) fn settle(
        &mut self,
        host: PersonId,
        name: String,
        setup: Setup,
        options: TableOptions,
        now: i64,
    ) -> Result<Option<Seat>, BadStart> {
        self.must_host(host)?;
        self.must_fill()?;
        let wanted = usize::from(setup.players);
        if self.people() > wanted {
            return Err(BadStart::Full);
        }
        while self.seats.len() > wanted {
            let free = self.seats.iter().rposition(|row| row.person.is_none()).ok_or(BadStart::Full)?;
            self.seats.remove(free);
        }
        self.seats.resize_with(wanted, SeatRow::default);
        (self.row.name, self.row.setup, self.row.options) = (name, setup, options);
        self.tell(ChatKind::Changed, String::new(), String::new(), now);
        Ok(self.seat_of(host))
    }

    /// Why the game cannot start yet.
    pub fn why_not_start(&self) -> Option<BadStart> {
        (0..).zip(&self.seats).find_map(|(seat, row)| match (row.person, &row.bot, row.ready) {
            (None, None, _) => Some(BadStart::Empty(seat)),
            (Some(person), None, false) if person != self.row.host => Some(BadStart::NotReady(seat)),
            _ => None,
        })
    }

    pub(super) fn start(&mut self, host: PersonId, now: i64) -> Result<Option<Seat>, BadStart> {
        self.must_host(host)?;
        self.must_fill()?;
        if let Some(why) = self.why_not_start() {
            return Err(why);
        }
        let row = TableRow { started_at: Some(now), rules_version: self.rules_version, ..self.row.clone() };
        let play = Play::new(&row, &self.seats).map_err(|_: BadTable| BadStart::Setup)?;
        (self.play, self.row) = (Some(play), row);
        self.open_log(now);
        Ok(self.seat_of(host))
    }

    /// Another game with the same people: each says so; it starts when all have, or when somebody starts it
    /// with bots for the others.
    pub(super) fn again(&mut self, person: &Person, next: TableRow, at_once: bool, now: i64) -> Result<Seat, BadStart> {
        let seat = self.seat_of(person.id).ok_or(BadStart::NotSeated)?;
        if !self.is_over() {
            return Err(BadStart::NotOver);
        }
        if self.row.next.is_some() {
            return Ok(seat);
        }
        self.seat_mut(seat)?.again = true;
        let all = self.seats.iter().all(|row| row.again || row.bot.is_some() || row.person.is_none());
        if all || at_once {
            let seats = self.seats.iter().map(|row| match row.person.filter(|_| row.again) {
                Some(_) => SeatRow { person: row.person, name: row.name.clone(), ready: true, ..SeatRow::default() },
                None => Table::bot_seat(),
            });
            let mut new = Table::new(next, seats.collect(), self.rules_version);
            new.start(person.id, now)?;
            self.row.next = Some(new.row.id.clone());
            self.fresh.opens = Some(Box::new(new.into_stored()));
        }
        Ok(seat)
    }
}
