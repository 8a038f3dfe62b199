//! The ask and the record through whole games: every answer is there once, and no secret is.

use airlock_game::cards::Objective;
use airlock_game::{Answer, Chance, Choice, Event, Game, Options, Seat, Setup, Variants, View, Viewer};
use airlock_server::page::settings::BotPace;
use airlock_server::page::table::{LogEntry, Look, Region, log_lines, table};
use airlock_server::page::{Desk, Lit, Pace, Scene, SeatCard, TableCard, TalkLine};
use airlock_server::told::Told;
use airlock_text::Words;
use maud::html;

/// Answers after which a random game is given up.
const LONG: u32 = 1500;

fn card(view: &View) -> TableCard {
    let seat = |at: u8| SeatCard { name: format!("Person {at}"), bot: false, here: true };
    TableCard {
        id: "kestrel".to_owned(),
        name: "Kestrel".to_owned(),
        pace: Pace::Live,
        alone: false,
        masked: false,
        seats: (0..view.setup.players).map(seat).collect(),
        host: None,
        version: 1,
        seal: String::new(),
        seed: None,
        pause: None,
        again: Vec::new(),
        next: None,
        bots: BotPace::Normal,
        paces: true,
        entrance: Default::default(),
    }
}

fn draw<T>(view: &View, me: Option<Seat>, with: impl FnOnce(&Scene<'_>) -> T) -> T {
    let (card, told, desk) = (card(view), Told::default(), Desk::default());
    let chat: [TalkLine; 0] = [];
    let lit = Lit::of(view.ask.as_ref());
    with(&Scene { words: Words::english(), view, table: &card, told: &told, me, desk: &desk, chat: &chat, lit: &lit })
}

/// Each answer is one control with a deed and a sentence, but for a pass, which is the quiet button.
fn check_answers(page: &str, options: &Options) {
    let once = |needle: String| assert_eq!(page.matches(&needle).count(), 1, "{needle} in {page}");
    match options {
        // Many mixes of cards to draw are picked type by type.
        Options::Choices(choices) if page.contains("name=\"type1\"") => {
            for choice in choices {
                let Choice::Draw(mix) = choice else { continue };
                let cards: u8 = mix.iter().map(|(_, count)| count).sum();
                for (card, (skill, _)) in (1..=cards).flat_map(|card| mix.iter().map(move |one| (card, one))) {
                    once(format!("id=\"t{card}-{}\"", skill.id()));
                }
            }
            assert!(choices.len() > 6 && !page.contains("name=\"answer\""), "{page}");
        }
        Options::Choices(choices) => {
            for (at, choice) in choices.iter().enumerate() {
                match choice {
                    Choice::Pass => once(format!("name=\"instead\" value=\"{at}\"")),
                    _ => once(format!("id=\"a-{at}\"")),
                }
            }
            let controls = page.matches("name=\"answer\"").count();
            assert_eq!(page.matches("data-deed=\"").count(), controls);
            assert_eq!(page.matches("data-summary=\"").count(), controls);
        }
        Options::Cards { from, .. } => (0..from.len()).for_each(|at| once(format!("id=\"c-{at}\""))),
    }
}

fn play(players: u8, number: u8, even_windows: bool) {
    play_in(Setup { even_windows, ..Setup::base(players) }, number);
}

fn play_in(setup: Setup, number: u8) {
    let players = setup.players;
    let mut game = Game::new(&setup, [number; 32]).expect("a legal setup");
    let mut chance = Chance::new([number; 32]);
    for _ in 0..LONG {
        let Some(ask) = game.asks().first().cloned() else { break };
        let view = game.view(Viewer::Seat(ask.seat));
        let page = draw(&view, Some(ask.seat), |scene| Region::Ask.draw(scene)).into_string();
        check_answers(&page, &ask.options);
        let other = Seat((ask.seat.0 + 1) % players);
        let idle = game.view(Viewer::Seat(other));
        let idle = draw(&idle, Some(other), |scene| Region::Ask.draw(scene)).into_string();
        let answer: Answer = ask.options.pick(&mut chance);
        let events = game.answer(ask.seat, answer).expect("the engine lists legal answers");
        let shown: Vec<Event> = events.iter().map(|event| event.shown_to(Viewer::Seat(other))).collect();
        let entry = LogEntry { version: 1, events: &shown };
        let log = draw(&view, Some(other), |scene| log_lines(scene.words, scene, Some(other), entry)).into_string();
        for text in [page, idle, log] {
            assert!(!text.contains(['⟨', '⟩']) && !text.contains("style="), "{text}");
        }
    }
}

#[test]
fn whole_games_can_be_asked() {
    for (players, number) in [(1, 5), (3, 1), (4, 2), (6, 4)] {
        play(players, number, false);
    }
    play(5, 3, true);
}

/// The whole of Pegasus, with leaders and with the Sympathetic Cylon, on both ways.
#[test]
fn whole_games_with_pegasus_can_be_asked() {
    for (players, number) in [(3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (7, 6)] {
        play_in(Setup::pegasus(players), number);
    }
    let variants = Variants { no_leaders: true, sympathetic_cylon: true, ..Variants::default() };
    play_in(Setup { variants, ..Setup::pegasus(6) }, 7);
    play_in(Setup { objective: Objective::Kobol, ..Setup::pegasus(5) }, 8);
}

/// One's own Loyalty comes into the page only when it is asked for.
#[test]
fn the_log_keeps_the_own_loyalty() {
    let mut game = Game::new(&Setup::base(4), [7; 32]).expect("a base game");
    let mut chance = Chance::new([7; 32]);
    let mut events = game.take_log();
    while events.iter().filter(|event| matches!(event, Event::LoyaltyDealt { .. })).count() < 4 {
        let ask = game.asks()[0].clone();
        events.extend(game.answer(ask.seat, ask.options.pick(&mut chance)).expect("a legal answer"));
    }
    let me = Seat(0);
    let shown: Vec<Event> = events.iter().map(|event| event.shown_to(Viewer::Seat(me))).collect();
    let entry = LogEntry { version: 1, events: &shown };
    let view = game.view(Viewer::Seat(me));
    let log = draw(&view, Some(me), |scene| log_lines(scene.words, scene, Some(me), entry)).into_string();
    assert!(log.contains("You were dealt a Loyalty card."), "{log}");
    assert!(!log.contains("Cylon"), "{log}");
}

#[test]
fn the_address_opens_a_sheet_or_an_explanation() {
    let mut game = Game::new(&Setup::base(3), [1; 32]).expect("a base game");
    let ask = game.asks()[0].clone();
    game.answer(ask.seat, ask.options.first()).expect("a legal answer");
    let view = game.view(Viewer::Seat(ask.seat));
    let page = |look: Look<'_>| draw(&view, Some(ask.seat), |scene| table(scene, &look, &html! {}, "")).into_string();
    assert!(page(Look { explain: Some("location/brig"), ..Look::default() }).contains("explain-title"));
    assert!(page(Look { explain: Some("location/moon"), ..Look::default() }).contains("id=\"log\""));
    assert!(page(Look { sheet: Some(ask.seat), ..Look::default() }).contains("profile-name"));
}
