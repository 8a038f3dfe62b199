//! Discarding skill cards: demanded, paid, or down to a limit (BASE-010, BASE-092, BASE-093), and what
//! discarded Treachery sets off (PEG-036, DAY-021, DAY-022).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Interrupt, Options, Question};
use crate::cards::{Pick, SkillCard, SkillSort, Trait, Window};
use crate::event::Event;
use crate::frame::{Flow, Procedure};
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::rules::window::OpenWindow;
use crate::seat::{Seat, SeatSet};
use crate::source::{Branch, Code, Source};
use crate::terms::Skill;

/// How many cards each of the seats has to discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Demand {
    Exactly(u8),
    All,
    DownTo(u8),
    /// BASE-036.
    HandLimit,
    /// A cost that the player chose to pay, which Headstrong leaves alone (BASE-211).
    Payment(u8),
}

/// Some players discard: all choose secretly, then all discard at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discards {
    seats: SeatSet,
    /// Those who still have to choose.
    left: SeatSet,
    demand: Demand,
    random: bool,
    /// Who discards fewer than the Crisis card demands (DAY-067).
    #[serde(default, skip_serializing_if = "SeatSet::is_empty")]
    fewer: SeatSet,
    /// Who discards one card fewer (DAY-038).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    spared: Option<Seat>,
    /// Cylon players who may ignore what a Crisis demands (BASE-190).
    #[serde(default, skip_serializing_if = "SeatSet::is_empty")]
    free: SeatSet,
}

impl Discards {
    pub(crate) fn new(seats: SeatSet, demand: Demand, pick: Pick) -> Discards {
        Discards {
            seats,
            left: seats,
            demand,
            random: pick == Pick::Random,
            fewer: SeatSet::NONE,
            spared: None,
            free: SeatSet::NONE,
        }
    }

    /// BASE-190: Cylon players discard what they like of it.
    pub(crate) fn ignored_by_cylons(self, game: &Game) -> Discards {
        Discards { free: self.seats.without(game.humans()), ..self }
    }

    pub(crate) fn of(seat: Seat, demand: Demand) -> Discards {
        Discards::new(SeatSet::only(seat), demand, Pick::Own)
    }

    /// A Crisis card demands it, of which some discard fewer, once for each card (DAY-067).
    pub(crate) fn by_crisis(self, game: &mut Game) -> Discards {
        let sly = |seat: &Seat| game.property(*seat, Trait::discards_fewer).is_some();
        let sly: SeatSet = self.seats.iter().filter(sly).collect();
        Discards { fewer: if sly.is_empty() { sly } else { game.deceive_crisis(sly) }, ..self }
    }

    /// DAY-038.
    pub(crate) fn sparing(self, seat: Seat) -> Discards {
        Discards { spared: Some(seat), ..self }
    }

    /// Who must discard something, that player apart.
    pub(crate) fn burdened(&self, game: &Game, but: Seat) -> SeatSet {
        let seats = self.seats.without(self.free);
        seats.iter().filter(|&seat| seat != but && self.due(game, seat) > 0).collect()
    }

    fn due(&self, game: &Game, seat: Seat) -> u8 {
        let hand = game.player(seat).hand.len();
        let spared = u8::from(self.spared == Some(seat));
        let sly = if self.fewer.contains(seat) { game.property(seat, Trait::discards_fewer) } else { None };
        let fewer = |cards: u8| cards.saturating_sub(sly.unwrap_or(0));
        let due = match self.demand {
            Demand::Exactly(cards) => fewer(cards).min(hand),
            Demand::Payment(cards) => cards.min(hand),
            Demand::All => fewer(hand),
            Demand::DownTo(cards) => hand.saturating_sub(cards),
            Demand::HandLimit => hand.saturating_sub(game.hand_limit(seat)),
        };
        due.saturating_sub(spared)
    }

    /// DAY-021: whoever has just as many cards as are demanded chooses them too.
    fn is_chosen(&self, game: &Game, seat: Seat) -> bool {
        self.demand != Demand::All && !self.is_random(game, seat)
    }

    /// BASE-092, BASE-211.
    fn is_random(&self, game: &Game, seat: Seat) -> bool {
        match self.demand {
            Demand::Payment(_) => false,
            Demand::Exactly(_) | Demand::All | Demand::DownTo(_) | Demand::HandLimit => {
                self.random || game.has(seat, Trait::RandomDiscards)
            }
        }
    }
}

impl Game {
    pub(crate) fn hand_limit(&self, seat: Seat) -> u8 {
        self.property(seat, Trait::hand_limit).unwrap_or(crate::cards::base::tokens::HAND_LIMIT)
    }

    /// A player discards a card of his choice.
    pub(crate) fn discard_card(&mut self, seat: Seat, card: SkillCard) {
        self.lose_card(seat, card);
        self.note_choice(seat, card);
    }

    /// A card is discarded, be it chosen or not.
    fn lose_card(&mut self, seat: Seat, card: SkillCard) {
        self.player_mut(seat).take(card);
        self.put_on_discard(card);
        self.log(Event::Discarded { seat, card });
        self.note_discard(seat, card);
    }

    /// PEG-036: a human player has discarded a Treachery card, for whatever reason.
    pub(crate) fn note_discard(&mut self, seat: Seat, card: SkillCard) {
        self.treachery_discarded |= card.skill() == Skill::Treachery && self.is_human(seat);
    }

    /// DAY-021, DAY-022: who chooses to discard such a card draws a Mutiny card for it, once a turn.
    pub(crate) fn note_choice(&mut self, seat: Seat, card: SkillCard) {
        let mutinous = card.row().text.sort == SkillSort::Mutinous && self.may_draw_mutiny(seat);
        if mutinous && !self.turn.daybreak.mutinied.contains(seat) {
            self.turn.daybreak.mutinied.insert(seat);
            self.mutinous.insert(seat);
        }
    }

    /// Moves cards to the end of the hand, where they wait for the others to choose.
    fn set_aside(&mut self, seat: Seat, cards: &[SkillCard]) {
        let player = self.player_mut(seat);
        for &card in cards {
            let free = usize::from(player.hand.len() - player.set_aside);
            let at = player.hand.as_slice()[..free].iter().position(|held| held.card == card);
            let held = player.hand.remove(at.expect("a chosen card is in the hand"));
            player.hand.push(held);
            player.set_aside += 1;
        }
    }

    /// The cards set aside, which are part of the hand again.
    fn take_back_set_aside(&mut self, seat: Seat) -> Vec<SkillCard> {
        let player = self.player_mut(seat);
        let kept = usize::from(player.hand.len() - player.set_aside);
        player.set_aside = 0;
        player.hand.as_slice()[kept..].iter().map(|held| held.card).collect()
    }

    fn set_aside_random(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            let player = &self.players[seat.index()];
            let free = usize::from(player.hand.len() - player.set_aside);
            let card = player.hand.as_slice()[self.chance.index(free)].card;
            self.set_aside(seat, &[card]);
        }
    }
}

impl Procedure for Discards {
    fn step(mut self, game: &mut Game) -> Flow {
        for seat in self.left.iter() {
            let due = self.due(game, seat);
            let hand = game.player(seat).hand.len();
            if due == 0 {
                self.left.remove(seat);
            } else if self.free.contains(seat) {
                continue;
            } else if due == hand {
                game.player_mut(seat).set_aside = hand;
                self.left.remove(seat);
            } else if self.is_random(game, seat) {
                game.set_aside_random(seat, due);
                self.left.remove(seat);
            }
        }
        if !self.left.is_empty() {
            return Flow::ask(self);
        }
        for seat in game.clockwise().filter(|&seat| self.seats.contains(seat)) {
            for card in game.take_back_set_aside(seat) {
                if self.is_chosen(game, seat) {
                    game.discard_card(seat, card);
                } else {
                    game.lose_card(seat, card);
                }
            }
        }
        Flow::Done
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let payment = matches!(self.demand, Demand::Payment(_));
        for seat in self.left.iter() {
            let cards = self.due(game, seat);
            let from = || game.player(seat).cards().collect();
            let (question, options) = match (self.free.contains(seat), self.is_random(game, seat)) {
                (true, true) => (Question::LetDiscard { cards }, Options::Choices(vec![Choice::Pass, Choice::Accept])),
                (true, false) => (Question::MayDiscard { cards }, Options::Cards { from: from(), min: 0, max: cards }),
                (false, _) => {
                    (Question::Discard { cards, payment }, Options::Cards { from: from(), min: cards, max: cards })
                }
            };
            asks.push(Ask { seat, question, options });
        }
    }

    fn answer(mut self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match answer {
            Answer::Cards(cards) => game.set_aside(seat, &cards),
            Answer::One(Choice::Accept) => game.set_aside_random(seat, self.due(game, seat)),
            Answer::One(_) => {}
        }
        self.left.remove(seat);
        Flow::go(self)
    }
}

/// A human player has discarded Treachery: before anything else goes on a Cylon player may answer it,
/// one card a turn (PEG-036).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct TreacheryDiscarded {
    opened: bool,
}

impl Procedure for TreacheryDiscarded {
    fn step(self, game: &mut Game) -> Flow {
        if !self.opened {
            // PEG-027: nobody but Cylon players uses the text of Treachery cards.
            let answers = |seat: Seat| !game.is_human(seat) && !game.player(seat).hand.is_empty();
            if game.turn.more.sabotaged || !game.seats().any(answers) {
                return Flow::Done;
            }
            return OpenWindow::over(game, TreacheryDiscarded { opened: true }, Window::TreacheryDiscarded);
        }
        let Some((seat, what, _)) = game.used.take() else { return Flow::Done };
        let Interrupt::Card(card) = what else { unreachable!("{what:?} answers no discard") };
        game.spend(seat, what);
        game.turn.more.sabotaged = true;
        Flow::go(Resolve::new(Code::new(Source::Skill(card), Branch::Main), seat))
    }
}
