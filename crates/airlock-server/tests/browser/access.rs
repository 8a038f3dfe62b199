//! What every page owes to people who do not see it, or see it otherwise: labels, order, no doubles.

use serde_json::Value;

use crate::chrome::browse;
use crate::tab::Tab;
use crate::{laid, server};

/// A name, and when the game has come there.
type Moment = (&'static str, fn(&airlock_game::Game) -> bool);

/// Everything that is wrong on the page, each with the thing that it is wrong with.
const WRONG: &str = r##"(() => {
  const wrong = [];
  const name = (e) => `<${e.localName} id="${e.id}" class="${e.getAttribute("class") ?? ""}">`;
  const isHidden = (e) => e.closest("[hidden], [aria-hidden=true], template") || !e.checkVisibility();
  const hasName = (e) => Boolean(
    e.labels?.length && [...e.labels].some((label) => label.textContent.trim() || label.querySelector("[aria-label]")) ||
    e.ariaLabel?.trim() || e.getAttribute("aria-labelledby") || e.title?.trim());
  for (const e of document.querySelectorAll("input:not([type=hidden]), select, textarea")) {
    if (!isHidden(e) && !hasName(e)) wrong.push(`no label: ${name(e)}`);
  }
  for (const e of document.querySelectorAll("button, a[href], summary")) {
    const said = e.textContent.trim() || e.ariaLabel || e.title || e.querySelector("[aria-label]");
    if (!isHidden(e) && !said) wrong.push(`no name: ${name(e)}`);
  }
  for (const e of document.querySelectorAll("svg, img")) {
    const said = e.ariaLabel || e.getAttribute("alt") || e.getAttribute("aria-labelledby") || e.querySelector(":scope > title");
    if (!e.closest("[aria-hidden=true]") && !said) wrong.push(`neither hidden nor labelled: ${name(e)}`);
  }
  const ids = new Map();
  for (const e of document.querySelectorAll("[id]")) ids.set(e.id, (ids.get(e.id) ?? 0) + 1);
  for (const [id, count] of ids) if (count > 1) wrong.push(`${count} times id="${id}"`);
  for (const attribute of ["for", "aria-labelledby", "aria-describedby", "aria-controls"]) {
    for (const e of document.querySelectorAll(`[${attribute}]`)) {
      for (const id of e.getAttribute(attribute).split(" ")) {
        if (!ids.has(id)) wrong.push(`${attribute}="${id}" leads nowhere: ${name(e)}`);
      }
    }
  }
  const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((e) => e.checkVisibility());
  if (headings.filter((e) => e.localName === "h1").length !== 1) wrong.push("not one h1");
  let level = 0;
  for (const e of headings) {
    const own = Number(e.localName[1]);
    if (own > level + 1) wrong.push(`${e.localName} after h${level}: ${e.textContent.trim()}`);
    level = own;
  }
  if (!document.documentElement.lang) wrong.push("no language");
  if (!document.title) wrong.push("no title");
  if (document.querySelectorAll("main").length !== 1) wrong.push("not one main");
  return wrong;
})()"##;

async fn check(tab: &Tab, page: &str, wrong: &mut Vec<String>) {
    let found: Vec<String> = tab.js(WRONG).await;
    wrong.extend(found.into_iter().map(|what| format!("{page}: {what}")));
}

#[test]
fn the_pages_around_the_table_can_be_heard_and_walked_through() {
    browse(async |chrome| {
        let server = server().await;
        let tab = chrome.stranger(&server, "Ana").await;
        tab.expect_complaint("status of 404");
        let mut wrong = Vec::new();
        for page in ["/", "/make", "/rules", "/rules?q=brig", "/watch", "/account", "/nowhere"] {
            tab.go(page).await;
            check(&tab, page, &mut wrong).await;
            tab.key("Tab").await;
            assert!(tab.is("document.activeElement.matches('.skip')").await, "{page} has no way past the bar");
        }
        tab.go("/make").await;
        tab.write("#my-name", "Ana").await;
        tab.click("main form .button-go").await;
        tab.arrive("/t/").await;
        check(&tab, "the lobby", &mut wrong).await;
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    });
}

#[test]
fn every_moment_of_the_table_can_be_heard_and_walked_through() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        let picking = |game: &airlock_game::Game| {
            game.ask_of(airlock_game::Seat(0)).is_some_and(|ask| ask.question == airlock_game::Question::PickCharacter)
        };
        let mut wrong = Vec::new();
        let moments: [Moment; 6] = [
            ("moving", laid::moving),
            ("feeding", laid::feeding),
            ("interrupted", laid::interrupted),
            ("fighting", laid::fighting),
            ("travelling", laid::travelling),
            ("over", laid::over),
        ];
        let picks = laid::find(4, picking).lay(&server, "picks", &[&ana]).await;
        tab.go(&picks).await;
        check(&tab, "picks", &mut wrong).await;
        for (id, moment) in moments {
            let path = laid::find(4, moment).lay(&server, id, &[&ana]).await;
            tab.go(&path).await;
            check(&tab, id, &mut wrong).await;
        }
        for page in ["/t/over/replay", "/t/moving?sheet=0", "/t/moving?explain=location/brig", "/t/over?stage=check"] {
            tab.go(page).await;
            check(&tab, page, &mut wrong).await;
        }
        wrong.sort();
        wrong.dedup();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    });
}

/// Wherever the keyboard leads, it is seen where one is.
#[test]
fn focus_is_seen_all_the_way_through_the_table() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(4, laid::fighting).lay(&server, "focus", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        tab.see("#ask.is-mine").await;
        let mut seen: Vec<String> = Vec::new();
        for _ in 0..40 {
            tab.key("Tab").await;
            let here: Value = tab
                .js("(() => {
                  const e = document.activeElement;
                  if (e === document.body) return { end: true };
                  const drawn = (x) => { const s = getComputedStyle(x);
                    return s.outlineStyle !== 'none' && s.outlineWidth !== '0px' || s.boxShadow !== 'none'; };
                  const around = [e, e.closest('label'), e.parentElement, ...(e.labels ?? [])].filter(Boolean);
                  const region = e.closest('#people, #fleet, #stage, #hand, #ask, #record')?.id ?? '';
                  return { what: `${e.localName}.${e.getAttribute('class')}#${e.id}`, drawn: around.some(drawn), region,
                    seen: e.getClientRects().length > 0 };
                })()")
                .await;
            if here["end"] == true {
                break;
            }
            assert!(here["drawn"] == true && here["seen"] == true, "focus is not seen on {}", here["what"]);
            let region = here["region"].as_str().unwrap_or_default().to_owned();
            if !region.is_empty() && seen.last() != Some(&region) {
                seen.push(region);
            }
        }
        let expected = ["people", "fleet", "stage", "hand", "ask", "record"];
        let in_order: Vec<&str> = expected.into_iter().filter(|region| seen.iter().any(|own| own == region)).collect();
        assert_eq!(seen, in_order, "top, fleet, board, hand, ask, record");
    });
}
