//! How long something has lasted, in words: a glance does not need the seconds.

use airlock_text::Words;

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;
const DAY: u32 = 24 * HOUR;

enum Span {
    Now,
    Minutes(i32),
    Hours(i32),
    Days(i32),
}

impl Span {
    fn of(seconds: u32) -> Span {
        let count = |unit: u32| i32::try_from(seconds / unit).unwrap_or(i32::MAX);
        match seconds {
            0..MINUTE => Span::Now,
            MINUTE..HOUR => Span::Minutes(count(MINUTE)),
            HOUR..DAY => Span::Hours(count(HOUR)),
            DAY.. => Span::Days(count(DAY)),
        }
    }
}

/// `for 4 minutes`.
pub(super) fn lasting(words: &Words, seconds: u32) -> String {
    match Span::of(seconds) {
        Span::Now => words.ui("ui-lasting-now").end(),
        Span::Minutes(count) => words.ui("ui-lasting-minutes").number("count", count).end(),
        Span::Hours(count) => words.ui("ui-lasting-hours").number("count", count).end(),
        Span::Days(count) => words.ui("ui-lasting-days").number("count", count).end(),
    }
}

/// `4 minutes ago`.
pub fn ago(words: &Words, seconds: u32) -> String {
    match Span::of(seconds) {
        Span::Now => words.ui("ui-ago-now").end(),
        Span::Minutes(count) => words.ui("ui-ago-minutes").number("count", count).end(),
        Span::Hours(count) => words.ui("ui-ago-hours").number("count", count).end(),
        Span::Days(count) => words.ui("ui-ago-days").number("count", count).end(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_told_in_their_largest_unit() {
        let words = Words::english();
        assert_eq!(lasting(words, 59), "just now");
        assert_eq!(lasting(words, 60), "for 1 minute");
        assert_eq!(lasting(words, 2 * HOUR + 5), "for 2 hours");
        assert_eq!(ago(words, 3 * DAY), "3 days ago");
    }
}
