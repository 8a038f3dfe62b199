//! The budgets of the design: answers per second, clone, rebuild, view.
//!
//! `cargo bench -p airlock-game`. Figures are for one core; compare them with each other and with
//! earlier runs on the same machine, not with a clock.

use airlock_game::save::Save;
use airlock_game::{Answer, Chance, Event, Game, Seat, Setup, Viewer};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

fn main() {
    println!("a game takes {} bytes", std::mem::size_of::<Game>());
    divan::main();
}

fn seed(number: u8) -> [u8; 32] {
    [number; 32]
}

/// Plays random answers until the game ends or `limit` are given.
fn play(game: &mut Game, chance: &mut Chance, limit: usize, mut given: impl FnMut(Seat, &Answer)) -> usize {
    let mut events: Vec<Event> = Vec::new();
    let mut answers = 0;
    while game.ending().is_none() && answers < limit {
        let ask = &game.asks()[0];
        let (seat, answer) = (ask.seat, ask.options.pick(chance));
        given(seat, &answer);
        events.clear();
        game.answer_into(seat, answer, &mut events).expect("a listed answer");
        answers += 1;
    }
    answers
}

fn recorded(players: u8) -> Save {
    let mut save = Save::new(Setup::base(players), seed(1));
    let mut game = Game::new(&save.setup, save.seed).expect("a legal setup");
    play(&mut game, &mut Chance::new(seed(2)), usize::MAX, |seat, answer| save.answers.push((seat, answer.clone())));
    save
}

fn mid_game() -> Game {
    let save = recorded(5);
    save.replay_to(save.answers.len() / 2).expect("a recorded game").0
}

/// Whole random games with five seats; the counter shows answers per second.
#[divan::bench]
fn random_play_5_seats(bencher: Bencher) {
    let games: Vec<(usize, u8)> = (0..50)
        .map(|number| {
            let mut game = Game::new(&Setup::base(5), seed(number)).expect("a legal setup");
            (play(&mut game, &mut Chance::new(seed(number)), usize::MAX, |_, _| {}), number)
        })
        .collect();
    let answers: usize = games.iter().map(|(answers, _)| answers).sum();
    bencher.counter(ItemsCount::new(answers)).bench(|| {
        for &(_, number) in &games {
            let mut game = Game::new(&Setup::base(5), seed(number)).expect("a legal setup");
            black_box(play(&mut game, &mut Chance::new(seed(number)), usize::MAX, |_, _| {}));
        }
    });
}

#[divan::bench]
fn clone_mid_game(bencher: Bencher) {
    let game = mid_game();
    bencher.bench(|| black_box(&game).clone());
}

#[divan::bench]
fn rebuild_finished_game(bencher: Bencher) {
    let save = recorded(5);
    bencher.bench(|| black_box(&save).replay().expect("a recorded game"));
}

#[divan::bench]
fn view_of_a_seat(bencher: Bencher) {
    let game = mid_game();
    bencher.bench(|| black_box(&game).view(Viewer::Seat(Seat(0))));
}

#[divan::bench]
fn sample_of_a_view(bencher: Bencher) {
    let view = mid_game().view(Viewer::Seat(Seat(0)));
    let mut chance = Chance::new(seed(3));
    bencher.bench_local(|| view.sample(&mut chance));
}

#[divan::bench]
fn hash_of_a_game(bencher: Bencher) {
    let game = mid_game();
    bencher.bench(|| black_box(&game).hash());
}
