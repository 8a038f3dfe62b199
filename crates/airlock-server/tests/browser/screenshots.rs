//! Pictures of the pages, drawn on demand:
//! `cargo test -p airlock-server --test browser -- --ignored screenshots`.
//!
//! They lie in `docs/screenshots` and show the same tables on every run: the best moments of some
//! games between bots, with people in most seats.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use airlock_game::state::{Place, Standing};
use airlock_game::terms::{Ship, Side};
use airlock_game::view::CheckStage;
use airlock_game::{Frame, Game, Options, Question, Seat, Setup, View, Viewer};
use airlock_server::hall::{HallRules, Live, Presence};
use airlock_server::http::Config;
use airlock_server::table;
use airlock_store::ChatKind;
use airlock_text::LANGUAGES;
use serde_json::json;

use crate::chrome::browse;
use crate::follow::called;
use crate::support::{Person, Server};
use crate::tab::Tab;
use crate::{laid, moments};

/// A picture that is larger says more than it should.
const LARGEST: usize = 400 * 1024;

const WIDE: (i64, i64) = (1280, 800);
const PHONE: (i64, i64) = (375, 800);

/// So many games are looked through for each picture.
const GAMES: u8 = 60;
/// And where much must come together.
const MANY_GAMES: u8 = 240;

const ME: Seat = Seat(0);

async fn keep(tab: &Tab, name: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
    let file = folder.join(format!("{name}.png"));
    std::fs::create_dir_all(file.parent().expect("a file in a folder")).expect("a folder");
    // What moves comes to rest first.
    tab.until("document.fonts.status === 'loaded' && document.getAnimations().every((a) => a.playState !== 'running' || a.effect.getComputedTiming().iterations === Infinity)", "rest").await;
    let picture = tab.screenshot().await;
    assert!(picture.len() <= LARGEST, "{name} has {} bytes", picture.len());
    std::fs::write(&file, picture).expect("a file");
    // A third of the size, where the program for it is at hand.
    let _ = Command::new("pngquant").args(["--force", "--skip-if-larger", "--ext", ".png"]).arg(&file).status();
}

/// In both sizes.
async fn keep_both(tab: &Tab, name: &str) {
    for ((width, height), end) in [(WIDE, ""), (PHONE, "-phone")] {
        tab.size(width, height).await;
        keep(tab, &format!("{name}{end}")).await;
    }
    tab.size(WIDE.0, WIDE.1).await;
}

fn asks(game: &Game, is_it: impl Fn(&Question) -> bool) -> bool {
    game.ask_of(ME).is_some_and(|ask| is_it(&ask.question))
}

fn options(game: &Game) -> usize {
    match game.ask_of(ME).map(|ask| &ask.options) {
        Some(Options::Choices(choices)) => choices.len(),
        Some(Options::Cards { from, .. }) => from.len(),
        None => 0,
    }
}

/// Cards that lie side by side.
fn small_hand(view: &View) -> bool {
    let me = &view.players[ME.index()];
    let quorum = if view.president == Some(ME) { view.decks.quorum_hand.len() } else { 0 };
    (3..=7).contains(&(usize::from(me.hand.cards) + quorum + me.super_crises.len()))
}

/// How much there is to see in space and on the ships.
fn battle(view: &View) -> u32 {
    let each = |count: usize, most: usize, worth: u32| u32::try_from(count.min(most)).unwrap_or_default() * worth;
    let sum = |of: fn(&airlock_game::view::AreaView) -> usize| view.space.areas.iter().map(of).sum::<usize>();
    let empty =
        view.space.areas.iter().filter(|area| {
            area.raiders == 0 && area.heavy_raiders == 0 && area.vipers == 0 && area.civilians.is_empty()
        });
    let revealed = view.players.iter().filter(|player| player.standing != Standing::Human);
    let pilots = view.players.iter().filter(|player| matches!(player.place, Place::Piloting(_)));
    let me = &view.players[ME.index()];
    each(view.space.basestars.iter().flatten().count(), 2, 4)
        + each(sum(|area| area.raiders.into()), 9, 1)
        + each(sum(|area| area.heavy_raiders.into()), 2, 2)
        + each(sum(|area| area.vipers.into()), 4, 1)
        + each(sum(|area| area.civilians.len()), 4, 1)
        + each(6 - empty.count(), 6, 1)
        + each(view.fleet.damaged.len(), 2, 5)
        + each(view.fleet.boarding.iter().map(|&count| usize::from(count)).sum(), 1, 4)
        + each(view.fleet.damaged_vipers.into(), 2, 1)
        + each(view.in_play.len(), 1, 5)
        + each(view.fleet.distance.into(), 4, 1)
        + each(revealed.count(), 1, 4)
        + each(pilots.count(), 1, 2)
        + if matches!(me.place, Place::Piloting(_)) { 6 } else { 0 }
}

fn fighting(game: &Game) -> Option<u32> {
    let me = asks(game, |question| matches!(question, Question::Action { .. })) && options(game) > 4;
    let view = game.view(Viewer::Seat(ME));
    (me && small_hand(&view)).then(|| battle(&view))
}

/// I add cards, when others have.
fn feeding(game: &Game) -> Option<u32> {
    if !asks(game, |question| matches!(question, Question::Feed { .. })) {
        return None;
    }
    let view = game.view(Viewer::Seat(ME));
    let check = view.check_now().filter(|_| small_hand(&view))?;
    let hand = &view.players[ME.index()].hand.known;
    let good = hand.iter().filter(|&&card| check.worth(card) > 0).count();
    let mixed = if good > 1 && good + 1 < hand.len() { 6 } else { 0 };
    let partial = if check.printed.partial.is_some() { 4 } else { 0 };
    Some(number(view.check.len().min(8)) + mixed + partial + u32::from(check.fed.min(3)))
}

/// Cards may still change a check that is turned and fails by little.
fn interrupted(game: &Game) -> Option<u32> {
    if !asks(game, |question| matches!(question, Question::Window { .. })) || options(game) < 2 {
        return None;
    }
    let view = game.view(Viewer::Seat(ME));
    let check = view.check_now().filter(|check| check.stage == CheckStage::Totalled && small_hand(&view))?;
    let total: i8 = view.check[usize::from(check.start)..].iter().flatten().map(|&card| check.worth(card)).sum();
    let close = if (1..=2).contains(&(check.difficulty - total)) { 20 } else { 0 };
    Some(1 + number(view.check.len().min(9)) + close)
}

/// My turn, just after a check with many cards from many.
fn checked() -> impl FnMut(&Game) -> Option<u32> {
    let mut last = 0;
    move |game| {
        let view = game.view(Viewer::Seat(ME));
        if view.checks == 0 {
            last = 0;
        } else if view.check_now().is_some() {
            last = view.check.len();
        }
        let mine = asks(game, |question| matches!(question, Question::Move | Question::Action { .. }));
        (mine && small_hand(&view)).then(|| number(last.min(11)) + 1)
    }
}

fn picking(game: &Game) -> Option<u32> {
    let picked = game.view(Viewer::Spectator).players.iter().filter(|player| player.character.is_some()).count();
    asks(game, |question| *question == Question::PickCharacter).then(|| 1 + number(picked))
}

/// A game that the humans won, or lost late.
fn over(game: &Game) -> Option<u32> {
    let ending = game.ending()?;
    let view = game.view(Viewer::Spectator);
    let won = if ending.winner == Side::Human { 100 } else { 0 };
    Some(
        won + 10 * u32::from(view.fleet.distance)
            + 2 * number(view.players.iter().filter(|player| player.hand.cards < 8).count()),
    )
}

/// A battle on the board, with nothing in its place.
fn seen(game: &Game) -> u32 {
    let view = game.view(Viewer::Everything);
    let aside = view.frames.iter().any(|frame| matches!(frame, Frame::Check(_) | Frame::CrisisCard(_)));
    if aside || view.over.is_some() { 0 } else { battle(&view) }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).expect("a small number")
}

const PEOPLE: [&str; 4] = ["Ana", "Jonas", "Mara", "Ilse"];

/// Everybody is there and has said something.
async fn gather(live: &std::sync::Arc<Live>, said: &[(u8, &str)]) -> Vec<Presence> {
    for &(seat, text) in said {
        let line = table::Command::Say { kind: ChatKind::Said, text: text.to_owned() };
        live.send(table::Sender::Seat(Seat(seat)), line).await.expect("the store");
    }
    (1..4).map(|seat| live.enter(Some(Seat(seat)))).collect()
}

#[test]
#[ignore = "draws pictures for the documentation"]
fn screenshots() {
    browse(async |chrome| {
        let rules = HallRules { bot_delay: Duration::from_secs(600), ..HallRules::default() };
        let config = Config { base_url: Some("https://airlock.example".to_owned()), ..Config::default() };
        let server = Server::run(rules, config).await;
        let people = called(&server, &PEOPLE).await;
        let people: Vec<&Person> = people.iter().collect();
        let tab = chrome.person(&server, people[0], "Ana").await;
        type Worth = Box<dyn FnMut(&Game) -> Option<u32>>;
        let moments: [(&str, &str, Worth); 6] = [
            ("end", "The long way home", Box::new(over)),
            ("picks", "Second try", Box::new(picking)),
            ("reveal", "Thursday table", Box::new(checked())),
            ("window", "Raptor One", Box::new(interrupted)),
            ("check", "Nobody is safe", Box::new(feeding)),
            ("table", "Kestrel", Box::new(fighting)),
        ];
        let mut here = Vec::new();
        for (id, name, worth) in moments {
            let moment = laid::best(5, GAMES, worth).named(name);
            let step = moment.best_step(seen);
            let path = moment.lay(&server, id, &people).await;
            let live = server.hall.table(id).await.expect("the table");
            here.extend(gather(&live, &[(1, "I can help a little."), (2, "Jump now or never.")]).await);
            tab.go(&path).await;
            tab.see("#ask").await;
            match id {
                "reveal" => tab.go(&format!("{path}?stage=check")).await,
                "check" => tab.click("#hand label.is-fed").await,
                _ => {}
            }
            keep_both(&tab, id).await;
            if id == "end" {
                tab.go(&format!("{path}/replay?step={step}")).await;
                keep_both(&tab, "replay").await;
            }
        }
        tab.go("/").await;
        keep_both(&tab, "start").await;
        lobby(&server, &tab, &people).await;
        drop(here);
    });
}

/// A hit that Galactica or Pegasus can take, in the middle of a battle.
fn hit(game: &Game) -> Option<u32> {
    let view = game.view(Viewer::Seat(ME));
    let aboard = |ship: Ship| number(view.fleet.damaged.iter().filter(|at| at.ship() == ship).count().min(2));
    let hurt = 6 * aboard(Ship::Pegasus) + 4 * aboard(Ship::Galactica);
    let people =
        view.players.iter().filter(|player| matches!(player.place, Place::At(at) if at.ship() == Ship::Pegasus));
    let leads = view.players.iter().filter(|player| player.infiltrating).count();
    let asked = asks(game, |question| *question == Question::TakeDamage) && small_hand(&view);
    let asked = asked && view.new_caprica.is_none();
    let human = if view.players[ME.index()].is_human() { 20 } else { 0 };
    asked.then(|| 1 + human + 2 * battle(&view) + hurt + 5 * number(people.count().min(2)) + 6 * number(leads))
}

/// A ship can leave New Caprica while Galactica is back above it.
fn evacuating(game: &Game) -> Option<u32> {
    let view = game.view(Viewer::Seat(ME));
    let ground = view.new_caprica.as_ref().filter(|ground| ground.in_orbit)?;
    let asked = asks(game, |question| matches!(question, Question::PrepareOrEvacuate | Question::EvacuateTo));
    let stacks = number(usize::from(ground.locked.cards.min(4) + ground.prepared.cards.min(3)));
    let forces = number(usize::from(ground.occupation.iter().sum::<u8>()));
    let down = |place: &Place| matches!(place, Place::At(at) if at.ship() == Ship::NewCaprica);
    let down = number(view.players.iter().filter(|player| down(&player.place)).count());
    asked.then(|| 1 + battle(&view) + 3 * stacks + 3 * forces + 2 * down + if small_hand(&view) { 20 } else { 0 })
}

#[test]
#[ignore = "draws pictures for the documentation"]
fn screenshots_with_pegasus() {
    browse(async |chrome| {
        let rules = HallRules { bot_delay: Duration::from_secs(600), ..HallRules::default() };
        let server = Server::run(rules, Config::default()).await;
        let people = called(&server, &PEOPLE).await;
        let people: Vec<&Person> = people.iter().collect();
        let tab = chrome.person(&server, people[0], "Ana").await;
        type Worth = fn(&Game) -> Option<u32>;
        let moments: [(&str, &str, Worth); 2] = [("pegasus", "The beast", hit), ("new-caprica", "Exodus", evacuating)];
        for (id, name, worth) in moments {
            let path = laid::best_in(Setup::pegasus(6), MANY_GAMES, worth).named(name).lay(&server, id, &people).await;
            let live = server.hall.table(id).await.expect("the table");
            let here = gather(&live, &[(1, "Not again."), (2, "Hold together.")]).await;
            tab.go(&path).await;
            tab.see("#ask").await;
            tab.click(if id == "pegasus" { "#site-pegasus .hull-go" } else { ".ship-stack.is-prepared" }).await;
            keep(&tab, id).await;
            tab.size(PHONE.0, PHONE.1).await;
            tab.click(&format!(".berth-tab:has([value={id}])")).await;
            keep(&tab, &format!("{id}-phone")).await;
            tab.size(WIDE.0, WIDE.1).await;
            drop(here);
        }
    });
}

/// My action beside the rebels, with a Mutiny card in hand.
fn searching(game: &Game) -> Option<u32> {
    let view = game.view(Viewer::Seat(ME));
    let me = &view.players[ME.index()];
    let acts = asks(game, |question| matches!(question, Question::Action { .. })) && small_hand(&view);
    let aboard = |place: Place| match place {
        Place::At(at) => matches!(at.ship(), Ship::Demetrius | Ship::RebelBasestar),
        Place::Piloting(_) | Place::Off => false,
    };
    let others = number(view.players.iter().filter(|player| aboard(player.place)).count().min(3));
    let mission = if view.search.active.is_some() { 12 } else { 0 };
    let rebels = if view.search.rebels.is_some() { 30 } else { 0 };
    let mine = if aboard(me.place) { 10 } else { 0 };
    let mutiny = 12 * number(me.mutiny.len().min(1));
    let raptors = number(usize::from(view.space.areas.iter().map(|area| area.assault_raptors).sum::<u8>().min(2)));
    acts.then(|| 1 + battle(&view) + 4 * others + mission + rebels + mine + mutiny + 4 * raptors)
}

#[test]
#[ignore = "draws pictures for the documentation"]
fn screenshots_with_daybreak() {
    browse(async |chrome| {
        let rules = HallRules { bot_delay: Duration::from_secs(600), ..HallRules::default() };
        let server = Server::run(rules, Config::default()).await;
        let people = called(&server, &PEOPLE).await;
        let people: Vec<&Person> = people.iter().collect();
        let tab = chrome.person(&server, people[0], "Ana").await;
        let moment = laid::best_in(Setup::daybreak(6), GAMES, searching).named("Home");
        let path = moment.lay(&server, "daybreak", &people).await;
        let live = server.hall.table("daybreak").await.expect("the table");
        let here = gather(&live, &[(1, "Somebody owes us a mission."), (2, "Not me. Look at my hand.")]).await;
        tab.go(&path).await;
        tab.see("#ask").await;
        keep(&tab, "daybreak").await;
        tab.size(PHONE.0, PHONE.1).await;
        tab.click(".berth-tab:has([value=demetrius])").await;
        keep(&tab, "daybreak-phone").await;
        tab.size(WIDE.0, WIDE.1).await;
        drop(here);
    });
}

#[test]
#[ignore = "draws pictures for the documentation"]
fn screenshots_in_every_language() {
    browse(async |chrome| {
        let rules = HallRules { bot_delay: Duration::from_secs(600), ..HallRules::default() };
        let server = Server::run(rules, Config::default()).await;
        let people = called(&server, &PEOPLE).await;
        let people: Vec<&Person> = people.iter().collect();
        let tab = chrome.person(&server, people[0], "Ana").await;
        let mut here = Vec::new();
        for (id, moment) in [("battle", moments::battle()), ("check", moments::check())] {
            let path = moment.lay(&server, id, &people).await;
            let live = server.hall.table(id).await.expect("the table");
            here.extend(gather(&live, &[]).await);
            for &(language, _) in LANGUAGES {
                tab.go(&format!("{path}?lang={language}")).await;
                tab.see("#ask").await;
                keep(&tab, &format!("languages/{language}-{id}")).await;
                tab.size(PHONE.0, PHONE.1).await;
                keep(&tab, &format!("languages/{language}-{id}-phone")).await;
                tab.size(WIDE.0, WIDE.1).await;
            }
        }
        drop(here);
    });
}

/// A table that fills up: two have sat down, one of them is ready, and a bot.
async fn lobby(server: &Server, tab: &Tab, people: &[&Person]) {
    let seats = ["me", "person", "person", "person", "bot"];
    let made =
        people[0].post("/api/v1/tables", json!({ "name": "Kestrel", "setup": { "players": 5 }, "seats": seats }));
    let id = made.await["id"].as_str().expect("an id").to_owned();
    for person in &people[1..3] {
        person.post(&format!("/api/v1/tables/{id}/sit"), json!({})).await;
    }
    people[1].post(&format!("/api/v1/tables/{id}/ready"), json!({ "ready": true })).await;
    let live = server.hall.table(&id).await.expect("the table");
    let here = gather(&live, &[(1, "Ilse is on her way."), (2, "First time here. What do I read?")]).await;
    tab.go(&format!("/t/{id}")).await;
    keep_both(tab, "lobby").await;
    drop(here);
}
