// The line to the table: what the server pushes is shown in order, one thing after another.
//
// Each push is the difference between two states as this seat may see them. The line is opened
// again by itself. A tab that nobody sees closes it; it then asks once a minute whether it is my
// turn, so that its icon still tells.

import { byId, drawn, main, make, onDrawn, parse, say, word } from "./page.js";
import { leafNames } from "./leaves.js";
import { keepingFocus, morph } from "./morph.js";
import { forgetTurnedDials, readDials, remember, runPause, settle, settled, showTurnedDials, slide } from "./motion.js";
import { playMoments } from "./moments.js";
import { isSameAsk } from "./ask.js";
import { writeLog } from "./record.js";
import { letGo } from "./secret.js";
import { sound } from "./sound.js";

const HIDE_AFTER_MS = 30_000;
const LOOK_IN_MS = 60_000;
const SAY_LOST_MS = 1_500;
/** The server says something every 20 seconds. */
const SILENCE_MS = 50_000;
const RETRY_MS = [1_000, 2_000, 5_000, 10_000];
/** Whoever is further behind than this sees where the table is, not how it came there. */
const BEHIND = 4;
/** So many of the leaves are told to the server: more than a page shows at once. */
const MOST_LEAVES = 200;

let source = null;
let have = null;
let tries = 0;
let isMyTurn = false;
let isShowing = false;
let lostChip = null;
let keptBoard = null;
let silence = 0;
const waiting = [];

function open() {
  if (source) return;
  const address = new URL(main().dataset.stream, location.href);
  if (have) address.searchParams.set("have", have);
  if (byId("announcement")?.hidden === false) address.searchParams.set("told", "1");
  address.searchParams.set("leaves", leafNames(MOST_LEAVES));
  source = new EventSource(address);
  source.addEventListener("open", found);
  source.addEventListener("beat", hear);
  source.addEventListener("error", lost);
  source.addEventListener("gone", () => location.reload());
  source.addEventListener("announcement", (event) => {
    byId("announcement")?.replaceWith(...parse(JSON.parse(event.data)));
  });
  source.addEventListener("push", (event) => {
    hear();
    have = event.lastEventId || have;
    receive(JSON.parse(event.data));
  });
}

function close() {
  clearTimeout(silence);
  source?.close();
  source = null;
}

/** A line that says nothing for longer than the server ever does is dead, though nobody has hung up. */
function hear() {
  clearTimeout(silence);
  silence = setTimeout(() => {
    close();
    lostChip ??= sayLost();
    if (!document.hidden) open();
  }, SILENCE_MS);
}

function found() {
  hear();
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
  showTurn(push.turn);
  const { chat, ...regions } = push.regions ?? {};
  if (chat) drawRegions({ chat });
  waiting.push({ ...push, regions });
  if (!isShowing) showAll();
}

function showTurn(turn) {
  const icon = byId("icon");
  if (icon) icon.href = turn ? icon.dataset.turn : icon.dataset.rest;
  if (turn && !isMyTurn) sound("turn");
  isMyTurn = Boolean(turn);
}

async function showAll() {
  isShowing = true;
  while (waiting.length) {
    const push = waiting.shift();
    if (push.reload) return loadAnew();
    try {
      if (waiting.length < BEHIND) await playMoments(push.moments ?? [], () => waiting.length > 0);
      show(push);
      if (waiting.length < BEHIND) await settled();
    } catch (error) {
      // What could not be shown is missing from here on: those after it are only what differs from it.
      reportError(error);
      return location.reload();
    }
  }
  isShowing = false;
}

/** The lobby has become a table: another page, which begins at its top. */
function loadAnew() {
  if (!main().matches(".table")) scrollTo({ top: 0, behavior: "instant" });
  location.reload();
}

function show(push) {
  settle();
  const before = remember();
  const dials = readDials();
  forgetTurnedDials();
  if (push.log) writeLog(push.log, push.turn, !push.moments?.length);
  if (push.board) layBoardBack();
  drawRegions(push.regions);
  showTurnedDials(dials);
  slide(before);
  say(push.say, push.alert);
}

/** The board as it lay when something took its place; the server then sends what has changed since. */
function layBoardBack() {
  const stage = byId("stage");
  if (stage && keptBoard) keepingFocus(stage, () => morph(stage, keptBoard.cloneNode(true)));
}

/** Morphs regions into the page; nothing of the reader's is lost. */
function drawRegions(regions) {
  for (const [id, html] of Object.entries(regions)) {
    const region = byId(id);
    const [next] = parse(html);
    if (!region || !next) continue;
    if (id === "hand") letGo();
    if (id === "stage" && "board" in region.dataset) keptBoard = region.cloneNode(true);
    const fresh = id === "ask" && !isSameAsk(region, next);
    keepingFocus(region, () => morph(region, next, { fresh }));
  }
  drawn(new Set(Object.keys(regions)));
}

/** Asks whether it is my turn, without sitting down at the table again. */
async function lookIn() {
  const answer = await fetch("/api/v1/tables", { headers: { Accept: "application/json" } }).catch(() => null);
  const tables = answer?.ok ? await answer.json() : [];
  if (document.hidden && tables.some(({ id, asked }) => id === main().dataset.table && asked)) showTurn(true);
}

/** Closes the line of a tab that nobody sees. */
function watchVisibility() {
  let timer = 0;
  const rest = () => {
    close();
    timer = setTimeout(async () => {
      await lookIn();
      if (document.hidden && !isMyTurn) rest();
    }, LOOK_IN_MS);
  };
  document.addEventListener("visibilitychange", () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(rest, HIDE_AFTER_MS);
    else open();
  });
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && open());
}

export function startStream() {
  if (!main()?.dataset.stream) return;
  isMyTurn = Boolean(document.querySelector("#ask.is-mine"));
  onDrawn((regions) => regions.has("ask") && runPause());
  runPause();
  open();
  watchVisibility();
}
