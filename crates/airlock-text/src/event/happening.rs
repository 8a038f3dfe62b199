//! What happened, one sentence for each thing, with its details for whoever wants them.
//!
//! Events are facts, and one happening is often told by several: a Crisis card is drawn, revealed, and asks for a check; cards
//! are turned, counted, and the check passes. The sentence that says most stands for all of them.

use airlock_game::{Event, Seat};

use super::StoryLine;
use crate::names::Names;
use crate::words::Words;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happening<'e> {
    pub line: StoryLine<'e>,
    /// The lines that it stands for beside its own.
    pub details: Vec<StoryLine<'e>>,
}

/// So many facts of one kind in a row are one happening.
const MANY: usize = 3;

impl Words {
    /// What happened, as a reader with that seat, or with none, may know it.
    pub fn happenings<'e>(&self, events: &'e [Event], names: &dyn Names, reader: Option<Seat>) -> Vec<Happening<'e>> {
        let lines = self.story_lines(events, names, reader);
        let firsts: Vec<Option<Event>> = lines.iter().map(|line| line.events.first().copied()).collect();
        let mut all: Vec<Happening<'e>> = Vec::new();
        let mut before = Vec::new();
        for (at, line) in lines.into_iter().enumerate() {
            let Some(event) = firsts[at] else { continue };
            let after: Vec<Event> = firsts[at + 1..].iter().flatten().copied().collect();
            if ends_with_heading(&event, &after) {
                continue;
            }
            if leads_to(&event, &after) {
                before.push(line);
                continue;
            }
            match all.last_mut() {
                Some(last) if before.is_empty() && follows_from(&event, last.line.events) => last.details.push(line),
                Some(_) | None => all.push(Happening { line, details: std::mem::take(&mut before) }),
            }
        }
        together(all)
    }
}

/// The turn that follows says by its heading that this one is over.
fn ends_with_heading(event: &Event, after: &[Event]) -> bool {
    matches!((event, after), (Event::TurnEnded { .. }, [Event::TurnBegan { .. }, ..]))
}

/// Whether what happens next says this too.
fn leads_to(event: &Event, after: &[Event]) -> bool {
    let Some((next, later)) = after.split_first() else { return false };
    let is_said_next = matches!(
        (event, next),
        (Event::CrisesDrawn { .. } | Event::CrisisSeen { .. }, Event::CrisisRevealed { .. })
            | (Event::CrisisRevealed { .. } | Event::OptionChosen { .. }, Event::CheckBegan { .. })
            | (Event::CardRevealed { .. }, Event::Totalled { .. })
            | (Event::Totalled { .. }, Event::CheckEnded { .. })
            | (Event::AbilityUsed { .. }, Event::CheckDecided { .. })
    );
    let is_seen = matches!((event, next), (Event::CrisesDrawn { .. }, Event::CrisisSeen { .. }));
    let is_paid =
        matches!((event, next), (Event::Discarded { seat: pays, .. }, Event::Moved { seat, .. }) if pays == seat);
    is_said_next || is_paid || (is_seen && leads_to(next, later))
}

/// Whether it only says how the last thing that happened went.
fn follows_from(event: &Event, last: &[Event]) -> bool {
    let Some(last) = last.first() else { return false };
    let is_aftermath = matches!(
        event,
        Event::TurnEnded { .. }
            | Event::CrisisDiscarded { .. }
            | Event::SuperCrisisDiscarded { .. }
            | Event::QuorumDiscarded { .. }
            | Event::DeckReshuffled { .. }
            | Event::DieBonus { .. }
            | Event::DieShifted { .. }
            | Event::DifficultyChanged { .. }
            | Event::CardsFaceUp
            | Event::SkillCountsPositive { .. }
            | Event::SkillHasNoStrength { .. }
    );
    let is_part = matches!(
        (last, event),
        (Event::CheckBegan { .. } | Event::CardPlayed { .. }, Event::DestinyAdded { .. })
            | (Event::ActionTaken { .. } | Event::CardPlayed { .. }, Event::Drew { .. })
            | (Event::CylonShipsActivated { .. }, Event::RaiderMoved { .. } | Event::HeavyRaiderMoved { .. })
            | (Event::CylonShipsActivated { .. }, Event::ScarMoved { .. } | Event::Launched { .. })
            | (Event::FleetJumped, Event::ViperReturned { .. } | Event::Arrived { .. })
    );
    // A heading has no details.
    (is_aftermath || is_part) && !matches!(last, Event::TurnBegan { .. })
}

/// Many facts of one kind in a row become one, which says the first of them.
fn together(all: Vec<Happening<'_>>) -> Vec<Happening<'_>> {
    let kind = |one: &Happening<'_>| {
        let first = one.line.events.first().filter(|event| one.details.is_empty() && !stands_alone(event));
        first.map(std::mem::discriminant)
    };
    let runs = all.chunk_by(|one, other| kind(one).is_some() && kind(one) == kind(other));
    let fold = |run: &[Happening<'_>]| run.len() >= MANY;
    let lengths: Vec<(usize, bool)> = runs.map(|run| (run.len(), fold(run))).collect();
    let mut rest = all.into_iter();
    let mut folded = Vec::new();
    for (length, fold) in lengths {
        let mut run = rest.by_ref().take(length);
        match run.next() {
            Some(Happening { line, .. }) if fold => {
                folded.push(Happening { line, details: run.map(|other| other.line).collect() });
            }
            Some(first) => folded.extend(std::iter::once(first).chain(run)),
            None => {}
        }
    }
    folded
}

/// What everybody wants to know one by one.
fn stands_alone(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnBegan { .. }
            | Event::CharacterPicked { .. }
            | Event::Turned { .. }
            | Event::Rolled { .. }
            | Event::CivilianDestroyed { .. }
            | Event::GalacticaDamaged { .. }
            | Event::PegasusDamaged { .. }
            | Event::CylonRevealed { .. }
            | Event::TitleGiven { .. }
    )
}
