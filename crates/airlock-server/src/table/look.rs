//! What one person sees of a table.

use std::time::Instant;

use airlock_game::save::{seal, to_hex};
use airlock_game::terms::Ship;
use airlock_game::{Event, Seat, View};
use airlock_store::SeatRow;
use airlock_text::Words;

use super::{Table, called, viewer};
use crate::page::{self, Desk, Here, Lit, Scene, SeatCard, TableCard, TalkLine};
use crate::told::Told;

/// Whose eyes look: those of a seat, and whether they are the host's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Eyes {
    pub seat: Option<Seat>,
    pub host: bool,
    /// The own seat while a bot plays it.
    pub left: Option<Seat>,
    /// The number by which the table remembers this person.
    pub guest: Option<u32>,
    /// May say who gets a seat in the running game.
    pub admits: bool,
}

/// Who looks, beside the seat: what someone without one is called, and whether they only look on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Caller<'a> {
    pub eyes: Eyes,
    pub name: &'a str,
    pub watching: bool,
    /// A board that they have opened beside those that lie open.
    pub open: Option<Ship>,
}

/// Everything that a page of the table is drawn from, gathered once.
pub struct Sight {
    pub view: View,
    pub card: TableCard,
    pub desk: Desk,
    pub chat: Vec<TalkLine>,
    pub lit: Lit,
    pub me: Option<Seat>,
}

impl Sight {
    /// With a board opened beside those that lie open.
    pub fn opening(mut self, open: Option<Ship>) -> Sight {
        self.desk.open = open;
        self
    }

    pub fn scene<'a>(&'a self, words: &'a Words, told: &'a Told) -> Scene<'a> {
        let Sight { view, card, desk, chat, lit, me } = self;
        Scene { words, view, table: card, told, me: *me, desk, chat, lit }
    }
}

impl Table {
    /// What the eyes see of the game, once it has started. `here` tells whose pages are open.
    pub fn sight(&self, words: &Words, eyes: Eyes, here: &dyn Fn(Seat) -> Here) -> Option<Sight> {
        let play = self.play.as_ref()?;
        let mut view = play.game.view(viewer(eyes.seat));
        let held = eyes.seat.is_some_and(|seat| play.holds(seat));
        view.ask = view.ask.filter(|ask| !held && !self.is_passed_over(ask));
        let lit = Lit::of(view.ask.as_ref());
        let moment = eyes.seat.map_or(play.moment(), |seat| play.asked_since(seat));
        let card = self.card(words, eyes, moment, here);
        Some(Sight { view, card, desk: self.desk(eyes.seat), chat: self.talk(words, eyes), lit, me: eyes.seat })
    }

    fn card(&self, words: &Words, eyes: Eyes, moment: u32, here: &dyn Fn(Seat) -> Here) -> TableCard {
        let pause = self.pause.map(|pause| page::Pause {
            length: millis(pause.length),
            left: millis(pause.until.saturating_duration_since(Instant::now())),
        });
        let seats = (0..).map(Seat).zip(&self.seats);
        TableCard {
            id: self.row.id.clone(),
            name: self.row.name.clone(),
            pace: match self.row.options.pace {
                airlock_store::Pace::Live => page::Pace::Live,
                airlock_store::Pace::Days => page::Pace::Days,
            },
            alone: self.sits_alone(),
            masked: self.row.setup.even_windows,
            seats: seats
                .map(|(seat, row)| SeatCard {
                    name: self.called_before(words, eyes, seat, row),
                    bot: row.bot.is_some(),
                    here: here(seat).is_now(),
                })
                .collect(),
            host: self.seat_of(self.row.host),
            version: moment,
            seal: self.seal(),
            seed: self.is_over().then(|| to_hex(&self.row.seed)),
            pause,
            again: (0..).map(Seat).zip(&self.seats).filter(|(_, row)| row.again).map(|(seat, _)| seat).collect(),
            next: self.row.next.clone(),
            bots: self.bot_pace(),
            paces: eyes.seat.is_some_and(|seat| self.paces(seat)),
            entrance: self.entrance(words, eyes),
        }
    }

    /// What a seat is called before those eyes: somebody without a name is no guest to themselves.
    fn called_before(&self, words: &Words, eyes: Eyes, seat: Seat, row: &SeatRow) -> String {
        let nameless = row.person.is_some() && row.name.is_empty();
        if nameless && eyes.seat == Some(seat) { words.ui("ui-you").end() } else { called(words, seat, row) }
    }

    /// The hash of the seed, shown from the start so that the seed can be checked at the end.
    pub fn seal(&self) -> String {
        seal(&self.row.seed)
    }

    fn desk(&self, seat: Option<Seat>) -> Desk {
        let (Some(seat), Some(play)) = (seat, &self.play) else { return Desk::default() };
        let Some(row) = self.seats.get(seat.index()) else { return Desk::default() };
        Desk {
            notes: row.notes.clone(),
            orders: play.orders.of(seat).collect(),
            take_back: play.can_take_back(seat),
            unread: self.said.saturating_sub(row.heard),
            open: None,
            since: row.since,
            recap: self.recap(seat, row),
        }
    }

    /// What happened since the one person at the table last answered.
    fn recap(&self, seat: Seat, row: &SeatRow) -> Vec<Event> {
        let Some(play) = self.play.as_ref().filter(|_| self.sits_alone()) else { return Vec::new() };
        let answered = play.answered(seat).unwrap_or(row.since);
        (answered + 1..=play.moment()).flat_map(|moment| self.events_for(Some(seat), moment)).collect()
    }

    /// The events of a moment as the eyes may know them.
    pub fn events_for(&self, seat: Option<Seat>, moment: u32) -> Vec<Event> {
        let Some(play) = &self.play else { return Vec::new() };
        let viewer = viewer(seat);
        play.events_of(moment).iter().map(|event| event.shown_to(viewer)).collect()
    }
}

fn millis(time: std::time::Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}
