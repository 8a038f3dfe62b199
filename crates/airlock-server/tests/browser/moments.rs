//! Moments of games with several boxes, for whoever looks at how the pages are laid out.

use airlock_bots::Kind;
use airlock_game::cards::Objective;
use airlock_game::state::{Place, Standing};
use airlock_game::terms::{Set, Sets, Ship, Side};
use airlock_game::{Game, Question, Seat, Setup, View, Viewer};

use crate::laid::{self, Moment};

const ME: Seat = Seat(0);

/// The first game of officers in which a battle is fought beside the rebels.
const BATTLE: u8 = 50;

/// Every board that can lie on one table, on the way to Earth.
pub fn all_boxes(players: u8) -> Setup {
    let sets = Sets::BASE.with(Set::Pegasus).with(Set::Daybreak);
    Setup { sets, objective: Objective::Earth, ..Setup::base(players) }
}

fn view(game: &Game) -> View {
    game.view(Viewer::Seat(ME))
}

fn asked(game: &Game, is_it: impl Fn(&Question) -> bool) -> bool {
    game.ask_of(ME).is_some_and(|ask| is_it(&ask.question))
}

/// Cards that lie side by side.
fn small_hand(view: &View) -> bool {
    let me = &view.players[ME.index()];
    let quorum = if view.president == Some(ME) { view.decks.quorum_hand.len() } else { 0 };
    (3..=7).contains(&(usize::from(me.hand.cards) + quorum + me.super_crises.len() + me.mutiny.len()))
}

/// My action in a battle, while the rebels are with somebody.
pub fn battle() -> Moment {
    laid::find_from(BATTLE, Kind::Officer, all_boxes(6), |game| {
        let view = view(game);
        laid::fighting(game) && small_hand(&view) && view.search.rebels.is_some()
    })
}

/// I add cards to a check, after others.
pub fn check() -> Moment {
    laid::find_with(Kind::Officer, all_boxes(6), |game| {
        let view = view(game);
        laid::feeding(game) && small_hand(&view) && view.check_now().is_some_and(|check| check.fed > 2)
    })
}

/// Galactica is back over New Caprica.
pub fn over_new_caprica() -> Moment {
    laid::find_with(Kind::Officer, Setup::pegasus(6), |game| {
        let view = view(game);
        let down = |place: Place| matches!(place, Place::At(at) if at.ship() == Ship::NewCaprica);
        let people = view.players.iter().filter(|player| down(player.place)).count();
        view.new_caprica.as_ref().is_some_and(|ground| ground.in_orbit) && people > 2 && laid::asked_me(game)
    })
}

/// I am a Cylon leader among six others and have shown a motive.
pub fn leading() -> Moment {
    laid::find_with(Kind::Random, Setup::daybreak(7), |game| {
        let me = &view(game).players[ME.index()];
        me.standing == Standing::Leader && !me.shown_motives.is_empty() && laid::asked_me(game)
    })
}

/// My action on the way to Earth, before the rebels have joined.
pub fn searching() -> Moment {
    laid::find_with(Kind::Officer, Setup::daybreak(5), |game| {
        asked(game, |question| matches!(question, Question::Action { .. })) && view(game).search.rebels.is_none()
    })
}

/// My action on the way to Kobol, with a board of every box.
pub fn to_kobol() -> Moment {
    let setup = Setup { objective: Objective::Kobol, ..all_boxes(6) };
    laid::find_with(Kind::Officer, setup, |game| asked(game, |question| matches!(question, Question::Action { .. })))
}

/// I may move anywhere, with every board on the table.
pub fn moving() -> Moment {
    laid::find_with(Kind::Officer, all_boxes(6), |game| {
        asked(game, |question| *question == Question::Move) && view(game).search.rebels == Some(Side::Human)
    })
}

/// Characters of all boxes are chosen.
pub fn picking() -> Moment {
    laid::find_in(all_boxes(6), |game| asked(game, |question| *question == Question::PickCharacter))
}
