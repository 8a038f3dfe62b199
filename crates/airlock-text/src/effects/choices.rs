//! Choices, conditions, dice and checks: effects with lists of effects inside.

use airlock_game::cards::{
    Among, CharacterEffect, Check, Condition, CylonEffect, DeckEffect, Effect, LoyaltyEffect, MissionEffect,
    QuorumEffect, ResourceEffect, Script, SkillEffect, ViperEffect, Who,
};
use airlock_game::terms::{Craft, Resource};

use super::{Aim, Writer};
use crate::phrase::Phrase;

/// Sides of the die.
pub(super) const DIE: u8 = 8;

impl<'w> Writer<'w> {
    /// A single deed names whom it may hit; anything longer chooses first.
    pub(super) fn target(self, by: Who, among: Among, then: Script) -> Phrase {
        if let [effect] = then
            && is_direct(effect)
        {
            return Writer { target: Aim::Among(among, by), ..self }.clause(effect);
        }
        let target = if is_character(among) { Aim::Character } else { Aim::Player };
        let then = Writer { target, deed: false, ..self }.inner(then);
        let say = self.who(self.words.say("effect-target"), "by", by);
        self.among(say, "who", among).text("then", then).end()
    }

    pub(super) fn choose(self, by: Who, options: &'static [Script]) -> Phrase {
        if let (Some(change), true) = (any_resource(options), self.deed && self.subject == Some(by)) {
            return self.words.say("effect-turn-any").change("by", change).end();
        }
        if self.deed && self.subject == Some(by) {
            let options = self.alternatives("deed-or", "deed-or-if", options);
            return if self.listed { self.words.say("deed-either").text("options", options).end() } else { options };
        }
        // Whoever is spoken to and does something by another's choice is told that it is them.
        let options = Writer { before: Some(by), ..self }.alternatives("option-or", "option-or-if", options);
        self.who(self.words.say("effect-choose"), "by", by).text("options", options).end()
    }

    /// `a, or b`; an alternative that begins with a condition is joined as `a, or, if c, b`. `$first-more` tells
    /// whether another one follows, as a comma may then stand for the "or".
    fn alternatives(self, join: &'static str, join_if: &'static str, options: &'static [Script]) -> Phrase {
        let texts = options.iter().map(|script| (*script, Writer { listed: false, ..self }.inner(script)));
        let all = texts.enumerate().reduce(|(_, (_, first)), (at, (script, last))| {
            let begins_with_if =
                matches!(script, [Effect::If(condition, then), ..] if !conditions(*condition, then).0.is_empty());
            let more = if at + 1 < options.len() { "yes" } else { "no" };
            let first = first.or_forms_of(Phrase::new(String::new(), vec![("more".to_owned(), more.to_owned())]));
            (at, (script, self.words.pair(if begins_with_if { join_if } else { join }, first, last)))
        });
        all.map(|(_, (_, text))| text).unwrap_or_default()
    }

    pub(super) fn may(self, by: Who, then: Script) -> Phrase {
        let deeds = self.deeds(by).inner(then);
        if self.nested && self.deed && self.subject == Some(by) {
            return deeds;
        }
        self.who(self.words.say("effect-may"), "by", by).text("then", deeds).end()
    }

    /// Conditions inside each other are told in one breath.
    pub(super) fn only_if(self, condition: Condition, then: Script) -> Phrase {
        let (conditions, script) = conditions(condition, then);
        let then = self.inner(script);
        if conditions.is_empty() {
            return then;
        }
        self.words.say("effect-if").text("condition", self.conditions(&conditions)).text("then", then).end()
    }

    /// What a high roll does comes first, as a player hopes for it.
    pub(super) fn roll(self, by: Who, upto: u8, low: Script, high: Script) -> Phrase {
        let branches = [(upto + 1, DIE, high), (1, upto, low)];
        let results = branches.into_iter().filter(|(_, _, script)| !script.is_empty()).map(|(from, to, script)| {
            let then = Writer { deed: false, ..self }.inner(script);
            self.words.say("roll-result").text("range", self.words.range(from, to)).text("then", then).end()
        });
        let results = self.words.clauses(results.collect());
        self.who(self.words.say("effect-roll"), "by", by).text("results", results).end()
    }

    pub(super) fn risk(self, by: Who, craft: Craft, count: u8, then: Script) -> Phrase {
        let key = if self.deed && self.subject == Some(by) { "effect-risk-deed" } else { "effect-risk" };
        let then = Writer { subject: Some(by), deed: false, ..self }.inner(then);
        let say = self.who(self.words.say(key), "by", by);
        say.text("ships", self.words.ships(craft, count)).text("then", then).end()
    }

    pub(super) fn check(self, check: &'static Check) -> Phrase {
        let key = if check.partial.is_some() { "effect-check-partial" } else { "effect-check" };
        let boxed = Writer { deed: false, ..self };
        let say = self
            .words
            .say(key)
            .number("difficulty", check.difficulty)
            .text("skills", self.words.skills(check.skills))
            .text("pass", boxed.boxed(check.pass))
            .text("fail", boxed.boxed(check.fail));
        match check.partial {
            Some((threshold, script)) => say.number("threshold", threshold).text("partial", boxed.boxed(script)).end(),
            None => say.end(),
        }
    }
}

/// The conditions that have to be told, those of an `If` directly inside too, and what happens under all of them.
fn conditions(condition: Condition, then: Script) -> (Vec<Condition>, Script) {
    let mut conditions = vec![condition];
    let mut script = then;
    while let [Effect::If(condition, then)] = script {
        conditions.push(*condition);
        script = then;
    }
    conditions.retain(|&condition| !goes_without_saying(condition, script));
    (conditions, script)
}

/// Whether the effect can name whoever may be chosen in the place of the target.
pub(crate) fn is_direct(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Characters(CharacterEffect::Send { .. })
            | Effect::Characters(CharacterEffect::SendAboard { .. })
            | Effect::Characters(CharacterEffect::Give { .. })
            | Effect::Decks(DeckEffect::GiveThisCard { .. })
            | Effect::Loyalty(LoyaltyEffect::LookAt { .. })
            | Effect::Loyalty(LoyaltyEffect::HandOn { .. })
            | Effect::Skills(SkillEffect::TakeCard { .. })
            | Effect::Loyalty(LoyaltyEffect::Execute { .. })
            | Effect::Characters(CharacterEffect::SendAnywhere { .. })
            | Effect::Skills(SkillEffect::SwapHands { .. })
            | Effect::Quorum(QuorumEffect::Unseat { .. })
    )
}

/// The change, if each option is the same change of another resource and none is left out.
fn any_resource(options: &[Script]) -> Option<i8> {
    let Some([Effect::Resources(ResourceEffect::Turn(_, by))]) = options.first() else { return None };
    let turns =
        |&resource: &Resource| options.contains(&([Effect::Resources(ResourceEffect::Turn(resource, *by))].as_slice()));
    (options.len() == Resource::ALL.len() && Resource::ALL.iter().all(turns)).then_some(*by)
}

/// Characters are moved about; everything else is about players.
fn is_character(among: Among) -> bool {
    match among {
        Among::Sendable(_)
        | Among::SendableFrom(..)
        | Among::OthersInBrig
        | Among::Characters
        | Among::Prisoners
        | Among::OnNewCaprica
        | Among::InDetention => true,
        Among::OtherHumans
        | Among::OthersButAdmiral
        | Among::Candidates
        | Among::WithHiddenLoyalty
        | Among::HumansWithHiddenLoyalty
        | Among::OfficersWithHiddenLoyalty
        | Among::Others
        | Among::Everybody
        | Among::HumansOnNewCaprica(_)
        | Among::RevealedCylons
        | Among::Humans
        | Among::MayDrawMutiny
        | Among::OthersMayDrawMutiny
        | Among::OthersMayGainMiracle
        | Among::OthersHere => false,
    }
}

/// Nobody needs telling that they cannot give away what they do not have.
pub(crate) fn goes_without_saying(condition: Condition, script: Script) -> bool {
    let has = |wanted: fn(&Effect) -> bool| contains(script, wanted);
    match condition {
        Condition::HasSuperCrisis => has(|effect| *effect == Effect::Cylons(CylonEffect::SwapSuperCrisis)),
        Condition::HasHiddenLoyalty => has(|effect| matches!(effect, Effect::Loyalty(LoyaltyEffect::HandOn { .. }))),
        Condition::HasCards(_) => {
            has(|effect| matches!(effect, Effect::Skills(SkillEffect::Discard { who: Who::You, .. })))
        }
        Condition::HumanInBrig => has(|effect| matches!(effect, Effect::Target { among: Among::Prisoners, .. })),
        Condition::InReserves(Craft::Raptor, _) => {
            has(|effect| *effect == Effect::Vipers(ViperEffect::BuildAssaultRaptor))
        }
        Condition::CanPayRebels => has(|effect| *effect == Effect::Missions(MissionEffect::PayRebels)),
        Condition::AtMost(..)
        | Condition::DistanceAtMost(_)
        | Condition::HasNuke
        | Condition::OnBlueSpace
        | Condition::IsPresident
        | Condition::IsPilot
        | Condition::IsPiloting
        | Condition::InReserves(..)
        | Condition::IsNotSympathizer
        | Condition::BasestarOnBoard
        | Condition::AllBasestarsOnBoard
        | Condition::Mourned
        | Condition::CurrentOnNewCaprica
        | Condition::GalacticaInOrbit
        | Condition::MayInfiltrate
        | Condition::OffBlueSpace
        | Condition::IsNotPresident
        | Condition::IsNotAdmiral
        | Condition::IsNotInBrig
        | Condition::PresidentHasCards(_)
        | Condition::PresidentHasMutiny
        | Condition::ViperInSpace
        | Condition::IsInfiltrating
        | Condition::NoActiveMission => false,
    }
}

/// Whether such an effect stands in the list, or in a list inside.
pub(crate) fn contains(script: Script, wanted: fn(&Effect) -> bool) -> bool {
    script.iter().any(|effect| {
        wanted(effect) || (0..).map_while(|branch| effect.inner(branch)).any(|inner| contains(inner, wanted))
    })
}
