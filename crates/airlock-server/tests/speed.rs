//! How long the regions of a table take to draw, at a busy moment:
//! `cargo test -p airlock-server --test speed -- --ignored --nocapture`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use airlock_bots::{Bot, Kind, Look, next_ask};
use airlock_game::{Chance, Game, Question, Seat, Setup, View, Viewer};
use airlock_server::page::settings::BotPace;
use airlock_server::page::table::Region;
use airlock_server::page::{Desk, Lit, Pace, Scene, SeatCard, TableCard};
use airlock_server::told::Told;
use airlock_text::Words;

const TIMES: u32 = 500;
/// All regions, drawn anew.
const MOST: Duration = Duration::from_millis(1);

/// A seat of six that is asked for an action in the middle of a battle.
fn busy() -> (View, Told, Seat) {
    for seed in 0..=u8::MAX {
        let mut game = Game::new(&Setup::base(6), [seed; 32]).expect("a base game");
        let mut bots: Vec<Box<dyn Bot>> = (0..6u8).map(|seat| Kind::Random.bot(Chance::new([seat; 32]))).collect();
        let mut told = Told::default();
        game.take_log().iter().for_each(|event| told.hear(event));
        while let Some(ask) = next_ask(&game).cloned() {
            let view = game.view(Viewer::Seat(ask.seat));
            let raiders: u8 = view.space.areas.iter().map(|area| area.raiders).sum();
            let hand = view.players[ask.seat.index()].hand.cards;
            if matches!(ask.question, Question::Action { .. }) && raiders > 6 && hand > 6 {
                return (view, told, ask.seat);
            }
            let answer = bots[ask.seat.index()].answer(&ask, &Look::new(&game, ask.seat));
            told.next_answer();
            let events = game.answer(ask.seat, answer).expect("bots answer legally");
            events.iter().for_each(|event| told.hear(event));
        }
    }
    panic!("no game came to a battle")
}

/// The quickest of many times, since other work on the machine only ever makes one slower.
fn time(what: &str, draw: impl Fn() -> usize) -> Duration {
    let bytes = draw();
    let once = || {
        let start = Instant::now();
        black_box(draw());
        start.elapsed()
    };
    let best = (0..TIMES).map(|_| once()).min().unwrap_or_default();
    println!("{what:8} {best:>10.1?} {bytes:>8} bytes");
    best
}

#[test]
#[ignore = "measures time"]
fn a_page_is_drawn_within_a_millisecond() {
    let (view, told, me) = busy();
    let seat = |at: u8| SeatCard { name: format!("Person {at}"), bot: at == 2, here: true };
    let card = TableCard {
        id: "kestrel-4471".to_owned(),
        name: "Kestrel run".to_owned(),
        pace: Pace::Live,
        alone: false,
        masked: false,
        seats: (0..6).map(seat).collect(),
        host: Some(Seat(0)),
        version: 412,
        seal: "00".repeat(32),
        seed: None,
        pause: None,
        again: Vec::new(),
        next: None,
        bots: BotPace::Normal,
        paces: true,
        entrance: Default::default(),
    };
    let (desk, lit) = (Desk::default(), Lit::of(view.ask.as_ref()));
    let words = Words::english();
    let scene =
        Scene { words, view: &view, table: &card, told: &told, me: Some(me), desk: &desk, chat: &[], lit: &lit };
    let whole: Duration =
        Region::ALL.iter().map(|region| time(region.id(), || region.draw(&scene).into_string().len())).sum();
    println!("all {whole:?}");
    assert!(whole < MOST, "{whole:?}");
}
