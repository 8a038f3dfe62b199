//! Large cards in place of the board, which only whoever is asked sees: destinations, Crisis and
//! Quorum cards to keep, a card looked at, damage tokens, a hand to take from, a civilian ship.

use airlock_game::cards::base::destination::OBJECTIVES;
use airlock_game::cards::{Destination, Effect, Mission, Mutiny, PeekDeck, Quorum, ResourceEffect, SkillCard};
use airlock_game::event::PeekedCard;
use airlock_game::terms::{Area, Craft, GalacticaDamage, Resource};
use airlock_game::{Ask, Choice, Options, Question, Source, View};
use airlock_text::Phrase;
use maud::{Markup, html};

use super::boxes::{craft_glyph, damage_glyph, place_lines};
use super::crisis;
use super::sights::{civilian_art, destination_art};
use crate::page::target::choice_id;
use crate::page::{Scene, glyph, mark};

/// The cards, if the question is about some.
pub(super) fn choice(scene: &Scene<'_>) -> Option<Markup> {
    let ask = scene.view.ask.as_ref()?;
    let Options::Choices(choices) = &ask.options else { return None };
    let title = |key| scene.words.ui(key).number("count", i32::try_from(choices.len()).unwrap_or(i32::MAX)).end();
    let panel = |kind: &'static str, drawing, title: String, foot: &'static str| Panel {
        kind: scene.words.ui(kind).end(),
        glyph: drawing,
        title,
        foot: scene.words.ui(foot).end(),
        cards: choices.iter().filter_map(|choice| place(scene, choice)).collect(),
    };
    match ask.question {
        Question::KeepDestination => {
            Some(panel("ui-choice-jump", "jump", title("ui-choice-ways"), "ui-choice-ways-foot").draw(scene))
        }
        Question::KeepCrisis => {
            // BASE-194: what a Cylon player leaves is discarded.
            let human = scene.view.players.get(ask.seat.index()).is_none_or(|own| own.is_human());
            let foot = if human { "ui-choice-keep-foot" } else { "ui-choice-keep-foot-cylon" };
            Some(panel("ui-choice-crisis", "crisis", title("ui-choice-keep"), foot).draw(scene))
        }
        Question::PlaySuperCrisis => {
            Some(panel("ui-choice-super", "super-crisis", title("ui-choice-play"), "ui-choice-play-foot").draw(scene))
        }
        Question::GiveQuorum => Some(
            panel("ui-choice-quorum", "quorum", title("ui-choice-give-quorum"), "ui-choice-give-quorum-foot")
                .draw(scene),
        ),
        Question::PlayOrDiscardQuorum => {
            let title = scene.words.ui("ui-choice-other-quorum").end();
            Some(panel("ui-choice-quorum", "quorum", title, "ui-choice-other-quorum-foot").draw(scene))
        }
        Question::PickMutiny { to } => {
            let title = scene.words.ui("ui-choice-pick-mutiny").text("who", scene.who(to)).end();
            Some(panel("ui-choice-mutiny", "mutiny", title, "ui-choice-mutiny-foot").draw(scene))
        }
        Question::PlayMutiny => Some(
            panel("ui-choice-mutiny", "mutiny", title("ui-choice-play-mutiny"), "ui-choice-mutiny-foot").draw(scene),
        ),
        Question::SortTop { deck } => Some(sort_top(scene, deck)),
        Question::KeepQuorum => {
            Some(panel("ui-choice-quorum", "quorum", title("ui-choice-play"), "ui-choice-quorum-foot").draw(scene))
        }
        Question::DamageToken { .. } => {
            Some(panel("ui-choice-damage", "damage", title("ui-choice-tokens"), "ui-choice-tokens-foot").draw(scene))
        }
        Question::TakeCard { from } => {
            let title = scene.words.ui("ui-choice-take").text("who", scene.who(from)).end();
            Some(panel("ui-choice-hand", "card", title, "ui-choice-take-foot").draw(scene))
        }
        Question::PeekedCard { deck } => Some(peeked(scene, deck)),
        Question::MoveCivilian { area, place } => Some(civilian(scene, ask, area, place)),
        Question::SortCrises => Some(sorted(scene)),
        Question::PeekedLocked => Some(locked(scene)),
        Question::Learned { .. } => Some(learned(scene)),
        Question::PickCharacter
        | Question::PickAssist
        | Question::StartArea
        | Question::StartingHand { .. }
        | Question::ReceiveSkills
        | Question::DrawSkills { .. }
        | Question::Move
        | Question::Action { .. }
        | Question::Discard { .. }
        | Question::MayDiscard { .. }
        | Question::LetDiscard { .. }
        | Question::Feed { .. }
        | Question::Window { .. }
        | Question::WhoFirst { .. }
        | Question::CrisisOption { .. }
        | Question::Target { .. }
        | Question::Choose { .. }
        | Question::May { .. }
        | Question::Risk { .. }
        | Question::SendTo { .. }
        | Question::PlayQuorum
        | Question::SwapSuperCrisis
        | Question::PeekDeck
        | Question::Vipers { .. }
        | Question::Pilot
        | Question::PilotAttack { .. }
        | Question::LaunchSelf
        | Question::RecallViper
        | Question::GalacticaAttack
        | Question::CenturionAttack
        | Question::Nuke
        | Question::LookAtCivilian { .. }
        | Question::Repair
        | Question::RepairVipers { .. }
        | Question::Restore { .. }
        | Question::UseOrder
        | Question::RaiderArea
        | Question::RaiderVictim { .. }
        | Question::DestroyCivilian
        | Question::DestroyCylonShip { .. }
        | Question::DestroyCenturion
        | Question::DamageViper { .. }
        | Question::PlaceShort { .. }
        | Question::LaunchShort { .. }
        | Question::BoardShort
        | Question::LetLook { .. }
        | Question::HandOnSympathizer
        | Question::Recon
        | Question::ExtraAction { .. }
        | Question::StartLocation
        | Question::PrepareOrEvacuate
        | Question::EvacuateTo
        | Question::GoAboard
        | Question::ActivateOccupation
        | Question::DestroyOccupation { .. }
        | Question::FightAgain
        | Question::LetExecute
        | Question::NextExecuted
        | Question::NextFreed
        | Question::HandOnLoyalty
        | Question::RevealAndHandOn
        | Question::GiveCard { .. }
        | Question::GiveWhich { .. }
        | Question::ExecuteInstead { .. }
        | Question::TakeDamage
        | Question::PegasusAttack
        | Question::MainBatteries
        | Question::FullThrottle
        | Question::Shield
        | Question::HighestResource { .. }
        | Question::Sacrifice { .. }
        | Question::RemoveBasestar
        | Question::CivilianFights
        | Question::CivilianTarget { .. }
        | Question::RepairAny { .. }
        | Question::NextAbility
        | Question::AddRevealed
        | Question::PutOnDestiny { .. }
        | Question::DiscardDestiny { .. }
        | Question::BottomOfDeck
        | Question::NameSkill { .. }
        | Question::AddOrDrawMutiny
        | Question::TakeFromCheck { .. }
        | Question::RemoveFromCheck { .. }
        | Question::HandOnMutineer
        | Question::DrawsLoyalty
        | Question::SpareDiscard
        | Question::DiscardSuperCrisis
        | Question::LayOpen
        | Question::DiscardMutiny { .. }
        | Question::GiveCards { .. }
        | Question::ReplaceCivilian
        | Question::RecallCivilian
        | Question::BuryQuorum { .. }
        | Question::PlaceAnywhere { .. }
        | Question::ActivateAgain { .. }
        | Question::ActivateAfterOrder { .. }
        | Question::DrawAtLoss { .. }
        | Question::DiscardDrawn
        | Question::SacrificeViper
        | Question::ActivateLocation { .. }
        | Question::LaunchReservesTo
        | Question::LaunchReserves { .. }
        | Question::NameForAll { .. }
        | Question::StayPresident { .. }
        | Question::PayRebels
        | Question::SearchSkills { .. }
        | Question::RaiderBay
        | Question::AssaultRaptorArrives
        | Question::PlaceWhich { .. }
        | Question::StayInSpace
        | Question::KeepInSpace { .. }
        | Question::DiscardQuorum { .. } => None,
    }
}

/// The control of an answer, if it is one now.
pub(super) fn control(scene: &Scene<'_>, wanted: &Choice) -> Option<String> {
    let Options::Choices(choices) = &scene.view.ask.as_ref()?.options else { return None };
    choices.iter().position(|choice| choice == wanted).map(choice_id)
}

/// A heading over large cards.
struct Panel {
    kind: String,
    glyph: &'static str,
    title: String,
    foot: String,
    cards: Vec<Markup>,
}

/// From so many cards on they stand in rows.
const MANY: usize = 4;

impl Panel {
    fn draw(&self, scene: &Scene<'_>) -> Markup {
        html! {
            section.stage #stage aria-label=(self.title) {
                div.choice.panel {
                    header.choice-head {
                        p.crisis-kind { (glyph(self.glyph)) (self.kind) }
                        h2 { (self.title) }
                        p { (scene.words.ui("ui-choice-only-you").end()) }
                    }
                    ol.{ "places" (if self.cards.len() >= MANY { " is-many" } else { "" }) } {
                        @for card in &self.cards { li { (card) } }
                    }
                    p.choice-foot { (glyph("eye")) (self.foot) }
                }
            }
        }
    }
}

/// The large card of an answer.
fn place(scene: &Scene<'_>, choice: &Choice) -> Option<Markup> {
    let body = match *choice {
        Choice::Destination(card) => destination(scene, card),
        Choice::Crisis(card) => crisis_card(scene, Source::Crisis(card)),
        Choice::SuperCrisis(card) => crisis_card(scene, Source::SuperCrisis(card)),
        Choice::Quorum(card) => quorum(scene, card),
        Choice::Damage(token) => damage(scene, token),
        Choice::Card(card) => skill(scene, card),
        Choice::Mutiny(card) => mutiny(scene, card),
        // Whatever else there is to answer stands in the ask alone.
        Choice::Pass
        | Choice::Accept
        | Choice::Character(_)
        | Choice::Seat(_)
        | Choice::Location(_)
        | Choice::Area(_)
        | Choice::Draw(_)
        | Choice::Skill(_)
        | Choice::Option(_)
        | Choice::Act(_)
        | Choice::Use(..)
        | Choice::Deck(_)
        | Choice::PutUnder
        | Choice::Launch(_)
        | Choice::Fly(..)
        | Choice::Attack(..)
        | Choice::Basestar(_)
        | Choice::Civilian(..)
        | Choice::Unmanned(_)
        | Choice::RepairViper
        | Choice::Return(_)
        | Choice::HandOn(..)
        | Choice::Ship(_)
        | Choice::Resource(_)
        | Choice::InReserves(_)
        | Choice::CrisisOnTop(_)
        | Choice::CrisisUnder(_)
        | Choice::Bottom(_)
        | Choice::Prepare
        | Choice::Evacuate
        | Choice::Motive(_)
        | Choice::CardOnTop(_)
        | Choice::CardUnder(_)
        | Choice::LaunchRaptor(_)
        | Choice::FlyRaptor(..)
        | Choice::RaptorAttack(..)
        | Choice::UnmannedRaptor(_) => return None,
    };
    let id = control(scene, choice)?;
    Some(html! { label.place.is-legal for=(id) { (body) } })
}

fn destination(scene: &Scene<'_>, card: Destination) -> Markup {
    let words = scene.words;
    let row = card.row();
    html! {
        span.place-head {
            b.place-name title=[words.in_english(card)] { (words.name(card)) }
            span.place-distance { (glyph("distance")) b { "+" (row.distance) } }
        }
        (destination_art(row.effect))
        (place_lines(words, row.effect, None))
        span.place-then { (arrival(scene, card)) }
    }
}

/// Where the numbers will stand once the fleet is there.
fn arrival(scene: &Scene<'_>, card: Destination) -> String {
    let words = scene.words;
    let view = scene.view;
    let goal = goal(view);
    let distance = view.fleet.distance + card.row().distance;
    let dial = |&resource: &Resource| {
        let change: i8 = card.row().effect.iter().map(|effect| turned(effect, resource)).sum();
        let to = view.fleet.dial(resource) + change;
        let say = words.ui("ui-choice-dial").name("resource", resource).number("to", to.max(0));
        (change != 0).then(|| say.end())
    };
    let dials: Vec<Phrase> = Resource::ALL.iter().filter_map(dial).map(Phrase::from).collect();
    let say = words.ui("ui-choice-then").number("distance", distance).number("goal", goal);
    let say = say.text("there", if distance >= goal { "yes" } else { "no" });
    say.text("changed", if dials.is_empty() { "no" } else { "yes" }).text("dials", words.commas(dials)).end()
}

fn turned(effect: &Effect, wanted: Resource) -> i8 {
    if let Effect::Resources(ResourceEffect::Turn(resource, by)) = *effect {
        if resource == wanted { by } else { 0 }
    } else {
        0
    }
}

/// The distance at which the next jump is the last.
pub(super) fn goal(view: &View) -> u8 {
    let row = OBJECTIVES.iter().find(|row| row.objective == view.setup.objective);
    row.and_then(|row| row.milestones.iter().map(|milestone| milestone.distance).max()).unwrap_or(0)
}

fn crisis_card(scene: &Scene<'_>, card: Source) -> Markup {
    let words = scene.words;
    html! {
        span.place-head { b.place-name title=[words.in_english(card)] { (words.name(card)) } }
        (crisis::body(words, card))
        @if let Some(row) = card.crisis_row() { div.place-then { (crisis::icons(words, row)) } }
    }
}

fn quorum(scene: &Scene<'_>, card: Quorum) -> Markup {
    let words = scene.words;
    html! {
        span.place-head { b.place-name title=[words.in_english(card)] { (words.name(card)) } span.place-distance { (glyph("quorum")) } }
        ul.place-does {
            @for line in words.text_with(card, scene.view.setup.sets).lines() { li { (glyph("chevron")) span { (line) } } }
        }
    }
}

fn mutiny(scene: &Scene<'_>, card: Mutiny) -> Markup {
    let words = scene.words;
    html! {
        span.place-head { b.place-name { (words.label(card)) } span.place-distance { (glyph("mutiny")) } }
        (place_lines(words, card.row().action, None))
    }
}

/// The check of a mission and what it brings (DAY-104).
fn mission(scene: &Scene<'_>, card: Mission) -> Markup {
    let words = scene.words;
    html! {
        span.place-head { b.place-name { (words.label(card)) } span.place-distance { (glyph("mission")) } }
        (crisis::mission_box(words, card))
    }
}

fn damage(scene: &Scene<'_>, token: GalacticaDamage) -> Markup {
    html! {
        span.place-head { b.place-name title=[scene.words.in_english(token)] { (scene.words.label(token)) } }
        ul.place-does { li { (glyph(damage_glyph(token))) span { (scene.words.text(token)) } } }
    }
}

fn skill(scene: &Scene<'_>, card: SkillCard) -> Markup {
    let words = scene.words;
    html! {
        span.place-head {
            b.place-name title=[words.in_english(card)] { (words.name(card)) }
            span.place-distance { (mark(words, card.skill())) b { (card.strength()) } }
        }
        ul.place-does { @for line in words.text(card).lines() { li { (glyph("chevron")) span { (line) } } } }
    }
}

/// The card on top of a deck, which stays there or goes under.
fn peeked(scene: &Scene<'_>, deck: PeekDeck) -> Markup {
    let words = scene.words;
    let decks = &scene.view.decks;
    let card = match deck {
        PeekDeck::Crisis => top_of(&decks.crisis.known).map(|card| crisis_card(scene, Source::Crisis(card))),
        PeekDeck::Destination => top_of(&decks.destination.known).map(|card| destination(scene, card)),
        PeekDeck::Mission => top_of(&decks.missions.known).map(|card| mission(scene, card)),
    };
    let panel = Panel {
        kind: words.ui("ui-choice-peek").name("deck", deck).end(),
        glyph: "eye",
        title: words.ui("ui-choice-peeked").end(),
        foot: words.ui("ui-choice-peek-foot").end(),
        cards: card.into_iter().map(|body| html! { div.place { (body) } }).collect(),
    };
    panel.draw(scene)
}

/// The Crisis cards looked at, each with both places where it can go.
fn sorted(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let cards = scene.view.decks.looking.crises.iter().flatten();
    let cards = cards.map(|&card| {
        let ways = [(Choice::CrisisOnTop(card), "ui-choice-on-top"), (Choice::CrisisUnder(card), "ui-choice-under")];
        html! {
            div.place {
                p.place-ways {
                    @for (choice, key) in &ways {
                        @if let Some(id) = control(scene, choice) {
                            label.place-way.is-legal for=(id) { (words.ui(key).end()) }
                        }
                    }
                }
                (crisis_card(scene, Source::Crisis(card)))
            }
        }
    });
    let panel = Panel {
        kind: words.ui("ui-choice-crisis").end(),
        glyph: "crisis",
        title: words.ui("ui-choice-sort").end(),
        foot: words.ui("ui-choice-sort-foot").end(),
        cards: cards.collect(),
    };
    panel.draw(scene)
}

/// Cards looked at on top of a deck, each with both places where it can go (DAY-056). Those that were laid
/// back are no longer offered.
fn sort_top(scene: &Scene<'_>, deck: PeekDeck) -> Markup {
    let words = scene.words;
    let Some(Options::Choices(choices)) = scene.view.ask.as_ref().map(|ask| &ask.options) else { return html! {} };
    let mut cards: Vec<PeekedCard> = Vec::new();
    for choice in choices {
        if let Choice::CardOnTop(card) | Choice::CardUnder(card) = *choice
            && !cards.contains(&card)
        {
            cards.push(card);
        }
    }
    let card = |card: PeekedCard| {
        let ways = [(Choice::CardOnTop(card), "ui-choice-on-top"), (Choice::CardUnder(card), "ui-choice-under")];
        html! {
            div.place {
                p.place-ways {
                    @for (choice, key) in &ways {
                        @if let Some(id) = control(scene, choice) {
                            label.place-way.is-legal for=(id) { (words.ui(key).end()) }
                        }
                    }
                }
                (looked_at(scene, card))
            }
        }
    };
    let panel = Panel {
        kind: words.ui("ui-choice-peek").name("deck", deck).end(),
        glyph: "eye",
        title: words.ui("ui-choice-sort-top").end(),
        foot: words.ui("ui-choice-sort-top-foot").end(),
        cards: cards.into_iter().map(card).collect(),
    };
    panel.draw(scene)
}

fn looked_at(scene: &Scene<'_>, card: PeekedCard) -> Markup {
    match card {
        PeekedCard::Crisis(card) => crisis_card(scene, Source::Crisis(card)),
        PeekedCard::SuperCrisis(card) => crisis_card(scene, Source::SuperCrisis(card)),
        PeekedCard::Destination(card) => destination(scene, card),
        PeekedCard::Skill(card) => skill(scene, card),
        PeekedCard::Quorum(card) => quorum(scene, card),
        PeekedCard::Mission(card) => mission(scene, card),
        PeekedCard::Mutiny(card) => mutiny(scene, card),
    }
}

/// The top locked ship on New Caprica, which stays there or goes under (PEG-143).
fn locked(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let ship = scene.view.new_caprica.as_ref().and_then(|ground| top_of(&ground.locked.known));
    let card = ship.map(|ship| {
        html! {
            div.place {
                span.place-head { b.place-name { (words.ui("ui-choice-locked").end()) } }
                (civilian_art())
                ul.place-does { li { (glyph("civilian-locked")) span { (words.text(ship)) } } }
            }
        }
    });
    let panel = Panel {
        kind: words.ui("ui-choice-civilian").end(),
        glyph: "eye",
        title: words.ui("ui-choice-peeked").end(),
        foot: words.ui("ui-choice-peek-foot").end(),
        cards: card.into_iter().collect(),
    };
    panel.draw(scene)
}

/// Skill cards that were looked at, which go into the check or into the hand (PEG-065).
fn learned(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let cards = scene.view.decks.looking.learned.iter().flatten();
    let panel = Panel {
        kind: words.ui("ui-choice-hand").end(),
        glyph: "card",
        title: words.ui("ui-choice-learned").end(),
        foot: words.ui("ui-choice-learned-foot").end(),
        cards: cards.map(|&card| html! { div.place { (skill(scene, card)) } }).collect(),
    };
    panel.draw(scene)
}

fn top_of<T: Copy>(known: &[(u8, T)]) -> Option<T> {
    known.iter().find(|(at, _)| *at == 0).map(|&(_, card)| card)
}

/// A civilian ship that was looked at, and where it can go.
fn civilian(scene: &Scene<'_>, ask: &Ask, area: Area, place: u8) -> Markup {
    let words = scene.words;
    let here = scene.view.space.areas.iter().find(|here| here.area == area);
    let ship = here.and_then(|here| here.civilians.get(usize::from(place)).copied().flatten());
    let Options::Choices(choices) = &ask.options else { return html! {} };
    let seen = html! {
        div.place {
            span.place-head { b.place-name { (words.label(area)) } }
            (civilian_art())
            ul.place-does {
                @if let Some(ship) = ship { li { (glyph("civilian")) span { (words.text(ship)) } } }
                (ships_in(scene, area))
            }
            span.place-then { (words.ui("ui-choice-stays").end()) }
        }
    };
    let onward = choices.iter().filter_map(|choice| {
        let Choice::Area(to) = *choice else { return None };
        let id = control(scene, choice)?;
        Some(html! {
            label.place.is-legal for=(id) {
                span.place-head { b.place-name { (words.label(to)) } }
                ul.place-does { (ships_in(scene, to)) }
                span.place-then { (words.ui("ui-choice-moves").end()) }
            }
        })
    });
    let panel = Panel {
        kind: words.ui("ui-choice-civilian").end(),
        glyph: "civilian",
        title: words.ui("ui-choice-ship").name("area", area).end(),
        foot: words.ui("ui-choice-ship-foot").end(),
        cards: std::iter::once(seen).chain(onward).collect(),
    };
    panel.draw(scene)
}

/// What is in an area, as far as it matters to a ship there.
fn ships_in(scene: &Scene<'_>, area: Area) -> Markup {
    let space = &scene.view.space;
    let basestars = space.basestars.iter().flatten().filter(|basestar| basestar.area == area).count();
    let basestars = u8::try_from(basestars).unwrap_or(u8::MAX);
    let (raiders, heavy, vipers) = space
        .areas
        .iter()
        .find(|here| here.area == area)
        .map_or((0, 0, 0), |here| (here.raiders, here.heavy_raiders, here.vipers));
    let there =
        [(Craft::Basestar, basestars), (Craft::Raider, raiders), (Craft::HeavyRaider, heavy), (Craft::Viper, vipers)];
    html! {
        @for &(craft, count) in there.iter().filter(|(_, count)| *count > 0) {
            li { (glyph(craft_glyph(craft))) span { (scene.words.ships(craft, count)) } }
        }
        @if there.iter().all(|(_, count)| *count == 0) {
            li { (glyph("minus")) span { (scene.words.ui("ui-choice-nothing-there").end()) } }
        }
    }
}
