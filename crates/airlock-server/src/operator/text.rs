//! What operators are shown, in words: lines that the command prints and the page sets.

use airlock_store::{
    AuditEntry, AuditedBy, ChatFacts, ChatKind, MeasureKind, Named, PersonBrief, PersonFacts, ReportFacts, SeatFacts,
    TableBrief, TableFacts, TableState, Which,
};
use airlock_text::Words;

use super::Reply;
use crate::entered::LINE;
use crate::page::since::ago;
use crate::table::{line_text, named};

/// Seconds since then.
pub fn since(then: i64, now: i64) -> u32 {
    u32::try_from(now - then).unwrap_or_default()
}

/// `Mara (mara, #12)`: a name may be anybody's, so the number stands with it.
pub fn person(words: &Words, who: &Named) -> String {
    let number = format!("#{}", who.id.0);
    let about = who.login.iter().cloned().chain([number]).collect::<Vec<_>>().join(", ");
    format!("{} ({about})", named(words, &who.name))
}

pub fn state(words: &Words, table: &TableBrief) -> String {
    let state = match table.state {
        TableState::Filling => words.ui("ui-admin-filling").end(),
        TableState::Running => words.ui("ui-admin-running").end(),
        TableState::Over => words.ui("ui-admin-over").end(),
    };
    let locked = table.locked.then(|| words.ui("ui-admin-locked").end());
    [Some(state), locked].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

pub fn which(words: &Words, which: Which) -> String {
    match which {
        Which::All => words.ui("ui-admin-all").end(),
        Which::Filling => words.ui("ui-admin-filling").end(),
        Which::Running => words.ui("ui-admin-running").end(),
        Which::Over => words.ui("ui-admin-over").end(),
        Which::Locked => words.ui("ui-admin-locked").end(),
    }
}

/// What a table is about: its state, its age, who sits there.
pub fn about_table(words: &Words, table: &TableBrief, now: i64) -> String {
    let people: Vec<String> = table.people.iter().map(|name| named(words, name)).collect();
    let parts = [state(words, table), ago(words, since(table.made_at, now)), people.join(", ")];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

pub fn about_person(words: &Words, brief: &PersonBrief, now: i64) -> String {
    let marks = [(brief.muted, "ui-admin-muted"), (brief.banned, "ui-admin-banned")];
    let marks = marks.into_iter().filter(|(is, _)| *is).map(|(_, key)| words.ui(key).end());
    let tables = words.ui("ui-admin-tables-of").number("tables", i32::try_from(brief.tables).unwrap_or(i32::MAX));
    marks.chain([tables.end(), ago(words, since(brief.made_at, now))]).collect::<Vec<_>>().join(" · ")
}

pub fn seat(words: &Words, seat: &SeatFacts) -> String {
    let number = words.ui("ui-admin-seat").number("seat", i32::from(seat.seat.0) + 1).end();
    let bot = seat.bot.then(|| words.ui("ui-bot-name").end());
    let called = seat.person.as_ref().map(|who| person(words, &Named { name: seat.name.clone(), ..who.clone() }));
    let who = called.into_iter().chain(bot).collect::<Vec<_>>().join(" · ");
    if who.is_empty() { format!("{number}: –") } else { format!("{number}: {who}") }
}

/// A line of the chat; what became of seats is named by its kind.
pub fn said(words: &Words, line: &ChatFacts) -> String {
    let name = named(words, &line.line.name);
    let number = line.person.map(|person| format!(" (#{})", person.0)).unwrap_or_default();
    match line.line.kind {
        ChatKind::Said | ChatKind::Phrase => format!("{name}{number}: {}", line_text(words, &line.line)),
        ChatKind::SatDown
        | ChatKind::Left
        | ChatKind::Replaced
        | ChatKind::CameBack
        | ChatKind::Removed
        | ChatKind::Renamed
        | ChatKind::NewHost
        | ChatKind::Asked
        | ChatKind::Changed
        | ChatKind::AskedToSit
        | ChatKind::Declined
        | ChatKind::Banned => format!("[{}] {name} {}", line.line.kind.id(), line.line.text).trim_end().to_owned(),
    }
}

pub fn about_report(words: &Words, report: &ReportFacts, now: i64) -> String {
    let about = match &report.person {
        Some(who) => person(words, &Named { name: report.name.clone(), ..who.clone() }),
        None => named(words, &report.name),
    };
    let settled = report.settled_at.map(|_| words.ui("ui-admin-settled").end());
    let parts = [Some(about), Some(report.reason.clone()), Some(ago(words, since(report.made_at, now))), settled];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Why a text cannot be announced.
pub fn bad_text(words: &Words) -> String {
    words.ui("ui-admin-bad-text").number("most", i32::try_from(LINE).unwrap_or(i32::MAX)).end()
}

/// What was done, as the log tells it.
pub fn done(words: &Words, measure: MeasureKind) -> String {
    match measure {
        MeasureKind::DeleteTable => words.ui("ui-admin-did-delete-table").end(),
        MeasureKind::LockTable => words.ui("ui-admin-did-lock").end(),
        MeasureKind::UnlockTable => words.ui("ui-admin-did-unlock").end(),
        MeasureKind::Mute => words.ui("ui-admin-did-mute").end(),
        MeasureKind::Unmute => words.ui("ui-admin-did-unmute").end(),
        MeasureKind::Ban => words.ui("ui-admin-did-ban").end(),
        MeasureKind::Unban => words.ui("ui-admin-did-unban").end(),
        MeasureKind::DeletePerson => words.ui("ui-admin-did-delete-person").end(),
        MeasureKind::Announce => words.ui("ui-admin-did-announce").end(),
        MeasureKind::Withdraw => words.ui("ui-admin-did-withdraw").end(),
        MeasureKind::Settle => words.ui("ui-admin-did-settle").end(),
    }
}

pub fn entry(words: &Words, entry: &AuditEntry, now: i64) -> String {
    let by = match &entry.by {
        AuditedBy::Shell(name) => words.ui("ui-admin-shell").text("name", name.clone()).end(),
        AuditedBy::Person(who) => person(words, who),
    };
    let about = entry.table.clone().or_else(|| entry.person.as_ref().map(|who| person(words, who)));
    let about = about.or_else(|| entry.report.map(|number| format!("#{number}")));
    let about = about.or_else(|| Some(entry.text.clone()).filter(|text| !text.is_empty()));
    let parts = [Some(ago(words, since(entry.made_at, now))), Some(by), Some(done(words, entry.measure)), about];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// What a reply says, line by line.
pub fn lines(words: &Words, reply: &Reply, now: i64) -> Vec<String> {
    let all = |lines: Vec<String>| {
        if lines.is_empty() { vec![words.ui("ui-admin-none").end()] } else { lines }
    };
    match reply {
        Reply::Tables(tables) => all(tables.iter().map(|table| table_line(words, table, now)).collect()),
        Reply::Table(table) => table_lines(words, table, now),
        Reply::People(people) => all(people.iter().map(|brief| person_line(words, brief, now)).collect()),
        Reply::Person(person) => person_lines(words, person, now),
        Reply::Reports(reports) => all(reports.iter().map(|report| report_line(words, report, now)).collect()),
        Reply::Report(report) => report_lines(words, report, now),
        Reply::Announcement(announced) => all(announced.iter().map(|announced| announced.text.clone()).collect()),
        Reply::Log(entries) => all(entries.iter().map(|one| entry(words, one, now)).collect()),
        Reply::Done(measure) => vec![done(words, *measure)],
        Reply::Nothing => vec![words.ui("ui-admin-nothing").end()],
        Reply::Failed(why) => vec![why.clone()],
    }
}

fn table_line(words: &Words, table: &TableBrief, now: i64) -> String {
    format!("{}  {} · {}", table.id, table.name, about_table(words, table, now))
}

fn person_line(words: &Words, brief: &PersonBrief, now: i64) -> String {
    format!("{} · {}", person(words, &brief.person), about_person(words, brief, now))
}

fn report_line(words: &Words, report: &ReportFacts, now: i64) -> String {
    format!("#{}  {}", report.number, about_report(words, report, now))
}

/// Host, times and size of a table.
pub fn facts(words: &Words, table: &TableFacts, now: i64) -> Vec<String> {
    let host = words.ui("ui-admin-host").text("host", person(words, &table.host)).end();
    let told = |key: &'static str, at: i64| words.ui(key).text("ago", ago(words, since(at, now))).end();
    let brief = &table.table;
    let started = brief.started_at.map(|at| told("ui-admin-started", at));
    let ended = brief.ended_at.map(|at| told("ui-admin-ended", at));
    let count = i32::try_from(table.lines).unwrap_or(i32::MAX);
    let lines = words.ui("ui-admin-lines").number("count", count).end();
    let size = table.bytes.map(|bytes| i32::try_from(bytes.div_ceil(1024)).unwrap_or(i32::MAX));
    let size = size.map(|size| words.ui("ui-admin-size").number("size", size).end());
    let all = [Some(host), Some(told("ui-admin-made", brief.made_at)), started, ended, Some(lines), size];
    all.into_iter().flatten().collect()
}

fn table_lines(words: &Words, table: &TableFacts, now: i64) -> Vec<String> {
    let brief = &table.table;
    let mut lines = vec![format!("{}  {} · {}", brief.id, brief.name, state(words, brief))];
    lines.extend(facts(words, table, now));
    lines.extend(table.seats.iter().map(|row| seat(words, row)));
    lines.extend(table.chat.iter().map(|line| format!("  {}", said(words, line))));
    lines
}

fn person_lines(words: &Words, facts: &PersonFacts, now: i64) -> Vec<String> {
    let mut lines = vec![person_line(words, &facts.brief, now)];
    lines.extend(facts.tables.iter().map(|table| table_line(words, table, now)));
    lines.extend(facts.reports.iter().map(|report| report_line(words, report, now)));
    lines.extend(facts.said.iter().map(|(table, line)| format!("  {table}  {}", said(words, line))));
    lines
}

fn report_lines(words: &Words, report: &ReportFacts, now: i64) -> Vec<String> {
    let mut lines = vec![report_line(words, report, now)];
    lines.push(words.ui("ui-admin-reported-by").text("who", person(words, &report.reporter)).end());
    lines.push(format!("{}  {}", report.table, report.table_name));
    if !report.text.is_empty() {
        lines.push(format!("> {}", report.text));
    }
    lines.extend(report.context.iter().map(|line| format!("  {}", said(words, line))));
    lines
}
