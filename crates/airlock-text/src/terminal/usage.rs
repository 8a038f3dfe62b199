//! The command line: the help of the program, and what is wrong with what was typed.

use airlock_game::save::{RULES_VERSION, ReplayError};

use super::count;
use crate::say::Say;
use crate::words::Words;

/// A word of the frame of the help, which the names and texts of the commands stand in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Usage<'a> {
    /// Above the line that shows how a command is typed.
    Heading,
    Commands,
    Arguments,
    Options,
    /// What stands for any command, or any option, in that line.
    AnyCommand,
    AnyOptions,
    Help,
    Version,
    /// Behind the help of an option: what it is without it, what it can be, and where else it is looked for.
    Default {
        value: &'a str,
    },
    Values {
        values: &'a str,
    },
    Variable {
        name: &'a str,
    },
}

/// What is wrong with a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misuse<'a> {
    NoSuchArgument {
        arg: &'a str,
    },
    NoSuchCommand {
        command: &'a str,
    },
    /// An option stands without its value.
    NoValue {
        of: &'a str,
    },
    /// A value that is none of those that there are.
    NoSuchValue {
        value: &'a str,
        of: &'a str,
        known: &'a str,
    },
    /// A value that is not what the help says it is.
    BadValue {
        value: &'a str,
        of: &'a str,
        about: &'a str,
    },
    TooMany {
        value: &'a str,
        of: &'a str,
    },
    Together {
        arg: &'a str,
        other: &'a str,
    },
    Twice {
        arg: &'a str,
    },
    Missing {
        args: &'a str,
    },
    /// Whatever else, in the words of whoever found it.
    Other {
        why: &'a str,
    },
}

impl Words {
    pub fn usage(&self, usage: Usage<'_>) -> String {
        match usage {
            Usage::Heading => self.say("usage-heading"),
            Usage::Commands => self.say("usage-commands"),
            Usage::Arguments => self.say("usage-arguments"),
            Usage::Options => self.say("usage-options"),
            Usage::AnyCommand => self.say("usage-any-command"),
            Usage::AnyOptions => self.say("usage-any-options"),
            Usage::Help => self.say("usage-help"),
            Usage::Version => self.say("usage-version"),
            Usage::Default { value } => self.say("usage-default").text("value", value.to_owned()),
            Usage::Values { values } => self.say("usage-values").text("values", values.to_owned()),
            Usage::Variable { name } => self.say("usage-variable").text("name", name.to_owned()),
        }
        .end()
    }

    /// What stands for the value of an option in the help: `FILE`.
    pub fn value_name(&self, name: &str) -> Option<String> {
        self.help(&value_key(name))
    }

    pub fn misuse(&self, misuse: Misuse<'_>) -> String {
        let of = |say: Say<'_>, of: &str| say.text("of", of.to_owned()).end();
        let value = |key: &'static str, value: &str| self.say(key).text("value", value.to_owned());
        let arg = |key: &'static str, arg: &str| self.say(key).text("arg", arg.to_owned());
        match misuse {
            Misuse::NoSuchArgument { arg: typed } => arg("misuse-no-such-argument", typed).end(),
            Misuse::NoSuchCommand { command } => {
                self.say("misuse-no-such-command").text("command", command.to_owned()).end()
            }
            Misuse::NoValue { of: option } => of(self.say("misuse-no-value"), option),
            Misuse::NoSuchValue { value: typed, of: option, known } => {
                of(value("misuse-no-such-value", typed).text("known", known.to_owned()), option)
            }
            Misuse::BadValue { value: typed, of: option, about } => {
                of(value("misuse-bad-value", typed).text("about", about.to_owned()), option)
            }
            Misuse::TooMany { value: typed, of: option } => of(value("misuse-too-many", typed), option),
            Misuse::Together { arg: one, other } => arg("misuse-together", one).text("other", other.to_owned()).end(),
            Misuse::Twice { arg: typed } => arg("misuse-twice", typed).end(),
            Misuse::Missing { args } => self.say("misuse-missing").text("args", args.to_owned()).end(),
            Misuse::Other { why } => self.say("misuse-other").text("why", why.to_owned()).end(),
        }
    }

    /// Why a saved game cannot be played again.
    pub fn replay_error(&self, error: &ReplayError) -> String {
        match error {
            ReplayError::Version(saved) => {
                let say = self.say("replay-version").text("saved", saved.to_string());
                say.text("ours", RULES_VERSION.to_string()).end()
            }
            ReplayError::Earlier(saved) => {
                let say = self.say("replay-earlier").text("saved", saved.to_string());
                say.text("ours", RULES_VERSION.to_string()).end()
            }
            ReplayError::State(why) => self.say("replay-state").text("why", why.clone()).end(),
            ReplayError::Changed { at, why } => {
                let say = self.say("replay-changed").number("at", count(*at)).text("saved", why.version.to_string());
                say.text("ours", RULES_VERSION.to_string()).end()
            }
            ReplayError::Setup(error) => self.setup_error(*error),
            ReplayError::Answer { at, seat, why } => {
                let say = self.say("replay-answer").number("at", count(*at)).number("seat", seat.0);
                say.text("why", self.illegal(why)).end()
            }
            ReplayError::TooFew(answers, wanted) => {
                self.say("replay-too-few").number("count", count(*answers)).text("wanted", wanted.to_string()).end()
            }
            ReplayError::Hash { saved, replayed } => {
                self.say("replay-hash").text("saved", saved.clone()).text("replayed", replayed.clone()).end()
            }
            ReplayError::NoHash => self.say("replay-no-hash").end(),
        }
    }
}

/// `ID|WORD` has the message `value-id-word`.
fn value_key(name: &str) -> String {
    format!("value-{}", name.to_lowercase().replace(['|', '_'], "-"))
}
