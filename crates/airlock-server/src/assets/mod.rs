//! Style sheet, drawings, script: part of the program.
//!
//! Each file is served under a name that carries a hash of its content, so that a browser may keep it for good. It is
//! compressed once, beside the first requests, and never for a request.

mod join;

use std::io::Write as _;
use std::sync::{LazyLock, OnceLock};

use airlock_game::save::to_hex;
use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

#[derive(RustEmbed)]
#[folder = "assets"]
struct Sources;

/// The module that all others are joined into.
const SCRIPT_ENTRY: &str = "airlock.js";

pub static STYLE: LazyLock<&str> = LazyLock::new(|| path("airlock.css"));
pub static SCRIPT: LazyLock<&str> = LazyLock::new(|| path(SCRIPT_ENTRY));
pub static SPRITE: LazyLock<&str> = LazyLock::new(|| path("glyphs.svg"));
pub static ICON: LazyLock<&str> = LazyLock::new(|| path("icon.svg"));
pub static ICON_TURN: LazyLock<&str> = LazyLock::new(|| path("icon-turn.svg"));

static ALL: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let names = Sources::iter().filter(|name| !name.ends_with(".js") || name == SCRIPT_ENTRY);
    names.map(|name| Asset::new(&name, source(&name))).collect()
});

/// A file as it is served.
pub struct Asset {
    /// As it is called in the source: `airlock.css`.
    name: String,
    /// With its hash: `/assets/airlock-0123456789abcdef.css`.
    path: String,
    pub hash: String,
    pub kind: &'static str,
    pub plain: Bytes,
    packed: OnceLock<Packed>,
}

/// A file in the forms that take least room on the wire.
pub struct Packed {
    pub gzip: Bytes,
    pub brotli: Bytes,
}

impl Asset {
    fn new(name: &str, plain: Vec<u8>) -> Asset {
        let hash = to_hex(&Sha256::digest(&plain)[..8]);
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
        Asset {
            name: name.to_owned(),
            path: format!("/assets/{stem}-{hash}.{ending}"),
            hash,
            kind: kind(ending),
            plain: plain.into(),
            packed: OnceLock::new(),
        }
    }

    /// Nothing while it is not packed yet; it is then served as it is.
    pub fn packed(&self) -> Option<&Packed> {
        self.packed.get()
    }

    fn pack(&self) -> &Packed {
        self.packed.get_or_init(|| Packed {
            gzip: gzip(&self.plain, Compression::best()).into(),
            brotli: brotli(&self.plain).into(),
        })
    }
}

/// A file that was asked for.
pub struct Found {
    pub asset: &'static Asset,
    /// The name carries the hash of this very content.
    pub is_exact: bool,
}

/// Finds a file by its name with or without a hash. A page that was drawn before an upgrade asks by an old hash and is
/// better served with the new file than with none.
pub fn find(asked: &str) -> Option<Found> {
    let exact = ALL.iter().find(|asset| asset.path.strip_prefix("/assets/") == Some(asked));
    let asset = exact.or_else(|| {
        let (stem, ending) = asked.rsplit_once('.')?;
        let stem = stem.rsplit_once('-').filter(|(_, hash)| is_hash(hash)).map_or(stem, |(stem, _)| stem);
        ALL.iter().find(|asset| asset.name.strip_suffix(ending) == Some(&format!("{stem}.")))
    });
    asset.map(|asset| Found { asset, is_exact: exact.is_some() })
}

fn is_hash(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Packs all files. Nobody waits for it.
pub fn prepare() {
    for asset in ALL.iter() {
        asset.pack();
    }
}

fn path(name: &str) -> &'static str {
    ALL.iter()
        .find(|asset| asset.name == name)
        .map(|asset| asset.path.as_str())
        .expect("the file is part of the program")
}

fn source(name: &str) -> Vec<u8> {
    if name == SCRIPT_ENTRY {
        return join::join(name, &|module| {
            Sources::get(module).and_then(|file| String::from_utf8(file.data.into()).ok())
        })
        .unwrap_or_else(|error| panic!("the script cannot be joined: {error}"))
        .into_bytes();
    }
    Sources::get(name).expect("the file is part of the program").data.into_owned()
}

fn kind(ending: &str) -> &'static str {
    match ending {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        _ => "application/octet-stream",
    }
}

pub fn gzip(plain: &[u8], effort: Compression) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), effort);
    encoder.write_all(plain).and_then(|()| encoder.finish()).expect("memory takes every byte")
}

/// The best that can be had in well under a second for all files.
fn brotli(plain: &[u8]) -> Vec<u8> {
    const QUALITY: i32 = 11;
    let params = brotli::enc::BrotliEncoderParams { quality: QUALITY, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*plain, &mut packed, &params).expect("memory takes every byte");
    packed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_changes_with_the_content() {
        let [one, two, same] = [b"a {}", b"b {}", b"a {}"].map(|content| Asset::new("x.css", content.to_vec()).path);
        assert_ne!(one, two);
        assert_eq!(one, same);
        assert!(one.starts_with("/assets/x-") && one.ends_with(".css"), "{one}");
    }

    #[test]
    fn a_file_is_found_by_its_hash_an_old_hash_and_its_plain_name() {
        let exact = find(STYLE.trim_start_matches("/assets/")).expect("the style sheet");
        assert!(exact.is_exact);
        for other in ["airlock.css", "airlock-0123456789abcdef.css"] {
            let found = find(other).expect("the style sheet");
            assert!(!found.is_exact);
            assert_eq!(found.asset.path, exact.asset.path);
        }
        for strange in ["airlock.js.map", "airlock-01.css", "page.js", "", ".", "../Cargo.toml"] {
            assert!(find(strange).is_none(), "{strange}");
        }
    }

    #[test]
    fn all_files_are_much_smaller_when_packed() {
        for asset in ALL.iter().filter(|asset| asset.plain.len() > 1000) {
            let Packed { gzip, brotli } = asset.pack();
            assert!(brotli.len() <= gzip.len(), "{}", asset.name);
            assert!(gzip.len() * 3 < asset.plain.len(), "{}", asset.name);
        }
    }
}
