//! `airlock check`: runs scenarios and tells which rulings they show.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use airlock_game::scenario::{self, Failure, Report, Script, Shows};
use airlock_text::Notice;
use airlock_text::rulings::{self, Ruling};
use anyhow::{Context, Result, bail};
use rayon::prelude::*;

use crate::files;
use crate::rulings::find;
use crate::tongue::words;
use crate::wrap::wrapped;

/// Run scenarios.
#[derive(clap::Args)]
pub struct Args {
    /// Files, or directories with *.scn files at any depth.
    #[arg(value_name = "PATH", default_value = "scenarios")]
    paths: Vec<PathBuf>,
    /// Tell how many rulings of each set some passing scenario names, and which none does.
    #[arg(long)]
    coverage: bool,
}

/// The file beside scenarios that lists the rulings no program can show, with the reason.
const NOT_SHOWN: &str = "not-shown.md";

pub fn run(args: &Args, out: &mut impl Write) -> Result<ExitCode> {
    let found = Found::below(&args.paths)?;
    if found.scenarios.is_empty() {
        let paths: Vec<_> = args.paths.iter().map(|path| path.display().to_string()).collect();
        bail!(words().notice(Notice::NoScenarios { folders: &paths.join(", ") }));
    }
    // What broke is told in the report of its scenario.
    std::panic::set_hook(Box::new(|_| {}));
    let checked: Vec<(&PathBuf, Vec<Report>)> =
        found.scenarios.par_iter().map(|path| Ok((path, check_file(path)?))).collect::<Result<_>>()?;
    let failures = write_failures(&checked, out)?;
    let reports = || checked.iter().flat_map(|(_, reports)| reports);
    if args.coverage {
        let passed = reports().filter(|report| report.result.is_ok());
        let shown = passed.flat_map(|report| &report.rulings).filter_map(|shows| rulings::find(&shows.ruling));
        write_coverage(rulings::all(), &shown.map(|ruling| ruling.id).collect(), &found.not_shown()?, out)?;
    }
    let checked = Notice::Checked { passed: reports().count() - failures, failed: failures };
    writeln!(out, "{}", words().notice(checked))?;
    Ok(if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn check_file(path: &Path) -> Result<Vec<Report>> {
    let text = read(path)?;
    let scripts = scenario::scripts(&text);
    if scripts.iter().all(|script| script.title().is_empty()) {
        bail!("{}: {}", path.display(), words().notice(Notice::NoScenarioInFile));
    }
    Ok(scripts.iter().map(|script| with_known_rulings(check_one(script))).collect())
}

/// A broken invariant panics; that is this scenario's failure and not the end of the others.
fn check_one(script: &Script<'_>) -> Report {
    let line = Cell::new(script.line());
    catch_unwind(AssertUnwindSafe(|| script.run_telling(|under_way| line.set(under_way)))).unwrap_or_else(|panic| {
        let why = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
        let message = format!("this position breaks the engine: {}", why.unwrap_or("no reason given"));
        let result = Err(Failure { line: line.get(), message });
        Report { title: script.title().to_owned(), rulings: Vec::new(), line: script.line(), result }
    })
}

/// A scenario that names a ruling that is not there fails.
fn with_known_rulings(report: Report) -> Report {
    let unknown = report.rulings.iter().find_map(|Shows { ruling, line }| {
        let error = find(ruling).err()?;
        Some(Failure { line: *line, message: error.to_string() })
    });
    let result = report.result.and_then(|()| unknown.map_or(Ok(()), Err));
    Report { result, ..report }
}

fn write_failures(checked: &[(&PathBuf, Vec<Report>)], out: &mut impl Write) -> Result<usize> {
    let mut failures = 0;
    for (path, reports) in checked {
        for report in reports {
            if let Err(Failure { line, message }) = &report.result {
                // A message of several lines stays with its place.
                let message = message.replace('\n', "\n    ");
                writeln!(out, "{}:{line}: {} — {message}", path.display(), report.title)?;
                failures += 1;
            }
        }
    }
    Ok(failures)
}

fn write_coverage(
    rulings: &[Ruling],
    shown: &BTreeSet<&str>,
    not_showable: &BTreeSet<&str>,
    out: &mut impl Write,
) -> Result<()> {
    let sets: BTreeSet<&str> = rulings.iter().map(|ruling| set_of(ruling.id)).collect();
    for set in sets {
        let ids = || rulings.iter().map(|ruling| ruling.id).filter(|id| set_of(id) == set);
        let told = Notice::Shown { set, shown: ids().filter(|id| shown.contains(id)).count(), all: ids().count() };
        writeln!(out, "{}", words().notice(told))?;
        let missing = |listed: bool| ids().filter(move |id| !shown.contains(id) && not_showable.contains(id) == listed);
        for (what, listed) in [(Notice::ShownByNone, false), (Notice::NotShowable, true)] {
            let ids: Vec<&str> = missing(listed).collect();
            if !ids.is_empty() {
                writeln!(out, "{}", wrapped(&format!("  {}: ", words().notice(what)), &ids.join(" ")))?;
            }
        }
    }
    Ok(())
}

fn set_of(id: &str) -> &str {
    id.split_once('-').map_or(id, |(set, _)| set)
}

/// Files that are looked for.
#[derive(Default)]
struct Found {
    scenarios: Vec<PathBuf>,
    lists: Vec<PathBuf>,
}

impl Found {
    fn below(paths: &[PathBuf]) -> Result<Found> {
        let mut found = Found::default();
        for path in paths {
            if fs::metadata(path).with_context(|| path.display().to_string())?.is_dir() {
                found.search(path)?;
            } else {
                found.scenarios.push(path.clone());
            }
        }
        Ok(found)
    }

    fn search(&mut self, directory: &Path) -> Result<()> {
        let name = || directory.display().to_string();
        let entries: std::io::Result<Vec<_>> = fs::read_dir(directory).with_context(name)?.collect();
        let mut entries = entries.with_context(name)?;
        entries.sort_by_key(|entry| entry.file_name());
        for entry in entries {
            let path = entry.path();
            // Links to directories are not followed, so that no search goes round in circles.
            if entry.file_type().with_context(name)?.is_dir() {
                self.search(&path)?;
            } else if path.extension().is_some_and(|extension| extension == "scn") {
                self.scenarios.push(path);
            } else if path.file_name().is_some_and(|name| name == NOT_SHOWN) {
                self.lists.push(path);
            }
        }
        Ok(())
    }

    /// The ids of lines such as `- **BASE-272** why`.
    fn not_shown(&self) -> Result<BTreeSet<&'static str>> {
        let mut ids = BTreeSet::new();
        for path in &self.lists {
            for line in read(path)?.lines() {
                let Some((id, _)) = line.strip_prefix("- **").and_then(|rest| rest.split_once("**")) else { continue };
                let ruling = find(id).with_context(|| path.display().to_string())?;
                ids.insert(ruling.id);
            }
        }
        Ok(ids)
    }
}

fn read(path: &Path) -> Result<String> {
    let name = || path.display().to_string();
    String::from_utf8(files::read(path)?).context(words().notice(Notice::NotAText)).with_context(name)
}
