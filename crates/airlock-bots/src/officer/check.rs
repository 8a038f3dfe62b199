//! Skill checks: how they will go, and which cards to add.
//!
//! Nobody may say what he holds, so an officer reckons with what everybody can see: how many cards each
//! player has, which types he draws, how many he has added. He adds as much as makes the check worth it
//! and no more, and leaves to those who come after him their share.

use airlock_game::cards::base::tokens;
use airlock_game::cards::{CardUse, Check, Script, SkillCard};
use airlock_game::terms::{Skill, SkillSet};
use airlock_game::view::CheckNow;
use airlock_game::{Answer, Seat};

use super::situation::{Heart, Situation};
use super::suspicion::{Memory, draws};
use super::worth::Scope;

/// The strength of a card that somebody picks to help with, and of one to spoil with, in tenths.
const HELP: i32 = 24;
const SPOIL: i32 = 26;
/// The mean strength of any card, in tenths.
const MEAN: i32 = 21;
/// How much of what he could give a player will give if it is needed, in percent.
const WILL: i32 = 50;
/// So much more than the difficulty the table aims at, in tenths.
const MARGIN: i32 = 22;
/// A point of strength that was spent.
const STRENGTH: i32 = 5;
/// The spread of a card from Destiny and of one from a hand: variances in hundredths.
const DESTINY_VARIANCE: i32 = 560;
const CARD_VARIANCE: i32 = 130;
const LATER_VARIANCE: i32 = 1500;
/// Of a hundred Cylons who could spoil a check, so many do.
const SPOILERS: i32 = 55;
/// What a point of suspicion costs a hidden Cylon.
const SUSPICION: i32 = 12;
/// So many cards against a check at a time a hidden Cylon dares to add.
const DARED: usize = 2;
/// Less is not worth more than one of them.
const WORTH_DARING: i32 = 500;
/// Humans spoil a check only for good reason, and with few cards.
const REASON_TO_SPOIL: i32 = 90;

/// How the total will lie, in tenths.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    pub mean: i32,
    pub variance: i32,
}

impl Outlook {
    /// The chance in percent that the total reaches the threshold.
    pub fn reaches(&self, threshold: i32) -> i32 {
        let spread = self.variance.max(1).isqrt().max(1);
        // Half a point more, since totals are whole.
        let quarters = (self.mean - 10 * threshold + 5) * 4 / spread;
        at_most(quarters)
    }

    pub fn plus(self, mean: i32) -> Outlook {
        Outlook { mean: self.mean + mean, ..self }
    }
}

/// The share in percent of a bell that lies below so many quarters of its spread.
fn at_most(quarters: i32) -> i32 {
    const HALF: [i32; 12] = [50, 60, 69, 77, 84, 89, 93, 96, 98, 99, 99, 100];
    let side = HALF[quarters.unsigned_abs().min(11) as usize];
    if quarters >= 0 { side } else { 100 - side }
}

/// A check with its numbers as they stand, and what its boxes are worth.
#[derive(Clone, Copy, Debug)]
pub struct Weighed {
    pub difficulty: i32,
    pub positive: SkillSet,
    pub positive_strength: Option<u8>,
    /// How many types of skill there are in this game.
    types: i32,
    /// Cards that Destiny adds.
    destiny: i32,
    partial: Option<i32>,
    pass_worth: i32,
    partial_worth: i32,
    fail_worth: i32,
}

impl Weighed {
    /// The expected worth of a total that lies so.
    pub fn worth(&self, outlook: Outlook) -> i32 {
        let pass = outlook.reaches(self.difficulty);
        let partial = self.partial.map_or(pass, |threshold| outlook.reaches(threshold).max(pass));
        (pass * self.pass_worth + (partial - pass) * self.partial_worth + (100 - partial) * self.fail_worth) / 100
    }

    /// The worth of a total that is known.
    pub fn outcome(&self, total: i32) -> i32 {
        match self.partial {
            _ if total >= self.difficulty => self.pass_worth,
            Some(threshold) if total >= threshold => self.partial_worth,
            Some(_) | None => self.fail_worth,
        }
    }

    pub fn pass(&self) -> i32 {
        self.pass_worth
    }

    pub fn fail(&self) -> i32 {
        self.fail_worth
    }

    /// What hangs on the check.
    pub fn stake(&self) -> i32 {
        self.pass_worth - self.fail_worth
    }

    pub fn with_difficulty(self, by: i32) -> Weighed {
        Weighed { difficulty: self.difficulty + by, ..self }
    }

    /// The same without cards from Destiny.
    pub fn without_destiny(self) -> Weighed {
        Weighed { destiny: 0, ..self }
    }

    pub fn with_positive(self, skill: Skill) -> Weighed {
        Weighed { positive: self.positive.with(skill), ..self }
    }

    pub fn is_positive(&self, card: SkillCard) -> bool {
        self.positive.contains(card.skill()) || self.positive_strength == Some(card.strength())
    }

    /// What the card adds to the total, in whole points.
    fn value(&self, card: SkillCard) -> i32 {
        let strength = i32::from(card.strength());
        if self.is_positive(card) { strength } else { -strength }
    }

    /// The share of the types that count positive, in percent.
    fn share(&self) -> i32 {
        self.positive.iter().count() as i32 * 100 / self.types
    }
}

impl Situation<'_> {
    /// How many types of skill there are in this game.
    fn types(&self) -> i32 {
        Skill::ALL.len() as i32 - i32::from(!self.has_treachery())
    }

    fn boxes(&self, check: &Check, scope: &Scope) -> Weighed {
        let worth = |script: Script| self.worth(script, scope);
        Weighed {
            difficulty: i32::from(check.difficulty),
            positive: check.skills,
            positive_strength: None,
            types: self.types(),
            destiny: i32::from(tokens::DESTINY_CARDS),
            partial: check.partial.map(|(threshold, _)| i32::from(threshold)),
            pass_worth: worth(check.pass),
            partial_worth: check.partial.map_or(0, |(_, script)| worth(script)),
            fail_worth: worth(check.fail),
        }
    }

    /// The check under way.
    pub fn weighed(&self, now: &CheckNow) -> Weighed {
        let place = self.player(now.you).place;
        let scope = Scope { you: now.you, target: now.target, place, source: Some(now.on) };
        Weighed {
            difficulty: i32::from(now.difficulty),
            positive: now.positive,
            positive_strength: now.positive_strength,
            destiny: if now.without_destiny { 0 } else { i32::from(tokens::DESTINY_CARDS) },
            ..self.boxes(now.printed, &scope)
        }
    }

    /// What a check is worth that has not begun, the cards that it will take included.
    pub fn check_worth(&self, check: &Check, scope: &Scope) -> i32 {
        let weighed = self.boxes(check, scope);
        let outlook = self.forecast(&weighed);
        let spent = outlook.mean.clamp(0, 10 * weighed.difficulty) * STRENGTH / 10;
        weighed.worth(outlook) - spent / 2
    }

    /// How a check will go to which nobody has added anything yet.
    pub fn forecast(&self, weighed: &Weighed) -> Outlook {
        let given: i32 = self.seats().map(|seat| self.expected(weighed, seat)).sum();
        let wanted = 10 * weighed.difficulty + MARGIN;
        let variance = weighed.destiny * DESTINY_VARIANCE + LATER_VARIANCE;
        Outlook { mean: destiny(weighed) + given.min(wanted), variance }
    }

    /// What a seat will add on the whole, in tenths.
    fn expected(&self, weighed: &Weighed, seat: Seat) -> i32 {
        let cards = i32::from(self.player(seat).hand.cards);
        if cards == 0 {
            return 0;
        }
        if !self.is_human(seat) {
            return self.cylon_card(seat);
        }
        let helpful = match seat == self.me {
            true => self.own_help(weighed),
            false => cards * self.helpful_share(weighed, seat) * (MEAN + 2) / 100,
        };
        let most = if self.in_brig(seat) { HELP } else { i32::MAX };
        let help = (helpful * WILL / 100).min(most);
        let doubt = self.cylon(seat);
        (help * (100 - doubt) - SPOIL * doubt * SPOILERS / 100) / 100
    }

    /// The one card of a Cylon player; somebody with an agenda may help.
    fn cylon_card(&self, seat: Seat) -> i32 {
        match self.has_agenda(seat) {
            true => (HELP * (100 - self.cylon(seat)) - SPOIL * self.cylon(seat)) / 100,
            false => -SPOIL - 4,
        }
    }

    fn own_help(&self, weighed: &Weighed) -> i32 {
        self.myself().hand.known.iter().map(|&card| 10 * weighed.value(card).max(0)).sum()
    }

    /// The share of a hand that will count positive, in percent.
    fn helpful_share(&self, weighed: &Weighed, seat: Seat) -> i32 {
        let character = self.player(seat).character;
        weighed.positive.iter().map(|skill| draws(character, skill)).sum::<i32>().min(100)
    }

    /// The cards that lie in the check, as far as they can be judged, without those still to come.
    fn lying(&self, now: &CheckNow, weighed: &Weighed) -> Outlook {
        let cards = self.view.check.get(usize::from(now.start)..).unwrap_or(&[]);
        let known: i32 = cards.iter().flatten().map(|&card| 10 * weighed.value(card)).sum();
        let by_destiny = weighed.destiny as usize;
        let destiny_unknown = cards.iter().take(by_destiny).filter(|card| card.is_none()).count() as i32;
        let mut outlook = Outlook {
            mean: known + destiny_unknown * destiny(weighed) / weighed.destiny.max(1),
            variance: destiny_unknown * DESTINY_VARIANCE,
        };
        if now.face_up {
            return outlook;
        }
        for seat in self.seats().filter(|&seat| seat != self.me) {
            let added = i32::from(self.mind.added(seat));
            let (mean, variance) = self.added_by(seat);
            outlook = Outlook { mean: outlook.mean + added * mean, variance: outlook.variance + added * variance };
        }
        outlook
    }

    /// A card that lies face down and was added by that seat.
    fn added_by(&self, seat: Seat) -> (i32, i32) {
        if !self.is_human(seat) {
            return (self.cylon_card(seat), CARD_VARIANCE);
        }
        let spoiled = self.cylon(seat) * SPOILERS / 100;
        (HELP - (HELP + SPOIL) * spoiled / 100, CARD_VARIANCE + 25 * spoiled)
    }

    /// What those who come after this officer will add, in tenths.
    fn later(&self, now: &CheckNow, weighed: &Weighed) -> i32 {
        let players = self.view.setup.players;
        let after = (now.fed + 1..players).map(|fed| Seat((self.view.turn.current.0 + 1 + fed) % players));
        after.map(|seat| self.expected(weighed, seat)).sum()
    }

    /// The outlook of the check if this officer adds so much, in tenths.
    fn with_mine(&self, lying: Outlook, later: i32, weighed: &Weighed, mine: i32) -> Outlook {
        let so_far = lying.plus(mine);
        let wanted = 10 * weighed.difficulty + MARGIN;
        let more = if later > 0 { later.min((wanted - so_far.mean).max(0)) } else { later };
        let variance = so_far.variance + if later == 0 { 0 } else { LATER_VARIANCE };
        Outlook { mean: so_far.mean + more, variance }
    }

    /// How the check will end if this officer adds nothing more.
    pub fn outlook(&self, now: &CheckNow, weighed: &Weighed) -> Outlook {
        self.lying(now, weighed)
    }

    /// The total of a check that lies open.
    pub fn open_total(&self, now: &CheckNow) -> i32 {
        let cards = self.view.check.get(usize::from(now.start)..).unwrap_or(&[]);
        cards.iter().flatten().map(|&card| i32::from(now.worth(card))).sum()
    }

    /// The cheapest cards that turn a check that lies open to this officer's liking (PEG-068).
    pub fn best_addition(&self, now: &CheckNow, from: &[SkillCard]) -> Vec<SkillCard> {
        let weighed = self.weighed(now);
        let total = self.open_total(now);
        let mut best = (self.sign() * weighed.outcome(total), Vec::new());
        for helps in [true, false] {
            let mut cards: Vec<SkillCard> =
                from.iter().copied().filter(|&card| (now.worth(card) > 0) == helps).collect();
            cards.sort_by_key(|&card| (-i32::from(now.worth(card).abs()), card.0));
            for count in 1..=cards.len() {
                let added = &cards[..count];
                let by: i32 = added.iter().map(|&card| i32::from(now.worth(card))).sum();
                let score = self.sign() * weighed.outcome(total + by) - self.spending(added);
                if score > best.0 {
                    best = (score, added.to_vec());
                }
            }
        }
        best.1
    }

    /// Which cards to add to the check.
    pub fn feed(&self, from: &[SkillCard], limit: u8) -> Answer {
        let Some(now) = self.view.check_now() else { return Answer::Cards(Vec::new()) };
        let weighed = self.weighed(&now);
        let lying = self.lying(&now, &weighed);
        let later = self.later(&now, &weighed);
        let limit = usize::from(limit);
        let CheckNow { face_up, reckless, without_abilities, .. } = now;
        let heart = self.heart;
        let cards = Hand { situation: self, heart, weighed, lying, later, face_up, reckless, without_abilities, limit };
        Answer::Cards(cards.best(from))
    }
}

/// The mean of both Destiny cards, in tenths.
fn destiny(weighed: &Weighed) -> i32 {
    weighed.destiny * MEAN * (2 * weighed.share() - 100) / 100
}

/// The choice of cards for one check.
struct Hand<'a> {
    situation: &'a Situation<'a>,
    /// For whom he plays, or pretends to.
    heart: Heart,
    weighed: Weighed,
    lying: Outlook,
    later: i32,
    face_up: bool,
    reckless: bool,
    /// No skill check ability is resolved (DAY-076, DAY-104).
    without_abilities: bool,
    limit: usize,
}

impl Hand<'_> {
    fn best(&self, from: &[SkillCard]) -> Vec<SkillCard> {
        if self.heart == Heart::HiddenCylon {
            return self.sabotage(from);
        }
        let mut best = (self.score(&[]), Vec::new());
        let mut try_out = |cards: Vec<SkillCard>| {
            let score = self.score(&cards);
            if score > best.0 {
                best = (score, cards);
            }
        };
        let (help, spoil) = self.sorted(from);
        for (cards, most) in [(help, self.limit), (spoil, self.limit.min(self.spoilers()))] {
            for count in 1..=cards.len().min(most) {
                try_out(cards[..count].to_vec());
                // The last card may be more than is needed.
                for &smaller in &cards[count..] {
                    let mut others = cards[..count - 1].to_vec();
                    others.push(smaller);
                    try_out(others);
                }
            }
        }
        best.1
    }

    /// What a hidden Cylon adds: about as many cards as a human in his place, but weak ones, and
    /// perhaps one or two against the check among them.
    fn sabotage(&self, from: &[SkillCard]) -> Vec<SkillCard> {
        let honest = Hand { heart: Heart::Human, ..*self }.best(from);
        let (mut help, mut spoil) = self.sorted(from);
        help.sort_by_key(|card| (card.strength(), card.0));
        spoil.sort_by_key(|card| (u8::MAX - card.strength(), card.0));
        let mut best: Option<(i32, Vec<SkillCard>)> = None;
        for against in 0..=spoil.len().min(self.spoilers()) {
            for helping in 0..=help.len().min(honest.len() + 1) {
                if helping + against > self.limit {
                    break;
                }
                let cards = [&help[..helping], &spoil[..against]].concat();
                let score = self.score(&cards) - self.exposure(against, cards.len(), honest.len());
                if best.as_ref().is_none_or(|(most, _)| score > *most) {
                    best = Some((score, cards));
                }
            }
        }
        best.map_or(Vec::new(), |(_, cards)| cards)
    }

    /// The cards for and against the check, those first that cost least for what they do.
    fn sorted(&self, from: &[SkillCard]) -> (Vec<SkillCard>, Vec<SkillCard>) {
        let (mut help, mut spoil): (Vec<SkillCard>, Vec<SkillCard>) =
            from.iter().partition(|&&card| self.weighed.is_positive(card));
        let price = |card: &SkillCard| {
            let strength = i32::from(card.strength()).max(1);
            (self.situation.keep_as(self.heart, *card) * 100 / strength, -strength, card.0)
        };
        help.sort_by_key(price);
        spoil.sort_by_key(price);
        (help, spoil)
    }

    fn spoilers(&self) -> usize {
        match self.heart {
            Heart::Human if self.weighed.stake() < -REASON_TO_SPOIL => DARED,
            Heart::Human => 0,
            Heart::HiddenCylon if self.face_up => 0,
            Heart::HiddenCylon if self.weighed.stake() < WORTH_DARING => 1,
            Heart::HiddenCylon => DARED,
            Heart::Cylon => 1,
        }
    }

    fn score(&self, cards: &[SkillCard]) -> i32 {
        let it = self.situation;
        let mine: i32 = cards.iter().map(|&card| 10 * self.weighed.value(card)).sum();
        let outlook = it.with_mine(self.lying, self.later, &self.weighed, mine);
        let worth = self.weighed.worth(outlook);
        // What the others have to give in his place is not for nothing either.
        let theirs = (outlook.mean - self.lying.mean - mine).max(0) * STRENGTH / 10;
        let side = match self.heart {
            Heart::Human => worth - theirs,
            Heart::HiddenCylon | Heart::Cylon => theirs - worth,
        };
        side + self.triggered(cards) - it.spending_as(self.heart, cards)
    }

    /// What the abilities of these cards do by themselves, each name once (PEG-031, DAY-070).
    fn triggered(&self, cards: &[SkillCard]) -> i32 {
        let it = self.situation;
        let acts = |card: &SkillCard| match card.row().text.used {
            CardUse::RecklessCheck(_) => self.reckless,
            CardUse::CheckAbility(_) => !self.without_abilities,
            CardUse::Action(_) | CardUse::Movement(_) | CardUse::MovementOrAction(_) | CardUse::Response(_) => false,
        };
        let mut total = 0;
        for (at, card) in cards.iter().enumerate().filter(|(_, card)| acts(card)) {
            let name = card.row().text.name;
            if cards[..at].iter().all(|other| other.row().text.name != name) {
                total += it.ability_worth(*card);
            }
        }
        match self.heart {
            Heart::Human => total,
            Heart::HiddenCylon | Heart::Cylon => -total,
        }
    }

    /// What a hidden Cylon fears from cards against the check, and from giving less than others would.
    fn exposure(&self, against: usize, given: usize, honest: usize) -> i32 {
        let by_destiny = (self.weighed.destiny * (100 - self.weighed.share()) + 50) as usize / 100;
        let blame = Memory::blame(by_destiny + against) - Memory::blame(by_destiny);
        let givers = self.situation.seats().filter(|&seat| self.situation.mind.added(seat) > 0).count() as i32;
        let mean = 2 * honest.saturating_sub(given) as i32;
        (blame * 2 / (2 + givers) + mean) * SUSPICION
    }
}
