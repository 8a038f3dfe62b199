//! What stands in the boxes of cards: each effect with a drawing and its own line of text.

use airlock_game::cards::{CylonPiece, Effect, Script, Stays};
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
        Effect::Turn(resource, _) => resource_glyph(resource),
        Effect::JumpPrep(_) | Effect::FtlJump => "jump",
        Effect::Distance(_) => "distance",
        Effect::DiscardNuke | Effect::LaunchNuke => "nuke",
        Effect::Draw { .. } | Effect::Discard { .. } | Effect::TakeCard { .. } | Effect::TakeCheckCards => "card",
        Effect::DrawQuorum { .. } | Effect::PlayQuorum | Effect::ResolveQuorumOf(_) => "quorum",
        Effect::GiveThisCard { .. } | Effect::StayInPlay | Effect::LeaveGame => "crisis",
        Effect::SwapSuperCrisis | Effect::PlaySuperCrisis => "super-crisis",
        Effect::Send { to, .. } => location_glyph(to),
        Effect::SendAboard { .. } | Effect::Order | Effect::TakeAction => "person",
        Effect::Give { title, .. } => title_glyph(title),
        Effect::LookAtLoyalty { .. } | Effect::HandOnLoyalty { .. } => "loyalty",
        // What an effect leads to is what one looks for.
        Effect::Target { then, .. } | Effect::May { then, .. } | Effect::If(_, then) => {
            then.first().map_or("person", effect_glyph)
        }
        Effect::Choose { options, .. } => options.first().and_then(|list| list.first()).map_or("plus", effect_glyph),
        Effect::Roll { .. } | Effect::DieBonus(_) | Effect::RerollAttack { .. } => "d8",
        Effect::Risk { craft, .. } => craft_glyph(craft),
        Effect::FailBox => "cross",
        Effect::Check(_)
        | Effect::Difficulty(_)
        | Effect::CountPositive(_)
        | Effect::FaceUp { .. }
        | Effect::NoDestiny
        | Effect::AddRevealed
        | Effect::NoStrength
        | Effect::DecideCheck
        | Effect::FurtherCrisis
        | Effect::ResolveCrisisOf { .. }
        | Effect::SortCrises(_)
        | Effect::ReplaceCrisis
        | Effect::SwitchOption => "crisis",
        Effect::Place { craft, .. } => craft.first().map_or("raider", |&(craft, _)| craft_glyph(craft)),
        Effect::Activate(icon) => icon_glyph(icon),
        Effect::ActivatePlaced(_) => icon_glyph(Icon::Raiders),
        Effect::Launch { .. } => icon_glyph(Icon::LaunchRaiders),
        Effect::Board(_) | Effect::DestroyCenturion | Effect::AttackCenturion => "centurion",
        Effect::DamageGalactica | Effect::DamageGalacticaOf { .. } | Effect::Repair { .. } => "damage",
        Effect::DamageVipers { .. }
        | Effect::RecallVipers
        | Effect::RestoreShips { .. }
        | Effect::ActivateVipers(_)
        | Effect::MustActivateViper
        | Effect::AttackAsPilot(_)
        | Effect::LaunchSelf => "viper",
        Effect::DestroyRaptor | Effect::ReturnRaptors(_) => "raptor",
        Effect::DestroyCivilian | Effect::LookAtCivilians(_) => "civilian",
        Effect::DestroyCylonShips { craft, .. } => craft_glyph(craft),
        Effect::GalacticaAttacks => "galactica",
        Effect::Peek(_) | Effect::LookAtBottom | Effect::PeekLocked => "eye",
        Effect::RefillHands { .. }
        | Effect::HumansMayDraw(_)
        | Effect::SwapHands { .. }
        | Effect::TakeRandomCard { .. }
        | Effect::DrawNamed { .. }
        | Effect::FastLearner(_) => "card",
        Effect::IntoDestiny(..)
        | Effect::NewDestiny(..)
        | Effect::SwapWithDestiny
        | Effect::GlimpseDestiny(_)
        | Effect::ReadDestiny { .. } => "destiny",
        Effect::DrawSuperCrisis { .. } => "super-crisis",
        Effect::PassTitle(title) => title_glyph(title),
        Effect::BorrowTitle => "admiral",
        Effect::Execute { .. } => "airlock",
        Effect::SendAnywhere { .. } => "person",
        Effect::Infiltrate => "leader",
        Effect::Sacrifice { .. } | Effect::FullThrottle | Effect::RepairVipers(_) => "viper",
        Effect::DamagePegasus | Effect::RepairAny { .. } | Effect::RepairLocations(_) => "damage",
        Effect::RemoveBasestar => "basestar",
        Effect::CivilianFights { .. } => "civilian",
        Effect::ActivateHeavyRaidersAlone => icon_glyph(Icon::HeavyRaiders),
        Effect::FindScar => "scar",
        Effect::PrepareOrEvacuate => "civilian-prepared",
        Effect::GoAboardIfEvacuated(_) => "evacuate",
        Effect::PlaceOccupation | Effect::DestroyOccupation(_) => "occupation",
        Effect::ActivateOneOccupation => icon_glyph(Icon::Occupation),
        Effect::DestroyLocked => "civilian-locked",
        Effect::PegasusAttacks | Effect::MainBatteries => "pegasus",
        Effect::Shield | Effect::LoseHighest(_) => "minus",
        Effect::BlindJump | Effect::NextCrisisJumps | Effect::SkipJump => "jump",
        Effect::NewDestination => "distance",
        Effect::DieShift(_) => "d8",
        Effect::RaidersMiss(_) => "raider",
        Effect::DrawMutiny { .. }
        | Effect::DrawMutinyPardoned { .. }
        | Effect::DiscardMutiny { .. }
        | Effect::PlayMutinyOf(_)
        | Effect::AddOrDrawMutiny => "mutiny",
        Effect::GainMiracle { .. } | Effect::MoveMiracle { .. } | Effect::MiracleIfAbove(_) => "miracle",
        Effect::DrawFromSetOf { .. }
        | Effect::GiveCards { .. }
        | Effect::TakeHand { .. }
        | Effect::TakeFromCheck { .. }
        | Effect::DrawByOutcome { .. }
        | Effect::EachDrawsNamed(_)
        | Effect::SearchSkills(_)
        | Effect::ZerosAdd(_) => "card",
        Effect::Quarantine => "sickbay",
        Effect::BuryQuorum(_) | Effect::DiscardQuorum(_) | Effect::ShareQuorum(_) => "quorum",
        Effect::PlaceAnywhere { craft } => craft.first().map_or("raider", |&(craft, _)| craft_glyph(craft)),
        Effect::RecallCivilian | Effect::SaveCivilian => "civilian",
        Effect::AttackCenturionWith(_) => "centurion",
        Effect::RemoveNukes => "nuke",
        Effect::FreePrisoners(_) | Effect::ActivateLocations { .. } => "person",
        Effect::Unseat { .. } => title_glyph(Title::President),
        Effect::GoTo(location) => location_glyph(location),
        Effect::EndInfiltration | Effect::WakeElsewhere => "leader",
        Effect::Truce => "closed",
        Effect::ActivateOneViper(_) | Effect::LaunchReserves(_) | Effect::DamageViperToRemove => "viper",
        Effect::BuildAssaultRaptor | Effect::AssaultRaptorArrives => craft_glyph(Craft::AssaultRaptor),
        Effect::ClearBoard(pieces) => pieces.first().map_or("minus", |&piece| piece_glyph(piece)),
        Effect::LeaveBox(pieces) => pieces.first().map_or("minus", |&(piece, _)| piece_glyph(piece)),
        Effect::RebelBasestar(_) | Effect::PayRebels => "rebel-basestar",
        Effect::DestroyHub => "destroyed",
        Effect::MissionDistance(_) => "distance",
        Effect::TurnFaceDown | Effect::ActivateMission => "mission",
        Effect::OrderCrises(_)
        | Effect::NoCheckAbilities
        | Effect::InsteadOfPass
        | Effect::ReplaceOption(_)
        | Effect::ReplaceIcons => "crisis",
        Effect::RaiderBay { .. } => craft_glyph(Craft::Raider),
        Effect::Exchange { gain: (resource, _), .. } => resource_glyph(resource),
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
