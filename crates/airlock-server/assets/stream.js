// The line to the table: what the server pushes is shown in order, one thing after another.
//
// Each push is the difference between two states as this seat may see them. The line is opened
// again by itself; a tab that nobody sees closes it and looks in once a minute, so that its title
// still tells whose turn it is.

import { alertPlayer, byId, drawn, main, make, onDrawn, parse, say, toast, word } from "./page.js";
import { keepingFocus, morph } from "./morph.js";
import { forgetTurnedDials, readDials, remember, runPause, settle, settled, showTurnedDials, slide } from "./motion.js";
import { playMoments } from "./moments.js";
import { isSameAsk } from "./ask.js";
import { writeLog } from "./record.js";
import { letGo } from "./secret.js";
import { sound } from "./sound.js";

const HIDE_AFTER_MS = 30_000;
const LOOK_IN_MS = 60_000;
const LOOK_FOR_MS = 8_000;
const SAY_LOST_MS = 1_500;
const RETRY_MS = [1_000, 2_000, 5_000, 10_000];
/** Whoever is further behind than this sees where the table is, not how it came there. */
const BEHIND = 8;

let source = null;
let have = null;
let tries = 0;
let isMyTurn = false;
let isShowing = false;
let lostChip = null;
const waiting = [];

function open() {
  if (source || !main().dataset.stream) return;
  const address = new URL(main().dataset.stream, location.href);
  if (have) address.searchParams.set("have", have);
  source = new EventSource(address);
  source.addEventListener("open", found);
  source.addEventListener("error", lost);
  source.addEventListener("gone", () => location.reload());
  source.addEventListener("push", (event) => {
    have = event.lastEventId || have;
    receive(JSON.parse(event.data));
  });
}

function close() {
  source?.close();
  source = null;
}

function found() {
  tries = 0;
  clearTimeout(lostChip?.timer);
  lostChip?.chip.remove();
  lostChip = null;
}

/** The browser tries again by itself unless it was refused; then we do. */
function lost() {
  lostChip ??= sayLost();
  if (source?.readyState !== EventSource.CLOSED) return;
  close();
  setTimeout(() => document.hidden || open(), RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
  tries += 1;
}

function sayLost() {
  const chip = make("p", "chip lost", word("reconnecting"));
  chip.role = "status";
  return { chip, timer: setTimeout(() => document.body.append(chip), SAY_LOST_MS) };
}

/** Title and chat at once; the rest waits for what is being shown. */
function receive(push) {
  if (push.title) document.title = push.title;
  if ("turn" in push) showTurn(push.turn);
  const { chat, ...regions } = push.regions ?? {};
  if (chat) drawRegions({ chat });
  waiting.push({ ...push, regions });
  if (!isShowing) showAll();
}

function showTurn(turn) {
  document.querySelector("link[rel=icon]")?.setAttribute("href", turn ? "/assets/icon-turn.svg" : "/assets/icon.svg");
  if (turn && !isMyTurn) sound("turn");
  isMyTurn = turn;
}

async function showAll() {
  isShowing = true;
  while (waiting.length) {
    const push = waiting.shift();
    if (push.reload) return location.reload();
    if (waiting.length < BEHIND) await playMoments(push.moments ?? [], () => waiting.length > 0);
    show(push);
    if (waiting.length < BEHIND) await settled();
  }
  isShowing = false;
}

function show(push) {
  settle();
  const before = remember();
  const dials = readDials();
  forgetTurnedDials();
  main().dataset.version = push.version ?? main().dataset.version;
  if (push.log) writeLog(push.log, push.turn, (push.moments ?? []).length === 0);
  drawRegions(push.regions);
  showTurnedDials(dials);
  slide(before);
  say(push.say);
  alertPlayer(push.alert);
}

/** Morphs regions into the page; nothing of the reader's is lost. */
export function drawRegions(regions) {
  for (const [id, html] of Object.entries(regions)) {
    const region = byId(id);
    const [next] = parse(html);
    if (!region || !next) continue;
    if (id === "hand") letGo();
    if (region.classList.contains("is-behind")) next.classList.add("is-behind");
    const fresh = id === "ask" && !isSameAsk(region, next);
    keepingFocus(region, () => morph(region, next, { fresh }));
  }
  drawn(new Set(Object.keys(regions)));
}

/** Closes the line of a tab that nobody sees, and looks in from time to time. */
function watchVisibility() {
  let timer = 0;
  const lookIn = () => {
    if (isMyTurn) return;
    open();
    timer = setTimeout(leave, LOOK_FOR_MS);
  };
  const leave = () => {
    close();
    timer = setTimeout(lookIn, LOOK_IN_MS);
  };
  document.addEventListener("visibilitychange", () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(leave, HIDE_AFTER_MS);
    else open();
  });
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && open());
}

export function startStream() {
  isMyTurn = Boolean(document.querySelector("#ask.is-mine"));
  onDrawn(runPause);
  runPause();
  open();
  watchVisibility();
  addEventListener("offline", () => toast(word("offline")));
}
