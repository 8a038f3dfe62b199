//! One of everything around the table, in telling states.

use airlock_game::cards::Character;
use airlock_game::terms::{Set, Side};
use airlock_game::{Rulings, Seat, Setup, SetupError};
use airlock_server::page::account::{
    AccountForm, AccountPage, Arrival, Aside, DeletePage, DeviceLink, Failed, Session, SessionKind, account, arrive,
    delete,
};
use airlock_server::page::error::{ErrorKind, ErrorPage, error};
use airlock_server::page::line::{LinePerson, LineState, Progress, TableLine};
use airlock_server::page::lobby::{Guest, LobbyPage, Sitter, lobby};
use airlock_server::page::make::{MakeForm, change, make};
use airlock_server::page::problem::Problem;
use airlock_server::page::settings::Settings;
use airlock_server::page::start::{StartPage, start};
use airlock_server::page::watch::{WatchPage, watch};
use airlock_server::page::{ChatLine, Here, Pace, TalkLine};
use airlock_text::{Variant, Words};
use maud::Markup;

/// Every page with its name.
pub fn pages(words: &Words) -> Vec<(&'static str, Markup)> {
    let tables = tables();
    let form = MakeForm::new("Kestrel run".to_owned(), "Mara".to_owned());
    let mut wrong = form.clone();
    wrong.settings.setup.variants = Variant::NoSympathizer.alone();
    wrong.settings.setup.rulings = Rulings::Later;
    wrong.me.clear();
    let mut daybreak = form.clone();
    daybreak.settings.setup = Setup::daybreak(5);
    let mut mixed = form.clone();
    mixed.settings.setup = Setup { sets: Set::ALL.iter().copied().collect(), ..Setup::pegasus(7) };
    let mut lobby_daybreak = lobby_page(Some(Seat(0)));
    lobby_daybreak.settings.setup = daybreak.settings.setup;
    let mut others = lobby_page(Some(Seat(4)));
    others.settings.pace = Pace::Days;
    let mut watching = lobby_page(None);
    watching.watching = true;
    let mut full = lobby_page(None);
    full.seats = ["Mara", "Jonas", "Tomek", "Sanna", "Ilse"].map(|name| person(name, true)).to_vec();
    full.problem = Some(Problem::SeatTaken);
    let mut ready = full.clone();
    (ready.me, ready.problem) = (Some(Seat(0)), None);
    let lost = StartPage { pasted: "KES-44".to_owned(), problem: Some(Problem::NoTable), ..StartPage::default() };
    let aside = vec![Aside { name: "Ilse".to_owned(), tables: 2, key: "4f1c".to_owned() }];
    let session = |kind, agent: &str, age| Session { kind, agent: agent.to_owned(), age, key: "77be".to_owned() };
    let sessions = vec![
        session(SessionKind::This, "Firefox, Linux", 40),
        session(SessionKind::Other, "", 90_000),
        session(SessionKind::Link, "", 300),
    ];
    let failed = Some(Failed { count: 7, age: 4000 });
    let kept =
        AccountPage { kept: Some("Mara".to_owned()), tables: 4, aside, sessions, failed, ..AccountPage::default() };
    let (name, me) = ("Jonas".to_owned(), "Mara".to_owned());
    let beside = Arrival::BesideMine { name: name.clone(), tables: 3, me, mine: 1 };
    let taken = Problem::AccountTaken("Mara".to_owned());
    let link = "https://airlock.example/account/device/4f1c-aa09-77be-1d02".to_owned();
    let new = AccountPage {
        tables: 1,
        entered: "Mara".to_owned(),
        problem: Some((AccountForm::Keep, taken)),
        device: Some(DeviceLink { link, minutes: 15 }),
        ..AccountPage::default()
    };
    let mut listed = WatchPage { over: tables[3..].to_vec(), playing: tables[2..3].to_vec(), ..WatchPage::default() };
    listed.filling = tables[4..].to_vec();
    listed.over.truncate(1);
    let fault = |kind, table: Option<&str>| ErrorPage {
        detail: None,
        kind,
        table: table.map(str::to_owned),
        request: (kind == ErrorKind::Broken).then(|| "7f3a-19c2".to_owned()),
    };
    vec![
        ("start", start(words, &StartPage { tables, ..StartPage::default() })),
        ("start-empty", start(words, &lost)),
        ("make", make(words, &form, &[])),
        ("make-daybreak", make(words, &daybreak, &[])),
        ("make-mixed", make(words, &mixed, &[])),
        ("lobby-daybreak", lobby(words, &lobby_daybreak)),
        ("make-wrong", make(words, &wrong, &wrong.problems())),
        ("change", change(words, "kestrel-4471", &form.settings, &[Problem::Setup(SetupError::Players(9))])),
        ("lobby", lobby(words, &lobby_page(Some(Seat(0))))),
        ("lobby-guest", lobby(words, &others)),
        ("lobby-arrive", lobby(words, &lobby_page(None))),
        ("lobby-watch", lobby(words, &watching)),
        ("lobby-full", lobby(words, &full)),
        ("lobby-ready", lobby(words, &ready)),
        ("account", account(words, &new)),
        ("account-kept", account(words, &kept)),
        (
            "delete",
            delete(words, &DeletePage { name: "Mara".to_owned(), password: true, problem: Some(Problem::Unsure) }),
        ),
        ("arrive", arrive(words, &Arrival::Alone { name, tables: 3 })),
        ("arrive-beside", arrive(words, &beside)),
        ("arrive-own", arrive(words, &Arrival::Own)),
        ("watch", watch(words, &listed)),
        ("watch-none", watch(words, &WatchPage::default())),
        ("error", error(words, &fault(ErrorKind::NoPage, None))),
        ("error-stale", error(words, &fault(ErrorKind::Stale, Some("kestrel-4471")))),
        ("error-broken", error(words, &fault(ErrorKind::Broken, None))),
    ]
}

fn tables() -> Vec<TableLine> {
    let person = |(at, id): (usize, &str)| LinePerson {
        name: ["Mara", "Jonas", "Ilse", "Tomek", "Sanna", "Priya"][at].to_owned(),
        character: Character::from_id(id),
        me: at == 0,
        cylon: id == "gaius-baltar",
    };
    let line = |name: &str, people: &[&str], progress, state, since| TableLine {
        id: name.to_lowercase().replace(' ', "-"),
        name: name.to_owned(),
        players: u8::try_from(people.len()).unwrap_or(u8::MAX),
        pace: if name == "Sunday crew" { Pace::Days } else { Pace::Live },
        progress,
        people: people.iter().copied().enumerate().map(person).collect(),
        state,
        since,
    };
    let playing = |turn, distance| Progress::Playing { turn, distance, goal: 8 };
    let six =
        ["kara-starbuck-thrace", "william-adama", "laura-roslin", "chief-galen-tyrol", "tom-zarek", "gaius-baltar"];
    let asked = |question: &str| LineState::Asked(question.to_owned());
    vec![
        line("Bots after midnight", &six[..4], playing(22, 7), waiting(0), 7300),
        line("Kestrel run", &six, playing(14, 5), asked("Choose an action"), 250),
        line("Sunday crew", &six[..5], playing(6, 2), asked("Add cards to the check"), 90_000),
        line("First flight", &six[..3], Progress::Over, LineState::Over(Side::Human), 500_000),
        line("Late crew", &["", "", "", ""], Progress::Filling { taken: 4 }, LineState::Filling, 20),
    ]
}

fn waiting(more: u8) -> LineState {
    LineState::Waiting { who: "Ilse".into(), more }
}

fn person(name: &str, ready: bool) -> Sitter {
    Sitter::Person(Guest { name: name.to_owned(), ready, here: if ready { Here::Now } else { Here::Away(Some(130)) } })
}

/// A table of five with an empty seat and somebody who is not ready.
pub fn lobby_page(me: Option<Seat>) -> LobbyPage {
    let said = |seat: u8, name: &str, text: &str| {
        TalkLine::Said(ChatLine { number: 0, seat: Some(Seat(seat)), name: name.to_owned(), text: text.to_owned() })
    };
    LobbyPage {
        id: "kestrel-4471".to_owned(),
        settings: Settings::new("Kestrel run".to_owned(), 5),
        seats: vec![
            person("Mara", true),
            person("Jonas", true),
            Sitter::Empty,
            Sitter::Bot("Officer bot".to_owned()),
            person("Ilse", false),
        ],
        host: Some(Seat(0)),
        me,
        watching: false,
        name: "Tomek".to_owned(),
        link: "https://airlock.example/t/kestrel-4471".to_owned(),
        code: "KES-447".to_owned(),
        stream: "/t/kestrel-4471/events".to_owned(),
        seal: "9f3c71d0".repeat(8),
        chat: vec![
            TalkLine::SatDown("Jonas".to_owned()),
            said(1, "Jonas", "Tomek is on his way."),
            said(4, "Ilse", "First time here. What do I read?"),
            said(0, "Mara", "One page: how to play."),
            TalkLine::Asked("Ilse".to_owned()),
        ],
        locked: false,
        problem: None,
    }
}
