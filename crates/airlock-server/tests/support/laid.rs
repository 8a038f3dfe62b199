//! Tables that lie in a certain moment of a game, so that a test need not play up to it.
//!
//! Bots play from a fixed seed until something is so; their answers are the log of the table. Then
//! people take some of the seats. The same test finds the same table on every run.

use airlock_bots::{Bot, Kind, Look, next_ask};
use airlock_game::save::RULES_VERSION;
use airlock_game::{Answer, Chance, Choice, Game, Options, Question, Seat, Setup, Viewer};
use airlock_server::hall::now;
use airlock_store::{BotPace, Decision, Deed, SeatRow, StoredTable, TableOptions, TableRow};
use sha2::{Digest, Sha256};

use super::{Person, Server};

/// So many games are looked through.
const GAMES: u8 = 120;

/// A moment of a game.
pub struct Moment {
    setup: Setup,
    seed: [u8; 32],
    name: String,
    decisions: Vec<Decision>,
    over: bool,
}

/// The first moment in which `is_so`, in games between bots.
pub fn find(players: u8, is_so: impl Fn(&Game) -> bool) -> Moment {
    find_in(Setup::base(players), is_so)
}

pub fn find_in(setup: Setup, is_so: impl Fn(&Game) -> bool) -> Moment {
    find_with(Kind::Random, setup, is_so)
}

/// The same, in games between such bots.
pub fn find_with(kind: Kind, setup: Setup, is_so: impl Fn(&Game) -> bool) -> Moment {
    find_from(0, kind, setup, is_so)
}

/// The same, where the games before that one are known not to come to it.
pub fn find_from(first: u8, kind: Kind, setup: Setup, is_so: impl Fn(&Game) -> bool) -> Moment {
    let mut games = (first..GAMES).chain(0..first);
    games.find_map(|seed| search(setup, [seed; 32], kind, &is_so)).expect("one of these games comes to it")
}

/// The moment that is worth most, in games between sensible bots.
pub fn best(players: u8, games: u8, worth: impl FnMut(&Game) -> Option<u32>) -> Moment {
    best_in(Setup::base(players), games, worth)
}

pub fn best_in(setup: Setup, games: u8, mut worth: impl FnMut(&Game) -> Option<u32>) -> Moment {
    let (mut best, mut most) = (None, 0);
    for number in 0..games {
        let seed = Sha256::digest([number]).into();
        walk(setup, seed, Kind::Officer, |game, decisions| {
            if let Some(worth) = worth(game).filter(|&worth| worth > most) {
                (best, most) = (Some(moment(game, setup, seed, decisions)), worth);
            }
            false
        });
    }
    best.expect("one of these games comes to it")
}

fn search(setup: Setup, seed: [u8; 32], kind: Kind, is_so: impl Fn(&Game) -> bool) -> Option<Moment> {
    let mut found = None;
    walk(setup, seed, kind, |game, decisions| {
        if is_so(game) {
            found = Some(moment(game, setup, seed, decisions));
        }
        found.is_some()
    });
    found
}

/// A moment, and the answers that lead on from it to another: whoever gives them comes there for certain.
pub struct Way {
    pub start: Moment,
    pub answers: Vec<(Seat, Answer)>,
}

/// From the last moment in which `from` to the first after it in which `to`, in games between such bots.
pub fn way(setup: Setup, kind: Kind, from: impl Fn(&Game) -> bool, to: impl Fn(&Game) -> bool) -> Way {
    let find = |number: u8| {
        let seed = Sha256::digest([number]).into();
        let (mut start, mut found) = (None, None);
        walk(setup, seed, kind, |game, decisions| {
            if start.is_some() && to(game) {
                found = start.take().map(|start: Moment| (start, decisions.to_vec()));
            } else if from(game) {
                start = Some(moment(game, setup, seed, decisions));
            }
            found.is_some()
        });
        let (start, decisions) = found?;
        let rest = decisions.into_iter().skip(start.decisions.len());
        let answers = rest.map(|decision| answer_of(&decision)).collect();
        Some(Way { start, answers })
    };
    (0..GAMES).find_map(find).expect("one of these games comes to it")
}

fn moment(game: &Game, setup: Setup, seed: [u8; 32], decisions: &[Decision]) -> Moment {
    let name = "Kestrel".to_owned();
    Moment { setup, seed, name, decisions: decisions.to_vec(), over: game.ending().is_some() }
}

/// Bots play a game until it is over or `enough`.
fn walk(setup: Setup, seed: [u8; 32], kind: Kind, mut enough: impl FnMut(&Game, &[Decision]) -> bool) {
    let mut game = Game::new(&setup, seed).expect("a legal setup");
    let mut bots: Vec<Box<dyn Bot>> = (0..setup.players).map(|seat| kind.bot(Chance::new([seat; 32]))).collect();
    let mut decisions = Vec::new();
    while !enough(&game, &decisions) {
        let Some(ask) = next_ask(&game).cloned() else { return };
        let answer = bots[ask.seat.index()].answer(&ask, &Look::new(&game, ask.seat));
        let events = game.answer(ask.seat, answer.clone()).expect("bots answer legally");
        for (seat, bot) in (0..).map(Seat).zip(&mut bots).filter(|(_, bot)| bot.listens()) {
            events.iter().for_each(|event| bot.see(&event.shown_to(Viewer::Seat(seat))));
        }
        decisions.push(decision(decisions.len(), ask.seat, answer));
    }
}

fn decision(before: usize, seat: Seat, answer: Answer) -> Decision {
    let version = u32::try_from(before + 1).expect("a short game");
    let (deed, key) = (Deed::Answer(seat, answer), format!("laid-{version}"));
    // The decision that opens the log is the first.
    Decision { version: version + 1, deed, key, made_at: 0, hash: None, events: Vec::new(), silent: false }
}

fn answer_of(decision: &Decision) -> (Seat, Answer) {
    match &decision.deed {
        Deed::Answer(seat, answer) => (*seat, answer.clone()),
        deed => panic!("{deed:?} is no answer"),
    }
}

/// What opens the log of a game.
fn opening(setup: &Setup, seed: [u8; 32]) -> Decision {
    let events = Game::new(setup, seed).expect("a legal setup").take_log();
    let (deed, key) = (Deed::Rules(RULES_VERSION), "start".to_owned());
    Decision { version: 1, deed, key, made_at: 0, hash: None, events, silent: false }
}

impl Moment {
    /// What the table is called.
    pub fn named(self, name: &str) -> Moment {
        Moment { name: name.to_owned(), ..self }
    }

    /// After how many answers the game on the way here was worth most.
    pub fn best_step(&self, worth: impl Fn(&Game) -> u32) -> usize {
        let mut game = Game::new(&self.setup, self.seed).expect("a legal setup");
        let (mut best, mut most) = (0, 0);
        for (step, decision) in (1..).zip(&self.decisions) {
            let (seat, answer) = answer_of(decision);
            game.answer(seat, answer).expect("a legal answer");
            let worth = worth(&game);
            if worth > most {
                (best, most) = (step, worth);
            }
        }
        best
    }

    /// Lays a table in this moment, with these people in the first seats and bots in the others.
    pub async fn lay(self, server: &Server, id: &str, people: &[&Person]) -> String {
        let mut seats = Vec::new();
        for seat in 0..usize::from(self.setup.players) {
            seats.push(match people.get(seat) {
                Some(person) => person_seat(server, person).await,
                None => SeatRow {
                    bot: Some(Kind::Random.name().to_owned()),
                    name: "Officer bot".to_owned(),
                    ready: true,
                    ..SeatRow::default()
                },
            });
        }
        let table = TableRow {
            id: id.to_owned(),
            name: self.name,
            setup: self.setup,
            seed: self.seed,
            rules_version: RULES_VERSION,
            options: TableOptions { open: true, bots: BotPace::Normal, ..TableOptions::default() },
            host: seats[0].person.expect("somebody has the first seat"),
            made_at: now(),
            started_at: Some(now()),
            ended_at: self.over.then(now),
            next: None,
        };
        let decisions = std::iter::once(opening(&self.setup, self.seed)).chain(self.decisions).collect();
        let (chat, snapshots) = (Vec::new(), Vec::new());
        let stored = StoredTable {
            table,
            seats,
            decisions,
            chat,
            guests: Vec::new(),
            state: None,
            snapshots,
            revision: 0,
            locked: false,
        };
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

pub fn asked_me(game: &Game) -> bool {
    game.ask_of(ME).is_some()
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

/// I was executed and go on as somebody else.
pub fn reborn(game: &Game) -> bool {
    game.view(Viewer::Spectator).turn.number > 0 && asked(game, |question| *question == Question::PickCharacter)
}

/// The fleet has settled on New Caprica.
pub fn settled(game: &Game) -> bool {
    game.view(Viewer::Spectator).new_caprica.is_some()
}

pub fn over(game: &Game) -> bool {
    game.ending().is_some()
}
