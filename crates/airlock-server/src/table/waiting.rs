//! A table as a line of a list, and as a lobby.

use airlock_game::{Seat, Viewer};
use airlock_store::{ChatKind, Pace, PersonId};
use airlock_text::Words;

use super::{Caller, Eyes, Table, viewer};
use crate::hall::now;
use crate::page::line::{LinePerson, LineState, Progress, TableLine};
use crate::page::lobby::{Guest, LobbyPage, LobbyRegion, Sitter};
use crate::page::settings::{BotPace, Door, Settings, goal};
use crate::page::table::Phrase;
use crate::page::{self, ChatLine, Here, TalkLine};

impl Table {
    /// The table in a list, as that person sees it.
    pub fn line(&self, words: &Words, person: Option<PersonId>) -> TableLine {
        let me = person.and_then(|person| self.seat_of(person));
        TableLine {
            id: self.row.id.clone(),
            name: self.row.name.clone(),
            players: self.row.setup.players,
            pace: self.pace(),
            progress: self.progress(),
            people: (0..).map(Seat).zip(&self.seats).map(|(seat, _)| self.line_person(words, seat, me)).collect(),
            state: self.line_state(words, person, me),
            since: u32::try_from(now().saturating_sub(self.waits_since(me))).unwrap_or_default(),
        }
    }

    /// Since when the table has waited for what it waits for, as far as that seat may know.
    fn waits_since(&self, me: Option<Seat>) -> i64 {
        let Some(play) = &self.play else { return self.row.made_at };
        if let Some(ended) = self.row.ended_at {
            return ended;
        }
        if let Some(me) = me.filter(|&me| play.ask_of(me).is_some()) {
            return play.asked_at(me);
        }
        let waiting = play.game.view(viewer(me)).waiting;
        waiting.first().map_or(play.moved_at(), |first| play.asked_at(first))
    }

    fn pace(&self) -> page::Pace {
        match self.row.options.pace {
            Pace::Live => page::Pace::Live,
            Pace::Days => page::Pace::Days,
        }
    }

    fn progress(&self) -> Progress {
        let Some(play) = &self.play else {
            let taken = self.seats.iter().filter(|row| row.person.is_some() || row.bot.is_some()).count();
            return Progress::Filling { taken: u8::try_from(taken).unwrap_or(u8::MAX) };
        };
        if play.game.ending().is_some() {
            return Progress::Over;
        }
        let view = play.game.view(Viewer::Spectator);
        let goal = goal(self.row.setup.objective);
        Progress::Playing { turn: view.turn.number, distance: view.fleet.distance, goal }
    }

    fn line_person(&self, words: &Words, seat: Seat, me: Option<Seat>) -> LinePerson {
        let view = self.game().map(|game| game.view(Viewer::Spectator));
        let player = view.as_ref().and_then(|view| view.players.get(seat.index()));
        LinePerson {
            name: self.seats.get(seat.index()).map(|row| called(words, seat, row)).unwrap_or_default(),
            character: player.and_then(|player| player.character),
            me: me == Some(seat),
            cylon: player.is_some_and(|player| !player.is_human()),
        }
    }

    fn line_state(&self, words: &Words, person: Option<PersonId>, me: Option<Seat>) -> LineState {
        let Some(play) = &self.play else {
            let ready = self.why_not_start().is_none();
            let host = person == Some(self.row.host);
            let unready = me.and_then(|seat| self.seats.get(seat.index())).is_some_and(|row| !row.ready);
            return match () {
                () if host && ready => LineState::CanStart,
                () if unready && !host => LineState::NotReady,
                () => LineState::Filling,
            };
        };
        if let Some(ending) = play.game.ending() {
            return LineState::Over(ending.winner);
        }
        let eyes = Eyes { seat: me, ..Eyes::default() };
        let Some(sight) = self.sight(words, eyes, &|_| Here::Away(None)) else { return LineState::Filling };
        let scene = sight.scene(words, &play.told);
        if let Some(ask) = &sight.view.ask {
            return LineState::Asked(words.question(ask, &scene));
        }
        let waiting = sight.view.waiting;
        match waiting.first() {
            Some(first) => LineState::Waiting { who: scene.who(first), more: waiting.count() - 1 },
            None => LineState::Pause,
        }
    }

    /// The settings as the lobby shows them.
    pub fn settings(&self) -> Settings {
        let options = self.row.options;
        Settings {
            name: self.row.name.clone(),
            pace: self.pace(),
            door: if options.open { Door::Open } else { Door::Link },
            masked: self.row.setup.even_windows,
            bots: self.bot_pace(),
            setup: self.row.setup,
        }
    }

    pub(super) fn bot_pace(&self) -> BotPace {
        match self.row.options.bots {
            airlock_store::BotPace::Slow => BotPace::Slow,
            airlock_store::BotPace::Normal => BotPace::Normal,
            airlock_store::BotPace::Instant => BotPace::Once,
        }
    }

    /// The lobby as the caller sees it; `link` is the table's address. It listens with what it has.
    pub fn lobby_page(&self, words: &Words, caller: Caller<'_>, link: &str, here: &dyn Fn(Seat) -> Here) -> LobbyPage {
        let Caller { eyes, name, watching, .. } = caller;
        let host = self.seat_of(self.row.host);
        let sitter = |(seat, row): (Seat, &airlock_store::SeatRow)| match (row.person, &row.bot) {
            (Some(_), None) => {
                let ready = row.ready || host == Some(seat);
                Sitter::Person(Guest { name: called(words, seat, row), ready, here: here(seat) })
            }
            (_, Some(_)) => Sitter::Bot(called(words, seat, row)),
            (None, None) => Sitter::Empty,
        };
        LobbyPage {
            id: self.row.id.clone(),
            settings: self.settings(),
            seats: (0..).map(Seat).zip(&self.seats).map(sitter).collect(),
            host,
            me: eyes.seat,
            watching: eyes.seat.is_none() && (eyes.host || watching),
            name: name.to_owned(),
            link: link.to_owned(),
            code: self.row.id.to_uppercase(),
            stream: String::new(),
            chat: self.talk(words, eyes),
            seal: self.seal(),
            locked: self.locked,
            problem: None,
        }
    }

    /// The lines of the chat that the eyes want to read.
    pub(super) fn talk(&self, words: &Words, eyes: Eyes) -> Vec<TalkLine> {
        let wanted = self.lines().filter(|(_, line)| !self.is_muted_for(eyes, line.person));
        wanted.map(|(number, line)| talk_line(words, number, line)).collect()
    }
}

/// The lobby's regions with their ids.
pub fn lobby_regions(words: &Words, page: &LobbyPage) -> Vec<(&'static str, String)> {
    LobbyRegion::ALL.iter().map(|region| (region.id(), region.draw(words, page).into_string())).collect()
}

/// What the one in a seat is called. A bot has a name by its seat, and a guest who has not said theirs is called so, in the
/// language of whoever reads it.
pub fn called(words: &Words, seat: Seat, row: &airlock_store::SeatRow) -> String {
    match (row.person, &row.bot) {
        (None, Some(_)) => bot_name(words, seat),
        (Some(_), _) => named(words, &row.name),
        (None, None) => row.name.clone(),
    }
}

/// What a bot in that seat is called.
fn bot_name(words: &Words, seat: Seat) -> String {
    bot_names(words).into_iter().nth(seat.index()).unwrap_or_else(|| words.ui("ui-bot-name").end())
}

/// The names of bots in the order of seats.
pub fn bot_names(words: &Words) -> Vec<String> {
    words.ui("ui-bot-names").end().split('|').map(|name| name.trim().to_owned()).collect()
}

/// The name of a person.
pub fn named(words: &Words, name: &str) -> String {
    if name.is_empty() { words.ui("ui-guest-name").end() } else { name.to_owned() }
}

/// What a line of the chat says: a phrase in the language of whoever reads it.
pub fn line_text(words: &Words, line: &airlock_store::ChatRow) -> String {
    let phrase = Some(&line.text).filter(|_| line.kind == ChatKind::Phrase).and_then(|id| Phrase::from_id(id));
    phrase.map_or_else(|| line.text.clone(), |phrase| phrase.text(words))
}

fn talk_line(words: &Words, number: u32, line: &airlock_store::ChatRow) -> TalkLine {
    let name = named(words, &line.name);
    match line.kind {
        ChatKind::Said | ChatKind::Phrase => {
            TalkLine::Said(ChatLine { number, seat: line.seat, name, text: line_text(words, line) })
        }
        ChatKind::SatDown => TalkLine::SatDown(name),
        ChatKind::Left => TalkLine::Left(name),
        ChatKind::Replaced => TalkLine::Replaced(name),
        ChatKind::CameBack => TalkLine::CameBack(name),
        ChatKind::Removed => TalkLine::Removed(name),
        ChatKind::Renamed => TalkLine::Renamed { from: name, to: named(words, &line.text) },
        ChatKind::NewHost => TalkLine::NewHost(name),
        ChatKind::Asked => TalkLine::Asked(name),
        ChatKind::Changed => TalkLine::Changed,
        ChatKind::AskedToSit => TalkLine::AskedToSit(name),
        ChatKind::Declined => TalkLine::Declined(name),
        ChatKind::Banned => TalkLine::Banned(name),
    }
}
