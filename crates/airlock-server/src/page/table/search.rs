//! The Search for Home on the table: Demetrius with her missions, and the Rebel Basestar (DAY-102 to
//! DAY-110).

use airlock_game::state::ActiveMission;
use airlock_game::terms::Side;
use airlock_game::{Outcome, Source};
use maud::{Markup, PreEscaped, html};

use super::refer::explained;
use crate::page::{Scene, glyph, glyph_class};

/// How many missions are left, in the bow of Demetrius.
pub(super) fn missions_left(scene: &Scene<'_>) -> Markup {
    let deck = &scene.view.decks.missions;
    html! {
        span.site-count {
            (glyph("mission")) " " b { (deck.cards) } " "
            (scene.words.ui("ui-search-missions").number("count", deck.cards).end())
        }
    }
}

/// The Active Mission space: the card that lies there until the next jump, and how it went (DAY-105).
pub(super) fn mission(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let Some(ActiveMission { card, face_down }) = scene.view.search.active else {
        return html! {
            div.mission.is-empty {
                (glyph("mission")) b { (words.ui("ui-search-empty").end()) }
                span { (words.ui("ui-search-empty-what").end()) }
            }
        };
    };
    let outcome = scene.told.mission.filter(|&(own, _)| own == card).map(|(_, outcome)| outcome);
    let (class, key) = match (face_down, outcome) {
        (true, _) => ("mission is-down", "ui-search-down"),
        (false, Some(Outcome::Pass)) => ("mission is-passed", "ui-search-passed"),
        (false, Some(Outcome::Partial | Outcome::Fail)) => ("mission is-failed", "ui-search-failed"),
        (false, None) => ("mission", "ui-search-active"),
    };
    let name = explained(Source::Mission(card));
    html! {
        a.(class) href={ "?explain=" (name) } data-explain=(name) data-piece="mission" tabindex="-1"
            title=(words.text_with(card, scene.view.setup.sets))
        {
            (glyph("mission")) b { (words.label(card)) } span { (words.ui(key).end()) }
        }
    }
}

/// On whose side the Rebel Basestar is (DAY-108).
pub(super) fn allegiance(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let (class, drawing, key) = match scene.view.search.rebels {
        Some(Side::Human) => ("allegiance is-human", "line-human", "ui-search-human"),
        Some(Side::Cylon) => ("allegiance is-cylon", "line-cylon", "ui-search-cylon"),
        None => ("allegiance is-none", "minus", "ui-search-none"),
    };
    let what = match scene.view.search.rebels {
        Some(Side::Human) => "ui-search-human-what",
        Some(Side::Cylon) => "ui-search-cylon-what",
        None => "ui-board-rebels",
    };
    html! { span.(class) title=(words.ui(what).end()) { (glyph(drawing)) (words.ui(key).end()) } }
}

/// What each location of the Rebel Basestar costs (DAY-110).
pub(super) fn price(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        p.site-cost { span { (glyph_class("miracle", "glyph-miracle")) " " (words.ui("ui-search-cost").end()) } }
    }
}

pub(super) fn demetrius_art() -> Markup {
    art(include_str!("art/demetrius-wide.svg"), include_str!("art/demetrius-tall.svg"))
}

pub(super) fn rebel_art() -> Markup {
    art(include_str!("art/rebel-wide.svg"), include_str!("art/rebel-tall.svg"))
}

fn art(wide: &str, tall: &str) -> Markup {
    html! {
        svg.site-art.site-art-wide viewBox="0 0 380 100" data-leaf="" preserveAspectRatio="none" aria-hidden="true" {
            (PreEscaped(wide))
        }
        svg.site-art.site-art-tall viewBox="0 0 359 340" data-leaf="" preserveAspectRatio="none" aria-hidden="true" {
            (PreEscaped(tall))
        }
    }
}
