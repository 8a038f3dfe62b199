//! The one generator of rules text: a message for each effect, put together as the script nests.
//!
//! Everything here is clauses. In a box of a card they stand side by side (`−1 morale; the Admiral
//! discards 2 Skill cards`), in prose each is a sentence, inside another effect they are joined by
//! "and". The same effect twice is told once ("damage Galactica twice"), and so is a discard with the draw
//! that follows it.

mod choices;
mod mutiny;
mod people;
mod responses;
mod ships;
mod standing;

use airlock_game::cards::attack::Weapon;
use airlock_game::cards::base::tokens;
use airlock_game::cards::{
    Among, AttackEffect, CharacterEffect, CivilianEffect, Condition, CrisisEffect, CylonEffect, CylonShipEffect,
    DamageEffect, DeckEffect, Effect, JumpEffect, LoyaltyEffect, MissionEffect, MutinyEffect, NewCapricaEffect,
    QuorumEffect, ResourceEffect, Rest, Script, SkillEffect, Stays, TurnEffect, ViperEffect, Who,
};
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
        self.side_by_side(self.groups(script))
    }

    /// `draw 2 Politics cards. Give this card to another human player`: no capital, no full stop.
    pub(crate) fn prose(self, script: Script) -> Phrase {
        self.sentences(self.groups(script))
    }

    fn side_by_side(self, clauses: Vec<Phrase>) -> Phrase {
        if clauses.is_empty() { self.words.plain("no-effect") } else { self.words.clauses(clauses) }
    }

    fn sentences(self, clauses: Vec<Phrase>) -> Phrase {
        let clauses = clauses.into_iter().enumerate();
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
        if let [Effect::Decks(DeckEffect::Peek(_)), ..] | [.., Effect::Roll { .. }] = script {
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
                [Effect::Skills(SkillEffect::Discard { .. }), Effect::Skills(SkillEffect::Draw { .. })] => {
                    writer.inner(group)
                }
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
            Effect::Resources(ResourceEffect::Turn(resource, by)) => self.turn(effect, resource, by),
            Effect::Jump(JumpEffect::Prepare(by)) => self.words.say("effect-jump-prep").change("by", by).end(),
            Effect::Jump(JumpEffect::Distance(distance)) => {
                self.words.say("effect-distance").number("distance", distance).end()
            }
            Effect::Attack(AttackEffect::DiscardNuke) => self.words.plain("effect-discard-nuke"),

            Effect::Skills(SkillEffect::Draw { who, cards, from }) => self.draw(who, cards, from),
            Effect::Skills(SkillEffect::Discard { who, cards, pick }) => self.discard(who, cards, pick),
            Effect::Quorum(QuorumEffect::Draw { who, cards }) => self.draw_quorum(effect, who, cards),
            Effect::Quorum(QuorumEffect::Play) => self.words.plain("effect-play-quorum"),
            Effect::Quorum(QuorumEffect::ResolveOf(cards)) => self.counted("effect-resolve-quorum-of", cards),
            Effect::Decks(DeckEffect::GiveThisCard { to }) => self.give_this_card(to),
            Effect::Decks(DeckEffect::StayInPlay) => self.stay_in_play(),
            Effect::Decks(DeckEffect::LeaveGame) => self.words.plain("effect-leave-game"),
            Effect::Cylons(CylonEffect::SwapSuperCrisis) => self.words.plain("effect-swap-super-crisis"),
            Effect::Cylons(CylonEffect::DrawSuperCrisis { who, cards }) => {
                self.who(self.words.say("effect-draw-super-crisis"), "who", who).number("count", cards).end()
            }
            Effect::Skills(SkillEffect::RefillHands { at_most, cards }) => {
                self.words.say("effect-refill-hands").number("limit", at_most).number("count", cards).end()
            }
            Effect::Skills(SkillEffect::HumansMayDraw(cards)) => self.counted("effect-humans-may-draw", cards),
            Effect::Skills(SkillEffect::IntoDestiny(skill, cards)) => {
                self.cards_of("effect-into-destiny", skill, cards)
            }
            Effect::Skills(SkillEffect::NewDestiny(skill, cards)) => self.cards_of("effect-new-destiny", skill, cards),
            Effect::Skills(SkillEffect::SwapWithDestiny) => self.words.plain("effect-swap-with-destiny"),
            Effect::Skills(SkillEffect::GlimpseDestiny(cards)) => self.counted("effect-glimpse-destiny", cards),
            Effect::Skills(SkillEffect::ReadDestiny { discard }) => self.counted("effect-read-destiny", discard),
            Effect::Decks(DeckEffect::LookAtBottom) => self.words.plain("effect-look-at-bottom"),
            Effect::Skills(SkillEffect::SwapHands { with }) => {
                self.who(self.words.say("effect-swap-hands"), "who", with).end()
            }
            Effect::Skills(SkillEffect::TakeRandomCard { from }) => {
                self.who_counted("effect-take-random-card", from, times)
            }
            Effect::Skills(SkillEffect::DrawNamed { who, cards }) => {
                self.who(self.words.say("effect-draw-named").number("count", cards), "who", who).end()
            }

            Effect::Characters(CharacterEffect::Send { who, to }) => self.send(who, to),
            Effect::Characters(CharacterEffect::SendAboard { who, ship, by }) => self.send_aboard(who, ship, by),
            Effect::Characters(CharacterEffect::Give { title, to }) => self.give(title, to),
            Effect::Loyalty(LoyaltyEffect::LookAt { by, of, cards }) => self.look_at_loyalty(by, of, cards),
            Effect::Loyalty(LoyaltyEffect::HandOn { to }) => {
                self.who(self.words.say("effect-hand-on-loyalty"), "who", to).end()
            }
            Effect::Skills(SkillEffect::TakeCard { from }) => {
                self.who(self.words.say("effect-take-card"), "who", from).end()
            }
            Effect::Characters(CharacterEffect::PassTitle(title)) => {
                self.words.say("effect-pass-title").name("title", title).end()
            }
            Effect::Loyalty(LoyaltyEffect::Execute { who }) => self.execute(who),
            Effect::Characters(CharacterEffect::SendAnywhere { who, by }) => self.send_anywhere(who, by),
            Effect::Cylons(CylonEffect::Infiltrate) => self.words.plain("effect-infiltrate"),
            Effect::Vipers(ViperEffect::Sacrifice { raiders, heavy_raiders }) => self.sacrifice(raiders, heavy_raiders),

            Effect::Target { by, among, then } => self.target(by, among, then),
            Effect::Choose { by, options } => self.choose(by, options),
            Effect::May { by, then } => self.may(by, then),
            Effect::If(condition, then) => self.only_if(condition, then),
            Effect::Roll { by, upto, low, high } => self.roll(by, upto, low, high),
            Effect::Risk { by, craft, count, then } => self.risk(by, craft, count, then),
            Effect::FailBox => self.words.plain("effect-fail-box"),
            Effect::Check(check) => self.check(check),

            Effect::CylonShips(CylonShipEffect::Place { area, craft }) => self.place(area, craft),
            Effect::Crisis(CrisisEffect::Activate(icon)) => {
                let launched = self.words.ships(Craft::Raider, tokens::RAIDERS_LAUNCHED);
                self.words.say("effect-activate").name("icon", icon).text("launched", launched).end()
            }
            Effect::Crisis(CrisisEffect::ActivatePlaced(area)) => {
                self.words.say("effect-activate-placed").name("area", area).end()
            }
            Effect::CylonShips(CylonShipEffect::Launch { raiders, heavy_raiders }) => {
                self.launch(raiders, heavy_raiders)
            }
            Effect::CylonShips(CylonShipEffect::Board(count)) => self.counted("effect-board", count),
            Effect::Damage(DamageEffect::Galactica) => self.counted("effect-damage-galactica", times),
            Effect::Damage(DamageEffect::GalacticaOf { draw, resolve }) => self.damage_galactica_of(draw, resolve),
            Effect::Damage(DamageEffect::Vipers { count, hold }) => self.damage_vipers(count, hold),
            Effect::Vipers(ViperEffect::Recall) => self.words.plain("effect-recall-vipers"),
            Effect::Damage(DamageEffect::DestroyRaptor) => self.words.plain("effect-destroy-raptor"),
            Effect::Damage(DamageEffect::ReturnRaptors(count)) => self.counted("effect-return-raptors", count),
            Effect::Damage(DamageEffect::RestoreShips { vipers, raptors }) => self.restore_ships(vipers, raptors),
            Effect::Civilians(CivilianEffect::Destroy) => self.counted("effect-destroy-civilian", times),
            Effect::CylonShips(CylonShipEffect::Destroy { craft, count }) => {
                self.with_ships("effect-destroy-cylon-ships", craft, count)
            }
            Effect::CylonShips(CylonShipEffect::DestroyCenturion) => self.words.plain("effect-destroy-centurion"),
            Effect::CylonShips(CylonShipEffect::RemoveBasestar) => self.words.plain("effect-remove-basestar"),
            Effect::Damage(DamageEffect::RepairLocations(count)) => self.counted("effect-repair-locations", count),
            Effect::Damage(DamageEffect::RepairAny { locations, vipers }) => {
                self.words.say("effect-repair-any").number("count", locations).number("vipers", vipers).end()
            }
            Effect::Damage(DamageEffect::RepairVipers(tokens::VIPERS)) => self.words.plain("effect-repair-all-vipers"),
            Effect::Damage(DamageEffect::RepairVipers(count)) => self.counted("effect-repair-vipers", count),
            Effect::Civilians(CivilianEffect::Fights { raiders, heavy_raiders, upto }) => {
                self.civilian_fights(raiders, heavy_raiders, upto)
            }
            Effect::CylonShips(CylonShipEffect::ActivateHeavyRaidersAlone) => {
                self.words.plain("effect-activate-heavy-raiders-alone")
            }
            Effect::Crisis(CrisisEffect::FindScar) => self.words.plain("effect-find-scar"),

            Effect::NewCaprica(NewCapricaEffect::PrepareOrEvacuate) => self.words.plain("effect-prepare-or-evacuate"),
            Effect::NewCaprica(NewCapricaEffect::GoAboardIfEvacuated(ship)) => {
                self.words.say("effect-go-aboard-if-evacuated").name("ship", ship).end()
            }
            Effect::NewCaprica(NewCapricaEffect::PlaceOccupation) => {
                self.words.say("effect-place-occupation").name("where", Location::OccupationAuthority).end()
            }
            Effect::NewCaprica(NewCapricaEffect::ActivateOneOccupation) => {
                self.words.plain("effect-activate-one-occupation")
            }
            Effect::NewCaprica(NewCapricaEffect::DestroyOccupation(count)) => {
                self.counted("effect-destroy-occupation", count)
            }
            Effect::NewCaprica(NewCapricaEffect::DestroyLocked) => self.words.plain("effect-destroy-locked"),
            Effect::NewCaprica(NewCapricaEffect::PeekLocked) => self.words.plain("effect-peek-locked"),

            Effect::Vipers(ViperEffect::Activate(count)) => self.counted("effect-activate-vipers", count),
            Effect::Vipers(ViperEffect::MustActivate) => self.words.plain("effect-must-activate-viper"),
            Effect::Vipers(ViperEffect::AttackAsPilot(count)) => self.attack_as_pilot(count),
            Effect::Vipers(ViperEffect::LaunchSelf) => self.words.plain("effect-launch-self"),
            Effect::Attack(AttackEffect::GalacticaAttacks) => {
                self.attack("effect-galactica-attacks", Weapon::Galactica)
            }
            Effect::Attack(AttackEffect::AttackCenturion) => self.attack("effect-attack-centurion", Weapon::Armory),
            Effect::Attack(AttackEffect::LaunchNuke) => self.attack("effect-launch-nuke", Weapon::Nuke),
            Effect::Civilians(CivilianEffect::LookAt(count)) => self.counted("effect-look-at-civilians", count),
            Effect::Jump(JumpEffect::Ftl) => self.words.say("effect-ftl-jump").number("upto", tokens::FTL_RISK).end(),
            Effect::Decks(DeckEffect::Peek(decks)) => self.peek(decks),
            Effect::Damage(DamageEffect::Repair { vipers }) => self.with_ships("effect-repair", Craft::Viper, vipers),
            // Alone it is what the card is for; after something else it comes on top.
            Effect::Turn(TurnEffect::TakeAction) if self.outer.first() == Some(effect) => {
                self.counted("effect-take-actions", times)
            }
            Effect::Turn(TurnEffect::TakeAction) => self.words.plain("effect-take-action"),
            Effect::Turn(TurnEffect::Order) => self.who(self.words.say("effect-order"), "who", Who::Target).end(),

            Effect::Attack(AttackEffect::PegasusAttacks) => self.attack("effect-pegasus-attacks", Weapon::Pegasus),
            Effect::Attack(AttackEffect::MainBatteries) => self.main_batteries(),
            Effect::Vipers(ViperEffect::FullThrottle) => self.words.plain("effect-full-throttle"),
            Effect::Resources(ResourceEffect::Shield) => self.words.plain("effect-shield"),
            Effect::Resources(ResourceEffect::LoseHighest(by)) => self.lose_highest(by),
            Effect::Jump(JumpEffect::Blind) => self.words.plain("effect-blind-jump"),

            Effect::Crisis(CrisisEffect::Further) => self.words.plain("effect-further-crisis"),
            Effect::Crisis(CrisisEffect::PlaySuper) => self.words.plain("effect-play-super-crisis"),
            Effect::Crisis(CrisisEffect::ResolveOf { cards, rest }) => {
                let rest = match rest {
                    Rest::Discarded => "discarded",
                    Rest::UnderTheDeck if cards == 1 => "alone",
                    Rest::UnderTheDeck => "under",
                };
                self.words.say("effect-resolve-crisis-of").text("rest", rest).number("count", cards).end()
            }
            Effect::Jump(JumpEffect::NextCrisisJumps) => self.words.plain("effect-next-crisis-jumps"),
            Effect::Jump(JumpEffect::Skip) => self.words.plain("effect-skip-jump"),
            Effect::Crisis(CrisisEffect::Sort(cards)) => self.counted("effect-sort-crises", cards),
            Effect::Jump(JumpEffect::NewDestination) => self.words.plain("effect-new-destination"),

            Effect::Mutiny(MutinyEffect::Draw { who, cards }) => self.who_counted("effect-draw-mutiny", who, cards),
            Effect::Mutiny(MutinyEffect::DrawPardoned { who, keep }) => {
                self.who_counted("effect-draw-mutiny-pardoned", who, keep)
            }
            Effect::Mutiny(MutinyEffect::Discard { who }) => self.who_counted("effect-discard-mutiny", who, 1),
            Effect::Mutiny(MutinyEffect::PlayOf(cards)) => self.counted("effect-play-mutiny-of", cards),
            Effect::Characters(CharacterEffect::GainMiracle { who }) => self.who_counted("effect-gain-miracle", who, 1),
            Effect::Characters(CharacterEffect::MoveMiracle { from, to }) => self.move_miracle(from, to),

            Effect::Skills(SkillEffect::DrawFromSetOf { who, cards }) => {
                self.who_counted("effect-draw-from-set-of", who, cards)
            }
            Effect::Skills(SkillEffect::GiveCards { to, cards }) => self.who_counted("effect-give-cards", to, cards),
            Effect::Skills(SkillEffect::TakeHand { from }) => {
                self.who(self.words.say("effect-take-hand"), "who", from).end()
            }
            Effect::Civilians(CivilianEffect::Quarantine) => self.words.plain("effect-quarantine"),
            Effect::Quorum(QuorumEffect::Bury(cards)) => self.counted("effect-bury-quorum", cards),
            Effect::CylonShips(CylonShipEffect::PlaceAnywhere { craft }) => self.place_anywhere(craft),
            Effect::Civilians(CivilianEffect::Recall) => self.words.plain("effect-recall-civilian"),
            Effect::Attack(AttackEffect::AttackCenturionWith(by)) => self.attack_centurion_with(by),
            Effect::Attack(AttackEffect::RemoveNukes) => self.words.plain("effect-remove-nukes"),
            Effect::Quorum(QuorumEffect::Discard(cards)) => self.counted("effect-discard-quorum", cards),
            Effect::Characters(CharacterEffect::FreePrisoners(ship)) => {
                self.words.say("effect-free-prisoners").name("ship", ship).end()
            }
            Effect::Quorum(QuorumEffect::Unseat { to }) => self.who(self.words.say("effect-unseat"), "who", to).end(),
            Effect::Cylons(CylonEffect::GoTo(to)) => self.send(Who::You, to),
            Effect::Cylons(CylonEffect::EndInfiltration) => self.words.plain("effect-end-infiltration"),
            Effect::Turn(TurnEffect::ActivateLocations { count, of }) => self.activate_locations(count, of),
            Effect::Quorum(QuorumEffect::Share(cards)) => self.counted("effect-share-quorum", cards),
            Effect::CylonShips(CylonShipEffect::Truce) => self.words.plain("effect-truce"),
            Effect::Vipers(ViperEffect::ActivateOne(count)) => self.counted("effect-activate-one-viper", count),
            Effect::Vipers(ViperEffect::LaunchReserves(count)) => {
                self.with_ships("effect-launch-reserves", Craft::Viper, count)
            }

            Effect::Vipers(ViperEffect::BuildAssaultRaptor) => self.words.plain("effect-build-assault-raptor"),
            Effect::Vipers(ViperEffect::AssaultRaptorArrives) => self.words.plain("effect-assault-raptor-arrives"),
            Effect::CylonShips(CylonShipEffect::ClearBoard(pieces)) => self.clear_board(pieces),
            Effect::CylonShips(CylonShipEffect::LeaveBox(pieces)) => self.leave_box(pieces),
            Effect::Missions(MissionEffect::RebelBasestar(side)) => {
                self.words.say("effect-rebel-basestar").name("side", side).end()
            }
            Effect::Missions(MissionEffect::DestroyHub) => self.words.plain("effect-destroy-hub"),
            Effect::Missions(MissionEffect::Distance(distance)) => self.counted("effect-mission-distance", distance),
            Effect::Missions(MissionEffect::TurnFaceDown) => self.words.plain("effect-turn-face-down"),
            Effect::Missions(MissionEffect::Activate) => self.words.plain("effect-activate-mission"),
            Effect::Skills(SkillEffect::EachDrawsNamed(cards)) => self.counted("effect-each-draws-named", cards),
            Effect::Missions(MissionEffect::PayRebels) => self.words.plain("effect-pay-rebels"),
            Effect::Decks(DeckEffect::OrderCrises(cards)) => self.counted("effect-order-crises", cards),
            Effect::Skills(SkillEffect::SearchSkills(cards)) => self.counted("effect-search-skills", cards),
            Effect::Missions(MissionEffect::RaiderBay { raiders, vipers }) => self.raider_bay(raiders, vipers),
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
        Effect::Damage(DamageEffect::Galactica)
            | Effect::Civilians(CivilianEffect::Destroy)
            | Effect::Turn(TurnEffect::TakeAction)
            | Effect::Skills(SkillEffect::TakeRandomCard { .. })
    );
    can_be && first == second
}

/// Cards given up and others drawn for them by the same players.
fn is_exchange(first: &Effect, second: &Effect) -> bool {
    matches!((first, second), (Effect::Skills(SkillEffect::Discard { who, .. }), Effect::Skills(SkillEffect::Draw { who: other, .. })) if who == other)
}

/// Of whom a clause speaks first, so that the next one may leave them unnamed.
fn subject_of(effect: &Effect) -> Option<Who> {
    if let Effect::Skills(SkillEffect::Draw { who, .. })
    | Effect::Skills(SkillEffect::Discard { who, .. })
    | Effect::Quorum(QuorumEffect::Draw { who, .. })
    | Effect::Mutiny(MutinyEffect::Draw { who, .. })
    | Effect::Characters(CharacterEffect::Send { who, .. })
    | Effect::Loyalty(LoyaltyEffect::Execute { who })
    | Effect::Characters(CharacterEffect::Give { to: who, .. }) = *effect
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
