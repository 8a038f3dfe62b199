// Moments: what deserves a look of its own, shown in place of the stage before the new one is
// drawn. The cards of a check turn one by one, a die tumbles, loyalty cards are dealt.
//
// The server draws a moment as it ends; the script only takes it there in steps. A click or key
// ends what moves, the next one leaves; nobody waits for somebody who looks away.

import { byId, isCommand, isStill, isTyping, parse, signed } from "./page.js";
import { settle, tumble } from "./motion.js";
import { sound } from "./sound.js";

const TURN_MS = 120;
/** How long the end of a moment stays, by what it shows; less when more is waiting. */
const DWELL_MS = { cards: 4000, roll: 1800, other: 12_000 };
const HURRIED_MS = { cards: 2000, roll: 900, other: 6000 };

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
    const cards = [...moment.querySelectorAll(".mini[data-sum]")].sort((a, b) => a.dataset.step - b.dataset.step);
    const rolls = [...moment.querySelectorAll("[data-roll]")];
    const kind = cards.length ? "cards" : rolls.length ? "roll" : "other";
    moment.removeAttribute("id");
    moment.classList.add("moment");
    // A die is thrown over the board; all else takes its place.
    moment.classList.toggle("is-over", kind === "roll");
    stage.classList.toggle("is-behind", kind !== "roll");
    stage.before(moment);
    if (!isStill()) await move(moment, cards, rolls);
    const isHurried = isMoreWaiting() || index < moments.length - 1;
    await pause(moment.querySelector("form") ? Infinity : (isHurried ? HURRIED_MS : DWELL_MS)[kind]);
    nudge = null;
    moment.remove();
    stage.classList.remove("is-behind");
  }
}

/** All that moves in a moment, until it looks as the server drew it. */
async function move(moment, cards, rolls) {
  if (cards.length) await turn(moment, cards);
  for (const roll of rolls) {
    nudge = settle;
    await tumble(roll);
  }
}

/** Turns the cards of a check, with the sum that each of them makes. */
async function turn(moment, cards) {
  const part = (name) => moment.querySelector(name);
  const totals = [...moment.querySelectorAll(".pile-row")].map((row) => [row, row.querySelector(".pile-row-name b")]);
  const texts = [part(".sum-now b"), part(".sum-now span"), ...totals.map(([, total]) => total)].filter(Boolean);
  const ends = texts.map((text) => [text, text.textContent]);
  const last = Number(cards.at(-1).dataset.sum);
  const moveAxis = axisMover(part(".axis"), last);
  const setTurning = (isTurning) => {
    moment.classList.toggle("is-turning", isTurning);
    for (const card of cards) card.classList.toggle("is-down", isTurning);
    for (const shown of moment.querySelectorAll(".still-down, [data-reveal=all]")) shown.hidden = !isTurning;
  };
  const show = (count) => {
    const { sum = "0", after } = cards[count - 1]?.dataset ?? {};
    if (part(".sum-now b")) part(".sum-now b").textContent = signed(Number(sum)).replace("+", "");
    if (part(".sum-now span")) part(".sum-now span").textContent = after ?? "";
    if (part(".stack b")) part(".stack b").textContent = cards.length - count;
    for (const [row, total] of totals) {
      const turned = cards.slice(0, count).filter((card) => row.contains(card));
      total.textContent = signed(turned.reduce((total, card) => total + Number(card.dataset.value), 0));
    }
    moveAxis(Number(sum));
  };

  part(".sum")?.setAttribute("aria-live", "off");
  setTurning(true);
  show(0);
  for (const [index, card] of cards.entries()) {
    if (await pause(TURN_MS)) break;
    cards[index - 1]?.classList.remove("is-new");
    card.classList.replace("is-down", "is-new");
    sound("card");
    show(index + 1);
  }
  setTurning(false);
  for (const card of cards) card.classList.remove("is-new");
  for (const [text, end] of ends) text.textContent = end;
  moveAxis(last);
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

const PASSING_KEYS = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "v", "V"]);
/** What one can do beside a moment without leaving it. */
const BESIDE = ".record, .top-tools, .secret, [data-hold], .moment form, .moment a:not([data-reveal], [data-moment-done])";

/** Any click or key ends what is moving; in a moment keys do nothing else. */
export function startEnding() {
  // A moment takes the whole click: what the press ended, the release must not leave.
  addEventListener("pointerdown", () => nudge || settle(), true);
  addEventListener("click", (event) => {
    if (!nudge || event.target.closest?.(BESIDE)) return;
    if (event.target.closest?.("[data-reveal], [data-moment-done]")) event.preventDefault();
    nudge();
  }, true);
  addEventListener("keydown", (event) => {
    if (isTyping() || isCommand(event) || PASSING_KEYS.has(event.key)) return;
    settle();
    if (!nudge || event.target.closest?.(BESIDE)) return;
    event.preventDefault();
    event.stopPropagation();
    nudge();
  }, true);
  document.addEventListener("visibilitychange", () => document.hidden && nudge?.());
}
