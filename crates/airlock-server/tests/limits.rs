//! What a page lets one send, a program may send too, and no more.

use reqwest::StatusCode;
use serde_json::{Value, json};

mod support;

use support::{Person, Server};

/// Sends the same by form and as JSON: both are taken, or both are refused.
async fn both(person: &Person, form: (&str, &[(&str, &str)]), api: (&str, Value)) -> (bool, StatusCode, StatusCode) {
    let (by_form, _) = person.form(form.0, form.1).await;
    let (by_api, _) = person.try_post(api.0, api.1).await;
    let taken = |status: StatusCode| status.is_success() || status == StatusCode::SEE_OTHER;
    assert_eq!(taken(by_form), taken(by_api), "{}: {by_form}, {}: {by_api}", form.0, api.0);
    (taken(by_form), by_form, by_api)
}

#[tokio::test]
async fn pages_and_programs_have_the_same_limits() {
    let server = Server::start().await;
    let host = server.guest("Mara").await;
    let made =
        host.post("/api/v1/tables", json!({ "setup": { "players": 3 }, "seats": ["me", "person", "bot"] })).await;
    let id = made["id"].as_str().expect("an id");
    let (page, api) = (format!("/t/{id}"), format!("/api/v1/tables/{id}"));
    // Letters of three bytes, which a form sends as nine.
    for (length, fits) in [(20_000, true), (20_001, false)] {
        let notes = "艦".repeat(length);
        let form = (&*format!("{page}/notes"), &[("notes", &*notes)][..]);
        let (taken, ..) = both(&host, form, (&format!("{api}/notes"), json!({ "text": notes }))).await;
        assert_eq!(taken, fits, "notes of {length}");
    }
    for (length, fits) in [(0, false), (1, true), (500, true), (501, false)] {
        let text = "ő".repeat(length);
        let form = (&*format!("{page}/say"), &[("text", &*text)][..]);
        let (taken, ..) = both(&host, form, (&format!("{api}/say"), json!({ "text": text }))).await;
        assert_eq!(taken, fits, "a line of {length}");
    }
    for (length, fits) in [(1, true), (24, true), (25, false)] {
        let name = "é".repeat(length);
        let form = (&*format!("{page}/sit"), &[("name", &*name), ("seat", "0")][..]);
        let (taken, ..) = both(&host, form, (&format!("{api}/sit"), json!({ "name": name }))).await;
        assert_eq!(taken, fits, "a name of {length}");
    }
    for (length, fits) in [(40, true), (41, false)] {
        let name = "k".repeat(length);
        let fields = [("name", name.as_str()), ("me", "Mara"), ("players", "3")];
        let body = json!({ "name": name, "setup": { "players": 3 }, "seats": ["me", "person", "bot"] });
        let (taken, ..) = both(&host, ("/make", &fields), ("/api/v1/tables", body)).await;
        assert_eq!(taken, fits, "a table's name of {length}");
    }
    host.form(&format!("{page}/seat"), &[("seat", "1"), ("to", "bot")]).await;
    host.post(&format!("{api}/start"), json!({})).await;
    // Too long a key is refused as such; one that fits only fails because the moment is none.
    for (length, wanted) in [(0, StatusCode::BAD_REQUEST), (64, StatusCode::CONFLICT), (65, StatusCode::BAD_REQUEST)] {
        let key = "é".repeat(length);
        let fields = [("version", "9999"), ("key", &*key), ("answer", "0")];
        let (by_form, _) =
            host.send("POST", &format!("{page}/answer?"), "application/x-www-form-urlencoded", encoded(&fields)).await;
        let body = json!({ "moment": 9999, "key": key, "answer": { "one": "pass" } });
        let (by_api, _) = host.try_post(&format!("{api}/answer"), body).await;
        // A form that comes too late is led back to the table.
        let by_form = if by_form == StatusCode::SEE_OTHER { StatusCode::CONFLICT } else { by_form };
        assert_eq!((by_form, by_api), (wanted, wanted), "a key of {length}");
    }
}

fn encoded(fields: &[(&str, &str)]) -> String {
    let byte = |byte: u8| format!("%{byte:02x}");
    let text = |text: &str| text.bytes().map(byte).collect::<String>();
    fields.iter().map(|(name, value)| format!("{}={}", text(name), text(value))).collect::<Vec<_>>().join("&")
}
