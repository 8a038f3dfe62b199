//! A table as a line of a list, and as a lobby.

use airlock_game::{Seat, Viewer};
use airlock_store::{ChatKind, Pace, PersonId};
use airlock_text::Words;

use super::{Eyes, Table};
use crate::hall::now;
use crate::page::line::{LinePerson, LineState, Progress, TableLine};
use crate::page::lobby::{Guest, LobbyLine, LobbyPage, LobbyRegion, Sitter};
use crate::page::settings::{BotPace, Door, Settings, goal};
use crate::page::{self, ChatLine};

impl Table {
    /// The table in a list, as that person sees it.
    pub fn line(&self, words: &Words, person: Option<PersonId>) -> TableLine {
        let me = person.and_then(|person| self.seat_of(person));
        let last = self.row.ended_at.or(self.row.started_at).unwrap_or(self.row.made_at);
        TableLine {
            id: self.row.id.clone(),
            name: self.row.name.clone(),
            players: self.row.setup.players,
            pace: self.pace(),
            progress: self.progress(),
            people: (0..).map(Seat).zip(&self.seats).map(|(seat, _)| self.line_person(seat, me)).collect(),
            state: self.line_state(words, person, me),
            since: u32::try_from(now().saturating_sub(last)).unwrap_or_default(),
        }
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

    fn line_person(&self, seat: Seat, me: Option<Seat>) -> LinePerson {
        let view = self.game().map(|game| game.view(Viewer::Spectator));
        let player = view.as_ref().and_then(|view| view.players.get(seat.index()));
        LinePerson {
            name: self.seats.get(seat.index()).map(|row| row.name.clone()).unwrap_or_default(),
            character: player.and_then(|player| player.character),
            me: me == Some(seat),
            cylon: player.is_some_and(|player| player.standing != airlock_game::state::Standing::Human),
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
        let eyes = Eyes { seat: me, host: false };
        let Some(sight) = self.sight(eyes, &|_| false) else { return LineState::Filling };
        let scene = sight.scene(words, &play.told);
        if let Some(ask) = &sight.view.ask {
            return LineState::Asked(words.question(ask, &scene));
        }
        let waiting = sight.view.waiting;
        match waiting.first() {
            Some(first) => LineState::Waiting { who: scene.name(first), more: waiting.len() - 1 },
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
            bots: match options.bots {
                airlock_store::BotPace::Slow => BotPace::Slow,
                airlock_store::BotPace::Normal => BotPace::Normal,
                airlock_store::BotPace::Instant => BotPace::Once,
            },
            setup: self.row.setup,
        }
    }

    /// The lobby as the eyes see it; `name` is what a stranger is called, `link` the table's address.
    pub fn lobby_page(&self, eyes: Eyes, name: &str, link: &str, here: &dyn Fn(Seat) -> bool) -> LobbyPage {
        let host = self.seat_of(self.row.host);
        let sitter = |(seat, row): (Seat, &airlock_store::SeatRow)| match (row.person, &row.bot) {
            (Some(_), None) => {
                let ready = row.ready || host == Some(seat);
                Sitter::Person(Guest { name: row.name.clone(), ready, here: here(seat), away: 0 })
            }
            (_, Some(_)) => Sitter::Bot(row.name.clone()),
            (None, None) => Sitter::Empty,
        };
        LobbyPage {
            id: self.row.id.clone(),
            settings: self.settings(),
            seats: (0..).map(Seat).zip(&self.seats).map(sitter).collect(),
            host,
            me: eyes.seat,
            watching: eyes.seat.is_none() && eyes.host,
            name: name.to_owned(),
            link: link.to_owned(),
            code: self.row.id.to_uppercase(),
            chat: self.chat.iter().map(lobby_line).collect(),
            problem: None,
        }
    }

    /// The lobby's regions with their ids.
    pub fn lobby_regions(&self, words: &Words, eyes: Eyes, here: &dyn Fn(Seat) -> bool) -> Vec<(&'static str, String)> {
        let page = self.lobby_page(eyes, "", "", here);
        LobbyRegion::ALL.iter().map(|region| (region.id(), region.draw(words, &page).into_string())).collect()
    }
}

fn lobby_line(line: &airlock_store::ChatRow) -> LobbyLine {
    let name = line.name.clone();
    match line.kind {
        ChatKind::Said => LobbyLine::Said(ChatLine { seat: line.seat, name, text: line.text.clone() }),
        ChatKind::SatDown => LobbyLine::SatDown(name),
        ChatKind::Left => LobbyLine::Left(name),
        ChatKind::Removed => LobbyLine::Removed(name),
        ChatKind::Renamed => LobbyLine::Renamed { from: name, to: line.text.clone() },
        ChatKind::NewHost => LobbyLine::NewHost(name),
        ChatKind::Asked => LobbyLine::Asked(name),
        ChatKind::Changed => LobbyLine::Changed,
    }
}
