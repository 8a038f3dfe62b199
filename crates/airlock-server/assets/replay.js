// The replay: the same pages as without script, fetched and drawn into the open one, so that
// pieces slide from step to step. The server decides what a step and a seat's eyes are; the script
// follows its links.

import { drawn, isTyping, main } from "./page.js";
import { keepingFocus, morph } from "./morph.js";
import { forgetTurnedDials, readDials, remember, settle, showTurnedDials, slide } from "./motion.js";

const STEP_MS = 1600;

let asked = 0;
let timer = 0;

const root = () => document.querySelector("[data-replay]");
const link = (name) => root()?.querySelector(`[data-go="${name}"]`);
const playButton = () => root()?.querySelector("[data-play]");

/** Draws the page at an address into this one; only the last one asked for counts. */
async function go(address) {
  const mine = (asked += 1);
  const answer = await fetch(address, { headers: { Accept: "text/html" } }).catch(() => null);
  if (mine !== asked) return false;
  if (!answer?.ok) return location.assign(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const next = document.adoptNode(page.querySelector("main"));
  if (mine !== asked) return false;
  settle();
  const before = remember();
  const dials = readDials();
  forgetTurnedDials();
  keepingFocus(main(), () => morph(main(), next, { fresh: true }));
  document.title = page.title;
  history.replaceState(null, "", answer.url);
  showTurnedDials(dials);
  slide(before);
  drawn();
  main().querySelector(".log .is-here")?.scrollIntoView({ block: "nearest" });
  return true;
}

/** The address of this step with one thing changed. */
function addressWith(name, value) {
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  return address.href;
}

const isPlaying = () => timer !== 0;
const speed = () => Number(root()?.querySelector("input[name=speed]:checked")?.value) || 1;

function showPlaying() {
  const button = playButton();
  if (!button) return;
  button.ariaPressed = String(isPlaying());
  button.classList.toggle("is-playing", isPlaying());
}

function play() {
  timer = setTimeout(async () => {
    const next = link("on");
    if (next?.href && (await go(next.href)) && isPlaying()) play();
    else stop();
  }, STEP_MS / speed());
  showPlaying();
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  showPlaying();
}

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

function onKey(event) {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isSwitch = key === " " && event.target.closest("button, a, summary, label, input");
  const name = KEYS[event.shiftKey ? `Shift ${key}` : key];
  const eyes = /^[1-8]$/.test(key) && root().querySelector(`[data-eyes="${key}"]`);
  if (key === " " && !isSwitch) playButton()?.click();
  else if (name) link(name)?.click();
  else if (eyes) eyes.click();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function onClick(event) {
  const anchor = event.target.closest?.("[data-replay] a[href]");
  if (event.target.closest?.("[data-play]")) {
    event.preventDefault();
    return isPlaying() ? stop() : play();
  }
  if (!anchor || event.ctrlKey || event.metaKey || event.shiftKey || anchor.pathname !== location.pathname) return;
  if (anchor.matches("[data-part], .record [role=tab]")) return;
  event.preventDefault();
  stop();
  go(anchor.href);
}

export function startReplay() {
  if (!root()) return;
  showPlaying();
  addEventListener("keydown", onKey, true);
  document.addEventListener("click", onClick);
  document.addEventListener("input", (event) => {
    if (!event.target.matches(".scrub")) return;
    stop();
    go(addressWith("step", event.target.value));
  });
  document.addEventListener("change", (event) => {
    if (event.target.name === "eyes") go(addressWith("eyes", event.target.value));
  });
}
