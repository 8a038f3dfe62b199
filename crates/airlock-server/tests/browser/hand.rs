//! The hand: however many cards there are, each has a name and a strength that can be read and clicked.

use airlock_bots::Kind;
use airlock_game::{Game, Seat, Setup, Viewer};
use airlock_text::LANGUAGES;
use serde_json::Value;

use crate::chrome::browse;
use crate::tab::Tab;
use crate::{laid, server};

/// The window of a common laptop, of a large screen, and of phones.
const SIZES: [(i64, i64); 6] = [(1366, 768), (1280, 800), (1920, 1080), (1000, 800), (390, 844), (360, 740)];

/// Makes the hand so large, with copies of its own cards.
const GROW: &str = "((count) => {
  const list = document.querySelector('#hand .cards');
  const all = [...list.children];
  while (list.children.length > count) list.lastChild.remove();
  while (list.children.length < count) list.append(all[list.children.length % all.length].cloneNode(true));
})";

/// All cards whose name or strength is cut, covered by something else, or smaller than what a finger or the eye finds.
const UNREADABLE: &str = "(() => {
  const wrong = [];
  const range = document.createRange();
  for (const [at, card] of [...document.querySelectorAll('#hand .card')].entries()) {
    const say = (what) => wrong.push(`card ${at}, ${card.querySelector('.card-name').textContent}: ${what}`);
    card.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = card.getBoundingClientRect();
    if (box.width < 24 || box.height < 24) say(`${box.width} × ${box.height}`);
    for (const part of card.querySelectorAll('.card-name, .card-strength, .card-worth')) {
      range.selectNodeContents(part);
      const rects = [...range.getClientRects()];
      if (!rects.length) say(`no ${part.className}`);
      for (const r of rects) {
        const isIn = r.left >= box.left - 1.5 && r.right <= box.right + 1.5 && r.top >= box.top - 1.5 && r.bottom <= box.bottom + 1.5;
        if (!isIn) say(`${part.className} is cut`);
        const there = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);
        if (!card.contains(there)) say(`${part.className} is covered by ${there?.className}`);
      }
      if (parseFloat(getComputedStyle(part).fontSize) < 10) say(`${part.className} is tiny`);
    }
  }
  return wrong;
})()";

fn hand_of(game: &Game) -> u8 {
    game.view(Viewer::Seat(Seat(0))).players[0].hand.cards
}

fn has_many(game: &Game) -> bool {
    hand_of(game) >= 12 && laid::asked_me(game)
}

async fn look(tab: &Tab, what: &str, wrong: &mut Vec<String>) {
    tab.until("document.getAnimations().every((one) => one.playState !== 'running')", "rest").await;
    let found: Vec<String> = tab.js(UNREADABLE).await;
    wrong.extend(found.into_iter().map(|found| format!("{what}: {found}")));
}

#[test]
fn every_card_of_a_hand_can_be_read_and_clicked() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let hand = laid::find_with(Kind::Officer, Setup::base(4), has_many);
        let path = hand.lay(&server, "hand", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        let mut wrong = Vec::new();
        for (language, _) in LANGUAGES {
            tab.go(&format!("{path}?lang={language}")).await;
            tab.see("#ask").await;
            tab.js::<Value>("document.documentElement.style.setProperty('--slide', '0s')").await;
            for count in [20, 14, 9, 5] {
                tab.js::<Value>(&format!("{GROW}({count})")).await;
                for (width, height) in SIZES {
                    tab.size(width, height).await;
                    tab.js::<Value>(&format!("document.querySelector('#sheet').checked = {}", width < 1140)).await;
                    let what = format!("{language}, {count} cards, {width} × {height}");
                    look(&tab, &what, &mut wrong).await;
                    if width >= 1140 && *language == "en" {
                        tab.hover(&format!("#hand .card-slot:nth-child({})", count / 2)).await;
                        look(&tab, &format!("{what}, one open"), &mut wrong).await;
                        tab.hover("#fleet").await;
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{} findings:\n{}", wrong.len(), wrong.join("\n"));
    });
}

/// What I can do once, how many cards I may keep and the way to my sheet are there on a short screen too, and the hand
/// covers nothing of the board.
#[test]
fn a_short_screen_shows_all_of_me() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let few = |game: &Game| laid::asked_me(game) && (2..6).contains(&hand_of(game));
        let path = laid::find(4, |game| laid::moving(game) && few(game)).lay(&server, "short", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.size(1366, 768).await;
        tab.go(&path).await;
        for part in [".me-name", ".me-line .glyph", ".me-line a[href*=sheet]", ".secret", ".card-text", ".card-state"] {
            tab.see(&format!("#hand {part}")).await;
        }
        let (stage, hand, below): (f64, f64, f64) = tab
            .js("(() => { const rect = (id) => document.getElementById(id).getBoundingClientRect();
              return [rect('stage').bottom, rect('hand').top, innerHeight - rect('hand').bottom]; })()")
            .await;
        assert!(hand >= stage - 1.0, "the hand begins at {hand}, the stage ends at {stage}");
        assert!((0.0..20.0).contains(&below), "{below} px are empty below the hand");
    });
}
