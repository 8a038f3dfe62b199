//! The log in step with the game: what was, what is, what is to come, and what was secret.

use airlock_game::cards::SkillCard;
use airlock_game::{Event, Viewer};
use airlock_text::TableNames;
use maud::{Markup, html};

use super::{ReplayPage, SeatNames};
use crate::page::Scene;
use crate::replay::LogStep;

/// So much of the turn before is told again.
const LINES_BEFORE: usize = 6;

pub(super) fn log(page: &ReplayPage<'_>, scene: &Scene<'_>, names: &SeatNames) -> Markup {
    let words = page.words;
    let lines = lines(page, scene, names);
    let here = lines.iter().map(|line| line.step).filter(|&step| step <= page.shown.step).max();
    let turn = page.shown.turn;
    let is_here = |line: &Line| Some(line.step) == here;
    let before: Vec<&Line> = lines.iter().filter(|line| line.turn < turn).collect();
    // All of this step is told, even where it began in the turn before.
    let few = before.len().saturating_sub(LINES_BEFORE);
    let before = &before[before.iter().position(|line| is_here(line)).map_or(few, |at| at.min(few))..];
    let now = || lines.iter().filter(|line| line.turn == turn);
    let first_here = before.iter().copied().chain(now()).find(|line| is_here(line));
    let draw = |line: &Line| {
        let is_first = first_here.is_some_and(|first| std::ptr::eq(first, line));
        html! {
            li.is-here[is_here(line)].is-later[line.step > page.shown.step].log-open[line.open] data-step=(line.step)
                aria-current=[is_first.then_some("step")] { (line.text) }
        }
    };
    html! {
        div.record-panel role="tabpanel" aria-label=(words.ui("ui-replay-log").end()) {
            ol.log.is-instep tabindex="0" aria-label=(words.ui("ui-replay-log").end()) {
                @if turn > 0 { (heading(page, names, turn - 1)) }
                @for line in before { (draw(line)) }
                (heading(page, names, turn))
                @for line in now() { (draw(line)) }
                @if turn + 1 < page.replay.turns().len() { (heading(page, names, turn + 1)) }
            }
        }
    }
}

/// The heading of a turn, which leads to it.
fn heading(page: &ReplayPage<'_>, names: &SeatNames, turn: usize) -> Markup {
    let (first, _) = page.replay.steps_of(turn);
    let turn_row = &page.replay.turns()[turn];
    let name = match turn_row.owner {
        Some(owner) => {
            let say = page.words.ui("ui-replay-log-turn").number("number", turn_row.number);
            say.text("who", names.who(owner)).end()
        }
        None => page.words.ui("ui-replay-at-setup").end(),
    };
    html! {
        li.log-turn.is-later[first > page.shown.step] data-step=(first) {
            @if turn == page.shown.turn { (name) } @else { a href=(page.step(first)) { (name) } }
        }
    }
}

/// A sentence and where it belongs.
struct Line {
    step: usize,
    turn: usize,
    text: String,
    /// It was a secret then.
    open: bool,
}

fn lines(page: &ReplayPage<'_>, scene: &Scene<'_>, names: &SeatNames) -> Vec<Line> {
    let shown = page.shown;
    let mut teller = Teller::new(page, scene);
    let mut lines = Vec::new();
    for part in &shown.log {
        let told = teller.tell(part);
        lines.extend(told.into_iter().map(|(text, open)| Line { step: part.step, turn: part.turn, text, open }));
    }
    // A pass in a window brings nothing that the log tells; then the answer itself is told.
    if let Some((ask, answer)) = &shown.answer
        && lines.iter().all(|line| line.step != shown.step)
    {
        let say = page.words.ui("ui-replay-answered").text("who", names.who(ask.seat));
        let text = say.text("answer", page.words.answer(ask, answer, scene)).end();
        let at = lines.iter().position(|line| line.step > shown.step).unwrap_or(lines.len());
        lines.insert(at, Line { step: shown.step, turn: shown.turn, text, open: true });
    }
    lines
}

/// Tells the log as it happened.
struct Teller<'a> {
    page: &'a ReplayPage<'a>,
    names: TableNames,
}

impl<'a> Teller<'a> {
    fn new(page: &'a ReplayPage<'a>, scene: &Scene<'_>) -> Teller<'a> {
        let names = TableNames::of(scene.view, |seat| scene.person(seat));
        // Before the first turn people have no characters until they pick them.
        let picking = page.shown.log.first().is_some_and(|part| part.turn == 0);
        Teller { page, names: if picking { names.before_picks() } else { names } }
    }

    /// The sentences of a step, and whether each was a secret.
    fn tell(&mut self, part: &LogStep) -> Vec<(String, bool)> {
        self.names.see_basestars(&part.basestars);
        let mut told = Vec::new();
        let mut rest: &[Event] = &part.events;
        while !rest.is_empty() {
            let at = rest.iter().position(ends_a_part).map_or(rest.len(), |at| at + 1);
            let (events, after) = rest.split_at(at);
            rest = after;
            match self.added(events, &part.counted) {
                Some((before, line)) => {
                    self.sentences(before, &mut told);
                    told.push((line, true));
                }
                None => self.sentences(events, &mut told),
            }
            events.iter().for_each(|event| self.names.hear(event));
        }
        told
    }

    fn sentences(&self, events: &[Event], told: &mut Vec<(String, bool)>) {
        // The heading tells whose turn begins.
        let events: Vec<Event> =
            events.iter().copied().filter(|event| !matches!(event, Event::TurnBegan { .. })).collect();
        let words = self.page.words;
        let sentences = words.story(&events, &self.names, None);
        let public: Vec<Event> = events.iter().map(|event| event.shown_to(Viewer::Spectator)).collect();
        if self.page.viewer() != Viewer::Everything || public == events {
            told.extend(sentences.into_iter().map(|sentence| (sentence, false)));
            return;
        }
        let public = words.story(&public, &self.names, None);
        told.extend(sentences.into_iter().map(|sentence| {
            if public.contains(&sentence) {
                return (sentence, false);
            }
            (words.ui("ui-replay-open").text("line", sentence).end(), true)
        }));
    }

    /// Cards that somebody added to a check, when all is open: what each was worth, after what came before.
    fn added<'e>(&self, events: &'e [Event], counted: &[(SkillCard, bool)]) -> Option<(&'e [Event], String)> {
        if self.page.viewer() != Viewer::Everything {
            return None;
        }
        let (Event::CardsAdded { seat, .. }, before) = events.split_last()? else { return None };
        let is_added = |event: &Event| matches!(event, Event::CardAdded { seat: giver, .. } if giver == seat);
        let run = before.iter().rev().take_while(|event| is_added(event)).count();
        let (before, run) = before.split_at(before.len() - run);
        let cards = run.iter().filter_map(|event| match event {
            Event::CardAdded { card, .. } => card.value.map(|card| self.worth(card, counted)),
            _ => None,
        });
        let words = self.page.words;
        let join = |first, last| words.ui("ui-replay-cards-join").text("first", first).text("last", last).end();
        let say = words.ui("ui-replay-added").person("who", *seat, &self.names);
        Some((before, say.text("cards", cards.reduce(join)?).end()))
    }

    /// `Engineering 2, against`.
    fn worth(&self, card: SkillCard, counted: &[(SkillCard, bool)]) -> String {
        let counts = match counted.iter().find(|(turned, _)| *turned == card) {
            Some((_, true)) => "for",
            Some((_, false)) => "against",
            None => "unknown",
        };
        let say = self.page.words.ui("ui-replay-card").name("skill", card.skill());
        say.number("strength", card.strength()).text("counts", counts).end()
    }
}

/// After a pick a seat has another name; cards added are told by themselves.
fn ends_a_part(event: &Event) -> bool {
    matches!(event, Event::CharacterPicked { .. } | Event::CardsAdded { .. })
}
