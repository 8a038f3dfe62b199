//! Somebody who plays: with the mouse only, or with the keyboard only.
//!
//! A player answers whatever is asked of them, in turns with what lies on the board, in the hand and in
//! the ask, until they have played so many turns of their own.

use airlock_game::{Game, Seat, Viewer};
use serde::Deserialize;

use crate::support::Server;
use crate::tab::Tab;

/// Answers that a player gives at most, so that no test goes on for ever.
const MOST: usize = 400;

/// How often each way to answer was used.
#[derive(Debug, Default)]
pub struct Used {
    pub board: usize,
    pub hand: usize,
    pub list: usize,
    pub passed: usize,
}

/// What a page shows to the one who is asked.
#[derive(Debug, Deserialize)]
#[serde(tag = "state", rename_all = "lowercase")]
enum Shown {
    /// Others are asked, or something is under way.
    Idle,
    /// Something is shown in place of the stage.
    Moment,
    Over,
    Asked(Asked),
}

#[derive(Debug, Deserialize)]
struct Asked {
    key: String,
    /// `window`, `feed`, `choose`.
    question: String,
    /// The ids of the controls.
    controls: Vec<String>,
    /// How many cards; nothing where one answer is chosen.
    cards: Option<(usize, usize)>,
    can_pass: bool,
    /// Controls that lie on the board or in the hand too.
    on_board: Vec<String>,
    in_hand: Vec<String>,
}

impl Asked {
    /// Others may end a window while somebody reads it: then there is something else to do.
    fn still(&self) -> String {
        format!("document.querySelector('#ask [name=key]')?.value === '{}'", self.key)
    }

    /// Whether a control is picked, or the question is gone.
    fn picked(&self, control: &str) -> String {
        format!("!({}) || document.getElementById('{control}')?.checked", self.still())
    }
}

const SHOWN: &str = r##"(() => {
  const ask = document.querySelector("#ask");
  if (document.querySelector(".moment")) return { state: "moment" };
  if (document.querySelector(".final")) return { state: "over" };
  if (!ask?.matches(".is-mine") || ask.ariaBusy === "true") return { state: "idle" };
  const controls = [...ask.querySelectorAll("[name=answer], [name=card], [name^=type]")].map((control) => control.id);
  const lit = (place) => controls.filter((id) =>
    [...document.querySelectorAll(`${place} label[for="${id}"]`)].some((e) => e.checkVisibility()));
  const cards = ask.querySelector("[data-min]")?.dataset;
  return {
    state: "asked", key: ask.querySelector("[name=key]").value, question: ask.dataset.question, controls,
    cards: cards ? [Number(cards.min), Number(cards.max)] : null,
    can_pass: Boolean(ask.querySelector(".button-quiet")), on_board: lit("#stage"), in_hand: lit("#hand"),
  };
})()"##;

/// How a player answers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum By {
    Mouse,
    Keyboard,
    /// On a phone, where the answers are a sheet.
    Thumb,
}

/// Plays so many turns of the seat to their end.
pub async fn play_turns(tab: &Tab, server: &Server, id: &str, seat: Seat, by: By, turns: usize) -> Used {
    let mut used = Used::default();
    let began = my_turns(server, id, seat).await;
    for number in 0..MOST {
        let Some(asked) = wait_for_ask(tab, by).await else { return used };
        let (played, mine) = my_turns(server, id, seat).await;
        if played >= began.0 + turns && !mine {
            return used;
        }
        answer(tab, &asked, by, number, &mut used).await;
    }
    panic!("{} answered {MOST} times and has not played {turns} turns", tab.name);
}

/// One answer to whatever is asked now.
pub async fn answer_once(tab: &Tab, by: By) {
    let asked = wait_for_ask(tab, by).await.expect("a game under way");
    answer(tab, &asked, by, 0, &mut Used::default()).await;
}

/// Answers, and waits until something else is shown.
async fn answer(tab: &Tab, asked: &Asked, by: By, number: usize, used: &mut Used) {
    match by {
        By::Mouse => answer_by_mouse(tab, asked, number, used).await,
        By::Keyboard => answer_by_keyboard(tab, asked, number, used).await,
        By::Thumb => answer_by_thumb(tab, asked, number, used).await,
    }
    tab.until(&format!("({SHOWN}).key !== '{}'", asked.key), "the answer to be taken").await;
}

/// How many turns of the seat have begun, and whether one is under way.
async fn my_turns(server: &Server, id: &str, seat: Seat) -> (usize, bool) {
    let live = server.hall.table(id).await.expect("the table");
    let table = live.look();
    let play = table.play.as_ref().expect("a game");
    let began = |event: &&airlock_game::Event| matches!(event, airlock_game::Event::TurnBegan { seat: whose, .. } if *whose == seat);
    (play.events().filter(began).count(), current(&play.game) == seat)
}

fn current(game: &Game) -> Seat {
    game.view(Viewer::Spectator).turn.current
}

/// Waits for a question and looks at everything that is shown before it; nothing once it is over.
async fn wait_for_ask(tab: &Tab, by: By) -> Option<Asked> {
    loop {
        tab.until(&format!("({SHOWN}).state !== 'idle'"), "something to do").await;
        match tab.js(SHOWN).await {
            Shown::Idle => {}
            Shown::Over => return None,
            Shown::Asked(asked) => return Some(asked),
            Shown::Moment => match by {
                By::Mouse | By::Thumb => tab.try_click(".moment").await,
                By::Keyboard => tab.key("Escape").await,
            },
        }
    }
}

async fn answer_by_mouse(tab: &Tab, asked: &Asked, number: usize, used: &mut Used) {
    let still = &asked.still();
    if passes(asked, number) {
        used.passed += 1;
        return tab.click_while(still, "#ask .button-quiet").await;
    }
    for control in wanted(asked, number) {
        let place = match () {
            () if asked.on_board.contains(&control) => {
                used.board += 1;
                "#stage"
            }
            () if asked.in_hand.contains(&control) => {
                used.hand += 1;
                "#hand"
            }
            () => {
                used.list += 1;
                ""
            }
        };
        let picked = asked.picked(&control);
        if !tab.is(&picked).await {
            match place {
                "" => tab.click_while(still, &format!("#ask label:has(#{control})")).await,
                place => tab.click_while(still, &format!("{place} label[for={control}]")).await,
            }
        }
        tab.until(&picked, "the pick").await;
    }
    tab.click_while(still, "#ask .button-go").await;
}

async fn answer_by_thumb(tab: &Tab, asked: &Asked, number: usize, used: &mut Used) {
    let still = &asked.still();
    if passes(asked, number) {
        used.passed += 1;
        return tab.click_while(still, "#ask .button-quiet").await;
    }
    for control in wanted(asked, number) {
        used.list += 1;
        let picked = asked.picked(&control);
        if !tab.is(&picked).await {
            if !tab.is("document.querySelector('#ask-more')?.checked").await {
                tab.click_while(still, ".ask-handle").await;
            }
            tab.click_while(still, &format!("#ask label:has(#{control})")).await;
        }
        tab.until(&picked, "the pick").await;
    }
    tab.click_while(still, "#ask .button-go").await;
}

async fn answer_by_keyboard(tab: &Tab, asked: &Asked, number: usize, used: &mut Used) {
    if passes(asked, number) {
        used.passed += 1;
        tab.key("a").await;
        if tab_to(tab, &asked.still(), "#ask .button-quiet").await {
            tab.key("Enter").await;
        }
        return;
    }
    for control in wanted(asked, number) {
        let picked = asked.picked(&control);
        if tab.is(&picked).await {
            tab.key("a").await;
            continue;
        }
        let nth = asked.controls.iter().position(|own| *own == control).unwrap_or_default() + 1;
        let by_letter = match () {
            () if asked.in_hand.contains(&control) => Some("h"),
            () if asked.on_board.contains(&control) => Some("b"),
            () => None,
        };
        let reached = match by_letter {
            Some(letter) if number.is_multiple_of(2) || nth > 9 => walk_to(tab, letter, &control).await,
            Some(_) | None => false,
        };
        match (reached, by_letter) {
            (true, Some("h")) => used.hand += 1,
            (true, _) => used.board += 1,
            (false, _) => used.list += 1,
        }
        if reached {
            tab.key("Space").await;
        } else if nth <= 9 {
            tab.key(&nth.to_string()).await;
        } else {
            tab.key("a").await;
            if tab_to(tab, &asked.still(), &format!("#{control}")).await {
                tab.key("Space").await;
            }
        }
        tab.until(&picked, "the pick").await;
    }
    if tab.is(&asked.still()).await {
        tab.key("Enter").await;
    }
}

/// Presses Tab, or the arrows of a list, until something has focus; false once `still` is not so.
async fn tab_to(tab: &Tab, still: &str, selector: &str) -> bool {
    for _ in 0..60 {
        if tab.is(&format!("document.activeElement.matches('{selector}')")).await {
            return true;
        }
        if !tab.is(still).await {
            return false;
        }
        let in_list = format!(
            "document.activeElement.type === 'radio' && document.activeElement.name === document.querySelector('{selector}')?.name"
        );
        let in_list = tab.is(&in_list).await;
        tab.key(if in_list { "ArrowDown" } else { "Tab" }).await;
    }
    panic!("{} cannot reach {selector} with Tab", tab.name);
}

/// Jumps to board or hand and walks with the arrows to the label of a control.
async fn walk_to(tab: &Tab, letter: &str, control: &str) -> bool {
    let here = format!("document.activeElement.matches('label[for={control}]')");
    tab.key(letter).await;
    for way in ["ArrowLeft", "ArrowRight", "ArrowDown", "ArrowUp"] {
        for _ in 0..8 {
            if tab.is(&here).await {
                return true;
            }
            tab.key(way).await;
        }
    }
    tab.is(&here).await
}

/// Most windows are passed, and every other check goes without me.
fn passes(asked: &Asked, number: usize) -> bool {
    let often = match asked.question.as_str() {
        "window" => !number.is_multiple_of(4),
        "feed" => number.is_multiple_of(3),
        _ => false,
    };
    asked.can_pass && (often || asked.controls.is_empty())
}

/// The controls to pick: as few cards as must be, or one of the answers, another one each time.
fn wanted(asked: &Asked, number: usize) -> Vec<String> {
    // Several cards to draw, each by its type: `t1-politics`.
    let card = |id: &str| id.split_once('-').filter(|(card, _)| card.starts_with('t')).map(|(card, _)| card.to_owned());
    if asked.controls.first().is_some_and(|id| card(id).is_some()) {
        let cards = asked.controls.chunk_by(|one, other| card(one) == card(other));
        return cards.map(|types| types[number % types.len()].clone()).collect();
    }
    match asked.cards {
        Some((least, most)) => asked.controls.iter().take(least.max(1).min(most)).cloned().collect(),
        None => asked.controls.get(number % asked.controls.len().max(1)).cloned().into_iter().collect(),
    }
}
