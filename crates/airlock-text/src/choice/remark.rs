//! What an answer leads to, in the few words that have room beside it.

use airlock_game::cards::attack::{Hit, Victim, Weapon};
use airlock_game::cards::base::tokens::FTL_RISK;
use airlock_game::cards::pegasus::tokens::{DETAINED_UPTO, FORCE_DESTROYED_FROM, HURT_UPTO};
use airlock_game::cards::{AbilityRule, Effect, Script, Who};
use airlock_game::event::{Attacker, Defender, RollFor};
use airlock_game::terms::{Craft, Icon, Location, Resource};
use airlock_game::view::RollNow;
use airlock_game::{Action, Ask, Choice, Interrupt};

use crate::effects::attack_row;
use crate::names::Names;
use crate::phrase::Phrase;
use crate::words::Words;

/// Sides of the die.
const DIE: u8 = 8;

impl Words {
    /// The odds of an attack, or what the card, location or ability does in a word or two.
    pub fn remark(&self, ask: &Ask, choice: &Choice, names: &dyn Names) -> Option<String> {
        match *choice {
            Choice::Attack(..) | Choice::RaptorAttack(..) => self.odds(ask.seat, &ask.question, choice, names),
            Choice::Act(action) => self.remark_action(action, names),
            Choice::Use(what, _) => match what {
                Interrupt::Card(card) => self.remark_script(card.row().text.effect),
                Interrupt::Ability(ability) => match ability.row().1.rule {
                    AbilityRule::Interrupt(_, effect) => self.remark_effect(&effect).map(String::from),
                    AbilityRule::Action(script) | AbilityRule::Movement(script) => self.remark_script(script),
                    AbilityRule::Trait(_) => None,
                },
                Interrupt::Quorum(_) | Interrupt::Motive(_) => None,
            },
            Choice::Quorum(card) => self.remark_script(card.row().effect),
            Choice::Mutiny(card) => self.remark_script(card.row().action),
            Choice::Destination(card) => self.remark_script(card.row().effect),
            Choice::Pass
            | Choice::Accept
            | Choice::Character(_)
            | Choice::Seat(_)
            | Choice::Location(_)
            | Choice::Area(_)
            | Choice::Draw(_)
            | Choice::Skill(_)
            | Choice::Card(_)
            | Choice::Option(_)
            | Choice::Crisis(_)
            | Choice::SuperCrisis(_)
            | Choice::Deck(_)
            | Choice::PutUnder
            | Choice::Launch(_)
            | Choice::Fly(..)
            | Choice::Basestar(_)
            | Choice::Civilian(..)
            | Choice::Unmanned(_)
            | Choice::Damage(_)
            | Choice::RepairViper
            | Choice::Return(_)
            | Choice::Ship(_)
            | Choice::Resource(_)
            | Choice::InReserves(_)
            | Choice::CrisisOnTop(_)
            | Choice::CrisisUnder(_)
            | Choice::HandOn(..)
            | Choice::Bottom(_)
            | Choice::Prepare
            | Choice::Evacuate
            | Choice::Motive(_)
            | Choice::CardOnTop(_)
            | Choice::CardUnder(_)
            | Choice::LaunchRaptor(_)
            | Choice::FlyRaptor(..)
            | Choice::UnmannedRaptor(_) => None,
        }
    }

    /// What a change of the die to come does to the chances: `destroyed 6→8 of 8`. `effect` is the one that
    /// the die is rolled for.
    pub fn chances(&self, roll: RollNow, effect: Option<Effect>, by: i8, names: &dyn Names) -> Option<String> {
        let chance = |what: Phrase, wanted: &dyn Fn(u8) -> bool| {
            let say = self.say("remark-chance").text("what", what);
            say.number("now", roll.sides(0, wanted)).number("then", roll.sides(by, wanted)).end()
        };
        let all = match (roll.purpose, effect) {
            (RollFor::Attack(attacker, defender), _) => {
                let (victim, weapon) = (victim(defender, names), weapon(attacker, names));
                let row = attack_row(victim, weapon)?;
                let hits = row.results.iter();
                hits.map(|&(from, to, hit)| chance(self.hit(hit), &|result| (from..=to).contains(&result))).collect()
            }
            (RollFor::FtlJump, _) => {
                vec![chance(self.plain("remark-chance-jump"), &|result| result <= FTL_RISK)]
            }
            (RollFor::Effect(_), Some(Effect::Roll { upto, low, high, .. })) => {
                let (script, wants_low) = if high.is_empty() { (low, true) } else { (high, false) };
                let what = self.remark_of(script).unwrap_or_else(|| self.plain("remark-chance-effect"));
                vec![chance(what, &|result| (result <= upto) == wants_low)]
            }
            (RollFor::FightOccupation(_), _) => {
                vec![chance(self.plain("remark-hit-destroyed"), &|result| result >= FORCE_DESTROYED_FROM)]
            }
            (RollFor::Detain(_), _) => vec![
                chance(self.noun(Location::Detention), &|result| result <= DETAINED_UPTO),
                chance(self.noun(Location::MedicalCenter), &|result| (DETAINED_UPTO + 1..=HURT_UPTO).contains(&result)),
            ],
            (RollFor::Effect(_), _) => return None,
        };
        Some(self.say("remark-chances").text("all", self.commas(all)).end())
    }

    /// With which results an occupation force is destroyed.
    fn force_destroyed(&self) -> Option<String> {
        let say = self.say("odds-hit").text("hit", "destroyed").number("raiders", 0);
        Some(say.text("range", self.range(FORCE_DESTROYED_FROM, DIE)).end())
    }

    fn hit(&self, hit: Hit) -> Phrase {
        self.plain(match hit {
            Hit::Damaged => "remark-hit-damaged",
            Hit::DamagedTwice => "remark-hit-damaged-twice",
            Hit::Destroyed | Hit::DestroyedWithRaiders(_) => "remark-hit-destroyed",
            Hit::Backfired => "remark-hit-backfired",
        })
    }

    fn remark_action(&self, action: Action, names: &dyn Names) -> Option<String> {
        match action {
            Action::Location(location) => self.remark_script(location.row_in(names.sets()).action),
            Action::Card(card) => self.remark_script(card.row().text.effect),
            Action::Ability(ability) => match ability.row().1.rule {
                AbilityRule::Action(script) | AbilityRule::Movement(script) => self.remark_script(script),
                AbilityRule::Interrupt(..) | AbilityRule::Trait(_) => None,
            },
            Action::PlayQuorum(card) => self.remark_script(card.row().effect),
            Action::PlayMutiny(card) => self.remark_script(card.row().action),
            Action::FightOccupation => self.force_destroyed(),
            Action::Nuke
            | Action::DrawQuorum
            | Action::Viper
            | Action::Reveal(_)
            | Action::Detain(_)
            | Action::LeaveOrbit
            | Action::EndInfiltration => None,
        }
    }

    /// What a list of effects comes down to: the first of them that has a word.
    pub fn remark_script(&self, script: Script) -> Option<String> {
        self.remark_of(script).map(String::from)
    }

    fn remark_of(&self, script: Script) -> Option<Phrase> {
        match script {
            // DAY-110: what it costs is the better half of the news.
            [Effect::PayRebels, rest @ ..] => {
                Some(self.say("remark-for-rebels").text("then", self.remark_of(rest)?).end())
            }
            _ => script.iter().find_map(|effect| self.remark_effect(effect)),
        }
    }

    fn remark_turn(&self, resource: Resource, by: i8) -> Phrase {
        self.say("remark-turn").name("resource", resource).change("by", by).end()
    }

    fn remark_effect(&self, effect: &Effect) -> Option<Phrase> {
        let plain = |key: &'static str| Some(self.plain(key));
        let counted = |key: &'static str, count: u8| Some(self.say(key).number("count", count).end());
        match *effect {
            Effect::Turn(resource, by) => Some(self.remark_turn(resource, by)),
            Effect::Draw { who: Who::You, cards, .. } => counted("remark-draw", cards),
            Effect::DrawQuorum { cards, .. } => counted("remark-quorum", cards),
            Effect::PlayQuorum => counted("remark-quorum", 1),
            Effect::ResolveQuorumOf(cards) => counted("remark-quorum-of", cards),
            Effect::GiveThisCard { .. } | Effect::StayInPlay => plain("remark-stays"),
            Effect::SwapSuperCrisis | Effect::DrawSuperCrisis { .. } => plain("remark-swap"),
            Effect::RefillHands { cards, .. } | Effect::HumansMayDraw(cards) => counted("remark-all-draw", cards),
            Effect::IntoDestiny(skill, cards) | Effect::NewDestiny(skill, cards) => {
                Some(self.say("remark-into-destiny").name("skill", skill).number("count", cards).end())
            }
            Effect::SwapWithDestiny | Effect::GlimpseDestiny(_) => plain("remark-destiny"),
            Effect::ReadDestiny { .. } => plain("remark-read-destiny"),
            Effect::LookAtBottom | Effect::PeekLocked | Effect::SortCrises(_) => plain("remark-peek"),
            Effect::SwapHands { .. } => plain("remark-swap-hands"),
            Effect::PassTitle(title) => Some(self.say("remark-title").name("title", title).end()),
            Effect::Execute { .. } => plain("remark-execute"),
            Effect::Infiltrate => plain("remark-infiltrate"),
            Effect::Sacrifice { .. } => plain("remark-sacrifice"),
            Effect::Send { to, .. } => Some(self.say("remark-send").name("to", to).end()),
            Effect::SendAboard { .. } | Effect::SendAnywhere { .. } => plain("remark-release"),
            Effect::Give { title, .. } => Some(self.say("remark-title").name("title", title).end()),
            Effect::LookAtLoyalty { .. } => plain("remark-loyalty"),
            Effect::HandOnLoyalty { .. } => plain("remark-hand-on"),
            Effect::TakeCard { .. } | Effect::TakeRandomCard { .. } => plain("remark-take"),
            Effect::Target { then, .. } | Effect::May { then, .. } | Effect::If(_, then) => self.remark_of(then),
            Effect::Choose { options, .. } => {
                counted("remark-choose", u8::try_from(options.len()).expect("few options"))
            }
            Effect::Roll { upto, low, high, .. } => {
                let (script, from, to) = if high.is_empty() { (low, 1, upto) } else { (high, upto + 1, DIE) };
                let Some(then) = self.remark_of(script) else { return plain("remark-die") };
                Some(self.say("remark-roll").text("then", then).text("range", self.range(from, to)).end())
            }
            Effect::Risk { craft, count, .. } => {
                Some(self.say("remark-risk").text("ships", self.ships(craft, count)).end())
            }
            Effect::Check(check) => Some(self.say("remark-check").number("difficulty", check.difficulty).end()),
            Effect::Activate(Icon::Occupation) | Effect::ActivateOneOccupation | Effect::PlaceOccupation => {
                plain("remark-occupation")
            }
            Effect::Activate(_) | Effect::ActivatePlaced(_) | Effect::ActivateHeavyRaidersAlone => {
                plain("remark-ships-act")
            }
            Effect::Launch { .. } => plain("remark-launch"),
            Effect::DamageGalactica | Effect::DamageGalacticaOf { .. } => plain("remark-damage"),
            Effect::DestroyOccupation(count) => counted("remark-destroy-occupation", count),
            Effect::PrepareOrEvacuate => plain("remark-evacuate"),
            Effect::RepairAny { .. } | Effect::RepairLocations(_) | Effect::RepairVipers(_) => plain("remark-repair"),
            Effect::CivilianFights { .. } => plain("remark-civilian-fights"),
            Effect::RestoreShips { .. } | Effect::ReturnRaptors(_) => plain("remark-restore"),
            Effect::ActivateVipers(count) => counted("remark-vipers", count),
            Effect::MustActivateViper => counted("remark-vipers", 1),
            Effect::AttackAsPilot(count) => counted("remark-attacks", count),
            Effect::GalacticaAttacks | Effect::FullThrottle => counted("remark-attacks", 1),
            Effect::PegasusAttacks => self.odds_of(Victim::Craft(Craft::Basestar), Weapon::Pegasus),
            Effect::MainBatteries => plain("remark-main-batteries"),
            Effect::Shield => plain("remark-shield"),
            Effect::LoseHighest(by) => counted("remark-lose-highest", by),
            Effect::LaunchSelf => plain("remark-pilot"),
            Effect::AttackCenturion => self.odds_of(Victim::Centurion, Weapon::Armory),
            Effect::LaunchNuke => plain("remark-nuke"),
            Effect::LookAtCivilians(count) => counted("remark-civilians", count),
            Effect::FtlJump | Effect::BlindJump => plain("remark-jump"),
            Effect::NextCrisisJumps => plain("remark-next-crisis-jumps"),
            Effect::SkipJump => plain("remark-skip-jump"),
            Effect::Peek(_) => plain("remark-peek"),
            Effect::Repair { .. } => plain("remark-repair"),
            Effect::Order => plain("remark-order"),
            Effect::PlaySuperCrisis => plain("remark-super-crisis"),
            Effect::ResolveCrisisOf { cards, .. } => counted("remark-crisis-of", cards),
            Effect::Difficulty(by) => Some(self.say("remark-difficulty").change("by", by).end()),
            Effect::CountPositive(skill) => Some(self.say("remark-positive").name("skill", skill).end()),
            Effect::FaceUp { .. } => plain("remark-face-up"),
            Effect::NoDestiny => plain("remark-no-destiny"),
            Effect::FastLearner(cards) => counted("remark-fast-learner", cards),
            Effect::AddRevealed => plain("remark-add-revealed"),
            Effect::BorrowTitle => plain("remark-borrow-title"),
            Effect::DieShift(by) => Some(self.say("remark-die-shift").change("by", by).end()),
            Effect::RaidersMiss(raiders) => counted("remark-raiders-miss", raiders),
            Effect::TakeAction => plain("remark-action"),
            Effect::NoStrength => plain("remark-no-strength"),
            Effect::TakeCheckCards => plain("remark-check-cards"),
            Effect::DecideCheck => plain("remark-decide"),
            Effect::DieBonus(by) => Some(self.say("remark-die-bonus").change("by", by).end()),
            Effect::RerollAttack { .. } => plain("remark-reroll"),
            Effect::ReplaceCrisis => plain("remark-replace"),
            Effect::SwitchOption => plain("remark-switch"),
            Effect::DrawMutiny { .. } | Effect::DrawMutinyPardoned { .. } => plain("remark-mutiny"),
            Effect::PlayMutinyOf(cards) => counted("remark-mutiny-of", cards),
            Effect::GainMiracle { .. } | Effect::MoveMiracle { .. } | Effect::MiracleIfAbove(_) => {
                plain("remark-miracle")
            }
            Effect::DrawFromSetOf { cards, .. } => counted("remark-draw", cards),
            Effect::TakeHand { .. } => plain("remark-take-hand"),
            Effect::Quarantine => plain("remark-quarantine"),
            Effect::ActivateLocations { count, .. } => counted("remark-activate", count),
            Effect::ShareQuorum(cards) => counted("remark-quorum", cards),
            Effect::ActivateOneViper(count) => counted("remark-vipers", count),
            Effect::LaunchReserves(count) => counted("remark-launch-vipers", count),
            Effect::BuildAssaultRaptor | Effect::AssaultRaptorArrives => plain("remark-raptor"),
            Effect::ActivateMission => plain("remark-mission"),
            Effect::EachDrawsNamed(cards) => counted("remark-each-draws", cards),
            Effect::OrderCrises(_) => plain("remark-peek"),
            Effect::SearchSkills(cards) => counted("remark-search", cards),
            Effect::RaiderBay { .. } => plain("remark-raider-bay"),
            Effect::NoCheckAbilities => plain("remark-no-abilities"),
            Effect::ReplaceOption(_) => plain("remark-other-result"),
            Effect::SaveCivilian => plain("remark-save-civilian"),
            Effect::Exchange { pay, gain } => {
                let change = |(resource, count): (Resource, u8), sign: i8| {
                    self.remark_turn(resource, sign * i8::try_from(count).expect("small amounts"))
                };
                Some(self.commas(vec![change(pay, -1), change(gain, 1)]))
            }
            Effect::WakeElsewhere => plain("remark-wake"),
            // Others' draws and discards, and what happens to pieces, needs more than a word.
            Effect::Draw { .. }
            | Effect::Discard { .. }
            | Effect::JumpPrep(_)
            | Effect::Distance(_)
            | Effect::DiscardNuke
            | Effect::LeaveGame
            | Effect::FailBox
            | Effect::Place { .. }
            | Effect::Board(_)
            | Effect::DamageVipers { .. }
            | Effect::RecallVipers
            | Effect::DestroyRaptor
            | Effect::DestroyCivilian
            | Effect::DestroyCylonShips { .. }
            | Effect::DestroyCenturion
            | Effect::FurtherCrisis
            | Effect::DrawNamed { .. }
            | Effect::DamagePegasus
            | Effect::RemoveBasestar
            | Effect::FindScar
            | Effect::GoAboardIfEvacuated(_)
            | Effect::DestroyLocked
            | Effect::NewDestination
            | Effect::DiscardMutiny { .. }
            | Effect::GiveCards { .. }
            | Effect::BuryQuorum(_)
            | Effect::PlaceAnywhere { .. }
            | Effect::RecallCivilian
            | Effect::AttackCenturionWith(_)
            | Effect::RemoveNukes
            | Effect::DiscardQuorum(_)
            | Effect::FreePrisoners(_)
            | Effect::Unseat { .. }
            | Effect::GoTo(_)
            | Effect::EndInfiltration
            | Effect::Truce
            | Effect::AddOrDrawMutiny
            | Effect::ZerosAdd(_)
            | Effect::TakeFromCheck { .. }
            | Effect::DamageViperToRemove
            | Effect::DrawByOutcome { .. }
            | Effect::ClearBoard(_)
            | Effect::LeaveBox(_)
            | Effect::RebelBasestar(_)
            | Effect::DestroyHub
            | Effect::MissionDistance(_)
            | Effect::TurnFaceDown
            | Effect::PayRebels
            | Effect::InsteadOfPass
            | Effect::ReplaceIcons => None,
        }
    }
}

/// What is attacked: a pilot's ship is of one kind or the other.
fn victim(defender: Defender, names: &dyn Names) -> Victim {
    let raptor = matches!(defender, Defender::Pilot(seat) if names.flies_raptor(seat));
    if raptor { Victim::Craft(Craft::AssaultRaptor) } else { defender.victim() }
}

fn weapon(attacker: Attacker, names: &dyn Names) -> Weapon {
    let raptor = matches!(attacker, Attacker::Pilot(seat) if names.flies_raptor(seat));
    if raptor { Weapon::AssaultRaptor } else { attacker.weapon() }
}
