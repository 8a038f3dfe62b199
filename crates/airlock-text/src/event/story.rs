//! Several events in as few sentences as a reader wants: draws together, what is told twice once.

use airlock_game::cards::SkillCard;
use airlock_game::terms::{Skill, SkillCounts};
use airlock_game::{Event, Seat, Secret};

use super::Log;
use crate::names::{Names, People};
use crate::phrase::Phrase;
use crate::words::Words;

/// One line of a story, and the events that it tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryLine<'e> {
    pub events: &'e [Event],
    pub text: String,
    /// How often the same happened in a row; the text tells it.
    times: u16,
}

impl Words {
    /// What happened, as a reader with that seat, or with none, may know it.
    pub fn story(&self, events: &[Event], names: &dyn Names, reader: Option<Seat>) -> Vec<String> {
        self.story_lines(events, names, reader).into_iter().map(|line| line.text).collect()
    }

    /// The same, each line with what it tells.
    pub fn story_lines<'e>(&self, events: &'e [Event], names: &dyn Names, reader: Option<Seat>) -> Vec<StoryLine<'e>> {
        let log = Log { words: self, people: People { names, reader } };
        let mut lines: Vec<StoryLine<'e>> = Vec::new();
        let mut rest: &[Event] = events;
        while let Some((first, after)) = rest.split_first() {
            let run = rest;
            rest = after;
            let text = match log.run(first, &mut rest) {
                Some(text) => text,
                None if is_told_elsewhere(first) => continue,
                None => log.sentence(first),
            };
            match lines.last_mut() {
                Some(last) if last.text == text => last.times += 1,
                Some(_) | None => lines.push(StoryLine { events: &run[..run.len() - rest.len()], text, times: 1 }),
            }
        }
        for line in &mut lines {
            line.text = log.times(std::mem::take(&mut line.text), line.times);
        }
        lines
    }
}

impl Log<'_> {
    /// The sentence of a run of events that begins with this one, which is taken off the rest.
    fn run(&self, first: &Event, rest: &mut &[Event]) -> Option<String> {
        if let Event::Drew { seat, .. } = *first {
            return Some(self.drawn(seat, first, rest));
        }
        if let Event::CardAdded { seat, .. } = *first {
            return self.added(seat, first, rest);
        }
        if let Event::CardRevealed { .. } = *first {
            return Some(self.revealed(first, rest));
        }
        None
    }

    /// What somebody drew, with the cards as far as the reader knows them.
    fn drawn(&self, seat: Seat, first: &Event, rest: &mut &[Event]) -> String {
        let drew = |event: &Event| {
            let Event::Drew { seat: drawer, skill, card } = *event else { return None };
            (drawer == seat).then_some((skill, card.value))
        };
        let run: Vec<(Skill, Option<SkillCard>)> = take_run(first, rest, drew);
        let counts = run.iter().fold(SkillCounts::NONE, |counts, &(skill, _)| counts.plus(skill, 1));
        let say = self.who("story-drew", seat).text("draw", self.words.draw(counts));
        self.shown(say, self.cards(run.into_iter().filter_map(|(_, card)| card))).sentence()
    }

    /// The cards that somebody added, if the reader knows them, or how many they were.
    fn added(&self, seat: Seat, first: &Event, rest: &mut &[Event]) -> Option<String> {
        let added = |event: &Event| {
            let Event::CardAdded { seat: giver, card } = *event else { return None };
            (giver == seat).then_some(card.value)
        };
        let mut after = *rest;
        let run: Vec<Option<SkillCard>> = take_run(first, &mut after, added);
        // The number closes the run; without it each card is told by itself.
        let (Event::CardsAdded { cards, .. }, after) = after.split_first()? else { return None };
        *rest = after;
        let say = self.who("story-added", seat).number("count", *cards);
        Some(self.shown(say, self.cards(run.into_iter().flatten())).sentence())
    }

    /// The cards of a check as they were turned: those that counted for it, then the others.
    fn revealed(&self, first: &Event, rest: &mut &[Event]) -> String {
        let card = |event: &Event| {
            let Event::CardRevealed { card, positive } = *event else { return None };
            Some((card, positive))
        };
        let run: Vec<(SkillCard, bool)> = take_run(first, rest, card);
        let side = |wanted| self.cards(run.iter().filter(|(_, positive)| *positive == wanted).map(|&(card, _)| card));
        let (counted, against) = (side(true), side(false));
        let both = match (&counted, &against) {
            (Some(_), Some(_)) => "both",
            (Some(_), None) => "for",
            (None, _) => "against",
        };
        let say = self.say("story-revealed").text("sides", both).text("for", counted.unwrap_or_default());
        say.text("against", against.unwrap_or_default()).end()
    }

    fn cards(&self, cards: impl Iterator<Item = SkillCard>) -> Option<Phrase> {
        let names: Vec<Phrase> = cards.map(|card| self.words.card(card)).collect();
        (!names.is_empty()).then(|| self.words.commas(names))
    }

    fn times(&self, sentence: String, times: u16) -> String {
        if times == 1 {
            return sentence;
        }
        self.say("story-times").text("sentence", sentence).number("count", times).end()
    }
}

/// What the first event and those after it have in common; the latter are taken off the rest.
fn take_run<T>(first: &Event, rest: &mut &[Event], common: impl Fn(&Event) -> Option<T>) -> Vec<T> {
    let run: Vec<T> = std::iter::once(first).chain(rest.iter()).map_while(common).collect();
    *rest = &rest[run.len() - 1..];
    run
}

/// Whether another event of the same moment tells it, or it tells this reader nothing.
fn is_told_elsewhere(event: &Event) -> bool {
    matches!(
        event,
        Event::CrisisSeen { card: Secret { value: None, .. } }
            | Event::DestinationSeen { card: Secret { value: None, .. } }
            | Event::DamageTokenSeen { token: Secret { value: None, .. } }
            | Event::HandSeen { card: Secret { value: None, .. }, .. }
            | Event::DestinySeen { card: Secret { value: None, .. }, .. }
            | Event::CardLearned { card: Secret { value: None, .. }, .. }
            | Event::AddedCardSeen { card: Secret { value: None, .. }, .. }
    )
}
