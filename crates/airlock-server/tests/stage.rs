//! The stage of whole games between bots, through everybody's eyes: every situation is drawn, with
//! every word it needs, and shows nothing that the one who looks may not know.

use airlock_bots::{Bot, Kind, Look as BotLook, next_ask};
use airlock_game::terms::Set;
use airlock_game::{Chance, Choice, Game, Options, Question, Seat, Setup, View, Viewer};
use airlock_server::page::settings::BotPace;
use airlock_server::page::table::{Region, Stage, again, last_check, moments, pieces};
use airlock_server::page::{Desk, Lit, Pace, Scene, SeatCard, TableCard};
use airlock_server::told::Told;
use airlock_text::{LANGUAGES, Words};

/// A table of people without names of their own.
fn card(view: &View) -> TableCard {
    let seat = |at: u8| SeatCard { name: format!("Person {at}"), bot: at == 1, here: true };
    TableCard {
        id: "kestrel".to_owned(),
        name: "Kestrel".to_owned(),
        pace: Pace::Live,
        alone: false,
        masked: false,
        seats: (0..view.setup.players).map(seat).collect(),
        host: Some(Seat(0)),
        version: 0,
        seal: "5".repeat(64),
        seed: view.over.map(|_| "0".repeat(64)),
        pause: None,
        again: vec![Seat(0)],
        next: None,
        bots: BotPace::Normal,
        paces: true,
        entrance: Default::default(),
    }
}

fn with_scene<T>(words: &Words, view: &View, told: &Told, draw: impl Fn(&Scene<'_>) -> T) -> T {
    let me = match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Everything => None,
    };
    let (table, desk, lit) = (card(view), Desk::default(), Lit::of(view.ask.as_ref()));
    draw(&Scene { words, view, table: &table, told, me, desk: &desk, chat: &[], lit: &lit })
}

/// Plays a game and hands over the moment before each answer, with what it tells.
fn play(seed: u8, look: impl FnMut(&Game, &Told, &[airlock_game::Event])) {
    play_in(Setup::base(1 + seed % 6), seed, look);
}

fn play_in(setup: Setup, seed: u8, look: impl FnMut(&Game, &Told, &[airlock_game::Event])) {
    play_with(setup, seed, Kind::Random, look);
}

fn play_with(setup: Setup, seed: u8, kind: Kind, mut look: impl FnMut(&Game, &Told, &[airlock_game::Event])) {
    let mut game = Game::new(&setup, [seed; 32]).expect("a legal setup");
    let mut bots: Vec<Box<dyn Bot>> = (0..setup.players).map(|seat| kind.bot(Chance::new([seat; 32]))).collect();
    let mut told = Told::default();
    let mut events = game.take_log();
    loop {
        events.iter().for_each(|event| told.hear(event));
        told.see(&game.view(Viewer::Spectator));
        look(&game, &told, &events);
        let Some(ask) = next_ask(&game).cloned() else { return };
        let answer = bots[ask.seat.index()].answer(&ask, &BotLook::new(&game, ask.seat));
        told.next_answer();
        events = game.answer(ask.seat, answer).expect("bots answer legally");
    }
}

#[test]
fn every_situation_has_its_words() {
    let (language, files) = LANGUAGES[0];
    let words = Words::new(language, files).expect("good files").watched();
    for seed in 0..6 {
        play(seed, |game, told, events| {
            let seats = (0..1 + seed % 6).map(|seat| Viewer::Seat(Seat(seat)));
            for viewer in seats.chain([Viewer::Spectator]) {
                with_scene(&words, &game.view(viewer), told, |scene| {
                    assert!(Region::Stage.draw(scene).into_string().contains("id=\"stage\""));
                    moments(scene, events);
                    if let Some(check) = told.check.as_ref().filter(|check| check.outcome.is_some()) {
                        last_check(scene, check);
                    }
                    if scene.view.over.is_some() {
                        assert!(!again(scene).into_string().contains("/t/next-table"));
                        let table = TableCard { next: Some("next-table".to_owned()), ..scene.table.clone() };
                        let begun = again(&Scene { table: &table, ..*scene }).into_string();
                        assert!(begun.contains("href=\"/t/next-table\"") && !begun.contains("name=\"want\""));
                    }
                });
            }
        });
    }
    let wrong = words.watch().wrong;
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// Every answer is a control of the ask, and every label on board or hand belongs to one.
fn check_controls(scene: &Scene<'_>, pages: &[&str]) {
    let Some(ask) = &scene.view.ask else { return };
    let form = Region::Ask.draw(scene).into_string();
    let there = |id: &str| form.contains(&format!("id=\"{id}\""));
    match &ask.options {
        Options::Choices(choices) => {
            // Of many mixes to draw each card is asked for by its type.
            let by_type = |choice: &Choice| {
                let Choice::Draw(mix) = choice else { return false };
                let skills: Vec<_> = mix.iter().flat_map(|(skill, count)| (0..count).map(move |_| skill)).collect();
                (1..).zip(&skills).all(|(card, skill)| there(&format!("t{card}-{}", skill.id())))
            };
            let shown = |at: usize| there(&format!("a-{at}")) || choices[at] == Choice::Pass || by_type(&choices[at]);
            assert!((0..choices.len()).all(shown), "{ask:?} in {form}");
        }
        Options::Cards { from, .. } => assert!((0..from.len()).all(|at| there(&format!("c-{at}"))), "{form}"),
    }
    for label in pages.iter().flat_map(|page| page.split(" for=\"").skip(1)).filter_map(|rest| rest.split('"').next()) {
        assert!(there(label) || label == "sheet", "{label} belongs to no answer of {ask:?}");
    }
}

/// The same with Pegasus: both hulls, New Caprica, leaders; and every board that a push names is there.
#[test]
fn every_situation_with_pegasus_has_its_words() {
    let (language, files) = LANGUAGES[0];
    let words = Words::new(language, files).expect("good files").watched();
    let (mut landed, mut back) = (false, false);
    let games = [(4, 11, Kind::Random), (7, 13, Kind::Random), (5, 1, Kind::Officer), (6, 2, Kind::Officer)];
    for (players, seed, kind) in games {
        play_with(Setup::pegasus(players), seed, kind, |game, told, events| {
            let asked = game.asks().iter().map(|ask| Viewer::Seat(ask.seat));
            for viewer in asked.chain([Viewer::Spectator]) {
                with_scene(&words, &game.view(viewer), told, |scene| {
                    let stage = Region::Stage.draw(scene).into_string();
                    assert!(stage.contains("id=\"stage\""));
                    if let Stage::Board(board) = pieces(scene).stage {
                        for (id, piece) in board {
                            assert!(stage.contains(&piece), "{id} is not a part of the board");
                        }
                    }
                    let beside =
                        [Region::People, Region::Fleet, Region::Hand].map(|region| region.draw(scene).into_string());
                    check_controls(scene, &[&stage, &beside.concat()]);
                    moments(scene, events);
                });
            }
            let ground = game.view(Viewer::Spectator).new_caprica;
            landed |= ground.is_some();
            back |= ground.is_some_and(|ground| ground.in_orbit);
        });
    }
    let wrong = words.watch().wrong;
    assert!(wrong.is_empty(), "{wrong:?}");
    assert!(landed && back, "no game came to New Caprica and saw Galactica return");
}

/// The same with Daybreak: Demetrius, the Rebel Basestar, Mutiny cards and motives.
#[test]
fn every_situation_with_daybreak_has_its_words() {
    let (language, files) = LANGUAGES[0];
    let words = Words::new(language, files).expect("good files").watched();
    let (mut missions, mut joined) = (false, false);
    let both = Setup { sets: Setup::pegasus(6).sets.with(Set::Daybreak), ..Setup::daybreak(6) };
    let games = [
        (Setup::daybreak(3), 3, Kind::Random),
        (Setup::daybreak(6), 4, Kind::Random),
        (Setup::daybreak(7), 5, Kind::Random),
        (both, 6, Kind::Random),
        (Setup::daybreak(5), 1, Kind::Officer),
        (Setup::daybreak(4), 2, Kind::Officer),
    ];
    for (setup, seed, kind) in games {
        play_with(setup, seed, kind, |game, told, events| {
            let asked = game.asks().iter().map(|ask| Viewer::Seat(ask.seat));
            for viewer in asked.chain([Viewer::Spectator]) {
                with_scene(&words, &game.view(viewer), told, |scene| {
                    let stage = Region::Stage.draw(scene).into_string();
                    let beside =
                        [Region::People, Region::Fleet, Region::Hand].map(|region| region.draw(scene).into_string());
                    check_controls(scene, &[&stage, &beside.concat()]);
                    moments(scene, events);
                });
            }
            let search = game.view(Viewer::Spectator).search;
            missions |= search.active.is_some();
            joined |= search.rebels.is_some();
        });
    }
    let wrong = words.watch().wrong;
    assert!(wrong.is_empty(), "{wrong:?}");
    assert!(missions, "no mission was started");
    assert!(joined, "the rebels never came");
}

/// PEG-018: either hull is an answer, drawn as one on the board.
#[test]
fn the_ships_that_can_take_a_hit_are_answers_on_the_board() {
    let mut seen = 0;
    for seed in 1..4 {
        play_in(Setup::pegasus(4), seed, |game, told, _| {
            let Some(ask) = game.asks().iter().find(|ask| ask.question == Question::TakeDamage) else { return };
            let view = game.view(Viewer::Seat(ask.seat));
            let stage = with_scene(Words::english(), &view, told, |scene| Region::Stage.draw(scene).into_string());
            assert_eq!(stage.matches("class=\"hull-go\"").count(), 2, "{stage}");
            // Each ship has a wide drawing and a tall one.
            assert_eq!(stage.matches("art-hull is-legal").count(), 4, "{stage}");
            seen += 1;
        });
    }
    assert!(seen > 0, "nobody was hit");
}

/// A hit on Pegasus changes her board, and a push brings no other.
#[test]
fn each_board_is_a_piece_of_its_own() {
    let drawn = |game: &Game, told: &Told| {
        with_scene(Words::english(), &game.view(Viewer::Spectator), told, |scene| match pieces(scene).stage {
            Stage::Board(board) => board,
            Stage::InItsPlace(_) => Vec::new(),
        })
    };
    let (mut seen, mut before) = (0, Vec::new());
    for seed in 1..6 {
        play_in(Setup::pegasus(5), seed, |game, told, events| {
            let after = drawn(game, told);
            let hit = events.iter().any(|event| matches!(event, airlock_game::Event::PegasusDamaged { .. }));
            if hit && !before.is_empty() && !after.is_empty() {
                let changed =
                    |id: &str| before.iter().find(|(own, _)| *own == id) != after.iter().find(|(own, _)| *own == id);
                assert!(changed("site-pegasus") && !changed("site-colonial-one"));
                seen += 1;
            }
            before = after;
        });
    }
    assert!(seen > 0, "Pegasus was never hit");
}

/// Destinations that one person chooses from are in nobody else's page.
#[test]
fn only_whoever_chooses_sees_the_cards() {
    let words = Words::english();
    let mut seen = 0;
    for seed in 2..6 {
        play(seed, |game, told, _| {
            let Some(ask) = game.asks().iter().find(|ask| ask.question == Question::KeepDestination) else { return };
            let Options::Choices(choices) = &ask.options else { return };
            let draws =
                |viewer| with_scene(words, &game.view(viewer), told, |scene| Region::Stage.draw(scene).into_string());
            let mine = draws(Viewer::Seat(ask.seat));
            let other = draws(Viewer::Seat(ask.seat.left(game.setup().players)));
            assert_eq!(mine.matches("class=\"place is-legal\"").count(), choices.len());
            assert_eq!(other.matches("place-distance").count(), 0);
            seen += 1;
        });
    }
    assert!(seen > 0, "no game came to a jump");
}

/// The sums of the turned cards end in the total that was told.
#[test]
fn the_cards_of_a_check_add_up() {
    for seed in 2..6 {
        play(seed, |_, told, _| {
            let Some(check) = told.check.as_ref().filter(|_| told.checked) else { return };
            let sum: i16 = check.revealed.iter().map(|&(card, positive)| check.value(card, positive)).sum();
            assert!(check.total.is_none_or(|total| total == sum), "{check:?}");
        });
    }
}

/// DAY-071 to DAY-074: cards are removed, taken and added while abilities are resolved.
#[test]
fn the_cards_of_a_check_with_abilities_add_up() {
    for seed in 2..6 {
        play_in(Setup::daybreak(5), seed, |_, told, _| {
            let Some(check) = told.check.as_ref().filter(|_| told.checked) else { return };
            let sum: i16 = check.revealed.iter().map(|&(card, positive)| check.value(card, positive)).sum();
            assert!(check.total.is_none_or(|total| total == sum), "{check:?}");
        });
    }
}
