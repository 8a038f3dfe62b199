//! Clauses of choices and rolls.

use airlock_game::cards::{
    Among, Amount, CharacterEffect, DeckEffect, Effect, LoyaltyEffect, MutinyEffect, Script, SkillEffect, Who,
};

use super::Context;
use super::nouns::{chosen, count, loyalty_cards, place, who};

impl Context {
    /// Choices of a player that the reference has one clause for, and others clause by clause.
    pub(super) fn target(self, by: Who, among: Among, then: Script) -> Vec<String> {
        let chosen = chosen(among);
        match (by, then) {
            (Who::You, [Effect::Loyalty(LoyaltyEffect::LookAt { cards, .. })]) => {
                vec![format!("look at {} of {chosen}", loyalty_cards(*cards))]
            }
            (_, [Effect::Loyalty(LoyaltyEffect::LookAt { cards, .. })]) => {
                let chosen = if among == Among::WithHiddenLoyalty { "a player" } else { &chosen };
                vec![format!("{} picks {chosen} and sees {} of theirs", who(by), loyalty_cards(*cards))]
            }
            (_, [Effect::Characters(CharacterEffect::Give { title, .. })]) => {
                vec![format!("{0} hands the {1} title to another player of the {0}'s choice", who(by), title.id())]
            }
            (_, [Effect::Decks(DeckEffect::GiveThisCard { .. })]) => vec![format!("give this card to {chosen}")],
            (_, [Effect::Loyalty(LoyaltyEffect::HandOn { .. }) | Effect::Skills(SkillEffect::TakeCard { .. })]) => {
                self.clauses(then)
            }
            (_, [Effect::Characters(CharacterEffect::SendAboard { ship, .. })]) => {
                vec![format!("choose {chosen}: goes to any other location on {}", place(*ship))]
            }
            (Who::You, [.., Effect::Characters(CharacterEffect::Send { to, .. })]) => {
                let mut deeds = String::new();
                for effect in then {
                    if let Effect::Skills(SkillEffect::Discard { cards: Amount::Exactly(cards), .. }) = effect {
                        deeds += &format!("discards {} and ", count(*cards, "skill card"));
                    }
                }
                vec![format!("choose {chosen}: {deeds}goes to {}", to.id())]
            }
            (_, [.., Effect::Characters(CharacterEffect::Send { to, .. })]) => {
                let them = if matches!(among, Among::HumansOnNewCaprica(_)) { "player" } else { "character" };
                vec![format!("{} chooses {chosen}; that {them} goes to {}", who(by), to.id())]
            }
            (Who::You, [Effect::Loyalty(LoyaltyEffect::Execute { .. })]) => vec![format!("choose {chosen}: executed")],
            (_, [Effect::Loyalty(LoyaltyEffect::Execute { .. })]) => vec![format!("execute {chosen}")],
            (_, [Effect::Skills(SkillEffect::SwapHands { .. })]) => {
                vec![format!("exchanges their whole hand of skill cards with that of {chosen}")]
            }
            (
                _,
                [Effect::Mutiny(MutinyEffect::Draw { .. }) | Effect::Characters(CharacterEffect::GainMiracle { .. })],
            ) if by != Who::You => {
                vec![format!("{} chooses {chosen}: {}", who(by), self.joined(then, "; "))]
            }
            (_, [Effect::Roll { by: Who::Target, .. }]) => {
                let rolls = std::iter::once(format!("choose {chosen}: that player rolls"));
                rolls.chain(self.clauses(then)).collect()
            }
            (_, _) => std::iter::once(format!("choose {chosen}")).chain(self.clauses(then)).collect(),
        }
    }

    pub(super) fn choose(self, by: Who, options: &[Script]) -> String {
        let deeds = Context { deed: Some(by), ..self };
        let options = options.iter().map(|script| deeds.joined(script, "; ")).collect::<Vec<_>>().join(", or ");
        match by {
            Who::You => format!("choose one: {options}"),
            by => format!("{} chooses: {options}", who(by)),
        }
    }

    pub(super) fn may(self, by: Who, then: Script) -> Vec<String> {
        let deed = match (by, then) {
            (Who::You, [Effect::Skills(SkillEffect::Discard { who, .. }), ..]) if *who != Who::You => {
                format!("may: {}", self.joined(then, "; "))
            }
            (Who::You, _) => return vec![format!("may {}", self.joined(then, "; "))],
            (
                _,
                [
                    Effect::Target {
                        among: Among::Prisoners,
                        then: [Effect::Characters(CharacterEffect::Send { to, .. })],
                        ..
                    },
                ],
            ) => {
                format!("may ({}) send {} to {}", who(by), chosen(Among::Prisoners), to.id())
            }
            (_, [Effect::Target { then: [Effect::Characters(CharacterEffect::Send { to, .. })], .. }]) => {
                format!("may send 1 character to {} ({} decides and chooses)", to.id(), who(by))
            }
            (
                _,
                [
                    Effect::Target {
                        among, then: [Effect::Characters(CharacterEffect::SendAboard { ship, .. })], ..
                    },
                ],
            ) => format!(
                "may ({}) move {} to any other {} location",
                who(by),
                chosen(*among).replace(" in ", " from "),
                place(*ship)
            ),
            (_, [Effect::Target { among, then: [Effect::Characters(CharacterEffect::SendAnywhere { .. })], .. }]) => {
                format!("may ({}) move {} to any other location", who(by), chosen(*among).replace(" in ", " from "))
            }
            (_, _) => format!("may ({}) {}", who(by), self.joined(then, "; ")),
        };
        vec![deed]
    }

    pub(super) fn roll(self, upto: u8, low: Script, high: Script) -> Vec<String> {
        let risk = if self.risked { "risk 1 raptor and " } else { "" };
        if high.is_empty() {
            return vec![format!("{risk}roll: on {upto} or less {}", self.joined(low, "; "))];
        }
        let mut results = vec![format!("{risk}roll: on {} or more {}", upto + 1, self.joined(high, ", "))];
        if high.contains(&Effect::Decks(DeckEffect::LeaveGame)) {
            let besides = self.clauses(low).into_iter().map(|clause| format!(" and {clause}"));
            results.push(format!("on {upto} or less discard this card{}", besides.collect::<String>()));
        } else if !low.is_empty() {
            results.push(format!("on {upto} or less {}", self.joined(low, "; ")));
        }
        results
    }
}
