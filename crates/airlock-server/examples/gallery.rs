//! Draws the table's pages at telling moments of games between bots, to look at:
//! `cargo run -p airlock-server --example gallery -- <folder>`, then serve the folder.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::Path;

use airlock_bots::{Bot, Kind, Look, next_ask};
use airlock_game::cards::{CrisisKind, Window};
use airlock_game::view::CheckStage;
use airlock_game::{Ask, Chance, Game, Outcome, Question, Seat, Setup, Source, View, Viewer};
use airlock_server::page::table::Region;
use airlock_server::page::{ChatLine, Desk, Lit, Pace, Scene, SeatCard, TableCard, table};
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
    ("crisis-window", |view, ask| {
        matches!(ask.question, Question::Window { window: Window::CrisisRevealed, .. }) && kind(view, is_attack)
    }),
    ("crisis-choice", |view, ask| matches!(ask.question, Question::CrisisOption { .. }) && kind(view, is_choice)),
    ("check-opening", |view, _| stage(view, CheckStage::Opening)),
    ("check-added", |view, _| stage(view, CheckStage::Added)),
    ("check-resolved", |view, _| stage(view, CheckStage::Resolved)),
    ("check-face-up", |view, ask| {
        view.check_now().is_some_and(|check| check.face_up && matches!(ask.question, Question::Feed { .. }))
            && view.check.len() > 4
    }),
    ("check-location", |view, ask| {
        matches!(ask.question, Question::Feed { .. }) && view.check_now().is_some_and(|check| check.target.is_some())
    }),
    ("check-changed", |view, ask| {
        matches!(ask.question, Question::Feed { .. })
            && view
                .check_now()
                .is_some_and(|check| check.difficulty != i8::try_from(check.printed.difficulty).unwrap_or(0))
    }),
    ("check-super", |view, ask| {
        matches!(ask.question, Question::Feed { .. })
            && view.check_now().is_some_and(|check| matches!(check.on, Source::SuperCrisis(_)))
    }),
    ("start-area", |_, ask| ask.question == Question::StartArea),
    ("keep-quorum", |_, ask| ask.question == Question::KeepQuorum),
    ("peeked", |_, ask| matches!(ask.question, Question::PeekedCard { .. })),
    ("take-card", |_, ask| matches!(ask.question, Question::TakeCard { .. })),
    ("damage-tokens", |_, ask| matches!(ask.question, Question::DamageToken { .. })),
    ("move-civilian", |_, ask| matches!(ask.question, Question::MoveCivilian { .. })),
    ("super-crisis", |_, ask| ask.question == Question::PlaySuperCrisis),
    ("discard", |_, ask| matches!(ask.question, Question::Discard { .. })),
    ("destination", |_, ask| ask.question == Question::KeepDestination),
    ("keep-crisis", |_, ask| ask.question == Question::KeepCrisis),
    ("vipers", |_, ask| matches!(ask.question, Question::Vipers { .. })),
    ("pilot", |_, ask| ask.question == Question::Pilot),
    ("target", |_, ask| matches!(ask.question, Question::Target { .. })),
    ("civilians", |_, ask| matches!(ask.question, Question::LookAtCivilian { left: 1 })),
    ("loyalty", |view, ask| {
        matches!(ask.question, Question::Action { .. }) && view.players[ask.seat.index()].loyalty.len() > 1
    }),
    ("crowd", |view, ask| matches!(ask.question, Question::Action { .. }) && crowded(view)),
    ("damage", |_, ask| matches!(ask.question, Question::CenturionAttack | Question::RaiderVictim { .. })),
    ("cylon-move", |view, ask| ask.question == Question::Move && !is_human(view, ask.seat)),
    ("quorum", |view, ask| {
        matches!(ask.question, Question::Action { .. })
            && view.president == Some(ask.seat)
            && view.decks.quorum_hand.len() > 2
    }),
];

/// Moments that are also drawn for somebody who waits, and for a spectator.
static OTHERS: &[&str] = &["picks", "feed", "total", "crisis-option", "destination", "check-resolved"];

fn battle(view: &View) -> bool {
    let raiders: u8 = view.space.areas.iter().map(|area| area.raiders).sum();
    raiders > 4 && view.space.basestars.iter().flatten().count() > 1 && view.turn.number > 3
}

/// Everything that can stand in an area stands in one.
fn crowded(view: &View) -> bool {
    let star = |area| view.space.basestars.iter().flatten().any(|star| star.area == area);
    view.space.areas.iter().any(|area| {
        star(area.area) && area.raiders > 2 && area.heavy_raiders > 0 && area.vipers > 0 && area.civilians.len() > 1
    })
}

fn stage(view: &View, wanted: CheckStage) -> bool {
    view.check_now().is_some_and(|check| check.stage == wanted)
}

fn kind(view: &View, wanted: fn(&CrisisKind) -> bool) -> bool {
    view.crisis().and_then(Source::crisis_row).is_some_and(|row| wanted(&row.kind))
}

fn is_attack(kind: &CrisisKind) -> bool {
    matches!(kind, CrisisKind::Attack { .. })
}

fn is_choice(kind: &CrisisKind) -> bool {
    matches!(kind, CrisisKind::Choice { .. })
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
    let mut drawn = BTreeSet::new();
    for seed in 0..400u16 {
        if open.is_empty() {
            break;
        }
        play(seed, folder, &mut open, &mut drawn)?;
    }
    for (name, _) in open {
        eprintln!("no game came to «{name}»");
    }
    Ok(())
}

fn play(
    seed: u16,
    folder: &Path,
    open: &mut Vec<&Wanted>,
    drawn: &mut BTreeSet<&'static str>,
) -> Result<(), Box<dyn Error>> {
    let mut bytes = [0; 32];
    bytes[..2].copy_from_slice(&seed.to_le_bytes());
    let setup = Setup::base(3 + u8::try_from(seed % 4)?);
    let mut game = Game::new(&setup, bytes)?;
    let bot = |seat: u8| Kind::Random.bot(Chance::new([seat; 32]));
    let mut bots: Vec<Box<dyn Bot>> = (0..setup.players).map(bot).collect();
    let mut told = Told::default();
    game.take_log().iter().for_each(|event| told.hear(event));
    while let Some(ask) = next_ask(&game).cloned() {
        let view = game.view(Viewer::Seat(ask.seat));
        let found: Vec<&Wanted> = open.iter().copied().filter(|(_, wanted)| wanted(&view, &ask)).collect();
        for &(name, _) in found {
            write(folder, name, &view, &told, Some(ask.seat))?;
            if OTHERS.contains(&name) {
                let other = ask.seat.left(setup.players);
                write(folder, &format!("{name}-other"), &game.view(Viewer::Seat(other)), &told, Some(other))?;
                write(folder, &format!("{name}-spectator"), &game.view(Viewer::Spectator), &told, None)?;
            }
            open.retain(|(own, _)| *own != name);
        }
        let answer = bots[ask.seat.index()].answer(&ask, &Look::new(&game, ask.seat));
        told.next_answer();
        game.answer(ask.seat, answer)?.iter().for_each(|event| told.hear(event));
        told.see(&game.view(Viewer::Spectator));
        moments(folder, &game, &told, drawn)?;
    }
    if seed == 3 {
        let view = game.view(Viewer::Seat(Seat(0)));
        write(folder, "ending", &view, &told, Some(Seat(0)))?;
        let view = game.view(Viewer::Spectator);
        write(folder, "ending-spectator", &view, &told, None)?;
    }
    Ok(())
}

/// What takes the stage for a moment, the first time that it comes.
fn moments(folder: &Path, game: &Game, told: &Told, drawn: &mut BTreeSet<&'static str>) -> Result<(), Box<dyn Error>> {
    let view = game.view(Viewer::Seat(Seat(0)));
    if let Some(check) = told.check.as_ref().filter(|_| told.checked) {
        let name = match (check.decided_by, check.outcome) {
            (Some(_), _) => "reveal-decided",
            (None, Some(Outcome::Partial)) => "reveal-partial",
            (None, Some(Outcome::Pass)) => "reveal-pass",
            (None, Some(Outcome::Fail) | None) => "reveal-fail",
        };
        if (check.decided_by.is_some() || check.revealed.len() > 8) && drawn.insert(name) {
            write_staged(folder, name, &view, told, Some(Seat(0)), |scene| Some(table::last_check(scene, check)))?;
        }
        if check.shifts.len() > 1 && drawn.insert("reveal-shifted") {
            write_staged(folder, "reveal-shifted", &view, told, Some(Seat(0)), |scene| {
                Some(table::last_check(scene, check))
            })?;
        }
    }
    if told.sleepers && view.setup.players > 3 && drawn.insert("sleepers") {
        write_staged(folder, "sleepers", &view, told, Some(Seat(0)), |scene| Some(table::sleepers(scene)))?;
    }
    Ok(())
}

fn write(folder: &Path, name: &str, view: &View, told: &Told, me: Option<Seat>) -> Result<(), Box<dyn Error>> {
    write_staged(folder, name, view, told, me, |_| None)
}

fn write_staged(
    folder: &Path,
    name: &str,
    view: &View,
    told: &Told,
    me: Option<Seat>,
    stage: impl Fn(&Scene<'_>) -> Option<Markup>,
) -> Result<(), Box<dyn Error>> {
    let people = ["Mara", "Jonas", "Ilse", "Tomek", "Sanna", "Priya"];
    let seat = |at: u8| SeatCard { name: people[usize::from(at)].to_owned(), bot: at == 2, here: at != 3 };
    let card = TableCard {
        id: "kestrel-4471".to_owned(),
        name: "Kestrel run".to_owned(),
        pace: Pace::Live,
        masked: false,
        seats: (0..view.setup.players).map(seat).collect(),
        host: Some(Seat(0)),
        version: 412,
        seal: "9f3c71d0a8e29f3c71d0a8e29f3c71d0a8e29f3c71d0a8e29f3c71d0a8e2a8e2".to_owned(),
        seed: view.over.map(|_| "00".repeat(32)),
        pause: None,
        again: if view.over.is_some() { vec![Seat(0), Seat(1)] } else { Vec::new() },
    };
    let desk = Desk { notes: "Tyrol?".to_owned(), unread: 2, ..Desk::default() };
    let chat = [(Seat(1), "Jonas", "Twelve is high. I can help a little."), (Seat(2), "Ilse", "A lot.")];
    let chat =
        chat.map(|(seat, name, text)| ChatLine { seat: Some(seat), name: name.to_owned(), text: text.to_owned() });
    let lit = Lit::of(view.ask.as_ref());
    let scene = Scene { words: Words::english(), view, table: &card, told, me, desk: &desk, chat: &chat, lit: &lit };
    let page = match stage(&scene) {
        Some(stage) => html! {
            main.table {
                (table::top(&scene))
                (Region::Fleet.draw(&scene))
                (stage)
                (Region::Hand.draw(&scene))
                div.side { (Region::Ask.draw(&scene)) }
            }
        },
        None => table::table(&scene, &table::Look { loyalty: name == "loyalty", ..table::Look::default() }, &html! {}, ""),
    };
    let page = document(&page);
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
