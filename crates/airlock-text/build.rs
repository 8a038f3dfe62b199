//! Finds the languages: every folder of `locales/` is one, named by its tag (`pl`, `pt-PT`).

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The folder of English is older than the tags.
const ENGLISH: (&str, &str) = ("en", "en-GB");

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}

/// The files of a folder with that ending, each as its name and its text.
fn included(folder: &Path, ending: &str) -> io::Result<String> {
    let files = sorted(folder)?.into_iter().filter(|path| path.extension().is_some_and(|own| own == ending));
    Ok(files.map(|file| format!("        ({:?}, include_str!({:?})),\n", file_name(&file), file)).collect())
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn main() -> io::Result<()> {
    // Cargo builds a script anew only where its text has changed, not where its folder has moved.
    let here = env::var_os("CARGO_MANIFEST_DIR").expect("cargo tells a build script where it stands");
    let locales = Path::new(&here).join("locales");
    println!("cargo:rerun-if-changed={}", locales.display());
    let mut folders = sorted(&locales)?;
    let name = file_name;
    // English stands first, as the one that the others are made after.
    folders.sort_by_key(|path| name(path) != ENGLISH.0);
    let tag = |folder: &Path| if name(folder) == ENGLISH.0 { ENGLISH.1.to_owned() } else { name(folder) };
    let mut rulings = "/// The rulings of each language, a page for each box, where somebody has translated them.\n\
                       pub(crate) static RULINGS: &[(&str, Files)] = &[\n"
        .to_owned();
    let mut code = "/// Every language there is, by its tag: English first, then the others by name.\n\
                    pub static LANGUAGES: &[(&str, Files)] = &[\n"
        .to_owned();
    for folder in folders.iter().filter(|path| path.is_dir()) {
        code.push_str(&format!("    ({:?}, &[\n{}    ]),\n", tag(folder), included(folder, "ftl")?));
        let pages = folder.join("rulings");
        if pages.is_dir() {
            rulings.push_str(&format!("    ({:?}, &[\n{}    ]),\n", tag(folder), included(&pages, "md")?));
        }
    }
    code.push_str("];\n");
    rulings.push_str("];\n");
    code.push_str(&rulings);
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("Cargo names the folder for what is made"))?;
    fs::write(Path::new(&out).join("languages.rs"), code)
}
