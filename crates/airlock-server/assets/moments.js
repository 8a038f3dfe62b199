// Moments: what deserves a look of its own, shown in place of the stage before the new one is
// drawn. The cards of a check turn one by one, a die tumbles, loyalty cards are dealt.
//
// The server draws a moment as it ends; the script only takes it there in steps. A click or key
// ends what moves, the next one leaves; nobody waits for somebody who looks away.

import { fill, isCommand, isStill, isTyping, make, parse, signed, word } from "./page.js";
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
    // Whoever looks away, or at a sheet, finds it in the log.
    const stage = document.querySelector("#stage:not(.is-part ~ *)");
    if (document.hidden || !stage) return;
    const [moment] = parse(html);
    moment.removeAttribute("id");
    stage.before(moment);
    try {
      await play(moment, () => isMoreWaiting() || index < moments.length - 1);
    } finally {
      nudge = null;
      moment.remove();
    }
  }
}

async function play(moment, isHurried) {
  const cards = [...moment.querySelectorAll(".mini[data-sum]")].sort((a, b) => a.dataset.turn - b.dataset.turn);
  const rolls = [...moment.querySelectorAll("[data-roll]")];
  const kind = cards.length ? "cards" : rolls.length ? "roll" : "other";
  const button = make("button", "button moment-on", word("show-all"));
  button.type = "button";
  // A die is thrown over the board, for a blink; all else takes its place.
  moment.classList.add("moment", `is-${kind}`);
  if (kind !== "roll") (moment.querySelector(".pile-down, .dealing-foot") ?? moment).append(button);
  if (!isStill()) {
    if (cards.length) await turn(moment, cards);
    for (const roll of rolls) {
      nudge = settle;
      await tumble(roll);
    }
  }
  button.textContent = moment.dataset.on ?? word("go-on");
  const dwell = Number(moment.dataset.dwell) || (isHurried() ? HURRIED_MS : DWELL_MS)[kind];
  const isAsked = moment.querySelector("form");
  await pause(isAsked ? Infinity : dwell);
}

/** Turns the cards of a check one by one, until it looks as the server drew it. */
async function turn(moment, cards) {
  const reveal = revealOf(moment, cards);
  reveal.begin();
  for (const [index, card] of cards.entries()) {
    if (await pause(TURN_MS)) break;
    cards[index - 1]?.classList.remove("is-new");
    card.classList.replace("is-down", "is-new");
    sound("card");
    reveal.show(index + 1);
  }
  reveal.end();
}

/** The parts of a check that follow its cards. */
function revealOf(moment, cards) {
  const find = (name) => moment.querySelector(name);
  const [sum, verdict, down] = [find(".sum-now b"), find(".sum-now span"), find(".pile-down")];
  const rows = [...moment.querySelectorAll(".pile-row")].map((row) => [row, row.querySelector(".pile-row-name b")]);
  const texts = [sum, verdict, ...rows.map(([, total]) => total)].filter(Boolean);
  const ends = texts.map((text) => text.textContent);
  const last = Number(cards.at(-1).dataset.sum);
  const moveAxis = axisMover(find(".axis"), last);
  const stack = stackOf();
  const write = (part, text) => part && (part.textContent = text);
  const show = (count) => {
    const total = cards[count - 1]?.dataset.sum ?? "0";
    write(sum, total.replace("-", "−"));
    write(verdict, fill(word("after-cards"), { n: count, all: cards.length }));
    write(stack.querySelector("b"), cards.length - count);
    for (const [row, worth] of rows) {
      const turned = cards.slice(0, count).filter((card) => row.contains(card));
      write(worth, signed(turned.reduce((all, card) => all + Number(card.dataset.value), 0)));
    }
    moveAxis(Number(total));
  };
  return {
    begin() {
      // The sum is told once, at its end.
      find(".sum")?.setAttribute("aria-live", "off");
      moment.classList.add("is-turning");
      for (const card of cards) card.classList.add("is-down");
      down?.prepend(stack);
      show(0);
    },
    show,
    end() {
      moment.classList.remove("is-turning");
      for (const card of cards) card.classList.remove("is-down", "is-new");
      stack.remove();
      texts.forEach((text, index) => write(text, ends[index]));
      moveAxis(last);
    },
  };
}

/** The cards that are still to turn. */
function stackOf() {
  const left = make("div", "still-down");
  const stack = left.appendChild(make("div", "stack"));
  stack.append(...Array.from({ length: 3 }, () => make("i", "back")), make("b", ""));
  left.append(make("span", "", word("to-turn")));
  return left;
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
const BESIDE = ".record, .top-tools, .secret, .moment :is(form, a)";

/** Any click or key ends what is moving; in a moment keys do nothing else. */
export function startEnding() {
  // A moment takes the whole click: what the press ended, the release must not leave.
  addEventListener("pointerdown", () => nudge || settle(), true);
  addEventListener("click", (event) => {
    if (!nudge || event.target.closest?.(BESIDE)) return;
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
