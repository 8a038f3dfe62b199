//! Titles and their lines of succession (BASE-166 to BASE-175, PEG-010, PEG-119).

use crate::cards::base::titles::TITLES;
use crate::cards::{Character, TitleRow};
use crate::event::{Event, Secret};
use crate::game::Game;
use crate::seat::Seat;
use crate::terms::Title;

impl Title {
    pub fn row(self) -> &'static TitleRow {
        &TITLES[self as usize]
    }
}

impl Game {
    /// BASE-171: the Quorum hand and the nukes go with their title, so nothing else moves.
    pub(crate) fn give_title(&mut self, title: Title, seat: Seat) {
        if self.holder(title) == Some(seat) || !self.may_hold_titles(seat) {
            return;
        }
        self.titles[title as usize] = Some(seat);
        if title == Title::President {
            self.show_quorum_hand(seat);
        }
        self.log(Event::TitleGiven { title, seat });
    }

    /// The title goes to the highest eligible character of its whole line (BASE-167). Whoever holds it and is
    /// that character keeps it, which is nothing to tell.
    pub(crate) fn fill(&mut self, title: Title) {
        if let Some(seat) = self.highest(title) {
            self.give_title(title, seat);
        }
    }

    /// PEG-119: the title goes to the highest in its line but its holder, even if he is first.
    pub(crate) fn pass_title(&mut self, title: Title) {
        if let Some(seat) = self.highest_but(title, self.holder(title)) {
            self.give_title(title, seat);
        }
    }

    fn highest(&self, title: Title) -> Option<Seat> {
        self.highest_but(title, None)
    }

    /// BASE-169, BASE-170, BASE-173: human players; an Admiral outside the Brig if there is one.
    fn highest_but(&self, title: Title, but: Option<Seat>) -> Option<Seat> {
        let in_line = || {
            let may = |seat: Seat| Some(seat) != but && self.may_hold_titles(seat);
            let holder_of =
                move |character| self.seats().find(|&seat| self.player(seat).character == Some(character) && may(seat));
            self.rules.lines[title as usize].iter().copied().filter_map(holder_of)
        };
        match title {
            Title::President => in_line().next(),
            Title::Admiral => in_line().find(|&seat| !self.is_in_brig(seat)).or_else(|| in_line().next()),
        }
    }

    /// What being sent means for the Admiral title: lost in the Brig (BASE-169); taken by the one
    /// who leaves the Brig while all the others, the Admiral among them, still sit there (BASE-170).
    pub(crate) fn settle_admiral(&mut self, moved: Seat, from_brig: bool) {
        let Some(admiral) = self.holder(Title::Admiral) else { return };
        let in_brig = self.is_in_brig(moved);
        let eligible = |seat: &Seat| self.may_hold_titles(*seat) && *seat != moved;
        let others_in_brig = self.seats().filter(eligible).all(|seat| self.is_in_brig(seat));
        if admiral == moved && in_brig {
            self.fill(Title::Admiral);
        } else if admiral != moved && from_brig && !in_brig && others_in_brig {
            self.give_title(Title::Admiral, moved);
        }
    }

    /// The titles of a revealed Cylon go by their lines (BASE-184 step 4), and so do those of an executed
    /// character, whose player may gain them again with the new one (PEG-092 step 4).
    pub(crate) fn lose_titles(&mut self, seat: Seat) {
        for &title in Title::ALL {
            if self.holder(title) == Some(seat) {
                self.titles[title as usize] = None;
                self.fill(title);
            }
        }
    }

    /// A new character of an executed player: the Mutineer has no claim to the titles that were his
    /// (DAY-023, DAY-030), anybody else has (PEG-092 step 4).
    pub(crate) fn settle_titles_of(&mut self, seat: Seat) {
        if !self.player(seat).is_mutineer() {
            return self.lose_titles(seat);
        }
        for &title in Title::ALL {
            if self.holder(title) == Some(seat) {
                self.pass_title(title);
            }
        }
    }

    /// BASE-171, BASE-174: the hand goes with the title, and its new owner sees it.
    pub(crate) fn show_quorum_hand(&mut self, seat: Seat) {
        for at in 0..usize::from(self.decks.quorum_hand.len()) {
            let held = &mut self.decks.quorum_hand.as_mut_slice()[at];
            held.seen.insert(seat);
            let card = held.card;
            self.log(Event::QuorumReceived { seat, card: Secret::to(seat, card) });
        }
    }

    /// Characters that nobody has picked. A banned one still counts for its type.
    pub(crate) fn characters_left(&self) -> impl Iterator<Item = Character> + '_ {
        let sets = self.setup.sets;
        let picked = move |character: &Character| {
            self.seats().any(|seat| self.player(seat).character == Some(*character))
                || self.assist.is_some_and(|assist| assist.character == *character)
        };
        Character::of(sets).filter(move |character| !picked(character))
    }
}
