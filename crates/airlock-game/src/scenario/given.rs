//! `given` lines, and the beginning of the game when all is laid out.

use super::decks::DeckKind;
use super::fact::Fact;
use super::parse::{number, word};
use super::play::{Ran, Running};
use super::position::Table;
use super::sizes::fill_destiny;
use crate::cards::Team;
use crate::chance::DIE;
use crate::frame::Flow;
use crate::game::{Game, Rest};
use crate::rules::setup::Preparation;
use crate::rules::turn::PlayerTurn;
use crate::rules::turn::Step;

/// No scenario gives more dice.
const MAX_DICE: usize = 64;

/// Where a turn can start.
static STEPS: &[(&str, Step)] = &[
    ("start", Step::Start),
    ("receive-skills", Step::ReceiveSkills),
    ("movement", Step::Movement),
    ("action", Step::Action),
    ("crisis", Step::Crisis),
    ("end", Step::EndOfTurn),
];

/// What the setup itself brings about where nobody has a character yet.
static OF_THE_SETUP: &[&str] = &["destiny", "admiral", "president", "assist", "quorum hand"];

impl Running {
    pub(super) fn given(&mut self, rest: &str) -> Ran {
        let (first, what) = word(rest);
        if self.begun {
            return Err("give everything before the first “when” or “then”, and nothing after a state".to_owned());
        }
        if first == "state" {
            return self.given_state(what);
        }
        self.position()?;
        match first {
            "turn" if !what.starts_with("number") => self.given_turn(what),
            "dice" => self.given_dice(what),
            _ => self.given_fact(rest),
        }
    }

    fn given_turn(&mut self, what: &str) -> Ran {
        let (name, step) = word(what);
        let seat = self.table()?.need_seat(name)?;
        if !step.is_empty() {
            self.has_characters(&format!("turn {what}"))?;
            self.step = read_step(step.strip_prefix("at ").unwrap_or(step))?;
        }
        self.position()?.turn.current = seat;
        Ok(())
    }

    fn given_dice(&mut self, what: &str) -> Ran {
        let dice: Vec<u8> = what.split_whitespace().map(number).collect::<Result<_, _>>()?;
        if dice.is_empty() || dice.iter().any(|die| !(1..=DIE).contains(die)) {
            return Err(format!("write “dice 4 8 1”: each shows 1 to {DIE}"));
        }
        let chance = &mut self.position()?.chance;
        if usize::from(chance.given_dice_left()) + dice.len() > MAX_DICE {
            return Err(format!("a scenario can give at most {MAX_DICE} dice"));
        }
        chance.give_dice(&dice);
        Ok(())
    }

    /// What is given holds from then on: a line that lays out something else than it says, or takes
    /// away what an earlier line has given, is refused.
    fn given_fact(&mut self, rest: &str) -> Ran {
        if OF_THE_SETUP.iter().any(|words| rest.starts_with(words)) || self.table()?.seat(word(rest).0).is_some() {
            self.has_characters(rest)?;
        }
        let table = self.table()?.clone();
        if let Some(why) = only_after_then(rest, &table) {
            return Err(why);
        }
        let fact = Fact::read(rest, &table)?;
        self.note(&fact);
        let game = self.position()?;
        fact.lay(game)?;
        fact.look(game, &table).map_err(|wrong| format!("give all of this in one line: {wrong}"))?;
        for (line, earlier) in &self.laid {
            if !earlier.is_drawn_on() {
                let still = earlier.look(self.game.as_ref().expect("it is laid out"), &table);
                still.map_err(|wrong| format!("this undoes line {line}, so give it before that: {wrong}"))?;
            }
        }
        self.laid.push((self.line, fact));
        Ok(())
    }

    /// What matters when the game begins.
    fn note(&mut self, fact: &Fact) {
        self.short_destiny |= matches!(fact, Fact::DeckCount(DeckKind::Destiny, _));
        if let Fact::Deck(cards) = fact
            && cards.deck == DeckKind::Loyalty
        {
            self.first_deal = Some((self.line, cards.teams()));
        }
    }

    fn has_characters(&self, what: &str) -> Ran {
        if self.table()?.has_characters() {
            return Ok(());
        }
        Err(format!(
            "nobody has a character yet, so “{what}” cannot be given: this table begins with its setup, and \
             only decks, dials, ships and dice can be given for that"
        ))
    }

    /// A whole moment of a game as data, as `write` puts it down.
    fn given_state(&mut self, json: &str) -> Ran {
        if self.table.is_some() {
            return Err("a state stands alone: it has its own table, and nothing else is given".to_owned());
        }
        let game: Game =
            serde_json::from_str(json).map_err(|error| format!("this is not the state of a game: {error}"))?;
        game.census()?;
        self.table = Some(Table::of(&game));
        self.game = Some(game);
        self.begun = true;
        Ok(())
    }

    /// Starts the clock.
    pub(super) fn begin(&mut self) -> Ran {
        self.position()?;
        if self.begun {
            return Ok(());
        }
        self.begun = true;
        let rest = if self.table()?.has_characters() {
            self.begin_turn()?
        } else {
            self.position()?.run_within_turn(Flow::go(Preparation::default()))
        };
        self.came_to(rest)
    }

    fn begin_turn(&mut self) -> Result<Rest, String> {
        self.first_deal = None;
        let (step, short_destiny) = (self.step, self.short_destiny);
        let game = self.position()?;
        if !short_destiny {
            fill_destiny(game, 2 * game.skills_in_game().iter().count());
        }
        game.log.clear();
        game.census().map_err(|wrong| format!("this position cannot be: {wrong}"))?;
        if step == Step::Start {
            game.turn.number = game.turn.number.saturating_sub(1);
            return Ok(game.begin_next_turn());
        }
        let current = game.turn.current;
        game.turn.began_piloting = game.player(current).piloting().is_some();
        game.note_where_turn_began();
        let player = game.player_mut(current);
        player.turns = player.turns.max(1);
        Ok(game.run_within_turn(Flow::go(PlayerTurn::at(step))))
    }

    /// A Loyalty deck that was given before anybody had a character is one that these characters have.
    pub(super) fn check_first_deal(&mut self) -> Ran {
        let game = self.now();
        let Some((line, given)) = self.first_deal.filter(|_| game.titles.iter().any(Option::is_some)) else {
            return Ok(());
        };
        let deck = game.first_loyalty_deck();
        for &team in Team::ALL {
            let has = deck.iter().find(|(of, _)| *of == team).map_or(0, |&(_, count)| count);
            let given = given[team as usize];
            if given > has {
                let team = team.id();
                return Err(format!("line {line} gave {given} {team} cards to a Loyalty deck that has {has} of them"));
            }
        }
        self.first_deal = None;
        Ok(())
    }
}

/// Why a fact that is only looked for cannot be given.
fn only_after_then(text: &str, table: &Table) -> Option<String> {
    static WORDS: &[&str] =
        &["happened", "not happened", "over", "not over", "no dice left", "refused", "spectator", "at end of turn"];
    static OF_A_SEAT: &[&str] =
        &["may ", "is asked ", "is not asked", "heard ", "did not hear ", "sees ", "has won", "has lost"];
    let (first, what) = word(text);
    if first == "current" {
        return Some(format!("give whose turn it is with “turn {what} at STEP”"));
    }
    let words = WORDS.iter().any(|words| text.starts_with(words));
    let of_a_seat = table.seat(first).is_some() && OF_A_SEAT.iter().any(|words| what.starts_with(words));
    (words || of_a_seat).then(|| format!("“{text}” can only be looked for with “then”, not given"))
}

fn read_step(step: &str) -> Result<Step, String> {
    STEPS.iter().find(|(name, _)| *name == step).map(|&(_, step)| step).ok_or_else(|| {
        let names: Vec<&str> = STEPS.iter().map(|&(name, _)| name).collect();
        format!("there is no step “{step}”: {}", names.join(", "))
    })
}
