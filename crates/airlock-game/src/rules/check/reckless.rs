//! What Pegasus adds to a skill check: Reckless cards, cards that are learned, looked at when they are
//! added, or added when all are revealed (PEG-030, PEG-065, PEG-068, PEG-115).

use serde::{Deserialize, Serialize};

use crate::ask::{Ask, Choice, How, Interrupt, Options, Question};
use crate::cards::{CardUse, CheckChange, Quorum, Response, SkillCard, SkillName, SkillSort, StandingRule, Window};
use crate::event::{Event, Secret};
use crate::frame::{Flow, choose};
use crate::game::Game;
use crate::paper::Mask;
use crate::pile::Hidden;
use crate::rules::check::{SkillCheck, Stage};
use crate::rules::script::Resolve;
use crate::seat::{Seat, SeatSet};
use crate::source::{Branch, Code, Source};
use crate::state::InPlay;
use crate::terms::{Skill, Title};

/// What a check has to remember of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Additions {
    /// A Reckless card was played (PEG-030).
    pub reckless: bool,
    /// Cards are added face up, but not those of Destiny (PEG-001).
    pub destiny_hidden: bool,
    /// PEG-042.
    pub no_destiny: bool,
    /// Whose learned cards join the check after Destiny (PEG-065).
    pub learner: Option<Seat>,
    /// Cards that the last player added (PEG-115).
    pub added: u8,
    /// Names of the abilities that took effect, one bit each (PEG-031).
    #[serde(with = "Mask::<SkillName>")]
    pub resolved: u64,
}

/// The answers to what becomes of cards that were learned.
const INTO_CHECK: Choice = Choice::Option(0);
const INTO_HAND: Choice = Choice::Option(1);

impl Additions {
    pub(crate) fn is_default(&self) -> bool {
        *self == Additions::default()
    }
}

impl SkillCheck {
    pub(crate) fn is_reckless(&self) -> bool {
        self.more.reckless
    }

    /// Whether a card may be used in this check: one Reckless card (PEG-030), one change after the total (BASE-077),
    /// and nothing that has been done already.
    pub(crate) fn admits_card(&self, card: SkillCard) -> bool {
        // DAY-076: a Reckless card and one that bars abilities exclude each other.
        if card.row().text.sort == SkillSort::Reckless {
            return !self.is_reckless() && !self.is_barred();
        }
        match card.response() {
            Some(Response::Change(change)) => match change {
                CheckChange::NoCheckAbilities => !self.is_reckless() && !self.is_barred(),
                CheckChange::MiracleIfAbove(_) => !self.promises_miracle(),
                CheckChange::FaceUp { .. } => !self.is_face_up(),
                CheckChange::CountPositive(skill) => !self.was_made_positive(skill),
                CheckChange::Difficulty(_) | CheckChange::NoDestiny => true,
            },
            Some(Response::LateDifficulty(_)) => !self.is_emergency(),
            Some(_) | None => true,
        }
    }

    /// A card or ability is used before cards are added; the window then opens again.
    pub(crate) fn prepare(mut self, game: &mut Game, seat: Seat, what: Interrupt, how: How) -> Flow {
        let next = Stage::BeforeCards;
        match what {
            Interrupt::Card(card) => {
                let text = card.row().text;
                // PEG-038: cards drawn so may still be played in this window.
                let refills = matches!(text.used, CardUse::Response(Response::Run(..)));
                if refills {
                    game.spend(seat, what);
                } else {
                    self.change(game, seat, what, how);
                }
                if text.sort == SkillSort::Reckless {
                    self.more.reckless = true;
                    game.log(Event::CheckIsReckless);
                }
                if refills {
                    let script = Resolve::new(Code::new(Source::Skill(card), Branch::Main), seat);
                    return Flow::call(self.to(next), script);
                }
            }
            Interrupt::Ability(ability) => match (ability.response(), how) {
                (Some(Response::FastLearner(cards)), How::Skill(skill)) => {
                    game.spend(seat, what);
                    game.learn(seat, skill, cards);
                    return Flow::ask(self.to(Stage::Learn(seat)));
                }
                _ => self.change(game, seat, what, how),
            },
            Interrupt::Quorum(_) => self.change(game, seat, what, how),
            Interrupt::Motive(_) => unreachable!("{what:?} changes no check"),
        }
        Flow::go(self.to(next))
    }

    /// PEG-065: after Destiny, so that the window before cards was still open.
    pub(crate) fn add_learned(&self, game: &mut Game) {
        let Some(seat) = self.more.learner else { return };
        let seen = if self.face_up { SeatSet::EVERYBODY } else { SeatSet::only(seat) };
        let learned = std::mem::take(&mut game.decks.learned);
        for &Hidden { card, .. } in learned.iter() {
            game.decks.check.push(Hidden { card, seen });
            game.log(Event::CardAdded { seat, card: Secret::among(seen, card) });
        }
    }

    /// PEG-115: the President may look at what a player on probation has added face down.
    pub(crate) fn after_adding(mut self, game: &mut Game, seat: Seat, cards: usize) -> Flow {
        let probation = |card: &InPlay| card.rule() == StandingRule::Probation && card.holder == Some(seat);
        let watched = game.decks.in_play.iter().any(probation) && game.holder(Title::President) != Some(seat);
        if !watched || cards == 0 || self.face_up {
            return Flow::go(self);
        }
        self.more.added = u8::try_from(cards).expect("no hand is that large");
        self.window(game, Stage::AddedUsed, Window::CardsAdded)
    }

    pub(crate) fn look_at_added(mut self, game: &mut Game) -> Flow {
        if let Some((by, what, _)) = game.used.take() {
            game.spend(by, what);
            let seat = self.last_feeder(game);
            let from = usize::from(game.decks.check.len() - self.more.added);
            for at in from..usize::from(game.decks.check.len()) {
                let held = &mut game.decks.check.as_mut_slice()[at];
                held.seen.insert(by);
                let Hidden { card, seen } = *held;
                game.log(Event::AddedCardSeen { seat, by, card: Secret::among(seen, card) });
            }
        }
        self.more.added = 0;
        Flow::go(self.to(Stage::Feed))
    }

    /// PEG-068: in the open, and bound by no limit.
    pub(crate) fn add_revealed(self, game: &mut Game, seat: Seat, cards: &[SkillCard]) -> Flow {
        self.add_openly(game, seat, cards);
        Flow::go(self.to(Stage::AfterReveal))
    }

    /// To cards that are revealed already.
    pub(crate) fn add_openly(&self, game: &mut Game, seat: Seat, cards: &[SkillCard]) {
        for &card in cards {
            game.player_mut(seat).take(card);
            game.decks.check.push(Hidden { card, seen: SeatSet::EVERYBODY });
            game.log(Event::CardAdded { seat, card: Secret::among(SeatSet::EVERYBODY, card) });
            game.log(Event::CardRevealed { card, positive: self.is_positive(card) });
        }
    }

    /// The questions that only Pegasus asks in a check.
    pub(crate) fn ask_more(&self, game: &Game) -> Ask {
        match self.stage {
            Stage::Learn(seat) => {
                let question = Question::Learned { cards: game.decks.learned.len() };
                choose(seat, question, vec![INTO_CHECK, INTO_HAND])
            }
            Stage::AddRevealed(seat) => {
                let player = game.player(seat);
                let options = Options::Cards { from: player.cards().collect(), min: 0, max: player.hand.len() };
                Ask { seat, question: Question::AddRevealed, options }
            }
            Stage::ShowOne(seat) => choose(seat, Question::LayOpen, self.cards_to_show(game)),
            stage => self.ask_ability(game, stage),
        }
    }

    pub(crate) fn answer_more(mut self, game: &mut Game, seat: Seat, choice: Choice) -> Flow {
        match (self.stage, choice) {
            (Stage::Learn(_), choice) => {
                let for_check = choice == INTO_CHECK;
                game.log(Event::LearnedKept { seat, for_check });
                if for_check {
                    self.more.learner = Some(seat);
                } else {
                    let learned = std::mem::take(&mut game.decks.learned);
                    game.player_mut(seat).hand.extend(learned.iter().copied());
                }
                Flow::go(self.to(Stage::BeforeCards))
            }
            (Stage::ShowOne(_), Choice::Card(card)) => self.show_one(game, seat, card),
            (_, choice) => self.answer_ability(game, choice),
        }
    }
}

impl Game {
    /// PEG-065: the top cards of a skill deck lie aside, seen by one player.
    fn learn(&mut self, seat: Seat, skill: Skill, cards: u8) {
        for _ in 0..cards {
            let Some(card) = self.top_skill_card(skill) else { return };
            self.decks.learned.push(Hidden::seen_by(card, seat));
            self.log(Event::CardLearned { seat, skill, card: Secret::to(seat, card) });
        }
    }
}

/// What a card, an ability or a Quorum card before a player does to a check.
pub(crate) fn change_by(what: Interrupt, how: How) -> CheckChange {
    let by_card = |card: SkillCard| match card.response() {
        Some(Response::Change(change)) => Some(change),
        Some(Response::LateDifficulty(by)) => Some(CheckChange::Difficulty(by)),
        Some(_) | None => None,
    };
    let by_quorum = |card: Quorum| match card.row().stays?.rule {
        StandingRule::ChiefOfStaff(skill) => Some(CheckChange::CountPositive(skill)), // PEG-118
        _ => None,
    };
    let change = match (what, how) {
        (_, How::Shift(by)) => Some(CheckChange::Difficulty(by)),
        (Interrupt::Card(card), _) => by_card(card),
        (Interrupt::Quorum(card), _) => by_quorum(card),
        (Interrupt::Ability(_) | Interrupt::Motive(_), _) => None,
    };
    change.expect("what was offered changes the check")
}
