//! The drawing that stands before an answer.

use airlock_game::cards::{Ability, AbilityKind, Character, Motive, PeekDeck};
use airlock_game::event::{DeckName, PeekedCard};
use airlock_game::terms::{Craft, Damages, Location, Ship, Side};
use airlock_game::{Action, Choice, Foe, Interrupt};
use maud::{Markup, html};

use crate::page::mark::{initials, kind_class};
use crate::page::{Scene, glyph, glyph_class, mark, mini_token};

pub fn drawing(scene: &Scene<'_>, choice: &Choice) -> Markup {
    let words = scene.words;
    match *choice {
        Choice::Pass => glyph("minus"),
        Choice::Accept => glyph("tick"),
        Choice::Character(character) => character_token(scene, character),
        Choice::Seat(seat) => mini_token(scene, seat),
        Choice::Location(location) => location_glyph(location),
        Choice::Area(_) | Choice::Fly(..) => glyph("chevron"),
        Choice::Launch(_) => glyph("launch"),
        Choice::Draw(draw) => html! {
            @for (skill, count) in draw.iter() { @for _ in 0..count { (mark(words, skill)) } }
        },
        Choice::Skill(skill) => mark(words, skill),
        Choice::Card(card) => mark(words, card.skill()),
        Choice::Option(_) => html! {},
        Choice::Act(action) => action_glyph(scene, action),
        Choice::Use(what, _) => match what {
            Interrupt::Card(card) => mark(words, card.skill()),
            Interrupt::Ability(ability) => glyph(ability_glyph(ability)),
            Interrupt::Quorum(_) => glyph("quorum"),
            Interrupt::Motive(motive) => motive_glyph(motive),
        },
        Choice::Crisis(_) | Choice::Deck(PeekDeck::Crisis) => glyph("crisis"),
        Choice::SuperCrisis(_) => glyph_class("super-crisis", "glyph-cylon"),
        Choice::Destination(_) | Choice::Deck(PeekDeck::Destination) => glyph("distance"),
        Choice::Quorum(_) => glyph("quorum"),
        Choice::PutUnder => glyph("card"),
        Choice::Attack(_, foe) => glyph_class(foe_glyph(foe), "glyph-cylon"),
        Choice::Basestar(_) => glyph_class("basestar", "glyph-cylon"),
        Choice::Civilian(..) => glyph("civilian"),
        Choice::Unmanned(_) | Choice::RepairViper => glyph("viper"),
        Choice::Damage(token) => match token.damages() {
            Damages::Location(_) => glyph_class("damage", "glyph-cylon"),
            Damages::Resource(resource) => glyph_class(resource.id(), "glyph-cylon"),
        },
        Choice::Return(craft) | Choice::InReserves(craft) => glyph(craft_glyph(craft)),
        Choice::HandOn(_, seat) => mini_token(scene, seat),
        Choice::Ship(ship) => ship_glyph(ship),
        Choice::Resource(resource) => glyph(resource.id()),
        Choice::CrisisOnTop(_) | Choice::CrisisUnder(_) => glyph("crisis"),
        Choice::Bottom(deck) => deck_glyph(scene, deck),
        Choice::Prepare => glyph("civilian-locked"),
        Choice::Evacuate => glyph("evacuate"),
        Choice::Deck(PeekDeck::Mission) => glyph("mission"),
        Choice::Mutiny(_) => glyph("mutiny"),
        Choice::Motive(motive) => motive_glyph(motive),
        Choice::CardOnTop(card) | Choice::CardUnder(card) => peeked_glyph(scene, card),
        Choice::LaunchRaptor(_) => glyph("launch"),
        Choice::FlyRaptor(..) => glyph("chevron"),
        Choice::RaptorAttack(_, foe) => glyph_class(foe_glyph(foe), "glyph-cylon"),
        Choice::UnmannedRaptor(_) => glyph("assault-raptor"),
    }
}

pub fn ship_glyph(ship: Ship) -> Markup {
    match ship {
        Ship::Galactica => glyph("galactica"),
        Ship::ColonialOne => glyph("president"),
        Ship::Cylon => glyph_class("basestar", "glyph-cylon"),
        Ship::Pegasus => glyph("pegasus"),
        Ship::NewCaprica => glyph("planet"),
        Ship::Demetrius => glyph("demetrius"),
        Ship::RebelBasestar => glyph("rebel-basestar"),
    }
}

fn deck_glyph(scene: &Scene<'_>, deck: DeckName) -> Markup {
    match deck {
        DeckName::Skill(skill) => mark(scene.words, skill),
        DeckName::Crisis => glyph("crisis"),
        DeckName::SuperCrisis => glyph_class("super-crisis", "glyph-cylon"),
        DeckName::Quorum => glyph("quorum"),
        DeckName::Destination => glyph("distance"),
        DeckName::Mutiny => glyph("mutiny"),
        DeckName::Mission => glyph("mission"),
    }
}

/// The side for which a motive counts.
fn motive_glyph(motive: Motive) -> Markup {
    match motive.row().side {
        Side::Human => glyph("person"),
        Side::Cylon => glyph_class("loyalty", "glyph-cylon"),
    }
}

fn peeked_glyph(scene: &Scene<'_>, card: PeekedCard) -> Markup {
    match card {
        PeekedCard::Crisis(_) => glyph("crisis"),
        PeekedCard::Destination(_) => glyph("distance"),
        PeekedCard::Skill(card) => mark(scene.words, card.skill()),
        PeekedCard::SuperCrisis(_) => glyph_class("super-crisis", "glyph-cylon"),
        PeekedCard::Quorum(_) => glyph("quorum"),
        PeekedCard::Mission(_) => glyph("mission"),
        PeekedCard::Mutiny(_) => glyph("mutiny"),
    }
}

fn action_glyph(scene: &Scene<'_>, action: Action) -> Markup {
    match action {
        Action::Location(location) => location_glyph(location),
        Action::Card(card) => mark(scene.words, card.skill()),
        Action::Ability(ability) => glyph(ability_glyph(ability)),
        Action::Nuke => glyph("nuke"),
        Action::DrawQuorum => glyph("plus"),
        Action::PlayQuorum(_) => glyph("quorum"),
        Action::Viper => glyph("viper"),
        Action::Reveal(_) => glyph_class("loyalty", "glyph-cylon"),
        Action::EndInfiltration => glyph_class("leader", "glyph-cylon"),
        Action::FightOccupation => glyph_class("occupation", "glyph-cylon"),
        Action::Detain(seat) => mini_token(scene, seat),
        Action::LeaveOrbit => glyph("evacuate"),
        Action::PlayMutiny(_) => glyph("mutiny"),
    }
}

pub fn ability_glyph(ability: Ability) -> &'static str {
    match ability.row().1.kind {
        AbilityKind::OncePerGame => "once",
        AbilityKind::Passive => "plus",
        AbilityKind::Weakness => "minus",
        AbilityKind::Action => "d8",
        AbilityKind::Movement => "chevron",
    }
}

/// The token of a character whom nobody plays yet.
pub fn character_token(scene: &Scene<'_>, character: Character) -> Markup {
    let letters = initials(scene.words, character);
    html! { span.{ "token " (kind_class(character)) } aria-hidden="true" { (letters) } }
}

pub fn foe_glyph(foe: Foe) -> &'static str {
    match foe {
        Foe::Raider(_) => "raider",
        Foe::HeavyRaider(_) => "heavy-raider",
        Foe::Basestar(_) => "basestar",
        Foe::Centurion(_) => "centurion",
        Foe::Scar(_) => "scar",
    }
}

pub fn craft_glyph(craft: Craft) -> &'static str {
    match craft {
        Craft::Raider => "raider",
        Craft::HeavyRaider => "heavy-raider",
        Craft::Basestar => "basestar",
        Craft::Viper => "viper",
        Craft::Raptor => "raptor",
        Craft::Civilian => "civilian",
        Craft::Scar => "scar",
        Craft::AssaultRaptor => "assault-raptor",
    }
}

pub fn location_glyph(location: Location) -> Markup {
    let id = match location {
        Location::FtlControl => "jump",
        Location::WeaponsControl => "d8",
        Location::Command => "viper",
        Location::Communications => "civilian",
        Location::AdmiralsQuarters => "admiral",
        Location::ResearchLab | Location::HumanFleet => "card",
        Location::HangarDeck => "launch",
        Location::Armory => "centurion",
        Location::Sickbay => "sickbay",
        Location::Brig => "brig",
        Location::PressRoom => "card",
        Location::PresidentsOffice => "quorum",
        Location::Administration => "president",
        Location::Caprica => "super-crisis",
        Location::CylonFleet => "basestar",
        Location::ResurrectionShip => "loyalty",
        Location::PegasusCic => "pegasus",
        Location::Airlock => "airlock",
        Location::MainBatteries => "d8",
        Location::EngineRoom => "jump",
        Location::MedicalCenter => "sickbay",
        Location::Detention => "brig",
        Location::ResistanceHq => "person",
        Location::OccupationAuthority => "occupation",
        Location::BreedersCanyon => "crisis",
        Location::Shipyard => "evacuate",
        Location::QuorumChamber => "quorum",
        Location::HubDestroyed => "destroyed",
        Location::Bridge => "mission",
        Location::TacticalPlot => "eye",
        Location::CaptainsCabin => "card",
        Location::HybridTank => "crisis",
        Location::Datastream => "card",
        Location::RaiderBay => "raider",
    };
    match location.row().ship {
        Ship::Cylon => glyph_class(id, "glyph-cylon"),
        Ship::Galactica
        | Ship::ColonialOne
        | Ship::Pegasus
        | Ship::NewCaprica
        | Ship::Demetrius
        | Ship::RebelBasestar => glyph(id),
    }
}
