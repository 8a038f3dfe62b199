//! Games that were played by bots before, played again by people with the same answers.

use airlock_game::{Answer, Choice, Options, Seat};
use serde_json::json;

use crate::support::{Person, Server};
use crate::tab::Tab;

/// A game that is played again, answer by answer.
pub struct Again<'a> {
    pub server: &'a Server,
    pub tab: &'a Tab,
    pub people: &'a [Person],
    pub id: &'a str,
}

impl Again<'_> {
    /// All answers of the way, the first seat's with the mouse.
    pub async fn follow(&self, answers: &[(Seat, Answer)]) {
        for (number, (seat, answer)) in answers.iter().enumerate() {
            self.give(number, *seat, answer).await;
        }
    }

    async fn ask(&self, seat: Seat) -> airlock_game::Ask {
        let live = self.server.hall.table(self.id).await.expect("the table");
        let table = live.look();
        table.play.as_ref().and_then(|play| play.ask_of(seat)).expect("a question").clone()
    }

    async fn give(&self, number: usize, seat: Seat, answer: &Answer) {
        if seat == Seat(0) {
            return self.click(&self.ask(seat).await.options, answer).await;
        }
        let person = &self.people[seat.index()];
        let path = format!("/api/v1/tables/{}", self.id);
        let moment = person.json(&path).await["ask"]["moment"].clone();
        let body = json!({ "moment": moment, "key": format!("again-{number}"), "answer": answer });
        let (status, told) = person.try_post(&format!("{path}/answer"), body).await;
        assert!(status.is_success(), "{number}: {answer:?} to {:?}: {told}", self.ask(seat).await);
    }

    /// The controls of the answer, then the button.
    async fn click(&self, options: &Options, answer: &Answer) {
        let tab = self.tab;
        let key = "document.querySelector('#ask.is-mine [name=key]')?.value";
        loop {
            tab.until(&format!("{key} || document.querySelector('.moment')"), "the question").await;
            if !tab.is("document.querySelector('.moment')").await {
                break;
            }
            tab.try_click(".moment").await;
        }
        let before: String = tab.js(key).await;
        let controls: Vec<String> = match (options, answer) {
            (Options::Choices(choices), Answer::One(choice)) => {
                let at = choices.iter().position(|own| own == choice).expect("one of the choices");
                if *choice == Choice::Pass { Vec::new() } else { vec![format!("a-{at}")] }
            }
            (Options::Cards { from, .. }, Answer::Cards(cards)) => {
                let mut left: Vec<Option<_>> = from.iter().copied().map(Some).collect();
                // Of two copies each has a control of its own.
                let mut take = |card| {
                    let at = left.iter().position(|own| *own == Some(card)).expect("one of the cards");
                    left[at] = None;
                    format!("c-{at}")
                };
                cards.iter().map(|&card| take(card)).collect()
            }
            (options, answer) => panic!("{answer:?} is no answer to {options:?}"),
        };
        for control in &controls {
            let picked = format!("document.getElementById('{control}').checked");
            if !tab.is(&picked).await {
                tab.click(&format!("#ask label:has(#{control})")).await;
            }
            tab.until(&picked, "the pick").await;
        }
        tab.click(if controls.is_empty() { "#ask .button-quiet" } else { "#ask .button-go" }).await;
        let gone = format!("{key} !== '{before}' || document.querySelector('.moment, .final')");
        tab.until(&gone, "the answer to be taken").await;
    }
}

pub async fn people(server: &Server, count: u8) -> Vec<Person> {
    called(server, &["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil"][..usize::from(count)]).await
}

/// A guest of each name.
pub async fn called(server: &Server, names: &[&str]) -> Vec<Person> {
    let mut people = Vec::new();
    for name in names {
        people.push(server.guest(name).await);
    }
    people
}
