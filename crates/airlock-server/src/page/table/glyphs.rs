//! The drawing of each effect, by the subject of the rules that owns it.

use airlock_game::cards::{
    AttackEffect, CharacterEffect, CivilianEffect, CrisisEffect, CylonEffect, CylonPiece, CylonShipEffect,
    DamageEffect, DeckEffect, Effect, JumpEffect, LoyaltyEffect, MissionEffect, MutinyEffect, NewCapricaEffect,
    QuorumEffect, ResourceEffect, SkillEffect, TurnEffect, ViperEffect,
};
use airlock_game::terms::{Craft, Icon, Location, Title};

use super::boxes::{craft_glyph, icon_glyph, resource_glyph, title_glyph};

pub(super) fn effect_glyph(effect: &Effect) -> &'static str {
    match *effect {
        // What an effect leads to is what one looks for.
        Effect::Target { then, .. } | Effect::May { then, .. } | Effect::If(_, then) => {
            then.first().map_or("person", effect_glyph)
        }
        Effect::Choose { options, .. } => options.first().and_then(|list| list.first()).map_or("plus", effect_glyph),
        Effect::Roll { .. } => "d8",
        Effect::Risk { craft, .. } => craft_glyph(craft),
        Effect::FailBox => "cross",
        Effect::Check(_) => "crisis",
        Effect::Resources(effect) => resources(effect),
        Effect::Skills(effect) => skills(effect),
        Effect::Characters(effect) => characters(effect),
        Effect::Decks(effect) => decks(effect),
        Effect::Quorum(effect) => quorum(effect),
        Effect::Mutiny(effect) => mutiny(effect),
        Effect::Cylons(effect) => cylons(effect),
        Effect::CylonShips(effect) => cylon_ships(effect),
        Effect::Vipers(effect) => vipers(effect),
        Effect::Attack(effect) => attack(effect),
        Effect::Damage(effect) => damage(effect),
        Effect::Civilians(effect) => civilians(effect),
        Effect::Loyalty(effect) => loyalty(effect),
        Effect::NewCaprica(effect) => new_caprica(effect),
        Effect::Jump(effect) => jump(effect),
        Effect::Crisis(effect) => crisis(effect),
        Effect::Missions(effect) => missions(effect),
        Effect::Turn(effect) => turn(effect),
    }
}

fn resources(effect: ResourceEffect) -> &'static str {
    match effect {
        ResourceEffect::Turn(resource, _) => resource_glyph(resource),
        ResourceEffect::Shield | ResourceEffect::LoseHighest(_) => "minus",
    }
}

fn skills(effect: SkillEffect) -> &'static str {
    match effect {
        SkillEffect::Draw { .. }
        | SkillEffect::Discard { .. }
        | SkillEffect::RefillHands { .. }
        | SkillEffect::HumansMayDraw(_)
        | SkillEffect::SwapHands { .. }
        | SkillEffect::TakeRandomCard { .. }
        | SkillEffect::TakeCard { .. }
        | SkillEffect::TakeHand { .. }
        | SkillEffect::GiveCards { .. }
        | SkillEffect::DrawNamed { .. }
        | SkillEffect::DrawFromSetOf { .. }
        | SkillEffect::EachDrawsNamed(_)
        | SkillEffect::SearchSkills(_) => "card",
        SkillEffect::IntoDestiny(..)
        | SkillEffect::NewDestiny(..)
        | SkillEffect::SwapWithDestiny
        | SkillEffect::GlimpseDestiny(_)
        | SkillEffect::ReadDestiny { .. } => "destiny",
    }
}

fn characters(effect: CharacterEffect) -> &'static str {
    match effect {
        CharacterEffect::Send { to, .. } => location_glyph(to),
        CharacterEffect::SendAboard { .. }
        | CharacterEffect::SendAnywhere { .. }
        | CharacterEffect::FreePrisoners(_) => "person",
        CharacterEffect::Give { title, .. } | CharacterEffect::PassTitle(title) => title_glyph(title),
        CharacterEffect::GainMiracle { .. } | CharacterEffect::MoveMiracle { .. } => "miracle",
    }
}

fn decks(effect: DeckEffect) -> &'static str {
    match effect {
        DeckEffect::GiveThisCard { .. }
        | DeckEffect::StayInPlay
        | DeckEffect::LeaveGame
        | DeckEffect::OrderCrises(_) => "crisis",
        DeckEffect::LookAtBottom | DeckEffect::Peek(_) => "eye",
    }
}

fn quorum(effect: QuorumEffect) -> &'static str {
    match effect {
        QuorumEffect::Draw { .. }
        | QuorumEffect::Play
        | QuorumEffect::ResolveOf(_)
        | QuorumEffect::Share(_)
        | QuorumEffect::Bury(_)
        | QuorumEffect::Discard(_) => "quorum",
        QuorumEffect::Unseat { .. } => title_glyph(Title::President),
    }
}

fn mutiny(effect: MutinyEffect) -> &'static str {
    match effect {
        MutinyEffect::Draw { .. }
        | MutinyEffect::DrawPardoned { .. }
        | MutinyEffect::Discard { .. }
        | MutinyEffect::PlayOf(_) => "mutiny",
    }
}

fn cylons(effect: CylonEffect) -> &'static str {
    match effect {
        CylonEffect::DrawSuperCrisis { .. } | CylonEffect::SwapSuperCrisis => "super-crisis",
        CylonEffect::Infiltrate | CylonEffect::EndInfiltration => "leader",
        CylonEffect::GoTo(location) => location_glyph(location),
    }
}

fn cylon_ships(effect: CylonShipEffect) -> &'static str {
    match effect {
        CylonShipEffect::Place { craft, .. } | CylonShipEffect::PlaceAnywhere { craft } => {
            craft.first().map_or("raider", |&(craft, _)| craft_glyph(craft))
        }
        CylonShipEffect::ActivateHeavyRaidersAlone => icon_glyph(Icon::HeavyRaiders),
        CylonShipEffect::Launch { .. } => icon_glyph(Icon::LaunchRaiders),
        CylonShipEffect::Board(_) | CylonShipEffect::DestroyCenturion => "centurion",
        CylonShipEffect::Destroy { craft, .. } => craft_glyph(craft),
        CylonShipEffect::RemoveBasestar => "basestar",
        CylonShipEffect::ClearBoard(pieces) => pieces.first().map_or("minus", |&piece| piece_glyph(piece)),
        CylonShipEffect::LeaveBox(pieces) => pieces.first().map_or("minus", |&(piece, _)| piece_glyph(piece)),
        CylonShipEffect::Truce => "closed",
    }
}

fn vipers(effect: ViperEffect) -> &'static str {
    match effect {
        ViperEffect::Activate(_)
        | ViperEffect::MustActivate
        | ViperEffect::ActivateOne(_)
        | ViperEffect::AttackAsPilot(_)
        | ViperEffect::LaunchSelf
        | ViperEffect::LaunchReserves(_)
        | ViperEffect::FullThrottle
        | ViperEffect::Sacrifice { .. }
        | ViperEffect::Recall => "viper",
        ViperEffect::BuildAssaultRaptor | ViperEffect::AssaultRaptorArrives => craft_glyph(Craft::AssaultRaptor),
    }
}

fn attack(effect: AttackEffect) -> &'static str {
    match effect {
        AttackEffect::GalacticaAttacks => "galactica",
        AttackEffect::PegasusAttacks | AttackEffect::MainBatteries => "pegasus",
        AttackEffect::AttackCenturion | AttackEffect::AttackCenturionWith(_) => "centurion",
        AttackEffect::LaunchNuke | AttackEffect::DiscardNuke | AttackEffect::RemoveNukes => "nuke",
    }
}

fn damage(effect: DamageEffect) -> &'static str {
    match effect {
        DamageEffect::Galactica
        | DamageEffect::GalacticaOf { .. }
        | DamageEffect::Repair { .. }
        | DamageEffect::RepairAny { .. }
        | DamageEffect::RepairLocations(_) => "damage",
        DamageEffect::Vipers { .. } | DamageEffect::RestoreShips { .. } | DamageEffect::RepairVipers(_) => "viper",
        DamageEffect::DestroyRaptor | DamageEffect::ReturnRaptors(_) => "raptor",
    }
}

fn civilians(effect: CivilianEffect) -> &'static str {
    match effect {
        CivilianEffect::Destroy
        | CivilianEffect::Fights { .. }
        | CivilianEffect::LookAt(_)
        | CivilianEffect::Recall => "civilian",
        CivilianEffect::Quarantine => "sickbay",
    }
}

fn loyalty(effect: LoyaltyEffect) -> &'static str {
    match effect {
        LoyaltyEffect::LookAt { .. } | LoyaltyEffect::HandOn { .. } => "loyalty",
        LoyaltyEffect::Execute { .. } => "airlock",
    }
}

fn new_caprica(effect: NewCapricaEffect) -> &'static str {
    match effect {
        NewCapricaEffect::PrepareOrEvacuate => "civilian-prepared",
        NewCapricaEffect::GoAboardIfEvacuated(_) => "evacuate",
        NewCapricaEffect::PlaceOccupation | NewCapricaEffect::DestroyOccupation(_) => "occupation",
        NewCapricaEffect::ActivateOneOccupation => icon_glyph(Icon::Occupation),
        NewCapricaEffect::DestroyLocked => "civilian-locked",
        NewCapricaEffect::PeekLocked => "eye",
    }
}

fn jump(effect: JumpEffect) -> &'static str {
    match effect {
        JumpEffect::Prepare(_)
        | JumpEffect::Ftl
        | JumpEffect::Blind
        | JumpEffect::NextCrisisJumps
        | JumpEffect::Skip => "jump",
        JumpEffect::Distance(_) | JumpEffect::NewDestination => "distance",
    }
}

fn crisis(effect: CrisisEffect) -> &'static str {
    match effect {
        CrisisEffect::Activate(icon) => icon_glyph(icon),
        CrisisEffect::ActivatePlaced(_) => icon_glyph(Icon::Raiders),
        CrisisEffect::Further | CrisisEffect::ResolveOf { .. } | CrisisEffect::Sort(_) => "crisis",
        CrisisEffect::PlaySuper => "super-crisis",
        CrisisEffect::FindScar => "scar",
    }
}

fn missions(effect: MissionEffect) -> &'static str {
    match effect {
        MissionEffect::Activate | MissionEffect::TurnFaceDown => "mission",
        MissionEffect::Distance(_) => "distance",
        MissionEffect::RebelBasestar(_) | MissionEffect::PayRebels => "rebel-basestar",
        MissionEffect::RaiderBay { .. } => craft_glyph(Craft::Raider),
        MissionEffect::DestroyHub => "destroyed",
    }
}

fn turn(effect: TurnEffect) -> &'static str {
    match effect {
        TurnEffect::TakeAction | TurnEffect::Order | TurnEffect::ActivateLocations { .. } => "person",
    }
}

fn piece_glyph(piece: CylonPiece) -> &'static str {
    match piece {
        CylonPiece::Basestar => "basestar",
        CylonPiece::HeavyRaider => "heavy-raider",
        CylonPiece::Centurion => "centurion",
    }
}

/// Places where nobody goes by choice have drawings of their own.
fn location_glyph(location: Location) -> &'static str {
    if location.row().hazardous { location.id() } else { "person" }
}
