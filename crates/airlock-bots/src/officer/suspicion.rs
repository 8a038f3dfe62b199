//! What an officer remembers: who has had the chance to spoil checks, and how that looks.
//!
//! A check is revealed shuffled, so nobody learns who gave what. But everybody sees how many cards
//! each player added and which types he draws, and more cards against the check than Destiny can
//! explain came from somebody. The blame is shared among those who could have given them.
//!
//! Two books are kept: one as everybody at the table would keep it, which tells a hidden Cylon how he
//! looks himself, and one that leaves out the cards that this officer knows to be his own.

use airlock_game::cards::{Character, SkillCard};
use airlock_game::event::{Event, Outcome};
use airlock_game::terms::Skill;
use airlock_game::{MAX_SEATS, Seat, SeatSet};

/// The blame for so many cards against a check that lie face down, in tenths of a doubling of the
/// odds. None at all speaks for those who added cards; from the third on somebody must have.
const BLAME: [i32; 7] = [0, 8, 18, 32, 38, 42, 45];

/// The blame for adding a card against the check before everybody's eyes, and the praise for help.
const OPEN_SPOILER: i32 = 30;
const OPEN_HELP: i32 = -6;

/// Whoever gives two cards, or more, has paid for some trust.
const HELPED: i32 = -4;
const GENEROUS: i32 = -13;
const LAVISH: i32 = -18;

/// Who holds cards of the right types and gives none is asked why, all the more if the check fails.
const WITHHELD: i32 = 1;
const LET_OTHERS_PAY: i32 = 5;
/// Cards from which on a hand could have helped, and the share of helpful types in it, in percent.
const COULD_HELP: u8 = 4;
const HELPFUL: i32 = 40;

/// How far doubt and trust can go by checks alone.
const SCORE_LIMIT: i32 = 60;

/// How likely, in percent, a card of a type is that the character does not draw by himself.
const FOREIGN_TYPE: i32 = 6;

/// All that an officer remembers of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    characters: [Option<Character>; MAX_SEATS],
    /// How many cards each seat holds.
    hands: [u8; MAX_SEATS],
    check: CheckRecord,
    open: Book,
    own: Book,
}

/// A score for each seat, in tenths of a doubling of the odds that he is a Cylon.
type Book = [i32; MAX_SEATS];

/// What was seen of the check under way, or of the last one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct CheckRecord {
    /// How many cards each seat added.
    added: [u8; MAX_SEATS],
    /// Cards whose giver is known: his own, or all of them if they lie face up.
    given: Vec<(Seat, SkillCard)>,
    /// Destiny cards that lie face up.
    destiny: Vec<SkillCard>,
    face_up: bool,
    /// The cards revealed, and whether each counted for the check.
    revealed: Vec<(SkillCard, bool)>,
}

impl Memory {
    pub fn see(&mut self, event: &Event) {
        match *event {
            Event::CharacterPicked { seat, character } => self.characters[seat.index()] = Some(character),
            Event::CheckBegan { .. } => self.check = CheckRecord::default(),
            Event::CardsFaceUp => self.check.face_up = true,
            Event::DestinyAdded { card } => self.check.destiny.extend(card.value),
            Event::CardAdded { seat, card } => {
                self.lose_card(seat);
                self.check.given.extend(card.value.map(|card| (seat, card)));
            }
            Event::CardsAdded { seat, cards } => self.check.added[seat.index()] = cards,
            Event::CardRevealed { card, positive } => self.check.revealed.push((card, positive)),
            Event::CheckEnded { outcome } => self.judge_check(outcome),
            Event::Drew { seat, .. } | Event::CheckCardTaken { seat, .. } => self.hands[seat.index()] += 1,
            Event::Discarded { seat, .. } | Event::CardPlayed { seat, .. } => self.lose_card(seat),
            Event::CardTaken { from, by, .. } => {
                self.lose_card(from);
                self.hands[by.index()] += 1;
            }
            // Whoever was proved human or has revealed himself starts with a clean sheet.
            Event::CylonRevealed { seat, .. }
            | Event::SympathizerRevealed { seat, .. }
            | Event::Executed { seat, .. } => {
                self.open[seat.index()] = 0;
                self.own[seat.index()] = 0;
            }
            _ => {}
        }
    }

    /// How many cards the seat has added to the check under way.
    pub fn added(&self, seat: Seat) -> u8 {
        self.check.added[seat.index()]
    }

    /// How the seat looks to this officer.
    pub fn score(&self, seat: Seat) -> i32 {
        self.own[seat.index()]
    }

    /// How the seat looks to everybody.
    pub fn open_score(&self, seat: Seat) -> i32 {
        self.open[seat.index()]
    }

    /// The blame that so many cards against a check bring about.
    pub fn blame(against: usize) -> i32 {
        BLAME[against.min(BLAME.len() - 1)]
    }

    fn lose_card(&mut self, seat: Seat) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.saturating_sub(1);
    }

    fn judge_check(&mut self, outcome: Outcome) {
        let check = std::mem::take(&mut self.check);
        self.judge_idle(&check, outcome);
        if check.face_up {
            self.judge_open(&check);
        } else {
            let against: Vec<Skill> =
                check.revealed.iter().filter(|(_, positive)| !positive).map(|(card, _)| card.skill()).collect();
            let givers = givers(&check, SeatSet::NONE);
            share_blame(&mut self.open, &self.characters, &against, &givers, &check.added, outcome);
            let own: SeatSet = check.given.iter().map(|&(seat, _)| seat).collect();
            let others = givers_but(&givers, own);
            share_blame(&mut self.own, &self.characters, &without_own(&check, against), &others, &check.added, outcome);
        }
        self.check = check;
    }

    /// Who could have helped and did not.
    fn judge_idle(&mut self, check: &CheckRecord, outcome: Outcome) {
        let blame = match outcome {
            Outcome::Pass => LET_OTHERS_PAY,
            Outcome::Partial | Outcome::Fail => WITHHELD,
        };
        let helps = |skill: Skill| check.revealed.iter().any(|&(card, positive)| positive && card.skill() == skill);
        for (at, character) in self.characters.iter().enumerate() {
            let share: i32 =
                Skill::ALL.iter().filter(|&&skill| helps(skill)).map(|&skill| draws(*character, skill)).sum();
            if check.added[at] == 0 && self.hands[at] >= COULD_HELP && share >= HELPFUL {
                for book in [&mut self.open, &mut self.own] {
                    add(book, Seat(at as u8), blame);
                }
            }
        }
    }

    /// Face up everybody sees who helped and who did not.
    fn judge_open(&mut self, check: &CheckRecord) {
        for &(seat, card) in &check.given {
            let helped = check.revealed.iter().any(|&(revealed, positive)| revealed == card && positive);
            let by = if helped { OPEN_HELP } else { OPEN_SPOILER };
            for book in [&mut self.open, &mut self.own] {
                add(book, seat, by);
            }
        }
    }
}

fn add(book: &mut Book, seat: Seat, by: i32) {
    let score = &mut book[seat.index()];
    *score = (*score + by).clamp(-SCORE_LIMIT, SCORE_LIMIT);
}

fn givers(check: &CheckRecord, but: SeatSet) -> Vec<Seat> {
    let seats = (0..).map(Seat).zip(check.added);
    seats.filter(|&(seat, added)| added > 0 && !but.contains(seat)).map(|(seat, _)| seat).collect()
}

fn givers_but(givers: &[Seat], but: SeatSet) -> Vec<Seat> {
    givers.iter().copied().filter(|&seat| !but.contains(seat)).collect()
}

/// The types against the check without the cards that this officer gave himself.
fn without_own(check: &CheckRecord, mut against: Vec<Skill>) -> Vec<Skill> {
    for (_, card) in &check.given {
        let counted_against = check.revealed.iter().any(|&(revealed, positive)| revealed == *card && !positive);
        if counted_against && let Some(at) = against.iter().position(|&skill| skill == card.skill()) {
            against.swap_remove(at);
        }
    }
    against
}

/// Shares the blame for the cards against a check among those who could have given them.
fn share_blame(
    book: &mut Book,
    characters: &[Option<Character>; MAX_SEATS],
    against: &[Skill],
    givers: &[Seat],
    added: &[u8; MAX_SEATS],
    outcome: Outcome,
) {
    // A check that passed was not spoiled by much, and those who paid for it meant it.
    let passed = outcome == Outcome::Pass;
    let blame = if passed { Memory::blame(against.len()) / 4 } else { Memory::blame(against.len()) };
    let weight = |seat: Seat| -> i32 {
        let could = against.iter().map(|&skill| draws(characters[seat.index()], skill)).max().unwrap_or(FOREIGN_TYPE);
        // Who gave many cards gave most of them to help.
        could * 3 / i32::from(added[seat.index()].clamp(1, 3))
    };
    let total: i32 = givers.iter().map(|&seat| weight(seat)).sum();
    let most = givers.iter().map(|&seat| weight(seat)).max().unwrap_or(0);
    for &seat in givers {
        let share = if blame > 0 { blame * 2 * weight(seat) / (total + most).max(1) } else { blame };
        let trust = match added[seat.index()] {
            _ if !passed => 0,
            0 => 0,
            1 => HELPED,
            2 => GENEROUS,
            _ => LAVISH,
        };
        add(book, seat, share + trust);
    }
}

/// How much of what the character draws is of that type, in percent.
pub fn draws(character: Option<Character>, skill: Skill) -> i32 {
    let Some(character) = character else { return FOREIGN_TYPE };
    let row = character.row();
    let of_type = |(drawn, count): (Skill, u8)| if drawn == skill { i32::from(count) * 2 } else { 0 };
    let fixed: i32 = row.skills.iter().copied().map(of_type).sum();
    let free = |&(of, count): &(&[Skill], u8)| if of.contains(&skill) { i32::from(count) } else { 0 };
    let free: i32 = row.choices.iter().map(free).sum();
    let all: i32 = row.skills.iter().map(|&(_, count)| i32::from(count) * 2).sum::<i32>()
        + row.choices.iter().map(|&(_, count)| i32::from(count) * 2).sum::<i32>();
    ((fixed + free) * 100 / all.max(1)).max(FOREIGN_TYPE)
}
