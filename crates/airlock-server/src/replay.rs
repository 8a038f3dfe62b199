//! A finished game, step by step and through anybody's eyes.
//!
//! A step is the game after so many answers; step 0 is the table before the first. The index keeps
//! all events and the game at the beginning of each turn, so that any step is a few answers away.
//!
//! Invariant: only a game that is over is replayed, because here every view is open to everybody.

use airlock_game::cards::SkillCard;
use airlock_game::save::{self, Save};
use airlock_game::terms::{Area, Craft, Side};
use airlock_game::{Answer, Ask, DaybreakEvent, Ending, Event, Game, Outcome, Seat, SeatSet, Source, View, Viewer};
use airlock_store::{Decision, Deed, StoredTable};
use thiserror::Error;

use crate::told::Told;

/// Why a game cannot be shown again.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    #[error(transparent)]
    Broken(#[from] save::ReplayError),
    #[error("the game is not over")]
    Unfinished,
    #[error("the game was not recorded")]
    Unrecorded,
}

/// The index of a finished game.
#[derive(Clone, Debug)]
pub struct Replay {
    save: Save,
    /// The answers of all steps.
    answers: Vec<(Seat, Answer)>,
    /// Played under other rules, so that only what was recorded can be shown: the table as each turn began.
    recorded: bool,
    ending: Ending,
    events: Vec<Event>,
    /// Where the events of each step begin, and where those of the last end.
    starts: Vec<usize>,
    turns: Vec<Turn>,
    /// Where the basestars were from that step on; one that is gone keeps its last place, because
    /// what is told next may be its end.
    basestars: Vec<(usize, Vec<Option<Area>>)>,
}

/// A turn, or what came before the first.
#[derive(Clone, Debug)]
pub struct Turn {
    /// 0 before the first turn.
    pub number: u16,
    pub owner: Option<Seat>,
    /// A revealed Cylon's, or the one in which they revealed themselves.
    pub cylon: bool,
    /// The first step that is in this turn.
    pub first: usize,
    pub marks: Vec<Mark>,
    /// Its first event.
    begins: usize,
    game: Game,
    told: Told,
}

impl Turn {
    fn before_the_first(game: &Game, told: &Told) -> Turn {
        Turn {
            number: 0,
            owner: None,
            cylon: false,
            first: 0,
            marks: Vec::new(),
            begins: 0,
            game: game.clone(),
            told: told.clone(),
        }
    }
}

/// Something to look for on the line of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    pub what: Marked,
    pub step: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marked {
    Check(Outcome),
    Jump,
    Reveal,
    Sleeper,
    SuperCrisis,
    Execution,
    /// A Mutiny card took effect.
    Mutiny,
    /// The Mutineer was turned up (DAY-023).
    Mutineer,
    Mission,
    RebelBasestar(Side),
    End(Ending),
}

/// A step as one viewer knew it.
#[derive(Clone, Debug)]
pub struct Shown {
    pub step: usize,
    /// The place of its turn among [`Replay::turns`].
    pub turn: usize,
    pub view: View,
    pub told: Told,
    /// What was answered in this step, if the viewer may know it.
    pub answer: Option<(Ask, Answer)>,
    /// What this answer brought.
    pub events: Vec<Event>,
    /// The turn before and this turn to its end.
    pub log: Vec<LogStep>,
}

/// What one answer brought within one turn, as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogStep {
    pub step: usize,
    /// The place of the turn among [`Replay::turns`].
    pub turn: usize,
    pub events: Vec<Event>,
    /// By their numbers, where they were then.
    pub basestars: Vec<Option<Area>>,
    /// Whether the cards added here counted for the check, once they were turned.
    pub counted: Vec<(SkillCard, bool)>,
}

impl Replay {
    pub fn new(save: Save) -> Result<Replay, ReplayError> {
        let (mut game, mut events) = save.replay_to(0)?;
        let mut told = Told::default();
        events.iter().for_each(|event| told.hear(event));
        let mut index = Index { turns: vec![Turn::before_the_first(&game, &told)], cylons: SeatSet::NONE };
        index.read(&events, 0, 0, &game, &told);
        let mut starts = vec![0, events.len()];
        let mut basestars = vec![(0, places(&game, &[]))];
        for (at, (seat, answer)) in save.answers.iter().enumerate() {
            let step = at + 1;
            let before = events.len();
            game.answer_into(*seat, answer.clone(), &mut events).map_err(|why| save::ReplayError::Answer {
                at,
                seat: *seat,
                why,
            })?;
            told.next_answer();
            events[before..].iter().for_each(|event| told.hear(event));
            index.read(&events[before..], before, step, &game, &told);
            starts.push(events.len());
            if events[before..].iter().any(places_a_basestar)
                && let Some((_, known)) = basestars.last()
            {
                let now = places(&game, known);
                basestars.push((step, now));
            }
        }
        let ending = game.ending().ok_or(ReplayError::Unfinished)?;
        let answers = save.answers.clone();
        Ok(Replay { save, answers, recorded: false, ending, events, starts, turns: index.turns, basestars })
    }

    /// A game that other rules than ours were played in, from its record.
    pub fn recorded(stored: &StoredTable, save: Save) -> Result<Replay, ReplayError> {
        let (opening, rest) = stored.decisions.split_first().ok_or(ReplayError::Unrecorded)?;
        let state_at = |version: u32| {
            let snapshot = stored.snapshots.iter().find(|snapshot| snapshot.version == version)?;
            Game::from_canonical(&snapshot.state).ok()
        };
        let mut game = state_at(opening.version).ok_or(ReplayError::Unrecorded)?;
        let mut events = opening.events.clone();
        let mut told = Told::default();
        events.iter().for_each(|event| told.hear(event));
        let mut index = Index { turns: vec![Turn::before_the_first(&game, &told)], cylons: SeatSet::NONE };
        index.read(&events, 0, 0, &game, &told);
        let mut starts = vec![0, events.len()];
        let mut basestars = vec![(0, places(&game, &[]))];
        let mut answers = Vec::new();
        for decision in not_taken_back(rest) {
            let before = events.len();
            events.extend(&decision.events);
            if let Deed::Answer(seat, answer) = &decision.deed {
                answers.push((*seat, answer.clone()));
                starts.push(events.len());
                told.next_answer();
            } else if let Some(end) = starts.last_mut() {
                *end = events.len();
            }
            decision.events.iter().for_each(|event| told.hear(event));
            if let Some(state) = state_at(decision.version) {
                game = state;
                let known = basestars.last().map(|(_, known)| places(&game, known)).unwrap_or_default();
                basestars.push((answers.len(), known));
            }
            index.read(&events[before..], before, answers.len(), &game, &told);
        }
        let ending = events.iter().find_map(|event| match *event {
            Event::GameEnded { ending } => Some(ending),
            _ => None,
        });
        let ending = ending.ok_or(ReplayError::Unfinished)?;
        Ok(Replay { save, answers, recorded: true, ending, events, starts, turns: index.turns, basestars })
    }

    /// The rules version of a game that is shown from its record.
    pub fn recorded_under(&self) -> Option<u32> {
        let first = self.save.earlier.first().map_or(self.save.rules_version, |chapter| chapter.rules_version);
        self.recorded.then_some(first)
    }

    pub fn save(&self) -> &Save {
        &self.save
    }

    pub fn ending(&self) -> Ending {
        self.ending
    }

    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The last step.
    pub fn last(&self) -> usize {
        self.answers.len()
    }

    /// The place of the turn that a step is in.
    pub fn turn_of(&self, step: usize) -> usize {
        self.turns.partition_point(|turn| turn.first <= step).saturating_sub(1)
    }

    /// The steps of a turn: the first, and the first that is no longer in it.
    pub fn steps_of(&self, turn: usize) -> (usize, usize) {
        let first = |at: usize| self.turns.get(at).map(|turn| turn.first);
        (first(turn).unwrap_or_default(), first(turn + 1).unwrap_or(self.last() + 1))
    }

    pub fn marks(&self) -> impl Iterator<Item = Mark> {
        self.turns.iter().flat_map(|turn| turn.marks.iter().copied())
    }

    /// The next step after this one in which something that is wanted happened.
    pub fn next_mark(&self, step: usize, wanted: impl Fn(Marked) -> bool) -> Option<usize> {
        self.marks().find(|mark| mark.step > step && wanted(mark.what)).map(|mark| mark.step)
    }

    /// The next step in which something happens that this viewer may know.
    pub fn step_on(&self, step: usize, viewer: Viewer) -> Option<usize> {
        (step + 1..=self.last()).find(|&step| self.tells(step, viewer))
    }

    pub fn step_back(&self, step: usize, viewer: Viewer) -> Option<usize> {
        (0..step).rev().find(|&step| self.tells(step, viewer))
    }

    /// A pass in a window brings nothing, and is known to nobody else.
    fn tells(&self, step: usize, viewer: Viewer) -> bool {
        step == 0 || self.starts[step] < self.starts[step + 1] || self.knows_answer(step, viewer)
    }

    fn knows_answer(&self, step: usize, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Everything => true,
            Viewer::Seat(seat) => step > 0 && self.answers[step - 1].0 == seat,
            Viewer::Spectator => false,
        }
    }

    /// The game at a step, or at the last if there are fewer, as the viewer knew it then.
    pub fn at(&self, step: usize, viewer: Viewer) -> Shown {
        let step = step.min(self.last());
        let turn = self.turn_of(step);
        let Turn { first, game, told, .. } = &self.turns[turn];
        let (mut game, mut told) = (game.clone(), told.clone());
        let mut ask = None;
        for step in first + 1..=step {
            told.next_answer();
            self.events[self.starts[step]..self.starts[step + 1]].iter().for_each(|event| told.hear(event));
            if !self.recorded {
                let (seat, answer) = &self.answers[step - 1];
                ask = game.ask_of(*seat).filter(|ask| ask.options.allows(answer)).cloned();
                game.answer(*seat, answer.clone()).expect("it was accepted when the index was made");
            }
        }
        let answer = ask.filter(|_| self.knows_answer(step, viewer));
        Shown {
            step,
            turn,
            view: game.view(viewer),
            told,
            answer: answer.map(|ask| (ask, self.answers[step - 1].1.clone())),
            events: shown(&self.events[self.starts[step]..self.starts[step + 1]], viewer),
            log: self.log(turn.saturating_sub(1), turn, viewer),
        }
    }

    /// What happened from the beginning of one turn to the end of another.
    pub fn log(&self, from: usize, to: usize, viewer: Viewer) -> Vec<LogStep> {
        let mut log = Vec::new();
        for turn in from..=to {
            let begins = self.turns[turn].begins;
            let ends = self.turns.get(turn + 1).map_or(self.events.len(), |next| next.begins);
            let (first, after) = self.steps_of(turn);
            // The answer that ends a turn brings the end of the one and the beginning of the other.
            for step in first..=after.min(self.last()) {
                let (start, end) = (self.starts[step].max(begins), self.starts[step + 1].min(ends));
                if start < end {
                    log.push(LogStep {
                        step,
                        turn,
                        events: shown(&self.events[start..end], viewer),
                        basestars: self.basestars_at(step).to_vec(),
                        counted: self.counted(start, end),
                    });
                }
            }
        }
        log
    }

    fn basestars_at(&self, step: usize) -> &[Option<Area>] {
        let at = self.basestars.partition_point(|(from, _)| *from <= step).saturating_sub(1);
        self.basestars.get(at).map_or(&[], |(_, places)| places)
    }

    /// How the cards that are added in these events counted when they were turned.
    fn counted(&self, start: usize, end: usize) -> Vec<(SkillCard, bool)> {
        let Some(at) = self.events[start..end].iter().position(|event| matches!(event, Event::CardAdded { .. })) else {
            return Vec::new();
        };
        let check = self.events[start + at..].iter().take_while(|event| !matches!(event, Event::CheckEnded { .. }));
        check.filter_map(turned).collect()
    }
}

/// The turns as the events are read.
struct Index {
    turns: Vec<Turn>,
    cylons: SeatSet,
}

impl Index {
    /// Reads what one answer brought; `game` and `told` are as they were after it.
    fn read(&mut self, events: &[Event], first: usize, step: usize, game: &Game, told: &Told) {
        for (at, event) in events.iter().enumerate() {
            match *event {
                Event::TurnBegan { seat, number } => self.turns.push(Turn {
                    number,
                    owner: Some(seat),
                    cylon: self.cylons.contains(seat),
                    first: step,
                    marks: Vec::new(),
                    begins: first + at,
                    game: game.clone(),
                    told: told.clone(),
                }),
                Event::CylonRevealed { seat, .. } | Event::SympathizerRevealed { seat, cylon: true } => {
                    self.cylons.insert(seat);
                }
                _ => {}
            }
            let turn = self.turns.last_mut().expect("setup is the first");
            turn.cylon |= turn.owner.is_some_and(|owner| self.cylons.contains(owner));
            turn.marks.extend(mark(event).map(|what| Mark { what, step }));
        }
    }
}

/// The decisions that count: an answer that was taken back is none, and neither is the taking back.
fn not_taken_back(decisions: &[Decision]) -> Vec<&Decision> {
    let mut kept: Vec<&Decision> = Vec::new();
    for decision in decisions {
        match decision.deed {
            Deed::TakeBack(_) => drop(kept.pop()),
            Deed::Answer(..) | Deed::Rules(_) => kept.push(decision),
        }
    }
    kept
}

fn mark(event: &Event) -> Option<Marked> {
    Some(match *event {
        Event::CheckEnded { outcome } | Event::CheckDecided { outcome, .. } => Marked::Check(outcome),
        Event::FleetJumped => Marked::Jump,
        Event::CylonRevealed { .. } | Event::SympathizerRevealed { .. } => Marked::Reveal,
        Event::SleeperAgentPhase => Marked::Sleeper,
        Event::CrisisRevealed { card: Source::SuperCrisis(_), .. } => Marked::SuperCrisis,
        Event::Executed { .. } => Marked::Execution,
        Event::Daybreak(DaybreakEvent::MutinyPlayed { .. }) => Marked::Mutiny,
        Event::Daybreak(DaybreakEvent::MutineerRevealed { .. }) => Marked::Mutineer,
        Event::Daybreak(DaybreakEvent::MissionActivated { .. }) => Marked::Mission,
        Event::Daybreak(DaybreakEvent::RebelBasestarJoined { side }) => Marked::RebelBasestar(side),
        Event::GameEnded { ending } => Marked::End(ending),
        _ => return None,
    })
}

fn turned(event: &Event) -> Option<(SkillCard, bool)> {
    let Event::CardRevealed { card, positive } = *event else { return None };
    Some((card, positive))
}

fn shown(events: &[Event], viewer: Viewer) -> Vec<Event> {
    events.iter().map(|event| event.shown_to(viewer)).collect()
}

fn places_a_basestar(event: &Event) -> bool {
    matches!(event, Event::Placed { craft: Craft::Basestar, .. })
}

fn places(game: &Game, known: &[Option<Area>]) -> Vec<Option<Area>> {
    let basestars = game.view(Viewer::Spectator).space.basestars;
    let last = |at: usize| known.get(at).copied().flatten();
    basestars.iter().enumerate().map(|(at, now)| now.map(|basestar| basestar.area).or(last(at))).collect()
}

/// How a viewer is called in addresses: `seat-0`, `spectator`, `all`.
pub fn eyes(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat-{}", seat.0),
        Viewer::Spectator => "spectator".to_owned(),
        Viewer::Everything => "all".to_owned(),
    }
}

/// The viewer of an address, at a table for so many players.
pub fn viewer(eyes: &str, players: u8) -> Option<Viewer> {
    match eyes {
        "spectator" => Some(Viewer::Spectator),
        "all" => Some(Viewer::Everything),
        seat => {
            let seat: u8 = seat.strip_prefix("seat-")?.parse().ok()?;
            (seat < players).then_some(Viewer::Seat(Seat(seat)))
        }
    }
}
