//! The end: who won and why, everybody's cards, what turned it, and the proof of the shuffle.

use airlock_game::cards::{Agenda, Loyalty, Motive, Objective, Team};
use airlock_game::event::{Cause, Ending};
use airlock_game::state::Standing;
use airlock_game::terms::Side;
use airlock_game::view::PlayerView;
use airlock_text::{Holder, Phrase};
use maud::{Markup, html};

use super::choice::goal;
use super::crisis::yes;
use crate::page::{Scene, glyph, mark, mini_token};
use crate::turning::{Point, Turning};

/// So many turning points fit in a row.
const TURNING_POINTS: usize = 4;

pub(super) fn ending(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let Some(over) = scene.view.over else { return html! {} };
    let won = scene.me.and_then(|me| scene.view.players.get(me.index())).map(has_won);
    let humans = over.winner == Side::Human;
    html! {
        section.stage #stage aria-label=(words.ui("ui-end").end()) {
            div.final.panel {
                div.{ "ending" (if won.unwrap_or(humans) { " is-won" } else { "" }) } {
                    h2 { (headline(scene, over)) }
                    p { (summary(scene, over)) }
                }
                (fates(scene, over))
                (turning(scene))
                (proof(scene))
            }
        }
    }
}

fn headline(scene: &Scene<'_>, over: Ending) -> String {
    let cause = match over.cause {
        Cause::Jumped => match scene.view.setup.objective {
            Objective::Kobol => "jumped",
            Objective::NewCaprica => "new-caprica",
            Objective::Earth => "earth",
        },
        Cause::NoCharacters => "no-characters",
        Cause::Resource(resource) => resource.id(),
        Cause::Boarded => "boarded",
        Cause::Destroyed => "destroyed",
    };
    scene.words.ui("ui-end-title").text("cause", cause).end()
}

/// Who won and how, where the fleet stood, and which Cylons win.
fn summary(scene: &Scene<'_>, over: Ending) -> String {
    let words = scene.words;
    let view = scene.view;
    let cylons = view.players.iter().filter(|player| !plays_alone(player) && side(player) == Side::Cylon);
    let names: Vec<Phrase> = cylons.map(|player| scene.who(player.seat)).collect();
    let own = view.players.iter().find(|player| plays_alone(player));
    let say = words.ui("ui-end-summary").text("ending", words.ending(over));
    let say = say.number("turn", view.turn.number).number("distance", view.fleet.distance).number("goal", goal(view));
    let say = say.number("cylons", i32::try_from(names.len()).unwrap_or(i32::MAX)).text("names", words.and(names));
    match own {
        Some(player) => format!("{} {}", say.end(), alone(scene, player)),
        None => say.end(),
    }
}

/// A Cylon leader or Sympathetic Cylon (PEG-081, DAY-035).
fn plays_alone(player: &PlayerView) -> bool {
    !player.agenda.is_empty() || has_motives(player)
}

fn has_motives(player: &PlayerView) -> bool {
    !player.motives.is_empty() || !player.shown_motives.is_empty()
}

/// PEG-081, DAY-035: whoever has an agenda or motives wins or loses by them alone.
fn alone(scene: &Scene<'_>, player: &PlayerView) -> String {
    let words = scene.words;
    let says = |key| words.ui(key).text("who", scene.who(player.seat)).text("won", yes(has_won(player)));
    if has_motives(player) {
        let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        let (shown, kept) = (player.shown_motives.len(), player.motives.len());
        return says("ui-end-motives").number("shown", number(shown)).number("all", number(shown + kept)).end();
    }
    match player.agenda.first().copied().flatten() {
        Some(agenda) => says("ui-end-alone").name("agenda", agenda).end(),
        None => String::new(),
    }
}

fn has_won(player: &PlayerView) -> bool {
    player.won.unwrap_or(false)
}

/// BASE-176: one Cylon card makes a Cylon.
fn side(player: &PlayerView) -> Side {
    let cylon = player.loyalty.iter().flatten().any(|card| card.row().team == Team::Cylon);
    if cylon || player.standing != Standing::Human { Side::Cylon } else { Side::Human }
}

fn fates(scene: &Scene<'_>, over: Ending) -> Markup {
    let words = scene.words;
    let mut players: Vec<&PlayerView> = scene.view.players.iter().collect();
    players.sort_by_key(|player| (!has_won(player), side(player) != over.winner));
    html! {
        table.final-table {
            thead {
                tr {
                    th scope="col" { (words.ui("ui-end-who").end()) }
                    th scope="col" { (words.ui("ui-end-loyalty").end()) }
                    th scope="col" { (words.ui("ui-end-hand").end()) }
                    th scope="col" { span.sr { (words.ui("ui-end-result").end()) } }
                }
            }
            tbody {
                @for player in players { (fate_row(scene, player, has_won(player))) }
                @if let Some(assist) = &scene.view.assist {
                    tr.final-row {
                        th scope="row" {
                            span { (words.short(assist.character)) small { (words.ui("ui-end-assist").end()) } }
                        }
                        td {
                            @for &card in &assist.turned { (fate(scene, card, &words.ui("ui-end-turned-up").end())) }
                            @for card in assist.loyalty.iter().flatten() { (fate(scene, *card, "")) }
                        }
                        td {} td {}
                    }
                }
            }
        }
    }
}

fn fate_row(scene: &Scene<'_>, player: &PlayerView, won: bool) -> Markup {
    let words = scene.words;
    let mut hand = player.hand.known.clone();
    hand.sort_unstable_by_key(|card| (card.skill(), std::cmp::Reverse(card.strength())));
    let shown = scene
        .told
        .shown_in_turn(player.seat)
        .map_or_else(String::new, |turn| words.ui("ui-end-shown").number("turn", turn).end());
    let hidden = words.ui("ui-end-hidden").end();
    let person = if scene.me == Some(player.seat) { words.ui("ui-you-small").end() } else { scene.person(player.seat) };
    html! {
        tr.{ "final-row" (if won { " is-won" } else { "" }) } {
            th scope="row" {
                (mini_token(scene, player.seat))
                span { (scene.name(player.seat)) small { (person) } }
            }
            td {
                @for card in player.loyalty.iter().flatten() { (fate(scene, *card, &hidden)) }
                @for &card in &player.shown { (fate(scene, card, &shown)) }
                @for &agenda in player.agenda.iter().flatten() { (agenda_fate(scene, player, agenda)) }
                @for &motive in &player.shown_motives { (motive_fate(scene, player, motive, true)) }
                @for &motive in player.motives.iter().flatten() { (motive_fate(scene, player, motive, false)) }
            }
            td {
                span.final-hand {
                    @for card in &hand { span.held { (mark(words, card.skill())) b { (card.strength()) } } }
                    @if hand.is_empty() { span.final-none { (words.ui("ui-end-no-cards").end()) } }
                }
            }
            td.final-result { (words.ui("ui-end-won").text("won", yes(won)).end()) }
        }
    }
}

/// A Loyalty card; of a card that says more than "not a Cylon" also what became of it.
fn fate(scene: &Scene<'_>, card: Loyalty, became: &str) -> Markup {
    let (class, drawing) = match card.row().team {
        Team::Human => ("fate is-human", "tick"),
        Team::Cylon => ("fate is-cylon", "loyalty"),
        Team::Sympathizer | Team::SympatheticCylon => ("fate is-symp", "sleeper"),
        Team::Mutineer => ("fate is-symp", "mutiny"),
    };
    let say = scene.words.ui("ui-end-fate").name("team", card.row().team).text("became", became.to_owned());
    let text = say.text("told", yes(!became.is_empty())).end();
    html! { span.{ (class) } title=(scene.words.loyalty(card)) { (glyph(drawing)) (text) } }
}

/// Everybody reads the lines at the end, so that they speak to their holder alone as "you".
fn holder<'a>(scene: &'a Scene<'_>, player: &PlayerView) -> Holder<'a> {
    if scene.me == Some(player.seat) { Holder::Reader } else { Holder::Other(player.seat, scene) }
}

/// An agenda, open at last, with what it asked for, line by line.
fn agenda_fate(scene: &Scene<'_>, player: &PlayerView, agenda: Agenda) -> Markup {
    let words = scene.words;
    let say = words.ui("ui-end-agenda").name("agenda", agenda).text("won", yes(has_won(player)));
    html! {
        span.fate.is-symp title=(words.text(agenda)) { (glyph("leader")) (say.end()) }
        ul.fate-lines {
            @for (line, &reached) in words.agenda_lines(agenda, holder(scene, player)).iter().zip(&player.reached) {
                (fate_line(scene, line, reached))
            }
        }
    }
}

/// A motive, open at last: those that were true have been revealed (DAY-034).
fn motive_fate(scene: &Scene<'_>, player: &PlayerView, motive: Motive, revealed: bool) -> Markup {
    let words = scene.words;
    let say = words.ui("ui-end-motive").name("motive", motive).name("side", motive.row().side);
    html! {
        span.fate.is-symp title=(words.text(motive)) { (glyph("motive")) (say.text("revealed", yes(revealed)).end()) }
        ul.fate-lines { (fate_line(scene, &words.motive_line(motive, holder(scene, player)), revealed)) }
    }
}

/// A line of an agenda or a motive, and whether it came true.
fn fate_line(scene: &Scene<'_>, line: &str, reached: bool) -> Markup {
    let said = scene.words.ui("ui-end-reached").text("reached", yes(reached)).end();
    html! {
        li.is-reached[reached] { (glyph(if reached { "tick" } else { "cross" })) span.sr { (said) " " } (line) }
    }
}

fn turning(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let points = scene.told.turning(TURNING_POINTS);
    html! {
        @if !points.is_empty() {
            section.turning aria-labelledby="turning-title" {
                h3 #turning-title { (words.ui("ui-end-turning").end()) }
                ol {
                    @for point in &points {
                        li {
                            a href={ (scene.path("replay")) "?step=" (point.version) } {
                                b { (words.ui("ui-end-turn").number("turn", point.turn).end()) }
                                (told(scene, point))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A turning point in a few words.
fn told(scene: &Scene<'_>, turning: &Turning) -> String {
    let words = scene.words;
    match turning.point {
        Point::Revealed { seat, .. } => words.ui("ui-turning-revealed").text("who", scene.who(seat)).end(),
        Point::Sympathizer { seat, cylon } => {
            words.ui("ui-turning-sympathizer").text("who", scene.who(seat)).text("cylon", yes(cylon)).end()
        }
        Point::Sleepers => words.ui("ui-turning-sleepers").end(),
        Point::SuperCrisis { seat, card } => {
            words.ui("ui-turning-super").text("who", scene.who(seat)).name("card", card).end()
        }
        Point::Lost { on, short, resource, by } => {
            let say = words.ui("ui-turning-lost").name("card", on).number("short", short.unwrap_or(0));
            say.name("resource", resource).change("by", by).end()
        }
        Point::Jumped { distance } => {
            words.ui("ui-turning-jumped").number("distance", distance).number("goal", goal(scene.view)).end()
        }
        Point::Executed { seat, character } => {
            words.ui("ui-turning-executed").name("who", character).text("person", scene.person(seat)).end()
        }
        Point::NewCaprica => words.ui("ui-turning-new-caprica").end(),
        Point::Returned => words.ui("ui-turning-returned").end(),
        Point::Mutineer { seat } => words.ui("ui-turning-mutineer").text("who", scene.who(seat)).end(),
        Point::RebelBasestar { side } => words.ui("ui-turning-rebel").name("side", side).end(),
        Point::ColonialOneDestroyed => words.ui("ui-turning-colonial-one").end(),
        Point::HubDestroyed => words.ui("ui-turning-hub").end(),
        Point::Ended { ending } => words.ending(ending),
    }
}

/// That nobody chose the shuffle: the seal was shown before the first deal, the seed opens it.
fn proof(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let table = scene.table;
    html! {
        section.proof aria-labelledby="proof-title" {
            h3 #proof-title { (glyph("lock")) (words.ui("ui-proof").end()) }
            p { (words.ui("ui-proof-how").end()) }
            dl.seals {
                div { dt { (words.ui("ui-proof-seal").end()) } dd { code title=(table.seal) { (short(&table.seal)) } } }
                @if let Some(seed) = &table.seed {
                    div { dt { (words.ui("ui-proof-seed").end()) } dd { code title=(seed) { (short(seed)) } } }
                }
            }
            p.proof-links {
                @if let Some(seed) = &table.seed {
                    button.button type="button" data-seal=(table.seal) data-seed=(seed) {
                        (words.ui("ui-proof-browser").end())
                    }
                }
                a href=(scene.path("save")) { (words.ui("ui-proof-file").end()) }
                code.proof-command { "airlock replay --verify airlock-" (table.id) ".json" }
                // A live region must be there before it speaks.
                output.proof-result {}
            }
            details.proof-full {
                summary { (words.ui("ui-proof-full").end()) }
                p { (words.ui("ui-proof-seal").end()) br; code { (table.seal) } }
                @if let Some(seed) = &table.seed { p { (words.ui("ui-proof-seed").end()) br; code { (seed) } } }
            }
        }
    }
}

/// The beginning and the end of a long number, in groups of four.
fn short(number: &str) -> String {
    let part = |from: usize, to: usize| number.get(from..to).unwrap_or_default();
    let end = number.len();
    if end <= 20 {
        return number.to_owned();
    }
    format!("{} {} … {} {}", part(0, 4), part(4, 8), part(end - 8, end - 4), part(end - 4, end))
}

/// What stands in the place of the ask once the game is over: who wants another one.
pub fn again(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let table = scene.table;
    let people = table.seats.iter().filter(|seat| !seat.bot).count();
    let want = table.again.iter().filter(|&&seat| !scene.is_bot(seat)).count();
    let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
    let wanting = scene.me.is_some_and(|me| table.again.contains(&me));
    html! {
        form.ask #ask method="post" action=(scene.path("again")) aria-labelledby="ask-title" {
            header.ask-head {
                h2.ask-title #ask-title { (words.ui("ui-again").end()) }
                p.ask-rule { (words.ui("ui-again-rule").number("want", number(want)).number("all", number(people)).end()) }
            }
            div.ask-body {
                ol.wants {
                    @for player in &scene.view.players {
                        li {
                            (mini_token(scene, player.seat))
                            @if scene.me == Some(player.seat) { (words.ui("ui-you").end()) }
                            @else { (scene.person(player.seat)) }
                            span { (words.ui("ui-again-state").text("state", state(scene, player)).end()) }
                        }
                    }
                }
            }
            footer.ask-foot {
                @if let Some(next) = &table.next {
                    p.ask-summary { (words.ui("ui-again-begun").end()) }
                    p.ask-buttons { a.button.button-go href={ "/t/" (next) } { (words.ui("ui-again-next").end()) } }
                } @else {
                    p.ask-summary { (words.ui("ui-again-starts").end()) }
                }
                @if scene.me.is_some() && table.next.is_none() {
                    p.ask-buttons {
                        @if !wanting {
                            button.button.button-go name="want" value="yes" { (words.ui("ui-again-yes").end()) }
                        } @else if want < people {
                            button.button.button-go name="start" value="1" {
                                (words.ui("ui-again-bots").number("count", number(want)).end())
                            }
                        }
                    }
                }
                p.ask-buttons {
                    a.button href=(scene.path("replay")) { (words.ui("ui-again-replay").end()) }
                    a.button href=(scene.path("save")) { (words.ui("ui-again-save").end()) }
                }
            }
        }
    }
}

fn state(scene: &Scene<'_>, player: &PlayerView) -> &'static str {
    let card = scene.table.seats.get(player.seat.index());
    match card {
        Some(card) if card.bot => "bot",
        Some(_) | None if scene.table.again.contains(&player.seat) => "yes",
        Some(card) if !card.here => "away",
        Some(_) | None => "not-yet",
    }
}
