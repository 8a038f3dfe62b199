// The replay: the same pages as without script, fetched and drawn into the open one, so that
// pieces slide from step to step. The server decides what a step and a seat's eyes are; the script
// follows its links. Keys press what carries them (`data-key`, see keys.js).

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
  main().querySelector("[data-here]")?.scrollIntoView({ block: "nearest" });
  return true;
}

const speed = () => Number(main().querySelector("input[name=speed]:checked")?.value) || 1;
const stepOn = () => main().querySelector("[data-key=ArrowRight]")?.href;

function showPlaying() {
  const button = main().querySelector("[data-play]");
  if (button) button.ariaPressed = String(timer !== 0);
}

function play() {
  timer = setTimeout(async () => {
    if (stepOn() && (await go(stepOn())) && timer) play();
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
  const link = event.target.closest?.("a[href]");
  if (!link || event.defaultPrevented || event.button !== 0 || isCommand(event) || event.shiftKey) return;
  if (link.pathname !== location.pathname || link.origin !== location.origin) return;
  event.preventDefault();
  stop();
  go(link.href);
}

function onKey(event) {
  const end = { Home: main().dataset.firstPage, End: main().dataset.lastPage }[event.key];
  if (!end || isTyping() || isCommand(event)) return;
  event.preventDefault();
  stop();
  go(end);
}

export function startReplay() {
  if (!main()?.dataset.replay) return;
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  document.addEventListener("input", ({ target }) => {
    const form = target.closest("form[data-scrub]");
    if (!form) return;
    stop();
    go(`${form.action}?${new URLSearchParams(new FormData(form))}`);
  });
}
