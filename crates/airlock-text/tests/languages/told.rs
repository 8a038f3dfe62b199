//! Everything that can be said in a language, in files that a person can read: a file for each deck, and
//! others for what is asked, answered, told and refused at the table, and for the terminal.

use std::collections::{BTreeMap, BTreeSet};

use airlock_game::cards::{Agenda, Character, Loyalty, Motive, Objective, Quorum, SkillCard, Stays};
use airlock_game::terms::{Area, Craft, Icon, Location, Resource, Set, Sets, Side, Skill, Title};
use airlock_game::{Answer, Ask, Choice, Options, Question};
use airlock_text::{Described, Holder, Named, Page, Row, Words, catalogue};

use crate::game::game;
use crate::samples::{self, ME, OTHER, THIRD, at_daybreak, table};

/// The lines of each file.
pub type Files = BTreeMap<&'static str, Vec<String>>;

pub fn everything(words: &Words) -> Files {
    let mut files = cards(words);
    files.insert("boxes", boxes(words));
    files.insert("goals", goals(words));
    files.insert("effects", effects(words));
    files.insert("asks", asks(words));
    files.insert("answers", answers(words));
    files.insert("log", log(words));
    files.insert("game", game(words));
    files.insert("refusals", refusals(words));
    files.insert("setup", setup(words));
    files.insert("terminal", terminal(words));
    files
}

/// Lines of which each is said once.
#[derive(Default)]
struct Once {
    seen: BTreeSet<String>,
    lines: Vec<String>,
}

impl Once {
    fn say(&mut self, line: String) {
        if self.seen.insert(line.clone()) {
            self.lines.push(line);
        }
    }
}

fn cards(words: &Words) -> Files {
    let mut files = Files::new();
    for component in catalogue::components(words) {
        let lines: &mut Vec<String> = files.entry(component.deck).or_default();
        lines.push(format!("\n{} [{}/{}]", component.name, component.set, component.id));
        lines.extend(component.text.lines().map(str::to_owned));
    }
    files
}

/// What reads otherwise with all boxes on the table, and the things that have no card.
fn boxes(words: &Words) -> Vec<String> {
    fn told<T: Named + Described + Copy>(words: &Words, out: &mut Vec<String>, things: impl IntoIterator<Item = T>) {
        let sets = Set::ALL.iter().fold(Sets::BASE, |sets, &set| sets.with(set));
        for thing in things {
            let own = thing.lines(words);
            let others: Vec<String> =
                thing.lines_with(words, sets).into_iter().filter(|line| !own.contains(line)).collect();
            if !others.is_empty() {
                out.push(format!("\n{} [{}]", words.label(thing), thing.word()));
                out.extend(others);
            }
        }
    }
    let mut out = Vec::new();
    told(words, &mut out, Character::all());
    told(words, &mut out, SkillCard::all());
    told(words, &mut out, Loyalty::all());
    told(words, &mut out, Quorum::all());
    told(words, &mut out, Location::ALL.iter().copied());
    told(words, &mut out, Title::ALL.iter().copied());
    out.push(String::new());
    out.extend(Resource::ALL.iter().map(|&one| format!("{}: {}", words.label(one), words.text(one))));
    out.extend(Craft::ALL.iter().map(|&one| format!("{}: {}", words.label(one), words.text(one))));
    out.extend(Icon::ALL.iter().map(|&one| format!("{}: {}", words.label(one), words.text(one))));
    out.extend(Skill::ALL.iter().map(|&one| words.label(one)));
    out.extend(Side::ALL.iter().map(|&one| words.label(one)));
    out.extend([words.centurion_text(), words.occupation_text(), words.nuke_text()]);
    out
}

/// What was played for, line by line, as its holder and another read it at the end of the game.
fn goals(words: &Words) -> Vec<String> {
    let names = table(None);
    let mut out = Once::default();
    for of in [Holder::Reader, Holder::Other(OTHER, &names), Holder::Other(THIRD, &names)] {
        Agenda::all().flat_map(|agenda| words.agenda_lines(agenda, of)).for_each(|line| out.say(line));
        Motive::all().for_each(|motive| out.say(words.motive_line(motive, of)));
    }
    out.lines
}

fn effects(words: &Words) -> Vec<String> {
    let mut out = Once::default();
    for effect in samples::effects() {
        out.say(words.effects(vec![effect].leak()));
        words.remark_script(vec![effect].leak()).into_iter().for_each(|remark| out.say(format!("    {remark}")));
    }
    for used in samples::card_uses() {
        out.say(words.card_use(used));
        words.remark_use(used).into_iter().for_each(|remark| out.say(format!("    {remark}")));
    }
    for rule in samples::standing_rules() {
        samples::untils().into_iter().for_each(|until| out.say(words.standing(Stays { rule, until })));
    }
    out.lines
}

fn ask(question: Question) -> Ask {
    Ask { seat: ME, question, options: Options::Choices(Vec::new()) }
}

/// Every question with its rule and what the others read, and the options of cards.
fn asks(words: &Words) -> Vec<String> {
    let names = table(None);
    let mut out = Once::default();
    for question in samples::questions() {
        let ask = ask(question);
        out.say(format!("\n{}", words.question(&ask, &names)));
        words.rule(&ask, &names).into_iter().for_each(|rule| out.say(format!("    {rule}")));
        out.say(format!("    {}", words.waiting(OTHER, &question, &names)));
        for choice in [Choice::Accept, Choice::Pass, Choice::Option(0), Choice::Option(1), Choice::Option(2)] {
            let answer = Answer::One(choice);
            out.say(format!("  - {} | {}", words.choice(&ask, &choice, &names), words.deed(&ask, &answer, &names)));
            out.say(format!("    {}", words.summary(&ask, &answer, "", &names)));
        }
    }
    out.lines
}

/// Every answer as a label, as a deed and with what it leads to.
fn answers(words: &Words) -> Vec<String> {
    let (names, daybreak) = (table(Some(Area::Aft)), at_daybreak());
    let mut out = Once::default();
    for question in samples::plain_questions() {
        let ask = ask(question);
        for count in [0, 1, 2, 5] {
            let cards = Answer::Cards(vec![Default::default(); count]);
            out.say(words.deed(&ask, &cards, &names));
            out.say(words.summary(&ask, &cards, "+3", &names));
        }
        for choice in samples::choices() {
            let answer = Answer::One(choice);
            out.say(words.choice(&ask, &choice, &names));
            out.say(words.choice_here(&ask, &choice, &names));
            out.say(words.deed(&ask, &answer, &names));
            out.say(words.summary(&ask, &answer, "", &names));
            // Where a ship is meant, it may be an assault raptor.
            if let Choice::Seat(_) = choice {
                out.say(words.choice(&ask, &choice, &daybreak));
                out.say(words.deed(&ask, &answer, &daybreak));
                out.say(words.summary(&ask, &answer, "", &daybreak));
            }
            words.odds(ME, &question, &choice, &names).into_iter().for_each(|odds| out.say(odds));
            words.odds(ME, &question, &choice, &daybreak).into_iter().for_each(|odds| out.say(odds));
            words.remark(&ask, &choice, &daybreak).into_iter().for_each(|remark| out.say(remark));
            words.remark(&ask, &choice, &names).into_iter().for_each(|remark| out.say(remark));
        }
    }
    samples::all_actions().into_iter().for_each(|action| out.say(words.act(action, &names)));
    out.lines
}

/// Every event as nobody, the one concerned and another read it.
fn log(words: &Words) -> Vec<String> {
    let names = table(None);
    let mut out = Once::default();
    // Live output knows where a basestar is.
    for names in [&names, &table(Some(Area::Aft))] {
        for event in samples::events() {
            out.say(words.event(&event, names, None));
            [ME, OTHER]
                .into_iter()
                .for_each(|reader| out.say(format!("    {}", words.event(&event, names, Some(reader)))));
        }
    }
    for reader in [None, Some(ME)] {
        words.story(&samples::events(), &names, reader).into_iter().for_each(|line| out.say(format!("  * {line}")));
    }
    for &winner in Side::ALL {
        let endings = samples::causes().into_iter().map(|cause| airlock_game::Ending { winner, cause });
        endings.for_each(|ending| out.say(words.ending(ending)));
    }
    out.lines
}

fn refusals(words: &Words) -> Vec<String> {
    let names = table(None);
    let mut out = Once::default();
    for denied in samples::denials() {
        for action in samples::all_actions() {
            out.say(words.denied(denied, action, &names));
        }
        out.say(words.not_now(samples::all_actions()[0], denied, &names));
    }
    samples::refusals().iter().for_each(|illegal| out.say(words.illegal(illegal)));
    samples::setup_errors().into_iter().for_each(|error| out.say(words.setup_error(error)));
    out.lines
}

fn setup(words: &Words) -> Vec<String> {
    let mut out = Vec::new();
    let option = |name: String, about: String| format!("{name}: {about}");
    let difficulties = samples::terminal::difficulties().into_iter();
    out.extend(difficulties.map(|one| option(words.label(one), words.about(one))));
    out.extend(samples::terminal::rulings().into_iter().map(|one| option(words.label(one), words.about(one))));
    out.extend(samples::terminal::variants().into_iter().map(|one| option(words.label(one), words.about(one))));
    out.extend(Objective::ALL.iter().map(|&one| option(words.label(one), words.about(one))));
    out.extend(Set::ALL.iter().map(|&one| option(words.label(one), words.about(one))));
    out.extend(samples::terminal::orders().into_iter().map(|order| words.order(order)));
    out
}

fn terminal(words: &Words) -> Vec<String> {
    let mut out = Vec::new();
    out.extend(samples::terminal::notices().into_iter().map(|notice| words.notice(notice)));
    let commands = samples::terminal::commands().into_iter();
    out.extend(commands.map(|command| {
        let argument = words.argument(command).map(|argument| format!(" {argument}")).unwrap_or_default();
        format!("{command:?}{argument}: {}", words.command(command))
    }));
    out.extend(samples::terminal::tallied().into_iter().map(|what| words.tallied(what)));
    out.push(String::new());
    out.extend(samples::terminal::usages().into_iter().map(|usage| words.usage(usage)));
    out.extend(samples::terminal::VALUES.into_iter().filter_map(|value| words.value_name(value)));
    out.extend(samples::terminal::misuses().into_iter().map(|misuse| words.misuse(misuse)));
    out.extend(samples::terminal::replay_errors().iter().map(|error| words.replay_error(error)));
    out.extend(samples::terminal::benched().into_iter().map(|line| words.benched(line)));
    for view in samples::terminal::views() {
        let Page { heading, rows, space, people } = words.page(&view, &table(None));
        out.push(format!("\n# {heading}"));
        let row = |row: Row| format!("{}: {}", row.label, row.text);
        out.extend(rows.into_iter().map(row));
        for part in [space, people] {
            out.push(part.title);
            out.extend(part.rows.into_iter().map(|inner| format!("    {}", row(inner))));
        }
    }
    out
}
