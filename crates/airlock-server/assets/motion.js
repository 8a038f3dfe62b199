// What moves: pieces slide from where they were, new ones appear, gone ones fade, dials turn,
// dice tumble, the pause runs out.
//
// First-last-invert-play: `remember` before a change, `slide` after it. Everything that is under
// way is kept in one set, so that any click or key can end it (`settle`).

import { crowdOf, movesOf } from "./crowds.js";
import { byId, isStill, make, signed } from "./page.js";
import { sound } from "./sound.js";

const SLIDE_MS = 250;
const ROLL_MS = 600;
const LATE_MS = 400;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
/** Regions whose pieces slide. A token stands in several of them at once. */
const REGIONS = ["people", "fleet", "stage", "hand"];

/** What moves, and what is to be done at its end. */
const underway = new Map();

function animate(element, frames, options, atEnd = () => {}) {
  const animation = element.animate(frames, { easing: EASE, ...options });
  // A window that is not drawn lets no animation end, and the table must not wait for it.
  const late = setTimeout(() => animation.finish(), options.duration + LATE_MS);
  const done = () => {
    clearTimeout(late);
    return underway.delete(animation) && atEnd();
  };
  underway.set(animation, atEnd);
  animation.finished.then(done, done);
  return animation;
}

/** Ends all that moves, at its end. */
export function settle() {
  for (const [animation, atEnd] of underway) {
    underway.delete(animation);
    animation.finish();
    atEnd();
  }
}

/** Resolves when nothing moves any more. */
export const settled = () => Promise.allSettled([...underway.keys()].map((animation) => animation.finished));

/** All pieces by region and name. */
function pieces() {
  const found = new Map();
  for (const region of REGIONS) {
    for (const element of byId(region)?.querySelectorAll("[data-piece]") ?? []) {
      found.set(`${region}/${element.dataset.piece}`, element);
    }
  }
  return found;
}

/** The board, or what took its place by its name: another one is another picture, where nothing slides. */
const stageKind = () => (byId("stage") && "board" in byId("stage").dataset ? "board" : byId("stage")?.ariaLabel);

/** Where every piece lies before something changes. */
export function remember() {
  if (isStill()) return null;
  const places = new Map();
  for (const [key, element] of pieces()) {
    const rect = element.getBoundingClientRect();
    if (rect.width) places.set(key, { rect, element, parent: element.parentElement, crowd: crowdOf(element) });
  }
  return { places, stage: stageKind() };
}

/** What the dials show, by their names. */
export function readDials() {
  const dials = document.querySelectorAll(".dial[data-dial] .dial-number");
  return new Map([...dials].map((number) => [number.closest(".dial").dataset.dial, parseInt(number.textContent, 10)]));
}

/** Shows by how much each dial turned, until the next change. */
export function showTurnedDials(before) {
  for (const [dial, value] of readDials()) {
    const change = value - (before.get(dial) ?? value);
    const number = document.querySelector(`.dial[data-dial="${dial}"] .dial-number`);
    if (!change || number.querySelector(".dial-change")) continue;
    const mark = make("span", change > 0 ? "dial-change is-good" : "dial-change", signed(change));
    number.append(mark);
    if (!isStill()) animate(mark, [{ opacity: 0, translate: "0 6px" }, {}], { duration: SLIDE_MS });
  }
}

export function forgetTurnedDials() {
  for (const mark of document.querySelectorAll(".dial-change")) mark.remove();
}

/** Lets everything slide from where it was remembered to where it is now. */
export function slide(before) {
  if (!before || isStill()) return;
  const isOtherStage = stageKind() !== before.stage;
  const isApart = (key) => isOtherStage && key.startsWith("stage/");
  if (isOtherStage) animate(byId("stage"), [{ opacity: 0 }, {}], { duration: SLIDE_MS });
  const now = pieces();
  const moved = isOtherStage ? new Map() : movedCrowds(before, now);
  const shifts = new Map();
  for (const [key, element] of now) {
    const rect = element.getBoundingClientRect();
    const old = before.places.get(key) ?? moved.get(key);
    if (isApart(key) || !rect.width) continue;
    if (old) shifts.set(element, [old.rect.left - rect.left, old.rect.top - rect.top]);
    else animate(element, [{ opacity: 0, scale: 0.8 }, {}], { duration: SLIDE_MS });
  }
  shifts.forEach((shift, element) => slideBy(element, shift, shifts));
  for (const [key, old] of before.places) {
    if (!now.has(key) && !isApart(key) && !moved.has(key)) fade(old);
  }
}

/**
 * Ships among others that are alike: one that is drawn anew slides from where it was, one that joins
 * others flies to them as a ghost. What has arrived or gone so, by its name.
 */
function movedCrowds(before, now) {
  const found = (entries) => entries.filter((entry) => entry.crowd).map((entry) => ({ ...entry.crowd, ...entry }));
  const old = found([...before.places].map(([key, place]) => ({ key, ...place })));
  const fresh = [...now].map(([key, element]) => {
    return { key, element, rect: element.getBoundingClientRect(), crowd: crowdOf(element) };
  });
  const moved = new Map();
  for (const { from, to } of movesOf(old, found(fresh))) {
    if (before.places.has(to.key) || moved.has(to.key)) fly(from, to.rect);
    else moved.set(to.key, from);
    moved.set(from.key, from);
  }
  return moved;
}

/** A ghost of a ship that goes from its area to another one. */
function fly(from, to) {
  const { ghost, x, y } = ghostOf(from);
  ghost.querySelector(".ship-count")?.remove();
  const there = `${x + to.left - from.rect.left}px ${y + to.top - from.rect.top}px`;
  animate(ghost, [{}, { translate: there }], { duration: SLIDE_MS }, () => ghost.remove());
}

/** A token in a viper has moved as far as the viper: only the rest is its own. */
function slideBy(element, [x, y], shifts) {
  const [carriedX, carriedY] = shifts.get(element.parentElement?.closest("[data-piece]")) ?? [0, 0];
  const [ownX, ownY] = [x - carriedX, y - carriedY];
  if (Math.abs(ownX) + Math.abs(ownY) < 1) return;
  // What holds the piece must neither clip nor cover it on its way.
  element.classList.add("is-sliding");
  const frames = [{ translate: `${ownX}px ${ownY}px` }, { translate: "0 0" }];
  animate(element, frames, { duration: SLIDE_MS }, () => element.classList.remove("is-sliding"));
}

/** A gone piece fades where it was, as long as there is such a place. */
function fade(place) {
  if (!place.parent.isConnected) return;
  const { ghost } = ghostOf(place);
  animate(ghost, [{ opacity: 1 }, { opacity: 0, scale: 0.8 }], { duration: SLIDE_MS }, () => ghost.remove());
}

/** A ghost of a piece where it was, in the place that gave it its size; `x` and `y` bring it there. */
function ghostOf({ rect, element, parent }) {
  const ghost = element.cloneNode(true);
  ghost.classList.add("ghost");
  ghost.ariaHidden = "true";
  // Nobody finds a piece by its ghost, and a label in it picks nothing any more.
  for (const part of [ghost, ...ghost.querySelectorAll("[data-piece], [id], [for]")]) {
    for (const name of ["data-piece", "id", "for"]) part.removeAttribute(name);
  }
  parent.append(ghost);
  Object.assign(ghost.style, { width: `${rect.width}px`, height: `${rect.height}px` });
  const at = ghost.getBoundingClientRect();
  const [x, y] = [rect.left - at.left, rect.top - at.top];
  ghost.style.translate = `${x}px ${y}px`;
  return { ghost, x, y };
}

/** Tumbles a die; its words come when it lies still. */
export function tumble(roll) {
  const glyph = roll.querySelector(".glyph") ?? roll;
  const face = glyph.querySelector("use");
  const href = face?.getAttribute("href");
  if (isStill()) return Promise.resolve();
  sound("die");
  face?.setAttribute("href", href.replace(/#.*/, "#d8"));
  roll.classList.add("is-rolling");
  const from = { translate: "-2rem -1.5rem", rotate: "-540deg", scale: 0.7, opacity: 0 };
  const lie = () => {
    face?.setAttribute("href", href);
    roll.classList.remove("is-rolling");
  };
  return animate(glyph, [from, { opacity: 1, offset: 0.6 }, {}], { duration: ROLL_MS }, lie).finished;
}

/** The pause is the same for everybody: a bar that runs out, whoever could use it. */
export function runPause() {
  const bar = document.querySelector(".pause[data-left] .pause-left");
  bar?.getAnimations().forEach((animation) => animation.cancel());
  if (!bar || isStill()) return;
  const duration = Number(bar.closest(".pause").dataset.left);
  bar.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], { duration, fill: "forwards" });
}
