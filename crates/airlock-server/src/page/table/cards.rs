//! The cards of my hand: skill cards, then Quorum and Super Crisis cards, each with what it does and
//! how it stands now.

use airlock_game::cards::{CardUse, CrisisEffect, Effect, Mutiny, Quorum, SkillCard, SkillSort, SuperCrisis, Window};
use airlock_game::terms::Location;
use airlock_game::view::{CheckNow, CheckStage, PlayerView};
use airlock_game::{Action, Options, Question, Source};
use maud::{Markup, html};

use super::does::find;
use super::refer::explained;
use crate::page::{Scene, Target, glyph, mark};

/// A card as it lies in the hand.
pub struct Card<'a> {
    /// `data-piece`: what slides.
    piece: String,
    class: String,
    head: Markup,
    when: String,
    /// What bounds its use.
    tag: Option<Markup>,
    name: String,
    /// The name for talk across languages.
    english: Option<String>,
    /// What it does, and the whole text that the pointer shows.
    text: String,
    whole: String,
    state: String,
    /// The control of the answer that the card stands for.
    pub control: Option<&'a str>,
    /// By what name it is explained.
    explained: String,
}

pub fn draw(card: &Card<'_>) -> Markup {
    let inside = html! {
        span.card-head {
            (card.head)
            @match &card.tag { Some(tag) => (tag), None => span.card-when { (card.when) } }
        }
        b.card-name title=[&card.english] { (card.name) }
        span.card-text { (card.text) }
        span.card-state { (card.state) }
    };
    html! {
        li.card-slot data-leaf="" data-piece=(card.piece) data-explain=(card.explained) {
            @match card.control {
                Some(control) => label.(card.class).is-legal for=(control) title=(card.whole) { (inside) },
                None => a.(card.class) href={ "?explain=" (card.explained) } title=(card.whole) { (inside) },
            }
        }
    }
}

/// All cards of my hand.
pub fn cards<'a>(scene: &Scene<'a>, player: &PlayerView) -> Vec<Card<'a>> {
    let mut cards = skills(scene, player);
    if scene.view.president == Some(player.seat) {
        cards.extend(scene.view.decks.quorum_hand.iter().flatten().map(|&card| quorum(scene, card)));
    }
    cards.extend(player.super_crises.iter().flatten().map(|&card| super_crisis(scene, card)));
    cards.extend(player.mutiny.iter().flatten().map(|&card| mutiny(scene, card)));
    cards
}

// Skill cards

fn skills<'a>(scene: &Scene<'a>, player: &PlayerView) -> Vec<Card<'a>> {
    let known = &player.hand.known;
    let kept = known.len().saturating_sub(usize::from(player.hand.set_aside));
    let mut hand: Vec<(SkillCard, bool)> = known.iter().enumerate().map(|(at, &card)| (card, at >= kept)).collect();
    hand.sort_by_key(|&(card, aside)| (card.skill(), std::cmp::Reverse(card.strength()), card, aside));
    let worth = Worth::of(scene);
    let copy = |at: usize| hand[..at].iter().filter(|(other, _)| *other == hand[at].0).count();
    let card = |(at, &(card, aside))| skill(scene, player, &worth, card, copy(at), aside);
    hand.iter().enumerate().map(card).collect()
}

fn skill<'a>(
    scene: &Scene<'a>,
    player: &PlayerView,
    worth: &Worth,
    card: SkillCard,
    copy: usize,
    aside: bool,
) -> Card<'a> {
    let words = scene.words;
    let control = if aside { None } else { control(scene, card, copy) };
    let here = worth.of_card(card);
    let (state, off) =
        if aside { (words.ui("ui-card-aside").end(), true) } else { state(scene, player, card, control, here) };
    let timing = match card.row().text.used {
        CardUse::Action(_) => "ui-card-action",
        CardUse::Movement(_) => "ui-card-movement",
        CardUse::MovementOrAction(_) => "ui-card-movement-or-action",
        CardUse::RecklessCheck(_) | CardUse::CheckAbility(_) => "ui-card-in-check",
        CardUse::Response(_) => "ui-card-reaction",
    };
    let mut class = format!("card skill-{}", card.skill().id());
    for (name, holds) in [(" is-off", off), (" is-fed", here.is_some() && control.is_some())] {
        if holds {
            class.push_str(name);
        }
    }
    Card {
        piece: format!("card-{}-{copy}", card.id()),
        class,
        head: html! {
            (mark(words, card.skill()))
            @match here {
                Some(here) => b.card-worth.is-plus[here > 0].is-minus[here < 0] {
                    @if here == 0 { "0" } @else { (words.ui("ui-change").change("by", here).end()) }
                },
                None => b.card-strength { (card.strength()) },
            }
        },
        when: words.ui(if here.is_some() { "ui-card-here" } else { timing }).end(),
        tag: tag(scene, card),
        name: words.label(card),
        english: words.in_english(card),
        text: words.ui("ui-card-text").text("text", words.card_use(card.row().text.used)).end(),
        whole: words.text(card),
        state,
        control,
        explained: explained(Source::Skill(card)),
    }
}

/// The mark of a card that makes a check reckless, or that only Cylon players use (PEG-027, PEG-030).
fn tag(scene: &Scene<'_>, card: SkillCard) -> Option<Markup> {
    let text = card.row().text;
    let (drawing, key) = match (text.sort, matches!(text.used, CardUse::RecklessCheck(_))) {
        (SkillSort::Reckless, _) => ("reckless", "ui-card-reckless"),
        (SkillSort::CylonOnly, _) => ("line-cylon", "ui-card-cylons-only"),
        (SkillSort::Mutinous, _) => ("mutiny", "ui-card-mutinous"),
        (SkillSort::Plain, true) => ("reckless", "ui-card-when-reckless"),
        (SkillSort::Plain, false) => return None,
    };
    let what = scene.words.ui(key).end();
    Some(html! { span.card-tag title=(what) { (glyph(drawing)) span.sr { (what) } } })
}

/// The control of a skill card. Cards to be taken from somebody else's hand are not mine.
fn control<'a>(scene: &Scene<'a>, card: SkillCard, copy: usize) -> Option<&'a str> {
    let ask = scene.view.ask.as_ref()?;
    match (ask.question, &ask.options) {
        // Nor those that lie in the Destiny deck, or in the check.
        (
            Question::TakeCard { .. }
            | Question::DiscardDestiny { .. }
            | Question::NextAbility
            | Question::TakeFromCheck { .. }
            | Question::RemoveFromCheck { .. }
            | Question::SearchSkills { .. },
            _,
        ) => None,
        (_, Options::Cards { .. }) => scene.lit.nth_control(Target::Card(card), copy),
        (_, Options::Choices(_)) => scene.lit.control(Target::Card(card)),
    }
}

/// How the card stands now, and whether it is of no use.
fn state(
    scene: &Scene<'_>,
    player: &PlayerView,
    card: SkillCard,
    control: Option<&str>,
    worth: Option<i8>,
) -> (String, bool) {
    let words = scene.words;
    if let Some(worth) = worth {
        let key = match worth {
            1.. => "ui-card-for",
            0 => "ui-card-nothing",
            _ => "ui-card-against",
        };
        return (words.ui(key).end(), false);
    }
    if control.is_some() {
        return (words.ui(lit_key(scene)).end(), false);
    }
    // PEG-027: a Cylon player uses the texts that are for Cylons, and nobody else does.
    let for_cylons = card.row().text.sort == SkillSort::CylonOnly;
    if !player.is_human() && !for_cylons && !matches!(card.row().text.used, CardUse::RecklessCheck(_)) {
        return (words.ui("ui-card-checks-only").end(), true);
    }
    if player.is_human() && for_cylons {
        return (words.ui("ui-card-cylons-only").end(), true);
    }
    if let Some(why) = denied(scene, Action::Card(card)) {
        return (why, true);
    }
    match card.row().text.used {
        CardUse::Action(_) => (words.ui("ui-card-next-action").end(), false),
        CardUse::Movement(_) => (words.ui("ui-card-next-movement").end(), false),
        CardUse::MovementOrAction(_) => (words.ui("ui-card-next-either").end(), false),
        CardUse::RecklessCheck(_) => (words.ui("ui-card-when-reckless").end(), false),
        CardUse::CheckAbility(_) => (words.ui("ui-card-when-in-check").end(), false),
        CardUse::Response(response) => (words.ui(window_key(response.window())).end(), false),
    }
}

/// What taking a card that is an answer means.
fn lit_key(scene: &Scene<'_>) -> &'static str {
    match scene.view.ask.as_ref().map(|ask| ask.question) {
        Some(Question::Discard { payment: false, .. } | Question::MayDiscard { .. }) => "ui-card-discard",
        Some(Question::Discard { payment: true, .. }) => "ui-card-pay",
        Some(_) | None => "ui-card-play",
    }
}

fn denied(scene: &Scene<'_>, action: Action) -> Option<String> {
    let &(_, why) = scene.view.denied.iter().find(|(own, _)| *own == action)?;
    Some(scene.words.denied(why, action, scene))
}

/// When a reaction is offered, in a few words.
fn window_key(window: Window) -> &'static str {
    match window {
        Window::CrisisRevealed => "ui-card-when-crisis-revealed",
        Window::OptionChosen => "ui-card-when-option-chosen",
        Window::InsteadOfCheck => "ui-card-when-instead-of-check",
        Window::BeforeCards => "ui-card-when-before-cards",
        Window::BeforeReveal => "ui-card-when-before-reveal",
        Window::AfterTotal => "ui-card-when-after-total",
        Window::AfterCheck => "ui-card-when-after-check",
        Window::BeforeRoll => "ui-card-when-before-roll",
        Window::AfterRoll => "ui-card-when-after-roll",
        Window::ViperAttacked => "ui-card-when-viper-attacked",
        Window::VipersPlaced => "ui-card-when-vipers-placed",
        Window::TurnBegan => "ui-card-when-turn-began",
        Window::CardsAdded => "ui-card-when-cards-added",
        Window::AfterReveal => "ui-card-when-after-reveal",
        Window::Destroyed => "ui-card-when-destroyed",
        Window::BeforeRaiders => "ui-card-when-before-raiders",
        Window::TreacheryDiscarded => "ui-card-when-treachery-discarded",
        Window::CheckPassed => "ui-card-when-check-passed",
        Window::ChoosingOption => "ui-card-when-choosing-option",
        Window::CivilianThreatened => "ui-card-when-civilian-threatened",
        Window::RemovingShips => "ui-card-when-removing-ships",
        Window::BeforeActivation => "ui-card-when-before-activation",
        Window::InfiltrationEnds => "ui-card-when-infiltration-ends",
        Window::MotiveHolds => "ui-card-when-motive-holds",
    }
}

/// What cards are worth in the check that they can still be added to.
struct Worth(Option<CheckNow>);

impl Worth {
    fn of(scene: &Scene<'_>) -> Worth {
        let asked = scene.view.ask.as_ref().map(|ask| ask.question);
        let open = match asked {
            Some(Question::Feed { .. }) | None => true,
            Some(_) => false,
        };
        let check = scene.view.check_now().filter(|check| match check.stage {
            CheckStage::Opening | CheckStage::Adding => open,
            CheckStage::Added | CheckStage::Revealed | CheckStage::Totalled | CheckStage::Resolved => false,
        });
        Worth(check)
    }

    fn of_card(&self, card: SkillCard) -> Option<i8> {
        self.0.map(|check| check.worth(card))
    }
}

// Other cards

fn quorum<'a>(scene: &Scene<'a>, card: Quorum) -> Card<'a> {
    let words = scene.words;
    let control = scene.lit.control(Target::Quorum(card));
    let denied = denied(scene, Action::PlayQuorum(card));
    let whole = words.text_with(card, scene.view.setup.sets);
    let row = card.row();
    Card {
        piece: format!("quorum-{}", card.id()),
        class: if denied.is_some() { "card card-quorum is-off" } else { "card card-quorum" }.to_owned(),
        head: glyph("quorum"),
        when: words.ui("ui-card-quorum").end(),
        tag: None,
        name: words.label(card),
        english: words.in_english(card),
        text: match row.stays {
            Some(_) => whole.clone(),
            None => words.ui("ui-card-text").text("text", words.effects(row.effect)).end(),
        },
        whole,
        state: match (control, denied) {
            (Some(_), _) => words.ui("ui-card-play").end(),
            (None, Some(why)) => why,
            (None, None) => words.ui("ui-card-next-action").end(),
        },
        control,
        explained: explained(Source::Quorum(card)),
    }
}

/// A Mutiny card, played as an action (DAY-020).
fn mutiny<'a>(scene: &Scene<'a>, card: Mutiny) -> Card<'a> {
    let words = scene.words;
    let control = scene.lit.control(Target::Mutiny(card));
    let denied = denied(scene, Action::PlayMutiny(card));
    let asked = scene.view.ask.as_ref().map(|ask| ask.question);
    Card {
        piece: format!("mutiny-{}", card.id()),
        class: if denied.is_some() { "card card-mutiny is-off" } else { "card card-mutiny" }.to_owned(),
        head: glyph("mutiny"),
        when: words.ui("ui-card-mutiny").end(),
        tag: None,
        name: words.label(card),
        english: words.in_english(card),
        text: words.ui("ui-card-text").text("text", words.effects(card.row().action)).end(),
        whole: words.text_with(card, scene.view.setup.sets),
        state: match (control, denied) {
            (Some(_), _) if matches!(asked, Some(Question::DiscardMutiny { .. })) => words.ui("ui-card-discard").end(),
            (Some(_), _) => words.ui("ui-card-play").end(),
            (None, Some(why)) => why,
            (None, None) => words.ui("ui-card-next-action").end(),
        },
        control,
        explained: explained(Source::Mutiny(card)),
    }
}

fn super_crisis<'a>(scene: &Scene<'a>, card: SuperCrisis) -> Card<'a> {
    let words = scene.words;
    let control = scene.lit.control(Target::SuperCrisis(card));
    let plays = |location: &&Location| {
        find(location.row().action, |effect| matches!(effect, Effect::Crisis(CrisisEffect::PlaySuper))).is_some()
    };
    let whole = words.text(card);
    Card {
        piece: format!("super-{}", card.id()),
        class: "card card-super".to_owned(),
        head: glyph("super-crisis"),
        when: words.ui("ui-card-super-crisis").end(),
        tag: None,
        name: words.label(card),
        english: words.in_english(card),
        text: whole.clone(),
        whole,
        state: match (control, Location::ALL.iter().find(plays)) {
            (Some(_), _) => words.ui("ui-card-play").end(),
            (None, Some(&location)) => words.ui("ui-card-at").name("where", location).end(),
            (None, None) => String::new(),
        },
        control,
        explained: explained(Source::SuperCrisis(card)),
    }
}
