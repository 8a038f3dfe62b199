//! One answer, one command, one transaction: nothing is acknowledged that did not happen, and nothing happens twice.

use airlock_game::{Answer, Choice, Game, Options, Question, Seat};
use airlock_store::{Decision, Extent};
use reqwest::StatusCode;
use serde_json::{Value, json};

mod support;

use support::{Person, Server, laid};

/// The first seat is asked in a window in which only they can use something.
fn alone_in_a_window(game: &Game) -> bool {
    let [ask] = game.asks() else { return false };
    ask.seat == Seat(0) && matches!(ask.question, Question::Window { .. }) && uses(&ask.options).next().is_some()
}

/// The places of the answers that use something.
fn uses(options: &Options) -> impl Iterator<Item = usize> {
    let choices = if let Options::Choices(choices) = options { choices.as_slice() } else { &[] };
    (0..).zip(choices).filter(|(_, choice)| matches!(choice, Choice::Use(..))).map(|(at, _)| at)
}

/// A table at such a window: the one who is asked, the moment, the place of a use and that of the pass.
struct Window {
    server: Server,
    me: Person,
    moment: String,
    usage: String,
    pass: String,
    api: Value,
}

const ID: &str = "window";

impl Window {
    async fn open() -> Window {
        let server = Server::start().await;
        let me = server.guest("Mara").await;
        laid::find(4, alone_in_a_window).lay(&server, ID, &[&me]).await;
        let live = server.hall.table(ID).await.expect("the table");
        let table = live.look();
        let play = table.play.as_ref().expect("a game");
        let ask = play.ask_of(Seat(0)).expect("a window");
        let usage = uses(&ask.options).next().expect("something to use").to_string();
        let Options::Choices(choices) = &ask.options else { panic!("a window has choices") };
        let pass = choices.iter().position(|choice| *choice == Choice::Pass).expect("a pass").to_string();
        let moment = play.asked_since(Seat(0)).to_string();
        let api = me.json(&format!("/api/v1/tables/{ID}")).await;
        Window { server, me, moment, usage, pass, api }
    }

    async fn form(&self, answer: &str, more: &[(&str, &str)]) -> StatusCode {
        let mut fields = vec![("version", self.moment.as_str()), ("key", "window"), ("answer", answer)];
        fields.extend(more);
        self.me.form(&format!("/t/{ID}/answer"), &fields).await.0
    }

    /// The answer as the API lists it.
    fn listed(&self, at: &str) -> Value {
        self.api["ask"]["choices"][at.parse::<usize>().expect("a place")]["answer"].clone()
    }

    async fn post(&self, key: &str, at: &str) -> StatusCode {
        let moment: u32 = self.moment.parse().expect("a number");
        let answer = json!({ "moment": moment, "key": key, "answer": self.listed(at) });
        self.me.try_post(&format!("/api/v1/tables/{ID}/answer"), answer).await.0
    }

    /// The decisions of the first seat since the table was laid.
    async fn decided(&self) -> Vec<Decision> {
        let stored = self.server.hall.store.load(ID, Extent::Record).await.expect("the table");
        let own = |decision: &Decision| decision.deed.seat() == Some(Seat(0)) && !decision.key.starts_with("laid-");
        stored.decisions.into_iter().filter(own).collect()
    }

    async fn orders(&self) -> usize {
        self.server.hall.store.load(ID, Extent::Play).await.expect("the table").seats[0].orders.len()
    }
}

fn used(decision: &Decision) -> bool {
    matches!(decision.deed.answer(), Some(Answer::One(Choice::Use(..))))
}

#[tokio::test]
async fn an_order_that_comes_with_a_use_does_not_pass_in_its_place() {
    for order in ["turn", "always-0"] {
        let window = Window::open().await;
        assert_eq!(window.form(&window.usage, &[("order", order)]).await, StatusCode::SEE_OTHER);
        let decided = window.decided().await;
        assert!(used(&decided[0]), "{order}: {:?}", decided[0]);
        assert_eq!(window.orders().await, 1, "the order holds from then on");
        // A retry of the whole form is acknowledged and does nothing.
        assert_eq!(window.form(&window.usage, &[("order", order)]).await, StatusCode::SEE_OTHER);
        assert_eq!(window.decided().await.iter().filter(|decision| used(decision)).count(), 1);
    }
}

#[tokio::test]
async fn an_order_comes_with_a_pass_and_answers_what_follows() {
    let window = Window::open().await;
    assert_eq!(window.form(&window.pass, &[("order", "turn")]).await, StatusCode::SEE_OTHER);
    assert!(!used(&window.decided().await[0]));
    assert_eq!(window.orders().await, 1);
}

#[tokio::test]
async fn orders_of_an_answer_that_is_refused_are_not_given() {
    let window = Window::open().await;
    let status = window.form("999", &[("order", "turn")]).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!((window.decided().await.len(), window.orders().await), (0, 0));
}

#[tokio::test]
async fn two_windows_at_once_give_one_answer() {
    for both_forms in [true, false] {
        let window = Window::open().await;
        let second = async {
            if both_forms { window.form(&window.pass, &[]).await } else { window.post("second", &window.pass).await }
        };
        let (one, other) = tokio::join!(window.form(&window.usage, &[]), second);
        let table = window.server.hall.table(ID).await.expect("the table").look();
        let decided = window.decided().await;
        let first = &decided[0];
        // Whoever came second is told that the table has moved on, or answers the next question.
        let acknowledged = |status: StatusCode| status == StatusCode::OK || status == StatusCode::SEE_OTHER;
        assert!(acknowledged(one) || acknowledged(other), "{one} {other}");
        if !used(first) {
            assert!(both_forms || acknowledged(other), "the pass was acknowledged");
        }
        assert_eq!(table.broken, None);
        let same: Vec<&Decision> = decided.iter().filter(|decision| decision.version == first.version).collect();
        assert_eq!(same.len(), 1);
    }
}

#[tokio::test]
async fn a_stale_form_is_told_so_and_changes_nothing() {
    let window = Window::open().await;
    window.form(&window.usage, &[]).await;
    let before = window.decided().await.len();
    let path = format!("/t/{ID}/answer");
    let fields = [("version", window.moment.as_str()), ("key", "window"), ("answer", window.pass.as_str())];
    let place = window.me.led(&path, &fields).await;
    let asked_again = window.server.hall.table(ID).await.expect("the table").look();
    let since = asked_again.play.as_ref().expect("a game").asked_since(Seat(0));
    if since > window.moment.parse().expect("a number") {
        assert_eq!(place, format!("/t/{ID}?notice=stale"), "the reader learns that it did not count");
        assert_eq!(window.decided().await.len(), before);
    }
}

#[tokio::test]
async fn a_key_stands_for_one_answer() {
    let window = Window::open().await;
    assert_eq!(window.post("one", &window.usage).await, StatusCode::OK);
    assert_eq!(window.post("one", &window.usage).await, StatusCode::OK, "a retry is acknowledged");
    assert_eq!(window.post("one", &window.pass).await, StatusCode::UNPROCESSABLE_ENTITY, "another answer is not");
    assert_eq!(window.decided().await.iter().filter(|decision| decision.key == "one").count(), 1);
}

/// Many at once, by form and by program, with retries: each acknowledged key is in the log once, and no other.
#[tokio::test]
async fn what_is_acknowledged_is_in_the_log_once() {
    let server = Server::start().await;
    let people = [server.guest("Mara").await, server.guest("Jonas").await, server.guest("Ilse").await];
    let id = server.table(&people, json!({ "players": 3 })).await;
    let path = format!("/api/v1/tables/{id}");
    let mut acknowledged: Vec<(usize, String)> = Vec::new();
    for round in 0..60 {
        for (seat, person) in people.iter().enumerate() {
            let table = person.json(&path).await;
            let ask = &table["ask"];
            if ask.is_null() || ask["choices"].as_array().is_none_or(Vec::is_empty) {
                if !ask.is_null() {
                    let mut chance = airlock_game::Chance::new([round; 32]);
                    let answer = support::pick(ask, &mut chance);
                    let body = json!({ "moment": ask["moment"], "key": format!("cards-{round}"), "answer": answer });
                    person.post(&format!("{path}/answer"), body).await;
                }
                continue;
            }
            let choices = ask["choices"].as_array().expect("choices").len();
            // The same key twice, and another answer beside it.
            let tries = [0, 0, 1 % choices].map(|at| {
                let key = format!("r{round}-{at}");
                let body = json!({ "moment": ask["moment"], "key": key, "answer": ask["choices"][at]["answer"] });
                let person = person.clone();
                let path = format!("{path}/answer");
                async move { (person.try_post(&path, body).await.0, key) }
            });
            let [one, two, three] = tries;
            let (one, two, three) = tokio::join!(one, two, three);
            for (status, key) in [one, two, three] {
                assert!(status.is_success() || status == StatusCode::CONFLICT || status.as_u16() == 422, "{status}");
                if status.is_success() && !acknowledged.contains(&(seat, key.clone())) {
                    acknowledged.push((seat, key));
                }
            }
        }
    }
    let stored = server.hall.store.load(&id, Extent::Record).await.expect("the table");
    let of = |seat: usize, key: &str| {
        let own =
            |decision: &&Decision| decision.key == key && decision.deed.seat().is_some_and(|own| own.index() == seat);
        stored.decisions.iter().filter(own).count()
    };
    for (seat, key) in &acknowledged {
        assert_eq!(of(*seat, key), 1, "{key} of seat {seat}");
    }
    let written = stored.decisions.iter().filter(|decision| decision.key.starts_with('r') && decision.key != "rules");
    assert_eq!(written.count(), acknowledged.len(), "nothing happened that was not acknowledged");
    assert!(acknowledged.len() > 30, "{} answers", acknowledged.len());
}
