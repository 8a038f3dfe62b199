//! What is sent to a page after something has changed: only the regions that are not what it has.
//!
//! The id of each message says what the page then has: the moment, and a short hash of each region.
//! A browser that comes back sends that id, so a resumed stream needs no memory on our side.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::str::FromStr;

use airlock_game::{Event, Seat};
use airlock_text::Words;
use maud::{Markup, html};
use serde::Serialize;

use super::{Caller, Table, lobby_regions};
use crate::page::table::{self as pages, LogEntry, Pieces, Region};
use crate::page::{Here, Scene};

/// What a page has.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Seen {
    /// The moment up to which it has the log; nothing before the first message.
    moment: Option<u32>,
    /// The board lies open; its pieces are told apart.
    board: bool,
    hashes: Vec<u32>,
}

impl Seen {
    /// What a page has that was drawn in these pieces.
    pub fn drawn(moment: Option<u32>, board: bool, pieces: &[(&'static str, String)]) -> Seen {
        Seen { moment, board, hashes: pieces.iter().map(|(_, piece)| short_hash(piece)).collect() }
    }

    /// The pieces that a page which has this must be sent to have `fresh`.
    fn missing(&self, fresh: &Seen, pieces: Vec<(&'static str, String)>) -> Vec<(&'static str, String)> {
        let known = |at: usize| self.hashes.get(at) == fresh.hashes.get(at);
        pieces.into_iter().enumerate().filter(|&(at, _)| !known(at)).map(|(_, piece)| piece).collect()
    }

    /// The same where the board has come or gone: the stage as a whole, and of the other regions, which
    /// stand before and after it, those that differ.
    fn missing_beside_stage(&self, fresh: &Seen, scene: &Scene<'_>, pieces: Pieces) -> Vec<(&'static str, String)> {
        let count = pieces.drawn.len();
        let from_end =
            |hashes: &[u32], back: usize| hashes.len().checked_sub(back).and_then(|at| hashes.get(at).copied());
        let known = |at: usize| {
            let after = count - at;
            let before_stage = at < BEFORE_STAGE && self.hashes.get(at) == fresh.hashes.get(at);
            let after_stage = after <= AFTER_STAGE && from_end(&self.hashes, after) == from_end(&fresh.hashes, after);
            before_stage || after_stage
        };
        let beside = |at: usize| at < BEFORE_STAGE || count - at <= AFTER_STAGE;
        let others = pieces.drawn.into_iter().enumerate().filter(|&(at, _)| beside(at) && !known(at));
        let mut missing: Vec<_> = others.map(|(_, piece)| piece).collect();
        missing.push((Region::Stage.id(), Region::Stage.draw(scene).into_string()));
        missing
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.moment {
            Some(moment) => write!(f, "{moment}")?,
            None => f.write_str("-")?,
        }
        f.write_str(if self.board { ".b" } else { ".s" })?;
        self.hashes.iter().try_for_each(|hash| write!(f, ".{hash:x}"))
    }
}

/// An id that we have not given.
#[derive(Debug)]
pub struct BadSeen;

impl FromStr for Seen {
    type Err = BadSeen;

    fn from_str(text: &str) -> Result<Seen, BadSeen> {
        if text.len() > 256 {
            return Err(BadSeen);
        }
        let mut parts = text.split('.');
        let moment = match parts.next() {
            Some("-") | None => None,
            Some(number) => Some(number.parse().map_err(|_| BadSeen)?),
        };
        let board = match parts.next() {
            Some("b") => true,
            Some("s") => false,
            Some(_) | None => return Err(BadSeen),
        };
        let hashes = parts.map(|hash| u32::from_str_radix(hash, 16)).collect::<Result<_, _>>().map_err(|_| BadSeen)?;
        Ok(Seen { moment, board, hashes })
    }
}

fn short_hash(text: &str) -> u32 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    // Half of the hash is enough to tell two drawings of a region apart.
    (hasher.finish() >> 32) as u32
}

/// One message.
#[derive(Debug, Serialize)]
pub struct Push {
    version: Option<u32>,
    title: String,
    /// The one who looks is asked something.
    turn: bool,
    #[serde(serialize_with = "as_map")]
    regions: Vec<(&'static str, String)>,
    log: LogPush,
    /// What is shown on the stage before the new one: a check card by card, sleeper agents.
    moments: Vec<String>,
    /// For the polite live region.
    say: String,
    alert: Option<String>,
    reload: bool,
}

#[derive(Debug, Default, Serialize)]
struct LogPush {
    append: String,
    reset: Option<String>,
}

fn as_map<S: serde::Serializer>(regions: &[(&'static str, String)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(regions.iter().map(|(id, html)| (*id, html)))
}

/// How many regions stand before the stage and after it in [`Region::ALL`].
const BEFORE_STAGE: usize = 3;
const AFTER_STAGE: usize = 4;

/// So many moments are sent one after the other; who was away longer gets the log anew.
const CATCH_UP: u32 = 60;

/// So many moments of the log are on the page, and so many more for each time that earlier ones are wanted.
const LOG_KEPT: u32 = 120;
const LOG_EARLIER: u32 = 240;

impl Table {
    /// What the page of the caller has to be told, if anything; `seen` is then what it has.
    pub fn push(
        &self,
        words: &Words,
        caller: Caller<'_>,
        seen: &mut Seen,
        here: &dyn Fn(Seat) -> Here,
    ) -> Option<Push> {
        let eyes = caller.eyes;
        let (Some(play), Some(sight)) = (&self.play, self.sight(eyes, here)) else {
            let page = self.lobby_page(caller, "", here);
            return self.push_lobby(lobby_regions(words, &page), seen);
        };
        let scene = sight.scene(words, &play.told);
        // The table page is drawn at another address than the lobby was.
        let again = eyes.seat.and_then(|seat| self.seats.get(seat.index())).is_some_and(|row| row.again);
        let reload = (seen.moment.is_none() && !seen.hashes.is_empty()) || (again && self.row.next.is_some());
        let now = play.moment();
        let before = seen.moment.unwrap_or(now).min(now);
        let log = self.log_push(&scene, before, now);
        let pieces = pages::pieces(&scene);
        let fresh = Seen::drawn(Some(now), pieces.board, &pieces.drawn);
        if fresh == *seen {
            return None;
        }
        let mut regions = if fresh.board == seen.board {
            seen.missing(&fresh, pieces.drawn)
        } else {
            seen.missing_beside_stage(&fresh, &scene, pieces)
        };
        // With the rest of the pause, which the comparison leaves out.
        if let Some((_, ask)) = regions.iter_mut().find(|(id, _)| self.pause.is_some() && *id == Region::Ask.id()) {
            *ask = Region::Ask.draw(&scene).into_string();
        }
        let events: Vec<Event> =
            (before + 1..=now).flat_map(|moment| self.events_for(eyes.seat, moment)).take(400).collect();
        let asked = sight.view.ask.is_some();
        let push = Push {
            version: Some(now),
            title: scene.title(),
            turn: asked,
            regions,
            log,
            moments: pages::moments(&scene, &events),
            say: pages::spoken(&scene, &events),
            alert: (asked && before < now).then(|| words.ui("ui-your-turn").end()),
            reload,
        };
        *seen = fresh;
        Some(push)
    }

    /// The lines of the log since then; all of them where some were taken back.
    fn log_push(&self, scene: &Scene<'_>, before: u32, now: u32) -> LogPush {
        let Some(play) = &self.play else { return LogPush::default() };
        if play.cut() > before || now - before > CATCH_UP {
            return LogPush { append: String::new(), reset: Some(self.log(scene, None).into_string()) };
        }
        let lines = (before + 1..=now).map(|moment| {
            let events = self.events_for(scene.me, moment);
            let entry = LogEntry { version: moment, events: &events };
            pages::log_lines(scene.words, scene, scene.me, entry).into_string()
        });
        LogPush { append: lines.collect(), reset: None }
    }

    /// The lines of the log from a moment on; without one the latest. Before them stands where the earlier
    /// ones are.
    pub fn log(&self, scene: &Scene<'_>, from: Option<u32>) -> Markup {
        let Some(play) = &self.play else { return Markup::default() };
        let now = play.moment();
        let latest = now.saturating_sub(LOG_KEPT);
        let from = from.map_or(latest, |from| from.min(latest));
        let told: Vec<(u32, Vec<Event>)> =
            (from..=now).map(|moment| (moment, self.events_for(scene.me, moment))).collect();
        html! {
            @if from > 0 { (pages::earlier(scene, from.saturating_sub(LOG_EARLIER))) }
            (pages::log(scene, told.iter().map(|(version, events)| LogEntry { version: *version, events })))
        }
    }

    fn push_lobby(&self, regions: Vec<(&'static str, String)>, seen: &mut Seen) -> Option<Push> {
        let fresh = Seen::drawn(None, false, &regions);
        if fresh == *seen {
            return None;
        }
        let push = Push {
            version: None,
            title: self.row.name.clone(),
            turn: false,
            regions: seen.missing(&fresh, regions),
            log: LogPush::default(),
            moments: Vec::new(),
            say: String::new(),
            alert: None,
            reload: false,
        };
        *seen = fresh;
        Some(push)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_has_is_read_back_from_its_id() {
        for seen in [
            Seen::default(),
            Seen::drawn(Some(12), true, &[("a", "a".to_owned()), ("b", "b".to_owned())]),
            Seen::drawn(None, false, &[("a", "a".to_owned())]),
        ] {
            assert_eq!(seen.to_string().parse::<Seen>().expect("our own id"), seen);
        }
    }

    #[test]
    fn a_forged_id_is_refused() {
        for text in ["x", "1", "1.b.zz", "99999999999.b", &"1.".repeat(200)] {
            assert!(text.parse::<Seen>().is_err(), "{text}");
        }
    }
}
