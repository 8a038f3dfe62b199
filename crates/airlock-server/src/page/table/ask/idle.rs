//! What stands in the ask while one has nothing to answer: for whom the table waits, the secret
//! pause of a window, and the end.

use airlock_game::orders::Usable;
use airlock_game::view::WindowAnswer;
use maud::{Markup, html};

use super::{orders, steps};
use crate::page::layout::without_script;
use crate::page::settings::BotPace;
use crate::page::{Scene, Way, glyph};

pub fn waiting(scene: &Scene<'_>) -> Markup {
    let others = scene.view.asked.iter().filter(|(seat, _)| scene.me != Some(*seat));
    let told: Vec<String> = others.map(|(seat, question)| scene.words.waiting(*seat, question, scene)).collect();
    match &told[..] {
        [] => window(scene),
        [one] => idle(scene, heading(one), &html! { (rule(scene)) }, &html! {}),
        several => {
            let count = i32::try_from(several.len()).unwrap_or(i32::MAX);
            let title = scene.words.ui("ui-idle-several").number("count", count).end();
            let list = html! { ul { @for line in several { li { (line) } } } };
            idle(scene, &title, &html! { (rule(scene)) }, &list)
        }
    }
}

/// Nobody is told whom a window waits for, nor whether it waits for anybody.
fn window(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let said = match scene.view.window {
        WindowAnswer::None => words.ui("ui-idle-nothing").end(),
        WindowAnswer::Passed => words.ui("ui-idle-passed").end(),
        WindowAnswer::Uses(what, _) => words.ui("ui-idle-uses").name("what", Usable::from(what)).end(),
    };
    let rule = if scene.table.pause.is_some() { "ui-idle-pause-even" } else { "ui-idle-pause-rule" };
    let body = html! {
        (pause(scene))
        @if scene.me.is_some() {
            p.ask-note.is-plain { (said) }
            div.orders { (orders::passes(scene)) }
            p.ask-buttons { button.button { (words.ui("ui-idle-order").end()) } }
        }
    };
    idle(scene, &words.ui("ui-idle-pause").end(), &html! { (words.ui(rule).end()) }, &body)
}

fn idle(scene: &Scene<'_>, title: &str, rule: &Markup, body: &Markup) -> Markup {
    html! {
        form.ask.is-idle #ask method="post" action=(scene.path("order")) aria-labelledby="ask-title" data-live {
            input type="hidden" name="version" value=(scene.table.version);
            header.ask-head {
                (steps(scene))
                h2.ask-title #ask-title { (title) }
                @if scene.desk.take_back {
                    p.ask-buttons {
                        button.button.ask-back name="back" value="1" formaction=(scene.path("back")) data-key="u" {
                            (glyph("undo")) (scene.words.ui("ui-ask-back").end())
                        }
                        span.ask-rule { (scene.words.ui("ui-idle-back").end()) }
                    }
                } @else { p.ask-rule { (rule) } }
            }
            @let pace = pace(scene);
            @if !body.0.is_empty() || !pace.0.is_empty() { div.ask-body { (body) (pace) } }
            (without_script(scene.words, &scene.path("")))
            @if let Way::Back(seat) = scene.table.entrance.own {
                footer.ask-foot.ask-return {
                    p.ask-summary { (scene.words.ui("ui-hand-watch-left").end()) }
                    p.ask-buttons {
                        button.button.button-go name="seat" value=(seat.0) formaction=(scene.path("sit")) {
                            (scene.words.ui("ui-hand-watch-back").end())
                        }
                    }
                }
            }
        }
    }
}

/// Whoever is alone with bots need not wait for them: on to the next question, or another speed from now on. Posts
/// `/t/{id}/forward` and `/t/{id}/pace` (`pace`).
fn pace(scene: &Scene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.table);
    html! {
        @if scene.me.is_some() && table.alone && scene.view.over.is_none() {
            p.ask-buttons {
                button.button name="forward" value="1" formaction=(scene.path("forward")) data-key="f" {
                    (words.ui("ui-idle-forward").end())
                }
            }
            @if table.paces {
                p.ask-pace {
                    span { (words.ui("ui-menu-pace").end()) }
                    @for &pace in BotPace::ALL {
                        button.chip name="pace" value=(pace.id()) formaction=(scene.path("pace"))
                            aria-pressed=(pace == table.bots) { (pace.label(words)) }
                    }
                }
            }
        }
    }
}

/// A sentence as a heading.
fn heading(sentence: &str) -> &str {
    sentence.trim_end_matches('.')
}

fn rule(scene: &Scene<'_>) -> String {
    let key = if scene.me.is_some() { "ui-idle-nothing" } else { "ui-idle-watching" };
    scene.words.ui(key).end()
}

/// The bar of a pause, which is as long for everybody.
pub fn pause(scene: &Scene<'_>) -> Markup {
    const WIDTH: u32 = 300;
    html! {
        @if let Some(pause) = scene.table.pause {
            @let left = u64::from(WIDTH) * u64::from(pause.left) / u64::from(pause.length.max(1));
            p.pause aria-hidden="true" data-length=(pause.length) data-left=(pause.left) {
                svg viewBox="0 0 300 4" preserveAspectRatio="none" {
                    rect.pause-all width=(WIDTH) height="4" {}
                    rect.pause-left width=(left.min(WIDTH.into())) height="4" {}
                }
            }
        }
    }
}
