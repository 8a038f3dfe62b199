//! What the cards and characters of Daybreak do to people, hands and checks, and its windows (DAY-037 to DAY-086).

use airlock_game::cards::{
    AbilityRule, AttackEffect, CharacterEffect, CheckAbility, CivilianEffect, CylonEffect, Effect, QuorumEffect, Reach,
    Response, Script, SkillCard, SkillEffect, TurnEffect,
};
use airlock_game::terms::{Icon, Location, Ship, Side, Title};
use airlock_game::{How, Interrupt, Seat, Source};

use super::check::Weighed;
use super::situation::{CARD, Situation};
use super::worth::{NUKE, PEEK, QUORUM, Scope};

/// To look at all civilian ships and change one for another.
const QUARANTINE: i32 = 15;
/// Two Quorum cards, of which one may be played at once.
const SHARED_QUORUM: i32 = 17;
/// What the current player gains by an ability of a check, on the whole.
const ADDED_OR_MUTINY: i32 = -20;
const ZEROS: i32 = 6;
const TAKEN: i32 = 10;
const REMOVED: i32 = 8;
/// What the abilities of Treachery cards in Destiny cost, on the whole.
const TREACHERY_IN_DESTINY: i32 = 12;
const TREACHERY_OF_CYLON: i32 = 16;
/// A miracle token that a check may earn.
const MIRACLE: i32 = 40;

impl Situation<'_> {
    pub fn deed_worth(&self, effect: &Effect, scope: &Scope) -> i32 {
        let by_you = |worth: i32| worth * self.trust(scope.you) / 100;
        match *effect {
            Effect::Skills(SkillEffect::DrawFromSetOf { cards, .. }) => by_you(CARD * i32::from(cards)),
            Effect::Skills(SkillEffect::GiveCards { to, cards }) => {
                self.sum(to, scope, |seat| CARD * i32::from(cards) * (self.trust(seat) - self.trust(scope.you)) / 100)
            }
            Effect::Skills(SkillEffect::TakeHand { from }) => self.sum(from, scope, |seat| {
                let cards = i32::from(self.player(seat).hand.cards);
                cards * CARD * (self.trust(scope.you) - self.trust(seat)) / 100
            }),
            Effect::Civilians(CivilianEffect::Quarantine) if self.sky.civilians() > 0 => by_you(QUARANTINE),
            Effect::Civilians(CivilianEffect::Quarantine) => 0,
            Effect::Quorum(QuorumEffect::Bury(cards)) => {
                let president = self.view.president.map_or(0, |seat| self.trust(seat));
                // Of an enemy's hand the best are buried, of a friend's the worst.
                let each = if by_you(president) >= 0 { 0 } else { -QUORUM };
                each * i32::from(cards) * president / 100
            }
            Effect::Civilians(CivilianEffect::Recall) => self.recalled_worth(),
            Effect::Attack(AttackEffect::AttackCenturionWith(bonus)) => self.centurion_attack_with(i32::from(bonus)),
            Effect::Attack(AttackEffect::RemoveNukes) => -NUKE * i32::from(self.view.fleet.nukes) * 3 / 4,
            Effect::Quorum(QuorumEffect::Discard(cards)) => {
                let held = self.view.decks.quorum_hand.len() as i32;
                let president = self.view.president.map_or(0, |seat| self.trust(seat));
                -QUORUM * i32::from(cards).min(held) * president / 100
            }
            Effect::Characters(CharacterEffect::FreePrisoners(_)) => {
                self.seats().filter(|&seat| self.is_human(seat)).map(|seat| self.freed_worth(seat)).sum()
            }
            Effect::Quorum(QuorumEffect::Unseat { to }) => {
                self.sum(to, scope, |seat| self.title_worth(Title::President, seat))
            }
            Effect::Cylons(CylonEffect::GoTo(_)) => 0,
            Effect::Cylons(CylonEffect::EndInfiltration) if scope.you == self.me => self.end_infiltration_worth(),
            Effect::Cylons(CylonEffect::EndInfiltration) => -self.infiltrate_worth(scope.you),
            Effect::Turn(TurnEffect::ActivateLocations { count, of }) => {
                self.remote_worth(scope.you, usize::from(count), of)
            }
            Effect::Quorum(QuorumEffect::Share(cards)) => by_you(SHARED_QUORUM * i32::from(cards)),
            _ => 0,
        }
    }

    /// What a card does by itself in a check, or in a Reckless one (PEG-031, DAY-070).
    pub fn ability_worth(&self, card: SkillCard) -> i32 {
        let current = self.view.turn.current;
        let by_current = |worth: i32| if self.is_human(current) { worth * self.trust(current) / 100 } else { 0 };
        match card.check_ability() {
            Some(CheckAbility::AddOrDrawMutiny) => by_current(ADDED_OR_MUTINY),
            Some(CheckAbility::ZerosAdd(by)) => ZEROS * i32::from(by),
            Some(CheckAbility::TakeFromCheck { .. }) => by_current(TAKEN),
            Some(CheckAbility::DamageViperToRemove) => by_current(REMOVED),
            Some(CheckAbility::DrawByOutcome { pass, fail, .. }) => by_current(CARD * i32::from(pass + fail) / 2),
            Some(CheckAbility::Run(_)) | None => self.worth(card.script(), &self.scope(current, Source::Skill(card))),
        }
    }

    /// What a civilian ship that leaves space is worth, the best one.
    fn recalled_worth(&self) -> i32 {
        self.sky.civilian_areas().map(|area| self.recalled_from(area)).max().unwrap_or(0)
    }

    /// The same in that area.
    pub fn recalled_from(&self, area: airlock_game::terms::Area) -> i32 {
        let mut after = self.sky;
        after.at_mut(area).civilians -= 1;
        (self.sky.danger() - after.danger()).max(0) + 2
    }

    /// The best locations that can be activated from afar.
    fn remote_worth(&self, seat: Seat, count: usize, of: Reach) -> i32 {
        let reached = |location: Location| match of {
            Reach::These(these) => these.contains(&location),
            Reach::Human => self.is_of_humans(location.ship()),
            Reach::Any => true,
        };
        let usable = |&location: &Location| reached(location) && location.stands_for() != Location::Brig;
        let mut worths: Vec<i32> = Location::ALL
            .iter()
            .copied()
            .filter(usable)
            .filter(|&location| self.is_on_table(location))
            .map(|location| self.deed(seat, location))
            .collect();
        worths.sort_unstable_by(|one, other| other.cmp(one));
        worths.iter().take(count).sum()
    }

    fn is_of_humans(&self, ship: Ship) -> bool {
        match ship {
            Ship::Galactica | Ship::ColonialOne | Ship::Pegasus | Ship::NewCaprica | Ship::Demetrius => true,
            Ship::RebelBasestar => self.view.search.rebels == Some(Side::Human),
            Ship::Cylon => false,
        }
    }

    /// Whether the location is in this game and can be entered at all.
    fn is_on_table(&self, location: Location) -> bool {
        let sets = self.view.setup.sets;
        let closed = location.ship() == Ship::ColonialOne && self.view.fleet.colonial_one_destroyed;
        let planet = location.ship() == Ship::NewCaprica && self.view.new_caprica.is_none();
        let rebels = location.ship() == Ship::RebelBasestar && self.view.search.rebels.is_none();
        let search = location.ship() == Ship::Demetrius && !self.searches_home();
        let hub = location == Location::HubDestroyed && !self.view.fleet.hub_destroyed;
        sets.contains(location.set()) && !closed && !planet && !rebels && !search && !hub
    }

    // Windows

    /// What it is worth to switch the option of a Crisis, or to lead back to one that is printed (DAY-051).
    pub fn switch_gain(&self, card: Source, how: How) -> i32 {
        let current = self.view.turn.current;
        let option = self.view.crisis_now().map_or(0, |crisis| crisis.option);
        match how {
            How::Option(back) => self.option_worth(card, back, current) - self.path_worth(card),
            How::Plain
            | How::Shift(_)
            | How::Pass
            | How::Fail
            | How::Skill(_)
            | How::Area(_)
            | How::Title(_)
            | How::Card(_)
            | How::Icon(_)
            | How::Raptor(_) => self.option_worth(card, 1 - option, current) - self.option_worth(card, option, current),
        }
    }

    /// What stands in for the options of a Crisis, whoever brought it about.
    fn path_worth(&self, card: Source) -> i32 {
        let current = self.view.turn.current;
        let scope = self.scope(current, card);
        let paths = self.seats().flat_map(|seat| self.abilities(seat)).filter_map(|row| match row.rule {
            AbilityRule::Response(Response::ReplaceOption(script)) => Some(script),
            AbilityRule::Response(_) | AbilityRule::Action(_) | AbilityRule::Movement(_) | AbilityRule::Trait(_) => {
                None
            }
        });
        paths.map(|script| self.worth(script, &scope)).next().unwrap_or(0)
    }

    /// What it is worth to take another path than the options of a Crisis (DAY-051).
    pub fn other_path_gain(&self, card: Source, what: Interrupt) -> i32 {
        let current = self.view.turn.current;
        let Some(Response::ReplaceOption(script)) = response_of(what) else { return 0 };
        let best = [0, 1].map(|option| self.option_worth(card, option, current)).into_iter().max().unwrap_or(0);
        self.worth(script, &self.scope(current, card)) - best
    }

    /// What it is worth to draw cards in place of the pass box (DAY-079).
    pub fn change_of_plans_gain(&self, what: Interrupt) -> i32 {
        let (Some(now), Interrupt::Card(card)) = (self.view.check_now(), what) else { return 0 };
        let instead = self.worth(card.script(), &self.scope(self.me, Source::Skill(card)));
        instead - self.weighed(&now).pass()
    }

    /// What an exchange of resources is worth (DAY-057).
    pub fn exchange_gain(&self, what: Interrupt) -> i32 {
        let Some(Response::Exchange { pay, gain }) = response_of(what) else { return 0 };
        -self.loss(gain.0, -i32::from(gain.1)) - self.loss(pay.0, i32::from(pay.1))
    }

    /// What it is worth that other ships act than those of the card (DAY-048).
    pub fn other_icon_gain(&self, how: How) -> i32 {
        let How::Icon(icon) = how else { return 0 };
        let printed: Option<Icon> = self.view.crisis().and_then(Source::crisis_row).and_then(|row| row.icon);
        self.activation_worth(icon) - printed.map_or(0, |printed| self.activation_worth(printed))
    }

    /// What it is worth that no skill check ability is resolved (DAY-076): most are those of Treachery.
    pub fn order_gain(&self) -> i32 {
        let holders = self.seats().filter(|&seat| seat != self.me && self.player(seat).hand.cards > 0);
        let spite: i32 = holders.map(|seat| self.cylon(seat)).sum();
        TREACHERY_IN_DESTINY + TREACHERY_OF_CYLON * spite / 100
    }

    /// What it is worth that a check passed by far earns a miracle token (DAY-078).
    pub fn second_chance_gain(&self, weighed: &Weighed, above: i32) -> i32 {
        let current = self.view.turn.current;
        if !self.may_gain_miracle(current) {
            return 0;
        }
        let chance = self.forecast(weighed).reaches(weighed.difficulty + above);
        MIRACLE * chance * self.trust(current) / 10_000
    }

    // Checks that lie open

    /// The card to add where the other way is a Mutiny card (DAY-074); none is the Mutiny card.
    pub fn card_or_mutiny(&self, from: &[SkillCard]) -> Vec<SkillCard> {
        let Some(now) = self.view.check_now() else { return Vec::new() };
        let (weighed, total) = (self.weighed(&now), self.open_total(&now));
        let by = |added: i32| self.sign() * (weighed.outcome(total + added) - weighed.outcome(total));
        let mutiny = self.drawn_mutiny(self.me, 1).min(0);
        let mut best = (mutiny, Vec::new());
        for &card in from {
            let score = by(i32::from(now.worth(card))) - self.spending(&[card]);
            if score > best.0 {
                best = (score, vec![card]);
            }
        }
        best.1
    }

    /// How good it is to take that card out of a check, whether it is kept or not.
    pub fn out_of_check(&self, card: SkillCard, price: i32) -> i32 {
        let Some(now) = self.view.check_now() else { return 0 };
        let (weighed, total) = (self.weighed(&now), self.open_total(&now));
        let without = total - i32::from(now.worth(card));
        let triggered = self.spared_ability(card);
        self.sign() * (weighed.outcome(without) - weighed.outcome(total) + triggered)
            - i32::from(now.worth(card)) * self.sign()
            - price
    }

    /// What is spared by an ability that goes with its card (DAY-070).
    fn spared_ability(&self, card: SkillCard) -> i32 {
        if card.check_ability().is_none() {
            return 0;
        }
        -self.ability_worth(card) / 2
    }

    /// The cards to give somebody: what he can use and this officer can spare.
    pub fn gift(&self, from: &[SkillCard], to: Seat, count: usize) -> Vec<SkillCard> {
        let mut cards = from.to_vec();
        cards.sort_by_key(|&card| (-self.given_score(card, to), card.0));
        cards.truncate(count);
        cards
    }

    /// What it is worth to know and order so many Crises (DAY-056).
    pub fn ordered_worth(&self, you: Seat, cards: i32) -> i32 {
        PEEK * cards / 2 * self.trust(you) / 100
    }

    /// The worth of a script in that seat's hands.
    pub fn script_of(&self, script: Script, seat: Seat, source: Source) -> i32 {
        self.worth(script, &self.scope(seat, source))
    }
}

/// What a card or ability does in a window.
pub fn response_of(what: Interrupt) -> Option<Response> {
    match what {
        Interrupt::Card(card) => card.response(),
        Interrupt::Ability(ability) => ability.response(),
        Interrupt::Quorum(_) | Interrupt::Motive(_) => None,
    }
}
