//! The top of the table: the mark, everybody in turn order, the tools.

use airlock_game::cards::Team;
use airlock_game::state::{Place, Standing};
use airlock_game::terms::Title;
use airlock_game::view::{AssistView, PlayerView};
use airlock_game::{Rules, Seat};
use airlock_text::LANGUAGES;
use maud::{Markup, html};

use super::refer::cover;
use crate::page::layout::language_form;
use crate::page::seal::seal;
use crate::page::settings::BotPace;
use crate::page::{Scene, Target, glyph, glyph_class, initials, mini_token};

pub fn brand(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        a.brand href="/" title=(words.ui("ui-brand-title").end()) {
            (glyph("airlock"))
            span.brand-name { (words.ui("ui-brand").end()) }
        }
    }
}

pub fn people(scene: &Scene<'_>) -> Markup {
    html! {
        section.people #people aria-label=(scene.words.ui("ui-people").end()) {
            ol.people-list {
                @for player in &scene.view.players { (person(scene, player)) }
                @if let Some(assist) = &scene.view.assist { (helper(scene, assist)) }
            }
        }
    }
}

fn person(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let (words, view, seat) = (scene.words, scene.view, player.seat);
    let mine = scene.me == Some(seat);
    let current = view.turn.number > 0 && view.turn.current == seat && view.over.is_none();
    let waited = !mine && view.over.is_none() && view.waiting.contains(seat);
    let cylon = player.standing != Standing::Human;
    html! {
        li.person data-leaf="" .is-me[mine].is-current[current].is-waited[waited].is-cylon[cylon].is-infiltrating[player.infiltrating] id={ "seat-" (seat.0) }
            aria-current=[current.then_some("step")] {
            (mini_token(scene, seat))
            div {
                p.person-row {
                    @if player.character.is_some() {
                        a.person-name href={ "?sheet=" (seat.0) } title=(scene.person(seat)) {
                            span { (scene.name(seat)) } (who(scene, seat))
                        }
                    } @else {
                        span.person-name title=(scene.person(seat)) { span { (scene.name(seat)) } (who(scene, seat)) }
                    }
                    span.person-hand {
                        (glyph("card")) (player.hand.cards)
                        span.sr { (words.ui("ui-people-hand").number("count", player.hand.cards).end()) }
                    }
                }
                p.person-row {
                    @let place = place(scene, player);
                    span.person-where title=(place) { (place) }
                    span.person-marks { (marks(scene, player)) }
                }
            }
            (cover(scene, Target::Seat(seat)))
        }
    }
}

/// Who plays the character.
fn who(scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    // Whoever reads this is here, though their page listens only once it is drawn.
    let here = scene.me == Some(seat) || scene.table.seats.get(seat.index()).is_none_or(|card| card.here || card.bot);
    let who = if scene.me == Some(seat) {
        words.ui("ui-people-you").end()
    } else if scene.is_bot(seat) {
        words.ui("ui-people-bot").end()
    } else if scene.character(seat).is_none() {
        String::new()
    } else {
        scene.person(seat)
    };
    html! {
        @if here { small { (who) } }
        @else {
            @let away = words.ui("ui-people-away").text("who", who.clone()).end();
            small.is-away title=(away) { span aria-hidden="true" { (who) } span.sr { (away) } }
        }
    }
}

fn place(scene: &Scene<'_>, player: &PlayerView) -> String {
    let words = scene.words;
    match player.place {
        Place::At(location) => words.label(location),
        Place::Piloting(area) if player.in_raptor => words.ui("ui-people-flies-raptor").name("area", area).end(),
        Place::Piloting(area) => words.ui("ui-people-flies").name("area", area).end(),
        Place::Off if player.character.is_none() => words.ui("ui-people-no-character").end(),
        Place::Off => words.ui("ui-people-off").end(),
    }
}

/// Titles, nukes, the once-per-game ability: what everybody sees before a player.
fn marks(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let (words, view, seat) = (scene.words, scene.view, player.seat);
    let quorum = i32::try_from(view.decks.quorum_hand.len()).unwrap_or(i32::MAX);
    html! {
        @if view.admiral == Some(seat) {
            (sign("admiral", &words.label(Title::Admiral)))
            @if view.fleet.nukes > 0 {
                span title=(words.ui("ui-people-nukes").number("count", view.fleet.nukes).end()) {
                    @for _ in 0..view.fleet.nukes { (glyph("nuke")) }
                    span.sr { (words.ui("ui-people-nukes").number("count", view.fleet.nukes).end()) }
                }
            }
        }
        @if view.president == Some(seat) {
            (sign("president", &words.ui("ui-people-president").number("count", quorum).end()))
        }
        @match player.standing {
            Standing::Human => @if player.character.is_some() {
                (once(scene, player, player.once_used || player.forfeited))
            },
            Standing::Cylon => span.sr { (words.ui("ui-people-cylon").end()) },
            Standing::Sympathizer => span.sr { (words.ui("ui-people-sympathizer").end()) },
            Standing::Leader | Standing::SympatheticCylon => (agent(scene, player)),
        }
        (unrest(scene, player))
    }
}

/// Who plays for an agenda: what they are, whether they pass for a human, and their own once-per-game ability.
fn agent(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let words = scene.words;
    let key = match player.standing {
        Standing::Leader => "ui-people-leader",
        Standing::Human | Standing::Cylon | Standing::Sympathizer | Standing::SympatheticCylon => {
            "ui-people-sympathetic"
        }
    };
    html! {
        (sign("leader", &words.ui(key).end()))
        @if player.infiltrating { (sign("infiltrate", &words.ui("ui-people-infiltrates").end())) }
        @if player.standing == Standing::Leader { (once(scene, player, player.once_used)) }
    }
}

fn sign(id: &str, what: &str) -> Markup {
    html! { span title=(what) { (glyph(id)) span.sr { (what) } } }
}

/// Mutiny cards that a player holds, the Mutineer, and motives that a leader has revealed.
fn unrest(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let words = scene.words;
    let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
    let counted = |id: &str, count: usize, what: String| {
        html! { span.person-count title=(what) { (glyph(id)) (count) span.sr { (what) } } }
    };
    let mutineer = player.shown.iter().any(|card| card.row().team == Team::Mutineer);
    let (mutiny, shown) = (player.mutiny.len(), player.shown_motives.len());
    html! {
        @if mutineer { (sign("closed", &words.ui("ui-people-mutineer").end())) }
        @if mutiny > 0 { (counted("mutiny", mutiny, words.ui("ui-people-mutiny").number("count", number(mutiny)).end())) }
        @if shown > 0 {
            (counted("motive", shown, words.ui("ui-people-motives").number("count", number(shown)).end()))
        }
    }
}

/// The once-per-game ability; with Daybreak the miracle tokens that it costs (DAY-008).
fn once(scene: &Scene<'_>, player: &PlayerView, used: bool) -> Markup {
    if Rules::of(&scene.view.setup).is_ok_and(|rules| rules.has_miracles) {
        let what = scene.words.ui("ui-people-miracles").number("count", player.miracles).end();
        return html! {
            span title=(what) {
                @for _ in 0..player.miracles { (glyph_class("miracle", "glyph-miracle")) }
                @if player.miracles == 0 { (glyph_class("miracle-used", "is-used")) }
                span.sr { (what) }
            }
        };
    }
    ability(scene, used)
}

fn ability(scene: &Scene<'_>, used: bool) -> Markup {
    if used {
        let what = scene.words.ui("ui-people-once-used").end();
        html! { span title=(what) { (glyph_class("once-used", "is-used")) span.sr { (what) } } }
    } else {
        sign("once", &scene.words.ui("ui-people-once").end())
    }
}

/// The second character of a game for one (BASE-279).
fn helper(scene: &Scene<'_>, assist: &AssistView) -> Markup {
    let words = scene.words;
    let key = if assist.lost { "ui-people-assist-lost" } else { "ui-people-assist" };
    html! {
        li.person.is-cylon[assist.lost] {
            span.{ "token " (crate::page::kind_class(assist.character)) } aria-hidden="true" {
                (initials(words, assist.character))
            }
            div {
                p.person-row { span.person-name { (words.short(assist.character)) } }
                p.person-row {
                    span.person-where { (words.ui(key).end()) }
                    span.person-marks { @if !assist.lost { (ability(scene, assist.once_used)) } }
                }
            }
        }
    }
}

pub fn tools(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let (rules, sound, menu) =
        (words.ui("ui-menu-rules").end(), words.ui("ui-menu-sound").end(), words.ui("ui-menu").end());
    html! {
        nav.top-tools aria-label=(words.ui("ui-tools").end()) {
            a.icon-button href="/rules" aria-label=(rules) title=(rules) { (glyph("book")) }
            button.icon-button type="button" hidden data-sound aria-pressed="false" aria-label=(sound) title=(sound) {
                (glyph("sound-off"))
            }
            details.menu {
                summary.icon-button aria-label=(menu) title=(menu) { (glyph("menu")) }
                ul.menu-list {
                    @if scene.view.over.is_some() {
                        li { a href=(scene.path("replay")) { (words.ui("ui-menu-replay").end()) } }
                        li { a href=(scene.path("save")) { (words.ui("ui-menu-save").end()) } }
                    }
                    li { a href="/rules" { (rules) } }
                    li { a href=(scene.path("report")) { (words.ui("ui-menu-report").end()) } }
                    li { a href=(scene.path("people")) { (words.ui("ui-menu-people").end()) } }
                    (pace(scene))
                    @if scene.me.is_some() { (of_my_seat(scene)) }
                    @if LANGUAGES.len() > 1 { li { (language_form(words, "menu-pace menu-languages")) } }
                    li { a href="/" { (words.ui("ui-menu-tables").end()) } }
                    li { (seal(words, &scene.table.seal)) }
                }
            }
        }
    }
}

/// How fast bots move; whoever may change it, can do so here. Posts `/t/{id}/pace` (`pace`).
pub fn pace(scene: &Scene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.table);
    let bots = table.seats.iter().any(|seat| seat.bot) && scene.view.over.is_none();
    html! {
        li #pace hidden[!bots] {
            @if bots {
                form.menu-pace method="post" action=(scene.path("pace")) data-live {
                    span { (words.ui("ui-menu-pace").end()) }
                    @for &pace in BotPace::ALL {
                        @if table.paces {
                            button name="pace" value=(pace.id()) aria-pressed=(pace == table.bots) { (pace.label(words)) }
                        } @else if pace == table.bots {
                            b { (pace.label(words)) }
                        }
                    }
                }
            }
        }
    }
}

/// What only somebody with a seat can do.
fn of_my_seat(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        li { form method="post" action="/account/device" { button { (words.ui("ui-menu-device").end()) } } }
        @if scene.view.over.is_none() {
            li {
                details.menu-leave {
                    summary { (words.ui("ui-menu-leave").end()) }
                    form method="post" action=(scene.path("leave")) {
                        p { (words.ui("ui-menu-leave-what").end()) }
                        button.button { (words.ui("ui-menu-leave-sure").end()) }
                    }
                }
            }
        }
    }
}
