//! Text in lines of a readable length.

/// The width of everything that the program writes.
pub const WIDTH: usize = 100;

/// The text in lines of [`WIDTH`], the first after `lead`, the others as far to the right.
pub fn wrapped(lead: &str, text: &str) -> String {
    let indent = " ".repeat(lead.chars().count());
    let mut lines = String::from(lead);
    let mut used = indent.len();
    let mut fresh = true;
    for word in text.split_whitespace() {
        let long = word.chars().count();
        if !fresh && used + 1 + long > WIDTH {
            lines.push('\n');
            lines.push_str(&indent);
            used = indent.len();
            fresh = true;
        }
        if !fresh {
            lines.push(' ');
            used += 1;
        }
        lines.push_str(word);
        used += long;
        fresh = false;
    }
    lines
}

/// The beginning of the text, as much as fits into `room` columns.
pub fn beginning(text: &str, room: usize) -> String {
    if text.chars().count() <= room {
        return text.to_owned();
    }
    let cut: String = text.chars().take(room.saturating_sub(1)).collect();
    let whole = cut.rsplit_once(' ').map_or(cut.as_str(), |(whole, _)| whole);
    format!("{whole}…")
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

    #[test]
    fn a_beginning_ends_with_a_whole_word() {
        assert_eq!(beginning("one two three", 9), "one two…");
        assert_eq!(beginning("one two", 9), "one two");
    }
}
