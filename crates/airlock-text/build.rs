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

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    println!("cargo:rerun-if-changed={}", locales.display());
    let mut folders = sorted(&locales)?;
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    // English stands first, as the one that the others are made after.
    folders.sort_by_key(|path| name(path) != ENGLISH.0);
    let mut code = "/// Every language there is, by its tag: English first, then the others by name.\n\
                    pub static LANGUAGES: &[(&str, Files)] = &[\n"
        .to_owned();
    for folder in folders.iter().filter(|path| path.is_dir()) {
        let tag = if name(folder) == ENGLISH.0 { ENGLISH.1.to_owned() } else { name(folder) };
        code.push_str(&format!("    ({tag:?}, &[\n"));
        let files = sorted(folder)?.into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "ftl"));
        for file in files {
            code.push_str(&format!("        ({:?}, include_str!({:?})),\n", name(&file), file));
        }
        code.push_str("    ]),\n");
    }
    code.push_str("];\n");
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("Cargo names the folder for what is made"))?;
    fs::write(Path::new(&out).join("languages.rs"), code)
}
