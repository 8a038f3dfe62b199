//! What recent events tell beyond the view: the last check card by card, the last rolls, how the
//! dials changed.
//!
//! Invariant: it is fed with what a spectator may know, so that it can be shown to everybody.

use airlock_game::cards::{CheckAbility, Mission, SkillCard};
use airlock_game::event::{DaybreakEvent, Outcome, RollFor};
use airlock_game::terms::{Resource, Skill};
use airlock_game::{Event, Seat, Source, View, Viewer};

use crate::turning::{Turning, TurningPoints};

/// What everybody has been told lately.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// The check under way, or the last one.
    pub check: Option<CheckTold>,
    /// The rolls since the last answer.
    pub rolls: Vec<RollTold>,
    /// How each dial changed since the last answer, in the order of [`Resource::ALL`].
    pub changes: [i8; 4],
    /// The Sleeper Agent phase came since the last answer: who got how many cards.
    pub dealt: Vec<(Seat, u8)>,
    /// New cards were dealt because the fleet is half-way.
    pub sleepers: bool,
    /// A check came to its outcome since the last answer, so that its cards are to be shown.
    pub checked: bool,
    /// The option of a Crisis that was chosen last.
    pub option: Option<(Source, u8)>,
    /// The last mission, and how it went.
    pub mission: Option<(Mission, Outcome)>,
    points: TurningPoints,
    /// Whose turn it is.
    current: Seat,
    /// What was used last and may explain a change that follows.
    used: Option<(Seat, Source)>,
    /// The last action at a location, which may make a check.
    activated: Option<(Seat, Source)>,
}

/// A skill check as it was seen by all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckTold {
    pub on: Source,
    /// Whose check it is: who drew the Crisis or activated the location.
    pub by: Seat,
    /// At whom it is aimed; from [`Told::see`].
    pub target: Option<Seat>,
    pub difficulty: i8,
    /// What changed the difficulty.
    pub shifts: Vec<Shift>,
    /// Cards from the Destiny deck.
    pub destiny: u8,
    /// Who added how many cards, in the order in which they were asked.
    pub added: Vec<(Seat, u8)>,
    pub face_up: bool,
    /// Made positive by a card.
    pub positive: Option<Skill>,
    pub no_strength: Option<Skill>,
    /// A Reckless card was played on it (PEG-030).
    pub reckless: bool,
    /// No Destiny cards were added (PEG-042).
    pub without_destiny: bool,
    /// The skill check abilities that took effect, in their order (PEG-031).
    pub abilities: Vec<SkillCard>,
    /// What else was said of it: abilities barred, a miracle promised, cards removed or turned up (DAY-073,
    /// DAY-076, DAY-078, MIX-003).
    pub further: Vec<Event>,
    /// What each card of strength 0 adds (DAY-071).
    pub zeros_add: u8,
    /// The cards in the order in which they were turned, and whether each counts for the check.
    pub revealed: Vec<(SkillCard, bool)>,
    pub total: Option<i16>,
    pub outcome: Option<Outcome>,
    /// Somebody decided it without cards (BASE-082).
    pub decided_by: Option<Seat>,
    /// What its outcome did, in events that everybody may know.
    pub effects: Vec<Event>,
    /// Nothing that happens now belongs to it.
    over: bool,
}

/// A change of a check's difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift {
    pub by: i8,
    /// The card or ability, and who used it. A change that comes by itself has nobody, and one of a
    /// character's weakness not even a card.
    pub seat: Option<Seat>,
    pub source: Option<Source>,
}

/// A die that fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollTold {
    pub seat: Seat,
    pub purpose: RollFor,
    /// What the die shows.
    pub die: u8,
    /// With what was added.
    pub result: u8,
}

impl Told {
    /// What happens from here on belongs to a new answer.
    pub fn next_answer(&mut self) {
        self.rolls.clear();
        self.changes = [0; 4];
        self.dealt.clear();
        self.sleepers = false;
        self.checked = false;
        self.points.next_answer();
    }

    /// An answer that nobody else notices: it makes no moment of its own.
    pub fn silent_answer(&mut self) {
        self.points.next_answer();
    }

    /// What the events leave out and a view shows: at whom the check under way is aimed.
    pub fn see(&mut self, view: &View) {
        if let (Some(now), Some(told)) = (view.check_now(), &mut self.check)
            && now.on == told.on
        {
            told.by = now.you;
            told.target = now.target;
        }
    }

    /// What turned the game, in the order of time: at most `most` points.
    pub fn turning(&self, most: usize) -> Vec<Turning> {
        self.points.told(most)
    }

    /// In which turn the Loyalty card of that seat was turned up.
    pub fn shown_in_turn(&self, seat: Seat) -> Option<u16> {
        self.points.shown_in_turn(seat)
    }

    pub fn hear(&mut self, event: &Event) {
        let event = event.shown_to(Viewer::Spectator);
        self.points.hear(&event);
        self.hear_check(&event);
        match event {
            Event::TurnBegan { seat, .. } => self.current = seat,
            Event::CrisisRevealed { .. } => self.option = None,
            Event::OptionChosen { card, option, .. } | Event::OptionSwitched { card, option, .. } => {
                self.option = Some((card, option));
            }
            Event::ActionTaken { seat, source } => self.activated = Some((seat, source)),
            Event::CardPlayed { seat, card } => self.used = Some((seat, Source::Skill(card))),
            Event::AbilityUsed { seat, ability } => self.used = Some((seat, Source::Ability(ability))),
            Event::QuorumUsed { seat, card } => self.used = Some((seat, Source::Quorum(card))),
            Event::Rolled { seat, purpose, die, result } => self.rolls.push(RollTold { seat, purpose, die, result }),
            Event::Turned { resource, by, .. } => {
                let at = Resource::ALL.iter().position(|&own| own == resource).expect("it is a resource");
                self.changes[at] = self.changes[at].saturating_add(by);
            }
            Event::SleeperAgentPhase => self.sleepers = true,
            Event::LoyaltyDealt { seat, .. } => match self.dealt.iter_mut().find(|(own, _)| *own == seat) {
                Some((_, cards)) => *cards += 1,
                None => self.dealt.push((seat, 1)),
            },
            _ => {}
        }
    }

    fn hear_check(&mut self, event: &Event) {
        if let Event::CheckBegan { on, difficulty } = *event {
            let by = self.activated.filter(|&(_, source)| source == on).map_or(self.current, |(seat, _)| seat);
            self.check = Some(CheckTold::new(on, by, difficulty));
            self.used = None;
            return;
        }
        let Some(check) = &mut self.check else { return };
        match *event {
            Event::DifficultyChanged { by, to } => {
                check.difficulty = to;
                let used = self.used.take();
                let shift = Shift { by, seat: used.map(|(seat, _)| seat), source: used.map(|(_, source)| source) };
                check.shifts.push(shift);
            }
            // BASE-242: a card in play that changed the check by itself leaves right after it.
            Event::LeftPlay { card } if check.destiny == 0 => {
                if let Some(shift) = check.shifts.last_mut().filter(|shift| shift.source.is_none()) {
                    shift.source = Some(card);
                }
            }
            Event::CardsFaceUp => check.face_up = true,
            Event::SkillCountsPositive { skill } => check.positive = Some(skill),
            Event::SkillHasNoStrength { skill } => check.no_strength = Some(skill),
            Event::CheckIsReckless => check.reckless = true,
            Event::DestinyLeftOut => check.without_destiny = true,
            Event::CheckAbility { card } => {
                check.abilities.push(card);
                if let Some(CheckAbility::ZerosAdd(by)) = card.check_ability() {
                    check.zeros_add += by;
                }
            }
            Event::CheckCardTaken { card, .. } if check.total.is_none() => {
                check.lose(card);
                check.further.push(*event);
            }
            Event::Daybreak(event) if check.total.is_none() => check.hear_daybreak(event),
            Event::DestinyAdded { .. } => check.destiny += 1,
            Event::CardsAdded { seat, cards } => check.added.push((seat, cards)),
            Event::CardRevealed { card, positive } => check.revealed.push((card, positive)),
            Event::Totalled { total, .. } => check.total = Some(total),
            Event::CheckEnded { outcome } => {
                if let Source::Mission(card) = check.on {
                    self.mission = Some((card, outcome));
                }
                check.outcome = Some(outcome);
                self.checked = true;
            }
            Event::CheckDecided { by, outcome } => {
                self.checked = true;
                check.decided_by = Some(by);
                check.outcome = Some(outcome);
            }
            event if check.outcome.is_some() => {
                check.over |= ends_effects(&event, check.on);
                if !check.over && check.effects.len() < MOST_EFFECTS {
                    check.effects.push(event);
                }
            }
            _ => {}
        }
    }
}

/// So many effects of a check are kept.
const MOST_EFFECTS: usize = 16;

/// Whether the event comes after the effects of a check: the icons at the foot of the card, the next
/// card, the next step of the turn. A Super Crisis has no icons, but may activate ships as its effect.
fn ends_effects(event: &Event, on: Source) -> bool {
    match event {
        Event::CylonShipsActivated { .. } => !matches!(on, Source::SuperCrisis(_)),
        Event::CrisisDiscarded { .. }
        | Event::CrisesDrawn { .. }
        | Event::CrisisRevealed { .. }
        | Event::ActionTaken { .. }
        | Event::FleetJumped
        | Event::SleeperAgentPhase
        | Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::GameEnded { .. } => true,
        _ => false,
    }
}

impl CheckTold {
    fn new(on: Source, by: Seat, difficulty: i8) -> CheckTold {
        CheckTold {
            on,
            by,
            target: None,
            difficulty,
            shifts: Vec::new(),
            destiny: 0,
            added: Vec::new(),
            face_up: false,
            positive: None,
            no_strength: None,
            reckless: false,
            without_destiny: false,
            abilities: Vec::new(),
            further: Vec::new(),
            zeros_add: 0,
            revealed: Vec::new(),
            total: None,
            outcome: None,
            decided_by: None,
            effects: Vec::new(),
            over: false,
        }
    }

    /// What a turned card adds to the total (BASE-072).
    pub fn value(&self, card: SkillCard, positive: bool) -> i16 {
        let strength = if self.no_strength == Some(card.skill()) { 0 } else { i16::from(card.strength()) };
        let zero = if card.strength() == 0 { i16::from(self.zeros_add) } else { 0 };
        zero + if positive { strength } else { -strength }
    }

    /// A card leaves the check before it is summed.
    fn lose(&mut self, gone: SkillCard) {
        if let Some(at) = self.revealed.iter().rposition(|&(card, _)| card == gone) {
            self.revealed.remove(at);
        }
    }

    fn hear_daybreak(&mut self, event: DaybreakEvent) {
        match event {
            DaybreakEvent::CheckCardRemoved { card, .. } => self.lose(card),
            DaybreakEvent::AbilitiesBarred
            | DaybreakEvent::MiraclePromised { .. }
            | DaybreakEvent::TreacheryTurnedUp { .. } => {}
            _ => return,
        }
        self.further.push(event.into());
    }
}
