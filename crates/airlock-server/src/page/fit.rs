//! Whether words fit where they stand.
//!
//! The same room must hold "Brig" and "Laboratório de Investigação". Where a text runs longer than most, it gets
//! the class `is-long` and the style sheet sets it in narrower type; nothing is cut off.

use maud::Markup;
use unicode_width::UnicodeWidthStr;

/// How wide a text runs, in halves of its height: letters and digits are half as wide as high, kana and kanji as
/// wide as high.
pub fn run(text: &str) -> usize {
    text.width()
}

/// The same for what stands in the page: a drawing is as wide as high.
pub fn run_of(markup: &Markup) -> usize {
    let mut sum = 0;
    let mut pieces = markup.0.split('<');
    sum += run(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
        sum += run(text) + if tag.starts_with("svg") { 2 } else { 0 };
    }
    sum
}

/// As much of the beginning of a text as runs so wide.
pub fn head(text: &str, most: usize) -> &str {
    let ends = text.char_indices().map(|(at, letter)| &text[..at + letter.len_utf8()]);
    ends.take_while(|head| run(head) <= most).last().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn kana_and_kanji_run_twice_as_wide_as_letters() {
        assert_eq!(run("Brig"), 4);
        assert_eq!(run("営倉"), 4);
        assert_eq!(run("FTLドライブ"), 11);
    }

    #[test]
    fn a_head_has_two_letters_or_one_kana() {
        assert_eq!(head("Tigh", 2), "Ti");
        assert_eq!(head("タイ", 2), "タ");
        assert_eq!(head("", 2), "");
    }

    #[test]
    fn tags_have_no_width_and_drawings_have_some() {
        assert_eq!(run_of(&html! { "Test " b { "7" } svg.mark { use href="#x" {} } }), 8);
    }
}
