//! Windows: whether to use a card or an ability out of turn.

use airlock_game::cards::attack::{Victim, Weapon};
use airlock_game::cards::{AbilityKind, CheckChange, Effect, Response, StandingRule, Window};
use airlock_game::event::{Attacker, Defender, RollFor};
use airlock_game::terms::{Craft, Resource};
use airlock_game::{About, How, Interrupt};

use super::check::Weighed;
use super::deeds::response_of;
use super::situation::{CARD, CRISIS, Heart, Situation};
use super::sky::hit_on;
use super::worth::Scope;

/// An ability that can be used once waits for a good moment.
const ONCE: i32 = 60;
/// A viper, and a pilot with it.
const VIPER: i32 = 26;
const PILOT: i32 = 75;
/// What everybody would ask a hidden Cylon about.
const EXPOSURE: i32 = 200;
/// What the cards of a check are worth to whoever takes them.
const TAKEN: i32 = CARD / 2;
/// A motive that is revealed stays so.
const MOTIVE: i32 = 1000;
/// To wake up where one wants to, and to act again (DAY-045).
const AWAKE: i32 = 70;

impl Situation<'_> {
    /// How good the use is to this officer; to pass is 0.
    pub fn use_score(&self, window: Window, about: About, what: Interrupt, how: How) -> i32 {
        if let Interrupt::Motive(_) = what {
            return MOTIVE;
        }
        let price = self.price(what);
        let gain = match (window, about) {
            (Window::CrisisRevealed, About::Crisis(card)) => {
                -CRISIS - self.turn_crisis_worth(card, self.view.turn.current)
            }
            (Window::OptionChosen, About::Crisis(card)) => self.switch_gain(card, how),
            (Window::InsteadOfCheck, _) => self.decide_gain(how),
            (Window::BeforeCards, _) => self.before_cards_gain(what, how),
            (Window::BeforeReveal, _) => self.before_reveal_gain(how),
            (Window::AfterTotal, About::Total { total, .. }) => self.after_total_gain(i32::from(total), what),
            (Window::AfterCheck, _) => {
                let cards =
                    self.view.check_now().map_or(0, |now| self.view.check.len().saturating_sub(usize::from(now.start)));
                cards as i32 * TAKEN * self.trust(self.me) / 100
            }
            (Window::BeforeRoll, About::Roll(purpose)) => match how {
                How::Card(card) => self.card_for_roll_gain(purpose, card),
                _ => self.bonus_gain(purpose, bonus_of(what)),
            },
            (Window::AfterRoll, About::Rolled(purpose, result)) => match how {
                How::Shift(by) => self.shift_gain(purpose, result, i32::from(by)),
                _ => self.reroll_gain(purpose, result),
            },
            (Window::ViperAttacked, About::Rolled(purpose, result)) => self.evasion_gain(purpose, result, what),
            (Window::VipersPlaced, _) => match how {
                How::Area(area) | How::Raptor(area) if self.sky.raiders() > 0 => self.launch_worth(area) + 10,
                _ => -1,
            },
            (Window::TurnBegan, _) => self.borrow_gain(how),
            (Window::CardsAdded, _) => self.probation_gain(),
            (Window::AfterReveal, _) => self.revealed_gain(),
            (Window::Destroyed, _) => -self.loss(Resource::Morale, -1) / 2,
            (Window::BeforeRaiders, _) => self.interference_gain(),
            (Window::TreacheryDiscarded, _) => -self.damage(),
            (Window::CheckPassed, _) => self.change_of_plans_gain(what),
            (Window::ChoosingOption, About::Crisis(card)) => self.other_path_gain(card, what),
            (Window::CivilianThreatened, _) => self.sky.stakes.civilian - VIPER,
            (Window::RemovingShips, _) => self.exchange_gain(what),
            (Window::BeforeActivation, _) => self.other_icon_gain(how),
            (Window::InfiltrationEnds, _) => self.sign() * AWAKE,
            (Window::MotiveHolds, _) => 0,
            (
                Window::CrisisRevealed
                | Window::OptionChosen
                | Window::AfterTotal
                | Window::BeforeRoll
                | Window::AfterRoll
                | Window::ViperAttacked
                | Window::ChoosingOption,
                _,
            ) => 0,
        };
        self.seen_using(gain, what, how) - price
    }

    /// Uses are open: a hidden Cylon leaves help to others, and hurts only where it can pass for error.
    fn seen_using(&self, gain: i32, what: Interrupt, how: How) -> i32 {
        match self.heart {
            Heart::Human => gain,
            Heart::Cylon => -gain,
            Heart::HiddenCylon => match (what, how) {
                // To take cards serves himself, and nobody can mind.
                (Interrupt::Ability(_), How::Plain) => -gain,
                (_, How::Shift(_)) => gain / 8,
                (_, How::Fail) => -gain - EXPOSURE,
                _ => -gain.abs(),
            },
        }
    }

    fn price(&self, what: Interrupt) -> i32 {
        match what {
            Interrupt::Card(card) => self.spending(&[card]),
            Interrupt::Ability(ability) => match ability.row().1.kind {
                AbilityKind::OncePerGame => ONCE - 5 * i32::from(self.view.fleet.distance),
                AbilityKind::Passive | AbilityKind::Weakness | AbilityKind::Action | AbilityKind::Movement => 1,
            },
            Interrupt::Quorum(_) => 12,
            Interrupt::Motive(_) => 0,
        }
    }

    fn decide_gain(&self, how: How) -> i32 {
        let Some(now) = self.view.check_now() else { return 0 };
        let weighed = self.weighed(&now);
        let made = weighed.worth(self.forecast(&weighed));
        match how {
            How::Pass => weighed.pass() - made,
            How::Fail => weighed.fail() - made,
            How::Plain | How::Shift(_) | How::Skill(_) | How::Area(_) | How::Title(_) | How::Card(_) => 0,
            How::Option(_) | How::Icon(_) | How::Raptor(_) => 0,
        }
    }

    fn before_cards_gain(&self, what: Interrupt, how: How) -> i32 {
        let Some(now) = self.view.check_now() else { return 0 };
        let weighed = self.weighed(&now);
        let made = weighed.worth(self.forecast(&weighed));
        let response = match (what, how) {
            (_, How::Shift(by)) => Some(Response::Change(CheckChange::Difficulty(by))),
            (Interrupt::Quorum(card), _) => match card.row().stays.map(|stays| stays.rule) {
                Some(StandingRule::ChiefOfStaff(skill)) => Some(Response::Change(CheckChange::CountPositive(skill))),
                Some(_) | None => None,
            },
            (Interrupt::Card(_) | Interrupt::Ability(_) | Interrupt::Motive(_), _) => response_of(what),
        };
        let Some(response) = response else { return 0 };
        let gain = match response {
            Response::Change(change) => self.change_gain(&weighed, made, change),
            Response::Run(_, script) => self.worth(script, &self.scope(self.me, now.on)),
            Response::FastLearner(cards) => self.learning_gain(&weighed, made, how, i32::from(cards)),
            _ => 0,
        };
        gain - self.recklessness(what)
    }

    /// What it is worth to change a check before cards are added, against what it is worth now.
    fn change_gain(&self, weighed: &Weighed, made: i32, change: CheckChange) -> i32 {
        let gain = |changed: Weighed| changed.worth(self.forecast(&changed)) - made;
        match change {
            CheckChange::Difficulty(by) => gain(weighed.with_difficulty(i32::from(by))),
            CheckChange::CountPositive(skill) if weighed.positive.contains(skill) => 0,
            CheckChange::CountPositive(skill) => gain(weighed.with_positive(skill)),
            CheckChange::NoDestiny => gain(weighed.without_destiny()),
            CheckChange::NoCheckAbilities => self.order_gain(),
            CheckChange::MiracleIfAbove(above) => self.second_chance_gain(weighed, i32::from(above)),
            CheckChange::FaceUp { .. } => {
                // Nobody spoils a check in the light, and those who would are seen to hold back.
                let others = self.seats().filter(|&seat| seat != self.me && self.is_human(seat));
                let doubt: i32 = others.map(|seat| self.cylon(seat)).sum::<i32>().min(150);
                weighed.stake().abs() * doubt / 400
            }
        }
    }

    fn before_reveal_gain(&self, how: How) -> i32 {
        let (Some(now), How::Skill(skill)) = (self.view.check_now(), how) else { return 0 };
        let weighed = self.weighed(&now);
        let outlook = self.outlook(&now, &weighed);
        // Of each type lie some in Destiny; those against the check would be gone.
        let by = if weighed.positive.contains(skill) { -30 } else { 9 + self.against_by(skill) };
        let changed = super::check::Outlook { mean: outlook.mean + by, ..outlook };
        weighed.worth(changed) - weighed.worth(outlook)
    }

    /// What Cylon players are likely to have added of a type, in tenths.
    fn against_by(&self, skill: airlock_game::terms::Skill) -> i32 {
        let spoilers: i32 =
            self.seats().filter(|&seat| !self.is_human(seat)).map(|seat| i32::from(self.mind.added(seat))).sum();
        spoilers * 8 * (100 - self.demand(skill)) / 100
    }

    fn after_total_gain(&self, total: i32, what: Interrupt) -> i32 {
        let (Some(now), Interrupt::Card(card)) = (self.view.check_now(), what) else { return 0 };
        let weighed = self.weighed(&now);
        match card.response() {
            Some(Response::LateDifficulty(by)) => {
                weighed.with_difficulty(i32::from(by)).outcome(total) - weighed.outcome(total)
            }
            _ => 0,
        }
    }

    /// What it is worth to add that to the die that is about to be rolled.
    fn bonus_gain(&self, purpose: RollFor, bonus: i32) -> i32 {
        match purpose {
            RollFor::Effect(_) => match self.view.effect_now().map(|now| (now, now.effect)) {
                Some((now, Effect::Roll { upto, low, high, .. })) => {
                    let scope = Scope { target: now.target, ..self.scope(now.you, now.of) };
                    self.roll_worth(upto, low, high, bonus, &scope) - self.roll_worth(upto, low, high, 0, &scope)
                }
                _ => 0,
            },
            RollFor::FtlJump => self.jump_worth(bonus) - self.jump_worth(0),
            RollFor::Attack(attacker, Defender::Foe(foe)) => {
                let Some((weapon, always)) = self.weapon(attacker) else { return 0 };
                self.attack_worth(&self.sky, weapon, foe, always + bonus)
                    - self.attack_worth(&self.sky, weapon, foe, always)
            }
            RollFor::FightOccupation(location) => {
                self.fight_worth_with(location, bonus) - self.fight_worth_with(location, 0)
            }
            // Nobody helps a Cylon ship to hit, but a higher roll helps whoever is seized.
            RollFor::Detain(seat) => -self.detained_worth(seat) * bonus / 5,
            RollFor::Attack(..) => -PILOT,
        }
    }

    fn weapon(&self, attacker: Attacker) -> Option<(Weapon, i32)> {
        match attacker {
            Attacker::Viper(_) => Some((Weapon::Viper, self.unmanned_bonus())),
            Attacker::Pilot(seat) => Some((self.weapon_of_pilot(seat), 0)),
            Attacker::AssaultRaptor(_) => Some((Weapon::AssaultRaptor, self.unmanned_bonus())),
            Attacker::Galactica => Some((Weapon::Galactica, 0)),
            Attacker::Armory => Some((Weapon::Armory, 0)),
            Attacker::Nuke => Some((Weapon::Nuke, 0)),
            Attacker::Pegasus => Some((Weapon::Pegasus, 0)),
            Attacker::Raider(_) | Attacker::Basestar(_) | Attacker::Scar(_) => None,
        }
    }

    /// What it is worth to roll a result again.
    fn reroll_gain(&self, purpose: RollFor, result: u8) -> i32 {
        match purpose {
            RollFor::Effect(_) => match self.view.effect_now().map(|now| (now, now.effect)) {
                Some((now, Effect::Roll { upto, low, high, .. })) => {
                    let scope = Scope { target: now.target, ..self.scope(now.you, now.of) };
                    let as_it_is = self.worth(if result <= upto { low } else { high }, &scope);
                    self.roll_worth(upto, low, high, 0, &scope) - as_it_is
                }
                _ => 0,
            },
            RollFor::FtlJump => {
                let best = self.jump_worth(8);
                let at_risk = result <= airlock_game::cards::base::tokens::FTL_RISK;
                if at_risk { self.jump_worth(0) - (self.jump_worth(-8)) } else { self.jump_worth(0) - best }
            }
            RollFor::Attack(attacker, Defender::Foe(foe)) => {
                let Some((weapon, always)) = self.weapon(attacker) else { return 0 };
                let mean = self.attack_worth(&self.sky, weapon, foe, always);
                let missed = hit_on(victim_of(foe), weapon, i32::from(result)).is_none();
                if missed { mean } else { mean - self.foe_worth(&self.sky, foe) }
            }
            RollFor::FightOccupation(location) => {
                self.fight_worth_with(location, 0) - self.fight_result(location, result)
            }
            RollFor::Detain(seat) => self.detained_worth(seat) - self.detained_by(seat, result),
            RollFor::Attack(attacker, defender) => self.saved(attacker, defender, result, 0),
        }
    }

    fn evasion_gain(&self, purpose: RollFor, result: u8, what: Interrupt) -> i32 {
        let RollFor::Attack(attacker, defender) = purpose else { return 0 };
        let change = match (what, defender) {
            (Interrupt::Card(card), Defender::Pilot(_)) => match card.response() {
                Some(Response::RerollAttack { piloted }) => i32::from(piloted),
                _ => 0,
            },
            _ => 0,
        };
        self.saved(attacker, defender, result, change)
    }

    /// What a Cylon attack with that result does to the humans.
    pub fn hit_worth(&self, attacker: Attacker, defender: Defender, result: u8) -> i32 {
        let Some((victim, loss)) = self.at_stake(defender) else { return 0 };
        let hit = hit_on(victim, attacker.weapon(), i32::from(result)).is_some();
        if hit { -loss } else { 0 }
    }

    /// What a Cylon attack is made on, and what its loss costs.
    fn at_stake(&self, defender: Defender) -> Option<(Victim, i32)> {
        match defender {
            Defender::Galactica => Some((Victim::Galactica, self.damage())),
            Defender::Viper(_) => Some((Victim::Craft(Craft::Viper), VIPER)),
            Defender::AssaultRaptor(_) => Some((Victim::Craft(Craft::AssaultRaptor), VIPER)),
            Defender::Pilot(_) => Some((Victim::Craft(Craft::Viper), PILOT)),
            Defender::Foe(_) => None,
        }
    }

    /// What a new roll of a Cylon attack saves, on the whole.
    fn saved(&self, attacker: Attacker, defender: Defender, result: u8, change: i32) -> i32 {
        let Some((victim, loss)) = self.at_stake(defender) else { return 0 };
        let weapon = match attacker {
            Attacker::Raider(_) | Attacker::Scar(_) => Weapon::Raider,
            Attacker::Basestar(_) => Weapon::Basestar,
            Attacker::Viper(_)
            | Attacker::Pilot(_)
            | Attacker::Galactica
            | Attacker::Armory
            | Attacker::Nuke
            | Attacker::Pegasus
            | Attacker::AssaultRaptor(_) => return 0,
        };
        let is_hit = hit_on(victim, weapon, i32::from(result)).is_some();
        let again = self.sky.chance_of(victim, weapon, change);
        if is_hit { loss * (8 - again) / 8 } else { -loss * again / 8 }
    }
}

/// What a card or ability adds to a die.
fn bonus_of(what: Interrupt) -> i32 {
    match response_of(what) {
        Some(Response::DieBonus(by)) => i32::from(by),
        Some(_) | None => 0,
    }
}

fn victim_of(foe: airlock_game::Foe) -> Victim {
    super::combat::victim(foe)
}
