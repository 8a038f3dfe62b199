//! Skill check abilities (DAY-070 to DAY-075, DAY-086, PEG-031), what a Reckless check turns up (MIX-003),
//! and cards that answer a check (DAY-076 to DAY-079).

use serde::{Deserialize, Serialize};

use crate::ask::{Ask, Choice, Interrupt, Options, Question};
use crate::cards::{CardUse, CheckAbility, Hold, SkillCard};
use crate::event::{DaybreakEvent, Event, Outcome};
use crate::frame::{Flow, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::rules::check::{SkillCheck, Stage};
use crate::rules::mutiny::DrawMutiny;
use crate::rules::script::Resolve;
use crate::rules::space::damage::DamageVipers;
use crate::seat::{Seat, SeatSet};
use crate::setup::Reckless;
use crate::source::{Branch, Code, Source};
use crate::terms::Skill;

/// What a check has to remember of the cards of Daybreak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Abilities {
    /// None is resolved (DAY-076).
    pub barred: bool,
    /// Each card of strength 0 adds that much (DAY-071).
    pub zeros_add: u8,
    /// A total so much above the printed difficulty earns a miracle token (DAY-078).
    pub miracle_above: Option<u8>,
    /// Pays out once the check is resolved (DAY-075).
    pub pays_out: Option<SkillCard>,
    /// How many of the cards that were turned up are resolved (MIX-003).
    pub turned_up: u8,
    /// Cards that the current player has added in turn (DAY-074).
    pub added: u8,
}

impl Abilities {
    pub(crate) fn is_default(&self) -> bool {
        *self == Abilities::default()
    }

    /// Only a card that threatens with Mutiny cards asks for it, so other games need not know.
    pub(crate) fn note_added(&mut self, game: &Game, cards: u8) {
        if game.rules.has_mutiny {
            self.added = cards;
        }
    }

    /// EXO-008: the printed number counts.
    pub(crate) fn bonus_of(&self, card: SkillCard) -> u8 {
        if card.strength() == 0 { self.zeros_add } else { 0 }
    }
}

/// One bit for each name of a skill card.
fn bit(card: SkillCard) -> u64 {
    1 << card.row().text.name as u64
}

fn script_of(card: SkillCard, you: Seat) -> Resolve {
    Resolve::new(Code::new(Source::Skill(card), Branch::Main), you)
}

impl SkillCheck {
    pub(crate) fn is_barred(&self) -> bool {
        self.abilities.barred
    }

    pub(crate) fn promises_miracle(&self) -> bool {
        self.abilities.miracle_above.is_some()
    }

    fn cards(&self, game: &Game) -> impl Iterator<Item = SkillCard> {
        game.decks.check.as_slice()[usize::from(self.start)..].iter().map(|held| held.card)
    }

    /// Whether the card does something by itself in this check.
    fn has_ability(&self, card: SkillCard) -> bool {
        match card.row().text.used {
            CardUse::RecklessCheck(_) => self.more.reckless,
            CardUse::CheckAbility(_) => !self.abilities.barred && !self.is_untouchable(),
            CardUse::Action(_) | CardUse::Movement(_) | CardUse::MovementOrAction(_) | CardUse::Response(_) => false,
        }
    }

    /// PEG-031, DAY-070: abilities of the cards in the check that are still to come, each name once,
    /// whoever added the card.
    fn abilities_left(&self, game: &Game) -> Vec<SkillCard> {
        let mut left: Vec<SkillCard> = Vec::new();
        for card in self.cards(game).filter(|&card| self.has_ability(card) && self.more.resolved & bit(card) == 0) {
            if left.iter().all(|&other| bit(other) != bit(card)) {
                left.push(card);
            }
        }
        left.sort_unstable();
        left
    }

    /// BASE-066 step 10: in the current player's order; then what a Reckless check turns up.
    pub(crate) fn resolve_abilities(self, game: &mut Game) -> Flow {
        let reckless = self.more.reckless && game.rules.reckless == Reckless::TopOfTreachery;
        match self.abilities_left(game)[..] {
            [] if reckless => Flow::go(self.to(Stage::Recklessness)),
            [] => Flow::go(self.to(Stage::AfterTotal)),
            [card] => self.resolve_ability(game, card),
            _ => Flow::ask(self),
        }
    }

    fn resolve_ability(mut self, game: &mut Game, card: SkillCard) -> Flow {
        self.more.resolved |= bit(card);
        game.log(Event::CheckAbility { card });
        let current = game.turn.current;
        match card.check_ability() {
            Some(CheckAbility::ZerosAdd(by)) => self.abilities.zeros_add += by,
            Some(CheckAbility::DrawByOutcome { .. }) => self.abilities.pays_out = Some(card),
            // DAY-074: a Cylon player is not concerned.
            Some(CheckAbility::AddOrDrawMutiny) if game.may_draw_mutiny(current) => {
                return Flow::ask(self.to(Stage::AddOrMutiny));
            }
            Some(CheckAbility::AddOrDrawMutiny) => {}
            Some(CheckAbility::TakeFromCheck { .. }) => {
                if !self.takeable(game, card).is_empty() {
                    return Flow::ask(self.to(Stage::TakeCard(card)));
                }
            }
            Some(CheckAbility::DamageViperToRemove) => {
                let payable = DamageVipers::new(1, Hold::Anywhere).is_possible(game);
                if payable && !self.removable(game, card).is_empty() {
                    return Flow::ask(self.to(Stage::ChooseRemoved(card)));
                }
            }
            Some(CheckAbility::Run(_)) | None => return Flow::call(self, script_of(card, current)),
        }
        Flow::go(self)
    }

    /// The kinds of cards in the check, in their order.
    fn kinds(&self, game: &Game) -> Vec<SkillCard> {
        let mut cards: Vec<SkillCard> = self.cards(game).collect();
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    /// DAY-072.
    fn takeable(&self, game: &Game, ability: SkillCard) -> Vec<SkillCard> {
        let Some(CheckAbility::TakeFromCheck { at_most }) = ability.check_ability() else { return Vec::new() };
        let fits = |card: &SkillCard| card.strength() <= at_most && bit(*card) != bit(ability);
        self.kinds(game).into_iter().filter(fits).collect()
    }

    /// DAY-073: another copy of the same card is another card.
    fn removable(&self, game: &Game, ability: SkillCard) -> Vec<SkillCard> {
        let copies = self.cards(game).filter(|&card| card == ability).count();
        self.kinds(game).into_iter().filter(|&card| card != ability || copies > 1).collect()
    }

    /// EXO-007: an ability that was not resolved goes with its card.
    fn take_out(&self, game: &mut Game, card: SkillCard) {
        let at = game.decks.check.iter().rposition(|held| held.card == card);
        game.decks.check.remove(at.expect("the card is in the check"));
    }

    pub(crate) fn remove(self, game: &mut Game, card: SkillCard) -> Flow {
        self.take_out(game, card);
        game.put_on_discard(card);
        game.log(DaybreakEvent::CheckCardRemoved { seat: game.turn.current, card });
        Flow::go(self.to(Stage::Abilities))
    }

    /// DAY-074.
    pub(crate) fn add_or_mutiny(self, game: &mut Game, seat: Seat, cards: &[SkillCard]) -> Flow {
        self.add_openly(game, seat, cards);
        let next = self.to(Stage::Abilities);
        match cards {
            [] => Flow::call(next, DrawMutiny::each(game, SeatSet::only(seat), 1)),
            [..] => Flow::go(next),
        }
    }

    /// The questions of abilities.
    pub(crate) fn ask_ability(&self, game: &Game, stage: Stage) -> Ask {
        let seat = game.turn.current;
        let cards = |cards: Vec<SkillCard>| cards.into_iter().map(Choice::Card);
        let or_pass = |from| [Choice::Pass].into_iter().chain(cards(from)).collect();
        match stage {
            Stage::Abilities => choose(seat, Question::NextAbility, cards(self.abilities_left(game)).collect()),
            Stage::TurnedUp => choose(seat, Question::NextAbility, cards(self.turned_up_left(game)).collect()),
            Stage::AddOrMutiny => {
                let able = self.may_add_another(game, seat);
                let from: Vec<SkillCard> = game.player(seat).cards().filter(|_| able).collect();
                let max = u8::from(!from.is_empty());
                Ask { seat, question: Question::AddOrDrawMutiny, options: Options::Cards { from, min: 0, max } }
            }
            Stage::TakeCard(ability) => {
                choose(seat, Question::TakeFromCheck { ability }, or_pass(self.takeable(game, ability)))
            }
            Stage::ChooseRemoved(ability) => {
                choose(seat, Question::RemoveFromCheck { ability }, or_pass(self.removable(game, ability)))
            }
            stage => unreachable!("nothing is asked in {stage:?}"),
        }
    }

    pub(crate) fn answer_ability(self, game: &mut Game, choice: Choice) -> Flow {
        let next = self.to(Stage::Abilities);
        match (self.stage, choice) {
            (Stage::Abilities, Choice::Card(card)) => self.resolve_ability(game, card),
            (Stage::TurnedUp, Choice::Card(card)) => self.resolve_turned(game, card),
            (Stage::TakeCard(_) | Stage::ChooseRemoved(_), Choice::Pass) => Flow::go(next),
            (Stage::TakeCard(_), Choice::Card(card)) => {
                let seat = game.turn.current;
                self.take_out(game, card);
                game.player_mut(seat).hand.push(Hidden { card, seen: SeatSet::EVERYBODY });
                game.log(Event::CheckCardTaken { seat, card });
                Flow::go(next)
            }
            (Stage::ChooseRemoved(_), Choice::Card(card)) => {
                Flow::call(self.to(Stage::Remove(card)), DamageVipers::new(1, Hold::Anywhere))
            }
            (stage, choice) => unreachable!("{choice:?} is no answer in {stage:?}"),
        }
    }
}

/// MIX-003: what a Reckless check turns up lies beside it until it is resolved.
impl SkillCheck {
    pub(crate) fn turn_up_treachery(self, game: &mut Game) -> Flow {
        let worked = game.turn_up_treachery().is_some_and(|card| card.strength() == 0);
        if !worked {
            game.discard_turned_up();
            return Flow::go(self.to(Stage::AfterTotal));
        }
        game.turn_up_treachery();
        Flow::go(self.to(Stage::TurnedUp))
    }

    fn turned_up_left(&self, game: &Game) -> Vec<SkillCard> {
        let left = &game.decks.learned.as_slice()[usize::from(self.abilities.turned_up)..];
        let mut left: Vec<SkillCard> = left.iter().map(|held| held.card).collect();
        left.dedup();
        left
    }

    pub(crate) fn resolve_turned_up(self, game: &mut Game) -> Flow {
        match self.turned_up_left(game)[..] {
            [] => {
                game.discard_turned_up();
                Flow::go(self.to(Stage::AfterTotal))
            }
            [card] => self.resolve_turned(game, card),
            _ => Flow::ask(self),
        }
    }

    /// Even if the same name has worked in this check.
    fn resolve_turned(mut self, game: &mut Game, card: SkillCard) -> Flow {
        let done = usize::from(self.abilities.turned_up);
        let turned = game.decks.learned.as_mut_slice();
        let at = turned[done..].iter().position(|held| held.card == card).expect("the card was turned up");
        turned.swap(done, done + at);
        self.abilities.turned_up += 1;
        game.log(Event::CheckAbility { card });
        Flow::call(self, script_of(card, game.turn.current))
    }
}

/// What follows from the outcome.
impl SkillCheck {
    /// DAY-078.
    pub(crate) fn reward(&self, game: &mut Game) {
        let Some(above) = self.abilities.miracle_above else { return };
        if self.total(game) >= i16::from(self.check().difficulty) + i16::from(above) {
            game.gain_miracle(game.turn.current);
        }
    }

    /// DAY-079: what a card does in place of the pass box.
    pub(crate) fn pass_or_replace(self, game: &mut Game) -> Flow {
        let Some((seat, what, _)) = game.used.take() else { return Flow::go(self.to(Stage::Resolve)) };
        let Interrupt::Card(card) = what else { unreachable!("{what:?} replaces no pass box") };
        game.spend(seat, what);
        Flow::call(self.to(Stage::AfterCheck), script_of(card, seat))
    }

    /// DAY-075: a middle result is no pass.
    pub(crate) fn pay_out(&mut self, game: &mut Game) {
        let Some(card) = self.abilities.pays_out.take() else { return };
        let Some(CheckAbility::DrawByOutcome { skill, pass, fail }) = card.check_ability() else { return };
        let cards = match self.outcome {
            Outcome::Pass => pass,
            Outcome::Partial | Outcome::Fail => fail,
        };
        (0..cards).for_each(|_| game.draw_skill(game.turn.current, skill));
    }
}

impl Game {
    fn turn_up_treachery(&mut self) -> Option<SkillCard> {
        let card = self.top_skill_card(Skill::Treachery)?;
        self.decks.learned.push(Hidden { card, seen: SeatSet::EVERYBODY });
        self.log(DaybreakEvent::TreacheryTurnedUp { card });
        Some(card)
    }

    fn discard_turned_up(&mut self) {
        while let Some(held) = self.decks.learned.pop() {
            self.put_on_discard(held.card);
        }
    }
}
