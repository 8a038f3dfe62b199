//! Every text in files that a person can read: the components in `golden/cards.txt`, what is said at
//! the table in `golden/table.txt`, before the game and in a terminal in `golden/terminal.txt`.
//!
//! `UPDATE=1 cargo test -p airlock-text --test texts` writes it anew.

use std::fmt::Write as _;
use std::path::Path;

use airlock_game::cards::{
    Agenda, Character, Civilian, Crisis, Destination, Loyalty, Mission, Motive, Mutiny, Objective, Quorum, SkillCard,
    Stays, SuperCrisis, Until,
};
use airlock_game::terms::{
    BasestarDamage, Craft, GalacticaDamage, Icon, Location, PegasusDamage, Resource, Set, Sets, Title,
};
use airlock_game::{Ask, Choice, Options, Viewer};
use airlock_text::{Described, Named, Names, Page, Row, Words, ruling};

mod samples;

use samples::{ME, OTHER, table};

/// Copies of a card stand together.
fn deck<T: Named + Described + Copy>(out: &mut String, title: &str, things: impl IntoIterator<Item = T>) {
    let words = Words::english();
    writeln!(out, "# {title}\n").expect("a string takes it");
    let mut last = (String::new(), String::new());
    for thing in things {
        let this = (words.label(thing), words.text(thing));
        if this != last {
            writeln!(out, "{} [{}]\n{}\n", this.0, thing.word(), this.1).expect("a string takes it");
        }
        last = this;
    }
}

/// What reads otherwise with that box on the table.
fn with_box<T: Named + Described + Copy>(out: &mut String, title: &str, set: Set, things: impl Iterator<Item = T>) {
    let (words, sets) = (Words::english(), Sets::BASE.with(set));
    writeln!(out, "# {title} with {}\n", words.label(set)).expect("a string takes it");
    for thing in things {
        let lines = thing.lines(words);
        let others = thing.lines_with(words, sets).into_iter().filter(|line| !lines.contains(line));
        let others: Vec<String> = others.collect();
        if !others.is_empty() {
            writeln!(out, "{} [{}]\n{}\n", words.label(thing), thing.word(), others.join("\n"))
                .expect("a string takes it");
        }
    }
}

fn cards() -> String {
    let mut out = String::new();
    deck(&mut out, "Characters", Character::all());
    deck(&mut out, "Skill cards", SkillCard::all());
    deck(&mut out, "Crisis cards", Crisis::all());
    deck(&mut out, "Super Crisis cards", SuperCrisis::all());
    deck(&mut out, "Quorum cards", Quorum::all());
    deck(&mut out, "Destination cards", Destination::all());
    deck(&mut out, "Objectives", Objective::ALL.iter().copied());
    deck(&mut out, "Loyalty cards", Loyalty::all());
    deck(&mut out, "Agendas", Agenda::all());
    deck(&mut out, "Mutiny cards", Mutiny::all());
    deck(&mut out, "Motives", Motive::all());
    deck(&mut out, "Missions", Mission::all());
    deck(&mut out, "Locations", Location::ALL.iter().copied());
    deck(&mut out, "Titles", Title::ALL.iter().copied());
    deck(&mut out, "Civilian ships", Civilian::all());
    deck(&mut out, "Pegasus damage", PegasusDamage::ALL.iter().copied());
    deck(&mut out, "Galactica damage", GalacticaDamage::ALL.iter().copied());
    deck(&mut out, "Basestar damage", BasestarDamage::ALL.iter().copied());
    deck(&mut out, "Ships", Craft::ALL.iter().copied());
    deck(&mut out, "Activation icons", Icon::ALL.iter().copied());
    deck(&mut out, "Resources", Resource::ALL.iter().copied());
    for set in [Set::Pegasus, Set::Daybreak] {
        with_box(&mut out, "Characters", set, Character::all());
        with_box(&mut out, "Skill cards", set, SkillCard::all());
        with_box(&mut out, "Quorum cards", set, Quorum::all());
        with_box(&mut out, "Objectives", set, Objective::ALL.iter().copied());
        with_box(&mut out, "Loyalty cards", set, Loyalty::all());
        with_box(&mut out, "Locations", set, Location::ALL.iter().copied());
        with_box(&mut out, "Titles", set, Title::ALL.iter().copied());
    }
    out
}

/// Questions with the ruling, the rule and what the others read; answers; the log as nobody and as
/// the first seat read it; refusals.
fn spoken() -> String {
    let words = Words::english();
    let names = table(None);
    let mut lines = vec!["# Questions".to_owned()];
    for question in samples::plain_questions() {
        let ask = Ask { seat: ME, question, options: Options::Choices(Vec::new()) };
        let rule = words.rule(&ask, &names).unwrap_or_default();
        lines.push(
            format!("{} {} [{}]", words.question(&ask, &names), rule, ruling(&question, names.sets()))
                .replace("  ", " "),
        );
        lines.push(format!("    {}", words.waiting(OTHER, &question, &names)));
    }
    lines.push("\n# Answers".to_owned());
    for question in samples::plain_questions() {
        let ask = Ask { seat: ME, question, options: Options::Choices(Vec::new()) };
        for choice in samples::choices() {
            let odds = words.odds(ME, &question, &choice, &names).map(|odds| format!(" [{odds}]")).unwrap_or_default();
            let label = format!("{}{odds}", words.choice(&ask, &choice, &names));
            if !lines.contains(&label) {
                lines.push(label);
            }
        }
    }
    lines.push("\n# Questions and options of cards".to_owned());
    for question in samples::questions() {
        let ask = Ask { seat: ME, question, options: Options::Choices(Vec::new()) };
        let asked = words.question(&ask, &names);
        if lines.iter().any(|line| line.starts_with(&asked)) {
            continue;
        }
        lines.push(asked);
        let mut labels: Vec<String> = Vec::new();
        for choice in [Choice::Accept, Choice::Option(0), Choice::Option(1), Choice::Option(2), Choice::Option(3)] {
            let label = format!("    {}", words.choice(&ask, &choice, &names));
            if !label.starts_with("    Option ") && label != "    Yes" && !labels.contains(&label) {
                labels.push(label);
            }
        }
        lines.extend(labels);
    }
    lines.push("\n# Log".to_owned());
    for event in samples::events() {
        let told = words.event(&event, &names, None);
        let to_me = words.event(&event, &names, Some(ME));
        lines.push(told.clone());
        if to_me != told {
            lines.push(format!("    {to_me}"));
        }
    }
    lines.push("\n# Refusals".to_owned());
    for denied in samples::denials() {
        for action in samples::all_actions() {
            let line = format!("{:?}: {}", denied, words.denied(denied, action, &names));
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
    }
    lines.push("\n# Cards in play".to_owned());
    for rule in samples::standing_rules() {
        lines.push(words.standing(Stays { rule, until: Until::Jump }));
    }
    lines.join("\n") + "\n"
}

/// Setup options, standing orders, the prompt, and the state as a seat sees it.
fn terminal() -> String {
    let words = Words::english();
    let mut lines = vec!["# Setup".to_owned()];
    let option = |name: String, about: String| format!("{name}: {about}");
    let difficulties = samples::terminal::difficulties().into_iter();
    lines.extend(difficulties.map(|difficulty| option(words.label(difficulty), words.about(difficulty))));
    let rulings = samples::terminal::rulings().into_iter();
    lines.extend(rulings.map(|rulings| option(words.label(rulings), words.about(rulings))));
    let variants = samples::terminal::variants().into_iter();
    lines.extend(variants.map(|variant| option(words.label(variant), words.about(variant))));
    let objectives = Objective::ALL.iter();
    lines.extend(objectives.map(|&objective| option(words.label(objective), words.about(objective))));
    lines.extend(Set::ALL.iter().map(|&set| option(words.label(set), words.about(set))));
    lines.extend(samples::setup_errors().into_iter().map(|error| words.setup_error(error)));
    lines.push("\n# Stays orders".to_owned());
    lines.extend(samples::terminal::orders().into_iter().map(|order| words.order(order)));
    lines.push("\n# At the prompt".to_owned());
    lines.extend(samples::terminal::notices().into_iter().map(|notice| words.notice(notice)));
    let commands = samples::terminal::commands().into_iter();
    lines.extend(commands.map(|command| {
        let argument = words.argument(command).map(|argument| format!(" {argument}")).unwrap_or_default();
        format!("{command:?}{argument}: {}", words.command(command))
    }));
    lines.extend(samples::terminal::tallied().into_iter().map(|what| words.tallied(what)));
    for view in samples::terminal::views() {
        let Page { heading, rows, space, people } = words.page(&view, &table(None));
        lines.push(format!("\n# {heading}"));
        if view.viewer != Viewer::Seat(ME) {
            continue;
        }
        let row = |row: Row| format!("{}: {}", row.label, row.text);
        lines.extend(rows.into_iter().map(row));
        for part in [space, people] {
            lines.push(part.title);
            lines.extend(part.rows.into_iter().map(|inner| format!("    {}", row(inner))));
        }
    }
    lines.join("\n") + "\n"
}

#[test]
fn the_texts_of_the_components_are_those_that_were_read() {
    compare("tests/golden/cards.txt", &cards());
}

#[test]
fn the_words_at_the_table_are_those_that_were_read() {
    compare("tests/golden/table.txt", &spoken());
}

#[test]
fn the_words_before_the_game_and_in_a_terminal_are_those_that_were_read() {
    compare("tests/golden/terminal.txt", &terminal());
}

fn compare(file: &str, texts: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&file, texts).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(&file).expect("the golden file is there");
    for (line, (ours, read)) in texts.lines().zip(golden.lines()).enumerate() {
        assert_eq!(ours, read, "line {} of {}", line + 1, file.display());
    }
    assert_eq!(texts.lines().count(), golden.lines().count(), "lines of {}", file.display());
}
