//! A long run of many tables under everything that goes wrong: kills, a full disk, slow readers, hostile clients.
//!
//! `cargo bench -p airlock --bench soak -- --minutes 60`
//!
//! The first two fifths of the time the server is killed every 20 seconds or so. Then it lives on to the end, so that its
//! memory can be watched, with a full disk in the middle. At the end every answer that was acknowledged must be stored
//! exactly once, memory must have stayed flat, and nothing may have been answered that was not to be expected. The disk is a
//! small file system in memory, which only root can mount; it is filled with a file.

mod hostile;
mod players;
mod verify;
mod world;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use airlock_game::Chance;
use anyhow::{Context, Result, bail};
use clap::Parser;

use world::{Server, Trouble, World};

/// Memory may grow by so many hundredths after the server has warmed up.
const FLAT: f64 = 5.0;

#[derive(Parser)]
struct Args {
    /// For how long.
    #[arg(long, value_name = "N", default_value_t = 60)]
    minutes: u64,
    #[arg(long, value_name = "N", default_value_t = 500)]
    tables: usize,
    /// Answers a second over all tables.
    #[arg(long, value_name = "N", default_value_t = 40)]
    rate: usize,
    /// Megabytes of the disk.
    #[arg(long, value_name = "N", default_value_t = 4096)]
    disk: u64,
    /// What `cargo bench` passes along.
    #[arg(long, hide = true)]
    bench: bool,
}

/// A small file system, until it is dropped.
struct Disk {
    folder: PathBuf,
}

impl Disk {
    fn mount(megabytes: u64) -> Result<Disk> {
        let folder = std::env::temp_dir().join(format!("airlock-soak-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let size = format!("size={megabytes}m");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(&folder).status()?;
        if !mounted.success() {
            bail!("the disk could not be mounted: only root can");
        }
        Ok(Disk { folder })
    }

    fn ballast(&self) -> PathBuf {
        self.folder.join("ballast")
    }

    /// Not a byte is left.
    fn fill(&self) -> Result<()> {
        use std::io::Write as _;
        let mut file = std::fs::File::create(self.ballast())?;
        for size in [1 << 20, 4096] {
            let block = vec![1; size];
            while file.write_all(&block).is_ok() {}
        }
        Ok(())
    }

    fn empty(&self) -> Result<()> {
        Ok(std::fs::remove_file(self.ballast())?)
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.folder).status();
        let _ = std::fs::remove_dir(&self.folder);
    }
}

fn main() -> Result<()> {
    let args = Args::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let good = runtime.block_on(soak(&args))?;
    std::process::exit(i32::from(!good));
}

async fn soak(args: &Args) -> Result<bool> {
    let disk = Disk::mount(args.disk)?;
    let data = disk.folder.join("airlock.db");
    let mut server = Server::start(&data, None)?;
    let world = Arc::new(World::new(&server.url)?);
    println!("{} tables for {} minutes at {}", args.tables, args.minutes, server.url);

    let whole = Duration::from_secs(args.minutes * 60);
    let tables = players::open(&world, args.tables).await?;
    let (began, until) = (Instant::now(), Instant::now() + whole);
    println!("all tables are open");
    let pause = Duration::from_secs_f64(args.tables as f64 / args.rate.max(1) as f64);
    let ids: Arc<Vec<String>> = Arc::new(tables.iter().map(|table| table.id.clone()).collect());
    let playing: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(number, table)| tokio::spawn(players::play(Arc::clone(&world), number, table, pause, until)))
        .collect();
    let others = hostile::come(&world, &ids, until);

    // Killed again and again.
    let mut chance = Chance::new([15; 32]);
    let mut kills = 0;
    while began.elapsed() < whole * 2 / 5 {
        tokio::time::sleep(Duration::from_secs(10 + u64::from(chance.below(20)))).await;
        let trouble = world.begin(Trouble::Down);
        server = server.kill(&data)?;
        world.end(trouble);
        kills += 1;
    }
    // Then one long life.
    let lives = Instant::now();
    let full_at = began + whole * 7 / 10;
    let full_for = (whole / 20).min(Duration::from_secs(60));
    let mut memory = Vec::new();
    let mut filled = None;
    while Instant::now() < until {
        tokio::time::sleep(Duration::from_secs(2)).await;
        if filled.is_none() && Instant::now() > full_at {
            let trouble = world.begin(Trouble::Full);
            disk.fill()?;
            filled = Some((trouble, Instant::now() + full_for));
            println!("the disk is full");
        }
        if let Some((trouble, _)) = filled.filter(|&(trouble, end)| Instant::now() > end && world.lasts(trouble)) {
            disk.empty()?;
            world.end(trouble);
            println!("there is room again");
        }
        memory.push((lives.elapsed(), server.memory()));
    }
    let mut played = Vec::new();
    for table in playing {
        played.extend(table.await.context("a player panicked")?);
    }
    others.into_iter().for_each(|other| other.abort());
    let ended = server.stop()?;
    println!(
        "lasted {} s, {kills} kills; {}",
        began.elapsed().as_secs(),
        if ended { "ended in order" } else { "NOT ended in order" }
    );
    Ok(report(&world, &data, &played, &memory).await? && ended)
}

async fn report(world: &World, data: &Path, played: &[players::Played], memory: &[(Duration, u64)]) -> Result<bool> {
    let found = verify::verify(data, played).await?;
    let size = std::fs::metadata(data)?.len() / 1_000_000;
    println!("{found}; the file has {size} MB");
    let flat = memory_is_flat(memory);
    world.print();
    let good = found.is_good() && flat && !world.saw_anything_unexpected();
    println!("{}", if good { "all is well" } else { "NOT all is well" });
    Ok(good)
}

/// After a quarter of its life the server has warmed up; the first and the last fifth of what follows are compared.
fn memory_is_flat(memory: &[(Duration, u64)]) -> bool {
    let warm = &memory[memory.len() / 4..];
    let fifth = (warm.len() / 5).max(1);
    let mean = |part: &[(Duration, u64)]| part.iter().map(|&(_, kb)| kb as f64).sum::<f64>() / part.len().max(1) as f64;
    let (first, last) = (mean(&warm[..fifth]), mean(&warm[warm.len() - fifth..]));
    let most = memory.iter().map(|&(_, kb)| kb).max().unwrap_or_default();
    let growth = (last / first - 1.0) * 100.0;
    println!(
        "memory: {:.1} MB after warming up, {:.1} MB at the end ({growth:+.1} %), {:.1} MB at most, over {} s",
        first / 1024.0,
        last / 1024.0,
        most as f64 / 1024.0,
        memory.last().map_or(0, |(at, _)| at.as_secs()),
    );
    growth <= FLAT
}
