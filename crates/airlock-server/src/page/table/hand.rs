//! What lies before me: who I am, my secret, my cards. A spectator reads how to get a hand.

use airlock_game::cards::base::tokens::HAND_LIMIT;
use airlock_game::cards::daybreak::tokens::{MUTINEER_LIMIT, MUTINY_LIMIT};
use airlock_game::cards::{AbilityKind, AbilityRule, Character, Loyalty, Motive, Team};
use airlock_game::state::Standing;
use airlock_game::terms::Side;
use airlock_game::view::PlayerView;
use airlock_game::{Choice, Interrupt, Options, Rules, Seat, Setup};
use maud::{Markup, html};

use super::cards;
use crate::entered::PERSON_NAME;
use crate::page::{Entrance, Scene, Way, glyph, glyph_class, mini_token};

/// `open`: my Loyalty cards lie open.
pub fn hand(scene: &Scene<'_>, open: bool) -> Markup {
    match scene.me.and_then(|seat| scene.view.players.get(seat.index())) {
        Some(player) => mine(scene, player, open),
        None => watching(scene),
    }
}

fn mine(scene: &Scene<'_>, player: &PlayerView, open: bool) -> Markup {
    let words = scene.words;
    let cards = cards::cards(scene, player);
    let playable = i32::try_from(cards.iter().filter(|card| card.control.is_some()).count()).unwrap_or(i32::MAX);
    html! {
        section.hand.panel #hand aria-label=(words.ui("ui-hand").end()) {
            input.sheet-toggle type="checkbox" id="sheet";
            label.sheet-handle for="sheet" {
                (glyph("card")) (words.ui("ui-hand-short").end()) b { (player.hand.cards) }
                span { @if playable > 0 { (words.ui(lit_key(scene)).number("count", playable).end()) } }
                (glyph("chevron"))
            }
            (me(scene, player, open))
            @if cards.is_empty() { p.hand-empty { (words.ui("ui-hand-empty").end()) } }
            @else { ol.cards { @for card in &cards { (cards::draw(card)) } } }
        }
    }
}

/// What the lit cards of the hand are good for.
fn lit_key(scene: &Scene<'_>) -> &'static str {
    match scene.view.ask.as_ref().map(|ask| &ask.options) {
        Some(Options::Cards { .. }) => "ui-hand-choosable",
        Some(Options::Choices(_)) | None => "ui-hand-playable",
    }
}

fn me(scene: &Scene<'_>, player: &PlayerView, open: bool) -> Markup {
    let words = scene.words;
    html! {
        div.me {
            p.me-name { (mini_token(scene, player.seat)) (scene.name(player.seat)) }
            (free(scene))
            @match player.standing {
                Standing::Human => @if let Some(character) = player.character {
                    (once(scene, player, character, player.once_used || player.forfeited))
                },
                // PEG-077: a leader has their whole sheet.
                Standing::Leader => {
                    (revealed(scene, player))
                    @if let Some(character) = player.character { (once(scene, player, character, player.once_used)) }
                }
                Standing::Cylon | Standing::Sympathizer | Standing::SympatheticCylon => (revealed(scene, player)),
            }
            p.me-line { (glyph("card")) (count(scene, player)) }
            @if player.character.is_some() {
                p.me-line { a href={ "?sheet=" (player.seat.0) } { (words.ui("ui-hand-sheet").end()) } }
            }
            @if player.shown_motives.is_empty() { (secret(scene, player, open)) }
            @else { div.motives { (shown_motives(scene, player)) (secret(scene, player, open)) } }
        }
    }
}

/// Motives that I may reveal at any moment, whoever is asked (DAY-033). Which they are shows only when
/// the list is opened.
fn free(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let motives: Vec<(Motive, String)> =
        scene.view.free.iter().filter_map(|choice| Some((motive_of(choice)?, words.free(choice)))).collect();
    let label =
        words.ui("ui-hand-motives-true").number("count", i32::try_from(motives.len()).unwrap_or(i32::MAX)).end();
    html! {
        @if !motives.is_empty() {
            details.menu.me-free {
                summary.icon-button title=(label) { (glyph("motive")) span.sr { (label) } }
                form.menu-list method="post" action=(scene.path("reveal")) {
                    @for (motive, label) in motives {
                        button name="motive" value=(motive.id()) title=(words.text(motive)) { (label) }
                    }
                }
            }
        }
    }
}

fn motive_of(choice: &Choice) -> Option<Motive> {
    match choice {
        Choice::Use(Interrupt::Motive(motive), _) => Some(*motive),
        _ => None,
    }
}

/// How many Mutiny cards of how many (DAY-014), and who the Mutineer is.
fn mutiny(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let words = scene.words;
    let mutineer = player.shown.iter().any(|card| card.row().team == Team::Mutineer);
    if player.mutiny.is_empty() && !mutineer {
        return html! {};
    }
    let limit = if mutineer { MUTINEER_LIMIT } else { MUTINY_LIMIT };
    let count = i32::try_from(player.mutiny.len()).unwrap_or(i32::MAX);
    let key = if mutineer { "ui-hand-mutineer" } else { "ui-hand-mutiny" };
    let what = words.ui(key).number("count", count).number("limit", limit).end();
    html! {
        span title=(what) { (glyph("mutiny")) b aria-hidden="true" { (count) "/" (limit) } span.sr { (what) } }
    }
}

/// Motives that I have revealed, which everybody sees.
fn shown_motives(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let words = scene.words;
    html! {
        @for &motive in &player.shown_motives {
            @let side = motive.row().side;
            @let name = format!("motive/{}", motive.id());
            a.motive.is-cylon[side == Side::Cylon] href={ "?explain=" (name) } data-explain=(name)
                title={ (words.label(motive)) "\n" (words.text(motive)) }
            {
                (glyph(if side == Side::Cylon { "line-cylon" } else { "line-human" }))
                span.sr { (words.label(motive)) " " } (words.ui("ui-hand-motive-side").name("side", side).end())
            }
        }
    }
}

/// The once-per-game ability; with Daybreak it costs a miracle token (DAY-008).
fn once(scene: &Scene<'_>, player: &PlayerView, character: Character, used: bool) -> Markup {
    let row = character.row().abilities.iter().find(|row| row.kind == AbilityKind::OncePerGame);
    if Rules::of(&scene.view.setup).is_ok_and(|rules| rules.has_miracles) {
        let text = row.map(|row| scene.words.text_with(row.ability, scene.view.setup.sets));
        let drawing = if player.miracles > 0 { "miracle" } else { "miracle-used" };
        let has = scene.words.ui("ui-hand-miracles").number("count", player.miracles).end();
        let unrest = mutiny(scene, player);
        // Beside Mutiny cards, or under what a leader is, there is room for the numbers alone.
        let short = !unrest.0.is_empty() || player.standing == Standing::Leader;
        return html! {
            p.me-line.me-tokens {
                span title=[text] {
                    (glyph_class(drawing, "glyph-miracle"))
                    @if short { b aria-hidden="true" { (player.miracles) } }
                    span.sr[short] { (has) }
                }
                (unrest)
            }
        };
    }
    let (drawing, key) = if used { ("once-used", "ui-hand-once-used") } else { ("once", "ui-hand-once") };
    html! {
        @if let Some(row) = row {
            p.me-line title=(scene.words.text_with(row.ability, scene.view.setup.sets)) {
                (glyph(drawing)) span { (scene.words.ui(key).name("ability", row.ability).end()) }
            }
        }
    }
}

/// What a revealed Cylon is, and whether they hold a Super Crisis.
fn revealed(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let words = scene.words;
    let crises = i32::try_from(player.super_crises.len()).unwrap_or(i32::MAX);
    let key = match player.standing {
        Standing::Sympathizer => "ui-hand-sympathizer",
        Standing::Leader if player.infiltrating => "ui-hand-leader-infiltrating",
        Standing::Leader => "ui-hand-leader",
        Standing::SympatheticCylon => "ui-hand-sympathetic-cylon",
        Standing::Cylon | Standing::Human => "ui-hand-cylon",
    };
    html! {
        p.me-line {
            (glyph("super-crisis"))
            span {
                @if crises > 0 { (words.ui("ui-hand-super-crises").number("count", crises).end()) }
                @else { (words.ui(key).end()) }
            }
        }
    }
}

/// How many cards of how many, and the Quorum cards of the President.
fn count(scene: &Scene<'_>, player: &PlayerView) -> String {
    let limit = limit(&scene.view.setup, player);
    let quorum = match scene.view.president {
        Some(seat) if seat == player.seat => i32::try_from(scene.view.decks.quorum_hand.len()).unwrap_or(i32::MAX),
        Some(_) | None => 0,
    };
    let say = scene.words.ui("ui-hand-count").number("count", player.hand.cards).number("limit", limit);
    let most = Rules::of(&scene.view.setup).ok().and_then(|rules| rules.quorum_limit);
    let limited = if most.is_some() { "yes" } else { "no" };
    say.number("quorum", quorum).number("most", most.unwrap_or_default()).text("limited", limited).end()
}

/// BASE-036, BASE-219: how many cards the player may keep.
fn limit(setup: &Setup, player: &PlayerView) -> u8 {
    // A revealed Cylon has no abilities any more, a leader has (PEG-077), and some tables play without weaknesses.
    let has_sheet = matches!(player.standing, Standing::Human | Standing::Leader);
    let weak = has_sheet && Rules::of(setup).is_ok_and(|rules| rules.weaknesses);
    let rows = player.character.filter(|_| weak).map(|character| &character.row().abilities);
    let own = rows.into_iter().flatten().find_map(|row| match row.rule {
        AbilityRule::Trait(property) => property.hand_limit(),
        AbilityRule::Action(_) | AbilityRule::Movement(_) | AbilityRule::Response(_) => None,
    });
    own.unwrap_or(HAND_LIMIT)
}

/// My Loyalty cards while I hold them open.
pub fn loyalty(scene: &Scene<'_>) -> Markup {
    let player = scene.me.and_then(|seat| scene.view.players.get(seat.index()));
    html! { @if let Some(player) = player { (secret(scene, player, true)) } }
}

/// My Loyalty cards and my agenda. Their faces are in the page only while they are held open; without
/// script the link opens and closes them.
fn secret(scene: &Scene<'_>, player: &PlayerView, open: bool) -> Markup {
    let words = scene.words;
    let count = |cards: usize| i32::try_from(cards).unwrap_or(i32::MAX);
    let (loyalty, agendas) = (count(player.loyalty.len()), count(player.agenda.len()));
    let motives = count(player.motives.len());
    if loyalty + agendas + motives == 0 {
        return html! {};
    }
    let (label, name) = if motives > 0 {
        let said = |key| words.ui(key).number("count", motives).end();
        (said("ui-hand-motives-look"), said("ui-hand-motives"))
    } else {
        let look = words.ui("ui-hand-loyalty-look").number("count", loyalty).number("agendas", agendas);
        (look.end(), words.ui("ui-hand-loyalty").number("agendas", agendas).end())
    };
    html! {
        @if open {
            a.secret.is-open #loyalty href=(scene.path("")) data-secret=(scene.path("")) {
                span.secret-cards aria-hidden="true" {
                    @for card in &player.loyalty { i.is-cylon[card.is_some_and(is_cylon)] {} }
                    @for _ in &player.agenda { i.is-cylon {} }
                    @for motive in &player.motives { i.is-cylon[motive.is_some_and(|one| one.row().side == Side::Cylon)] {} }
                }
                span.secret-face {
                    @for &card in player.loyalty.iter().flatten() { span { (face(scene, card)) } }
                    @for &agenda in player.agenda.iter().flatten() {
                        span title=(words.text(agenda)) { (words.label(agenda)) small { (words.text(agenda)) } }
                    }
                    @for &motive in player.motives.iter().flatten() {
                        span title=(words.text(motive)) { (words.label(motive)) small { (words.text(motive)) } }
                    }
                }
            }
        } @else {
            a.secret #loyalty href="?open=loyalty" data-secret=(scene.path("")) title=(label) {
                span.secret-cards aria-hidden="true" {
                    @for _ in 0..(player.loyalty.len() + player.agenda.len() + player.motives.len()) { i {} }
                }
                span.secret-hint { (name) br; (words.ui("ui-hand-loyalty-hold").end()) span.sr { " " (label) } }
            }
        }
    }
}

fn is_cylon(card: Loyalty) -> bool {
    match card.row().team {
        Team::Human | Team::Mutineer => false,
        Team::Cylon | Team::Sympathizer | Team::SympatheticCylon => true,
    }
}

fn face(scene: &Scene<'_>, card: Loyalty) -> String {
    let words = scene.words;
    let say = words.ui("ui-hand-loyalty-face").text("team", card.row().team.id());
    say.text("power", words.power(card).unwrap_or_default()).end()
}

fn watching(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let over = scene.view.over.is_some();
    html! {
        section.hand.panel.is-watching #hand aria-label=(words.ui("ui-hand").end()) {
            div.watching {
                p.watching-head { (glyph("eye")) (words.ui(if over { "ui-hand-watch-over" } else { "ui-hand-watch" }).end()) }
                @if over {
                    p { a.button href=(scene.path("replay")) { (words.ui("ui-menu-replay").end()) } }
                } @else {
                    p { (words.ui("ui-hand-watch-what").end()) }
                }
                @if !over { (entrance(scene)) }
            }
        }
    }
}

/// How somebody without a seat comes to one. Posts `/t/{id}/sit` and `/t/{id}/leave`.
fn entrance(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let Entrance { own, free, .. } = &scene.table.entrance;
    match *own {
        Way::Ask if free.is_empty() => html! {},
        Way::Ask => sit(scene, free),
        Way::Asked(seat) => html! {
            form.watching-seats method="post" action=(scene.path("leave")) {
                p { (words.ui("ui-hand-watch-asked").text("seat", scene.name(seat)).end()) }
                button.button { (words.ui("ui-hand-watch-withdraw").end()) }
            }
        },
        Way::Back(seat) => html! {
            form.watching-seats method="post" action=(scene.path("sit")) {
                p { (words.ui("ui-hand-watch-left").end()) }
                button.button.button-go name="seat" value=(seat.0) {
                    (mini_token(scene, seat)) (words.ui("ui-hand-watch-back").end())
                }
            }
        },
        Way::Shut => html! { p { (words.ui("ui-hand-watch-shut").end()) } },
    }
}

/// Seats that a bot keeps warm. The host decides who gets one.
fn sit(scene: &Scene<'_>, free: &[Seat]) -> Markup {
    let words = scene.words;
    let name = words.ui("ui-hand-watch-name").end();
    html! {
        form.watching-seats method="post" action=(scene.path("sit")) {
            p { (words.ui("ui-hand-watch-sit").end()) }
            input.input name="name" maxlength=(PERSON_NAME) autocomplete="nickname" placeholder=(name) aria-label=(name);
            @for &seat in free {
                button.button name="seat" value=(seat.0) { (mini_token(scene, seat)) (scene.name(seat)) }
            }
        }
    }
}
