//! The one generator of rules text: a message for each effect, put together as the script nests.
//!
//! Everything here is clauses. In a box of a card they stand side by side (`−1 morale; the Admiral
//! discards 2 Skill cards`), in prose each is a sentence, inside another effect they are joined by
//! "and". The same effect twice is told once ("damage Galactica twice"), and so is a discard with the draw
//! that follows it.

mod choices;
mod mutiny;
mod people;
mod ships;
mod standing;

use airlock_game::cards::attack::Weapon;
use airlock_game::cards::base::tokens;
use airlock_game::cards::{Among, Condition, Effect, Rest, Script, Stays, Who};
use airlock_game::terms::{Craft, Location, Skill};

use crate::phrase::Phrase;
use crate::words::{Words, capital};

pub(crate) use choices::{contains, goes_without_saying};
pub(crate) use ships::attack_row;

/// Puts effects into words.
#[derive(Clone, Copy)]
pub(crate) struct Writer<'w> {
    words: &'w Words,
    /// Who is spoken to, or has just been named: their deeds are told as orders.
    subject: Option<Who>,
    /// Who did the deed just before in the same sentence, and need not be named twice.
    same: Option<Who>,
    /// Who did the last deed that anybody did, so that a language can say where somebody else goes on.
    before: Option<Who>,
    /// The clause follows "may", so that a fact has to be told as a deed.
    deed: bool,
    target: Aim,
    /// What the card does while it stays in play.
    standing: Option<Stays>,
    /// The whole list that is told, for "another".
    outer: Script,
    /// Inside another effect.
    nested: bool,
    /// One of several clauses there, so that a choice has to say where it begins.
    listed: bool,
}

/// How the chosen player is spoken of.
#[derive(Clone, Copy)]
enum Aim {
    /// "that character"
    Character,
    /// "that player"
    Player,
    /// As whoever may be chosen, and by whom: "send a character to the Brig".
    Among(Among, Who),
}

impl<'w> Writer<'w> {
    pub(crate) fn new(words: &'w Words) -> Writer<'w> {
        Writer {
            words,
            subject: Some(Who::You),
            same: None,
            before: None,
            deed: false,
            target: Aim::Player,
            standing: None,
            outer: &[],
            nested: false,
            listed: false,
        }
    }

    /// Of a card that can stay in play.
    pub(crate) fn standing(self, standing: Option<Stays>) -> Writer<'w> {
        Writer { standing, ..self }
    }

    /// As told to somebody, whose deeds are orders: "discard 5 Skill cards".
    pub(crate) fn told_to(self, who: Who) -> Writer<'w> {
        Writer { subject: Some(who), ..self }
    }

    /// As deeds that somebody may do: "lower morale by 1".
    pub(crate) fn deeds(self, by: Who) -> Writer<'w> {
        Writer { subject: Some(by), deed: true, ..self }
    }

    /// `−1 morale; the Admiral discards 2 Skill cards`.
    pub(crate) fn boxed(self, script: Script) -> Phrase {
        if script.is_empty() { self.words.plain("no-effect") } else { self.words.clauses(self.groups(script)) }
    }

    /// `draw 2 Politics cards. Give this card to another human player`: no capital, no full stop.
    pub(crate) fn prose(self, script: Script) -> Phrase {
        let clauses = self.groups(script).into_iter().enumerate();
        let sentences = clauses.map(|(at, clause)| if at == 0 { clause } else { clause.map(capital) });
        self.words.fold("list-sentences", sentences)
    }

    /// Inside another clause: `−1 morale and the current player goes to Sickbay`.
    pub(crate) fn inner(self, script: Script) -> Phrase {
        if script.is_empty() {
            return self.words.plain("no-effect");
        }
        let mut same = None;
        let listed = script.len() > 1;
        let clauses = script.chunk_by(is_counted).map(|group| {
            let before = same.or(self.before);
            let clause = Writer { same, before, nested: true, listed, ..self }.times(&group[0], group.len());
            same = subject_of(&group[0]);
            clause
        });
        // What is looked at is put back before anything else happens, and a roll comes after what it is about.
        if let [Effect::Peek(_), ..] | [.., Effect::Roll { .. }] = script {
            return self.words.fold("list-then", clauses.collect::<Vec<_>>().into_iter());
        }
        self.words.deeds_and(clauses.collect())
    }

    fn each(self, script: Script) -> Vec<Phrase> {
        let writer = Writer { outer: script, ..self };
        script.iter().map(|effect| writer.clause(effect)).collect()
    }

    /// The clauses of a list, some of which tell several effects together.
    fn groups(self, script: Script) -> Vec<Phrase> {
        let writer = Writer { outer: script, ..self };
        let together = |first: &Effect, second: &Effect| is_counted(first, second) || is_exchange(first, second);
        let mut before = None;
        let clause = |group: Script| {
            let writer = Writer { before, ..writer };
            before = group.iter().rev().find_map(subject_of).or(before);
            match group {
                [Effect::Discard { .. }, Effect::Draw { .. }] => writer.inner(group),
                group => writer.times(&group[0], group.len()),
            }
        };
        script.chunk_by(together).map(clause).collect()
    }

    pub(crate) fn clause(self, effect: &Effect) -> Phrase {
        self.times(effect, 1)
    }

    /// An effect that happens so often.
    fn times(self, effect: &Effect, times: usize) -> Phrase {
        let times = u8::try_from(times).expect("a list is short");
        match *effect {
            Effect::Turn(resource, by) => self.turn(effect, resource, by),
            Effect::JumpPrep(by) => self.words.say("effect-jump-prep").change("by", by).end(),
            Effect::Distance(distance) => self.words.say("effect-distance").number("distance", distance).end(),
            Effect::DiscardNuke => self.words.plain("effect-discard-nuke"),

            Effect::Draw { who, cards, from } => self.draw(who, cards, from),
            Effect::Discard { who, cards, pick } => self.discard(who, cards, pick),
            Effect::DrawQuorum { who, cards } => self.draw_quorum(effect, who, cards),
            Effect::PlayQuorum => self.words.plain("effect-play-quorum"),
            Effect::ResolveQuorumOf(cards) => self.counted("effect-resolve-quorum-of", cards),
            Effect::GiveThisCard { to } => self.give_this_card(to),
            Effect::StayInPlay => self.stay_in_play(),
            Effect::LeaveGame => self.words.plain("effect-leave-game"),
            Effect::SwapSuperCrisis => self.words.plain("effect-swap-super-crisis"),
            Effect::DrawSuperCrisis { who, cards } => {
                self.who(self.words.say("effect-draw-super-crisis"), "who", who).number("count", cards).end()
            }
            Effect::RefillHands { at_most, cards } => {
                self.words.say("effect-refill-hands").number("limit", at_most).number("count", cards).end()
            }
            Effect::HumansMayDraw(cards) => self.counted("effect-humans-may-draw", cards),
            Effect::IntoDestiny(skill, cards) => self.cards_of("effect-into-destiny", skill, cards),
            Effect::NewDestiny(skill, cards) => self.cards_of("effect-new-destiny", skill, cards),
            Effect::SwapWithDestiny => self.words.plain("effect-swap-with-destiny"),
            Effect::GlimpseDestiny(cards) => self.counted("effect-glimpse-destiny", cards),
            Effect::ReadDestiny { discard } => self.counted("effect-read-destiny", discard),
            Effect::LookAtBottom => self.words.plain("effect-look-at-bottom"),
            Effect::SwapHands { with } => self.who(self.words.say("effect-swap-hands"), "who", with).end(),
            Effect::TakeRandomCard { from } => self.who_counted("effect-take-random-card", from, times),
            Effect::DrawNamed { who, cards } => {
                self.who(self.words.say("effect-draw-named").number("count", cards), "who", who).end()
            }

            Effect::Send { who, to } => self.send(who, to),
            Effect::SendAboard { who, ship, by } => self.send_aboard(who, ship, by),
            Effect::Give { title, to } => self.give(title, to),
            Effect::LookAtLoyalty { by, of, cards } => self.look_at_loyalty(by, of, cards),
            Effect::HandOnLoyalty { to } => self.who(self.words.say("effect-hand-on-loyalty"), "who", to).end(),
            Effect::TakeCard { from } => self.who(self.words.say("effect-take-card"), "who", from).end(),
            Effect::PassTitle(title) => self.words.say("effect-pass-title").name("title", title).end(),
            Effect::Execute { who } => self.execute(who),
            Effect::SendAnywhere { who, by } => self.send_anywhere(who, by),
            Effect::Infiltrate => self.words.plain("effect-infiltrate"),
            Effect::Sacrifice { raiders, heavy_raiders } => self.sacrifice(raiders, heavy_raiders),

            Effect::Target { by, among, then } => self.target(by, among, then),
            Effect::Choose { by, options } => self.choose(by, options),
            Effect::May { by, then } => self.may(by, then),
            Effect::If(condition, then) => self.only_if(condition, then),
            Effect::Roll { by, upto, low, high } => self.roll(by, upto, low, high),
            Effect::Risk { by, craft, count, then } => self.risk(by, craft, count, then),
            Effect::FailBox => self.words.plain("effect-fail-box"),
            Effect::Check(check) => self.check(check),

            Effect::Place { area, craft } => self.place(area, craft),
            Effect::Activate(icon) => {
                let launched = self.words.ships(Craft::Raider, tokens::RAIDERS_LAUNCHED);
                self.words.say("effect-activate").name("icon", icon).text("launched", launched).end()
            }
            Effect::ActivatePlaced(area) => self.words.say("effect-activate-placed").name("area", area).end(),
            Effect::Launch { raiders, heavy_raiders } => self.launch(raiders, heavy_raiders),
            Effect::Board(count) => self.counted("effect-board", count),
            Effect::DamageGalactica => self.counted("effect-damage-galactica", times),
            Effect::DamagePegasus => self.words.plain("effect-damage-pegasus"),
            Effect::DamageGalacticaOf { draw, resolve } => self.damage_galactica_of(draw, resolve),
            Effect::DamageVipers { count, hold } => self.damage_vipers(count, hold),
            Effect::RecallVipers => self.words.plain("effect-recall-vipers"),
            Effect::DestroyRaptor => self.words.plain("effect-destroy-raptor"),
            Effect::ReturnRaptors(count) => self.counted("effect-return-raptors", count),
            Effect::RestoreShips { vipers, raptors } => self.restore_ships(vipers, raptors),
            Effect::DestroyCivilian => self.counted("effect-destroy-civilian", times),
            Effect::DestroyCylonShips { craft, count } => self.with_ships("effect-destroy-cylon-ships", craft, count),
            Effect::DestroyCenturion => self.words.plain("effect-destroy-centurion"),
            Effect::RemoveBasestar => self.words.plain("effect-remove-basestar"),
            Effect::RepairLocations(count) => self.counted("effect-repair-locations", count),
            Effect::RepairAny { locations, vipers } => {
                self.words.say("effect-repair-any").number("count", locations).number("vipers", vipers).end()
            }
            Effect::RepairVipers(tokens::VIPERS) => self.words.plain("effect-repair-all-vipers"),
            Effect::RepairVipers(count) => self.counted("effect-repair-vipers", count),
            Effect::CivilianFights { raiders, heavy_raiders, upto } => {
                self.civilian_fights(raiders, heavy_raiders, upto)
            }
            Effect::ActivateHeavyRaidersAlone => self.words.plain("effect-activate-heavy-raiders-alone"),
            Effect::FindScar => self.words.plain("effect-find-scar"),

            Effect::PrepareOrEvacuate => self.words.plain("effect-prepare-or-evacuate"),
            Effect::GoAboardIfEvacuated(ship) => {
                self.words.say("effect-go-aboard-if-evacuated").name("ship", ship).end()
            }
            Effect::PlaceOccupation => {
                self.words.say("effect-place-occupation").name("where", Location::OccupationAuthority).end()
            }
            Effect::ActivateOneOccupation => self.words.plain("effect-activate-one-occupation"),
            Effect::DestroyOccupation(count) => self.counted("effect-destroy-occupation", count),
            Effect::DestroyLocked => self.words.plain("effect-destroy-locked"),
            Effect::PeekLocked => self.words.plain("effect-peek-locked"),

            Effect::ActivateVipers(count) => self.counted("effect-activate-vipers", count),
            Effect::MustActivateViper => self.words.plain("effect-must-activate-viper"),
            Effect::AttackAsPilot(count) => self.attack_as_pilot(count),
            Effect::LaunchSelf => self.words.plain("effect-launch-self"),
            Effect::GalacticaAttacks => self.attack("effect-galactica-attacks", Weapon::Galactica),
            Effect::AttackCenturion => self.attack("effect-attack-centurion", Weapon::Armory),
            Effect::LaunchNuke => self.attack("effect-launch-nuke", Weapon::Nuke),
            Effect::LookAtCivilians(count) => self.counted("effect-look-at-civilians", count),
            Effect::FtlJump => self.words.say("effect-ftl-jump").number("upto", tokens::FTL_RISK).end(),
            Effect::Peek(decks) => self.peek(decks),
            Effect::Repair { vipers } => self.with_ships("effect-repair", Craft::Viper, vipers),
            // Alone it is what the card is for; after something else it comes on top.
            Effect::TakeAction if self.outer.first() == Some(effect) => self.counted("effect-take-actions", times),
            Effect::TakeAction => self.words.plain("effect-take-action"),
            Effect::Order => self.who(self.words.say("effect-order"), "who", Who::Target).end(),

            Effect::PegasusAttacks => self.attack("effect-pegasus-attacks", Weapon::Pegasus),
            Effect::MainBatteries => self.main_batteries(),
            Effect::FullThrottle => self.words.plain("effect-full-throttle"),
            Effect::Shield => self.words.plain("effect-shield"),
            Effect::LoseHighest(by) => self.lose_highest(by),
            Effect::BlindJump => self.words.plain("effect-blind-jump"),

            Effect::FurtherCrisis => self.words.plain("effect-further-crisis"),
            Effect::PlaySuperCrisis => self.words.plain("effect-play-super-crisis"),
            Effect::ResolveCrisisOf { cards, rest } => {
                let rest = match rest {
                    Rest::Discarded => "discarded",
                    Rest::UnderTheDeck if cards == 1 => "alone",
                    Rest::UnderTheDeck => "under",
                };
                self.words.say("effect-resolve-crisis-of").text("rest", rest).number("count", cards).end()
            }
            Effect::NextCrisisJumps => self.words.plain("effect-next-crisis-jumps"),
            Effect::SkipJump => self.words.plain("effect-skip-jump"),
            Effect::SortCrises(cards) => self.counted("effect-sort-crises", cards),
            Effect::NewDestination => self.words.plain("effect-new-destination"),

            Effect::Difficulty(by) => self.words.say("effect-difficulty").change("by", by).end(),
            Effect::CountPositive(skill) => self.words.say("effect-count-positive").name("skill", skill).end(),
            Effect::FaceUp { destiny } => {
                self.words.say("effect-face-up").text("destiny", if destiny { "yes" } else { "no" }).end()
            }
            Effect::NoDestiny => self.words.plain("effect-no-destiny"),
            Effect::FastLearner(cards) => self.counted("effect-fast-learner", cards),
            Effect::AddRevealed => self.words.plain("effect-add-revealed"),
            Effect::BorrowTitle => self.words.plain("effect-borrow-title"),
            Effect::NoStrength => self.words.plain("effect-no-strength"),
            Effect::TakeCheckCards => self.words.plain("effect-take-check-cards"),
            Effect::DecideCheck => self.words.plain("effect-decide-check"),
            Effect::DieBonus(by) => self.words.say("effect-die-bonus").change("by", by).end(),
            Effect::DieShift(by) => self.words.say("effect-die-shift").change("by", by).end(),
            Effect::RaidersMiss(raiders) => self.counted("effect-raiders-miss", raiders),
            Effect::RerollAttack { piloted } => self.words.say("effect-reroll-attack").change("by", piloted).end(),
            Effect::ReplaceCrisis => self.words.plain("effect-replace-crisis"),
            Effect::SwitchOption => self.words.plain("effect-switch-option"),

            Effect::DrawMutiny { who, cards } => self.who_counted("effect-draw-mutiny", who, cards),
            Effect::DrawMutinyPardoned { who, keep } => self.who_counted("effect-draw-mutiny-pardoned", who, keep),
            Effect::DiscardMutiny { who } => self.who_counted("effect-discard-mutiny", who, 1),
            Effect::PlayMutinyOf(cards) => self.counted("effect-play-mutiny-of", cards),
            Effect::GainMiracle { who } => self.who_counted("effect-gain-miracle", who, 1),
            Effect::MoveMiracle { from, to } => self.move_miracle(from, to),

            Effect::DrawFromSetOf { who, cards } => self.who_counted("effect-draw-from-set-of", who, cards),
            Effect::GiveCards { to, cards } => self.who_counted("effect-give-cards", to, cards),
            Effect::TakeHand { from } => self.who(self.words.say("effect-take-hand"), "who", from).end(),
            Effect::Quarantine => self.words.plain("effect-quarantine"),
            Effect::BuryQuorum(cards) => self.counted("effect-bury-quorum", cards),
            Effect::PlaceAnywhere { craft } => self.place_anywhere(craft),
            Effect::RecallCivilian => self.words.plain("effect-recall-civilian"),
            Effect::AttackCenturionWith(by) => self.attack_centurion_with(by),
            Effect::RemoveNukes => self.words.plain("effect-remove-nukes"),
            Effect::DiscardQuorum(cards) => self.counted("effect-discard-quorum", cards),
            Effect::FreePrisoners(ship) => self.words.say("effect-free-prisoners").name("ship", ship).end(),
            Effect::Unseat { to } => self.who(self.words.say("effect-unseat"), "who", to).end(),
            Effect::GoTo(to) => self.send(Who::You, to),
            Effect::EndInfiltration => self.words.plain("effect-end-infiltration"),
            Effect::ActivateLocations { count, of } => self.activate_locations(count, of),
            Effect::ShareQuorum(cards) => self.counted("effect-share-quorum", cards),
            Effect::Truce => self.words.plain("effect-truce"),
            Effect::ActivateOneViper(count) => self.counted("effect-activate-one-viper", count),
            Effect::LaunchReserves(count) => self.with_ships("effect-launch-reserves", Craft::Viper, count),

            Effect::AddOrDrawMutiny => self.words.plain("effect-add-or-draw-mutiny"),
            Effect::ZerosAdd(count) => self.counted("effect-zeros-add", count),
            Effect::TakeFromCheck { at_most } => self.counted("effect-take-from-check", at_most),
            Effect::DamageViperToRemove => self.words.plain("effect-damage-viper-to-remove"),
            Effect::DrawByOutcome { skill, pass, fail } => self.draw_by_outcome(skill, pass, fail),

            Effect::BuildAssaultRaptor => self.words.plain("effect-build-assault-raptor"),
            Effect::AssaultRaptorArrives => self.words.plain("effect-assault-raptor-arrives"),
            Effect::ClearBoard(pieces) => self.clear_board(pieces),
            Effect::LeaveBox(pieces) => self.leave_box(pieces),
            Effect::RebelBasestar(side) => self.words.say("effect-rebel-basestar").name("side", side).end(),
            Effect::DestroyHub => self.words.plain("effect-destroy-hub"),
            Effect::MissionDistance(distance) => self.counted("effect-mission-distance", distance),
            Effect::TurnFaceDown => self.words.plain("effect-turn-face-down"),
            Effect::ActivateMission => self.words.plain("effect-activate-mission"),
            Effect::EachDrawsNamed(cards) => self.counted("effect-each-draws-named", cards),
            Effect::PayRebels => self.words.plain("effect-pay-rebels"),
            Effect::OrderCrises(cards) => self.counted("effect-order-crises", cards),
            Effect::SearchSkills(cards) => self.counted("effect-search-skills", cards),
            Effect::RaiderBay { raiders, vipers } => self.raider_bay(raiders, vipers),

            Effect::NoCheckAbilities => self.words.plain("effect-no-check-abilities"),
            Effect::MiracleIfAbove(by) => self.counted("effect-miracle-if-above", by),
            Effect::InsteadOfPass => self.words.plain("effect-instead-of-pass"),
            Effect::ReplaceOption(then) => {
                let then = Writer { deed: false, ..self }.inner(then);
                self.words.say("effect-replace-option").text("then", then).end()
            }
            Effect::SaveCivilian => self.words.plain("effect-save-civilian"),
            Effect::Exchange { pay, gain } => self.exchange(pay, gain),
            Effect::ReplaceIcons => self.words.plain("effect-replace-icons"),
            Effect::WakeElsewhere => self.words.plain("effect-wake-elsewhere"),
        }
    }

    fn who_counted(self, key: &'static str, who: Who, count: u8) -> Phrase {
        self.who(self.words.say(key).number("count", count), "who", who).end()
    }

    fn counted(self, key: &'static str, count: u8) -> Phrase {
        self.words.say(key).number("count", count).end()
    }

    fn cards_of(self, key: &'static str, skill: Skill, cards: u8) -> Phrase {
        self.words.say(key).number("count", cards).name("skill", skill).end()
    }

    fn with_ships(self, key: &'static str, craft: Craft, count: u8) -> Phrase {
        self.words.say(key).text("ships", self.words.ships(craft, count)).end()
    }

    pub(crate) fn condition(self, condition: Condition) -> Phrase {
        let say = |key: &'static str| self.words.say(key);
        match condition {
            Condition::AtMost(resource, value) => {
                say("condition-at-most").name("resource", resource).number("count", value).end()
            }
            Condition::DistanceAtMost(distance) => say("condition-distance-at-most").number("count", distance).end(),
            Condition::HasNuke => say("condition-has-nuke").end(),
            Condition::OnBlueSpace => say("condition-on-blue-space").end(),
            Condition::IsPresident => say("condition-is-president").end(),
            Condition::IsPilot => say("condition-is-pilot").end(),
            Condition::IsPiloting => say("condition-is-piloting").end(),
            Condition::InReserves(craft, count) => {
                let ships = self.words.ships(craft, count);
                say("condition-in-reserves").number("count", count).text("ships", ships).end()
            }
            Condition::HasSuperCrisis => say("condition-has-super-crisis").end(),
            Condition::HasHiddenLoyalty => say("condition-has-hidden-loyalty").end(),
            Condition::IsNotSympathizer => say("condition-is-not-sympathizer").end(),
            Condition::BasestarOnBoard => say("condition-basestar-on-board").end(),
            Condition::AllBasestarsOnBoard => say("condition-all-basestars-on-board").end(),
            Condition::HasCards(cards) => say("condition-has-cards").number("count", cards).end(),
            Condition::HumanInBrig => say("condition-human-in-brig").end(),
            Condition::Mourned => say("condition-mourned").end(),
            Condition::CurrentOnNewCaprica => say("condition-current-on-new-caprica").end(),
            Condition::GalacticaInOrbit => say("condition-galactica-in-orbit").end(),
            Condition::MayInfiltrate => say("condition-may-infiltrate").end(),
            Condition::OffBlueSpace => say("condition-off-blue-space").end(),
            Condition::IsNotPresident => say("condition-is-not-president").end(),
            Condition::IsNotAdmiral => say("condition-is-not-admiral").end(),
            Condition::IsNotInBrig => say("condition-is-not-in-brig").end(),
            Condition::PresidentHasCards(cards) => say("condition-president-has-cards").number("count", cards).end(),
            Condition::PresidentHasMutiny => say("condition-president-has-mutiny").end(),
            Condition::ViperInSpace => say("condition-viper-in-space").end(),
            Condition::IsInfiltrating => say("condition-is-infiltrating").end(),
            Condition::NoActiveMission => say("condition-no-active-mission").end(),
            Condition::CanPayRebels => say("condition-can-pay-rebels").end(),
        }
    }

    /// All of them: `a nuke is left and a basestar is on the board`.
    pub(crate) fn conditions(self, conditions: &[Condition]) -> Phrase {
        self.words.conditions_and(conditions.iter().map(|&condition| self.condition(condition)).collect())
    }
}

/// Effects that a number tells together.
fn is_counted(first: &Effect, second: &Effect) -> bool {
    let can_be = matches!(
        first,
        Effect::DamageGalactica | Effect::DestroyCivilian | Effect::TakeAction | Effect::TakeRandomCard { .. }
    );
    can_be && first == second
}

/// Cards given up and others drawn for them by the same players.
fn is_exchange(first: &Effect, second: &Effect) -> bool {
    matches!((first, second), (Effect::Discard { who, .. }, Effect::Draw { who: other, .. }) if who == other)
}

/// Of whom a clause speaks first, so that the next one may leave them unnamed.
fn subject_of(effect: &Effect) -> Option<Who> {
    if let Effect::Draw { who, .. }
    | Effect::Discard { who, .. }
    | Effect::DrawQuorum { who, .. }
    | Effect::DrawMutiny { who, .. }
    | Effect::Send { who, .. }
    | Effect::Execute { who }
    | Effect::Give { to: who, .. } = *effect
    {
        return Some(who);
    }
    None
}

impl Words {
    /// What a list of effects does, as it stands in a box of a card.
    pub fn effects(&self, script: Script) -> String {
        capital(&Writer::new(self).boxed(script))
    }

    /// The same one by one, a line for each effect, of a card that may stay in play.
    pub fn each_effect(&self, script: Script, stays: Option<Stays>) -> Vec<String> {
        let lines = Writer::new(self).standing(stays).each(script);
        lines.iter().map(|line| capital(line)).collect()
    }

    /// What must be true for an option, as a clause.
    pub fn condition(&self, condition: Condition) -> String {
        Writer::new(self).condition(condition).into()
    }
}
