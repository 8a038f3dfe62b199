//! What an answer leads to, in the few words that have room beside it.

use airlock_game::cards::attack::{Hit, Victim, Weapon};
use airlock_game::cards::base::tokens::FTL_RISK;
use airlock_game::cards::pegasus::tokens::{DETAINED_UPTO, FORCE_DESTROYED_FROM, HURT_UPTO};
use airlock_game::cards::{
    AbilityRule, AttackEffect, CardUse, CharacterEffect, CheckAbility, CheckChange, CivilianEffect, CrisisEffect,
    CylonEffect, CylonShipEffect, DamageEffect, DeckEffect, Effect, JumpEffect, LoyaltyEffect, MissionEffect,
    MutinyEffect, NewCapricaEffect, QuorumEffect, ResourceEffect, Response, Script, SkillEffect, TurnEffect,
    ViperEffect, Who,
};
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
                Interrupt::Card(card) => self.remark_use(card.row().text.used),
                Interrupt::Ability(ability) => match ability.row().1.rule {
                    AbilityRule::Response(response) => self.remark_response(response).map(String::from),
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
            Action::Card(card) => self.remark_use(card.row().text.used),
            Action::Ability(ability) => match ability.row().1.rule {
                AbilityRule::Action(script) | AbilityRule::Movement(script) => self.remark_script(script),
                AbilityRule::Response(_) | AbilityRule::Trait(_) => None,
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

    /// The same of a skill card.
    pub fn remark_use(&self, used: CardUse) -> Option<String> {
        let remark = match used {
            CardUse::Action(script)
            | CardUse::Movement(script)
            | CardUse::MovementOrAction(script)
            | CardUse::RecklessCheck(script)
            | CardUse::CheckAbility(CheckAbility::Run(script)) => self.remark_of(script),
            CardUse::Response(response) => self.remark_response(response),
            CardUse::CheckAbility(
                CheckAbility::AddOrDrawMutiny
                | CheckAbility::ZerosAdd(_)
                | CheckAbility::TakeFromCheck { .. }
                | CheckAbility::DamageViperToRemove
                | CheckAbility::DrawByOutcome { .. },
            ) => None,
        };
        remark.map(String::from)
    }

    fn remark_response(&self, response: Response) -> Option<Phrase> {
        Some(match response {
            Response::Run(_, script) | Response::InsteadOfPass(script) => return self.remark_of(script),
            Response::BorrowTitle => self.plain("remark-borrow-title"),
            Response::ReplaceCrisis => self.plain("remark-replace"),
            Response::ReplaceOption(_) => self.plain("remark-other-result"),
            Response::SwitchOption => self.plain("remark-switch"),
            Response::DecideCheck => self.plain("remark-decide"),
            Response::Change(change) => self.remark_change(change),
            Response::FastLearner(cards) => self.say("remark-fast-learner").number("count", cards).end(),
            Response::NoStrength => self.plain("remark-no-strength"),
            Response::AddRevealed => self.plain("remark-add-revealed"),
            Response::LateDifficulty(by) => self.remark_difficulty(by),
            Response::TakeCheckCards => self.plain("remark-check-cards"),
            Response::DieBonus(by) => self.say("remark-die-bonus").change("by", by).end(),
            Response::DieShift(by) => self.say("remark-die-shift").change("by", by).end(),
            Response::RaidersMiss(raiders) => self.say("remark-raiders-miss").number("count", raiders).end(),
            Response::RerollAttack { .. } => self.plain("remark-reroll"),
            Response::SaveCivilian => self.plain("remark-save-civilian"),
            Response::Exchange { pay, gain } => {
                let change = |(resource, count): (Resource, u8), sign: i8| {
                    self.remark_turn(resource, sign * i8::try_from(count).expect("small amounts"))
                };
                self.commas(vec![change(pay, -1), change(gain, 1)])
            }
            Response::WakeElsewhere => self.plain("remark-wake"),
            Response::ReplaceIcons => return None,
        })
    }

    fn remark_change(&self, change: CheckChange) -> Phrase {
        match change {
            CheckChange::Difficulty(by) => self.remark_difficulty(by),
            CheckChange::CountPositive(skill) => self.say("remark-positive").name("skill", skill).end(),
            CheckChange::FaceUp { .. } => self.plain("remark-face-up"),
            CheckChange::NoDestiny => self.plain("remark-no-destiny"),
            CheckChange::NoCheckAbilities => self.plain("remark-no-abilities"),
            CheckChange::MiracleIfAbove(_) => self.plain("remark-miracle"),
        }
    }

    fn remark_difficulty(&self, by: i8) -> Phrase {
        self.say("remark-difficulty").change("by", by).end()
    }

    fn remark_of(&self, script: Script) -> Option<Phrase> {
        match script {
            // DAY-110: what it costs is the better half of the news.
            [Effect::Missions(MissionEffect::PayRebels), rest @ ..] => {
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
            Effect::Resources(ResourceEffect::Turn(resource, by)) => Some(self.remark_turn(resource, by)),
            Effect::Skills(SkillEffect::Draw { who: Who::You, cards, .. }) => counted("remark-draw", cards),
            Effect::Quorum(QuorumEffect::Draw { cards, .. }) => counted("remark-quorum", cards),
            Effect::Quorum(QuorumEffect::Play) => counted("remark-quorum", 1),
            Effect::Quorum(QuorumEffect::ResolveOf(cards)) => counted("remark-quorum-of", cards),
            Effect::Decks(DeckEffect::GiveThisCard { .. }) | Effect::Decks(DeckEffect::StayInPlay) => {
                plain("remark-stays")
            }
            Effect::Cylons(CylonEffect::SwapSuperCrisis) | Effect::Cylons(CylonEffect::DrawSuperCrisis { .. }) => {
                plain("remark-swap")
            }
            Effect::Skills(SkillEffect::RefillHands { cards, .. })
            | Effect::Skills(SkillEffect::HumansMayDraw(cards)) => counted("remark-all-draw", cards),
            Effect::Skills(SkillEffect::IntoDestiny(skill, cards))
            | Effect::Skills(SkillEffect::NewDestiny(skill, cards)) => {
                Some(self.say("remark-into-destiny").name("skill", skill).number("count", cards).end())
            }
            Effect::Skills(SkillEffect::SwapWithDestiny) | Effect::Skills(SkillEffect::GlimpseDestiny(_)) => {
                plain("remark-destiny")
            }
            Effect::Skills(SkillEffect::ReadDestiny { .. }) => plain("remark-read-destiny"),
            Effect::Decks(DeckEffect::LookAtBottom)
            | Effect::NewCaprica(NewCapricaEffect::PeekLocked)
            | Effect::Crisis(CrisisEffect::Sort(_)) => plain("remark-peek"),
            Effect::Skills(SkillEffect::SwapHands { .. }) => plain("remark-swap-hands"),
            Effect::Characters(CharacterEffect::PassTitle(title)) => {
                Some(self.say("remark-title").name("title", title).end())
            }
            Effect::Loyalty(LoyaltyEffect::Execute { .. }) => plain("remark-execute"),
            Effect::Cylons(CylonEffect::Infiltrate) => plain("remark-infiltrate"),
            Effect::Vipers(ViperEffect::Sacrifice { .. }) => plain("remark-sacrifice"),
            Effect::Characters(CharacterEffect::Send { to, .. }) => Some(self.say("remark-send").name("to", to).end()),
            Effect::Characters(CharacterEffect::SendAboard { .. })
            | Effect::Characters(CharacterEffect::SendAnywhere { .. }) => plain("remark-release"),
            Effect::Characters(CharacterEffect::Give { title, .. }) => {
                Some(self.say("remark-title").name("title", title).end())
            }
            Effect::Loyalty(LoyaltyEffect::LookAt { .. }) => plain("remark-loyalty"),
            Effect::Loyalty(LoyaltyEffect::HandOn { .. }) => plain("remark-hand-on"),
            Effect::Skills(SkillEffect::TakeCard { .. }) | Effect::Skills(SkillEffect::TakeRandomCard { .. }) => {
                plain("remark-take")
            }
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
            Effect::Crisis(CrisisEffect::Activate(Icon::Occupation))
            | Effect::NewCaprica(NewCapricaEffect::ActivateOneOccupation)
            | Effect::NewCaprica(NewCapricaEffect::PlaceOccupation) => plain("remark-occupation"),
            Effect::Crisis(CrisisEffect::Activate(_))
            | Effect::Crisis(CrisisEffect::ActivatePlaced(_))
            | Effect::CylonShips(CylonShipEffect::ActivateHeavyRaidersAlone) => plain("remark-ships-act"),
            Effect::CylonShips(CylonShipEffect::Launch { .. }) => plain("remark-launch"),
            Effect::Damage(DamageEffect::Galactica) | Effect::Damage(DamageEffect::GalacticaOf { .. }) => {
                plain("remark-damage")
            }
            Effect::NewCaprica(NewCapricaEffect::DestroyOccupation(count)) => {
                counted("remark-destroy-occupation", count)
            }
            Effect::NewCaprica(NewCapricaEffect::PrepareOrEvacuate) => plain("remark-evacuate"),
            Effect::Damage(DamageEffect::RepairAny { .. })
            | Effect::Damage(DamageEffect::RepairLocations(_))
            | Effect::Damage(DamageEffect::RepairVipers(_)) => plain("remark-repair"),
            Effect::Civilians(CivilianEffect::Fights { .. }) => plain("remark-civilian-fights"),
            Effect::Damage(DamageEffect::RestoreShips { .. }) | Effect::Damage(DamageEffect::ReturnRaptors(_)) => {
                plain("remark-restore")
            }
            Effect::Vipers(ViperEffect::Activate(count)) => counted("remark-vipers", count),
            Effect::Vipers(ViperEffect::MustActivate) => counted("remark-vipers", 1),
            Effect::Vipers(ViperEffect::AttackAsPilot(count)) => counted("remark-attacks", count),
            Effect::Attack(AttackEffect::GalacticaAttacks) | Effect::Vipers(ViperEffect::FullThrottle) => {
                counted("remark-attacks", 1)
            }
            Effect::Attack(AttackEffect::PegasusAttacks) => {
                self.odds_of(Victim::Craft(Craft::Basestar), Weapon::Pegasus)
            }
            Effect::Attack(AttackEffect::MainBatteries) => plain("remark-main-batteries"),
            Effect::Resources(ResourceEffect::Shield) => plain("remark-shield"),
            Effect::Resources(ResourceEffect::LoseHighest(by)) => counted("remark-lose-highest", by),
            Effect::Vipers(ViperEffect::LaunchSelf) => plain("remark-pilot"),
            Effect::Attack(AttackEffect::AttackCenturion) => self.odds_of(Victim::Centurion, Weapon::Armory),
            Effect::Attack(AttackEffect::LaunchNuke) => plain("remark-nuke"),
            Effect::Civilians(CivilianEffect::LookAt(count)) => counted("remark-civilians", count),
            Effect::Jump(JumpEffect::Ftl) | Effect::Jump(JumpEffect::Blind) => plain("remark-jump"),
            Effect::Jump(JumpEffect::NextCrisisJumps) => plain("remark-next-crisis-jumps"),
            Effect::Jump(JumpEffect::Skip) => plain("remark-skip-jump"),
            Effect::Decks(DeckEffect::Peek(_)) => plain("remark-peek"),
            Effect::Damage(DamageEffect::Repair { .. }) => plain("remark-repair"),
            Effect::Turn(TurnEffect::Order) => plain("remark-order"),
            Effect::Crisis(CrisisEffect::PlaySuper) => plain("remark-super-crisis"),
            Effect::Crisis(CrisisEffect::ResolveOf { cards, .. }) => counted("remark-crisis-of", cards),
            Effect::Turn(TurnEffect::TakeAction) => plain("remark-action"),
            Effect::Mutiny(MutinyEffect::Draw { .. }) | Effect::Mutiny(MutinyEffect::DrawPardoned { .. }) => {
                plain("remark-mutiny")
            }
            Effect::Mutiny(MutinyEffect::PlayOf(cards)) => counted("remark-mutiny-of", cards),
            Effect::Characters(CharacterEffect::GainMiracle { .. })
            | Effect::Characters(CharacterEffect::MoveMiracle { .. }) => plain("remark-miracle"),
            Effect::Skills(SkillEffect::DrawFromSetOf { cards, .. }) => counted("remark-draw", cards),
            Effect::Skills(SkillEffect::TakeHand { .. }) => plain("remark-take-hand"),
            Effect::Civilians(CivilianEffect::Quarantine) => plain("remark-quarantine"),
            Effect::Turn(TurnEffect::ActivateLocations { count, .. }) => counted("remark-activate", count),
            Effect::Quorum(QuorumEffect::Share(cards)) => counted("remark-quorum", cards),
            Effect::Vipers(ViperEffect::ActivateOne(count)) => counted("remark-vipers", count),
            Effect::Vipers(ViperEffect::LaunchReserves(count)) => counted("remark-launch-vipers", count),
            Effect::Vipers(ViperEffect::BuildAssaultRaptor) | Effect::Vipers(ViperEffect::AssaultRaptorArrives) => {
                plain("remark-raptor")
            }
            Effect::Missions(MissionEffect::Activate) => plain("remark-mission"),
            Effect::Skills(SkillEffect::EachDrawsNamed(cards)) => counted("remark-each-draws", cards),
            Effect::Decks(DeckEffect::OrderCrises(_)) => plain("remark-peek"),
            Effect::Skills(SkillEffect::SearchSkills(cards)) => counted("remark-search", cards),
            Effect::Missions(MissionEffect::RaiderBay { .. }) => plain("remark-raider-bay"),
            // Others' draws and discards, and what happens to pieces, needs more than a word.
            Effect::Skills(SkillEffect::Draw { .. })
            | Effect::Skills(SkillEffect::Discard { .. })
            | Effect::Jump(JumpEffect::Prepare(_))
            | Effect::Jump(JumpEffect::Distance(_))
            | Effect::Attack(AttackEffect::DiscardNuke)
            | Effect::Decks(DeckEffect::LeaveGame)
            | Effect::FailBox
            | Effect::CylonShips(CylonShipEffect::Place { .. })
            | Effect::CylonShips(CylonShipEffect::Board(_))
            | Effect::Damage(DamageEffect::Vipers { .. })
            | Effect::Vipers(ViperEffect::Recall)
            | Effect::Damage(DamageEffect::DestroyRaptor)
            | Effect::Civilians(CivilianEffect::Destroy)
            | Effect::CylonShips(CylonShipEffect::Destroy { .. })
            | Effect::CylonShips(CylonShipEffect::DestroyCenturion)
            | Effect::Crisis(CrisisEffect::Further)
            | Effect::Skills(SkillEffect::DrawNamed { .. })
            | Effect::CylonShips(CylonShipEffect::RemoveBasestar)
            | Effect::Crisis(CrisisEffect::FindScar)
            | Effect::NewCaprica(NewCapricaEffect::GoAboardIfEvacuated(_))
            | Effect::NewCaprica(NewCapricaEffect::DestroyLocked)
            | Effect::Jump(JumpEffect::NewDestination)
            | Effect::Mutiny(MutinyEffect::Discard { .. })
            | Effect::Skills(SkillEffect::GiveCards { .. })
            | Effect::Quorum(QuorumEffect::Bury(_))
            | Effect::CylonShips(CylonShipEffect::PlaceAnywhere { .. })
            | Effect::Civilians(CivilianEffect::Recall)
            | Effect::Attack(AttackEffect::AttackCenturionWith(_))
            | Effect::Attack(AttackEffect::RemoveNukes)
            | Effect::Quorum(QuorumEffect::Discard(_))
            | Effect::Characters(CharacterEffect::FreePrisoners(_))
            | Effect::Quorum(QuorumEffect::Unseat { .. })
            | Effect::Cylons(CylonEffect::GoTo(_))
            | Effect::Cylons(CylonEffect::EndInfiltration)
            | Effect::CylonShips(CylonShipEffect::Truce)
            | Effect::CylonShips(CylonShipEffect::ClearBoard(_))
            | Effect::CylonShips(CylonShipEffect::LeaveBox(_))
            | Effect::Missions(MissionEffect::RebelBasestar(_))
            | Effect::Missions(MissionEffect::DestroyHub)
            | Effect::Missions(MissionEffect::Distance(_))
            | Effect::Missions(MissionEffect::TurnFaceDown)
            | Effect::Missions(MissionEffect::PayRebels) => None,
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
