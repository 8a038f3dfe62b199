//! What is sent to a page after something has changed: only the regions that are not what it has.
//!
//! The id of each message says what the page then has: the moment, and a short hash of each region.
//! A browser that comes back sends that id, so a resumed stream needs no memory on our side.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::str::FromStr;

use airlock_game::{Event, Seat};
use airlock_text::Words;
use maud::Markup;
use serde::Serialize;

use super::{Eyes, Table};
use crate::page::Scene;
use crate::page::table::{self as pages, LogEntry};

/// What a page has.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Seen {
    /// The moment up to which it has the log; nothing before the first message.
    moment: Option<u32>,
    hashes: Vec<u32>,
}

impl Seen {
    /// What a page has that was drawn at a moment with these regions.
    pub fn drawn(moment: Option<u32>, regions: &[String]) -> Seen {
        Seen { moment, hashes: regions.iter().map(|region| short_hash(region)).collect() }
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.moment {
            Some(moment) => write!(f, "{moment}")?,
            None => f.write_str("-")?,
        }
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
        let hashes = parts.map(|hash| u32::from_str_radix(hash, 16)).collect::<Result<_, _>>().map_err(|_| BadSeen)?;
        Ok(Seen { moment, hashes })
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

/// So many moments are sent one after the other; who was away longer gets the log anew.
const CATCH_UP: u32 = 60;

/// So many moments of the log are on the page; the replay has them all.
const LOG_KEPT: u32 = 120;

impl Table {
    /// What the page of these eyes has to be told, if anything; `seen` is then what it has.
    pub fn push(&self, words: &Words, eyes: Eyes, seen: &mut Seen, here: &dyn Fn(Seat) -> bool) -> Option<Push> {
        let (Some(play), Some(sight)) = (&self.play, self.sight(eyes, here)) else {
            return self.push_lobby(words, eyes, seen, here);
        };
        let scene = sight.scene(words, &play.told);
        // The table page is drawn at another address than the lobby was.
        let reload = seen.moment.is_none() && !seen.hashes.is_empty();
        let now = play.moment();
        let before = seen.moment.unwrap_or(now).min(now);
        let log = self.log_push(&scene, before, now);
        let drawn: Vec<String> = pages::Region::ALL.iter().map(|region| region.draw(&scene).into_string()).collect();
        let fresh = Seen::drawn(Some(now), &drawn);
        if fresh == *seen {
            return None;
        }
        let regions = pages::Region::ALL.iter().map(|region| region.id()).zip(drawn).zip(&fresh.hashes).enumerate();
        let changed = regions.filter(|(at, (_, hash))| seen.hashes.get(*at) != Some(hash));
        let regions = changed.map(|(_, (region, _))| region).collect();
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
            return LogPush { append: String::new(), reset: Some(self.log(scene).into_string()) };
        }
        let lines = (before + 1..=now).map(|moment| {
            let events = self.events_for(scene.me, moment);
            let entry = LogEntry { version: moment, events: &events };
            pages::log_lines(scene.words, scene, scene.me, entry).into_string()
        });
        LogPush { append: lines.collect(), reset: None }
    }

    /// The latest lines of the log.
    pub fn log(&self, scene: &Scene<'_>) -> Markup {
        let Some(play) = &self.play else { return Markup::default() };
        let now = play.moment();
        let told: Vec<(u32, Vec<Event>)> =
            (now.saturating_sub(LOG_KEPT)..=now).map(|moment| (moment, self.events_for(scene.me, moment))).collect();
        pages::log(scene, told.iter().map(|(version, events)| LogEntry { version: *version, events }))
    }

    fn push_lobby(&self, words: &Words, eyes: Eyes, seen: &mut Seen, here: &dyn Fn(Seat) -> bool) -> Option<Push> {
        let regions = self.lobby_regions(words, eyes, here);
        let drawn: Vec<String> = regions.iter().map(|(_, html)| html.clone()).collect();
        let fresh = Seen::drawn(None, &drawn);
        if fresh == *seen {
            return None;
        }
        let changed = regions.into_iter().zip(&fresh.hashes).enumerate();
        let changed = changed.filter(|(at, (_, hash))| seen.hashes.get(*at) != Some(hash));
        let push = Push {
            version: None,
            title: self.row.name.clone(),
            turn: false,
            regions: changed.map(|(_, (region, _))| region).collect(),
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
            Seen::drawn(Some(12), &["a".to_owned(), "b".to_owned()]),
            Seen::drawn(None, &["a".to_owned()]),
        ] {
            assert_eq!(seen.to_string().parse::<Seen>().expect("our own id"), seen);
        }
    }

    #[test]
    fn a_forged_id_is_refused() {
        for text in ["x", "1.zz", "99999999999", &"1.".repeat(200)] {
            assert!(text.parse::<Seen>().is_err(), "{text}");
        }
    }
}
