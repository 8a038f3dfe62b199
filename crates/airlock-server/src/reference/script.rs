//! Where words begin and end.

/// Whether two letters side by side belong to the same word. Japanese has no spaces: there a word ends where
/// the script changes, and hiragana are the endings and particles between names.
pub(super) fn are_one_word(one: char, other: char) -> bool {
    let script = Script::of(one);
    script.is_some() && script == Script::of(other)
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Script {
    /// Words have spaces between them.
    Spaced,
    Katakana,
    Kanji,
}

impl Script {
    /// None is of no word, or of none that a name could go on with.
    pub(super) fn of(letter: char) -> Option<Script> {
        match letter {
            '\u{3040}'..='\u{309f}' => None,
            // With the dot that joins the parts of a name.
            '\u{30a0}'..='\u{30ff}' => Some(Script::Katakana),
            '々' | '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' => Some(Script::Kanji),
            letter => letter.is_alphanumeric().then_some(Script::Spaced),
        }
    }
}
