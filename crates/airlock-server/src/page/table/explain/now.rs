//! What a thing means at this moment, for the one who looks.

use airlock_game::cards::base::tokens::{dial, supply};
use airlock_game::cards::{Character, Mission, Motive, SkillCard};
use airlock_game::state::Place;
use airlock_game::terms::{Craft, Location, Resource, Title};
use airlock_game::view::PlayerView;
use airlock_game::{Action, Seat, Source};
use airlock_text::Phrase;

use super::Subject;
use crate::page::Scene;

pub fn now(scene: &Scene<'_>, subject: &Subject) -> Vec<String> {
    match *subject {
        Subject::Skill(card) => skill(scene, card),
        Subject::Location(location) => place(scene, location),
        Subject::Character(character) => played_by(scene, character),
        Subject::Crisis(card) => in_play(scene, Source::Crisis(card)),
        Subject::Quorum(card) => in_play(scene, Source::Quorum(card)),
        Subject::Ability(ability) => played_by(scene, ability.row().0),
        Subject::Title(title) => held_by(scene, title),
        Subject::Dial(resource) => level(scene, resource),
        Subject::Craft(craft) => counted(scene, craft),
        Subject::Centurion => count(scene, scene.view.fleet.boarding.iter().sum(), "ui-now-boarding"),
        Subject::Occupation => {
            let ground = scene.view.new_caprica.as_ref();
            ground.map_or(Vec::new(), |ground| count(scene, ground.occupation.iter().sum(), "ui-now-occupation"))
        }
        Subject::Nuke => count(scene, scene.view.fleet.nukes, "ui-now-nukes"),
        Subject::Mission(card) => mission(scene, card),
        Subject::Mutiny(card) => denied(scene, Action::PlayMutiny(card)).into_iter().collect(),
        Subject::Motive(motive) => shown_by(scene, motive),
        Subject::SuperCrisis(_) | Subject::Destination(_) | Subject::Loyalty(_) | Subject::Ruling(_) => Vec::new(),
    }
}

/// What the card is worth in the check, and whether it can be played.
fn skill(scene: &Scene<'_>, card: SkillCard) -> Vec<String> {
    let words = scene.words;
    let worth = scene.view.check_now().map(|check| {
        let worth = words.worth(check.worth(card).into());
        words.ui("ui-now-worth").text("worth", worth).end()
    });
    worth.into_iter().chain(denied(scene, Action::Card(card))).collect()
}

/// Why I cannot do it now, if I could expect to.
fn denied(scene: &Scene<'_>, action: Action) -> Option<String> {
    let (_, denied) = scene.view.denied.iter().find(|(own, _)| *own == action)?;
    let reason = scene.words.denied(*denied, action, scene);
    Some(scene.words.ui("ui-now-denied").text("reason", reason).end())
}

fn place(scene: &Scene<'_>, location: Location) -> Vec<String> {
    let words = scene.words;
    let here = scene.view.players.iter().filter(|player| player.place == Place::At(location));
    let names: Vec<Phrase> = here.map(|player| scene.who(player.seat)).collect();
    let count = i32::try_from(names.len()).unwrap_or(i32::MAX);
    let mut lines = vec![words.ui("ui-now-here").number("count", count).text("names", words.and(names)).end()];
    if scene.view.fleet.damaged.contains(&location) {
        lines.push(words.ui("ui-now-damaged").end());
    }
    lines.extend(denied(scene, Action::Location(location)));
    lines
}

fn played_by(scene: &Scene<'_>, character: Character) -> Vec<String> {
    let player = scene.view.players.iter().find(|player| player.character == Some(character));
    let line = player.map(|player| {
        let words = scene.words;
        words.ui("ui-now-played").text("name", words.short(character)).text("who", person(scene, player.seat)).end()
    });
    line.into_iter().collect()
}

fn person(scene: &Scene<'_>, seat: Seat) -> String {
    if scene.me == Some(seat) { scene.words.ui("ui-profile-you").end() } else { scene.person(seat) }
}

fn in_play(scene: &Scene<'_>, card: Source) -> Vec<String> {
    let held = scene.view.in_play.iter().find(|held| held.card == card);
    let line = held.map(|held| match held.holder {
        Some(seat) => scene.words.ui("ui-now-in-play-with").text("who", scene.who(seat)).end(),
        None => scene.words.ui("ui-now-in-play").end(),
    });
    line.into_iter().collect()
}

/// How the mission on its space went, and that it stays there until the jump (DAY-105).
fn mission(scene: &Scene<'_>, card: Mission) -> Vec<String> {
    let Some(active) = scene.view.search.active.filter(|active| active.card == card) else { return Vec::new() };
    let key = if active.face_down { "ui-now-mission-down" } else { "ui-now-mission" };
    vec![scene.words.ui(key).end()]
}

fn shown_by(scene: &Scene<'_>, motive: Motive) -> Vec<String> {
    let holder = scene.view.players.iter().find(|player| player.shown_motives.contains(&motive));
    let line = holder.map(|player| scene.words.ui("ui-now-motive").text("who", scene.who(player.seat)).end());
    line.into_iter().collect()
}

fn held_by(scene: &Scene<'_>, title: Title) -> Vec<String> {
    let holder = match title {
        Title::Admiral => scene.view.admiral,
        Title::President => scene.view.president,
    };
    let line = holder.map(|seat| scene.words.ui("ui-now-holder").text("who", scene.who(seat)).end());
    line.into_iter().collect()
}

fn level(scene: &Scene<'_>, resource: Resource) -> Vec<String> {
    let value = scene.view.fleet.dial(resource);
    let red = if value <= dial(resource).red { "yes" } else { "no" };
    vec![scene.words.ui("ui-now-dial").number("value", value).text("red", red).end()]
}

/// How many of a kind of ship there are, and where.
fn counted(scene: &Scene<'_>, craft: Craft) -> Vec<String> {
    let (fleet, space) = (&scene.view.fleet, &scene.view.space);
    let areas = space.areas.iter();
    let (on_board, reserves) = match craft {
        Craft::Raider => (areas.map(|area| area.raiders).sum(), None),
        Craft::HeavyRaider => (areas.map(|area| area.heavy_raiders).sum(), None),
        Craft::Basestar => (small(space.basestars.iter().flatten().count()), None),
        Craft::Viper => {
            let flies = |player: &&PlayerView| matches!(player.place, Place::Piloting(_)) && !player.in_raptor;
            let piloted = scene.view.players.iter().filter(flies);
            let piloted = small(piloted.count());
            (areas.map(|area| area.vipers).sum::<u8>() + piloted, Some(fleet.vipers))
        }
        Craft::Raptor => (0, Some(fleet.raptors)),
        Craft::Civilian => (areas.map(|area| small(area.civilians.len())).sum(), None),
        Craft::Scar => (u8::from(space.scar.is_some()), None),
        Craft::AssaultRaptor => {
            let piloted = small(scene.view.players.iter().filter(|player| player.in_raptor).count());
            (areas.map(|area| area.assault_raptors).sum::<u8>() + piloted, Some(fleet.assault_raptors))
        }
    };
    let words = scene.words;
    let say = words.ui("ui-now-ships").number("count", on_board).number("of", supply(craft));
    let mut lines = vec![say.end()];
    lines.extend(reserves.map(|count| words.ui("ui-now-reserves").number("count", count).end()));
    lines
}

fn count(scene: &Scene<'_>, count: u8, key: &'static str) -> Vec<String> {
    vec![scene.words.ui(key).number("count", count).end()]
}

fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
