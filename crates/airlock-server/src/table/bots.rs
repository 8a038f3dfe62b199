//! The bots of a table. They are no part of it: what they remember follows from what their seats were told.

use airlock_bots::{Bot, Kind, Look};
use airlock_game::{Answer, Chance, Seat, Seed, Viewer};

use super::{Play, Table};

#[derive(Default)]
pub struct Bots {
    seated: Vec<Option<SeatedBot>>,
}

/// A bot, and how far it has listened.
struct SeatedBot {
    bot: Box<dyn Bot>,
    kind: Kind,
    /// The moments that it has heard.
    heard: u32,
    /// The last answer that had been taken back then.
    cut: u32,
}

impl Bots {
    /// What the bot of a seat answers now, once it has heard what its seat may know.
    pub fn answer(&mut self, table: &Table, seat: Seat) -> Option<Answer> {
        let play = table.play.as_ref()?;
        let ask = play.game.ask_of(seat)?.clone();
        let kind: Kind = table.seats.get(seat.index())?.bot.as_ref()?.parse().ok()?;
        self.seated.resize_with(table.seats.len(), || None);
        let place = &mut self.seated[seat.index()];
        // What was taken back did not happen, so nobody remembers it.
        if place.as_ref().is_none_or(|seated| seated.kind != kind || seated.cut != play.cut()) {
            *place = Some(SeatedBot::new(kind, own_seed(table.row.seed, seat), play.cut()));
        }
        let seated = place.as_mut()?;
        seated.listen(seat, play);
        Some(seated.bot.answer(&ask, &Look::new(&play.game, seat)))
    }
}

fn own_seed(mut seed: Seed, seat: Seat) -> Seed {
    seed[0] ^= 0x5a;
    seed[31] ^= seat.0;
    seed
}

impl SeatedBot {
    fn new(kind: Kind, seed: Seed, cut: u32) -> SeatedBot {
        SeatedBot { bot: kind.bot(Chance::new(seed)), kind, heard: 0, cut }
    }

    /// Tells the bot what its seat may know of what it has not heard.
    fn listen(&mut self, seat: Seat, play: &Play) {
        let next = play.moment() + 1;
        if self.bot.listens() {
            let new = (self.heard..next).flat_map(|moment| play.events_of(moment));
            new.for_each(|event| self.bot.see(&event.shown_to(Viewer::Seat(seat))));
        }
        self.heard = next;
    }
}

#[cfg(test)]
mod tests {
    use airlock_game::Setup;
    use airlock_store::{Person, PersonId, SeatRow, TableOptions, TableRow};

    use super::*;
    use crate::table::{Command, Given, Pick, Sender};

    fn table() -> (Table, Person) {
        let person = Person { id: PersonId(1), name: "Mara".to_owned(), login: None, language: None, muted: false };
        let row = TableRow {
            id: "abcd-efgh".to_owned(),
            name: "Kestrel".to_owned(),
            setup: Setup::base(3),
            seed: [4; 32],
            rules_version: 1,
            options: TableOptions::default(),
            host: person.id,
            made_at: 0,
            started_at: None,
            ended_at: None,
            next: None,
        };
        let me = SeatRow { person: Some(person.id), ..SeatRow::default() };
        let mut table = Table::new(row, vec![me, Table::bot_seat(), Table::bot_seat()], 1);
        table.apply(Sender::Person(&person), Command::Start, 0).expect("everybody is here");
        (table, person)
    }

    #[test]
    fn bots_remember_what_happened_and_nothing_that_was_taken_back() {
        let (mut table, person) = table();
        let mut bots = Bots::default();
        let mut chance = Chance::new([4; 32]);
        let (mut back, mut heard) = (0, 0);
        for number in 0..2000 {
            let play = table.play.as_ref().expect("a game");
            let Some(ask) = play.game.asks().first().cloned() else { break };
            let answer =
                if ask.seat == Seat(0) { Some(ask.options.pick(&mut chance)) } else { bots.answer(&table, ask.seat) };
            let answer = answer.expect("somebody who answers");
            let play = table.play.as_ref().expect("a game");
            for seated in bots.seated.iter().flatten() {
                assert!(seated.cut != play.cut() || seated.heard <= play.moment() + 1, "it has heard the future");
                heard = heard.max(seated.heard);
            }
            let given = Given {
                moment: play.moment(),
                key: number.to_string(),
                pick: Pick::Answer(answer),
                orders: Vec::new(),
            };
            table.apply(Sender::Seat(ask.seat), Command::Answer(given), 0).expect("a listed answer");
            let play = table.play.as_ref().expect("a game");
            if number % 2 == 0 && play.can_take_back(Seat(0)) {
                let key = format!("back-{number}");
                table.apply(Sender::Person(&person), Command::TakeBack { key }, 0).expect("it can be taken back");
                back += 1;
                let cut = table.play.as_ref().expect("a game").cut();
                assert!(bots.seated.iter().flatten().all(|seated| seated.cut < cut), "nobody keeps that memory");
            }
        }
        assert!(back > 0 && heard > 100, "{back} taken back, {heard} moments heard");
    }
}
