//! Text in lines of a readable length, by the columns that its letters take on the screen.

use textwrap::core::display_width;
use textwrap::{Options, WordSeparator, WordSplitter};

/// The width of everything that the program writes.
pub const WIDTH: usize = 100;

/// Lines break where the language lets them: between words, and in Japanese nearly everywhere.
fn options(width: usize) -> Options<'static> {
    let options = Options::new(width).word_separator(WordSeparator::UnicodeBreakProperties);
    options.word_splitter(WordSplitter::NoHyphenation)
}

/// The text in lines of [`WIDTH`], the first after `lead`, the others as far to the right.
pub fn wrapped(lead: &str, text: &str) -> String {
    let indent = " ".repeat(display_width(lead));
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    textwrap::fill(&text, options(WIDTH).initial_indent(lead).subsequent_indent(&indent))
}

/// The beginning of the text, as much as fits into `room` columns.
pub fn beginning(text: &str, room: usize) -> String {
    if display_width(text) <= room {
        return text.to_owned();
    }
    let lines = textwrap::wrap(text, options(room.saturating_sub(1)));
    format!("{}…", lines.first().map_or("", |line| line.trim_end()))
}

/// The text with as many spaces after it as fill so many columns.
pub fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(display_width(text))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_the_width_and_hang_under_the_first() {
        let text = wrapped("1. ", &"word ".repeat(50));
        assert!(text.lines().all(|line| line.len() <= WIDTH));
        assert!(text.starts_with("1. word word"));
        assert!(text.lines().skip(1).all(|line| line.starts_with("   word")));
    }

    /// A letter of Japanese takes two columns, and its words have no spaces between them.
    #[test]
    fn japanese_lines_keep_the_width_and_begin_with_no_full_stop() {
        let text = wrapped("裁定: ", &"スキルカードを引きます。".repeat(12));
        assert!(text.lines().count() > 2);
        assert!(text.lines().all(|line| display_width(line) <= WIDTH && !line.trim_start().starts_with('。')));
        assert!(text.lines().all(|line| display_width(line) > WIDTH / 2 || line.ends_with('。')));
        assert!(text.lines().skip(1).all(|line| line.starts_with("      ") && !line.starts_with("       ")));
    }

    #[test]
    fn an_id_is_in_one_piece() {
        let text = wrapped("", &"BASE-066 ".repeat(40));
        assert!(text.split_whitespace().all(|word| word == "BASE-066"), "{text}");
    }

    #[test]
    fn a_beginning_ends_with_a_whole_word() {
        assert_eq!(beginning("one two three", 9), "one two…");
        assert_eq!(beginning("one two", 9), "one two");
        assert_eq!(beginning("営倉から医務室へ", 9), "営倉から…");
    }

    #[test]
    fn columns_are_as_wide_as_they_look() {
        assert_eq!(padded("fuel", 6), "fuel  ");
        assert_eq!(padded("燃料", 6), "燃料  ");
    }
}
