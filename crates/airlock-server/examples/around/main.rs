//! Draws the pages around the table, to look at:
//! `cargo run -p airlock-server --example around -- <folder>`, then serve the folder.

mod samples;

use std::error::Error;
use std::fs;
use std::path::Path;

use airlock_text::Words;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"))? {
        let asset = asset?;
        fs::copy(asset.path(), folder.join("assets").join(asset.file_name()))?;
    }
    for (name, page) in samples::pages(Words::english()) {
        fs::write(folder.join(format!("{name}.html")), page.into_string())?;
    }
    Ok(())
}
