//! Standing orders, offered where a window appears: two clicks, and it does not ask again.

use airlock_game::orders::{StandingOrder, Usable};
use airlock_game::{Ask, Choice, Question};
use maud::{Markup, html};

use crate::page::Scene;

/// With an answer to a window: everything of this check or turn, or one card for good.
pub fn offered(scene: &Scene<'_>, ask: &Ask, choices: &[Choice]) -> Markup {
    let Question::Window { .. } = ask.question else { return html! {} };
    let mut usable: Vec<Usable> = Vec::new();
    for choice in choices {
        if let Choice::Use(what, _) = *choice {
            let what = Usable::from(what);
            if !usable.contains(&what) {
                usable.push(what);
            }
        }
    }
    html! {
        div.orders {
            (passes(scene))
            @for (at, &what) in usable.iter().enumerate() {
                (order(scene, &format!("always-{at}"), StandingOrder::PassAlways(what)))
            }
        }
    }
}

/// The orders that end by themselves.
pub fn passes(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    html! {
        @if view.check_now().is_some() { (order(scene, "check", StandingOrder::PassCheck(view.checks))) }
        (order(scene, "turn", StandingOrder::PassTurn(view.turn.number)))
    }
}

fn order(scene: &Scene<'_>, value: &str, order: StandingOrder) -> Markup {
    let given = scene.desk.orders.contains(&order);
    html! {
        label.order {
            input type="checkbox" name="order" value=(value) checked[given];
            (scene.words.order(order))
        }
    }
}
