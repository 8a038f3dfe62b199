//! What is asked: the question, the rule beside it, and what the others read meanwhile.

use airlock_game::cards::{
    Ability, AbilityRule, CharacterEffect, Check, DeckEffect, Effect, LoyaltyEffect, MutinyEffect, Quorum,
    QuorumEffect, SkillEffect, StandingRule, Stays, Trait, TurnEffect,
};
use airlock_game::terms::{Set, Ship};
use airlock_game::{Ask, Choice, MutinyDue, Options, Question, Seat, Source, Spot};

use crate::effects::Writer;
use crate::names::{Names, People};
use crate::phrase::Phrase;
use crate::say::Say;
use crate::words::{Words, capital};

/// BASE-046: Cylon players move among Cylon locations only, and nobody else goes there.
fn leads_to_cylons(options: &Options) -> bool {
    let cylon = |choice: &Choice| matches!(choice, Choice::Location(to) if to.ship() == Ship::Cylon);
    matches!(options, Options::Choices(choices) if choices.iter().any(cylon))
}

/// PEG-032: a Movement ability is used instead of moving.
fn offers_abilities(options: &Options) -> bool {
    let is_ability = |choice: &Choice| matches!(choice, Choice::Act(_));
    matches!(options, Options::Choices(choices) if choices.iter().any(is_ability))
}

/// Which part of a question.
#[derive(Clone, Copy)]
enum Part {
    Title,
    Rule,
    Waiting,
}

impl Words {
    /// What is asked, in the second person.
    pub fn question(&self, ask: &Ask, names: &dyn Names) -> String {
        if asks_for_deck(ask) {
            return self.plain("ask-search-deck");
        }
        self.part(Part::Title, ask.seat, &ask.question, People { names, reader: Some(ask.seat) }).unwrap_or_default()
    }

    /// The rule that stands beside the question, where one helps.
    pub fn rule(&self, ask: &Ask, names: &dyn Names) -> Option<String> {
        // DAY-070: with that box abilities are no matter of Reckless checks.
        if ask.question == Question::NextAbility && names.sets().contains(Set::Daybreak) {
            return Some(self.plain("ask-next-ability-of-any"));
        }
        let rule = match ask.question == Question::Move && leads_to_cylons(&ask.options) {
            true => Some(self.plain("ask-move-cylon")),
            false => self.part(Part::Rule, ask.seat, &ask.question, People { names, reader: Some(ask.seat) }),
        };
        match ask.question == Question::Move && offers_abilities(&ask.options) {
            true => Some(self.say("ask-move-or-ability").text("rule", rule.unwrap_or_default()).end()),
            false => rule,
        }
    }

    /// What the others read while that seat is asked.
    pub fn waiting(&self, seat: Seat, question: &Question, names: &dyn Names) -> String {
        self.part(Part::Waiting, seat, question, People { names, reader: None }).unwrap_or_default()
    }

    fn part(&self, part: Part, seat: Seat, question: &Question, people: People<'_>) -> Option<String> {
        let id = question_key(question);
        let key = match part {
            Part::Title => id.to_owned(),
            Part::Rule if self.message(id)?.get_attribute("rule").is_none() => return None,
            Part::Rule => format!("{id}.rule"),
            Part::Waiting => format!("{id}.waiting"),
        };
        let say = self.say(key).seat("who", seat, people);
        Some(self.fill(say, question, people).sentence())
    }

    /// The variables of a question.
    pub(crate) fn fill<'w>(&'w self, say: Say<'w>, question: &Question, people: People<'_>) -> Say<'w> {
        match *question {
            Question::PickCharacter
            | Question::PickAssist
            | Question::StartArea
            | Question::StartLocation
            | Question::ReceiveSkills
            | Question::Move
            | Question::KeepCrisis
            | Question::KeepDestination
            | Question::PlayQuorum
            | Question::KeepQuorum
            | Question::PlaySuperCrisis
            | Question::SwapSuperCrisis
            | Question::PeekDeck
            | Question::Pilot
            | Question::LaunchSelf
            | Question::RecallViper
            | Question::GalacticaAttack
            | Question::CenturionAttack
            | Question::Nuke
            | Question::Repair
            | Question::UseOrder
            | Question::RaiderArea
            | Question::DestroyCivilian
            | Question::DestroyCenturion
            | Question::BoardShort
            | Question::HandOnSympathizer
            | Question::TakeDamage
            | Question::PegasusAttack
            | Question::MainBatteries
            | Question::FullThrottle
            | Question::Shield
            | Question::RemoveBasestar
            | Question::CivilianFights
            | Question::SortCrises
            | Question::PrepareOrEvacuate
            | Question::EvacuateTo
            | Question::GoAboard
            | Question::PeekedLocked
            | Question::ActivateOccupation
            | Question::FightAgain
            | Question::LetExecute
            | Question::NextExecuted
            | Question::NextFreed
            | Question::HandOnLoyalty
            | Question::RevealAndHandOn
            | Question::NextAbility
            | Question::AddRevealed
            | Question::BottomOfDeck
            | Question::AddOrDrawMutiny
            | Question::GiveQuorum
            | Question::PlayOrDiscardQuorum
            | Question::LaunchReservesTo
            | Question::PlayMutiny
            | Question::ReplaceCivilian
            | Question::RecallCivilian
            | Question::DiscardDrawn
            | Question::SacrificeViper
            | Question::HandOnMutineer
            | Question::DrawsLoyalty
            | Question::PayRebels
            | Question::RaiderBay
            | Question::AssaultRaptorArrives
            | Question::StayInSpace => say,
            Question::TakeFromCheck { ability } | Question::RemoveFromCheck { ability } => say.name("ability", ability),
            Question::ActivateLocation { left } | Question::BuryQuorum { left } | Question::SearchSkills { left } => {
                say.number("count", left)
            }
            Question::NameForAll { cards } => say.number("count", cards),
            Question::LaunchReserves { area, left } => say.name("area", area).number("count", left),
            Question::PlaceWhich { area } | Question::KeepInSpace { area } => say.name("area", area),
            Question::PickMutiny { to } => say.seat("to", to, people),
            Question::GiveCards { to, cards } => say.seat("to", to, people).number("count", cards),
            Question::PlaceAnywhere { of } => say.name("of", of),
            Question::SortTop { deck } => say.name("deck", deck),
            Question::ActivateAgain { location } => {
                let gives = |own: Trait| own.activates_again(location).is_some();
                self.by_ability(say, gives).name("where", location)
            }
            Question::ActivateAfterOrder { location } => {
                self.by_ability(say, |own| own == Trait::ActivatesAfterOrder).name("where", location)
            }
            Question::DrawAtLoss { draw, keep } => {
                let say = self.by_ability(say, |own| matches!(own, Trait::DrawsAtLoss { .. }));
                let skill = |ability: &Ability| {
                    let rule = ability.row().1.rule;
                    if let AbilityRule::Trait(Trait::DrawsAtLoss { from, .. }) = rule { Some(from) } else { None }
                };
                let say =
                    Ability::ALL.iter().find_map(skill).into_iter().fold(say, |say, skill| say.name("skill", skill));
                say.number("count", draw).number("keep", keep)
            }
            Question::SpareDiscard => self.by_ability(say, |own| own == Trait::SparesDiscards),
            Question::DiscardSuperCrisis => {
                self.by_ability(say, |own| matches!(own, Trait::LeavingCostsSuperCrisis(_)))
            }
            Question::LayOpen => self.by_ability(say, |own| matches!(own, Trait::AddsFaceUp(_))),
            Question::StayPresident { against } => {
                let say = say.seat("against", against, people);
                office_card().into_iter().fold(say, |say, card| say.name("card", card))
            }
            Question::Learned { cards }
            | Question::PutOnDestiny { cards }
            | Question::DiscardDestiny { cards }
            | Question::GiveCard { draw: cards } => say.number("count", cards),
            Question::GiveWhich { to } => say.seat("to", to, people),
            Question::ExecuteInstead { target } => say.seat("whom", target, people),
            Question::NameSkill { who } => say.seat("whom", who, people),
            Question::StartingHand { cards }
            | Question::DrawSkills { cards }
            | Question::Discard { cards, .. }
            | Question::MayDiscard { cards }
            | Question::LetDiscard { cards } => say.number("count", cards),
            Question::Action { left }
            | Question::Vipers { left }
            | Question::PilotAttack { left }
            | Question::LookAtCivilian { left }
            | Question::RepairVipers { left }
            | Question::DamageViper { left }
            | Question::DamageToken { left }
            | Question::DestroyOccupation { left }
            | Question::DiscardQuorum { left } => say.number("count", left),
            Question::DiscardMutiny { due } => match due {
                MutinyDue::Limit(count) => say.text("due", "limit").number("count", count),
                MutinyDue::Keep(count) => say.text("due", "keep").number("count", count),
                MutinyDue::One => say.text("due", "one").number("count", 1),
            },
            Question::Feed { limit } => say.number("count", limit),
            Question::Window { window, about } => {
                say.text("window", self.window(window)).text("about", self.about_window(about, people))
            }
            Question::WhoFirst { window } => say.text("window", self.window(window)),
            Question::CrisisOption { crisis } => say.name("crisis", crisis),
            Question::Target { of, at } => self.fill_target(say.name("of", of), of, at),
            Question::Choose { of, .. } => say.name("of", of),
            Question::May { of, at } => say.name("of", of).text("deeds", self.deeds(of, at)),
            Question::Risk { of, at, craft, count } => {
                say.name("of", of).text("ships", self.ships(craft, count)).text("then", self.risked(of, at))
            }
            Question::SendTo { who } => say.seat("whom", who, people),
            Question::TakeCard { from } => say.seat("from", from, people),
            Question::LetLook { by } => say.seat("by", by, people),
            Question::PeekedCard { deck } => say.name("deck", deck),
            Question::MoveCivilian { area, place } => say.name("area", area).number("number", place + 1),
            Question::RaiderVictim { area } | Question::Sacrifice { area } | Question::CivilianTarget { area } => {
                say.name("area", area)
            }
            Question::HighestResource { by } => say.number("count", by),
            Question::RepairAny { locations, vipers } => say.number("count", locations).number("vipers", vipers),
            Question::Restore { vipers, raptors } => say.number("vipers", vipers).number("raptors", raptors),
            Question::DestroyCylonShip { craft, left } => {
                say.number("left", left).number("count", 1).name("craft", craft)
            }
            Question::PlaceShort { craft } | Question::LaunchShort { craft } => {
                say.number("count", 1).name("craft", craft)
            }
            Question::Recon => say.name("ability", Ability::Recon),
            Question::ExtraAction { after } => {
                let gives = |own| own == Trait::ActionAfter(after.row().text.name);
                self.by_ability(say, gives).name("card", after)
            }
        }
    }

    /// The ability that is the reason for the question, by its property.
    fn by_ability<'w>(&self, say: Say<'w>, gives: impl Fn(Trait) -> bool) -> Say<'w> {
        let fits = |ability: &&Ability| matches!(ability.row().1.rule, AbilityRule::Trait(own) if gives(own));
        Ability::ALL.iter().find(fits).into_iter().fold(say, |say, ability| say.name("ability", ability))
    }

    /// Whom or what the choice of a target is about.
    fn fill_target<'w>(&'w self, say: Say<'w>, of: Source, at: Spot) -> Say<'w> {
        match target_of(of, at) {
            Some([.., Effect::Characters(CharacterEffect::Send { to, .. })]) => say.name("to", *to),
            Some([Effect::Characters(CharacterEffect::Give { title, .. })]) => say.name("title", *title),
            Some(_) | None => say,
        }
    }

    /// What a card offers to whoever may take it: `lower morale by 1`.
    pub(crate) fn deeds(&self, of: Source, at: Spot) -> Phrase {
        match find(of, at, |effect| matches!(effect, Effect::May { .. })) {
            Some(&Effect::May { by, then }) => Writer::new(self).deeds(by).inner(then),
            Some(_) | None => self.noun(of),
        }
    }

    /// What a risk can lead to.
    fn risked(&self, of: Source, at: Spot) -> Phrase {
        match find(of, at, |effect| matches!(effect, Effect::Risk { .. })) {
            Some(Effect::Risk { then, .. }) => Writer::new(self).inner(then),
            Some(_) | None => self.noun(of),
        }
    }

    /// What the option with that number of a card does, told to whoever chooses.
    pub(crate) fn option(&self, of: Source, at: Spot, option: u8) -> String {
        let choice = find(of, at, |effect| matches!(effect, Effect::Choose { .. }));
        let Some(Effect::Choose { by, options }) = choice else { return self.numbered_option(option) };
        match options.get(usize::from(option)) {
            Some(script) => capital(&Writer::new(self).told_to(*by).inner(script)),
            None => self.numbered_option(option),
        }
    }
}

/// The effect of the card that asks there. At one spot of a card at most one asks for a target, one for a
/// choice, one is a "may" and one a risk (`tests/words.rs`), so that it is the one that is asked about.
fn find(of: Source, at: Spot, wanted: fn(&Effect) -> bool) -> Option<&'static Effect> {
    find_in(std::slice::from_ref(at.effect(of)?), wanted)
}

fn find_in(script: &'static [Effect], wanted: fn(&Effect) -> bool) -> Option<&'static Effect> {
    script.iter().find_map(|effect| {
        let inside = || (0..).map_while(|branch| effect.inner(branch)).find_map(|inner| find_in(inner, wanted));
        if wanted(effect) { Some(effect) } else { inside() }
    })
}

/// What happens to the target that a card asks for.
pub(crate) fn target_of(of: Source, at: Spot) -> Option<&'static [Effect]> {
    match find(of, at, |effect| matches!(effect, Effect::Target { .. })) {
        Some(Effect::Target { then, .. }) => Some(then),
        Some(_) | None => None,
    }
}

/// The card that keeps the President in office (DAY-098).
fn office_card() -> Option<Quorum> {
    let keeps = |card: &Quorum| matches!(card.row().stays, Some(Stays { rule: StandingRule::NextCheckHarder(_), .. }));
    Quorum::all().find(keeps)
}

/// Whether a deck is asked for, not yet the cards of it.
fn asks_for_deck(ask: &Ask) -> bool {
    let deck = |choice: &Choice| matches!(choice, Choice::Skill(_));
    let decks = matches!(&ask.options, Options::Choices(choices) if choices.iter().any(deck));
    decks && matches!(ask.question, Question::SearchSkills { .. })
}

fn question_key(question: &Question) -> &'static str {
    match question {
        Question::PickCharacter => "ask-pick-character",
        Question::PickAssist => "ask-pick-assist",
        Question::StartArea => "ask-start-area",
        Question::StartLocation => "ask-start-location",
        Question::StartingHand { .. } => "ask-starting-hand",
        Question::ReceiveSkills => "ask-receive-skills",
        Question::DrawSkills { .. } => "ask-draw-skills",
        Question::Move => "ask-move",
        Question::Action { .. } => "ask-action",
        Question::Discard { payment: false, .. } => "ask-discard",
        Question::Discard { payment: true, .. } => "ask-discard-payment",
        Question::MayDiscard { .. } => "ask-may-discard",
        Question::LetDiscard { .. } => "ask-let-discard",
        Question::Feed { .. } => "ask-feed",
        Question::Window { .. } => "ask-window",
        Question::WhoFirst { .. } => "ask-order",
        Question::KeepCrisis => "ask-keep-crisis",
        Question::CrisisOption { .. } => "ask-crisis-option",
        Question::KeepDestination => "ask-keep-destination",
        Question::Target { of, at } => target_key(*of, *at),
        Question::Choose { .. } => "ask-choose",
        Question::May { .. } => "ask-may",
        Question::Risk { .. } => "ask-risk",
        Question::SendTo { .. } => "ask-send-to",
        Question::PlayQuorum => "ask-play-quorum",
        Question::KeepQuorum => "ask-keep-quorum",
        Question::PlaySuperCrisis => "ask-play-super-crisis",
        Question::SwapSuperCrisis => "ask-swap-super-crisis",
        Question::TakeCard { .. } => "ask-take-card",
        Question::PeekDeck => "ask-peek-deck",
        Question::PeekedCard { .. } => "ask-peeked-card",
        Question::Vipers { .. } => "ask-vipers",
        Question::Pilot => "ask-pilot",
        Question::PilotAttack { .. } => "ask-pilot-attack",
        Question::LaunchSelf => "ask-launch-self",
        Question::RecallViper => "ask-recall-viper",
        Question::GalacticaAttack => "ask-galactica-attack",
        Question::CenturionAttack => "ask-centurion-attack",
        Question::Nuke => "ask-nuke",
        Question::LookAtCivilian { .. } => "ask-look-at-civilian",
        Question::MoveCivilian { .. } => "ask-move-civilian",
        Question::Repair => "ask-repair",
        Question::RepairVipers { .. } => "ask-repair-vipers",
        Question::Restore { .. } => "ask-restore",
        Question::UseOrder => "ask-use-order",
        Question::RaiderArea => "ask-raider-area",
        Question::RaiderVictim { .. } => "ask-raider-victim",
        Question::DestroyCivilian => "ask-destroy-civilian",
        Question::DestroyCylonShip { .. } => "ask-destroy-cylon-ship",
        Question::DestroyCenturion => "ask-destroy-centurion",
        Question::DamageViper { .. } => "ask-damage-viper",
        Question::DamageToken { .. } => "ask-damage-token",
        Question::PlaceShort { .. } => "ask-place-short",
        Question::LaunchShort { .. } => "ask-launch-short",
        Question::BoardShort => "ask-board-short",
        Question::LetLook { .. } => "ask-let-look",
        Question::HandOnSympathizer => "ask-hand-on-sympathizer",
        Question::Recon => "ask-recon",
        Question::ExtraAction { .. } => "ask-extra-action",
        Question::TakeDamage => "ask-take-damage",
        Question::PegasusAttack => "ask-pegasus-attack",
        Question::MainBatteries => "ask-main-batteries",
        Question::FullThrottle => "ask-full-throttle",
        Question::Shield => "ask-shield",
        Question::HighestResource { .. } => "ask-highest-resource",
        Question::Sacrifice { .. } => "ask-sacrifice",
        Question::RemoveBasestar => "ask-remove-basestar",
        Question::CivilianFights => "ask-civilian-fights",
        Question::CivilianTarget { .. } => "ask-civilian-target",
        Question::RepairAny { .. } => "ask-repair-any",
        Question::SortCrises => "ask-sort-crises",
        Question::PrepareOrEvacuate => "ask-prepare-or-evacuate",
        Question::EvacuateTo => "ask-evacuate-to",
        Question::GoAboard => "ask-go-aboard",
        Question::PeekedLocked => "ask-peeked-locked",
        Question::ActivateOccupation => "ask-activate-occupation",
        Question::DestroyOccupation { .. } => "ask-destroy-occupation",
        Question::FightAgain => "ask-fight-again",
        Question::LetExecute => "ask-let-execute",
        Question::NextExecuted => "ask-next-executed",
        Question::NextFreed => "ask-next-freed",
        Question::HandOnLoyalty => "ask-hand-on-loyalty",
        Question::RevealAndHandOn => "ask-reveal-and-hand-on",
        Question::GiveCard { .. } => "ask-give-card",
        Question::GiveWhich { .. } => "ask-give-which",
        Question::ExecuteInstead { .. } => "ask-execute-instead",
        Question::NextAbility => "ask-next-ability",
        Question::Learned { .. } => "ask-learned",
        Question::AddRevealed => "ask-add-revealed",
        Question::PutOnDestiny { .. } => "ask-put-on-destiny",
        Question::DiscardDestiny { .. } => "ask-discard-destiny",
        Question::BottomOfDeck => "ask-bottom-of-deck",
        Question::NameSkill { .. } => "ask-name-skill",
        Question::DiscardQuorum { .. } => "ask-discard-quorum",
        Question::AddOrDrawMutiny => "ask-add-or-draw-mutiny",
        Question::TakeFromCheck { .. } => "ask-take-from-check",
        Question::RemoveFromCheck { .. } => "ask-remove-from-check",
        Question::ActivateLocation { .. } => "ask-activate-location",
        Question::GiveQuorum => "ask-give-quorum",
        Question::PlayOrDiscardQuorum => "ask-play-or-discard-quorum",
        Question::LaunchReservesTo => "ask-launch-reserves-to",
        Question::LaunchReserves { .. } => "ask-launch-reserves",
        Question::DiscardMutiny { .. } => "ask-discard-mutiny",
        Question::PickMutiny { .. } => "ask-pick-mutiny",
        Question::PlayMutiny => "ask-play-mutiny",
        Question::GiveCards { .. } => "ask-give-cards",
        Question::ReplaceCivilian => "ask-replace-civilian",
        Question::RecallCivilian => "ask-recall-civilian",
        Question::BuryQuorum { .. } => "ask-bury-quorum",
        Question::PlaceAnywhere { .. } => "ask-place-anywhere",
        Question::SortTop { .. } => "ask-sort-top",
        Question::ActivateAgain { .. } => "ask-activate-again",
        Question::ActivateAfterOrder { .. } => "ask-activate-after-order",
        Question::DrawAtLoss { .. } => "ask-draw-at-loss",
        Question::DiscardDrawn => "ask-discard-drawn",
        Question::SacrificeViper => "ask-sacrifice-viper",
        Question::HandOnMutineer => "ask-hand-on-mutineer",
        Question::DrawsLoyalty => "ask-draws-loyalty",
        Question::SpareDiscard => "ask-spare-discard",
        Question::DiscardSuperCrisis => "ask-discard-super-crisis",
        Question::LayOpen => "ask-lay-open",
        Question::NameForAll { .. } => "ask-name-for-all",
        Question::StayPresident { .. } => "ask-stay-president",
        Question::PayRebels => "ask-pay-rebels",
        Question::SearchSkills { .. } => "ask-search-skills",
        Question::RaiderBay => "ask-raider-bay",
        Question::AssaultRaptorArrives => "ask-assault-raptor-arrives",
        Question::PlaceWhich { .. } => "ask-place-which",
        Question::StayInSpace => "ask-stay-in-space",
        Question::KeepInSpace { .. } => "ask-keep-in-space",
    }
}

/// A check on somebody's life.
pub(crate) fn executes(check: &Check) -> bool {
    check.pass.iter().any(|effect| matches!(effect, Effect::Loyalty(LoyaltyEffect::Execute { .. })))
}

fn target_key(of: Source, at: Spot) -> &'static str {
    match target_of(of, at) {
        Some([.., Effect::Characters(CharacterEffect::Send { .. })]) => "ask-target-send",
        Some([Effect::Characters(CharacterEffect::SendAboard { ship: Ship::NewCaprica, .. })]) => "ask-target-free",
        Some([Effect::Characters(CharacterEffect::SendAboard { .. })]) => "ask-target-release",
        Some([Effect::Characters(CharacterEffect::Give { .. })]) => "ask-target-title",
        Some([Effect::Decks(DeckEffect::GiveThisCard { .. })]) => "ask-target-card",
        Some([Effect::Loyalty(LoyaltyEffect::LookAt { .. })]) => "ask-target-loyalty",
        Some([Effect::Loyalty(LoyaltyEffect::HandOn { .. })]) => "ask-target-hand-on",
        Some([Effect::Skills(SkillEffect::TakeCard { .. })]) => "ask-target-take",
        Some([Effect::Loyalty(LoyaltyEffect::Execute { .. })]) => "ask-target-execute",
        Some([Effect::Check(check)]) if executes(check) => "ask-target-trial",
        Some([Effect::Characters(CharacterEffect::SendAnywhere { .. })]) => "ask-target-free",
        Some([Effect::Skills(SkillEffect::SwapHands { .. })]) => "ask-target-hands",
        Some([Effect::Skills(SkillEffect::TakeRandomCard { .. }), ..]) => "ask-target-random",
        Some([Effect::Turn(TurnEffect::Order)]) => "ask-target-order",
        Some([Effect::Mutiny(MutinyEffect::Draw { .. }) | Effect::Mutiny(MutinyEffect::DrawPardoned { .. })]) => {
            "ask-target-mutiny"
        }
        Some([Effect::Characters(CharacterEffect::GainMiracle { .. })]) => "ask-target-miracle",
        Some(
            [Effect::Characters(CharacterEffect::SendAboard { .. }), Effect::Skills(SkillEffect::TakeHand { .. })],
        ) => "ask-target-release",
        Some([Effect::Skills(SkillEffect::DrawFromSetOf { .. }), Effect::Skills(SkillEffect::GiveCards { .. })]) => {
            "ask-target-treat"
        }
        Some([Effect::Choose { options: [[Effect::Characters(CharacterEffect::MoveMiracle { .. })], ..], .. }]) => {
            "ask-target-share"
        }
        Some([Effect::Quorum(QuorumEffect::Unseat { .. })]) => "ask-target-unseat",
        Some(_) | None => "ask-target",
    }
}
