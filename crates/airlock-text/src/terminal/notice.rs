//! What the program says at the prompt, and the labels of counted games.

use airlock_game::Seat;
use airlock_game::cards::Motive;
use airlock_game::event::Cause;
use airlock_game::terms::Side;

use super::count;
use crate::say::Say;
use crate::words::Words;

/// Something said at the prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice<'a> {
    /// A new game begins.
    Greeting {
        players: u8,
        seed: u64,
        seat: Seat,
    },
    /// A kept game is taken up again.
    GoesOn {
        file: &'a str,
        answers: usize,
    },
    /// The beginning of the help, above the commands.
    HowToAnswer,
    Saved {
        file: &'a str,
    },
    /// A hand is empty.
    NoCards,
    NoSuchCard {
        wanted: &'a str,
    },
    NoSuchRuling {
        wanted: &'a str,
        first: &'a str,
        last: &'a str,
    },
    NoRulingMentions {
        wanted: &'a str,
    },
    /// The head of a ruling: where it comes from, and whether published answers differ about it.
    Ruling {
        id: &'a str,
        origin: &'a str,
        contested: bool,
        section: &'a str,
    },
    /// How many cards are wanted, and how to say so.
    HowMany {
        min: u8,
        max: u8,
    },
    /// What was typed is none of so many answers.
    WantsNumber {
        answers: usize,
    },
    /// What was typed is not so many cards.
    WantsCards {
        min: u8,
        max: u8,
    },
    CardTwice {
        number: &'a str,
    },
    /// A standing order was given.
    OrderGiven {
        order: &'a str,
    },
    /// There are no standing orders (any more).
    NoOrders,
    /// Standing orders are given where something can be passed.
    NoWindow,
    /// A command lacks what it is about.
    What(Wants),
    /// The moment that a replay shows.
    Moment {
        at: usize,
        answers: usize,
    },
    /// A replay has come to the state whose hash the file carries.
    Verified {
        hash: &'a str,
    },
    /// The file has the seed that was sealed.
    Sealed {
        seal: &'a str,
    },
    /// It has another one.
    OtherSeal {
        seal: &'a str,
    },
    /// A question that waits for an answer.
    Asked {
        who: &'a str,
        question: &'a str,
    },
    /// The games that were counted.
    Games {
        games: u64,
        players: u8,
        bots: &'a str,
        seed: u64,
    },
    /// How many of them are over by now, as a bar shows it.
    Progress {
        done: &'a str,
        all: &'a str,
        left: &'a str,
    },
    /// How fast they were played.
    Pace {
        answers: u64,
        seconds: &'a str,
        threads: usize,
        a_second: u64,
        on_each_thread: u64,
    },
    /// Something was asked for by a name that nothing has.
    NoLanguage {
        wanted: &'a str,
        known: &'a str,
    },
    NoSet {
        wanted: &'a str,
        known: &'a str,
    },
    NoDeck {
        wanted: &'a str,
        known: &'a str,
    },
    NoSeat {
        number: u8,
        last: u8,
    },
    /// Files that are not what they should be.
    TooLarge,
    NotASave,
    NotAText,
    NoScenarioInFile,
    /// The file to be kept holds another game than was asked for.
    AnotherGame {
        file: &'a str,
    },
    NoScenarios {
        folders: &'a str,
    },
    /// The scenarios that were run.
    Checked {
        passed: usize,
        failed: usize,
    },
    /// The rulings of a box that scenarios show.
    Shown {
        set: &'a str,
        shown: usize,
        all: usize,
    },
    ShownByNone,
    NotShowable,
    /// A game between bots broke.
    Broke {
        game: u64,
        seed: &'a str,
        answers: usize,
    },
    /// The server listens.
    Open {
        address: &'a str,
    },
    CannotOpen {
        file: &'a str,
    },
    /// Another program has the file.
    InUse {
        file: &'a str,
    },
    CannotListen {
        address: &'a str,
    },
    CannotReadTables,
    CannotStart,
    Table {
        id: &'a str,
    },
}

/// A command that needs to be told more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    Card,
    Rules,
    Save,
}

/// A command that the help explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    Ask,
    State,
    Hand,
    Card,
    Log,
    Rules,
    /// Give a standing order.
    Pass,
    /// The standing orders, and taking them back.
    Orders,
    Save,
    Quit,
}

/// A row or column of counted games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tallied {
    Won(Side),
    /// Players who won by their agenda; those who had one are counted beside it.
    WonByAgenda,
    /// Leaders who won by their motives; those who had some are counted beside it (DAY-035).
    WonByMotives,
    /// A motive that was revealed; how often it was dealt is counted beside it.
    Revealed(Motive),
    Ended(Cause),
    Turns,
    Answers,
    Mean,
    Min,
    Max,
}

impl Words {
    pub fn notice(&self, notice: Notice<'_>) -> String {
        match notice {
            Notice::Greeting { players, seed, seat } => {
                let say = self.say("notice-greeting").number("players", players).text("seed", seed.to_string());
                say.number("seat", seat.0)
            }
            Notice::GoesOn { file, answers } => self.file("notice-goes-on", file).number("count", count(answers)),
            Notice::HowToAnswer => self.say("notice-how-to-answer"),
            Notice::Saved { file } => self.file("notice-saved", file),
            Notice::NoCards => self.say("notice-no-cards"),
            Notice::OrderGiven { order } => self.say("notice-order-given").text("order", order.to_owned()),
            Notice::NoOrders => self.say("notice-no-orders"),
            Notice::NoWindow => self.say("notice-no-window"),
            Notice::NoSuchCard { wanted } => self.wanted("notice-no-such-card", wanted),
            Notice::NoSuchRuling { wanted, first, last } => {
                let say = self.wanted("notice-no-such-ruling", wanted);
                say.text("first", first.to_owned()).text("last", last.to_owned())
            }
            Notice::NoRulingMentions { wanted } => self.wanted("notice-no-ruling-mentions", wanted),
            Notice::Ruling { id, origin, contested, section } => {
                let say = self.say("notice-ruling").text("id", id.to_owned()).text("origin", origin.to_owned());
                say.text("contested", if contested { "yes" } else { "no" }).text("section", section.to_owned())
            }
            Notice::HowMany { min, max } => self.how_many(min, max),
            Notice::WantsNumber { answers } => self.say("notice-wants-number").number("count", count(answers)),
            Notice::WantsCards { min, max } => {
                self.say("notice-wants-cards").text("cards", self.how_many(min, max).end())
            }
            Notice::CardTwice { number } => self.say("notice-card-twice").text("number", number.to_owned()),
            Notice::What(Wants::Card) => self.say("notice-card-what"),
            Notice::What(Wants::Rules) => self.say("notice-rules-what"),
            Notice::What(Wants::Save) => self.say("notice-save-what"),
            Notice::Moment { at, answers } => {
                self.say("notice-moment").number("at", count(at)).number("count", count(answers))
            }
            Notice::Verified { hash } => self.say("notice-verified").text("hash", hash.to_owned()),
            Notice::Sealed { seal } => self.say("notice-sealed").text("seal", seal.to_owned()),
            Notice::OtherSeal { seal } => self.say("notice-other-seal").text("seal", seal.to_owned()),
            Notice::Asked { who, question } => {
                self.say("notice-asked").text("who", who.to_owned()).text("question", question.to_owned())
            }
            Notice::Games { games, players, bots, seed } => {
                let say = self.many("notice-games", games).number("players", players);
                say.text("bots", bots.to_owned()).text("seed", seed.to_string())
            }
            Notice::Progress { done, all, left } => {
                let say = self.say("notice-progress").text("done", done.to_owned()).text("all", all.to_owned());
                say.text("left", left.to_owned())
            }
            Notice::Pace { answers, seconds, threads, a_second, on_each_thread } => {
                let say = self.many("notice-pace", answers).text("seconds", seconds.to_owned());
                let say = say.number("threads", count(threads)).text("a-second", a_second.to_string());
                say.text("on-each-thread", on_each_thread.to_string())
            }
            Notice::NoLanguage { wanted, known } => {
                self.wanted("notice-no-language", wanted).text("known", known.to_owned())
            }
            Notice::NoSet { wanted, known } => self.wanted("notice-no-set", wanted).text("known", known.to_owned()),
            Notice::NoDeck { wanted, known } => self.wanted("notice-no-deck", wanted).text("known", known.to_owned()),
            Notice::NoSeat { number, last } => self.say("notice-no-seat").number("number", number).number("last", last),
            Notice::TooLarge => self.say("notice-too-large"),
            Notice::NotASave => self.say("notice-not-a-save"),
            Notice::NotAText => self.say("notice-not-a-text"),
            Notice::NoScenarioInFile => self.say("notice-no-scenario-in-file"),
            Notice::AnotherGame { file } => self.file("notice-another-game", file),
            Notice::NoScenarios { folders } => self.say("notice-no-scenarios").text("folders", folders.to_owned()),
            Notice::Checked { passed, failed } => {
                self.say("notice-checked").number("passed", count(passed)).number("failed", count(failed))
            }
            Notice::Shown { set, shown, all } => {
                let say = self.say("notice-shown").text("set", set.to_owned());
                say.number("shown", count(shown)).number("count", count(all))
            }
            Notice::ShownByNone => self.say("notice-shown-by-none"),
            Notice::NotShowable => self.say("notice-not-showable"),
            Notice::Broke { game, seed, answers } => {
                let say = self.say("notice-broke").text("game", game.to_string()).text("seed", seed.to_owned());
                say.number("count", count(answers))
            }
            Notice::Open { address } => self.say("notice-open").text("address", address.to_owned()),
            Notice::CannotOpen { file } => self.file("notice-cannot-open", file),
            Notice::InUse { file } => self.file("notice-in-use", file),
            Notice::CannotListen { address } => self.say("notice-cannot-listen").text("address", address.to_owned()),
            Notice::CannotReadTables => self.say("notice-cannot-read-tables"),
            Notice::CannotStart => self.say("notice-cannot-start"),
            Notice::Table { id } => self.say("notice-table").text("id", id.to_owned()),
        }
        .end()
    }

    /// A line of the help of the program, by its key: `program-play-seed`.
    pub fn help(&self, key: &str) -> Option<String> {
        self.has(key).then(|| self.plain(key))
    }

    /// What a command does.
    pub fn command(&self, command: Command) -> String {
        self.plain(command_key(command))
    }

    /// What stands for the words that a command wants after it.
    pub fn argument(&self, command: Command) -> Option<String> {
        match command {
            Command::Card | Command::Rules | Command::Pass | Command::Orders | Command::Save => {
                Some(self.plain(&format!("{}.argument", command_key(command))))
            }
            Command::Ask | Command::State | Command::Hand | Command::Log | Command::Quit => None,
        }
    }

    pub fn tallied(&self, what: Tallied) -> String {
        match what {
            Tallied::Won(side) => self.say("count-won").name("side", side),
            Tallied::WonByAgenda => self.say("count-won-by-agenda"),
            Tallied::WonByMotives => self.say("count-won-by-motives"),
            Tallied::Revealed(motive) => self.say("count-revealed").name("motive", motive),
            Tallied::Ended(Cause::Jumped) => self.say("count-jumped"),
            Tallied::Ended(Cause::Resource(resource)) => self.say("count-resource").name("resource", resource),
            Tallied::Ended(Cause::Boarded) => self.say("count-boarded"),
            Tallied::Ended(Cause::Destroyed) => self.say("count-destroyed"),
            Tallied::Ended(Cause::NoCharacters) => self.say("count-no-characters"),
            Tallied::Turns => self.say("count-turns"),
            Tallied::Answers => self.say("count-answers"),
            Tallied::Mean => self.say("count-mean"),
            Tallied::Min => self.say("count-min"),
            Tallied::Max => self.say("count-max"),
        }
        .end()
    }

    fn how_many(&self, min: u8, max: u8) -> Say<'_> {
        let key = match (min, max) {
            (0, _) => "how-many-up-to",
            (min, max) if min == max => "how-many-exactly",
            (_, _) => "how-many-between",
        };
        self.say(key).number("min", min).number("count", max)
    }

    fn file(&self, key: &'static str, file: &str) -> Say<'_> {
        self.say(key).text("file", file.to_owned())
    }

    fn wanted(&self, key: &'static str, wanted: &str) -> Say<'_> {
        self.say(key).text("wanted", wanted.to_owned())
    }

    /// With a number that may be large: `$count` to select by, `$digits` to show.
    fn many(&self, key: &'static str, number: u64) -> Say<'_> {
        let say = self.say(key).number("count", i32::try_from(number).unwrap_or(i32::MAX));
        say.text("digits", number.to_string())
    }
}

fn command_key(command: Command) -> &'static str {
    match command {
        Command::Ask => "command-ask",
        Command::State => "command-state",
        Command::Hand => "command-hand",
        Command::Card => "command-card",
        Command::Log => "command-log",
        Command::Rules => "command-rules",
        Command::Pass => "command-pass",
        Command::Orders => "command-orders",
        Command::Save => "command-save",
        Command::Quit => "command-quit",
    }
}
