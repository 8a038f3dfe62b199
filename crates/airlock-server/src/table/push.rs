//! What is sent to a page after something has changed: only the regions that are not what it has.
//!
//! The id of each message says what the page then has: the moment, and a short hash of each region.
//! A browser that comes back sends that id, so a resumed stream needs no memory on our side.

use std::fmt;
use std::str::FromStr;

use airlock_game::{Event, Seat};
use airlock_text::Words;
use maud::{Markup, html};
use serde::Serialize;

use super::leaves::{Leaves, short_hash};
use super::{Caller, Table, lobby_regions};
use crate::page::table::{self as pages, LogEntry, Pieces, Region, Stage};
use crate::page::{Here, Scene};

/// What a page has.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Seen {
    /// The moment up to which it has the log; nothing before the first message.
    moment: Option<u32>,
    regions: Vec<u32>,
    /// What lies in the board's place; nothing while the board lies open.
    stage: Option<u32>,
    /// The pieces of the board as it last lay open: the page keeps it while something else is shown.
    board: Vec<u32>,
}

impl Seen {
    /// The moment up to which the page has the log.
    pub fn moment(&self) -> Option<u32> {
        self.moment
    }

    /// What a page has that was drawn in these pieces.
    pub fn drawn(moment: Option<u32>, pieces: &Pieces) -> Seen {
        let (stage, board) = match &pieces.stage {
            Stage::Board(board) => (None, hashes(board)),
            Stage::InItsPlace(stage) => (Some(short_hash(stage)), Vec::new()),
        };
        Seen { moment, regions: hashes(&pieces.regions), stage, board }
    }

    /// What a lobby has, which has no board.
    pub fn lobby(regions: &[(&'static str, String)]) -> Seen {
        Seen { moment: None, regions: hashes(regions), stage: None, board: Vec::new() }
    }
}

type Drawn = Vec<(&'static str, String)>;

fn hashes(pieces: &[(&'static str, String)]) -> Vec<u32> {
    pieces.iter().map(|(_, piece)| short_hash(piece)).collect()
}

/// The pieces that a page with these hashes must be sent.
fn missing(has: &[u32], fresh: &[u32], pieces: Drawn) -> Drawn {
    let known = |at: usize| has.get(at) == fresh.get(at);
    pieces.into_iter().enumerate().filter(|&(at, _)| !known(at)).map(|(_, piece)| piece).collect()
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.moment {
            Some(moment) => write!(f, "{moment}")?,
            None => f.write_str("-")?,
        }
        match self.stage {
            Some(stage) => write!(f, ".{stage:x}")?,
            None => f.write_str(".-")?,
        }
        self.regions.iter().try_for_each(|hash| write!(f, ".{hash:x}"))?;
        f.write_str("~")?;
        self.board.iter().try_for_each(|hash| write!(f, ".{hash:x}"))
    }
}

/// An id that we have not given.
#[derive(Debug)]
pub struct BadSeen;

impl FromStr for Seen {
    type Err = BadSeen;

    fn from_str(text: &str) -> Result<Seen, BadSeen> {
        if text.len() > 400 {
            return Err(BadSeen);
        }
        let (page, board) = text.split_once('~').ok_or(BadSeen)?;
        let mut parts = page.split('.');
        let number = |part: Option<&str>, radix| match part {
            Some("-") => Ok(None),
            Some(number) => u32::from_str_radix(number, radix).map(Some).map_err(|_| BadSeen),
            None => Err(BadSeen),
        };
        let (moment, stage) = (number(parts.next(), 10)?, number(parts.next(), 16)?);
        let hashes = |parts: std::str::Split<'_, char>| {
            let hashes = parts.filter(|part| !part.is_empty()).map(|hash| u32::from_str_radix(hash, 16));
            hashes.collect::<Result<_, _>>().map_err(|_| BadSeen)
        };
        Ok(Seen { moment, stage, regions: hashes(parts)?, board: hashes(board.split('.'))? })
    }
}

/// One message.
#[derive(Debug, Serialize)]
pub struct Push {
    version: Option<u32>,
    title: String,
    /// The one who looks is asked something.
    turn: bool,
    #[serde(serialize_with = "as_map")]
    regions: Drawn,
    /// The board that the page has kept is laid back before the regions are drawn.
    board: bool,
    log: LogPush,
    /// What is shown on the stage before the new one: a check card by card, sleeper agents.
    moments: Vec<String>,
    /// For the polite live region.
    say: String,
    alert: Option<String>,
    reload: bool,
}

impl Push {
    /// The page has to be loaded anew.
    pub fn reloading(self) -> Push {
        Push { reload: true, ..self }
    }
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

/// So many moments of the log are on the page, and so many more for each time that earlier ones are wanted.
const LOG_KEPT: u32 = 120;
const LOG_EARLIER: u32 = 240;

impl Table {
    /// What the page of the caller has to be told, if anything; `seen` and `leaves` are then what it has.
    pub fn push(
        &self,
        words: &Words,
        caller: Caller<'_>,
        seen: &mut Seen,
        leaves: &mut Leaves,
        here: &dyn Fn(Seat) -> Here,
    ) -> Option<Push> {
        let eyes = caller.eyes;
        let (Some(play), Some(sight)) = (&self.play, self.sight(words, eyes, here)) else {
            let page = self.lobby_page(words, caller, "", here);
            return self.push_lobby(lobby_regions(words, &page), seen);
        };
        let sight = sight.opening(caller.open);
        let scene = sight.scene(words, &play.told);
        // The table page is drawn at another address than the lobby was.
        let again = eyes.seat.and_then(|seat| self.seats.get(seat.index())).is_some_and(|row| row.again);
        let reload = (seen.moment.is_none() && !seen.regions.is_empty()) || (again && self.row.next.is_some());
        let now = play.moment();
        let before = seen.moment.unwrap_or(now).min(now);
        let log = match seen.moment {
            Some(_) => self.log_push(&scene, before, now),
            // Nobody knows how far this page has read.
            None => LogPush { append: String::new(), reset: Some(self.log(&scene, None).into_string()) },
        };
        let Pieces { regions, stage } = pages::pieces(&scene);
        let fresh = Seen { moment: Some(now), regions: hashes(&regions), ..Seen::default() };
        let mut regions = missing(&seen.regions, &fresh.regions, regions);
        let (fresh, board) = match stage {
            Stage::Board(pieces) => {
                let fresh = Seen { board: hashes(&pieces), ..fresh };
                match seen.board.is_empty() {
                    true => regions.push((Region::Stage.id(), Region::Stage.draw(&scene).into_string())),
                    false => regions.extend(missing(&seen.board, &fresh.board, pieces)),
                }
                (fresh, seen.stage.is_some() && !seen.board.is_empty())
            }
            Stage::InItsPlace(stage) => {
                let fresh = Seen { stage: Some(short_hash(&stage)), board: seen.board.clone(), ..fresh };
                if seen.stage != fresh.stage {
                    regions.push((Region::Stage.id(), stage));
                }
                (fresh, false)
            }
        };
        if fresh == *seen {
            return None;
        }
        // With the rest of the pause, which the comparison leaves out.
        if let Some((_, ask)) = regions.iter_mut().find(|(id, _)| self.pause.is_some() && *id == Region::Ask.id()) {
            *ask = Region::Ask.draw(&scene).into_string();
        }
        for (_, html) in &mut regions {
            *html = leaves.send(html);
        }
        let events: Vec<Event> =
            (before + 1..=now).flat_map(|moment| self.events_for(eyes.seat, moment)).take(400).collect();
        let asked = sight.view.ask.is_some();
        let push = Push {
            version: Some(now),
            title: scene.title(),
            turn: asked,
            regions,
            board,
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
        let fresh = Seen::lobby(&regions);
        if fresh == *seen {
            return None;
        }
        let push = Push {
            version: None,
            title: self.row.name.clone(),
            turn: false,
            regions: missing(&seen.regions, &fresh.regions, regions),
            board: false,
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
            Seen { moment: Some(12), regions: vec![7, 0xffff_ffff], stage: None, board: vec![1, 2] },
            Seen { moment: Some(12), regions: vec![7], stage: Some(3), board: Vec::new() },
            Seen::lobby(&[("a", "a".to_owned())]),
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
