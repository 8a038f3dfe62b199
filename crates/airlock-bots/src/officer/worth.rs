//! What a card, a location or an ability is worth to the humans, read from its effects.
//!
//! Nothing here knows a card by its name: a list of effects is valued one by one in the situation as
//! it is, so that cards of other boxes are understood as soon as their effects are.

use airlock_game::cards::{Amount, Effect, From, Hold, Look, Objective, Pick, Script, StandingRule, Stays, Trait, Who};
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
            Effect::Turn(resource, by) => -self.loss(resource, -i32::from(by)),
            Effect::JumpPrep(by) => i32::from(by) * self.space_of_track(),
            Effect::Distance(by) => i32::from(by) * CRISES_A_DISTANCE * CRISIS,
            Effect::DiscardNuke => -NUKE,

            Effect::Draw { who, cards, from } => self.draw_worth(who, cards, from, scope),
            Effect::Discard { who, cards, pick } => self.discard_worth(who, cards, pick, scope),
            Effect::DrawQuorum { who, cards } => {
                let held = self.view.decks.quorum_hand.len() as i32;
                let each = (QUORUM - 2 * held).max(2);
                self.sum(who, scope, |seat| each * i32::from(cards) * self.trust(seat) / 100)
            }
            Effect::PlayQuorum => self.best_quorum(scope).unwrap_or(0),
            Effect::ResolveQuorumOf(cards) => 35 + 8 * i32::from(cards),
            Effect::GiveThisCard { to } => {
                let worth = self.stays(scope).map_or(0, |stays| self.standing_worth(stays.rule));
                self.sum(to, scope, |seat| worth * self.trust(seat) / 100)
            }
            Effect::StayInPlay => self.stays(scope).map_or(0, |stays| self.standing_worth(stays.rule)),
            Effect::LeaveGame => 0,
            Effect::SwapSuperCrisis => 0,

            Effect::DrawSuperCrisis { .. }
            | Effect::RefillHands { .. }
            | Effect::HumansMayDraw(_)
            | Effect::IntoDestiny(..)
            | Effect::NewDestiny(..)
            | Effect::SwapWithDestiny
            | Effect::GlimpseDestiny(_)
            | Effect::ReadDestiny { .. }
            | Effect::LookAtBottom
            | Effect::SwapHands { .. }
            | Effect::TakeRandomCard { .. }
            | Effect::DrawNamed { .. } => self.hands_worth(effect, scope),

            Effect::Send { who, to } => self.sum(who, scope, |seat| self.send_worth(seat, to)),
            Effect::SendAboard { who, .. } => self.sum(who, scope, |seat| self.freed_worth(seat)),
            Effect::Give { title, to } => self.sum(to, scope, |seat| self.title_worth(title, seat)),
            Effect::LookAtLoyalty { by, of, cards } => self.look_worth(by, of, cards, scope),
            Effect::HandOnLoyalty { to } => self.sum(to, scope, |seat| self.handed_on_worth(scope.you, seat)),
            Effect::TakeCard { from } => self.sum(from, scope, |seat| {
                if self.player(seat).hand.cards == 0 { 0 } else { -CHOSEN_CARD * self.trust(seat) / 100 }
            }),

            Effect::PassTitle(title) => {
                self.holder(title).map_or(0, |holder| -TITLE * self.trust(holder) / 200 - INJUSTICE)
            }
            Effect::Execute { who } => self.sum(who, scope, |seat| self.execution_worth(seat)),
            Effect::SendAnywhere { who, .. } => self.sum(who, scope, |seat| self.freed_worth(seat)),
            Effect::Infiltrate => self.infiltrate_worth(scope.you),
            Effect::Sacrifice { raiders, heavy_raiders } => {
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

            Effect::Place { .. }
            | Effect::Activate(_)
            | Effect::ActivatePlaced(_)
            | Effect::Launch { .. }
            | Effect::Board(_)
            | Effect::DamageGalactica
            | Effect::DamageGalacticaOf { .. }
            | Effect::DamageVipers { .. }
            | Effect::RecallVipers
            | Effect::DestroyRaptor
            | Effect::ReturnRaptors(_)
            | Effect::RestoreShips { .. }
            | Effect::DestroyCivilian
            | Effect::DestroyCylonShips { .. }
            | Effect::DestroyCenturion => self.ships_worth(effect),

            Effect::DamagePegasus
            | Effect::RemoveBasestar
            | Effect::RepairAny { .. }
            | Effect::RepairLocations(_)
            | Effect::RepairVipers(_)
            | Effect::CivilianFights { .. }
            | Effect::ActivateHeavyRaidersAlone
            | Effect::FindScar
            | Effect::PegasusAttacks
            | Effect::MainBatteries
            | Effect::FullThrottle => self.pegasus_worth(effect, scope),

            Effect::PrepareOrEvacuate
            | Effect::GoAboardIfEvacuated(_)
            | Effect::PlaceOccupation
            | Effect::ActivateOneOccupation
            | Effect::DestroyOccupation(_)
            | Effect::DestroyLocked
            | Effect::PeekLocked => self.occupation_worth(effect, scope),

            Effect::ActivateVipers(count) => self.vipers_worth(i32::from(count)),
            Effect::MustActivateViper => self.vipers_worth(1),
            Effect::AttackAsPilot(count) => self.pilot_attacks_worth(scope.place, i32::from(count)),
            Effect::LaunchSelf => self.launch_self_worth(),
            Effect::GalacticaAttacks => self.galactica_attack_worth(),
            Effect::AttackCenturion => self.centurion_attack_worth(),
            Effect::LaunchNuke => self.nuke_worth() - NUKE / 2,
            Effect::LookAtCivilians(count) => self.escort_worth(i32::from(count)),
            Effect::FtlJump => self.jump_worth(0),
            Effect::Peek(_) => PEEK,
            Effect::Repair { vipers } => self.repair_worth(scope.place, i32::from(vipers)),
            // The action that follows a launch is the attack that the launch is for.
            Effect::TakeAction => 12,
            Effect::Order => scope.target.map_or(0, |seat| self.order_worth(seat)),
            Effect::Shield => self.shield_worth(),
            Effect::LoseHighest(by) => -self.loss(self.highest(), i32::from(by)),
            Effect::BlindJump => self.blind_jump_worth(),

            Effect::FurtherCrisis => -CRISIS,
            Effect::PlaySuperCrisis => self.super_crisis_worth(scope.you),
            Effect::ResolveCrisisOf { cards, .. } => self.resolved_crisis_worth(scope.you, i32::from(cards)),
            Effect::NextCrisisJumps => self.space_of_track() * (100 - JUMP_ICONS) / 100,
            Effect::SkipJump => -self.space_of_track() * JUMP_ICONS / 100,
            Effect::SortCrises(cards) => PEEK / 2 * i32::from(cards) * self.trust(scope.you) / 100,
            Effect::NewDestination => CRISES_A_DISTANCE * CRISIS,

            // What is used in a window is judged where the window is answered.
            Effect::Difficulty(_)
            | Effect::CountPositive(_)
            | Effect::FaceUp { .. }
            | Effect::NoDestiny
            | Effect::FastLearner(_)
            | Effect::AddRevealed
            | Effect::BorrowTitle
            | Effect::DieShift(_)
            | Effect::RaidersMiss(_)
            | Effect::NoStrength
            | Effect::TakeCheckCards
            | Effect::DecideCheck
            | Effect::DieBonus(_)
            | Effect::RerollAttack { .. }
            | Effect::ReplaceCrisis
            | Effect::SwitchOption
            | Effect::NoCheckAbilities
            | Effect::MiracleIfAbove(_)
            | Effect::InsteadOfPass
            | Effect::ReplaceOption(_)
            | Effect::SaveCivilian
            | Effect::Exchange { .. }
            | Effect::ReplaceIcons
            | Effect::WakeElsewhere => 0,

            Effect::DrawMutiny { .. }
            | Effect::DrawMutinyPardoned { .. }
            | Effect::DiscardMutiny { .. }
            | Effect::PlayMutinyOf(_)
            | Effect::GainMiracle { .. }
            | Effect::MoveMiracle { .. } => self.mutiny_worth(effect, scope),

            Effect::DrawFromSetOf { .. }
            | Effect::GiveCards { .. }
            | Effect::TakeHand { .. }
            | Effect::Quarantine
            | Effect::BuryQuorum(_)
            | Effect::RecallCivilian
            | Effect::AttackCenturionWith(_)
            | Effect::RemoveNukes
            | Effect::DiscardQuorum(_)
            | Effect::FreePrisoners(_)
            | Effect::Unseat { .. }
            | Effect::GoTo(_)
            | Effect::EndInfiltration
            | Effect::ActivateLocations { .. }
            | Effect::ShareQuorum(_)
            | Effect::AddOrDrawMutiny
            | Effect::ZerosAdd(_)
            | Effect::TakeFromCheck { .. }
            | Effect::DamageViperToRemove
            | Effect::DrawByOutcome { .. } => self.deed_worth(effect, scope),

            Effect::PlaceAnywhere { .. }
            | Effect::Truce
            | Effect::ActivateOneViper(_)
            | Effect::LaunchReserves(_)
            | Effect::BuildAssaultRaptor
            | Effect::AssaultRaptorArrives
            | Effect::ClearBoard(_)
            | Effect::LeaveBox(_)
            | Effect::RaiderBay { .. } => self.squadron_worth(effect, scope),

            Effect::RebelBasestar(_)
            | Effect::DestroyHub
            | Effect::MissionDistance(_)
            | Effect::TurnFaceDown
            | Effect::ActivateMission
            | Effect::EachDrawsNamed(_)
            | Effect::PayRebels
            | Effect::OrderCrises(_)
            | Effect::SearchSkills(_) => self.search_worth(effect, scope),
        }
    }

    fn ships_worth(&self, effect: &Effect) -> i32 {
        let fleet = &self.view.fleet;
        match *effect {
            Effect::Place { area, craft } => -self.sky.placed(&[(area, craft)]),
            Effect::Activate(icon) => self.activation_worth(icon),
            Effect::ActivatePlaced(_) => -self.sky.stakes.civilian,
            Effect::Launch { raiders, heavy_raiders } => {
                -self.sky.launched(i32::from(raiders), i32::from(heavy_raiders))
            }
            Effect::Board(count) => -i32::from(count) * self.centurion(0),
            Effect::DamageGalactica => -self.damage(),
            Effect::DamageGalacticaOf { resolve, .. } => -self.damage() * (2 * i32::from(resolve) + 1) / 2,
            Effect::DamageVipers { count, hold } => {
                let there = match hold {
                    Hold::Reserves => i32::from(fleet.vipers),
                    Hold::Space => self.sky.vipers(),
                    Hold::Anywhere => self.sky.vipers() + i32::from(fleet.vipers),
                };
                -self.aimed_craft(VIPER) * i32::from(count).min(there)
            }
            Effect::RecallVipers => -VIPER * self.sky.vipers() / 2,
            Effect::DestroyRaptor => -if fleet.raptors > 0 { self.aimed_craft(RAPTOR) } else { 0 },
            Effect::ReturnRaptors(count) => RAPTOR * i32::from(count.min(fleet.destroyed_raptors)),
            Effect::RestoreShips { vipers, raptors } => {
                let lost = fleet.damaged_vipers + fleet.destroyed_vipers;
                VIPER * i32::from(vipers.min(lost)) + RAPTOR * i32::from(raptors.min(fleet.destroyed_raptors))
            }
            Effect::DestroyCivilian => -self.sky.stakes.civilian,
            Effect::DestroyCylonShips { craft, count } => self.destroyed_worth(craft, i32::from(count)),
            Effect::DestroyCenturion => {
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
