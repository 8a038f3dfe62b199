//! Whose eyes: every seat, a spectator, or all secrets open; and the hands and loyalties they see.

use airlock_game::Viewer;
use airlock_game::cards::{SkillCard, Team};
use airlock_game::state::Standing;
use airlock_game::view::PlayerView;
use airlock_text::Words;
use maud::{Markup, html};

use super::{ReplayPage, SeatNames, seats};
use crate::page::{Scene, glyph, mark, mini_token};

pub(super) fn eyes(page: &ReplayPage<'_>, scene: &Scene<'_>, names: &SeatNames) -> Markup {
    let words = page.words;
    html! {
        section.ask.eyes aria-labelledby="eyes-title" {
            header.ask-head {
                h2 #eyes-title.ask-title { (words.ui("ui-replay-eyes").end()) }
                p.ask-rule { (words.ui("ui-replay-eyes-rule").end()) }
            }
            div.ask-body {
                nav.eyes-switch aria-label=(words.ui("ui-replay-eyes-view").end()) {
                    div.segments {
                        @for seat in seats(scene) {
                            (segment(page, Viewer::Seat(seat), &(seat.0 + 1).to_string(), html! {
                                span aria-hidden="true" { (names.initials(seat)) }
                                span.sr { (names.name(seat)) }
                            }))
                        }
                    }
                    div.segments {
                        (segment(page, Viewer::Spectator, spectator_key(scene), html! { (words.ui("ui-replay-spectator").end()) }))
                        (segment(page, Viewer::Everything, "8", html! { (words.ui("ui-replay-all").end()) }))
                    }
                }
                (hands(page, scene, names))
            }
        }
    }
}

/// The key after those of the seats; with seven of them the one after "all open", which is always the same.
fn spectator_key(scene: &Scene<'_>) -> &'static str {
    if scene.view.players.len() < airlock_game::MAX_SEATS { "7" } else { "9" }
}

fn segment(page: &ReplayPage<'_>, viewer: Viewer, key: &str, label: Markup) -> Markup {
    let is_on = page.viewer() == viewer;
    html! {
        a.segment href=(page.address(page.shown.step, viewer, page.record)) data-eyes=(key)
            aria-current=[is_on.then_some("true")] { (label) }
    }
}

/// What the viewer knows of every hand and loyalty. A spectator knows no more than the table shows.
fn hands(page: &ReplayPage<'_>, scene: &Scene<'_>, names: &SeatNames) -> Markup {
    let words = page.words;
    let label = match page.viewer() {
        Viewer::Everything => words.ui("ui-replay-hands-all").end(),
        Viewer::Seat(seat) => words.ui("ui-replay-hands-seat").text("who", names.who(seat)).end(),
        Viewer::Spectator => return html! {},
    };
    html! {
        ol.open-hands aria-label=(label) {
            @for player in scene.view.players.iter().filter(|player| player.character.is_some()) {
                li.open-hand {
                    (mini_token(scene, player.seat))
                    span.sr { (names.name(player.seat)) }
                    (cards(scene, player))
                    (fate(words, player))
                }
            }
        }
    }
}

fn cards(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let words = scene.words;
    let mut known: Vec<SkillCard> = player.hand.known.clone();
    known.sort_by_key(|card| (card.skill(), std::cmp::Reverse(card.strength()), *card));
    let hidden = usize::from(player.hand.cards).saturating_sub(known.len());
    let held = |drawing: &str, label: String, count: usize| {
        html! {
            @if count > 0 { span.held title=(label) { (glyph(drawing)) b { (count) } span.sr { " " (label) } } }
        }
    };
    let mut names = Vec::new();
    if scene.view.president == Some(player.seat) {
        names.extend(scene.view.decks.quorum_hand.iter().flatten().map(|&card| words.label(card)));
    }
    let supers: Vec<String> = player.super_crises.iter().flatten().map(|&card| words.label(card)).collect();
    let agendas: Vec<String> = player.agenda.iter().flatten().map(|&agenda| words.label(agenda)).collect();
    let mutiny: Vec<String> = player.mutiny.iter().flatten().map(|&card| words.label(card)).collect();
    let motives = player.motives.iter().flatten().chain(&player.shown_motives);
    let motives: Vec<String> = motives.map(|&motive| words.label(motive)).collect();
    let miracles = words.ui("ui-replay-miracles").number("count", player.miracles).end();
    html! {
        span.open-cards {
            @for card in known {
                span.held title=(words.card(card)) { (mark(words, card.skill())) b { (card.strength()) } }
            }
            (held("card", words.ui("ui-replay-cards-hidden").end(), hidden))
            (held("quorum", names.join(" · "), names.len()))
            (held("super-crisis", supers.join(" · "), supers.len()))
            (held("leader", agendas.join(" · "), agendas.len()))
            (held("mutiny", mutiny.join(" · "), mutiny.len()))
            (held("motive", motives.join(" · "), motives.len()))
            (held("miracle", miracles, usize::from(player.miracles)))
        }
    }
}

/// What the viewer knows of the player's loyalty.
fn fate(words: &Words, player: &PlayerView) -> Markup {
    let has = |team: Team| {
        let mut cards = player.loyalty.iter().flatten().chain(&player.shown);
        cards.any(|card| card.row().team == team)
    };
    let unknown = player.loyalty.iter().any(Option::is_none);
    let (class, drawing, key) = match player.standing {
        Standing::Cylon => ("fate is-cylon", "loyalty", "ui-replay-fate-revealed"),
        Standing::Sympathizer => ("fate is-symp", "sleeper", "ui-replay-fate-sympathizer"),
        Standing::Leader => ("fate is-cylon", "leader", "ui-replay-fate-leader"),
        Standing::SympatheticCylon => ("fate is-cylon", "sleeper", "ui-replay-fate-sympathetic"),
        Standing::Human if has(Team::Cylon) => ("fate is-cylon", "loyalty", "ui-replay-fate-cylon"),
        Standing::Human if has(Team::Sympathizer) => ("fate is-symp", "sleeper", "ui-replay-fate-sympathizer"),
        Standing::Human if has(Team::SympatheticCylon) => ("fate is-cylon", "sleeper", "ui-replay-fate-sympathetic"),
        Standing::Human if has(Team::Mutineer) => ("fate is-symp", "mutiny", "ui-replay-fate-mutineer"),
        Standing::Human if unknown => ("fate", "loyalty", "ui-replay-fate-unknown"),
        Standing::Human => ("fate is-human", "tick", "ui-replay-fate-human"),
    };
    html! { span.(class) { (glyph(drawing)) (words.ui(key).end()) } }
}
