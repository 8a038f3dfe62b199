//! The help of the program, and what it says to a command line that it does not understand, in the language of this run.
//!
//! The names of commands and options are typed and stay as they are. All words around them are set here in the
//! place of those that clap would put there.

use std::ffi::OsString;

use airlock_text::{Misuse, Usage};
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};

use crate::tongue::words;

/// The command with all its help; `name` is the key of its words, `typed` how it is called.
pub fn told(command: Command, name: &str, typed: &str) -> Command {
    let words = words();
    let about = words.help(name);
    let command = about.into_iter().fold(command, |command, about| command.about(about));
    let command = command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(words.usage(Usage::Commands))
        .subcommand_value_name(words.usage(Usage::AnyCommand))
        .mut_args(|arg| told_argument(arg, name))
        .arg(flag("help", 'h', ArgAction::Help, Usage::Help));
    let is_whole = command.get_version().is_some();
    let version = || flag("version", 'V', ArgAction::Version, Usage::Version);
    let command = is_whole.then(version).into_iter().fold(command, Command::arg);
    let template = format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}", words.usage(Usage::Heading));
    let usage = usage(&command, typed);
    let command = command.help_template(template).override_usage(usage);
    let inner: Vec<String> = command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
    inner.into_iter().fold(command, |command, inner| {
        let (key, typed) = (format!("{name}-{inner}"), format!("{typed} {inner}"));
        command.mut_subcommand(inner, |inner| told(inner, &key, &typed))
    })
}

fn flag(name: &'static str, short: char, action: ArgAction, help: Usage<'_>) -> Arg {
    let flag = Arg::new(name).short(short).long(name).action(action).help(words().usage(help));
    flag.help_heading(words().usage(Usage::Options))
}

/// The argument with its words, and behind them what it can be.
fn told_argument(arg: Arg, command: &str) -> Arg {
    let words = words();
    let key = |prefix: &str| format!("{prefix}-{}", arg.get_id().as_str().replace('_', "-"));
    let help = words.help(&key(command)).or_else(|| words.help(&key("program-option")));
    let takes_values = arg.get_action().takes_values();
    let values: Vec<String> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let values =
        (takes_values && !values.is_empty()).then(|| words.usage(Usage::Values { values: &values.join(", ") }));
    let default: Vec<String> = arg.get_default_values().iter().map(|value| value.display().to_string()).collect();
    let default =
        (takes_values && !default.is_empty()).then(|| words.usage(Usage::Default { value: &default.join(",") }));
    let variable = arg.get_env().map(|name| words.usage(Usage::Variable { name: &name.display().to_string() }));
    let more: Vec<String> = help.into_iter().chain(values).chain(default).chain(variable).collect();
    let heading = if arg.is_positional() { Usage::Arguments } else { Usage::Options };
    let names: Vec<String> = arg.get_value_names().unwrap_or_default().iter().map(ToString::to_string).collect();
    let names = names.into_iter().map(|name| words.value_name(&name).unwrap_or(name)).collect::<Vec<_>>();
    let arg = if takes_values && !names.is_empty() { arg.value_names(names) } else { arg };
    let arg = arg.help(more.join(" ")).help_heading(words.usage(heading));
    match takes_values {
        true => arg.hide_default_value(true).hide_possible_values(true).hide_env(true),
        false => arg,
    }
}

/// How the command is typed. Every command has options: that of the language, if no other.
fn usage(command: &Command, typed: &str) -> StyledStr {
    let usage = command.clone().bin_name(typed).render_usage().to_string();
    let rest = usage.split_once(typed).map_or("", |(_, rest)| rest);
    let rest = rest.replace(" [OPTIONS]", "");
    format!("{typed} {}{rest}", words().usage(Usage::AnyOptions)).into()
}

/// What is wrong with the command line.
pub fn misuse(command: &Command, typed: &[OsString], error: &clap::Error) -> String {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(_) | None => String::new(),
    };
    let (arg, value) = (text(ContextKind::InvalidArg), text(ContextKind::InvalidValue));
    let known = text(ContextKind::ValidValue);
    let (arg, value, known) = (arg.as_str(), value.as_str(), known.as_str());
    let unknown = text(ContextKind::InvalidSubcommand);
    let other = text(ContextKind::PriorArg);
    let whole = error.to_string();
    // Only a command that is built can tell how its arguments are shown.
    let mut built = command.clone();
    built.build();
    let about = help_of(&built, typed, arg).unwrap_or_default();
    words().misuse(match error.kind() {
        ErrorKind::UnknownArgument => Misuse::NoSuchArgument { arg },
        ErrorKind::InvalidSubcommand => Misuse::NoSuchCommand { command: &unknown },
        ErrorKind::InvalidValue if value.is_empty() => Misuse::NoValue { of: arg },
        ErrorKind::InvalidValue => Misuse::NoSuchValue { value, of: arg, known },
        ErrorKind::ValueValidation => Misuse::BadValue { value, of: arg, about: &about },
        ErrorKind::TooManyValues => Misuse::TooMany { value, of: arg },
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => Misuse::NoValue { of: arg },
        ErrorKind::ArgumentConflict if other.is_empty() || other == arg => Misuse::Twice { arg },
        ErrorKind::ArgumentConflict => Misuse::Together { arg, other: &other },
        ErrorKind::MissingRequiredArgument => Misuse::Missing { args: arg },
        _ => Misuse::Other { why: first_paragraph(&whole) },
    })
}

/// What the help says of an argument that an error calls `--players <N>`. Several commands have such an argument, so
/// that of the typed command counts.
fn help_of(command: &Command, typed: &[OsString], shown: &str) -> Option<String> {
    let inner = typed.iter().skip(1).find_map(|arg| command.find_subcommand(arg));
    let innermost = inner.and_then(|inner| typed.iter().skip(1).find_map(|arg| inner.find_subcommand(arg)));
    let commands = innermost.into_iter().chain(inner).chain([command]);
    let meant = commands.flat_map(Command::get_arguments).find(|arg| arg.to_string() == shown)?;
    meant.get_help().map(ToString::to_string)
}

/// What is wrong, without the usage that clap adds in further paragraphs.
fn first_paragraph(text: &str) -> &str {
    let first = text.split("\n\n").next().unwrap_or(text);
    first.trim_start_matches("error: ")
}
