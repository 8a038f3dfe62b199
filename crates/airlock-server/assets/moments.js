// Moments: what deserves a look of its own, shown in place of the stage before the new one is
// drawn. The cards of a check turn one by one, a die tumbles, loyalty cards are dealt.
//
// The server draws a moment as it ends; the script only takes it there in steps. A click or key
// ends what moves, the next one leaves; nobody who looks away is kept.

import { byId, fill, isStill, isTyping, make, parse, signed, word } from "./page.js";
import { settle, tumble } from "./motion.js";
import { sound } from "./sound.js";

const TURN_MS = 120;
/** How long the end of a moment stays, by what it shows; less when more is waiting. */
const DWELL_MS = { cards: 4000, roll: 1800, other: 6000 };
const HURRIED_MS = 1200;

let nudge = null;

/** Waits, unless somebody clicks; tells whether somebody did. */
function pause(ms) {
  return new Promise((resolve) => {
    const length = document.hidden ? 0 : ms;
    const timer = length === Infinity ? 0 : setTimeout(() => resolve(false), length);
    nudge = () => {
      clearTimeout(timer);
      resolve(true);
    };
  });
}

/** Shows moments one after another. `isMoreWaiting` tells whether the table has gone on meanwhile. */
export async function playMoments(moments, isMoreWaiting) {
  for (const [index, html] of moments.entries()) {
    const stage = byId("stage");
    if (document.hidden || !stage || stage.classList.contains("is-behind")) return;
    const [moment] = parse(html);
    const cards = [...moment.querySelectorAll(".mini[data-sum]")].sort((a, b) => a.dataset.turn - b.dataset.turn);
    const rolls = [...moment.querySelectorAll("[data-roll]")];
    // A die is thrown over the board; all else takes its place.
    const isOver = rolls.length > 0 && cards.length === 0;
    moment.removeAttribute("id");
    moment.classList.add("moment");
    moment.classList.toggle("is-over", isOver);
    stage.before(moment);
    stage.classList.toggle("is-behind", !isOver);
    await play(moment, cards, rolls, () => isMoreWaiting() || index < moments.length - 1);
    nudge = null;
    moment.remove();
    stage.classList.remove("is-behind");
  }
}

async function play(moment, cards, rolls, isMoreWaiting) {
  const button = make("button", "button moment-on", word("show-all"));
  button.type = "button";
  if (!moment.classList.contains("is-over")) (moment.querySelector(".pile-down") ?? moment).append(button);
  if (!isStill()) {
    if (cards.length) await turn(moment, cards);
    for (const roll of rolls) {
      nudge = settle;
      await tumble(roll);
    }
  }
  button.textContent = moment.dataset.on ?? word("go-on");
  const dwell = Number(moment.dataset.dwell) || DWELL_MS[cards.length ? "cards" : rolls.length ? "roll" : "other"];
  const isAsked = moment.querySelector("form");
  await pause(isAsked ? Infinity : isMoreWaiting() ? HURRIED_MS : dwell);
}

/** Turns the cards of a check, with the sum that each of them makes. */
async function turn(moment, cards) {
  const sum = moment.querySelector(".sum-now");
  const ends = [...moment.querySelectorAll(".sum-now b, .sum-now span, .pile-row-name b")].map((part) => [part, part.textContent]);
  const moveAxis = axisMover(moment.querySelector(".axis"), Number(cards.at(-1).dataset.sum));
  const stack = layStack(moment.querySelector(".pile-down"));
  moment.classList.add("is-turning");
  moment.querySelector(".sum")?.setAttribute("aria-live", "off");
  for (const card of cards) card.classList.add("is-down");

  const show = (count) => {
    const total = count ? Number(cards[count - 1].dataset.sum) : 0;
    if (sum) {
      sum.querySelector("b").textContent = total;
      sum.querySelector("span").textContent = fill(word("after-cards"), { n: count, all: cards.length });
    }
    showRows(moment, cards, count);
    moveAxis(total);
    stack(cards.length - count);
  };
  show(0);
  for (const [index, card] of cards.entries()) {
    if (await pause(TURN_MS)) break;
    cards[index - 1]?.classList.remove("is-new");
    card.classList.replace("is-down", "is-new");
    sound("card");
    show(index + 1);
  }

  for (const card of cards) card.classList.remove("is-down", "is-new");
  for (const [part, text] of ends) part.textContent = text;
  moveAxis(Number(cards.at(-1).dataset.sum));
  stack(0);
  moment.classList.remove("is-turning");
}

/** The totals for and against, over the cards that are turned. */
function showRows(moment, cards, count) {
  const totals = new Map();
  cards.slice(0, count).forEach((card, index) => {
    const row = card.closest(".pile-row");
    const worth = Number(card.dataset.sum) - Number(cards[index - 1]?.dataset.sum ?? 0);
    totals.set(row, (totals.get(row) ?? 0) + worth);
  });
  for (const row of moment.querySelectorAll(".pile-row")) {
    const total = row.querySelector(".pile-row-name b");
    if (total) total.textContent = totals.get(row) ? signed(totals.get(row)) : "0";
  }
}

/** Where bar and marker of a sum stand on an axis, in the axis' own units. */
export function axisAt(sum, { zero, unit, width }) {
  const here = Math.min(Math.max(zero + sum * unit, 0), width);
  return { x: Math.min(zero, here), width: Math.abs(here - zero), here };
}

/** Moves the marker of an axis that was drawn for `end`. */
function axisMover(axis, end) {
  if (!axis?.dataset.unit) return () => {};
  const scale = { zero: Number(axis.dataset.zero), unit: Number(axis.dataset.unit), width: axis.viewBox.baseVal.width };
  const bar = axis.querySelector(".axis-bar");
  const marker = axis.querySelector(".axis-here");
  return (sum) => {
    const at = axisAt(sum, scale);
    bar?.setAttribute("x", at.x);
    bar?.setAttribute("width", at.width);
    if (marker) marker.style.transform = `translateX(${at.here - axisAt(end, scale).here}px)`;
  };
}

/** The cards that are still to turn, as a stack that gets smaller and goes. */
function layStack(place) {
  if (!place) return () => {};
  const left = place.appendChild(make("div", "still-down"));
  const stack = left.appendChild(make("div", "stack"));
  stack.append(...Array.from({ length: 3 }, () => make("i", "back")), make("b", ""));
  left.append(make("span", "", word("to-turn")));
  return (count) => {
    stack.querySelector("b").textContent = count;
    if (!count) left.remove();
  };
}

const PASSING_KEYS = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "v", "V"]);

/** Any click or key ends what is moving; in a moment keys do nothing else. */
export function startEnding() {
  // A moment takes the whole click: what the press ended, the release must not leave.
  addEventListener("pointerdown", () => nudge || settle(), true);
  addEventListener("click", (event) => {
    if (!event.target.closest?.(".record, .top-tools, .secret, .moment form, .moment a")) nudge?.();
  }, true);
  addEventListener("keydown", (event) => {
    if (isTyping() || PASSING_KEYS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    settle();
    if (!nudge || event.target.closest?.(".moment form")) return;
    event.preventDefault();
    event.stopPropagation();
    nudge();
  }, true);
  document.addEventListener("visibilitychange", () => document.hidden && nudge?.());
}
