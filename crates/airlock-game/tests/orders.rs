//! Standing orders answer windows as their seat said, and nothing else.

use airlock_game::cards::{SkillCard, SkillName, Window};
use airlock_game::event::RollFor;
use airlock_game::orders::{Moment, StandingOrder, StandingOrders, Usable};
use airlock_game::{About, Answer, Ask, Choice, How, Interrupt, Options, Question, Seat};

const SEAT: Seat = Seat(1);

fn card(id: &str) -> SkillCard {
    SkillCard::from_id(id).expect("a skill card")
}

fn window(cards: &[&str]) -> Ask {
    let uses = cards.iter().map(|id| Choice::Use(Interrupt::Card(card(id)), How::Plain));
    let choices = [Choice::Pass].into_iter().chain(uses).collect();
    let about = About::Roll(RollFor::FtlJump);
    let question = Question::Window { window: Window::BeforeRoll, about };
    Ask { seat: SEAT, question, options: Options::Choices(choices) }
}

fn at(turn: u16, check: Option<u16>) -> Moment {
    Moment { turn, check }
}

const PASS: Option<Answer> = Some(Answer::One(Choice::Pass));

#[test]
fn without_orders_a_seat_is_asked() {
    assert_eq!(StandingOrders::default().reply(&window(&["strategic-planning-3"]), at(4, None)), None);
}

#[test]
fn an_order_for_a_check_ends_with_it() {
    let mut orders = StandingOrders::default();
    orders.give(SEAT, StandingOrder::PassCheck(7));
    let ask = window(&["strategic-planning-3"]);
    assert_eq!(orders.reply(&ask, at(4, Some(7))), PASS);
    assert_eq!(orders.reply(&ask, at(4, None)), None);
    assert_eq!(orders.reply(&ask, at(4, Some(8))), None);
    orders.expire(at(4, Some(8)));
    assert_eq!(orders.of(SEAT).count(), 0);
}

#[test]
fn an_order_for_a_turn_ends_with_it() {
    let mut orders = StandingOrders::default();
    orders.give(SEAT, StandingOrder::PassTurn(4));
    assert_eq!(orders.reply(&window(&["strategic-planning-3"]), at(4, Some(2))), PASS);
    assert_eq!(orders.reply(&window(&["strategic-planning-3"]), at(5, None)), None);
    orders.expire(at(5, None));
    assert_eq!(orders.of(SEAT).count(), 0);
}

#[test]
fn an_order_for_a_card_holds_whatever_its_strength_and_asks_about_others() {
    let mut orders = StandingOrders::default();
    let order = StandingOrder::PassAlways(Usable::Card(SkillName::StrategicPlanning));
    orders.give(SEAT, order);
    let both = window(&["strategic-planning-3", "strategic-planning-5"]);
    assert_eq!(orders.reply(&both, at(9, None)), PASS);
    assert_eq!(orders.reply(&window(&["strategic-planning-3", "evasive-maneuvers-1"]), at(9, None)), None);
    orders.withdraw(SEAT, order);
    assert_eq!(orders.reply(&both, at(9, None)), None);
}

#[test]
fn orders_never_answer_for_another_seat_or_another_question() {
    let mut orders = StandingOrders::default();
    orders.give(Seat(0), StandingOrder::PassTurn(4));
    assert_eq!(orders.reply(&window(&["strategic-planning-3"]), at(4, None)), None);
    orders.give(SEAT, StandingOrder::PassTurn(4));
    let moving = Ask { question: Question::Move, ..window(&["strategic-planning-3"]) };
    assert_eq!(orders.reply(&moving, at(4, None)), None);
}
