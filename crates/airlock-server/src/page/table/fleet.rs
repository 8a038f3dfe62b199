//! The numbers that lose the game: dials, jump track, distance, and what stays in play.

use airlock_game::Source;
use airlock_game::cards::base::destination::OBJECTIVES;
use airlock_game::cards::base::tokens::{JUMP_TRACK, JumpSpace, dial};
use airlock_game::cards::{Milestone, MilestoneEffect};
use airlock_game::state::InPlay;
use airlock_game::terms::Resource;
use airlock_game::view::NewCapricaView;
use airlock_text::{Described, Words};
use maud::{Markup, html};

use super::berths::has_boards;
use super::refer::{cover, explained};
use crate::assets::SPRITE;
use crate::page::fit::run;
use crate::page::{Scene, Target, glyph};

pub fn fleet(scene: &Scene<'_>) -> Markup {
    html! {
        section.fleet.panel #fleet aria-label=(scene.words.ui("ui-fleet").end()) {
            ul.dials { @for (&resource, &by) in Resource::ALL.iter().zip(&scene.told.changes) { (face(scene, resource, by)) } }
            (jump(scene))
            @match &scene.view.new_caprica {
                Some(ground) => (ships_left(scene, ground)),
                None => (voyage(scene)),
            }
            (in_play(scene))
        }
    }
}

// Dials

/// The rim of a dial is 20 units long; each unit that can be had is one segment of it.
const RIM: i8 = 20;

fn face(scene: &Scene<'_>, resource: Resource, by: i8) -> Markup {
    let words = scene.words;
    let value = scene.view.fleet.dial(resource);
    let dial = dial(resource);
    // BASE-013.
    let red = value <= dial.red;
    let lit = scene.lit.control(Target::Dial(resource)).is_some();
    let shielded = scene.view.turn.more.shield == Some(resource);
    html! {
        li.dial.is-red[red].is-legal[lit] data-leaf="" data-dial=(resource.id()) data-explain={ "dial/" (resource.id()) } {
            svg.dial-face viewBox="0 0 48 48" aria-hidden="true" {
                g transform="rotate(135 24 24)" {
                    circle.dial-track cx="24" cy="24" r="20" pathLength=(RIM) stroke-dasharray=(segments(dial.max)) {}
                    circle.dial-red cx="24" cy="24" r="23.2" pathLength=(RIM) stroke-dasharray={ (dial.red - 1) ".78 20" } {}
                    circle.dial-value cx="24" cy="24" r="20" pathLength=(RIM) stroke-dasharray=(segments(value.min(dial.max))) {}
                }
                use href={ (*SPRITE) "#" (resource.id()) } x="14" y="14" width="20" height="20" {}
            }
            span.dial-number {
                (value)
                @if by != 0 { span.dial-change.is-good[by > 0] { (words.ui("ui-change").change("by", by).end()) } }
            }
            span.dial-name { (words.label(resource)) @if red { span.sr { (words.ui("ui-fleet-red").end()) } } }
            @if shielded {
                @let what = words.ui("ui-fleet-shield").end();
                span.dial-shield title=(what) { (glyph("lock")) span.sr { (what) } }
            }
            (cover(scene, Target::Dial(resource)))
        }
    }
}

/// So many segments of the rim, each with a gap behind it.
fn segments(count: i8) -> String {
    if count <= 0 {
        return format!("0 {RIM}");
    }
    let mut dashes = ".78 .22 ".repeat(usize::from(count.unsigned_abs()) - 1);
    dashes.push_str(&format!(".78 {}.22", RIM - count));
    dashes
}

// Jump

fn jump(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let here = usize::from(scene.view.fleet.track);
    let last = JUMP_TRACK.len() - 1;
    let risk = match JUMP_TRACK.get(here) {
        Some(space) if here == last || !space.blue => None,
        Some(space) => Some(words.ui("ui-jump-risk").number("count", space.population).end()),
        None => None,
    };
    let ground = scene.view.new_caprica.as_ref().map(|ground| ground.in_orbit);
    let head = match (ground, risk) {
        // PEG-122, PEG-123: on New Caprica the track brings Galactica back, and then has no use.
        (Some(true), _) => words.ui("ui-jump-out").end(),
        (Some(false), _) => words.ui("ui-jump-return").end(),
        (None, Some(risk)) => risk,
        (None, None) => words.ui(if here >= last { "ui-jump-now" } else { "ui-jump-not-ready" }).end(),
    };
    html! {
        div.gauge.jump.is-out[ground == Some(true)] data-leaf="" {
            p.gauge-head { strong { (words.ui("ui-jump").end()) } " " (head) }
            ol.track { @for (at, space) in JUMP_TRACK.iter().enumerate() { (track_space(scene, at, space)) } }
        }
    }
}

fn track_space(scene: &Scene<'_>, at: usize, space: &JumpSpace) -> Markup {
    let words = scene.words;
    let here = usize::from(scene.view.fleet.track) == at;
    let auto = at == JUMP_TRACK.len() - 1;
    html! {
        li.track-space.is-red[!space.blue].is-blue[space.blue].is-auto[auto].is-here[here] aria-current=[here.then_some("step")] {
            @if here { (glyph("fleet")) }
            @if auto { (words.ui("ui-jump-auto").end()) }
            @else if space.blue { (words.ui("ui-jump-cost").number("count", space.population).end()) }
        }
    }
}

// Distance

fn voyage(scene: &Scene<'_>) -> Markup {
    let (words, fleet, objective) = (scene.words, &scene.view.fleet, scene.view.setup.objective);
    let row = OBJECTIVES.iter().find(|row| row.objective == objective);
    let milestones: &[Milestone] = row.map_or(&[], |row| row.milestones);
    let goal = milestones.last().map_or(0, |milestone| milestone.distance);
    let told = objective.lines(words);
    let travelled = fleet.travelled.iter().map(|&card| words.name(card)).collect::<Vec<_>>().join(" · ");
    let to = match (fleet.last_jump, has_boards(&scene.view.setup)) {
        (true, _) => "ui-distance-last",
        // Chips of more sorts need the room.
        (false, true) => "ui-distance-of",
        (false, false) => "ui-distance-to",
    };
    let by_mission = by_mission(scene);
    let is_mission = |step: u8| by_mission.get(usize::from(step) - 1).copied().unwrap_or(false);
    html! {
        div.gauge data-leaf="" title=[(!travelled.is_empty()).then_some(travelled)] {
            p.gauge-head {
                strong { (words.ui("ui-distance").number("count", fleet.distance).end()) }
                " " (words.ui(to).number("goal", goal).name("objective", objective).end())
            }
            ol.voyage {
                @for step in 1..=goal {
                    @let done = step <= fleet.distance;
                    @match milestones.iter().position(|milestone| milestone.distance == step) {
                        Some(at) => li.voyage-stop.is-done[done] title=[told.get(at)] {
                            (glyph(sign(milestones[at].effect)))
                            @if let Some(told) = told.get(at) { span.sr { (told) } }
                        },
                        None => li.voyage-step.is-done[done].is-mission[is_mission(step)] {},
                    }
                }
            }
        }
    }
}

/// For each step of the way so far whether a mission brought it (DAY-106, DAY-107).
fn by_mission(scene: &Scene<'_>) -> Vec<bool> {
    let mut steps = Vec::new();
    for &card in &scene.view.fleet.travelled {
        if let Source::Destination(card) = card {
            steps.extend((0..card.row().distance).map(|_| false));
        } else if let Source::Mission(card) = card {
            steps.extend((0..card.row().distance).map(|_| true));
        }
    }
    // A mission that was passed counts at once, and comes beside the objective at the jump.
    steps.resize(usize::from(scene.view.fleet.distance), true);
    steps
}

fn sign(effect: MilestoneEffect) -> &'static str {
    match effect {
        MilestoneEffect::SleeperAgentPhase => "sleeper",
        MilestoneEffect::NextJumpEnds => "distance",
        MilestoneEffect::NewCapricaPhase => "planet",
    }
}

/// The civilian ships, which are lost with whoever is left behind when the fleet leaves (PEG-144).
fn ships_left(scene: &Scene<'_>, ground: &NewCapricaView) -> Markup {
    let (words, areas) = (scene.words, &scene.view.space.areas);
    let in_space: usize = areas.iter().map(|area| area.civilians.len()).sum();
    let in_space = i32::try_from(in_space).unwrap_or(i32::MAX);
    let counted = |drawing: &str, key: &'static str, count: i32| {
        html! { span { (glyph(drawing)) b { (count) } " " (words.ui(key).end()) } }
    };
    html! {
        div.gauge {
            p.gauge-head { strong { (words.ui("ui-ships").end()) } " " (words.ui("ui-ships-left").end()) }
            p.ships-left {
                (counted("civilian-locked", "ui-ships-locked", ground.locked.cards.into()))
                (counted("civilian-prepared", "ui-ships-prepared", ground.prepared.cards.into()))
                @if ground.in_orbit { (counted("civilian", "ui-ships-in-space", in_space)) }
            }
        }
    }
}

// In play

/// More cards than this are folded away under their number.
const LISTED: usize = 2;
/// Of the folded ones so many show their drawings.
const DRAWN: usize = 3;
/// A chip with more to say is folded away too.
const SHORT_CHIP: usize = 26;

/// Something that stays in play.
struct Chip {
    drawing: &'static str,
    /// How wide its words run.
    run: usize,
    markup: Markup,
}

fn in_play(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let mut cards: Vec<Chip> = for_now(scene);
    cards.extend(scene.view.in_play.iter().map(|card| chip(scene, card)));
    // On New Caprica the ships take the room.
    let ground = scene.view.new_caprica.is_some();
    if ground && cards.is_empty() {
        return html! {};
    }
    // Where more boards need the room, or the words are long, only the drawings are shown at first.
    let short = !has_boards(&scene.view.setup) && cards.iter().all(|card| card.run <= SHORT_CHIP);
    let listed = if short { LISTED } else { 0 };
    let many = (2..=listed).contains(&cards.len());
    let count = i32::try_from(cards.len()).unwrap_or(i32::MAX);
    let list = || html! { @for card in &cards { li { (card.markup) } } };
    html! {
        div.gauge.in-play.is-many[many].is-short[ground] {
            p.gauge-head.sr[many] { (words.ui("ui-in-play").end()) }
            @if cards.is_empty() {
                p.in-play-none { (words.ui("ui-in-play-none").end()) }
            } @else if cards.len() <= listed {
                ul.in-play-cards { (list()) }
            } @else {
                details.menu.in-play-more {
                    summary.chip title=(words.ui("ui-in-play-count").number("count", count).end()) {
                        @if cards.len() <= DRAWN { @for card in &cards { (glyph(card.drawing)) } }
                        @else { (glyph("crisis")) (count) }
                        span.sr { " " (words.ui("ui-in-play-count").number("count", count).end()) }
                    }
                    ul.menu-list { (list()) }
                }
            }
        }
    }
}

/// What holds for this check or turn, and who was executed for good.
fn for_now(scene: &Scene<'_>) -> Vec<Chip> {
    let (words, view) = (scene.words, scene.view);
    let more = &view.turn.more;
    let told = |drawing: &'static str, text: String| Chip {
        drawing,
        run: run(&text),
        markup: html! { span.chip title=(text) { (glyph(drawing)) span { (text) } } },
    };
    // With few words in the chip, and all of them under the pointer and aloud.
    let short = |drawing: &'static str, shown: String, text: String| Chip {
        drawing,
        run: run(&shown),
        markup: html! { span.chip title=(text) { (glyph(drawing)) span aria-hidden="true" { (shown) } span.sr { (text) } } },
    };
    let mut chips = Vec::new();
    if view.check_now().is_some_and(|check| check.reckless) {
        chips.push(Chip { drawing: "reckless", run: run(&words.ui("ui-reckless").end()), markup: reckless(words) });
    }
    if more.jump_promised {
        chips.push(told("jump", words.ui("ui-in-play-jump").end()));
    }
    if more.no_jump {
        chips.push(told("closed", words.ui("ui-in-play-no-jump").end()));
    }
    if let Some((title, from)) = more.borrowed {
        chips.push(told(
            title.id(),
            words.ui("ui-in-play-borrowed").name("title", title).text("who", scene.who(from)).end(),
        ));
    }
    let turn = &view.turn.daybreak;
    if turn.truce {
        chips.push(short("closed", words.ui("ui-in-play-truce-short").end(), words.ui("ui-in-play-truce").end()));
    }
    if turn.mission {
        chips.push(short("crisis", words.ui("ui-in-play-mission-short").end(), words.ui("ui-in-play-mission").end()));
    }
    if turn.caught {
        let what = words.ui("ui-in-play-caught").text("who", scene.who(view.turn.current)).end();
        chips.push(short("brig", words.ui("ui-in-play-caught-short").end(), what));
    }
    let by_missions: u8 = by_mission(scene).iter().map(|&by| u8::from(by)).sum();
    if by_missions > 0 {
        let what = words.ui("ui-in-play-missions").number("count", by_missions).end();
        let markup = html! {
            span.chip.chip-mission title=(what) {
                (glyph("mission")) span aria-hidden="true" { "+" (by_missions) } span.sr { (what) }
            }
        };
        chips.push(Chip { drawing: "mission", run: run("+1"), markup });
    }
    if !view.fleet.executed.is_empty() {
        let names = view.fleet.executed.iter().map(|&character| words.short(character)).collect();
        let say = words.ui("ui-in-play-executed").text("names", words.commas(names));
        chips.push(told("airlock", say.text("mourned", if view.fleet.mourned { "yes" } else { "no" }).end()));
    }
    chips
}

/// The mark of a check on which a Reckless card was played (PEG-030).
pub(super) fn reckless(words: &Words) -> Markup {
    let what = words.ui("ui-reckless-what").end();
    html! { span.chip.chip-reckless title=(what) { (glyph("reckless")) span { (words.ui("ui-reckless").end()) } } }
}

fn chip(scene: &Scene<'_>, card: &InPlay) -> Chip {
    let words = scene.words;
    let name = match card.holder {
        Some(seat) => words.ui("ui-in-play-held").name("card", card.card).text("who", scene.who(seat)).end(),
        None => words.name(card.card),
    };
    let drawing = card_glyph(card.card);
    let markup =
        html! { a.chip href={ "?explain=" (explained(card.card)) } title=(name) { (glyph(drawing)) span { (name) } } };
    Chip { drawing, run: run(&name), markup }
}

/// The drawing that tells what kind of card it is.
fn card_glyph(card: Source) -> &'static str {
    match card {
        Source::Crisis(_) => "crisis",
        Source::SuperCrisis(_) => "super-crisis",
        Source::Quorum(_) => "quorum",
        Source::Destination(_) => "distance",
        Source::Loyalty(_) => "loyalty",
        Source::Title(title) => title.id(),
        Source::Mutiny(_) => "mutiny",
        Source::Mission(_) => "mission",
        Source::Location(_) | Source::Skill(_) | Source::Ability(_) => "card",
    }
}
