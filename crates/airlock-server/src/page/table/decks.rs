//! What waits: ships in the flight pods, cards in the decks.

use airlock_game::cards::base::tokens::GALACTICA_DESTROYED_AT;
use airlock_game::cards::{PeekDeck, SkillCard};
use airlock_game::event::DeckName;
use airlock_game::terms::{Craft, Ship, Skill};
use airlock_game::view::DeckView;
use airlock_text::Named;
use maud::{Markup, html};

use super::berths::hull_go;
use super::refer::cover;
use crate::page::{Scene, Target, glyph, mark};

// Pods

/// The flight pods: damaged and lost ships to starboard, reserves to port, where they launch.
pub fn pods(scene: &Scene<'_>) -> Markup {
    let (words, fleet) = (scene.words, &scene.view.fleet);
    let damaged = fleet.damaged.iter().filter(|location| location.ship() == Ship::Galactica).count();
    let damaged = i32::try_from(damaged).unwrap_or(i32::MAX);
    html! {
        div.board-layer #pods {
            div.pod.pod-starboard {
                @if fleet.damaged_vipers > 0 {
                    span.pod-group.is-broken {
                        (words.ui("ui-board-damaged-vipers").end()) " "
                        (ships(scene, Craft::Viper, fleet.damaged_vipers))
                        (cover(scene, Target::DamagedVipers))
                    }
                }
                span.pod-spring {}
                span.pod-hull {
                    b { (damaged) } " "
                    (words.ui("ui-board-hull").number("limit", GALACTICA_DESTROYED_AT).end())
                }
                (hull_go(scene, Ship::Galactica))
                span.pod-spring {}
                @if fleet.destroyed_vipers + fleet.destroyed_raptors + fleet.destroyed_assault_raptors > 0 {
                    span.pod-group.is-lost {
                        (words.ui("ui-board-lost").end()) " "
                        (ships(scene, Craft::Viper, fleet.destroyed_vipers))
                        (ships(scene, Craft::Raptor, fleet.destroyed_raptors))
                        (ships(scene, Craft::AssaultRaptor, fleet.destroyed_assault_raptors))
                    }
                }
            }
            div.pod.pod-port {
                span.pod-spring {}
                span.pod-group {
                    (words.ui(if fleet.vipers > 0 { "ui-board-reserves" } else { "ui-board-reserves-empty" }).end()) " "
                    (ships(scene, Craft::Viper, fleet.vipers))
                    (cover(scene, Target::Reserves))
                }
                @if fleet.assault_raptors > 0 {
                    span.pod-group {
                        (ships(scene, Craft::AssaultRaptor, fleet.assault_raptors))
                        (cover(scene, Target::AssaultRaptorReserves))
                    }
                }
                @if fleet.raptors > 0 { span.pod-group { (ships(scene, Craft::Raptor, fleet.raptors)) } }
                span.pod-spring {}
            }
        }
    }
}

/// As many drawings as there are ships.
fn ships(scene: &Scene<'_>, craft: Craft, count: u8) -> Markup {
    if count == 0 {
        return html! {};
    }
    let name = scene.words.ships(craft, count);
    html! {
        span.pod-ships title=(name) { @for _ in 0..count { (glyph(craft.id())) } }
        span.sr { (name) }
    }
}

// Decks

/// One line of the row of decks.
struct Row {
    drawing: Markup,
    /// With how many are left and discarded.
    title: String,
    name: String,
    left: u8,
    target: Option<Target>,
    /// The viewer knows the top card.
    known: bool,
}

pub fn decks(scene: &Scene<'_>) -> Markup {
    let (words, decks) = (scene.words, &scene.view.decks);
    let skills = Skill::ALL.iter().zip(&decks.skills);
    let skills = skills.filter(|(_, deck)| deck.cards > 0 || !deck.discard.is_empty());
    html! {
        ul.decks #decks aria-label=(words.ui("ui-decks").end()) {
            @for (&skill, deck) in skills {
                (row(scene, skills_row(scene, skill, deck)))
            }
            (row(scene, Row {
                drawing: glyph("destiny"),
                title: words.ui("ui-deck-destiny").number("left", decks.destiny.cards).end(),
                name: words.ui("ui-deck-destiny-name").end(),
                left: decks.destiny.cards,
                target: None,
                known: false,
            }))
            (row(scene, crises(scene)))
            (row(scene, pile(
                scene, DeckName::SuperCrisis, "super-crisis", &decks.super_crisis, Some(Target::SuperCrisisDeck),
            )))
            (row(scene, pile(scene, DeckName::Quorum, "quorum", &decks.quorum, Some(Target::QuorumDeck))))
            @if !decks.mutiny.is_empty() {
                (row(scene, pile(scene, DeckName::Mutiny, "mutiny", &decks.mutiny, Some(Target::MutinyDeck))))
            }
            @if !decks.missions.is_empty() {
                (row(scene, pile(
                    scene, DeckName::Mission, "mission", &decks.missions, Some(Target::Deck(PeekDeck::Mission)),
                )))
            }
            // From New Caprica the fleet leaves once, and all its ships lie on the ground (PEG-148).
            @if scene.view.new_caprica.is_none() {
                (row(scene, pile(
                    scene, DeckName::Destination, "distance", &decks.destination, Some(Target::Deck(PeekDeck::Destination)),
                )))
                (row(scene, civilians(scene)))
            }
        }
    }
}

/// The Crisis deck in use; another one may lie aside (PEG-120).
fn crises(scene: &Scene<'_>) -> Row {
    let (words, decks) = (scene.words, &scene.view.decks);
    let drawing = if decks.new_caprica_crises { "planet" } else { "crisis" };
    let target = Some(Target::Deck(PeekDeck::Crisis));
    let mut row = pile(scene, DeckName::Crisis, drawing, &decks.crisis, target);
    if decks.new_caprica_crises {
        row.name = words.ui("ui-deck-ground-name").end();
        row.title = format!("{}\n{}", words.ui("ui-deck-ground").end(), row.title);
    }
    if let Some(aside) = &decks.crisis_aside {
        let aside = words.ui("ui-deck-aside").number("left", aside.cards).end();
        row.title = format!("{}\n{aside}", row.title);
    }
    row
}

fn skills_row(scene: &Scene<'_>, skill: Skill, deck: &DeckView<SkillCard>) -> Row {
    let target = Some(Target::SkillDeck(skill));
    Row { drawing: mark(scene.words, skill), ..pile(scene, DeckName::Skill(skill), "card", deck, target) }
}

fn pile<T: Named + Copy>(
    scene: &Scene<'_>,
    deck: DeckName,
    drawing: &str,
    cards: &DeckView<T>,
    target: Option<Target>,
) -> Row {
    let words = scene.words;
    let discards = i32::try_from(cards.discard.len()).unwrap_or(i32::MAX);
    let say = words.ui("ui-deck").name("deck", deck).number("left", cards.cards).number("discards", discards);
    let mut title = say.end();
    // BASE-275: of the discards the top one only.
    let top = cards.known.iter().find(|(place, _)| *place == 0).map(|&(_, card)| ("ui-deck-top", card));
    let last = cards.discard.last().map(|&card| ("ui-deck-discard", card));
    for (key, card) in top.into_iter().chain(last) {
        title.push('\n');
        title.push_str(&words.ui(key).name("card", card).end());
    }
    Row {
        drawing: glyph(drawing),
        title,
        name: words.ui("ui-deck-name").name("deck", deck).end(),
        left: cards.cards,
        target,
        // Once the game is over everybody knows every card.
        known: top.is_some() && scene.view.over.is_none(),
    }
}

/// Civilian ships that are on no area of the board.
fn civilians(scene: &Scene<'_>) -> Row {
    let (words, fleet) = (scene.words, &scene.view.fleet);
    let lost = i32::try_from(fleet.destroyed_civilians.len()).unwrap_or(i32::MAX);
    let say = words.ui("ui-deck-civilians").number("left", fleet.civilians.cards).number("lost", lost);
    let title = say.end();
    Row {
        drawing: glyph("civilian"),
        name: words.ui("ui-deck-civilians-name").end(),
        title,
        left: fleet.civilians.cards,
        target: None,
        known: false,
    }
}

fn row(scene: &Scene<'_>, row: Row) -> Markup {
    html! {
        li.deck.is-known[row.known] data-leaf="" tabindex="-1" {
            (row.drawing) span.sr { (row.name) " " } (row.left)
            span.deck-tip aria-hidden="true" { (row.title) }
            @if let Some(target) = row.target { (cover(scene, target)) }
        }
    }
}
