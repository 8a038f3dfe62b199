//! Windows that only Pegasus opens: dice changed, titles borrowed, checks changed after the reveal.

use airlock_game::cards::pegasus::tokens;
use airlock_game::cards::{Effect, SkillCard, SkillSort};
use airlock_game::event::{Defender, RollFor};
use airlock_game::terms::{Location, Title};
use airlock_game::{How, Interrupt, Seat};

use super::check::Weighed;
use super::combat::victim;
use super::situation::{CARD, Situation};
use super::sky::hit_on;
use super::worth::Scope;

/// A title for one turn.
const FOR_A_TURN: i32 = 25;
/// What is learned of somebody on probation.
const WATCHED: i32 = 20;
/// What the abilities of Treachery cards cost in a Reckless check, on the whole.
const TREACHERY_IN_DESTINY: i32 = 14;
const TREACHERY_OF_CYLON: i32 = 22;
/// The mean strength of a card, in tenths.
const STRENGTH: i32 = 21;

impl Situation<'_> {
    /// What it is worth to hold a title for this turn (PEG-059).
    pub fn borrow_gain(&self, how: How) -> i32 {
        let How::Title(title) = how else { return 0 };
        let holder = self.holder(title).map_or(0, |seat| self.trust(seat));
        let use_of_it = match title {
            Title::Admiral if self.leave_worth() > 0 => self.leave_worth(),
            Title::Admiral if self.view.fleet.track >= 4 => 2 * FOR_A_TURN,
            Title::Admiral => FOR_A_TURN,
            Title::President => FOR_A_TURN + 6 * self.view.decks.quorum_hand.len() as i32,
        };
        use_of_it * (self.trust(self.me) - holder) / 100
    }

    /// What it is worth to see what somebody on probation has added (PEG-115).
    pub fn probation_gain(&self) -> i32 {
        let doubts = self.seats().filter(|&seat| seat != self.me && self.is_human(seat));
        let most = doubts.map(|seat| self.cylon(seat) * (100 - self.cylon(seat)) / 25).max().unwrap_or(0);
        WATCHED * most / 100
    }

    /// What it is worth to add cards to a check that lies open (PEG-068).
    pub fn revealed_gain(&self) -> i32 {
        let Some(now) = self.view.check_now() else { return 0 };
        let weighed = self.weighed(&now);
        let total = self.open_total(&now);
        let with = self.best_addition(&now, &self.myself().hand.known);
        let added: i32 = with.iter().map(|&card| i32::from(now.worth(card))).sum();
        weighed.outcome(total + added) - weighed.outcome(total)
    }

    /// What it is worth that some raiders miss (PEG-045).
    pub fn interference_gain(&self) -> i32 {
        self.sky.activation(airlock_game::terms::Icon::Raiders) / 2
    }

    /// The worth of a fight against the occupation force there, with a bonus to the die.
    pub fn fight_worth_with(&self, location: Location, bonus: i32) -> i32 {
        let at = Self::on_track(location);
        let hits = (9 - i32::from(tokens::FORCE_DESTROYED_FROM) + bonus).clamp(0, 8);
        at.map_or(0, |at| self.force_at(at) * hits / 8)
    }

    pub fn fight_result(&self, location: Location, result: u8) -> i32 {
        let at = Self::on_track(location).filter(|_| result >= tokens::FORCE_DESTROYED_FROM);
        at.map_or(0, |at| self.force_at(at))
    }

    /// What a result does to somebody who is seized (PEG-128).
    pub fn detained_by(&self, seat: Seat, result: u8) -> i32 {
        if result <= tokens::DETAINED_UPTO {
            self.send_worth(seat, Location::Detention)
        } else if result <= tokens::HURT_UPTO {
            self.send_worth(seat, Location::MedicalCenter)
        } else {
            0
        }
    }

    /// What it is worth to change a result by that much (PEG-047).
    pub fn shift_gain(&self, purpose: RollFor, result: u8, by: i32) -> i32 {
        self.result_worth(purpose, i32::from(result) + by) - self.result_worth(purpose, i32::from(result))
    }

    /// What it is worth to discard a card in place of the roll (PEG-061); the card has its price besides.
    pub fn card_for_roll_gain(&self, purpose: RollFor, card: SkillCard) -> i32 {
        let more = self.property(self.me, |property| property.card_instead_of_roll()).map_or(0, i32::from);
        let mean = (1..=8).map(|die| self.result_worth(purpose, die)).sum::<i32>() / 8;
        self.result_worth(purpose, i32::from(card.strength()) + more) - mean - self.spending(&[card])
    }

    /// What a result of the die is worth to the humans.
    fn result_worth(&self, purpose: RollFor, result: i32) -> i32 {
        let result = u8::try_from(result.clamp(1, 8)).unwrap_or(1);
        match purpose {
            RollFor::Effect(_) => match self.view.effect_now().map(|now| (now, now.effect)) {
                Some((now, Effect::Roll { upto, low, high, .. })) => {
                    let scope = Scope { target: now.target, ..self.scope(now.you, now.of) };
                    self.worth(if result <= upto { low } else { high }, &scope)
                }
                _ => 0,
            },
            RollFor::FtlJump => {
                self.jump_worth(if result <= airlock_game::cards::base::tokens::FTL_RISK { -8 } else { 8 })
            }
            RollFor::Attack(attacker, Defender::Foe(foe)) => {
                let hit = hit_on(victim(foe), attacker.weapon(), i32::from(result));
                if hit.is_some() { self.foe_worth(&self.sky, foe) } else { 0 }
            }
            RollFor::Attack(attacker, defender) => self.hit_worth(attacker, defender, result),
            RollFor::FightOccupation(location) => self.fight_result(location, result),
            RollFor::Detain(seat) => self.detained_by(seat, result),
        }
    }

    /// What a Reckless check may bring about: Treachery cards act by themselves, from Destiny or from Cylons' hands.
    pub fn recklessness(&self, what: Interrupt) -> i32 {
        let Interrupt::Card(card) = what else { return 0 };
        if card.row().text.sort != SkillSort::Reckless {
            return 0;
        }
        let holders = self.seats().filter(|&seat| seat != self.me && self.player(seat).hand.cards > 0);
        let spite: i32 = holders.map(|seat| self.cylon(seat)).sum();
        TREACHERY_IN_DESTINY + TREACHERY_OF_CYLON * spite / 100
    }

    /// What it is worth to learn so many cards of a type for the check, or for the hand (PEG-065).
    pub fn learning_gain(&self, weighed: &Weighed, made: i32, how: How, cards: i32) -> i32 {
        let How::Skill(skill) = how else { return 0 };
        let by = if weighed.positive.contains(skill) { STRENGTH } else { -STRENGTH };
        let in_check = weighed.worth(self.forecast(weighed).plus(cards * by)) - made;
        let in_hand = cards * CARD * (50 + self.demand(skill)) / 150;
        in_check.max(in_hand * self.trust(self.me) / 100)
    }
}
