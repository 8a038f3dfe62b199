//! What stands in the boxes of cards: each effect with a drawing and its own line of text.

use airlock_game::cards::{AttackEffect, CharacterEffect, CheckAbility, CivilianEffect, CrisisEffect, CylonEffect, CylonPiece, CylonShipEffect, DamageEffect, DeckEffect, Effect, JumpEffect, LoyaltyEffect, MissionEffect, MutinyEffect, NewCapricaEffect, QuorumEffect, ResourceEffect, Response, Script, SkillEffect, Stays, TurnEffect, ViperEffect};
use airlock_game::terms::{Craft, Damages, GalacticaDamage, Icon, Location, Resource, Title};
use airlock_text::Words;
use maud::{Markup, html};

use crate::page::glyph;

/// `−3`, or `3` without a sign.
pub(super) fn minus(value: i16) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

/// `+3` or `−3`.
pub(super) fn signed(value: i16) -> String {
    if value < 0 { minus(value) } else { format!("+{value}") }
}

/// The lines of a box of results.
pub(super) fn result_lines(words: &Words, script: Script, stays: Option<Stays>) -> Markup {
    html! {
        span {
            @if script.is_empty() { (words.effects(script)) }
            @for (effect, line) in script.iter().zip(words.each_effect(script, stays)) {
                span.result-do { (glyph(effect_glyph(effect))) span { (line) } }
            }
        }
    }
}

/// The same on a large card.
pub(super) fn place_lines(words: &Words, script: Script, stays: Option<Stays>) -> Markup {
    html! {
        ul.place-does {
            @if script.is_empty() { li { (glyph("minus")) span { (words.effects(script)) } } }
            @for (effect, line) in script.iter().zip(words.each_effect(script, stays)) {
                li { (glyph(effect_glyph(effect))) span { (line) } }
            }
        }
    }
}

pub(super) fn effect_glyph(effect: &Effect) -> &'static str {
    match *effect {
        Effect::Resources(ResourceEffect::Turn(resource, _)) => resource_glyph(resource),
        Effect::Jump(JumpEffect::Prepare(_)) | Effect::Jump(JumpEffect::Ftl) => "jump",
        Effect::Jump(JumpEffect::Distance(_)) => "distance",
        Effect::Attack(AttackEffect::DiscardNuke) | Effect::Attack(AttackEffect::LaunchNuke) => "nuke",
        Effect::Skills(SkillEffect::Draw { .. }) | Effect::Skills(SkillEffect::Discard { .. }) | Effect::Skills(SkillEffect::TakeCard { .. }) | Response::TakeCheckCards => "card",
        Effect::Quorum(QuorumEffect::Draw { .. }) | Effect::Quorum(QuorumEffect::Play) | Effect::Quorum(QuorumEffect::ResolveOf(_)) => "quorum",
        Effect::Decks(DeckEffect::GiveThisCard { .. }) | Effect::Decks(DeckEffect::StayInPlay) | Effect::Decks(DeckEffect::LeaveGame) => "crisis",
        Effect::Cylons(CylonEffect::SwapSuperCrisis) | Effect::Crisis(CrisisEffect::PlaySuper) => "super-crisis",
        Effect::Characters(CharacterEffect::Send { to, .. }) => location_glyph(to),
        Effect::Characters(CharacterEffect::SendAboard { .. }) | Effect::Turn(TurnEffect::Order) | Effect::Turn(TurnEffect::TakeAction) => "person",
        Effect::Characters(CharacterEffect::Give { title, .. }) => title_glyph(title),
        Effect::Loyalty(LoyaltyEffect::LookAt { .. }) | Effect::Loyalty(LoyaltyEffect::HandOn { .. }) => "loyalty",
        // What an effect leads to is what one looks for.
        Effect::Target { then, .. } | Effect::May { then, .. } | Effect::If(_, then) => {
            then.first().map_or("person", effect_glyph)
        }
        Effect::Choose { options, .. } => options.first().and_then(|list| list.first()).map_or("plus", effect_glyph),
        Effect::Roll { .. } | Response::DieBonus(_) | Response::RerollAttack { .. } => "d8",
        Effect::Risk { craft, .. } => craft_glyph(craft),
        Effect::FailBox => "cross",
        Effect::Check(_)
        | Response::Difficulty(_)
        | Response::CountPositive(_)
        | Response::FaceUp { .. }
        | Response::NoDestiny
        | Response::AddRevealed
        | Response::NoStrength
        | Response::DecideCheck
        | Effect::Crisis(CrisisEffect::Further)
        | Effect::Crisis(CrisisEffect::ResolveOf { .. })
        | Effect::Crisis(CrisisEffect::Sort(_))
        | Response::ReplaceCrisis
        | Response::SwitchOption => "crisis",
        Effect::CylonShips(CylonShipEffect::Place { craft, .. }) => craft.first().map_or("raider", |&(craft, _)| craft_glyph(craft)),
        Effect::Crisis(CrisisEffect::Activate(icon)) => icon_glyph(icon),
        Effect::Crisis(CrisisEffect::ActivatePlaced(_)) => icon_glyph(Icon::Raiders),
        Effect::CylonShips(CylonShipEffect::Launch { .. }) => icon_glyph(Icon::LaunchRaiders),
        Effect::CylonShips(CylonShipEffect::Board(_)) | Effect::CylonShips(CylonShipEffect::DestroyCenturion) | Effect::Attack(AttackEffect::AttackCenturion) => "centurion",
        Effect::Damage(DamageEffect::Galactica) | Effect::Damage(DamageEffect::GalacticaOf { .. }) | Effect::Damage(DamageEffect::Repair { .. }) => "damage",
        Effect::Damage(DamageEffect::Vipers { .. })
        | Effect::Vipers(ViperEffect::Recall)
        | Effect::Damage(DamageEffect::RestoreShips { .. })
        | Effect::Vipers(ViperEffect::Activate(_))
        | Effect::Vipers(ViperEffect::MustActivate)
        | Effect::Vipers(ViperEffect::AttackAsPilot(_))
        | Effect::Vipers(ViperEffect::LaunchSelf) => "viper",
        Effect::Damage(DamageEffect::DestroyRaptor) | Effect::Damage(DamageEffect::ReturnRaptors(_)) => "raptor",
        Effect::Civilians(CivilianEffect::Destroy) | Effect::Civilians(CivilianEffect::LookAt(_)) => "civilian",
        Effect::CylonShips(CylonShipEffect::Destroy { craft, .. }) => craft_glyph(craft),
        Effect::Attack(AttackEffect::GalacticaAttacks) => "galactica",
        Effect::Decks(DeckEffect::Peek(_)) | Effect::Decks(DeckEffect::LookAtBottom) | Effect::NewCaprica(NewCapricaEffect::PeekLocked) => "eye",
        Effect::Skills(SkillEffect::RefillHands { .. })
        | Effect::Skills(SkillEffect::HumansMayDraw(_))
        | Effect::Skills(SkillEffect::SwapHands { .. })
        | Effect::Skills(SkillEffect::TakeRandomCard { .. })
        | Effect::Skills(SkillEffect::DrawNamed { .. })
        | Response::FastLearner(_) => "card",
        Effect::Skills(SkillEffect::IntoDestiny(..))
        | Effect::Skills(SkillEffect::NewDestiny(..))
        | Effect::Skills(SkillEffect::SwapWithDestiny)
        | Effect::Skills(SkillEffect::GlimpseDestiny(_))
        | Effect::Skills(SkillEffect::ReadDestiny { .. }) => "destiny",
        Effect::Cylons(CylonEffect::DrawSuperCrisis { .. }) => "super-crisis",
        Effect::Characters(CharacterEffect::PassTitle(title)) => title_glyph(title),
        Response::BorrowTitle => "admiral",
        Effect::Loyalty(LoyaltyEffect::Execute { .. }) => "airlock",
        Effect::Characters(CharacterEffect::SendAnywhere { .. }) => "person",
        Effect::Cylons(CylonEffect::Infiltrate) => "leader",
        Effect::Vipers(ViperEffect::Sacrifice { .. }) | Effect::Vipers(ViperEffect::FullThrottle) | Effect::Damage(DamageEffect::RepairVipers(_)) => "viper",
        Effect::DamagePegasus | Effect::Damage(DamageEffect::RepairAny { .. }) | Effect::Damage(DamageEffect::RepairLocations(_)) => "damage",
        Effect::CylonShips(CylonShipEffect::RemoveBasestar) => "basestar",
        Effect::Civilians(CivilianEffect::Fights { .. }) => "civilian",
        Effect::CylonShips(CylonShipEffect::ActivateHeavyRaidersAlone) => icon_glyph(Icon::HeavyRaiders),
        Effect::Crisis(CrisisEffect::FindScar) => "scar",
        Effect::NewCaprica(NewCapricaEffect::PrepareOrEvacuate) => "civilian-prepared",
        Effect::NewCaprica(NewCapricaEffect::GoAboardIfEvacuated(_)) => "evacuate",
        Effect::NewCaprica(NewCapricaEffect::PlaceOccupation) | Effect::NewCaprica(NewCapricaEffect::DestroyOccupation(_)) => "occupation",
        Effect::NewCaprica(NewCapricaEffect::ActivateOneOccupation) => icon_glyph(Icon::Occupation),
        Effect::NewCaprica(NewCapricaEffect::DestroyLocked) => "civilian-locked",
        Effect::Attack(AttackEffect::PegasusAttacks) | Effect::Attack(AttackEffect::MainBatteries) => "pegasus",
        Effect::Resources(ResourceEffect::Shield) | Effect::Resources(ResourceEffect::LoseHighest(_)) => "minus",
        Effect::Jump(JumpEffect::Blind) | Effect::Jump(JumpEffect::NextCrisisJumps) | Effect::Jump(JumpEffect::Skip) => "jump",
        Effect::Jump(JumpEffect::NewDestination) => "distance",
        Response::DieShift(_) => "d8",
        Response::RaidersMiss(_) => "raider",
        Effect::Mutiny(MutinyEffect::Draw { .. })
        | Effect::Mutiny(MutinyEffect::DrawPardoned { .. })
        | Effect::Mutiny(MutinyEffect::Discard { .. })
        | Effect::Mutiny(MutinyEffect::PlayOf(_))
        | CheckAbility::AddOrDrawMutiny => "mutiny",
        Effect::Characters(CharacterEffect::GainMiracle { .. }) | Effect::Characters(CharacterEffect::MoveMiracle { .. }) | Response::MiracleIfAbove(_) => "miracle",
        Effect::Skills(SkillEffect::DrawFromSetOf { .. })
        | Effect::Skills(SkillEffect::GiveCards { .. })
        | Effect::Skills(SkillEffect::TakeHand { .. })
        | CheckAbility::TakeFromCheck { .. }
        | CheckAbility::DrawByOutcome { .. }
        | Effect::Skills(SkillEffect::EachDrawsNamed(_))
        | Effect::Skills(SkillEffect::SearchSkills(_))
        | CheckAbility::ZerosAdd(_) => "card",
        Effect::Civilians(CivilianEffect::Quarantine) => "sickbay",
        Effect::Quorum(QuorumEffect::Bury(_)) | Effect::Quorum(QuorumEffect::Discard(_)) | Effect::Quorum(QuorumEffect::Share(_)) => "quorum",
        Effect::CylonShips(CylonShipEffect::PlaceAnywhere { craft }) => craft.first().map_or("raider", |&(craft, _)| craft_glyph(craft)),
        Effect::Civilians(CivilianEffect::Recall) | Response::SaveCivilian => "civilian",
        Effect::Attack(AttackEffect::AttackCenturionWith(_)) => "centurion",
        Effect::Attack(AttackEffect::RemoveNukes) => "nuke",
        Effect::Characters(CharacterEffect::FreePrisoners(_)) | Effect::Turn(TurnEffect::ActivateLocations { .. }) => "person",
        Effect::Quorum(QuorumEffect::Unseat { .. }) => title_glyph(Title::President),
        Effect::Cylons(CylonEffect::GoTo(location)) => location_glyph(location),
        Effect::Cylons(CylonEffect::EndInfiltration) | Response::WakeElsewhere => "leader",
        Effect::CylonShips(CylonShipEffect::Truce) => "closed",
        Effect::Vipers(ViperEffect::ActivateOne(_)) | Effect::Vipers(ViperEffect::LaunchReserves(_)) | CheckAbility::DamageViperToRemove => "viper",
        Effect::Vipers(ViperEffect::BuildAssaultRaptor) | Effect::Vipers(ViperEffect::AssaultRaptorArrives) => craft_glyph(Craft::AssaultRaptor),
        Effect::CylonShips(CylonShipEffect::ClearBoard(pieces)) => pieces.first().map_or("minus", |&piece| piece_glyph(piece)),
        Effect::CylonShips(CylonShipEffect::LeaveBox(pieces)) => pieces.first().map_or("minus", |&(piece, _)| piece_glyph(piece)),
        Effect::Missions(MissionEffect::RebelBasestar(_)) | Effect::Missions(MissionEffect::PayRebels) => "rebel-basestar",
        Effect::Missions(MissionEffect::DestroyHub) => "destroyed",
        Effect::Missions(MissionEffect::Distance(_)) => "distance",
        Effect::Missions(MissionEffect::TurnFaceDown) | Effect::Missions(MissionEffect::Activate) => "mission",
        Effect::Decks(DeckEffect::OrderCrises(_))
        | Response::NoCheckAbilities
        | Response::InsteadOfPass
        | Response::ReplaceOption(_)
        | Response::ReplaceIcons => "crisis",
        Effect::Missions(MissionEffect::RaiderBay { .. }) => craft_glyph(Craft::Raider),
        Response::Exchange { gain: (resource, _), .. } => resource_glyph(resource),
    }
}

pub(super) fn resource_glyph(resource: Resource) -> &'static str {
    resource.id()
}

pub(super) fn craft_glyph(craft: Craft) -> &'static str {
    craft.id()
}

pub(super) fn title_glyph(title: Title) -> &'static str {
    title.id()
}

fn piece_glyph(piece: CylonPiece) -> &'static str {
    match piece {
        CylonPiece::Basestar => "basestar",
        CylonPiece::HeavyRaider => "heavy-raider",
        CylonPiece::Centurion => "centurion",
    }
}

pub(super) fn icon_glyph(icon: Icon) -> &'static str {
    match icon {
        Icon::Raiders => "act-raiders",
        Icon::LaunchRaiders => "act-launch",
        Icon::HeavyRaiders => "act-heavy",
        Icon::Basestars => "act-basestars",
        Icon::Occupation => "act-occupation",
    }
}

/// Places where nobody goes by choice have drawings of their own.
fn location_glyph(location: Location) -> &'static str {
    if location.row().hazardous { location.id() } else { "person" }
}

pub(super) fn damage_glyph(token: GalacticaDamage) -> &'static str {
    match token.damages() {
        Damages::Location(_) => "damage",
        Damages::Resource(resource) => resource_glyph(resource),
    }
}
