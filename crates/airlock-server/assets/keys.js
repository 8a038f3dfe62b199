// The keyboard: letters jump to places, arrows walk within them, digits pick answers.
//
// Board, hand and people are one tab stop each; the arrows rove from thing to thing. Letters do
// nothing while somebody types, and never with Ctrl, Alt or Command.

import { byId, isCommand, isTyping, main, onDrawn } from "./page.js";
import { answers, clearPick, confirmPick, decline, pick } from "./ask.js";
import { closeLastPart, closeMenus, explain } from "./parts.js";
import { showTab } from "./record.js";

/** Groups with one tab stop each, and the things in them. */
const GROUPS = [
  ["#stage", "[data-location], [data-area], label[for]:not([data-area] > .cover, .area-go), .ship[href], .deck:not(:has(label))"],
  ["#hand", ".card"],
  ["#people", ".person"],
];

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const isSeen = (element) => element.getClientRects().length > 0;
const groupOf = (element) => GROUPS.find(([group]) => element.closest?.(group));

/** The things of a group; a person's link stands for the person. */
function things([group, inside]) {
  const all = [...(document.querySelector(group)?.querySelectorAll(inside) ?? [])];
  return all.map((thing) => (thing.matches(".person") && thing.querySelector("a, button")) || thing).filter(isSeen);
}

const stops = new Map();

/** Gives every group its one tab stop again. */
function rove() {
  for (const group of GROUPS) {
    const all = things(group);
    const before = [document.activeElement, stops.get(group)].find((thing) => all.includes(thing));
    const stop = before ?? all.find((thing) => thing.matches(".is-legal")) ?? all[0];
    for (const thing of all) thing.tabIndex = thing === stop ? 0 : -1;
    stops.set(group, stop);
  }
}

/** The thing that lies next in a direction: rather straight ahead than aside, then the nearest. */
export function nextInDirection(from, others, direction) {
  const [across, down] = [["left", "width"], ["top", "height"]];
  const [[start, size], [side, width]] = direction[0] ? [across, down] : [down, across];
  const middle = (rect, edge, length) => rect[edge] + rect[length] / 2;
  const costs = others.map((rect) => {
    const ahead = (middle(rect, start, size) - middle(from, start, size)) * (direction[0] + direction[1]);
    const aside = Math.abs(middle(rect, side, width) - middle(from, side, width));
    const isBeside = aside > (rect[width] + from[width]) / 2;
    return ahead > 1 && aside < ahead * 3 ? ahead + aside * 2 + (isBeside ? 10_000 : 0) : Infinity;
  });
  const least = Math.min(...costs);
  return least === Infinity ? -1 : costs.indexOf(least);
}

/** Walks with the arrows; true if there was something to walk in. */
function walk(event) {
  const group = groupOf(event.target);
  const direction = ARROWS[event.key];
  const all = group ? things(group) : [];
  const here = all.find((thing) => thing === event.target) ?? all.find((thing) => thing.contains(event.target));
  if (!direction || !here) return false;
  const others = all.filter((thing) => thing !== here);
  const [from, ...rects] = [here, ...others].map((thing) => thing.getBoundingClientRect());
  others[nextInDirection(from, rects, direction)]?.focus();
  rove();
  return true;
}

/** Arrows change the tab of a sheet or of the record. */
function changeTab(event) {
  const list = event.target.closest?.("[role=tablist]");
  const step = ARROWS[event.key]?.[0];
  if (!list || !step) return false;
  const tabs = [...list.querySelectorAll("[role=tab]")];
  const at = tabs.indexOf(event.target.closest("[role=tab]"));
  const next = tabs[(at + step + tabs.length) % tabs.length];
  next.focus();
  next.click();
  return true;
}

/** Space picks the thing that has focus: its own label, or the one in it. */
function pickFocused(target) {
  const label = target.closest("label[for]") ?? (target.closest(".person") ?? target).querySelector?.("label[for]");
  if (!label || !groupOf(target)) return false;
  label.click();
  target.focus({ preventScroll: true });
  return true;
}

const focus = (element) => element?.focus();

function focusAsk() {
  const ask = byId("ask");
  const all = answers();
  const first = all.find((answer) => answer.checked) ?? all[0] ?? ask?.querySelector("button, a, summary");
  if (ask && !first) ask.tabIndex = -1;
  focus(first ?? ask);
}

const focusGroup = (index) => {
  rove();
  focus(stops.get(GROUPS[index]));
};

/** Where the hand is a sheet, its cards are reached once it is open. */
function openSheet() {
  const sheet = byId("sheet");
  if (sheet && isSeen(sheet)) sheet.checked = true;
}

const LETTERS = {
  a: focusAsk,
  b: () => focusGroup(0),
  h: () => {
    openSheet();
    focusGroup(1);
  },
  l: () => {
    showTab("log");
    focus(byId("log")?.closest("[tabindex]"));
  },
  c: () => {
    showTab("chat");
    focus([...main().querySelectorAll(".say input")].find(isSeen));
  },
  0: decline,
  u: () => main().querySelector("button[name=back]")?.click(),
  f: () => main().querySelector("button[name=forward]")?.click(),
  y: () => main().querySelector("[data-copy]")?.click(),
  "?": () => explain(document.activeElement),
  "/": () => focus([...document.querySelectorAll("[role=search] input")].at(-1)),
};

/** Arrows go through the hits of a search. */
function walkHits(event) {
  const hits = [...document.querySelectorAll(".found-row")];
  const step = ARROWS[event.key]?.[1];
  const at = hits.indexOf(document.activeElement);
  if (!step || !hits.length || (at < 0 && !event.target.closest?.("[role=search]"))) return false;
  focus(hits[Math.max(at + step, 0)]);
  return true;
}

function escape() {
  if (closeMenus()) return true;
  if (byId("record-more")?.checkVisibility() && byId("record-more").checked) {
    byId("record-more").click();
    return true;
  }
  if (closeLastPart()) return true;
  if (isTyping()) {
    document.activeElement.blur();
    return true;
  }
  return clearPick();
}

/** What has its own use for Space and Enter. */
const OWN = "a, button, summary, label, input";

function handle(event) {
  if (walkHits(event)) return true;
  if (event.key === "Escape") return escape();
  if (isTyping(event.target)) return false;
  if (changeTab(event) || walk(event)) return true;
  if (event.key === " ") return pickFocused(event.target);
  if (event.key === "Enter") {
    // Left to itself the browser would press the first button that is not disabled: the one that declines.
    if (answers().includes(event.target)) {
      confirmPick();
      return true;
    }
    const isLabel = event.target.matches?.("label");
    if (isLabel || !event.target.closest?.(`${OWN}, form`)) confirmPick();
    return isLabel;
  }
  if (/^[1-9]$/.test(event.key) && answers().length) {
    pick(answers()[event.key - 1]);
    return true;
  }
  const letter = LETTERS[event.key.toLowerCase()];
  letter?.();
  return Boolean(letter);
}

export function startKeys() {
  rove();
  onDrawn(rove);
  document.addEventListener("focusin", (event) => groupOf(event.target) && rove());
  document.addEventListener("keydown", (event) => {
    if (!event.defaultPrevented && !isCommand(event) && handle(event)) event.preventDefault();
  });
}
