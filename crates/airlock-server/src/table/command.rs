//! Everything that changes a table. Forms, the JSON API, bots and clocks send the same commands.
//!
//! A command is applied to a copy of the table. What it changes is gathered on the way ([`Table::take_change`]) and
//! written in one transaction before anybody sees the copy; retries and staleness are judged here and nowhere
//! else.

use airlock_game::orders::{StandingOrder, Usable};
use airlock_game::save::StateHash;
use airlock_game::{Answer, Ask, Choice, Event, Options, Question, Seat, Setup};
use airlock_store::{
    Bar, BotPace, Change, ChatKind, ChatRow, Decision, Deed, Person, Report, Snapshot, StoredTable, TableOptions,
    TableRow,
};
use thiserror::Error;

use super::{BadStart, NewSeat, Play, Recall, Refusal, Table, Tried, Who};

#[derive(Clone, Debug)]
pub enum Command {
    Answer(Given),
    TakeBack {
        key: String,
    },
    Orders(Vec<OrderChange>),
    /// The orders for this check and this turn, as they are ticked or not.
    Tick(Vec<Tick>),
    Say {
        kind: ChatKind,
        text: String,
    },
    /// All that was said has been read.
    Heard,
    /// The page was drawn: up to which moment it was seen, and whether the chat was.
    Seen {
        moment: u32,
        chat: bool,
    },
    Notes(String),
    Pace(BotPace),
    /// Bots move at once up to the sender's next question.
    Forward,
    Sit {
        name: String,
        seat: Option<Seat>,
    },
    Leave,
    Ready(bool),
    GiveSeat {
        seat: Seat,
        to: NewSeat,
    },
    /// Bots for all empty seats.
    FillUp,
    /// Sends somebody away, who cannot return before [`Command::Lift`].
    Remove {
        who: Who,
        bar: Bar,
    },
    /// By the numbers that the table has given to guests.
    Lift(u32),
    Admit(u32),
    Decline(u32),
    /// The host mutes somebody for the table.
    MuteForAll {
        who: Who,
        muted: bool,
    },
    /// The sender does not want to read somebody.
    Mute {
        who: Who,
        muted: bool,
    },
    /// To whoever runs the server.
    Report {
        who: Who,
        reason: String,
    },
    HandOver(Seat),
    /// The host asks somebody who is not ready.
    Nudge(Seat),
    Settle {
        name: String,
        setup: Setup,
        options: TableOptions,
    },
    Start,
    /// Another game with the same people at this new table, once all want it or with bots at once.
    Again {
        next: Box<TableRow>,
        at_once: bool,
    },
}

/// Who sends a command: a person, or the table itself for a seat.
#[derive(Clone, Copy, Debug)]
pub enum Sender<'a> {
    Person(&'a Person),
    Seat(Seat),
}

impl<'a> From<&'a Person> for Sender<'a> {
    fn from(person: &'a Person) -> Sender<'a> {
        Sender::Person(person)
    }
}

/// An answer, with the orders that were ticked beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// The moment since which the sender has been asked.
    pub moment: u32,
    /// The idempotency key.
    pub key: String,
    pub pick: Pick,
    pub orders: Vec<Tick>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    Answer(Answer),
    /// The place of a choice in the list.
    Choice(usize),
    /// The places of cards in the list.
    Cards(Vec<usize>),
    /// Neither, or what cannot be read.
    Nothing,
}

/// An order that is ticked beside a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tick {
    Check,
    Turn,
    /// Never again what the window offers at this place.
    Always(usize),
}

/// What becomes of a standing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderChange {
    Give(StandingOrder),
    Withdraw(StandingOrder),
}

/// What a command led to.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Done {
    /// The seat of the sender.
    pub seat: Option<Seat>,
    /// The table of the next game.
    pub next: Option<String>,
}

/// Why a command was not carried out. The table is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CommandError {
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error(transparent)]
    Lobby(#[from] BadStart),
}

/// What has changed and is not written down yet.
#[derive(Clone, Default)]
pub(super) struct Fresh {
    pub decisions: Vec<Decision>,
    pub state: Option<Snapshot>,
    pub snapshots: Vec<Snapshot>,
    /// Decisions of the log that are recorded only now.
    pub recorded: Vec<Decision>,
    pub chat: Vec<ChatRow>,
    pub reports: Vec<Report>,
    pub opens: Option<Box<StoredTable>>,
}

impl Fresh {
    /// Enters a decision into the log, with the state that it led to.
    pub fn record(&mut self, mut decision: Decision, state: String, rules_version: u32) {
        decision.hash = Some(StateHash::of(&state));
        self.keep_state(&decision, state, rules_version);
        self.decisions.push(decision);
    }

    /// The same for a decision that the log has.
    pub fn record_late(&mut self, mut decision: Decision, state: String, rules_version: u32) {
        decision.hash = Some(StateHash::of(&state));
        self.keep_state(&decision, state, rules_version);
        self.recorded.push(decision);
    }

    fn keep_state(&mut self, decision: &Decision, state: String, rules_version: u32) {
        let opens_a_chapter = matches!(decision.deed, Deed::Rules(_));
        let begins_a_turn = decision.events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
        let snapshot = Snapshot { version: decision.version, rules_version, state };
        if opens_a_chapter || begins_a_turn {
            self.snapshots.push(snapshot.clone());
        }
        self.state = Some(snapshot);
    }
}

impl Table {
    pub fn apply(&mut self, from: Sender<'_>, command: Command, now: i64) -> Result<Done, CommandError> {
        // Whoever runs the server wants to hear of it all the same.
        if self.locked && !matches!(command, Command::Report { .. }) {
            return Err(Refusal::Locked.into());
        }
        if self.broken.is_some() && !command.leaves_the_game_alone() {
            return Err(Refusal::Unplayable.into());
        }
        let seat = match command {
            Command::Answer(given) => {
                let by_hand = matches!(from, Sender::Person(_));
                Some(self.answer(self.seat_from(from)?, given, by_hand, now)?)
            }
            Command::TakeBack { key } => Some(self.take_back(self.seat_from(from)?, &key, now)?),
            Command::Orders(changes) => Some(self.change_orders(self.seat_from(from)?, changes)?),
            Command::Tick(ticks) => Some(self.tick_orders(self.seat_from(from)?, &ticks)?),
            Command::Say { kind, text } => self.hear(from, kind, text, now)?,
            Command::Heard => Some(self.heard(self.seat_from(from)?)?),
            Command::Seen { moment, chat } => Some(self.seen(self.seat_from(from)?, moment, chat)?),
            Command::Notes(notes) => Some(self.note_down(self.seat_from(from)?, notes)?),
            Command::Pace(pace) => Some(self.set_pace(self.seat_from(from)?, pace)?),
            Command::Forward => Some(self.hurry(self.seat_from(from)?)?),
            Command::Sit { name, seat } => self.sit(person(from)?, &name, seat, now)?,
            Command::Leave => self.leave(person(from)?.id, now)?,
            Command::Ready(ready) => Some(self.ready(person(from)?.id, ready)?),
            Command::GiveSeat { seat, to } => self.give_seat(person(from)?.id, seat, to, now)?,
            Command::FillUp => self.fill_up(person(from)?.id)?,
            Command::Remove { who, bar } => self.send_away(person(from)?.id, who, bar, now)?,
            Command::Lift(guest) => self.lift(person(from)?.id, guest)?,
            Command::Admit(guest) => self.admit(person(from)?.id, guest, now)?,
            Command::Decline(guest) => self.decline(person(from)?.id, guest, now)?,
            Command::MuteForAll { who, muted } => self.mute_for_all(person(from)?.id, who, muted)?,
            Command::Mute { who, muted } => self.mute(person(from)?, who, muted)?,
            Command::Report { who, reason } => self.report(person(from)?.id, who, reason, now)?,
            Command::HandOver(seat) => self.hand_over(person(from)?.id, seat, now)?,
            Command::Nudge(seat) => self.nudge(person(from)?.id, seat, now)?,
            Command::Settle { name, setup, options } => self.settle(person(from)?.id, name, setup, options, now)?,
            Command::Start => self.start(person(from)?.id, now)?,
            Command::Again { next, at_once } => Some(self.again(person(from)?, *next, at_once, now)?),
        };
        Ok(Done { seat, next: self.row.next.clone() })
    }

    fn seat_from(&self, from: Sender<'_>) -> Result<Seat, BadStart> {
        match from {
            Sender::Person(person) => self.seat_of(person.id).ok_or(BadStart::NotSeated),
            Sender::Seat(seat) => Ok(seat),
        }
    }

    /// What was changed since `before`, to be written as a whole.
    pub fn take_change(&mut self, before: &Table) -> Change {
        let Fresh { decisions, state, snapshots, recorded, chat, reports, opens } = std::mem::take(&mut self.fresh);
        let seats = (0..).map(Seat).zip(&self.seats);
        let changed = seats.filter(|(seat, row)| before.seats.get(seat.index()) != Some(row));
        let guests = self.guests.iter().filter(|guest| !before.guests.contains(guest));
        Change {
            guests: guests.cloned().collect(),
            reports,
            revision: before.revision,
            table: (self.row != before.row).then(|| self.row.clone()),
            seats: changed.map(|(seat, row)| (seat, row.clone())).collect(),
            fewer_seats: u8::try_from(self.seats.len()).ok().filter(|_| self.seats.len() < before.seats.len()),
            decisions,
            recorded,
            state,
            snapshots,
            chat,
            opens,
        }
    }

    /// A retry of an answer that is in the log is acknowledged again.
    fn answer(&mut self, seat: Seat, given: Given, by_hand: bool, now: i64) -> Result<Seat, Refusal> {
        let play = self.play.as_ref().ok_or(Refusal::NotStarted)?;
        let Given { moment, key, pick, orders } = given;
        let sent = if let Pick::Answer(answer) = &pick { Some(answer) } else { None };
        match play.recall(seat, &key, sent) {
            Recall::Known => return Ok(seat),
            Recall::Other => return Err(Refusal::KeyUsed),
            Recall::New => {}
        }
        // What was ticked and picked is meant for the question that was shown.
        let ask = play.ask_of(seat).filter(|_| moment >= play.asked_since(seat));
        let orders = read_ticks(play, ask, &orders);
        let answer = read_pick(pick, ask)?;
        // DAY-033: what answers no question closes no window either.
        let free = matches!(answer, Answer::One(choice) if play.game.free_answers(seat).contains(&choice));
        let moment = if free { play.moment().min(moment.max(play.asked_since(seat))) } else { moment };
        let hold = !free && play.is_last_of_window() && self.has_even_pause() && self.pause.is_some();
        let tried = play.try_answer(seat, moment, answer, &key, now)?;
        self.decide(tried, hold, now);
        if by_hand && let Some(play) = &mut self.play {
            play.note_answered(seat);
        }
        if !orders.is_empty() {
            self.change_orders(seat, orders.into_iter().map(OrderChange::Give).collect())?;
        }
        Ok(seat)
    }

    /// Takes over an answer that was tried. With `hold` the pause is over at its time, whatever is answered and however
    /// soon.
    pub(super) fn decide(&mut self, tried: Tried, hold: bool, now: i64) {
        self.fresh.record(tried.decision.clone(), tried.game.canonical(), self.rules_version);
        let Some(play) = &mut self.play else { return };
        if hold {
            play.hold(tried);
        } else {
            play.commit(tried);
            self.note_ending(now);
        }
    }

    /// The answer that was held counts now.
    pub fn take_over_held(&mut self, now: i64) -> bool {
        let Some(play) = &mut self.play else { return false };
        let Some(held) = play.take_held() else { return false };
        play.commit(held);
        self.note_ending(now);
        true
    }

    fn note_ending(&mut self, now: i64) {
        if self.is_over() && self.row.ended_at.is_none() {
            self.row.ended_at = Some(now);
        }
    }

    fn take_back(&mut self, seat: Seat, key: &str, now: i64) -> Result<Seat, Refusal> {
        let play = self.play.as_mut().ok_or(Refusal::NotStarted)?;
        if play.recall(seat, key, None) == Recall::Known {
            return Ok(seat);
        }
        let decision = play.decision(Deed::TakeBack(seat), key, now);
        play.take_back(&decision)?;
        let state = play.game.canonical();
        self.fresh.record(decision, state, self.rules_version);
        Ok(seat)
    }

    fn change_orders(&mut self, seat: Seat, changes: Vec<OrderChange>) -> Result<Seat, Refusal> {
        let play = self.play.as_mut().ok_or(Refusal::NotStarted)?;
        for change in changes {
            match change {
                OrderChange::Give(order) => play.orders.give(seat, order),
                OrderChange::Withdraw(order) => play.orders.withdraw(seat, order),
            }
        }
        let orders = play.orders.of(seat).collect();
        if let Some(row) = self.seats.get_mut(seat.index()) {
            row.orders = orders;
        }
        Ok(seat)
    }

    fn tick_orders(&mut self, seat: Seat, ticks: &[Tick]) -> Result<Seat, Refusal> {
        let play = self.play.as_ref().ok_or(Refusal::NotStarted)?;
        let wanted = read_ticks(play, play.ask_of(seat), ticks);
        let ends = |order: &StandingOrder| !matches!(order, StandingOrder::PassAlways(_));
        let dropped = play.orders.of(seat).filter(|order| ends(order) && !wanted.contains(order));
        let dropped: Vec<OrderChange> = dropped.map(OrderChange::Withdraw).collect();
        self.change_orders(seat, dropped.into_iter().chain(wanted.into_iter().map(OrderChange::Give)).collect())
    }

    fn hear(&mut self, from: Sender<'_>, kind: ChatKind, text: String, now: i64) -> Result<Option<Seat>, BadStart> {
        let (seat, person) = match from {
            Sender::Person(person) => {
                self.must_have_a_voice(person)?;
                (self.seat_of(person.id), Some(person))
            }
            Sender::Seat(seat) => (Some(seat), None),
        };
        let beside = person.map(|person| self.name_beside(person)).unwrap_or_default();
        let name = match seat.and_then(|seat| self.seats.get_mut(seat.index())) {
            Some(row) => {
                // Nobody has to read what they said themselves.
                row.heard += u32::from(kind == ChatKind::Said);
                row.name.clone()
            }
            None => beside,
        };
        let person = person.map(|person| person.id);
        self.say(ChatRow { kind, seat, person, name, text, made_at: now });
        Ok(seat)
    }

    fn heard(&mut self, seat: Seat) -> Result<Seat, BadStart> {
        let said = self.said;
        self.seat_mut(seat)?.heard = said;
        Ok(seat)
    }

    fn seen(&mut self, seat: Seat, moment: u32, chat: bool) -> Result<Seat, BadStart> {
        let said = self.said;
        let row = self.seat_mut(seat)?;
        row.since = row.since.max(moment);
        row.heard = if chat { said } else { row.heard };
        Ok(seat)
    }

    fn note_down(&mut self, seat: Seat, notes: String) -> Result<Seat, BadStart> {
        self.seat_mut(seat)?.notes = notes;
        Ok(seat)
    }
}

impl Command {
    /// What can be done at a table whose log cannot be played to its end.
    fn leaves_the_game_alone(&self) -> bool {
        match self {
            Command::Say { .. }
            | Command::Heard
            | Command::Seen { .. }
            | Command::Notes(_)
            | Command::MuteForAll { .. }
            | Command::Mute { .. }
            | Command::Report { .. } => true,
            Command::Answer(_)
            | Command::TakeBack { .. }
            | Command::Orders(_)
            | Command::Tick(_)
            | Command::Pace(_)
            | Command::Forward
            | Command::Sit { .. }
            | Command::Leave
            | Command::Ready(_)
            | Command::GiveSeat { .. }
            | Command::FillUp
            | Command::Remove { .. }
            | Command::Lift(_)
            | Command::Admit(_)
            | Command::Decline(_)
            | Command::HandOver(_)
            | Command::Nudge(_)
            | Command::Settle { .. }
            | Command::Start
            | Command::Again { .. } => false,
        }
    }
}

fn person(from: Sender<'_>) -> Result<&Person, BadStart> {
    match from {
        Sender::Person(person) => Ok(person),
        Sender::Seat(_) => Err(BadStart::NotSeated),
    }
}

/// The answer that was picked from the list of the question.
fn read_pick(pick: Pick, ask: Option<&Ask>) -> Result<Answer, Refusal> {
    let not_listed = || Refusal::Illegal(airlock_game::Illegal::NotAnOption);
    if let Pick::Answer(answer) = pick {
        return Ok(answer);
    }
    let ask = ask.ok_or(Refusal::Stale)?;
    match (&ask.options, pick) {
        (Options::Choices(choices), Pick::Choice(at)) => {
            choices.get(at).map(|&choice| Answer::One(choice)).ok_or_else(not_listed)
        }
        (Options::Cards { from, .. }, Pick::Cards(mut places)) => {
            places.sort_unstable();
            places.dedup();
            let cards = places.into_iter().map(|at| from.get(at).copied());
            cards.collect::<Option<Vec<_>>>().map(Answer::Cards).ok_or_else(not_listed)
        }
        (Options::Choices(_) | Options::Cards { .. }, _) => Err(not_listed()),
    }
}

/// The standing orders that were ticked beside a question.
fn read_ticks(play: &Play, ask: Option<&Ask>, ticks: &[Tick]) -> Vec<StandingOrder> {
    let moment = play.game.moment();
    let read = |&tick: &Tick| match tick {
        Tick::Check => moment.check.map(StandingOrder::PassCheck),
        Tick::Turn => Some(StandingOrder::PassTurn(moment.turn)),
        Tick::Always(at) => offered(ask?).into_iter().nth(at).map(StandingOrder::PassAlways),
    };
    ticks.iter().filter_map(read).collect()
}

/// What a window offers, each card or ability once.
fn offered(ask: &Ask) -> Vec<Usable> {
    let choices = match (&ask.question, &ask.options) {
        (Question::Window { .. }, Options::Choices(choices)) => choices.as_slice(),
        _ => &[],
    };
    let mut seen: Vec<Usable> = Vec::new();
    for choice in choices {
        if let Choice::Use(what, _) = *choice {
            let usable = Usable::from(what);
            if !seen.contains(&usable) {
                seen.push(usable);
            }
        }
    }
    seen
}
