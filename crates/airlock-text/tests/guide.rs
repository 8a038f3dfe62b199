//! English keeps to `docs/words.md`, as far as a program can tell.

use airlock_text::{LANGUAGES, rulings};

/// What a message says, without what is put into it and without notes.
fn texts() -> Vec<(&'static str, String)> {
    let (_, english) = LANGUAGES[0];
    let mut texts = Vec::new();
    for &(file, source) in english {
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let mut text = String::new();
            let mut depth = 0;
            for letter in line.chars() {
                match letter {
                    '{' => depth += 1,
                    '}' => depth -= 1,
                    letter if depth == 0 => text.push(letter),
                    _ => {}
                }
            }
            let said = text.split_once(" = ").map_or(text.as_str(), |(_, said)| said);
            texts.push((file, format!(" {} ", said.trim().to_lowercase())));
        }
    }
    texts
}

/// Nobody is "he" before we know them; questions are orders or ask for yes or no; "this turn" needs no "in".
const BANNED: [&str; 16] = [
    " he ",
    " his ",
    " him ",
    " whom ",
    " do you ",
    " somebody",
    " everybody",
    " anybody",
    " in this turn",
    " in each ",
    " of any types",
    " this is no ",
    " carry it out",
    " excepted",
    " lie face",
    " lies face up",
];

/// Words of the guide's left columns.
#[test]
fn english_says_nothing_that_the_guide_bans() {
    let mut found = Vec::new();
    let rulings = rulings::all().iter();
    let rulings =
        rulings.flat_map(|ruling| ruling.lines().map(|line| (ruling.id, format!(" {} ", line.to_lowercase()))));
    for (file, text) in texts().into_iter().chain(rulings) {
        found.extend(
            BANNED.iter().filter(|banned| text.contains(*banned)).map(|banned| format!("{file}:{banned}: {text}")),
        );
    }
    // "So do you" answers nobody.
    found.retain(|line| !line.contains(" so do you "));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn english_has_the_marks_of_the_guide() {
    let straight = ["'", "\"", "...", " - ", "«", "»"];
    let wrong = |text: &str| straight.iter().any(|mark| text.contains(mark));
    let wrong: Vec<String> =
        texts().into_iter().filter(|(_, text)| wrong(text)).map(|(file, text)| format!("{file}: {text}")).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
