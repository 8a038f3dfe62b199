//! What a card, a location or an ability is worth to the humans, read from its effects.
//!
//! Nothing here knows a card by its name: a list of effects is valued one by one in the situation as
//! it is, so that cards of other boxes are understood as soon as their effects are.

use airlock_game::cards::{
    Amount, AttackEffect, CharacterEffect, CivilianEffect, CrisisEffect, CylonEffect, CylonShipEffect, DamageEffect,
    DeckEffect, Effect, From, Hold, JumpEffect, Look, LoyaltyEffect, MissionEffect, MutinyEffect, NewCapricaEffect,
    Objective, Pick, QuorumEffect, ResourceEffect, Script, SkillEffect, StandingRule, Stays, Trait, TurnEffect,
    ViperEffect, Who,
};
use airlock_game::state::Place;
use airlock_game::terms::{Location, Resource, Skill, Title};
use airlock_game::{Seat, Source};

use super::situation::{BRIG, CARD, CRISIS, SICKBAY, Situation, VICTORY};
use airlock_game::cards::base::tokens;

/// Other things of the table, in points.
pub const QUORUM: i32 = 14;
const TITLE: i32 = 70;
/// The Admiral's title when the fleet is about to settle.
const COMMAND: i32 = 250;
pub const NUKE: i32 = 80;
pub const RAPTOR: i32 = 22;
pub const VIPER: i32 = 24;
const SUPER_CRISIS: i32 = 150;
const LOOK: i32 = 45;
/// A distance gained without a jump saves so many Crises.
pub const CRISES_A_DISTANCE: i32 = 3;
/// Looking at the next card and perhaps putting it away.
pub const PEEK: i32 = 26;
/// Nobody likes to send somebody away for nothing.
const INJUSTICE: i32 = 18;
/// One skill card chosen from somebody's hand hurts more than any.
const CHOSEN_CARD: i32 = 30;
/// How sure it is that somebody jumps a space later if nobody does now, in percent.
const WAIT: i32 = 100;
/// Of a hundred Crisis cards, so many advance the fleet token.
const JUMP_ICONS: i32 = 61;
/// A loss that is feared comes in one of so many turns; more than that much is not to be hoped for.
const SHIELDED: i32 = 5;
const SHIELDED_AT_MOST: i32 = 400;
/// In how many of eight results of the die the population is at risk.
const FTL_RISK: i32 = tokens::FTL_RISK as i32;

/// Who does it, to whom, from where.
#[derive(Clone, Copy, Debug)]
pub struct Scope {
    pub you: Seat,
    pub target: Option<Seat>,
    pub place: Place,
    pub source: Option<Source>,
}

impl Situation<'_> {
    /// The scope of something that the seat uses where he is.
    pub fn scope(&self, you: Seat, source: Source) -> Scope {
        Scope { you, target: None, place: self.player(you).place, source: Some(source) }
    }

    /// Points for the humans if this list is carried out.
    pub fn worth(&self, script: Script, scope: &Scope) -> i32 {
        script.iter().map(|effect| self.effect_worth(effect, scope)).sum()
    }

    fn effect_worth(&self, effect: &Effect, scope: &Scope) -> i32 {
        if self.is_suspended(effect) {
            return 0;
        }
        match *effect {
            Effect::Resources(ResourceEffect::Turn(resource, by)) => -self.loss(resource, -i32::from(by)),
            Effect::Jump(JumpEffect::Prepare(by)) => i32::from(by) * self.space_of_track(),
            Effect::Jump(JumpEffect::Distance(by)) => i32::from(by) * CRISES_A_DISTANCE * CRISIS,
            Effect::Attack(AttackEffect::DiscardNuke) => -NUKE,

            Effect::Skills(SkillEffect::Draw { who, cards, from }) => self.draw_worth(who, cards, from, scope),
            Effect::Skills(SkillEffect::Discard { who, cards, pick }) => self.discard_worth(who, cards, pick, scope),
            Effect::Quorum(QuorumEffect::Draw { who, cards }) => {
                let held = self.view.decks.quorum_hand.len() as i32;
                let each = (QUORUM - 2 * held).max(2);
                self.sum(who, scope, |seat| each * i32::from(cards) * self.trust(seat) / 100)
            }
            Effect::Quorum(QuorumEffect::Play) => self.best_quorum(scope).unwrap_or(0),
            Effect::Quorum(QuorumEffect::ResolveOf(cards)) => 35 + 8 * i32::from(cards),
            Effect::Decks(DeckEffect::GiveThisCard { to }) => {
                let worth = self.stays(scope).map_or(0, |stays| self.standing_worth(stays.rule));
                self.sum(to, scope, |seat| worth * self.trust(seat) / 100)
            }
            Effect::Decks(DeckEffect::StayInPlay) => {
                self.stays(scope).map_or(0, |stays| self.standing_worth(stays.rule))
            }
            Effect::Decks(DeckEffect::LeaveGame) => 0,
            Effect::Cylons(CylonEffect::SwapSuperCrisis) => 0,

            Effect::Cylons(CylonEffect::DrawSuperCrisis { .. })
            | Effect::Skills(SkillEffect::RefillHands { .. })
            | Effect::Skills(SkillEffect::HumansMayDraw(_))
            | Effect::Skills(SkillEffect::IntoDestiny(..))
            | Effect::Skills(SkillEffect::NewDestiny(..))
            | Effect::Skills(SkillEffect::SwapWithDestiny)
            | Effect::Skills(SkillEffect::GlimpseDestiny(_))
            | Effect::Skills(SkillEffect::ReadDestiny { .. })
            | Effect::Decks(DeckEffect::LookAtBottom)
            | Effect::Skills(SkillEffect::SwapHands { .. })
            | Effect::Skills(SkillEffect::TakeRandomCard { .. })
            | Effect::Skills(SkillEffect::DrawNamed { .. }) => self.hands_worth(effect, scope),

            Effect::Characters(CharacterEffect::Send { who, to }) => {
                self.sum(who, scope, |seat| self.send_worth(seat, to))
            }
            Effect::Characters(CharacterEffect::SendAboard { who, .. }) => {
                self.sum(who, scope, |seat| self.freed_worth(seat))
            }
            Effect::Characters(CharacterEffect::Give { title, to }) => {
                self.sum(to, scope, |seat| self.title_worth(title, seat))
            }
            Effect::Loyalty(LoyaltyEffect::LookAt { by, of, cards }) => self.look_worth(by, of, cards, scope),
            Effect::Loyalty(LoyaltyEffect::HandOn { to }) => {
                self.sum(to, scope, |seat| self.handed_on_worth(scope.you, seat))
            }
            Effect::Skills(SkillEffect::TakeCard { from }) => self.sum(from, scope, |seat| {
                if self.player(seat).hand.cards == 0 { 0 } else { -CHOSEN_CARD * self.trust(seat) / 100 }
            }),

            Effect::Characters(CharacterEffect::PassTitle(title)) => {
                self.holder(title).map_or(0, |holder| -TITLE * self.trust(holder) / 200 - INJUSTICE)
            }
            Effect::Loyalty(LoyaltyEffect::Execute { who }) => self.sum(who, scope, |seat| self.execution_worth(seat)),
            Effect::Characters(CharacterEffect::SendAnywhere { who, .. }) => {
                self.sum(who, scope, |seat| self.freed_worth(seat))
            }
            Effect::Cylons(CylonEffect::Infiltrate) => self.infiltrate_worth(scope.you),
            Effect::Vipers(ViperEffect::Sacrifice { raiders, heavy_raiders }) => {
                self.sacrifice_worth(scope.place, i32::from(raiders), i32::from(heavy_raiders))
            }

            Effect::Target { by, among, then } => {
                let decider = self.decider(by, scope);
                let worths = self.among(among, decider).into_iter();
                let worths = worths.map(|seat| self.worth(then, &Scope { target: Some(seat), ..*scope }));
                self.best(decider, worths).unwrap_or(0)
            }
            Effect::Choose { by, options } => {
                let worths = options.iter().map(|script| self.worth(script, scope));
                self.best(self.decider(by, scope), worths).unwrap_or(0)
            }
            Effect::May { by, then } => {
                let worths = [0, self.worth(then, scope)].into_iter();
                self.best(self.decider(by, scope), worths).unwrap_or(0)
            }
            Effect::If(condition, then) => {
                if self.holds(condition, scope.you, scope.place) {
                    self.worth(then, scope)
                } else {
                    0
                }
            }
            Effect::Roll { upto, low, high, .. } => self.roll_worth(upto, low, high, 0, scope),
            Effect::Risk { by, craft, count, then } => {
                let open = self.holds(airlock_game::cards::Condition::InReserves(craft, count), scope.you, scope.place);
                let worths = [0, if open { self.worth(then, scope) } else { 0 }].into_iter();
                self.best(self.decider(by, scope), worths).unwrap_or(0)
            }
            Effect::FailBox => self.fail_box(scope),
            Effect::Check(check) => self.check_worth(check, scope),

            Effect::CylonShips(CylonShipEffect::Place { .. })
            | Effect::Crisis(CrisisEffect::Activate(_))
            | Effect::Crisis(CrisisEffect::ActivatePlaced(_))
            | Effect::CylonShips(CylonShipEffect::Launch { .. })
            | Effect::CylonShips(CylonShipEffect::Board(_))
            | Effect::Damage(DamageEffect::Galactica)
            | Effect::Damage(DamageEffect::GalacticaOf { .. })
            | Effect::Damage(DamageEffect::Vipers { .. })
            | Effect::Vipers(ViperEffect::Recall)
            | Effect::Damage(DamageEffect::DestroyRaptor)
            | Effect::Damage(DamageEffect::ReturnRaptors(_))
            | Effect::Damage(DamageEffect::RestoreShips { .. })
            | Effect::Civilians(CivilianEffect::Destroy)
            | Effect::CylonShips(CylonShipEffect::Destroy { .. })
            | Effect::CylonShips(CylonShipEffect::DestroyCenturion) => self.ships_worth(effect),

            Effect::CylonShips(CylonShipEffect::RemoveBasestar)
            | Effect::Damage(DamageEffect::RepairAny { .. })
            | Effect::Damage(DamageEffect::RepairLocations(_))
            | Effect::Damage(DamageEffect::RepairVipers(_))
            | Effect::Civilians(CivilianEffect::Fights { .. })
            | Effect::CylonShips(CylonShipEffect::ActivateHeavyRaidersAlone)
            | Effect::Crisis(CrisisEffect::FindScar)
            | Effect::Attack(AttackEffect::PegasusAttacks)
            | Effect::Attack(AttackEffect::MainBatteries)
            | Effect::Vipers(ViperEffect::FullThrottle) => self.pegasus_worth(effect, scope),

            Effect::NewCaprica(NewCapricaEffect::PrepareOrEvacuate)
            | Effect::NewCaprica(NewCapricaEffect::GoAboardIfEvacuated(_))
            | Effect::NewCaprica(NewCapricaEffect::PlaceOccupation)
            | Effect::NewCaprica(NewCapricaEffect::ActivateOneOccupation)
            | Effect::NewCaprica(NewCapricaEffect::DestroyOccupation(_))
            | Effect::NewCaprica(NewCapricaEffect::DestroyLocked)
            | Effect::NewCaprica(NewCapricaEffect::PeekLocked) => self.occupation_worth(effect, scope),

            Effect::Vipers(ViperEffect::Activate(count)) => self.vipers_worth(i32::from(count)),
            Effect::Vipers(ViperEffect::MustActivate) => self.vipers_worth(1),
            Effect::Vipers(ViperEffect::AttackAsPilot(count)) => {
                self.pilot_attacks_worth(scope.place, i32::from(count))
            }
            Effect::Vipers(ViperEffect::LaunchSelf) => self.launch_self_worth(),
            Effect::Attack(AttackEffect::GalacticaAttacks) => self.galactica_attack_worth(),
            Effect::Attack(AttackEffect::AttackCenturion) => self.centurion_attack_worth(),
            Effect::Attack(AttackEffect::LaunchNuke) => self.nuke_worth() - NUKE / 2,
            Effect::Civilians(CivilianEffect::LookAt(count)) => self.escort_worth(i32::from(count)),
            Effect::Jump(JumpEffect::Ftl) => self.jump_worth(0),
            Effect::Decks(DeckEffect::Peek(_)) => PEEK,
            Effect::Damage(DamageEffect::Repair { vipers }) => self.repair_worth(scope.place, i32::from(vipers)),
            // The action that follows a launch is the attack that the launch is for.
            Effect::Turn(TurnEffect::TakeAction) => 12,
            Effect::Turn(TurnEffect::Order) => scope.target.map_or(0, |seat| self.order_worth(seat)),
            Effect::Resources(ResourceEffect::Shield) => self.shield_worth(),
            Effect::Resources(ResourceEffect::LoseHighest(by)) => -self.loss(self.highest(), i32::from(by)),
            Effect::Jump(JumpEffect::Blind) => self.blind_jump_worth(),

            Effect::Crisis(CrisisEffect::Further) => -CRISIS,
            Effect::Crisis(CrisisEffect::PlaySuper) => self.super_crisis_worth(scope.you),
            Effect::Crisis(CrisisEffect::ResolveOf { cards, .. }) => {
                self.resolved_crisis_worth(scope.you, i32::from(cards))
            }
            Effect::Jump(JumpEffect::NextCrisisJumps) => self.space_of_track() * (100 - JUMP_ICONS) / 100,
            Effect::Jump(JumpEffect::Skip) => -self.space_of_track() * JUMP_ICONS / 100,
            Effect::Crisis(CrisisEffect::Sort(cards)) => PEEK / 2 * i32::from(cards) * self.trust(scope.you) / 100,
            Effect::Jump(JumpEffect::NewDestination) => CRISES_A_DISTANCE * CRISIS,

            Effect::Mutiny(MutinyEffect::Draw { .. })
            | Effect::Mutiny(MutinyEffect::DrawPardoned { .. })
            | Effect::Mutiny(MutinyEffect::Discard { .. })
            | Effect::Mutiny(MutinyEffect::PlayOf(_))
            | Effect::Characters(CharacterEffect::GainMiracle { .. })
            | Effect::Characters(CharacterEffect::MoveMiracle { .. }) => self.mutiny_worth(effect, scope),

            Effect::Skills(SkillEffect::DrawFromSetOf { .. })
            | Effect::Skills(SkillEffect::GiveCards { .. })
            | Effect::Skills(SkillEffect::TakeHand { .. })
            | Effect::Civilians(CivilianEffect::Quarantine)
            | Effect::Quorum(QuorumEffect::Bury(_))
            | Effect::Civilians(CivilianEffect::Recall)
            | Effect::Attack(AttackEffect::AttackCenturionWith(_))
            | Effect::Attack(AttackEffect::RemoveNukes)
            | Effect::Quorum(QuorumEffect::Discard(_))
            | Effect::Characters(CharacterEffect::FreePrisoners(_))
            | Effect::Quorum(QuorumEffect::Unseat { .. })
            | Effect::Cylons(CylonEffect::GoTo(_))
            | Effect::Cylons(CylonEffect::EndInfiltration)
            | Effect::Turn(TurnEffect::ActivateLocations { .. })
            | Effect::Quorum(QuorumEffect::Share(_)) => self.deed_worth(effect, scope),

            Effect::CylonShips(CylonShipEffect::PlaceAnywhere { .. })
            | Effect::CylonShips(CylonShipEffect::Truce)
            | Effect::Vipers(ViperEffect::ActivateOne(_))
            | Effect::Vipers(ViperEffect::LaunchReserves(_))
            | Effect::Vipers(ViperEffect::BuildAssaultRaptor)
            | Effect::Vipers(ViperEffect::AssaultRaptorArrives)
            | Effect::CylonShips(CylonShipEffect::ClearBoard(_))
            | Effect::CylonShips(CylonShipEffect::LeaveBox(_))
            | Effect::Missions(MissionEffect::RaiderBay { .. }) => self.squadron_worth(effect, scope),

            Effect::Missions(MissionEffect::RebelBasestar(_))
            | Effect::Missions(MissionEffect::DestroyHub)
            | Effect::Missions(MissionEffect::Distance(_))
            | Effect::Missions(MissionEffect::TurnFaceDown)
            | Effect::Missions(MissionEffect::Activate)
            | Effect::Skills(SkillEffect::EachDrawsNamed(_))
            | Effect::Missions(MissionEffect::PayRebels)
            | Effect::Decks(DeckEffect::OrderCrises(_))
            | Effect::Skills(SkillEffect::SearchSkills(_)) => self.search_worth(effect, scope),
        }
    }

    fn ships_worth(&self, effect: &Effect) -> i32 {
        let fleet = &self.view.fleet;
        match *effect {
            Effect::CylonShips(CylonShipEffect::Place { area, craft }) => -self.sky.placed(&[(area, craft)]),
            Effect::Crisis(CrisisEffect::Activate(icon)) => self.activation_worth(icon),
            Effect::Crisis(CrisisEffect::ActivatePlaced(_)) => -self.sky.stakes.civilian,
            Effect::CylonShips(CylonShipEffect::Launch { raiders, heavy_raiders }) => {
                -self.sky.launched(i32::from(raiders), i32::from(heavy_raiders))
            }
            Effect::CylonShips(CylonShipEffect::Board(count)) => -i32::from(count) * self.centurion(0),
            Effect::Damage(DamageEffect::Galactica) => -self.damage(),
            Effect::Damage(DamageEffect::GalacticaOf { resolve, .. }) => {
                -self.damage() * (2 * i32::from(resolve) + 1) / 2
            }
            Effect::Damage(DamageEffect::Vipers { count, hold }) => {
                let there = match hold {
                    Hold::Reserves => i32::from(fleet.vipers),
                    Hold::Space => self.sky.vipers(),
                    Hold::Anywhere => self.sky.vipers() + i32::from(fleet.vipers),
                };
                -self.aimed_craft(VIPER) * i32::from(count).min(there)
            }
            Effect::Vipers(ViperEffect::Recall) => -VIPER * self.sky.vipers() / 2,
            Effect::Damage(DamageEffect::DestroyRaptor) => {
                -if fleet.raptors > 0 { self.aimed_craft(RAPTOR) } else { 0 }
            }
            Effect::Damage(DamageEffect::ReturnRaptors(count)) => {
                RAPTOR * i32::from(count.min(fleet.destroyed_raptors))
            }
            Effect::Damage(DamageEffect::RestoreShips { vipers, raptors }) => {
                let lost = fleet.damaged_vipers + fleet.destroyed_vipers;
                VIPER * i32::from(vipers.min(lost)) + RAPTOR * i32::from(raptors.min(fleet.destroyed_raptors))
            }
            Effect::Civilians(CivilianEffect::Destroy) => -self.sky.stakes.civilian,
            Effect::CylonShips(CylonShipEffect::Destroy { craft, count }) => {
                self.destroyed_worth(craft, i32::from(count))
            }
            Effect::CylonShips(CylonShipEffect::DestroyCenturion) => {
                let spaces = fleet.boarding.iter().enumerate().filter(|&(_, &count)| count > 0);
                spaces.map(|(space, _)| self.centurion(space)).max().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// Who decides; with the title vacant, the current player.
    pub fn decider(&self, who: Who, scope: &Scope) -> Seat {
        self.who(who, scope.you, scope.target).first().copied().unwrap_or(self.view.turn.current)
    }

    /// What the decider will choose, as far as anybody can tell.
    pub fn best(&self, decider: Seat, worths: impl Iterator<Item = i32>) -> Option<i32> {
        if self.cylon(decider) >= 60 { worths.min() } else { worths.max() }
    }

    pub fn sum(&self, who: Who, scope: &Scope, worth: impl Fn(Seat) -> i32) -> i32 {
        self.who(who, scope.you, scope.target).into_iter().map(worth).sum()
    }

    /// The expected worth of a roll whose result is changed by `bonus`.
    pub fn roll_worth(&self, upto: u8, low: Script, high: Script, bonus: i32, scope: &Scope) -> i32 {
        let low_results = (i32::from(upto) - bonus).clamp(0, 8);
        (low_results * self.worth(low, scope) + (8 - low_results) * self.worth(high, scope)) / 8
    }

    fn draw_worth(&self, who: Who, cards: u8, from: From, scope: &Scope) -> i32 {
        self.sum(who, scope, |seat| {
            let limit = self.hand_limit(seat);
            let room = (limit - i32::from(self.player(seat).hand.cards)).clamp(0, i32::from(cards));
            let over = i32::from(cards) - room;
            let each = match from {
                From::Skill(Skill::Treachery) => self.treachery_card(seat),
                From::Skill(_) => CARD,
                From::OneOf(_) => CARD + 1,
                From::AnyType | From::OwnTypes => CARD + 4,
            };
            (room * each + over * each / 4) * self.trust(seat) / 100
        })
    }

    fn discard_worth(&self, who: Who, cards: Amount, pick: Pick, scope: &Scope) -> i32 {
        self.sum(who, scope, |seat| {
            let hand = i32::from(self.player(seat).hand.cards);
            let lost = match cards {
                Amount::Exactly(cards) => i32::from(cards).min(hand),
                Amount::All => hand,
            };
            // The worst cards go first, unless chance picks them.
            let each = match pick {
                Pick::Own if hand > lost + 2 => CARD * 3 / 4,
                Pick::Own | Pick::Random => CARD,
            };
            if self.is_human(seat) { -lost * each * self.trust(seat) / 100 } else { 0 }
        })
    }

    pub fn hand_limit(&self, seat: Seat) -> i32 {
        i32::from(self.property(seat, Trait::hand_limit).unwrap_or(tokens::HAND_LIMIT))
    }

    fn best_quorum(&self, scope: &Scope) -> Option<i32> {
        let cards = self.view.decks.quorum_hand.iter().flatten();
        cards.map(|card| self.worth(card.row().effect, &Scope { source: Some(Source::Quorum(*card)), ..*scope })).max()
    }

    fn stays(&self, scope: &Scope) -> Option<Stays> {
        match scope.source? {
            Source::Crisis(card) => card.row().stays,
            Source::SuperCrisis(card) => card.row().stays,
            Source::Quorum(card) => card.row().stays,
            Source::Destination(_)
            | Source::Location(_)
            | Source::Skill(_)
            | Source::Ability(_)
            | Source::Title(_)
            | Source::Loyalty(_)
            | Source::Mutiny(_)
            | Source::Mission(_) => None,
        }
    }

    fn standing_worth(&self, rule: StandingRule) -> i32 {
        match rule {
            StandingRule::UnmannedVipersRoll(by) => i32::from(by) * 12,
            StandingRule::LaunchesMore(more) => i32::from(more) * -25,
            StandingRule::CannotActivate(_) => -25,
            StandingRule::NoLooking => -30,
            StandingRule::Closed(_) => -90,
            StandingRule::Pursuit => -40,
            StandingRule::Travelled => 0,
            StandingRule::NextCheckHarder(_) => 5,
            StandingRule::Arbitrator(_) => 15,
            StandingRule::PicksDestination(_) => 30,
            StandingRule::VicePresident => 5,
            StandingRule::Barrage(raiders) => -20 * i32::from(raiders),
            StandingRule::Scar => -25,
            StandingRule::CapturedCrew => -20,
            StandingRule::DeadlyAtJump(_) => -35,
            StandingRule::NoOncePerGame => -30,
            StandingRule::ChiefOfStaff(_) => 18,
            StandingRule::Probation => 8,
            StandingRule::ViperActivationCosts(cards) => -25 * i32::from(cards),
            StandingRule::NoActionsOf(_) => -20,
        }
    }

    pub fn send_worth(&self, seat: Seat, to: Location) -> i32 {
        if !self.is_human(seat) || self.is_at(seat, to) || self.player(seat).place == Place::Off {
            return 0;
        }
        if let Some(wanted) = self.own_arrest(seat).filter(|_| to.stands_for() == Location::Brig) {
            return wanted;
        }
        let cost = match to {
            Location::Brig => BRIG,
            Location::Sickbay => SICKBAY,
            Location::Detention => BRIG,
            Location::MedicalCenter => SICKBAY,
            _ => 0,
        };
        let title = if to.stands_for() == Location::Brig { self.command_at_stake(seat) } else { 0 };
        let wanted = if to.stands_for() == Location::Brig { self.wanted_prisoner(seat) } else { 0 };
        wanted - (cost + title) * self.trust(seat) / 100 - if cost > 0 { INJUSTICE } else { 0 }
    }

    /// What the Admiral's title is worth that he loses in the Brig; whoever commands on New Caprica can lose the
    /// game with one order (PEG-144).
    fn command_at_stake(&self, seat: Seat) -> i32 {
        match self.view.admiral == Some(seat) {
            true => self.command(),
            false => 0,
        }
    }

    fn command(&self) -> i32 {
        let settles = self.view.setup.objective == Objective::NewCaprica && self.view.new_caprica.is_none();
        if settles { TITLE / 2 + COMMAND * i32::from(self.view.fleet.distance) / 7 } else { TITLE / 2 }
    }

    /// What it is worth that somebody leaves the Brig.
    pub fn freed_worth(&self, seat: Seat) -> i32 {
        if let Some(wanted) = self.own_arrest(seat).filter(|_| self.is_prisoner(seat)) {
            return -wanted;
        }
        if self.is_prisoner(seat) { 240 * self.trust(seat) / 100 } else { 0 }
    }

    pub fn title_worth(&self, title: Title, seat: Seat) -> i32 {
        let now = self.holder(title);
        if now == Some(seat) {
            return 0;
        }
        let before = now.map_or(0, |holder| self.trust(holder));
        let title = match title {
            Title::Admiral => TITLE / 2 + self.command(),
            Title::President => TITLE,
        };
        title * (self.trust(seat) - before) / 200 - 5
    }

    fn look_worth(&self, by: Who, of: Who, cards: Look, scope: &Scope) -> i32 {
        let by = self.decider(by, scope);
        self.sum(of, scope, |seat| {
            let chance = self.cylon(seat).clamp(0, 100);
            let all = match cards {
                Look::All => 2,
                Look::OneAtRandom => 1,
            };
            // What is half sure is worth most to know.
            let doubt = chance * (100 - chance) / 25;
            if by == seat { 0 } else { LOOK * all * doubt / 100 * self.trust(by) / 100 }
        })
    }

    /// Face-down cards that a Cylon player hands on may make a Cylon of whoever gets them.
    fn handed_on_worth(&self, from: Seat, to: Seat) -> i32 {
        use airlock_game::cards::Team;
        let cards = self.player(from).loyalty.iter().flatten();
        let turns = cards.filter(|card| card.row().team != Team::Human).count() as i32;
        if self.is_human(to) { -turns * 240 * (100 - self.cylon(to)) / 100 } else { 0 }
    }

    fn fail_box(&self, scope: &Scope) -> i32 {
        use airlock_game::cards::CrisisKind;
        match scope.source.and_then(Source::crisis_row).map(|row| &row.kind) {
            Some(CrisisKind::Check(check) | CrisisKind::CheckOr { check, .. }) => self.worth(check.fail, scope),
            Some(CrisisKind::Choice { .. } | CrisisKind::Attack { .. }) | None => 0,
        }
    }

    fn super_crisis_worth(&self, seat: Seat) -> i32 {
        let cards = self.player(seat).super_crises.iter();
        let worths =
            cards.map(|card| card.map_or(-SUPER_CRISIS, |card| self.crisis_worth(Source::SuperCrisis(card), seat)));
        worths.min().map_or(0, |worst| worst + self.super_crisis_played(seat))
    }

    /// What a jump from FTL Control is worth: the turns that it saves and the ships that it leaves behind, less
    /// the population at risk, and less what the same jump would be worth a space later.
    pub fn jump_worth(&self, bonus: i32) -> i32 {
        let track = usize::from(self.view.fleet.track);
        let results = (FTL_RISK - bonus).clamp(0, 8);
        if self.is_last_jump() {
            let risk = i32::from(tokens::JUMP_TRACK[track].population);
            let lethal = self.dial(Resource::Population) <= risk;
            return if lethal { VICTORY * (8 - results) / 8 - VICTORY * results / 8 } else { VICTORY };
        }
        let auto = tokens::JUMP_TRACK.len() - 1;
        let danger = self.sky.danger();
        let turns = self.turns_to_jump();
        let from = |track: usize, results: i32| {
            let left = (auto - track) as i32;
            let all = (auto - usize::from(self.view.fleet.track)).max(1) as i32;
            let risk = i32::from(tokens::JUMP_TRACK[track].population);
            let spared = (turns * CRISIS / 10 + danger) * left / all;
            spared - results * self.loss(Resource::Population, risk) / 8
        };
        let later = if track + 1 < auto { from(track + 1, FTL_RISK).max(0) } else { 0 };
        from(track, results) - later * WAIT / 100
    }

    /// The resource with the highest value; of several the one that costs least.
    pub fn highest(&self) -> Resource {
        let by_cost = |resource: &&Resource| (self.dial(**resource), -self.loss(**resource, 1));
        Resource::ALL.iter().max_by_key(by_cost).copied().unwrap_or(Resource::Fuel)
    }

    /// What it is worth that the next loss in this turn is one smaller (PEG-039).
    fn shield_worth(&self) -> i32 {
        let dearest = Resource::ALL.iter().map(|&resource| self.loss(resource, 1)).max().unwrap_or(0);
        dearest.min(SHIELDED_AT_MOST) / SHIELDED
    }

    /// A jump at once, with no choice of the destination (PEG-055).
    fn blind_jump_worth(&self) -> i32 {
        self.turns_to_jump() * CRISIS / 10 + self.sky.danger() + CRISIS
    }

    /// A Crisis that a Cylon player picks out of some.
    fn resolved_crisis_worth(&self, by: Seat, cards: i32) -> i32 {
        let harm = CRISIS + 15 * cards;
        let jump = if self.crises_of_cylons_jump() { self.jump_icon_worth() * JUMP_ICONS / 100 } else { 0 };
        // Whoever means well picks a card with the icon, and a foe one without.
        if self.trust(by) > 0 {
            harm - 2 * CRISIS + jump * cards.min(2) / 2 * 3 / 2
        } else {
            -harm + jump / cards.max(1)
        }
    }
}
