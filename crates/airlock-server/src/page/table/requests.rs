//! People who ask for a seat of the running game, for whoever may let them in.

use maud::{Markup, html};

use crate::page::{Request, Scene};

/// The region `#requests`. Posts `/t/{id}/admit` and `/t/{id}/decline` (`guest`).
pub fn requests(scene: &Scene<'_>) -> Markup {
    let requests = &scene.table.entrance.requests;
    html! {
        div.toasts.requests #requests hidden[requests.is_empty()] {
            @for asking in requests { (request(scene, asking)) }
        }
    }
}

fn request(scene: &Scene<'_>, asking: &Request) -> Markup {
    let words = scene.words;
    let say = words.ui("ui-request").text("name", asking.name.clone()).text("seat", scene.name(asking.seat));
    html! {
        div.toast role="status" {
            span { (say.end()) }
            @for (path, key) in [("admit", "ui-request-admit"), ("decline", "ui-request-decline")] {
                form method="post" action=(scene.path(path)) data-live {
                    button.button name="guest" value=(asking.guest) { (words.ui(key).end()) }
                }
            }
        }
    }
}
