//! Draws the replay of a game between bots and the rules, to look at:
//! `cargo run -p airlock-server --example lookups -- <folder>`, then serve the folder.

use std::error::Error;
use std::fs;
use std::path::Path;

use airlock_bots::{self as bots, Bot, play_out};
use airlock_game::save::Save;
use airlock_game::terms::Set;
use airlock_game::{Chance, Game, Seat, Setup, Viewer};
use airlock_server::page::layout::{Body, Document, document};
use airlock_server::page::replay::{Record, ReplayPage, replay, title};
use airlock_server::page::rules::{RulesPage, rules};
use airlock_server::page::settings::BotPace;
use airlock_server::page::{Pace, SeatCard, TableCard, how};
use airlock_server::reference::{Kind, Reference};
use airlock_server::replay::{Marked, Replay};
use airlock_text::Words;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"))? {
        let asset = asset?;
        fs::copy(asset.path(), folder.join("assets").join(asset.file_name()))?;
    }
    replays(folder, "replay", Setup::base(6), bots::Kind::Random, 6)?;
    let mixed = Setup { sets: Set::ALL.iter().copied().collect(), ..Setup::daybreak(6) };
    replays(folder, "replay-mixed", mixed, bots::Kind::Officer, 3)?;
    let mixed = Setup { sets: Set::ALL.iter().copied().collect(), ..Setup::pegasus(6) };
    replays(folder, "replay-new-caprica", mixed, bots::Kind::Officer, 4)?;
    rules_pages(folder)
}

fn replays(folder: &Path, kind: &str, setup: Setup, bots: bots::Kind, seed: u8) -> Result<(), Box<dyn Error>> {
    let mut save = Save::new(setup, [seed; 32]);
    let mut game = Game::new(&save.setup, save.seed)?;
    let mut players: Vec<Box<dyn Bot>> = (0..6).map(|seat| bots.bot(Chance::new([seat; 32]))).collect();
    play_out(&mut game, &mut players, |seat, answer, _| save.answers.push((seat, answer.clone())))?;
    let played = Replay::new(save)?;
    let middle = played.last() / 2;
    let check = played.next_mark(middle, |what| matches!(what, Marked::Check(_))).unwrap_or(middle);
    let (words, table) = (Words::english(), table());
    for (name, step, viewer, record) in [
        ("", check, Viewer::Everything, Record::Log),
        ("-seat", check, Viewer::Seat(Seat(0)), Record::Log),
        ("-spectator", middle, Viewer::Spectator, Record::File),
        ("-start", 0, Viewer::Everything, Record::Log),
        ("-picks", 4, Viewer::Everything, Record::Log),
        ("-end", played.last(), Viewer::Everything, Record::Log),
    ] {
        let shown = played.at(step, viewer);
        let body = replay(&ReplayPage { words, table: &table, replay: &played, shown: &shown, record });
        let title = title(words, &table);
        let head = Document { title: Some(&title), about: None, body: Body::Table, turn: false };
        fs::write(folder.join(format!("{kind}{name}.html")), document(words, head, &body).into_string())?;
    }
    Ok(())
}

fn rules_pages(folder: &Path) -> Result<(), Box<dyn Error>> {
    let (words, reference) = (Words::english(), Reference::english());
    fs::write(folder.join("how.html"), how::how(words, reference).into_string())?;
    for (name, query, kind, open) in [
        ("rules", "brig", None, None),
        ("rules-none", "starship", None, None),
        ("rules-turn", "", Some(Kind::Procedure), None),
        ("rules-character", "", None, Some((Kind::Character, "sharon-boomer-valerii"))),
        ("rules-crisis", "water", Some(Kind::Crisis), None),
        ("rules-skill", "", None, Some((Kind::Skill, "repair-1"))),
        ("rules-ruling", "base-66", None, None),
        ("rules-token", "", Some(Kind::Token), None),
        ("rules-mutiny", "", Some(Kind::Mutiny), None),
        ("rules-motive", "", Some(Kind::Motive), None),
        ("rules-mission", "", Some(Kind::Mission), None),
        ("rules-board", "", None, Some((Kind::Place, "demetrius"))),
        ("rules-overlay", "", None, Some((Kind::Place, "press-room"))),
        ("rules-mix", "mix-3", None, None),
    ] {
        let open = open.and_then(|(kind, id)| reference.find(kind, id));
        let page = rules(&RulesPage { words, reference, query, kind, open });
        fs::write(folder.join(format!("{name}.html")), page.into_string())?;
    }
    Ok(())
}

fn table() -> TableCard {
    let people = ["Mara", "Jonas", "Ilse", "Tomek", "Sanna", "Priya"];
    TableCard {
        id: "kestrel-4471".to_owned(),
        name: "Kestrel run".to_owned(),
        pace: Pace::Live,
        alone: false,
        masked: false,
        seats: people.map(|name| SeatCard { name: name.to_owned(), bot: name == "Ilse", here: true }).to_vec(),
        host: Some(Seat(0)),
        version: 412,
        seal: "9f3c71d0a8e29f3c71d0a8e29f3c71d0a8e29f3c71d0a8e29f3c71d0a8e2a8e2".to_owned(),
        seed: Some("06".repeat(32)),
        pause: None,
        again: Vec::new(),
        next: None,
        bots: BotPace::Normal,
        paces: true,
        entrance: Default::default(),
    }
}
