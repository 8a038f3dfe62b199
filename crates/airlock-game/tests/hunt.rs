#![allow(dead_code)]
include!("/tmp/rp.rs");
#[test]
fn hunt() {
    use airlock_game::Viewer;
    let from: u64 = std::env::var("FROM").ok().and_then(|v| v.parse().ok()).unwrap_or(0);
    let to: u64 = std::env::var("TO").ok().and_then(|v| v.parse().ok()).unwrap_or(1000);
    let secrets = std::env::var("SECRETS").is_ok();
    let setups = daybreak();
    let mut seen = std::collections::BTreeMap::<String, u32>::new();
    std::panic::set_hook(Box::new(|info| {
        let at = info.location().map(|l| format!("{}:{}", l.file(), l.line())).unwrap_or_default();
        let text = info
            .payload()
            .downcast_ref::<String>()
            .cloned()
            .or_else(|| info.payload().downcast_ref::<&str>().map(|s| s.to_string()))
            .unwrap_or_default();
        AT.with(|a| *a.borrow_mut() = format!("{at}: {text}"));
    }));
    for number in from..to {
        let setup = &setups[number as usize % setups.len()];
        let r = std::panic::catch_unwind(|| if secrets { sec(setup, number) } else { play(setup, number) });
        if r.is_err() {
            let text = AT.with(|a| a.borrow().clone());
            let key: String = text.split(": ").next().unwrap_or("").to_string()
                + &text
                    .chars()
                    .filter(|c| !c.is_ascii_digit())
                    .rev()
                    .take(40)
                    .collect::<String>()
                    .chars()
                    .rev()
                    .collect::<String>();
            let n = seen.entry(key).or_default();
            *n += 1;
            if *n <= 2 {
                println!("FAIL game {number} {setup:?}\n   {text}");
            }
        }
    }
    for (k, n) in seen {
        println!("{n} x {k}");
    }
    fn sec(setup: &Setup, number: u64) {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let mut game = Game::new(setup, seed).expect("a legal setup");
        let mut chance = Chance::new(seed);
        let mut answers = 0;
        while game.ending().is_none() {
            if std::env::var("SECRETS").unwrap() == "2"
                && matches!(
                    game.asks().first().unwrap().question,
                    airlock_game::Question::Feed { .. }
                        | airlock_game::Question::Discard { .. }
                        | airlock_game::Question::Window { .. }
                )
                || answers % 11 == (number % 11) as usize
            {
                for viewer in (0..setup.players).map(|s| Viewer::Seat(Seat(s))).chain([Viewer::Spectator]) {
                    let view = game.view(viewer);
                    let other = view.sample(&mut chance);
                    if let Err(w) = other.census() {
                        panic!("at {answers} {viewer:?} sample {w} over {:?}", view.frames.last());
                    }
                    let (a, b) =
                        (serde_json::to_string(&other.view(viewer)).unwrap(), serde_json::to_string(&view).unwrap());
                    if a != b {
                        let p = a.bytes().zip(b.bytes()).position(|(a, b)| a != b).unwrap_or(0);
                        let near = |t: &str| t[p.saturating_sub(160)..(p + 100).min(t.len())].to_owned();
                        panic!("at {answers} {viewer:?} over {:?}: «{}» «{}»", view.frames.last(), near(&a), near(&b));
                    }
                }
            }
            let asks = game.asks();
            let ask = &asks[chance.index(asks.len())];
            let (seat, answer) = (ask.seat, ask.options.pick(&mut chance));
            game.answer(seat, answer).expect("listed");
            answers += 1;
        }
    }
}
thread_local! { static AT: std::cell::RefCell<String> = const { std::cell::RefCell::new(String::new()) }; }
