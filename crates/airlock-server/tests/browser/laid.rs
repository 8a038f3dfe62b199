//! Tables that lie in a certain moment of a game, so that a test need not play up to it.
//!
//! Bots play from a fixed seed until something is so; their answers are the log of the table. Then
//! people take some of the seats. The same test finds the same table on every run.

use airlock_bots::{Bot, Kind, Look, next_ask};
use airlock_game::save::RULES_VERSION;
use airlock_game::{Answer, Chance, Choice, Game, Options, Question, Seat, Setup, Viewer};
use airlock_store::{BotPace, Decision, SeatRow, StoredTable, TableOptions, TableRow};
use sha2::{Digest, Sha256};

use crate::support::{Person, Server};

/// So many games are looked through.
const GAMES: u8 = 120;

/// A moment of a game.
pub struct Moment {
    setup: Setup,
    seed: [u8; 32],
    decisions: Vec<Decision>,
    over: bool,
}

/// The first moment in which `is_so`, in games between bots.
pub fn find(players: u8, is_so: impl Fn(&Game) -> bool) -> Moment {
    find_in(Setup::base(players), is_so)
}

pub fn find_in(setup: Setup, is_so: impl Fn(&Game) -> bool) -> Moment {
    (0..GAMES).find_map(|seed| search(setup, [seed; 32], &is_so)).expect("one of these games comes to it")
}

fn search(setup: Setup, seed: [u8; 32], is_so: impl Fn(&Game) -> bool) -> Option<Moment> {
    let mut game = Game::new(&setup, seed).expect("a legal setup");
    let mut bots: Vec<Box<dyn Bot>> =
        (0..setup.players).map(|seat| Kind::Random.bot(Chance::new([seat; 32]))).collect();
    let mut decisions = Vec::new();
    loop {
        if is_so(&game) {
            return Some(Moment { setup, seed, decisions, over: game.ending().is_some() });
        }
        let ask = next_ask(&game)?.clone();
        let answer = bots[ask.seat.index()].answer(&ask, &Look::new(&game, ask.seat));
        game.answer(ask.seat, answer.clone()).expect("bots answer legally");
        decisions.push(decision(decisions.len(), ask.seat, answer));
    }
}

fn decision(before: usize, seat: Seat, answer: Answer) -> Decision {
    let version = u32::try_from(before + 1).expect("a short game");
    Decision { version, seat, answer: Some(answer), key: format!("laid-{version}"), made_at: 0 }
}

impl Moment {
    /// Lays a table in this moment, with these people in the first seats and bots in the others.
    pub async fn lay(self, server: &Server, id: &str, people: &[&Person]) -> String {
        let mut seats = Vec::new();
        for seat in 0..usize::from(self.setup.players) {
            seats.push(match people.get(seat) {
                Some(person) => person_seat(server, person).await,
                None => SeatRow {
                    bot: Some("random".to_owned()),
                    name: "Officer bot".to_owned(),
                    ready: true,
                    ..SeatRow::default()
                },
            });
        }
        let table = TableRow {
            id: id.to_owned(),
            name: "Kestrel".to_owned(),
            setup: self.setup,
            seed: self.seed,
            rules_version: RULES_VERSION,
            options: TableOptions { open: true, bots: BotPace::Normal, ..TableOptions::default() },
            host: seats[0].person.expect("somebody has the first seat"),
            made_at: 0,
            started_at: Some(1),
            ended_at: self.over.then_some(2),
            next: None,
        };
        let stored = StoredTable { table, seats, decisions: self.decisions, chat: Vec::new() };
        server.hall.store.import(&stored).await.expect("a free id");
        format!("/t/{id}")
    }
}

async fn person_seat(server: &Server, person: &Person) -> SeatRow {
    let token = person.token.as_deref().expect("a person with a token");
    let known = server.hall.store.person_of(Sha256::digest(token.as_bytes()).into()).await.expect("the store answers");
    let known = known.expect("a known person");
    SeatRow { person: Some(known.id), name: known.name, ready: true, ..SeatRow::default() }
}

// Moments, through the eyes of the one in the first seat

const ME: Seat = Seat(0);

fn asked(game: &Game, is_it: impl Fn(&Question) -> bool) -> bool {
    game.ask_of(ME).is_some_and(|ask| is_it(&ask.question))
}

fn choices(game: &Game) -> &[Choice] {
    match game.ask_of(ME).map(|ask| &ask.options) {
        Some(Options::Choices(choices)) => choices,
        Some(Options::Cards { .. }) | None => &[],
    }
}

/// My turn has begun: I may move.
pub fn moving(game: &Game) -> bool {
    asked(game, |question| *question == Question::Move) && choices(game).len() > 3
}

/// I add cards to a check and have several.
pub fn feeding(game: &Game) -> bool {
    let cards = match game.ask_of(ME).map(|ask| &ask.options) {
        Some(Options::Cards { from, max, .. }) => from.len().min(usize::from(*max)),
        Some(Options::Choices(_)) | None => 0,
    };
    asked(game, |question| matches!(question, Question::Feed { .. })) && cards >= 3
}

/// A window asks me, and I have something to use in it.
pub fn interrupted(game: &Game) -> bool {
    asked(game, |question| matches!(question, Question::Window { .. })) && choices(game).len() > 1
}

/// My action, in the middle of a battle.
pub fn fighting(game: &Game) -> bool {
    if !asked(game, |question| matches!(question, Question::Action { .. })) || choices(game).len() < 5 {
        return false;
    }
    let space = game.view(Viewer::Spectator).space;
    let raiders: u8 = space.areas.iter().map(|area| area.raiders).sum();
    let vipers: u8 = space.areas.iter().map(|area| area.vipers).sum();
    raiders > 3 && vipers > 1 && space.basestars.iter().flatten().count() > 0
}

/// I choose where the fleet goes.
pub fn travelling(game: &Game) -> bool {
    asked(game, |question| *question == Question::KeepDestination)
}

pub fn over(game: &Game) -> bool {
    game.ending().is_some()
}
