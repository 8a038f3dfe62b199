//! Standing orders for always: ask me, or pass, for every card and ability that I can use out of turn.

use airlock_game::cards::{
    Ability, AbilityKind, AbilityRow, AbilityRule, Motive, MotiveTime, Quorum, SkillName, StandingRule, Trait, Window,
};
use airlock_game::orders::{StandingOrder, Usable};
use airlock_game::state::Standing;
use airlock_game::view::PlayerView;
use airlock_game::{Rules, Seat, Source};
use maud::{Markup, html};

use crate::page::{Scene, glyph, mark};

/// As it is posted: `usable=card/strategic-planning`.
pub fn usable_id(usable: Usable) -> String {
    match usable {
        Usable::Card(card) => format!("card/{}", card.id()),
        Usable::Ability(ability) => format!("ability/{}", ability.id()),
        Usable::Quorum(card) => format!("quorum/{}", card.id()),
        Usable::Motive(motive) => format!("motive/{}", motive.id()),
    }
}

pub fn usable_from_id(id: &str) -> Option<Usable> {
    let (kind, id) = id.split_once('/')?;
    match kind {
        "card" => SkillName::from_id(id).map(Usable::Card),
        "ability" => Ability::from_id(id).map(Usable::Ability),
        "quorum" => Quorum::from_id(id).map(Usable::Quorum),
        "motive" => Motive::from_id(id).map(Usable::Motive),
        _ => None,
    }
}

/// As it is posted to be withdrawn: `drop=check-12`.
pub fn order_id(order: StandingOrder) -> String {
    match order {
        StandingOrder::PassCheck(check) => format!("check-{check}"),
        StandingOrder::PassTurn(turn) => format!("turn-{turn}"),
        StandingOrder::PassAlways(usable) => usable_id(usable),
    }
}

pub fn order_from_id(id: &str) -> Option<StandingOrder> {
    if let Some(check) = id.strip_prefix("check-") {
        return check.parse().ok().map(StandingOrder::PassCheck);
    }
    if let Some(turn) = id.strip_prefix("turn-") {
        return turn.parse().ok().map(StandingOrder::PassTurn);
    }
    usable_from_id(id).map(StandingOrder::PassAlways)
}

pub fn orders(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let usable = scene.me.map(|me| usables(scene, me)).unwrap_or_default();
    let shown = |order: &&StandingOrder| match order {
        StandingOrder::PassAlways(own) => usable.iter().all(|(other, _)| other != own),
        StandingOrder::PassCheck(_) | StandingOrder::PassTurn(_) => true,
    };
    let running: Vec<&StandingOrder> = scene.desk.orders.iter().filter(shown).collect();
    html! {
        div.record-panel.panel-orders #orders role="tabpanel" aria-label=(words.ui("ui-record-orders").end()) {
            div.standings tabindex="0" {
                p.ask-note { (words.ui("ui-orders-note").end()) }
                @if usable.is_empty() && running.is_empty() { p.ask-note { (words.ui("ui-orders-none").end()) } }
                ol {
                    @for &(usable, when) in &usable { (switch(scene, usable, when)) }
                    @for &order in running { (given(scene, order)) }
                }
            }
        }
    }
}

/// Ask or pass for one card or ability.
fn switch(scene: &Scene<'_>, usable: Usable, when: Window) -> Markup {
    let words = scene.words;
    let passes = scene.desk.orders.contains(&StandingOrder::PassAlways(usable));
    let choices = [("ask", "ui-orders-ask", !passes), ("pass", "ui-orders-pass", passes)];
    html! {
        li.standing {
            span.standing-what {
                (drawing(scene, usable))
                span { (words.label(usable)) small { (words.ui(when_key(when)).end()) } }
            }
            form.segments method="post" action=(scene.path("order")) {
                input type="hidden" name="usable" value=(usable_id(usable));
                @for (to, key, on) in choices {
                    button.segment name="to" value=(to) aria-pressed=(if on { "true" } else { "false" }) {
                        (words.ui(key).end())
                    }
                }
            }
        }
    }
}

/// An order that runs out by itself, or is about something that one does not hold now.
fn given(scene: &Scene<'_>, order: StandingOrder) -> Markup {
    let words = scene.words;
    html! {
        li.standing {
            span.standing-what { (glyph("tick")) span { (words.order(order)) } }
            form.segments method="post" action=(scene.path("order")) {
                button.segment name="drop" value=(order_id(order)) { (words.ui("ui-orders-drop").end()) }
            }
        }
    }
}

fn drawing(scene: &Scene<'_>, usable: Usable) -> Markup {
    match usable {
        Usable::Card(name) => {
            let card = airlock_game::cards::SkillCard::all().find(|card| card.row().text.name == name);
            card.map_or_else(|| glyph("card"), |card| mark(scene.words, card.skill()))
        }
        Usable::Ability(ability) => match ability.row().1.kind {
            AbilityKind::OncePerGame => glyph("once"),
            AbilityKind::Passive | AbilityKind::Weakness | AbilityKind::Action | AbilityKind::Movement => glyph("plus"),
        },
        Usable::Quorum(_) => glyph("quorum"),
        Usable::Motive(_) => glyph("motive"),
    }
}

/// What the seat can use out of turn: cards in hand, abilities, cards before it.
fn usables(scene: &Scene<'_>, me: Seat) -> Vec<(Usable, Window)> {
    let mut found = Vec::new();
    let Some(player) =
        scene.view.players.get(me.index()).filter(|player| player.is_human() || player.standing == Standing::Leader)
    else {
        return found;
    };
    for card in &player.hand.known {
        if let Some(window) = card.window() {
            add(&mut found, Usable::Card(card.row().text.name), window);
        }
    }
    let rows = player.character.map(|character| &character.row().abilities[..]).unwrap_or_default();
    for row in rows.iter().filter(|row| row.kind != AbilityKind::OncePerGame || !is_spent(scene, player)) {
        if let Some(window) = ability_window(row) {
            add(&mut found, Usable::Ability(row.ability), window);
        }
    }
    for held in scene.view.in_play.iter().filter(|held| held.holder == Some(me)) {
        if let Source::Quorum(card) = held.card {
            let rule = card.row().stays.map(|stays| stays.rule);
            if let Some(StandingRule::Arbitrator(_) | StandingRule::ChiefOfStaff(_)) = rule {
                add(&mut found, Usable::Quorum(card), Window::BeforeCards);
            }
        }
    }
    // DAY-034: those for the end are revealed by themselves.
    let held = player.motives.iter().flatten().filter(|motive| motive.row().when == MotiveTime::AnyTime);
    for &motive in held {
        add(&mut found, Usable::Motive(motive), Window::MotiveHolds);
    }
    found
}

/// Whether the once-per-game ability cannot be used again: with miracle tokens, while they have none (DAY-008).
fn is_spent(scene: &Scene<'_>, player: &PlayerView) -> bool {
    let miracles = Rules::of(&scene.view.setup).is_ok_and(|rules| rules.has_miracles);
    if miracles { player.miracles == 0 } else { player.once_used }
}

fn add(found: &mut Vec<(Usable, Window)>, usable: Usable, window: Window) {
    if found.iter().all(|&(other, _)| other != usable) {
        found.push((usable, window));
    }
}

/// When an ability is offered.
pub fn ability_window(row: &AbilityRow) -> Option<Window> {
    match row.rule {
        AbilityRule::Response(response) => Some(response.window()),
        AbilityRule::Trait(Trait::ShiftsDifficulty { .. }) => Some(Window::BeforeCards),
        AbilityRule::Trait(Trait::RerollsInOwnTurn) => Some(Window::AfterRoll),
        AbilityRule::Trait(Trait::PilotsPlacedVipers) => Some(Window::VipersPlaced),
        AbilityRule::Trait(_) | AbilityRule::Action(_) | AbilityRule::Movement(_) => None,
    }
}

fn when_key(window: Window) -> &'static str {
    match window {
        Window::CrisisRevealed => "ui-when-crisis-revealed",
        Window::OptionChosen => "ui-when-option-chosen",
        Window::InsteadOfCheck => "ui-when-instead-of-check",
        Window::BeforeCards => "ui-when-before-cards",
        Window::BeforeReveal => "ui-when-before-reveal",
        Window::AfterTotal => "ui-when-after-total",
        Window::AfterCheck => "ui-when-after-check",
        Window::BeforeRoll => "ui-when-before-roll",
        Window::AfterRoll => "ui-when-after-roll",
        Window::ViperAttacked => "ui-when-viper-attacked",
        Window::VipersPlaced => "ui-when-vipers-placed",
        Window::TurnBegan => "ui-when-turn-began",
        Window::CardsAdded => "ui-when-cards-added",
        Window::AfterReveal => "ui-when-after-reveal",
        Window::Destroyed => "ui-when-destroyed",
        Window::BeforeRaiders => "ui-when-before-raiders",
        Window::TreacheryDiscarded => "ui-when-treachery-discarded",
        Window::CheckPassed => "ui-when-check-passed",
        Window::ChoosingOption => "ui-when-choosing-option",
        Window::CivilianThreatened => "ui-when-civilian-threatened",
        Window::RemovingShips => "ui-when-removing-ships",
        Window::BeforeActivation => "ui-when-before-activation",
        Window::InfiltrationEnds => "ui-when-infiltration-ends",
        Window::MotiveHolds => "ui-when-motive-holds",
    }
}
