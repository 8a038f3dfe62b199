// The replay: the same pages as without script, fetched and drawn into the open one, so that
// pieces slide from step to step. The server decides what a step and a seat's eyes are; the script
// follows its links.

import { drawn, isCommand, isTyping, main } from "./page.js";
import { keepingFocus, morph } from "./morph.js";
import { forgetTurnedDials, readDials, remember, settle, showTurnedDials, slide } from "./motion.js";

const STEP_MS = 1600;

let asked = 0;
let timer = 0;

/** Draws the page at an address into this one; only the last one asked for counts. */
async function go(address) {
  const mine = (asked += 1);
  const answer = await fetch(address, { headers: { Accept: "text/html" } }).catch(() => null);
  const text = await answer?.text();
  if (mine !== asked) return false;
  if (!answer?.ok) return location.assign(address);
  const page = new DOMParser().parseFromString(text, "text/html");
  settle();
  const before = remember();
  const dials = readDials();
  forgetTurnedDials();
  keepingFocus(main(), () => morph(main(), document.adoptNode(page.querySelector("main"))));
  document.title = page.title;
  history.replaceState(null, "", answer.url);
  showTurnedDials(dials);
  slide(before);
  drawn();
  showPlaying();
  main().querySelector(".log .is-here")?.scrollIntoView({ block: "nearest" });
  return true;
}

const speed = () => Number(main().querySelector("input[name=speed]:checked")?.value) || 1;
const link = (name) => main().querySelector(`[data-go="${name}"]`);

function showPlaying() {
  const button = main().querySelector("[data-play]");
  if (button) button.ariaPressed = String(timer !== 0);
}

function play() {
  timer = setTimeout(async () => {
    const next = link("on")?.href;
    if (next && (await go(next)) && timer) play();
    else stop();
  }, STEP_MS / speed());
  showPlaying();
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  showPlaying();
}

function onClick(event) {
  if (event.target.closest?.("[data-play]")) return timer ? stop() : play();
  const target = event.target.closest?.("a[href]");
  if (!target || event.defaultPrevented || event.button !== 0 || isCommand(event) || event.shiftKey) return;
  if (target.pathname !== location.pathname || target.origin !== location.origin) return;
  event.preventDefault();
  stop();
  go(target.href);
}

/** What each key presses. */
const KEYS = {
  ArrowLeft: "back",
  ArrowRight: "on",
  "Shift ArrowLeft": "back-turn",
  "Shift ArrowRight": "on-turn",
  Home: "first",
  End: "last",
  k: "check",
  r: "reveal",
};

function pressedBy(event) {
  const isOwn = event.target.closest?.("button, a, summary");
  if (event.key === " ") return isOwn ? null : main().querySelector("[data-play]");
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const eyes = /^[1-9]$/.test(key) ? main().querySelector(`[data-eyes="${key}"]`) : null;
  return eyes ?? link(KEYS[event.shiftKey ? `Shift ${key}` : key]);
}

function onKey(event) {
  const isOwn = isTyping() || event.target.closest?.("[role=tablist], input");
  const pressed = isOwn || isCommand(event) ? null : pressedBy(event);
  if (!pressed) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.click();
}

export function startReplay() {
  if (!main()?.dataset.replay) return;
  document.addEventListener("click", onClick);
  addEventListener("keydown", onKey, true);
  document.addEventListener("input", ({ target }) => {
    if (!target.matches(".scrub")) return;
    stop();
    go(`${target.form.action}?${new URLSearchParams(new FormData(target.form))}`);
  });
}
