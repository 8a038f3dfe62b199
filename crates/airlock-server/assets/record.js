// The record: log, chat, notes and standing orders behind one row of tabs.
//
// Tabs switch in the page when their panel is in it, else they are links as without script.

import { byId, main, make, onDrawn, parse, word } from "./page.js";
import { morph } from "./morph.js";
import { tumble } from "./motion.js";
import { sound } from "./sound.js";

const AT_BOTTOM_PX = 40;

let wasMyTurn = false;
let linesSeen = 0;

const tabs = () => [...document.querySelectorAll(".record [role=tab]")];
const tabName = (tab) => new URL(tab.href, location.href).searchParams.get("record");
const panelOf = (tab) => byId(tab.getAttribute("aria-controls") ?? tabName(tab));
const tabKey = () => `airlock-tab-${main().dataset.table ?? ""}`;

/** Opens a tab of the record; false if its panel is not in the page. */
export function openTab(name) {
  const tab = tabs().find((one) => tabName(one) === name);
  if (!tab || !panelOf(tab)) return false;
  sessionStorage.setItem(tabKey(), name);
  showTab(name);
  return true;
}

function showTab(name) {
  for (const tab of tabs()) {
    const isOpen = tabName(tab) === name;
    tab.ariaSelected = String(isOpen);
    tab.tabIndex = isOpen ? 0 : -1;
    const panel = panelOf(tab);
    if (panel) panel.hidden = !isOpen;
  }
  if (name === "chat") readChat();
  if (name === "log") scrollDown(byId("log"));
}

const openTabName = () => tabs().filter((tab) => tab.ariaSelected === "true").map(tabName)[0];

/** How many lines the chat has had; the page may show only the last ones. */
function chatLines() {
  const chat = byId("chat");
  return Number(chat?.dataset.lines) || (chat?.querySelectorAll(".chat-line").length ?? 0);
}

/** Everything in the chat has been seen; the server is told so that it stays seen. */
function readChat() {
  const count = chatCount();
  if (count && byId("chat").dataset.seen) fetch(byId("chat").dataset.seen, { method: "POST" }).catch(() => {});
  count?.remove();
  linesSeen = chatLines();
  scrollDown(byId("chat")?.querySelector(".log"));
}

const chatTab = () => tabs().find((tab) => tabName(tab) === "chat");
const chatCount = () => chatTab()?.querySelector(".count");

function countChat() {
  const unread = chatLines() - linesSeen;
  if (unread <= 0) return;
  sound("chat");
  linesSeen = chatLines();
  if (!chatTab() || openTabName() === "chat") return readChat();
  const count = chatCount() ?? chatTab().appendChild(make("span", "count", "0"));
  count.textContent = Number(count.textContent) + unread;
}

function scrollDown(log) {
  if (log) log.scrollTop = log.scrollHeight;
}

/** Writes on in the log. Lines of versions after `cut` have been taken back. */
export function writeLog({ append, cut, reset }, isMyTurn, isTumbling) {
  const log = byId("log");
  if (!log) return;
  const wasDown = log.scrollHeight - log.scrollTop - log.clientHeight < AT_BOTTOM_PX;
  if (reset) morph(log, parse(reset)[0]);
  if (cut != null) {
    for (const line of log.querySelectorAll("[data-v]")) if (Number(line.dataset.v) > cut) line.remove();
  }
  const lines = append ? parse(append) : [];
  log.append(...lines);
  if (wasMyTurn && isMyTurn === false) markSince(log);
  wasMyTurn = isMyTurn ?? wasMyTurn;
  if (wasDown || reset) scrollDown(log);
  if (isTumbling) for (const line of lines) line.querySelectorAll("[data-roll]").forEach(tumble);
}

/** My turn has ended: all that follows happened since. */
function markSince(log) {
  log.querySelector(".log-since")?.remove();
  log.append(make("li", "log-since", word("since")));
}

export function startRecord() {
  wasMyTurn = Boolean(document.querySelector("#ask.is-mine"));
  linesSeen = chatLines();
  const inAddress = new URLSearchParams(location.search).get("record");
  const name = inAddress ?? sessionStorage.getItem(tabKey()) ?? openTabName();
  if (name && !openTab(name)) openTab(openTabName());
  for (const log of document.querySelectorAll(".log")) scrollDown(log);
  document.addEventListener("click", (event) => {
    const tab = event.target.closest?.(".record [role=tab]");
    if (tab && openTab(tabName(tab))) event.preventDefault();
  });
  onDrawn((regions) => {
    if (openTabName()) showPanels();
    if (regions.has("chat")) countChat();
  });
}

/** A panel that was drawn anew is hidden again if it is not the open one. */
function showPanels() {
  for (const tab of tabs()) {
    const panel = panelOf(tab);
    if (panel) panel.hidden = tab.ariaSelected !== "true";
  }
}
