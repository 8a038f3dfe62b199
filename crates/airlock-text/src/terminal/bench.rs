//! What `airlock bench-tables` has measured.

use super::count;
use crate::words::Words;

/// A line of its report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Benched<'a> {
    Tables {
        tables: usize,
        seats: u8,
    },
    Answers {
        answers: &'a str,
        seconds: &'a str,
        a_second: &'a str,
    },
    /// Milliseconds from an answer to the push on every page, in the middle, of one in a hundred, at worst.
    Pushed {
        half: &'a str,
        most: &'a str,
        worst: &'a str,
    },
    /// How much was sent for an answer and seat.
    Bytes {
        bytes: &'a str,
    },
    Refused {
        answers: usize,
    },
    /// In all, and a table's share with its streams and without.
    Memory {
        all: &'a str,
        streamed: &'a str,
        bare: &'a str,
    },
    /// Before the first table, with all tables, and with all streams open.
    Stages {
        empty: &'a str,
        made: &'a str,
        listening: &'a str,
    },
}

impl Words {
    pub fn benched(&self, line: Benched<'_>) -> String {
        match line {
            Benched::Tables { tables, seats } => {
                self.say("bench-tables").number("count", count(tables)).number("seats", seats)
            }
            Benched::Answers { answers, seconds, a_second } => {
                let say = self.say("bench-answers").text("answers", answers.to_owned());
                say.text("seconds", seconds.to_owned()).text("a-second", a_second.to_owned())
            }
            Benched::Pushed { half, most, worst } => {
                let say = self.say("bench-pushed").text("half", half.to_owned());
                say.text("most", most.to_owned()).text("worst", worst.to_owned())
            }
            Benched::Bytes { bytes } => self.say("bench-bytes").text("bytes", bytes.to_owned()),
            Benched::Refused { answers } => self.say("bench-refused").number("count", count(answers)),
            Benched::Memory { all, streamed, bare } => {
                let say = self.say("bench-memory").text("all", all.to_owned());
                say.text("streamed", streamed.to_owned()).text("bare", bare.to_owned())
            }
            Benched::Stages { empty, made, listening } => {
                let say = self.say("bench-stages").text("empty", empty.to_owned());
                say.text("made", made.to_owned()).text("listening", listening.to_owned())
            }
        }
        .end()
    }
}
