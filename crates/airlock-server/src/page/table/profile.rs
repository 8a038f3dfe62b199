//! A character sheet on the stage, with tabs for everybody: what the character draws each turn, and
//! how its abilities stand now (`?sheet=2`).

use airlock_game::cards::base::tokens::HAND_LIMIT;
use airlock_game::cards::{
    AbilityKind, AbilityRow, AbilityRule, Character, CharacterKind, CharacterRow, Effect, Start, Trait,
};
use airlock_game::state::{Place, Standing};
use airlock_game::terms::{Location, Title};
use airlock_game::view::PlayerView;
use airlock_game::{Action, Seat};
use maud::{Markup, html};

use super::ask::{ability_glyph, trait_of};
use super::picks::line_of;
use super::record::ability_window;
use crate::assets::SPRITE;
use crate::page::{Scene, glyph, mark, mini_token};

/// The whole stage with the sheet of that seat.
pub fn profile(scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    html! {
        section.stage #stage aria-label=(words.ui("ui-profile").end()) {
            article.profile.panel aria-labelledby="profile-name" {
                div.tabs.profile-tabs {
                    div.profile-list role="tablist" aria-label=(words.ui("ui-profile-whose").end()) {
                        @for player in scene.view.players.iter().filter(|player| player.character.is_some()) {
                            a.tab role="tab" aria-selected=(if player.seat == seat { "true" } else { "false" })
                                href={ "?sheet=" (player.seat.0) } {
                                (mini_token(scene, player.seat)) (scene.name(player.seat))
                            }
                        }
                    }
                    a.button.profile-close href=(scene.path("")) data-close {
                        (words.ui("ui-profile-back").end()) " " kbd.key { "Esc" }
                    }
                }
                @match (scene.view.players.get(seat.index()), scene.character(seat)) {
                    (Some(player), Some(character)) => { (sheet(scene, player, character)) }
                    (_, _) => { p.ask-note { (words.ui("ui-profile-none").end()) } }
                }
            }
        }
    }
}

fn sheet(scene: &Scene<'_>, player: &PlayerView, character: Character) -> Markup {
    let words = scene.words;
    let row = character.row();
    html! {
        div.profile-body {
            div.profile-who {
                (art(row.kind))
                h2 #profile-name { (mini_token(scene, player.seat)) span title=[words.in_english(character)] { (words.label(character)) } }
                p.muted { (who(scene, player.seat, row)) }
                dl.facts { @for (name, value) in facts(scene, player, character) { div { dt { (name) } dd { (value) } } } }
            }
            div.profile-main {
                h3 { (draws_title(scene, player.seat, row)) }
                (draws(scene, row))
                h3 { (words.ui("ui-profile-abilities").end()) }
                ul.abilities.is-full { @for row in &row.abilities { (ability(scene, player, row)) } }
            }
        }
    }
}

fn art(kind: CharacterKind) -> Markup {
    let glyph = match kind {
        CharacterKind::Pilot => "viper",
        CharacterKind::MilitaryLeader => "admiral",
        CharacterKind::PoliticalLeader => "president",
        CharacterKind::Support => "raptor",
        CharacterKind::CylonLeader => "leader",
    };
    html! {
        svg.profile-art viewBox="0 0 200 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect.art-space width="200" height="132" {}
            g.art-ring { @for radius in ["34", "58", "86"] { circle cx="100" cy="66" r=(radius) {} } }
            use.art-human href={ (*SPRITE) "#" (glyph) } x="62" y="28" width="76" height="76" {}
        }
    }
}

fn who(scene: &Scene<'_>, seat: Seat, row: &CharacterRow) -> String {
    let say = scene.words.ui("ui-profile-who").name("kind", row.kind);
    let you = scene.me == Some(seat);
    say.text("who", if you { scene.words.ui("ui-profile-you").end() } else { scene.person(seat) }).sentence()
}

fn facts(scene: &Scene<'_>, player: &PlayerView, character: Character) -> Vec<(String, String)> {
    let words = scene.words;
    let ui = |key: &'static str| words.ui(key).end();
    let limit = trait_of(scene, player.seat, Trait::hand_limit).unwrap_or(HAND_LIMIT);
    let hand = words.ui("ui-profile-hand-of").number("count", player.hand.cards).number("of", limit).end();
    let mut rows = vec![(ui("ui-profile-hand"), hand), (ui("ui-profile-where"), place(scene, player.place))];
    let start = match character.row().start {
        Start::At(location) => words.label(location),
        Start::Either(first, then) => {
            words.ui("ui-profile-start-either").name("first", first).name("then", then).sentence()
        }
        Start::Viper => ui("ui-profile-start-viper"),
        Start::OffBoard => ui("ui-profile-off"),
    };
    rows.push((ui("ui-profile-start"), start));
    if player.was_executed {
        rows.push((ui("ui-profile-executed"), ui("ui-profile-yes")));
    }
    if player.played_super_crisis {
        rows.push((ui("ui-profile-played-super"), ui("ui-profile-yes")));
    }
    for &title in Title::ALL {
        rows.extend(in_line(scene, title, character).map(|place| (words.label(title), place)));
    }
    for &agenda in player.agenda.iter().flatten().filter(|_| scene.view.over.is_some()) {
        rows.push((ui("ui-profile-agenda"), words.text(agenda)));
    }
    rows
}

fn place(scene: &Scene<'_>, place: Place) -> String {
    let words = scene.words;
    match place {
        Place::At(location) => words.label(location),
        Place::Piloting(area) => words.ui("ui-profile-viper").name("area", area).end(),
        Place::Off => words.ui("ui-profile-off").end(),
    }
}

/// The place in a line of succession: of all characters, and of those at this table.
fn in_line(scene: &Scene<'_>, title: Title, character: Character) -> Option<String> {
    let line = line_of(scene.view, title);
    let at = line.iter().position(|&other| other == character)?;
    let here = |other: &&Character| scene.view.players.iter().any(|player| player.character == Some(**other));
    let before = line[..at].iter().filter(here).count();
    let number = |count: usize| i32::try_from(count + 1).unwrap_or(i32::MAX);
    Some(scene.words.ui("ui-profile-line").number("place", number(at)).number("here", number(before)).end())
}

fn draws_title(scene: &Scene<'_>, seat: Seat, row: &CharacterRow) -> String {
    let fixed: u8 = row.skills.iter().map(|&(_, count)| count).sum();
    let count = fixed + row.choices.iter().map(|&(_, count)| count).sum::<u8>();
    if scene.me == Some(seat) {
        return scene.words.ui("ui-profile-draws-you").number("count", count).end();
    }
    scene.words.ui("ui-profile-draws").text("who", scene.who(seat)).number("count", count).end()
}

fn draws(scene: &Scene<'_>, row: &CharacterRow) -> Markup {
    let words = scene.words;
    html! {
        ol.draws {
            @for &(skill, count) in row.skills {
                @for _ in 0..count { li.{ "draw skill-" (skill.id()) } { (mark(words, skill)) } }
            }
            @for &(of, count) in row.choices {
                @for _ in 0..count {
                    li.draw.is-either {
                        @for (at, &skill) in of.iter().enumerate() {
                            @if at > 0 { span { (words.ui("ui-profile-or").end()) } }
                            (mark(words, skill))
                        }
                    }
                }
            }
        }
    }
}

fn ability(scene: &Scene<'_>, player: &PlayerView, row: &AbilityRow) -> Markup {
    let words = scene.words;
    let (once, weak) = (row.kind == AbilityKind::OncePerGame, row.kind == AbilityKind::Weakness);
    let kind = match row.kind {
        AbilityKind::Passive => words.ui("ui-profile-always").end(),
        AbilityKind::OncePerGame | AbilityKind::Weakness | AbilityKind::Action | AbilityKind::Movement => {
            words.label(row.kind)
        }
    };
    let used = once && player.once_used;
    html! {
        li.ability.is-once[once].is-weak[weak] {
            b {
                (glyph(if used { "once-used" } else { ability_glyph(row.ability) }))
                (words.label(row.ability))
                i.ability-kind { (kind) }
            }
            (words.text_with(row.ability, scene.view.setup.sets))
            @if let Some(now) = state(scene, player, row) { span.ability-now { (now) } }
        }
    }
}

/// How the ability stands now.
fn state(scene: &Scene<'_>, player: &PlayerView, row: &AbilityRow) -> Option<String> {
    let words = scene.words;
    let ui = |key: &'static str| Some(words.ui(key).end());
    // PEG-077: a leader has their whole sheet.
    if !matches!(player.standing, Standing::Human | Standing::Leader) {
        return ui("ui-ability-cylon");
    }
    if row.kind == AbilityKind::OncePerGame && player.forfeited {
        return ui("ui-ability-forfeited");
    }
    if row.kind == AbilityKind::OncePerGame {
        return match (player.once_used, scene.me == Some(player.seat), ability_window(row)) {
            (true, _, _) => ui("ui-ability-used"),
            (false, true, Some(_)) => ui("ui-ability-ready-asked"),
            (false, _, _) => ui("ui-ability-ready"),
        };
    }
    let current = scene.view.turn.current == player.seat;
    match row.rule {
        AbilityRule::Trait(property) => property_now(scene, player, property, current),
        AbilityRule::Action(_) | AbilityRule::Movement(_) => {
            let (_, denied) = scene.view.denied.iter().find(|(own, _)| *own == Action::Ability(row.ability))?;
            let reason = words.denied(*denied, Action::Ability(row.ability), scene);
            Some(words.ui("ui-now-denied").text("reason", reason).end())
        }
        AbilityRule::Response(_) => None,
    }
}

fn property_now(scene: &Scene<'_>, player: &PlayerView, property: Trait, current: bool) -> Option<String> {
    let words = scene.words;
    let turn = &scene.view.turn;
    match property {
        Trait::ActionsFromViper(_) => current.then(|| {
            let began = if turn.began_piloting { "yes" } else { "no" };
            words.ui("ui-ability-began").text("began", began).end()
        }),
        Trait::RerollsInOwnTurn => (current && turn.rerolled).then(|| words.ui("ui-ability-turn-used").end()),
        Trait::ActionAfter(_) => (current && turn.extra_action).then(|| words.ui("ui-ability-turn-used").end()),
        Trait::DifficultyAgainst(location, by) => {
            let printed = difficulty(location)?;
            let say = words.ui("ui-ability-difficulty").number("needed", i32::from(printed) + i32::from(by));
            Some(say.number("printed", printed).end())
        }
        Trait::OffBoardUntilTurn(_) => (player.place == Place::Off).then(|| words.ui("ui-ability-off").end()),
        Trait::DiscardsLastCard => (player.hand.cards == 1).then(|| words.ui("ui-ability-last-card").end()),
        Trait::LocationCost(cost) => (player.hand.cards < cost).then(|| words.ui("ui-ability-cost").end()),
        Trait::PositiveStrength(_)
        | Trait::CannotActivate(_)
        | Trait::RandomDiscards
        | Trait::PeeksAtTurnEnd
        | Trait::SleeperLoyalty(_)
        | Trait::HandLimit(_)
        | Trait::DrawsOnCrisis
        | Trait::StartLoyalty(_)
        | Trait::CrisesDrawn(_)
        | Trait::ActivatesAlone { .. }
        | Trait::ShiftsDifficulty { .. }
        | Trait::PilotsPlacedVipers
        | Trait::MayExecuteAt(_)
        | Trait::LooksAtAllCivilians
        | Trait::ExecutedAtMorale(_)
        | Trait::GivesCardToDraw(_)
        | Trait::DrawsTreachery
        | Trait::CardInsteadOfRoll(_)
        | Trait::MustMove
        | Trait::DiscardsAtReveals
        | Trait::MovesAlone
        | Trait::ActivatesAgain(_)
        | Trait::DiscardsFewer(_)
        | Trait::PaysForCompany(_)
        | Trait::DrawsAtLoss { .. }
        | Trait::LosesDamagedViper
        | Trait::NoActionsOf(_)
        | Trait::ActivatesAfterOrder
        | Trait::MutinyCosts(_)
        | Trait::PicksMutiny(_)
        | Trait::StartMutiny(_)
        | Trait::ScoutsMore(_)
        | Trait::DrawsFewerOff(..)
        | Trait::RevealsInBrigOnly
        | Trait::SparesDiscards
        | Trait::NoDrawInHazard
        | Trait::LeavingCostsSuperCrisis(_)
        | Trait::InfiltratorDraws(_)
        | Trait::AddsNothingInOthersActions
        | Trait::AddsCards { .. }
        | Trait::AddsFaceUp(_) => None,
        Trait::CardActionCost(cost) => (player.hand.cards <= cost).then(|| words.ui("ui-ability-cost").end()),
        Trait::CostAt(_, cost) => (player.hand.cards < cost).then(|| words.ui("ui-ability-cost-at").end()),
    }
}

/// What the check of a location needs.
fn difficulty(location: Location) -> Option<u8> {
    fn find(script: &'static [Effect]) -> Option<u8> {
        script.iter().find_map(|effect| match effect {
            Effect::Check(check) => Some(check.difficulty),
            effect => (0..).map_while(|branch| effect.inner(branch)).find_map(find),
        })
    }
    find(location.row().action)
}
