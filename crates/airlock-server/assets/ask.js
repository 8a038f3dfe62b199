// The ask: the one place where I answer. Every answer is a control in `form#ask`; board and hand
// hold labels for it. The script shows the pick everywhere, says what it will do, and names the
// deed on the button. The server stays the judge.

import { byId, fill, main, onDrawn, signed } from "./page.js";

/** What the ask says while nothing is picked, as the server drew it. */
let atRest = { summary: "", deed: "" };

const ask = () => byId("ask");
export const answers = () => [...(ask()?.querySelectorAll("input[name=answer], input[name=card]") ?? [])];
const picked = () => answers().filter((answer) => answer.checked);
const goButton = () => ask()?.querySelector(".button-go");
const summary = () => ask()?.querySelector(".ask-summary");

const valueOf = (form, name) => form.querySelector(`input[name=${name}]`)?.getAttribute("value");

/** The same question with the same answers: what was picked still means the same. */
export function isSameAsk(before, after) {
  if (valueOf(before, "version") === valueOf(after, "version")) return true;
  const content = (form) =>
    [...form.querySelectorAll(".ask-title, input[name=answer], input[name=card]")].map((part) =>
      part.value === undefined ? part.textContent : `${part.id}=${part.closest("label")?.textContent}`,
    );
  return content(before).join("\n") === content(after).join("\n");
}

/** Things on board and in hand that stand for an answer. */
const stand = () => main().querySelectorAll("label[for], [data-for]");

function mirror() {
  for (const thing of stand()) {
    if (thing.closest("#ask")) continue;
    const control = byId(thing.htmlFor ?? thing.dataset.for);
    if (control && control.form === ask()) thing.classList.toggle("is-selected", control.checked);
  }
}

/** The words for so many cards: those for exactly this number, or those for any. */
function words(kind, count, sum) {
  const form = ask();
  const template = form.getAttribute(`data-${kind}-${count}`) ?? (count ? form.getAttribute(`data-${kind}-n`) : null);
  return template && fill(template, { n: count, sum: signed(sum) });
}

function isEnough(count) {
  const { min = 1, max = Infinity } = ask().dataset;
  return count >= Number(min) && count <= Number(max);
}

/** Shows the pick: on the board, in the hand, in the summary and on the button. */
function show() {
  mirror();
  const all = answers();
  if (!all.length) return;
  const now = picked();
  const [first] = now;
  const isCards = all[0].name === "card";
  const sum = now.reduce((total, card) => total + Number(card.dataset.worth ?? 0), 0);
  const text = isCards || !first ? words("summary", now.length, sum) : first.dataset.summary;
  const deed = isCards || !first ? words("deed", now.length, sum) : first.dataset.deed;
  if (summary()) summary().textContent = text ?? atRest.summary;
  if (!goButton()) return;
  goButton().textContent = deed ?? atRest.deed;
  goButton().disabled = isCards ? !isEnough(now.length) : !first;
}

/** Where only one card may go, another pick takes its place. */
function keepToOne(card) {
  if (card.name !== "card" || !card.checked || ask().dataset.max !== "1") return;
  for (const other of picked()) other.checked = other === card;
}

export function clearPick() {
  const now = picked();
  for (const answer of now) answer.checked = false;
  show();
  return now.length > 0;
}

export function pick(answer) {
  answer?.click();
  answer?.focus({ preventScroll: true });
}

/** Confirms the pick, as the amber button does. */
export function confirm() {
  const button = goButton();
  if (button && !button.disabled) ask().requestSubmit(button);
}

function readAtRest() {
  atRest = { summary: summary()?.textContent ?? "", deed: goButton()?.textContent ?? "" };
}

export function startAsk() {
  readAtRest();
  show();
  document.addEventListener("change", (event) => {
    if (!answers().includes(event.target)) return;
    keepToOne(event.target);
    show();
  });
  document.addEventListener("click", (event) => {
    const thing = event.target.closest?.("[data-for]");
    if (thing) byId(thing.dataset.for)?.click();
  });
  onDrawn((regions) => {
    if (regions.has("ask")) readAtRest();
    show();
  });
}
