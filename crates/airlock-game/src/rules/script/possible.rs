//! What must be true for an action, and whether it has something to do (BASE-005, BASE-054).

use crate::ask::Denied;
use crate::cards::{
    Among, CharacterEffect, Condition, CrisisEffect, DamageEffect, Effect, MutinyEffect, QuorumEffect, Script,
    TurnEffect, ViperEffect, Who,
};
use crate::game::Game;
use crate::seat::Seat;
use crate::state::Standing;
use crate::terms::{Craft, Ship, Title};

impl Game {
    /// Options that cannot even begin are not offered; others may be chosen in vain (BASE-086).
    pub(crate) fn feasible_option(&self, you: Seat, target: Option<Seat>, script: &[Effect]) -> bool {
        let one = |who: Who| self.who(who, you, target).first();
        match script.first() {
            // DAY-092.
            Some(
                first @ (Effect::Crisis(CrisisEffect::PlaySuper)
                | Effect::Quorum(QuorumEffect::Play)
                | Effect::Vipers(ViperEffect::BuildAssaultRaptor)),
            ) => self.is_possible(you, first),
            Some(Effect::Damage(DamageEffect::ReturnRaptors(_))) => self.fleet.destroyed_raptors > 0,
            Some(&Effect::If(condition, then)) => self.holds(condition, you) && self.feasible_option(you, target, then),
            Some(&Effect::Target { by, among, .. }) => !self.among(among, self.decider(by, you, None)).is_empty(),
            Some(&Effect::Mutiny(MutinyEffect::Discard { who })) => {
                one(who).is_some_and(|seat| !self.player(seat).mutiny.is_empty())
            }
            // DAY-012.
            Some(&Effect::Characters(CharacterEffect::MoveMiracle { from, to })) => {
                one(from).zip(one(to)).is_some_and(|(from, to)| self.can_move_miracle(from, to))
            }
            Some(_) | None => true,
        }
    }

    pub(crate) fn require(&self, seat: Seat, conditions: &[Condition]) -> Result<(), Denied> {
        let holds = conditions.iter().all(|&condition| self.holds(condition, seat));
        if holds { Ok(()) } else { Err(Denied::Requires) }
    }

    pub(crate) fn holds(&self, condition: Condition, you: Seat) -> bool {
        let player = self.player(you);
        let president = self.holder(Title::President);
        match condition {
            Condition::AtMost(resource, value) => {
                self.fleet.dial(resource) <= i8::try_from(value).expect("a value of a dial")
            }
            Condition::DistanceAtMost(distance) => self.fleet.distance <= distance,
            Condition::HasNuke => self.fleet.nukes > 0,
            Condition::OnBlueSpace => self.fleet.on_blue_space(),
            Condition::IsPresident => self.holder(Title::President) == Some(you),
            Condition::IsPilot => {
                self.has_sheet(you) && player.character.is_some_and(|character| character.row().is_pilot())
            }
            Condition::IsPiloting => player.piloting().is_some(),
            // DAY-088.
            Condition::InReserves(Craft::Viper, count) => self.reserve_vipers() >= count,
            Condition::InReserves(Craft::Raptor, count) => self.fleet.raptors >= count,
            Condition::InReserves(Craft::AssaultRaptor, count) => self.fleet.assault_raptors >= count,
            Condition::InReserves(
                Craft::Raider | Craft::HeavyRaider | Craft::Basestar | Craft::Civilian | Craft::Scar,
                _,
            ) => {
                unreachable!("only human ships stand in the Reserves")
            }
            Condition::HasSuperCrisis => !player.super_crises.is_empty(),
            Condition::HasHiddenLoyalty => !player.loyalty.is_empty(),
            Condition::IsNotSympathizer => player.standing != Standing::Sympathizer,
            Condition::BasestarOnBoard => self.space.basestar_count() > 0,
            Condition::AllBasestarsOnBoard => self.space.basestars_in_supply() == 0,
            Condition::HasCards(cards) => player.hand.len() >= cards,
            // PEG-052: in either prison; for a human player it is the one of where he is (PEG-134).
            Condition::HumanInBrig => self.humans().iter().any(|seat| match player.is_human() {
                true => self.player(seat).is_at(self.prison_of(you)),
                false => self.is_prisoner(seat),
            }),
            Condition::Mourned => self.fleet.mourned,
            Condition::CurrentOnNewCaprica => self.is_aboard(self.turn.current, Ship::NewCaprica),
            Condition::GalacticaInOrbit => self.new_caprica.is_some_and(|board| board.in_orbit),
            // DAY-039: not once more.
            Condition::MayInfiltrate => player.has_agenda() && !player.infiltrating,
            Condition::OffBlueSpace => !self.fleet.on_blue_space(),
            Condition::IsNotPresident => self.holder(Title::President) != Some(you),
            Condition::IsNotAdmiral => self.holder(Title::Admiral) != Some(you),
            Condition::IsNotInBrig => !self.is_prisoner(you),
            Condition::PresidentHasCards(cards) => president.is_some_and(|seat| self.player(seat).hand.len() >= cards),
            Condition::PresidentHasMutiny => president.is_some_and(|seat| !self.player(seat).mutiny.is_empty()),
            Condition::ViperInSpace => {
                let piloted = self.seats().any(|seat| self.player(seat).piloting().is_some());
                piloted || self.space.vipers() + self.space.assault_raptors() > 0
            }
            Condition::IsInfiltrating => player.infiltrating,
            Condition::NoActiveMission => self.search.active.is_none(),
            Condition::CanPayRebels => player.miracles > 0 || !player.super_crises.is_empty(),
        }
    }

    /// Whether a script used as an action has something to do. What can be carried out in part is
    /// carried out in part (BASE-005), so one effect that finds what it needs is enough.
    pub(crate) fn feasible(&self, you: Seat, script: Script) -> Result<(), Denied> {
        let possible = match script {
            // PEG-043, PEG-071: actions are something only for whoever has one.
            [Effect::Turn(TurnEffect::TakeAction), ..] => !self.actions(you).is_empty(),
            _ => script.iter().any(|effect| self.is_possible(you, effect)),
        };
        if possible { Ok(()) } else { Err(Denied::NoTarget) }
    }

    /// Whether an effect finds what it needs.
    pub(crate) fn is_possible(&self, you: Seat, effect: &Effect) -> bool {
        if self.is_suspended(effect) {
            return false;
        }
        match *effect {
            Effect::Target { by: Who::You, among, then } => self.has_target(you, among, then),
            Effect::Choose { options, .. } => options.iter().any(|option| self.feasible_option(you, None, option)),
            Effect::Characters(effect) => effect.is_possible(self, you),
            Effect::Quorum(effect) => effect.is_possible(self, you),
            Effect::Mutiny(effect) => effect.is_possible(self, you),
            Effect::Cylons(effect) => effect.is_possible(self, you),
            Effect::Vipers(effect) => effect.is_possible(self, you),
            Effect::Attack(effect) => effect.is_possible(self, you),
            Effect::Damage(effect) => effect.is_possible(self, you),
            Effect::Civilians(effect) => effect.is_possible(self, you),
            Effect::NewCaprica(effect) => effect.is_possible(self, you),
            Effect::Crisis(effect) => effect.is_possible(self, you),
            Effect::Turn(effect) => effect.is_possible(self, you),
            Effect::Target { .. }
            | Effect::May { .. }
            | Effect::If(..)
            | Effect::Roll { .. }
            | Effect::Risk { .. }
            | Effect::FailBox
            | Effect::Check(_)
            | Effect::Resources(_)
            | Effect::Skills(_)
            | Effect::Decks(_)
            | Effect::CylonShips(_)
            | Effect::Loyalty(_)
            | Effect::Jump(_)
            | Effect::Missions(_) => true,
        }
    }

    fn has_target(&self, you: Seat, among: Among, then: Script) -> bool {
        !self.targets(among, you, then, None).is_empty()
    }
}
