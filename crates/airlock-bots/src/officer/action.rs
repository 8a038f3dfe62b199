//! Actions and moves: what each would bring, and where one has to stand for it.

use airlock_game::cards::pegasus::tokens::PRESIDENT_DETAINED_UPTO;
use airlock_game::cards::{
    Ability, AbilityKind, AbilityRule, Among, AttackEffect, CardUse, Condition, Effect, QuorumEffect, Script,
    SkillCard, StandingRule, Trait,
};
use airlock_game::state::Place;
use airlock_game::terms::{Location, Ship};
use airlock_game::{Action, Choice, Seat, Source};

use super::situation::{BRIG, Heart, Situation, location_of};
use super::worth::Scope;

/// An ability that can be used once waits for a good moment.
const ONCE: i32 = 45;
/// A Quorum card waits for its moment too.
const QUORUM: i32 = 12;
/// To move for nothing is worth nothing.
const RESTLESS: i32 = 2;
/// To lie in Sickbay when the next turn begins costs most of its cards.
const SICKBED: i32 = 60;
/// Harm below the first is not worth the trouble; above the second it would be noticed.
const TRIFLE: i32 = 8;
const UNNOTICED: i32 = 30;
/// Help that a hidden Cylon gives in the open is that of somebody who does what is expected of him.
const EXPECTED: i32 = 60;
/// A hidden Cylon accuses only those whom others may suspect as well.
const ACCUSABLE: i32 = 25;

impl Situation<'_> {
    /// How good an action is to this officer; to do nothing is 0.
    pub fn action_score(&self, action: Action) -> i32 {
        let place = self.myself().place;
        match action {
            Action::Location(location) => self.location_score(location),
            Action::Card(card) => self.card_score(card, place),
            Action::Ability(ability) => {
                let scope = self.scope(self.me, Source::Ability(ability));
                match ability.row().1.rule {
                    AbilityRule::Action(script) => self.own_score(script, &scope) - self.saved_for(ability),
                    AbilityRule::Movement(script) => self.own_score(script, &scope) - self.saved_for(ability),
                    AbilityRule::Response(_) | AbilityRule::Trait(_) => 0,
                }
            }
            Action::Nuke => self.own_score(
                &[Effect::Attack(AttackEffect::LaunchNuke)],
                &self.scope(self.me, Source::Skill(SkillCard(0))),
            ),
            Action::DrawQuorum => {
                let script = &[Effect::Quorum(QuorumEffect::Draw { who: airlock_game::cards::Who::You, cards: 1 })];
                self.own_score(script, &self.scope(self.me, Source::Skill(SkillCard(0))))
            }
            Action::PlayQuorum(card) => {
                let scope = self.scope(self.me, Source::Quorum(card));
                self.own_score(card.row().effect, &scope) - QUORUM - self.speech_risk()
            }
            Action::Viper => match place {
                Place::Piloting(area) => self.openly(self.viper_action_worth(area)),
                Place::At(_) | Place::Off => 0,
            },
            Action::Reveal(card) => self.reveal_score(card),
            Action::EndInfiltration => self.sign() * self.end_infiltration_worth(),
            Action::FightOccupation => self.openly(self.fight_worth(place)),
            Action::Detain(seat) => self.sign() * self.detained_worth(seat),
            Action::LeaveOrbit => self.leave_score(),
            Action::PlayMutiny(card) => self.play_mutiny_score(card),
        }
    }

    /// A President on New Caprica who plays a Quorum card may be detained for it (PEG-139).
    fn speech_risk(&self) -> i32 {
        let risk = i32::from(PRESIDENT_DETAINED_UPTO) * BRIG / 8;
        if self.is_on_new_caprica(self.me) { risk } else { 0 }
    }

    /// The score of something that this officer does himself, before everybody's eyes.
    pub fn own_score(&self, script: Script, scope: &Scope) -> i32 {
        let worth = self.worth(script, scope);
        match self.heart {
            Heart::Human => worth,
            Heart::Cylon => -worth,
            Heart::HiddenCylon => self.pretended(script, worth),
        }
    }

    /// What a hidden Cylon can do in the open: help himself, and accuse where others do.
    fn pretended(&self, script: Script, worth: i32) -> i32 {
        let accuses = script.iter().any(|effect| matches!(effect, Effect::Target { among: Among::Sendable(_), .. }));
        if accuses && !self.can_accuse() {
            return -1;
        }
        // Help that everybody waits for is given now and then, the rest left to others.
        if worth > 0 { self.openly(worth) } else { (-worth - TRIFLE).clamp(0, UNNOTICED) }
    }

    fn can_accuse(&self) -> bool {
        let others = self.seats().filter(|&seat| seat != self.me && self.is_human(seat) && !self.in_brig(seat));
        others.map(|seat| self.looks(seat)).max().is_some_and(|most| most >= ACCUSABLE.max(self.looks(self.me) / 2))
    }

    /// Open play: nobody may see that a hidden Cylon wants the opposite.
    pub fn openly(&self, worth: i32) -> i32 {
        match self.heart {
            Heart::Human => worth,
            Heart::HiddenCylon => worth.min(EXPECTED),
            Heart::Cylon => -worth,
        }
    }

    pub fn location_score(&self, location: Location) -> i32 {
        let scope = Scope { place: Place::At(location), ..self.scope(self.me, Source::Location(location)) };
        let cost =
            self.property(self.me, Trait::location_cost).map_or(0, |cards| i32::from(cards) * self.cheapest_card());
        self.own_score(self.location_action(self.me, location), &scope) - cost
    }

    fn card_score(&self, card: SkillCard, place: Place) -> i32 {
        let scope = Scope { place, ..self.scope(self.me, Source::Skill(card)) };
        self.own_score(card.script(), &scope) - self.spending(&[card])
    }

    /// The same for somebody who will be in that location.
    pub fn action_at(&self, location: Location) -> i32 {
        self.best_action_at(Place::At(location))
    }

    /// The best action of this officer if he stood there.
    fn best_action_at(&self, place: Place) -> i32 {
        let location = location_of(place).filter(|&location| self.can_activate(self.me, location, place));
        let location = location.map_or(0, |location| self.location_score(location));
        let cards = self.myself().hand.known.iter();
        let cards = cards.filter(|card| matches!(card.row().text.used, CardUse::Action(_)));
        let cards = cards.filter(|card| card.row().text.requires.iter().all(|&one| self.holds(one, self.me, place)));
        let card = cards.map(|&card| self.card_score(card, place)).max().unwrap_or(0);
        let viper = match place {
            Place::Piloting(area) => self.openly(self.viper_action_worth(area)),
            Place::At(_) | Place::Off => 0,
        };
        location.max(card).max(viper)
    }

    /// The action of a location for that player: on New Caprica, the one for his kind (PEG-125).
    pub fn location_action(&self, seat: Seat, location: Location) -> Script {
        let row = location.row_in(self.view.setup.sets);
        if location.ship() == Ship::NewCaprica && !self.is_human(seat) { row.cylon_action } else { row.action }
    }

    /// What an ability has to bring to be used now: those that can be used once wait for a good moment.
    fn saved_for(&self, ability: Ability) -> i32 {
        match ability.row().1.kind {
            AbilityKind::OncePerGame => ONCE,
            AbilityKind::Passive | AbilityKind::Weakness | AbilityKind::Action | AbilityKind::Movement => RESTLESS,
        }
    }

    /// Whether the seat could activate the location if he stood there.
    fn can_activate(&self, seat: Seat, location: Location, place: Place) -> bool {
        let row = location.row_in(self.view.setup.sets);
        let action = self.location_action(seat, location);
        let forbidden = self.rule(|rule| rule == StandingRule::CannotActivate(location));
        let alone = self.seats().all(|other| other == seat || !self.is_at(other, location));
        let barred = self.property(seat, |property| match property {
            Trait::CannotActivate(locations) if locations.contains(&location) => Some(()),
            Trait::ActivatesAlone { except } if location != except && !alone => Some(()),
            _ => None,
        });
        let works = !self.view.fleet.damaged.contains(&location) && !action.is_empty();
        let for_humans = location.ship() != Ship::NewCaprica || self.is_human(seat);
        let requires: &[Condition] = if for_humans { row.requires } else { &[] };
        works && !forbidden && barred.is_none() && requires.iter().all(|&one| self.holds(one, seat, place))
    }

    /// How good it is to be there for the action that follows.
    pub fn move_score(&self, choice: &Choice) -> i32 {
        let here = self.myself().place;
        match *choice {
            Choice::Location(to) => {
                let fare = if self.aboard(self.me) == Some(to.ship()) { 0 } else { self.cheapest_card() };
                let leaving = match here {
                    Place::Piloting(_) => 6,
                    Place::At(_) | Place::Off => 0,
                };
                self.best_action_at(Place::At(to)) - fare - leaving - self.lodging(Place::At(to)) - RESTLESS
            }
            Choice::Area(to) => {
                let flight = match here {
                    Place::Piloting(from) => self.openly(self.flight_worth(from, to)),
                    Place::At(_) | Place::Off => 0,
                };
                self.best_action_at(Place::Piloting(to)) + flight / 2 - RESTLESS
            }
            // Instead of moving (PEG-032).
            Choice::Act(action) => self.action_score(action) + self.best_action_at(here) - self.lodging(here),
            _ => self.best_action_at(here) - self.lodging(here),
        }
    }

    /// What it costs to be there when one's next turn begins: in Sickbay one draws a single card (BASE-061).
    fn lodging(&self, place: Place) -> i32 {
        match place {
            Place::At(location) if self.company_cost(location) > 0 => self.company_cost(location),
            Place::At(Location::Sickbay) => SICKBED,
            Place::At(location) if location.ship() == Ship::NewCaprica => self.left_behind_cost(),
            Place::At(_) | Place::Piloting(_) | Place::Off => 0,
        }
    }

    /// What an order to that player is worth: the best that he can do with it, if he wants to.
    pub fn order_worth(&self, seat: Seat) -> i32 {
        let place = self.player(seat).place;
        let best = match place {
            Place::Off => 0,
            Place::Piloting(area) => self.viper_action_worth(area) * 2,
            // The Admiral may leave with everybody (PEG-144).
            Place::At(_) if self.view.admiral == Some(seat) && self.leave_worth() > 0 => self.leave_worth(),
            Place::At(here) => {
                let stays = 2 * self.deed(seat, here);
                let goes = Location::ALL
                    .iter()
                    .filter(|to| to.ship() == Ship::Galactica && !to.is_hazardous(self.view.setup.sets));
                let goes = goes.map(|&to| self.deed(seat, to)).max().unwrap_or(0);
                if self.in_brig(seat) { stays } else { stays.max(goes) }
            }
        };
        best * self.trust(seat) / 100
    }

    /// What the seat could do in that location.
    pub fn deed(&self, seat: Seat, location: Location) -> i32 {
        let place = Place::At(location);
        if !self.can_activate(seat, location, place) {
            return 0;
        }
        let scope = Scope { place, ..self.scope(seat, Source::Location(location)) };
        self.worth(self.location_action(seat, location), &scope).max(0)
    }

    /// Whether to act twice where one is rather than to move first.
    pub fn acts_twice(&self) -> bool {
        let here = self.myself().place;
        let stays = 2 * self.best_action_at(here);
        let goes =
            Location::ALL.iter().filter(|to| to.ship() == Ship::Galactica && !to.is_hazardous(self.view.setup.sets));
        let goes = goes.map(|&to| self.move_score(&Choice::Location(to))).max().unwrap_or(0);
        match here {
            Place::Piloting(_) => true,
            Place::At(_) | Place::Off => stays >= goes,
        }
    }
}
