//! Draws the table's pages at telling moments of games between bots, to look at:
//! `cargo run -p airlock-server --example gallery -- <folder>`, then serve the folder.

use std::error::Error;
use std::fs;
use std::path::Path;

use airlock_bots::{Bot, Kind, Look, next_ask};
use airlock_game::view::CheckStage;
use airlock_game::{Ask, Chance, Event, Game, Question, Seat, Setup, View, Viewer};
use airlock_server::page::table::{LogEntry, RecordTab, Wishes};
use airlock_server::page::{ChatLine, Desk, Lit, Pace, Pause, Scene, SeatCard, TableCard, table};
use airlock_server::told::Told;
use airlock_text::Words;
use maud::{DOCTYPE, Markup, html};

type Wanted = (&'static str, fn(&View, &Ask) -> bool);

/// The moments, by the name of the page.
static MOMENTS: &[Wanted] = &[
    ("picks", |view, ask| ask.question == Question::PickCharacter && view.players[1].character.is_some()),
    ("action", |view, ask| matches!(ask.question, Question::Action { .. }) && battle(view)),
    ("action-quiet", |view, ask| matches!(ask.question, Question::Action { .. }) && !battle(view)),
    ("move", |view, ask| matches!(ask.question, Question::Move) && battle(view)),
    ("skills", |_, ask| matches!(ask.question, Question::ReceiveSkills)),
    ("feed", |view, ask| matches!(ask.question, Question::Feed { .. }) && view.check.len() > 4),
    ("window", |view, ask| matches!(ask.question, Question::Window { .. }) && battle(view)),
    ("total", |view, _| view.check_now().is_some_and(|check| check.stage == CheckStage::Totalled)),
    ("crisis-option", |_, ask| matches!(ask.question, Question::CrisisOption { .. })),
    ("discard", |_, ask| matches!(ask.question, Question::Discard { .. })),
    ("destination", |_, ask| ask.question == Question::KeepDestination),
    ("keep-crisis", |_, ask| ask.question == Question::KeepCrisis),
    ("vipers", |_, ask| matches!(ask.question, Question::Vipers { .. })),
    ("pilot", |_, ask| ask.question == Question::Pilot),
    ("target", |_, ask| matches!(ask.question, Question::Target { .. })),
    ("cylon-move", |view, ask| ask.question == Question::Move && !is_human(view, ask.seat)),
    ("quorum", |view, ask| {
        matches!(ask.question, Question::Action { .. })
            && view.president == Some(ask.seat)
            && view.decks.quorum_hand.len() > 2
    }),
];

fn battle(view: &View) -> bool {
    let raiders: u8 = view.space.areas.iter().map(|area| area.raiders).sum();
    raiders > 4 && view.space.basestars.iter().flatten().count() > 1 && view.turn.number > 3
}

fn is_human(view: &View, seat: Seat) -> bool {
    view.players[seat.index()].standing == airlock_game::state::Standing::Human
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"))? {
        let asset = asset?;
        fs::copy(asset.path(), folder.join("assets").join(asset.file_name()))?;
    }
    let mut open: Vec<&Wanted> = MOMENTS.iter().collect();
    for seed in 0..400u16 {
        if open.is_empty() {
            break;
        }
        play(seed, folder, &mut open)?;
    }
    for (name, _) in open {
        eprintln!("no game came to «{name}»");
    }
    Ok(())
}

fn play(seed: u16, folder: &Path, open: &mut Vec<&Wanted>) -> Result<(), Box<dyn Error>> {
    let mut bytes = [0; 32];
    bytes[..2].copy_from_slice(&seed.to_le_bytes());
    let setup = Setup::base(3 + u8::try_from(seed % 4)?);
    let mut game = Game::new(&setup, bytes)?;
    let bot = |seat: u8| Kind::Random.bot(Chance::new([seat; 32]));
    let mut bots: Vec<Box<dyn Bot>> = (0..setup.players).map(bot).collect();
    let mut told = Told::default();
    let mut heard: Vec<Vec<Event>> = vec![game.take_log()];
    heard[0].iter().for_each(|event| told.hear(event));
    while let Some(ask) = next_ask(&game).cloned() {
        let view = game.view(Viewer::Seat(ask.seat));
        let found: Vec<&Wanted> = open.iter().copied().filter(|(_, wanted)| wanted(&view, &ask)).collect();
        for &(name, _) in found {
            write(folder, name, &view, &told, Some(ask.seat), &heard)?;
            aside(folder, name, &game, &told, ask.seat, &heard)?;
            open.retain(|(own, _)| *own != name);
        }
        let answer = bots[ask.seat.index()].answer(&ask, &Look::new(&game, ask.seat));
        told.next_answer();
        heard.push(game.answer(ask.seat, answer)?);
        heard.iter().rev().take(1).flatten().for_each(|event| told.hear(event));
    }
    if seed == 3 {
        let view = game.view(Viewer::Seat(Seat(0)));
        write(folder, "ending", &view, &told, Some(Seat(0)), &heard)?;
        let view = game.view(Viewer::Spectator);
        write(folder, "ending-spectator", &view, &told, None, &heard)?;
    }
    Ok(())
}

/// What the others see of the moment, and pages that stand beside it.
fn aside(
    folder: &Path,
    name: &str,
    game: &Game,
    told: &Told,
    seat: Seat,
    heard: &[Vec<Event>],
) -> Result<(), Box<dyn Error>> {
    let next = Seat((seat.0 + 1) % u8::try_from(game.view(Viewer::Spectator).players.len())?);
    let own = game.view(Viewer::Seat(seat));
    match name {
        "window" | "destination" | "feed" | "discard" => {
            let view = game.view(Viewer::Seat(next));
            write(folder, &format!("{name}-idle"), &view, told, Some(next), heard)
        }
        "action" => {
            let view = game.view(Viewer::Spectator);
            write(folder, "spectator", &view, told, None, heard)?;
            for &tab in RecordTab::ALL {
                let wishes = Wishes { record: tab, ..Wishes::default() };
                write_wished(folder, &format!("record-{}", tab.id()), &own, told, Some(seat), heard, &wishes)?;
            }
            for explained in EXPLAINED {
                let wishes = Wishes { explain: Some(explained), ..Wishes::default() };
                let page = format!("explain-{}", explained.replace('/', "-"));
                write_wished(folder, &page, &own, told, Some(seat), heard, &wishes)?;
            }
            for sheet in [seat, next] {
                let wishes = Wishes { sheet: Some(sheet), ..Wishes::default() };
                write_wished(folder, &format!("sheet-{}", sheet.0), &own, told, Some(seat), heard, &wishes)?;
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

static EXPLAINED: &[&str] = &[
    "skill/strategic-planning-4",
    "location/brig",
    "crisis/riots-1",
    "character/kara-starbuck-thrace",
    "token/raider",
    "title/admiral",
    "dial/fuel",
    "ruling/BASE-066",
    "quorum/arrest-order-1",
];

fn write(
    folder: &Path,
    name: &str,
    view: &View,
    told: &Told,
    me: Option<Seat>,
    heard: &[Vec<Event>],
) -> Result<(), Box<dyn Error>> {
    write_wished(folder, name, view, told, me, heard, &Wishes::default())
}

fn write_wished(
    folder: &Path,
    name: &str,
    view: &View,
    told: &Told,
    me: Option<Seat>,
    heard: &[Vec<Event>],
    wishes: &Wishes<'_>,
) -> Result<(), Box<dyn Error>> {
    let people = ["Mara", "Jonas", "Ilse", "Tomek", "Sanna", "Priya"];
    let seat = |at: u8| SeatCard { name: people[usize::from(at)].to_owned(), bot: at == 2, here: at != 3 };
    let version = u32::try_from(heard.len())?;
    let card = TableCard {
        id: "kestrel-4471".to_owned(),
        name: "Kestrel run".to_owned(),
        pace: Pace::Live,
        masked: false,
        seats: (0..view.setup.players).map(seat).collect(),
        host: Some(Seat(0)),
        version,
        seal: "9f3c71d0a8e29f3c71d0a8e29f3c71d0a8e29f3c71d0a8e29f3c71d0a8e2a8e2".to_owned(),
        seed: view.over.map(|_| "00".repeat(32)),
        pause: name.starts_with("window").then_some(Pause { length: 4000, left: 2720 }),
        again: Vec::new(),
    };
    let since = version.saturating_sub(12);
    let take_back = matches!(name, "action" | "destination-idle");
    let desk = Desk { notes: "Tyrol?".to_owned(), unread: 2, since, take_back, ..Desk::default() };
    let chat = [(Seat(1), "Jonas", "Twelve is high. I can help a little."), (Seat(2), "Ilse", "A lot.")];
    let chat =
        chat.map(|(seat, name, text)| ChatLine { seat: Some(seat), name: name.to_owned(), text: text.to_owned() });
    let lit = Lit::of(view.ask.as_ref());
    let scene = Scene { words: Words::english(), view, table: &card, told, me, desk: &desk, chat: &chat, lit: &lit };
    let shown: Vec<(u32, Vec<Event>)> = (1..)
        .zip(heard)
        .map(|(version, events)| (version, events.iter().map(|event| event.shown_to(view.viewer)).collect()))
        .collect();
    let entries = shown.iter().map(|(version, events)| LogEntry { version: *version, events });
    let log = table::log(&scene, entries);
    let start = std::time::Instant::now();
    let body = table::table(&scene, &log, wishes);
    eprintln!("{name}: {:?}", start.elapsed());
    let page = document(&body);
    fs::write(folder.join(format!("{name}.html")), page.into_string())?;
    Ok(())
}

fn document(body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                link rel="stylesheet" href="/assets/airlock.css";
            }
            body.table-page { (body) }
        }
    }
}
