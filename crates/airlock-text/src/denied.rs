//! Why something cannot be done: an action, an answer, a setup; and how the game ended.

use airlock_game::cards::{
    AbilityRule, AttackEffect, CharacterEffect, CivilianEffect, Condition, DamageEffect, Effect, QuorumEffect, Script,
    ViperEffect,
};
use airlock_game::event::{Cause, Ending};
use airlock_game::terms::{Set, Sets, Title};
use airlock_game::{Action, Denied, Illegal, SetupError};

use crate::effects::Writer;
use crate::names::Names;
use crate::words::{Words, capital};

impl Words {
    /// Why the action cannot be taken now.
    pub fn denied(&self, denied: Denied, action: Action, names: &dyn Names) -> String {
        let sets = names.sets();
        match denied {
            Denied::Stranded => self.plain("denied-stranded"),
            Denied::NoAction => self.plain("denied-no-action"),
            Denied::Damaged => self.plain("denied-damaged"),
            Denied::Forbidden => self.plain("denied-forbidden"),
            Denied::Weakness(ability) => self.say("denied-weakness").name("ability", ability).end(),
            Denied::TooFewCards => self.plain("denied-too-few-cards"),
            Denied::Requires => match requires(action, sets) {
                [] => self.plain("denied-no-target"),
                conditions => {
                    let conditions = Writer::new(self).conditions(conditions);
                    self.say("denied-requires").text("condition", conditions).end()
                }
            },
            Denied::NoTarget => self.plain(no_target(script(action, sets))),
            Denied::OncePerTurn => self.plain("denied-once-per-turn"),
            Denied::OncePerGame if sets.contains(Set::Daybreak) => self.plain("denied-no-miracle"),
            Denied::OncePerGame => self.plain("denied-once-per-game"),
            Denied::NotMoving => self.plain("denied-not-moving"),
        }
    }

    /// Why an answer was refused.
    pub fn illegal(&self, illegal: &Illegal) -> String {
        self.plain(match illegal {
            Illegal::Over => "illegal-over",
            Illegal::NotAsked(_) => "illegal-not-asked",
            Illegal::NotAnOption => "illegal-not-an-option",
        })
    }

    /// Why a game cannot be set up so.
    pub fn setup_error(&self, error: SetupError) -> String {
        match error {
            SetupError::Players(players) => self.say("setup-players").number("count", players),
            SetupError::NoSympathizer(players) => self.say("setup-no-sympathizer").number("count", players),
            SetupError::Cooperative(players) => self.say("setup-cooperative").number("count", players),
            SetupError::CooperativeNoSympathizer => self.say("setup-cooperative-no-sympathizer"),
            SetupError::PegasusPlayers(players) => self.say("setup-pegasus-players").number("count", players),
            SetupError::SevenWithoutLeader => self.say("setup-seven-without-leader"),
            SetupError::NewCapricaWithoutPegasus => self.say("setup-new-caprica-without-pegasus"),
            SetupError::LeadersWithoutExpansion => self.say("setup-leaders-without-expansion"),
            SetupError::SympatheticCylon(players) => self.say("setup-sympathetic-cylon").number("count", players),
            SetupError::SympatheticCylonWithLeaders => self.say("setup-sympathetic-cylon-with-leaders"),
            SetupError::SympatheticCylonNoSympathizer => self.say("setup-sympathetic-cylon-no-sympathizer"),
            SetupError::NoSympathizerWithLeaders => self.say("setup-no-sympathizer-with-leaders"),
            SetupError::CooperativeExpanded => self.say("setup-cooperative-expanded"),
            SetupError::DaybreakPlayers(players) => self.say("setup-daybreak-players").number("count", players),
            SetupError::EarthWithoutDaybreak => self.say("setup-earth-without-daybreak"),
            SetupError::SympathizerWithDaybreak => self.say("setup-sympathizer-with-daybreak"),
        }
        .end()
    }

    /// Who won, and how.
    pub fn ending(&self, ending: Ending) -> String {
        let say = |key: &'static str| self.say(key).name("winner", ending.winner);
        match ending.cause {
            Cause::Jumped => say("ending-jumped").sentence(),
            Cause::Resource(resource) => say("ending-resource").name("resource", resource).sentence(),
            Cause::Boarded => say("ending-boarded").sentence(),
            Cause::Destroyed => say("ending-destroyed").sentence(),
            Cause::NoCharacters => say("ending-no-characters").sentence(),
        }
    }
}

/// The conditions that stand on the card, location or title.
fn requires(action: Action, sets: Sets) -> &'static [Condition] {
    match action {
        Action::Location(location) => location.row_in(sets).requires,
        Action::Card(card) => card.row().text.requires,
        Action::Nuke => title(Title::Admiral).0,
        Action::DrawQuorum => title(Title::President).0,
        Action::Ability(ability) => ability.row().1.requires,
        Action::PlayMutiny(card) => card.row().requires,
        Action::PlayQuorum(_)
        | Action::Viper
        | Action::Reveal(_)
        | Action::FightOccupation
        | Action::Detain(_)
        | Action::LeaveOrbit
        | Action::EndInfiltration => &[],
    }
}

fn script(action: Action, sets: Sets) -> Script {
    match action {
        Action::Location(location) => location.row_in(sets).action,
        Action::Card(card) => card.script(),
        Action::Ability(ability) => match ability.row().1.rule {
            AbilityRule::Action(script) | AbilityRule::Movement(script) => script,
            AbilityRule::Response(_) | AbilityRule::Trait(_) => &[],
        },
        Action::Nuke => title(Title::Admiral).1,
        Action::DrawQuorum => title(Title::President).1,
        Action::PlayQuorum(card) => card.row().effect,
        Action::PlayMutiny(card) => card.row().action,
        Action::Viper
        | Action::Reveal(_)
        | Action::FightOccupation
        | Action::Detain(_)
        | Action::LeaveOrbit
        | Action::EndInfiltration => &[],
    }
}

fn title(title: Title) -> (&'static [Condition], Script) {
    title.row().actions.first().copied().unwrap_or((&[], &[]))
}

/// What is missing for the first effect, which is what makes an action possible.
fn no_target(script: Script) -> &'static str {
    match script.first() {
        Some(Effect::Target { .. }) => "denied-no-target-player",
        Some(Effect::Vipers(ViperEffect::Activate(_)) | Effect::Vipers(ViperEffect::LaunchSelf)) => {
            "denied-no-target-vipers"
        }
        Some(Effect::Vipers(ViperEffect::AttackAsPilot(_))) => "denied-no-target-area",
        Some(Effect::Attack(AttackEffect::GalacticaAttacks)) => "denied-no-target-ships",
        Some(Effect::Attack(AttackEffect::AttackCenturion)) => "denied-no-target-centurions",
        Some(Effect::Civilians(CivilianEffect::LookAt(_)) | Effect::Civilians(CivilianEffect::Fights { .. })) => {
            "denied-no-target-civilians"
        }
        Some(Effect::Attack(AttackEffect::PegasusAttacks)) => "denied-no-target-basestar",
        Some(Effect::Damage(DamageEffect::RepairAny { .. }) | Effect::Damage(DamageEffect::RepairLocations(_))) => {
            "denied-no-target-repair-any"
        }
        Some(Effect::Damage(DamageEffect::Repair { .. })) => "denied-no-target-repair",
        Some(Effect::Characters(CharacterEffect::Give { .. })) => "denied-no-target-title",
        Some(Effect::Quorum(QuorumEffect::Draw { .. })) => "denied-no-target-quorum",
        Some(_) | None => "denied-no-target",
    }
}

impl Words {
    /// An action with the reason against it, as a line of "Not possible now".
    pub fn not_now(&self, action: Action, denied: Denied, names: &dyn Names) -> String {
        let say = self.say("denied-line").text("action", capital(&self.act(action, names)));
        say.text("reason", self.denied(denied, action, names)).end()
    }
}
