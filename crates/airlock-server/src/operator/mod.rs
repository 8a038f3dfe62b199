//! What those who run the server ask for, and what they are answered. The command line and the page ask the same.
//!
//! Looking needs a store alone. What a measure changes in memory is the running server's business (`http/desk.rs`).

pub mod text;

use airlock_bots::Kind;
use airlock_store::{
    Announcement, AuditEntry, Measure, MeasureKind, Operator, PersonBrief, PersonFacts, ReportFacts, Store, StoreError,
    TableBrief, TableFacts, Which,
};
use serde::{Deserialize, Serialize};

/// So many tables, people, reports or entries are listed.
const LISTED: u32 = 100;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    Look(Look),
    Do(Measure),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Look {
    Tables {
        text: String,
        which: Which,
    },
    Table(String),
    People(String),
    /// By number or login.
    Person(String),
    Reports {
        settled: bool,
    },
    Report(i64),
    Announcement,
    Log,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    Tables(Vec<TableBrief>),
    Table(Box<TableFacts>),
    People(Vec<PersonBrief>),
    Person(Box<PersonFacts>),
    Reports(Vec<ReportFacts>),
    Report(Box<ReportFacts>),
    Announcement(Option<Announcement>),
    Log(Vec<AuditEntry>),
    Done(MeasureKind),
    /// There is no such table, person or report.
    Nothing,
    /// The store cannot do it; the reason is for whoever runs it.
    Failed(String),
}

/// Looks something up.
pub async fn look(store: &dyn Store, look: &Look) -> Result<Reply, StoreError> {
    Ok(match look {
        Look::Tables { text, which } => Reply::Tables(store.find_tables(id_in(text), *which, LISTED).await?),
        Look::Table(id) => Reply::Table(Box::new(store.table_facts(id_in(id)).await?)),
        Look::People(text) => Reply::People(store.find_people(text.trim(), LISTED).await?),
        Look::Person(wanted) => Reply::Person(Box::new(store.person_facts(wanted.trim()).await?)),
        Look::Reports { settled } => Reply::Reports(store.reports(*settled, LISTED).await?),
        Look::Report(number) => Reply::Report(Box::new(store.report(*number).await?)),
        Look::Announcement => Reply::Announcement(store.announcement().await?),
        Look::Log => Reply::Log(store.audit(LISTED).await?),
    })
}

/// Answers where no server runs: what is in the store is all there is.
pub async fn answer(store: &dyn Store, by: &Operator, request: &Request) -> Reply {
    let answered = match request {
        Request::Look(wanted) => look(store, wanted).await,
        Request::Do(measure) => {
            let done = store.carry_out(measure, by, Kind::Officer.name()).await;
            done.map(|_| Reply::Done(measure.kind()))
        }
    };
    answered.unwrap_or_else(|error| Reply::from(&error))
}

impl From<&StoreError> for Reply {
    fn from(error: &StoreError) -> Reply {
        match error {
            StoreError::NoTable | StoreError::Nothing => Reply::Nothing,
            StoreError::Taken
            | StoreError::Banned
            | StoreError::Broken(_)
            | StoreError::Nobodys(_)
            | StoreError::InUse
            | StoreError::File(_)
            | StoreError::Unwritable(_)
            | StoreError::Database(_)
            | StoreError::Migration(_) => Reply::Failed(error.to_string()),
        }
    }
}

/// The id in a link that was pasted, or the text itself.
fn id_in(text: &str) -> &str {
    let text = text.trim();
    text.rsplit_once("/t/").map_or(text, |(_, rest)| rest.split(['/', '?', '#']).next().unwrap_or(rest))
}
