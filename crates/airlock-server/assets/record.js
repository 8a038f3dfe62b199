// The record: log, chat, notes and standing orders behind one row of tabs, all of them in the page.
// `data-open` of the section says which one is seen.

import { byId, isCommand, main, make, onDrawn, parse, tablePath, word } from "./page.js";
import { tumble } from "./motion.js";
import { sound } from "./sound.js";

const AT_BOTTOM_PX = 40;

let wasMyTurn = false;
let linesSeen = 0;

const record = () => document.querySelector("#record[data-open]");
const tabKey = () => `airlock-tab-${main().dataset.table}`;
const chatTab = () => record()?.querySelector("[data-tab=chat]");
const chat = () => byId("chat") ?? byId("lobby-chat");
const chatLines = () => chat()?.querySelectorAll(".chat-line").length ?? 0;

/** Opens a tab of the record; false if there is none of that name. */
export function openTab(name) {
  if (!record()?.querySelector(`[data-tab="${name}"]`)) return false;
  record().dataset.open = name;
  sessionStorage.setItem(tabKey(), name);
  for (const tab of record().querySelectorAll("[data-tab]")) {
    tab.ariaSelected = String(tab.dataset.tab === name);
    tab.tabIndex = tab.dataset.tab === name ? 0 : -1;
  }
  if (!isShut()) {
    record().querySelector(`[data-tab="${name}"] .count`)?.remove();
    if (name === "chat") tellHeard();
  }
  scrollDown(name === "chat" ? chat()?.querySelector(".log") : byId("log"));
  return true;
}

/** The table counts, for each seat, what was said since it last looked; only a seat takes notes. */
function tellHeard() {
  if (!record().querySelector("[data-tab=notes]")) return;
  fetch(`${tablePath()}/heard`, { method: "POST", headers: { Accept: "application/json" } }).catch(() => {});
}

/** Tells that something was said, and how much of it was not seen. */
function countChat() {
  const unread = chatLines() - linesSeen;
  linesSeen = chatLines();
  if (unread <= 0) return;
  sound("chat");
  scrollDown(chat().querySelector(".log"));
  if (!chatTab()) return;
  if (record().dataset.open === "chat" && !isShut()) tellHeard();
  else badge(chatTab(), unread);
}

/** Where the record is a sheet: whether it is closed. */
const sheet = () => byId("record-more");
const isShut = () => Boolean(sheet()?.checkVisibility() && !sheet().checked);

/** A tab of a closed sheet opens it, the open tab of an open one closes it. */
function pressTab(name) {
  if (!sheet()?.checkVisibility()) return openTab(name);
  sheet().checked = isShut() || record().dataset.open !== name;
  return openTab(name);
}

/** Opens a tab, and the sheet that it lies in. */
export function showTab(name) {
  if (sheet()) sheet().checked = true;
  return openTab(name);
}

/** Shows on a tab how much is new in it. */
function badge(tab, more) {
  const count = tab.querySelector(".count") ?? tab.appendChild(make("span", "count", "0"));
  count.textContent = Number(count.textContent) + more;
}

const scrollerOf = (log) => log?.closest(".log-scroll") ?? log;

function scrollDown(log) {
  const scroller = scrollerOf(log);
  if (scroller) scroller.scrollTop = scroller.scrollHeight;
}

/** At its end, whichever way the scroller counts: one that is laid from below has its end at 0. */
function isDown(scroller) {
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  const isReversed = getComputedStyle(scroller).flexDirection === "column-reverse";
  return (isReversed ? -scrollTop : scrollHeight - clientHeight - scrollTop) < AT_BOTTOM_PX;
}

/** Writes on in the log, or all of it anew where something was taken back. */
export function writeLog({ append, reset }, isMyTurn, isTumbling) {
  const log = byId("log");
  if (!log) return;
  const wasDown = isDown(scrollerOf(log));
  if (reset != null) {
    const all = parse(reset);
    log.replaceChildren(...(all[0]?.matches("ol") ? all[0].children : all));
  }
  const lines = parse(append ?? "");
  log.append(...lines);
  if (isShut() && lines.length) badge(record().querySelector("[data-tab=log]"), lines.length);
  if (wasMyTurn && isMyTurn === false) markSince(log);
  wasMyTurn = isMyTurn ?? wasMyTurn;
  if (wasDown || reset != null) scrollDown(log);
  if (isTumbling) for (const line of lines) line.querySelectorAll("[data-roll]").forEach(tumble);
}

/** I have answered: all that follows happened since. */
function markSince(log) {
  log.querySelector(".log-since")?.remove();
  log.append(make("li", "log-since", word("since")));
}

/** Earlier lines in place: what is read stays where it is. If they cannot be had, the link is followed. */
async function showEarlier(link) {
  const answer = await fetch(link.href, { headers: { Accept: "text/html", "X-Part": "log" } }).catch(() => null);
  const [lines] = parse(answer?.ok ? await answer.text() : "");
  if (!lines) {
    location.assign(link.href);
    return;
  }
  const scroller = scrollerOf(byId("log"));
  const below = scroller.scrollHeight - scroller.scrollTop;
  byId("log").replaceChildren(...lines.children);
  scroller.scrollTop = scroller.scrollHeight - below;
}

/** A line that names a place leads to it: its board is shown on a phone, and opened where it lies folded. */
function showBoard(link) {
  const place = document.querySelector(`#stage ${link.hash}`);
  if (!place) return;
  if (sheet()?.checkVisibility()) sheet().checked = false;
  const site = place.closest(".site");
  const tab = document.querySelector(`#berth-tabs [value="${site?.dataset.board ?? "galactica"}"]`);
  if (tab) tab.checked = true;
  if (site && !place.checkVisibility()) site.querySelector(".site-open")?.click();
}

export function startRecord() {
  wasMyTurn = Boolean(document.querySelector("#ask.is-mine"));
  linesSeen = chatLines();
  scrollDown(chat()?.querySelector(".log"));
  const inAddress = new URLSearchParams(location.search).get("record");
  openTab(inAddress ?? sessionStorage.getItem(tabKey())) || openTab(record()?.dataset.open);
  document.addEventListener("click", (event) => {
    const tab = event.target.closest?.("#record [data-tab]");
    if (tab && pressTab(tab.dataset.tab)) event.preventDefault();
    const named = event.target.closest?.("#record .ref[href^='#']");
    if (named && !isCommand(event)) showBoard(named);
    const earlier = event.target.closest?.(".log-earlier a");
    if (!earlier || isCommand(event)) return;
    event.preventDefault();
    showEarlier(earlier);
  });
  sheet()?.addEventListener("change", () => sheet().checked && openTab(record().dataset.open));
  onDrawn((regions) => (regions.has("chat") || regions.has("lobby-chat")) && countChat());
}
