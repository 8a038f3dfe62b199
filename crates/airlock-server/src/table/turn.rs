//! What the table does by itself: bots and standing orders answer, pauses end.

use airlock_game::{Answer, Ask, Choice, Game, Options, Question, Seat};

use super::{BadStart, Play, Table};

/// What the table itself does next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Nothing,
    /// The pause of a window has to run out first.
    Window,
    Auto(Auto),
}

/// An answer that nobody has to be waited for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Auto {
    Bot(Seat),
    Order(Seat, Answer),
}

impl Table {
    /// What the table has to do by itself.
    pub fn next(&self) -> Next {
        let Some(play) = &self.play else { return Next::Nothing };
        let game = &play.game;
        if game.ending().is_some() || self.broken.is_some() || self.locked {
            return Next::Nothing;
        }
        if self.has_even_pause() {
            return Next::Window;
        }
        let mut asks: Vec<&Ask> = game.asks().iter().collect();
        asks.sort_by_key(|ask| ask.seat);
        let auto = asks.into_iter().find_map(|ask| self.auto(play, ask));
        auto.map_or(Next::Nothing, Next::Auto)
    }

    /// A window is open whose pause is the same for everybody. Where nobody but bots could learn something from its
    /// length there is none.
    pub fn has_even_pause(&self) -> bool {
        let even = |game: &Game| game.waits_secretly() && game.asks().iter().all(is_window);
        self.row.setup.even_windows && !self.is_alone() && self.game().is_some_and(even)
    }

    fn auto(&self, play: &Play, ask: &Ask) -> Option<Auto> {
        if self.is_bot(ask.seat) {
            return Some(Auto::Bot(ask.seat));
        }
        if self.is_passed_over(ask) {
            return Some(Auto::Order(ask.seat, Answer::One(Choice::Pass)));
        }
        let reply = play.orders.reply(ask, play.game.moment())?;
        Some(Auto::Order(ask.seat, reply))
    }

    /// Who is alone and can only pass need not do so; with others the even pause hides that.
    pub(super) fn is_passed_over(&self, ask: &Ask) -> bool {
        self.is_alone() && is_window(ask) && ask.options == Options::Choices(vec![Choice::Pass])
    }

    /// Lets bots move at once until their one companion is asked something.
    pub(super) fn hurry(&mut self, seat: Seat) -> Result<Seat, BadStart> {
        if !self.sits_alone() {
            return Err(BadStart::NotAlone);
        }
        self.hurries = true;
        Ok(seat)
    }

    /// Bots take their time again where somebody is asked who is no bot, and at the end.
    pub fn stop_hurrying(&mut self) {
        let asked = match &self.play {
            Some(play) => play.game.asks().iter().any(|ask| !self.is_bot(ask.seat) && self.auto(play, ask).is_none()),
            None => true,
        };
        self.hurries &= self.sits_alone() && !asked && !self.is_over();
    }

    /// What is answered for everybody who is still asked when the pause of a window is over.
    pub fn at_end_of_pause(&self) -> Vec<Auto> {
        let Some(play) = &self.play else { return Vec::new() };
        let asks = play.game.asks().iter().filter(|ask| is_window(ask));
        let auto = |ask: &Ask| {
            let pass = Auto::Order(ask.seat, Answer::One(Choice::Pass));
            if self.is_bot(ask.seat) { Auto::Bot(ask.seat) } else { pass }
        };
        asks.map(auto).collect()
    }
}

fn is_window(ask: &Ask) -> bool {
    matches!((&ask.question, &ask.options), (Question::Window { .. }, Options::Choices(_)))
}
