//! Names that cannot be taken for one another.
//!
//! Two names are alike if nobody could tell them apart on the page: case, spaces and invisible characters do not count, and
//! characters that look the same are the same (Unicode Technical Standard 39, by `unicode-security`).

use std::collections::HashSet;
use std::sync::LazyLock;

use airlock_text::{LANGUAGES, Words};
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

use super::bot_names;

/// Whether a reader could take one name for the other.
pub fn alike(one: &str, other: &str) -> bool {
    let ours = looks(one);
    looks(other).iter().any(|look| ours.contains(look))
}

/// Whether a name is what bots, or guests without a name, are called in some language.
pub fn is_reserved(name: &str) -> bool {
    static RESERVED: LazyLock<HashSet<String>> = LazyLock::new(|| {
        let languages = LANGUAGES.iter().filter_map(|&(language, _)| Words::of(language));
        let names = languages.flat_map(|words| {
            let mut names = bot_names(words);
            names.extend(["ui-bot-name", "ui-guest-name", "ui-you"].map(|key| words.ui(key).end()));
            names
        });
        names.flat_map(|name| looks(&name)).collect()
    });
    looks(name).iter().any(|look| RESERVED.contains(look))
}

/// What a name looks like, read as it stands and in lower case: "I" looks like "l", "i" does not.
fn looks(name: &str) -> [String; 2] {
    // Full-width and other forms of a letter are that letter.
    let plain: String = name.nfkc().collect();
    [look(&plain), look(&plain.to_lowercase())]
}

fn look(name: &str) -> String {
    skeleton(name).flat_map(char::to_lowercase).filter(|letter| !letter.is_whitespace()).collect()
}

#[cfg(test)]
mod tests {
    use airlock_game::MAX_SEATS;
    use airlock_game::cards::Character;

    use super::*;

    #[test]
    fn what_looks_the_same_is_alike_and_nothing_else() {
        for other in ["mara", "M A R A", "M\u{430}ra", "\u{ff2d}ara", "Mar\u{200b}a", "\u{202e}Mara", "Ma\u{301}ra"] {
            assert_eq!(alike("Mara", other), other != "Ma\u{301}ra", "{other:?}");
        }
        assert!(alike("Ilse", "llse") && alike("Paul 1", "paul l") && alike("rnara", "mara"));
        for other in ["Maria", "Marta", "Mira", "Lara", "マラ"] {
            assert!(!alike("Mara", other), "{other}");
        }
    }

    #[test]
    fn bots_at_a_table_have_names_and_tokens_of_their_own() {
        for words in LANGUAGES.iter().filter_map(|&(language, _)| Words::of(language)) {
            let names = bot_names(words);
            assert_eq!(names.len(), MAX_SEATS, "{}", words.language());
            let tokens: HashSet<String> = names.iter().map(|name| name.chars().take(2).collect()).collect();
            assert_eq!(tokens.len(), MAX_SEATS, "{names:?}");
            for character in Character::all() {
                assert!(!names.iter().any(|name| alike(name, &String::from(words.short(character)))), "{names:?}");
            }
        }
    }

    #[test]
    fn nobody_is_called_like_a_bot_or_like_nobody() {
        assert!(
            ["officer BOT", "Oficial bot", "士官ボット", "Gość", "guest", "Altair", "you"].into_iter().all(is_reserved)
        );
        assert!(!["Officer", "Mara", "Robot"].into_iter().any(is_reserved));
    }
}
