// The ask: the one place where I answer. Every answer is a control in `form#ask`; board and hand
// hold labels for it. The script shows the pick everywhere, says what it will do, and names the
// deed on the button. The server stays the judge.

import { byId, onDrawn, signed } from "./page.js";

/** What the ask says while nothing is picked, as the server drew it. */
let atRest = {};

const ask = () => byId("ask");
export const answers = () => [...(ask()?.querySelectorAll("input[name=answer], input[name=card], input[name^=type]") ?? [])];
const picked = () => answers().filter((answer) => answer.checked);
const summary = () => ask()?.querySelector(".ask-summary");
const goButton = () => ask()?.querySelector(".button-go");

/** The same question, drawn anew: what was picked still means the same. */
export function isSameAsk(before, after) {
  const key = (form) => form.querySelector("input[name=key]")?.getAttribute("value");
  return key(before) === key(after);
}

/** Of several cards each needs its type; all other answers are one group. */
const groups = () => new Set(answers().filter((answer) => answer.type === "radio").map((answer) => answer.name)).size;

/** What the pick says, and whether it is enough to go on. */
export function judge(now, cards) {
  if (!cards) return { ...now[0]?.dataset, isEnough: now.length > 0 };
  const { min, max, deeds, summaries } = cards.dataset;
  const count = now.length;
  const worth = now.reduce((sum, card) => sum + Number(card.dataset.worth ?? 0), 0);
  const isEnough = count >= Math.max(1, min) && count <= max;
  if (!count) return { isEnough };
  return {
    isEnough,
    deed: JSON.parse(deeds)[count],
    summary: JSON.parse(summaries)[count]?.replace("{worth}", signed(worth)),
  };
}

/** Shows the pick: on the board, in the hand, in the summary and on the button. */
function show() {
  for (const thing of document.querySelectorAll("label[for], [data-for]")) {
    const control = byId(thing.htmlFor ?? thing.dataset.for);
    if (control?.form === ask() && !ask()?.contains(thing)) thing.classList.toggle("is-selected", control.checked);
  }
  if (!answers().length) return;
  const { summary: text, deed, isEnough } = judge(picked(), ask().querySelector("[data-deeds]"));
  if (summary()) summary().textContent = text ?? atRest.summary;
  const isReady = isEnough && picked().length >= groups();
  for (const button of ask().querySelectorAll("button[name=go]")) button.disabled = !isReady;
  if (goButton()) goButton().textContent = deed ?? atRest.deed;
}

/** Where only one card may go, another pick takes its place. */
function keepToOne(card) {
  if (!card.checked || card.closest("[data-max]")?.dataset.max !== "1") return;
  for (const other of picked()) other.checked = other === card;
}

/** Back to what the server marked; false if nothing else was picked. */
export function clearPick() {
  const changed = answers().filter((answer) => answer.checked !== answer.defaultChecked);
  for (const answer of changed) answer.checked = answer.defaultChecked;
  show();
  return changed.length > 0;
}

export function pick(answer) {
  answer?.click();
  answer?.focus({ preventScroll: true });
}

/** Confirms the pick, as the amber button does. */
export function confirmPick() {
  const button = goButton();
  if (button && !button.disabled) ask().requestSubmit(button);
}

/** Declines, if one may. */
export function decline() {
  ask()?.querySelector("button[name=instead]")?.click();
}

function readAtRest() {
  atRest = { summary: summary()?.textContent, deed: goButton()?.textContent };
}

export function startAsk() {
  readAtRest();
  show();
  document.addEventListener("change", (event) => {
    if (!answers().includes(event.target)) return;
    keepToOne(event.target);
    show();
  });
  document.addEventListener("click", (event) => byId(event.target.closest?.("[data-for]")?.dataset.for)?.click());
  onDrawn((regions) => {
    if (regions.has("ask")) readAtRest();
    show();
  });
}
