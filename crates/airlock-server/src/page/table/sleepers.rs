//! Sleeper agents: the second deal of Loyalty cards, as a moment of its own on the stage.

use airlock_game::cards::base::tokens::dial;
use airlock_game::cards::{Loyalty, Team};
use airlock_game::state::{Place, Standing};
use airlock_game::terms::{Location, Resource};
use airlock_game::view::PlayerView;
use airlock_game::{Late, LoyaltyPlan, Rules};
use maud::{Markup, html};

use super::givers::who;
use crate::page::{Scene, glyph};

/// Nobody is hurried: looking takes time, and that one looks longer must not show.
const DWELL_MS: u32 = 30_000;

/// Everybody with the cards that were dealt; the faces are where they always are.
pub fn sleepers(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let view = scene.view;
    let dealt: u8 = scene.told.dealt.iter().map(|(_, cards)| cards).sum();
    html! {
        section.stage #stage aria-label=(words.ui("ui-sleepers").end()) data-dwell=(DWELL_MS)
            data-on=[scene.me.map(|_| words.ui("ui-sleepers-done").end())] {
            div.dealing.panel {
                header.choice-head {
                    p.crisis-kind {
                        (glyph("sleeper"))
                        (words.ui("ui-sleepers-distance").number("distance", view.fleet.distance).end())
                    }
                    h2 { (words.ui("ui-sleepers").end()) }
                    p { (words.ui("ui-sleepers-rule").end()) }
                }
                ol.givers.is-large {
                    @for seat in view.turn.current.round(view.setup.players) {
                        @if let Some(player) = view.players.get(seat.index()) { (player_cards(scene, player)) }
                    }
                }
                footer.dealing-foot {
                    p {
                        (glyph("loyalty"))
                        span {
                            b { (words.ui("ui-sleepers-deck").number("left", view.decks.loyalty.cards).end()) } " "
                            (words.ui("ui-sleepers-dealt").number("count", dealt).end())
                        }
                    }
                    @if let Some((team, text)) = turned_up(scene) {
                        p { (glyph("brig")) span { b { (words.label(team)) "." } " " (text) } }
                    }
                    @if scene.me.is_some() { p { (glyph("eye")) span { (words.ui("ui-sleepers-look").end()) } } }
                }
            }
        }
    }
}

fn player_cards(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let mine = scene.me == Some(player.seat);
    let new = scene.told.dealt.iter().find(|(seat, _)| *seat == player.seat).map_or(0, |&(_, cards)| cards);
    let all = player.loyalty.len() + player.shown.len();
    let old = all.saturating_sub(new.into());
    // BASE-178: more than one card means the Brig.
    let to_brig = new > 1 && player.place == Place::At(Location::Brig);
    let say = scene.words.ui("ui-sleepers-got").number("count", new).text("brig", if to_brig { "yes" } else { "no" });
    html! {
        li.{ "giver" (if mine && new > 0 { " is-now" } else { "" }) } {
            (who(scene, player.seat))
            span.giver-cards aria-hidden="true" {
                @for _ in 0..old { i {} }
                @for _ in 0..new { i.is-new {} }
            }
            span.giver-count { (say.text("mine", if mine { "yes" } else { "no" }).end()) }
        }
    }
}

/// The card that is turned up at once and what becomes of its holder, where there is one (BASE-181, PEG-091).
fn turned_up(scene: &Scene<'_>) -> Option<(Team, String)> {
    let words = scene.words;
    let view = scene.view;
    let team_of = |card: &Loyalty| Some(card.row().team).filter(|team| team.is_turned_up_at_once());
    let turned = view.players.iter().find_map(|player| Some((player, player.shown.iter().find_map(team_of)?)));
    if let Some((player, team)) = turned {
        let key = match team {
            Team::SympatheticCylon => "ui-sleepers-sympathetic-cylon",
            Team::Mutineer => "ui-sleepers-mutineer",
            Team::Sympathizer | Team::Human | Team::Cylon => "ui-sleepers-sympathizer",
        };
        let joined = if player.standing == Standing::Human { "no" } else { "yes" };
        let text = words.ui(key).text("who", scene.who(player.seat)).text("joined", joined).end();
        return Some((team, text));
    }
    // PEG-079: beside a Cylon leader there is neither.
    if view.players.iter().any(|player| player.standing == Standing::Leader) {
        return None;
    }
    let LoyaltyPlan::Deck { late, .. } = Rules::of(&view.setup).ok()?.loyalty else { return None };
    match late {
        Late::Nothing | Late::Human => None,
        Late::Sympathizer => {
            let red = Resource::ALL.iter().any(|&resource| view.fleet.dial(resource) <= dial(resource).red);
            let say = words.ui("ui-sleepers-sympathizer-rule").text("red", if red { "yes" } else { "no" });
            Some((Team::Sympathizer, say.end()))
        }
        Late::SympatheticCylon => Some((Team::SympatheticCylon, words.ui("ui-sleepers-sympathetic-cylon-rule").end())),
    }
}
